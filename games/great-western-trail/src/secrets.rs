//! What a seat cannot know: the hands of the others, and what chance will bring.
//!
//! Everything that enters or leaves a deck does so in the open, so the cards of a deck are known; only which of them
//! are in the hand and which in the draw pile is not.

use railhead_game::{Chance, Dice, Luck, Seat, seat_letter};
use railhead_pieces::Piece;

use crate::{
    piece::{Card, CardTally},
    state::GreatWesternTrail,
};

/// The id of a card in a hand, as views write it.
pub(crate) fn hand_id(seat: Seat, card: Card) -> String {
    format!("{}-{card}", seat_letter(seat))
}

impl GreatWesternTrail {
    /// Redraws what `seat` cannot know.
    pub(crate) fn imagine(&mut self, seat: Seat, luck: &mut Luck) {
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            let mut pool = self.unseen(other);
            let player = &mut self.players[other.index()];
            let hidden = player.hand.total() - player.shown.total();
            let mut hand = player.shown;
            for _ in 0..hidden {
                if let Some(card) = pool.draw(luck) {
                    hand.add(card, 1);
                }
            }
            player.hand = hand;
            player.pile = pool;
        }
        if self.goals_are_closed() {
            self.redeal_starting_objectives(seat, luck);
        }
        self.dice = Dice::imagined(luck);
    }

    /// Whether the starting objectives of others are unknown now: face down, and the game is not over (GWT-1.11).
    pub(crate) fn goals_are_closed(&self) -> bool {
        self.closed_goals && self.pending.last().is_some()
    }

    /// Deals the starting objectives that `seat` cannot see anew, those out of the game among them.
    fn redeal_starting_objectives(&mut self, seat: Seat, luck: &mut Luck) {
        let others: Vec<Seat> = Seat::all(self.seats).filter(|other| *other != seat).collect();
        let mut pool = Vec::new();
        for card in Card::all().filter(|card| card.is_starting()) {
            let areas = others.iter().map(|other| self.players[other.index()].area.take(card));
            if areas.fold(false, |found, there| found | there) || self.gone_cards.take(card) {
                pool.push(card);
            }
        }
        luck.shuffle(&mut pool);
        for (at, card) in pool.into_iter().enumerate() {
            match others.get(at) {
                Some(other) => self.players[other.index()].area.add(card, 1),
                None => self.gone_cards.add(card, 1),
            }
        }
    }

    /// What `viewer` sees in the area of `seat`: all of it, but for a starting objective that lies face down.
    pub(crate) fn known_area(&self, seat: Seat, viewer: Option<Seat>) -> CardTally {
        let area = self.players[seat.index()].area;
        if viewer == Some(seat) || !self.goals_are_closed() {
            return area;
        }
        let mut known = CardTally::default();
        for (card, n) in area.counted().filter(|(card, _)| !card.is_starting()) {
            known.add(card, n);
        }
        known
    }

    /// The cards of `seat` that are in the draw pile or hidden in the hand.
    pub(crate) fn unseen(&self, seat: Seat) -> CardTally {
        let player = &self.players[seat.index()];
        let mut unseen = player.pile;
        unseen.absorb(&player.hand);
        unseen.remove(&player.shown);
        unseen
    }

    /// The ids of all cards that `viewer` cannot know to be in a hand.
    pub(crate) fn hidden_ids(&self, viewer: Option<Seat>) -> Vec<String> {
        let others = Seat::all(self.seats).filter(|seat| Some(*seat) != viewer);
        let hands = others
            .flat_map(|seat| self.players[seat.index()].hand.kinds().map(move |card| hand_id(seat, card)));
        let others = Seat::all(self.seats).filter(|seat| Some(*seat) != viewer && self.goals_are_closed());
        let areas = others.flat_map(|seat| self.players[seat.index()].area.kinds());
        let closed = areas.filter(|card| card.is_starting());
        hands.chain(closed.map(|card| card.to_string())).collect()
    }
}
