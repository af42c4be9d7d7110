//! The Sheriff and the pile of events: who looks at it, who knows what lies where (CH-9.1, CH-9.2).

use railhead_game::{Audience, Seat, SeatSet};

use crate::{
    action::Order,
    event::{Event, Resource},
    facts::facts,
    piece::EventCard,
    rules::Log,
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// The three top events, the uppermost first.
    pub(crate) fn top_events(&self) -> [EventCard; 3] {
        let [.., third, second, top] = *self.events.as_slice() else {
            panic!("the Sheriff finds three events")
        };
        [top, second, third]
    }

    /// The bits of the places that the Sheriff looks at.
    fn top_places(&self) -> u16 {
        let seen = facts().table.actions.events_looked_at;
        ((1 << seen) - 1) << (self.events.len() - usize::from(seen))
    }

    pub(super) fn look_at_events(&mut self, seat: Seat, log: &mut Log) {
        if std::mem::take(&mut self.coin) {
            let coin = facts().table.setup.sheriff_coin[self.row()];
            self.receive(seat, Resource::Money, u16::from(coin), log);
        }
        let top = self.top_places();
        for card in &mut self.hunches[seat.index()] {
            *card &= !top;
        }
        for (depth, card) in self.top_events().into_iter().enumerate() {
            self.hunches[seat.index()][card.index()] = 1 << (self.events.len() - 1 - depth);
        }
        log.only(seat, Event::Looked { seat, cards: Some(self.top_events()) });
        log.others(seat, Event::Looked { seat, cards: None });
        self.phase = Phase::Stack;
    }

    pub(super) fn put_events_back(&mut self, seat: Seat, order: Order, log: &mut Log) {
        let cards = order.places().map(|place| self.top_events()[place]);
        let size = self.events.len();
        self.forget_the_top();
        self.events.truncate(size - cards.len());
        self.events.push_under(cards[2]);
        self.events.push(cards[1]);
        self.events.push(cards[0]);
        for (card, place) in cards.into_iter().zip([size - 1, size - 2, 0]) {
            self.hunches[seat.index()][card.index()] = 1 << place;
        }
        log.tell(Audience::Only(SeatSet::only(seat)), Event::Stacked { seat, cards: Some(cards) });
        log.others(seat, Event::Stacked { seat, cards: None });
        self.phase = Phase::Act;
    }

    /// One of the top three goes to the bottom and two stay on top, nobody else knows which: what may have been among
    /// them may now be in any of the three places, and the rest of the pile moves up by one.
    fn forget_the_top(&mut self) {
        let size = self.events.len();
        let top = self.top_places();
        let now = 1 | 1 << (size - 1) | 1 << (size - 2);
        for card in self.hunches.iter_mut().flatten() {
            let moved = (*card & !top) << 1;
            *card = if *card & top == 0 { moved } else { moved | now };
        }
    }

    /// Turns the top event up: everybody knows that it is in the pile no longer, and what is not on top of the rest.
    pub(super) fn reveal_event(&mut self) {
        if let Some(card) = self.events.pop() {
            self.event = card;
            let left = (1 << self.events.len()) - 1;
            for hunches in &mut self.hunches {
                hunches[card.index()] = 0;
                for places in hunches {
                    *places &= left;
                }
            }
        }
    }

    /// Whether `viewer` knows where in the pile `card` is.
    pub(crate) fn is_placed_by(&self, viewer: Seat, card: EventCard) -> bool {
        self.hunches[viewer.index()][card.index()].is_power_of_two()
    }
}
