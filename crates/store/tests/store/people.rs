//! People, their sessions, and how they are forgotten.

use engine::Digest;
use store::{Person, Session, Token};
use tables::{Actor, Command};

use crate::shared::{NOW, begun, give, guest, number, on_both, person_id, stored, table, wish};

fn session(of: u8, person: &Person, expires: i64) -> Session {
    let (kind, label) = ("browser".to_owned(), "a telephone".to_owned());
    Session { token: Token(Digest([of; 32])), person: person.id.clone(), kind, label, created: NOW, seen: NOW, expires }
}

#[tokio::test]
async fn people_are_read_as_they_were_written() {
    on_both("people", async |store| {
        let ann = guest(store, 1, "Ann").await;
        assert_eq!(store.person(&ann.id).await.expect("it answers"), Some(ann.clone()));
        assert_eq!(store.person(&number(2)).await.expect("it answers"), None);
        assert_eq!(store.person("nobody").await.expect("it answers"), None);
        assert_eq!(store.person_named("ann").await.expect("it answers"), None, "a guest's name is anybody's");
        let some = |text: &str| Some(text.to_owned());
        let kept = Person {
            name: "Änn".to_owned(),
            password: some("hash"),
            email: some("ann@example.org"),
            webhook: some("https://example.org"),
            wants_notices: true,
            is_banned: true,
            language: "nl".to_owned(),
            face: some("hat"),
            ..ann.clone()
        };
        assert!(store.update_person(&kept).await.expect("it answers"));
        assert_eq!(store.person(&ann.id).await.expect("it answers"), Some(kept.clone()));
        assert_eq!(store.person_named("Änn").await.expect("it answers"), Some(kept.clone()));
        let thief = Person { name: "ÄNN".replace('Ä', "ä"), password: some("other"), ..guest(store, 2, "Bob").await };
        let thief = Person { name: kept.name.clone(), ..thief };
        assert!(!store.update_person(&thief).await.expect("it answers"), "the name is taken");
        assert!(store.add_person(&ann).await.is_err(), "she is there already");
    })
    .await;
}

#[tokio::test]
async fn sessions_end() {
    on_both("sessions", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        for (of, person, expires) in [(1, &ann, NOW + 10), (2, &ann, NOW + 20), (3, &bob, NOW + 20), (4, &ann, NOW + 30)] {
            store.add_session(&session(of, person, expires)).await.expect("a new session");
        }
        let token = |of: u8| Token(Digest([of; 32]));
        let found = async |of, now| store.session(token(of), now).await.expect("it answers").map(|(_, person)| person.name);
        assert_eq!(found(1, NOW).await.as_deref(), Some("Ann"));
        assert_eq!((found(1, NOW + 10).await, found(9, NOW).await), (None, None));
        assert_eq!(store.session(token(2), NOW).await.expect("it answers"), Some((session(2, &ann, NOW + 20), ann.clone())));
        assert_eq!(store.sessions_of(&ann.id, NOW + 15).await.expect("it answers").len(), 2);
        store.touch_session(token(1), NOW + 5, NOW + 50).await.expect("it lasts longer");
        assert_eq!(found(1, NOW + 10).await.as_deref(), Some("Ann"));
        assert!(!store.end_session(&ann.id, token(3)).await.expect("it answers"), "it is Bob's");
        assert!(store.end_session(&ann.id, token(2)).await.expect("it answers"));
        store.end_other_sessions(&ann.id, token(4)).await.expect("it answers");
        let left = store.sessions_of(&ann.id, NOW).await.expect("it answers");
        assert_eq!(left, [session(4, &ann, NOW + 30)]);
        assert_eq!(store.forget_sessions(NOW + 25).await.expect("it answers"), 1);
        assert_eq!((found(3, NOW).await, found(4, NOW).await.as_deref()), (None, Some("Ann")));
        let nobody = Person { id: number(7), ..ann };
        assert!(store.add_session(&session(7, &nobody, NOW)).await.is_err());
    })
    .await;
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_nothing_personal() {
    on_both("forget", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        let one = begun(store, &table(store, 10, games::AnyGame::Pate, &ann, wish(2), 1).await, NOW).await;
        store.add_session(&session(1, &ann, NOW + 10)).await.expect("a new session");
        store.say(&one.id, &number(20), &ann.id, "hello", NOW).await.expect("it is said");
        store.write_note(&one.id, &ann.id, "a note").await.expect("it is noted");
        store.mute(&ann.id, &bob.id, true).await.expect("she does not hear him");
        store.mute(&bob.id, &ann.id, true).await.expect("nor he her");
        assert!(store.tell_once(&one.id, 3, &ann.id).await.expect("it answers"));
        store.forget_person(&ann.id).await.expect("she is forgotten");
        assert_eq!(store.person(&ann.id).await.expect("it answers"), None);
        for table in ["sessions", "chat", "notes", "mutes", "notices"] {
            assert_eq!(store.number(&format!("SELECT COUNT(*) FROM {table}")).await, 0, "{table}");
        }
        assert_eq!(stored(store, &one.id).await.host, None);
    })
    .await;
}

#[tokio::test]
async fn guests_who_never_came_back_and_tables_that_were_never_played_are_found() {
    on_both("lost", async |store| {
        let [ann, bob, cas, dom] = [(1, "Ann"), (2, "Bob"), (3, "Cas"), (4, "Dom")];
        let mut people = Vec::new();
        for (of, name) in [ann, bob, cas, dom] {
            people.push(guest(store, of, name).await);
        }
        // Ann keeps her account, Bob was seen lately, Cas came long ago, Dom is banned and must stay so.
        store.update_person(&Person { password: Some("hash".to_owned()), ..people[0].clone() }).await.expect("kept");
        store.add_session(&session(1, &people[1], NOW + 99)).await.expect("a new session");
        store.touch_session(Token(Digest([1; 32])), NOW + 50, NOW + 99).await.expect("he is here");
        store.update_person(&Person { is_banned: true, ..people[3].clone() }).await.expect("banned");
        let lost = async |before| store.lost_guests(before, 10).await.expect("it answers");
        assert_eq!(lost(NOW + 20).await, [person_id(&people[2])]);
        assert_eq!(lost(NOW).await, []);
        assert_eq!(lost(NOW + 60).await.len(), 2);

        let mut tables = Vec::new();
        for of in [10, 11, 12] {
            tables.push(table(store, of, games::AnyGame::Pate, &people[1], wish(2), 1).await);
        }
        let bobs = person_id(&people[1]);
        for (index, at) in [(0, NOW + 5), (1, NOW + 50)] {
            store.say(&tables[index].id, &number(30 + index as u64), &bobs, "hello", NOW).await.expect("it is said");
            store.write_note(&tables[index].id, &bobs, "a note").await.expect("it is noted");
            give(store, &tables[index], Actor::Person(&bobs), &Command::Close, at).await;
        }
        assert_eq!(store.forget_closed(NOW + 20, 10).await.expect("it answers"), 1);
        let is_there = async |index: usize| store.table(&tables[index].id).await.expect("it answers").is_some();
        assert_eq!([is_there(0).await, is_there(1).await, is_there(2).await], [false, true, true]);
        assert_eq!(store.number("SELECT COUNT(*) FROM chat").await, 1);
        assert_eq!(store.forget_closed(NOW + 20, 10).await.expect("it answers"), 0);
    })
    .await;
}
