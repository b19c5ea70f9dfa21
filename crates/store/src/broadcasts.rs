//! How nodes on one PostgreSQL tell each other what to look at again. Broadcasts may get lost; the tables themselves do not.

use std::fmt::{Display, Formatter, Result as FmtResult};

use sqlx::postgres::PgListener;

use crate::{Pools, Store, StoreError};

/// The channel on which nodes speak.
pub(crate) const CHANNEL: &str = "omerta";

/// What another node has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Broadcast {
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

impl Display for Broadcast {
    fn fmt(&self, out: &mut Formatter<'_>) -> FmtResult {
        match self {
            Broadcast::Changed { table, version } => write!(out, "changed {table} {version}"),
            Broadcast::Said { table } => write!(out, "said {table}"),
        }
    }
}

impl Broadcast {
    fn read(text: &str) -> Option<Broadcast> {
        let mut words = text.split(' ');
        match (words.next()?, words.next()?.to_owned()) {
            ("changed", table) => Some(Broadcast::Changed { table, version: words.next()?.parse().ok()? }),
            ("said", table) => Some(Broadcast::Said { table }),
            _ => None,
        }
    }
}

/// A line on which broadcasts arrive.
pub struct Broadcasts(PgListener);

impl Broadcasts {
    /// The next broadcast; `None` if the line broke, and with it broadcasts may have been lost.
    pub async fn next(&mut self) -> Option<Broadcast> {
        loop {
            // What another version of the program says may be unknown here.
            if let Some(broadcast) = Broadcast::read(self.0.try_recv().await.ok()??.payload()) {
                return Some(broadcast);
            }
        }
    }
}

#[expect(clippy::missing_errors_doc, reason = "they fail if the database does, as the store tells")]
impl Store {
    /// Hears what other nodes do. `None` for SQLite, which has no other nodes.
    pub async fn listen(&self) -> Result<Option<Broadcasts>, StoreError> {
        let Pools::Postgres(pool) = &self.pools else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen(CHANNEL).await?;
        Ok(Some(Broadcasts(listener)))
    }

    /// Tells other nodes what was done.
    pub(crate) async fn broadcast(&self, broadcast: Broadcast) -> Result<(), StoreError> {
        if let Pools::Postgres(pool) = &self.pools {
            sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(broadcast.to_string()).execute(pool).await?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broadcasts_arrive_as_they_were_sent() {
        for broadcast in [Broadcast::Changed { table: "a-b".to_owned(), version: 7 }, Broadcast::Said { table: "a-b".to_owned() }]
        {
            assert_eq!(Broadcast::read(&broadcast.to_string()), Some(broadcast));
        }
        assert_eq!(Broadcast::read("changed a-b x"), None);
        assert_eq!(Broadcast::read(""), None);
    }
}
