//! What stands beside a game and is no part of it: talk.

pub mod talk;
