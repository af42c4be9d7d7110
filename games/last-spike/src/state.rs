//! The position: plain data, no heap.

use arrayvec::ArrayVec;
use railhead_game::{Chance, Dice, OptionKind, OptionSpec, Options, Seat, SeatSet, Setup};
use serde::{Deserialize, Serialize};

use crate::{
    facts::facts,
    money::Dollars,
    piece::{Land, Lands, Piece, Set, Tile, Tiles},
};

/// The most seats.
pub(crate) const MAX_SEATS: usize = 6;

/// The options a table may set.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "placement", kind: OptionKind::Choice(&["adjacent-first", "free-choice"]) },
    OptionSpec { key: "money", kind: OptionKind::Choice(&["open", "hidden"]) },
];

/// Which tiles may be laid at double cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Placement {
    /// None, as long as an adjacent one can be paid for.
    AdjacentFirst,
    /// Any.
    FreeChoice,
}

/// Who sees a seat's cash.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purse {
    /// Everybody.
    Open,
    /// Only that seat.
    Hidden,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
    /// Nothing: the game is over.
    Over(End),
}

/// How the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct LastTurn {
    /// The tile laid.
    pub laid: Option<Tile>,
    /// The card bought or taken.
    pub land: Option<Land>,
}

/// One seat's things.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Player {
    /// Money in hand.
    pub cash: Dollars,
    /// Land held.
    pub land: Lands,
    /// Tiles in hand.
    pub hand: Tiles,
    /// Tiles it has laid.
    pub track: Tiles,
    /// Where its money came from and went.
    pub ledger: Ledger,
    /// For the players' panel.
    pub last: LastTurn,
}

/// The game: the whole position, hidden things included.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LastSpike {
    pub(crate) seats: u8,
    pub(crate) placement: Placement,
    pub(crate) purse: Purse,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; MAX_SEATS],
    /// Seats that are out, in the order in which they went bankrupt.
    pub(crate) bankrupts: ArrayVec<Seat, MAX_SEATS>,
    /// The cards in the cities' piles.
    pub(crate) piles: Lands,
    /// Land 0 cards that left the game.
    pub(crate) removed: Lands,
    /// The face-down tiles; the last one is drawn next.
    pub(crate) pool: ArrayVec<Tile, { Tile::COUNT as usize }>,
    /// Tiles out of play that nobody has seen.
    pub(crate) set_aside: Tiles,
    pub(crate) dice: Dice,
}

impl LastSpike {
    /// The position before the first decision (LS-2.1 to LS-2.5).
    pub(crate) fn start(setup: &Setup) -> LastSpike {
        let row = facts().setup.seats.iter().find(|row| row.players == setup.seats);
        let row = row.expect("the set-up was checked against the number of seats");
        let mut dice = Dice::new(&setup.seed);
        let mut pool: ArrayVec<Tile, { Tile::COUNT as usize }> = Tile::all().collect();
        dice.shuffle(&mut pool);
        let turn = first_to_play(&pool[..usize::from(setup.seats)]);
        dice.shuffle(&mut pool);
        let set_aside = pool.drain(pool.len() - row.set_aside..).collect();
        let mut players = [Player::default(); MAX_SEATS];
        for player in &mut players[..usize::from(setup.seats)] {
            player.cash = row.money;
            player.hand = pool.drain(pool.len() - facts().setup.hand_size..).collect();
        }
        LastSpike {
            seats: setup.seats,
            placement: placement(&setup.options),
            purse: purse(&setup.options),
            turn,
            phase: Phase::Lay,
            players,
            bankrupts: ArrayVec::new(),
            piles: Set::full(),
            removed: Set::EMPTY,
            pool,
            set_aside,
            dice,
        }
    }

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
        self.bankrupts.iter().fold(SeatSet::all(self.seats), |seats, seat| seats.without(*seat))
    }
}

/// The seat that begins, given the tile that each seat drew for it (LS-2.3).
pub(crate) fn first_to_play(drawn: &[Tile]) -> Seat {
    let earliest = (0..drawn.len()).min_by_key(|seat| drawn[*seat]);
    Seat(earliest.unwrap_or_default() as u8)
}

fn placement(options: &Options) -> Placement {
    match options.get("placement") {
        Some("free-choice") => Placement::FreeChoice,
        _ => Placement::AdjacentFirst,
    }
}

fn purse(options: &Options) -> Purse {
    match options.get("money") {
        Some("hidden") => Purse::Hidden,
        _ => Purse::Open,
    }
}
