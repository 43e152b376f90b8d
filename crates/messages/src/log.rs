//! The log: told events as lines.

use crate::{Arg, Names, Words};
use ir::Zone;
use rules::face_down::{How, Way};
use rules::knowledge::{Handle, Thing, Told, ToldEvent, View};
use rules::{Drawn, FaceId, Loss, MoveCause, Seat};
use std::cell::RefCell;

/// How much a line matters to a reader who looks away from the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// What the board shows anyway: taps, untaps, steps.
    Fine,
    Plain,
    /// A new turn, the end of the game.
    Heading,
}

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    pub text: String,
    /// The rule that made it so.
    pub rule: &'static str,
    pub weight: Weight,
    /// How often the same happened in a row.
    pub times: u32,
    /// The faces whose names stand in the text, each once.
    pub faces: Vec<FaceId>,
}

impl Line {
    /// As it is shown, with how often it happened.
    pub fn shown(&self, words: &Words) -> String {
        if self.times == 1 {
            return self.text.clone();
        }
        words.say("times", &[("line", self.text.clone().into()), ("n", self.times.into())])
    }
}

/// Turns what one viewer is told into lines.
#[derive(Clone, Debug, Default)]
pub struct Log {
    pub names: Names,
    /// Damage just dealt to a player: the loss of life that it causes is not said again.
    dealt: Option<(Seat, i32)>,
}

/// A message to be said: its id and what stands in it.
type Said = (&'static str, Vec<(&'static str, Arg)>);

impl Log {
    /// The lines for what was told between two views. Where nothing happened, `told` is empty.
    pub fn lines(&mut self, words: &Words, told: &[Told], after: &View) -> Vec<Line> {
        for t in told {
            if let Some(thing) = thing(&t.event) {
                self.names.meet(thing);
            }
        }
        // Objects that came and went in between are known from the events alone.
        let mut seen = self.names.clone();
        seen.see(after);
        let before = std::mem::replace(&mut self.names, seen);
        let mut lines = Vec::new();
        for t in told {
            let weight = weight(&t.event);
            if let Some((text, faces)) = self.line(words, &before, &t.event) {
                lines.push(Line { text, rule: t.rule, weight, times: 1, faces });
            }
        }
        lines
    }

    /// Adds the lines to a log; what is the same as the line before is counted there.
    pub fn extend(&mut self, log: &mut Vec<Line>, words: &Words, told: &[Told], after: &View) {
        for line in self.lines(words, told, after) {
            match log.last_mut() {
                Some(last) if last.text == line.text && last.rule == line.rule => last.times += 1,
                _ => log.push(line),
            }
        }
    }

    /// What is said of an event, and the faces whose names are in it.
    fn line(&mut self, words: &Words, before: &Names, event: &ToldEvent) -> Option<(String, Vec<FaceId>)> {
        let dealt = self.dealt.take();
        let teller = Teller { words, names: &self.names, before, faces: RefCell::default() };
        let (id, args) = match event {
            ToldEvent::DamageToPlayer { source, to, amount } => {
                self.dealt = Some((*to, *amount));
                let what: Arg = words.seat(*to).into();
                ("log-damage", vec![("source", teller.object(*source)), ("amount", (*amount).into()), ("what", what)])
            }
            ToldEvent::LifeLost { seat, amount } if dealt == Some((*seat, *amount)) => return None,
            other => teller.said(other)?,
        };
        let faces = teller.faces.take();
        let text = words.say(id, &args);
        let text = match event {
            ToldEvent::TurnedFaceUp { x, .. } if *x > 0 => {
                words.say("log-with-x", &[("line", text.into()), ("x", (*x).into())])
            }
            _ => text,
        };
        // Not all that was looked up for the line is said in it.
        let is_said = |face: &FaceId| text.contains(words.face(*face));
        let faces = faces.into_iter().filter(is_said).collect();
        Some((text, faces))
    }
}

struct Teller<'a> {
    words: &'a Words,
    names: &'a Names,
    /// As it was before these events.
    before: &'a Names,
    /// The faces that have been named.
    faces: RefCell<Vec<FaceId>>,
}

impl Teller<'_> {
    fn name(&self, face: Option<FaceId>) {
        let mut faces = self.faces.borrow_mut();
        if let Some(face) = face.filter(|face| !faces.contains(face)) {
            faces.push(face);
        }
    }
    fn object(&self, handle: Handle) -> Arg {
        self.name(self.names.face_said(self.words, handle));
        self.names.object(self.words, handle).into()
    }
    fn was(&self, handle: Handle) -> Arg {
        self.name(self.before.face_said(self.words, handle));
        self.before.object(self.words, handle).into()
    }
    fn seat(&self, seat: Seat) -> Arg {
        self.words.seat(seat).into()
    }
    fn face(&self, face: FaceId) -> Arg {
        self.name(Some(face));
        self.words.face(face).into()
    }

    fn said(&self, event: &ToldEvent) -> Option<Said> {
        let seat = |who: &Seat| ("seat", self.seat(*who));
        let what = |handle: &Handle| ("what", self.object(*handle));
        Some(match event {
            ToldEvent::TurnBegan { active, number } => ("log-turn", vec![("number", (*number).into()), seat(active)]),
            ToldEvent::StepBegan { step, active } => {
                ("log-step", vec![seat(active), ("step", self.words.step(*step).into())])
            }
            ToldEvent::Moved { was, now, from, to, owner, controller, cause } => {
                return self.moved(*was, now.as_ref(), (*from, *to), *owner, *controller, *cause);
            }
            ToldEvent::Cast { seat: who, spell } => {
                let id = if spell.face_down.is_some() { "log-casts-face-down" } else { "log-casts" };
                (id, vec![seat(who), what(&spell.handle)])
            }
            ToldEvent::Activated { seat: who, source, .. } => {
                ("log-activated", vec![seat(who), ("source", self.object(*source))])
            }
            ToldEvent::Triggered { source, .. } => ("log-triggered", vec![("source", self.object(*source))]),
            ToldEvent::Resolved { item } => ("log-resolved", vec![("what", self.was(*item))]),
            ToldEvent::Countered { item } => ("log-countered", vec![("what", self.was(*item))]),
            ToldEvent::DidNotResolve { item } => ("log-did-not-resolve", vec![("what", self.was(*item))]),
            ToldEvent::Targeted { item, target } => {
                ("log-targeted", vec![what(item), ("target", self.object(*target))])
            }
            ToldEvent::TurnedFaceUp { what: thing, how, .. } => self.turned_up(thing, *how),
            ToldEvent::TurnedFaceDown { what: handle } => ("log-turned-down", vec![("what", self.was(*handle))]),
            ToldEvent::Revealed { what: thing, .. } => {
                let name = thing.card.map_or_else(|| self.object(thing.handle), |c| self.face(c.get()));
                ("log-revealed", vec![("what", self.was(thing.handle)), ("name", name)])
            }
            ToldEvent::LookedAt { seat: who, what: thing } => match thing.card {
                Some(card) => (
                    "log-looked-at",
                    vec![seat(who), ("what", self.unnamed(thing.handle)), ("name", self.face(card.get()))],
                ),
                None => ("log-looked-at-unknown", vec![seat(who), ("what", self.unnamed(thing.handle))]),
            },
            ToldEvent::Tapped { what: handle } => ("log-tapped", vec![what(handle)]),
            ToldEvent::Untapped { what: handle } => ("log-untapped", vec![what(handle)]),
            ToldEvent::Attacked { attacker, defender } => ("log-attacked", vec![what(attacker), seat(defender)]),
            ToldEvent::Blocked { blocker, attacker } => {
                ("log-blocked", vec![what(blocker), ("attacker", self.object(*attacker))])
            }
            ToldEvent::DamageToObject { source, to, amount } => {
                ("log-damage", vec![("source", self.object(*source)), ("amount", (*amount).into()), what(to)])
            }
            other => return self.said_more(other),
        })
    }

    fn said_more(&self, event: &ToldEvent) -> Option<Said> {
        let seat = |who: &Seat| ("seat", self.seat(*who));
        let what = |handle: &Handle| ("what", self.object(*handle));
        Some(match event {
            ToldEvent::LifeGained { seat: who, amount } => {
                ("log-life-gained", vec![seat(who), ("amount", (*amount).into())])
            }
            ToldEvent::LifeLost { seat: who, amount } => {
                ("log-life-lost", vec![seat(who), ("amount", (*amount).into())])
            }
            ToldEvent::CountersPut { on, kind, count } => {
                ("log-counters-put", vec![what(on), ("counters", self.words.counters(*kind, *count).into())])
            }
            ToldEvent::CountersRemoved { on, kind, count } => {
                ("log-counters-removed", vec![what(on), ("counters", self.words.counters(*kind, *count).into())])
            }
            ToldEvent::Attached { what: handle, to } => ("log-attached", vec![what(handle), ("to", self.object(*to))]),
            ToldEvent::Unattached { what: handle } => ("log-unattached", vec![what(handle)]),
            ToldEvent::LibraryShuffled { seat: who } => ("log-shuffled", vec![seat(who)]),
            ToldEvent::PileShuffled { seat: who, .. } => ("log-pile-shuffled", vec![seat(who)]),
            ToldEvent::Surveiled { seat: who } => ("log-surveil", vec![seat(who)]),
            ToldEvent::Scried { seat: who } => ("log-scry", vec![seat(who)]),
            ToldEvent::ManifestedDread { seat: who } => ("log-manifest-dread", vec![seat(who)]),
            ToldEvent::Goaded { what: handle, by } => ("log-goaded", vec![what(handle), seat(by)]),
            ToldEvent::Suspected { what: handle } => ("log-suspected", vec![what(handle)]),
            ToldEvent::ManaAdded { seat: who, mana, source } => {
                let symbols = crate::ask::mana(*mana);
                ("log-mana", vec![seat(who), ("mana", symbols.into()), ("source", self.object(*source))])
            }
            ToldEvent::Transformed { what: thing } => ("log-transformed", vec![("what", self.was(thing.handle))]),
            ToldEvent::ControlChanged { what: handle, to } => ("log-control", vec![what(handle), seat(to)]),
            ToldEvent::Mulliganed { seat: who } => ("log-mulligan", vec![seat(who)]),
            ToldEvent::Kept { seat: who } => ("log-kept", vec![seat(who)]),
            ToldEvent::LostGame { seat: who, why } => {
                let id = match why {
                    Loss::Conceded => "log-lost-conceded",
                    Loss::Life => "log-lost-life",
                    Loss::EmptyLibrary => "log-lost-library",
                    Loss::Effect => "log-lost-effect",
                };
                (id, vec![seat(who)])
            }
            ToldEvent::GameOver { winner: Some(who), .. } => ("log-won", vec![seat(who)]),
            ToldEvent::GameOver { winner: None, drawn } => {
                let id = match drawn {
                    None => "log-draw-game",
                    Some(Drawn::Loop) => "log-draw-loop",
                    Some(Drawn::Agreed) => "log-draw-agreed",
                    Some(Drawn::Limit(_)) => "log-draw-limit",
                };
                (id, vec![])
            }
            // The movement says it.
            ToldEvent::Drew { .. } | ToldEvent::Discarded { .. } | ToldEvent::Sacrificed { .. } => return None,
            _ => return None,
        })
    }

    /// Where a card lies, without its name: the name is said beside it.
    fn unnamed(&self, handle: Handle) -> Arg {
        match handle {
            Handle::Own(_) => self.words.say("object-card", &[]).into(),
            _ => self.object(handle),
        }
    }

    fn turned_up(&self, thing: &Thing, how: How) -> Said {
        let id = match how {
            How::Special(Way::Morph) => "log-turned-up-morph",
            How::Special(Way::Megamorph) => "log-turned-up-megamorph",
            How::Special(Way::Disguise) => "log-turned-up-disguise",
            How::Special(Way::Manifested | Way::Cloaked) => "log-turned-up-mana-cost",
            How::Effect => "log-turned-up-effect",
        };
        let name = thing.card.map_or_else(|| self.object(thing.handle), |c| self.face(c.get()));
        (id, vec![("what", self.was(thing.handle)), ("name", name)])
    }

    fn moved(
        &self,
        was: Handle,
        now: Option<&Thing>,
        (from, to): (Zone, Zone),
        owner: Seat,
        controller: Seat,
        cause: MoveCause,
    ) -> Option<Said> {
        // What it is now, if that says more than what it was: a card that became known.
        let name = match now.and_then(|thing| thing.card) {
            Some(card) if !matches!(was, Handle::Number(_)) => self.face(card.get()),
            _ => self.was(was),
        };
        let became = now.map_or_else(|| self.was(was), |thing| self.object(thing.handle));
        let owner = ("seat", self.seat(owner));
        let who = ("seat", self.seat(controller));
        Some(match cause {
            MoveCause::Draw if now.is_some_and(|t| t.card.is_some()) => ("log-draws", vec![owner, ("what", name)]),
            MoveCause::Draw => ("log-draws-unknown", vec![owner]),
            MoveCause::Play => ("log-plays", vec![who, ("what", became)]),
            // Said by the events of casting, resolving and countering.
            MoveCause::Cast | MoveCause::Counter | MoveCause::Mulligan => return None,
            MoveCause::Resolve if to == Zone::Battlefield => {
                let face_down = now.is_some_and(|t| t.face_down.is_some());
                let id = if face_down { "log-enters-face-down" } else { "log-enters" };
                (id, vec![("what", became)])
            }
            MoveCause::Resolve => return None,
            MoveCause::Destroy => ("log-destroyed", vec![("what", name)]),
            MoveCause::StateBased => ("log-dies", vec![("what", name)]),
            MoveCause::Sacrifice => ("log-sacrificed", vec![who, ("what", name)]),
            MoveCause::Discard => ("log-discarded", vec![owner, ("what", name)]),
            MoveCause::Mill => ("log-milled", vec![owner, ("what", name)]),
            MoveCause::Exile => ("log-exiled", vec![("what", name)]),
            MoveCause::Return if to == Zone::Hand => ("log-returned-to-hand", vec![("what", name), owner]),
            MoveCause::Cloak => ("log-cloaked", vec![who, ("what", became)]),
            MoveCause::Manifest => ("log-manifested", vec![who, ("what", became)]),
            MoveCause::Create => ("log-created", vec![who, ("what", became)]),
            MoveCause::Surveil => ("log-surveilled", vec![owner, ("what", name)]),
            MoveCause::Leave => ("log-left", vec![("what", name), owner]),
            MoveCause::Return | MoveCause::Put => {
                let zones = [("from", self.words.zone(from).into()), ("to", self.words.zone(to).into())];
                ("log-moved", [vec![("what", name)], zones.to_vec()].concat())
            }
        })
    }
}

/// The object that an event shows.
fn thing(event: &ToldEvent) -> Option<&Thing> {
    match event {
        ToldEvent::Moved { now, .. } => now.as_ref(),
        ToldEvent::Discarded { what, .. }
        | ToldEvent::Cast { spell: what, .. }
        | ToldEvent::TurnedFaceUp { what, .. }
        | ToldEvent::Revealed { what, .. }
        | ToldEvent::LookedAt { what, .. }
        | ToldEvent::Transformed { what } => Some(what),
        _ => None,
    }
}

fn weight(event: &ToldEvent) -> Weight {
    match event {
        ToldEvent::TurnBegan { .. } | ToldEvent::LostGame { .. } | ToldEvent::GameOver { .. } => Weight::Heading,
        ToldEvent::StepBegan { .. }
        | ToldEvent::Tapped { .. }
        | ToldEvent::Untapped { .. }
        | ToldEvent::ManaAdded { .. }
        | ToldEvent::Kept { .. } => Weight::Fine,
        _ => Weight::Plain,
    }
}
