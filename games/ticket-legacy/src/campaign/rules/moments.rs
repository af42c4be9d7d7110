//! Moments (TL-21.12): what everybody is shown, and closes, before play goes on.

use railhead_game::{Seat, SeatSet};

use super::super::{
    phase::{Moment, Phase},
    state::{Campaign, Log},
    stickers::StickerPlacement,
};
use crate::facts::frontiers;

impl Campaign {
    /// Everybody who took part is shown the result.
    pub(super) fn show_result(&mut self) {
        self.phase = Phase::Moment(Moment::Result, self.readers());
    }

    /// Companies that drew postcards after the game read them.
    pub(super) fn deliver_post(&mut self, log: &mut Log) {
        let with_post = Seat::all(self.companies()).filter(|seat| self.post[seat.index()] > 0);
        self.phase = Phase::Moment(Moment::Post, with_post.collect());
        self.go_on_if_closed(log);
    }

    /// Everybody who took part is shown what lies in the box.
    pub(super) fn lift_lid(&mut self, placement: StickerPlacement) {
        self.phase = Phase::Moment(Moment::Lid(placement), self.readers());
    }

    /// Everybody who takes part is shown the rules that the year brings.
    pub(super) fn show_new_rules(&mut self, log: &mut Log) {
        let readers = if self.new_sections().next().is_some() { self.readers() } else { SeatSet::EMPTY };
        self.phase = Phase::Moment(Moment::Rules, readers);
        self.go_on_if_closed(log);
    }

    /// The sections of the rules page that come into force with this game.
    pub(in super::super) fn new_sections(&self) -> impl Iterator<Item = u8> {
        let rows = frontiers().sections.iter().filter(|row| row.game == Some(self.ledger.game));
        rows.map(|row| row.section)
    }

    fn readers(&self) -> SeatSet {
        self.present.iter().copied().collect()
    }

    pub(super) fn close(&mut self, seat: Seat, log: &mut Log) {
        if let Phase::Moment(_, readers) = &mut self.phase {
            *readers = readers.without(seat);
        }
        // What comes next must not be seen and then taken back.
        log.revealed();
        self.go_on_if_closed(log);
    }

    fn go_on_if_closed(&mut self, log: &mut Log) {
        let Phase::Moment(moment, readers) = &self.phase else { return };
        if !readers.is_empty() {
            return;
        }
        match moment.clone() {
            Moment::Result => self.begin_strike(log),
            Moment::Post => {
                self.post = [0; 5];
                self.begin_box(log);
            }
            Moment::Lid(placement) => self.begin_tracks(placement, log),
            Moment::Rules => self.begin_charters(log),
        }
    }
}
