//! What a table is played by: pace, options, whether it counts and who may come. Told before anybody sits down.

use engine::Message;
use games::{AnyGame, capitalised};
use maud::{Markup, html};

use crate::Site;
use crate::parts::symbol_small;

/// How much time people have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// As much as they like.
    NoClock,
    /// Minutes for the whole game, and seconds that every decision adds.
    Live {
        /// Minutes for each player.
        minutes: u32,
        /// Seconds added by each decision.
        increment: u32,
    },
    /// So many days for each decision.
    Days(u32),
}

/// What a table is played by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The game.
    pub game: AnyGame,
    /// How much time people have.
    pub pace: Pace,
    /// Whether it counts for ratings.
    pub is_rated: bool,
    /// Whether anybody may sit down, or only who has the link.
    pub is_open: bool,
    /// The game's options that were chosen: how forms write their names and values.
    pub options: Vec<(String, String)>,
    /// The host's own edition, if it is not the standard one.
    pub edition: Option<String>,
    /// Whether the secret of the dice was chosen.
    pub is_seed_chosen: bool,
}

impl Pace {
    fn words(self, site: &Site<'_>) -> String {
        match self {
            Pace::NoClock => site.word("page-pace-no_clock"),
            Pace::Live { minutes, increment } => {
                site.words.say(&Message::new("page-terms-live").with("minutes", minutes).with("seconds", increment))
            }
            Pace::Days(days) => site.words.say(&Message::new("page-terms-days").with("days", days)),
        }
    }

    fn sign(self) -> &'static str {
        match self {
            Pace::NoClock => "ui-endless",
            Pace::Live { .. } => "ui-bolt",
            Pace::Days(_) => "ui-calendar",
        }
    }
}

impl Terms {
    fn rated(&self, site: &Site<'_>) -> String {
        site.word(if self.is_rated { "page-rated" } else { "page-not-rated" })
    }

    /// The options that differ from the box: title and value, as people read them.
    fn chosen(&self, site: &Site<'_>) -> Vec<(String, String)> {
        let known = self.game.table_options();
        let words = |(name, value): &(String, String)| {
            let option = known.iter().find(|option| option.name == name)?;
            let value = option.values.iter().find(|(known, _)| known == value).map(|(_, words)| site.words.text(words))?;
            Some((site.word(option.key), value))
        };
        self.options.iter().map(|chosen| words(chosen).unwrap_or_else(|| chosen.clone())).collect()
    }

    /// In short, for a list.
    pub(crate) fn chips(&self, site: &Site<'_>) -> Markup {
        html! {
            ul.chips {
                li.chip { (symbol_small(self.pace.sign())) (self.pace.words(site)) }
                li.chip { (symbol_small("ui-seal")) (self.rated(site)) }
                @for (title, value) in self.chosen(site) { li.chip { (title) ": " (value) } }
                @if self.is_seed_chosen { li.chip { (site.word("page-seed-chosen")) } }
                @if let Some(edition) = &self.edition { li.chip { (site.word("page-edition")) ": " (edition) } }
            }
        }
    }

    /// Word by word, for the waiting room.
    pub(crate) fn rows(&self, site: &Site<'_>) -> Markup {
        let chosen = self.chosen(site);
        let door = match (self.is_seed_chosen, self.is_open) {
            (true, _) => "page-nobody-else",
            (false, true) => "page-open",
            (false, false) => "page-by-link",
        };
        let door = site.word(door);
        let row = |title: &str, value: &str| html! { div { dt { (title) } dd { (value) } } };
        html! {
            dl.dl {
                (row(&site.word("page-pace"), &self.pace.words(site)))
                @for (title, value) in &chosen { (row(title, value)) }
                @if chosen.is_empty() { (row(&site.word("page-options"), &site.word("page-as-in-the-box"))) }
                @if let Some(edition) = &self.edition { (row(&site.word("page-edition"), edition)) }
                @if self.is_seed_chosen { (row(&site.word("page-fair-secret"), &site.word("page-seed-chosen"))) }
                (row(&site.word("page-rating"), &capitalised(&self.rated(site))))
                (row(&site.word("page-who-may-come"), &capitalised(&door)))
            }
        }
    }
}
