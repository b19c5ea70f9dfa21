use std::sync::atomic::{AtomicBool, Ordering};

static ASKED: AtomicBool = AtomicBool::new(false);

/// From now on, Ctrl-C asks long work to stop at the next good moment, and what was done so far is shown. Who asks twice does not
/// want to wait for that moment.
pub(crate) fn listen() {
    let stop = || {
        if ASKED.swap(true, Ordering::Relaxed) {
            std::process::exit(INTERRUPTED);
        }
    };
    // If somebody listens already, Ctrl-C ends the program as usual.
    let _ = ctrlc::set_handler(stop);
}

/// Whether somebody asked to stop.
pub(crate) fn asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

/// From now on, Ctrl-C says this and leaves: for a program that waits for a person.
pub(crate) fn say_goodbye(words: String) {
    let leave = move || {
        eprintln!("\n{words}");
        std::process::exit(INTERRUPTED);
    };
    let _ = ctrlc::set_handler(leave);
}

/// The exit code that shells expect after Ctrl-C.
pub(crate) const INTERRUPTED: i32 = 130;
