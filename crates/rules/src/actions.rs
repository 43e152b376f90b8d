//! CR 701 and its neighbours. What an instruction has its subject do.

mod copies;
mod new_targets;

use crate::decisions::{Answer, Prompt, Why};
use crate::event::{Event, Loss, MoveCause};
use crate::face_down::{By, How};
use crate::filter::Scope;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::keyword_actions::Regeneration;
use crate::layers::Change;
use crate::run::{Do, Run};
use crate::state::{Object, Targeted, Until};
use crate::zones::{Entry, Would};
use ir::{
    Action, Destination, Duration, ExileHow, Face, LibraryOrder, LibraryPlace, Objects, Players, Quantity, Recipients,
    Zone,
};

impl Run<'_> {
    /// One action by each of its subjects, in APNAP order.
    pub(crate) fn do_action(&mut self, players: &Players, action: &Action, number: u8, scope: &Scope) -> Do<bool> {
        let mut any = false;
        for seat in self.world().players_of(players, scope) {
            let each = Scope { each: Some(Targeted::Player(seat)), ..*scope };
            let scope = if matches!(players, Players::Each(_)) { &each } else { scope };
            any |= self.action(seat, action, number, scope)?;
        }
        Ok(any)
    }

    // tidy: long because it is one list of actions, an arm for each
    fn action(&mut self, seat: Seat, action: &Action, number: u8, scope: &Scope) -> Do<bool> {
        let n = |run: &Self, number: &ir::Number| run.world().number_value(number, scope);
        match action {
            Action::AddMana(added) => {
                self.add_mana(seat, added, scope.this)?;
            }
            Action::AddLastingMana(added) => self.add_lasting_mana(seat, added, scope.this)?,
            Action::Attach(what, to) => return self.attach_action(seat, what, to, scope),
            Action::CastFree(objects) => {
                let mut any = false;
                for card in self.objects(objects, seat, scope, Why::Choose)? {
                    any |= self.cast_free(seat, card)?;
                }
                return Ok(any);
            }
            Action::Counter(objects) => {
                let mut any = false;
                for what in self.objects(objects, seat, scope, Why::Choose)? {
                    any |= self.counter(what)?;
                }
                return Ok(any);
            }
            Action::Create(count, token, how) => {
                let face = self.pack().token_face(token);
                let count = n(self, count);
                let entry = self.created(seat, how, scope);
                let made = self.create_tokens(seat, face, count, entry)?;
                self.bind(number, &made);
            }
            Action::CreateCopy(count, objects) => {
                let count = n(self, count);
                for what in self.objects(objects, seat, scope, Why::CopyOf)? {
                    let face = self.copied_face(what);
                    let made = self.create_tokens(seat, face, count, Entry::PLAIN)?;
                    self.bind(number, &made);
                }
            }
            Action::ChooseNewTargets(objects) => return self.choose_new_targets(seat, objects, scope),
            Action::CopySpell(objects, targets) => return self.copy_spells(seat, objects, *targets, scope),
            Action::DealDamage { source, amount, to } => {
                let amount = n(self, amount);
                return self.deal_damage_action(seat, source, amount, to, scope);
            }
            Action::DealDividedDamage { source, among, .. } => return self.deal_divided(source, *among, scope),
            Action::DistributeCounters(kind, _, among) => {
                let shares: Vec<_> = self.world().chosen_targets(*among, scope).map(|t| (t.what, t.share)).collect();
                for (what, share) in &shares {
                    if let Targeted::Object(on) = *what {
                        self.add_counters(on, *kind, *share);
                    }
                }
                return Ok(!shares.is_empty());
            }
            Action::Destroy(objects) | Action::DestroyWithoutRegeneration(objects) => {
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                let allowed = matches!(action, Action::Destroy(_));
                let regeneration = if allowed { Regeneration::Allowed } else { Regeneration::NotAllowed };
                let moved = self.destroy(&all, regeneration)?;
                self.bind(number, &moved);
                return Ok(!moved.is_empty());
            }
            Action::Discard(objects) => return self.discard_action(seat, objects, number, scope),
            Action::Draw(count) => {
                let count = n(self, count);
                self.draw(seat, count)?;
                return Ok(count > 0);
            }
            Action::Exile(objects, how) => return self.exile_action(seat, objects, *how, number, scope),
            Action::Fight(a, b) => return self.fight(seat, a, b, scope),
            Action::GainLife(count) => {
                let count = n(self, count);
                self.gain_life(seat, count);
                return Ok(count > 0);
            }
            Action::LoseLife(count) => {
                let count = n(self, count);
                self.lose_life(seat, count);
                return Ok(count > 0);
            }
            Action::LookAt(objects) => {
                let cards = self.objects(objects, seat, scope, Why::Choose)?;
                self.look_at(seat, &cards);
                self.bind(number, &cards);
                return Ok(!cards.is_empty());
            }
            Action::Choose(objects) => {
                let chosen = self.objects(objects, seat, scope, Why::Choose)?;
                self.bind(number, &chosen);
                return Ok(!chosen.is_empty());
            }
            Action::ChooseCardName(filter) => self.s.card_name = self.choose_card_name(seat, filter)?,
            Action::Reveal(objects) => {
                let cards = self.objects(objects, seat, scope, Why::Choose)?;
                cards.iter().for_each(|&what| self.reveal(what));
                self.bind(number, &cards);
                return Ok(!cards.is_empty());
            }
            Action::Mill(count) => {
                let cards = self.top_cards(seat, n(self, count));
                let made = self.move_all(&cards, Zone::Graveyard, Entry::PLAIN, MoveCause::Mill)?;
                self.bind(number, &made);
                return Ok(!made.is_empty());
            }
            Action::Move(objects, to) => return self.move_action(seat, objects, to, number, scope),
            _ => return self.more_actions(seat, action, number, scope),
        }
        Ok(true)
    }

    // tidy: long because it is one list of actions, an arm for each
    fn more_actions(&mut self, seat: Seat, action: &Action, number: u8, scope: &Scope) -> Do<bool> {
        let n = |run: &Self, number: &ir::Number| run.world().number_value(number, scope);
        match action {
            Action::PutCounters(kind, count, objects) => {
                let count = n(self, count).max(0) as u16;
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                for &on in all.iter().filter(|w| self.s.exists(**w)).collect::<Vec<_>>() {
                    self.add_counters(on, *kind, count);
                }
                self.bind(number, &all);
                return Ok(!all.is_empty() && count > 0);
            }
            Action::RemoveCounters(kind, count, objects) => {
                let count = n(self, count).max(0) as u16;
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                let had = all.iter().any(|&on| self.s.counters_on(on, *kind) > 0);
                all.iter().for_each(|&on| self.remove_counters(on, *kind, count));
                return Ok(had);
            }
            Action::Sacrifice(objects) => {
                let mut all = self.objects(objects, seat, scope, Why::Sacrifice)?;
                all.retain(|w| self.s.permanent_of(*w).is_some() && self.s.object(w.slot).controller == seat);
                let made = self.sacrifice(seat, &all)?;
                self.bind(number, &made);
                return Ok(!all.is_empty());
            }
            Action::Regenerate(objects) => {
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                for &what in &all {
                    if let Some(p) = self.s.permanent_mut(what.slot) {
                        p.regenerations = p.regenerations.saturating_add(1);
                    }
                }
                return Ok(!all.is_empty());
            }
            Action::SkipUntapStep => {
                let skipped = &mut self.s.seat_mut(seat).untap_steps_skipped;
                *skipped = skipped.saturating_add(1);
            }
            Action::Scry(count) => self.scry(seat, n(self, count))?,
            Action::Surveil(count) => self.surveil(seat, n(self, count))?,
            Action::Search(quantity, filter) => {
                let found = self.search(seat, quantity, filter, scope)?;
                self.bind(number, &found);
                return Ok(!found.is_empty());
            }
            Action::ShuffleLibrary => self.shuffle_library(seat)?,
            Action::ShufflePile(pile) => return self.shuffle_pile(seat, pile, scope),
            Action::Tap(objects) | Action::Untap(objects) => {
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                let tap = matches!(action, Action::Tap(_));
                all.iter().for_each(|&w| if tap { self.tap(w) } else { self.untap(w) });
                self.bind(number, &all);
                return Ok(!all.is_empty());
            }
            Action::TapOrUntap(objects) => return self.tap_or_untap(seat, objects, number, scope),
            Action::Goad(objects) => {
                for what in self.objects(objects, seat, scope, Why::Choose)? {
                    self.goad(what, seat);
                }
            }
            Action::Investigate(count) => {
                let clue = self.pack().clue.expect("the pack has it");
                let count = n(self, count);
                let made = self.create_tokens(seat, clue, count, Entry::PLAIN)?;
                self.bind(number, &made);
            }
            Action::Suspect(objects) => {
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                all.iter().for_each(|&w| self.suspect(w));
                self.bind(number, &all);
            }
            Action::Transform(objects) => {
                let mut any = false;
                for what in self.objects(objects, seat, scope, Why::Choose)? {
                    any |= self.transform(what);
                }
                return Ok(any);
            }
            Action::TurnFaceUp(objects) => {
                let mut any = false;
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                for &what in &all {
                    any |= self.turn_exiled_face_up(what) || self.turn_face_up(what, How::Effect, 0)?;
                }
                self.bind(number, &all);
                return Ok(any);
            }
            Action::TurnFaceDown(objects) => {
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                let any = all.iter().filter(|w| self.turn_face_down(**w)).count() > 0;
                self.bind(number, &all);
                return Ok(any);
            }
            Action::Cloak(objects, with) => {
                return self.put_down_action(seat, objects, By::Cloak, *with, number, scope);
            }
            Action::Manifest(objects, with) => {
                return self.put_down_action(seat, objects, By::Manifest, *with, number, scope);
            }
            Action::ManifestDread => {
                let made = self.manifest_dread(seat)?;
                self.bind(number, &made);
            }
            Action::Continuous(objects, modifications, duration) => {
                return self.continuous_action(seat, objects, modifications, *duration, number, scope);
            }
            Action::MayLook(filter, duration) => {
                let ability = self.pack().id_of(&crate::pack::may_look(filter));
                let (source, until) = (scope.this, self.until(*duration, scope));
                self.s.looks.push(crate::state::LookRow { seat, source, ability, until });
                self.look_where_allowed();
            }
            Action::MayPlay(objects, playing, duration) => {
                let cards = self.objects(objects, seat, scope, Why::Choose)?;
                let until = self.until(*duration, scope);
                let permit = |&card| crate::state::PermitRow { seat, card, playing: *playing, until };
                self.s.permits.extend(cards.iter().map(permit));
                return Ok(!cards.is_empty());
            }
            Action::BecomeCopy(objects, of, duration) => {
                let affected = self.objects(objects, seat, scope, Why::Choose)?;
                let model = self.objects(of, seat, scope, Why::CopyOf)?;
                let Some(&model) = model.first() else { return Ok(false) };
                let face = self.copied_face(model);
                let until = self.until(*duration, scope);
                self.begin_effect(scope, &affected, &[Change::CopyOf(face)], until);
                self.bind(number, &affected);
            }
            Action::PreventDamage(kind) => match kind {
                ir::DamageKind::Any => self.s.prevent_damage = true,
                ir::DamageKind::Combat | ir::DamageKind::Noncombat => self.s.prevent_combat_damage = true,
            },
            Action::WinGame => {
                let others: Vec<Seat> = self.s.players().filter(|&s| s != seat).collect();
                others.into_iter().for_each(|s| self.lose(s, Loss::Effect));
            }
            Action::LoseGame => self.lose(seat, Loss::Effect),
            Action::Pay(cost) => {
                let about = scope.this;
                let total = crate::costs::Total::of(cost, scope.x);
                let paying = Scope { controller: seat, ..*scope };
                if self.world().can_pay_total(seat, about.slot, &total, &paying).is_err() {
                    return Ok(false);
                }
                self.pay(seat, about, &total, &paying)?;
            }
            Action::AddMana(_)
            | Action::AddLastingMana(_)
            | Action::ChooseNewTargets(_)
            | Action::Attach(..)
            | Action::CastFree(_)
            | Action::Choose(_)
            | Action::ChooseCardName(_)
            | Action::Counter(_)
            | Action::Create(..)
            | Action::CreateCopy(..)
            | Action::CopySpell(..)
            | Action::DealDamage { .. }
            | Action::DealDividedDamage { .. }
            | Action::DistributeCounters(..)
            | Action::Destroy(_)
            | Action::DestroyWithoutRegeneration(_)
            | Action::Discard(_)
            | Action::Draw(_)
            | Action::Exile(..)
            | Action::Fight(..)
            | Action::GainLife(_)
            | Action::LoseLife(_)
            | Action::LookAt(_)
            | Action::Reveal(_)
            | Action::Mill(_)
            | Action::Move(..) => unreachable!("carried out by `action`"),
        }
        Ok(true)
    }

    /// The objects a phrase denotes; what is to be chosen is asked of `seat` (608.2d).
    pub(crate) fn objects(&mut self, objects: &Objects, seat: Seat, scope: &Scope, why: Why) -> Do<Vec<ObjectRef>> {
        Ok(match objects {
            Objects::The(r) => {
                let refs = self.world().refs(r, scope);
                refs.into_iter().map(|w| self.followed(w, scope)).filter(|&w| self.s.exists(w)).collect()
            }
            Objects::All(filter) => self.world().all_matching(filter, scope),
            Objects::Chosen(quantity, filter) => {
                // "Your" in what a player chooses is that player's where the subject is not you.
                let scope = &Scope { controller: if scope.each.is_some() { seat } else { scope.controller }, ..*scope };
                let from = self.world().all_matching(filter, scope);
                self.choose_some(seat, quantity, from, scope, why)?
            }
            Objects::Top(count, player) => {
                let count = self.world().number_value(count, scope);
                match self.world().player(player, scope) {
                    Some(owner) => self.top_cards(owner, count),
                    None => Vec::new(),
                }
            }
            Objects::Some(quantity, r) => {
                let from = self.world().refs(r, scope);
                let from: Vec<ObjectRef> = from.into_iter().filter(|&w| self.s.exists(w)).collect();
                let all = from.clone();
                let chosen = self.choose_some(seat, quantity, from, scope, why)?;
                // CR 701.20e. The others do not see which of them.
                if all.iter().any(|w| !crate::zones::is_public(self.s.object(w.slot).zone)) {
                    self.mingle_for_others(seat, &all);
                }
                chosen
            }
            Objects::Rest(r) => {
                let all = self.world().refs(r, scope);
                all.into_iter().filter(|&w| self.s.exists(w)).collect()
            }
            Objects::And(parts) => {
                let mut all = Vec::new();
                for part in parts {
                    all.extend(self.objects(part, seat, scope, why)?);
                }
                all
            }
        })
    }

    /// CR 400.7j. What this resolution itself, or the event that triggered, moved to a public
    /// zone is found there.
    fn followed(&self, what: ObjectRef, scope: &Scope) -> ObjectRef {
        if self.s.exists(what) {
            return what;
        }
        let at = self.s.ghosts.iter().rposition(|g| g.what == what);
        let Some(at) = at else { return what };
        let by_event = scope.occasion.moved && scope.occasion.object == what;
        if by_event || at >= self.s.ghosts_before as usize { self.s.ghosts[at].became } else { what }
    }

    pub(crate) fn choose_some(
        &mut self,
        seat: Seat,
        quantity: &Quantity,
        from: Vec<ObjectRef>,
        scope: &Scope,
        why: Why,
    ) -> Do<Vec<ObjectRef>> {
        let (min, max) = self.world().bounds(quantity, scope);
        let slots: Vec<Slot> = from.iter().map(|w| w.slot).collect();
        let cap = |n: usize| n.min(slots.len()) as u16;
        let (min, max) = (cap(min), cap(max));
        // CR 701.20a. Among cards that are shown to all, everybody sees which.
        let secret = |o: &Object| o.zone == Zone::Hand && o.owner == seat && o.seen != u8::MAX;
        let hidden = from.iter().any(|w| secret(self.s.object(w.slot)));
        let hand: Vec<ObjectRef> = self.s.hands[seat.index()].iter().map(|&s| self.s.reference(s)).collect();
        let chosen = self.choose_objects(seat, slots, min, max, why)?;
        if hidden {
            self.mingle_for_others(seat, &hand);
        }
        Ok(chosen)
    }

    pub(crate) fn top_cards(&self, seat: Seat, count: i32) -> Vec<ObjectRef> {
        let library = &self.s.libraries[seat.index()];
        library.iter().rev().take(count.max(0) as usize).map(|&s| self.s.reference(s)).collect()
    }

    pub(crate) fn move_all(
        &mut self,
        objects: &[ObjectRef],
        to: Zone,
        entry: Entry,
        cause: MoveCause,
    ) -> Do<Vec<ObjectRef>> {
        let batch: Vec<Would> = objects.iter().map(|&what| Would::Move { what, to, entry, cause }).collect();
        let mut made = self.perform(&batch)?;
        made.retain(|w| !w.is_none());
        Ok(made)
    }

    fn put_down_action(
        &mut self,
        seat: Seat,
        objects: &Objects,
        by: By,
        with: ir::EnterWith,
        number: u8,
        scope: &Scope,
    ) -> Do<bool> {
        let why = if by == By::Cloak { Why::Cloak } else { Why::Manifest };
        let mut cards = self.objects(objects, seat, scope, why)?;
        if cards.len() > 1
            && cards.iter().all(|c| self.s.object(c.slot).zone == Zone::Library)
            && matches!(objects, Objects::Some(..))
        {
            // CR 701.58e. One at a time, in an order of the player's choice.
            cards = self.choose_order(seat, cards, why)?;
        }
        let made = self.put_face_down(seat, &cards, by, with)?;
        self.bind(number, &made);
        Ok(!made.is_empty())
    }

    fn exile_action(&mut self, seat: Seat, objects: &Objects, how: ExileHow, number: u8, scope: &Scope) -> Do<bool> {
        let all = self.objects(objects, seat, scope, Why::Choose)?;
        let mut entry = Entry::PLAIN;
        if how != ExileHow::FaceUp {
            entry.exile_face_down = true;
        }
        if how == ExileHow::FaceDownPile {
            self.s.next_pile += 1;
            entry.pile = self.s.next_pile;
        }
        let made = self.move_all(&all, Zone::Exile, entry, MoveCause::Exile)?;
        if let Some(ability) = scope.ability {
            let source = scope.this;
            self.s.links.extend(made.iter().map(|&exiled| crate::state::LinkRow { source, ability, exiled }));
        }
        self.bind(number, &made);
        Ok(!made.is_empty())
    }

    /// CR 701.24a. A face-down pile: which cards lie in its slots is changed by chance.
    fn shuffle_pile(&mut self, seat: Seat, pile: &ir::Ref, scope: &Scope) -> Do<bool> {
        let cards = self.world().refs(pile, scope);
        let slots: Vec<Slot> = cards.iter().filter(|w| self.s.exists(**w)).map(|w| w.slot).collect();
        self.shuffle_slots(&slots)?;
        if let Some(first) = slots.first() {
            let pile = self.s.object(*first).pile;
            self.event(Event::PileShuffled { seat, pile });
        }
        Ok(!slots.is_empty())
    }

    fn move_action(&mut self, seat: Seat, objects: &Objects, to: &Destination, number: u8, scope: &Scope) -> Do<bool> {
        let all = self.objects(objects, seat, scope, Why::Choose)?;
        let made = match to {
            Destination::OwnersHand => self.move_all(&all, Zone::Hand, Entry::PLAIN, MoveCause::Return)?,
            Destination::OwnersGraveyard => self.move_all(&all, Zone::Graveyard, Entry::PLAIN, MoveCause::Put)?,
            Destination::Zone(zone) => self.move_all(&all, *zone, Entry::PLAIN, MoveCause::Put)?,
            Destination::Battlefield { under, with, face } => {
                // Each under its own owner's control, not all under that of the first.
                let of_owner = matches!(under, Some(ir::Player::OwnerOf(_)));
                let controller = under.as_ref().filter(|_| !of_owner).and_then(|p| self.world().player(p, scope));
                let mut batch = Vec::new();
                for &what in &all {
                    let owner = self.s.object(what.slot).owner;
                    let entry = Entry {
                        // CR 110.2a. Nothing said: under the control of the player who puts it.
                        controller: Some(controller.unwrap_or(if under.is_none() { seat } else { owner })),
                        face_down: (*face == Face::Down).then_some(By::Effect),
                        tapped: *with == ir::EnterWith::Tapped,
                        ..Entry::PLAIN
                    };
                    batch.push(Would::Move { what, to: Zone::Battlefield, entry, cause: MoveCause::Put });
                }
                let mut made = self.perform(&batch)?;
                made.retain(|w| !w.is_none());
                made
            }
            Destination::Library(place, order) => self.put_into_library(seat, all, *place, *order)?,
        };
        self.bind(number, &made);
        Ok(!made.is_empty())
    }

    /// CR 401.4. Onto or under a library, in the owner's order or in a random one.
    fn put_into_library(
        &mut self,
        seat: Seat,
        all: Vec<ObjectRef>,
        place: LibraryPlace,
        order: LibraryOrder,
    ) -> Do<Vec<ObjectRef>> {
        let entry = Entry { bottom: place == LibraryPlace::Bottom, ..Entry::PLAIN };
        match order {
            LibraryOrder::Random => {
                let made = self.move_all(&all, Zone::Library, entry, MoveCause::Put)?;
                let mut slots: Vec<Slot> = made.iter().map(|w| w.slot).collect();
                if place == LibraryPlace::Bottom {
                    // Each went below the one before: from the top down they stand as they came.
                    slots.sort_by_key(|s| self.library_depth(*s));
                }
                self.shuffle_slots(&slots)?;
                Ok(made)
            }
            LibraryOrder::Any => {
                let ordered = self.choose_order(seat, all.clone(), Why::LibraryOrder)?;
                if all.len() > 1 {
                    self.mingle_for_others(seat, &all);
                }
                // The moves are told in a public order; what lies where afterwards is the owner's secret.
                let mut moved: Vec<(ObjectRef, ObjectRef)> = Vec::new();
                for what in all {
                    moved.push((what, self.move_to(what, Zone::Library, entry, MoveCause::Put)?));
                }
                let now = |was: &ObjectRef| moved.iter().find(|(w, _)| w == was).map(|(_, now)| *now);
                let made: Vec<ObjectRef> = ordered.iter().filter_map(now).filter(|&w| self.s.exists(w)).collect();
                self.lay(&made, place);
                Ok(made)
            }
        }
    }

    /// Cards that lie at one end of their libraries, the first named uppermost.
    fn lay(&mut self, cards: &[ObjectRef], place: LibraryPlace) {
        for &what in cards.iter().rev() {
            let Object { zone, owner, .. } = *self.s.object(what.slot);
            if zone != Zone::Library {
                continue;
            }
            let library = &mut self.s.libraries[owner.index()];
            library.retain(|&slot| slot != what.slot);
            match place {
                LibraryPlace::Top => library.push(what.slot),
                LibraryPlace::Bottom => {
                    let below = cards.iter().rev().take_while(|&&c| c != what);
                    let at = below.filter(|c| library.contains(&c.slot)).count();
                    library.insert(at, what.slot);
                }
            }
        }
    }

    fn library_depth(&self, slot: Slot) -> usize {
        let owner = self.s.object(slot).owner;
        let library = &self.s.libraries[owner.index()];
        library.len() - library.iter().position(|&s| s == slot).unwrap_or(0)
    }

    fn continuous_action(
        &mut self,
        seat: Seat,
        objects: &Objects,
        modifications: &[ir::Modification],
        duration: Duration,
        number: u8,
        scope: &Scope,
    ) -> Do<bool> {
        let all = self.objects(objects, seat, scope, Why::Choose)?;
        let changes: Vec<Change> = modifications.iter().flat_map(|m| self.world().changes(m, scope)).collect();
        let gains = changes.iter().any(|c| matches!(c, Change::Control(_)));
        let before: Vec<Seat> = all.iter().map(|w| self.s.object(w.slot).controller).collect();
        let until = self.until(duration, scope);
        self.begin_effect(scope, &all, &changes, until);
        // Control is gained of what somebody else had.
        let other = |(w, was): &(&ObjectRef, Seat)| !gains || self.s.object(w.slot).controller != *was;
        let done: Vec<ObjectRef> = all.iter().zip(before).filter(other).map(|(w, _)| *w).collect();
        self.bind(number, &done);
        Ok(!all.is_empty())
    }

    fn discard_action(&mut self, seat: Seat, objects: &Objects, number: u8, scope: &Scope) -> Do<bool> {
        let all = self.objects(objects, seat, scope, Why::Discard)?;
        let mine: Vec<Slot> = all.iter().filter(|w| self.s.object(w.slot).zone == Zone::Hand).map(|w| w.slot).collect();
        let made = self.discard_cards(seat, &mine)?;
        self.bind(number, &made);
        Ok(!made.is_empty())
    }

    /// CR 701.9a.
    pub(crate) fn discard_cards(&mut self, seat: Seat, cards: &[Slot]) -> Do<Vec<ObjectRef>> {
        let all: Vec<ObjectRef> = cards.iter().map(|&s| self.s.reference(s)).collect();
        let made = self.move_all(&all, Zone::Graveyard, Entry::PLAIN, MoveCause::Discard)?;
        for &what in &made {
            self.event(Event::Discarded { seat, what });
        }
        Ok(made)
    }

    fn deal_damage_action(
        &mut self,
        seat: Seat,
        source: &ir::Ref,
        amount: i32,
        to: &Recipients,
        scope: &Scope,
    ) -> Do<bool> {
        let source = self.world().refs(source, scope).first().copied().unwrap_or(scope.this);
        let mut recipients: Vec<Targeted> = Vec::new();
        match to {
            Recipients::Objects(objects) => {
                let all = self.objects(objects, seat, scope, Why::Choose)?;
                recipients.extend(all.into_iter().map(Targeted::Object));
            }
            Recipients::Players(players) => {
                recipients.extend(self.world().players_of(players, scope).into_iter().map(Targeted::Player));
            }
            Recipients::Target(nth) => recipients.extend(self.world().chosen_targets(*nth, scope).map(|t| t.what)),
        }
        let parcels: Vec<crate::damage::Parcel> =
            recipients.iter().map(|&to| crate::damage::Parcel { source, to, amount }).collect();
        self.deal_damage(&parcels, crate::damage::Combat::No)
    }

    /// CR 608.2b, 120.2. What was announced for a target that is illegal by now is dealt to nothing.
    fn deal_divided(&mut self, source: &ir::Ref, among: u8, scope: &Scope) -> Do<bool> {
        let source = self.world().refs(source, scope).first().copied().unwrap_or(scope.this);
        let parcel =
            |t: &crate::state::ChosenTarget| crate::damage::Parcel { source, to: t.what, amount: t.share.into() };
        let parcels: Vec<_> = self.world().chosen_targets(among, scope).map(parcel).collect();
        self.deal_damage(&parcels, crate::damage::Combat::No)
    }

    /// CR 201.4.
    pub(crate) fn choose_card_name(&mut self, seat: Seat, filter: &ir::Filter) -> Do<crate::ids::NameId> {
        if self.world().names_of(filter).next().is_none() {
            return Ok(crate::ids::NameId::NONE);
        }
        let Answer::Name(name) = self.ask(seat, Prompt::Name { of: filter.clone() })? else { unreachable!("checked") };
        Ok(name)
    }

    /// CR 701.14.
    fn fight(&mut self, seat: Seat, a: &Objects, b: &Objects, scope: &Scope) -> Do<bool> {
        let first = self.objects(a, seat, scope, Why::Choose)?;
        let second = self.objects(b, seat, scope, Why::Choose)?;
        let (Some(&a), Some(&b)) = (first.first(), second.first()) else { return Ok(false) };
        let power = |run: &Self, w: ObjectRef| {
            run.s
                .permanent_of(w)
                .filter(|p| p.characteristics.is_creature())
                .map(|p| i32::from(p.characteristics.power))
        };
        let (Some(pa), Some(pb)) = (power(self, a), power(self, b)) else { return Ok(false) };
        let parcel = |source, to, amount| crate::damage::Parcel { source, to: Targeted::Object(to), amount };
        self.deal_damage(&[parcel(a, b, pa), parcel(b, a, pb)], crate::damage::Combat::No)
    }
}

impl Run<'_> {
    /// CR 611.2a. When an effect with this duration, which begins now, ends.
    pub(crate) fn until(&self, duration: Duration, scope: &Scope) -> Until {
        match duration {
            Duration::UntilEndOfTurn => Until::EndOfTurn,
            Duration::NextUntapStep => Until::NextUntapStep,
            Duration::UntilYourNextTurn => Until::NextTurnOf(scope.controller),
            Duration::UntilEndOfYourNextTurn => Until::EndOfNextTurnOf(scope.controller, self.s.turn.number),
            Duration::Indefinite => Until::Never,
            Duration::AsLongAsYouControlThis => Until::Controls(scope.controller, scope.this),
        }
    }
}
