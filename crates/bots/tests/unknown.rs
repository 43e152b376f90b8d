//! What a bot cannot know does not change its choice: at a decision the cards hidden from its seat
//! are drawn anew, and it chooses the same.

mod common;

use bots::{Basic, Player};
use common::{decks, pack, start};
use ir::Zone;
use rules::knowledge::Viewer;
use rules::{Game, Next, Seat, Slot};

/// Where a card can lie hidden.
const KINDS: [&str; 4] = ["hand", "library", "face-down permanent or spell", "exile"];

/// Every so many decisions are looked at.
const EVERY: usize = 4;

/// In which kinds of place another card lies in the sample.
fn differs(game: &Game, sample: &Game) -> [bool; KINDS.len()] {
    let mut kinds = [false; KINDS.len()];
    for slot in (0..game.truth().state().objects.len() as u16).map(Slot) {
        let kind = match game.truth().state().object(slot).zone {
            Zone::Hand => 0,
            Zone::Library => 1,
            Zone::Battlefield | Zone::Stack => 2,
            Zone::Exile => 3,
            Zone::Graveyard | Zone::Command => continue,
        };
        kinds[kind] |= game.truth().card_name(slot) != sample.truth().card_name(slot);
    }
    kinds
}

#[derive(Default)]
struct Compared {
    pairs: u32,
    kinds: [u32; KINDS.len()],
}

fn compare(game: &Game, seat: Seat, bot: &Basic, seed: u64, compared: &mut Compared) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let sample = game.sample(seat, &mut |n| chance.u32(0..n));
    let kinds = differs(game, &sample);
    if kinds == [false; KINDS.len()] {
        return;
    }
    compared.pairs += 1;
    compared.kinds.iter_mut().zip(kinds).for_each(|(count, differs)| *count += u32::from(differs));
    let replied = |game: &Game| {
        let prompt = game.prompt_for(seat).expect("the seat is asked");
        bot.clone().reply(&game.view(Viewer::Seat(seat)), &prompt)
    };
    assert_eq!(replied(game), replied(&sample), "{seat:?}, seed {seed}");
}

#[test]
fn what_a_bot_cannot_know_does_not_change_its_choice() {
    let pack = pack();
    let mut compared = Compared::default();
    for (name, deck) in decks(&pack).into_iter().filter(|(name, _)| name != "ogres") {
        for seed in 0..8 {
            let mut game = start(&pack, &deck);
            let mut bots = [Basic::new(pack.clone()), Basic::new(pack.clone())];
            let mut chance = fastrand::Rng::with_seed(seed);
            for at in 0..30_000 {
                match game.next().clone() {
                    Next::Over(_) => break,
                    Next::Chance(wanted) => {
                        game.answer_checked(rules::random_chance(wanted, &mut |n| chance.u32(0..n)));
                    }
                    Next::Ask(seat, _) => {
                        if at % EVERY == 0 {
                            compare(&game, seat, &bots[seat.index()], at as u64, &mut compared);
                        }
                        let prompt = game.prompt_for(seat).expect("the seat is asked");
                        let reply = bots[seat.index()].reply(&game.view(Viewer::Seat(seat)), &prompt);
                        let replied = game.reply(seat, &reply);
                        let blocks = matches!(reply, rules::knowledge::Reply::Block(_));
                        assert!(replied.is_ok() || blocks, "{name}: {reply:?} to {prompt:?}: {replied:?}");
                    }
                }
            }
        }
    }
    println!("{} pairs with other hidden cards; {KINDS:?} {:?}", compared.pairs, compared.kinds);
    assert!(compared.pairs >= 1_000, "{}", compared.pairs);
    assert!(compared.kinds[..3].iter().all(|count| *count >= 100), "{KINDS:?} {:?}", compared.kinds);
}
