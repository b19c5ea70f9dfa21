//! The first game of Der Pate: two rounds of one's own, then the end of the evening.

use games::AnyGame;

use crate::lesson::{Lesson, Step};

pub(super) static LESSON: Lesson = Lesson { game: AnyGame::Pate, players: 2, opening: "", steps: STEPS };

// Dice are rolled in the order black, white, grey, red.
const STEPS: &[Step] = &[
    Step { says: "learn-pate-welcome", rules: &["P2.1", "P8.4"], asks: "", then: "car 0, district 2" },
    Step { says: "learn-pate-district", rules: &["P1.5"], asks: "district 0", then: "card collection" },
    Step { says: "learn-pate-knock-out", rules: &["P3.1", "P8.1"], asks: "", then: "" },
    Step { says: "learn-pate-car", rules: &["P3.2"], asks: "", then: "" },
    Step {
        says: "learn-pate-event",
        rules: &["P3.3", "P3.11"],
        asks: "pay collection",
        then: "pass, die 3, die 1, die 5, die 4",
    },
    Step { says: "learn-pate-sheet", rules: &["P4.1"], asks: "", then: "" },
    Step { says: "learn-pate-row-1", rules: &["P5.1"], asks: "place grey", then: "die 3, die 2, die 1" },
    Step { says: "learn-pate-row-2", rules: &["P5.4", "P5.2"], asks: "place black", then: "die 3, die 4" },
    Step { says: "learn-pate-row-3", rules: &["P5.7"], asks: "place red", then: "" },
    Step {
        says: "learn-pate-row-4",
        rules: &["P5.10"],
        asks: "place white, bank income",
        then: "die 2, die 2, die 4, die 4, place white, die 1, die 3, die 4",
    },
    Step { says: "learn-pate-theirs", rules: &["P5.1"], asks: "", then: "place red, die 5, die 2, place black, take over 2" },
    Step {
        says: "learn-pate-robbed",
        rules: &["P5.9"],
        asks: "",
        then: "place grey, occupy 10, card tip, die 1, die 4, die hand, die 2, die 3",
    },
    Step { says: "learn-pate-round-2", rules: &["P2.2", "P3.18"], asks: "", then: "" },
    Step { says: "learn-pate-hand", rules: &["P4.2"], asks: "place white", then: "die 2, die 4, die 1" },
    Step { says: "learn-pate-reputation", rules: &["P5.3", "P6.1"], asks: "place grey", then: "die 5, die 3" },
    Step { says: "learn-pate-tile", rules: &["P6.1", "P6.3"], asks: "wedding", then: "" },
    Step { says: "learn-pate-takeover", rules: &["P5.9"], asks: "place black, take over 2", then: "" },
    Step { says: "learn-pate-prosecutor", rules: &["P5.10"], asks: "place red", then: "" },
    Step {
        says: "learn-pate-favour",
        rules: &["P7.1", "P7.2"],
        asks: "favour member",
        then: "die 1, die 3, die 2, die 4, place red, die 2, die 3, die 1, place white, die 1, die 2, place grey",
    },
    Step { says: "learn-pate-debt", rules: &["P5.6", "P8.3"], asks: "", then: "place black" },
    Step { says: "learn-pate-skip", rules: &["P3.1", "P6.1"], asks: "", then: TO_THE_FOURTH_GREY_CARD },
    Step { says: "learn-pate-decided", rules: &["P3.1", "P8.1"], asks: "", then: TO_THE_LAST_ROUND },
    Step { says: "learn-pate-last", rules: &["P5.3", "P8.1"], asks: "place grey", then: TO_THE_END },
    Step { says: "learn-pate-end", rules: &["P8.1", "P8.2", "P8.3", "P8.4"], asks: "", then: "" },
];

/// Rounds 3 to 5, and round 6 up to the first roll.
const TO_THE_FOURTH_GREY_CARD: &str = "inform 1, card festival, die 1, die 4, die hand, die 4, place red, die 2, die 4, die 1, place white, die 5, \
    die 2, place black, place grey, occupy 6, die 1, die 2, die 4, die hand, place grey, die 5, die 4, \
    die 5, place red, die hand, die 3, cop black, die 4, judge, die 2, die 1, place black, place white, \
    bank income, card closed-tables, die 1, die 3, die 3, die 3, place red, die 2, die 4, die 2, place \
    grey, die 5, die 2, grandson, die 3, place black, place white, bank income, die 1, die 3, die 1, die \
    5, place grey, die 4, die 5, die 4, place black, occupy 6, die 5, die 1, place red, place white, \
    bank income, card knives, take over 6, die 4, die hand, die 2, die 5, place red, die 1, die 1, die \
    4, place grey, die 4, die 3, birthday income, place black, place white, bank income, take over 6, \
    die 5, die 4, die 3, die 1, place white, die hand, die 1, die 3, place red, die 2, die 1, place \
    black, place grey, occupy 3, card old-debts, die 3, die 2, die 4, die 2";

/// The rest of round 6, and round 7 up to the second row.
const TO_THE_LAST_ROUND: &str = "place red, die 5, die 2, die hand, place white, die 5, die 2, place \
    black, take over 6, place grey, occupy 1, die 1, die 1, die 4, die hand, place grey, die 3, die 4, \
    die 1, place white, die 5, die 3, senator black as grey, place red, card concrete-shoes, die 4, die \
    2, die 2, die 3, place white, die 4, die 4, die hand";

/// The rest of round 7.
const TO_THE_END: &str = "die 5, die 2, place black, place red, die 4, die hand, die 4, die 1, place grey, die 1, die 3, die \
    hand, place white, die 2, die 4, place black, place red";
