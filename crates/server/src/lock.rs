use std::sync::{Mutex, MutexGuard, PoisonError};

/// What a mutex guards, even if somebody panicked who held it.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
