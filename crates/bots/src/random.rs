//! Chooses uniformly among what it is offered.

use crate::Player;
use rules::knowledge::{PromptView, Reply, View};

/// A uniformly random player. It activates no mana abilities by hand and takes nothing back.
#[derive(Clone, Debug)]
pub struct Random {
    chance: fastrand::Rng,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { chance: fastrand::Rng::with_seed(seed) }
    }

    fn some(&mut self, of: usize, count: usize) -> Vec<usize> {
        let mut all: Vec<usize> = (0..of).collect();
        self.chance.shuffle(&mut all);
        all.truncate(count);
        all
    }

    /// Each blocker by itself; where that leaves an attacker with one blocker too few or too many
    /// the rules refuse it, and whoever drives asks again.
    fn blocks(&mut self, rows: &[(rules::knowledge::Handle, Vec<rules::knowledge::Handle>)]) -> Vec<Option<usize>> {
        rows.iter().map(|(_, attackers)| self.chance.usize(0..=attackers.len()).checked_sub(1)).collect()
    }
}

impl Player for Random {
    fn reply(&mut self, _view: &View, prompt: &PromptView) -> Reply {
        match prompt {
            PromptView::Priority { actions, .. } => {
                let no_mana = |o: &rules::knowledge::Offer| !matches!(o, rules::knowledge::Offer::Mana { .. });
                let places: Vec<usize> = (0..actions.len()).filter(|&n| no_mana(&actions[n])).collect();
                Reply::Act(places[self.chance.usize(0..places.len())])
            }
            PromptView::Objects { from, min, max, .. } => {
                let count = self.chance.usize(usize::from(*min)..=usize::from(*max));
                Reply::Objects(self.some(from.len(), count))
            }
            PromptView::Target { from, may_stop, .. } => {
                let n = self.chance.usize(0..from.len() + usize::from(*may_stop));
                Reply::Target((n < from.len()).then_some(n))
            }
            PromptView::Players { from, .. } => Reply::Player(self.chance.usize(0..from.len())),
            PromptView::Modes { legal, min, max } => {
                let all: Vec<u8> = (0..16).filter(|m| legal & 1 << m != 0).collect();
                let count = self.chance.usize(usize::from(*min)..=usize::from(*max).min(all.len()));
                Reply::Modes(self.some(all.len(), count).into_iter().map(|n| all[n]).collect())
            }
            PromptView::Name { from } => Reply::Name(self.chance.usize(0..from.len())),
            PromptView::Number { min, max, .. } => Reply::Number(self.chance.u32(*min..=*max)),
            PromptView::Decide { .. } => Reply::Decide(self.chance.bool()),
            PromptView::Option { count, .. } => Reply::Option(self.chance.u8(0..*count)),
            PromptView::Order { items, .. } => Reply::Order(self.some(items.len(), items.len())),
            PromptView::Partition { from, .. } => {
                let (away, stay) = (0..from.len()).partition(|_| self.chance.bool());
                Reply::Partition { away, stay }
            }
            PromptView::Distribute { total, among, .. } => {
                let mut given = vec![0; among.len()];
                (0..*total).for_each(|_| given[self.chance.usize(0..among.len())] += 1);
                Reply::Distribute { among: given, over: 0 }
            }
            PromptView::Pay { .. } => Reply::PayAutomatically,
            // What costs something stays home: whether it could be paid is not looked into.
            PromptView::Attack { rows, costs } => {
                let place = |(row, cost): (&(_, Vec<Option<_>>), &Option<_>)| match cost {
                    Some(_) => row.1.iter().position(Option::is_none).unwrap_or(0),
                    None => self.chance.usize(0..row.1.len()),
                };
                Reply::Attack(rows.iter().zip(costs).map(place).collect())
            }
            PromptView::Block { rows, costs, .. } => {
                let free = |(place, cost): (Option<usize>, &Option<_>)| place.filter(|_| cost.is_none());
                Reply::Block(self.blocks(rows).into_iter().zip(costs).map(free).collect())
            }
            PromptView::Mulligan => Reply::Keep(self.chance.u8(0..4) != 0),
        }
    }
}
