//! The table as people meet it: real Chromium, whole games, by mouse, by touch, by keyboard, and without scripts.
//! Pictures of every step are kept in `screenshots`.

#[path = "../support/doorbell.rs"]
mod doorbell;
#[path = "../support/mailbox.rs"]
mod mailbox;
#[path = "../support/server.rs"]
mod server;

mod alone;
mod chaparral;
mod club;
mod driver;
mod ends;
mod examined;
mod keyboard;
mod lessons;
mod page;
mod people;
mod plain;
mod push;
mod shell;
mod stages;
mod ticket;
mod together;
mod told;
mod trail;
