use std::sync::Arc;

use engine::Texts;
use games::{AnyGame, Language, Phrasebook};
use web::Phrasebooks;

/// The words of the pages and of the server itself, with those of a game.
pub(crate) fn phrases(game: AnyGame, language: Language) -> Arc<Phrasebook> {
    static BOOKS: Phrasebooks = Phrasebooks::with(TEXTS);
    BOOKS.of(game, language)
}

/// What went wrong, and what notices say.
const TEXTS: Texts = engine::texts!("../texts");

#[cfg(test)]
mod tests {
    use std::path::Path;

    use testbed::texts::{assert_alike, assert_used};

    use super::TEXTS;

    #[test]
    fn every_text_exists_in_every_language_and_is_used() {
        assert_alike("the server", TEXTS);
        let prefixes = ["problem", "notice"].map(|kind| format!("{kind}-"));
        assert_used(TEXTS, &prefixes, &[Path::new(env!("CARGO_MANIFEST_DIR")).join("src")]);
    }
}
