use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use engine::Digest;

/// What a server takes from outside: the time, and bytes that nobody can foresee. Tests bring their own.
pub trait World: Send + Sync + 'static {
    /// Milliseconds since 1970.
    fn now(&self) -> i64;

    /// 32 bytes by chance.
    fn entropy(&self) -> Digest;

    /// Waits, by the same clock.
    fn sleep(&self, milliseconds: u64) -> Pin<Box<dyn Future<Output = ()> + Send + '_>> {
        Box::pin(tokio::time::sleep(Duration::from_millis(milliseconds)))
    }
}

/// The world as it is.
pub struct RealWorld;

impl World for RealWorld {
    fn now(&self) -> i64 {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64)
    }

    fn entropy(&self) -> Digest {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
        Digest(bytes)
    }
}
