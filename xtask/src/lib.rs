//! The habits of the project: what every change must pass, in one place.
//!
//! [`tidy`] holds what the compiler cannot see (which crate may know which, how
//! long a file may be, that every rule cited exists). [`tags`] collects what is
//! not modelled. [`tasks`] are the commands that run everything; [`web`] those of the browser client.
//!
//! Nothing here knows the game.

pub mod ratchet;
pub mod source;
pub mod tags;
pub mod tasks;
pub mod tidy;
pub mod tree;
pub mod web;
