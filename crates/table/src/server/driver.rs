//! The task of one room: takes what is said, has it written, gives out what viewers receive.
//!
//! Bots, stops and yields act on a grid of ticks. What they do is computed at one point of the grid
//! and leaves at the next, half a tick later, and meanwhile the room hears nothing: so neither how
//! long a bot thinks nor how long the disk takes can be read from the time of a message.

use super::Options;
use super::fault::Fault;
use super::hall::{not_joined, stops};
use crate::Record;
use crate::protocol::{Over, RoomState, Says, Tells};
use crate::room::{Chair, Outcome, Present, Room, Token, Unsaved};
use crate::sealed::Nonce;
use crate::storage::{Storage, Write};
use axum::http::StatusCode;
use messages::{Language, Messages};
use rules::Seat;
use rules::knowledge::Viewer;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

/// So many commands may wait for a room.
pub const WAITING: usize = 256;

/// A room in which nobody is and nothing happens is let go after this; it is on disk.
const IDLE: Duration = Duration::from_secs(120);

/// So many messages may wait for a connection; one that takes them more slowly is closed.
pub const UNREAD: usize = 512;

/// A message without the number that its connection gives it.
pub type Line = Arc<str>;

pub enum Command {
    Join(Box<Joining>),
    Come(Box<Coming>),
    Say { connection: u64, n: u32, says: Says },
    Gone(u64),
    State(oneshot::Sender<RoomState>),
    Story { token: Option<String>, of: Of, answer: oneshot::Sender<Result<Story, Fault>> },
}

pub struct Joining {
    pub chair: Chair,
    pub nonce: Option<Nonce>,
    pub answer: oneshot::Sender<Result<Seated, Fault>>,
}

/// A seat that was taken.
pub struct Seated {
    pub seat: Seat,
    pub token: Token,
    /// To what the table has committed for the game that it waits for.
    pub commitment: String,
}

/// A connection that has said hello.
pub struct Coming {
    /// None: to watch.
    pub token: Option<String>,
    pub language: Option<Language>,
    pub n: u32,
    pub to: mpsc::Sender<Line>,
    /// How the room calls the connection, or why it is not let in.
    /// An error is the id of the message that says why.
    pub answer: oneshot::Sender<Result<u64, &'static str>>,
}

/// Whose eyes a game is told through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    Own,
    Spectator,
    Seat(Seat),
}

/// A game as it stands, for whoever may have it told.
pub struct Story {
    pub record: Record,
    pub viewer: Viewer,
    pub language: Language,
    pub game: u32,
    pub over: Option<Over>,
    /// Its secret may be told.
    pub is_open: bool,
}

struct Connection {
    viewer: Viewer,
    language: Language,
    to: mpsc::Sender<Line>,
}

struct Driver {
    room: Room,
    storage: Storage,
    connections: BTreeMap<u64, Connection>,
    next: u64,
    began: Instant,
    options: Options,
    /// Who is thinking, since when.
    thinking: Option<(Seat, Instant)>,
}

/// The room cannot go on in memory: what is on disk is right.
struct Broken;

pub fn write(room: &str, unsaved: &Unsaved) -> Write {
    let Unsaved { setting, game, from, lines } = unsaved.clone();
    Write { room: room.to_owned(), setting, game, from, lines }
}

/// Drives a room until it breaks, the server stops, or nobody has been there for a while.
pub async fn drive(
    room: Room,
    mut commands: mpsc::Receiver<Command>,
    storage: Storage,
    options: Options,
    mut stopped: watch::Receiver<bool>,
) {
    let connections = BTreeMap::new();
    let began = Instant::now();
    let mut driver = Driver { room, storage, connections, next: 1, began, options, thinking: None };
    let mut quiet = Instant::now();
    loop {
        // Also where nothing has been said yet: a game that has just begun, a room read after a restart.
        driver.note_clock();
        let pending = driver.room.is_pending();
        let flag = driver.flag_falls();
        let done = tokio::select! {
            biased;
            () = stops(&mut stopped) => break,
            () = sleep_until(driver.next_tick()), if pending => driver.tick().await,
            () = sleep_until(flag.unwrap_or(quiet)), if flag.is_some() => driver.flag_fell().await,
            command = commands.recv() => {
                quiet = Instant::now();
                match command {
                    Some(command) => driver.take(command).await,
                    None => break,
                }
            }
            () = sleep_until(quiet + IDLE), if driver.connections.is_empty() && !pending => break,
        };
        if let Err(Broken) = done {
            tracing::error!(room = driver.room.short(), "room stopped");
            break;
        }
    }
}

impl Driver {
    fn next_tick(&self) -> Instant {
        self.grid(self.options.tick, Instant::now())
    }

    /// The first point of a grid after a moment.
    fn grid(&self, step: Duration, after: Instant) -> Instant {
        let passed = (after - self.began).as_nanos();
        let step = step.as_nanos().max(1);
        self.began + Duration::from_nanos(((passed / step + 1) * step) as u64)
    }

    async fn tick(&mut self) -> Result<(), Broken> {
        let (_, outcome) = self.guarded(Room::tick)?;
        self.save().await?;
        sleep_until(self.grid(self.options.tick / 2, Instant::now())).await;
        self.deliver(None, outcome);
        Ok(())
    }

    /// Runs what the engine does; a bug in it ends the room, not the server.
    fn guarded<T>(&mut self, run: impl FnOnce(&mut Room) -> T) -> Result<T, Broken> {
        catch_unwind(AssertUnwindSafe(|| run(&mut self.room))).map_err(|_| {
            tracing::error!(room = self.room.short(), "the engine broke off");
            Broken
        })
    }

    async fn save(&mut self) -> Result<(), Broken> {
        self.note_clock();
        let Some(unsaved) = self.room.unsaved() else { return Ok(()) };
        self.storage.write(write(&self.room.id, &unsaved)).await.map_err(|why| {
            tracing::error!(room = self.room.short(), %why, "not kept");
            Broken
        })?;
        self.room.saved(&unsaved);
        Ok(())
    }

    async fn take(&mut self, command: Command) -> Result<(), Broken> {
        match command {
            Command::Join(joining) => self.join(*joining).await,
            Command::Come(coming) => self.come(*coming),
            Command::Say { connection, n, says } => self.say(connection, n, says).await,
            Command::Gone(connection) => {
                if self.connections.remove(&connection).is_some() {
                    self.tell_room();
                    let read = |viewer, language| {
                        self.connections.values().any(|c| (c.viewer, c.language) == (viewer, language))
                    };
                    self.room.keep_readers(read);
                }
                Ok(())
            }
            Command::State(answer) => {
                // Whoever asked may be gone.
                let _ = answer.send(self.room.state(Viewer::Spectator, &self.present()));
                Ok(())
            }
            Command::Story { token, of, answer } => {
                let _ = answer.send(self.story(token.as_deref(), of));
                Ok(())
            }
        }
    }

    async fn join(&mut self, joining: Joining) -> Result<(), Broken> {
        let language = joining.chair.language.clone();
        let (seat, token) = match self.room.join(joining.chair, joining.nonce) {
            Ok(joined) => joined,
            Err(why) => {
                let _ = joining.answer.send(Err(not_joined(&language, why)));
                return Ok(());
            }
        };
        let mut outcome = Outcome { room: true, ..Outcome::default() };
        if self.room.is_full() {
            let begun = self.guarded(Room::begin)?;
            begun.map_err(|why| {
                tracing::error!(room = self.room.short(), %why, "no game begins");
                Broken
            })?;
            outcome.begun = true;
        }
        self.save().await?;
        tracing::info!(room = self.room.short(), seat = seat.0, "seat taken");
        let commitment = self.room.chance().commitment;
        let _ = joining.answer.send(Ok(Seated { seat, token, commitment }));
        self.deliver(None, outcome);
        Ok(())
    }

    fn come(&mut self, coming: Coming) -> Result<(), Broken> {
        let refuse = |answer: oneshot::Sender<_>, code: &'static str| {
            let _ = answer.send(Err(code));
            Ok(())
        };
        let viewer = match coming.token.as_deref().map(|token| self.room.seat_of(token)) {
            None => Viewer::Spectator,
            Some(Some(seat)) => Viewer::Seat(seat),
            Some(None) => return refuse(coming.answer, "table-token"),
        };
        if self.connections.len() >= self.options.limits.connections_in_room {
            return refuse(coming.answer, "table-connected");
        }
        let language = coming.language.unwrap_or_else(|| self.room.language_of(viewer));
        let moment = self.guarded(|room| room.present(viewer, language))?;
        let id = self.next;
        self.next += 1;
        if coming.answer.send(Ok(id)).is_err() {
            return Ok(());
        }
        self.connections.insert(id, Connection { viewer, language, to: coming.to });
        self.send(id, &line(&Tells::Done { n: coming.n }));
        self.tell_room();
        if let Some(moment) = moment {
            self.send(id, &line(&Tells::Moment(Box::new(moment))));
        }
        Ok(())
    }

    async fn say(&mut self, connection: u64, n: u32, says: Says) -> Result<(), Broken> {
        let Some(there) = self.connections.get(&connection) else { return Ok(()) };
        let language = there.language;
        let Viewer::Seat(seat) = there.viewer else {
            let code = "table-watches";
            let words = Messages::of(language).say(code, &[]);
            self.send(connection, &line(&Tells::Error { n: Some(n), code: code.to_owned(), words }));
            return Ok(());
        };
        let (replies, leaves) = (matches!(says, Says::Reply { .. }), matches!(says, Says::Leave {}));
        let outcome = self.guarded(|room| room.say(seat, language, n, says))?;
        if replies && matches!(outcome.answer, Some(Tells::Done { .. })) {
            self.answered(seat);
        }
        self.save().await?;
        self.deliver(Some(connection), outcome);
        if leaves {
            // Whoever sits there next has nothing to do with these.
            self.connections.retain(|_, c| c.viewer != Viewer::Seat(seat));
            self.tell_room();
        }
        Ok(())
    }

    /// The answer first, then what everybody receives.
    fn deliver(&mut self, asked_by: Option<u64>, outcome: Outcome) {
        if let (Some(connection), Some(answer)) = (asked_by, &outcome.answer) {
            self.send(connection, &line(answer));
        }
        for sent in outcome.sent {
            let said = line(&Tells::Moment(Box::new(sent.moment)));
            let to = self.connections.iter().filter(|(_, c)| (c.viewer, c.language) == (sent.viewer, sent.language));
            let to: Vec<u64> = to.map(|(id, _)| *id).collect();
            to.into_iter().for_each(|id| self.send(id, &said));
        }
        if outcome.room {
            self.tell_room();
        }
        if outcome.begun {
            let all: Vec<(u64, Viewer, Language)> =
                self.connections.iter().map(|(id, c)| (*id, c.viewer, c.language)).collect();
            for (id, viewer, language) in all {
                if let Some(moment) = self.room.present(viewer, language) {
                    self.send(id, &line(&Tells::Moment(Box::new(moment))));
                }
            }
        }
    }

    fn present(&self) -> Present {
        let mut present = Present::default();
        for connection in self.connections.values() {
            match connection.viewer {
                Viewer::Seat(seat) if !present.seats.contains(&seat) => present.seats.push(seat),
                Viewer::Seat(_) => {}
                Viewer::Spectator => present.spectators += 1,
            }
        }
        present
    }

    fn tell_room(&mut self) {
        let present = self.present();
        let all: Vec<(u64, Viewer)> = self.connections.iter().map(|(id, c)| (*id, c.viewer)).collect();
        for (id, viewer) in all {
            self.send(id, &line(&Tells::Room(self.room.state(viewer, &present))));
        }
    }

    /// A connection that does not take what it is sent is closed: it can come again.
    fn send(&mut self, connection: u64, said: &Line) {
        let Some(there) = self.connections.get(&connection) else { return };
        if there.to.try_send(said.clone()).is_err() {
            self.connections.remove(&connection);
        }
    }

    fn story(&self, token: Option<&str>, of: Of) -> Result<Story, Fault> {
        let denied = |code| Fault::new(StatusCode::FORBIDDEN, code);
        let own = match token.map(|token| self.room.seat_of(token)) {
            Some(None) => return Err(denied("table-token")),
            Some(Some(seat)) => Some(seat),
            None => None,
        };
        let over = self.room.over();
        let viewer = match (of, own) {
            (Of::Spectator, _) => Viewer::Spectator,
            (Of::Own, Some(seat)) => Viewer::Seat(seat),
            (Of::Own, None) => return Err(denied("table-token-needed")),
            (Of::Seat(seat), own) if own == Some(seat) => Viewer::Seat(seat),
            (Of::Seat(seat), _) if seat.index() < self.room.setting.chairs.len() => {
                if !self.room.is_open() {
                    return Err(denied("table-other-seats"));
                }
                Viewer::Seat(seat)
            }
            (Of::Seat(_), _) => return Err(Fault::new(StatusCode::NOT_FOUND, "table-no-seat")),
        };
        let play = self.room.play().ok_or(Fault::new(StatusCode::CONFLICT, "table-not-begun"))?;
        let language = self.room.language_of(own.map_or(Viewer::Spectator, Viewer::Seat));
        let is_open = self.room.is_open();
        Ok(Story { record: play.record().clone(), viewer, language, game: play.game(), over, is_open })
    }

    /// When the seat that is thinking runs out of time.
    fn flag_falls(&self) -> Option<Instant> {
        let (seat, since) = self.thinking?;
        Some(since + self.room.time_left(seat)?)
    }

    async fn flag_fell(&mut self) -> Result<(), Broken> {
        let Some((seat, since)) = self.thinking.take() else { return Ok(()) };
        self.room.spend(seat, since.elapsed());
        let outcome = self.guarded(|room| room.out_of_time(seat))?;
        self.save().await?;
        self.deliver(None, outcome);
        Ok(())
    }

    /// A reply of the seat was taken.
    fn answered(&mut self, seat: Seat) {
        if let Some((thinking, since)) = self.thinking.take() {
            self.room.spend(thinking, since.elapsed());
        }
        self.room.give_increment(seat);
    }

    /// Stops the clock of a seat that is not asked any more, starts that of one that is.
    fn note_clock(&mut self) {
        let asked = self.room.thinks();
        if self.thinking.map(|(seat, _)| seat) == asked {
            return;
        }
        if let Some((seat, since)) = self.thinking.take() {
            self.room.spend(seat, since.elapsed());
        }
        self.thinking = asked.map(|seat| (seat, Instant::now()));
    }
}

fn line(tells: &Tells) -> Line {
    serde_json::to_string(tells).expect("plain data").into()
}
