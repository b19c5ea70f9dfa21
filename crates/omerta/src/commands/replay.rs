use std::fmt::Write as _;

use anyhow::Result;
use engine::{Door, Draw, Match, Message, Redacted, RedactedLine, Seat, Viewer};
use games::{Phrasebook, Playable};
use program::{CliError, bad_input};

use super::rules::TEXTS;
use super::{OfRecord, RecordFile, viewer};
use crate::cli;

/// Steps through a record.
impl OfRecord for &cli::Replay {
    fn tell<G: Playable>(self, file: &RecordFile<'_>) -> Result<String> {
        let phrases = Phrasebook::new::<G>(self.lang, TEXTS);
        if file.is_redacted { self.redacted::<G>(file, &phrases) } else { self.whole::<G>(file, &phrases) }
    }
}

impl cli::Replay {
    fn ensure_line(&self, lines: usize) -> Result<()> {
        if self.from >= 1 && self.from as usize <= lines + 1 {
            return Ok(());
        }
        bad_input(format!("--from {}: the record has lines 1 to {lines}", self.from))
    }

    fn whole<G: Playable>(&self, file: &RecordFile<'_>, phrases: &Phrasebook) -> Result<String> {
        let record = file.whole::<G>()?;
        self.ensure_line(record.plays.len())?;
        let setup = &record.header.setup;
        // Whoever looks back at a game that still runs must not see what nobody may know yet.
        let over = record.plays.last().is_some_and(|play| matches!(play, engine::Play::End(_)));
        let viewer = viewer(self.seat, G::seats(setup), if over { Viewer::Everyone } else { Viewer::Spectator })?;
        let mut story = Story::<G> { phrases, setup, text: String::new() };
        let from = self.from;
        if from == 1 {
            let first = Match::begin(record.header.clone()).map_err(CliError::new)?;
            story.position(&first.game().seen_by(viewer));
        }
        let mut last = None;
        Match::replay_with(&record, |step| {
            let line = Redacted::line(&step, viewer);
            if step.number >= from {
                story.line(&line);
                last = line.view().cloned().or(last.take());
            } else if step.number + 1 == from {
                story.position(&step.after.seen_by(viewer));
            }
        })
        .map_err(|error| file.about(&error))?;
        if let Some(view) = last {
            story.position(&view);
        }
        Ok(story.text)
    }

    fn redacted<G: Playable>(&self, file: &RecordFile<'_>, phrases: &Phrasebook) -> Result<String> {
        let redacted = Redacted::<G>::read(&file.text).map_err(|error| file.about(&error))?;
        if self.seat.is_some() {
            return bad_input(format!("{} was written for {}: leave --seat out", file.path.display(), redacted.viewer));
        }
        self.ensure_line(redacted.lines.len())?;
        let mut story = Story::<G> { phrases, setup: &redacted.header.setup, text: String::new() };
        let before = self.from.checked_sub(2).and_then(|index| redacted.lines.get(index as usize));
        if let Some(view) = before.and_then(RedactedLine::view) {
            story.position(view);
        }
        let shown = &redacted.lines[self.from as usize - 1..];
        for line in shown {
            story.line(line);
        }
        if let Some(view) = shown.iter().rev().find_map(RedactedLine::view) {
            story.position(view);
        }
        Ok(story.text)
    }
}

/// What is told of a game, line by line.
struct Story<'a, G: Playable> {
    phrases: &'a Phrasebook,
    setup: &'a G::Setup,
    text: String,
}

impl<G: Playable> Story<'_, G> {
    fn position(&mut self, view: &G::View) {
        self.text.push('\n');
        for line in G::describe(self.setup, view) {
            let _ = writeln!(self.text, "    {}", self.phrases.say(&line));
        }
        self.text.push('\n');
    }

    fn line(&mut self, line: &RedactedLine<G::Report, G::View>) {
        let hidden = self.phrases.word("hidden");
        match line {
            RedactedLine::Move { n, seat, shown, events, .. } => {
                self.write(*n, Some(*seat), shown.as_ref().unwrap_or(&hidden), events);
            }
            RedactedLine::House { n, shown, draw, events, .. } => {
                let what = shown.as_ref().map_or(hidden, |what| with_draw(what, *draw));
                self.write(*n, None, &what, events);
            }
            RedactedLine::Undo { n, seat, from, .. } => {
                let what = self.phrases.say(&Message::new("takes-back").with("from", *from));
                self.write(*n, Some(*seat), &what, &[]);
            }
            RedactedLine::End { n, .. } => self.write(*n, None, &self.phrases.word("the-end"), &[]),
        }
    }

    fn write(&mut self, number: u32, who: Option<Seat>, what: &str, reports: &[G::Report]) {
        let who = who.map_or_else(|| self.phrases.word("the-house"), |seat| G::seat_name(self.setup, seat));
        let reports: Vec<&G::Report> = reports.iter().collect();
        let told: Vec<String> = G::tell_all(self.setup, &reports).iter().map(|line| self.phrases.say(line)).collect();
        let _ = writeln!(self.text, "{number:>4}  {who}: {what}");
        if !told.is_empty() {
            let _ = writeln!(self.text, "      {}", told.join(" "));
        }
    }
}

fn with_draw(what: &str, draw: Option<Draw>) -> String {
    draw.map_or_else(|| what.to_owned(), |draw| format!("{what} ({} of {})", u64::from(draw.drawn) + 1, draw.of))
}
