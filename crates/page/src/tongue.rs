//! Which language a piece of prose is in: by its script, then by its small words.

use messages::Messages;
use oracle::Language;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A language as a page may hold it: one of the eight, or another by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tongue {
    Ours(Language),
    Other(&'static str),
}

impl Tongue {
    pub fn ours(self) -> Option<Language> {
        match self {
            Tongue::Ours(language) => Some(language),
            Tongue::Other(_) => None,
        }
    }

    /// `de`, or the name where it is none of the eight.
    pub fn code(self) -> &'static str {
        match self {
            Tongue::Ours(language) => language.code(),
            Tongue::Other(name) => name,
        }
    }

    /// Its name in the reader's language.
    pub fn said(self, words: &Messages) -> String {
        words.say("language", &[("code", self.code().to_lowercase().replace(' ', "-").into())])
    }

    /// What a page means by a code or a name, in any of the eight languages: `de`, `Deutsch`, `ko`.
    pub fn named(word: &str) -> Option<Tongue> {
        let word = word.trim().to_lowercase();
        NAMED.get(word.as_str()).copied()
    }
}

fn lines(data: &'static str) -> impl Iterator<Item = &'static str> {
    data.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

static NAMED: LazyLock<HashMap<String, Tongue>> = LazyLock::new(|| {
    let mut named = HashMap::new();
    for line in lines(include_str!("../data/languages.txt")) {
        let parts: Vec<&'static str> = line.split('|').map(str::trim).collect();
        let [name, codes, names] = parts[..] else { panic!("data/languages.txt: {line}") };
        let tongue = Language::from_code(name).map_or(Tongue::Other(name), Tongue::Ours);
        for word in codes.split(' ').chain(names.split(", ")) {
            named.insert(word.to_lowercase(), tongue);
        }
    }
    named
});

/// Small words, by language.
static WORDS: LazyLock<Vec<(Tongue, Vec<&'static str>)>> = LazyLock::new(|| {
    let of_line = |line: &'static str| {
        let (name, words) = line.split_once(": ").unwrap_or_else(|| panic!("data/words.txt: {line}"));
        let tongue = Language::from_code(name).map_or(Tongue::Other(name), Tongue::Ours);
        (tongue, words.split(' ').collect())
    };
    lines(include_str!("../data/words.txt")).map(of_line).collect()
});

/// Letters of the one and of the other way to write Chinese.
static CHINESE: LazyLock<[&'static str; 2]> = LazyLock::new(|| {
    let text = include_str!("../data/scripts.txt");
    ["traditional: ", "simplified: "].map(|way| lines(text).find_map(|l| l.strip_prefix(way)).expect("a line for each"))
});

/// A script, as far as languages are told by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Script {
    Latin,
    Kana,
    Han,
    /// Of a language that is none of the eight.
    Foreign(&'static str),
}

impl Script {
    pub fn of(letter: char) -> Option<Script> {
        Some(match letter as u32 {
            0x41..=0x5A | 0x61..=0x7A | 0xAA | 0xBA | 0xC0..=0x24F | 0x1E00..=0x1EFF => Script::Latin,
            0x370..=0x3FF | 0x1F00..=0x1FFF => Script::Foreign("Greek"),
            0x400..=0x52F => Script::Foreign("Russian"),
            0x590..=0x5FF => Script::Foreign("Hebrew"),
            0x600..=0x6FF => Script::Foreign("Arabic"),
            0xE00..=0xE7F => Script::Foreign("Thai"),
            0x1100..=0x11FF | 0x3130..=0x318F | 0xAC00..=0xD7AF => Script::Foreign("Korean"),
            0x3041..=0x30FA => Script::Kana,
            0x3400..=0x9FFF => Script::Han,
            _ => return None,
        })
    }

    fn shown(self) -> &'static str {
        match self {
            Script::Latin => "Latin",
            Script::Kana => "Japanese",
            Script::Han => "Chinese",
            Script::Foreign("Russian") => "Cyrillic",
            Script::Foreign(name) => name,
        }
    }
}

/// The text without what is the same in all languages: mana symbols and the like.
fn letters(text: &str) -> impl Iterator<Item = char> + '_ {
    let mut inside = false;
    text.chars().filter(move |&c| {
        inside = if c == '{' { true } else { inside && c != '}' };
        !inside && c != '}'
    })
}

fn scripts(text: &str) -> HashMap<Script, usize> {
    let mut found = HashMap::new();
    for script in letters(text).filter_map(Script::of) {
        *found.entry(script).or_insert(0) += 1;
    }
    found
}

/// The Chinese of Taiwan.
pub const TRADITIONAL: Tongue = Tongue::Other("Chinese Traditional");

/// The languages of ours in which a text may be by its script, the likeliest first, or why it is in none.
pub fn candidates(text: &str) -> Result<Vec<Language>, Tongue> {
    let found = scripts(text);
    let of = |script| found.get(&script).copied().unwrap_or(0);
    let foreign =
        found.iter().filter_map(|(s, n)| if let Script::Foreign(name) = s { Some((*n, *name)) } else { None });
    let (kana, han, latin) = (of(Script::Kana), of(Script::Han), of(Script::Latin));
    if let Some((many, name)) = foreign.max()
        && many > latin + kana + han
    {
        return Err(Tongue::Other(name));
    }
    if kana > 0 && 3 * (kana + han) > latin {
        return Ok(vec![Language::Japanese]);
    }
    // A letter of a script without blanks says about as much as three of an alphabet.
    if han > 0 && 3 * han > latin {
        let [traditional, simplified] = CHINESE.map(|way| text.chars().filter(|c| way.contains(*c)).count());
        if traditional > simplified {
            return Err(TRADITIONAL);
        }
        return Ok(vec![Language::Chinese, Language::Japanese]);
    }
    let scored = scored(text);
    if let Some((Tongue::Other(name), score)) = scored.first()
        && *score > 0.2
    {
        return Err(Tongue::Other(name));
    }
    let mut ours: Vec<Language> = scored.iter().filter_map(|(tongue, _)| tongue.ours()).collect();
    let rest = Language::ALL.into_iter().filter(|l| !matches!(l, Language::Japanese | Language::Chinese));
    ours.extend(rest.filter(|l| !ours.contains(l)).collect::<Vec<_>>());
    Ok(ours)
}

/// Languages of the Latin script with a share of small words, the greatest share first.
fn scored(text: &str) -> Vec<(Tongue, f64)> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = lower.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty()).collect();
    let share = |known: &[&str]| words.iter().filter(|w| known.contains(w)).count() as f64 / words.len().max(1) as f64;
    let mut scored: Vec<(Tongue, f64)> = WORDS.iter().map(|(tongue, known)| (*tongue, share(known))).collect();
    scored.retain(|&(_, share)| share > 0.0);
    scored.sort_by(|a, b| b.1.total_cmp(&a.1));
    scored
}

/// The language of prose, if it shows; a tie between two does not.
pub fn of_prose(text: &str) -> Option<Tongue> {
    if let Err(other) = candidates(text) {
        return Some(other);
    }
    let found = scripts(text);
    if found.contains_key(&Script::Kana) {
        return Some(Tongue::Ours(Language::Japanese));
    }
    if found.contains_key(&Script::Han) && !found.contains_key(&Script::Latin) {
        return Some(Tongue::Ours(Language::Chinese));
    }
    match scored(text)[..] {
        [(first, one), (_, two), ..] if one > two => Some(first),
        [(first, _)] => Some(first),
        _ => None,
    }
}

/// A word or a line in which scripts are mixed that no language of ours mixes: what stands there, and the
/// scripts by their English names.
pub fn mixture(text: &str) -> Option<(String, Vec<&'static str>)> {
    let plain: String = letters(text).collect();
    for word in plain.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty()) {
        let mut kinds: Vec<&'static str> = Vec::new();
        for script in word.chars().filter_map(Script::of) {
            if !kinds.contains(&script.shown()) {
                kinds.push(script.shown());
            }
        }
        // Japanese is written with both.
        let japanese = kinds.contains(&"Japanese");
        kinds.retain(|k| *k != "Chinese" || !japanese);
        let latin = word.chars().filter(|c| Script::of(*c) == Some(Script::Latin)).count();
        let is_word =
            kinds.len() > 1 && (latin > 1 || kinds.iter().any(|k| !matches!(*k, "Japanese" | "Chinese" | "Latin")));
        if is_word {
            return Some((word.to_owned(), kinds));
        }
    }
    let found = scripts(&plain);
    let eastern = found.keys().any(|s| matches!(s, Script::Kana | Script::Han));
    let latin = plain.split(|c: char| Script::of(c) != Some(Script::Latin)).max_by_key(|w| w.len()).unwrap_or("");
    let other = if found.contains_key(&Script::Kana) { "Japanese" } else { "Chinese" };
    (eastern && latin.len() > 3).then(|| (latin.to_owned(), vec!["Latin", other]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_are_told_by_script_and_small_words() {
        let of = |text| of_prose(text).map(Tongue::code);
        assert_eq!(of("The hills look back at you."), Some("en"));
        assert_eq!(of("Die Hügel schauen zurück, und du nicht."), Some("de"));
        assert_eq!(of("Las colinas te devuelven lo que les das."), Some("es"));
        assert_eq!(of("Les collines vous regardent aussi, et ce n'est pas tout."), Some("fr"));
        assert_eq!(of("Le colline ti guardano, e non è tutto."), Some("it"));
        assert_eq!(of("As colinas olham para você até o fim."), Some("pt"));
        assert_eq!(of("丘はこちらを見ている。"), Some("ja"));
        assert_eq!(of("这座山看着你。"), Some("zhs"));
        assert_eq!(of("這座山看著你們。"), Some("Chinese Traditional"));
        assert_eq!(of("언덕이 당신을 본다."), Some("Korean"));
        assert_eq!(of("Холмы смотрят на тебя."), Some("Russian"));
        assert_eq!(of("Wzgórza patrzą na ciebie i nie jest to wszystko."), Some("Polish"));
    }

    #[test]
    fn a_language_is_named_by_code_or_name() {
        assert_eq!(Tongue::named("Deutsch"), Some(Tongue::Ours(Language::German)));
        assert_eq!(Tongue::named("pt-BR"), Some(Tongue::Ours(Language::Portuguese)));
        assert_eq!(Tongue::named("日本語"), Some(Tongue::Ours(Language::Japanese)));
        assert_eq!(Tongue::named("한국어"), Some(Tongue::Other("Korean")));
        assert_eq!(Tongue::named("jp"), None);
    }

    #[test]
    fn mixtures_are_seen() {
        // The second letter is Cyrillic.
        assert_eq!(mixture("Ziehe eine K\u{430}rte.").map(|m| m.1), Some(vec!["Latin", "Cyrillic"]));
        assert!(mixture("カードを１枚 draw する。").is_some());
        assert_eq!(mixture("クリーチャー１体は+X/+Xの修整を受ける。"), None);
        assert_eq!(mixture("{T}：カード１枚を引く。"), None);
        assert_eq!(mixture("Piochez une carte."), None);
    }
}
