use engine::Message;
use games::{AnyGame, Phrasebook};
use maud::{Markup, html};

use super::symbol_small;
use crate::Site;

/// One of several things to choose from: how forms write it, and what people read.
pub(crate) struct Segment {
    pub(crate) value: String,
    pub(crate) sign: Option<&'static str>,
    pub(crate) words: String,
}

impl Segment {
    pub(crate) fn new(value: impl Into<String>, words: impl Into<String>) -> Segment {
        Segment { value: value.into(), sign: None, words: words.into() }
    }

    pub(crate) fn with_sign(self, sign: &'static str) -> Segment {
        Segment { sign: Some(sign), ..self }
    }
}

/// Radios side by side, of which one is chosen.
pub(crate) fn segments(name: &str, label: &str, class: &str, choices: &[Segment], chosen: &str) -> Markup {
    html! {
        div class={ "seg " (class) } role="radiogroup" aria-label=(label) {
            @for choice in choices {
                label {
                    input type="radio" name=(name) value=(choice.value) checked[choice.value == chosen];
                    @if let Some(sign) = choice.sign { (symbol_small(sign)) }
                    span { (choice.words) }
                }
            }
        }
    }
}

/// Numbers side by side, of which one is chosen.
pub(crate) fn numbers(name: &str, label: &str, choices: impl IntoIterator<Item = usize>, chosen: usize) -> Markup {
    let choices: Vec<Segment> = choices.into_iter().map(|number| Segment::new(number.to_string(), number.to_string())).collect();
    segments(name, label, "", &choices, &chosen.to_string())
}

/// A line of a form: what is asked and why beside what answers it.
pub(crate) fn option_row(title: &str, why: &str, answer: &Markup) -> Markup {
    html! {
        div.opt { span.opt__text { b { (title) } span.hint-text { (why) } } (answer) }
    }
}

/// A box to tick, with what it means.
pub(crate) fn tick(name: &str, is_ticked: bool, title: &str, why: &str) -> Markup {
    html! {
        label.tick {
            input type="checkbox" name=(name) checked[is_ticked];
            b { (title) }
            small { (why) }
        }
    }
}

/// Something that cannot be taken back: a button that opens a question, in which the button is that does it. The message is what
/// the buttons say; with `-sure` behind its key it tells what becomes of it. The fields, the mark of the page among them, are sent
/// with it.
pub(crate) fn confirm(
    deed: &Message,
    sign: Option<&str>,
    class: &str,
    action: &str,
    fields: &Markup,
    words: &Phrasebook,
) -> Markup {
    let consequence = Message { key: format!("{}-sure", deed.key), args: deed.args.clone() };
    html! {
        details.sure name="sure" {
            summary class=(class) { @if let Some(sign) = sign { (symbol_small(sign)) } span { (words.say(deed)) " …" } }
            form.sure__ask method="post" action=(action) {
                p { (words.say(&consequence)) }
                (fields)
                button.btn.btn-danger { (words.say(deed)) }
            }
        }
    }
}

/// The same page for each game, side by side.
pub(crate) fn game_tabs(site: &Site<'_>, page: &str, current: AnyGame) -> Markup {
    html! {
        nav.seg.full aria-label=(site.word("page-games")) {
            @for game in AnyGame::ALL {
                a href={ "/" (page) "/" (game.id()) } aria-current=[(*game == current).then_some("page")] { (game.title()) }
            }
        }
    }
}
