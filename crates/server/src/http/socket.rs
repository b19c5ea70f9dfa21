//! Live updates: one WebSocket for each viewer, server to client only. A slow viewer skips to the newest position.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Deserialize;
use tokio::time::timeout;
use web::Side;

use super::guard::{Extent, Path, Query, Visitor, must_be_from_here};
use super::table_json::TableJson;
use super::tables::side_named;
use super::{App, pages, room};
use crate::presence::Watching;
use crate::problem::{Problem, Result};
use crate::room::Room;

/// How long a quiet line is kept before it is tried.
const QUIET: Duration = Duration::from_secs(25);

#[derive(Deserialize)]
pub(super) struct Wanted {
    /// `json` or `html`.
    #[serde(default)]
    format: Option<String>,
    /// The language of the page that listens.
    #[serde(default)]
    language: Option<String>,
    /// From which side of the table the viewer looks, where there are several.
    #[serde(default)]
    side: Option<String>,
    /// The last position that the viewer has seen.
    #[serde(default)]
    since: Option<u32>,
}

/// The table as you may know it, on a WebSocket: at once, and again after every change, with what happened since the last message.
#[utoipa::path(get, path = "/tables/{id}/live", tag = "play", security((), ("token" = []), ("session" = [])), params(("id" = String, Path), ("since" = Option<u32>, Query, description = "the first message tells what happened after this line"), ("side" = Option<String>, Query, description = "where several people share a screen, the seat of the one who looks; public: what everybody may see")), responses((status = 101, description = "the line is open: every message is the table", body = TableJson), (status = 400, description = "this is not how a WebSocket is asked for")))]
pub(super) async fn live(
    State(node): State<App>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
    mut visitor: Visitor,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response> {
    if let Some(language) = wanted.language.as_deref().and_then(|code| code.parse().ok()) {
        visitor.language = language;
    }
    visitor.extent = Extent::Fragment;
    must_be_from_here(&headers, &node.settings)?;
    let room = room(&node, &id, visitor.person_id()).await?;
    let side = side_named(wanted.side.as_deref())?;
    Ok(upgrade?
        .max_message_size(1024)
        .read_buffer_size(1024)
        .write_buffer_size(0)
        .on_upgrade(move |socket| follow(node, room, visitor, wanted, side, socket)))
}

/// A line that is open for as long as this is kept.
struct Open(App);

impl Open {
    fn new(node: &App) -> Open {
        node.metrics.sockets.inc();
        Open(Arc::clone(node))
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.0.metrics.sockets.dec();
    }
}

async fn follow(node: App, room: Arc<Room>, visitor: Visitor, wanted: Wanted, side: Option<Side>, mut socket: WebSocket) {
    let mut follow = room.follow();
    let _watching = visitor.person_id().map(|person| Watching::new(&node.presence, &room, person));
    let _open = Open::new(&node);
    let mut since = wanted.since;
    loop {
        let table = Arc::clone(&follow.borrow_and_update());
        let text = if wanted.format.as_deref() == Some("html") {
            let part = pages::part(&node, &room, &table, &visitor, side).await;
            part.and_then(|part| Utf8Bytes::try_from(part).map_err(Problem::broken))
        } else {
            let body = TableJson::new(&node, &table, visitor.person_id(), side, since);
            serde_json::to_string(&body).map(Utf8Bytes::from).map_err(Problem::broken)
        };
        since = table.course.as_ref().map(|course| course.position());
        let Ok(text) = text else { return };
        if socket.send(Message::Text(text)).await.is_err() {
            return;
        }
        // What a client sends is not listened to; it only shows that it is still there.
        loop {
            tokio::select! {
                changed = follow.changed() => {
                    if changed.is_err() {
                        return;
                    }
                    break;
                }
                heard = timeout(QUIET, socket.recv()) => match heard {
                    Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return,
                    Ok(Some(Ok(_))) => {}
                    Err(_) => if socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        return;
                    },
                },
            }
        }
    }
}
