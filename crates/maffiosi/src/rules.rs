//! The numbered rules and where they come from. The dossier is `docs/rules/maffiosi.md`; the texts are in `texts/`.

use engine::Origin::{Book, House, Inferred, Summary};
use engine::{Origin, Rule};

const fn rule(number: &'static str, origins: &'static [Origin]) -> Rule {
    Rule { number, origins }
}

/// Every rule of Maffiosi.
pub const RULES: &[Rule] = &[
    rule("M1.1", &[Book]),
    rule("M1.2", &[Summary, Inferred]),
    rule("M1.3", &[House, Inferred]),
    rule("M1.4", &[Book, Inferred, House]),
    rule("M1.5", &[Book, Inferred]),
    rule("M1.6", &[Book, House]),
    rule("M2.1", &[Book]),
    rule("M2.2", &[Book, Inferred, House]),
    rule("M2.3", &[Book, Inferred, House]),
    rule("M3.1", &[Book, Inferred, House]),
    rule("M3.2", &[Book]),
    rule("M3.3", &[Book, Inferred]),
    rule("M3.4", &[Book, Inferred]),
    rule("M3.5", &[Book, Inferred, House]),
    rule("M3.6", &[Book]),
    rule("M3.7", &[Book, Inferred, House]),
    rule("M3.8", &[Book, Inferred, House]),
    rule("M3.9", &[Book]),
    rule("M4.1", &[Book, House]),
    rule("M5.1", &[Book, Inferred, House]),
    rule("M5.2", &[House]),
    rule("M5.3", &[Book, Inferred, House]),
    rule("M6.1", &[Inferred]),
    rule("M6.2", &[Inferred]),
    rule("M6.3", &[Inferred]),
    rule("M6.4", &[Inferred]),
    rule("M7.1", &[Book, Inferred]),
    rule("M7.2", &[Book]),
    rule("M7.3", &[Book]),
    rule("M7.4", &[Book]),
    rule("M7.5", &[Book, Inferred]),
    rule("M7.6", &[Book]),
];
