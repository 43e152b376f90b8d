//! `facedown serve` as a process: killed at any moment, it loses nothing that it has acknowledged.

#[path = "../../table/tests/client/mod.rs"]
mod client;

use client::{Answer, Client, against_bot, at_random, get, make, post};
use messages::Cards;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use table::storage::Storage;
use table::{Entry, Given, Record};

/// A process that is killed when the test is over.
struct Serving {
    child: Child,
    address: SocketAddr,
}

impl Serving {
    fn start(data: &Path) -> Serving {
        let data = data.to_str().expect("plain characters");
        let mut child = Command::new(env!("CARGO_BIN_EXE_facedown"))
            .args(["serve", "--listen", "127.0.0.1:0", "--tick", "2", "--data", data])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("it says where it is");
        let address = line.trim().rsplit('/').next().and_then(|a| a.parse().ok());
        Serving { child, address: address.unwrap_or_else(|| panic!("no address: {line}")) }
    }

    /// SIGKILL: the process can do nothing about it.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Replies until the connection is gone; adds what was acknowledged to a list. What was sent last and
/// not acknowledged is given back.
async fn reply_until_gone(mara: &mut Client, random: &mut fastrand::Rng, kept: &mut Vec<Value>) -> Option<Value> {
    loop {
        while mara.prompt().is_none() {
            mara.next().await?;
            if mara.is_over() {
                return None;
            }
        }
        let prompt = mara.prompt().expect("asked").clone();
        let reply = at_random(&prompt, random);
        let moment = mara.moment["n"].clone();
        let n = mara.send_unless_gone(json!({"reply": {"moment": moment, "reply": reply}})).await;
        let answer = match n {
            Some(n) => mara.answer(n).await,
            None => None,
        };
        match answer {
            None => return Some(reply),
            Some(Answer::Done) => {
                kept.push(reply);
                mara.moment["asked"] = Value::Null;
            }
            Some(_) => {}
        }
    }
}

/// What the seat replied by hand, as it is on disk.
async fn on_disk(data: &Path, room: &str, cards: &Cards) -> Vec<Value> {
    let storage = Storage::open(Some(&data.join("table.db"))).await.expect("the file is whole");
    let kept = storage.load(room).await.expect("read").expect("it is there");
    let record = Record::parse(&kept.lines.join("\n"), cards).expect("whole lines");
    storage.close().await;
    let by_hand = record.entries.iter().filter_map(|entry| match entry {
        Entry::Reply(_, reply, Given::ByHand) => Some(serde_json::to_value(reply).expect("plain data")),
        Entry::Reply(..) | Entry::Concede(_) | Entry::Draw | Entry::Back(..) => None,
    });
    by_hand.collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_at_any_moment_it_loses_nothing_acknowledged() {
    let kills = std::env::var("FACEDOWN_KILLS").ok().and_then(|n| n.parse().ok()).unwrap_or(6);
    let data = folder("killed");
    let cards = Cards::shipped();
    let mut random = fastrand::Rng::with_seed(11);
    let mut serving = Serving::start(&data);
    let mut seated = make(serving.address, &against_bot(11, "basic")).await;
    let mut kept = Vec::new();
    let (mut acknowledged, mut in_flight) = (0, 0);
    for _ in 0..kills {
        let mut mara = Client::enter(serving.address, &seated).await;
        let time = Duration::from_millis(random.u64(5..700));
        let killing = tokio::task::spawn_blocking(move || {
            std::thread::sleep(time);
            serving.kill();
        });
        let before = kept.len();
        let sent = reply_until_gone(&mut mara, &mut random, &mut kept).await;
        killing.await.expect("it is killed");
        acknowledged += kept.len() - before;
        let disk = on_disk(&data, &seated.room, &cards).await;
        assert!(disk.starts_with(&kept), "acknowledged: {kept:?}\non disk: {disk:?}");
        assert!(disk.len() <= kept.len() + 1, "more on disk than was sent");
        if disk.len() > kept.len() {
            assert_eq!(disk.last(), sent.as_ref(), "what was on its way");
            in_flight += 1;
        }
        kept = disk;
        serving = Serving::start(&data);
        let (status, room) = get(serving.address, &format!("/api/rooms/{}", seated.room), None).await;
        assert_eq!(status, 200, "the room goes on: {room}");
        if !room["over"].is_null() {
            seated = make(serving.address, &against_bot(random.u32(..), "basic")).await;
            kept.clear();
        }
    }
    println!("{kills} kills, {acknowledged} acknowledged replies, {in_flight} more were on disk already");
    assert!(acknowledged > 0, "the test has played");
    drop(serving);
    std::fs::remove_dir_all(data).expect("it is there");
}

/// Asked to end, it closes its connections and ends well, and soon.
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_ends_when_asked() {
    let data = folder("asked");
    let mut serving = Serving::start(&data);
    let seated = make(serving.address, &against_bot(1, "basic")).await;
    let mut mara = Client::enter(serving.address, &seated).await;
    let began = Instant::now();
    let kill = Command::new("kill").arg(serving.child.id().to_string()).status().expect("there is kill");
    assert!(kill.success());
    while mara.next().await.is_some() {}
    let status = serving.child.wait().expect("it ends");
    assert!(status.success() && began.elapsed() < Duration::from_secs(10), "{status}");
    std::fs::remove_dir_all(data).expect("it is there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_judge_answers_over_http() {
    let data = folder("judge");
    let serving = Serving::start(&data);
    let scenario = "Feature: Lands\n  Scenario: one a turn\n    Given a game of Ann and Bob\n    And Ann's hand is 2 Forest\n    When Ann plays Forest\n    Then Ann can't play Forest (CR 305.2)\n";
    let (status, judged) = post(serving.address, "/api/judge", &json!({"text": scenario})).await;
    assert_eq!((status, &judged["scenarios"][0]["holds"]), (200, &json!(true)), "{judged}");
    assert!(judged["scenarios"][0]["explanation"].as_array().is_some_and(|lines| !lines.is_empty()));
    let wrong = scenario.replace("can't play", "can play");
    let (_, judged) = post(serving.address, "/api/judge", &json!({"text": wrong})).await;
    assert!(judged["scenarios"][0]["holds"] == false || judged["error"].is_string(), "{judged}");
    let (_, judged) = post(serving.address, "/api/judge", &json!({"text": "no feature"})).await;
    assert!(judged["scenarios"][0]["holds"] == false && !judged.to_string().contains("/tmp"), "{judged}");
    drop(serving);
    std::fs::remove_dir_all(data).expect("it is there");
}
