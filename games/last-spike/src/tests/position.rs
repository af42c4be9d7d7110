//! Positions in words, for tests and examples.
//!
//! A position is a list of clauses, parted by `;` or line ends, in any order:
//!
//! ```text
//! 4 players                  how many seats (4 if left out)
//! free choice, hidden money  the options
//! laid A2 A3 A4              track; `laid rest` lays every tile that no other clause mentions
//! complete B E               whole routes
//! seat 0: cash 10000, land OMA-1 STL-2, hand A1 B3
//! bankrupt 1 2               seats that are out, in this order
//! removed DEN-0              Land 0 cards that left the game
//! set aside C3               the tile out of play
//! turn 2                     who begins a turn (seat 0 if left out)
//! ```
//!
//! What is left out is filled in plainly: cash as at the start; track laid by the last seat, which also took the
//! Land 0 that nobody else is said to hold; a full hand for each seat, the last tiles first; the rest is the pool.

use std::str::FromStr;

use railhead_game::{Game, NotationError, Options, Seat, Seed, Setup, SetupError};
use railhead_pieces::{Bits, Set};
use thiserror::Error;

use crate::{
    Dollars, LastSpike,
    facts::facts,
    piece::{City, Land, Lands, Piece, Routes, Tile, Tiles},
    state::Player,
};

/// A position that cannot be read.
#[derive(Debug, Error)]
pub enum PositionError {
    /// A name that means nothing.
    #[error(transparent)]
    Name(#[from] NotationError),
    /// A clause of no known form.
    #[error("not a clause of a position: {0:?}")]
    Clause(String),
    /// Too many or too few seats.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// What the clauses say.
#[derive(Default)]
struct Clauses {
    seats: Option<u8>,
    options: Options,
    laid: Tiles,
    lay_the_rest: bool,
    cash: Vec<(Seat, u32)>,
    land: Vec<(Seat, Lands)>,
    hands: Vec<(Seat, Tiles)>,
    bankrupts: Vec<Seat>,
    removed: Lands,
    set_aside: Tiles,
    turn: Option<Seat>,
}

impl LastSpike {
    /// Reads a position. The seat to play is set, but its turn has not begun: [`LastSpike::set_off`] begins it.
    pub fn position(text: &str) -> Result<LastSpike, PositionError> {
        let mut clauses = Clauses::default();
        for clause in text.split([';', '\n']).map(str::trim).filter(|clause| !clause.is_empty()) {
            clauses.read(clause)?;
        }
        clauses.build()
    }

    /// Begins the turn of the seat that is to play: it may turn out to be bankrupt.
    pub fn set_off(&mut self, events: &mut railhead_game::Events<crate::Event>) {
        self.begin_turn(self.turn, events);
    }

    /// The tiles in the hand of `seat`.
    pub fn hand(&self, seat: Seat) -> Tiles {
        self.player(seat).hand
    }

    /// The tile or tiles out of play.
    pub fn out_of_play(&self) -> Tiles {
        self.set_aside
    }

    /// The seat that begins, given the tile that each seat drew for it.
    pub fn first_of(drawn: &[Tile]) -> Seat {
        crate::rules::first_to_play(drawn)
    }
}

impl Clauses {
    fn read(&mut self, clause: &str) -> Result<(), PositionError> {
        let wrong = || PositionError::Clause(clause.to_owned());
        let (word, rest) = clause.split_once(' ').unwrap_or((clause, ""));
        match (word, rest) {
            ("laid", "rest") => self.lay_the_rest = true,
            ("laid", tiles) => self.laid = self.laid.or(names(tiles)?),
            ("complete", routes) => {
                let routes: Routes = names(routes)?;
                self.laid = routes.iter().fold(self.laid, |laid, route| laid.or(facts().index.spaces(route)));
            }
            ("seat", rest) => {
                let (seat, things) = rest.split_once(':').ok_or_else(wrong)?;
                let seat = Seat(number(seat, clause)?);
                things.split(',').try_for_each(|thing| self.read_thing(seat, thing.trim()))?;
            }
            ("bankrupt", seats) => {
                for seat in seats.split_whitespace() {
                    self.bankrupts.push(Seat(number(seat, clause)?));
                }
            }
            ("removed", lands) => self.removed = names(lands)?,
            ("set", rest) => self.set_aside = names(rest.strip_prefix("aside").ok_or_else(wrong)?)?,
            ("turn", seat) => self.turn = Some(Seat(number(seat, clause)?)),
            ("free", "choice") => self.options.set("placement", "free-choice"),
            ("hidden", "money") => self.options.set("money", "hidden"),
            (seats, "players") => self.seats = Some(number(seats, clause)?),
            _ => return Err(wrong()),
        }
        Ok(())
    }

    fn read_thing(&mut self, seat: Seat, thing: &str) -> Result<(), PositionError> {
        match thing.split_once(' ').unwrap_or((thing, "")) {
            ("cash", sum) => self.cash.push((seat, number(sum, thing)?)),
            ("land", lands) => self.land.push((seat, names(lands)?)),
            ("hand", tiles) => self.hands.push((seat, names(tiles)?)),
            _ => return Err(PositionError::Clause(thing.to_owned())),
        }
        Ok(())
    }

    fn build(self) -> Result<LastSpike, PositionError> {
        let setup =
            Setup::checked(LastSpike::meta(), self.seats.unwrap_or(4), &self.options, Seed([0; 32]), 1)?;
        let mut game = LastSpike::set_up(&setup)?;
        let seats = || Seat::all(setup.seats);
        let last = Seat(setup.seats - 1);
        let (start, aside) = (game.players[0].cash, game.set_aside.len());
        game.players = Default::default();
        game.turn = self.turn.unwrap_or(Seat(0));

        let named = self.hands.iter().fold(self.laid.or(self.set_aside), |named, (_, hand)| named.or(*hand));
        let mut free: Vec<Tile> = Tiles::full().minus(named).iter().collect();
        game.set_aside = self.set_aside;
        while game.set_aside.len() < aside {
            let Some(tile) = free.pop() else { break };
            game.set_aside.insert(tile);
        }
        game.player_mut(last).track = self.laid;
        if self.lay_the_rest {
            game.player_mut(last).track = self.laid.or(free.drain(..).collect());
        }
        for seat in seats().filter(|seat| !self.bankrupts.contains(seat)) {
            game.player_mut(seat).hand = match self.hands.iter().find(|(holder, _)| *holder == seat) {
                Some((_, hand)) => *hand,
                None => (0..facts().printed.setup.hand_size).filter_map(|_| free.pop()).collect(),
            };
        }
        game.pool = free.into_iter().collect();

        let mut piles = Lands::full().minus(self.removed);
        for (seat, land) in &self.land {
            game.player_mut(*seat).land = *land;
            piles = piles.minus(*land);
        }
        let laid = game.laid();
        for city in City::all().filter(|city| laid.meets(facts().index.beside(*city))) {
            if piles.contains(city.free_land()) {
                piles.remove(city.free_land());
                game.player_mut(last).land.insert(city.free_land());
            }
        }
        game.piles = piles;
        game.removed = self.removed;

        game.bankrupts = self.bankrupts.into_iter().collect();
        for seat in seats() {
            let cash = self.cash.iter().find(|(holder, _)| *holder == seat).map(|(_, cash)| Dollars(*cash));
            let out = game.is_bankrupt(seat);
            balance(game.player_mut(seat), start, if out { Dollars(0) } else { cash.unwrap_or(start) });
        }
        Ok(game)
    }
}

/// Gives a seat `cash`, and a past that explains it.
fn balance(player: &mut Player, start: Dollars, cash: Dollars) {
    player.cash = cash;
    if cash > start {
        player.ledger.payouts = cash - start;
    } else {
        player.ledger.track = start - cash;
    }
}

fn names<T: Piece + FromStr<Err = NotationError>, B: Bits>(text: &str) -> Result<Set<T, B>, PositionError> {
    Ok(text.split_whitespace().map(str::parse).collect::<Result<Set<T, B>, _>>()?)
}

fn number<N: FromStr>(text: &str, clause: &str) -> Result<N, PositionError> {
    text.trim().parse().map_err(|_| PositionError::Clause(clause.to_owned()))
}

/// The cards that a text names, as in `DEN-1 DEN-2`.
pub fn lands(text: &str) -> Result<Lands, PositionError> {
    names::<Land, u64>(text)
}

/// The tiles that a text names, as in `A1 Z4`.
pub fn tiles(text: &str) -> Result<Tiles, PositionError> {
    names::<Tile, u64>(text)
}
