//! Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};

/// The exit code that shells expect after Ctrl-C.
const INTERRUPTED: i32 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);

/// From now on, Ctrl-C asks long work to stop at the next good moment, and what was done so far is shown. Who asks twice does not
/// want to wait for that moment.
pub fn listen() {
    let stop = || {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    };
    // If somebody listens already, Ctrl-C ends the program as usual.
    let _ = ctrlc::set_handler(stop);
}

/// Whether somebody asked to stop.
pub fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// From now on, Ctrl-C says this and leaves: for a program that waits for a person.
pub fn say_goodbye(words: String) {
    let leave = move || {
        eprintln!("\n{words}");
        std::process::exit(INTERRUPTED);
    };
    let _ = ctrlc::set_handler(leave);
}
