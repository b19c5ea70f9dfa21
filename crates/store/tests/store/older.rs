//! Databases of older versions: everything in them comes along.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::time::Duration;

use engine::{Digest, Viewer, identify};
use games::AnyGame;
use serde_json::Value;
use sqlx::migrate::Migrator;
use sqlx::{PgPool, SqlitePool};
use store::{Player, Store, StoreError};
use tables::{Sitter, Stage};
use testbed::Postgres;

use crate::shared::{Database, NOW, execute, fresh_file, number};

/// A game as an older version kept it.
struct Old {
    id: String,
    game: AnyGame,
    stage: Stage,
    seed: String,
    nonces: Vec<String>,
    /// Its lines as text, as many together as were written at once, each with its number.
    rows: Vec<(usize, String)>,
    lines: usize,
}

/// The recorded games of all versions of the rules, half of them not played to their end, in rows of one to five lines.
fn recorded() -> Vec<Old> {
    let mut olds = Vec::new();
    for game in AnyGame::ALL {
        let folder = format!("{}/../{}/tests/records", env!("CARGO_MANIFEST_DIR"), game.id());
        let mut files: Vec<_> = fs::read_dir(folder).expect("recorded games").map(|file| file.expect("a file").path()).collect();
        files.sort();
        for file in files {
            let text = fs::read_to_string(file).expect("a record");
            let lines: Vec<&str> = text.split_inclusive('\n').collect();
            let read = |line: &str| serde_json::from_str::<Value>(line).expect("a line");
            let (head, end) = (read(lines[0]), read(lines[lines.len() - 1]));
            let is_running = olds.len() % 2 == 1;
            let kept = if is_running { &lines[..lines.len() - 1 - olds.len()] } else { &lines[..] };
            let (mut rows, mut first) = (Vec::new(), 0);
            while first < kept.len() {
                let next = (first + 1 + (first + olds.len()) % 5).min(kept.len());
                rows.push((first, kept[first..next].concat()));
                first = next;
            }
            let nonces =
                head["nonces"].as_array().expect("nonces").iter().map(|nonce| nonce.as_str().expect("a nonce").to_owned());
            let stage = match () {
                () if is_running => Stage::Running,
                () if end["end"] == "played out" => Stage::Finished,
                () => Stage::Stopped,
            };
            let seed = end["seed"].as_str().expect("a seed").to_owned();
            let (id, lines) = (number(1_000 + olds.len() as u64), kept.len() - 1);
            olds.push(Old { id, game: *game, stage, seed, nonces: nonces.collect(), rows, lines });
        }
    }
    olds
}

fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

/// A database as the last version left it, with these games.
async fn older(address: &str, olds: &[Old]) {
    let before = sqlx::migrate!().iter().filter(|migration| migration.version < 5).cloned().collect();
    let migrator = Migrator::with_migrations(before);
    if address.contains("://") {
        migrator.run(&PgPool::connect(address).await.expect("it opens")).await.expect("the first schemas");
    } else {
        let pool = SqlitePool::connect(&format!("sqlite://{address}?mode=rwc")).await.expect("it opens");
        migrator.run(&pool).await.expect("the first schemas");
        pool.close().await;
    }
    let (ann, bob) = (number(1), number(2));
    let token = Digest([7; 32]);
    let mut script = format!(
        "BEGIN; INSERT INTO people (id, name, password, email, webhook, wants_notices, is_banned, created, language, face) VALUES
            ('{ann}', 'Ann', 'hash', 'ann@example.org', NULL, TRUE, FALSE, {NOW}, 'nl', 'hat'),
            ('{bob}', 'Bob', NULL, NULL, NULL, FALSE, TRUE, {NOW} + 1, 'en', NULL);
        INSERT INTO sessions (token, person, kind, label, created, seen, expires)
            VALUES ('{token}', '{ann}', 'browser', 'a telephone', 1, 2, {NOW} + 99);
        INSERT INTO heartbeats (node, at) VALUES ('old', {NOW});
        INSERT INTO ratings (player, game, mean, deviation, games)
            VALUES ('{ann}', 'pate', 27.5, 7.25, 3), ('bot:capo', 'pate', 24, 6, 9);
        INSERT INTO mutes (person, muted) VALUES ('{ann}', '{bob}');
        INSERT INTO tables (id, game, host, wish, state, seed, version, lines, progress, is_settled, is_open, created, changed)
            VALUES ('{}', 'pate', '{ann}', '{{\"players\":2,\"open\":true}}', 'waiting', '{}', 4, 0, '{{\"since\":0,\"seats\":[]}}',
            TRUE, TRUE, {NOW}, {NOW} + 5), ('{}', 'pate', NULL, '{{\"players\":2}}', 'closed', '{token}', 4, 0,
            '{{\"since\":0,\"seats\":[]}}', TRUE, FALSE, {NOW}, {NOW} + 6);
        INSERT INTO seats (table_id, seat, person, bot, nonce) VALUES ('{0}', 0, '{ann}', NULL, '{token}'), ('{0}', 1, NULL, NULL, NULL),
            ('{2}', 0, '{ann}', NULL, NULL), ('{2}', 1, NULL, 'don', NULL);\n",
        number(500),
        Digest([8; 32]),
        number(501),
    );
    for (index, Old { id, game, stage, seed, nonces, rows, lines }) in olds.iter().enumerate() {
        let seats: Vec<String> = nonces.iter().map(|_| format!("{{\"left\":{}}}", 1_000 + index)).collect();
        let progress = format!("{{\"since\":{NOW},\"turn\":3,\"seats\":[{}]}}", seats.join(","));
        let (wish, next) = (format!("{{\"players\":{},\"pace\":{{\"kind\":\"no_clock\"}}}}", nonces.len()), number(500));
        let _ = writeln!(
            script,
            "INSERT INTO tables (id, game, host, wish, state, seed, version, lines, progress, standings, next, is_settled, created, \
             changed, is_open) VALUES ('{id}', '{}', '{ann}', '{wish}', '{}', '{seed}', {index}, {lines}, '{progress}', NULL, '{next}', \
             TRUE, {NOW}, {NOW} + 5, FALSE);",
            game.id(),
            stage.word()
        );
        for (seat, nonce) in nonces.iter().enumerate() {
            let (person, bot) =
                [(format!("'{ann}'"), "NULL"), (format!("'{bob}'"), "NULL"), ("NULL".to_owned(), "'capo'")][seat.min(2)].clone();
            let _ = write!(
                script,
                "INSERT INTO seats (table_id, seat, person, bot, nonce) VALUES ('{id}', {seat}, {person}, {bot}, '{nonce}');"
            );
        }
        for (first, text) in rows {
            let at = NOW + 1_000 * *first as i64;
            let _ = writeln!(
                script,
                "INSERT INTO moves (table_id, number, who, lines, at) VALUES ('{id}', {first}, 0, {}, {at});",
                quoted(text)
            );
        }
        let _ = write!(
            script,
            "INSERT INTO chat (id, table_id, person, words, at) VALUES ('{}', '{id}', '{bob}', 'hello {index}', {NOW});
            INSERT INTO notes (table_id, person, words) VALUES ('{id}', '{ann}', 'note {index}');
            INSERT INTO notices (table_id, number, person) VALUES ('{id}', 3, '{ann}');
            INSERT INTO leases (table_id, node, until) VALUES ('{id}', 'old', 5);\n",
            number(2_000 + index as u64)
        );
    }
    execute(address, &(script + "COMMIT")).await;
}

/// Does the same with a database of an older version of each kind.
async fn on_both_older(name: &str, olds: &[Old], test: impl AsyncFn(&str)) {
    let (file, postgres) = (fresh_file(name), Postgres::start(&format!("store-{name}")));
    for address in [file.to_str().expect("a plain path"), &postgres.url()] {
        println!("{}", if address.contains("://") { "on PostgreSQL" } else { "on SQLite" });
        older(address, olds).await;
        test(address).await;
    }
}

/// Every game tells the same as before, to the last byte.
async fn must_be_there(store: &Store, olds: &[Old]) {
    for (index, old) in olds.iter().enumerate() {
        let table = store.table(&old.id).await.expect("it can be read").expect("it is there");
        let course = table.begun().expect("it has begun");
        let text: String = old.rows.iter().map(|(_, text)| text.as_str()).collect();
        if old.stage == Stage::Running {
            let digest = serde_json::from_str::<Value>(text.lines().last().expect("a line")).expect("JSON");
            assert!(text.contains(&course.digest().to_string()), "{index}: {digest}");
            assert!(course.record(Viewer::Spectator).lines().count() == text.lines().count());
        } else {
            assert_eq!(course.record(Viewer::Everyone), text, "{index}");
        }
        let (game, _) = identify(&text).expect("a record");
        assert_eq!((table.game, game.as_str(), table.stage, table.version), (old.game, old.game.id(), old.stage, index as i64));
        assert_eq!(course.nonces().iter().map(ToString::to_string).collect::<Vec<_>>(), old.nonces);
        assert_eq!((table.seed.0.to_string(), table.created, table.places.len()), (old.seed.clone(), NOW, old.nonces.len()));
        assert_eq!(table.progress.seats[0].left, Some(1_000 + index as i64));
        assert_eq!(table.next.as_deref(), Some(number(500).as_str()));
        let ended = table.stage.has_ended().then(|| NOW + 1_000 * old.rows[old.rows.len() - 1].0 as i64);
        assert_eq!(table.listed, ended.unwrap_or(NOW + 5), "lists of games go by their end");
        let Sitter::Person { name, .. } = &table.places[1].sitter else { panic!("Bob sits there") };
        assert_eq!(name, "Bob");
        let words = store.words(&old.id, None, 5).await.expect("it answers");
        assert_eq!(words.iter().map(|line| line.words.clone()).collect::<Vec<_>>(), [format!("hello {index}")]);
        assert_eq!(store.note(&old.id, &number(1)).await.expect("it answers"), Some(format!("note {index}")));
    }
}

#[tokio::test]
async fn every_game_of_an_older_database_tells_the_same() {
    let olds = recorded();
    on_both_older("older", &olds, async |address| {
        let store = Database::open(address).await;
        must_be_there(&store, &olds).await;
        let ann = store.person(&number(1)).await.expect("it answers").expect("she is there");
        let told = (ann.name.as_str(), ann.password.as_deref(), ann.face.as_deref(), ann.language.as_str(), ann.wants_notices);
        assert_eq!(told, ("Ann", Some("hash"), Some("hat"), "nl", true));
        assert!(store.person(&number(2)).await.expect("it answers").expect("he is there").is_banned);
        let (session, _) = store.session(store::Token(Digest([7; 32])), NOW).await.expect("it answers").expect("it lasts");
        assert_eq!((session.label.as_str(), session.seen), ("a telephone", 2));
        let ratings = store.ratings("pate").await.expect("it answers");
        let ratings: Vec<_> = ratings.iter().map(|named| (&named.rating.player, named.rating.mean, named.rating.games)).collect();
        assert_eq!(ratings, [(&Player::Person(number(1)), 27.5, 3), (&Player::Bot("capo".to_owned()), 24.0, 9)]);
        let waiting = store.table(&number(500)).await.expect("it answers").expect("it is there");
        assert_eq!((waiting.stage, waiting.version, waiting.wish.open), (Stage::Waiting, 4, true));
        assert_eq!((waiting.places[0].nonce, waiting.places[1].is_free()), (Some(Digest([7; 32])), true));
        assert_eq!(store.list_open(Stage::Waiting, 5).await.expect("it answers").len(), 1);
        assert_eq!(store.table(&number(501)).await.expect("it answers").expect("it is there").stage, Stage::Closed);
        let running = olds.iter().filter(|old| old.stage == Stage::Running).count();
        assert_eq!(store.running().await.expect("it answers").len(), running);
        let finished = store.list_of(&number(1), 500).await.expect("it answers");
        assert_eq!(finished.len(), olds.len() + 1, "all but the closed one");
        assert!(finished.iter().all(|listed| listed.places.is_some() == (listed.stage == Stage::Finished)));
        let texts: BTreeMap<&str, usize> = olds.iter().fold(BTreeMap::new(), |mut known, old| {
            *known.entry(old.game.id()).or_default() += 1;
            known
        });
        assert!(store.number("SELECT COUNT(*) FROM editions").await < texts.values().sum::<usize>() as i64 / 4, "each once");
        for table in ["old_moves", "old_tables", "old_people"] {
            let there = if store.is_shared() { "pg_tables WHERE tablename" } else { "sqlite_schema WHERE name" };
            assert_eq!(store.number(&format!("SELECT COUNT(*) FROM {there} = '{table}'")).await, 0);
        }
        store.close().await;
        // And again: there is nothing more to do.
        let store = Store::open(address).await.expect("it opens");
        must_be_there(&store, &olds).await;
        store.close().await;
    })
    .await;
}

/// It may be stopped at any time: what is packed is packed.
#[tokio::test]
async fn packing_goes_on_where_it_was_stopped() {
    let olds = recorded();
    on_both_older("stopped", &olds, async |address| {
        let (mut patience, mut stopped) = (Duration::from_millis(1), 0);
        let store = loop {
            match tokio::time::timeout(patience, Store::open(address)).await {
                Ok(Ok(store)) => break store,
                // What was stopped here may still be at work beside the next one, as it could not be in a process that was killed.
                Ok(Err(error)) => println!("{error}"),
                Err(_) => (patience, stopped) = (patience * 5 / 4, stopped + 1),
            }
        };
        assert!(stopped > 5, "it was stopped {stopped} times");
        must_be_there(&store, &olds).await;
        store.close().await;
    })
    .await;
}

/// A server may start while the host makes a backup: both open the database of the older version.
#[tokio::test]
async fn two_may_bring_it_up_to_date_at_once() {
    let olds = recorded();
    on_both_older("two", &olds, async |address| {
        let (one, other) = tokio::join!(Store::open(address), Store::open(address));
        for store in [one.expect("it opens"), other.expect("it opens twice")] {
            must_be_there(&store, &olds).await;
            store.close().await;
        }
    })
    .await;
}

/// A damaged game is named, kept as it is, and stops nobody.
#[tokio::test]
async fn a_damaged_game_is_kept_and_the_others_come_along() {
    let mut olds = recorded();
    let damaged: Vec<Old> = [3, 8, 20, 33, 40, 44].iter().rev().map(|index| olds.remove(*index)).collect();
    let all: Vec<Old> = recorded();
    on_both_older("damaged", &all, async |address| {
        let ruins = ["lines = '{}'", "lines = replace(lines, '\"n\"', '\"m\"')", "at = -1, lines = ''", "lines = lines || lines"];
        for (old, ruin) in damaged.iter().zip(ruins) {
            execute(address, &format!("UPDATE moves SET {ruin} WHERE table_id = '{}' AND number > 0", old.id)).await;
        }
        execute(address, &format!("DELETE FROM seats WHERE seat = 0 AND table_id = '{}'", damaged[5].id)).await;
        execute(address, &format!("UPDATE tables SET lines = lines + 1 WHERE id = '{}'", damaged[4].id)).await;
        let store = Database::open(address).await;
        for old in &damaged {
            let error = store.table(&old.id).await.err().expect("it is damaged").to_string();
            assert!(error.contains(&old.id), "{error}");
            assert!(store.version(&old.id).await.expect("it answers").is_some());
        }
        let kept = "SELECT COUNT(*) FROM damaged WHERE why <> '' AND record LIKE '{\"omerta\":1%'";
        assert_eq!(store.number(kept).await, damaged.len() as i64);
        for old in &olds {
            assert!(store.table(&old.id).await.expect("it can be read").is_some());
        }
        store.close().await;
    })
    .await;
}

/// Yesterday's backup is restored by today's program.
#[tokio::test]
async fn an_older_backup_comes_back() {
    let olds = recorded();
    let (file, now) = (fresh_file("older-backup"), fresh_file("older-now"));
    let path = file.to_str().expect("a plain path");
    older(path, &olds).await;
    let backup = Store::open_backup(path).await.expect("it is a backup");
    let postgres = Postgres::start("store-older-backup");
    for address in [now.to_str().expect("a plain path"), &postgres.url()] {
        let store = Store::open(address).await.expect("it opens");
        store.replace_by(&backup).await.expect("it can be gone back to");
        must_be_there(&store, &olds).await;
        store.close().await;
    }
}

/// A node of the old version that still runs is told in words that it cannot go on.
#[tokio::test]
async fn nodes_of_the_old_version_are_told_so() {
    on_both_older("guard", &[], async |address| {
        let store = Store::open(address).await.expect("it opens");
        // What such a node does when it finds that nobody knows it any more.
        let register = "INSERT INTO heartbeats (node, at) VALUES ('old', 5) ON CONFLICT (node) DO UPDATE SET at = 5";
        let refused = if address.contains("://") {
            sqlx::query(register).execute(&PgPool::connect(address).await.expect("it opens")).await.map(drop)
        } else {
            sqlx::query(register)
                .execute(&SqlitePool::connect(&format!("sqlite://{address}")).await.expect("it opens"))
                .await
                .map(drop)
        };
        let refused = refused.expect_err("it is refused").to_string();
        assert!(refused.contains("start the newer one"), "{refused}");

        // And this one is told by the next version.
        assert!(!store.heartbeat("unknown", 5).await.expect("it is heard"));
        let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)";
        let blank = if address.contains("://") { "''::bytea" } else { "X''" };
        execute(address, &format!("{newer} VALUES (99, 'newer', TRUE, {blank}, 1)")).await;
        let error = store.heartbeat("unknown", 5).await.expect_err("it must not go on");
        assert!(matches!(error, StoreError::NewerSchema(99)) && error.to_string().contains("newer Omertà"), "{error}");
        store.close().await;
    })
    .await;
}
