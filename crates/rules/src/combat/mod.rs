//! CR 506 to 511. Combat: declaring attackers and blockers, combat damage.
//!
//! Requirements are maximised without breaking restrictions (508.1d, 509.1c). No
//! restriction on attacking links two creatures, so each attacker is maximised
//! alone: the space of a declaration is a list of legal options for each creature.
//! Blocks are linked by menace; where something is required, [`declare`] searches.

mod costs;
pub mod declare;
mod evasion;

use self::costs::Declared;
use self::declare::{Against, Creature, Declare, Declaring, May, Pair, Requirement, Whom};
use crate::costs::ManaNeed;
use crate::damage::{Combat, Parcel};
use crate::decisions::{Answer, Prompt};
use crate::event::Event;
use crate::ids::{ObjectRef, Seat, Slot};
use crate::refusals::{Illegal, Reason};
use crate::run::{Do, Run, World};
use crate::state::{BlockRow, Permanent, State, Targeted};
use crate::turn::Step;
use ir::{KeywordKind, RuleChange};
use std::borrow::Cow;

/// CR 508.1. For each creature that could attack, what it may do: attack one of these seats, or stay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttackSpace {
    pub rows: Vec<AttackRow>,
    /// CR 508.1h. What has to be paid for a creature to attack.
    pub costs: Vec<(Slot, ManaNeed)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackRow {
    pub creature: Slot,
    /// `None`: it does not attack.
    pub options: Vec<Option<Seat>>,
}

/// CR 509.1. For each creature that could block, the attackers it may block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BlockSpace {
    pub rows: Vec<BlockOptions>,
    /// Attackers that two or more creatures must block, or none (702.111b).
    pub menace: Vec<Slot>,
    /// Attackers that not more than one creature may block.
    pub single: Vec<Slot>,
    /// Creatures that could block but for a restriction: a "can't block", or evasion of every attacker (509.1b).
    pub restricted: Vec<Slot>,
    /// Creatures that block if able (509.1c).
    pub required: Vec<Slot>,
    /// The most of those requirements that can be obeyed.
    pub obeyed: u8,
    /// CR 509.1d. What has to be paid for a creature to block.
    pub costs: Vec<(Slot, ManaNeed)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlockOptions {
    pub creature: Slot,
    pub attackers: Vec<Slot>,
}

impl AttackSpace {
    /// CR 508.1a-d. Whether this declaration is legal.
    pub fn check(&self, attacks: &[(Slot, Seat)]) -> Result<(), Illegal> {
        for (nth, (creature, _)) in attacks.iter().enumerate() {
            if attacks[..nth].iter().any(|(c, _)| c == creature) {
                return Err(Illegal::new("508.1b", Reason::AttacksOnePlayer));
            }
            if !self.rows.iter().any(|r| r.creature == *creature) {
                return Err(Illegal::new("508.1a", Reason::NoAttacker));
            }
        }
        for row in &self.rows {
            let said = attacks.iter().find(|(c, _)| *c == row.creature).map(|(_, seat)| *seat);
            if !row.options.contains(&said) {
                let restricted = said.is_some() && row.options == [None];
                return Err(if restricted {
                    Illegal::new("508.1c", Reason::CantAttack)
                } else {
                    Illegal::new("508.1d", Reason::AttackRequirements)
                });
            }
        }
        Ok(())
    }
}

impl BlockSpace {
    /// CR 509.1a-c.
    pub fn check(&self, blocks: &[(Slot, Slot)]) -> Result<(), Illegal> {
        for (nth, (blocker, attacker)) in blocks.iter().enumerate() {
            if blocks[..nth].iter().any(|(b, _)| b == blocker) {
                return Err(Illegal::new("509.1a", Reason::BlocksOneAttacker));
            }
            let row = self.rows.iter().find(|r| r.creature == *blocker);
            let Some(row) = row else {
                let rule = if self.restricted.contains(blocker) { "509.1b" } else { "509.1a" };
                return Err(Illegal::new(rule, Reason::NoBlocker));
            };
            if !row.attackers.contains(attacker) {
                return Err(Illegal::new("509.1b", Reason::CantBlock));
            }
        }
        self.restrictions(blocks)?;
        let obeyed = self.required.iter().filter(|r| blocks.iter().any(|(b, _)| b == *r)).count();
        if obeyed < usize::from(self.obeyed) {
            return Err(Illegal::new("509.1c", Reason::BlockRequirements));
        }
        Ok(())
    }

    fn restrictions(&self, blocks: &[(Slot, Slot)]) -> Result<(), Illegal> {
        let on = |attacker: &Slot| blocks.iter().filter(|(_, a)| a == attacker).count();
        if self.menace.iter().any(|a| on(a) == 1) {
            return Err(Illegal::new("702.111b", Reason::BlockedByTwoOrNone));
        }
        if self.single.iter().any(|a| on(a) > 1) {
            return Err(Illegal::new("509.1b", Reason::BlockedByOne));
        }
        Ok(())
    }

    /// Some legal declaration: one that obeys the most requirements, and for which nothing is paid.
    pub fn some_legal(&self) -> Vec<(Slot, Slot)> {
        let free = self.without_costs();
        let rows = Rows::of(&free);
        let mut pairs = Vec::new();
        declare::complete(&rows.declaring(), &[], &mut pairs);
        let slots = |p: &Pair| (free.rows[usize::from(p.creature)].creature, rows.attackers[usize::from(p.against)]);
        pairs.iter().map(slots).collect()
    }

    /// CR 509.1c. The most requirements that a legal declaration obeys. Nobody has to pay for one.
    fn most_obeyed(&self) -> u8 {
        if self.required.is_empty() {
            return 0;
        }
        declare::max_requirements(&Rows::of(&self.without_costs()).declaring()) as u8
    }

    /// The same without the creatures whose blocking costs something.
    fn without_costs(&self) -> Cow<'_, BlockSpace> {
        if self.costs.is_empty() {
            return Cow::Borrowed(self);
        }
        let mut free = self.clone();
        free.rows.retain(|row| !self.costs.iter().any(|(slot, _)| *slot == row.creature));
        Cow::Owned(free)
    }
}

/// A block space as the rows that `declare` wants.
struct Rows {
    attackers: Vec<Slot>,
    creatures: Vec<Creature>,
    against: Vec<Against>,
    may: Vec<May>,
    requirements: Vec<Requirement>,
}

impl Rows {
    fn of(space: &BlockSpace) -> Rows {
        let mut attackers: Vec<Slot> = space.rows.iter().flat_map(|r| r.attackers.iter().copied()).collect();
        attackers.sort_unstable();
        attackers.dedup();
        let against = attackers.iter().map(|a| Against {
            at_least: if space.menace.contains(a) { 2 } else { 0 },
            at_most: if space.single.contains(a) { 1 } else { u16::MAX },
            wanted: 0,
        });
        let may = |row: &BlockOptions, a: &Slot| if row.attackers.contains(a) { May::Yes } else { May::No };
        let required = space.rows.iter().enumerate().filter(|(_, r)| space.required.contains(&r.creature));
        Rows {
            creatures: vec![Creature::default(); space.rows.len()],
            against: against.collect(),
            may: space.rows.iter().flat_map(|r| attackers.iter().map(move |a| may(r, a))).collect(),
            requirements: required.map(|(nth, _)| Requirement { creature: nth as u16, whom: Whom::Any }).collect(),
            attackers,
        }
    }

    fn declaring(&self) -> Declaring<'_> {
        Declaring {
            declare: Declare::Blockers,
            creatures: &self.creatures,
            against: &self.against,
            may: &self.may,
            most: None,
            requirements: &self.requirements,
        }
    }
}

impl World<'_> {
    /// CR 508.1a-d.
    pub fn attack_space(self) -> AttackSpace {
        let active = self.s.turn.active;
        let mut space = AttackSpace::default();
        for p in &self.s.battlefield {
            let c = &p.characteristics;
            let able = c.is_creature()
                && self.s.object(p.slot).controller == active
                && !p.tapped
                && !p.phased_out
                && !self.is_sick(p.slot);
            if !able {
                continue;
            }
            let restricted = c.rules.has(RuleChange::CantAttack) || c.has(KeywordKind::Defender);
            let cost = self.combat_cost(self.s.reference(p.slot), Declared::Attacking);
            let options = match &cost {
                _ if restricted => vec![None],
                // CR 508.1d. Nobody has to pay, whatever is required.
                Some(_) => self.all_attacks(),
                None => self.best_attacks(p),
            };
            space.costs.extend(cost.filter(|_| !restricted).map(|cost| (p.slot, cost)));
            space.rows.push(AttackRow { creature: p.slot, options });
        }
        space
    }

    /// CR 509.1a-c.
    pub fn block_space(self, defender: Seat) -> BlockSpace {
        let attackers: Vec<&Permanent> = self.s.battlefield.iter().filter(|p| p.attacking == Some(defender)).collect();
        let mut space = BlockSpace::default();
        for p in &self.s.battlefield {
            let c = &p.characteristics;
            let able = c.is_creature() && self.s.object(p.slot).controller == defender && !p.tapped && !p.phased_out;
            if !able {
                continue;
            }
            let free = !c.rules.has(RuleChange::CantBlock);
            let can: Vec<Slot> = attackers.iter().filter(|a| free && self.can_block(p, a)).map(|a| a.slot).collect();
            if can.is_empty() {
                space.restricted.push(p.slot);
            } else {
                space.rows.push(BlockOptions { creature: p.slot, attackers: can });
                if let Some(cost) = self.combat_cost(self.s.reference(p.slot), Declared::Blocking) {
                    space.costs.push((p.slot, cost));
                } else if c.rules.has(RuleChange::BlocksIfAble) {
                    space.required.push(p.slot);
                }
            }
        }
        for a in attackers {
            if a.characteristics.has(KeywordKind::Menace) {
                space.menace.push(a.slot);
            }
            if a.characteristics.rules.has(RuleChange::CantBeBlockedByMoreThanOne) {
                space.single.push(a.slot);
            }
        }
        space.obeyed = space.most_obeyed();
        space
    }
}

impl World<'_> {
    /// CR 508.1d, 701.15b. The options of one creature that obey the most requirements: to attack
    /// if able; for each goad to attack, and to attack somebody else than that player.
    fn best_attacks(self, p: &Permanent) -> Vec<Option<Seat>> {
        let must = u32::from(p.characteristics.rules.has(RuleChange::AttacksIfAble));
        let goads = p.goaded_by.count_ones();
        let obeyed = |option: &Option<Seat>| match option {
            None => 0,
            Some(seat) => must + goads + (p.goaded_by & !seat.bit()).count_ones(),
        };
        let mut options = self.all_attacks();
        let most = options.iter().map(obeyed).max().unwrap_or(0);
        options.retain(|o| obeyed(o) == most);
        options
    }

    fn all_attacks(self) -> Vec<Option<Seat>> {
        let mut options = Vec::with_capacity(self.s.seats.len());
        options.push(None);
        options.extend(self.s.apnap().filter(|&s| s != self.s.turn.active).map(Some));
        options
    }
}

impl Run<'_> {
    /// CR 508.1.
    pub(crate) fn declare_attackers(&mut self) -> Do<()> {
        let active = self.s.turn.active;
        let space = self.world().attack_space();
        if space.rows.iter().all(|r| r.options == [None]) {
            return Ok(());
        }
        let costs = space.costs.clone();
        let Answer::Attack(attacks) = self.ask(active, Prompt::Attack(space))? else { unreachable!("checked") };
        let mut attacks: Vec<(ObjectRef, Seat)> =
            attacks.iter().map(|(s, seat)| (self.s.reference(*s), *seat)).collect();
        for &(attacker, _) in &attacks {
            let p = self.s.permanent_of(attacker).expect("an attacker");
            if !p.characteristics.has(KeywordKind::Vigilance) {
                self.tap(attacker);
            }
        }
        self.pay_in_combat(active, &costs, attacks.iter().map(|(attacker, _)| *attacker))?;
        // CR 508.1k. Those that are still controlled.
        attacks.retain(|(attacker, _)| self.s.exists(*attacker) && self.s.object(attacker.slot).controller == active);
        for &(attacker, defender) in &attacks {
            let p = self.s.permanent_mut(attacker.slot).expect("an attacker");
            p.attacking = Some(defender);
            p.blocked = false;
        }
        for &(attacker, defender) in &attacks {
            self.event(Event::Attacked { attacker, defender });
        }
        self.s.turn.attacked |= !attacks.is_empty();
        Ok(())
    }

    /// CR 509.1. Each defending player in APNAP order (802.4); first all choose, then all happens.
    pub(crate) fn declare_blockers(&mut self) -> Do<()> {
        let mut all: Vec<(ObjectRef, ObjectRef)> = Vec::new();
        let seats: Vec<Seat> = self.s.apnap().collect();
        for seat in seats {
            if !self.s.battlefield.iter().any(|p| p.attacking == Some(seat)) {
                continue;
            }
            let space = self.world().block_space(seat);
            if space.rows.is_empty() {
                continue;
            }
            let costs = space.costs.clone();
            let Answer::Block(blocks) = self.ask(seat, Prompt::Block(space))? else { unreachable!("checked") };
            let blocks = blocks.iter().map(|(b, a)| (self.s.reference(*b), self.s.reference(*a)));
            let first = all.len();
            all.extend(blocks);
            let blockers: Vec<ObjectRef> = all[first..].iter().map(|(blocker, _)| *blocker).collect();
            self.pay_in_combat(seat, &costs, blockers.into_iter())?;
        }
        // CR 509.1g. Those that are still there.
        all.retain(|(blocker, attacker)| self.s.exists(*blocker) && self.s.exists(*attacker));
        for &(blocker, attacker) in &all {
            self.s.blocks.push(BlockRow { blocker, attacker });
            self.s.permanent_mut(attacker.slot).expect("an attacker").blocked = true;
        }
        let mut told: Vec<ObjectRef> = Vec::new();
        for BlockRow { blocker, attacker } in self.s.blocks.clone() {
            self.event(Event::Blocked { blocker, attacker });
            if !told.contains(&attacker) {
                told.push(attacker);
                self.event(Event::BecameBlocked { attacker });
            }
        }
        Ok(())
    }

    /// CR 510.4, 702.7b. Whether a first combat damage step is needed.
    pub(crate) fn strikes_first(&self) -> bool {
        let first = |p: &Permanent| {
            p.characteristics.has(KeywordKind::FirstStrike) || p.characteristics.has(KeywordKind::DoubleStrike)
        };
        self.s
            .battlefield
            .iter()
            .any(|p| first(p) && (p.attacking.is_some() || self.s.blocks.iter().any(|b| b.blocker.slot == p.slot)))
    }

    /// CR 510.1, 510.2.
    pub(crate) fn combat_damage(&mut self) -> Do<()> {
        let first_step = self.s.turn.step == Step::FirstStrikeDamage;
        let mut parcels: Vec<Parcel> = Vec::new();
        let mut struck: Vec<Slot> = Vec::new();
        let fights = |p: &&Permanent| {
            deals_now(p, first_step)
                && (p.attacking.is_some() || self.s.blocks.iter().any(|b| b.blocker.slot == p.slot))
        };
        let rows: Vec<Permanent> = self.s.battlefield.iter().filter(fights).copied().collect();
        let seats: Vec<Seat> = self.s.apnap().collect();
        for seat in seats {
            for p in &rows {
                if self.s.object(p.slot).controller != seat {
                    continue;
                }
                let what = self.s.reference(p.slot);
                let blocked = self.s.blocks.iter().find(|b| b.blocker == what).map(|b| b.attacker);
                if p.attacking.is_none() && blocked.is_none() {
                    continue;
                }
                struck.push(p.slot);
                let amount = i32::from(p.characteristics.power);
                if amount <= 0 {
                    continue;
                }
                match p.attacking {
                    Some(defender) => self.attacker_assigns(seat, p, what, defender, amount, &mut parcels)?,
                    None => {
                        parcels.extend(blocked.map(|to| Parcel { source: what, to: Targeted::Object(to), amount }));
                    }
                }
            }
        }
        for slot in struck {
            if first_step && let Some(p) = self.s.permanent_mut(slot) {
                p.struck_first = true;
            }
        }
        self.deal_damage(&parcels, Combat::Yes)?;
        Ok(())
    }

    /// CR 510.1b-c, 702.19.
    fn attacker_assigns(
        &mut self,
        seat: Seat,
        p: &Permanent,
        source: ObjectRef,
        defender: Seat,
        amount: i32,
        parcels: &mut Vec<Parcel>,
    ) -> Do<()> {
        let trample = p.characteristics.has(KeywordKind::Trample);
        let blockers: Vec<ObjectRef> =
            self.s.blocks.iter().filter(|b| b.attacker == source).map(|b| b.blocker).collect();
        let parcel = |to, amount| Parcel { source, to, amount };
        let playing = self.s.seat(defender).playing;
        if !p.blocked || blockers.is_empty() && trample {
            if playing {
                parcels.push(parcel(Targeted::Player(defender), amount));
            }
            return Ok(());
        }
        match blockers.as_slice() {
            [] => return Ok(()),
            [one] if !trample => {
                parcels.push(parcel(Targeted::Object(*one), amount));
                return Ok(());
            }
            _ => {}
        }
        let lethal: Vec<u32> = blockers.iter().map(|&b| self.lethal(b, p)).collect();
        let over = (trample && playing).then_some(defender);
        if over.is_some() && lethal.iter().sum::<u32>() >= amount as u32 && blockers.len() == 1 {
            parcels.push(parcel(Targeted::Object(blockers[0]), amount));
            return Ok(());
        }
        let prompt = Prompt::Distribute { source, total: amount as u32, among: blockers.clone(), over, lethal };
        let Answer::Distribute { among, over } = self.ask(seat, prompt)? else { unreachable!("checked") };
        for (&to, amount) in blockers.iter().zip(among) {
            parcels.push(parcel(Targeted::Object(to), amount as i32));
        }
        parcels.push(parcel(Targeted::Player(defender), over as i32));
        Ok(())
    }

    /// CR 702.19b, 702.2c. The damage that is lethal to a blocker.
    fn lethal(&self, blocker: ObjectRef, attacker: &Permanent) -> u32 {
        let Some(p) = self.s.permanent_of(blocker) else { return 0 };
        let missing = (i32::from(p.characteristics.toughness) - i32::from(p.damage)).max(0) as u32;
        if attacker.characteristics.has(KeywordKind::Deathtouch) { missing.min(1) } else { missing }
    }

    /// CR 506.4. What is no longer a creature leaves combat.
    pub(crate) fn leave_combat(&mut self) {
        if !self.s.turn.step.is_combat() {
            return;
        }
        for at in 0..self.s.battlefield.len() {
            let p = &mut self.s.battlefield[at];
            if p.attacking.is_some() && !p.characteristics.is_creature() {
                p.attacking = None;
                let what = self.s.reference(self.s.battlefield[at].slot);
                self.s.blocks.retain(|b| b.attacker != what);
            }
        }
        if !self.s.blocks.is_empty() {
            let State { blocks, battlefield, objects, .. } = &mut *self.s;
            blocks.retain(|b| {
                let row = objects[b.blocker.slot.index()].row as usize;
                battlefield.get(row).is_some_and(|p| p.characteristics.is_creature())
            });
        }
    }
}

/// CR 510.4, 702.4b, 702.7c.
fn deals_now(p: &Permanent, first_step: bool) -> bool {
    let double = p.characteristics.has(KeywordKind::DoubleStrike);
    if first_step { double || p.characteristics.has(KeywordKind::FirstStrike) } else { double || !p.struck_first }
}
