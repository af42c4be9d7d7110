//! Positions in words: a game laid out as an example needs it, and what can be asked of it.

use crate::{
    facts::{cards, frontiers},
    state::frontier::HeldCard,
};
pub(super) use railhead_game::{Dice, Events, Game, Options, Seat, SeatSet, Seed};
use railhead_pieces::Named;

pub(super) use crate::{
    action::Action,
    card::Kind,
    event::Event,
    in_play::InPlay,
    piece::{BoardId, CityId, CurseId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    scenario::Scenario,
    state::{KnownTicket, TicketLegacy},
};

/// A table in the middle of a game. All cards lie in the deck until an example puts them elsewhere.
pub(crate) type Table = railhead_testkit::Table<TicketLegacy>;

/// The first seat.
pub(crate) const A: Seat = Seat(0);
/// The second seat.
pub(crate) const B: Seat = Seat(1);
/// The third seat.
pub(crate) const C: Seat = Seat(2);
/// The fourth seat.
pub(crate) const D: Seat = Seat(3);

/// The first game with `seats`; seat A is on turn. Companies are blue, red, green, yellow, black.
pub(crate) fn first_game(seats: u8) -> Table {
    game_of(seats, Scenario { first: Some(0), ..Scenario::default() })
}

/// A later game: the boards by their codes.
pub(crate) fn later(seats: u8, game: u8, boards: &[&str]) -> Table {
    let boards = boards.iter().map(|code| BoardId::find(code).expect("a board")).collect();
    game_of(seats, Scenario { first: Some(0), game, boards, ..Scenario::default() })
}

/// A game of this scenario, its set-up done, with nothing dealt.
pub(crate) fn game_of(seats: u8, scenario: Scenario) -> Table {
    let in_play = InPlay::of(scenario.completed(seats).expect("a scenario"), seats);
    let mut game = TicketLegacy::bare(in_play, Dice::new(&Seed([9; 32])));
    game.tickets = game
        .in_play()
        .tickets
        .iter()
        .map(|ticket| KnownTicket { ticket: *ticket, known_to: SeatSet::EMPTY })
        .collect();
    game.events = game.in_play().events.iter().copied().collect();
    game.lay_out_frontiers();
    game.frontier.outlaws = frontiers().outlaws.home;
    game.begin_turn(&mut Events::muted());
    // Draws that an example says nothing about bring plain cards.
    let dull = |kind: &Kind| u8::from(*kind != Kind::NEWSPAPER) + u8::from(kind.is_ordinary());
    game.deck.as_mut_slice().sort_by_key(dull);
    Table::at(game)
}

/// A card of this kind, or where there are no plain ones left of the colour.
fn take_out(table: &mut Table, kind: Kind) -> Kind {
    let deck = table.game.deck.as_slice();
    let place = deck.iter().position(|card| *card == kind);
    let place = place.or_else(|| deck.iter().position(|card| card.colour() == kind.colour()));
    table.game.deck.remove(place.unwrap_or_else(|| panic!("no {kind} left in the deck")))
}

/// Words to lay a table with, and to ask what lies there.
pub(crate) trait Words: Sized {
    /// Gives the seat cards: `3 red 1 loco`.
    fn hand(self, seat: Seat, cards: &str) -> Self;

    /// Lays cards face up.
    fn display(self, cards: &str) -> Self;

    /// Puts cards on top of the deck, the first to be drawn first.
    fn top(self, cards: &str) -> Self;

    /// Discards cards of the deck.
    fn discard(self, cards: &str) -> Self;

    /// Leaves only these cards in the deck; the others go into the hand of `seat`, newspapers to the discard pile.
    fn deck_only(self, cards: &str, seat: Seat) -> Self;

    /// Puts events on top of their deck, the first to be turned up first.
    fn next_events(self, codes: &[&str]) -> Self;

    /// Makes an event the current one.
    fn current(self, code: &str) -> Self;

    /// The seat has so much.
    fn coins(self, seat: Seat, coins: i16) -> Self;

    /// Gives the seat routes, with the trains they take.
    fn routes(self, seat: Seat, codes: &[&str]) -> Self;

    /// The seat has so many trains left; the position is not whole then.
    fn trains(self, seat: Seat, trains: u8) -> Self;

    /// Gives the seat tickets.
    fn tickets(self, seat: Seat, codes: &[&str]) -> Self;

    /// Leaves so many tickets in the deck; the others are kept by `seat`.
    fn tickets_left(self, count: usize, seat: Seat) -> Self;

    /// The seat has hired an employee.
    fn employee(self, seat: Seat, code: &str) -> Self;

    /// The seat holds a curse.
    fn curse(self, seat: Seat, code: &str) -> Self;

    /// Puts a curse on top of its deck.
    fn next_curse(self, code: &str) -> Self;

    /// The seat holds a postcard.
    fn postcard(self, seat: Seat, code: &str) -> Self;

    /// Whether a postcard of the seat is finished, and how many uses it has left.
    fn held(&self, seat: Seat, code: &str) -> (bool, u8);

    /// The seat may decide these, and nothing else.
    #[track_caller]
    fn offers(self, seat: Seat, expected: &[&str]) -> Self;

    /// What the seat has.
    fn coins_of(&self, seat: Seat) -> i16;

    /// How many cards the seat has.
    fn cards_of(&self, seat: Seat) -> u8;

    /// The code of the current event.
    fn event(&self) -> &'static str;

    /// Who must decide.
    fn deciders(&self) -> Vec<u8>;
}

impl Words for Table {
    fn hand(mut self, seat: Seat, cards: &str) -> Self {
        for kind in kinds(cards) {
            let card = take_out(&mut self, kind);
            self.game.player_mut(seat).hand.add(card);
        }
        self
    }

    fn display(mut self, cards: &str) -> Self {
        for (place, kind) in kinds(cards).into_iter().enumerate() {
            let card = take_out(&mut self, kind);
            self.game.display[place] = Some(card);
        }
        self
    }

    fn top(mut self, cards: &str) -> Self {
        let mut taken: Vec<Kind> = kinds(cards).into_iter().map(|kind| take_out(&mut self, kind)).collect();
        taken.reverse();
        for card in taken {
            self.game.deck.push(card);
        }
        self
    }

    fn discard(mut self, cards: &str) -> Self {
        for kind in kinds(cards) {
            let card = take_out(&mut self, kind);
            self.game.discard[card.index()] += 1;
        }
        self
    }

    fn deck_only(mut self, cards: &str, seat: Seat) -> Self {
        let kept: Vec<Kind> = kinds(cards).into_iter().map(|kind| take_out(&mut self, kind)).collect();
        while let Some(card) = self.game.deck.pop() {
            if card == Kind::NEWSPAPER {
                self.game.discard[card.index()] += 1;
            } else {
                self.game.player_mut(seat).hand.add(card);
            }
        }
        for card in kept.into_iter().rev() {
            self.game.deck.push(card);
        }
        self
    }

    fn next_events(mut self, codes: &[&str]) -> Self {
        for code in codes.iter().rev() {
            let event = EventId::find(code).expect("an event");
            let place = self.game.events.as_slice().iter().position(|other| *other == event);
            self.game.events.remove(place.expect("the event is in the deck"));
            self.game.events.push(event);
        }
        self
    }

    fn current(mut self, code: &str) -> Self {
        self = self.next_events(&[code]);
        let event = self.game.events.pop().expect("an event");
        self.game.past.push(event);
        self
    }

    fn coins(mut self, seat: Seat, coins: i16) -> Self {
        self.game.player_mut(seat).coins = coins;
        self
    }

    fn routes(mut self, seat: Seat, codes: &[&str]) -> Self {
        for code in codes {
            let route = route(code);
            let track = *self.game.in_play().track(route);
            self.game.free.remove(route);
            let player = self.game.player_mut(seat);
            player.routes.insert(route);
            player.barred = player.barred.or(track.group);
            player.network.join(track.a, track.b);
            player.trains = player.trains.saturating_sub(track.length);
        }
        self
    }

    fn trains(mut self, seat: Seat, trains: u8) -> Self {
        self.game.player_mut(seat).trains = trains;
        self.whole = false;
        self
    }

    fn tickets(mut self, seat: Seat, codes: &[&str]) -> Self {
        for code in codes {
            let ticket = TicketId::find(code).expect("a ticket");
            let place = self.game.tickets.as_slice().iter().position(|known| known.ticket == ticket);
            self.game.tickets.remove(place.expect("the ticket is in the deck"));
            self.game.player_mut(seat).tickets.insert(ticket);
        }
        self
    }

    fn tickets_left(mut self, count: usize, seat: Seat) -> Self {
        while self.game.tickets.len() > count {
            let known = self.game.tickets.remove(0);
            self.game.player_mut(seat).tickets.insert(known.ticket);
        }
        self
    }

    fn employee(mut self, seat: Seat, code: &str) -> Self {
        self.game.player_mut(seat).holdings.employee = Some(EmployeeId::find(code).expect("an employee"));
        self
    }

    fn curse(mut self, seat: Seat, code: &str) -> Self {
        let curse = CurseId::find(code).expect("a curse");
        let place = self.game.frontier.curses.as_slice().iter().position(|other| *other == curse);
        self.game.frontier.curses.remove(place.expect("the curse is in the deck"));
        self.game.player_mut(seat).holdings.curses[curse.index()] += 1;
        self
    }

    fn next_curse(mut self, code: &str) -> Self {
        let curse = CurseId::find(code).expect("a curse");
        let place = self.game.frontier.curses.as_slice().iter().position(|other| *other == curse);
        self.game.frontier.curses.remove(place.expect("the curse is in the deck"));
        self.game.frontier.curses.push(curse);
        self
    }

    fn postcard(mut self, seat: Seat, code: &str) -> Self {
        let card = PostcardId::find(code).expect("a postcard");
        let uses = cards().postcards[card.index()].uses;
        let held = HeldCard { card, uses, used: false, done: false };
        self.game.player_mut(seat).holdings.postcards.push(held);
        self
    }

    fn held(&self, seat: Seat, code: &str) -> (bool, u8) {
        let card = PostcardId::find(code).expect("a postcard");
        let held = self.game.player(seat).holdings.postcards;
        let held = held.as_slice().iter().find(|held| held.card == card).expect("the seat holds it");
        (held.done, held.uses)
    }

    #[track_caller]
    fn offers(self, seat: Seat, expected: &[&str]) -> Self {
        let mut legal = self.legal_for(seat);
        let mut expected: Vec<String> = expected.iter().map(|text| (*text).to_owned()).collect();
        legal.sort();
        expected.sort();
        assert_eq!(legal, expected);
        self
    }

    fn coins_of(&self, seat: Seat) -> i16 {
        self.game.player(seat).coins
    }

    fn cards_of(&self, seat: Seat) -> u8 {
        self.game.player(seat).hand.total()
    }

    fn event(&self) -> &'static str {
        self.game.current_event().map_or("none", EventId::id)
    }

    fn deciders(&self) -> Vec<u8> {
        self.game.actors().iter().map(|seat| seat.0).collect()
    }
}

/// Reads `3 red 1 loco` as kinds.
pub(crate) fn kinds(text: &str) -> Vec<Kind> {
    let words: Vec<&str> = text.split_whitespace().collect();
    words
        .chunks(2)
        .flat_map(|pair| {
            let count: usize = pair[0].parse().expect("a count");
            let kind: Kind = pair[1].parse().unwrap_or_else(|_| panic!("a kind: {}", pair[1]));
            std::iter::repeat_n(kind, count)
        })
        .collect()
}

pub(crate) fn route(code: &str) -> RouteId {
    RouteId::find(code).unwrap_or_else(|| panic!("a route: {code}"))
}

pub(crate) fn city(code: &str) -> CityId {
    CityId::find(code).expect("a city")
}

/// A real set-up, the companies chosen in the order of their list.
pub(crate) fn opened(seats: u8, seed: u8, options: &Options) -> TicketLegacy {
    let mut table = Table::new(seats, options, seed);
    while table
        .legal()
        .first()
        .is_some_and(|first| first.starts_with("company") || first.starts_with("charter"))
    {
        let first = table.legal().swap_remove(0);
        table = table.play(&first);
    }
    table.game
}

/// A real set-up of a scenario.
pub(crate) fn opened_as(seats: u8, seed: u8, scenario: &Scenario) -> TicketLegacy {
    opened(seats, seed, &Options::default().with("campaign", &scenario.text()))
}
