//! A client that sends anything.

mod client;

use client::{Client, against_bot, make};
use serde_json::json;
use std::time::Duration;
use table::server::{Limits, Options, Server};

async fn start() -> Server {
    let limits = Limits { made: 10_000, messages: (1_000_000, 1_000_000), ..Limits::default() };
    let options = Options { tick: Duration::from_millis(20), limits, ..Options::default() };
    Server::start("127.0.0.1:0".parse().expect("an address"), options).await.expect("it starts")
}

fn number(name: &str, otherwise: usize) -> usize {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(otherwise)
}

/// Something that is almost a message, or not at all.
fn anything(n: u32, moment: &serde_json::Value, random: &mut fastrand::Rng) -> String {
    let big = random.u64(..);
    let small = random.u8(..6);
    let says = match random.u8(..16) {
        0 => json!({"reply": {"moment": moment, "reply": {"Act": small}}}),
        1 => json!({"reply": {"moment": moment, "reply": {"Act": big}}}),
        2 => json!({"reply": {"moment": moment, "reply": {"Objects": [small, small, big]}}}),
        3 => json!({"reply": {"moment": moment, "reply": {"Attack": [small, small]}}}),
        4 => json!({"reply": {"moment": moment, "reply": {"Block": [null, big]}}}),
        5 => {
            json!({"reply": {"moment": moment, "reply": {"Distribute": {"among": [4_294_967_295u32, 4_294_967_295u32], "over": 7}}}})
        }
        6 => json!({"reply": {"moment": moment, "reply": {"Order": [small, 255, 256, big]}}}),
        7 => json!({"reply": {"moment": moment, "reply": {"Partition": {"away": [small], "stay": [small, small]}}}}),
        8 => json!({"reply": {"moment": moment, "reply": {"Modes": [small, 15]}}}),
        9 => json!({"reply": {"moment": moment, "reply": {"Mana": small}}}),
        10 => json!({"why_not": {"offer": {"Cast": {"card": {"Own": small}, "how": {"FaceDown": "Morph"}}}}}),
        11 => json!({"why_not": {"offer": {"Activate": {"object": {"Number": small}, "ability": 200}}}}),
        12 => {
            json!({"why_not": {"offer": {"TurnFaceUp": {"object": {"Hand": [9, big % 65_536]}, "procedure": {"Ability": small}}}}})
        }
        13 => json!({"until": "EndOfTurn"}),
        14 => json!({"consent": {"what": "back", "yes": true}}),
        _ => json!({"back": {}}),
    };
    let mut says = says;
    says["n"] = n.into();
    let mut text = says.to_string().into_bytes();
    for _ in 0..random.usize(..4) {
        let at = random.usize(..text.len());
        match random.u8(..5) {
            0 => text[at] = random.u8(32..127),
            1 => text.truncate(at.max(1)),
            2 => text.insert(at, b'['),
            3 => text.extend_from_within(..at),
            _ => text[at] = b'9',
        }
    }
    text.truncate(4_000);
    String::from_utf8_lossy(&text).into_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whatever_one_client_sends_the_others_play_on() {
    let server = start().await;
    let at = server.address;
    let messages = number("FACEDOWN_HOSTILE", 4_000);
    let playing = tokio::spawn(async move {
        let seated = make(at, &against_bot(8, "basic")).await;
        let mut mara = Client::enter(at, &seated).await;
        mara.play(&mut fastrand::Rng::with_seed(8), 60).await;
        mara.frames.len()
    });
    let mut random = fastrand::Rng::with_seed(1);
    let mut seated = make(at, &against_bot(9, "random")).await;
    let mut hostile = Client::enter(at, &seated).await;
    let (mut answers, mut rooms) = (0, 1);
    for n in 0..messages {
        let text = anything(10 + n as u32, &hostile.moment["n"].clone(), &mut random);
        hostile.send_raw(text).await;
        answers += 1;
        while let Some(told) = hostile.next().await {
            if ["done", "refused", "error", "why_not"].iter().any(|kind| told.get(kind).is_some()) {
                break;
            }
        }
        if hostile.is_over() {
            rooms += 1;
            seated = make(at, &against_bot(9 + rooms, "random")).await;
            hostile = Client::enter(at, &seated).await;
        }
    }
    println!("{answers} messages, each answered, in {rooms} games");
    // The room has stood it: its game goes on.
    let mut fresh = Client::enter(at, &seated).await;
    fresh.play(&mut random, 20).await;
    assert!(playing.await.expect("the other room has not noticed") > 60);
    server.stop().await;
}
