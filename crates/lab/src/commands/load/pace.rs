//! When decisions are due. They are due whether or not the server keeps up, so a slow answer cannot hide that others had to wait.

use std::cell::Cell;
use std::time::{Duration, Instant};

use program::interrupt;
use tokio::sync::Mutex;
use tokio::task::yield_now;

/// How long what is due at the end may still be sent. What has waited longer is not sent any more.
const GRACE: Duration = Duration::from_secs(1);

/// A constant rate for some time.
pub(super) struct Pace {
    began: Instant,
    rate: f64,
    /// How many decisions are due in all.
    total: u64,
    end: Instant,
    next: Cell<u64>,
    /// Tables wait here in the order in which they became ready.
    queue: Mutex<()>,
}

impl Pace {
    /// Begins now.
    pub(super) fn new(rate: u32, seconds: u32) -> Pace {
        let began = Instant::now();
        Pace {
            began,
            rate: f64::from(rate),
            total: u64::from(rate) * u64::from(seconds),
            end: began + Duration::from_secs(u64::from(seconds)),
            next: Cell::new(0),
            queue: Mutex::new(()),
        }
    }

    pub(super) fn began(&self) -> Instant {
        self.began
    }

    /// Whether nothing is sent any more.
    pub(super) fn is_over(&self) -> bool {
        self.next.get() >= self.total || interrupt::asked() || Instant::now() > self.end + GRACE
    }

    fn time_of(&self, number: u64) -> Instant {
        self.began + Duration::from_secs_f64(number as f64 / self.rate)
    }

    /// Waits until the next decision is due, and gives the time at which it was. `None` when there are no more.
    pub(super) async fn next(&self) -> Option<Instant> {
        let _first_in_the_queue = self.queue.lock().await;
        let due = self.time_of(self.next.get());
        loop {
            if self.is_over() {
                return None;
            }
            let now = Instant::now();
            if now >= due {
                self.next.set(self.next.get() + 1);
                return Some(due);
            }
            yield_now().await;
        }
    }

    /// How long each decision has waited that was due and that no table could take.
    pub(super) fn left(&self) -> impl Iterator<Item = Duration> {
        let now = Instant::now();
        (self.next.get()..self.total).map_while(move |number| now.checked_duration_since(self.time_of(number)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A client that measured from the time of sending would hide that a decision had to wait for a slow server.
    #[test]
    fn what_comes_late_is_due_when_it_was_due() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
        let pace = Pace::new(1_000, 1);
        runtime.block_on(async {
            assert_eq!(pace.next().await, Some(pace.began()));
            std::thread::sleep(Duration::from_millis(20));
            assert_eq!(pace.next().await, Some(pace.began() + Duration::from_millis(1)));
            let waited: Vec<Duration> = pace.left().collect();
            assert!(waited.len() >= 18 && waited[0] >= Duration::from_millis(18), "{waited:?}");
            assert!(waited.is_sorted_by(|one, next| one >= next), "the longest first: {waited:?}");
            let soon = pace.began() + Duration::from_millis(100);
            while pace.next().await.expect("there is more to come") < soon {}
            assert!(Instant::now() >= soon, "nothing is sent before it is due");
        });
    }
}
