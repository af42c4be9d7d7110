//! Positions in words: an empty board, and hands that put things where a test wants them.

use railhead_game::{Events, Options, Seat};
use railhead_pieces::{Named, Set};

use crate::{
    piece::{Building, Card, CardTally, City, Disc, ROWS, Space, Station, Tile, Track, Worker},
    state::{GreatWesternTrail, Occupant, Pending, Player},
};

/// A position made for a test. Its components come out of nowhere, so it is never whole.
pub(crate) type Table = railhead_testkit::Table<GreatWesternTrail>;

/// An empty board: only neutral buildings on the trail, every hand empty, no money; turns end by themselves.
pub(crate) fn table(seats: u8) -> Table {
    table_with(seats, &Options::default().with("turn-end", "by-itself"))
}

/// An empty board set up with `options`.
pub(crate) fn table_with(seats: u8, options: &Options) -> Table {
    let mut table = Table::new(seats, options, 5);
    table.whole = false;
    let game = &mut table.game;
    for at in 0..game.trail.len() {
        if let Occupant::Tile(tile) = game.trail[at] {
            game.piles[0].add(tile, 1);
            game.trail[at] = Occupant::Empty;
        }
    }
    for player in &mut game.players {
        let hand = std::mem::take(&mut player.hand);
        player.pile.absorb(&hand);
        player.money = 0;
        player.pawn = Some(Space::START);
    }
    game.pending.truncate(1);
    table
}

/// An empty board without anybody in the job market.
pub(crate) fn empty_market(seats: u8) -> Table {
    let mut table = table(seats);
    table.game.jobs = [[None; 4]; ROWS];
    table
}

/// The space with this id.
pub(crate) fn space(id: &str) -> Space {
    Space::find(id).unwrap()
}

/// The track with this id.
pub(crate) fn track(id: &str) -> Track {
    Track::find(id).unwrap()
}

/// The card with this id.
pub(crate) fn card(id: &str) -> Card {
    Card::find(id).unwrap()
}

/// The supply tile with this id.
pub(crate) fn tile(id: &str) -> Tile {
    Tile::find(id).unwrap()
}

/// The private building with this number.
pub(crate) fn building(number: u8) -> Building {
    Building(number - 1)
}

/// What a table of this game can be told. Where no seat is named, the player whose turn it is.
pub(crate) trait Words {
    fn me(&mut self) -> &mut Player;
    fn player(&mut self, seat: u8) -> &mut Player;
    fn money(self, money: u16) -> Self;
    /// The hand, out of nowhere.
    fn hand(self, cards: &[&str]) -> Self;
    fn workers(self, worker: Worker, n: u8) -> Self;
    fn private(self, at: &str, owner: u8, number: u8) -> Self;
    fn tile(self, at: &str, id: &str) -> Self;
    fn side_b(self) -> Self;
    fn engine(self, seat: u8, at: &str) -> Self;
    fn cleared(self, discs: &[&str]) -> Self;
    fn stations(self, ids: &[&str]) -> Self;
    fn cities(self, ids: &[&str]) -> Self;
    /// The pawn stands at `at`, and the turn begins.
    fn begin(self, at: &str) -> Self;
    /// The pawn has just come to `at`.
    fn visit(self, at: &str) -> Self;
    /// Nothing but this is pending in this turn.
    fn pending(self, pending: Pending) -> Self;
    /// Plays on to what there is to choose.
    fn settle(self) -> Self;
    /// What follows `verb` in the legal decisions, in order, each once.
    fn options(&self, verb: &str) -> Vec<String>;
    /// The decision that is awaited.
    fn top(&self) -> Pending;
}

impl Words for Table {
    fn me(&mut self) -> &mut Player {
        self.game.me_mut()
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.game.players[usize::from(seat)]
    }

    fn money(mut self, money: u16) -> Table {
        self.me().money = money;
        self
    }

    fn hand(mut self, cards: &[&str]) -> Table {
        self.me().hand = cards.iter().map(|id| card(id)).collect::<CardTally>();
        self
    }

    fn workers(mut self, worker: Worker, n: u8) -> Table {
        self.me().workers[worker.index()] = n;
        self
    }

    fn private(mut self, at: &str, owner: u8, number: u8) -> Table {
        let building = building(number);
        self.game.trail[space(at).index()] = Occupant::Private { owner: Seat(owner), building };
        let player = self.player(owner);
        player.reserve.remove(building);
        player.built.insert(building);
        self
    }

    fn tile(mut self, at: &str, id: &str) -> Table {
        self.game.trail[space(at).index()] = Occupant::Tile(tile(id));
        self
    }

    fn side_b(mut self) -> Table {
        self.game.sides = Set::full();
        self
    }

    fn engine(mut self, seat: u8, at: &str) -> Table {
        self.player(seat).engine = track(at);
        self
    }

    fn cleared(mut self, discs: &[&str]) -> Table {
        for id in discs {
            self.me().discs.remove(Disc::find(id).unwrap());
        }
        self
    }

    fn stations(mut self, ids: &[&str]) -> Table {
        let stations = || ids.iter().map(|id| Station::find(id).unwrap());
        self.me().stations.extend(stations());
        self.me().upgraded.extend(stations());
        self
    }

    fn cities(mut self, ids: &[&str]) -> Table {
        for id in ids {
            self.me().cities[City::find(id).unwrap().index()] += 1;
        }
        self
    }

    fn begin(mut self, at: &str) -> Table {
        self.me().pawn = Some(space(at));
        self.pending(Pending::Begin)
    }

    fn visit(mut self, at: &str) -> Table {
        self.me().pawn = Some(space(at));
        self.game.pending.clear();
        self.game.pending.push(Pending::End);
        self.game.arrive(space(at));
        self.settle()
    }

    fn pending(mut self, pending: Pending) -> Table {
        self.game.pending = [Pending::End, pending].into_iter().collect();
        self.settle()
    }

    fn settle(mut self) -> Table {
        let mut events = Events::recording();
        self.game.play_on(&mut events);
        self.told.extend(events.into_told());
        self
    }

    fn options(&self, verb: &str) -> Vec<String> {
        let legal = self.legal();
        let rest = legal.iter().filter_map(|notation| notation.strip_prefix(verb)).map(str::trim);
        let mut options: Vec<String> =
            rest.map(|rest| rest.split(" via ").next().unwrap_or_default().to_owned()).collect();
        options.sort();
        options.dedup();
        options
    }

    fn top(&self) -> Pending {
        self.game.pending.last().unwrap()
    }
}
