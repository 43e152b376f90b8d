//! Whole random games: no panic, no hang, and what is offered is accepted.

mod common;

use common::{Random, ogre_mirror, setup, step};
use rules::{Next, Record};

#[test]
fn ogre_mirrors_come_to_an_end() {
    let (pack, deck) = ogre_mirror();
    let mut turns = 0;
    for seed in 0..200 {
        let mut random = Random(seed);
        let mut game = setup(&pack, &[deck.clone(), deck.clone()], Record::Nothing).start().unwrap();
        let mut steps = 0;
        while step(&mut game, &mut random) {
            steps += 1;
            assert!(steps < 20_000, "game {seed} does not end");
        }
        assert!(matches!(game.next(), Next::Over(Some(_))));
        turns += game.world().turn_number();
    }
    // Random players of this deck take about 42 turns.
    assert!((36..48).contains(&(turns / 200)), "mean turns {}", turns / 200);
}
