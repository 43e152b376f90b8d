//! What things are worth, in points: a 2/2 creature without abilities is about 3, a card in hand
//! about 2, a point of life a third and more as it runs short.

use super::sight::{Sight, Thing, has_type, is_creature, unmasking};
use ir::{Ability, CardType, KeywordKind, RuleChange, Static, Token};
use rules::knowledge::{PermanentView, StackView};
use rules::pack::{AbilityKind, Face};
use rules::{FaceId, Seat};

/// A card in hand of which nothing is known.
pub(super) const CARD: f32 = 2.0;
/// What a spell has to do beyond being spent.
pub(super) const SPENT: f32 = 1.2;
/// A face-down 2/2 of which nothing more is known.
pub(super) const MASKED: f32 = 3.3;
/// What somebody else's face-down permanent may be beyond that.
const UNKNOWN: f32 = 0.8;
/// An ability that is not looked at more closely.
const ABILITY: f32 = 0.8;

/// A creature's body.
pub(super) fn body(power: i32, toughness: i32, has: impl Fn(KeywordKind) -> bool) -> f32 {
    let power = power.max(0) as f32;
    let keywords: f32 = KeywordKind::ALL.iter().filter(|k| has(**k)).map(|k| keyword(*k, power)).sum();
    0.5 + 0.9 * power + 0.5 * toughness.max(0) as f32 + keywords
}

/// What a keyword ability adds to a creature of this power.
pub(super) fn keyword(kind: KeywordKind, power: f32) -> f32 {
    match kind {
        KeywordKind::Flying => 0.5 + 0.3 * power,
        KeywordKind::DoubleStrike => 0.5 + 0.7 * power,
        KeywordKind::FirstStrike => 0.4 + 0.15 * power,
        KeywordKind::Deathtouch => 1.2,
        KeywordKind::Lifelink => 0.3 + 0.25 * power,
        KeywordKind::Trample => 0.15 * power,
        KeywordKind::Menace => 0.3 + 0.1 * power,
        KeywordKind::Fear => 0.3 + 0.2 * power,
        KeywordKind::Indestructible => 2.5,
        KeywordKind::Hexproof | KeywordKind::Shroud => 1.0,
        KeywordKind::Protection => 0.8,
        KeywordKind::Ward | KeywordKind::Vigilance | KeywordKind::Prowess => 0.4,
        KeywordKind::Reach | KeywordKind::Skulk | KeywordKind::Haste => 0.25,
        KeywordKind::Defender => -0.7 * power,
        KeywordKind::Enchant
        | KeywordKind::Equip
        | KeywordKind::Flash
        | KeywordKind::Cycling
        | KeywordKind::Kicker
        | KeywordKind::Flashback
        | KeywordKind::Morph
        | KeywordKind::Megamorph
        | KeywordKind::Disguise
        | KeywordKind::SplitSecond
        | KeywordKind::Changeling => 0.0,
    }
}

/// What losing (or winning from another) so many points of life is worth: more, the fewer are left.
pub(super) fn life(has: i32, points: i32) -> f32 {
    if points <= 0 {
        return points as f32 * 0.3;
    }
    if points >= has {
        return 500.0 + 5.0 * (points - has) as f32;
    }
    (has - points..has).map(|left| 0.25 + 2.0 / (left + 1) as f32).sum()
}

impl Sight<'_> {
    /// What a permanent is worth to its controller.
    pub fn worth(&self, p: &PermanentView) -> f32 {
        let c = &p.characteristics;
        let others = c.abilities.iter().filter(|id| self.counts(&self.pack.ability(**id).ir)).count() as f32 * ABILITY;
        if !is_creature(p) {
            let land = has_type(p, CardType::Land);
            let masked = p.face_down.map_or(0.0, |_| UNKNOWN);
            return if land { 2.2 } else { 0.8 + 0.5 * c.mana_value as f32 + others + masked };
        }
        let plain = body(c.power.into(), c.toughness.into(), |k| c.keywords.contains(&k));
        let masked = match (p.face_down, p.card) {
            (Some(_), Some(card)) if p.controller == self.me => self.hidden_worth(p, card.get()),
            (Some(_), _) => UNKNOWN,
            (None, _) => 0.0,
        };
        let fetters = |rule| c.rules.contains(&rule);
        let freedom = match (fetters(RuleChange::CantAttack), fetters(RuleChange::CantBlock)) {
            (true, true) => 0.2,
            (true, false) => 0.5,
            (false, true) => 0.8,
            (false, false) => 1.0,
        };
        let evasion = if fetters(RuleChange::CantBeBlocked) { 0.5 * f32::from(c.power.max(0)) } else { 0.0 };
        (plain + evasion) * freedom + others + masked
    }

    /// What lies in an own face-down creature beyond what everybody sees.
    fn hidden_worth(&self, p: &PermanentView, card: FaceId) -> f32 {
        match self.way_up(p, card) {
            Some(cost) => (0.5 * (self.card(card) - MASKED)).max(0.0) * if cost <= 6 { 1.0 } else { 0.5 },
            None => 0.0,
        }
    }

    /// The mana of the cheapest way to turn an own face-down permanent up.
    pub fn way_up(&self, p: &PermanentView, card: FaceId) -> Option<u32> {
        let face = self.face(card);
        let abilities = (0..face.abilities.len()).filter_map(|nth| unmasking(self.pack, card, nth as u8));
        let by_ability = abilities.map(super::sight::mana_in).min();
        let by_cost = match p.face_down {
            Some(rules::face_down::By::Cloak | rules::face_down::By::Manifest) if face.printed.is_creature() => {
                face.mana_cost.as_ref().map(|cost| cost.mana_value(0))
            }
            _ => None,
        };
        by_ability.into_iter().chain(by_cost).min()
    }

    /// What a card is worth as a permanent, or as a spell of its price.
    pub fn card(&self, face: FaceId) -> f32 {
        let face = self.face(face);
        let c = &face.printed;
        if c.is_land() {
            return 2.2;
        }
        let abilities = face.abilities.iter().filter(|on| self.counts(&self.pack.ability(on.id).ir)).count();
        let price = face.mana_cost.as_ref().map_or(0, |cost| cost.mana_value(0)) as f32;
        if c.is_creature() {
            return body(c.power.into(), c.toughness.into(), |k| c.has(k)) + ABILITY * abilities as f32;
        }
        0.8 + 0.6 * price + 0.4 * abilities as f32
    }

    pub fn token(&self, token: &Token, power: i32, toughness: i32) -> f32 {
        let of = |k| token.abilities.iter().any(|a| matches!(a, Ability::Keyword(keyword) if keyword.kind() == k));
        if token.types.contains(&CardType::Creature) { body(power, toughness, of) } else { 1.2 }
    }

    /// Whether an ability goes on working and is worth something of its own.
    fn counts(&self, ability: &Ability) -> bool {
        match ability {
            Ability::Keyword(_) | Ability::Spell(_) => false,
            Ability::Activated(_) => true,
            Ability::Triggered(t) => !super::texts::is_once(&t.event),
            Ability::Static(s) => match s {
                Static::Enters { .. }
                | Static::AsTurnedFaceUp(_)
                | Static::AsEntersOrTurnedFaceUp(_)
                | Static::AdditionalCost(_)
                | Static::OwnCost { .. } => false,
                Static::Continuous { .. }
                | Static::Prohibition(_)
                | Static::CostChange { .. }
                | Static::CastFromTop(_)
                | Static::MayLook(_)
                | Static::TopRevealed(_)
                | Static::Instead { .. } => true,
            },
        }
    }

    /// What a spell or ability on the stack is worth to its controller.
    pub fn item_worth(&self, item: &StackView) -> f32 {
        if item.face_down.is_some() {
            return MASKED + UNKNOWN;
        }
        match (item.ability, item.card) {
            (None, Some(card)) if self.face(card.get()).printed.types.is_permanent() => self.card(card.get()),
            (None, Some(card)) => 1.0 + self.card(card.get()),
            (None, None) => CARD,
            (Some(id), _) => match self.pack.ability(id).kind {
                AbilityKind::Activated | AbilityKind::Triggered => 1.5,
                AbilityKind::Keyword | AbilityKind::Spell | AbilityKind::Mana | AbilityKind::Static => 0.5,
            },
        }
    }

    /// How much an own card in hand is wanted there.
    pub fn wanted(&self, card: FaceId) -> f32 {
        let face: &Face = self.face(card);
        let (lands, held) = (self.lands() as f32, self.lands_in_hand() as f32);
        if face.printed.is_land() {
            let short = 5.5 - lands - 0.7 * held;
            return if short > 0.0 { 1.5 + short + self.missing_colors(card) } else { 0.3 };
        }
        let price = face.mana_cost.as_ref().map_or(0.0, |cost| cost.mana_value(0) as f32);
        let masks = face.printed.has(KeywordKind::Morph)
            || face.printed.has(KeywordKind::Megamorph)
            || face.printed.has(KeywordKind::Disguise);
        let price = if masks { price.min(3.0) } else { price };
        let far = (price - lands - 0.5 * held - 1.0).max(0.0);
        self.card(card) - 0.7 * far
    }

    /// How much a land would help with the colors of the cards held.
    pub fn missing_colors(&self, land: FaceId) -> f32 {
        let makes = |face: &Face| -> Vec<ir::Color> {
            let abilities = face.abilities.iter().map(|on| &self.pack.ability(on.id).ir);
            ir::Color::ALL.into_iter().filter(|c| abilities.clone().any(|a| super::texts::adds(a, *c))).collect()
        };
        let mine: Vec<&PermanentView> = self.permanents(self.me).collect();
        let have = |color: ir::Color| {
            let of = |p: &&&PermanentView| {
                let ids = &p.characteristics.abilities;
                ids.iter().any(|id| super::texts::adds(&self.pack.ability(*id).ir, color))
            };
            mine.iter().filter(of).count() as f32
        };
        let wants = |color: ir::Color| -> f32 {
            let hand = self.hand().iter().filter_map(|card| card.card).map(|seen| self.face(seen.get()));
            let symbols = hand.filter_map(|face| face.mana_cost.as_ref()).map(|cost| {
                let of = |s: &&ir::ManaSymbol| match s {
                    ir::ManaSymbol::Colored(c) => *c == color,
                    ir::ManaSymbol::Hybrid(a, b) => *a == color || *b == color,
                    ir::ManaSymbol::X
                    | ir::ManaSymbol::Generic(_)
                    | ir::ManaSymbol::Colorless
                    | ir::ManaSymbol::MonoHybrid(_) => false,
                };
                cost.0.iter().filter(of).count() as f32
            });
            symbols.sum()
        };
        makes(self.face(land)).into_iter().map(|c| (0.3 * wants(c)).min(2.0) / (1.0 + 2.0 * have(c))).sum()
    }

    /// A thing's worth to whoever has it.
    pub fn thing_worth(&self, thing: Thing<'_>) -> f32 {
        match thing {
            Thing::Permanent(p) => self.worth(p),
            Thing::Item(item) => self.item_worth(item),
            Thing::Card(_, _, _, Some(face)) => self.card(face),
            Thing::Card(_, _, _, None) => CARD,
            Thing::Player(_) => 0.0,
            Thing::Made(_, worth) => worth,
        }
    }
}

impl Thing<'_> {
    /// Whose it is: its controller, or of a card its owner.
    pub fn whose(&self) -> Seat {
        match self {
            Thing::Permanent(p) => p.controller,
            Thing::Item(item) => item.controller,
            Thing::Card(_, owner, ..) => *owner,
            Thing::Player(seat) | Thing::Made(seat, _) => *seat,
        }
    }
}
