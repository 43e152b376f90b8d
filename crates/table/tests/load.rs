//! A table that many use at once.

mod client;

use client::{against_bot, at_random, make};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use table::server::{Limits, Options, Server};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
}

/// What this client reads of a frame. The clients share the processors with the server they measure, so they
/// skip what they do not need.
#[derive(Deserialize)]
struct Frame {
    moment: Option<Moment>,
    room: Option<Room>,
    done: Option<IgnoredAny>,
    refused: Option<IgnoredAny>,
    error: Option<Value>,
}

#[derive(Deserialize)]
struct Moment {
    n: u32,
    asked: Option<Asked>,
}

#[derive(Deserialize)]
struct Asked {
    prompt: Value,
}

#[derive(Deserialize)]
struct Room {
    over: Option<IgnoredAny>,
}

struct Player {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    said: u32,
    /// What is asked, and in which moment.
    asked: Option<(u32, Value)>,
    is_over: bool,
}

impl Player {
    /// Makes a room with a bot and sits down in it.
    async fn in_a_room(at: SocketAddr, seed: u32) -> Player {
        let seated = make(at, &against_bot(seed, "basic")).await;
        let mut request =
            format!("ws://{at}/api/rooms/{}/socket", seated.room).into_client_request().expect("an address");
        request.headers_mut().insert("Sec-WebSocket-Protocol", "facedown.1".parse().expect("a header"));
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        let (socket, _) = connect_async_with_config(request, Some(config), true).await.expect("it listens");
        let mut player = Player { socket, said: 0, asked: None, is_over: false };
        assert!(player.say(json!({"hello": {"token": seated.token, "language": null}})).await);
        player
    }

    async fn next(&mut self) -> Frame {
        loop {
            match self.socket.next().await.expect("it is open").expect("a message") {
                Message::Text(text) => {
                    let frame: Frame = serde_json::from_str(&text).expect("a frame");
                    if let Some(Moment { n, asked }) = &frame.moment {
                        self.asked = asked.as_ref().map(|asked| (*n, asked.prompt.clone()));
                    }
                    if let Some(room) = &frame.room {
                        self.is_over = room.over.is_some();
                    }
                    return frame;
                }
                Message::Close(_) => panic!("the server has closed"),
                _ => {}
            }
        }
    }

    /// Whether the server did what was said, and did not refuse it.
    async fn say(&mut self, mut says: Value) -> bool {
        self.said += 1;
        says["n"] = self.said.into();
        self.socket.send(Message::text(says.to_string())).await.expect("it is open");
        loop {
            let frame = self.next().await;
            if frame.done.is_some() || frame.refused.is_some() {
                return frame.done.is_some();
            }
            assert!(frame.error.is_none() || self.is_over, "{:?}", frame.error);
            if frame.error.is_some() {
                return false;
            }
        }
    }

    /// Replies at random so many times; how long each took to be acknowledged.
    async fn play(&mut self, seed: u32, replies: usize) -> Vec<Duration> {
        let mut random = fastrand::Rng::with_seed(seed.into());
        let mut times = Vec::new();
        for _ in 0..replies {
            while self.asked.is_none() && !self.is_over {
                self.next().await;
            }
            let Some((moment, prompt)) = self.asked.take().filter(|_| !self.is_over) else { break };
            let reply = at_random(&prompt, &mut random);
            let began = Instant::now();
            let is_done = self.say(json!({"reply": {"moment": moment, "reply": reply}})).await;
            times.push(began.elapsed());
            if !is_done {
                self.asked.get_or_insert((moment, prompt));
            }
        }
        times
    }
}

/// Each room has a bot and somebody who replies as soon as it is asked, and goes at the pace that rooms have
/// by default. `FACEDOWN_LOAD=200` in release is the full law: 50 ms at the 99th percentile on two processors,
/// clients and all.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_rooms_are_answered_soon() {
    let limits = Limits { made: 10_000, messages: (1_000_000, 1_000_000), ..Limits::default() };
    let options = Options { limits, ..Options::default() };
    let server = Server::start("127.0.0.1:0".parse().expect("an address"), options).await.expect("it starts");
    let at = server.address;
    let rooms = number("FACEDOWN_LOAD", 16);
    let replies = number("FACEDOWN_LOAD_REPLIES", 40);
    let play = |seed: u32| async move { Player::in_a_room(at, seed).await.play(seed, replies).await };
    let tasks: Vec<_> = (0..rooms as u32).map(|seed| tokio::spawn(play(seed))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.expect("it plays"));
    }
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "{rooms} rooms, {} replies: {:?} in the middle, {:?} at 99 of 100, {:?} at most",
        times.len(),
        at(50),
        at(99),
        at(100)
    );
    assert!(at(99) < Duration::from_millis(number("FACEDOWN_LOAD_MS", 500) as u64), "{:?}", at(99));
    server.stop().await;
}
