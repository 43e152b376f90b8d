//! One connection: what a client says, in order and in measure, and what it is told.

use super::driver::{Coming, Command, Line, UNREAD};
use super::guard::Bucket;
use super::hall::{Hall, stops};
use crate::protocol::{FromClient, Says, Tells};
use crate::room::short;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use messages::{Language, Messages};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, interval, timeout};

/// A connection that is silent so long, pings unanswered, is closed.
const SILENT: Duration = Duration::from_secs(60);
const PING: Duration = Duration::from_secs(20);
/// A message that is not taken so long is not waited for.
const SLOW: Duration = Duration::from_secs(10);
/// Whoever says no hello so long is not waited for.
const HELLO: Duration = Duration::from_secs(15);
/// So many messages too fast, and the connection is closed.
const TOO_FAST: u32 = 100;

/// Counts itself among the connections as long as it lives.
pub struct Counted(Arc<AtomicUsize>);

impl Counted {
    /// None: there are so many already.
    pub fn new(all: &Arc<AtomicUsize>, most: usize) -> Option<Counted> {
        let counted = Counted(all.clone());
        (all.fetch_add(1, Ordering::Relaxed) < most).then_some(counted)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Talk {
    socket: WebSocket,
    room: String,
    way: mpsc::Sender<Command>,
    /// From the room, after hello.
    told: Option<mpsc::Receiver<Line>>,
    /// How the room calls it, after hello.
    connection: Option<u64>,
    /// The language it asked for, if it did.
    language: Language,
    /// The number of the last message taken in, and of the last one sent.
    heard: u32,
    sent: u32,
    bucket: Bucket,
    too_fast: u32,
}

/// Why a connection ends.
enum End {
    /// The client, or the network.
    Theirs,
    Ours(u16, &'static str),
}

pub async fn talk(
    socket: WebSocket,
    hall: Arc<Hall>,
    room: String,
    way: mpsc::Sender<Command>,
    counted: Counted,
    language: Language,
) {
    let (a_second, most) = hall.options.limits.messages;
    let bucket = Bucket::new(a_second.into(), most);
    let mut talk =
        Talk { socket, room, way, told: None, connection: None, language, heard: 0, sent: 0, bucket, too_fast: 0 };
    let end = talk.on(&hall).await;
    if let Some(connection) = talk.connection {
        // A room that has ended knows without being told.
        let _ = talk.way.send(Command::Gone(connection)).await;
    }
    if let End::Ours(code, reason) = end {
        let close = Message::Close(Some(CloseFrame { code, reason: reason.into() }));
        let _ = timeout(SLOW, talk.socket.send(close)).await;
    }
    drop(counted);
}

impl Talk {
    async fn on(&mut self, hall: &Hall) -> End {
        let mut stopped = hall.stopped.clone();
        let mut pings = interval(PING);
        let (began, mut heard) = (Instant::now(), Instant::now());
        loop {
            let end = tokio::select! {
                () = stops(&mut stopped) => Some(End::Ours(close_code::RESTART, "the server stops")),
                () = self.way.closed() => Some(End::Ours(close_code::RESTART, "the room was let go")),
                line = next(&mut self.told) => match line {
                    Some(line) => self.give(&line).await,
                    // It has left, or did not take what it was sent.
                    None => Some(End::Ours(close_code::NORMAL, "let go")),
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.hear(message).await,
                        // If it is not gone, this is all it can still be told.
                        Some(Err(_)) => Some(End::Ours(close_code::SIZE, "too large, or no text")),
                        None => Some(End::Theirs),
                    }
                }
                _ = pings.tick() => {
                    let late = self.connection.is_none() && began.elapsed() > HELLO;
                    if heard.elapsed() > SILENT || late {
                        Some(End::Ours(close_code::POLICY, "silent"))
                    } else {
                        self.put(Message::Ping(Bytes::new())).await
                    }
                }
            };
            if let Some(end) = end {
                return end;
            }
        }
    }

    async fn put(&mut self, message: Message) -> Option<End> {
        match timeout(SLOW, self.socket.send(message)).await {
            Ok(Ok(())) => None,
            Ok(Err(_)) | Err(_) => Some(End::Theirs),
        }
    }

    /// Gives out a message with the next number.
    async fn give(&mut self, line: &str) -> Option<End> {
        self.sent += 1;
        // A line is an object of its own: `{"moment":..}`.
        let numbered = format!("{{\"s\":{},{}", self.sent, &line[1..]);
        self.put(Message::Text(numbered.into())).await
    }

    /// Says in the words of the client's language what is wrong.
    async fn error(&mut self, n: Option<u32>, code: &'static str) -> Option<End> {
        let words = Messages::of(self.language).say(code, &[]);
        let tells = Tells::Error { n, code: code.to_owned(), words };
        self.give(&serde_json::to_string(&tells).expect("plain data")).await
    }

    async fn hear(&mut self, message: Message) -> Option<End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => return self.error(None, "table-no-text").await,
            Message::Ping(_) | Message::Pong(_) => return None,
            Message::Close(_) => return Some(End::Theirs),
        };
        if !self.bucket.take() {
            self.too_fast += 1;
            if self.too_fast > TOO_FAST {
                return Some(End::Ours(close_code::POLICY, "too fast"));
            }
            return self.error(None, "table-too-fast").await;
        }
        let said = match serde_json::from_str::<FromClient>(&text) {
            Ok(said) => said,
            Err(_) => {
                let n = numbered(&text).filter(|n| *n > self.heard);
                self.heard = n.unwrap_or(self.heard);
                return self.error(n, "table-no-message").await;
            }
        };
        if said.n <= self.heard {
            return self.error(Some(said.n), "table-number-used").await;
        }
        self.heard = said.n;
        match (said.says, self.connection) {
            (Says::Hello { token, language }, None) => self.hello(said.n, token, language).await,
            (_, None) => self.error(Some(said.n), "table-hello-first").await,
            (says, Some(connection)) => self.pass_on(Command::Say { connection, n: said.n, says }).await,
        }
    }

    async fn pass_on(&mut self, command: Command) -> Option<End> {
        match self.way.send(command).await {
            Ok(()) => None,
            Err(_) => Some(End::Ours(close_code::RESTART, "the room was let go")),
        }
    }

    async fn hello(&mut self, n: u32, token: Option<String>, language: Option<String>) -> Option<End> {
        let language = match language.as_deref().map(Language::from_code) {
            Some(None) => return self.error(Some(n), "table-no-language").await,
            Some(language) => language,
            None => None,
        };
        self.language = language.unwrap_or(self.language);
        let (answer, wait) = oneshot::channel();
        let (to, told) = mpsc::channel(UNREAD);
        let coming = Coming { token, language, n, to, answer };
        if let Some(end) = self.pass_on(Command::Come(Box::new(coming))).await {
            return Some(end);
        }
        match wait.await {
            Ok(Ok(connection)) => {
                (self.connection, self.told) = (Some(connection), Some(told));
                tracing::debug!(room = short(&self.room), connection, "connected");
                None
            }
            Ok(Err(code)) => self.error(Some(n), code).await,
            Err(_) => Some(End::Ours(close_code::RESTART, "the room was let go")),
        }
    }
}

async fn next(told: &mut Option<mpsc::Receiver<Line>>) -> Option<Line> {
    match told {
        Some(told) => told.recv().await,
        None => std::future::pending().await,
    }
}

/// The number of a message that is otherwise not understood.
fn numbered(text: &str) -> Option<u32> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.get("n")?.as_u64()?.try_into().ok()
}
