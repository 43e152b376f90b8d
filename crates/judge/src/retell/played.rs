//! The retelling played at the bench: lines are found one after another whose consequences,
//! as the viewer is told them, are those that it was told in the game.
//!
//! The viewer does not hear what others are asked, nor that they pass. What a seat did is
//! found by trying: what it may have done at the bench, the likeliest first, is kept if the
//! viewer would have been told the same. Where two ways look the same to the viewer, they are
//! the same to the scenario.

use super::alike::{Alike, Compared, Pairs};
use super::cards::Named;
use super::position::Position;
use super::witness::{Stop, Witness};
use super::{choices, offered, phrases};
use crate::bench::{Bench, english};
use crate::feature::{Kind, StepText};
use rules::knowledge::{Handle, PromptView, Told, ToldEvent, View, Viewer};
use rules::{Answer, Game, MoveCause, Prompt};
use std::collections::HashSet;

/// So many lines are tried for one quiet moment.
const TRIES: usize = 800;
/// Random orders of so few things are tried.
const ORDERS: usize = 24;
/// A random order of so few cards is one of a pile.
const PILE: usize = 6;

/// A retelling in progress.
#[derive(Clone)]
pub struct Telling<'a> {
    pub witness: &'a Witness,
    pub named: &'a Named,
    pub bench: Bench,
    /// The same game once more, for what it tells the viewer answer by answer.
    shadow: Game,
    pub pairs: Pairs,
    /// How much of what the viewer was told has been retold.
    pub heard: usize,
    pub until: usize,
    pub lines: Vec<String>,
    /// For each card of the position whether it is one.
    stand_ins: std::sync::Arc<Vec<bool>>,
}

/// How far a quiet moment leads.
pub enum Reached<'a> {
    Whole(Box<Telling<'a>>),
    /// The last stop at which the retelling still agreed.
    Part(Box<Telling<'a>>, usize),
    /// More of the position is known than its description says.
    Learned(u16, String),
    /// The position cannot be described.
    Nothing(String),
}

/// What came of a line.
enum Tried<'a> {
    Agrees(Box<Telling<'a>>),
    Learned(u16, String),
    /// These cards were put in a random order on the way, where there was one.
    Differs(Vec<String>),
}

pub fn step_text(kind: Kind, text: &str) -> StepText {
    let (text, source) = (text.to_owned(), text.to_owned());
    StepText { kind, text, docstring: None, line: 0, source, start: 0, expanded: false }
}

impl<'a> Telling<'a> {
    /// The position at the bench.
    pub fn begin(
        witness: &'a Witness,
        named: &'a Named,
        position: &Position,
        seats: &[String],
        places: (usize, usize),
        stand_ins: Vec<bool>,
    ) -> Result<Telling<'a>, String> {
        let mut bench = Bench::new(named.cards.clone(), english());
        for line in position.lines(seats, &|_| true) {
            crate::step::perform(&mut bench, &step_text(Kind::Given, &line))
                .map_err(|p| p.message.in_words(english()))?;
        }
        bench.begin().map_err(|p| p.message.in_words(english()))?;
        let (mut shadow, _) = bench.draft.begin(&bench.cards).map_err(|p| p.message.in_words(english()))?;
        for answer in &bench.game().log()[shadow.log().len()..] {
            shadow.answer(answer.clone()).map_err(|why| why.to_string())?;
        }
        let (from, until) = places;
        if !shadow.take_told(witness.viewer).is_empty() {
            return Err("something happens as it begins".into());
        }
        let mut pairs = Pairs::of(&witness.stops[from].view, &shadow.view(witness.viewer));
        pairs.follow(&shadow);
        let heard = witness.stops[from].heard;
        let mut telling = Telling {
            witness,
            named,
            bench,
            shadow,
            pairs,
            heard,
            until,
            lines: Vec::new(),
            stand_ins: stand_ins.into(),
        };
        for seat in position.left() {
            let line = format!("{} concedes", seats[seat.index()]);
            crate::step::perform(&mut telling.bench, &step_text(Kind::When, &line))
                .map_err(|p| p.message.in_words(english()))?;
            for answer in telling.unheard() {
                telling.shadow.answer(answer).map_err(|why| why.to_string())?;
            }
            telling.shadow.take_told(witness.viewer);
            telling.lines.push(line);
        }
        Ok(telling)
    }

    /// What was answered at the bench and not yet by its shadow.
    fn unheard(&self) -> Vec<Answer> {
        self.bench.game().log()[self.shadow.log().len()..].to_vec()
    }

    pub fn viewer(&self) -> Viewer {
        self.witness.viewer
    }
    pub fn goal(&self) -> &'a Stop {
        &self.witness.stops[self.until]
    }
    pub fn is_heard(&self) -> bool {
        self.heard == self.goal().heard
    }

    /// Everything told has been retold, and the viewer is asked what it was asked.
    fn is_whole(&self) -> bool {
        let state = self.bench.truth().state();
        let goal = &self.goal().view;
        // That a step has begun is told only when its beginning is over.
        let in_time = goal.over
            || (state.turn.active, state.turn.step, state.stack.len()) == (goal.active, goal.step, goal.stack.len());
        let Viewer::Seat(seat) = self.viewer() else { return self.is_heard() && in_time };
        self.is_heard()
            && in_time
            && match (&self.goal().prompt, self.bench.prompt_of(seat)) {
                (Some(asked), Some(prompt)) => same_kind(asked, prompt),
                (None, None) => true,
                (Some(_), None) | (None, Some(_)) => false,
            }
    }

    /// One line more, if the viewer is then told what it was told.
    fn tried(&self, line: &str) -> Tried<'a> {
        let mut next = self.clone();
        let mut shuffled = Vec::new();
        if crate::step::perform(&mut next.bench, &step_text(Kind::When, line)).is_err() {
            return Tried::Differs(shuffled);
        }
        for answer in next.unheard() {
            if let Answer::Shuffled(order) = &answer
                && order.len() <= PILE
            {
                let truth = next.shadow.truth();
                shuffled = next.shadow.at_stake().iter().map(|slot| truth.card_name(*slot).to_owned()).collect();
            }
            if next.shadow.answer(answer).is_err() {
                return Tried::Differs(shuffled);
            }
            match next.compare() {
                Alike::Same => {}
                Alike::Different => return Tried::Differs(shuffled),
                Alike::Learned(nth, name) => return Tried::Learned(nth, name),
            }
            next.pairs.follow(&next.shadow);
        }
        next.lines.push(line.to_owned());
        Tried::Agrees(Box::new(next))
    }

    fn compare(&mut self) -> Alike {
        let mut all = Alike::Same;
        for bench in self.shadow.take_told(self.witness.viewer) {
            self.skip_leaving();
            if leaves(&bench) {
                continue;
            }
            let is_over = self.heard >= self.goal().heard;
            let Some(game) = self.witness.told.get(self.heard).filter(|_| !is_over) else { return Alike::Different };
            let mut compared = Compared {
                pairs: &mut self.pairs,
                named: self.named,
                bench: &self.shadow,
                viewer: self.witness.viewer,
                stand_ins: &self.stand_ins,
            };
            match compared.told(game, &bench) {
                Alike::Same => {}
                Alike::Different => return Alike::Different,
                learned => all = learned,
            }
            self.heard += 1;
            self.skip_leaving();
        }
        all
    }

    /// In which order the objects of a player leave with that player is of no interest (800.4a).
    fn skip_leaving(&mut self) {
        let left = &self.witness.told[self.heard..self.goal().heard];
        self.heard += left.iter().take_while(|told| leaves(told)).count();
    }

    /// With labels for the creatures and what else lies face down in this view.
    pub fn labelled(mut self: Box<Self>, view: &View) -> Box<Self> {
        for p in &view.battlefield {
            let is_told = p.face_down.is_some() || p.characteristics.types.contains(&ir::CardType::Creature);
            let slot = self.pairs.slot(Handle::Number(p.number), self.bench.game(), self.viewer());
            let line = slot.filter(|_| is_told).and_then(|slot| phrases::label(&self, slot));
            if let Some(line) = line
                && crate::step::perform(&mut self.bench, &step_text(Kind::When, &line)).is_ok()
            {
                self.lines.push(line);
            }
        }
        self
    }

    /// Goes on as far as lines are found.
    pub fn play(self) -> Reached<'a> {
        let mut search = Search { tries: 0, furthest: None, from: self.heard, been: HashSet::new() };
        match search.go(self) {
            Some(reached) => reached,
            None => match search.furthest {
                Some((telling, stop)) => Reached::Part(telling, stop),
                None => Reached::Nothing("nothing that followed can be said".into()),
            },
        }
    }
}

struct Search<'a> {
    tries: usize,
    /// The telling that agreed longest, at a stop of the viewer.
    furthest: Option<(Box<Telling<'a>>, usize)>,
    from: usize,
    /// What was answered at the bench in each telling so far: two ways to say it lead no further.
    been: HashSet<Vec<Answer>>,
}

impl<'a> Search<'a> {
    fn go(&mut self, telling: Telling<'a>) -> Option<Reached<'a>> {
        if telling.is_whole() {
            return Some(Reached::Whole(Box::new(telling)));
        }
        self.note(&telling);
        for offer in offered::lines(&telling) {
            let lines = match offer {
                offered::Offer::Lines(lines) => lines,
                offered::Offer::Learned(nth, name) => return Some(Reached::Learned(nth, name)),
            };
            let next = match self.all(&telling, &lines) {
                Tried::Agrees(next) => next,
                Tried::Learned(nth, name) => return Some(Reached::Learned(nth, name)),
                Tried::Differs(shuffled) => match self.in_some_order(&telling, &lines, &shuffled) {
                    Some(Tried::Agrees(next)) => next,
                    Some(Tried::Learned(nth, name)) => return Some(Reached::Learned(nth, name)),
                    Some(Tried::Differs(_)) | None => continue,
                },
            };
            if self.been.insert(next.shadow.log().to_vec())
                && let Some(reached) = self.go(*next)
            {
                return Some(reached);
            }
            if self.tries > TRIES {
                return None;
            }
        }
        None
    }

    /// All of these lines, one after another.
    fn all(&mut self, telling: &Telling<'a>, lines: &[String]) -> Tried<'a> {
        let mut next = Box::new(telling.clone());
        for line in lines {
            self.tries += 1;
            match next.tried(line) {
                Tried::Agrees(more) => next = more,
                other => return other,
            }
        }
        Tried::Agrees(next)
    }

    /// The same where chance puts the cards in another order, the first that agrees.
    fn in_some_order(&mut self, telling: &Telling<'a>, lines: &[String], cards: &[String]) -> Option<Tried<'a>> {
        let mut orders: Vec<String> = Vec::new();
        if cards.len() > 1 {
            for order in choices::permutations(cards.len()).into_iter().take(ORDERS) {
                let names: Vec<&str> = order.into_iter().map(|nth| cards[nth].as_str()).collect();
                let line = format!("chance puts {} in that order", super::cards::list(&names));
                if !orders.contains(&line) {
                    orders.push(line);
                }
            }
        }
        orders.into_iter().find_map(|order| {
            let lines: Vec<String> = [order].iter().chain(lines).cloned().collect();
            Some(self.all(telling, &lines)).filter(|tried| !matches!(tried, Tried::Differs(_)))
        })
    }

    fn note(&mut self, telling: &Telling<'a>) {
        let best = self.furthest.as_ref().map_or(0, |(best, _)| best.heard + 1);
        if telling.heard < best.max(self.from) {
            return;
        }
        let stops = &telling.witness.stops[..=telling.until];
        let now = telling.bench.truth().state().turn;
        let is_now = |s: &Stop| (s.view.active, s.view.step) == (now.active, now.step);
        let stop = stops.iter().rposition(|s| s.heard == telling.heard && !s.drafting && is_now(s));
        if let Some(stop) = stop {
            self.furthest = Some((Box::new(telling.clone()), stop));
        }
    }
}

fn leaves(told: &Told) -> bool {
    matches!(told.event, ToldEvent::Moved { cause: MoveCause::Leave, .. })
}

/// Whether a prompt is what the viewer was asked.
fn same_kind(asked: &PromptView, prompt: &Prompt) -> bool {
    match (asked, prompt) {
        (PromptView::Objects { why, .. }, Prompt::Objects { why: other, .. })
        | (PromptView::Target { why, .. }, Prompt::Target { why: other, .. })
        | (PromptView::Players { why, .. }, Prompt::Players { why: other, .. })
        | (PromptView::Number { why, .. }, Prompt::Number { why: other, .. })
        | (PromptView::Decide { why, .. }, Prompt::Decide { why: other, .. })
        | (PromptView::Option { why, .. }, Prompt::Option { why: other, .. })
        | (PromptView::Order { why, .. }, Prompt::Order { why: other, .. })
        | (PromptView::Partition { why, .. }, Prompt::Partition { why: other, .. }) => why == other,
        (PromptView::Priority { .. }, Prompt::Priority)
        | (PromptView::Modes { .. }, Prompt::Modes { .. })
        | (PromptView::Name { .. }, Prompt::Name { .. })
        | (PromptView::Distribute { .. }, Prompt::Distribute { .. })
        | (PromptView::Pay { .. }, Prompt::Pay { .. })
        | (PromptView::Attack { .. }, Prompt::Attack(_))
        | (PromptView::Block { .. }, Prompt::Block(_))
        | (PromptView::Mulligan, Prompt::Mulligan) => true,
        _ => false,
    }
}
