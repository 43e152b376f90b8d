//! CR 109, 115, 608.2. What a text speaks of: references, filters, numbers and
//! conditions, answered for the state at hand or from last known information.

use crate::characteristics::Characteristics;
use crate::event::Event;
use crate::face_down::By;
use crate::ids::{NameId, ObjectRef, Seat, Slot, Stamp};
use crate::run::World;
use crate::state::{Object, Occasion, Permanent, Role, StackKind, Targeted};
use ir::{
    CardType, Compare, Condition, Filter, Is, Number, PastEvent, Player, PlayerFilter, PlayerFilterOrYou, Ref, Zone,
};

/// From where a text is read: whose it is, on which object, and what has been bound.
#[derive(Clone, Copy, Debug)]
pub struct Scope {
    pub controller: Seat,
    pub this: ObjectRef,
    /// The item on the stack whose targets these are.
    pub item: Stamp,
    /// The ability whose text this is, where one is linked to another (607).
    pub ability: Option<crate::ids::AbilityId>,
    pub mode: u8,
    pub occasion: Occasion,
    pub each: Option<Targeted>,
    /// The player of "for each player" while targets are chosen.
    pub per: Option<Seat>,
    pub x: u32,
    pub kicked: bool,
    pub captured: u32,
    pub amount: i32,
}

impl Scope {
    pub fn of(controller: Seat, this: ObjectRef) -> Scope {
        Scope {
            controller,
            this,
            item: Stamp(0),
            ability: None,
            mode: 0,
            occasion: Occasion::NONE,
            each: None,
            per: None,
            x: 0,
            kicked: false,
            captured: 0,
            amount: 0,
        }
    }
}

/// All that a filter may ask about an object, wherever it is or was.
pub(crate) struct Facts<'a> {
    pub what: ObjectRef,
    pub object: Object,
    pub permanent: Option<&'a Permanent>,
    pub c: Characteristics,
    pub is_token: bool,
    /// CR 708.2. A face-down permanent or spell.
    pub face_down: bool,
}

impl<'a> World<'a> {
    pub(crate) fn facts(self, what: ObjectRef) -> Option<Facts<'a>> {
        if self.s.exists(what) {
            return Some(Facts {
                what,
                object: *self.s.object(what.slot),
                permanent: self.s.permanent(what.slot),
                c: self.characteristics(what.slot),
                is_token: self.is_token(what.slot),
                face_down: self.is_face_down(what.slot),
            });
        }
        self.s.ghost(what).map(|g| Facts {
            what,
            object: g.object,
            permanent: Some(&g.permanent),
            c: g.permanent.characteristics,
            is_token: matches!(g.identity, crate::ids::Identity::Token(_)),
            face_down: g.permanent.face_down.is_some(),
        })
    }

    /// The card that an object is represented by (108.2); a token is none (108.2b).
    fn card_facts(self, what: ObjectRef) -> Option<Facts<'a>> {
        let facts = self.facts(what).filter(|f| !f.is_token)?;
        if !facts.face_down {
            return Some(facts);
        }
        // CR 708.12. Without the effects that apply to it, among them what it is face down.
        let identity =
            if self.s.exists(what) { self.s.identity[what.slot.index()] } else { self.s.ghost(what)?.identity };
        Some(Facts { c: self.pack().face(self.front_of(identity)).printed, ..facts })
    }

    /// Whether an object that exists fits the phrase.
    pub(crate) fn matches(self, filter: &Filter, slot: Slot, scope: &Scope) -> bool {
        self.facts(self.s.reference(slot)).is_some_and(|f| self.facts_match(filter, &f, scope))
    }

    /// Whether an object fits the phrase, or did as it last existed (608.2h).
    pub(crate) fn matches_ref(self, filter: &Filter, what: ObjectRef, scope: &Scope) -> bool {
        self.facts(what).is_some_and(|f| self.facts_match(filter, &f, scope))
    }

    pub(crate) fn facts_match(self, filter: &Filter, facts: &Facts<'_>, scope: &Scope) -> bool {
        filter.conditions().iter().all(|is| self.is(is, facts, scope))
    }

    fn is(self, is: &Is, f: &Facts<'_>, scope: &Scope) -> bool {
        match is {
            Is::Permanent => f.object.zone == Zone::Battlefield && f.permanent.is_none_or(|p| !p.phased_out),
            Is::Spell => f.object.zone == Zone::Stack && self.stack_kind(f.what).is_none_or(|k| k == StackKind::Spell),
            Is::AbilityOnStack => self.stack_kind(f.what).is_some_and(|k| k != StackKind::Spell),
            // CR 108.2b. A token is no card.
            Is::CardIn(zone, player) => {
                !f.is_token
                    && f.object.zone == *zone
                    && player.as_ref().is_none_or(|p| self.player(p, scope) == Some(f.object.owner))
            }
            Is::Type(t) => f.c.types.has(*t),
            Is::Subtype(s) => f.c.subtypes.has(*s),
            Is::Supertype(s) => f.c.supertypes.has(*s),
            Is::Color(c) => f.c.colors.has(*c),
            Is::Colorless => f.c.colors.is_empty(),
            Is::Multicolored => f.c.colors.len() > 1,
            Is::FaceDown => f.face_down,
            Is::FaceUp => !f.face_down && !f.object.exiled_face_down,
            Is::Tapped => f.permanent.is_some_and(|p| p.tapped),
            Is::Untapped => f.permanent.is_some_and(|p| !p.tapped),
            Is::Attacking => f.permanent.is_some_and(|p| p.attacking.is_some()),
            Is::Blocking => self.s.blocks.iter().any(|b| b.blocker == f.what),
            Is::Token => f.is_token,
            Is::With(kind) => f.c.keywords.has(*kind),
            Is::WithCounter(kind) => self.s.counters_on(f.what, *kind) > 0,
            Is::Power(compare, n) => compared(f.c.power.into(), *compare, self.number_value(n, scope)),
            Is::Toughness(compare, n) => compared(f.c.toughness.into(), *compare, self.number_value(n, scope)),
            Is::ManaValue(compare, n) => compared(self.mana_value_of(f), *compare, self.number_value(n, scope)),
            Is::ControlledBy(player) => self.player(player, scope) == Some(f.object.controller),
            Is::ControlledByAny(filter) => admits(*filter, scope.controller, f.object.controller),
            Is::OwnedBy(player) => self.player(player, scope) == Some(f.object.owner),
            Is::Other => f.what != scope.this && (f.what.stamp != scope.item || scope.item == Stamp(0)),
            Is::OtherThan(r) => !self.refs(r, scope).contains(&f.what),
            Is::Named(name) => crate::state::same_name(f.c.name, self.pack().name_id(name)),
            Is::ChosenName => crate::state::same_name(f.c.name, self.chosen_name(scope)),
            Is::SharesCreatureType(r) => {
                let shares = |other: &Facts<'_>| f.c.subtypes.shares_creature_type(&other.c.subtypes);
                self.refs(r, scope).into_iter().any(|w| self.facts(w).is_some_and(|other| shares(&other)))
            }
            Is::Suspected => f.permanent.is_some_and(|p| p.suspected),
            Is::Goaded => f.permanent.is_some_and(|p| p.goaded_by != 0),
            Is::Among(r) => self.refs(r, scope).contains(&f.what),
            Is::Not(inner) => !self.is(inner, f, scope),
            Is::AnyOf(options) => options.iter().any(|o| self.is(o, f, scope)),
        }
    }

    /// CR 201.4, 607.2d. What was chosen by the instructions before, or as the object entered.
    fn chosen_name(self, scope: &Scope) -> NameId {
        if scope.item != Stamp(0) && self.s.card_name != NameId::NONE {
            return self.s.card_name;
        }
        let permanent = self.s.permanent_of(scope.this).or(self.s.ghost(scope.this).map(|g| &g.permanent));
        match permanent.map(|p| p.chosen) {
            Some(crate::state::Chosen::Name(name)) => name,
            _ => NameId::NONE,
        }
    }

    /// CR 201.4a. Whether the name can be chosen where a card is to fit the phrase.
    pub(crate) fn is_name_of(self, name: NameId, filter: &Filter) -> bool {
        self.names_of(filter).any(|n| n == name)
    }

    /// The names that can be chosen where a card is to fit the phrase, as its printed face does.
    pub(crate) fn names_of(self, filter: &Filter) -> impl Iterator<Item = NameId> {
        let nobody = Seat(0);
        let object = Object::fresh(nobody, Zone::Library);
        let faces = self.pack().card_names();
        faces.filter_map(move |(name, face)| {
            let c = self.pack().face(face).printed;
            let facts = Facts { what: ObjectRef::NONE, object, permanent: None, c, is_token: false, face_down: false };
            self.facts_match(filter, &facts, &Scope::of(nobody, ObjectRef::NONE)).then_some(name)
        })
    }

    fn stack_kind(self, what: ObjectRef) -> Option<StackKind> {
        self.s.stack_item(what).map(|i| i.kind)
    }

    /// CR 202.3. Of a spell with X its X counts (202.3e); no mana cost is 0.
    fn mana_value_of(self, f: &Facts<'_>) -> i32 {
        let x = self.s.stack_item(f.what).map_or(0, |i| u32::from(i.x));
        self.pack().mana_value(f.c.mana_cost, x) as i32
    }

    /// The objects that a reference means now.
    pub(crate) fn refs(self, r: &Ref, scope: &Scope) -> Vec<ObjectRef> {
        match r {
            Ref::This => vec![scope.this],
            Ref::Target(nth) => self.target_objects(*nth, scope),
            Ref::Result(nth) => {
                if self.capture(scope).is_some_and(|c| *nth < c.instructions) {
                    return self.captured(scope.captured, Role::Result(*nth));
                }
                self.s.results.iter().filter(|row| row.instruction == *nth).map(|row| row.what).collect()
            }
            Ref::Event => self.of_event(scope.occasion.object, Role::Event, scope),
            Ref::EventSource => self.of_event(scope.occasion.source, Role::EventSource, scope),
            Ref::Each => match scope.each {
                Some(Targeted::Object(what)) => vec![what],
                Some(Targeted::Player(_)) | None => Vec::new(),
            },
            Ref::Attached => self
                .s
                .permanent_of(scope.this)
                .map(|p| p.attached_to)
                .or_else(|| self.s.ghost(scope.this).map(|g| g.permanent.attached_to))
                .into_iter()
                .collect(),
            Ref::Linked(nth) => {
                let linked = self.ability_of_card(scope.this, *nth);
                let links = self.s.links.iter().filter(|l| l.source == scope.this && Some(l.ability) == linked);
                links.map(|l| l.exiled).collect()
            }
        }
    }

    /// The n-th ability that is printed on what this object has as copiable values.
    fn ability_of_card(self, this: ObjectRef, nth: u8) -> Option<crate::ids::AbilityId> {
        let face = if self.s.exists(this) {
            self.copiable_values(this.slot)
        } else {
            self.s.ghost(this)?.permanent.characteristics.mana_cost
        };
        let abilities = &self.pack().face(face).abilities;
        abilities.iter().find(|on| on.origin == crate::ids::Origin::Copiable(nth)).map(|on| on.id)
    }

    fn captured(self, id: u32, role: Role) -> Vec<ObjectRef> {
        self.s.captured.iter().filter(|c| c.id == id && c.role == role).map(|c| c.what).collect()
    }

    /// The object of the event; of a delayed trigger whose own event has none, of the event that
    /// set off the ability that made it.
    fn of_event(self, what: ObjectRef, role: Role, scope: &Scope) -> Vec<ObjectRef> {
        if what.is_none() && scope.captured != 0 { self.captured(scope.captured, role) } else { vec![what] }
    }

    fn target_objects(self, nth: u8, scope: &Scope) -> Vec<ObjectRef> {
        if self.capture(scope).is_some_and(|c| nth < c.targets) {
            return self.captured(scope.captured, Role::Target(nth));
        }
        self.chosen_targets(nth, scope)
            .filter_map(|t| match t.what {
                Targeted::Object(what) => Some(what),
                Targeted::Player(_) => None,
            })
            .collect()
    }

    /// What the effect that made a delayed trigger left to it.
    pub(crate) fn capture(self, scope: &Scope) -> Option<crate::state::Capture> {
        let id = scope.captured;
        if id == 0 { None } else { self.s.captures.iter().find(|c| c.id == id).copied() }
    }

    pub(crate) fn chosen_targets(self, nth: u8, scope: &Scope) -> impl Iterator<Item = &'a crate::state::ChosenTarget> {
        let (item, mode) = (scope.item, scope.mode);
        let nth = nth.wrapping_sub(self.capture(scope).map_or(0, |c| c.targets));
        self.s.targets.iter().filter(move |t| t.item == item && t.mode == mode && t.nth == nth)
    }

    /// The player that a phrase means, if there is one.
    pub(crate) fn player(self, p: &Player, scope: &Scope) -> Option<Seat> {
        match p {
            Player::You => Some(scope.controller),
            Player::Target(nth) => self.chosen_targets(*nth, scope).find_map(|t| match t.what {
                Targeted::Player(seat) => Some(seat),
                Targeted::Object(_) => None,
            }),
            Player::Event => scope.occasion.player,
            Player::Each => match scope.each {
                Some(Targeted::Player(seat)) => Some(seat),
                Some(Targeted::Object(_)) | None => scope.per,
            },
            Player::ControllerOf(r) => {
                self.refs(r, scope).first().and_then(|&w| self.facts(w)).map(|f| f.object.controller)
            }
            Player::OwnerOf(r) => self.refs(r, scope).first().and_then(|&w| self.facts(w)).map(|f| f.object.owner),
            Player::Defending => self.s.permanent_of(scope.this).and_then(|p| p.attacking).or(scope.occasion.player),
        }
    }

    /// Players of an instruction, in APNAP order (101.4).
    pub(crate) fn players_of(self, players: &ir::Players, scope: &Scope) -> Vec<Seat> {
        match players {
            ir::Players::One(p) => self.player(p, scope).filter(|&s| self.s.seat(s).playing).into_iter().collect(),
            ir::Players::Each(filter) => self.s.apnap().filter(|&s| admits(*filter, scope.controller, s)).collect(),
        }
    }

    pub(crate) fn number_value(self, n: &Number, scope: &Scope) -> i32 {
        let of = |r: &Ref, get: &dyn Fn(&Facts<'_>) -> i32| {
            self.refs(r, scope).first().and_then(|&w| self.facts(w)).map_or(0, |f| get(&f))
        };
        match n {
            Number::Literal(n) => *n,
            Number::X => scope.x as i32,
            Number::Count(filter) => self.all_matching(filter, scope).len() as i32,
            Number::PowerOf(r) => of(r, &|f| f.c.power.into()),
            Number::ToughnessOf(r) => of(r, &|f| f.c.toughness.into()),
            Number::ManaValueOf(r) => of(r, &|f| self.mana_value_of(f)),
            Number::Times(k, n) => k.saturating_mul(self.number_value(n, scope)),
            Number::ThatMuch => {
                if scope.amount != 0 {
                    scope.amount
                } else {
                    scope.occasion.amount
                }
            }
        }
    }

    /// Every object that fits the phrase, in a public order (battlefield by entry, then stack,
    /// graveyards, exile, hands, libraries).
    pub(crate) fn all_matching(self, filter: &Filter, scope: &Scope) -> Vec<ObjectRef> {
        if let Some(r) = filter.conditions().iter().find_map(among) {
            return self.matching_among(r, filter, scope);
        }
        let zones = zones_meant(filter);
        let mut found = Vec::new();
        let mut look = |slot: Slot| {
            if self.matches(filter, slot, scope) {
                found.push(self.s.reference(slot));
            }
        };
        if zones.has(Zone::Battlefield) {
            self.s.battlefield.iter().for_each(|p| look(p.slot));
        }
        if zones.has(Zone::Stack) {
            self.s.stack.iter().for_each(|i| look(i.slot));
        }
        if zones.has(Zone::Graveyard) {
            self.s.graveyards.iter().flatten().for_each(|&s| look(s));
        }
        if zones.has(Zone::Exile) {
            self.s.exile.iter().for_each(|&s| look(s));
        }
        if zones.has(Zone::Hand) {
            self.s.hands.iter().flatten().for_each(|&s| look(s));
        }
        if zones.has(Zone::Library) {
            self.s.libraries.iter().flatten().for_each(|&s| look(s));
        }
        found
    }

    /// "Each permanent exiled this way": of the objects named, where they are now or, if the
    /// phrase speaks of permanents, as they last were ones (608.2h, 400.7j).
    fn matching_among(self, r: &Ref, filter: &Filter, scope: &Scope) -> Vec<ObjectRef> {
        let rest = Filter::new(filter.conditions().iter().filter(|is| among(is).is_none()).cloned());
        let permanents = rest.conditions().contains(&Is::Permanent);
        let as_permanent = |what: ObjectRef| {
            let left = self.s.ghosts.iter().rev().find(|g| g.became == what && g.object.zone == Zone::Battlefield);
            left.filter(|_| permanents && self.s.permanent_of(what).is_none()).map_or(what, |g| g.what)
        };
        self.refs(r, scope).into_iter().map(as_permanent).filter(|w| self.matches_ref(&rest, *w, scope)).collect()
    }

    pub(crate) fn holds(self, condition: &Condition, scope: &Scope) -> bool {
        match condition {
            Condition::Happened(nth) => self.s.happened & (1 << nth) != 0,
            Condition::Matches(r, filter) => {
                let all = self.refs(r, scope);
                !all.is_empty() && all.iter().all(|&w| self.matches_ref(filter, w, scope))
            }
            Condition::IsCard(r, filter) => {
                let all = self.refs(r, scope);
                !all.is_empty()
                    && all.iter().all(|&w| self.card_facts(w).is_some_and(|f| self.facts_match(filter, &f, scope)))
            }
            Condition::Exists(compare, n, filter) => {
                compared(self.all_matching(filter, scope).len() as i32, *compare, self.number_value(n, scope))
            }
            Condition::YourTurn => self.s.turn.active == scope.controller,
            Condition::MegamorphPaid => self.s.permanent_of(scope.this).is_some_and(|p| p.megamorph_paid),
            Condition::Life(player, compare, n) => self
                .player(player, scope)
                .is_some_and(|seat| compared(self.s.seat(seat).life, *compare, self.number_value(n, scope))),
            Condition::Kicked => scope.kicked || self.s.permanent_of(scope.this).is_some_and(|p| p.kicked),
            Condition::ThisTurn(past) => self.happened_this_turn(past, scope),
            Condition::Not(inner) => !self.holds(inner, scope),
            Condition::And(all) => all.iter().all(|c| self.holds(c, scope)),
        }
    }

    fn happened_this_turn(self, past: &PastEvent, scope: &Scope) -> bool {
        self.s.records.iter().enumerate().any(|(at, event)| match (past, event) {
            (PastEvent::Died(filter), Event::Died { was }) => self.matches_ref(filter, *was, scope),
            (PastEvent::Entered(filter), Event::Moved { now, to: Zone::Battlefield, controller, .. }) => {
                self.entered_as(filter, *now, *controller, &self.s.records[at + 1..], scope)
            }
            (PastEvent::Attacked(who), Event::Attacked { attacker, .. }) => {
                self.facts(*attacker).is_some_and(|f| meant(*who, scope.controller, f.object.controller))
            }
            (PastEvent::GainedLife(who), Event::GainedLife { seat, .. }) => meant(*who, scope.controller, *seat),
            (PastEvent::TurnedFaceUp(filter), Event::TurnedFaceUp { what, .. }) => {
                self.matches_ref(filter, *what, scope)
            }
            _ => false,
        })
    }
}

impl World<'_> {
    /// Whether an object entered as the phrase says, whatever has become of it: under whose
    /// control, and face down if it has been turned up since.
    fn entered_as(self, filter: &Filter, what: ObjectRef, controller: Seat, since: &[Event], scope: &Scope) -> bool {
        let Some(mut facts) = self.facts(what) else { return false };
        facts.object.controller = controller;
        let turned = since.iter().find_map(|event| match event {
            Event::TurnedFaceUp { what: turned, .. } if *turned == what => Some(Some(By::Effect)),
            Event::TurnedFaceDown { what: turned } if *turned == what => Some(None),
            _ => None,
        });
        let (Some(face_down), Some(now)) = (turned, facts.permanent) else {
            return self.facts_match(filter, &facts, scope);
        };
        let then = Permanent { face_down, ..*now };
        let c = if face_down.is_some() { self.pack().face(crate::pack::BLANK).printed } else { facts.c };
        let facts = Facts { permanent: Some(&then), c, face_down: face_down.is_some(), ..facts };
        self.facts_match(filter, &facts, scope)
    }
}

/// Which zones a phrase can mean (109.2): the battlefield unless it says otherwise.
#[derive(Clone, Copy)]
struct ZoneSet(u8);

impl ZoneSet {
    fn has(self, zone: Zone) -> bool {
        self.0 & 1 << zone as u8 != 0
    }
}

fn zones_meant(filter: &Filter) -> ZoneSet {
    fn gather(is: &Is, bits: &mut u8) {
        match is {
            Is::CardIn(zone, _) => *bits |= 1 << *zone as u8,
            Is::Spell | Is::AbilityOnStack => *bits |= 1 << Zone::Stack as u8,
            Is::Permanent => *bits |= 1 << Zone::Battlefield as u8,
            Is::AnyOf(options) => options.iter().for_each(|o| gather(o, bits)),
            Is::Among(_) => *bits = u8::MAX,
            // tidy: rest because no other condition says a zone
            _ => {}
        }
    }
    let mut bits = 0;
    filter.conditions().iter().for_each(|is| gather(is, &mut bits));
    ZoneSet(if bits == 0 { 1 << Zone::Battlefield as u8 } else { bits })
}

pub(crate) fn compared(value: i32, compare: Compare, with: i32) -> bool {
    match compare {
        Compare::Equal => value == with,
        Compare::AtMost => value <= with,
        Compare::AtLeast => value >= with,
        Compare::Below => value < with,
        Compare::Above => value > with,
    }
}

/// Whether a phrase said by `you` admits this player.
pub(crate) fn admits(filter: PlayerFilter, you: Seat, seat: Seat) -> bool {
    match filter {
        PlayerFilter::Any => true,
        PlayerFilter::Opponent | PlayerFilter::Other => seat != you,
    }
}

pub(crate) fn meant(who: PlayerFilterOrYou, you: Seat, seat: Seat) -> bool {
    match who {
        PlayerFilterOrYou::You => seat == you,
        PlayerFilterOrYou::Each(filter) => admits(filter, you, seat),
    }
}

/// CR 110.4. Whether these characteristics are those of a permanent card.
pub(crate) fn is_permanent_card(c: &Characteristics) -> bool {
    CardType::ALL.into_iter().any(|t| c.types.has(t) && t.is_permanent())
}

/// The reference of "one of those".
fn among(is: &Is) -> Option<&Ref> {
    if let Is::Among(r) = is { Some(r) } else { None }
}
