//! A game at a real socket, its log as the table exports it, and what a checker finds in it.

mod client;

use client::{Answer, Client, Seated, get, make, request};
use messages::Cards;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use table::sealed::{Found, Report, Wrong, verify};
use table::server::{Limits, Options, Server};

static CARDS: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(Cards::shipped()));

const NONCE: &str = "00112233445566778899aabbccddeeff";

async fn start(data: Option<PathBuf>) -> Server {
    let limits = Limits { made: 10_000, messages: (2_000, 2_000), ..Limits::default() };
    let options = Options { data, tick: Duration::from_millis(2), limits, ..Options::default() };
    Server::start("127.0.0.1:0".parse().expect("an address"), options).await.expect("it starts")
}

/// A room with a person and two bots; the person joins after it has seen the commitment.
async fn room(at: SocketAddr, opens_all: bool) -> Seated {
    let bot = |deck: &str| json!({"kind": "bot", "bot": "basic", "deck": deck});
    let wanted = json!({"seats": [bot("dread"), {"kind": "person"}, bot("wings")], "opens_all": opens_all});
    let made = make(at, &wanted).await;
    assert_eq!(made.token, None, "nobody has sat down");
    let (_, before) = get(at, &format!("/api/rooms/{}", made.room), None).await;
    assert_eq!(before["game"], 0);
    let join = json!({"name": "Ann", "deck": "masquerade", "nonce": NONCE});
    let (status, joined) = client::post(at, &format!("/api/rooms/{}/join", made.room), &join).await;
    assert_eq!((status, &joined["commitment"]), (200, &before["chance"]["commitment"]));
    let (_, after) = get(at, &format!("/api/rooms/{}", made.room), None).await;
    assert_eq!(after["chance"]["commitment"], before["chance"]["commitment"], "it was told before the nonce");
    // The bots' part was told with it, too, and is what it was.
    for seat in [0, 2] {
        assert_eq!(after["chance"]["nonces"][seat], before["chance"]["nonces"][seat]);
        assert_eq!(after["chance"]["nonces"][seat]["own"], false);
    }
    assert_eq!(after["chance"]["nonces"][1], json!({"nonce": NONCE, "own": true}));
    Seated { room: made.room, token: joined["token"].as_str().map(str::to_owned) }
}

async fn log(at: SocketAddr, seated: &Seated, of: &str) -> (u16, String) {
    let bearer = format!("Bearer {}", seated.token.as_deref().unwrap_or_default());
    let head = [("Authorization", bearer.as_str())];
    request(at, &format!("GET /api/rooms/{}/log?of={of}", seated.room), &head, "").await
}

fn checked(text: &str) -> Result<Report, Found> {
    verify(text, &CARDS)
}

/// The lines with a head that fits them: whoever forges a line forges this too.
fn chained(lines: &[String]) -> String {
    let (last, rest) = lines.split_last().expect("lines");
    let told = rest.iter().filter(|line| !line.starts_with("{\"entries\"") && !line.starts_with("{\"opening\""));
    let head = told
        .fold([0; 32], |head: [u8; 32], line| Sha256::new().chain_update(head).chain_update(line).finalize().into());
    let mut last: Value = serde_json::from_str(last).expect("JSON");
    last["head"] = hex::encode(head).into();
    rest.iter().map(|line| format!("{line}\n")).collect::<String>() + &format!("{last}\n")
}

fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::to_owned).collect()
}

/// The log with one line changed and all hashes made to fit.
fn forged(text: &str, change: impl Fn(&mut Value) -> bool) -> String {
    let mut lines = lines(text);
    for line in &mut lines {
        let mut value: Value = serde_json::from_str(line).expect("JSON");
        if change(&mut value) {
            *line = value.to_string();
            return chained(&lines);
        }
    }
    panic!("nothing to change");
}

/// Shows two cards as drawn in each other's place; whether this line shows two.
fn other_draw(line: &mut Value) -> bool {
    let told = line["told"].as_array_mut().into_iter().flatten();
    let draws = told.filter_map(|told| told["event"].get_mut("Moved")).filter(|moved| moved["cause"] == "Draw");
    let cards = draws.filter_map(|moved| moved.pointer_mut("/now/card/value").filter(|card| card.is_u64()));
    let mut cards: Vec<&mut Value> = cards.collect();
    let Some(other) = (1..cards.len()).find(|nth| cards[*nth] != cards[0]) else { return false };
    let (first, rest) = cards.split_at_mut(other);
    std::mem::swap(first[0], rest[0]);
    true
}

/// Opens two cards of one line in each other's place.
fn other_order(line: &mut Value) -> bool {
    let Some(opened) = line["opened"].as_array_mut().filter(|opened| opened.len() > 1) else { return false };
    let last = opened.len() - 1;
    let cards = [opened[0]["card"].clone(), opened[last]["card"].clone()];
    if cards[0] == cards[1] {
        return false;
    }
    let [first, second] = cards;
    (opened[0]["card"], opened[last]["card"]) = (second, first);
    true
}

/// Opens a seal as another card.
fn other_card(line: &mut Value) -> bool {
    let Some(opened) = line["opened"].as_array_mut().and_then(|opened| opened.first_mut()) else { return false };
    let other = if opened["card"] == "Forest" { "Island" } else { "Forest" };
    opened["card"] = other.into();
    true
}

fn all_of(moments: &[Value], field: &str) -> Vec<Value> {
    moments.iter().flat_map(|moment| moment[field].as_array().cloned().unwrap_or_default()).collect()
}

/// Plays to the end; each moment the client received, without what `after` counts from.
async fn play_out(ann: &mut Client) -> Vec<Value> {
    let mut random = fastrand::Rng::with_seed(3);
    if !ann.play(&mut random, 400).await {
        assert_eq!(ann.say(json!({"concede": {}})).await, Answer::Done);
        while !ann.is_over() {
            ann.next().await.expect("the game ends");
        }
    }
    while ann.next_within(Duration::from_millis(200)).await.is_some() {}
    let frames = ann.frames.iter().map(|frame| serde_json::from_str::<Value>(frame).expect("JSON"));
    frames.filter_map(|frame| frame.get("moment").cloned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_exported_and_checked() {
    let data = std::env::temp_dir().join(format!("facedown-exported-{}", std::process::id()));
    let server = start(Some(data.clone())).await;
    let at = server.address;
    let seated = room(at, false).await;
    let mut ann = Client::enter(at, &seated).await;
    let moments = play_out(&mut ann).await;

    let (status, own) = log(at, &seated, "own").await;
    assert_eq!(status, 200);
    let report = checked(&own).unwrap_or_else(|found| panic!("{found}"));
    assert!(!report.whole && !report.chosen && report.viewer == "Ann" && report.opened > 10, "{report:?}");
    let first: Value = serde_json::from_str(own.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["commitment"], ann.room["chance"]["commitment"]);
    assert_eq!(first["nonces"][1], NONCE);
    // The log holds what came over the socket, and nothing else.
    let logged: Vec<Value> = own.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    for field in ["told", "opened"] {
        assert_eq!(all_of(&logged, field), all_of(&moments, field), "{field}");
    }
    let seals = |of: &[Value]| -> HashMap<u64, (Value, Value)> {
        let all = all_of(of, "sealed").into_iter();
        all.map(|s| (s["seal"].as_u64().expect("a number"), (s["of"].clone(), s["commitment"].clone()))).collect()
    };
    assert_eq!(seals(&logged), seals(&moments));
    let (_, public) = log(at, &seated, "spectator").await;
    assert_eq!(checked(&public).unwrap_or_else(|found| panic!("{found}")).viewer, "a spectator");
    assert_eq!(log(at, &seated, "0").await.0, 403, "hands are nobody else's");

    // Without the secret: another card, order or draw is found, however well the hashes were made to fit.
    type Change = fn(&mut Value) -> bool;
    let changes: [(&str, Change); 3] = [("card", other_card), ("order", other_order), ("draw", other_draw)];
    for (what, change) in changes {
        let found = checked(&forged(&own, change)).expect_err(what);
        println!("{what}: {found}");
        assert_ne!(found.what, Wrong::Head, "{found}");
    }

    // All agree (bots do): now the secret is in it, and everybody's log may be read.
    assert_eq!(ann.say(json!({"open_all": {}})).await, Answer::Done);
    while ann.room["opened"] != true {
        ann.next().await.expect("the room is told");
    }
    for of in ["own", "spectator", "0", "2"] {
        let (_, text) = log(at, &seated, of).await;
        let report = checked(&text).unwrap_or_else(|found| panic!("{of}: {found}"));
        assert!(report.whole, "{of}");
        for (what, change) in changes {
            if of == "own" || what == "card" {
                checked(&forged(&text, change)).expect_err(what);
            }
        }
        if of == "own" {
            assert_eq!(lines(&text)[..lines(&text).len() - 2], lines(&own)[..lines(&own).len() - 1]);
            a_changed_record_is_found(&text);
        }
    }

    // It is the same after the server was started anew.
    server.stop().await;
    let server = start(Some(data.clone())).await;
    let (_, again) = log(server.address, &seated, "spectator").await;
    assert_eq!(lines(&again)[..lines(&public).len() - 1], lines(&public)[..lines(&public).len() - 1]);
    server.stop().await;
    std::fs::remove_dir_all(data).expect("it is there");
}

/// Another answer, secret, nonce or deck in the opened part.
fn a_changed_record_is_found(text: &str) {
    let all = lines(text);
    let record: Value = serde_json::from_str(&all[all.len() - 2]).expect("JSON");
    let changed = |change: &dyn Fn(&mut Value)| {
        let (mut record, mut all) = (record.clone(), all.clone());
        change(&mut record);
        let at = all.len() - 2;
        assert_ne!(all[at], record.to_string());
        all[at] = record.to_string();
        checked(&chained(&all))
    };
    let flip = |text: &Value| {
        let text = text.as_str().expect("hexadecimal digits");
        let other = if text.starts_with('0') { "1" } else { "0" };
        Value::from(format!("{other}{}", &text[1..]))
    };
    changed(&|r| r["opening"]["fair"]["secret"] = flip(&r["opening"]["fair"]["secret"])).expect_err("a secret");
    changed(&|r| r["opening"]["fair"]["nonces"][0] = flip(&r["opening"]["fair"]["nonces"][0])).expect_err("a nonce");
    changed(&|r| r["opening"]["seed"] = flip(&r["opening"]["seed"])).expect_err("a seed");
    changed(&|r| r["opening"]["seats"][0]["cards"].as_array_mut().expect("a deck").swap(0, 39)).expect_err("a deck");
    changed(&|r| drop(r["entries"].as_array_mut().expect("entries").pop())).expect_err("an answer");
}

/// A room that opens all says so before the start, and opens all at the end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_room_that_opens_all_is_checked_as_a_whole() {
    let server = start(None).await;
    let at = server.address;
    let seated = room(at, true).await;
    let mut ann = Client::enter(at, &seated).await;
    ann.until_asked().await;
    assert_eq!((&ann.room["opens_all"], &ann.room["opened"]), (&json!(true), &json!(false)));
    assert!(!checked(&log(at, &seated, "own").await.1).expect("true so far").whole, "the game is not over");
    play_out(&mut ann).await;
    assert_eq!(ann.room["opened"], true);
    assert!(matches!(ann.say(json!({"open_all": {}})).await, Answer::Error(_)), "it is open");
    let (_, whole) = log(at, &seated, "own").await;
    assert!(checked(&whole).unwrap_or_else(|found| panic!("{found}")).whole);
    a_changed_record_is_found(&whole);

    // A rematch has a secret of its own, which was committed to before.
    let before = ann.room.clone();
    assert_ne!(before["next"]["commitment"], before["chance"]["commitment"]);
    assert!(matches!(ann.say(json!({"nonce": {"nonce": "abc"}})).await, Answer::Error(_)));
    assert_eq!(ann.say(json!({"nonce": {"nonce": NONCE}})).await, Answer::Done);
    assert_eq!(ann.say(json!({"rematch": {}})).await, Answer::Done);
    while ann.room["game"] != 2 {
        ann.next().await.expect("it begins");
    }
    assert_eq!(ann.room["chance"]["commitment"], before["next"]["commitment"]);
    assert_eq!(ann.room["chance"]["nonces"][1], json!({"nonce": NONCE, "own": true}));
    assert_eq!(ann.room["opened"], false);
    server.stop().await;
}

/// Where the shuffles were chosen by a number the log says so.
#[tokio::test]
async fn chosen_shuffles_are_told_apart() {
    let server = start(None).await;
    let at = server.address;
    let mut wanted = client::against_bot(5, "basic");
    wanted["opens_all"] = true.into();
    let seated = make(at, &wanted).await;
    let mut mara = Client::enter(at, &seated).await;
    mara.until_asked().await;
    assert_eq!(mara.room["chance"]["nonces"], json!([]));
    assert_eq!(mara.say(json!({"concede": {}})).await, Answer::Done);
    while mara.room["opened"] != true {
        mara.next().await.expect("the game ends");
    }
    let report = checked(&log(at, &seated, "own").await.1).unwrap_or_else(|found| panic!("{found}"));
    assert!(report.whole && report.chosen);
    server.stop().await;
}
