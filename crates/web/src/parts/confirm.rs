use maud::{Markup, html};

use super::symbol_small;

/// Something that cannot be taken back: a button that opens a question, in which the button is that does it.
pub(crate) struct Confirm<'a> {
    /// What the button says.
    pub(crate) word: &'a str,
    /// The symbol beside it, where there is one.
    pub(crate) sign: Option<&'a str>,
    /// The classes of the button that opens the question.
    pub(crate) class: &'a str,
    /// What becomes of it.
    pub(crate) consequence: &'a str,
    /// Where it is sent.
    pub(crate) action: &'a str,
    /// The fields that go with it, the mark of the page among them.
    pub(crate) fields: &'a Markup,
}

impl Confirm<'_> {
    pub(crate) fn draw(&self) -> Markup {
        html! {
            details.sure name="sure" {
                summary class=(self.class) { @if let Some(sign) = self.sign { (symbol_small(sign)) } span { (self.word) " …" } }
                form.sure__ask method="post" action=(self.action) {
                    p { (self.consequence) }
                    (self.fields)
                    button.btn.btn-danger { (self.word) }
                }
            }
        }
    }
}
