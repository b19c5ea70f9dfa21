//! Which nodes are alive.

use tables::{Pace, Progress, Wish};
use uuid::Uuid;

use crate::{Pools, Store, StoreError, carry_out, json, migrations, reading};

#[expect(clippy::missing_errors_doc, reason = "they fail if the database does, as the store tells")]
impl Store {
    /// Notes that a node begins to serve. If no node was alive for longer than `blink`, the clocks of running games are set forward
    /// by that time first. Of nodes that begin together one does so, and the others wait for it.
    pub async fn register_node(&self, node: &str, now: i64, blink: i64) -> Result<(), StoreError> {
        const LAST: &str = "SELECT MAX(at) FROM nodes";
        const RUNNING: &str = "SELECT tables.key, tables.id, tables.wish, games.progress FROM tables \
                               JOIN games ON games.table_key = tables.key WHERE tables.stage = 'running' \
                               AND tables.stage IN ('waiting', 'running')";
        const REGISTER: &str = "INSERT INTO nodes (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = $2";
        const SHIFT: &str = "UPDATE games SET progress = $2, version = version + 1 WHERE table_key = $1";
        macro_rules! register {
            ($transaction:ident) => {{
                let last: Option<i64> = sqlx::query_scalar(LAST).fetch_one(&mut *$transaction).await?;
                let down = last.map_or(0, |last| now - last);
                if down > blink {
                    let tables: Vec<(i64, Uuid, String, String)> = sqlx::query_as(RUNNING).fetch_all(&mut *$transaction).await?;
                    for (key, table, wish, progress) in tables {
                        match set_forward(&wish, &progress, down, now) {
                            Ok(None) => {}
                            Ok(Some(progress)) => {
                                sqlx::query(SHIFT).bind(key).bind(progress).execute(&mut *$transaction).await?;
                            }
                            Err(why) => tracing::error!(%table, why, "the clocks of a table cannot be set forward"),
                        }
                    }
                }
                sqlx::query(REGISTER).bind(node).bind(now).execute(&mut *$transaction).await?;
                $transaction.commit().await?;
            }};
        }
        match &self.pools {
            Pools::Sqlite { write, turn, .. } => {
                let _turn = turn.lock().await;
                let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
                register!(transaction);
            }
            Pools::Postgres(pool) => {
                let mut transaction = pool.begin().await?;
                sqlx::query("LOCK TABLE nodes IN EXCLUSIVE MODE").execute(&mut *transaction).await?;
                register!(transaction);
            }
        }
        Ok(())
    }

    /// Notes that a node is alive. `false` if it was removed: another node believed it dead, or everything was replaced by a
    /// backup. Then it knows nothing any more and must register again.
    ///
    /// # Errors
    /// If the database fails, or a newer Omertà has changed it meanwhile.
    pub async fn heartbeat(&self, node: &str, now: i64) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE nodes SET at = $2 WHERE node = $1";
        const SCHEMA: &str = "SELECT MAX(version) FROM _sqlx_migrations";
        let schema: i64 = reading!(self, db => sqlx::query_scalar(SCHEMA).fetch_one(db).await?);
        if schema > migrations::newest() {
            return Err(StoreError::NewerSchema(schema));
        }
        Ok(carry_out!(self, SQL, node, now) > 0)
    }

    /// Removes the nodes that have not been alive since a time, and says whether there were any: somebody must go on with
    /// their tables, and who removes them does.
    pub async fn remove_dead_nodes(&self, since: i64) -> Result<bool, StoreError> {
        const SQL: &str = "DELETE FROM nodes WHERE at < $1";
        Ok(carry_out!(self, SQL, since) > 0)
    }
}

fn set_forward(wish: &str, progress: &str, down: i64, now: i64) -> Result<Option<String>, String> {
    let (wish, mut progress): (Wish, Progress) = (json::from_text(wish)?, json::from_text(progress)?);
    progress.set_forward(down, now);
    Ok((wish.pace != Pace::NoClock).then(|| json::to_text(&progress)))
}
