//! The server as a client meets it: real sockets, real storage.

mod client;

use client::{Answer, Client, against_bot, get, join, make, post, request};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;
use table::server::{Limits, Options, Server};

/// A server without storage, which ticks quickly.
async fn start() -> Server {
    start_with(Options::default()).await
}

async fn start_with(options: Options) -> Server {
    let limits = Limits { made: 10_000, messages: (2_000, 2_000), ..options.limits };
    let options = Options { tick: Duration::from_millis(2), limits, ..options };
    Server::start("127.0.0.1:0".parse().expect("an address"), options).await.expect("it starts")
}

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[tokio::test]
async fn a_whole_game_against_each_bot() {
    let server = start().await;
    for (seed, bot) in [(1, "basic"), (2, "random")] {
        let seated = make(server.address, &against_bot(seed, bot)).await;
        let mut mara = Client::enter(server.address, &seated).await;
        let mut random = fastrand::Rng::with_seed(seed.into());
        assert!(mara.play(&mut random, 5_000).await, "the game has an end");
        assert_eq!(mara.room["over"]["why"], "played");
        // The bot wants a rematch whenever somebody does.
        assert_eq!(mara.say(json!({"rematch": {}})).await, Answer::Done);
        mara.moment = Value::Null;
        while mara.room["game"] != 2 || mara.prompt().is_none() {
            mara.next().await.expect("another game begins");
        }
        assert!(!mara.is_over());
    }
    server.stop().await;
}

#[tokio::test]
async fn two_persons_meet_by_a_link_and_others_watch() {
    let server = start().await;
    let wanted = json!({"seats": [{"kind": "person"}, {"kind": "person"}], "name": "Ann", "deck": "masquerade"});
    let ann = make(server.address, &wanted).await;
    let mut first = Client::enter(server.address, &ann).await;
    assert_eq!(first.room["seats"][1]["name"], Value::Null);
    let bob = join(server.address, &ann.room, "Bob", "wings").await;
    let full = json!({"name": "Cleo", "deck": "dread"});
    assert_eq!(post(server.address, &format!("/api/rooms/{}/join", ann.room), &full).await.0, 409);
    let mut second = Client::enter(server.address, &bob).await;
    let mut watcher = Client::watch(server.address, &ann.room).await;
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..60 {
        // Whoever is asked answers; the other is told without asking.
        let asked = tokio::select! {
            () = first.until_asked() => &mut first,
            () = second.until_asked() => &mut second,
        };
        if asked.is_over() {
            break;
        }
        asked.play_once(&mut random).await;
    }
    while watcher.next_within(Duration::from_millis(200)).await.is_some() {}
    assert_eq!(watcher.room["you"], Value::Null);
    assert!(watcher.frames.iter().all(|frame| !frame.contains("\"asked\":{") && !frame.contains("OwnHand")));
    assert!(watcher.frames.len() > 10, "a spectator sees the game");
    for says in [json!({"concede": {}}), json!({"reply": {"moment": 1, "reply": {"Act": 0}}})] {
        assert!(matches!(watcher.say(says).await, Answer::Error(_)), "a spectator only watches");
    }
    server.stop().await;
}

/// What is no message, comes twice or in the wrong order gets one error and changes nothing.
#[tokio::test]
async fn bad_messages_change_nothing() {
    let server = start().await;
    let seated = make(server.address, &against_bot(3, "basic")).await;
    let mut mara = Client::connect(server.address, &seated.room).await;
    assert!(matches!(mara.say(json!({"concede": {}})).await, Answer::Error(_)), "hello comes first");
    let stranger = json!({"hello": {"token": "0".repeat(64), "language": null}});
    assert!(matches!(mara.say(stranger).await, Answer::Error(_)), "a token that nobody was given");
    let no_language = json!({"hello": {"token": seated.token, "language": "tlh"}});
    assert!(matches!(mara.say(no_language).await, Answer::Error(_)));
    let hello = json!({"hello": {"token": seated.token, "language": "en"}});
    assert_eq!(mara.say(hello.clone()).await, Answer::Done);
    mara.until_asked().await;
    let before = mara.moment.clone();
    for bad in
        ["", "{", "[]", "null", "{\"n\":999}", "{\"hello\":{}}", "{\"n\":-1,\"concede\":{}}", "{\"n\":7,\"reply\":3}"]
    {
        mara.send_raw(bad).await;
        let told = mara.next().await.expect("an answer");
        assert!(told["error"].is_object(), "{bad}: {told}");
    }
    mara.send_bytes(vec![1, 2, 3]).await;
    assert!(mara.next().await.expect("an answer")["error"].is_object());
    let n = before["n"].as_u64().expect("a number");
    for moment in [n - 1, n + 1] {
        let early = json!({"n": 2_000 + moment, "reply": {"moment": moment, "reply": {"Keep": true}}});
        mara.send_raw(early.to_string()).await;
        assert!(mara.next().await.expect("an answer")["error"].is_object());
    }
    mara.send_raw(json!({"n": 3, "concede": {}}).to_string()).await;
    assert!(mara.next().await.expect("an answer")["error"].is_object(), "a number that was used");
    let mut again = Client::enter(server.address, &seated).await;
    again.until_asked().await;
    assert_eq!((&again.moment["view"], &again.moment["asked"]), (&before["view"], &before["asked"]));
    // The prompt of the present moment is answered once.
    let keep = json!({"reply": {"moment": again.moment["n"], "reply": {"Keep": true}}});
    assert!(matches!(again.reply(&json!({"Act": 0})).await, Answer::Refused(_)), "not what was asked");
    assert_eq!(again.say(keep.clone()).await, Answer::Done);
    assert!(matches!(again.say(keep).await, Answer::Error(_)), "that moment has passed");
    // What is too large ends the connection, and the room goes on.
    mara.send_raw(format!("{{\"n\":9000,\"hello\":{{\"token\":\"{}\"}}}}", "x".repeat(20_000))).await;
    while mara.next().await.is_some() {}
    again.until_asked().await;
    server.stop().await;
}

#[tokio::test]
async fn strangers_and_nonsense_are_turned_away_over_http() {
    let server = start().await;
    let at = server.address;
    for (head, wanted) in
        [(vec![("Origin", "http://evil.example")], 403), (vec![("Host", "evil.example:8708")], 403), (vec![], 200)]
    {
        assert_eq!(request(at, "GET /health", &head, "").await.0, wanted, "{head:?}");
    }
    let seated = make(at, &against_bot(1, "basic")).await;
    let upgrade = [
        ("Connection", "Upgrade"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("Origin", "http://evil.example"),
    ];
    assert_eq!(request(at, &format!("GET /api/rooms/{}/socket", seated.room), &upgrade, "").await.0, 403);
    for bad in [
        json!({}),
        json!({"seats": []}),
        json!({"seats": [{"kind": "person"}]}),
        json!({"seats": [{"kind": "person"}, {"kind": "bot", "bot": "cheat"}]}),
        json!({"seats": [{"kind": "person"}, {"kind": "bot"}], "deck": "/etc/passwd"}),
        json!({"seats": [{"kind": "person"}, {"kind": "bot"}], "name": "<b>"}),
        json!({"seats": [{"kind": "person"}, {"kind": "person"}], "seed": 1}),
        json!({"seats": [{"kind": "person"}, {"kind": "bot"}], "more": 1}),
    ] {
        let (status, said) = post(at, "/api/rooms", &bad).await;
        assert!((400..500).contains(&status) && said["error"].is_string(), "{bad}: {status} {said}");
        assert!(!said.to_string().contains("root:"), "a file was read");
    }
    let (status, _) = request(at, "POST /api/rooms", &[], &"x".repeat(200_000)).await;
    assert_eq!(status, 413);
    for path in ["/api/rooms/0123456789abcdef0123456789abcdef", "/api/rooms/..%2F..", "/api/nothing"] {
        assert_eq!(get(at, path, None).await.0, 404, "{path}");
    }
    // Every place of the client is the same page; a file that is not there is not.
    for (path, wanted) in [("/", 200), ("/room/0123", 200), ("/assets/none.js", 404), ("/../Cargo.toml", 404)] {
        assert_eq!(get(at, path, None).await.0, wanted, "{path}");
    }
    let own = format!("/api/rooms/{}/replay", seated.room);
    assert_eq!(get(at, &own, None).await.0, 403);
    assert_eq!(get(at, &own, Some("wrong")).await.0, 403);
    assert_eq!(get(at, &own, seated.token.as_deref()).await.0, 200);
    assert_eq!(get(at, &format!("{own}?of=1"), seated.token.as_deref()).await.0, 403, "the game is not over");
    server.stop().await;
}

#[tokio::test]
async fn what_there_is_to_play_with_can_be_read() {
    let server = start().await;
    let at = server.address;
    for language in ["en", "de", "ja"] {
        let (status, catalogue) = get(at, &format!("/api/cards?lang={language}"), None).await;
        assert_eq!((status, &catalogue["language"]), (200, &json!(language)));
        let faces = catalogue["faces"].as_array().expect("faces");
        assert!(faces.iter().enumerate().all(|(nth, face)| face["id"] == nth));
        assert!(faces.iter().filter(|face| face["kind"] == "card").count() > 100);
    }
    let (_, decks) = get(at, "/api/decks", None).await;
    assert!(decks.as_array().expect("decks").iter().any(|deck| deck["name"] == "masquerade"));
    let (_, checked) = post(at, "/api/decks/check", &json!({"text": "40 Forest\n2 Forrest"})).await;
    assert_eq!((&checked["ok"], &checked["problems"][0]["line"]), (&json!(false), &json!(2)));
    assert_eq!(checked["problems"][0]["suggestions"][0], "Forest");
    assert_eq!(post(at, "/api/decks/check", &json!({"text": "40 Forest"})).await.1["ok"], true);
    server.stop().await;
}

/// A room goes on after the server has stopped, with the same seats, prompt and log.
#[tokio::test]
async fn a_room_goes_on_after_a_restart() {
    let data = folder("restart");
    let options = Options { data: Some(data.clone()), ..Options::default() };
    let server = start_with(options.clone()).await;
    let seated = make(server.address, &against_bot(4, "basic")).await;
    let mut mara = Client::enter(server.address, &seated).await;
    let mut random = fastrand::Rng::with_seed(4);
    mara.play(&mut random, 40).await;
    mara.until_asked().await;
    let mut fresh = Client::enter(server.address, &seated).await;
    fresh.until_asked().await;
    let before = fresh.moment.clone();
    assert!(before["anew"] == true && before["log"].as_array().expect("lines").len() > 20);
    server.stop().await;
    while mara.next().await.is_some() {}
    let server = start_with(options).await;
    let mut again = Client::enter(server.address, &seated).await;
    again.until_asked().await;
    for part in ["view", "asked", "log", "game"] {
        assert_eq!(again.moment[part], before[part], "{part}");
    }
    assert_ne!(again.moment["n"], before["n"], "a reply from before the restart fits no moment");
    again.play(&mut random, 10).await;
    server.stop().await;
    std::fs::remove_dir_all(data).expect("it is there");
}

/// A head that does not come, and requests without end, are cut off; others are served.
#[tokio::test]
async fn slow_heads_and_many_requests_have_an_end() {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let limits = Limits { head: std::time::Duration::from_millis(300), requests: (1, 20), ..Limits::default() };
    let server = start_with(Options { limits, ..Options::default() }).await;
    let at = server.address;
    let mut slow = tokio::net::TcpStream::connect(at).await.expect("it listens");
    slow.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ").await.expect("it reads");
    let mut rest = Vec::new();
    let closed = tokio::time::timeout(std::time::Duration::from_secs(20), slow.read_to_end(&mut rest)).await;
    let _ = closed.expect("it is closed");
    assert!(!String::from_utf8_lossy(&rest).contains("200 OK"));
    let mut statuses = Vec::new();
    for _ in 0..40 {
        statuses.push(get(at, "/health", None).await.0);
    }
    assert!(statuses[..19].iter().all(|status| *status == 200), "{statuses:?}");
    assert!(statuses[30..].contains(&429), "{statuses:?}");
    server.stop().await;
}

/// A room in which nothing happens is forgotten after its time; one that is in use is not.
#[tokio::test]
async fn rooms_are_forgotten_when_their_time_has_come() {
    let data = folder("forgotten");
    let options = Options { data: Some(data.clone()), ..Options::default() };
    let server = start_with(options.clone()).await;
    let seated = make(server.address, &against_bot(4, "basic")).await;
    let path = format!("/api/rooms/{}", seated.room);
    server.stop().await;
    let server = start_with(Options { keeps: std::time::Duration::from_secs(3_600), ..options.clone() }).await;
    assert_eq!(get(server.address, &path, None).await.0, 200, "an hour has not passed");
    server.stop().await;
    tokio::time::sleep(std::time::Duration::from_millis(2_100)).await;
    let server = start_with(Options { keeps: std::time::Duration::from_secs(1), ..options }).await;
    assert_eq!(get(server.address, &path, None).await.0, 404);
    server.stop().await;
    std::fs::remove_dir_all(data).expect("it is there");
}
