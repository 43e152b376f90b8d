//! CR 506-511. Combat.

pub mod declare;
