//! How long the two solvers take: `cargo bench -p facedown-rules --bench solvers`.

use divan::{Bencher, black_box};
use rules::combat::declare::{Against, Company, Creature, Declare, Declaring, May, Pair, Requirement, Whom, check};
use rules::mana::ManaTypes;
use rules::mana::payment::{Available, Makes, ManaPart, Scratch, Source, Supply, can_pay, plan};

#[global_allocator]
static ALLOCATOR: divan::AllocProfiler = divan::AllocProfiler::system();

fn main() {
    divan::main();
}

const fn land(types: ManaTypes) -> Source {
    Source { makes: Makes::One(types), rank: 0 }
}

const MOUNTAINS: [Source; 8] = [land(ManaTypes::RED); 8];
const TWO_AND_RED: ManaPart = ManaPart { generic: 2, of: [0, 0, 0, 1, 0, 0], hybrid: &[], mono_hybrid: [0; 6] };
const THREE_COLORS: [Source; 10] = [
    land(ManaTypes::WHITE),
    land(ManaTypes::BLUE),
    land(ManaTypes::BLUE),
    land(ManaTypes::BLACK),
    land(ManaTypes::WHITE.or(ManaTypes::BLUE)),
    land(ManaTypes::BLUE.or(ManaTypes::BLACK)),
    land(ManaTypes::BLUE.or(ManaTypes::BLACK)),
    land(ManaTypes::WHITE.or(ManaTypes::BLACK)),
    land(ManaTypes::ANY_COLOR),
    land(ManaTypes::COLORLESS),
];
const TWO_AND_THREE_COLORS: ManaPart =
    ManaPart { generic: 2, of: [1, 2, 1, 0, 0, 0], hybrid: &[], mono_hybrid: [0; 6] };

fn available(sources: &[Source]) -> Available<'_> {
    Available { sources, ..Available::default() }
}

#[divan::bench]
fn can_pay_one_color(bencher: Bencher) {
    bencher.bench(|| can_pay(black_box(&available(&MOUNTAINS)), black_box(&TWO_AND_RED)));
}

#[divan::bench]
fn can_pay_three_colors(bencher: Bencher) {
    bencher.bench(|| can_pay(black_box(&available(&THREE_COLORS)), black_box(&TWO_AND_THREE_COLORS)));
}

#[divan::bench]
fn can_pay_from_a_supply(bencher: Bencher) {
    let supply = Supply::of(&available(&MOUNTAINS)).unwrap();
    bencher.bench(|| black_box(&supply).pays(black_box(&TWO_AND_RED)));
}

#[divan::bench]
fn plan_one_color(bencher: Bencher) {
    let mut scratch = Scratch::default();
    bencher.bench_local(|| plan(black_box(&available(&MOUNTAINS)), &TWO_AND_RED, &mut scratch).is_some());
}

#[divan::bench]
fn plan_three_colors(bencher: Bencher) {
    let mut scratch = Scratch::default();
    bencher.bench_local(|| plan(black_box(&available(&THREE_COLORS)), &TWO_AND_THREE_COLORS, &mut scratch).is_some());
}

const ATTACK: Declaring = Declaring {
    declare: Declare::Attackers,
    creatures: &[Creature { most: 1, company: Company::Any }; 8],
    against: &[Against { at_least: 0, at_most: u16::MAX, wanted: 0 }],
    may: &[May::Yes; 8],
    most: None,
    requirements: &[],
};
const PAIRS: [Pair; 4] = [
    Pair { creature: 0, against: 0 },
    Pair { creature: 1, against: 0 },
    Pair { creature: 4, against: 0 },
    Pair { creature: 7, against: 0 },
];

#[divan::bench]
fn attack_without_requirements(bencher: Bencher) {
    bencher.bench(|| check(black_box(&ATTACK), black_box(&PAIRS)));
}

#[divan::bench]
fn attack_with_a_requirement(bencher: Bencher) {
    let declaring = Declaring { requirements: &[Requirement { creature: 4, whom: Whom::Any }], ..ATTACK };
    bencher.bench(|| check(black_box(&declaring), black_box(&PAIRS)));
}

#[divan::bench]
fn block_with_menace_and_a_requirement(bencher: Bencher) {
    let declaring = Declaring {
        declare: Declare::Blockers,
        against: &[Against { at_least: 2, at_most: u16::MAX, wanted: 0 }],
        requirements: &[Requirement { creature: 4, whom: Whom::Any }],
        ..ATTACK
    };
    bencher.bench(|| check(black_box(&declaring), black_box(&PAIRS)));
}
