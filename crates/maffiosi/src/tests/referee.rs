//! The rules once more, in plain arithmetic on what everybody sees: what may be done, and what is collected.

use engine::{Game, Viewer};

use crate::{Card, Edition, Item, Maffiosi, ManView, Question, Role, View};

/// The two places beside one (M1.3).
pub(super) fn beside(at: usize) -> [usize; 2] {
    [(at + 29) % 30, (at + 1) % 30]
}

/// The place opposite one (M1.3).
pub(super) fn opposite(at: usize) -> Option<usize> {
    (at <= 12 || (15..=27).contains(&at)).then(|| 27 - at)
}

pub(super) struct Referee {
    pub(super) view: View,
    edition: Edition,
}

impl Referee {
    pub(super) fn of(game: &Maffiosi) -> Referee {
        Referee { view: game.view(Viewer::Everyone), edition: game.figures().edition.clone() }
    }

    /// The legal moves are those of the rules, the takings too.
    #[track_caller]
    pub(super) fn agrees_with(&self, game: &Maffiosi) {
        let mut moves = Vec::new();
        engine::legal_moves(game, &mut moves);
        let legal: Vec<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(legal, self.legal(), "at {:?}", self.view.question);
        for (index, gang) in self.view.gangs.iter().enumerate() {
            assert_eq!(gang.takings, takings(&self.view, &self.edition, index), "the takings of seat {index}");
        }
    }

    fn man(&self, at: usize) -> Option<ManView> {
        self.view.places[at]
    }

    fn own(&self, at: usize) -> bool {
        self.man(at).is_some_and(|man| man.seat == self.view.active)
    }

    fn awake_own(&self, at: usize) -> Option<ManView> {
        self.man(at).filter(|man| man.seat == self.view.active && !man.asleep)
    }

    fn opponent(&self, at: usize) -> bool {
        self.man(at).is_some() && !self.own(at)
    }

    fn has_cake(&self, at: usize) -> bool {
        self.view.gangs.iter().any(|gang| gang.cake.is_some_and(|cake| cake.index() == at))
    }

    /// The places that pass a test, as moves.
    fn places(verb: &str, fits: impl Fn(usize) -> bool) -> Vec<String> {
        (0..30).filter(|at| fits(*at)).map(|at| format!("{verb} {at}")).collect()
    }

    fn free(&self, verb: &str) -> Vec<String> {
        Referee::places(verb, |at| self.man(at).is_none())
    }

    /// M3.2.
    fn stabs(&self) -> Vec<String> {
        let armed =
            |at: usize| self.awake_own(at).is_some_and(|man| man.role == Role::Jack || self.edition.items[at] == Item::Knife);
        Referee::places("stab", |at| self.opponent(at) && beside(at).into_iter().any(armed))
    }

    /// M3.3.
    fn shots(&self) -> Vec<String> {
        let armed = |at: usize| {
            self.awake_own(at).is_some_and(|man| man.role == Role::Robbie || self.edition.items[at] == Item::Revolver)
        };
        Referee::places("fire", |at| self.opponent(at) && opposite(at).is_some_and(armed))
    }

    /// M3.5, M3.6: the players whose cake is on the table, but for the one whose turn it is.
    fn others_cakes(&self) -> Vec<(usize, usize)> {
        let cakes = self.view.gangs.iter().enumerate().filter_map(|(owner, gang)| Some((owner, gang.cake?.index())));
        cakes.filter(|(owner, _)| *owner != self.view.active.index()).collect()
    }

    /// M3.5.
    fn passes(&self) -> Vec<String> {
        let mut passes = Vec::new();
        for (owner, cake) in self.others_cakes() {
            for (step, word) in [(1, "clockwise"), (29, "counter-clockwise")] {
                let nearest = (1..30).map(|steps| (cake + steps * step) % 30).find(|at| self.man(*at).is_some());
                if nearest.is_some_and(|at| !self.has_cake(at)) {
                    passes.push(format!("pass cake of {owner} {word}"));
                }
            }
        }
        passes
    }

    /// M3.7: men at drinks.
    fn drinkers(&self) -> Vec<usize> {
        (0..30).filter(|at| self.man(*at).is_some() && self.edition.items[*at] == Item::Drink).collect()
    }

    /// M3.7: in the order of their places, so that each set can be named in one way.
    fn drinks(&self, chosen: &[usize], left: usize) -> Vec<String> {
        let later: Vec<usize> = self.drinkers().into_iter().filter(|at| chosen.iter().all(|before| before < at)).collect();
        later.iter().take((later.len() + 1).saturating_sub(left)).map(|at| format!("drug {at}")).collect()
    }

    /// M3.9.
    fn movers(&self) -> Vec<String> {
        let any_free = !self.free("to").is_empty();
        Referee::places("move", |at| any_free && self.awake_own(at).is_some())
    }

    fn has_effect(&self, card: Card) -> bool {
        match card {
            Card::Stab => !self.stabs().is_empty(),
            Card::Fire => !self.shots().is_empty(),
            Card::Cake => self.view.gangs[self.view.active.index()].cake.is_none(),
            Card::Pass => !self.passes().is_empty(),
            Card::Boom => !self.others_cakes().is_empty(),
            Card::Nightcap => !self.drinkers().is_empty() && self.view.sleep_markers > 0,
            Card::Raid => true,
            Card::Move => !self.movers().is_empty(),
        }
    }

    /// Every legal move, in the order of the action space.
    fn legal(&self) -> Vec<String> {
        let view = &self.view;
        let (Some(question), Some(decides)) = (&view.question, view.decides) else { return Vec::new() };
        let gang = &view.gangs[decides.index()];
        let hand = gang.hand.expect("everyone sees all hands");
        match question {
            Question::Choose { .. } => {
                let asleep = |role: &Role| gang.waiting_asleep[*role as usize];
                let awake = Role::ALL.into_iter().filter(|role| gang.waiting[*role as usize] > asleep(role));
                let sleepers = Role::ALL.into_iter().filter(|role| asleep(role) > 0);
                let named = awake.map(|role| format!("choose {}", role.word()));
                named.chain(sleepers.map(|role| format!("choose sleeping {}", role.word()))).collect()
            }
            Question::Sit { .. } => self.free("sit"),
            Question::Play => {
                let held = || Card::ALL.into_iter().filter(|card| hand.contains(*card));
                let plays = held().filter(|card| self.has_effect(*card)).map(|card| format!("play {}", card.word()));
                plays.chain(held().map(|card| format!("discard {}", card.word()))).collect()
            }
            Question::Stab => self.stabs(),
            Question::Fire => self.shots(),
            Question::Cake => Referee::places("cake", |at| !self.has_cake(at)),
            Question::Pass => self.passes(),
            Question::Boom => self.others_cakes().into_iter().map(|(owner, _)| format!("boom cake of {owner}")).collect(),
            Question::Drug { chosen, left } => {
                let chosen: Vec<usize> = chosen.iter().map(|place| place.index()).collect();
                self.drinks(&chosen, *left as usize)
            }
            Question::From => self.movers(),
            Question::To { .. } => self.free("to"),
            Question::Further => {
                let moves = hand.contains(Card::Move) && self.has_effect(Card::Move);
                let play = moves.then(|| "play move".to_owned());
                play.into_iter().chain(["end turn".to_owned()]).collect()
            }
        }
    }
}

/// M2.3, man by man.
pub(super) fn takings(view: &View, edition: &Edition, seat: usize) -> i32 {
    let awake: Vec<(Role, Item)> = (0..30)
        .filter_map(|at| Some((view.places[at]?, edition.items[at])))
        .filter(|(man, _)| man.seat.index() == seat && !man.asleep)
        .map(|(man, item)| (man.role, item))
        .collect();
    let at = |wanted: Item| awake.iter().filter(|(_, item)| *item == wanted).count();
    let boss = if awake.iter().any(|(role, _)| *role == Role::Boss) { edition.money.boss } else { 0 };
    let businesses: i32 = [Item::Cafe, Item::Restaurant, Item::Gambling]
        .into_iter()
        .map(|kind| [0, edition.money.business, edition.money.monopoly][at(kind)])
        .sum();
    (boss + businesses) * if at(Item::Register) == 1 { edition.money.register } else { 1 }
}
