//! Guided first games: anybody may open every step, and only the decision that is asked for leads on.

use crate::common::TestServer;
use axum::body::Body;
use axum::http::{HeaderMap, Request, StatusCode};
use games::{AnyGame, Language};
use web::Lesson;

async fn look(server: &TestServer, path: &str) -> (StatusCode, HeaderMap, String) {
    let request = Request::builder().uri(path).header("accept", "text/html").body(Body::empty());
    server.send(request.expect("a good request")).await
}

/// Hands in a decision by the form, as somebody unknown.
async fn hand_in(server: &TestServer, path: &str, moves: &[&str]) -> (StatusCode, String) {
    let body = format!("form=&position=0&moves={}", moves.join("%0A").replace(' ', "+"));
    let request = Request::builder().method("POST").uri(path).header("accept", "text/html");
    let request = request.header("content-type", "application/x-www-form-urlencoded").body(Body::from(body));
    let (status, headers, _) = server.send(request.expect("a good request")).await;
    let onward = headers.get("location").and_then(|value| value.to_str().ok()).unwrap_or_default();
    (status, onward.to_owned())
}

#[tokio::test]
async fn every_lesson_can_be_played_through() {
    let server = TestServer::new("learn").await;
    for game in AnyGame::ALL {
        let (lesson, id) = (Lesson::of(*game).expect("a lesson"), game.id());
        let (_, headers, _) = look(&server, &format!("/learn/{id}")).await;
        assert_eq!(headers["location"], format!("/learn/{id}/1"));
        for number in 1..=lesson.length() {
            let path = format!("/learn/{id}/{number}");
            let (status, _, page) = look(&server, &path).await;
            assert_eq!(status, StatusCode::OK, "{path}: {page}");
            let asked: Vec<&str> = lesson.asked(number).collect();
            if !asked.is_empty() {
                let next = format!("/learn/{id}/{}", number + 1);
                assert_eq!(hand_in(&server, &format!("{path}/decide"), &asked).await, (StatusCode::SEE_OTHER, next.clone()));
                // What is asked for and whole need not be handed in.
                let draft = asked.join("%0A").replace(' ', "%20");
                assert_eq!(look(&server, &format!("{path}?draft={draft}")).await.1["location"], next);
            }
        }
    }
}

#[tokio::test]
async fn another_decision_is_answered_kindly_and_nonsense_is_refused() {
    let server = TestServer::new("learn-otherwise").await;
    let district = Lesson::of(AnyGame::Pate).expect("a lesson").asked(2).collect::<Vec<_>>();
    assert_eq!(district, ["district 0"]);
    let (status, onward) = hand_in(&server, "/learn/pate/2/decide", &["district 1"]).await;
    assert_eq!((status, onward.as_str()), (StatusCode::SEE_OTHER, "/learn/pate/2?otherwise=true"));
    let words = web::phrases(AnyGame::Pate, Language::English).word("page-learn-otherwise");
    assert!(look(&server, &onward).await.2.contains(&words));
    assert_eq!(hand_in(&server, "/learn/pate/2/decide", &["district 2"]).await.0, StatusCode::BAD_REQUEST);
    assert_eq!(hand_in(&server, "/learn/pate/1/decide", &["district 0"]).await.0, StatusCode::BAD_REQUEST);
    for path in ["/learn/poker", "/learn/pate/0", "/learn/pate/99"] {
        assert_eq!(look(&server, path).await.0, StatusCode::NOT_FOUND, "{path}");
    }
}
