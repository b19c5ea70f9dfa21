use advice::{Judgement, Summary, name_plan};
use bots::Finding;
use games::{Phrasebook, Playable, format_decimal};
use serde::Serialize;
use table::{Message, Record, Seat};

use super::Judged;
use crate::commands::layout::{aligned, capitalised, percent};

/// A move that gave away so much of the chance to win gets a reason of its own.
const MATTERED: f64 = 0.05;
/// Notes stand below the line that they are about.
const NOTE_INDENT: &str = "        ";

/// What was found about a game.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    /// Whether it goes to the end of the game; otherwise somebody interrupted it.
    whole: bool,
    seats: Vec<SeatReport>,
    decisions: Vec<DecisionReport>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: Seat,
    name: String,
    decisions: usize,
    mean_loss: f64,
    blunders: usize,
    agreement: f64,
}

#[derive(Serialize)]
struct DecisionReport {
    line: u32,
    seat: Seat,
    name: String,
    made: Weighed,
    best: Weighed,
    agrees: bool,
    loss: f64,
    /// Everybody's, by seat.
    chances: Vec<f64>,
    why: String,
    #[serde(skip)]
    wants_reason: bool,
}

#[derive(Serialize)]
struct Weighed {
    r#move: String,
    words: String,
    chance: f64,
    place: f64,
}

impl Report {
    /// With a reason for each judgement, or only for those that mattered.
    pub(super) fn new<G: Playable>(
        record: &Record<G>,
        Judged { judgements, whole }: &Judged<G>,
        all_reasons: bool,
        phrases: &Phrasebook,
    ) -> Report {
        let setup = &record.header.setup;
        let seats = Seat::all(G::seats(setup)).filter_map(|seat| {
            let Summary { decisions, mean_loss, blunders, agreement } = Summary::of(seat, judgements)?;
            Some(SeatReport { seat, name: G::seat_name(setup, seat), decisions, mean_loss, blunders, agreement })
        });
        let judged = |judgement: &Judgement<G>| DecisionReport {
            line: judgement.line(),
            seat: judgement.seat(),
            name: G::seat_name(setup, judgement.seat()),
            made: weighed(judgement, judgement.made(), phrases),
            best: weighed(judgement, judgement.best(), phrases),
            agrees: judgement.agrees(),
            loss: judgement.loss(),
            chances: judgement.chances().to_vec(),
            why: capitalised(&phrases.say(&judgement.explain())),
            wants_reason: all_reasons || judgement.loss() >= MATTERED,
        };
        Report { game: G::ID, whole: *whole, seats: seats.collect(), decisions: judgements.iter().map(judged).collect() }
    }

    pub(super) fn in_words(&self, phrases: &Phrasebook) -> String {
        let heads = ["head-line", "head-seat", "head-loss", "head-chance", "head-move"].map(|key| phrases.word(key)).to_vec();
        let rows: Vec<Vec<String>> = [heads].into_iter().chain(self.decisions.iter().map(|judged| judged.row(phrases))).collect();
        let mut rows = aligned(&rows).into_iter();
        let mut lines: Vec<String> = rows.next().into_iter().collect();
        for (row, judged) in rows.zip(&self.decisions) {
            lines.push(row);
            lines.extend(judged.note(phrases).map(|note| format!("{NOTE_INDENT}{note}")));
        }
        lines.push(String::new());
        lines.extend(aligned(&self.seat_rows(phrases)));
        lines.extend([String::new(), phrases.word("analyse-legend")]);
        lines.join("\n") + "\n"
    }

    fn seat_rows(&self, phrases: &Phrasebook) -> Vec<Vec<String>> {
        let heads = ["head-seat", "head-decisions", "head-mean-loss", "head-blunders", "head-agreement"];
        let rows = self.seats.iter().map(|seat| {
            vec![
                seat.name.clone(),
                seat.decisions.to_string(),
                format_decimal(100.0 * seat.mean_loss, phrases.language()),
                seat.blunders.to_string(),
                percent(seat.agreement, phrases.language()),
            ]
        });
        [heads.map(|key| phrases.word(key)).to_vec()].into_iter().chain(rows).collect()
    }
}

impl DecisionReport {
    fn row(&self, phrases: &Phrasebook) -> Vec<String> {
        vec![
            self.line.to_string(),
            self.name.clone(),
            format_decimal(100.0 * self.loss, phrases.language()),
            percent(self.made.chance, phrases.language()),
            self.made.words.clone(),
        ]
    }

    /// What the adviser would have done and, where a reason is wanted, why.
    fn note(&self, phrases: &Phrasebook) -> Option<String> {
        let what = if self.wants_reason { &self.why } else { &self.best.words };
        let would_do = |key: &str| Some(phrases.say(&Message::new(key).with("what", &**what)));
        match (self.agrees, self.wants_reason) {
            (false, _) => would_do("analyse-better"),
            (true, true) if self.made.r#move == self.best.r#move => Some(what.clone()),
            (true, true) => would_do("analyse-equal"),
            (true, false) => None,
        }
    }
}

fn weighed<G: Playable>(judgement: &Judgement<G>, found: &Finding<G::Move>, phrases: &Phrasebook) -> Weighed {
    let notation = found.mv.to_string();
    let name = name_plan(&judgement.seen(), &[found.mv]).pop();
    let words = name.map_or_else(|| notation.clone(), |name| capitalised(&phrases.say(&name)));
    Weighed { r#move: notation, words, chance: found.chance, place: found.place }
}
