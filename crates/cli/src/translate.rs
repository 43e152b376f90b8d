//! `facedown translate`: a card in one language, the same card in another.

use crate::card;
use oracle::pack::{self, Shipped};
use oracle::reminder::Explain;
use oracle::{About, Called, Language, Read, Wording, write_text};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "CODE")]
    from: String,
    #[arg(long, value_name = "CODE")]
    to: String,
}

/// Through the meaning: a shipped card takes its name there and the wording printed there, any other keeps its name.
pub fn run(args: &Args) -> Result<(), String> {
    let (from, to) = (crate::lang::named(&args.from)?, crate::lang::named(&args.to)?);
    let words = crate::lang::chosen(None)?;
    let (_, read) = crate::read::card(words, &args.file, from)?;
    let pack = pack::shipped();
    if let Some(shipped) = pack.iter().find(|s| s.name(from) == read.card.name() && is_same(s, &read)) {
        print!("{}", card::show(words, shipped, to, Explain::Nothing)?);
        return Ok(());
    }
    for (i, face) in read.card.faces.iter().enumerate() {
        let (name, called) = name_in(&pack, &face.name, from, to);
        let about = About::called(to, &name, &face.type_line, &called);
        let text = write_text(to, &about, &face.abilities, &Wording::default())
            .map_err(|_| card::cannot_say(words, &face.name, to))?;
        print!("{}{}", if i > 0 { "//\n" } else { "" }, card::face(to, &name, face, &text));
    }
    Ok(())
}

fn is_same(shipped: &Shipped, read: &Read) -> bool {
    let both = shipped.card.faces.iter().zip(&read.card.faces);
    shipped.card.faces.len() == read.card.faces.len() && both.into_iter().all(|(a, b)| a.abilities == b.abilities)
}

/// The name of a shipped card, or the same name.
fn name_in(pack: &[Shipped], name: &str, from: Language, to: Language) -> (String, Called) {
    let known = pack.iter().find(|s| s.name(from) == name).and_then(|s| s.names.get(to.code()));
    known.map_or_else(|| (name.to_owned(), Called::default()), |local| (local.name.clone(), local.called.clone()))
}
