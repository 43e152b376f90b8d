//! CR 708.4, 702.37c, 702.168b. Casting a card face down.
//!
//! It is turned face down before it goes onto the stack; everything that looks at
//! the spell, permissions and prohibitions included, sees the listed
//! characteristics. The way is an alternative cost of {3} (118.9).

use super::By;
use crate::ids::{FaceId, Slot};
use crate::run::World;
use ir::{Ability, Cost, Keyword, ManaCost, ManaSymbol};

impl World<'_> {
    /// Which rules let this card be cast face down (702.37d, 702.168c).
    pub(crate) fn ways_to_cast_face_down(self, card: Slot) -> impl Iterator<Item = By> {
        self.face_down_ways(self.front_face(card))
    }

    /// The same of a card with this front face.
    pub(crate) fn face_down_ways(self, face: FaceId) -> impl Iterator<Item = By> {
        let face = self.pack().face(face);
        let mut found = [None; 2];
        for on in &face.abilities {
            match &self.pack().ability(on.id).ir {
                Ability::Keyword(Keyword::Morph(_) | Keyword::Megamorph(_)) => found[0] = Some(By::Morph),
                Ability::Keyword(Keyword::Disguise(_)) => found[1] = Some(By::Disguise),
                _ => {}
            }
        }
        found.into_iter().flatten()
    }
}

/// CR 702.37c, 702.168b. How much generic mana the alternative cost is.
pub(crate) const FACE_DOWN_MANA: u16 = 3;

/// CR 702.37c, 702.168b. The alternative cost.
pub(crate) fn face_down_cost() -> Cost {
    Cost::mana(ManaCost(vec![ManaSymbol::Generic(FACE_DOWN_MANA as u8)]))
}
