//! The rules by example: a small position, some decisions, what must have come of them.

pub(super) use railhead_game::{Dice, Events, Game, Illegal, Options, Seat, Seed, Setup, Told};

pub(super) use crate::{
    action::Action,
    card::Kind,
    event::Event,
    in_play::InPlay,
    piece::{CityId, CurseId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    scenario::Scenario,
    state::{KnownTicket, TicketLegacy},
};

/// A table in the middle of a game. All cards lie in the deck until an example puts them elsewhere.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: TicketLegacy,
    pub(crate) told: Vec<Told<Event>>,
    /// Whether every component is there, so that the position can be audited.
    pub(crate) whole: bool,
}

/// The first seat.
pub(crate) const A: Seat = Seat(0);
/// The second seat.
pub(crate) const B: Seat = Seat(1);
/// The third seat.
pub(crate) const C: Seat = Seat(2);
/// The fourth seat.
pub(crate) const D: Seat = Seat(3);

impl Table {
    /// The first game with `seats`; seat A is on turn. Companies are blue, red, green, yellow, black.
    pub(crate) fn new(seats: u8) -> Table {
        Table::of(seats, Scenario { first: Some(0), ..Scenario::default() })
    }

    /// A later game: the boards by their codes.
    pub(crate) fn later(seats: u8, game: u8, boards: &[&str]) -> Table {
        let boards = boards.iter().map(|code| crate::piece::BoardId::find(code).expect("a board")).collect();
        Table::of(seats, Scenario { first: Some(0), game, boards, ..Scenario::default() })
    }

    /// A game of this scenario, its set-up done, with nothing dealt.
    pub(crate) fn of(seats: u8, scenario: Scenario) -> Table {
        let in_play = InPlay::of(scenario.completed(seats).expect("a scenario"), seats);
        let mut game = TicketLegacy::bare(in_play, Dice::new(&Seed([9; 32])));
        game.tickets = game
            .in_play()
            .tickets
            .iter()
            .map(|ticket| KnownTicket { ticket: *ticket, known_to: railhead_game::SeatSet::EMPTY })
            .collect();
        game.events = game.in_play().events.iter().copied().collect();
        game.lay_out_frontiers();
        game.frontier.outlaws = crate::facts::frontiers().outlaws.home;
        game.begin_turn(&mut Events::muted());
        // Draws that an example says nothing about bring plain cards.
        let dull = |kind: &Kind| u8::from(*kind != Kind::NEWSPAPER) + u8::from(kind.is_ordinary());
        game.deck.as_mut_slice().sort_by_key(dull);
        Table::at(game)
    }

    /// The table of a game under way.
    pub(crate) fn at(game: TicketLegacy) -> Table {
        Table { game, told: Vec::new(), whole: true }
    }

    /// A card of this kind, or where there are no plain ones left of the colour.
    pub(crate) fn take_out(&mut self, kind: Kind) -> Kind {
        let deck = self.game.deck.as_slice();
        let place = deck.iter().position(|card| *card == kind);
        let place = place.or_else(|| deck.iter().position(|card| card.colour() == kind.colour()));
        self.game.deck.remove(place.unwrap_or_else(|| panic!("no {kind} left in the deck")))
    }

    /// Gives the seat cards: `3 red 1 loco`.
    pub(crate) fn hand(mut self, seat: Seat, cards: &str) -> Table {
        for kind in kinds(cards) {
            let card = self.take_out(kind);
            self.game.player_mut(seat).hand.add(card);
        }
        self
    }

    /// Lays cards face up.
    pub(crate) fn display(mut self, cards: &str) -> Table {
        for (place, kind) in kinds(cards).into_iter().enumerate() {
            let card = self.take_out(kind);
            self.game.display[place] = Some(card);
        }
        self
    }

    /// Puts cards on top of the deck, the first to be drawn first.
    pub(crate) fn top(mut self, cards: &str) -> Table {
        let mut taken: Vec<Kind> = kinds(cards).into_iter().map(|kind| self.take_out(kind)).collect();
        taken.reverse();
        for card in taken {
            self.game.deck.push(card);
        }
        self
    }

    /// Discards cards of the deck.
    pub(crate) fn discard(mut self, cards: &str) -> Table {
        for kind in kinds(cards) {
            let card = self.take_out(kind);
            self.game.discard[card.index()] += 1;
        }
        self
    }

    /// Leaves only these cards in the deck; the others go into the hand of `seat`, newspapers to the discard pile.
    pub(crate) fn deck_only(mut self, cards: &str, seat: Seat) -> Table {
        let kept: Vec<Kind> = kinds(cards).into_iter().map(|kind| self.take_out(kind)).collect();
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

    /// Puts events on top of their deck, the first to be turned up first.
    pub(crate) fn events(mut self, codes: &[&str]) -> Table {
        for code in codes.iter().rev() {
            let event = EventId::find(code).expect("an event");
            let place = self.game.events.as_slice().iter().position(|other| *other == event);
            self.game.events.remove(place.expect("the event is in the deck"));
            self.game.events.push(event);
        }
        self
    }

    /// Makes an event the current one.
    pub(crate) fn current(mut self, code: &str) -> Table {
        self = self.events(&[code]);
        let event = self.game.events.pop().expect("an event");
        self.game.past.push(event);
        self
    }

    pub(crate) fn coins(mut self, seat: Seat, coins: i16) -> Table {
        self.game.player_mut(seat).coins = coins;
        self
    }

    /// Gives the seat routes, with the trains they take.
    pub(crate) fn routes(mut self, seat: Seat, codes: &[&str]) -> Table {
        for code in codes {
            let route = route(code);
            let track = *self.game.in_play().track(route);
            self.game.free.remove(route);
            let player = self.game.player_mut(seat);
            player.routes.insert(route);
            player.barred = player.barred.or(&track.group);
            player.network.join(track.a, track.b);
            player.trains = player.trains.saturating_sub(track.length);
        }
        self
    }

    pub(crate) fn trains(mut self, seat: Seat, trains: u8) -> Table {
        self.game.player_mut(seat).trains = trains;
        self.whole = false;
        self
    }

    /// Gives the seat tickets.
    pub(crate) fn tickets(mut self, seat: Seat, codes: &[&str]) -> Table {
        for code in codes {
            let ticket = TicketId::find(code).expect("a ticket");
            let place = self.game.tickets.as_slice().iter().position(|known| known.ticket == ticket);
            self.game.tickets.remove(place.expect("the ticket is in the deck"));
            self.game.player_mut(seat).tickets.insert(ticket);
        }
        self
    }

    /// Leaves so many tickets in the deck; the others are kept by `seat`.
    pub(crate) fn tickets_left(mut self, count: usize, seat: Seat) -> Table {
        while self.game.tickets.len() > count {
            let known = self.game.tickets.remove(0);
            self.game.player_mut(seat).tickets.insert(known.ticket);
        }
        self
    }

    pub(crate) fn employee(mut self, seat: Seat, code: &str) -> Table {
        self.game.player_mut(seat).holdings.employee = Some(EmployeeId::find(code).expect("an employee"));
        self
    }

    pub(crate) fn curse(mut self, seat: Seat, code: &str) -> Table {
        let curse = CurseId::find(code).expect("a curse");
        let place = self.game.frontier.curses.as_slice().iter().position(|other| *other == curse);
        self.game.frontier.curses.remove(place.expect("the curse is in the deck"));
        self.game.player_mut(seat).holdings.curses[curse.index()] += 1;
        self
    }

    /// Puts a curse on top of its deck.
    pub(crate) fn next_curse(mut self, code: &str) -> Table {
        let curse = CurseId::find(code).expect("a curse");
        let place = self.game.frontier.curses.as_slice().iter().position(|other| *other == curse);
        self.game.frontier.curses.remove(place.expect("the curse is in the deck"));
        self.game.frontier.curses.push(curse);
        self
    }

    pub(crate) fn postcard(mut self, seat: Seat, code: &str) -> Table {
        let card = PostcardId::find(code).expect("a postcard");
        let uses = crate::facts::cards().postcards[card.index()].uses;
        let held = crate::state::frontier::HeldCard { card, uses, used: false, done: false };
        self.game.player_mut(seat).holdings.postcards.push(held);
        self
    }

    /// Whether a postcard of the seat is finished, and how many uses it has left.
    pub(crate) fn held(&self, seat: Seat, code: &str) -> (bool, u8) {
        let card = PostcardId::find(code).expect("a postcard");
        let held = self.game.player(seat).holdings.postcards;
        let held = held.as_slice().iter().find(|held| held.card == card).expect("the seat holds it");
        (held.done, held.uses)
    }

    /// The seat decides.
    #[track_caller]
    pub(crate) fn play(mut self, seat: Seat, text: &str) -> Table {
        let action: Action = text.parse().expect("a decision");
        let mut events = Events::recording();
        if let Err(illegal) = self.game.apply(seat, action, &mut events) {
            panic!("{text} by {seat} is refused: {illegal}");
        }
        self.told = events.into_told();
        if self.whole
            && let Err(fault) = self.game.audit()
        {
            panic!("after {text}: {fault}");
        }
        self
    }

    /// The decision is refused, by this paragraph.
    #[track_caller]
    pub(crate) fn refuses(self, seat: Seat, text: &str, paragraph: &str) -> Table {
        let action: Action = text.parse().expect("a decision");
        let mut after = self.game.clone();
        let illegal: Illegal = after.apply(seat, action, &mut Events::muted()).expect_err(text);
        assert_eq!(illegal.paragraph, paragraph, "{text} is refused by {illegal}");
        assert!(after == self.game, "{text} was refused but changed something");
        self
    }

    /// What the seat may decide, in notation.
    pub(crate) fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    #[track_caller]
    pub(crate) fn offers(self, seat: Seat, expected: &[&str]) -> Table {
        let mut legal = self.legal(seat);
        let mut expected: Vec<String> = expected.iter().map(|text| (*text).to_owned()).collect();
        legal.sort();
        expected.sort();
        assert_eq!(legal, expected);
        self
    }

    pub(crate) fn coins_of(&self, seat: Seat) -> i16 {
        self.game.player(seat).coins
    }

    pub(crate) fn cards_of(&self, seat: Seat) -> u8 {
        self.game.player(seat).hand.total()
    }

    pub(crate) fn event(&self) -> &'static str {
        self.game.current_event().map_or("none", EventId::code)
    }

    pub(crate) fn deciders(&self) -> Vec<u8> {
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

/// A real set-up.
pub(crate) fn opened(seats: u8, seed: u8, options: Options) -> TicketLegacy {
    let meta = TicketLegacy::meta();
    let setup =
        Setup::checked(meta, seats, &options, Seed([seed; 32]), meta.current_version()).expect("a set-up");
    TicketLegacy::new(&setup).expect("a game")
}

/// A real set-up of a scenario.
pub(crate) fn opened_as(seats: u8, seed: u8, scenario: &Scenario) -> TicketLegacy {
    opened(seats, seed, Options::default().with("campaign", &scenario.text()))
}
