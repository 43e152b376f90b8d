//! The types of the protocol in TypeScript, read off the sources as serde writes them.
//!
//! `web/src/protocol.ts` is generated: `FACEDOWN_WRITE=1 cargo test -p facedown-table --test typescript`
//! writes it anew. What the generator says is held to what is really sent: the messages of random
//! games are checked against the types.

#[path = "typescript/checked.rs"]
mod checked;
#[path = "typescript/printed.rs"]
mod printed;
#[path = "typescript/read.rs"]
mod read;

use checked::fits;
use messages::Cards;
use read::Types;
use rules::knowledge::{Reply, Viewer};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use table::protocol::{Agreement, FromClient, Says};
use table::{Given, Opening, Seating, Seed, Table, Waits};

static CARDS: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(Cards::shipped()));

/// What nothing else of the protocol names.
const ROOTS: &[&str] = &[
    "FromClient",
    "ToClient",
    "NewRoom",
    "Join",
    "Joined",
    "Health",
    "Catalogue",
    "DeckEntry",
    "DeckText",
    "DeckChecked",
    "JudgeText",
    "Judged",
    "Replay",
    "Scenario",
    "Problem",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn types() -> Types {
    Types::read(&root(), ROOTS)
}

#[test]
fn the_typescript_types_are_up_to_date() {
    let path = root().join("web/src/protocol.ts");
    let text = printed::print(&types());
    if std::env::var_os("FACEDOWN_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, &text).expect("it can be written");
    }
    let there = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(there == text, "web/src/protocol.ts is out of date; FACEDOWN_WRITE=1 with this test writes it");
}

#[test]
fn what_is_sent_fits_the_types() {
    let types = types();
    let mut prompts = std::collections::BTreeSet::new();
    for seed in 0..8 {
        let decks = [["masquerade", "dread"], ["undertow", "wings"], ["masks", "ogres"]][seed as usize % 3];
        let seats = ["Ann", "Bob"].iter().zip(decks);
        let seats = seats.map(|(name, deck)| Seating::new(name, deck, &CARDS).expect("it ships")).collect();
        let mut table = Table::open(CARDS.clone(), Opening::new(Seed::numbered(seed), seats)).expect("a game");
        let mut players = [0, 1].map(|n| bots::Random::new(seed * 2 + n));
        for _ in 0..1500 {
            let Waits::For(seat) = table.waits() else { break };
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                let view = serde_json::to_value(table.view(viewer)).expect("plain data");
                fits(&types, "View", &view).unwrap_or_else(|why| panic!("{why} in {view}"));
                for told in table.take_told(viewer) {
                    let told = serde_json::to_value(told).expect("plain data");
                    fits(&types, "Told", &told).unwrap_or_else(|why| panic!("{why} in {told}"));
                }
            }
            let (view, prompt) = (table.view(Viewer::Seat(seat)), table.prompt(seat).expect("it is asked"));
            let sent = serde_json::to_value(&prompt).expect("plain data");
            fits(&types, "PromptView", &sent).unwrap_or_else(|why| panic!("{why} in {sent}"));
            prompts.insert(sent.as_object().map_or(sent.to_string(), |o| o.keys().next().expect("a name").clone()));
            let reply = bots::Player::reply(&mut players[seat.index()], &view, &prompt);
            let reply = if table.reply(seat, &reply, Given::Alone).is_ok() {
                reply
            } else {
                let least = table.least(seat).expect("it is asked");
                table.reply(seat, &least, Given::Alone).expect("what does least is legal");
                least
            };
            let sent = serde_json::to_value(&reply).expect("plain data");
            fits(&types, "Reply", &sent).unwrap_or_else(|why| panic!("{why} in {sent}"));
        }
    }
    assert!(prompts.len() >= 10, "few prompts were met: {prompts:?}");
}

#[test]
fn what_a_client_says_is_read_as_written() {
    let types = types();
    for text in [
        r#"{"n":1,"hello":{"token":null,"language":"de"}}"#,
        r#"{"n":2,"reply":{"moment":17,"reply":{"Act":0}}}"#,
        r#"{"n":3,"reply":{"moment":17,"reply":"PayAutomatically"}}"#,
        r#"{"n":4,"why_not":{"offer":{"Cast":{"card":{"Own":3},"how":{"FaceDown":"Morph"}}}}}"#,
        r#"{"n":5,"stops":{"mine":["Draw"],"theirs":[],"hold":false,"tapped_out":false,"pays_alone":true,"yields":[]}}"#,
        r#"{"n":6,"until":"EndOfTurn"}"#,
        r#"{"n":7,"back":{}}"#,
        r#"{"n":8,"consent":{"what":"draw","yes":true}}"#,
        r#"{"n":9,"concede":{}}"#,
        r#"{"n":10,"offer_draw":{}}"#,
        r#"{"n":11,"rematch":{}}"#,
        r#"{"n":12,"leave":{}}"#,
        r#"{"n":13,"open_all":{}}"#,
        r#"{"n":14,"nonce":{"nonce":"00112233445566778899aabbccddeeff"}}"#,
    ] {
        let value: Value = serde_json::from_str(text).expect("JSON");
        fits(&types, "FromClient", &value).unwrap_or_else(|why| panic!("{why} in {text}"));
        let said: FromClient = serde_json::from_str(text).unwrap_or_else(|why| panic!("{why} in {text}"));
        assert_eq!(serde_json::to_value(&said).expect("plain data"), value);
    }
    let said: FromClient = serde_json::from_str(r#"{"n":8,"consent":{"what":"draw","yes":true}}"#).expect("a message");
    assert_eq!(said, FromClient { n: 8, says: Says::Consent { what: Agreement::Draw, yes: true } });
    let reply: FromClient =
        serde_json::from_str(r#"{"n":2,"reply":{"moment":1,"reply":{"Target":null}}}"#).expect("one");
    assert_eq!(reply.says, Says::Reply { moment: 1, reply: Reply::Target(None) });
}

/// The check can fail.
#[test]
fn what_does_not_fit_is_found() {
    let types = types();
    for (name, text) in [
        ("Until", r#""Tomorrow""#),
        ("Handle", r#"{"Number":"1"}"#),
        ("Handle", r#"{"Hand":[0]}"#),
        ("Settings", r#"{"mine":[]}"#),
        ("Problem", r#"{"code":"x","error":"x","more":1}"#),
        ("FromClient", r#"{"n":1,"hello":{"token":null,"language":null},"until":"Now"}"#),
    ] {
        let value: Value = serde_json::from_str(text).expect("JSON");
        assert!(fits(&types, name, &value).is_err(), "{text} is no {name}");
    }
}
