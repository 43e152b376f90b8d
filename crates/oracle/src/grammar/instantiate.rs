//! From a grammar as written to one ready for use: variables of features are
//! replaced by their values, templates are compiled, first bytes are collected.

use super::load::{Address, Draft, DraftRule, Generation, OwnBy, Source, Token, Trouble};
use super::{Builtin, ByteSet, Category, Element, Grammar, Joints, Nt, Pattern, Rule};
use crate::term::Sym;
use crate::wording::WordingOption;
use std::collections::HashMap;

/// A category with some of its features fixed; those left open admit every value.
type Key = (String, Vec<Option<String>>);

struct Builder {
    draft: Draft,
    /// Rules of each category, by its name.
    by_category: HashMap<String, Vec<usize>>,
    ids: HashMap<Key, Nt>,
    keys: Vec<Key>,
    rules: Vec<Rule>,
    made: HashMap<(usize, Vec<(String, String)>), usize>,
}

/// Builds a grammar with the root categories given.
pub fn build(sources: &[Source], roots: &[&str]) -> Result<Grammar, Trouble> {
    let draft = Draft::load(sources)?;
    let mut by_category: HashMap<String, Vec<usize>> = HashMap::new();
    for (i, rule) in draft.rules.iter().enumerate() {
        by_category.entry(rule.category.clone()).or_default().push(i);
    }
    let mut builder =
        Builder { draft, by_category, ids: HashMap::new(), keys: Vec::new(), rules: Vec::new(), made: HashMap::new() };
    let mut root_ids = HashMap::new();
    for &root in roots {
        let open = builder.open_features(root);
        root_ids.insert(root.to_owned(), builder.nt((root.to_owned(), open)));
    }
    let mut categories = Vec::new();
    while categories.len() < builder.keys.len() {
        let category = builder.category(categories.len())?;
        categories.push(category);
    }
    let Builder { draft, rules, .. } = builder;
    let list =
        |name: &str| draft.settings.get(name).map_or(Vec::new(), |v| v.split_whitespace().map(str::to_owned).collect());
    let mut grammar = Grammar {
        categories,
        rules,
        roots: root_ids,
        spaced: draft.settings.get("spaced").is_none_or(|v| v == "yes"),
        vowel_sounds: list("vowel_sounds"),
        consonant_sounds: list("consonant_sounds"),
        impure_sounds: list("impure_sounds"),
        address: list("address"),
        generations: generations(&draft),
        names: draft.names.clone(),
        settings: draft.settings.clone(),
        genders: genders(&draft),
        places: draft.rules.iter().map(|rule| rule.at).collect(),
    };
    first_bytes(&mut grammar);
    Ok(grammar)
}

/// The gender of each noun, then those that other words for it have (`set also.fem = Permanent`).
fn genders(draft: &Draft) -> HashMap<String, Vec<String>> {
    let mut genders = draft.genders.clone();
    for (setting, nouns) in &draft.settings {
        let Some(gender) = setting.strip_prefix("also.") else { continue };
        for noun in nouns.split_whitespace() {
            genders.entry(noun.to_owned()).or_default().push(gender.to_owned());
        }
    }
    genders
}

/// Those that are declared; else one, of which all rules are.
fn generations(draft: &Draft) -> Vec<Generation> {
    let only = || {
        let name = "now".to_owned();
        vec![Generation { name, own: OwnBy::default(), like: None, address: Address::default() }]
    };
    if draft.generations.is_empty() { only() } else { draft.generations.clone() }
}

impl Builder {
    fn open_features(&self, category: &str) -> Vec<Option<String>> {
        vec![None; self.draft.categories.get(category).map_or(0, Vec::len)]
    }

    fn nt(&mut self, key: Key) -> Nt {
        if let Some(&id) = self.ids.get(&key) {
            return id;
        }
        let id = Nt(self.keys.len() as u32);
        self.keys.push(key.clone());
        self.ids.insert(key, id);
        id
    }

    fn category(&mut self, index: usize) -> Result<Category, Trouble> {
        let (name, wanted) = self.keys[index].clone();
        let mut rules = Vec::new();
        for rule in self.by_category.get(&name).cloned().unwrap_or_default() {
            let at = self.draft.rules[rule].at;
            let found = self.instances(rule, &wanted).map_err(|what| Trouble { file: at.0, line: at.1, what })?;
            rules.extend(found.into_iter().filter(|r| !rules.contains(r)).collect::<Vec<_>>());
        }
        let label = self.draft.settings.get(&format!("label.{name}")).cloned();
        Ok(Category { name, rules, label, first: ByteSet::default() })
    }

    /// The feature that a value or variable belongs to.
    fn feature_of(&self, word: &str) -> Result<(String, bool), String> {
        let base = word.trim_end_matches(|c: char| c.is_ascii_digit());
        if self.draft.features.iter().any(|(name, _)| name == base) {
            return Ok((base.to_owned(), true));
        }
        let owner = self.draft.features.iter().find(|(_, values)| values.iter().any(|v| v == word));
        owner
            .map(|(name, _)| (name.clone(), false))
            .ok_or_else(|| format!("`{word}` is no feature and no value of one"))
    }

    /// All ways to give values to the variables of a rule whose left side fits.
    fn instances(&mut self, rule: usize, wanted: &[Option<String>]) -> Result<Vec<usize>, String> {
        let mut variables: Vec<(String, String)> = Vec::new();
        let declared = self.draft.categories.get(&self.draft.rules[rule].category).cloned().unwrap_or_default();
        let mut fixed: HashMap<String, String> = HashMap::new();
        let mut given: Vec<Option<String>> = vec![None; declared.len()];
        for word in self.draft.rules[rule].features.clone() {
            let (feature, variable) = self.feature_of(&word)?;
            let place =
                declared.iter().position(|f| *f == feature).ok_or(format!("the category has no feature {feature}"))?;
            given[place] = Some(word.clone());
            match (&wanted[place], variable) {
                (Some(value), true) => drop(fixed.insert(word, value.clone())),
                (Some(value), false) if *value != word => return Ok(Vec::new()),
                (_, true) => variables.push((word, feature)),
                (_, false) => {}
            }
        }
        self.more_variables(rule, &fixed, &mut variables)?;
        let mut assignments = vec![fixed];
        for (variable, feature) in variables {
            let values = self.draft.values(&feature).to_vec();
            let extend = |a: &HashMap<String, String>, v: &String| {
                let mut b = a.clone();
                b.insert(variable.clone(), v.clone());
                b
            };
            assignments =
                assignments.iter().flat_map(|a| values.iter().map(|v| extend(a, v)).collect::<Vec<_>>()).collect();
        }
        assignments.into_iter().map(|assignment| self.instance(rule, &assignment)).collect()
    }

    /// Variables that only the right side names.
    fn more_variables(
        &self,
        rule: usize,
        fixed: &HashMap<String, String>,
        variables: &mut Vec<(String, String)>,
    ) -> Result<(), String> {
        let mut note = |word: &str| -> Result<(), String> {
            let (feature, variable) = self.feature_of(word)?;
            if variable && !fixed.contains_key(word) && !variables.iter().any(|(v, _)| v == word) {
                variables.push((word.to_owned(), feature));
            }
            Ok(())
        };
        for token in &self.draft.rules[rule].elements {
            match token {
                Token::Category(_, features, _) | Token::Builtin(_, features) => {
                    features.iter().try_for_each(|f| note(f))?
                }
                Token::Word(name, features) => {
                    features.iter().try_for_each(|f| note(f))?;
                    for feature in &self.table(name)?.features {
                        if !features.iter().any(|f| self.feature_of(f).is_ok_and(|(owner, _)| owner == *feature)) {
                            note(feature)?;
                        }
                    }
                }
                Token::Literal(_) | Token::Sandhi(_) | Token::Glue | Token::Capital => {}
            }
        }
        Ok(())
    }

    fn table(&self, word: &str) -> Result<&super::load::WordTable, String> {
        self.draft
            .tables
            .get(word)
            .and_then(|tables| tables.first())
            .ok_or_else(|| format!("no table has the word <{word}>"))
    }

    fn instance(&mut self, rule: usize, assignment: &HashMap<String, String>) -> Result<usize, String> {
        let mut sorted: Vec<(String, String)> = assignment.iter().map(|(k, v)| (k.clone(), v.clone())).collect();
        sorted.sort();
        if let Some(&made) = self.made.get(&(rule, sorted.clone())) {
            return Ok(made);
        }
        let value = |word: &String| assignment.get(word).unwrap_or(word).clone();
        let mut elements: Vec<Element> = Vec::new();
        let mut names: Vec<String> = Vec::new();
        for token in self.draft.rules[rule].elements.clone() {
            let element = match token {
                Token::Literal(text) => Element::Literal(text.into()),
                Token::Sandhi(forms) => sandhi(forms.iter().map(String::as_str)),
                Token::Glue => Element::Glue,
                Token::Capital => Element::Capital,
                Token::Word(name, features) => match self.form(&name, &features, assignment)?.as_str() {
                    // The word has no sound in this form.
                    "-" => continue,
                    form if form.contains('~') => sandhi(form.split('~')),
                    form => Element::Literal(form.into()),
                },
                Token::Category(name, features, star) => {
                    let nt = self.reference(&name, &features.iter().map(value).collect::<Vec<_>>())?;
                    names.push(name);
                    if star { Element::Star(nt, names.len() - 1) } else { Element::Category(nt, names.len() - 1) }
                }
                Token::Builtin(name, features) => {
                    names.push(format!("#{name}"));
                    let features: Vec<String> = features.iter().map(value).collect();
                    Element::Builtin(builtin(&self.draft.settings, &name, &features)?, names.len() - 1)
                }
            };
            push_merged(&mut elements, element, self.draft.settings.get("spaced").is_none_or(|v| v == "yes"));
        }
        let DraftRule { template, option, generations, .. } = &self.draft.rules[rule];
        let generations = self.generation_bits(generations)?;
        let template = match template {
            Some(text) => checked(TemplateReader { text, names: &names }.read()?)?,
            None if names.len() == 1 => Pattern::Hole(0),
            None => return Err("a rule without `=>` needs exactly one category".into()),
        };
        let option = match option {
            Some(name) => WordingOption::named(name).ok_or_else(|| format!("no wording option is called {name}"))?,
            None => WordingOption::Default,
        };
        if let Some(unused) = (0..names.len()).find(|&hole| !mentions(&template, hole)) {
            return Err(format!("the template does not use {}", names[unused]));
        }
        let written = rule;
        self.rules.push(Rule {
            elements,
            template,
            holes: names.len(),
            option,
            written,
            generations,
            first: ByteSet::default(),
        });
        self.made.insert((rule, sorted), self.rules.len() - 1);
        Ok(self.rules.len() - 1)
    }

    /// The generations named, and those that are like them.
    fn generation_bits(&self, names: &[String]) -> Result<u16, String> {
        let mut bits = 0;
        for name in names {
            let place = self.draft.generations.iter().position(|g| g.name == *name);
            bits |= 1 << place.ok_or_else(|| format!("`{name}` is no generation of this language"))?;
        }
        for (i, generation) in self.draft.generations.iter().enumerate() {
            let like = self.draft.generations.iter().position(|g| generation.like.as_ref() == Some(&g.name));
            bits |= like.map_or(0, |like| (bits >> like & 1) << i);
        }
        Ok(bits)
    }

    fn reference(&mut self, name: &str, values: &[String]) -> Result<Nt, String> {
        if !self.by_category.contains_key(name) {
            return Err(format!("no rule says what a {name} is"));
        }
        let declared = self.draft.categories.get(name).cloned().unwrap_or_default();
        let mut key = vec![None; declared.len()];
        for value in values {
            let (feature, _) = self.feature_of(value)?;
            let place =
                declared.iter().position(|f| *f == feature).ok_or(format!("{name} has no feature {feature}"))?;
            key[place] = Some(value.clone());
        }
        Ok(self.nt((name.to_owned(), key)))
    }

    fn form(&self, word: &str, given: &[String], assignment: &HashMap<String, String>) -> Result<String, String> {
        let table = self.table(word)?;
        let mut index = 0;
        let mut total = 1;
        for feature in &table.features {
            let values = self.draft.values(feature);
            let mut named = given.iter().filter(|g| self.feature_of(g).is_ok_and(|(owner, _)| owner == *feature));
            let word = named.next().unwrap_or(feature);
            let value = assignment.get(word).unwrap_or(word);
            let place =
                values.iter().position(|v| v == value).ok_or_else(|| format!("`{value}` is no value of {feature}"))?;
            index = index * values.len() + place;
            total *= values.len();
        }
        if !total.is_multiple_of(table.forms.len()) {
            return Err(format!("<{word}> has {} forms for {total} combinations", table.forms.len()));
        }
        Ok(table.forms[index / (total / table.forms.len())].clone())
    }
}

fn sandhi<'f>(forms: impl Iterator<Item = &'f str>) -> Element {
    Element::Sandhi(forms.map(Into::into).collect())
}

fn mentions(template: &Pattern, hole: usize) -> bool {
    match template {
        Pattern::Hole(h) => *h == hole,
        Pattern::Con(_, items) | Pattern::List(items) | Pattern::Set(items) => items.iter().any(|i| mentions(i, hole)),
        Pattern::Cons(items, rest) => items.iter().any(|i| mentions(i, hole)) || mentions(rest, hole),
        Pattern::Int(_) | Pattern::Str(_) => false,
    }
}

/// A set inside of a constructor is matched member by member, so it can have no hole for a part of it.
fn checked(template: Pattern) -> Result<Pattern, String> {
    fn inner(pattern: &Pattern) -> bool {
        match pattern {
            Pattern::Set(items) => items.iter().any(|i| matches!(i, Pattern::Hole(_)) || inner(i)),
            Pattern::Con(_, items) | Pattern::List(items) => items.iter().any(inner),
            Pattern::Cons(items, rest) => items.iter().any(inner) || inner(rest),
            Pattern::Hole(_) | Pattern::Int(_) | Pattern::Str(_) => false,
        }
    }
    let trouble = match &template {
        Pattern::Set(items) => items.iter().any(inner),
        other => inner(other),
    };
    if trouble { Err("a category of its own is needed for a set inside of another term".into()) } else { Ok(template) }
}

/// Neighbouring literals become one.
fn push_merged(elements: &mut Vec<Element>, element: Element, spaced: bool) {
    if let (Some(Element::Literal(last)), Element::Literal(next)) = (elements.last_mut(), &element) {
        let gap = if spaced && !attaches_left(next) && !last.ends_with('\n') { " " } else { "" };
        *last = format!("{last}{gap}{next}").into();
    } else {
        elements.push(element);
    }
}

/// Punctuation stands without a space before it.
pub fn attaches_left(literal: &str) -> bool {
    literal.starts_with([',', '.', ':', ';', '\n', ')', '?', '!'])
}

fn builtin(settings: &HashMap<String, String>, name: &str, features: &[String]) -> Result<Builtin, String> {
    Ok(match name {
        "int" => Builtin::Int,
        "wideint" => Builtin::WideInt,
        "plus" => Builtin::Plus,
        "minus" => Builtin::Minus,
        "wideplus" => Builtin::WidePlus,
        "wideminus" => Builtin::WideMinus,
        "mana" => Builtin::Mana,
        "manaor" => Builtin::ManaOr(joints(settings.get("mana_or").map_or("", String::as_str))?),
        "title" => {
            let small = settings.get("small_words").map_or("", String::as_str);
            Builtin::Title(small.split_whitespace().map(str::to_owned).collect())
        }
        "name" => Builtin::OwnName(features.into()),
        "short" => Builtin::ShortName(features.into()),
        _ => return Err(format!("#{name} is not known")),
    })
}

/// `" or " ", or "`: between two, before the last of more; the others have a comma, or a third one given.
fn joints(setting: &str) -> Result<Joints, String> {
    let given: Vec<&str> = setting.split('"').skip(1).step_by(2).collect();
    let both = *given.first().ok_or("#manaor needs `set mana_or = \" or \" \", or \"`")?;
    let (last, first) = (given.get(1).unwrap_or(&both), given.get(2).unwrap_or(&", "));
    Ok(Joints { both: both.into(), first: (*first).into(), last: (*last).into() })
}

fn first_bytes(grammar: &mut Grammar) {
    loop {
        let mut changed = false;
        for i in 0..grammar.categories.len() {
            let mut set = grammar.categories[i].first;
            for &rule in &grammar.categories[i].rules {
                set.pour(rule_first(grammar, rule));
            }
            changed |= grammar.categories[i].first.pour(set);
        }
        if !changed {
            break;
        }
    }
    for rule in 0..grammar.rules.len() {
        grammar.rules[rule].first = rule_first(grammar, rule);
    }
}

fn literal_first(set: &mut ByteSet, text: &str) {
    set.put(text.as_bytes()[0]);
    for c in text.chars().next().into_iter().flat_map(char::to_uppercase) {
        set.put(c.to_string().as_bytes()[0]);
    }
}

fn rule_first(grammar: &Grammar, rule: usize) -> ByteSet {
    let mut set = ByteSet::default();
    for element in &grammar.rules[rule].elements {
        match element {
            Element::Glue | Element::Capital => continue,
            Element::Literal(text) => literal_first(&mut set, text),
            Element::Sandhi(forms) => forms.iter().for_each(|form| literal_first(&mut set, form)),
            Element::Category(nt, _) => drop(set.pour(grammar.categories[nt.0 as usize].first)),
            Element::Star(nt, _) => {
                set.pour(grammar.categories[nt.0 as usize].first);
                continue;
            }
            Element::Builtin(kind, _) => match kind {
                Builtin::Int => (b'0'..=b'9').for_each(|b| set.put(b)),
                Builtin::Plus => set.put(b'+'),
                Builtin::Minus => set.put(b'-'),
                Builtin::Mana | Builtin::ManaOr(_) => set.put(b'{'),
                Builtin::WideInt | Builtin::WidePlus | Builtin::WideMinus => (0xE0..=0xEF).for_each(|b| set.put(b)),
                Builtin::Title(_) | Builtin::OwnName(_) | Builtin::ShortName(_) => (0..=255).for_each(|b| set.put(b)),
            },
        }
        break;
    }
    set
}

/// A term as files write it, with the names of its holes.
pub fn template(text: &str, names: &[String]) -> Result<Pattern, String> {
    TemplateReader { text, names }.read()
}

struct TemplateReader<'a> {
    text: &'a str,
    names: &'a [String],
}

impl TemplateReader<'_> {
    fn read(self) -> Result<Pattern, String> {
        let tokens = template_tokens(self.text);
        let mut at = 0;
        let pattern = self.pattern(&tokens, &mut at)?;
        if at < tokens.len() {
            Err(format!("`{}` is left over in the template", tokens[at..].join(" ")))
        } else {
            Ok(pattern)
        }
    }

    fn pattern(&self, tokens: &[String], at: &mut usize) -> Result<Pattern, String> {
        let token = tokens.get(*at).ok_or("the template ends too early")?.clone();
        *at += 1;
        match token.as_str() {
            "[" => {
                let items = self.sequence(tokens, at, &["]", "|"])?;
                if tokens[*at - 1] == "]" {
                    return Ok(Pattern::List(items));
                }
                let rest = self.pattern(tokens, at)?;
                if tokens.get(*at).map(String::as_str) != Some("]") {
                    return Err("`]` is missing in the template".into());
                }
                *at += 1;
                Ok(Pattern::Cons(items, Box::new(rest)))
            }
            "{" => Ok(Pattern::Set(self.sequence(tokens, at, &["}"])?)),
            _ if token.starts_with('"') => Ok(Pattern::Str(token.trim_matches('"').into())),
            _ if token.parse::<i64>().is_ok() => Ok(Pattern::Int(token.parse().expect("just parsed"))),
            _ => {
                if let Some(hole) = self.hole(&token) {
                    return Ok(Pattern::Hole(hole));
                }
                let args = if tokens.get(*at).map(String::as_str) == Some("(") {
                    *at += 1;
                    self.sequence(tokens, at, &[")"])?
                } else {
                    Vec::new()
                };
                Ok(Pattern::Con(Sym::new(&token), args))
            }
        }
    }

    fn sequence(&self, tokens: &[String], at: &mut usize, ends: &[&str]) -> Result<Vec<Pattern>, String> {
        let mut items = Vec::new();
        loop {
            let token = tokens.get(*at).ok_or("a bracket is not closed in the template")?;
            if ends.contains(&token.as_str()) {
                *at += 1;
                return Ok(items);
            }
            if token == "," {
                *at += 1;
                continue;
            }
            items.push(self.pattern(tokens, at)?);
        }
    }

    fn hole(&self, token: &str) -> Option<usize> {
        if let Some(i) = self.names.iter().position(|n| n == token) {
            return Some(i);
        }
        let base = token.trim_end_matches(|c: char| c.is_ascii_digit());
        let nth: usize = token[base.len()..].parse().ok()?;
        self.names.iter().enumerate().filter(|(_, n)| *n == base).nth(nth.checked_sub(1)?).map(|(i, _)| i)
    }
}

fn template_tokens(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    for c in text.chars() {
        if c == '"' {
            quoted = !quoted;
        }
        if !quoted && (c.is_whitespace() || "()[]{},|".contains(c)) {
            if !word.is_empty() {
                out.push(std::mem::take(&mut word));
            }
            if !c.is_whitespace() {
                out.push(c.to_string());
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
