//! CR 107.4, 202. Mana symbols, mana costs and the mana that effects add.

use crate::{Color, ColorSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// One symbol of a mana cost (CR 107.4).
///
/// GAP CR 107.4f: Phyrexian symbols are not modelled.
/// GAP CR 107.4h: the snow symbol is not modelled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ManaSymbol {
    /// `{X}` (CR 107.3).
    X,
    /// `{0}`, `{1}`, `{2}` ... any mana (CR 107.4b).
    Generic(u8),
    Colored(Color),
    /// `{C}` (CR 107.4c).
    Colorless,
    /// `{W/U}` (CR 107.4e).
    Hybrid(Color, Color),
    /// `{2/W}` (CR 107.4e).
    MonoHybrid(Color),
}

/// CR 202.1. A mana cost, symbols in printed order. `{0}` is a cost; no mana
/// cost at all is `Option::None` where a cost is wanted (CR 202.1b).
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ManaCost(pub Vec<ManaSymbol>);

impl ManaCost {
    /// CR 202.3. The mana value with X taken as `x` (0 everywhere but on the stack, CR 202.3e).
    pub fn mana_value(&self, x: u32) -> u32 {
        self.0
            .iter()
            .map(|symbol| match *symbol {
                ManaSymbol::X => x,
                ManaSymbol::Generic(n) => n.into(),
                ManaSymbol::Colored(_) | ManaSymbol::Colorless | ManaSymbol::Hybrid(..) => 1,
                ManaSymbol::MonoHybrid(_) => 2,
            })
            .sum()
    }

    /// CR 202.2. The colors of an object with this mana cost.
    pub fn colors(&self) -> ColorSet {
        self.0.iter().fold(ColorSet::NONE, |set, symbol| match *symbol {
            ManaSymbol::Colored(c) | ManaSymbol::MonoHybrid(c) => set.with(c),
            ManaSymbol::Hybrid(a, b) => set.with(a).with(b),
            ManaSymbol::X | ManaSymbol::Generic(_) | ManaSymbol::Colorless => set,
        })
    }

    pub fn has_x(&self) -> bool {
        self.0.contains(&ManaSymbol::X)
    }
}

impl fmt::Display for ManaSymbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ManaSymbol::X => f.write_str("{X}"),
            ManaSymbol::Generic(n) => write!(f, "{{{n}}}"),
            ManaSymbol::Colored(c) => write!(f, "{{{}}}", c.letter()),
            ManaSymbol::Colorless => f.write_str("{C}"),
            ManaSymbol::Hybrid(a, b) => write!(f, "{{{}/{}}}", a.letter(), b.letter()),
            ManaSymbol::MonoHybrid(c) => write!(f, "{{2/{}}}", c.letter()),
        }
    }
}

impl fmt::Display for ManaCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|symbol| symbol.fmt(f))
    }
}

/// What is wrong with a written mana cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAManaCost {
    /// The part that is not a symbol.
    pub found: String,
}

impl fmt::Display for NotAManaCost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a mana symbol (CR 107.4); a cost is written like {{2}}{{R}}", self.found)
    }
}

impl std::error::Error for NotAManaCost {}

fn color(letter: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|c| letter.len() == 1 && letter.starts_with(c.letter()))
}

impl FromStr for ManaSymbol {
    type Err = NotAManaCost;

    /// Reads one symbol with its braces.
    fn from_str(text: &str) -> Result<Self, NotAManaCost> {
        let wrong = || NotAManaCost { found: text.to_owned() };
        let inner = text.strip_prefix('{').and_then(|t| t.strip_suffix('}')).ok_or_else(wrong)?;
        if inner == "X" {
            return Ok(ManaSymbol::X);
        }
        if inner == "C" {
            return Ok(ManaSymbol::Colorless);
        }
        if let Some(c) = color(inner) {
            return Ok(ManaSymbol::Colored(c));
        }
        if let Some((left, right)) = inner.split_once('/') {
            return match (color(left), color(right)) {
                (Some(a), Some(b)) if a != b => Ok(ManaSymbol::Hybrid(a, b)),
                (None, Some(c)) if left == "2" => Ok(ManaSymbol::MonoHybrid(c)),
                _ => Err(wrong()),
            };
        }
        if inner.bytes().all(|b| b.is_ascii_digit()) && (inner == "0" || !inner.starts_with('0')) {
            return inner.parse().map(ManaSymbol::Generic).map_err(|_| wrong());
        }
        Err(wrong())
    }
}

impl FromStr for ManaCost {
    type Err = NotAManaCost;

    /// ```
    /// let cost: ir::ManaCost = "{2}{U}{B}".parse().unwrap();
    /// assert_eq!((cost.mana_value(0), cost.to_string().as_str()), (4, "{2}{U}{B}"));
    /// assert!("2UB".parse::<ir::ManaCost>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, NotAManaCost> {
        let mut symbols = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let end = rest.find('}').ok_or_else(|| NotAManaCost { found: rest.to_owned() })? + 1;
            symbols.push(rest[..end].parse()?);
            rest = &rest[end..];
        }
        if symbols.is_empty() {
            return Err(NotAManaCost { found: text.to_owned() });
        }
        Ok(ManaCost(symbols))
    }
}

impl Serialize for ManaCost {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ManaCost {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        String::deserialize(d)?.parse().map_err(serde::de::Error::custom)
    }
}

/// CR 106.3. What an "Add ..." instruction adds.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum AddedMana {
    /// "Add {G}{G}."; only colored and colorless symbols stand here.
    These(ManaCost),
    /// "Add {R} or {G}." One of the listed symbols.
    OneOf(ManaCost),
    /// "Add one mana of any color." so many, all of one color.
    AnyOneColor(u8),
}
