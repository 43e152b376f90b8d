//! Chance: draw k of a game is a function of the game's seed and of k.
//!
//! Every draw has its own stream of bytes: block b of draw k is SHA-256 of the seed (32 bytes),
//! k and b (8 bytes each, most significant first). The stream is read as 32-bit numbers, most
//! significant byte first; one that would favour small results is skipped. A shuffle of n runs
//! from the last place down: place i changes with one of 0 to i. So taking back never draws
//! anew, and anybody who knows the seed can check each draw.

use crate::sealed::Secret;
use rules::{Answer, Chance};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// What all chance of a game comes from: 32 bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    pub(crate) fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// For a table that has committed to nothing.
    pub(crate) fn secret(self) -> Secret {
        Secret::new(self.0)
    }

    /// The seed that a person calls by a number.
    pub fn numbered(n: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"facedown");
        hash.update(n.to_be_bytes());
        Seed(hash.finalize().into())
    }

    /// What chance says, the k-th time it is asked in a game.
    ///
    /// ```
    /// use rules::{Answer, Chance};
    /// let seed = table::Seed::numbered(1);
    /// let Answer::Shuffled(order) = seed.draw(0, Chance::Shuffle(40)) else { unreachable!() };
    /// assert_eq!(order.len(), 40);
    /// assert_eq!(seed.draw(0, Chance::Shuffle(40)), Answer::Shuffled(order));
    /// ```
    pub fn draw(self, k: u64, wanted: Chance) -> Answer {
        let mut stream = Stream { seed: self.0, k, block: 0, words: Vec::new() };
        rules::random_chance(wanted, &mut |n| stream.below(n))
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        hex::encode(seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(text: String) -> Result<Seed, String> {
        let bytes = hex::decode(&text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Seed).ok_or_else(|| format!("a seed is 64 hexadecimal digits, not `{text}`"))
    }
}

struct Stream {
    seed: [u8; 32],
    k: u64,
    block: u64,
    /// Numbers not yet read, the next one last.
    words: Vec<u32>,
}

impl Stream {
    fn word(&mut self) -> u32 {
        if self.words.is_empty() {
            let mut hash = Sha256::new();
            hash.update(self.seed);
            hash.update(self.k.to_be_bytes());
            hash.update(self.block.to_be_bytes());
            self.block += 1;
            let bytes: [u8; 32] = hash.finalize().into();
            let words = bytes.chunks(4).map(|c| u32::from_be_bytes([c[0], c[1], c[2], c[3]]));
            self.words.extend(words);
            self.words.reverse();
        }
        self.words.pop().expect("a block has eight")
    }

    /// Uniform over `0..n`.
    fn below(&mut self, n: u32) -> u32 {
        let even = u32::MAX - (u32::MAX % n + 1) % n;
        loop {
            let word = self.word();
            if word <= even {
                return word % n;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_uniform_and_apart() {
        let seed = Seed::numbered(7);
        let mut counts = [0u32; 3];
        for k in 0..9000 {
            let Answer::Picked(n) = seed.draw(k, Chance::Pick(3)) else { unreachable!() };
            counts[n as usize] += 1;
        }
        assert!(counts.iter().all(|n| (2800..3200).contains(n)), "{counts:?}");
        assert_ne!(seed.draw(0, Chance::Shuffle(40)), seed.draw(1, Chance::Shuffle(40)));
        assert_ne!(seed.draw(0, Chance::Shuffle(40)), Seed::numbered(8).draw(0, Chance::Shuffle(40)));
    }

    /// The bytes are promised: an outside checker has the same.
    #[test]
    fn the_first_draws_of_a_seed_stay() {
        let text: String = Seed::numbered(1).into();
        assert_eq!(Seed::try_from(text.clone()).expect("its own text"), Seed::numbered(1));
        assert!(Seed::try_from(text[1..].to_owned()).is_err());
        let drawn: Vec<Answer> = (0..4).map(|k| Seed::numbered(1).draw(k, Chance::Pick(1000))).collect();
        // As another program computes them from the description above.
        assert_eq!(drawn, [683, 379, 925, 728].map(Answer::Picked));
    }
}
