//! CR 613.1. What each change does to an object on its way through the layers, and
//! what counters, a designation or a land type give by rule.

use super::{Change, Row};
use crate::characteristics::{KeywordSet, SubtypeSet, TypeSet};
use crate::filter::Scope;
use crate::ids::{AbilityId, AbilityOn, Origin};
use crate::run::World;
use ir::{Ability, CardType, Counter, KeywordKind, Modification, RuleChange, Subtype};
use std::borrow::Cow;

impl World<'_> {
    /// CR 122.1b, 701.60c, 305.6. Abilities that counters, a designation or a land type give.
    pub(super) fn granted_by_rules(self, row: &mut Row) {
        let Some(p) = self.s.permanent(row.slot) else { return };
        if p.suspected
            && let Some(menace) = self.pack().menace
        {
            row.abilities.to_mut().push(AbilityOn { id: menace, origin: Origin::Suspected });
            row.c.keywords = row.c.keywords.with(KeywordKind::Menace);
            row.c.rules = row.c.rules.with(RuleChange::CantBlock);
            row.changed = true;
        }
        self.granted_by_counters(row);
    }

    /// CR 122.1b, 613.7c. What keyword counters give in the order of timestamps.
    pub(super) fn granted_by_counters(self, row: &mut Row) {
        if self.s.counters.is_empty() || row.slot.index() >= self.s.objects.len() {
            return;
        }
        let what = self.s.reference(row.slot);
        for counter in self.s.counters.iter().filter(|c| c.on == what) {
            if let Counter::Keyword(kind) = counter.kind
                && !row.lost.iter().any(|(lost, at)| lost.is_none_or(|l| l == kind) && *at > counter.timestamp)
            {
                row.c.keywords = row.c.keywords.with(kind);
            }
        }
    }

    /// CR 613.4c, 122.1a.
    pub(super) fn count_counters(self, row: &mut Row) {
        if self.s.counters.is_empty() || row.slot.index() >= self.s.objects.len() {
            return;
        }
        let what = self.s.reference(row.slot);
        for counter in self.s.counters.iter().filter(|c| c.on == what) {
            if let Counter::Pt(power, toughness) = counter.kind {
                row.c.power = row.c.power.saturating_add(times(power, counter.count));
                row.c.toughness = row.c.toughness.saturating_add(times(toughness, counter.count));
            }
        }
    }

    pub(super) fn change_row(self, row: &mut Row, change: Change, timestamp: u32) {
        let c = &mut row.c;
        match change {
            // What combat asks is asked as attackers and blockers are declared.
            Change::CopyOf(_) | Change::InCombat(_) => {}
            Change::Control(seat) => row.controller = seat,
            Change::Named(name) => c.name = name,
            Change::AddTypes(types, subtypes) => {
                c.types.0 |= types.0;
                subtypes.iter().for_each(|s| c.subtypes.add(s));
                self.land_types_give_mana(row, subtypes);
            }
            Change::SetTypes(types, subtypes) => self.set_types(row, types, subtypes),
            Change::AddSupertype(s) => c.supertypes = c.supertypes.with(s),
            Change::RemoveType(t) => {
                c.types = c.types.without(t);
                if t == CardType::Creature {
                    c.subtypes.drop_kind(ir::SubtypeKind::Creature);
                }
            }
            Change::SetColors(colors) => c.colors = colors,
            Change::AddColors(colors) => c.colors = c.colors.union(colors),
            Change::Gain(id) => {
                let nth = row.abilities.len() as u8;
                row.abilities.to_mut().push(AbilityOn { id, origin: Origin::Effect(timestamp, nth) });
                row.changed = true;
                if let Ability::Keyword(k) = &self.pack().ability(id).ir {
                    c.keywords = c.keywords.with(k.kind());
                }
            }
            Change::LoseAllAbilities => {
                row.abilities = Cow::default();
                row.changed = true;
                c.keywords = KeywordSet::default();
                c.rules = Default::default();
                row.lost.push((None, timestamp));
            }
            Change::Lose(kind) => {
                row.abilities.to_mut().retain(|on| !self.is_keyword(on.id, kind));
                row.changed = true;
                c.keywords.0 &= !(1 << kind as u64);
                row.lost.push((Some(kind), timestamp));
            }
            Change::BasePt(power, toughness) => (c.power, c.toughness) = (power, toughness),
            Change::ModifyPt(power, toughness) => {
                c.power = c.power.saturating_add(power);
                c.toughness = c.toughness.saturating_add(toughness);
            }
            Change::SwitchPt => std::mem::swap(&mut c.power, &mut c.toughness),
            Change::Rule(change) => c.rules = c.rules.with(change),
        }
    }

    pub(super) fn is_keyword(self, id: AbilityId, kind: KeywordKind) -> bool {
        matches!(&self.pack().ability(id).ir, Ability::Keyword(k) if k.kind() == kind)
    }

    /// CR 205.1a, 305.7.
    pub(super) fn set_types(self, row: &mut Row, types: TypeSet, subtypes: SubtypeSet) {
        let kinds: Vec<ir::SubtypeKind> = subtypes.iter().map(Subtype::kind).collect();
        if types.0 != 0 {
            row.c.types = types;
            row.c.subtypes = SubtypeSet::default();
        } else {
            kinds.iter().for_each(|&k| row.c.subtypes.drop_kind(k));
        }
        subtypes.iter().for_each(|s| row.c.subtypes.add(s));
        let basic = subtypes.iter().any(|s| self.pack().land_abilities.iter().any(|(t, _)| *t == s));
        if basic {
            row.abilities = Cow::default();
            row.c.keywords = KeywordSet::default();
            row.changed = true;
        }
        self.land_types_give_mana(row, subtypes);
    }

    /// CR 305.6, 305.7.
    pub(super) fn land_types_give_mana(self, row: &mut Row, subtypes: SubtypeSet) {
        for &(land_type, id) in &self.pack().land_abilities {
            let has = row.abilities.iter().any(|on| on.id == id && on.origin == Origin::LandType);
            if subtypes.has(land_type) && !has {
                row.abilities.to_mut().push(AbilityOn { id, origin: Origin::LandType });
                row.changed = true;
            }
        }
    }

    /// A modification of a text as changes, its numbers worked out here and now (608.2h, 611.2d).
    pub(crate) fn changes(self, m: &Modification, scope: &Scope) -> Vec<Change> {
        let n = |number: &ir::Number| small(self.number_value(number, scope));
        match m {
            Modification::ModifyPt(p, t) => vec![Change::ModifyPt(n(p), n(t))],
            Modification::BasePt(p, t) => vec![Change::BasePt(n(p), n(t))],
            Modification::SwitchPt => vec![Change::SwitchPt],
            Modification::Gain(abilities) => abilities.iter().map(|a| Change::Gain(self.pack().id_of(a))).collect(),
            Modification::LoseAllAbilities => vec![Change::LoseAllAbilities],
            Modification::Lose(kinds) => kinds.iter().map(|&k| Change::Lose(k)).collect(),
            Modification::AddTypes(types, subtypes) => {
                vec![Change::AddTypes(TypeSet::of(types), SubtypeSet::of(subtypes))]
            }
            Modification::SetTypes(types, subtypes) => {
                vec![Change::SetTypes(TypeSet::of(types), SubtypeSet::of(subtypes))]
            }
            Modification::AddSupertype(s) => vec![Change::AddSupertype(*s)],
            Modification::RemoveType(t) => vec![Change::RemoveType(*t)],
            Modification::SetColors(colors) => vec![Change::SetColors(colors.iter().copied().collect())],
            Modification::AddColors(colors) => vec![Change::AddColors(colors.iter().copied().collect())],
            Modification::Control(player) => self.player(player, scope).map(Change::Control).into_iter().collect(),
            Modification::Named(name) => vec![Change::Named(self.pack().name_id(name))],
            Modification::Rule(change) => vec![Change::Rule(*change)],
            Modification::CantBeBlockedBy(_)
            | Modification::CantBeBlockedExceptBy(_)
            | Modification::CostToAttack(_)
            | Modification::CostToBlock(_) => {
                vec![Change::InCombat(self.pack().id_of(&crate::pack::as_ability_of_combat(m)))]
            }
        }
    }
}

/// What so many counters add.
fn times(each: i8, count: u16) -> i16 {
    small(i32::from(each) * i32::from(count))
}

/// The nearest power or toughness there is.
fn small(number: i32) -> i16 {
    number.clamp(i16::MIN.into(), i16::MAX.into()) as i16
}
