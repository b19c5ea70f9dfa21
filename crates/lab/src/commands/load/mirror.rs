//! The same game once more, in the client: its own decisions and the draws that the server tells. So the client knows what it may do
//! without asking, and a decision costs one request however many moves it has.

use engine::{Game, Options, Random, Seat, Seen, SetupError, Silent, SplitMix, Turn};
use pate::{Event, House, Pate};
use serde::Deserialize;

/// What the client reads of a table.
#[derive(Deserialize)]
pub(super) struct Shown {
    pub(super) game_state: Position,
}

#[derive(Deserialize)]
pub(super) struct Position {
    pub(super) position: u32,
    events: Vec<Told>,
}

/// Something that happened with a line of the record.
#[derive(Deserialize)]
struct Told {
    number: u32,
    event: Event,
}

/// A game of two, as far as the client has heard.
pub(super) struct Mirror {
    game: Pate,
    position: u32,
}

impl Mirror {
    /// The beginning of a game with the box's figures.
    pub(super) fn new() -> Result<Mirror, SetupError> {
        let setup = Pate::setup(2, &Options::default(), None)?;
        Ok(Mirror { game: Pate::begin(&setup, Pate::RULES_VERSION)?, position: 0 })
    }

    pub(super) fn position(&self) -> u32 {
        self.position
    }

    pub(super) fn turn(&self) -> Turn {
        self.game.turn()
    }

    /// Hears of the draws since. What was heard before, from the other socket, is passed over.
    pub(super) fn hear(&mut self, shown: &Position) {
        for told in &shown.events {
            if told.number == self.position + 1
                && self.game.turn() == Turn::House
                && let Some(house) = house_of(&told.event)
            {
                self.game.settle(house, &mut Silent);
                self.position += 1;
            }
        }
    }

    /// Makes a whole decision at random for the seat whose turn it is, and gives it as JSON.
    pub(super) fn decide(&mut self, seat: Seat, random: &mut SplitMix) -> String {
        let mut draft = Seen::new(&self.game, seat).draft(random);
        let mut moves = Vec::new();
        while !draft.is_whole() {
            draft.seen().moves(&mut moves);
            let chosen = moves[random.below(moves.len() as u32) as usize];
            draft.add(chosen).expect("a legal move is possible");
        }
        // Notation has no sign that JSON would have to escape.
        let words: Vec<String> = draft.moves().iter().map(|mv| format!("\"{mv}\"")).collect();
        let decision = format!("{{\"position\":{},\"moves\":[{}]}}", self.position, words.join(","));
        for &mv in draft.moves() {
            self.game.play(mv, &mut Silent);
            self.position += 1;
        }
        decision
    }
}

/// What the house did, if this tells of it.
fn house_of(event: &Event) -> Option<House> {
    match *event {
        Event::CardTurned { card } => Some(House::Card(card)),
        Event::Rolled { face, .. } | Event::TipRolled { face } | Event::GrandsonRolled { face, .. } => Some(House::Die(face)),
        _ => None,
    }
}
