//! The position: plain data, no heap.

use railhead_game::{Dice, Seat, SeatSet, TurnEnd};
use railhead_pieces::Pile;
use serde::Serialize;

use crate::{
    money::Dollars,
    piece::{Land, Lands, TILES, Tile, Tiles},
};

/// The most seats.
pub(crate) const MAX_SEATS: usize = 6;

/// Which tiles may be laid at double cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Placement {
    /// None, as long as an adjacent one can be paid for.
    AdjacentFirst,
    /// Any.
    FreeChoice,
}

/// Who sees a seat's cash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purse {
    /// Everybody.
    Open,
    /// Only that seat.
    Hidden,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The seat whose turn it is declares a tile.
    Lay,
    /// It sells land until it can pay for the tile that it declared.
    Raise {
        /// The tile, still in its hand.
        tile: Tile,
    },
    /// It buys a card or passes.
    Buy,
    /// It ends its turn, in which nothing is left to decide.
    End,
    /// Nothing: the game is over.
    Over(End),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// This tile closed the line.
    LastSpike {
        /// The last spike.
        tile: Tile,
    },
    /// All seats but one are bankrupt.
    LastSolvent,
}

/// What a seat took in and gave out so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct Ledger {
    /// Received by payouts.
    pub payouts: Dollars,
    /// Received for the last spike.
    pub bonus: Dollars,
    /// Received for land sold.
    pub sales: Dollars,
    /// Paid for track.
    pub track: Dollars,
    /// Paid for land.
    pub land: Dollars,
    /// Lost by bankruptcy.
    pub forfeit: Dollars,
}

/// What a seat did in its last turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct LastTurn {
    /// The tile laid.
    pub laid: Option<Tile>,
    /// The card bought or taken.
    pub land: Option<Land>,
}

/// One seat's things.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Money in hand.
    pub cash: Dollars,
    /// Land held.
    pub land: Lands,
    /// Tiles in hand.
    pub hand: Tiles,
    /// Tiles it has laid.
    pub track: Tiles,
    /// Catch-up money that it started with.
    pub catch_up: Dollars,
    /// Where its money came from and went.
    pub ledger: Ledger,
    /// For the players' panel.
    pub last: LastTurn,
}

/// The game: the whole position, hidden things included.
#[derive(Clone, PartialEq, Debug)]
pub struct LastSpike {
    pub(crate) seats: u8,
    pub(crate) placement: Placement,
    pub(crate) purse: Purse,
    pub(crate) turn_end: TurnEnd,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; MAX_SEATS],
    /// Seats that are out, in the order in which they went bankrupt.
    pub(crate) bankrupts: Pile<Seat, MAX_SEATS>,
    /// The cards in the cities' piles.
    pub(crate) piles: Lands,
    /// Land 0 cards that left the game.
    pub(crate) removed: Lands,
    /// The face-down tiles; the last one is drawn next.
    pub(crate) pool: Pile<Tile, TILES>,
    /// Tiles out of play that nobody has seen.
    pub(crate) set_aside: Tiles,
    pub(crate) dice: Dice,
}

impl LastSpike {
    /// The things of `seat`.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// All track on the map.
    #[inline]
    pub(crate) fn laid(&self) -> Tiles {
        self.players.iter().fold(Tiles::EMPTY, |laid, player| laid.or(player.track))
    }

    /// The seats still in the game.
    #[inline]
    pub(crate) fn solvent(&self) -> SeatSet {
        self.bankrupts.iter().fold(SeatSet::all(self.seats), SeatSet::without)
    }

    /// Whether `seat` is out of the game.
    #[inline]
    pub(crate) fn is_bankrupt(&self, seat: Seat) -> bool {
        self.bankrupts.as_slice().contains(&seat)
    }
}
