//! Positions in words, and the words of this game for a table.
//!
//! A position is a list of clauses, parted by `;` or line ends, in any order:
//!
//! ```text
//! 4 players                  how many seats (4 if left out)
//! free choice                an option
//! hidden money               another
//! turns wait                 the third: a turn waits for its end (it ends by itself if left out)
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

use railhead_game::{Events, Game, NotationError, Options, Seat};
use railhead_pieces::{Bits, Set};

use crate::{
    event::Event,
    facts::facts,
    money::Dollars,
    piece::{City, Lands, Piece, Routes, Tile, Tiles},
    state::{LastSpike, Player},
    view::{PlayerView, Step},
};

/// A table of this game.
pub(super) type Table = railhead_testkit::Table<LastSpike>;

/// The position that `text` describes, with its turn begun: the seat to play may turn out to be bankrupt.
#[track_caller]
pub(super) fn position(text: &str) -> Table {
    let mut table = Table::at(before_the_turn(text));
    let mut log = Events::recording();
    table.game.begin_turn(table.game.turn, &mut log);
    table.told = log.into_told();
    table.game.audit().unwrap_or_else(|fault| panic!("{text}: {fault}"));
    table
}

/// The position that `text` describes, before the seat to play begins its turn.
#[track_caller]
pub(super) fn before_the_turn(text: &str) -> LastSpike {
    let mut clauses = Clauses::default();
    for clause in text.split([';', '\n']).map(str::trim).filter(|clause| !clause.is_empty()) {
        clauses.read(clause);
    }
    clauses.build()
}

/// A new game of `seats` with the seed numbered `seed`.
pub(super) fn new_game(seats: u8, seed: u8) -> LastSpike {
    Table::new(seats, &Options::default(), seed).game
}

/// What the clauses say.
#[derive(Default)]
struct Clauses {
    seats: Option<u8>,
    options: Options,
    turns_wait: bool,
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

impl Clauses {
    #[track_caller]
    fn read(&mut self, clause: &str) {
        let (word, rest) = clause.split_once(' ').unwrap_or((clause, ""));
        match (word, rest) {
            ("laid", "rest") => self.lay_the_rest = true,
            ("laid", tiles) => self.laid = self.laid.or(named(tiles)),
            ("complete", routes) => {
                let routes: Routes = named(routes);
                self.laid = routes.iter().fold(self.laid, |laid, route| laid.or(facts().index.spaces(route)));
            }
            ("seat", rest) => {
                let (seat, things) = rest.split_once(':').expect("a seat, a colon and its things");
                let seat = Seat(number(seat));
                things.split(',').for_each(|thing| self.read_thing(seat, thing.trim()));
            }
            ("bankrupt", seats) => self.bankrupts.extend(seats.split_whitespace().map(number).map(Seat)),
            ("removed", lands) => self.removed = named(lands),
            ("set", rest) => self.set_aside = named(rest.strip_prefix("aside").expect("set aside")),
            ("turn", seat) => self.turn = Some(Seat(number(seat))),
            ("free", "choice") => self.options.set("placement", "free-choice"),
            ("hidden", "money") => self.options.set("money", "hidden"),
            ("turns", "wait") => self.turns_wait = true,
            (seats, "players") => self.seats = Some(number(seats)),
            _ => panic!("not a clause of a position: {clause:?}"),
        }
    }

    #[track_caller]
    fn read_thing(&mut self, seat: Seat, thing: &str) {
        match thing.split_once(' ').unwrap_or((thing, "")) {
            ("cash", sum) => self.cash.push((seat, number(sum))),
            ("land", lands) => self.land.push((seat, named(lands))),
            ("hand", tiles) => self.hands.push((seat, named(tiles))),
            _ => panic!("not a thing that a seat has: {thing:?}"),
        }
    }

    fn build(mut self) -> LastSpike {
        self.options.set("turn-end", if self.turns_wait { "asked" } else { "by-itself" });
        let mut game = Table::new(self.seats.unwrap_or(4), &self.options, 0).game;
        let seats = game.seats;
        let last = Seat(seats - 1);
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
        for seat in Seat::all(seats).filter(|seat| !self.bankrupts.contains(seat)) {
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
        for seat in Seat::all(seats) {
            let cash = self.cash.iter().find(|(holder, _)| *holder == seat).map(|(_, cash)| Dollars(*cash));
            let out = game.is_bankrupt(seat);
            balance(game.player_mut(seat), start, if out { Dollars(0) } else { cash.unwrap_or(start) });
        }
        game
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

/// The pieces that a text names, as in `DEN-1 DEN-2`.
#[track_caller]
pub(super) fn named<T: Piece + FromStr<Err = NotationError>, B: Bits>(text: &str) -> Set<T, B> {
    let read = |name: &str| name.parse().unwrap_or_else(|error: NotationError| panic!("{error}"));
    text.split_whitespace().map(read).collect()
}

#[track_caller]
fn number<N: FromStr>(text: &str) -> N {
    text.trim().parse().unwrap_or_else(|_| panic!("not a number: {text:?}"))
}

/// What the rules of this game let one say of a table. Each is asserted, and gives the table back.
pub(super) trait Words {
    /// Exactly these decisions may be taken, parted by `;`.
    fn offers(self, decisions: &str) -> Self;
    /// The tiles in the hand of the seat that is to decide cost this many thousands, in order.
    fn costs(self, thousands: &[u32]) -> Self;
    /// `seat` has this much cash.
    fn cash(self, seat: u8, dollars: u32) -> Self;
    /// `seat` holds exactly these cards.
    fn holds(self, seat: u8, cards: &str) -> Self;
    /// The pile of the city is exactly these cards, the top one first.
    fn pile(self, city: &str, cards: &str) -> Self;
    /// `seat` has exactly these tiles in hand.
    fn hand(self, seat: u8, tiles: &str) -> Self;
    /// `seat` has this many tiles in hand.
    fn hand_size(self, seat: u8, size: usize) -> Self;
    /// This many tiles can still be drawn.
    fn pool(self, size: usize) -> Self;
    /// It is the turn of `seat` and the game goes on.
    fn turn(self, seat: u8) -> Self;
    /// The seat whose turn it is may buy.
    fn buying(self) -> Self;
    /// `seat` is out of the game.
    fn bankrupt(self, seat: u8) -> Self;
    /// `seat` is still in the game.
    fn solvent(self, seat: u8) -> Self;
    /// The game goes on.
    fn not_over(self) -> Self;
    /// The game is over and these are the ranks of the seats, in seat order.
    fn ranks(self, ranks: &[u8]) -> Self;
    /// Exactly these payouts were made: seat, city, thousands.
    fn paid(self, payouts: &[(u8, &str, u32)]) -> Self;
    /// Something like this happened.
    fn happened(self, is_it: impl Fn(&Event) -> bool) -> Self;
    /// Nothing like this happened.
    fn never(self, is_it: impl Fn(&Event) -> bool) -> Self;
    /// A whole turn is played, whatever it is: the first legal decision until another seat is to play.
    fn any_turn(self) -> Self;
}

fn seen(table: &Table, seat: u8) -> PlayerView {
    table.view(None).players[usize::from(seat)].clone()
}

impl Words for Table {
    #[track_caller]
    fn offers(self, decisions: &str) -> Table {
        assert_eq!(self.legal().join("; "), decisions);
        self
    }

    #[track_caller]
    fn costs(self, thousands: &[u32]) -> Table {
        let view = self.view(Some(self.to_decide()));
        let costs: Vec<u32> = view.hand.iter().map(|held| held.cost.thousands()).collect();
        assert_eq!(costs, thousands);
        self
    }

    #[track_caller]
    fn cash(self, seat: u8, dollars: u32) -> Table {
        assert_eq!(seen(&self, seat).cash, Some(Dollars(dollars)), "cash of seat {seat}");
        self
    }

    #[track_caller]
    fn holds(self, seat: u8, cards: &str) -> Table {
        assert_eq!(self.game.player(Seat(seat)).land, named(cards), "land of seat {seat}");
        self
    }

    #[track_caller]
    fn pile(self, city: &str, cards: &str) -> Table {
        let view = self.view(None);
        let city = view.cities.iter().find(|seen| seen.city.to_string() == city).expect("a city");
        let pile: Vec<String> = city.pile.iter().map(ToString::to_string).collect();
        assert_eq!(pile.join(" "), cards);
        self
    }

    #[track_caller]
    fn hand(self, seat: u8, tiles: &str) -> Table {
        assert_eq!(self.game.player(Seat(seat)).hand, named(tiles), "hand of seat {seat}");
        self
    }

    #[track_caller]
    fn hand_size(self, seat: u8, size: usize) -> Table {
        assert_eq!(seen(&self, seat).tiles, size, "tiles of seat {seat}");
        self
    }

    #[track_caller]
    fn pool(self, size: usize) -> Table {
        assert_eq!(self.view(None).pool, size, "tiles in the pool");
        self
    }

    #[track_caller]
    fn turn(self, seat: u8) -> Table {
        assert_eq!(self.game.actors().first(), Some(Seat(seat)), "whose turn it is");
        self
    }

    #[track_caller]
    fn buying(self) -> Table {
        assert_eq!(self.view(None).step, Step::Buy);
        self
    }

    #[track_caller]
    fn bankrupt(self, seat: u8) -> Table {
        assert!(seen(&self, seat).bankrupt, "seat {seat} is not bankrupt");
        self
    }

    #[track_caller]
    fn solvent(self, seat: u8) -> Table {
        assert!(!seen(&self, seat).bankrupt, "seat {seat} is bankrupt");
        self
    }

    #[track_caller]
    fn not_over(self) -> Table {
        assert!(self.game.outcome().is_none(), "the game is over");
        self
    }

    #[track_caller]
    fn ranks(self, ranks: &[u8]) -> Table {
        let outcome = self.game.outcome().expect("the game is over");
        let found: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(found, ranks);
        self
    }

    #[track_caller]
    fn paid(self, payouts: &[(u8, &str, u32)]) -> Table {
        let paid = self.events().filter_map(|event| match event {
            Event::Paid { seat, city, sum, .. } => Some((seat.0, city.to_string(), sum.thousands())),
            _ => None,
        });
        let expected = payouts.iter().map(|(seat, city, sum)| (*seat, (*city).to_owned(), *sum));
        assert_eq!(paid.collect::<Vec<_>>(), expected.collect::<Vec<_>>());
        self
    }

    #[track_caller]
    fn happened(self, is_it: impl Fn(&Event) -> bool) -> Table {
        assert!(self.events().any(is_it), "it did not happen: {:?}", self.told);
        self
    }

    #[track_caller]
    fn never(self, is_it: impl Fn(&Event) -> bool) -> Table {
        assert!(!self.events().any(is_it), "it happened: {:?}", self.told);
        self
    }

    #[track_caller]
    fn any_turn(mut self) -> Table {
        let seat = self.to_decide();
        while self.game.actors().contains(seat) {
            let first = self.legal()[0].clone();
            self = self.play(&first);
        }
        self
    }
}
