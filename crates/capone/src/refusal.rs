use engine::refusals;

refusals! {
    /// Why a move is not possible.
    pub enum Refusal {
        /// Something else is to be decided now, by this rule.
        "not-now" => NotNow(rule: &'static str) by rule,
        /// No such card in hand (C2.3), or none to exchange (C2.2).
        "not-in-hand" => NotInHand(rule: &'static str) by rule,
        /// The pieces are a set, set in the order of the photo, guards last; this one would have come before (C3.2).
        "out-of-order" => OutOfOrder by "C3.2",
        /// The pieces are a set, set in the order of the photo, guards last; this one needs one before it (C3.2).
        "others-first" => OthersFirst by "C3.2",
        /// The member is set already (C3.2).
        "set-already" => SetAlready by "C3.2",
        /// The chip stands on 0 (C3.1).
        "chip-at-zero" => ChipAtZero by "C3.1",
        /// No guard on the photo; the rule that asks for one.
        "no-guard" => NoGuard(rule: &'static str) by rule,
        /// The field is of another kind than the card (C3.2).
        "other-kind" => OtherKind by "C3.2",
        /// The member is not on the photo (C3.2).
        "not-on-photo" => NotOnPhoto by "C3.2",
        /// The pieces do not reach what the field needs (C3.21, C3.22, C3.23).
        "too-little" => TooLittle(rule: &'static str, needed: i32) by rule,
        /// At least one piece is added (C3.22).
        "nothing-set" => NothingSet by "C3.22",
        /// The Don stands with no other member (C3.3).
        "don-alone" => DonAlone by "C3.3",
        /// Mama stands with at most one other member (C3.3).
        "mama-crowded" => MamaCrowded by "C3.3",
        /// The last card of the year is played with as few guards as it takes (C3.5).
        "last-card" => LastCard by "C3.5",
        /// Nobody is there; the rule of the card.
        "nobody-there" => NobodyThere(rule: &'static str) by rule,
        /// The player's own pieces are there; the rule of the card.
        "own-pieces" => OwnPieces(rule: &'static str) by rule,
        /// Only guards are there, and the card takes a member (C3.11).
        "only-guards" => OnlyGuards by "C3.11",
        /// The member is not on that field; the rule of the card.
        "not-there" => NotThere(rule: &'static str) by rule,
        /// The card has nobody to be played against; its rule.
        "no-target" => NoTarget(rule: &'static str) by rule,
        /// That player has no piece on a legal field (C3.8).
        "no-legal-piece" => NoLegalPiece by "C3.8",
        /// The total cannot be made from the photo (C3.9).
        "cannot-match" => CannotMatch by "C3.9",
        /// The member is not in prison (C3.7).
        "not-in-prison" => NotInPrison by "C3.7",
        /// Not enough cash; the rule of the price.
        "not-enough-cash" => NotEnoughCash(rule: &'static str) by rule,
        /// So many guards are not in the park (C4.3).
        "not-in-park" => NotInPark by "C4.3",
        /// The chip does not go further than its last step (C4.5).
        "past-goal" => PastGoal by "C4.5",
        /// The chip stands on 0 (C4.5), or would go below.
        "below-zero" => BelowZero by "C4.5",
        /// A year does not allow so many steps down (C4.5).
        "sells-too-much" => SellsTooMuch by "C4.5",
    }
}
