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

/// The streams of a game: what every seat and spectators received so far.
pub struct Streams {
    seals: Seals,
    /// One for each seat, the last for spectators.
    logs: Vec<Log>,
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
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    (0..seats as u8).map(|nth| Viewer::Seat(Seat(nth))).chain([Viewer::Spectator])
}

impl Streams {
    /// Of a table that was just opened, and what each viewer received with that.
    pub fn open(table: &mut Table) -> (Streams, Vec<Received>) {
        let opening = &table.record().opening;
        let logs = viewers(opening.seats.len()).map(|viewer| Log::new(table, viewer)).collect();
        let mut streams = Streams { seals: Seals::new(opening.secret()), logs };
        let received = streams.go_on(table);
        (streams, received)
    }

    /// The streams of a whole record.
    pub fn of(cards: &Arc<Cards>, record: &Record) -> Result<(Table, Streams), OpenError> {
        let mut table = Table::open(cards.clone(), record.opening.clone())?;
        let (mut streams, _) = Streams::open(&mut table);
        for (at, entry) in record.entries.iter().enumerate() {
            match entry {
                Entry::Back(seat, to) => {
                    table.go_back(*seat, *to);
                    streams.go_back(&mut table, *to);
                }
                played => {
                    table.take(played.clone()).map_err(|why| OpenError::Refused { entry: at + 1, why })?;
                    streams.go_on(&mut table);
                }
            }
        }
        Ok((table, streams))
    }

    /// The table has taken an entry that counts: what each seat and, last, spectators receive.
    pub fn go_on(&mut self, table: &mut Table) -> Vec<Received> {
        let told: Vec<Vec<Told>> = viewers(self.logs.len() - 1).map(|viewer| table.take_told(viewer)).collect();
        let unsealed = self.seals.go_on(table, &told);
        let opened = unsealed.opened.into_iter();
        let all = told.into_iter().zip(opened);
        let received: Vec<Received> =
            all.map(|(told, opened)| Received { told, sealed: unsealed.sealed.clone(), opened }).collect();
        for (log, received) in self.logs.iter_mut().zip(&received) {
            log.push(received);
        }
        received
    }

    /// The table has taken back what came after so many entries that counted.
    pub fn go_back(&mut self, table: &mut Table, to: usize) {
        // What led there was told before.
        viewers(self.logs.len() - 1).for_each(|viewer| drop(table.take_told(viewer)));
        table.take_shuffled();
        self.seals.go_back(to);
        self.logs.iter_mut().for_each(|log| log.go_back(to));
    }

    pub fn log(&self, viewer: Viewer) -> &Log {
        match viewer {
            Viewer::Seat(seat) => &self.logs[seat.index()],
            Viewer::Spectator => self.logs.last().expect("spectators have one"),
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
