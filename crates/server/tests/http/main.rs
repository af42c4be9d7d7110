//! What the server offers every game, shown with a game that uses all of it.

#[path = "../../../railhead/tests/support/doorbell.rs"]
mod doorbell;
mod house;
mod identity;
#[path = "../../../railhead/tests/support/mailbox.rs"]
mod mailbox;
mod server;
mod toy;

mod absence;
mod analysis;
mod bad_table;
mod boxes;
mod branches;
mod by_name;
mod counts;
mod empty_seats;
mod ends;
mod fair;
mod front;
mod hands;
mod hanging_up;
mod health;
mod hints;
mod hosting;
mod learn;
mod letters;
mod limits;
mod nodes;
mod notices;
mod onward;
mod panics;
mod people;
mod remarks;
mod seats;
mod secrets;
mod slow;
mod stream;
mod talk;
mod upload;
mod waiting;
