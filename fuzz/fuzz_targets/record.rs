//! Whatever a file holds, reading it gives a record or an error, never a panic; a record that reads writes itself again, and
//! all that it shows, true or forged, can be put into words.
#![no_main]

use games::{AnyGame, Playable, with_game};
use libfuzzer_sys::fuzz_target;
use engine::kit::seal_lines;
use engine::{Match, Record, Redacted, RedactedLine, Seat, Viewer, verify, verify_redacted};

fuzz_target!(|text: &str| {
    // A fuzzer cannot guess digests, so it is given them: the lines behind the chain must hold as well.
    for text in [text, &seal_lines(text.lines())] {
        AnyGame::ALL.iter().for_each(|game| with_game!(*game, G => read::<G>(text)));
    }
});

fn read<G: Playable>(text: &str) {
    if let Ok(record) = Record::<G>::read(text) {
        assert_eq!(Record::read(&record.to_text()).as_ref(), Ok(&record));
        let _ = verify(&record);
        replay(&record);
    }
    if let Ok(redacted) = Redacted::<G>::read(text) {
        assert_eq!(Redacted::read(&redacted.to_text()).as_ref(), Ok(&redacted));
        let _ = verify_redacted(&redacted);
        redacted.lines.iter().for_each(|line| put_into_words::<G>(&redacted.header.setup, line));
    }
}

/// Tells every viewer what happens, as far as the record holds.
fn replay<G: Playable>(record: &Record<G>) {
    let setup = &record.header.setup;
    let seats = Seat::all(G::seats(setup)).map(Viewer::Seat);
    let _ = Match::replay_with(record, |step| {
        for viewer in seats.clone().chain([Viewer::Spectator, Viewer::Everyone]) {
            put_into_words::<G>(setup, &Redacted::line(&step, viewer));
        }
    });
}

fn put_into_words<G: Playable>(setup: &G::Setup, line: &RedactedLine<G::Report, G::View>) {
    if let RedactedLine::Move { events, .. } | RedactedLine::House { events, .. } = line {
        events.iter().for_each(|report| drop(G::tell_all(setup, &[report])));
        G::tell_all(setup, &events.iter().collect::<Vec<_>>());
    }
    if let Some(view) = line.view() {
        G::describe(setup, view);
        G::board(setup, view);
    }
}
