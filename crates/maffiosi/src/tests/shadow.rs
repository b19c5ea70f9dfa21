//! Random games, and a table that knows of them only what a viewer is told.

use engine::kit::{self, RandomStep};
use engine::{Game, Seat, SplitMix, Viewer};

use super::referee::{Referee, beside, takings};
use crate::edition::CardCounts;
use crate::{Card, Cards, Cause, Edition, EndReason, GangView, Maffiosi, ManView, Place, Report, Role, Seating, Setup, View};

/// How many games each property plays for each set-up.
const GAMES: u64 = 60;

/// One random game from the first position to the end.
pub(super) fn random_game(setup: &Setup, seed: u64, each: impl FnMut(RandomStep<Maffiosi>)) -> Maffiosi {
    random_game_by(Maffiosi::RULES_VERSION, setup, seed, each)
}

/// The same by some version of the rules.
pub(super) fn random_game_by(rules: u16, setup: &Setup, seed: u64, each: impl FnMut(RandomStep<Maffiosi>)) -> Maffiosi {
    let first = Maffiosi::begin(setup, rules).expect("the set-up is legal");
    kit::random_game_from(first, SplitMix::fork(1_996, seed), |_, _| {}, each)
}

fn with_edition(change: impl Fn(&mut Edition)) -> impl Iterator<Item = Setup> {
    let mut edition = Edition::standard().clone();
    change(&mut edition);
    (3..=6).map(move |players| Setup { edition: edition.clone(), ..Setup::standard(players) })
}

/// Both ways of seating, another starter, and editions in which what is rare is frequent.
pub(super) fn setups() -> Vec<Setup> {
    let standard = with_edition(|_| {});
    let by_hand = with_edition(|_| {}).map(|setup| Setup { seating: Seating::ByHand, ..setup });
    let other_starter = with_edition(|_| {}).map(|setup| Setup { starter: setup.players - 1, ..setup });
    let poor = with_edition(|edition| edition.tables.iter_mut().for_each(|table| table.pot = 20_500));
    let quiet = with_edition(|edition| {
        (edition.money.boss, edition.money.business, edition.money.monopoly) = (0, 0, 0);
        edition.quiet_rounds = 1;
    });
    let restless = with_edition(|edition| {
        (edition.cards.raid, edition.cards.stab, edition.hand, edition.nightcap) = (4, 6, 4, 4);
        edition.sleep_markers = 5;
    });
    // As few cards as an edition may have: the pile runs out all the time.
    let few_cards = with_edition(|edition| {
        edition.hand = 5;
        edition.cards = CardCounts { stab: 4, fire: 4, cake: 6, pass: 3, boom: 3, nightcap: 3, raid: 3, r#move: 9 };
    });
    standard.chain(few_cards).chain(by_hand).chain(other_starter).chain(poor).chain(quiet).chain(restless).collect()
}

/// What a viewer's reports add up to.
pub(super) struct Shadow {
    pub(super) view: View,
    rules: u16,
    edition: Edition,
    /// Whether somebody died or was paid in the present turn.
    quiet: bool,
    /// The men of every gang just before the last deadly event, and the number of that event.
    before_event: Vec<u8>,
    event: u32,
    /// When a gang left, and how many it was just before.
    left: Vec<Option<(u32, u8)>>,
    /// Who must die of the explosion that was just told.
    doomed: Vec<usize>,
    /// Whether the present turn's takings are still to be paid.
    owed: bool,
    youngest: Option<Seat>,
}

impl Shadow {
    /// A table as M1 lays it out.
    pub(super) fn new(setup: &Setup, rules: u16, viewer: Viewer) -> Shadow {
        let edition = setup.edition.clone();
        let players = setup.players as usize;
        let figures = &edition.tables[players - 3];
        let whole = [1, figures.robbies, figures.jacks, figures.henkies];
        let by_hand = setup.seating == Seating::ByHand;
        let planned = |text: &String| {
            let (colour, role) = text.split_once(' ')?;
            let seat = edition.gangs.iter().position(|gang| gang.colour == colour).expect("a gang of this colour");
            let role = Role::ALL.into_iter().find(|known| known.word() == role).expect("a role");
            Some(ManView { seat: Seat::new(seat), role, asleep: false })
        };
        let gang = |index: usize| GangView {
            money: 0,
            cards: 0,
            hand: viewer.knows_what(Seat::new(index)).then_some(Cards::NONE),
            drawn: viewer.knows_what(Seat::new(index)).then_some(Cards::NONE),
            cake: None,
            alive: whole,
            waiting: if by_hand { whole } else { [0; 4] },
            waiting_asleep: [0; 4],
            takings: 0,
            out: false,
            place: None,
        };
        let deck = Card::ALL.into_iter().fold(Cards::NONE, |deck, card| deck.with(card, edition.cards.of(card)));
        let view = View {
            active: Seat::new(setup.starter as usize),
            decides: None,
            question: None,
            begun: false,
            places: figures.plan.iter().map(|text| if by_hand { None } else { planned(text) }).collect(),
            gangs: (0..players).map(gang).collect(),
            pot: figures.pot,
            pile: deck.total(),
            discards: Cards::NONE,
            discards_unknown: 0,
            pile_made_of: deck,
            removed: Cards::NONE,
            sleep_markers: edition.sleep_markers,
            quiet_turns: 0,
            ended: None,
        };
        Shadow {
            view,
            rules,
            edition,
            quiet: true,
            before_event: vec![0; players],
            event: 0,
            left: vec![None; players],
            doomed: Vec::new(),
            owed: false,
            youngest: None,
        }
    }

    fn gang(&mut self, seat: Seat) -> &mut GangView {
        &mut self.view.gangs[seat.index()]
    }

    /// A deadly event may begin: whoever dies in it dies together.
    fn begin_event(&mut self) {
        self.event += 1;
        self.before_event = self.view.gangs.iter().map(|gang| gang.alive.iter().sum()).collect();
    }

    /// What one step of the game tells.
    pub(super) fn step<'a>(&mut self, reports: impl IntoIterator<Item = &'a Report>) {
        self.begin_event();
        for report in reports {
            self.hear(*report);
        }
        self.check_step();
    }

    fn hear(&mut self, report: Report) {
        assert!(self.view.ended.is_none(), "nothing happens after the end");
        let explodes = matches!(report, Report::Killed { by: Cause::Cake, .. });
        assert!(self.doomed.is_empty() || explodes, "the explosion spared {:?}", self.doomed);
        match report {
            Report::Drew { seat, card } => self.draw(seat, card),
            Report::Reshuffled { cards } => {
                assert_eq!((self.view.pile, self.view.discards.total()), (0, cards), "M3.1: at the last card, all discards");
                self.view.pile = cards;
                self.view.pile_made_of = std::mem::take(&mut self.view.discards);
                self.view.gangs.iter_mut().for_each(|gang| gang.drawn = gang.drawn.map(|_| Cards::NONE));
            }
            Report::Youngest { seat } => self.youngest = Some(seat),
            Report::SatDown { seat, role, place, asleep } => {
                assert!(self.youngest.take().is_none_or(|youngest| youngest == seat), "M1.6: the youngest is the first");
                let gang = self.gang(seat);
                gang.waiting[role as usize] -= 1;
                gang.waiting_asleep[role as usize] -= u8::from(asleep);
                assert!(gang.waiting_asleep[role as usize] <= gang.waiting[role as usize], "M3.8: sleepers sleep on");
                self.sit(place, ManView { seat, role, asleep });
            }
            Report::TurnBegan { seat } => self.begin_turn(seat),
            Report::Collected { seat, amount } => {
                let due = takings(&self.view, &self.edition, seat.index()).min(self.view.pot);
                assert_eq!((amount, seat, self.owed), (due, self.view.active, true), "M2.3: what is collected");
                self.pay(seat, amount);
                self.owed = false;
            }
            Report::Played { seat, card } => self.put_down(seat, card, card == Card::Raid),
            Report::Discarded { seat, card } => self.put_down(seat, card, false),
            Report::CakeOrdered { seat, place } => {
                assert_eq!(self.gang(seat).cake.replace(place), None, "M3.4: the cake was at home");
            }
            Report::CakePassed { seat, owner, from, to } => {
                assert_ne!(seat, owner, "M3.5: an opponent's cake");
                assert_eq!(self.gang(owner).cake.replace(to), Some(from));
            }
            Report::Exploded { owner, place, gone } => self.explode(owner, place, gone),
            Report::Killed { seat, role, place, by } => self.kill(seat, role, place, by),
            Report::Drugged { seat, role, place } => {
                let man = ManView { seat, role, asleep: false };
                assert_eq!(self.view.places[place.index()].replace(ManView { asleep: true, ..man }), Some(man));
                self.view.sleep_markers -= 1;
            }
            Report::Woke { seat, men } => self.wake(seat, men),
            Report::Raided { .. } => {
                for man in self.view.places.iter_mut().filter_map(Option::take) {
                    let gang = &mut self.view.gangs[man.seat.index()];
                    gang.waiting[man.role as usize] += 1;
                    gang.waiting_asleep[man.role as usize] += u8::from(man.asleep && self.rules > 1);
                }
                if self.rules == 1 {
                    self.view.sleep_markers = self.edition.sleep_markers;
                }
            }
            Report::Moved { seat, role, from, to } => {
                let man = ManView { seat, role, asleep: false };
                assert_eq!(self.view.places[from.index()].take(), Some(man), "M3.9: an own man, awake");
                self.sit(to, man);
            }
            Report::Out { seat, hand } => self.out(seat, hand.expect("whoever goes out shows the hand")),
            Report::PotTaken { seat, amount } => {
                assert_eq!((self.view.pot, self.in_play()), (amount, vec![seat.index()]), "M5.1: the last one takes the rest");
                self.pay(seat, amount);
            }
            Report::Ended { why } => self.end(why),
        }
    }

    fn in_play(&self) -> Vec<usize> {
        (0..self.view.gangs.len()).filter(|index| !self.view.gangs[*index].out).collect()
    }

    fn sit(&mut self, place: Place, man: ManView) {
        assert_eq!(self.view.places[place.index()].replace(man), None, "M6.1: two men on a place");
    }

    fn pay(&mut self, seat: Seat, amount: i32) {
        self.view.pot -= amount;
        self.gang(seat).money += amount;
        self.quiet = false;
    }

    fn draw(&mut self, seat: Seat, card: Option<Card>) {
        self.view.pile -= 1;
        let gang = self.gang(seat);
        gang.cards += 1;
        assert_eq!(gang.hand.is_some(), card.is_some(), "a draw is seen by those who see the hand");
        if let (Some(hand), Some(drawn), Some(card)) = (&mut gang.hand, &mut gang.drawn, card) {
            *hand = hand.with(card, 1);
            *drawn = drawn.with(card, 1);
        }
    }

    fn put_down(&mut self, seat: Seat, card: Card, leaves: bool) {
        assert_eq!(seat, self.view.active, "M3.1: cards are played in the own turn");
        let gang = self.gang(seat);
        gang.cards -= 1;
        gang.hand = gang.hand.map(|hand| hand.without(card, 1));
        let heap = if leaves { &mut self.view.removed } else { &mut self.view.discards };
        *heap = heap.with(card, 1);
    }

    fn begin_turn(&mut self, seat: Seat) {
        if self.view.begun {
            let last = self.view.active;
            let players = self.view.gangs.len();
            let next = (1..=players).map(|step| (last.index() + step) % players).find(|index| !self.view.gangs[*index].out);
            assert_eq!(Some(seat.index()), next, "M2: turns go clockwise, past those who are out");
            self.end_turn(last);
        }
        self.view.begun = true;
        self.view.active = seat;
        self.quiet = true;
        self.owed = true;
    }

    fn end_turn(&mut self, of: Seat) {
        let (full, gang) = (self.edition.hand, &self.view.gangs[of.index()]);
        assert_eq!(gang.cards, if gang.out { 0 } else { full }, "M3.1: drawn back to a full hand");
        let sleeps = |man: &ManView| man.seat == of && man.asleep;
        assert!(!self.view.places.iter().flatten().any(sleeps), "M2.1: own sleepers wake");
        self.view.quiet_turns = if self.quiet { self.view.quiet_turns + 1 } else { 0 };
    }

    fn explode(&mut self, owner: Seat, place: Place, gone: bool) {
        self.begin_event();
        assert_eq!(self.gang(owner).cake.take(), Some(place));
        assert_eq!(gone, self.gang(owner).out, "M4.1: only the cake of one who is out leaves the game");
        let [right, left] = beside(place.index());
        self.doomed = [right, place.index(), left].into_iter().filter(|at| self.view.places[*at].is_some()).collect();
    }

    fn kill(&mut self, seat: Seat, role: Role, place: Place, by: Cause) {
        let man = self.view.places[place.index()].take().expect("somebody sat there");
        assert_eq!((man.seat, man.role), (seat, role));
        if by == Cause::Cake {
            let expected = self.doomed.iter().position(|at| *at == place.index()).expect("M2.2: he sat beside the cake");
            self.doomed.remove(expected);
        }
        assert!(by != Cause::Nightcap || man.asleep, "M3.7: only a second marker kills");
        assert!(!matches!(by, Cause::Knife | Cause::Bullet) || seat != self.view.active, "M3.2, M3.3: an opponent");
        self.view.sleep_markers += u8::from(man.asleep);
        self.gang(seat).alive[role as usize] -= 1;
        self.quiet = false;
    }

    fn wake(&mut self, seat: Seat, men: u8) {
        assert_eq!(seat, self.view.active, "M2.1: own sleepers");
        let mut woken = 0;
        for man in self.view.places.iter_mut().flatten().filter(|man| man.seat == seat && man.asleep) {
            man.asleep = false;
            woken += 1;
        }
        assert_eq!(men, woken);
        self.view.sleep_markers += men;
    }

    fn out(&mut self, seat: Seat, hand: Cards) {
        let (event, men) = (self.event, self.before_event[seat.index()]);
        let gang = self.gang(seat);
        assert_eq!((gang.alive, gang.cards), ([0; 4], hand.total()), "M4.1: without gangsters, with the hand told");
        assert!(gang.hand.is_none_or(|own| own == hand));
        (gang.out, gang.cards) = (true, 0);
        gang.hand = gang.hand.map(|_| Cards::NONE);
        self.view.discards = self.view.discards.plus(hand);
        self.left[seat.index()] = Some((event, men));
    }

    fn end(&mut self, why: EndReason) {
        self.view.ended = Some(why);
        let active = self.view.active;
        match why {
            EndReason::LastGang => assert_eq!((self.in_play().len(), self.view.pot), (1, 0)),
            EndReason::PotEmpty => assert!(self.in_play().len() >= 2 && self.view.pot == 0),
            EndReason::AllDead => assert!(self.in_play().is_empty() && self.view.pot > 0),
            EndReason::Quiet => {
                self.end_turn(active);
                let limit = u16::from(self.edition.quiet_rounds) * self.in_play().len() as u16;
                assert_eq!(self.view.quiet_turns, limit, "M5.2: full rounds");
            }
        }
        let score = |index: usize| {
            let gang = &self.view.gangs[index];
            let (stayed, men) = self.left[index].unwrap_or((u32::MAX, gang.alive.iter().sum()));
            (gang.money, stayed, men)
        };
        let scores: Vec<(i32, u32, u8)> = (0..self.view.gangs.len()).map(score).collect();
        for (gang, own) in self.view.gangs.iter_mut().zip(&scores) {
            gang.place = Some(1 + scores.iter().filter(|other| *other > own).count() as u8);
        }
    }

    /// What holds between two steps.
    fn check_step(&mut self) {
        assert!(self.doomed.is_empty(), "the explosion spared {:?}", self.doomed);
        for index in 0..self.view.gangs.len() {
            let due = takings(&self.view, &self.edition, index);
            self.view.gangs[index].takings = due;
        }
        assert!(self.view.pile > 0 || self.view.discards.is_empty(), "M3.1: a new pile at once");
        if self.view.ended.is_none() {
            assert!(self.in_play().len() >= 2 && self.view.pot > 0, "M5.1: it goes on though it is over");
            let active = &self.view.gangs[self.view.active.index()];
            assert!(!active.out, "M4.1: one who is out has the turn");
            assert!(!std::mem::take(&mut self.owed) || active.takings == 0, "M2.3: the takings were not paid");
        }
    }

    /// A position as a viewer sees it, but for what the shadow is not told: what is to be decided, and by whom.
    pub(super) fn agrees_with(&self, seen: View) {
        assert_eq!(self.view, View { decides: None, question: None, ..seen });
    }
}

/// Plays many games; after every step the referee checks the legal moves, and every viewer's shadow the position.
pub(super) fn follow(each: impl FnMut(&RandomStep<Maffiosi>)) {
    follow_by(Maffiosi::RULES_VERSION, GAMES, each);
}

/// The same by some version of the rules, with so many games of each set-up.
pub(super) fn follow_by(rules: u16, games: u64, mut each: impl FnMut(&RandomStep<Maffiosi>)) {
    for setup in setups() {
        for seed in 0..games {
            let seats = (0..setup.players as usize).map(|index| Viewer::Seat(Seat::new(index)));
            let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator, Viewer::Everyone]).collect();
            let mut shadows: Vec<Shadow> = viewers.iter().map(|viewer| Shadow::new(&setup, rules, *viewer)).collect();
            random_game_by(rules, &setup, seed, |step| {
                Referee::of(step.after).agrees_with(step.after);
                for (viewer, shadow) in viewers.iter().zip(&mut shadows) {
                    let heard: Vec<Report> =
                        step.events.iter().filter_map(|event| Maffiosi::event_seen_by(event, *viewer)).collect();
                    shadow.step(&heard);
                    shadow.agrees_with(step.after.view(*viewer));
                }
                each(&step);
            });
        }
    }
}
