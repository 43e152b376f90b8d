//! The browser client that is built into this program.

use super::fault::accepted;
use super::hall::Hall;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use messages::Messages;
use std::sync::Arc;

include!(concat!(env!("OUT_DIR"), "/client.rs"));

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
            let words = Messages::of(accepted(request.headers()));
            let code = words.language().code();
            let says = words.say("table-no-client", &[]);
            let page =
                format!("<!doctype html><html lang={code}><meta charset=utf-8><title>facedown</title><p>{says}</p>");
            ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], page).into_response()
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
