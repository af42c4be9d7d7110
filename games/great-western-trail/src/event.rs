//! What happened, as typed facts.

use std::fmt::Display;

use railhead_game::Seat;
use serde::{Serialize, Serializer};

use crate::{
    piece::{CARDS, Card, City, Master, Space, Station, TILES, Tile, Track, Worker},
    tally::Tally,
};

/// Where a placed tile ended up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub enum Landing {
    /// On this space of the trail.
    Trail(#[serde(serialize_with = "write_id")] Space),
    /// In this row of the job market, from 0.
    Row(u8),
    /// Out of the game: there was no room.
    Gone,
}

/// A fact. The seat is the one who did it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A turn begins.
    Turn { seat: Seat },
    /// The pawn was placed.
    Placed {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        space: Space,
    },
    /// The pawn moved.
    Moved {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        to: Space,
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
    Discarded {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        card: Card,
    },
    /// Cards were drawn, as their owner sees it.
    Drew {
        seat: Seat,
        #[serde(serialize_with = "write_cards")]
        cards: Tally<CARDS>,
    },
    /// Cards were drawn, as the others see it.
    DrewSome { seat: Seat, n: u8 },
    /// The discard pile became the draw pile.
    Shuffled { seat: Seat },
    /// A card left the game.
    Culled {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        card: Card,
    },
    /// A worker was hired.
    Hired { seat: Seat, worker: Worker, row: u8, cost: u8 },
    /// A building was placed; `over` is the one it replaced.
    Built {
        seat: Seat,
        building: &'static str,
        #[serde(serialize_with = "write_id")]
        space: Space,
        cost: u8,
        over: Option<&'static str>,
    },
    /// An objective card was gained.
    Took {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        card: Card,
        hand: bool,
    },
    /// An objective card was drawn from the stack into the hand, as the others see it.
    TookUnseen { seat: Seat },
    /// The display shows a new objective card.
    Displayed {
        #[serde(serialize_with = "write_id")]
        card: Card,
    },
    /// An objective card was played.
    Played {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        card: Card,
    },
    /// The engine moved.
    Engine {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        to: Track,
    },
    /// A teepee was taken; a negative sum was paid.
    Traded {
        seat: Seat,
        #[serde(serialize_with = "write_tile")]
        tile: Tile,
        sum: i8,
    },
    /// A hazard was taken.
    Removed {
        seat: Seat,
        #[serde(serialize_with = "write_tile")]
        tile: Tile,
        cost: u8,
    },
    /// Cattle was bought.
    Bought {
        seat: Seat,
        #[serde(serialize_with = "write_cards")]
        cards: Tally<CARDS>,
        cowboys: u8,
        cost: u8,
    },
    /// The cattle market grew.
    Market {
        #[serde(serialize_with = "write_cards")]
        cards: Tally<CARDS>,
    },
    /// Another building is being copied.
    Copied {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        space: Space,
    },
    /// A station was upgraded.
    Upgraded {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        station: Station,
        cost: u8,
    },
    /// A disc was lifted from the mat: the id of its space.
    Cleared { seat: Seat, disc: &'static str },
    /// A disc was taken from a station.
    Unstationed {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        station: Station,
    },
    /// A station master was taken.
    Master { seat: Seat, master: Master, worker: Worker },
    /// A tile was chosen in Kansas City.
    Foresight {
        seat: Seat,
        #[serde(serialize_with = "write_tile")]
        tile: Tile,
        landing: Landing,
    },
    /// The job market is full and the token taken.
    Token { seat: Seat },
    /// The hand was shown and the income taken.
    Income {
        seat: Seat,
        #[serde(serialize_with = "write_cards")]
        cards: Tally<CARDS>,
        spent: u8,
        total: u8,
    },
    /// A delivery was made.
    Delivered {
        seat: Seat,
        #[serde(serialize_with = "write_id")]
        city: City,
    },
    /// There was no disc to deliver with.
    Undelivered { seat: Seat },
    /// Transport was paid.
    Transport { seat: Seat, cost: u8 },
    /// The foresight was refilled with these tiles.
    Refilled {
        #[serde(serialize_with = "write_tiles")]
        tiles: Tally<TILES>,
    },
    /// The game is over.
    Over,
}

fn write_id<S: Serializer>(thing: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(thing)
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn write_tile<S: Serializer>(tile: &Tile, serializer: S) -> Result<S::Ok, S::Error> {
    tile.id().serialize(serializer)
}

fn write_cards<S: Serializer>(cards: &Tally<CARDS>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cards.each().map(|card| Card(card as u8).id()))
}

fn write_tiles<S: Serializer>(tiles: &Tally<TILES>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(tiles.each().map(|tile| Tile(tile as u8).id()))
}
