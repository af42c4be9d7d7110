//! The rules by example: each test sets up a position in words, plays decisions in notation, and states what the
//! rules say. `T1` to `T57` are the cases that were noted when the rules were settled.

mod bankruptcy;
mod board;
mod land;
mod laying;
mod payouts;
mod position;
mod scoring;
mod secrets;
mod setup;
mod turn;
