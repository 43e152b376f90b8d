//! CR 608. Resolving spells and abilities.
//!
//! The instruction that comes next is state; each instruction is one step of the
//! engine. Modes and instructions are carried out in printed order (608.2c).

use crate::decisions::{Prompt, Why};
use crate::event::{Event, MoveCause};
use crate::filter::Scope;
use crate::ids::{AbilityId, NameId, ObjectRef, Seat};
use crate::pack::Pack;
use crate::run::{Do, Run};
use crate::state::{Place, ResultRow, StackItem, StackKind, Targeted};
use crate::targets::bodies;
use crate::zones::Entry;
use ir::{Ability, Body, Condition, Domain, Effect, Instruction, Keyword, Player, Zone};
use std::borrow::Cow;

/// The effect that an item carries out.
pub(crate) fn effect_of<'p>(pack: &'p Pack, item: &StackItem) -> Option<Cow<'p, Effect>> {
    match item.kind {
        StackKind::Spell if item.face_down.is_some() => None,
        StackKind::Spell => pack.face(item.face).spell.and_then(|id| match &pack.ability(id).ir {
            Ability::Spell(effect) => Some(Cow::Borrowed(effect)),
            _ => None,
        }),
        StackKind::Activated(id) => match &pack.ability(id).ir {
            Ability::Activated(a) => Some(Cow::Borrowed(&a.effect)),
            Ability::Keyword(Keyword::Equip(_)) => Some(Cow::Owned(Effect::Plain(crate::activating::equip_effect()))),
            Ability::Keyword(Keyword::Cycling(_)) => {
                Some(Cow::Owned(Effect::Plain(crate::activating::cycling_effect())))
            }
            _ => None,
        },
        StackKind::Triggered(id) => match &pack.ability(id).ir {
            Ability::Triggered(t) => Some(Cow::Borrowed(&t.effect)),
            Ability::Keyword(Keyword::Prowess) => Some(Cow::Owned(Effect::Plain(crate::triggers::prowess_effect()))),
            _ => None,
        },
        StackKind::Ward(_) => None,
    }
}

impl Run<'_> {
    /// The scope of an item's text.
    pub(crate) fn scope_of(&self, item: &StackItem) -> Scope {
        Scope {
            item: self.s.object(item.slot).stamp,
            ability: match item.kind {
                StackKind::Activated(id) | StackKind::Triggered(id) | StackKind::Ward(id) => Some(id),
                StackKind::Spell => None,
            },
            occasion: item.event,
            x: item.x.into(),
            kicked: item.kicked,
            captured: item.captured,
            ..Scope::of(item.controller, item.source)
        }
    }

    /// CR 608.2a-b. All have passed: the top of the stack begins to resolve, if it may.
    pub(crate) fn begin_resolution(&mut self) {
        let item = *self.s.stack.last().expect("something to resolve");
        self.s.results.clear();
        self.s.happened = 0;
        self.s.amount = 0;
        self.s.card_name = NameId::NONE;
        self.s.ghosts_before = self.s.ghosts.len() as u32;
        self.s.place = Place::Resolving { next: 0 };
        let what = self.s.reference(item.slot);
        if self.condition_failed(&item) || self.all_targets_illegal(&item) {
            self.event(Event::DidNotResolve { item: what });
            self.s.place = Place::Resolving { next: u8::MAX };
        }
    }

    /// CR 603.4.
    fn condition_failed(&self, item: &StackItem) -> bool {
        let StackKind::Triggered(id) = item.kind else { return false };
        let Ability::Triggered(t) = &self.pack().ability(id).ir else { return false };
        t.condition.as_ref().is_some_and(|c| !self.world().holds(c, &self.scope_of(item)))
    }

    /// CR 608.2b. It had targets, and none of them is legal now. Illegal ones are forgotten.
    fn all_targets_illegal(&mut self, item: &StackItem) -> bool {
        let stamp = self.s.object(item.slot).stamp;
        let had = self.s.targets.iter().any(|t| t.item == stamp);
        if !had {
            return false;
        }
        let scope = self.scope_of(item);
        let mut legal = Vec::new();
        {
            let effect = effect_of(&self.table.pack, item);
            let aura = self.aura_target(item);
            for chosen in self.s.targets.iter().filter(|t| t.item == stamp) {
                let target = match (&effect, &aura) {
                    (Some(effect), _) => bodies(effect, item.modes)
                        .into_iter()
                        .find(|(mode, _)| *mode == chosen.mode)
                        .and_then(|(_, body)| body.targets.get(chosen.nth as usize)),
                    (None, aura) => aura.as_ref(),
                };
                if target.is_some_and(|t| self.world().still_legal(t, chosen, &scope)) {
                    legal.push(*chosen);
                }
            }
        }
        self.s.targets.retain(|t| t.item != stamp || legal.contains(t));
        legal.is_empty()
    }

    pub(crate) fn aura_target(&self, item: &StackItem) -> Option<ir::Target> {
        if item.kind != StackKind::Spell || item.face_down.is_some() {
            return None;
        }
        self.pack().face(item.face).abilities.iter().find_map(|on| match &self.pack().ability(on.id).ir {
            Ability::Keyword(Keyword::Enchant(filter)) => Some(crate::casting::enchant_target(filter)),
            _ => None,
        })
    }

    /// The next instruction of the item that is resolving, or its end.
    pub(crate) fn resolve_on(&mut self, next: u8) -> Do<()> {
        let item = *self.s.stack.last().expect("an item that resolves");
        if next == u8::MAX {
            return self.leave_stack(&item, MoveCause::Resolve);
        }
        let ability = match item.kind {
            StackKind::Spell if item.face_down.is_some() => None,
            StackKind::Spell => self.pack().face(item.face).spell,
            StackKind::Activated(id) | StackKind::Triggered(id) | StackKind::Ward(id) => Some(id),
        };
        self.speak(self.s.reference(item.slot), ability);
        if let StackKind::Ward(id) = item.kind {
            self.resolve_ward(&item, id)?;
            return self.leave_stack(&item, MoveCause::Resolve);
        }
        let effect = effect_of(&self.table.pack, &item);
        let Some(effect) = effect else { return self.finish(&item) };
        let mut at = next as usize;
        for (mode, body) in bodies(&effect, item.modes) {
            if at < body.instructions.len() {
                if at == 0 {
                    self.s.results.clear();
                    self.s.happened = 0;
                }
                let scope = Scope { mode, ..self.scope_of(&item) };
                let first = self.world().capture(&scope).map_or(0, |c| c.instructions);
                let mut number = first + body.instructions[..at].iter().map(Instruction::numbers).sum::<u8>();
                self.carry_out(&body.instructions[at], &mut number, &scope)?;
                self.refresh();
                self.match_events();
                if self.s.place != Place::Over {
                    self.s.place = Place::Resolving { next: next + 1 };
                }
                return Ok(());
            }
            at -= body.instructions.len();
        }
        self.finish(&item)
    }

    /// CR 608.2n, 608.3. The item has done what it says.
    fn finish(&mut self, item: &StackItem) -> Do<()> {
        let what = self.s.reference(item.slot);
        self.event(Event::Resolved { item: what });
        if item.kind != StackKind::Spell {
            return self.leave_stack(item, MoveCause::Resolve);
        }
        let c = self.world().characteristics(item.slot);
        if !crate::filter::is_permanent_card(&c) {
            return self.leave_stack(item, MoveCause::Resolve);
        }
        let target = self.s.targets.iter().find(|t| t.item == what.stamp).map(|t| t.what);
        let attached_to = match target {
            Some(Targeted::Object(to)) => to,
            Some(Targeted::Player(_)) | None => ObjectRef::NONE,
        };
        let back = self.world().back_face(item.slot) == Some(item.face);
        let entry = Entry {
            controller: Some(item.controller),
            face_down: item.face_down,
            back,
            attached_to,
            x: item.x,
            kicked: item.kicked,
            ..Entry::PLAIN
        };
        self.move_to(what, Zone::Battlefield, entry, MoveCause::Resolve)?;
        self.resolved();
        Ok(())
    }

    fn resolved(&mut self) {
        if self.s.place != Place::Over {
            self.s.place = Place::Settle(self.s.turn.active);
        }
    }

    /// An ability ceases to exist; an instant, a sorcery or a spell that did not resolve goes away.
    fn leave_stack(&mut self, item: &StackItem, cause: MoveCause) -> Do<()> {
        let what = self.s.reference(item.slot);
        if self.s.exists(what) {
            if item.kind == StackKind::Spell && !item.is_copy {
                let to = if item.flashback { Zone::Exile } else { Zone::Graveyard };
                self.move_to(what, to, Entry::PLAIN, cause)?;
            } else {
                self.cease(what);
            }
        }
        self.resolved();
        Ok(())
    }

    /// CR 702.21a, 118.12. Pay, or it is countered.
    fn resolve_ward(&mut self, item: &StackItem, id: crate::ids::AbilityId) -> Do<()> {
        let table = self.table;
        let Ability::Keyword(Keyword::Ward(cost)) = &table.pack.ability(id).ir else { return Ok(()) };
        let warded = item.event.object;
        let Some(payer) = self.s.stack_item(warded).map(|i| i.controller) else { return Ok(()) };
        let scope = self.scope_of(item);
        if !self.pays(payer, cost, &scope, warded)? {
            self.counter(warded)?;
        }
        Ok(())
    }

    /// Whether a seat pays a cost that an effect asks for.
    pub(crate) fn pays(&mut self, payer: Seat, cost: &ir::Cost, scope: &Scope, about: ObjectRef) -> Do<bool> {
        let total = crate::costs::Total::of(cost, scope.x);
        let paying = Scope { controller: payer, ..*scope };
        let can =
            self.s.seat(payer).playing && self.world().can_pay_total(payer, scope.this.slot, &total, &paying).is_ok();
        if !can || !self.decide(payer, Why::PayUnless, about)? {
            return Ok(false);
        }
        self.pay(payer, about, &total, &paying)?;
        Ok(true)
    }

    /// CR 701.6a.
    pub(crate) fn counter(&mut self, what: ObjectRef) -> Do<bool> {
        let Some(item) = self.s.stack_item(what).copied() else { return Ok(false) };
        if self.world().characteristics(what.slot).rules.has(ir::RuleChange::CantBeCountered)
            || self.world().cant_be_countered(what.slot)
        {
            return Ok(false);
        }
        self.event(Event::Countered { item: what });
        let place = self.s.place;
        if item.kind == StackKind::Spell && !item.is_copy {
            let to = if item.flashback { Zone::Exile } else { Zone::Graveyard };
            self.move_to(what, to, Entry::PLAIN, MoveCause::Counter)?;
        } else {
            self.cease(what);
        }
        self.s.place = place;
        Ok(true)
    }

    /// Carries out one instruction; says whether it did something.
    pub(crate) fn carry_out(&mut self, instruction: &Instruction, number: &mut u8, scope: &Scope) -> Do<bool> {
        let own = *number;
        self.speak_on(own, scope.mode);
        *number += 1;
        let done = match instruction {
            Instruction::Do(players, action) => self.do_action(players, action, own, scope)?,
            Instruction::May(players, body) => self.may(players, body, number, scope)?,
            Instruction::If { condition, then, otherwise } => self.branch(condition, then, otherwise, number, scope)?,
            Instruction::ForEach(domain, body) => self.for_each(domain, body, number, scope)?,
            Instruction::Delayed(event, effect) => {
                self.delay(event, effect, own + 1, scope);
                *number += effect.numbers();
                true
            }
            Instruction::Whenever(duration, event, effect) => {
                let until = self.until(*duration, scope);
                self.delay_while(until, event, effect, own + 1, scope);
                *number += effect.numbers();
                true
            }
            Instruction::Unless { payer, cost, then } => {
                let payer_seat = self.world().player(payer, scope).unwrap_or(scope.controller);
                let about = scope.this;
                let paid = self.pays(payer_seat, cost, scope, about)?;
                if paid {
                    *number += then.iter().map(Instruction::numbers).sum::<u8>();
                } else {
                    self.carry_out_all(then, number, scope)?;
                }
                !paid
            }
            // CR 608.2c. The text is read to its end before any of it is done.
            Instruction::Instead { usual, condition, then } => {
                let instead = self.world().holds(condition, scope);
                let numbers = |all: &[Instruction]| all.iter().map(Instruction::numbers).sum::<u8>();
                if instead {
                    *number += numbers(usual);
                    self.carry_out_all(then, number, scope)?
                } else {
                    let done = self.carry_out_all(usual, number, scope)?;
                    *number += numbers(then);
                    done
                }
            }
        };
        if done {
            self.s.happened |= 1 << own;
        }
        Ok(done)
    }

    pub(crate) fn carry_out_all(&mut self, all: &[Instruction], number: &mut u8, scope: &Scope) -> Do<bool> {
        let mut any = false;
        for instruction in all {
            any |= self.carry_out(instruction, number, scope)?;
        }
        Ok(any)
    }

    /// A body from its first instruction, outside the stack: mana abilities and "as" effects.
    pub(crate) fn carry_out_body(&mut self, body: &Body, scope: &Scope) -> Do<()> {
        let (results, happened) = (std::mem::take(&mut self.s.results), self.s.happened);
        self.s.happened = 0;
        self.carry_out_all(&body.instructions, &mut 0, scope)?;
        (self.s.results, self.s.happened) = (results, happened);
        Ok(())
    }

    /// An effect that applies while its object is turned up or enters (614.1c-e).
    pub(crate) fn carry_out_as(&mut self, this: ObjectRef, id: AbilityId, effect: &Effect) -> Do<()> {
        let Effect::Plain(body) = effect else { return Ok(()) };
        let before = self.text;
        self.speak(this, Some(id));
        let controller = self.s.object(this.slot).controller;
        let x = self.s.permanent_of(this).map_or(0, |p| p.x);
        self.carry_out_body(body, &Scope { x: x.into(), ..Scope::of(controller, this) })?;
        self.text = before;
        Ok(())
    }

    fn may(&mut self, players: &ir::Players, body: &[Instruction], number: &mut u8, scope: &Scope) -> Do<bool> {
        let mut any = false;
        let first = *number;
        for seat in self.world().players_of(players, scope) {
            let each = Scope { each: Some(Targeted::Player(seat)), ..*scope };
            let scope = if matches!(players, ir::Players::One(_)) { scope } else { &each };
            self.speak_on(first - 1, scope.mode);
            if self.decide(seat, Why::May, scope.this)? {
                *number = first;
                // CR 608.2d. "If you do": whether the optional thing was done.
                any |= self.carry_out_all(body, number, scope)?;
            }
        }
        *number = first + body.iter().map(Instruction::numbers).sum::<u8>();
        Ok(any)
    }

    fn branch(
        &mut self,
        condition: &Condition,
        then: &[Instruction],
        otherwise: &[Instruction],
        number: &mut u8,
        scope: &Scope,
    ) -> Do<bool> {
        let first = *number;
        let (yes, no): (u8, u8) =
            (then.iter().map(Instruction::numbers).sum(), otherwise.iter().map(Instruction::numbers).sum());
        let done = if self.world().holds(condition, scope) {
            self.carry_out_all(then, number, scope)?
        } else {
            *number = first + yes;
            self.carry_out_all(otherwise, number, scope)?
        };
        *number = first + yes + no;
        Ok(done)
    }

    fn for_each(&mut self, domain: &Domain, body: &[Instruction], number: &mut u8, scope: &Scope) -> Do<bool> {
        let elements: Vec<Targeted> = match domain {
            Domain::Players(filter) => {
                let all = self.world().players_of(&ir::Players::Each(*filter), scope);
                all.into_iter().map(Targeted::Player).collect()
            }
            Domain::Objects(objects) => {
                let seat = scope.controller;
                self.objects(objects, seat, scope, Why::Choose)?.into_iter().map(Targeted::Object).collect()
            }
        };
        let first = *number;
        let mut any = false;
        if let Some(done) = self.cloak_for_each(&elements, body, scope)? {
            any = done;
        } else {
            for element in elements {
                *number = first;
                let scope = Scope { each: Some(element), ..*scope };
                any |= self.carry_out_all(body, number, &scope)?;
            }
        }
        *number = first + body.iter().map(Instruction::numbers).sum::<u8>();
        Ok(any)
    }

    /// CR 608.2f, 701.58e. Cards of different libraries that one instruction has cloaked enter at once.
    fn cloak_for_each(&mut self, elements: &[Targeted], body: &[Instruction], scope: &Scope) -> Do<Option<bool>> {
        let [Instruction::Do(ir::Players::One(who), ir::Action::Cloak(ir::Objects::Top(n, of), with))] = body else {
            return Ok(None);
        };
        let mut batch: Vec<(Seat, ObjectRef)> = Vec::new();
        for &element in elements {
            let scope = Scope { each: Some(element), ..*scope };
            let (Some(seat), Some(owner)) = (self.player_or_none(who, &scope), self.player_or_none(of, &scope)) else {
                continue;
            };
            let count = self.world().number_value(n, &scope);
            let taken = batch.iter().filter(|(_, c)| self.s.object(c.slot).owner == owner).count();
            let cards = self.top_cards(owner, count + taken as i32);
            batch.extend(cards.into_iter().skip(taken).map(|c| (seat, c)));
        }
        let mut owners: Vec<Seat> = batch.iter().map(|(_, c)| self.s.object(c.slot).owner).collect();
        owners.sort_unstable();
        owners.dedup();
        if owners.len() == batch.len() {
            let entry = |seat| Entry {
                controller: Some(seat),
                face_down: Some(crate::face_down::By::Cloak),
                tapped: *with == ir::EnterWith::Tapped,
                ..Entry::PLAIN
            };
            let moves: Vec<crate::zones::Would> = batch
                .iter()
                .map(|&(seat, what)| crate::zones::Would::Move {
                    what,
                    to: Zone::Battlefield,
                    entry: entry(seat),
                    cause: MoveCause::Cloak,
                })
                .collect();
            self.perform(&moves)?;
        } else {
            for (seat, card) in &batch {
                self.put_face_down(*seat, &[*card], crate::face_down::By::Cloak, *with)?;
            }
        }
        Ok(Some(!batch.is_empty()))
    }

    fn player_or_none(&self, player: &Player, scope: &Scope) -> Option<Seat> {
        self.world().player(player, scope).filter(|&s| self.s.seat(s).playing)
    }

    /// Binds what an instruction made or named (608.2c, 607).
    pub(crate) fn bind(&mut self, instruction: u8, objects: &[ObjectRef]) {
        self.s.results.extend(objects.iter().map(|&what| ResultRow { instruction, what }));
    }

    /// Asks for objects; all of them if there are no more than needed.
    pub(crate) fn choose_objects(
        &mut self,
        seat: Seat,
        from: Vec<crate::ids::Slot>,
        min: u16,
        max: u16,
        why: Why,
    ) -> Do<Vec<ObjectRef>> {
        let count = from.len() as u16;
        let (min, max) = (min.min(count), max.min(count));
        if min == count || max == 0 {
            let all = if max == 0 { Vec::new() } else { from };
            return Ok(all.into_iter().map(|s| self.s.reference(s)).collect());
        }
        let prompt = Prompt::Objects { from, min, max, why };
        let crate::decisions::Answer::Objects(chosen) = self.ask(seat, prompt)? else { unreachable!("checked") };
        Ok(chosen.into_iter().map(|s| self.s.reference(s)).collect())
    }

    /// Asks for an order of objects, if there are two or more.
    pub(crate) fn choose_order(&mut self, seat: Seat, items: Vec<ObjectRef>, why: Why) -> Do<Vec<ObjectRef>> {
        if items.len() < 2 {
            return Ok(items);
        }
        let answer = self.ask(seat, Prompt::Order { items: items.clone(), why })?;
        let crate::decisions::Answer::Order(order) = answer else { unreachable!("checked") };
        Ok(order.into_iter().map(|i| items[i as usize]).collect())
    }
}

impl crate::run::World<'_> {
    /// "This spell can't be countered."
    pub(crate) fn cant_be_countered(self, spell: crate::ids::Slot) -> bool {
        self.abilities(spell).iter().any(|on| match &self.pack().ability(on.id).ir {
            Ability::Static(ir::Static::Continuous { affected: ir::Affected::This, modifications, .. }) => {
                modifications.contains(&ir::Modification::Rule(ir::RuleChange::CantBeCountered))
            }
            _ => false,
        })
    }
}
