//! How somebody likes pages to look, move and sound, and the page on which it is chosen.

use std::fmt::{Display, Formatter, Result as Written};

use maud::{Markup, html};

use crate::Site;
use crate::parts::symbol_small;

/// How somebody likes pages to look, move and sound. A browser keeps it as a short text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Taste {
    colours: usize,
    speed: usize,
    sounds: usize,
}

/// A name in forms and what people read.
type Choice = (&'static str, &'static str);

/// What can be chosen; what comes first is the usual.
const COLOURS: [Choice; 3] = [("system", "page-colours-system"), ("light", "page-colours-light"), ("dark", "page-colours-dark")];
const SPEEDS: [Choice; 4] =
    [("usual", "page-speed-usual"), ("slow", "page-speed-slow"), ("quick", "page-speed-quick"), ("still", "page-speed-still")];
const SOUNDS: [Choice; 2] = [("off", "page-sounds-off"), ("on", "page-sounds-on")];

impl Taste {
    /// What was chosen, as a form names it; what is not known is as usual.
    pub fn new(colours: &str, speed: &str, sounds: &str) -> Taste {
        let find = |options: &[Choice], wanted: &str| options.iter().position(|(name, _)| *name == wanted).unwrap_or_default();
        Taste { colours: find(&COLOURS, colours), speed: find(&SPEEDS, speed), sounds: find(&SOUNDS, sounds) }
    }

    /// What a browser has kept.
    pub fn read(kept: &str) -> Taste {
        let mut parts = kept.split('.');
        let mut next = || parts.next().unwrap_or_default();
        Taste::new(next(), next(), next())
    }

    /// The colours, if they are not those of the system.
    pub(crate) fn scheme(self) -> Option<&'static str> {
        (self.colours > 0).then_some(COLOURS[self.colours].0)
    }

    pub(crate) fn speed(self) -> &'static str {
        SPEEDS[self.speed].0
    }

    pub(crate) fn sounds(self) -> &'static str {
        SOUNDS[self.sounds].0
    }
}

impl Display for Taste {
    fn fmt(&self, to: &mut Formatter<'_>) -> Written {
        write!(to, "{}.{}.{}", COLOURS[self.colours].0, self.speed(), self.sounds())
    }
}

/// The page on which it is chosen; `is_kept` after a choice was kept.
pub fn settings_page(site: &Site<'_>, is_kept: bool) -> Markup {
    let Taste { colours, speed, sounds } = site.taste;
    let main = html! {
        h1 { (site.word("page-settings")) }
        @if is_kept { p.kept role="status" { (symbol_small("ui-check")) " " (site.word("page-settings-kept")) } }
        form.panel.on-paper.settings method="get" action="/settings" {
            (choice(site, ("colours", "page-colours"), &COLOURS, colours))
            (choice(site, ("speed", "page-speed"), &SPEEDS, speed))
            (choice(site, ("sounds", "page-sounds"), &SOUNDS, sounds))
            button.btn.btn-primary { (symbol_small("ui-check")) (site.word("page-settings-keep")) }
        }
        section.panel.on-paper.settings {
            h2 { (site.word("page-language")) }
            (site.languages())
        }
        section #notify.panel.on-paper.settings data-granted=(site.word("page-notify-on")) data-denied=(site.word("page-notify-denied")) hidden {
            h2 { (site.word("page-notify")) }
            p { (site.word("page-notify-how")) }
            button.btn type="button" { (site.word("page-notify-allow")) }
        }
    };
    site.page(&site.word("page-settings"), &main)
}

fn choice(site: &Site<'_>, (name, title): Choice, choices: &[Choice], chosen: usize) -> Markup {
    html! {
        fieldset {
            legend { (site.word(title)) }
            @for (index, (value, words)) in choices.iter().enumerate() {
                label { input type="radio" name=(name) value=(value) checked[index == chosen]; " " (site.word(words)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Taste;

    #[test]
    fn what_a_browser_keeps_is_read_again_and_nonsense_is_as_usual() {
        let taste = Taste::new("dark", "still", "on");
        assert_eq!((taste.to_string().as_str(), Taste::read(&taste.to_string())), ("dark.still.on", taste));
        assert_eq!((Taste::read(""), Taste::read("pink.warp")), (Taste::default(), Taste::default()));
    }
}
