//! The routes, and what is answered over HTTP.

use super::driver::{Command, Of, Story};
use super::fault::{Fault, accepted, answered};
use super::guard::{Peer, Stranger, is_stranger};
use super::hall::{Hall, LINES};
use super::socket::{Counted, talk};
use super::{client, judging};
use crate::deck;
use crate::protocol::{
    DeckChecked, DeckEntry, DeckProblem, DeckText, Health, Join, Joined, JudgeText, Judged, NewRoom, Replay,
    ReplayMoment, RoomState, SUBPROTOCOL, Scenario,
};
use crate::room::{logged, short};
use crate::sealed::Logs;
use crate::{Table, replay_each};
use axum::extract::rejection::JsonRejection;
use axum::extract::{DefaultBodyLimit, Path, Query, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Json, Router};
use messages::{Language, Log, Messages, Words};
use rules::Seat;
use serde::Deserialize;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::time::timeout;

/// So many games are told over HTTP at once; the others wait.
static ASIDE: Semaphore = Semaphore::const_new(4);

/// A request that is not there, or not answered, after so long is given up.
const ANSWERED: Duration = Duration::from_secs(60);

/// Bytes that are read from a socket, and gathered for it, at a time.
const BUFFER: usize = 16 * 1024;

/// So many moments of a game are told at once.
const MOMENTS: usize = 200;

type Answer<T> = Result<Json<T>, Fault>;
/// What was sent as JSON, or was not.
type Given<T> = Result<Json<T>, JsonRejection>;

fn given<T>(sent: Given<T>) -> Result<T, Fault> {
    sent.map(|Json(given)| given).map_err(|why| {
        tracing::debug!(why = why.body_text(), "not understood");
        Fault::new(why.status(), "table-request")
    })
}

pub fn routes(hall: Arc<Hall>, listens: SocketAddr) -> Router {
    let limits = hall.options.limits;
    let guard = move |State(hall): State<Arc<Hall>>, request: Request, next: Next| async move {
        let from = request.extensions().get::<Peer>();
        let language = accepted(request.headers());
        if from.is_some_and(|Peer(from)| !hall.rates.take(*from)) {
            return Fault::new(StatusCode::TOO_MANY_REQUESTS, "table-too-many-requests").answer(language);
        }
        match is_stranger(request.headers(), listens, &hall.options.origins) {
            Some(Stranger::Host) => Fault::new(StatusCode::FORBIDDEN, "table-host").answer(language),
            Some(Stranger::Origin) => Fault::new(StatusCode::FORBIDDEN, "table-origin").answer(language),
            None => match timeout(ANSWERED, next.run(request)).await {
                Ok(response) => with_manners(answered(response, language)),
                Err(_) => Fault::new(StatusCode::REQUEST_TIMEOUT, "table-took-too-long").answer(language),
            },
        }
    };
    Router::new()
        .route("/health", get(health))
        .route("/api/cards", get(cards))
        .route("/api/decks", get(decks))
        .route("/api/decks/check", post(check_deck))
        .route("/api/rooms", post(make))
        .route("/api/rooms/{room}", get(state))
        .route("/api/rooms/{room}/join", post(join))
        .route("/api/rooms/{room}/socket", get(socket))
        .route("/api/rooms/{room}/replay", get(replay))
        .route("/api/rooms/{room}/scenario", get(scenario))
        .route("/api/rooms/{room}/log", get(log))
        .route("/api/judge", post(judge))
        .route("/api/{*rest}", get(nothing).post(nothing))
        .fallback(client::file)
        .layer(DefaultBodyLimit::max(limits.request))
        .layer(middleware::from_fn_with_state(hall.clone(), guard))
        .with_state(hall)
}

/// What every answer says to a browser.
fn with_manners(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let policy = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(policy));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // The identifier of a room is in its address.
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

async fn nothing() -> Fault {
    Fault::new(StatusCode::NOT_FOUND, "table-nothing-here")
}

async fn health(State(hall): State<Arc<Hall>>) -> Json<Health> {
    Json(Health {
        ok: true,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rooms: hall.rooms() as u32,
        connections: hall.connections.load(Ordering::Relaxed) as u32,
    })
}

#[derive(Deserialize)]
struct InLanguage {
    lang: Option<String>,
}

async fn cards(
    State(hall): State<Arc<Hall>>,
    Query(wanted): Query<InLanguage>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let code = wanted.lang.as_deref().unwrap_or("en");
    let language = Language::from_code(code).ok_or_else(|| Fault::no_language(code, StatusCode::NOT_FOUND))?;
    let reading = hall.clone();
    let catalogue = tokio::task::spawn_blocking(move || reading.catalogues.of(language));
    let catalogue = catalogue.await.map_err(|_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "table-broke-off"))?;
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|tag| tag.as_bytes() == catalogue.tag.as_bytes());
    let tag = HeaderValue::from_str(&catalogue.tag).expect("digits");
    let shared = [(header::ETAG, tag), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    if known {
        return Ok((StatusCode::NOT_MODIFIED, shared).into_response());
    }
    let json = HeaderValue::from_static("application/json");
    Ok((shared, [(header::CONTENT_TYPE, json)], catalogue.json.clone()).into_response())
}

async fn decks(State(hall): State<Arc<Hall>>) -> Json<Vec<DeckEntry>> {
    let cards = &hall.cards;
    let entry = |name: &str| {
        let ids = deck::load(name, cards).expect("it ships");
        let mut counted: Vec<(u32, String)> = Vec::new();
        let mut colors = ir::ColorSet::NONE;
        for id in ids {
            let face = cards.pack.face(cards.pack.card(id).front);
            colors = colors.union(face.printed.colors);
            match counted.iter_mut().find(|(_, name)| *name == face.name) {
                Some((count, _)) => *count += 1,
                None => counted.push((1, face.name.clone())),
            }
        }
        let about = deck::about(deck::shipped(name).expect("it ships")).to_owned();
        DeckEntry { name: name.to_owned(), about, colors, cards: counted }
    };
    Json(deck::names().map(entry).collect())
}

async fn check_deck(State(hall): State<Arc<Hall>>, sent: Given<DeckText>) -> Answer<DeckChecked> {
    let DeckText { text, language } = given(sent)?;
    if text.lines().count() > LINES {
        return Err(Fault::with(StatusCode::BAD_REQUEST, "table-deck-lines", vec![("lines", LINES.into())]));
    }
    let language = language.as_deref().and_then(Language::from_code).unwrap_or(Language::English);
    let words = Messages::of(language);
    let (cards, problems) = match deck::parse("own", &text, &hall.cards.shipped, &hall.cards.pack) {
        Ok(cards) => (cards.len() as u32, Vec::new()),
        Err(wrong) => (0, wrong.problems),
    };
    let problem = |problem: &deck::Problem| {
        let (line, suggestions) = match problem {
            deck::Problem::Line { line, .. } => (Some(*line as u32), Vec::new()),
            deck::Problem::NoSuchCard { line, near, .. } => (Some(*line as u32), near.clone()),
            deck::Problem::Unknown | deck::Problem::Unreadable(_) | deck::Problem::TooSmall(_) => (None, Vec::new()),
        };
        DeckProblem { line, what: problem.said("own", words), suggestions }
    };
    let problems: Vec<DeckProblem> = problems.iter().map(problem).collect();
    Ok(Json(DeckChecked { ok: problems.is_empty(), cards, problems }))
}

async fn make(State(hall): State<Arc<Hall>>, sent: Given<NewRoom>) -> Answer<Joined> {
    Ok(Json(hall.make(given(sent)?).await?))
}

async fn state(State(hall): State<Arc<Hall>>, Path(room): Path<String>) -> Answer<RoomState> {
    Ok(Json(hall.ask(&room, Command::State).await?))
}

async fn join(State(hall): State<Arc<Hall>>, Path(room): Path<String>, sent: Given<Join>) -> Answer<Joined> {
    Ok(Json(hall.join(&room, given(sent)?).await?))
}

async fn socket(
    State(hall): State<Arc<Hall>>,
    Path(room): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Fault> {
    let counted = Counted::new(&hall.connections, hall.options.limits.connections)
        .ok_or(Fault::new(StatusCode::SERVICE_UNAVAILABLE, "table-connected"))?;
    let way = hall.find(&room).await?;
    let (most, language) = (hall.options.limits.message, accepted(&headers));
    let upgrade = upgrade.protocols([SUBPROTOCOL]).max_message_size(most).max_frame_size(most);
    // What a client says is short: a buffer as large as the default would be cleared at every read.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket| talk(socket, hall, room, way, counted, language)))
}

#[derive(Deserialize)]
struct Telling {
    of: Option<String>,
    at: Option<usize>,
}

/// `Authorization: Bearer TOKEN`.
fn token(headers: &HeaderMap) -> Option<String> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    value.strip_prefix("Bearer ").map(str::to_owned)
}

async fn story(hall: &Arc<Hall>, room: &str, of: Option<&str>, headers: &HeaderMap) -> Result<Story, Fault> {
    let of = match of.unwrap_or("own") {
        "own" => Of::Own,
        "spectator" => Of::Spectator,
        seat => Of::Seat(Seat(seat.parse().map_err(|_| Fault::bad("table-no-seat"))?)),
    };
    let token = token(headers);
    hall.ask(room, |answer| Command::Story { token, of, answer }).await?
}

/// Runs what takes a while beside what answers at once.
async fn aside<T: Send + 'static>(run: impl FnOnce() -> Result<T, Fault> + Send + 'static) -> Result<T, Fault> {
    let broke_off = |_| Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "table-broke-off");
    let _one_of_few = ASIDE.acquire().await.map_err(|_| Fault::no_room())?;
    tokio::task::spawn_blocking(run).await.map_err(broke_off)?
}

/// A part of the game: what comes after `at` steps, so many moments at most.
async fn replay(
    State(hall): State<Arc<Hall>>,
    Path(room): Path<String>,
    Query(telling): Query<Telling>,
    headers: HeaderMap,
) -> Answer<Replay> {
    let story = story(&hall, &room, telling.of.as_deref(), &headers).await?;
    let (cards, from) = (hall.cards.clone(), telling.at.unwrap_or(0));
    aside(move || {
        let seats: Vec<String> = story.record.opening.seats.iter().map(|s| s.name.clone()).collect();
        let words = Words::new(story.language, cards.clone(), seats.clone());
        let (mut log, mut moments, mut at) = (Log::default(), Vec::new(), 0);
        let told = replay_each(&cards, &story.record, story.viewer, &mut |moment| {
            let lines = log.lines(&words, &moment.told, &moment.view);
            // Only what the viewer noticed is a moment of its own.
            let is_same = moments.last().is_some_and(|last: &ReplayMoment| last.view == moment.view);
            if at >= from && moments.len() < MOMENTS && !(is_same && moment.told.is_empty()) {
                let log = lines.into_iter().map(|line| logged(line, moment.view.turn)).collect();
                moments.push(ReplayMoment { at: at as u32, view: moment.view, told: moment.told, log });
            }
            at += 1;
        });
        told.map_err(Fault::open)?;
        Ok(Json(Replay { game: story.game, seats, over: story.over, steps: at as u32, moments }))
    })
    .await
}

/// The game as `facedown verify` reads it; with its secret, where that is open.
async fn log(
    State(hall): State<Arc<Hall>>,
    Path(room): Path<String>,
    Query(telling): Query<Telling>,
    headers: HeaderMap,
) -> Result<Response, Fault> {
    let story = story(&hall, &room, telling.of.as_deref(), &headers).await?;
    let cards = hall.cards.clone();
    let named = format!("attachment; filename=\"facedown-{}-{}.json\"", short(&room), story.game);
    let text = aside(move || {
        let logs = Logs::of(&cards, &story.record).map_err(Fault::open)?;
        Ok(logs.log(story.viewer).text(&cards, story.is_open.then_some(&story.record)))
    });
    let named = HeaderValue::from_str(&named).expect("hexadecimal digits");
    let kind = HeaderValue::from_static("application/x-ndjson; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, named)], text.await?).into_response())
}

async fn scenario(
    State(hall): State<Arc<Hall>>,
    Path(room): Path<String>,
    Query(telling): Query<Telling>,
    headers: HeaderMap,
) -> Answer<Scenario> {
    let story = story(&hall, &room, telling.of.as_deref(), &headers).await?;
    let (cards, language) = (hall.cards.clone(), accepted(&headers));
    aside(move || {
        let mut counts = Vec::new();
        replay_each(&cards, &story.record, story.viewer, &mut |moment| counts.push(moment.answers))
            .map_err(Fault::open)?;
        let at = telling.at.unwrap_or(counts.len() - 1).min(counts.len() - 1);
        let table = Table::resume(cards, story.record).map_err(Fault::open)?;
        let seats = table.record().opening.seats.iter().map(|s| s.name.clone()).collect::<Vec<_>>();
        let seats = judging::names(&seats);
        let setup = table.setup();
        let answers = &table.answers()[..counts[at]];
        let moment = ::judge::Moment { setup: &setup, seats: &seats, answers, viewer: story.viewer, invented: &[] };
        let retold = moment.retold().map_err(Fault::retold)?;
        let stopped = retold.stopped.map(|why| why.in_words(Messages::of(language)));
        Ok(Json(Scenario { text: retold.text, stopped, left_out: retold.left_out }))
    })
    .await
}

async fn judge(State(hall): State<Arc<Hall>>, headers: HeaderMap, sent: Given<JudgeText>) -> Answer<Judged> {
    Ok(Json(judging::judge(&hall, given(sent)?.text, accepted(&headers)).await?))
}
