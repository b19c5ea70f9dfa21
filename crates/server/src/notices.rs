//! "It is your turn", by mail and by webhook: for those who asked for it and do not look at the table anyway.

use std::sync::Arc;

use engine::Message;
use serde::Serialize;
use store::{Person, StoreError};
use tables::{Sitter, Table};
use tokio::task::AbortHandle;

use crate::mail::Smtp;
use crate::node::Node;
use crate::room::Room;
use crate::texts::phrases;
use crate::webhook::send_call;

/// A decision that a person has to make.
#[derive(Clone, PartialEq, Eq)]
struct Awaited {
    person: String,
    position: u32,
}

impl Awaited {
    fn at(table: &Table) -> Option<Awaited> {
        let seat = table.turn().filter(|seat| table.bot_at(*seat).is_none())?;
        let Sitter::Person { id, .. } = &table.places[seat.index()].sitter else { return None };
        Some(Awaited { person: id.to_string(), position: table.course.as_ref()?.position() })
    }
}

/// The notice that a table may send next: it waits until its decision is made, or has been awaited for a while.
#[derive(Default)]
pub(crate) struct Notice {
    awaited: Option<Awaited>,
    waiting: Option<AbortHandle>,
}

impl Notice {
    /// Looks at a table that has changed. The game does not wait for it.
    pub(crate) fn follow(&mut self, node: &Arc<Node>, room: &Arc<Room>, table: &Table) {
        let awaited = Awaited::at(table);
        if awaited == self.awaited {
            return;
        }
        if let Some(waiting) = self.waiting.take() {
            waiting.abort();
        }
        self.awaited.clone_from(&awaited);
        self.waiting = awaited.map(|awaited| tell_later(Arc::clone(node), room, awaited));
    }
}

/// Tells a person of a decision, if it is still awaited after a while.
fn tell_later(node: Arc<Node>, room: &Arc<Room>, awaited: Awaited) -> AbortHandle {
    // Only a weak hold on the table, so that it can be let go of meanwhile.
    let room = Arc::downgrade(room);
    let telling = async move {
        node.world.sleep(node.settings.notice_grace.as_millis() as u64).await;
        let table = room.upgrade().map(|room| room.table());
        let Some(table) = table.filter(|table| Awaited::at(table).as_ref() == Some(&awaited)) else { return };
        if let Err(error) = tell_now(&node, &table, &awaited).await {
            tracing::warn!(table = %table.id, %error, "a notice could not be sent");
        }
    };
    tokio::spawn(telling).abort_handle()
}

async fn tell_now(node: &Node, table: &Table, awaited: &Awaited) -> Result<(), StoreError> {
    if node.presence.has(&table.id, &awaited.person) {
        return Ok(());
    }
    let person = node.store.person(&awaited.person).await?;
    let Some(person) = person.filter(|person| person.wants_notices && !person.is_banned) else { return Ok(()) };
    let mail = node.settings.smtp.as_ref().zip(person.email.as_deref());
    if mail.is_none() && person.webhook.is_none() {
        return Ok(());
    }
    // Noted before it is sent: rather no notice than two.
    if !node.store.tell_once(&table.id, i64::from(table.progress.turn), &person.id).await? {
        return Ok(());
    }
    let link = format!("{}/tables/{}", node.settings.base_url, table.id);
    let mailed = async {
        let Some((smtp, address)) = mail else { return Ok(()) };
        send_mail(smtp, address, &person, table, &link, &node.settings.base_url).await
    };
    let called = async {
        let Some(url) = person.webhook.clone() else { return Ok(()) };
        let call = Call { table: &table.id, game: table.game.id(), position: awaited.position, link: &link, name: &person.name };
        let call = serde_json::to_string(&call).expect("a call is plain data");
        let allow_local = node.settings.allow_local_webhooks;
        let done = tokio::task::spawn_blocking(move || send_call(&url, call, allow_local)).await;
        done.unwrap_or_else(|error| Err(error.to_string()))
    };
    let (mailed, called) = tokio::join!(mailed, called);
    for (way, done) in [("mail", mailed), ("webhook", called)] {
        if let Err(why) = done {
            tracing::warn!(table = %table.id, person = person.id, way, why, "a notice did not arrive");
        }
    }
    Ok(())
}

/// Tells somebody by mail.
async fn send_mail(smtp: &Smtp, address: &str, person: &Person, table: &Table, link: &str, base_url: &str) -> Result<(), String> {
    let words = phrases(table.game, person.language.parse().unwrap_or_default());
    let subject = Message::new("notice-subject").with("game", table.game.title());
    let body = Message::new("notice-body")
        .with("name", person.name.as_str())
        .with("game", table.game.title())
        .with("link", link)
        .with("account", format!("{base_url}/account"));
    smtp.send(address, words.say(&subject), words.say(&body)).await
}

/// What a webhook is told.
#[derive(Serialize)]
struct Call<'a> {
    table: &'a str,
    game: &'a str,
    position: u32,
    link: &'a str,
    name: &'a str,
}
