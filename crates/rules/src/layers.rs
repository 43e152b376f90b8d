//! CR 613. Continuous effects in layers.
//!
//! [`World::characteristics`] reads what `Run::refresh` has computed eagerly, as
//! soon as something it depends on has changed. Copiable values (layer 1), counters
//! and keyword counters depend on nothing else and are computed permanent by
//! permanent; only where a continuous effect is about are all permanents taken
//! through layers 2 to 7 together, with timestamps and dependency (613.8).
//! [`World::assuming`] asks the same of an object as it would be.

mod changing;
mod refresh;

use crate::characteristics::{Abilities, Characteristics, SubtypeSet, TypeSet};
use crate::face_down::By;
use crate::filter::{Facts, Scope};
use crate::ids::{AbilityId, AbilityOn, FaceId, NameId, ObjectRef, Seat, Slot};
use crate::pack::AbilityKind;
use crate::run::World;
use crate::state::Permanent;
use ir::{Ability, Affected, CardType, ColorSet, KeywordKind, Modification, RuleChange, Static};
use std::borrow::Cow;

/// One change of one continuous effect, its numbers worked out (611.2, 613.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Layer 1a.
    CopyOf(FaceId),
    /// Layer 2.
    Control(Seat),
    /// Layer 3.
    Named(NameId),
    /// Layer 4.
    AddTypes(TypeSet, SubtypeSet),
    SetTypes(TypeSet, SubtypeSet),
    AddSupertype(ir::Supertype),
    RemoveType(CardType),
    /// Layer 5.
    SetColors(ColorSet),
    AddColors(ColorSet),
    /// Layer 6.
    Gain(AbilityId),
    LoseAllAbilities,
    Lose(KeywordKind),
    /// Layer 7b, 7c, 7d.
    BasePt(i16, i16),
    ModifyPt(i16, i16),
    SwitchPt,
    /// After the layers (613.11).
    Rule(RuleChange),
    /// CR 508.1h, 509.1b, 509.1d. Which creatures may block it, or what its attacking or blocking costs, as the
    /// static ability that would say so.
    InCombat(AbilityId),
}

/// The layers a change can belong to, in order (613.1, 613.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Layer {
    Copy,
    Control,
    Text,
    Type,
    Color,
    Ability,
    BasePt,
    ModifyPt,
    SwitchPt,
    Rules,
}

const AFTER_COPY: [Layer; 9] = [
    Layer::Control,
    Layer::Text,
    Layer::Type,
    Layer::Color,
    Layer::Ability,
    Layer::BasePt,
    Layer::ModifyPt,
    Layer::SwitchPt,
    Layer::Rules,
];

impl Layer {
    /// A set of layers is their bits.
    const fn bit(self) -> u16 {
        1 << self as u16
    }

    const fn of(m: &Modification) -> Layer {
        match m {
            Modification::Control(_) => Layer::Control,
            Modification::Named(_) => Layer::Text,
            Modification::AddTypes(..)
            | Modification::SetTypes(..)
            | Modification::AddSupertype(_)
            | Modification::RemoveType(_) => Layer::Type,
            Modification::SetColors(_) | Modification::AddColors(_) => Layer::Color,
            Modification::Gain(_) | Modification::LoseAllAbilities | Modification::Lose(_) => Layer::Ability,
            Modification::BasePt(..) => Layer::BasePt,
            Modification::ModifyPt(..) => Layer::ModifyPt,
            Modification::SwitchPt => Layer::SwitchPt,
            Modification::Rule(_)
            | Modification::CantBeBlockedBy(_)
            | Modification::CantBeBlockedExceptBy(_)
            | Modification::CostToAttack(_)
            | Modification::CostToBlock(_) => Layer::Rules,
        }
    }
}

/// The layers in which an ability changes something, as bits (613.1).
pub(crate) fn layers_of(ability: &Ability) -> u16 {
    match ability {
        Ability::Static(Static::Continuous { modifications, condition, .. }) => {
            let asks = condition.is_some() || modifications.iter().any(|m| pt_depends(m, &|_| true));
            let each = modifications.iter().any(|m| pt_depends(m, &measures_each));
            let first = if asks { ASKS } else { 0 } | if each { EACH } else { 0 };
            modifications.iter().fold(first, |bits, m| bits | Layer::of(m).bit())
        }
        _ => 0,
    }
}

/// Beside the bits of the layers: its condition or its numbers ask what other permanents are like.
pub(crate) const ASKS: u16 = 1 << 15;

/// And: its numbers are others for each object that it changes ("equal to its mana value").
const EACH: u16 = 1 << 14;

/// Whether it changes power or toughness by a number that is worked out in a way asked about.
fn pt_depends(m: &Modification, so: &dyn Fn(&ir::Number) -> bool) -> bool {
    let open = |n: &ir::Number| !matches!(n, ir::Number::Literal(_)) && so(n);
    matches!(m, Modification::ModifyPt(p, t) | Modification::BasePt(p, t) if open(p) || open(t))
}

fn measures_each(n: &ir::Number) -> bool {
    match n {
        ir::Number::PowerOf(r) | ir::Number::ToughnessOf(r) | ir::Number::ManaValueOf(r) => *r == ir::Ref::Each,
        ir::Number::Times(_, n) => measures_each(n),
        ir::Number::Literal(_) | ir::Number::X | ir::Number::Count(_) | ir::Number::ThatMuch => false,
    }
}

impl Change {
    const fn layer(self) -> Layer {
        match self {
            Change::CopyOf(_) => Layer::Copy,
            Change::Control(_) => Layer::Control,
            Change::Named(_) => Layer::Text,
            Change::AddTypes(..) | Change::SetTypes(..) | Change::AddSupertype(_) | Change::RemoveType(_) => {
                Layer::Type
            }
            Change::SetColors(_) | Change::AddColors(_) => Layer::Color,
            Change::Gain(_) | Change::LoseAllAbilities | Change::Lose(_) => Layer::Ability,
            Change::BasePt(..) => Layer::BasePt,
            Change::ModifyPt(..) => Layer::ModifyPt,
            Change::SwitchPt => Layer::SwitchPt,
            Change::Rule(_) | Change::InCombat(_) => Layer::Rules,
        }
    }
}

/// What is asked of an object that is otherwise than it stands.
#[derive(Clone, Copy, Debug)]
pub enum Assume {
    /// CR 702.37e, 702.168d. As it would be if it were face up.
    FaceUp,
    /// CR 614.12. As the permanent that is about to enter.
    Entering { controller: Seat, face_down: Option<By>, back: bool, copies: Option<FaceId> },
}

/// The answer: characteristics and abilities under the assumption.
#[derive(Clone, Debug)]
pub struct Assumed<'a> {
    pub characteristics: Characteristics,
    pub abilities: Cow<'a, [AbilityOn]>,
}

/// A permanent on its way through the layers.
#[derive(Clone, Debug)]
struct Row<'a> {
    slot: Slot,
    controller: Seat,
    timestamp: u32,
    c: Characteristics,
    abilities: Cow<'a, [AbilityOn]>,
    /// Bits of the layers in which its abilities change something.
    layers: u16,
    /// Abilities other than those of the copiable values are among them.
    changed: bool,
    /// Which keyword (none: all abilities) it lost, and when: counters from before give it no more (613.7c).
    lost: Vec<(Option<KeywordKind>, u32)>,
}

/// Where a change in a layer comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Applicable {
    timestamp: u32,
    source: Slot,
    controller: Seat,
    from: From,
    change: Change,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum From {
    /// A resolved effect: the objects are fixed (611.2c).
    Effect,
    /// A static ability of the object in `source`; the n-th change of its layer.
    Static(AbilityId, u8),
}

/// CR 613.6. A static ability that began to apply in one layer goes on to the same objects.
struct Begun {
    source: Slot,
    ability: AbilityId,
    to: Vec<Slot>,
}

impl<'a> World<'a> {
    /// The characteristics of an object where it is.
    pub fn characteristics(self, slot: Slot) -> Characteristics {
        let object = self.s.object(slot);
        match object.zone {
            ir::Zone::Battlefield => self.s.battlefield[object.row as usize].characteristics,
            ir::Zone::Stack => match self.s.stack.iter().find(|i| i.slot == slot) {
                Some(item) => {
                    let face = item.face_down.map_or(item.face, By::listed);
                    self.pack().face(face).printed
                }
                None => self.pack().face(crate::pack::NOTHING).printed,
            },
            // CR 406.3a.
            ir::Zone::Exile if object.exiled_face_down => self.pack().face(crate::pack::NOTHING).printed,
            ir::Zone::Library | ir::Zone::Hand | ir::Zone::Graveyard | ir::Zone::Exile | ir::Zone::Command => {
                *self.printed(slot)
            }
        }
    }

    /// The abilities that go with these characteristics.
    pub(crate) fn abilities_of(self, c: &Characteristics) -> &'a [AbilityOn] {
        match c.abilities {
            Abilities::Printed(face) => &self.pack().face(face).abilities,
            Abilities::Computed { start, len } => &self.s.computed[start as usize..][..len as usize],
        }
    }

    pub fn abilities(self, slot: Slot) -> &'a [AbilityOn] {
        let c = self.characteristics(slot);
        self.abilities_of(&c)
    }

    /// Every static ability that works on the battlefield, with its source and controller.
    pub(crate) fn statics(self) -> impl Iterator<Item = (ObjectRef, Seat, &'a Static)> {
        self.static_ids().filter_map(move |(source, controller, id)| match &self.pack().ability(id).ir {
            Ability::Static(s) => Some((source, controller, s)),
            _ => None,
        })
    }

    pub(crate) fn static_ids(self) -> impl Iterator<Item = (ObjectRef, Seat, AbilityId)> + use<'a> {
        let some = self.s.watched & crate::triggers::WATCH_STATIC != 0;
        let rows: &'a [Permanent] = if some { &self.s.battlefield } else { &[] };
        rows.iter().filter(|p| !p.phased_out).flat_map(move |p| {
            let controller = self.s.object(p.slot).controller;
            let statics = self.abilities_of(&p.characteristics).iter();
            let statics = statics.filter(move |on| self.pack().ability(on.id).kind == AbilityKind::Static);
            statics.map(move |on| (self.s.reference(p.slot), controller, on.id))
        })
    }

    /// CR 707.2, 613.2. The face whose values stand after layer 1.
    fn copiable_face(self, p: &Permanent) -> FaceId {
        match p.face_down {
            Some(by) => by.listed(),
            None => self.face_up_face(p),
        }
    }

    /// The face that is up, or would be if the permanent were face up: copy effects apply, the
    /// latest last (613.2a).
    fn face_up_face(self, p: &Permanent) -> FaceId {
        let what = self.s.reference(p.slot);
        let copied = self.s.effects.iter().rev().find_map(|e| match e.change {
            Change::CopyOf(face) if self.affects(e.timestamp, what) => Some(face),
            _ => None,
        });
        if let Some(face) = copied.or(p.copies) {
            return face;
        }
        let back = self.back_face(p.slot).filter(|_| p.transformed);
        back.unwrap_or_else(|| self.front_face(p.slot))
    }

    /// CR 707.2. What a copy of this object copies.
    pub(crate) fn copiable_values(self, slot: Slot) -> FaceId {
        match self.s.permanent(slot) {
            Some(p) => self.copiable_face(p),
            None => match self.s.stack.iter().find(|i| i.slot == slot) {
                Some(item) => item.face_down.map_or(item.face, By::listed),
                None => self.front_face(slot),
            },
        }
    }

    pub(crate) fn affects(self, timestamp: u32, what: ObjectRef) -> bool {
        self.s.affected.iter().any(|a| a.timestamp == timestamp && a.what == what)
    }

    /// Layer 1 of one permanent, with its controller before control effects.
    fn base_row(self, p: &Permanent, face: FaceId, controller: Seat) -> Row<'a> {
        let mut c = self.pack().face(face).printed;
        c.abilities = Abilities::Printed(face);
        Row {
            slot: p.slot,
            controller,
            timestamp: p.timestamp,
            c,
            abilities: Cow::Borrowed(&self.pack().face(face).abilities),
            layers: self.pack().face(face).layers,
            changed: false,
            lost: Vec::new(),
        }
    }

    /// Bits of the layers in which a continuous effect or a static ability changes something; what
    /// an effect grants stands in one of them.
    fn concerned_layers(self) -> u16 {
        let effects = self.s.effects.iter().fold(0, |bits, e| bits | e.change.layer().bit());
        let faces = self.s.battlefield.iter().map(|p| self.pack().face(self.copiable_face(p)).layers);
        faces.fold(effects, |bits, layers| bits | layers)
    }

    /// The row of an object as it is assumed to be, before layer 2.
    fn assumed_row(self, slot: Slot, assume: Assume) -> Row<'a> {
        match assume {
            Assume::FaceUp => {
                let p = self.s.permanent(slot).expect("a permanent is assumed to be face up");
                self.base_row(p, self.face_up_face(p), p.base_controller)
            }
            Assume::Entering { controller, face_down, back, copies } => {
                let face = face_down
                    .map(By::listed)
                    .or(copies)
                    .unwrap_or_else(|| self.back_face(slot).filter(|_| back).unwrap_or_else(|| self.front_face(slot)));
                let p = Permanent { timestamp: u32::MAX, ..Permanent::fresh(slot, self.pack().face(face).printed) };
                self.base_row(&p, face, controller)
            }
        }
    }

    /// All permanents (and what is assumed) after the layers up to `last`.
    fn layered(self, assumed: Option<Row<'a>>, last: Layer) -> Vec<Row<'a>> {
        let mut rows: Vec<Row<'a>> = Vec::with_capacity(self.s.battlefield.len() + 1);
        let base = |p: &Permanent| self.base_row(p, self.copiable_face(p), p.base_controller);
        rows.extend(self.s.battlefield.iter().map(base));
        if let Some(row) = assumed {
            match rows.iter_mut().find(|r| r.slot == row.slot) {
                Some(present) => *present = row,
                None => rows.push(row),
            }
        }
        let effects = self.s.effects.iter().fold(0, |bits, e| bits | e.change.layer().bit());
        let mut begun: Vec<Begun> = Vec::new();
        for layer in AFTER_COPY.into_iter().take_while(|&layer| layer <= last) {
            if layer == Layer::Ability {
                rows.iter_mut().for_each(|r| self.granted_by_rules(r));
            }
            if (effects | rows.iter().fold(0, |bits, r| bits | r.layers)) & layer.bit() != 0 || !begun.is_empty() {
                self.apply_layer(layer, &mut rows, &mut begun);
            }
            if layer == Layer::Ability {
                rows.iter_mut().for_each(|r| self.granted_by_counters(r));
            }
            if layer == Layer::ModifyPt {
                rows.iter_mut().for_each(|r| self.count_counters(r));
            }
        }
        rows
    }

    /// CR 613.7, 613.8. One layer: in timestamp order, but what depends on another waits for it.
    fn apply_layer(self, layer: Layer, rows: &mut [Row], begun: &mut Vec<Begun>) {
        let mut done: Vec<Applicable> = Vec::new();
        loop {
            let waiting: Vec<Applicable> =
                self.applicable(layer, rows, begun).into_iter().filter(|a| !done.contains(a)).collect();
            let Some(first) = waiting.first() else { return };
            let next = if waiting.len() < 2 || layer >= Layer::BasePt {
                first.clone()
            } else {
                let free = |a: &&Applicable| !waiting.iter().any(|b| b != *a && self.depends(a, b, rows, begun));
                waiting.iter().find(free).unwrap_or(first).clone()
            };
            self.apply(&next, rows, begun);
            done.push(next);
        }
    }

    /// CR 613.8a. Whether applying `b` first would change what `a` applies to or whether it exists.
    fn depends(self, a: &Applicable, b: &Applicable, rows: &[Row<'a>], begun: &[Begun]) -> bool {
        let before = self.objects_of(a, rows, begun);
        let mut after: Vec<Row<'a>> = rows.to_vec();
        let mut scratch: Vec<Begun> = Vec::new();
        self.apply(b, &mut after, &mut scratch);
        let still = match a.from {
            From::Effect => true,
            From::Static(id, _) => {
                after.iter().any(|r| r.slot == a.source && r.abilities.iter().any(|on| on.id == id))
                    || begun.iter().any(|g| g.source == a.source && g.ability == id)
            }
        };
        !still || self.objects_of(a, &after, begun) != before
    }

    /// Every change of this layer that exists now, by timestamp.
    fn applicable(self, layer: Layer, rows: &[Row], begun: &[Begun]) -> Vec<Applicable> {
        let mut found: Vec<Applicable> = Vec::new();
        for e in &self.s.effects {
            if e.change.layer() == layer {
                let (timestamp, source) = (e.timestamp, e.source.slot);
                found.push(Applicable {
                    timestamp,
                    source,
                    controller: e.controller,
                    from: From::Effect,
                    change: e.change,
                });
            }
        }
        for row in rows.iter().filter(|r| r.layers & layer.bit() != 0) {
            for on in row.abilities.iter() {
                self.static_changes(layer, row, on.id, &mut found);
            }
        }
        // CR 613.6. Begun ones whose source has lost the ability since.
        for g in begun.iter().filter(|g| self.pack().ability(g.ability).layers & layer.bit() != 0) {
            let gone = rows.iter().any(|r| r.slot == g.source && !r.abilities.iter().any(|on| on.id == g.ability));
            if gone && let Some(row) = rows.iter().find(|r| r.slot == g.source) {
                self.static_changes(layer, row, g.ability, &mut found);
            }
        }
        found.sort_by_key(|a| a.timestamp);
        found
    }

    fn static_changes(self, layer: Layer, row: &Row, id: AbilityId, found: &mut Vec<Applicable>) {
        let def = self.pack().ability(id);
        if def.layers & layer.bit() == 0 {
            return;
        }
        let Ability::Static(Static::Continuous { affected, modifications, condition }) = &def.ir else { return };
        let scope = Scope::of(row.controller, self.s.reference(row.slot));
        if condition.as_ref().is_some_and(|c| !self.holds(c, &scope)) {
            return;
        }
        // CR 613.3, 613.4a. What defines a printed * applies before all others of its layer.
        let defines =
            *affected == Affected::This && layer == Layer::BasePt && self.pack().face(row.c.mana_cost).starred;
        let timestamp = if defines { 0 } else { row.timestamp };
        let of_layer = modifications.iter().filter(|m| Layer::of(m) == layer);
        for (nth, change) in of_layer.flat_map(|m| self.changes(m, &scope)).enumerate() {
            found.push(Applicable {
                timestamp,
                source: row.slot,
                controller: row.controller,
                from: From::Static(id, nth as u8),
                change,
            });
        }
    }

    /// The objects that a change applies to, as the rows stand.
    fn objects_of(self, a: &Applicable, rows: &[Row], begun: &[Begun]) -> Vec<Slot> {
        let From::Static(id, _) = a.from else {
            return rows.iter().map(|r| r.slot).filter(|&s| self.affects(a.timestamp, self.s.reference(s))).collect();
        };
        if let Some(g) = begun.iter().find(|g| g.source == a.source && g.ability == id) {
            return g.to.clone();
        }
        let Ability::Static(Static::Continuous { affected, .. }) = &self.pack().ability(id).ir else {
            return Vec::new();
        };
        match affected {
            Affected::This => vec![a.source],
            Affected::Attached => self
                .s
                .permanent(a.source)
                .map(|p| p.attached_to)
                .filter(|&to| self.s.exists(to))
                .map(|to| to.slot)
                .into_iter()
                .collect(),
            Affected::All(filter) => {
                let scope = Scope::of(a.controller, self.s.reference(a.source));
                rows.iter().filter(|r| self.row_matches(filter, r, &scope)).map(|r| r.slot).collect()
            }
        }
    }

    fn row_matches(self, filter: &ir::Filter, row: &Row, scope: &Scope) -> bool {
        let facts = Facts {
            what: self.s.reference(row.slot),
            object: crate::state::Object {
                controller: row.controller,
                zone: ir::Zone::Battlefield,
                ..*self.s.object(row.slot)
            },
            permanent: self.s.permanent(row.slot),
            c: row.c,
            is_token: self.is_token(row.slot),
            face_down: self.is_face_down(row.slot),
        };
        self.facts_match(filter, &facts, scope)
    }

    fn apply(self, a: &Applicable, rows: &mut [Row], begun: &mut Vec<Begun>) {
        let to = self.objects_of(a, rows, begun);
        for row in rows.iter_mut().filter(|r| to.contains(&r.slot)) {
            self.change_row(row, self.change_of(a, row), a.timestamp);
            if row.changed {
                row.layers = row.abilities.iter().fold(0, |bits, on| bits | self.pack().ability(on.id).layers);
            }
        }
        if let From::Static(ability, _) = a.from
            && !begun.iter().any(|g| g.source == a.source && g.ability == ability)
        {
            begun.push(Begun { source: a.source, ability, to });
        }
    }

    /// The change as one of its objects has it.
    fn change_of(self, a: &Applicable, row: &Row) -> Change {
        let From::Static(id, nth) = a.from else { return a.change };
        let def = self.pack().ability(id);
        if def.layers & EACH == 0 {
            return a.change;
        }
        let Ability::Static(Static::Continuous { modifications, .. }) = &def.ir else { return a.change };
        let each = Some(crate::state::Targeted::Object(self.s.reference(row.slot)));
        let scope = Scope { each, ..Scope::of(a.controller, self.s.reference(a.source)) };
        let of_layer = modifications.iter().filter(|m| Layer::of(m) == a.change.layer());
        of_layer.flat_map(|m| self.changes(m, &scope)).nth(usize::from(nth)).unwrap_or(a.change)
    }

    /// Every permanent taken through all layers, whatever is kept.
    pub(crate) fn anew(self) -> Vec<Assumed<'a>> {
        let rows = self.layered(None, Layer::Rules).into_iter();
        rows.map(|row| Assumed { characteristics: row.c, abilities: row.abilities }).collect()
    }

    /// What an object would be under an assumption (613, 614.12, 702.37e).
    pub fn assuming(self, slot: Slot, assume: Assume) -> Assumed<'a> {
        let row = self.assumed_after(slot, assume, Layer::Rules);
        Assumed { characteristics: row.c, abilities: row.abilities }
    }

    /// CR 702.37e, 702.168d. The abilities that a permanent would have if it were face up.
    pub(crate) fn abilities_if_face_up(self, slot: Slot) -> Cow<'a, [AbilityOn]> {
        self.assumed_after(slot, Assume::FaceUp, Layer::Ability).abilities
    }

    /// What is assumed, after the layers up to `last`; alone if nothing changes in those.
    fn assumed_after(self, slot: Slot, assume: Assume, last: Layer) -> Row<'a> {
        let mut row = self.assumed_row(slot, assume);
        let asked = (last.bit() << 1) - 1;
        if self.s.characteristics_dirty || (self.s.layers | row.layers) & asked != 0 {
            let rows = self.layered(Some(row), last);
            return rows.into_iter().rev().find(|r| r.slot == slot).expect("the assumed object has a row");
        }
        self.alone(&mut row);
        row
    }

    /// A row of which no continuous effect takes notice: what the rules give it.
    fn alone(self, row: &mut Row) {
        self.granted_by_rules(row);
        self.count_counters(row);
    }
}
