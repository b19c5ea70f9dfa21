use std::fmt::Write as _;

use engine::{MAX_SEATS, Message};

/// Colours that people with any kind of colour vision can tell apart, on light and on dark ground (after Okabe and Ito).
const COLOURS: [&str; MAX_SEATS] = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00"];

const WIDTH: f64 = 960.0;
const HEIGHT: f64 = 480.0;
const FRAME: Frame = Frame { left: 70.0, right: 790.0, top: 60.0, bottom: 410.0 };
/// Lines of the record between two figures on the axis: the first of these that leaves room for them.
const STEPS: [u32; 9] = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MOST_FIGURES: u32 = 12;

/// The field between the axes of a chart. Figures and words stand to the left of it and below.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// Where the axis of the chances stands.
    pub left: f64,
    /// Where the last line of the record stands.
    pub right: f64,
    /// Where a chance of 1 stands.
    pub top: f64,
    /// Where the axis of the lines stands.
    pub bottom: f64,
}

/// The course of a game: everybody's chance to win, as areas that add up to the whole.
pub struct Chart<'a> {
    /// What it shows.
    pub title: String,
    /// What can be seen on it, for those who do not see it.
    pub description: String,
    across: String,
    up: String,
    /// Where the lines across stand, in hundredths, and what is written beside them.
    scale: [(u8, String); 5],
    names: Vec<String>,
    /// A line of the record and everybody's chance there.
    course: &'a [(u32, Vec<f64>)],
}

impl<'a> Chart<'a> {
    /// The chart of a game in which people with these names, by seat, had these chances. `say` puts it into words
    /// ([`crate::TEXTS`]).
    pub fn new(game: &str, names: Vec<String>, course: &'a [(u32, Vec<f64>)], say: impl Fn(&Message) -> String) -> Chart<'a> {
        Chart {
            title: say(&Message::new("chart-title").with("game", game)),
            description: say(&Message::new("chart-description").with("names", names.join(", "))),
            across: say(&Message::new("chart-across")),
            up: say(&Message::new("chart-up")),
            scale: [0, 25, 50, 75, 100].map(|part| (part, say(&Message::new("chart-percent").with("part", part)))),
            names,
            course,
        }
    }

    /// A file of its own.
    pub fn to_svg(&self) -> String {
        let mut svg = String::new();
        let _ = writeln!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="title description">"#
        );
        let _ = writeln!(svg, r#"<title id="title">{}</title>"#, escaped(&self.title));
        let _ = writeln!(svg, r#"<desc id="description">{}</desc>"#, escaped(&self.description));
        svg.push_str(STYLE);
        let _ = writeln!(svg, r#"<rect class="ground" width="{WIDTH}" height="{HEIGHT}"/>"#);
        svg.push_str(&text(FRAME.left, 32.0, "heading", &self.title));
        svg.push_str(&self.draw(FRAME, |seat| format!(r#"fill="{}""#, COLOURS[seat])));
        self.draw_legend(&mut svg);
        svg.push_str("</svg>\n");
        svg
    }

    /// The areas and the axes, as parts of a drawing. `paint` gives the attributes of a seat's area.
    pub fn draw(&self, frame: Frame, paint: impl Fn(usize) -> String) -> String {
        let mut svg = String::new();
        self.draw_areas(frame, paint, &mut svg);
        self.draw_axes(frame, &mut svg);
        svg
    }

    /// The middle of each seat's area where it is highest, and how high it is there.
    pub fn peaks(&self, frame: Frame) -> Vec<(f64, f64, f64)> {
        let peak = |seat: usize| {
            // The end is all the winner's, and leaves no room for a sign.
            let before_end = &self.course[..self.course.len().saturating_sub(1)];
            let highest = before_end.iter().max_by(|(_, one), (_, other)| one[seat].total_cmp(&other[seat]));
            let (line, chances) = highest.map_or((0, &[][..]), |(line, chances)| (*line, &chances[..]));
            let (below, own) = (chances.iter().take(seat).sum::<f64>(), chances.get(seat).copied().unwrap_or_default());
            (self.x(frame, line), frame.y(below + own / 2.0), own * (frame.bottom - frame.top))
        };
        (0..self.names.len()).map(peak).collect()
    }

    fn draw_areas(&self, frame: Frame, paint: impl Fn(usize) -> String, svg: &mut String) {
        let mut below = vec![0.0; self.course.len()];
        for (seat, name) in self.names.iter().enumerate() {
            let above: Vec<f64> = below.iter().zip(self.course).map(|(below, (_, chances))| below + chances[seat]).collect();
            let upper = self.course.iter().zip(&above);
            let lower = self.course.iter().zip(&below).rev();
            let corners: Vec<String> =
                upper.chain(lower).map(|((line, _), sum)| format!("{:.1},{:.1}", self.x(frame, *line), frame.y(*sum))).collect();
            let _ = writeln!(svg, r#"<polygon {} points="{}">"#, paint(seat), corners.join(" "));
            let _ = writeln!(svg, "<title>{}</title></polygon>", escaped(name));
            below = above;
        }
    }

    fn draw_axes(&self, frame: Frame, svg: &mut String) {
        let Frame { left, right, top, bottom } = frame;
        for (percent, words) in &self.scale {
            let at = frame.y(f64::from(*percent) / 100.0);
            let _ = writeln!(svg, r#"<path class="chart-grid" d="M{left} {at}H{right}"/>"#);
            svg.push_str(&text(left - 8.0, at + 5.0, "chart-end", words));
        }
        let (first, last) = self.span();
        let step = STEPS.into_iter().find(|step| (last - first) / step <= MOST_FIGURES).unwrap_or(1_000);
        for line in (first..=last).filter(|line| line.is_multiple_of(step)) {
            let _ = writeln!(svg, r#"<path class="chart-tick" d="M{:.1} {bottom}v6"/>"#, self.x(frame, line));
            svg.push_str(&text(self.x(frame, line), bottom + 22.0, "chart-middle", &line.to_string()));
        }
        svg.push_str(&text(f64::midpoint(left, right), bottom + 48.0, "chart-middle", &self.across));
        let (aside, middle) = (left - 52.0, f64::midpoint(top, bottom));
        let upright = text(0.0, 0.0, "chart-middle", &self.up);
        let _ = writeln!(
            svg,
            r#"<g class="chart__up" transform="translate({aside} {middle}) rotate(-90)">{}</g>"#,
            upright.trim_end()
        );
    }

    /// The names in the order of the areas, so with the first seat at the bottom.
    fn draw_legend(&self, svg: &mut String) {
        let count = self.names.len();
        for (seat, name) in self.names.iter().enumerate() {
            let at = FRAME.top + 26.0 * (count - 1 - seat) as f64;
            let _ =
                writeln!(svg, r#"<rect fill="{}" x="{}" y="{at}" width="16" height="16"/>"#, COLOURS[seat], FRAME.right + 20.0);
            svg.push_str(&text(FRAME.right + 44.0, at + 13.0, "start", name));
        }
    }

    /// The first and the last line that anything is known of.
    fn span(&self) -> (u32, u32) {
        let ends = self.course.first().zip(self.course.last());
        ends.map_or((0, 1), |((first, _), (last, _))| (*first, (*last).max(first + 1)))
    }

    fn x(&self, frame: Frame, line: u32) -> f64 {
        let (first, last) = self.span();
        frame.left + (frame.right - frame.left) * f64::from(line.saturating_sub(first)) / f64::from(last - first)
    }
}

impl Frame {
    fn y(self, part: f64) -> f64 {
        self.bottom - (self.bottom - self.top) * part
    }
}

/// Text and ground follow what the reader prefers; the areas stand out on both.
const STYLE: &str = "<style>
text { font: 15px system-ui, sans-serif; fill: #222 }
.heading { font-size: 20px }
.chart-end { text-anchor: end }
.chart-middle { text-anchor: middle }
.ground { fill: #fff }
polygon { stroke: #fff; stroke-width: 1 }
.chart-grid { stroke: #222; stroke-opacity: 0.25; fill: none }
.chart-tick { stroke: #222; fill: none }
@media (prefers-color-scheme: dark) {
text { fill: #ddd }
.ground { fill: #1b1b1f }
polygon { stroke: #1b1b1f }
.chart-grid, .chart-tick { stroke: #ddd }
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
