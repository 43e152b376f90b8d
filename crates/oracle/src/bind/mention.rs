//! Mentions <-> references.
//!
//! Reading: `It`, `That(noun)`, `Own(noun)`, `Inline(target)` ... become
//! `Ref`s. Writing: a `Ref` becomes all the mentions that resolve back to it, the
//! default first; the walker takes the first that the grammar can say, or the one
//! that the wording names.

use super::scope::{self, Agreement, Antecedent, Mention};
use super::{Binder, Bound, ByName, Unbound};
use crate::term::{Node, T};
use crate::wording::WordingOption as Option_;

/// The genders that a form of "it" and "its" serves for, by the letters behind it: `ItM` is masculine,
/// `ItsMN` is masculine or neuter.
const SERVES: [(&str, &[&str]); 4] = [("M", &["masc"]), ("F", &["fem"]), ("N", &["neut"]), ("MN", &["masc", "neut"])];

/// A mention without the letters for its genders, and these genders.
fn served(name: &str) -> (&str, &'static [&'static str]) {
    let split = |(suffix, genders): &(&str, &'static [&'static str])| {
        name.strip_suffix(suffix).filter(|form| matches!(*form, "It" | "Its")).map(|form| (form, *genders))
    };
    SERVES.iter().find_map(split).unwrap_or((name, &[]))
}

pub fn is_mention(name: &str) -> bool {
    matches!(
        served(name).0,
        "It" | "ItM"
            | "Either"
            | "Them"
            | "Its"
            | "Their"
            | "That"
            | "Those"
            | "Own"
            | "OwnGranted"
            | "Itself"
            | "OwnName"
            | "ShortName"
            | "Inline"
            | "ExiledCard"
            | "ExiledCards"
            | "ThatPile"
            | "TheRest"
            | "TheFormer"
            | "TheLatter"
            | "OfEvent"
            | "ThisWay"
            | "PlayerInline"
            | "They"
            | "ThatPlayer"
            | "SameSubject"
            | "RecipientInline"
            | "Equipped"
            | "Enchanted"
    )
}

/// "It", in whichever gender.
pub fn is_pronoun(name: &str) -> bool {
    served(name).0 == "It"
}

impl Binder<'_> {
    pub(super) fn resolve_mention(&mut self, t: T) -> Bound {
        let (name, args) = self.terms.view(t);
        let noun = args.first().map(|&a| scope::noun_of(self.terms, a));
        let unresolved = || Unbound(format!("nothing spoken of before fits `{name}`"));
        match name {
            "Inline" | "PlayerInline" | "RecipientInline" => self.inline(name, args[0]),
            "Itself" => {
                self.scope.name_this();
                Ok(self.terms.named("Ref.This", []))
            }
            "OwnName" | "ShortName" if self.own.by_name == ByName::OfAnother => {
                Err(Unbound("in what is granted the name is that of the card that grants it".into()))
            }
            "OwnName" | "ShortName" => {
                let name = self.own.name.clone();
                let name = if name.gender.is_none() && !name.plural { self.agreement_of("") } else { name };
                Ok(self.this(name))
            }
            "Equipped" | "Enchanted" => Ok(self.terms.named("Ref.Attached", [])),
            "OwnGranted" if self.own.by_name != ByName::OfAnother => Err(Unbound("nothing is granted here".into())),
            "Own" | "OwnGranted" => {
                let noun = noun.unwrap_or_default();
                if self.own_nouns().contains(&noun) {
                    self.note_own(&noun);
                    let agreement = self.agreement_of(&noun);
                    Ok(self.this(agreement))
                } else {
                    Err(Unbound(format!("this card is no {noun}")))
                }
            }
            "They" | "ThatPlayer" => self.scope.player(name == "They").ok_or_else(unresolved),
            "SameSubject" => self.scope.subject.ok_or_else(unresolved),
            _ => {
                let mention = self.mention_kind(name, noun, &args);
                self.scope.resolve(&mention, &self.grammar.genders).ok_or_else(unresolved)
            }
        }
    }

    /// "This creature" behind "target creature", where nothing before spoke of the object itself.
    fn note_own(&mut self, noun: &str) {
        let that = Mention::Noun { plural: false, noun: noun.to_owned() };
        let target = self.scope.resolve(&that, &self.grammar.genders).is_some_and(|t| self.terms.is(t, "Ref.Target"));
        let doubtful = target && !self.scope.this_mentioned();
        *if doubtful { &mut self.named.doubtfully } else { &mut self.named.clearly } = true;
    }

    fn mention_kind(&self, name: &str, noun: Option<String>, args: &[T]) -> Mention {
        let (form, serves) = served(name);
        match form {
            "It" => Mention::Pronoun { plural: false, genders: serves },
            "Its" => Mention::Whose { plural: false, genders: serves },
            "Either" => Mention::Either { gender: "fem" },
            "Them" => Mention::Pronoun { plural: true, genders: &[] },
            "Their" => Mention::Whose { plural: true, genders: &[] },
            "That" => Mention::Noun { plural: false, noun: noun.unwrap_or_default() },
            "Those" => Mention::Noun { plural: true, noun: noun.unwrap_or_default() },
            "ExiledCard" | "ExiledCards" => Mention::Exiled,
            "ThatPile" => Mention::Pile,
            "TheRest" => Mention::TheRest,
            "OfEvent" => Mention::OfEvent {
                event: noun.unwrap_or_default(),
                noun: args.get(1).map_or_else(String::new, |&noun| scope::noun_of(self.terms, noun)),
            },
            "TheFormer" => Mention::OfTwo(0),
            "TheLatter" => Mention::OfTwo(1),
            "ThisWay" => Mention::ThisWay(noun.unwrap_or_default()),
            _ => Mention::Pronoun { plural: false, genders: &[] },
        }
    }

    fn this(&mut self, agreement: Agreement) -> T {
        self.scope.name_this();
        self.scope.agree_with(vec![agreement]);
        self.terms.named("Ref.This", [])
    }

    /// A target where it is spoken of first: declares it.
    fn inline(&mut self, name: &str, target: T) -> Bound {
        let target = self.target(target)?;
        self.scope.targets.push(target);
        let index = self.scope.targets.len() - 1;
        self.scope.declared.push(index);
        self.scope.introduced = index + 1;
        Ok(self.target_reference(name, index))
    }

    fn target_reference(&mut self, name: &str, index: usize) -> T {
        let number = self.terms.int(index as i64);
        let kind = match name {
            "PlayerInline" => "Player.Target",
            "RecipientInline" => "Recipients.Target",
            _ => "Ref.Target",
        };
        let reference = self.terms.named(kind, [number]);
        self.speak_of_target(reference, index);
        reference
    }

    pub(super) fn speak_of_target(&mut self, reference: T, index: usize) {
        let (_, parts) = self.terms.view(self.scope.targets[index]);
        let (what, what_args) = self.terms.view(parts[1]);
        self.scope.speak_of_target((what == "Targetable.Object").then_some(reference));
        match what {
            "Targetable.Object" => {
                let nouns = scope::nouns(self.terms, what_args[0]);
                let plural = self.is_plural(parts[0]) || !self.terms.is(parts[2], "None");
                self.scope.speak_of(Antecedent::new(reference, plural, nouns));
            }
            "Targetable.Player" => self.scope.speak_of_player(reference),
            _ => {}
        }
    }

    /// The conditions of a target may mention players and objects themselves.
    pub(super) fn target(&mut self, target: T) -> Bound {
        let Node::Con(sym, parts) = self.terms.node(target).clone() else { return Ok(target) };
        let per = parts[2];
        if !self.terms.is(per, "None") {
            let each = self.terms.named("Player.Each", []);
            self.scope.speak_of_player(each);
        }
        let quantity = self.walk(parts[0])?;
        let what = self.walk(parts[1])?;
        Ok(self.terms.con(sym, [quantity, what, per]))
    }

    /// What is divided among targets names them by their number; a phrase says them as they are said elsewhere.
    pub(super) fn divided(&mut self, sym: crate::term::Sym, args: &[T]) -> Bound {
        let first = self.walk(args[0])?;
        let second = self.walk(args[1])?;
        let among = if self.reading() {
            let reference = self.walk(args[2])?;
            let (name, inner) = self.terms.view(reference);
            if !matches!(name, "Ref.Target" | "Recipients.Target") {
                return Err(Unbound("something is divided among what is no target".into()));
            }
            inner[0]
        } else {
            let index = self.terms.as_int(args[2]).unwrap_or(0) as usize;
            let target =
                *self.scope.targets.get(index).ok_or_else(|| Unbound(format!("there is no target {index}")))?;
            let (_, parts) = self.terms.view(target);
            let objects = self.terms.is(parts[1], "Targetable.Object");
            let reference = self.terms.named(if objects { "Ref.Target" } else { "Recipients.Target" }, [args[2]]);
            if objects { self.mention(reference)? } else { self.recipient(reference)? }
        };
        Ok(self.terms.con(sym, [first, second, among]))
    }

    /// Whether a quantity, as meaning, makes its noun plural.
    pub(super) fn is_plural(&self, quantity: T) -> bool {
        let (name, args) = self.terms.view(quantity);
        match name {
            "Exactly" | "UpTo" => {
                let (number, inner) = self.terms.view(args[0]);
                !(number == "Literal" && self.terms.as_int(inner[0]) == Some(1))
            }
            _ => true,
        }
    }

    /// A reference as it can be mentioned here.
    pub(super) fn mention(&mut self, t: T) -> Bound {
        let (name, args) = self.terms.view(t);
        match name {
            "Ref.This" => return Ok(self.mention_this()),
            "Ref.Target" => {
                let index = self.terms.as_int(args[0]).unwrap_or(0) as usize;
                if index >= self.scope.introduced {
                    return self.introduce("Inline", index);
                }
            }
            "Ref.Linked" if self.scope.known(t).is_none() && !self.resolves(&Mention::Exiled, t) => {
                return Err(Unbound("what another ability exiled, where it can't be told which".into()));
            }
            "Ref.Attached" => {
                let mut alternatives = self.mentions_of(t);
                alternatives.extend(self.attached());
                return Ok(self.terms.add(Node::Alt(alternatives.into())));
            }
            _ => {}
        }
        let alternatives = self.mentions_of(t);
        if alternatives.is_empty() {
            return Err(Unbound(format!("nothing here can speak of {}", self.terms.show(t))));
        }
        Ok(self.terms.add(Node::Alt(alternatives.into())))
    }

    /// "equipped creature", "enchanted land": what this is attached to, said by a noun.
    pub(super) fn attached(&mut self) -> Vec<(Option_, T)> {
        let equipped = (Option_::Short, self.terms.named("Equipped", []));
        let mut nouns: Vec<String> = self.own.enchants.iter().cloned().collect();
        nouns.extend(
            [
                "Creature",
                "Permanent",
                "Land",
                "Artifact",
                "Enchantment",
                "Planeswalker",
                "Equipment",
                "Vehicle",
                "Player",
            ]
            .map(str::to_owned),
        );
        let mut found = Vec::new();
        for noun in nouns {
            let noun = self.noun(&noun);
            let term = self.terms.named("Enchanted", [noun]);
            if !found.contains(&(Option_::Long, term)) {
                found.push((Option_::Long, term));
            }
        }
        if self.own.enchants.is_some() {
            found.push(equipped);
        } else {
            found.insert(0, equipped);
        }
        found
    }

    fn introduce(&mut self, name: &str, index: usize) -> Bound {
        let meaning = *self.scope.targets.get(index).ok_or_else(|| Unbound(format!("there is no target {index}")))?;
        if index != self.scope.introduced {
            return Err(Unbound(format!("target {index} is spoken of before target {}", self.scope.introduced)));
        }
        let phrase = self.target(meaning)?;
        self.scope.introduced = index + 1;
        self.target_reference(name, index);
        Ok(self.terms.named(name, [phrase]))
    }

    fn resolves(&self, mention: &Mention, t: T) -> bool {
        self.scope.resolve(mention, &self.grammar.genders) == Some(t)
    }

    fn mentions_of(&mut self, t: T) -> Vec<(Option_, T)> {
        let mut found: Vec<(Option_, T)> = Vec::new();
        let Some(known) = self.scope.known(t).cloned() else {
            self.special_mentions(t, &mut found);
            return found;
        };
        let plural = known.plural;
        let two_of_a_kind = self.scope.are_two_of_a_kind();
        if two_of_a_kind {
            self.of_two(t, &mut found);
        }
        self.pronouns(t, plural, &mut found);
        for noun in known.nouns.clone() {
            if self.resolves(&Mention::Noun { plural, noun: noun.clone() }, t) {
                let noun = self.noun(&noun);
                let term = self.terms.named(if plural { "Those" } else { "That" }, [noun]);
                found.push((Option_::NounForPronoun, term));
            }
        }
        self.special_mentions(t, &mut found);
        if !two_of_a_kind {
            self.of_two(t, &mut found);
        }
        self.of_event(t, &known.nouns, &mut found);
        found
    }

    /// "that permanent that was turned face up", in a language that says so.
    fn of_event(&mut self, t: T, nouns: &[String], found: &mut Vec<(Option_, T)>) {
        let Some(event) = self.scope.event().map(str::to_owned) else { return };
        for noun in nouns {
            if self.resolves(&Mention::OfEvent { event: event.clone(), noun: noun.clone() }, t) {
                let event = self.terms.string(&event);
                let noun = self.noun(noun);
                found.push((Option_::NounForPronoun, self.terms.named("OfEvent", [event, noun])));
            }
        }
    }

    /// A noun as grammars write it: subtypes are strings.
    fn noun(&mut self, noun: &str) -> T {
        if ir::Subtype::named(noun).is_some() { self.terms.string(noun) } else { self.terms.named(noun, []) }
    }

    /// "the former", "the latter", in a language that says so.
    fn of_two(&mut self, t: T, found: &mut Vec<(Option_, T)>) {
        for (nth, name) in ["TheFormer", "TheLatter"].into_iter().enumerate() {
            if self.resolves(&Mention::OfTwo(nth), t) {
                found.push((Option_::NounForPronoun, self.terms.named(name, [])));
            }
        }
    }

    /// The pronouns that resolve to a reference, in each gender a language has.
    pub(super) fn pronouns(&mut self, t: T, plural: bool, found: &mut Vec<(Option_, T)>) {
        let gendered = self.grammar.settings.contains_key("genders");
        if gendered && self.resolves(&Mention::Either { gender: "fem" }, t) {
            found.push((Option_::Pronoun, self.terms.named("Either", [])));
        }
        let genders = if gendered && !plural { self.scope.genders(t, &self.grammar.genders) } else { Vec::new() };
        let has = |serves: &[&str]| serves.iter().any(|g| genders.iter().any(|h| h == g));
        let mut forms: Vec<(&str, &'static [&'static str])> = SERVES.into_iter().filter(|(_, s)| has(s)).collect();
        // The best gender first, then forms that serve for several.
        forms.sort_by_key(|(_, serves)| (serves.len(), genders.iter().position(|g| g == serves[0])));
        forms.push(("", &[]));
        for (suffix, genders) in forms.iter().copied() {
            let name = if plural { "Them".to_owned() } else { format!("It{suffix}") };
            self.pronoun(t, &name, &Mention::Pronoun { plural, genders }, found);
        }
        for (suffix, genders) in forms {
            let name = if plural { "Their".to_owned() } else { format!("Its{suffix}") };
            self.pronoun(t, &name, &Mention::Whose { plural, genders }, found);
        }
    }

    fn pronoun(&mut self, t: T, name: &str, mention: &Mention, found: &mut Vec<(Option_, T)>) {
        if self.resolves(mention, t) {
            found.push((Option_::Pronoun, self.terms.named(name, [])));
        }
    }

    fn special_mentions(&mut self, t: T, found: &mut Vec<(Option_, T)>) {
        if self.resolves(&Mention::TheRest, t) {
            let term = self.terms.named("TheRest", []);
            found.push((Option_::NounForPronoun, term));
        }
        let actions: Vec<String> = self.scope.actions().map(str::to_owned).collect();
        for action in actions {
            if self.resolves(&Mention::ThisWay(action.clone()), t) {
                let action = self.terms.string(&action);
                let term = self.terms.named("ThisWay", [action]);
                found.push((Option_::NounForPronoun, term));
            }
        }
        if self.resolves(&Mention::Pile, t) {
            let term = self.terms.named("ThatPile", []);
            found.push((Option_::NounForPronoun, term));
        }
        if self.resolves(&Mention::Exiled, t) {
            let mut forms = ["ExiledCard", "ExiledCards"];
            if self.scope.exiled_several() {
                forms.reverse();
            }
            for form in forms {
                let term = self.terms.named(form, []);
                found.push((Option_::NounForPronoun, term));
            }
        }
    }

    /// CR 201.5. The object's own name, a noun, or a pronoun.
    fn mention_this(&mut self) -> T {
        let this = self.terms.named("Ref.This", []);
        let mut found: Vec<(Option_, T)> = Vec::new();
        let pronoun_first = self.scope.this_mentioned();
        let mut pronouns = Vec::new();
        // The default for how it is called by default, then for how else it may have been.
        for agreement in [self.agreement_of(""), self.own.name.clone()] {
            let outer = self.scope.agree_with(vec![agreement.clone()]);
            let by_default = outer.contains(&agreement);
            let mut of_this = Vec::new();
            self.pronouns(this, agreement.plural, &mut of_this);
            self.scope.agree_with(outer);
            of_this.retain(|way| !pronouns.contains(way));
            pronouns.splice(if by_default { 0..0 } else { pronouns.len()..pronouns.len() }, of_this);
        }
        // A language may have a pronoun that only means the object itself: it is used where others say "it".
        let mut own_pronoun = Vec::new();
        if self.grammar.settings.contains_key("own_pronoun") {
            own_pronoun.push((Option_::Pronoun, self.terms.named("Itself", [])));
        }
        if pronoun_first && own_pronoun.is_empty() {
            found.append(&mut pronouns);
        } else if pronoun_first {
            found.append(&mut own_pronoun);
        }
        let full = (Option_::FullName, self.terms.named("OwnName", []));
        let short = (Option_::ShortName, self.terms.named("ShortName", []));
        match self.own.by_name {
            ByName::Never | ByName::OfAnother => {}
            ByName::Short => found.extend([short, full]),
            ByName::Full => found.push(full),
        }
        // A language may call itself so in what is granted where elsewhere it has the name.
        let apart = self.grammar.settings.contains_key("own_granted") && self.own.by_name == ByName::OfAnother;
        for form in [apart.then_some("OwnGranted"), Some("Own")].into_iter().flatten() {
            for (i, noun) in self.own_nouns().into_iter().enumerate() {
                let way = if i == 0 { Option_::OwnNoun } else { Option_::OwnOtherNoun };
                let noun = self.noun(&noun);
                found.push((way, self.terms.named(form, [noun])));
            }
        }
        if self.own.by_name == ByName::Never {
            found.extend([full, short]);
        }
        found.append(&mut own_pronoun);
        found.append(&mut pronouns);
        self.scope.name_this();
        self.terms.add(Node::Alt(found.into()))
    }

    /// A player as he or she can be mentioned here.
    pub(super) fn player_mention(&mut self, t: T) -> Bound {
        let (name, args) = self.terms.view(t);
        let mut found = Vec::new();
        match name {
            "Player.You" | "Player.Defending" => return Ok(t),
            "Player.Target" => {
                let index = self.terms.as_int(args[0]).unwrap_or(0) as usize;
                if index >= self.scope.introduced {
                    return self.introduce("PlayerInline", index);
                }
            }
            _ => {}
        }
        if name == "Player.OwnerOf" && self.scope.moved == args.first().copied() {
            found.push((Option_::Pronoun, self.terms.named("OwnerOfMoved", [])));
        }
        // "Their own" speaks of the subject, if there is one.
        let reflexive = self.grammar.settings.get("they").is_some_and(|they| they == "subject");
        let they = (self.scope.player(true) == Some(t)).then(|| (Option_::Pronoun, self.terms.named("They", [])));
        let is_subject = self.scope.subject == Some(t);
        found.extend(they.filter(|_| is_subject || !reflexive));
        if self.scope.player(false) == Some(t) {
            found.push((Option_::NounForPronoun, self.terms.named("ThatPlayer", [])));
        }
        found.extend(they.filter(|_| reflexive && !is_subject));
        if matches!(name, "Player.ControllerOf" | "Player.OwnerOf") {
            let inner = self.walk(args[0])?;
            found.push((Option_::NounForPronoun, self.terms.named(name, [inner])));
        }
        if found.is_empty() {
            return Err(Unbound(format!("nothing here can speak of {}", self.terms.show(t))));
        }
        Ok(self.terms.add(Node::Alt(found.into())))
    }

    pub(super) fn recipient(&mut self, t: T) -> Bound {
        let (_, args) = self.terms.view(t);
        let index = self.terms.as_int(args[0]).unwrap_or(0) as usize;
        if index >= self.scope.introduced {
            return self.introduce("RecipientInline", index);
        }
        Ok(t)
    }
}
