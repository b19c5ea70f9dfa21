//! Changes of a PostgreSQL database. The way to it is long, so each statement carries all rows of a group.

use std::collections::HashSet;

use sqlx::postgres::PgPool;
use sqlx::{PgConnection, Postgres, QueryBuilder};
use tokio::sync::mpsc;
use uuid::Uuid;

use super::{
    ADD_EDITION, Change, Entry, GROUP, Group, NEW_GAME, NEW_TABLE, NO_NOTICES, NO_SEATS, NewTable, REST, Request, Rest, SEAT,
    SeatRow,
};
use crate::StoreError;
use crate::broadcasts::{Broadcast, CHANNEL};

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
    let NewTable { id, game, host, wish, seed, progress, is_open, is_settled, seats, at } = table;
    let insert = sqlx::query(NEW_TABLE).bind(id).bind(game).bind(host).bind(wish).bind(&seed.0[..]);
    insert.bind(is_open).bind(is_settled).bind(at).execute(&mut *database).await?;
    sqlx::query(NEW_GAME).bind(id).bind(progress).bind::<&[u8]>(&[]).execute(&mut *database).await?;
    add_seats(database, *id, seats).await
}

async fn add_seats(database: &mut PgConnection, table: Uuid, seats: &[SeatRow]) -> Result<(), StoreError> {
    for SeatRow { seat, person, bot, nonce, ended } in seats {
        let insert =
            sqlx::query(SEAT).bind(table).bind(seat).bind(person).bind(bot).bind(nonce.as_ref().map(|nonce| &nonce.0[..]));
        insert.bind(ended).execute(&mut *database).await?;
    }
    Ok(())
}

/// First the rows that change with every decision, each if its version still is the one that its change was made from, then the rest
/// of those. Gives the tables that were changed.
async fn make_changes(database: &mut PgConnection, group: &[&Change]) -> Result<HashSet<Uuid>, StoreError> {
    if group.is_empty() {
        return Ok(HashSet::new());
    }
    // All nodes take hold of rows in the same order, so that none waits for the other in a circle.
    let mut lock = QueryBuilder::<Postgres>::new(
        "SELECT games.table_key FROM games JOIN tables ON tables.key = games.table_key WHERE tables.id IN (",
    );
    let mut ids = lock.separated(", ");
    for change in group {
        ids.push_bind(change.table);
    }
    lock.push(") ORDER BY games.table_key FOR UPDATE OF games").build().execute(&mut *database).await?;

    let mut games = QueryBuilder::<Postgres>::new(
        "UPDATE games SET version = games.version + 1, lines = v.column3, progress = v.column4, digest = v.column5, \
         plays = games.plays || v.column6 FROM (",
    );
    games.push_values(group, |mut row, change| {
        row.push_bind(change.table)
            .push_bind(change.version)
            .push_bind(change.lines)
            .push_bind(&change.progress)
            .push_bind(change.digest.as_ref().map(|digest| &digest.0[..]))
            .push_bind(&change.plays);
    });
    games.push(
        ") AS v JOIN tables ON tables.id = v.column1 WHERE games.table_key = tables.key AND games.version = v.column2 \
         RETURNING tables.id",
    );
    let ids: Vec<Uuid> = games.build_query_scalar().fetch_all(&mut *database).await?;
    let ids: HashSet<Uuid> = ids.into_iter().collect();
    for change in group.iter().filter(|change| ids.contains(&change.table)) {
        if let Some(rest) = &change.rest {
            change_rest(database, change.table, rest).await?;
        }
        if let Some(seats) = &change.seats {
            sqlx::query(NO_SEATS).bind(change.table).execute(&mut *database).await?;
            add_seats(database, change.table, seats).await?;
        }
    }
    let changed = group.iter().filter(|change| ids.contains(&change.table));
    let said =
        changed.map(|change| Broadcast::Changed { table: change.table.to_string(), version: change.version + 1 }.to_string());
    let notify = sqlx::query("SELECT pg_notify($1, said) FROM unnest($2) AS said").bind(CHANNEL);
    notify.bind(said.collect::<Vec<_>>()).execute(database).await?;
    Ok(ids)
}

async fn change_rest(database: &mut PgConnection, table: Uuid, rest: &Rest) -> Result<(), StoreError> {
    let Rest { stage, changed, next, places, opening } = rest;
    let (opening, edition) = opening.as_ref().map(|(opening, edition)| (opening, edition.as_ref())).unzip();
    let edition = edition.flatten().map(|digest| &digest.0[..]);
    if let Some(text) = opening.and_then(|opening| opening.edition.as_ref()) {
        sqlx::query(ADD_EDITION).bind(edition).bind(text).execute(&mut *database).await?;
    }
    let (rules, setup) = opening.map(|opening| (i64::from(opening.rules), &opening.setup)).unzip();
    let update = sqlx::query(REST).bind(stage.word()).bind(changed).bind(next).bind(places).bind(rules).bind(setup).bind(edition);
    update.bind(table).execute(&mut *database).await?;
    if stage.has_ended() {
        sqlx::query(NO_NOTICES).bind(table).execute(database).await?;
    }
    Ok(())
}
