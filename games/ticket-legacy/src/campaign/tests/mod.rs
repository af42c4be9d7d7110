//! The rules between games by example.

mod aftermath;
mod boxes;
mod position;
mod roster;
mod scoring;

use position::*;
