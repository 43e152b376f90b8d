//! What is offered is what is legal: over random games every action that anybody could
//! announce is tried against the rules, and the offered ones are just those that pass.

mod common;
#[path = "common/face_down.rs"]
mod face_down;

use common::{Random, setup, step};
use rules::face_down::{By, Procedure};
use rules::{Action, CastHow, Game, Next, Prompt, Record, Seat, Slot, WhichFace};

/// Every action that can be said about one slot.
fn sayable(slot: Slot) -> Vec<Action> {
    let faces = [WhichFace::Front, WhichFace::Back];
    let mut all: Vec<Action> = Vec::new();
    for face in faces {
        all.push(Action::PlayLand { card: slot, face });
        all.push(Action::Cast { card: slot, how: CastHow::FaceUp(face) });
    }
    all.extend(By::ALL.map(|by| Action::Cast { card: slot, how: CastHow::FaceDown(by) }));
    all.extend([CastHow::Flashback, CastHow::Free].map(|how| Action::Cast { card: slot, how }));
    all.extend((0..6).map(|ability| Action::Activate { object: slot, ability }));
    all.extend((0..6).map(|nth| Action::TurnFaceUp { object: slot, procedure: Procedure::Ability(nth) }));
    all.push(Action::TurnFaceUp { object: slot, procedure: Procedure::ManaCost });
    all
}

fn key(action: &Action) -> String {
    format!("{action:?}")
}

/// The brute force: all that may be said, filtered by the rules.
fn legal(game: &Game, seat: Seat) -> Vec<String> {
    let slots = game.truth().state().objects.len() as u16 + 3;
    let mut found: Vec<String> = (0..slots)
        .flat_map(|slot| sayable(Slot(slot)))
        .filter(|action| game.truth().may_act(seat, *action).is_ok())
        .map(|action| key(&action))
        .collect();
    found.push(key(&Action::Pass));
    found.sort();
    found
}

#[test]
fn what_brute_force_finds_legal_is_offered_and_nothing_else() {
    let (pack, deck) = face_down::face_down_mirror();
    let mut compared = 0;
    for seed in 0..40 {
        let mut random = Random(seed);
        let mut game = setup(&pack, &[deck.clone(), deck.clone()], Record::Nothing).start().expect("a legal set-up");
        let mut stops = 0;
        while stops < 600 && step(&mut game, &mut random) {
            stops += 1;
            let Next::Ask(seat, Prompt::Priority) = *game.next() else { continue };
            let mut offered: Vec<String> = game.world().actions(seat).iter().map(key).collect();
            offered.sort();
            assert_eq!(offered, legal(&game, seat), "game {seed}, stop {stops}");
            let without_mana = game.world().actions_without_mana(seat);
            assert_eq!(game.world().can_do_more_than_pass(seat), without_mana.len() > 1, "game {seed}, stop {stops}");
            compared += 1;
        }
    }
    assert!(compared > 5_000, "{compared} stops compared");
}
