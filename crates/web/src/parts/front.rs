//! The front page after the end: who won and how, the race, where it turned, the reckoning, a picture to keep.

use engine::{Arg, Game, Message, Seat};
use maud::{Markup, PreEscaped, html};

use super::race::{Race, Turning, ink};
use super::{Account, Accounts, Badge, all_of, symbol_small};
use crate::{Context, DrawBoard, Drawn, Scene};

/// The letters of a line of the picture's smaller texts.
const LETTERS: usize = 86;

/// What a game tells of its end, beside who won and why.
pub struct Closing {
    /// Why it ended, in a sentence; nothing where it always ends alike.
    pub(crate) ended: Option<String>,
    /// What the sentences about the winners tell beside their names.
    pub(crate) args: Vec<(&'static str, Arg)>,
    pub(crate) race: Race,
    /// The columns of the accounts: the key of the word above them and the rule that says how they are counted.
    pub(crate) columns: &'static [(&'static str, Option<&'static str>)],
    /// The column that the places go by.
    pub(crate) column: usize,
    /// The accounts, by seat.
    pub(crate) lines: Vec<ClosingLine>,
}

/// The account of one seat.
pub(crate) struct ClosingLine {
    /// Beside the place, or instead of it for those who are out of the comparison.
    pub(crate) remark: Markup,
    /// A cell for each column.
    pub(crate) cells: Vec<String>,
}

/// What a paper writes about a game that is over.
pub(crate) struct Front {
    /// In large letters.
    headline: String,
    /// Who won, and by what.
    verdict: String,
    /// The winners; nobody if nobody won.
    winners: Vec<Seat>,
    /// The players, by seat.
    badges: Vec<Badge>,
    race: Race,
    /// The families in the order of their places.
    accounts: Accounts<'static>,
    /// The column that the places go by.
    column: usize,
}

impl Front {
    /// The paper of a game that is over.
    pub(crate) fn of<G: Drawn>(scene: &Scene<'_, G>, board: &G::Board<'_>, context: &Context<'_>) -> Option<Front> {
        let reckoning = scene.reckoning.as_deref()?;
        let Closing { ended, args, race, columns, column, lines } = board.closing(reckoning)?;
        let badges = scene.badges();
        let names: Vec<String> = reckoning.winners.iter().map(|seat| badges[seat.index()].name.clone()).collect();
        let names = all_of(&names, context);
        let ending = format!("{}-{}", G::ID, reckoning.decided);
        let say = |key: String| {
            let message = Message::new(key).with("name", names.as_str());
            context.say(&args.iter().fold(message, |message, (name, value)| message.with(name, value.clone())))
        };
        let rows = reckoning.ranked().into_iter().map(|seat| {
            let ClosingLine { remark, cells } = &lines[seat.index()];
            let class = match () {
                () if reckoning.winners.contains(&seat) => "won",
                () if board.household(seat).is_out => "out",
                () => "",
            };
            let place = html! { @if let Some(place) = reckoning.place(seat) { b { (place) "." } } (remark) };
            let badge = badges[seat.index()].clone();
            Account { class, is_own: scene.is_own(seat), place: Some(place), badge, cells: cells.clone() }
        });
        let accounts =
            Accounts { id: "accounts", class: "", title: context.word("page-reckoning"), columns, rows: rows.collect() };
        let verdict = ended.into_iter().chain([say(format!("page-won-{ending}"))]).collect::<Vec<_>>().join(" ");
        let headline = say(format!("page-headline-{ending}"));
        Some(Front { headline, verdict, winners: reckoning.winners.clone(), badges, race, accounts, column })
    }

    /// The front page.
    pub(crate) fn draw<G: Drawn>(&self, scene: &Scene<'_, G>, context: &Context<'_>) -> Markup {
        html! {
            article.reckoning.front.on-paper aria-labelledby="reckoning" {
                header.front__mast {
                    span { (G::TITLE) }
                    b { (context.word("page-front-paper")) }
                    span { (context.word("page-front-edition")) }
                }
                h2 #reckoning.front__headline { (self.headline) }
                p.front__deck {
                    @if let Some(own) = scene.own_result(context) { b { (own) " " (consolation(scene, context)) } " " }
                    (self.verdict)
                }
                div.front__parts {
                    section aria-labelledby="race" {
                        h3 #race { (self.race.title) }
                        svg.front__race viewBox=(Race::view_box()) role="img" aria-labelledby="race" {
                            (self.race.draw(&self.badges, &self.winners, true, context))
                        }
                    }
                    (self.turned(context))
                }
                section aria-labelledby="accounts" {
                    h3 #accounts { (self.accounts.title) }
                    (self.accounts.table::<G>(context))
                }
                @if context.table().is_some() {
                    p.front__keep {
                        a.btn href={ (context.address()) "/picture" } download { (symbol_small("ui-seal")) (context.word("page-front-keep")) }
                    }
                }
            }
        }
    }

    fn turned(&self, context: &Context<'_>) -> Markup {
        let Some(winner) = self.winners.first() else { return html! {} };
        let turnings = self.race.turnings(*winner);
        html! {
            @if !turnings.is_empty() {
                section aria-labelledby="turned" {
                    h3 #turned { (context.word("page-front-turned")) }
                    ol.front__turns {
                        @for (number, turning) in (1..).zip(&turnings) {
                            @let step = &self.race.steps[turning.step];
                            li {
                                a href=(context.replay_address(step.line, "")) {
                                    b.front__number { (number) }
                                    span { (self.told(turning, *winner, context)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// What a turning point was, in a sentence.
    fn told(&self, turning: &Turning, winner: Seat, context: &Context<'_>) -> String {
        let key = match turning.ahead {
            _ if turning.takes_lead => "page-front-takes-lead",
            1.. => "page-front-gets-away",
            0 => "page-front-draws-level",
            _ => "page-front-catches-up",
        };
        let message = Message::new(key)
            .with("when", self.race.steps[turning.step].when.as_str())
            .with("name", self.badges[winner.index()].name.as_str())
            .with("gain", (self.race.write)(turning.gain, context))
            .with("ahead", (self.race.write)(turning.ahead.abs(), context));
        context.say(&message)
    }

    /// The page as a picture of its own, which needs nothing else.
    pub(crate) fn picture<G: Drawn>(&self, context: &Context<'_>) -> String {
        let size = (1_000 / self.headline.chars().count().max(1) * 17 / 10).clamp(36, 92);
        let picture = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630" font-family="Rockwell, Georgia, serif" fill="#241a12" {
                rect width="1200" height="630" fill="#f3e8d3" {}
                path d="M40 44H1160M40 49H1160M40 92H1160M40 97H1160" stroke="#241a12" stroke-width="2" {}
                text x="44" y="78" font-size="22" { (G::TITLE) }
                text x="600" y="80" font-size="28" font-weight="700" text-anchor="middle" letter-spacing="3" { (context.word("page-front-paper")) }
                text x="1156" y="78" font-size="22" text-anchor="end" { (context.word("page-front-edition")) }
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
                svg x="620" y="304" width="540" height="300" viewBox=(Race::view_box()) { (self.race.draw(&self.badges, &self.winners, false, context)) }
                text x="56" y="612" font-size="18" { "Omertà" }
            }
        };
        let PreEscaped(text) = picture;
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{text}\n")
    }
}

/// A word for the viewer, who played.
fn consolation<G: Drawn>(scene: &Scene<'_, G>, context: &Context<'_>) -> String {
    let (Some(seat), Some(reckoning)) = (scene.seat(), &scene.reckoning) else { return String::new() };
    context.word(match reckoning.place(seat) {
        Some(1) => "page-front-own-win",
        Some(place) if usize::from(place) < <G as Game>::seats(scene.setup) => "page-front-own-lost",
        Some(_) => "page-front-own-last",
        None => "page-front-own-out",
    })
}

/// A text in lines that fit into the picture.
fn lines(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut().filter(|line| line.chars().count() + word.chars().count() < LETTERS) {
            Some(line) => line.extend([" ", word]),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}
