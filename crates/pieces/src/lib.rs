//! What games are made of, so that a game begins at its rules.
//!
//! - [`Piece`]: a thing there is a fixed, small number of. [`names!`](crate::names!) makes one whose names the code
//!   knows (a trade, a colour), [`index!`](crate::index!) one that a table of facts lists (a city, a card). A
//!   [`Named`] piece has one spelling in data files, notation, views and Fluent keys.
//! - [`Set`], [`Pile`], [`Tally`]: pieces in no order, in order, and counted. None has a heap; all are `Copy`: bots
//!   copy positions thousands of times a second.
//! - [`sole()`]: whether there is a choice at all.
//! - [`facts`]: reading `data/*.toml`.
//! - [`draw`]: what boards have in common. [`aids`]: what player aids have.
//!
//! ```
//! use railhead_pieces::{Named, Piece, Set, names};
//!
//! names! {
//!     /// What a farm raises.
//!     Good ("a good, as in pigs") {
//!         Sheep = "sheep",
//!         Pigs = "pigs",
//!         Wheat = "wheat",
//!     }
//! }
//!
//! let raised: Set<Good> = [Good::Wheat, Good::Pigs].into_iter().collect();
//! assert_eq!(raised.iter().map(Good::id).collect::<Vec<_>>(), ["pigs", "wheat"]);
//! assert_eq!("pigs".parse(), Ok(Good::Pigs));
//! assert_eq!(Good::find("oxen"), None);
//! assert_eq!(Good::all().count(), 3);
//! ```

pub mod aids;
pub mod draw;
pub mod facts;
mod piece;
mod pile;
mod set;
mod sole;
mod tally;

#[doc(hidden)]
pub use piece::deserialize;
pub use piece::{Named, Piece};
pub use pile::Pile;
pub use set::{Bits, Set};
pub use sole::{Sole, sole};
pub use tally::Tally;
