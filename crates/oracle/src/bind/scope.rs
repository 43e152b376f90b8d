//! What has been spoken of, and the one function that resolves pronouns.

use crate::term::{Node, T, Terms};
use std::collections::HashMap;

/// The genders of nouns, where a language has genders.
pub type Genders = HashMap<String, Vec<String>>;

/// Something a mention can refer to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Antecedent {
    /// A [`ir::Ref`] as a term.
    pub what: T,
    pub plural: bool,
    /// Nouns that fit it, the best first.
    pub nouns: Vec<String>,
    /// Genders that pronouns for it can have apart from that of its noun; before that of its noun.
    pub genders: Vec<String>,
}

impl Antecedent {
    pub fn new(what: T, plural: bool, nouns: Vec<String>) -> Antecedent {
        Antecedent { what, plural, nouns, genders: Vec::new() }
    }
}

/// What a pronoun for this object agrees with: how the object has been named.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// `None` in a language without genders, or where nothing tells it.
    pub gender: Option<String>,
    pub plural: bool,
}

/// Of which kind a mention is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mention {
    /// "it", "they"; with the genders that the form serves for: none where it serves for all.
    Pronoun { plural: bool, genders: &'static [&'static str] },
    /// A form that serves for the plural and for one gender of the singular alike.
    Either { gender: &'static str },
    /// "its" of something on the battlefield or the stack: whose power, whose controller.
    Whose { plural: bool, genders: &'static [&'static str] },
    /// "that creature", "those cards"
    Noun { plural: bool, noun: String },
    /// "the exiled card", "exiled this way"
    Exiled,
    /// "that pile"
    Pile,
    /// "destroyed this way": what the last action of that name bound.
    ThisWay(String),
    /// "the rest": of the cards looked at, revealed, exiled.
    TheRest,
    /// "the former", "the latter": of two targets.
    OfTwo(usize),
    /// "that creature that died", where a nearer creature is "that creature": what an event is about.
    OfEvent { event: String, noun: String },
}

/// CR 607.2a. What the one other ability of an object that exiles has exiled.
#[derive(Clone, Copy)]
pub struct Linked {
    pub what: T,
    pub several: bool,
}

/// Everything said so far in one ability.
#[derive(Clone, Default)]
pub struct Scope {
    /// In order of mention; the last is the nearest.
    antecedents: Vec<Antecedent>,
    players: Vec<T>,
    /// The subject of the clause, if it is not "you".
    pub subject: Option<T>,
    /// Who acts where no subject is said, if not "you": in "its controller may ..." that player.
    pub unsaid: Option<T>,
    /// Targets declared so far, as meaning.
    pub targets: Vec<T>,
    /// The first of the targets of each body that is being read, the innermost last, and the targets it declares.
    pub declared: Vec<usize>,
    /// How many of the targets have been spoken of while writing.
    pub introduced: usize,
    /// How many of them are declared before anything else is said.
    pub declared_first: usize,
    /// Those spoken of so far, by their number; `None` is no object.
    spoken_targets: Vec<Option<T>>,
    /// The name of the event that is spoken of, and what it is about.
    event: Option<(String, Antecedent)>,
    /// The number of the next instruction.
    pub next: u8,
    /// The number of the instruction before, on the same level.
    pub previous: Option<u8>,
    /// Whether the next instruction is the first behind a trigger event.
    pub after_event: bool,
    /// "If it's a land card" asks about a card, if one has been spoken of.
    pub about_card: bool,
    /// What the action at hand moves.
    pub moved: Option<T>,
    exiled: Option<T>,
    pile: Option<T>,
    group: Option<T>,
    /// The actions so far and what they bound.
    done: Vec<(String, T)>,
    pub linked: Option<Linked>,
    this_mentioned: bool,
    /// What pronouns for this object agree with: as it was named last, or all the ways in which it can be.
    agreements: Vec<Agreement>,
}

impl Scope {
    pub fn new(this: Antecedent, agreements: Vec<Agreement>) -> Scope {
        Scope { antecedents: vec![this], agreements, ..Scope::default() }
    }
    pub fn speak_of(&mut self, antecedent: Antecedent) {
        self.antecedents.push(antecedent);
    }
    /// Puts something into the talk that no pronoun takes before what is there already.
    pub fn note(&mut self, antecedent: Antecedent) {
        let at = self.antecedents.len().min(1);
        self.antecedents.insert(at, antecedent);
    }
    pub fn mention_this(&mut self) {
        self.this_mentioned = true;
        let this = self.antecedents[0].clone();
        self.antecedents.push(this);
    }
    /// The object names itself inside a clause: a later "it" need not be it.
    pub fn name_this(&mut self) {
        self.this_mentioned = true;
    }
    /// From here on pronouns for this object agree with these ways to name it; gives those before.
    pub fn agree_with(&mut self, agreements: Vec<Agreement>) -> Vec<Agreement> {
        std::mem::replace(&mut self.agreements, agreements)
    }
    /// What is spoken of has been called by a noun of this gender too.
    pub fn also_called(&mut self, what: T, gender: &str) {
        for antecedent in self.antecedents.iter_mut().filter(|a| a.what == what) {
            antecedent.genders.insert(0, gender.to_owned());
        }
    }
    pub fn this_mentioned(&self) -> bool {
        self.this_mentioned
    }
    /// Something spoken of before is spoken of again.
    pub fn speak_again(&mut self, what: T) {
        if let Some(known) = self.antecedents.iter().rev().find(|a| a.what == what).cloned() {
            self.antecedents.push(known);
        }
    }
    /// One object that an event is about.
    pub fn speak_of_event(&mut self, event: &str, about: Antecedent) {
        self.event = Some((event.to_owned(), about));
    }
    pub fn event(&self) -> Option<&str> {
        self.event.as_ref().map(|(name, _)| name.as_str())
    }
    pub fn speak_of_target(&mut self, target: Option<T>) {
        if target.is_none() || !self.spoken_targets.contains(&target) {
            self.spoken_targets.push(target);
        }
    }
    /// Whether the only two targets are called by the same noun, so that no noun tells them apart.
    pub fn are_two_of_a_kind(&self) -> bool {
        let noun = |target: &Option<T>| self.known((*target)?)?.nouns.first();
        match &self.spoken_targets[..] {
            [first, second] => noun(first).is_some() && noun(first) == noun(second),
            _ => false,
        }
    }
    /// Takes something out of the talk, to be spoken of again.
    pub fn set_aside(&mut self, what: T) -> Vec<Antecedent> {
        self.antecedents.extract_if(.., |a| a.what == what).collect()
    }
    /// What was spoken of can't be spoken of from here on.
    pub fn forget(&mut self, what: T) {
        self.antecedents.retain(|a| a.what != what);
        self.done.retain(|(_, result)| *result != what);
        for place in [&mut self.exiled, &mut self.pile, &mut self.group] {
            place.take_if(|known| *known == what);
        }
    }
    /// Whether what was exiled are several cards.
    pub fn exiled_several(&self) -> bool {
        match (self.exiled, self.linked) {
            (Some(exiled), _) => self.known(exiled).is_some_and(|a| a.plural),
            (None, linked) => linked.is_some_and(|linked| linked.several),
        }
    }
    pub fn known(&self, what: T) -> Option<&Antecedent> {
        self.antecedents.iter().rev().find(|a| a.what == what)
    }
    pub fn speak_of_player(&mut self, player: T) {
        self.players.push(player);
    }
    pub fn player_known(&self, player: T) -> bool {
        self.players.contains(&player)
    }
    pub fn exile(&mut self, result: T, pile: bool) {
        self.exiled = Some(result);
        if pile {
            self.pile = Some(result);
        }
    }

    pub fn was_done(&mut self, action: &str, result: T) {
        self.done.push((action.to_owned(), result));
    }

    pub fn actions(&self) -> impl Iterator<Item = &str> {
        self.done.iter().map(|(name, _)| name.as_str())
    }

    /// Several cards that a player looks through.
    pub fn look_through(&mut self, result: T) {
        self.group = Some(result);
    }

    /// The genders that a pronoun for something spoken of can have, the best first.
    pub fn genders(&self, what: T, genders: &Genders) -> Vec<String> {
        if what == self.antecedents[0].what {
            return self.agreements.iter().filter_map(|a| a.gender.clone()).collect();
        }
        let Some(known) = self.known(what) else { return Vec::new() };
        let noun = known.nouns.iter().find_map(|n| genders.get(n));
        known.genders.iter().chain(noun.into_iter().flatten()).cloned().collect()
    }

    /// Whether a pronoun in this number, which serves for these genders, can stand for something.
    fn agrees(&self, a: &Antecedent, plural: bool, serves: &[&str], genders: &Genders) -> bool {
        let fits = |gender: &String| serves.contains(&gender.as_str());
        if a.what == self.antecedents[0].what {
            let named = |g: &&Agreement| serves.is_empty() || g.gender.as_ref().is_some_and(fits);
            return self.agreements.iter().filter(named).any(|g| g.plural == plural);
        }
        let noun = || a.nouns.iter().find_map(|n| genders.get(n)).is_some_and(|g| g.iter().any(fits));
        a.plural == plural && (serves.is_empty() || a.genders.iter().any(fits) || noun())
    }

    /// The object that a mention refers to.
    pub fn resolve(&self, mention: &Mention, genders: &Genders) -> Option<T> {
        let nearest =
            |fits: &dyn Fn(&Antecedent) -> bool| self.antecedents.iter().rev().find(|a| fits(a)).map(|a| a.what);
        match mention {
            Mention::Exiled => self.exiled.or(self.linked.map(|linked| linked.what)),
            Mention::ThisWay(action) => self.done.iter().rev().find(|(name, _)| name == action).map(|(_, what)| *what),
            Mention::Pile => self.pile,
            Mention::TheRest => self.group,
            Mention::OfTwo(nth) if self.spoken_targets.len() == 2 => self.spoken_targets[*nth],
            Mention::OfTwo(_) => None,
            Mention::OfEvent { event, noun } => {
                let fits = |(name, about): &&(String, Antecedent)| name == event && about.nouns.contains(noun);
                self.event.as_ref().filter(fits).map(|(_, about)| about.what)
            }
            Mention::Pronoun { plural, genders: serves } => self.pronoun(&|a| self.agrees(a, *plural, serves, genders)),
            Mention::Either { gender } => {
                nearest(&|a| self.agrees(a, true, &[], genders) || self.agrees(a, false, &[*gender], genders))
            }
            Mention::Whose { plural, genders: serves } => {
                nearest(&|a| self.agrees(a, *plural, serves, genders) && a.nouns.iter().any(|n| n != "Card"))
            }
            // "That creature" is never the object that says so: the first antecedent.
            Mention::Noun { plural, noun } => {
                nearest(&|a| a.plural == *plural && a.nouns.contains(noun) && a.what != self.antecedents[0].what)
            }
        }
    }

    fn pronoun(&self, fits: &dyn Fn(&Antecedent) -> bool) -> Option<T> {
        let mut near = self.antecedents.iter().rev().filter(|a| fits(a));
        let card = if self.about_card {
            near.clone().find(|a| a.nouns.iter().any(|n| n == "Card") && a.what != self.antecedents[0].what)
        } else {
            None
        };
        card.or_else(|| near.next()).map(|a| a.what)
    }

    /// The player whom "that player" or "they" refers to.
    pub fn player(&self, pronoun: bool) -> Option<T> {
        let subject = self.subject.filter(|_| pronoun);
        subject.or_else(|| self.players.last().copied())
    }
}

/// "Dinosaur" is said of creatures.
fn kind_of_subtype(terms: &Terms, t: T) -> Option<String> {
    let kind = match ir::Subtype::named(&noun_of(terms, t))?.kind() {
        ir::SubtypeKind::Artifact => "Artifact",
        ir::SubtypeKind::Enchantment => "Enchantment",
        ir::SubtypeKind::Land => "Land",
        ir::SubtypeKind::Planeswalker => "Planeswalker",
        ir::SubtypeKind::Creature => "Creature",
        ir::SubtypeKind::Battle => "Battle",
        ir::SubtypeKind::Spell => return None,
    };
    Some(kind.to_owned())
}

/// The nouns for an object that fits a filter, the best first.
pub fn nouns(terms: &Terms, filter: T) -> Vec<String> {
    let mut found = Vec::new();
    let mut kind = "Card";
    let mut token = false;
    for condition in terms.items(filter) {
        let (name, args) = terms.view(condition);
        match name {
            "Permanent" => kind = "Permanent",
            "Spell" => kind = "Spell",
            "AbilityOnStack" => kind = "Ability",
            "Token" => token = true,
            "Type" | "Subtype" => {
                found.push(noun_of(terms, args[0]));
                found.extend(kind_of_subtype(terms, args[0]));
            }
            "AnyOf" => {
                for option in terms.items(args[0]) {
                    let (inner, inner_args) = terms.view(option);
                    if matches!(inner, "Type" | "Subtype") {
                        found.push(noun_of(terms, inner_args[0]));
                        found.extend(kind_of_subtype(terms, inner_args[0]));
                    }
                    match inner {
                        "Permanent" => kind = "Permanent",
                        "AbilityOnStack" => kind = "SpellOrAbility",
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    if token {
        found.insert(0, "Token".to_owned());
    }
    found.push(kind.to_owned());
    // Words for types of spells and cards stand in front of their noun: "that creature spell" is rare.
    if kind != "Permanent" {
        found.rotate_right(1);
    }
    found
}

/// Whether a noun phrase means objects of a zone (109.2, 109.2b) and not cards (108.2).
pub fn is_of_objects(terms: &Terms, filter: T) -> bool {
    terms.items(filter).into_iter().any(|condition| {
        let (name, args) = terms.view(condition);
        let kind = |name: &str| matches!(name, "Permanent" | "Spell" | "AbilityOnStack");
        kind(name) || name == "AnyOf" && terms.items(args[0]).into_iter().any(|option| kind(terms.view(option).0))
    })
}

/// A noun as the lexicons key it.
pub fn noun_of(terms: &Terms, t: T) -> String {
    match terms.node(t) {
        Node::Str(s) => s.to_string(),
        _ => terms.view(t).0.to_owned(),
    }
}
