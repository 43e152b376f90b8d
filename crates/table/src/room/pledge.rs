//! Chance of a room's games: the table commits to its part, then the seats give theirs.

use crate::protocol::{ChanceState, SeatNonce};
use crate::sealed::{Fair, Nonce, Secret};
use crate::{Opening, Seating, Seed};
use rules::Seat;
use serde::{Deserialize, Serialize};

/// The chance of a game that has not begun.
///
/// The numbers of seats that give none of their own are drawn with the secret and shown with its
/// hash: the table could not fit them to what the others give.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Pledge {
    secret: Secret,
    drawn: Vec<Nonce>,
    given: Vec<Option<Nonce>>,
    /// Whoever made the room has chosen the shuffles, and the hash is that of this number's seed.
    chosen: Option<u32>,
}

impl Pledge {
    pub fn draw(seats: usize) -> Pledge {
        let drawn = (0..seats).map(|_| Nonce::draw()).collect();
        Pledge { secret: Secret::draw(), drawn, given: vec![None; seats], chosen: None }
    }

    pub fn chosen(seats: usize, number: u32) -> Pledge {
        Pledge { chosen: Some(number), ..Pledge::draw(seats) }
    }

    pub fn is_chosen(&self) -> bool {
        self.chosen.is_some()
    }

    /// A seat gives its part, or takes it back.
    pub fn give(&mut self, seat: Seat, nonce: Option<Nonce>) {
        self.given[seat.index()] = nonce;
    }

    fn nonces(&self) -> impl Iterator<Item = Nonce> + '_ {
        self.given.iter().zip(&self.drawn).map(|(given, drawn)| given.unwrap_or(*drawn))
    }

    pub fn opening(&self, seats: Vec<Seating>) -> Opening {
        match self.chosen {
            Some(number) => Opening::new(Seed::numbered(number.into()), seats),
            None => Opening::fair(Fair { secret: self.secret, nonces: self.nonces().collect() }, seats),
        }
    }

    /// What everybody may know of it.
    pub fn shown(&self) -> ChanceState {
        if let Some(number) = self.chosen {
            let commitment = Seed::numbered(number.into()).secret().commitment();
            return ChanceState { commitment, nonces: Vec::new() };
        }
        let nonces = self.nonces().zip(&self.given);
        let nonces = nonces.map(|(nonce, given)| SeatNonce { nonce: nonce.to_string(), own: given.is_some() });
        ChanceState { commitment: self.secret.commitment(), nonces: nonces.collect() }
    }
}
