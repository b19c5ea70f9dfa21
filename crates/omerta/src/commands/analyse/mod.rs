//! What the decisions of a finished game were worth.

mod report;

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

use advice::{Analysis, Chart, Decision, Judgement, Unfit};
use anyhow::Result;
use engine::{Record, Seat};
use games::{Playable, capitalised};
use program::{CliError, interrupt, progress_bar};
use rayon::iter::{ParallelBridge, ParallelIterator};

use super::{OfRecord, RecordFile, advisers_phrases, seat};
use crate::cli;
use report::in_words;

/// Judges a finished game.
impl OfRecord for &cli::Analyse {
    fn tell<G: Playable>(self, file: &RecordFile<'_>) -> Result<String> {
        let args = self;
        let record = file.for_adviser::<G>()?;
        let only = args.seat.map(|number| seat(number, G::seats(&record.header.setup))).transpose()?;
        let mut decisions = decisions(file, &record)?;
        decisions.retain(|decision| only.is_none_or(|seat| decision.seat() == seat));
        let svg = args.svg.as_deref().map(new_file).transpose()?;
        let (judgements, is_whole) = judge(&decisions, args);
        let phrases = advisers_phrases::<G>(args.advice.lang);
        let analysis = Analysis::new(&record, &judgements, is_whole);
        if let Some(mut svg) = svg {
            let setup = &record.header.setup;
            let names = Seat::all(G::seats(setup)).map(|seat| G::seat_name(setup, seat)).collect();
            let chart = Chart::new(G::TITLE, names, &analysis.course, |words| phrases.say(words));
            svg.write_all(chart.to_svg().as_bytes())?;
        }
        let said = analysis.said(|words| capitalised(&phrases.say(words)));
        Ok(if args.advice.json { serde_json::to_string_pretty(&said)? + "\n" } else { in_words(&said, only.is_some(), &phrases) })
    }
}

fn decisions<G: Playable>(file: &RecordFile<'_>, record: &Record<G>) -> Result<Vec<Decision<G>>> {
    Ok(advice::decisions(record).map_err(|unfit| match unfit {
        Unfit::StillRuns => {
            let path = file.path.display();
            CliError(format!(
                "{path} is a running game: analysis would show hidden things; omerta hint looks with one seat's eyes"
            ))
        }
        Unfit::Wrong(error) => file.about(&error),
    })?)
}

/// A file that is not there yet. It is made before anything is thought about, so that no thought is lost if it cannot be.
fn new_file(path: &Path) -> Result<File> {
    Ok(File::create_new(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => CliError(format!("{} exists already: choose another --svg", path.display())),
        _ => CliError(format!("{} cannot be written: {error}", path.display())),
    })?)
}

/// Judges decisions on all cores, each by itself, so that their number does not matter. After Ctrl-C those remain that were
/// reached, without gaps. Says whether that is all of them.
fn judge<G: Playable>(decisions: &[Decision<G>], args: &cli::Analyse) -> (Vec<Judgement<G>>, bool) {
    interrupt::listen();
    let simulations = args.advice.simulations.unwrap_or(advice::SIMULATIONS);
    let progress = progress_bar(decisions.len() as u64, "decisions", args.advice.json);
    let in_time = decisions.iter().take_while(|_| !interrupt::asked());
    let mut judged: Vec<Vec<Judgement<G>>> =
        in_time.par_bridge().map(|decision| decision.judge(simulations)).inspect(|_| progress.inc(1)).collect();
    progress.finish_and_clear();
    let is_whole = judged.len() == decisions.len();
    if !is_whole {
        let (reached, all) = (judged.len(), decisions.len());
        eprintln!("omerta: interrupted after {reached} of {all} decisions; this is what was found");
    }
    judged.sort_by_key(|judgements| judgements.first().map(Judgement::line));
    (judged.into_iter().flatten().collect(), is_whole)
}
