//! What follows from the rules for those who look at a position, or back at what they heard of a game.

use engine::{MAX_SEATS, Seat};
use serde::Serialize;

use crate::{Cause, Place, Report, Setup, Threat, View, Weapon};

/// What follows from what a viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Consequences {
    /// For each gang, by seat.
    pub gangs: Vec<GangConsequences>,
}

/// What follows for one gang. Places are numbers, as in the view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GangConsequences {
    /// Where those sit whom it could stab now, with the card for it (M3.2).
    pub can_stab: Vec<Place>,
    /// Where those sit whom it could shoot now, with the card for it (M3.3).
    pub can_shoot: Vec<Place>,
    /// Who could kill its gangsters, and how: knives and revolvers.
    pub threats: Vec<Threat>,
    /// Its cake, if it is on the table.
    pub cake: Option<CakeConsequences>,
    /// What it would collect now, if the pot held enough (M2.3).
    pub takings: i32,
    /// Where those sit for whom it collects something.
    pub earners: Vec<Place>,
}

/// What follows for a cake on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CakeConsequences {
    /// Where it stands.
    pub place: Place,
    /// How many turns begin until it explodes by itself, that of its owner included; never if its owner is out (M2.1, M4.1).
    pub turns: Option<usize>,
    /// Where those sit who would die of it now (M2.2).
    pub victims: Vec<Place>,
}

impl Consequences {
    /// What follows from a view of a game with this set-up.
    pub fn of(view: &View, setup: &Setup) -> Consequences {
        let dinner = view.dinner(&setup.edition);
        let cake = |owner: Seat, place: Place| CakeConsequences {
            place,
            turns: view.turns_until_cake(owner),
            victims: dinner.victims(place).into_iter().collect(),
        };
        let gangs = view.seats().map(|(seat, gang)| GangConsequences {
            can_stab: dinner.stab_targets(seat).into_iter().collect(),
            can_shoot: dinner.fire_targets(seat).into_iter().collect(),
            threats: dinner.men_of(seat).into_iter().flat_map(|place| dinner.threats_to(place)).collect(),
            cake: gang.cake.map(|place| cake(seat, place)),
            takings: dinner.takings(seat),
            earners: dinner.earners(seat).into_iter().collect(),
        });
        Consequences { gangs: gangs.collect() }
    }
}

/// Where a player's money came from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Earnings {
    /// Takings, turn by turn (M2.3).
    pub collected: i32,
    /// The rest of the pot, for the last gang (M5.1).
    pub pot: i32,
}

/// Where the money came from, by seat, as a game's reports tell it from the first on.
pub fn earnings<'a>(reports: impl IntoIterator<Item = &'a Report>) -> [Earnings; MAX_SEATS] {
    let mut earnings = [Earnings::default(); MAX_SEATS];
    for report in reports {
        match *report {
            Report::Collected { seat, amount } => earnings[seat.index()].collected += amount,
            Report::PotTaken { seat, amount } => earnings[seat.index()].pot += amount,
            _ => {}
        }
    }
    earnings
}

/// Whether a new round begins with a player's turn, after that of another: rounds are counted from the first seat.
pub fn begins_round(seat: Seat, after: Seat) -> bool {
    seat <= after
}

/// Where a player's own cake exploded in a turn, and how many died of it (M2.1, M2.2), as that turn's reports tell it. Every other
/// explosion in the turn is of another's cake: one's own does not last until one can set it off (M3.6).
pub fn own_explosion<'a>(active: Seat, turn: impl IntoIterator<Item = &'a Report>) -> Option<(Place, usize)> {
    let mut turn = turn.into_iter();
    let place = turn.find_map(|report| match *report {
        Report::Exploded { owner, place, .. } if owner == active => Some(place),
        _ => None,
    })?;
    Some((place, turn.take_while(|report| matches!(report, Report::Killed { by: Cause::Cake, .. })).count()))
}

/// Where the man sat who stabbed last, as a game's reports tell it from the first on (M3.2). If several could have done it, it is the
/// first of them.
pub fn last_stabber<'a>(setup: &Setup, reports: impl IntoIterator<Item = &'a Report>) -> Option<Place> {
    let (mut dinner, mut killer, mut stabber) = (setup.dinner(), None, None);
    for report in reports {
        match *report {
            Report::Played { seat, .. } => killer = Some(seat),
            Report::Killed { place, by: Cause::Knife, .. } => {
                let is_his = |from: Place| dinner.man_at(from).map(|man| man.seat) == killer;
                let mut knives = dinner.threats_to(place).into_iter().filter(|threat| threat.weapon == Weapon::Knife);
                stabber = knives.find(|threat| is_his(threat.from)).map(|threat| threat.from);
            }
            _ => {}
        }
        dinner = dinner.after(report);
    }
    stabber
}
