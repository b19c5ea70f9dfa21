//! Tables and their games.

use engine::{Digest, Viewer};
use games::AnyGame;
use store::{Change, StoreError};
use tables::{Actor, Command, Pace, Stage, TableId, Wish, apply};

use crate::shared::{NOW, begun, give, guest, keep, number, on_both, person_id, played, sitter, stored, table, told, wish};

#[tokio::test]
async fn a_table_is_read_as_it_was_written_at_every_stage() {
    on_both("stages", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        for (of, game) in AnyGame::ALL.iter().enumerate() {
            let pace = Pace::Live { minutes: 5, increment: 3 };
            let mut asked = Wish { pace, open: true, rated: true, ..wish(3) };
            if *game == AnyGame::Pate {
                asked.options.insert("open_money".to_owned(), "true".to_owned());
            }
            let mut now = table(store, 10 + of as u64, *game, &ann, asked, 1).await;
            assert_eq!(told(&stored(store, &now.id).await), told(&now), "waiting");
            let (name, face) = (bob.name.clone(), bob.face.clone());
            let bobs = person_id(&bob);
            now = give(store, &now, Actor::Person(&bobs), &Command::Sit { seat: None, name, face }, NOW + 5).await;
            now = give(store, &now, Actor::Person(&bobs), &Command::AddNonce(Digest([9; 32])), NOW + 6).await;
            assert_eq!(told(&stored(store, &now.id).await), told(&now), "somebody has joined");
            now = begun(store, &now, NOW + 100).await;
            assert_eq!(told(&stored(store, &now.id).await), told(&now), "begun");
            now = played(store, now, 30, NOW + 200).await;
            assert_eq!(told(&stored(store, &now.id).await), told(&now), "running");
            now = played(store, now, 5_000, NOW + 100_000).await;
            assert_eq!((now.stage, told(&stored(store, &now.id).await)), (Stage::Finished, told(&now)), "finished");
            let next = TableId::from(number(99).as_str());
            now = give(store, &now, Actor::Person(&bobs), &Command::Rematch(next), NOW + 9_000_000).await;
            assert_eq!(told(&stored(store, &now.id).await), told(&now), "with a rematch");
            assert!(now.listed < NOW + 9_000_000, "what is over stays where it is in the lists");
        }
        let stopped = begun(store, &table(store, 30, AnyGame::Pate, &ann, wish(2), 1).await, NOW).await;
        let stopped = give(store, &stopped, Actor::Person(&person_id(&ann)), &Command::Resign, NOW + 50).await;
        assert_eq!((stopped.stage, told(&stored(store, &stopped.id).await)), (Stage::Stopped, told(&stopped)));
        let closed = table(store, 31, AnyGame::Capone, &ann, wish(3), 0).await;
        let closed = give(store, &closed, Actor::Person(&person_id(&ann)), &Command::Close, NOW + 50).await;
        assert_eq!((closed.stage, told(&stored(store, &closed.id).await)), (Stage::Closed, told(&closed)));
        assert!(store.table(&number(32)).await.expect("it answers").is_none());
        assert!(store.table("no number").await.expect("it answers").is_none());
    })
    .await;
}

#[tokio::test]
async fn who_did_not_know_the_last_change_changes_nothing() {
    on_both("versions", async |store| {
        let ann = guest(store, 1, "Ann").await;
        let first = begun(store, &table(store, 10, AnyGame::Pate, &ann, wish(2), 1).await, NOW).await;
        let second = played(store, first.clone(), 1, NOW).await;
        let resign = apply(&first, &Command::Resign, Actor::Person(&person_id(&ann)), NOW).expect("she may").expect("it is news");
        let (late, _) = Change::of(&first, resign, NOW);
        assert!(!store.change(late, || panic!("nothing is to be done")).await.expect("it answers"));
        assert_eq!(told(&stored(store, &first.id).await), told(&second));
        assert_eq!(store.version(&first.id).await.expect("it answers"), Some(second.version));
    })
    .await;
}

/// Changes that wait together share a transaction. Somebody may be forgotten while what they asked for waits.
#[tokio::test]
async fn what_cannot_be_written_keeps_nothing_else_from_it() {
    on_both("apart", async |store| {
        let (ann, cas) = (guest(store, 1, "Ann").await, guest(store, 2, "Cas").await);
        let (one, other) =
            (table(store, 10, AnyGame::Pate, &ann, wish(2), 0).await, table(store, 11, AnyGame::Pate, &ann, wish(2), 0).await);
        store.forget_person(&cas.id).await.expect("she is forgotten");
        let sit = Command::Sit { seat: None, name: cas.name.clone(), face: None };
        let by_nobody = apply(&one, &sit, Actor::Person(&person_id(&cas)), NOW).expect("she may").expect("it is news");
        let fill = |table| apply(table, &Command::Fill(bots::Level::Don), Actor::Person(&person_id(&ann)), NOW);
        let filled = || fill(&other).expect("she may").expect("it is news");
        let change = |before, transition| store.change(Change::of(before, transition, NOW).0, || {});
        let mut nobodys = one.clone();
        (nobodys.id, nobodys.host) = (number(12).as_str().into(), Some(person_id(&cas)));
        let (a, b, c, d) =
            tokio::join!(change(&one, by_nobody), store.add_table(&nobodys), change(&other, filled()), change(&other, filled()));
        assert!(a.is_err() && b.is_err(), "{a:?} {b:?}");
        assert_eq!((c.expect("it is written"), d.expect("it is answered")), (true, false), "the second did not know the first");
        assert_eq!(stored(store, &one.id).await.version, 0);
        assert!(store.table(&nobodys.id).await.expect("it answers").is_none());
        assert!(store.words(&one.id, None, 5).await.expect("it goes on").is_empty());
    })
    .await;
}

#[tokio::test]
async fn many_changes_at_once_are_all_there() {
    on_both("group", async |store| {
        let ann = guest(store, 1, "Ann").await;
        let mut tables = Vec::new();
        for of in 0..40 {
            tables.push(table(store, 100 + of, AnyGame::Capone, &ann, wish(3), 2).await);
        }
        let all = tables.into_iter().map(|table| async move { played(store, begun(store, &table, NOW).await, 20, NOW).await });
        for table in futures_util::future::join_all(all).await {
            assert_eq!(told(&stored(store, &table.id).await), told(&table));
        }
        assert_eq!(store.running().await.expect("it answers").len(), 40);
    })
    .await;
}

/// What everybody has in common is stored once, and what goes without saying not at all.
#[tokio::test]
async fn a_game_needs_few_bytes() {
    on_both("bytes", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        for (of, game) in AnyGame::ALL.iter().enumerate() {
            let mut over = table(store, 10 + of as u64, *game, &ann, wish(3), 1).await;
            let (name, face) = (bob.name.clone(), None);
            over = give(store, &over, Actor::Person(&person_id(&bob)), &Command::Sit { seat: None, name, face }, NOW).await;
            over = played(store, begun(store, &over, NOW).await, 5_000, NOW).await;
            let course = over.begun().expect("it has begun");
            let lines = course.record(Viewer::Everyone).lines().count();
            let packed = store
                .number(&format!("SELECT CAST(length(plays) AS BIGINT) FROM games WHERE table_key = {}", store.key(&over.id)))
                .await;
            assert!(packed <= 3 * lines as i64 && packed > lines as i64, "{game:?}: {packed} bytes for {lines} lines");
        }
        assert_eq!(store.number("SELECT COUNT(*) FROM editions").await, 3, "one for each game");
    })
    .await;
}

#[tokio::test]
async fn clocks_are_set_forward_by_the_time_in_which_no_node_was_alive() {
    on_both("nodes", async |store| {
        let ann = guest(store, 1, "Ann").await;
        let live = Wish { pace: Pace::Live { minutes: 5, increment: 0 }, ..wish(2) };
        let clock = begun(store, &table(store, 10, AnyGame::Pate, &ann, live, 1).await, NOW).await;
        let none = begun(store, &table(store, 11, AnyGame::Pate, &ann, wish(2), 1).await, NOW).await;
        let since = async || (stored(store, &clock.id).await.progress.since, stored(store, &none.id).await.progress.since);
        store.register_node("one", NOW, 5_000).await.expect("it is there");
        store.register_node("two", NOW + 4_000, 5_000).await.expect("it was a blink");
        assert_eq!(since().await, (NOW, NOW));
        assert!(store.heartbeat("one", NOW + 6_000).await.expect("it is known"));
        assert!(store.remove_dead_nodes(NOW + 5_000).await.expect("one is dead"));
        assert!(!store.remove_dead_nodes(NOW + 5_000).await.expect("no other is"));
        assert!(!store.heartbeat("two", NOW + 7_000).await.expect("it is not known any more"));
        store.register_node("three", NOW + 106_000, 5_000).await.expect("it is there");
        assert_eq!(since().await, (NOW + 100_000, NOW));
        assert_eq!(stored(store, &clock.id).await.version, clock.version + 1, "whoever had it in hand reads it again");

        let lease = async |node, now| store.lease_if_shared(&clock.id, node, now, now + 10).await.expect("it answers");
        let taken = [lease("one", 0).await, lease("two", 5).await, lease("one", 5).await, lease("two", 20).await];
        assert_eq!(taken, if store.is_shared() { [true, false, true, true] } else { [true; 4] });
    })
    .await;
}

/// A byte that changes at rest is found when the game is read, and the table named; others are not touched by it.
#[tokio::test]
async fn damage_at_rest_is_named() {
    on_both("damage", async |store| {
        let ann = guest(store, 1, "Ann").await;
        let whole =
            played(store, begun(store, &table(store, 10, AnyGame::Pate, &ann, wish(2), 1).await, NOW).await, 20, NOW).await;
        for (of, statement) in (11..).zip([
            "UPDATE games SET digest = plays WHERE table_key =",
            "UPDATE games SET lines = lines + 1 WHERE table_key =",
            "UPDATE games SET progress = '{' WHERE table_key =",
            "UPDATE games SET plays = digest WHERE table_key =",
            "UPDATE tables SET setup = '{}' WHERE key =",
            "UPDATE tables SET seed = (SELECT digest FROM games WHERE table_key = key) WHERE key =",
            "UPDATE tables SET game = 'monopoly' WHERE key =",
            "UPDATE tables SET stage = 'asleep' WHERE key =",
            "UPDATE tables SET edition = NULL WHERE key =",
        ]) {
            let damaged = begun(store, &table(store, of, AnyGame::Pate, &ann, wish(2), 1).await, NOW).await;
            let damaged = played(store, damaged, 20, NOW).await;
            store.execute(&format!("{statement} {}", store.key(&damaged.id))).await;
            let error = store.table(&damaged.id).await.err().expect("it is found");
            assert!(matches!(&error, StoreError::Damaged { table, .. } if *table == *damaged.id), "{statement}: {error}");
            assert!(error.to_string().contains(&*damaged.id), "{error}");
        }
        assert_eq!(told(&stored(store, &whole.id).await), told(&whole));
        let listed = store.list_of(&ann.id, 50).await.expect("it answers");
        assert_eq!(listed.len(), 8, "two of them cannot even be listed");
        store.register_node("late", NOW + 1_000_000, 0).await.expect("nobody is kept from beginning");
    })
    .await;
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_an_empty_seat() {
    on_both("forgotten", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        let mut now = table(store, 10, AnyGame::Pate, &ann, wish(2), 0).await;
        let (name, face) = (bob.name.clone(), None);
        now = give(store, &now, Actor::Person(&person_id(&bob)), &Command::Sit { seat: None, name, face }, NOW).await;
        now = played(store, begun(store, &now, NOW).await, 5, NOW).await;
        let forget = apply(&now, &Command::Forget, Actor::Person(&person_id(&ann)), NOW).expect("she may").expect("it is news");
        now = keep(store, &now, forget, NOW).await;
        store.forget_person(&ann.id).await.expect("she is forgotten");
        let read = stored(store, &now.id).await;
        assert_eq!(read.host, None);
        assert_eq!(read.places[1].sitter, sitter(&bob));
        assert_eq!(read.begun().expect("it goes on").digest(), now.begun().expect("it goes on").digest());
        assert_eq!(store.telling_of(&bob.id).await.expect("it answers"), [now.id.clone()]);
    })
    .await;
}

/// Somebody may be forgotten past the node that has their table in hand. It reads the table again, and the game goes on to its end.
#[tokio::test]
async fn a_table_in_hand_is_read_again_once_somebody_was_forgotten() {
    on_both("stale", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        let mut now = table(store, 10, AnyGame::Pate, &ann, Wish { rated: true, ..wish(2) }, 0).await;
        let (name, face) = (bob.name.clone(), None);
        now = give(store, &now, Actor::Person(&person_id(&bob)), &Command::Sit { seat: None, name, face }, NOW).await;
        let in_hand = played(store, begun(store, &now, NOW).await, 5, NOW).await;
        store.forget_person(&ann.id).await.expect("she is forgotten");
        let leave = apply(&in_hand, &Command::Leave, Actor::Person(&person_id(&bob)), NOW).expect("he may").expect("it is news");
        let (stale, _) = Change::of(&in_hand, leave, NOW);
        assert!(!store.change(stale, || {}).await.expect("it answers"), "nobody has read it again");
        let over = played(store, stored(store, &in_hand.id).await, 5_000, NOW).await;
        assert_eq!((over.stage, told(&stored(store, &over.id).await)), (Stage::Finished, told(&over)));
    })
    .await;
}
