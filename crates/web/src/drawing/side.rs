use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

use engine::{MAX_SEATS, Seat};

/// From which side somebody looks at a table who could look from several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// What everybody may see, for a screen that all look at.
    Public,
    /// What one of those sees who share a screen.
    Own(Seat),
}

impl Display for Side {
    fn fmt(&self, to: &mut Formatter<'_>) -> Written {
        match self {
            Side::Public => to.write_str("public"),
            Side::Own(seat) => write!(to, "{}", seat.index()),
        }
    }
}

impl FromStr for Side {
    type Err = String;

    fn from_str(text: &str) -> Result<Side, String> {
        let seat = || text.parse().ok().filter(|seat| *seat < MAX_SEATS);
        match text {
            "public" => Ok(Side::Public),
            _ => seat().map(|seat| Side::Own(Seat::new(seat))).ok_or_else(|| format!("a table has no side {text:?}")),
        }
    }
}
