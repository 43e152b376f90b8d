//! CR 118, 601.2f-h. Total costs, whether they can be paid, and paying them.

use crate::decisions::{Answer, Prompt, Why};
use crate::event::{Event, MoveCause};
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::mana::payment::{ManaPart, Plan, Scratch, Unit, can_pay, plan};
use crate::mana::sources::{Sources, color};
use crate::mana::{Bundle, ManaType, ManaTypes, TYPES};
use crate::refusals::{Illegal, Reason};
use crate::run::{Do, Run, World};
use crate::zones::{Entry, Would};
use ir::{Color, Cost, CostPart, ManaCost, ManaSymbol, Number, Objects, Quantity, Zone};

/// CR 601.2f. The mana part of a total cost, without {X}.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ManaNeed {
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
        for (have, more) in self.mono_hybrid.iter_mut().zip(more.mono_hybrid) {
            *have += more * times as u8;
        }
        for _ in 0..times {
            self.hybrid.extend_from_slice(&more.hybrid);
        }
    }
    /// The same in symbols, generic mana first.
    pub fn symbols(&self) -> ManaCost {
        let mut all = Vec::new();
        if self.generic > 0 {
            all.push(ManaSymbol::Generic(u8::try_from(self.generic).unwrap_or(u8::MAX)));
        }
        for t in ManaType::ALL {
            let color = Color::ALL.get(t as usize).copied();
            let (of, mono) = (usize::from(self.of[t as usize]), usize::from(self.mono_hybrid[t as usize]));
            all.extend(std::iter::repeat_n(color.map_or(ManaSymbol::Colorless, ManaSymbol::Colored), of));
            all.extend(color.into_iter().flat_map(|c| std::iter::repeat_n(ManaSymbol::MonoHybrid(c), mono)));
        }
        for types in &self.hybrid {
            let mut colors = types.iter().filter_map(|t| Color::ALL.get(t as usize).copied());
            if let (Some(a), Some(b)) = (colors.next(), colors.next()) {
                all.push(ManaSymbol::Hybrid(a, b));
            }
        }
        ManaCost(all)
    }
    pub(crate) fn part(&self) -> ManaPart<'_> {
        ManaPart { generic: self.generic, of: self.of, hybrid: &self.hybrid, mono_hybrid: self.mono_hybrid }
    }
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
    /// The mana part as a cost, X not yet announced.
    pub fn mana_cost(&self) -> ManaCost {
        let mut symbols = vec![ManaSymbol::X; usize::from(self.x_symbols)];
        symbols.extend(self.mana.symbols().0);
        ManaCost(symbols)
    }
    fn taps(&self) -> bool {
        self.parts.contains(&CostPart::Tap)
    }
}

/// A payment that is planned and not made.
#[derive(Debug, Default)]
pub(crate) struct Proposed {
    pub from_pool: Bundle,
    /// What is tapped, and what it adds.
    pub tapped: Vec<(Slot, Bundle)>,
}

/// Room for paying costs, used again so that no payment allocates.
#[derive(Debug, Default)]
pub(crate) struct Room {
    sources: Sources,
    scratch: Scratch,
}

impl World<'_> {
    /// CR 118.3. Whether the mana can be produced.
    pub(crate) fn can_pay_mana(self, seat: Seat, need: &ManaNeed, without: Option<Slot>) -> bool {
        if need.is_nothing() {
            return true;
        }
        if let Some(supply) = self.supply(seat, without) {
            return supply.pays(&need.part());
        }
        let mut sources = Sources::default();
        self.sources(seat, without, &mut sources);
        can_pay(&sources.available(&self.s.seat(seat).mana), &need.part())
    }

    /// How [`Run::pay`] would pay now.
    pub(crate) fn proposed_payment(self, seat: Seat, need: &ManaNeed, without: Option<Slot>) -> Proposed {
        let (mut sources, mut scratch) = (Sources::default(), Scratch::default());
        self.sources(seat, without, &mut sources);
        let mut proposed = Proposed::default();
        let available = sources.available(&self.s.seat(seat).mana);
        if let Some(plan) = plan(&available, &need.part(), &mut scratch) {
            for spend in &plan.spends {
                if let Unit::Pool(t) = spend.unit {
                    proposed.from_pool[t as usize] += 1;
                }
            }
            let tapped = plan.activations.iter().map(|a| (sources.from[a.source as usize], a.adds));
            proposed.tapped.extend(tapped);
        }
        proposed
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
            Err(Illegal::new("118.3", Reason::NotEnoughMana))
        }
    }

    fn can_pay_part(self, seat: Seat, object: Slot, part: &CostPart, scope: &Scope) -> Result<(), Illegal> {
        let permanent = self.s.permanent(object);
        let no = |rule, why| Err(Illegal::new(rule, why));
        match part {
            CostPart::Mana(_) | CostPart::LessForEach(..) => Ok(()),
            CostPart::Tap => match permanent {
                Some(p) if p.tapped => no("107.5", Reason::AlreadyTapped),
                Some(_) if self.is_sick(object) => no("302.6", Reason::SummoningSick),
                Some(_) => Ok(()),
                None => no("602.2", Reason::OnlyPermanentsTap),
            },
            CostPart::Untap => match permanent {
                Some(p) if p.tapped && !self.is_sick(object) => Ok(()),
                Some(_) => no("107.6", Reason::CantUntapForCost),
                None => no("602.2", Reason::OnlyPermanentsUntap),
            },
            CostPart::PayLife(n) => {
                let enough = self.s.seat(seat).life >= self.number_value(n, scope);
                if enough { Ok(()) } else { no("119.4", Reason::NotEnoughLife) }
            }
            CostPart::RemoveCounters(kind, n) => {
                let have = i32::from(self.s.counters_on(self.s.reference(object), *kind));
                if have >= self.number_value(n, scope) { Ok(()) } else { no("118.3", Reason::NotEnoughCounters) }
            }
            CostPart::Sacrifice(objects)
            | CostPart::Discard(objects)
            | CostPart::Exile(objects)
            | CostPart::Reveal(objects)
            | CostPart::ReturnToHand(objects)
            | CostPart::TapObjects(objects) => {
                let (min, from) = self.cost_candidates(seat, object, part, objects, scope);
                if from.len() >= min { Ok(()) } else { no("118.3", Reason::NothingToPayWith) }
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
            // CR 601.2a. A card that is being cast is on the stack as its costs are paid.
            CostPart::Exile(_) => from.retain(|w| w.slot != object || matches!(objects, Objects::The(_))),
            CostPart::Mana(_)
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
                let prompt = Prompt::Pay { what: object, need: total.mana.clone(), without };
                match self.ask(seat, prompt)? {
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
        let Room { mut sources, mut scratch } = std::mem::take(&mut *self.room);
        self.world().sources(seat, without, &mut sources);
        let available = sources.available(&self.s.seat(seat).mana);
        // Mana was made and spent in between: the drive back is Withdraw; what is there is taken.
        if let Some(plan) = plan(&available, &need.part(), &mut scratch) {
            self.spend(seat, plan, &sources);
        }
        *self.room = Room { sources, scratch };
        Ok(())
    }

    /// CR 601.2g-h. Activates and spends as planned; what is made and not spent stays in the pool.
    fn spend(&mut self, seat: Seat, plan: &Plan, sources: &Sources) {
        let mut pool = self.s.seat(seat).mana;
        for spend in &plan.spends {
            if let Unit::Pool(t) = spend.unit {
                pool[t as usize] -= 1;
            }
        }
        for activation in &plan.activations {
            let slot = sources.from[activation.source as usize];
            let what = self.s.reference(slot);
            self.s.permanent_mut(slot).expect("a source").tapped = true;
            self.event(Event::Tapped { what });
            self.event(Event::ManaAdded { seat, mana: activation.adds, source: what });
            let used = plan
                .spends
                .iter()
                .filter(|s| matches!(s.unit, Unit::Made { source, .. } if source == activation.source));
            let mut left = activation.adds;
            for spend in used {
                if let Unit::Made { of, .. } = spend.unit {
                    left[of as usize] -= 1;
                }
            }
            for (have, more) in pool.iter_mut().zip(left) {
                *have += more;
            }
        }
        // CHOICE: of mana of one type, what would be lost first is spent first.
        let row = self.s.seat_mut(seat);
        row.mana = pool;
        row.lasting_mana.iter_mut().zip(pool).for_each(|(lasting, left)| *lasting = left.min(*lasting));
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
            CostPart::Sacrifice(_) => drop(self.sacrifice(seat, chosen)?),
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
