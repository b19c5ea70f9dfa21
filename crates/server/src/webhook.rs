//! Addresses that are called when it is somebody's turn, and that must not lead into the host's own network.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::time::Duration;

use axum::http::Uri;
use engine::Message;
use tokio::net::lookup_host;
use tokio::time::timeout;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};

use crate::problem::{Problem, Result};

/// How long a call may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Calls a webhook. Its URL may hold a secret, so failures are told without it.
pub(crate) fn send_call(url: &str, call: String, allow_local: bool) -> Result<(), String> {
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
pub(crate) async fn check_webhook(url: &str, allow_local: bool) -> Result<()> {
    let bad = || Problem::Bad(Message::new("problem-webhook"));
    let uri: Uri = url.parse().map_err(|_| bad())?;
    let usual = match uri.scheme_str() {
        Some("https") => 443,
        Some("http") => 80,
        _ => return Err(bad()),
    };
    if allow_local {
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
}
