//! A client of the table as somebody else would write it: HTTP, a WebSocket, and JSON.

// Each test uses a part of it.
#![allow(dead_code)]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Nothing here takes so long unless something is wrong.
const LONG: Duration = Duration::from_secs(60);

/// A request with further lines of its head; status and body.
pub async fn request(at: SocketAddr, line: &str, head: &[(&str, &str)], body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(at).await.expect("it listens");
    let host = if head.iter().any(|(name, _)| *name == "Host") { String::new() } else { format!("Host: {at}\r\n") };
    let head: String = head.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let text = format!(
        "{line} HTTP/1.1\r\n{host}{head}Content-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(text.as_bytes()).await.expect("it reads");
    let mut answer = Vec::new();
    // A server that refuses a body closes before it has read all of it.
    let _ = timeout(LONG, stream.read_to_end(&mut answer)).await.expect("it answers");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or_else(|| panic!("no status: {head}"));
    (status, body.to_owned())
}

pub async fn post(at: SocketAddr, path: &str, body: &Value) -> (u16, Value) {
    let (status, body) = request(at, &format!("POST {path}"), &[], &body.to_string()).await;
    (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
}

pub async fn get(at: SocketAddr, path: &str, token: Option<&str>) -> (u16, Value) {
    let bearer = token.map(|token| format!("Bearer {token}"));
    let head: Vec<(&str, &str)> = bearer.iter().map(|b| ("Authorization", b.as_str())).collect();
    let (status, body) = request(at, &format!("GET {path}"), &head, "").await;
    (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
}

/// A room, and the seat of whoever made it.
#[derive(Clone, Debug)]
pub struct Seated {
    pub room: String,
    pub token: Option<String>,
}

pub async fn make(at: SocketAddr, wanted: &Value) -> Seated {
    let (status, joined) = post(at, "/api/rooms", wanted).await;
    assert_eq!(status, 200, "{joined}");
    let text = |name: &str| joined[name].as_str().map(str::to_owned);
    Seated { room: text("room").expect("a room"), token: text("token") }
}

/// A game of a person against a bot.
pub fn against_bot(seed: u32, bot: &str) -> Value {
    json!({"seats": [{"kind": "person"}, {"kind": "bot", "bot": bot, "deck": "wings"}],
        "name": "Mara", "deck": "masquerade", "seed": seed})
}

pub async fn join(at: SocketAddr, room: &str, name: &str, deck: &str) -> Seated {
    let wanted = json!({"name": name, "deck": deck});
    let (status, joined) = post(at, &format!("/api/rooms/{room}/join"), &wanted).await;
    assert_eq!(status, 200, "{joined}");
    Seated { room: room.to_owned(), token: joined["token"].as_str().map(str::to_owned) }
}

/// A connection to a room.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    n: u32,
    /// The last moment and the last state of the room.
    pub moment: Value,
    pub room: Value,
    /// Every frame as it came.
    pub frames: Vec<String>,
}

/// How a message was answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    Done,
    Refused(Value),
    WhyNot(Value),
    Error(Value),
}

impl Client {
    /// Connects without a word.
    pub async fn connect(at: SocketAddr, room: &str) -> Client {
        let mut request = format!("ws://{at}/api/rooms/{room}/socket").into_client_request().expect("an address");
        request.headers_mut().insert("Sec-WebSocket-Protocol", "facedown.1".parse().expect("a header"));
        let (socket, _) = connect_async(request).await.expect("it listens");
        Client { socket, n: 0, moment: Value::Null, room: Value::Null, frames: Vec::new() }
    }

    /// Connects and says hello.
    pub async fn enter(at: SocketAddr, seated: &Seated) -> Client {
        let mut client = Client::connect(at, &seated.room).await;
        let hello = json!({"hello": {"token": seated.token, "language": null}});
        assert_eq!(client.say(hello).await, Answer::Done);
        client
    }

    pub async fn watch(at: SocketAddr, room: &str) -> Client {
        Client::enter(at, &Seated { room: room.to_owned(), token: None }).await
    }

    pub async fn send_raw(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.expect("it is open");
    }

    pub async fn send_bytes(&mut self, bytes: Vec<u8>) {
        self.socket.send(Message::binary(bytes)).await.expect("it is open");
    }

    /// Sends something with the next number.
    pub async fn send(&mut self, mut says: Value) -> u32 {
        self.n += 1;
        says["n"] = self.n.into();
        self.send_raw(says.to_string()).await;
        self.n
    }

    /// The next frame; nothing, if the server has closed.
    pub async fn next(&mut self) -> Option<Value> {
        // Pings come all the time, so the limit is for the whole.
        timeout(LONG, self.next_text()).await.expect("something comes")
    }

    async fn next_text(&mut self) -> Option<Value> {
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    let told: Value = serde_json::from_str(&text).expect("JSON");
                    self.frames.push(text.to_string());
                    assert_eq!(told["s"], self.frames.len(), "numbered: {text}");
                    if let Some(moment) = told.get("moment") {
                        self.moment = moment.clone();
                    }
                    if let Some(room) = told.get("room") {
                        self.room = room.clone();
                    }
                    return Some(told);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Sends something; nothing, if the connection is gone.
    pub async fn send_unless_gone(&mut self, mut says: Value) -> Option<u32> {
        self.n += 1;
        says["n"] = self.n.into();
        self.socket.send(Message::text(says.to_string())).await.ok()?;
        Some(self.n)
    }

    /// What comes within so long, if anything does.
    pub async fn next_within(&mut self, time: Duration) -> Option<Value> {
        timeout(time, self.next()).await.ok().flatten()
    }

    /// Sends something and reads on to its answer.
    pub async fn say(&mut self, says: Value) -> Answer {
        let n = self.send(says).await;
        self.answer(n).await.expect("the server is there")
    }

    /// Reads on to the answer to a message.
    pub async fn answer(&mut self, n: u32) -> Option<Answer> {
        loop {
            let told = self.next().await?;
            let of = |name: &str| told.get(name).filter(|a| a["n"] == n || a["n"].is_null()).cloned();
            if of("done").is_some() {
                return Some(Answer::Done);
            }
            if let Some(refused) = of("refused") {
                return Some(Answer::Refused(refused));
            }
            if let Some(error) = of("error") {
                return Some(Answer::Error(error));
            }
            if let Some(why_not) = of("why_not") {
                return Some(Answer::WhyNot(why_not));
            }
        }
    }

    /// Replies to the present moment.
    pub async fn reply(&mut self, reply: &Value) -> Answer {
        let moment = self.moment["n"].clone();
        self.say(json!({"reply": {"moment": moment, "reply": reply}})).await
    }

    pub fn prompt(&self) -> Option<&Value> {
        self.moment.get("asked")?.get("prompt")
    }

    pub fn is_over(&self) -> bool {
        !self.room["over"].is_null()
    }

    /// Reads until the seat is asked or the game is over.
    pub async fn until_asked(&mut self) {
        while self.prompt().is_none() && !self.is_over() {
            self.next().await.expect("the server is there");
        }
    }

    /// Replies at random until the game is over or so many replies were taken. True: it is over.
    pub async fn play(&mut self, random: &mut fastrand::Rng, most: usize) -> bool {
        for _ in 0..most {
            self.until_asked().await;
            if self.is_over() {
                return true;
            }
            self.play_once(random).await;
        }
        self.is_over()
    }

    /// One reply at random, or what does least where the dice find nothing legal.
    pub async fn play_once(&mut self, random: &mut fastrand::Rng) {
        for tried in 0.. {
            assert!(tried < 200, "nothing is legal: {:?}", self.prompt());
            let prompt = self.prompt().expect("it is asked").clone();
            let reply = if tried < 8 { at_random(&prompt, random) } else { least(&prompt, random) };
            match self.reply(&reply).await {
                Answer::Done => {
                    if self.moment["asked"]["prompt"] == prompt {
                        // Answered: what is asked next comes with a moment of its own.
                        self.moment["asked"] = Value::Null;
                    }
                    return;
                }
                Answer::Refused(_) => {}
                // The game has ended by what another has done.
                Answer::Error(_) => {
                    self.moment["asked"] = Value::Null;
                    return;
                }
                other => panic!("{other:?} to {reply}"),
            }
        }
    }
}

fn list(prompt: &Value, name: &str) -> usize {
    prompt[name].as_array().map_or(0, Vec::len)
}

fn number(prompt: &Value, name: &str) -> usize {
    prompt[name].as_u64().unwrap_or(0) as usize
}

/// Some of so many, in order.
fn some(of: usize, count: usize, random: &mut fastrand::Rng) -> Vec<usize> {
    let mut all: Vec<usize> = (0..of).collect();
    random.shuffle(&mut all);
    all.truncate(count);
    all.sort_unstable();
    all
}

/// The reply that plays a land or hides a card, if one is offered: there is to be something to keep secret.
pub fn hiding(prompt: &Value) -> Option<Value> {
    let actions = prompt.pointer("/Priority/actions")?.as_array()?;
    let hides = |action: &Value| action.pointer("/Cast/how/FaceDown").is_some() || action.get("PlayLand").is_some();
    Some(json!({"Act": actions.iter().position(hides)?}))
}

/// A reply to a prompt as it came over the wire.
pub fn at_random(prompt: &Value, random: &mut fastrand::Rng) -> Value {
    if prompt == "Mulligan" {
        return json!({"Keep": true});
    }
    let (kind, p) = prompt.as_object().and_then(|o| o.iter().next()).expect("a prompt has a kind");
    match kind.as_str() {
        "Priority" => json!({"Act": random.usize(..list(p, "actions"))}),
        "Objects" => {
            let count = random.usize(number(p, "min")..=number(p, "max").min(list(p, "from")));
            json!({"Objects": some(list(p, "from"), count, random)})
        }
        "Target" => json!({"Target": random.usize(..list(p, "from").max(1))}),
        "Players" => json!({"Player": random.usize(..list(p, "from"))}),
        "Modes" => {
            let legal: Vec<usize> = (0..16).filter(|m| number(p, "legal") >> m & 1 == 1).collect();
            let chosen = some(legal.len(), random.usize(number(p, "min")..=number(p, "max").min(legal.len())), random);
            json!({"Modes": chosen.iter().map(|n| legal[*n]).collect::<Vec<_>>()})
        }
        "Number" => json!({"Number": random.usize(number(p, "min")..=number(p, "max").min(number(p, "min") + 3))}),
        "Decide" => json!({"Decide": random.bool()}),
        "Option" => json!({"Option": random.usize(..number(p, "count"))}),
        "Order" => json!({"Order": (0..list(p, "items")).collect::<Vec<_>>()}),
        "Partition" => {
            let away = some(list(p, "from"), random.usize(..=list(p, "from")), random);
            let stay: Vec<usize> = (0..list(p, "from")).filter(|n| !away.contains(n)).collect();
            json!({"Partition": {"away": away, "stay": stay}})
        }
        "Attack" => {
            let rows = p["rows"].as_array().expect("rows");
            let chosen = rows.iter().map(|row| random.usize(..row[1].as_array().expect("options").len()));
            json!({"Attack": chosen.collect::<Vec<_>>()})
        }
        "Block" => {
            let rows = p["rows"].as_array().expect("rows");
            let chosen = rows.iter().map(|row| {
                let attackers = row[1].as_array().expect("options").len();
                Some(random.usize(..=attackers)).filter(|n| *n < attackers)
            });
            json!({"Block": chosen.collect::<Vec<_>>()})
        }
        _ => least(prompt, random),
    }
}

/// A reply that does little: what is tried where chance found nothing legal.
fn least(prompt: &Value, random: &mut fastrand::Rng) -> Value {
    if prompt == "Mulligan" {
        return json!({"Keep": true});
    }
    let (kind, p) = prompt.as_object().and_then(|o| o.iter().next()).expect("a prompt has a kind");
    match kind.as_str() {
        "Priority" => {
            let actions = p["actions"].as_array().expect("actions");
            json!({"Act": actions.iter().position(|a| a == "Pass").expect("passing is offered")})
        }
        "Pay" if random.u8(..4) > 0 => json!("PayAutomatically"),
        "Pay" => json!("Withdraw"),
        "Distribute" => {
            let (among, total) = (list(p, "among"), number(p, "total"));
            let mut left = total;
            let mut shares: Vec<usize> = (0..among)
                .map(|nth| {
                    let share = p["lethal"][nth].as_u64().unwrap_or(0).min(left as u64) as usize;
                    left -= share;
                    share
                })
                .collect();
            let over = if p["over"].is_null() { 0 } else { left };
            if let (Some(last), true) = (shares.last_mut(), p["over"].is_null()) {
                *last += left;
            }
            json!({"Distribute": {"among": shares, "over": over}})
        }
        "Block" => json!({"Block": p["least"]}),
        "Attack" => {
            let rows = p["rows"].as_array().expect("rows");
            let nobody = |row: &Value| row[1].as_array().expect("options").iter().position(Value::is_null).unwrap_or(0);
            json!({"Attack": rows.iter().map(nobody).collect::<Vec<_>>()})
        }
        "Target" if p["may_stop"] == true => json!({"Target": null}),
        _ if random.u8(..3) == 0 => json!("Withdraw"),
        _ => at_random(prompt, random),
    }
}
