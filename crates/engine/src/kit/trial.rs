//! One random game, with everything checked on the way.

use std::{cell::Cell, rc::Rc, thread};

use super::{
    Coverage, Failure, Property, Settings,
    closed::nothing_follows_the_end,
    failure::{Broken, Kept, require},
    position, records,
    worlds::Twin,
};
use crate::{
    Dice, Digest, Draft, FairSetup, Game, Header, Match, Play, Random, Seat, Seed, SplitMix, Step, Turn, Viewer, legal_moves,
};

/// A game being played and checked.
pub(super) struct Trial<'a, G: Game> {
    pub(super) coverage: &'a mut Coverage,
    pub(super) random: SplitMix,
    pub(super) table: Match<G>,
    /// The positions after each line of the record, the first position before them.
    pub(super) trail: Vec<G>,
    settings: &'a Settings<G>,
    seed: Seed,
    dice: Dice,
    twins: Vec<Twin<G>>,
    place: Rc<Place>,
}

/// Where the trial is; told when the game's own code panics, too.
struct Place {
    game: u64,
    setup: usize,
    position: Cell<u32>,
}

impl Place {
    fn failure(&self, broken: Broken) -> Failure {
        let Broken { property, text } = broken;
        Failure { property, game: self.game, setup: self.setup, position: self.position.get(), text }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("the kit was in game {}, set-up {}, position {}", self.game, self.setup, self.position.get());
        }
    }
}

/// A whole decision, made up at random.
pub(super) struct Decision<G: Game> {
    pub(super) seat: Seat,
    pub(super) moves: Vec<G::Move>,
    /// The positions after each move.
    pub(super) worlds: Vec<G>,
    /// What the draft let the seat hear, if it could foretell all of it.
    pub(super) foretold: Option<Vec<G::Report>>,
    /// Whether the last move shows the seat something, so that the decision had to end.
    pub(super) teaches: bool,
}

impl<'a, G: Game> Trial<'a, G> {
    /// Plays the game with this number to its end.
    pub(super) fn run(settings: &'a Settings<G>, game: u64, coverage: &'a mut Coverage) -> Result<(), Failure> {
        let setup = (game % settings.setups.len() as u64) as usize;
        let place = Rc::new(Place { game, setup, position: Cell::new(0) });
        let mut trial = Trial::begin(settings, &place, coverage).map_err(|broken| place.failure(broken))?;
        trial.play_out().map_err(|broken| place.failure(broken))
    }

    fn begin(settings: &'a Settings<G>, place: &Rc<Place>, coverage: &'a mut Coverage) -> Result<Trial<'a, G>, Broken> {
        let setup = settings.setups[place.setup].clone();
        let seats = G::seats(&setup);
        require(G::begin(&setup, u16::MAX).is_err(), Property::Setup, || "rules of version 65535 are accepted".to_owned())?;
        let seed = Seed::for_simulation(settings.seed, place.game);
        let fair = FairSetup::new(&seed, (0..seats).map(|seat| Digest::of(&[b"nonce", &[seat as u8]])).collect());
        let key = fair.key(&seed).ok_or_else(|| Broken::new(Property::Setup, "the seed does not fit its own commitment"))?;
        let table =
            Match::<G>::begin(Header::new(setup, fair)).map_err(|error| Broken::new(Property::Setup, error.to_string()))?;
        let players = table.game().players();
        require(players == seats, Property::Setup, || format!("the set-up has {seats} seats, the game {players}"))?;
        let mut random = SplitMix::fork(settings.seed, place.game);
        let twins = Twin::for_all_viewers(table.game(), &mut random);
        let trail = vec![table.game().clone()];
        Ok(Trial { coverage, random, table, trail, settings, seed, dice: Dice::new(key, 0), twins, place: Rc::clone(place) })
    }

    fn play_out(&mut self) -> Kept {
        loop {
            match self.table.game().turn() {
                Turn::Seat(seat) => {
                    let decision = self.make_up_decision(seat)?;
                    self.hand_in(&decision)?;
                }
                Turn::House => self.let_house_play()?,
                Turn::Over => break,
            }
            require(self.table.position() < self.settings.longest, Property::End, || {
                format!("the game has not ended after {} moves", self.settings.longest)
            })?;
        }
        self.check_position(&self.table.game().clone(), self.table.position())?;
        self.coverage.games += 1;
        self.table.end(self.seed, None);
        self.trail.push(self.table.game().clone());
        nothing_follows_the_end(&self.table)?;
        self.check_records()
    }

    fn check_records(&mut self) -> Kept {
        records::round_trip(&self.table, &self.trail, self.seed, &mut self.random)?;
        for _ in 0..self.settings.damages {
            records::damage_is_found(self.table.record(), &mut self.random)?;
            self.coverage.damages += 1;
        }
        Ok(())
    }

    /// Checks all that can be said of a position.
    fn check_position(&mut self, game: &G, number: u32) -> Kept {
        self.place.position.set(number);
        position::all(game)?;
        self.twins.iter_mut().try_for_each(|twin| twin.renew(game))
    }

    fn follow(&mut self, step: &Step<'_, G>) -> Kept {
        position::audit(step.after)?;
        self.twins.iter_mut().try_for_each(|twin| twin.follow(step, self.coverage))
    }

    /// Draws a decision at random, small move by small move, in truth and in a draft.
    fn make_up_decision(&mut self, seat: Seat) -> Result<Decision<G>, Broken> {
        let mut decision = Decision { seat, moves: Vec::new(), worlds: Vec::new(), foretold: Some(Vec::new()), teaches: false };
        let mut draft = self.table.seen(seat).draft(&mut self.random);
        let mut before = self.table.game().clone();
        loop {
            let number = self.table.position() + decision.moves.len() as u32;
            self.check_position(&before, number)?;
            self.coverage.positions += 1;
            let (mv, after) = self.move_at_random(&before, seat, number + 1, &mut draft, &mut decision.foretold)?;
            decision.moves.push(mv);
            decision.worlds.push(after.clone());
            decision.teaches = before.teaches(mv);
            let open = after.turn() == Turn::Seat(seat) && !(after.at_rest() && self.random.below(2) == 0);
            if !open || decision.teaches || number >= self.settings.longest {
                return Ok(decision);
            }
            before = after;
        }
    }

    fn move_at_random(
        &mut self,
        before: &G,
        seat: Seat,
        number: u32,
        draft: &mut Draft<G>,
        foretold: &mut Option<Vec<G::Report>>,
    ) -> Result<(G::Move, G), Broken> {
        let mut legal = Vec::new();
        legal_moves(before, &mut legal);
        let mv = *self.random.pick(&legal);
        let (mut after, mut events) = (before.clone(), Vec::new());
        after.play(mv, &mut events);
        let play = Play::Move { seat, mv };
        let step = Step { number, before, play: &play, events: &events, after: &after };
        if let Some(so_far) = foretold {
            match super::decisions::foretell(draft, &step, seat, mv)? {
                Some(reports) => so_far.extend(reports),
                None => *foretold = None,
            }
        }
        self.follow(&step)?;
        Ok((mv, after))
    }

    fn let_house_play(&mut self) -> Kept {
        let before = self.table.game().clone();
        self.check_position(&before, self.table.position())?;
        self.coverage.house_positions += 1;
        let mut events = Vec::new();
        self.table.house(&mut self.dice, &mut events);
        let after = self.table.game().clone();
        let play = self.table.record().plays.last().cloned().expect("the house has just played");
        self.follow(&Step { number: self.table.position(), before: &before, play: &play, events: &events, after: &after })?;
        self.trail.push(after);
        self.nobody_can_undo("a move of the house")
    }

    pub(super) fn nobody_can_undo(&self, since: &str) -> Kept {
        let who = Seat::all(self.table.game().players()).find(|seat| self.table.can_undo(*seat).is_ok());
        require(who.is_none(), Property::Undo, || format!("{who:?} can take back a move from before {since}"))
    }
}

/// Any viewer of a running game.
pub(super) fn any_viewer<G: Game>(game: &G, random: &mut impl Random) -> Viewer {
    let players = game.players();
    match random.below(players as u32 + 1) as usize {
        index if index < players => Viewer::Seat(Seat::new(index)),
        _ => Viewer::Spectator,
    }
}
