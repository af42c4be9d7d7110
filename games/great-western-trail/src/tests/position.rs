//! A table for examples: an empty board, and hands that put things where a test wants them.

use railhead_game::{Events, Game, Illegal, Options, Seat, Seed, Setup};

use crate::{
    action::Action,
    event::Event,
    piece::{Card, City, Disc, Space, Station, Tile, Track, Worker},
    state::{GreatWesternTrail, Occupant, Pending, Player},
    tally::Tally,
};

/// A position made for a test.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: GreatWesternTrail,
    pub(crate) events: Vec<Event>,
}

/// An empty board: only neutral buildings on the trail, every hand empty, no money.
pub(crate) fn table(seats: u8) -> Table {
    table_with(seats, &Options::default())
}

/// An empty board set up with `options`.
pub(crate) fn table_with(seats: u8, options: &Options) -> Table {
    let setup = Setup::checked(GreatWesternTrail::meta(), seats, options, Seed([5; 32]), 1).unwrap();
    let mut game = GreatWesternTrail::new(&setup).unwrap();
    for at in 0..game.trail.len() {
        if let Occupant::Tile(tile) = game.trail[at] {
            game.piles[0].add(tile.index(), 1);
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
    Table { game, events: Vec::new() }
}

/// The space with this id.
pub(crate) fn space(id: &str) -> Space {
    Space::from_id(id).unwrap()
}

/// The track with this id.
pub(crate) fn track(id: &str) -> Track {
    Track::from_id(id).unwrap()
}

/// The card with this id.
pub(crate) fn card(id: &str) -> Card {
    Card::from_id(id).unwrap()
}

/// The supply tile with this id.
pub(crate) fn tile(id: &str) -> Tile {
    Tile::all().find(|tile| tile.id() == id).unwrap()
}

impl Table {
    pub(crate) fn me(&mut self) -> &mut Player {
        self.game.me_mut()
    }

    pub(crate) fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.game.players[usize::from(seat)]
    }

    pub(crate) fn money(mut self, money: u16) -> Table {
        self.me().money = money;
        self
    }

    /// The hand of the player whose turn it is, out of nowhere.
    pub(crate) fn hand(mut self, cards: &[&str]) -> Table {
        self.me().hand = Tally::default();
        for id in cards {
            self.me().hand.add(card(id).index(), 1);
        }
        self
    }

    pub(crate) fn workers(mut self, worker: Worker, n: u8) -> Table {
        self.me().workers[worker.index()] = n;
        self
    }

    pub(crate) fn private(mut self, at: &str, owner: u8, number: u8) -> Table {
        self.game.trail[space(at).index()] = Occupant::Private { owner: Seat(owner), number };
        let player = self.player(owner);
        player.reserve &= !(1 << (number - 1));
        player.built |= 1 << (number - 1);
        self
    }

    pub(crate) fn tile(mut self, at: &str, id: &str) -> Table {
        self.game.trail[space(at).index()] = Occupant::Tile(tile(id));
        self
    }

    pub(crate) fn side_b(mut self) -> Table {
        self.game.sides = u16::MAX >> 6;
        self
    }

    pub(crate) fn engine(mut self, seat: u8, at: &str) -> Table {
        self.player(seat).engine = track(at);
        self
    }

    pub(crate) fn cleared(mut self, discs: &[&str]) -> Table {
        for id in discs {
            let bit = Disc::from_id(id).unwrap().bit();
            self.me().discs &= !bit;
        }
        self
    }

    pub(crate) fn stations(mut self, ids: &[&str]) -> Table {
        for id in ids {
            let bit = Station::from_id(id).unwrap().bit();
            self.me().stations |= bit;
        }
        self
    }

    pub(crate) fn cities(mut self, ids: &[&str]) -> Table {
        for id in ids {
            let city = City::from_id(id).unwrap();
            self.me().cities[city.index()] += 1;
        }
        self
    }

    /// The pawn stands at `at`, and the turn begins.
    pub(crate) fn begin(mut self, at: &str) -> Table {
        self.me().pawn = Some(space(at));
        self.pending(Pending::Begin)
    }

    /// The pawn has just come to `at`.
    pub(crate) fn visit(mut self, at: &str) -> Table {
        self.me().pawn = Some(space(at));
        self.game.pending.truncate(0);
        self.game.pending.push(Pending::End);
        self.game.arrive(space(at));
        self.settle();
        self
    }

    /// Nothing but this is pending in this turn.
    pub(crate) fn pending(mut self, pending: Pending) -> Table {
        self.game.pending.truncate(0);
        self.game.pending.push(Pending::End);
        self.game.pending.push(pending);
        self.settle();
        self
    }

    fn settle(&mut self) {
        let mut events = Events::recording();
        self.game.play_on(&mut events);
        self.events.extend(events.into_told().into_iter().map(|told| told.event));
    }

    /// Takes decisions, which must be legal.
    pub(crate) fn play(mut self, notations: &[&str]) -> Table {
        for notation in notations {
            let action: Action = notation.parse().unwrap();
            assert!(
                self.legal().contains(&(*notation).to_owned()),
                "{notation} is not among {:?}",
                self.legal()
            );
            let mut events = Events::recording();
            let seat = self.game.turn;
            self.game
                .apply(seat, action, &mut events)
                .unwrap_or_else(|illegal| panic!("{notation}: {illegal}"));
            self.events.extend(events.into_told().into_iter().map(|told| told.event));
        }
        self
    }

    /// The refusal of a decision, which must be illegal and change nothing.
    pub(crate) fn refusal(&self, notation: &str) -> Illegal {
        let action: Action = notation.parse().unwrap();
        let mut after = self.game.clone();
        let refusal = after.apply(self.game.turn, action, &mut Events::muted());
        let illegal = refusal.expect_err(&format!("{notation} is accepted"));
        assert!(after == self.game, "{notation} was refused but changed something");
        illegal
    }

    /// The paragraph that forbids a decision.
    pub(crate) fn forbids(&self, notation: &str) -> &'static str {
        self.refusal(notation).paragraph
    }

    pub(crate) fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(self.game.turn, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether this may be decided.
    pub(crate) fn may(&self, notation: &str) -> bool {
        self.legal().contains(&notation.to_owned())
    }

    /// What follows `verb` in the legal decisions, in order, each once.
    pub(crate) fn options(&self, verb: &str) -> Vec<String> {
        let legal = self.legal();
        let rest = legal.iter().filter_map(|notation| notation.strip_prefix(verb)).map(str::trim);
        let mut options: Vec<String> =
            rest.map(|rest| rest.split(" via ").next().unwrap_or_default().to_owned()).collect();
        options.sort();
        options.dedup();
        options
    }

    /// The decision that is awaited.
    pub(crate) fn top(&self) -> Pending {
        self.game.pending.top().unwrap()
    }
}
