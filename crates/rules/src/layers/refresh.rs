//! CR 611, 613. Keeping characteristics: computed again as soon as something they
//! depend on has changed, so that reading them takes nothing but a look.

use super::{ASKS, Change, Layer, Row};
use crate::characteristics::{Abilities, Characteristics};
use crate::event::Event;
use crate::filter::Scope;
use crate::ids::{AbilityOn, ObjectRef, Seat, Slot};
use crate::run::{Run, World};
use crate::state::Until;

/// What is kept of a row that has been through the layers.
struct Kept {
    slot: Slot,
    controller: Seat,
    c: Characteristics,
    /// Its abilities, if they are not just those of its copiable values.
    changed: Option<Vec<AbilityOn>>,
}

impl Kept {
    fn of(row: Row) -> Kept {
        let changed = row.changed.then(|| row.abilities.into_owned());
        Kept { slot: row.slot, controller: row.controller, c: row.c, changed }
    }
}

impl Run<'_> {
    /// Computes characteristics again if something they depend on has changed.
    pub(crate) fn refresh(&mut self) {
        // What asks about other permanents is asked again until nothing changes; rules that chase
        // each other in a circle stop where they are after so many rounds.
        let mut rounds = 8;
        while self.s.characteristics_dirty {
            self.s.characteristics_dirty = false;
            self.s.computed.clear();
            let world = World { s: self.s, table: self.table };
            let layers = world.concerned_layers();
            if layers == 0 {
                self.s.layers = 0;
                self.refresh_each();
            } else {
                let rows: Vec<Kept> = world.layered(None, Layer::Rules).into_iter().map(Kept::of).collect();
                self.s.layers = layers;
                let mut changed = false;
                for (at, row) in rows.into_iter().enumerate() {
                    changed |= self.keep(at, row);
                }
                rounds -= 1;
                self.s.characteristics_dirty |= changed && layers & ASKS != 0 && rounds > 0;
            }
            self.s.watched = self.world().watching();
            self.leave_combat();
        }
        self.look_where_allowed();
        self.reveal_tops();
    }

    /// No continuous effect is about: each permanent by itself.
    fn refresh_each(&mut self) {
        for at in 0..self.s.battlefield.len() {
            let world = World { s: self.s, table: self.table };
            let p = &self.s.battlefield[at];
            let face = world.copiable_face(p);
            let plain = !p.suspected && self.s.counters.is_empty();
            if plain && self.s.object(p.slot).controller == p.base_controller {
                let mut c = world.pack().face(face).printed;
                c.abilities = Abilities::Printed(face);
                self.s.battlefield[at].characteristics = c;
            } else {
                let mut row = world.base_row(p, face, p.base_controller);
                world.alone(&mut row);
                let row = Kept::of(row);
                self.keep(at, row);
            }
        }
    }

    /// Says whether it is other than it was.
    fn keep(&mut self, at: usize, mut row: Kept) -> bool {
        if let Some(abilities) = row.changed {
            let start = self.s.computed.len() as u16;
            row.c.abilities = Abilities::Computed { start, len: abilities.len() as u8 };
            self.s.computed.extend(abilities);
        }
        let was = std::mem::replace(&mut self.s.battlefield[at].characteristics, row.c);
        let other_controller = self.s.object(row.slot).controller != row.controller;
        if other_controller {
            self.change_control(row.slot, row.controller);
        }
        other_controller || Characteristics { abilities: row.c.abilities, ..was } != row.c
    }

    /// CR 110.2, 302.6, 506.4, 708.5. The controller of a permanent changes.
    fn change_control(&mut self, slot: Slot, to: Seat) {
        let turn = self.s.turn.number;
        self.s.object_mut(slot).controller = to;
        let permanent = self.s.permanent_mut(slot).expect("a permanent");
        permanent.since_turn = turn;
        permanent.attacking = None;
        if permanent.face_down.is_some() {
            self.show(slot, to.bit());
        }
        let what = self.s.reference(slot);
        self.s.blocks.retain(|b| b.blocker != what && b.attacker != what);
        self.event(Event::ControlChanged { what, to });
    }

    /// CR 611.2. Begins a continuous effect on objects, all changes with one timestamp.
    pub(crate) fn begin_effect(&mut self, scope: &Scope, objects: &[ObjectRef], changes: &[Change], until: Until) {
        let timestamp = self.timestamp();
        for &what in objects {
            self.s.affected.push(crate::state::AffectedRow { timestamp, what });
        }
        for &change in changes {
            let (controller, source) = (scope.controller, scope.this);
            self.s.effects.push(crate::state::Effect { timestamp, controller, source, change, until });
        }
        self.s.characteristics_dirty = true;
        self.refresh();
    }

    pub(crate) fn end_effects(&mut self, ends: impl Fn(Until) -> bool) {
        self.s.delayed.retain(|d| d.until.is_none_or(|until| !ends(until)));
        self.s.looks.retain(|look| !ends(look.until));
        self.s.permits.retain(|permit| !ends(permit.until));
        if self.s.effects.is_empty() {
            return;
        }
        let before = self.s.effects.len();
        self.s.effects.retain(|e| !ends(e.until));
        if self.s.effects.len() != before {
            let live: Vec<u32> = self.s.effects.iter().map(|e| e.timestamp).collect();
            self.s.affected.retain(|a| live.contains(&a.timestamp));
            self.s.characteristics_dirty = true;
            self.refresh();
        }
    }
}
