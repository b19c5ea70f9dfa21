//! The symbol of everything in Maffiosi.

use maffiosi::{Card, Cause, Item, Report, Role};

/// The symbol beside a line of the log.
pub(super) const fn symbol_of(report: &Report) -> &'static str {
    match *report {
        Report::Drew { .. } | Report::Reshuffled { .. } | Report::Discarded { .. } => "cards",
        Report::Youngest { .. } | Report::TurnBegan { .. } => "ui-turn",
        Report::SatDown { .. } | Report::Moved { .. } => "chair",
        Report::Collected { .. } | Report::PotTaken { .. } => "money",
        Report::Played { card, .. } => card_symbol(card),
        Report::CakeOrdered { .. } => "cake",
        Report::CakePassed { .. } => "cake-pass",
        Report::Exploded { .. } | Report::Killed { by: Cause::Cake, .. } => "boom",
        Report::Killed { by: Cause::Knife, .. } => "knife",
        Report::Killed { by: Cause::Bullet, .. } => "revolver",
        Report::Killed { by: Cause::Nightcap, .. } | Report::Out { .. } => "tombstone",
        Report::Drugged { .. } | Report::Woke { .. } => "nightcap",
        Report::Raided { .. } => "siren",
        Report::Ended { .. } => "ui-check",
    }
}

pub(super) const fn card_symbol(card: Card) -> &'static str {
    match card {
        Card::Stab => "knife",
        Card::Fire => "revolver",
        Card::Cake => "cake",
        Card::Pass => "cake-pass",
        Card::Boom => "boom",
        Card::Nightcap => "nightcap",
        Card::Raid => "siren",
        Card::Move => "chair",
    }
}

/// The class of a card's border: red kills, orange is about cakes, blue sends to sleep, green moves.
pub(super) const fn card_class(card: Card) -> &'static str {
    match card {
        Card::Stab | Card::Fire => "of-blood",
        Card::Cake | Card::Pass | Card::Boom => "of-cake",
        Card::Nightcap => "of-night",
        Card::Raid | Card::Move => "of-seats",
    }
}

/// What lies before a place; nothing lies before a bare one.
pub(super) const fn item_symbol(item: Item) -> Option<&'static str> {
    match item {
        Item::Revolver => Some("revolver"),
        Item::Knife => Some("knife"),
        Item::Drink => Some("glass"),
        Item::Cafe => Some("cafe"),
        Item::Restaurant => Some("citymap"),
        Item::Gambling => Some("ledger"),
        Item::Register => Some("register"),
        Item::Bare => None,
    }
}

pub(super) const fn role_symbol(role: Role) -> &'static str {
    match role {
        Role::Boss => "role-boss",
        Role::Robbie => "role-robbie",
        Role::Jack => "role-jack",
        Role::Henkie => "role-henkie",
    }
}
