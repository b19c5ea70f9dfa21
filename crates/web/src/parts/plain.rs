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
        div.wide tabindex="0" role="region" aria-label=(desk.word("page-board")) {
            table.grid {
                thead { tr { @for cell in first { th { (desk.words.text(cell)) } } } }
                tbody { @for row in rest { tr { @for cell in row { td { (desk.words.text(cell)) } } } } }
            }
        }
    }
}
