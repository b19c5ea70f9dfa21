use engine::{Party, Seat, actions};

use crate::{Card, Die, District, Face, Field, Track};

/// Who can keep a debt marker that its family has given away, at the largest table: another player, or the bank for a business
/// taken from a neutral family.
const KEEPERS: [Party; 5] =
    [Party::Seat(Seat::new(0)), Party::Seat(Seat::new(1)), Party::Seat(Seat::new(2)), Party::Seat(Seat::new(3)), Party::Bank];

/// A die, and one of the three other colours that it can be laid down as.
const RECOLOURED: [(Die, Die); 12] = {
    let mut pairs = [(Die::Black, Die::White); 12];
    let mut at = 0;
    while at < pairs.len() {
        let (die, other) = (at / 3, at % 3);
        pairs[at] = (Die::ALL[die], Die::ALL[if other < die { other } else { other + 1 }]);
        at += 1;
    }
    pairs
};

actions! {
    /// What a player can decide, in small moves.
    pub enum Move(112) {
        /// Set-up: put the car on a field (P1.5).
        0 "car {field}" => Car(field: Field),
        /// Set-up: occupy a district (P1.5).
        12 "district {district}" => District(district: District),
        /// Pay the collection and step on favours (P3.11).
        16 "pay collection" => PayCollection,
        /// Clear a business of one's own for money (P3.12).
        17 "retire {field}" => Retire(field: Field),
        /// Buy all of one's own prisoners free (P3.19).
        29 "pay bail" => PayBail,
        /// Let all of one's own prisoners go into the Hudson (P3.19).
        30 "refuse bail" => RefuseBail,
        /// Lay a die on the field it belongs to and use it (P4.1).
        31 "place {die}" => Place(die: Die),
        /// Lay a die on a field that may be used, without using it (P5.3, P5.10).
        35 "idle {die}" => Idle(die: Die),
        /// Lay a die on the field of another colour with the Senator (P6.6).
        39 "senator {die} as {colour}" => Senator(die: Die, colour: Die) in RECOLOURED,
        /// Take a business over (P5.9).
        51 "take over {field}" => TakeOver(field: Field),
        /// Set a member on an empty business (P5.4, P5.10).
        63 "occupy {field}" => Occupy(field: Field),
        /// Have a member arrested (P5.10).
        75 "inform {field}" => Inform(field: Field),
        /// Step on income or favours (P5.10).
        87 "bank {track}" => Bank(track: Track) in [Track::Income, Track::Favours],
        /// Do without what is offered.
        89 "pass" => Pass,
        /// Use the tile for a friend (P6.3).
        90 "wedding" => Wedding,
        /// Use the tile for a roll (P6.3).
        91 "grandson" => Grandson,
        /// Use the tile for a step (P6.3).
        92 "birthday {track}" => Birthday(track: Track),
        /// Use the tile to roll one die again (P6.4).
        96 "cop {die}" => Cop(die: Die),
        /// Use the tile to roll all again (P6.5).
        100 "judge" => Judge,
        /// A friend brings a member back from the Hudson (P7.2).
        101 "favour member" => FavourMember,
        /// A friend brings a debt marker back (P7.2).
        102 "favour debt from {keeper}" => FavourDebt(keeper: Party) in KEEPERS,
        /// A friend gives steps on reputation or influence (P7.2).
        107 "favour steps {track}" => FavourSteps(track: Track) in Track::KNOCK_OUT,
        /// A friend brings cash (P7.2).
        109 "favour cash" => FavourCash,
        /// Keep the tiles just won for later (P6.1).
        110 "keep" => Keep,
        /// End the turn with something left to use (P4.3).
        111 "end turn" => EndTurn,
    }
}

actions! {
    /// What the house does: turns a card or rolls one die.
    pub enum House(16) {
        /// The event of the round (P3.1).
        0 "card {card}" => Card(card: Card),
        /// One die (P4.1, P3.18, P6.3).
        10 "die {face}" => Die(face: Face) in Face::ALL,
    }
}
