//! How somebody likes pages to look, move and sound, and the page on which it is chosen.

use std::fmt::{Display, Formatter, Result as Written};

use games::{Language, capitalised};
use maud::{Markup, html};

use super::layout::language_name;
use crate::Site;
use crate::parts::{Segment, panel, segments, symbol_small};

/// How somebody likes pages to look, move and sound. A browser keeps it as a short text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    colours: usize,
    speed: usize,
    sounds: usize,
}

/// What can be chosen, by its name in forms; what comes first is the usual.
const COLOURS: [&str; 3] = ["system", "light", "dark"];
const SPEEDS: [&str; 4] = ["usual", "slow", "quick", "still"];
const SOUNDS: [&str; 2] = ["off", "on"];

impl Preferences {
    /// What was chosen, as a form names it; what is not known is as usual.
    pub fn new(colours: &str, speed: &str, sounds: &str) -> Preferences {
        let find = |options: &[&str], wanted: &str| options.iter().position(|name| *name == wanted).unwrap_or_default();
        Preferences { colours: find(&COLOURS, colours), speed: find(&SPEEDS, speed), sounds: find(&SOUNDS, sounds) }
    }

    /// What a browser has kept.
    pub fn read(kept: &str) -> Preferences {
        let mut parts = kept.split('.');
        let mut next = || parts.next().unwrap_or_default();
        Preferences::new(next(), next(), next())
    }

    /// The colours, if they are not those of the system.
    pub(crate) fn scheme(self) -> Option<&'static str> {
        (self.colours > 0).then_some(COLOURS[self.colours])
    }

    pub(crate) fn speed(self) -> &'static str {
        SPEEDS[self.speed]
    }

    pub(crate) fn sounds(self) -> &'static str {
        SOUNDS[self.sounds]
    }
}

impl Display for Preferences {
    fn fmt(&self, to: &mut Formatter<'_>) -> Written {
        write!(to, "{}.{}.{}", COLOURS[self.colours], self.speed(), self.sounds())
    }
}

/// The page on which it is chosen; `is_kept` after a choice was kept.
pub fn settings_page(site: &Site<'_>, is_kept: bool) -> Markup {
    let Preferences { colours, speed, sounds } = site.preferences;
    let main = html! {
        div.page__title { h1 { (site.word("page-settings")) } p { (site.word("page-settings-line")) } }
        @if is_kept { p.saved role="status" { (symbol_small("ui-check")) (site.word("page-settings-kept")) } }
        div.settings.stack {
            form.stack method="get" action="/settings" {
                (part(site, ("ui-device", "page-colours"), &html! {
                    div.choices role="radiogroup" aria-label=(site.word("page-colours")) {
                        @for (index, value) in COLOURS.iter().enumerate() {
                            label.choice {
                                (miniature(value))
                                span.choice__name { input type="radio" name="colours" value=(value) checked[index == colours]; (capitalised(&site.word(&format!("page-colours-{value}")))) }
                            }
                        }
                    }
                }))
                div.two {
                    (part(site, ("ui-speed", "page-speed"), &choice(site, "speed", &SPEEDS, speed)))
                    (part(site, ("ui-sound", "page-sounds"), &choice(site, "sounds", &SOUNDS, sounds)))
                }
                div.save { button.btn.btn-primary.btn-big { (symbol_small("ui-check")) (site.word("page-settings-keep")) } }
            }
            div.two {
                (part(site, ("ui-globe", "page-language"), &html! {
                    nav.seg.full aria-label=(site.word("page-language")) {
                        @for language in Language::ALL {
                            a href={ "/language/" (language.code()) } lang=(language.code())
                                aria-current=[(language == site.words.language()).then_some("true")] { (language_name(language)) }
                        }
                    }
                    p.hint-text { (site.word("page-language-why")) }
                }))
                section #notify.panel.on-paper data-granted=(site.word("page-notify-on")) data-denied=(site.word("page-notify-denied")) hidden {
                    h2.panel__title { (symbol_small("ui-bell")) (site.word("page-notify")) }
                    div.fields {
                        p { (site.word("page-notify-how")) }
                        button.btn type="button" { (site.word("page-notify-allow")) }
                    }
                }
            }
        }
    };
    site.page(&site.word("page-settings"), &main)
}

fn part(site: &Site<'_>, (sign, title): (&str, &str), inner: &Markup) -> Markup {
    panel(sign, &site.word(title), &html! { div.fields { (inner) } })
}

fn choice(site: &Site<'_>, name: &str, choices: &[&str], chosen: usize) -> Markup {
    let title = format!("page-{name}");
    let segment = |value: &&str| Segment::new(*value, capitalised(&site.word(&format!("{title}-{value}"))));
    let all: Vec<Segment> = choices.iter().map(segment).collect();
    segments(name, &site.word(&title), "full", &all, choices[chosen])
}

/// The colours of a page: its ground, its head, its writing.
const LIGHT: [&str; 3] = ["#d9c9a9", "#efe3cb", "#241a12"];
const DARK: [&str; 3] = ["#15110e", "#211a15", "#f0e4cc"];

/// A page in small, in the colours that would be chosen; half and half where the device chooses.
fn miniature(colours: &str) -> Markup {
    let halves = match colours {
        "light" => [LIGHT, LIGHT],
        "dark" => [DARK, DARK],
        _ => [LIGHT, DARK],
    };
    html! {
        svg viewBox="0 0 160 100" aria-hidden="true" {
            @for (x, [ground, head, text]) in [0, 80].into_iter().zip(halves) {
                rect x=(x) width="80" height="100" fill=(ground) {}
                rect x=(x) width="80" height="18" fill=(head) {}
                rect x=(x + 12) y="7" width="34" height="5" rx="2" fill=(text) {}
            }
            path d="M0 18.5H160" stroke="#c9a24b" stroke-width="2" {}
            rect x="10" y="28" width="62" height="40" rx="3" fill="#f3e8d3" stroke="#94794a" {}
            path d="M18 40H52M18 50H62" stroke="#241a12" stroke-width="4" stroke-linecap="round" {}
            rect x="10" y="76" width="62" height="14" rx="3" fill="#c9a24b" {}
            rect x="86" y="28" width="64" height="62" rx="3" fill="#211a15" stroke="#5a4a38" {}
            path d="M94 42H140M94 54H132M94 66H140M94 78H124" stroke="#b9a98d" stroke-width="3" stroke-linecap="round" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Preferences;

    #[test]
    fn what_a_browser_keeps_is_read_again_and_nonsense_is_as_usual() {
        let preferences = Preferences::new("dark", "still", "on");
        assert_eq!(
            (preferences.to_string().as_str(), Preferences::read(&preferences.to_string())),
            ("dark.still.on", preferences)
        );
        assert_eq!((Preferences::read(""), Preferences::read("pink.warp")), (Preferences::default(), Preferences::default()));
    }
}
