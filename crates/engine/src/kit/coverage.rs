use crate::Viewer;

/// How much was checked.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Coverage {
    /// Games played to their end.
    pub games: u64,
    /// Positions in which a seat decided.
    pub positions: u64,
    /// Positions in which the house decided.
    pub house_positions: u64,
    /// Decisions whose draft foretold all of them.
    pub drafts: u64,
    /// Decisions that ended with a move that taught the seat something.
    pub taught: u64,
    /// Times that a seat took back its last moves.
    pub undone: u64,
    /// Damaged records that were found out.
    pub damages: u64,
    /// Moves as other worlds showed them to the seats.
    pub seats: Compared,
    /// Moves as other worlds showed them to a spectator.
    pub spectator: Compared,
}

impl Coverage {
    pub(super) fn compared(&mut self, viewer: Viewer, swapped: bool) {
        let compared = if viewer == Viewer::Spectator { &mut self.spectator } else { &mut self.seats };
        compared.moves += 1;
        compared.swapped += u64::from(swapped);
    }
}

/// How many moves were compared with another world, for one kind of viewer.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Compared {
    /// All of them.
    pub moves: u64,
    /// Those before which the two worlds really differed.
    pub swapped: u64,
}

impl Compared {
    /// The part of the moves before which the worlds really differed.
    pub fn share_swapped(&self) -> f64 {
        self.swapped as f64 / self.moves.max(1) as f64
    }
}
