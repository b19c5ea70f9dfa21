//! The list of games, and their words in every language.

mod language;
mod marked;
mod phrasebook;

use std::str::FromStr;

use engine::{Evaluate, Game, ReadError, Record, Redacted, Speak, TableOption, Verified, identify, verify_redacted};

pub use language::Language;
pub use marked::{Marked, Part};
pub use phrasebook::{Phrasebook, capitalised, format_decimal, format_money, format_number};

/// All that a game of Omertà offers.
pub trait Playable: Game + Speak + Evaluate {}

impl<G: Game + Speak + Evaluate> Playable for G {}

#[cfg(feature = "tiny")]
pub use tiny;
pub use {capone, maffiosi, pate};

/// Makes all that there is for each game from the list of those that can be named; the names in brackets are on offer.
macro_rules! registry {
    ($dollar:tt [$($offered:ident)*] $($name:ident = $($game:ident)::+,)*) => {
        /// Does something with a game whose type is known only now:
        ///
        /// ```
        /// use games::{AnyGame, Playable, with_game};
        ///
        /// fn rules<G: Playable>() -> usize {
        ///     G::RULES.len()
        /// }
        ///
        /// let game: AnyGame = "capone".parse().unwrap();
        /// assert!(with_game!(game, G => rules::<G>()) > 30);
        /// ```
        #[macro_export]
        macro_rules! with_game {
            ($dollar game:expr, $dollar G:ident => $dollar job:expr) => {
                match $dollar game {
                    $($crate::AnyGame::$name => {
                        type $dollar G = $crate::$($game)::+;
                        $dollar job
                    })*
                }
            };
        }

        /// One of the games.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum AnyGame {
            $(#[doc = concat!("`", stringify!($($game)::+), "`")] $name),*
        }

        impl AnyGame {
            /// All games on offer, in the order in which they are shown.
            pub const ALL: &'static [AnyGame] = &[$(AnyGame::$offered),*];

            /// All games that can be named: those on offer, and the one that is only for tests.
            pub const KNOWN: &'static [AnyGame] = &[$(AnyGame::$name),*];
        }
    };
}

/// Puts games on offer. This is where the tests' own game comes in: it can be named, but no page and no list shows it.
#[cfg(not(feature = "tiny"))]
macro_rules! offer {
    ($dollar:tt $($name:ident = $($game:ident)::+,)*) => {
        registry! { $dollar [$($name)*] $($name = $($game)::+,)* }
    };
}

#[cfg(feature = "tiny")]
macro_rules! offer {
    ($dollar:tt $($name:ident = $($game:ident)::+,)*) => {
        registry! { $dollar [$($name)*] $($name = $($game)::+,)* Tiny = tiny::Honest, }
    };
}

offer! { $
    Pate = pate::Pate,
    Capone = capone::Capone,
    Maffiosi = maffiosi::Maffiosi,
}

impl AnyGame {
    /// The first of them, for what is the same whatever the game.
    pub const FIRST: AnyGame = AnyGame::ALL[0];

    /// The name by which files and commands call it.
    pub const fn id(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// Its title.
    pub const fn title(self) -> &'static str {
        with_game!(self, G => G::TITLE)
    }

    /// Who made the box: authors, publisher, year.
    pub const fn credit(self) -> &'static str {
        with_game!(self, G => G::CREDIT)
    }

    /// The fewest and the most players.
    pub const fn players(self) -> (usize, usize) {
        with_game!(self, G => G::PLAYERS)
    }

    /// What a host can choose of it, beside who plays.
    pub fn table_options(self) -> Vec<TableOption> {
        with_game!(self, G => G::table_options())
    }

    /// Checks a record of it, the whole one or one viewer's.
    ///
    /// # Errors
    /// The first line that is wrong, and why.
    pub fn verify(self, text: &str) -> Result<Verified, ReadError> {
        fn verify<G: Playable>(text: &str) -> Result<Verified, ReadError> {
            let (_, is_redacted) = identify(text)?;
            if is_redacted { verify_redacted(&Redacted::<G>::read(text)?) } else { engine::verify(&Record::<G>::read(text)?) }
        }

        with_game!(self, G => verify::<G>(text))
    }
}

impl FromStr for AnyGame {
    type Err = String;

    fn from_str(id: &str) -> Result<AnyGame, String> {
        let found = AnyGame::KNOWN.iter().copied().find(|game| game.id() == id);
        found.ok_or_else(|| {
            let known: Vec<&str> = AnyGame::ALL.iter().map(|game| game.id()).collect();
            format!("there is no game {id:?}: choose one of {}", known.join(", "))
        })
    }
}
