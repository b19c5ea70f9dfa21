use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use engine::Message;
use games::{AnyGame, ForGame, Language, Phrasebook, Playable};

use crate::choice::capitalised;

/// The words of the pages: language and text in Fluent.
pub const TEXTS: &[(&str, &str)] = &[
    ("en", include_str!("../texts/en.ftl")),
    ("nl", include_str!("../texts/nl.ftl")),
    ("de", include_str!("../texts/de.ftl")),
    ("en", include_str!("../texts/learn/en.ftl")),
    ("nl", include_str!("../texts/learn/nl.ftl")),
    ("de", include_str!("../texts/learn/de.ftl")),
    ("en", include_str!("../texts/table/en.ftl")),
    ("nl", include_str!("../texts/table/nl.ftl")),
    ("de", include_str!("../texts/table/de.ftl")),
];

struct Read(Language);

impl ForGame for Read {
    type Output = Phrasebook;

    fn run<G: Playable>(self) -> Phrasebook {
        Phrasebook::new::<G>(self.0, &[TEXTS, advice::TEXTS].concat())
    }
}

type Books = HashMap<(&'static str, Language), Arc<Phrasebook>>;

static BOOKS: LazyLock<Mutex<Books>> = LazyLock::new(Mutex::default);

/// The phrasebook of the pages, of the adviser and of a game in a language. Reading one takes a while, so it is kept.
pub fn phrases(game: AnyGame, language: Language) -> Arc<Phrasebook> {
    let mut books = BOOKS.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(books.entry((game.id(), language)).or_insert_with(|| Arc::new(game.with(Read(language)))))
}

/// How messages are said that stand alone: they begin with a capital letter.
pub fn as_title(phrases: &Phrasebook) -> impl Fn(&Message) -> String {
    move |message| capitalised(phrases.say(message))
}
