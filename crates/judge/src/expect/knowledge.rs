//! Who knows what: views, looking, being shown, public numbers.

use super::{check, listed, same_members};
use crate::bench::{Bench, Done};
use crate::found::Found;
use crate::list;
use crate::names::cause;
use crate::problem::{Problem, Words};
use crate::step::Definition;
use crate::words::keyword_name;
use rules::face_down::By;
use rules::knowledge::{CharacteristicsView, Grant, Handle, PermanentView, StackView, View, Viewer};
use rules::{FaceId, ObjectRef, Seat};

pub const STEPS: &[Definition] = &[
    Definition { shape: "SEAT may look at OBJECT", run: may_look },
    Definition { shape: "SEAT may not look at OBJECT", run: may_not_look },
    Definition { shape: "in VIEWER view OBJECT is a face-down 2/2 with ward {2}", run: warded },
    Definition { shape: "in VIEWER view OBJECT is a face-down 2/2 without abilities", run: blank },
    Definition {
        shape: "in VIEWER view OBJECT is (cloaked|manifested|disguised|morphed|turned down)",
        run: public_cause,
    },
    Definition { shape: "in VIEWER view OBJECT is owned by SEAT", run: owner },
    Definition { shape: "in VIEWER view OBJECT has no name", run: no_name },
    Definition { shape: "in VIEWER view OBJECT came before OBJECT", run: came_before },
    Definition { shape: "in VIEWER view OBJECT is CARD", run: is_card },
    Definition { shape: "in VIEWER view SEAT's (hand|graveyard|library|exile) shows LIST", run: zone_shows },
    Definition { shape: "each seat's number for OBJECT is the same", run: same_number },
    Definition { shape: "OBJECT and OBJECT have different numbers", run: different_numbers },
    Definition { shape: "the number of OBJECT is as noted", run: as_noted },
    Definition { shape: "everyone is shown CARD", run: everyone_shown },
    Definition { shape: "nobody is shown CARD", run: nobody_shown },
    Definition { shape: "only SEAT is shown CARD", run: only_shown },
];

fn may_look(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let what = bench.object(found.one("OBJECT"))?;
    check(bench, found.one("SEAT"), bench.truth().may_look(seat, what.slot).is_some(), || {
        bench.say("instead-may-not-look", &[])
    })
}

fn may_not_look(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let what = bench.object(found.one("OBJECT"))?;
    let grant = bench.truth().may_look(seat, what.slot);
    check(bench, found.one("SEAT"), grant.is_none(), || {
        bench.say("instead-may-look", &[("why", grant.map_or("", rule_of).into())])
    })
}

fn viewer(bench: &Bench, found: &Found) -> Result<Viewer, Problem> {
    let words = found.one("VIEWER");
    match words.text.strip_suffix("'s") {
        Some(name) => Ok(Viewer::Seat(bench.seat(&words.part(0, name.len()))?)),
        None => Ok(Viewer::Spectator),
    }
}

/// A permanent or a spell as a view has it.
enum Shown<'a> {
    Permanent(&'a PermanentView),
    Stack(&'a StackView),
}

impl Shown<'_> {
    fn characteristics(&self) -> &CharacteristicsView {
        match self {
            Shown::Permanent(p) => &p.characteristics,
            Shown::Stack(s) => &s.characteristics,
        }
    }
    fn face_down(&self) -> Option<By> {
        match self {
            Shown::Permanent(p) => p.face_down,
            Shown::Stack(s) => s.face_down,
        }
    }
    fn card(&self) -> Option<FaceId> {
        match self {
            Shown::Permanent(p) => p.card.map(|seen| seen.get()),
            Shown::Stack(s) => s.card.map(|seen| seen.get()),
        }
    }
}

fn find<'v>(bench: &Bench, view: &'v View, words: &Words, what: ObjectRef) -> Result<Shown<'v>, Problem> {
    let number = bench.truth().state().object(what.slot).number;
    let permanent = view.battlefield.iter().find(|p| p.number == number).map(Shown::Permanent);
    let found = permanent.or_else(|| view.stack.iter().find(|s| s.number == number).map(Shown::Stack));
    found.ok_or_else(|| words.problem("problem-not-in-view"))
}

fn with_view(bench: &Bench, found: &Found, then: impl Fn(&Shown<'_>, &View) -> Done) -> Done {
    let view = bench.game().view(viewer(bench, found)?);
    let words = found.one("OBJECT");
    let what = bench.object(words)?;
    let shown = find(bench, &view, words, what)?;
    then(&shown, &view)
}

fn as_listed(bench: &Bench, found: &Found, abilities: u8) -> Done {
    let words = found.one("OBJECT");
    with_view(bench, found, |shown, _| {
        let c = shown.characteristics();
        check(bench, words, shown.card().is_none(), || bench.say("instead-view-shows-card", &[]))?;
        check(bench, words, shown.face_down().is_some(), || bench.say("instead-face-up", &[]))?;
        let listed = c.name.is_none()
            && c.mana_value == 0
            && c.colors.is_empty()
            && c.types == [ir::CardType::Creature]
            && c.subtypes.is_empty()
            && (c.power, c.toughness) == (2, 2)
            && c.abilities.len() == usize::from(abilities)
            && c.keywords.contains(&ir::KeywordKind::Ward) == (abilities == 1);
        check(bench, words, listed, || bench.say("instead-view", &[("view", seen(c).into())]))
    })
}

fn warded(bench: &mut Bench, found: &Found) -> Done {
    as_listed(bench, found, 1)
}

fn blank(bench: &mut Bench, found: &Found) -> Done {
    as_listed(bench, found, 0)
}

fn public_cause(bench: &mut Bench, found: &Found) -> Done {
    with_view(bench, found, |shown, _| {
        let is = shown.face_down();
        check(bench, found.one("|"), is == cause(found.choice()).flatten() && is.is_some(), || match is {
            Some(by) => bench.say("instead-is", &[("is", by.word().into())]),
            None => bench.say("instead-face-up", &[]),
        })
    })
}

fn owner(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    with_view(bench, found, |shown, _| match shown {
        Shown::Permanent(p) => check(bench, found.one("SEAT"), p.owner == seat, || {
            bench.say("instead-owns", &[("seat", bench.seat_name(p.owner).into())])
        }),
        Shown::Stack(_) => Err(found.one("OBJECT").problem("problem-not-on-battlefield").into()),
    })
}

fn no_name(bench: &mut Bench, found: &Found) -> Done {
    with_view(bench, found, |shown, _| {
        let name = &shown.characteristics().name;
        check(bench, found.one("OBJECT"), name.is_none(), || {
            bench.say("instead-name", &[("name", name.clone().unwrap_or_default().into())])
        })
    })
}

fn came_before(bench: &mut Bench, found: &Found) -> Done {
    let view = bench.game().view(viewer(bench, found)?);
    let place = |words: &Words| -> Result<usize, Problem> {
        let number = bench.truth().state().object(bench.object(words)?.slot).number;
        let at = view.battlefield.iter().position(|p| p.number == number);
        at.ok_or_else(|| words.problem("problem-not-on-battlefield-in-view"))
    };
    let (a, b) = (place(found.one("OBJECT"))?, place(found.nth("OBJECT", 1))?);
    check(bench, found.one("OBJECT"), a < b, || bench.say("instead-came-after", &[]))
}

fn is_card(bench: &mut Bench, found: &Found) -> Done {
    let card = found.one("CARD");
    bench.check_name(card)?;
    with_view(bench, found, |shown, _| {
        let is = shown.card().map(|face| bench.truth().face_name(face));
        check(bench, card, is == Some(&card.text), || match is {
            Some(name) => bench.say("instead-view-shows", &[("name", name.into())]),
            None => bench.say("instead-view-hides", &[]),
        })
    })
}

fn zone_shows(bench: &mut Bench, found: &Found) -> Done {
    let view = bench.game().view(viewer(bench, found)?);
    let seat = bench.seat(found.one("SEAT"))?;
    let row = &view.seats[seat.index()];
    let cards: Vec<Option<FaceId>> = match found.choice() {
        "hand" => row.hand.iter().map(|c| c.card.map(|s| s.get())).collect(),
        "graveyard" => row.graveyard.iter().map(|c| c.card.map(|s| s.get())).collect(),
        "library" => row.shown_in_library.iter().map(|c| c.card.map(|s| s.get())).collect(),
        _ => view.exile.iter().filter(|c| c.owner == seat).map(|c| c.card.map(|s| s.get())).collect(),
    };
    let is: Vec<String> = cards.into_iter().flatten().map(|f| bench.truth().face_name(f).to_owned()).collect();
    let said = list::cards(found.one("LIST"), &|n| bench.cards.knows(n));
    said.iter().try_for_each(|w| bench.check_name(w))?;
    let said: Vec<String> = said.into_iter().map(|w| w.text).collect();
    check(bench, found.one("LIST"), same_members(said, is.clone()), || {
        bench.say("instead-view-list", &[("list", listed(bench, &is))])
    })
}

fn handles(bench: &Bench, words: &Words) -> Result<Vec<Handle>, Problem> {
    let what = bench.object(words)?;
    let viewers = bench.streams.all_viewers();
    Ok(viewers.into_iter().map(|v| bench.truth().handle(v, what.slot)).collect())
}

fn same_number(bench: &mut Bench, found: &Found) -> Done {
    let handles = handles(bench, found.one("OBJECT"))?;
    let same = handles.iter().all(|h| *h == handles[0] && matches!(h, Handle::Number(_)));
    check(bench, found.one("OBJECT"), same, || {
        let numbers: Vec<String> = handles.iter().map(number).collect();
        bench.say("instead-numbers", &[("list", numbers.join(", ").into())])
    })
}

fn different_numbers(bench: &mut Bench, found: &Found) -> Done {
    let (a, b) = (handles(bench, found.one("OBJECT"))?, handles(bench, found.nth("OBJECT", 1))?);
    check(bench, found.one("OBJECT"), a[0] != b[0], || bench.say("instead-both", &[("number", number(&a[0]).into())]))
}

fn as_noted(bench: &mut Bench, found: &Found) -> Done {
    let words = found.one("OBJECT");
    let what = bench.object(words)?;
    let number = bench.truth().state().object(what.slot).number;
    let noted = bench.noted.get(&words.text).ok_or_else(|| words.problem("problem-not-noted"))?;
    check(bench, words, number == *noted, || {
        bench.say("instead-noted", &[("noted", (*noted).into()), ("number", number.into())])
    })
}

fn shown_to(bench: &Bench, found: &Found) -> Result<Vec<Viewer>, Problem> {
    let card = found.one("CARD");
    bench.check_name(card)?;
    let face = bench.truth().face_called(&card.text);
    let face = face.ok_or_else(|| card.problem("problem-not-in-pack"))?;
    Ok(bench.streams.shown_to(face))
}

fn in_words(bench: &Bench, viewers: &[Viewer]) -> String {
    let names: Vec<String> = viewers
        .iter()
        .map(|v| match v {
            Viewer::Seat(seat) => bench.seat_name(*seat).to_owned(),
            Viewer::Spectator => bench.say("list-spectators", &[]),
        })
        .collect();
    bench.say("instead-shown-to", &[("list", listed(bench, &names))])
}

fn everyone_shown(bench: &mut Bench, found: &Found) -> Done {
    let to = shown_to(bench, found)?;
    check(bench, found.one("CARD"), to == bench.streams.all_viewers(), || in_words(bench, &to))
}

fn nobody_shown(bench: &mut Bench, found: &Found) -> Done {
    let to = shown_to(bench, found)?;
    check(bench, found.one("CARD"), to.is_empty(), || in_words(bench, &to))
}

fn only_shown(bench: &mut Bench, found: &Found) -> Done {
    let seat: Seat = bench.seat(found.one("SEAT"))?;
    let to = shown_to(bench, found)?;
    check(bench, found.one("CARD"), to == [Viewer::Seat(seat)], || in_words(bench, &to))
}

/// The rule by which a seat may look.
const fn rule_of(grant: Grant) -> &'static str {
    match grant {
        Grant::PublicZone => "CR 400.2",
        Grant::Controls => "CR 708.5",
        Grant::OwnHand => "CR 402.3",
        Grant::Granted => "CR 406.3",
        Grant::Shown => "CR 701.20",
    }
}

/// The public number, as it is shown; a dash where there is none.
fn number(handle: &Handle) -> String {
    match handle {
        Handle::Number(number) => format!("#{number}"),
        Handle::Own(_) | Handle::Hand(..) | Handle::Library(..) | Handle::Pile(..) | Handle::Somewhere(..) => {
            "-".into()
        }
    }
}

/// Characteristics, as a scenario writes them.
fn seen(c: &CharacteristicsView) -> String {
    let mut all: Vec<String> = c.name.iter().cloned().collect();
    all.extend(c.colors.iter().map(|color| format!("{color:?}").to_lowercase()));
    all.extend(c.types.iter().map(|kind| format!("{kind:?}")));
    all.extend(c.subtypes.iter().map(|&subtype| subtype.to_owned()));
    all.push(format!("{}/{}", c.power, c.toughness));
    all.extend(c.keywords.iter().map(|kind| keyword_name(*kind)));
    all.join(", ")
}
