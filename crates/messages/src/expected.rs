//! What was expected where reading a text stopped, in the reader's words.
//!
//! A grammar answers with words of its language, with names of its categories, and with what a person calls them in
//! English. A reader wants to know what kind of thing is missing: words of a kind are said by their kind.

use crate::{Language, Messages};
use oracle::grammar::{Element, Grammar};
use std::collections::{HashMap, HashSet};
use std::sync::OnceLock;

/// So many words are shown as they are.
const SHOWN: usize = 6;

/// Categories whose words are many of one kind, by the names that they have in every language: a word of theirs is said
/// by the message of the kind.
const WORDS: [(&str, &str); 18] = [
    ("SubtypeWord", "expected-subtype"),
    ("SubtypeNoun", "expected-subtype"),
    ("SubtypeSmall", "expected-subtype"),
    ("SubtypeName", "expected-subtype"),
    ("Sub", "expected-subtype"),
    ("SubSmall", "expected-subtype"),
    ("SubStem", "expected-subtype"),
    ("ShortSub", "expected-subtype"),
    ("Keyword", "expected-keyword"),
    ("BareKeyword", "expected-keyword"),
    ("LowKeyword", "expected-keyword"),
    ("KeywordNoun", "expected-keyword"),
    ("KeywordThe", "expected-keyword"),
    ("KeywordIn", "expected-keyword"),
    ("KeywordMark", "expected-keyword"),
    ("KeywordName", "expected-keyword"),
    ("Head", "expected-noun"),
    ("ThingNoun", "expected-noun"),
];

/// The other categories, each with the message of its kind.
const PHRASES: [(&str, &str); 23] = [
    ("Nom", "expected-noun"),
    ("OtherNom", "expected-noun"),
    ("Action", "expected-action"),
    ("Paragraph", "expected-ability"),
    ("Ability", "expected-ability"),
    ("SpellAbilities", "expected-ability"),
    ("Effect", "expected-effect"),
    ("Clause", "expected-clause"),
    ("Chain", "expected-clause"),
    ("Objects", "expected-object"),
    ("Refer", "expected-object"),
    ("Players", "expected-player"),
    ("PlayerName", "expected-player"),
    ("Post", "expected-post"),
    ("Event", "expected-event"),
    ("Condition", "expected-condition"),
    ("Amount", "expected-number"),
    ("Several", "expected-number"),
    ("CounterNoun", "expected-counter"),
    ("Predicate", "expected-predicate"),
    ("Duration", "expected-duration"),
    ("Token", "expected-token"),
    ("CostPart", "expected-cost"),
];

/// What a person calls a category or another part of a card, without the examples.
const LABELS: [(&str, &str); 33] = [
    ("the end", "expected-end"),
    ("an ability", "expected-ability"),
    ("a keyword", "expected-keyword"),
    ("a keyword ability", "expected-keyword"),
    ("an effect", "expected-effect"),
    ("a clause", "expected-clause"),
    ("a relative clause", "expected-clause"),
    ("an action", "expected-action"),
    ("a noun phrase", "expected-noun"),
    ("a noun", "expected-noun"),
    ("an object", "expected-object"),
    ("a player", "expected-player"),
    ("what follows a noun", "expected-post"),
    ("a subtype", "expected-subtype"),
    ("a subtype (CR 205.3)", "expected-subtype"),
    ("a supertype or a card type (CR 205.2a, 205.4a)", "expected-type"),
    ("an event", "expected-event"),
    ("a condition", "expected-condition"),
    ("a number", "expected-number"),
    ("a number of two or more", "expected-number"),
    ("a number with a sign", "expected-number"),
    ("mana symbols", "expected-mana"),
    ("a counter", "expected-counter"),
    ("what the object does, gets or gains", "expected-predicate"),
    ("a duration", "expected-duration"),
    ("a token", "expected-token"),
    ("a cost", "expected-cost"),
    ("a name", "expected-name"),
    ("the card's name", "expected-own-name"),
    ("the card's short name", "expected-own-name"),
    ("a type line", "expected-type-line"),
    ("a number or *", "expected-power"),
    ("a card with one face, or with a front and a back", "expected-faces"),
];

impl Messages {
    /// What the grammar of a language expected: kinds of things first, then words.
    pub fn expected(&self, language: Language, expected: &[String]) -> String {
        let words = words(language);
        let (mut kinds, mut shown) = (Vec::new(), Vec::new());
        let mut is_other = false;
        for one in expected {
            let kind = kind(one).or_else(|| words.kinds.get(one.trim()).copied());
            match kind {
                Some(kind) if !kinds.contains(&kind) => kinds.push(kind),
                Some(_) => {}
                None if words.all.contains(one.as_str()) => shown.push(format!("`{}`", one.trim())),
                None => is_other = true,
            }
        }
        let mut list: Vec<String> = kinds.into_iter().map(|id| self.say(id, &[])).collect();
        let more = shown.len().saturating_sub(SHOWN);
        shown.truncate(SHOWN);
        list.extend(shown);
        if list.is_empty() || is_other && list.len() < 2 {
            list.push(self.say("expected-other", &[]));
        }
        let list = self.list(list);
        if more == 0 { list } else { self.say("expected-more", &[("list", list.into()), ("count", more.into())]) }
    }
}

/// The kind of what is no word: a category, or what a person calls one.
fn kind(expected: &str) -> Option<&'static str> {
    let of = |all: &'static [(&str, &str)], name: &str| all.iter().find(|(known, _)| *known == name).map(|(_, id)| *id);
    if let Some(category) = expected.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
        return of(&WORDS, category).or_else(|| of(&PHRASES, category));
    }
    // CR 207.2c. Before a dash stands an ability word.
    if expected.trim_end().ends_with(['—', '―', '–']) && expected.trim_end().chars().count() > 1 {
        return Some("expected-ability-word");
    }
    if expected.starts_with("a mana cost") {
        return Some("expected-mana-cost");
    }
    if expected.starts_with("a text of at most") {
        return Some("expected-shorter");
    }
    if expected.starts_with("supertypes and card types") {
        return Some("expected-type");
    }
    let bare = expected.split(" such as ").next().unwrap_or(expected).trim_end_matches(',');
    of(&LABELS, bare).or_else(|| of(&LABELS, expected))
}

/// The words of a language that rules begin with.
struct Vocabulary {
    all: HashSet<String>,
    /// Words of which there are many of one kind, trimmed.
    kinds: HashMap<String, &'static str>,
}

fn words(language: Language) -> &'static Vocabulary {
    static READ: [OnceLock<Vocabulary>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    READ[language as usize].get_or_init(|| vocabulary(language.grammar()))
}

fn vocabulary(grammar: &Grammar) -> Vocabulary {
    let mut all = HashSet::new();
    for element in grammar.rules.iter().flat_map(|rule| &rule.elements) {
        all.extend(literals(element).map(str::to_owned));
    }
    let mut kinds = HashMap::new();
    // The first of the table that has a word decides.
    for (name, id) in WORDS.iter().rev() {
        for category in grammar.categories.iter().filter(|category| category.name == *name) {
            let rules = category.rules.iter().map(|rule| &grammar.rules[*rule]);
            for word in rules.filter_map(|rule| rule.elements.first()).flat_map(literals) {
                kinds.insert(word.trim().to_owned(), *id);
            }
        }
    }
    Vocabulary { all, kinds }
}

fn literals(element: &Element) -> impl Iterator<Item = &str> {
    let (one, several): (Option<&str>, &[Box<str>]) = match element {
        Element::Literal(text) => (Some(text), &[]),
        Element::Sandhi(forms) => (None, forms),
        Element::Glue | Element::Capital | Element::Category(..) | Element::Star(..) | Element::Builtin(..) => {
            (None, &[])
        }
    };
    one.into_iter().chain(several.iter().map(|form| &**form))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oracle::{About, NotRead, read_text, type_line};

    /// In each language a noun that is none: what is said is of the reader's language, and short.
    #[test]
    fn many_words_are_said_by_their_kind() {
        let sorcery = type_line::read("Sorcery").expect("a type line");
        let texts = [
            (Language::English, "Destroy target carriage."),
            (Language::German, "Zerstöre einen Karren."),
            (Language::Spanish, "Destruye el carro objetivo."),
            (Language::French, "Détruisez la charrette ciblée."),
            (Language::Italian, "Distruggi una carretta bersaglio."),
            (Language::Japanese, "荷車１台を対象とし、それを破壊する。"),
            (Language::Portuguese, "Destrua a carroça alvo."),
            (Language::Chinese, "消灭目标马车。"),
        ];
        let words = Messages::of(Language::German);
        for (language, text) in texts {
            let about = About::called(language, "Odd Cart", &sorcery, &oracle::Called::default());
            let Err(NotRead::Declined { expected, .. }) = read_text(language, &about, text) else {
                panic!("{text} is read")
            };
            let said = words.expected(language, &expected);
            assert!(!said.contains('(') && said.chars().count() < 250, "{text}: {said}");
            let english = [" a ", " an ", "a noun", "an object", "a keyword"];
            assert!(english.iter().all(|english| !said.contains(english)), "{text}: {said}");
        }
    }

    #[test]
    fn what_a_person_calls_it_is_known() {
        let words = Messages::of(Language::English);
        let said = |expected: &[&str]| {
            let expected: Vec<String> = expected.iter().map(|&e| e.to_owned()).collect();
            words.expected(Language::English, &expected)
        };
        assert_eq!(said(&["an object such as \"target creature\" or \"it\""]), "an object");
        assert_eq!(said(&["(SubtypeNoun)", "a subtype"]), "a subtype, such as a creature type");
        assert_eq!(said(&["nothing before that could have been done"]), "another wording");
    }

    /// A grammar that calls a category otherwise has no name here.
    #[test]
    fn every_label_of_a_grammar_is_known() {
        for language in Language::ALL {
            for label in language.grammar().categories.iter().filter_map(|category| category.label.as_deref()) {
                assert!(kind(label).is_some(), "{}: {label}", language.name());
            }
        }
    }
}
