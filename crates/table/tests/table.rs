//! A table: what is kept is the game, and what is taken back was never learned from.

use messages::Cards;
use rules::Seat;
use rules::knowledge::{Offer, PromptView, Reply, Viewer};
use std::sync::{Arc, LazyLock};
use table::{
    BackError, Damaged, Entry, Given, Opening, Record, RecordError, Seating, Seed, Stops, Table, Turns, Until, Waits,
};

static CARDS: LazyLock<Arc<Cards>> = LazyLock::new(|| Arc::new(Cards::shipped()));

fn opening(decks: [&str; 2], seed: u64) -> Opening {
    let seats = ["Ann", "Bob"].iter().zip(decks);
    let seats = seats.map(|(name, deck)| Seating::new(name, deck, &CARDS).expect("it ships"));
    Opening::new(Seed::numbered(seed), seats.collect())
}

fn opened(decks: [&str; 2], seed: u64) -> Table {
    Table::open(CARDS.clone(), opening(decks, seed)).expect("a game")
}

/// Random replies until the game is over or so many have been given.
fn play(table: &mut Table, most: usize, seed: u64) {
    let mut players = [0, 1].map(|n| bots::Random::new(seed * 2 + n));
    for _ in 0..most {
        let Waits::For(seat) = table.waits() else { return };
        let view = table.view(Viewer::Seat(seat));
        let prompt = table.prompt(seat).expect("it is asked");
        let reply = bots::Player::reply(&mut players[seat.index()], &view, &prompt);
        if table.reply(seat, &reply, Given::ByHand).is_err() {
            let least = table.least(seat).expect("it is asked");
            table.reply(seat, &least, Given::ByHand).expect("what does least is legal");
        }
    }
}

#[test]
fn what_is_kept_is_the_game() {
    for seed in 0..6 {
        let mut table = opened(["masquerade", "dread"], seed);
        play(&mut table, 400, seed);
        let text = table.record().text(&CARDS);
        let record = Record::parse(&text, &CARDS).expect("its own file");
        assert_eq!(&record, table.record());
        let again = Table::resume(CARDS.clone(), record).expect("its own game");
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator] {
            assert_eq!(again.view(viewer), table.view(viewer), "game {seed}");
        }
        assert_eq!(again.waits(), table.waits());
        let moments = table::replay(&CARDS, table.record(), Viewer::Seat(Seat(0))).expect("its own game");
        assert_eq!(moments.len(), table.moves() + 1);
        assert_eq!(moments.last().expect("the end").view, table.view(Viewer::Seat(Seat(0))));
    }
}

#[test]
fn a_damaged_file_says_where_and_keeps_what_is_whole() {
    let mut table = opened(["ogres", "ogres"], 1);
    play(&mut table, 60, 1);
    let text = table.record().text(&CARDS);
    let Damaged { why, whole } = Record::parse(&text[..text.len() - 5], &CARDS).expect_err("cut short");
    assert!(matches!(why, RecordError::Line { line: 61, whole: 59, .. }), "{why}");
    assert_eq!(whole.expect("the part before").entries[..], table.record().entries[..59]);
    let other = text.replacen("\"engine\":\"", "\"engine\":\"9.", 1);
    let Damaged { why, whole } = Record::parse(&other, &CARDS).expect_err("another version");
    assert!(matches!(why, RecordError::OtherVersion { .. }) && whole.is_none(), "{why}");
    let Damaged { why, .. } = Record::parse("", &CARDS).expect_err("empty");
    assert!(matches!(why, RecordError::NotAGame(_)), "{why}");
    // An answer that the rules refuse there is not skipped.
    let mut changed = table.record().clone();
    changed.entries[0] = Entry::Reply(Seat(0), Reply::Number(7), Given::ByHand);
    assert!(Table::resume(CARDS.clone(), changed).is_err());
}

/// Answers for both seats until this one may act in its first main phase.
fn to_main(table: &mut Table) -> Seat {
    loop {
        let Waits::For(seat) = table.waits() else { panic!("the game has just begun") };
        match table.prompt(seat).expect("it is asked") {
            PromptView::Mulligan => table.reply(seat, &Reply::Keep(true), Given::ByHand).expect("legal"),
            PromptView::Priority { actions, .. } if actions.iter().any(|a| matches!(a, Offer::PlayLand { .. })) => {
                return seat;
            }
            _ => {
                let least = table.least(seat).expect("it is asked");
                table.reply(seat, &least, Given::Alone).expect("legal");
            }
        }
    }
}

fn land(table: &Table, seat: Seat) -> Reply {
    let Some(PromptView::Priority { actions, .. }) = table.prompt(seat) else { panic!("priority") };
    Reply::Act(actions.iter().position(|a| matches!(a, Offer::PlayLand { .. })).expect("a land"))
}

#[test]
fn taking_back_draws_nothing_anew_and_asks_who_has_learned() {
    // Two persons: the other has seen the land.
    let mut table = opened(["ogres", "ogres"], 3);
    let seat = to_main(&mut table);
    table.reply(seat, &land(&table, seat), Given::ByHand).expect("legal");
    assert_eq!(table.take_back(seat), Err(BackError::Others));
    // A bot agrees.
    let mut with_bot = opening(["ogres", "ogres"], 3);
    with_bot.seats[1 - seat.index()].bot = Some("random".into());
    let mut table = Table::open(CARDS.clone(), with_bot).expect("a game");
    assert_eq!(to_main(&mut table), seat);
    let before = table.view(Viewer::Seat(seat));
    let kept = table.record().entries.len();
    table.reply(seat, &land(&table, seat), Given::ByHand).expect("legal");
    assert_ne!(table.view(Viewer::Seat(seat)), before);
    assert_eq!(table.take_back(seat), Ok(()));
    assert_eq!(table.view(Viewer::Seat(seat)), before);
    // The record has grown: the land, and that it was taken back.
    assert_eq!(table.record().entries.len(), kept + 2);
    let record = Record::parse(&table.record().text(&CARDS), &CARDS).expect("its own file");
    assert_eq!(Table::resume(CARDS.clone(), record).expect("its own game").view(Viewer::Seat(seat)), before);
    // Further back lies the hand that was kept; what was drawn since stays drawn.
    let mut drawn = opened(["ogres", "ogres"], 3);
    let first = to_main(&mut drawn);
    assert!(matches!(drawn.take_back(first), Err(BackError::Learned | BackError::Others)));
}

#[test]
fn stops_and_yields_do_what_was_set() {
    let mut table = opened(["ogres", "ogres"], 3);
    let seat = to_main(&mut table);
    let prompt = table.prompt(seat).expect("priority");
    let view = table.view(Viewer::Seat(seat));
    let mut stops = Stops::default();
    assert!(!stops.passes(seat, &view, &prompt), "a land can be played in the first main phase");
    stops.toggle(Turns::Own, view.step);
    assert!(stops.passes(seat, &view, &prompt));
    stops.toggle(Turns::Own, view.step);
    stops.pass_until(Until::EndOfTurn, view.turn);
    assert!(stops.passes(seat, &view, &prompt) && stops.until() == Until::EndOfTurn);
    stops.pass_until(Until::EndOfTurn, view.turn + 1);
    assert!(!stops.passes(seat, &view, &prompt) && stops.until() == Until::Now, "another turn ends the yield");
    // Whoever can only pass is not asked.
    let only = PromptView::Priority { actions: vec![Offer::Pass], costs: vec![None] };
    let mut stops = Stops::default();
    assert!(stops.passes(seat, &view, &only));
    // But not on from where it has just done something.
    stops.acted(&view);
    assert!(!stops.passes(seat, &view, &only));
}

/// What a prompt forces is accepted, and is the only thing accepted of its kind.
#[test]
fn forced_replies_are_legal() {
    let mut forced = 0;
    for seed in 0..24 {
        let mut table = opened(["undertow", "wings"], seed);
        for step in 0..4000 {
            let Waits::For(seat) = table.waits() else { break };
            let prompt = table.prompt(seat).expect("it is asked");
            match table::forced(&prompt) {
                Some(reply) => {
                    forced += 1;
                    table.reply(seat, &reply, Given::Alone).unwrap_or_else(|why| panic!("{reply:?}: {why}"));
                }
                None => play(&mut table, 1, seed * 1000 + step),
            }
        }
    }
    assert!(forced > 30, "{forced} forced");
}
