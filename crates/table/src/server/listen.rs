//! Connections: accepted, bounded in number and in the time that a request's head may take.

use super::Limits;
use super::guard::Peer;
use super::hall::stops;
use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::{Semaphore, watch};
use tower::ServiceExt;

/// So many more may be connected over HTTP than have a seat at a socket.
const BESIDE: usize = 1_000;

/// After nothing can be accepted, such as with no file left to open.
const PAUSE: Duration = Duration::from_millis(100);

/// Serves until the server stops, and then until what is being answered is answered.
pub async fn on(listener: TcpListener, routes: Router, limits: Limits, mut stopped: watch::Receiver<bool>) {
    let most = limits.connections + BESIDE;
    let places = Arc::new(Semaphore::new(most));
    loop {
        let place = tokio::select! {
            place = places.clone().acquire_owned() => place.expect("it is never closed"),
            () = stops(&mut stopped) => break,
        };
        let (stream, from) = tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok(accepted) => accepted,
                Err(why) => {
                    tracing::warn!(%why, "not accepted");
                    tokio::time::sleep(PAUSE).await;
                    continue;
                }
            },
            () = stops(&mut stopped) => break,
        };
        // A short answer is not held back until the one before it is acknowledged.
        if let Err(why) = stream.set_nodelay(true) {
            tracing::debug!(%why, "no delay could not be set");
        }
        let peer = Peer(from.ip());
        let routes = routes.clone().map_request(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            request
        });
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(limits.head);
        let connection = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(routes));
        let mut over = stopped.clone();
        tokio::spawn(async move {
            let mut connection = pin!(connection.with_upgrades());
            let ended = tokio::select! {
                ended = connection.as_mut() => ended,
                () = stops(&mut over) => {
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(why) = ended {
                tracing::debug!(%why, "connection ended");
            }
            drop(place);
        });
    }
    drop(listener);
    // All have ended when all places are free.
    drop(places.acquire_many(most as u32).await);
}
