//! Which card a page is about: by its names, by what its texts mean, or as far as its rulings narrow it down.

use crate::block::Block;
use crate::known::Known;
use crate::line::{Shape, Written};
use crate::tongue::Tongue;
use crate::{Ruling, ruling};
use oracle::printed::{Printed, Ruled, RulingDigest};
use std::collections::BTreeMap;

/// Which card it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Identity {
    /// A card that ships, by the names on the page.
    Named(usize),
    /// A card that ships, by what its texts mean; the names on the page are not its own.
    ByText(usize),
    /// A card that does not ship, under the title of the page.
    Other(String),
    /// No text, and a title that no card has; only cards that fit the rulings.
    Narrowed { title: Option<String>, fits: Fits },
}

/// The cards that rulings fit.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fits {
    /// About which there are just these rulings.
    pub just: Vec<usize>,
    /// About which there are these and others.
    pub more: Vec<usize>,
    /// About which there are these, but not of these dates.
    pub dated: Vec<usize>,
}

impl Identity {
    pub fn card(&self) -> Option<usize> {
        match self {
            Identity::Named(card) | Identity::ByText(card) => Some(*card),
            Identity::Other(_) | Identity::Narrowed { .. } => None,
        }
    }
}

/// The card that most names on the page are names of; of two with as many the first.
pub fn by_names(lines: &[Written]) -> Option<usize> {
    let mut votes: BTreeMap<usize, (usize, usize)> = BTreeMap::new();
    for (i, line) in lines.iter().enumerate() {
        let Shape::Name(named) = &line.shape else { continue };
        let mut cards: Vec<usize> = named.iter().map(|n| n.card).collect();
        cards.dedup();
        for card in cards {
            votes.entry(card).or_insert((0, i)).0 += 1;
        }
    }
    votes.into_iter().max_by_key(|(_, (many, first))| (*many, std::cmp::Reverse(*first))).map(|(card, _)| card)
}

/// The one card that ships and means what the blocks mean.
pub fn by_text(known: &Known, blocks: &[Block]) -> Option<usize> {
    let mut found: Vec<usize> = Vec::new();
    for reading in blocks.iter().filter_map(Block::read) {
        let cards: Vec<usize> = known.meaning(&reading.abilities).into_iter().map(|(card, _)| card).collect();
        if let [card] = cards[..] {
            found.push(card);
        }
    }
    let first = *found.first()?;
    found.iter().all(|card| *card == first).then_some(first)
}

/// The cards about which all these rulings are; those that are not known again say nothing.
pub fn by_rulings(known: &Known, rulings: &[Ruling]) -> Fits {
    let mut fits = Fits::default();
    let told: Vec<&Ruling> = rulings.iter().filter(|r| r.known.is_some() || known.is_ruling(&r.text)).collect();
    if told.is_empty() {
        return fits;
    }
    for card in 0..known.cards.len() {
        let Some(printed) = known.printed(card) else { continue };
        let undated = |ruling: &Ruling| has(printed, &Ruling { date: None, ..ruling.clone() });
        if !told.iter().all(|ruling| has(printed, ruling)) {
            if told.iter().all(|ruling| undated(ruling)) {
                fits.dated.push(card);
            }
        } else {
            let just = told.len() == rulings.len() && printed.rulings.len() == told.len();
            if just { &mut fits.just } else { &mut fits.more }.push(card);
        }
    }
    fits
}

/// Whether a ruling is about a card: in its words or in other words for the same, and of its date where it has one.
pub fn has(printed: &Printed, ruling: &Ruling) -> bool {
    let digest = RulingDigest::of(&ruling.text);
    let is_dated = |ruled: &Ruled| ruling.date.is_none_or(|date| date.may_be(&ruled.0));
    let is_it = |ruled: &Ruled| {
        ruled.1 == digest || ruling.known.is_some_and(|(which, _)| ruling::by_digest(&ruled.1) == Some(which))
    };
    printed.rulings.iter().any(|ruled| is_it(ruled) && is_dated(ruled))
}

/// The other names that cards have in the language of a title.
pub fn names_in<'k>(known: &'k Known, cards: &[usize], tongue: Option<Tongue>) -> Vec<(usize, &'k str)> {
    let Some(language) = tongue.and_then(Tongue::ours) else { return Vec::new() };
    cards.iter().filter_map(|&card| Some((card, known.local_name(card, 0, language)?))).collect()
}
