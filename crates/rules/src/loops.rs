//! CR 104.4b. A loop of mandatory actions with no way to stop it: the game is a draw.
//!
//! Looked for only where priority has been passed many times in succession with something
//! on the stack. From there on pictures are taken as a round of priority begins: all of the
//! state that the rules read, with objects called by where they are and times by their
//! order, as stamps, numbers and times never come again. If nobody could have done anything
//! else at any stop from one picture to an equal one, and from there to an equal one again,
//! there is no way out. (Twice, as "this turn" questions read what has happened: the second
//! time around nothing new is left to be read.)

use crate::decisions::{Action, Answer, Prompt};
use crate::event::Event;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::limits::{Drawn, FORCED_STOPS, Limit};
use crate::pack::{AbilityKind, NOTHING};
use crate::run::{Game, Next, World};
use crate::state::{Permanent, Place, SeatRow, State, Targeted, Until};
use std::collections::HashMap;
use std::fmt::{Debug, Write};

/// So many stops without a choice before anything is looked at.
const FIRST: u32 = 200;

/// The stops since somebody last had, or made, a choice.
#[derive(Clone, Debug, Default)]
pub(crate) struct Forced {
    stops: u32,
    seen: Option<Box<Seen>>,
}

/// A picture to compare with (Brent: the distance after which a newer one is taken doubles).
#[derive(Clone, Debug)]
struct Seen {
    picture: String,
    since: u32,
    most: u32,
    /// After how many pictures it came again.
    came_again: Option<u32>,
}

impl Forced {
    /// Whether this picture shows that the game goes around in a circle.
    fn circle(&mut self, picture: String) -> bool {
        let Some(seen) = &mut self.seen else {
            self.seen = Some(Box::new(Seen { picture, since: 0, most: 1, came_again: None }));
            return false;
        };
        seen.since += 1;
        if seen.picture == picture {
            if seen.came_again == Some(seen.since) {
                return true;
            }
            (seen.came_again, seen.since) = (Some(seen.since), 0);
        } else if seen.since >= seen.most && seen.came_again.is_none_or(|after| seen.since > after) {
            **seen = Seen { picture, since: 0, most: seen.most * 2, came_again: None };
        }
        false
    }
}

impl Prompt {
    /// Whether there is just one answer.
    fn is_forced(&self) -> bool {
        match self {
            Prompt::Objects { from, min, max, .. } => min == max && (*max == 0 || usize::from(*max) == from.len()),
            Prompt::Target { from, may_stop, .. } => from.len() + usize::from(*may_stop) == 1,
            Prompt::Players { from, .. } => from.len() == 1,
            Prompt::Name { .. } => false,
            Prompt::Modes { legal, min, max } => min == max && legal.count_ones() == u32::from(*min),
            Prompt::Number { min, max, .. } => min == max,
            Prompt::Option { count, .. } => *count == 1,
            Prompt::Order { items, .. } => items.len() < 2,
            Prompt::Partition { from, .. } => from.is_empty(),
            Prompt::Distribute { among, over, .. } => among.len() + usize::from(over.is_some()) == 1,
            Prompt::Priority
            | Prompt::Decide { .. }
            | Prompt::Pay { .. }
            | Prompt::Attack(_)
            | Prompt::Block(_)
            | Prompt::Mulligan => false,
        }
    }
}

impl Game {
    /// Why nobody has won, if the game ended so by a loop (104.4b) or a limit.
    pub fn drawn(&self) -> Option<Drawn> {
        self.state.drawn
    }

    /// Counts the stop that is answered so.
    pub(crate) fn count_stop(&mut self, answer: &Answer) {
        let forced = match (&self.next, answer) {
            (Next::Ask(seat, Prompt::Priority), Answer::Act(Action::Pass)) if !self.state.stack.is_empty() => {
                self.forced.stops < FIRST || self.world().is_forced_to_pass(*seat)
            }
            (Next::Ask(_, prompt), _) => prompt.is_forced(),
            // What chance does is no choice, but nothing that comes again either.
            (Next::Chance(_), _) => {
                self.forced.seen = None;
                true
            }
            (Next::Over(_), _) => false,
        };
        if forced {
            self.forced.stops += 1;
        } else if self.forced.stops > 0 {
            self.forced = Forced::default();
        }
    }

    /// What ends the game at a stop for priority, if anything does.
    pub(crate) fn ends_without_choice(&mut self) -> Option<Drawn> {
        if self.forced.stops < FIRST || !matches!(self.state.place, Place::Priority { passes: 0, .. }) {
            return None;
        }
        if self.forced.stops > FORCED_STOPS {
            return Some(Drawn::Limit(Limit::ForcedStops));
        }
        let picture = picture(&self.state);
        self.forced.circle(picture).then_some(Drawn::Loop)
    }
}

impl World<'_> {
    /// Nothing else may be done, and no mana ability does more than tap for mana, which stops nothing.
    fn is_forced_to_pass(self, seat: Seat) -> bool {
        let tapped = crate::triggers::kind_of(&Event::Tapped { what: ObjectRef::NONE });
        if self.s.watched & tapped != 0 || self.can_do_more_than_pass(seat) {
            return false;
        }
        let mut plain = true;
        self.each_mana_ability(seat, &mut |object, ability| {
            let on = self.abilities(object)[usize::from(ability)];
            let def = self.pack().ability(on.id);
            plain &= def.kind == AbilityKind::Mana && def.makes.is_some();
        });
        plain
    }
}

/// All that the rules read, as a text.
struct Painter<'a> {
    s: &'a State,
    out: String,
    /// What objects are called: by where they are, and those that are gone in the order of mention.
    called: HashMap<ObjectRef, usize>,
    piles: Vec<u16>,
    /// Timestamps in order.
    times: Vec<u32>,
}

fn picture(s: &State) -> String {
    let zones = s.libraries.iter().chain(&s.hands).chain(&s.graveyards).flatten().chain(&s.exile).copied();
    let table = s.battlefield.iter().map(|p| p.slot).chain(s.stack.iter().map(|i| i.slot));
    let slots: Vec<Slot> = zones.chain(table).collect();
    let called = slots.iter().enumerate().map(|(nth, &slot)| (s.reference(slot), nth)).collect();
    let effects = s.effects.iter().map(|e| e.timestamp).chain(s.affected.iter().map(|a| a.timestamp));
    let counters = s.counters.iter().map(|c| c.timestamp);
    let mut times: Vec<u32> = s.battlefield.iter().map(|p| p.timestamp).chain(effects).chain(counters).collect();
    times.sort_unstable();
    times.dedup();
    let mut painter = Painter { s, out: String::new(), called, piles: Vec::new(), times };
    painter.turn();
    slots.into_iter().for_each(|slot| painter.object(slot));
    s.battlefield.iter().for_each(|p| painter.permanent(p));
    painter.stack();
    painter.effects();
    painter.rows();
    painter.out
}

impl Painter<'_> {
    fn say(&mut self, what: impl Debug) {
        write!(self.out, "{what:?} ").expect("a string takes everything");
    }

    fn time(&mut self, timestamp: u32) {
        let order = self.times.binary_search(&timestamp);
        self.say(order);
    }

    /// An object by where it is; one that is gone by what it was.
    fn name(&mut self, what: ObjectRef) {
        if let Some(&nth) = self.called.get(&what) {
            return self.say(nth);
        }
        self.say(what.is_none());
        if what.is_none() {
            return;
        }
        self.called.insert(what, self.called.len());
        let Some(ghost) = self.s.ghost(what).copied() else { return };
        self.say((ghost.identity, ghost.object.owner, ghost.object.controller, ghost.object.zone));
        self.permanent(&ghost.permanent);
        // What it was like as it last existed is computed from nothing any more.
        let c = ghost.permanent.characteristics;
        self.say(crate::Characteristics { abilities: crate::Abilities::Printed(NOTHING), ..c });
        self.name(ghost.became);
    }

    fn turn(&mut self) {
        let s = self.s;
        self.say((s.turn, s.place, s.prevent_combat_damage, s.prevent_damage, s.pending.len()));
        for row in &s.seats {
            let SeatRow {
                life,
                mana,
                lasting_mana,
                lands_played,
                playing,
                drew_from_empty,
                last_turn,
                untap_steps_skipped,
                ..
            } = row;
            self.say((
                life,
                mana,
                lasting_mana,
                lands_played,
                playing,
                drew_from_empty,
                last_turn,
                untap_steps_skipped,
            ));
        }
        for zone in s.libraries.iter().chain(&s.hands).chain(&s.graveyards) {
            self.say(zone.len());
        }
    }

    fn object(&mut self, slot: Slot) {
        let o = *self.s.object(slot);
        self.say((self.s.identity[slot.index()], o.zone, o.owner, o.controller, o.seen, o.may_look, o.arrived));
        if o.exiled_face_down {
            let pile = self.piles.iter().position(|&p| p == o.pile).unwrap_or_else(|| {
                self.piles.push(o.pile);
                self.piles.len() - 1
            });
            self.say((pile, o.pile == 0));
        }
    }

    /// Its characteristics follow from the rest.
    fn permanent(&mut self, p: &Permanent) {
        let Permanent {
            slot: _,
            base_controller,
            tapped,
            phased_out,
            face_down,
            transformed,
            copies,
            timestamp,
            since_turn,
            entered_turn,
            damage,
            deathtouched,
            regenerations,
            attached_to,
            attacking,
            blocked,
            struck_first,
            goaded_by,
            suspected,
            x,
            megamorph_paid,
            kicked,
            chosen,
            activated_this_turn,
            triggered_this_turn,
            characteristics: _,
        } = p;
        self.say((base_controller, tapped, phased_out, face_down, transformed, copies, since_turn, entered_turn));
        self.say((damage, deathtouched, regenerations, attacking, blocked, struck_first, goaded_by, suspected, x));
        self.say((megamorph_paid, kicked, chosen, activated_this_turn, triggered_this_turn));
        self.time(*timestamp);
        self.name(*attached_to);
    }

    fn stack(&mut self) {
        let s = self.s;
        for item in &s.stack {
            self.say((item.kind, item.controller, item.modes, item.x, item.kicked, item.is_copy, item.flashback));
            self.say((item.face_down, item.face, item.event.player, item.event.amount));
            [item.source, item.event.object, item.event.source].into_iter().for_each(|what| self.name(what));
            self.captured(item.captured);
            let stamp = s.object(item.slot).stamp;
            for target in s.targets.iter().filter(|t| t.item == stamp) {
                self.say((target.mode, target.nth, target.per, target.share));
                match target.what {
                    Targeted::Object(what) => self.name(what),
                    Targeted::Player(seat) => self.say(seat),
                }
            }
        }
    }

    /// What a delayed trigger keeps.
    fn captured(&mut self, id: u32) {
        let s = self.s;
        for capture in s.captures.iter().filter(|c| c.id == id) {
            self.say((capture.targets, capture.instructions));
        }
        for row in s.captured.iter().filter(|c| c.id == id) {
            self.say(row.role);
            self.name(row.what);
        }
    }

    fn until(&mut self, until: Until) {
        match until {
            Until::Controls(seat, what) => {
                self.say(seat);
                self.name(what);
            }
            Until::EndOfTurn
            | Until::NextUntapStep
            | Until::NextTurnOf(_)
            | Until::EndOfNextTurnOf(..)
            | Until::Never => self.say(until),
        }
    }

    fn effects(&mut self) {
        let s = self.s;
        for effect in &s.effects {
            self.time(effect.timestamp);
            self.say((effect.controller, effect.change));
            match effect.until {
                Until::Controls(seat, what) => {
                    self.say(seat);
                    self.name(what);
                }
                until @ (Until::EndOfTurn
                | Until::NextUntapStep
                | Until::NextTurnOf(_)
                | Until::EndOfNextTurnOf(..)
                | Until::Never) => self.say(until),
            }
            self.name(effect.source);
        }
        for row in &s.affected {
            self.time(row.timestamp);
            self.name(row.what);
        }
    }

    fn rows(&mut self) {
        let s = self.s;
        for row in &s.counters {
            self.say((row.kind, row.count));
            self.time(row.timestamp);
            self.name(row.on);
        }
        for row in &s.blocks {
            self.name(row.blocker);
            self.name(row.attacker);
        }
        for row in s.links.iter().filter(|row| s.exists(row.exiled)) {
            self.say(row.ability);
            self.name(row.source);
            self.name(row.exiled);
        }
        for row in &s.delayed {
            self.say((row.ability, row.controller, row.until));
            self.name(row.source);
            self.captured(row.captured);
        }
        for look in &s.looks {
            self.say((look.seat, look.ability));
            self.until(look.until);
            self.name(look.source);
        }
        for permit in s.permits.iter().filter(|permit| s.exists(permit.card)) {
            self.say((permit.seat, permit.playing));
            self.until(permit.until);
            self.name(permit.card);
        }
        self.say(&s.commander_casts);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_is_one_that_comes_around_twice() {
        let whole = |pictures: &str| {
            let mut forced = Forced::default();
            pictures.chars().position(|c| forced.circle(c.to_string()))
        };
        assert_eq!(whole("aaa"), Some(2));
        assert_eq!(whole("xyababababab").map(|n| n >= 6), Some(true));
        assert_eq!(whole("abcdefghijklmnopqrstuvwxyz"), None);
    }
}
