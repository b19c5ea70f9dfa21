//! Whatever a file holds, reading it gives a record or an error, never a panic; and a record that reads writes itself again.
#![no_main]

use libfuzzer_sys::fuzz_target;
use pate::Pate;
use table::{Record, Redacted, verify, verify_redacted};

fuzz_target!(|text: &str| {
    if let Ok(record) = Record::<Pate>::read(text) {
        assert_eq!(Record::read(&record.to_text()).as_ref(), Ok(&record));
        let _ = verify(&record);
    }
    if let Ok(redacted) = Redacted::<Pate>::read(text) {
        let _ = verify_redacted(&redacted);
    }
});
