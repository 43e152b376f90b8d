//! CR 602, 605, 116.2b. Activating abilities, mana abilities, and the special action
//! of turning a permanent face up.

use crate::costs::Total;
use crate::decisions::{Answer, Prompt, Why};
use crate::event::Event;
use crate::face_down::{How, Procedure};
use crate::filter::Scope;
use crate::ids::{AbilityId, AbilityOn, Identity, ObjectRef, Seat, Slot};
use crate::mana::{Bundle, TYPES};
use crate::pack::AbilityKind;
use crate::refusals::{Illegal, Reason};
use crate::run::{Do, Run, World};
use crate::state::{Occasion, StackItem, StackKind};
use ir::{
    Ability, Activated, ActivationLimit, AddedMana, Body, Cost, CostPart, Effect, Instruction, Keyword, ManaSymbol,
    Objects, Prohibition, Ref, Static, Zone,
};

impl<'a> World<'a> {
    pub(crate) fn is_activated(self, id: AbilityId) -> bool {
        let def = self.pack().ability(id);
        matches!(def.kind, AbilityKind::Activated | AbilityKind::Mana)
            || matches!(def.ir, Ability::Keyword(Keyword::Equip(_) | Keyword::Cycling(_)))
    }

    /// CR 702.29a. Cycling works in the hand and nowhere else; every other ability on the battlefield.
    fn works_in(self, on: AbilityOn) -> Zone {
        match &self.pack().ability(on.id).ir {
            Ability::Keyword(Keyword::Cycling(_)) => Zone::Hand,
            _ => Zone::Battlefield,
        }
    }

    /// The whole cost of activating an ability: cycling discards its card (702.29a).
    fn activation_total(self, on: AbilityOn) -> Option<Total> {
        let mut total = Total::of(self.activation_cost(on)?, 0);
        if self.works_in(on) == Zone::Hand {
            total.parts.push(CostPart::Discard(Objects::The(Ref::This)));
        }
        Some(total)
    }

    /// The same of the n-th ability of an object.
    pub(crate) fn total_to_activate(self, object: Slot, nth: u8) -> Option<Total> {
        self.activation_total(*self.abilities(object).get(usize::from(nth))?)
    }

    /// CR 605.1a. Whether the n-th ability of an object is a mana ability.
    pub(crate) fn is_mana_ability(self, object: Slot, nth: u8) -> bool {
        let on = self.abilities(object).get(usize::from(nth));
        on.is_some_and(|on| self.pack().ability(on.id).kind == AbilityKind::Mana)
    }

    /// The cost of an activated ability; equip (702.6a) and cycling (702.29a) have one too.
    pub(crate) fn activation_cost(self, on: AbilityOn) -> Option<&'a Cost> {
        match &self.pack().ability(on.id).ir {
            Ability::Activated(a) => Some(&a.cost),
            Ability::Keyword(Keyword::Equip(cost) | Keyword::Cycling(cost)) => Some(cost),
            _ => None,
        }
    }

    /// CR 602.2, 602.5, 605.3. Whether a seat may activate the n-th ability of an object.
    pub(crate) fn may_activate(self, seat: Seat, object: Slot, nth: u8) -> Result<(), Illegal> {
        let row = self.s.object(object);
        if !matches!(row.zone, Zone::Battlefield | Zone::Hand) {
            return Err(Illegal::new("602.1", Reason::NotOnTheBattlefield));
        }
        // First of all: what an ability of another's card says would tell which card it is.
        if row.controller != seat {
            return Err(Illegal::new("602.2", Reason::NotItsController));
        }
        let Some(&on) = self.abilities(object).get(nth as usize) else {
            return Err(Illegal::new("602.1", Reason::NoSuchAbility));
        };
        let Some(total) = self.activation_total(on) else {
            return Err(Illegal::new("602.1", Reason::NotActivated));
        };
        if row.zone != self.works_in(on) {
            return Err(Illegal::new("113.6", Reason::NotInThisZone));
        }
        let def = self.pack().ability(on.id);
        let mana = def.kind == AbilityKind::Mana;
        if self.split_second() && !mana {
            return Err(Illegal::new("702.61a", Reason::SplitSecond));
        }
        self.activation_limits(seat, object, nth, on)?;
        let scope = Scope::of(seat, self.s.reference(object));
        self.can_pay_total(seat, object, &total, &scope)?;
        self.ability_targets(on, &scope)
    }

    fn activation_limits(self, seat: Seat, object: Slot, nth: u8, on: AbilityOn) -> Result<(), Illegal> {
        let scope = Scope::of(seat, self.s.reference(object));
        let prohibited = self.statics().any(|(source, controller, s)| match s {
            Static::Prohibition(Prohibition::Activate(filter)) => {
                self.matches(filter, object, &Scope::of(controller, source))
            }
            _ => false,
        });
        if prohibited {
            return Err(Illegal::new("101.2", Reason::ActivationProhibited));
        }
        let limits: &[ActivationLimit] = match &self.pack().ability(on.id).ir {
            Ability::Activated(a) => &a.limits,
            Ability::Keyword(Keyword::Cycling(_)) => &[],
            // CR 702.6a. Equip only as a sorcery.
            _ => &[ActivationLimit::AsASorcery],
        };
        for limit in limits {
            match limit {
                ActivationLimit::AsASorcery if !self.sorcery_timing(seat) => {
                    return Err(Illegal::new("602.5d", Reason::OnlyAsASorcery));
                }
                ActivationLimit::OnceEachTurn
                    if self.s.permanent(object).is_some_and(|p| p.activated_this_turn & 1 << nth != 0) =>
                {
                    return Err(Illegal::new("602.5b", Reason::OnceEachTurn));
                }
                ActivationLimit::OnlyIf(condition) if !self.holds(condition, &scope) => {
                    return Err(Illegal::new("602.5b", Reason::ConditionNotMet));
                }
                ActivationLimit::AsASorcery | ActivationLimit::OnceEachTurn | ActivationLimit::OnlyIf(_) => {}
            }
        }
        Ok(())
    }

    fn ability_targets(self, on: AbilityOn, scope: &Scope) -> Result<(), Illegal> {
        let none = Err(Illegal::new("601.2c", Reason::NoLegalTarget));
        match &self.pack().ability(on.id).ir {
            Ability::Activated(a) => {
                if self.can_choose(&a.effect, scope) {
                    Ok(())
                } else {
                    none
                }
            }
            Ability::Keyword(Keyword::Equip(_)) => {
                if self.candidates(&equip_effect().targets[0], scope).is_empty() {
                    none
                } else {
                    Ok(())
                }
            }
            _ => Ok(()),
        }
    }
}

/// CR 702.29a. "Draw a card."
pub(crate) fn cycling_effect() -> Body {
    let draw = ir::Action::Draw(ir::Number::Literal(1));
    Body { targets: vec![], instructions: vec![Instruction::Do(ir::Players::YOU, draw)] }
}

/// CR 702.6a. "Attach this permanent to target creature you control."
pub(crate) fn equip_effect() -> Body {
    use ir::{Action, Filter, Is, Player, Players, Quantity, Target, Targetable};
    let creature = Filter::new([Is::Permanent, Is::Type(ir::CardType::Creature), Is::ControlledBy(Player::You)]);
    Body {
        targets: vec![Target { quantity: Quantity::ONE, what: Targetable::Object(creature), per: ir::PerPlayer::Once }],
        instructions: vec![Instruction::Do(Players::YOU, Action::Attach(Ref::This, Objects::The(Ref::Target(0))))],
    }
}

impl Run<'_> {
    /// CR 602.2. A mana ability resolves at once (605.3b).
    pub(crate) fn activate(&mut self, seat: Seat, object: Slot, nth: u8) -> Do<()> {
        let on = self.world().abilities(object)[nth as usize];
        if self.pack().ability(on.id).kind == AbilityKind::Mana {
            return self.activate_mana(seat, object, nth);
        }
        self.hold_events();
        let source = self.s.reference(object);
        let table = self.table;
        let (equip, cycling) = (Effect::Plain(equip_effect()), Effect::Plain(cycling_effect()));
        let effect = match &table.pack.ability(on.id).ir {
            Ability::Activated(a) => &a.effect,
            Ability::Keyword(Keyword::Equip(_)) => &equip,
            Ability::Keyword(Keyword::Cycling(_)) => &cycling,
            _ => unreachable!("checked"),
        };
        let slot = self.new_slot(Identity::None, seat, Zone::Stack);
        self.number(slot);
        let item = self.s.reference(slot);
        let mut scope = Scope { item: item.stamp, ..Scope::of(seat, source) };
        self.s.stack.push(stack_ability(slot, StackKind::Activated(on.id), seat, source));
        self.speak(item, Some(on.id));
        let modes = self.choose_modes(seat, effect, &scope)?.expect("an ability with legal modes");
        let mut total = self.world().activation_total(on).expect("checked");
        scope.x = self.announce_x(seat, object, &mut total)?;
        let targets = self.choose_targets(seat, effect, modes, &scope)?;
        let row = self.s.stack.last_mut().expect("the ability");
        (row.modes, row.x) = (modes, scope.x as u16);
        self.s.targets.extend_from_slice(&targets);
        if let Some(p) = self.s.permanent_mut(object) {
            p.activated_this_turn |= 1 << nth;
        }
        self.pay(seat, source, &total, &scope)?;
        self.event(Event::Activated { seat, item, source });
        self.announce_targets(seat, item);
        self.release_events();
        Ok(())
    }

    /// CR 605.3.
    pub(crate) fn activate_mana(&mut self, seat: Seat, object: Slot, nth: u8) -> Do<()> {
        let on = self.world().abilities(object)[nth as usize];
        let source = self.s.reference(object);
        let table = self.table;
        let Ability::Activated(Activated { cost, effect, .. }) = &table.pack.ability(on.id).ir else {
            unreachable!("a mana ability is activated")
        };
        let scope = Scope::of(seat, source);
        if let Some(p) = self.s.permanent_mut(object) {
            p.activated_this_turn |= 1 << nth;
        }
        let said_before = self.text;
        self.speak(source, Some(on.id));
        self.pay(seat, source, &Total::of(cost, 0), &scope)?;
        let Effect::Plain(body) = effect else { unreachable!("mana abilities are not modal") };
        self.carry_out_body(body, &scope)?;
        self.text = said_before;
        Ok(())
    }

    /// CR 106.4. Mana goes into the pool.
    pub(crate) fn add_mana(&mut self, seat: Seat, added: &AddedMana, source: ObjectRef) -> Do<Bundle> {
        let mut mana = [0u8; TYPES];
        let symbol = |s: &ManaSymbol| match s {
            ManaSymbol::Colored(c) => *c as usize,
            _ => 5,
        };
        match added {
            AddedMana::These(cost) => cost.0.iter().for_each(|s| match s {
                ManaSymbol::Generic(n) => mana[5] += n,
                other => mana[symbol(other)] += 1,
            }),
            AddedMana::OneOf(cost) => {
                let prompt = Prompt::Option { count: cost.0.len() as u8, why: Why::ManaColor };
                let Answer::Option(nth) = self.ask(seat, prompt)? else { unreachable!("checked") };
                mana[symbol(&cost.0[nth as usize])] += 1;
            }
            AddedMana::AnyOneColor(n) => {
                let prompt = Prompt::Option { count: 5, why: Why::ManaColor };
                let Answer::Option(color) = self.ask(seat, prompt)? else { unreachable!("checked") };
                mana[color as usize] += n;
            }
        }
        for (have, more) in self.s.seat_mut(seat).mana.iter_mut().zip(mana) {
            *have += more;
        }
        self.event(Event::ManaAdded { seat, mana, source });
        Ok(mana)
    }

    /// CR 500.5. This mana stays in the pool as steps and phases end, until end of turn.
    pub(crate) fn add_lasting_mana(&mut self, seat: Seat, added: &AddedMana, source: ObjectRef) -> Do<()> {
        let mana = self.add_mana(seat, added, source)?;
        for (lasting, more) in self.s.seat_mut(seat).lasting_mana.iter_mut().zip(mana) {
            *lasting += more;
        }
        Ok(())
    }

    /// CR 116.2b, 702.37e, 702.168d, 701.58b. Show, pay, turn up; no stack.
    pub(crate) fn take_turn_up(&mut self, seat: Seat, object: Slot, procedure: Procedure) -> Do<()> {
        let (way, cost) = self.world().may_turn_face_up(seat, object, procedure).expect("checked");
        let what = self.s.reference(object);
        let mut total = self.world().total(&cost, &Scope::of(seat, what));
        self.hold_events();
        self.speak(what, None);
        let x = self.announce_x(seat, object, &mut total)?;
        let scope = Scope { x, ..Scope::of(seat, what) };
        self.pay(seat, what, &total, &scope)?;
        self.turn_face_up(what, How::Special(way), x as u16)?;
        self.release_events();
        Ok(())
    }
}

/// An ability on the stack with nothing chosen yet.
pub(crate) fn stack_ability(slot: Slot, kind: StackKind, controller: Seat, source: ObjectRef) -> StackItem {
    StackItem {
        slot,
        kind,
        controller,
        source,
        modes: 1,
        x: 0,
        kicked: false,
        is_copy: false,
        flashback: false,
        face_down: None,
        face: crate::pack::NOTHING,
        event: Occasion::NONE,
        captured: 0,
    }
}
