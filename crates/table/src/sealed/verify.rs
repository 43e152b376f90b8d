//! Whether a log is true: what it shows, and with the secret everything.

use super::log::{FORMAT, chained};
use super::wrong::Wrong;
use super::{Logs, Opened};
use crate::{Entry, Opening, Record};
use messages::{Cards, Language, Messages};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::sync::Arc;

/// What was checked, all of it true.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    pub seats: Vec<String>,
    /// A seat's name, or a spectator.
    pub viewer: String,
    pub moments: usize,
    pub seals: usize,
    /// How many of the seals were opened.
    pub opened: usize,
    /// The secret is in the file: every card, every order and every draw was made again.
    pub whole: bool,
    /// No seat gave a nonce: whoever set the game up chose its shuffles by a number.
    pub chosen: bool,
    pub head: String,
}

/// What is wrong, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub line: usize,
    pub what: Wrong,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what.said(Messages::of(Language::English)))
    }
}

impl std::error::Error for Found {}

#[derive(Deserialize)]
struct First {
    facedown_log: u32,
    engine: String,
    pack: String,
    viewer: Value,
    seats: Vec<String>,
    commitment: String,
    nonces: Vec<String>,
}

#[derive(Deserialize)]
struct Last {
    head: String,
    cards: BTreeMap<u64, String>,
}

#[derive(Deserialize)]
struct Whole {
    opening: Opening,
    entries: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Line {
    Back { back: usize },
    Received { told: Vec<Value>, sealed: Vec<SealedLine>, opened: Vec<Opened> },
}

#[derive(Deserialize)]
struct SealedLine {
    seal: u64,
    of: Value,
    after: usize,
    commitment: String,
}

/// Which seal lies where.
#[derive(Clone, Default)]
struct Places {
    /// By the handle as it is written.
    objects: HashMap<String, u64>,
    /// By the seat, the top first. None: its order may be another than that of the seals.
    libraries: BTreeMap<u64, Option<VecDeque<u64>>>,
}

impl Places {
    fn get(&self, handle: &Value) -> Option<u64> {
        match library(handle) {
            Some((seat, place)) => self.libraries.get(&seat)?.as_ref()?.get(place).copied(),
            None => self.objects.get(&handle.to_string()).copied(),
        }
    }

    /// The next seal of a library that is sealed anew from the top.
    fn seal_library(&mut self, seat: u64, place: usize, seal: u64) {
        let seals = self.libraries.entry(seat).or_default().get_or_insert_default();
        seals.truncate(place);
        seals.push_back(seal);
    }

    /// What an event does to places.
    fn follow(&mut self, kind: &str, fields: &Value) {
        let seat = |name: &str| fields[name].as_u64().unwrap_or_default();
        match kind {
            "Moved" => {
                if fields["from"] == "Library" {
                    let library = self.libraries.entry(seat("owner")).or_default();
                    match (library.as_mut(), fields["cause"].as_str()) {
                        (Some(seals), Some("Draw" | "Mill")) => drop(seals.pop_front()),
                        _ => *library = None,
                    }
                }
                if fields["to"] == "Library" {
                    self.libraries.insert(seat("owner"), None);
                }
                let seal = self.objects.remove(&fields["was"].to_string());
                if let Some(seal) = seal.filter(|_| !fields["now"]["face_down"].is_null()) {
                    self.objects.insert(fields["now"]["handle"].to_string(), seal);
                }
            }
            "LibraryShuffled" | "Scried" | "Surveiled" => drop(self.libraries.insert(seat("seat"), None)),
            _ => {}
        }
    }
}

/// Whose library, and the place from the top.
fn library(handle: &Value) -> Option<(u64, usize)> {
    let place = handle.get("Library")?;
    Some((place[0].as_u64()?, place[1].as_u64()? as usize))
}

struct Checker {
    cards: BTreeMap<u64, String>,
    commitments: HashMap<u64, String>,
    opened: HashMap<u64, Opened>,
    /// After each line.
    places: Vec<Places>,
}

/// Checks a log: every opening against its commitment, every card shown against its opening, the
/// chain of lines; and where the secret is in it, the whole game is played again and every line compared.
pub fn verify(text: &str, cards: &Arc<Cards>) -> Result<Report, Found> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let found = |line: usize, what: Wrong| Found { line, what };
    let Some((first_line, rest)) = lines.split_first() else {
        return Err(found(1, Wrong::Empty));
    };
    let first: First = serde_json::from_str(first_line).map_err(|_| found(1, Wrong::NoLog))?;
    if first.facedown_log != FORMAT {
        return Err(found(1, Wrong::Shape(first.facedown_log)));
    }
    let last_at = lines.len();
    let cut = || found(last_at, Wrong::CutShort);
    let (last, rest) = rest.split_last().ok_or_else(cut)?;
    let last: Last = serde_json::from_str(last).map_err(|_| cut())?;
    let (whole, rest) = match rest.split_last() {
        Some((line, before)) if line.starts_with("{\"entries\"") || line.starts_with("{\"opening\"") => {
            let whole: Whole = serde_json::from_str(line).map_err(|_| found(last_at - 1, Wrong::Record))?;
            (Some(whole), before)
        }
        _ => (None, rest),
    };
    let head = rest.iter().fold(chained([0; 32], first_line), |head, line| chained(head, line));
    let mut checker = Checker::new(last.cards);
    for (nth, line) in rest.iter().enumerate() {
        checker.line(line).map_err(|what| found(nth + 2, what))?;
    }
    if hex::encode(head) != last.head {
        return Err(found(last_at, Wrong::Head));
    }
    if let Some(Whole { opening, entries }) = &whole {
        play_again(&first, &lines, Record { opening: opening.clone(), entries: entries.clone() }, cards)?;
    }
    let chosen = first.nonces.is_empty();
    let seat = first.viewer["Seat"].as_u64().and_then(|nth| first.seats.get(nth as usize));
    let viewer = seat.map_or_else(|| "a spectator".to_owned(), String::clone);
    Ok(Report {
        viewer,
        seats: first.seats,
        moments: rest.len(),
        seals: checker.commitments.len(),
        opened: checker.opened.len(),
        whole: whole.is_some(),
        chosen,
        head: last.head,
    })
}

/// With the secret the game can be played again: the same lines must come out.
fn play_again(first: &First, lines: &[&str], record: Record, cards: &Arc<Cards>) -> Result<(), Found> {
    let at = lines.len() - 1;
    let found = |what: Wrong| Found { line: at, what };
    if record.opening.secret().commitment() != first.commitment {
        return Err(found(Wrong::Secret));
    }
    let fair = record.opening.fair.as_ref();
    let nonces: Vec<String> = fair.into_iter().flat_map(|fair| &fair.nonces).map(|n| hex::encode(n.0)).collect();
    if nonces != first.nonces {
        return Err(found(Wrong::Nonces));
    }
    if fair.is_some_and(|fair| fair.seed() != record.opening.seed) {
        return Err(found(Wrong::Seed));
    }
    let here = (env!("CARGO_PKG_VERSION"), crate::record::pack_digest(cards));
    if (first.engine.as_str(), first.pack.as_str()) != (here.0, here.1.as_str()) {
        let then = [first.engine.clone(), first.pack.clone()];
        return Err(Found { line: 1, what: Wrong::Version { then, here: [here.0.to_owned(), here.1] } });
    }
    let logs = Logs::of(cards, &record).map_err(|why| found(Wrong::NotPlayed(why)))?;
    let viewer = rules::knowledge::Viewer::Spectator;
    let viewers = (0..record.opening.seats.len() as u8).map(|nth| rules::knowledge::Viewer::Seat(rules::Seat(nth)));
    let viewer =
        viewers.chain([viewer]).find(|viewer| serde_json::to_value(viewer).ok().as_ref() == Some(&first.viewer));
    let viewer = viewer.ok_or(Found { line: 1, what: Wrong::Viewer })?;
    let made = logs.log(viewer).lines();
    let given = &lines[..lines.len() - 2];
    for (nth, line) in given.iter().enumerate() {
        if made.get(nth).is_none_or(|made| made != line) {
            return Err(Found { line: nth + 1, what: Wrong::Another });
        }
    }
    if made.len() != given.len() {
        return Err(found(Wrong::Further));
    }
    Ok(())
}

impl Checker {
    fn new(cards: BTreeMap<u64, String>) -> Checker {
        Checker { cards, commitments: HashMap::new(), opened: HashMap::new(), places: vec![Places::default()] }
    }

    fn line(&mut self, line: &str) -> Result<(), Wrong> {
        let line: Line = serde_json::from_str(line).map_err(|_| Wrong::Line)?;
        let mut places = self.places.last().cloned().unwrap_or_default();
        match line {
            Line::Back { back } => {
                let at = back.checked_sub(1).and_then(|at| self.places.get(at));
                places = at.ok_or(Wrong::Back)?.clone();
            }
            Line::Received { told, sealed, opened } => {
                let mut libraries = VecDeque::new();
                for SealedLine { seal, of, after, commitment } in sealed {
                    if self.commitments.insert(seal, commitment).is_some() {
                        return Err(Wrong::Twice(seal));
                    }
                    match library(&of) {
                        Some(place) => libraries.push_back((after, place, seal)),
                        None => drop(places.objects.insert(of.to_string(), seal)),
                    }
                }
                for opened in opened {
                    self.open(opened)?;
                }
                self.told(&told, libraries, &mut places)?;
            }
        }
        self.places.push(places);
        Ok(())
    }

    fn open(&mut self, opened: Opened) -> Result<(), Wrong> {
        let Opened { seal, card, .. } = &opened;
        let commitment = self.commitments.get(seal).ok_or(Wrong::Early(*seal))?;
        if opened.commitment().as_ref() != Some(commitment) {
            return Err(Wrong::False { seal: *seal, card: card.clone() });
        }
        self.opened.insert(*seal, opened);
        Ok(())
    }

    /// What the line shows of sealed cards is what their openings say. `sealed` is what libraries
    /// got on the way: after how many events, whose and at which place, and the seal.
    fn told(
        &self,
        told: &[Value],
        mut sealed: VecDeque<(usize, (u64, usize), u64)>,
        places: &mut Places,
    ) -> Result<(), Wrong> {
        for (nth, event) in told.iter().enumerate() {
            while let Some((_, (seat, place), seal)) = sealed.pop_front_if(|(after, ..)| *after <= nth) {
                places.seal_library(seat, place, seal);
            }
            let Some((kind, fields)) = event["event"].as_object().and_then(|event| event.iter().next()) else {
                continue;
            };
            let now = &fields["now"];
            self.shows(&fields["was"], now, places)?;
            places.follow(kind, fields);
            for thing in [now, &fields["what"], &fields["spell"]] {
                self.shows(&thing["handle"], thing, places)?;
            }
        }
        for (_, (seat, place), seal) in sealed {
            places.seal_library(seat, place, seal);
        }
        Ok(())
    }

    fn shows(&self, handle: &Value, thing: &Value, places: &Places) -> Result<(), Wrong> {
        let (Some(face), Some(seal)) = (thing["card"]["value"].as_u64(), places.get(handle)) else {
            return Ok(());
        };
        let name = self.cards.get(&face).ok_or(Wrong::Nameless(face))?;
        match self.opened.get(&seal) {
            Some(opened) if opened.card == *name => Ok(()),
            Some(opened) => Err(Wrong::ShownOther { name: name.clone(), seal, card: opened.card.clone() }),
            None => Err(Wrong::Unopened { name: name.clone(), seal }),
        }
    }
}
