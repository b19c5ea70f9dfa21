//! Words, notes, ratings, notices.

use games::AnyGame;
use store::{Player, Rating};
use tables::Wish;

use crate::shared::{NOW, guest, number, on_both, table, wish};

#[tokio::test]
async fn words_come_in_their_order_and_not_from_those_who_are_not_heard() {
    on_both("words", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        let (one, other) =
            (table(store, 10, AnyGame::Pate, &ann, wish(2), 0).await, table(store, 11, AnyGame::Pate, &ann, wish(2), 0).await);
        for (of, person) in [(1, &ann), (2, &bob), (3, &ann)] {
            store.say(&one.id, &number(of), &person.id, &format!("word {of} – „ü“"), NOW + of as i64).await.expect("it is said");
        }
        store.say(&other.id, &number(4), &ann.id, "elsewhere", NOW).await.expect("it is said");
        let words = async |reader: Option<&str>, most| {
            let words = store.words(&one.id, reader, most).await.expect("it answers");
            words.into_iter().map(|line| (line.id, line.person, line.name, line.words, line.at)).collect::<Vec<_>>()
        };
        let said = |of: u64, id: &str, name: &str| {
            (number(of), id.to_owned(), name.to_owned(), format!("word {of} – „ü“"), NOW + of as i64)
        };
        let all = [said(1, &ann.id, "Ann"), said(2, &bob.id, "Bob"), said(3, &ann.id, "Ann")];
        assert_eq!(words(None, 9).await, all);
        assert_eq!(words(Some(&bob.id), 2).await, all[1..]);
        for _ in 0..2 {
            store.mute(&bob.id, &ann.id, true).await.expect("he does not hear her");
        }
        assert_eq!(words(Some(&bob.id), 9).await, all[1..2]);
        assert_eq!(words(Some(&ann.id), 9).await, all);
        store.mute(&bob.id, &ann.id, false).await.expect("he hears her again");
        assert_eq!(words(Some(&bob.id), 9).await, all);
    })
    .await;
}

#[tokio::test]
async fn notes_are_private_and_notices_are_sent_once() {
    on_both("notes", async |store| {
        let (ann, bob) = (guest(store, 1, "Ann").await, guest(store, 2, "Bob").await);
        let one = table(store, 10, AnyGame::Pate, &ann, wish(2), 0).await;
        for words in ["first", "second"] {
            store.write_note(&one.id, &ann.id, words).await.expect("it is noted");
        }
        assert_eq!(store.note(&one.id, &ann.id).await.expect("it answers").as_deref(), Some("second"));
        assert_eq!(store.note(&one.id, &bob.id).await.expect("it answers"), None);
        let told = async |number, person: &str| store.tell_once(&one.id, number, person).await.expect("it answers");
        assert_eq!(
            [told(1, &ann.id).await, told(1, &ann.id).await, told(2, &ann.id).await, told(1, &bob.id).await],
            [true, false, true, true]
        );
    })
    .await;
}

#[tokio::test]
async fn a_game_is_rated_once() {
    on_both("ratings", async |store| {
        let ann = guest(store, 1, "Ann").await;
        let mut tables = Vec::new();
        for of in 10..13 {
            tables.push(table(store, of, AnyGame::Pate, &ann, Wish { rated: true, ..wish(2) }, 1).await);
        }
        let (person, bot) = (Player::Person(ann.id.clone()), Player::Bot("capo".to_owned()));
        let players = [Some(person.clone()), Some(bot.clone()), None];
        let settle = |before: &[Option<Rating>]| {
            assert!(before[2].is_none());
            let one = |player: &Player, before: &Option<Rating>, mean| Rating {
                player: player.clone(),
                mean,
                deviation: before.as_ref().map_or(8.0, |before| before.deviation - 1.0),
                games: before.as_ref().map_or(0, |before| before.games) + 1,
            };
            vec![one(&person, &before[0], 30.5), one(&bot, &before[1], 20.25)]
        };
        for index in [0, 0, 1] {
            store.rate(&tables[index].id, "pate", &players, settle).await.expect("it is counted");
        }
        let ratings = store.ratings("pate").await.expect("it answers");
        let told: Vec<_> = ratings.iter().map(|named| (named.rating.clone(), named.name.as_deref())).collect();
        let rating = |player: &Player, mean| Rating { player: player.clone(), mean, deviation: 7.0, games: 2 };
        assert_eq!(told, [(rating(&person, 30.5), Some("Ann")), (rating(&bot, 20.25), None)]);
        let own = store.ratings_of(&ann.id).await.expect("it answers");
        assert_eq!(own.iter().map(|own| (own.game.as_str(), own.rating.games)).collect::<Vec<_>>(), [("pate", 2)]);
        assert!(store.ratings("capone").await.expect("it answers").is_empty());
        // Somebody who was forgotten while it was counted: it is counted again at the next start, without them.
        store.forget_person(&ann.id).await.expect("she is forgotten");
        assert!(store.rate(&tables[2].id, "pate", &players, settle).await.is_err());
        let ratings = store.ratings("pate").await.expect("it answers");
        assert_eq!(ratings.iter().map(|named| &named.rating).collect::<Vec<_>>(), [&rating(&bot, 20.25)]);
    })
    .await;
}
