//! What a rule says, as a term: the explanations in `explanations.terms`.
//!
//! ```text
//! # a comment
//! def BLANK = FaceDown(2, 2, [])              an abbreviation
//! Morph(cost) => CastFaceDown("{3}", BLANK)   what explains a term; small letters are variables
//!              | Former(BLANK) @Long          another way to explain it, by an option
//! ```
//!
//! Left stands a term as a text says it, right what a language's `reminder.grammar` says. `host` is what has the
//! ability: this object, or what gains it. What stands in `Rule(..)` is an ability such as cards have, and is said
//! like those; in `Quoted(..)`, one of a token.

use crate::bind::{self, ByName, Own};
use crate::card::About;
use crate::grammar::{self, Grammar, Pattern};
use crate::term::{Node, T, Terms};
use crate::walk::Said;
use crate::wording::WordingOption;
use std::sync::LazyLock;

const FILE: &str = include_str!("explanations.terms");

struct Explanation {
    head: Pattern,
    option: WordingOption,
    meaning: Pattern,
    variables: Vec<String>,
}

static EXPLANATIONS: LazyLock<Vec<Explanation>> =
    LazyLock::new(|| load(FILE).unwrap_or_else(|why| panic!("explanations.terms:{why}")));

fn load(text: &str) -> Result<Vec<Explanation>, String> {
    let mut defs: Vec<(&str, &str)> = Vec::new();
    let mut found = Vec::new();
    let mut head = "";
    for (number, line) in text.lines().enumerate() {
        let body = line.trim();
        if body.is_empty() || body.starts_with('#') {
            continue;
        }
        let wrong = |why: &str| format!("{}: {why}", number + 1);
        if let Some(def) = body.strip_prefix("def ") {
            let (name, value) = def.split_once('=').ok_or_else(|| wrong("`=` is missing"))?;
            defs.push((name.trim(), value.trim()));
            continue;
        }
        let meaning = match (body.strip_prefix('|'), body.split_once("=>")) {
            (Some(meaning), _) => meaning,
            (None, Some((left, meaning))) => {
                head = left;
                meaning
            }
            (None, None) => return Err(wrong("`=>` is missing")),
        };
        let (meaning, option) = meaning.rsplit_once(" @").unwrap_or((meaning, "Default"));
        let option = WordingOption::named(option.trim()).ok_or_else(|| wrong("no such option"))?;
        let whole = |text: &str| defs.iter().rev().fold(text.to_owned(), |t, (name, value)| t.replace(name, value));
        let (left, right) = (whole(head), whole(meaning));
        let variables = variables(&format!("{left} {right}"));
        let read = |text: &str| grammar::template(text, &variables).map_err(|why| wrong(&why));
        let (head, meaning) = (read(&left)?, read(&right)?);
        found.push(Explanation { head, option, meaning, variables });
    }
    Ok(found)
}

/// Words in small letters.
fn variables(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let outside = text.split('"').step_by(2).flat_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '.'));
    for word in outside.filter(|word| word.starts_with(|c: char| c.is_ascii_lowercase())) {
        if !found.iter().any(|known| known == word) {
            found.push(word.to_owned());
        }
    }
    found
}

/// Whether a constructor has an explanation.
pub fn is_explained(name: &str) -> bool {
    EXPLANATIONS.iter().any(|e| matches!(&e.head, Pattern::Con(sym, _) if sym.name() == name))
}

/// The term that explains what was said: its ways, the most usual first.
pub fn explanation(terms: &mut Terms, grammar: &Grammar, own: &Own, said: &Said) -> Option<T> {
    let host = host(terms, own, said);
    let ways = ways(terms, grammar, own, said.term, host);
    (!ways.is_empty()).then(|| terms.add(Node::Alt(ways.into())))
}

fn ways(terms: &mut Terms, grammar: &Grammar, own: &Own, term: T, host: T) -> Vec<(WordingOption, T)> {
    let mut ways: Vec<(WordingOption, T)> = Vec::new();
    for explanation in EXPLANATIONS.iter() {
        let mut bound = vec![None; explanation.variables.len()];
        if !fits(terms, &explanation.head, term, &mut bound) {
            continue;
        }
        if let Some(place) = explanation.variables.iter().position(|name| name == "host") {
            bound[place] = Some(host);
        }
        let Some(meaning) = fill(terms, &explanation.meaning, &bound) else { continue };
        let Some(meaning) = as_phrase(terms, grammar, own, meaning) else { continue };
        if ways.iter().all(|&(_, known)| known != meaning) {
            ways.push((explanation.option, meaning));
        }
    }
    name_options(&mut ways);
    ways
}

/// The first way is the default; of others with one option all but the first are numbered.
fn name_options(ways: &mut [(WordingOption, T)]) {
    let mut taken = Vec::new();
    for (nth, (option, _)) in ways.iter_mut().enumerate() {
        if nth == 0 {
            *option = WordingOption::Default;
        } else if taken.contains(option) {
            *option = WordingOption::Nth(nth as u8);
        }
        taken.push(*option);
    }
}

/// Meanings such as cards have become what is said of them; the object is never called by its name.
fn as_phrase(terms: &mut Terms, grammar: &Grammar, own: &Own, meaning: T) -> Option<T> {
    let node = terms.node(meaning).clone();
    let all = |terms: &mut Terms, parts: &[T]| -> Option<Vec<T>> {
        parts.iter().map(|&part| as_phrase(terms, grammar, own, part)).collect()
    };
    Some(match node {
        Node::Con(sym, args) if sym.name() == "Rule" => said(terms, grammar, own.nouns.clone(), args[0])?,
        Node::Con(sym, args) if sym.name() == "Quoted" => said(terms, grammar, vec!["Artifact".to_owned()], args[0])?,
        Node::Con(sym, args) => {
            let args = all(terms, &args)?;
            terms.con(sym, args)
        }
        Node::List(items) => {
            let items = all(terms, &items)?;
            terms.list(items)
        }
        Node::Set(_) | Node::Int(_) | Node::Str(_) | Node::Alt(_) => meaning,
    })
}

/// What is said of an ability, by an object that has these nouns.
fn said(terms: &mut Terms, grammar: &Grammar, nouns: Vec<String>, ability: T) -> Option<T> {
    let own = Own { nouns, by_name: ByName::Never, ..Own::default() };
    let list = terms.list([ability]);
    let said = bind::unbind(terms, grammar, &own, list).ok()?;
    terms.items(said).first().copied()
}

/// CR 305.6. What a land can be tapped for by its types stands in front of its text.
pub fn heads(terms: &mut Terms, grammar: &Grammar, about: &About) -> Vec<T> {
    const BASIC: [(&str, &str); 5] =
        [("Plains", "{W}"), ("Island", "{U}"), ("Swamp", "{B}"), ("Mountain", "{R}"), ("Forest", "{G}")];
    let symbol = |name: &str| BASIC.iter().find(|(land, _)| *land == name).map(|&(_, symbol)| symbol);
    let symbols: Vec<&str> = about.type_line.subtypes.iter().filter_map(|subtype| symbol(subtype.name())).collect();
    let added = if symbols.len() == 1 { "Tapped" } else { "TappedForOneOf" };
    if symbols.is_empty() {
        return Vec::new();
    }
    let head = terms.string(&symbols.concat());
    let term = terms.named(added, [head]);
    let found = Said { term, within: Vec::new(), end: 0 };
    explanation(terms, grammar, &about.own, &found).into_iter().collect()
}

/// What has an ability: the object that it is printed on, or what gains it.
fn host(terms: &mut Terms, own: &Own, said: &Said) -> T {
    use WordingOption as O;
    let it = terms.named("It", []);
    let they = terms.named("Them", []);
    for &around in std::iter::once(&said.term).chain(said.within.iter().rev()) {
        let (name, args) = terms.view(around);
        let many = match name {
            "Static.Continuous" => terms.is(args[0], "Affected.All"),
            "Continuous" => is_plural(terms, args[0]),
            "Create" => !is_one(terms, args[0]),
            "TurnFaceDown" => is_plural(terms, args[0]),
            _ => continue,
        };
        let mut ways = if many { vec![(O::Default, they)] } else { vec![(O::Default, it), (O::Long, they)] };
        if !many && name == "Static.Continuous" {
            ways.extend(own_nouns(terms, own).into_iter().map(|(_, mention)| (O::OwnNoun, mention)));
            name_options(&mut ways);
        }
        return terms.add(Node::Alt(ways.into()));
    }
    let mut ways = own_nouns(terms, own);
    ways.push((O::Pronoun, it));
    terms.add(Node::Alt(ways.into()))
}

/// The object that a card is printed on, as "this creature".
fn own_nouns(terms: &mut Terms, own: &Own) -> Vec<(WordingOption, T)> {
    use WordingOption as O;
    let nouns = own.nouns.iter().map(String::as_str).chain(["Permanent", "Card", "Spell"]);
    let mut ways = Vec::new();
    for (nth, noun) in nouns.enumerate() {
        let kind = if ir::Subtype::named(noun).is_some() { terms.string(noun) } else { terms.named(noun, []) };
        let mention = terms.named("Own", [kind]);
        ways.push((if nth == 0 { O::Default } else { O::Nth(nth as u8) }, mention));
    }
    ways
}

fn is_one(terms: &Terms, number: T) -> bool {
    let (name, args) = terms.view(number);
    name == "Literal" && terms.as_int(args[0]) == Some(1)
}

fn is_plural(terms: &Terms, objects: T) -> bool {
    match terms.view(objects) {
        ("All", _) => true,
        ("The", args) => match terms.node(args[0]) {
            Node::Alt(ways) => ways.iter().any(|&(_, t)| terms.is(t, "Them") || terms.is(t, "Those")),
            _ => terms.is(args[0], "Them") || terms.is(args[0], "Those"),
        },
        _ => false,
    }
}

fn fits(terms: &Terms, pattern: &Pattern, term: T, bound: &mut [Option<T>]) -> bool {
    match (pattern, terms.node(term)) {
        (Pattern::Hole(hole), _) => bound[*hole].replace(term).is_none_or(|before| before == term),
        (Pattern::Con(sym, patterns), Node::Con(name, args)) => {
            sym == name && patterns.len() == args.len() && all_fit(terms, patterns, args, bound)
        }
        (Pattern::List(patterns), Node::List(items)) | (Pattern::Set(patterns), Node::Set(items)) => {
            patterns.len() == items.len() && all_fit(terms, patterns, items, bound)
        }
        (Pattern::Int(n), _) => terms.as_int(term) == Some(*n),
        (Pattern::Str(s), Node::Str(t)) => s == t,
        (pattern, Node::Alt(ways)) => ways.iter().any(|&(_, way)| fits(terms, pattern, way, bound)),
        _ => false,
    }
}

fn all_fit(terms: &Terms, patterns: &[Pattern], given: &[T], bound: &mut [Option<T>]) -> bool {
    patterns.iter().zip(given).all(|(pattern, &term)| fits(terms, pattern, term, bound))
}

fn fill(terms: &mut Terms, pattern: &Pattern, bound: &[Option<T>]) -> Option<T> {
    let fill_all = |terms: &mut Terms, items: &[Pattern]| -> Option<Vec<T>> {
        items.iter().map(|item| fill(terms, item, bound)).collect()
    };
    Some(match pattern {
        Pattern::Hole(hole) => bound[*hole]?,
        Pattern::Con(sym, args) => {
            let args = fill_all(terms, args)?;
            terms.con(*sym, args)
        }
        Pattern::Int(n) => terms.int(*n),
        Pattern::Str(s) => terms.string(s),
        Pattern::List(items) => {
            let items = fill_all(terms, items)?;
            terms.list(items)
        }
        Pattern::Set(items) => {
            let items = fill_all(terms, items)?;
            terms.set(items)
        }
        Pattern::Cons(items, rest) => {
            let mut all = fill_all(terms, items)?;
            let rest = fill(terms, rest, bound)?;
            all.extend(terms.items(rest));
            terms.list(all)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_explains_is_well_written() {
        assert!(EXPLANATIONS.len() > 5);
        assert!(is_explained("Cloak") && !is_explained("Draw"));
        assert!(load("Morph(cost) -> X").is_err());
    }
}
