//! Cards of MTGJSON's AtomicCards file, as [`RawCard`]s.

use crate::card::{RawCard, RawFace};
use ir::Layout;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

/// One card of the file: its key and its faces as they stand there.
#[derive(Clone, Debug)]
pub struct Entry {
    pub name: String,
    pub faces: Vec<Face>,
}

/// What we use of a face.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Face {
    pub name: String,
    #[serde(default)]
    pub face_name: Option<String>,
    #[serde(default)]
    pub text: Option<String>,
    #[serde(default)]
    pub mana_cost: Option<String>,
    #[serde(rename = "type")]
    pub type_line: String,
    pub layout: String,
    #[serde(default)]
    pub power: Option<String>,
    #[serde(default)]
    pub toughness: Option<String>,
    #[serde(default)]
    pub side: Option<String>,
    #[serde(default)]
    pub color_indicator: Vec<String>,
    #[serde(default)]
    pub foreign_data: Vec<Foreign>,
    /// Codes of the sets in which it was printed.
    #[serde(default)]
    pub printings: Vec<String>,
    #[serde(default)]
    pub rulings: Vec<Ruling>,
}

/// An official ruling.
#[derive(Clone, Debug, Deserialize)]
pub struct Ruling {
    /// Year, month, day with dashes.
    pub date: String,
    pub text: String,
}

/// A printing in another language.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Foreign {
    pub language: String,
    #[serde(default)]
    pub name: Option<String>,
    /// Of one face, where the card has two.
    #[serde(default)]
    pub face_name: Option<String>,
    #[serde(default)]
    pub text: Option<String>,
    /// The type line.
    #[serde(default, rename = "type")]
    pub type_line: Option<String>,
}

#[derive(Deserialize)]
struct Whole {
    data: BTreeMap<String, Vec<Face>>,
}

/// Why a file gives no cards.
#[derive(Debug)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

/// All cards of an AtomicCards file, plain or with gzip.
pub fn load(path: &Path) -> Result<Vec<Entry>, Unreadable> {
    let shown = path.display();
    let open = || File::open(path).map_err(|e| Unreadable(format!("{shown}: {e}")));
    let mut start = [0; 2];
    let zipped = open()?.read(&mut start).is_ok_and(|n| n == 2) && start == [0x1f, 0x8b];
    let mut text = String::new();
    let file = BufReader::new(open()?);
    let read = if zipped {
        flate2::bufread::MultiGzDecoder::new(file).read_to_string(&mut text)
    } else {
        BufReader::new(file).read_to_string(&mut text)
    };
    read.map_err(|e| Unreadable(format!("{shown}: the file cannot be unpacked, it may be truncated ({e})")))?;
    let whole: Whole = serde_json::from_str(&text)
        .map_err(|e| Unreadable(format!("{shown}: no AtomicCards file, or a truncated one ({e})")))?;
    let entry = |(name, mut faces): (String, Vec<Face>)| {
        set_hints_aside(&mut faces);
        Entry { name, faces }
    };
    Ok(whole.data.into_iter().map(entry).collect())
}

/// CR 712.3c. A printed face of a modal double-faced card ends in a hint at its other face: the type of that face, and
/// its mana cost or what it does for mana. It is no rules text; English texts come without it.
fn set_hints_aside(faces: &mut [Face]) {
    let whole = faces.to_vec();
    let [a, b] = whole.as_slice() else { return };
    if a.layout != "modal_dfc" {
        return;
    }
    for (face, other) in faces.iter_mut().zip([b, a]) {
        for printing in &mut face.foreign_data {
            if let Some(text) = &mut printing.text {
                text.truncate(without_hint(text, other, &printing.language).len());
            }
        }
    }
}

/// A printed text up to a hint at the other face, if it ends in one.
fn without_hint<'t>(text: &'t str, other: &Face, language: &str) -> &'t str {
    let cut = || {
        let (before, gist) = text.trim_end().rsplit_once('\n')?;
        let (before, kind) = before.rsplit_once('\n')?;
        let printing = other.foreign_data.iter().find(|p| p.language == language)?;
        let types = printing.type_line.as_ref()?.to_lowercase();
        let is_cost = other.mana_cost.as_deref() == Some(gist);
        let is_line = gist.starts_with("{T}") && printing.text.iter().any(|t| t.lines().any(|line| line == gist));
        (types.contains(&kind.trim().to_lowercase()) && (is_cost || is_line)).then_some(before)
    };
    cut().unwrap_or(text)
}

impl Entry {
    /// The card; an error names a layout that the meaning has no words for.
    pub fn raw(&self) -> Result<RawCard, String> {
        let layout = match self.faces.first().map(|f| f.layout.as_str()) {
            Some(
                "normal" | "leveler" | "class" | "saga" | "case" | "prototype" | "mutate" | "meld" | "host" | "augment"
                | "token",
            ) => Layout::Normal,
            Some("transform") => Layout::Transforming,
            Some("modal_dfc") => Layout::Modal,
            other => return Err(format!("the layout {}", other.unwrap_or("of a card without faces"))),
        };
        let mut faces: Vec<&Face> = self.faces.iter().collect();
        faces.sort_by_key(|f| f.side.clone());
        if layout == Layout::Normal {
            faces.truncate(1);
        }
        Ok(RawCard { layout, faces: faces.into_iter().map(Face::raw).collect() })
    }
}

impl Face {
    pub fn raw(&self) -> RawFace {
        RawFace {
            name: self.face_name.clone().unwrap_or_else(|| self.name.clone()),
            mana_cost: self.mana_cost.clone(),
            type_line: self.type_line.clone(),
            text: self.text.clone().unwrap_or_default(),
            power: self.power.clone(),
            toughness: self.toughness.clone(),
            color_indicator: self.color_indicator.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(mana_cost: Option<&str>, type_line: &str, text: &str) -> Face {
        let foreign = Foreign {
            language: "German".to_owned(),
            name: None,
            face_name: None,
            text: Some(text.to_owned()),
            type_line: Some(type_line.to_owned()),
        };
        Face {
            name: "Odd Door // Odd Room".to_owned(),
            face_name: None,
            text: None,
            mana_cost: mana_cost.map(str::to_owned),
            type_line: String::new(),
            layout: "modal_dfc".to_owned(),
            power: None,
            toughness: None,
            side: None,
            color_indicator: Vec::new(),
            foreign_data: vec![foreign],
            printings: Vec::new(),
            rulings: Vec::new(),
        }
    }

    fn texts(front: &str, back: &str) -> [String; 2] {
        let mut faces = [face(Some("{2}{U}"), "Kreatur — Vogel", front), face(None, "Land", back)];
        set_hints_aside(&mut faces);
        faces.map(|f| f.foreign_data[0].text.clone().expect("a text"))
    }

    #[test]
    fn a_hint_at_the_other_face_is_set_aside() {
        let back = "{T}: Erzeuge {U}.";
        let [front, land] = texts("Ziehe zwei Karten.\nLand\n{T}: Erzeuge {U}.", &format!("{back}\nVogel\n{{2}}{{U}}"));
        assert_eq!((front.as_str(), land.as_str()), ("Ziehe zwei Karten.", back));
    }

    /// A line with the same mana ability behind a keyword is the face's own.
    #[test]
    fn what_a_face_says_for_itself_stays() {
        let own = "Fliegend\nReichweite\n{T}: Erzeuge {U}.";
        assert_eq!(texts(own, "{T}: Erzeuge {U}.")[0], own);
        let cost = "Wähle eine Farbe.\nVogel\n{3}{U}";
        assert_eq!(texts("Fliegend", cost)[1], cost);
    }
}
