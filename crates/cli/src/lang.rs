//! The language in which the program speaks.
//!
//! What `--lang` names comes first, then the locale of the environment, then the settings; where none
//! of them names a language that is spoken here, it is English.

use messages::{Language, Messages};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The settings that a person keeps.
#[derive(Default, serde::Deserialize)]
struct Settings {
    lang: Option<String>,
}

/// The messages of the language chosen. A code that is none is named in the language that would be
/// spoken without it.
pub fn chosen(code: Option<&str>) -> Result<&'static Messages, String> {
    let around = messages::language_of_environment(|name| std::env::var(name).ok());
    match (code, around) {
        (None, None) => set(settings_path().as_deref()),
        (None, Some(language)) => Ok(Messages::of(language)),
        (Some(code), _) => {
            let without = || around.map_or_else(|| set(settings_path().as_deref()), |l| Ok(Messages::of(l)));
            let unknown =
                |words: &Messages| words.say("lang-unknown", &[("code", code.into()), ("codes", codes(words))]);
            match Language::from_code(code) {
                Some(language) => Ok(Messages::of(language)),
                None => Err(unknown(without().unwrap_or(Messages::of(Language::English)))),
            }
        }
    }
}

/// The messages in which a command line is answered, before it is understood: of its `--lang`, or of what is around.
pub fn of_command_line(line: &[OsString]) -> &'static Messages {
    let mut words = line.iter().skip(1).filter_map(|word| word.to_str());
    // There it is the language of cards.
    let of_cards =
        words.clone().find(|word| !word.starts_with('-')).is_some_and(|name| ["read", "corpus"].contains(&name));
    let mut code = None;
    while let Some(word) = words.next().filter(|_| !of_cards) {
        match word.strip_prefix("--lang") {
            Some("") => code = words.next(),
            Some(rest) => code = rest.strip_prefix('=').or(code),
            None => {}
        }
    }
    spoken(code)
}

/// The messages of the language chosen; where the choice cannot be understood, English.
pub fn spoken(code: Option<&str>) -> &'static Messages {
    chosen(code).or_else(|_| chosen(None)).unwrap_or(Messages::of(Language::English))
}

/// A language of cards, by its code.
pub fn named(code: &str) -> Result<Language, String> {
    match chosen(Some(code)) {
        Ok(messages) => Ok(messages.language()),
        Err(why) => Err(why),
    }
}

fn codes(words: &Messages) -> messages::Arg {
    words.list(Language::ALL.map(|l| l.code().to_owned())).into()
}

fn settings_path() -> Option<PathBuf> {
    dirs::config_dir().map(|folder| folder.join("facedown").join("settings.toml"))
}

/// The language that the settings name, if there are any.
fn set(path: Option<&Path>) -> Result<&'static Messages, String> {
    let english = Messages::of(Language::English);
    let Some((path, text)) = path.and_then(|path| Some((path, std::fs::read_to_string(path).ok()?))) else {
        return Ok(english);
    };
    let place = ("path", path.display().to_string().into());
    let settings: Settings = toml::from_str(&text).map_err(|why| {
        let why = why.message().to_owned();
        english.say("lang-settings", &[place.clone(), ("why", why.into())])
    })?;
    let Some(code) = settings.lang else { return Ok(english) };
    match Language::from_code(&code) {
        Some(language) => Ok(Messages::of(language)),
        None => Err(english.say("lang-unknown-setting", &[place, ("code", code.into()), ("codes", codes(english))])),
    }
}

/// The language in which a command speaks.
#[derive(clap::Args, Debug)]
pub struct Lang {
    #[arg(long, value_name = "CODE")]
    lang: Option<String>,
}

impl Lang {
    pub fn messages(&self) -> Result<&'static Messages, String> {
        chosen(self.lang.as_deref())
    }
}
