//! The rules by example.

mod boxes;
mod cases;
mod claim;
mod draw;
mod employee;
mod events;
pub(super) mod position;
mod postcards;
mod refused;
mod scoring;
mod setup;
mod tickets;

use position::*;
