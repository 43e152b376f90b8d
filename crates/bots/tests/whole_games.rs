//! Whole games between players who know only what their seats receive.

use bots::{Player, Random};
use rules::knowledge::Viewer;
use rules::{Next, Pack, Record, Setup};
use std::sync::Arc;

fn pack() -> Arc<Pack> {
    let cards: Vec<ir::Card> = oracle::pack::shipped().into_iter().map(|s| s.card).collect();
    assert!(cards.iter().all(|card| rules::unsupported(card).is_none()));
    Arc::new(Pack::new(&cards))
}

#[test]
fn what_a_seat_receives_is_enough_to_play() {
    let pack = pack();
    let lands = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(|n| pack.find(n).expect("a basic land"));
    let mut over = 0;
    for seed in 0..30 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let deck: Vec<_> = (0..40)
            .map(|n| if n < 17 { lands[n % 5] } else { rules::PrintedId(chance.u16(0..pack.cards.len() as u16)) })
            .collect();
        let decks = vec![deck.clone(), deck];
        let mut game =
            Setup { pack: pack.clone(), decks, life: 20, record: Record::Everything }.start().expect("a legal set-up");
        let mut players = [Random::new(seed), Random::new(seed + 1000)];
        let mut refused = 0;
        for _ in 0..30_000 {
            match game.next().clone() {
                Next::Over(_) => {
                    over += 1;
                    break;
                }
                Next::Chance(wanted) => {
                    game.answer_checked(rules::random_chance(wanted, &mut |n| chance.u32(0..n)));
                }
                Next::Ask(seat, _) => {
                    let view = game.view(Viewer::Seat(seat));
                    let prompt = game.prompt_for(seat).expect("the seat is asked");
                    let reply = players[seat.index()].reply(&view, &prompt);
                    // Blocks may break a rule that links creatures; everything else fits by itself.
                    if let Err(illegal) = game.reply(seat, &reply) {
                        assert!(
                            matches!(reply, rules::knowledge::Reply::Block(_)),
                            "{reply:?} to {prompt:?}: {illegal}"
                        );
                        refused += 1;
                        assert!(refused < 500, "game {seed}");
                    }
                }
            }
        }
    }
    assert!(over >= 28, "{over} of 30 games came to an end");
}
