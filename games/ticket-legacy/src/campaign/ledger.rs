//! What lasts from game to game.

use railhead_game::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::poster::Poster;
use crate::{
    card::Colour,
    facts::{cards, effect::PostcardKind, figures, map},
    piece::{BoardId, BoardSet, CityId, CitySet, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    scenario::{Office, Share},
};

/// Everything that the campaign remembers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CompanyBox {
    /// What it takes along to the table.
    pub office: Office,
    /// Finished postcards, in the vault.
    pub vault: Vec<PostcardId>,
    /// Shares, in the vault.
    pub shares: Vec<Share>,
    /// The show poster.
    pub poster: Poster,
    /// Show wagons won in the last game and not yet pasted (red, blue, green, yellow, black).
    pub wagons: Vec<u8>,
    /// Cities crossed off on the timetable.
    #[serde(serialize_with = "list_cities", deserialize_with = "read_cities")]
    pub timetable: CitySet,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
fn list_cities<S: Serializer>(cities: &CitySet, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(cities.iter())
}

fn read_cities<'de, D: Deserializer<'de>>(deserializer: D) -> Result<CitySet, D::Error> {
    Vec::<CityId>::deserialize(deserializer).map(|cities| cities.into_iter().collect())
}

/// A track sticker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Growth {
    /// On which city.
    pub city: CityId,
    /// Who placed it after a game; nobody for one that an event placed in a game.
    pub by: Option<Seat>,
    /// In or after which game.
    pub game: u8,
}

/// A game that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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

    /// Postcards that have left the post office are letters, and what companies have.
    pub(super) fn recount_drawn(&mut self) {
        let letter = |card: &PostcardId| cards().postcards[card.index()].kind == PostcardKind::Letter;
        self.drawn.retain(letter);
        for company in &self.companies {
            self.drawn.extend(company.office.postcards.iter().map(|(card, _)| *card));
            self.drawn.extend(&company.vault);
        }
        self.drawn.sort();
        self.drawn.dedup();
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
            wagons: vec![0; figures().companies.len()],
            timetable: CitySet::EMPTY,
        }
    }

    /// Things in the vault besides slips.
    pub fn thickness(&self) -> usize {
        self.vault.len() + self.shares.len()
    }
}
