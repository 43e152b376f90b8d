//! How a card says what it means, where it departs from the default.
//!
//! Reading finds a wording, writing obeys it, behaviour cannot see it. A wording
//! is a short list of (node, option): the nodes of the phrase tree are numbered
//! in the order of writing, and each entry says which other way was taken there.

use serde::{Deserialize, Serialize};

/// One departure from the default way to say a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum WordingOption {
    /// The first way; never stored.
    Default,
    /// "{keyword}" alone on its line although the next line is a keyword too.
    KeywordsOnOwnLines,
    /// "Until end of turn, ..." in front.
    DurationFirst,
    /// The condition after what it governs.
    ConditionLast,
    /// "that creature" where "it" would do.
    NounForPronoun,
    /// "it" where the noun is the default.
    Pronoun,
    /// The own name in full.
    FullName,
    /// The own name up to the comma or the first word.
    ShortName,
    /// "this creature" of an object that is named by default.
    OwnNoun,
    /// "this card", "this permanent", "this spell", "this token".
    OwnOtherNoun,
    /// The subject is said although the imperative would do: "you draw a card".
    Subject,
    /// The subject stays unsaid: "draws two cards and loses 2 life".
    SameSubject,
    /// Templates up to 2024: "enters the battlefield".
    EntersTheBattlefield,
    /// Other words of an older generation of templates.
    Former,
    /// "each" for "all", or the other way round.
    Each,
    /// Joined by "then" in the same sentence.
    Then,
    /// "Then ..." opens a new sentence.
    SentenceThen,
    /// Joined by a comma.
    Comma,
    /// Joined by "and".
    And,
    /// Joined by ", and".
    CommaAnd,
    /// A new sentence where a joined clause is the default.
    Sentence,
    /// A longer way to say the same.
    Long,
    /// A shorter way to say the same.
    Short,
    /// Digits for words or words for digits.
    Figures,
    /// Another order of the same members.
    Reordered,
    /// A contracted form ("isn't", "don't") or the full one, whichever is not the default.
    Contracted,
    /// A relative clause for an adjective or the other way round.
    Relative,
    /// A line of its own where a shared one is the default.
    OwnLine,
    /// No further members although more could be said here.
    Stop,
    /// The nth way that can be said here, where no option names it.
    Nth(u8),
}

/// A reminder that a printing gives (CR 207.2).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Reminder {
    /// Which of the things that can be explained it explains, counted in the order in which the text says them.
    pub of: u8,
    #[serde(default, skip_serializing_if = "Place::is_default")]
    pub place: Place,
    /// How it says so: its own departures from the default.
    #[serde(default, rename = "at", skip_serializing_if = "Vec::is_empty")]
    pub departures: Vec<(u16, WordingOption)>,
}

/// Where a reminder stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Place {
    /// At the end of the line that says what it explains.
    #[default]
    Line,
    /// Before the full stop of that line.
    Stop,
    /// Behind the sentence.
    Sentence,
    /// Right behind the words.
    Words,
    /// At the end of the whole text.
    Text,
}

impl Place {
    pub const ALL: [Place; 5] = [Place::Line, Place::Stop, Place::Sentence, Place::Words, Place::Text];

    pub fn is_default(&self) -> bool {
        *self == Place::Line
    }
}

/// The generation of one text, and its departures from the default in order of their nodes.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Wording {
    /// By its name in the grammar; absent where it is the language's default.
    #[serde(default, rename = "in", skip_serializing_if = "Option::is_none")]
    pub generation: Option<String>,
    #[serde(default, rename = "at", skip_serializing_if = "Vec::is_empty")]
    pub departures: Vec<(u16, WordingOption)>,
    /// What a printing explains; written only where the text is wanted with its reminders.
    #[serde(default, rename = "explains", skip_serializing_if = "Vec::is_empty")]
    pub reminders: Vec<Reminder>,
}

impl Wording {
    pub fn at(&self, node: u32) -> WordingOption {
        match self.departures.binary_search_by_key(&node, |&(n, _)| n.into()) {
            Ok(i) => self.departures[i].1,
            Err(_) => WordingOption::Default,
        }
    }
    /// How many options the text takes, reminders set aside; the generation is one.
    pub fn len(&self) -> usize {
        self.departures.len() + usize::from(self.generation.is_some())
    }
    pub fn is_empty(&self) -> bool {
        self.len() == 0 && self.reminders.is_empty()
    }
}

/// In which of the ways of its language a text uses the name of its card: the key of a line of `names`.
///
/// Which keys there are is data of the language's grammar; the default is its first way.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Called(Box<str>);

impl Called {
    pub fn new(way: &str) -> Called {
        Called(way.into())
    }
    pub fn is_default(&self) -> bool {
        self.0.is_empty()
    }
}

impl WordingOption {
    /// The option that a grammar file names with `@Name`.
    pub fn named(name: &str) -> Option<WordingOption> {
        serde_json::from_value(serde_json::Value::String(name.to_owned())).ok()
    }
}
