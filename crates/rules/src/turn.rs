//! CR 500 to 514. The turn: phases and steps, and what happens at their beginning
//! and end.
//!
//! A step is the coarse place `TurnBased`, then `Settle` and `Priority` until all
//! have passed on an empty stack, then `StepEnds`. Steps without priority (untap,
//! mostly cleanup) go straight on (502.4, 514.3).

use crate::decisions::{Answer, Prompt, Why};
use crate::event::{Event, MoveCause};
use crate::ids::{Seat, Slot};
use crate::run::{Do, Run};
use crate::state::{Place, Until};
use crate::zones::Entry;
use ir::{RuleChange, Zone};

/// CR 500.1. Steps, and the phases that have none (main phases), in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub enum Step {
    Untap,
    Upkeep,
    Draw,
    PrecombatMain,
    BeginningOfCombat,
    DeclareAttackers,
    DeclareBlockers,
    FirstStrikeDamage,
    CombatDamage,
    EndOfCombat,
    PostcombatMain,
    End,
    Cleanup,
}

impl Step {
    pub const ALL: [Step; 13] = [
        Step::Untap,
        Step::Upkeep,
        Step::Draw,
        Step::PrecombatMain,
        Step::BeginningOfCombat,
        Step::DeclareAttackers,
        Step::DeclareBlockers,
        Step::FirstStrikeDamage,
        Step::CombatDamage,
        Step::EndOfCombat,
        Step::PostcombatMain,
        Step::End,
        Step::Cleanup,
    ];
    pub const fn is_main(self) -> bool {
        matches!(self, Step::PrecombatMain | Step::PostcombatMain)
    }
    pub const fn is_combat(self) -> bool {
        (self as u8) >= Step::BeginningOfCombat as u8 && (self as u8) <= Step::EndOfCombat as u8
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Turns are counted over all players, from 1.
    pub number: u32,
    pub active: Seat,
    pub step: Step,
    /// CR 514.3a. The cleanup step had something to do: priority, then another one.
    pub cleanup_again: bool,
    /// CR 508.8. Somebody attacked this combat.
    pub attacked: bool,
}

impl Run<'_> {
    /// The turn-based actions with which the present step begins (703.4).
    pub(crate) fn turn_based(&mut self) -> Do<()> {
        match self.s.turn.step {
            Step::Untap => return self.untap_step(),
            Step::Draw => self.draw_step()?,
            Step::BeginningOfCombat => self.begin_combat(),
            Step::DeclareAttackers => {
                self.declare_attackers()?;
            }
            Step::DeclareBlockers => self.declare_blockers()?,
            Step::FirstStrikeDamage | Step::CombatDamage => self.combat_damage()?,
            Step::Cleanup => return self.cleanup_step(),
            Step::Upkeep | Step::PrecombatMain | Step::EndOfCombat | Step::PostcombatMain | Step::End => {}
        }
        self.event(Event::StepBegan { step: self.s.turn.step, active: self.s.turn.active });
        self.s.place = Place::Settle(self.s.turn.active);
        Ok(())
    }

    /// CR 502.
    fn untap_step(&mut self) -> Do<()> {
        let active = self.s.turn.active;
        if self.s.seat(active).untap_steps_skipped > 0 {
            // CR 614.10, 614.10a. What waits for the next untap step waits on.
            self.s.seat_mut(active).untap_steps_skipped -= 1;
            self.s.place = Place::StepEnds;
            return Ok(());
        }
        // CR 502.1, 702.26a. First everything phases in.
        for row in 0..self.s.battlefield.len() {
            let permanent = &self.s.battlefield[row];
            if permanent.phased_out && self.s.object(permanent.slot).controller == active {
                self.s.battlefield[row].phased_out = false;
                self.s.characteristics_dirty = true;
                self.s.unsettled = true;
            }
        }
        for row in 0..self.s.battlefield.len() {
            let permanent = &self.s.battlefield[row];
            if !permanent.tapped || permanent.phased_out || permanent.characteristics.rules.has(RuleChange::DoesntUntap)
            {
                continue;
            }
            let what = self.s.reference(permanent.slot);
            if self.s.object(what.slot).controller != active {
                continue;
            }
            // CR 122.1d. A stun counter is removed instead.
            if self.s.counters_on(what, ir::Counter::Stun) > 0 {
                self.remove_counters(what, ir::Counter::Stun, 1);
            } else {
                self.s.battlefield[row].tapped = false;
                self.event(Event::Untapped { what });
            }
        }
        self.end_untap_effects(active);
        self.s.place = Place::StepEnds;
        Ok(())
    }

    /// CR 502.3. What kept permanents of this seat from untapping in this step is over for them.
    fn end_untap_effects(&mut self, active: Seat) {
        let once = |e: &crate::state::Effect| e.until == Until::NextUntapStep;
        if !self.s.effects.iter().any(once) {
            return;
        }
        let crate::State { effects, affected, objects, .. } = &mut *self.s;
        let ends = |timestamp| effects.iter().any(|e| once(e) && e.timestamp == timestamp);
        affected.retain(|row| objects[row.what.slot.index()].controller != active || !ends(row.timestamp));
        let lives = |timestamp| affected.iter().any(|row| row.timestamp == timestamp);
        effects.retain(|e| !once(e) || lives(e.timestamp));
        self.s.characteristics_dirty = true;
        self.refresh();
    }

    /// CR 504.1, 103.8a.
    fn draw_step(&mut self) -> Do<()> {
        let first = self.s.turn.number == 1 && self.s.seats.len() == 2;
        if first { Ok(()) } else { self.draw(self.s.turn.active, 1) }
    }

    /// CR 506, 507.
    fn begin_combat(&mut self) {
        self.s.turn.attacked = false;
        self.s.blocks.clear();
    }

    /// CR 514.
    fn cleanup_step(&mut self) -> Do<()> {
        let active = self.s.turn.active;
        // CR 402.2, 514.1. One card after the other; together they are one discard.
        let over = self.s.hands[active.index()].len().saturating_sub(7);
        if over > 0 && self.s.seat(active).playing {
            let hand: Vec<Slot> = self.s.hands[active.index()].clone();
            let prompt =
                Prompt::Objects { from: hand, min: over as u16, max: over as u16, why: Why::DiscardToHandSize };
            let Answer::Objects(chosen) = self.ask(active, prompt)? else {
                unreachable!("an answer of the prompt's shape")
            };
            self.discard_cards(active, &chosen)?;
        }
        for row in 0..self.s.battlefield.len() {
            self.s.battlefield[row].damage = 0;
            self.s.battlefield[row].deathtouched = false;
            self.s.battlefield[row].regenerations = 0;
        }
        let (active, turn) = (self.s.turn.active, self.s.turn.number);
        self.end_effects(|until| match until {
            Until::EndOfTurn => true,
            Until::EndOfNextTurnOf(seat, since) => seat == active && turn > since,
            Until::NextUntapStep | Until::NextTurnOf(_) | Until::Never | Until::Controls(..) => false,
        });
        self.s.seats.iter_mut().for_each(|row| row.lasting_mana = [0; 6]);
        self.s.prevent_combat_damage = false;
        self.s.prevent_damage = false;
        self.event(Event::StepBegan { step: Step::Cleanup, active });
        // CR 514.3a. Only if something happened or triggered do players get priority.
        if self.cleanup_needs_priority() {
            self.s.turn.cleanup_again = true;
            self.s.place = Place::Settle(active);
        } else {
            self.s.place = Place::StepEnds;
        }
        Ok(())
    }

    /// CR 500.2, 500.5, 500.11. The step ends; the next one begins.
    pub(crate) fn step_ends(&mut self) -> Do<()> {
        for row in &mut self.s.seats {
            row.mana = row.lasting_mana;
        }
        let step = self.s.turn.step;
        match step {
            Step::Cleanup if self.s.turn.cleanup_again => self.s.turn.cleanup_again = false,
            Step::Cleanup => self.next_turn(),
            Step::EndOfCombat => {
                self.end_combat();
                self.s.turn.step = Step::PostcombatMain;
            }
            _ => self.s.turn.step = self.step_after(step),
        }
        self.s.place = Place::TurnBased;
        Ok(())
    }

    /// CR 508.8, 510.4. Steps that are skipped are not begun.
    fn step_after(&self, step: Step) -> Step {
        match step {
            // What has attacked may be gone by now: the steps come all the same.
            Step::DeclareAttackers if !self.s.turn.attacked && !self.anything_attacks() => Step::EndOfCombat,
            Step::DeclareBlockers if !self.strikes_first() => Step::CombatDamage,
            _ => Step::ALL[step as usize + 1],
        }
    }

    fn anything_attacks(&self) -> bool {
        self.s.battlefield.iter().any(|p| p.attacking.is_some())
    }

    /// CR 511.3.
    fn end_combat(&mut self) {
        for row in 0..self.s.battlefield.len() {
            let p = &mut self.s.battlefield[row];
            p.attacking = None;
            p.blocked = false;
            p.struck_first = false;
        }
        self.s.blocks.clear();
    }

    /// CR 500.1. The next turn begins.
    fn next_turn(&mut self) {
        let next = self.s.next_seat(self.s.turn.active);
        self.end_waiting_for(next);
        self.s.turn = Turn {
            number: self.s.turn.number + 1,
            active: next,
            step: Step::Untap,
            cleanup_again: false,
            attacked: false,
        };
        for row in &mut self.s.seats {
            row.lands_played = 0;
        }
        self.s.seat_mut(next).last_turn = self.s.turn.number;
        for row in 0..self.s.battlefield.len() {
            self.s.battlefield[row].activated_this_turn = 0;
            self.s.battlefield[row].triggered_this_turn = 0;
        }
        self.s.records.clear();
        self.s.matched = 0;
        self.s.unmatched = 0;
        self.forget_ghosts();
        self.event(Event::TurnBegan { active: next, number: self.s.turn.number });
    }

    /// CR 611.2a, 701.15a, 800.4m. Effects and goads that last until a seat's next turn
    /// end as it begins; those of seats that left end when it would have begun.
    fn end_waiting_for(&mut self, next: Seat) {
        let n = self.s.seats.len() as u8;
        let mut seat = self.s.turn.active;
        loop {
            seat = Seat((seat.0 + 1) % n);
            let gone = !self.s.seat(seat).playing;
            self.end_effects(|until| match until {
                Until::NextTurnOf(whose) => whose == seat,
                Until::EndOfNextTurnOf(whose, _) => whose == seat && gone,
                Until::EndOfTurn | Until::NextUntapStep | Until::Never | Until::Controls(..) => false,
            });
            for row in 0..self.s.battlefield.len() {
                self.s.battlefield[row].goaded_by &= !seat.bit();
            }
            if seat == next {
                break;
            }
        }
    }

    /// CR 121.1. The seat draws so many cards, one at a time.
    pub(crate) fn draw(&mut self, seat: Seat, count: i32) -> Do<()> {
        for _ in 0..count.max(0) {
            let Some(&top) = self.s.libraries[seat.index()].last() else {
                self.s.seat_mut(seat).drew_from_empty = true;
                self.s.unsettled = true;
                continue;
            };
            let what = self.s.reference(top);
            self.move_to(what, Zone::Hand, Entry::PLAIN, MoveCause::Draw)?;
            self.event(Event::Drew { seat });
        }
        Ok(())
    }
}

impl crate::state::State {
    /// CR 402.2, 514.1.
    pub(crate) fn discards_in_cleanup(&self) -> bool {
        self.hands[self.turn.active.index()].len() > 7
    }
}
