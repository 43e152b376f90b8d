//! CR 118, 601.2f-h. Total costs, whether they can be paid, and paying them.

use crate::decisions::{Answer, Illegal, Prompt, Why};
use crate::event::{Event, MoveCause};
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::mana::payment::{Available, Makes, ManaPart, Scratch, Source, Supply, can_pay, plan};
use crate::mana::{Bundle, ManaType, ManaTypes, TYPES};
use crate::pack::AbilityKind;
use crate::run::{Do, Run, World};
use crate::zones::{Entry, Would};
use ir::{
    Ability, Action, AddedMana, Cost, CostPart, Effect, Instruction, ManaCost, ManaSymbol, Number, Objects, Quantity,
    Zone,
};

/// The mana part of a total cost, owned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct ManaNeed {
    pub generic: u16,
    pub of: [u8; TYPES],
    pub hybrid: Vec<ManaTypes>,
    pub mono_hybrid: [u8; TYPES],
}

impl ManaNeed {
    pub fn of(cost: &ManaCost, x: u32) -> ManaNeed {
        let mut need = ManaNeed::default();
        for symbol in &cost.0 {
            match *symbol {
                ManaSymbol::X => need.generic += x as u16,
                ManaSymbol::Generic(n) => need.generic += u16::from(n),
                ManaSymbol::Colored(c) => need.of[c as usize] += 1,
                ManaSymbol::Colorless => need.of[ManaType::Colorless as usize] += 1,
                ManaSymbol::Hybrid(a, b) => need.hybrid.push(color(a).or(color(b))),
                ManaSymbol::MonoHybrid(c) => need.mono_hybrid[c as usize] += 1,
            }
        }
        need
    }
    pub fn is_nothing(&self) -> bool {
        *self == ManaNeed::default()
    }
    /// CR 601.2f. A reduction takes generic mana only, and its own colors.
    pub fn reduce(&mut self, by: &ManaCost, times: u16) {
        let less = ManaNeed::of(by, 0);
        self.generic = self.generic.saturating_sub(less.generic * times);
        for (have, less) in self.of.iter_mut().zip(less.of) {
            *have = have.saturating_sub(less * times as u8);
        }
    }
    pub fn increase(&mut self, by: &ManaCost, times: u16) {
        let more = ManaNeed::of(by, 0);
        self.generic += more.generic * times;
        for (have, more) in self.of.iter_mut().zip(more.of) {
            *have += more * times as u8;
        }
    }
    fn part(&self) -> ManaPart<'_> {
        ManaPart { generic: self.generic, of: self.of, hybrid: &self.hybrid, mono_hybrid: self.mono_hybrid }
    }
}

fn color(c: ir::Color) -> ManaTypes {
    ManaTypes::one(ManaType::ALL[c as usize])
}

/// A total cost: mana, and the other parts.
#[derive(Clone, Debug, Default)]
pub(crate) struct Total {
    pub mana: ManaNeed,
    pub parts: Vec<CostPart>,
    /// {X} stands in the mana part this many times; the X is announced first.
    pub x_symbols: u16,
}

impl Total {
    pub fn of(cost: &Cost, x: u32) -> Total {
        let mut total = Total::default();
        for part in &cost.0 {
            match part {
                CostPart::Mana(mana) => {
                    total.mana = ManaNeed::of(mana, x);
                    total.x_symbols = mana.0.iter().filter(|s| **s == ManaSymbol::X).count() as u16;
                }
                other => total.parts.push(other.clone()),
            }
        }
        total
    }
    fn taps(&self) -> bool {
        self.parts.contains(&CostPart::Tap)
    }
}

/// What a seat could spend; nothing where only the solver itself can tell.
#[derive(Default)]
pub(crate) struct Purse(Option<Supply>);

impl Purse {
    /// Whether the mana is there, if this purse can tell.
    pub fn pays(&self, need: &ManaNeed) -> Option<bool> {
        self.0.as_ref().map(|supply| supply.pays(&need.part()))
    }
}

/// Mana abilities that the solver may use, and where each comes from.
#[derive(Default)]
struct Sources {
    sources: Vec<Source>,
    bundles: Vec<Bundle>,
    from: Vec<(Slot, u8)>,
}

impl World<'_> {
    /// The mana abilities without further choices or side effects: {T}, and mana comes.
    fn sources(self, seat: Seat, without: Option<Slot>) -> Sources {
        let mut all = Sources::default();
        for p in &self.s.battlefield {
            let mine = self.s.object(p.slot).controller == seat;
            if !mine || p.tapped || p.phased_out || Some(p.slot) == without || self.is_sick(p.slot) {
                continue;
            }
            let abilities = self.abilities_of(&p.characteristics);
            // The most flexible of its abilities stands for the permanent, which taps once.
            let mut best: Option<(Makes, u8, u32)> = None;
            for (nth, on) in abilities.iter().enumerate() {
                let def = self.pack().ability(on.id);
                if def.kind != AbilityKind::Mana {
                    continue;
                }
                let Ability::Activated(a) = &def.ir else { continue };
                if a.cost.0 != [CostPart::Tap] || !a.limits.is_empty() {
                    continue;
                }
                let Some((makes, flexible)) = makes(&a.effect, &mut all.bundles) else { continue };
                best = Some(match best {
                    None => (makes, nth as u8, flexible),
                    Some((Makes::One(x), first, _)) if matches!(makes, Makes::One(_)) => {
                        let Makes::One(y) = makes else { unreachable!("just matched") };
                        let both = x.or(y);
                        (Makes::One(both), first, both.count())
                    }
                    Some(kept) => kept,
                });
            }
            if let Some((makes, nth, flexible)) = best {
                // A creature that makes mana is tapped after lands.
                let rank = flexible as u8 * 2 + u8::from(p.characteristics.is_creature());
                all.sources.push(Source { makes, rank });
                all.from.push((p.slot, nth));
            }
        }
        all
    }

    /// What a seat could spend now, counted once for many costs.
    pub(crate) fn purse(self, seat: Seat) -> Purse {
        let sources = self.sources(seat, None);
        Purse(Supply::of(&Available {
            pool: self.s.seat(seat).mana,
            special: &[],
            sources: &sources.sources,
            bundles: &sources.bundles,
        }))
    }

    /// CR 118.3. Whether the mana can be produced.
    pub(crate) fn can_pay_mana(self, seat: Seat, need: &ManaNeed, without: Option<Slot>) -> bool {
        if need.is_nothing() {
            return true;
        }
        let sources = self.sources(seat, without);
        let available = Available {
            pool: self.s.seat(seat).mana,
            special: &[],
            sources: &sources.sources,
            bundles: &sources.bundles,
        };
        can_pay(&available, &need.part())
    }

    /// The largest X that can be paid.
    fn largest_x(self, seat: Seat, need: &ManaNeed, symbols: u16, without: Option<Slot>) -> u32 {
        let mut x = 0;
        loop {
            let mut more = need.clone();
            more.generic += symbols * (x as u16 + 1);
            if x >= 200 || !self.can_pay_mana(seat, &more, without) {
                return x;
            }
            x += 1;
        }
    }

    /// CR 118.7. A total cost with its own reductions worked out.
    pub(crate) fn total(self, cost: &Cost, scope: &Scope) -> Total {
        let mut total = Total::of(cost, scope.x);
        for part in &cost.0 {
            if let CostPart::LessForEach(less, filter) = part {
                total.mana.reduce(less, self.all_matching(filter, scope).len() as u16);
            }
        }
        total
    }

    /// Whether a seat can pay a cost for an ability or an action of this object.
    pub(crate) fn affordable(self, seat: Seat, object: Slot, cost: &Cost) -> Result<(), Illegal> {
        let scope = Scope::of(seat, self.s.reference(object));
        self.can_pay_total(seat, object, &self.total(cost, &scope), &scope)
    }

    pub(crate) fn can_pay_total(self, seat: Seat, object: Slot, total: &Total, scope: &Scope) -> Result<(), Illegal> {
        for part in &total.parts {
            self.can_pay_part(seat, object, part, scope)?;
        }
        let without = total.taps().then_some(object);
        if self.can_pay_mana(seat, &total.mana, without) {
            Ok(())
        } else {
            Err(Illegal::new("118.3", "there is not enough mana for the cost"))
        }
    }

    fn can_pay_part(self, seat: Seat, object: Slot, part: &CostPart, scope: &Scope) -> Result<(), Illegal> {
        let permanent = self.s.permanent(object);
        let no = |rule, why| Err(Illegal::new(rule, why));
        match part {
            CostPart::Mana(_) | CostPart::LessForEach(..) => Ok(()),
            CostPart::Tap => match permanent {
                Some(p) if p.tapped => no("107.5", "it is tapped already"),
                Some(_) if self.is_sick(object) => {
                    no("302.6", "it has not been under your control since your turn began")
                }
                Some(_) => Ok(()),
                None => no("602.2", "only a permanent can be tapped"),
            },
            CostPart::Untap => match permanent {
                Some(p) if p.tapped && !self.is_sick(object) => Ok(()),
                Some(_) => no("107.6", "it can't be untapped for the cost"),
                None => no("602.2", "only a permanent can be untapped"),
            },
            CostPart::PayLife(n) => {
                let enough = self.s.seat(seat).life >= self.number_value(n, scope);
                if enough { Ok(()) } else { no("119.4", "there is not enough life to pay") }
            }
            CostPart::RemoveCounters(kind, n) => {
                let have = i32::from(self.s.counters_on(self.s.reference(object), *kind));
                if have >= self.number_value(n, scope) { Ok(()) } else { no("118.3", "there are not enough counters") }
            }
            CostPart::Sacrifice(objects)
            | CostPart::Discard(objects)
            | CostPart::Exile(objects)
            | CostPart::Reveal(objects)
            | CostPart::ReturnToHand(objects)
            | CostPart::TapObjects(objects) => {
                let (min, from) = self.cost_candidates(seat, object, part, objects, scope);
                if from.len() >= min {
                    Ok(())
                } else {
                    no("118.3", "there is nothing to pay this part of the cost with")
                }
            }
        }
    }

    /// What a part of a cost can be paid with, and how many are needed.
    fn cost_candidates(
        self,
        seat: Seat,
        object: Slot,
        part: &CostPart,
        objects: &Objects,
        scope: &Scope,
    ) -> (usize, Vec<ObjectRef>) {
        let (quantity, mut from) = match objects {
            Objects::Chosen(q, filter) => (q.clone(), self.all_matching(filter, scope)),
            Objects::The(r) => {
                let all = self.refs(r, scope);
                (Quantity::Exactly(Number::Literal(all.len() as i32)), all)
            }
            Objects::All(filter) => {
                let all = self.all_matching(filter, scope);
                (Quantity::Exactly(Number::Literal(all.len() as i32)), all)
            }
            Objects::Top(..) | Objects::Some(..) | Objects::Rest(_) | Objects::And(_) => (Quantity::ONE, Vec::new()),
        };
        from.retain(|&w| self.s.exists(w));
        match part {
            // CR 701.21a.
            CostPart::Sacrifice(_) => {
                from.retain(|w| self.s.permanent_of(*w).is_some() && self.s.object(w.slot).controller == seat)
            }
            CostPart::Discard(_) | CostPart::Reveal(_) => from.retain(|w| {
                let o = self.s.object(w.slot);
                o.zone == Zone::Hand && o.owner == seat && (w.slot != object || matches!(objects, Objects::The(_)))
            }),
            CostPart::TapObjects(_) => from.retain(|w| {
                self.s.permanent_of(*w).is_some_and(|p| !p.tapped) && self.s.object(w.slot).controller == seat
            }),
            CostPart::ReturnToHand(_) => from.retain(|w| self.s.permanent_of(*w).is_some()),
            CostPart::Exile(_)
            | CostPart::Mana(_)
            | CostPart::Tap
            | CostPart::Untap
            | CostPart::PayLife(_)
            | CostPart::LessForEach(..)
            | CostPart::RemoveCounters(..) => {}
        }
        (self.bounds(&quantity, scope).0, from)
    }

    /// CR 302.6. A creature whose {T} abilities and attacks must wait.
    pub(crate) fn is_sick(self, slot: Slot) -> bool {
        self.s.permanent(slot).is_some_and(|p| {
            let c = &p.characteristics;
            c.is_creature() && !c.has(ir::KeywordKind::Haste) && !self.since_turn_began(p)
        })
    }

    /// Under its controller's control continuously since their most recent turn began.
    fn since_turn_began(self, p: &crate::state::Permanent) -> bool {
        let controller = self.s.object(p.slot).controller;
        let last = self.last_turn_of(controller);
        p.since_turn < last
    }

    /// The number of the most recent turn of a seat.
    fn last_turn_of(self, seat: Seat) -> u32 {
        if self.s.turn.active == seat {
            return self.s.turn.number;
        }
        self.s.seat(seat).last_turn
    }
}

/// What a mana ability adds, if it adds it without further ado; and how flexible that is.
fn makes(effect: &Effect, bundles: &mut Vec<Bundle>) -> Option<(Makes, u32)> {
    let Effect::Plain(body) = effect else { return None };
    let [Instruction::Do(_, Action::AddMana(added))] = body.instructions.as_slice() else { return None };
    match added {
        AddedMana::These(cost) => match cost.0.as_slice() {
            [ManaSymbol::Colored(c)] => Some((Makes::One(color(*c)), 1)),
            [ManaSymbol::Colorless] => Some((Makes::One(ManaTypes::COLORLESS), 0)),
            _ => {
                bundles.push(ManaNeed::of(cost, 0).of);
                Some((Makes::Bundles { first: bundles.len() as u16 - 1, count: 1 }, 3))
            }
        },
        AddedMana::OneOf(cost) => {
            let types = cost.0.iter().fold(ManaTypes::NONE, |all, s| match s {
                ManaSymbol::Colored(c) => all.or(color(*c)),
                _ => all.or(ManaTypes::COLORLESS),
            });
            Some((Makes::One(types), types.count()))
        }
        AddedMana::AnyOneColor(1) => Some((Makes::One(ManaTypes::ANY_COLOR), 5)),
        AddedMana::AnyOneColor(n) => {
            let first = bundles.len() as u16;
            for c in 0..5 {
                let mut bundle = [0; TYPES];
                bundle[c] = *n;
                bundles.push(bundle);
            }
            Some((Makes::Bundles { first, count: 5 }, 6))
        }
    }
}

impl Run<'_> {
    /// CR 601.2b, 107.3. Announces X if the cost has one.
    pub(crate) fn announce_x(&mut self, seat: Seat, object: Slot, total: &mut Total) -> Do<u32> {
        if total.x_symbols == 0 {
            return Ok(0);
        }
        let without = total.taps().then_some(object);
        let max = self.world().largest_x(seat, &total.mana, total.x_symbols, without);
        let Answer::Number(x) = self.ask(seat, Prompt::Number { min: 0, max, why: Why::X })? else {
            unreachable!("checked")
        };
        total.mana.generic += x as u16 * total.x_symbols;
        Ok(x)
    }

    /// CR 601.2g-h. Mana abilities, then every part of the cost. The cost was found affordable.
    pub(crate) fn pay(&mut self, seat: Seat, object: ObjectRef, total: &Total, scope: &Scope) -> Do<()> {
        let without = total.taps().then_some(object.slot);
        if !total.mana.is_nothing() {
            loop {
                match self.ask(seat, Prompt::Pay { what: object })? {
                    Answer::PayAutomatically => break,
                    Answer::ActivateForMana { object, ability } => self.activate_mana(seat, object, ability)?,
                    _ => unreachable!("checked"),
                }
            }
            self.pay_mana(seat, &total.mana, without)?;
        }
        for part in &total.parts {
            self.pay_part(seat, object, part, scope)?;
        }
        Ok(())
    }

    fn pay_mana(&mut self, seat: Seat, need: &ManaNeed, without: Option<Slot>) -> Do<()> {
        let sources = self.world().sources(seat, without);
        let mut scratch = Scratch::default();
        let available = Available {
            pool: self.s.seat(seat).mana,
            special: &[],
            sources: &sources.sources,
            bundles: &sources.bundles,
        };
        let Some(plan) = plan(&available, &need.part(), &mut scratch) else {
            // Mana was made and spent in between: the drive back is Withdraw; what is there is taken.
            return Ok(());
        };
        let mut pool = self.s.seat(seat).mana;
        for spend in &plan.spends {
            if let crate::mana::payment::Unit::Pool(t) = spend.unit {
                pool[t as usize] -= 1;
            }
        }
        for activation in &plan.activations {
            let (slot, _) = sources.from[activation.source as usize];
            let what = self.s.reference(slot);
            self.s.permanent_mut(slot).expect("a source").tapped = true;
            self.event(Event::Tapped { what });
            self.event(Event::ManaAdded { seat, mana: activation.adds, source: what });
            let used = plan.spends.iter().filter(
                |s| matches!(s.unit, crate::mana::payment::Unit::Made { source, .. } if source == activation.source),
            );
            let mut left = activation.adds;
            for spend in used {
                if let crate::mana::payment::Unit::Made { of, .. } = spend.unit {
                    left[of as usize] -= 1;
                }
            }
            for (have, more) in pool.iter_mut().zip(left) {
                *have += more;
            }
        }
        self.s.seat_mut(seat).mana = pool;
        Ok(())
    }

    fn pay_part(&mut self, seat: Seat, object: ObjectRef, part: &CostPart, scope: &Scope) -> Do<()> {
        match part {
            CostPart::Mana(_) | CostPart::LessForEach(..) => {}
            CostPart::Tap => self.tap(object),
            CostPart::Untap => self.untap(object),
            CostPart::PayLife(n) => {
                let amount = self.world().number_value(n, scope);
                self.lose_life(seat, amount);
            }
            CostPart::RemoveCounters(kind, n) => {
                let count = self.world().number_value(n, scope).max(0) as u16;
                self.remove_counters(object, *kind, count);
            }
            CostPart::Sacrifice(objects)
            | CostPart::Discard(objects)
            | CostPart::Exile(objects)
            | CostPart::Reveal(objects)
            | CostPart::ReturnToHand(objects)
            | CostPart::TapObjects(objects) => {
                let (min, from) = self.world().cost_candidates(seat, object.slot, part, objects, scope);
                let chosen = if from.len() == min {
                    from
                } else {
                    let slots = from.iter().map(|w| w.slot).collect();
                    self.choose_objects(seat, slots, min as u16, min as u16, Why::Cost)?
                };
                self.pay_with(seat, part, &chosen)?;
            }
        }
        Ok(())
    }

    fn pay_with(&mut self, seat: Seat, part: &CostPart, chosen: &[ObjectRef]) -> Do<()> {
        let moved = |to, cause| -> Vec<Would> {
            chosen.iter().map(|&what| Would::Move { what, to, entry: Entry::PLAIN, cause }).collect()
        };
        match part {
            CostPart::Sacrifice(_) => self.sacrifice(seat, chosen)?,
            CostPart::Discard(_) => {
                let slots: Vec<Slot> = chosen.iter().map(|w| w.slot).collect();
                self.discard_cards(seat, &slots)?;
            }
            CostPart::Exile(_) => {
                self.perform(&moved(Zone::Exile, MoveCause::Exile))?;
            }
            CostPart::ReturnToHand(_) => {
                self.perform(&moved(Zone::Hand, MoveCause::Return))?;
            }
            CostPart::Reveal(_) => chosen.iter().for_each(|&what| self.reveal(what)),
            CostPart::TapObjects(_) => chosen.iter().for_each(|&what| self.tap(what)),
            CostPart::Mana(_)
            | CostPart::Tap
            | CostPart::Untap
            | CostPart::PayLife(_)
            | CostPart::LessForEach(..)
            | CostPart::RemoveCounters(..) => {}
        }
        Ok(())
    }
}
