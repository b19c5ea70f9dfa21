//! Whatever a file holds, reading it gives a record or an error, never a panic; and a record that reads writes itself again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pate::Pate;
use table::kit::seal_lines;
use table::{Record, Redacted, verify, verify_redacted};

fuzz_target!(|text: &str| {
    read(text);
    // A fuzzer cannot guess digests, so it is given them: the lines behind the chain must hold as well.
    read(&seal_lines(text.lines()));
});

fn read(text: &str) {
    if let Ok(record) = Record::<Pate>::read(text) {
        assert_eq!(Record::read(&record.to_text()).as_ref(), Ok(&record));
        let _ = verify(&record);
    }
    if let Ok(redacted) = Redacted::<Pate>::read(text) {
        let _ = verify_redacted(&redacted);
    }
}
