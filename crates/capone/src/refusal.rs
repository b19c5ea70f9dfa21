use engine::Refuse;

/// Why a move is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refusal {
    /// Something else is to be decided now, by this rule.
    NotNow(&'static str),
    /// No such card in hand (C2.3), or none to exchange (C2.2).
    NotInHand(&'static str),
    /// The pieces are a set, set in the order of the photo, guards last; this one would have come before (C3.2).
    OutOfOrder,
    /// The pieces are a set, set in the order of the photo, guards last; this one needs one before it (C3.2).
    OthersFirst,
    /// The member is set already (C3.2).
    SetAlready,
    /// The chip stands on 0 (C3.1).
    ChipAtZero,
    /// No guard on the photo; the rule that asks for one.
    NoGuard(&'static str),
    /// The field is of another kind than the card (C3.2).
    OtherKind,
    /// The member is not on the photo (C3.2).
    NotOnPhoto,
    /// The pieces do not reach what the field needs (C3.21, C3.22, C3.23).
    TooLittle {
        /// The rule that asks for it.
        rule: &'static str,
        /// What it asks for.
        needed: i32,
    },
    /// At least one piece is added (C3.22).
    NothingSet,
    /// The Don stands with no other member (C3.3).
    DonAlone,
    /// Mama stands with at most one other member (C3.3).
    MamaCrowded,
    /// The last card of the year is played with as few guards as it takes (C3.5).
    LastCard,
    /// Nobody is there; the rule of the card.
    NobodyThere(&'static str),
    /// The player's own pieces are there; the rule of the card.
    OwnPieces(&'static str),
    /// Only guards are there, and the card takes a member (C3.11).
    OnlyGuards,
    /// The member is not on that field; the rule of the card.
    NotThere(&'static str),
    /// The card has nobody to be played against; its rule.
    NoTarget(&'static str),
    /// That player has no piece on a legal field (C3.8).
    NoLegalPiece,
    /// The total cannot be made from the photo (C3.9).
    CannotMatch,
    /// The member is not in prison (C3.7).
    NotInPrison,
    /// Not enough cash; the rule of the price.
    NotEnoughCash(&'static str),
    /// So many guards are not in the park (C4.3).
    NotInPark,
    /// The chip does not go further than its last step (C4.5).
    PastGoal,
    /// The chip stands on 0 (C4.5), or would go below.
    BelowZero,
    /// A year does not allow so many steps down (C4.5).
    SellsTooMuch,
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        match self {
            Refusal::NotNow(rule)
            | Refusal::NotInHand(rule)
            | Refusal::NoGuard(rule)
            | Refusal::TooLittle { rule, .. }
            | Refusal::NobodyThere(rule)
            | Refusal::OwnPieces(rule)
            | Refusal::NotThere(rule)
            | Refusal::NoTarget(rule)
            | Refusal::NotEnoughCash(rule) => rule,
            Refusal::ChipAtZero => "C3.1",
            Refusal::OtherKind | Refusal::NotOnPhoto | Refusal::OutOfOrder | Refusal::OthersFirst | Refusal::SetAlready => "C3.2",
            Refusal::NothingSet => "C3.22",
            Refusal::DonAlone | Refusal::MamaCrowded => "C3.3",
            Refusal::LastCard => "C3.5",
            Refusal::OnlyGuards => "C3.11",
            Refusal::NoLegalPiece => "C3.8",
            Refusal::CannotMatch => "C3.9",
            Refusal::NotInPrison => "C3.7",
            Refusal::NotInPark => "C4.3",
            Refusal::PastGoal | Refusal::BelowZero | Refusal::SellsTooMuch => "C4.5",
        }
    }
}
