use advice::{Counsel, Hint, give_or_take};
use anyhow::Result;
use engine::{Game, Match, Message, Play, Record, Seat, Seen, Turn};
use games::{Phrasebook, Playable, capitalised, format_decimal};
use program::bad_input;
use serde::Serialize;

use super::layout::{aligned, percent};
use super::{OfRecord, RecordFile, advisers_phrases, seat};
use crate::cli;

/// Says what a seat should do.
impl OfRecord for &cli::Hint {
    fn tell<G: Playable>(self, file: &RecordFile<'_>) -> Result<String> {
        let args = self;
        let record = file.for_adviser::<G>()?;
        let asked = seat(args.seat, G::seats(&record.header.setup))?;
        let line = line_asked_for(args, &record)?;
        let game = position_before(line, &record).map_err(|error| file.about(&error))?;
        let seen = Seen::new(&game, asked);
        let Some(found) = advice::hint(&seen, line, args.advice.simulations.unwrap_or(advice::SIMULATIONS)) else {
            return bad_input(not_its_turn(&record, &game, asked, line));
        };
        let phrases = advisers_phrases::<G>(args.advice.lang);
        let said = Said::new(&record.header.setup, &seen, &found, &phrases, args, line);
        Ok(if args.advice.json { serde_json::to_string_pretty(&said)? + "\n" } else { said.in_words(&phrases) })
    }
}

/// The line before which the seat decides: the one that was asked for, or the next one of a running game.
fn line_asked_for<G: Game>(args: &cli::Hint, record: &Record<G>) -> Result<u32> {
    let lines = record.plays.len() as u32;
    let last = if record.ending().is_some() { lines } else { lines + 1 };
    match args.at {
        Some(line) if (1..=last).contains(&line) => Ok(line),
        Some(line) => bad_input(format!("--at {line}: choose a line from 1 to {last}")),
        None if record.ending().is_some() => {
            bad_input(format!("{} is a finished game: say with --at before which line, 1 to {last}", args.file.display()))
        }
        None => Ok(last),
    }
}

/// The position before a line. All lines are checked, also those that follow.
fn position_before<G: Game>(line: u32, record: &Record<G>) -> Result<G, engine::ReadError> {
    let mut position = None;
    let table = Match::replay_with(record, |step| {
        if step.number == line {
            position = Some(step.before.clone());
        }
    })?;
    Ok(position.unwrap_or_else(|| table.game().clone()))
}

/// Who decides instead, and where the seat does.
fn not_its_turn<G: Playable>(record: &Record<G>, game: &G, asked: Seat, line: u32) -> String {
    let name = |seat: Seat| format!("{seat} ({})", G::seat_name(&record.header.setup, seat));
    let instead = match game.turn() {
        Turn::Seat(other) => format!("{} does", name(other)),
        Turn::House => "the house does".to_owned(),
        Turn::Over => "the game is over there".to_owned(),
    };
    let own = || record.lines().filter(|(_, play)| matches!(play, Play::Move { seat, .. } if *seat == asked));
    let before = own().map(|(number, _)| number).filter(|number| *number < line).last();
    let after = own().map(|(number, _)| number).find(|number| *number > line);
    let nearby: Vec<String> = before.into_iter().chain(after).map(|number| number.to_string()).collect();
    let elsewhere = match nearby.len() {
        0 => "it has not decided anything yet".to_owned(),
        _ => format!("try --at {}", nearby.join(" or ")),
    };
    format!("{} does not decide before line {line}, {instead}: {elsewhere}", name(asked))
}

/// What is said to the seat.
#[derive(Serialize)]
struct Said {
    game: &'static str,
    line: u32,
    seat: Seat,
    name: String,
    question: String,
    #[serde(flatten)]
    counsel: Counsel<String>,
}

impl Said {
    fn new<G: Playable>(
        setup: &G::Setup,
        seen: &Seen<'_, G>,
        found: &Hint<G::Move>,
        phrases: &Phrasebook,
        args: &cli::Hint,
        line: u32,
    ) -> Said {
        let question = seen.draft(&mut engine::SplitMix::new(0)).world().question();
        let counsel = Counsel::new(setup, seen, found, args.top.into());
        Said {
            game: G::ID,
            line,
            seat: seen.seat(),
            name: G::seat_name(setup, seen.seat()),
            question: capitalised(&phrases.say(&question)),
            counsel: counsel.said(|words| capitalised(&phrases.say(words))),
        }
    }

    fn in_words(&self, phrases: &Phrasebook) -> String {
        let title =
            Message::new("hint-title").with("seat", &*self.name).with("line", self.line).with("question", &*self.question);
        let mut lines = vec![phrases.say(&title)];
        if let Some(only) = &self.counsel.only_move {
            lines.push(phrases.say(&Message::new("hint-only").with("move", &*only.words)));
        } else {
            lines.extend(aligned(&self.rows(phrases)));
            let worlds = Message::new("hint-worlds").with("seat", &*self.name).with("count", self.counsel.simulations);
            lines.push(phrases.say(&worlds));
        }
        lines.join("\n") + "\n"
    }

    fn rows(&self, phrases: &Phrasebook) -> Vec<Vec<String>> {
        let heads = ["head-move", "head-chance", "head-place", "head-thought", "head-then"].map(|key| phrases.word(key));
        let mut rows = vec![[vec![String::new()], heads.to_vec()].concat()];
        rows.extend((1..).zip(&self.counsel.moves).map(|(rank, candidate): (u32, _)| {
            let then: Vec<&str> = candidate.then.iter().map(|step| &*step.words).collect();
            vec![
                rank.to_string(),
                candidate.weighed.named.words.clone(),
                format!("{} %", give_or_take(candidate.weighed.chance, candidate.weighed.uncertainty)),
                format_decimal(candidate.weighed.place, phrases.language()),
                percent(candidate.thought, phrases.language()),
                then.join(", "),
            ]
        }));
        rows
    }
}
