//! What the server offers every game, shown with a game that uses all of it.

mod caravan;
mod hall;

mod boxes;
mod branches;
mod seats;
mod secrets;
mod stream;
