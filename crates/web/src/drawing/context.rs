use engine::Message;
use games::{Phrasebook, format_money};
use maud::{Markup, html};

use crate::Side;

/// What a board is drawn for.
#[derive(Clone, Copy)]
pub enum Venue<'a> {
    /// A table, by its name in addresses.
    Table(&'a str),
    /// A step of a lesson, from 1.
    Lesson {
        /// The game's name in addresses.
        game: &'static str,
        /// The number of the step.
        step: usize,
    },
}

impl Venue<'_> {
    /// The address of its page.
    pub fn address(self) -> String {
        match self {
            Venue::Table(table) => format!("/tables/{table}"),
            Venue::Lesson { game, step } => format!("/learn/{game}/{step}"),
        }
    }
}

/// Where the forms of a table's page lead, and the words they are written in.
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The table, or what stands for it.
    pub venue: Venue<'a>,
    /// What shows that a form comes from a page of ours.
    pub form: &'a str,
    /// The number of the position that the page shows.
    pub position: u32,
    /// From which side the page shows the table, where there are several.
    pub side: Option<Side>,
    /// The words of the page.
    pub words: &'a Phrasebook,
    /// Whether the adviser can be asked.
    pub adviser: Adviser,
}

/// Whether the adviser says to the one who decides what he would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adviser {
    /// Whenever he is asked.
    Ready,
    /// He was asked about this decision, and what he said lies on the table.
    Asked,
    /// Never: the game counts for ratings.
    Barred,
    /// He has said already what there is to say.
    Silent,
}

impl Context<'_> {
    /// Where the table is found; what is done there has addresses below it.
    pub fn address(&self) -> String {
        self.venue.address()
    }

    /// The table's name in addresses, if it is one.
    pub(crate) fn table(&self) -> Option<&str> {
        match self.venue {
            Venue::Table(table) => Some(table),
            Venue::Lesson { .. } => None,
        }
    }

    /// Where a moment of the table's game is found, seen through somebody's eyes; without a name, the viewer's own.
    pub(crate) fn replay_address(&self, line: u32, eyes: &str) -> String {
        let eyes = if eyes.is_empty() { String::new() } else { format!("?as={eyes}") };
        format!("{}/replay/{line}{eyes}", self.address())
    }

    /// The address of this page, before any step of a decision.
    pub(crate) fn page_address(&self) -> String {
        let side = self.side.map(|side| format!("side={side}"));
        let counsel = (self.adviser == Adviser::Asked).then(|| "counsel=open".to_owned());
        let fields: Vec<String> = side.into_iter().chain(counsel).collect();
        let start = if fields.is_empty() { "" } else { "?" };
        format!("{}{start}{}", self.address(), fields.join("&"))
    }

    /// The fields that go with a question to the table: from which side it is looked at, and the steps made so far.
    fn draft_fields(&self, draft: &[String]) -> Markup {
        html! {
            @if let Some(side) = self.side { input type="hidden" name="side" value=(side); }
            @if !draft.is_empty() { input type="hidden" name="draft" value=(draft.join("\n")); }
        }
    }

    /// The form that asks the adviser, where he can be asked; the steps made so far stay.
    pub(crate) fn form_to_ask(&self, draft: &[String]) -> Markup {
        html! {
            @if self.adviser == Adviser::Ready { form id="ask" method="get" action={ (self.address()) "/hint" } { (self.draft_fields(draft)) } }
        }
    }

    /// The form that takes away what the adviser said; the steps made so far stay.
    pub(crate) fn form_to_close_counsel(&self, draft: &[String]) -> Markup {
        html! { form id="close-counsel" method="get" action=(self.address()) { (self.draft_fields(draft)) } }
    }

    /// Where the script hears what changes. A browser may ask for a socket in another language than for pages.
    pub(crate) fn live_address(&self) -> String {
        let side = self.side.map(|side| format!("&side={side}")).unwrap_or_default();
        format!("{}/live?format=html&language={}{side}", self.address(), self.words.language().code())
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

    /// What came or went.
    pub(crate) fn signed_money(&self, dollars: i32) -> String {
        match dollars {
            0 => "–".to_owned(),
            1.. => format!("+{}", self.money(dollars)),
            _ => self.money(dollars),
        }
    }

    /// The hidden field that goes with everything that is done.
    pub(crate) fn mark(&self) -> Markup {
        html! { input type="hidden" name="form" value=(self.form); }
    }

    /// The forms that the buttons of a decision belong to, wherever they stand: whole decisions are handed in, a step that
    /// leaves the decision open leads to the page that shows it, and small questions can be answered for always.
    pub(crate) fn decision_forms(&self) -> Markup {
        html! {
            form id="decide" method="post" action={ (self.address()) "/decide" } {
                (self.mark())
                input type="hidden" name="position" value=(self.position);
                (self.keeps_counsel())
            }
            form id="step" method="get" action=(self.address()) { (self.draft_fields(&[])) (self.keeps_counsel()) }
            form id="always" method="post" action={ (self.address()) "/answers" } { (self.mark()) }
        }
    }

    /// What the adviser said stays on the table while steps are made.
    fn keeps_counsel(&self) -> Markup {
        html! { @if self.adviser == Adviser::Asked { input type="hidden" name="counsel" value="open"; } }
    }
}
