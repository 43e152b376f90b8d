//! CR 614. Replacement effects on moves: how objects enter, and "instead".

use crate::decisions::{Answer, Prompt, Why};
use crate::filter::{Facts, Scope};
use crate::ids::{ObjectRef, Seat, Slot};
use crate::run::{Do, Run, World};
use crate::state::{Chosen, Object, Permanent};
use crate::triggers::WATCH_REPLACE;
use crate::zones::{Entry, Would};
use ir::{Ability, Affected, Choice, EntersHow, Instruction, Keyword, Prohibition, Replaced, Static, Zone};

impl World<'_> {
    /// CR 614.12. The object as the permanent it would be, for effects that look at what enters.
    fn entering_matches(self, filter: &ir::Filter, slot: Slot, entry: &Entry, scope: &Scope) -> bool {
        let controller = entry.controller.unwrap_or(self.s.object(slot).owner);
        let assumed = self.assuming(
            slot,
            crate::layers::Assume::Entering {
                controller,
                face_down: entry.face_down,
                back: entry.back,
                copies: entry.copies,
            },
        );
        let permanent = Permanent {
            face_down: entry.face_down,
            tapped: entry.tapped,
            ..Permanent::fresh(slot, assumed.characteristics)
        };
        let facts = Facts {
            what: self.s.reference(slot),
            object: Object { zone: Zone::Battlefield, controller, ..*self.s.object(slot) },
            permanent: Some(&permanent),
            c: assumed.characteristics,
            is_token: self.is_token(slot),
            face_down: entry.face_down.is_some(),
        };
        self.facts_match(filter, &facts, scope)
    }

    /// CR 111.8. A token that left the battlefield stays where it went, until it ceases to exist.
    fn is_stranded_token(self, slot: Slot) -> bool {
        let stays = match self.s.object(slot).zone {
            Zone::Library | Zone::Hand | Zone::Graveyard | Zone::Exile => true,
            // One that is about to enter comes from nowhere (111.1).
            Zone::Battlefield | Zone::Stack | Zone::Command => false,
        };
        stays && self.is_token(slot)
    }

    /// CR 101.2, 701.58f. Whether something says that it can't enter from where it is.
    fn entry_prohibited(self, slot: Slot, entry: &Entry) -> bool {
        let from = self.s.object(slot).zone;
        self.statics().any(|(source, controller, s)| match s {
            Static::Prohibition(Prohibition::EnterFrom { what, zones }) => {
                zones.contains(&from) && self.card_would_match(what, slot, entry, &Scope::of(controller, source))
            }
            _ => false,
        })
    }

    /// A card in its zone, with the characteristics that it would have on the battlefield
    /// (a card being put face down is a creature card, 701.58a).
    fn card_would_match(self, filter: &ir::Filter, slot: Slot, entry: &Entry, scope: &Scope) -> bool {
        let face = entry.face_down.map_or(self.front_face(slot), crate::face_down::By::listed);
        let facts = Facts {
            what: self.s.reference(slot),
            object: *self.s.object(slot),
            permanent: None,
            c: self.pack().face(face).printed,
            is_token: self.is_token(slot),
            face_down: self.is_face_down(slot),
        };
        self.facts_match(filter, &facts, scope)
    }
}

impl Run<'_> {
    /// What becomes of one move of a batch; none: it does not happen.
    pub(crate) fn replace_move(&mut self, would: Would) -> Do<Option<Would>> {
        let Would::Move { what, mut to, mut entry, cause } = would;
        if !self.s.exists(what) || self.world().is_stranded_token(what.slot) {
            return Ok(None);
        }
        if to == Zone::Battlefield {
            if !self.may_enter(what, &entry) {
                return Ok(None);
            }
            self.enters(what, &mut entry)?;
        } else if self.s.watched & WATCH_REPLACE != 0 && self.s.permanent_of(what).is_some() && to == Zone::Graveyard {
            to = self.instead_of_dying(what);
        }
        // CR 903.9b.
        if matches!(to, Zone::Hand | Zone::Library)
            && self.world().is_commander(what.slot)
            && self.s.object(what.slot).zone != Zone::Library
        {
            let owner = self.s.object(what.slot).owner;
            if self.decide(owner, Why::CommandZone, what)? {
                to = Zone::Command;
            }
        }
        Ok(Some(Would::Move { what, to, entry, cause }))
    }

    /// CR 400.4a, 101.2. An instant or sorcery card does not enter face up; nor what is prohibited.
    fn may_enter(&self, what: ObjectRef, entry: &Entry) -> bool {
        let world = self.world();
        if entry.face_down.is_none() && entry.copies.is_none() {
            let face = world.back_face(what.slot).filter(|_| entry.back).unwrap_or_else(|| world.front_face(what.slot));
            if !crate::filter::is_permanent_card(&world.pack().face(face).printed) {
                return false;
            }
        }
        !world.entry_prohibited(what.slot, entry)
    }

    /// CR 614.1c-d, 614.12. Its own abilities count if it enters face up (708.3), others' always.
    fn enters(&mut self, what: ObjectRef, entry: &mut Entry) -> Do<()> {
        let controller = entry.controller.unwrap_or(self.s.object(what.slot).owner);
        if entry.face_down.is_none() {
            self.own_entry(what, entry, controller)?;
        }
        if self.s.watched & WATCH_REPLACE == 0 {
            return Ok(());
        }
        let table = self.table;
        let statics: Vec<_> = self.world().static_ids().collect();
        for (source, owner, id) in statics {
            if let Ability::Static(Static::Enters { who: Affected::All(filter), how }) = &table.pack.ability(id).ir {
                let scope = Scope::of(owner, source);
                if self.world().entering_matches(filter, what.slot, entry, &scope) {
                    for h in how {
                        self.enter_how(what, entry, h, &scope)?;
                    }
                }
            }
        }
        Ok(())
    }

    fn own_entry(&mut self, what: ObjectRef, entry: &mut Entry, controller: Seat) -> Do<()> {
        let table = self.table;
        let mut face = {
            let world = self.world();
            world.back_face(what.slot).filter(|_| entry.back).unwrap_or_else(|| world.front_face(what.slot))
        };
        let mut seen = Vec::new();
        // CR 616.1f. A copy that it becomes brings its own effects of this kind.
        loop {
            seen.push(face);
            for on in &table.pack.face(face).abilities {
                match &table.pack.ability(on.id).ir {
                    Ability::Static(Static::Enters { who: Affected::This, how }) => {
                        let scope = Scope { x: entry.x.into(), kicked: entry.kicked, ..Scope::of(controller, what) };
                        for h in how {
                            self.enter_how(what, entry, h, &scope)?;
                        }
                    }
                    Ability::Static(Static::AsEntersOrTurnedFaceUp(effect)) => {
                        self.counters_as_it_enters(entry, effect, &Scope::of(controller, what));
                    }
                    // CR 303.4f. An Aura that enters otherwise than by resolving: its controller chooses.
                    Ability::Keyword(Keyword::Enchant(filter)) if entry.attached_to.is_none() => {
                        let all = self.world().all_matching(filter, &Scope::of(controller, what));
                        let slots: Vec<Slot> = all.iter().map(|w| w.slot).collect();
                        if !slots.is_empty() {
                            let chosen = self.choose_objects(controller, slots, 1, 1, Why::AttachTo)?;
                            entry.attached_to = chosen[0];
                        }
                    }
                    _ => {}
                }
            }
            match entry.copies {
                Some(copied) if !seen.contains(&copied) => face = copied,
                _ => return Ok(()),
            }
        }
    }

    /// CR 614.1c. What it is told to put on itself it enters with. What is counted is counted before it
    /// and what enters with it are there (614.12).
    fn counters_as_it_enters(&self, entry: &mut Entry, effect: &ir::Effect, scope: &Scope) {
        let ir::Effect::Plain(body) = effect else { return };
        for instruction in &body.instructions {
            if let Some((kind, n)) = own_counters(instruction) {
                entry.add_counters(kind, self.world().number_value(n, scope).max(0) as u16);
            }
        }
    }

    fn enter_how(&mut self, what: ObjectRef, entry: &mut Entry, how: &EntersHow, scope: &Scope) -> Do<()> {
        match how {
            EntersHow::Tapped => entry.tapped = true,
            EntersHow::TappedUnless(condition) => entry.tapped |= !self.world().holds(condition, scope),
            EntersHow::WithCounters(kind, n) => {
                let count = self.world().number_value(n, scope).max(0) as u16;
                entry.add_counters(*kind, count);
            }
            EntersHow::AsACopyOf(filter) => {
                let from = self.world().all_matching(filter, scope);
                if !from.is_empty() && self.decide(scope.controller, Why::CopyOf, what)? {
                    let slots = from.iter().map(|w| w.slot).collect();
                    let chosen = self.choose_objects(scope.controller, slots, 1, 1, Why::CopyOf)?;
                    entry.copies = Some(self.copied_face(chosen[0]));
                }
            }
            EntersHow::Choosing(Choice::Color) => {
                let prompt = Prompt::Option { count: 5, why: Why::ChooseColor };
                let Answer::Option(nth) = self.ask(scope.controller, prompt)? else { unreachable!("checked") };
                entry.chosen = Chosen::Color(ir::Color::ALL[nth as usize]);
            }
            EntersHow::ChoosingCardName(filter) => {
                entry.chosen = Chosen::Name(self.choose_card_name(scope.controller, filter)?);
            }
            EntersHow::Choosing(Choice::Opponent) => {
                let from: Vec<Seat> = self.s.players().filter(|&s| s != scope.controller).collect();
                let prompt = Prompt::Players { from, why: Why::ChooseOpponent };
                let Answer::Player(seat) = self.ask(scope.controller, prompt)? else { unreachable!("checked") };
                entry.chosen = Chosen::Opponent(seat);
            }
        }
        Ok(())
    }

    /// CR 614.1a. "If it would die, exile it instead."
    fn instead_of_dying(&self, what: ObjectRef) -> Zone {
        let world = self.world();
        let exiled = world.statics().any(|(source, controller, s)| match s {
            Static::Instead { event: Replaced::Dies(subject), with } => {
                let scope = Scope::of(controller, source);
                let fits = match subject {
                    ir::Subject::The(r) => world.refs(r, &scope).contains(&what),
                    ir::Subject::Any(filter) | ir::Subject::OneOrMore(filter) => {
                        world.matches_ref(filter, what, &scope)
                    }
                };
                fits && matches!(with.as_slice(), [Instruction::Do(_, ir::Action::Exile(..))])
            }
            _ => false,
        });
        if exiled { Zone::Exile } else { Zone::Graveyard }
    }
}

/// "Put so many counters on it", of the object that says so.
pub(crate) fn own_counters(instruction: &Instruction) -> Option<(ir::Counter, &ir::Number)> {
    match instruction {
        Instruction::Do(_, ir::Action::PutCounters(kind, n, ir::Objects::The(ir::Ref::This))) => Some((*kind, n)),
        _ => None,
    }
}
