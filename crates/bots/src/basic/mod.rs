//! A player with sense: it counts its mana, knows what its cards say, and thinks combat through.
//!
//! It looks one decision ahead. What a text would do is weighed instruction by instruction
//! ([`weigh`]), a combat by trying blocks ([`clash`]); what cannot be known, a card in another
//! hand or under a mask, counts as an average one. It remembers only its own choices.

mod act;
mod actions;
mod choose;
mod clash;
mod combat;
mod matching;
mod sight;
mod texts;
mod weigh;
mod worth;

use crate::Player;
use rules::Pack;
use rules::knowledge::{Handle, Offer, PromptView, Reply, TargetOffer, TextView, View};
use sight::Sight;
use std::sync::Arc;

/// A player who plays with sense. The same positions always get the same replies.
#[derive(Clone, Debug)]
pub struct Basic {
    pack: Arc<Pack>,
    memory: Memory,
}

/// What it remembers of its own choices.
#[derive(Clone, Debug, Default)]
struct Memory {
    turn: u32,
    /// Actions taken in this turn: nothing is repeated for ever.
    acts: u16,
    /// How often each ability was activated in this turn.
    activated: Vec<(Handle, u8, u8)>,
    /// The mana that the action at hand leaves.
    spare: u32,
    /// The text that asked last, with the modes and targets chosen for it.
    text: Option<TextView>,
    modes: Option<u16>,
    targets: Vec<(u8, TargetOffer)>,
    /// The turn in which its blocks were asked for last, and how often.
    blocks: (u32, u8),
    mulligans: u8,
}

impl Basic {
    /// The pack is the table of the cards: what each says once a seat knows which it is.
    pub fn new(pack: Arc<Pack>) -> Basic {
        Basic { pack, memory: Memory::default() }
    }
}

impl Player for Basic {
    fn reply(&mut self, view: &View, prompt: &PromptView) -> Reply {
        let pack = self.pack.clone();
        let sight = Sight::of(view, &pack).expect("a seat is asked");
        self.memory.look(view);
        match prompt {
            PromptView::Priority { actions, costs } => Reply::Act(self.memory.act(&sight, actions, costs)),
            PromptView::Objects { from, min, max, why } => {
                Reply::Objects(self.memory.objects(&sight, from, usize::from(*min)..=usize::from(*max), *why))
            }
            PromptView::Target { from, may_stop, why } => {
                Reply::Target(self.memory.target(&sight, from, *may_stop, *why))
            }
            PromptView::Players { from, .. } => {
                let other = from.iter().position(|seat| *seat != sight.me);
                Reply::Player(other.unwrap_or(0))
            }
            PromptView::Modes { legal, min, max } => Reply::Modes(self.memory.choose_modes(&sight, *legal, *min, *max)),
            PromptView::Name { .. } => Reply::Name(0),
            PromptView::Number { min, max, why } => Reply::Number(self.memory.number(&sight, *min, *max, *why)),
            PromptView::Decide { why, about } => Reply::Decide(self.memory.decide(&sight, *why, *about)),
            PromptView::Option { count, why } => Reply::Option(choose::option(&sight, *count, *why)),
            PromptView::Order { items, why } => Reply::Order(choose::order(&sight, items, *why)),
            PromptView::Partition { from, .. } => choose::partition(&sight, from),
            PromptView::Distribute { total, among, over, lethal, .. } => {
                combat::distribute(&sight, *total, among, over.is_some(), lethal)
            }
            PromptView::Pay { .. } => Reply::PayAutomatically,
            // It pays for no attack and no block.
            PromptView::Attack { rows, costs } => {
                let stay = |row: &(_, Vec<Option<rules::Seat>>)| row.1.iter().position(Option::is_none).unwrap_or(0);
                let places = combat::attack(&sight, rows).into_iter().enumerate();
                Reply::Attack(
                    places.map(|(n, place)| if costs[n].is_some() { stay(&rows[n]) } else { place }).collect(),
                )
            }
            PromptView::Block { rows, least, costs } => {
                let places = self.memory.block(&sight, rows, least).into_iter().zip(costs);
                Reply::Block(places.map(|(place, cost)| place.filter(|_| cost.is_none())).collect())
            }
            PromptView::Mulligan => Reply::Keep(self.memory.keep(&sight)),
        }
    }
}

impl Memory {
    /// What belongs to an earlier turn or text is forgotten.
    fn look(&mut self, view: &View) {
        if self.turn != view.turn {
            *self = Memory { turn: view.turn, mulligans: self.mulligans, ..Memory::default() };
        }
        let same = match (self.text, view.asked_by) {
            (Some(a), Some(b)) => a.object == b.object && a.ability == b.ability,
            (None, None) => true,
            _ => false,
        };
        if !same {
            (self.modes, self.targets) = (None, Vec::new());
            self.text = view.asked_by;
        }
    }

    fn times_activated(&self, object: Handle, ability: u8) -> u8 {
        let found = self.activated.iter().find(|(o, a, _)| (*o, *a) == (object, ability));
        found.map_or(0, |(_, _, times)| *times)
    }

    fn note(&mut self, offer: &Offer) {
        self.acts += 1;
        (self.text, self.modes, self.targets) = (None, None, Vec::new());
        let Offer::Activate { object, ability } = offer else { return };
        match self.activated.iter_mut().find(|(o, a, _)| (o, a) == (object, ability)) {
            Some((_, _, times)) => *times += 1,
            None => self.activated.push((*object, *ability, 1)),
        }
    }
}
