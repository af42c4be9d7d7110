//! What stands beside a game and is no part of it: talk, and who is there for how long.

pub mod people;
pub mod talk;
