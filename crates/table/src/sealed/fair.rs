//! Chance that neither the table nor a seat can choose.

use crate::Seed;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// What the table keeps to itself until all agree to open it: 32 bytes, written in hexadecimal.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(#[serde(with = "hex::serde")] [u8; 32]);

/// What a seat adds to chance after the table has committed: 16 bytes, written in hexadecimal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Nonce(#[serde(with = "hex::serde")] pub [u8; 16]);

/// Where the chance of a game comes from, if the table has committed to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fair {
    pub secret: Secret,
    /// One for each seat, in turn order.
    pub nonces: Vec<Nonce>,
}

impl Secret {
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// One that nobody has chosen.
    pub fn draw() -> Secret {
        Secret(random())
    }

    /// What is published before the nonces are given.
    pub fn commitment(&self) -> String {
        hex::encode(self.hash(b"secret", &[]))
    }

    /// The salt of the n-th seal of the game.
    pub(super) fn salt(&self, n: u64) -> [u8; 16] {
        let hash = self.hash(b"salt", &n.to_be_bytes());
        *hash.first_chunk().expect("32 bytes")
    }

    fn hash(&self, what: &[u8], rest: &[u8]) -> [u8; 32] {
        Sha256::new()
            .chain_update(b"facedown ")
            .chain_update(what)
            .chain_update(self.0)
            .chain_update(rest)
            .finalize()
            .into()
    }
}

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

impl Nonce {
    /// One that nobody has chosen.
    pub fn draw() -> Nonce {
        Nonce(random())
    }
}

/// Not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNonce;

impl FromStr for Nonce {
    type Err = NoNonce;
    fn from_str(text: &str) -> Result<Nonce, NoNonce> {
        let bytes = hex::decode(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Nonce).ok_or(NoNonce)
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl Fair {
    pub fn seed(&self) -> Seed {
        let nonces: Vec<u8> = self.nonces.iter().flat_map(|nonce| nonce.0).collect();
        Seed::new(self.secret.hash(b"chance", &nonces))
    }
}
