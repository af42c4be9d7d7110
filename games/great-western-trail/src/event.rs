//! What happened, as typed facts.

use railhead_game::Seat;
use railhead_pieces::{Piece, Tally};
use serde::{Serialize, Serializer};

use crate::{
    piece::{Card, CardTally, City, Disc, Master, Space, Station, Tile, TileTally, Track, Worker},
    state::{Letters, Occupant},
};

/// Where a placed tile ended up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Landing {
    /// On this space of the trail.
    Trail(Space),
    /// In this row of the job market, from 0.
    Row(u8),
    /// Out of the game: there was no room.
    Gone,
}

/// A fact. The seat is the one who did it; where a place is named, what lay there then is kept for its telling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A turn begins.
    Turn { seat: Seat },
    /// The pawn was placed.
    Placed {
        seat: Seat,
        space: Space,
        #[serde(skip)]
        tile: Occupant,
    },
    /// The pawn moved.
    Moved {
        seat: Seat,
        to: Space,
        #[serde(skip)]
        tile: Occupant,
    },
    /// A toll was paid, to a player or to the bank.
    Toll { seat: Seat, payee: Option<Seat>, sum: u8 },
    /// Money from the bank.
    Gained { seat: Seat, sum: u8 },
    /// Money to the bank.
    Paid { seat: Seat, sum: u8 },
    /// The certificate marker moved forward to this many.
    Certificates { seat: Seat, now: u8 },
    /// A card was discarded.
    Discarded { seat: Seat, card: Card },
    /// Cards were drawn, as their owner sees it.
    Drew {
        seat: Seat,
        #[serde(serialize_with = "write_each")]
        cards: CardTally,
    },
    /// Cards were drawn, as the others see it.
    DrewSome { seat: Seat, n: u8 },
    /// The discard pile became the draw pile.
    Shuffled { seat: Seat },
    /// A card left the game.
    Culled { seat: Seat, card: Card },
    /// A worker was hired.
    Hired { seat: Seat, worker: Worker, row: u8, cost: u8 },
    /// A building was placed; `over` is the one it replaced.
    Built {
        seat: Seat,
        building: &'static str,
        space: Space,
        cost: u8,
        over: Option<&'static str>,
        #[serde(skip)]
        letters: Letters,
    },
    /// An objective card was gained.
    Took { seat: Seat, card: Card, hand: bool },
    /// An objective card was drawn from the stack into the hand, as the others see it.
    TookUnseen { seat: Seat },
    /// The display shows a new objective card.
    Displayed { card: Card },
    /// An objective card was played.
    Played { seat: Seat, card: Card },
    /// The engine moved.
    Engine { seat: Seat, to: Track },
    /// A teepee was taken; a negative sum was paid.
    Traded { seat: Seat, tile: Tile, sum: i8 },
    /// A hazard was taken.
    Removed { seat: Seat, tile: Tile, cost: u8 },
    /// Cattle was bought.
    Bought {
        seat: Seat,
        #[serde(serialize_with = "write_each")]
        cards: CardTally,
        cowboys: u8,
        cost: u8,
    },
    /// The cattle market grew.
    Market {
        #[serde(serialize_with = "write_each")]
        cards: CardTally,
    },
    /// Another building is being copied.
    Copied {
        seat: Seat,
        space: Space,
        #[serde(skip)]
        tile: Occupant,
    },
    /// A station was upgraded.
    Upgraded { seat: Seat, station: Station, cost: u8 },
    /// A disc was lifted from the mat.
    Cleared { seat: Seat, disc: Disc },
    /// A disc was taken from a station.
    Unstationed { seat: Seat, station: Station },
    /// A station master was taken.
    Master { seat: Seat, master: Master, worker: Worker },
    /// A tile was chosen in Kansas City.
    Foresight { seat: Seat, tile: Tile, landing: Landing },
    /// The job market is full and the token taken.
    Token { seat: Seat },
    /// The hand was shown and the income taken.
    Income {
        seat: Seat,
        #[serde(serialize_with = "write_each")]
        cards: CardTally,
        spent: u8,
        total: u8,
    },
    /// A delivery was made.
    Delivered { seat: Seat, city: City },
    /// There was no disc to deliver with.
    Undelivered { seat: Seat },
    /// Transport was paid.
    Transport { seat: Seat, cost: u8 },
    /// The foresight was refilled with these tiles.
    Refilled {
        #[serde(serialize_with = "write_each")]
        tiles: TileTally,
    },
    /// The game is over.
    Over,
}

impl Event {
    /// Whom it is about; nobody in particular if it is the table's.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Event::Turn { seat }
            | Event::Placed { seat, .. }
            | Event::Moved { seat, .. }
            | Event::Toll { seat, .. }
            | Event::Gained { seat, .. }
            | Event::Paid { seat, .. }
            | Event::Certificates { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::Drew { seat, .. }
            | Event::DrewSome { seat, .. }
            | Event::Shuffled { seat }
            | Event::Culled { seat, .. }
            | Event::Hired { seat, .. }
            | Event::Built { seat, .. }
            | Event::Took { seat, .. }
            | Event::TookUnseen { seat }
            | Event::Played { seat, .. }
            | Event::Engine { seat, .. }
            | Event::Traded { seat, .. }
            | Event::Removed { seat, .. }
            | Event::Bought { seat, .. }
            | Event::Copied { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::Cleared { seat, .. }
            | Event::Unstationed { seat, .. }
            | Event::Master { seat, .. }
            | Event::Foresight { seat, .. }
            | Event::Token { seat }
            | Event::Income { seat, .. }
            | Event::Delivered { seat, .. }
            | Event::Undelivered { seat }
            | Event::Transport { seat, .. } => Some(*seat),
            Event::Displayed { .. } | Event::Market { .. } | Event::Refilled { .. } | Event::Over => None,
        }
    }
}

/// Writes each single thing by its id.
fn write_each<T: Piece + Serialize, const N: usize, S: Serializer>(
    tally: &Tally<T, N>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tally.each())
}
