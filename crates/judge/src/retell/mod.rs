//! A moment of a game, retold as a scenario that holds only what one viewer knew.
//!
//! Everything is made of what the viewer received: its views, what it was told, and what it
//! was asked. So two games that the viewer cannot tell apart are retold in the same words.
//!
//! A scenario begins at a quiet moment. The last one before the moment wanted is described as
//! the viewer saw it, with stand-ins for what it did not know; where it has learned since which
//! card lay there, that card is said. Then the game goes on at a bench of its own, line by line
//! ([`played`]), until the viewer has been told all that it was told. What it saw at the end is
//! claimed, and only what holds at the bench is written: an effect that lasts from before the
//! quiet moment is in no description. Where that happens an earlier quiet moment is tried.

mod alike;
mod cards;
mod choices;
mod claims;
mod offered;
mod phrases;
mod played;
mod position;
mod witness;

use crate::bench::english;
use crate::problem::{Said, said};
use cards::{Named, STAND_IN, list};
use claims::Claims;
use messages::Messages;
use played::{Reached, Telling};
use position::Position;
use rules::knowledge::Viewer;
use rules::{Answer, Illegal, Setup, SetupError};
use std::fmt;
use witness::Witness;

/// A moment of a game: after these answers, as this viewer knew it.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    pub setup: &'a Setup,
    /// A name for each seat: one word with a capital.
    pub seats: &'a [String],
    pub answers: &'a [Answer],
    pub viewer: Viewer,
    /// The cards of the set-up that do not ship; those that are named are written out.
    pub invented: &'a [ir::Card],
}

/// A moment retold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Retold {
    /// A feature with one scenario.
    pub text: String,
    /// Why the scenario ends before the moment, if it does.
    pub stopped: Option<Said>,
    /// Lines that are true of the moment but not of the retelling; they stand in comments.
    pub left_out: Vec<String>,
}

/// Why there is nothing to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotRetold {
    Setup(SetupError),
    /// The n-th answer is refused by the set-up's game.
    Refused(usize, Illegal),
    /// The names are not one for each seat.
    Seats,
    /// No turn had come to a moment that a scenario can begin at.
    NotBegun,
    /// None of the quiet moments before it can be described, the last one for this reason.
    Indescribable(String),
}

impl NotRetold {
    pub fn said(&self, messages: &Messages) -> String {
        match self {
            NotRetold::Setup(_) => messages.say("retold-setup", &[]),
            NotRetold::Refused(at, why) => {
                messages.say("retold-refused", &[("nth", (at + 1).into()), ("why", messages.refused(*why).into())])
            }
            NotRetold::Seats => messages.say("retold-seats", &[]),
            NotRetold::NotBegun => messages.say("retold-not-begun", &[]),
            NotRetold::Indescribable(_) => messages.say("retold-indescribable", &[]),
        }
    }
}

impl fmt::Display for NotRetold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(english()))?;
        match self {
            NotRetold::Setup(why) => write!(f, ": {why}"),
            NotRetold::Indescribable(why) => write!(f, ": {why}"),
            NotRetold::Refused(..) | NotRetold::Seats | NotRetold::NotBegun => Ok(()),
        }
    }
}

impl std::error::Error for NotRetold {}

/// So many quiet moments are tried.
const MOMENTS: usize = 14;
/// So many cards are learned at most in hindsight.
const LEARNED: usize = 120;

/// What came of one quiet moment.
struct Attempt<'a> {
    position: Position,
    telling: Box<Telling<'a>>,
    /// The stop of the witness that was reached.
    stop: usize,
    claims: Claims,
    stopped: Option<Said>,
}

impl Moment<'_> {
    /// Writes the scenario.
    pub fn retold(&self) -> Result<Retold, NotRetold> {
        let is_name = |n: &String| n.starts_with(char::is_uppercase) && n.chars().all(char::is_alphanumeric);
        if self.seats.len() != self.setup.decks.len() || !self.seats.iter().all(is_name) {
            return Err(NotRetold::Seats);
        }
        let witness = Witness::of(self.setup, self.answers, self.viewer)?;
        let named = Named::of(&self.setup.pack, self.invented);
        let last = witness.stops.len() - 1;
        let until = (0..=last).rev().find(|&at| !witness.stops[at].drafting).unwrap_or(last);
        let mut best: Option<Attempt<'_>> = None;
        let mut why = None;
        for from in witness.quiet(until).into_iter().take(MOMENTS) {
            match self.attempt(&witness, &named, from, until) {
                Ok(attempt) => {
                    let done = attempt.stopped.is_none() && attempt.claims.left_out.is_empty();
                    if best.as_ref().is_none_or(|before| attempt.rank() > before.rank()) {
                        best = Some(attempt);
                    }
                    if done {
                        break;
                    }
                }
                Err(problem) => why = why.or(Some(problem)),
            }
        }
        match (best, why) {
            (Some(mut attempt), _) => {
                if until < last {
                    attempt.stopped.get_or_insert_with(|| "retold-half".into());
                }
                Ok(self.write(&attempt, &named, &witness))
            }
            (None, Some(problem)) => Err(NotRetold::Indescribable(problem)),
            (None, None) => Err(NotRetold::NotBegun),
        }
    }

    fn attempt<'w>(
        &self,
        witness: &'w Witness,
        named: &'w Named,
        from: usize,
        until: usize,
    ) -> Result<Attempt<'w>, String> {
        let mut position = Position::seen(witness, from, named);
        for _ in 0..LEARNED {
            let stand_ins: Vec<bool> = position.stand_ins();
            let telling = Telling::begin(witness, named, &position, self.seats, (from, until), stand_ins)?;
            let (telling, stop, stopped) = match telling.play() {
                Reached::Whole(telling) => (telling, until, None),
                Reached::Part(telling, stop) => {
                    let next = witness.told.get(telling.heard).filter(|_| !telling.is_heard());
                    let why = match next {
                        Some(told) => said("retold-no-line", [("rule", told.rule.to_string().into())]),
                        None => "retold-no-way".into(),
                    };
                    (telling, stop, Some(why))
                }
                Reached::Learned(nth, name) if position.learn(nth, &name) => continue,
                Reached::Learned(_, name) => return Err(format!("{name} lies where another card is known to be")),
                Reached::Nothing(why) => return Err(why),
            };
            let seen = &witness.stops[stop];
            let prompt = seen.prompt.as_ref().filter(|_| stopped.is_none());
            let telling = telling.labelled(&seen.view);
            let claims = claims::of(&telling, &seen.view, prompt, self.seats);
            return Ok(Attempt { position, telling, stop, claims, stopped });
        }
        Err("too much of it was learned later".into())
    }

    fn write(&self, attempt: &Attempt<'_>, named: &Named, witness: &Witness) -> Retold {
        let Attempt { position, telling, stop, claims, stopped } = attempt;
        let view = &witness.stops[*stop].view;
        let who = match self.viewer {
            Viewer::Seat(seat) => self.seats[seat.index()].as_str(),
            Viewer::Spectator => "a spectator",
        };
        let active = &self.seats[view.active.index()];
        let mut text = format!("Feature: A game of {}, as {who} knew it\n\n", list(self.seats));
        text += &format!("  Scenario: turn {}, {active}'s {}\n", view.turn, crate::found::step_name(view.step));
        let mut position = position.clone();
        let used: Vec<u32> = telling.lines.iter().chain(&claims.hold).flat_map(|line| labels(line)).collect();
        let fixed = position.named_by_lines();
        let given = position.lines(self.seats, &|number| used.contains(&number) || fixed.contains(&number));
        let names = position.names();
        if names.iter().any(|name| name.starts_with(STAND_IN)) {
            text += &format!("    # An unknown card stands for one that {who} did not know, its costs for any.\n");
        }
        let mut texts: Vec<&str> = names.iter().filter_map(|name| named.text(name)).collect();
        texts.sort_unstable();
        texts.dedup();
        let mut first = "Given";
        if !texts.is_empty() {
            text += "    Given these invented cards\n      \"\"\"\n";
            text += &texts.iter().map(|card| indented(card)).collect::<Vec<_>>().join("\n");
            text += "      \"\"\"\n";
            first = "And";
        }
        steps(&mut text, first, &given);
        steps(&mut text, "When", &telling.lines);
        if let Some(why) = stopped {
            text += &format!("    # Here it stops before the moment: {}.\n", why.in_words(english()));
        }
        steps(&mut text, "Then", &claims.hold);
        for line in &claims.left_out {
            text += &format!("    # Seen in the game and not so here: {line}\n");
        }
        Retold { text, stopped: stopped.clone(), left_out: claims.left_out.clone() }
    }
}

impl Attempt<'_> {
    /// The whole way before part of it, more before less, and few lines left out.
    fn rank(&self) -> (bool, usize, usize) {
        (self.stopped.is_none(), self.telling.heard, usize::MAX - self.claims.left_out.len())
    }
}

fn steps(text: &mut String, first: &str, lines: &[String]) {
    let mut word = first;
    for line in lines {
        *text += &format!("    {word} {line}\n");
        word = "And";
    }
}

fn indented(card: &str) -> String {
    card.lines().map(|line| format!("      {line}\n")).collect()
}

/// The public numbers in the labels of a line.
fn labels(line: &str) -> Vec<u32> {
    let parts = line.split("#n").skip(1);
    parts.filter_map(|rest| rest.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()).collect()
}
