use engine::Message;
use games::Phrasebook;
use maud::{Markup, html};

use super::symbol_small;

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
