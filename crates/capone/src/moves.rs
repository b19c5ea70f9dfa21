use engine::{Seat, actions};

use crate::{Field, Kind, Member};

/// The most guards, and the most steps of a chip.
pub(crate) const MOST_GUARDS: u8 = 8;
pub(crate) const MOST_STEPS: u8 = 10;

const UP_TO_GUARDS: [u8; MOST_GUARDS as usize + 1] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const UP_TO_STEPS: [u8; MOST_STEPS as usize + 1] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

actions! {
    /// What a player can decide, in small moves.
    pub enum Move(153) {
        /// Exchange a card of this kind (C2.2).
        0 "exchange {kind}" => Exchange(kind: Kind),
        /// Buy a member out of prison (C3.7).
        25 "buy out {member}" => BuyOut(member: Member),
        /// Play a card with effect (C2.3).
        33 "play {kind}" => Play(kind: Kind),
        /// Play a card without effect, face down (C2.3).
        58 "lay down {kind}" => LayDown(kind: Kind),
        /// An illegal field for the card (C3.2, C3.6, C3.7, C3.9, C3.10).
        83 "at {field}" => Field(field: Field),
        /// An out-of-circulation field for the card, by the card that it belongs to (C3.7, C3.10).
        103 "at {kind}" => Away(kind: Kind) in Kind::OUT_OF_CIRCULATION,
        /// The player who pays protection money (C3.8).
        106 "from {seat}" => Payer(seat: Seat),
        /// A member: one's own to set on the field (C3.2, C3.9), or another's to take from it (C3.6, C3.7).
        112 "{member}" => Member(member: Member),
        /// Set a guard on the field (C3.2, C3.9).
        120 "guard" => Guard,
        /// Exchange or set no more.
        121 "done" => Done,
        /// Leave the members in prison (C3.7).
        122 "leave" => Leave,
        /// Hire so many guards back from the park (C4.3).
        123 "hire back {count}" => HireBack(count: u8) in UP_TO_GUARDS,
        /// Move the chip so many steps up, perhaps none (C4.5).
        132 "invest {steps}" => Invest(steps: u8) in UP_TO_STEPS,
        /// Move the chip so many steps down (C4.5).
        143 "sell {steps}" => Sell(steps: u8) in UP_TO_STEPS[1..],
    }
}

actions! {
    /// What the house does: it deals one card.
    pub enum House(25) {
        /// To the one whose turn it is to get one (C2.2).
        0 "deal {kind}" => Deal(kind: Kind),
    }
}
