//! The rules by example. Each test names the paragraphs it proves.

mod buildings;
mod cattle;
mod delivery;
mod engine;
mod examples;
mod facts;
mod jobs;
mod objectives;
mod places;
mod scoring;
mod setup;
mod slips;
mod table;
mod trail;
mod turns;

pub(crate) use table::{Table, table};
