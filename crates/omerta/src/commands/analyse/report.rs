use advice::{Analysis, Judged, give_or_take};
use games::{Phrasebook, format_decimal};

use crate::commands::layout::{aligned, percent};

/// A move that gave away so much of the chance to win gets a reason of its own.
const MATTERED: f64 = 0.05;
/// Notes stand below the line that they are about.
const NOTE_INDENT: &str = "        ";

/// What was found about a game, for a terminal: with a reason for each decision, or only for those that mattered.
pub(super) fn in_words(analysis: &Analysis<String>, all_reasons: bool, phrases: &Phrasebook) -> String {
    let heads = ["head-line", "head-seat", "head-loss", "head-chance", "head-move"].map(|key| phrases.word(key)).to_vec();
    let rows: Vec<Vec<String>> =
        [heads].into_iter().chain(analysis.decisions.iter().map(|judged| row(judged, phrases))).collect();
    let mut rows = aligned(&rows).into_iter();
    let mut lines: Vec<String> = rows.next().into_iter().collect();
    for (row, judged) in rows.zip(&analysis.decisions) {
        lines.push(row);
        let wants_reason = all_reasons || judged.loss >= MATTERED;
        let note = if wants_reason { Some(judged.reason()) } else { judged.instead() };
        lines.extend(note.map(|note| format!("{NOTE_INDENT}{}", phrases.say(&note))));
    }
    lines.push(String::new());
    lines.extend(aligned(&seat_rows(analysis, phrases)));
    lines.extend([String::new(), phrases.word("analyse-legend")]);
    lines.join("\n") + "\n"
}

fn row(judged: &Judged<String>, phrases: &Phrasebook) -> Vec<String> {
    let points = |part: f64| format_decimal(100.0 * part, phrases.language());
    vec![
        judged.line.to_string(),
        judged.name.clone(),
        format!("{} ± {}", points(judged.loss), points(judged.uncertainty)),
        format!("{} %", give_or_take(judged.made.chance, judged.made.uncertainty)),
        judged.made.named.words.clone(),
    ]
}

fn seat_rows(analysis: &Analysis<String>, phrases: &Phrasebook) -> Vec<Vec<String>> {
    let heads = ["head-seat", "head-decisions", "head-mean-loss", "head-blunders", "head-agreement"];
    let rows = analysis.seats.iter().map(|seat| {
        vec![
            seat.name.clone(),
            seat.summary.decisions.to_string(),
            format_decimal(100.0 * seat.summary.mean_loss, phrases.language()),
            seat.summary.blunders.to_string(),
            percent(seat.summary.agreement, phrases.language()),
        ]
    });
    [heads.map(|key| phrases.word(key)).to_vec()].into_iter().chain(rows).collect()
}
