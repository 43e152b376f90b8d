//! `facedown card`: a shipped card, its text rendered from its meaning.

use crate::lang::Lang;
use messages::Messages;
use oracle::pack::{self, Shipped};
use oracle::reminder::Explain;
use oracle::{Language, type_line};

#[derive(clap::Args)]
pub struct Args {
    name: String,
    #[command(flatten)]
    lang: Lang,
    #[arg(long, value_enum, value_name = "WHICH", num_args = 0..=1, require_equals = true, default_missing_value = "printed")]
    reminder: Option<Reminders>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Reminders {
    Printed,
    All,
}

pub fn run(args: &Args) -> Result<(), String> {
    let messages = args.lang.messages()?;
    let pack = pack::shipped();
    let Some(shipped) = pack.iter().find(|s| s.is_called(&args.name)) else {
        let near: Vec<String> = pack::suggestions(&pack, &args.name).into_iter().map(str::to_owned).collect();
        return Err(messages.say("card-unknown", &[("name", args.name.as_str().into())]) + &messages.near(&near));
    };
    let explain = match args.reminder {
        None => Explain::Nothing,
        Some(Reminders::Printed) => Explain::Printed,
        Some(Reminders::All) => Explain::All,
    };
    print!("{}", show(messages, shipped, messages.language(), explain)?);
    Ok(())
}

/// A shipped card in a language; what it has no words for is said in these.
pub fn show(words: &Messages, shipped: &Shipped, language: Language, explain: Explain) -> Result<String, String> {
    let texts = shipped.texts_explained(language, explain);
    let texts = texts.map_err(|_| cannot_say(words, shipped.name(language), language))?;
    let faces = shipped.card.faces.iter().zip(texts).enumerate();
    let said = faces.map(|(i, (given, text))| face(language, shipped.face_name(language, i), given, &text));
    Ok(said.collect())
}

/// A card for which a language has no words.
pub fn cannot_say(words: &Messages, name: &str, language: Language) -> String {
    let language = words.say("language", &[("code", language.code().into())]);
    words.say("cannot-say", &[("name", name.into()), ("language", language.into())])
}

/// A face as it is printed in a language.
pub fn face(language: Language, name: &str, face: &ir::CardFace, text: &str) -> String {
    let cost = face.mana_cost.as_ref().map_or(String::new(), |c| format!(" {c}"));
    let mut out = format!("{name}{cost}\n{}\n", type_line::write_in(language, &face.type_line));
    if !text.is_empty() {
        out.push_str(&format!("{text}\n"));
    }
    if let Some((power, toughness)) = face.power_toughness {
        out.push_str(&format!("{}/{}\n", value(power), value(toughness)));
    }
    out
}

fn value(value: ir::PtValue) -> String {
    match value {
        ir::PtValue::Number(n) => n.to_string(),
        ir::PtValue::Star => "*".to_owned(),
    }
}
