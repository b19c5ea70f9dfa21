//! Fields that JSON and forms write differently: a form has only texts.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use engine::MAX_SEATS;
use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer};
use serde_json::map::Entry;
use serde_json::{Map, Value};
use tables::Pace;

/// A form as the JSON that it stands for: a name that comes again makes a list, a dot leads into an object.
pub(super) fn as_json(fields: Vec<(String, String)>) -> Value {
    let mut whole = Map::new();
    for (name, text) in fields {
        match name.split_once('.') {
            Some((outer, inner)) => {
                let part = whole.entry(outer).or_insert_with(|| Map::new().into());
                if let Value::Object(part) = part {
                    add(part, inner, text);
                }
            }
            None => add(&mut whole, &name, text),
        }
    }
    whole.into()
}

fn add(to: &mut Map<String, Value>, name: &str, text: String) {
    match to.entry(name) {
        Entry::Vacant(entry) => drop(entry.insert(text.into())),
        Entry::Occupied(mut entry) => match entry.get_mut() {
            Value::Array(list) => list.push(text.into()),
            first => *first = Value::Array(vec![first.take(), text.into()]),
        },
    }
}

/// What a field of JSON or of a form may hold.
#[derive(Deserialize)]
#[serde(untagged)]
enum Loose {
    Number(u64),
    Truth(bool),
    Text(String),
    List(Vec<String>),
    Other(IgnoredAny),
}

pub(super) fn number<'de, D: Deserializer<'de>>(from: D) -> Result<usize, D::Error> {
    maybe_number(from)?.ok_or_else(|| Error::custom("a number is missing"))
}

pub(super) fn maybe_number<'de, D: Deserializer<'de>>(from: D) -> Result<Option<usize>, D::Error> {
    match Option::<Loose>::deserialize(from)? {
        None => Ok(None),
        Some(Loose::Number(number)) => Ok(Some(number as usize)),
        Some(Loose::Text(text)) if text.is_empty() => Ok(None),
        Some(Loose::Text(text)) => text.parse().map(Some).map_err(|_| Error::custom("expected a number")),
        Some(_) => Err(Error::custom("expected a number")),
    }
}

pub(super) fn truth<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    match Loose::deserialize(from)? {
        Loose::Truth(truth) => Ok(truth),
        Loose::Text(text) => Ok(matches!(text.as_str(), "on" | "true" | "1")),
        _ => Err(Error::custom("expected true or false")),
    }
}

pub(super) fn texts<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    match Loose::deserialize(from)? {
        Loose::List(list) => Ok(list),
        Loose::Text(text) => Ok(lines(&text)),
        _ => Err(Error::custom("expected a list")),
    }
}

#[derive(Deserialize)]
struct Count(#[serde(deserialize_with = "number")] usize);

/// The levels of bots: a list of them, or how many of each.
pub(super) fn levels<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Levels {
        Counts(BTreeMap<String, Count>),
        List(#[serde(deserialize_with = "texts")] Vec<String>),
    }

    match Levels::deserialize(from)? {
        Levels::Counts(counts) => {
            Ok(counts.into_iter().flat_map(|(level, count)| repeat_n(level, count.0.min(MAX_SEATS))).collect())
        }
        Levels::List(list) => Ok(list),
    }
}

/// A pace. A form has the fields of every kind, whichever is chosen, and all of them are texts.
pub(super) fn pace<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Pace>, D::Error> {
    let mut pace = Value::deserialize(from)?;
    for field in pace.as_object_mut().into_iter().flat_map(Map::values_mut) {
        if let Some(number) = field.as_str().and_then(|text| text.parse::<u32>().ok()) {
            *field = number.into();
        }
    }
    Option::deserialize(pace).map_err(Error::custom)
}

pub(super) fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
