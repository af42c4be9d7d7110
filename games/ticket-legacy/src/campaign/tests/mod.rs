//! The rules between games by example.

mod aftermath;
mod boxes;
mod branch;
mod imagined;
mod judgement;
mod moments;
mod position;
mod roster;
mod scoring;

use position::*;
