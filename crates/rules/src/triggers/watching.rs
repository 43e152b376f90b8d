//! CR 603.2. What abilities on the battlefield watch for, as bits: for each kind of
//! event that can set off a trigger one, so that an event that nobody watches for
//! is matched against nothing. And what looks back in time (603.10a).

use crate::event::Event;
use crate::filter::Scope;
use crate::ids::ObjectRef;
use crate::run::World;
use crate::state::Occasion;
use crate::turn::Step;
use ir::{Ability, Keyword, PlayerFilterOrYou, StepOrPhase, Subject, TriggerEvent, Zone};

/// Static abilities that the rules ask for are on the battlefield.
pub(crate) const WATCH_STATIC: u64 = 1 << 63;
/// Some static ability lets its controller look at others' face-down objects.
pub(crate) const WATCH_LOOKS: u64 = 1 << 62;
/// Some static ability has the top cards of libraries revealed.
pub(crate) const WATCH_TOPS: u64 = 1 << 58;
/// Some permanent has a triggered ability that looks back.
pub(crate) const WATCH_LEAVES: u64 = 1 << 61;
/// State-based actions may ask: a legendary permanent, or a commander in the game (704.5j, 903.9a).
pub(crate) const WATCH_ASKING: u64 = 1 << 59;
/// Some static ability replaces events or changes how objects enter.
pub(crate) const WATCH_REPLACE: u64 = 1 << 60;

/// A kind of event that can set off a trigger; its number is that of its bit. The bits before are the seats',
/// those from `FIRST_STEP` on the steps'.
#[derive(Clone, Copy)]
enum Kind {
    Enters = 8,
    TurnedFaceUp,
    Attacks,
    Blocks,
    BecomesBlocked,
    BecomesTapped,
    BecomesTarget,
    DealsDamage,
    Casts,
    Draws,
    Discards,
    GainsLife,
    Surveils,
    ShufflesLibrary,
    ManifestsDread,
}

const FIRST_STEP: u8 = 32;

const fn step_bit(step: Step) -> u64 {
    1 << (FIRST_STEP + step as u8)
}

impl Kind {
    const fn bit(self) -> u64 {
        1 << self as u8
    }
}

/// What one ability has the rules watch for.
pub(crate) fn watches(ability: &Ability) -> u64 {
    match ability {
        Ability::Triggered(t) => awaited(&t.event),
        Ability::Keyword(Keyword::Ward(_)) => Kind::BecomesTarget.bit(),
        Ability::Keyword(Keyword::Prowess) => Kind::Casts.bit(),
        Ability::Static(ir::Static::Continuous { modifications, .. }) => {
            if modifications.iter().any(crate::pack::is_of_combat) { WATCH_STATIC } else { 0 }
        }
        Ability::Static(ir::Static::Enters { .. } | ir::Static::Instead { .. }) => WATCH_STATIC | WATCH_REPLACE,
        Ability::Static(ir::Static::MayLook(_)) => WATCH_STATIC | WATCH_LOOKS,
        Ability::Static(ir::Static::TopRevealed(_)) => WATCH_STATIC | WATCH_TOPS,
        Ability::Static(_) => WATCH_STATIC,
        Ability::Keyword(_) | Ability::Spell(_) | Ability::Activated(_) => 0,
    }
}

/// The kinds of event that can set this trigger off.
fn awaited(trigger: &TriggerEvent) -> u64 {
    match trigger {
        TriggerEvent::Enters(_) => Kind::Enters.bit(),
        TriggerEvent::Dies(_) | TriggerEvent::Leaves(_) | TriggerEvent::Sacrifices(..) => WATCH_LEAVES,
        TriggerEvent::TurnedFaceUp(_) => Kind::TurnedFaceUp.bit(),
        TriggerEvent::Attacks(_) => Kind::Attacks.bit(),
        TriggerEvent::Blocks(_) => Kind::Blocks.bit(),
        TriggerEvent::BecomesBlocked(_) => Kind::BecomesBlocked.bit(),
        TriggerEvent::DealsDamage { .. } | TriggerEvent::IsDealtDamage(..) => Kind::DealsDamage.bit(),
        TriggerEvent::BecomesTapped(_) => Kind::BecomesTapped.bit(),
        TriggerEvent::BecomesTarget(..) => Kind::BecomesTarget.bit(),
        TriggerEvent::Casts(..) => Kind::Casts.bit(),
        TriggerEvent::Beginning(at, _) => step_bit(step_of(*at)),
        TriggerEvent::Draws(_) => Kind::Draws.bit(),
        TriggerEvent::Discards(_) => Kind::Discards.bit(),
        TriggerEvent::GainsLife(_) => Kind::GainsLife.bit(),
        TriggerEvent::Surveils(_) => Kind::Surveils.bit(),
        TriggerEvent::ShufflesLibrary(_) => Kind::ShufflesLibrary.bit(),
        TriggerEvent::ManifestsDread(_) => Kind::ManifestsDread.bit(),
        TriggerEvent::Reflexive => 0,
        TriggerEvent::AnyOf(all) => all.iter().fold(0, |bits, t| bits | awaited(t)),
    }
}

/// The bit of those who watch for an event; none for what sets off no trigger.
pub(crate) fn kind_of(event: &Event) -> u64 {
    match event {
        Event::Moved { to: Zone::Battlefield, .. } => Kind::Enters.bit(),
        Event::TurnedFaceUp { .. } => Kind::TurnedFaceUp.bit(),
        Event::Attacked { .. } => Kind::Attacks.bit(),
        Event::Blocked { .. } => Kind::Blocks.bit(),
        Event::BecameBlocked { .. } => Kind::BecomesBlocked.bit(),
        Event::Tapped { .. } => Kind::BecomesTapped.bit(),
        Event::Targeted { .. } => Kind::BecomesTarget.bit(),
        Event::DamageToPlayer { .. } | Event::DamageToObject { .. } => Kind::DealsDamage.bit(),
        Event::Cast { .. } => Kind::Casts.bit(),
        Event::StepBegan { step, .. } => step_bit(*step),
        Event::Drew { .. } => Kind::Draws.bit(),
        Event::Discarded { .. } => Kind::Discards.bit(),
        Event::GainedLife { .. } => Kind::GainsLife.bit(),
        Event::Surveiled { .. } => Kind::Surveils.bit(),
        Event::LibraryShuffled { .. } => Kind::ShufflesLibrary.bit(),
        Event::ManifestedDread { .. } => Kind::ManifestsDread.bit(),
        _ => 0,
    }
}

impl World<'_> {
    /// CR 603.2c, 120.3. What has been dealt damage at one time: one occasion for each object, with all of it.
    pub(super) fn damaged(self, trigger: &TriggerEvent, from: usize, scope: &Scope) -> Vec<Occasion> {
        let mut found: Vec<Occasion> = Vec::new();
        for event in &self.s.records[from..] {
            let Some(one) = self.occasion(trigger, event, scope) else { continue };
            match found.iter_mut().find(|o| o.object == one.object) {
                Some(before) => {
                    before.amount = before.amount.saturating_add(one.amount);
                    // Several sources: there is no one source to speak of.
                    before.source = ObjectRef::NONE;
                }
                None => found.push(one),
            }
        }
        found
    }
}

/// CR 500.1. "At the beginning of" a phase is at the beginning of its first step.
pub(super) fn step_of(at: StepOrPhase) -> Step {
    match at {
        StepOrPhase::Upkeep => Step::Upkeep,
        StepOrPhase::DrawStep => Step::Draw,
        StepOrPhase::PrecombatMain => Step::PrecombatMain,
        StepOrPhase::Combat => Step::BeginningOfCombat,
        StepOrPhase::EndOfCombat => Step::EndOfCombat,
        StepOrPhase::PostcombatMain => Step::PostcombatMain,
        StepOrPhase::EndStep => Step::End,
    }
}

/// What an ability that looks back in time sees (603.10a).
pub(super) enum Back<'a> {
    Leaves(&'a Subject),
    Dies(&'a Subject),
    Sacrificed(PlayerFilterOrYou, &'a ir::Filter),
}

impl Back<'_> {
    pub(super) fn is_one_or_more(&self) -> bool {
        matches!(self, Back::Leaves(Subject::OneOrMore(_)) | Back::Dies(Subject::OneOrMore(_)))
    }
}

/// The parts of a trigger event that look back: whom they watch, and whether only dying counts.
pub(super) fn looking_back(event: &TriggerEvent) -> Vec<Back<'_>> {
    match event {
        TriggerEvent::Dies(s) => vec![Back::Dies(s)],
        TriggerEvent::Leaves(s) => vec![Back::Leaves(s)],
        TriggerEvent::Sacrifices(who, filter) => vec![Back::Sacrificed(*who, filter)],
        TriggerEvent::AnyOf(all) => all.iter().flat_map(looking_back).collect(),
        TriggerEvent::Enters(..)
        | TriggerEvent::TurnedFaceUp(..)
        | TriggerEvent::Attacks(..)
        | TriggerEvent::Blocks(..)
        | TriggerEvent::BecomesBlocked(..)
        | TriggerEvent::DealsDamage { .. }
        | TriggerEvent::IsDealtDamage(..)
        | TriggerEvent::BecomesTapped(..)
        | TriggerEvent::BecomesTarget(..)
        | TriggerEvent::Casts(..)
        | TriggerEvent::Beginning(..)
        | TriggerEvent::Draws(..)
        | TriggerEvent::Discards(..)
        | TriggerEvent::GainsLife(..)
        | TriggerEvent::Surveils(..)
        | TriggerEvent::ShufflesLibrary(..)
        | TriggerEvent::ManifestsDread(..)
        | TriggerEvent::Reflexive => Vec::new(),
    }
}
