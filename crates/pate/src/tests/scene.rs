//! Positions in words: a table after a set-up by hand, changed piece by piece and played on through the checked door.
//!
//! The street, by field (its number of pips):
//! 0 (1), 1 (2), 2 (5) | 3 (4), 4 (1), 5 (3) | 6 (5), 7 (2), 8 (1) | 9 (3), 10 (4), 11 (2).

use engine::{Action, Game, Notation, Refuse, Seat, Turn, Viewer, Weight};

use crate::state::{Holdings, Phase};
pub(super) use crate::{
    Business, Card, Cause, Colour, Die, Event, Face, Favour, House, Move, Party, Pate, Question, Refusal, Setup, Spot, Tile,
    Track,
};
use crate::{CardSet, DieSet, Family, FamilyView, Field, FieldSet, RULES, TileSet, View};

/// A table and the last thing that was done at it.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) game: Pate,
    /// What happened in the last step.
    pub(super) heard: Vec<Event>,
    before: Pate,
}

/// Shorter than `Seat::new`.
pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

/// A payment by the bank to a seat.
pub(super) fn bank_pays(to: usize, amount: i32, cause: Cause) -> Event {
    Event::Paid { from: Party::Bank, to: Party::Seat(seat(to)), amount, cause }
}

/// A payment by a seat to the bank.
pub(super) fn pays_bank(from: usize, amount: i32, cause: Cause) -> Event {
    Event::Paid { from: Party::Seat(seat(from)), to: Party::Bank, amount, cause }
}

fn fields(of: &[usize]) -> FieldSet {
    of.iter().fold(FieldSet::EMPTY, |set, &field| set.or(FieldSet::only(Field::new(field))))
}

fn read<A: Action>(text: &str) -> A {
    Notation::new().read(text).unwrap_or_else(|| panic!("no such action: {text:?}"))
}

fn die(word: &str) -> Die {
    Die::ALL.into_iter().find(|die| die.word() == word).unwrap_or_else(|| panic!("no such die: {word:?}"))
}

fn face(word: &str) -> Face {
    Face::ALL.into_iter().find(|face| face.to_string() == word).unwrap_or_else(|| panic!("no such face: {word:?}"))
}

// Where the scene starts.
impl Scene {
    /// A table that is not set up yet (P1.5).
    pub(super) fn unset(setup: &Setup) -> Scene {
        let game = Pate::begin(setup, 1).expect("the set-up is legal");
        Scene { game, heard: Vec::new(), before: game }
    }

    /// A table of the standard edition after the set-up: family s holds district s, the car stands on field 0 and the first
    /// card is about to be turned.
    pub(super) fn with(players: u8) -> Scene {
        Scene::of(&Setup::standard(players))
    }

    /// The same table for another set-up.
    pub(super) fn of(setup: &Setup) -> Scene {
        let picks = (0..setup.players).rev();
        picks.fold(Scene::unset(setup).play("car 0"), |scene, district| scene.play(&format!("district {district}")))
    }
}

// What the position is. Whatever a family gets comes from where it would come from, so that P9 holds.
impl Scene {
    fn own(&mut self, of: usize) -> &mut Holdings {
        &mut self.game.holdings[of]
    }

    fn settle_family(&mut self, family: usize, held: FieldSet) {
        let neutral = family >= self.game.players as usize;
        let holding = self.own(family);
        let reserve = if neutral { &mut holding.sunk } else { &mut holding.supply };
        *reserve = *reserve + holding.held.len() - held.len();
        holding.held = held;
    }

    /// The businesses are empty.
    pub(super) fn empty(mut self, businesses: &[usize]) -> Scene {
        for family in 0..Family::COUNT {
            let rest = self.game.holdings[family].held.minus(fields(businesses));
            self.settle_family(family, rest);
        }
        self
    }

    /// The family holds these businesses and no others.
    pub(super) fn holds(mut self, family: usize, businesses: &[usize]) -> Scene {
        self = self.empty(businesses);
        self.settle_family(family, fields(businesses));
        self
    }

    pub(super) fn money(mut self, of: usize, amount: i32) -> Scene {
        self.own(of).money = amount;
        self
    }

    /// So many members go from supply to the Tombs.
    pub(super) fn in_tombs(mut self, of: usize, members: u8) -> Scene {
        self.own(of).supply -= members;
        self.own(of).tombs += members;
        self
    }

    /// So many members go from supply into the Hudson.
    pub(super) fn in_hudson(mut self, of: usize, members: u8) -> Scene {
        self.own(of).supply -= members;
        self.own(of).sunk += members;
        self
    }

    /// So many of its debt markers lie with another player.
    pub(super) fn owes(mut self, debtor: usize, creditor: usize, markers: u8) -> Scene {
        self.own(debtor).debts -= markers;
        self.own(debtor).debts_with[creditor] += markers;
        self
    }

    /// So many of its debt markers lie at the bank.
    pub(super) fn owes_bank(mut self, debtor: usize, markers: u8) -> Scene {
        self.own(debtor).debts -= markers;
        self.own(debtor).debts_at_bank += markers;
        self
    }

    /// So many friends come from Brooklyn.
    pub(super) fn friends(mut self, of: usize, count: u8) -> Scene {
        self.game.brooklyn -= count;
        self.own(of).friends += count;
        self
    }

    pub(super) fn tiles(mut self, of: usize, tiles: &[Tile]) -> Scene {
        self.own(of).tiles = tiles.iter().fold(TileSet::EMPTY, |set, tile| set.with(*tile));
        self
    }

    /// The marker stands there.
    pub(super) fn on(mut self, of: usize, track: Track, step: u8) -> Scene {
        self.own(of).markers[track.index()] = step;
        self
    }

    /// The marker stands on the last step.
    pub(super) fn at_end(self, of: usize, track: Track) -> Scene {
        self.before_end(of, track, 0)
    }

    /// The marker stands so many steps before the last one.
    pub(super) fn before_end(self, of: usize, track: Track, steps: u8) -> Scene {
        let end = self.end_of(track);
        self.on(of, track, end - steps)
    }

    /// The next step wins the tile.
    pub(super) fn before(self, of: usize, tile: Tile) -> Scene {
        self.steps_before(of, tile, 1)
    }

    /// The marker stands so many steps before the tile.
    pub(super) fn steps_before(self, of: usize, tile: Tile, steps: u8) -> Scene {
        let track = if Track::Reputation.tiles().contains(&tile) { Track::Reputation } else { Track::Influence };
        let step = self.game.figures.step_of(tile) - steps;
        self.on(of, track, step)
    }

    pub(super) fn car(mut self, field: usize) -> Scene {
        self.game.car = Field::new(field);
        self
    }

    pub(super) fn round(mut self, round: u8) -> Scene {
        self.game.round = round;
        self
    }

    /// So many grey and red cards have moved the event markers.
    pub(super) fn event_markers(mut self, grey: u8, red: u8) -> Scene {
        self.game.event_markers = [grey, red];
        self
    }

    /// The card of the round.
    pub(super) fn lying(mut self, card: Card) -> Scene {
        self.game.card = Some(card);
        self.game.turned = CardSet::EMPTY.with(card);
        self
    }

    /// It is somebody's turn, and the four dice are about to be rolled.
    pub(super) fn turn(mut self, of: usize) -> Scene {
        self.game.active = seat(of);
        self.game.row = 1;
        self.game.favours_used = 0;
        self.game.left = DieSet::ALL;
        self.game.phase = Phase::Roll(DieSet::ALL);
        self
    }

    /// The dice that are left show this, and one is to be placed: four dice in row 1, one in row 4.
    pub(super) fn dice(mut self, showing: &str) -> Scene {
        let (mut placed, mut row) = (DieSet::ALL, 5);
        for shown in showing.split(", ") {
            let (colour, pips) = shown.split_once(' ').expect("a die is written as its colour and its face");
            self.game.dice[die(colour).index()] = face(pips);
            placed = placed.without(die(colour));
            row -= 1;
        }
        self.game.left = placed.into_iter().fold(DieSet::ALL, DieSet::without);
        self.game.row = row;
        self.game.phase = Phase::Place;
        self
    }
}

// What is done.
impl Scene {
    /// What holds after every step, whatever the step was.
    fn sound(self) -> Scene {
        assert_eq!(self.game.audit(), Ok(()));
        match self.game.turn() {
            Turn::Seat(_) => assert!(!self.legal().is_empty(), "somebody is asked who can do nothing"),
            Turn::House => assert!(!self.outcomes().is_empty(), "the house can do nothing"),
            Turn::Over => assert!(self.game.standings().is_some(), "it is over without standings"),
        }
        self
    }

    fn begin_step(&mut self) {
        assert_eq!(self.game.audit(), Ok(()), "the scene is not a position");
        self.before = self.game;
        self.heard.clear();
    }

    /// The one who decides makes a legal move, given by its notation.
    pub(super) fn play(mut self, notation: &str) -> Scene {
        self.begin_step();
        let mv: Move = read(notation);
        let verdict = engine::check(&self.game, mv);
        assert_eq!(verdict, Ok(()), "{notation} at {:?}", self.game.question_now());
        self.game.play(mv, &mut self.heard);
        self.sound()
    }

    fn settle(&mut self, house: House) {
        assert!(self.outcomes().contains(&(house, 1)), "the house cannot do this now: {house}");
        self.game.settle(house, &mut self.heard);
    }

    /// The house turns this card.
    pub(super) fn card(mut self, word: &str) -> Scene {
        self.begin_step();
        self.settle(read(&format!("card {word}")));
        self.sound()
    }

    /// The house rolls these faces, one die after another.
    pub(super) fn roll(mut self, faces: &str) -> Scene {
        self.begin_step();
        for word in faces.split(' ') {
            self.settle(House::Die(face(word)));
        }
        self.sound()
    }

    /// The last seat ends its turn and with it the last round; the game is over.
    pub(super) fn finish(self) -> Scene {
        let last = self.game.players as usize - 1;
        let mut scene = self.round(7).turn(last).dice("white 1").play("place white");
        loop {
            let way_out = match scene.game.question_now() {
                Some(Question::Banker) => "pass",
                Some(Question::WrapUp) => "end turn",
                _ => break,
            };
            scene = scene.play(way_out);
        }
        assert_eq!(scene.game.turn(), Turn::Over);
        scene
    }
}

// What is expected.
impl Scene {
    /// The move is not possible, for this reason and by this rule.
    #[track_caller]
    pub(super) fn refuses(self, notation: &str, why: Refusal, rule: &str) -> Scene {
        assert_eq!(engine::check(&self.game, read(notation)), Err(why), "{notation}");
        assert_eq!(why.rule(), rule, "the rule that forbids {notation}");
        assert!(RULES.iter().any(|known| known.number == rule), "{rule} is not a rule");
        self
    }

    /// The move is not possible, by this rule; the reason may have any name.
    #[track_caller]
    pub(super) fn forbids(self, notation: &str, rule: &str) -> Scene {
        let why = engine::check(&self.game, read(notation)).expect_err("the move is not possible");
        self.refuses(notation, why, rule)
    }

    /// This seat decides about this.
    #[track_caller]
    pub(super) fn asks(self, whom: usize, what: Question) -> Scene {
        assert_eq!((self.game.turn(), self.game.question_now()), (Turn::Seat(seat(whom)), Some(what)));
        self
    }

    /// The house rolls so many dice now.
    #[track_caller]
    pub(super) fn awaits_roll_of(self, dice: usize) -> Scene {
        assert_eq!(self.game.turn(), Turn::House);
        let rolling = match self.game.phase {
            Phase::Roll(dice) if self.game.grandson.is_none() => dice.into_iter().count(),
            Phase::TurnCard if self.game.grandson.is_none() => 0,
            _ => 1,
        };
        assert_eq!(rolling, dice);
        self
    }

    /// The house turns a card now.
    #[track_caller]
    pub(super) fn awaits_card(self) -> Scene {
        assert_eq!(self.game.turn(), Turn::House);
        assert!(self.outcomes().iter().all(|(house, _)| matches!(house, House::Card(_))));
        self
    }

    /// It is this seat's turn.
    #[track_caller]
    pub(super) fn turn_is_of(self, whom: usize) -> Scene {
        assert_eq!(self.game.active, seat(whom));
        self
    }

    /// This happened in the last step.
    #[track_caller]
    pub(super) fn told(self, event: Event) -> Scene {
        assert!(self.heard.contains(&event), "{event:?} is not in {:?}", self.heard);
        self
    }

    /// Nobody's money, members, debts, friends, markers or tiles changed in the last step.
    #[track_caller]
    pub(super) fn changed_nothing(self) -> Scene {
        assert_eq!(self.game.holdings, self.before.holdings);
        self
    }
}

// What can be read.
impl Scene {
    pub(super) fn view(&self) -> View {
        self.game.view(Viewer::Everyone)
    }

    pub(super) fn family(&self, of: usize) -> FamilyView {
        self.view().families.swap_remove(of)
    }

    /// The number of the family that holds a business.
    pub(super) fn holder(&self, field: usize) -> Option<usize> {
        self.view().street[field].map(Family::index)
    }

    /// The businesses of a family.
    pub(super) fn held_by(&self, family: usize) -> Vec<usize> {
        (0..Field::COUNT).filter(|field| self.holder(*field) == Some(family)).collect()
    }

    pub(super) fn money_of(&self, of: usize) -> i32 {
        self.game.holdings[of].money
    }

    /// How a seat's money changed in the last step.
    pub(super) fn earned(&self, of: usize) -> i32 {
        self.money_of(of) - self.before.holdings[of].money
    }

    pub(super) fn step_of(&self, of: usize, track: Track) -> u8 {
        self.family(of).markers[track.index()]
    }

    /// The last step of a track.
    pub(super) fn end_of(&self, track: Track) -> u8 {
        self.game.figures.end_of(track)
    }

    pub(super) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        engine::legal_moves(&self.game, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The legal moves whose notation begins like this.
    pub(super) fn legal_like(&self, beginning: &str) -> Vec<String> {
        self.legal().into_iter().filter(|mv| mv.starts_with(beginning)).collect()
    }

    pub(super) fn outcomes(&self) -> Vec<(House, Weight)> {
        let mut all = Vec::new();
        self.game.outcomes(&mut |house, weight| all.push((house, weight)));
        all
    }

    pub(super) fn places(&self) -> Vec<u8> {
        self.game.standings().expect("the game is over").places().to_vec()
    }

    pub(super) fn winners(&self) -> Vec<usize> {
        self.game.standings().expect("the game is over").winners().map(Seat::index).collect()
    }
}
