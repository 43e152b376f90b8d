//! What each viewer received, byte for byte, and what happened for the explanation.
//!
//! After each answer every seat and the spectators get what they were told, their
//! view and (the seat asked) the prompt. Two worlds that a viewer cannot tell apart
//! give the same bytes.

use crate::expect::worlds::Claim;
use messages::Messages;
use rules::knowledge::{Told, ToldEvent, Viewer};
use rules::{FaceId, Game, Illegal, Seat};

/// The streams of one row of a scenario.
#[derive(Clone, Debug, Default)]
pub struct Streams {
    /// One for each seat, and the last for spectators: a JSON text for each message.
    received: Vec<Vec<String>>,
    /// What was shown to whom, in the present block of When steps.
    shown: Vec<(Viewer, FaceId)>,
    ended: bool,
    /// The events since the last look, in words.
    explained: Vec<String>,
    seen_records: (u32, usize),
    pub claims: Vec<Claim>,
}

impl Streams {
    pub fn new(seats: usize) -> Streams {
        Streams { received: vec![Vec::new(); seats + 1], ..Streams::default() }
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        let seats = self.received.len().saturating_sub(1) as u8;
        (0..seats).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator])
    }

    fn place(&self, viewer: Viewer) -> usize {
        match viewer {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Spectator => self.received.len() - 1,
        }
    }

    /// Everything that a viewer received.
    pub fn of(&self, viewer: Viewer) -> &[String] {
        &self.received[self.place(viewer)]
    }

    /// A When step begins: after a Then, what was shown before is forgotten.
    pub fn new_chapter(&mut self) {
        if self.ended {
            self.shown.clear();
            self.ended = false;
        }
    }
    pub fn end_chapter(&mut self) {
        self.ended = true;
    }

    /// Takes what the game has for everybody.
    pub fn receive(&mut self, game: &mut Game, seats: &[String], messages: &Messages) {
        self.explain(game, seats, messages);
        for viewer in self.viewers() {
            let told = game.take_told(viewer);
            self.shown.extend(told.iter().filter_map(|t| shown(t, viewer).map(|face| (viewer, face))));
            let view = game.view(viewer);
            let prompt = match viewer {
                Viewer::Seat(seat) => game.prompt_for(seat),
                Viewer::Spectator => None,
            };
            let at = self.place(viewer);
            let stream = &mut self.received[at];
            stream.extend(told.iter().map(json));
            stream.push(json(&view));
            if let Some(prompt) = prompt {
                stream.push(json(&prompt));
            }
        }
    }

    /// A refusal is received too, by the seat that tried.
    pub fn refused(&mut self, seat: Seat, illegal: Illegal) {
        self.received[seat.index()].push(format!("refused {illegal}"));
    }

    fn explain(&mut self, game: &Game, seats: &[String], messages: &Messages) {
        let truth = game.truth();
        let state = truth.state();
        let (turn, from) = self.seen_records;
        let from = if turn == state.turn.number && from <= state.records.len() { from } else { 0 };
        let events = state.records[from..].iter();
        self.explained.extend(events.map(|e| crate::explain::explain(messages, truth, seats, e)));
        self.seen_records = (state.turn.number, state.records.len());
    }

    /// Something else to be told to who reads the explanation.
    pub fn remark(&mut self, text: String) {
        self.explained.push(text);
    }

    pub fn take_explained(&mut self) -> Vec<String> {
        std::mem::take(&mut self.explained)
    }

    /// The viewers to whom this card was shown since the chapter began.
    pub fn shown_to(&self, card: FaceId) -> Vec<Viewer> {
        self.viewers().filter(|v| self.shown.contains(&(*v, card))).collect()
    }
    pub fn all_viewers(&self) -> Vec<Viewer> {
        self.viewers().collect()
    }

    /// The first message in which two worlds differ.
    pub fn difference(&self, messages: &Messages, other: &Streams, viewer: Viewer) -> String {
        let (a, b) = (self.of(viewer), other.of(viewer));
        let at = (0..a.len().max(b.len())).find(|&i| a.get(i) != b.get(i)).unwrap_or(0);
        let message = |list: &[String]| {
            list.get(at).cloned().unwrap_or_else(|| format!("({})", messages.say("list-nothing", &[])))
        };
        let (a, b) = (message(a), message(b));
        let same = a.chars().zip(b.chars()).take_while(|(x, y)| x == y).count().saturating_sub(60);
        let part = |text: &str| text.chars().skip(same).take(240).collect::<String>();
        let begins = messages.say("judge-worlds-differ", &[("n", (at + 1).into())]);
        format!("{begins}\n  ...{}\n  ...{}", part(&a), part(&b))
    }
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("what is told is JSON")
}

/// The card that an event shows a viewer by revealing, turning up or looking.
fn shown(told: &Told, viewer: Viewer) -> Option<FaceId> {
    let what = match &told.event {
        ToldEvent::Revealed { what, .. } | ToldEvent::TurnedFaceUp { what, .. } => what,
        ToldEvent::LookedAt { seat, what } if viewer == Viewer::Seat(*seat) => what,
        _ => return None,
    };
    what.card.map(|seen| seen.get())
}
