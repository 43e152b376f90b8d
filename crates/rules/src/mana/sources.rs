//! CR 605. Mana abilities that pay costs by themselves: {T}, and mana comes, without
//! further choices or side effects. What each makes is worked out as it is loaded;
//! what a seat could spend is then counted without looking at any text.

use super::payment::{Available, Makes, Source, Supply};
use super::{Bundle, ManaType, ManaTypes, TYPES};
use crate::Abilities;
use crate::costs::ManaNeed;
use crate::ids::{AbilityId, AbilityOn, Seat, Slot};
use crate::run::World;
use ir::{Ability, Action, AddedMana, CostPart, Effect, Instruction, ManaSymbol};

/// What a mana ability adds: one mana of one of these types, or one of these bundles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Made {
    types: ManaTypes,
    bundles: Vec<Bundle>,
    /// How many ways it can be spent, roughly: the less, the sooner it is used.
    flexible: u8,
}

/// How a permanent taps for mana. The most flexible of its abilities stands for it, as it taps once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Taps {
    /// The place of the ability, and which it is.
    pub nth: u8,
    ability: AbilityId,
    /// None: it makes bundles.
    types: ManaTypes,
    flexible: u8,
}

/// Mana abilities that the solver may use, and where each comes from.
#[derive(Debug, Default)]
pub(crate) struct Sources {
    pub sources: Vec<Source>,
    pub bundles: Vec<Bundle>,
    pub from: Vec<Slot>,
}

impl Made {
    /// What this ability adds, if it adds it without further ado.
    pub fn of(ability: &Ability) -> Option<Made> {
        let Ability::Activated(a) = ability else { return None };
        if a.cost.0 != [CostPart::Tap] || !a.limits.is_empty() {
            return None;
        }
        let Effect::Plain(body) = &a.effect else { return None };
        let [Instruction::Do(_, Action::AddMana(added))] = body.instructions.as_slice() else { return None };
        let one = |types, flexible| Made { types, bundles: Vec::new(), flexible };
        let several = |bundles, flexible| Made { types: ManaTypes::NONE, bundles, flexible };
        Some(match added {
            AddedMana::These(cost) => match cost.0.as_slice() {
                [ManaSymbol::Colored(c)] => one(color(*c), 1),
                [ManaSymbol::Colorless] => one(ManaTypes::COLORLESS, 0),
                _ => several(vec![ManaNeed::of(cost, 0).of], 3),
            },
            AddedMana::OneOf(cost) => {
                let types = cost.0.iter().fold(ManaTypes::NONE, |all, s| match s {
                    ManaSymbol::Colored(c) => all.or(color(*c)),
                    _ => all.or(ManaTypes::COLORLESS),
                });
                one(types, types.count() as u8)
            }
            AddedMana::AnyOneColor(1) => one(ManaTypes::ANY_COLOR, 5),
            AddedMana::AnyOneColor(n) => {
                let bundle = |c| {
                    let mut bundle = [0; TYPES];
                    bundle[c] = *n;
                    bundle
                };
                several((0..5).map(bundle).collect(), 6)
            }
        })
    }
}

pub(crate) fn color(c: ir::Color) -> ManaTypes {
    ManaTypes::one(ManaType::ALL[c as usize])
}

impl Taps {
    /// How a permanent with these abilities taps for mana, if it does.
    pub fn of<'a>(abilities: &[AbilityOn], made: impl Fn(AbilityId) -> Option<&'a Made>) -> Option<Taps> {
        let mut best: Option<Taps> = None;
        for (nth, on) in abilities.iter().enumerate() {
            let Some(made) = made(on.id) else { continue };
            match &mut best {
                None => {
                    let (types, flexible) = (made.types, made.flexible);
                    best = Some(Taps { nth: nth as u8, ability: on.id, types, flexible });
                }
                Some(one) if one.types != ManaTypes::NONE && made.bundles.is_empty() => {
                    one.types = one.types.or(made.types);
                    one.flexible = one.types.count() as u8;
                }
                Some(_) => {}
            }
        }
        best
    }
}

impl<'a> World<'a> {
    /// Calls `with` for each permanent that the seat could tap for mana now.
    fn each_source(self, seat: Seat, without: Option<Slot>, mut with: impl FnMut(Slot, Taps, u8)) {
        for p in &self.s.battlefield {
            let taps = match p.characteristics.abilities {
                Abilities::Printed(face) => self.pack().face(face).taps,
                Abilities::Computed { .. } => {
                    let all = self.abilities_of(&p.characteristics);
                    Taps::of(all, |id| self.pack().ability(id).makes.as_ref())
                }
            };
            let Some(taps) = taps else { continue };
            let mine = self.s.object(p.slot).controller == seat;
            if !mine || p.tapped || p.phased_out || Some(p.slot) == without {
                continue;
            }
            let creature = p.characteristics.is_creature();
            if !creature || !self.is_sick(p.slot) {
                // A creature that makes mana is tapped after lands.
                with(p.slot, taps, taps.flexible * 2 + u8::from(creature));
            }
        }
    }

    pub(crate) fn sources(self, seat: Seat, without: Option<Slot>, all: &mut Sources) {
        all.sources.clear();
        all.bundles.clear();
        all.from.clear();
        self.each_source(seat, without, |slot, taps, rank| {
            let makes = if taps.types == ManaTypes::NONE {
                let first = all.bundles.len() as u16;
                all.bundles.extend_from_slice(self.bundles_of(taps));
                Makes::Bundles { first, count: (all.bundles.len() - usize::from(first)) as u8 }
            } else {
                Makes::One(taps.types)
            };
            all.sources.push(Source { makes, rank });
            all.from.push(slot);
        });
    }

    fn bundles_of(self, taps: Taps) -> &'a [Bundle] {
        self.pack().ability(taps.ability).makes.as_ref().map_or(&[], |made| &made.bundles)
    }

    /// What a seat could spend now, counted once for many costs; none where only the solver can tell.
    pub(crate) fn supply(self, seat: Seat, without: Option<Slot>) -> Option<Supply> {
        let mut supply = Supply::default();
        supply.add_bundle(&self.s.seat(seat).mana);
        let mut plain = true;
        // Sources of the same types mostly stand together.
        let mut alike = (ManaTypes::NONE, 0);
        self.each_source(seat, without, |_, taps, _| {
            if taps.types == ManaTypes::NONE {
                match self.bundles_of(taps) {
                    [bundle] => supply.add_bundle(bundle),
                    _ => plain = false,
                }
            } else if taps.types == alike.0 {
                alike.1 += 1;
            } else {
                supply.add_many(alike.0, alike.1);
                alike = (taps.types, 1);
            }
        });
        supply.add_many(alike.0, alike.1);
        plain.then_some(supply)
    }
}

impl Sources {
    pub fn available<'s>(&'s self, pool: &Bundle) -> Available<'s> {
        Available { pool: *pool, special: &[], sources: &self.sources, bundles: &self.bundles }
    }
}
