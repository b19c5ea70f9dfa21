//! A record in few bytes, for a store: each line is a number or two, and what follows from the position is not written: whose turn
//! it is, out of how many the house drew and what the number drawn stands for, the places at the end, the seed.
//!
//! Every number is written in groups of seven bits, the lowest first. The two lowest bits of a line's first number say what the
//! line is, the others are
//!
//! | bits | line | number |
//! |---|---|---|
//! | 0 | a move | the action's own number |
//! | 1 | a move of the house | the number drawn |
//! | 2 | an undo | how many lines it goes back; 0 is the end, and the reason follows: its length, and its text |
//! | 3 | none: a time | whatever the store wants to know of when the next lines came about |
//!
//! Numbers of actions never change, so this format does not either.

use std::sync::Arc;

use super::{Draw, Ending, Header, Play, ReadError, Record};
use crate::live::Step;
use crate::{Action, Game, Match, Seed, Turn};

const MOVE: u64 = 0;
const HOUSE: u64 = 1;
const BACK: u64 = 2;
const TIME: u64 = 3;
/// The bits that say which of them it is.
const KIND: u64 = 3;

/// Writes a time before the lines that came about then.
pub fn pack_time(time: u64, to: &mut Vec<u8>) {
    write(time, TIME, to);
}

impl<G: Game> Play<G> {
    /// Writes it as a line with this number.
    pub fn pack(&self, number: u32, to: &mut Vec<u8>) {
        match self {
            Play::Move { mv, .. } => write(mv.number().into(), MOVE, to),
            Play::House { draw, .. } => write(draw.drawn.into(), HOUSE, to),
            Play::Undo { from, .. } => write((number - from).into(), BACK, to),
            Play::End(ending) => {
                write(0, BACK, to);
                let why = ending.stopped.as_deref().unwrap_or_default();
                write_number(why.len() as u64, to);
                to.extend_from_slice(why.as_bytes());
            }
        }
    }
}

impl<G: Game> Record<G> {
    /// Its lines, packed.
    pub fn pack(&self) -> Vec<u8> {
        let mut packed = Vec::new();
        self.lines().for_each(|(number, play)| play.pack(number, &mut packed));
        packed
    }
}

impl<G: Game> Match<G> {
    /// Plays a packed record again, checking every line against the rules, and shows every line on the way.
    ///
    /// # Errors
    /// The first line that cannot be read or is not possible, and why.
    pub fn unpack(
        header: impl Into<Arc<Header<G>>>,
        packed: &[u8],
        seed: Seed,
        mut each: impl FnMut(Step<'_, G>),
    ) -> Result<Match<G>, ReadError> {
        let mut table = Match::open(&header.into())?;
        let mut rest = packed;
        while !rest.is_empty() {
            let unreadable = || ReadError::new(table.position() as usize + 2, "it cannot be read");
            let code = read_number(&mut rest).ok_or_else(unreadable)?;
            if code & KIND != TIME {
                let play = table.next_play(code, &mut rest, seed).ok_or_else(unreadable)?;
                table.retrace(&play, &mut each)?;
            }
        }
        Ok(table)
    }

    /// The line that begins with a number, if that stands for something here.
    fn next_play(&self, code: u64, rest: &mut &[u8], seed: Seed) -> Option<Play<G>> {
        let value = code >> KIND.count_ones();
        Some(match code & KIND {
            MOVE => {
                let Turn::Seat(seat) = self.game().turn() else { return None };
                Play::Move { seat, mv: G::Move::from_number(value.try_into().ok()?)? }
            }
            HOUSE => {
                let (of, drawn) = (self.game().total_weight(), value.try_into().ok()?);
                Play::House { house: self.game().outcome_at(drawn)?, draw: Draw { of, drawn } }
            }
            BACK if value > 0 => {
                let from = u64::from(self.position() + 1).checked_sub(value)? as u32;
                Play::Undo { seat: self.record().plays.get((from as usize).checked_sub(1)?)?.seat()?, from }
            }
            BACK => Play::End(Box::new(self.ending(rest, seed)?)),
            _ => return None,
        })
    }

    fn ending(&self, rest: &mut &[u8], seed: Seed) -> Option<Ending> {
        let length = read_number(rest)?.try_into().ok()?;
        let (why, after) = rest.split_at_checked(length)?;
        *rest = after;
        match self.game().standings() {
            Some(standings) => Some(Ending::played_out(&standings, seed)).filter(|_| why.is_empty()),
            None => Some(Ending::stopped(str::from_utf8(why).ok()?.to_owned(), seed)),
        }
    }
}

fn write(value: u64, kind: u64, to: &mut Vec<u8>) {
    write_number(value << KIND.count_ones() | kind, to);
}

fn write_number(mut number: u64, to: &mut Vec<u8>) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

fn read_number(from: &mut &[u8]) -> Option<u64> {
    let mut number = 0_u64;
    for shift in (0..u64::BITS).step_by(7) {
        let (&byte, rest) = from.split_first()?;
        *from = rest;
        let bits = u64::from(byte & 0x7f);
        number |= bits.checked_shl(shift).filter(|shifted| shifted >> shift == bits)?;
        if byte < 0x80 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_they_were_written() {
        for number in [0, 1, 127, 128, 300, 16_383, 16_384, u64::from(u32::MAX), u64::MAX >> 2, u64::MAX] {
            let mut bytes = Vec::new();
            write_number(number, &mut bytes);
            bytes.push(7);
            let mut rest = &bytes[..];
            assert_eq!((read_number(&mut rest), rest), (Some(number), &[7][..]));
            assert_eq!(read_number(&mut &bytes[..bytes.len() - 2]), None, "it is cut off");
        }
        assert_eq!(read_number(&mut &[0xff; 12][..]), None, "no number is so long");
    }
}
