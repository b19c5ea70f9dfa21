use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use engine::{Message, Texts};
use games::{AnyGame, Language, Phrasebook, capitalised, with_game};

use crate::boards::folder;

/// The words of the pages, whatever the game.
pub const TEXTS: Texts = engine::texts!("../texts");

/// The phrasebooks of the pages: a game's own words, those of the boards, of the adviser and of whoever shows the pages. Reading one
/// takes a while, so it is kept.
pub struct Phrasebooks {
    more: Texts,
    kept: LazyLock<Mutex<Books>>,
}

type Books = HashMap<(&'static str, Language), Arc<Phrasebook>>;

impl Phrasebooks {
    /// With more texts than those of the pages.
    pub const fn with(more: Texts) -> Phrasebooks {
        Phrasebooks { more, kept: LazyLock::new(Mutex::default) }
    }

    /// The words of a game in a language.
    pub fn of(&self, game: AnyGame, language: Language) -> Arc<Phrasebook> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let read = || {
            // The home page speaks of every game.
            let boards = AnyGame::KNOWN.iter().flat_map(|game| folder(*game).texts);
            let texts: Vec<_> = [TEXTS, advice::TEXTS, self.more].into_iter().flatten().chain(boards).copied().collect();
            Arc::new(with_game!(game, G => Phrasebook::new::<G>(language, &texts)))
        };
        Arc::clone(kept.entry((game.id(), language)).or_insert_with(read))
    }
}

/// The phrasebook of a page of a game in a language.
pub fn phrases(game: AnyGame, language: Language) -> Arc<Phrasebook> {
    static BOOKS: Phrasebooks = Phrasebooks::with(&[]);
    BOOKS.of(game, language)
}

/// How messages are said that stand alone: they begin with a capital letter.
pub fn as_title(phrases: &Phrasebook) -> impl Fn(&Message) -> String {
    move |message| capitalised(&phrases.say(message))
}
