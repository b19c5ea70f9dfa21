//! Positions put together by hand, and what happens in them.
//!
//! The bare table has what M1.3 fixes and nothing else: 1 register, 3 gambling, 4 café, 5 drink, 6 revolver, 8 restaurant,
//! 16 café, 18 drink, 21 gambling, 22 knife, 26 restaurant. Its deck and figures are the dossier's, whatever the edition says.

use engine::{Action, Game, Notation, Refuse, Seat, Turn, Viewer};

use super::referee::Referee;
use crate::edition::CardCounts;
use crate::state::Phase;
pub(super) use crate::{
    Card, Cards, Cause, EndReason, House, Item, Maffiosi, Move, Question, Refusal, Report, Role, Seating, Setup,
};
use crate::{Edition, Event, Figures, GangView, ManView, Place, PlaceSet, RULES, View};

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

/// Somebody who is awake.
pub(super) fn man(of: usize, role: Role) -> ManView {
    ManView { seat: seat(of), role, asleep: false }
}

pub(super) fn read<A: Action>(text: &str) -> A {
    Notation::new().read(text).unwrap_or_else(|| panic!("no such action: {text:?}"))
}

/// What M1.3 fixes before the places.
pub(super) const FIXED: [(usize, Item); 11] = [
    (1, Item::Register),
    (3, Item::Gambling),
    (4, Item::Cafe),
    (5, Item::Drink),
    (6, Item::Revolver),
    (8, Item::Restaurant),
    (16, Item::Cafe),
    (18, Item::Drink),
    (21, Item::Gambling),
    (22, Item::Knife),
    (26, Item::Restaurant),
];

/// The edition of the bare table.
pub(super) fn bare_edition() -> Edition {
    let mut edition = Edition::standard().clone();
    edition.name = "Bare".to_owned();
    edition.items.fill(Item::Bare);
    for (at, item) in FIXED {
        edition.items[at] = item;
    }
    edition.cards = CardCounts { stab: 9, fire: 9, cake: 10, pass: 6, boom: 5, nightcap: 6, raid: 1, r#move: 14 };
    edition
}

// What the position is.
impl Scene {
    /// A table of the standard edition at which nobody sits and nobody has a card.
    pub(super) fn empty(players: u8) -> Scene {
        Scene::cleared(&Setup::standard(players))
    }

    /// The same table for another set-up.
    pub(super) fn cleared(setup: &Setup) -> Scene {
        let mut game = Maffiosi::begin(setup, Maffiosi::RULES_VERSION).expect("the set-up is legal");
        game.dinner.clear(PlaceSet::ALL);
        Scene { game, heard: Vec::new(), before: game }
    }

    /// The bare table, at which nobody sits and nobody has a card.
    pub(super) fn bare(players: u8) -> Scene {
        Scene::cleared(&Setup { edition: bare_edition(), ..Setup::standard(players) })
    }

    /// A game about to be dealt.
    pub(super) fn start(setup: &Setup) -> Scene {
        let game = Maffiosi::begin(setup, Maffiosi::RULES_VERSION).expect("the set-up is legal");
        Scene { game, heard: Vec::new(), before: game }
    }

    /// The same table with figures changed.
    pub(super) fn figures(mut self, change: impl FnOnce(&mut Edition)) -> Scene {
        let mut edition = self.game.figures().edition.clone();
        change(&mut edition);
        self.game.dinner.figures = Figures::of(&edition).expect("the changed edition is legal");
        self.game.pot = self.game.figures().edition.table(self.game.players()).pot;
        (self.game.pile, self.game.pile_made_of) = (self.game.figures().deck, self.game.figures().deck);
        self
    }

    /// The same table with this before these places, which were bare.
    pub(super) fn lay(self, item: Item, at: &[usize]) -> Scene {
        self.figures(|edition| {
            for at in at {
                assert_eq!(std::mem::replace(&mut edition.items[*at], item), Item::Bare, "place {at} is not bare");
            }
        })
    }

    /// Henkies sit there.
    pub(super) fn henkies(self, of: usize, at: &[usize]) -> Scene {
        at.iter().fold(self, |scene, at| scene.man(of, Role::Henkie, *at))
    }

    /// A player has got so much from the pot.
    pub(super) fn money(mut self, of: usize, amount: i32) -> Scene {
        self.game.pot += self.game.money[of] - amount;
        self.game.money[of] = amount;
        self
    }

    /// These cards of the pile are discards.
    pub(super) fn discards(mut self, cards: &[Card]) -> Scene {
        for card in cards {
            self.game.pile = self.game.pile.without(*card, 1);
            self.game.discards = self.game.discards.with(*card, 1);
        }
        self
    }

    /// The pile is these cards only; the others have left the game.
    pub(super) fn pile(mut self, cards: &[Card]) -> Scene {
        for card in cards {
            self.game.pile = self.game.pile.without(*card, 1);
        }
        self.game.removed = self.game.removed.plus(std::mem::take(&mut self.game.pile));
        self.game.pile = cards.iter().fold(Cards::NONE, |pile, card| pile.with(*card, 1));
        self
    }

    /// A player holds these cards, which had left the game.
    pub(super) fn hand_from_removed(mut self, of: usize, cards: &[Card]) -> Scene {
        for card in cards {
            self.game.removed = self.game.removed.without(*card, 1);
            self.game.hands[of] = self.game.hands[of].with(*card, 1);
        }
        self
    }

    /// So many turns in a row were quiet before this one.
    pub(super) fn quiet_turns(mut self, turns: u16) -> Scene {
        self.game.quiet_turns = turns;
        self
    }

    /// A man sits there.
    pub(super) fn man(mut self, of: usize, role: Role, at: usize) -> Scene {
        assert!(self.game.dinner.man_at(place(at)).is_none(), "two men at {at}");
        self.game.dinner.seat(man(of, role), place(at));
        self
    }

    /// The game is played by this version of the rules.
    pub(super) fn rules(mut self, version: u16) -> Scene {
        self.game.rules = version;
        self
    }

    /// The men at these places sleep.
    pub(super) fn asleep(mut self, at: &[usize]) -> Scene {
        self.game.dinner.asleep = self.game.dinner.asleep.or(at.iter().map(|at| place(*at)).collect());
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

    /// It is somebody's turn: it begins. Whoever has no man has been out for long; who was given no card has some one card.
    pub(super) fn turn(mut self, of: usize) -> Scene {
        for seat in self.game.seats() {
            if self.game.dinner.men_of(seat).is_empty() {
                self.game.out |= 1 << seat.index();
            } else if self.game.hands[seat.index()].is_empty() {
                let card = Card::ALL.into_iter().max_by_key(|card| self.game.pile.count(*card)).expect("there are eight kinds");
                self = self.hand(seat.index(), &[card]);
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
        Referee::of(&self.game).agrees_with(&self.game);
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
        assert_eq!(engine::check(&self.game, mv), Ok(()), "{notation} at {:?}", self.game.question_now());
        self.step(|game, events| game.play(mv, events))
    }

    /// The house draws this card for the one whose turn it is.
    pub(super) fn draws(self, card: Card) -> Scene {
        let house = House::Card(card);
        assert!(self.game.pile.contains(card) && self.game.turn() == Turn::House, "the house cannot draw {card:?} now");
        self.step(|game, events| game.settle(house, events))
    }

    /// The house draws this seat as the youngest.
    pub(super) fn youngest(self, of: usize) -> Scene {
        let house = House::Youngest(seat(of));
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut |house, _| outcomes.push(house));
        assert!(outcomes.contains(&house), "seat {of} cannot be drawn now");
        self.step(|game, events| game.settle(house, events))
    }

    /// The house deals all hands, some of everything.
    pub(super) fn dealt(self) -> Scene {
        self.step(|game, events| {
            while matches!(game.phase, Phase::Deal(_)) {
                let house = game.outcome_at(game.pile.total() as u32 * 2 / 3).expect("there are cards");
                game.settle(house, events);
            }
        })
    }

    /// The player plays no more, draws, and the next turn begins; what was heard is heard together.
    pub(super) fn rest_of_turn(self) -> Scene {
        self.step(|game, events| {
            if game.question_now() == Some(Question::Further) {
                game.play(Move::EndTurn, events);
            }
            assert_eq!(game.turn(), Turn::House, "something is to be decided first: {:?}", game.question_now());
            let began = |event: &Event| matches!(event, Event::Told(Report::TurnBegan { .. }));
            while game.turn() == Turn::House && !events.iter().any(began) {
                let house = game.outcome_at(game.total_weight() - 1).expect("there are cards");
                game.settle(house, events);
            }
        })
    }

    /// Some card is discarded and the next turn begins.
    pub(super) fn idles(self) -> Scene {
        let discard = self.legal().into_iter().find(|mv| mv.starts_with("discard")).expect("there is a card to discard");
        self.play(&discard).rest_of_turn()
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

    /// The move is not possible, for this reason and by this rule.
    #[track_caller]
    pub(super) fn refuses(self, notation: &str, why: Refusal, rule: &str) -> Scene {
        assert_eq!(engine::check(&self.game, read(notation)), Err(why), "{notation}");
        assert_eq!(why.rule(), rule, "the rule that forbids {notation}");
        assert!(RULES.iter().any(|known| known.number == rule), "{rule} is not a rule");
        self
    }

    /// These, and no others, are the legal moves.
    #[track_caller]
    pub(super) fn offers(self, moves: &[&str]) -> Scene {
        assert_eq!(self.legal(), moves);
        self
    }

    /// The house draws for this seat now.
    #[track_caller]
    pub(super) fn awaits_draw_of(self, whom: usize) -> Scene {
        assert_eq!((self.game.turn(), self.game.active, self.game.phase), (Turn::House, seat(whom), Phase::Draw));
        self
    }

    /// It is over, for this reason.
    #[track_caller]
    pub(super) fn ended(self, why: EndReason) -> Scene {
        assert_eq!((self.game.turn(), self.view().ended), (Turn::Over, Some(why)));
        assert_eq!(self.heard.last(), Some(&Report::Ended { why }), "the end is the last thing that happens");
        let mut moves = Vec::new();
        engine::legal_moves(&self.game, &mut moves);
        assert!(moves.is_empty() && self.game.total_weight() == 0, "after the end nothing can be done");
        self
    }

    /// This did not happen in the last step.
    #[track_caller]
    pub(super) fn not_told(self, of: impl Fn(&Report) -> bool) -> Scene {
        assert!(!self.heard.iter().any(of), "{:?}", self.heard);
        self
    }

    /// Whether these men sleep, and nobody else.
    #[track_caller]
    pub(super) fn sleepers(self, at: &[usize]) -> Scene {
        assert_eq!(self.game.dinner.asleep, at.iter().map(|at| place(*at)).collect::<PlaceSet>());
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
        self.game.dinner.man_at(place(at)).map(|man| (man.seat.index(), man.role))
    }

    pub(super) fn gang(&self, of: usize) -> GangView {
        self.view().gangs.swap_remove(of)
    }

    pub(super) fn money_of(&self, of: usize) -> i32 {
        self.game.money[of]
    }

    /// The places where a gang sits.
    pub(super) fn places_of(&self, of: usize) -> Vec<usize> {
        self.game.dinner.men_of(seat(of)).into_iter().map(Place::index).collect()
    }

    /// The places of the final table.
    pub(super) fn standing(&self) -> Vec<u8> {
        self.game.standings().expect("the game is over").places().to_vec()
    }

    pub(super) fn winners(&self) -> Vec<usize> {
        self.game.standings().expect("the game is over").winners().map(Seat::index).collect()
    }

    pub(super) fn legal(&self) -> Vec<String> {
        let mut moves = Vec::new();
        engine::legal_moves(&self.game, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }
}
