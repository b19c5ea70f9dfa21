use std::collections::BTreeMap;

use engine::{Seat, Tally};
use serde::Serialize;
use utoipa::ToSchema;

/// How a game that was played out has ended, as it is stored and told to programs.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub struct Standings {
    /// The place of each seat, from 1; several may share one.
    pub places: Vec<u8>,
    /// The seats that won; none if all lost.
    #[schema(value_type = Vec<u8>)]
    pub winners: Vec<Seat>,
    /// What decided it.
    #[schema(required = true)]
    pub decided: Option<&'static str>,
    /// The scores that were compared, seat by seat, the most important first; `null` for a seat that was knocked out.
    #[schema(required = true)]
    pub scores: Option<Vec<Option<Vec<i64>>>>,
    /// What is counted of each seat for statistics, by the game's own names: amounts, and what came true.
    #[schema(value_type = Vec<Object>)]
    pub tally: Vec<BTreeMap<&'static str, Tally>>,
}
