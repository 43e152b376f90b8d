//! CR 205. The type line: read and written in every language.
//!
//! English is known by rule. The others are put together as their `type_line.lexicon` says:
//!
//! ```text
//! set dash = " — "        between the two halves; the first is written, all are read
//! set between = " et "    between subtypes
//! set order = reversed    the last subtype first
//! set capital = first     a capital for the first subtype written
//! Artifact Creature = Créature-artefact        what stands left of the dash, whole
//! Human = humain                               a subtype
//! ```

use crate::language::Language;
use ir::{CardType, Subtype, Supertype, TypeLine};

/// Supertypes and card types, a dash, subtypes. An error says where and what was expected.
pub fn read(text: &str) -> Result<TypeLine, (usize, String)> {
    let mut line = TypeLine::default();
    let (left, right) = match text.split_once(" — ").or_else(|| text.split_once(" - ")) {
        Some((left, right)) => (left, Some((text.len() - right.len(), right))),
        None => (text, None),
    };
    let mut at = 0;
    for word in left.split(' ') {
        if let Some(&s) = Supertype::ALL.iter().find(|s| format!("{s:?}") == word) {
            line.supertypes.push(s);
        } else if let Some(&t) = CardType::ALL.iter().find(|t| format!("{t:?}") == word) {
            line.types.push(t);
        } else {
            return Err((at, "a supertype or a card type (CR 205.2a, 205.4a)".into()));
        }
        at += word.len() + 1;
    }
    if let Some((at, right)) = right {
        subtypes(right, at, &mut line)?;
    }
    Ok(line)
}

fn subtypes(text: &str, mut at: usize, line: &mut TypeLine) -> Result<(), (usize, String)> {
    let mut rest = text;
    while !rest.is_empty() {
        let two = rest.match_indices(' ').nth(1).map_or(rest, |(i, _)| &rest[..i]);
        let one = rest.split(' ').next().unwrap_or(rest);
        let Some((subtype, len)) = [two, one].into_iter().find_map(|w| Subtype::named(w).map(|s| (s, w.len()))) else {
            return Err((at, "a subtype (CR 205.3)".into()));
        };
        line.subtypes.push(subtype);
        let step = (len + 1).min(rest.len());
        rest = &rest[step..];
        at += step;
    }
    Ok(())
}

/// As printed.
pub fn write(line: &TypeLine) -> String {
    let left = line.supertypes.iter().map(|s| format!("{s:?}")).chain(line.types.iter().map(|t| format!("{t:?}")));
    let left = left.collect::<Vec<_>>().join(" ");
    let right = line.subtypes.iter().map(|s| s.name()).collect::<Vec<_>>().join(" ");
    if right.is_empty() { left } else { format!("{left} — {right}") }
}

/// As printed in a language; a word that its lexicon does not have stays English.
pub fn write_in(language: Language, line: &TypeLine) -> String {
    let Some(words) = lexicon(language) else { return write(line) };
    let english = write(&TypeLine { subtypes: Vec::new(), ..line.clone() });
    let left = words.said(&english);
    if line.subtypes.is_empty() {
        return left.to_owned();
    }
    format!("{left}{}{}", words.setting("dash"), subtypes_in(language, &line.subtypes))
}

/// Subtypes as they stand in a type line.
pub fn subtypes_in(language: Language, subtypes: &[Subtype]) -> String {
    let mut all: Vec<&str> = subtypes.iter().map(|s| s.name()).collect();
    let Some(words) = lexicon(language) else { return all.join(" ") };
    all.iter_mut().for_each(|word| *word = words.said(word));
    if words.is("order", "reversed") {
        all.reverse();
    }
    let all = all.join(words.setting("between"));
    if words.is("capital", "first") { crate::scan::capitalised(&all) } else { all }
}

/// Reads a type line of a language; English ones are read in all of them, as databases mix them.
pub fn read_in(language: Language, text: &str) -> Result<TypeLine, (usize, String)> {
    let Some(words) = lexicon(language) else { return read(text) };
    let dashes = words.settings().filter(|(key, _)| *key == "dash").map(|(_, dash)| dash);
    let cut = dashes
        .filter_map(|dash| text.split_once(dash))
        .max_by_key(|(left, right)| text.len() - left.len() - right.len());
    let (left, right) = cut.unwrap_or((text, ""));
    let Some((english, _)) = words.entries().find(|(_, said)| *said == left.trim()) else {
        return read(text).map_err(|_| (0, format!("supertypes and card types in {}", language.name())));
    };
    let mut line = read(english).map_err(|(_, why)| (0, why))?;
    line.subtypes =
        words.subtypes(right).map_err(|at| (text.len() - right.len() + at, "a subtype (CR 205.3)".into()))?;
    if words.is("order", "reversed") {
        line.subtypes.reverse();
    }
    Ok(line)
}

/// The text of a `type_line.lexicon`.
struct Words(&'static str);

fn lexicon(language: Language) -> Option<Words> {
    Some(Words(match language {
        Language::English => return None,
        Language::German => include_str!("german/type_line.lexicon"),
        Language::Spanish => include_str!("spanish/type_line.lexicon"),
        Language::French => include_str!("french/type_line.lexicon"),
        Language::Italian => include_str!("italian/type_line.lexicon"),
        Language::Japanese => include_str!("japanese/type_line.lexicon"),
        Language::Portuguese => include_str!("portuguese/type_line.lexicon"),
        Language::Chinese => include_str!("chinese/type_line.lexicon"),
    }))
}

impl Words {
    fn lines(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.0.lines().filter(|l| !l.starts_with('#')).filter_map(|l| l.split_once(" = "))
    }
    fn entries(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.lines().filter(|(key, _)| !key.starts_with("set "))
    }
    /// The word for an English one, which stays where there is none.
    fn said<'w>(&self, english: &'w str) -> &'w str {
        self.entries().find(|(key, _)| *key == english).map_or(english, |(_, said)| said)
    }
    fn settings(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.lines().filter_map(|(key, value)| Some((key.strip_prefix("set ")?, value.trim_matches('"'))))
    }
    fn setting(&self, name: &str) -> &'static str {
        self.settings().find(|(key, _)| *key == name).map_or("", |(_, value)| value)
    }
    fn is(&self, name: &str, value: &str) -> bool {
        self.setting(name) == value
    }

    /// Subtypes in the order of the text, the longest word that fits first; an error is the place.
    fn subtypes(&self, text: &str) -> Result<Vec<Subtype>, usize> {
        let between = self.setting("between");
        let mut found = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let fits = |said: &str| {
                let end = said.len();
                rest.get(..end).is_some_and(|start| start.to_lowercase() == said.to_lowercase())
                    && (rest.len() == end || rest[end..].starts_with(between))
            };
            let known = self.entries().filter_map(|(key, said)| Some((Subtype::named(key)?, said)));
            let (subtype, said) = known.filter(|(_, said)| fits(said)).max_by_key(|(_, said)| said.len()).ok_or(at)?;
            found.push(subtype);
            at = text.len().min(at + said.len() + between.len());
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_lines_in_eight_languages() {
        let line = read("Legendary Artifact Creature — Vampire Assassin").expect("a type line");
        let said = Language::ALL.map(|language| write_in(language, &line));
        let wanted = [
            "Legendary Artifact Creature — Vampire Assassin",
            "Legendäre Artefaktkreatur — Vampir, Assassine",
            "Criatura artefacto legendaria — Asesino vampiro",
            "Créature-artefact légendaire — vampire et assassin",
            "Creatura Artefatto Leggendaria — Assassino Vampiro",
            "伝説のアーティファクト・クリーチャー — 吸血鬼・暗殺者",
            "Criatura Artefato Lendária — Vampiro Assassino",
            "传奇神器生物 — 吸血鬼／杀手",
        ];
        assert_eq!(said, wanted);
        for (language, text) in Language::ALL.into_iter().zip(wanted) {
            assert_eq!(read_in(language, text).as_ref(), Ok(&line), "{text}");
        }
        assert_eq!(read("Creature — Sofa"), Err((13, "a subtype (CR 205.3)".to_owned())));
        assert_eq!(read_in(Language::French, "Créature — canapé"), Err((14, "a subtype (CR 205.3)".to_owned())));
    }

    /// What a language writes it reads, for each line left of the dash and each subtype of its lexicon.
    #[test]
    fn what_is_written_is_read() {
        for language in Language::ALL {
            let Some(words) = lexicon(language) else { continue };
            for (english, said) in words.entries() {
                let line = match Subtype::named(english) {
                    Some(subtype) => TypeLine { subtypes: vec![subtype], ..read("Creature").expect("a type line") },
                    None => read(english).expect("an English line"),
                };
                let written = write_in(language, &line);
                assert!(written.to_lowercase().contains(&said.to_lowercase()), "{written}");
                assert_eq!(read_in(language, &written).as_ref(), Ok(&line), "{}: {written}", language.name());
            }
        }
    }
}
