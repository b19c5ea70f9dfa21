//! The first game of Capone: a whole year, and the beginning of the second.

use games::AnyGame;

use crate::lesson::{Lesson, Step};

pub(super) static LESSON: Lesson = Lesson { game: AnyGame::Capone, players: 3, opening: OPENING, steps: STEPS };

/// Five cards each, dealt in turn.
const OPENING: &str = "deal casino, deal nightclub, deal jeweller, deal laundry, deal party, deal pawnshop, deal jeweller, \
    deal gun-shop, deal still, deal fbi, deal offer, deal print-shop, deal speakeasy, deal loan-office, \
    deal bank";

const STEPS: &[Step] = &[
    Step { says: "learn-capone-welcome", rules: &["C4.6", "C2.1"], asks: "", then: "" },
    Step { says: "learn-capone-photo", rules: &["C1.2"], asks: "", then: "" },
    Step { says: "learn-capone-exchange", rules: &["C2.2"], asks: "exchange laundry, done", then: "deal bank, done, done" },
    Step {
        says: "learn-capone-casino",
        rules: &["C3.2", "C3.21"],
        asks: "play casino, at casino 1, right-hand, collector, done",
        then: "play nightclub, at nightclub 1, mama, lawyer, done, play jeweller, at jeweller 1, novice, guard, \
               done",
    },
    Step { says: "learn-capone-others", rules: &["C1.5", "C4.1"], asks: "", then: "" },
    Step {
        says: "learn-capone-oust",
        rules: &["C3.23", "C3.4"],
        asks: "play jeweller, at jeweller 1, bookkeeper, done",
        then: "play party, at casino 1, right-hand, play pawnshop, at pawnshop 1, right-hand, done",
    },
    Step { says: "learn-capone-party", rules: &["C3.6"], asks: "", then: "" },
    Step {
        says: "learn-capone-fbi",
        rules: &["C3.7"],
        asks: "play fbi, at nightclub 1, mama",
        then: "leave, play gun-shop, at gun-shop 1, don, done, play print-shop, at print-shop 1, mama, lawyer, done",
    },
    Step {
        says: "learn-capone-don",
        rules: &["C3.3"],
        asks: "play bank, at bank 1, don, guard, guard, done",
        then: "lay down loan-office, play bank, at bank 2, collector, done",
    },
    Step { says: "learn-capone-face-down", rules: &["C2.3"], asks: "", then: "" },
    Step {
        says: "learn-capone-mama",
        rules: &["C3.3"],
        asks: "play speakeasy, at speakeasy 1, mama, secretary, done",
        then: "play offer, at jeweller 1",
    },
    Step { says: "learn-capone-offer", rules: &["C3.10", "C3.5"], asks: "", then: "play still, at still 1" },
    Step { says: "learn-capone-year-end", rules: &["C4.1", "C4.2", "C4.3"], asks: "", then: "hire back 1, leave" },
    Step {
        says: "learn-capone-invest",
        rules: &["C4.5"],
        asks: "invest 3",
        then: "invest 2, invest 3, deal protection, deal nightclub, deal laundry, deal casino, deal still, deal \
               bank, deal pawnshop, deal loan-office, deal takeover, deal bank, deal garage, deal casino, deal gun-shop, deal jeweller, deal print-shop, done, done",
    },
    Step {
        says: "learn-capone-year-2",
        rules: &["C2.1", "C2.2"],
        asks: "done",
        then: "play casino, at casino 1, right-hand, collector, done, play nightclub, at nightclub 1, lawyer, done",
    },
    Step { says: "learn-capone-legal", rules: &["C3.1"], asks: "play laundry", then: "play protection, from 0" },
    Step {
        says: "learn-capone-protection",
        rules: &["C3.8"],
        asks: "",
        then: "play still, at still 1, guard, guard, guard, done",
    },
    Step { says: "learn-capone-takeover", rules: &["C3.9"], asks: "play takeover, at casino 1, mama, secretary", then: "" },
    Step { says: "learn-capone-end", rules: &["C4.6"], asks: "", then: "" },
];
