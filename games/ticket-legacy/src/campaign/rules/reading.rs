//! The story (TL-21), in the set-up of a game, after it and when the vaults are opened: every company reads at its own pace, and play goes on when all have closed the book.

use railhead_game::Seat;

use super::super::{
    event::Event,
    phase::Phase,
    state::{Campaign, Log},
};
use crate::facts::Part;

impl Campaign {
    pub(super) fn begin_reading(&mut self, part: Part, log: &mut Log) {
        self.fresh = false;
        self.phase = Phase::Reading { part, opened: [0; 5] };
        self.close_book_if_read(log);
    }

    pub(super) fn read(&mut self, seat: Seat, log: &mut Log) {
        let Phase::Reading { part, opened } = &mut self.phase else { return };
        let part = *part;
        let count = opened[seat.index()];
        opened[seat.index()] += 1;
        if let Some((card, _)) = self.stretch(part).nth(usize::from(count)) {
            log.only(seat, Event::Opened { seat, card });
        }
        self.close_book_if_read(log);
    }

    pub(super) fn skip(&mut self, seat: Seat, log: &mut Log) {
        let Phase::Reading { part, .. } = self.phase else { return };
        let cards = self.stretch(part).count() as u8;
        if let Phase::Reading { opened, .. } = &mut self.phase {
            opened[seat.index()] = cards + 1;
        }
        self.close_book_if_read(log);
    }

    fn close_book_if_read(&mut self, log: &mut Log) {
        let Phase::Reading { part, .. } = self.phase else { return };
        if !self.deciders().is_empty() {
            return;
        }
        self.ledger.story += self.stretch(part).count();
        log.revealed();
        log.all(Event::Read { game: self.ledger.game, part });
        match part {
            Part::Before => self.show_new_rules(log),
            Part::After => self.settle_cards(log),
            Part::Vaults => {
                self.phase = Phase::Over;
                log.all(Event::Vaults);
            }
        }
    }
}
