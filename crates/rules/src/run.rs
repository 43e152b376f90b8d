//! Steps are data, rules are code.
//!
//! The coarse place in the game is state ([`Place`]). Inside it the rules are
//! ordinary code that says `let x = run.ask(seat, prompt)?`. A missing answer
//! leaves the step; the next answer starts it again from the copy made at its
//! beginning, with the answers given so far, chance included. Events told in an
//! earlier run of the step are counted and not told again. Taking back an
//! illegal action (733.1) and undo are the same mechanism.

use crate::costs::Room;
use crate::decisions::{Action, Answer, Chance, Prompt};
use crate::event::Event;
use crate::ids::{AbilityId, ObjectRef, PrintedId, Seat};
use crate::knowledge::Teller;
use crate::limits::Drawn;
use crate::pack::Pack;
use crate::refusals::Illegal;
use crate::state::{Place, State};
use crate::turn::Step;
use std::sync::Arc;

/// A step stopped because an answer is missing; what is wanted stands in the run.
#[derive(Debug)]
pub struct Stop;

pub type Do<T> = Result<T, Stop>;

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    Ask(Seat, Prompt),
    Chance(Chance),
    Over(Option<Seat>),
}

/// The words that are being carried out when a player is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Text {
    pub of: ObjectRef,
    pub ability: Option<AbilityId>,
    /// CR 700.2.
    pub mode: u8,
    /// The number of the instruction; none while the item is put onto the stack (601.2b-h).
    pub instruction: Option<u8>,
}

/// The cards of a game: which printed card, and whose.
#[derive(Debug)]
pub struct Table {
    pub pack: Arc<Pack>,
    pub cards: Vec<(PrintedId, Seat)>,
    /// CR 903.3. Which of them are commanders.
    pub commanders: Vec<u16>,
}

/// A game: a function of its set-up and of the answers given.
///
/// `Game` never leaves the application; what a seat may know comes out of
/// [`view`](Game::view), [`take_told`](Game::take_told) and
/// [`prompt_for`](Game::prompt_for).
#[derive(Debug)]
pub struct Game {
    pub(crate) table: Arc<Table>,
    pub(crate) state: State,
    /// The state as the present step began.
    start: State,
    has_start: bool,
    answers: Vec<Answer>,
    pub(crate) next: Next,
    /// Where the question comes from, if from a text.
    pub(crate) text: Option<Text>,
    told_in_step: usize,
    pub(crate) teller: Teller,
    log: Vec<Answer>,
    keep_log: bool,
    room: Room,
    /// Bits of the seats that have conceded and leave as the step at hand is done.
    conceded: u8,
    /// All players have agreed to a draw: with the step at hand the game ends.
    agreed: bool,
    pub(crate) forced: crate::loops::Forced,
}

impl Clone for Game {
    fn clone(&self) -> Game {
        Game {
            table: self.table.clone(),
            state: self.state.clone(),
            start: self.start.clone(),
            has_start: self.has_start,
            answers: self.answers.clone(),
            next: self.next.clone(),
            text: self.text,
            told_in_step: self.told_in_step,
            teller: self.teller.clone(),
            log: self.log.clone(),
            keep_log: self.keep_log,
            conceded: self.conceded,
            agreed: self.agreed,
            forced: self.forced.clone(),
            room: Room::default(),
        }
    }

    /// Copies without allocating where the target has room.
    fn clone_from(&mut self, other: &Game) {
        self.table.clone_from(&other.table);
        self.state.copy_from(&other.state);
        if other.has_start {
            self.start.copy_from(&other.start);
        }
        self.has_start = other.has_start;
        self.answers.clone_from(&other.answers);
        self.next.clone_from(&other.next);
        self.text = other.text;
        self.told_in_step = other.told_in_step;
        self.teller.clone_from(&other.teller);
        self.log.clone_from(&other.log);
        self.keep_log = other.keep_log;
        self.conceded = other.conceded;
        self.agreed = other.agreed;
        self.forced.clone_from(&other.forced);
    }
}

/// Whether the engine writes down answers and tells events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Record {
    /// A simulation: nothing is kept.
    Nothing,
    Everything,
}

impl Game {
    pub(crate) fn start(table: Arc<Table>, state: State, record: Record) -> Game {
        let keep = record == Record::Everything;
        let seats = state.seats.len();
        let mut game = Game {
            table,
            start: state.clone(),
            state,
            has_start: false,
            answers: Vec::new(),
            next: Next::Over(None),
            text: None,
            told_in_step: 0,
            teller: Teller::new(seats, record),
            log: Vec::new(),
            keep_log: keep,
            conceded: 0,
            agreed: false,
            forced: crate::loops::Forced::default(),
            room: Room::default(),
        };
        game.advance();
        game
    }

    /// What the game waits for now.
    pub fn next(&self) -> &Next {
        &self.next
    }
    pub fn pack(&self) -> &Pack {
        &self.table.pack
    }
    pub fn world(&self) -> World<'_> {
        World { s: &self.state, table: &self.table }
    }
    /// The state as the present step began (the present one, if no copy was needed).
    pub(crate) fn before_step(&self) -> &State {
        if self.has_start { &self.start } else { &self.state }
    }
    /// What a viewer was told since the last time.
    pub fn take_told(&mut self, viewer: crate::knowledge::Viewer) -> Vec<crate::knowledge::Told> {
        self.teller.take(viewer)
    }
    /// The answers given so far, chance included: with the set-up, the whole game.
    pub fn log(&self) -> &[Answer] {
        &self.log
    }

    pub(crate) fn start_mut(&mut self) -> Option<&mut State> {
        self.has_start.then_some(&mut self.start)
    }
    /// Keeps of the past only what this seat was told and has not taken yet.
    pub(crate) fn forget_what_others_know(&mut self, seat: Seat) {
        self.teller.keep_only(seat);
        self.log.clear();
        self.keep_log = false;
    }
    /// What the seat announced is undone; it has priority again.
    pub(crate) fn take_back(&mut self, seat: Seat) {
        if self.has_start {
            self.state.copy_from(&self.start);
        }
        self.leave_step();
        self.state.place = Place::Priority { seat, passes: 0 };
        self.advance();
    }
    /// The step at hand once more, with the answers given: what is wanted is asked of the state as it is now.
    pub(crate) fn ask_again(&mut self) {
        if self.has_start {
            self.state.copy_from(&self.start);
        }
        self.advance();
    }

    /// Gives an answer. An illegal one is refused with its rule and changes nothing.
    pub fn answer(&mut self, answer: Answer) -> Result<(), Illegal> {
        self.check(&answer)?;
        self.answer_checked(answer);
        Ok(())
    }

    /// Gives an answer that is known to lie in the prompt's space.
    pub fn answer_checked(&mut self, answer: Answer) {
        debug_assert_eq!(self.check(&answer), Ok(()));
        if self.keep_log {
            self.log.push(answer.clone());
        }
        if let Answer::Concede(seat) = answer {
            return self.concede_now(seat);
        }
        if answer == Answer::AgreeToDraw {
            return self.agree_to_draw();
        }
        if answer == Answer::Withdraw {
            return self.withdraw();
        }
        self.count_stop(&answer);
        self.answers.push(answer);
        if self.has_start {
            self.state.copy_from(&self.start);
        }
        self.advance();
        self.answer_for_conceders();
    }

    /// Passes priority while the seat asked has nothing else it may do (a driver's
    /// convenience: the kernel itself asks every stop the rules give). Returns how many.
    pub fn pass_forced(&mut self) -> u32 {
        let mut passed = 0;
        while let (Next::Ask(seat, Prompt::Priority), Place::Priority { passes, .. }) = (&self.next, self.state.place) {
            let seat = *seat;
            if self.world().can_do_more_than_pass(seat) {
                break;
            }
            passed += 1;
            self.count_stop(&Answer::Act(Action::Pass));
            if self.keep_log {
                self.log.push(Answer::Act(Action::Pass));
            }
            self.with_run(|run| run.pass(seat, passes));
            self.advance();
        }
        passed
    }

    /// CR 733.1. The action being taken is reversed.
    fn withdraw(&mut self) {
        self.state.copy_from(&self.start);
        let Place::Acting { seat, .. } = self.state.place else { unreachable!("checked") };
        self.state.place = Place::Priority { seat, passes: 0 };
        self.answers.clear();
        self.has_start = false;
        self.told_in_step = 0;
        if self.conceded != 0 {
            self.conceders_leave();
        }
        self.advance();
    }

    /// CR 104.3a. At any time. An action that is being taken is reversed first; while an instruction
    /// or a turn-based action is carried out, the player leaves as that is done: what chance has
    /// shown is not drawn anew and what was told is not told again.
    ///
    /// CHOICE: what the player would still choose in it is chosen as the least there is (800.4g).
    fn concede_now(&mut self, seat: Seat) {
        self.conceded |= seat.bit();
        match self.state.place {
            Place::Priority { .. } => self.conceders_leave(),
            Place::Acting { seat: acting, .. } if acting == seat => {
                self.state.copy_from(&self.start);
                self.leave_step();
                self.conceders_leave();
            }
            _ => return self.answer_for_conceders(),
        }
        self.advance();
    }

    /// CR 104.4i. At any time. The game ends as the step at hand is done, as it does for whoever concedes in it.
    fn agree_to_draw(&mut self) {
        self.agreed = true;
        self.conceded = u8::MAX;
        match self.state.place {
            Place::Priority { .. } => self.conceders_leave(),
            Place::Acting { .. } => {
                self.state.copy_from(&self.start);
                self.leave_step();
                self.conceders_leave();
            }
            _ => return self.answer_for_conceders(),
        }
        self.advance();
    }

    pub(crate) fn has_conceded(&self, seat: Seat) -> bool {
        self.conceded & seat.bit() != 0
    }

    fn leave_step(&mut self) {
        self.answers.clear();
        self.has_start = false;
        self.told_in_step = 0;
    }

    /// A player who has conceded is not waited for.
    fn answer_for_conceders(&mut self) {
        while let Next::Ask(seat, prompt) = &self.next {
            if self.conceded & seat.bit() == 0 {
                return;
            }
            let answer = crate::play::simplest(self, *seat, &prompt.clone());
            self.answers.push(answer);
            if self.has_start {
                self.state.copy_from(&self.start);
            }
            self.advance();
        }
    }

    /// Between two steps: those who conceded leave the game.
    fn conceders_leave(&mut self) {
        let conceded = std::mem::take(&mut self.conceded);
        if self.agreed {
            return self.with_run(|run| run.end_in_a_draw(Drawn::Agreed));
        }
        let resolving = self.state.stack.last().map(|item| self.state.reference(item.slot));
        for seat in (0..self.state.seats.len() as u8).map(Seat).filter(|s| conceded & s.bit() != 0) {
            self.with_run(|run| run.lose(seat, crate::event::Loss::Conceded));
        }
        if self.state.place == Place::Over {
            return;
        }
        let to = self.state.apnap().next().expect("somebody plays on");
        let gone = resolving.is_none_or(|item| !self.state.exists(item));
        match self.state.place {
            Place::Priority { .. } | Place::Acting { .. } => self.state.place = Place::Settle(to),
            // CR 800.4a. What was resolving has left with its controller.
            Place::Resolving { .. } if gone => self.state.place = Place::Settle(to),
            _ => {}
        }
    }

    /// A permanent without further ado is put onto the battlefield by the step at hand: nothing is asked.
    fn enters_plainly(&self) -> bool {
        let s = &self.state;
        let slot = match s.place {
            Place::Resolving { next: 0 } => match s.stack.last() {
                Some(item) if item.kind == crate::StackKind::Spell && item.face_down.is_none() => item.slot,
                _ => return false,
            },
            Place::Acting { action: Action::PlayLand { card, face: crate::WhichFace::Front }, .. } => card,
            _ => return false,
        };
        let face = self.pack().face(self.world().front_face(slot));
        face.printed.types.is_permanent() && !face.asks_as_it_enters && s.watched & crate::triggers::WATCH_REPLACE == 0
    }

    pub(crate) fn with_run<T>(&mut self, work: impl FnOnce(&mut Run<'_>) -> T) -> T {
        let mut run = Run {
            s: &mut self.state,
            table: &self.table,
            answers: &self.answers,
            given: 0,
            next: &mut self.next,
            text: None,
            told: 0,
            told_before: self.told_in_step,
            held: None,
            teller: &mut self.teller,
            room: &mut self.room,
        };
        let done = work(&mut run);
        self.text = run.text;
        done
    }

    /// Step after step until an answer is missing.
    fn advance(&mut self) {
        while self.state.place != Place::Over {
            let limit = self.state.limit_reached().map(Drawn::Limit);
            if let Some(why) = self.state.drawn.or(limit).or_else(|| self.ends_without_choice()) {
                self.with_run(|run| run.end_in_a_draw(why));
                break;
            }
            if let Place::Priority { seat, .. } = self.state.place
                && self.answers.is_empty()
            {
                // CR 117.3. The step begins with its one question.
                (self.next, self.text) = (Next::Ask(seat, Prompt::Priority), None);
                return;
            }
            if self.answers.is_empty() && self.state.may_ask_after_change() && !self.enters_plainly() {
                self.start.copy_from(&self.state);
                self.has_start = true;
            }
            let (done, given, told) = self.with_run(|run| (run.step(), run.given, run.told));
            if done.is_err() && self.state.drawn.is_none() {
                self.told_in_step = self.told_in_step.max(told);
                return;
            }
            debug_assert!(done.is_err() || given == self.answers.len(), "an answer was not used");
            self.leave_step();
            if self.conceded != 0 && self.state.place != Place::Over {
                self.conceders_leave();
            }
        }
        self.next = Next::Over(self.state.winner);
    }
}

impl State {
    /// Whether the step that begins here may change something and then ask: only then
    /// is a copy made. Every other step asks before it changes anything, or never.
    fn may_ask_after_change(&self) -> bool {
        match self.place {
            Place::Priority { .. } | Place::StepEnds | Place::Over => false,
            Place::TurnBased => match self.turn.step {
                Step::Cleanup => self.discards_in_cleanup(),
                Step::DeclareAttackers | Step::DeclareBlockers => self.combat_may_cost(),
                _ => false,
            },
            Place::Settle(_) => self.settling_may_ask(),
            Place::Acting { .. } | Place::Resolving { .. } | Place::Opening(_) => true,
        }
    }

    /// CR 508.1h, 509.1d. Whether something may have to be paid for attacks or blocks.
    fn combat_may_cost(&self) -> bool {
        self.watched & crate::triggers::WATCH_STATIC != 0
            || self.effects.iter().any(|e| matches!(e.change, crate::layers::Change::InCombat(_)))
    }

    /// `clone_from` for every table, so that no memory is allocated in steady state.
    // tidy: long because it names every table, so that a new one can't be forgotten
    pub(crate) fn copy_from(&mut self, other: &State) {
        let State {
            turn,
            place,
            seats,
            objects,
            identity,
            pools,
            free,
            libraries,
            hands,
            graveyards,
            exile,
            battlefield,
            stack,
            targets,
            pending,
            ordered,
            delayed,
            captures,
            captured,
            ghosts,
            looks,
            permits,
            effects,
            affected,
            counters,
            blocks,
            commander_casts,
            links,
            results,
            ghosts_before,
            amount,
            card_name,
            happened,
            computed,
            records,
            matched,
            unmatched,
            watched,
            next_stamp,
            next_number,
            next_timestamp,
            next_pool,
            next_pile,
            next_captured,
            prevent_combat_damage,
            prevent_damage,
            starting_seat,
            winner,
            drawn,
            characteristics_dirty,
            unsettled,
            layers,
            tokens,
        } = other;
        self.turn = *turn;
        self.place = *place;
        self.seats.clone_from(seats);
        self.objects.clone_from(objects);
        self.identity.clone_from(identity);
        self.pools.clone_from(pools);
        self.free.clone_from(free);
        self.libraries.clone_from(libraries);
        self.hands.clone_from(hands);
        self.graveyards.clone_from(graveyards);
        self.exile.clone_from(exile);
        self.battlefield.clone_from(battlefield);
        self.stack.clone_from(stack);
        self.targets.clone_from(targets);
        self.pending.clone_from(pending);
        self.delayed.clone_from(delayed);
        self.captures.clone_from(captures);
        self.captured.clone_from(captured);
        self.ghosts.clone_from(ghosts);
        self.looks.clone_from(looks);
        self.permits.clone_from(permits);
        self.effects.clone_from(effects);
        self.affected.clone_from(affected);
        self.counters.clone_from(counters);
        self.blocks.clone_from(blocks);
        self.commander_casts.clone_from(commander_casts);
        self.links.clone_from(links);
        self.results.clone_from(results);
        self.happened = *happened;
        self.ordered = *ordered;
        self.ghosts_before = *ghosts_before;
        self.amount = *amount;
        self.card_name = *card_name;
        self.computed.clone_from(computed);
        self.records.clone_from(records);
        self.matched = *matched;
        self.unmatched = *unmatched;
        self.watched = *watched;
        self.next_stamp = *next_stamp;
        self.next_number = *next_number;
        self.next_timestamp = *next_timestamp;
        self.next_pool = *next_pool;
        self.next_pile = *next_pile;
        self.next_captured = *next_captured;
        self.prevent_combat_damage = *prevent_combat_damage;
        self.prevent_damage = *prevent_damage;
        self.starting_seat = *starting_seat;
        self.winner = *winner;
        self.drawn = *drawn;
        self.characteristics_dirty = *characteristics_dirty;
        self.unsettled = *unsettled;
        self.layers = *layers;
        self.tokens = *tokens;
    }
}

/// A game looked at: every question of the rules that changes nothing is asked here.
#[derive(Clone, Copy)]
pub struct World<'a> {
    pub(crate) s: &'a State,
    pub(crate) table: &'a Table,
}

impl<'a> World<'a> {
    pub(crate) fn pack(self) -> &'a Pack {
        &self.table.pack
    }
}

/// One run of a step: the state it changes and the answers it has.
pub struct Run<'a> {
    pub(crate) s: &'a mut State,
    pub(crate) table: &'a Table,
    answers: &'a [Answer],
    given: usize,
    /// Where to say what is wanted, if an answer is missing.
    next: &'a mut Next,
    pub(crate) text: Option<Text>,
    told: usize,
    told_before: usize,
    /// Since when events are held back: nested holds, and the first record held.
    held: Option<(u32, usize)>,
    teller: &'a mut Teller,
    pub(crate) room: &'a mut Room,
}

impl Run<'_> {
    /// A run outside a game: while a position is set up.
    pub(crate) fn outside<T>(s: &mut State, table: &Table, work: impl FnOnce(&mut Run<'_>) -> T) -> T {
        let mut teller = Teller::silent();
        let (mut next, mut room) = (Next::Over(None), Room::default());
        work(&mut Run {
            s,
            table,
            answers: &[],
            given: 0,
            next: &mut next,
            text: None,
            told: 0,
            told_before: 0,
            held: None,
            teller: &mut teller,
            room: &mut room,
        })
    }

    pub(crate) fn world(&self) -> World<'_> {
        World { s: self.s, table: self.table }
    }
    pub(crate) fn pack(&self) -> &Pack {
        &self.table.pack
    }

    fn step(&mut self) -> Do<()> {
        match self.s.place {
            Place::Opening(opening) => self.open(opening),
            Place::TurnBased => self.turn_based(),
            Place::Settle(seat) => self.settle(seat),
            Place::Priority { seat, passes } => self.priority(seat, passes),
            Place::Acting { seat, action } => self.act(seat, action),
            Place::Resolving { next } => self.resolve_on(next),
            Place::StepEnds => self.step_ends(),
            Place::Over => Ok(()),
        }
    }

    /// The answer to a prompt, or the end of this run.
    pub(crate) fn ask(&mut self, seat: Seat, prompt: Prompt) -> Do<Answer> {
        self.given_or(|| Next::Ask(seat, prompt))
    }

    /// The result of chance, or the end of this run.
    pub(crate) fn chance(&mut self, chance: Chance) -> Do<Answer> {
        self.given_or(|| Next::Chance(chance))
    }

    fn given_or(&mut self, wanted: impl FnOnce() -> Next) -> Do<Answer> {
        match self.answers.get(self.given) {
            Some(answer) => {
                self.given += 1;
                Ok(answer.clone())
            }
            None => {
                *self.next = wanted();
                Err(Stop)
            }
        }
    }

    /// Whoever is asked from now on is asked by this ability of an object, or by the object itself.
    pub(crate) fn speak(&mut self, of: ObjectRef, ability: Option<AbilityId>) {
        self.text = Some(Text { of, ability, mode: 0, instruction: None });
    }

    /// The same, by this instruction of it.
    pub(crate) fn speak_on(&mut self, instruction: u8, mode: u8) {
        if let Some(text) = &mut self.text {
            (text.instruction, text.mode) = (Some(instruction), mode);
        }
    }

    pub(crate) fn stake(&mut self, slots: &[crate::ids::Slot]) {
        self.teller.stake(slots);
    }

    /// Records what happened and tells it to those who may know.
    pub(crate) fn event(&mut self, event: Event) {
        self.s.records.push(event);
        self.s.unmatched |= crate::triggers::kind_of(&event);
        self.s.unsettled |= event.unsettles();
        // Conditions and filters of continuous effects may read what has changed (611.3a).
        self.s.characteristics_dirty |= self.s.layers != 0 && event.may_change_effects();
        if self.held.is_none() {
            self.tell(event);
        }
    }

    fn tell(&mut self, event: Event) {
        if self.teller.is_listening() {
            self.told += 1;
            if self.told > self.told_before {
                let world = World { s: self.s, table: self.table };
                self.teller.tell(world, &event);
            }
        }
    }

    /// CR 601.2i. Nothing of a draft is told before it is done.
    pub(crate) fn hold_events(&mut self) {
        let (depth, first) = self.held.unwrap_or((0, self.s.records.len()));
        self.held = Some((depth + 1, first));
    }

    /// Whether an action is being taken of which nothing has been told yet.
    pub(crate) fn holds_events(&self) -> bool {
        self.held.is_some()
    }

    pub(crate) fn release_events(&mut self) {
        let Some((depth, first)) = self.held else { return };
        if depth > 1 {
            self.held = Some((depth - 1, first));
            return;
        }
        self.held = None;
        for at in first..self.s.records.len() {
            let event = self.s.records[at];
            self.tell(event);
        }
        self.reveal_tops();
    }

    /// Yes or no.
    pub(crate) fn decide(&mut self, seat: Seat, why: crate::decisions::Why, about: ObjectRef) -> Do<bool> {
        let Answer::Decide(yes) = self.ask(seat, Prompt::Decide { why, about })? else { unreachable!("checked") };
        Ok(yes)
    }
}

impl World<'_> {
    /// Turns begun so far, over all players.
    pub fn turn_number(self) -> u32 {
        self.s.turn.number
    }
}
