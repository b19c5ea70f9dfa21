use std::io::Write;

use anyhow::Result;
use engine::{Message, Rule};
use games::{Phrasebook, Playable, with_game};
use program::{Variant, bad_input, game_named, setup};

use crate::cli;

/// The words of the commands themselves, beside those of the games.
pub(super) const TEXTS: engine::Texts = engine::texts!("../../texts");

/// Prints the rules.
pub(crate) fn rules(args: &cli::Rules, out: &mut impl Write) -> Result<()> {
    let text = with_game!(game_named(&args.game)?, G => texts::<G>(args))?;
    out.write_all(text.as_bytes())?;
    Ok(())
}

/// The rules that were asked for.
fn texts<G: Playable>(args: &cli::Rules) -> Result<String> {
    let (_, players) = G::PLAYERS;
    let setup = setup::<G>(players, &Variant { edition: args.edition.clone(), ..Variant::default() })?;
    let phrases = Phrasebook::new::<G>(args.lang, TEXTS);
    let wanted = |rule: &&Rule| args.rule.as_ref().is_none_or(|asked| belongs_to(rule.number, asked));
    let texts: Vec<String> = G::RULES.iter().filter(wanted).map(|rule| rule_text::<G>(&phrases, &setup, rule)).collect();
    if texts.is_empty() {
        let asked = args.rule.as_deref().unwrap_or_default();
        return bad_input(format!("{} has no rule {asked:?}: omerta rules {} lists them all", G::TITLE, G::ID));
    }
    Ok(texts.join("\n"))
}

/// Whether a rule is the one asked for, or of its chapter.
fn belongs_to(number: &str, asked: &str) -> bool {
    let asked = asked.to_uppercase();
    number == asked || number.strip_prefix(&asked).is_some_and(|rest| rest.starts_with('.'))
}

/// A rule in words: number, title, text, origin.
fn rule_text<G: Playable>(phrases: &Phrasebook, setup: &G::Setup, rule: &Rule) -> String {
    let (title, text) = rule_words::<G>(phrases, setup, rule);
    let origins: Vec<String> =
        rule.origins.iter().map(|origin| format!("[{origin}] {}", phrases.word(&format!("origin-{origin}")))).collect();
    format!("{} {title}\n  {text}\n  {}\n", rule.number, origins.join(", "))
}

/// A rule's title and text.
pub(super) fn rule_words<G: Playable>(phrases: &Phrasebook, setup: &G::Setup, rule: &Rule) -> (String, String) {
    let figures = G::rule_figures(setup, rule.number);
    let title = phrases.attribute(&rule.key(), "title", &figures);
    (title, phrases.say(&Message { key: rule.key(), args: figures }))
}
