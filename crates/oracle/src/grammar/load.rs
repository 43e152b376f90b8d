//! The file format of grammars and lexicons.
//!
//! ```text
//! # a comment
//! set spaced = yes                      a fact about the language
//! set label.Action = an action          what a message calls a category instead of its words
//! feature n = sg pl                     a feature and its values (values are unique over all features)
//! category Objects n c                  a category and its features; without the line it has none
//! def ONE = Exactly(Literal(1))         an abbreviation for templates
//! table v                               words by feature, written <word> in rules
//!   turn = turn | turns
//! lexicon TypeNoun n => Type($)         a category of words; $ is the key of the line
//!   Creature = creature | creatures
//! Action[v] = <turn> Objects[acc] face up => TurnFaceUp(Objects)
//!           | <draw> a card => Draw(Literal(1)) @Short
//! generation of_2024 own=name           a generation of wording; the first is the default
//! names c                               how texts use the name of their card, by feature
//!   masc = der $(er>e) | den $(er>en)   (see `grammar::names`)
//! ```
//!
//! In a rule: words are literals (quote what begins with a capital or holds a
//! blank); `Cat[sg,c]` a category with a feature value or a variable named after
//! its feature; `Cat*` any number; `+` no space; `^` a capital follows; `a~an`
//! forms by the sound that follows: before a consonant, before a vowel, and, where
//! a language has `set impure_sounds`, before those (`il~l'~lo`); a form that ends in
//! an apostrophe takes no space. Forms of a table may be of that kind too.
//! `set also.fem = Permanent`: pronouns for the noun may have that gender too, by another word for it.
//! What stands between the symbols of `#manaor` is `set mana_or = " or " ", or "`, which small words a `#title` has
//! `set small_words = of the`.
//! `#int #wideint #plus #minus #mana #title #name #short` are read by shape;
//! `#name[acc]` is the own name in the form that `names` gives for the feature.
//! In a template a category's name is its hole, `Cat2` its second.
//!
//! # Generations
//!
//! Several generations of wording are in print for one meaning. A language names them
//! once, in its `language.grammar`, the default first:
//!
//! ```text
//! generation of_2024 own=name     the object is called by its name
//! generation of_2025 own=noun     "this creature"; legends by their short name
//! generation of_2009 own=name     own=short: legends by their short name, others by the full one
//! ```
//!
//! `generation of_1999 own=name like=of_2009 address=capital` has the rules of the one it is like, and spells the
//! words of `set address = du dein` with a capital.
//!
//! A rule, or a line of a lexicon, that is of some generations only ends in their names
//! in lower case: `arrive => ... @of_2025`, after an option if it has one (`@Short @of_2025`).
//! A rule without is of all. One text has one generation: the writer
//! takes the rules of that one, its own before those of all, and never one of another;
//! the wording of a text records it once. Reading knows them all.

use super::names::{self, NameWay};
use std::collections::HashMap;
use std::fmt;

/// A file of a grammar: its name for messages, and its text.
pub type Source = (&'static str, &'static str);

/// What is wrong with a grammar file, and where.
#[derive(Debug)]
pub struct Trouble {
    pub file: &'static str,
    pub line: usize,
    pub what: String,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.what)
    }
}

/// A grammar as written, features not yet multiplied out.
#[derive(Default)]
pub struct Draft {
    pub features: Vec<(String, Vec<String>)>,
    pub categories: HashMap<String, Vec<String>>,
    pub tables: HashMap<String, Vec<WordTable>>,
    pub rules: Vec<DraftRule>,
    pub settings: HashMap<String, String>,
    pub genders: HashMap<String, Vec<String>>,
    pub generations: Vec<Generation>,
    pub names: Vec<NameWay>,
    defs: Vec<(String, String)>,
}

/// A generation of wording.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Generation {
    pub name: String,
    pub own: OwnBy,
    /// The generation whose rules are its rules too.
    pub like: Option<String>,
    pub address: Address,
}

/// How the words for "you" are spelled (`set address`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Address {
    #[default]
    AsWritten,
    /// With a capital everywhere.
    Capital,
}

/// How an object calls itself in a generation of wording.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OwnBy {
    /// Its name in full.
    Name,
    /// Legends by their short name, others by the full one.
    Short,
    /// "this creature"; legends by their short name, spells by the full one.
    #[default]
    Noun,
}

/// The forms of one word.
pub struct WordTable {
    pub features: Vec<String>,
    pub forms: Vec<String>,
}

pub struct DraftRule {
    pub at: (&'static str, usize),
    pub category: String,
    pub features: Vec<String>,
    pub elements: Vec<Token>,
    pub template: Option<String>,
    pub option: Option<String>,
    /// The generations of wording it is of; none: of all.
    pub generations: Vec<String>,
}

/// One element of a rule as written.
#[derive(Clone, Debug, PartialEq)]
pub enum Token {
    Literal(String),
    Sandhi(Vec<String>),
    Glue,
    Capital,
    Word(String, Vec<String>),
    Category(String, Vec<String>, bool),
    Builtin(String, Vec<String>),
}

enum Mode {
    Rules,
    Table(Vec<String>),
    Names(Vec<String>),
    Lexicon { category: String, features: Vec<String>, template: String },
}

impl Draft {
    pub fn load(sources: &[Source]) -> Result<Draft, Trouble> {
        let mut draft = Draft::default();
        for &(file, text) in sources {
            let mut mode = Mode::Rules;
            let mut head = None;
            for (index, line) in text.lines().enumerate() {
                let at = (file, index + 1);
                draft.line(at, line, &mut mode, &mut head).map_err(|what| Trouble { file, line: index + 1, what })?;
            }
        }
        Ok(draft)
    }

    fn line(
        &mut self,
        at: (&'static str, usize),
        line: &str,
        mode: &mut Mode,
        head: &mut Option<(String, Vec<String>)>,
    ) -> Result<(), String> {
        let body = line.trim();
        if body.is_empty() || body.starts_with('#') && !body.starts_with("#i") {
            return Ok(());
        }
        let indented = line.starts_with([' ', '\t']);
        if indented && !matches!(mode, Mode::Rules) {
            return self.entry(at, body, mode);
        }
        *mode = Mode::Rules;
        if let Some(rest) = body.strip_prefix('|') {
            let (category, features) = head.clone().ok_or("an alternative without a rule before it")?;
            return self.rule(at, category, features, rest);
        }
        let (first, rest) = body.split_once(' ').unwrap_or((body, ""));
        match first {
            "set" | "def" | "feature" => {
                let (name, value) = rest.split_once('=').ok_or("`=` is missing")?;
                let (name, value) = (name.trim().to_owned(), value.trim().to_owned());
                match first {
                    "set" => drop(self.settings.insert(name, value)),
                    "def" => self.defs.push((name, value)),
                    _ => self.features.push((name, words(&value))),
                }
            }
            "category" => {
                let mut names = words(rest);
                if names.is_empty() {
                    return Err("a category needs a name".into());
                }
                let name = names.remove(0);
                if let Some(twice) = (1..names.len()).find(|&i| names[..i].contains(&names[i])) {
                    return Err(format!("{name} has the feature {} twice", names[twice]));
                }
                self.categories.insert(name, names);
            }
            "table" => *mode = Mode::Table(words(rest)),
            "names" => {
                let features = words(rest);
                if let Some(unknown) = features.iter().find(|f| self.values(f).is_empty()) {
                    return Err(format!("`{unknown}` is no feature declared before"));
                }
                *mode = Mode::Names(features);
            }
            "generation" => self.generation(rest)?,
            "lexicon" => {
                let (left, template) = rest.split_once("=>").ok_or("`=>` is missing")?;
                let mut names = words(left);
                let category = names.remove(0);
                self.categories.insert(category.clone(), names.clone());
                *mode = Mode::Lexicon { category, features: names, template: template.trim().to_owned() };
            }
            _ => {
                let (left, right) = body.split_once(" = ").ok_or("a rule is `Category = ... => ...`")?;
                let (category, features, _) = category_token(left.trim())?;
                *head = Some((category.clone(), features.clone()));
                return self.rule(at, category, features, right);
            }
        }
        Ok(())
    }

    fn entry(&mut self, at: (&'static str, usize), body: &str, mode: &Mode) -> Result<(), String> {
        let (left, right) = body.split_once(" = ").ok_or("an entry is `key = form | form`")?;
        let (right, _, generations) = tags(right);
        let forms: Vec<String> = right.split('|').map(|f| f.trim().to_owned()).collect();
        if !generations.is_empty() && !matches!(mode, Mode::Lexicon { .. }) {
            return Err("only rules and lines of a lexicon are of a generation".into());
        }
        match mode {
            Mode::Rules => Err("an entry outside of a table".into()),
            Mode::Table(features) => {
                let tables = self.tables.entry(left.trim().to_owned()).or_default();
                tables.push(WordTable { features: features.clone(), forms });
                Ok(())
            }
            Mode::Names(features) => {
                let mut fixed = words(left);
                let name = fixed.remove(0);
                let combos = self.combinations(features, &fixed);
                let each = forms_each(combos.len(), forms.len())?;
                let form = |(i, combo): (usize, Vec<String>)| Ok((combo, names::NameForm::parse(&forms[i / each])?));
                let forms = combos.into_iter().enumerate().map(form).collect::<Result<_, String>>()?;
                self.names.push(NameWay { name, fixed, forms });
                Ok(())
            }
            Mode::Lexicon { category, features, template } => {
                self.lexicon_entry(at, left, &forms, &generations, (category, features, template))
            }
        }
    }

    fn generation(&mut self, rest: &str) -> Result<(), String> {
        let mut words = rest.split_whitespace();
        let name = words.next().ok_or("a generation is `generation name own=noun`")?.to_owned();
        let mut generation = Generation { name, own: OwnBy::default(), like: None, address: Address::default() };
        for word in words {
            match word.split_once('=') {
                Some(("own", "name")) => generation.own = OwnBy::Name,
                Some(("own", "short")) => generation.own = OwnBy::Short,
                Some(("own", "noun")) => generation.own = OwnBy::Noun,
                Some(("own", other)) => {
                    return Err(format!("own={other}: there are own=name, own=short and own=noun"));
                }
                Some(("like", known)) if self.generations.iter().any(|g| g.name == known) => {
                    generation.like = Some(known.to_owned());
                }
                Some(("address", "capital")) => generation.address = Address::Capital,
                _ => return Err(format!("{word}: a generation has own=, like= an earlier one, and address=capital")),
            }
        }
        self.generations.push(generation);
        Ok(())
    }

    /// All values of the features that are not fixed, each with those that are.
    fn combinations(&self, features: &[String], fixed: &[String]) -> Vec<Vec<String>> {
        let free = features.iter().map(|f| self.values(f)).filter(|values| !values.iter().any(|v| fixed.contains(v)));
        free.fold(vec![fixed.to_vec()], |combos, values| {
            combos
                .iter()
                .flat_map(|c| values.iter().map(move |v| [c.as_slice(), std::slice::from_ref(v)].concat()))
                .collect()
        })
    }

    /// Key, then fixed values of some of the features; the forms run through the product of the others.
    fn lexicon_entry(
        &mut self,
        at: (&'static str, usize),
        left: &str,
        forms: &[String],
        generations: &[String],
        (category, features, template): (&str, &[String], &str),
    ) -> Result<(), String> {
        let mut keys = quoted_words(left);
        let key = keys.remove(0);
        let fixed = keys;
        for value in &fixed {
            self.genders.insert(key.trim_matches('"').to_owned(), vec![value.clone()]);
        }
        let combos = self.combinations(features, &fixed);
        let each = forms_each(combos.len(), forms.len())?;
        for (i, combo) in combos.into_iter().enumerate() {
            let form = &forms[i / each];
            if form == "-" {
                continue;
            }
            self.rules.push(DraftRule {
                at,
                category: category.to_owned(),
                features: combo,
                elements: vec![Token::Literal(form.clone())],
                template: Some(template.replace('$', &key)),
                option: None,
                generations: generations.to_vec(),
            });
        }
        Ok(())
    }

    pub fn values(&self, feature: &str) -> &[String] {
        self.features.iter().find(|(name, _)| name == feature).map_or(&[], |(_, values)| values)
    }

    fn rule(
        &mut self,
        at: (&'static str, usize),
        category: String,
        features: Vec<String>,
        right: &str,
    ) -> Result<(), String> {
        let (right, option, generations) = tags(right);
        let (surface, template) = match right.split_once("=>") {
            Some((left, template)) => (left, Some(self.expand(template.trim()))),
            None => (right, None),
        };
        let elements = quoted_words(surface).iter().map(|w| token(w)).collect::<Result<_, _>>()?;
        self.rules.push(DraftRule { at, category, features, elements, template, option, generations });
        Ok(())
    }

    fn expand(&self, template: &str) -> String {
        self.defs.iter().rev().fold(template.to_owned(), |t, (name, value)| t.replace(name.as_str(), value))
    }
}

/// What stands before the tags at the end of a line, the option and the generations that they name.
fn tags(line: &str) -> (&str, Option<String>, Vec<String>) {
    let (mut left, mut option, mut generations) = (line, None, Vec::new());
    while let Some((rest, name)) = left.rsplit_once(" @") {
        left = rest;
        if name.starts_with(char::is_uppercase) {
            option = Some(name.trim().to_owned());
        } else {
            generations.push(name.trim().to_owned());
        }
    }
    (left, option, generations)
}

/// How many combinations of features share a form.
fn forms_each(combinations: usize, forms: usize) -> Result<usize, String> {
    if combinations.is_multiple_of(forms) {
        Ok(combinations / forms)
    } else {
        Err(format!("{forms} forms for {combinations} combinations of features"))
    }
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// Words, where a quoted stretch (its quotes kept) is one.
fn quoted_words(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let (mut word, mut quoted) = (String::new(), false);
    for c in text.chars() {
        if c == '"' {
            quoted = !quoted;
        }
        if c.is_whitespace() && !quoted {
            if !word.is_empty() {
                out.push(std::mem::take(&mut word));
            }
        } else {
            word.push(c);
        }
    }
    if !word.is_empty() {
        out.push(word);
    }
    out
}

fn brackets(word: &str) -> Result<(&str, Vec<String>), String> {
    match word.split_once('[') {
        None => Ok((word, Vec::new())),
        Some((name, rest)) => {
            let inner = rest.strip_suffix(']').ok_or("`]` is missing")?;
            Ok((name, inner.split(',').map(|v| v.trim().to_owned()).collect()))
        }
    }
}

fn category_token(word: &str) -> Result<(String, Vec<String>, bool), String> {
    let (word, star) = word.strip_suffix('*').map_or((word, false), |w| (w, true));
    let (name, features) = brackets(word)?;
    Ok((name.to_owned(), features, star))
}

fn token(word: &str) -> Result<Token, String> {
    if word == "+" {
        return Ok(Token::Glue);
    }
    if word == "^" {
        return Ok(Token::Capital);
    }
    if let Some(quoted) = word.strip_prefix('"').and_then(|w| w.strip_suffix('"')) {
        return Ok(Token::Literal(quoted.replace("\\n", "\n").replace("\\q", "\"")));
    }
    if let Some(inner) = word.strip_prefix('<').and_then(|w| w.strip_suffix('>')) {
        let (name, values) = inner.split_once(':').unwrap_or((inner, ""));
        return Ok(Token::Word(
            name.to_owned(),
            values.split(',').filter(|v| !v.is_empty()).map(str::to_owned).collect(),
        ));
    }
    if word.len() > 1 && word.starts_with('#') {
        let (name, features) = brackets(&word[1..])?;
        return Ok(Token::Builtin(name.to_owned(), features));
    }
    if word.contains('~') && word.len() > 1 {
        return Ok(Token::Sandhi(word.split('~').map(str::to_owned).collect()));
    }
    if word.starts_with(|c: char| c.is_ascii_uppercase()) {
        let (name, features, star) = category_token(word)?;
        return Ok(Token::Category(name, features, star));
    }
    Ok(Token::Literal(word.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_feature_twice_is_a_mistake_of_its_line() {
        let text = "feature n = sg pl\ncategory Noun n n\nNoun[sg] = bear => Bear\n";
        let Err(trouble) = Draft::load(&[("nouns", text)]) else { panic!("loaded") };
        assert_eq!((trouble.file, trouble.line), ("nouns", 2), "{trouble}");
    }
}
