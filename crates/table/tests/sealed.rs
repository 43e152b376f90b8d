//! Seals: what was face down is what it turns out to be, and whoever changes it is found.

use messages::Cards;
use rules::Seat;
use rules::knowledge::{Handle, Reply, Viewer};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, LazyLock};
use table::sealed::{Fair, Logs, Nonce, Opened, Received, Secret, Streams, Wrong, so_far, verify};
use table::{Given, Opening, Seating, Table, Waits};

static CARDS: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(Cards::shipped()));

fn opening(decks: &[&str], seed: u8) -> Opening {
    let names = ["Ann", "Bob", "Cid", "Dora"];
    let seats = names.iter().zip(decks).map(|(name, deck)| Seating::new(name, deck, &CARDS).expect("it ships"));
    let nonces = (0..decks.len() as u8).map(|nth| Nonce([nth.wrapping_mul(17) ^ seed; 16])).collect();
    Opening::fair(Fair { secret: Secret::new([seed; 32]), nonces }, seats.collect())
}

fn logs(table: &Table) -> Logs {
    Logs::of(&CARDS, table.record()).expect("it was played")
}

/// A game of random players, and what each viewer received moment by moment.
fn played(opening: Opening, most: usize, seed: u64) -> (Table, Logs, Vec<Vec<Received>>) {
    let mut table = Table::open(CARDS.clone(), opening).expect("a game");
    let (mut streams, first) = Streams::open(&mut table);
    let mut received = vec![first];
    let mut players: Vec<_> = (0..4).map(|n| bots::Random::new(seed * 4 + n)).collect();
    for _ in 0..most {
        let Waits::For(seat) = table.waits() else { break };
        let view = table.view(Viewer::Seat(seat));
        let prompt = table.prompt(seat).expect("it is asked");
        let reply: Reply = bots::Player::reply(&mut players[seat.index()], &view, &prompt);
        if table.reply(seat, &reply, Given::ByHand).is_err() {
            let least = table.least(seat).expect("it is asked");
            table.reply(seat, &least, Given::ByHand).expect("what does least is legal");
        }
        received.push(streams.go_on(&mut table));
    }
    let logs = logs(&table);
    (table, logs, received)
}

const DECKS: [&[&str]; 5] = [
    &["masquerade", "dread"],
    &["wings", "undertow"],
    &["masks", "ogres"],
    &["dread", "masquerade", "wings"],
    &["undertow", "masks", "dread", "masquerade"],
];

/// Every card shown is opened to whom it is shown, as it was sealed; and nothing else is opened.
#[test]
fn who_is_shown_a_card_can_check_it() {
    let (mut opened_by_kind, mut games) = (HashMap::<&str, usize>::new(), 0);
    for (nth, decks) in DECKS.iter().cycle().take(15).enumerate() {
        let (table, logs, received) = played(opening(decks, nth as u8), 3000, nth as u64);
        let mut commitments = HashMap::new();
        for moment in &received {
            let spectators = moment.last().expect("they are told last");
            for sealed in &spectators.sealed {
                assert!(commitments.insert(sealed.seal, (sealed.of, sealed.commitment.clone())).is_none());
            }
            for mine in moment {
                assert_eq!(mine.sealed, spectators.sealed, "commitments are public");
                for opened in &mine.opened {
                    let (of, commitment) = &commitments[&opened.seal];
                    assert_eq!(opened.commitment().as_ref(), Some(commitment));
                    let kind = match of {
                        Handle::Library(..) => "library",
                        Handle::Pile(..) => "pile",
                        _ => "face down",
                    };
                    *opened_by_kind.entry(kind).or_default() += 1;
                }
            }
        }
        games += 1;
        // What comes out of the record is what was received while it was played.
        for (nth, all) in so_far(&CARDS, table.record()).expect("it was played").into_iter().enumerate() {
            let mut live = Received::default();
            received.iter().for_each(|moment| live.append(moment[nth].clone()));
            assert!(live == all, "game {games}, viewer {nth}");
        }
        for nth in 0..=decks.len() {
            let viewer = if nth == decks.len() { Viewer::Spectator } else { Viewer::Seat(Seat(nth as u8)) };
            let text = logs.log(viewer).text(&CARDS, None);
            let report = verify(&text, &CARDS).unwrap_or_else(|found| panic!("game {games}, {viewer:?}: {found}"));
            assert!(!report.whole && report.seals == commitments.len());
            let text = logs.log(viewer).text(&CARDS, Some(table.record()));
            assert!(verify(&text, &CARDS).unwrap_or_else(|found| panic!("{found}")).whole);
        }
    }
    println!("{games} games; opened: {opened_by_kind:?}");
    assert!(opened_by_kind["face down"] > 100 && opened_by_kind["library"] > 1000, "{opened_by_kind:?}");
}

/// A salt is never used twice, and to nobody a card is opened that it was not shown then.
#[test]
fn nothing_else_is_opened() {
    let mut table = Table::open(CARDS.clone(), opening(&["masquerade", "dread"], 3)).expect("a game");
    let (mut streams, mut received) = Streams::open(&mut table);
    let mut players = [3, 4].map(bots::Random::new);
    let (mut salts, mut checked) = (HashMap::<String, u64>::new(), 0);
    while let Waits::For(seat) = table.waits() {
        let viewers = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];
        for (viewer, mine) in viewers.into_iter().zip(&received) {
            let view = table.view(viewer);
            let mut shown = HashSet::new();
            shown_in(&serde_json::to_value(&mine.told).expect("plain data"), &mut shown);
            shown_in(&serde_json::to_value(&view.battlefield).expect("plain data"), &mut shown);
            shown_in(&serde_json::to_value((&view.stack, &view.exile)).expect("plain data"), &mut shown);
            for Opened { seal, salt, card } in &mine.opened {
                assert_eq!(salts.entry(salt.clone()).or_insert(*seal), seal);
                assert!(shown.contains(card), "{viewer:?} was not shown {card}: {mine:?}");
                checked += 1;
            }
        }
        let view = table.view(Viewer::Seat(seat));
        let prompt = table.prompt(seat).expect("it is asked");
        let reply: Reply = bots::Player::reply(&mut players[seat.index()], &view, &prompt);
        if table.reply(seat, &reply, Given::ByHand).is_err() {
            let least = table.least(seat).expect("it is asked");
            table.reply(seat, &least, Given::ByHand).expect("what does least is legal");
        }
        received = streams.go_on(&mut table);
    }
    assert!(checked > 50, "{checked} openings");
}

/// The names of the cards that something received shows.
fn shown_in(value: &serde_json::Value, shown: &mut HashSet<String>) {
    if let Some(face) = value.pointer("/card/value").and_then(serde_json::Value::as_u64) {
        shown.insert(CARDS.pack.face(rules::FaceId(face as u16)).name.clone());
    }
    match value {
        serde_json::Value::Object(fields) => fields.values().for_each(|value| shown_in(value, shown)),
        serde_json::Value::Array(values) => values.iter().for_each(|value| shown_in(value, shown)),
        _ => {}
    }
}

/// Each way to cheat is found, with the line.
#[test]
fn a_changed_card_order_or_draw_is_found() {
    let (table, logs, _) = played(opening(&["masquerade", "dread"], 9), 3000, 9);
    let log = logs.log(Viewer::Spectator);
    let open = log.text(&CARDS, None);
    let whole = log.text(&CARDS, Some(table.record()));
    let lines: Vec<&str> = open.lines().collect();
    let at = lines.iter().position(|line| line.contains("\"opened\":[{")).expect("something was opened");
    let wrong = |text: &str| verify(text, &CARDS).expect_err("it was changed");

    // Another card, with its own salt: not what was sealed.
    let name = lines[at].split("\"card\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a card");
    let found = wrong(&open.replacen(&format!("\"card\":\"{name}\""), "\"card\":\"Forest\"", 1));
    assert!(found.line == at + 1 && matches!(found.what, Wrong::False { .. }), "{found}");
    // What was shown is not opened.
    let from = lines[at].find("\"opened\":[").expect("it is there");
    let closed = format!("{}\"opened\":[]}}", &lines[at][..from]);
    let found = wrong(&open.replace(lines[at], &closed));
    assert!(found.line == at + 1 && matches!(found.what, Wrong::Unopened { .. }), "{found}");
    // A line is left out, or two change places.
    let found = wrong(&open.replace(&format!("{}\n", lines[4]), ""));
    assert!(found.to_string().contains("head") || found.to_string().contains("seal"), "{found}");
    // Without its end.
    let found = wrong(&open[..open.len() - 30]);
    assert_eq!(found.what, Wrong::CutShort);
    assert_eq!(wrong("").what, Wrong::Empty);
    // With the secret: another answer, another secret, another nonce, another deck.
    let record = whole.lines().rev().nth(1).expect("the record");
    for (from, to) in [
        ("\"Keep\":true", "\"Keep\":false"),
        ("\"secret\":\"09", "\"secret\":\"08"),
        ("\"nonces\":[\"09", "\"nonces\":[\"08"),
        ("\"cards\":[\"", "\"cards\":[\"Forest\",\""),
    ] {
        let changed = record.replacen(from, to, 1);
        assert_ne!(record, changed, "{from}");
        let found = wrong(&whole.replace(record, &changed));
        println!("{from}: {found}");
    }
    // The whole log made anew with another secret does not fit the commitment of before.
    let (other, logs, _) = played(opening(&["masquerade", "dread"], 10), 3000, 9);
    let other = logs.log(Viewer::Spectator).text(&CARDS, Some(other.record()));
    assert_ne!(verify(&other, &CARDS).expect("true of itself").head, verify(&whole, &CARDS).expect("true").head);
}

/// Taking back gives no salt again, and what was told stays told.
#[test]
fn taking_back_seals_anew() {
    let mut table = Table::open(CARDS.clone(), opening(&["masquerade", "masquerade"], 1)).expect("a game");
    let (mut streams, _) = Streams::open(&mut table);
    let mut backs = 0;
    let mut seen = HashSet::new();
    let mut players = [0, 1].map(|_| bots::Basic::new(CARDS.pack.clone()));
    for _ in 0..600 {
        let Waits::For(seat) = table.waits() else { break };
        let (view, prompt) = (table.view(Viewer::Seat(seat)), table.prompt(seat).expect("it is asked"));
        let reply = bots::Player::reply(&mut players[seat.index()], &view, &prompt);
        table.reply(seat, &reply, Given::ByHand).expect("the bot knows the rules");
        let received = streams.go_on(&mut table);
        assert!(received[0].sealed.iter().all(|sealed| seen.insert(sealed.commitment.clone())));
        if table.take_back(seat).is_ok() {
            backs += 1;
            streams.go_back(&mut table);
            table.reply(seat, &reply, Given::ByHand).expect("as before");
            let received = streams.go_on(&mut table);
            assert!(received[0].sealed.iter().all(|sealed| seen.insert(sealed.commitment.clone())));
        }
    }
    assert!(backs > 20, "{backs} were taken back");
    let text = logs(&table).log(Viewer::Seat(Seat(1))).text(&CARDS, Some(table.record()));
    assert!(verify(&text, &CARDS).unwrap_or_else(|found| panic!("{found}")).whole);
}
