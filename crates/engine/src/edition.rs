//! What the editions of all games have in common: they are read from a file, checked, and shared by all positions.

use std::{
    collections::BTreeMap,
    fmt,
    hash::{Hash, Hasher},
    ops::{Deref, RangeInclusive},
    sync::Mutex,
};

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Origin, SetupError};

/// The figures and names of a box, as they stand in a file.
pub trait EditionFile: Clone + PartialEq + Serialize + DeserializeOwned {
    /// Every name in it that reaches people's screens.
    fn names(&self) -> Vec<&str>;

    /// By figure, the mark of its origin.
    fn origins(&self) -> &BTreeMap<String, String>;

    /// Whether the figures fit together.
    ///
    /// # Errors
    /// In one line: what is wrong, and what it should be.
    fn validate_figures(&self) -> Result<(), String>;

    /// Reads an edition file.
    ///
    /// # Errors
    /// In one line: what is wrong, where, and what it should be.
    fn read(text: &str) -> Result<Self, SetupError> {
        let edition: Self = toml::from_str(text).map_err(|error| {
            let line = error.span().map(|span| 1 + text.bytes().take(span.start).filter(|byte| *byte == b'\n').count());
            let place = line.map(|line| format!("line {line}: ")).unwrap_or_default();
            wrong(&format!("{place}{}", error.message().replace('\n', " ")))
        })?;
        edition.validate()?;
        Ok(edition)
    }

    /// Where a figure comes from; a figure of a host's own edition is ours until its origin is told.
    fn origin(&self, figure: &str) -> Origin {
        self.origins().get(figure).and_then(|mark| Origin::from_mark(mark)).unwrap_or(Origin::House)
    }

    /// Whether the edition can be played.
    ///
    /// # Errors
    /// In one line: what is wrong, and what it should be.
    fn validate(&self) -> Result<(), SetupError> {
        let playable = self.validate_figures().and_then(|()| validate_names(self)).and_then(|()| validate_origins(self));
        playable.map_err(|why| wrong(&why))
    }
}

fn validate_names(edition: &impl EditionFile) -> Result<(), String> {
    for name in edition.names() {
        let readable = !name.trim().is_empty() && name.chars().count() <= 40 && !name.chars().any(char::is_control);
        ensure(readable, || format!("the name {name:?} must have 1 to 40 characters and no control characters"))?;
    }
    Ok(())
}

/// An origin is told of a figure that exists, by one of the four marks.
fn validate_origins(edition: &impl EditionFile) -> Result<(), String> {
    let figures = toml::Value::try_from(edition).map_err(|error| error.to_string())?;
    for (figure, mark) in edition.origins() {
        let step = |value: Option<toml::Value>, part: &str| match value? {
            toml::Value::Array(items) => items.first()?.get(part).cloned(),
            other => other.get(part).cloned(),
        };
        let exists = figure.split('.').fold(Some(figures.clone()), step).is_some();
        ensure(exists, || format!("origins names {figure:?}, which is no figure of an edition"))?;
        ensure(Origin::from_mark(mark).is_some(), || {
            format!("the origin of {figure} is {mark:?}: it must be one of B, S, I, H")
        })?;
    }
    Ok(())
}

fn wrong(why: &str) -> SetupError {
    SetupError(format!("edition: {why}"))
}

/// What a player plays with, such as a family: how it is called and told apart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// Its name, the same in every language.
    pub name: String,
    /// Its colour.
    pub colour: String,
    /// Its sign, so that nothing is told by colour alone.
    pub sign: String,
}

/// Gives the reason why something is not in order, which is built only if it does not hold.
///
/// # Errors
/// The reason.
pub fn ensure(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// Requires a figure to be from one number to another, both of which will do.
///
/// # Errors
/// What it is, what it should be, and the rule that says so.
pub fn ensure_within<N: Copy + PartialOrd + fmt::Display>(
    figure: &str,
    value: N,
    range: RangeInclusive<N>,
    rule: &str,
) -> Result<(), String> {
    let (least, most) = (range.start(), range.end());
    ensure(range.contains(&value), || format!("{figure} is {value}: it must be from {least} to {most} ({rule})"))
}

/// Figures that live for ever, so that positions can be plain values. Equal editions share one value, so memory grows with the
/// number of editions only, and comparing addresses compares editions.
pub struct Interner<F: 'static>(Mutex<Vec<&'static F>>);

impl<F> Interner<F> {
    /// Nothing yet, for a `static`.
    #[expect(clippy::new_without_default, reason = "it stands in a static, where only a const function can be called")]
    pub const fn new() -> Interner<F> {
        Interner(Mutex::new(Vec::new()))
    }

    /// The figures of an edition; if there are none yet, they are derived from it.
    ///
    /// # Errors
    /// If the edition is not valid.
    pub fn intern<E: EditionFile>(
        &self,
        edition: &E,
        edition_of: impl Fn(&F) -> &E,
        derive: impl FnOnce(E) -> F,
    ) -> Result<Interned<F>, SetupError> {
        let mut known = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(figures) = known.iter().rev().find(|figures| edition_of(figures) == edition) {
            return Ok(Interned(figures));
        }
        edition.validate()?;
        let figures: &'static F = Box::leak(Box::new(derive(edition.clone())));
        known.push(figures);
        Ok(Interned(figures))
    }
}

/// A value that an [`Interner`] keeps.
pub struct Interned<F: 'static>(&'static F);

impl<F> Interned<F> {
    /// The value, for as long as the program runs.
    pub fn get(self) -> &'static F {
        self.0
    }
}

impl<F> Clone for Interned<F> {
    #[inline]
    fn clone(&self) -> Interned<F> {
        *self
    }
}

impl<F> Copy for Interned<F> {}

impl<F> Deref for Interned<F> {
    type Target = F;

    #[inline]
    fn deref(&self) -> &F {
        self.0
    }
}

impl<F> PartialEq for Interned<F> {
    fn eq(&self, other: &Interned<F>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<F> Eq for Interned<F> {}

impl<F> Hash for Interned<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        std::ptr::hash(self.0, state);
    }
}

impl<F: fmt::Display> fmt::Debug for Interned<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.0, f)
    }
}

/// Declares a game's standard edition, which stands in a file, and shares the figures of editions. The game says what its `Figures`
/// hold beside the `edition`, and how they `derive` from it.
#[macro_export]
macro_rules! edition {
    ($edition:ident in $file:literal, shared as $figures:ident) => {
        /// The edition that is played unless a host offers another.
        pub(crate) const STANDARD: &str = include_str!($file);

        impl $edition {
            /// The edition of the box.
            pub fn standard() -> &'static $edition {
                static EDITION: ::std::sync::LazyLock<$edition> = ::std::sync::LazyLock::new(|| {
                    <$edition as $crate::EditionFile>::read(STANDARD).expect("the standard edition is valid")
                });
                &EDITION
            }
        }

        impl $figures {
            /// The figures of a valid edition.
            ///
            /// # Errors
            /// If the edition is not valid.
            pub fn of(edition: &$edition) -> Result<$crate::Interned<$figures>, $crate::SetupError> {
                static FIGURES: $crate::Interner<$figures> = $crate::Interner::new();
                FIGURES.intern(edition, |figures| &figures.edition, $figures::derive)
            }
        }

        impl ::std::fmt::Display for $figures {
            fn fmt(&self, to: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                to.write_str(&self.edition.name)
            }
        }
    };
}

/// Declares figures of an edition of which there is one for each thing with a name, or for some of them.
///
/// ```
/// engine::named! {
///     /// A die, by its colour.
///     pub enum Die {
///         /// It is black.
///         Black = "black",
///         /// It is white.
///         White = "white",
///     }
/// }
/// engine::figure_for! {
///     /// What each die is worth.
///     pub struct Worths(u8) for each Die { black: Black, white: White }
/// }
/// assert_eq!(Worths { black: 3, white: 4 }.of(Die::White), 4);
/// ```
#[macro_export]
macro_rules! figure_for {
    ($(#[$about:meta])* $vis:vis struct $name:ident($figure:ty) for each $kind:ident { $($field:ident: $one:ident),+ $(,)? }) => {
        $crate::figure_for! { @fields $(#[$about])* $vis struct $name($figure) { $($field),+ } }

        impl $name {
            /// The figure of one of them.
            pub const fn of(&self, one: $kind) -> $figure {
                match one { $($kind::$one => self.$field),+ }
            }
        }
    };
    ($(#[$about:meta])* $vis:vis struct $name:ident($figure:ty) for some $kind:ident { $($field:ident: $one:ident),+ $(,)? }) => {
        $crate::figure_for! { @fields $(#[$about])* $vis struct $name($figure) { $($field),+ } }

        impl $name {
            /// The figure of one of them; nothing for the others.
            pub const fn of(&self, one: $kind) -> Option<$figure> {
                match one { $($kind::$one => Some(self.$field),)+ _ => None }
            }
        }
    };
    (@fields $(#[$about:meta])* $vis:vis struct $name:ident($figure:ty) { $($field:ident),+ }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields, rename_all = "kebab-case")]
        #[allow(missing_docs, reason = "the fields are the things that have a figure")]
        $vis struct $name { $(pub $field: $figure),+ }
    };
}
