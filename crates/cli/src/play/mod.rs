//! `facedown play`: a person at a table, against bots.

mod draft;
mod lines;
pub mod screen;
pub mod session;
pub mod sight;
pub mod text;

use crate::bot::Bot;
use crate::lang::Lang;
use messages::{Cards, Messages, Words};
use rules::Seat;
use session::Session;
use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::protocol::{NewRoom, NewSeat, SeatKind};
use table::{Opening, Record, Seating, Seed, Table, deck};

/// Decks where none is named.
const OWN_DECK: &str = "masquerade";
const THEIR_DECK: &str = "wings";

/// Names of seats in the record, where none is given. A record does not depend on a language.
const OWN_NAME: &str = "Player";
const BOT_NAME: &str = "Bot";

#[derive(clap::Args)]
#[command(
    after_help = "  facedown play\n  facedown play --terminal\n  facedown play --deck masks --against ogres --seed 7\n  facedown play --players 4 --bot random\n  facedown play --resume FILE\n  yes '' | facedown play --lines"
)]
pub struct Args {
    #[arg(long, value_name = "DECK")]
    deck: Option<String>,
    #[arg(long, value_name = "DECK", num_args = 1..=3)]
    against: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[arg(long, value_enum, default_value_t = Bot::Basic)]
    bot: Bot,
    #[arg(long, value_name = "N")]
    seed: Option<u32>,
    #[arg(long)]
    name: Option<String>,
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["deck", "against", "players", "bot", "seed", "name", "save"])]
    resume: Option<PathBuf>,
    #[arg(long, requires = "resume")]
    recover: bool,
    #[arg(long)]
    lines: bool,
    #[arg(long)]
    terminal: bool,
    #[command(flatten)]
    lang: Lang,
}

pub fn run(args: &Args) -> Result<(), String> {
    let messages = args.lang.messages()?;
    let cards = Arc::new(Cards::shipped());
    if is_for_browser(args) {
        if crate::serve::has_client() {
            let wanted = is_set_up(args).then(|| room(messages, args, &cards)).transpose()?;
            return crate::serve::browser(messages, wanted);
        }
        eprintln!("{}", messages.say("play-no-client", &[]));
    }
    let (table, path) = match &args.resume {
        Some(path) => {
            let record = load(messages, path, &cards, args.recover)?;
            let table = Table::resume(cards.clone(), record).map_err(|why| at(messages, path, why.said(messages)))?;
            (table, path.clone())
        }
        None => {
            let opening = opening(messages, args, &cards)?;
            let table = Table::open(cards.clone(), opening).map_err(|why| why.said(messages))?;
            (table, args.save.clone().unwrap_or_else(default_path))
        }
    };
    let seats = &table.record().opening.seats;
    let person = seats.iter().position(|s| s.bot.is_none()).ok_or_else(|| messages.say("play-no-person", &[]))?;
    let mut bots = Vec::new();
    for (nth, seat) in seats.iter().enumerate() {
        bots.push(match &seat.bot {
            Some(name) => Some(bot(messages, name)?.player(&cards.pack, nth as u64)),
            None => None,
        });
    }
    let words = Words::new(messages.language(), cards, names(messages, seats));
    let seat = Seat(person as u8);
    let mut session = Session::new(table, seat, words, bots, path.clone())
        .map_err(|why| messages.say("play-not-kept", &[("why", messages.file_error(&path, &why).into())]))?;
    let screen = !args.lines && io::stdin().is_terminal() && io::stdout().is_terminal();
    let ended = if screen {
        screen::play(&mut session)
    } else {
        lines::run(&mut session, &mut io::stdin().lock(), &mut io::stdout().lock())
            .map(|ended| matches!(ended, lines::Ended::Over))
    };
    let place = ("path", path.display().to_string().into());
    match ended {
        Ok(true) => {
            println!("\n{}", messages.say("screen-kept", &[place]));
            Ok(())
        }
        Ok(false) => Err(format!("\n{}", messages.say("play-left", &[place]))),
        Err(why) => Err(messages.say("play-broke-off", &[("why", why.to_string().into()), place])),
    }
}

/// Whether nothing asks for a game in the terminal: a file is kept there, and through a pipe there is no other.
fn is_for_browser(args: &Args) -> bool {
    let kept = args.save.is_some() || args.resume.is_some();
    let terminal = args.terminal || args.lines || !io::stdin().is_terminal() || !io::stdout().is_terminal();
    !kept && !terminal
}

/// Whether the options say which game it is to be.
fn is_set_up(args: &Args) -> bool {
    let plain = args.deck.is_none() && args.against.is_empty() && args.players == 2 && args.bot == Bot::Basic;
    !plain || args.seed.is_some() || args.name.is_some()
}

/// The room of the game that the options set up.
fn room(messages: &Messages, args: &Args, cards: &Cards) -> Result<NewRoom, String> {
    let seats = opening(messages, args, cards)?.seats;
    // A file is read here: the table takes the list.
    let deck = |seat: &Seating| match deck::shipped(&seat.deck) {
        Some(_) => seat.deck.clone(),
        None => seat.cards.iter().map(|card| format!("1 {card}\n")).collect(),
    };
    let seat = |seat: &Seating| match &seat.bot {
        Some(bot) => NewSeat { kind: SeatKind::Bot, bot: Some(bot.clone()), deck: Some(deck(seat)) },
        None => NewSeat { kind: SeatKind::Person, bot: None, deck: None },
    };
    Ok(NewRoom {
        seats: seats.iter().map(seat).collect(),
        name: names(messages, &seats).into_iter().next(),
        deck: Some(deck(&seats[0])),
        language: Some(messages.language().code().to_owned()),
        clock: None,
        opens_all: false,
        seed: args.seed,
    })
}

/// What is wrong with a file, after its name.
pub fn at(messages: &Messages, path: &Path, what: String) -> String {
    messages.about(path.display().to_string(), what)
}

fn bot(messages: &Messages, name: &str) -> Result<Bot, String> {
    Bot::named(name).ok_or_else(|| messages.say("play-no-bot", &[("name", name.into())]))
}

/// How the seats are called on the screen. Whoever gave no name is called so in the reader's language.
pub fn names(messages: &Messages, seats: &[Seating]) -> Vec<String> {
    let name = |seat: &Seating| match (&seat.bot, seat.name.strip_prefix(BOT_NAME)) {
        (None, _) if seat.name == OWN_NAME => messages.say("seat-person", &[]),
        (Some(_), Some(nth)) => messages.say("seat-bot", &[]) + nth,
        _ => seat.name.clone(),
    };
    seats.iter().map(name).collect()
}

/// Reads a kept game; of a damaged one the whole part, if that is wanted.
pub fn load(messages: &Messages, path: &Path, cards: &Cards, recover: bool) -> Result<Record, String> {
    let text = std::fs::read_to_string(path).map_err(|why| messages.file_error(path, &why))?;
    let damaged = match Record::parse(&text, cards) {
        Ok(record) => return Ok(record),
        Err(damaged) => damaged,
    };
    let why = damaged.why.said(messages);
    match damaged.whole {
        Some(whole) if recover => Ok(*whole),
        Some(_) => Err(at(messages, path, messages.say("record-recover", &[("why", why.into())]))),
        None => Err(at(messages, path, why)),
    }
}

fn opening(messages: &Messages, args: &Args, cards: &Cards) -> Result<Opening, String> {
    let name = args.name.as_deref().unwrap_or(OWN_NAME);
    let word = name.starts_with(char::is_uppercase) && name.chars().all(char::is_alphanumeric);
    if !word || name.chars().count() > 16 {
        return Err(messages.say("play-name", &[("name", name.into())]));
    }
    let seating = |name: &str, deck: &str| Seating::new(name, deck, cards).map_err(|why| why.said(messages));
    let mut seats = vec![seating(name, args.deck.as_deref().unwrap_or(OWN_DECK))?];
    for nth in 1..usize::from(args.players) {
        let deck = args.against.get(nth - 1).or(args.against.last()).map_or(THEIR_DECK, String::as_str);
        let name = if args.players == 2 { BOT_NAME.to_owned() } else { format!("{BOT_NAME}{nth}") };
        seats.push(Seating { bot: Some(args.bot.name().to_owned()), ..seating(&name, deck)? });
    }
    if args.against.len() >= usize::from(args.players) {
        let of = [("decks", args.against.len().into()), ("others", (args.players - 1).into())];
        return Err(messages.say("play-against", &of));
    }
    let seed = args.seed.map_or_else(|| fastrand::u64(..), u64::from);
    Ok(Opening::new(Seed::numbered(seed), seats))
}

/// A new file in the person's data folder.
fn default_path() -> PathBuf {
    let folder = dirs::data_dir().unwrap_or_else(std::env::temp_dir).join("facedown").join("games");
    let seconds = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs());
    (0..).map(|n| folder.join(format!("{seconds}-{n}.game"))).find(|path| !path.exists()).expect("numbers do not end")
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Play {
        #[command(flatten)]
        args: Args,
    }

    fn wanted(said: &[&str]) -> Result<Option<NewRoom>, String> {
        let args = Play::parse_from(std::iter::once("play").chain(said.iter().copied())).args;
        let (messages, cards) = (Messages::of(messages::Language::German), Cards::shipped());
        is_set_up(&args).then(|| room(messages, &args, &cards)).transpose()
    }

    #[test]
    fn options_set_up_a_room() {
        assert_eq!(wanted(&[]), Ok(None));
        let options =
            ["--deck", "masks", "--against", "ogres", "wings", "--players", "4", "--bot", "random", "--seed", "7"];
        let room = wanted(&options).expect("a room").expect("it is set up");
        assert_eq!((room.name.as_deref(), room.deck.as_deref(), room.seed), (Some("Spieler"), Some("masks"), Some(7)));
        let bots: Vec<_> = room.seats[1..].iter().map(|s| (s.kind, s.bot.as_deref(), s.deck.as_deref())).collect();
        let bot = |deck| (SeatKind::Bot, Some("random"), Some(deck));
        assert_eq!(bots, [bot("ogres"), bot("wings"), bot("wings")]);
        let file = std::env::temp_dir().join(format!("facedown-deck-{}.txt", std::process::id()));
        std::fs::write(&file, "40 Forest\n").expect("written");
        let room =
            wanted(&["--deck", file.to_str().expect("plain characters")]).expect("a room").expect("it is set up");
        assert_eq!(room.deck.as_deref(), Some("1 Forest\n".repeat(40).as_str()));
        std::fs::remove_file(file).expect("it is there");
        assert!(wanted(&["--deck", "no such deck"]).is_err());
    }
}
