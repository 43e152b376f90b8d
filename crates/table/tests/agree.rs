//! What persons agree on, and what ends a game: draws, taking back, rematches, leaving, clocks.

mod client;

use client::{Answer, Client, Seated, against_bot, join, make};
use rules::Seat;
use rules::knowledge::{PromptView, Reply, Viewer};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::time::Duration;
use table::protocol::{Says, Settings};
use table::room::{Chair, Room, Setting};
use table::server::{Limits, Options, Server};
use table::{Seating, Until};

async fn start() -> Server {
    let limits = Limits { made: 10_000, messages: (2_000, 2_000), ..Limits::default() };
    let options = Options { tick: Duration::from_millis(2), limits, ..Options::default() };
    Server::start("127.0.0.1:0".parse().expect("an address"), options).await.expect("it starts")
}

async fn two(at: SocketAddr, more: &Value) -> [Client; 2] {
    let mut wanted = json!({"seats": [{"kind": "person"}, {"kind": "person"}], "name": "Ann", "deck": "masquerade"});
    for (name, value) in more.as_object().expect("an object") {
        wanted[name] = value.clone();
    }
    let ann: Seated = make(at, &wanted).await;
    let bob = join(at, &ann.room, "Bob", "wings").await;
    [Client::enter(at, &ann).await, Client::enter(at, &bob).await]
}

/// The place of whoever is asked.
async fn asked(clients: &mut [Client; 2]) -> usize {
    let [first, second] = clients;
    tokio::select! {
        () = first.until_asked() => 0,
        () = second.until_asked() => 1,
    }
}

/// Reads on until the state of the room says so.
async fn until(client: &mut Client, says: impl Fn(&Value) -> bool) {
    while !says(&client.room) {
        client.next().await.expect("the server is there");
    }
}

#[tokio::test]
async fn a_draw_is_agreed_on_and_a_rematch_too() {
    let server = start().await;
    let mut clients = two(server.address, &json!({})).await;
    assert!(matches!(clients[0].say(json!({"rematch": {}})).await, Answer::Error(_)), "the game is not over");
    assert!(matches!(clients[1].say(json!({"consent": {"what": "draw", "yes": true}})).await, Answer::Error(_)));
    assert_eq!(clients[0].say(json!({"offer_draw": {}})).await, Answer::Done);
    assert!(matches!(clients[0].say(json!({"consent": {"what": "draw", "yes": true}})).await, Answer::Error(_)));
    until(&mut clients[1], |room| room["asks"][0]["what"] == "draw").await;
    assert_eq!(clients[1].say(json!({"consent": {"what": "draw", "yes": false}})).await, Answer::Done);
    until(&mut clients[0], |room| room["asks"].as_array().is_some_and(Vec::is_empty)).await;
    assert!(clients[0].room["over"].is_null(), "one no ends it");
    assert_eq!(clients[1].say(json!({"offer_draw": {}})).await, Answer::Done);
    // Asking for what the other asks for is agreeing.
    assert_eq!(clients[0].say(json!({"offer_draw": {}})).await, Answer::Done);
    for client in &mut clients {
        until(client, |room| room["over"] == json!({"winner": null, "why": "agreed"})).await;
    }
    let late = json!({"reply": {"moment": clients[0].moment["n"], "reply": {"Keep": true}}});
    assert!(matches!(clients[0].say(late).await, Answer::Error(_)), "the game is over");
    assert_eq!(clients[0].say(json!({"rematch": {}})).await, Answer::Done);
    assert_eq!(clients[1].say(json!({"consent": {"what": "rematch", "yes": true}})).await, Answer::Done);
    for client in &mut clients {
        until(client, |room| room["game"] == 2 && room["over"].is_null()).await;
    }
    server.stop().await;
}

/// CR 708.9. The end that was agreed on shows what lies face down, with its seal opened, to both and to who looks on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_agreed_draw_reveals_what_lies_face_down() {
    let server = start().await;
    let mut clients = two(server.address, &json!({})).await;
    until(&mut clients[0], |room| room["room"].is_string()).await;
    let room = clients[0].room["room"].as_str().expect("text").to_owned();
    let mut watcher = Client::watch(server.address, &room).await;
    let mut random = fastrand::Rng::with_seed(2);
    let hidden = |moment: &Value| -> Vec<Value> {
        let all = moment["view"]["battlefield"].as_array().into_iter().flatten();
        all.filter(|p| !p["face_down"].is_null()).map(|p| p["number"].clone()).collect()
    };
    let mut replies = 0;
    while hidden(&watcher.moment).is_empty() {
        replies += 1;
        assert!(replies < 2_000, "nothing is cast face down");
        let nth = asked(&mut clients).await;
        let prompt = clients[nth].prompt().expect("asked").clone();
        match client::hiding(&prompt) {
            Some(reply) if clients[nth].reply(&reply).await == Answer::Done => {
                clients[nth].moment["asked"] = Value::Null
            }
            _ => clients[nth].play_once(&mut random).await,
        }
        while watcher.next_within(Duration::from_millis(5)).await.is_some() {}
    }
    let there = hidden(&watcher.moment);
    assert_eq!(clients[0].say(json!({"offer_draw": {}})).await, Answer::Done);
    assert_eq!(clients[1].say(json!({"consent": {"what": "draw", "yes": true}})).await, Answer::Done);
    let [first, second] = &mut clients;
    for client in [first, second, &mut watcher] {
        until(client, |room| room["over"] == json!({"winner": null, "why": "agreed"})).await;
        let told = client.moment["told"].as_array().expect("events");
        let events = || told.iter().map(|told| &told["event"]);
        for number in &there {
            let shown =
                events().filter_map(|event| event.get("Revealed")).find(|r| r["what"]["handle"]["Number"] == *number);
            let shown = shown.unwrap_or_else(|| panic!("{number} is not revealed: {told:?}"));
            assert!(shown["why"] == "GameEnd" && shown["what"]["card"]["value"].is_u64(), "{shown}");
        }
        assert!(client.moment["opened"].as_array().is_some_and(|opened| opened.len() >= there.len()));
        assert!(events().any(|event| event["GameOver"]["drawn"] == "Agreed"));
    }
    server.stop().await;
}

/// What another person has learned from is taken back with consent, and only then.
#[tokio::test]
async fn taking_back_asks_where_it_must() {
    let server = start().await;
    let mut clients = two(server.address, &json!({})).await;
    // Both keep their hands; then the first keeping can be taken back only if the other agrees.
    for _ in 0..2 {
        let nth = asked(&mut clients).await;
        assert_eq!(clients[nth].reply(&json!({"Keep": true})).await, Answer::Done);
        clients[nth].moment["asked"] = Value::Null;
    }
    let nth = asked(&mut clients).await;
    let view = clients[nth].moment["view"].clone();
    assert_eq!(clients[nth].moment["may_take_back"], true);
    assert_eq!(clients[nth].say(json!({"back": {}})).await, Answer::Done);
    let other = 1 - nth;
    until(&mut clients[other], |room| room["asks"][0]["what"] == "back").await;
    assert_eq!(clients[nth].moment["view"], view, "nothing has happened yet");
    assert_eq!(clients[other].say(json!({"consent": {"what": "back", "yes": true}})).await, Answer::Done);
    until(&mut clients[nth], |room| room["asks"].as_array().is_some_and(Vec::is_empty)).await;
    while clients[nth].prompt() != Some(&json!("Mulligan")) {
        clients[nth].next().await.expect("a moment");
    }
    assert_eq!(clients[nth].moment["anew"], true, "the log begins anew");
    server.stop().await;
}

#[tokio::test]
async fn a_land_is_taken_back_at_once_against_a_bot() {
    let server = start().await;
    let mut wanted = against_bot(3, "basic");
    wanted["deck"] = "ogres".into();
    let seated = make(server.address, &wanted).await;
    let mut mara = Client::enter(server.address, &seated).await;
    assert!(matches!(mara.say(json!({"back": {}})).await, Answer::Refused(_)), "there is nothing yet");
    assert!(matches!(mara.say(json!({"offer_draw": {}})).await, Answer::Refused(_)), "a bot does not agree");
    let land = loop {
        mara.until_asked().await;
        let prompt = mara.prompt().expect("asked").clone();
        let actions = prompt["Priority"]["actions"].as_array().cloned().unwrap_or_default();
        if let Some(land) = actions.iter().position(|a| a.get("PlayLand").is_some()) {
            break land;
        }
        let pass = json!({"Act": actions.iter().position(|a| a == "Pass").unwrap_or(0)});
        let reply = if prompt == "Mulligan" { json!({"Keep": true}) } else { pass };
        assert_eq!(mara.reply(&reply).await, Answer::Done);
        mara.moment["asked"] = Value::Null;
    };
    let before = mara.moment.clone();
    assert_eq!(mara.reply(&json!({"Act": land})).await, Answer::Done);
    while mara.moment["view"] == before["view"] {
        mara.next().await.expect("a moment");
    }
    assert_eq!(mara.say(json!({"back": {}})).await, Answer::Done);
    while mara.moment["anew"] != true {
        mara.next().await.expect("a moment");
    }
    assert_eq!((&mara.moment["view"], &mara.moment["asked"]), (&before["view"], &before["asked"]));
    let land_offer = &before["asked"]["prompt"]["Priority"]["actions"][land];
    assert!(
        matches!(mara.say(json!({"why_not": {"offer": land_offer}})).await, Answer::WhyNot(w) if w["rule"].is_null())
    );
    server.stop().await;
}

/// Stops and a yield are there again with the room, and a yield that has ended is not.
#[test]
fn what_a_person_set_outlives_the_server() {
    let cards = std::sync::Arc::new(messages::Cards::shipped());
    let chair = |name: &str, bot: Option<&str>| {
        let seating = Seating::new(name, "ogres", &cards).expect("it ships");
        Chair { name: Some(name.into()), bot: bot.map(str::to_owned), cards: seating.cards, ..Chair::free() }
    };
    let setting = Setting::new(vec![chair("Ann", None), chair("Bot", Some("basic"))], Some(2));
    let (tick, english) = (Duration::from_millis(1), messages::Language::English);
    let mut room = Room::new("r".into(), setting, cards.clone(), tick);
    room.begin().expect("a game");
    let (ann, viewer) = (Seat(0), Viewer::Seat(Seat(0)));
    let mut kept = Vec::new();
    let mut again = |room: &mut Room| {
        let unsaved = room.unsaved().expect("something has changed");
        kept.extend(unsaved.lines.iter().cloned());
        room.saved(&unsaved);
        let setting: Setting = serde_json::from_str(&unsaved.setting.expect("it has changed")).expect("JSON");
        let mut again = Room::resume("r".into(), setting, &kept, cards.clone(), tick).expect("it goes on");
        again.present(viewer, english).expect("a game")
    };
    // What has to be discarded is.
    let asked = |room: &mut Room| {
        loop {
            if room.play().expect("a game").waits_for().is_none() {
                room.tick();
                continue;
            }
            let moment = room.present(viewer, english).expect("a game");
            let Some(PromptView::Objects { min, .. }) = moment.asked.as_ref().map(|asked| &asked.prompt) else {
                return moment;
            };
            let reply = Reply::Objects((0..usize::from(*min)).collect());
            room.say(ann, english, 9, Says::Reply { moment: moment.n, reply });
        }
    };
    let moment = asked(&mut room);
    room.say(ann, english, 1, Says::Reply { moment: moment.n, reply: Reply::Keep(true) });
    let first = asked(&mut room);
    let stops = Settings { theirs: vec![rules::turn::Step::Draw], hold: true, ..first.stops.expect("a seat's") };
    room.say(ann, english, 2, Says::Stops(stops.clone()));
    room.say(ann, english, 3, Says::Until(Until::EndOfTurnWhateverHappens));
    let back = again(&mut room);
    assert_eq!((back.stops, back.until), (Some(stops.clone()), Until::EndOfTurnWhateverHappens));
    // In another turn the yield has ended.
    let later = asked(&mut room);
    assert!(later.view.turn != first.view.turn && later.until == Until::Now);
    let back = again(&mut room);
    assert_eq!((back.stops, back.until), (Some(stops), Until::Now));
    assert_eq!(back.asked.map(|asked| asked.prompt), later.asked.map(|asked| asked.prompt));
}

#[tokio::test]
async fn whoever_leaves_or_runs_out_of_time_has_lost() {
    let server = start().await;
    let mut clients = two(server.address, &json!({})).await;
    assert_eq!(clients[1].say(json!({"leave": {}})).await, Answer::Done);
    until(&mut clients[0], |room| room["over"]["winner"] == 0 && room["seats"][1]["left"] == true).await;
    assert!(matches!(clients[0].say(json!({"rematch": {}})).await, Answer::Error(_)), "nobody is there");
    // Ten seconds are the least; each who is asked loses some of them.
    let mut clients = two(server.address, &json!({"clock": {"seconds": 10, "increment": 0}})).await;
    let nth = asked(&mut clients).await;
    assert!(clients[nth].moment["left_on_clock"].as_u64().is_some_and(|left| left <= 10_000));
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(clients[nth].reply(&json!({"Keep": true})).await, Answer::Done);
    let mut fresh = clients[nth].room["seats"][nth]["left_on_clock"].as_u64().expect("a clock");
    while fresh > 9_800 {
        let told = clients[nth].next().await.expect("the room is told");
        fresh = told["moment"]["left_on_clock"].as_u64().unwrap_or(fresh);
    }
    until(&mut clients[nth], |room| !room["over"].is_null()).await;
    assert_eq!(clients[nth].room["over"]["winner"], nth, "the other ran out of time");
    server.stop().await;
}

#[tokio::test]
async fn a_clock_runs_from_the_first_question_on() {
    let server = start().await;
    let mut clients = Vec::new();
    // Whoever begins is asked first: in some of these the person, without anything said before.
    for seed in 0..6 {
        let mut wanted = against_bot(seed, "basic");
        wanted["clock"] = json!({"seconds": 10, "increment": 0});
        clients.push(Client::enter(server.address, &make(server.address, &wanted).await).await);
    }
    for client in &mut clients {
        until(client, |room| !room["over"].is_null()).await;
        assert_eq!(client.room["over"]["winner"], 1, "whoever said nothing ran out of time");
    }
    server.stop().await;
}
