//! Prompts that leave nothing to choose.

use rules::knowledge::{Handle, PromptView, Reply, TargetOffer};

/// The only reply to a prompt, if there is only one. Priority is never forced: passing it is for stops.
pub fn forced(prompt: &PromptView) -> Option<Reply> {
    match prompt {
        PromptView::Attack { rows, .. } => {
            rows.iter().all(|(_, options)| options.len() == 1).then(|| Reply::Attack(vec![0; rows.len()]))
        }
        PromptView::Block { rows, .. } => {
            rows.iter().all(|(_, attackers)| attackers.is_empty()).then(|| Reply::Block(vec![None; rows.len()]))
        }
        PromptView::Number { min, max, .. } => (min == max).then_some(Reply::Number(*min)),
        PromptView::Target { from, may_stop: false, .. } => (from.len() == 1).then_some(Reply::Target(Some(0))),
        PromptView::Players { from, .. } => (from.len() == 1).then_some(Reply::Player(0)),
        PromptView::Objects { from, min, max, .. } => {
            let all = (0..from.len()).collect();
            (min == max && usize::from(*min) == from.len()).then_some(Reply::Objects(all))
        }
        PromptView::Order { items, .. } => (items.len() < 2).then(|| Reply::Order((0..items.len()).collect())),
        PromptView::Distribute { total, among, over: None, .. } => {
            (among.len() == 1).then(|| Reply::Distribute { among: vec![*total], over: 0 })
        }
        PromptView::Modes { legal, min: 1, max: 1 } if legal.count_ones() == 1 => {
            Some(Reply::Modes(vec![legal.trailing_zeros() as u8]))
        }
        PromptView::Priority { .. }
        | PromptView::Target { .. }
        | PromptView::Distribute { .. }
        | PromptView::Modes { .. }
        | PromptView::Name { .. }
        | PromptView::Decide { .. }
        | PromptView::Option { .. }
        | PromptView::Partition { .. }
        | PromptView::Pay { .. }
        | PromptView::Mulligan => None,
    }
}

/// The same where everybody can see that there is nothing to choose: all that the prompt is about has a
/// public number. What is forced by a hand or a library would show in the pace.
pub fn forced_in_public(prompt: &PromptView) -> Option<Reply> {
    let public = |handle: &Handle| matches!(handle, Handle::Number(_));
    let in_public = match prompt {
        PromptView::Attack { rows, .. } => rows.iter().all(|(creature, _)| public(creature)),
        PromptView::Block { rows, .. } => rows.iter().all(|(creature, _)| public(creature)),
        PromptView::Objects { from, .. } => from.iter().all(public),
        PromptView::Order { items, .. } => items.iter().all(public),
        PromptView::Distribute { among, .. } => among.iter().all(public),
        PromptView::Players { .. } => true,
        PromptView::Target { from, .. } => from.iter().all(|target| match target {
            TargetOffer::Object(handle) => public(handle),
            TargetOffer::Player(_) => true,
        }),
        PromptView::Priority { .. }
        | PromptView::Modes { .. }
        | PromptView::Name { .. }
        | PromptView::Number { .. }
        | PromptView::Decide { .. }
        | PromptView::Option { .. }
        | PromptView::Partition { .. }
        | PromptView::Pay { .. }
        | PromptView::Mulligan => false,
    };
    in_public.then(|| forced(prompt))?
}
