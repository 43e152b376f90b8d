//! The table as a server: rooms over HTTP and WebSocket.
//!
//! `docs/protocol.md` says what goes over the wire, [`protocol`](crate::protocol) has its types. Each
//! room is a task of its own that drives a [`Room`](crate::room::Room): it takes what is said, has
//! it written, and gives out what viewers receive, in this order.

mod catalogue;
mod client;
mod driver;
mod fault;
mod guard;
mod hall;
mod http;
mod judging;
mod listen;
mod socket;

pub use client::is_built_in;

use crate::protocol::{Joined, NewRoom};
use crate::storage::{Storage, StorageError};
use fault::Fault;
use hall::Hall;
use messages::{Cards, Language, Messages};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where rooms are kept; nowhere, if there is none.
    pub data: Option<PathBuf>,
    /// A room in which nothing happens for so long is forgotten.
    pub keeps: Duration,
    /// Between what bots, stops and yields do.
    pub tick: Duration,
    /// Origins of pages that may use this server beside its own.
    pub origins: Vec<String>,
    pub seeds: Seeds,
    /// The program that judges scenarios: `facedown`.
    pub judge: Option<PathBuf>,
    pub limits: Limits,
}

/// Where whoever makes a room may choose the seed of its chance, and so know all shuffles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seeds {
    #[default]
    AgainstBots,
    /// For tests: also among persons.
    Everywhere,
}

/// What there may be at most.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Rooms in memory.
    pub rooms: usize,
    /// Rooms on disk.
    pub kept: u32,
    /// Rooms made in a minute.
    pub made: u32,
    pub connections: usize,
    pub connections_in_room: usize,
    /// Requests of an address in a second, and in a burst.
    pub requests: (u32, u32),
    /// For the head of a request to arrive, and for the next one on the same connection.
    pub head: Duration,
    /// Messages of a connection in a second, and in a burst.
    pub messages: (u32, u32),
    /// Bytes of a message.
    pub message: usize,
    /// Bytes of a request.
    pub request: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            data: None,
            keeps: Duration::from_secs(30 * 24 * 3_600),
            tick: Duration::from_millis(60),
            origins: Vec::new(),
            seeds: Seeds::default(),
            judge: None,
            limits: Limits::default(),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            rooms: 1_000,
            kept: 100_000,
            made: 120,
            connections: 4_000,
            connections_in_room: 64,
            requests: (50, 500),
            head: Duration::from_secs(20),
            messages: (20, 60),
            message: 16_384,
            request: 131_072,
        }
    }
}

/// Why a server does not start.
#[derive(Debug)]
pub enum StartError {
    Folder(PathBuf, std::io::Error),
    Storage(StorageError),
    Listen(SocketAddr, std::io::Error),
    /// The room that was wanted is none.
    Room(Fault),
}

impl StartError {
    pub fn said(&self, messages: &Messages) -> String {
        match self {
            StartError::Folder(path, why) => messages.file_error(path, why),
            StartError::Storage(why) => format!("{}\n  {why}", messages.say("table-unkept", &[])),
            StartError::Listen(at, why) => messages.about(at.to_string(), messages.io_error(why)),
            StartError::Room(fault) => fault.said(messages),
        }
    }
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.said(Messages::of(Language::English)))
    }
}

impl std::error::Error for StartError {}

/// Serves until the process is asked to end (Ctrl-C, SIGTERM); says the address when it listens.
pub fn run(address: SocketAddr, options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), StartError> {
    run_and(address, options, async |server| {
        ready(server.address);
        Ok(())
    })
}

/// The same with a room that is there from the beginning; says who has the seat of its maker.
pub fn run_with_room(
    address: SocketAddr,
    options: Options,
    wanted: NewRoom,
    ready: impl FnOnce(SocketAddr, Joined),
) -> Result<(), StartError> {
    run_and(address, options, async |server| {
        let joined = server.hall.make(wanted).await.map_err(StartError::Room)?;
        ready(server.address, joined);
        Ok(())
    })
}

fn run_and(
    address: SocketAddr,
    options: Options,
    begin: impl AsyncFnOnce(&Server) -> Result<(), StartError>,
) -> Result<(), StartError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|why| StartError::Listen(address, why))?;
    runtime.block_on(async {
        let server = Server::start(address, options).await?;
        begin(&server).await?;
        ends().await;
        server.stop().await;
        Ok(())
    })
}

/// Returns when the process is asked to end.
async fn ends() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    // Without signals there is nothing that ends it but the end of the process.
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}

/// A server that listens.
pub struct Server {
    pub address: SocketAddr,
    hall: Arc<Hall>,
    stop: watch::Sender<bool>,
    task: tokio::task::JoinHandle<()>,
}

impl Server {
    /// Opens the storage and listens. Rooms go on where they stood as soon as somebody comes.
    pub async fn start(address: SocketAddr, options: Options) -> Result<Server, StartError> {
        let path = match &options.data {
            Some(folder) => {
                std::fs::create_dir_all(folder).map_err(|why| StartError::Folder(folder.clone(), why))?;
                Some(folder.join("table.db"))
            }
            None => None,
        };
        let storage = Storage::open(path.as_deref()).await.map_err(StartError::Storage)?;
        let listener = TcpListener::bind(address).await.map_err(|why| StartError::Listen(address, why))?;
        let address = listener.local_addr().map_err(|why| StartError::Listen(address, why))?;
        let (stop, stopped) = watch::channel(false);
        let cards = Arc::new(Cards::shipped());
        let hall = Arc::new(Hall::new(cards, storage, options, stopped.clone()));
        let routes = http::routes(hall.clone(), address);
        tracing::info!(%address, "listening");
        hall.forget().await;
        tokio::spawn(hall.clone().forget_on());
        let task = tokio::spawn(listen::on(listener, routes, hall.options.limits, stopped));
        Ok(Server { address, hall, stop, task })
    }

    /// Closes all connections, writes what is left and ends.
    pub async fn stop(self) {
        self.stop.send_replace(true);
        // Connections that do not close are cut.
        let _ = tokio::time::timeout(Duration::from_secs(5), self.task).await;
        self.hall.close().await;
        tracing::info!("stopped");
    }
}
