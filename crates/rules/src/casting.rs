//! CR 601, 305. Casting spells and playing lands.
//!
//! Casting is a draft: choices, then payment; nothing of it is told to others
//! before the spell has been cast (601.2i), and it can be taken back until then.

use crate::costs::{ManaNeed, Total};
use crate::decisions::{CastHow, WhichFace, Why};
use crate::event::{Event, MoveCause};
use crate::face_down::By;
use crate::face_down::casting::face_down_cost;
use crate::filter::{Scope, meant};
use crate::ids::{FaceId, ObjectRef, Seat, Slot};
use crate::refusals::{Illegal, Reason};
use crate::run::{Do, Run, World};
use crate::state::{ChosenTarget, Occasion, StackItem, StackKind, Targeted};
use crate::zones::Entry;
use ir::{Ability, CardType, CostDelta, Keyword, KeywordKind, ManaCost, Prohibition, Static, Zone};

impl<'a> World<'a> {
    /// The back face of a modal double-faced card (712.11b).
    pub(crate) fn modal_back(self, card: Slot) -> Option<FaceId> {
        match self.s.identity[card.index()] {
            crate::ids::Identity::Card(c) => {
                let printed = self.pack().card(self.table.cards[c as usize].0);
                printed.back.filter(|_| printed.layout == ir::Layout::Modal)
            }
            _ => None,
        }
    }

    /// CR 116.2a, 305.2.
    pub(crate) fn may_play_land(self, seat: Seat, card: Slot, face: WhichFace) -> Result<(), Illegal> {
        // Before anything that depends on which card it is: a refusal must not tell.
        if !self.in_hand(seat, card) && !self.is_permitted(seat, card, ir::Playing::Play) {
            return Err(Illegal::new("305.1", Reason::LandNotInHand));
        }
        let face = match face {
            WhichFace::Front => Some(self.front_face(card)),
            WhichFace::Back => self.modal_back(card),
        };
        let is_land = face.is_some_and(|f| self.pack().face(f).printed.is_land());
        if !is_land {
            return Err(Illegal::new("305.1", Reason::NotALand));
        }
        if !self.sorcery_timing(seat) {
            return Err(Illegal::new("116.2a", Reason::LandTiming));
        }
        if self.s.seat(seat).lands_played > 0 {
            return Err(Illegal::new("305.2", Reason::LandPlayed));
        }
        match face {
            Some(face) if self.play_prohibited(seat, card, face) => {
                Err(Illegal::new("101.2", Reason::PlayingProhibited))
            }
            _ => Ok(()),
        }
    }

    /// CR 101.2. The land is asked about as the face that would be played.
    fn play_prohibited(self, seat: Seat, card: Slot, face: FaceId) -> bool {
        self.statics().any(|(source, controller, s)| match s {
            Static::Prohibition(Prohibition::PlayLand { who, what }) => {
                let object = crate::state::Object { zone: Zone::Battlefield, ..*self.s.object(card) };
                let c = self.pack().face(face).printed;
                let what_played = self.s.reference(card);
                let facts = crate::filter::Facts {
                    what: what_played,
                    object,
                    permanent: None,
                    c,
                    is_token: false,
                    face_down: false,
                };
                meant(*who, controller, seat) && self.facts_match(what, &facts, &Scope::of(controller, source))
            }
            _ => false,
        })
    }

    fn in_hand(self, seat: Seat, card: Slot) -> bool {
        let object = self.s.object(card);
        object.zone == Zone::Hand && object.owner == seat
    }

    /// CR 601.3. An effect lets the seat play the card, or (what is less) cast it.
    fn is_permitted(self, seat: Seat, card: Slot, wanted: ir::Playing) -> bool {
        let enough = |playing| playing == ir::Playing::Play || wanted == ir::Playing::Cast;
        let what = self.s.reference(card);
        self.s.permits.iter().any(|permit| permit.seat == seat && permit.card == what && enough(permit.playing))
    }

    /// The face and the status a spell cast so has on the stack.
    fn as_cast(self, card: Slot, how: CastHow) -> (FaceId, Option<By>) {
        match how {
            CastHow::FaceUp(WhichFace::Back) => (self.modal_back(card).unwrap_or(self.front_face(card)), None),
            CastHow::FaceDown(by) => (self.front_face(card), Some(by)),
            CastHow::FaceUp(WhichFace::Front) | CastHow::Flashback | CastHow::Free => (self.front_face(card), None),
        }
    }

    /// CR 601.2a-f, 601.3. Whether a seat with priority may cast this card so.
    pub(crate) fn may_cast(self, seat: Seat, card: Slot, how: CastHow) -> Result<(), Illegal> {
        let (face, by) = self.as_cast(card, how);
        // CR 708.4, 601.3e. A face-down spell is judged by the listed characteristics.
        let c = self.pack().face(by.map_or(face, By::listed)).printed;
        self.castable_from(seat, card, how, face)?;
        if c.is_land() {
            return Err(Illegal::new("305.9", Reason::LandsAreNotCast));
        }
        if how == CastHow::FaceUp(WhichFace::Back) && self.modal_back(card).is_none() {
            return Err(Illegal::new("712.11b", Reason::BackFaceNotModal));
        }
        if let CastHow::FaceDown(by) = how
            && !self.ways_to_cast_face_down(card).any(|way| way == by)
        {
            let rule = if by == By::Disguise { "702.168c" } else { "702.37d" };
            return Err(Illegal::new(rule, Reason::NoFaceDownAbility));
        }
        let instant = c.types.has(CardType::Instant) || c.has(KeywordKind::Flash);
        if !instant && !self.sorcery_timing(seat) {
            return Err(Illegal::new("117.1a", Reason::SorceryTiming));
        }
        if self.split_second() {
            return Err(Illegal::new("702.61a", Reason::SplitSecond));
        }
        self.cast_prohibited(seat, card, face, by)?;
        let scope = Scope::of(seat, self.s.reference(card));
        let total = self.spell_cost(seat, card, face, how, 0).ok_or(Illegal::new("118.6", Reason::NoManaCost))?;
        self.can_pay_total(seat, card, &total, &scope)?;
        self.spell_targets(face, by, &scope)
    }

    /// CR 601.2c, 700.2a. Whether modes and targets can be chosen.
    fn spell_targets(self, face: FaceId, by: Option<By>, scope: &Scope) -> Result<(), Illegal> {
        if by.is_some() {
            return Ok(());
        }
        let face = self.pack().face(face);
        if let Some(spell) = face.spell
            && let Ability::Spell(effect) = &self.pack().ability(spell).ir
            && !self.can_choose(effect, scope)
        {
            return Err(Illegal::new("601.2c", Reason::NoLegalTarget));
        }
        let enchants = face.abilities.iter().find_map(|on| match &self.pack().ability(on.id).ir {
            Ability::Keyword(Keyword::Enchant(filter)) => Some(filter),
            _ => None,
        });
        match enchants {
            Some(filter) if self.candidates(&enchant_target(filter), scope).is_empty() => {
                Err(Illegal::new("303.4a", Reason::NothingToEnchant))
            }
            _ => Ok(()),
        }
    }

    /// CR 601.2a. Where it is, and what lets it be cast from there.
    fn castable_from(self, seat: Seat, card: Slot, how: CastHow, face: FaceId) -> Result<(), Illegal> {
        let object = self.s.object(card);
        // CR 118.9. Without paying is a way that an effect gives while it resolves.
        if how == CastHow::Free {
            return Err(Illegal::new("601.3", Reason::NotWithoutPaying));
        }
        let by = if let CastHow::FaceDown(by) = how { Some(by) } else { None };
        let allowed = match object.zone {
            Zone::Hand => object.owner == seat && how != CastHow::Flashback,
            Zone::Graveyard => object.owner == seat && how == CastHow::Flashback,
            Zone::Library => {
                self.s.libraries[seat.index()].last() == Some(&card) && self.cast_from_top(seat, card, face, by)
            }
            // CR 903.8.
            Zone::Command => object.owner == seat && self.is_commander(card),
            Zone::Exile | Zone::Battlefield | Zone::Stack => false,
        };
        let allowed = allowed || how != CastHow::Flashback && self.is_permitted(seat, card, ir::Playing::Cast);
        if allowed { Ok(()) } else { Err(Illegal::new("601.3", Reason::NotFromThere)) }
    }

    fn cast_from_top(self, seat: Seat, card: Slot, face: FaceId, by: Option<By>) -> bool {
        self.statics().any(|(source, controller, s)| match s {
            Static::CastFromTop(filter) if controller == seat => {
                let facts = self.as_spell(card, face, by);
                self.facts_match(filter, &facts, &Scope::of(controller, source))
            }
            _ => false,
        })
    }

    /// The card as the spell it would be.
    fn as_spell(self, card: Slot, face: FaceId, by: Option<By>) -> crate::filter::Facts<'a> {
        let c = self.pack().face(by.map_or(face, By::listed)).printed;
        let object = crate::state::Object { zone: Zone::Stack, ..*self.s.object(card) };
        let what = self.s.reference(card);
        // CR 708.4. It is turned face down before anything asks what the spell is.
        crate::filter::Facts { what, object, permanent: None, c, is_token: false, face_down: by.is_some() }
    }

    /// CR 101.2, 601.3. Effects that say that it can't be cast.
    fn cast_prohibited(self, seat: Seat, card: Slot, face: FaceId, by: Option<By>) -> Result<(), Illegal> {
        let prohibited = self.statics().any(|(source, controller, s)| match s {
            Static::Prohibition(Prohibition::Cast { who, what }) => {
                meant(*who, controller, seat)
                    && self.facts_match(what, &self.as_spell(card, face, by), &Scope::of(controller, source))
            }
            _ => false,
        });
        if prohibited { Err(Illegal::new("101.2", Reason::CastingProhibited)) } else { Ok(()) }
    }

    /// CR 601.2f. The total cost of casting a card so, X taken as 0.
    pub(crate) fn total_to_cast(self, seat: Seat, card: Slot, how: CastHow) -> Option<Total> {
        self.spell_cost(seat, card, self.as_cast(card, how).0, how, 0)
    }

    /// CR 601.2f. The total cost; none if it has no mana cost (118.6).
    pub(crate) fn spell_cost(self, seat: Seat, card: Slot, face: FaceId, how: CastHow, x: u32) -> Option<Total> {
        let by = if let CastHow::FaceDown(by) = how { Some(by) } else { None };
        let mut total = match how {
            CastHow::FaceDown(_) => Total::of(&face_down_cost(), 0),
            CastHow::FaceUp(_) => mana_total(self.pack().face(face).mana_cost.as_ref()?, x),
            CastHow::Flashback => mana_total(self.flashback_cost(card)?, x),
            CastHow::Free => Total::default(),
        };
        if self.s.object(card).zone == Zone::Command {
            total.mana.generic += 2 * self.times_cast(card);
        }
        let spell = self.as_spell(card, face, by);
        if by.is_none() {
            self.own_changes(seat, card, face, &mut total);
        }
        for (source, controller, s) in self.statics() {
            if let Static::CostChange { spells, change } = s
                && self.facts_match(spells, &spell, &Scope::of(controller, source))
            {
                changed(&mut total.mana, change, 1);
            }
        }
        Some(total)
    }

    /// CR 903.8. How often this commander was cast from the command zone before.
    fn times_cast(self, card: Slot) -> u16 {
        let crate::ids::Identity::Card(c) = self.s.identity[card.index()] else { return 0 };
        self.s.commander_casts.iter().filter(|&&cast| cast == c).count() as u16
    }

    fn own_changes(self, seat: Seat, card: Slot, face: FaceId, total: &mut Total) {
        let scope = Scope::of(seat, self.s.reference(card));
        for on in &self.pack().face(face).abilities {
            match &self.pack().ability(on.id).ir {
                Ability::Static(Static::OwnCost { change, for_each }) => {
                    let times = for_each.as_ref().map_or(1, |filter| self.all_matching(filter, &scope).len() as u16);
                    changed(&mut total.mana, change, times);
                }
                // CR 118.8. Paid whatever else is paid for the spell.
                Ability::Static(Static::AdditionalCost(cost)) => {
                    let more = Total::of(cost, 0);
                    total.mana.increase(&more.mana_cost(), 1);
                    total.parts.extend(more.parts);
                }
                _ => {}
            }
        }
    }

    fn flashback_cost(self, card: Slot) -> Option<&'a ManaCost> {
        self.pack().face(self.front_face(card)).abilities.iter().find_map(|on| match &self.pack().ability(on.id).ir {
            Ability::Keyword(Keyword::Flashback(cost)) => Some(cost),
            _ => None,
        })
    }
}

fn mana_total(cost: &ManaCost, x: u32) -> Total {
    Total::of(&ir::Cost::mana(cost.clone()), x)
}

fn changed(mana: &mut ManaNeed, change: &CostDelta, times: u16) {
    match change {
        CostDelta::Less(cost) => mana.reduce(cost, times),
        CostDelta::More(cost) => mana.increase(cost, times),
    }
}

/// CR 303.4a. What an Aura spell targets.
pub(crate) fn enchant_target(filter: &ir::Filter) -> ir::Target {
    ir::Target { quantity: ir::Quantity::ONE, what: ir::Targetable::Object(filter.clone()), per: ir::PerPlayer::Once }
}

impl Run<'_> {
    /// CR 305.4, 116.2a.
    pub(crate) fn play_land(&mut self, seat: Seat, card: Slot, face: WhichFace) -> Do<()> {
        self.s.seat_mut(seat).lands_played += 1;
        let what = self.s.reference(card);
        let entry = Entry { controller: Some(seat), back: face == WhichFace::Back, ..Entry::PLAIN };
        self.move_to(what, Zone::Battlefield, entry, MoveCause::Play)?;
        Ok(())
    }

    /// CR 601.2.
    pub(crate) fn cast(&mut self, seat: Seat, card: Slot, how: CastHow) -> Do<()> {
        self.hold_events();
        let (face, by) = self.world().as_cast(card, how);
        let what = self.s.reference(card);
        let cause = MoveCause::Cast;
        let entry = Entry { controller: Some(seat), face_down: by, ..Entry::PLAIN };
        let from = self.s.object(card).zone;
        let before = self.world().spell_cost(seat, card, face, how, 0).unwrap_or_default();
        if let (Zone::Command, crate::ids::Identity::Card(c)) = (from, self.s.identity[card.index()]) {
            self.s.commander_casts.push(c);
        }
        let spell = self.relocate(what, Zone::Stack, entry, cause);
        self.s.stack.push(StackItem {
            slot: spell.slot,
            kind: StackKind::Spell,
            controller: seat,
            source: spell,
            modes: 1,
            x: 0,
            kicked: false,
            is_copy: false,
            flashback: from == Zone::Graveyard && how == CastHow::Flashback,
            face_down: by,
            face,
            event: Occasion::NONE,
            captured: 0,
        });
        let said_before = self.text;
        self.speak(spell, self.pack().face(face).spell.filter(|_| by.is_none()));
        let mut scope = Scope { item: spell.stamp, ..Scope::of(seat, spell) };
        let mut total = before;
        if by.is_none() {
            self.choose_for_spell(seat, spell, face, &mut total, &mut scope)?;
        }
        self.pay(seat, spell, &total, &scope)?;
        self.text = said_before;
        self.announce_cast(seat, spell);
        self.release_events();
        Ok(())
    }

    /// CR 601.2b-c. Modes, kicker, X, targets.
    fn choose_for_spell(
        &mut self,
        seat: Seat,
        spell: ObjectRef,
        face: FaceId,
        total: &mut Total,
        scope: &mut Scope,
    ) -> Do<()> {
        let table = self.table;
        let abilities = &table.pack.face(face).abilities;
        let effect = table.pack.face(face).spell.map(|id| &table.pack.ability(id).ir);
        let mut modes = 1;
        if let Some(Ability::Spell(effect)) = effect {
            modes = self.choose_modes(seat, effect, scope)?.expect("a castable spell has legal modes");
        }
        for on in abilities {
            if let Ability::Keyword(Keyword::Kicker(cost)) = &table.pack.ability(on.id).ir {
                let mut kicked = total.clone();
                kicked.mana.increase(cost, 1);
                let can = self.world().can_pay_total(seat, spell.slot, &kicked, scope).is_ok();
                if can && self.decide(seat, Why::Kicker, spell)? {
                    *total = kicked;
                    scope.kicked = true;
                }
            }
        }
        scope.x = self.announce_x(seat, spell.slot, total)?;
        let mut targets = Vec::new();
        if let Some(Ability::Spell(effect)) = effect {
            targets = self.choose_targets(seat, effect, modes, scope)?;
        }
        for on in abilities {
            if let Ability::Keyword(Keyword::Enchant(filter)) = &table.pack.ability(on.id).ir {
                let spell = ir::Effect::Plain(ir::Body { targets: vec![enchant_target(filter)], instructions: vec![] });
                targets.extend(self.choose_targets(seat, &spell, 1, scope)?);
            }
        }
        let item = self.s.stack.last_mut().expect("the spell");
        (item.modes, item.x, item.kicked) = (modes, scope.x as u16, scope.kicked);
        self.s.targets.extend_from_slice(&targets);
        Ok(())
    }

    /// CR 601.2i. It has been cast.
    pub(crate) fn announce_cast(&mut self, seat: Seat, spell: ObjectRef) {
        self.event(Event::Cast { seat, spell });
        self.announce_targets(seat, spell);
    }

    /// CR 603.2, 702.21a. Objects became targets.
    pub(crate) fn announce_targets(&mut self, by: Seat, item: ObjectRef) {
        let targets: Vec<ChosenTarget> = self.s.targets.iter().copied().filter(|t| t.item == item.stamp).collect();
        let mut told: Vec<ObjectRef> = Vec::new();
        for t in targets {
            if let Targeted::Object(target) = t.what
                && !told.contains(&target)
            {
                told.push(target);
                self.event(Event::Targeted { item, target, by });
            }
        }
    }

    /// CR 118.9. Casts a card without paying its mana cost, while an effect resolves.
    pub(crate) fn cast_free(&mut self, seat: Seat, card: ObjectRef) -> Do<bool> {
        let face = self.world().front_face(card.slot);
        let c = self.pack().face(face).printed;
        let scope = Scope::of(seat, card);
        if c.is_land()
            || self.world().spell_targets(face, None, &scope).is_err()
            || self.world().cast_prohibited(seat, card.slot, face, None).is_err()
            || self
                .world()
                .total_to_cast(seat, card.slot, CastHow::Free)
                .is_none_or(|total| self.world().can_pay_total(seat, card.slot, &total, &scope).is_err())
        {
            return Ok(false);
        }
        self.cast(seat, card.slot, CastHow::Free)?;
        // The item that resolves stays last until it has done what it says (608.2g).
        let top = self.s.stack.len() - 1;
        self.s.stack.swap(top - 1, top);
        Ok(true)
    }
}
