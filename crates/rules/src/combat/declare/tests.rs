//! The law against brute force: every declaration of small positions, judged one by one.

use super::*;

#[derive(Clone, Debug)]
struct Position {
    declare: Declare,
    creatures: Vec<Creature>,
    against: Vec<Against>,
    may: Vec<May>,
    most: Option<u16>,
    requirements: Vec<Requirement>,
}

impl Position {
    fn new(creatures: usize, against: usize) -> Position {
        Position {
            declare: Declare::Blockers,
            creatures: vec![Creature::default(); creatures],
            against: vec![Against::default(); against],
            may: vec![May::Yes; creatures * against],
            most: None,
            requirements: Vec::new(),
        }
    }

    fn declaring(&self) -> Declaring<'_> {
        Declaring {
            declare: self.declare,
            creatures: &self.creatures,
            against: &self.against,
            may: &self.may,
            most: self.most,
            requirements: &self.requirements,
        }
    }

    fn may_at(&self, pair: Pair) -> May {
        self.may[usize::from(pair.creature) * self.against.len() + usize::from(pair.against)]
    }

    /// Every set of pairs.
    fn all(&self) -> Vec<Vec<Pair>> {
        let cells: Vec<Pair> = (0..self.creatures.len() as u16)
            .flat_map(|creature| (0..self.against.len() as u16).map(move |against| Pair { creature, against }))
            .collect();
        let pick = |mask: u32| cells.iter().enumerate().filter(|(i, _)| mask & 1 << i != 0).map(|(_, &p)| p).collect();
        (0..1 << cells.len()).map(pick).collect()
    }

    /// Whether no restriction is disobeyed, said anew.
    fn obeys_restrictions(&self, pairs: &[Pair]) -> bool {
        let by_creature: Vec<usize> =
            (0..self.creatures.len()).map(|c| pairs.iter().filter(|p| usize::from(p.creature) == c).count()).collect();
        let chosen = by_creature.iter().filter(|&&n| n > 0).count();
        let creatures_obey = self.creatures.iter().zip(&by_creature).all(|(row, &n)| {
            let in_company = match row.company {
                Company::Any => true,
                Company::AtLeast(others) => chosen > usize::from(others),
                Company::None => chosen == 1,
            };
            n == 0 || (n <= usize::from(row.most) && in_company)
        });
        let things_obey = self.against.iter().enumerate().all(|(a, row)| {
            let n = pairs.iter().filter(|p| usize::from(p.against) == a).count();
            n == 0 || (n >= usize::from(row.at_least) && n <= usize::from(row.at_most))
        });
        let all_may = pairs.iter().all(|&pair| self.may_at(pair) != May::No);
        all_may && creatures_obey && things_obey && self.most.is_none_or(|most| chosen <= usize::from(most))
    }

    fn obeyed(&self, pairs: &[Pair]) -> u32 {
        let mut count = 0;
        for requirement in &self.requirements {
            let is_obeyed =
                pairs.iter().filter(|p| p.creature == requirement.creature).any(|p| match requirement.whom {
                    Whom::Any => true,
                    Whom::One(one) => one == p.against,
                    Whom::Among(bits) => bits >> p.against & 1 == 1,
                });
            count += u32::from(is_obeyed);
        }
        for (a, row) in self.against.iter().enumerate() {
            if pairs.iter().any(|p| usize::from(p.against) == a) {
                count += u32::from(row.wanted);
            }
        }
        count
    }
}

/// A small generator, so that a failing position is the same tomorrow.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % sides
    }

    fn position(&mut self) -> Position {
        let (creatures, against) = [(2, 2), (3, 2), (4, 2), (3, 3), (2, 4), (5, 1), (4, 3)][self.roll(7) as usize];
        let mut position = Position::new(creatures, against);
        position.declare = if self.roll(2) == 0 { Declare::Attackers } else { Declare::Blockers };
        for creature in &mut position.creatures {
            creature.most = [1, 1, 1, 2, 9][self.roll(5) as usize];
            creature.company = match self.roll(10) {
                0 => Company::AtLeast(1),
                1 => Company::AtLeast(2),
                2 => Company::None,
                _ => Company::Any,
            };
        }
        for row in &mut position.against {
            row.at_least = [0, 1, 2, 2, 3][self.roll(5) as usize];
            row.at_most = [u16::MAX, u16::MAX, 1, 2][self.roll(4) as usize];
            row.wanted = [0, 0, 1, 2][self.roll(4) as usize];
        }
        for may in &mut position.may {
            *may = [May::Yes, May::Yes, May::Yes, May::No, May::ForACost][self.roll(5) as usize];
        }
        position.most = [None, None, Some(1), Some(2)][self.roll(4) as usize];
        for _ in 0..self.roll(4) {
            let whom = match self.roll(3) {
                0 => Whom::Any,
                1 => Whom::One(self.roll(against as u64) as u16),
                _ => Whom::Among(self.roll(1 << against)),
            };
            position.requirements.push(Requirement { creature: self.roll(creatures as u64) as u16, whom });
        }
        position
    }
}

/// Every declaration of a position: judged, and completed.
fn judge(position: &Position, dice: &mut Dice) {
    let (declaring, all) = (position.declaring(), position.all());
    let allowed: Vec<&Vec<Pair>> = all.iter().filter(|pairs| position.obeys_restrictions(pairs)).collect();
    let is_free = |pairs: &[Pair]| pairs.iter().all(|&pair| position.may_at(pair) == May::Yes);
    let possible = allowed.iter().filter(|pairs| is_free(pairs)).map(|pairs| position.obeyed(pairs)).max().unwrap();
    assert_eq!(max_requirements(&declaring), possible, "{position:?}");
    let legal: Vec<&&Vec<Pair>> = allowed.iter().filter(|pairs| position.obeyed(pairs) >= possible).collect();
    for pairs in &all {
        let expected = if !position.obeys_restrictions(pairs) {
            [Some("508.1c"), Some("509.1b")]
        } else if position.obeyed(pairs) < possible {
            [Some("508.1d"), Some("509.1c")]
        } else {
            [None, None]
        };
        let found = check(&declaring, pairs).err().map(|violation| violation.rule(position.declare));
        assert_eq!(found, expected[position.declare as usize], "{pairs:?} {position:?}");
    }
    for _ in 0..20 {
        let pairs = &all[dice.roll(all.len() as u64) as usize];
        let closed: Vec<Still> =
            position.creatures.iter().map(|_| [Still::Open, Still::Closed][dice.roll(4) as usize / 3]).collect();
        let contains = |whole: &&&&Vec<Pair>| {
            pairs.iter().all(|pair| whole.contains(pair))
                && whole.iter().all(|p| closed[usize::from(p.creature)] == Still::Open || pairs.contains(p))
        };
        let fewest = legal.iter().filter(contains).map(|whole| whole.len()).min();
        let mut completed = pairs.clone();
        let is_completed = complete(&declaring, &closed, &mut completed);
        assert_eq!(is_completed, fewest.is_some(), "{pairs:?} {closed:?} {position:?}");
        if is_completed {
            assert_eq!(check(&declaring, &completed), Ok(()), "{pairs:?} {position:?}");
            assert!(legal.iter().filter(contains).any(|whole| ***whole == completed), "{pairs:?} {completed:?}");
        } else {
            assert_eq!(&completed, pairs, "nothing is added");
        }
    }
}

#[test]
fn a_declaration_is_legal_if_and_only_if_no_legal_one_obeys_more() {
    let mut dice = Dice(7);
    for _ in 0..3_000 {
        let position = dice.position();
        judge(&position, &mut dice);
    }
}

fn must(creature: u16) -> Requirement {
    Requirement { creature, whom: Whom::Any }
}

fn pair(creature: u16, against: u16) -> Pair {
    Pair { creature, against }
}

#[test]
fn menace_makes_another_creature_block_too() {
    let mut position = Position::new(2, 1);
    position.against[0].at_least = 2;
    position.requirements.push(must(0));
    let declaring = position.declaring();
    assert_eq!(check(&declaring, &[pair(0, 0), pair(1, 0)]), Ok(()));
    assert_eq!(check(&declaring, &[pair(0, 0)]), Err(Violation::Against { against: 0, chosen: 1 }));
    assert_eq!(check(&declaring, &[]), Err(Violation::Requirements { obeyed: 0, possible: 1 }));
    let mut pairs = Vec::new();
    assert!(complete(&declaring, &[], &mut pairs));
    assert_eq!(pairs, [pair(0, 0), pair(1, 0)]);
    assert!(!complete(&declaring, &[Still::Open, Still::Closed], &mut vec![pair(0, 0)]));
}

#[test]
fn nobody_has_to_pay() {
    let mut position = Position::new(1, 1);
    position.may[0] = May::ForACost;
    position.requirements.push(must(0));
    assert_eq!(max_requirements(&position.declaring()), 0);
    assert_eq!(check(&position.declaring(), &[]), Ok(()));
    assert_eq!(check(&position.declaring(), &[pair(0, 0)]), Ok(()));
}

#[test]
fn two_that_cannot_attack_alone_attack_together() {
    let mut position = Position::new(3, 2);
    position.declare = Declare::Attackers;
    position.creatures[0].company = Company::AtLeast(1);
    position.creatures[1].company = Company::AtLeast(1);
    let declaring = position.declaring();
    assert_eq!(check(&declaring, &[pair(0, 0), pair(1, 1)]), Ok(()));
    let alone = check(&declaring, &[pair(0, 0)]).unwrap_err();
    assert_eq!((alone, alone.rule(Declare::Attackers)), (Violation::Company { creature: 0 }, "508.1c"));
}

#[test]
fn a_goaded_creature_attacks_somebody_else_if_it_can() {
    let mut position = Position::new(1, 3);
    position.declare = Declare::Attackers;
    position.requirements = vec![must(0), Requirement { creature: 0, whom: Whom::Among(0b110) }];
    assert!(check(&position.declaring(), &[pair(0, 0)]).is_err());
    assert_eq!(check(&position.declaring(), &[pair(0, 2)]), Ok(()));
    position.may = vec![May::Yes, May::No, May::No];
    assert_eq!(check(&position.declaring(), &[pair(0, 0)]), Ok(()));
}

/// Alike things are one class: the search stays small.
#[test]
fn many_alike_attackers_are_no_problem() {
    let mut position = Position::new(24, 24);
    for row in &mut position.against {
        (row.at_least, row.wanted) = (2, 1);
    }
    position.requirements = (0..6).map(must).collect();
    let mut pairs = vec![pair(0, 3)];
    assert!(complete(&position.declaring(), &[], &mut pairs));
    assert_eq!(check(&position.declaring(), &pairs), Ok(()));
    assert_eq!(max_requirements(&position.declaring()), 6 + 12);
}
