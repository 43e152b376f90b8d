//! Messages by id, in one language with English behind it.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use oracle::Language;
use std::io;
use std::path::Path;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

type Bundle = FluentBundle<FluentResource>;

/// The messages of one language. What a language does not say is said whole in English.
pub struct Messages {
    language: Language,
    /// The language asked for, then English.
    bundles: Vec<Bundle>,
}

/// What is put into a message.
#[derive(Clone, Debug)]
pub enum Arg {
    Text(String),
    Number(i64),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}
macro_rules! numbers { ($($t:ty),*) => { $(impl From<$t> for Arg {
    fn from(n: $t) -> Arg { Arg::Number(n as i64) }
})* } }
numbers!(u8, u16, u32, u64, i16, i32, i64, usize);

macro_rules! folder { ($code:literal: $($name:literal),*) => {
    &[$(include_str!(concat!("../locales/", $code, "/", $name, ".ftl"))),*]
} }

macro_rules! language { ($code:literal) => {
    folder!($code: "words", "log", "ask", "screen", "refused", "cli", "judge", "table", "page", "reading", "ruling", "problem", "help")
} }

/// The files of a language.
fn files(language: Language) -> &'static [&'static str] {
    match language {
        Language::English => language!("en"),
        Language::German => language!("de"),
        Language::Spanish => language!("es"),
        Language::French => language!("fr"),
        Language::Italian => language!("it"),
        Language::Japanese => language!("ja"),
        Language::Portuguese => language!("pt"),
        Language::Chinese => language!("zhs"),
    }
}

impl Messages {
    /// The messages of a language; they are read once.
    ///
    /// # Panics
    /// If a file of messages has a mistake.
    pub fn of(language: Language) -> &'static Messages {
        static READ: [OnceLock<Messages>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
        READ[language as usize].get_or_init(|| {
            let wanted = if language == Language::English { vec![language] } else { vec![language, Language::English] };
            Messages { language, bundles: wanted.into_iter().map(bundle).collect() }
        })
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether some language behind this has the message.
    pub fn has(&self, id: &str) -> bool {
        self.bundles.iter().any(|b| b.has_message(id))
    }

    /// The message, with what it names put in.
    ///
    /// # Panics
    /// If no language has the message, or it names something that is not given: an application
    /// asks only for messages that exist.
    pub fn say(&self, id: &str, args: &[(&str, Arg)]) -> String {
        let found = self.bundles.iter().find_map(|b| Some((b, b.get_message(id)?.value()?)));
        let (bundle, pattern) = found.unwrap_or_else(|| panic!("no message `{id}`"));
        let mut given = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => given.set(*name, FluentValue::from(text.as_str())),
                Arg::Number(n) => given.set(*name, FluentValue::from(*n)),
            }
        }
        let mut wrong: Vec<FluentError> = Vec::new();
        let said = bundle.format_pattern(pattern, Some(&given), &mut wrong).into_owned();
        assert!(wrong.is_empty(), "message `{id}`: {wrong:?}");
        said
    }
}

impl Messages {
    /// Things named one after another.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let all: Vec<String> = items.into_iter().collect();
        all.join(&self.say("separator", &[]))
    }

    /// What follows a name that there is not: those that are near it, if any are.
    pub fn near(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            names => self.say("near-name", &[("names", self.list(names.iter().cloned()).into())]),
        }
    }

    /// A file that cannot be read or written, and why.
    pub fn file_error(&self, path: &Path, why: &io::Error) -> String {
        self.about(path.display().to_string(), self.io_error(why))
    }

    /// Why a file cannot be read or written; what is rare is said by the system.
    pub fn io_error(&self, why: &io::Error) -> String {
        match why.kind() {
            io::ErrorKind::NotFound => self.say("file-missing", &[]),
            io::ErrorKind::PermissionDenied => self.say("file-forbidden", &[]),
            io::ErrorKind::AddrInUse => self.say("address-in-use", &[]),
            io::ErrorKind::AddrNotAvailable => self.say("address-not-here", &[]),
            io::ErrorKind::IsADirectory => self.say("file-is-folder", &[]),
            io::ErrorKind::InvalidData => self.say("file-no-text", &[]),
            _ => why.to_string(),
        }
    }

    /// What something says, does or is, after what it is.
    pub fn about(&self, what: String, says: String) -> String {
        self.say("about", &[("what", what.into()), ("says", says.into())])
    }
}

fn bundle(language: Language) -> Bundle {
    // Plurals are known by the codes of BCP 47.
    let code = if language == Language::Chinese { "zh-Hans" } else { language.code() };
    let id: LanguageIdentifier = code.parse().expect("a language code");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    // Terminals show the marks that keep directions apart as boxes.
    bundle.set_use_isolating(false);
    for text in files(language) {
        let resource = FluentResource::try_new((*text).to_owned())
            .unwrap_or_else(|(_, why)| panic!("messages of {}: {why:?}", language.name()));
        bundle.add_resource(resource).unwrap_or_else(|why| panic!("messages of {}: {why:?}", language.name()));
    }
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;
    use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
    use std::collections::{BTreeMap, BTreeSet};

    /// Every message that the code names exists in English, and no other stands there.
    #[test]
    fn messages_and_code_name_each_other() {
        let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut folders = vec![here.join("src")];
        folders.extend(["cli", "judge", "page", "table"].map(|of| here.join("..").join(of).join("src")));
        let mut code = String::new();
        while let Some(path) = folders.pop() {
            if path.is_dir() {
                folders.extend(std::fs::read_dir(&path).expect("a folder").map(|e| e.expect("an entry").path()));
            } else {
                code += &std::fs::read_to_string(&path).expect("a source file");
            }
        }
        let named: BTreeSet<&str> = code.split('"').collect();
        let lines = files(Language::English).iter().flat_map(|f| f.lines());
        let said: BTreeSet<&str> = lines
            .filter(|l| l.starts_with(char::is_alphabetic))
            .filter_map(|l| l.split_once(" ="))
            .map(|l| l.0)
            .collect();
        // What rulings are about is named by the file of rulings, what commands are by the commands; `page` and `cli`
        // hold that it is all said.
        let is_named = |id: &str| named.contains(id) || matches!(id.split('-').next(), Some("ruling" | "help"));
        let unused: Vec<&&str> = said.iter().filter(|id| !is_named(id)).collect();
        assert!(unused.is_empty(), "no code says these messages: {unused:?}");
        let kinds: BTreeSet<&str> = said.iter().filter_map(|id| id.split_once('-')).map(|(kind, _)| kind).collect();
        let is_id = |text: &&&str| {
            let kind = text.split_once('-').is_some_and(|(kind, _)| kinds.contains(kind));
            kind && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
        };
        let missing: Vec<&&str> = named.iter().filter(is_id).filter(|id| !said.contains(**id)).collect();
        assert!(missing.is_empty(), "these messages are not there: {missing:?}");
    }

    /// Every file of a language, those of the browser client among them.
    fn on_disk(language: Language) -> BTreeMap<String, String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
        let files = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
        files.map(|path| (name(&path), std::fs::read_to_string(&path).expect("a text"))).collect()
    }

    /// The messages of a language, by file and id, each with the variables that it names.
    fn messages_of(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut all = BTreeMap::new();
        for (file, text) in on_disk(language) {
            let parsed = fluent_syntax::parser::parse(text.as_str()).expect("plain Fluent");
            for entry in parsed.body {
                if let Entry::Message(Message { id, value: Some(value), .. }) = entry {
                    let mut named = BTreeSet::new();
                    variables(&value, &mut named);
                    let before = all.insert(format!("{file}: {}", id.name), named);
                    assert!(before.is_none(), "{}: `{}` stands there twice", language.name(), id.name);
                }
            }
        }
        all
    }

    fn variables(pattern: &Pattern<&str>, into: &mut BTreeSet<String>) {
        let placeables = pattern.elements.iter().filter_map(|element| match element {
            PatternElement::Placeable { expression } => Some(expression),
            PatternElement::TextElement { .. } => None,
        });
        for expression in placeables {
            let inline = match expression {
                Expression::Inline(inline) => inline,
                Expression::Select { selector, variants } => {
                    variants.iter().for_each(|variant| variables(&variant.value, into));
                    selector
                }
            };
            if let InlineExpression::VariableReference { id } = inline {
                into.insert(id.name.to_owned());
            }
        }
    }

    /// Every language says every message of English, with the same variables, and no other.
    #[test]
    fn every_language_says_everything() {
        let english = messages_of(Language::English);
        let mut wrong = Vec::new();
        for language in Language::ALL.into_iter().filter(|l| *l != Language::English) {
            let here = messages_of(language);
            for (id, variables) in &english {
                match here.get(id) {
                    None => wrong.push(format!("{}: `{id}` is missing", language.code())),
                    Some(named) if named != variables => {
                        wrong.push(format!("{}: `{id}` names {named:?}, not {variables:?}", language.code()));
                    }
                    Some(_) => {}
                }
            }
            let more = here.keys().filter(|id| !english.contains_key(*id));
            wrong.extend(more.map(|id| format!("{}: `{id}` is no message of English", language.code())));
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// Files of messages are plain Fluent that any reader of it can load: no functions, no terms of other files.
    #[test]
    fn messages_need_nothing_but_fluent() {
        for language in Language::ALL {
            for text in on_disk(language).values() {
                let parsed = fluent_syntax::parser::parse(text.as_str()).expect("plain Fluent");
                assert!(parsed.body.iter().all(|e| matches!(e, Entry::Message(_) | Entry::Comment(_))), "{text}");
                let functions = ["NUMBER(", "DATETIME("];
                assert!(functions.iter().all(|function| !text.contains(function)), "{text}");
            }
        }
    }
}
