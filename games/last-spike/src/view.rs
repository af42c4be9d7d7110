//! What one seat, or a spectator, may know.

use railhead_game::Seat;
use serde::Serialize;

use crate::{
    facts::facts,
    money::Dollars,
    piece::{City, Land, Piece, Route, Tile, Tiles},
    state::{End, LastSpike, LastTurn, Ledger, Phase, Purse},
};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// Whose turn it is; at the end, whose turn it was.
    pub turn: Seat,
    /// What is awaited.
    pub step: Step,
    /// The seats in order.
    pub players: Vec<PlayerView>,
    /// The viewer's own tiles.
    pub hand: Vec<Held>,
    /// The cities, as in the fact file.
    pub cities: Vec<CityView>,
    /// All track, in order of its tiles.
    pub track: Vec<Laid>,
    /// The routes that are complete.
    pub completed: Vec<Route>,
    /// How many tiles can still be drawn.
    pub pool: usize,
    /// How many tiles were set aside unseen.
    pub set_aside: usize,
    /// The tiles that were set aside, once the game is over.
    pub shown: Vec<Tile>,
}

/// What is awaited from the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum Step {
    /// To declare a tile.
    Lay,
    /// To sell land until a tile can be paid for.
    Raise {
        /// The tile declared.
        tile: Tile,
        /// What it costs.
        cost: Dollars,
    },
    /// To buy land or pass.
    Buy,
    /// To end the turn.
    End,
    /// Nothing: this tile closed the line.
    LastSpike {
        /// The last spike.
        tile: Tile,
    },
    /// Nothing: only one seat is left.
    LastSolvent,
}

/// A seat's things.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// Its cash, unless it is hidden from the viewer.
    pub cash: Option<Dollars>,
    /// Its land, in order.
    pub land: Vec<Land>,
    /// How many tiles it holds.
    pub tiles: usize,
    /// Whether it is out of the game.
    pub bankrupt: bool,
    /// What it did in its last turn.
    pub last: LastTurn,
    /// Where its money came from and went; every entry was seen by all.
    pub ledger: Option<Ledger>,
}

/// A tile in the viewer's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Held {
    /// The tile.
    pub tile: Tile,
    /// What it would cost now.
    pub cost: Dollars,
    /// Whether that is double.
    pub double: bool,
}

/// A city's land.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CityView {
    /// Which city.
    pub city: City,
    /// Whether its Land 0 has been claimed.
    pub open: bool,
    /// Whether all its routes are complete.
    pub exhausted: bool,
    /// The cards in its pile, the top one first.
    pub pile: Vec<Land>,
    /// What the next card costs, if the city is open and has one.
    pub price: Option<Dollars>,
}

/// A tile on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    /// The tile.
    pub tile: Tile,
    /// Who laid it.
    pub seat: Seat,
}

impl View {
    /// All that `viewer` may know of `game` (LS-13).
    pub(crate) fn of(game: &LastSpike, viewer: Option<Seat>) -> View {
        let laid = game.laid();
        let over = matches!(game.phase, Phase::Over(_));
        let held = |tile| Held { tile, cost: game.cost(tile), double: !game.is_adjacent(tile) };
        let track = |tile| {
            let seat = Seat::all(game.seats).find(|seat| game.player(*seat).track.contains(tile))?;
            Some(Laid { tile, seat })
        };
        View {
            viewer,
            turn: game.turn,
            step: match game.phase {
                Phase::Lay => Step::Lay,
                Phase::Raise { tile } => Step::Raise { tile, cost: game.cost(tile) },
                Phase::Buy => Step::Buy,
                Phase::End => Step::End,
                Phase::Over(End::LastSpike { tile }) => Step::LastSpike { tile },
                Phase::Over(End::LastSolvent) => Step::LastSolvent,
            },
            players: Seat::all(game.seats).map(|seat| PlayerView::of(game, seat, viewer)).collect(),
            hand: viewer.map_or(Tiles::EMPTY, |seat| game.player(seat).hand).iter().map(held).collect(),
            cities: City::all().map(|city| CityView::of(game, city)).collect(),
            track: laid.iter().filter_map(track).collect(),
            completed: facts().index.completed(laid).iter().collect(),
            pool: game.pool.len(),
            set_aside: game.set_aside.len(),
            shown: if over { game.set_aside.iter().collect() } else { Vec::new() },
        }
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::LastSpike { .. } | Step::LastSolvent)
    }
}

impl PlayerView {
    fn of(game: &LastSpike, seat: Seat, viewer: Option<Seat>) -> PlayerView {
        let player = game.player(seat);
        let open = match game.purse {
            Purse::Open => true,
            Purse::Hidden => viewer == Some(seat) || matches!(game.phase, Phase::Over(_)),
        };
        PlayerView {
            seat,
            cash: open.then_some(player.cash),
            land: player.land.iter().collect(),
            tiles: player.hand.len(),
            bankrupt: game.is_bankrupt(seat),
            last: player.last,
            ledger: open.then_some(player.ledger),
        }
    }
}

impl CityView {
    fn of(game: &LastSpike, city: City) -> CityView {
        let open = game.is_open(city);
        CityView {
            city,
            open,
            exhausted: game.is_exhausted(city),
            pile: game.piles.and(facts().index.cards(city)).iter().collect(),
            price: game.price(city).filter(|_| open),
        }
    }
}
