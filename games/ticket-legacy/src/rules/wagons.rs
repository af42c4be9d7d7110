//! Show wagons (TL-13).

use railhead_game::{Chance, Seat};

use super::{Flow, Log};
use crate::{
    action::Action,
    card::Colour,
    event::{Event, Why},
    facts::frontiers,
    piece::CityId,
    state::{TicketLegacy, frontier::Wagon, pending::Pending},
};

impl TicketLegacy {
    fn has_wagon(&self, city: CityId) -> bool {
        self.frontier.wagons.as_slice().iter().any(|wagon| wagon.city == city)
    }

    /// Wagons from the bag onto different cities without one, by lot.
    pub(crate) fn place_wagons(&mut self, count: u8, log: &mut Log) {
        for _ in 0..count {
            let cities: Vec<CityId> =
                self.in_play().cities.iter().filter(|city| !self.has_wagon(*city)).collect();
            let left: u32 = self.frontier.bag.iter().map(|count| u32::from(*count)).sum();
            if left == 0 || cities.is_empty() {
                return;
            }
            let mut number = self.dice.below(left);
            let Some(city) = self.dice.pick(&cities).copied() else { return };
            for (colour, count) in self.frontier.bag.iter_mut().enumerate() {
                if number < u32::from(*count) {
                    *count -= 1;
                    self.frontier.wagons.push(Wagon { city, colour: colour as u8 });
                    log.revealed();
                    log.all(Event::WagonPlaced { city, colour: Colour::ALL[colour] });
                    break;
                }
                number -= u32::from(*count);
            }
        }
    }

    pub(super) fn take_wagons(&mut self, seat: Seat, city: CityId, log: &mut Log) {
        while let Some(place) = self.frontier.wagons.as_slice().iter().position(|wagon| wagon.city == city) {
            let wagon = self.frontier.wagons.remove(place);
            let holdings = &mut self.player_mut(seat).holdings;
            holdings.wagons[usize::from(wagon.colour)] += 1;
            holdings.wagons_taken += 1;
            log.all(Event::WagonTaken { seat, city, colour: Colour::ALL[usize::from(wagon.colour)] });
        }
    }

    pub(super) fn list_wagons(&self, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.frontier.wagons.as_slice().iter().map(|wagon| Action::Wagon(wagon.city)).try_for_each(see)
    }

    /// Free spaces in the seat's sanctuary.
    fn sanctuary_space(&self, seat: Seat) -> u8 {
        let pasted: u8 = self.player(seat).holdings.pasted.iter().sum();
        frontiers().wagons.sanctuary_spaces - self.in_play().scenario.offices[seat.index()].sanctuary - pasted
    }

    fn can_paste(&self, seat: Seat) -> bool {
        self.sanctuary_space(seat) > 0 && self.player(seat).holdings.wagons.iter().any(|count| *count > 0)
    }

    /// Asks the next seat that could paste a wagon; `asked` seats had their chance.
    pub(super) fn ask_sanctuary(&mut self, asked: u8, gain: u8) {
        let seats = self.seat_count();
        let able = (asked..seats).find(|step| self.can_paste(Seat((self.active.0 + step) % seats)));
        if let Some(step) = able {
            let seat = Seat((self.active.0 + step) % seats);
            self.pending.push(Pending::Sanctuary { seat, asked: step, gain });
        }
    }

    pub(super) fn list_pastings(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let held = self.player(seat).holdings.wagons;
        let colours = Colour::ALL.into_iter().zip(held).filter(|(_, count)| *count > 0);
        colours.map(|(colour, _)| Action::Paste(colour)).chain([Action::Decline]).try_for_each(see)
    }

    pub(super) fn answer_sanctuary(&mut self, seat: Seat, action: Action, log: &mut Log) {
        let Some(Pending::Sanctuary { asked, gain, .. }) = self.pending.pop() else { return };
        self.ask_sanctuary(asked + 1, gain);
        if let Action::Paste(colour) = action {
            let holdings = &mut self.player_mut(seat).holdings;
            holdings.wagons[colour.index()] -= 1;
            holdings.pasted[colour.index()] += 1;
            log.all(Event::WagonPasted { seat, colour });
            self.collect(seat, i16::from(gain), Why::Event, log);
        }
    }
}
