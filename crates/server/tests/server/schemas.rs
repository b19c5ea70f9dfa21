//! Whether answers are what the document says: every answer that a test gets as a program is held against it.

use std::sync::LazyLock;

use axum::http::StatusCode;
use serde_json::{Map, Value};

/// The document that programs rely on; `openapi.rs` sees to it that it is the server's.
pub(crate) static DOCUMENT: LazyLock<Value> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../../docs/openapi.json")).expect("the document is JSON"));

/// What schemas of the document may say. Of anything else this check would have to learn first.
const KNOWN: [&str; 17] = [
    "$ref",
    "additionalProperties",
    "allOf",
    "const",
    "description",
    "enum",
    "example",
    "format",
    "items",
    "maximum",
    "minimum",
    "oneOf",
    "properties",
    "propertyNames",
    "required",
    "title",
    "type",
];

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn resolved(schema: &Value) -> &Value {
    match schema["$ref"].as_str() {
        Some(name) => DOCUMENT.pointer(name.trim_start_matches('#')).unwrap_or_else(|| panic!("there is no {name}")),
        None => schema,
    }
}

/// The names of all fields that a schema knows; `None` if it allows any.
fn fields(schema: &Value) -> Option<Vec<&String>> {
    let schema = resolved(schema);
    let own = schema["properties"].as_object().map(Map::keys);
    match (own, list(&schema["allOf"])) {
        (own, [_, ..]) => {
            let parts = list(&schema["allOf"]).iter().map(fields).collect::<Option<Vec<_>>>()?;
            Some(parts.into_iter().flatten().chain(own.into_iter().flatten()).collect())
        }
        (Some(own), []) => Some(own.collect()),
        (None, []) => None,
    }
}

fn is_a(kind: &Value, value: &Value) -> bool {
    match kind.as_str().expect("a type") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("there is no type {other}"),
    }
}

/// Why a value is not what a schema says. Fields that it does not name are wrong, too.
pub(crate) fn misfit(schema: &Value, value: &Value) -> Option<String> {
    part_misfit(schema, value).or_else(|| {
        let known = fields(schema)?;
        let unknown = value.as_object()?.keys().find(|name| !known.contains(name))?;
        Some(format!("{unknown} is not documented"))
    })
}

/// The same of a schema that may be one of several that a value must fit.
fn part_misfit(schema: &Value, value: &Value) -> Option<String> {
    for keyword in schema.as_object().into_iter().flat_map(Map::keys) {
        assert!(KNOWN.contains(&keyword.as_str()), "what {keyword} means is not known here: {schema}");
    }
    if schema["$ref"].is_string() {
        return part_misfit(resolved(schema), value);
    }
    let kinds = if schema["type"].is_array() { list(&schema["type"]) } else { std::slice::from_ref(&schema["type"]) };
    if !schema["type"].is_null() && !kinds.iter().any(|kind| is_a(kind, value)) {
        return Some(format!("{value} is no {}", schema["type"]));
    }
    if schema["enum"].is_array() && !list(&schema["enum"]).contains(value) {
        return Some(format!("{value} is none of {}", schema["enum"]));
    }
    let number = value.as_f64();
    let is_below = number.zip(schema["minimum"].as_f64()).is_some_and(|(number, least)| number < least);
    let is_above = number.zip(schema["maximum"].as_f64()).is_some_and(|(number, most)| number > most);
    if is_below || is_above {
        return Some(format!("{value} is too small or too large"));
    }
    let fitting = list(&schema["oneOf"]).iter().filter(|one| misfit(one, value).is_none()).count();
    if schema["oneOf"].is_array() && fitting != 1 {
        return Some(format!("{value} fits {fitting} of {}", schema["oneOf"]));
    }
    if let Some(why) = list(&schema["allOf"]).iter().find_map(|part| part_misfit(part, value)) {
        return Some(why);
    }
    let missing = list(&schema["required"]).iter().find(|name| value.get(name.as_str().expect("a name")).is_none());
    if let Some(name) = missing.filter(|_| value.is_object()) {
        return Some(format!("{name} is missing"));
    }
    let inner = value.as_object().into_iter().flatten().filter_map(|(name, inner)| {
        let schema = schema["properties"].get(name).or_else(|| schema.get("additionalProperties"))?;
        Some(misfit(schema, inner).map(|why| format!("{name}: {why}")))
    });
    let items = list(value).iter().filter(|_| schema["items"].is_object()).map(|item| misfit(&schema["items"], item));
    inner.chain(items).flatten().next()
}

/// The request of the document that a path is one of.
fn request(method: &str, path: &str) -> Option<&'static Value> {
    let path = path.split('?').next().unwrap_or_default();
    let is_it = |pattern: &str| {
        let (parts, known) = (path.split('/'), pattern.split('/'));
        parts.clone().count() == known.clone().count()
            && parts.zip(known).all(|(part, known)| known.starts_with('{') || part == known)
    };
    let paths = DOCUMENT["paths"].as_object().expect("paths").iter();
    let item = paths.clone().find(|(pattern, _)| *pattern == path).or_else(|| paths.clone().find(|(pattern, _)| is_it(pattern)));
    item?.1.get(method.to_lowercase())
}

/// An answer is one of those that the document gives for the request; one to a request that it does not know says what is wrong.
pub(crate) fn assert_documented(method: &str, path: &str, status: StatusCode, answer: &Value) {
    let problem = Value::from_iter([("$ref", "#/components/schemas/Problem")]);
    let schema = match request(method, path) {
        Some(request) => {
            let answers = &request["responses"];
            let described = answers.get(status.as_str()).filter(|_| !status.is_redirection()).unwrap_or(&answers["default"]);
            &described["content"]["application/json"]["schema"]
        }
        None if status.is_success() || status.is_redirection() => return,
        None => &problem,
    };
    // What is no JSON is described by its kind alone.
    if !schema.is_null()
        && let Some(why) = misfit(schema, answer)
    {
        panic!("{method} {path} is answered with {status}, and that is not as documented: {why}\n{answer}");
    }
}
