use engine::{Seat, actions, named};

use crate::{Card, Place, Role};

named! {
    /// Which way a cake is passed (M3.5).
    pub enum Direction {
        /// To the left of whoever sits there.
        Clockwise = "clockwise",
        /// To the right.
        Counter = "counter-clockwise",
    }
}

actions! {
    /// What a player can decide, in small moves.
    pub enum Move(253) {
        /// Play a card; what it is done to follows (M3.1).
        0 "play {card}" => Play(card: Card),
        /// Discard a card in place of playing (M3.1).
        8 "discard {card}" => Discard(card: Card),
        /// Stab whoever sits there (M3.2).
        16 "stab {place}" => Stab(place: Place),
        /// Shoot whoever sits there (M3.3).
        46 "fire {place}" => Fire(place: Place),
        /// Put one's own cake there (M3.4).
        76 "cake {place}" => Cake(place: Place),
        /// Pass a player's cake on (M3.5).
        106 "pass cake of {owner} {direction}" => Pass(owner: Seat, direction: Direction),
        /// Set off a player's cake (M3.6).
        118 "boom cake of {owner}" => Boom(owner: Seat),
        /// A sleep marker for whoever sits there (M3.7).
        124 "drug {place}" => Drug(place: Place),
        /// Move the man who sits there (M3.9).
        154 "move {place}" => From(place: Place),
        /// He goes there (M3.9).
        184 "to {place}" => To(place: Place),
        /// Seat a gangster of this role next, one who is awake (M1.6, M3.8).
        214 "choose {role}" => Choose(role: Role),
        /// He sits down there (M1.6, M3.8).
        218 "sit {place}" => Sit(place: Place),
        /// Play no further card (M3.1).
        248 "end turn" => EndTurn,
        /// Seat a sleeping gangster of this role next (M3.8).
        249 "choose sleeping {role}" => ChooseSleeper(role: Role),
    }
}

actions! {
    /// What the house does: draws a card for somebody, or the lot that makes somebody the youngest.
    pub enum House(14) {
        /// A card from the pile (M1.5, M3.1).
        0 "draw {card}" => Card(card: Card),
        /// Who seats the first gangster (M1.6).
        8 "youngest {seat}" => Youngest(seat: Seat),
    }
}
