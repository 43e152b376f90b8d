//! Cards flattened at load: faces and abilities in shared tables, addressed by
//! small integers.
//!
//! Equal abilities share one [`AbilityId`]; granted abilities, delayed triggers
//! and tokens are found when a card is loaded, so that no ability appears in a
//! game that the pack does not know. Two faces are always there: the lists of
//! 708.2a (2/2) and of 701.58a and 702.168a (2/2, ward {2}).

use crate::characteristics::{Abilities, Characteristics, KeywordSet, RuleSet, SubtypeSet, SupertypeSet, TypeSet};
use crate::costs::ManaNeed;
use crate::ids::{AbilityId, AbilityOn, FaceId, NameId, Origin, PrintedId};
use crate::mana::sources::{Made, Taps};
use ir::{
    Ability, Action, AddedMana, Body, Card, CardFace, CardType, ColorSet, Cost, Effect, Instruction, Keyword, ManaCost,
    ManaSymbol, Modification, Number, PtValue, Static, Subtype, Token,
};
use std::collections::HashMap;

/// CR 708.2a. A face-down object of which nothing else is listed: 2/2 creature.
pub const BLANK: FaceId = FaceId(0);
/// CR 701.58a, 702.168a. A cloaked or disguised object: 2/2 creature with ward {2}.
pub const WARDED: FaceId = FaceId(1);
/// An object without characteristics: an ability on the stack, a card exiled face down (406.3a).
pub const NOTHING: FaceId = FaceId(2);

/// One face: its copiable values as printed.
#[derive(Debug)]
pub struct Face {
    pub name: String,
    pub mana_cost: Option<ManaCost>,
    pub printed: Characteristics,
    pub abilities: Vec<AbilityOn>,
    /// The ability that an instant or sorcery carries out (113.3a).
    pub spell: Option<AbilityId>,
    /// Cast whenever its player has priority (304.1, 702.8a).
    pub(crate) instant: bool,
    /// Its mana cost as the solver wants it, X taken as 0.
    pub(crate) need: Option<ManaNeed>,
    /// A permanent card without X and without anything that is chosen or asked as it is cast.
    pub(crate) plain_permanent: bool,
    /// CR 208.2. A `*` is printed where power and toughness stand.
    pub(crate) starred: bool,
    /// What its abilities on the battlefield have others watch for (bits of `triggers`).
    pub(crate) watched: u64,
    /// Bits of the layers in which its static abilities change characteristics (613).
    pub(crate) layers: u16,
    /// How it taps for mana.
    pub(crate) taps: Option<Taps>,
    /// Something is asked or changed as it enters by its own abilities (614.12, 303.4f).
    pub(crate) asks_as_it_enters: bool,
    /// It has an activated ability that is no mana ability.
    pub(crate) activates: bool,
    /// It can be cast face down (702.37c, 702.168b).
    pub(crate) face_down: bool,
    /// More can be done with it than its mana cost and its type tell: cast for another cost or
    /// as its other face, cycled.
    pub(crate) irregular: bool,
}

/// What kind of ability it is, for quick questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AbilityKind {
    Keyword,
    Spell,
    Activated,
    /// CR 605.1a.
    Mana,
    Triggered,
    Static,
}

#[derive(Debug)]
pub struct AbilityDef {
    pub ir: Ability,
    pub kind: AbilityKind,
    /// Bits of the layers in which it changes characteristics (613).
    pub(crate) layers: u16,
    /// What it adds, if it is a mana ability that does just that.
    pub(crate) makes: Option<Made>,
}

#[derive(Debug)]
pub struct PrintedCard {
    pub front: FaceId,
    pub back: Option<FaceId>,
    pub layout: ir::Layout,
}

/// All that the games of one pack can be played with.
#[derive(Debug, Default)]
pub struct Pack {
    pub faces: Vec<Face>,
    pub cards: Vec<PrintedCard>,
    pub abilities: Vec<AbilityDef>,
    ability_ids: HashMap<Ability, AbilityId>,
    token_faces: HashMap<Token, FaceId>,
    names: HashMap<String, NameId>,
    /// The text of each name.
    name_texts: Vec<String>,
    /// CR 305.6. The mana abilities of the five basic land types, with the type.
    pub land_abilities: Vec<(Subtype, AbilityId)>,
    /// CR 701.60a, 701.16a. Menace for the suspected; the Clue of investigate.
    pub menace: Option<AbilityId>,
    pub clue: Option<FaceId>,
    /// Some card can be cast from a graveyard (702.34).
    pub(crate) flashback: bool,
}

impl Pack {
    /// ```
    /// let pack = rules::Pack::new(&[]);
    /// assert_eq!(pack.faces[rules::pack::WARDED.0 as usize].abilities.len(), 1);
    /// ```
    pub fn new(cards: &[Card]) -> Pack {
        let mut pack = Pack::default();
        pack.intern("");
        let ward = Ability::Keyword(Keyword::Ward(Cost::mana(ManaCost(vec![ManaSymbol::Generic(2)]))));
        pack.listed(&[], Some((2, 2)));
        pack.listed(&[ward], Some((2, 2)));
        pack.listed(&[], None);
        pack.intrinsics();
        cards.iter().for_each(|card| {
            pack.add(card);
        });
        pack
    }

    pub fn face(&self, id: FaceId) -> &Face {
        &self.faces[id.0 as usize]
    }
    pub fn ability(&self, id: AbilityId) -> &AbilityDef {
        &self.abilities[id.0 as usize]
    }
    pub fn card(&self, id: PrintedId) -> &PrintedCard {
        &self.cards[id.0 as usize]
    }
    /// The id of an ability that a loaded card has, grants or makes.
    pub fn id_of(&self, ability: &Ability) -> AbilityId {
        *self.ability_ids.get(ability).expect("abilities are enumerated at load")
    }
    pub fn token_face(&self, token: &Token) -> FaceId {
        *self.token_faces.get(token).expect("tokens are enumerated at load")
    }
    pub fn name_id(&self, name: &str) -> NameId {
        self.names.get(name).copied().unwrap_or(NameId(u16::MAX))
    }
    /// The text of a name.
    pub fn name_text(&self, id: NameId) -> &str {
        self.name_texts.get(usize::from(id.0)).map_or("", String::as_str)
    }
    /// CR 202.3, 202.3b. The mana value of a face; no mana cost is 0.
    pub fn mana_value(&self, face: FaceId, x: u32) -> u32 {
        self.face(face).mana_cost.as_ref().map_or(0, |cost| cost.mana_value(x))
    }
    /// The printed card of this English name.
    pub fn find(&self, name: &str) -> Option<PrintedId> {
        self.cards.iter().position(|c| self.face(c.front).name == name).map(|i| PrintedId(i as u16))
    }

    /// Loads one card and all that it can bring into a game.
    pub fn add(&mut self, card: &Card) -> PrintedId {
        let ids: Vec<FaceId> = card.faces.iter().map(|face| self.add_face(face)).collect();
        if ids.len() > 1 {
            self.faces[ids[0].0 as usize].irregular = true;
        }
        self.cards.push(PrintedCard { front: ids[0], back: ids.get(1).copied(), layout: card.layout });
        PrintedId(self.cards.len() as u16 - 1)
    }

    fn listed(&mut self, abilities: &[Ability], pt: Option<(i16, i16)>) -> FaceId {
        let types = if pt.is_some() { vec![CardType::Creature] } else { Vec::new() };
        self.add_face(&CardFace {
            name: String::new(),
            mana_cost: None,
            color_indicator: ColorSet::NONE,
            type_line: ir::TypeLine { types, ..Default::default() },
            abilities: abilities.to_vec(),
            power_toughness: pt.map(|(p, t)| (PtValue::Number(p), PtValue::Number(t))),
        })
    }

    fn intrinsics(&mut self) {
        let basics = [("Plains", 'W'), ("Island", 'U'), ("Swamp", 'B'), ("Mountain", 'R'), ("Forest", 'G')];
        for (name, letter) in basics {
            let cost = format!("{{{letter}}}").parse().expect("a mana symbol");
            let add = Instruction::Do(ir::Players::YOU, Action::AddMana(AddedMana::These(cost)));
            let ability = Ability::Activated(ir::Activated {
                cost: Cost(vec![ir::CostPart::Tap]),
                effect: Effect::Plain(Body { targets: Vec::new(), instructions: vec![add] }),
                limits: Vec::new(),
            });
            let id = self.add_ability(&ability);
            self.land_abilities.push((Subtype::named(name).expect("a basic land type"), id));
        }
        self.menace = Some(self.add_ability(&Ability::Keyword(Keyword::Menace)));
        self.clue = Some(self.add_token(&clue()));
    }

    fn add_face(&mut self, face: &CardFace) -> FaceId {
        let id = FaceId(self.faces.len() as u16);
        // The row is reserved first: the abilities may define tokens, which are faces too.
        self.faces.push(Face::bare(face, id));
        let mut abilities: Vec<AbilityOn> = Vec::new();
        let mut keywords = KeywordSet::default();
        for (nth, ability) in face.abilities.iter().enumerate() {
            let on = AbilityOn { id: self.add_ability(ability), origin: Origin::Copiable(nth as u8) };
            match ability {
                Ability::Keyword(k) => keywords = keywords.with(k.kind()),
                Ability::Spell(_) | Ability::Activated(_) | Ability::Triggered(_) | Ability::Static(_) => {}
            }
            abilities.push(on);
        }
        for (subtype, ability) in &self.land_abilities {
            if face.type_line.subtypes.contains(subtype) {
                abilities.push(AbilityOn { id: *ability, origin: Origin::LandType });
            }
        }
        let spell = self.add_spell(face);
        let name = self.intern(&face.name);
        let cost_colors = face.mana_cost.as_ref().map_or(ColorSet::NONE, ManaCost::colors);
        let value = |v: PtValue| match v {
            PtValue::Number(n) => n,
            PtValue::Star => 0,
        };
        let row = &mut self.faces[id.0 as usize];
        row.printed.name = name;
        row.printed.colors = face.color_indicator.union(cost_colors);
        row.printed.keywords = keywords;
        if let Some((p, t)) = face.power_toughness {
            row.printed.power = value(p);
            row.printed.toughness = value(t);
        }
        self.flashback |= keywords.has(ir::KeywordKind::Flashback);
        let row = &mut self.faces[id.0 as usize];
        if keywords.has(ir::KeywordKind::Changeling) {
            row.printed.subtypes.add_every_creature_type();
        }
        row.abilities = abilities;
        row.spell = spell;
        self.note_facts(id, face);
        id
    }

    /// What can be told of a face at load, for questions that are asked at every stop.
    fn note_facts(&mut self, id: FaceId, face: &CardFace) {
        use ir::KeywordKind::{Cycling, Disguise, Enchant, Flash, Kicker, Megamorph, Morph};
        let row = &self.faces[id.0 as usize];
        let keywords = row.printed.keywords;
        let has = |k| keywords.has(k);
        let all = || row.abilities.iter().map(|on| &self.abilities[on.id.0 as usize]);
        let own_cost =
            all().any(|def| matches!(def.ir, Ability::Static(Static::OwnCost { .. } | Static::AdditionalCost(_))));
        let irregular = own_cost || has(Cycling);
        let watched = all().fold(0, |bits, def| bits | crate::triggers::watches(&def.ir));
        let layers = all().fold(0, |bits, def| bits | def.layers);
        let taps = Taps::of(&row.abilities, |id| self.abilities[id.0 as usize].makes.as_ref());
        let enters = all()
            .any(|def| matches!(def.ir, Ability::Static(Static::Enters { .. } | Static::AsEntersOrTurnedFaceUp(_))));
        let activates = all().any(activates);
        let row = &mut self.faces[id.0 as usize];
        row.instant = face.type_line.has(CardType::Instant) || has(Flash);
        row.irregular = irregular;
        row.face_down = [Morph, Megamorph, Disguise].into_iter().any(has);
        row.watched = watched;
        row.layers = layers;
        row.taps = taps;
        row.asks_as_it_enters = enters || has(Enchant);
        row.plain_permanent = row.printed.types.is_permanent() && !has(Enchant) && !has(Kicker);
        row.activates = activates;
    }

    /// CR 113.3a. What the card does as a spell. Several paragraphs are as modes that are all carried
    /// out: each has its own targets and its own numbers.
    fn add_spell(&mut self, face: &CardFace) -> Option<AbilityId> {
        let effects: Vec<&Effect> = face
            .abilities
            .iter()
            .filter_map(|a| if let Ability::Spell(effect) = a { Some(effect) } else { None })
            .collect();
        let bodies: Vec<Body> = effects
            .iter()
            .filter_map(|e| if let Effect::Plain(body) = e { Some(body.clone()) } else { None })
            .collect();
        match effects.as_slice() {
            [] => None,
            [one] => Some(self.add_ability(&Ability::Spell((*one).clone()))),
            // Such a card is refused before (see `unsupported`).
            _ if bodies.len() < effects.len() => Some(self.add_ability(&Ability::Spell(effects[0].clone()))),
            _ => {
                let choose = ir::ChooseModes::Exactly(bodies.len() as u8);
                Some(self.add_ability(&Ability::Spell(Effect::Modal { choose, modes: bodies })))
            }
        }
    }

    /// CR 201.4, 201.4d. The names that can be chosen where a card name is: of either face of a card,
    /// with what is printed on that face.
    pub(crate) fn card_names(&self) -> impl Iterator<Item = (NameId, FaceId)> {
        let faces = self.cards.iter().flat_map(|card| [Some(card.front), card.back]).flatten();
        faces.map(|id| (self.face(id).printed.name, id))
    }

    fn intern(&mut self, name: &str) -> NameId {
        if let Some(&id) = self.names.get(name) {
            return id;
        }
        let id = NameId(self.name_texts.len() as u16);
        self.name_texts.push(name.to_owned());
        self.names.insert(name.to_owned(), id);
        id
    }

    fn add_token(&mut self, token: &Token) -> FaceId {
        if let Some(&id) = self.token_faces.get(token) {
            return id;
        }
        let literal = |n: &Number| if let Number::Literal(n) = n { *n as i16 } else { 0 };
        // CR 111.4. Its name is its subtypes and the word Token.
        let words: Vec<&str> = token.subtypes.iter().map(|s| s.name()).collect();
        let face = CardFace {
            name: token.name.clone().unwrap_or_else(|| format!("{} Token", words.join(" "))),
            mana_cost: None,
            color_indicator: token.colors.iter().copied().collect(),
            type_line: ir::TypeLine {
                supertypes: token.supertypes.clone(),
                types: token.types.clone(),
                subtypes: token.subtypes.clone(),
            },
            abilities: token.abilities.clone(),
            power_toughness: token
                .power_toughness
                .as_ref()
                .map(|(p, t)| (PtValue::Number(literal(p)), PtValue::Number(literal(t)))),
        };
        let id = self.add_face(&face);
        self.token_faces.insert(token.clone(), id);
        id
    }

    fn add_ability(&mut self, ability: &Ability) -> AbilityId {
        if let Some(&id) = self.ability_ids.get(ability) {
            return id;
        }
        let kind = match ability {
            Ability::Keyword(_) => AbilityKind::Keyword,
            Ability::Spell(_) => AbilityKind::Spell,
            Ability::Activated(a) if is_mana_ability(a) => AbilityKind::Mana,
            Ability::Activated(_) => AbilityKind::Activated,
            Ability::Triggered(_) => AbilityKind::Triggered,
            Ability::Static(_) => AbilityKind::Static,
        };
        let id = AbilityId(self.abilities.len() as u16);
        let layers = crate::layers::layers_of(ability);
        self.abilities.push(AbilityDef { ir: ability.clone(), kind, layers, makes: Made::of(ability) });
        self.ability_ids.insert(ability.clone(), id);
        match ability {
            Ability::Keyword(_) => {}
            Ability::Spell(effect) => self.add_effect(effect),
            Ability::Activated(a) => self.add_effect(&a.effect),
            Ability::Triggered(t) => self.add_effect(&t.effect),
            Ability::Static(s) => self.add_static(s),
        }
        id
    }

    fn add_static(&mut self, s: &Static) {
        match s {
            Static::Continuous { modifications, .. } => self.add_modifications(modifications),
            Static::AsTurnedFaceUp(effect) | Static::AsEntersOrTurnedFaceUp(effect) => self.add_effect(effect),
            Static::Instead { with, .. } => self.add_instructions(with),
            Static::Enters { .. }
            | Static::Prohibition(_)
            | Static::CostChange { .. }
            | Static::OwnCost { .. }
            | Static::AdditionalCost(_)
            | Static::CastFromTop(_)
            | Static::TopRevealed(_)
            | Static::MayLook(_) => {}
        }
    }

    fn add_modifications(&mut self, modifications: &[Modification]) {
        for m in modifications {
            if let Modification::Gain(abilities) = m {
                abilities.iter().for_each(|a| {
                    self.add_ability(a);
                });
            }
            if is_of_combat(m) {
                self.add_ability(&as_ability_of_combat(m));
            }
        }
    }

    fn add_effect(&mut self, effect: &Effect) {
        match effect {
            Effect::Plain(body) => self.add_instructions(&body.instructions),
            Effect::Modal { modes, .. } => modes.iter().for_each(|body| self.add_instructions(&body.instructions)),
        }
    }

    fn add_instructions(&mut self, instructions: &[Instruction]) {
        for instruction in instructions {
            match instruction {
                Instruction::Do(_, action) => self.add_action(action),
                Instruction::May(_, body) | Instruction::ForEach(_, body) => self.add_instructions(body),
                Instruction::If { then, otherwise, .. } => {
                    self.add_instructions(then);
                    self.add_instructions(otherwise);
                }
                Instruction::Unless { then, .. } => self.add_instructions(then),
                Instruction::Instead { usual, then, .. } => {
                    self.add_instructions(usual);
                    self.add_instructions(then);
                }
                Instruction::Delayed(event, effect) | Instruction::Whenever(_, event, effect) => {
                    let ability = delayed(event, effect);
                    self.add_ability(&ability);
                }
            }
        }
    }

    fn add_action(&mut self, action: &Action) {
        if let Action::Create(_, token, _) = action {
            self.add_token(token);
        }
        if let Action::MayLook(filter, _) = action {
            self.add_ability(&may_look(filter));
        }
        if let Action::Continuous(_, modifications, _) = action {
            self.add_modifications(modifications);
        }
    }
}

impl Face {
    /// What the type line and the cost say; abilities and what follows from them are still to come.
    fn bare(face: &CardFace, id: FaceId) -> Face {
        Face {
            name: face.name.clone(),
            mana_cost: face.mana_cost.clone(),
            printed: Characteristics {
                name: NameId::NONE,
                mana_cost: id,
                colors: ColorSet::NONE,
                types: TypeSet::of(&face.type_line.types),
                supertypes: SupertypeSet::of(&face.type_line.supertypes),
                subtypes: SubtypeSet::of(&face.type_line.subtypes),
                power: 0,
                toughness: 0,
                keywords: KeywordSet::default(),
                abilities: Abilities::Printed(id),
                rules: RuleSet::default(),
            },
            abilities: Vec::new(),
            spell: None,
            instant: false,
            need: face.mana_cost.as_ref().map(|cost| ManaNeed::of(cost, 0)),
            irregular: false,
            face_down: false,
            activates: false,
            starred: face.power_toughness.is_some_and(|(p, t)| p == PtValue::Star || t == PtValue::Star),
            watched: 0,
            layers: 0,
            taps: None,
            asks_as_it_enters: false,
            plain_permanent: false,
        }
    }
}

/// CR 602.1, 702.6a. An activated ability, not for mana.
fn activates(def: &AbilityDef) -> bool {
    def.kind == AbilityKind::Activated || matches!(def.ir, Ability::Keyword(Keyword::Equip(_)))
}

/// CR 603.7. The triggered ability that a delayed trigger is.
pub(crate) fn delayed(event: &ir::TriggerEvent, effect: &Effect) -> Ability {
    Ability::Triggered(ir::Triggered { event: event.clone(), condition: None, effect: effect.clone(), limit: None })
}

/// CR 708.5. A permission to look as the static ability that would give it, by which an effect names it.
pub(crate) fn may_look(filter: &ir::Filter) -> Ability {
    Ability::Static(Static::MayLook(filter.clone()))
}

/// CR 508.1h, 509.1b, 509.1d. Says which creatures can't, or alone can, block, or what attacking or blocking costs.
pub(crate) fn is_of_combat(m: &Modification) -> bool {
    matches!(
        m,
        Modification::CantBeBlockedBy(_)
            | Modification::CantBeBlockedExceptBy(_)
            | Modification::CostToAttack(_)
            | Modification::CostToBlock(_)
    )
}

/// Such a thing as the static ability of a creature, by which an effect names it.
pub(crate) fn as_ability_of_combat(m: &Modification) -> Ability {
    Ability::Static(Static::Continuous {
        affected: ir::Affected::This,
        modifications: vec![m.clone()],
        condition: None,
    })
}

/// CR 605.1a. No target, could add mana, not a loyalty ability.
fn is_mana_ability(ability: &ir::Activated) -> bool {
    match &ability.effect {
        Effect::Plain(body) => body.targets.is_empty() && body.instructions.iter().any(adds_mana),
        Effect::Modal { .. } => false,
    }
}

/// Whether carrying it out could add mana; what is delayed adds it later.
fn adds_mana(instruction: &Instruction) -> bool {
    let any = |list: &[Instruction]| list.iter().any(adds_mana);
    match instruction {
        Instruction::Do(_, Action::AddMana(_) | Action::AddLastingMana(_)) => true,
        Instruction::Do(..) | Instruction::Delayed(..) | Instruction::Whenever(..) => false,
        Instruction::May(_, body) | Instruction::ForEach(_, body) => any(body),
        Instruction::If { then, otherwise, .. } => any(then) || any(otherwise),
        Instruction::Unless { then, .. } => any(then),
        Instruction::Instead { usual, then, .. } => any(usual) || any(then),
    }
}

/// CR 111.10f. The predefined Clue token.
pub(crate) fn clue() -> Token {
    let sacrifice = ir::CostPart::Sacrifice(ir::Objects::The(ir::Ref::This));
    let draw = Instruction::Do(ir::Players::YOU, Action::Draw(Number::Literal(1)));
    Token {
        name: None,
        colors: Vec::new(),
        supertypes: Vec::new(),
        types: vec![CardType::Artifact],
        subtypes: vec![Subtype::named("Clue").expect("an artifact type")],
        power_toughness: None,
        abilities: vec![Ability::Activated(ir::Activated {
            cost: Cost(vec![ir::CostPart::Mana(ManaCost(vec![ManaSymbol::Generic(2)])), sacrifice]),
            effect: Effect::Plain(Body { targets: Vec::new(), instructions: vec![draw] }),
            limits: Vec::new(),
        })],
    }
}
