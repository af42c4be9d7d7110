//! The rules by example. Each test names the paragraphs it proves.

mod building;
mod clause;
mod delivery;
mod examples;
mod facts;
mod figures;
mod herd;
mod hiring;
mod kansas_city;
mod market;
mod mistakes;
mod objective;
mod picture;
mod place;
mod position;
mod railway;
mod scoring;
mod setup;
mod station;
mod trade;
mod trail;
mod turn;
