//! The files that every page needs, part of the program.

use std::sync::{LazyLock, OnceLock};

use games::AnyGame;

use crate::boards::folder;

/// A file that pages refer to.
pub struct Asset {
    /// What it is called in its address.
    pub name: &'static str,
    /// What kind of file it is.
    pub kind: &'static str,
    text: Text,
    /// Made once: a page names some of them hundreds of times.
    address: OnceLock<String>,
}

enum Text {
    Fixed(&'static str),
    Made(LazyLock<String>),
}

pub(crate) const fn picture(name: &'static str, text: &'static str) -> Asset {
    Asset { name, kind: "image/svg+xml; charset=utf-8", text: Text::Fixed(text), address: OnceLock::new() }
}

const fn style(name: &'static str, make: fn() -> String) -> Asset {
    Asset { name, kind: "text/css; charset=utf-8", text: Text::Made(LazyLock::new(make)), address: OnceLock::new() }
}

macro_rules! sheets {
    ($($name:literal)*) => { [$(include_str!(concat!("../assets/style/", $name, ".css"))),*] };
}

macro_rules! modules {
    ($($name:literal)*) => {
        [$(Asset {
            name: concat!("script/", $name, ".js"),
            kind: "text/javascript; charset=utf-8",
            text: Text::Fixed(include_str!(concat!("../assets/script/", $name, ".js"))),
            address: OnceLock::new(),
        }),*]
    };
}

/// What every page needs. Sheets of boards come after it, those of the pages around the tables at the end.
const BASE: &[&str] = &sheets![
    "base/tokens" "base/ground" "base/table" "base/controls" "base/player" "base/log" "base/tip" "base/pieces" "base/states"
    "base/narrow" "base/menus" "base/room" "base/front" "base/adviser" "base/lesson" "base/parts"
];
const SITE: &[&str] = &sheets!["site" "portraits"];

/// The style sheet.
pub static STYLE: Asset = style("style.css", || {
    let boards = AnyGame::KNOWN.iter().map(|game| (folder(*game).style)());
    BASE.concat() + &boards.collect::<String>() + &SITE.concat()
});
/// What the style sheet must do where there is no script.
pub static NOSCRIPT_STYLE: Asset = style("noscript.css", noscript_style);
/// The script, module by module. Each imports only from those before it; the last one starts it all.
pub static MODULES: [Asset; 26] = modules![
    "state" "page" "notice" "morph" "motion" "sounds" "notifications" "pointing" "touch" "clicks" "choices" "kept" "chat"
    "notes" "update" "request" "past" "news" "forms" "keys" "live" "clocks" "rules" "sharing" "newTable" "main"
];
/// All symbols, each under its name.
pub static SYMBOLS: Asset = picture("symbols.svg", include_str!("../assets/symbols.svg"));
/// The faces of people and bots, each under its name.
pub static PORTRAITS: Asset = picture("portraits.svg", include_str!("../assets/portraits.svg"));
/// The site's mark, for tabs and bookmarks.
pub static ICON: Asset = picture("icon.svg", include_str!("../assets/icon.svg"));

/// All of them, for whoever serves them.
pub fn all() -> impl Iterator<Item = &'static Asset> {
    let shared: [&Asset; 5] = [&STYLE, &NOSCRIPT_STYLE, &SYMBOLS, &PORTRAITS, &ICON];
    shared.into_iter().chain(&MODULES).chain(AnyGame::KNOWN.iter().flat_map(|game| folder(*game).pictures()))
}

/// Changes whenever a file does, so that browsers may keep files for ever: every address carries it. It stands before the name,
/// so that what a module imports by a relative address carries it too.
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
    pub fn address(&self) -> &str {
        self.address.get_or_init(|| format!("/assets/{}/{}", version(), self.name))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::MODULES;

    /// What a module imports.
    fn imports(text: &str) -> impl Iterator<Item = &str> {
        text.lines().filter_map(|line| line.strip_prefix("import ")?.split_once("from \"./")?.1.strip_suffix("\";"))
    }

    #[test]
    fn every_module_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");
        let files = fs::read_dir(folder).expect("a folder").map(|file| file.expect("a file").file_name().into_string());
        let mut files: Vec<String> = files.map(|name| format!("script/{}", name.expect("a name"))).collect();
        let mut modules: Vec<&str> = MODULES.iter().map(|module| module.name).collect();
        files.sort();
        modules.sort_unstable();
        assert_eq!(files, modules);
    }

    #[test]
    fn modules_import_only_from_those_before_them() {
        for (at, module) in MODULES.iter().enumerate() {
            let stated = module.text().lines().filter(|line| line.starts_with("import ")).count();
            assert_eq!(imports(module.text()).count(), stated, "{} imports in a way of its own", module.name);
            for name in imports(module.text()).map(|name| format!("script/{name}")) {
                assert!(MODULES[..at].iter().any(|other| other.name == name), "{} imports {name}", module.name);
            }
        }
    }
}
