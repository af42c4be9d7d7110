//! Rule examples: a position in words, decisions in notation, and what the rules say of it.

use railhead_game::{Events, Game, Illegal, Options, Seat, Seed, Setup};

use crate::{
    Action, Dollars, Event, LastSpike, PlayerView, View,
    tests::position::{lands, tiles},
};

/// A game at the table, with all that has happened since it was set up.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) game: LastSpike,
    pub(crate) events: Vec<Event>,
}

/// The position that `text` describes (see [`super::position`]), with its turn begun.
#[track_caller]
pub(crate) fn position(text: &str) -> Table {
    let mut game = LastSpike::position(text).unwrap_or_else(|error| panic!("{error}"));
    let mut events = Events::recording();
    game.set_off(&mut events);
    game.audit().unwrap_or_else(|fault| panic!("{text}: {fault}"));
    Table { game, events: told(events) }
}

/// A new game of `seats` with the seed numbered `seed`.
pub(crate) fn new_game(seats: u8, seed: u8) -> LastSpike {
    let setup = Setup::checked(LastSpike::meta(), seats, &Options::default(), Seed([seed; 32]), 1).unwrap();
    LastSpike::new(&setup).unwrap()
}

fn told(events: Events<Event>) -> Vec<Event> {
    events.into_told().into_iter().map(|told| told.event).collect()
}

impl Table {
    /// The seat that is to decide takes these decisions, parted by commas.
    #[track_caller]
    pub(crate) fn play(mut self, decisions: &str) -> Table {
        for decision in decisions.split(',').map(str::trim) {
            let seat = self.to_decide();
            self.decide(seat, decision).unwrap_or_else(|illegal| panic!("{decision} is refused: {illegal}"));
            self.game.audit().unwrap_or_else(|fault| panic!("after {decision}: {fault}"));
        }
        self
    }

    fn decide(&mut self, seat: Seat, decision: &str) -> Result<(), Illegal> {
        let action: Action = decision.parse().unwrap_or_else(|error| panic!("{error}"));
        let mut events = Events::recording();
        self.game.apply(seat, action, &mut events)?;
        self.events.extend(told(events));
        Ok(())
    }

    #[track_caller]
    fn to_decide(&self) -> Seat {
        self.game.actors().first().expect("the game is over")
    }

    /// The decision is refused to the seat that is to decide, by this paragraph.
    #[track_caller]
    pub(crate) fn refuses(self, decision: &str, paragraph: &str) -> Table {
        let seat = self.to_decide();
        self.refuses_to(seat.0, decision, paragraph)
    }

    /// The decision is refused to `seat`, by this paragraph, and nothing has changed.
    #[track_caller]
    pub(crate) fn refuses_to(mut self, seat: u8, decision: &str, paragraph: &str) -> Table {
        let before = self.game.clone();
        let refused = self.decide(Seat(seat), decision).expect_err("it should be refused");
        assert_eq!(refused.paragraph, paragraph, "{decision}: {}", refused.reason);
        assert!(self.game == before, "{decision} was refused but changed something");
        self
    }

    /// Exactly these decisions are legal, parted by commas.
    #[track_caller]
    pub(crate) fn legal(self, decisions: &str) -> Table {
        let mut legal = Vec::new();
        self.game.legal(self.to_decide(), &mut legal);
        let written: Vec<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(written.join(", "), decisions);
        self
    }

    /// The tiles in the hand of the seat that is to decide cost this many thousands, in order.
    #[track_caller]
    pub(crate) fn costs(self, thousands: &[u32]) -> Table {
        let seat = self.to_decide();
        let costs: Vec<u32> =
            self.game.view(Some(seat)).hand.iter().map(|held| held.cost.thousands()).collect();
        assert_eq!(costs, thousands);
        self
    }

    #[track_caller]
    pub(crate) fn cash(self, seat: u8, dollars: u32) -> Table {
        assert_eq!(self.seat(seat).cash, Some(Dollars(dollars)), "cash of seat {seat}");
        self
    }

    /// `seat` holds exactly these cards.
    #[track_caller]
    pub(crate) fn holds(self, seat: u8, cards: &str) -> Table {
        assert_eq!(
            self.seat(seat).land,
            lands(cards).unwrap().iter().collect::<Vec<_>>(),
            "land of seat {seat}"
        );
        self
    }

    /// The pile of the city is exactly these cards, the top one first.
    #[track_caller]
    pub(crate) fn pile(self, city: &str, cards: &str) -> Table {
        let view = self.view();
        let city = view.cities.iter().find(|view| view.city.to_string() == city).expect("a city");
        let pile: Vec<String> = city.pile.iter().map(ToString::to_string).collect();
        assert_eq!(pile.join(" "), cards);
        self
    }

    #[track_caller]
    pub(crate) fn hand(self, seat: u8, names: &str) -> Table {
        assert_eq!(self.game.hand(Seat(seat)), tiles(names).unwrap(), "hand of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn hand_size(self, seat: u8, size: usize) -> Table {
        assert_eq!(self.seat(seat).tiles, size, "tiles of seat {seat}");
        self
    }

    #[track_caller]
    pub(crate) fn pool(self, size: usize) -> Table {
        assert_eq!(self.view().pool, size, "tiles in the pool");
        self
    }

    /// It is the turn of `seat` and the game goes on.
    #[track_caller]
    pub(crate) fn turn(self, seat: u8) -> Table {
        assert_eq!(self.game.actors().first(), Some(Seat(seat)), "whose turn it is");
        self
    }

    /// The seat whose turn it is may buy.
    #[track_caller]
    pub(crate) fn buying(self) -> Table {
        assert_eq!(self.view().step, crate::Step::Buy);
        self
    }

    #[track_caller]
    pub(crate) fn bankrupt(self, seat: u8) -> Table {
        assert!(self.seat(seat).bankrupt, "seat {seat} is not bankrupt");
        self
    }

    #[track_caller]
    pub(crate) fn solvent(self, seat: u8) -> Table {
        assert!(!self.seat(seat).bankrupt, "seat {seat} is bankrupt");
        self
    }

    #[track_caller]
    pub(crate) fn not_over(self) -> Table {
        assert!(self.game.outcome().is_none(), "the game is over");
        self
    }

    /// The game is over and these seats have these ranks, in seat order.
    #[track_caller]
    pub(crate) fn ranks(self, ranks: &[u8]) -> Table {
        let outcome = self.game.outcome().expect("the game is over");
        let found: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
        assert_eq!(found, ranks);
        self
    }

    /// Exactly these payouts were made: seat, city, thousands.
    #[track_caller]
    pub(crate) fn paid(self, payouts: &[(u8, &str, u32)]) -> Table {
        let paid: Vec<(u8, String, u32)> = self
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Paid { seat, city, sum, .. } => Some((seat.0, city.to_string(), sum.thousands())),
                _ => None,
            })
            .collect();
        let expected: Vec<(u8, String, u32)> =
            payouts.iter().map(|(seat, city, sum)| (*seat, (*city).to_owned(), *sum)).collect();
        assert_eq!(paid, expected);
        self
    }

    /// Something like this happened.
    #[track_caller]
    pub(crate) fn happened(self, is_it: impl Fn(&Event) -> bool) -> Table {
        assert!(self.events.iter().any(is_it), "it did not happen: {:?}", self.events);
        self
    }

    /// Nothing like this happened.
    #[track_caller]
    pub(crate) fn never(self, is_it: impl Fn(&Event) -> bool) -> Table {
        assert!(!self.events.iter().any(is_it), "it happened: {:?}", self.events);
        self
    }

    /// A whole turn, whatever it is: the first legal decision until another seat is to play.
    pub(crate) fn any_turn(mut self) -> Table {
        let seat = self.to_decide();
        while self.game.actors().contains(seat) {
            let mut legal = Vec::new();
            self.game.legal(seat, &mut legal);
            self = self.play(&legal[0].to_string());
        }
        self
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(None)
    }

    fn seat(&self, seat: u8) -> PlayerView {
        self.view().players[usize::from(seat)].clone()
    }
}
