//! What a host wants to know of a running server, in the format of Prometheus.

use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// Counters and gauges of one node.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Request, Counter>,
    request_seconds: Family<Route, Histogram>,
    /// Decisions of people that were taken.
    pub(crate) decisions: Counter,
    /// How long bots think, with the time in which they wait for each other.
    pub(crate) bot_seconds: Histogram,
    /// Lines that are open for live updates.
    pub(crate) sockets: Gauge,
    /// Tables in hand.
    tables: Gauge,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Request {
    method: String,
    route: String,
    status: u16,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct Route {
    route: String,
}

/// From a quarter of a millisecond to eight seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.000_25, 2.0, 16))
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("omerta"),
            requests: Family::default(),
            request_seconds: Family::new_with_constructor(seconds),
            decisions: Counter::default(),
            bot_seconds: seconds(),
            sockets: Gauge::default(),
            tables: Gauge::default(),
        };
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests, by route and status", metrics.requests.clone());
        registry.register("request_seconds", "Time from request to answer", metrics.request_seconds.clone());
        registry.register("decisions", "Decisions of people that were taken", metrics.decisions.clone());
        registry.register("bot_seconds", "Time in which bots think", metrics.bot_seconds.clone());
        registry.register("sockets", "Open lines for live updates", metrics.sockets.clone());
        registry.register("tables", "Tables in hand", metrics.tables.clone());
        metrics
    }
}

impl Metrics {
    /// Counts a request. The route is its pattern: an address would tell which tables there are.
    pub(crate) fn count(&self, method: &str, route: &str, status: u16, took: Duration) {
        let request = Request { method: method.to_owned(), route: route.to_owned(), status };
        self.requests.get_or_create(&request).inc();
        self.request_seconds.get_or_create(&Route { route: route.to_owned() }).observe(took.as_secs_f64());
    }

    /// All of it, as text.
    pub(crate) fn to_text(&self, tables: usize) -> String {
        self.tables.set(tables as i64);
        let mut page = String::new();
        // Writing into a text cannot fail.
        let _ = text::encode(&mut page, &self.registry);
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_can_be_read() {
        let metrics = Metrics::default();
        metrics.count("GET", "/tables/{id}", 200, Duration::from_millis(3));
        metrics.decisions.inc();
        let text = metrics.to_text(7);
        for line in [
            "omerta_requests_total{method=\"GET\",route=\"/tables/{id}\",status=\"200\"} 1",
            "omerta_decisions_total 1",
            "omerta_tables 7",
            "omerta_request_seconds_bucket{le=\"0.004\",route=\"/tables/{id}\"} 1",
        ] {
            assert!(text.contains(line), "no {line:?} in {text}");
        }
    }
}
