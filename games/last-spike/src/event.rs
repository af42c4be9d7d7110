//! What happened, as one audience may know it.

use railhead_game::Seat;
use serde::Serialize;

use crate::{
    money::Dollars,
    piece::{City, Land, Route, Tile},
};

/// A fact for the log, the animation and the sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A seat declared a tile and must sell land to pay for it.
    Declared { seat: Seat, tile: Tile, cost: Dollars },
    /// A seat sold land to the bank.
    Sold { seat: Seat, land: Land, sum: Dollars },
    /// A seat paid for a tile and laid it.
    Laid { seat: Seat, tile: Tile, cost: Dollars, double: bool },
    /// A seat took a city's Land 0.
    FreeLand { seat: Seat, land: Land },
    /// A route is complete.
    Completed { route: Route, from: City, to: City },
    /// A city paid a holder of its land.
    Paid { seat: Seat, city: City, cards: usize, sum: Dollars },
    /// A seat closed the line.
    LastSpike { seat: Seat, bonus: Dollars },
    /// A seat bought land.
    Bought { seat: Seat, land: Land, price: Dollars },
    /// A seat chose to buy nothing.
    Passed { seat: Seat },
    /// A seat drew a tile; only that seat is told which.
    Drew { seat: Seat, tile: Option<Tile> },
    /// A seat had no tile to lay and none to draw.
    Skipped { seat: Seat },
    /// A seat could pay for no tile.
    Bankrupt { seat: Seat, cash: Dollars, tiles: usize },
    /// The tile that was set aside is shown.
    SetAside { tile: Tile },
    /// Only one seat is left.
    LastSolvent { seat: Seat },
}
