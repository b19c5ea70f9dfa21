//! What a browser says of itself, in words that its owner recognises.

use engine::Message;

use crate::Site;

/// A browser on a system. What is not known is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Device {
    browser: Option<&'static str>,
    system: Option<&'static str>,
    is_mobile: bool,
}

/// What names a browser in what it says of itself. Most of them say that they are others, too: the first that fits is meant.
const BROWSERS: [(&str, &str); 14] = [
    ("Edg/", "Edge"),
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("OPR/", "Opera"),
    ("OPT/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("Epiphany/", "Epiphany"),
    ("Safari/", "Safari"),
];

/// Likewise for systems.
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

impl Device {
    /// From what a browser says of itself (its user agent).
    pub(crate) fn read(agent: &str) -> Device {
        let find = |known: &[(&str, &'static str)]| known.iter().find(|(part, _)| agent.contains(part)).map(|(_, name)| *name);
        Device { browser: find(&BROWSERS), system: find(&SYSTEMS), is_mobile: agent.contains("Mobile") }
    }

    /// Such as "Firefox on Linux".
    pub(crate) fn name(self, site: &Site<'_>) -> String {
        match (self.browser, self.system) {
            (Some(browser), Some(system)) => {
                site.words.say(&Message::new("page-device").with("browser", browser).with("system", system))
            }
            (Some(one), None) | (None, Some(one)) => one.to_owned(),
            (None, None) => site.word("page-device-unknown"),
        }
    }

    /// The symbol of such a device.
    pub(crate) fn sign(self) -> &'static str {
        match self.system {
            Some("iPad") => "ui-tablet",
            Some("Android") if !self.is_mobile => "ui-tablet",
            Some("iPhone" | "Android") => "ui-phone",
            _ => "ui-laptop",
        }
    }
}

#[cfg(test)]
mod tests {
    use games::{AnyGame, Language};

    use super::{BROWSERS, Device, SYSTEMS};
    use crate::{Preferences, Site, phrases};

    fn named(agent: &str) -> (String, &'static str) {
        let words = phrases(AnyGame::Pate, Language::English);
        let site = Site { words: &words, visitor: None, form: "", preferences: Preferences::default() };
        (Device::read(agent).name(&site), Device::read(agent).sign())
    }

    #[test]
    fn devices_have_names_that_their_owners_recognise() {
        for (agent, name, sign) in [
            ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux", "ui-laptop"),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0",
                "Edge on Windows",
                "ui-laptop",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                "Safari on iPhone",
                "ui-phone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36",
                "Chrome on Android",
                "ui-phone",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15; Tab) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36",
                "Chrome on Android",
                "ui-tablet",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
                "Safari on macOS",
                "ui-laptop",
            ),
            ("curl/8.9.1", "Unknown device", "ui-laptop"),
            ("", "Unknown device", "ui-laptop"),
        ] {
            assert_eq!(named(agent), (name.to_owned(), sign), "{agent}");
        }
    }

    #[test]
    fn a_name_never_holds_what_a_browser_made_up() {
        let known: Vec<&str> = BROWSERS.iter().chain(&SYSTEMS).map(|(_, name)| *name).chain(["Unknown device"]).collect();
        for agent in ["<b>Firefox/1</b>", "Chrome/ Android Mobile \u{202e}", "Firefox/Firefox/ Linux Linux", "on on on"] {
            let (name, _) = named(agent);
            assert!(name.split(" on ").all(|part| known.contains(&part)), "{name}");
        }
    }
}
