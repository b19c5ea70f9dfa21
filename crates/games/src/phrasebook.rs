use engine::{Arg, Message, Speak};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::marked::mark;
use crate::{Language, Marked};

/// Whether the names of players are marked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    Plain,
    Marked,
}

/// Puts messages into one language.
pub struct Phrasebook {
    bundle: FluentBundle<FluentResource>,
    language: Language,
}

impl Phrasebook {
    /// The words of a game, and of whoever shows it (`more`: language and text, as in [`Speak::TEXTS`]).
    ///
    /// # Panics
    /// If a message file of the program is broken; a test reads them all.
    pub fn new<G: Speak>(language: Language, more: &[(&str, &str)]) -> Phrasebook {
        let id = language.code().parse().expect("a language code");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Without this, names would be wrapped in invisible marks.
        bundle.set_use_isolating(false);
        for (code, text) in G::TEXTS.iter().copied().chain(more.iter().copied()) {
            if code == language.code() {
                let resource = FluentResource::try_new(text.to_owned())
                    .unwrap_or_else(|(_, errors)| panic!("message file {code}: {errors:?}"));
                bundle.add_resource(resource).unwrap_or_else(|errors| panic!("message file {code}: {errors:?}"));
            }
        }
        Phrasebook { bundle, language }
    }

    /// The language of this phrasebook.
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message in this language. A text that is missing shows its key.
    pub fn say(&self, message: &Message) -> String {
        self.format(&message.key, None, &message.args, Names::Plain)
    }

    /// A message in this language, if it has a text: for what a game may leave unsaid.
    pub fn say_if_known(&self, message: &Message) -> Option<String> {
        self.bundle.has_message(&message.key).then(|| self.say(message))
    }

    /// A message in this language, with the names of the players marked.
    pub fn say_marked(&self, message: &Message) -> Marked {
        Marked::new(self.format(&message.key, None, &message.args, Names::Marked))
    }

    /// A message without arguments.
    pub fn word(&self, key: &str) -> String {
        self.format(key, None, &[], Names::Plain)
    }

    /// A value as it stands in a message.
    pub fn text(&self, arg: &Arg) -> String {
        self.text_with(arg, Names::Plain)
    }

    fn text_with(&self, arg: &Arg, names: Names) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Money(dollars) => format_money(*dollars, self.language),
            Arg::Player(seat, name) if names == Names::Marked => mark(*seat, name),
            Arg::Name(name) | Arg::Player(_, name) => name.clone(),
            Arg::Message(message) => self.format(&message.key, None, &message.args, names),
            Arg::List(items) => items.iter().map(|item| self.text_with(item, names)).collect::<Vec<_>>().join(", "),
        }
    }

    /// An attribute of a message, such as a rule's title.
    pub fn attribute(&self, key: &str, attribute: &str, args: &[(&'static str, Arg)]) -> String {
        self.format(key, Some(attribute), args, Names::Plain)
    }

    fn format(&self, key: &str, attribute: Option<&str>, args: &[(&'static str, Arg)], names: Names) -> String {
        let missing = || format!("⟨{key}⟩");
        let Some(message) = self.bundle.get_message(key) else { return missing() };
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let Some(pattern) = pattern else { return missing() };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(*name, self.value(arg, names));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors);
        debug_assert!(errors.is_empty(), "message {key}: {errors:?}");
        one_full_stop(text.into_owned())
    }

    /// Numbers stay numbers, so that they can choose a plural.
    fn value(&self, arg: &Arg, names: Names) -> FluentValue<'static> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(self.text_with(other, names)),
        }
    }
}

/// The full stop of an abbreviation ends the sentence too.
fn one_full_stop(mut text: String) -> String {
    if text.ends_with("..") && !text.ends_with("...") {
        text.pop();
    }
    text
}

/// A sum of money, such as `$15,000`, `$ 15.000` or `15.000 $`; its parts stay on one line.
pub fn format_money(dollars: i64, language: Language) -> String {
    let sign = if dollars < 0 { "-" } else { "" };
    let sum = format_number(dollars.unsigned_abs(), language);
    match language {
        Language::English => format!("{sign}${sum}"),
        Language::Dutch => format!("{sign}$\u{a0}{sum}"),
        Language::German => format!("{sign}{sum}\u{a0}$"),
    }
}

/// A number with its thousands apart.
pub fn format_number(number: u64, language: Language) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(language.thousands());
        }
        text.push(digit);
    }
    text
}

/// A number with one digit after the point, or the comma.
pub fn format_decimal(number: f64, language: Language) -> String {
    format!("{number:.1}").replace('.', language.decimal_mark())
}

/// A text with a capital letter: on a button or a sign, or at the beginning of a sentence.
pub fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_abbreviation_ends_a_sentence_with_one_full_stop() {
        assert_eq!(one_full_stop("It was the F.B.I..".to_owned()), "It was the F.B.I.");
        assert_eq!(one_full_stop("And so on...".to_owned()), "And so on...");
    }

    #[test]
    fn money_reads_as_each_language_writes_it() {
        assert_eq!(format_money(15_000, Language::English), "$15,000");
        assert_eq!(format_money(-2_000, Language::Dutch), "-$\u{a0}2.000");
        assert_eq!(format_money(1_234_567, Language::German), "1.234.567\u{a0}$");
        assert_eq!(format_money(0, Language::English), "$0");
    }
}
