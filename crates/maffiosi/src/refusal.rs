use engine::Refuse;

use crate::Card;

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Something else is to be decided now, by this rule.
    NotNow(&'static str),
    /// No such card in hand (M3.1).
    NotInHand(Card),
    /// Only a Move may follow the first card (M3.1).
    OnlyMoveFollows,
    /// A first card was played, so there is nothing to discard in place of it (M3.1).
    HasPlayed,
    /// The card would have no effect now, by its own rule.
    NoEffect(Card),
    /// Nobody sits there; the rule that asks for somebody.
    NobodyThere(&'static str),
    /// It is the player's own man or cake; the rule that asks for an opponent's.
    Own(&'static str),
    /// No awake man of the player can reach him with a knife (M3.2).
    OutOfKnifeReach,
    /// No awake man of the player can shoot at him (M3.3).
    OutOfShot,
    /// It is at an end of the table, where nobody shoots (M3.3).
    Crossed,
    /// There is a cake already (M3.4).
    HasCake,
    /// That cake is not on the table; the card that needs it there.
    CakeNotOnTable(Card),
    /// Nobody to receive the cake that way (M3.5).
    NobodyToPassTo,
    /// The one who would receive it has a cake before him (M3.5).
    DirectionClosed,
    /// He has no drink before him (M3.7).
    NoDrink,
    /// He was chosen already (M3.7).
    ChosenAlready,
    /// The three are named in the order of their places (M3.7).
    OutOfOrder,
    /// It is not the player's own man (M3.9).
    NotOwnMan,
    /// He sleeps (M3.7).
    Asleep,
    /// Somebody sits there; the rule that asks for a free place.
    Taken(&'static str),
    /// The man who moves sits there himself (M3.9).
    SitsThere,
    /// No gangster of this role is waiting; the rule of the seating.
    NoneWaiting(&'static str),
    /// Those of this role who are waiting sleep (M3.8).
    OnlySleepers,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow(rule)
            | Refusal::NobodyThere(rule)
            | Refusal::Own(rule)
            | Refusal::Taken(rule)
            | Refusal::NoneWaiting(rule) => rule,
            Refusal::NotInHand(_) | Refusal::OnlyMoveFollows | Refusal::HasPlayed => "M3.1",
            Refusal::NoEffect(card) | Refusal::CakeNotOnTable(card) => card.rule(),
            Refusal::OutOfKnifeReach => "M3.2",
            Refusal::OutOfShot | Refusal::Crossed => "M3.3",
            Refusal::HasCake => "M3.4",
            Refusal::NobodyToPassTo | Refusal::DirectionClosed => "M3.5",
            Refusal::NoDrink | Refusal::ChosenAlready | Refusal::OutOfOrder | Refusal::Asleep => "M3.7",
            Refusal::OnlySleepers => "M3.8",
            Refusal::NotOwnMan | Refusal::SitsThere => "M3.9",
        }
    }
}
