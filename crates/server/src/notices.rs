//! "It is your turn", by mail and by webhook: for those who asked for it and do not look at the table anyway.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::http::Uri;
use engine::Message;
use lettre::message::{Mailbox, header::ContentType};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use serde::Serialize;
use store::{Person, StoreError};
use tables::{Sitter, Table};
use thiserror::Error;
use tokio::net::lookup_host;
use tokio::task::AbortHandle;
use tokio::time::timeout;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::lock::lock;
use crate::node::{Node, Settings};
use crate::problem::{Problem, Result};
use crate::room::Room;
use crate::texts::phrases;

/// How long a mail or a call may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// The host's way to send mail. It does not show its password.
#[derive(Clone, Debug)]
pub struct Smtp {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// Why no mail can be sent with these settings.
#[derive(Debug, Error)]
pub enum BadSmtp {
    /// The URL may hold a password, so it is not repeated.
    #[error("the SMTP URL cannot be used: write it like smtps://user:password@mail.example.org or smtp://localhost:25")]
    Url,
    /// The sender.
    #[error("{0:?} is no address to send mail from: write it like omerta@example.org")]
    From(String),
}

impl Smtp {
    /// `url`: `smtps://…`, `smtp://…?tls=required` for STARTTLS, or `smtp://…` without encryption.
    ///
    /// # Errors
    /// If one of them cannot be read.
    pub fn new(url: &str, from: &str) -> Result<Smtp, BadSmtp> {
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| BadSmtp::Url)?;
        let from = from.parse().map_err(|_| BadSmtp::From(from.to_owned()))?;
        Ok(Smtp { transport: transport.timeout(Some(PATIENCE)).build(), from })
    }
}

/// Who looks at which table just now, and through how many sockets.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<String, HashMap<String, usize>>>);

impl Presence {
    pub(crate) fn has(&self, table: &str, person: &str) -> bool {
        lock(&self.0).get(table).is_some_and(|people| people.contains_key(person))
    }

    /// Counts one more socket, and says whether it is the first.
    fn add(&self, table: &str, person: &str) -> bool {
        let mut all = lock(&self.0);
        let sockets = all.entry(table.to_owned()).or_default().entry(person.to_owned()).or_default();
        *sockets += 1;
        *sockets == 1
    }

    /// Counts one socket less, and says whether it was the last.
    fn remove(&self, table: &str, person: &str) -> bool {
        let mut all = lock(&self.0);
        let Some(people) = all.get_mut(table) else { return false };
        let Some(sockets) = people.get_mut(person) else { return false };
        *sockets -= 1;
        if *sockets > 0 {
            return false;
        }
        people.remove(person);
        if people.is_empty() {
            all.remove(table);
        }
        true
    }
}

/// Somebody looks at a table for as long as this is kept; the others at the table see who does.
pub(crate) struct Watching {
    node: Arc<Node>,
    room: Arc<Room>,
    person: String,
}

impl Watching {
    pub(crate) fn new(node: &Arc<Node>, room: &Arc<Room>, person: &str) -> Watching {
        let watching = Watching { node: Arc::clone(node), room: Arc::clone(room), person: person.to_owned() };
        if node.presence.add(&room.table().id, person) {
            watching.tell_others();
        }
        watching
    }

    fn tell_others(&self) {
        if self.room.table().seat_of(&self.person).is_some() {
            self.room.wake();
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        if self.node.presence.remove(&self.room.table().id, &self.person) {
            self.tell_others();
        }
    }
}

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

/// Sends a mail. Failures are told without addresses and without what the other server said.
async fn send_mail(smtp: &Smtp, address: &str, person: &Person, table: &Table, link: &str, base_url: &str) -> Result<(), String> {
    let words = phrases(table.game, person.language.parse().unwrap_or_default());
    let subject = Message::new("notice-subject").with("game", table.game.title());
    let body = Message::new("notice-body")
        .with("name", person.name.as_str())
        .with("game", table.game.title())
        .with("link", link)
        .with("account", format!("{base_url}/account"));
    let address: Address = address.parse().map_err(|_| "that is no e-mail address".to_owned())?;
    let mail = lettre::Message::builder()
        .from(smtp.from.clone())
        .to(Mailbox::new(None, address))
        .subject(words.say(&subject))
        .header(ContentType::TEXT_PLAIN)
        .body(words.say(&body))
        .map_err(|error| error.to_string())?;
    let sent = timeout(3 * PATIENCE, smtp.transport.send(mail)).await;
    match sent {
        Ok(Ok(_)) => Ok(()),
        Ok(Err(error)) => Err(match error.status() {
            Some(code) => format!("the mail server answered {code}"),
            None if error.is_tls() => "no safe line to the mail server".to_owned(),
            None => "the mail server did not answer as it should".to_owned(),
        }),
        Err(_) => Err("the mail server took too long".to_owned()),
    }
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

/// Calls a webhook. Its URL may hold a secret, so failures are told without it.
fn send_call(url: &str, call: String, allow_local: bool) -> Result<(), String> {
    // No redirects and no proxy: they would lead past the check of the address.
    let config = Config::builder().timeout_global(Some(PATIENCE)).max_redirects(0).proxy(None).build();
    let agent = ureq::Agent::with_parts(config, DefaultConnector::default(), Outwards { allow_local });
    let sent = agent.post(url).header("content-type", "application/json").send(call);
    sent.map(drop).map_err(|error| match error {
        ureq::Error::StatusCode(code) => format!("it answered {code}"),
        ureq::Error::Io(error) => error.kind().to_string(),
        ureq::Error::Timeout(_) => "it took too long".to_owned(),
        _ => "it cannot be called".to_owned(),
    })
}

/// Finds hosts, but none in the host's own network. The addresses that are checked are those that are called.
#[derive(Debug)]
struct Outwards {
    allow_local: bool,
}

impl Resolver for Outwards {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let fits = self.allow_local || found.iter().all(|address| is_public(address.ip()));
        if fits { Ok(found) } else { Err(ureq::Error::HostNotFound) }
    }
}

/// Whether a webhook may be set. A host that is not there and one that is inside get the same answer, so that nobody can find out
/// what is inside.
pub(crate) async fn check_webhook(url: &str, settings: &Settings) -> Result<()> {
    let bad = || Problem::Bad(Message::new("problem-webhook"));
    let uri: Uri = url.parse().map_err(|_| bad())?;
    let usual = match uri.scheme_str() {
        Some("https") => 443,
        Some("http") => 80,
        _ => return Err(bad()),
    };
    if settings.allow_local_webhooks {
        return Ok(());
    }
    let host = format!("{}:{}", uri.host().ok_or_else(bad)?, uri.port_u16().unwrap_or(usual));
    let Ok(Ok(mut found)) = timeout(PATIENCE, lookup_host(host)).await else { return Err(bad()) };
    if found.all(|address| is_public(address.ip())) { Ok(()) } else { Err(bad()) }
}

/// Whether an address is anybody's on the internet, and not one of the host's own network.
fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    // This network, carriers' own, protocols', tests', and everything that is not for one machine.
    let is_special = matches!((first, second, third), (0 | 224.., _, _) | (100, 64..128, _) | (192, 0, 0) | (198, 18 | 19, _));
    !(is_special || address.is_loopback() || address.is_private() || address.is_link_local() || address.is_documentation())
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    // Only 2000::/3 is given out; some of it leads to a version 4 address inside, or nowhere.
    first & 0xe000 == 0x2000 && !matches!((first, second), (0x2001, 0 | 0x0db8) | (0x2002, _))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_internet_are_public() {
        let inside = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "ff02::1",
        ];
        for address in inside {
            assert!(!is_public(address.parse().expect("an address")), "{address}");
        }
        for address in ["1.1.1.1", "100.128.0.1", "198.20.0.1", "2606:4700:4700::1111", "::ffff:8.8.8.8"] {
            assert!(is_public(address.parse().expect("an address")), "{address}");
        }
    }

    #[test]
    fn bad_mail_settings_are_refused_without_showing_the_password() {
        for url in ["mail.example.org", "http://user:secret@mail.example.org", "smtp://u:secret@h?tls=maybe", "smtp://"] {
            let why = Smtp::new(url, "omerta@example.org").expect_err("no URL for mail").to_string();
            assert!(why.contains("SMTP URL") && !why.contains("secret"), "{why}");
        }
        assert!(matches!(Smtp::new("smtp://localhost", "nobody"), Err(BadSmtp::From(_))));
        let good = Smtp::new("smtps://user:secret@mail.example.org", "Omertà <omerta@example.org>").expect("good settings");
        assert!(!format!("{good:?}").contains("secret"));
    }
}
