//! The description of the API that programs rely on.

use engine::kit::assert_golden;

use crate::common::TestServer;

/// A change to the API shows as a changed line of `docs/openapi.json`.
#[tokio::test]
async fn the_openapi_document_is_the_one_in_the_documentation() {
    let server = TestServer::new("openapi").await;
    let (_, document) = server.ask("GET", "/openapi.json", None, None).await;
    let text = serde_json::to_string_pretty(&document).expect("it is JSON");
    assert_golden("../../docs/openapi.json", &(text + "\n"));
}
