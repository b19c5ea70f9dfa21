//! The description of the API that programs rely on.

use axum::http::StatusCode;
use engine::kit::assert_golden;
use serde_json::{Map, json};

use crate::common::TestServer;
use crate::schemas::{DOCUMENT, misfit};

/// A change to the API shows as a changed line of `docs/openapi.json`.
#[tokio::test]
async fn the_openapi_document_is_the_one_in_the_documentation() {
    let server = TestServer::new("openapi").await;
    let (_, document) = server.ask("GET", "/openapi.json", None, None).await;
    let text = serde_json::to_string_pretty(&document).expect("it is JSON");
    assert_golden("../../docs/openapi.json", &(text + "\n"));
}

/// Who may ask is part of what programs rely on.
#[tokio::test]
async fn the_document_says_who_may_ask() {
    let server = TestServer::new("who-may-ask").await;
    let ann = server.guest("Ann").await;
    let id = server.table("pate", &[&ann, &server.guest("Bob").await]).await;
    let mut asked = [0; 2];
    for (path, item) in DOCUMENT["paths"].as_object().expect("paths") {
        for (method, request) in item.as_object().expect("requests") {
            let keys = request.get("security").unwrap_or(&DOCUMENT["security"]).as_array().expect("keys");
            let is_for_anybody = keys.iter().any(|key| key.as_object().is_some_and(Map::is_empty));
            let path = path.replace("{id}", &id).replace("{game}", "pate");
            let (status, answer) = server.ask(&method.to_uppercase(), &path, None, Some(json!({}))).await;
            // A request that lacks something is refused before anybody looks at who asks.
            if status != StatusCode::BAD_REQUEST {
                assert_eq!(status == StatusCode::UNAUTHORIZED, !is_for_anybody, "{method} {path}: {status} {answer}");
                asked[usize::from(is_for_anybody)] += 1;
            }
        }
    }
    assert!(asked[0] > 15 && asked[1] > 8, "{asked:?}");
}

/// Whatever is wrong, and wherever it is found, it is told in one form.
#[tokio::test]
async fn every_problem_has_the_same_form() {
    let server = TestServer::new("problem-forms").await;
    let people = [server.guest("Ann").await, server.guest("Bob").await];
    let id = server.table("pate", &people.each_ref().map(String::as_str)).await;
    let table = format!("/tables/{id}");
    let turn = server.get(&table, &people[0]).await["game_state"]["turn"].as_u64().expect("somebody decides");
    let decides = &people[turn as usize];
    for (method, path, body, status, code) in [
        ("GET", "/nothing".to_owned(), None, 404, "no-page"),
        ("GET", "/tables/none".to_owned(), None, 404, "no-table"),
        ("GET", "/tables/%ff".to_owned(), None, 400, "said"),
        ("GET", format!("{table}?since=soon"), None, 400, "said"),
        ("GET", format!("{table}/live"), None, 400, "said"),
        ("PUT", table.clone(), None, 405, "method"),
        ("POST", format!("{table}/decide"), Some(json!([])), 400, "request"),
        ("POST", format!("{table}/decide"), Some(json!({ "position": 99, "moves": ["pass"] })), 409, "stale"),
        ("POST", format!("{table}/nonce"), Some(json!({ "nonce": "0".repeat(64) })), 409, "has-begun"),
    ] {
        let (given, answer) = server.ask(method, &path, Some(decides), body).await;
        assert_eq!((given.as_u16(), answer["code"].as_str()), (status, Some(code)), "{method} {path}: {answer}");
        assert!(answer["error"].is_string(), "{answer}");
    }
}

/// The check that all other tests rely on finds what is missing, wrong or not documented.
#[test]
fn what_is_not_as_documented_is_found() {
    let listed = json!({ "$ref": "#/components/schemas/Listed" });
    assert_eq!(misfit(&listed, &json!({ "id": "1", "game": "pate", "stage": "waiting" })), None);
    for wrong in [
        json!({ "id": "1", "game": "pate" }),
        json!({ "id": 1, "game": "pate", "stage": "waiting" }),
        json!({ "id": "1", "game": "pate", "stage": "sleeping" }),
        json!({ "id": "1", "game": "pate", "stage": "waiting", "more": true }),
        json!([]),
    ] {
        assert!(misfit(&listed, &wrong).is_some(), "{wrong}");
    }
}
