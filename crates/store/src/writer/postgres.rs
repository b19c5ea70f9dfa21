//! Changes of a PostgreSQL database. The way to it is long, so each statement carries all rows of a group.

use std::collections::HashSet;

use sqlx::postgres::PgPool;
use sqlx::{PgConnection, Postgres, QueryBuilder};
use tokio::sync::mpsc;

use super::{Change, Entry, GROUP, Group, Lines, Request};
use crate::broadcasts::{Broadcast, CHANNEL};
use crate::{NewTable, SeatRow, StoreError};

/// Writes until it is told to stop.
pub(super) async fn write_all(pool: PgPool, mut received: mpsc::Receiver<Request>) {
    let mut requests = Vec::with_capacity(GROUP);
    while received.recv_many(&mut requests, GROUP).await > 0 {
        let group = Group::of(&mut requests);
        let written = write_apart_if_need_be(&pool, &group.entries()).await;
        if !group.answer(written) {
            return;
        }
    }
}

/// Writes all of it in one transaction. If something of it cannot be written, each has one of its own, so that nobody pays for
/// another.
async fn write_apart_if_need_be(pool: &PgPool, entries: &[&Entry]) -> Vec<Result<bool, StoreError>> {
    match write_together(pool, entries).await {
        Ok(written) => written.into_iter().map(Ok).collect(),
        Err(error) if error.is_of_a_row() => {
            let mut written = Vec::new();
            for entry in entries {
                written.push(write_together(pool, &[entry]).await.map(|written| written[0]));
            }
            written
        }
        Err(error) => entries.iter().map(|_| Err(error.again())).collect(),
    }
}

async fn write_together(pool: &PgPool, entries: &[&Entry]) -> Result<Vec<bool>, StoreError> {
    let mut transaction = pool.begin().await?;
    for entry in entries {
        if let Entry::Table(table) = entry {
            add_table(&mut transaction, table).await?;
        }
    }
    let changes = entries.iter().filter_map(|entry| match entry {
        Entry::Change(change) => Some(&**change),
        Entry::Table(_) => None,
    });
    // A second change of the same table cannot have known the first: it is refused.
    let mut tables = HashSet::new();
    let first_of_each_table: Vec<&Change> = changes.filter(|change| tables.insert(&change.table)).collect();
    let mut made = make_changes(&mut transaction, &first_of_each_table).await?;
    transaction.commit().await?;
    let written = |entry: &&Entry| match entry {
        Entry::Table(_) => true,
        // Taken out, so that a second change of the same table counts as refused.
        Entry::Change(change) => made.remove(&change.table),
    };
    Ok(entries.iter().map(written).collect())
}

async fn add_table(database: &mut PgConnection, table: &NewTable) -> Result<(), StoreError> {
    const TABLE: &str = "INSERT INTO tables (id, game, host, wish, state, seed, version, lines, progress, created, changed, \
                         is_settled, is_open) VALUES ($1, $2, $3, $4, 'waiting', $5, 0, 0, $6, $7, $7, $8, $9)";
    sqlx::query(TABLE)
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.host)
        .bind(&table.wish)
        .bind(&table.seed)
        .bind(&table.progress)
        .bind(table.at)
        .bind(!table.is_rated)
        .bind(table.is_open)
        .execute(&mut *database)
        .await?;
    add_seats(database, &table.id, &table.seats).await
}

/// A table always has seats: no rows would be no statement.
async fn add_seats(database: &mut PgConnection, table: &str, seats: &[SeatRow]) -> Result<(), StoreError> {
    let mut insert = QueryBuilder::<Postgres>::new("INSERT INTO seats (table_id, seat, person, bot, nonce) ");
    insert.push_values(seats, |mut row, SeatRow { seat, person, bot, nonce }| {
        row.push_bind(table).push_bind(seat).push_bind(person).push_bind(bot).push_bind(nonce);
    });
    insert.build().execute(database).await?;
    Ok(())
}

/// First the tables, each if its version still is the one that its change was made from, then the lines and seats of those. Gives
/// the tables that were changed.
async fn make_changes(database: &mut PgConnection, group: &[&Change]) -> Result<HashSet<String>, StoreError> {
    if group.is_empty() {
        return Ok(HashSet::new());
    }
    // All nodes take hold of rows in the same order, so that none waits for the other in a circle.
    let mut lock = QueryBuilder::<Postgres>::new("SELECT id FROM tables WHERE id IN (");
    let mut ids = lock.separated(", ");
    for change in group {
        ids.push_bind(&change.table);
    }
    lock.push(") ORDER BY id FOR UPDATE").build().execute(&mut *database).await?;

    let mut tables = QueryBuilder::<Postgres>::new(
        "UPDATE tables SET version = tables.version + 1, state = COALESCE(v.column3, tables.state), \
         lines = v.column4, progress = v.column5, standings = COALESCE(v.column6, tables.standings), \
         next = COALESCE(v.column7, tables.next), changed = COALESCE(v.column8, tables.changed) FROM (",
    );
    tables.push_values(group, |mut row, change| {
        row.push_bind(&change.table)
            .push_bind(change.version)
            .push_bind(change.listed.map(|(state, _)| state))
            .push_bind(change.length)
            .push_bind(&change.progress)
            .push_bind(&change.standings)
            .push_bind(&change.next)
            .push_bind(change.listed.map(|(_, at)| at));
    });
    tables.push(") AS v WHERE tables.id = v.column1 AND tables.version = v.column2 RETURNING tables.id");
    let ids: Vec<String> = tables.build_query_scalar().fetch_all(&mut *database).await?;
    let ids: HashSet<String> = ids.into_iter().collect();
    let changes = || group.iter().filter(|change| ids.contains(&change.table));

    let lines: Vec<(&String, &Lines)> =
        changes().filter_map(|change| change.lines.as_ref().map(|lines| (&change.table, lines))).collect();
    if !lines.is_empty() {
        let mut moves = QueryBuilder::<Postgres>::new("INSERT INTO moves (table_id, number, who, lines, at) ");
        moves.push_values(lines, |mut row, (table, Lines { first, who, text, at })| {
            row.push_bind(table).push_bind(first).push_bind(who).push_bind(text).push_bind(at);
        });
        moves.build().execute(&mut *database).await?;
    }
    for (table, seats) in changes().filter_map(|change| change.seats.as_ref().map(|seats| (&change.table, seats))) {
        sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table).execute(&mut *database).await?;
        add_seats(database, table, seats).await?;
    }
    for change in changes() {
        let broadcast = Broadcast::Changed { table: change.table.clone(), version: change.version + 1 }.to_string();
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(broadcast).execute(&mut *database).await?;
    }
    Ok(ids)
}
