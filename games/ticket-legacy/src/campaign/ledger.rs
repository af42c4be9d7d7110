//! What lasts from game to game.

use railhead_game::{Seat, SeatSet};
use serde::Serialize;

use super::poster::Poster;
use crate::{
    card::Colour,
    facts::{figures, map},
    piece::{BoardId, BoardSet, CityId, CitySet, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    scenario::{Office, Share},
};

/// Everything that the campaign remembers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// The game that comes next or is being played, from 1.
    pub game: u8,
    /// The companies, by seat.
    pub companies: Vec<CompanyBox>,
    /// Those that have chosen their colour; the offices of the others say nothing of it.
    pub founded: SeatSet,
    /// The frontier boards, in the order of their opening.
    pub boards: Vec<BoardId>,
    /// Track stickers.
    pub stickers: Vec<Sticker>,
    /// Growth stickers.
    pub growth: Vec<Growth>,
    /// Growth stickers that events have placed.
    pub booms: u8,
    /// One entry for each punch of a ticket.
    pub punched_tickets: Vec<(TicketId, Seat)>,
    /// One entry for each punch of an event.
    pub punched_events: Vec<EventId>,
    /// One entry for each punch of an employee.
    pub punched_employees: Vec<EmployeeId>,
    /// Tickets in the dead-letter office.
    pub retired_tickets: Vec<TicketId>,
    /// Events in the dead-letter office.
    pub retired_events: Vec<EventId>,
    /// Employees in the dead-letter office.
    pub retired_employees: Vec<EmployeeId>,
    /// The Combine's depots.
    pub combine: Vec<CityId>,
    /// Show wagons in the bag (red, blue, green, yellow, black).
    pub bag: Vec<u8>,
    /// The share deck, top last, once its box is open.
    pub shares: Option<Vec<Share>>,
    /// Treasures still hidden, the next one last, once their box is open.
    pub treasures: Option<Vec<i16>>,
    /// Who holds the brake van.
    pub brake_van: Option<Seat>,
    /// Postcards that have left the post office.
    pub drawn: Vec<PostcardId>,
    /// How often each numbered rule has come into play.
    pub slot_uses: Vec<u32>,
    /// How many story cards the campaign has read.
    pub story: usize,
    /// The games played so far.
    pub years: Vec<Year>,
}

/// A company's box: its office and its vault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompanyBox {
    /// What it takes along to the table.
    pub office: Office,
    /// Finished postcards, in the vault.
    pub vault: Vec<PostcardId>,
    /// Shares, in the vault.
    pub shares: Vec<Share>,
    /// The show poster.
    pub poster: Poster,
    /// Cities crossed off on the timetable.
    pub timetable: CitySet,
}

/// A track sticker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sticker {
    /// On which route.
    pub route: RouteId,
    /// In which colour.
    pub colour: Colour,
    /// Who placed it; nobody for one that follows the surveyors' plan.
    pub by: Option<Seat>,
    /// After which game.
    pub game: u8,
}

/// A growth sticker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Growth {
    /// On which city.
    pub city: CityId,
    /// Who placed it after a game; nobody for one that an event placed in a game.
    pub by: Option<Seat>,
    /// In or after which game.
    pub game: u8,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Year {
    /// Which game, from 1.
    pub game: u8,
    /// Those who took part, winner first.
    pub ranking: Vec<Seat>,
    /// How each of them did, in the same order.
    pub results: Vec<YearResult>,
    /// The event that was removed after it.
    pub struck: Option<EventId>,
    /// The box that was opened after it.
    pub opened: Option<BoardId>,
}

/// How a company did in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct YearResult {
    /// The deposit slip.
    pub slip: i16,
    /// Tickets completed.
    pub tickets: u8,
    /// Routes claimed.
    pub routes: u8,
    /// Train spaces of these routes.
    pub spaces: u16,
    /// Postcards drawn afterwards.
    pub postcards: u8,
}

impl Ledger {
    /// The ledger of a new campaign of so many companies.
    pub fn new(companies: u8) -> Ledger {
        let colours = figures().companies.iter().take(usize::from(companies)).map(|company| company.id);
        Ledger {
            game: 1,
            companies: colours.map(CompanyBox::new).collect(),
            founded: SeatSet::EMPTY,
            boards: Vec::new(),
            stickers: Vec::new(),
            growth: Vec::new(),
            booms: 0,
            punched_tickets: Vec::new(),
            punched_events: Vec::new(),
            punched_employees: Vec::new(),
            retired_tickets: Vec::new(),
            retired_events: Vec::new(),
            retired_employees: Vec::new(),
            combine: Vec::new(),
            bag: vec![crate::facts::frontiers().wagons.per_colour; figures().companies.len()],
            shares: None,
            treasures: None,
            brake_van: None,
            drawn: Vec::new(),
            slot_uses: vec![0; 12],
            story: 0,
            years: Vec::new(),
        }
    }

    /// The company at `seat`.
    pub fn company(&self, seat: Seat) -> &CompanyBox {
        &self.companies[seat.index()]
    }

    pub(super) fn company_mut(&mut self, seat: Seat) -> &mut CompanyBox {
        &mut self.companies[seat.index()]
    }

    /// The colour of the company at `seat`, once it has chosen.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.founded.contains(seat).then(|| self.company(seat).office.company)
    }

    /// Colours that no company has chosen.
    pub fn colours_left(&self) -> impl Iterator<Item = Colour> {
        let taken = |colour: Colour| self.founded.iter().any(|seat| self.colour(seat) == Some(colour));
        figures().companies.iter().map(|company| company.id).filter(move |colour| !taken(*colour))
    }

    /// All open boards, the eastern one included.
    pub fn open_boards(&self) -> BoardSet {
        self.boards.iter().copied().chain([BoardId::EAST]).collect()
    }

    /// The game played last.
    pub fn last_year(&self) -> Option<&Year> {
        self.years.last()
    }

    /// Whether a city is big.
    pub fn is_big(&self, city: CityId) -> bool {
        map().cities[city.index()].big || self.growth.iter().any(|sticker| sticker.city == city)
    }

    /// Whether a depot stands in a city.
    pub fn has_depot(&self, city: CityId) -> bool {
        self.combine.contains(&city)
            || self.companies.iter().any(|company| company.office.depots.contains(&city))
    }

    /// How many games `seat` has won.
    pub fn wins(&self, seat: Seat) -> usize {
        self.years.iter().filter(|year| year.ranking.first() == Some(&seat)).count()
    }

    /// The slip of `seat` in a game; none if it wasn't there.
    pub fn slip(&self, seat: Seat, year: &Year) -> Option<i16> {
        let place = year.ranking.iter().position(|other| *other == seat)?;
        year.results.get(place).map(|result| result.slip)
    }

    /// Who comes first where the rules ask for reverse order: those of `seats` that missed the last game, then the
    /// others from the last place of its ranking up.
    pub(super) fn latecomers_first(&self, seats: &[Seat]) -> (Vec<Seat>, Vec<Seat>) {
        let ranking = self.last_year().map_or(&[][..], |year| &year.ranking);
        let absent = seats.iter().copied().filter(|seat| !ranking.contains(seat)).collect();
        let present = ranking.iter().rev().copied().filter(|seat| seats.contains(seat)).collect();
        (absent, present)
    }
}

impl CompanyBox {
    fn new(company: Colour) -> CompanyBox {
        CompanyBox {
            office: Office { company, ..Office::default() },
            vault: Vec::new(),
            shares: Vec::new(),
            poster: Poster::default(),
            timetable: CitySet::EMPTY,
        }
    }

    /// Things in the vault besides slips.
    pub fn thickness(&self) -> usize {
        self.vault.len() + self.shares.len()
    }
}
