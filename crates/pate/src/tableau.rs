use serde::{Deserialize, Serialize};

use crate::{Business, Die};

/// A field of the dice tableau, on which a die is laid (P4, P5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// Row 1: a kind of business pays.
    Business(Business),
    /// Rows 1 to 3: the field of the puppet hand.
    Press,
    /// Row 2, grey.
    Reputation,
    /// Row 2, red.
    Influence,
    /// Row 2, black.
    Visit,
    /// Row 2, white.
    Cash,
    /// Row 3, grey.
    Assembly,
    /// Row 3, red.
    Raid,
    /// Row 3, black.
    Takeover,
    /// Row 3, white.
    Friend,
    /// Row 4, grey.
    Consigliere,
    /// Row 4, red.
    Prosecutor,
    /// Row 4, black.
    Informer,
    /// Row 4, white.
    Banker,
}

impl Spot {
    /// The action field of a colour in rows 2 to 4.
    pub const fn of_colour(row: u8, colour: Die) -> Spot {
        match (row, colour) {
            (2, Die::Grey) => Spot::Reputation,
            (2, Die::Red) => Spot::Influence,
            (2, Die::Black) => Spot::Visit,
            (2, Die::White) => Spot::Cash,
            (3, Die::Grey) => Spot::Assembly,
            (3, Die::Red) => Spot::Raid,
            (3, Die::Black) => Spot::Takeover,
            (3, Die::White) => Spot::Friend,
            (_, Die::Grey) => Spot::Consigliere,
            (_, Die::Red) => Spot::Prosecutor,
            (_, Die::Black) => Spot::Informer,
            (_, Die::White) => Spot::Banker,
        }
    }

    /// The word for it in message keys.
    pub const fn word(self) -> &'static str {
        match self {
            Spot::Business(business) => business.word(),
            Spot::Press => "press",
            Spot::Reputation => "reputation",
            Spot::Influence => "influence",
            Spot::Visit => "visit",
            Spot::Cash => "cash",
            Spot::Assembly => "assembly",
            Spot::Raid => "raid",
            Spot::Takeover => "takeover",
            Spot::Friend => "friend",
            Spot::Consigliere => "consigliere",
            Spot::Prosecutor => "prosecutor",
            Spot::Informer => "informer",
            Spot::Banker => "banker",
        }
    }

    /// The rule that says what it does.
    pub const fn rule(self) -> &'static str {
        match self {
            Spot::Business(_) => "P5.1",
            Spot::Press => "P4.2",
            Spot::Reputation | Spot::Influence => "P5.3",
            Spot::Visit => "P5.4",
            Spot::Cash => "P5.5",
            Spot::Assembly => "P5.6",
            Spot::Raid => "P5.7",
            Spot::Friend => "P5.8",
            Spot::Takeover => "P5.9",
            Spot::Consigliere | Spot::Prosecutor | Spot::Informer | Spot::Banker => "P5.10",
        }
    }
}
