//! The files that every page needs, part of the program.

use std::sync::LazyLock;

/// A file that pages refer to.
pub struct Asset {
    /// Where a browser finds it.
    pub path: &'static str,
    /// What kind of file it is.
    pub kind: &'static str,
    /// What is in it.
    pub text: &'static str,
}

const fn picture(path: &'static str, text: &'static str) -> Asset {
    Asset { path, kind: "image/svg+xml; charset=utf-8", text }
}

/// The style sheet.
pub const STYLE: Asset = Asset {
    path: "/style.css",
    kind: "text/css; charset=utf-8",
    text: concat!(
        include_str!("../assets/style/base.css"),
        include_str!("../assets/style/pate.css"),
        include_str!("../assets/style/capone.css"),
        include_str!("../assets/style/maffiosi.css"),
        include_str!("../assets/style/site.css"),
    ),
};
/// What the style sheet must do where there is no script.
pub const NOSCRIPT_STYLE: Asset =
    Asset { path: "/noscript.css", kind: "text/css; charset=utf-8", text: include_str!("../assets/style/noscript.css") };
/// The script.
pub const SCRIPT: Asset =
    Asset { path: "/script.js", kind: "text/javascript; charset=utf-8", text: include_str!("../assets/script.js") };
/// All symbols, each under its name.
pub const SYMBOLS: Asset = picture("/symbols.svg", include_str!("../assets/symbols.svg"));
/// Southern Manhattan without anybody in it.
pub const CITY: Asset = picture("/city.svg", include_str!("../assets/city.svg"));
/// A city at night, from above, for Capone.
pub const NIGHT: Asset = picture("/night.svg", include_str!("../assets/night.svg"));
/// A long table from above with thirty chairs and nobody on them.
pub const DINNER_TABLE: Asset = picture("/dinner-table.svg", include_str!("../assets/dinner-table.svg"));
/// The site's mark, for tabs and bookmarks.
pub const ICON: Asset = picture("/icon.svg", include_str!("../assets/icon.svg"));
/// Manhattan at night, on the card of Der Pate.
pub const PATE_CARD: Asset = picture("/pate.svg", include_str!("../assets/pate.svg"));
/// Neon and a couple, on the card of Capone.
pub const CAPONE_CARD: Asset = picture("/capone.svg", include_str!("../assets/capone.svg"));
/// A long table from above, on the card of Maffiosi.
pub const MAFFIOSI_CARD: Asset = picture("/maffiosi.svg", include_str!("../assets/maffiosi.svg"));

/// All of them, for whoever serves them.
pub const ALL: [&Asset; 11] =
    [&STYLE, &NOSCRIPT_STYLE, &SCRIPT, &SYMBOLS, &CITY, &NIGHT, &DINNER_TABLE, &ICON, &PATE_CARD, &CAPONE_CARD, &MAFFIOSI_CARD];

/// Changes whenever a file does, so that browsers may keep files for ever: every address in a page carries it.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        let bytes = ALL.iter().flat_map(|asset| asset.text.bytes());
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        format!("{hash:016x}")[..8].to_owned()
    });
    &VERSION
}

impl Asset {
    /// The address under which pages ask for it.
    pub fn address(&self) -> String {
        format!("{}?v={}", self.path, version())
    }
}
