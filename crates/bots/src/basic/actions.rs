//! What each action is worth: the keyword actions, and what continuous effects change.

use super::matching::is_lost;
use super::sight::{Thing, is_creature, toughness_left};
use super::weigh::Weigher;
use super::worth::{self, CARD, MASKED};
use ir::{Ability, Action, Counter, Destination, Duration, KeywordKind, Modification, Objects, RuleChange, Zone};
use rules::Seat;

impl<'a> Weigher<'_, 'a> {
    /// The value of an action, with what it binds for the instructions after it.
    // tidy: long because the keyword actions are one list
    pub fn act(&mut self, who: Seat, action: &Action, own: u8) -> f32 {
        let side = self.sight.sign(who);
        let count = |n: &ir::Number| self.number(n).max(0) as f32;
        match action {
            Action::AddMana(_) => 0.1 * side,
            Action::AddLastingMana(_) => 0.3 * side,
            Action::MayLook(..) | Action::ChooseCardName(_) => 0.2 * side,
            Action::MayPlay(objects, ..) => side * 0.8 * CARD * self.things(objects).len().max(1) as f32,
            Action::DealDividedDamage { amount, among, .. } => {
                let things = self.refs(&ir::Ref::Target(*among));
                let each = self.number(amount) / (things.len().max(1) as i32);
                things.into_iter().map(|thing| self.damage(thing, each)).sum()
            }
            Action::Attach(what, to) => self.attach(what, to),
            Action::Create(n, token, _) => {
                let worth = self.token_worth(token);
                let value = side * worth * count(n);
                self.results.push((own, Thing::Made(who, worth)));
                value
            }
            Action::CreateCopy(n, of) => {
                let best = self.things(of).iter().map(|t| self.sight.thing_worth(*t)).fold(0.0, f32::max);
                self.results.push((own, Thing::Made(who, best)));
                side * best * self.number(n).max(0) as f32
            }
            Action::DealDamage { amount, to, .. } => {
                let amount = self.number(amount);
                self.recipients(to).into_iter().map(|thing| self.damage(thing, amount)).sum()
            }
            Action::DistributeCounters(kind, n, among) => {
                let things = self.refs(&ir::Ref::Target(*among));
                let each = self.number(n) / (things.len().max(1) as i32);
                things.into_iter().map(|thing| self.sight.sign(thing.whose()) * self.counters(thing, *kind, each)).sum()
            }
            Action::Fight(a, b) => self.fight(a, b),
            Action::Discard(objects) => self.discard(who, objects),
            Action::Draw(n) => {
                let (n, library) = (self.number(n), self.sight.view.seats[who.index()].library);
                side * if n >= i32::from(library) { -100.0 } else { CARD * n as f32 }
            }
            Action::GainLife(n) => side * 0.3 * count(n),
            Action::LoseLife(n) => self.damage(Thing::Player(who), self.number(n)),
            Action::Mill(_) | Action::ShuffleLibrary | Action::ShufflePile(_) => 0.0,
            Action::Pay(cost) => {
                let parts: f32 = cost.0.iter().map(|part| self.price(part)).sum();
                -side * (parts + 0.4 * super::sight::mana_in(cost) as f32)
            }
            Action::Scry(n) | Action::Surveil(n) => side * 0.5 * count(n),
            Action::Search(quantity, filter) => {
                let land = filter.conditions().contains(&ir::Is::Type(ir::CardType::Land));
                let n = self.bounds(quantity).1.min(3) as f32;
                self.results.push((own, Thing::Made(who, if land { 2.2 } else { 3.0 })));
                side * n * if land { 0.4 } else { 1.0 }
            }
            Action::Investigate(n) => side * 1.4 * count(n),
            Action::ManifestDread => {
                self.results.push((own, Thing::Made(who, MASKED)));
                side * (MASKED + 0.8)
            }
            Action::PreventDamage(_) => 0.0,
            Action::SkipUntapStep => side * -2.0,
            Action::WinGame => side * 1000.0,
            Action::LoseGame => side * -1000.0,
            Action::CastFree(objects)
            | Action::CopySpell(objects, _)
            | Action::ChooseNewTargets(objects)
            | Action::Counter(objects)
            | Action::Choose(objects)
            | Action::Destroy(objects)
            | Action::DestroyWithoutRegeneration(objects)
            | Action::Regenerate(objects)
            | Action::Exile(objects, _)
            | Action::LookAt(objects)
            | Action::Reveal(objects)
            | Action::Move(objects, _)
            | Action::PutCounters(_, _, objects)
            | Action::RemoveCounters(_, _, objects)
            | Action::Sacrifice(objects)
            | Action::Tap(objects)
            | Action::Untap(objects)
            | Action::TapOrUntap(objects)
            | Action::Goad(objects)
            | Action::Suspect(objects)
            | Action::Transform(objects)
            | Action::TurnFaceUp(objects)
            | Action::TurnFaceDown(objects)
            | Action::Cloak(objects, _)
            | Action::Manifest(objects, _)
            | Action::Continuous(objects, _, _)
            | Action::BecomeCopy(objects, _, _) => self.done_to(who, action, objects, own),
        }
    }

    /// The value of an action done to one thing.
    // tidy: long because the keyword actions are one list
    pub fn on(&mut self, action: &Action, who: Seat, thing: Thing<'a>) -> f32 {
        let sight = self.sight;
        let (side, whose) = (sight.sign(who), sight.sign(thing.whose()));
        match action {
            Action::CastFree(_) => side * sight.thing_worth(thing),
            Action::CopySpell(..) => side * 2.0,
            Action::ChooseNewTargets(_) => side * 1.0,
            Action::Counter(_) => -whose * sight.thing_worth(thing),
            // What is chosen from another hand goes away.
            Action::Choose(_) => -whose * sight.thing_worth(thing),
            Action::Regenerate(_) => whose * 0.5,
            Action::Destroy(_) | Action::DestroyWithoutRegeneration(_) => match thing {
                Thing::Permanent(p) if p.characteristics.keywords.contains(&KeywordKind::Indestructible) => 0.0,
                _ => self.lost(thing),
            },
            Action::Exile(..) => self.lost(thing),
            Action::Sacrifice(_) => self.lost(thing),
            Action::LookAt(_) | Action::Reveal(_) => 0.1 * side,
            Action::Move(_, to) => self.moved(who, thing, to),
            Action::PutCounters(kind, n, _) => whose * self.counters(thing, *kind, self.number(n)),
            Action::RemoveCounters(kind, n, _) => -whose * self.counters(thing, *kind, self.number(n)),
            Action::Tap(_) => match thing {
                Thing::Permanent(p) if !p.tapped => -whose * self.readiness(thing),
                _ => 0.0,
            },
            Action::Untap(_) => match thing {
                Thing::Permanent(p) if p.tapped => whose * self.readiness(thing),
                _ => 0.0,
            },
            Action::TapOrUntap(_) => match thing {
                Thing::Permanent(p) if p.tapped == (whose > 0.0) => self.readiness(thing),
                _ => 0.0,
            },
            Action::Goad(_) => -whose * if self.is_mine_to_goad(thing) { 1.0 } else { 0.3 },
            Action::Suspect(_) => whose * self.suspected(thing),
            Action::Transform(_) => whose * 1.0,
            Action::TurnFaceUp(_) => {
                let face =
                    if let Thing::Permanent(p) = thing { p.card.filter(|_| p.face_down.is_some()) } else { None };
                let mut own = Weigher { this: Some(thing), you: thing.whose(), ..self.clone() };
                self.turned_up(thing) + face.map_or(0.0, |seen| own.unveiled(seen.get()))
            }
            Action::TurnFaceDown(_) => match thing {
                Thing::Permanent(p) if p.face_down.is_none() => whose * (MASKED - sight.worth(p)),
                _ => 0.0,
            },
            Action::Cloak(..) | Action::Manifest(..) => self.masked(who, thing),
            Action::Continuous(_, changes, duration) => self.changed(thing, changes, *duration),
            Action::BecomeCopy(..) => 0.5 * side,
            Action::AddMana(_)
            | Action::AddLastingMana(_)
            | Action::MayLook(..)
            | Action::MayPlay(..)
            | Action::ChooseCardName(_)
            | Action::DealDividedDamage { .. }
            | Action::DistributeCounters(..)
            | Action::Attach(..)
            | Action::Create(..)
            | Action::CreateCopy(..)
            | Action::DealDamage { .. }
            | Action::Discard(_)
            | Action::Draw(_)
            | Action::Fight(..)
            | Action::GainLife(_)
            | Action::LoseLife(_)
            | Action::Mill(_)
            | Action::Pay(_)
            | Action::Scry(_)
            | Action::Surveil(_)
            | Action::Search(..)
            | Action::ShuffleLibrary
            | Action::ShufflePile(_)
            | Action::Investigate(_)
            | Action::ManifestDread
            | Action::SkipUntapStep
            | Action::PreventDamage(_)
            | Action::WinGame
            | Action::LoseGame => 0.0,
        }
    }

    /// A thing leaves for good.
    fn lost(&self, thing: Thing<'a>) -> f32 {
        let whose = self.sight.sign(thing.whose());
        match thing {
            Thing::Card(Zone::Graveyard, ..) => -0.2 * whose,
            Thing::Card(Zone::Library, ..) => -0.05 * whose,
            Thing::Card(..) | Thing::Permanent(_) | Thing::Item(_) | Thing::Made(..) => {
                -whose * self.sight.thing_worth(thing)
            }
            Thing::Player(_) => 0.0,
        }
    }

    fn moved(&self, who: Seat, thing: Thing<'a>, to: &Destination) -> f32 {
        let sight = self.sight;
        let whose = sight.sign(thing.whose());
        let worth = sight.thing_worth(thing);
        let from = match thing {
            Thing::Card(zone, ..) => zone,
            Thing::Permanent(_) | Thing::Made(..) | Thing::Player(_) => Zone::Battlefield,
            Thing::Item(_) => Zone::Stack,
        };
        match (thing, to) {
            (Thing::Permanent(p), Destination::OwnersHand) => {
                let back =
                    if p.token { 0.0 } else { 0.5 * p.card.map_or(CARD, |card| sight.card(card.get())).min(4.0) };
                -whose * (worth - back).max(0.3)
            }
            (Thing::Card(..), Destination::OwnersHand) => whose * self.in_hand(thing),
            (_, Destination::Battlefield { under, .. }) => {
                let to = under.as_ref().map_or(thing.whose(), |player| self.seat_of(player));
                let left = if from == Zone::Battlefield { -whose * worth } else { 0.0 };
                sight.sign(to) * worth + left
            }
            (Thing::Card(..), Destination::OwnersGraveyard) => {
                self.in_hand(thing) * if is_lost(from) { 0.0 } else { -0.1 * whose }
            }
            (_, Destination::Zone(Zone::Hand)) => whose * self.in_hand(thing),
            (Thing::Card(..), Destination::Library(..)) if from == Zone::Library => {
                // What is put back below was wanted less.
                -0.05 * sight.sign(who) * self.in_hand(thing)
            }
            (
                _,
                Destination::Library(..)
                | Destination::OwnersGraveyard
                | Destination::Zone(_)
                | Destination::OwnersHand,
            ) => -whose * worth,
        }
    }

    fn in_hand(&self, thing: Thing<'a>) -> f32 {
        match thing {
            Thing::Card(_, owner, _, Some(face)) if owner == self.sight.me => self.sight.wanted(face).max(0.1),
            _ => CARD,
        }
    }

    /// A card that somebody cloaks or manifests.
    fn masked(&self, who: Seat, thing: Thing<'a>) -> f32 {
        let side = self.sight.sign(who);
        let (given_up, face) = match thing {
            Thing::Card(Zone::Hand, _, _, face) => (face.map_or(CARD, |face| self.sight.wanted(face)), face),
            Thing::Card(_, _, _, face) => (0.0, face),
            Thing::Permanent(p) => (0.0, p.card.map(|seen| seen.get())),
            Thing::Item(_) | Thing::Player(_) | Thing::Made(..) => (0.0, None),
        };
        side * (MASKED + self.behind(face) - given_up)
    }

    fn discard(&mut self, who: Seat, objects: &Objects) -> f32 {
        let held = self.sight.view.seats[who.index()].hand.len();
        let count = match objects {
            Objects::Chosen(quantity, _) | Objects::Some(quantity, _) => self.bounds(quantity).1.min(held),
            Objects::The(_) | Objects::All(_) | Objects::Top(..) | Objects::Rest(_) | Objects::And(_) => {
                self.things(objects).len().min(held)
            }
        };
        -self.sight.sign(who) * 1.6 * count as f32
    }

    fn fight(&self, a: &Objects, b: &Objects) -> f32 {
        let (one, other) = (self.things(a), self.things(b));
        let (Some(Thing::Permanent(one)), Some(Thing::Permanent(other))) = (one.first(), other.first()) else {
            return 0.0;
        };
        self.damage(Thing::Permanent(one), other.characteristics.power.into())
            + self.damage(Thing::Permanent(other), one.characteristics.power.into())
    }

    fn is_mine_to_goad(&self, thing: Thing<'a>) -> bool {
        matches!(thing, Thing::Permanent(p) if p.goaded_by.is_empty() && !p.tapped)
    }

    /// What it is worth that a permanent is untapped now.
    fn readiness(&self, thing: Thing<'a>) -> f32 {
        let Thing::Permanent(p) = thing else { return 0.0 };
        if is_creature(p) { 0.3 + 0.25 * f32::from(p.characteristics.power.max(0)) } else { 0.2 }
    }

    fn suspected(&self, thing: Thing<'a>) -> f32 {
        let Thing::Permanent(p) = thing else { return 0.3 };
        if p.suspected { 0.0 } else { 0.2 * f32::from(p.characteristics.power) - 0.3 }
    }

    /// What counters are worth to the controller of what they are put on.
    fn counters(&self, thing: Thing<'a>, kind: Counter, n: i32) -> f32 {
        let n = n as f32;
        match (kind, thing) {
            (Counter::Pt(p, t), Thing::Permanent(on)) if is_creature(on) => {
                let dies = toughness_left(on) + i32::from(t) * n as i32 <= 0;
                if dies { -self.sight.worth(on) } else { n * (0.9 * f32::from(p) + 0.5 * f32::from(t)) }
            }
            (Counter::Pt(p, t), Thing::Made(..) | Thing::Card(..)) => n * (0.9 * f32::from(p) + 0.5 * f32::from(t)),
            (Counter::Keyword(k), Thing::Permanent(on)) if on.characteristics.keywords.contains(&k) => 0.0,
            (Counter::Keyword(k), Thing::Permanent(on)) => worth::keyword(k, f32::from(on.characteristics.power)),
            (Counter::Keyword(k), _) => worth::keyword(k, 2.0),
            (Counter::Stun, Thing::Permanent(on)) => -n * 0.5 * self.readiness(Thing::Permanent(on)) - 0.3,
            (Counter::Shield, _) => 1.5 * n,
            (Counter::Pt(..) | Counter::Stun | Counter::Charge, _) => 0.1 * n,
        }
    }

    fn attach(&mut self, what: &ir::Ref, to: &Objects) -> f32 {
        let what = self.refs(what).first().copied();
        let Some(on) = self.things(to).first().copied() else { return 0.0 };
        let (Some(Thing::Permanent(what)), Thing::Permanent(on)) = (what, on) else { return 0.5 };
        let gain =
            |on| self.fettered(what.characteristics.abilities.iter().map(|id| &self.sight.pack.ability(*id).ir), on);
        let before = what.attached_to.and_then(|handle| self.sight.thing(handle)).map_or(0.0, gain);
        if what.attached_to == Some(rules::knowledge::Handle::Number(on.number)) {
            return -0.5;
        }
        gain(Thing::Permanent(on)) - before - 0.2
    }

    /// What an Aura or Equipment with these abilities does for what it is attached to.
    pub fn fettered<'i>(&self, abilities: impl Iterator<Item = &'i Ability>, on: Thing<'a>) -> f32 {
        let each = abilities.map(|ability| match ability {
            Ability::Static(ir::Static::Continuous { affected: ir::Affected::Attached, modifications, .. }) => {
                self.changed(on, modifications, Duration::Indefinite)
            }
            _ => 0.0,
        });
        each.sum()
    }

    /// What changes of a continuous effect are worth.
    pub fn changed(&self, thing: Thing<'a>, changes: &[Modification], duration: Duration) -> f32 {
        match duration {
            Duration::UntilEndOfTurn => self.for_a_turn(thing, changes),
            Duration::NextUntapStep | Duration::UntilYourNextTurn | Duration::UntilEndOfYourNextTurn => {
                0.5 * self.for_good(thing, changes)
            }
            Duration::Indefinite | Duration::AsLongAsYouControlThis => self.for_good(thing, changes),
        }
    }

    fn for_good(&self, thing: Thing<'a>, changes: &[Modification]) -> f32 {
        let (sight, whose) = (self.sight, self.sight.sign(thing.whose()));
        let Thing::Permanent(p) = thing else {
            return whose * changes.iter().map(|change| self.change_worth(change, 2.0, MASKED)).sum::<f32>();
        };
        let (worth, power) = (sight.worth(p), f32::from(p.characteristics.power.max(0)));
        let (_, toughness) = self.sum_pt(changes);
        if is_creature(p) && toughness < 0 && toughness_left(p) + toughness <= 0 {
            return -whose * worth;
        }
        let taken = changes.iter().any(|c| matches!(c, Modification::Control(_)));
        if taken {
            return if p.controller == self.you { 0.0 } else { 2.0 * worth * sight.sign(self.you) };
        }
        whose * changes.iter().map(|change| self.change_worth(change, power, worth)).sum::<f32>()
    }

    /// What a lasting change is worth to the controller of a creature with this power and worth.
    fn change_worth(&self, change: &Modification, power: f32, worth: f32) -> f32 {
        match change {
            Modification::ModifyPt(p, t) => 0.9 * self.number(p) as f32 + 0.5 * self.number(t) as f32,
            Modification::BasePt(p, t) => 0.9 * self.number(p) as f32 + 0.5 * self.number(t) as f32 + 0.5 - worth,
            Modification::Gain(abilities) => {
                let each = abilities.iter().map(|ability| match ability {
                    Ability::Keyword(k) => worth::keyword(k.kind(), power),
                    Ability::Spell(_) | Ability::Activated(_) | Ability::Triggered(_) | Ability::Static(_) => 1.0,
                });
                each.sum()
            }
            Modification::LoseAllAbilities => -0.8,
            Modification::Lose(keywords) => -keywords.iter().map(|k| worth::keyword(*k, power)).sum::<f32>(),
            Modification::SetTypes(types, _) if !types.is_empty() && !types.contains(&ir::CardType::Creature) => -worth,
            Modification::RemoveType(ir::CardType::Creature) => -worth,
            Modification::Rule(rule) => match rule {
                RuleChange::CantAttack => -0.45 * worth,
                RuleChange::CantBlock => -0.3 * worth,
                RuleChange::CantBeBlocked => 0.5 * power,
                RuleChange::CantBeBlockedByMoreThanOne => 0.3,
                RuleChange::AttacksIfAble => -0.5,
                RuleChange::BlocksIfAble => -0.3,
                RuleChange::DoesntUntap => -0.6 * worth,
                RuleChange::CantBecomeSuspected | RuleChange::CantBeCountered => 0.1,
                RuleChange::CantTurnFaceUp => -0.5,
            },
            Modification::CantBeBlockedBy(_) => 0.2 * power,
            Modification::CantBeBlockedExceptBy(_) => 0.4 * power,
            Modification::CostToAttack(_) => -0.3 * worth,
            Modification::CostToBlock(_) => -0.2 * worth,
            Modification::SwitchPt
            | Modification::AddTypes(..)
            | Modification::SetTypes(..)
            | Modification::AddSupertype(_)
            | Modification::RemoveType(_)
            | Modification::SetColors(_)
            | Modification::AddColors(_)
            | Modification::Control(_)
            | Modification::Named(_) => 0.0,
        }
    }

    fn sum_pt(&self, changes: &[Modification]) -> (i32, i32) {
        changes.iter().fold((0, 0), |(power, toughness), change| match change {
            Modification::ModifyPt(p, t) => (power + self.number(p), toughness + self.number(t)),
            _ => (power, toughness),
        })
    }

    /// Until end of turn only the combat at hand counts, and what dies.
    fn for_a_turn(&self, thing: Thing<'a>, changes: &[Modification]) -> f32 {
        let (sight, whose) = (self.sight, self.sight.sign(thing.whose()));
        let Thing::Permanent(p) = thing else { return 0.0 };
        let (power, toughness) = self.sum_pt(changes);
        if is_creature(p) && toughness < 0 && toughness_left(p) + toughness <= 0 {
            return -whose * sight.worth(p);
        }
        let gained: Vec<KeywordKind> = changes
            .iter()
            .filter_map(|change| if let Modification::Gain(all) = change { Some(all) } else { None })
            .flatten()
            .filter_map(|ability| if let Ability::Keyword(k) = ability { Some(k.kind()) } else { None })
            .collect();
        if let Some(standing) = self.standing {
            return standing.gain(p.number, |fighter| fighter.changed(power, toughness, &gained));
        }
        let taken = changes.iter().any(|c| matches!(c, Modification::Control(_)));
        if taken && p.controller != self.you {
            return sight.sign(self.you) * (1.0 + 0.5 * f32::from(p.characteristics.power));
        }
        // Only to tell friend from foe: outside a combat nothing is gained.
        let slight = 0.02 * (power + toughness) as f32 + 0.03 * gained.len() as f32;
        let before_blocks = sight.my_turn() && sight.view.step < rules::turn::Step::DeclareBlockers;
        let stopped = changes.contains(&Modification::Rule(RuleChange::CantBlock));
        let slips = changes.contains(&Modification::Rule(RuleChange::CantBeBlocked));
        match (before_blocks, stopped, slips) {
            (true, true, _) if is_creature(p) && !p.tapped => -whose * 0.6,
            (true, _, true) => whose * 0.3 * f32::from(p.characteristics.power.max(0)),
            _ => whose * slight,
        }
    }
}
