//! Positions in words: a table in the middle of a year, changed piece by piece and played on through the checked door.
//!
//! Pieces are written as members and a number of guards: `"mama novice 3"`. Fields are written as in moves: `"speakeasy 1"`.

use std::sync::OnceLock;

use engine::{Action, Game, Notation, Refuse, Seat, Turn, Viewer};

use crate::state::{CELLS, Gang, Holdings, Phase};
use crate::{Absentee, Cards, FamilyView, MemberSet, RULES, View};
pub(super) use crate::{Capone, Cause, Event, Field, House, Kind, Member, Move, Party, Question, Refusal, Report, Setup, Spot};

/// A table and the last thing that was done at it.
#[derive(Clone)]
pub(super) struct Scene {
    pub(super) game: Capone,
    /// What happened in the last step.
    pub(super) heard: Vec<Event>,
    before: Capone,
}

/// Shorter than `Seat::new`.
pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index)
}

fn read<A: Action>(notation: &Notation<A>, text: &str) -> A {
    notation.read(text).unwrap_or_else(|| panic!("no such action: {text:?}"))
}

pub(super) fn mv(text: &str) -> Move {
    static NOTATION: OnceLock<Notation<Move>> = OnceLock::new();
    read(NOTATION.get_or_init(Notation::new), text)
}

pub(super) fn kind(word: &str) -> Kind {
    Kind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or_else(|| panic!("no such card: {word:?}"))
}

pub(super) fn member(word: &str) -> Member {
    Member::ALL.into_iter().find(|member| member.word() == word).unwrap_or_else(|| panic!("no such member: {word:?}"))
}

pub(super) fn field(text: &str) -> Field {
    match mv(&format!("at {text}")) {
        Move::Field(field) => field,
        other => panic!("{other} is not a field"),
    }
}

/// The words of a list; an empty one has none.
fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(' ').filter(|word| !word.is_empty())
}

/// Members and guards as they are written: `"mama novice 3"`.
fn pieces(text: &str) -> (MemberSet, u8) {
    words(text).fold((MemberSet::EMPTY, 0), |(members, guards), word| match word.parse::<u8>() {
        Ok(more) => (members, guards + more),
        Err(_) => (members.with(member(word)), guards),
    })
}

/// And back.
pub(super) fn written(members: impl IntoIterator<Item = Member>, guards: u8) -> String {
    let words = members.into_iter().map(|member| member.word().to_owned()).chain([guards.to_string()]);
    words.collect::<Vec<_>>().join(" ")
}

/// A payment by the bank to a seat.
pub(super) fn bank_pays(to: usize, amount: i32, cause: Cause) -> Report {
    Report::Paid { from: Party::Bank, to: Party::Seat(seat(to)), amount, cause }
}

/// A payment by a seat to the bank.
pub(super) fn pays_bank(from: usize, amount: i32, cause: Cause) -> Report {
    Report::Paid { from: Party::Seat(seat(from)), to: Party::Bank, amount, cause }
}

// Where the scene starts.
impl Scene {
    /// A table at which nothing is dealt yet.
    pub(super) fn of(setup: &Setup) -> Scene {
        let game = Capone::begin(setup, 1).expect("the set-up is legal");
        Scene { game, heard: Vec::new(), before: game }
    }

    /// The same with the standard edition.
    pub(super) fn with(players: u8) -> Scene {
        Scene::of(&Setup::standard(players))
    }

    /// The house deals every seat these cards, and the starter may exchange. `deal` gives seat 0 the first list.
    pub(super) fn dealt(self, hands: &[&str]) -> Scene {
        let hands: Vec<Vec<&str>> = hands.iter().map(|hand| words(hand).collect()).collect();
        let (players, starter) = (hands.len(), self.game.starter.index());
        let rounds = hands[0].len();
        let order = (0..rounds).flat_map(|round| (0..players).map(move |turn| (round, (starter + turn) % players)));
        order.fold(self, |scene, (round, of)| scene.deal(hands[of][round]))
    }
}

// What the position is. Whatever goes somewhere comes from the photo or from the deck, so that C5 holds.
impl Scene {
    fn own(&mut self, of: usize) -> &mut Holdings {
        &mut self.game.holdings[of]
    }

    fn take(&mut self, of: usize, members: MemberSet, guards: u8) {
        let own = self.own(of);
        assert!(members.minus(own.photo).is_empty() && guards <= own.guards, "not on the photo of {of}");
        own.photo = own.photo.minus(members);
        own.guards -= guards;
    }

    pub(super) fn cash(mut self, of: usize, amount: i32) -> Scene {
        self.own(of).cash = amount;
        self
    }

    pub(super) fn chip(mut self, of: usize, step: u8) -> Scene {
        self.own(of).chip = step;
        self
    }

    /// These cards are in a hand.
    pub(super) fn hand(mut self, of: usize, cards: &str) -> Scene {
        for word in words(cards) {
            self.game.deck.remove(kind(word));
            self.own(of).hand.add(kind(word));
        }
        self
    }

    /// All cards in hands go back into the deck.
    pub(super) fn hands_back(mut self) -> Scene {
        for holding in &mut self.game.holdings {
            for card in std::mem::take(&mut holding.hand).iter() {
                self.game.deck.add(card);
            }
        }
        self
    }

    /// These pieces stand on an illegal field.
    pub(super) fn field(mut self, of: usize, at: &str, set: &str) -> Scene {
        let (members, guards) = pieces(set);
        self.take(of, members, guards);
        let place = &mut self.game.fields[field(at).index()];
        assert_eq!(*place, None, "two on {at}");
        *place = Some(Gang { seat: seat(of), members, guards });
        self
    }

    /// A guard stands on a legal field.
    pub(super) fn legal(mut self, of: usize, at: &str) -> Scene {
        self.take(of, MemberSet::EMPTY, 1);
        self.own(of).legal |= 1 << kind(at).index();
        self
    }

    /// A member is on an out-of-circulation field.
    pub(super) fn away(mut self, of: usize, at: &str, who: &str) -> Scene {
        self.take(of, MemberSet::only(member(who)), 0);
        self.game.away[kind(at).away_index()] = Some(Absentee { seat: seat(of), member: member(who) });
        self
    }

    /// A member is in a cell.
    pub(super) fn cell(mut self, number: usize, of: usize, who: &str) -> Scene {
        self.take(of, MemberSet::only(member(who)), 0);
        self.game.prison[number - 1] = Some(Absentee { seat: seat(of), member: member(who) });
        self
    }

    pub(super) fn harbour(mut self, of: usize, who: &str) -> Scene {
        let (members, _) = pieces(who);
        self.take(of, members, 0);
        self.own(of).harbour = self.own(of).harbour.or(members);
        self
    }

    pub(super) fn park(mut self, of: usize, guards: u8) -> Scene {
        self.take(of, MemberSet::EMPTY, guards);
        self.own(of).park += guards;
        self
    }

    /// Only these pieces are on the photo; the others there are out of the game.
    pub(super) fn photo(mut self, of: usize, stay: &str) -> Scene {
        let (members, guards) = pieces(stay);
        let own = *self.own(of);
        self.take(of, own.photo.minus(members), own.guards - guards);
        assert_eq!(self.own(of).photo, members, "somebody is elsewhere");
        self.own(of).harbour = own.harbour.or(own.photo.minus(members));
        self.own(of).gone += own.guards - guards;
        self
    }

    pub(super) fn starter(mut self, of: usize) -> Scene {
        self.game.starter = seat(of);
        self
    }

    pub(super) fn year(mut self, year: u8) -> Scene {
        self.game.year = year;
        self
    }

    /// It is somebody's turn in the middle of the year: hands are filled up, so that all have the right number of cards and the
    /// year goes on for a round at least.
    pub(super) fn turn(mut self, of: usize) -> Scene {
        let (active, starter, players) = (seat(of), self.game.starter, self.game.players());
        let has_played = |other: &Seat| starter.clockwise(players).take_while(|seat| *seat != active).any(|seat| seat == *other);
        let needed = |other: Seat| self.game.own(other).hand.len() + u8::from(has_played(&other));
        let rounds = Seat::all(players).map(needed).max().unwrap_or(0).max(2);
        for other in Seat::all(players) {
            while self.game.own(other).hand.len() < rounds - u8::from(has_played(&other)) {
                let filler = Kind::illegal().find(|kind| self.game.deck.contains(*kind)).expect("there are cards enough");
                self = self.hand(other.index(), filler.word());
            }
        }
        (self.game.active, self.game.phase) = (active, Phase::Turn);
        self
    }

    /// It is somebody's turn with the hands as they are.
    pub(super) fn turn_as_it_is(mut self, of: usize) -> Scene {
        (self.game.active, self.game.phase) = (seat(of), Phase::Turn);
        self
    }

    /// The last one in this year is about to play this card, the very last one.
    pub(super) fn last_card(mut self, card: &str) -> Scene {
        let last = (self.game.starter.index() + self.game.players() - 1) % self.game.players();
        for of in 0..self.game.players() {
            assert_eq!(self.own(of).hand, Cards::EMPTY, "{of} has played");
        }
        (self.game.active, self.game.phase) = (seat(last), Phase::Turn);
        self.hand(last, card)
    }
}

// What is done.
impl Scene {
    fn step(mut self, act: impl FnOnce(&mut Capone, &mut Vec<Event>)) -> Scene {
        assert_eq!(self.game.audit(), Ok(()), "the scene is not a position");
        self.before = self.game;
        self.heard.clear();
        act(&mut self.game, &mut self.heard);
        assert_eq!(self.game.audit(), Ok(()));
        match self.game.turn() {
            Turn::Seat(_) => assert!(!self.legal_moves().is_empty(), "somebody is asked who can do nothing"),
            Turn::House => assert!(self.game.total_weight() > 0, "the house can do nothing"),
            Turn::Over => assert!(self.game.standings().is_some(), "it is over without standings"),
        }
        self
    }

    /// The one who decides makes a legal move, given by its notation.
    #[track_caller]
    pub(super) fn play(self, notation: &str) -> Scene {
        let mv = mv(notation);
        assert_eq!(engine::check(&self.game, mv), Ok(()), "{notation} at {:?}", self.game.question_now());
        self.step(|game, events| game.play(mv, events))
    }

    /// Several moves, one after another; what is heard is heard of all.
    #[track_caller]
    pub(super) fn plays(self, notations: &[&str]) -> Scene {
        let before = self.game;
        let mut heard = Vec::new();
        let mut scene = self;
        for notation in notations {
            scene = scene.play(notation);
            heard.append(&mut scene.heard);
        }
        (scene.before, scene.heard) = (before, heard);
        scene
    }

    /// An illegal or takeover card goes to a field, with these pieces.
    #[track_caller]
    pub(super) fn places(self, card: &str, at: &str, set: &str) -> Scene {
        let card = format!("play {card}");
        let at = format!("at {at}");
        let (members, guards) = pieces(set);
        let mut steps = vec![card.as_str(), at.as_str()];
        for member in members {
            steps.push(member.word());
        }
        steps.resize(steps.len() + guards as usize, "guard");
        let scene = self.plays(&steps);
        if !matches!(scene.game.phase, Phase::Place(_)) {
            return scene;
        }
        let (before, mut heard) = (scene.before, scene.heard.clone());
        let mut scene = scene.play("done");
        heard.append(&mut scene.heard);
        Scene { heard, before, ..scene }
    }

    /// The house deals this card to whoever gets one now.
    #[track_caller]
    pub(super) fn deal(self, card: &str) -> Scene {
        let house = House::Deal(kind(card));
        assert!(self.outcomes().contains(&card.to_owned()), "the house cannot deal {card} now");
        self.step(|game, events| game.settle(house, events))
    }

    /// The last one lays down the last card of the year.
    pub(super) fn year_ends(self) -> Scene {
        self.last_card("undertaker").play("lay down undertaker")
    }

    /// Everybody who is asked at the year's end says no, until the year is closed.
    pub(super) fn close_year(mut self) -> Scene {
        loop {
            let no = match self.game.question_now() {
                Some(Question::HireBack) => "hire back 0",
                Some(Question::BuyOut) => "leave",
                Some(Question::Invest) => "invest 0",
                other => {
                    assert_eq!(other, None);
                    return self;
                }
            };
            self = self.play(no);
        }
    }
}

// What is expected.
impl Scene {
    /// The move is not possible, for this reason and by this rule.
    #[track_caller]
    pub(super) fn refuses(self, notation: &str, why: Refusal, rule: &str) -> Scene {
        assert_eq!(engine::check(&self.game, mv(notation)), Err(why), "{notation}");
        assert_eq!(why.rule(), rule, "the rule that forbids {notation}");
        assert!(RULES.iter().any(|known| known.number == rule), "{rule} is not a rule");
        self
    }

    /// The move is possible.
    #[track_caller]
    pub(super) fn offers(self, notation: &str) -> Scene {
        assert_eq!(engine::check(&self.game, mv(notation)), Ok(()), "{notation}");
        self
    }

    /// This seat decides about this.
    #[track_caller]
    pub(super) fn asks(self, whom: usize, what: Question) -> Scene {
        assert_eq!((self.game.turn(), self.game.question_now()), (Turn::Seat(seat(whom)), Some(what)));
        self
    }

    /// The house deals now.
    #[track_caller]
    pub(super) fn awaits_deal(self) -> Scene {
        assert_eq!(self.game.turn(), Turn::House);
        self
    }

    /// This happened in the last step.
    #[track_caller]
    pub(super) fn told(self, report: Report) -> Scene {
        let reports = self.reports();
        assert!(reports.contains(&report), "{report:?} is not in {reports:?}");
        self
    }

    /// A player's cash changed by this in the last step.
    #[track_caller]
    pub(super) fn earned(self, of: usize, amount: i32) -> Scene {
        assert_eq!(self.game.holdings[of].cash - self.before.holdings[of].cash, amount, "cash of {of}");
        self
    }

    /// Nobody's cash changed in the last step.
    #[track_caller]
    pub(super) fn nobody_paid(self) -> Scene {
        (0..self.game.players()).fold(self, |scene, of| scene.earned(of, 0))
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

    /// What happened in the last step, with all secrets.
    pub(super) fn reports(&self) -> Vec<Report> {
        self.reports_for(Viewer::Everyone)
    }

    pub(super) fn reports_for(&self, viewer: Viewer) -> Vec<Report> {
        self.heard.iter().filter_map(|event| Capone::event_seen_by(event, viewer)).collect()
    }

    /// What stands on an illegal field: `"0: mama novice 3"`, or `"free"`.
    pub(super) fn on(&self, at: &str) -> String {
        let gang = self.view().fields.swap_remove(field(at).index());
        gang.map_or("free".to_owned(), |gang| format!("{}: {}", gang.seat.index(), written(gang.members, gang.guards)))
    }

    /// What the pieces on an illegal field are worth.
    pub(super) fn total_on(&self, at: &str) -> i32 {
        self.view().fields.swap_remove(field(at).index()).map_or(0, |gang| gang.total)
    }

    pub(super) fn photo_of(&self, of: usize) -> String {
        let family = self.family(of);
        written(family.photo, family.guards)
    }

    pub(super) fn harbour_of(&self, of: usize) -> Vec<Member> {
        self.family(of).harbour
    }

    /// Whose guard stands on a legal field.
    pub(super) fn on_legal(&self, at: &str) -> Option<usize> {
        self.view().legal[kind(at).index()].map(Seat::index)
    }

    /// Who is on an out-of-circulation field.
    pub(super) fn on_away(&self, at: &str) -> Option<(usize, Member)> {
        self.view().away[kind(at).away_index()].map(|absentee| (absentee.seat.index(), absentee.member))
    }

    /// Who is in each cell, from the first.
    pub(super) fn prison(&self) -> [Option<(usize, Member)>; CELLS] {
        let cells = self.view().prison;
        [0, 1, 2].map(|cell: usize| cells[cell].map(|absentee| (absentee.seat.index(), absentee.member)))
    }

    pub(super) fn legal_moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        engine::legal_moves(&self.game, &mut moves);
        moves.iter().map(ToString::to_string).collect()
    }

    /// The legal moves whose notation begins like this.
    pub(super) fn legal_like(&self, beginning: &str) -> Vec<String> {
        self.legal_moves().into_iter().filter(|mv| mv.starts_with(beginning)).collect()
    }

    /// The cards that the house can deal now.
    pub(super) fn outcomes(&self) -> Vec<String> {
        let mut all = Vec::new();
        self.game.outcomes(&mut |House::Deal(kind), _| all.push(kind.word().to_owned()));
        all
    }

    pub(super) fn ranks(&self) -> Vec<u8> {
        self.game.standings().expect("the game is over").places().to_vec()
    }

    pub(super) fn winners(&self) -> Vec<usize> {
        self.game.standings().expect("the game is over").winners().map(Seat::index).collect()
    }
}
