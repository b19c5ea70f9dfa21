//! Whose sessions are in use.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use engine::Digest;
use store::{Person, Token};

use crate::lock::lock;

/// How long somebody who was recognised is not looked up again. The host may close an account meanwhile, and another node, if there
/// are several, may end a session.
const REMEMBERED: i64 = 20_000;
const REMEMBERED_BY_NODES: i64 = 5_000;

/// Whose the sessions are that were looked up a moment ago.
pub(crate) struct SessionCache {
    /// For how long, in milliseconds.
    remembers: i64,
    seen: Mutex<HashMap<Token, (Arc<Person>, i64)>>,
}

impl SessionCache {
    pub(crate) fn new(has_other_nodes: bool) -> SessionCache {
        let remembers = if has_other_nodes { REMEMBERED_BY_NODES } else { REMEMBERED };
        SessionCache { remembers, seen: Mutex::default() }
    }

    pub(crate) fn recall(&self, token: Token, now: i64) -> Option<Arc<Person>> {
        lock(&self.seen).get(&token).filter(|(_, at)| now - at < self.remembers).map(|(person, _)| Arc::clone(person))
    }

    pub(crate) fn remember(&self, token: Token, person: Arc<Person>, now: i64) {
        let mut seen = lock(&self.seen);
        if seen.len() > 10_000 {
            seen.retain(|_, (_, at)| now - *at < self.remembers);
        }
        seen.insert(token, (person, now));
    }

    /// Forgets all sessions.
    pub(crate) fn forget_all(&self) {
        lock(&self.seen).clear();
    }

    /// Forgets a person's sessions: the person has changed.
    pub(crate) fn forget(&self, person: &str) {
        lock(&self.seen).retain(|_, (known, _)| known.id != person);
    }
}

/// What is stored of a token.
pub(crate) fn digest(token: &str) -> Token {
    Token(Digest::of(&[b"omerta session 1\n", token.as_bytes()]))
}

/// What a form of a session carries against forgery.
pub(crate) fn form_token(token: &str) -> String {
    Digest::of(&[b"omerta form 1\n", token.as_bytes()]).to_string()[..32].to_owned()
}
