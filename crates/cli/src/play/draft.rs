//! A reply in the making: what a person has picked so far of a prompt.

use rules::knowledge::{Offer, PromptView, Reply};

/// The state of one prompt's form. Elements are places in the prompt's lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Draft {
    /// One of the choices; `stop`: or none of them.
    One {
        stop: bool,
    },
    /// From `min` to `max` of the choices.
    Some {
        picked: Vec<usize>,
        min: usize,
        max: usize,
    },
    Number {
        value: u32,
        min: u32,
        max: u32,
    },
    /// All choices in this order.
    Order(Vec<usize>),
    /// Those marked go away; the others stay in this order.
    Partition {
        order: Vec<usize>,
        away: Vec<bool>,
    },
    /// So much for each choice, and for the player trampled over.
    Split {
        among: Vec<u32>,
        over: Option<u32>,
        total: u32,
    },
    /// For each creature the place of its option (0 is nobody), of so many.
    Rows {
        chosen: Vec<usize>,
        options: Vec<usize>,
    },
    Pay,
}

impl Draft {
    /// As a prompt is first shown: nothing picked, or what does least.
    pub fn of(prompt: &PromptView) -> Draft {
        match prompt {
            PromptView::Priority { .. }
            | PromptView::Players { .. }
            | PromptView::Name { .. }
            | PromptView::Decide { .. }
            | PromptView::Option { .. }
            | PromptView::Mulligan => Draft::One { stop: false },
            PromptView::Target { may_stop, .. } => Draft::One { stop: *may_stop },
            PromptView::Objects { min, max, .. } => {
                Draft::Some { picked: Vec::new(), min: usize::from(*min), max: usize::from(*max) }
            }
            PromptView::Modes { legal, min, max } => {
                let max = usize::from(*max).min(legal.count_ones() as usize);
                Draft::Some { picked: Vec::new(), min: usize::from(*min), max }
            }
            PromptView::Number { min, max, .. } => Draft::Number { value: *max, min: *min, max: *max },
            PromptView::Order { items, .. } => Draft::Order((0..items.len()).collect()),
            PromptView::Partition { from, .. } => {
                Draft::Partition { order: (0..from.len()).collect(), away: vec![false; from.len()] }
            }
            PromptView::Distribute { total, among, over, lethal, .. } => {
                split(*total, among.len(), lethal, over.is_some())
            }
            PromptView::Attack { rows, .. } => {
                Draft::Rows { chosen: vec![0; rows.len()], options: rows.iter().map(|(_, o)| o.len()).collect() }
            }
            PromptView::Block { rows, .. } => {
                Draft::Rows { chosen: vec![0; rows.len()], options: rows.iter().map(|(_, a)| a.len() + 1).collect() }
            }
            PromptView::Pay { .. } => Draft::Pay,
        }
    }

    /// Picks, toggles or moves on the n-th element. True: that alone is the whole reply.
    pub fn pick(&mut self, nth: usize) -> Picked {
        match self {
            Draft::One { .. } | Draft::Pay => return Picked::Whole,
            Draft::Some { picked, min, max } => {
                if let Some(at) = picked.iter().position(|p| *p == nth) {
                    picked.remove(at);
                } else if *max == 1 {
                    *picked = vec![nth];
                    if *min == 1 {
                        return Picked::Whole;
                    }
                } else if picked.len() < *max {
                    picked.push(nth);
                }
            }
            Draft::Partition { away, .. } => away[nth] = !away[nth],
            Draft::Rows { chosen, options } => chosen[nth] = (chosen[nth] + 1) % options[nth],
            Draft::Number { .. } | Draft::Order(_) | Draft::Split { .. } => {}
        }
        Picked::Part
    }

    /// More or less of a number, of the n-th share, or a place up and down.
    pub fn shift(&mut self, nth: usize, by: i32) {
        match self {
            Draft::Number { value, min, max } => {
                *value = value.saturating_add_signed(by).clamp(*min, *max);
            }
            Draft::Split { among, over, total } => {
                let used: u32 = among.iter().sum::<u32>() + over.unwrap_or(0);
                let share = if nth < among.len() { Some(&mut among[nth]) } else { over.as_mut() };
                let Some(share) = share else { return };
                if by > 0 && used < *total {
                    *share += 1;
                } else if by < 0 {
                    *share = share.saturating_sub(1);
                }
            }
            Draft::Order(order) | Draft::Partition { order, .. } => {
                let to = nth.saturating_add_signed(by as isize);
                if nth < order.len() && to < order.len() {
                    order.swap(nth, to);
                }
            }
            Draft::Rows { chosen, options } => {
                let (n, of) = (chosen[nth], options[nth]);
                chosen[nth] = (n + of).saturating_add_signed(by as isize) % of;
            }
            Draft::One { .. } | Draft::Some { .. } | Draft::Pay => {}
        }
    }

    /// The choice that stands in the n-th line.
    pub fn at(&self, nth: usize) -> usize {
        match self {
            Draft::Order(order) | Draft::Partition { order, .. } => order.get(nth).copied().unwrap_or(nth),
            _ => nth,
        }
    }

    /// The reply, with the cursor on the n-th element where one is wanted.
    pub fn reply(&self, prompt: &PromptView, nth: usize) -> Option<Reply> {
        Some(match (self, prompt) {
            (Draft::One { .. }, PromptView::Priority { .. }) => Reply::Act(nth),
            (Draft::One { .. }, PromptView::Target { from, .. }) => Reply::Target((nth < from.len()).then_some(nth)),
            (Draft::One { .. }, PromptView::Players { .. }) => Reply::Player(nth),
            (Draft::One { .. }, PromptView::Name { .. }) => Reply::Name(nth),
            (Draft::One { .. }, PromptView::Decide { .. }) => Reply::Decide(nth == 0),
            (Draft::One { .. }, PromptView::Mulligan) => Reply::Keep(nth == 0),
            (Draft::One { .. }, PromptView::Option { .. }) => Reply::Option(nth as u8),
            (Draft::Some { picked, .. }, PromptView::Objects { .. }) => Reply::Objects(picked.clone()),
            (Draft::Some { picked, .. }, PromptView::Modes { legal, .. }) => {
                let places: Vec<u8> = (0..16).filter(|m| legal & 1 << m != 0).collect();
                Reply::Modes(picked.iter().map(|p| places[*p]).collect())
            }
            (Draft::Number { value, .. }, _) => Reply::Number(*value),
            (Draft::Order(order), _) => Reply::Order(order.clone()),
            (Draft::Partition { order, away }, _) => {
                let (gone, stay) = order.iter().copied().partition(|n| away[*n]);
                Reply::Partition { away: gone, stay }
            }
            (Draft::Split { among, over, .. }, _) => {
                Reply::Distribute { among: among.clone(), over: over.unwrap_or(0) }
            }
            (Draft::Rows { chosen, .. }, PromptView::Attack { rows, .. }) => Reply::Attack(attack_places(rows, chosen)),
            (Draft::Rows { chosen, .. }, _) => Reply::Block(chosen.iter().map(|c| c.checked_sub(1)).collect()),
            (Draft::Pay, _) => Reply::PayAutomatically,
            _ => return None,
        })
    }
}

/// What picking an element has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picked {
    /// It is the whole reply.
    Whole,
    Part,
}

/// The options of an attacker with nobody first, as a form shows them.
pub fn attack_options<T: Copy>(options: &[Option<T>]) -> Vec<(usize, Option<T>)> {
    let mut all: Vec<(usize, Option<T>)> = options.iter().copied().enumerate().collect();
    all.sort_by_key(|(place, seat)| (seat.is_some(), *place));
    all
}

fn attack_places<H, T: Copy>(rows: &[(H, Vec<Option<T>>)], chosen: &[usize]) -> Vec<usize> {
    rows.iter().zip(chosen).map(|((_, options), n)| attack_options(options)[*n].0).collect()
}

/// Everything that dies in turn, the rest on the player trampled over or on the last.
fn split(total: u32, count: usize, lethal: &[u32], tramples: bool) -> Draft {
    let mut left = total;
    let mut among: Vec<u32> = lethal
        .iter()
        .map(|l| {
            let given = left.min(*l);
            left -= given;
            given
        })
        .collect();
    among.resize(count, 0);
    let over = tramples.then_some(left);
    if !tramples && let Some(last) = among.last_mut() {
        *last += left;
    }
    Draft::Split { among, over, total }
}

/// The place of passing among the actions offered.
pub fn pass(prompt: &PromptView) -> Option<usize> {
    match prompt {
        PromptView::Priority { actions, .. } => actions.iter().position(|a| *a == Offer::Pass),
        _ => None,
    }
}
