use std::ops::AddAssign;

use crate::{
    Draw, Ending, Game, Header, Listen, Play, Random, Record, Seat, Seed, Seen, Silent, SplitMix, Standings, Turn, Weight, check,
    legal_moves,
};

/// Somebody who decides for a seat, from what the seat sees.
pub trait Player<G: Game>: Send {
    /// One of the seat's legal moves.
    fn decide(&mut self, seen: &Seen<'_, G>) -> G::Move;
}

/// Where the house's numbers come from.
pub trait Chance {
    /// A number below `of`.
    fn draw(&mut self, of: Weight) -> Weight;
}

impl Chance for SplitMix {
    fn draw(&mut self, of: Weight) -> Weight {
        self.below(of)
    }
}

/// What the house does by chance, where nobody needs to know the number that was drawn.
///
/// # Panics
/// If it is not the house's turn.
#[inline]
pub fn draw<G: Game>(game: &G, chance: &mut impl Chance) -> G::House {
    game.outcome_at(chance.draw(game.total_weight())).expect("the house always has an outcome")
}

/// Somebody who follows a whole game: a recorder, statistics, a display. Also hears the events.
pub trait Witness<G: Game>: Listen<G::Event> {
    /// A seat is about to make a move here.
    fn decision(&mut self, _game: &G, _seat: Seat, _mv: G::Move) {}

    /// The house is about to do this here.
    fn house(&mut self, _game: &G, _house: G::House, _draw: Draw) {}
}

impl<G: Game> Witness<G> for Silent {}

/// Writes a game down as it is played.
pub struct Recorder<G: Game> {
    record: Record<G>,
}

impl<G: Game> Recorder<G> {
    /// A record that begins with this header.
    pub fn new(header: Header<G>) -> Recorder<G> {
        Recorder { record: Record::new(header) }
    }

    /// The record of a game that was played out.
    pub fn finish(mut self, standings: &Standings, seed: Seed) -> Record<G> {
        self.record.plays.push(Play::End(Box::new(Ending::played_out(standings, seed))));
        self.record
    }
}

impl<G: Game> Listen<G::Event> for Recorder<G> {
    fn hear(&mut self, _: G::Event) {}
}

impl<G: Game> Witness<G> for Recorder<G> {
    fn decision(&mut self, _: &G, seat: Seat, mv: G::Move) {
        self.record.plays.push(Play::Move { seat, mv });
    }

    fn house(&mut self, _: &G, house: G::House, draw: Draw) {
        self.record.plays.push(Play::House { house, draw });
    }
}

/// Plays a game to its end with any mix of players.
///
/// # Panics
/// If a player makes an illegal move or the house has nothing to do: an error of the program, not of a person. People play
/// through [`crate::Match`].
pub fn run<G: Game>(
    game: &mut G,
    players: &mut [Box<dyn Player<G>>],
    chance: &mut impl Chance,
    witness: &mut impl Witness<G>,
) -> Standings {
    loop {
        match game.turn() {
            Turn::Seat(seat) => {
                let mv = players[seat.index()].decide(&Seen::new(game, seat));
                if let Err(why) = check(game, mv) {
                    panic!("{seat} made the illegal move {mv}: {why:?}");
                }
                witness.decision(game, seat, mv);
                game.play(mv, witness);
            }
            Turn::House => {
                let of = game.total_weight();
                let drawn = chance.draw(of);
                let house = game.outcome_at(drawn).expect("the house always has an outcome");
                witness.house(game, house, Draw { of, drawn });
                game.settle(house, witness);
            }
            Turn::Over => return game.standings().expect("a game that is over has standings"),
        }
    }
}

/// What a game of random moves was made of.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Playout {
    /// Moves that seats made.
    pub decisions: u64,
    /// Moves that the house made.
    pub house_moves: u64,
    /// Legal moves that the seats had to choose from, all decisions together.
    pub legal_moves: u64,
}

impl AddAssign for Playout {
    fn add_assign(&mut self, other: Playout) {
        self.decisions += other.decisions;
        self.house_moves += other.house_moves;
        self.legal_moves += other.legal_moves;
    }
}

/// Plays random moves to the end, evenly drawn: for tests and measurements. `moves` is a buffer, so that nothing is allocated.
///
/// # Panics
/// If somebody whose turn it is can do nothing: an error of the game.
#[inline]
pub fn playout<G: Game>(game: &mut G, random: &mut SplitMix, moves: &mut Vec<G::Move>) -> Playout {
    let mut count = Playout::default();
    loop {
        match game.turn() {
            Turn::Seat(_) => {
                legal_moves(game, moves);
                count.decisions += 1;
                count.legal_moves += moves.len() as u64;
                game.play(*random.pick(moves), &mut Silent);
            }
            Turn::House => {
                count.house_moves += 1;
                game.settle(draw(game, random), &mut Silent);
            }
            Turn::Over => return count,
        }
    }
}
