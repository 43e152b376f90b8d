//! CR 103. Set-up in: a game from decks, or from a described position.
//!
//! A [`Position`] is a description; [`Position::start`] checks it into a legal
//! position and says what is wrong with it. After that a game goes on only through
//! what it offers.

use crate::face_down::By;
use crate::ids::{FaceId, Identity, ObjectRef, PrintedId, Seat, Slot};
use crate::opening::Opening;
use crate::pack::Pack;
use crate::run::{Game, Record, Run, Table};
use crate::state::{Place, SeatRow, State};
use crate::turn::{Step, Turn};
use crate::zones::Entry;
use ir::{Counter, Zone};
use std::fmt;
use std::sync::Arc;

/// A game from its beginning.
#[derive(Clone, Debug)]
pub struct Setup {
    pub pack: Arc<Pack>,
    /// One deck for each seat, in turn order.
    pub decks: Vec<Vec<PrintedId>>,
    pub life: i32,
    pub record: Record,
}

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// CR 102.1. Types allow two to eight.
    Seats(usize),
    /// CR 100.2. A deck of no cards.
    EmptyDeck(Seat),
    /// More cards than the engine addresses.
    TooManyCards(usize),
    /// CR 110.4. This permanent of the description cannot be on the battlefield so.
    NotAPermanent(usize),
    /// It is attached to something that is not there, or cannot be attached.
    BadAttachment(usize),
    /// CR 301.5, 708.2. Described with a status that its rules do not give.
    BadStatus(usize, &'static str),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats(n) => write!(f, "a game has two to eight seats, not {n}"),
            SetupError::EmptyDeck(seat) => write!(f, "the deck of {seat:?} has no cards"),
            SetupError::TooManyCards(n) => write!(f, "{n} cards are too many; 4,000 are the limit"),
            SetupError::NotAPermanent(n) => write!(f, "permanent {} cannot be on the battlefield (CR 110.4)", n + 1),
            SetupError::BadAttachment(n) => write!(f, "permanent {} cannot be attached so (CR 301.5, 303.4)", n + 1),
            SetupError::BadStatus(n, why) => write!(f, "permanent {}: {why}", n + 1),
        }
    }
}

impl std::error::Error for SetupError {}

const CARDS: usize = 4_000;

impl Setup {
    /// ```
    /// use rules::{Next, Pack, Record, Setup};
    /// # use ir::*;
    /// # let face = CardFace { name: "Mountain".into(), mana_cost: None, color_indicator: ColorSet::NONE,
    /// #   type_line: TypeLine { supertypes: vec![Supertype::Basic], types: vec![CardType::Land],
    /// #   subtypes: vec![Subtype::named("Mountain").unwrap()] }, abilities: vec![], power_toughness: None };
    /// let pack = std::sync::Arc::new(Pack::new(&[Card { layout: Layout::Normal, faces: vec![face] }]));
    /// let deck = vec![pack.find("Mountain").unwrap(); 40];
    /// let game = Setup { pack, decks: vec![deck.clone(), deck], life: 20, record: Record::Everything }.start().unwrap();
    /// assert!(matches!(game.next(), Next::Chance(_))); // who goes first
    /// ```
    pub fn start(self) -> Result<Game, SetupError> {
        let seats = self.decks.len();
        if !(2..=Seat::MAX).contains(&seats) {
            return Err(SetupError::Seats(seats));
        }
        if let Some(empty) = self.decks.iter().position(Vec::is_empty) {
            return Err(SetupError::EmptyDeck(Seat(empty as u8)));
        }
        let mut build = Build::new(self.pack, seats, self.life);
        for (seat, deck) in self.decks.iter().enumerate() {
            for &card in deck {
                build.card(card, Seat(seat as u8), Zone::Library, Entry::PLAIN);
            }
        }
        build.check_size()?;
        build.pools();
        build.state.place = Place::Opening(Opening::Begin);
        Ok(Game::start(Arc::new(build.table), build.state, self.record))
    }
}

/// A position as somebody describes it.
#[derive(Clone, Debug)]
pub struct Position {
    pub pack: Arc<Pack>,
    pub seats: Vec<SeatPosition>,
    /// In order of entering.
    pub battlefield: Vec<PermanentPosition>,
    pub active: Seat,
    pub step: Step,
    pub record: Record,
}

#[derive(Clone, Debug, Default)]
pub struct SeatPosition {
    pub life: i32,
    pub hand: Vec<PrintedId>,
    /// From the top down.
    pub library: Vec<PrintedId>,
    /// From the top down.
    pub graveyard: Vec<PrintedId>,
    pub exile: Vec<PrintedId>,
    /// CR 406.3. Nobody may look at these.
    pub face_down_exile: Vec<PrintedId>,
    /// CR 305.2. In this turn.
    pub lands_played: u8,
    /// W, U, B, R, G, colorless.
    pub mana: [u8; 6],
}

#[derive(Clone, Debug)]
pub struct PermanentPosition {
    pub card: PrintedId,
    pub controller: Seat,
    pub owner: Seat,
    pub face_down: Option<By>,
    pub tapped: bool,
    pub phased_out: bool,
    pub suspected: bool,
    /// It came under its controller's control this turn.
    pub new: bool,
    pub back: bool,
    /// CR 111. A token that is what the front of the card says.
    pub token: bool,
    pub damage: u16,
    pub counters: Vec<(Counter, u16)>,
    /// Index into the battlefield.
    pub attached_to: Option<usize>,
    pub goaded_by: Vec<Seat>,
    /// CR 707.2. The copiable values of this face instead of its own.
    pub copies: Option<FaceId>,
    /// CR 903.3.
    pub commander: bool,
}

impl PermanentPosition {
    pub fn new(card: PrintedId, controller: Seat) -> PermanentPosition {
        PermanentPosition {
            card,
            controller,
            owner: controller,
            face_down: None,
            tapped: false,
            phased_out: false,
            suspected: false,
            new: false,
            back: false,
            token: false,
            damage: 0,
            counters: Vec::new(),
            attached_to: None,
            goaded_by: Vec::new(),
            copies: None,
            commander: false,
        }
    }
}

impl Position {
    /// Checks the description; the permanents have the public numbers 1, 2, 3 ... in its order.
    /// The active player has priority.
    pub fn start(self) -> Result<Game, SetupError> {
        let seats = self.seats.len();
        if !(2..=Seat::MAX).contains(&seats) {
            return Err(SetupError::Seats(seats));
        }
        let life = 20;
        let mut build = Build::new(self.pack.clone(), seats, life);
        build.state.turn =
            Turn { number: 2, active: self.active, step: self.step, cleanup_again: false, attacked: false };
        for seat in &mut build.state.seats {
            seat.kept = true;
        }
        build.state.seat_mut(self.active).last_turn = 2;
        build.battlefield(&self.battlefield)?;
        for (nth, row) in self.seats.iter().enumerate() {
            let seat = Seat(nth as u8);
            build.state.seat_mut(seat).life = row.life;
            build.state.seat_mut(seat).mana = row.mana;
            build.state.seat_mut(seat).lands_played = row.lands_played;
            let hidden = Entry { exile_face_down: true, ..Entry::PLAIN };
            row.hand.iter().for_each(|&c| build.card(c, seat, Zone::Hand, Entry::PLAIN));
            row.library.iter().rev().for_each(|&c| build.card(c, seat, Zone::Library, Entry::PLAIN));
            row.graveyard.iter().rev().for_each(|&c| build.card(c, seat, Zone::Graveyard, Entry::PLAIN));
            row.exile.iter().for_each(|&c| build.card(c, seat, Zone::Exile, Entry::PLAIN));
            row.face_down_exile.iter().for_each(|&c| build.card(c, seat, Zone::Exile, hidden));
        }
        build.check_size()?;
        build.pools();
        build.state.place = if matches!(self.step, Step::DeclareAttackers | Step::DeclareBlockers) {
            Place::TurnBased
        } else {
            Place::Settle(self.active)
        };
        Ok(Game::start(Arc::new(build.table), build.state, self.record))
    }
}

struct Build {
    table: Table,
    state: State,
}

impl Build {
    fn new(pack: Arc<Pack>, seats: usize, life: i32) -> Build {
        Build { table: Table { pack, cards: Vec::new(), commanders: Vec::new() }, state: State::empty(seats, life) }
    }

    fn run<T>(&mut self, work: impl FnOnce(&mut Run<'_>) -> T) -> T {
        Run::outside(&mut self.state, &self.table, work)
    }

    fn check_size(&self) -> Result<(), SetupError> {
        let n = self.table.cards.len();
        if n > CARDS { Err(SetupError::TooManyCards(n)) } else { Ok(()) }
    }

    fn slot(&mut self, card: PrintedId, owner: Seat, zone: Zone) -> Slot {
        let identity = Identity::Card(self.table.cards.len() as u16);
        self.table.cards.push((card, owner));
        self.run(|run| run.new_slot(identity, owner, zone))
    }

    /// A card in a zone other than the battlefield.
    fn card(&mut self, card: PrintedId, owner: Seat, zone: Zone, entry: Entry) {
        let slot = self.slot(card, owner, zone);
        self.run(|run| {
            run.put_in(slot, zone, entry);
            match zone {
                Zone::Hand => run.show(slot, owner.bit()),
                Zone::Library => {}
                Zone::Exile if entry.exile_face_down => {}
                Zone::Battlefield | Zone::Graveyard | Zone::Stack | Zone::Exile | Zone::Command => {
                    run.show_to_all(slot)
                }
            }
        });
    }

    fn battlefield(&mut self, all: &[PermanentPosition]) -> Result<(), SetupError> {
        let mut placed: Vec<ObjectRef> = Vec::new();
        for (nth, p) in all.iter().enumerate() {
            self.check_permanent(nth, p)?;
            let slot = if p.token {
                let face = self.table.pack.card(p.card).front;
                self.run(|run| run.new_slot(Identity::Token(face), p.owner, Zone::Battlefield))
            } else {
                self.slot(p.card, p.owner, Zone::Battlefield)
            };
            if p.commander && !p.token {
                self.table.commanders.push(self.table.cards.len() as u16 - 1);
            }
            let entry = Entry {
                controller: Some(p.controller),
                face_down: p.face_down,
                tapped: p.tapped,
                back: p.back,
                ..Entry::PLAIN
            };
            self.state.object_mut(slot).controller = p.controller;
            self.run(|run| run.put_in(slot, Zone::Battlefield, entry));
            placed.push(self.state.reference(slot));
            self.dress(slot, p);
        }
        for (nth, p) in all.iter().enumerate() {
            if let Some(to) = p.attached_to {
                let to = *placed.get(to).ok_or(SetupError::BadAttachment(nth))?;
                self.state.permanent_mut(placed[nth].slot).expect("placed").attached_to = to;
            }
        }
        self.state.characteristics_dirty = true;
        self.run(|run| run.refresh());
        for (nth, p) in all.iter().enumerate() {
            if p.attached_to.is_some() {
                let to = self.state.permanent(placed[nth].slot).expect("placed").attached_to;
                if !self.run(|run| run.world().can_be_attached(placed[nth], to)) {
                    return Err(SetupError::BadAttachment(nth));
                }
            }
        }
        self.state.records.clear();
        self.state.matched = 0;
        self.state.unmatched = 0;
        Ok(())
    }

    fn check_permanent(&self, nth: usize, p: &PermanentPosition) -> Result<(), SetupError> {
        let pack = &self.table.pack;
        let card = pack.card(p.card);
        let face = card.back.filter(|_| p.back).unwrap_or(card.front);
        let printed = &pack.face(face).printed;
        let keyword = |kinds: &[ir::KeywordKind]| kinds.iter().any(|&k| pack.face(card.front).printed.has(k));
        match p.face_down {
            None if !printed.types.is_permanent() => Err(SetupError::NotAPermanent(nth)),
            Some(By::Morph) if !keyword(&[ir::KeywordKind::Morph, ir::KeywordKind::Megamorph]) => {
                Err(SetupError::BadStatus(nth, "a card without morph cannot have been cast with it (CR 702.37d)"))
            }
            Some(By::Disguise) if !keyword(&[ir::KeywordKind::Disguise]) => {
                Err(SetupError::BadStatus(nth, "a card without disguise cannot have been cast with it (CR 702.168c)"))
            }
            Some(By::Effect) if card.back.is_some() => {
                Err(SetupError::BadStatus(nth, "a double-faced permanent cannot be turned face down (CR 712.16)"))
            }
            _ => Ok(()),
        }
    }

    fn dress(&mut self, slot: Slot, p: &PermanentPosition) {
        let what = self.state.reference(slot);
        let turn = self.state.turn.number;
        let row = self.state.permanent_mut(slot).expect("placed");
        row.since_turn = if p.new { turn } else { 0 };
        row.entered_turn = if p.new { turn } else { 0 };
        row.damage = p.damage;
        row.phased_out = p.phased_out;
        row.suspected = p.suspected;
        row.copies = p.copies;
        row.goaded_by = p.goaded_by.iter().fold(0, |bits, s| bits | s.bit());
        let seen = if p.face_down.is_some() { p.controller.bit() } else { u8::MAX };
        let counters = p.counters.clone();
        self.run(|run| {
            run.show(slot, seen);
            counters.iter().for_each(|&(kind, count)| run.add_counters(what, kind, count));
        });
    }

    /// For each seat the hidden cards of each owner are one pool: decklists are open, the order is not.
    fn pools(&mut self) {
        let owners = self.state.seats.len() as u8;
        for owner in (0..owners).map(Seat) {
            let hidden: Vec<Slot> = (0..self.state.objects.len() as u16)
                .map(Slot)
                .filter(|s| self.state.object(*s).owner == owner && self.state.object(*s).seen != u8::MAX)
                .collect();
            for seat in (0..owners).map(Seat) {
                let unknown: Vec<Slot> =
                    hidden.iter().copied().filter(|s| self.state.object(*s).seen & seat.bit() == 0).collect();
                self.run(|run| run.merge(&unknown, seat.bit()));
            }
        }
    }
}

impl State {
    /// A state without objects.
    fn empty(seats: usize, life: i32) -> State {
        let row = SeatRow {
            life,
            mana: [0; 6],
            lasting_mana: [0; 6],
            lands_played: 0,
            untap_steps_skipped: 0,
            playing: true,
            drew_from_empty: false,
            mulligans: 0,
            last_turn: 0,
            kept: false,
            private_numbers: 0,
            quick_cards: 0,
        };
        State {
            turn: Turn { number: 1, active: Seat(0), step: Step::Untap, cleanup_again: false, attacked: false },
            place: Place::Over,
            seats: vec![row; seats],
            objects: Vec::new(),
            identity: Vec::new(),
            pools: Vec::new(),
            free: Vec::new(),
            libraries: vec![Vec::new(); seats],
            hands: vec![Vec::new(); seats],
            graveyards: vec![Vec::new(); seats],
            exile: Vec::new(),
            battlefield: Vec::new(),
            stack: Vec::new(),
            targets: Vec::new(),
            pending: Vec::new(),
            ordered: 0,
            delayed: Vec::new(),
            captures: Vec::new(),
            captured: Vec::new(),
            ghosts: Vec::new(),
            looks: Vec::new(),
            permits: Vec::new(),
            effects: Vec::new(),
            affected: Vec::new(),
            counters: Vec::new(),
            blocks: Vec::new(),
            commander_casts: Vec::new(),
            links: Vec::new(),
            results: Vec::new(),
            ghosts_before: 0,
            amount: 0,
            card_name: crate::ids::NameId::NONE,
            happened: 0,
            computed: Vec::new(),
            records: Vec::new(),
            matched: 0,
            unmatched: 0,
            watched: 0,
            next_stamp: 0,
            next_number: 0,
            next_timestamp: 0,
            next_pool: 0,
            next_pile: 0,
            next_captured: 0,
            prevent_combat_damage: false,
            prevent_damage: false,
            starting_seat: Seat(0),
            winner: None,
            drawn: None,
            characteristics_dirty: false,
            unsettled: true,
            layers: 0,
            tokens: 0,
        }
    }
}
