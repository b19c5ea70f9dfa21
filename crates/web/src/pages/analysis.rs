//! What the decisions of a finished game were worth, and how far the adviser is who thinks about it.

use advice::{Analysis, Chart, Frame, Judged};
use engine::{Message, Seat};
use games::{AnyGame, format_decimal};
use maud::{Markup, PreEscaped, html};

use crate::boards::folder;
use crate::parts::{percent, placed_symbol, symbol, symbol_small};
use crate::{Badge, Chair, Context, Site, Sitter};

/// The decisions that are told because they mattered most.
const MOST_TOLD: usize = 10;
/// The decisions of a bot that are told: those in which one move was most clearly the best.
const MOST_REASONS: usize = 5;
/// The moments of the chart that are also told in figures.
const MOST_FIGURES: usize = 12;
const FRAME: Frame = Frame { left: 66.0, right: 470.0, top: 12.0, bottom: 210.0 };
const CHART_SIZE: &str = "0 0 480 266";
/// A sign on an area of the chart, which must be this high for it.
const SIGN: f32 = 18.0;

/// What the page of an analysis shows.
pub struct AnalysisPage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The table.
    pub context: Context<'a>,
    /// The game.
    pub game: AnyGame,
    /// What was found.
    pub analysis: &'a Analysis<String>,
    /// The players by seat, and who sat there.
    pub players: Vec<(Badge, Sitter)>,
}

/// The page while the adviser thinks; nothing is known of the decisions of a game that waits for others.
pub fn analysis_to_come_page(
    site: &Site<'_>,
    context: &Context<'_>,
    game: AnyGame,
    judged: usize,
    decisions: Option<usize>,
) -> Markup {
    let title = title(game, context);
    let main = html! {
        h1 { (title) }
        section.panel.on-paper.thinking {
            (symbol("consigliere"))
            @match decisions {
                Some(decisions) => {
                    p role="status" { (context.say(&Message::new("page-analysis-thinking").with("judged", judged).with("decisions", decisions))) }
                    progress max=(decisions) value=(judged) aria-label=(context.word("page-analysis")) {}
                }
                None => p role="status" { (context.word("page-analysis-queued")) },
            }
            p.muted { (context.word("page-analysis-refreshes")) }
            p.acts { a.btn href=(context.address()) { (context.word("page-replay-table")) } }
        }
    };
    site.page(&title, &main)
}

/// The page.
pub fn analysis_page(page: &AnalysisPage<'_>) -> Markup {
    let AnalysisPage { site, context, .. } = page;
    let title = title(page.game, context);
    let main = html! {
        h1 { (title) }
        (page.course())
        div.analysis {
            (page.mattered())
            div.analysis__more { (page.players()) (page.bots()) }
        }
        p.muted { (context.word("analyse-legend")) }
        p.acts.narrow {
            a.btn href=(context.replay_address(0, "")) { (symbol_small("ui-play")) (context.word("page-replay")) }
            a.btn href=(context.address()) { (symbol_small("ui-undo")) (context.word("page-replay-table")) }
        }
    };
    site.page(&title, &main)
}

fn title(game: AnyGame, context: &Context<'_>) -> String {
    format!("{} · {}", game.title(), context.word("page-analysis"))
}

impl AnalysisPage<'_> {
    fn badge(&self, seat: Seat) -> &Badge {
        &self.players[seat.index()].0
    }

    fn percent(&self, part: f64) -> String {
        self.context.say(&Message::new("page-percent").with("part", percent(part)))
    }

    fn sitter(&self, seat: Seat) -> String {
        self.players[seat.index()].1.name(&self.context)
    }

    /// Everybody's chance to win from the first decision to the end.
    fn course(&self) -> Markup {
        let names: Vec<String> = self.players.iter().map(|(badge, _)| badge.name.clone()).collect();
        let chart = Chart::new(self.game.title(), names, &self.analysis.course, |words| self.context.say(words));
        let areas = chart.draw(FRAME, |seat| format!(r#"class="{}""#, self.players[seat].0.class));
        let peaks = chart.peaks(FRAME).into_iter().zip(&self.players).filter(|((_, _, height), _)| *height > f64::from(SIGN));
        html! {
            section.panel.on-paper aria-labelledby="course" {
                h2.panel__title #course { (symbol_small("track-influence")) (self.context.word("page-analysis-course")) }
                svg.chart viewBox=(CHART_SIZE) role="img" aria-labelledby="chart-title chart-description" {
                    title #chart-title { (chart.title) }
                    desc #chart-description { (chart.description) }
                    (PreEscaped(areas))
                    @for ((x, y, _), (badge, _)) in peaks {
                        @let half = f64::from(SIGN) / 2.0;
                        @let at = (x.clamp(FRAME.left + half, FRAME.right - half) as f32, y as f32);
                        g class={ "chart__sign " (badge.class) } { (placed_symbol(badge.sign, "sign", at, SIGN)) }
                    }
                }
                ul.chart__legend {
                    @for (badge, sitter) in self.players.iter().rev() {
                        li { (badge.mark()) b { (badge.name) } small.muted { (sitter.name(&self.context)) } }
                    }
                }
                (self.figures())
            }
        }
    }

    /// The chart in figures, for those who do not see it: some moments, and the last.
    fn figures(&self) -> Markup {
        let course = &self.analysis.course;
        let step = course.len().div_ceil(MOST_FIGURES).max(1);
        let last = course.len().saturating_sub(1);
        let shown = course.iter().enumerate().filter(|(index, _)| index % step == 0 || *index == last);
        html! {
            details.more {
                summary { (self.context.word("page-analysis-figures")) }
                div.wide tabindex="0" role="group" aria-labelledby="course" {
                    table.grid {
                        thead {
                            tr {
                                th { (self.context.word("page-analysis-line")) }
                                @for (badge, _) in &self.players { th.num { (badge.name) } }
                            }
                        }
                        tbody {
                            @for (_, (line, chances)) in shown {
                                tr {
                                    th scope="row" { a href=(self.context.replay_address(line.saturating_sub(1), "")) { (line) } }
                                    @for chance in chances { td.num { (self.percent(*chance)) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The decisions that gave most away, the worst first. What lies within the uncertainty is no mistake.
    fn mattered(&self) -> Markup {
        let is_mistake = |judged: &&Judged<String>| !judged.agrees && judged.loss > judged.uncertainty;
        let mut costly: Vec<&Judged<String>> = self.analysis.decisions.iter().filter(is_mistake).collect();
        costly.sort_by(|one, other| other.loss.total_cmp(&one.loss).then(one.line.cmp(&other.line)));
        costly.truncate(MOST_TOLD);
        html! {
            section.panel.on-paper aria-labelledby="mattered" {
                h2.panel__title #mattered { (symbol_small("ledger")) (self.context.word("page-analysis-mattered")) }
                @if costly.is_empty() { p { (self.context.word("page-analysis-nothing-lost")) } }
                ol.judged { @for judged in costly { li { (self.costly(judged)) } } }
            }
        }
    }

    fn costly(&self, judged: &Judged<String>) -> Markup {
        let badge = self.badge(judged.seat);
        let points = |part: f64| format_decimal(100.0 * part, self.context.words.language());
        let loss = format!("{} ± {}", points(judged.loss), points(judged.uncertainty));
        html! {
            (badge.mark())
            div {
                p { b { (badge.name) ": " (judged.made.named.words) } }
                p { (self.context.say(&Message::new("page-analysis-cost").with("loss", loss))) }
                p.muted { (self.context.say(&judged.reason())) }
            }
            (self.position_link(judged))
        }
    }

    /// The way to the position in which it was decided.
    fn position_link(&self, judged: &Judged<String>) -> Markup {
        let line = self.context.say(&Message::new("page-analysis-look").with("line", judged.line));
        html! { a.btn.btn-quiet.sm href=(self.context.replay_address(judged.line.saturating_sub(1), "")) { (line) } }
    }

    /// How well each decided.
    fn players(&self) -> Markup {
        let columns = ["page-analysis-decisions", "page-analysis-mean-loss", "page-analysis-blunders", "page-analysis-agreement"];
        let labels = columns.map(|key| self.context.word(key));
        html! {
            section.panel.on-paper aria-labelledby="decided" {
                h2.panel__title #decided { (symbol_small("ui-players")) (self.context.word("page-analysis-players")) }
                div.wide tabindex="0" role="group" aria-labelledby="decided" {
                    table.grid.stacked {
                        thead { tr { th { (self.context.say(&Message::new("page-families").with("players", folder(self.game).players))) } @for label in &labels { th.num { (label) } } } }
                        tbody {
                            @for row in &self.analysis.seats {
                                tr {
                                    th scope="row" { (self.badge(row.seat).mark()) " " (row.name) " " small.muted { (self.sitter(row.seat)) } }
                                    td.num data-label=(labels[0]) { (row.summary.decisions) }
                                    td.num data-label=(labels[1]) { (format_decimal(100.0 * row.summary.mean_loss, self.context.words.language())) }
                                    td.num data-label=(labels[2]) { (row.summary.blunders) }
                                    td.num data-label=(labels[3]) { (self.percent(row.summary.agreement)) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    /// The decisions of a seat in which the move that it made was most clearly the best, in the order of the game.
    fn clearest(&self, seat: Seat) -> Vec<&Judged<String>> {
        let is_reasoned = |judged: &&Judged<String>| judged.seat == seat && judged.agrees;
        let mut clearest: Vec<&Judged<String>> = self.analysis.decisions.iter().filter(is_reasoned).collect();
        clearest.sort_by(|one, other| other.margin.total_cmp(&one.margin));
        clearest.truncate(MOST_REASONS);
        clearest.sort_by_key(|judged| judged.line);
        clearest
    }

    /// Why each bot did what it did.
    fn bots(&self) -> Markup {
        let is_bot = |row: &&advice::SeatAnalysis| matches!(self.players[row.seat.index()].1.who, Chair::Bot(_));
        let bots: Vec<&advice::SeatAnalysis> = self.analysis.seats.iter().filter(is_bot).collect();
        html! {
            @if !bots.is_empty() {
                section.panel.on-paper aria-labelledby="reasons" {
                    h2.panel__title #reasons { (symbol_small("consigliere")) (self.context.word("page-analysis-bots")) }
                    p.muted { (self.context.say(&Message::new("page-analysis-bots-how").with("most", MOST_REASONS))) }
                    @for bot in bots {
                        details.reasons {
                            summary { (self.badge(bot.seat).mark()) " " b { (bot.name) } " " small.muted { (self.sitter(bot.seat)) } }
                            ol.judged {
                                @for judged in self.clearest(bot.seat) {
                                    li {
                                        div { p { b { (judged.made.named.words) } } p.muted { (self.context.say(&judged.reason())) } }
                                        (self.position_link(judged))
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
