use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::Duration;

use crate::mail::Smtp;

/// What the host has set.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address under which people find the server, for links.
    pub base_url: String,
    /// How long a bot seems to think, at least.
    pub bot_pause: Duration,
    /// The host's own editions, by game and name: the text of each file.
    pub editions: BTreeMap<(String, String), String>,
    /// Proxies whose word on the address of a visitor is taken.
    pub trusted_proxies: Vec<IpAddr>,
    /// Requests a second that one account or address may make for long; bursts may be ten times as many.
    pub rate: u32,
    /// How mail is sent, if it is.
    pub smtp: Option<Smtp>,
    /// How long somebody has to decide before they are told that it is their turn.
    pub notice_grace: Duration,
    /// Whether webhooks may lead into the host's own network.
    pub allow_local_webhooks: bool,
    /// Worlds that the adviser imagines for a position, for a hint and for each decision of a finished game alike.
    pub advice: u32,
    /// How long guests are kept who do not come back.
    pub keep_guests: Duration,
    /// How long tables are kept that were given up before a game began.
    pub keep_closed: Duration,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            base_url: "http://localhost:4040".to_owned(),
            bot_pause: Duration::from_millis(900),
            editions: BTreeMap::new(),
            trusted_proxies: Vec::new(),
            rate: 50,
            smtp: None,
            notice_grace: Duration::from_secs(30),
            allow_local_webhooks: false,
            advice: advice::SIMULATIONS,
            keep_guests: Duration::from_hours(182 * 24),
            keep_closed: Duration::from_hours(7 * 24),
        }
    }
}
