//! Positions put together by hand, and what happens in them.

use table::{Action, Game, Notation, Seat, Turn, Viewer};

pub(super) use crate::{Card, Cause, House, Maffiosi, Move, Question, Refusal, Report, Role, Setup};
use crate::{Event, Place, PlaceSet, View};

/// A table and the last thing that was done at it.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) game: Maffiosi,
    /// What everybody heard in the last step.
    pub(super) heard: Vec<Report>,
    before: Maffiosi,
}

/// Shorter than `Seat::new`.
pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

pub(super) fn place(index: usize) -> Place {
    Place::new(index)
}

pub(super) fn read<A: Action>(text: &str) -> A {
    Notation::new().read(text).unwrap_or_else(|| panic!("no such action: {text:?}"))
}

// What the position is.
impl Scene {
    /// A table of the standard edition at which nobody sits and nobody has a card.
    pub(super) fn empty(players: u8) -> Scene {
        Scene::cleared(&Setup::standard(players))
    }

    /// The same table for another set-up.
    pub(super) fn cleared(setup: &Setup) -> Scene {
        let mut game = Maffiosi::begin(setup, 1).expect("the set-up is legal");
        game.men = Default::default();
        game.roles = Default::default();
        Scene { game, heard: Vec::new(), before: game }
    }

    /// A man sits there.
    pub(super) fn man(mut self, of: usize, role: Role, at: usize) -> Scene {
        assert!(self.game.man_at(place(at)).is_none(), "two men at {at}");
        self.game.put(seat(of), role, place(at));
        self
    }

    /// The men at these places sleep.
    pub(super) fn asleep(mut self, at: &[usize]) -> Scene {
        self.game.asleep = self.game.asleep.or(at.iter().map(|at| place(*at)).collect());
        self
    }

    /// A player's cake stands there.
    pub(super) fn cake(mut self, of: usize, at: usize) -> Scene {
        self.game.cakes[of] = Some(place(at));
        self
    }

    /// A player holds these cards, which come from the pile.
    pub(super) fn hand(mut self, of: usize, cards: &[Card]) -> Scene {
        for card in cards {
            self.game.pile = self.game.pile.without(*card, 1);
            self.game.hands[of] = self.game.hands[of].with(*card, 1);
        }
        self
    }

    /// It is somebody's turn: it begins. Whoever has no man has been out for long.
    pub(super) fn turn(mut self, of: usize) -> Scene {
        for seat in self.game.seats() {
            if self.game.men_of(seat).is_empty() {
                self.game.out |= 1 << seat.index();
            }
        }
        self.step(|game, events| game.begin_turn(seat(of), events))
    }
}

// What is done.
impl Scene {
    fn step(mut self, act: impl FnOnce(&mut Maffiosi, &mut Vec<Event>)) -> Scene {
        assert_eq!(self.game.audit(), Ok(()), "the scene is not a position");
        let mut events = Vec::new();
        self.before = self.game;
        act(&mut self.game, &mut events);
        self.heard = events.iter().map(|event| event.heard_by(Viewer::Everyone)).collect();
        self.sound()
    }

    /// What holds after every step, whatever the step was.
    fn sound(self) -> Scene {
        assert_eq!(self.game.audit(), Ok(()));
        match self.game.turn() {
            Turn::Seat(_) => assert!(!self.legal().is_empty(), "somebody is asked who can do nothing"),
            Turn::House => assert!(self.game.total_weight() > 0, "the house can do nothing"),
            Turn::Over => assert!(self.game.standings().is_some(), "it is over without standings"),
        }
        self
    }

    /// The one who decides makes a legal move, given by its notation.
    pub(super) fn play(self, notation: &str) -> Scene {
        let mv: Move = read(notation);
        assert_eq!(table::check(&self.game, mv), Ok(()), "{notation} at {:?}", self.game.question_now());
        self.step(|game, events| game.play(mv, events))
    }

    /// The house draws this card for the one whose turn it is.
    pub(super) fn draws(self, card: Card) -> Scene {
        let house = House::Card(card);
        assert!(self.game.pile.contains(card) && self.game.turn() == Turn::House, "the house cannot draw {card:?} now");
        self.step(|game, events| game.settle(house, events))
    }
}

// What is expected.
impl Scene {
    /// This happened in the last step.
    #[track_caller]
    pub(super) fn told(self, report: Report) -> Scene {
        assert!(self.heard.contains(&report), "{report:?} is not in {:?}", self.heard);
        self
    }

    /// These men, and no others, died in the last step.
    #[track_caller]
    pub(super) fn killed(self, at: &[usize], by: Cause) -> Scene {
        let died = |report: &Report| match report {
            Report::Killed { place, by: cause, .. } => Some((place.index(), *cause)),
            _ => None,
        };
        let dead: Vec<(usize, Cause)> = self.heard.iter().filter_map(died).collect();
        assert_eq!(dead, at.iter().map(|at| (*at, by)).collect::<Vec<_>>());
        self
    }

    /// A player's money changed by this in the last step.
    #[track_caller]
    pub(super) fn earned(self, of: usize, amount: i32) -> Scene {
        assert_eq!(self.game.money[of] - self.before.money[of], amount);
        self
    }

    /// This seat decides about this.
    #[track_caller]
    pub(super) fn asks(self, whom: usize, what: Question) -> Scene {
        assert_eq!((self.game.turn(), self.game.question_now()), (Turn::Seat(seat(whom)), Some(what)));
        self
    }

    /// The move is not possible, for this reason.
    #[track_caller]
    pub(super) fn refuses(self, notation: &str, why: Refusal) -> Scene {
        assert_eq!(table::check(&self.game, read(notation)), Err(why), "{notation}");
        self
    }

    /// Whether these men sleep, and nobody else.
    #[track_caller]
    pub(super) fn sleepers(self, at: &[usize]) -> Scene {
        assert_eq!(self.game.asleep, at.iter().map(|at| place(*at)).collect::<PlaceSet>());
        self
    }
}

// What can be read.
impl Scene {
    pub(super) fn view(&self) -> View {
        self.game.view(Viewer::Everyone)
    }

    pub(super) fn cake_of(&self, of: usize) -> Option<usize> {
        self.game.cakes[of].map(Place::index)
    }

    /// Whose man sits there, and what he is.
    pub(super) fn sitting(&self, at: usize) -> Option<(usize, Role)> {
        self.game.man_at(place(at)).map(|(seat, role)| (seat.index(), role))
    }

    pub(super) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        table::legal_moves(&self.game, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }
}
