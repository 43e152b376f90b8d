//! What a text is worth to the seat: the instructions carried out in thought, one after the other.
//!
//! The sign is always the seat's own: destroying its creature is bad whoever does it. So one
//! evaluator chooses targets and modes, answers "may", and says what another's spell would do.

use super::clash::Standing;
use super::sight::{Sight, Thing, has, is_creature, mana_in, toughness_left};
use super::worth::{self, CARD, MASKED, body};
use ir::{
    Ability, Action, Body, Condition, CostPart, Domain, Effect, Instruction, KeywordKind, Objects, PerPlayer, Player,
    Players, Quantity, Recipients, Ref, Target,
};
use rules::{FaceId, Seat};

/// From where a text is read, and what has been chosen and made so far.
#[derive(Clone)]
pub(super) struct Weigher<'s, 'a> {
    pub sight: &'s Sight<'a>,
    pub standing: Option<&'s Standing>,
    /// Who "you" is.
    pub you: Seat,
    /// The object whose text it is.
    pub this: Option<Thing<'a>>,
    pub x: u32,
    /// The mana left for what ward asks (702.21a).
    pub spare: u32,
    pub targets: Vec<Vec<Thing<'a>>>,
    pub results: Vec<(u8, Thing<'a>)>,
    pub each: Option<Thing<'a>>,
}

/// What a choice that must not be made is worth.
pub(super) const NEVER: f32 = -50.0;

impl<'s, 'a> Weigher<'s, 'a> {
    pub fn new(sight: &'s Sight<'a>, standing: Option<&'s Standing>, this: Option<Thing<'a>>) -> Weigher<'s, 'a> {
        Weigher {
            sight,
            standing,
            you: sight.me,
            this,
            x: 0,
            spare: 0,
            targets: Vec::new(),
            results: Vec::new(),
            each: None,
        }
    }

    /// The best that can be made of an effect: its best modes with their best targets.
    pub fn best(&mut self, effect: &Effect) -> f32 {
        match effect {
            Effect::Plain(body) => self.best_body(body),
            Effect::Modal { choose, modes } => {
                let mut values: Vec<f32> = modes.iter().map(|body| self.best_body(body)).collect();
                values.sort_by(|a, b| b.total_cmp(a));
                let (min, max) = match choose {
                    ir::ChooseModes::Exactly(n) => (usize::from(*n), usize::from(*n)),
                    ir::ChooseModes::OneOrMore => (1, modes.len()),
                    ir::ChooseModes::UpTo(n) => (0, usize::from(*n)),
                };
                let taken = values.iter().enumerate().filter(|(nth, v)| *nth < min || *nth < max && **v > 0.0);
                taken.map(|(_, v)| v).sum()
            }
        }
    }

    /// The value of a body with its best targets.
    pub fn best_body(&mut self, body: &Body) -> f32 {
        self.targets = vec![Vec::new(); body.targets.len()];
        for (nth, target) in body.targets.iter().enumerate() {
            self.choose(body, nth, target);
        }
        let value = self.run(body);
        self.targets.clear();
        value
    }

    /// Fills in the targets of one phrase, the best for whoever "you" is.
    fn choose(&mut self, body: &Body, nth: usize, target: &Target) {
        let own = self.sight.sign(self.you);
        let players: Vec<Option<Seat>> = match target.per {
            PerPlayer::Once => vec![None],
            PerPlayer::ForEach(filter) => {
                let all = self.sight.view.seats.iter().filter(|s| s.playing).map(|s| s.seat);
                all.filter(|s| self.admits(filter, *s)).map(Some).collect()
            }
        };
        let mut chosen: Vec<Thing<'a>> = Vec::new();
        for player in players {
            self.each = player.map(Thing::Player);
            let candidates = self.candidates(&target.what);
            self.each = None;
            let (min, max) = self.bounds(&target.quantity);
            self.targets[nth].clear();
            let without = own * self.run(body);
            let mut values: Vec<(f32, Thing<'a>)> = Vec::new();
            for candidate in candidates {
                values.push((own * self.with_target(body, nth, candidate), candidate));
            }
            values.sort_by(|a, b| b.0.total_cmp(&a.0));
            let taken = values.into_iter().enumerate();
            let taken = taken.filter(|(at, (v, _))| *at < min || *at < max && *v > without + 0.01);
            chosen.extend(taken.map(|(_, (_, thing))| thing));
        }
        self.targets[nth] = chosen;
    }

    /// The value with one candidate as the n-th target, beside what is chosen of the others.
    pub fn with_target(&mut self, body: &Body, nth: usize, candidate: Thing<'a>) -> f32 {
        let before = std::mem::replace(&mut self.targets[nth], vec![candidate]);
        let value = self.run(body) + self.ward(candidate);
        self.targets[nth] = before;
        value
    }

    /// CR 702.21a. What ward makes of it: dearer, or in vain.
    fn ward(&self, target: Thing<'a>) -> f32 {
        let Thing::Permanent(p) = target else { return 0.0 };
        if p.controller == self.you || !has(p, KeywordKind::Ward) {
            return 0.0;
        }
        let costs = p.characteristics.abilities.iter().filter_map(|id| match &self.sight.pack.ability(*id).ir {
            Ability::Keyword(ir::Keyword::Ward(cost)) => Some(cost),
            _ => None,
        });
        let mana: u32 = costs.clone().map(mana_in).sum();
        let rest: f32 = costs.flat_map(|cost| &cost.0).map(|part| self.price(part)).sum();
        if mana > self.spare { NEVER * self.sight.sign(self.you) } else { -(0.4 * mana as f32 + rest) }
    }

    /// What a part of a cost that is no mana costs.
    pub fn price(&self, part: &CostPart) -> f32 {
        let each = |objects: &Objects| match objects {
            Objects::The(r) => self.refs(r).iter().map(|thing| self.sight.thing_worth(*thing)).sum(),
            Objects::Chosen(quantity, filter) => {
                let mine = self.all(filter).into_iter().filter(|thing| thing.whose() == self.you);
                let mut worths: Vec<f32> = mine.map(|thing| self.sight.thing_worth(thing)).collect();
                worths.sort_by(f32::total_cmp);
                worths.iter().take(self.bounds(quantity).0).sum()
            }
            Objects::All(_) | Objects::Top(..) | Objects::Some(..) | Objects::Rest(_) | Objects::And(_) => CARD,
        };
        match part {
            CostPart::Mana(_) | CostPart::LessForEach(..) | CostPart::Untap | CostPart::Reveal(_) => 0.0,
            CostPart::Tap => match self.this {
                Some(Thing::Permanent(p)) if is_creature(p) => 0.2 + 0.2 * f32::from(p.characteristics.power.max(0)),
                _ => 0.1,
            },
            CostPart::PayLife(n) => worth::life(self.sight.life(self.you), self.number(n)),
            CostPart::Sacrifice(objects) | CostPart::Exile(objects) => each(objects),
            CostPart::Discard(objects) => each(objects).max(1.0),
            CostPart::ReturnToHand(objects) => 0.5 * each(objects),
            CostPart::TapObjects(objects) => 0.2 * each(objects),
            CostPart::RemoveCounters(_, n) => 0.7 * self.number(n) as f32,
        }
    }

    pub fn bounds(&self, quantity: &Quantity) -> (usize, usize) {
        let n = |n| self.number(n).max(0) as usize;
        match quantity {
            Quantity::Exactly(number) => (n(number), n(number)),
            Quantity::UpTo(number) => (0, n(number)),
            Quantity::Between(least, most) => (n(least), n(most)),
            Quantity::AnyNumber => (0, usize::MAX),
        }
    }

    /// The value of a body with the targets as they are chosen.
    pub fn run(&mut self, body: &Body) -> f32 {
        self.results.clear();
        self.run_all(&body.instructions, &mut 0)
    }

    fn run_all(&mut self, all: &[Instruction], number: &mut u8) -> f32 {
        all.iter().map(|instruction| self.carry_out(instruction, number)).sum()
    }

    fn carry_out(&mut self, instruction: &Instruction, number: &mut u8) -> f32 {
        let own = *number;
        *number += 1;
        match instruction {
            Instruction::Do(players, action) => {
                self.actors(players).into_iter().map(|who| self.act(who, action, own)).sum()
            }
            Instruction::May(players, body) => {
                let mine = self.actors(players).iter().all(|who| *who == self.sight.me);
                let value = self.run_all(body, number);
                if mine { value.max(0.0) } else { value.min(0.0) }
            }
            Instruction::If { condition, then, otherwise } => self.branch(condition, then, otherwise, number),
            Instruction::ForEach(domain, body) => self.for_each(domain, body, number),
            Instruction::Delayed(event, effect) => {
                let factor = if *event == ir::TriggerEvent::Reflexive { 1.0 } else { 0.6 };
                let value = factor * self.clone().best(effect);
                *number += effect.numbers();
                value
            }
            // How often it will trigger is not foreseen.
            Instruction::Whenever(_, _, effect) => {
                let value = 0.6 * self.clone().best(effect);
                *number += effect.numbers();
                value
            }
            Instruction::Unless { payer, cost, then } => {
                let pays = self.player(payer);
                let value = self.run_all(then, number);
                let mana = mana_in(cost);
                match pays {
                    Some(seat) if seat != self.sight.me && self.sight.open_mana(seat) >= mana => 0.3 * value,
                    _ => value,
                }
            }
            Instruction::Instead { usual, condition, then } => {
                let holds = self.holds(condition);
                let no = self.run_all(usual, number);
                let yes = self.run_all(then, number);
                match holds {
                    Some(true) => yes,
                    Some(false) => no,
                    None => 0.5 * (yes + no),
                }
            }
        }
    }

    fn branch(
        &mut self,
        condition: &Condition,
        then: &[Instruction],
        otherwise: &[Instruction],
        number: &mut u8,
    ) -> f32 {
        let holds = self.holds(condition);
        let yes = self.run_all(then, number);
        let no = self.run_all(otherwise, number);
        match holds {
            Some(true) => yes,
            Some(false) => no,
            None => 0.5 * (yes + no),
        }
    }

    fn for_each(&mut self, domain: &Domain, body: &[Instruction], number: &mut u8) -> f32 {
        let elements: Vec<Thing<'a>> = match domain {
            Domain::Players(filter) => {
                let all = self.sight.view.seats.iter().filter(|s| s.playing).map(|s| s.seat);
                all.filter(|s| self.admits(*filter, *s)).map(Thing::Player).collect()
            }
            Domain::Objects(objects) => self.things(objects),
        };
        let (first, before) = (*number, self.each);
        let mut value = 0.0;
        for element in elements {
            (*number, self.each) = (first, Some(element));
            value += self.run_all(body, number);
        }
        self.each = before;
        *number = first + body.iter().map(Instruction::numbers).sum::<u8>();
        value
    }

    fn actors(&self, players: &Players) -> Vec<Seat> {
        match players {
            Players::One(player) => self.player(player).into_iter().collect(),
            Players::Each(filter) => {
                let all = self.sight.view.seats.iter().filter(|s| s.playing).map(|s| s.seat);
                all.filter(|s| self.admits(*filter, *s)).collect()
            }
        }
    }

    /// Every object of a phrase; of a choice all that could be chosen.
    pub fn things(&self, objects: &Objects) -> Vec<Thing<'a>> {
        match objects {
            Objects::The(r) | Objects::Some(_, r) => self.refs(r),
            Objects::All(filter) | Objects::Chosen(_, filter) => self.all(filter),
            Objects::Top(n, player) => {
                let Some(seat) = self.player(player) else { return Vec::new() };
                let library = self.sight.view.seats[seat.index()].library;
                let count = self.number(n).clamp(0, library.into());
                (0..count as u16).map(|place| self.top_card(seat, place)).collect()
            }
            Objects::Rest(_) => Vec::new(),
            Objects::And(all) => all.iter().flat_map(|objects| self.things(objects)).collect(),
        }
    }

    fn top_card(&self, seat: Seat, place: u16) -> Thing<'a> {
        use rules::knowledge::Handle;
        let handle = Handle::Library(seat, place);
        let shown = self.sight.view.seats[seat.index()].shown_in_library.iter().find(|card| card.handle == handle);
        let face = shown.and_then(|card| card.card).map(|seen| seen.get());
        Thing::Card(ir::Zone::Library, seat, handle, face)
    }

    /// The value of an action done to the objects of a phrase, those chosen by whoever does it.
    pub fn done_to(&mut self, who: Seat, action: &Action, objects: &Objects, own: u8) -> f32 {
        let all = self.things(objects);
        let mut values: Vec<(f32, Thing<'a>)> =
            all.into_iter().map(|thing| (self.on(action, who, thing), thing)).collect();
        if let Objects::Chosen(quantity, _) | Objects::Some(quantity, _) = objects {
            let side = self.sight.sign(who);
            values.sort_by(|a, b| (side * b.0).total_cmp(&(side * a.0)));
            let (min, max) = self.bounds(quantity);
            let mut taken = 0;
            values.retain(|(v, _)| {
                let take = taken < min || taken < max && side * v > 0.0;
                taken += usize::from(take);
                take
            });
        }
        let mut sum = 0.0;
        for (value, thing) in values {
            sum += value;
            let result = self.result_of(action, who, thing);
            self.results.push((own, result));
        }
        sum
    }

    /// What an action makes of a thing, for the instructions after it.
    fn result_of(&self, action: &Action, who: Seat, thing: Thing<'a>) -> Thing<'a> {
        match (action, thing) {
            (Action::Cloak(..) | Action::Manifest(..), _) => Thing::Made(who, MASKED),
            _ => thing,
        }
    }

    /// The best face of what would lie face down: what it adds to a 2/2.
    pub fn behind(&self, face: Option<FaceId>) -> f32 {
        let Some(face) = face else { return 0.3 };
        let (card, sight) = (self.sight.face(face), self.sight);
        let way = (0..card.abilities.len()).find_map(|n| super::sight::unmasking(sight.pack, face, n as u8));
        let up = card.printed.is_creature() || way.is_some();
        if up { (0.5 * (sight.card(face) - MASKED)).max(0.0) } else { 0.0 }
    }

    /// A creature of this power and toughness, for whoever gets it.
    pub fn token_worth(&self, token: &ir::Token) -> f32 {
        let (power, toughness) =
            token.power_toughness.as_ref().map_or((0, 0), |(p, t)| (self.number(p), self.number(t)));
        self.sight.token(token, power, toughness)
    }

    /// What so much damage does.
    pub fn damage(&self, to: Thing<'a>, amount: i32) -> f32 {
        match to {
            Thing::Player(seat) => -self.sight.sign(seat) * worth::life(self.sight.life(seat), amount),
            Thing::Permanent(p) if is_creature(p) => {
                let dies = amount >= toughness_left(p) && !has(p, KeywordKind::Indestructible);
                let lost = if dies { self.sight.worth(p) } else { 0.05 * amount as f32 };
                -self.sight.sign(p.controller) * lost
            }
            Thing::Permanent(_) | Thing::Item(_) | Thing::Card(..) | Thing::Made(..) => 0.0,
        }
    }

    pub fn recipients(&self, to: &Recipients) -> Vec<Thing<'a>> {
        match to {
            Recipients::Objects(objects) => self.things(objects),
            Recipients::Players(players) => self.actors(players).into_iter().map(Thing::Player).collect(),
            Recipients::Target(nth) => self.refs(&Ref::Target(*nth)),
        }
    }

    /// What a permanent with this face does as it enters, or as it is turned up.
    pub fn arrival(&mut self, face: FaceId, happens: impl Fn(&ir::TriggerEvent) -> bool) -> f32 {
        let pack = self.sight.pack;
        let abilities = pack.face(face).abilities.iter().map(|on| &pack.ability(on.id).ir);
        let triggered = abilities.filter_map(|ability| match ability {
            Ability::Triggered(t) if happens(&t.event) => Some(t),
            _ => None,
        });
        let mut value = 0.0;
        for t in triggered {
            if t.condition.as_ref().is_none_or(|c| self.holds(c) != Some(false)) {
                value += self.clone().best(&t.effect);
            }
        }
        value
    }

    /// What is done as a permanent with this face is turned up (708.11).
    pub fn unveiled(&mut self, face: FaceId) -> f32 {
        let pack = self.sight.pack;
        let mut value = self.arrival(face, super::texts::turns_up);
        for on in &pack.face(face).abilities {
            match &pack.ability(on.id).ir {
                Ability::Static(ir::Static::AsTurnedFaceUp(effect) | ir::Static::AsEntersOrTurnedFaceUp(effect)) => {
                    value += self.clone().best(effect);
                }
                Ability::Keyword(ir::Keyword::Megamorph(_)) => value += 1.2,
                _ => {}
            }
        }
        value
    }

    /// What turning a face-down permanent up would give its controller, its triggers set aside.
    pub fn turned_up(&self, thing: Thing<'a>) -> f32 {
        let Thing::Permanent(p) = thing else { return 0.0 };
        let sign = self.sight.sign(p.controller);
        let Some(face) = p.card.map(|seen| seen.get()).filter(|_| p.face_down.is_some()) else {
            return if p.face_down.is_some() && sign < 0.0 { 0.2 } else { 0.0 };
        };
        let c = &self.sight.face(face).printed;
        if !c.types.is_permanent() {
            return 0.0;
        }
        sign * (self.sight.card(face) - self.sight.worth(p) + self.counters_keep(p))
    }

    /// What counters and other changes on a face-down creature are worth: they stay.
    fn counters_keep(&self, p: &rules::knowledge::PermanentView) -> f32 {
        let c = &p.characteristics;
        (body(c.power.into(), c.toughness.into(), |_| false) - body(2, 2, |_| false)).max(0.0)
    }

    /// Players of whom nothing is said but that one is meant.
    pub fn seat_of(&self, player: &Player) -> Seat {
        self.player(player).unwrap_or(self.you)
    }
}
