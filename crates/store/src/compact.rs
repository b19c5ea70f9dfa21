//! Packs the games of a database of an older version, in which they stand as text. It goes on where it was stopped.

use std::time::Instant;

use ::tables::{Packed, repack, tenths};
use engine::{Digest, Seed};
use sqlx::{PgPool, SqlitePool};
use uuid::Uuid;

use crate::{Pools, StoreError};

/// So many games are packed in one transaction.
const BATCH: i64 = 20;

/// The lock that nodes hold which begin together on one PostgreSQL: one packs, the others wait.
const LOCK: i64 = 0x6f6d_6572_7461;

/// A game that is to be packed: its keys, its kind, the dice's secret, when its table was made, how many lines it has.
type Old = (i64, Uuid, String, Vec<u8>, i64, i64);

const OLD: &str = "SELECT tables.key, tables.id, tables.game, tables.seed, tables.created, games.lines FROM tables \
                   JOIN games ON games.table_key = tables.key \
                   WHERE tables.key > $1 AND tables.setup IS NULL AND tables.stage IN ('running', 'finished', 'stopped') \
                   AND tables.key NOT IN (SELECT table_key FROM damaged) ORDER BY tables.key LIMIT $2";
const LINES: &str = "SELECT lines, at FROM old_moves WHERE table_id = $1 ORDER BY number";
const SEATS: &str = "SELECT COUNT(*) FROM seats WHERE table_key = $1";
const EDITION: &str = "INSERT INTO editions (digest, text) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const TABLE: &str = "UPDATE tables SET rules = $2, setup = $3, edition = (SELECT key FROM editions WHERE digest = $4), places = $5 \
                     WHERE key = $1";
const GAME: &str = "UPDATE games SET plays = $2, digest = $3 WHERE table_key = $1";
const NONCE: &str = "UPDATE seats SET nonce = $3 WHERE table_key = $1 AND seat = $2";
const DAMAGED: &str = "INSERT INTO damaged (table_key, why, record) VALUES ($1, $2, $3)";
const DROPPED: [&str; 3] = ["DROP TABLE old_moves", "DROP TABLE old_tables", "DROP TABLE old_people"];

/// Packs all games, some in each transaction, which `$begin` begins. Another process may do the same: what it has done is done.
macro_rules! pack {
    ($begin:expr, $is_old:ident) => {{
        let (mut last, mut packed, mut damaged, begun) = (0, 0, 0, Instant::now());
        loop {
            let mut transaction = $begin.await?;
            if sqlx::query_scalar::<_, i64>($is_old).fetch_one(&mut *transaction).await? == 0 {
                break;
            }
            let games: Vec<Old> = sqlx::query_as(OLD).bind(last).bind(BATCH).fetch_all(&mut *transaction).await?;
            if games.is_empty() {
                for statement in DROPPED {
                    sqlx::query(statement).execute(&mut *transaction).await?;
                }
                transaction.commit().await?;
                if packed + damaged > 0 {
                    tracing::info!(packed, damaged, seconds = begun.elapsed().as_secs(), "all games are packed");
                }
                break;
            }
            for (key, id, game, seed, created, lines) in games {
                last = key;
                let rows: Vec<(String, i64)> = sqlx::query_as(LINES).bind(id.to_string()).fetch_all(&mut *transaction).await?;
                let rows = rows.into_iter().map(|(lines, at)| (tenths(at - created), lines)).collect::<Vec<_>>();
                let seats: i64 = sqlx::query_scalar(SEATS).bind(key).fetch_one(&mut *transaction).await?;
                match pack(&game, seed, &rows, (lines, seats)) {
                    Ok((Packed { opening, nonces, plays, digest }, places)) => {
                        let edition = opening.edition.as_ref().map(|text| Digest::of(&[text.as_bytes()]).0.to_vec());
                        if let Some(text) = &opening.edition {
                            sqlx::query(EDITION).bind(&edition).bind(text).execute(&mut *transaction).await?;
                        }
                        let table = sqlx::query(TABLE).bind(key).bind(i64::from(opening.rules)).bind(opening.setup).bind(edition);
                        table.bind(places).execute(&mut *transaction).await?;
                        sqlx::query(GAME).bind(key).bind(plays).bind(&digest.0[..]).execute(&mut *transaction).await?;
                        for (seat, nonce) in nonces.into_iter().enumerate() {
                            let nonce = nonce.map(|nonce| nonce.0.to_vec());
                            sqlx::query(NONCE).bind(key).bind(seat as i64).bind(nonce).execute(&mut *transaction).await?;
                        }
                        packed += 1;
                    }
                    Err(why) => {
                        tracing::error!(table = %id, why, "a game is damaged; it is kept as it is");
                        let record: String = rows.into_iter().map(|(_, lines)| lines).collect();
                        sqlx::query(DAMAGED).bind(key).bind(why).bind(record).execute(&mut *transaction).await?;
                        damaged += 1;
                    }
                }
            }
            transaction.commit().await?;
            if packed % 1_000 < BATCH {
                tracing::info!(packed, damaged, "games of an older version are being packed");
            }
        }
    }};
}

/// Packs all games that are not yet.
pub(crate) async fn pack_games(pools: &Pools) -> Result<(), StoreError> {
    match pools {
        Pools::Sqlite { write, .. } => pack_sqlite(write).await,
        Pools::Postgres(pool) => pack_postgres(pool).await,
    }
}

async fn pack_sqlite(pool: &SqlitePool) -> Result<(), StoreError> {
    const IS_OLD: &str = "SELECT COUNT(*) FROM sqlite_schema WHERE name = 'old_moves'";
    const EMPTY: &str =
        "SELECT freelist_count * 2 > page_count AND page_count > 1000 FROM pragma_freelist_count, pragma_page_count";
    if sqlx::query_scalar::<_, i64>(IS_OLD).fetch_one(pool).await? > 0 {
        pack!(pool.begin_with("BEGIN IMMEDIATE"), IS_OLD);
    }
    // After that most of the file is empty. It can also be so for a while longer.
    if sqlx::query_scalar::<_, bool>(EMPTY).fetch_one(pool).await?
        && let Err(error) = sqlx::query("VACUUM").execute(pool).await
    {
        tracing::warn!(%error, "the file of the database could not be made smaller; it is tried again at the next start");
    }
    Ok(())
}

async fn pack_postgres(pool: &PgPool) -> Result<(), StoreError> {
    const IS_OLD: &str = "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'old_moves'";
    let mut lock = pool.acquire().await?;
    sqlx::query("SELECT pg_advisory_lock($1)").bind(LOCK).execute(&mut *lock).await?;
    pack!(pool.begin(), IS_OLD);
    sqlx::query("SELECT pg_advisory_unlock($1)").bind(LOCK).execute(&mut *lock).await?;
    Ok(())
}

/// A game, packed, and the place of each seat, if it was played out.
fn pack(
    game: &str,
    seed: Vec<u8>,
    rows: &[(u64, String)],
    (lines, seats): (i64, i64),
) -> Result<(Packed, Option<Vec<u8>>), String> {
    let (game, seed) =
        (game.parse()?, Seed(Digest(seed.try_into().map_err(|_| "the secret of its dice is damaged".to_owned())?)));
    let packed = repack(game, rows, seed)?;
    if packed.nonces.len() as i64 != seats {
        return Err("its seats are not those of its record".to_owned());
    }
    let course = ::tables::read(game, &packed, seed)?;
    if i64::from(course.position()) != lines {
        return Err("its record has another length".to_owned());
    }
    Ok((packed, course.places()))
}
