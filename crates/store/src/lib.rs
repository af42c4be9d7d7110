//! Where Railhead keeps what must not be lost: the log of every table, users, seats and jobs.
//!
//! A game is a pure function of its log, so the log is the only truth here. Three promises carry everything else:
//!
//! - **Durable before told.** When a method that writes returns `Ok`, what it wrote is on disk. A server that is
//!   killed at any moment has told nobody of anything that is not there when it comes back.
//! - **One winner.** Every change of a table names the [`Revision`] it was decided on, and the log's primary key is
//!   `(table, ply)`. The second writer gets [`StoreError::Conflict`], looks again and decides again. There are no
//!   locks to hold and no owners to find.
//! - **All or nothing.** A decision is stored together with what follows from it ([`Append`]): whose turn it is, the
//!   outcome, the jobs it starts. A refused write leaves no trace.
//!
//! Decisions of all callers queue up for one writer, which commits everything that waits as one transaction: the disk
//! is asked once for many decisions, and one refused request doesn't touch its neighbours. Reads go by connections
//! of their own and never wait for writes. A write whose caller goes away before the answer may still happen. When a
//! group fails (the disk is full, the line is cut), its connection is given up, all its callers are told, and the next
//! group tries anew.
//!
//! There are two kinds of [`Place`]: a folder with SQLite in it, embedded, which one process has to itself and which
//! needs no other service; and a database of PostgreSQL, which any number of nodes share. They hear of each other's
//! [changes](Store::changes) and own nothing: revisions decide. No type of either database shows in this interface.
//!
//! ```
//! use railhead_store::{Append, Customs, NewTable, Origin, Ply, SeatNo, SeatPlan, Secret, Sitter, Start, Store, Visibility};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), railhead_store::StoreError> {
//! # let folder = tempfile::tempdir().unwrap();
//! let store = Store::open(folder.path()).await?;
//! let (ada, _token) = store.create_user("Ada", "en").await?;
//! let sitter = Sitter { user: ada.id, name: ada.name, contribution: Some("lucky".to_owned()) };
//! let table = store
//!     .create_table(NewTable {
//!         game: "last-spike".to_owned(),
//!         rules_version: 1,
//!         options: "{}".to_owned(),
//!         title: "Ada's table".to_owned(),
//!         host: ada.id,
//!         visibility: Visibility::Public,
//!         spectators: true,
//!         customs: Customs::default(),
//!         origin: Origin::New,
//!         another_way: false,
//!         secret: Secret::random()?,
//!         commitment: "…".to_owned(),
//!         seats: vec![
//!             SeatPlan::User(sitter),
//!             SeatPlan::Bot { level: "greedy".to_owned(), name: "Bo".to_owned() },
//!         ],
//!     })
//!     .await?;
//! let found = store.table(table).await?.expect("it was just made");
//! let revision = store
//!     .start(Start {
//!         table,
//!         expected: found.revision,
//!         seed: Secret::random()?,
//!         seating: vec![SeatNo(1), SeatNo(0)],
//!         contributions: vec![],
//!         waiting_on: "0".to_owned(),
//!         jobs: vec![],
//!         clocks: vec![],
//!     })
//!     .await?;
//! let appended = store
//!     .append(Append {
//!         table,
//!         ply: Ply::FIRST,
//!         expected: revision,
//!         seat: SeatNo(0),
//!         notation: "lay A3".to_owned(),
//!         waiting_on: "1".to_owned(),
//!         outcome: None,
//!         jobs: vec![],
//!         clocks: vec![],
//!         remark: None,
//!     })
//!     .await?;
//! assert_eq!(appended.revision, revision.next());
//! assert_eq!(store.log(table, Ply::FIRST).await?[0].notation, "lay A3");
//! store.close().await
//! # }
//! ```

#![cfg_attr(not(test), deny(clippy::expect_used, clippy::panic, clippy::unreachable, clippy::unwrap_used))]

mod account;
mod acquaintances;
mod analysis;
mod base32;
mod change;
mod clock;
mod copy;
mod count;
mod db;
mod error;
mod folder;
mod hands;
mod hosting;
mod id;
mod job;
mod key;
mod link;
mod lobby;
mod log;
mod notice;
mod pace;
mod place;
mod presence;
mod reclaim;
mod seating;
mod secret;
mod service;
mod session;
mod store;
mod table;
mod talk;
mod unused;
mod user;
mod worded;

pub use account::{Email, Role, Shows};
pub use analysis::{NewContinuation, StoredAnalysis};
pub use change::{Change, Changes};
pub use clock::{Clock, MachineClock};
pub use count::StoredCount;
pub use error::{Missing, StoreError};
pub use hands::{Ask, Handing, HandingKind, Hands, Rematch};
pub use hosting::{Act, ActKind, Census, NewAct, Person};
pub use id::{BadId, Millis, Ply, Revision, SeatNo, SessionId, TableId, UserId};
pub use job::{Backoff, Failed, Job, JobBell, NewJob};
pub use link::{Link, Purpose};
pub use lobby::Page;
pub use log::{Append, Appended, StoredDecision, StoredTable, TakeBack};
pub use notice::{Channel, ChannelKind, NewChannel, Telling, Told};
pub use pace::{AtZero, Holiday, StoredClock, Vote};
pub use place::{BadDatabase, Database, Place};
pub use presence::Crowd;
pub use reclaim::{OBJECTION, Reclaim};
pub use seating::{Claim, NewTable, Replace, SeatPlan, Seated, Sitter, Start};
pub use secret::{Invite, Secret, Token};
pub use session::Session;
pub use store::Store;
pub use table::{Customs, Hints, Occupant, Origin, Secrets, Status, StoredSeat, Table, Visibility};
pub use talk::{Room, Said, Say, TalkReport, Words};
pub use unused::Cleared;
pub use user::User;
