//! The rules by example. Each test names the paragraphs it proves.

mod building;
mod delivery;
mod examples;
mod facts;
mod hiring;
mod market;
mod mistakes;
mod objective;
mod place;
mod position;
mod railway;
mod scoring;
mod setup;
mod trail;
mod turn;
