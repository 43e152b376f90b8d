//! What happened, event by event, each with the rule that made it so.
//!
//! Told to the reader of a scenario, who sees both hands: names are the true ones.

use crate::found::step_name;
use crate::words::counter_name;
use ir::Zone;
use rules::face_down::{How, Way};
use rules::{Event, Loss, MoveCause, ObjectRef, RevealedBy, Seat, Truth};

/// One event in words, with its rule at the end.
pub fn explain(truth: Truth<'_>, seats: &[String], event: &Event) -> String {
    let teller = Teller { truth, seats };
    format!("{} (CR {})", teller.words(event), truth.rule_of(event))
}

struct Teller<'a> {
    truth: Truth<'a>,
    seats: &'a [String],
}

impl Teller<'_> {
    fn seat(&self, seat: Seat) -> &str {
        &self.seats[seat.index()]
    }

    /// The true name, and the public number if it has one.
    fn object(&self, what: ObjectRef) -> String {
        let name = match self.truth.last_name(what) {
            "" => "an ability",
            name => name,
        };
        let number = if self.truth.state().exists(what) { self.truth.state().object(what.slot).number } else { 0 };
        if number == 0 { name.to_owned() } else { format!("{name} (#{number})") }
    }

    fn words(&self, event: &Event) -> String {
        let object = |what: &ObjectRef| self.object(*what);
        let seat = |who: &Seat| self.seat(*who);
        match event {
            Event::TurnBegan { active, number } => format!("turn {number} begins, {}'s", seat(active)),
            Event::StepBegan { step, active } => format!("{}'s {}", seat(active), step_name(*step)),
            Event::Moved { was, now, from, to, cause, .. } => self.moved(*was, *now, *from, *to, *cause),
            Event::Drew { seat: who } => format!("{} draws a card", seat(who)),
            Event::Discarded { seat: who, what } => format!("{} discards {}", seat(who), object(what)),
            Event::Sacrificed { seat: who, what } => format!("{} sacrifices {}", seat(who), object(what)),
            Event::Died { was } => format!("{} died", object(was)),
            Event::Cast { seat: who, spell } => format!("{} casts {}", seat(who), object(spell)),
            Event::Activated { seat: who, source, .. } => {
                format!("{} activates an ability of {}", seat(who), object(source))
            }
            Event::Triggered { source, .. } => format!("an ability of {} is put onto the stack", object(source)),
            Event::Resolved { item } => format!("{} has resolved", object(item)),
            Event::Countered { item } => format!("{} is countered", object(item)),
            Event::DidNotResolve { item } => format!("{} doesn't resolve: all its targets are illegal", object(item)),
            Event::Targeted { target, by, .. } => format!("{} targets {}", seat(by), object(target)),
            Event::TurnedFaceUp { what, how, x } => self.turned_up(*what, *how, *x),
            Event::TurnedFaceDown { what } => format!("{} is turned face down", object(what)),
            Event::Revealed { what, why } => format!("{} is revealed to all: {}", object(what), revealed(*why)),
            Event::LookedAt { seat: who, what } => format!("{} looks at {}", seat(who), object(what)),
            Event::Tapped { what } => format!("{} is tapped", object(what)),
            Event::Untapped { what } => format!("{} untaps", object(what)),
            Event::Attacked { attacker, defender } => format!("{} attacks {}", object(attacker), seat(defender)),
            Event::Blocked { blocker, attacker } => format!("{} blocks {}", object(blocker), object(attacker)),
            Event::BecameBlocked { attacker } => format!("{} is blocked", object(attacker)),
            Event::DamageToObject { source, to, amount, .. } => {
                format!("{} deals {amount} damage to {}", object(source), object(to))
            }
            Event::DamageToPlayer { source, to, amount, .. } => {
                format!("{} deals {amount} damage to {}", object(source), seat(to))
            }
            Event::GainedLife { seat: who, amount } => format!("{} gains {amount} life", seat(who)),
            Event::LostLife { seat: who, amount } => format!("{} loses {amount} life", seat(who)),
            other => self.more(other),
        }
    }

    fn more(&self, event: &Event) -> String {
        let object = |what: &ObjectRef| self.object(*what);
        let seat = |who: &Seat| self.seat(*who);
        match event {
            Event::CountersPut { on, kind, count } => {
                format!("{count} {} counter(s) are put on {}", counter_name(*kind), object(on))
            }
            Event::CountersRemoved { on, kind, count } => {
                format!("{count} {} counter(s) are removed from {}", counter_name(*kind), object(on))
            }
            Event::Attached { what, to } => format!("{} is attached to {}", object(what), object(to)),
            Event::Unattached { what } => format!("{} comes off", object(what)),
            Event::LibraryShuffled { seat: who } => format!("{} shuffles their library", seat(who)),
            Event::PileShuffled { seat: who, .. } => format!("{} shuffles the pile; nobody knows its order", seat(who)),
            Event::Surveiled { seat: who } => format!("{} has surveilled", seat(who)),
            Event::Scried { seat: who } => format!("{} has scried", seat(who)),
            Event::ManifestedDread { seat: who } => format!("{} has manifested dread", seat(who)),
            Event::Goaded { what, by } => format!("{} is goaded by {}", object(what), seat(by)),
            Event::Suspected { what } => format!("{} is suspected", object(what)),
            Event::ManaAdded { seat: who, source, .. } => format!("{} adds mana from {}", seat(who), object(source)),
            Event::Transformed { what } => format!("{} transforms", object(what)),
            Event::ControlChanged { what, to } => format!("{} controls {} now", seat(to), object(what)),
            Event::Mulliganed { seat: who } => format!("{} takes a mulligan", seat(who)),
            Event::Kept { seat: who } => format!("{} keeps", seat(who)),
            Event::LostGame { seat: who, why } => lost(seat(who), *why),
            Event::GameOver { winner: Some(who) } => format!("{} wins", seat(who)),
            Event::GameOver { winner: None } => "the game is a draw".into(),
            other => format!("{other:?}"),
        }
    }

    fn moved(&self, was: ObjectRef, now: ObjectRef, from: Zone, to: Zone, cause: MoveCause) -> String {
        let name = if self.truth.state().exists(now) { self.object(now) } else { self.object(was) };
        let text = format!("{name}: {} to {}", zone(from), if now.is_none() { "nowhere" } else { zone(to) });
        match cause {
            MoveCause::Draw => format!("{text}, drawn"),
            MoveCause::Discard => format!("{text}, discarded"),
            MoveCause::Mill => format!("{text}, milled"),
            MoveCause::Destroy => format!("{text}, destroyed"),
            MoveCause::Sacrifice => format!("{text}, sacrificed"),
            MoveCause::Exile => format!("{text}, exiled"),
            MoveCause::Return => format!("{text}, returned"),
            MoveCause::Put => text,
            MoveCause::Cast => format!("{text}, cast"),
            MoveCause::Play => format!("{text}, played"),
            MoveCause::Resolve => format!("{text}, resolving"),
            MoveCause::Counter => format!("{text}, countered"),
            MoveCause::Surveil => format!("{text}, surveilled away"),
            MoveCause::StateBased => format!("{text}, a state-based action"),
            MoveCause::Cloak => format!("{text}, cloaked: a face-down 2/2 with ward {{2}}"),
            MoveCause::Manifest => format!("{text}, manifested: a face-down 2/2"),
            MoveCause::Mulligan => format!("{text}, a mulligan"),
            MoveCause::Create => format!("{text}, created"),
            MoveCause::Leave => format!("{text}, its player left"),
        }
    }

    fn turned_up(&self, what: ObjectRef, how: How, x: u16) -> String {
        let by = match how {
            How::Effect => "by an effect",
            How::Special(Way::Morph) => "for its morph cost",
            How::Special(Way::Megamorph) => "for its megamorph cost",
            How::Special(Way::Disguise) => "for its disguise cost",
            How::Special(Way::Manifested) => "for its mana cost, manifested",
            How::Special(Way::Cloaked) => "for its mana cost, cloaked",
        };
        let with_x = if x == 0 { String::new() } else { format!(", X = {x}") };
        format!("{} is turned face up {by}{with_x}", self.object(what))
    }
}

const fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Library => "library",
        Zone::Hand => "hand",
        Zone::Battlefield => "battlefield",
        Zone::Graveyard => "graveyard",
        Zone::Stack => "stack",
        Zone::Exile => "exile",
        Zone::Command => "command zone",
    }
}

const fn revealed(why: RevealedBy) -> &'static str {
    match why {
        RevealedBy::Instruction => "an instruction says so",
        RevealedBy::LeavingFaceDown => "it leaves face down",
        RevealedBy::GameEnd => "its player leaves or the game ends",
        RevealedBy::CannotTurnUp => "an instant or sorcery card cannot turn face up",
        RevealedBy::TurningUp => "to turn it face up",
    }
}

fn lost(who: &str, why: Loss) -> String {
    match why {
        Loss::Conceded => format!("{who} concedes"),
        Loss::Life => format!("{who} has no life left"),
        Loss::EmptyLibrary => format!("{who} drew from an empty library"),
        Loss::Effect => format!("{who} loses the game"),
    }
}
