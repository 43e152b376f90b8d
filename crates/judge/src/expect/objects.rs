//! What an object is: characteristics, status, what has happened to it.

use super::{check, listed, same_members};
use crate::bench::{Bench, Done};
use crate::found::{Found, number};
use crate::list;
use crate::names::cause;
use crate::problem::{Problem, Words};
use crate::step::Definition;
use crate::words::{ability_text, counter, counter_name, keyword_name};
use ir::{CardType, ColorSet, Counter, Supertype};
use rules::ObjectRef;

pub const STEPS: &[Definition] = &[
    Definition { shape: "OBJECT is a face-down 2/2 with ward {2}", run: warded },
    Definition { shape: "OBJECT is a face-down 2/2 without abilities", run: blank },
    Definition { shape: "OBJECT is named CARD", run: named },
    Definition { shape: "OBJECT has no name", run: no_name },
    Definition { shape: "OBJECT has mana cost COST", run: mana_cost },
    Definition { shape: "OBJECT has no mana cost", run: no_mana_cost },
    Definition { shape: "OBJECT has mana value N", run: mana_value },
    Definition { shape: "OBJECT is colorless", run: colorless },
    Definition { shape: "OBJECT is COLOR [and COLOR]", run: colors },
    Definition { shape: "OBJECT has the card types LIST", run: card_types },
    Definition { shape: "OBJECT has the subtypes LIST", run: subtypes },
    Definition { shape: "OBJECT has no subtypes", run: no_subtypes },
    Definition { shape: "OBJECT has no abilities", run: no_abilities },
    Definition { shape: "OBJECT has N activated abilities", run: activated_abilities },
    Definition { shape: "OBJECT has no counters", run: no_counters },
    Definition { shape: "OBJECT has N damage", run: damage },
    Definition { shape: "OBJECT has N KIND (counter|counters)", run: counters },
    Definition { shape: "OBJECT doesn't have ABILITY", run: has_not },
    Definition { shape: "OBJECT is attacking SEAT", run: attacking },
    Definition { shape: "OBJECT is goaded by SEAT", run: goaded },
    Definition { shape: "OBJECT isn't goaded by SEAT", run: not_goaded },
    Definition { shape: "OBJECT is controlled by SEAT", run: controlled },
    Definition { shape: "OBJECT is owned by SEAT", run: owned },
    Definition { shape: "OBJECT is attached to OBJECT", run: attached },
    Definition { shape: "OBJECT is unattached", run: unattached },
    Definition { shape: "OBJECT is gone", run: gone },
    Definition { shape: "OBJECT is SEAT's commander", run: commander },
    Definition { shape: "OBJECT and OBJECT don't have the same name", run: no_shared_name },
    Definition { shape: "OBJECT is POWER", run: size },
    Definition { shape: "OBJECT is STATUS", run: is },
    Definition { shape: "OBJECT isn't STATUS", run: is_not },
    Definition { shape: "OBJECT has ABILITY", run: has },
];

fn object(bench: &Bench, found: &Found) -> Result<ObjectRef, Problem> {
    bench.object(found.one("OBJECT"))
}

/// Every ability as words: keywords as printed, others by their kind. What keyword counters
/// give (122.1b) stands beside the abilities of the list.
fn ability_texts(bench: &Bench, what: ObjectRef) -> Vec<String> {
    let truth = bench.truth();
    let mut texts: Vec<String> =
        truth.abilities(what.slot).map(|(_, kind, ability)| ability_text(kind, ability)).collect();
    for row in truth.state().counters.iter().filter(|row| row.on == what && row.count > 0) {
        if let Counter::Keyword(kind) = row.kind
            && truth.characteristics(what.slot).has(kind)
        {
            texts.push(keyword_name(kind));
        }
    }
    texts
}

fn face_down_as_listed(bench: &Bench, found: &Found, abilities: &[&str]) -> Done {
    let words = found.one("OBJECT");
    let what = object(bench, found)?;
    let truth = bench.truth();
    let c = truth.characteristics(what.slot);
    let is = |is: String| bench.say("instead-is", &[("is", is.into())]);
    let list = |id, list: String| bench.say(id, &[("list", list.into())]);
    check(bench, words, truth.face_down(what.slot).is_some(), || bench.say("instead-face-up", &[]))?;
    check(bench, words, (c.power, c.toughness) == (2, 2), || is(format!("{}/{}", c.power, c.toughness)))?;
    let types: Vec<CardType> = c.types.iter().collect();
    check(bench, words, types == [CardType::Creature], || {
        list("instead-card-types", types.iter().map(|t| format!("{t:?}")).collect::<Vec<_>>().join(", "))
    })?;
    check(bench, words, c.subtypes.iter().next().is_none(), || {
        list("instead-subtypes", c.subtypes.iter().map(|s| s.name()).collect::<Vec<_>>().join(", "))
    })?;
    check(bench, words, truth.name(what.slot).is_none(), || {
        bench.say("instead-name", &[("name", truth.name(what.slot).unwrap_or("").into())])
    })?;
    check(bench, words, truth.mana_cost(what.slot).is_none(), || cost_is(bench, truth.mana_cost(what.slot)))?;
    check(bench, words, c.colors.is_empty(), || is(color_words(c.colors)))?;
    let has = ability_texts(bench, what);
    check(bench, words, has == abilities, || bench.say("instead-abilities", &[("list", listed(bench, &has))]))
}

fn warded(bench: &mut Bench, found: &Found) -> Done {
    face_down_as_listed(bench, found, &["ward {2}"])
}

fn blank(bench: &mut Bench, found: &Found) -> Done {
    face_down_as_listed(bench, found, &[])
}

fn size(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let c = bench.truth().characteristics(what.slot);
    let is = format!("{}/{}", c.power, c.toughness);
    check(bench, found.one("POWER"), is == found.one("POWER").text, || {
        bench.say("instead-is", &[("is", is.as_str().into())])
    })
}

fn named(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    if !bench.cards.knows_face(&found.one("CARD").text) {
        return Err(bench.cards.unknown(found.one("CARD")).into());
    }
    let name = bench.truth().name(what.slot);
    check(bench, found.one("CARD"), name == Some(found.one("CARD").text.as_str()), || match name {
        Some(name) => bench.say("instead-name", &[("name", name.into())]),
        None => bench.say("instead-no-name", &[]),
    })
}

fn no_name(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let name = bench.truth().name(what.slot);
    check(bench, found.one("OBJECT"), name.is_none(), || {
        bench.say("instead-name", &[("name", name.unwrap_or("").into())])
    })
}

fn mana_cost(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let cost = bench.truth().mana_cost(what.slot);
    let holds = cost.is_some_and(|cost| cost.to_string() == found.one("COST").text);
    check(bench, found.one("COST"), holds, || cost_is(bench, cost))
}

fn no_mana_cost(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let cost = bench.truth().mana_cost(what.slot);
    check(bench, found.one("OBJECT"), cost.is_none(), || cost_is(bench, cost))
}

fn cost_is(bench: &Bench, cost: Option<&ir::ManaCost>) -> String {
    match cost {
        Some(cost) => bench.say("instead-mana-cost", &[("cost", cost.to_string().into())]),
        None => bench.say("instead-no-mana-cost", &[]),
    }
}

fn mana_value(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let value = bench.truth().mana_cost(what.slot).map_or(0, |c| c.mana_value(0));
    check(bench, found.one("N"), value == found.number(0)?, || {
        bench.say("instead-mana-value", &[("value", value.into())])
    })
}

fn color_words(colors: ColorSet) -> String {
    let names: Vec<String> = colors.iter().map(|c| format!("{c:?}").to_lowercase()).collect();
    if names.is_empty() { "colorless".into() } else { names.join(" and ") }
}

fn colorless(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let colors = bench.truth().characteristics(what.slot).colors;
    check(bench, found.one("OBJECT"), colors.is_empty(), || {
        bench.say("instead-is", &[("is", color_words(colors).into())])
    })
}

fn colors(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let colors = bench.truth().characteristics(what.slot).colors;
    let said: Vec<String> = (0..).map_while(|n| found.get("COLOR", n)).map(|w| w.text.clone()).collect();
    let has: Vec<String> = colors.iter().map(|c| format!("{c:?}").to_lowercase()).collect();
    check(bench, found.one("COLOR"), same_members(said, has), || {
        bench.say("instead-is", &[("is", color_words(colors).into())])
    })
}

fn texts(words: &Words) -> Vec<String> {
    list::elements(words, &|_| false).into_iter().map(|w| w.text).collect()
}

fn card_types(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let has: Vec<String> = bench.truth().characteristics(what.slot).types.iter().map(|t| format!("{t:?}")).collect();
    check(bench, found.one("LIST"), same_members(texts(found.one("LIST")), has.clone()), || {
        bench.say("instead-is", &[("is", listed(bench, &has))])
    })
}

fn subtype_names(bench: &Bench, what: ObjectRef) -> Vec<String> {
    bench.truth().characteristics(what.slot).subtypes.iter().map(|s| s.name().to_owned()).collect()
}

fn subtypes(bench: &mut Bench, found: &Found) -> Done {
    let has = subtype_names(bench, object(bench, found)?);
    check(bench, found.one("LIST"), same_members(texts(found.one("LIST")), has.clone()), || {
        bench.say("instead-is", &[("is", listed(bench, &has))])
    })
}

fn no_subtypes(bench: &mut Bench, found: &Found) -> Done {
    let has = subtype_names(bench, object(bench, found)?);
    check(bench, found.one("OBJECT"), has.is_empty(), || bench.say("instead-is", &[("is", listed(bench, &has))]))
}

fn no_abilities(bench: &mut Bench, found: &Found) -> Done {
    let has = ability_texts(bench, object(bench, found)?);
    check(bench, found.one("OBJECT"), has.is_empty(), || bench.say("instead-has", &[("has", listed(bench, &has))]))
}

fn has(bench: &mut Bench, found: &Found) -> Done {
    let has = ability_texts(bench, object(bench, found)?);
    let said = &found.one("ABILITY").text;
    check(bench, found.one("ABILITY"), has.contains(said), || {
        bench.say("instead-abilities", &[("list", listed(bench, &has))])
    })
}

fn has_not(bench: &mut Bench, found: &Found) -> Done {
    let has = ability_texts(bench, object(bench, found)?);
    let said = &found.one("ABILITY").text;
    let named = |text: &String| text == said || text.split_once(" {").is_some_and(|(name, _)| name == said);
    check(bench, found.one("ABILITY"), !has.iter().any(named), || {
        bench.say("instead-abilities", &[("list", listed(bench, &has))])
    })
}

fn activated_abilities(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let has = bench.truth().activated(what.slot).len() as u32;
    check(bench, found.one("N"), has == found.number(0)?, || bench.say("instead-has", &[("has", has.into())]))
}

fn all_counters(bench: &Bench, what: ObjectRef) -> Vec<String> {
    let rows = bench.truth().state().counters.iter().filter(|row| row.on == what && row.count > 0);
    rows.map(|row| format!("{} {}", row.count, counter_name(row.kind))).collect()
}

fn no_counters(bench: &mut Bench, found: &Found) -> Done {
    let has = all_counters(bench, object(bench, found)?);
    check(bench, found.one("OBJECT"), has.is_empty(), || bench.say("instead-has", &[("has", listed(bench, &has))]))
}

fn counters(bench: &mut Bench, found: &Found) -> Done {
    let what = object(bench, found)?;
    let kind = counter(found.one("KIND"))?;
    let has = u32::from(bench.truth().state().counters_on(what, kind));
    check(bench, found.one("N"), has == number(found.one("N"))?, || {
        bench.say("instead-has", &[("has", listed(bench, &all_counters(bench, what)))])
    })
}

fn permanent<'a>(bench: &'a Bench, found: &Found) -> Result<&'a rules::Permanent, Problem> {
    let what = object(bench, found)?;
    let state = bench.truth().state();
    state.permanent_of(what).ok_or_else(|| found.one("OBJECT").problem("problem-not-on-battlefield"))
}

fn damage(bench: &mut Bench, found: &Found) -> Done {
    let has = u32::from(permanent(bench, found)?.damage);
    check(bench, found.one("N"), has == found.number(0)?, || bench.say("instead-has", &[("has", has.into())]))
}

fn attacking(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let attacks = permanent(bench, found)?.attacking;
    check(bench, found.one("SEAT"), attacks == Some(seat), || match attacks {
        Some(other) => bench.say("instead-attacks", &[("seat", bench.seat_name(other).into())]),
        None => bench.say("instead-attacks-nobody", &[]),
    })
}

fn goaders(bench: &Bench, found: &Found) -> Result<Vec<String>, Problem> {
    let bits = permanent(bench, found)?.goaded_by;
    let names = bench.draft.seats.iter().enumerate().filter(|(i, _)| bits & 1 << i != 0);
    Ok(names.map(|(_, name)| name.clone()).collect())
}

fn goaded(bench: &mut Bench, found: &Found) -> Done {
    bench.seat(found.one("SEAT"))?;
    let by = goaders(bench, found)?;
    check(bench, found.one("SEAT"), by.contains(&found.one("SEAT").text), || {
        bench.say("instead-goaded", &[("list", listed(bench, &by))])
    })
}

fn not_goaded(bench: &mut Bench, found: &Found) -> Done {
    bench.seat(found.one("SEAT"))?;
    let by = goaders(bench, found)?;
    check(bench, found.one("SEAT"), !by.contains(&found.one("SEAT").text), || {
        bench.say("instead-goaded", &[("list", listed(bench, &by))])
    })
}

fn controlled(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let has = bench.truth().state().object(object(bench, found)?.slot).controller;
    check(bench, found.one("SEAT"), has == seat, || {
        bench.say("instead-controls", &[("seat", bench.seat_name(has).into())])
    })
}

fn owned(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let has = bench.truth().state().object(object(bench, found)?.slot).owner;
    check(bench, found.one("SEAT"), has == seat, || bench.say("instead-owns", &[("seat", bench.seat_name(has).into())]))
}

fn attached_to(bench: &Bench, to: ObjectRef) -> String {
    bench.say("instead-attached", &[("what", bench.truth().last_name(to).into())])
}

fn attached(bench: &mut Bench, found: &Found) -> Done {
    let to = bench.object(found.nth("OBJECT", 1))?;
    let has = permanent(bench, found)?.attached_to;
    check(bench, found.nth("OBJECT", 1), has == to, || {
        if has.is_none() { bench.say("instead-unattached", &[]) } else { attached_to(bench, has) }
    })
}

fn unattached(bench: &mut Bench, found: &Found) -> Done {
    let has = permanent(bench, found)?.attached_to;
    check(bench, found.one("OBJECT"), has.is_none(), || attached_to(bench, has))
}

fn gone(bench: &mut Bench, found: &Found) -> Done {
    let what = bench.label(found.one("OBJECT"))?;
    let exists = bench.truth().state().exists(what);
    check(bench, found.one("OBJECT"), !exists, || bench.say("instead-exists", &[]))
}

fn commander(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let what = object(bench, found)?;
    let is = bench.truth().state().object(what.slot).owner == seat && bench.truth().is_commander(what.slot);
    check(bench, found.one("OBJECT"), is, || bench.say("instead-no-commander", &[]))
}

fn no_shared_name(bench: &mut Bench, found: &Found) -> Done {
    let a = bench.truth().characteristics(object(bench, found)?.slot).name;
    let b = bench.truth().characteristics(bench.object(found.nth("OBJECT", 1))?.slot).name;
    check(bench, found.one("OBJECT"), !rules::same_name(a, b), || bench.say("instead-same-name", &[]))
}

const STATUSES: [&str; 17] = [
    "face down",
    "face up",
    "tapped",
    "untapped",
    "attacking",
    "blocking",
    "blocked",
    "suspected",
    "a creature",
    "a token",
    "legendary",
    "on the battlefield",
    "cloaked",
    "manifested",
    "disguised",
    "morphed",
    "phased out",
];

fn status(bench: &Bench, found: &Found) -> Result<bool, Problem> {
    let words = found.one("STATUS");
    let what = object(bench, found)?;
    let truth = bench.truth();
    let c = truth.characteristics(what.slot);
    let permanent = || permanent(bench, found);
    Ok(match words.text.as_str() {
        "face down" => truth.face_down(what.slot).is_some(),
        "face up" => truth.face_down(what.slot).is_none(),
        "tapped" => permanent()?.tapped,
        "untapped" => !permanent()?.tapped,
        "attacking" => permanent()?.attacking.is_some(),
        "blocking" => truth.state().blocks.iter().any(|b| b.blocker == what),
        "blocked" => permanent()?.blocked,
        "suspected" => permanent()?.suspected,
        "a creature" => c.is_creature(),
        "a token" => truth.is_token(what.slot),
        "legendary" => c.supertypes.has(Supertype::Legendary),
        "on the battlefield" => truth.state().permanent_of(what).is_some(),
        "phased out" => permanent()?.phased_out,
        other => match cause(other) {
            Some(Some(by)) => truth.face_down(what.slot) == Some(by),
            Some(None) | None => {
                let known = STATUSES.iter().copied();
                return Err(words.problem("problem-no-status").did_you_mean(other, known));
            }
        },
    })
}

fn is(bench: &mut Bench, found: &Found) -> Done {
    check(bench, found.one("STATUS"), status(bench, found)?, || bench.say("instead-not", &[]))
}

fn is_not(bench: &mut Bench, found: &Found) -> Done {
    check(bench, found.one("STATUS"), !status(bench, found)?, || bench.say("instead-so", &[]))
}
