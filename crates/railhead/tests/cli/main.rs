//! The program as its users meet it: arguments and files in, text and an exit status out.

mod places;
mod program;
mod records;
mod shelf;
mod tables;
