//! The front page after the end: who won and how, the race, where it turned, the reckoning, a picture to keep.

use maud::{Markup, PreEscaped, html};
use table::{Game, Message, Seat};

use super::race::{Race, Turning, ink};
use super::{Accounts, Badge, symbol_small};
use crate::replay_page::replay_address;
use crate::{Desk, Drawn, Outcome, Scene};

/// The letters of a line of the picture's smaller texts.
const LETTERS: usize = 86;

/// What a paper writes about a game that is over.
pub(crate) struct Front<'a> {
    /// In large letters.
    pub(crate) headline: String,
    /// Who won, and by what.
    pub(crate) verdict: String,
    /// The winners; nobody if nobody won.
    pub(crate) winners: Vec<Seat>,
    /// The players, by seat.
    pub(crate) badges: Vec<Badge>,
    pub(crate) race: Race,
    /// The families in the order of their places.
    pub(crate) accounts: Accounts<'a>,
    /// The column that the places go by.
    pub(crate) column: usize,
}

impl Front<'_> {
    /// The front page.
    pub(crate) fn draw<G: Drawn>(&self, scene: &Scene<'_, G>, desk: &Desk<'_>) -> Markup {
        html! {
            article.reckoning.front.on-paper aria-labelledby="reckoning" {
                header.front__mast {
                    span { (G::TITLE) }
                    b { (desk.word("page-front-paper")) }
                    span { (desk.word("page-front-edition")) }
                }
                h2 #reckoning.front__headline { (self.headline) }
                p.front__deck {
                    @if let Some(own) = scene.own_result(desk) { b { (own) " " (consolation(scene, desk)) } " " }
                    (self.verdict)
                }
                div.front__parts {
                    section aria-labelledby="race" {
                        h3 #race { (self.race.title) }
                        svg.front__race viewBox=(Race::view_box()) role="img" aria-labelledby="race" {
                            (self.race.draw(&self.badges, &self.winners, true, desk))
                        }
                    }
                    (self.turned(desk))
                }
                section aria-labelledby="accounts" {
                    h3 #accounts { (self.accounts.title) }
                    (self.accounts.table::<G>(desk))
                }
                @if desk.table().is_some() {
                    p.front__keep {
                        a.btn href={ (desk.address()) "/picture" } download { (symbol_small("ui-seal")) (desk.word("page-front-keep")) }
                    }
                }
            }
        }
    }

    fn turned(&self, desk: &Desk<'_>) -> Markup {
        let Some(winner) = self.winners.first() else { return html! {} };
        let turnings = self.race.turnings(*winner);
        html! {
            @if !turnings.is_empty() {
                section aria-labelledby="turned" {
                    h3 #turned { (desk.word("page-front-turned")) }
                    ol.front__turns {
                        @for (number, turning) in (1..).zip(&turnings) {
                            @let step = &self.race.steps[turning.step];
                            li {
                                a href=(replay_address(desk, step.line, "")) {
                                    b.front__number { (number) }
                                    span { (self.told(turning, *winner, desk)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What a turning point was, in a sentence.
    fn told(&self, turning: &Turning, winner: Seat, desk: &Desk<'_>) -> String {
        let key = match turning.ahead {
            _ if turning.takes_lead => "page-front-takes-lead",
            1.. => "page-front-gets-away",
            0 => "page-front-draws-level",
            _ => "page-front-catches-up",
        };
        let message = Message::new(key)
            .with("when", self.race.steps[turning.step].when.as_str())
            .with("name", self.badges[winner.index()].name.as_str())
            .with("gain", (self.race.write)(turning.gain, desk))
            .with("ahead", (self.race.write)(turning.ahead.abs(), desk));
        desk.say(&message)
    }

    /// The page as a picture of its own, which needs nothing else.
    pub(crate) fn picture<G: Drawn>(&self, desk: &Desk<'_>) -> String {
        let size = (1_000 / self.headline.chars().count().max(1) * 17 / 10).clamp(36, 92);
        let picture = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Rockwell, Georgia, serif" fill="#241a12" {
                rect width="1200" height="630" fill="#f3e8d3" {}
                path d="M40 44H1160M40 49H1160M40 92H1160M40 97H1160" stroke="#241a12" stroke-width="2" {}
                text x="44" y="78" font-size="22" { (G::TITLE) }
                text x="600" y="80" font-size="28" font-weight="700" text-anchor="middle" letter-spacing="3" { (desk.word("page-front-paper")) }
                text x="1156" y="78" font-size="22" text-anchor="end" { (desk.word("page-front-edition")) }
                text x="600" y="188" font-size=(size) font-weight="700" text-anchor="middle" { (self.headline) }
                @for (number, line) in (0..).zip(lines(&self.verdict)) {
                    text x="600" y=(236 + 32 * number) font-size="25" text-anchor="middle" { (line) }
                }
                path d="M40 290H1160" stroke="#241a12" {}
                @for (number, row) in (0..).zip(&self.accounts.rows) {
                    @let y = 342 + 52 * number;
                    text x="56" y=(y) font-size="28" font-weight="700" fill=(ink(&row.badge)) { (number + 1) ". " (row.badge.name) }
                    text x="560" y=(y) font-size="26" text-anchor="end" { (row.cells[self.column]) }
                }
                svg x="620" y="304" width="540" height="300" viewBox=(Race::view_box()) { (self.race.draw(&self.badges, &self.winners, false, desk)) }
                text x="56" y="612" font-size="18" { "Omertà" }
            }
        };
        let PreEscaped(text) = picture;
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{text}\n")
    }
}

/// A word for the viewer, who played.
fn consolation<G: Drawn>(scene: &Scene<'_, G>, desk: &Desk<'_>) -> String {
    match scene.seat().and_then(|seat| G::outcome(scene, seat)) {
        Some(Outcome::Place(1)) => desk.word("page-front-own-win"),
        Some(Outcome::Place(place)) if usize::from(place) < <G as Game>::seats(scene.setup) => desk.word("page-front-own-lost"),
        Some(Outcome::Place(_)) => desk.word("page-front-own-last"),
        Some(Outcome::Out) => desk.word("page-front-own-out"),
        None => String::new(),
    }
}

/// A text in lines that fit into the picture.
fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut().filter(|line| line.chars().count() + word.chars().count() < LETTERS) {
            Some(line) => {
                line.push(' ');
                line.push_str(word);
            }
            None => lines.push(word.to_owned()),
        }
    }
    lines
}
