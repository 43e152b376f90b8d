//! Stops and yields: when priority is passed for a person.
//!
//! The rules give priority at every step; a person wants to be asked where it matters. What is
//! passed follows from what the person set and from public facts.

use rules::Seat;
use rules::knowledge::{Offer, PermanentView, PromptView, View};
use rules::turn::Step;
use std::collections::BTreeSet;

/// A yield: passing on until something ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum Until {
    /// No yield.
    #[default]
    Now,
    /// Until an opponent does something: a spell or ability on the stack, an attack on this seat; or
    /// this seat's next turn.
    SomethingHappens,
    /// The same, but not beyond this turn.
    EndOfTurn,
    /// Whatever happens, until this turn is over. Blocks are still asked for.
    EndOfTurnWhateverHappens,
}

/// Whose turns a stop is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turns {
    Own,
    Others,
}

/// What a seat is passed for beside its stops and yields.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Skips {
    /// Where it could do nothing but pass. Whoever watches the pace learns that: for a person alone with bots.
    #[default]
    Powerless,
    /// Where everybody can see that it has nothing to act with.
    TappedOut,
    /// Nothing.
    Never,
}

/// What one person set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stops {
    /// Steps of the own turns in which priority is wanted.
    own: BTreeSet<Step>,
    /// The same of others' turns.
    others: BTreeSet<Step>,
    /// Asked again after the own spell or ability was put onto the stack (117.3c).
    pub hold: bool,
    pub skips: Skips,
    /// Texts of abilities that are always let through.
    pub yields: BTreeSet<rules::AbilityId>,
    until: Until,
    /// The turn in which the yield began.
    since: u32,
    /// The turn and step in which the person last did something.
    acted: Option<(u32, Step)>,
}

impl Default for Stops {
    /// Main phases and blocks of the own turn; attacks, blocks and the end of others'.
    fn default() -> Stops {
        Stops {
            own: BTreeSet::from([Step::PrecombatMain, Step::DeclareBlockers, Step::PostcombatMain]),
            others: BTreeSet::from([Step::DeclareAttackers, Step::DeclareBlockers, Step::End]),
            hold: false,
            skips: Skips::default(),
            yields: BTreeSet::new(),
            until: Until::Now,
            since: 0,
            acted: None,
        }
    }
}

impl Stops {
    pub fn until(&self) -> Until {
        self.until
    }

    /// Begins a yield, or ends the one there is.
    pub fn pass_until(&mut self, until: Until, turn: u32) {
        (self.until, self.since) = (until, turn);
    }

    /// The steps of own or of others' turns in which priority is wanted.
    pub fn at(&self, turns: Turns) -> &BTreeSet<Step> {
        match turns {
            Turns::Own => &self.own,
            Turns::Others => &self.others,
        }
    }

    /// Sets all stops.
    pub fn set(&mut self, turns: Turns, steps: impl IntoIterator<Item = Step>) {
        match turns {
            Turns::Own => self.own = steps.into_iter().collect(),
            Turns::Others => self.others = steps.into_iter().collect(),
        }
    }

    /// Sets or lifts a stop.
    pub fn toggle(&mut self, turns: Turns, step: Step) {
        let steps = match turns {
            Turns::Own => &mut self.own,
            Turns::Others => &mut self.others,
        };
        if !steps.remove(&step) {
            steps.insert(step);
        }
    }

    /// The person has done something with priority: played, cast, activated, turned face up.
    pub fn acted(&mut self, view: &View) {
        self.acted = Some((view.turn, view.step));
    }

    /// Whether priority is passed for this seat now.
    ///
    /// A seat that can only pass is passed for where it is to be ([`Skips::Powerless`]), but not on from a
    /// step in which it has just done something: that would put it out of reach of being taken back.
    pub fn passes(&mut self, seat: Seat, view: &View, prompt: &PromptView) -> bool {
        let PromptView::Priority { actions, .. } = prompt else { return false };
        self.end_yield(seat, view);
        if self.until != Until::Now || self.skips(seat, view, actions) {
            return true;
        }
        match view.stack.last() {
            Some(top) if top.controller == seat => !self.hold,
            Some(top) => top.ability.is_some_and(|ability| self.yields.contains(&ability)),
            None => {
                let turns = if view.active == seat { Turns::Own } else { Turns::Others };
                // An attack that nobody makes is no reason to stop.
                let idle =
                    view.step == Step::DeclareAttackers && view.battlefield.iter().all(|p| p.attacking.is_none());
                idle || !self.at(turns).contains(&view.step)
            }
        }
    }

    fn skips(&self, seat: Seat, view: &View, actions: &[Offer]) -> bool {
        match self.skips {
            Skips::Powerless => {
                let nothing_else = actions.iter().all(|a| matches!(a, Offer::Pass | Offer::Mana { .. }));
                let here = self.acted == Some((view.turn, view.step)) && view.stack.is_empty();
                nothing_else && !(here && view.active == seat)
            }
            Skips::TappedOut => {
                let own_main = view.active == seat && view.step.is_main() && view.stack.is_empty();
                !own_main && is_tapped_out(seat, view)
            }
            Skips::Never => false,
        }
    }

    /// The yield, and the turn in which it began.
    pub fn yielding(&self) -> (Until, u32) {
        (self.until, self.since)
    }

    /// Whether no attack is declared for this seat: it passes on until the end of its turn.
    pub fn stays_home(&self) -> bool {
        self.until != Until::Now
    }

    fn end_yield(&mut self, seat: Seat, view: &View) {
        let over = view.turn != self.since;
        let own_turn = over && view.active == seat;
        let others_act = view.stack.iter().any(|i| i.controller != seat);
        let attacked = view.active != seat && view.battlefield.iter().any(|p| p.attacking == Some(seat));
        let ended = match self.until {
            Until::Now => false,
            Until::SomethingHappens => own_turn || others_act || attacked,
            Until::EndOfTurn => over || others_act || attacked,
            Until::EndOfTurnWhateverHappens => over,
        };
        if ended {
            self.until = Until::Now;
        }
    }
}

/// Whether everybody can see that a seat has nothing to act with: no mana, nothing face down, and no
/// untapped permanent but creatures and the like without abilities. What costs nothing is not thought of.
fn is_tapped_out(seat: Seat, view: &View) -> bool {
    let floats = view.seats[seat.index()].mana.iter().any(|n| *n > 0);
    let own = view.battlefield.iter().filter(|p| p.controller == seat && !p.phased_out);
    let has_means = |p: &PermanentView| {
        let plain = p.characteristics.abilities.len() <= p.characteristics.keywords.len();
        let is_land = p.characteristics.types.contains(&ir::CardType::Land);
        p.face_down.is_some() || !p.tapped && (is_land || !plain)
    };
    !floats && !own.into_iter().any(has_means)
}
