//! The shipped cards as one pack, with their names and texts.

use crate::Messages;
use ir::{Ability, Subtype};
use oracle::pack::Shipped;
use oracle::{About, Called, Language};
use rules::{AbilityId, FaceId, Pack, PrintedId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// All shipped cards that the engine plays.
pub struct Cards {
    pub shipped: Vec<Shipped>,
    pub pack: Arc<Pack>,
    /// For each face of the pack the shipped card and which face of it, if it is one.
    origin: Vec<Option<(usize, usize)>>,
    /// What tokens without a name of their own are called, by language and English name.
    tokens: HashMap<(Language, String), String>,
    /// Rendered once: rules text is asked for at each redrawing.
    abilities: Mutex<HashMap<(Language, AbilityId, FaceId), Arc<str>>>,
}

impl Cards {
    /// # Panics
    /// If a shipped card says something that the engine cannot carry out; tests hold that none does.
    pub fn shipped() -> Cards {
        let shipped = oracle::pack::shipped();
        let cards: Vec<ir::Card> = shipped.iter().map(|s| s.card.clone()).collect();
        if let Some(why) = cards.iter().find_map(rules::unsupported) {
            panic!("{why}");
        }
        let pack = Arc::new(Pack::new(&cards));
        let mut origin = vec![None; pack.faces.len()];
        for (nth, card) in shipped.iter().enumerate() {
            let id = pack.find(card.card.name()).expect("it was loaded");
            let printed = pack.card(id);
            origin[usize::from(printed.front.0)] = Some((nth, 0));
            if let Some(back) = printed.back {
                origin[usize::from(back.0)] = Some((nth, 1));
            }
        }
        let tokens = token_names(&pack);
        Cards { shipped, pack, origin, tokens, abilities: Mutex::default() }
    }

    pub fn shipped_of(&self, id: PrintedId) -> Option<&Shipped> {
        let (nth, _) = self.origin[usize::from(self.pack.card(id).front.0)]?;
        self.shipped.get(nth)
    }

    fn origin(&self, face: FaceId) -> Option<(&Shipped, usize)> {
        let (nth, side) = (*self.origin.get(usize::from(face.0))?)?;
        Some((&self.shipped[nth], side))
    }

    /// The name of a face; where there is no translation, the English one.
    pub fn name(&self, language: Language, face: FaceId) -> &str {
        match self.origin(face) {
            Some((shipped, side)) => shipped.face_name(language, side),
            None => self.token(language, &self.pack.face(face).name),
        }
    }

    /// A name as the rules have it, in a language where that is known.
    pub fn named<'a>(&'a self, language: Language, name: &'a str) -> &'a str {
        match self.face_named(name) {
            Some(face) => self.name(language, face),
            None => self.token(language, name),
        }
    }

    /// The face of a card that the rules call so.
    pub fn face_named(&self, name: &str) -> Option<FaceId> {
        let mut cards = (0..self.origin.len()).map(|n| FaceId(n as u16)).filter(|face| self.origin(*face).is_some());
        cards.find(|face| self.pack.face(*face).name == name)
    }

    fn token<'a>(&'a self, language: Language, name: &'a str) -> &'a str {
        self.tokens.get(&(language, name.to_owned())).map_or(name, String::as_str)
    }

    /// What is printed on a face, if it is a face of a card.
    pub fn printed(&self, face: FaceId) -> Option<&ir::CardFace> {
        let (shipped, side) = self.origin(face)?;
        shipped.card.faces.get(side)
    }

    /// The rules text of a face, in English where the language cannot say it; empty for a token.
    pub fn text(&self, language: Language, face: FaceId) -> String {
        let Some((shipped, side)) = self.origin(face) else {
            let abilities = self.pack.face(face).abilities.iter();
            let lines: Vec<_> = abilities.map(|on| self.ability(language, on.id, face).to_string()).collect();
            return lines.join("\n");
        };
        let texts = shipped.texts(language).or_else(|_| shipped.texts(Language::English));
        texts.map_or_else(|why| why.to_string(), |mut texts| texts.swap_remove(side))
    }

    /// One ability, as a text of the object that has it (its name stands in it).
    pub fn ability(&self, language: Language, ability: AbilityId, of: FaceId) -> Arc<str> {
        let key = (language, ability, of);
        let mut cache = self.abilities.lock().expect("rendering does not panic");
        cache.entry(key).or_insert_with(|| self.render(language, &self.pack.ability(ability).ir, of).into()).clone()
    }

    /// An ability that no object has, such as one mode of several, as the object's text; if it can be said.
    pub(crate) fn render_alone(&self, language: Language, ability: &Ability, of: FaceId) -> Option<String> {
        let (shipped, side) = self.origin(of)?;
        let said = |language| oracle::describe(language, shipped.about(language, side), ability);
        said(language).or_else(|_| said(Language::English)).ok()
    }

    /// The ability as its card says it, where the text of the card shows which part that is: a text of
    /// one ability, or one with a line for each.
    fn as_printed(&self, language: Language, ability: &Ability, of: FaceId) -> Option<String> {
        let (shipped, side) = self.origin(of)?;
        let abilities = &shipped.card.faces[side].abilities;
        let nth = abilities.iter().position(|a| a == ability)?;
        let text = shipped.texts(language).ok()?.swap_remove(side);
        if abilities.len() == 1 {
            return Some(text);
        }
        (text.lines().count() == abilities.len()).then(|| text.lines().nth(nth).map(str::to_owned))?
    }

    fn render(&self, language: Language, ability: &Ability, of: FaceId) -> String {
        if let Some(printed) = self.as_printed(language, ability, of) {
            return printed;
        }
        let nameless = ir::TypeLine { types: vec![ir::CardType::Creature], ..ir::TypeLine::default() };
        let about = |language| match self.origin(of) {
            Some((shipped, side)) => shipped.about(language, side),
            None => About::called(language, "", &nameless, &Called::default()),
        };
        let said = |language| oracle::describe(language, about(language), ability);
        said(language).or_else(|_| said(Language::English)).unwrap_or_else(|why| why.to_string())
    }
}

/// CR 111.4. A token is called by its subtypes and what a token is called.
fn token_names(pack: &Pack) -> HashMap<(Language, String), String> {
    let mut names = HashMap::new();
    for face in &pack.faces {
        let Some(words) = face.name.strip_suffix(" Token") else { continue };
        let mut subtypes: Vec<Subtype> = face.printed.subtypes.iter().collect();
        subtypes.sort_by_key(|subtype| words.find(subtype.name()));
        if subtypes.iter().map(|s| s.name()).collect::<Vec<_>>().join(" ") != words {
            continue;
        }
        for language in Language::ALL {
            let said = oracle::type_line::subtypes_in(language, &subtypes).into();
            let name = Messages::of(language).say("object-token", &[("subtypes", said)]);
            names.insert((language, face.name.clone()), name);
        }
    }
    names
}
