//! CR 508.1c-d, 509.1b-c. Restrictions and requirements of a declaration.
//!
//! Attackers and blockers are declared by one law: no restriction may be disobeyed,
//! and the requirements obeyed must be as many as can be obeyed at once without
//! disobeying one. Each of the chosen creatures attacks or blocks something;
//! [`Declaring`] says what it may be, as rows of small numbers. Nothing here knows an object.
//!
//! A creature that no restriction links to another is maximised alone. Only where
//! restrictions link them does [`search`] look at them together. A choice that costs
//! something never counts as possible for a requirement, but obeys it if it is made.

mod search;

/// Which declaration it is; it decides the rule that a [`Violation`] names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declare {
    Attackers,
    Blockers,
}

/// A declaration to be made.
#[derive(Clone, Copy, Debug)]
pub struct Declaring<'a> {
    pub declare: Declare,
    /// The creatures that could be chosen.
    pub creatures: &'a [Creature],
    /// What can be attacked, or the attackers that can be blocked.
    pub against: &'a [Against],
    /// A row for each creature, restrictions of the pair applied (flying, protection, "can't attack you").
    pub may: &'a [May],
    /// "No more than two creatures can attack/block."
    pub most: Option<u16>,
    pub requirements: &'a [Requirement],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Creature {
    /// How many it can attack or block at once.
    pub most: u16,
    pub company: Company,
}

impl Default for Creature {
    fn default() -> Creature {
        Creature { most: 1, company: Company::Any }
    }
}

/// How many others must be chosen with a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Company {
    Any,
    /// "Can't attack alone" is one.
    AtLeast(u16),
    /// "Can only attack alone."
    None,
}

/// Something that is attacked or blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Against {
    /// None or at least so many creatures; menace (CR 702.111b) is two.
    pub at_least: u16,
    pub at_most: u16,
    /// How many effects say that it must be attacked or blocked if able; each is a requirement.
    pub wanted: u16,
}

impl Default for Against {
    fn default() -> Against {
        Against { at_least: 0, at_most: u16::MAX, wanted: 0 }
    }
}

/// Whether a creature can be declared against something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum May {
    No,
    Yes,
    /// Only if a cost is paid, which nothing requires.
    ForACost,
}

/// One requirement on one creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Requirement {
    pub creature: u16,
    pub whom: Whom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whom {
    /// "Attacks each combat if able."
    Any,
    One(u16),
    /// A bit for each of the first 64: "attacks a player other than you if able" (CR 701.15b).
    Among(u64),
}

impl Whom {
    fn fits(self, against: u16) -> bool {
        match self {
            Whom::Any => true,
            Whom::One(one) => one == against,
            Whom::Among(bits) => against < 64 && bits & 1 << against != 0,
        }
    }
}

/// A creature chosen to attack or block something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pair {
    pub creature: u16,
    pub against: u16,
}

/// Whether a partial declaration may still change for a creature.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Still {
    Open,
    Closed,
}

/// Why a declaration is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The creature can't be declared against that.
    Cannot(Pair),
    /// Against more than it can attack or block.
    TooManyFor {
        creature: u16,
    },
    /// The creature can't be chosen with so few or so many others.
    Company {
        creature: u16,
    },
    /// Fewer creatures than menace and the like want, or more than can be.
    Against {
        against: u16,
        chosen: u16,
    },
    /// More creatures than can attack or block.
    TooMany {
        chosen: u16,
        most: u16,
    },
    Requirements {
        obeyed: u32,
        possible: u32,
    },
}

impl Violation {
    /// The rule that is broken.
    pub fn rule(self, declare: Declare) -> &'static str {
        match (declare, self) {
            (Declare::Attackers, Violation::Requirements { .. }) => "508.1d",
            (Declare::Blockers, Violation::Requirements { .. }) => "509.1c",
            (Declare::Attackers, _) => "508.1c",
            (Declare::Blockers, _) => "509.1b",
        }
    }
}

/// How many requirements can be obeyed at once without a cost and without disobeying a restriction.
pub fn max_requirements(declaring: &Declaring) -> u32 {
    if declaring.is_free() {
        return 0;
    }
    if !declaring.links() {
        return (0..declaring.creatures.len() as u16).map(|creature| declaring.best_alone(creature)).sum();
    }
    search::best(declaring, &[], &[], search::Costs::Refused).map_or(0, |best| best.obeyed)
}

/// Whether `pairs` is a legal declaration.
///
/// ```
/// use rules::combat::declare::*;
/// // Two creatures, the first attacks if able; no more than one creature can attack.
/// let declaring = Declaring {
///     declare: Declare::Attackers,
///     creatures: &[Creature::default(); 2],
///     against: &[Against::default()],
///     may: &[May::Yes; 2],
///     most: Some(1),
///     requirements: &[Requirement { creature: 0, whom: Whom::Any }],
/// };
/// let attack = |creature| [Pair { creature, against: 0 }];
/// assert_eq!(check(&declaring, &attack(0)), Ok(()));
/// let broken = check(&declaring, &attack(1)).unwrap_err();
/// assert_eq!(broken.rule(Declare::Attackers), "508.1d");
/// ```
pub fn check(declaring: &Declaring, pairs: &[Pair]) -> Result<(), Violation> {
    declaring.restrictions(pairs)?;
    if declaring.is_free() {
        return Ok(());
    }
    let (obeyed, possible) = (declaring.obeyed(pairs), max_requirements(declaring));
    // CHOICE: a requirement obeyed at a cost makes up for another one: CR 508.1d counts all that are obeyed.
    if obeyed < possible { Err(Violation::Requirements { obeyed, possible }) } else { Ok(()) }
}

/// Adds to `pairs` what makes it a legal declaration: one that obeys as many requirements
/// as any that contains `pairs`, and has no pair more than it takes; costs only where
/// nothing else will do. `still` closes creatures to change; those
/// without an entry are open. `false`, and nothing added, if there is no way.
pub fn complete(declaring: &Declaring, still: &[Still], pairs: &mut Vec<Pair>) -> bool {
    match check(declaring, pairs) {
        Ok(()) => return true,
        Err(Violation::Cannot(_) | Violation::TooManyFor { .. }) => return false,
        Err(_) => {}
    }
    let possible = max_requirements(declaring);
    for costs in [search::Costs::Refused, search::Costs::Paid] {
        if let Some(best) = search::best(declaring, still, pairs, costs).filter(|best| best.obeyed >= possible) {
            pairs.clear();
            pairs.extend(best.pairs);
            pairs.sort_unstable();
            return true;
        }
    }
    false
}

impl Declaring<'_> {
    fn may(&self, creature: u16, against: u16) -> May {
        self.may[usize::from(creature) * self.against.len() + usize::from(against)]
    }

    /// No requirement at all.
    fn is_free(&self) -> bool {
        self.requirements.is_empty() && self.against.iter().all(|against| against.wanted == 0)
    }

    /// Whether anything makes one creature's choice depend on another's.
    fn links(&self) -> bool {
        let all = self.creatures.len();
        self.most.is_some_and(|most| usize::from(most) < all)
            || self.creatures.iter().any(|creature| creature.company != Company::Any)
            || (0..self.against.len()).any(|against| self.is_linked(against))
    }

    fn is_linked(&self, against: usize) -> bool {
        let row = self.against[against];
        row.at_least > 1 || row.wanted > 0 || usize::from(row.at_most) < self.creatures.len()
    }

    fn of_creature(&self, creature: u16) -> impl Iterator<Item = &Requirement> {
        self.requirements.iter().filter(move |requirement| requirement.creature == creature)
    }

    /// The most requirements on a creature that it can obey whatever the others do.
    fn best_alone(&self, creature: u16) -> u32 {
        if self.of_creature(creature).next().is_none() {
            return 0;
        }
        let options: Vec<u16> =
            (0..self.against.len() as u16).filter(|&against| self.may(creature, against) == May::Yes).collect();
        let most = usize::from(self.creatures[usize::from(creature)].most);
        search::subsets(&options, most).map(|subset| self.gain(creature, &subset)).max().unwrap_or(0)
    }

    /// How many requirements on the creature are obeyed if it is declared against these.
    fn gain(&self, creature: u16, against: &[u16]) -> u32 {
        let obeyed = self.of_creature(creature).filter(|requirement| against.iter().any(|&a| requirement.whom.fits(a)));
        obeyed.count() as u32
    }

    /// How many requirements a declaration obeys.
    fn obeyed(&self, pairs: &[Pair]) -> u32 {
        let fits = |r: &&Requirement| pairs.iter().any(|pair| pair.creature == r.creature && r.whom.fits(pair.against));
        let on_creatures = self.requirements.iter().filter(fits).count() as u32;
        let is_chosen = |against: usize| pairs.iter().any(|pair| usize::from(pair.against) == against);
        let wanted = self.against.iter().enumerate().filter(|(i, row)| row.wanted > 0 && is_chosen(*i));
        on_creatures + wanted.map(|(_, row)| u32::from(row.wanted)).sum::<u32>()
    }

    /// CR 508.1c, 509.1b.
    fn restrictions(&self, pairs: &[Pair]) -> Result<(), Violation> {
        for (i, &pair) in pairs.iter().enumerate() {
            let is_there = usize::from(pair.creature) < self.creatures.len();
            let can = is_there && usize::from(pair.against) < self.against.len();
            if !can || self.may(pair.creature, pair.against) == May::No || pairs[..i].contains(&pair) {
                return Err(Violation::Cannot(pair));
            }
        }
        let starts = |i: &usize| pairs[..*i].iter().all(|pair| pair.creature != pairs[*i].creature);
        let chosen = (0..pairs.len()).filter(starts).count() as u16;
        if let Some(most) = self.most.filter(|&most| chosen > most) {
            return Err(Violation::TooMany { chosen, most });
        }
        for i in (0..pairs.len()).filter(starts) {
            let creature = pairs[i].creature;
            let row = self.creatures[usize::from(creature)];
            if pairs.iter().filter(|pair| pair.creature == creature).count() > usize::from(row.most) {
                return Err(Violation::TooManyFor { creature });
            }
            if !row.company.allows(chosen) {
                return Err(Violation::Company { creature });
            }
        }
        for &Pair { against, .. } in pairs {
            let row = self.against[usize::from(against)];
            let chosen = pairs.iter().filter(|pair| pair.against == against).count() as u16;
            if chosen < row.at_least || chosen > row.at_most {
                return Err(Violation::Against { against, chosen });
            }
        }
        Ok(())
    }
}

impl Company {
    /// Whether a creature can be among `chosen` creatures, itself counted.
    fn allows(self, chosen: u16) -> bool {
        match self {
            Company::Any => true,
            Company::AtLeast(others) => chosen > others,
            Company::None => chosen == 1,
        }
    }
}

#[cfg(test)]
mod tests;
