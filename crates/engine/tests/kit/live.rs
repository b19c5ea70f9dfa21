//! A table at which decisions are handed in, repeated, taken back, and refused.

use engine::{
    Chance, Digest, FairSetup, Game, Header, Match, Play, Player, Refuse, Seat, Seed, Seen, Silent, SplitMix, SubmitError, Turn,
    UndoError, Weight, legal_moves,
};

use tiny::{Honest, Move, Rank, Refusal, Setup};

type Answer = Result<(), SubmitError<Refusal>>;

const ADA: Seat = Seat::FIRST;
const BEN: Seat = Seat::new(1);

const ONE: Rank = Rank::new(0);
const TWO: Rank = Rank::new(1);

/// Deals the first card that is left.
struct Lowest;

impl Chance for Lowest {
    fn draw(&mut self, _: Weight) -> Weight {
        0
    }
}

/// Makes these moves, in order.
struct Script<'a>(std::slice::Iter<'a, Move>);

impl Player<Honest> for Script<'_> {
    fn decide(&mut self, _: &Seen<'_, Honest>) -> Move {
        *self.0.next().expect("the script is long enough")
    }
}

/// A table of two at which the first player decides. She holds cards of rank 1 and 2, the other holds a 1 and a 2.
fn table() -> Match<Honest> {
    let fair = FairSetup::of_bots(&seed(), 2);
    let mut table = Match::begin(Header::new(Setup { players: 2, coins: 2 }, fair)).expect("the set-up is a legal one");
    deal(&mut table);
    assert_eq!(table.game().turn(), Turn::Seat(ADA));
    table
}

fn seed() -> Seed {
    Seed(Digest([9; 32]))
}

fn deal(table: &mut Match<Honest>) {
    while table.game().turn() == Turn::House {
        table.house(&mut Lowest, &mut Silent);
    }
}

fn hand_in(table: &mut Match<Honest>, seat: Seat, moves: &[Move]) -> Answer {
    table.submit(seat, table.position(), moves, &mut Silent)
}

/// A table at which the second player is asked about a card of rank 1 that the first one laid face down.
fn asked() -> Match<Honest> {
    let mut table = table();
    hand_in(&mut table, ADA, &[Move::Fold, Move::Lay(ONE)]).expect("a card of rank 1 is in the hand");
    table
}

#[test]
fn nothing_follows_the_end_of_a_stopped_game() {
    let mut table = asked();
    let (from, held) = (table.position() - 2, table.game().clone());
    table.end(seed(), Some("rain".to_owned()));
    let lines = table.position();
    assert_eq!(hand_in(&mut table, BEN, &[Move::Let]), Err(SubmitError::Ended));
    assert_eq!(table.submit(BEN, 3, &[Move::Let], &mut Silent), Err(SubmitError::Ended));
    assert_eq!(table.let_decide(&mut Script([].iter()), &mut Silent), Err(SubmitError::Ended));
    assert_eq!(table.undo(ADA), Err(UndoError::Ended));
    assert_eq!(table.submit(ADA, from, &[Move::Fold, Move::Lay(ONE)], &mut Silent), Ok(()), "it was taken before");
    assert_eq!((table.position(), table.game()), (lines, &held));
    assert!(Match::replay(table.record()).is_ok());
}

#[test]
fn the_house_does_nothing_after_the_end() {
    let mut table = asked();
    hand_in(&mut table, BEN, &[Move::Let]).expect("it need not be looked at");
    assert_eq!(table.game().turn(), Turn::House);
    table.end(seed(), Some("rain".to_owned()));
    let lines = table.position();
    table.house(&mut Lowest, &mut Silent);
    assert_eq!((table.position(), table.draws()), (lines, 5));
}

#[test]
fn a_refused_list_tells_nothing_of_a_card_that_was_peeked_at() {
    let mut table = asked();
    // The card is too low to be turned over, which the second player must pay to know.
    for next in [Move::Expose, Move::Let, Move::Raise] {
        assert_eq!(hand_in(&mut table, BEN, &[Move::Peek, next]), Err(SubmitError::Incomplete));
    }
    assert_eq!(hand_in(&mut table, BEN, &[Move::Peek]), Ok(()));
    assert_eq!(table.game().turn(), Turn::Seat(BEN), "and then decides with what there was to learn");
    assert_eq!(hand_in(&mut table, BEN, &[Move::Expose]), Err(SubmitError::Refused { index: 0, why: Refusal::TooLow }));
    assert_eq!(hand_in(&mut table, BEN, &[Move::Let]), Ok(()));
}

#[test]
fn a_draft_ends_with_a_move_that_teaches() {
    let table = asked();
    let mut draft = table.seen(BEN).draft(&mut SplitMix::new(1));
    assert!(draft.is_open() && !draft.is_whole());
    draft.add(Move::Peek).expect("there is a coin");
    assert!(!draft.is_open() && draft.is_whole());
    assert_eq!(draft.add(Move::Let), Err(Refusal::NotNow));
    assert_eq!(draft.moves(), [Move::Peek]);
}

#[test]
fn a_player_decides_anew_after_learning_something() {
    let mut table = asked();
    let script = [Move::Peek, Move::Let];
    let mut player = Script(script.iter());
    table.let_decide(&mut player, &mut Silent).expect("there is a coin");
    assert_eq!(table.record().plays.last(), Some(&Play::Move { seat: BEN, mv: Move::Peek }));
    table.let_decide(&mut player, &mut Silent).expect("it need not be turned over");
    assert_eq!(table.game().turn(), Turn::House);
}

#[test]
fn an_undo_leaves_no_decision_in_the_middle() {
    let mut table = table();
    let (begin, from) = (table.game().clone(), table.position() + 1);
    hand_in(&mut table, ADA, &[Move::Fold, Move::Lay(ONE)]).expect("a card of rank 1 is in the hand");
    assert_eq!((table.can_undo(ADA), table.can_undo(BEN)), (Ok(from), Err(UndoError::KnowledgeChanged)));
    table.undo(ADA).expect("nothing was shown");
    assert_eq!(table.game(), &begin, "the fold is taken back with the card");
    assert_eq!(table.can_undo(ADA), Err(UndoError::KnowledgeChanged));
    let again = Match::replay(table.record()).expect("the record is right");
    assert_eq!(again.game(), &begin);
}

#[test]
fn an_undo_goes_back_to_the_last_position_at_rest() {
    let mut table = table();
    let begin = table.game().clone();
    hand_in(&mut table, ADA, &[Move::Raise, Move::Fold, Move::Lay(ONE)]).expect("there are a coin and a card");
    table.undo(ADA).expect("nothing was shown");
    let mut raised = begin.clone();
    raised.play(Move::Raise, &mut Silent);
    assert_eq!(table.game(), &raised, "a decision may end with the raise");
    table.undo(ADA).expect("nothing was shown");
    assert_eq!(table.game(), &begin);
}

#[test]
fn an_undo_goes_back_to_what_was_shown_if_nothing_is_at_rest_since() {
    let mut table = asked();
    hand_in(&mut table, BEN, &[Move::Peek]).expect("there is a coin");
    let peeked = table.game().clone();
    assert_eq!(table.can_undo(BEN), Err(UndoError::KnowledgeChanged));
    hand_in(&mut table, BEN, &[Move::Let]).expect("it need not be turned over");
    table.undo(BEN).expect("nothing was shown since the peek");
    assert_eq!(table.game(), &peeked);
}

/// What is said of a decision from a position that has passed.
fn late(table: &Match<Honest>, from: u32, moves: &[Move]) -> Answer {
    let (mut live, mut replayed) = (table.clone(), Match::replay(table.record()).expect("the record is right"));
    let answer = live.submit(ADA, from, moves, &mut Silent);
    assert_eq!(replayed.submit(ADA, from, moves, &mut Silent), answer, "every node answers alike");
    assert_eq!((live.position(), live.game()), (table.position(), table.game()));
    answer
}

#[test]
fn only_the_same_decision_is_answered_as_before() {
    let mut table = table();
    let from = table.position();
    hand_in(&mut table, ADA, &[Move::Raise, Move::Fold, Move::Lay(ONE)]).expect("there are a coin and a card");
    let stale = Err(SubmitError::Stale { now: table.position() });
    assert_eq!(late(&table, from, &[Move::Raise, Move::Fold, Move::Lay(ONE)]), Ok(()));
    assert_eq!(late(&table, from, &[Move::Raise, Move::Fold, Move::Lay(TWO)]), stale);
    assert_eq!(late(&table, from, &[Move::Raise, Move::Fold]), stale, "a decision in the middle is another one");
    assert_eq!(late(&table, from + 2, &[Move::Lay(ONE)]), stale, "and so is its other half");
    assert_eq!(late(&table, from, &[Move::Raise]), Ok(()), "a raise by itself is whole, and it was taken");
    assert_eq!(late(&table, from, &[]), stale);
    assert_eq!(late(&table, u32::MAX, &[Move::Raise]), stale);
}

#[test]
fn a_repeated_decision_that_taught_something_is_answered_as_before() {
    let mut table = asked();
    let from = table.position();
    hand_in(&mut table, BEN, &[Move::Peek]).expect("there is a coin");
    hand_in(&mut table, BEN, &[Move::Let]).expect("it need not be turned over");
    assert_eq!(table.submit(BEN, from, &[Move::Peek], &mut Silent), Ok(()));
    assert_eq!(table.submit(BEN, from + 1, &[Move::Let], &mut Silent), Ok(()));
    assert_eq!(table.position(), from + 2);
}

#[test]
fn a_refusal_names_its_rule() {
    let mut table = table();
    let mut legal = Vec::new();
    legal_moves(table.game(), &mut legal);
    let refused = hand_in(&mut table, ADA, &[Move::Raise, Move::Raise]).expect_err("one raise is enough");
    assert_eq!(Refusal::RaisedAlready.rule(), "T2.2");
    assert_eq!(refused.to_string(), "move 2 of the decision is not possible (T2.2)");
}
