//! Which things a text means, as far as the seat can see. What cannot be told is taken as true:
//! the prompt itself offers only what is legal.

use super::sight::{Sight, Thing, has, is_creature};
use super::weigh::Weigher;
use ir::{CardType, Compare, Condition, Filter, Is, Number, Player, PlayerFilter, Ref, Targetable, Zone};
use rules::Seat;
use rules::knowledge::{CharacteristicsView, ChosenView, Handle};
use rules::pack::Face;

/// The characteristics of a thing, as its view or as its printed card has them.
enum Look<'a> {
    Seen(&'a CharacteristicsView),
    Printed(&'a Face),
    Nothing,
}

impl<'a> Sight<'a> {
    fn look(&self, thing: Thing<'a>) -> Look<'a> {
        match thing {
            Thing::Permanent(p) => Look::Seen(&p.characteristics),
            Thing::Item(item) => Look::Seen(&item.characteristics),
            Thing::Card(_, _, _, Some(face)) => Look::Printed(self.face(face)),
            Thing::Card(_, _, _, None) | Thing::Player(_) | Thing::Made(..) => Look::Nothing,
        }
    }

    pub fn has_type(&self, thing: Thing<'a>, of: CardType) -> Option<bool> {
        match self.look(thing) {
            Look::Seen(c) => Some(c.types.contains(&of)),
            Look::Printed(face) => Some(face.printed.types.has(of)),
            Look::Nothing => None,
        }
    }

    /// CR 205.3m. As far as the seat can see.
    pub fn shares_creature_type(&self, a: Thing<'a>, b: Thing<'a>) -> bool {
        let has = |thing, s: ir::Subtype| match self.look(thing) {
            Look::Seen(c) => c.subtypes.contains(&s.name()),
            Look::Printed(face) => face.printed.subtypes.has(s),
            Look::Nothing => false,
        };
        ir::Subtype::all().any(|s| s.kind() == ir::SubtypeKind::Creature && has(a, s) && has(b, s))
    }

    fn power(&self, thing: Thing<'a>) -> i32 {
        match self.look(thing) {
            Look::Seen(c) => c.power.into(),
            Look::Printed(face) => face.printed.power.into(),
            Look::Nothing => 2,
        }
    }
    fn toughness(&self, thing: Thing<'a>) -> i32 {
        match self.look(thing) {
            Look::Seen(c) => c.toughness.into(),
            Look::Printed(face) => face.printed.toughness.into(),
            Look::Nothing => 2,
        }
    }
    fn mana_value(&self, thing: Thing<'a>) -> i32 {
        match self.look(thing) {
            Look::Seen(c) => c.mana_value as i32,
            Look::Printed(face) => face.mana_cost.as_ref().map_or(0, |cost| cost.mana_value(0) as i32),
            Look::Nothing => 2,
        }
    }
}

fn compare(how: Compare, a: i32, b: i32) -> bool {
    match how {
        Compare::Equal => a == b,
        Compare::AtMost => a <= b,
        Compare::AtLeast => a >= b,
        Compare::Below => a < b,
        Compare::Above => a > b,
    }
}

impl<'a> Weigher<'_, 'a> {
    /// Whether a thing is what a text means.
    pub fn fits(&self, filter: &Filter, thing: Thing<'a>) -> bool {
        filter.conditions().iter().all(|is| self.is(is, thing))
    }

    fn is(&self, is: &Is, thing: Thing<'a>) -> bool {
        let sight = self.sight;
        let permanent = if let Thing::Permanent(p) = thing { Some(p) } else { None };
        match is {
            Is::Permanent => matches!(thing, Thing::Permanent(_) | Thing::Made(..)),
            Is::Spell => matches!(thing, Thing::Item(item) if item.ability.is_none()),
            Is::AbilityOnStack => matches!(thing, Thing::Item(item) if item.ability.is_some()),
            Is::CardIn(zone, whose) => {
                let player = whose.as_ref().and_then(|player| self.player(player));
                matches!(thing, Thing::Card(z, owner, ..) if z == *zone && player.is_none_or(|p| p == owner))
            }
            Is::Type(t) => sight.has_type(thing, *t).unwrap_or(true),
            Is::Subtype(_) | Is::Supertype(_) | Is::Color(_) | Is::Colorless | Is::Multicolored | Is::With(_) => {
                self.looks(is, thing)
            }
            Is::FaceDown => permanent.is_some_and(|p| p.face_down.is_some()),
            Is::FaceUp => permanent.is_none_or(|p| p.face_down.is_none()),
            Is::Tapped => permanent.is_some_and(|p| p.tapped),
            Is::Untapped => permanent.is_some_and(|p| !p.tapped),
            Is::Attacking => permanent.is_some_and(|p| p.attacking.is_some()),
            Is::Blocking => permanent.is_some_and(|p| !p.blocking.is_empty()),
            Is::Token => permanent.is_some_and(|p| p.token),
            Is::WithCounter(kind) => permanent.is_some_and(|p| p.counters.iter().any(|(k, _)| k == kind)),
            Is::Power(how, n) => compare(*how, sight.power(thing), self.number(n)),
            Is::Toughness(how, n) => compare(*how, sight.toughness(thing), self.number(n)),
            Is::ManaValue(how, n) => compare(*how, sight.mana_value(thing), self.number(n)),
            Is::ControlledBy(player) => self.player(player).is_none_or(|seat| seat == thing.whose()),
            Is::ControlledByAny(players) => self.admits(*players, thing.whose()),
            Is::OwnedBy(player) => {
                let owner = permanent.map_or(thing.whose(), |p| p.owner);
                self.player(player).is_none_or(|seat| seat == owner)
            }
            Is::Other => !self.is_this(thing),
            Is::OtherThan(reference) => !self.refs(reference).iter().any(|other| same(*other, thing)),
            Is::Named(name) => self.is_named(name, thing),
            Is::ChosenName => self.fits_chosen_name(thing),
            Is::SharesCreatureType(reference) => {
                self.refs(reference).into_iter().any(|other| self.sight.shares_creature_type(thing, other))
            }
            Is::Suspected => permanent.is_some_and(|p| p.suspected),
            Is::Goaded => permanent.is_some_and(|p| !p.goaded_by.is_empty()),
            Is::Among(reference) => self.refs(reference).iter().any(|other| same(*other, thing)),
            Is::Not(inner) => !self.is(inner, thing),
            Is::AnyOf(options) => options.iter().any(|is| self.is(is, thing)),
        }
    }

    /// The conditions on characteristics.
    fn looks(&self, is: &Is, thing: Thing<'a>) -> bool {
        let sight = self.sight;
        match (is, sight.look(thing)) {
            (_, Look::Nothing) => true,
            (Is::Subtype(s), Look::Seen(c)) => c.subtypes.contains(&s.name()),
            (Is::Subtype(s), Look::Printed(face)) => face.printed.subtypes.has(*s),
            (Is::Supertype(s), Look::Printed(face)) => face.printed.supertypes.has(*s),
            (Is::Color(color), Look::Seen(c)) => c.colors.has(*color),
            (Is::Color(color), Look::Printed(face)) => face.printed.colors.has(*color),
            (Is::Colorless, Look::Seen(c)) => c.colors.is_empty(),
            (Is::Colorless, Look::Printed(face)) => face.printed.colors.is_empty(),
            (Is::Multicolored, Look::Seen(c)) => c.colors.len() > 1,
            (Is::Multicolored, Look::Printed(face)) => face.printed.colors.len() > 1,
            (Is::With(k), Look::Seen(c)) => c.keywords.contains(k),
            (Is::With(k), Look::Printed(face)) => face.printed.has(*k),
            // A view does not list supertypes, and nothing else comes here.
            _ => true,
        }
    }

    /// The name that was chosen as the object that says so entered; of a spell it cannot be told.
    fn fits_chosen_name(&self, thing: Thing<'a>) -> bool {
        match self.this {
            Some(Thing::Permanent(p)) => match &p.chosen {
                ChosenView::Name(name) => self.is_named(name, thing),
                ChosenView::Nothing | ChosenView::Color(_) | ChosenView::Opponent(_) => false,
            },
            _ => true,
        }
    }

    fn is_this(&self, thing: Thing<'a>) -> bool {
        self.this.is_some_and(|this| same(this, thing))
    }

    fn is_named(&self, name: &str, thing: Thing<'a>) -> bool {
        match self.sight.look(thing) {
            Look::Seen(c) => c.name.as_deref() == Some(name),
            Look::Printed(face) => face.name == name,
            Look::Nothing => false,
        }
    }

    /// Everything that a filter means.
    pub fn all(&self, filter: &Filter) -> Vec<Thing<'a>> {
        let sight = self.sight;
        let permanents = sight.view.battlefield.iter().filter(|p| !p.phased_out).map(Thing::Permanent);
        let stack = sight.view.stack.iter().map(Thing::Item);
        let elsewhere = filter.conditions().iter().any(|is| matches!(is, Is::CardIn(..) | Is::AnyOf(_)));
        let cards = sight.cards().filter(|_| elsewhere);
        permanents.chain(stack).chain(cards).filter(|thing| self.fits(filter, *thing)).collect()
    }

    /// What could be chosen as a target (601.2c), less what is protected from it.
    pub fn candidates(&self, what: &Targetable) -> Vec<Thing<'a>> {
        let sight = self.sight;
        let players = sight.view.seats.iter().filter(|s| s.playing).map(|s| s.seat);
        let mut found: Vec<Thing<'a>> = match what {
            Targetable::Object(filter) => self.all(filter),
            Targetable::Player(filter) => players.filter(|s| self.admits(*filter, *s)).map(Thing::Player).collect(),
            Targetable::PlayerOrObject(player, filter) => {
                let players = players.filter(|s| self.admits(*player, *s)).map(Thing::Player);
                players.chain(self.all(filter)).collect()
            }
            Targetable::Any => {
                let creatures = sight.view.battlefield.iter().filter(|p| is_creature(p) && !p.phased_out);
                players.map(Thing::Player).chain(creatures.map(Thing::Permanent)).collect()
            }
        };
        found.retain(|thing| match thing {
            Thing::Permanent(p) => {
                let shroud = has(p, ir::KeywordKind::Shroud);
                !shroud && (p.controller == self.you || !has(p, ir::KeywordKind::Hexproof))
            }
            Thing::Item(_) => !self.is_this(*thing),
            Thing::Card(..) | Thing::Player(_) | Thing::Made(..) => true,
        });
        found
    }

    pub fn admits(&self, filter: PlayerFilter, seat: Seat) -> bool {
        match filter {
            PlayerFilter::Any => true,
            PlayerFilter::Opponent | PlayerFilter::Other => seat != self.you,
        }
    }

    pub fn player(&self, player: &Player) -> Option<Seat> {
        match player {
            Player::You => Some(self.you),
            Player::Target(nth) => match self.refs(&Ref::Target(*nth)).first() {
                Some(Thing::Player(seat)) => Some(*seat),
                _ => None,
            },
            Player::Each => match self.each {
                Some(Thing::Player(seat)) => Some(seat),
                Some(thing) => Some(thing.whose()),
                None => None,
            },
            Player::ControllerOf(r) => self.refs(r).first().map(Thing::whose),
            Player::OwnerOf(r) => self.refs(r).first().map(|thing| match thing {
                Thing::Permanent(p) => p.owner,
                other => other.whose(),
            }),
            Player::Event | Player::Defending => self.sight.foes().next(),
        }
    }

    pub fn refs(&self, reference: &Ref) -> Vec<Thing<'a>> {
        match reference {
            Ref::This => self.this.into_iter().collect(),
            Ref::Target(nth) => self.targets.get(usize::from(*nth)).cloned().unwrap_or_default(),
            Ref::Result(nth) => self.results.iter().filter(|(n, _)| n == nth).map(|(_, thing)| *thing).collect(),
            Ref::Each => self.each.into_iter().collect(),
            Ref::Attached => match self.this {
                Some(Thing::Permanent(p)) => p.attached_to.and_then(|h| self.sight.thing(h)).into_iter().collect(),
                _ => Vec::new(),
            },
            Ref::Event | Ref::EventSource | Ref::Linked(_) => Vec::new(),
        }
    }

    pub fn number(&self, number: &Number) -> i32 {
        let first = |r: &Ref| self.refs(r).first().copied();
        match number {
            Number::Literal(n) => *n,
            Number::X => self.x as i32,
            Number::Count(filter) => self.all(filter).len() as i32,
            Number::PowerOf(r) => first(r).map_or(2, |thing| self.sight.power(thing)),
            Number::ToughnessOf(r) => first(r).map_or(2, |thing| self.sight.toughness(thing)),
            Number::ManaValueOf(r) => first(r).map_or(2, |thing| self.sight.mana_value(thing)),
            Number::Times(n, inner) => n * self.number(inner),
            Number::ThatMuch => 2,
        }
    }

    /// Whether a thing is what a text means, if it is known what it is.
    fn known_to_fit(&self, filter: &Filter, thing: Thing<'a>) -> Option<bool> {
        let known = !matches!(thing, Thing::Card(_, _, _, None) | Thing::Made(..));
        known.then(|| self.fits(filter, thing))
    }

    /// Whether a condition holds, where the seat can tell.
    pub fn holds(&self, condition: &Condition) -> Option<bool> {
        match condition {
            Condition::Happened(_) => Some(true),
            Condition::Matches(r, filter) => self.known_to_fit(filter, self.refs(r).first().copied()?),
            Condition::IsCard(r, filter) => {
                let card = match self.refs(r).first().copied()? {
                    Thing::Permanent(p) if p.face_down.is_some() => {
                        let known = p.card.map(|seen| seen.get());
                        Thing::Card(Zone::Battlefield, p.owner, Handle::Number(p.number), known)
                    }
                    other => other,
                };
                self.known_to_fit(filter, card)
            }
            Condition::Exists(how, n, filter) => Some(compare(*how, self.all(filter).len() as i32, self.number(n))),
            Condition::YourTurn => Some(self.sight.view.active == self.you),
            Condition::Life(player, how, n) => {
                let seat = self.player(player)?;
                Some(compare(*how, self.sight.life(seat), self.number(n)))
            }
            Condition::Not(inner) => self.holds(inner).map(|holds| !holds),
            Condition::And(all) => {
                let each: Option<Vec<bool>> = all.iter().map(|c| self.holds(c)).collect();
                each.map(|all| all.iter().all(|holds| *holds))
            }
            Condition::MegamorphPaid | Condition::Kicked | Condition::ThisTurn(_) => None,
        }
    }
}

/// Whether two name the same thing.
pub(super) fn same(a: Thing<'_>, b: Thing<'_>) -> bool {
    match (a, b) {
        (Thing::Permanent(a), Thing::Permanent(b)) => a.number == b.number,
        (Thing::Item(a), Thing::Item(b)) => a.number == b.number,
        (Thing::Card(_, _, a, _), Thing::Card(_, _, b, _)) => a == b,
        (Thing::Player(a), Thing::Player(b)) => a == b,
        _ => false,
    }
}

/// Whether a zone is one whose cards are lost to their owner.
pub(super) fn is_lost(zone: Zone) -> bool {
    match zone {
        Zone::Graveyard | Zone::Exile => true,
        Zone::Library | Zone::Hand | Zone::Battlefield | Zone::Stack | Zone::Command => false,
    }
}
