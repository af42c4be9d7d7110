//! A table to try the rules at.

use railhead_game::{Events, Game, Seat};

use crate::{Action, Chaparral, Event, PlayerView, View, tests::position::position};

/// A position, and what has been told since.
pub struct Table {
    pub game: Chaparral,
    pub told: Vec<Event>,
}

/// The position that `text` describes.
pub fn table(text: &str) -> Table {
    let game = position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    Table { game, told: Vec::new() }
}

impl Table {
    /// Takes decisions, one after the other: whoever is to decide takes them.
    pub fn play(&mut self, decisions: &str) -> &mut Table {
        for notation in decisions.split(';').map(str::trim) {
            let seat = self.actor();
            let mut events = Events::recording();
            self.game
                .apply(seat, action(notation), &mut events)
                .unwrap_or_else(|illegal| panic!("{notation} by {seat}: {illegal}"));
            self.told.extend(events.into_told().into_iter().map(|told| told.event));
        }
        self
    }

    /// Who is to decide.
    pub fn actor(&self) -> Seat {
        self.game.actors().first().expect("somebody is to decide")
    }

    /// What may be decided now.
    pub fn offers(&self) -> Vec<String> {
        let mut legal = Vec::new();
        if let Some(seat) = self.game.actors().first() {
            self.game.legal(seat, &mut legal);
        }
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether `notation` may be decided now.
    pub fn may(&self, notation: &str) -> bool {
        self.offers().iter().any(|offer| offer == notation)
    }

    /// The decisions that begin so.
    pub fn offers_of(&self, word: &str) -> Vec<String> {
        self.offers().into_iter().filter(|offer| offer.split(' ').next() == Some(word)).collect()
    }

    /// The paragraph by which `notation` is refused to whoever is to decide.
    pub fn refuses(&self, notation: &str) -> &'static str {
        let mut game = self.game.clone();
        match game.apply(self.actor(), action(notation), &mut Events::muted()) {
            Ok(()) => panic!("{notation} was accepted"),
            Err(illegal) => illegal.paragraph,
        }
    }

    pub fn view(&self) -> View {
        self.game.view(None)
    }

    /// The things of a seat.
    pub fn seat(&self, seat: u8) -> PlayerView {
        self.view().players[usize::from(seat)].clone()
    }

    pub fn money(&self, seat: u8) -> u16 {
        self.seat(seat).money
    }

    /// The objectives of a seat.
    pub fn claims(&self, seat: u8) -> Vec<&'static str> {
        self.seat(seat).objectives.iter().map(|objective| objective.id()).collect()
    }

    /// Whether a seat has claimed an objective.
    pub fn has(&self, seat: u8, objective: &str) -> bool {
        self.claims(seat).contains(&objective)
    }

    /// The market column of a good: prices used.
    pub fn used(&self, good: &str) -> u8 {
        self.view().goods.iter().find(|column| column.good.id() == good).expect("a good").used
    }

    /// The farms of a kind on the table: with and without apache.
    pub fn unsold(&self, good: &str) -> (u8, u8) {
        let view = self.view();
        let good = view.goods.iter().find(|column| column.good.id() == good).expect("a good");
        (good.troubled, good.clean)
    }
}

fn action(notation: &str) -> Action {
    notation.parse().unwrap_or_else(|error| panic!("{error}"))
}
