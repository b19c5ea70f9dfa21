//! A step of a guided first game: the table as the learner sees it, and what the consigliere says.

use engine::{Message, Seat};
use games::{AnyGame, Phrasebook, with_game};
use maud::{Markup, html};

use super::table::side;
use crate::lesson::{LEARNER, Lesson, ShownStep, Step};
use crate::parts::{rule_link, symbol, symbol_small};
use crate::{Adviser, Chair, Context, Site, Sitter, Venue};

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
    html! {
        @if Lesson::of(game).is_some() { a class=(class) href=(address) { (symbol_small("consigliere")) (words.word("page-learn")) } }
    }
}

/// The whole page; nothing if the lesson has no such step.
///
/// # Errors
/// In words, if the lesson's script cannot be played; a test plays them all.
pub fn learn_page(page: &LearnPage<'_>) -> Result<Option<Markup>, String> {
    let LearnPage { site, lesson, number, draft, .. } = page;
    let Some(step) = lesson.step(*number) else { return Ok(None) };
    let venue = Venue::Lesson { game: lesson.game.id(), step: *number };
    let context = Context { venue, form: site.form, position: 0, side: None, words: site.words, adviser: Adviser::Silent };
    let shown = lesson.show(*number, draft, &context)?;
    let page = Open { page, step, context: Context { position: shown.position, ..context }, shown };
    let title = context.say(&Message::new("page-learn-game").with("game", lesson.game.title()));
    Ok(Some(site.document(&title, &page.table())))
}

/// A page with what it shows.
struct Open<'a> {
    page: &'a LearnPage<'a>,
    step: &'static Step,
    context: Context<'a>,
    shown: ShownStep,
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
        let (context, drawing) = (&self.context, &self.shown.drawing);
        html! {
            // The style sheet finds by the name of the step what its words are about.
            div #table class={ "table lesson " (drawing.class) " " (self.step.says) }
                data-page=(context.address())
                data-position=(context.position)
                data-steps=[(!drawing.moves.is_empty()).then_some("true")]
                data-lost=(context.word("page-reconnecting")) {
                header.table__head.on-page {
                    a.home href="/" aria-label=(context.word("page-home")) title=(context.word("page-home")) { (symbol("hat-side")) }
                    h1 { (self.game().title()) }
                    p.table__phase { (drawing.headline) }
                    div.table__tools {
                        a.btn.btn-quiet.btn-icon href={ "/rules/" (self.game().id()) } target="rules"
                            aria-label=(context.word("page-rules")) title=(context.word("page-rules")) { (symbol("ui-help")) }
                        (self.page.site.languages())
                    }
                }
                (self.card())
                main.table__board.on-walnut.ended[drawing.is_reckoned()] { (drawing.reckoning) (drawing.board) }
                footer.table__dock { @if self.asks() { (drawing.dock) } @else { (self.onward()) } }
                (self.side())
                p #status.sr role="status" { @if self.asks() { (drawing.status) } }
            }
        }
    }

    fn asks(&self) -> bool {
        !self.step.asks.is_empty()
    }

    /// What the consigliere says.
    fn card(&self) -> Markup {
        let (context, number) = (&self.context, self.page.number);
        let progress = Message::new("page-learn-step").with("step", number).with("steps", self.page.lesson.length());
        html! {
            section #consigliere.consigliere.on-paper aria-label=(context.word("page-learn-consigliere")) {
                p.eyebrow { (symbol_small("consigliere")) (context.say(&progress)) }
                div.consigliere__says aria-live="polite" {
                    p { (context.word(self.step.says)) }
                    @if self.page.is_otherwise { p.note role="alert" { (context.word("page-learn-otherwise")) } }
                }
                @if self.asks() {
                    p.consigliere__do { (context.word("page-learn-do")) " " b { (self.shown.asked.join(" → ")) } }
                }
                div.consigliere__foot {
                    span { @for rule in self.step.rules { (with_game!(self.game(), G => rule_link::<G>(rule, context))) " " } }
                    nav aria-label=(context.word("page-learn")) {
                        @if let Some(back) = self.way(number - 1) { a.btn.btn-quiet.sm href=(back) { (context.word("page-learn-back")) } }
                        @if self.asks() && let Some(next) = self.way(number + 1) {
                            a.btn.btn-quiet.sm.onward href=(next) { (context.word("page-learn-skip")) }
                        }
                    }
                }
            }
        }
    }

    fn side(&self) -> Markup {
        let drawing = &self.shown.drawing;
        let sitter =
            |seat: Seat| Sitter { who: Chair::Bot("soldato"), is_viewer: seat == LEARNER, is_here: true, ..Sitter::default() };
        let people: Vec<Sitter> = Seat::all(drawing.players.len()).map(sitter).collect();
        side(drawing, &people, None, &self.context)
    }

    /// The dock of a step that asks for nothing: the way on, or after the last one to a game of one's own.
    fn onward(&self) -> Markup {
        let context = &self.context;
        let next = self.way(self.page.number + 1);
        html! {
            section #dock.dock.wait.on-ink.over aria-label=(context.word("page-learn")) {
                div.dock__ask { h2 { (context.word(if next.is_some() { "page-learn-read" } else { "page-learn-done" })) } }
                div.dock__acts {
                    @match next {
                        Some(next) => a.btn.btn-primary.onward href=(next) { (symbol_small("ui-play")) (context.word("page-learn-next")) },
                        None => (self.farewell()),
                    }
                }
            }
        }
    }

    fn farewell(&self) -> Markup {
        let (context, game) = (&self.context, self.game());
        html! {
            form.play-now method="post" action="/tables" {
                (context.mark())
                input type="hidden" name="game" value=(game.id());
                input type="hidden" name="players" value=(game.players().1.min(4));
                input type="hidden" name="start" value="on";
                button.btn.btn-primary.go name="fill" value="soldato" { (symbol_small("ui-play")) (context.word("page-play-now")) }
            }
            a.btn href={ "/rules/" (game.id()) } { (symbol_small("ui-rule")) (context.word("page-rules")) }
            a.btn.btn-quiet href="/" { (symbol_small("hat-side")) (context.word("page-home")) }
        }
    }
}
