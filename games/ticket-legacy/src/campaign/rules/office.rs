//! The last step after a game: wagons onto posters, and on to the next year (TL-24).

use railhead_game::{Dice, Seat};

use super::super::{
    event::Event,
    phase::Phase,
    poster::Place,
    state::{Campaign, Log},
};
use crate::{card::Colour, facts::Part};

impl Campaign {
    pub(super) fn begin_posters(&mut self, log: &mut Log) {
        let ranking = self.ledger.last_year().map(|year| year.ranking.clone()).unwrap_or_default();
        let mut wagons = |seat: &Seat| -> Vec<Colour> {
            let won = self.ledger.company_mut(*seat).wagons.iter_mut().map(std::mem::take);
            let counts = super::aftermath::figures_colours().zip(won);
            counts.flat_map(|(colour, count)| std::iter::repeat_n(colour, usize::from(count))).collect()
        };
        let waiting = ranking.iter().rev().map(|seat| (*seat, wagons(seat))).collect();
        self.phase = Phase::Posters(waiting);
        self.paste_on(log);
    }

    /// Pastes a wagon at `place`, or puts it back into the bag.
    pub(super) fn paste(&mut self, seat: Seat, colour: Colour, place: Option<Place>, log: &mut Log) {
        self.put(seat, colour, place, log);
        self.paste_on(log);
    }

    fn put(&mut self, seat: Seat, colour: Colour, place: Option<Place>, log: &mut Log) {
        if let Phase::Posters(waiting) = &mut self.phase
            && let Some((_, wagons)) = waiting.last_mut()
        {
            wagons.pop();
        }
        match place {
            Some(place) => {
                self.ledger.company_mut(seat).poster.paste(colour, place);
                log.all(Event::Pasted { seat, colour, place });
            }
            None => {
                self.ledger.bag[colour.index()] += 1;
                log.all(Event::Bagged { seat, colour });
            }
        }
    }

    /// A wagon that fits nowhere goes back by itself; when nobody has one left the year is over.
    fn paste_on(&mut self, log: &mut Log) {
        while let Phase::Posters(waiting) = &mut self.phase {
            let Some((seat, wagons)) = waiting.last() else { return self.close_year(log) };
            let (seat, Some(colour)) = (*seat, wagons.last().copied()) else {
                waiting.pop();
                continue;
            };
            let poster = &self.ledger.company(seat).poster;
            if Place::all().any(|place| poster.accepts(colour, place)) {
                return;
            }
            self.put(seat, colour, None, log);
        }
    }

    fn close_year(&mut self, log: &mut Log) {
        if self.ledger.game == Campaign::last_game() {
            return self.begin_reading(Part::Vaults, log);
        }
        self.ledger.game += 1;
        self.dice = Dice::new(&self.chain.year(self.ledger.game));
        log.all(Event::Year { game: self.ledger.game, year: self.year() });
        self.begin_roster(log);
    }
}
