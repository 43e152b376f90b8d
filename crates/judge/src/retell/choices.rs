//! The choices that a seat is asked for at this point of the retelling, as lines, the likeliest first.

use super::alike::mentioned;
use super::cards::list;
use super::offered::{Offer, WAYS, ahead};
use super::phrases::Said;
use super::played::Telling;
use ir::Zone;
use rules::knowledge::ToldEvent;
use rules::{ObjectRef, Prompt, Seat, Slot, Targeted, Why};

/// So much of what follows says which choices are likely.
const AHEAD: usize = 60;

/// A choice that a seat is asked for.
pub struct Choice<'t, 'a> {
    pub telling: &'t Telling<'a>,
    pub seat: Seat,
    pub name: String,
}

impl Choice<'_, '_> {
    pub fn lines(&self, prompt: &Prompt) -> Vec<Offer> {
        let name = &self.name;
        let line = |text: String| Offer::Lines(vec![text]);
        match prompt {
            Prompt::Objects { from, min, max, .. } => self.objects(from, (*min).into(), (*max).into()),
            Prompt::Target { from, may_stop, .. } => self.targets(from, *may_stop),
            Prompt::Players { from, .. } => {
                from.iter().map(|s| line(format!("{name} chooses {}", self.telling.bench.seat_name(*s)))).collect()
            }
            Prompt::Modes { legal, .. } => {
                let modes = (0..16).filter(|m| legal & 1 << m != 0);
                modes.map(|m| line(format!("{name} chooses mode {}", m + 1))).collect()
            }
            Prompt::Number { min, max, .. } => {
                (*min..=*max).take(WAYS).map(|n| line(format!("{name} chooses X = {n}"))).collect()
            }
            Prompt::Decide { why: Why::PayUnless, .. } => {
                ["pays", "doesn't pay"].map(|does| line(format!("{name} {does}"))).into()
            }
            Prompt::Decide { .. } => ["accepts", "declines"].map(|does| line(format!("{name} {does}"))).into(),
            Prompt::Option { why: Why::ChooseColor | Why::ManaColor, .. } => {
                ["white", "blue", "black", "red", "green"].map(|c| line(format!("{name} chooses {c}"))).into()
            }
            Prompt::Order { items, .. } => self.orders(items),
            Prompt::Partition { from, why } => self.parts(from, *why),
            Prompt::Distribute { source, among, over, total, lethal } => {
                let told = self.told_damage(source.slot, among);
                self.damage(among, *over, *total, [told, spread(*total, lethal)])
            }
            Prompt::Attack(_) => self.attack(),
            Prompt::Block(_) => self.block(),
            Prompt::Pay { .. } => vec![line(format!("{name} pays"))],
            // Any card name may be the one: too many to try.
            Prompt::Name { .. } | Prompt::Option { .. } | Prompt::Priority | Prompt::Mulligan => Vec::new(),
        }
    }

    /// The slots and names that what follows speaks of.
    fn likely(&self) -> (Vec<Slot>, Vec<String>) {
        let (mut slots, mut names) = (Vec::new(), Vec::new());
        for told in ahead(self.telling).iter().take(AHEAD) {
            let (handles, cards) = mentioned(told, self.telling.named);
            let game = self.telling.bench.game();
            slots.extend(handles.into_iter().filter_map(|h| self.telling.pairs.slot(h, game, self.telling.viewer())));
            names.extend(cards);
        }
        (slots, names)
    }

    /// These slots, those that what follows speaks of first, in that order.
    fn by_likelihood(&self, from: &[Slot]) -> (Vec<Slot>, usize) {
        let (slots, names) = self.likely();
        let mut likely: Vec<Slot> = Vec::new();
        for slot in slots {
            if from.contains(&slot) && !likely.contains(&slot) {
                likely.push(slot);
            }
        }
        for name in names {
            let fits = |s: &&Slot| !likely.contains(s) && self.telling.bench.truth().card_name(**s) == name;
            if let Some(slot) = from.iter().find(fits).copied() {
                likely.push(slot);
            }
        }
        let count = likely.len();
        likely.extend(from.iter().filter(|s| !likely.contains(s)).copied().collect::<Vec<_>>());
        (likely, count)
    }

    /// `SEAT VERB these`, with labels for what lies on the table and names for other cards.
    fn these(&self, chosen: &[Slot], before: &str, after: &str) -> Option<Offer> {
        let mut said = Said::default();
        for slot in chosen {
            let truth = self.telling.bench.truth();
            match truth.state().object(*slot).zone {
                Zone::Hand | Zone::Library => said.words.push(truth.card_name(*slot).to_owned()),
                _ => said.object(self.telling, *slot)?,
            }
        }
        let line = format!("{} {before} {}{after}", self.name, list(&said.words));
        Some(Offer::Lines(said.finish(line)))
    }

    fn objects(&self, from: &[Slot], min: usize, max: usize) -> Vec<Offer> {
        let (sorted, likely) = self.by_likelihood(from);
        let max = max.min(from.len());
        let mut ways: Vec<Vec<Slot>> = vec![sorted[..likely.clamp(min, max)].to_vec()];
        for count in [min, min + 1, max] {
            // Windows over the sorted ones are enough to reach any single one, and many sets.
            if count <= max {
                ways.extend(sorted.windows(count.max(1)).filter(|_| count > 0).map(<[Slot]>::to_vec));
            }
        }
        if min == 0 {
            ways.insert(1, Vec::new());
        }
        let mut seen: Vec<Vec<Slot>> = Vec::new();
        for way in ways {
            if !seen.contains(&way) {
                seen.push(way);
            }
        }
        seen.iter().take(WAYS).filter_map(|way| self.these(way, "chooses", "")).collect()
    }

    fn targets(&self, from: &[Targeted], may_stop: bool) -> Vec<Offer> {
        let slots: Vec<Slot> = from
            .iter()
            .filter_map(|t| match t {
                Targeted::Object(what) => Some(what.slot),
                Targeted::Player(_) => None,
            })
            .collect();
        let (sorted, likely) = self.by_likelihood(&slots);
        let choose = |slot: &Slot| {
            let mut said = Said::default();
            said.object(self.telling, *slot)?;
            let line = format!("{} chooses {}", self.name, said.words[0]);
            Some(Offer::Lines(said.finish(line)))
        };
        let mut all: Vec<Offer> = sorted[..likely].iter().filter_map(choose).collect();
        for target in from {
            if let Targeted::Player(seat) = target {
                let line = format!("{} chooses {}", self.name, self.telling.bench.seat_name(*seat));
                all.push(Offer::Lines(vec![line]));
            }
        }
        if may_stop {
            all.push(Offer::Lines(vec![format!("{} chooses nothing", self.name)]));
        }
        all.extend(sorted[likely..].iter().filter_map(choose));
        all.truncate(WAYS);
        all
    }

    fn orders(&self, items: &[ObjectRef]) -> Vec<Offer> {
        let truth = self.telling.bench.truth();
        let mut all = Vec::new();
        for order in permutations(items.len()) {
            let mut said = Said::default();
            for nth in order {
                let what = items[nth];
                let slot = what.slot;
                let exists = truth.state().exists(what);
                let labelled = exists && truth.state().object(slot).zone == Zone::Battlefield;
                if !labelled || said.object(self.telling, slot).is_none() {
                    said.words.push(truth.last_name(what).to_owned());
                }
            }
            let line = format!("{} orders {}", self.name, list(&said.words));
            let lines = said.finish(line);
            all.push(Offer::Lines(lines));
        }
        all
    }

    fn parts(&self, from: &[Slot], why: Why) -> Vec<Offer> {
        let (before, after) = match why {
            Why::Scry => ("scries", " to the bottom"),
            _ => ("surveils", " away"),
        };
        let (sorted, likely) = self.by_likelihood(from);
        let mut ways: Vec<Vec<Slot>> = vec![sorted[..likely].to_vec(), Vec::new(), from.to_vec()];
        ways.extend(from.iter().map(|s| vec![*s]));
        ways.iter().filter_map(|way| self.these(way, before, after)).collect()
    }

    /// What the viewer is told of next that this source deals to each of these.
    fn told_damage(&self, from: Slot, among: &[ObjectRef]) -> Vec<u32> {
        let slot = |handle| self.telling.pairs.slot(handle, self.telling.bench.game(), self.telling.viewer());
        let mut told = vec![0; among.len()];
        for event in ahead(self.telling).iter().take(AHEAD) {
            if let ToldEvent::DamageToObject { source, to, amount } = event.event
                && slot(source) == Some(from)
                && let Some(at) = among.iter().position(|what| slot(to) == Some(what.slot))
            {
                told[at] += amount as u32;
            }
        }
        told
    }

    fn damage(&self, among: &[ObjectRef], over: Option<Seat>, total: u32, likely: [Vec<u32>; 2]) -> Vec<Offer> {
        let mut ways = Vec::from(likely);
        for first in 0..among.len() {
            let mut way = vec![0; among.len()];
            way[first] = total;
            ways.push(way);
        }
        let say = |way: Vec<u32>| {
            let mut said = Said::default();
            let mut parts = Vec::new();
            for (what, amount) in among.iter().zip(&way) {
                said.object(self.telling, what.slot)?;
                let object = said.words.pop()?;
                if *amount > 0 {
                    parts.push(format!("{amount} to {object}"));
                }
            }
            let rest = total.checked_sub(way.iter().sum())?;
            if let Some(seat) = over.filter(|_| rest > 0) {
                parts.push(format!("{rest} to {}", self.telling.bench.seat_name(seat)));
            } else if rest > 0 {
                return None;
            }
            let line = format!("{} assigns {}", self.name, list(&parts));
            Some(Offer::Lines(said.finish(line)))
        };
        ways.into_iter().filter_map(say).collect()
    }

    fn attack(&self) -> Vec<Offer> {
        let mut said = Said::default();
        let mut parts: Vec<(Seat, Vec<String>)> = Vec::new();
        for told in ahead(self.telling) {
            match &told.event {
                ToldEvent::Attacked { attacker, defender } => {
                    if said.handle(self.telling, *attacker).is_none() {
                        return Vec::new();
                    }
                    let object = said.words.pop().expect("just said");
                    match parts.last_mut() {
                        Some((seat, list)) if seat == defender => list.push(object),
                        _ => parts.push((*defender, vec![object])),
                    }
                }
                ToldEvent::Blocked { .. } | ToldEvent::TurnBegan { .. } => break,
                _ => {}
            }
        }
        self.declared("attacks", parts.into_iter().map(|(s, l)| (self.telling.bench.seat_name(s).to_owned(), l)), said)
    }

    fn block(&self) -> Vec<Offer> {
        let mut said = Said::default();
        let mut parts: Vec<(String, Vec<String>)> = Vec::new();
        let game = self.telling.bench.game();
        for told in ahead(self.telling) {
            match &told.event {
                ToldEvent::Blocked { blocker, attacker } => {
                    let slot = self.telling.pairs.slot(*blocker, game, self.telling.viewer());
                    // Each defending player declares by itself.
                    if slot.is_none_or(|s| game.truth().state().object(s).controller != self.seat) {
                        continue;
                    }
                    let both = [*attacker, *blocker].map(|handle| said.handle(self.telling, handle));
                    if both.contains(&None) {
                        return Vec::new();
                    }
                    let object = said.words.pop().expect("just said");
                    let blocked = said.words.pop().expect("just said");
                    match parts.last_mut() {
                        Some((name, list)) if *name == blocked => list.push(object),
                        _ => parts.push((blocked, vec![object])),
                    }
                }
                ToldEvent::StepBegan { .. } | ToldEvent::TurnBegan { .. } => break,
                _ => {}
            }
        }
        self.declared("blocks", parts.into_iter(), said)
    }

    fn declared(&self, verb: &str, parts: impl Iterator<Item = (String, Vec<String>)>, said: Said) -> Vec<Offer> {
        let mut elements: Vec<String> = Vec::new();
        for (whom, list) in parts {
            for (nth, object) in list.into_iter().enumerate() {
                elements.push(if nth == 0 { format!("{whom} with {object}") } else { object });
            }
        }
        let line = if elements.is_empty() {
            format!("{} {verb} with nothing", self.name)
        } else {
            format!("{} {verb} {}", self.name, list(&elements))
        };
        vec![Offer::Lines(said.finish(line))]
    }
}

/// Lethal damage to one after another, as far as it goes.
fn spread(total: u32, lethal: &[u32]) -> Vec<u32> {
    let mut left = total;
    let take = |least: &u32| {
        let given = left.min(*least);
        left -= given;
        given
    };
    lethal.iter().map(take).collect()
}

/// Orders of so few things; of many the first ones.
pub fn permutations(of: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for n in 0..of {
        let grown = all.iter().flat_map(|order: &Vec<usize>| {
            (0..=order.len()).rev().map(move |at| {
                let mut order = order.clone();
                order.insert(at, n);
                order
            })
        });
        all = grown.take(WAYS).collect();
    }
    all
}
