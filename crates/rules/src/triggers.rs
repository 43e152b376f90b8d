//! CR 603. Triggered abilities.
//!
//! Events are matched where they happen: those that look back (603.10) against what
//! stands before the batch, all others right after it. What triggered waits in
//! `pending` until a player would receive priority (603.3).

mod watching;

pub(crate) use watching::{
    WATCH_ASKING, WATCH_LEAVES, WATCH_LOOKS, WATCH_REPLACE, WATCH_STATIC, WATCH_TOPS, kind_of, watches,
};

use crate::decisions::{Answer, Prompt, Why};
use crate::event::{Event, MoveCause};
use crate::filter::{Scope, meant};
use crate::ids::{AbilityId, Identity, ObjectRef, Seat};
use crate::run::{Do, Run, World};
use crate::state::{Captured, Delayed, Occasion, Pending, Place, Role, StackKind, Until};
use crate::zones::Would;
use ir::{Ability, DamageKind, DamageTo, Effect, Keyword, Subject, TriggerEvent, Triggered, Zone};
use watching::{Back, looking_back, step_of};

impl World<'_> {
    /// What the abilities on the battlefield care about, as bits.
    pub(crate) fn watching(self) -> u64 {
        let mut bits = 0;
        for p in &self.s.battlefield {
            bits |= match p.characteristics.abilities {
                crate::Abilities::Printed(face) => self.pack().face(face).watched,
                crate::Abilities::Computed { .. } => {
                    let all = self.abilities_of(&p.characteristics);
                    all.iter().fold(0, |bits, on| bits | watches(&self.pack().ability(on.id).ir))
                }
            };
            bits |= self.acts(p);
            if p.characteristics.supertypes.has(ir::Supertype::Legendary) {
                bits |= WATCH_ASKING;
            }
        }
        if !self.table.commanders.is_empty() {
            bits |= WATCH_ASKING;
        }
        bits
    }

    /// The bit of the controller of a permanent with which more can be done than make mana.
    pub(crate) fn acts(self, p: &crate::state::Permanent) -> u64 {
        let plain = match p.characteristics.abilities {
            crate::Abilities::Printed(face) => !self.pack().face(face).activates,
            crate::Abilities::Computed { .. } => false,
        };
        if plain && p.face_down.is_none() { 0 } else { 1 << self.s.object(p.slot).controller.0 }
    }

    /// Whether an object is the subject of an event, for an ability of `scope.this`.
    fn is_subject(self, subject: &Subject, what: ObjectRef, scope: &Scope) -> bool {
        match subject {
            Subject::The(r) => self.refs(r, scope).contains(&what),
            Subject::Any(filter) | Subject::OneOrMore(filter) => self.matches_ref(filter, what, scope),
        }
    }

    /// The same for a delayed trigger, which watches things leave without being on the battlefield.
    fn delayed_occasion(self, trigger: &TriggerEvent, event: &Event, scope: &Scope) -> Option<Occasion> {
        let back = looking_back(trigger);
        let (was, died) = match *event {
            Event::Died { was } => (was, true),
            Event::Moved { was, from: Zone::Battlefield, .. } => (was, false),
            Event::Sacrificed { seat, what } => return self.sacrificed(trigger, seat, what, scope),
            _ => return self.occasion(trigger, event, scope),
        };
        let found = back.iter().any(|back| match back {
            Back::Leaves(subject) => !died && self.is_subject(subject, was, scope),
            Back::Dies(subject) => died && self.is_subject(subject, was, scope),
            Back::Sacrificed(..) => false,
        });
        found.then_some(Occasion::of_leaving(was))
    }

    /// What a permanent that a player sacrifices sets off.
    fn sacrificed(self, trigger: &TriggerEvent, seat: Seat, what: ObjectRef, scope: &Scope) -> Option<Occasion> {
        let fits = |back: &Back<'_>| match back {
            Back::Sacrificed(who, filter) => {
                meant(*who, scope.controller, seat) && self.matches_ref(filter, what, scope)
            }
            Back::Leaves(_) | Back::Dies(_) => false,
        };
        let occasion = Occasion { player: Some(seat), ..Occasion::of_leaving(what) };
        looking_back(trigger).iter().any(fits).then_some(occasion)
    }

    /// What a permanent that is about to move sets off, seen as it still stands there.
    fn leaving(self, back: &Back<'_>, would: &Would, scope: &Scope) -> Option<Occasion> {
        let Would::Move { what, to, cause, .. } = *would;
        self.s.permanent_of(what)?;
        let seat = self.s.object(what.slot).controller;
        let about = Occasion::of_leaving(what);
        match back {
            Back::Leaves(subject) => self.is_subject(subject, what, scope).then_some(about),
            Back::Dies(subject) => (to == Zone::Graveyard && self.is_subject(subject, what, scope)).then_some(about),
            Back::Sacrificed(who, filter) => {
                let fits = cause == MoveCause::Sacrifice
                    && meant(*who, scope.controller, seat)
                    && self.matches_ref(filter, what, scope);
                fits.then_some(Occasion { player: Some(seat), ..about })
            }
        }
    }

    /// Whether a past event sets off this trigger, and what it is then about.
    fn occasion(self, trigger: &TriggerEvent, event: &Event, scope: &Scope) -> Option<Occasion> {
        let about = |object: ObjectRef| Occasion { object, ..Occasion::NONE };
        let subject = |s: &Subject, what: ObjectRef| self.is_subject(s, what, scope).then(|| about(what));
        let player = |who: &ir::PlayerFilterOrYou, seat: Seat| {
            meant(*who, scope.controller, seat).then_some(Occasion { player: Some(seat), ..Occasion::NONE })
        };
        match (trigger, *event) {
            (TriggerEvent::Enters(s), Event::Moved { now, to: Zone::Battlefield, .. }) => subject(s, now),
            (TriggerEvent::TurnedFaceUp(s), Event::TurnedFaceUp { what, .. }) => subject(s, what),
            (TriggerEvent::Attacks(s), Event::Attacked { attacker, defender }) => {
                subject(s, attacker).map(|o| Occasion { player: Some(defender), ..o })
            }
            (TriggerEvent::Blocks(s), Event::Blocked { blocker, attacker }) => {
                subject(s, blocker).map(|o| Occasion { source: attacker, ..o })
            }
            (TriggerEvent::BecomesBlocked(s), Event::BecameBlocked { attacker }) => subject(s, attacker),
            (TriggerEvent::BecomesTapped(s), Event::Tapped { what }) => subject(s, what),
            (TriggerEvent::BecomesTarget(s, by_whom), Event::Targeted { item, target, by }) => {
                let admitted = by_whom.is_none_or(|f| crate::filter::admits(f, scope.controller, by));
                subject(s, target).filter(|_| admitted).map(|o| Occasion { source: item, player: Some(by), ..o })
            }
            (
                TriggerEvent::DealsDamage { source: s, to, kind },
                Event::DamageToPlayer { source, to: seat, amount, combat },
            ) => {
                let fits = kind_fits(*kind, combat)
                    && match to {
                        DamageTo::Anything => true,
                        DamageTo::Player(who) => meant(*who, scope.controller, seat),
                        DamageTo::Object(_) => false,
                    };
                subject(s, source).filter(|_| fits).map(|_| Occasion {
                    source,
                    player: Some(seat),
                    amount,
                    ..Occasion::NONE
                })
            }
            (
                TriggerEvent::DealsDamage { source: s, to, kind },
                Event::DamageToObject { source, to: what, amount, combat },
            ) => {
                let fits = kind_fits(*kind, combat)
                    && match to {
                        DamageTo::Anything => true,
                        DamageTo::Player(_) => false,
                        DamageTo::Object(filter) => self.matches_ref(filter, what, scope),
                    };
                subject(s, source).filter(|_| fits).map(|_| Occasion { source, amount, ..about(what) })
            }
            (TriggerEvent::IsDealtDamage(s, kind), Event::DamageToObject { source, to, amount, combat }) => {
                let fits = kind_fits(*kind, combat);
                subject(s, to).filter(|_| fits).map(|o| Occasion { source, amount, ..o })
            }
            (TriggerEvent::Casts(who, filter), Event::Cast { seat, spell }) => player(who, seat)
                .filter(|_| self.matches_ref(filter, spell, scope))
                .map(|o| Occasion { object: spell, ..o }),
            (TriggerEvent::Beginning(at, who), Event::StepBegan { step, active }) => {
                player(who, active).filter(|_| step_of(*at) == step)
            }
            (TriggerEvent::Draws(who), Event::Drew { seat }) => player(who, seat),
            (TriggerEvent::Discards(who), Event::Discarded { seat, what }) => {
                player(who, seat).map(|o| Occasion { object: what, ..o })
            }
            (TriggerEvent::GainsLife(who), Event::GainedLife { seat, amount }) => {
                player(who, seat).map(|o| Occasion { amount, ..o })
            }
            (TriggerEvent::Surveils(who), Event::Surveiled { seat }) => player(who, seat),
            (TriggerEvent::ShufflesLibrary(who), Event::LibraryShuffled { seat }) => player(who, seat),
            (TriggerEvent::ManifestsDread(who), Event::ManifestedDread { seat }) => player(who, seat),
            (TriggerEvent::AnyOf(all), _) => all.iter().find_map(|t| self.occasion(t, event, scope)),
            _ => None,
        }
    }
}

fn kind_fits(kind: DamageKind, combat: bool) -> bool {
    match kind {
        DamageKind::Any => true,
        DamageKind::Combat => combat,
        DamageKind::Noncombat => !combat,
    }
}

impl Run<'_> {
    /// CR 603.10a. Matches abilities that look back, before the batch happens.
    pub(crate) fn look_back(&mut self, moves: &[Would]) {
        if self.s.watched & WATCH_LEAVES == 0 {
            return;
        }
        let table = self.table;
        for p in self.s.battlefield.clone() {
            if p.phased_out {
                continue;
            }
            let this = self.s.reference(p.slot);
            let controller = self.s.object(p.slot).controller;
            for (nth, on) in self.world().abilities(p.slot).to_vec().into_iter().enumerate() {
                let Ability::Triggered(t) = &table.pack.ability(on.id).ir else { continue };
                let back = looking_back(&t.event);
                let scope = Scope::of(controller, this);
                for would in moves {
                    let seen = |back: &Back<'_>| self.world().leaving(back, would, &scope);
                    let Some((once, occasion)) = back.iter().find_map(|b| Some((b.is_one_or_more(), seen(b)?))) else {
                        continue;
                    };
                    self.trigger((on.id, nth), t, this, controller, occasion);
                    if once {
                        break;
                    }
                }
            }
        }
    }

    /// Matches what has happened since the last time against every ability that can see it.
    pub(crate) fn match_events(&mut self) {
        let from = self.s.matched as usize;
        self.s.matched = self.s.records.len() as u32;
        let kinds = std::mem::take(&mut self.s.unmatched) & self.s.watched;
        if kinds != 0 {
            self.match_battlefield(from, kinds);
        }
        if !self.s.delayed.is_empty() && from != self.s.records.len() {
            self.match_delayed(from);
        }
    }

    /// Nothing of the battlefield and the events changes: what triggers waits.
    fn match_battlefield(&mut self, from: usize, kinds: u64) {
        let table = self.table;
        for at in 0..self.s.battlefield.len() {
            let p = &self.s.battlefield[at];
            let printed = match p.characteristics.abilities {
                crate::Abilities::Printed(face) => table.pack.face(face).watched & kinds != 0,
                crate::Abilities::Computed { .. } => true,
            };
            if p.phased_out || !printed {
                continue;
            }
            let (slot, c) = (p.slot, p.characteristics);
            let this = self.s.reference(slot);
            let controller = self.s.object(slot).controller;
            let scope = Scope::of(controller, this);
            for nth in 0..self.world().abilities_of(&c).len() {
                let on = self.world().abilities_of(&c)[nth];
                match &table.pack.ability(on.id).ir {
                    Ability::Triggered(t) if matches!(t.event, TriggerEvent::IsDealtDamage(..)) => {
                        for occasion in self.world().damaged(&t.event, from, &scope) {
                            self.trigger((on.id, nth), t, this, controller, occasion);
                        }
                    }
                    Ability::Triggered(t) => {
                        let once = is_one_or_more(&t.event);
                        for event in from..self.s.records.len() {
                            let event = self.s.records[event];
                            if let Some(occasion) = self.world().occasion(&t.event, &event, &scope) {
                                self.trigger((on.id, nth), t, this, controller, occasion);
                                if once {
                                    break;
                                }
                            }
                        }
                    }
                    Ability::Keyword(Keyword::Ward(_)) => self.ward(on.id, this, controller, from),
                    Ability::Keyword(Keyword::Prowess) => self.prowess(on.id, this, controller, from),
                    Ability::Keyword(_) | Ability::Spell(_) | Ability::Activated(_) | Ability::Static(_) => {}
                }
            }
        }
    }

    /// CR 702.21a. Each instance of ward triggers by itself.
    fn ward(&mut self, ability: AbilityId, this: ObjectRef, controller: Seat, from: usize) {
        for event in from..self.s.records.len() {
            if let Event::Targeted { item, target, by } = self.s.records[event]
                && target == this
                && by != controller
            {
                let occasion = Occasion { object: item, source: this, player: Some(by), ..Occasion::NONE };
                let kind = StackKind::Ward(ability);
                self.s.pending.push(Pending { kind, source: this, controller, occasion, captured: 0, x: 0 });
            }
        }
    }

    /// CR 702.108a. Its controller casts a noncreature spell.
    fn prowess(&mut self, ability: AbilityId, this: ObjectRef, controller: Seat, from: usize) {
        for event in from..self.s.records.len() {
            if let Event::Cast { seat, spell } = self.s.records[event]
                && seat == controller
                && !self.world().characteristics(spell.slot).is_creature()
            {
                let occasion = Occasion { object: spell, ..Occasion::NONE };
                let kind = StackKind::Triggered(ability);
                self.s.pending.push(Pending { kind, source: this, controller, occasion, captured: 0, x: 0 });
            }
        }
    }

    /// CR 603.7b. A delayed trigger triggers once, if it does not say how long it lasts.
    fn match_delayed(&mut self, from: usize) {
        let events: Vec<Event> = self.s.records[from..].to_vec();
        let table = self.table;
        for delayed in std::mem::take(&mut self.s.delayed) {
            let Ability::Triggered(t) = &table.pack.ability(delayed.ability).ir else { continue };
            let scope = Scope { captured: delayed.captured, ..Scope::of(delayed.controller, delayed.source) };
            let mut found: Vec<Occasion> = Vec::new();
            found.extend(events.iter().filter_map(|e| self.world().delayed_occasion(&t.event, e, &scope)));
            if delayed.until.is_none() || is_one_or_more(&t.event) {
                found.truncate(1);
            }
            if delayed.until.is_some() || found.is_empty() {
                self.s.delayed.push(delayed);
            }
            let Delayed { source, controller, captured, .. } = delayed;
            let kind = StackKind::Triggered(delayed.ability);
            self.s.pending.extend(found.into_iter().map(|occasion| Pending {
                kind,
                source,
                controller,
                occasion,
                captured,
                x: 0,
            }));
        }
    }

    /// CR 603.2, 603.4. It triggers, unless its intervening "if" is not met.
    fn trigger(
        &mut self,
        (id, nth): (AbilityId, usize),
        t: &Triggered,
        source: ObjectRef,
        controller: Seat,
        occasion: Occasion,
    ) {
        let bit = 1 << nth.min(15);
        let spent = |p: &crate::state::Permanent| p.triggered_this_turn & bit != 0;
        if t.limit.is_some() && self.s.permanent_of(source).is_some_and(spent) {
            return;
        }
        let x = self.s.permanent_of(source).map_or(0, |p| p.x);
        let scope = Scope { occasion, x: x.into(), ..Scope::of(controller, source) };
        if t.condition.as_ref().is_some_and(|c| !self.world().holds(c, &scope)) {
            return;
        }
        if self.s.pending.len() > crate::limits::STACK {
            return self.s.reach(crate::limits::Limit::Stack);
        }
        if t.limit.is_some()
            && let Some(p) = self.s.permanent_mut(source.slot)
        {
            p.triggered_this_turn |= bit;
        }
        let kind = StackKind::Triggered(id);
        self.s.pending.push(Pending { kind, source, controller, occasion, captured: 0, x });
    }

    /// CR 603.7, 603.12. An effect makes a delayed or a reflexive trigger.
    pub(crate) fn delay(&mut self, event: &TriggerEvent, effect: &Effect, instructions: u8, scope: &Scope) {
        let ability = self.pack().id_of(&crate::pack::delayed(event, effect));
        let captured = self.capture(instructions, scope);
        if *event == TriggerEvent::Reflexive {
            self.s.pending.push(Pending {
                kind: StackKind::Triggered(ability),
                source: scope.this,
                controller: scope.controller,
                occasion: scope.occasion,
                captured,
                x: scope.x as u16,
            });
        } else {
            let (source, controller) = (scope.this, scope.controller);
            self.s.delayed.push(Delayed { ability, source, controller, captured, until: None });
        }
    }

    /// CR 603.7b. The same with a duration.
    pub(crate) fn delay_while(
        &mut self,
        until: Until,
        event: &TriggerEvent,
        effect: &Effect,
        instructions: u8,
        scope: &Scope,
    ) {
        let ability = self.pack().id_of(&crate::pack::delayed(event, effect));
        let captured = self.capture(instructions, scope);
        let (source, controller) = (scope.this, scope.controller);
        self.s.delayed.push(Delayed { ability, source, controller, captured, until: Some(until) });
    }

    /// The targets and results that a delayed trigger may speak of.
    fn capture(&mut self, instructions: u8, scope: &Scope) -> u32 {
        self.s.next_captured += 1;
        let id = self.s.next_captured;
        let item = self.s.stack.iter().find(|i| self.s.object(i.slot).stamp == scope.item).copied();
        let specs = item.map_or_else(Vec::new, |i| self.target_specs(&i));
        let targets = specs.iter().filter(|((mode, _), _)| *mode == scope.mode).count() as u8;
        self.s.captures.push(crate::state::Capture { id, targets, instructions });
        let mut rows = Vec::new();
        for row in &self.s.results {
            rows.push(Captured { id, role: Role::Result(row.instruction), what: row.what });
        }
        for t in self.s.targets.iter().filter(|t| t.item == scope.item && t.mode == scope.mode) {
            if let crate::state::Targeted::Object(what) = t.what {
                rows.push(Captured { id, role: Role::Target(t.nth), what });
            }
        }
        for (role, what) in [(Role::Event, scope.occasion.object), (Role::EventSource, scope.occasion.source)] {
            if !what.is_none() {
                rows.push(Captured { id, role, what });
            }
        }
        self.s.captured.extend(rows);
        id
    }

    /// CR 704.3, 603.3. Before a player receives priority.
    pub(crate) fn settle(&mut self, seat: Seat) -> Do<()> {
        if !self.s.has_to_settle() {
            self.s.matched = self.s.records.len() as u32;
            self.s.unmatched = 0;
            let seat = self.settled_seat(seat);
            self.s.place = Place::Priority { seat, passes: 0 };
            return Ok(());
        }
        self.refresh();
        self.match_events();
        if self.state_based_actions()? {
            self.match_events();
            if self.s.place != Place::Over {
                self.s.place = Place::Settle(self.settled_seat(seat));
            }
            return Ok(());
        }
        if !self.s.pending.is_empty() {
            self.put_trigger()?;
            self.s.place = Place::Settle(seat);
            return Ok(());
        }
        self.s.unsettled = false;
        let seat = self.settled_seat(seat);
        self.s.place = Place::Priority { seat, passes: 0 };
        Ok(())
    }

    /// CR 800.4j. If the player left, the next one in turn order.
    fn settled_seat(&self, seat: Seat) -> Seat {
        if self.s.seat(seat).playing { seat } else { self.s.next_seat(seat) }
    }

    /// CR 603.3b. In APNAP order, each player's own in an order of choice; one is put onto the stack.
    fn put_trigger(&mut self) -> Do<()> {
        if self.s.ordered == 0 {
            self.order_triggers()?;
        }
        if self.s.pending.is_empty() {
            return Ok(());
        }
        let pending = self.s.pending.remove(0);
        self.s.ordered -= 1;
        if !self.s.seat(pending.controller).playing {
            return Ok(());
        }
        let slot = self.new_slot(Identity::None, pending.controller, Zone::Stack);
        let mut item = crate::activating::stack_ability(slot, pending.kind, pending.controller, pending.source);
        (item.event, item.captured, item.x) = (pending.occasion, pending.captured, pending.x);
        let stamp = self.s.object(slot).stamp;
        let scope = Scope {
            item: stamp,
            occasion: pending.occasion,
            captured: pending.captured,
            x: pending.x.into(),
            ..Scope::of(pending.controller, pending.source)
        };
        let table = self.table;
        let effect = match pending.kind {
            StackKind::Triggered(id) => match &table.pack.ability(id).ir {
                Ability::Triggered(t) => Some(&t.effect),
                _ => None,
            },
            StackKind::Spell | StackKind::Activated(_) | StackKind::Ward(_) => None,
        };
        // CR 603.3c-d. Without a legal choice it is removed.
        if effect.is_some_and(|e| !self.world().can_choose(e, &scope)) {
            self.free_slot(slot);
            return Ok(());
        }
        self.number(slot);
        self.s.stack.push(item);
        if let Some(effect) = effect {
            if let StackKind::Triggered(id) = pending.kind {
                self.speak(self.s.reference(slot), Some(id));
            }
            let modes = self.choose_modes(pending.controller, effect, &scope)?.expect("modes can be chosen");
            self.s.stack.last_mut().expect("the trigger").modes = modes;
            let targets = self.choose_targets(pending.controller, effect, modes, &scope)?;
            self.s.targets.extend_from_slice(&targets);
        }
        let what = self.s.reference(slot);
        self.event(Event::Triggered { seat: pending.controller, item: what, source: pending.source });
        self.announce_targets(pending.controller, what);
        self.match_events();
        Ok(())
    }

    fn order_triggers(&mut self) -> Do<()> {
        let all = self.s.pending.clone();
        let mut ordered: Vec<Pending> = Vec::new();
        let seats: Vec<Seat> = self.s.apnap().collect();
        for seat in seats {
            let own: Vec<Pending> = all.iter().copied().filter(|p| p.controller == seat).collect();
            if own.len() < 2 {
                ordered.extend(own);
                continue;
            }
            let items = own.iter().map(|p| p.source).collect();
            let Answer::Order(order) = self.ask(seat, Prompt::Order { items, why: Why::TriggerOrder })? else {
                unreachable!("checked")
            };
            ordered.extend(order.iter().map(|&i| own[i as usize]));
        }
        // Those of players who have left are gone with them (800.4a).
        self.s.ordered = ordered.len() as u16;
        self.s.pending = ordered;
        Ok(())
    }
}

impl crate::state::State {
    /// Whether the legend rule, a trigger or an attachment may ask something while settling.
    pub(crate) fn settling_may_ask(&self) -> bool {
        self.has_to_settle()
            && (self.characteristics_dirty
                || !self.pending.is_empty()
                || self.watched & (WATCH_ASKING | WATCH_LEAVES) != 0
                || self.may_trigger())
    }

    /// CR 704.3, 603.3. Whether state-based actions or triggers can have anything to do.
    pub(crate) fn has_to_settle(&self) -> bool {
        self.unsettled || self.characteristics_dirty || !self.pending.is_empty() || self.may_trigger()
    }

    /// Whether something has happened that is not matched yet and that an ability watches for.
    fn may_trigger(&self) -> bool {
        self.unmatched & self.watched != 0 || !self.delayed.is_empty() && self.matched as usize != self.records.len()
    }
}

/// CR 702.108a. "This creature gets +1/+1 until end of turn."
pub(crate) fn prowess_effect() -> ir::Body {
    let one = || ir::Number::Literal(1);
    let pump = ir::Action::Continuous(
        ir::Objects::The(ir::Ref::This),
        vec![ir::Modification::ModifyPt(one(), one())],
        ir::Duration::UntilEndOfTurn,
    );
    ir::Body { targets: vec![], instructions: vec![ir::Instruction::Do(ir::Players::YOU, pump)] }
}

fn is_one_or_more(event: &TriggerEvent) -> bool {
    let subject = match event {
        TriggerEvent::Enters(s)
        | TriggerEvent::TurnedFaceUp(s)
        | TriggerEvent::Attacks(s)
        | TriggerEvent::Blocks(s)
        | TriggerEvent::BecomesBlocked(s)
        | TriggerEvent::BecomesTapped(s)
        | TriggerEvent::DealsDamage { source: s, .. } => s,
        _ => return false,
    };
    matches!(subject, Subject::OneOrMore(_))
}
