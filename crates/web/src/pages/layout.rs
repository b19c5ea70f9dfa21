use games::{AnyGame, Language, Phrasebook};
use maud::{DOCTYPE, Markup, html};

use crate::Preferences;
use crate::assets::{ICON, MODULES, NOSCRIPT_STYLE, STYLE};
use crate::parts::{symbol, symbol_small};

/// What every page of the site needs to know of whom it is for.
#[derive(Clone, Copy)]
pub struct Site<'a> {
    /// The words of the page.
    pub words: &'a Phrasebook,
    /// The visitor's name, if there is one.
    pub visitor: Option<&'a str>,
    /// What shows that a form comes from a page of ours.
    pub form: &'a str,
    /// How the visitor likes pages.
    pub preferences: Preferences,
}

/// The pages that the head of every page leads to: address, symbol, word.
fn places() -> [(String, &'static str, &'static str); 4] {
    let game = AnyGame::FIRST.id();
    [
        ("/".to_owned(), "ui-home", "page-play"),
        (format!("/rules/{game}"), "ui-rule", "page-rules"),
        (format!("/ratings/{game}"), "ui-seal", "page-ratings"),
        ("/settings".to_owned(), "ui-settings", "page-settings"),
    ]
}

impl Site<'_> {
    pub(crate) fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    /// The hidden field that goes with everything that is done.
    pub(crate) fn mark(&self) -> Markup {
        html! { input type="hidden" name="form" value=(self.form); }
    }

    /// A whole document.
    pub(crate) fn document(&self, title: &str, body: &Markup) -> Markup {
        self.shell(title, "on-page", body)
    }

    fn shell(&self, title: &str, class: &str, body: &Markup) -> Markup {
        let [imported @ .., main] = &MODULES;
        html! {
            (DOCTYPE)
            html lang=(self.words.language().code()) data-scheme=[self.preferences.scheme()] data-speed=(self.preferences.speed())
                data-sounds=(self.preferences.sounds()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content=(self.preferences.scheme().unwrap_or("light dark"));
                    title { (title) " · Omertà" }
                    link rel="icon" href=(ICON.address());
                    link rel="stylesheet" href=(STYLE.address());
                    noscript { link rel="stylesheet" href=(NOSCRIPT_STYLE.address()); }
                    // It runs before the first frame, or the page would be laid out twice.
                    script type="module" blocking="render" src=(main.address()) {}
                    @for module in imported { link rel="modulepreload" href=(module.address()); }
                }
                body class=(class) { (body) }
            }
        }
    }

    /// A page with the head and foot of the site.
    pub(crate) fn page(&self, title: &str, main: &Markup) -> Markup {
        let places = places();
        let body = html! {
            a.skip href="#main" { (self.word("page-skip")) }
            header.top.on-page {
                div.top__row {
                    a.brand href="/" { (symbol("hat-side")) "Omertà" }
                    nav aria-label=(self.word("page-site")) {
                        ul { @for (address, sign, word) in &places { li { a href=(address) { (symbol_small(sign)) span { (self.word(word)) } } } } }
                    }
                    (self.languages())
                    @if let Some(name) = self.visitor { a.who-am-i href="/account" { (symbol_small("ui-person")) span { (name) } } }
                }
            }
            main #main.page { (main) }
            footer.foot {
                ul {
                    @for (address, _, word) in &places[1..] { li { a href=(address) { (self.word(word)) } } }
                    li { a href="/api" { (self.word("page-api")) } }
                }
                p { (self.word("page-fan-work")) }
                ul.credits { @for game in AnyGame::ALL { li { cite { (game.title()) } ": " (game.credit()) } } }
            }
        };
        self.shell(title, "site on-page", &body)
    }

    pub(crate) fn languages(&self) -> Markup {
        html! {
            span.langs role="group" aria-label=(self.word("page-language")) {
                @for language in Language::ALL {
                    a href={ "/language/" (language.code()) } lang=(language.code())
                        aria-current=[(language == self.words.language()).then_some("true")]
                        title=(language_name(language)) { (language.code().to_uppercase()) }
                }
            }
        }
    }
}

/// What a language calls itself.
pub(crate) const fn language_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::Dutch => "Nederlands",
        Language::German => "Deutsch",
    }
}
