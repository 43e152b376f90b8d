//! No printed sentence stands in the tree: the project stores what cards mean,
//! not what is printed on them. Needs the card corpus, which is no part of the
//! project, so this runs with `cargo xtask corpus` alone.

use super::Finding;
use crate::tree::File;
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::io::Read;
use std::path::Path;

/// Shorter ones are phrases that everybody writes.
const LENGTH: usize = 80;

#[derive(Deserialize)]
struct Corpus {
    data: HashMap<String, Vec<Face>>,
}

#[derive(Deserialize)]
struct Face {
    text: Option<String>,
    #[serde(default, rename = "foreignData")]
    foreign: Vec<Text>,
    #[serde(default)]
    rulings: Vec<Text>,
}

#[derive(Deserialize)]
struct Text {
    text: Option<String>,
}

/// Every place in `files` where a sentence of a card or a ruling stands word for word.
pub fn printed(files: &[File], corpus: &Path) -> std::io::Result<Vec<Finding>> {
    let mut json = Vec::new();
    flate2::read::GzDecoder::new(std::fs::File::open(corpus)?).read_to_end(&mut json)?;
    let corpus: Corpus = serde_json::from_slice(&json)?;
    let mut said = HashSet::new();
    for face in corpus.data.into_values().flatten() {
        let texts = face.foreign.into_iter().chain(face.rulings).map(|text| text.text);
        for text in texts.chain([face.text]).flatten() {
            said.extend(sentences(&text).map(|(_, sentence)| sentence.to_owned()));
        }
    }
    Ok(stand_in(files, &said))
}

fn stand_in(files: &[File], said: &HashSet<String>) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in files {
        for (line, sentence) in sentences(&file.text).filter(|(_, sentence)| said.contains(*sentence)) {
            let start: String = sentence.chars().take(30).collect();
            found.push(Finding::new(file, line, format!("a printed sentence (`{start}...`); say it in our words")));
        }
    }
    found
}

/// The sentences long enough to count, each with its line.
fn sentences(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().enumerate().flat_map(|(i, line)| {
        let mut start = 0;
        let ends = line.char_indices().filter_map(|(at, c)| {
            let ended = c.is_whitespace() && line[..at].ends_with(['.', '!', '?']);
            ended.then_some(at)
        });
        let pieces: Vec<&str> = ends
            .chain([line.len()])
            .map(|end| &line[std::mem::replace(&mut start, end)..end])
            .map(|piece| piece.trim_matches([' ', '"', '\'', '|', '>', '*', '-', '#', '/', ',', '\t', '(', ')']))
            .filter(|piece| piece.chars().count() >= LENGTH)
            .collect();
        pieces.into_iter().map(move |piece| (i + 1, piece))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_sentence_is_found_behind_a_comment_mark() {
        let sentence = format!("Whenever an invented creature enters, {} happens.", "something ".repeat(6).trim_end());
        let said: HashSet<String> =
            sentences(&format!("Flying\n{sentence} Draw.")).map(|(_, s)| s.to_owned()).collect();
        assert_eq!(said.len(), 1);
        let file = File::new("a.rs", &format!("fn f() {{}}\n/// Short. \"{sentence}\"\n"));
        assert_eq!(stand_in(&[file], &said).len(), 1);
        assert!(stand_in(&[File::new("a.rs", "// Whenever an invented creature enters.")], &said).is_empty());
    }
}
