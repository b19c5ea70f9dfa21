//! A step of a guided first game: the table as the learner sees it, and what the consigliere says.

use games::{AnyGame, Phrasebook};
use maud::{Markup, html};
use table::{Message, Seat};

use crate::learn::{LEARNER, Lesson, ShownStep, Step};
use crate::parts::{rule_link, symbol, symbol_small};
use crate::table_page::players;
use crate::{Adviser, Desk, Drawn, ForDrawn, Site, Sitter, Venue, Who, with};

/// What the page of a step shows.
pub struct LearnPage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The lesson.
    pub lesson: &'static Lesson,
    /// The number of the step, from 1.
    pub number: usize,
    /// The steps of the decision in the making.
    pub draft: &'a [String],
    /// Whether the learner has just made another decision than the one that is asked for.
    pub is_otherwise: bool,
}

/// The way to a game's lesson.
pub(crate) fn learn_link(game: AnyGame, class: &str, words: &Phrasebook) -> Markup {
    let address = Venue::Lesson { game: game.id(), step: 1 }.address();
    html! { a class=(class) href=(address) { (symbol_small("consigliere")) (words.word("page-learn")) } }
}

/// The whole page; nothing if the lesson has no such step.
///
/// # Errors
/// In words, if the lesson's script cannot be played; a test plays them all.
pub fn learn_page(page: &LearnPage<'_>) -> Result<Option<Markup>, String> {
    let LearnPage { site, lesson, number, draft, .. } = page;
    let Some(step) = lesson.step(*number) else { return Ok(None) };
    let venue = Venue::Lesson { game: lesson.game.id(), step: *number };
    let desk = Desk { venue, form: site.form, position: 0, side: None, words: site.words, adviser: Adviser::Silent };
    let shown = lesson.show(*number, draft, &desk)?;
    let page = Open { page, step, desk: Desk { position: shown.position, ..desk }, shown };
    let title = desk.say(&Message::new("page-learn-game").with("game", lesson.game.title()));
    Ok(Some(site.document(&title, &page.table())))
}

/// A page with what it shows.
struct Open<'a> {
    page: &'a LearnPage<'a>,
    step: &'static Step,
    desk: Desk<'a>,
    shown: ShownStep,
}

struct RuleLinks<'a>(&'static [&'static str], &'a Desk<'a>);

impl ForDrawn for RuleLinks<'_> {
    type Output = Markup;

    fn run<G: Drawn>(self) -> Markup {
        html! { @for rule in self.0 { (rule_link::<G>(rule, self.1)) " " } }
    }
}

impl Open<'_> {
    fn game(&self) -> AnyGame {
        self.page.lesson.game
    }

    /// The address of another step, if there is one.
    fn way(&self, number: usize) -> Option<String> {
        self.page.lesson.step(number)?;
        Some(Venue::Lesson { game: self.game().id(), step: number }.address())
    }

    fn table(&self) -> Markup {
        let (desk, sheet) = (&self.desk, &self.shown.sheet);
        html! {
            // The style sheet finds by the name of the step what its words are about.
            div #table class={ "table lesson " (sheet.class) " " (self.step.says) }
                data-page=(desk.address())
                data-position=(desk.position)
                data-steps=[(!sheet.moves.is_empty()).then_some("true")]
                data-lost=(desk.word("page-reconnecting")) {
                header.table__head.on-page {
                    a.home href="/" aria-label=(desk.word("page-home")) title=(desk.word("page-home")) { (symbol("hat-side")) }
                    h1 { (self.game().title()) }
                    p.table__phase { (sheet.headline) }
                    div.table__tools {
                        a.btn.btn-quiet.btn-icon href={ "/rules/" (self.game().id()) } target="rules"
                            aria-label=(desk.word("page-rules")) title=(desk.word("page-rules")) { (symbol("ui-help")) }
                        (self.page.site.languages())
                    }
                }
                (self.card())
                main.table__board.on-walnut.ended[sheet.is_reckoned()] { (sheet.reckoning) (sheet.board) }
                footer.table__dock { @if self.asks() { (sheet.dock) } @else { (self.onward()) } }
                (self.side())
                p #status.sr role="status" { @if self.asks() { (sheet.status) } }
            }
        }
    }

    fn asks(&self) -> bool {
        !self.step.asks.is_empty()
    }

    /// What the consigliere says.
    fn card(&self) -> Markup {
        let (desk, number) = (&self.desk, self.page.number);
        let progress = Message::new("page-learn-step").with("step", number).with("steps", self.page.lesson.length());
        html! {
            section #consigliere.consigliere.on-paper aria-label=(desk.word("page-learn-consigliere")) {
                p.eyebrow { (symbol_small("consigliere")) (desk.say(&progress)) }
                div.consigliere__says aria-live="polite" {
                    p { (desk.word(self.step.says)) }
                    @if self.page.is_otherwise { p.note role="alert" { (desk.word("page-learn-otherwise")) } }
                }
                @if self.asks() {
                    p.consigliere__do { (desk.word("page-learn-do")) " " b { (self.shown.asked.join(" → ")) } }
                }
                div.consigliere__foot {
                    span { (with(self.game(), RuleLinks(self.step.rules, desk))) }
                    nav aria-label=(desk.word("page-learn")) {
                        @if let Some(back) = self.way(number - 1) { a.btn.btn-quiet.sm href=(back) { (desk.word("page-learn-back")) } }
                        @if self.asks() && let Some(next) = self.way(number + 1) {
                            a.btn.btn-quiet.sm.onward href=(next) { (desk.word("page-learn-skip")) }
                        }
                    }
                }
            }
        }
    }

    fn side(&self) -> Markup {
        let (desk, families) = (&self.desk, &self.shown.sheet.families);
        let badges = self.shown.sheet.badges();
        let sitter = |seat: Seat| Sitter {
            who: Who::Bot("soldato"),
            is_viewer: seat == LEARNER,
            is_away: false,
            has_resigned: false,
            is_here: true,
            time_left: None,
        };
        let people: Vec<Sitter> = Seat::all(families.len()).map(sitter).collect();
        html! {
            aside.table__side.on-page aria-label=(desk.word("page-people")) {
                (players(families, &people, desk))
                h2.sr { (desk.word("page-log")) }
                ol.log tabindex="0" aria-label=(desk.word("page-log")) {
                    @for line in &self.shown.sheet.log { (line.draw(None, &badges)) }
                }
            }
        }
    }

    /// The dock of a step that asks for nothing: the way on, or after the last one to a game of one's own.
    fn onward(&self) -> Markup {
        let desk = &self.desk;
        let next = self.way(self.page.number + 1);
        html! {
            section #dock.dock.wait.on-ink.over aria-label=(desk.word("page-learn")) {
                div.dock__ask { h2 { (desk.word(if next.is_some() { "page-learn-read" } else { "page-learn-done" })) } }
                div.dock__acts {
                    @match next {
                        Some(next) => a.btn.btn-primary.onward href=(next) { (symbol_small("ui-play")) (desk.word("page-learn-next")) },
                        None => (self.farewell()),
                    }
                }
            }
        }
    }

    fn farewell(&self) -> Markup {
        let (desk, game) = (&self.desk, self.game());
        html! {
            form.play-now method="post" action="/tables" {
                (desk.mark())
                input type="hidden" name="game" value=(game.id());
                input type="hidden" name="players" value=(game.players().1.min(4));
                input type="hidden" name="start" value="on";
                button.btn.btn-primary.go name="fill" value="soldato" { (symbol_small("ui-play")) (desk.word("page-play-now")) }
            }
            a.btn href={ "/rules/" (game.id()) } { (symbol_small("ui-rule")) (desk.word("page-rules")) }
            a.btn.btn-quiet href="/" { (symbol_small("hat-side")) (desk.word("page-home")) }
        }
    }
}
