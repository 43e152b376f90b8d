//! How texts of a language use the name of their card.
//!
//! ```text
//! names c
//!   bare = $
//!   masc = der $(er>e) | den $(er>en) | dem $(er>en) | des $(er>en +s)
//! ```
//!
//! Each line is a *way*: its own key, values of features that it fixes (`le masc sg = ...`),
//! and the forms through the values of the others, as in a lexicon. `$` is the name. In
//! brackets behind it stand changes: `er>e` another ending of the first word, if more
//! follow; `-er>e` of the last word; `lower` no capital in front; `+s` a letter behind the last word, `1+s` behind the first, unless it ends so.
//! What stands before `$` may have forms by sound, as a word of a rule may: `masc sg = le~l' $ | du~de l' $`.
//! Which way a name is used in is data of the card (`called` in `cards/shipped.jsonl`),
//! found in its printing; the first way is the default. A rule asks for a form by
//! `#name[acc]`, or `#name[masc,sg,de]`; a way that has not the features has no such form.

use super::{Grammar, Sound};
use crate::wording::Called;

/// One way to use a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameWay {
    pub name: String,
    pub fixed: Vec<String>,
    /// By values of the features.
    pub forms: Vec<(Vec<String>, NameForm)>,
}

/// What becomes of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameForm {
    /// By sound.
    before: Vec<String>,
    changes: Vec<Change>,
    after: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Change {
    Ending { from: String, to: String },
    LastEnding { from: String, to: String },
    Lower,
    First(String),
    Last(String),
}

impl NameForm {
    pub fn parse(text: &str) -> Result<NameForm, String> {
        let (before, rest) = text.split_once('$').ok_or("the form of a name has a `$`")?;
        let (changes, after) = match rest.strip_prefix('(') {
            Some(inner) => inner.split_once(')').ok_or("`)` is missing")?,
            None => ("", rest),
        };
        let change = |word: &str| match (word.split_once('>'), word.strip_prefix('+'), word.strip_prefix("1+")) {
            _ if word == "lower" => Ok(Change::Lower),
            (Some((from, to)), ..) if from.starts_with('-') => {
                Ok(Change::LastEnding { from: from[1..].to_owned(), to: to.to_owned() })
            }
            (Some((from, to)), ..) => Ok(Change::Ending { from: from.to_owned(), to: to.to_owned() }),
            (_, Some(letters), _) => Ok(Change::Last(letters.to_owned())),
            (.., Some(letters)) => Ok(Change::First(letters.to_owned())),
            _ => Err(format!("`{word}` changes nothing: `er>e`, `+s` and `1+s` do")),
        };
        let changes = changes.split_whitespace().map(change).collect::<Result<_, String>>()?;
        let before = before.split('~').map(|form| form.trim().to_owned()).collect();
        Ok(NameForm { before, changes, after: after.to_owned() })
    }

    pub fn of(&self, name: &str, sound: Sound) -> String {
        let mut words: Vec<String> = name.split(' ').map(str::to_owned).collect();
        let last = words.len() - 1;
        for change in &self.changes {
            match change {
                Change::Ending { from, to } => {
                    if let Some(stem) = words[0].strip_suffix(from.as_str()).filter(|_| last > 0) {
                        words[0] = format!("{stem}{to}");
                    }
                }
                Change::LastEnding { from, to } => {
                    if let Some(stem) = words[last].strip_suffix(from.as_str()) {
                        words[last] = format!("{stem}{to}");
                    }
                }
                Change::Lower => {
                    words[0] = words[0]
                        .chars()
                        .next()
                        .map_or(String::new(), |first| first.to_lowercase().chain(words[0].chars().skip(1)).collect())
                }
                Change::First(letters) => append(&mut words[0], letters),
                Change::Last(letters) => append(&mut words[last], letters),
            }
        }
        let before = self.before.get(sound as usize).unwrap_or(&self.before[0]);
        let gap = if before.is_empty() || before.ends_with('\'') { "" } else { " " };
        format!("{before}{gap}{}{}", words.join(" "), self.after)
    }
}

/// "des Schreis", but "des Verlieses" stays as it is where it ends in that letter already.
fn append(word: &mut String, letters: &str) {
    if !letters.chars().next_back().is_some_and(|c| word.ends_with(c)) {
        word.push_str(letters);
    }
}

impl NameWay {
    pub fn called(&self) -> Called {
        Called::new(&self.name)
    }

    /// All forms of a name, by values of the features.
    pub fn of(&self, grammar: &Grammar, name: &str) -> Vec<(Vec<String>, String)> {
        let sound = grammar.sound(name);
        self.forms.iter().map(|(values, form)| (values.clone(), form.of(name, sound))).collect()
    }

    /// How much of a text shows the name used in this way.
    pub fn shown(&self, grammar: &Grammar, name: &str, text: &str) -> usize {
        let mut forms: Vec<String> = self.of(grammar, name).into_iter().map(|(_, form)| form).collect();
        forms.sort();
        forms.dedup();
        let found = |form: &String| {
            let capital = crate::scan::capitalised(form);
            let times = text.matches(form.as_str()).count();
            let more = if capital == *form { 0 } else { text.matches(capital.as_str()).count() };
            (times + more) * form.len()
        };
        forms.iter().map(found).sum()
    }
}
