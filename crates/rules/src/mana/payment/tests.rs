//! The solver against brute force: every subset of sources, every bundle, every marriage.

use super::*;

/// A position that owns its lists.
#[derive(Clone, Debug, Default)]
struct Position {
    pool: Bundle,
    special: Vec<ManaTypes>,
    sources: Vec<Source>,
    bundles: Vec<Bundle>,
    generic: u16,
    of: Bundle,
    hybrid: Vec<ManaTypes>,
    mono_hybrid: Bundle,
}

impl Position {
    fn available(&self) -> Available<'_> {
        Available { pool: self.pool, special: &self.special, sources: &self.sources, bundles: &self.bundles }
    }

    fn cost(&self) -> ManaPart<'_> {
        ManaPart { generic: self.generic, of: self.of, hybrid: &self.hybrid, mono_hybrid: self.mono_hybrid }
    }

    /// Every way to write the symbols as the types that pay each.
    fn symbols(&self) -> Vec<Vec<ManaTypes>> {
        let mut plain = self.hybrid.clone();
        plain.extend((0..self.generic).map(|_| ManaTypes::ANY));
        let mut ways = vec![plain];
        for of in ManaType::ALL {
            let one = ManaTypes::one(of);
            ways.iter_mut().for_each(|way| way.extend((0..self.of[of as usize]).map(|_| one)));
            for _ in 0..self.mono_hybrid[of as usize] {
                let twos = ways.iter().map(|way| [&way[..], &[ManaTypes::ANY; 2]].concat());
                let ones = ways.iter().map(|way| [&way[..], &[one]].concat());
                ways = twos.chain(ones).collect();
            }
        }
        ways
    }

    fn outputs(&self, source: usize) -> Vec<Vec<ManaTypes>> {
        match self.sources[source].makes {
            Makes::One(types) => vec![vec![types]],
            Makes::Bundles { first, count } => {
                (first..first + u16::from(count)).map(|i| units_of(&self.bundles[usize::from(i)])).collect()
            }
        }
    }

    /// The sources in the order in which they are to be used.
    fn order(&self) -> Vec<usize> {
        let key = |&i: &usize| {
            let outputs = self.outputs(i);
            let types = outputs.iter().flatten().fold(ManaTypes::NONE, |all, &one| all.or(one)).count();
            (self.sources[i].rank, types, outputs.iter().map(Vec::len).max(), i)
        };
        let mut order: Vec<usize> = (0..self.sources.len()).collect();
        order.sort_by_key(key);
        order
    }

    /// The smallest set of sources that pays, the scarcest source as the highest bit.
    fn brute_force(&self) -> Option<u32> {
        let order = self.order();
        let mut units = units_of(&self.pool);
        units.extend(&self.special);
        (0..1 << order.len()).find(|mask: &u32| {
            let used = order.iter().enumerate().filter(|(bit, _)| mask & 1 << bit != 0).map(|(_, &source)| source);
            let mut ways = vec![units.clone()];
            for source in used {
                let outputs = self.outputs(source);
                ways = ways.iter().flat_map(|way| outputs.iter().map(|out| [&way[..], out].concat())).collect();
            }
            let costs = self.symbols();
            ways.iter().any(|units| costs.iter().any(|symbols| marries(symbols, &mut units.clone())))
        })
    }
}

fn units_of(bundle: &Bundle) -> Vec<ManaTypes> {
    let units = ManaType::ALL.into_iter().flat_map(|of| (0..bundle[of as usize]).map(move |_| ManaTypes::one(of)));
    units.collect()
}

fn marries(symbols: &[ManaTypes], units: &mut Vec<ManaTypes>) -> bool {
    let Some((first, rest)) = symbols.split_first() else { return true };
    (0..units.len()).any(|i| {
        let unit = units[i];
        units[i] = ManaTypes::NONE;
        let paid = unit.meets(*first) && marries(rest, units);
        units[i] = unit;
        paid
    })
}

/// The plan does what it says, and pays the cost exactly.
fn is_sound(position: &Position, plan: &Plan) {
    let mut units: Vec<(Unit, ManaTypes)> = Vec::new();
    for of in ManaType::ALL {
        units.extend((0..position.pool[of as usize]).map(|_| (Unit::Pool(of), ManaTypes::one(of))));
    }
    units.extend(position.special.iter().enumerate().map(|(i, &types)| (Unit::Special(i as u16), types)));
    for activation in &plan.activations {
        let added = units_of(&activation.adds);
        let outputs = position.outputs(activation.source.into());
        let fits = |output: &Vec<ManaTypes>| match position.sources[usize::from(activation.source)].makes {
            Makes::One(types) => added.len() == 1 && added[0].meets(types),
            Makes::Bundles { .. } => *output == added,
        };
        assert!(outputs.iter().any(fits), "{activation:?}");
        let source = activation.source;
        units.extend(added.iter().map(|types| (Unit::Made { source, of: types.first().unwrap() }, *types)));
        let spent = |spend: &&Spend| matches!(spend.unit, Unit::Made { source: s, .. } if s == source);
        assert!(plan.spends.iter().any(|spend| spent(&spend)), "a surplus activation of {source}");
    }
    let (mut of, mut mono, mut twos) = ([0; TYPES], [0; TYPES], [0; TYPES]);
    let (mut generic, mut hybrid) = (0, vec![0; position.hybrid.len()]);
    for spend in &plan.spends {
        let at = units.iter().position(|(unit, _)| *unit == spend.unit).expect("the unit is there and not spent twice");
        let (_, types) = units.swap_remove(at);
        assert_ne!(types, ManaTypes::NONE);
        let wants = match spend.on {
            Symbol::Generic => {
                generic += 1;
                ManaTypes::ANY
            }
            Symbol::Of(one) => {
                of[one as usize] += 1;
                ManaTypes::one(one)
            }
            Symbol::Hybrid(i) => {
                hybrid[usize::from(i)] += 1;
                position.hybrid[usize::from(i)]
            }
            Symbol::MonoHybrid(one) => {
                mono[one as usize] += 1;
                ManaTypes::one(one)
            }
            Symbol::MonoHybridTwo(two) => {
                twos[two as usize] += 1;
                ManaTypes::ANY
            }
        };
        assert!(types.meets(wants), "{spend:?}");
    }
    assert_eq!((generic, of), (position.generic, position.of));
    assert!(hybrid.iter().all(|&n| n == 1));
    for i in 0..TYPES {
        assert_eq!(mono[i] * 2 + twos[i], position.mono_hybrid[i] * 2);
    }
}

fn check(position: &Position, scratch: &mut Scratch) {
    let expected = position.brute_force();
    assert_eq!(can_pay(&position.available(), &position.cost()), expected.is_some(), "{position:?}");
    if let Some(supply) = Supply::of(&position.available()) {
        assert_eq!(supply.pays(&position.cost()), expected.is_some(), "{position:?}");
        let beside = supply.beside(&position.cost());
        let with_more = |more| supply.pays(&ManaPart { generic: position.generic + more, ..position.cost() });
        assert!(beside.map_or(!with_more(0), |more| with_more(more) && !with_more(more + 1)), "{position:?}");
    }
    let found = plan(&position.available(), &position.cost(), scratch);
    let mask = found.map(|plan| {
        is_sound(position, plan);
        let order = position.order();
        let bit = |source: u16| order.iter().position(|&s| s == usize::from(source)).unwrap();
        plan.activations.iter().fold(0, |mask, activation| mask | 1 << bit(activation.source))
    });
    assert_eq!(mask, expected, "{position:?}");
}

/// A small generator, so that a failing position is the same tomorrow.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % sides
    }

    /// A set of the types that this position plays with.
    fn types(&mut self, of: u64) -> ManaTypes {
        (0..2).fold(ManaTypes::NONE, |types, _| types.or(self.one(of)))
    }

    fn one(&mut self, of: u64) -> ManaTypes {
        ManaTypes::one(ManaType::ALL[5 - self.roll(of) as usize])
    }

    fn bundle(&mut self, of: u64, most: u64) -> Bundle {
        let mut bundle = [0; TYPES];
        for _ in 0..self.roll(most + 1) {
            bundle[5 - self.roll(of) as usize] += 1;
        }
        bundle
    }

    fn position(&mut self, most: u64) -> Position {
        let of = 2 + self.roll(3);
        let mut position = Position { pool: self.bundle(of, 2), ..Position::default() };
        for _ in 0..self.roll(2) * self.roll(3) {
            let usable = self.roll(4) > 0;
            position.special.push(if usable { self.types(of) } else { ManaTypes::NONE });
        }
        position.bundles = (0..4).map(|_| self.bundle(of, 3)).collect();
        for _ in 0..self.roll(most + 1) {
            let rank = self.roll(2) as u8;
            let makes = match self.roll(8) {
                0 => Makes::Bundles { first: self.roll(4) as u16, count: 1 },
                1 => Makes::Bundles { first: self.roll(3) as u16, count: 2 },
                2 => Makes::One(ManaTypes::ANY_COLOR),
                _ => Makes::One(self.types(of)),
            };
            position.sources.push(Source { makes, rank });
        }
        position.generic = self.roll(3) as u16;
        position.of = self.bundle(of, 3);
        position.hybrid = (0..self.roll(2) * self.roll(3)).map(|_| self.types(of)).collect();
        if self.roll(4) == 0 {
            position.mono_hybrid = self.bundle(of, 2);
        }
        position
    }
}

#[test]
fn a_plan_is_found_if_and_only_if_there_is_one_and_it_is_the_least() {
    let (mut dice, mut scratch) = (Dice(1), Scratch::default());
    let payable = (0..20_000).filter(|_| {
        let position = dice.position(5);
        check(&position, &mut scratch);
        position.brute_force().is_some()
    });
    let payable = payable.count();
    assert!((5_000..15_000).contains(&payable), "both outcomes are common: {payable}");
}

/// All positions of up to four sources out of six kinds, with all small costs.
#[test]
fn all_small_positions() {
    let red_or_green = ManaTypes::RED.or(ManaTypes::GREEN);
    let kinds = [
        Makes::One(ManaTypes::RED),
        Makes::One(ManaTypes::GREEN),
        Makes::One(red_or_green),
        Makes::One(ManaTypes::ANY_COLOR),
        Makes::Bundles { first: 0, count: 1 },
        Makes::Bundles { first: 0, count: 2 },
    ];
    let bundles = vec![[0, 0, 0, 2, 0, 0], [0, 0, 0, 1, 1, 0]];
    let mut scratch = Scratch::default();
    for code in 0..7usize.pow(4) {
        let digits = (0..4).map(|i| code / 7usize.pow(i) % 7);
        let makes: Vec<usize> = digits.filter(|&digit| digit < 6).collect();
        if !makes.is_sorted() {
            continue;
        }
        let sources = makes.iter().map(|&i| Source { makes: kinds[i], rank: 0 }).collect();
        let mut position = Position { sources, bundles: bundles.clone(), ..Position::default() };
        for cost in 0..3 * 3 * 3 * 2 {
            (position.generic, position.of[3], position.of[4]) = (cost % 3, (cost / 3 % 3) as u8, (cost / 9 % 3) as u8);
            position.hybrid = vec![red_or_green; usize::from(cost / 27)];
            check(&position, &mut scratch);
        }
    }
}

fn lands(makes: &[(ManaTypes, u8)]) -> Vec<Source> {
    makes.iter().map(|&(types, rank)| Source { makes: Makes::One(types), rank }).collect()
}

fn tapped(position: &Position) -> Option<Vec<u16>> {
    let mut scratch = Scratch::default();
    let plan = plan(&position.available(), &position.cost(), &mut scratch)?;
    Some(plan.activations.iter().map(|activation| activation.source).collect())
}

#[test]
fn unspent_mana_goes_first_and_the_scarcest_source_last() {
    let dual = ManaTypes::RED.or(ManaTypes::GREEN);
    let sources = lands(&[(dual, 0), (ManaTypes::RED, 1), (ManaTypes::GREEN, 0), (ManaTypes::RED, 0)]);
    let mut position = Position { sources, of: [0, 0, 0, 1, 0, 0], ..Position::default() };
    assert_eq!(tapped(&position), Some(vec![3]));
    position.generic = 1;
    assert_eq!(tapped(&position), Some(vec![2, 3]), "the dual land and the land of a higher rank stay untapped");
    position.of[3] = 2;
    assert_eq!(tapped(&position), Some(vec![2, 3, 0]), "rank goes before flexibility");
    position.pool = [0, 0, 0, 0, 0, 1];
    assert_eq!(tapped(&position), Some(vec![3, 0]));
    position.of[4] = 4;
    assert_eq!(tapped(&position), None);
}

#[test]
fn special_mana_is_spent_before_plain_and_colorless_before_colors() {
    let pool = [1, 0, 0, 0, 0, 1];
    let position =
        Position { pool, special: vec![ManaTypes::NONE, ManaTypes::BLUE], generic: 2, ..Position::default() };
    let mut scratch = Scratch::default();
    let plan = plan(&position.available(), &position.cost(), &mut scratch).unwrap();
    let spent: Vec<Unit> = plan.spends.iter().map(|spend| spend.unit).collect();
    assert_eq!(spent, [Unit::Special(1), Unit::Pool(ManaType::Colorless)]);
}

#[test]
fn a_supply_follows_single_changes() {
    let mut position =
        Position { sources: lands(&[(ManaTypes::RED, 0), (ManaTypes::ANY_COLOR, 0)]), ..Position::default() };
    let mut supply = Supply::of(&position.available()).unwrap();
    supply.add(ManaTypes::COLORLESS);
    supply.remove(ManaTypes::ANY_COLOR);
    position.sources[1].makes = Makes::One(ManaTypes::COLORLESS);
    assert_eq!(Some(supply), Supply::of(&position.available()));
    assert_eq!(supply.total(), 2);
}

#[test]
fn a_cost_of_nothing_is_paid_with_nothing() {
    let position = Position { sources: lands(&[(ManaTypes::RED, 0)]), ..Position::default() };
    assert_eq!(tapped(&position), Some(vec![]));
}

#[test]
fn many_sources_are_no_problem() {
    let mut makes = vec![(ManaTypes::ANY_COLOR, 0); 300];
    makes.push((ManaTypes::COLORLESS, 0));
    let mut position = Position { sources: lands(&makes), generic: 200, of: [20; TYPES], ..Position::default() };
    assert_eq!(tapped(&position), None);
    position.of[5] = 1;
    assert_eq!(tapped(&position).map(|sources| sources.len()), Some(301));
}
