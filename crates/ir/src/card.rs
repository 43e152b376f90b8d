//! CR 200. A card: its faces and what is printed on each.

use crate::{Ability, ColorSet, ManaCost, TypeLine};
use serde::{Deserialize, Serialize};

/// A whole card.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    #[serde(default, skip_serializing_if = "Layout::is_normal")]
    pub layout: Layout,
    /// One face, or the front and the back (712).
    pub faces: Vec<CardFace>,
}

impl Card {
    /// The name of the card: that of its front face (201.2, 712.8a).
    pub fn name(&self) -> &str {
        &self.faces[0].name
    }
    pub fn front(&self) -> &CardFace {
        &self.faces[0]
    }
}

/// CR 712. How the faces go together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Layout {
    #[default]
    Normal,
    /// 712.2. Nonmodal double-faced: it transforms.
    Transforming,
    /// 712.3. Modal double-faced.
    Modal,
}

impl Layout {
    pub fn is_normal(&self) -> bool {
        *self == Layout::Normal
    }
}

/// One face: what is printed on it, nothing computed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardFace {
    pub name: String,
    /// `None`: no mana cost, which is not {0} (202.1b, 118.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mana_cost: Option<ManaCost>,
    /// CR 204.
    #[serde(default, skip_serializing_if = "ColorSet::is_empty_ref")]
    pub color_indicator: ColorSet,
    pub type_line: TypeLine,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
    /// CR 208.1. Power and toughness, creatures and Vehicles only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub power_toughness: Option<(PtValue, PtValue)>,
}

impl ColorSet {
    fn is_empty_ref(&self) -> bool {
        self.is_empty()
    }
}

/// CR 208.1, 208.2. A printed power or toughness.
///
/// A `*` is set by a characteristic-defining ability (604.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PtValue {
    Number(i16),
    Star,
}
