//! How nodes on one PostgreSQL tell each other what to look at again. Hints may get lost; the tables themselves do not.

use std::fmt::{Display, Formatter, Result as FmtResult};

use sqlx::postgres::PgListener;

use crate::{Pools, Store, StoreError};

/// The channel on which nodes speak.
pub(crate) const CHANNEL: &str = "omerta";

/// What another node has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// A table has changed.
    Changed {
        /// Which.
        table: String,
        /// The version that it has now.
        version: i64,
    },
    /// Something was said at a table.
    Said {
        /// Which.
        table: String,
    },
}

impl Display for Hint {
    fn fmt(&self, out: &mut Formatter<'_>) -> FmtResult {
        match self {
            Hint::Changed { table, version } => write!(out, "changed {table} {version}"),
            Hint::Said { table } => write!(out, "said {table}"),
        }
    }
}

impl Hint {
    fn read(text: &str) -> Option<Hint> {
        let mut words = text.split(' ');
        match (words.next()?, words.next()?.to_owned()) {
            ("changed", table) => Some(Hint::Changed { table, version: words.next()?.parse().ok()? }),
            ("said", table) => Some(Hint::Said { table }),
            _ => None,
        }
    }
}

/// A line on which hints arrive.
pub struct Hints(PgListener);

impl Hints {
    /// The next hint; `None` if the line broke, and with it hints may have been lost.
    pub async fn next(&mut self) -> Option<Hint> {
        loop {
            // What another version of the program says may be unknown here.
            if let Some(hint) = Hint::read(self.0.try_recv().await.ok()??.payload()) {
                return Some(hint);
            }
        }
    }
}

#[expect(clippy::missing_errors_doc, reason = "they fail if the database does, as the store tells")]
impl Store {
    /// Hears what other nodes do. `None` for SQLite, which has no other nodes.
    pub async fn listen(&self) -> Result<Option<Hints>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Hints(listener)))
    }

    /// Tells other nodes what was done.
    pub(crate) async fn hint(&self, hint: Hint) -> Result<(), StoreError> {
        if let Pools::Postgres(pool) = &self.pools {
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(hint.to_string()).execute(pool).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_arrive_as_they_were_sent() {
        for hint in [Hint::Changed { table: "a-b".to_owned(), version: 7 }, Hint::Said { table: "a-b".to_owned() }] {
            assert_eq!(Hint::read(&hint.to_string()), Some(hint));
        }
        assert_eq!(Hint::read("changed a-b x"), None);
        assert_eq!(Hint::read(""), None);
    }
}
