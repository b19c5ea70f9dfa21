use games::{Phrasebook, format_money};
use maud::{Markup, html};
use table::Message;

/// Where the forms of a table's page lead, and the words they are written in.
#[derive(Clone, Copy)]
pub struct Desk<'a> {
    /// The table's name in addresses.
    pub table: &'a str,
    /// What shows that a form comes from a page of ours.
    pub form: &'a str,
    /// The number of the position that the page shows.
    pub position: u32,
    /// The words of the page.
    pub words: &'a Phrasebook,
}

impl Desk<'_> {
    /// The address of the table's page.
    pub fn address(&self) -> String {
        format!("/tables/{}", self.table)
    }

    /// Where the script hears what changes. A browser may ask for a socket in another language than for pages.
    pub(crate) fn live_address(&self) -> String {
        format!("{}/live?format=html&language={}", self.address(), self.words.language().code())
    }

    pub(crate) fn word(&self, key: &str) -> String {
        self.words.word(key)
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    pub(crate) fn money(&self, dollars: i32) -> String {
        format_money(i64::from(dollars), self.words.language())
    }

    /// The hidden field that goes with everything that is done.
    pub(crate) fn mark(&self) -> Markup {
        html! { input type="hidden" name="form" value=(self.form); }
    }

    /// The two forms that the buttons of a decision belong to, wherever they stand: whole decisions are handed in, a step
    /// that leaves the decision open leads to the page that shows it.
    pub(crate) fn decision_forms(&self) -> Markup {
        html! {
            form id="decide" method="post" action={ (self.address()) "/decide" } {
                (self.mark())
                input type="hidden" name="position" value=(self.position);
            }
            form id="step" method="get" action=(self.address()) {}
        }
    }
}
