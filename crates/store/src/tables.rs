use sqlx::FromRow;

use crate::{Pools, Store, StoreError, reading, writing};

/// A table as it stands in the database.
#[derive(Clone, PartialEq, Debug, FromRow)]
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
    /// The first line of the record, once the game has begun.
    pub header: Option<String>,
    /// Goes up with every change.
    pub version: i64,
    /// How many lines the record has.
    pub lines: i64,
    /// Clocks and wishes: JSON.
    pub progress: String,
    /// Places and winners: JSON.
    pub standings: Option<String>,
    /// The table of the rematch.
    pub next: Option<String>,
    /// Whether ratings know of it.
    pub is_settled: bool,
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

/// A table to be made.
#[derive(Clone, PartialEq, Debug)]
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
    /// Who sits there from the start.
    pub seats: Vec<SeatRow>,
    /// When.
    pub at: i64,
}

impl Store {
    /// A new table.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn add_table(&self, table: &NewTable) -> Result<(), StoreError> {
        const TABLE: &str = "INSERT INTO tables (id, game, host, wish, state, seed, version, lines, progress, created, changed, \
                             is_settled) VALUES ($1, $2, $3, $4, 'waiting', $5, 0, 0, $6, $7, $7, $8)";
        const SEAT: &str = "INSERT INTO seats (table_id, seat, person, bot, nonce) VALUES ($1, $2, $3, $4, $5)";
        writing!(self, db => {
            let mut transaction = db.begin().await?;
            sqlx::query(TABLE)
                .bind(&table.id)
                .bind(&table.game)
                .bind(&table.host)
                .bind(&table.wish)
                .bind(&table.seed)
                .bind(&table.progress)
                .bind(table.at)
                .bind(!table.is_rated)
                .execute(&mut *transaction)
                .await?;
            for seat in &table.seats {
                sqlx::query(SEAT)
                    .bind(&table.id)
                    .bind(seat.seat)
                    .bind(&seat.person)
                    .bind(&seat.bot)
                    .bind(&seat.nonce)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    /// A table with its seats.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn table(&self, id: &str) -> Result<Option<(TableRow, Vec<SeatRow>)>, StoreError> {
        const TABLE: &str = "SELECT * FROM tables WHERE id = $1";
        const SEATS: &str = "SELECT seat, person, bot, nonce FROM seats WHERE table_id = $1 ORDER BY seat";
        // The version is read first: whoever changes the table with older knowledge than what follows is refused.
        let table: Option<TableRow> = reading!(self, db => sqlx::query_as(TABLE).bind(id).fetch_optional(db).await?);
        let Some(table) = table else { return Ok(None) };
        let seats = reading!(self, db => sqlx::query_as(SEATS).bind(id).fetch_all(db).await?);
        Ok(Some((table, seats)))
    }

    /// The lines of a table's record after a number, in order.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lines(&self, id: &str, after: i64) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT line FROM moves WHERE table_id = $1 AND number > $2 ORDER BY number";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(id).bind(after).fetch_all(db).await?))
    }

    /// The tables in a state, the last changed first, and no more than `most`.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_in(&self, state: &str, most: i64) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = "SELECT * FROM tables WHERE state = $1 ORDER BY changed DESC LIMIT $2";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(state).bind(most).fetch_all(db).await?))
    }

    /// The tables at which a person sits or which the person made, the last changed first.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn tables_of(&self, person: &str, most: i64) -> Result<Vec<TableRow>, StoreError> {
        const SQL: &str = "SELECT * FROM tables WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1)) \
                           AND state <> 'closed' ORDER BY changed DESC LIMIT $2";
        Ok(reading!(self, db => sqlx::query_as(SQL).bind(person).bind(most).fetch_all(db).await?))
    }

    /// The numbers of all tables in a state.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn ids_in(&self, state: &str) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE state = $1";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).bind(state).fetch_all(db).await?))
    }

    /// The numbers of rated games that ended without being counted: the server went down in that moment.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn unsettled(&self) -> Result<Vec<String>, StoreError> {
        const SQL: &str = "SELECT id FROM tables WHERE state = 'finished' AND NOT is_settled";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).fetch_all(db).await?))
    }

    /// Notes that a node is alive.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn beat(&self, node: &str, now: i64) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO heartbeats (node, at) VALUES ($1, $2) ON CONFLICT (node) DO UPDATE SET at = $2";
        writing!(self, db => sqlx::query(SQL).bind(node).bind(now).execute(db).await.map(drop))?;
        Ok(())
    }

    /// When any node was last alive.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn last_beat(&self) -> Result<Option<i64>, StoreError> {
        const SQL: &str = "SELECT MAX(at) FROM heartbeats";
        Ok(reading!(self, db => sqlx::query_scalar(SQL).fetch_one(db).await?))
    }

    /// Takes a table's bots into one's own hands until a time, unless another node has them. There are no other nodes with
    /// SQLite.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn lease_if_shared(&self, table: &str, node: &str, now: i64, until: i64) -> Result<bool, StoreError> {
        const SQL: &str = "INSERT INTO leases (table_id, node, until) VALUES ($1, $2, $4) ON CONFLICT (table_id) \
                           DO UPDATE SET node = $2, until = $4 WHERE leases.node = $2 OR leases.until < $3";
        if matches!(self.pools, Pools::Sqlite { .. }) {
            return Ok(true);
        }
        let done = writing!(self, db => sqlx::query(SQL).bind(table).bind(node).bind(now).bind(until).execute(db).await?.rows_affected());
        Ok(done > 0)
    }
}
