//! What a seat may have done at this point of the retelling, as lines, the likeliest first.

use super::alike::card_in;
use super::cards::{STAND_IN, UNKNOWN, list, stand_in_cast};
use super::choices::Choice;
use super::phrases::{Said, ordinal};
use super::played::Telling;
use super::witness::played_by;
use ir::{KeywordKind, Zone};
use rules::face_down::{By, How, Way};
use rules::knowledge::{Handle, StackView, TargetView, Thing, Told, ToldEvent};
use rules::{Drawn, Loss, MoveCause, Prompt, Seat, Slot};

/// One way to go on.
pub enum Offer {
    Lines(Vec<String>),
    /// First the position must say that this card of it is that one.
    Learned(u16, String),
}

/// So many ways of one choice are tried.
pub const WAYS: usize = 24;

/// What the viewer is told of next.
enum Next<'a> {
    Cast(Seat, &'a Thing),
    Activated(Seat, Handle, Handle),
    TurnedUp(Handle, Way, u16),
    Land(Seat, &'a Thing),
    /// A mana ability by itself, its source.
    Mana(Handle),
    Conceded(Seat),
    Agreed,
    /// What follows when all have passed.
    Goes,
    Nothing,
}

pub fn lines(telling: &Telling<'_>) -> Vec<Offer> {
    let Some((seat, prompt)) = telling.bench.asked() else { return Vec::new() };
    let name = telling.bench.seat_name(seat).to_owned();
    if let Next::Conceded(who) = next(telling) {
        let concede = vec![format!("{} concedes", telling.bench.seat_name(who))];
        let mut all = vec![Offer::Lines(concede)];
        if let Prompt::Priority = prompt {
            all.push(Offer::Lines(vec![format!("{name} passes")]));
        }
        return all;
    }
    if let Next::Agreed = next(telling) {
        return vec![Offer::Lines(vec!["all agree to a draw".to_owned()])];
    }
    let prompt = prompt.clone();
    match prompt {
        Prompt::Priority => priority(telling, seat),
        other => Choice { telling, seat, name }.lines(&other),
    }
}

/// What the viewer was told that is not retold yet.
pub fn ahead<'a>(telling: &Telling<'a>) -> &'a [Told] {
    &telling.witness.told[telling.heard..telling.goal().heard]
}

fn next<'a>(telling: &Telling<'a>) -> Next<'a> {
    let mut mana = None;
    for told in ahead(telling) {
        match &told.event {
            ToldEvent::Cast { seat, spell } => return Next::Cast(*seat, spell),
            ToldEvent::Activated { seat, item, source } => return Next::Activated(*seat, *item, *source),
            ToldEvent::TurnedFaceUp { what, how: How::Special(way), x } => {
                return Next::TurnedUp(what.handle, *way, *x);
            }
            ToldEvent::LostGame { seat, why: Loss::Conceded } => return Next::Conceded(*seat),
            ToldEvent::GameOver { drawn: Some(Drawn::Agreed), .. } => return Next::Agreed,
            ToldEvent::Moved { now: Some(thing), .. } if played_by(&told.event).is_some() => {
                return Next::Land(played_by(&told.event).expect("just seen"), thing);
            }
            ToldEvent::ManaAdded { source, .. } => mana = mana.or(Some(*source)),
            ToldEvent::StepBegan { .. }
            | ToldEvent::TurnBegan { .. }
            | ToldEvent::Resolved { .. }
            | ToldEvent::Countered { .. }
            | ToldEvent::DidNotResolve { .. }
            | ToldEvent::Triggered { .. } => return mana.map_or(Next::Goes, Next::Mana),
            _ => {}
        }
    }
    match mana {
        Some(source) => Next::Mana(source),
        None if ahead(telling).is_empty() => Next::Nothing,
        None => Next::Goes,
    }
}

fn priority(telling: &Telling<'_>, seat: Seat) -> Vec<Offer> {
    let name = telling.bench.seat_name(seat);
    let passes = || Offer::Lines(vec![format!("{name} passes")]);
    let acts = match next(telling) {
        Next::Cast(who, spell) if who == seat => cast(telling, seat, spell),
        Next::Activated(who, item, source) if who == seat => activate(telling, seat, item, source),
        Next::Land(who, thing) if who == seat => play_land(telling, seat, thing),
        Next::TurnedUp(what, way, x) => turn_up(telling, seat, what, way, x),
        Next::Mana(source) => by_hand(telling, seat, &[source]).into_iter().map(Offer::Lines).collect(),
        Next::Goes => vec![Offer::Lines(vec!["everyone passes".into()])],
        Next::Cast(..) | Next::Activated(..) | Next::Land(..) | Next::Conceded(_) | Next::Agreed | Next::Nothing => {
            Vec::new()
        }
    };
    acts.into_iter().chain([passes()]).collect()
}

/// Whether the modes are said. What is not modal has its first mode in a view.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Modes {
    Unsaid,
    Said,
}

impl Modes {
    const BOTH: [Modes; 2] = [Modes::Unsaid, Modes::Said];
}

/// The choices of an announced object, as the ends of a line.
fn choices(telling: &Telling<'_>, item: Option<&StackView>, modes: Modes, said: &mut Said) -> Option<String> {
    let Some(item) = item else { return Some(String::new()) };
    let mut text = String::new();
    let is_chosen = |m: &u32| item.modes & 1 << m != 0 && modes == Modes::Said;
    let modes: Vec<String> = (0..16).filter(is_chosen).map(|m| (m + 1).to_string()).collect();
    match modes.as_slice() {
        [] => {}
        [one] => text += &format!(" choosing mode {one}"),
        several => text += &format!(" choosing modes {}", several.join(" and ")),
    }
    said.words.clear();
    for target in &item.targets {
        match target {
            TargetView::Object(handle) => said.handle(telling, *handle)?,
            TargetView::Player(seat) => said.words.push(telling.bench.seat_name(*seat).to_owned()),
        }
    }
    if !said.words.is_empty() {
        text += &format!(" targeting {}", list(&said.words));
    }
    if item.x > 0 {
        text += &format!(" with X = {}", item.x);
    }
    Some(text)
}

/// Sources tapped for mana by hand before an action.
fn by_hand(telling: &Telling<'_>, seat: Seat, sources: &[Handle]) -> Vec<Vec<String>> {
    let mut ways: Vec<Vec<String>> = vec![Vec::new()];
    for source in sources {
        let Some(slot) = telling.pairs.slot(*source, telling.bench.game(), telling.viewer()) else { return Vec::new() };
        if telling.bench.truth().state().object(slot).controller != seat {
            return Vec::new();
        }
        let count = telling.bench.truth().activated(slot).len();
        let mut said = Said::default();
        if said.object(telling, slot).is_none() {
            return Vec::new();
        }
        let object = said.words.remove(0);
        let name = telling.bench.seat_name(seat);
        let mut more = Vec::new();
        for nth in 1..=count.min(3) {
            for way in ways.iter().take(8) {
                let line = format!("{name} activates the {} ability of {object}", ordinal(nth));
                more.push(way.iter().chain(&said.lines).cloned().chain([line]).collect());
            }
        }
        ways = more;
    }
    ways
}

/// The sources of mana before the action is told.
fn mana_before(telling: &Telling<'_>) -> Vec<Handle> {
    let events = ahead(telling).iter().map(|t| &t.event);
    let before = events.take_while(|event| match event {
        ToldEvent::Moved { cause, .. } => *cause != MoveCause::Cast,
        ToldEvent::Cast { .. } | ToldEvent::Activated { .. } | ToldEvent::TurnedFaceUp { .. } => false,
        _ => true,
    });
    before
        .filter_map(|event| match event {
            ToldEvent::ManaAdded { source, .. } => Some(*source),
            _ => None,
        })
        .collect()
}

/// The action paid by the game's plan, and with mana made by hand before it.
fn paid(telling: &Telling<'_>, seat: Seat, actions: Vec<Vec<String>>) -> Vec<Offer> {
    let sources = mana_before(telling);
    let by_hand = if sources.is_empty() { Vec::new() } else { by_hand(telling, seat, &sources) };
    let mut all: Vec<Vec<String>> = actions.clone();
    for before in by_hand {
        all.extend(actions.iter().map(|action| before.iter().chain(action).cloned().collect::<Vec<_>>()));
    }
    all.into_iter().take(WAYS).map(Offer::Lines).collect()
}

/// Where a card that is cast or played came from.
fn came_from(telling: &Telling<'_>, cause: MoveCause) -> (Zone, Handle) {
    let moved = ahead(telling).iter().find_map(|told| match told.event {
        ToldEvent::Moved { was, from, cause: why, .. } if why == cause => Some((from, was)),
        _ => None,
    });
    moved.unwrap_or((Zone::Hand, Handle::Somewhere(Seat(0), Zone::Hand)))
}

/// The stand-in of this seat's hand or library that must be this card, if the card is not there.
fn learned(telling: &Telling<'_>, seat: Seat, from: Zone, wanted: &str) -> Option<Offer> {
    let truth = telling.bench.truth();
    let state = truth.state();
    let cards: Vec<Slot> = match from {
        Zone::Hand => state.hands[seat.index()].clone(),
        Zone::Library => state.libraries[seat.index()].last().copied().into_iter().collect(),
        Zone::Battlefield | Zone::Graveyard | Zone::Stack | Zone::Exile | Zone::Command => return None,
    };
    let is_there = |slot: &Slot| truth.card_name(*slot) == wanted || truth.back_name(*slot) == Some(wanted);
    if cards.iter().any(is_there) {
        return None;
    }
    let unknown = cards.iter().find(|slot| truth.card_name(**slot) == UNKNOWN);
    let stand_in = unknown.or_else(|| cards.iter().find(|slot| truth.card_name(**slot).starts_with(STAND_IN)));
    let nth = card_in(telling.bench.game(), *stand_in?)?;
    Some(Offer::Learned(nth, wanted.to_owned()))
}

fn name_of(telling: &Telling<'_>, thing: &Thing) -> Option<Vec<String>> {
    thing.card.map(|seen| telling.named.faces_of(seen.get()))
}

fn cast(telling: &Telling<'_>, seat: Seat, spell: &Thing) -> Vec<Offer> {
    let Handle::Number(number) = spell.handle else { return Vec::new() };
    let (from, _) = came_from(telling, MoveCause::Cast);
    let item = telling.witness.announced.get(&number);
    let Some(names) = name_of(telling, spell) else { return cast_unknown(telling, seat, spell.face_down, number) };
    if let Some(learned) = learned(telling, seat, from, &names[0]) {
        return vec![learned];
    }
    // The name of the spell tells which face was cast.
    let is = item.and_then(|item| item.characteristics.name.clone()).filter(|name| names.contains(name));
    let name = is.unwrap_or_else(|| names[0].clone());
    let mut head = format!("{} casts {name}", telling.bench.seat_name(seat));
    if spell.face_down.is_some() {
        head += " face down";
    }
    if from == Zone::Graveyard {
        head += " with flashback";
    }
    let mut actions = Vec::new();
    for (kicked, modes) in ["", " kicked"].into_iter().flat_map(|k| Modes::BOTH.map(|modes| (k, modes))) {
        let mut said = Said::default();
        let Some(ends) = choices(telling, item, modes, &mut said) else { return Vec::new() };
        actions.push(said.finish(format!("{head}{kicked} as #n{number}{ends}")));
    }
    paid(telling, seat, actions)
}

/// A card cast face down that the viewer does not know: any that could be cast so, or a stand-in for one.
fn cast_unknown(telling: &Telling<'_>, seat: Seat, by: Option<By>, number: u32) -> Vec<Offer> {
    let truth = telling.bench.truth();
    let keywords: &[KeywordKind] = match by {
        Some(By::Disguise) => &[KeywordKind::Disguise],
        _ => &[KeywordKind::Morph, KeywordKind::Megamorph],
    };
    let hand = truth.state().hands[seat.index()].iter();
    let mut names: Vec<&str> = hand
        .filter(|slot| keywords.iter().any(|k| truth.has_keyword(**slot, *k)))
        .map(|slot| truth.card_name(*slot))
        .collect();
    names.sort_by_key(|name| !name.starts_with(STAND_IN));
    names.dedup();
    if names.is_empty() {
        return learned(telling, seat, Zone::Hand, stand_in_cast(by)).into_iter().collect();
    }
    let cast = |name| vec![format!("{} casts {name} face down as #n{number}", telling.bench.seat_name(seat))];
    paid(telling, seat, names.into_iter().map(cast).collect())
}

fn activate(telling: &Telling<'_>, seat: Seat, item: Handle, source: Handle) -> Vec<Offer> {
    let Handle::Number(number) = item else { return Vec::new() };
    let truth = telling.bench.truth();
    let found = telling.pairs.slot(source, telling.bench.game(), telling.viewer());
    // What was discarded for its own ability is called by what it became.
    let hand = || truth.state().hands[seat.index()].clone();
    let slots: Vec<Slot> = found.map_or_else(hand, |slot| vec![slot]);
    let item = telling.witness.announced.get(&number);
    let mut actions = Vec::new();
    for slot in slots {
        let count = truth.activated(slot).len();
        for (nth, modes) in (1..=count).flat_map(|nth| Modes::BOTH.map(|modes| (nth, modes))) {
            let mut said = Said::default();
            let Some(ends) = choices(telling, item, modes, &mut said) else { return Vec::new() };
            said.words.clear();
            if said.object(telling, slot).is_none() {
                continue;
            }
            let object = said.words[0].clone();
            let line =
                format!("{} activates the {} ability of {object}{ends}", telling.bench.seat_name(seat), ordinal(nth));
            actions.push(said.finish(line));
        }
    }
    paid(telling, seat, actions)
}

fn play_land(telling: &Telling<'_>, seat: Seat, thing: &Thing) -> Vec<Offer> {
    let Some(names) = name_of(telling, thing) else { return Vec::new() };
    let (from, _) = came_from(telling, MoveCause::Play);
    if let Some(learned) = learned(telling, seat, from, &names[0]) {
        return vec![learned];
    }
    names.iter().map(|name| Offer::Lines(vec![format!("{} plays {name}", telling.bench.seat_name(seat))])).collect()
}

fn turn_up(telling: &Telling<'_>, seat: Seat, what: Handle, way: Way, x: u16) -> Vec<Offer> {
    let game = telling.bench.game();
    let Some(slot) = telling.pairs.slot(what, game, telling.viewer()) else { return Vec::new() };
    if game.truth().state().object(slot).controller != seat {
        return Vec::new();
    }
    if let Some(learned) = turned_card(telling, what, slot) {
        return vec![learned];
    }
    let cost = match way {
        Way::Morph => "morph",
        Way::Megamorph => "megamorph",
        Way::Disguise => "disguise",
        Way::Manifested | Way::Cloaked => "mana",
    };
    let mut said = Said::default();
    if said.object(telling, slot).is_none() {
        return Vec::new();
    }
    let object = said.words[0].clone();
    let x = if x > 0 { format!(" with X = {x}") } else { String::new() };
    let line = format!("{} turns {object} face up for its {cost} cost{x}", telling.bench.seat_name(seat));
    paid(telling, seat, vec![said.finish(line)])
}

/// What is turned up is known now.
fn turned_card(telling: &Telling<'_>, what: Handle, slot: Slot) -> Option<Offer> {
    let face = ahead(telling).iter().find_map(|told| match &told.event {
        ToldEvent::TurnedFaceUp { what: thing, .. } if thing.handle == what => thing.card,
        _ => None,
    });
    let name = telling.named.faces_of(face?.get())[0].clone();
    let is = telling.bench.truth().card_name(slot);
    if is == name {
        return None;
    }
    Some(Offer::Learned(card_in(telling.bench.game(), slot)?, name))
}
