//! What programs can ask of the server, drawn from its own `OpenAPI` document, so that the page says what the server does.

use maud::{Markup, html};
use serde_json::{Map, Value};

use crate::Site;
use crate::parts::symbol_small;

/// The page of an `OpenAPI` document. What the document says is in English; the page around it speaks the visitor's language.
pub fn reference_page(site: &Site<'_>, document: &Value) -> Markup {
    let reference = Reference { site, document };
    let tags = items(&document["tags"]);
    let title = site.word("page-api");
    let main = html! {
        div.reference.stack {
            div.page__title { h1 { (title) } p { (site.word("page-api-about")) } }
            div.with-nav {
                nav.side-nav aria-label=(site.word("page-contents")) {
                    ul {
                        li { a href="#begin" { (site.word("page-api-begin")) } }
                        @for tag in tags { li { a href={ "#" (text(&tag["name"])) } { (reference.title(tag)) } } }
                        li { a href="#shapes" { (site.word("page-api-shapes")) } }
                    }
                }
                div.stack {
                    (reference.beginning())
                    @for tag in tags { (reference.group(tag)) }
                    (reference.shapes())
                }
            }
        }
    };
    site.page(&title, &main)
}

fn items(list: &Value) -> &[Value] {
    list.as_array().map_or(&[], Vec::as_slice)
}

fn entries(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flat_map(Map::iter)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Words of the document. What stands between backticks is code.
fn prose(words: &str) -> Markup {
    html! {
        span lang="en" {
            @for (at, part) in words.split('`').enumerate() {
                @if at % 2 == 1 { code { (part) } } @else { (part) }
            }
        }
    }
}

/// The name of a shape that another place refers to.
fn shape_name(schema: &Value) -> Option<&str> {
    text(&schema["$ref"]).rsplit_once('/').map(|(_, name)| name)
}

/// What can stand in a place, written as programmers do: `string | null`, `Seat[]`.
fn kind(schema: &Value) -> Markup {
    let several = ["oneOf", "anyOf", "allOf"].into_iter().find(|key| schema[*key].is_array());
    html! {
        @if let Some(name) = shape_name(schema) { a href={ "#shape-" (name) } { (name) } }
        @else if let Some(several) = several {
            @for (at, one) in items(&schema[several]).iter().enumerate() {
                @if at > 0 { (if several == "allOf" { " & " } else { " | " }) }
                (kind(one))
            }
        }
        @else if schema["enum"].is_array() { (listed(items(&schema["enum"]).iter().map(ToString::to_string))) }
        @else if schema["items"].is_object() { (listed_kind(&schema["items"])) "[]" (or_null(schema)) }
        @else if schema["additionalProperties"].is_object() { "{ [name]: " (kind(&schema["additionalProperties"])) " }" (or_null(schema)) }
        @else if schema["properties"].is_object() {
            "{ "
            @for (at, (name, inner)) in entries(&schema["properties"]).enumerate() { @if at > 0 { ", " } (name) ": " (kind(inner)) }
            " }"
        }
        @else {
            @match &schema["type"] {
                Value::Array(types) => (listed(types.iter().map(|name| text(name).to_owned()))),
                Value::String(name) => (name),
                _ => "any",
            }
        }
    }
}

/// What can stand in a list, in brackets where it is a choice.
fn listed_kind(schema: &Value) -> Markup {
    let kind = kind(schema);
    if kind.0.contains(" | ") {
        html! { "(" (kind) ")" }
    } else {
        kind
    }
}

fn listed(names: impl Iterator<Item = String>) -> String {
    names.collect::<Vec<_>>().join(" | ")
}

fn or_null(schema: &Value) -> &'static str {
    if items(&schema["type"]).iter().any(|name| name == "null") { " | null" } else { "" }
}

struct Reference<'a> {
    site: &'a Site<'a>,
    document: &'a Value,
}

impl<'a> Reference<'a> {
    /// What a group of requests is called.
    fn title(&self, tag: &Value) -> String {
        let words = self.site.words;
        let known = words.say_if_known(&engine::Message::new(format!("page-api-tag-{}", text(&tag["name"]))));
        known.unwrap_or_else(|| text(&tag["description"]).to_owned())
    }

    /// How a program is let in, and where to read more.
    fn beginning(&self) -> Markup {
        html! {
            section #begin.panel.on-paper {
                h2.panel__title { (self.site.word("page-api-begin")) }
                p { (self.site.word("page-api-begin-why")) }
                pre { code {
                    "TOKEN=$(curl -s $SERVER/people --json '{\"name\": \"Ann\"}' | jq -r .token)\n"
                    "curl -s -H \"authorization: Bearer $TOKEN\" $SERVER/tables \\\n"
                    "  --json '{\"game\": \"pate\", \"players\": 2, \"bots\": [\"soldato\"], \"start\": true}'"
                } }
                dl.slots {
                    @for (name, scheme) in entries(&self.document["components"]["securitySchemes"]) {
                        div { dt { code { (name) } } dd { (prose(text(&scheme["description"]))) } }
                    }
                }
                p.acts.narrow { a.btn href="/openapi.json" { (symbol_small("ui-log")) (self.site.word("page-api-document")) } }
            }
        }
    }

    /// Requests that belong together.
    fn group(&self, tag: &Value) -> Markup {
        let paths = entries(&self.document["paths"]);
        let all = paths.flat_map(|(path, item)| entries(item).map(move |(method, asked)| (path, method, asked)));
        html! {
            section.panel.on-paper id=(text(&tag["name"])) {
                h2.panel__title { (self.title(tag)) }
                @for (path, method, asked) in all.filter(|(_, _, asked)| items(&asked["tags"]).contains(&tag["name"])) {
                    (self.request(path, method, asked))
                }
            }
        }
    }

    fn request(&self, path: &str, method: &str, asked: &Value) -> Markup {
        let site = self.site;
        let body = &asked["requestBody"]["content"]["application/json"]["schema"];
        html! {
            details.request id={ "ask-" (text(&asked["operationId"])) } {
                summary {
                    span class={ "method " (method) } { (method.to_uppercase()) }
                    code.path { (path) }
                    span.what { (prose(text(&asked["summary"]))) }
                }
                p.muted { (site.word(self.who(asked))) }
                @if !items(&asked["parameters"]).is_empty() {
                    h3 { (site.word("page-api-parameters")) }
                    dl.slots {
                        @for parameter in items(&asked["parameters"]) {
                            (self.field(text(&parameter["name"]), &parameter["schema"], parameter["required"] == true, text(&parameter["description"])))
                        }
                    }
                }
                @if body.is_object() { h3 { (site.word("page-api-body")) " " code { (kind(body)) } } (self.fields_of(body)) }
                h3 { (site.word("page-api-answers")) }
                dl.slots {
                    @for (status, answer) in entries(&asked["responses"]) {
                        div {
                            dt {
                                code { @if status == "default" { (site.word("page-api-other-status")) } @else { (status) } }
                                @for (_, content) in entries(&answer["content"]) { " " code.kind { (kind(&content["schema"])) } }
                            }
                            dd { (prose(text(&answer["description"]))) }
                        }
                    }
                }
            }
        }
    }

    /// Who may make a request: what it says itself, or else what goes for all.
    fn who(&self, asked: &Value) -> &'static str {
        let keys = items(if asked["security"].is_array() { &asked["security"] } else { &self.document["security"] });
        let is_none = |key: &Value| key.as_object().is_some_and(Map::is_empty);
        match (keys.iter().any(is_none), keys.iter().all(is_none)) {
            (_, true) => "page-api-for-anybody",
            (true, false) => "page-api-known-or-not",
            (false, false) => "page-api-for-known",
        }
    }

    /// Everything that is sent and answered, shape by shape.
    fn shapes(&self) -> Markup {
        html! {
            section #shapes.panel.on-paper {
                h2.panel__title { (self.site.word("page-api-shapes")) }
                @for (name, schema) in entries(&self.document["components"]["schemas"]) {
                    div.shape id={ "shape-" (name) } {
                        h3 { code { (name) } }
                        @if let Some(about) = schema["description"].as_str() { p { (prose(about)) } }
                        (self.fields_of(schema))
                    }
                }
            }
        }
    }

    /// The fields of a shape, or what it can be.
    fn fields_of(&self, schema: &Value) -> Markup {
        let resolved = self.resolved(schema);
        let parts = items(&resolved["allOf"]);
        let variants = items(if resolved["oneOf"].is_array() { &resolved["oneOf"] } else { &resolved["anyOf"] });
        html! {
            @if !parts.is_empty() { @for part in parts { (self.fields_of(part)) } }
            @else if !variants.is_empty() {
                ul.variants {
                    @for variant in variants {
                        li {
                            @if shape_name(variant).is_some() || !variant["properties"].is_object() { code { (kind(variant)) } " " (prose(text(&variant["description"]))) }
                            @else { (prose(text(&variant["description"]))) (self.fields_of(variant)) }
                        }
                    }
                }
            }
            @else if resolved["properties"].is_object() {
                dl.slots {
                    @for (name, inner) in entries(&resolved["properties"]) {
                        (self.field(name, inner, items(&resolved["required"]).iter().any(|needed| needed == name), text(&inner["description"])))
                    }
                }
            }
            @else { p { code.kind { (kind(resolved)) } } }
        }
    }

    /// A shape itself, where another place refers to it.
    fn resolved(&self, schema: &'a Value) -> &'a Value {
        shape_name(schema).map_or(schema, |name| &self.document["components"]["schemas"][name])
    }

    fn field(&self, name: &str, schema: &Value, is_required: bool, about: &str) -> Markup {
        // What can be missing is described where it is not.
        let about = if about.is_empty() { text(&schema["oneOf"][0]["description"]) } else { about };
        html! {
            div {
                dt {
                    code { (name) } " " code.kind { (kind(schema)) }
                    @if !is_required { " " small.muted { (self.site.word("page-api-optional")) } }
                }
                dd { (prose(about)) }
            }
        }
    }
}
