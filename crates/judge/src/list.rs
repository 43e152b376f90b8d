//! Lists of cards, objects and players as they are written.

use crate::problem::{Problem, Words, said};

/// The elements of a list: split at commas and the last `and`, but not inside a name that
/// itself has a comma. `nothing` is the empty list.
pub fn elements(list: &Words, is_name: &dyn Fn(&str) -> bool) -> Vec<Words> {
    if list.text == "nothing" {
        return Vec::new();
    }
    let mut cuts = vec![];
    for (at, _) in list.text.match_indices(", ") {
        cuts.push((at, at + 2));
    }
    for (at, _) in list.text.match_indices(" and ") {
        cuts.push((at, at + 5));
    }
    cuts.sort_unstable();
    let mut found = Vec::new();
    let mut from = 0;
    let mut next = 0;
    while from <= list.text.len() && !list.text[from..].is_empty() {
        // The longest name that begins here wins over the first cut.
        let ends: Vec<usize> = cuts[next..].iter().map(|c| c.0).chain([list.text.len()]).collect();
        let named = ends.iter().rposition(|&end| is_name(without_count(&list.text[from..end]).1)).unwrap_or(0);
        found.push(list.part(from, ends[named]));
        match cuts.get(next + named) {
            Some(&(_, end)) => from = end,
            None => break,
        }
        next += named + 1;
    }
    found
}

/// So many alike are enough for any position.
const MOST: u32 = 1_000;

/// A leading number: `3 Forest`.
pub fn without_count(text: &str) -> (u32, &str) {
    match text.split_once(' ') {
        Some((count, rest)) => match count.parse() {
            Ok(count) if count <= MOST => (count, rest),
            Ok(_) | Err(_) => (1, text),
        },
        None => (1, text),
    }
}

/// Like [`elements`], with each card as often as its number says.
pub fn cards(list: &Words, is_name: &dyn Fn(&str) -> bool) -> Vec<Words> {
    let mut found = Vec::new();
    for element in elements(list, is_name) {
        let (count, name) = without_count(&element.text);
        let start = element.text.len() - name.len();
        let words = element.part(start, element.text.len());
        found.extend(std::iter::repeat_n(words, count as usize));
    }
    found
}

/// One of a permanent's further facts in a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Clause {
    OwnedBy(Words),
    AttachedTo(Words),
    GoadedBy(Words),
    Copying(Words),
    Damage(u32),
    Counters(u32, Words),
}

/// `a tapped cloaked Gray Ogre #a owned by Bob`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    pub count: u32,
    pub adjectives: Vec<Words>,
    pub card: Words,
    pub label: Option<Words>,
    pub clauses: Vec<Clause>,
}

/// Adjectives that describe a permanent.
pub const ADJECTIVES: [&str; 11] = [
    "cloaked",
    "manifested",
    "disguised",
    "morphed",
    "turned-down",
    "tapped",
    "phased-out",
    "suspected",
    "new",
    "transformed",
    "token",
];

const CLAUSES: [&str; 5] = [" owned by ", " attached to ", " goaded by ", " copying ", " with "];

/// Reads a description of a permanent.
pub fn description(words: &Words) -> Result<Description, Problem> {
    let text = words.text.as_str();
    let (first, _) = text.split_once(' ').ok_or_else(|| words.problem("problem-description"))?;
    let count = match first {
        "a" | "an" => 1,
        n => match n.parse() {
            Ok(count) if count <= MOST => count,
            Ok(_) | Err(_) => {
                return Err(words.part(0, n.len()).problem(said("problem-count", [("most", (MOST as usize).into())])));
            }
        },
    };
    let mut at = first.len() + 1;
    let mut adjectives = Vec::new();
    while let Some((word, _)) = text[at..].split_once(' ') {
        if !ADJECTIVES.contains(&word) {
            break;
        }
        adjectives.push(words.part(at, at + word.len()));
        at += word.len() + 1;
    }
    let ends = CLAUSES.iter().filter_map(|c| clause_at(&text[at..], c)).map(|i| at + i);
    let clauses_at = ends.min().unwrap_or(text.len());
    let label_at = text[at..clauses_at].find(" #").map(|i| at + i);
    let card = words.part(at, label_at.unwrap_or(clauses_at));
    let label = label_at.map(|i| words.part(i, clauses_at));
    let clauses = clauses(words, clauses_at)?;
    Ok(Description { count, adjectives, card, label, clauses })
}

/// Where a clause begins: `with` is part of a card's name unless a number follows.
fn clause_at(text: &str, head: &str) -> Option<usize> {
    let is_clause = |at: &usize| head != " with " || text[at + head.len()..].starts_with(|c: char| c.is_ascii_digit());
    text.match_indices(head).map(|(at, _)| at).find(is_clause)
}

fn clauses(words: &Words, from: usize) -> Result<Vec<Clause>, Problem> {
    let mut found = Vec::new();
    let mut at = from;
    while at < words.text.len() {
        let end = words.text[at..].find(" and ").map_or(words.text.len(), |i| at + i);
        found.push(clause(&words.part(at, end))?);
        at = (end + 4).min(words.text.len());
        if end == words.text.len() {
            break;
        }
    }
    Ok(found)
}

fn clause(words: &Words) -> Result<Clause, Problem> {
    let rest = |head: &str| words.text.strip_prefix(head).map(|_| words.part(head.len(), words.text.len()));
    if let Some(seat) = rest("owned by ") {
        return Ok(Clause::OwnedBy(seat));
    }
    if let Some(object) = rest("attached to ") {
        return Ok(Clause::AttachedTo(object));
    }
    if let Some(seat) = rest("goaded by ") {
        return Ok(Clause::GoadedBy(seat));
    }
    if let Some(what) = rest("copying ") {
        return Ok(Clause::Copying(what));
    }
    let counted = rest("with ").ok_or_else(|| {
        let clauses = "`owned by`, `attached to`, `goaded by`, `copying`, `with N damage`, `with N ... counter`";
        words.problem(said("problem-clauses", [("list", clauses.into())]))
    })?;
    let (count, what) = without_count(&counted.text);
    if what == "damage" {
        return Ok(Clause::Damage(count));
    }
    match what.strip_suffix(" counters").or_else(|| what.strip_suffix(" counter")) {
        Some(kind) => Ok(Clause::Counters(count, Words::new(kind, counted.column))),
        None => Err(counted.problem("problem-with")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(name: &str) -> bool {
        ["Gray Ogre", "Forest", "Etrata, Deadly Fugitive"].contains(&name)
    }

    #[test]
    fn lists() {
        let words = |text| Words::new(text, 0);
        let texts = |text| cards(&words(text), &known).iter().map(|w| w.text.clone()).collect::<Vec<_>>();
        assert_eq!(
            texts("2 Forest, Etrata, Deadly Fugitive and Gray Ogre"),
            ["Forest", "Forest", "Etrata, Deadly Fugitive", "Gray Ogre"]
        );
        assert_eq!(texts("#a, #b"), ["#a", "#b"]);
        assert_eq!(texts("nothing"), Vec::<String>::new());
    }

    #[test]
    fn descriptions() {
        let read = description(&Words::new("a tapped cloaked Gray Ogre #a owned by Bob and with 2 +1/+1 counters", 0))
            .unwrap();
        assert_eq!(read.adjectives.len(), 2);
        assert_eq!((read.card.text.as_str(), read.label.unwrap().text.as_str()), ("Gray Ogre", "#a"));
        assert_eq!(read.clauses.len(), 2);
        assert!(matches!(&read.clauses[1], Clause::Counters(2, kind) if kind.text == "+1/+1"));
    }
}
