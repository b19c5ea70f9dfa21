use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};

use crate::{Action, Offer, Options, Random, Reckoning, Refuse, Rule, Seat, SetupError, Standings, Viewer};

/// How many of the house's equally likely draws lead to an outcome.
pub type Weight = u32;

/// Who decides now. It is always exactly one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A player, in turn or asked out of turn.
    Seat(Seat),
    /// Dice or cards.
    House,
    /// Nobody: the game has ended and [`Game::standings`] tells how.
    Over,
}

impl Turn {
    /// The seat that decides, if one does.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Turn::Seat(seat) => Some(seat),
            Turn::House | Turn::Over => None,
        }
    }
}

/// Somebody who hears what happens while a move is carried out: a log, statistics, an animation.
pub trait Listen<E> {
    /// Whether anybody hears at all. A game may spare itself what only a listener would want to know.
    const HEARS: bool = true;

    /// Takes note of one thing that happened.
    fn hear(&mut self, event: E);

    /// A line of the record is complete: what is heard from now on belongs to the next one.
    fn end_line(&mut self) {}
}

/// Listens to nothing, at no cost.
pub struct Silent;

impl<E> Listen<E> for Silent {
    const HEARS: bool = false;

    #[inline]
    fn hear(&mut self, _: E) {}
}

impl<E> Listen<E> for Vec<E> {
    fn hear(&mut self, event: E) {
        self.push(event);
    }
}

/// The rules of one game, and a position in it.
///
/// A value is a position: cheap to copy, without a random generator and without an unseen order of cards. Nothing here
/// allocates while a game is played.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + Sized + 'static {
    /// The name by which files and commands call the game.
    const ID: &'static str;
    /// The numbered rules, in order.
    const RULES: &'static [Rule];
    /// The version of the rules that new games are played with. Older records keep theirs for ever.
    const RULES_VERSION: u16;
    /// The fewest and the most players.
    const PLAYERS: (usize, usize);
    /// Whether the house's list of outcomes depends on public things alone, so that the number drawn gives nothing away.
    const PUBLIC_DRAWS: bool;

    /// Players, options and the whole edition: all that a record needs to begin again.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What a seat may do; every move has a number in a fixed action space.
    type Move: Action;
    /// What the house may do: one die or one card.
    type House: Action;
    /// Why a move is not possible.
    type Refusal: Refuse;
    /// What happens, as the engine knows it, secrets included. Nothing may put it on a wire: what leaves the engine is a
    /// [`Game::Report`], through [`crate::Door::hear_as`].
    type Event: Clone + Debug + Send + Sync;
    /// What a viewer hears of an event.
    type Report: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    /// What a viewer sees of a position.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Puts together a set-up from what a host or a command asks for. `edition` is the text of an edition file.
    ///
    /// # Errors
    /// In words that say what to do, if a number, an option or the edition does not fit.
    fn setup(players: usize, options: &Options, edition: Option<&str>) -> Result<Self::Setup, SetupError>;

    /// How many seats a set-up has.
    fn seats(setup: &Self::Setup) -> usize;

    /// The first position. `rules` is the version of the rules to play by.
    ///
    /// # Errors
    /// If the set-up is not a legal one, or the program does not know that version.
    fn begin(setup: &Self::Setup, rules: u16) -> Result<Self, SetupError>;

    /// How many sit at the table.
    fn players(&self) -> usize;

    /// Who decides.
    fn turn(&self) -> Turn;

    /// The one description of what is legal and why not: every move that a person could think of now, in the order of the
    /// moves' numbers, each either legal or refused with a reason.
    fn offers(&self, offer: &mut impl Offer<Self>);

    /// Why a move that [`Game::offers`] does not even mention is out of place now.
    fn not_now(&self, mv: Self::Move) -> Self::Refusal;

    /// Puts moves that name the things of one set into the order in which the rules take them; all others stay where they are. The
    /// engine takes a set in one order alone, so that each set comes up once; whoever decides may name it in any.
    fn put_in_order(_moves: &mut [Self::Move]) {}

    /// Carries out a move that is legal. For search and replay; whatever comes from outside goes through [`crate::check`].
    fn play(&mut self, mv: Self::Move, on: &mut impl Listen<Self::Event>);

    /// What the house may do now, in the order of the outcomes' numbers; nothing unless it is its turn.
    fn outcomes(&self, each: &mut impl FnMut(Self::House, Weight));

    /// Carries out a move of the house that is one of [`Game::outcomes`].
    fn settle(&mut self, house: Self::House, on: &mut impl Listen<Self::Event>);

    /// Who won, once it is over.
    fn standings(&self) -> Option<Standings>;

    /// Why, once it is over. It leaves the engine through [`crate::Door::reckoned`].
    fn reckoning(&self) -> Option<Reckoning>;

    /// What a viewer sees of the position, built field by field.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What follows from the rules for whoever sees this, for programs that play or show the game: who can be reached, what is paid,
    /// what is needed. Pages and bots ask the functions that it is made of.
    fn consequences(_view: &Self::View, _setup: &Self::Setup) -> impl Serialize {}

    /// What the seat that drafts a move sees after it, in a world that it imagines. What the move would teach is made up there, so
    /// it must be left open.
    fn foreseen(&self, _before: &Self, seat: Seat) -> Self::View {
        self.view(Viewer::Seat(seat))
    }

    /// What the seat that drafts a move hears of it: likewise without what is made up.
    fn foretold(event: &Self::Event, seat: Seat) -> Option<Self::Report> {
        Self::event_seen_by(event, Viewer::Seat(seat))
    }

    /// What earlier versions of the program showed of this position, where it was something else: a viewer's record that they wrote
    /// must still verify. Nothing new is ever shown in this way.
    fn once_shown(&self, _viewer: Viewer) -> Option<Self::View> {
        None
    }

    /// What a viewer sees of a move that `by` is about to make here; `None` if only that something was decided.
    fn move_seen_by(&self, by: Seat, mv: Self::Move, viewer: Viewer) -> Option<Self::Move>;

    /// What a viewer sees of what the house is about to do here; `None` if only that it did something.
    fn house_seen_by(&self, house: Self::House, viewer: Viewer) -> Option<Self::House>;

    /// What a viewer hears of an event.
    fn event_seen_by(event: &Self::Event, viewer: Viewer) -> Option<Self::Report>;

    /// Whether this move shows somebody something hidden, so that it cannot be taken back.
    fn reveals(&self, mv: Self::Move) -> bool;

    /// Whether this move shows its maker something that the maker does not know, so that the decision must end with it: what
    /// follows is decided with new knowledge, and nothing may be learnt from a list of moves that is refused. Like
    /// [`Game::reveals`], it must follow from what the maker knows. A card played face up from one's own hand reveals, but does not
    /// teach.
    fn teaches(&self, _mv: Self::Move) -> bool {
        false
    }

    /// The answer to the present question, out of turn, that somebody may want to give always, so that small questions do not
    /// stall a game over days.
    fn standing_answer(_view: &Self::View) -> Option<Self::Move> {
        None
    }

    /// Whether a decision may end here, or its next small move still belongs to it.
    fn at_rest(&self) -> bool;

    /// A world that agrees with all that the viewer knows, drawn evenly from all such worlds.
    #[must_use]
    fn imagine(&self, viewer: Viewer, random: &mut impl Random) -> Self;

    /// Checks what the rules say is always true.
    ///
    /// # Errors
    /// Names the broken rule and the figures. A correct game never gives one.
    fn audit(&self) -> Result<(), String>;

    /// The total weight of what the house may do now, 0 unless it is its turn. A game may know a shorter way than adding
    /// them up.
    #[inline]
    fn total_weight(&self) -> Weight {
        let mut total = 0;
        self.outcomes(&mut |_, weight| total += weight);
        total
    }

    /// The outcome that a number below [`Game::total_weight`] stands for. A game may know a shorter way than counting.
    #[inline]
    fn outcome_at(&self, drawn: Weight) -> Option<Self::House> {
        let (mut passed, mut found) = (0, None);
        self.outcomes(&mut |house, weight| {
            if found.is_none() && drawn < passed + weight {
                found = Some(house);
            }
            passed += weight;
        });
        found
    }
}
