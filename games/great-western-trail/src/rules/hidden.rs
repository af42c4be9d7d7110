//! What a seat cannot know: the hands of the others, and what chance will bring.
//!
//! Everything that enters or leaves a deck does so in the open, so the cards of a deck are known; only which of them
//! are in the hand and which in the draw pile is not.

use railhead_game::{Dice, Luck, Seat, seat_letter};

use crate::{
    state::GreatWesternTrail,
    tables::{CARDS, Card},
    tally::Tally,
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
        self.dice = Dice::imagined(luck);
    }

    /// The cards of `seat` that are in the draw pile or hidden in the hand.
    pub(crate) fn unseen(&self, seat: Seat) -> Tally<CARDS> {
        let player = &self.players[seat.index()];
        let mut unseen = player.pile;
        unseen.absorb(&player.hand);
        unseen.remove(&player.shown);
        unseen
    }

    /// The ids of all cards that `viewer` cannot know to be in a hand.
    pub(crate) fn hidden_from(&self, viewer: Option<Seat>) -> Vec<String> {
        let others = Seat::all(self.seats).filter(|seat| Some(*seat) != viewer);
        let hands = others.flat_map(|seat| {
            let cards = self.players[seat.index()].hand;
            let cards: Vec<Card> = cards.kinds().map(|card| Card(card as u8)).collect();
            cards.into_iter().map(move |card| hand_id(seat, card))
        });
        hands.collect()
    }
}
