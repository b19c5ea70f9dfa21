use pate::{Die, Event, Face, Pate, Spot};

use crate::Scene;

/// A die that lies in a row of the tableau.
#[derive(Clone, Copy)]
pub(super) struct LaidDie {
    pub(super) die: Die,
    pub(super) face: Face,
    pub(super) row: u8,
    pub(super) spot: Spot,
}

/// The dice laid so far in the present turn: the position itself does not keep them.
pub(super) fn laid_dice(scene: &Scene<'_, Pate>) -> Vec<LaidDie> {
    let mut laid = Vec::new();
    for heard in scene.heard.iter().rev() {
        match *heard.report {
            Event::TurnBegan { .. } | Event::RoundBegan { .. } | Event::Ended => break,
            Event::Placed { die, face, row, spot, .. } => laid.push(LaidDie { die, face, row, spot }),
            _ => {}
        }
    }
    laid
}
