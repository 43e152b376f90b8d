//! Every legal answer to a prompt, for small prompts.
//!
//! Left out are answers that are always there and lead back: taking an action back,
//! mana abilities by hand, conceding.

use rules::{Answer, Game, Next, Prompt, Slot};

/// All answers, in an order that only the rules decide. None when the game is over.
pub fn answers(game: &Game) -> Vec<Answer> {
    match game.next() {
        Next::Over(_) => Vec::new(),
        // Chance is scripted: the first of all, and no card moves.
        Next::Chance(rules::Chance::Pick(_)) => vec![Answer::Picked(0)],
        Next::Chance(rules::Chance::Shuffle(n)) => vec![Answer::Shuffled((0..*n).collect())],
        Next::Ask(seat, Prompt::Priority) => {
            game.world().actions_without_mana(*seat).into_iter().map(Answer::Act).collect()
        }
        Next::Ask(_, prompt) => of_prompt(prompt),
    }
}

fn of_prompt(prompt: &Prompt) -> Vec<Answer> {
    match prompt {
        Prompt::Priority => unreachable!("answered above"),
        Prompt::Objects { from, min, max, .. } => subsets(from)
            .into_iter()
            .filter(|some| (usize::from(*min)..=usize::from(*max)).contains(&some.len()))
            .map(Answer::Objects)
            .collect(),
        Prompt::Target { from, may_stop, .. } => {
            let targets = from.iter().copied().map(Some).chain(may_stop.then_some(None));
            targets.map(Answer::Target).collect()
        }
        Prompt::Players { from, .. } => from.iter().copied().map(Answer::Player).collect(),
        Prompt::Modes { legal, min, max } => (0..=*legal)
            .filter(|modes| modes & !legal == 0 && (u32::from(*min)..=u32::from(*max)).contains(&modes.count_ones()))
            .map(Answer::Modes)
            .collect(),
        Prompt::Name { .. } => unreachable!("no position of these asks for a name"),
        Prompt::Number { min, max, .. } => (*min..=*max).map(Answer::Number).collect(),
        Prompt::Decide { .. } => vec![Answer::Decide(false), Answer::Decide(true)],
        Prompt::Option { count, .. } => (0..*count).map(Answer::Option).collect(),
        Prompt::Order { items, .. } => {
            let all: Vec<u8> = (0..items.len() as u8).collect();
            orders(&all).into_iter().map(Answer::Order).collect()
        }
        Prompt::Partition { from, .. } => subsets(from)
            .into_iter()
            .flat_map(|away| {
                let rest: Vec<Slot> = from.iter().copied().filter(|slot| !away.contains(slot)).collect();
                orders(&rest).into_iter().map(move |stay| Answer::Partition { away: away.clone(), stay })
            })
            .collect(),
        Prompt::Distribute { total, among, over, lethal, .. } => {
            let ways = among.len() + usize::from(over.is_some());
            let shares = shares(*total, ways).into_iter().map(|mut among| {
                let over = if over.is_some() { among.pop().unwrap_or(0) } else { 0 };
                (among, over)
            });
            shares
                .filter(|(among, over)| *over == 0 || among.iter().zip(lethal).all(|(given, lethal)| given >= lethal))
                .map(|(among, over)| Answer::Distribute { among, over })
                .collect()
        }
        Prompt::Pay { .. } => vec![Answer::PayAutomatically],
        Prompt::Attack(space) => {
            let rows = space.rows.iter().map(|row| row.options.iter().map(|o| o.map(|seat| (row.creature, seat))));
            let all = rows.fold(vec![Vec::new()], |all, row| product(&all, row.collect()));
            all.into_iter().filter(|attacks| space.check(attacks).is_ok()).map(Answer::Attack).collect()
        }
        Prompt::Block(space) => {
            let rows = space.rows.iter().map(|row| {
                let blocks = row.attackers.iter().map(|&attacker| Some((row.creature, attacker)));
                std::iter::once(None).chain(blocks)
            });
            let all = rows.fold(vec![Vec::new()], |all, row| product(&all, row.collect()));
            all.into_iter().filter(|blocks| space.check(blocks).is_ok()).map(Answer::Block).collect()
        }
        Prompt::Mulligan => vec![Answer::Keep(true), Answer::Keep(false)],
    }
}

/// Each list with each option behind it; `None` adds nothing.
fn product<T: Clone>(lists: &[Vec<T>], options: Vec<Option<T>>) -> Vec<Vec<T>> {
    let longer = |list: &Vec<T>, option: &Option<T>| list.iter().cloned().chain(option.clone()).collect();
    lists.iter().flat_map(|list| options.iter().map(move |option| longer(list, option))).collect()
}

fn subsets(of: &[Slot]) -> Vec<Vec<Slot>> {
    assert!(of.len() <= 16, "a perft position asks for small choices only");
    of.iter().fold(vec![Vec::new()], |all, &slot| product(&all, vec![None, Some(slot)]))
}

fn orders<T: Copy>(of: &[T]) -> Vec<Vec<T>> {
    if of.is_empty() {
        return vec![Vec::new()];
    }
    let first = |i: usize| {
        let mut rest = of.to_vec();
        let one = rest.remove(i);
        orders(&rest).into_iter().map(move |order| [vec![one], order].concat())
    };
    (0..of.len()).flat_map(first).collect()
}

fn shares(total: u32, ways: usize) -> Vec<Vec<u32>> {
    match ways {
        0 => Vec::new(),
        1 => vec![vec![total]],
        _ => (0..=total)
            .flat_map(|one| shares(total - one, ways - 1).into_iter().map(move |rest| [vec![one], rest].concat()))
            .collect(),
    }
}
