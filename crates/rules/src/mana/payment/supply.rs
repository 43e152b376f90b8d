//! What a seat could spend, counted once for the many costs of one stop.

use super::{Available, Makes, ManaPart, next_twos};
use crate::mana::{Bundle, ManaTypes, SETS, TYPES};

/// What a seat could spend, counted once for many costs: for each set of types the
/// units that have one of it. It answers whether a cost can be paid in a few
/// comparisons, and follows single changes (a land untaps, mana is spent).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Supply {
    have: [u16; SETS],
}

impl Default for Supply {
    fn default() -> Supply {
        Supply { have: [0; SETS] }
    }
}

impl Supply {
    /// Unspent mana and sources; `None` if a source has more than one bundle to
    /// choose from, for which only [`can_pay`] knows the answer.
    pub fn of(available: &Available) -> Option<Supply> {
        let mut supply = Supply::default();
        supply.add_bundle(&available.pool);
        available.special.iter().for_each(|&types| supply.add(types));
        for source in available.sources {
            match (source.makes, available.alternatives(source)) {
                (Makes::One(types), _) => supply.add(types),
                (Makes::Bundles { .. }, [bundle]) => supply.add_bundle(bundle),
                (Makes::Bundles { .. }, _) => return None,
            }
        }
        Some(supply)
    }

    /// One more mana of one of these types.
    pub fn add(&mut self, types: ManaTypes) {
        for (k, have) in self.have.iter_mut().enumerate() {
            *have += u16::from(k & types.index() != 0);
        }
    }

    /// So many more, each of one of these types.
    pub(crate) fn add_many(&mut self, types: ManaTypes, count: u16) {
        for (k, have) in self.have.iter_mut().enumerate() {
            *have += if k & types.index() != 0 { count } else { 0 };
        }
    }

    /// One less; it was added before.
    pub fn remove(&mut self, types: ManaTypes) {
        for (k, have) in self.have.iter_mut().enumerate() {
            *have -= u16::from(k & types.index() != 0);
        }
    }

    pub fn add_bundle(&mut self, bundle: &Bundle) {
        for of in ManaTypes::of_bundle(bundle).iter() {
            (0..bundle[of as usize]).for_each(|_| self.add(ManaTypes::one(of)));
        }
    }

    /// How many mana there are.
    pub fn total(&self) -> u16 {
        self.have[ManaTypes::ANY.index()]
    }

    /// Whether the cost can be paid.
    pub fn pays(&self, cost: &ManaPart) -> bool {
        let mut twos = [0; TYPES];
        loop {
            if self.pays_with(cost, &twos) {
                return true;
            }
            if !next_twos(cost, &mut twos) {
                return false;
            }
        }
    }

    /// The most generic mana that can be paid beside the cost: what X can be (CR 107.3a).
    /// `None` if the cost itself can't be paid.
    pub fn beside(&self, cost: &ManaPart) -> Option<u16> {
        let mut twos = [0; TYPES];
        let mut most = None;
        loop {
            if self.pays_with(cost, &twos) {
                most = most.max(Some(self.total() - symbols(cost, &twos) as u16));
            }
            if !next_twos(cost, &mut twos) {
                return most;
            }
        }
    }

    fn pays_with(&self, cost: &ManaPart, twos: &Bundle) -> bool {
        symbols(cost, twos) <= self.total().into()
            && cost.named().subsets().all(|k| {
                let ones = k.iter().map(|of| of as usize);
                let want = ones.map(|i| u32::from(cost.of[i]) + u32::from(cost.mono_hybrid[i] - twos[i])).sum::<u32>();
                let hybrid = cost.hybrid.iter().filter(|types| types.and(k) == **types).count() as u32;
                want + hybrid <= self.have[k.index()].into()
            })
    }
}

/// How many mana pay the cost.
fn symbols(cost: &ManaPart, twos: &Bundle) -> u32 {
    let of_each = [cost.of, cost.mono_hybrid, *twos].into_iter().flatten().map(u32::from).sum::<u32>();
    u32::from(cost.generic) + cost.hybrid.len() as u32 + of_each
}
