//! Which meanings the engine cannot carry out yet. A card that has one is refused when
//! a pack is loaded; nothing is half played.

use crate::replacement::own_counters;
use ir::{
    Ability, Action, Affected, Body, Card, CardFace, CardType, DamageKind, Duration, Effect, Instruction, Is,
    Modification, Number, Objects, PtValue, Ref, Replaced, Static, Targetable,
};
use std::fmt;

/// A card that cannot be played, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    pub card: String,
    pub why: &'static str,
    /// The rule that is not modelled.
    pub rule: &'static str,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` cannot be played yet: {} (CR {})", self.card, self.why, self.rule)
    }
}

impl std::error::Error for Unsupported {}

type Gap = Option<(&'static str, &'static str)>;

/// Why a card cannot be played, if it cannot.
///
/// Banding, mutate, Phyrexian and snow symbols have no meaning in `ir`, so such cards do not get here.
///
/// GAP CR 702.22: banding.
/// GAP CR 702.140, 730: mutate and merging.
/// GAP CR 208.2: a `*` that no ability reads as setting power and toughness.
/// GAP CR 604.3: such an ability works on the battlefield alone.
/// GAP CR 306, 310: planeswalkers and battles.
/// GAP CR 611.2b: a delayed trigger or a permission to look or play that lasts as long as its source is controlled.
/// GAP CR 611.2c: a continuous effect on a spell, such as gaining control of it.
/// GAP CR 611.2d: a number that is worked out, in an effect that limits who may block.
/// GAP CR 614.1a: "instead" of anything but dying, with anything but exile.
/// GAP CR 614.1c: "as it enters or is turned face up" of anything but counters on itself.
/// GAP CR 615.1: prevention of noncombat damage alone.
/// GAP CR 700.2: a paragraph beside the modes of a spell.
pub fn unsupported(card: &Card) -> Option<Unsupported> {
    let gap = card.faces.iter().find_map(face);
    gap.map(|(rule, why)| Unsupported { card: card.name().to_owned(), why, rule })
}

fn face(face: &CardFace) -> Gap {
    if face.type_line.has(CardType::Planeswalker) || face.type_line.has(CardType::Battle) {
        return Some(("306.1", "planeswalkers and battles are not modelled"));
    }
    if let Some((power, toughness)) = face.power_toughness
        && (power == PtValue::Star || toughness == PtValue::Star)
        && !face.abilities.iter().any(defines_pt)
    {
        return Some(("208.2", "its power and toughness are defined by an ability"));
    }
    let spells: Vec<&Effect> =
        face.abilities.iter().filter_map(|a| if let Ability::Spell(e) = a { Some(e) } else { None }).collect();
    if spells.len() > 1 && spells.iter().any(|e| matches!(e, Effect::Modal { .. })) {
        return Some(("700.2", "a paragraph stands beside its modes"));
    }
    face.abilities.iter().find_map(ability)
}

fn has_x(cost: &ir::Cost) -> bool {
    cost.0.iter().any(|part| match part {
        ir::CostPart::Mana(mana) => mana.has_x(),
        ir::CostPart::PayLife(number) | ir::CostPart::RemoveCounters(_, number) => *number == ir::Number::X,
        ir::CostPart::Sacrifice(what)
        | ir::CostPart::Discard(what)
        | ir::CostPart::Exile(what)
        | ir::CostPart::Reveal(what)
        | ir::CostPart::ReturnToHand(what)
        | ir::CostPart::TapObjects(what) => {
            matches!(what, Objects::Chosen(ir::Quantity::Exactly(ir::Number::X), _))
        }
        ir::CostPart::Tap | ir::CostPart::Untap | ir::CostPart::LessForEach(..) => false,
    })
}

/// CR 604.3. A characteristic-defining ability for power and toughness.
fn defines_pt(ability: &Ability) -> bool {
    matches!(ability, Ability::Static(Static::Continuous { affected: Affected::This, modifications, condition: None })
        if matches!(modifications.as_slice(), [Modification::BasePt(..)]))
}

fn ability(ability: &Ability) -> Gap {
    match ability {
        Ability::Keyword(_) => None,
        Ability::Spell(e) => effect(e),
        Ability::Activated(a) => effect(&a.effect),
        Ability::Triggered(t) => effect(&t.effect),
        Ability::Static(s) => static_ability(s),
    }
}

fn static_ability(s: &Static) -> Gap {
    match s {
        Static::Continuous { modifications: all, .. } => modifications(all),
        Static::AsTurnedFaceUp(e) => effect(e),
        Static::AsEntersOrTurnedFaceUp(e) => {
            let counters = |body: &ir::Body| body.instructions.iter().all(|i| own_counters(i).is_some());
            let known = matches!(e, Effect::Plain(body) if body.targets.is_empty() && counters(body));
            if known { None } else { Some(("614.1c", "what it does as it enters is not modelled")) }
        }
        Static::Instead { event, with } => {
            let exiles = matches!(with.as_slice(), [Instruction::Do(_, Action::Exile(Objects::The(what), _))]
                if matches!(what, Ref::Event | Ref::This));
            let dies = matches!(event, Replaced::Dies(_));
            (!dies || !exiles).then_some(("614.1a", "its replacement effect is not modelled"))
        }
        // CR 601.2b. An X in it would have to be announced.
        Static::AdditionalCost(cost) if has_x(cost) => Some(("601.2b", "its additional cost has an X")),
        Static::Enters { who: Affected::Attached, .. } => Some(("614.1c", "what it is attached to has entered before")),
        Static::Enters { .. }
        | Static::Prohibition(_)
        | Static::CostChange { .. }
        | Static::OwnCost { .. }
        | Static::AdditionalCost(_)
        | Static::CastFromTop(_)
        | Static::TopRevealed(_)
        | Static::MayLook(_) => None,
    }
}

fn modifications(all: &[Modification]) -> Gap {
    all.iter().find_map(|m| if let Modification::Gain(granted) = m { granted.iter().find_map(ability) } else { None })
}

fn effect(effect: &Effect) -> Gap {
    match effect {
        Effect::Plain(one) => body(one),
        Effect::Modal { modes, .. } => modes.iter().find_map(body),
    }
}

fn body(body: &Body) -> Gap {
    let spell = |nth: u8| match body.targets.get(usize::from(nth)).map(|t| &t.what) {
        Some(Targetable::Object(filter)) => filter.conditions().contains(&Is::Spell),
        Some(Targetable::Player(_) | Targetable::PlayerOrObject(..) | Targetable::Any) | None => false,
    };
    let changes_spell = |i: &Instruction| matches!(i, Instruction::Do(_, Action::Continuous(Objects::The(Ref::Target(nth)), ..)) if spell(*nth));
    if body.instructions.iter().any(changes_spell) {
        return Some(("611.2c", "a continuous effect on a spell is not modelled"));
    }
    whole(&body.instructions)
}

/// What instructions have done is kept in the bits of one word.
const INSTRUCTIONS: usize = 64;

fn whole(all: &[Instruction]) -> Gap {
    let too_many = || (count(all) > INSTRUCTIONS).then_some(("608.2c", "it has more than 64 instructions"));
    too_many().or_else(|| instructions(all))
}

/// Instructions with those inside of them, which are numbered on.
fn count(all: &[Instruction]) -> usize {
    let inside = |instruction: &Instruction| match instruction {
        Instruction::Do(..) => 0,
        Instruction::May(_, body) | Instruction::ForEach(_, body) => count(body),
        Instruction::If { then, otherwise, .. } => count(then) + count(otherwise),
        Instruction::Delayed(_, effect) | Instruction::Whenever(_, _, effect) => match effect {
            Effect::Plain(body) => count(&body.instructions),
            Effect::Modal { modes, .. } => modes.iter().map(|m| count(&m.instructions)).sum(),
        },
        Instruction::Unless { then, .. } => count(then),
        Instruction::Instead { usual, then, .. } => count(usual) + count(then),
    };
    all.iter().map(|instruction| 1 + inside(instruction)).sum()
}

fn instructions(all: &[Instruction]) -> Gap {
    all.iter().find_map(|instruction| match instruction {
        Instruction::Do(_, action) => action_gap(action),
        Instruction::May(_, body) | Instruction::ForEach(_, body) => instructions(body),
        Instruction::If { then, otherwise, .. } => instructions(then).or_else(|| instructions(otherwise)),
        Instruction::Delayed(_, e) => effect(e),
        Instruction::Whenever(duration, _, e) => lasting(*duration).or_else(|| effect(e)),
        Instruction::Unless { then, .. } => instructions(then),
        Instruction::Instead { usual, then, .. } => instructions(usual).or_else(|| instructions(then)),
    })
}

/// A duration that depends on who controls the source is kept for what changes objects alone.
fn lasting(duration: Duration) -> Gap {
    match duration {
        Duration::UntilEndOfTurn
        | Duration::UntilYourNextTurn
        | Duration::UntilEndOfYourNextTurn
        | Duration::Indefinite => None,
        Duration::NextUntapStep | Duration::AsLongAsYouControlThis => {
            Some(("611.2b", "how long it lasts is not modelled"))
        }
    }
}

/// CR 611.2d. What X was is not kept with an effect that limits who may block.
fn limited_by_number(m: &Modification) -> bool {
    fn open(is: &Is) -> bool {
        match is {
            Is::Power(_, n) | Is::Toughness(_, n) | Is::ManaValue(_, n) => !matches!(n, Number::Literal(_)),
            Is::Not(inner) => open(inner),
            Is::AnyOf(all) => all.iter().any(open),
            // tidy: rest because no other condition has a number
            _ => false,
        }
    }
    matches!(m, Modification::CantBeBlockedBy(f) | Modification::CantBeBlockedExceptBy(f)
        if f.conditions().iter().any(open))
}

fn action_gap(action: &Action) -> Gap {
    if let Action::MayLook(_, duration) | Action::MayPlay(_, _, duration) = action {
        return lasting(*duration);
    }
    if let Action::Continuous(_, all, _) = action
        && all.iter().any(limited_by_number)
    {
        return Some(("611.2d", "a number in what may block it is not modelled"));
    }
    if let Action::PreventDamage(DamageKind::Noncombat) = action {
        return Some(("615.1", "prevention of noncombat damage alone is not modelled"));
    }
    if let Action::Create(_, token, _) = action {
        return token.abilities.iter().find_map(ability);
    }
    if let Action::Continuous(_, all, _) = action {
        return modifications(all);
    }
    None
}
