//! The server as programs meet it: whole games over HTTP, bad input, power cuts, and what each pair of eyes is told.

#[path = "../support/client.rs"]
mod client;
#[path = "../support/party.rs"]
mod party;
#[path = "../support/server.rs"]
mod server;
#[path = "../support/sse.rs"]
mod sse;

mod api;
mod bad_input;
mod branch;
mod campaign;
mod cancelled;
mod chaos;
mod club;
mod crash;
mod described;
mod disk_full;
mod hunt;
mod leak;
mod letters;
mod mutated;
mod packaged;
mod proxied;
mod proxies;
mod races;
mod racing;
mod slow;
mod soak;
mod start;
mod watcher;
