//! Who leads which company, and by which charter (TL-2.10, TL-25.2).

use railhead_game::{Illegal, Seat, SeatSet, require};
use railhead_pieces::Piece as _;

use super::{Flow, Log};
use crate::{
    action::Action,
    card::Colour,
    event::Event,
    facts::figures,
    piece::CharterId,
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// Everybody chooses a company before anything is dealt.
    pub(super) fn ask_for_companies(&mut self) {
        self.founded = SeatSet::EMPTY;
        self.choosing = SeatSet::all(self.seat_count());
        self.pending.push(Pending::Deal);
        self.pending.push(Pending::Company);
    }

    /// Whether companies have charters in this year.
    fn has_charters(&self) -> bool {
        self.in_play().scenario.game >= figures().eras.charters
    }

    pub(super) fn list_companies(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let companies = figures().companies.iter().map(|company| company.id);
        let free = companies.filter(|colour| self.may_found(seat, *colour).is_ok());
        free.map(Action::Company).try_for_each(&mut *see)?;
        let free = CharterId::all().filter(|charter| self.may_charter(seat, *charter).is_ok());
        free.map(Action::Charter).try_for_each(see)
    }

    pub(super) fn may_found(&self, seat: Seat, colour: Colour) -> Result<(), Illegal> {
        require(!self.founded.contains(seat), "TL-2.10", "not-awaited")?;
        let known = figures().companies.iter().any(|company| company.id == colour);
        let taken = self.founded.iter().any(|other| self.in_play().colour(other.index()) == colour);
        require(known && !taken, "TL-2.10", "company-taken")
    }

    pub(super) fn may_charter(&self, seat: Seat, charter: CharterId) -> Result<(), Illegal> {
        require(self.has_charters(), "TL-2.10", "not-awaited")?;
        require(self.founded.contains(seat), "TL-25.2", "not-awaited")?;
        let offices = &self.in_play().scenario.offices;
        require(offices.iter().all(|office| office.charter != Some(charter)), "TL-25.2", "charter-taken")
    }

    pub(super) fn found(&mut self, seat: Seat, action: Action, log: &mut Log) {
        let Action::Company(colour) = action else { return };
        self.founded = self.founded.with(seat);
        self.in_play.reorganise(|offices| {
            // Until they choose, seats stand under the colours that are left.
            let before = offices[seat.index()].company;
            if let Some(other) = offices.iter_mut().find(|office| office.company == colour) {
                other.company = before;
            }
            offices[seat.index()].company = colour;
        });
        log.all(Event::Founded { seat, company: colour });
        if !self.has_charters() {
            self.has_chosen(seat);
        }
    }

    pub(super) fn charter(&mut self, seat: Seat, charter: CharterId, log: &mut Log) {
        self.in_play.reorganise(|offices| offices[seat.index()].charter = Some(charter));
        log.all(Event::Chartered { seat, charter });
        self.has_chosen(seat);
    }

    fn has_chosen(&mut self, seat: Seat) {
        self.choosing = self.choosing.without(seat);
        if self.choosing.is_empty() {
            self.pending.pop();
        }
    }
}
