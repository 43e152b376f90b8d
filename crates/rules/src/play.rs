//! Ways to answer a prompt without thinking: the simplest legal answer, and a
//! uniformly random one.

use crate::decisions::{Action, Answer, Chance, Prompt};
use crate::ids::{Seat, Slot};
use crate::run::Game;

/// The legal answer that does least: pass, choose the first, decline.
pub fn simplest(game: &Game, seat: Seat, prompt: &Prompt) -> Answer {
    // Always the lowest of the range: of a list the first, of numbers the least.
    let mut first = |_: u32| 0;
    match prompt {
        Prompt::Priority => Answer::Act(Action::Pass),
        Prompt::Mulligan => Answer::Keep(true),
        // Everything that can be killed in turn, the rest on the last.
        Prompt::Distribute { total, among, lethal, .. } => {
            let mut left = *total;
            let mut given: Vec<u32> = lethal
                .iter()
                .map(|l| {
                    let g = left.min(*l);
                    left -= g;
                    g
                })
                .collect();
            given[among.len() - 1] += left;
            Answer::Distribute { among: given, over: 0 }
        }
        _ => uniform(game, seat, prompt, &mut first),
    }
}

/// A random result of chance, `below(n)` being uniform over `0..n`.
pub fn random_chance(chance: Chance, below: &mut dyn FnMut(u32) -> u32) -> Answer {
    match chance {
        Chance::Pick(n) => Answer::Picked(below(n)),
        Chance::Shuffle(n) => {
            let mut order: Vec<u16> = (0..n).collect();
            for i in (1..order.len()).rev() {
                order.swap(i, below(i as u32 + 1) as usize);
            }
            Answer::Shuffled(order)
        }
    }
}

/// A legal answer, uniform over the elements of the prompt's space; copies of a card are not merged.
pub fn uniform(game: &Game, seat: Seat, prompt: &Prompt, below: &mut dyn FnMut(u32) -> u32) -> Answer {
    match prompt {
        Prompt::Priority => {
            let actions = game.world().actions_without_mana(seat);
            Answer::Act(actions[below(actions.len() as u32) as usize])
        }
        Prompt::Objects { from, min, max, .. } => {
            let count = u32::from(*min) + below(u32::from(max - min) + 1);
            Answer::Objects(some(from, count, below))
        }
        Prompt::Target { from, may_stop, .. } => {
            let n = below(from.len() as u32 + u32::from(*may_stop)) as usize;
            Answer::Target(from.get(n).copied())
        }
        Prompt::Players { from, .. } => Answer::Player(from[below(from.len() as u32) as usize]),
        Prompt::Modes { legal, min, max } => {
            let modes: Vec<u8> = (0..16).filter(|m| legal & 1 << m != 0).collect();
            let max = u32::from(*max).min(modes.len() as u32);
            let count = u32::from(*min) + below(max - u32::from(*min) + 1);
            let slots: Vec<Slot> = modes.iter().map(|&m| Slot(m.into())).collect();
            Answer::Modes(some(&slots, count, below).iter().fold(0, |bits, m| bits | 1 << m.0))
        }
        Prompt::Number { min, max, .. } => Answer::Number(min + below(max - min + 1)),
        Prompt::Name { of } => {
            let names: Vec<_> = game.world().names_of(of).collect();
            Answer::Name(names[below(names.len() as u32) as usize])
        }
        Prompt::Decide { .. } => Answer::Decide(below(2) == 1),
        Prompt::Option { count, .. } => Answer::Option(below((*count).into()) as u8),
        Prompt::Order { items, .. } => {
            let mut order: Vec<u8> = (0..items.len() as u8).collect();
            for i in (1..order.len()).rev() {
                order.swap(i, below(i as u32 + 1) as usize);
            }
            Answer::Order(order)
        }
        Prompt::Partition { from, .. } => {
            let (away, stay) = from.iter().partition(|_| below(2) == 1);
            Answer::Partition { away, stay }
        }
        Prompt::Distribute { total, among, .. } => {
            let mut given = vec![0; among.len()];
            for _ in 0..*total {
                given[below(among.len() as u32) as usize] += 1;
            }
            Answer::Distribute { among: given, over: 0 }
        }
        Prompt::Pay { .. } => Answer::PayAutomatically,
        Prompt::Attack(space) => {
            let pick =
                |row: &crate::combat::AttackRow, n: u32| row.options[n as usize].map(|seat| (row.creature, seat));
            let picked = space.rows.iter().filter_map(|r| pick(r, below(r.options.len() as u32)));
            let mut attacks: Vec<(Slot, Seat)> = picked.collect();
            if game.world().can_pay_to_attack(seat, space, &attacks).is_err() {
                attacks.retain(|(creature, _)| !space.costs.iter().any(|(slot, _)| slot == creature));
            }
            Answer::Attack(attacks)
        }
        Prompt::Block(space) => uniform_blocks(game, seat, space, below),
        Prompt::Mulligan => Answer::Keep(below(2) == 0),
    }
}

/// Each blocker by itself; if that breaks a rule that links them, again; at last what is required.
fn uniform_blocks(
    game: &Game,
    seat: Seat,
    space: &crate::combat::BlockSpace,
    below: &mut dyn FnMut(u32) -> u32,
) -> Answer {
    for _ in 0..8 {
        let blocks: Vec<(Slot, Slot)> = space
            .rows
            .iter()
            .filter_map(|r| {
                let n = below(r.attackers.len() as u32 + 1) as usize;
                n.checked_sub(1).map(|n| (r.creature, r.attackers[n]))
            })
            .collect();
        if space.check(&blocks).is_ok() && game.world().can_pay_to_block(seat, space, &blocks).is_ok() {
            return Answer::Block(blocks);
        }
    }
    Answer::Block(space.some_legal())
}

fn some(from: &[Slot], count: u32, below: &mut dyn FnMut(u32) -> u32) -> Vec<Slot> {
    let mut left: Vec<Slot> = from.to_vec();
    (0..count).map(|_| left.remove(below(left.len() as u32) as usize)).collect()
}
