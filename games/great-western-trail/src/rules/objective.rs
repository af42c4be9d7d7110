//! Objective cards: gaining and playing them (GWT-5, GWT-15).

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    action::Action,
    event::Event,
    facts::facts,
    piece::{Card, Destination},
    state::{GreatWesternTrail, Pending},
};

impl GreatWesternTrail {
    /// Whether any objective card can still be gained (GWT-5.9).
    pub(crate) fn objectives_left(&self) -> bool {
        self.display.iter().any(Option::is_some) || !self.goals.is_empty()
    }

    /// The different cards of the display, then the top of the stack if there is one.
    pub(crate) fn gain_candidates(&self) -> impl Iterator<Item = Action> {
        let display = self.display.iter().enumerate();
        let distinct = display.filter(|(at, card)| card.is_some() && !self.display[..*at].contains(card));
        let top = (!self.goals.is_empty()).then_some(Action::Take(None));
        distinct.map(|(_, card)| Action::Take(*card)).chain(top)
    }

    /// Whether this card can be gained (GWT-5.8).
    pub(crate) fn may_gain_card(&self, card: Option<Card>) -> Result<(), Illegal> {
        match card {
            Some(_) => require(self.display.contains(&card), "GWT-5.8", "why-not-on-display"),
            None => require(!self.goals.is_empty(), "GWT-5.9", "why-stack-empty"),
        }
    }

    pub(crate) fn gain_card(&mut self, choice: Option<Card>, to: Destination, log: &mut Log) {
        let seat = self.turn;
        let card = choice.or_else(|| self.goals.draw(&mut self.dice));
        let Some(card) = card else { return };
        let hand = to == Destination::Hand;
        let me = self.me_mut();
        if hand {
            me.hand.add(card, 1);
        } else {
            me.discard.add(card, 1);
        }
        if choice.is_some() {
            if hand {
                me.shown.add(card, 1);
            }
            log.all(Event::Took { seat, card, hand });
            self.refill_display(card, log);
        } else if hand {
            log.only(seat, Event::Took { seat, card, hand });
            log.others(seat, Event::TookUnseen { seat });
        } else {
            log.revealed();
            log.all(Event::Took { seat, card, hand });
        }
    }

    fn refill_display(&mut self, taken: Card, log: &mut Log) {
        let next = self.goals.draw(&mut self.dice);
        if let Some(gap) = self.display.iter_mut().find(|card| **card == Some(taken)) {
            *gap = next;
        }
        if let Some(card) = next {
            log.revealed();
            log.all(Event::Displayed { card });
        }
    }

    /// The objective cards in hand.
    pub(crate) fn play_candidates(&self) -> impl Iterator<Item = Action> {
        self.hand_candidates().filter(|card| card.is_objective()).map(Action::Play)
    }

    /// Whether a subphase of Kansas City takes place: a column without a tile to choose is skipped (GWT-13.9).
    pub(crate) fn is_subphase(&self, pending: Pending) -> bool {
        match pending {
            Pending::Foresight { column } => (0..2).any(|slot| self.can_choose_tile(column, slot)),
            _ => true,
        }
    }

    /// The objective cards that the table's custom lets one play before a subphase of Kansas City (GWT-15.1).
    pub(crate) fn city_candidates(&self, pending: Pending) -> impl Iterator<Item = Action> {
        let open = self.city_plays && self.is_subphase(pending);
        open.then(|| self.play_candidates()).into_iter().flatten()
    }

    /// Whether this card may be played now (GWT-15.1).
    pub(crate) fn may_play(&self, card: Card) -> Result<(), Illegal> {
        require(card.is_objective(), "GWT-15.1", "why-no-objective")?;
        self.in_hand(card)
    }

    pub(crate) fn play(&mut self, card: Card, log: &mut Log) {
        self.lay_out(card);
        log.all(Event::Played { seat: self.turn, card });
        if let Some(immediate) = card.objective().and_then(|card| card.immediate) {
            self.start_immediate(facts().cards.immediates[immediate.index()], None);
        }
    }
}
