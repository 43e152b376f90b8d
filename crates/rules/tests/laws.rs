//! Laws of the kernel, each over whole random games around face-down cards.

mod common;
#[path = "common/face_down.rs"]
mod face_down;

use common::{Random, setup, step};
use rules::knowledge::{Told, View, Viewer};
use rules::{Action, Answer, CastHow, Game, Next, Record, Seat, Slot, WhichFace};

const VIEWERS: [Viewer; 3] = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Spectator];

fn start() -> Game {
    let (pack, deck) = face_down::face_down_mirror();
    setup(&pack, &[deck.clone(), deck], Record::Everything).start().expect("a legal set-up")
}

/// What can be seen of a game from outside.
fn outside(game: &Game) -> (Vec<View>, Next, usize) {
    (VIEWERS.iter().map(|&viewer| game.view(viewer)).collect(), game.next().clone(), game.log().len())
}

fn told(game: &mut Game) -> Vec<Vec<Told>> {
    VIEWERS.iter().map(|&viewer| game.take_told(viewer)).collect()
}

/// Plays to the end; `each` looks at every stop.
fn play(seed: u64, mut each: impl FnMut(&mut Game, &mut Random)) -> Game {
    let (mut game, mut random) = (start(), Random(seed));
    let mut stops = 0;
    while step(&mut game, &mut random) {
        each(&mut game, &mut random);
        stops += 1;
        assert!(stops < 20_000, "game {seed} does not end");
    }
    game
}

#[test]
fn the_log_is_the_game() {
    for seed in 0..60 {
        let mut stream = vec![Vec::new(); VIEWERS.len()];
        let mut keep = |game: &mut Game| stream.iter_mut().zip(told(game)).for_each(|(all, new)| all.extend(new));
        let mut game = play(seed, |game, _| keep(game));
        keep(&mut game);
        let mut again = start();
        for (at, answer) in game.log().iter().enumerate() {
            again.answer(answer.clone()).unwrap_or_else(|illegal| panic!("game {seed}, answer {at}: {illegal}"));
        }
        assert_eq!(outside(&again), outside(&game), "game {seed}");
        assert_eq!(told(&mut again), stream, "game {seed}: told in one go or stop by stop");
    }
}

#[test]
fn a_copy_goes_on_like_the_game() {
    for seed in 0..20 {
        let mut room = start();
        play(seed, |game, random| {
            if random.below(16) == 0 {
                room.clone_from(game);
                let mut copy = game.clone();
                let dice = random.clone();
                for other in [&mut room, &mut copy] {
                    let mut same = dice.clone();
                    (0..8).all(|_| step(other, &mut same));
                }
                assert_eq!(outside(&room), outside(&copy), "game {seed}");
            }
        });
    }
}

/// An answer out of the blue: to this prompt or another, with slots and numbers at random.
fn out_of_the_blue(random: &mut Random) -> Answer {
    let slot = |random: &mut Random| Slot(random.below(90) as u16);
    let slots = |random: &mut Random| (0..random.below(3)).map(|_| Slot(random.below(90) as u16)).collect::<Vec<_>>();
    match random.below(14) {
        0 => Answer::Act(Action::PlayLand { card: slot(random), face: WhichFace::Front }),
        1 => Answer::Act(Action::Cast { card: slot(random), how: CastHow::FaceUp(WhichFace::Front) }),
        2 => Answer::Act(Action::Cast { card: slot(random), how: CastHow::FaceDown(rules::face_down::By::Morph) }),
        3 => Answer::Act(Action::Activate { object: slot(random), ability: random.below(3) as u8 }),
        4 => Answer::Objects(slots(random)),
        5 => Answer::Target(None),
        6 => Answer::Modes(random.below(4) as u16),
        7 => Answer::Number(random.below(30)),
        8 => Answer::Option(random.below(6) as u8),
        9 => Answer::Order((0..random.below(4) as u8).collect()),
        10 => Answer::Distribute { among: vec![random.below(4); random.below(3) as usize], over: random.below(2) },
        11 => Answer::Attack(slots(random).into_iter().map(|slot| (slot, Seat(random.below(3) as u8))).collect()),
        12 => Answer::Block(slots(random).into_iter().map(|blocker| (blocker, slot(random))).collect()),
        _ => Answer::Shuffled((0..random.below(5) as u16).collect()),
    }
}

#[test]
fn a_refused_answer_names_a_rule_and_changes_nothing() {
    let mut refused = 0;
    for seed in 0..20 {
        play(seed, |game, random| {
            let answer = out_of_the_blue(random);
            let before = outside(game);
            if let Err(illegal) = game.clone().answer(answer.clone()) {
                assert_eq!(game.answer(answer), Err(illegal));
                assert!(illegal.rule.starts_with(|c: char| c.is_ascii_digit()), "{illegal}");
                assert_eq!(outside(game), before);
                refused += 1;
            }
        });
    }
    assert!(refused > 5_000, "{refused}");
}
