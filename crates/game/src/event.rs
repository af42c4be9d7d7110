//! What happened, and who may know.

use crate::{Seat, SeatSet};

/// Who is told of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// Every seat and every spectator.
    All,
    /// These seats.
    Only(SeatSet),
    /// Every seat but these, and every spectator.
    Except(SeatSet),
}

impl Audience {
    /// Whether `viewer` (`None`: a spectator) is told.
    pub fn includes(self, viewer: Option<Seat>) -> bool {
        match (self, viewer) {
            (Audience::All, _) | (Audience::Except(_), None) => true,
            (Audience::Only(_), None) => false,
            (Audience::Only(seats), Some(seat)) => seats.contains(seat),
            (Audience::Except(seats), Some(seat)) => !seats.contains(seat),
        }
    }
}

/// An event together with those who are told.
#[derive(Clone, Debug)]
pub struct Told<E> {
    /// Who is told.
    pub audience: Audience,
    /// What happened, as far as this audience may know it.
    pub event: E,
}

/// Takes down what a decision causes. [`Events::muted`] keeps nothing, for bots and simulations.
#[derive(Clone, Debug)]
pub struct Events<E> {
    told: Option<Vec<Told<E>>>,
    revealed: bool,
}

impl<E> Events<E> {
    /// Keeps every event.
    pub fn recording() -> Events<E> {
        Events { told: Some(Vec::new()), revealed: false }
    }

    /// Keeps no event.
    pub fn muted() -> Events<E> {
        Events { told: None, revealed: false }
    }

    /// Everybody sees `event`.
    #[inline]
    pub fn all(&mut self, event: E) {
        self.tell(Audience::All, event);
    }

    /// Only `seat` sees `event`, and learns something by it (undo stops here).
    #[inline]
    pub fn only(&mut self, seat: Seat, event: E) {
        self.revealed();
        self.tell(Audience::Only(SeatSet::only(seat)), event);
    }

    /// Everybody but `seat` sees `event`: the public side of what [`Events::only`] told.
    #[inline]
    pub fn others(&mut self, seat: Seat, event: E) {
        self.tell(Audience::Except(SeatSet::only(seat)), event);
    }

    /// Tells `audience` of `event`.
    #[inline]
    pub fn tell(&mut self, audience: Audience, event: E) {
        if let Some(told) = &mut self.told {
            told.push(Told { audience, event });
        }
    }

    /// Somebody now knows what nobody, or not everybody, knew before: a card drawn, a die rolled, a hand shown.
    /// The decision that caused it cannot be taken back.
    #[inline]
    pub fn revealed(&mut self) {
        self.revealed = true;
    }

    /// Whether events are kept.
    pub fn is_recording(&self) -> bool {
        self.told.is_some()
    }

    /// Whether anything was revealed so far.
    pub fn has_revealed(&self) -> bool {
        self.revealed
    }

    /// The events taken down, in order.
    pub fn into_told(self) -> Vec<Told<E>> {
        self.told.unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_private_event_reaches_its_seat_only() {
        let mut events = Events::recording();
        events.only(Seat(1), "the card");
        events.others(Seat(1), "a card");
        assert!(events.has_revealed());
        let heard = |viewer| -> Vec<&str> {
            let told = events.clone().into_told();
            told.into_iter().filter(|told| told.audience.includes(viewer)).map(|told| told.event).collect()
        };
        assert_eq!(heard(Some(Seat(1))), ["the card"]);
        assert_eq!(heard(Some(Seat(0))), ["a card"]);
        assert_eq!(heard(None), ["a card"]);
    }
}
