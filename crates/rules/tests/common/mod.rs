//! What the tests of the laws share: cards of our own, a small generator, whole random games.
#![allow(dead_code)]

use ir::{Card, CardFace, CardType, ColorSet, Layout, PtValue, Subtype, Supertype, TypeLine};
use rules::{Answer, Game, Next, Pack, PrintedId, Record, Setup};
use std::sync::Arc;

/// SplitMix64 (Steele, Lea, Flood 2014): enough for choosing at random, and the same everywhere.
#[derive(Clone)]
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^= z >> 31;
        ((u128::from(z) * u128::from(n)) >> 64) as u32
    }
}

pub fn card(name: &str, cost: Option<&str>, types: &[CardType], subtypes: &[&str], pt: Option<(i16, i16)>) -> Card {
    Card {
        layout: Layout::Normal,
        faces: vec![CardFace {
            name: name.to_owned(),
            mana_cost: cost.map(|c| c.parse().unwrap()),
            color_indicator: ColorSet::NONE,
            type_line: TypeLine {
                supertypes: Vec::new(),
                types: types.to_vec(),
                subtypes: subtypes.iter().map(|s| Subtype::named(s).unwrap()).collect(),
            },
            abilities: Vec::new(),
            power_toughness: pt.map(|(p, t)| (PtValue::Number(p), PtValue::Number(t))),
        }],
    }
}

pub fn basic(name: &str) -> Card {
    let mut land = card(name, None, &[CardType::Land], &[name], None);
    land.faces[0].type_line.supertypes.push(Supertype::Basic);
    land
}

/// Twenty lands and twenty 2/2 creatures for three mana.
pub fn ogre_mirror() -> (Arc<Pack>, Vec<PrintedId>) {
    let ogre = card("Plain Ogre", Some("{2}{R}"), &[CardType::Creature], &["Ogre"], Some((2, 2)));
    let pack = Arc::new(Pack::new(&[basic("Mountain"), ogre]));
    let (land, ogre) = (pack.find("Mountain").unwrap(), pack.find("Plain Ogre").unwrap());
    let deck = [vec![land; 20], vec![ogre; 20]].concat();
    (pack, deck)
}

pub fn setup(pack: &Arc<Pack>, decks: &[Vec<PrintedId>], record: Record) -> Setup {
    Setup { pack: pack.clone(), decks: decks.to_vec(), life: 20, record }
}

/// Answers what is asked, once, at random.
pub fn step(game: &mut Game, random: &mut Random) -> bool {
    let next = game.next().clone();
    let mut below = |n| random.below(n);
    let answer = match &next {
        Next::Over(_) => return false,
        Next::Chance(chance) => rules::random_chance(*chance, &mut below),
        Next::Ask(_, rules::Prompt::Mulligan) => Answer::Keep(below(4) != 0),
        Next::Ask(seat, prompt) => rules::uniform(game, *seat, prompt, &mut below),
    };
    if let Err(illegal) = game.answer(answer.clone()) {
        panic!("offered and refused: {answer:?} to {next:?}: {illegal}");
    }
    true
}
