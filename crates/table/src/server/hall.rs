//! All rooms: made, found again, and let go when nobody is there.

use super::catalogue::Catalogues;
use super::driver::{self, Command, Joining, Seated};
use super::fault::Fault;
use super::guard::{Bucket, Rates};
use super::{Options, Seeds};
use crate::deck;
use crate::protocol::{Clock, Join, Joined, NewRoom, NewSeat, SeatKind};
use crate::room::{Chair, JoinError, Room, Setting, bot, random_room, short};
use crate::sealed::NoNonce;
use crate::storage::{Storage, StorageError};
use axum::http::StatusCode;
use messages::{Cards, Language};
use std::collections::HashMap;
use std::sync::atomic::AtomicUsize;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};

/// Decks where none is named.
const OWN_DECK: &str = "masquerade";
const THEIR_DECK: &str = "wings";

/// Bounds of a clock.
const LEAST_SECONDS: u32 = 10;
const MOST_SECONDS: u32 = 86_400;
const MOST_INCREMENT: u32 = 3_600;

/// So many lines and cards a deck has at most.
pub const LINES: usize = 300;
const MOST: usize = 250;

/// Old rooms are looked for so often, and so many are forgotten at most each time.
const FORGETS: Duration = Duration::from_secs(600);
const FORGOTTEN: u32 = 1_000;

pub struct Hall {
    pub cards: Arc<Cards>,
    pub storage: Storage,
    pub options: Options,
    pub catalogues: Catalogues,
    pub connections: Arc<AtomicUsize>,
    pub stopped: watch::Receiver<bool>,
    rooms: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    /// Held while a room is read from disk, so that none is read twice.
    loading: tokio::sync::Mutex<()>,
    made: Mutex<Bucket>,
    pub rates: Rates,
}

impl Hall {
    pub fn new(cards: Arc<Cards>, storage: Storage, options: Options, stopped: watch::Receiver<bool>) -> Hall {
        let made = Mutex::new(Bucket::new(f64::from(options.limits.made) / 60.0, options.limits.made));
        let rates = Rates::new(options.limits.requests);
        Hall {
            catalogues: Catalogues::new(cards.clone()),
            cards,
            storage,
            options,
            connections: Arc::default(),
            stopped,
            rooms: Mutex::default(),
            loading: tokio::sync::Mutex::default(),
            made,
            rates,
        }
    }

    pub fn rooms(&self) -> usize {
        self.live().len()
    }

    fn live(&self) -> std::sync::MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.rooms.lock().expect("nothing panics while it holds this")
    }

    /// Makes a room, and sits its maker down.
    pub async fn make(self: &Arc<Hall>, wanted: NewRoom) -> Result<Joined, Fault> {
        if !self.made.lock().expect("nothing panics while it holds this").take() {
            return Err(Fault::new(StatusCode::TOO_MANY_REQUESTS, "table-too-many-made"));
        }
        self.has_space().await?;
        let setting = self.setting(&wanted)?;
        let mut room = Room::new(random_room(), setting, self.cards.clone(), self.options.tick);
        let commitment = room.chance().commitment;
        let mut joined = Joined { room: room.id.clone(), seat: None, token: None, commitment };
        match &wanted.name {
            Some(name) if !room.is_full() => {
                let deck = wanted.deck.as_deref().unwrap_or(OWN_DECK);
                let chair = self.chair(name, deck, wanted.language.as_deref())?;
                let language = chair.language.clone();
                let (seat, token) = room.join(chair, None).map_err(|why| not_joined(&language, why))?;
                (joined.seat, joined.token) = (Some(seat), Some(token.shown().to_owned()));
            }
            None if wanted.deck.is_some() => {
                return Err(Fault::bad("table-deck-without-name"));
            }
            Some(_) | None => {}
        }
        if room.is_full() {
            room.begin().map_err(Fault::open)?;
        }
        let unsaved = room.unsaved().expect("it is new");
        self.storage.write(driver::write(&room.id, &unsaved)).await.map_err(unkept)?;
        room.saved(&unsaved);
        self.drive(room);
        tracing::info!(room = short(&joined.room), seats = wanted.seats.len(), "room made");
        Ok(joined)
    }

    async fn has_space(&self) -> Result<(), Fault> {
        let full = self.rooms() >= self.options.limits.rooms;
        if full || self.storage.rooms().await.map_err(unkept)? >= self.options.limits.kept {
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, "table-no-space"));
        }
        Ok(())
    }

    fn setting(&self, wanted: &NewRoom) -> Result<Setting, Fault> {
        if !(2..=4).contains(&wanted.seats.len()) {
            return Err(Fault::bad("table-seats"));
        }
        let persons = wanted.seats.iter().filter(|s| s.kind == SeatKind::Person).count();
        if wanted.seed.is_some() && persons > 1 && self.options.seeds == Seeds::AgainstBots {
            return Err(Fault::bad("table-seed"));
        }
        if let Some(Clock { seconds, increment }) = wanted.clock
            && (!(LEAST_SECONDS..=MOST_SECONDS).contains(&seconds) || increment > MOST_INCREMENT)
        {
            let bounds = [("least", LEAST_SECONDS), ("most", MOST_SECONDS), ("increment", MOST_INCREMENT)];
            let bounds = bounds.map(|(name, seconds)| (name, seconds.to_string().into()));
            return Err(Fault::with(StatusCode::BAD_REQUEST, "table-clock", bounds.into()));
        }
        let bots = wanted.seats.len() - persons;
        let chairs = wanted.seats.iter().enumerate().map(|(nth, seat)| match seat.kind {
            SeatKind::Person => Ok(Chair::free()),
            SeatKind::Bot => self.bot_chair(seat, if bots == 1 { "Bot".to_owned() } else { format!("Bot{}", nth + 1) }),
        });
        let setting = Setting::new(chairs.collect::<Result<_, _>>()?, wanted.seed);
        Ok(Setting { clock: wanted.clock, opens_all: wanted.opens_all, ..setting })
    }

    fn bot_chair(&self, seat: &NewSeat, name: String) -> Result<Chair, Fault> {
        let kind = seat.bot.as_deref().unwrap_or("basic");
        if bot(kind, &self.cards.pack, 0).is_none() {
            return Err(Fault::with(StatusCode::BAD_REQUEST, "table-no-bot", vec![("bots", "basic, random".into())]));
        }
        let mut chair = self.chair(&name, seat.deck.as_deref().unwrap_or(THEIR_DECK), None)?;
        chair.bot = Some(kind.to_owned());
        Ok(chair)
    }

    fn chair(&self, name: &str, deck: &str, language: Option<&str>) -> Result<Chair, Fault> {
        let fits = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '\'');
        let code = language.unwrap_or("en");
        let Some(language) = Language::from_code(code) else {
            return Err(Fault::no_language(code, StatusCode::BAD_REQUEST));
        };
        let bad = |code, named| Fault::with(StatusCode::BAD_REQUEST, code, named).in_language(language);
        let name = name.trim();
        if name.is_empty() || name.chars().count() > 16 || !name.chars().all(fits) {
            return Err(bad("table-name", Vec::new()));
        }
        if deck.lines().count() > LINES {
            return Err(bad("table-deck-lines", vec![("lines", LINES.into())]));
        }
        // A file is never read here: what is no deck that ships is the list itself.
        let (called, text) = match deck::shipped(deck) {
            Some(text) => (deck, text),
            None => ("own", deck),
        };
        let cards = deck::parse(called, text, &self.cards.shipped, &self.cards.pack);
        let cards = cards.map_err(|wrong| Fault::deck(wrong).in_language(language))?;
        if cards.len() > MOST {
            return Err(bad("table-deck-cards", vec![("cards", MOST.into())]));
        }
        let pack = &self.cards.pack;
        Ok(Chair {
            name: Some(name.to_owned()),
            deck: called.to_owned(),
            cards: cards.iter().map(|id| pack.face(pack.card(*id).front).name.clone()).collect(),
            language: language.code().to_owned(),
            ..Chair::free()
        })
    }

    pub async fn join(self: &Arc<Hall>, room: &str, wanted: Join) -> Result<Joined, Fault> {
        let chair = self.chair(&wanted.name, &wanted.deck, wanted.language.as_deref())?;
        let nonce = wanted.nonce.map(|nonce| nonce.parse()).transpose();
        let language = Language::from_code(&chair.language).unwrap_or(Language::English);
        let nonce = nonce.map_err(|NoNonce| Fault::bad("table-nonce").in_language(language))?;
        let joining = |answer| Command::Join(Box::new(Joining { chair, nonce, answer }));
        let Seated { seat, token, commitment } = self.ask(room, joining).await??;
        Ok(Joined { room: room.to_owned(), seat: Some(seat), token: Some(token.shown().to_owned()), commitment })
    }

    /// Asks a room something; it is taken up from disk if nobody was there.
    pub async fn ask<T>(
        self: &Arc<Hall>,
        room: &str,
        command: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Fault> {
        let (answer, wait) = oneshot::channel();
        self.find(room).await?.send(command(answer)).await.map_err(|_| Fault::broken())?;
        wait.await.map_err(|_| Fault::broken())
    }

    /// The way to a room.
    pub async fn find(self: &Arc<Hall>, id: &str) -> Result<mpsc::Sender<Command>, Fault> {
        if let Some(way) = self.there(id) {
            return Ok(way);
        }
        if id.len() != 32 || !id.chars().all(|c| c.is_ascii_hexdigit()) {
            return Err(Fault::no_room());
        }
        let _one_at_a_time = self.loading.lock().await;
        if let Some(way) = self.there(id) {
            return Ok(way);
        }
        if self.rooms() >= self.options.limits.rooms {
            return Err(Fault::new(StatusCode::SERVICE_UNAVAILABLE, "table-rooms-in-use"));
        }
        let kept = self.storage.load(id).await.map_err(unkept)?.ok_or_else(Fault::no_room)?;
        let gone_on = |why: String| {
            tracing::warn!(room = short(id), why, "cannot go on");
            Fault::new(StatusCode::CONFLICT, "table-cannot-go-on")
        };
        let setting = serde_json::from_str(&kept.setting).map_err(|why| gone_on(why.to_string()))?;
        let room = Room::resume(id.to_owned(), setting, &kept.lines, self.cards.clone(), self.options.tick);
        let room = room.map_err(gone_on)?;
        tracing::info!(room = short(id), entries = kept.lines.len(), "room taken up");
        Ok(self.drive(room))
    }

    fn there(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.live().get(id).filter(|way| !way.is_closed()).cloned()
    }

    fn drive(self: &Arc<Hall>, room: Room) -> mpsc::Sender<Command> {
        let (way, commands) = mpsc::channel(driver::WAITING);
        let id = room.id.clone();
        self.live().insert(id.clone(), way.clone());
        let (hall, own) = (self.clone(), way.downgrade());
        tokio::spawn(async move {
            driver::drive(room, commands, hall.storage.clone(), hall.options.clone(), hall.stopped.clone()).await;
            let mut live = hall.live();
            // Another may have taken its place.
            if own.upgrade().is_none_or(|own| live.get(&id).is_some_and(|there| there.same_channel(&own))) {
                live.remove(&id);
            }
        });
        way
    }

    /// Forgets rooms in which nothing has happened for as long as the options say, but for those that
    /// are in use.
    pub async fn forget(&self) {
        match self.forget_idle().await {
            Ok(0) => {}
            Ok(rooms) => tracing::info!(rooms, "forgotten"),
            Err(why) => tracing::error!(%why, "nothing is forgotten"),
        }
    }

    async fn forget_idle(&self) -> Result<u32, StorageError> {
        // None is taken up meanwhile.
        let _one_at_a_time = self.loading.lock().await;
        let idle = self.storage.idle(self.options.keeps, FORGOTTEN).await?;
        let mut forgotten = 0;
        for room in idle.iter().filter(|room| self.there(room).is_none()) {
            self.storage.forget(room).await?;
            forgotten += 1;
        }
        Ok(forgotten)
    }

    /// Forgets from time to time, until the server stops.
    pub async fn forget_on(self: Arc<Hall>) {
        let mut stopped = self.stopped.clone();
        loop {
            tokio::select! {
                () = stops(&mut stopped) => break,
                () = tokio::time::sleep(FORGETS) => self.forget().await,
            }
        }
    }

    /// Waits until every room has ended, and closes the storage.
    pub async fn close(&self) {
        for _ in 0..100 {
            if self.rooms() == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        self.storage.close().await;
    }
}

/// Returns when the server stops.
pub async fn stops(stopped: &mut watch::Receiver<bool>) {
    // A server that is gone has stopped.
    let _ = stopped.wait_for(|stop| *stop).await;
}

fn unkept(why: impl std::fmt::Display) -> Fault {
    tracing::error!(%why, "storage");
    Fault::new(StatusCode::SERVICE_UNAVAILABLE, "table-unkept")
}

pub fn not_joined(language: &str, why: JoinError) -> Fault {
    let id = match why {
        JoinError::Full => "table-full",
        JoinError::NameTaken => "table-name-taken",
    };
    let fault = Fault::new(StatusCode::CONFLICT, id);
    Language::from_code(language).map_or(fault.clone(), |language| fault.in_language(language))
}
