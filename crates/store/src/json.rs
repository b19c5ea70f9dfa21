//! What changes its form more often than the tables of the database stands in a column as JSON.

use std::collections::BTreeMap;

use serde_json::Value;
use tables::{Pace, Wish};

/// Something that stood in a column.
pub(crate) fn from_text<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// Something to stand in a column.
pub(crate) fn to_text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("it is plain data")
}

/// A wish without what is as usual.
pub(crate) fn wish_text(wish: &Wish) -> String {
    let value = |wish: &Wish| serde_json::to_value(wish).expect("a wish is plain data");
    let usual = value(&Wish {
        players: 0,
        options: BTreeMap::new(),
        edition: None,
        open: false,
        rated: false,
        pace: Pace::default(),
        seed: None,
    });
    let mut asked = value(wish);
    if let Value::Object(asked) = &mut asked {
        asked.retain(|name, value| usual.get(name) != Some(value));
    }
    asked.to_string()
}
