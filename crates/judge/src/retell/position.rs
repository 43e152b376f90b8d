//! The position in which the retelling begins, as Given lines: what the view shows, and
//! stand-ins for every card that it does not show.

use super::cards::{Named, STAND_IN, UNKNOWN, a_or_an, stand_in_cast};
use super::witness::Witness;
use crate::words::counter_name;
use ir::Counter;
use rules::FaceId;
use rules::Seat;
use rules::face_down::By;
use rules::knowledge::{CardView, Handle, PermanentView, SeatView, Seen, View};
use rules::turn::Step;

/// A card of the position.
#[derive(Clone, Debug)]
pub struct Card {
    pub name: String,
    /// The viewer does not know it: any card of this kind might lie there.
    pub stand_in: bool,
}

impl Card {
    fn known(name: &str) -> Card {
        Card { name: name.to_owned(), stand_in: false }
    }
    fn unknown(name: &str) -> Card {
        Card { name: name.to_owned(), stand_in: true }
    }
}

/// A permanent of the position.
#[derive(Clone, Debug)]
pub struct Lying {
    pub number: u32,
    card: Card,
    controller: Seat,
    owner: Seat,
    adjectives: Vec<&'static str>,
    token: bool,
    /// What it copies, in the words of a description.
    copies: Option<String>,
    attached_to: Option<u32>,
    damage: u16,
    counters: Vec<(Counter, u16)>,
    goaded_by: Vec<Seat>,
    commander: bool,
}

#[derive(Clone, Debug, Default)]
struct Row {
    playing: bool,
    life: i32,
    mana: [u8; 6],
    lands: u32,
    hand: Vec<Card>,
    /// From the top, as `graveyard`.
    library: Vec<Card>,
    graveyard: Vec<Card>,
    exile: Vec<Card>,
    hidden_exile: Vec<Card>,
}

/// A quiet moment as the viewer saw it, and what it learned of it since.
#[derive(Clone, Debug)]
pub struct Position {
    pub permanents: Vec<Lying>,
    rows: Vec<Row>,
    active: Seat,
    step: Step,
}

impl Position {
    pub fn seen(witness: &Witness, at: usize, named: &Named) -> Position {
        let view = &witness.stops[at].view;
        let mut position = Position { permanents: Vec::new(), rows: Vec::new(), active: view.active, step: view.step };
        for seat in &view.seats {
            position.rows.push(row(witness, at, seat, view, named));
        }
        for permanent in &view.battlefield {
            let lying = position.lying(permanent, view.turn, named);
            position.permanents.push(lying);
        }
        position
    }

    fn lying(&self, p: &PermanentView, turn: u32, named: &Named) -> Lying {
        let mut adjectives = Vec::new();
        let told = [(p.tapped, "tapped"), (p.phased_out, "phased-out"), (p.suspected, "suspected")];
        adjectives.extend(told.into_iter().filter(|(is, _)| *is).map(|(_, word)| word));
        let is_new = p.entered_turn == turn || p.summoning_sick && p.controller == self.active;
        if is_new {
            adjectives.push("new");
        }
        if p.transformed {
            adjectives.push("transformed");
        }
        if p.token {
            adjectives.push("token");
        }
        adjectives.extend(p.face_down.map(adjective));
        Lying {
            number: p.number,
            card: match p.card {
                Some(seen) => match named.faces_of(seen.get())[0].as_str() {
                    // A token that copies what is face down has no name of its own.
                    "" => Card::known(UNKNOWN),
                    name => Card::known(name),
                },
                None => Card::unknown(stand_in_cast(p.face_down)),
            },
            controller: p.controller,
            owner: p.owner,
            adjectives,
            token: p.token,
            copies: copies(p, named),
            attached_to: p.attached_to.and_then(|handle| match handle {
                Handle::Number(number) => Some(number),
                _ => None,
            }),
            damage: p.damage,
            counters: p.counters.clone(),
            goaded_by: p.goaded_by.clone(),
            commander: p.commander,
        }
    }

    /// Every card, in the order in which the position makes them.
    pub fn cards_mut(&mut self) -> impl Iterator<Item = &mut Card> {
        let on_battlefield = self.permanents.iter_mut().filter(|p| !p.token).map(|p| &mut p.card);
        let elsewhere = self.rows.iter_mut().flat_map(|row| {
            let Row { hand, library, graveyard, exile, hidden_exile, .. } = row;
            let piles = library.iter_mut().rev().chain(graveyard.iter_mut().rev());
            hand.iter_mut().chain(piles).chain(exile.iter_mut()).chain(hidden_exile.iter_mut())
        });
        on_battlefield.chain(elsewhere)
    }

    /// The n-th card, if it is a stand-in, is this one as the viewer knows now.
    pub fn learn(&mut self, nth: u16, name: &str) -> bool {
        let Some(card) = self.cards_mut().nth(nth.into()) else { return false };
        if !card.stand_in || card.name == name {
            return false;
        }
        *card = Card { name: name.to_owned(), stand_in: name.starts_with(STAND_IN) };
        true
    }

    /// For each card whether it is a stand-in.
    pub fn stand_ins(&mut self) -> Vec<bool> {
        self.cards_mut().map(|card| card.stand_in).collect()
    }

    pub fn names(&mut self) -> Vec<String> {
        let tokens = self.permanents.iter().filter(|p| p.token).map(|p| p.card.name.clone());
        let others: Vec<String> = tokens.chain(self.permanents.iter().filter_map(|p| p.copies.clone())).collect();
        self.cards_mut().map(|card| card.name.clone()).chain(others).collect()
    }

    /// The lines, the seats' names given. A permanent is labelled if `labelled` says so; those
    /// without a label are counted together where they entered one after another.
    pub fn lines(&self, seats: &[String], labelled: &dyn Fn(u32) -> bool) -> Vec<String> {
        let name = |seat: Seat| &seats[seat.index()];
        let mut lines = vec![
            format!("a game of {}", crate::retell::cards::list(seats)),
            format!("it is {}'s {}", name(self.active), crate::found::step_name(self.step)),
        ];
        for (row, seat) in self.rows.iter().zip(seats) {
            lines.extend(row.lines(seat));
        }
        let mut same: Option<(usize, String)> = None;
        for p in &self.permanents {
            let is_labelled = labelled(p.number);
            let rest = p.rest(seats, is_labelled);
            match &mut same {
                Some((count, before)) if !is_labelled && *before == rest => *count += 1,
                _ => {
                    lines.extend(same.take().map(|(count, rest)| counted(count, &rest)));
                    same = Some((1, rest));
                }
            }
            if is_labelled {
                lines.extend(same.take().map(|(count, rest)| counted(count, &rest)));
                if p.commander {
                    lines.push(format!("#n{} is {}'s commander", p.number, name(p.owner)));
                }
            }
        }
        lines.extend(same.map(|(count, rest)| counted(count, &rest)));
        let later = self.permanents.iter().filter_map(|p| Some((p.number, p.attached_to.filter(|to| *to > p.number)?)));
        lines.extend(later.map(|(what, to)| format!("#n{what} is attached to #n{to}")));
        lines
    }

    /// Permanents that another line of the position names.
    pub fn named_by_lines(&self) -> Vec<u32> {
        let attached = self.permanents.iter().filter(|p| p.attached_to.is_some());
        let attached = attached.flat_map(|p| [Some(p.number), p.attached_to]).flatten();
        let commanders = self.permanents.iter().filter(|p| p.commander).map(|p| p.number);
        attached.chain(commanders).collect()
    }

    /// Seats that had left the game before.
    pub fn left(&self) -> impl Iterator<Item = Seat> {
        let rows = self.rows.iter().enumerate();
        rows.filter(|(_, row)| !row.playing).map(|(nth, _)| Seat(nth as u8))
    }
}

/// `Ann controls a | tapped Gray Ogre #n4` with the bar as the place of the number.
fn counted(count: usize, rest: &str) -> String {
    let (before, after) = rest.split_once('|').expect("a description has a place for its number");
    match count {
        1 => format!("{before}{} {after}", a_or_an(after)),
        n => format!("{before}{n} {after}"),
    }
}

impl Lying {
    fn rest(&self, seats: &[String], labelled: bool) -> String {
        let mut text = format!("{} controls |", seats[self.controller.index()]);
        for adjective in &self.adjectives {
            text += adjective;
            text += " ";
        }
        text += &self.card.name;
        if labelled {
            text += &format!(" #n{}", self.number);
        }
        let mut clauses = Vec::new();
        if self.owner != self.controller {
            clauses.push(format!("owned by {}", seats[self.owner.index()]));
        }
        clauses.extend(self.copies.iter().map(|what| format!("copying {what}")));
        let before = self.attached_to.filter(|to| *to < self.number);
        clauses.extend(before.map(|to| format!("attached to #n{to}")));
        if self.damage > 0 {
            clauses.push(format!("with {} damage", self.damage));
        }
        for (kind, count) in &self.counters {
            let noun = if *count == 1 { "counter" } else { "counters" };
            clauses.push(format!("with {count} {} {noun}", counter_name(*kind)));
        }
        clauses.extend(self.goaded_by.iter().map(|seat| format!("goaded by {}", seats[seat.index()])));
        if !clauses.is_empty() {
            text += " ";
            text += &clauses.join(" and ");
        }
        text
    }
}

impl Row {
    fn lines(&self, seat: &str) -> Vec<String> {
        let mut lines = Vec::new();
        if self.life != 20 && self.playing {
            lines.push(format!("{seat} has {} life", self.life));
        }
        if self.mana != [0; 6] {
            lines.push(format!("{seat}'s mana pool is {}", crate::words::pool_text(self.mana)));
        }
        if self.lands > 0 {
            let noun = if self.lands == 1 { "land" } else { "lands" };
            lines.push(format!("{seat} has played {} {noun} this turn", self.lands));
        }
        let zones = [("hand", &self.hand), ("graveyard", &self.graveyard), ("exile", &self.exile)];
        for (zone, cards) in zones.into_iter().filter(|(_, cards)| !cards.is_empty()) {
            lines.push(format!("{seat}'s {zone} is {}", runs(cards)));
        }
        if !self.hidden_exile.is_empty() {
            lines.push(format!("{seat}'s face-down exile is {}", runs(&self.hidden_exile)));
        }
        lines.push(format!("{seat}'s library is {}", runs(&self.library)));
        lines
    }
}

/// `2 Forest, Gray Ogre`; the order is kept.
fn runs(cards: &[Card]) -> String {
    let names: Vec<&str> = cards.iter().map(|card| card.name.as_str()).collect();
    let runs: Vec<String> = names
        .chunk_by(|a, b| a == b)
        .map(|run| if run.len() == 1 { run[0].to_owned() } else { format!("{} {}", run.len(), run[0]) })
        .collect();
    crate::retell::cards::list(&runs)
}

fn row(witness: &Witness, at: usize, seat: &SeatView, view: &View, named: &Named) -> Row {
    let card = |card: &Option<Seen<FaceId>>| match card {
        Some(seen) => Card::known(&named.faces_of(seen.get())[0]),
        None => Card::unknown(UNKNOWN),
    };
    let all = |cards: &[CardView]| cards.iter().map(|c| card(&c.card)).collect::<Vec<_>>();
    let exiled = |face_down: bool| {
        let mine = view.exile.iter().filter(move |c| c.owner == seat.seat && c.face_down == face_down);
        mine.map(|c| card(&c.card)).collect::<Vec<_>>()
    };
    let mut library = vec![Card::unknown(UNKNOWN); seat.library.into()];
    for shown in &seat.shown_in_library {
        if let Handle::Library(_, place) = shown.handle {
            library[usize::from(place)] = card(&shown.card);
        }
    }
    let mut graveyard = all(&seat.graveyard);
    graveyard.reverse();
    let lands = if seat.playing { witness.lands_played(at, seat.seat) } else { 0 };
    Row {
        playing: seat.playing,
        life: seat.life,
        mana: seat.mana,
        lands,
        hand: all(&seat.hand),
        library,
        graveyard,
        exile: exiled(false),
        hidden_exile: exiled(true),
    }
}

/// What a face-up permanent copies: its name is none of its card's. What is face down has no name.
fn copies(p: &PermanentView, named: &Named) -> Option<String> {
    let (Some(seen), None) = (p.card, p.face_down) else { return None };
    let faces = named.faces_of(seen.get());
    match &p.characteristics.name {
        Some(name) if faces.contains(name) => None,
        Some(name) => Some(name.clone()),
        None if p.characteristics.keywords.contains(&ir::KeywordKind::Ward) => {
            Some("a face-down 2/2 with ward {2}".into())
        }
        None => Some("a face-down 2/2 without abilities".into()),
    }
}

fn adjective(by: By) -> &'static str {
    match by {
        By::Morph => "morphed",
        By::Disguise => "disguised",
        By::Manifest => "manifested",
        By::Cloak => "cloaked",
        By::Effect => "turned-down",
    }
}
