use std::fmt::Debug;

use crate::Game;

/// What is said of a move: it is legal, or why not.
pub type Verdict<G> = Result<(), <G as Game>::Refusal>;

/// Receives what [`Game::offers`] lists.
pub trait Offer<G: Game> {
    /// Whether refused moves are wanted at all. A game may skip whole groups of them where they are not.
    const REASONS: bool;

    /// A move that can be made.
    fn legal(&mut self, mv: G::Move);

    /// A move that cannot be made. The reason is built only if somebody wants it.
    fn refused(&mut self, mv: G::Move, why: impl FnOnce() -> G::Refusal);

    /// A move with its verdict.
    #[inline]
    fn verdict(&mut self, mv: G::Move, verdict: Verdict<G>) {
        match verdict {
            Ok(()) => self.legal(mv),
            Err(why) => self.refused(mv, || why),
        }
    }
}

/// Why a move is not possible: a rule's number; the words come from [`crate::Speak`].
pub trait Refuse: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The rule that forbids it, such as "P5.9".
    fn rule(&self) -> &'static str;

    /// The word for it in message keys: `refusal-WORD`.
    fn word(&self) -> &'static str;
}

/// Declares why moves are not possible: the word for each reason in message keys, and the rule that forbids it.
///
/// ```
/// use engine::{Refuse, refusals};
///
/// refusals! {
///     /// Why a move is not possible.
///     pub enum Refusal {
///         /// Something else is to be decided now, by this rule.
///         "not-now" => NotNow(rule: &'static str) by rule,
///         /// No coin is left (T2.1).
///         "no-coin" => NoCoin by "T2.1",
///     }
/// }
/// assert_eq!((Refusal::NoCoin.rule(), Refusal::NotNow("T1.1").rule()), ("T2.1", "T1.1"));
/// assert_eq!(Refusal::NoCoin.word(), "no-coin");
/// ```
#[macro_export]
macro_rules! refusals {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $($(#[$what:meta])* $word:literal => $why:ident $(($($part:ident: $type:ty),+))? by $rule:expr,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        $vis enum $name {
            $($(#[$what])* $why $(($($type),+))?,)+
        }

        impl $crate::Refuse for $name {
            #[allow(unused_variables, reason = "a rule may follow from a part, or not")]
            fn rule(&self) -> &'static str {
                match *self { $($name::$why $(($($part),+))? => $rule,)+ }
            }

            #[allow(unused_variables, reason = "no word follows from a part")]
            fn word(&self) -> &'static str {
                match *self { $($name::$why $(($($part),+))? => $word,)+ }
            }
        }
    };
}

struct Legal<'a, G: Game>(&'a mut Vec<G::Move>);

impl<G: Game> Offer<G> for Legal<'_, G> {
    const REASONS: bool = false;

    #[inline]
    fn legal(&mut self, mv: G::Move) {
        self.0.push(mv);
    }

    #[inline]
    fn refused(&mut self, _: G::Move, _: impl FnOnce() -> G::Refusal) {}
}

/// Puts the legal moves into a buffer that the caller owns, in the order of their numbers.
#[inline]
pub fn legal_moves<G: Game>(game: &G, into: &mut Vec<G::Move>) {
    into.clear();
    game.offers(&mut Legal(into));
}

struct All<G: Game>(Vec<(G::Move, Verdict<G>)>);

impl<G: Game> Offer<G> for All<G> {
    const REASONS: bool = true;

    fn legal(&mut self, mv: G::Move) {
        self.0.push((mv, Ok(())));
    }

    fn refused(&mut self, mv: G::Move, why: impl FnOnce() -> G::Refusal) {
        self.0.push((mv, Err(why())));
    }
}

/// Every move that a person could think of now, with its verdict.
#[inline(never)]
pub fn all_offers<G: Game>(game: &G) -> Vec<(G::Move, Verdict<G>)> {
    let mut all = All::<G>(Vec::new());
    game.offers(&mut all);
    all.0
}

struct Find<G: Game> {
    wanted: G::Move,
    verdict: Option<Verdict<G>>,
}

impl<G: Game> Offer<G> for Find<G> {
    const REASONS: bool = true;

    #[inline]
    fn legal(&mut self, mv: G::Move) {
        if mv == self.wanted {
            self.verdict = Some(Ok(()));
        }
    }

    #[inline]
    fn refused(&mut self, mv: G::Move, why: impl FnOnce() -> G::Refusal) {
        if mv == self.wanted {
            self.verdict = Some(Err(why()));
        }
    }
}

/// Whether the seat that decides may make this move.
///
/// # Errors
/// The reason, with its rule, if it may not.
pub fn check<G: Game>(game: &G, mv: G::Move) -> Result<(), G::Refusal> {
    let mut find = Find::<G> { wanted: mv, verdict: None };
    game.offers(&mut find);
    find.verdict.unwrap_or_else(|| Err(game.not_now(mv)))
}
