//! The files that pages refer to. Each is compressed once, as small as it gets: the style sheet and the many modules of the script
//! are most of what a first visit costs.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{LazyLock, OnceLock};

use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use web::assets::{self, Asset};

use super::guard::Path;
use crate::problem::{Problem, Result};

struct File {
    asset: &'static Asset,
    compressed: OnceLock<Option<Bytes>>,
}

static FILES: LazyLock<HashMap<&str, File>> =
    LazyLock::new(|| assets::all().map(|asset| (asset.name, File { asset, compressed: OnceLock::new() })).collect());

/// A file. Its address changes with it, so that browsers may keep it. A page from before an upgrade asks for an older version and
/// gets the file of today, which nobody may keep under that address.
pub(super) async fn show(Path((version, name)): Path<(String, String)>, headers: HeaderMap) -> Result<Response> {
    let file = FILES.get(name.as_str()).ok_or(Problem::NotFound("problem-no-page"))?;
    let mut response = match file.compressed() {
        Some(bytes) if takes_gzip(&headers) => {
            ([(CONTENT_ENCODING, "gzip"), (VARY, "accept-encoding")], bytes.clone()).into_response()
        }
        _ => file.asset.text().into_response(),
    };
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(file.asset.kind));
    if version == assets::version() {
        response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable"));
    }
    Ok(response)
}

/// Whether a browser says so plainly; all else is left to what compresses pages.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let said = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|value| value.to_str().ok());
    said.flat_map(|value| value.split(',')).any(|coding| coding.trim() == "gzip")
}

impl File {
    fn compressed(&self) -> Option<&Bytes> {
        let compress = || {
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(self.asset.text().as_bytes()).ok()?;
            encoder.finish().ok().map(Bytes::from)
        };
        self.compressed.get_or_init(compress).as_ref()
    }
}
