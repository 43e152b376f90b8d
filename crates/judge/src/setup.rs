//! Given: a description of a legal position.
//!
//! Lines are gathered into a [`Draft`]; the first When or Then makes the game of it.

use crate::bench::{Bench, Done};
use crate::cards::Cards;
use crate::found::{Found, step};
use crate::list::{self, Clause, Description};
use crate::problem::{Problem, Said, Words, said};
use crate::step::Definition;
use crate::words::counter;
use ir::Counter;
use rules::face_down::By;
use rules::turn::Step;
use rules::{FaceId, Game, ObjectRef, PermanentPosition, Position, PrintedId, Record, Seat, SeatPosition, SetupError};
use std::collections::BTreeMap;

pub const STEPS: &[Definition] = &[
    Definition { shape: "these invented cards", run: invented },
    Definition { shape: "a game of LIST", run: game },
    Definition { shape: "it is SEAT's STEP", run: time },
    Definition { shape: "SEAT controls DESCRIPTION", run: controls },
    Definition { shape: "SEAT's mana pool is MANA", run: mana },
    Definition { shape: "SEAT's (hand|graveyard|library|exile|face-down exile) is LIST", run: zone },
    Definition { shape: "SEAT has played N (land|lands) this turn", run: lands },
    Definition { shape: "SEAT has N life", run: life },
    Definition { shape: "SEAT has plenty of lands", run: plenty },
    Definition { shape: "OBJECT is SEAT's commander", run: commander },
    Definition { shape: "OBJECT is attached to OBJECT", run: attached },
    Definition { shape: "chance puts LIST in that order", run: chance },
];

/// So many Forests are a library that no line describes.
const DEFAULT_LIBRARY: usize = 10;

/// A permanent as described.
#[derive(Clone, Debug)]
pub struct DraftPermanent {
    pub card: Words,
    pub controller: Seat,
    pub owner: Seat,
    pub by: Option<By>,
    pub tapped: bool,
    pub phased_out: bool,
    pub suspected: bool,
    /// Came under its controller's control this turn.
    pub new: bool,
    /// CR 712.8. The back face is up.
    pub transformed: bool,
    /// CR 111. A token that is what the card says.
    pub token: bool,
    pub label: Option<String>,
    pub attached_to: Option<Words>,
    pub damage: u32,
    pub counters: Vec<(Counter, u32)>,
    pub goaded_by: Vec<Seat>,
    /// CR 707. What it became a copy of.
    pub copies: Option<Words>,
    pub commander: bool,
}

/// What one seat has besides permanents.
#[derive(Clone, Debug)]
pub struct DraftSeat {
    pub hand: Vec<Words>,
    /// From the top.
    pub graveyard: Vec<Words>,
    /// From the top; none: the default.
    pub library: Option<Vec<Words>>,
    pub exile: Vec<Words>,
    /// CR 406.3. Nobody may look at these.
    pub face_down_exile: Vec<Words>,
    pub lands_played: u8,
    pub life: i32,
    /// White, blue, black, red, green, colorless.
    pub mana: [u8; 6],
}

impl Default for DraftSeat {
    fn default() -> DraftSeat {
        DraftSeat {
            hand: vec![],
            graveyard: vec![],
            library: None,
            exile: vec![],
            face_down_exile: vec![],
            lands_played: 0,
            life: 20,
            mana: [0; 6],
        }
    }
}

/// The position so far described.
#[derive(Clone, Debug)]
pub struct Draft {
    pub seats: Vec<String>,
    pub active: Seat,
    pub step: Step,
    pub permanents: Vec<DraftPermanent>,
    pub rows: Vec<DraftSeat>,
}

impl Default for Draft {
    fn default() -> Draft {
        Draft { seats: vec![], active: Seat(0), step: Step::PrecombatMain, permanents: vec![], rows: vec![] }
    }
}

impl Draft {
    /// The index of the permanent that words name.
    pub fn permanent(&self, words: &Words) -> Result<usize, Problem> {
        let fits = |p: &DraftPermanent| {
            if words.text.starts_with('#') {
                p.label.as_deref() == Some(&words.text)
            } else {
                p.card.text == words.text
            }
        };
        let found: Vec<usize> = (0..self.permanents.len()).filter(|i| fits(&self.permanents[*i])).collect();
        match found.as_slice() {
            [one] => Ok(*one),
            [] => Err(words
                .problem("problem-not-described")
                .did_you_mean(&words.text, self.permanents.iter().filter_map(|p| p.label.as_deref()))),
            _ => Err(words.problem("problem-several-described")),
        }
    }
}

/// What a draft becomes: the game, and the labelled permanents in it.
pub type Begun = (Game, BTreeMap<String, ObjectRef>);

impl Draft {
    /// Makes the position described, which the engine checks.
    pub fn begin(&self, cards: &Cards) -> Result<Begun, Problem> {
        if self.seats.is_empty() {
            return Err(Problem::new("problem-no-game").hint("hint-begin"));
        }
        let pack = cards.pack();
        let id = |name: &Words| pack.find(&name.text).ok_or_else(|| cards.unknown(name));
        let ids = |names: &[Words]| names.iter().map(id).collect::<Result<Vec<_>, _>>();
        let mut seats = Vec::new();
        for row in &self.rows {
            let forests = vec![Words::new("Forest", 0); DEFAULT_LIBRARY];
            seats.push(SeatPosition {
                life: row.life,
                hand: ids(&row.hand)?,
                library: ids(row.library.as_ref().unwrap_or(&forests))?,
                graveyard: ids(&row.graveyard)?,
                exile: ids(&row.exile)?,
                face_down_exile: ids(&row.face_down_exile)?,
                lands_played: row.lands_played,
                mana: row.mana,
            });
        }
        let battlefield =
            self.permanents.iter().map(|p| self.position(p, id(&p.card)?, cards)).collect::<Result<Vec<_>, _>>()?;
        let position = Position {
            pack: pack.clone(),
            seats,
            battlefield,
            active: self.active,
            step: self.step,
            record: Record::Everything,
        };
        let game = position.start().map_err(|why| Problem::new("problem-position").hint(illegal(&why)))?;
        let state = game.truth().state();
        let mut labels = BTreeMap::new();
        for (nth, p) in self.permanents.iter().enumerate() {
            let Some(label) = &p.label else { continue };
            // The permanents of a position are numbered from 1 in the order described.
            let found = state.battlefield.iter().find(|row| state.object(row.slot).number == nth as u32 + 1);
            let slot = found.map(|row| row.slot);
            let slot = slot.ok_or_else(|| p.card.problem("problem-did-not-stay"))?;
            labels.insert(label.clone(), state.reference(slot));
        }
        Ok((game, labels))
    }

    fn position(&self, p: &DraftPermanent, card: PrintedId, cards: &Cards) -> Result<PermanentPosition, Problem> {
        let copies = p.copies.as_ref().map(|words| copied(words, cards)).transpose()?;
        let attached_to = p.attached_to.as_ref().map(|words| self.permanent(words)).transpose()?;
        Ok(PermanentPosition {
            owner: p.owner,
            face_down: p.by,
            tapped: p.tapped,
            phased_out: p.phased_out,
            suspected: p.suspected,
            new: p.new,
            back: p.transformed,
            token: p.token,
            commander: p.commander,
            damage: p.damage as u16,
            counters: p.counters.iter().map(|(kind, n)| (*kind, *n as u16)).collect(),
            attached_to,
            goaded_by: p.goaded_by.clone(),
            copies,
            ..PermanentPosition::new(card, p.controller)
        })
    }
}

/// A card by the name of its front or back face, or a face-down permanent, whose copiable values
/// are those that the rules list (707.2).
fn copied(words: &Words, cards: &Cards) -> Result<FaceId, Problem> {
    let pack = cards.pack();
    match words.text.as_str() {
        "a face-down 2/2 with ward {2}" => return Ok(rules::pack::WARDED),
        "a face-down 2/2 without abilities" => return Ok(rules::pack::BLANK),
        _ => {}
    }
    let faces = pack.cards.iter().flat_map(|card| [Some(card.front), card.back]).flatten();
    faces.into_iter().find(|face| pack.face(*face).name == words.text).ok_or_else(|| cards.unknown(words))
}

fn invented(bench: &mut Bench, found: &Found) -> Done {
    let Some(text) = &found.docstring else {
        return Err(Problem::new("problem-docstring").into());
    };
    let mut cards = (*bench.cards).clone();
    cards.add_text(text)?;
    bench.cards = std::sync::Arc::new(cards);
    Ok(())
}

fn game(bench: &mut Bench, found: &Found) -> Done {
    let words = list::elements(found.one("LIST"), &|_| false);
    if words.is_empty() || words.len() > Seat::MAX {
        return Err(found.one("LIST").problem("problem-players").into());
    }
    for (nth, name) in words.iter().enumerate() {
        if !name.text.starts_with(char::is_uppercase) || !name.text.chars().all(char::is_alphanumeric) {
            return Err(name.problem("problem-player-name").into());
        }
        if words[..nth].iter().any(|w| w.text == name.text) {
            return Err(name.problem("problem-two-players").into());
        }
    }
    let rows = vec![DraftSeat::default(); words.len()];
    bench.draft = Draft { seats: words.into_iter().map(|w| w.text).collect(), rows, ..Draft::default() };
    bench.script.clear();
    Ok(())
}

fn time(bench: &mut Bench, found: &Found) -> Done {
    bench.draft.active = bench.seat(found.one("SEAT"))?;
    let step = step(found.one("STEP"))?;
    if matches!(step, Step::DeclareAttackers | Step::DeclareBlockers | Step::FirstStrikeDamage | Step::CombatDamage) {
        return Err(found.one("STEP").problem("problem-combat").into());
    }
    bench.draft.step = step;
    Ok(())
}

fn controls(bench: &mut Bench, found: &Found) -> Done {
    let controller = bench.seat(found.one("SEAT"))?;
    let described = list::description(found.one("DESCRIPTION"))?;
    bench.check_name(&described.card)?;
    if let Some(label) = &described.label {
        if described.count != 1 {
            return Err(label.problem("problem-label-one").into());
        }
        if bench.draft.permanents.iter().any(|p| p.label.as_deref() == Some(&label.text)) {
            return Err(label.problem("problem-label-taken").into());
        }
    }
    let permanent = drafted(bench, controller, &described)?;
    for _ in 0..described.count {
        bench.draft.permanents.push(permanent.clone());
    }
    Ok(())
}

fn drafted(bench: &Bench, controller: Seat, described: &Description) -> Result<DraftPermanent, Problem> {
    let mut p = DraftPermanent {
        card: described.card.clone(),
        controller,
        owner: controller,
        by: None,
        tapped: false,
        phased_out: false,
        suspected: false,
        new: false,
        transformed: false,
        token: false,
        label: described.label.as_ref().map(|w| w.text.clone()),
        attached_to: None,
        damage: 0,
        counters: Vec::new(),
        goaded_by: Vec::new(),
        copies: None,
        commander: false,
    };
    for adjective in &described.adjectives {
        match adjective.text.as_str() {
            "tapped" => p.tapped = true,
            "phased-out" => p.phased_out = true,
            "suspected" => p.suspected = true,
            "new" => p.new = true,
            "transformed" => p.transformed = true,
            "token" => p.token = true,
            other => p.by = crate::names::cause(other).flatten(),
        }
    }
    for clause in &described.clauses {
        match clause {
            Clause::OwnedBy(seat) => p.owner = bench.seat(seat)?,
            Clause::AttachedTo(object) => {
                bench.draft.permanent(object)?;
                p.attached_to = Some(object.clone());
            }
            Clause::GoadedBy(seat) => p.goaded_by.push(bench.seat(seat)?),
            Clause::Copying(what) => p.copies = Some(what.clone()),
            Clause::Damage(n) => p.damage = *n,
            Clause::Counters(n, kind) => p.counters.push((counter(kind)?, *n)),
        }
    }
    Ok(p)
}

fn mana(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let words = found.one("MANA");
    bench.draft.rows[seat.index()].mana = crate::words::pool(words)?;
    Ok(())
}

fn zone(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let cards = list::cards(found.one("LIST"), &|n| bench.cards.knows(n));
    cards.iter().try_for_each(|card| bench.check_name(card))?;
    let row = &mut bench.draft.rows[seat.index()];
    match found.choice() {
        "hand" => row.hand = cards,
        "graveyard" => row.graveyard = cards,
        "library" => row.library = Some(cards),
        "exile" => row.exile = cards,
        _ => row.face_down_exile = cards,
    }
    Ok(())
}

fn lands(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let count = u8::try_from(found.number(0)?).map_err(|_| found.one("N").problem("problem-many-lands"))?;
    bench.draft.rows[seat.index()].lands_played = count;
    Ok(())
}

fn life(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    bench.draft.rows[seat.index()].life = found.number(0)? as i32;
    Ok(())
}

const BASIC_LANDS: [&str; 5] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];

fn plenty(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    for name in BASIC_LANDS {
        let card = Words::new(name, found.one("SEAT").column);
        let adjectives = Vec::new();
        let land = Description { count: 4, adjectives, card, label: None, clauses: Vec::new() };
        let permanent = drafted(bench, seat, &land)?;
        bench.draft.permanents.extend(std::iter::repeat_n(permanent, 4));
    }
    Ok(())
}

fn commander(bench: &mut Bench, found: &Found) -> Done {
    let seat = bench.seat(found.one("SEAT"))?;
    let at = bench.draft.permanent(found.one("OBJECT"))?;
    let p = &mut bench.draft.permanents[at];
    if p.owner != seat {
        return Err(found.one("SEAT").problem("problem-commander").into());
    }
    p.commander = true;
    Ok(())
}

/// To a permanent that came later.
fn attached(bench: &mut Bench, found: &Found) -> Done {
    let to = found.nth("OBJECT", 1);
    bench.draft.permanent(to)?;
    let at = bench.draft.permanent(found.one("OBJECT"))?;
    bench.draft.permanents[at].attached_to = Some(to.clone());
    Ok(())
}

/// Also a When: what chance will say next.
pub fn chance(bench: &mut Bench, found: &Found) -> Done {
    bench.script.push_back(found.one("LIST").clone());
    Ok(())
}

/// Why a position is not legal.
fn illegal(why: &SetupError) -> Said {
    let of_permanent = |id, nth: usize| said(id, [("nth", (nth + 1).into())]);
    match why {
        SetupError::Seats(seats) => said("open-seats", [("seats", (*seats).into())]),
        SetupError::EmptyDeck(seat) => said("open-empty-deck", [("seat", (seat.index() + 1).into())]),
        SetupError::TooManyCards(cards) => said("open-many-cards", [("cards", (*cards).into())]),
        SetupError::NotAPermanent(nth) => of_permanent("problem-no-permanent-card", *nth),
        SetupError::BadAttachment(nth) => of_permanent("problem-attachment", *nth),
        SetupError::BadStatus(nth, _) => of_permanent("problem-bad-status", *nth),
    }
}
