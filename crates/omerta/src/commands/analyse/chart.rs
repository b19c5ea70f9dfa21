use std::fmt::Write as _;

use games::{Phrasebook, Playable};
use table::{Message, Record, Seat};

use super::Judged;

/// Colours that people with any kind of colour vision can tell apart, on light and on dark ground (after Okabe and Ito).
const COLOURS: [&str; table::MAX_SEATS] = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00"];

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 480.0;
/// The field between the axes.
const LEFT: f64 = 70.0;
const RIGHT: f64 = 790.0;
const TOP: f64 = 60.0;
const BOTTOM: f64 = 410.0;
/// Lines of the record between two figures on the axis: the first of these that leaves room for them.
const STEPS: [u32; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_FIGURES: u32 = 12;

/// The course of a game: everybody's chance to win, as areas that add up to the whole.
pub(super) struct Chart {
    title: String,
    description: String,
    across: String,
    up: String,
    names: Vec<String>,
    /// A line of the record and everybody's chance there.
    points: Vec<(u32, Vec<f64>)>,
}

impl Chart {
    pub(super) fn new<G: Playable>(record: &Record<G>, judged: &Judged<G>, phrases: &Phrasebook) -> Chart {
        let seats = || Seat::all(G::seats(&record.header.setup));
        let mut points: Vec<(u32, Vec<f64>)> =
            judged.judgements.iter().map(|judgement| (judgement.line(), judgement.chances().to_vec())).collect();
        if let Some(ending) = record.ending().filter(|ending| judged.whole && !ending.winners.is_empty()) {
            let share = 1.0 / ending.winners.len() as f64;
            let won = |seat: Seat| if ending.winners.contains(&seat) { share } else { 0.0 };
            points.push((record.plays.len() as u32, seats().map(won).collect()));
        }
        let names: Vec<String> = seats().map(|seat| G::seat_name(&record.header.setup, seat)).collect();
        let description = Message::new("chart-description").with("names", names.join(", "));
        Chart {
            title: phrases.say(&Message::new("chart-title").with("game", G::TITLE)),
            description: phrases.say(&description),
            across: phrases.word("chart-across"),
            up: phrases.word("chart-up"),
            names,
            points,
        }
    }

    pub(super) fn to_svg(&self) -> String {
        let mut svg = String::new();
        let _ = writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title description">"#
        );
        let _ = writeln!(svg, r#"<title id="title">{}</title>"#, escaped(&self.title));
        let _ = writeln!(svg, r#"<desc id="description">{}</desc>"#, escaped(&self.description));
        svg.push_str(STYLE);
        let _ = writeln!(svg, r#"<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>"#);
        svg.push_str(&text(LEFT, 32.0, "heading", &self.title));
        self.draw_areas(&mut svg);
        self.draw_axes(&mut svg);
        self.draw_legend(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    fn draw_areas(&self, svg: &mut String) {
        let mut below = vec![0.0; self.points.len()];
        for (seat, name) in self.names.iter().enumerate() {
            let above: Vec<f64> = below.iter().zip(&self.points).map(|(below, (_, chances))| below + chances[seat]).collect();
            let upper = self.points.iter().zip(&above);
            let lower = self.points.iter().zip(&below).rev();
            let corners: Vec<String> =
                upper.chain(lower).map(|((line, _), sum)| format!("{:.1},{:.1}", self.x(*line), y(*sum))).collect();
            let colour = COLOURS[seat];
            let _ = writeln!(svg, r#"<polygon fill="{colour}" points="{}">"#, corners.join(" "));
            let _ = writeln!(svg, "<title>{}</title></polygon>", escaped(name));
            below = above;
        }
    }

    fn draw_axes(&self, svg: &mut String) {
        for percent in [0, 25, 50, 75, 100] {
            let at = y(f64::from(percent) / 100.0);
            let _ = writeln!(svg, r#"<path class="grid" d="M{LEFT} {at}H{RIGHT}"/>"#);
            svg.push_str(&text(LEFT - 8.0, at + 5.0, "end", &format!("{percent} %")));
        }
        let (first, last) = self.span();
        let step = STEPS.into_iter().find(|step| (last - first) / step <= MOST_FIGURES).unwrap_or(1_000);
        for line in (first..=last).filter(|line| line.is_multiple_of(step)) {
            let _ = writeln!(svg, r#"<path class="tick" d="M{:.1} {BOTTOM}v6"/>"#, self.x(line));
            svg.push_str(&text(self.x(line), BOTTOM + 22.0, "middle", &line.to_string()));
        }
        svg.push_str(&text(f64::midpoint(LEFT, RIGHT), BOTTOM + 48.0, "middle", &self.across));
        let middle = f64::midpoint(TOP, BOTTOM);
        let upright = text(0.0, 0.0, "middle", &self.up);
        let _ = writeln!(svg, r#"<g transform="translate(18 {middle}) rotate(-90)">{}</g>"#, upright.trim_end());
    }

    /// The names in the order of the areas, so with the first seat at the bottom.
    fn draw_legend(&self, svg: &mut String) {
        let count = self.names.len();
        for (seat, name) in self.names.iter().enumerate() {
            let at = TOP + 26.0 * (count - 1 - seat) as f64;
            let _ = writeln!(svg, r#"<rect fill="{}" x="{}" y="{at}" width="16" height="16"/>"#, COLOURS[seat], RIGHT + 20.0);
            svg.push_str(&text(RIGHT + 44.0, at + 13.0, "start", name));
        }
    }

    /// The first and the last line that anything is known of.
    fn span(&self) -> (u32, u32) {
        let ends = self.points.first().zip(self.points.last());
        ends.map_or((0, 1), |((first, _), (last, _))| (*first, (*last).max(first + 1)))
    }

    fn x(&self, line: u32) -> f64 {
        let (first, last) = self.span();
        LEFT + (RIGHT - LEFT) * f64::from(line - first) / f64::from(last - first)
    }
}

fn y(part: f64) -> f64 {
    BOTTOM - (BOTTOM - TOP) * part
}

/// Text and ground follow what the reader prefers; the areas stand out on both.
const STYLE: &str = "<style>
text { font: 15px system-ui, sans-serif; fill: #222 }
.heading { font-size: 20px }
.end { text-anchor: end }
.middle { text-anchor: middle }
.ground { fill: #fff }
polygon { stroke: #fff; stroke-width: 1 }
.grid { stroke: #222; stroke-opacity: 0.25; fill: none }
.tick { stroke: #222; fill: none }
@media (prefers-color-scheme: dark) {
text { fill: #ddd }
.ground { fill: #1b1b1f }
polygon { stroke: #1b1b1f }
.grid, .tick { stroke: #ddd }
}
</style>
";

fn text(x: f64, y: f64, class: &str, words: &str) -> String {
    format!("<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>\n", escaped(words))
}

/// A text that XML does not mistake for its own; names come from edition files, so from people.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
