//! CR 106, 107.4, 118, 601.2g-h. Can this mana be paid, and how?
//!
//! Plain numbers in, a plan out; nothing here knows an object. The caller has
//! totalled the cost (CR 601.2f), chosen how Phyrexian symbols are paid, left out
//! mana that may not be spent on it (CR 106.6), and lists only mana abilities
//! without further choices or side effects.
//!
//! Whether units of mana can pay symbols is a marriage problem. By Hall's theorem
//! they can if and only if for every set K of types, the units that have a type
//! in K are at least as many as the symbols that want only types in K. Only types
//! that the cost names matter, so the table of all K has 2 to 4 rows as a rule and
//! 64 at most. Which sources are used follows from it: the scarcest is left out if
//! the rest still pays, then the next. What remains is needed to the last source,
//! so there is no surplus activation.

mod supply;

pub use supply::Supply;

use super::types::{Bundle, ManaType, ManaTypes, SETS, TYPES};

/// One mana ability that can be activated once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    pub makes: Makes,
    /// How scarce it is: a source of a higher rank is used only if those of lower ranks cannot pay.
    pub rank: u8,
}

/// What one activation adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Makes {
    /// One mana of one of these types.
    One(ManaTypes),
    /// One of the bundles `first .. first + count` of [`Available::bundles`]; at least one.
    Bundles { first: u16, count: u8 },
}

/// The mana that can be spent.
#[derive(Clone, Copy, Debug, Default)]
pub struct Available<'a> {
    /// CR 106.4. Plain unspent mana by type.
    pub pool: [u8; TYPES],
    /// Unspent mana that is not plain, each unit with what it can pay; none: not on this cost.
    pub special: &'a [ManaTypes],
    pub sources: &'a [Source],
    pub bundles: &'a [Bundle],
}

/// The mana part of a total cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct ManaPart<'a> {
    /// CR 107.4b. X is in it.
    pub generic: u16,
    /// CR 107.4a, 107.4c. Symbols of one type.
    pub of: [u8; TYPES],
    /// CR 107.4e. `{W/U}`, `{C/W}`: the types that pay each.
    pub hybrid: &'a [ManaTypes],
    /// CR 107.4e. `{2/W}`: how many of each color.
    pub mono_hybrid: [u8; TYPES],
}

/// How to pay: activations first (CR 601.2g), then each symbol with its mana (CR 601.2h).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    pub activations: Vec<Activation>,
    pub spends: Vec<Spend>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Activation {
    /// An index into [`Available::sources`].
    pub source: u16,
    pub adds: Bundle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spend {
    pub unit: Unit,
    pub on: Symbol,
}

/// One mana.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    Pool(ManaType),
    /// An index into [`Available::special`].
    Special(u16),
    /// Added by the activation of this source.
    Made {
        source: u16,
        of: ManaType,
    },
}

/// What a unit pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    Generic,
    Of(ManaType),
    /// An index into [`ManaPart::hybrid`].
    Hybrid(u16),
    /// The colored half of `{2/W}`.
    MonoHybrid(ManaType),
    /// One of the two mana of the other half.
    MonoHybridTwo(ManaType),
}

/// Memory that lives from one question to the next, so that none allocates in the long run.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    /// Indices of sources, the commonest first.
    order: Vec<u16>,
    /// For each source the bundle chosen: `0..count`.
    choice: Vec<u8>,
    used: Vec<bool>,
    best: Option<Best>,
    plan: Plan,
}

#[derive(Clone, Debug, Default)]
struct Best {
    used: Vec<bool>,
    choice: Vec<u8>,
    twos: Bundle,
    mana: i32,
}

/// For each set K of the types that the cost names: the units that have one of K,
/// the symbols that want nothing else.
struct Table {
    /// All types that the cost names.
    named: ManaTypes,
    have: [i32; SETS],
    need: [i32; SETS],
    units: i32,
    symbols: i32,
}

impl Table {
    /// With the symbols of the cost, `twos` of each mono-hybrid paid by two mana of any type.
    fn of_cost(cost: &ManaPart, twos: &Bundle) -> Table {
        let named = cost.named();
        let mut table = Table { named, have: [0; SETS], need: [0; SETS], units: 0, symbols: cost.generic.into() };
        for of in named.iter() {
            let i = of as usize;
            table.symbols += 2 * i32::from(twos[i]);
            let of_one = i32::from(cost.of[i]) + i32::from(cost.mono_hybrid[i] - twos[i]);
            table.change_symbols(ManaTypes::one(of), of_one);
        }
        for &types in cost.hybrid {
            table.change_symbols(types, 1);
        }
        table
    }

    fn change_symbols(&mut self, types: ManaTypes, by: i32) {
        for k in self.named.subsets().filter(|&k| types.and(k) == types) {
            self.need[k.index()] += by;
        }
        self.symbols += by;
    }

    fn change_units(&mut self, types: ManaTypes, by: i32) {
        if types == ManaTypes::NONE {
            return;
        }
        for k in self.named.subsets().filter(|k| k.meets(types)) {
            self.have[k.index()] += by;
        }
        self.units += by;
    }

    fn change_bundle(&mut self, bundle: &Bundle, by: i32) {
        for of in ManaType::ALL {
            self.change_units(ManaTypes::one(of), by * i32::from(bundle[of as usize]));
        }
    }

    fn holds(&self) -> bool {
        self.units >= self.symbols && self.named.subsets().all(|k| self.have[k.index()] >= self.need[k.index()])
    }

    /// Takes one symbol off the cost, if the units then pay what remains.
    fn pays(&mut self, types: ManaTypes) -> bool {
        self.change_symbols(types, -1);
        let paid = self.holds();
        if !paid {
            self.change_symbols(types, 1);
        }
        paid
    }

    /// As [`Table::pays`] for a symbol that any type pays.
    fn pays_generic(&mut self) -> bool {
        self.symbols -= 1;
        let paid = self.holds();
        self.symbols += i32::from(!paid);
        paid
    }

    /// How many units of these types the payment can do without.
    fn spare(&self, types: ManaTypes) -> i32 {
        let sets = self.named.subsets().filter(|k| k.meets(types)).map(|k| self.have[k.index()] - self.need[k.index()]);
        sets.fold(self.units - self.symbols, i32::min)
    }
}

impl ManaPart<'_> {
    /// The types that its symbols name.
    fn named(&self) -> ManaTypes {
        let one = ManaTypes::of_bundle(&self.of).or(ManaTypes::of_bundle(&self.mono_hybrid));
        self.hybrid.iter().fold(one, |all, &types| all.or(types))
    }
}

impl Available<'_> {
    fn alternatives(&self, source: &Source) -> &[Bundle] {
        match source.makes {
            Makes::One(_) => &[],
            Makes::Bundles { first, count } => &self.bundles[usize::from(first)..][..usize::from(count)],
        }
    }

    fn change_source(&self, table: &mut Table, source: u16, choice: &[u8], by: i32) {
        let source_row = &self.sources[usize::from(source)];
        match source_row.makes {
            Makes::One(types) => table.change_units(types, by),
            Makes::Bundles { .. } => {
                let chosen = choice.get(usize::from(source)).copied().unwrap_or(0);
                table.change_bundle(&self.alternatives(source_row)[usize::from(chosen)], by);
            }
        }
    }

    /// Everything into the table, bundles as chosen.
    fn fill(&self, table: &mut Table, choice: &[u8]) {
        for of in ManaType::ALL {
            table.change_units(ManaTypes::one(of), i32::from(self.pool[of as usize]));
        }
        for &types in self.special {
            table.change_units(types, 1);
        }
        for source in 0..self.sources.len() {
            self.change_source(table, source as u16, choice, 1);
        }
    }

    fn has_alternatives(&self) -> bool {
        self.sources.iter().any(|source| self.alternatives(source).len() > 1)
    }

    /// The next choice of bundles. Sources that make the same are interchangeable: the
    /// later never chooses a smaller number.
    fn next_choice(&self, order: &[u16], choice: &mut [u8]) -> bool {
        for at in (0..order.len()).rev() {
            let source = usize::from(order[at]);
            let count = self.alternatives(&self.sources[source]).len();
            if usize::from(choice[source]) + 1 < count {
                choice[source] += 1;
                for later in at + 1..order.len() {
                    let makes = self.sources[usize::from(order[later])].makes;
                    let same = order[..later].iter().rev().find(|&&s| self.sources[usize::from(s)].makes == makes);
                    choice[usize::from(order[later])] = same.map_or(0, |&s| choice[usize::from(s)]);
                }
                return true;
            }
        }
        false
    }

    /// How many types a source could add, then how much: what is used later among equals of a rank.
    fn flexibility(&self, source: &Source) -> (u32, u32) {
        match source.makes {
            Makes::One(types) => (types.count(), 1),
            Makes::Bundles { .. } => {
                let all = self.alternatives(source);
                let types = all.iter().fold(ManaTypes::NONE, |types, bundle| types.or(ManaTypes::of_bundle(bundle)));
                (types.count(), all.iter().map(|b| b.iter().map(|&n| u32::from(n)).sum()).max().unwrap_or(0))
            }
        }
    }
}

/// The next way to pay the mono-hybrid symbols: how many of each color by two mana of any type.
fn next_twos(cost: &ManaPart, twos: &mut Bundle) -> bool {
    for (two, &count) in twos.iter_mut().zip(&cost.mono_hybrid) {
        if *two < count {
            *two += 1;
            return true;
        }
        *two = 0;
    }
    false
}

/// Whether the cost can be paid at all.
///
/// ```
/// use rules::mana::{ManaTypes, payment::{Available, ManaPart, Makes, Source, can_pay}};
/// let mountain = Source { makes: Makes::One(ManaTypes::RED), rank: 0 };
/// let available = Available { sources: &[mountain; 3], ..Available::default() };
/// let cost = |generic| ManaPart { generic, of: [0, 0, 0, 1, 0, 0], ..ManaPart::default() };
/// assert!(can_pay(&available, &cost(2)) && !can_pay(&available, &cost(3)));
/// ```
pub fn can_pay(available: &Available, cost: &ManaPart) -> bool {
    if let Some(supply) = Supply::of(available) {
        return supply.pays(cost);
    }
    let mut scratch = Scratch::default();
    scratch.sort(available);
    let mut twos = [0; TYPES];
    loop {
        scratch.first_choice(available);
        loop {
            let mut table = Table::of_cost(cost, &twos);
            available.fill(&mut table, &scratch.choice);
            if table.holds() {
                return true;
            }
            if !available.next_choice(&scratch.order, &mut scratch.choice) {
                break;
            }
        }
        if !next_twos(cost, &mut twos) {
            return false;
        }
    }
}

/// One way to pay, or `None` if there is none.
///
/// Unspent mana goes first, special units before plain ones and colorless before
/// colors. No source is used that could be left out in favour of sources that come
/// before it: of a lower rank, then of fewer types, then of less mana, then listed earlier.
pub fn plan<'s>(available: &Available, cost: &ManaPart, scratch: &'s mut Scratch) -> Option<&'s Plan> {
    scratch.sort(available);
    scratch.best = None;
    let mut twos = [0; TYPES];
    let is_simple = cost.mono_hybrid == [0; TYPES] && !available.has_alternatives();
    loop {
        scratch.first_choice(available);
        loop {
            let mut table = Table::of_cost(cost, &twos);
            available.fill(&mut table, &scratch.choice);
            if table.holds() {
                scratch.leave_out(available, &mut table);
                if is_simple {
                    scratch.assign(available, cost, table, &twos);
                    return Some(&scratch.plan);
                }
                scratch.keep_if_better(&table, &twos);
            }
            if !available.next_choice(&scratch.order, &mut scratch.choice) {
                break;
            }
        }
        if !next_twos(cost, &mut twos) {
            break;
        }
    }
    let best = scratch.best.take()?;
    let mut table = Table::of_cost(cost, &best.twos);
    available.fill(&mut table, &best.choice);
    scratch.choice = best.choice;
    scratch.leave_out(available, &mut table);
    scratch.assign(available, cost, table, &best.twos);
    Some(&scratch.plan)
}

impl Scratch {
    fn sort(&mut self, available: &Available) {
        self.order.clear();
        self.order.extend(0..available.sources.len() as u16);
        let key = |&i: &u16| {
            let source = &available.sources[usize::from(i)];
            (source.rank, available.flexibility(source), i)
        };
        self.order.sort_unstable_by_key(key);
    }

    fn first_choice(&mut self, available: &Available) {
        self.choice.clear();
        self.choice.resize(available.sources.len(), 0);
    }

    /// Leaves out each source that is not needed, the scarcest first.
    fn leave_out(&mut self, available: &Available, table: &mut Table) {
        self.used.clear();
        self.used.resize(available.sources.len(), true);
        for &source in self.order.iter().rev() {
            let spared = match available.sources[usize::from(source)].makes {
                Makes::One(types) => {
                    let spared = types == ManaTypes::NONE || table.spare(types) > 0;
                    if spared {
                        table.change_units(types, -1);
                    }
                    spared
                }
                Makes::Bundles { .. } => {
                    available.change_source(table, source, &self.choice, -1);
                    let spared = table.holds();
                    if !spared {
                        available.change_source(table, source, &self.choice, 1);
                    }
                    spared
                }
            };
            self.used[usize::from(source)] = !spared;
        }
    }

    fn keep_if_better(&mut self, table: &Table, twos: &Bundle) {
        let is_better = self.best.as_ref().is_none_or(|best| {
            // The scarcest source that only one of the two uses decides.
            let mut differing = self.order.iter().rev().map(|&s| usize::from(s));
            let decides = differing.find(|&s| self.used[s] != best.used[s]);
            decides.map_or(table.symbols < best.mana, |s| best.used[s])
        });
        if is_better {
            self.best =
                Some(Best { used: self.used.clone(), choice: self.choice.clone(), twos: *twos, mana: table.symbols });
        }
    }

    /// Gives each unit its symbol. What was left in the table is enough.
    fn assign(&mut self, available: &Available, cost: &ManaPart, mut table: Table, twos: &Bundle) {
        self.plan.activations.clear();
        self.plan.spends.clear();
        let mut open =
            Open { cost, of: cost.of, mono: cost.mono_hybrid, twos: *twos, generic: cost.generic, hybrid: 0 };
        for of in ManaType::ALL {
            open.mono[of as usize] -= twos[of as usize];
            open.twos[of as usize] *= 2;
        }
        let mut pool = available.pool;
        for of in ManaType::ALL {
            // What is left in the pool by choice: the last type first, colorless kept least.
            let spared = table.spare(ManaTypes::one(of)).min(pool[of as usize].into());
            pool[of as usize] -= spared as u8;
            table.change_units(ManaTypes::one(of), -spared);
        }
        let spends = &mut self.plan.spends;
        for (i, &types) in available.special.iter().enumerate().filter(|(_, types)| **types != ManaTypes::NONE) {
            if table.spare(types) > 0 {
                table.change_units(types, -1);
            } else if let Some((on, _)) = open.take(types, &mut table) {
                spends.push(Spend { unit: Unit::Special(i as u16), on });
            }
        }
        for of in ManaType::ALL {
            for _ in 0..pool[of as usize] {
                if let Some((on, _)) = open.take(ManaTypes::one(of), &mut table) {
                    spends.push(Spend { unit: Unit::Pool(of), on });
                }
            }
        }
        for &source in self.order.iter().filter(|&&source| self.used[usize::from(source)]) {
            let row = &available.sources[usize::from(source)];
            let mut adds = [0; TYPES];
            if let Makes::One(types) = row.makes {
                if let Some((on, of)) = open.take(types, &mut table) {
                    adds[of as usize] = 1;
                    spends.push(Spend { unit: Unit::Made { source, of }, on });
                }
            } else {
                adds = available.alternatives(row)[usize::from(self.choice[usize::from(source)])];
                for of in ManaType::ALL {
                    for _ in 0..adds[of as usize] {
                        if let Some((on, _)) = open.take(ManaTypes::one(of), &mut table) {
                            spends.push(Spend { unit: Unit::Made { source, of }, on });
                        }
                    }
                }
            }
            self.plan.activations.push(Activation { source, adds });
        }
        debug_assert_eq!(table.symbols, 0, "every symbol is paid");
    }
}

/// The symbols not yet paid.
struct Open<'a> {
    cost: &'a ManaPart<'a>,
    of: [u8; TYPES],
    mono: [u8; TYPES],
    /// Mana still to pay for the halves of two.
    twos: Bundle,
    generic: u16,
    /// A bit for each hybrid symbol paid; a cost has 64 at most.
    hybrid: u64,
}

impl Open<'_> {
    /// The strictest symbol that a unit of these types can pay so that the rest can still be paid.
    fn take(&mut self, types: ManaTypes, table: &mut Table) -> Option<(Symbol, ManaType)> {
        table.change_units(types, -1);
        for of in types.iter() {
            let i = of as usize;
            if self.of[i] > 0 && table.pays(ManaTypes::one(of)) {
                self.of[i] -= 1;
                return Some((Symbol::Of(of), of));
            }
            if self.mono[i] > 0 && table.pays(ManaTypes::one(of)) {
                self.mono[i] -= 1;
                return Some((Symbol::MonoHybrid(of), of));
            }
        }
        for (i, &symbol) in self.cost.hybrid.iter().enumerate() {
            if self.hybrid & 1 << i == 0 && symbol.meets(types) && table.pays(symbol) {
                self.hybrid |= 1 << i;
                return Some((Symbol::Hybrid(i as u16), symbol.and(types).first()?));
            }
        }
        let first = types.first()?;
        let two = ManaType::ALL.into_iter().find(|&of| self.twos[of as usize] > 0);
        if (self.generic == 0 && two.is_none()) || !table.pays_generic() {
            return None;
        }
        if self.generic > 0 {
            self.generic -= 1;
            return Some((Symbol::Generic, first));
        }
        let of = two?;
        self.twos[of as usize] -= 1;
        Some((Symbol::MonoHybridTwo(of), first))
    }
}

#[cfg(test)]
mod tests;
