//! A board in words, for a game that has none of its own yet.

use maud::{Markup, html};
use table::{Arg, Block};

use crate::{Desk, Drawn, Scene};

pub(crate) fn plain_board<G: Drawn>(scene: &Scene<'_, G>, desk: &Desk<'_>) -> Markup {
    html! {
        section.panel.on-paper.words {
            @for block in G::board(scene.setup, &scene.view) {
                @match block {
                    Block::Line(message) => p { (desk.say(&message)) },
                    Block::Table(rows) => (grid(&rows, desk)),
                }
            }
        }
    }
}

fn grid(rows: &[Vec<Arg>], desk: &Desk<'_>) -> Markup {
    let (first, rest) = rows.split_first().map_or((&[][..], &[][..]), |(first, rest)| (first.as_slice(), rest));
    html! {
        div.wide tabindex="0" role="group" aria-label=(desk.word("page-board")) {
            table.grid {
                thead { tr { @for cell in first { (column(&desk.words.text(cell))) } } }
                tbody { @for row in rest { tr { @for cell in row { td { (desk.words.text(cell)) } } } } }
            }
        }
    }
}

/// A column without a title has no heading cell: nothing would be read aloud.
fn column(title: &str) -> Markup {
    html! { @if title.trim().is_empty() { td {} } @else { th { (title) } } }
}
