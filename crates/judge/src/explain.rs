//! What happened, event by event, each with the rule that made it so.
//!
//! Told to the reader of a scenario, who sees both hands: names are the true ones, as the scenario
//! has them. What the log of a game says in the same words, its messages say here too.

use crate::words::pool_text;
use ir::Zone;
use messages::{Arg, Messages};
use rules::face_down::{How, Way};
use rules::{Drawn, Event, Loss, MoveCause, ObjectRef, RevealedBy, Seat, Truth};

/// One event in words, with its rule at the end.
pub fn explain(messages: &Messages, truth: Truth<'_>, seats: &[String], event: &Event) -> String {
    let teller = Teller { messages, truth, seats };
    messages.say("judge-event", &[("line", teller.words(event).into()), ("rule", truth.rule_of(event).into())])
}

struct Teller<'a> {
    messages: &'a Messages,
    truth: Truth<'a>,
    seats: &'a [String],
}

/// What stands in a message, by its name there.
type Named = (&'static str, Arg);

impl Teller<'_> {
    fn say(&self, id: &str, named: &[Named]) -> String {
        self.messages.say(id, named)
    }

    fn seat(&self, seat: Seat) -> Named {
        ("seat", self.seats[seat.index()].as_str().into())
    }
    fn what(&self, what: ObjectRef) -> Named {
        ("what", self.object(what).into())
    }

    /// The true name, and the public number if it has one.
    fn object(&self, what: ObjectRef) -> String {
        let name = self.name(what);
        match self.number(what) {
            0 => name,
            number => self.say("object-numbered", &[("name", name.into()), ("number", number.into())]),
        }
    }

    fn name(&self, what: ObjectRef) -> String {
        match self.truth.last_name(what) {
            "" => self.say("object-some-ability", &[]),
            name => name.to_owned(),
        }
    }

    fn number(&self, what: ObjectRef) -> u32 {
        let state = self.truth.state();
        if state.exists(what) { state.object(what.slot).number } else { 0 }
    }

    fn words(&self, event: &Event) -> String {
        let what = |what: &ObjectRef| self.what(*what);
        let seat = |who: &Seat| self.seat(*who);
        let of = |name, what: &ObjectRef| (name, self.object(*what).into());
        match event {
            Event::TurnBegan { active, number } => self.say("log-turn", &[seat(active), ("number", (*number).into())]),
            Event::StepBegan { step, active } => {
                self.say("log-step", &[seat(active), ("step", self.messages.step(*step).into())])
            }
            Event::Moved { was, now, from, to, cause, .. } => self.moved(*was, *now, *from, *to, *cause),
            Event::Drew { seat: who } => self.say("log-draws-unknown", &[seat(who)]),
            Event::Discarded { seat: who, what: card } => self.say("log-discarded", &[seat(who), what(card)]),
            Event::Sacrificed { seat: who, what: it } => self.say("log-sacrificed", &[seat(who), what(it)]),
            Event::Died { was } => self.say("judge-died", &[what(was)]),
            Event::Cast { seat: who, spell } => self.say("log-casts", &[seat(who), what(spell)]),
            Event::Activated { seat: who, source, .. } => self.say("log-activated", &[seat(who), of("source", source)]),
            Event::Triggered { source, .. } => self.say("log-triggered", &[of("source", source)]),
            Event::Resolved { item } => self.say("log-resolved", &[what(item)]),
            Event::Countered { item } => self.say("log-countered", &[what(item)]),
            Event::DidNotResolve { item } => self.say("log-did-not-resolve", &[what(item)]),
            Event::Targeted { item, target, .. } => self.say("log-targeted", &[what(item), of("target", target)]),
            Event::TurnedFaceUp { what, how, x } => self.turned_up(*what, *how, *x),
            Event::TurnedFaceDown { what: it } => self.say("log-turned-down", &[what(it)]),
            Event::Revealed { what: it, why } => self.revealed(*it, *why),
            Event::LookedAt { seat: who, what: it } => self.say("log-looked-at-unknown", &[seat(who), what(it)]),
            Event::Tapped { what: it } => self.say("log-tapped", &[what(it)]),
            Event::Untapped { what: it } => self.say("log-untapped", &[what(it)]),
            Event::Attacked { attacker, defender } => self.say("log-attacked", &[what(attacker), seat(defender)]),
            Event::Blocked { blocker, attacker } => self.say("log-blocked", &[what(blocker), of("attacker", attacker)]),
            Event::BecameBlocked { attacker } => self.say("judge-blocked", &[what(attacker)]),
            Event::DamageToObject { source, to, amount, .. } => {
                self.say("log-damage", &[of("source", source), what(to), ("amount", (*amount).into())])
            }
            Event::DamageToPlayer { source, to, amount, .. } => {
                let to = ("what", self.seats[to.index()].as_str().into());
                self.say("log-damage", &[of("source", source), to, ("amount", (*amount).into())])
            }
            other => self.more(other),
        }
    }

    fn more(&self, event: &Event) -> String {
        let what = |what: &ObjectRef| self.what(*what);
        let seat = |who: &Seat| self.seat(*who);
        let counters = |kind, count: u16| ("counters", self.messages.counters(kind, count).into());
        match event {
            Event::GainedLife { seat: who, amount } => {
                self.say("log-life-gained", &[seat(who), ("amount", (*amount).into())])
            }
            Event::LostLife { seat: who, amount } => {
                self.say("log-life-lost", &[seat(who), ("amount", (*amount).into())])
            }
            Event::CountersPut { on, kind, count } => {
                self.say("log-counters-put", &[what(on), counters(*kind, *count)])
            }
            Event::CountersRemoved { on, kind, count } => {
                self.say("log-counters-removed", &[what(on), counters(*kind, *count)])
            }
            Event::Attached { what: it, to } => self.say("log-attached", &[what(it), ("to", self.object(*to).into())]),
            Event::Unattached { what: it } => self.say("log-unattached", &[what(it)]),
            Event::LibraryShuffled { seat: who } => self.say("log-shuffled", &[seat(who)]),
            Event::PileShuffled { seat: who, .. } => self.say("log-pile-shuffled", &[seat(who)]),
            Event::Surveiled { seat: who } => self.say("log-surveil", &[seat(who)]),
            Event::Scried { seat: who } => self.say("log-scry", &[seat(who)]),
            Event::ManifestedDread { seat: who } => self.say("log-manifest-dread", &[seat(who)]),
            Event::Goaded { what: it, by } => self.say("log-goaded", &[what(it), seat(by)]),
            Event::Suspected { what: it } => self.say("log-suspected", &[what(it)]),
            Event::ManaAdded { seat: who, mana, source } => {
                let source = ("source", self.object(*source).into());
                self.say("log-mana", &[seat(who), ("mana", pool_text(*mana).into()), source])
            }
            Event::Transformed { what: it } => self.say("log-transformed", &[what(it)]),
            Event::ControlChanged { what: it, to } => self.say("log-control", &[what(it), seat(to)]),
            Event::Mulliganed { seat: who } => self.say("log-mulligan", &[seat(who)]),
            Event::Kept { seat: who } => self.say("log-kept", &[seat(who)]),
            Event::LostGame { seat: who, why } => self.say(lost(*why), &[seat(who)]),
            Event::GameOver { winner: Some(who) } => self.say("log-won", &[seat(who)]),
            Event::GameOver { winner: None } if self.truth.state().drawn == Some(Drawn::Agreed) => {
                self.say("log-draw-agreed", &[])
            }
            Event::GameOver { winner: None } => self.say("log-draw-game", &[]),
            other => unreachable!("{other:?} is said above"),
        }
    }

    fn moved(&self, was: ObjectRef, now: ObjectRef, from: Zone, to: Zone, cause: MoveCause) -> String {
        let name = if self.truth.state().exists(now) { self.object(now) } else { self.object(was) };
        let to = if now.is_none() { self.say("zone-none", &[]) } else { self.messages.zone(to) };
        let moved = [("what", name.into()), ("from", self.messages.zone(from).into()), ("to", to.into())];
        match because(cause) {
            Some(id) => {
                let cause = ("cause", self.say(id, &[]).into());
                self.say("judge-moved-because", &[&moved[..], &[cause]].concat())
            }
            None => self.say("judge-moved", &moved),
        }
    }

    fn turned_up(&self, what: ObjectRef, how: How, x: u16) -> String {
        let id = match how {
            How::Effect => "log-turned-up-effect",
            How::Special(Way::Morph) => "log-turned-up-morph",
            How::Special(Way::Megamorph) => "log-turned-up-megamorph",
            How::Special(Way::Disguise) => "log-turned-up-disguise",
            How::Special(Way::Manifested | Way::Cloaked) => "log-turned-up-mana-cost",
        };
        let name = self.name(what);
        let called = match self.number(what) {
            0 => name.clone(),
            number => format!("#{number}"),
        };
        let line = self.say(id, &[("what", called.into()), ("name", name.into())]);
        if x == 0 { line } else { self.say("log-with-x", &[("line", line.into()), ("x", x.into())]) }
    }

    fn revealed(&self, what: ObjectRef, why: RevealedBy) -> String {
        let id = match why {
            RevealedBy::Instruction => "revealed-instruction",
            RevealedBy::LeavingFaceDown => "revealed-leaving",
            RevealedBy::GameEnd => "revealed-game-end",
            RevealedBy::CannotTurnUp => "revealed-cannot-turn-up",
            RevealedBy::TurningUp => "revealed-turning-up",
            RevealedBy::OnTop => "revealed-on-top",
        };
        self.say("judge-revealed", &[self.what(what), ("why", self.say(id, &[]).into())])
    }
}

/// The message of what moved an object, where the zones do not say it.
const fn because(cause: MoveCause) -> Option<&'static str> {
    Some(match cause {
        MoveCause::Put => return None,
        MoveCause::Draw => "cause-draw",
        MoveCause::Discard => "cause-discard",
        MoveCause::Mill => "cause-mill",
        MoveCause::Destroy => "cause-destroy",
        MoveCause::Sacrifice => "cause-sacrifice",
        MoveCause::Exile => "cause-exile",
        MoveCause::Return => "cause-return",
        MoveCause::Cast => "cause-cast",
        MoveCause::Play => "cause-play",
        MoveCause::Resolve => "cause-resolve",
        MoveCause::Counter => "cause-counter",
        MoveCause::Surveil => "cause-surveil",
        MoveCause::StateBased => "cause-state-based",
        MoveCause::Cloak => "cause-cloak",
        MoveCause::Manifest => "cause-manifest",
        MoveCause::Mulligan => "cause-mulligan",
        MoveCause::Create => "cause-create",
        MoveCause::Leave => "cause-leave",
    })
}

const fn lost(why: Loss) -> &'static str {
    match why {
        Loss::Conceded => "log-lost-conceded",
        Loss::Life => "log-lost-life",
        Loss::EmptyLibrary => "log-lost-library",
        Loss::Effect => "log-lost-effect",
    }
}
