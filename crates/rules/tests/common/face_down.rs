//! A deck of our own around face-down cards: morph, disguise with its ward, cloak, and
//! something that targets.
#![allow(dead_code)]

use crate::common::{basic, card};
use ir::{
    Ability, Action, Body, Card, CardType, Cost, Effect, EnterWith, ExileHow, Filter, Instruction, Is, Keyword, Number,
    Objects, Player, Players, Quantity, Ref, Target, Targetable,
};
use rules::{Pack, PrintedId};
use std::sync::Arc;

fn cost(mana: &str) -> Cost {
    Cost::mana(mana.parse().expect("a mana cost"))
}

fn with(mut card: Card, ability: Ability) -> Card {
    card.faces[0].abilities.push(ability);
    card
}

fn creature(name: &str, mana: &str, pt: (i16, i16), keyword: Keyword) -> Card {
    with(card(name, Some(mana), &[CardType::Creature], &["Ogre"], Some(pt)), Ability::Keyword(keyword))
}

fn sorcery(name: &str, mana: &str, targets: Vec<Target>, action: Action) -> Card {
    let instructions = vec![Instruction::Do(Players::YOU, action)];
    let spell = Ability::Spell(Effect::Plain(Body { targets, instructions }));
    with(card(name, Some(mana), &[CardType::Sorcery], &[], None), spell)
}

/// How many of each card the deck has: 17 lands, 16 creatures that can be cast face down, four
/// cards that cloak, three that destroy.
pub fn face_down_cards() -> [(usize, Card); 6] {
    let a_creature = Target {
        quantity: Quantity::ONE,
        what: Targetable::Object(Filter::new([Is::Permanent, Is::Type(CardType::Creature)])),
        per: ir::PerPlayer::Once,
    };
    let top = Objects::Top(Number::Literal(1), Player::You);
    [
        (17, basic("Mountain")),
        (6, creature("Buried Ogre", "{4}{R}", (4, 4), Keyword::Morph(cost("{2}{R}{R}")))),
        (4, creature("Waking Ogre", "{3}{R}", (3, 2), Keyword::Megamorph(cost("{3}{R}")))),
        (6, creature("Masked Ogre", "{3}{R}", (3, 3), Keyword::Disguise(cost("{1}{R}")))),
        (4, sorcery("Draw the Veil", "{1}{R}", Vec::new(), Action::Cloak(top, EnterWith::Nothing))),
        (3, sorcery("Fell", "{2}{R}", vec![a_creature], Action::Destroy(Objects::The(Ref::Target(0))))),
    ]
}

/// Cards that hide more: a pile of creatures turned into shuffled face-down ones, cards exiled face down.
pub fn hiding_cards() -> [(usize, Card); 2] {
    let mine = Filter::new([Is::Permanent, Is::Type(CardType::Creature), Is::FaceUp, Is::ControlledBy(Player::You)]);
    let chosen = Objects::Chosen(Quantity::AnyNumber, mine);
    let mut shuffled = sorcery("Change Places", "{1}{R}", Vec::new(), Action::Exile(chosen, ExileHow::FaceDownPile));
    let then = [Action::ShufflePile(Ref::Result(0)), Action::Cloak(Objects::The(Ref::Result(0)), EnterWith::Nothing)];
    if let Some(Ability::Spell(Effect::Plain(body))) = shuffled.faces[0].abilities.first_mut() {
        body.instructions.extend(then.map(|action| Instruction::Do(Players::YOU, action)));
    }
    let top = Objects::Top(Number::Literal(2), Player::You);
    [(4, shuffled), (3, sorcery("Bury Deep", "{R}", Vec::new(), Action::Exile(top, ExileHow::FaceDown)))]
}

/// A pack and a deck with so many of each card.
pub fn deck_of(cards: &[(usize, Card)]) -> (Arc<Pack>, Vec<PrintedId>) {
    let each: Vec<Card> = cards.iter().map(|(_, card)| card.clone()).collect();
    let pack = Arc::new(Pack::new(&each));
    let copies = |(count, card): &(usize, Card)| vec![pack.find(card.name()).expect("it is in the pack"); *count];
    let deck = cards.iter().flat_map(copies).collect();
    (pack, deck)
}

pub fn face_down_mirror() -> (Arc<Pack>, Vec<PrintedId>) {
    deck_of(&face_down_cards())
}
