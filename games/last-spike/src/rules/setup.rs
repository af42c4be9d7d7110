//! Setting up (LS-2).

use railhead_game::{Chance, Dice, Options, Seat, Setup, SetupError, TurnEnd};
use railhead_pieces::Pile;

use crate::{
    facts::{StartRow, facts},
    piece::{Lands, Piece, TILES, Tile, Tiles},
    state::{LastSpike, MAX_SEATS, Phase, Placement, Player, Purse},
};

impl LastSpike {
    /// The position before the first decision (LS-2.1 to LS-2.6).
    #[expect(clippy::unnecessary_wraps, reason = "some games refuse an option here")]
    pub(crate) fn set_up(setup: &Setup) -> Result<LastSpike, SetupError> {
        let start = start(setup.seats);
        let mut dice = Dice::new(&setup.seed);
        let mut pool: Pile<Tile, TILES> = Tile::all().collect();
        dice.shuffle(pool.as_mut_slice());
        let turn = first_to_play(&pool.as_slice()[..usize::from(setup.seats)]);
        dice.shuffle(pool.as_mut_slice());
        let set_aside = deal(&mut pool, start.set_aside);
        let mut players = [Player::default(); MAX_SEATS];
        for player in &mut players[..usize::from(setup.seats)] {
            player.cash = start.money;
            player.hand = deal(&mut pool, facts().printed.setup.hand_size);
        }
        if setup.options.get("catch-up-money") == Some("on") {
            let mut seat = turn;
            for money in &start.catch_up {
                let player = &mut players[seat.index()];
                player.cash += *money;
                player.catch_up = *money;
                seat = seat.next(setup.seats);
            }
        }
        Ok(LastSpike {
            seats: setup.seats,
            placement: placement(&setup.options),
            purse: purse(&setup.options),
            turn_end: TurnEnd::of(&setup.options),
            turn,
            phase: Phase::Lay,
            players,
            bankrupts: Pile::default(),
            piles: Lands::full(),
            removed: Lands::EMPTY,
            pool,
            set_aside,
            dice,
        })
    }

    /// What each seat of this table started with.
    pub(crate) fn start(&self) -> &'static StartRow {
        start(self.seats)
    }
}

fn start(seats: u8) -> &'static StartRow {
    let row = facts().printed.setup.seats.iter().find(|row| row.players == seats);
    row.expect("a set-up is checked against the number of seats, and each has its row")
}

/// Takes this many tiles off the top of `pool`.
pub(crate) fn deal(pool: &mut Pile<Tile, TILES>, count: usize) -> Tiles {
    (0..count).filter_map(|_| pool.pop()).collect()
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
