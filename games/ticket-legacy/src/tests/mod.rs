//! The rules by example: a small position, some decisions, what must have come of them. One file for each file of
//! rules.

mod cases;
mod claim;
mod clues;
mod companies;
mod conditions;
mod depots;
mod draw;
mod employee;
mod events;
mod frontier;
mod ghost;
mod mines;
mod outlaws;
mod paths;
mod payment;
pub(super) mod position;
mod postcards;
mod refused;
mod report;
mod scoring;
mod setup;
mod setup_later;
mod shares;
mod slots;
mod suspects;
mod tickets;
mod turn;
mod view;
mod wagons;

use position::*;
