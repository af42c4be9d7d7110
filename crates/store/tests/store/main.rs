//! The store from outside, as the server uses it.

mod copying;
mod durability;
mod hands;
mod jobs;
mod log;
mod notices;
mod opening;
mod pace;
mod people;
mod racing;
mod seating;
mod shared;
mod table_lists;
mod talk;
mod unused;
mod users;
mod world;
