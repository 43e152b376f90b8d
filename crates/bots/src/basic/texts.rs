//! Questions about a text that need no game: what an ability is, which instruction has a number.

use ir::{Ability, Action, AddedMana, Color, Effect, Instruction, ManaSymbol, Ref, Subject, TriggerEvent};
use rules::{AbilityId, Pack};

/// Whether an event happens to the object itself, once, as it comes or shows itself.
pub(super) fn is_once(event: &TriggerEvent) -> bool {
    enters(event) || turns_up(event)
}

/// "When this enters".
pub(super) fn enters(event: &TriggerEvent) -> bool {
    match event {
        TriggerEvent::AnyOf(all) => all.iter().any(enters),
        other => matches!(other, TriggerEvent::Enters(Subject::The(Ref::This))),
    }
}

/// "When this is turned face up".
pub(super) fn turns_up(event: &TriggerEvent) -> bool {
    match event {
        TriggerEvent::AnyOf(all) => all.iter().any(turns_up),
        other => matches!(other, TriggerEvent::TurnedFaceUp(Subject::The(Ref::This))),
    }
}

/// Whether a mana ability can add a color.
pub(super) fn adds(ability: &Ability, color: Color) -> bool {
    let Ability::Activated(activated) = ability else { return false };
    let Effect::Plain(body) = &activated.effect else { return false };
    body.instructions.iter().any(|instruction| match instruction {
        Instruction::Do(_, Action::AddMana(AddedMana::These(cost) | AddedMana::OneOf(cost))) => {
            cost.0.contains(&ManaSymbol::Colored(color))
        }
        Instruction::Do(_, Action::AddMana(AddedMana::AnyOneColor(_))) => true,
        _ => false,
    })
}

/// What an ability does, if it says so itself.
pub(super) fn effect_of(pack: &Pack, id: AbilityId) -> Option<&Effect> {
    match &pack.ability(id).ir {
        Ability::Spell(effect) => Some(effect),
        Ability::Activated(activated) => Some(&activated.effect),
        Ability::Triggered(triggered) => Some(&triggered.effect),
        Ability::Keyword(_) => None,
        Ability::Static(ir::Static::AsTurnedFaceUp(effect) | ir::Static::AsEntersOrTurnedFaceUp(effect)) => {
            Some(effect)
        }
        Ability::Static(_) => None,
    }
}

/// The bodies that the chosen modes carry out.
pub(super) fn bodies(effect: &Effect, modes: u16) -> Vec<(u8, &ir::Body)> {
    match effect {
        Effect::Plain(body) => vec![(0, body)],
        Effect::Modal { modes: all, .. } => {
            let chosen = all.iter().enumerate().filter(|(nth, _)| modes & 1 << nth != 0);
            chosen.map(|(nth, body)| (nth as u8, body)).collect()
        }
    }
}

/// The instruction with this number.
pub(super) fn instruction(all: &[Instruction], wanted: u8) -> Option<&Instruction> {
    numbered(all, wanted, &mut 0)
}

fn numbered<'i>(all: &'i [Instruction], wanted: u8, number: &mut u8) -> Option<&'i Instruction> {
    for instruction in all {
        if *number == wanted {
            return Some(instruction);
        }
        *number += 1;
        let found = match instruction {
            Instruction::Do(..) => None,
            Instruction::Delayed(_, effect) | Instruction::Whenever(_, _, effect) => {
                *number += effect.numbers();
                None
            }
            Instruction::May(_, body) | Instruction::ForEach(_, body) => numbered(body, wanted, number),
            Instruction::If { then, otherwise, .. } => {
                numbered(then, wanted, number).or_else(|| numbered(otherwise, wanted, number))
            }
            Instruction::Unless { then, .. } => numbered(then, wanted, number),
            Instruction::Instead { usual, then, .. } => {
                numbered(usual, wanted, number).or_else(|| numbered(then, wanted, number))
            }
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// Whether an effect counters something: it waits for something worth it.
pub(super) fn counters(effect: &Effect) -> bool {
    let any = |all: &[Instruction]| all.iter().any(counters_in);
    match effect {
        Effect::Plain(body) => any(&body.instructions),
        Effect::Modal { modes, .. } => modes.iter().any(|body| any(&body.instructions)),
    }
}

fn counters_in(instruction: &Instruction) -> bool {
    match instruction {
        Instruction::Do(_, action) => matches!(action, Action::Counter(_)),
        Instruction::May(_, body) | Instruction::ForEach(_, body) => body.iter().any(counters_in),
        Instruction::If { then, otherwise, .. } => then.iter().chain(otherwise).any(counters_in),
        Instruction::Delayed(_, effect) | Instruction::Whenever(_, _, effect) => counters(effect),
        Instruction::Unless { then, .. } => then.iter().any(counters_in),
        Instruction::Instead { usual, then, .. } => usual.iter().chain(then).any(counters_in),
    }
}
