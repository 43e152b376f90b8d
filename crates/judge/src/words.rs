//! Words for abilities and counters.

use crate::problem::{Problem, Words};
use ir::{Ability, Cost, CostPart, Counter, Keyword, KeywordKind, ManaCost, ManaSymbol};
use rules::pack::AbilityKind;

/// `FirstStrike` as `first strike`.
fn spaced(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_uppercase() && !text.is_empty() {
            text.push(' ');
        }
        text.extend(c.to_lowercase());
    }
    text
}

pub fn keyword_name(kind: KeywordKind) -> String {
    spaced(&format!("{kind:?}"))
}

fn cost_text(cost: &Cost) -> String {
    let parts = cost.0.iter().map(|part| match part {
        CostPart::Mana(mana) => mana.to_string(),
        other => format!("{other:?}"),
    });
    parts.collect::<Vec<_>>().join(", ")
}

/// A keyword with its cost as printed; other abilities by their kind.
pub fn ability_text(kind: AbilityKind, ability: &Ability) -> String {
    let Ability::Keyword(keyword) = ability else { return format!("a {} ability", format!("{kind:?}").to_lowercase()) };
    let name = keyword_name(keyword.kind());
    match keyword {
        Keyword::Ward(c) | Keyword::Equip(c) | Keyword::Cycling(c) => format!("{name} {}", cost_text(c)),
        Keyword::Morph(c) | Keyword::Megamorph(c) | Keyword::Disguise(c) => format!("{name} {}", cost_text(c)),
        Keyword::Kicker(c) | Keyword::Flashback(c) => format!("{name} {c}"),
        // tidy: rest because what is printed with nothing, or with a quality, is told by its name here
        _ => name,
    }
}

/// `+1/+1`, `flying`, `charge`.
pub fn counter(words: &Words) -> Result<Counter, Problem> {
    match words.text.as_str() {
        "stun" => return Ok(Counter::Stun),
        "shield" => return Ok(Counter::Shield),
        "charge" => return Ok(Counter::Charge),
        _ => {}
    }
    if let Some((p, t)) = words.text.split_once('/')
        && let (Ok(p), Ok(t)) = (p.parse(), t.parse())
    {
        return Ok(Counter::Pt(p, t));
    }
    let kind = KeywordKind::ALL.iter().find(|k| keyword_name(**k) == words.text);
    kind.map(|k| Counter::Keyword(*k)).ok_or_else(|| words.problem("problem-no-counter"))
}

pub fn counter_name(counter: Counter) -> String {
    match counter {
        Counter::Pt(p, t) => format!("{p:+}/{t:+}"),
        Counter::Keyword(kind) => keyword_name(kind),
        Counter::Stun => "stun".into(),
        Counter::Shield => "shield".into(),
        Counter::Charge => "charge".into(),
    }
}

/// Mana in a pool, white, blue, black, red, green, colorless: `{R}{C}{C}`.
pub fn pool(words: &Words) -> Result<[u8; 6], Problem> {
    let cost: ManaCost = words.text.parse().map_err(|_| words.problem("problem-no-mana"))?;
    let mut pool = [0u8; 6];
    for symbol in cost.0 {
        match symbol {
            ManaSymbol::Colored(color) => pool[color as usize] += 1,
            ManaSymbol::Colorless => pool[5] += 1,
            ManaSymbol::X | ManaSymbol::Generic(_) | ManaSymbol::Hybrid(..) | ManaSymbol::MonoHybrid(_) => {
                return Err(words.problem("problem-pool"));
            }
        }
    }
    Ok(pool)
}

/// The same as it is written.
pub fn pool_text(pool: [u8; 6]) -> String {
    let symbols = ["{W}", "{U}", "{B}", "{R}", "{G}", "{C}"];
    symbols.iter().zip(pool).map(|(symbol, count)| symbol.repeat(count.into())).collect()
}
