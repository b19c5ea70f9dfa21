//! A board in words, for a game that has none of its own yet.

use engine::{Arg, Block};
use maud::{Markup, html};

use crate::{Context, Drawn, Scene};

pub(super) fn plain_board<G: Drawn>(scene: &Scene<'_, G>, context: &Context<'_>) -> Markup {
    html! {
        section.panel.on-paper.words {
            @for block in G::board(scene.setup, &scene.view) {
                @match block {
                    Block::Line(message) => p { (context.say(&message)) },
                    Block::Table(rows) => (grid(&rows, context)),
                }
            }
        }
    }
}

fn grid(rows: &[Vec<Arg>], context: &Context<'_>) -> Markup {
    let (first, rest) = rows.split_first().map_or((&[][..], &[][..]), |(first, rest)| (first.as_slice(), rest));
    html! {
        div.wide tabindex="0" role="group" aria-label=(context.word("page-board")) {
            table.grid {
                thead { tr { @for cell in first { (column(&context.words.text(cell))) } } }
                tbody { @for row in rest { tr { @for cell in row { td { (context.words.text(cell)) } } } } }
            }
        }
    }
}

/// A column without a title has no heading cell: nothing would be read aloud.
fn column(title: &str) -> Markup {
    html! { @if title.trim().is_empty() { td {} } @else { th { (title) } } }
}
