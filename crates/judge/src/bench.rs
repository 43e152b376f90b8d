//! The bench: one scenario being described, played and looked at.

use crate::cards::Cards;
use crate::list;
use crate::problem::{Problem, Words, said};
use crate::setup::Draft;
use crate::streams::Streams;
use messages::{Language, Messages};
use rules::{Answer, Chance, Game, Illegal, Next, ObjectRef, Place, Prompt, Seat, Slot, Truth, Why};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// Why a step did not succeed.
#[derive(Clone, Debug)]
pub enum Failure {
    /// The step cannot be carried out, or is not true.
    Problem(Problem),
    /// The game refuses it (733), by this rule.
    Refused(Illegal, Words),
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Failure {
        Failure::Problem(problem)
    }
}

impl Failure {
    /// What to tell where no refusal was expected.
    pub fn into_problem(self, messages: &Messages) -> Problem {
        match self {
            Failure::Problem(problem) => problem,
            Failure::Refused(illegal, words) => words.problem(refused(messages, illegal)),
        }
    }
}

/// What the game refuses, and why.
pub fn refused(messages: &Messages, illegal: Illegal) -> String {
    messages.say("judge-refused", &[("why", messages.refused(illegal).into())])
}

/// The words in which scenarios are written.
pub fn english() -> &'static Messages {
    Messages::of(Language::English)
}

pub type Done = Result<(), Failure>;

/// One scenario at work. A copy of it is a copy of the game: what may be done is tried on one.
#[derive(Clone)]
pub struct Bench {
    pub cards: Arc<Cards>,
    /// In whose words what happens is explained.
    pub messages: &'static Messages,
    pub draft: Draft,
    game: Option<Game>,
    pub labels: BTreeMap<String, ObjectRef>,
    /// What chance will say, in order.
    pub script: VecDeque<Words>,
    pub noted: BTreeMap<String, u32>,
    pub streams: Streams,
}

impl Bench {
    pub fn new(cards: Arc<Cards>, messages: &'static Messages) -> Bench {
        Bench {
            cards,
            messages,
            draft: Draft::default(),
            game: None,
            labels: BTreeMap::new(),
            script: VecDeque::new(),
            noted: BTreeMap::new(),
            streams: Streams::default(),
        }
    }

    pub fn has_begun(&self) -> bool {
        self.game.is_some()
    }

    /// Makes the game from the description, once.
    pub fn begin(&mut self) -> Result<(), Problem> {
        if self.game.is_none() {
            let (game, labels) = self.draft.begin(&self.cards)?;
            self.labels = labels;
            self.streams = Streams::new(game.truth().state().seats.len());
            self.game = Some(game);
            self.settle()?;
        }
        Ok(())
    }

    pub fn game(&self) -> &Game {
        self.game.as_ref().expect("begun before the first When or Then")
    }
    pub fn game_mut(&mut self) -> &mut Game {
        self.game.as_mut().expect("begun before the first When or Then")
    }
    pub fn truth(&self) -> Truth<'_> {
        self.game().truth()
    }

    /// A seat by the name that the description gave it.
    pub fn seat(&self, words: &Words) -> Result<Seat, Problem> {
        let names = &self.draft.seats;
        names.iter().position(|n| *n == words.text).map(|i| Seat(i as u8)).ok_or_else(|| {
            words
                .problem("problem-no-seat")
                .did_you_mean(&words.text, names.iter().map(String::as_str))
                .hint(said("hint-seats", [("list", names.join(", ").into())]))
        })
    }
    pub fn seat_name(&self, seat: Seat) -> &str {
        &self.draft.seats[seat.index()]
    }

    /// The seat asked and what it is asked, if anybody is.
    pub fn asked(&self) -> Option<(Seat, &Prompt)> {
        match self.game().next() {
            Next::Ask(seat, prompt) => Some((*seat, prompt)),
            Next::Chance(_) | Next::Over(_) => None,
        }
    }
    pub fn prompt_of(&self, seat: Seat) -> Option<&Prompt> {
        self.asked().filter(|(asked, _)| *asked == seat).map(|(_, prompt)| prompt)
    }
    pub fn has_priority(&self, seat: Seat) -> bool {
        matches!(self.prompt_of(seat), Some(Prompt::Priority))
    }
    pub fn is_acting(&self) -> bool {
        matches!(self.truth().state().place, Place::Acting { .. })
    }

    /// In the words of whoever reads the outcome.
    pub fn say(&self, id: &str, named: &[(&str, messages::Arg)]) -> String {
        self.messages.say(id, named)
    }

    /// What the game waits for.
    pub fn waits_for(&self) -> String {
        let messages = self.messages;
        match self.game().next() {
            Next::Ask(seat, prompt) => {
                let what = prompt_in_words(messages, prompt).into();
                messages.say("waits-seat", &[("seat", self.seat_name(*seat).into()), ("what", what)])
            }
            Next::Chance(_) => messages.say("waits-chance", &[]),
            Next::Over(_) => messages.say("waits-over", &[]),
        }
    }

    /// The prompt that a step answers, or why it cannot.
    pub fn expect_prompt(&self, seat: &Words) -> Result<(Seat, Prompt), Problem> {
        let who = self.seat(seat)?;
        match self.prompt_of(who) {
            Some(prompt) => Ok((who, prompt.clone())),
            None => {
                let of = [("seat", seat.text.as_str().into()), ("waits", self.waits_for().into())];
                Err(seat.problem(said("problem-not-asked", of)))
            }
        }
    }

    /// Gives an answer; chance answers as scripted.
    pub fn answer(&mut self, answer: Answer, words: &Words) -> Done {
        let asked = self.asked().map(|(seat, _)| seat);
        if let Err(illegal) = self.game_mut().answer(answer) {
            return Err(self.refuse(asked, illegal, words));
        }
        self.settle()?;
        Ok(())
    }

    /// CR 104.4i.
    pub fn agree_to_draw(&mut self) -> Done {
        let messages = self.messages;
        self.game_mut().answer(Answer::AgreeToDraw).map_err(|i| Problem::new(refused(messages, i)))?;
        Ok(self.settle()?)
    }

    /// A seat is told that it may not do that, and why.
    pub fn refuse(&mut self, seat: Option<Seat>, illegal: Illegal, words: &Words) -> Failure {
        if let Some(seat) = seat {
            self.streams.refused(seat, illegal);
        }
        Failure::Refused(illegal, words.clone())
    }

    fn settle(&mut self) -> Result<(), Problem> {
        while let Next::Chance(chance) = *self.game().next() {
            let answer = self.chance(chance)?;
            let messages = self.messages;
            let refused = |illegal| said("problem-chance-refused", [("why", messages.refused(illegal).into())]);
            self.game_mut().answer(answer).map_err(|illegal| Problem::new(refused(illegal)))?;
        }
        self.follow_labels();
        let Bench { game, streams, draft, messages, .. } = self;
        streams.receive(game.as_mut().expect("begun"), &draft.seats, messages);
        Ok(())
    }

    fn chance(&mut self, chance: Chance) -> Result<Answer, Problem> {
        match chance {
            Chance::Pick(_) => Ok(Answer::Picked(0)),
            Chance::Shuffle(count) => {
                let order = match self.script.pop_front() {
                    Some(order) => self.scripted_order(&order)?,
                    None => (0..count).collect(),
                };
                Ok(Answer::Shuffled(order))
            }
        }
    }

    /// The permutation that puts the cards in the order said.
    fn scripted_order(&self, order: &Words) -> Result<Vec<u16>, Problem> {
        let slots = self.game().at_stake();
        let names: Vec<&str> = slots.iter().map(|s| self.truth().card_name(*s)).collect();
        let mut wanted = list::cards(order, &|n| self.cards.knows(n));
        // A whole library lies in its row from the bottom; it is said from the top.
        if self.truth().state().libraries.iter().any(|library| library == slots) {
            wanted.reverse();
        }
        let mut used = vec![false; names.len()];
        let mut places = Vec::new();
        for card in &wanted {
            let found = (0..names.len()).find(|&i| !used[i] && names[i] == card.text);
            let at = found.ok_or_else(|| {
                card.problem("problem-not-shuffled").hint(said("hint-these", [("list", names.join(", ").into())]))
            })?;
            used[at] = true;
            places.push(at as u16);
        }
        if places.len() != names.len() {
            let of = [("count", names.len().into()), ("list", names.join(", ").into())];
            return Err(order.problem(said("problem-shuffled", of)));
        }
        Ok(places)
    }

    /// A label given to a spell goes on naming the permanent that it becomes (608.3).
    fn follow_labels(&mut self) {
        let Bench { game, labels, .. } = self;
        let state = game.as_ref().expect("begun").truth().state();
        for label in labels.values_mut().filter(|l| !state.exists(**l)) {
            let became = state.records.iter().find_map(|event| match event {
                rules::Event::Moved { was, now, from: ir::Zone::Stack, to: ir::Zone::Battlefield, .. }
                    if was == label =>
                {
                    Some(*now)
                }
                _ => None,
            });
            *label = became.unwrap_or(*label);
        }
    }

    /// Every slot in the zones where anything can be meant.
    pub fn everywhere(&self) -> Vec<Slot> {
        let state = self.truth().state();
        let on_stack = state.stack.iter().rev().map(|i| i.slot);
        let in_zones = state.hands.iter().chain(&state.graveyards).flatten().copied();
        let libraries = state.libraries.iter().flat_map(|l| l.iter().rev().copied());
        let permanents = state.battlefield.iter().map(|p| p.slot);
        permanents.chain(on_stack).chain(in_zones).chain(state.exile.iter().copied()).chain(libraries).collect()
    }
}

pub fn prompt_in_words(messages: &Messages, prompt: &Prompt) -> String {
    let because = |why: &rules::Why| ("why", purpose(messages, *why).into());
    match prompt {
        Prompt::Priority => messages.say("waits-priority", &[]),
        Prompt::Objects { min, max, why, .. } => {
            messages.say("waits-objects", &[("min", (*min).into()), ("max", (*max).into()), because(why)])
        }
        Prompt::Target { .. } => messages.say("waits-target", &[]),
        Prompt::Players { .. } => messages.say("waits-player", &[]),
        Prompt::Modes { .. } => messages.say("waits-modes", &[]),
        Prompt::Number { why, .. } => messages.say("waits-number", &[because(why)]),
        Prompt::Decide { why, .. } => messages.say("waits-decide", &[because(why)]),
        Prompt::Option { why, .. } => messages.say("waits-option", &[because(why)]),
        Prompt::Order { items, why } => messages.say("waits-order", &[("count", items.len().into()), because(why)]),
        Prompt::Partition { why, .. } => messages.say("waits-partition", &[because(why)]),
        Prompt::Name { .. } => messages.say("waits-card-name", &[]),
        Prompt::Distribute { .. } => messages.say("waits-distribute", &[]),
        Prompt::Pay { .. } => messages.say("waits-pay", &[]),
        Prompt::Attack(_) => messages.say("waits-attack", &[]),
        Prompt::Block(_) => messages.say("waits-block", &[]),
        Prompt::Mulligan => messages.say("waits-keep", &[]),
    }
}

/// What a choice is for.
fn purpose(messages: &Messages, why: Why) -> String {
    let nth = |id, nth: u8| messages.say(id, &[("nth", (u32::from(nth) + 1).into())]);
    let id = match why {
        Why::Target(at) => return nth("purpose-target", at),
        Why::Divide(at) => return nth("purpose-divide", at),
        Why::DiscardToHandSize => "purpose-discard-to-hand-size",
        Why::Discard => "purpose-discard",
        Why::Sacrifice => "purpose-sacrifice",
        Why::MulliganBottom => "purpose-mulligan-bottom",
        Why::Choose => "purpose-choose",
        Why::Cloak => "purpose-cloak",
        Why::Manifest => "purpose-manifest",
        Why::Kicker => "purpose-kicker",
        Why::X => "purpose-x",
        Why::May => "purpose-may",
        Why::PayUnless => "purpose-pay-unless",
        Why::LegendRule => "purpose-legend-rule",
        Why::TriggerOrder => "purpose-trigger-order",
        Why::TimestampOrder => "purpose-timestamp-order",
        Why::LibraryOrder => "purpose-library-order",
        Why::GraveyardOrder => "purpose-graveyard-order",
        Why::Surveil => "purpose-surveil",
        Why::Scry => "purpose-scry",
        Why::CombatDamage => "purpose-combat-damage",
        Why::Replacement => "purpose-replacement",
        Why::AttachTo => "purpose-attach-to",
        Why::CopyOf => "purpose-copy-of",
        Why::ChooseColor => "purpose-color",
        Why::ChooseOpponent => "purpose-opponent",
        Why::Search => "purpose-search",
        Why::Cost => "purpose-cost",
        Why::ManaColor => "purpose-mana-color",
        Why::NewTargets => "purpose-new-targets",
        Why::TapOrUntap => "purpose-tap-or-untap",
        Why::CommandZone => "purpose-command-zone",
    };
    messages.say(id, &[])
}
