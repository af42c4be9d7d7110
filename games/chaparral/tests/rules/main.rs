//! The rules by example: each test names the paragraphs that it proves.

mod alley;
mod apaches;
mod end;
mod events;
mod examples;
mod influence;
mod market;
mod mayor;
mod objectives;
mod people;
mod placement;
mod railway;
mod ranch;
mod rounds;
mod setup;
mod sheriff;
mod table;
mod town;
mod turn;
