//! Records: written, read, replayed, verified, damaged.

use super::{
    Property,
    closed::nothing_follows_the_end,
    failure::{Broken, Kept, require},
    trial::any_viewer,
};
use crate::{Game, Match, Random, ReadError, Record, Redacted, Seed, SplitMix, Viewer, verify, verify_redacted};

/// The record of a game that has ended reads back as it was, leads through the same positions and can be verified.
pub(super) fn round_trip<G: Game>(table: &Match<G>, trail: &[G], seed: Seed, random: &mut SplitMix) -> Kept {
    let record = table.record();
    let text = record.to_text();
    let read = Record::<G>::read(&text).map_err(unreadable)?;
    require(read == *record, Property::Record, || "the record reads back as another one".to_owned())?;
    require(read.digest() == record.digest() && text.contains(&record.digest().to_string()), Property::Record, || {
        "the digest of the record is not that of its last line".to_owned()
    })?;
    replays(&read, trail)?;
    packed_round_trip(record, seed, random)?;
    let verified = verify(&read).map_err(unreadable)?;
    require(verified.checked_draws as u64 == table.draws() && verified.unchecked_draws == 0, Property::Record, || {
        format!("of {} draws {} were checked", table.draws(), verified.checked_draws)
    })?;
    redacted_round_trip(record, any_viewer(table.game(), random), verified.legal_moves, random)?;
    redacted_round_trip(record, Viewer::Everyone, verified.legal_moves, random)?;
    stopped_round_trip(record, trail, seed, random)
}

#[expect(clippy::needless_pass_by_value, reason = "made for map_err")]
fn unreadable(error: ReadError) -> Broken {
    Broken::new(Property::Record, error.to_string())
}

fn replays<G: Game>(record: &Record<G>, trail: &[G]) -> Kept {
    let mut strayed = None;
    Match::replay_with(record, |step| {
        if strayed.is_none() && trail.get(step.number as usize) != Some(step.after) {
            strayed = Some(step.number);
        }
    })
    .map_err(unreadable)?;
    require(strayed.is_none(), Property::Record, || format!("line {strayed:?} leads to another position when it is replayed"))
}

/// A record that was packed is the same when it is unpacked, and what is left of one that was damaged is another one.
fn packed_round_trip<G: Game>(record: &Record<G>, seed: Seed, random: &mut SplitMix) -> Kept {
    let packed = record.pack();
    let unpack = |packed: &[u8]| Match::<G>::unpack(record.header.clone(), packed, seed, |_| {});
    let unpacked = unpack(&packed).map_err(unreadable)?;
    require(unpacked.record() == record, Property::Record, || "the packed record unpacks as another one".to_owned())?;
    let mut damaged = packed.clone();
    let at = random.below(packed.len() as u32) as usize;
    damaged[at] ^= 1 << random.below(8);
    let found = unpack(&damaged).map_or(true, |table| table.record().digest() != record.digest());
    require(found, Property::Damage, || format!("the packed record says the same though its byte {at} was changed"))
}

fn redacted_round_trip<G: Game>(record: &Record<G>, viewer: Viewer, moves: usize, random: &mut SplitMix) -> Kept {
    let redacted = Redacted::of(record, viewer).map_err(unreadable)?;
    let text = redacted.to_text();
    let read = Redacted::<G>::read(&text).map_err(unreadable)?;
    require(read == redacted, Property::Record, || format!("the record as {viewer} sees it reads back as another"))?;
    let verified = verify_redacted(&read).map_err(unreadable)?;
    let hidden = if viewer == Viewer::Everyone { 0 } else { verified.unchecked_moves };
    require(verified.legal_moves + hidden == moves, Property::Record, || {
        format!("of {moves} moves {} could be checked in the record as {viewer} sees it", verified.legal_moves)
    })?;
    let damaged = Damage::at_random(&text, random);
    let found = Redacted::<G>::read(&damaged.text).is_err() || damaged.only_shortens;
    require(found, Property::Damage, || format!("a redacted record reads though {}", damaged.what))
}

/// A game that was stopped in the middle has a record too.
fn stopped_round_trip<G: Game>(record: &Record<G>, trail: &[G], seed: Seed, random: &mut SplitMix) -> Kept {
    let lines = random.below(record.plays.len() as u32) as usize;
    let begun = Record { header: record.header.clone(), plays: record.plays[..lines].to_vec() };
    let mut table = Match::replay(&Record::<G>::read(&begun.to_text()).map_err(unreadable)?).map_err(unreadable)?;
    require(*table.game() == trail[lines], Property::Record, || format!("the first {lines} lines lead to another position"))?;
    let early = Redacted::of(table.record(), Viewer::Everyone);
    require(early.is_err(), Property::Record, || "everyone may know everything although the game still runs".to_owned())?;
    table.end(seed, Some("stopped by the kit".to_owned()));
    nothing_follows_the_end(&table)?;
    let read = Record::<G>::read(&table.record().to_text()).map_err(unreadable)?;
    verify(&read).map_err(unreadable)?;
    require(read == *table.record(), Property::Record, || "the record of a stopped game reads back as another".to_owned())?;
    packed_round_trip(table.record(), seed, random)
}

/// Some random damage to the text of a record is found, when it is read or when it is verified.
pub(super) fn damage_is_found<G: Game>(record: &Record<G>, random: &mut SplitMix) -> Kept {
    let damaged = Damage::at_random(&record.to_text(), random);
    match Record::<G>::read(&damaged.text).and_then(|read| verify(&read).map(|_| read)) {
        Err(_) => Ok(()),
        Ok(read) => {
            let shortened = damaged.only_shortens && record.plays.starts_with(&read.plays) && read.header == record.header;
            require(shortened, Property::Damage, || format!("the record reads though {}", damaged.what))
        }
    }
}

struct Damage {
    text: String,
    what: String,
    /// Whole lines are missing at the end, or the last line end is. What is left is the record of a game that still runs: no
    /// chain can tell it from one that was not played any further.
    only_shortens: bool,
}

impl Damage {
    fn at_random(text: &str, random: &mut SplitMix) -> Damage {
        let (damaged, what) = match random.below(4) {
            0 => changed_character(text, random),
            1 => cut_off(text, random),
            2 => lines_changed(text, random, |lines, at| _ = lines.remove(at), "is missing"),
            _ => lines_changed(text, random, |lines, at| lines.insert(at, lines[at]), "stands there twice"),
        };
        let (begins, rest) = (text.starts_with(&damaged), text.strip_prefix(&damaged).unwrap_or_default());
        let whole_lines = damaged.ends_with('\n') || rest.starts_with('\n');
        Damage { only_shortens: begins && whole_lines, text: damaged, what }
    }
}

fn place_at_random(text: &str, random: &mut SplitMix) -> usize {
    let at = random.below(text.len() as u32) as usize;
    text.floor_char_boundary(at)
}

fn changed_character(text: &str, random: &mut SplitMix) -> (String, String) {
    let at = place_at_random(text, random);
    let old = text[at..].chars().next().unwrap_or_default();
    let visible: Vec<char> = (' '..='~').filter(|new| *new != old).collect();
    let new = *random.pick(&visible);
    let damaged = format!("{}{new}{}", &text[..at], &text[at + old.len_utf8()..]);
    (damaged, format!("{old:?} at byte {at} was changed to {new:?}"))
}

fn cut_off(text: &str, random: &mut SplitMix) -> (String, String) {
    let at = place_at_random(text, random);
    (text[..at].to_owned(), format!("it was cut off after {at} bytes"))
}

fn lines_changed(text: &str, random: &mut SplitMix, change: impl Fn(&mut Vec<&str>, usize), what: &str) -> (String, String) {
    let mut lines: Vec<&str> = text.split_inclusive('\n').collect();
    let at = random.below(lines.len() as u32) as usize;
    change(&mut lines, at);
    (lines.concat(), format!("line {} {what}", at + 1))
}
