//! The best declaration where restrictions link creatures.
//!
//! Creature after creature chooses, and what is kept is only what later choices
//! can depend on: how many creatures each linked thing has, counted no further
//! than a restriction can tell, and how many creatures are chosen at all. Things
//! that look alike to every creature form a class and are kept in order of their
//! counts, so that ten equal attackers with menace cost no more than a few.

use super::{Against, Company, Declaring, May, Pair, Still, Whom};
use std::collections::HashMap;

/// Whether a choice that costs something counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Costs {
    Refused,
    Paid,
}

#[derive(Clone, Debug)]
pub struct Best {
    pub pairs: Vec<Pair>,
    pub obeyed: u32,
}

/// The subsets of `of` with at most `most` elements, the empty one first.
pub fn subsets(of: &[u16], most: usize) -> impl Iterator<Item = Vec<u16>> {
    let mut next: Option<Vec<usize>> = Some(Vec::new());
    std::iter::from_fn(move || {
        let at = next.take()?;
        next = following(&at, of.len(), most);
        Some(at.iter().map(|&i| of[i]).collect())
    })
}

/// The next increasing list of indices, in the order of depth first.
fn following(at: &[usize], length: usize, most: usize) -> Option<Vec<usize>> {
    let mut at = at.to_vec();
    let first = at.last().map_or(0, |&last| last + 1);
    if at.len() < most && first < length {
        at.push(first);
        return Some(at);
    }
    while let Some(last) = at.pop() {
        if last + 1 < length {
            at.push(last + 1);
            return Some(at);
        }
    }
    None
}

/// The legal declaration that contains `pairs` and obeys the most requirements, among
/// those the one with the fewest pairs. Pairs in `pairs` may cost something.
pub fn best(declaring: &Declaring, still: &[Still], pairs: &[Pair], costs: Costs) -> Option<Best> {
    let search = Search::new(declaring, still, pairs, costs);
    let others = declaring.creatures.iter().map(|creature| match creature.company {
        Company::AtLeast(others) => others,
        Company::Any | Company::None => 0,
    });
    let mut thresholds: Vec<u16> = others.collect();
    thresholds.push(0);
    thresholds.sort_unstable();
    thresholds.dedup();
    let together = thresholds.into_iter().map(Crowd::MoreThan);
    let alone = (0..declaring.creatures.len() as u16).filter(|&c| declaring.creature(c).company == Company::None);
    let found = together.chain(alone.map(Crowd::Only)).filter_map(|crowd| search.run(crowd));
    found.min_by_key(|best| (std::cmp::Reverse(best.obeyed), best.pairs.len()))
}

/// Which creatures may be chosen together.
#[derive(Clone, Copy, Debug)]
enum Crowd {
    /// More than so many, or none at all needed for zero; those that want no more company than that.
    MoreThan(u16),
    Only(u16),
}

struct Search<'a> {
    declaring: &'a Declaring<'a>,
    pairs: &'a [Pair],
    still: &'a [Still],
    costs: Costs,
    /// The linked things, alike ones together.
    linked: Vec<u16>,
    /// For each of them where its class starts.
    class: Vec<usize>,
    /// The creatures in the order of choosing; from `helpers` on they have no requirement of their own.
    order: Vec<u16>,
    helpers: usize,
}

/// One way for a creature: positions among the linked things, and other things.
#[derive(Clone, Debug)]
struct Way {
    positions: Vec<usize>,
    others: Vec<u16>,
    gain: u32,
}

#[derive(Clone, Debug)]
struct Node {
    counts: Vec<u16>,
    score: Score,
    before: usize,
    way: usize,
}

/// Requirements obeyed, then fewer pairs.
type Score = (u32, std::cmp::Reverse<u32>);

impl Declaring<'_> {
    fn creature(&self, creature: u16) -> &super::Creature {
        &self.creatures[usize::from(creature)]
    }
}

impl<'a> Search<'a> {
    fn new(declaring: &'a Declaring<'a>, still: &'a [Still], pairs: &'a [Pair], costs: Costs) -> Search<'a> {
        let mut search = Search {
            declaring,
            pairs,
            still,
            costs,
            linked: Vec::new(),
            class: Vec::new(),
            order: Vec::new(),
            helpers: 0,
        };
        for against in (0..declaring.against.len()).filter(|&against| declaring.is_linked(against)) {
            let against = against as u16;
            let alike = search.linked.iter().rposition(|&other| search.are_alike(other, against));
            search.linked.insert(alike.map_or(search.linked.len(), |at| at + 1), against);
        }
        for at in 0..search.linked.len() {
            let joins = at > 0 && search.are_alike(search.linked[at - 1], search.linked[at]);
            search.class.push(if joins { search.class[at - 1] } else { at });
        }
        let mut order: Vec<u16> = (0..declaring.creatures.len() as u16).collect();
        let is_helper = |&c: &u16| declaring.of_creature(c).next().is_none() && !search.has_chosen(c);
        order.sort_by_key(is_helper);
        search.helpers = order.iter().position(is_helper).unwrap_or(order.len());
        search.order = order;
        search
    }

    fn has_chosen(&self, creature: u16) -> bool {
        self.pairs.iter().any(|pair| pair.creature == creature)
    }

    fn is_chosen(&self, creature: u16, against: u16) -> bool {
        self.pairs.contains(&Pair { creature, against })
    }

    /// Whether the two look alike to every creature.
    fn are_alike(&self, a: u16, b: u16) -> bool {
        let declaring = self.declaring;
        let row = |against: u16| declaring.against[usize::from(against)];
        row(a) == row(b)
            && (0..declaring.creatures.len() as u16).all(|creature| {
                declaring.may(creature, a) == declaring.may(creature, b)
                    && self.is_chosen(creature, a) == self.is_chosen(creature, b)
            })
            && declaring.requirements.iter().all(|r| r.whom.fits(a) == r.whom.fits(b))
    }

    fn row(&self, position: usize) -> &Against {
        &self.declaring.against[usize::from(self.linked[position])]
    }

    /// Counts go no further than this.
    fn limit(&self, position: usize) -> u16 {
        let row = self.row(position);
        if usize::from(row.at_most) < self.declaring.creatures.len() {
            return row.at_most;
        }
        row.at_least.max(u16::from(row.wanted > 0))
    }

    fn can(&self, creature: u16, against: u16) -> bool {
        match self.declaring.may(creature, against) {
            May::No => false,
            May::Yes => true,
            May::ForACost => self.costs == Costs::Paid || self.is_chosen(creature, against),
        }
    }

    /// What a creature can do, whatever the counts.
    fn ways(&self, creature: u16, crowd: Crowd) -> Vec<Way> {
        let row = self.declaring.creature(creature);
        let fits = match (crowd, row.company) {
            (Crowd::Only(one), _) => one == creature,
            (Crowd::MoreThan(others), Company::AtLeast(wants)) => wants <= others,
            (Crowd::MoreThan(_), Company::Any) => true,
            (Crowd::MoreThan(_), Company::None) => false,
        };
        if !fits && self.has_chosen(creature) {
            return Vec::new();
        }
        let is_open = fits && self.still.get(usize::from(creature)) != Some(&Still::Closed);
        let options = self.options(creature, is_open);
        let must = options.iter().filter(|&&against| self.is_chosen(creature, against)).count();
        let has_all = |subset: &Vec<u16>| subset.iter().filter(|&&a| self.is_chosen(creature, a)).count() == must;
        let subsets = subsets(&options, usize::from(row.most)).filter(has_all);
        subsets.map(|subset| self.way(creature, &subset)).collect()
    }

    /// What a creature may be declared against; of the things that nothing tells apart one is enough.
    fn options(&self, creature: u16, is_open: bool) -> Vec<u16> {
        let declaring = self.declaring;
        let is_named = |against: u16| {
            let mut named = declaring.of_creature(creature).filter(|requirement| requirement.whom != Whom::Any);
            named.any(|requirement| requirement.whom.fits(against))
        };
        let mut options: Vec<u16> = Vec::new();
        let mut has_other = false;
        for against in 0..declaring.against.len() as u16 {
            let is_chosen = self.is_chosen(creature, against);
            if !(is_chosen || (is_open && self.can(creature, against))) {
                continue;
            }
            let is_apart = is_chosen || declaring.is_linked(usize::from(against)) || is_named(against);
            if is_apart || !std::mem::replace(&mut has_other, true) {
                options.push(against);
            }
        }
        options
    }

    fn way(&self, creature: u16, subset: &[u16]) -> Way {
        let position = |against: &u16| self.linked.iter().position(|linked| linked == against);
        Way {
            positions: subset.iter().filter_map(position).collect(),
            others: subset.iter().copied().filter(|against| position(against).is_none()).collect(),
            gain: self.declaring.gain(creature, subset),
        }
    }

    /// How many creatures are chosen is counted up to here.
    fn crowd_limit(&self, crowd: Crowd) -> u16 {
        let most = self.declaring.most.filter(|&most| usize::from(most) < self.declaring.creatures.len());
        match crowd {
            Crowd::MoreThan(others) if others > 0 => most.unwrap_or(others + 1),
            Crowd::MoreThan(_) | Crowd::Only(_) => most.unwrap_or(0),
        }
    }

    fn run(&self, crowd: Crowd) -> Option<Best> {
        let chosen = self.linked.len();
        let start = Node { counts: vec![0; chosen + 1], score: (0, std::cmp::Reverse(0)), before: 0, way: 0 };
        let mut layers = vec![vec![start]];
        let mut ways = Vec::new();
        for (turn, &creature) in self.order.iter().enumerate() {
            let open = self.ways(creature, crowd);
            let mut layer: Vec<Node> = Vec::new();
            let mut at: HashMap<Vec<u16>, usize> = HashMap::new();
            for (before, node) in layers[turn].iter().enumerate() {
                for (i, way) in open.iter().enumerate().filter(|(_, way)| self.is_of_use(way, node, turn, crowd)) {
                    let Some(next) = self.step(node, way, crowd, (before, i)) else { continue };
                    match at.get(&next.counts) {
                        Some(&known) if layer[known].score >= next.score => {}
                        Some(&known) => layer[known] = next,
                        None => {
                            at.insert(next.counts.clone(), layer.len());
                            layer.push(next);
                        }
                    }
                }
            }
            layers.push(layer);
            ways.push(open);
        }
        let enough = |node: &&Node| match crowd {
            Crowd::MoreThan(0) => true,
            Crowd::MoreThan(others) => node.counts[chosen] > others,
            Crowd::Only(_) => true,
        };
        let ends = layers.last()?.iter().enumerate();
        let legal = ends.filter(|(_, node)| enough(node) && (0..chosen).all(|p| self.has_enough(p, node.counts[p])));
        let (end, score) = legal.map(|(i, node)| (i, node.score)).max_by_key(|&(_, score)| score)?;
        Some(Best { pairs: self.retrace(&layers, &ways, end), obeyed: score.0 })
    }

    fn has_enough(&self, position: usize, count: u16) -> bool {
        count == 0 || count >= self.row(position).at_least
    }

    /// A pair that obeys nothing, helps nobody and completes no crowd can be left out of any declaration.
    fn is_of_use(&self, way: &Way, node: &Node, turn: usize, crowd: Crowd) -> bool {
        let creature = self.order[turn];
        if way.gain > 0 || self.has_chosen(creature) || !matches!(crowd, Crowd::MoreThan(0) | Crowd::Only(_)) {
            return true;
        }
        way.others.is_empty()
            && way.positions.iter().all(|&position| {
                let (row, count) = (self.row(position), node.counts[position]);
                let is_wanted = row.wanted > 0 && count == 0;
                let may_be_joined = count > 0 || turn < self.helpers;
                is_wanted || (row.at_least > 1 && count < row.at_least && (may_be_joined || row.wanted > 0))
            })
    }

    fn step(&self, node: &Node, way: &Way, crowd: Crowd, (before, index): (usize, usize)) -> Option<Node> {
        let mut counts = node.counts.clone();
        let (mut obeyed, std::cmp::Reverse(mut pairs)) = node.score;
        obeyed += way.gain;
        pairs += (way.positions.len() + way.others.len()) as u32;
        for &position in &way.positions {
            let row = self.row(position);
            if counts[position] == row.at_most {
                return None;
            }
            if counts[position] == 0 {
                obeyed += u32::from(row.wanted);
            }
            counts[position] = (counts[position] + 1).min(self.limit(position));
        }
        let total = counts.last_mut().expect("the last count is that of chosen creatures");
        if !way.positions.is_empty() || !way.others.is_empty() {
            if self.declaring.most.is_some_and(|most| *total >= most) {
                return None;
            }
            *total = (*total + 1).min(self.crowd_limit(crowd));
        }
        self.sort(&mut counts, |count| *count);
        Some(Node { counts, score: (obeyed, std::cmp::Reverse(pairs)), before, way: index })
    }

    /// Sorts what stands in each class; the sort is stable.
    fn sort<T>(&self, row: &mut [T], key: impl Fn(&T) -> u16) {
        let mut start = 0;
        while start < self.class.len() {
            let end = (start..self.class.len()).find(|&at| self.class[at] != start).unwrap_or(self.class.len());
            row[start..end].sort_by_key(&key);
            start = end;
        }
    }

    /// The pairs that led to a node: the way there is walked once more, with names beside the counts.
    fn retrace(&self, layers: &[Vec<Node>], ways: &[Vec<Way>], end: usize) -> Vec<Pair> {
        let mut path = Vec::new();
        let mut at = end;
        for turn in (0..ways.len()).rev() {
            let node = &layers[turn + 1][at];
            path.push(&ways[turn][node.way]);
            at = node.before;
        }
        let mut named: Vec<(u16, u16)> = self.linked.iter().map(|&against| (0, against)).collect();
        let mut pairs = Vec::new();
        for (way, &creature) in path.into_iter().rev().zip(&self.order) {
            pairs.extend(way.others.iter().map(|&against| Pair { creature, against }));
            for &position in &way.positions {
                let (count, against) = named[position];
                pairs.push(Pair { creature, against });
                named[position].0 = (count + 1).min(self.limit(position));
            }
            self.sort(&mut named, |&(count, _)| count);
        }
        pairs
    }
}
