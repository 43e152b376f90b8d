//! CR 117. Timing and priority: what a player may do with it, and what happens when
//! all have passed.

use crate::costs::ManaNeed;
use crate::decisions::{Action, Answer, CastHow, Prompt, WhichFace};
use crate::face_down::By;
use crate::face_down::casting::FACE_DOWN_MANA;
use crate::ids::{Seat, Slot};
use crate::mana::payment::Supply;
use crate::pack::AbilityKind;
use crate::refusals::{Illegal, Reason};
use crate::run::{Do, Run, World};
use crate::state::Place;
use ir::KeywordKind;

impl Run<'_> {
    /// CR 117.3. One player has priority.
    pub(crate) fn priority(&mut self, seat: Seat, passes: u8) -> Do<()> {
        let Answer::Act(action) = self.ask(seat, Prompt::Priority)? else { unreachable!("checked") };
        if action == Action::Pass {
            self.pass(seat, passes);
        } else {
            self.s.place = Place::Acting { seat, action };
        }
        Ok(())
    }

    /// CR 117.3d. The seat passes, `passes` having passed before it in succession.
    pub(crate) fn pass(&mut self, seat: Seat, passes: u8) {
        let passes = passes + 1;
        if usize::from(passes) < self.s.players().count() {
            self.s.place = Place::Priority { seat: self.s.next_seat(seat), passes };
        } else if self.s.stack.is_empty() {
            // CR 117.4, 500.2.
            self.s.place = Place::StepEnds;
        } else {
            self.begin_resolution();
        }
    }

    /// CR 117.3c. The announced action; then the player has priority again.
    pub(crate) fn act(&mut self, seat: Seat, action: Action) -> Do<()> {
        match action {
            Action::Pass => {}
            Action::PlayLand { card, face } => self.play_land(seat, card, face)?,
            Action::Cast { card, how } => self.cast(seat, card, how)?,
            Action::Activate { object, ability } => self.activate(seat, object, ability)?,
            Action::TurnFaceUp { object, procedure } => self.take_turn_up(seat, object, procedure)?,
        }
        self.s.place = Place::Settle(seat);
        Ok(())
    }
}

/// What a seat could spend, counted when first asked for; none inside where only the solver can tell.
type Purse = Option<Option<Supply>>;

/// What is known of a card without asking all the rules.
enum Quickly {
    No,
    Yes(Action),
    Ask,
}

impl World<'_> {
    /// CR 307.1, 117.1a. A main phase of the player's own turn, with an empty stack.
    pub(crate) fn sorcery_timing(self, seat: Seat) -> bool {
        self.s.turn.active == seat && self.s.turn.step.is_main() && self.s.stack.is_empty()
    }

    /// CR 702.61a. A spell with split second is on the stack.
    pub(crate) fn split_second(self) -> bool {
        self.s.stack.iter().any(|i| self.characteristics(i.slot).has(KeywordKind::SplitSecond))
    }

    /// Whether a seat that has priority may take this action; which rule says no.
    pub fn may_act(self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let named = match action {
            Action::Pass => None,
            Action::PlayLand { card: slot, .. }
            | Action::Cast { card: slot, .. }
            | Action::Activate { object: slot, .. }
            | Action::TurnFaceUp { object: slot, .. } => Some(slot),
        };
        if named.is_some_and(|slot| !self.is_object(slot)) {
            return Err(Illegal::new("109.1", Reason::NoSuchObject));
        }
        match action {
            Action::Pass => Ok(()),
            Action::PlayLand { card, face } => self.may_play_land(seat, card, face),
            Action::Cast { card, how } => self.may_cast(seat, card, how),
            Action::Activate { object, ability } => self.may_activate(seat, object, ability),
            Action::TurnFaceUp { object, procedure } => {
                let (_, cost) = self.may_turn_face_up(seat, object, procedure)?;
                self.affordable(seat, object, &cost)
            }
        }
    }

    /// Every action that a seat with priority may take, passing first. Mana abilities are
    /// listed last: they may be activated at any time, but nothing is gained by it alone.
    pub fn actions(self, seat: Seat) -> Vec<Action> {
        let mut found = Vec::with_capacity(16);
        found.push(Action::Pass);
        self.each_action(seat, &mut |action| {
            found.push(action);
            true
        });
        self.each_mana_ability(seat, &mut |object, ability| found.push(Action::Activate { object, ability }));
        found
    }

    /// The same without mana abilities.
    pub fn actions_without_mana(self, seat: Seat) -> Vec<Action> {
        let mut found = Vec::with_capacity(16);
        found.push(Action::Pass);
        self.each_action(seat, &mut |action| {
            found.push(action);
            true
        });
        found
    }

    /// Whether there is anything but passing (and mana abilities) for a seat with priority.
    pub fn can_do_more_than_pass(self, seat: Seat) -> bool {
        if self.only_passing(seat) {
            return false;
        }
        let mut any = false;
        self.each_action(seat, &mut |_| {
            any = true;
            false
        });
        any
    }

    /// CR 117.1. Seen at once: it is no main phase of this seat, and it has nothing that is quick.
    fn only_passing(self, seat: Seat) -> bool {
        let s = self.s;
        !self.sorcery_timing(seat)
            && s.seat(seat).quick_cards == 0
            && s.watched & (crate::triggers::WATCH_STATIC | 1 << seat.0) == 0
            && s.graveyards[seat.index()].is_empty() | !self.table.pack.flashback
            && self.table.commanders.is_empty()
            && s.permits.is_empty()
    }

    /// Calls `with` for each legal action but passing, until it says no.
    fn each_action(self, seat: Seat, with: &mut dyn FnMut(Action) -> bool) {
        let mut purse = None;
        let sorcery = self.sorcery_timing(seat);
        for &card in &self.s.hands[seat.index()] {
            let goes_on = match self.quickly(seat, card, sorcery, &mut purse) {
                Quickly::No => self.face_down_quickly(card, sorcery, &purse, with),
                Quickly::Yes(action) => with(action) && self.face_down_quickly(card, sorcery, &purse, with),
                Quickly::Ask => {
                    self.offer_card(card, &mut |action: Action| self.may_act(seat, action).is_err() || with(action))
                }
            };
            if !goes_on {
                return;
            }
        }
        let mut offer = |action: Action| self.may_act(seat, action).is_err() || with(action);
        if !self.table.commanders.is_empty() {
            for &card in &self.s.exile {
                let commander = self.s.object(card).zone == ir::Zone::Command && self.is_commander(card);
                if commander && !self.offer_card(card, &mut offer) {
                    return;
                }
            }
        }
        for permit in self.s.permits.iter().filter(|permit| permit.seat == seat && self.s.exists(permit.card)) {
            if !self.offer_card(permit.card.slot, &mut offer) {
                return;
            }
        }
        let graveyard: &[Slot] = if self.table.pack.flashback { &self.s.graveyards[seat.index()] } else { &[] };
        for &card in graveyard {
            let has = self.printed(card).has(KeywordKind::Flashback);
            if has && !offer(Action::Cast { card, how: CastHow::Flashback }) {
                return;
            }
        }
        if let Some(&top) = self.s.libraries[seat.index()].last()
            && self.s.watched & crate::triggers::WATCH_STATIC != 0
            && !self.offer_card(top, &mut offer)
        {
            return;
        }
        self.each_action_of_permanents(seat, &mut purse, with);
    }

    /// Turning face up (116.2b) and activated abilities of what a seat controls.
    fn each_action_of_permanents(self, seat: Seat, purse: &mut Purse, with: &mut dyn FnMut(Action) -> bool) {
        for p in &self.s.battlefield {
            let object = p.slot;
            let plain = match p.characteristics.abilities {
                crate::Abilities::Printed(face) => !self.pack().face(face).activates,
                crate::Abilities::Computed { .. } => false,
            };
            if plain && p.face_down.is_none() || self.s.object(object).controller != seat {
                continue;
            }
            if p.face_down.is_some() && !self.turning_up_prohibited(object) {
                let goes_on = self.each_procedure(object, &mut |procedure, _, cost| {
                    let can = self.affords(seat, object, &cost, purse);
                    !can || with(Action::TurnFaceUp { object, procedure })
                });
                if !goes_on {
                    return;
                }
            }
            for (nth, on) in self.abilities_of(&p.characteristics).iter().enumerate() {
                let activated = self.is_activated(on.id) && self.pack().ability(on.id).kind != AbilityKind::Mana;
                let action = Action::Activate { object, ability: nth as u8 };
                if activated && self.may_act(seat, action).is_ok() && !with(action) {
                    return;
                }
            }
        }
    }

    /// Whether a seat can pay a cost for an action of this object; of mana alone the purse tells.
    fn affords(self, seat: Seat, object: Slot, cost: &ir::Cost, purse: &mut Purse) -> bool {
        if let [ir::CostPart::Mana(mana)] = cost.0.as_slice()
            && let Some(supply) = purse.get_or_insert_with(|| self.supply(seat, None))
        {
            return supply.pays(&ManaNeed::of(mana, 0).part());
        }
        self.affordable(seat, object, cost).is_ok()
    }

    /// What can be seen at once of a card in hand: the time is wrong, the mana is not there, or
    /// nothing could forbid a plain permanent. A law holds it against [`World::may_act`].
    fn quickly(self, seat: Seat, card: Slot, sorcery: bool, purse: &mut Purse) -> Quickly {
        let face = self.pack().face(self.front_face(card));
        if face.irregular || face.face_down && face.printed.is_land() {
            return Quickly::Ask;
        }
        if face.printed.is_land() {
            let may = sorcery && self.s.seat(seat).lands_played == 0;
            if may && self.s.watched & crate::triggers::WATCH_STATIC != 0 {
                return Quickly::Ask;
            }
            return if may { Quickly::Yes(Action::PlayLand { card, face: WhichFace::Front }) } else { Quickly::No };
        }
        if !sorcery && !face.instant {
            return Quickly::No;
        }
        if self.s.watched & crate::triggers::WATCH_STATIC != 0 {
            return Quickly::Ask;
        }
        if face.face_down && purse.get_or_insert_with(|| self.supply(seat, None)).is_none() {
            return Quickly::Ask;
        }
        let Some(need) = &face.need else { return Quickly::No };
        let supply = purse.get_or_insert_with(|| self.supply(seat, None));
        match supply.as_ref().map(|supply| supply.pays(&need.part())) {
            Some(false) => Quickly::No,
            Some(true) if face.plain_permanent && sorcery => {
                Quickly::Yes(Action::Cast { card, how: CastHow::FaceUp(WhichFace::Front) })
            }
            Some(true) | None => Quickly::Ask,
        }
    }

    /// CR 702.37c, 702.168b. The same of casting it face down; the purse was counted.
    fn face_down_quickly(self, card: Slot, sorcery: bool, purse: &Purse, with: &mut dyn FnMut(Action) -> bool) -> bool {
        let able = sorcery && self.pack().face(self.front_face(card)).face_down;
        if !able || !matches!(purse, Some(Some(supply)) if supply.total() >= FACE_DOWN_MANA) {
            return true;
        }
        self.ways_to_cast_face_down(card).all(|by| with(Action::Cast { card, how: CastHow::FaceDown(by) }))
    }

    fn offer_card(self, card: Slot, offer: &mut dyn FnMut(Action) -> bool) -> bool {
        let front = self.printed(card);
        if front.has(KeywordKind::Cycling) && !self.offer_cycling(card, offer) {
            return false;
        }
        let how = |face| CastHow::FaceUp(face);
        let one = if front.is_land() {
            offer(Action::PlayLand { card, face: WhichFace::Front })
        } else {
            offer(Action::Cast { card, how: how(WhichFace::Front) })
        };
        if !one {
            return false;
        }
        for by in self.ways_to_cast_face_down(card) {
            debug_assert!(matches!(by, By::Morph | By::Disguise));
            if !offer(Action::Cast { card, how: CastHow::FaceDown(by) }) {
                return false;
            }
        }
        if let Some(back) = self.modal_back(card) {
            let land = self.pack().face(back).printed.is_land();
            let action = if land {
                Action::PlayLand { card, face: WhichFace::Back }
            } else {
                Action::Cast { card, how: how(WhichFace::Back) }
            };
            return offer(action);
        }
        true
    }

    /// CR 702.29a. Cycling is activated from the hand.
    fn offer_cycling(self, card: Slot, offer: &mut dyn FnMut(Action) -> bool) -> bool {
        let all = self.abilities(card).iter().enumerate();
        let mut cycling = all.filter(|(_, on)| self.is_activated(on.id)).map(|(nth, _)| nth as u8);
        cycling.all(|ability| offer(Action::Activate { object: card, ability }))
    }

    /// Every mana ability that a seat may activate now.
    pub(crate) fn each_mana_ability(self, seat: Seat, with: &mut dyn FnMut(Slot, u8)) {
        for p in &self.s.battlefield {
            if self.s.object(p.slot).controller != seat {
                continue;
            }
            for (nth, on) in self.abilities_of(&p.characteristics).iter().enumerate() {
                let mana = self.pack().ability(on.id).kind == AbilityKind::Mana;
                if mana && self.may_activate(seat, p.slot, nth as u8).is_ok() {
                    with(p.slot, nth as u8);
                }
            }
        }
    }
}
