use engine::refusals;

use crate::Card;

refusals! {
    /// Why a move is not possible.
    pub enum Refusal {
        /// Something else is to be decided now, by this rule.
        "not-now" => NotNow(rule: &'static str) by rule,
        /// No such card in hand (M3.1).
        "not-in-hand" => NotInHand(card: Card) by "M3.1",
        /// Only a Move may follow the first card (M3.1).
        "only-move-follows" => OnlyMoveFollows by "M3.1",
        /// A first card was played, so there is nothing to discard in place of it (M3.1).
        "has-played" => HasPlayed by "M3.1",
        /// The card would have no effect now, by its own rule.
        "no-effect" => NoEffect(card: Card) by card.rule(),
        /// Nobody sits there; the rule that asks for somebody.
        "nobody-there" => NobodyThere(rule: &'static str) by rule,
        /// It is the player's own man or cake; the rule that asks for an opponent's.
        "own-cake" => Own(rule: &'static str) by rule,
        /// No awake man of the player can reach him with a knife (M3.2).
        "out-of-knife-reach" => OutOfKnifeReach by "M3.2",
        /// No awake man of the player can shoot at him (M3.3).
        "out-of-shot" => OutOfShot by "M3.3",
        /// It is at an end of the table, where nobody shoots (M3.3).
        "crossed" => Crossed by "M3.3",
        /// There is a cake already (M3.4).
        "has-cake" => HasCake by "M3.4",
        /// That cake is not on the table; the card that needs it there.
        "cake-not-on-table" => CakeNotOnTable(card: Card) by card.rule(),
        /// Nobody to receive the cake that way (M3.5).
        "nobody-to-pass-to" => NobodyToPassTo by "M3.5",
        /// The one who would receive it has a cake before him (M3.5).
        "direction-closed" => DirectionClosed by "M3.5",
        /// He has no drink before him (M3.7).
        "no-drink" => NoDrink by "M3.7",
        /// He was chosen already (M3.7).
        "chosen-already" => ChosenAlready by "M3.7",
        /// The three are named in the order of their places (M3.7).
        "out-of-order" => OutOfOrder by "M3.7",
        /// It is not the player's own man (M3.9).
        "not-own-man" => NotOwnMan by "M3.9",
        /// He sleeps (M3.7).
        "asleep" => Asleep by "M3.7",
        /// Somebody sits there; the rule that asks for a free place.
        "taken" => Taken(rule: &'static str) by rule,
        /// The man who moves sits there himself (M3.9).
        "sits-there" => SitsThere by "M3.9",
        /// No gangster of this role is waiting; the rule of the seating.
        "none-waiting" => NoneWaiting(rule: &'static str) by rule,
        /// Those of this role who are waiting sleep (M3.8).
        "only-sleepers" => OnlySleepers by "M3.8",
    }
}
