//! Whatever a file holds, reading it gives a record or an error, never a panic; a record that reads writes itself again, and
//! all that it shows, true or forged, can be put into words.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pate::Pate;
use table::kit::seal_lines;
use table::{Game, Match, Record, Redacted, RedactedLine, Seat, Speak, Viewer, verify, verify_redacted};

type Setup = <Pate as Game>::Setup;
type Line = RedactedLine<<Pate as Game>::Report, <Pate as Game>::View>;

fuzz_target!(|text: &str| {
    read(text);
    // A fuzzer cannot guess digests, so it is given them: the lines behind the chain must hold as well.
    read(&seal_lines(text.lines()));
});

fn read(text: &str) {
    if let Ok(record) = Record::<Pate>::read(text) {
        assert_eq!(Record::read(&record.to_text()).as_ref(), Ok(&record));
        let _ = verify(&record);
        replay(&record);
    }
    if let Ok(redacted) = Redacted::<Pate>::read(text) {
        assert_eq!(Redacted::read(&redacted.to_text()).as_ref(), Ok(&redacted));
        let _ = verify_redacted(&redacted);
        redacted.lines.iter().for_each(|line| put_into_words(&redacted.header.setup, line));
    }
}

/// Tells every viewer what happens, as far as the record holds.
fn replay(record: &Record<Pate>) {
    let setup = &record.header.setup;
    let seats = Seat::all(Pate::seats(setup)).map(Viewer::Seat);
    let _ = Match::replay_with(record, |step| {
        for viewer in seats.clone().chain([Viewer::Spectator, Viewer::Everyone]) {
            put_into_words(setup, &Redacted::line(&step, viewer));
        }
    });
}

fn put_into_words(setup: &Setup, line: &Line) {
    if let RedactedLine::Move { events, .. } | RedactedLine::House { events, .. } = line {
        events.iter().for_each(|report| drop(Pate::tell(setup, report)));
        Pate::tell_all(setup, &events.iter().collect::<Vec<_>>());
    }
    if let Some(view) = line.view() {
        Pate::describe(setup, view);
        Pate::board(setup, view);
    }
}
