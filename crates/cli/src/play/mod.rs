//! `facedown play`: a person at a table, against bots.

mod draft;
mod lines;
pub mod screen;
pub mod session;
pub mod sight;
pub mod text;

use crate::bot::Bot;
use messages::{Cards, Language, Words};
use rules::Seat;
use session::Session;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::{Opening, Record, Seating, Seed, Table};

/// Decks where none is named.
const OWN_DECK: &str = "masquerade";
const THEIR_DECK: &str = "wings";

/// Play a game against bots, in the terminal.
///
/// The screen lists what can be done; ? shows all keys. Through a pipe the game is played line by
/// line. It is kept in a file after every answer, and nothing is lost when the program ends.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  facedown play\n  facedown play --deck masks --against ogres --seed 7\n  facedown play --players 4 --bot random\n  facedown play --resume FILE\n  yes '' | facedown play --lines"
)]
pub struct Args {
    /// Your deck: the name of one that ships, or a file with lines like `4 Forest` [default: masquerade].
    #[arg(long, value_name = "DECK")]
    deck: Option<String>,
    /// The decks of the others, in turn order; the last one serves for all that follow [default: wings].
    #[arg(long, value_name = "DECK", num_args = 1..=3)]
    against: Vec<String>,
    /// How many players sit at the table.
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// Who plays the other seats.
    #[arg(long, value_enum, default_value_t = Bot::Basic)]
    bot: Bot,
    /// The same seed gives the same shuffles; without it, chance does.
    #[arg(long)]
    seed: Option<u64>,
    /// What you are called.
    #[arg(long)]
    name: Option<String>,
    /// The file in which the game is kept; otherwise one in your data folder.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Go on with a game that was kept.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deck", "against", "players", "bot", "seed", "name", "save"])]
    resume: Option<PathBuf>,
    /// Of a kept game whose end is damaged, take the part that is whole.
    #[arg(long, requires = "resume")]
    recover: bool,
    /// Play line by line, also in a terminal.
    #[arg(long)]
    lines: bool,
}

pub fn run(args: &Args) -> Result<(), String> {
    let cards = Arc::new(Cards::shipped());
    let (table, path) = match &args.resume {
        Some(path) => {
            let record = load(path, &cards, args.recover)?;
            let table = Table::resume(cards.clone(), record).map_err(|why| format!("{}: {why}", path.display()))?;
            (table, path.clone())
        }
        None => {
            let table = Table::open(cards.clone(), opening(args, &cards)?).map_err(|why| why.to_string())?;
            (table, args.save.clone().unwrap_or_else(default_path))
        }
    };
    let seats = &table.record().opening.seats;
    let person =
        seats.iter().position(|s| s.bot.is_none()).ok_or("no person sits at this table; `facedown replay` shows it")?;
    let kinds = seats.iter().map(|s| s.bot.as_deref().map(Bot::named).transpose()).collect::<Result<Vec<_>, _>>()?;
    let bots =
        kinds.into_iter().enumerate().map(|(nth, kind)| kind.map(|k| k.player(&cards.pack, nth as u64))).collect();
    let names = seats.iter().map(|s| s.name.clone()).collect();
    let words = Words::new(Language::English, cards, names);
    let seat = Seat(person as u8);
    let mut session = Session::new(table, seat, words, bots, path.clone())
        .map_err(|why| format!("the game cannot be kept in {}: {why}", path.display()))?;
    let screen = !args.lines && io::stdin().is_terminal() && io::stdout().is_terminal();
    let ended = if screen {
        screen::play(&mut session)
    } else {
        lines::run(&mut session, &mut io::stdin().lock(), &mut io::stdout().lock())
            .map(|ended| matches!(ended, lines::Ended::Over))
    };
    match ended {
        Ok(over) => leave(&session, over),
        Err(why) => Err(format!("{why}; the game is kept: facedown play --resume {}", path.display())),
    }
}

/// Says how it ended and where the game is.
fn leave(session: &Session, over: bool) -> Result<(), String> {
    let path = session.path().display();
    if over {
        println!("\nThe game is kept: facedown replay {path}");
        return Ok(());
    }
    Err(format!("\nThe game is not over. It is kept: facedown play --resume {path}"))
}

/// Reads a kept game; of a damaged one the whole part, if that is wanted.
pub fn load(path: &Path, cards: &Cards, recover: bool) -> Result<Record, String> {
    let text = std::fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
    let damaged = match Record::parse(&text, cards) {
        Ok(record) => return Ok(record),
        Err(damaged) => damaged,
    };
    match damaged.whole {
        Some(whole) if recover => Ok(*whole),
        Some(_) => Err(format!("{}: {}; --recover takes them", path.display(), damaged.why)),
        None => Err(format!("{}: {}", path.display(), damaged.why)),
    }
}

fn opening(args: &Args, cards: &Cards) -> Result<Opening, String> {
    let name = args.name.as_deref().unwrap_or("Player");
    let word = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphanumeric);
    if !word || name.chars().count() > 16 {
        return Err(format!("--name `{name}`: one word with a capital, of letters and digits, at most 16"));
    }
    let mut seats = vec![Seating::new(name, args.deck.as_deref().unwrap_or(OWN_DECK), cards)?];
    for nth in 1..usize::from(args.players) {
        let deck = args.against.get(nth - 1).or(args.against.last()).map_or(THEIR_DECK, String::as_str);
        let name = if args.players == 2 { "Bot".to_owned() } else { format!("Bot{nth}") };
        seats.push(Seating { bot: Some(args.bot.name().to_owned()), ..Seating::new(&name, deck, cards)? });
    }
    if args.against.len() >= usize::from(args.players) {
        return Err(format!("--against names {} decks for {} other players", args.against.len(), args.players - 1));
    }
    let seed = args.seed.unwrap_or_else(|| fastrand::u64(..));
    Ok(Opening::new(Seed::numbered(seed), seats))
}

/// A new file in the person's data folder.
fn default_path() -> PathBuf {
    let folder = dirs::data_dir().unwrap_or_else(std::env::temp_dir).join("facedown").join("games");
    let seconds = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs());
    (0..).map(|n| folder.join(format!("{seconds}-{n}.game"))).find(|path| !path.exists()).expect("numbers do not end")
}
