//! Dice that neither the server nor a player can choose. `docs/fair-dice.md` explains it to a player.

use std::fmt;
use std::ops::Not;

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use crate::{Chance, Seat, Weight};

const COMMITMENT_LABEL: &[u8] = b"omerta commitment 1\n";
const HEX: &[u8; 16] = b"0123456789abcdef";
const KEY_LABEL: &[u8] = b"omerta key 1\n";

/// 32 bytes, written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Digest(pub [u8; 32]);

impl Digest {
    /// The SHA-256 digest of several parts, one after the other.
    pub fn of(parts: &[&[u8]]) -> Digest {
        let mut hash = Sha256::new();
        for part in parts {
            hash.update(part);
        }
        Digest(hash.finalize().into())
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.map(|byte| [HEX[usize::from(byte >> 4)], HEX[usize::from(byte & 15)]]);
        f.write_str(std::str::from_utf8(digits.as_flattened()).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Digest> for String {
    fn from(digest: Digest) -> String {
        digest.to_string()
    }
}

impl TryFrom<String> for Digest {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Digest, &'static str> {
        const WANTED: &str = "expected 64 hexadecimal digits";
        if text.len() != 64 || !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')) {
            return Err(WANTED);
        }
        let mut bytes = [0; 32];
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(digits).map_err(|_| WANTED)?;
            *byte = u8::from_str_radix(digits, 16).map_err(|_| WANTED)?;
        }
        Ok(Digest(bytes))
    }
}

/// The server's secret, committed to before anyone sits and shown when the game ends.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(pub Digest);

// A log line must not show the dice to come, so what they come from is never printed.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl Seed {
    /// What the server publishes before anyone sits.
    pub fn commitment(&self) -> Digest {
        Digest::of(&[COMMITMENT_LABEL, &self.0.0])
    }

    /// A seed for simulated games, which need no secret: repeatable from a number.
    pub fn for_simulation(seed: u64, game: u64) -> Seed {
        Seed(Digest::of(&[b"omerta simulation 1\n", &seed.to_le_bytes(), &game.to_le_bytes()]))
    }
}

/// What everybody may know of the dice while a game runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FairSetup {
    /// The digest of the server's secret seed.
    pub commitment: Digest,
    /// One number from each seat, given after the commitment was known.
    pub nonces: Vec<Digest>,
    /// Whether somebody has chosen the seed, so that the dice prove nothing.
    #[serde(default, skip_serializing_if = "Not::not")]
    pub seed_chosen: bool,
}

impl FairSetup {
    /// The commitment to a seed and the seats' nonces.
    pub fn new(seed: &Seed, nonces: Vec<Digest>) -> FairSetup {
        FairSetup { commitment: seed.commitment(), nonces, seed_chosen: false }
    }

    /// The nonce of a seat without a person. It follows from the commitment, so that a server cannot try several.
    pub fn bot_nonce(commitment: &Digest, seat: Seat) -> Digest {
        Digest::of(&[b"omerta bot nonce 1\n", &commitment.0, &[seat.into()]])
    }

    /// The dice of a table at which only bots sit.
    pub fn of_bots(seed: &Seed, seats: usize) -> FairSetup {
        let commitment = seed.commitment();
        FairSetup::new(seed, Seat::all(seats).map(|seat| FairSetup::bot_nonce(&commitment, seat)).collect())
    }

    /// The key of all draws, once the seed is known; `None` if the seed is not the one committed to.
    pub fn key(&self, seed: &Seed) -> Option<Key> {
        if seed.commitment() != self.commitment {
            return None;
        }
        let mut parts: Vec<&[u8]> = vec![KEY_LABEL, &seed.0.0];
        parts.extend(self.nonces.iter().map(|nonce| nonce.0.as_slice()));
        Some(Key(Digest::of(&parts)))
    }
}

/// The key that all of a game's draws come from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Key(Digest);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(secret)")
    }
}

impl Key {
    /// The house's draw with this number: from stream `draw` of `ChaCha8`, a number below `of`.
    pub fn draw(&self, draw: u64, of: Weight) -> Weight {
        let mut stream = ChaCha8Rng::from_seed(self.0.0);
        stream.set_stream(draw);
        below_from_stream(of, || stream.next_u64())
    }
}

/// A number below `of` from a stream of 64-bit words, all numbers equally likely: words past the last whole multiple of `of`
/// are passed over.
pub fn below_from_stream(of: Weight, mut next: impl FnMut() -> u64) -> Weight {
    let of = u64::from(of);
    let leftover = (u64::MAX % of + 1) % of;
    loop {
        let word = next();
        if word <= u64::MAX - leftover {
            return (word % of) as Weight;
        }
    }
}

/// The dice of one game: draws counted one by one.
#[derive(Clone, Debug)]
pub struct Dice {
    key: Key,
    drawn: u64,
}

impl Dice {
    /// The dice of a game in which `drawn` draws have been made.
    pub fn new(key: Key, drawn: u64) -> Dice {
        Dice { key, drawn }
    }
}

impl Chance for Dice {
    fn draw(&mut self, of: Weight) -> Weight {
        let number = self.key.draw(self.drawn, of);
        self.drawn += 1;
        number
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example() -> (Seed, FairSetup) {
        let seed = Seed(Digest([7; 32]));
        (seed, FairSetup::new(&seed, vec![Digest([1; 32]), Digest([2; 32])]))
    }

    #[test]
    fn commitment_key_and_draws_never_change() {
        let (seed, fair) = example();
        let key = fair.key(&seed).expect("the seed is the committed one");
        let draws: Vec<Weight> = (0..12).map(|k| key.draw(k, 6)).collect();
        assert_eq!(fair.commitment.to_string(), "1e9d4ee5466090c587412a518ac4940aa343a7d8e2cfeff855761b9e5425cea5");
        assert_eq!(draws, [5, 3, 4, 3, 3, 2, 3, 3, 5, 0, 0, 4]);
        // Streams past 32 bits are streams of their own.
        let streams = [0, 1, 1 << 32, (1 << 40) + 5];
        assert_eq!(streams.map(|k| key.draw(k, 1_000_000)), [397_525, 403_915, 777_395, 127_988]);
    }

    #[test]
    fn a_simulated_game_has_the_same_seed_for_ever() {
        let seed = Seed::for_simulation(7, 3);
        assert_eq!(seed.0.to_string(), "c8173cfc64ccb0f77e2e16c5ba19142f6a8a7e52cd2d8985e00cc3d0f96acc38");
    }

    #[test]
    fn a_log_line_shows_no_secret() {
        let (seed, fair) = example();
        let dice = Dice::new(fair.key(&seed).expect("the seed is the committed one"), 3);
        assert_eq!(format!("{:?} {:?} {dice:?}", seed, dice.key), "Seed(secret) Key(secret) Dice { key: Key(secret), drawn: 3 }");
    }

    #[test]
    fn another_seed_gives_no_key() {
        let (_, fair) = example();
        assert_eq!(fair.key(&Seed(Digest([8; 32]))), None);
    }

    #[test]
    fn words_past_the_last_whole_multiple_are_passed_over() {
        // 2^64 = 6 * 3074457345618258602 + 4, so the four largest words would favour 0 to 3.
        let mut words = [u64::MAX, u64::MAX - 3, u64::MAX - 4].into_iter();
        assert_eq!(below_from_stream(6, || words.next().expect("three words suffice")), 5);
        assert_eq!(words.next(), None);
        assert_eq!(below_from_stream(1, || 99), 0);
    }

    #[test]
    fn a_digest_reads_back_and_refuses_other_text() {
        let digest = Digest::of(&[b"x"]);
        assert_eq!(Digest::try_from(digest.to_string()), Ok(digest));
        assert!(Digest::try_from("ab".to_owned()).is_err());
        assert!(Digest::try_from("g".repeat(64)).is_err());
    }
}
