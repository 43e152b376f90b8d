//! Tries the grammar files of a language as they stand on disk, without compiling them.
//!
//! `probe LANG`, `probe LANG --all`, `probe LANG "Card Name"`, `probe LANG FILE`; see the front page of the crate.
//! `--reminder` behind the first two counts the printings that come back with their reminders.
//! `--names FILE` behind `--all` keeps to the cards that the file names, one a line; `--list` behind the first two
//! gives each printing a line: its card, whether the default gives it, what it is declined for, its wording.
//! `--departures` behind the first two lists what exact printings say otherwise than the default: how often, and
//! how often they keep the default where they could have said so.

use oracle::grammar::{self, Grammar};
use oracle::localized::{self, Figures, Printing, Reading, Rival, Verdict};
use oracle::{About, Called, Language, NotRead, Wording, mtgjson, reminded, reminder, tree};
use std::path::PathBuf;

fn main() {
    if let Err(why) = run() {
        eprintln!("{why}");
        std::process::exit(1);
    }
}

fn run() -> Result<(), String> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let departures = arguments.iter().position(|a| a == "--departures").map(|at| arguments.remove(at)).is_some();
    let list = arguments.iter().position(|a| a == "--list").map(|at| arguments.remove(at)).is_some();
    let code = arguments.first().ok_or("probe LANG [--all | NAME | FILE]")?;
    let language = Language::from_code(code).ok_or_else(|| format!("no language `{code}`"))?;
    let grammar = from_disk(language)?;
    let rest = arguments.get(1).map_or("", String::as_str);
    if !rest.is_empty() && PathBuf::from(rest).is_file() {
        return own_card(&grammar, rest);
    }
    let shared = std::env::var_os("FACEDOWN_SHARED").ok_or("FACEDOWN_SHARED names the folder with data/")?;
    let mut entries =
        mtgjson::load(&PathBuf::from(shared).join("data/AtomicCards.json.gz")).map_err(|why| why.to_string())?;
    let with_reminders = arguments.iter().any(|a| a == "--reminder");
    match rest {
        "--all" => {
            if let Some(at) = arguments.iter().position(|a| a == "--names") {
                let path = arguments.get(at + 1).ok_or("--names FILE")?;
                keep_named(&mut entries, path)?;
            }
        }
        "" | "--reminder" => {
            keep_named(&mut entries, "cards/pack.txt")?;
        }
        name => {
            entries.retain(|e| e.name == name || e.faces.iter().any(|f| f.face_name.as_deref() == Some(name)));
            let printings = localized::printings(language, &entries);
            if printings.is_empty() {
                return Err(format!("no card `{name}` whose English is read has a printing in {}", language.name()));
            }
            printings.iter().for_each(|printing| show(&grammar, printing));
            return Ok(());
        }
    }
    if with_reminders {
        let printings = reminded::printings(language, &entries);
        let verdicts = reminded::run(&grammar, &printings);
        println!("{}\n{}\n", reminded::Figures::HEAD, reminded::Figures::of(&verdicts).line(language.code()));
        for (count, reason, example) in reminded::reasons(&printings, &verdicts).into_iter().take(200) {
            println!("{count:5}  {reason}   <- {example}");
        }
        return Ok(());
    }
    let printings = localized::printings(language, &entries);
    let verdicts = localized::run(&grammar, &printings);
    println!("{}\n{}\n", Figures::HEAD, Figures::of(&verdicts).line(language.code()));
    if list {
        printings.iter().zip(&verdicts).for_each(|(printing, verdict)| show_line(printing, verdict));
        return Ok(());
    }
    if departures {
        show_departures(&grammar, &printings, &verdicts);
        return Ok(());
    }
    for (count, reason, example) in localized::reasons(&printings, &verdicts).into_iter().take(60) {
        println!("{count:5}  {reason}   <- {example}");
    }
    for verdict in verdicts.iter().filter(|v| matches!(v.reading, Reading::Ambiguous)) {
        println!("ambiguous: {}", verdict.card);
    }
    Ok(())
}

fn keep_named(entries: &mut Vec<mtgjson::Entry>, path: &str) -> Result<(), String> {
    let names = std::fs::read_to_string(path).map_err(|why| format!("{path}: {why}"))?;
    let names: std::collections::HashSet<&str> = names.lines().map(str::trim).collect();
    entries.retain(|e| names.contains(e.name.as_str()));
    Ok(())
}

fn show_line(printing: &Printing, verdict: &Verdict) {
    let of = match &verdict.reading {
        Reading::Exact(_, wording) => format!("{wording:?}"),
        _ => String::new(),
    };
    let declined = match verdict.reading.reason(printing) {
        Some((at, why)) => format!("{at}\t{why}").replace('\n', "/"),
        None => "exact\t".to_owned(),
    };
    println!("{}\t{}\t{declined}\t{of}", verdict.card, verdict.is_default);
}

fn show_departures(grammar: &Grammar, printings: &[Printing], verdicts: &[Verdict]) {
    println!("generation      its default is printed   best said in it");
    for (name, plain, best) in localized::generations(grammar, printings, verdicts) {
        println!("{name:<15} {plain:>23} {best:>17}");
    }
    println!("\nconcepts that are mostly printed in another generation, and in how many texts of each");
    for (concept, counts) in localized::eras(grammar, printings, verdicts) {
        if counts[1..].iter().any(|&n| n >= 4 && n > counts[0]) {
            println!("{concept:<30} {counts:?}");
        }
    }
    println!("\n said  kept  what is said: for the default   <- an example");
    for rival in localized::rivals(grammar, printings, verdicts).into_iter().take(120) {
        let Rival { category, way, default, said, kept, example } = rival;
        println!("{said:5} {kept:5}  {category} {way}: for {default}   <- {example}");
    }
}

/// The files as they are now in the folder that FACEDOWN_GRAMMARS names; those of this binary without it.
fn from_disk(language: Language) -> Result<Grammar, String> {
    let folder = std::env::var_os("FACEDOWN_GRAMMARS").map(PathBuf::from);
    let mut sources = Vec::new();
    for &(name, compiled) in language.files() {
        let text = match &folder {
            None => compiled,
            Some(folder) => {
                let path = folder.join(name);
                let text = std::fs::read_to_string(&path).map_err(|why| format!("{}: {why}", path.display()))?;
                &*Box::leak(text.into_boxed_str())
            }
        };
        sources.push((name, text));
    }
    grammar::build(&sources, &oracle::language::ROOTS).map_err(|trouble| trouble.to_string())
}

fn show(grammar: &Grammar, printing: &Printing) {
    let bare = reminder::Bare::new(&printing.text).text;
    println!("{} = {}\n\nprinted (reminders set aside):\n{bare}\n", printing.card, printing.name);
    let verdict = printing.verdict(grammar);
    match &verdict.reading {
        Reading::Exact(called, wording) => println!("read to the meaning of the English: {called:?} {wording:?}"),
        Reading::Meant(stop) => stopped("read to the meaning; writing back stops", &printing.text, stop),
        Reading::Declined(stop) => stopped("read until here", &printing.text, stop),
        Reading::Ambiguous => show_readings(grammar, printing),
        Reading::Differs(meaning) => {
            println!("another meaning: {}", localized::difference(&printing.face.abilities, meaning));
        }
    }
    for (called, about) in printing.abouts(grammar).into_iter().take(2) {
        match oracle::write_by(grammar, &about, &printing.face.abilities, &Wording::default()) {
            Ok(text) if text == bare => println!("\nthe default wording is the printed text"),
            Ok(text) => {
                let same = text
                    .char_indices()
                    .zip(bare.chars())
                    .find(|((_, a), b)| a != b)
                    .map_or(text.len(), |((at, _), _)| at);
                println!(
                    "\nrendered by default ({called:?}):\n{text}\nthe first difference: {}>>{}",
                    &text[..same],
                    &text[same..]
                );
            }
            Err(why) => println!("\n{why}"),
        }
    }
    if let (Reading::Exact(_, wording), Some((_, about))) = (&verdict.reading, printing.abouts(grammar).first()) {
        reminders(grammar, about, printing, wording);
    }
    println!("\nthe meaning:\n{}", tree::show(&printing.face.abilities));
}

/// In what the readings of an ambiguous text differ from the first.
fn show_readings(grammar: &Grammar, printing: &Printing) {
    for (called, about) in printing.abouts(grammar) {
        let Err(NotRead::Ambiguous(readings)) = oracle::meaning_by(grammar, &about, &printing.text) else { continue };
        println!("ambiguous, {called:?}: {} readings", readings.len());
        for other in &readings[1..] {
            println!("    {}", localized::difference(&readings[0], other));
        }
    }
}

/// What of the text can be explained, by default, and which reminders are not recognised.
fn reminders(grammar: &Grammar, about: &About, printing: &Printing, wording: &Wording) {
    let abilities = &printing.face.abilities;
    let all = reminder::all(grammar, about, abilities, wording);
    let explained = Wording { reminders: all, ..wording.clone() };
    match reminder::write(grammar, about, abilities, &explained) {
        Ok(text) => println!("\nwith all reminders:\n{text}"),
        Err(why) => println!("\nwith all reminders: {why}"),
    }
    for remark in reminder::remarks(grammar, about, abilities, wording, &printing.text) {
        println!("{}: {:?}", &printing.text[remark.at..], remark.fault);
    }
}

fn stopped(what: &str, text: &str, stop: &localized::Stop) {
    let at = text.floor_char_boundary(stop.at);
    println!("{what}: {}>>{}\nexpected: {}", &text[..at], &text[at..], stop.expected.join(" | "));
}

/// A card file in the language: name, type line in English, text.
fn own_card(grammar: &Grammar, path: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|why| format!("{path}: {why}"))?;
    let card = oracle::card_text::parse(&text).map_err(|why| why.to_string())?;
    let face = &card.raw.faces[0];
    let type_line = oracle::type_line::read(&face.type_line).map_err(|(_, why)| why)?;
    for called in About::shown(grammar, &face.name, &face.text) {
        let about = About::by(grammar, &face.name, &type_line, &called);
        phrases(grammar, &about, &face.text);
        report(grammar, &about, &called, &face.text);
    }
    Ok(())
}

/// What each stage of reading and writing makes of a text.
fn phrases(grammar: &Grammar, about: &About, text: &str) {
    let mut terms = oracle::term::Terms::default();
    let bare = reminder::Bare::new(text);
    let root = grammar.root(about.root);
    for t in oracle::parse::parse(grammar, &about.names, &bare.text, root, &mut terms).unwrap_or_default() {
        println!("phrase: {}", terms.show(t));
        match oracle::bind::bind(&mut terms, grammar, &about.own, t) {
            Ok((bound, _)) => println!("bound: {}", terms.show(bound)),
            Err(why) => println!("not bound: {}", why.0),
        }
    }
}

fn report(grammar: &Grammar, about: &About, called: &Called, text: &str) {
    match oracle::read_by(grammar, about, text) {
        Ok((abilities, wording)) => {
            println!("{}{called:?} {wording:?}", tree::show(&abilities));
            println!("default: {:?}", oracle::write_by(grammar, about, &abilities, &Wording::default()));
        }
        Err(NotRead::Declined { at, expected }) => stopped("declined", text, &localized::Stop { at, expected }),
        Err(NotRead::Ambiguous(readings)) => readings.iter().for_each(|r| println!("can mean:\n{}", tree::show(r))),
    }
}
