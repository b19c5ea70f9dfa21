//! Lists of tables.

use std::slice::from_ref;

use games::AnyGame;
use store::{ListedTable, Person};
use tables::{Actor, Command, Sitter, Stage, Table, Wish};

use crate::shared::{Database, NOW, begun, give, guest, number, on_both, person_id, played, sitter, table, wish};

/// A finished game of these two, that ended at about a time.
async fn over(store: &Database, of: u64, ann: &Person, bob: &Person, is_open: bool, at: i64) -> Table {
    let now = table(store, of, AnyGame::Pate, ann, Wish { open: is_open, ..wish(2) }, 0).await;
    let (name, face) = (bob.name.clone(), None);
    let now = give(store, &now, Actor::Person(&person_id(bob)), &Command::Sit { seat: None, name, face }, NOW).await;
    let now = begun(store, &now, NOW).await;
    give(store, &now, Actor::Person(&person_id(ann)), &Command::AgreeToStop(true), at).await;
    let now = store.table(&now.id).await.expect("it can be read").expect("it is there");
    give(store, &now, Actor::Person(&person_id(bob)), &Command::AgreeToStop(true), at).await
}

fn ids(listed: &[ListedTable]) -> Vec<&str> {
    listed.iter().map(|listed| &*listed.id).collect()
}

#[tokio::test]
async fn everybody_finds_their_own_tables_and_those_that_are_open() {
    on_both("lists", async |store| {
        let (ann, bob, cas) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await, guest(store, 3, "Cas").await);
        let first = over(store, 10, &ann, &bob, false, NOW + 1_000).await;
        let last = over(store, 11, &ann, &bob, true, NOW + 3_000).await;
        let between = over(store, 12, &bob, &ann, false, NOW + 2_000).await;
        let waiting = table(store, 13, AnyGame::Capone, &ann, Wish { open: true, ..wish(4) }, 1).await;
        let running =
            begun(store, &table(store, 14, AnyGame::Maffiosi, &bob, Wish { open: true, ..wish(3) }, 2).await, NOW + 10).await;
        let closed = table(store, 15, AnyGame::Pate, &ann, wish(2), 0).await;
        give(store, &closed, Actor::Person(&person_id(&ann)), &Command::Close, NOW + 9_000).await;

        let of = async |person: &Person, most| store.list_of(&person.id, most).await.expect("it answers");
        assert_eq!(ids(&of(&ann, 10).await), [&*last.id, &*between.id, &*first.id, &*waiting.id]);
        assert_eq!(ids(&of(&bob, 10).await), [&*last.id, &*between.id, &*first.id, &*running.id]);
        assert_eq!(ids(&of(&bob, 2).await), [&*last.id, &*between.id, &*running.id], "so many of each kind");
        assert!(of(&cas, 10).await.is_empty());

        let listed = of(&ann, 10).await;
        let expected = ListedTable {
            id: waiting.id.clone(),
            game: AnyGame::Capone,
            stage: Stage::Waiting,
            host: Some(person_id(&ann)),
            wish: Wish { open: true, ..wish(4) },
            places: None,
            changed: NOW,
            version: 0,
            seats: vec![sitter(&ann), Sitter::Bot(bots::Level::Picciotto), Sitter::Nobody, Sitter::Nobody],
        };
        assert_eq!(listed[3], expected);
        assert_eq!((listed[0].stage, listed[0].changed, &listed[0].places), (Stage::Stopped, NOW + 3_000, &None));

        let shared = async |person: &Person, viewer: Option<&str>, most| {
            let listed = store.list_shared(&person.id, viewer, most).await.expect("it answers");
            listed.into_iter().map(|listed| listed.id).collect::<Vec<_>>()
        };
        assert_eq!(shared(&ann, None, 9).await, [last.id.clone(), waiting.id.clone()]);
        assert_eq!(shared(&ann, Some(&cas.id), 9).await, [last.id.clone(), waiting.id.clone()]);
        assert_eq!(shared(&bob, Some(&ann.id), 9).await, [&last, &between, &first, &running].map(|table| table.id.clone()));
        assert_eq!(shared(&bob, Some(&ann.id), 2).await, [&last, &between, &running].map(|table| table.id.clone()));

        let open = async |stage| store.list_open(stage, 5).await.expect("it answers");
        assert_eq!(
            (ids(&open(Stage::Waiting).await), ids(&open(Stage::Running).await)),
            (vec![&*waiting.id], vec![&*running.id])
        );
        assert!(open(Stage::Stopped).await.is_empty());
        assert_eq!(ids(&store.list_running(&bob.id).await.expect("it answers")), [&*running.id]);
        assert!(store.list_running(&ann.id).await.expect("it answers").is_empty());
        assert_eq!(store.running().await.expect("it answers"), from_ref(&running.id));
        let idle = async |stage, since| store.idle(stage, since).await.expect("it answers");
        assert_eq!(idle(Stage::Waiting, NOW + 1).await, from_ref(&waiting.id));
        assert!(idle(Stage::Waiting, NOW).await.is_empty() && idle(Stage::Running, NOW + 10).await.is_empty());
        assert_eq!(idle(Stage::Running, NOW + 11).await, from_ref(&running.id));
        assert_eq!(store.telling_of(&ann.id).await.expect("it answers"), from_ref(&waiting.id));
        assert_eq!(store.telling_of(&bob.id).await.expect("it answers"), from_ref(&running.id));
    })
    .await;
}

#[tokio::test]
async fn a_played_game_tells_its_places_and_waits_to_be_rated() {
    on_both("places", async |store| {
        let ann = guest(store, 1, "Ann").await;
        let rated = Wish { rated: true, ..wish(3) };
        let over =
            played(store, begun(store, &table(store, 10, AnyGame::Capone, &ann, rated, 2).await, NOW).await, 5_000, NOW).await;
        let listed = store.list_of(&ann.id, 5).await.expect("it answers");
        assert_eq!((listed[0].stage, &listed[0].places), (Stage::Finished, &over.begun().expect("it was played").places()));
        assert!(listed[0].places.as_ref().is_some_and(|places| places.len() == 3));
        assert_eq!(store.unsettled().await.expect("it answers"), from_ref(&over.id));
        store.rate(&over.id, "capone", &[], |_| Vec::new()).await.expect("it is counted");
        assert!(store.unsettled().await.expect("it answers").is_empty());
    })
    .await;
}

/// Whoever made a table but sits at none of its seats, because others play at that screen, finds it too.
#[tokio::test]
async fn a_host_without_a_seat_finds_the_table() {
    on_both("hosts", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        let made = table(store, 10, AnyGame::Pate, &ann, wish(2), 0).await;
        let left = give(store, &made, Actor::Person(&person_id(&ann)), &Command::Leave, NOW).await;
        let (name, face) = (bob.name.clone(), None);
        give(store, &left, Actor::Person(&person_id(&bob)), &Command::Sit { seat: None, name, face }, NOW).await;
        for person in [&ann, &bob] {
            assert_eq!(ids(&store.list_of(&person.id, 5).await.expect("it answers")), [number(10)]);
        }
    })
    .await;
}

/// Lists are short, however much there is: the database walks along an index and sorts nothing.
#[tokio::test]
async fn lists_are_read_along_an_index() {
    on_both("plans", async |store| {
        if store.is_shared() {
            return; // PostgreSQL plans by what stands there, and here stands nothing.
        }
        for (query, index) in [
            ("SELECT table_key FROM seats WHERE person = 1 AND ended > 0 ORDER BY ended DESC LIMIT 5", "seats_of"),
            (
                "SELECT key FROM tables WHERE stage = ?1 AND is_open AND stage IN ('waiting', 'running') ORDER BY changed DESC",
                "open_tables",
            ),
            ("SELECT id FROM tables WHERE stage = 'running' AND stage IN ('waiting', 'running')", "unfinished"),
            ("SELECT id FROM tables WHERE stage = 'finished' AND NOT is_settled", "tables_to_settle"),
            ("SELECT key FROM tables WHERE host = 1 AND stage <> 'closed' ORDER BY changed DESC LIMIT 5", "tables_of"),
        ] {
            let plan = store.plan(query).await;
            assert!(plan.iter().any(|step| step.contains(index)), "{query}: {plan:?}");
            assert!(!plan.iter().any(|step| step.contains("TEMP B-TREE")), "{query}: {plan:?}");
        }
    })
    .await;
}
