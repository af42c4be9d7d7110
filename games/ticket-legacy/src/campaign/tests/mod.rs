//! The rules between games by example.

mod aftermath;
mod boxes;
mod branch;
mod imagined;
mod judgement;
mod moments;
mod office;
mod position;
mod reading;
mod roster;
mod scoring;
mod setup;

use position::*;
