//! The two-world law at the socket, and the law of pace.
//!
//! Two rooms have the same chance and decks of the same cards, but in one of them two cards of a deck
//! have changed places, and so lie elsewhere after every shuffle. Neither was identified to the other
//! seat. Then that seat and a spectator receive the same frames, byte for byte and as many, and export
//! the same log, but for the name of the room, the chance of a rematch, which nobody chose, and the
//! commitments to those two cards. Those are made here anew, as `docs/sealed.md` describes them: each
//! is the hash of one of the two cards with a salt that does not depend on them.

mod client;

use client::{Answer, Client, Seated, make, post, request};
use messages::Cards;
use rules::knowledge::{Reply, Viewer};
use rules::{Game, Identity, Seat};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use table::protocol::{Says, Settings};
use table::room::{Chair, Room, Setting, Ticked};
use table::server::{Limits, Options, Seeds, Server};
use table::storage::Storage;
use table::{Record, Seed, Table};

static CARDS: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(Cards::shipped()));

/// Where a card can lie hidden from the seat.
const KINDS: [&str; 3] = ["hand", "library", "face down"];

fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("apart-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

async fn start(data: PathBuf) -> Server {
    let limits = Limits { made: 10_000, messages: (2_000, 2_000), ..Limits::default() };
    let options = Options {
        data: Some(data),
        tick: Duration::from_millis(2),
        seeds: Seeds::Everywhere,
        limits,
        ..Options::default()
    };
    Server::start("127.0.0.1:0".parse().expect("an address"), options).await.expect("it starts")
}

/// A deck that ships, one card a line.
fn deck(name: &str) -> Vec<String> {
    let ids = table::deck::load(name, &CARDS).expect("it ships");
    ids.iter().map(|id| CARDS.pack.face(CARDS.pack.card(*id).front).name.clone()).collect()
}

fn list(cards: &[String]) -> String {
    cards.iter().map(|card| format!("1 {card}\n")).collect()
}

/// What the other seat was asked and replied.
type Script = Vec<(Value, Value)>;

struct Played {
    room: String,
    /// Of the first seat and of a spectator.
    received: [Stream; 2],
    script: Script,
}

/// What one viewer received and exported.
struct Stream {
    /// The frames and then the lines of the log, without the words that differ by nature.
    texts: Vec<String>,
    /// The commitments that stood there, by the number of the seal.
    seals: BTreeMap<u64, String>,
}

impl Stream {
    fn of(room: &str, frames: Vec<String>, log: &str) -> Stream {
        let (mut texts, mut seals) = (frames, BTreeMap::new());
        texts.extend(log.lines().map(str::to_owned));
        let mut words = vec![(room.to_owned(), "ROOM")];
        for text in &texts {
            let value: Value = serde_json::from_str(text).expect("JSON");
            let sealed = value.pointer("/moment/sealed").or(value.get("sealed")).and_then(Value::as_array);
            for sealed in sealed.into_iter().flatten() {
                let text = |name: &str| sealed[name].as_str().expect("text").to_owned();
                let seal = sealed["seal"].as_u64().expect("a number");
                let told = seals.entry(seal).or_insert_with(|| text("commitment"));
                assert_eq!(*told, text("commitment"), "a seal is told in one way");
            }
            let next = value.pointer("/room/next").filter(|next| next.is_object());
            let nonces = next.iter().flat_map(|next| next["nonces"].as_array()).flatten().map(|n| &n["nonce"]);
            let drawn: Vec<&Value> = next.iter().map(|next| &next["commitment"]).chain(nonces).collect();
            words.extend(drawn.iter().map(|word| (word.as_str().expect("text").to_owned(), "DRAWN")));
            words.extend(value["head"].as_str().map(|head| (head.to_owned(), "HEAD")));
        }
        words.sort();
        words.dedup();
        for text in &mut texts {
            words.iter().for_each(|(word, instead)| *text = text.replace(word, instead));
            for sealed in text.match_indices("\"commitment\":\"").map(|(at, _)| at + 14).collect::<Vec<_>>() {
                let known = text.get(sealed..sealed + 64).is_some_and(|hash| seals.values().any(|seal| seal == hash));
                if known {
                    text.replace_range(sealed..sealed + 64, &"#".repeat(64));
                }
            }
        }
        Stream { texts, seals }
    }
}

/// The commitment to a card, of a room whose shuffles were chosen by a number.
fn commitment(seed: u32, seal: u64, card: &str) -> String {
    let secret = hex::decode(String::from(Seed::numbered(seed.into()))).expect("digits");
    let salt = Sha256::new().chain_update("facedown salt").chain_update(secret).chain_update(seal.to_be_bytes());
    hex::encode(Sha256::new().chain_update(&salt.finalize()[..16]).chain_update(card).finalize())
}

/// The seals whose commitments differ: of one of the two cards here, and of the other there.
fn told_apart_by_seals(seed: u32, [one, two]: [&Stream; 2], cards: [&str; 2]) -> usize {
    assert!(one.seals.keys().eq(two.seals.keys()), "the same seals");
    let differ = one.seals.iter().filter(|(seal, here)| two.seals[*seal] != **here);
    let each = differ.map(|(seal, here)| {
        let [a, b] = cards.map(|card| commitment(seed, *seal, card));
        let there = &two.seals[seal];
        assert!(
            (*here == a && *there == b) || (*here == b && *there == a),
            "seal {seal} of another card than {cards:?}"
        );
    });
    each.count()
}

/// Plays a game: the first seat at random, the second by a script or at random. Nothing: what the
/// script says cannot be said in this world.
async fn play(
    at: SocketAddr,
    seed: u32,
    decks: [&[String]; 2],
    replies: usize,
    script: Option<&Script>,
) -> Option<Played> {
    let wanted = json!({"seats": [{"kind": "person"}, {"kind": "person"}], "name": "Ann",
        "deck": list(decks[0]), "seed": seed});
    let ann: Seated = make(at, &wanted).await;
    let mut first = Client::enter(at, &ann).await;
    let mut watcher = Client::watch(at, &ann.room).await;
    let bob = json!({"name": "Bob", "deck": list(decks[1])});
    let (status, joined) = post(at, &format!("/api/rooms/{}/join", ann.room), &bob).await;
    assert_eq!(status, 200, "{joined}");
    let token = joined["token"].as_str().map(str::to_owned);
    let mut second = Client::enter(at, &Seated { room: ann.room.clone(), token }).await;
    let (mut own, mut others) = (fastrand::Rng::with_seed(seed.into()), fastrand::Rng::with_seed(u64::from(seed) + 99));
    let mut said = Vec::new();
    for _ in 0..replies {
        let is_first = tokio::select! {
            () = first.until_asked() => true,
            () = second.until_asked() => false,
        };
        if first.is_over() || second.is_over() {
            break;
        }
        if is_first {
            first.play_once(&mut own).await;
            continue;
        }
        match script {
            None => said.push(at_random(&mut second, &mut others).await),
            Some(script) => {
                let (prompt, reply) = script.get(said.len())?;
                let reply = meant(prompt, reply, second.prompt().expect("asked"))?;
                if second.reply(&reply).await != Answer::Done {
                    return None;
                }
                second.moment["asked"] = Value::Null;
                said.push((prompt.clone(), reply));
            }
        }
    }
    for client in [&mut first, &mut watcher, &mut second] {
        while client.next_within(Duration::from_millis(100)).await.is_some() {}
    }
    let room = ann.room.clone();
    let bearer = format!("Bearer {}", ann.token.as_deref().unwrap_or_default());
    let mut received = Vec::new();
    for (of, client) in [("own", first), ("spectator", watcher)] {
        let wanted = format!("GET /api/rooms/{room}/log?of={of}");
        let (status, log) = request(at, &wanted, &[("Authorization", &bearer)], "").await;
        assert_eq!(status, 200, "{log}");
        received.push(Stream::of(&room, client.frames, &log));
    }
    let received = received.try_into().unwrap_or_else(|_| unreachable!("there are two"));
    Some(Played { room, received, script: said })
}

/// A reply at random that was taken, with its prompt.
async fn at_random(client: &mut Client, random: &mut fastrand::Rng) -> (Value, Value) {
    let prompt = client.prompt().expect("asked").clone();
    for tried in 0..200 {
        let reply =
            client::hiding(&prompt).filter(|_| tried == 0).unwrap_or_else(|| client::at_random(&prompt, random));
        if client.reply(&reply).await == Answer::Done {
            client.moment["asked"] = Value::Null;
            return (prompt, reply);
        }
    }
    panic!("nothing is legal: {prompt}");
}

/// Whether a card can be cast face down.
fn can_hide(name: &str) -> bool {
    let face = CARDS.pack.card(CARDS.pack.find(name).expect("it ships")).front;
    let abilities = CARDS.printed(face).map_or(&[][..], |printed| &printed.abilities);
    let kinds = [ir::KeywordKind::Morph, ir::KeywordKind::Megamorph, ir::KeywordKind::Disguise];
    abilities.iter().any(|a| matches!(a, ir::Ability::Keyword(keyword) if kinds.contains(&keyword.kind())))
}

/// The reply to another prompt that means the same.
fn meant(prompt: &Value, reply: &Value, here: &Value) -> Option<Value> {
    if prompt == here {
        return Some(reply.clone());
    }
    let (kind, before) = prompt.as_object()?.iter().next()?;
    let now = here.get(kind)?;
    let place = |list: &str, n: &Value| {
        let wanted = &before[list][n.as_u64()? as usize];
        now[list].as_array()?.iter().position(|there| there == wanted)
    };
    match kind.as_str() {
        "Priority" => Some(json!({"Act": place("actions", &reply["Act"])?})),
        "Objects" => {
            let all = reply["Objects"].as_array()?.iter().map(|n| place("from", n)).collect::<Option<Vec<_>>>()?;
            Some(json!({"Objects": all}))
        }
        "Target" if reply["Target"].is_null() => Some(reply.clone()),
        "Target" => Some(json!({"Target": place("from", &reply["Target"])?})),
        "Pay" => (reply == "PayAutomatically" || reply == "Withdraw").then(|| reply.clone()),
        _ => None,
    }
}

/// For each card of the second deck, by place: whether the first seat ever knew it, and where it lay hidden.
async fn known(data: &Path, room: &str) -> (BTreeSet<usize>, BTreeMap<usize, BTreeSet<usize>>) {
    let storage = Storage::open(Some(&data.join("table.db"))).await.expect("the server's file");
    let kept = storage.load(room).await.expect("read").expect("it is there");
    let record = Record::parse(&kept.lines.join("\n"), &CARDS).expect("a game");
    let table = Table::resume(CARDS.clone(), record).expect("a game");
    let mut game = table.setup().start().expect("a game");
    let (mut seen, mut lay) = (BTreeSet::new(), BTreeMap::<usize, BTreeSet<usize>>::new());
    let mut note = |game: &Game| {
        let truth = game.truth();
        for (nth, identity) in truth.state().identity.iter().enumerate() {
            let slot = rules::Slot(nth as u16);
            let Identity::Card(card) = identity else { continue };
            let Some(card) = usize::from(*card).checked_sub(40) else { continue };
            let object = truth.state().object(slot);
            if truth.may_look(Seat(0), slot).is_some() || object.seen & 1 != 0 {
                seen.insert(card);
            }
            let kind = match object.zone {
                ir::Zone::Hand => 0,
                ir::Zone::Library => 1,
                ir::Zone::Battlefield | ir::Zone::Graveyard | ir::Zone::Stack | ir::Zone::Exile | ir::Zone::Command => {
                    2
                }
            };
            lay.entry(card).or_default().insert(kind);
        }
    };
    for answer in table.answers() {
        game.answer(answer.clone()).expect("it was accepted");
        note(&game);
    }
    (seen, lay)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rooms_that_differ_in_what_a_seat_may_not_know_tell_it_the_same() {
    let data = folder();
    let server = start(data.clone()).await;
    let wanted = std::env::var("FACEDOWN_ROOMS").ok().and_then(|n| n.parse().ok()).unwrap_or(9);
    let (mut equal, mut discarded, mut told_apart) = (0, 0, 0);
    let mut covered = [0; KINDS.len()];
    // Seals with another commitment, and with the same.
    let mut sealed = [0; 2];
    for seed in 0.. {
        if equal >= wanted {
            break;
        }
        assert!(seed < 4 * wanted, "too few pairs: {equal} in {seed} games");
        let mut random = fastrand::Rng::with_seed(seed.into());
        let decks = [deck("masquerade"), deck(["masquerade", "masks"][seed as usize % 2])];
        let replies = random.usize(30..120);
        let one = play(server.address, seed, [&decks[0], &decks[1]], replies, None).await.expect("no script");
        let (seen, lay) = known(&data, &one.room).await;
        for _ in 0..3 {
            let hidden: Vec<usize> = (0..40).filter(|card| !seen.contains(card)).collect();
            // A card that moved about is worth more than one that stayed in the library.
            let kind = random.usize(..KINDS.len());
            let moved: Vec<usize> = hidden.iter().copied().filter(|card| lay[card].contains(&kind)).collect();
            let Some(&card) = random.choice(&moved) else { continue };
            // What was cast face down must be something that can be.
            let fits = |o: &usize| decks[1][*o] != decks[1][card] && (kind < 2 || can_hide(&decks[1][*o]));
            let unlike: Vec<usize> = hidden.into_iter().filter(fits).collect();
            let Some(&other) = random.choice(&unlike) else { continue };
            let mut swapped = decks[1].clone();
            swapped.swap(card, other);
            let Some(two) = play(server.address, seed, [&decks[0], &swapped], replies, Some(&one.script)).await else {
                discarded += 1;
                continue;
            };
            for (who, (here, there)) in ["seat", "spectator"].iter().zip(one.received.iter().zip(&two.received)) {
                for (nth, (a, b)) in here.texts.iter().zip(&there.texts).enumerate() {
                    assert_eq!(a, b, "game {seed}, cards {card} and {other}: frame or line {nth} of the {who}");
                }
                let as_many = here.texts.len() == there.texts.len();
                assert!(as_many, "game {seed}, cards {card} and {other}: frames and lines of the {who}");
                let cards = [decks[1][card].as_str(), decks[1][other].as_str()];
                let differ = told_apart_by_seals(seed, [here, there], cards);
                sealed[0] += differ;
                sealed[1] += here.seals.len() - differ;
            }
            equal += 1;
            told_apart += u32::from(one.script.iter().zip(&two.script).any(|(a, b)| a.1 != b.1));
            for kind in lay[&card].union(&lay[&other]) {
                covered[*kind] += 1;
            }
        }
    }
    println!(
        "{equal} pairs of rooms told the same, {discarded} discarded; {told_apart} times the other seat replied by other places"
    );
    println!("covered: {KINDS:?} {covered:?}; seals: {} of the two cards, {} of others", sealed[0], sealed[1]);
    assert!(sealed[0] > 0 && sealed[1] > sealed[0], "{sealed:?}");
    assert!(equal > discarded, "{equal} equal, {discarded} discarded");
    assert!(covered.iter().all(|count| *count >= 1), "{KINDS:?} {covered:?}");
    server.stop().await;
    std::fs::remove_dir_all(data).expect("it is there");
}

/// A room of two persons with these decks who let everything pass, and how many moments a spectator
/// got at each tick.
fn pace(seed: u32, decks: [Vec<String>; 2]) -> Vec<usize> {
    let chair = |(name, cards): (&str, Vec<String>)| Chair { name: Some(name.into()), cards, ..Chair::free() };
    let setting = Setting::new(["Ann", "Bob"].into_iter().zip(decks).map(chair).collect(), Some(seed));
    let mut room = Room::new("r".into(), setting, CARDS.clone(), Duration::from_millis(1));
    room.begin().expect("a game");
    let english = messages::Language::English;
    room.present(Viewer::Spectator, english);
    let nothing = Settings {
        mine: Vec::new(),
        theirs: Vec::new(),
        hold: false,
        tapped_out: true,
        pays_alone: false,
        yields: Vec::new(),
    };
    for seat in [Seat(0), Seat(1)] {
        room.say(seat, english, 1, Says::Stops(nothing.clone()));
    }
    let mut ticks = Vec::new();
    let mut n = 2;
    while ticks.len() < 300 {
        // Hands are kept, and what has to be discarded is.
        if let Some(seat) = room.play().expect("a game").waits_for() {
            let viewer = Viewer::Seat(seat);
            let moment = room.present(viewer, english).expect("a game");
            let reply = match moment.asked.expect("asked").prompt {
                rules::knowledge::PromptView::Mulligan => Reply::Keep(true),
                rules::knowledge::PromptView::Objects { min, .. } => Reply::Objects((0..min.into()).collect()),
                other => panic!("nobody stops for {other:?}"),
            };
            n += 1;
            room.say(seat, english, n, Says::Reply { moment: moment.n, reply });
            continue;
        }
        let (ticked, outcome) = room.tick();
        assert_eq!(ticked, Ticked::Moved);
        ticks.push(outcome.sent.iter().filter(|sent| sent.viewer == Viewer::Spectator).count());
    }
    ticks
}

/// A seat that could do something at every stop and one that never can are passed for at the same ticks.
#[test]
fn a_full_hand_and_an_empty_one_have_the_same_pace() {
    let land = vec!["Forest".to_owned(); 40];
    let mut spells = deck("masquerade");
    spells.retain(|card| !["Plains", "Island", "Swamp", "Mountain", "Forest"].contains(&card.as_str()));
    let spells: Vec<String> = spells.iter().cycle().take(40).cloned().collect();
    let wanted = pace(1, [land.clone(), land.clone()]);
    assert!(wanted.iter().all(|moments| *moments == 1), "one public change a tick: {wanted:?}");
    for decks in [[spells.clone(), land.clone()], [land, spells.clone()], [spells.clone(), spells]] {
        assert_eq!(pace(1, decks), wanted);
    }
}
