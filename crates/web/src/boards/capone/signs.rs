//! The symbol of everything in Capone.

use capone::edition::{Colour, Edition};
use capone::{Cause, Kind, Member, Purpose, Report, Spot};

/// The symbol beside a line of the log.
pub(super) fn symbol_of(report: &Report) -> &'static str {
    match *report {
        Report::YearBegan { .. } | Report::YearEnded { .. } => "ui-clock",
        Report::Dealt { .. } | Report::Exchanged { .. } | Report::ExchangeEnded { .. } => "cards",
        Report::LaidDown { .. } => "ui-skip",
        Report::Played { card, .. } => kind_symbol(card),
        Report::MemberMoved { to, .. } | Report::GuardsMoved { to, .. } => spot_symbol(to),
        Report::Paid { cause: Cause::Investment | Cause::Sale, .. }
        | Report::ChipMoved { .. }
        | Report::ChipKept { .. }
        | Report::CannotInvest { .. } => "chip",
        Report::Paid { cause: Cause::Guards, .. } => "bodyguard",
        Report::Paid { cause: Cause::Ransom(_), .. } | Report::LeftInPrison { .. } => "bars",
        Report::Paid { .. } => "money",
        Report::Ended => "ui-check",
    }
}

pub(super) const fn spot_symbol(spot: Spot) -> &'static str {
    match spot {
        Spot::Photo => "bust-don",
        Spot::Field(field) => kind_symbol(field.kind()),
        Spot::Legal(kind) | Spot::Away(kind) => kind_symbol(kind),
        Spot::Cell(_) => "bars",
        Spot::Harbour => "harbour",
        Spot::Park => "park",
        Spot::Gone => "tombstone",
    }
}

pub(super) const fn kind_symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::PastaShop => "kind-pasta",
        Kind::Laundry => "kind-laundry",
        Kind::Cinema => "kind-cinema",
        Kind::Bakery => "kind-bakery",
        Kind::Garage => "kind-garage",
        Kind::Hotel => "kind-hotel",
        Kind::Florist => "kind-florist",
        Kind::Undertaker => "kind-undertaker",
        Kind::Speakeasy => "kind-speakeasy",
        Kind::Pawnshop => "kind-pawnshop",
        Kind::Still => "kind-still",
        Kind::Nightclub => "kind-nightclub",
        Kind::PrintShop => "kind-printshop",
        Kind::LoanOffice => "kind-loan",
        Kind::Casino => "kind-casino",
        Kind::Jeweller => "kind-jeweller",
        Kind::GunShop => "kind-gunshop",
        Kind::Bank => "kind-bank",
        Kind::Party => "party",
        Kind::Barber => "scissors",
        Kind::Dinner => "cutlery",
        Kind::Fbi => "siren",
        Kind::Protection => "money",
        Kind::Takeover => "takeover",
        Kind::Offer => "envelope",
    }
}

pub(super) const fn member_symbol(member: Member) -> &'static str {
    match member {
        Member::Don => "bust-don",
        Member::Mama => "bust-mama",
        Member::RightHand => "bust-right",
        Member::Collector => "bust-collector",
        Member::Lawyer => "bust-lawyer",
        Member::Bookkeeper => "bust-bookkeeper",
        Member::Secretary => "bust-secretary",
        Member::Novice => "bust-novice",
    }
}

/// The class of a kind's colour in the style sheet: its light on the city, the edge of its card.
pub(super) fn kind_class(kind: Kind, edition: &Edition) -> &'static str {
    match (kind.purpose(), edition.illegal.of(kind).map(|figures| figures.colour)) {
        (_, Some(Colour::Green)) => "nc-green",
        (_, Some(Colour::Yellow)) => "nc-yellow",
        (_, Some(Colour::Orange)) => "nc-orange",
        (_, Some(Colour::Red)) => "nc-red",
        (Purpose::Legal, None) => "nc-white",
        _ => "nc-purple",
    }
}
