//! The herd: drawing, discarding and removing cards (GWT-2, GWT-5, GWT-12).

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    action::Action,
    event::Event,
    piece::{Breed, Card, CardTally},
    state::{GreatWesternTrail, Pending},
};

impl GreatWesternTrail {
    /// The different cards in hand that meet what is pending.
    pub(crate) fn discard_candidates(&self, pending: Pending) -> impl Iterator<Item = Action> {
        let fits = move |card: &Card| match pending {
            Pending::Discard { breed, .. } => fits(breed, *card),
            Pending::Pair => self.is_pair(*card),
            Pending::DiscardObjective { .. } => card.is_objective(),
            _ => true,
        };
        self.hand_candidates().filter(fits).map(Action::Discard)
    }

    /// Whether there are two cattle cards of this one's breed.
    fn is_pair(&self, card: Card) -> bool {
        card.breed().is_some_and(|breed| self.me().of_breed(breed) >= 2)
    }

    /// The different cards in hand.
    pub(crate) fn hand_candidates(&self) -> impl Iterator<Item = Card> {
        self.me().hand.kinds()
    }

    /// How many cards could still be drawn.
    pub(crate) fn drawable(&self) -> u8 {
        self.me().pile.total() + self.me().discard.total()
    }

    /// Whether the card is in hand.
    pub(crate) fn in_hand(&self, card: Card) -> Result<(), Illegal> {
        require(self.me().hand.of(card) > 0, "GWT-5.3", "why-no-card")
    }

    /// Whether this card meets a requirement (GWT-5.3).
    pub(crate) fn may_discard(&self, breed: Option<Breed>, card: Card) -> Result<(), Illegal> {
        self.in_hand(card)?;
        require(fits(breed, card), "GWT-5.3", "why-other-card")
    }

    /// Whether this card can begin a pair.
    pub(crate) fn may_discard_pair(&self, card: Card) -> Result<(), Illegal> {
        self.in_hand(card)?;
        require(self.is_pair(card), "GWT-5.3", "why-no-pair")
    }

    /// Whether this is an objective card in hand.
    pub(crate) fn may_discard_objective(&self, card: Card) -> Result<(), Illegal> {
        self.in_hand(card)?;
        require(card.is_objective(), "GWT-5.3", "why-other-card")
    }

    /// Discards `card`, and goes on with what `pending` still asks for.
    pub(crate) fn discard_for(&mut self, pending: Pending, card: Card, log: &mut Log) {
        self.leave_hand(card);
        self.me_mut().discard.add(card, 1);
        log.all(Event::Discarded { seat: self.turn, card });
        let rest = match pending {
            Pending::Discard { breed, n } if n > 1 => Pending::Discard { breed, n: n - 1 },
            Pending::DiscardObjective { n } if n > 1 => Pending::DiscardObjective { n: n - 1 },
            Pending::Shed { n } if n > 1 => Pending::Shed { n: n - 1 },
            Pending::Pair => Pending::Discard { breed: card.breed(), n: 1 },
            _ => return,
        };
        self.pending.push(rest);
    }

    fn leave_hand(&mut self, card: Card) {
        let me = self.me_mut();
        me.hand.take(card);
        if me.shown.of(card) > me.hand.of(card) {
            me.shown.take(card);
        }
    }

    /// Takes an objective card from the hand into the area.
    pub(crate) fn lay_out(&mut self, card: Card) {
        self.leave_hand(card);
        self.me_mut().area.add(card, 1);
    }

    /// Removes a card from the game, and offers to remove the rest (GWT-12.5).
    pub(crate) fn cull(&mut self, n: u8, card: Card, log: &mut Log) {
        self.leave_hand(card);
        self.gone_cards.add(card, 1);
        log.all(Event::Culled { seat: self.turn, card });
        if n > 1 {
            self.pending.push(Pending::Cull { n: n - 1 });
        }
    }

    /// Whether so many cards may be drawn (GWT-5.6).
    pub(crate) fn may_draw(&self, up_to: u8, n: u8) -> Result<(), Illegal> {
        require((1..=up_to).contains(&n), "GWT-5.6", "why-too-many-cards")
            .map_err(|why| why.with("n", up_to))?;
        require(n <= self.drawable(), "GWT-2.4", "why-no-cards-left")
    }

    pub(crate) fn draw_then_discard(&mut self, n: u8, log: &mut Log) {
        let drawn = self.draw_cards(n, log);
        if drawn > 0 {
            self.pending.push(Pending::Shed { n: drawn });
        }
    }

    /// Draws up to `n` cards, shuffling the discard pile in only when a card is needed (GWT-2.4).
    pub(crate) fn draw_cards(&mut self, n: u8, log: &mut Log) -> u8 {
        let seat = self.turn;
        let me = &mut self.players[seat.index()];
        let mut cards = CardTally::default();
        let mut drawn = 0;
        while drawn < n {
            if me.pile.is_empty() {
                if me.discard.is_empty() {
                    break;
                }
                me.pile = std::mem::take(&mut me.discard);
                log.all(Event::Shuffled { seat });
            }
            let Some(card) = me.pile.draw(&mut self.dice) else { break };
            me.hand.add(card, 1);
            cards.add(card, 1);
            drawn += 1;
        }
        if drawn > 0 {
            log.only(seat, Event::Drew { seat, cards });
            log.others(seat, Event::DrewSome { seat, n: drawn });
        }
        drawn
    }
}

/// Whether this is a cattle card of the breed, if one is named.
fn fits(breed: Option<Breed>, card: Card) -> bool {
    breed.map_or(!card.is_objective(), |breed| card.breed() == Some(breed))
}
