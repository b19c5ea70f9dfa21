//! The numbered rules and where they come from. The dossier is `docs/rules/capone.md`; the texts are in `texts/`.

use engine::Origin::{Book, House, Inferred, Summary};
use engine::{Origin, Rule};

const fn rule(number: &'static str, origins: &'static [Origin]) -> Rule {
    Rule { number, origins }
}

/// Every rule of Capone.
pub const RULES: &[Rule] = &[
    rule("C1.1", &[Book, House]),
    rule("C1.2", &[Summary, Book]),
    rule("C1.3", &[Book]),
    rule("C1.4", &[Book]),
    rule("C1.5", &[Summary, House]),
    rule("C1.6", &[House]),
    rule("C2.1", &[Book, House]),
    rule("C2.2", &[Book, Inferred, Summary]),
    rule("C2.3", &[Book, Summary]),
    rule("C2.4", &[House]),
    rule("C3.1", &[Book]),
    rule("C3.2", &[Book, Summary, Inferred]),
    rule("C3.21", &[Book]),
    rule("C3.22", &[Book, Inferred, House]),
    rule("C3.23", &[Book, Inferred]),
    rule("C3.3", &[Book, Inferred]),
    rule("C3.4", &[Book, Summary]),
    rule("C3.5", &[Book, Inferred, House]),
    rule("C3.6", &[Book]),
    rule("C3.7", &[Book, Inferred, House]),
    rule("C3.8", &[Book, Inferred, House]),
    rule("C3.9", &[Book, Inferred, House]),
    rule("C3.10", &[Book]),
    rule("C3.11", &[Inferred]),
    rule("C4.1", &[Book]),
    rule("C4.2", &[Book]),
    rule("C4.3", &[Book, House]),
    rule("C4.4", &[Book]),
    rule("C4.5", &[Book, Inferred, House]),
    rule("C4.6", &[Book, Inferred, House]),
    rule("C4.7", &[House]),
    rule("C5.1", &[Inferred]),
    rule("C5.2", &[Inferred]),
    rule("C5.3", &[Inferred]),
    rule("C5.4", &[Inferred]),
    rule("C5.5", &[Inferred]),
];
