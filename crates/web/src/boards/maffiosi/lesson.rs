//! The first game of Maffiosi: four turns at the long table.

use games::AnyGame;

use crate::lesson::{Lesson, Step};

pub(super) static LESSON: Lesson = Lesson { game: AnyGame::Maffiosi, players: 3, opening: OPENING, steps: STEPS };

/// Five cards each, dealt in turn.
const OPENING: &str = "draw fire, draw cake, draw nightcap, draw move, draw stab, draw move, draw pass, draw move, draw \
    stab, draw cake, draw fire, draw fire, draw stab, draw boom, draw cake";

const STEPS: &[Step] = &[
    Step { says: "learn-maffiosi-welcome", rules: &["M5.1", "M5.3"], asks: "", then: "" },
    Step { says: "learn-maffiosi-table", rules: &["M1.2", "M2.3"], asks: "", then: "" },
    Step { says: "learn-maffiosi-gang", rules: &["M1.1"], asks: "", then: "" },
    Step { says: "learn-maffiosi-fire", rules: &["M3.3"], asks: "play fire, fire 4", then: "" },
    Step {
        says: "learn-maffiosi-move",
        rules: &["M3.9", "M3.1"],
        asks: "play move, move 28, to 4",
        then: "draw nightcap, draw stab, play cake, cake 27",
    },
    Step {
        says: "learn-maffiosi-cake",
        rules: &["M3.4", "M2.2"],
        asks: "",
        then: "end turn, draw nightcap, play nightcap, drug 5, drug 20, drug 24",
    },
    Step { says: "learn-maffiosi-nightcap", rules: &["M3.7"], asks: "", then: "end turn, draw move" },
    Step { says: "learn-maffiosi-collect", rules: &["M2.1", "M2.3"], asks: "", then: "" },
    Step {
        says: "learn-maffiosi-pass",
        rules: &["M3.5"],
        asks: "play pass, pass cake of 1 clockwise",
        then: "end turn, draw stab",
    },
    Step { says: "learn-maffiosi-blast", rules: &["M2.2"], asks: "", then: "play stab, stab 23" },
    Step {
        says: "learn-maffiosi-stabbed",
        rules: &["M3.2"],
        asks: "",
        then: "end turn, draw cake, play fire, fire 20, end turn, draw pass",
    },
    Step {
        says: "learn-maffiosi-order",
        rules: &["M3.4"],
        asks: "play cake, cake 11",
        then: "end turn, draw fire, play nightcap, drug 9, drug 14, drug 18, end turn, draw move, play move, move \
               11, to 0",
    },
    Step { says: "learn-maffiosi-flight", rules: &["M3.9", "M3.6"], asks: "", then: "end turn, draw boom" },
    Step { says: "learn-maffiosi-own-blast", rules: &["M2.2", "M2.1"], asks: "", then: "" },
    Step { says: "learn-maffiosi-stab", rules: &["M3.2"], asks: "play stab, stab 7", then: "" },
    Step { says: "learn-maffiosi-raid", rules: &["M3.6", "M3.8"], asks: "", then: "" },
    Step { says: "learn-maffiosi-end", rules: &["M5.1", "M5.3", "M4.1"], asks: "", then: "" },
];
