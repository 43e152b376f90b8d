//! What each viewer received, as lines of a file that cannot be changed unnoticed.

use super::{Opened, Sealed, Seals};
use crate::{Entry, OpenError, Record, Table};
use messages::Cards;
use rules::Seat;
use rules::knowledge::{Told, Viewer};
use serde::Serialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The shape of the file.
pub(super) const FORMAT: u32 = 1;

/// What a viewer received on the way to a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Received {
    pub told: Vec<Told>,
    pub sealed: Vec<Sealed>,
    pub opened: Vec<Opened>,
}

/// What every seat and spectators receive, entry by entry. It grows with the seals that stand, not with what was told.
pub struct Streams {
    seals: Seals,
    seats: usize,
}

/// The log of every seat and, last, of spectators.
pub struct Logs(Vec<Log>);

/// What an entry of a record brought to the viewers.
enum Step {
    On(Vec<Received>),
    /// What came after so many entries that counted was taken back.
    Back(usize),
}

/// What one viewer received: a line for each moment that brought something.
#[derive(Clone, Debug)]
pub struct Log {
    lines: Vec<String>,
    /// After each entry that counts, how many lines stood.
    stood: Vec<usize>,
    head: [u8; 32],
}

impl Received {
    pub fn is_nothing(&self) -> bool {
        self.told.is_empty() && self.sealed.is_empty() && self.opened.is_empty()
    }

    /// What was received next.
    pub fn append(&mut self, next: Received) {
        let told = self.told.len();
        self.sealed.extend(next.sealed.into_iter().map(|sealed| Sealed { after: told + sealed.after, ..sealed }));
        self.told.extend(next.told);
        self.opened.extend(next.opened);
    }
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats as u8).map(|nth| Viewer::Seat(Seat(nth))).chain([Viewer::Spectator])
}

/// Plays a record, with what was taken back: seals count that too.
fn walk(cards: &Arc<Cards>, record: &Record, see: &mut dyn FnMut(&Table, Step)) -> Result<(Table, Streams), OpenError> {
    let mut table = Table::open(cards.clone(), record.opening.clone())?;
    let (mut streams, received) = Streams::open(&mut table);
    see(&table, Step::On(received));
    for (at, entry) in record.entries.iter().enumerate() {
        match entry {
            Entry::Back(seat, to) => {
                table.go_back(*seat, *to);
                streams.go_back(&mut table);
                see(&table, Step::Back(table.moves()));
            }
            played => {
                table.take(played.clone()).map_err(|why| OpenError::Refused { entry: at + 1, why })?;
                let received = streams.go_on(&mut table);
                see(&table, Step::On(received));
            }
        }
    }
    Ok((table, streams))
}

/// What each seat and, last, spectators have received of what stands.
pub fn so_far(cards: &Arc<Cards>, record: &Record) -> Result<Vec<Received>, OpenError> {
    let mut moments: Vec<Vec<Received>> = Vec::new();
    walk(cards, record, &mut |_, step| match step {
        Step::On(received) => moments.push(received),
        Step::Back(to) => moments.truncate(to + 1),
    })?;
    let mut all = vec![Received::default(); record.opening.seats.len() + 1];
    for moment in moments {
        all.iter_mut().zip(moment).for_each(|(all, next)| all.append(next));
    }
    Ok(all)
}

impl Streams {
    /// Of a table that was just opened, and what each viewer received with that.
    pub fn open(table: &mut Table) -> (Streams, Vec<Received>) {
        let opening = &table.record().opening;
        let mut streams = Streams { seals: Seals::new(opening.secret()), seats: opening.seats.len() };
        let received = streams.go_on(table);
        (streams, received)
    }

    /// A table as a record left it, and its streams from there on.
    pub fn resume(cards: &Arc<Cards>, record: &Record) -> Result<(Table, Streams), OpenError> {
        walk(cards, record, &mut |_, _| {})
    }

    /// The table has taken an entry that counts: what each seat and, last, spectators receive.
    pub fn go_on(&mut self, table: &mut Table) -> Vec<Received> {
        let told: Vec<Vec<Told>> = viewers(self.seats).map(|viewer| table.take_told(viewer)).collect();
        let unsealed = self.seals.go_on(table, &told);
        let opened = unsealed.opened.into_iter();
        let all = told.into_iter().zip(opened);
        all.map(|(told, opened)| Received { told, sealed: unsealed.sealed.clone(), opened }).collect()
    }

    /// The table has taken something back.
    pub fn go_back(&mut self, table: &mut Table) {
        // What led there was told before.
        viewers(self.seats).for_each(|viewer| drop(table.take_told(viewer)));
        table.take_shuffled();
        self.seals.go_back(table.moves());
    }
}

impl Logs {
    /// The logs of a whole record.
    pub fn of(cards: &Arc<Cards>, record: &Record) -> Result<Logs, OpenError> {
        let mut logs: Vec<Log> = Vec::new();
        walk(cards, record, &mut |table, step| {
            if logs.is_empty() {
                logs = viewers(record.opening.seats.len()).map(|viewer| Log::new(table, viewer)).collect();
            }
            match step {
                Step::On(received) => logs.iter_mut().zip(&received).for_each(|(log, received)| log.push(received)),
                Step::Back(to) => logs.iter_mut().for_each(|log| log.go_back(to)),
            }
        })?;
        Ok(Logs(logs))
    }

    pub fn log(&self, viewer: Viewer) -> &Log {
        match viewer {
            Viewer::Seat(seat) => &self.0[seat.index()],
            Viewer::Spectator => self.0.last().expect("spectators have one"),
        }
    }
}

/// The hash of all lines up to this one.
pub(super) fn chained(head: [u8; 32], line: &str) -> [u8; 32] {
    Sha256::new().chain_update(head).chain_update(line).finalize().into()
}

impl Log {
    fn new(table: &Table, viewer: Viewer) -> Log {
        let opening = &table.record().opening;
        let seats: Vec<&str> = opening.seats.iter().map(|seat| seat.name.as_str()).collect();
        let first = json!({
            "facedown_log": FORMAT,
            "engine": env!("CARGO_PKG_VERSION"),
            "pack": crate::record::pack_digest(table.cards()),
            "viewer": viewer,
            "seats": seats,
            "commitment": opening.secret().commitment(),
            "nonces": opening.fair.as_ref().map(|fair| fair.nonces.clone()).unwrap_or_default(),
        });
        let mut log = Log { lines: Vec::new(), stood: Vec::new(), head: [0; 32] };
        log.add(first.to_string());
        log
    }

    fn add(&mut self, line: String) {
        self.head = chained(self.head, &line);
        self.lines.push(line);
    }

    fn push(&mut self, received: &Received) {
        if !received.is_nothing() {
            self.add(serde_json::to_string(received).expect("plain data"));
        }
        self.stood.push(self.lines.len());
    }

    fn go_back(&mut self, to: usize) {
        self.stood.truncate(to + 1);
        let stood = *self.stood.last().expect("the opening stands");
        if stood < self.lines.len() {
            self.add(json!({ "back": stood }).to_string());
            self.stood.pop();
            self.stood.push(self.lines.len());
        }
    }

    /// The hash of everything so far, in hexadecimal: who wrote it down notices a change of any line.
    pub fn head(&self) -> String {
        hex::encode(self.head)
    }

    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The file; with the record of the game everything can be checked, and everything can be seen.
    pub fn text(&self, cards: &Cards, opened: Option<&Record>) -> String {
        let mut lines = self.lines.clone();
        if let Some(Record { opening, entries }) = opened {
            lines.push(json!({ "opening": opening, "entries": entries }).to_string());
        }
        let mut faces = BTreeMap::new();
        for line in &self.lines {
            let line: Value = serde_json::from_str(line).expect("its own line");
            name_cards(&line, cards, &mut faces);
        }
        lines.push(json!({ "head": self.head(), "cards": faces }).to_string());
        lines.into_iter().map(|line| line + "\n").collect()
    }
}

/// The English names of the faces that a line speaks of.
fn name_cards(value: &Value, cards: &Cards, faces: &mut BTreeMap<u64, String>) {
    if let Some(face) = value.pointer("/card/value").and_then(Value::as_u64) {
        let name = || cards.pack.face(rules::FaceId(face as u16)).name.clone();
        faces.entry(face).or_insert_with(name);
    }
    match value {
        Value::Object(fields) => fields.values().for_each(|value| name_cards(value, cards, faces)),
        Value::Array(values) => values.iter().for_each(|value| name_cards(value, cards, faces)),
        _ => {}
    }
}
