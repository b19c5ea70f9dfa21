use std::collections::HashMap;

use sqlx::FromRow;

use crate::{Pools, Store, StoreError, carry_out, reading};

/// A table as it stands in the database. It cannot be printed: the seed is a secret.
#[derive(Clone, PartialEq, FromRow)]
pub struct TableRow {
    /// Its number.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Who made it; nobody if that person was forgotten.
    pub host: Option<String>,
    /// What the host asked for: JSON.
    pub wish: String,
    /// `waiting`, `running`, `finished`, `stopped` or `closed`.
    pub state: String,
    /// The dice's secret.
    pub seed: String,
    /// Goes up with every change.
    pub version: i64,
    /// How many lines the record has, the header not counted.
    pub lines: i64,
    /// Clocks and wishes: JSON.
    pub progress: String,
    /// Places and winners: JSON.
    pub standings: Option<String>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Whether ratings know of it.
    pub is_settled: bool,
    /// Whether anybody may find it.
    pub is_open: bool,
    /// When it was made.
    pub created: i64,
    /// When it last changed.
    pub changed: i64,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct SeatRow {
    /// The seat's number.
    pub seat: i64,
    /// The person, if one sits there.
    pub person: Option<String>,
    /// The level of the bot, if one does.
    pub bot: Option<String>,
    /// What the seat adds to the dice.
    pub nonce: Option<String>,
}

/// A table of a list, with who sits there.
#[derive(Clone, PartialEq)]
pub struct ListedTable {
    /// The table.
    pub table: TableRow,
    /// When the last line of its record was written.
    pub played: Option<i64>,
    /// Who sits there, seat by seat.
    pub seats: Vec<ListedSeat>,
}

/// Who sits on a seat of a table of a list.
#[derive(Clone, PartialEq, Eq, Debug, FromRow)]
pub struct ListedSeat {
    /// The table.
    pub table_id: String,
    /// The person, if one sits there.
    pub person: Option<String>,
    /// The person's name.
    pub name: Option<String>,
    /// The name of the face that the person chose.
    pub face: Option<String>,
    /// The level of the bot, if one does.
    pub bot: Option<String>,
}

#[derive(FromRow)]
struct PlayedTable {
    #[sqlx(flatten)]
    table: TableRow,
    played: Option<i64>,
}

impl ListedTable {
    fn all(tables: Vec<PlayedTable>, seats: Vec<ListedSeat>) -> Vec<ListedTable> {
        let mut by_table: HashMap<String, Vec<ListedSeat>> = HashMap::new();
        for seat in seats {
            by_table.entry(seat.table_id.clone()).or_default().push(seat);
        }
        let listed = |PlayedTable { table, played }: PlayedTable| {
            let seats = by_table.remove(&table.id).unwrap_or_default();
            ListedTable { table, played, seats }
        };
        tables.into_iter().map(listed).collect()
    }
}

/// A list of tables with who sits at them, in two queries however long it is: `$which` is what follows `WHERE`.
macro_rules! list_tables {
    ($store:expr, $which:literal, $($value:expr),*) => {{
        const TABLES: &str = concat!(
            "SELECT tables.*, (SELECT at FROM moves WHERE table_id = tables.id ORDER BY number DESC LIMIT 1) AS played FROM tables \
             WHERE ",
            $which
        );
        const SEATS: &str = concat!(
            "SELECT seats.table_id, seats.person, people.name, people.face, seats.bot FROM seats \
             LEFT JOIN people ON people.id = seats.person WHERE seats.table_id IN (SELECT id FROM tables WHERE ",
            $which,
            ") ORDER BY seats.seat"
        );
        let tables = reading!($store, db => sqlx::query_as(TABLES)$(.bind($value))*.fetch_all(db).await?);
        let seats = reading!($store, db => sqlx::query_as(SEATS)$(.bind($value))*.fetch_all(db).await?);
        Ok(ListedTable::all(tables, seats))
    }};
}

/// A table to be made. It cannot be printed: the seed is a secret.
#[derive(Clone, PartialEq)]
pub struct NewTable {
    /// Its number.
    pub id: String,
    /// Which game.
    pub game: String,
    /// Who makes it.
    pub host: String,
    /// What the host asks for: JSON.
    pub wish: String,
    /// The dice's secret.
    pub seed: String,
    /// Clocks and wishes: JSON.
    pub progress: String,
    /// Whether it counts for ratings.
    pub is_rated: bool,
    /// Whether anybody may find it.
    pub is_open: bool,
    /// Who sits there from the start.
    pub seats: Vec<SeatRow>,
    /// When.
    pub at: i64,
}

#[expect(clippy::missing_errors_doc, reason = "they fail if the database does, as the store tells")]
impl Store {
    /// A new table.
    pub async fn add_table(&self, table: NewTable) -> Result<(), StoreError> {
        self.writer.add_table(table).await
    }

    /// A table with its seats.
    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        const TABLE: &str = "SELECT * FROM tables WHERE id = $1";
        const SEATS: &str = "SELECT seat, person, bot, nonce FROM seats WHERE table_id = $1 ORDER BY seat";
        // The version is read first: whoever changes the table with older knowledge than what follows is refused.
        let table: Option<TableRow> = reading!(self, db => sqlx::query_as(TABLE).bind(id).fetch_optional(db).await?);
        let Some(table) = table else { return Ok(None) };
        let seats = reading!(self, db => sqlx::query_as(SEATS).bind(id).fetch_all(db).await?);
        Ok(Some((table, seats)))
    }

    /// The version that a table has now.
    pub async fn version(&self, id: &str) -> Result<Option<i64>, StoreError> {
        const SQL: &str = "SELECT version FROM tables WHERE id = $1";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(id).fetch_optional(db).await?))
    }

    /// The record of a game that has begun, as it was when it had so many lines after its header.
    pub async fn record(&self, id: &str, lines: i64) -> Result<String, StoreError> {
        const SQL: &str = "SELECT lines FROM moves WHERE table_id = $1 AND number <= $2 ORDER BY number";
        let parts: Vec<String> = reading!(self, db => sqlx::query_scalar(SQL).bind(id).bind(lines).fetch_all(db).await?);
        Ok(parts.concat())
    }

    /// The tables in a state that anybody may find, the last changed first, and no more than `most`.
    pub async fn open_tables(&self, state: &str, most: i64) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = "SELECT * FROM tables WHERE state = $1 AND is_open ORDER BY changed DESC LIMIT $2";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(state).bind(most).fetch_all(db).await?))
    }

    /// The tables at which a person sits or which the person made, the last changed first.
    pub async fn tables_of(&self, person: &str, most: i64) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = "SELECT * FROM tables WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)) \
                           AND state <> 'closed' ORDER BY changed DESC LIMIT $2";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(person).bind(most).fetch_all(db).await?))
    }

    /// The tables in a state that anybody may find, with who sits there, the last changed first.
    pub async fn list_open(&self, state: &str, most: i64) -> Result<Vec<ListedTable>, StoreError> {
        list_tables!(self, "state = $1 AND is_open ORDER BY changed DESC LIMIT $2", state, most)
    }

    /// The tables at which a person sits or which the person made, with who sits there, the last changed first.
    pub async fn list_of(&self, person: &str, most: i64) -> Result<Vec<ListedTable>, StoreError> {
        list_tables!(
            self,
            "(host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)) AND state <> 'closed' \
             ORDER BY changed DESC LIMIT $2",
            person,
            most
        )
    }

    /// The tables at which a person sits, as far as another may find them: open ones, and those at which the other sits too.
    pub async fn list_shared(&self, person: &str, viewer: Option<&str>, most: i64) -> Result<Vec<ListedTable>, StoreError> {
        list_tables!(
            self,
            "id IN (SELECT table_id FROM seats WHERE person = $1) AND state <> 'closed' \
             AND (is_open OR id IN (SELECT table_id FROM seats WHERE person = $2)) ORDER BY changed DESC LIMIT $3",
            person,
            viewer,
            most
        )
    }

    /// The running games of a person, the one that has not changed for longest first.
    pub async fn running_of(&self, person: &str) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = "SELECT * FROM tables WHERE state = 'running' \
                           AND id IN (SELECT table_id FROM seats WHERE person = $1) ORDER BY changed, id";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(person).fetch_all(db).await?))
    }

    /// The numbers of all tables in a state.
    pub async fn ids_in(&self, state: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE state = $1";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(state).fetch_all(db).await?))
    }

    /// The numbers of tables in a state that have not changed since a time.
    pub async fn idle(&self, state: &str, since: i64) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE state = $1 AND changed < $2";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(state).bind(since).fetch_all(db).await?))
    }

    /// The numbers of rated games that ended without being counted: the server went down in that moment.
    pub async fn unsettled(&self) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE state = 'finished' AND NOT is_settled";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).fetch_all(db).await?))
    }

    /// Notes that a node begins to serve. If no node was alive for longer than `blink`, whatever is measured by the clock is set
    /// forward by that time first: `shift` gives the new progress of a running table from its row, if it has a clock. Of nodes
    /// that begin together one does so, and the others wait for it.
    ///
    /// # Errors
    /// If the database fails, or a row cannot be read.
    pub async fn register_node(
        &self,
        node: &str,
        now: i64,
        blink: i64,
        shift: impl Fn(&TableRow, i64) -> Result<Option<String>, StoreError>,
    ) -> Result<(), StoreError> {
        const LAST: &str = "SELECT MAX(at) FROM heartbeats";
        const RUNNING: &str = "SELECT * FROM tables WHERE state = 'running'";
        const REGISTER: &str = "INSERT INTO heartbeats (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = $2";
        const SHIFT: &str = "UPDATE tables SET progress = $2, version = version + 1 WHERE id = $1";
        macro_rules! register {
            ($transaction:ident) => {{
                let last: Option<i64> = sqlx::query_scalar(LAST).fetch_one(&mut *$transaction).await?;
                let down = last.map_or(0, |last| now - last);
                if down > blink {
                    let tables: Vec<TableRow> = sqlx::query_as(RUNNING).fetch_all(&mut *$transaction).await?;
                    for table in &tables {
                        if let Some(progress) = shift(table, down)? {
                            sqlx::query(SHIFT).bind(&table.id).bind(progress).execute(&mut *$transaction).await?;
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
                sqlx::query("LOCK TABLE heartbeats IN EXCLUSIVE MODE").execute(&mut *transaction).await?;
                register!(transaction);
            }
        }
        Ok(())
    }

    /// Notes that a node is alive. `false` if it was removed: another node believed it dead, or everything was replaced by a
    /// backup. Then it knows nothing any more and must register again.
    pub async fn heartbeat(&self, node: &str, now: i64) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE heartbeats SET at = $2 WHERE node = $1";
        Ok(carry_out!(self, SQL, node, now) > 0)
    }

    /// Removes the nodes that have not been alive since a time, and says whether there were any: somebody must go on with
    /// their tables, and who removes them does.
    pub async fn remove_dead_nodes(&self, since: i64) -> Result<bool, StoreError> {
        const SQL: &str = "DELETE FROM heartbeats WHERE at < $1";
        Ok(carry_out!(self, SQL, since) > 0)
    }

    /// Takes a table's bots into one's own hands until a time, unless another node has them. There are no other nodes with
    /// SQLite.
    pub async fn lease_if_shared(&self, table: &str, node: &str, now: i64, until: i64) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO leases (table_id, node, until) VALUES ($1, $2, $4) ON CONFLICT (table_id) \
                           DO UPDATE SET node = $2, until = $4 WHERE leases.node = $2 OR leases.until < $3";
        Ok(!self.is_shared() || carry_out!(self, SQL, table, node, now, until) > 0)
    }
}
