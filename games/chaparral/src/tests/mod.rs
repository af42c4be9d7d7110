//! The rules by example: each test names the paragraphs that it proves.

mod alley;
mod apache;
mod choices;
mod examples;
mod facts;
mod influence;
mod losses;
mod market;
mod mayor;
mod objective;
mod placement;
mod position;
mod purse;
mod railway;
mod ranch;
mod round;
mod scoring;
mod setup;
mod sheriff;
mod town;
mod turn;
mod words;
