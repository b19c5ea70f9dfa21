//! Fields that JSON and forms write differently: a form has only texts.

use serde::de::{Error, IgnoredAny};
use serde::{Deserialize, Deserializer};

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

pub(super) fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}
