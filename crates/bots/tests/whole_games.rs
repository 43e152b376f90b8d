//! Whole games between players who know only what their seats receive.

mod common;

use bots::{Player, Random};
use common::{pack, play};
use rules::{PrintedId, Record, Setup};

#[test]
fn what_a_seat_receives_is_enough_to_play() {
    let pack = pack();
    let lands = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map(|n| pack.find(n).expect("a basic land"));
    let mut over = 0;
    for seed in 0..30 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let deck: Vec<_> = (0..40)
            .map(|n| if n < 17 { lands[n % 5] } else { PrintedId(chance.u16(0..pack.cards.len() as u16)) })
            .collect();
        let decks = vec![deck.clone(), deck];
        let setup = Setup { pack: pack.clone(), decks, life: 20, record: Record::Everything };
        let (mut one, mut other) = (Random::new(seed), Random::new(seed + 1000));
        let mut players: [&mut dyn Player; 2] = [&mut one, &mut other];
        over += u32::from(play(setup.start().expect("a legal set-up"), seed, &mut players, |_, _| ()).is_some());
    }
    assert!(over >= 28, "{over} of 30 games came to an end");
}
