//! Backups, and the way from one kind of database to the other.

use engine::Digest;
use games::AnyGame;
use store::{Player, Rating, Session, Store, Token};
use testbed::Postgres;

use crate::shared::{Database, NOW, begun, fresh_file, guest, number, on_both, played, stored, table, told, wish};

/// Something of everything.
async fn filled(store: &Database) -> Vec<String> {
    let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
    let (kind, label) = ("browser".to_owned(), "a telephone".to_owned());
    let (token, expires) = (Token(Digest([5; 32])), NOW + 9);
    let session = Session { token, person: ann.id.clone(), kind, label, created: NOW, seen: NOW, expires };
    store.add_session(&session).await.expect("a new session");
    let mut ids = Vec::new();
    for (of, game) in AnyGame::ALL.iter().enumerate() {
        let of = of as u64 * 10;
        let waiting = table(store, of + 10, *game, &ann, wish(3), 2).await;
        let running = begun(store, &table(store, of + 11, *game, &ann, wish(3), 2).await, NOW).await;
        let running = played(store, running, 15, NOW).await;
        let over =
            played(store, begun(store, &table(store, of + 12, *game, &bob, wish(3), 2).await, NOW).await, 5_000, NOW).await;
        ids.extend([waiting, running, over].map(|table| table.id.to_string()));
    }
    store.say(&ids[1], &number(90), &ann.id, "hello", NOW).await.expect("it is said");
    store.write_note(&ids[1], &ann.id, "a note").await.expect("it is noted");
    store.mute(&ann.id, &bob.id, true).await.expect("she does not hear him");
    assert!(store.tell_once(&ids[1], 3, &ann.id).await.expect("it answers"));
    store.register_node("one", NOW, 5_000).await.expect("it is there");
    let ratings = |_: &[Option<Rating>]| {
        let rating = |player| Rating { player, mean: 25.1, deviation: 8.2, games: 3 };
        vec![rating(Player::Person(number(1))), rating(Player::Bot("don".to_owned()))]
    };
    store.execute("UPDATE tables SET is_settled = FALSE").await;
    store.rate(&ids[2], "pate", &[], ratings).await.expect("it is counted");
    store
        .execute(&format!("INSERT INTO damaged (table_key, why, record) VALUES ({}, 'it fell', 'lines')", store.key(&ids[4])))
        .await;
    ids
}

/// All rows of all tables, as the store and its database tell them.
async fn everything(store: &Database, ids: &[String]) -> Vec<String> {
    let mut all = Vec::new();
    for id in ids {
        all.push(match store.table(id).await {
            Ok(table) => told(&table.expect("it is there")),
            Err(error) => error.to_string(),
        });
        let words = store.words(id, None, 9).await.expect("it answers");
        all.push(format!("{words:?} {:?}", store.note(id, &number(1)).await.expect("it answers")));
    }
    for person in [1, 2] {
        let id = number(person);
        all.push(format!("{:?}", store.person(&id).await.expect("it answers")));
        all.push(format!("{:?}", store.sessions_of(&id, NOW).await.expect("it answers")));
        all.push(format!("{:?}", store.list_of(&id, 99).await.expect("it answers")));
        all.push(format!("{:?}", store.ratings_of(&id).await.expect("it answers")));
    }
    all.push(format!("{:?}", store.ratings("pate").await.expect("it answers")));
    for table in ["mutes", "notices", "damaged", "nodes", "editions"] {
        all.push(format!("{table} {}", store.number(&format!("SELECT COUNT(*) FROM {table}")).await));
    }
    all
}

#[tokio::test]
async fn a_backup_holds_everything_and_everything_comes_back() {
    on_both("backup", async |store| {
        let ids = filled(store).await;
        let kept = everything(store, &ids).await;
        let file = fresh_file("backup-file");
        let path = file.to_str().expect("a plain path");
        store.copy_to(path).await.expect("a backup can be made");
        played(store, stored(store, &ids[1]).await, 5, NOW + 5_000).await;
        let late = guest(store, 7, "Late").await;
        table(store, 77, AnyGame::Pate, &late, wish(2), 0).await;
        assert_ne!(everything(store, &ids).await, kept);

        let backup = Store::open_backup(path).await.expect("the backup opens");
        store.replace_by(&backup).await.expect("it can be gone back to");
        backup.close().await;
        assert_eq!(everything(store, &ids).await, kept);
        assert!(store.person(&late.id).await.expect("it answers").is_none());
        assert!(!store.heartbeat("one", NOW).await.expect("it answers"), "a node that runs notices");
        // What is new gets a number that nothing else has.
        let late = guest(store, 8, "Later").await;
        let new = begun(store, &table(store, 88, AnyGame::Capone, &late, wish(3), 2).await, NOW).await;
        assert_eq!(told(&stored(store, &new.id).await), told(&new));
    })
    .await;
}

#[tokio::test]
async fn everything_moves_from_one_kind_to_the_other_and_back() {
    let (file, postgres) = (fresh_file("moving"), Postgres::start("store-moving"));
    let sqlite = Database::open(file.to_str().expect("a plain path")).await;
    let shared = Database::open(&postgres.url()).await;
    let ids = filled(&sqlite).await;
    let kept = everything(&sqlite, &ids).await;
    shared.replace_by(&sqlite).await.expect("there");
    assert_eq!(everything(&shared, &ids).await, kept);
    sqlite.replace_by(&shared).await.expect("and back");
    assert_eq!(everything(&sqlite, &ids).await, kept);
}

/// Both databases have the same tables with the same columns in the same order, and no table is left out of copies.
#[tokio::test]
async fn no_table_and_no_column_is_left_behind() {
    let (file, postgres) = (fresh_file("columns"), Postgres::start("store-columns"));
    let sqlite = Database::open(file.to_str().expect("a plain path")).await;
    let shared = Database::open(&postgres.url()).await;
    let columns = "SELECT sqlite_schema.name || '.' || columns.name FROM sqlite_schema, pragma_table_info(sqlite_schema.name) AS columns \
                   WHERE sqlite_schema.type = 'table' AND sqlite_schema.name NOT LIKE '%sql%' ORDER BY sqlite_schema.name, columns.cid";
    let theirs = "SELECT table_name || '.' || column_name FROM information_schema.columns \
                  WHERE table_schema = current_schema() AND table_name NOT LIKE '%sql%' ORDER BY table_name COLLATE \"C\", ordinal_position";
    let columns = sqlite.texts(columns).await;
    assert_eq!(columns, shared.texts(theirs).await);
    let mut tables: Vec<&str> = columns.iter().filter_map(|column| column.split('.').next()).collect();
    tables.dedup();
    // Leases are for running nodes alone, and what older nodes beat against holds nothing.
    tables.retain(|table| !["leases", "heartbeats"].contains(table));
    let mut copied = Store::COPIED.to_vec();
    copied.sort_unstable();
    assert_eq!(tables, copied);
}

#[tokio::test]
async fn something_else_is_no_backup() {
    let file = fresh_file("no-backup");
    let path = file.to_str().expect("a plain path");
    for content in [&b""[..], b"no database at all, but long enough to be read as the head of one ......................."] {
        std::fs::write(&file, content).expect("a file can be written");
        let why = Store::open_backup(path).await.err().expect("it is refused").to_string();
        assert!(why.contains("omerta backup"), "{why}");
    }
}
