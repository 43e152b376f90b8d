//! The browser client that is built into this program.

use super::hall::Hall;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// What there is to see where the client was not built.
const NO_CLIENT: &str = "<!doctype html><meta charset=utf-8><title>facedown</title><p>This is a table of facedown. \
    The browser client was not built into this program: Node is needed when it is compiled.</p>";

/// Whether there is a client in this program.
pub fn is_built_in() -> bool {
    !FILES.is_empty()
}

/// A file of the client; what is none is a place in the client, which it finds itself.
pub async fn file(State(_): State<Arc<Hall>>, request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let found = FILES.iter().find(|(name, _)| *name == path);
    let is_place = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let index = || FILES.iter().find(|(name, _)| *name == "index.html");
    match found.or_else(|| is_place.then(index)?) {
        Some((name, bytes)) => {
            // Vite puts a hash into the names of assets.
            let lasting = name.starts_with("assets/");
            let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
            ([(header::CONTENT_TYPE, kind(name)), (header::CACHE_CONTROL, cache)], *bytes).into_response()
        }
        None if is_place && FILES.is_empty() => {
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], NO_CLIENT).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
