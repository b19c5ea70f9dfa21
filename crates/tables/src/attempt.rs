use std::mem;

use crate::{Actor, Command, Refusal, Table, Transition, apply};

/// How often a change is thought of anew when another node was quicker.
const TRIES: usize = 5;

/// How a node carries out a command on a table that it has in hand while other nodes change the same table. It waits for nothing
/// and keeps nothing but where it stands: [`Attempt::step`] says what the node has to do next, and [`Attempt::wrote`] is told how a
/// change was answered.
#[derive(Default)]
pub struct Attempt {
    tries: usize,
    last: Last,
}

/// What was done last.
#[derive(Default)]
enum Last {
    #[default]
    Nothing,
    Read,
    /// Whether the change was made, or why nobody knows.
    Wrote(Result<bool, String>),
    /// Read after a change of which nobody knows, for this reason, whether it was made.
    ReadInDoubt(String),
}

/// What a node has to do next for a command. It keeps others from changing the table in hand until it has answered.
pub enum Step {
    /// Read the table again, if it has changed.
    Read,
    /// Write a change, show the table after it to everybody as soon as that is done, and say how it went.
    Write(Box<Transition>),
    /// Answer with the table in hand: what was asked for is done, or nothing was to be done.
    Answer,
    /// Answer why it is not done.
    Refuse(Refusal),
    /// Answer that nobody knows whether it is done, for this reason.
    Doubt(String),
}

impl Attempt {
    /// What to do next for a command, with the table in hand at this time.
    pub fn step(&mut self, table: &Table, command: &Command, actor: Actor<'_>, now: i64) -> Step {
        let last = mem::replace(&mut self.last, Last::Read);
        match last {
            Last::Wrote(Ok(true)) => return Step::Answer,
            Last::Wrote(Ok(false)) => return Step::Read,
            Last::Wrote(Err(why)) => {
                self.last = Last::ReadInDoubt(why);
                return Step::Read;
            }
            Last::Nothing | Last::Read | Last::ReadInDoubt(_) => {}
        }
        match (apply(table, command, actor, now), last) {
            (Ok(None), _) => Step::Answer,
            // It may have been done: to do it again would be to do it twice.
            (_, Last::ReadInDoubt(why)) => Step::Doubt(why),
            (Ok(Some(_)), _) if self.tries == TRIES => Step::Refuse(Refusal::Stale),
            (Ok(Some(mut transition)), _) => {
                self.tries += 1;
                transition.after.version = table.version + 1;
                Step::Write(Box::new(transition))
            }
            // What does not fit here may fit what another node has made of the table meanwhile.
            (Err(_), Last::Nothing) => Step::Read,
            (Err(refusal), _) => Step::Refuse(refusal),
        }
    }

    /// Tells how the store has answered the change: whether it was made, not if something else has changed the table since. If the
    /// store has failed, it may be made or not, now or soon.
    pub fn wrote(&mut self, written: Result<bool, String>) {
        self.last = Last::Wrote(written);
    }
}

impl Table {
    /// Whether those who have seen the other one are shown this one: nobody ever goes back.
    pub fn is_newer_than(&self, seen: &Table) -> bool {
        self.version > seen.version
    }
}
