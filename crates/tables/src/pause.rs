use crate::Progress;

/// Shorter than this, in milliseconds, nobody was kept from playing.
pub const BLINK: i64 = 5_000;

impl Progress {
    /// Sets the clock forward by a time in which nobody could play. A decision that became due after the last sign of life cannot
    /// have waited for longer than since now.
    pub fn set_forward(&mut self, pause: i64, now: i64) {
        self.since = (self.since + pause).min(now);
    }
}
