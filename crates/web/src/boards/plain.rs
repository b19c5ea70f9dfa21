//! A board in words, for a game that has none of its own yet.

use engine::{Arg, Block, Reckoning, Seat};
use maud::{Markup, html};

use super::DrawBoard;
use crate::parts::{Account, Accounts, Tips};
use crate::{Context, Drawn, Scene};

/// The position in words; whatever can be done is in the dock.
pub struct PlainBoard<'a, G: Drawn> {
    scene: &'a Scene<'a, G>,
    context: &'a Context<'a>,
}

impl<'a, G: Drawn> DrawBoard<'a, G> for PlainBoard<'a, G> {
    fn new(scene: &'a Scene<'a, G>, context: &'a Context<'a>) -> PlainBoard<'a, G> {
        PlainBoard { scene, context }
    }

    fn headline(&self) -> String {
        let first = G::describe(self.scene.setup, &self.scene.view).into_iter().next();
        first.map(|message| self.context.say(&message)).unwrap_or_default()
    }

    fn draw(&self, _: &mut Tips) -> Markup {
        html! {
            @if let Some(reckoning) = &self.scene.reckoning { (self.places(reckoning)) }
            section.panel.on-paper.words {
                @for block in G::board(self.scene.setup, &self.scene.view) {
                    @match block {
                        Block::Line(message) => p { (self.context.say(&message)) },
                        Block::Table(rows) => (grid(&rows, self.context)),
                    }
                }
            }
        }
    }
}

impl<G: Drawn> PlainBoard<'_, G> {
    /// Who came where: without a [`crate::Closing`], nothing else tells.
    fn places(&self, reckoning: &Reckoning) -> Markup {
        let row = |seat: Seat| Account {
            class: if reckoning.winners.contains(&seat) { "won" } else { "" },
            is_own: self.scene.is_own(seat),
            place: Some(html! { @if let Some(place) = reckoning.place(seat) { b { (place) "." } } }),
            badge: self.scene.badge(seat),
            cells: Vec::new(),
        };
        let title = self.context.word("page-reckoning");
        let rows = reckoning.ranked().into_iter().map(row).collect();
        Accounts { id: "places", class: "", title, columns: &[], rows }.draw::<G>(self.context)
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
