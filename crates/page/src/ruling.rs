//! Official rulings: known again by their digest, or by what they speak of, and the scenarios that show them.
//!
//! `scenarios/rulings.txt` says in our words what rulings say, with tags of the scenarios that show it. A ruling
//! that no digest knows, in other words or another language, is compared by the terms of the rules in it: that is
//! a likeness and said to be one.

use crate::term::{self, Term};
use oracle::Language;
use oracle::printed::RulingDigest;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A ruling in our words.
pub struct Known {
    /// A few words on what it is about, a colon, and what it says.
    pub gist: &'static str,
    /// Numbers of the rules it rests on.
    pub rules: Vec<&'static str>,
    /// Tags of the scenarios that show it.
    shown: Vec<&'static str>,
    /// Scenarios that show it, each by its file, a colon and its name.
    scenes: Vec<&'static str>,
    digests: Vec<RulingDigest>,
    terms: Vec<Term>,
}

/// A scenario that ships.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// Below the folder `scenarios`.
    pub file: &'static str,
    pub line: usize,
    pub tags: Vec<&'static str>,
    pub feature: &'static str,
    pub name: &'static str,
}

/// How a ruling was known again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum How {
    WordForWord,
    /// By its terms, this much alike: 1 is all of them.
    ByTerms(f64),
}

static ALL: LazyLock<Vec<Known>> =
    LazyLock::new(|| parse(include_str!("../../../scenarios/rulings.txt")).unwrap_or_else(|why| panic!("{why}")));

static SCENARIOS: LazyLock<Vec<Scenario>> = LazyLock::new(|| {
    let lines = include_str!(concat!(env!("OUT_DIR"), "/scenarios.tsv")).lines();
    lines.map(|line| scenario(line).expect("written by the build")).collect()
});

fn scenario(line: &'static str) -> Option<Scenario> {
    let parts: Vec<&str> = line.split('\t').collect();
    let [file, line, tags, feature, name] = parts[..] else { return None };
    Some(Scenario { file, line: line.parse().ok()?, tags: tags.split(' ').collect(), feature, name })
}

/// All rulings that stand in our words.
pub fn all() -> &'static [Known] {
    &ALL
}

pub fn scenarios() -> &'static [Scenario] {
    &SCENARIOS
}

fn parse(text: &'static str) -> Result<Vec<Known>, String> {
    let mut all: Vec<Known> = Vec::new();
    for line in text.lines().filter(|l| !l.is_empty() && !l.starts_with('#')) {
        let trouble = || format!("scenarios/rulings.txt: {line}");
        let Some(entry) = line.strip_prefix("  ") else {
            let terms = term::of(Language::English, line);
            let (rules, shown, scenes, digests) = Default::default();
            all.push(Known { gist: line, rules, shown, scenes, digests, terms });
            continue;
        };
        let known = all.last_mut().ok_or_else(trouble)?;
        let (key, values) = entry.split_once(' ').ok_or_else(trouble)?;
        match key {
            "rules" => known.rules.extend(values.split(' ')),
            "shown" => known.shown.extend(values.split(' ')),
            "scene" => known.scenes.push(values),
            "known" => {
                let digests: Option<Vec<_>> = values.split(' ').map(RulingDigest::written).collect();
                known.digests.extend(digests.ok_or_else(trouble)?);
            }
            _ => return Err(trouble()),
        }
    }
    Ok(all)
}

static BY_DIGEST: LazyLock<HashMap<&'static RulingDigest, usize>> = LazyLock::new(|| {
    let each = all().iter().enumerate();
    each.flat_map(|(i, known)| known.digests.iter().map(move |digest| (digest, i))).collect()
});

/// How rare a term is among the rulings in our words.
static WEIGHTS: LazyLock<HashMap<Term, f64>> = LazyLock::new(|| {
    let mut counts: HashMap<Term, usize> = HashMap::new();
    for known in all() {
        let mut terms = known.terms.clone();
        terms.sort_unstable();
        terms.dedup();
        for term in terms {
            *counts.entry(term).or_default() += 1;
        }
    }
    let of = all().len() as f64;
    counts.into_iter().map(|(term, n)| (term, (of / n as f64).ln().max(0.2))).collect()
});

fn weight(term: Term) -> f64 {
    WEIGHTS.get(term).copied().unwrap_or(2.5)
}

/// The number of the ruling that has this digest.
pub fn by_digest(digest: &RulingDigest) -> Option<usize> {
    BY_DIGEST.get(digest).copied()
}

/// Below this two rulings only touch the same subject.
const ALIKE: f64 = 0.5;
/// The best must be ahead of the second by this much.
const AHEAD: f64 = 0.05;

/// The ruling that says this, and how it was known again.
pub fn recognise(language: Option<Language>, text: &str) -> Option<(usize, How)> {
    if let Some(found) = by_digest(&RulingDigest::of(text)) {
        return Some((found, How::WordForWord));
    }
    let terms = term::of(language?, text);
    let mut scored: Vec<(f64, usize)> =
        all().iter().enumerate().map(|(i, known)| (term::likeness(&terms, &known.terms, weight), i)).collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    let (best, second) = (scored.first()?, scored.get(1)?);
    (best.0 >= ALIKE && best.0 - second.0 >= AHEAD).then_some((best.1, How::ByTerms(best.0)))
}

impl Known {
    /// What it is about, in a few words.
    pub fn title(&self) -> &'static str {
        self.gist.split(": ").next().unwrap_or(self.gist)
    }

    /// The message that names it: what it is about, in small letters with hyphens.
    pub fn id(&self) -> String {
        let plain = self.title().to_lowercase().replace('\'', "");
        let words: Vec<&str> = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()).collect();
        format!("ruling-{}", words.join("-"))
    }

    /// The scenarios that show it.
    pub fn scenarios(&self) -> Vec<&'static Scenario> {
        let is_shown = |s: &&Scenario| {
            self.shown.iter().any(|tag| s.tags.contains(tag)) || self.scenes.iter().any(|scene| s.is(scene))
        };
        scenarios().iter().filter(is_shown).collect()
    }
}

impl Scenario {
    /// By its file, a colon and its name.
    fn is(&self, scene: &str) -> bool {
        scene.split_once(": ").is_some_and(|(file, name)| self.file == file && self.name == name)
    }
}

/// Below this a scenario has nothing to do with a text.
const NEAR: f64 = 0.34;

/// Scenarios that speak of what a text speaks of, the nearest first; they need not show what it says.
pub fn near(language: Language, text: &str) -> Vec<&'static Scenario> {
    let terms = term::of(language, text);
    let said = |s: &Scenario| term::of(Language::English, &format!("{}: {}", s.feature, s.name));
    let mut scored: Vec<(f64, &Scenario)> =
        scenarios().iter().map(|s| (term::likeness(&terms, &said(s), weight), s)).filter(|s| s.0 >= NEAR).collect();
    scored.sort_by(|a, b| b.0.total_cmp(&a.0));
    scored.into_iter().take(3).map(|(_, s)| s).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_ruling_in_our_words_is_shown_by_scenarios() {
        assert!(all().len() > 60, "{}", all().len());
        for known in all() {
            for tag in &known.shown {
                assert!(scenarios().iter().any(|s| s.tags.contains(tag)), "no scenario has {tag}: {}", known.gist);
            }
            for scene in &known.scenes {
                assert!(scenarios().iter().any(|s| s.is(scene)), "there is no {scene}");
            }
            assert!(!known.rules.is_empty() && !known.digests.is_empty(), "{}", known.gist);
        }
        let unshown: Vec<_> = all().iter().filter(|k| k.scenarios().is_empty()).map(Known::title).collect();
        assert!(unshown.len() <= 3, "no scenario shows these: {unshown:?}");
    }

    /// What each is about has its message in each language, and there is no message more.
    #[test]
    fn each_ruling_is_named_in_each_language() {
        let ids: std::collections::BTreeSet<String> = all().iter().map(Known::id).collect();
        assert_eq!(ids.len(), all().len());
        let english = messages::Messages::of(Language::English);
        for known in all() {
            assert_eq!(english.say(&known.id(), &[]), known.title());
        }
        let said = include_str!("../../messages/locales/en/ruling.ftl").lines().filter_map(|l| l.split_once(" = "));
        assert_eq!(said.map(|(id, _)| id.to_owned()).collect::<std::collections::BTreeSet<_>>(), ids);
    }

    #[test]
    fn a_digest_is_of_one_ruling() {
        let digests: usize = all().iter().map(|known| known.digests.len()).sum();
        assert_eq!(BY_DIGEST.len(), digests);
    }

    /// Our own words for some of them, in several languages.
    #[test]
    fn a_ruling_in_other_words_is_known_by_its_terms() {
        let gist = |language, text| recognise(language, text).map(|(i, _)| all()[i].rules[0]);
        let tapped = "Whether a permanent is tapped or untapped does not change as it turns face up or face down.";
        assert_eq!(gist(Some(Language::English), tapped), Some("110.5c"));
        let german =
            "Ob ein Permanent getappt oder ungetappt ist, ändert sich nicht, wenn es aufgedeckt wird oder verdeckt.";
        assert_eq!(gist(Some(Language::German), german), Some("110.5c"));
        assert_eq!(gist(Some(Language::English), "Nobody sneezes while a card is drawn."), None);
    }
}
