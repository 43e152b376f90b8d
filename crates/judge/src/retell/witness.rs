//! What one viewer received of a game, up to one moment. Nothing else is ever looked at.

use super::NotRetold;
use rules::knowledge::{Handle, PromptView, StackView, Told, ToldEvent, View, Viewer};
use rules::turn::Step;
use rules::{Action, Answer, Game, Next, Seat, Setup};
use std::collections::BTreeMap;

/// The viewer's position at one stop, and how much it had been told by then.
pub struct Stop {
    pub heard: usize,
    pub view: View,
    pub prompt: Option<PromptView>,
    /// The viewer is taking an action of its own: neither before it nor after it.
    pub drafting: bool,
}

/// Everything received since the turn before the last one told of.
pub struct Witness {
    pub viewer: Viewer,
    pub told: Vec<Told>,
    pub stops: Vec<Stop>,
    /// What was cast or activated, as it first lay on the stack.
    pub announced: BTreeMap<u32, StackView>,
}

/// So many turns back the retelling may begin.
const TURNS: u32 = 2;

impl Witness {
    /// Plays the game again and keeps what the viewer receives.
    pub fn of(setup: &Setup, answers: &[Answer], viewer: Viewer) -> Result<Witness, NotRetold> {
        let mut game = setup.clone().start().map_err(NotRetold::Setup)?;
        let mut witness = Witness { viewer, told: Vec::new(), stops: Vec::new(), announced: BTreeMap::new() };
        let mut drafting = false;
        witness.receive(&mut game, drafting);
        for (at, answer) in answers.iter().enumerate() {
            drafting = witness.drafts(&game, answer, drafting);
            game.answer(answer.clone()).map_err(|illegal| NotRetold::Refused(at, illegal))?;
            witness.receive(&mut game, drafting);
        }
        Ok(witness)
    }

    /// Whether the viewer is in the middle of its own action after this answer, if the game goes on asking it.
    fn drafts(&self, game: &Game, answer: &Answer, before: bool) -> bool {
        let (Viewer::Seat(seat), Next::Ask(asked, _)) = (self.viewer, game.next()) else { return before };
        match answer {
            _ if *asked != seat => before,
            Answer::Act(action) => *action != Action::Pass,
            Answer::Withdraw => false,
            _ => before,
        }
    }

    fn receive(&mut self, game: &mut Game, drafting: bool) {
        let new = game.take_told(self.viewer);
        let done = new.iter().any(|t| ends_a_draft(&t.event, self.viewer));
        self.told.extend(new);
        let prompt = match self.viewer {
            Viewer::Seat(seat) => game.prompt_for(seat),
            Viewer::Spectator => None,
        };
        let is_free = matches!(prompt, None | Some(PromptView::Priority { .. }));
        let view = game.view(self.viewer);
        for item in &view.stack {
            if self.is_announced(item.number) {
                self.announced.entry(item.number).or_insert_with(|| item.clone());
            }
        }
        self.stops.push(Stop { heard: self.told.len(), view, prompt, drafting: drafting && !done && !is_free });
        self.forget();
    }

    fn is_announced(&self, number: u32) -> bool {
        self.told.iter().rev().take(60).any(|t| match &t.event {
            ToldEvent::Cast { spell, .. } => spell.handle == Handle::Number(number),
            ToldEvent::Activated { item, .. } => *item == Handle::Number(number),
            _ => false,
        })
    }

    /// Drops what is older than the turns in which the retelling may begin.
    fn forget(&mut self) {
        let Some(last) = self.stops.last() else { return };
        let oldest = last.view.turn.saturating_sub(TURNS - 1);
        if self.stops[0].view.turn >= oldest {
            return;
        }
        self.stops.retain(|stop| stop.view.turn >= oldest);
        let first = self.stops[0].heard;
        self.told.drain(..first);
        self.stops.iter_mut().for_each(|stop| stop.heard -= first);
    }

    /// The places in `stops` that a position can be written of, the last one first: nothing on
    /// the stack, nobody attacks, and a time at which players have priority.
    pub fn quiet(&self, until: usize) -> Vec<usize> {
        let mut found: Vec<usize> = Vec::new();
        for (at, stop) in self.stops[..=until].iter().enumerate() {
            let again = found.last().is_some_and(|&before| self.stops[before].heard == stop.heard);
            if !again && is_quiet(stop) {
                found.push(at);
            }
        }
        found.reverse();
        found
    }

    /// How many lands each seat had played in the turn of this stop, as far as that was told.
    pub fn lands_played(&self, at: usize, seat: Seat) -> u32 {
        let turn = self.told[..self.stops[at].heard].iter().rev();
        let turn = turn.take_while(|t| !matches!(t.event, ToldEvent::TurnBegan { .. }));
        turn.filter(|t| played_by(&t.event) == Some(seat)).count() as u32
    }
}

/// Who played the land that this event tells of (305.1).
pub fn played_by(event: &ToldEvent) -> Option<Seat> {
    match event {
        ToldEvent::Moved { cause: rules::MoveCause::Play, controller, .. } => Some(*controller),
        _ => None,
    }
}

fn ends_a_draft(event: &ToldEvent, viewer: Viewer) -> bool {
    match event {
        ToldEvent::Cast { seat, .. } | ToldEvent::Activated { seat, .. } => viewer == Viewer::Seat(*seat),
        ToldEvent::TurnedFaceUp { .. } => true,
        _ => played_by(event).is_some(),
    }
}

fn is_quiet(stop: &Stop) -> bool {
    let view = &stop.view;
    let time = match view.step {
        Step::Upkeep | Step::Draw | Step::PrecombatMain | Step::BeginningOfCombat => true,
        Step::EndOfCombat | Step::PostcombatMain | Step::End => true,
        Step::Untap | Step::DeclareAttackers | Step::DeclareBlockers => false,
        Step::FirstStrikeDamage | Step::CombatDamage | Step::Cleanup => false,
    };
    let calm = view.stack.is_empty() && view.battlefield.iter().all(|p| p.attacking.is_none());
    let free = matches!(stop.prompt, None | Some(PromptView::Priority { .. }));
    time && calm && free && !stop.drafting && !view.over && view.seats.iter().filter(|s| s.playing).count() > 1
}
