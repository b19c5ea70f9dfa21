//! "Check the dice": why nobody could choose a roll, and the proof of this game.

use engine::Message;
use games::AnyGame;
use maud::{Markup, html};

use crate::boards::folder;
use crate::parts::symbol_small;
use crate::{Badge, Context, Site, Sitter};

/// What the page about a table's dice shows.
pub struct FairPage<'a> {
    /// Whom it is for.
    pub site: Site<'a>,
    /// The table.
    pub context: Context<'a>,
    /// The game.
    pub game: AnyGame,
    /// The seal: the digest of the secret, shown before anybody sat down.
    pub seal: String,
    /// What each seat added, with the family and who sat there.
    pub numbers: Vec<(Badge, Sitter, String)>,
    /// Whether the one who made the table has chosen the secret.
    pub is_seed_chosen: bool,
    /// The secret and what came of checking the record, once the game has ended.
    pub proof: Option<Proof>,
}

/// What came of checking a record.
pub struct Proof {
    /// The secret of the dice.
    pub secret: String,
    /// How many draws were checked, or what is wrong.
    pub verdict: Result<usize, String>,
}

/// The page.
pub fn fair_page(page: &FairPage<'_>) -> Markup {
    let FairPage { site, context, .. } = page;
    // A game without dice speaks of cards only.
    let say = |key| context.say(&Message::new(key).with("luck", folder(page.game).luck));
    let title = format!("{} · {}", page.game.title(), say("page-check-dice"));
    let main = html! {
        h1 { (title) }
        section.panel.on-paper.dice-proof {
            @if page.is_seed_chosen { p { b { (site.word("page-fair-chosen")) } } }
            @else { @for word in ["page-fair-sealed", "page-fair-added", "page-fair-follows"] { p { (say(word)) } } }
            @match &page.proof {
                Some(Proof { verdict: Ok(draws), .. }) => p.holds { (symbol_small("ui-check")) " " b { (context.say(&Message::new("page-fair-holds").with("draws", *draws))) } },
                Some(Proof { verdict: Err(why), .. }) => p.broken role="alert" { (symbol_small("ui-cross")) " " b { (context.say(&Message::new("page-fair-broken").with("why", why.as_str()))) } },
                None => p { b { (site.word("page-fair-later")) } },
            }
            dl {
                dt { (site.word("page-fair-seal")) } dd { code.share { (page.seal) } }
                @if let Some(proof) = &page.proof { dt { (site.word("page-fair-secret")) } dd { code.share { (proof.secret) } } }
                dt { (site.word("page-fair-numbers")) }
                @for (badge, sitter, number) in &page.numbers {
                    dd { (badge.mark()) " " b { (badge.name) } " " small.muted { (sitter.name(context)) } code.share { (number) } }
                }
            }
            p { (site.word("page-fair-yourself")) }
            p.acts.narrow {
                a.btn href={ (context.address()) "/record" } { (symbol_small("ui-log")) (site.word("page-record")) }
                a.btn href=(context.address()) { (site.word("page-replay-table")) }
            }
        }
    };
    site.page(&title, &main)
}
