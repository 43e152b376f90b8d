//! `facedown serve`, and `facedown play` in the browser.

use crate::lang::Lang;
use messages::Messages;
use std::io::IsTerminal;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;
use table::protocol::{Joined, NewRoom};
use table::server::{Options, StartError, is_built_in, run as run_server, run_with_room};

/// Where the table is, unless it is said otherwise.
const ADDRESS: &str = "127.0.0.1:8708";

#[derive(clap::Args)]
#[command(after_help = "  facedown serve\n  facedown serve --listen 0.0.0.0:8708 --data /srv/facedown")]
pub struct Args {
    #[arg(long, value_name = "ADDRESS", default_value = ADDRESS)]
    listen: SocketAddr,
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    #[arg(long, value_name = "N", default_value_t = 30, value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep: u32,
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u64).range(2..=5_000))]
    tick: u64,
    #[arg(long)]
    verbose: bool,
    #[command(flatten)]
    lang: Lang,
}

pub fn run(args: &Args) -> Result<(), String> {
    let level = if args.verbose { tracing::Level::DEBUG } else { tracing::Level::INFO };
    let subscriber = tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr);
    subscriber.with_ansi(std::io::stderr().is_terminal()).init();
    let options = Options {
        data: Some(args.data.clone().unwrap_or_else(folder)),
        keeps: Duration::from_secs(u64::from(args.keep) * 24 * 3_600),
        tick: Duration::from_millis(args.tick),
        origins: args.origin.clone(),
        judge: std::env::current_exe().ok(),
        ..Options::default()
    };
    let messages = args.lang.messages()?;
    let ready = |address: SocketAddr| println!("{}", messages.say("serve-at", &[("place", place(address).into())]));
    run_server(args.listen, options, ready).map_err(|why| why.said(messages))
}

/// Whether a browser can show the table.
pub fn has_client() -> bool {
    is_built_in()
}

/// Opens the table in the browser, or a room of it, and serves it until it is interrupted.
pub fn browser(messages: &Messages, wanted: Option<NewRoom>) -> Result<(), String> {
    let options = Options { data: Some(folder()), judge: std::env::current_exe().ok(), ..Options::default() };
    let show = |page: &str| {
        println!("{}", messages.say("serve-opened", &[("place", page.into())]));
        open(page);
    };
    let address = ADDRESS.parse().expect("an address");
    let served = match wanted {
        None => run_server(address, options, |address| show(&place(address))),
        Some(wanted) => run_with_room(address, options, wanted, |address, joined| show(&seat(address, &joined))),
    };
    let there = || messages.say("serve-there-already", &[("place", place(address).into())]);
    served.map_err(|why| match why {
        StartError::Listen(..) => format!("{}\n{}", why.said(messages), there()),
        StartError::Folder(..) | StartError::Storage(_) | StartError::Room(_) => why.said(messages),
    })
}

/// The page of a seat. What comes after `#` stays in the browser, which keeps it and clears it away.
fn seat(address: SocketAddr, joined: &Joined) -> String {
    let room = format!("{}/room/{}", place(address), joined.room);
    match (joined.seat, &joined.token) {
        (Some(seat), Some(token)) => format!("{room}#seat={}&token={token}", seat.0),
        _ => room,
    }
}

fn place(address: SocketAddr) -> String {
    format!("http://{address}")
}

fn folder() -> PathBuf {
    dirs::data_dir().unwrap_or_else(std::env::temp_dir).join("facedown").join("table")
}

/// Asks the desktop to show a page. Where there is none, the address was printed.
fn open(place: &str) {
    let mut command = if cfg!(target_os = "macos") {
        Command::new("open")
    } else if cfg!(windows) {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new("xdg-open")
    };
    let _ = command.arg(place).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
}
