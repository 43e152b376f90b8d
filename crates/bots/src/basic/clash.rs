//! A combat thought through: what dies and what gets through.

use super::sight::{Sight, has, is_creature, toughness_left};
use super::worth::{self, body};
use ir::{Color, KeywordKind, RuleChange};
use rules::knowledge::{Handle, PermanentView};
use rules::{FaceId, Seat};

/// What each blocker beside the first is worth to the defender for safety alone.
const GANG: f32 = 0.5;

/// A creature as a combat sees it.
#[derive(Clone, Debug)]
pub(super) struct Fighter {
    pub number: u32,
    pub power: i32,
    /// What is left of it.
    pub toughness: i32,
    pub worth: f32,
    keywords: u64,
    blocked_by_none: bool,
    blocked_by_one: bool,
    can_block: bool,
    /// It can block what has fear (702.36b).
    fearless: bool,
}

impl Fighter {
    pub fn of(sight: &Sight<'_>, p: &PermanentView) -> Fighter {
        let c = &p.characteristics;
        let fetter = |rule| c.rules.contains(&rule);
        Fighter {
            number: p.number,
            power: c.power.max(0).into(),
            toughness: toughness_left(p),
            worth: sight.worth(p),
            keywords: c.keywords.iter().fold(0, |bits, k| bits | 1 << *k as u64),
            blocked_by_none: fetter(RuleChange::CantBeBlocked),
            blocked_by_one: fetter(RuleChange::CantBeBlockedByMoreThanOne),
            can_block: !fetter(RuleChange::CantBlock) && !p.tapped,
            fearless: c.colors.has(Color::Black) || c.types.contains(&ir::CardType::Artifact),
        }
    }

    /// The same once it is turned up to this face.
    pub fn turned_up(&self, sight: &Sight<'_>, p: &PermanentView, face: FaceId) -> Fighter {
        let c = &sight.face(face).printed;
        let bonus = |of: fn((i8, i8)) -> i8| -> i32 {
            let counters = p.counters.iter();
            let each = counters.map(|(kind, n)| match kind {
                ir::Counter::Pt(a, b) => i32::from(of((*a, *b))) * i32::from(*n),
                _ => 0,
            });
            each.sum()
        };
        let (power, toughness) = (i32::from(c.power) + bonus(|pt| pt.0), i32::from(c.toughness) + bonus(|pt| pt.1));
        Fighter {
            power,
            toughness: toughness - i32::from(p.damage),
            worth: body(power, toughness, |k| c.has(k)).max(self.worth),
            keywords: KeywordKind::ALL.iter().filter(|k| c.has(**k)).fold(0, |bits, k| bits | 1 << *k as u64),
            ..self.clone()
        }
    }

    pub fn changed(&self, power: i32, toughness: i32, gained: &[KeywordKind]) -> Fighter {
        Fighter {
            power: (self.power + power).max(0),
            toughness: self.toughness + toughness,
            keywords: gained.iter().fold(self.keywords, |bits, k| bits | 1 << *k as u64),
            ..self.clone()
        }
    }

    pub fn has(&self, keyword: KeywordKind) -> bool {
        self.keywords & 1 << keyword as u64 != 0
    }

    /// Whether this one may block an attacker, as far as the two of them go (509.1b).
    pub fn may_block(&self, attacker: &Fighter) -> bool {
        let flies =
            attacker.has(KeywordKind::Flying) && !self.has(KeywordKind::Flying) && !self.has(KeywordKind::Reach);
        let sneaks = attacker.has(KeywordKind::Skulk) && self.power > attacker.power;
        let scares = attacker.has(KeywordKind::Fear) && !self.fearless;
        self.can_block && !attacker.blocked_by_none && !flies && !sneaks && !scares
    }

    /// Whether it makes no difference which of the two it is.
    pub fn is_like(&self, other: &Fighter) -> bool {
        let body = |f: &Fighter| (f.power, f.toughness, f.keywords, f.blocked_by_none, f.blocked_by_one);
        body(self) == body(other) && self.worth == other.worth
    }

    fn strikes(&self, round: Round) -> bool {
        match round {
            Round::First => self.has(KeywordKind::FirstStrike) || self.has(KeywordKind::DoubleStrike),
            Round::Second => !self.has(KeywordKind::FirstStrike) || self.has(KeywordKind::DoubleStrike),
        }
    }

    /// How much damage kills it, coming from another.
    fn lethal(&self, from: &Fighter, left: i32) -> i32 {
        if self.has(KeywordKind::Indestructible) {
            return i32::MAX / 2;
        }
        if from.has(KeywordKind::Deathtouch) { left.min(1) } else { left }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    First,
    Second,
}

/// Who blocks whom: for each blocker a place in the list of attackers.
pub(super) type Blocks = Vec<Option<usize>>;

/// A combat against one defender.
#[derive(Clone, Debug)]
pub(super) struct Clash {
    pub attackers: Vec<Fighter>,
    pub blockers: Vec<Fighter>,
    /// The defender's life.
    pub life: i32,
    /// How much damage counts beside creatures.
    pub damage: f32,
}

/// What comes of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcome {
    pub dead_attackers: Vec<bool>,
    pub dead_blockers: Vec<bool>,
    pub damage: i32,
}

/// What comes of one attacker and those who block it.
#[derive(Clone, Copy, Debug, Default)]
struct Duel {
    dead_attacker: bool,
    /// Bits of the dead by their places among the blockers of this attacker.
    dead: u64,
    damage: i32,
}

impl Clash {
    /// What comes of these blocks; `blocked` are attackers whose blockers are gone.
    pub fn outcome(&self, blocks: &[Option<usize>], blocked: &[bool]) -> Outcome {
        let mut out = Outcome {
            dead_attackers: vec![false; self.attackers.len()],
            dead_blockers: vec![false; self.blockers.len()],
            damage: 0,
        };
        for nth in 0..self.attackers.len() {
            let against: Vec<usize> = (0..blocks.len()).filter(|b| blocks[*b] == Some(nth)).collect();
            if against.is_empty() && blocked.get(nth).copied().unwrap_or(false) {
                continue;
            }
            let duel = self.duel(nth, &against);
            out.dead_attackers[nth] = duel.dead_attacker;
            out.damage += duel.damage;
            against.iter().enumerate().for_each(|(at, b)| out.dead_blockers[*b] = duel.dead & 1 << at != 0);
        }
        out
    }

    fn duel(&self, nth: usize, against: &[usize]) -> Duel {
        let attacker = &self.attackers[nth];
        let mut duel = Duel::default();
        if against.is_empty() {
            duel.damage = attacker.power * if attacker.has(KeywordKind::DoubleStrike) { 2 } else { 1 };
            return duel;
        }
        let mut left = attacker.toughness;
        let mut wounds = [0; 64];
        for round in [Round::First, Round::Second] {
            let (mut taken, mut deadly) = (0, false);
            for (at, b) in against.iter().enumerate() {
                let blocker = &self.blockers[*b];
                if duel.dead & 1 << at == 0 && blocker.strikes(round) {
                    taken += blocker.power;
                    deadly |= blocker.power > 0 && blocker.has(KeywordKind::Deathtouch);
                }
            }
            if !duel.dead_attacker && attacker.strikes(round) {
                self.strike(attacker, against, &mut wounds, &mut duel);
            }
            left -= taken;
            let tough = attacker.has(KeywordKind::Indestructible);
            duel.dead_attacker |= !tough && (left <= 0 || deadly);
        }
        duel
    }

    /// The attacker's damage: first what it can kill, the most valuable before.
    fn strike(&self, attacker: &Fighter, against: &[usize], wounds: &mut [i32; 64], duel: &mut Duel) {
        let mut power = attacker.power;
        let mut tried = duel.dead;
        let mut all_lethal = true;
        for _ in 0..against.len() {
            let open = (0..against.len()).filter(|at| tried & 1 << at == 0);
            let worth = |at: &usize| self.blockers[against[*at]].worth;
            let Some(at) = open.max_by(|a, b| worth(a).total_cmp(&worth(b))) else { break };
            tried |= 1 << at;
            let blocker = &self.blockers[against[at]];
            let need = blocker.lethal(attacker, blocker.toughness - wounds[at]);
            if need <= power {
                power -= need;
                wounds[at] += need;
                duel.dead |= 1 << at;
            } else {
                all_lethal = false;
            }
        }
        if all_lethal && attacker.has(KeywordKind::Trample) {
            duel.damage += power;
        }
    }

    /// How good an outcome is for the attacker.
    pub fn score(&self, outcome: &Outcome) -> f32 {
        let dead = |all: &[Fighter], dead: &[bool]| -> f32 {
            all.iter().zip(dead).filter(|(_, dead)| **dead).map(|(f, _)| f.worth).sum()
        };
        dead(&self.blockers, &outcome.dead_blockers) - dead(&self.attackers, &outcome.dead_attackers)
            + self.damage * worth::life(self.life, outcome.damage)
    }

    /// What one attacker and its blockers are worth to the attacker, and the damage that gets through.
    fn part(&self, nth: usize, against: &[usize]) -> (f32, i32) {
        let attacker = &self.attackers[nth];
        let count = against.len();
        // CR 509.1b, 702.111b.
        if attacker.has(KeywordKind::Menace) && count == 1 || attacker.blocked_by_one && count > 1 || count > MOST {
            return (ILLEGAL, 0);
        }
        let duel = self.duel(nth, against);
        let fallen = against.iter().enumerate().filter(|(at, _)| duel.dead & 1 << at != 0);
        let won: f32 = fallen.map(|(_, b)| self.blockers[*b].worth).sum();
        let lost = if duel.dead_attacker { attacker.worth } else { 0.0 };
        // More blockers than needed are safer, up to two more.
        let gang = GANG * count.saturating_sub(1).min(2) as f32;
        (won - lost - gang, duel.damage)
    }

    /// The defender's best blocks that climbing finds: single ones first, then two on one.
    pub fn best_blocks(&self, may: impl Fn(usize, usize) -> bool) -> Blocks {
        let mut climb = Climb::new(self);
        for _ in 0..3 {
            let mut better = false;
            for b in 0..self.blockers.len() {
                for a in (0..self.attackers.len()).filter(|a| may(b, *a)).map(Some).chain([None]) {
                    better |= climb.improve(&[(b, a)]);
                }
            }
            if self.blockers.len() <= PAIRED {
                for a in 0..self.attackers.len() {
                    let able: Vec<usize> = (0..self.blockers.len()).filter(|b| may(*b, a)).collect();
                    for (nth, first) in able.iter().enumerate() {
                        for second in &able[nth + 1..] {
                            better |= climb.improve(&[(*first, Some(a)), (*second, Some(a))]);
                        }
                    }
                }
            }
            if !better {
                break;
            }
        }
        climb.blocks
    }
}

/// More blockers of one attacker are not thought through.
const MOST: usize = 16;
/// With more blockers than this no two of them are tried together.
const PAIRED: usize = 8;
/// What a declaration that is not legal counts as: more than any combat is worth.
const ILLEGAL: f32 = 1.0e6;

/// Blocks that are made better step by step; each attacker's part is kept.
struct Climb<'c> {
    clash: &'c Clash,
    blocks: Blocks,
    parts: Vec<(f32, i32)>,
    score: f32,
}

impl<'c> Climb<'c> {
    fn new(clash: &'c Clash) -> Climb<'c> {
        let parts: Vec<(f32, i32)> = (0..clash.attackers.len()).map(|a| clash.part(a, &[])).collect();
        let mut climb = Climb { clash, blocks: vec![None; clash.blockers.len()], parts, score: 0.0 };
        climb.score = climb.sum();
        climb
    }

    fn sum(&self) -> f32 {
        let damage = self.parts.iter().map(|(_, damage)| damage).sum();
        let value: f32 = self.parts.iter().map(|(value, _)| value).sum();
        value + self.clash.damage * worth::life(self.clash.life, damage)
    }

    /// Makes these changes if the defender is better off with them.
    fn improve(&mut self, changes: &[(usize, Option<usize>)]) -> bool {
        if changes.iter().all(|(b, a)| self.blocks[*b] == *a) {
            return false;
        }
        let was: Vec<Option<usize>> = changes.iter().map(|(b, _)| self.blocks[*b]).collect();
        changes.iter().for_each(|(b, a)| self.blocks[*b] = *a);
        let touched: Vec<usize> = was.iter().copied().chain(changes.iter().map(|(_, a)| *a)).flatten().collect();
        let before: Vec<(f32, i32)> = touched.iter().map(|a| self.parts[*a]).collect();
        for a in &touched {
            let against: Vec<usize> = (0..self.blocks.len()).filter(|b| self.blocks[*b] == Some(*a)).collect();
            self.parts[*a] = self.clash.part(*a, &against);
        }
        let score = self.sum();
        if score < self.score - 0.01 {
            self.score = score;
            return true;
        }
        touched.iter().zip(before).for_each(|(a, part)| self.parts[*a] = part);
        changes.iter().zip(was).for_each(|((b, _), a)| self.blocks[*b] = a);
        false
    }
}

/// The combat that is going on after blocks, from the seat's own side.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    clash: Clash,
    blocks: Blocks,
    blocked: Vec<bool>,
    /// 1 if the seat attacks, -1 if it defends.
    side: f32,
    score: f32,
}

impl Standing {
    /// `None` where the seat has no part in it.
    pub fn of(sight: &Sight<'_>) -> Option<Standing> {
        let attacking: Vec<&PermanentView> = sight.view.battlefield.iter().filter(|p| p.attacking.is_some()).collect();
        let attacks = sight.my_turn();
        let defender = if attacks { attacking.first()?.attacking? } else { sight.me };
        let attacking: Vec<&PermanentView> = attacking.into_iter().filter(|p| p.attacking == Some(defender)).collect();
        if attacking.is_empty() {
            return None;
        }
        let blocking: Vec<&PermanentView> =
            sight.view.battlefield.iter().filter(|p| is_creature(p) && !p.blocking.is_empty()).collect();
        let at = |handle: &Handle| attacking.iter().position(|a| Handle::Number(a.number) == *handle);
        let blocks: Blocks = blocking.iter().map(|b| b.blocking.first().and_then(at)).collect();
        let fighters = |all: &[&PermanentView]| all.iter().map(|p| Fighter::of(sight, p)).collect();
        let clash = Clash {
            attackers: fighters(&attacking),
            blockers: fighters(&blocking),
            life: sight.life(defender),
            damage: 1.0,
        };
        let blocked: Vec<bool> = attacking.iter().map(|p| p.blocked).collect();
        let side = if attacks { 1.0 } else { -1.0 };
        let score = clash.score(&clash.outcome(&blocks, &blocked));
        Some(Standing { clash, blocks, blocked, side, score })
    }

    /// How much better it would go for the seat if one fighter were another.
    pub fn gain(&self, number: u32, change: impl Fn(&Fighter) -> Fighter) -> f32 {
        let mut clash = self.clash.clone();
        let all = clash.attackers.iter_mut().chain(clash.blockers.iter_mut());
        let Some(fighter) = all.into_iter().find(|f| f.number == number) else { return 0.0 };
        *fighter = change(fighter);
        let outcome = clash.outcome(&self.blocks, &self.blocked);
        // What dies is worth what it was: the change does not last.
        self.side * (self.clash.score(&outcome) - self.score)
    }
}

/// The creatures with which a seat could block now.
pub(super) fn able_to_block<'a>(sight: &Sight<'a>, seat: Seat) -> Vec<&'a PermanentView> {
    sight.creatures(seat).filter(|p| !p.tapped && !p.characteristics.rules.contains(&RuleChange::CantBlock)).collect()
}

/// The creatures with which a seat could attack in its next turn.
pub(super) fn able_to_attack<'a>(sight: &Sight<'a>, seat: Seat) -> Vec<&'a PermanentView> {
    let bound =
        |p: &&PermanentView| has(p, KeywordKind::Defender) || p.characteristics.rules.contains(&RuleChange::CantAttack);
    sight.creatures(seat).filter(|p| !bound(p)).collect()
}
