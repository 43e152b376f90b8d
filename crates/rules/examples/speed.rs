#[path = "../tests/common/mod.rs"]
mod common;
use common::*;
use rules::*;
fn main() {
    let (pack, deck) = ogre_mirror();
    let n: u64 = std::env::args().nth(1).map_or(2000, |s| s.parse().unwrap());
    let t = std::time::Instant::now();
    let (mut stops, mut real, mut turns) = (0u64, 0u64, 0u64);
    let mut dist = 0u64;
    for seed in 0..n {
        let mut random = Random(seed);
        let mut game = setup(&pack, &[deck.clone(), deck.clone()], Record::Nothing).start().unwrap();
        loop {
            stops += game.pass_forced() as u64;
            let next = game.next().clone();
            let mut below = |n| random.below(n);
            let answer = match &next {
                Next::Over(_) => break,
                Next::Chance(c) => random_chance(*c, &mut below),
                Next::Ask(_, Prompt::Mulligan) => { real += 1; Answer::Keep(true) }
                Next::Ask(_, Prompt::Distribute { total, among, .. }) => { dist += 1; let mut g = vec![0; among.len()]; let l = g.len()-1; g[l] = *total; Answer::Distribute { among: g, over: 0 } }
                Next::Ask(seat, p) => {
                    stops += 1;
                    match p {
                        Prompt::Attack(s) => real += s.rows.iter().filter(|r| r.options.len() > 1).count() as u64,
                        Prompt::Block(s) => real += s.rows.len() as u64,
                        Prompt::Objects { max, .. } => real += *max as u64,
                        Prompt::Distribute { .. } => dist += 1,
                        Prompt::Pay { .. } => {}
                        _ => real += 1,
                    }
                    uniform(&game, *seat, p, &mut below)
                }
            };
            game.answer_checked(answer);
        }
        turns += game.world().turn_number() as u64;
    }
    let s = t.elapsed().as_secs_f64();
    println!("games/s {:.0} stops/game {:.1} real/game {:.1} dist {:.2} turns {:.2} real/s {:.0}", n as f64 / s, stops as f64 / n as f64, real as f64 / n as f64, dist as f64 / n as f64, turns as f64 / n as f64, real as f64 / s);
}
