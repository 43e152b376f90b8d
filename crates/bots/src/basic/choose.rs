//! Every other choice: objects, targets, modes, numbers, yes or no, orders.

use super::Memory;
use super::sight::{Sight, Thing};
use super::texts::{bodies, effect_of, instruction};
use super::weigh::Weigher;
use ir::{Ability, Action, Effect, Instruction, Keyword, KeywordKind, Objects, PerPlayer};
use rules::Why;
use rules::knowledge::{Handle, Reply, TargetOffer};
use std::ops::RangeInclusive;

/// The text that asks, read by the seat that is asked.
fn reader<'s, 'a>(sight: &'s Sight<'a>, memory: &Memory) -> Weigher<'s, 'a> {
    let mut weigher = Weigher::new(sight, None, None);
    weigher.spare = memory.spare;
    let Some(text) = sight.view.asked_by else { return weigher };
    let item = sight.item(text.object);
    weigher.this = match item {
        Some(item) if item.ability.is_some() => sight.thing(item.source),
        _ => sight.thing(text.object),
    };
    if let Some(item) = item {
        (weigher.you, weigher.x) = (item.controller, item.x.into());
    }
    weigher
}

/// What the text that asks does.
fn asking<'a>(sight: &Sight<'a>) -> Option<&'a Effect> {
    effect_of(sight.pack, sight.view.asked_by?.ability?)
}

/// The instruction that asks.
fn asking_now<'a>(sight: &Sight<'a>) -> Option<&'a Instruction> {
    let text = sight.view.asked_by?;
    let effect = asking(sight)?;
    let (_, body) = *bodies(effect, 1 << text.mode).first()?;
    instruction(&body.instructions, text.instruction?)
}

/// The places of the elements with the highest values: as many as must be, and more while they are worth it.
fn highest(values: &[f32], count: RangeInclusive<usize>) -> Vec<usize> {
    let mut places: Vec<usize> = (0..values.len()).collect();
    places.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
    let taken = places.iter().enumerate();
    let taken = taken.filter(|(at, n)| at < count.start() || at < count.end() && values[**n] > 0.0);
    taken.map(|(_, n)| *n).collect()
}

impl Memory {
    pub(super) fn objects(
        &self,
        sight: &Sight<'_>,
        from: &[Handle],
        count: RangeInclusive<usize>,
        why: Why,
    ) -> Vec<usize> {
        let mut weigher = reader(sight, self);
        let mut value = |handle: &Handle| -> f32 {
            let Some(thing) = sight.thing(*handle) else { return 0.0 };
            let held = match thing {
                Thing::Card(_, _, _, Some(face)) => sight.wanted(face),
                other => sight.thing_worth(other) * sight.sign(other.whose()),
            };
            match why {
                Why::DiscardToHandSize | Why::Discard | Why::Sacrifice | Why::MulliganBottom | Why::Cost => -held,
                Why::LegendRule | Why::Search => held + 0.1,
                Why::CopyOf => sight.thing_worth(thing),
                Why::AttachTo => {
                    let abilities = self.attached_abilities(sight);
                    weigher.fettered(abilities.into_iter(), thing)
                }
                _ => self.action_on(sight, &mut weigher, thing).unwrap_or(held),
            }
        };
        let values: Vec<f32> = from.iter().map(&mut value).collect();
        highest(&values, count)
    }

    /// The abilities of the Aura that asks what to attach itself to.
    fn attached_abilities<'a>(&self, sight: &Sight<'a>) -> Vec<&'a Ability> {
        let thing = sight.view.asked_by.and_then(|text| sight.thing(text.object));
        match thing {
            Some(Thing::Permanent(p)) => {
                p.characteristics.abilities.iter().map(|id| &sight.pack.ability(*id).ir).collect()
            }
            Some(Thing::Item(item)) => {
                item.characteristics.abilities.iter().map(|id| &sight.pack.ability(*id).ir).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What the instruction that asks would do to one of the things it asks for.
    fn action_on<'a>(&self, sight: &Sight<'a>, weigher: &mut Weigher<'_, 'a>, thing: Thing<'a>) -> Option<f32> {
        let Instruction::Do(_, action) = asking_now(sight)? else { return None };
        if let Action::LookAt(_) = action {
            return None;
        }
        let value = weigher.on(action, sight.me, thing);
        // Exiled to lie face down again: the creature comes back as a mask.
        let hides = matches!(action, Action::Exile(Objects::Chosen(..), ir::ExileHow::FaceDownPile));
        Some(if hides { self.masked_again(sight, thing) } else { value })
    }

    /// A creature that would be turned into a face-down one: worth it if it can be turned up for more.
    fn masked_again(&self, sight: &Sight<'_>, thing: Thing<'_>) -> f32 {
        let Thing::Permanent(p) = thing else { return 0.0 };
        super::worth::MASKED + 0.4 - sight.worth(p)
    }

    pub(super) fn target(
        &mut self,
        sight: &Sight<'_>,
        from: &[TargetOffer],
        may_stop: bool,
        why: Why,
    ) -> Option<usize> {
        let values = self.target_values(sight, from, why);
        let best = (0..from.len()).max_by(|a, b| values[*a].total_cmp(&values[*b]).then(b.cmp(a)))?;
        if may_stop && values[best] <= 0.05 {
            return None;
        }
        if let Why::Target(nth) = why {
            self.targets.push((nth, from[best]));
        }
        Some(best)
    }

    /// What each of these would be worth as the target, compared with none.
    fn target_values(&self, sight: &Sight<'_>, from: &[TargetOffer], why: Why) -> Vec<f32> {
        let things: Vec<Option<Thing<'_>>> = from.iter().map(|offer| sight.target(offer)).collect();
        let mut weigher = reader(sight, self);
        let standing =
            super::clash::Standing::of(sight).filter(|_| sight.view.step == rules::turn::Step::DeclareBlockers);
        weigher.standing = standing.as_ref();
        let Some(text) = sight.view.asked_by else { return vec![0.0; from.len()] };
        let Why::Target(asked) = why else { return vec![0.0; from.len()] };
        let effect = text.ability.map(|id| &sight.pack.ability(id).ir);
        if let Some(Ability::Keyword(Keyword::Equip(_))) = effect {
            return things.iter().map(|t| self.carrier(sight, &weigher, *t)).collect();
        }
        let place = asking(sight).and_then(|effect| {
            let modes = self.modes.unwrap_or(u16::MAX);
            phrases(sight, effect, modes, asked)
        });
        let Some((body, nth)) = place else {
            // An Aura: what it does for what it enchants.
            let abilities = self.attached_abilities(sight);
            let gain = |t: Thing<'_>| weigher.fettered(abilities.iter().copied(), t);
            return things.into_iter().map(|t| t.map_or(0.0, gain)).collect();
        };
        weigher.targets = vec![Vec::new(); body.targets.len()];
        for (n, offer) in &self.targets {
            let at = asking(sight).and_then(|effect| phrases(sight, effect, self.modes.unwrap_or(u16::MAX), *n));
            if let (Some((of, at)), Some(thing)) = (at, sight.target(offer))
                && std::ptr::eq(of, body)
            {
                weigher.targets[at].push(thing);
            }
        }
        let without = weigher.run(body);
        let value = |thing: Option<Thing<'_>>| -> f32 {
            let Some(thing) = thing else { return 0.0 };
            let mut weigher = weigher.clone();
            weigher.with_target(body, nth, thing) - without
        };
        things.into_iter().map(value).collect()
    }

    fn carrier<'a>(&self, sight: &Sight<'a>, weigher: &Weigher<'_, 'a>, thing: Option<Thing<'a>>) -> f32 {
        let (Some(Thing::Permanent(equipment)), Some(Thing::Permanent(p))) = (weigher.this, thing) else { return 0.0 };
        let abilities = equipment.characteristics.abilities.iter().map(|id| &sight.pack.ability(*id).ir);
        weigher.fettered(abilities, Thing::Permanent(p)) + super::act::carrying(sight, p)
    }

    pub(super) fn choose_modes(&mut self, sight: &Sight<'_>, legal: u16, min: u8, max: u8) -> Vec<u8> {
        let standing =
            super::clash::Standing::of(sight).filter(|_| sight.view.step == rules::turn::Step::DeclareBlockers);
        let mut weigher = reader(sight, self);
        weigher.standing = standing.as_ref();
        let modes: Vec<u8> = (0..16).filter(|m| legal & 1 << m != 0).collect();
        let effect = asking(sight);
        let value = |mode: &u8| -> f32 {
            let body = effect.and_then(|effect| bodies(effect, 1 << mode).first().map(|(_, body)| *body));
            body.map_or(0.0, |body| weigher.clone().best_body(body))
        };
        let values: Vec<f32> = modes.iter().map(value).collect();
        let chosen: Vec<u8> =
            highest(&values, usize::from(min)..=usize::from(max)).into_iter().map(|n| modes[n]).collect();
        self.modes = Some(chosen.iter().fold(0, |bits, m| bits | 1 << m));
        chosen
    }

    /// The number that makes the most of it; of X the smallest of the best.
    pub(super) fn number(&self, sight: &Sight<'_>, min: u32, max: u32, why: Why) -> u32 {
        if why != Why::X {
            return max;
        }
        let mut weigher = reader(sight, self);
        let this = weigher.this;
        let masked = match this {
            Some(Thing::Permanent(p)) if p.face_down.is_some() => p.card.map(|seen| seen.get()),
            _ => None,
        };
        let mut value = |x: u32| -> f32 {
            weigher.x = x;
            let value = match (masked, asking(sight), this) {
                (Some(face), _, _) => weigher.unveiled(face),
                (None, Some(effect), _) => weigher.best(effect),
                (None, None, Some(Thing::Item(item))) => {
                    item.card.map_or(0.0, |seen| weigher.arrival(seen.get(), super::texts::enters))
                }
                (None, None, _) => 0.0,
            };
            value + 0.05 * x as f32
        };
        let most = max.min(min + 30);
        let values: Vec<f32> = (min..=most).map(&mut value).collect();
        let best = values.iter().copied().fold(f32::MIN, f32::max);
        min + values.iter().position(|v| *v >= best - 0.001).unwrap_or(0) as u32
    }

    pub(super) fn decide(&self, sight: &Sight<'_>, why: Why, about: Handle) -> bool {
        match why {
            Why::NewTargets => false,
            Why::PayUnless => self.pays(sight, about),
            Why::May => {
                let mut weigher = reader(sight, self);
                let Some(Instruction::May(_, body)) = asking_now(sight) else { return true };
                // What was made before is gone from sight: an unknown result counts for nothing.
                let body = ir::Body { targets: Vec::new(), instructions: body.clone() };
                weigher.targets = vec![Vec::new(); 8];
                if let Some(item) = sight.view.asked_by.and_then(|text| sight.item(text.object)) {
                    let things = item.targets.iter().filter_map(|t| match t {
                        rules::knowledge::TargetView::Object(h) => sight.thing(*h),
                        rules::knowledge::TargetView::Player(seat) => Some(Thing::Player(*seat)),
                    });
                    things.enumerate().take(8).for_each(|(n, thing)| weigher.targets[n] = vec![thing]);
                }
                weigher.run(&body) >= 0.0
            }
            _ => true,
        }
    }

    /// Whether to pay so that something does not happen.
    fn pays(&self, sight: &Sight<'_>, about: Handle) -> bool {
        // Ward: what was aimed is the seat's own, and it counted on paying (702.21a).
        if sight.item(about).is_some_and(|item| item.controller == sight.me) {
            return true;
        }
        let Some(Instruction::Unless { then, cost, .. }) = asking_now(sight) else { return true };
        let mut weigher = reader(sight, self);
        let loss = -weigher.run(&ir::Body { targets: Vec::new(), instructions: then.clone() });
        loss >= 0.4 * super::sight::mana_in(cost) as f32 || loss == 0.0
    }

    /// CR 103.5. Whether to keep the hand.
    pub(super) fn keep(&mut self, sight: &Sight<'_>) -> bool {
        let (lands, cards) = (sight.lands_in_hand(), sight.hand().len());
        let cheap = sight.hand().iter().filter_map(|card| card.card).filter(|seen| {
            let face = sight.face(seen.get());
            let masks = [KeywordKind::Morph, KeywordKind::Megamorph, KeywordKind::Disguise];
            let masked = masks.into_iter().any(|k| face.printed.has(k));
            let price = face.mana_cost.as_ref().map(|cost| cost.mana_value(0));
            !face.printed.is_land() && price.is_some_and(|price| price <= 3 || masked)
        });
        let cheap = cheap.count();
        let good = match self.mulligans {
            0 => (3..=5).contains(&lands) || lands == 2 && cheap >= 3,
            1 => (2..=5).contains(&lands),
            _ => true,
        };
        let keep = good || cards < 6;
        self.mulligans += u8::from(!keep);
        keep
    }
}

/// The body and the phrase of the n-th target asked for (601.2c).
fn phrases<'a>(sight: &Sight<'_>, effect: &'a Effect, modes: u16, asked: u8) -> Option<(&'a ir::Body, usize)> {
    let mut count = 0;
    for (_, body) in bodies(effect, modes) {
        for (nth, target) in body.targets.iter().enumerate() {
            let times = match target.per {
                PerPlayer::Once => 1,
                PerPlayer::ForEach(ir::PlayerFilter::Any) => sight.view.seats.iter().filter(|s| s.playing).count(),
                PerPlayer::ForEach(ir::PlayerFilter::Opponent | ir::PlayerFilter::Other) => sight.foes().count(),
            };
            count += times;
            if usize::from(asked) < count {
                return Some((body, nth));
            }
        }
    }
    None
}

/// One of so many colors: the one of most of what it holds and has.
pub(super) fn option(sight: &Sight<'_>, count: u8, why: Why) -> u8 {
    match why {
        Why::ChooseColor | Why::ManaColor if count == 5 => {
            let hand = sight.hand().iter().filter_map(|card| card.card).map(|seen| sight.face(seen.get()));
            let costs: Vec<&ir::ManaCost> = hand.filter_map(|face| face.mana_cost.as_ref()).collect();
            let of = |color: &ir::Color| costs.iter().filter(|cost| cost.colors().has(*color)).count();
            let best = (0..5usize).max_by_key(|n| (of(&ir::Color::ALL[*n]), 5 - n));
            best.unwrap_or(0) as u8
        }
        // The first is to tap it: good where it is another's.
        Why::TapOrUntap => {
            let item = sight.view.asked_by.and_then(|text| sight.item(text.object));
            let target = item.and_then(|item| item.targets.first());
            let mine = matches!(target, Some(rules::knowledge::TargetView::Object(handle))
                if sight.permanent(*handle).is_some_and(|p| p.controller == sight.me));
            u8::from(mine)
        }
        _ => 0,
    }
}

/// What is wanted most comes first.
pub(super) fn order(sight: &Sight<'_>, items: &[Handle], why: Why) -> Vec<usize> {
    let mut places: Vec<usize> = (0..items.len()).collect();
    if why == Why::LibraryOrder {
        places.sort_by(|a, b| wish(sight, items[*b]).total_cmp(&wish(sight, items[*a])));
    }
    places
}

fn wish(sight: &Sight<'_>, handle: Handle) -> f32 {
    match sight.thing(handle) {
        Some(Thing::Card(_, _, _, Some(face))) => sight.wanted(face),
        _ => 0.0,
    }
}

/// CR 701.22, 701.25. What is not wanted goes away.
pub(super) fn partition(sight: &Sight<'_>, from: &[Handle]) -> Reply {
    let value = |n: &usize| wish(sight, from[*n]);
    let (away, mut stay): (Vec<usize>, Vec<usize>) = (0..from.len()).partition(|n| value(n) < 1.4);
    stay.sort_by(|a, b| value(b).total_cmp(&value(a)));
    Reply::Partition { away, stay }
}
