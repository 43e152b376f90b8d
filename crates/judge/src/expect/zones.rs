//! Zones, players, the stack and the turn.

use super::{check, listed, same_members};
use crate::bench::{Bench, Done};
use crate::found::{Found, step, step_name};
use crate::list;
use crate::names::cause;
use crate::problem::{Problem, Words};
use crate::step::Definition;
use rules::{Next, Seat, Slot, StackKind};

pub const STEPS: &[Definition] = &[
    Definition { shape: "CARD is in SEAT's (hand|graveyard|library|exile|command zone)", run: is_in },
    Definition { shape: "SEAT's mana pool is empty", run: pool_empty },
    Definition { shape: "SEAT's mana pool is MANA", run: pool_is },
    Definition { shape: "SEAT's (hand|graveyard|library|exile|command zone) is LIST", run: zone_is },
    Definition { shape: "the NTH card of SEAT's library is CARD", run: nth_of_library },
    Definition { shape: "SEAT has N cards in (hand|graveyard|library|exile)", run: cards_in },
    Definition {
        shape: "SEAT controls N (face-down|cloaked|manifested|disguised|morphed) permanents",
        run: controls_face_down,
    },
    Definition { shape: "SEAT controls N tokens", run: controls_tokens },
    Definition { shape: "SEAT controls N CARD", run: controls },
    Definition { shape: "the stack is empty", run: stack_empty },
    Definition { shape: "the stack is LIST", run: stack_is },
    Definition { shape: "SEAT has N life", run: life },
    Definition { shape: "SEAT has lost", run: lost },
    Definition { shape: "SEAT has left the game", run: lost },
    Definition { shape: "SEAT has won", run: won },
    Definition { shape: "the game is over", run: over },
    Definition { shape: "the game is a draw", run: draw },
    Definition { shape: "it is SEAT's STEP", run: time },
];

/// The cards of a seat in a zone; libraries and graveyards from the top.
pub fn zone(bench: &Bench, seat: Seat, zone: &str) -> Vec<Slot> {
    let state = bench.truth().state();
    match zone {
        "hand" => state.hands[seat.index()].clone(),
        "graveyard" => state.graveyards[seat.index()].iter().rev().copied().collect(),
        "library" => state.libraries[seat.index()].iter().rev().copied().collect(),
        other => {
            let zone = if other == "exile" { ir::Zone::Exile } else { ir::Zone::Command };
            let here = |s: &Slot| state.object(*s).owner == seat && state.object(*s).zone == zone;
            state.exile.iter().copied().filter(here).collect()
        }
    }
}

fn names(bench: &Bench, slots: &[Slot]) -> Vec<String> {
    slots.iter().map(|s| bench.truth().card_name(*s).to_owned()).collect()
}

fn is_in(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let card = found.one("CARD");
    bench.check_name(card)?;
    let there = names(bench, &zone(bench, seat, found.choice()));
    check(bench, card, there.contains(&card.text), || bench.say("instead-there", &[("list", listed(bench, &there))]))
}

fn zone_is(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let there = names(bench, &zone(bench, seat, found.choice()));
    let words = list::cards(found.one("LIST"), &|n| bench.cards.knows(n));
    words.iter().try_for_each(|w| bench.check_name(w))?;
    let said: Vec<String> = words.into_iter().map(|w| w.text).collect();
    let ordered = matches!(found.choice(), "library" | "graveyard");
    let holds = if ordered { said == there } else { same_members(said, there.clone()) };
    check(bench, found.one("LIST"), holds, || bench.say("instead-is", &[("is", listed(bench, &there))]))
}

fn nth_of_library(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    bench.check_name(found.one("CARD"))?;
    let there = names(bench, &zone(bench, seat, "library"));
    let is = there.get(found.ordinal()?);
    check(bench, found.one("CARD"), is == Some(&found.one("CARD").text), || {
        is.map_or_else(
            || bench.say("instead-small-library", &[]),
            |name| bench.say("instead-is", &[("is", name.as_str().into())]),
        )
    })
}

fn cards_in(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let there = names(bench, &zone(bench, seat, found.choice()));
    check(bench, found.one("N"), there.len() as u32 == found.number(0)?, || {
        bench.say("instead-cards", &[("count", there.len().into()), ("list", listed(bench, &there))])
    })
}

fn controls_face_down(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let by = cause(found.choice()).flatten();
    let state = bench.truth().state();
    let mine = state.battlefield.iter().filter(|p| state.object(p.slot).controller == seat);
    let count = mine.filter(|p| p.face_down.is_some_and(|b| by.is_none_or(|w| w == b))).count() as u32;
    check(bench, found.one("N"), count == found.number(0)?, || bench.say("instead-count", &[("count", count.into())]))
}

fn controls_tokens(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let state = bench.truth().state();
    let mine = state.battlefield.iter().filter(|p| state.object(p.slot).controller == seat);
    let count = mine.filter(|p| bench.truth().is_token(p.slot)).count() as u32;
    check(bench, found.one("N"), count == found.number(0)?, || bench.say("instead-count", &[("count", count.into())]))
}

fn controls(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let card = found.one("CARD");
    bench.check_name(card)?;
    let state = bench.truth().state();
    let mine = state.battlefield.iter().filter(|p| state.object(p.slot).controller == seat);
    let count = mine.filter(|p| bench.truth().card_name(p.slot) == card.text).count() as u32;
    check(bench, found.one("N"), count == found.number(0)?, || bench.say("instead-count", &[("count", count.into())]))
}

/// Each thing on the stack from the top: a card name, or whose ability it is.
fn stack(bench: &Bench) -> Vec<(Slot, Option<rules::ObjectRef>, String)> {
    let truth = bench.truth();
    let items = truth.state().stack.iter().rev();
    items
        .map(|item| match item.kind {
            StackKind::Spell => (item.slot, None, truth.card_name(item.slot).to_owned()),
            StackKind::Activated(_) | StackKind::Triggered(_) | StackKind::Ward(_) => {
                (item.slot, Some(item.source), format!("an ability of {}", truth.last_name(item.source)))
            }
        })
        .collect()
}

fn stack_empty(bench: &mut Bench, _: &Found) -> Done {
    let there: Vec<String> = stack(bench).into_iter().map(|(.., text)| text).collect();
    check(bench, &Words::new("the stack", 0), there.is_empty(), || {
        bench.say("instead-is", &[("is", listed(bench, &there))])
    })
}

fn stack_is(bench: &mut Bench, found: &Found) -> Done {
    let items = stack(bench);
    let said = list::elements(found.one("LIST"), &|n| bench.cards.knows(n));
    let shown: Vec<String> = items.iter().map(|(.., text)| text.clone()).collect();
    let fits = |words: &Words, item: &(Slot, Option<rules::ObjectRef>, String)| -> Result<bool, Problem> {
        let (slot, source, text) = item;
        match words.text.strip_prefix("an ability of ") {
            Some(whose) if whose.starts_with('#') => {
                Ok(*source == Some(bench.label(&words.part(words.text.len() - whose.len(), words.text.len()))?))
            }
            None if words.text.starts_with('#') => Ok(bench.label(words)? == bench.truth().state().reference(*slot)),
            Some(_) | None => Ok(words.text == *text),
        }
    };
    let mut holds = said.len() == items.len();
    for (words, item) in said.iter().zip(&items) {
        let name = words.text.strip_prefix("an ability of ").unwrap_or(&words.text);
        if !name.starts_with('#') {
            bench.check_name(&words.part(words.text.len() - name.len(), words.text.len()))?;
        }
        holds &= fits(words, item)?;
    }
    check(bench, found.one("LIST"), holds, || bench.say("instead-is", &[("is", listed(bench, &shown))]))
}

fn life(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let life = bench.truth().state().seat(seat).life;
    check(bench, found.one("N"), i64::from(life) == i64::from(found.number(0)?), || {
        bench.say("instead-life", &[("life", life.into())])
    })
}

/// The mana in a pool, as a scenario writes it.
fn in_pool(bench: &Bench, mana: [u8; 6]) -> String {
    if mana == [0; 6] {
        return bench.say("instead-no-mana", &[]);
    }
    bench.say("instead-is", &[("is", crate::words::pool_text(mana).into())])
}

fn pool_empty(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let mana = bench.truth().state().seat(seat).mana;
    check(bench, found.one("SEAT"), mana.iter().all(|n| *n == 0), || in_pool(bench, mana))
}

fn pool_is(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let said = crate::words::pool(found.one("MANA"))?;
    let mana = bench.truth().state().seat(seat).mana;
    check(bench, found.one("MANA"), said == mana, || in_pool(bench, mana))
}

fn lost(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    check(bench, found.one("SEAT"), !bench.truth().state().seat(seat).playing, || bench.say("instead-in-the-game", &[]))
}

fn won(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    check(bench, found.one("SEAT"), *bench.game().next() == Next::Over(Some(seat)), || bench.waits_for())
}

fn over(bench: &mut Bench, _: &Found) -> Done {
    check(bench, &Words::new("the game", 0), matches!(bench.game().next(), Next::Over(_)), || bench.waits_for())
}

fn draw(bench: &mut Bench, _: &Found) -> Done {
    check(bench, &Words::new("the game", 0), matches!(bench.game().next(), Next::Over(None)), || {
        match bench.game().next() {
            Next::Over(Some(seat)) => bench.say("instead-won", &[("seat", bench.seat_name(*seat).into())]),
            _ => bench.waits_for(),
        }
    })
}

fn time(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let wanted = step(found.one("STEP"))?;
    let turn = bench.truth().state().turn;
    check(bench, found.one("STEP"), (turn.active, turn.step) == (seat, wanted), || {
        let time = format!("{}'s {}", bench.seat_name(turn.active), step_name(turn.step));
        bench.say("instead-is", &[("is", time.into())])
    })
}
