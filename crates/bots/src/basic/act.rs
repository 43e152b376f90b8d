//! With priority: what to do now, and for what to keep the mana.

use super::clash::{Fighter, Standing, able_to_attack};
use super::sight::{Sight, Thing, is_creature, unmasking};
use super::texts::{counters, effect_of, enters};
use super::weigh::{NEVER, Weigher};
use super::worth::{MASKED, SPENT};
use super::{Memory, clash};
use ir::{Ability, ActivationLimit, CardType, Cost, CostPart, Keyword, KeywordKind, ManaCost, ManaSymbol};
use rules::FaceId;
use rules::knowledge::{CastOffer, Handle, Offer, ProcedureOffer};
use rules::turn::Step;

/// More actions than this in one turn are taken by nobody.
const ACTS: u16 = 40;

/// When an action is best taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// Before combat: it changes who can attack or block.
    Early,
    /// After combat: until then it says nothing to anybody.
    Late,
    /// When the mana would be lost otherwise, or when a fight turns on it.
    Held,
    /// At once.
    Now,
}

/// What an offer is good for.
#[derive(Clone, Copy, Debug)]
struct Merit {
    offer: usize,
    value: f32,
    mana: u32,
    when: When,
}

/// The moment, as far as it matters here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    Response,
    BeforeCombat,
    AfterCombat,
    /// Blocks are declared.
    Fight,
    /// Others attack and have not been blocked yet.
    Attacked,
    /// The end of another's turn: what is not spent is lost.
    LastChance,
    Other,
}

fn moment(sight: &Sight<'_>) -> Moment {
    let view = sight.view;
    if let Some(top) = view.stack.last() {
        return if top.controller == sight.me { Moment::Other } else { Moment::Response };
    }
    match (sight.my_turn(), view.step) {
        (true, Step::PrecombatMain) => Moment::BeforeCombat,
        (true, Step::PostcombatMain) => Moment::AfterCombat,
        (_, Step::DeclareBlockers) => Moment::Fight,
        (false, Step::DeclareAttackers) => Moment::Attacked,
        (false, Step::End) => Moment::LastChance,
        _ => Moment::Other,
    }
}

impl Memory {
    /// Which of the offers to take.
    pub(super) fn act(&mut self, sight: &Sight<'_>, offers: &[Offer], costs: &[Option<ManaCost>]) -> usize {
        let pass = offers.iter().position(|offer| *offer == Offer::Pass).unwrap_or(0);
        let moment = moment(sight);
        if moment == Moment::Other || self.acts > ACTS {
            return pass;
        }
        let chosen = best_land(sight, offers).or_else(|| self.best_offer(sight, offers, costs, moment));
        let Some(chosen) = chosen else { return pass };
        let mana = costs[chosen].as_ref().map_or(0, |cost| cost.mana_value(0));
        self.spare = sight.mana().saturating_sub(mana);
        self.note(&offers[chosen]);
        chosen
    }

    fn best_offer(
        &self,
        sight: &Sight<'_>,
        offers: &[Offer],
        costs: &[Option<ManaCost>],
        moment: Moment,
    ) -> Option<usize> {
        let standing = if moment == Moment::Fight { Standing::of(sight) } else { None };
        let mana = sight.mana();
        let chance = Chance { sight, standing: standing.as_ref(), moment, mana };
        let merits: Vec<Merit> =
            (0..offers.len()).filter_map(|n| self.merit(&chance, n, &offers[n], costs[n].as_ref())).collect();
        match moment {
            Moment::Response | Moment::LastChance | Moment::Attacked => best(merits.iter().copied()),
            Moment::Fight => {
                let (all, left) = (later(sight, mana), |m: &Merit| later(sight, mana.saturating_sub(m.mana)));
                best(merits.into_iter().filter(|m| !sight.my_turn() || m.value > all - left(m)))
            }
            Moment::BeforeCombat | Moment::AfterCombat => {
                let plan = plan(&merits, mana);
                let attackers = able_to_attack(sight, sight.me).iter().any(|p| !p.tapped && !p.summoning_sick);
                let now = |m: &&Merit| match m.when {
                    When::Early | When::Now => true,
                    When::Late => moment == Moment::AfterCombat || !attackers,
                    When::Held => false,
                };
                best(plan.iter().filter(now).copied())
            }
            Moment::Other => None,
        }
    }

    fn merit(&self, chance: &Chance<'_, '_>, nth: usize, offer: &Offer, cost: Option<&ManaCost>) -> Option<Merit> {
        let mana = cost.map_or(0, |cost| cost.mana_value(0));
        let (value, when) = match offer {
            Offer::Pass | Offer::PlayLand { .. } | Offer::Mana { .. } => return None,
            Offer::Cast { card, how } => chance.cast(*card, *how, cost)?,
            Offer::Activate { object, ability } => {
                let most = if chance.moment == Moment::Fight { 4 } else { 1 };
                if self.times_activated(*object, *ability) >= most {
                    return None;
                }
                chance.activate(*object, *ability, mana)?
            }
            Offer::TurnFaceUp { object, procedure } => chance.turn_up(*object, *procedure, cost)?,
        };
        (value > 0.25).then_some(Merit { offer: nth, value, mana, when })
    }
}

fn best(merits: impl Iterator<Item = Merit>) -> Option<usize> {
    merits.max_by(|a, b| a.value.total_cmp(&b.value).then(b.offer.cmp(&a.offer))).map(|m| m.offer)
}

/// The actions that together make the most of the mana.
fn plan(merits: &[Merit], mana: u32) -> Vec<Merit> {
    let mut sorted: Vec<Merit> = merits.to_vec();
    sorted.sort_by(|a, b| b.value.total_cmp(&a.value));
    sorted.truncate(10);
    let mut chosen = (-1.0, 0u32);
    for set in 0..1u32 << sorted.len() {
        let of = || sorted.iter().enumerate().filter(|(n, _)| set & 1 << n != 0).map(|(_, m)| m);
        let spent: u32 = of().map(|m| m.mana).sum();
        // The same mana better spent on more than on less.
        let value: f32 = of().map(|m| m.value).sum::<f32>() + 0.01 * spent as f32;
        if spent <= mana && value > chosen.0 {
            chosen = (value, set);
        }
    }
    sorted.iter().enumerate().filter(|(n, _)| chosen.1 & 1 << n != 0).map(|(_, m)| *m).collect()
}

/// What could be cast after combat with so much mana, by price alone.
fn later(sight: &Sight<'_>, mana: u32) -> f32 {
    let castable = sight.hand().iter().filter_map(|card| {
        let face = card.card?.get();
        let printed = sight.face(face);
        let price = printed.mana_cost.as_ref()?.mana_value(0);
        let masks = [KeywordKind::Morph, KeywordKind::Megamorph, KeywordKind::Disguise];
        let masked = masks.into_iter().any(|k| printed.printed.has(k));
        let face_up = (price <= mana).then(|| (sight.card(face), price));
        let face_down = (masked && mana >= 3).then_some((MASKED, 3));
        face_up.or(face_down).filter(|_| printed.printed.types.is_permanent())
    });
    castable.map(|(value, _)| value).fold(0.0, f32::max)
}

/// CR 116.2a. The land to play, if there is one to play.
fn best_land(sight: &Sight<'_>, offers: &[Offer]) -> Option<usize> {
    let lands = offers.iter().enumerate().filter_map(|(nth, offer)| match offer {
        Offer::PlayLand { card, back } => Some((nth, *card, *back)),
        _ => None,
    });
    let short = sight.lands() < 4 && sight.lands_in_hand() == 0;
    let value = |card: Handle, back: bool| match sight.thing(card) {
        // The other face is a spell: as a land only where lands are short.
        Some(Thing::Card(_, _, _, Some(front))) if back => {
            let worth = sight.back(front).map_or(0.0, |face| sight.missing_colors(face));
            if short { worth } else { -2.0 }
        }
        Some(Thing::Card(_, _, _, Some(face))) => {
            let masked = sight.face(face).abilities.len() > 1;
            sight.missing_colors(face) - if masked { 0.1 } else { 0.0 }
        }
        _ => 0.0,
    };
    let valued = lands.map(|(nth, card, back)| (nth, value(card, back))).filter(|(_, value)| *value > -1.0);
    valued.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0))).map(|(nth, _)| nth)
}

/// A chance to act, and all that an action is judged by.
struct Chance<'s, 'a> {
    sight: &'s Sight<'a>,
    standing: Option<&'s Standing>,
    moment: Moment,
    mana: u32,
}

impl<'s, 'a> Chance<'s, 'a> {
    fn weigher(&self, this: Option<Thing<'a>>, mana: u32) -> Weigher<'s, 'a> {
        let spare = self.mana.saturating_sub(mana);
        Weigher { spare, ..Weigher::new(self.sight, self.standing, this) }
    }

    /// How large X can be, if the cost has one.
    fn x(&self, cost: Option<&ManaCost>) -> Option<u32> {
        let cost = cost?;
        let symbols = cost.0.iter().filter(|s| **s == ManaSymbol::X).count() as u32;
        (symbols > 0).then(|| self.mana.saturating_sub(cost.mana_value(0)) / symbols)
    }

    fn cast(&self, card: Handle, how: CastOffer, cost: Option<&ManaCost>) -> Option<(f32, When)> {
        let sight = self.sight;
        let thing = sight.thing(card)?;
        let Thing::Card(_, _, _, Some(front)) = thing else { return None };
        let face = if how == CastOffer::Back { sight.back(front)? } else { front };
        let main = matches!(self.moment, Moment::BeforeCombat | Moment::AfterCombat);
        match how {
            CastOffer::FaceDown(_) => {
                let up = sight.face(face);
                let procedures = (0..up.abilities.len()).filter_map(|n| unmasking(sight.pack, face, n as u8));
                let far = procedures.map(super::sight::mana_in).min().unwrap_or(9) as f32 - sight.lands() as f32;
                let hope = if far > 2.0 { 0.3 } else { 0.6 };
                let value = MASKED + hope * (sight.card(face) - MASKED).max(0.0);
                // A cheap card is more face up than a mask is, unless being turned up does something.
                let in_full = sight.card(face) + self.weigher(Some(thing), 0).arrival(face, enters);
                let affordable = up.mana_cost.as_ref().is_some_and(|c| c.mana_value(0) <= self.mana);
                let unveiled = self.weigher(Some(thing), 0).unveiled(face).max(0.0);
                let worse = affordable && in_full > value + 0.5 * unveiled;
                main.then_some((if worse { value - 2.0 } else { value + 0.5 * unveiled }, When::Late))
            }
            CastOffer::FaceUp | CastOffer::Back | CastOffer::Flashback | CastOffer::Free => {
                let x = self.x(cost);
                let mut weigher = self.weigher(Some(thing), cost.map_or(0, |c| c.mana_value(0)));
                weigher.x = x.unwrap_or(0);
                if x == Some(0) {
                    return None;
                }
                let spent = if how == CastOffer::Flashback { 0.2 } else { SPENT };
                if sight.face(face).printed.types.is_permanent() {
                    self.permanent(weigher, face)
                } else {
                    self.spell(weigher, face, spent)
                }
            }
        }
    }

    fn permanent(&self, mut weigher: Weigher<'s, 'a>, face: FaceId) -> Option<(f32, When)> {
        let sight = self.sight;
        let card = sight.face(face);
        let c = &card.printed;
        if self.moment == Moment::Response {
            return None;
        }
        let name = Some(card.name.as_str());
        let twin = sight.permanents(sight.me).any(|p| p.characteristics.name.as_deref() == name);
        if twin && c.supertypes.has(ir::Supertype::Legendary) {
            return None;
        }
        let abilities = card.abilities.iter().map(|on| &sight.pack.ability(on.id).ir);
        let arrival = weigher.arrival(face, enters);
        let enchant = abilities.clone().find_map(|a| match a {
            Ability::Keyword(Keyword::Enchant(filter)) => Some(filter),
            _ => None,
        });
        if let Some(filter) = enchant {
            let candidates = weigher.candidates(&ir::Targetable::Object(filter.clone()));
            let gain = |on: &Thing<'a>| weigher.fettered(abilities.clone(), *on);
            let best = candidates.iter().map(gain).fold(NEVER, f32::max);
            return Some((best + arrival - SPENT, When::Early));
        }
        if c.is_creature() {
            // One that would be a copy has nothing of its own.
            let own = if c.toughness > 0 || card.abilities.is_empty() { sight.card(face) } else { 2.5 };
            let when = if c.has(KeywordKind::Haste) || arrival > 2.0 { When::Early } else { When::Late };
            return Some((own + arrival, when));
        }
        let equipment = abilities.clone().any(|a| matches!(a, Ability::Keyword(Keyword::Equip(_))));
        let carriers = sight.creatures(sight.me).count();
        let own = if equipment && carriers == 0 { 0.6 } else { sight.card(face) };
        Some((own + arrival - 0.5, When::Early))
    }

    fn spell(&self, mut weigher: Weigher<'s, 'a>, face: FaceId, spent: f32) -> Option<(f32, When)> {
        let id = self.sight.face(face).spell?;
        let effect = effect_of(self.sight.pack, id)?;
        let answers = counters(effect);
        if answers != (self.moment == Moment::Response) {
            return None;
        }
        let value = weigher.best(effect) - spent;
        let quick = self.sight.face(face).printed.types.has(CardType::Instant);
        // An instant that draws or makes creatures waits for the last chance; what removes clears the way.
        let when = if quick && value < 2.0 { When::Late } else { When::Early };
        Some((if answers { value - 0.8 } else { value }, if answers { When::Now } else { when }))
    }

    fn activate(&self, object: Handle, nth: u8, mana: u32) -> Option<(f32, When)> {
        let sight = self.sight;
        let this = sight.thing(object)?;
        let id = match this {
            Thing::Permanent(p) => *p.characteristics.abilities.get(usize::from(nth))?,
            Thing::Card(_, _, _, Some(face)) => sight.face(face).abilities.get(usize::from(nth))?.id,
            Thing::Item(_) | Thing::Card(..) | Thing::Player(_) | Thing::Made(..) => return None,
        };
        let mut weigher = self.weigher(Some(this), mana);
        match &sight.pack.ability(id).ir {
            Ability::Activated(a) => {
                let answers = counters(&a.effect);
                if answers != (self.moment == Moment::Response) {
                    return None;
                }
                let price: f32 = a.cost.0.iter().map(|part| weigher.price(part)).sum();
                let value = weigher.best(&a.effect) - price - 0.2;
                let slow = a.limits.contains(&ActivationLimit::AsASorcery);
                let when = match (answers, slow, value > 2.0) {
                    (true, ..) => When::Now,
                    (false, _, true) => When::Early,
                    (false, true, false) => When::Late,
                    (false, false, false) => When::Held,
                };
                Some((value, when))
            }
            Ability::Keyword(Keyword::Equip(_)) => Some((self.equip(&weigher, this)?, When::Early)),
            Ability::Keyword(Keyword::Cycling(_)) => {
                let Thing::Card(_, _, _, Some(face)) = this else { return None };
                Some((1.6 - sight.wanted(face), When::Held))
            }
            Ability::Keyword(_) | Ability::Spell(_) | Ability::Triggered(_) | Ability::Static(_) => None,
        }
    }

    /// CR 702.6. The best new carrier, against the present one.
    fn equip(&self, weigher: &Weigher<'s, 'a>, this: Thing<'a>) -> Option<f32> {
        let Thing::Permanent(equipment) = this else { return None };
        let sight = self.sight;
        let abilities = || equipment.characteristics.abilities.iter().map(|id| &sight.pack.ability(*id).ir);
        let of = |p: &rules::knowledge::PermanentView| carrying(sight, p);
        let gain = |p| weigher.fettered(abilities(), Thing::Permanent(p)) + of(p);
        let before = equipment.attached_to.and_then(|handle| sight.permanent(handle));
        let now = before.filter(|p| p.controller == sight.me).map_or(0.0, gain);
        let best = sight.creatures(sight.me).map(gain).fold(0.0, f32::max);
        Some(best - now - 0.4)
    }

    /// CR 116.2b. What turning up gives now: the creature, what its text does then, and the fight.
    fn turn_up(&self, object: Handle, procedure: ProcedureOffer, cost: Option<&ManaCost>) -> Option<(f32, When)> {
        let sight = self.sight;
        let p = sight.permanent(object)?;
        let face = p.card?.get();
        let this = Thing::Permanent(p);
        let mut weigher = self.weigher(Some(this), cost.map_or(0, |c| c.mana_value(0)));
        let x = self.x(cost);
        weigher.x = x.unwrap_or(0);
        let parts: &[CostPart] = match procedure {
            ProcedureOffer::Ability(nth) => unmasking(sight.pack, face, nth).map_or(&[], |Cost(parts)| parts),
            ProcedureOffer::ManaCost => &[],
        };
        let price: f32 = parts.iter().map(|part| weigher.price(part)).sum();
        let unveiled = weigher.unveiled(face);
        let gain = weigher.turned_up(this) + unveiled - price;
        if x == Some(0) {
            return None;
        }
        match self.moment {
            Moment::Response => {
                let answers = sight.face(face).abilities.iter().any(|on| match &sight.pack.ability(on.id).ir {
                    Ability::Triggered(t) => super::texts::turns_up(&t.event) && counters(&t.effect),
                    _ => false,
                });
                (answers && unveiled > 1.5).then_some((gain, When::Now))
            }
            Moment::Fight => {
                let fight = self.standing.map_or(0.0, |s| s.gain(p.number, |f: &Fighter| f.turned_up(sight, p, face)));
                (fight > 0.3 || unveiled > 2.5).then_some((gain.max(-1.0) + fight, When::Now))
            }
            Moment::BeforeCombat | Moment::AfterCombat => Some((0.9 * gain, When::Held)),
            Moment::LastChance => Some((gain, When::Now)),
            Moment::Attacked | Moment::Other => None,
        }
    }
}

/// How well a creature would carry Equipment: it should attack.
pub(super) fn carrying(sight: &Sight<'_>, p: &rules::knowledge::PermanentView) -> f32 {
    let bound = clash::able_to_attack(sight, sight.me).iter().all(|q| q.number != p.number);
    let evasive = [KeywordKind::Flying, KeywordKind::Trample, KeywordKind::FirstStrike, KeywordKind::DoubleStrike];
    let bonus = evasive.into_iter().filter(|k| super::sight::has(p, *k)).count() as f32 * 0.4;
    let slips = p.characteristics.rules.contains(&ir::RuleChange::CantBeBlocked);
    let ready = if p.summoning_sick || p.tapped || !is_creature(p) { 0.0 } else { 0.3 };
    if bound { -2.0 } else { 0.5 + bonus + ready + if slips { 0.8 } else { 0.0 } }
}
