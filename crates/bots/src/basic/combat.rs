//! Attacking, blocking, dividing damage.

use super::Memory;
use super::clash::{Blocks, Clash, Fighter, able_to_attack, able_to_block};
use super::sight::{Sight, has};
use super::worth;
use ir::KeywordKind;
use rules::Seat;
use rules::knowledge::{Handle, PermanentView, Reply};

/// Mana with which another's face-down creature may well be turned up.
const MASK_MANA: u32 = 3;
/// What an attacker that would fall costs beyond its worth: blocks may be better than thought.
const RISK: f32 = 0.5;
/// How much the attack in return counts against an attack.
const RETURN: f32 = 0.8;
/// How much damage counts where the seat itself blocks: creatures are dearer than life, until it runs short.
const OWN_DAMAGE: f32 = 0.5;

/// For each creature that could attack the place of its option (508.1).
pub(super) fn attack(sight: &Sight<'_>, rows: &[(Handle, Vec<Option<Seat>>)]) -> Vec<usize> {
    let stay = |options: &[Option<Seat>]| options.iter().position(Option::is_none);
    let prey = |seat: &Seat| sight.life(*seat) + 2 * able_to_block(sight, *seat).len() as i32;
    let Some(defender) = sight.foes().min_by_key(prey) else {
        return rows.iter().map(|(_, options)| stay(options).unwrap_or(0)).collect();
    };
    let whom = |options: &[Option<Seat>]| {
        let at = options.iter().position(|o| *o == Some(defender));
        at.or_else(|| options.iter().position(Option::is_some))
    };
    let charge = Charge::new(sight, defender, rows);
    let mut sent: Vec<bool> = rows.iter().map(|(_, options)| whom(options).is_some()).collect();
    let mut best = charge.score(&sent);
    let none: Vec<bool> = rows.iter().map(|(_, options)| stay(options).is_none()).collect();
    let without = charge.score(&none);
    for _ in 0..2 {
        for n in 0..rows.len() {
            let other = !sent[n];
            let possible = if other { whom(&rows[n].1).is_some() } else { stay(&rows[n].1).is_some() };
            if !possible {
                continue;
            }
            // One like another that was tried in vain.
            if (0..n).any(|m| sent[m] != other && charge.alike(m, n)) {
                continue;
            }
            sent[n] = other;
            let score = charge.score(&sent);
            if score > best + 0.01 {
                best = score;
            } else {
                sent[n] = !other;
            }
        }
    }
    let sent = if best > without + 0.05 { sent } else { none };
    let place = |(n, (_, options)): (usize, &(Handle, Vec<Option<Seat>>))| {
        if sent[n] { whom(options).unwrap_or(0) } else { stay(options).unwrap_or(0) }
    };
    rows.iter().enumerate().map(place).collect()
}

/// What attacks would bring, the blocks and the attack in return thought along.
struct Charge<'s, 'a> {
    sight: &'s Sight<'a>,
    defender: Seat,
    creatures: Vec<Option<&'a PermanentView>>,
    /// As the defender sees them, and as they can be with the mana at hand.
    shown: Vec<Fighter>,
    hidden: Vec<Fighter>,
    blockers: Vec<Fighter>,
    /// What can attack the seat itself in return.
    returning: Vec<Fighter>,
    /// What stays home, able to block.
    home: Vec<Fighter>,
}

impl<'s, 'a> Charge<'s, 'a> {
    fn new(sight: &'s Sight<'a>, defender: Seat, rows: &[(Handle, Vec<Option<Seat>>)]) -> Charge<'s, 'a> {
        let creatures: Vec<Option<&PermanentView>> = rows.iter().map(|(h, _)| sight.permanent(*h)).collect();
        let of = |p: &Option<&PermanentView>| p.map(|p| Fighter::of(sight, p));
        let shown: Vec<Fighter> = creatures.iter().filter_map(of).collect();
        let mut hidden = shown.clone();
        if let Some((nth, up)) = best_mask(sight, &creatures) {
            hidden[nth] = up;
        }
        let blockers = able_to_block(sight, defender).into_iter().map(|p| masked(sight, p)).collect();
        let returning = sight.foes().flat_map(|foe| able_to_attack(sight, foe));
        let in_rows = |p: &&&PermanentView| creatures.iter().flatten().all(|c| c.number != p.number);
        let home = able_to_block(sight, sight.me);
        Charge {
            sight,
            defender,
            shown,
            hidden,
            blockers,
            returning: returning.map(|p| Fighter::of(sight, p)).collect(),
            home: home.iter().filter(in_rows).map(|p| Fighter::of(sight, p)).collect(),
            creatures,
        }
    }

    fn alike(&self, m: usize, n: usize) -> bool {
        self.shown[m].is_like(&self.shown[n]) && self.hidden[m].is_like(&self.hidden[n])
    }

    fn score(&self, sent: &[bool]) -> f32 {
        let chosen: Vec<usize> = (0..self.shown.len()).filter(|n| sent[*n]).collect();
        let pick = |all: &[Fighter]| -> Vec<Fighter> { chosen.iter().map(|n| all[*n].clone()).collect() };
        let life = self.sight.life(self.defender);
        let seen = Clash { attackers: pick(&self.shown), blockers: self.blockers.clone(), life, damage: 1.0 };
        let blocks = seen.best_blocks(|b, a| seen.blockers[b].may_block(&seen.attackers[a]));
        let real = Clash { attackers: pick(&self.hidden), ..seen };
        let outcome = real.outcome(&blocks, &[]);
        let mut value = real.score(&outcome);
        value -= RISK * outcome.dead_attackers.iter().filter(|dead| **dead).count() as f32;
        // What is left of both sides meets in the next turn.
        let dead = |number: u32| {
            let theirs = real.blockers.iter().zip(&outcome.dead_blockers);
            theirs.into_iter().any(|(f, dead)| *dead && f.number == number)
        };
        let returning: Vec<&Fighter> = self.returning.iter().filter(|f| !dead(f.number)).collect();
        let awake = |n: &usize| {
            let vigilant = self.creatures[*n].is_some_and(|p| has(p, KeywordKind::Vigilance));
            let fallen = chosen.iter().position(|c| c == n).is_some_and(|at| outcome.dead_attackers[at]);
            (!sent[*n] || vigilant) && !fallen
        };
        let mut guards: Vec<&Fighter> = (0..self.shown.len()).filter(awake).map(|n| &self.shown[n]).collect();
        guards.extend(&self.home);
        let mine = self.sight.life(self.sight.me);
        value -= RETURN * worth::life(mine, gets_through(&returning, &guards));
        value
    }
}

/// How much of an attack guards could not stop: each stops one, the strongest it may.
fn gets_through(attackers: &[&Fighter], guards: &[&Fighter]) -> i32 {
    let mut order: Vec<&&Fighter> = attackers.iter().collect();
    order.sort_by_key(|f| -f.power);
    let mut free: Vec<bool> = vec![true; guards.len()];
    let mut through = 0;
    for attacker in order {
        match (0..guards.len()).find(|g| free[*g] && guards[*g].may_block(attacker)) {
            Some(g) if !attacker.has(KeywordKind::Menace) => free[g] = false,
            _ => through += attacker.power,
        }
    }
    through
}

/// Another's creature; a face-down one with mana open may be more than it seems.
fn masked(sight: &Sight<'_>, p: &PermanentView) -> Fighter {
    let fighter = Fighter::of(sight, p);
    let open = p.face_down.is_some() && sight.open_mana(p.controller) >= MASK_MANA;
    if open && p.controller != sight.me { fighter.changed(1, 1, &[]) } else { fighter }
}

/// The own face-down creature among these that gains most by being turned up with the mana there is.
fn best_mask(sight: &Sight<'_>, all: &[Option<&PermanentView>]) -> Option<(usize, Fighter)> {
    let mana = sight.mana();
    let masks = all.iter().enumerate().filter_map(|(nth, p)| {
        let p = (*p)?;
        let face = p.card.filter(|_| p.face_down.is_some())?.get();
        let affordable = sight.way_up(p, face).is_some_and(|cost| cost <= mana);
        let fighter = Fighter::of(sight, p);
        let up = fighter.turned_up(sight, p, face);
        let gain = up.power + up.toughness - fighter.power - fighter.toughness;
        (affordable && gain > 0).then_some((nth, up, gain))
    });
    masks.max_by_key(|(_, _, gain)| *gain).map(|(nth, up, _)| (nth, up))
}

impl Memory {
    /// For each creature that could block the place of the attacker (509.1), or nobody.
    pub(super) fn block(
        &mut self,
        sight: &Sight<'_>,
        rows: &[(Handle, Vec<Handle>)],
        least: &[Option<usize>],
    ) -> Vec<Option<usize>> {
        self.blocks =
            if self.blocks.0 == sight.view.turn { (self.blocks.0, self.blocks.1 + 1) } else { (sight.view.turn, 0) };
        if self.blocks.1 > 0 {
            // What links the creatures refused it: what is legal for certain.
            return least.to_vec();
        }
        let mut attackers: Vec<&PermanentView> = Vec::new();
        for p in sight.view.battlefield.iter().filter(|p| p.attacking == Some(sight.me)) {
            attackers.push(p);
        }
        let blockers: Vec<Option<&PermanentView>> = rows.iter().map(|(h, _)| sight.permanent(*h)).collect();
        let mut fighters: Vec<Fighter> = blockers.iter().flatten().map(|p| Fighter::of(sight, p)).collect();
        if fighters.len() < rows.len() {
            return least.to_vec();
        }
        if let Some((nth, up)) = best_mask(sight, &blockers) {
            fighters[nth] = up;
        }
        let clash = Clash {
            attackers: attackers.iter().map(|p| masked(sight, p)).collect(),
            blockers: fighters,
            life: sight.life(sight.me),
            damage: OWN_DAMAGE,
        };
        let number = |a: usize| Handle::Number(attackers[a].number);
        let blocks: Blocks = clash.best_blocks(|b, a| rows[b].1.contains(&number(a)));
        let place = |(b, a): (usize, &Option<usize>)| a.and_then(|a| rows[b].1.iter().position(|h| *h == number(a)));
        blocks.iter().enumerate().map(place).collect()
    }
}

/// CR 510.1c. The most valuable that can be killed first; what is left goes over, or on the first.
pub(super) fn distribute(sight: &Sight<'_>, total: u32, among: &[Handle], over: bool, lethal: &[u32]) -> Reply {
    let mut given = vec![0; among.len()];
    let needed: u32 = lethal.iter().sum();
    let mut left = total;
    if over && needed <= total {
        return Reply::Distribute { among: lethal.to_vec(), over: total - needed };
    }
    let worth = |n: &usize| sight.permanent(among[*n]).map_or(0.0, |p| sight.worth(p));
    let mut order: Vec<usize> = (0..among.len()).collect();
    order.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
    for &n in &order {
        if lethal[n] <= left {
            given[n] = lethal[n];
            left -= lethal[n];
        }
    }
    given[order[0]] += left;
    Reply::Distribute { among: given, over: 0 }
}
