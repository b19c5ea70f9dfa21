//! The files that every page needs, part of the program.

use std::sync::LazyLock;

use games::AnyGame;

use crate::boards::folder;

/// A file that pages refer to.
pub struct Asset {
    /// Where a browser finds it.
    pub path: &'static str,
    /// What kind of file it is.
    pub kind: &'static str,
    text: Text,
}

enum Text {
    Fixed(&'static str),
    Made(LazyLock<String>),
}

pub(crate) const fn picture(path: &'static str, text: &'static str) -> Asset {
    Asset { path, kind: "image/svg+xml; charset=utf-8", text: Text::Fixed(text) }
}

const fn style(path: &'static str, make: fn() -> String) -> Asset {
    Asset { path, kind: "text/css; charset=utf-8", text: Text::Made(LazyLock::new(make)) }
}

macro_rules! sheets {
    ($($name:literal)*) => { [$(include_str!(concat!("../assets/style/", $name, ".css"))),*] };
}

/// What every page needs. Sheets of boards come after it, those of the pages around the tables at the end.
const BASE: &[&str] = &sheets![
    "base/tokens" "base/ground" "base/table" "base/controls" "base/player" "base/log" "base/tip" "base/pieces" "base/states"
    "base/narrow" "base/menus" "base/room" "base/front" "base/adviser" "base/lesson" "base/parts"
];
const SITE: &[&str] = &sheets!["site" "portraits"];

/// The style sheet.
pub static STYLE: Asset = style("/style.css", || {
    let boards = AnyGame::KNOWN.iter().map(|game| (folder(*game).style)());
    BASE.concat() + &boards.collect::<String>() + &SITE.concat()
});
/// What the style sheet must do where there is no script.
pub static NOSCRIPT_STYLE: Asset = style("/noscript.css", noscript_style);
/// The script.
pub static SCRIPT: Asset =
    Asset { path: "/script.js", kind: "text/javascript; charset=utf-8", text: Text::Fixed(include_str!("../assets/script.js")) };
/// All symbols, each under its name.
pub static SYMBOLS: Asset = picture("/symbols.svg", include_str!("../assets/symbols.svg"));
/// The faces of people and bots, each under its name.
pub static PORTRAITS: Asset = picture("/portraits.svg", include_str!("../assets/portraits.svg"));
/// The site's mark, for tabs and bookmarks.
pub static ICON: Asset = picture("/icon.svg", include_str!("../assets/icon.svg"));

/// All of them, for whoever serves them.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    let shared: [&Asset; 6] = [&STYLE, &NOSCRIPT_STYLE, &SCRIPT, &SYMBOLS, &PORTRAITS, &ICON];
    shared.into_iter().chain(AnyGame::KNOWN.iter().flat_map(|game| folder(*game).pictures()))
}

/// Changes whenever a file does, so that browsers may keep files for ever: every address in a page carries it.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let bytes = all().flat_map(|asset| asset.text().bytes());
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        format!("{hash:016x}")[..8].to_owned()
    });
    &VERSION
}

/// How many things of a page can be pointed at, at most, and still show their cards without the script.
const CARDS: usize = 128;

/// Without the script, the style sheet alone shows the card of what is pointed at, and what it is about. Kept apart, because a
/// browser that watches so many things at once is slow whenever a page changes.
fn noscript_style() -> String {
    let pointed = "is(:hover, :focus-within)";
    let cards =
        (0..CARDS).map(|at| format!(".table:has([data-at=\"{at}\"]:{pointed}) [data-tip=\"{at}\"] {{ display: block; }}\n"));
    let about = AnyGame::KNOWN.iter().flat_map(|game| (folder(*game).pointed_at)());
    let about = about.map(|id| {
        format!(".table:has(#{id}:{pointed}) [data-about~=\"{id}\"] {{ display: inline; opacity: 1; filter: drop-shadow(0 0 4px #fff1c9); }}\n")
    });
    cards.chain(about).collect()
}

impl Asset {
    /// What is in it.
    pub fn text(&self) -> &str {
        match &self.text {
            Text::Fixed(text) => text,
            Text::Made(text) => text,
        }
    }

    /// The address under which pages ask for it.
    pub fn address(&self) -> String {
        format!("{}?v={}", self.path, version())
    }
}
