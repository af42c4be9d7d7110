//! What is in play in one game: the scenario, made ready for the rules.

use std::sync::{Arc, OnceLock};

use railhead_pieces::Piece;

use crate::{
    card::Colour,
    facts::{Route, SlotRule, cards, effect::Op, figures, frontiers, map},
    piece::{BoardId, BoardSet, CityId, CitySet, EmployeeId, EventId, RouteId, RouteSet, TicketId},
    scenario::{Office, Scenario},
};

/// The longest route.
pub(crate) const LONGEST: usize = 6;
/// Where grey routes are among those by colour.
pub(crate) const GREY: usize = 6;

/// What is in play.
#[derive(Clone, Debug)]
pub struct InPlay {
    /// What it was made from.
    pub scenario: Scenario,
    /// How many seats.
    pub seats: u8,
    /// The open boards.
    pub boards: BoardSet,
    /// The cities of open boards.
    pub cities: CitySet,
    /// Cities that count as ports; none before ports mean anything.
    pub ports: CitySet,
    /// Routes with both ends on open boards.
    pub open: RouteSet,
    /// Every route as it is in this game.
    pub routes: Arc<[Track]>,
    /// Trains for each seat.
    pub trains: u8,
    /// The tickets of the deck.
    pub tickets: Arc<[TicketId]>,
    /// The events of the deck.
    pub events: Arc<[EventId]>,
    /// The employees to hire from; none before they are known.
    pub employees: Arc<[EmployeeId]>,
    /// The numbered rules in force, in order, each with its number.
    pub slots: Arc<[(u8, SlotRule)]>,
    /// Sections of the rules page that are still sealed.
    pub sealed_sections: Arc<[u8]>,
    /// Whether symbols on train cards have a meaning.
    pub symbols: bool,
    within: [[RouteSet; LONGEST + 1]; GREY + 1],
}

/// A route as it is in this game.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    /// One end.
    pub a: CityId,
    /// The other end.
    pub b: CityId,
    /// How many spaces.
    pub length: u8,
    /// Its colour, by print, sticker or plan; none for grey.
    pub colour: Option<Colour>,
    /// How many tracks there are between the two cities.
    pub tracks: u8,
    /// The tracks between the two cities, this one included.
    pub group: RouteSet,
    /// Its bridge spaces.
    pub bridges: u8,
    /// What its tunnel pays; 0 if it has none.
    pub reward: u8,
    /// The boards it is on or into.
    pub boards: BoardSet,
}

impl PartialEq for InPlay {
    /// All else follows from the scenario and the seats.
    fn eq(&self, other: &InPlay) -> bool {
        std::ptr::eq(self, other) || (self.scenario == other.scenario && self.seats == other.seats)
    }
}

impl Eq for InPlay {}

impl InPlay {
    /// What is in play with a checked scenario, shared by all copies of a position. That of the first game is made
    /// once for each number of seats.
    pub(crate) fn of(scenario: Scenario, seats: u8) -> Arc<InPlay> {
        static FIRST: [OnceLock<Arc<InPlay>>; 4] = [const { OnceLock::new() }; 4];
        let made = FIRST.get(usize::from(seats).wrapping_sub(2)).and_then(OnceLock::get);
        if let Some(first) = made.filter(|first| first.scenario == scenario) {
            return Arc::clone(first);
        }
        let plain = Scenario { offices: Vec::new(), ..scenario.clone() } == Scenario::default();
        let usual = plain && Scenario::default().completed(seats).as_ref() == Ok(&scenario);
        let make = || Arc::new(InPlay::new(scenario, seats));
        match FIRST.get(usize::from(seats).wrapping_sub(2)).filter(|_| usual) {
            Some(first) => Arc::clone(first.get_or_init(make)),
            None => make(),
        }
    }

    /// Changes the companies at the table. Nothing else that is in play follows from them.
    pub(crate) fn reorganise(self: &mut Arc<Self>, change: impl FnOnce(&mut [Office])) {
        change(&mut Arc::make_mut(self).scenario.offices);
    }

    /// Makes a checked scenario ready for `seats`.
    fn new(scenario: Scenario, seats: u8) -> InPlay {
        let boards = scenario.open_boards();
        let cities: CitySet =
            CityId::all().filter(|city| boards.contains(map().cities[city.index()].board)).collect();
        let figures = figures();
        let ports = if scenario.game >= figures.eras.ports {
            cities.iter().filter(|city| map().cities[city.index()].port).collect()
        } else {
            CitySet::EMPTY
        };
        let routes = tracks(&scenario);
        let open: RouteSet = RouteId::all()
            .filter(|route| {
                let track = &routes[route.index()];
                cities.contains(track.a) && cities.contains(track.b)
            })
            .collect();
        let mut within = [[RouteSet::EMPTY; LONGEST + 1]; GREY + 1];
        for route in open.iter() {
            let track = &routes[route.index()];
            let colour = track.colour.map_or(GREY, Colour::index);
            for sets in &mut within[colour][usize::from(track.length)..] {
                sets.insert(route);
            }
        }
        let arrived = |game: Option<u8>, board: Option<BoardId>| {
            game.is_none_or(|game| game <= scenario.game) && board.is_none_or(|board| boards.contains(board))
        };
        let tickets = TicketId::all()
            .filter(|id| boards.contains(cards().tickets[id.index()].board))
            .filter(|id| !scenario.retired_tickets.contains(id));
        let events = EventId::all()
            .filter(|id| arrived(cards().events[id.index()].game, cards().events[id.index()].board))
            .filter(|id| !scenario.retired_events.contains(id));
        let hiring = scenario.game >= figures.eras.employees;
        let employees = EmployeeId::all()
            .filter(|id| {
                hiring && arrived(cards().employees[id.index()].game, cards().employees[id.index()].board)
            })
            .filter(|id| !scenario.retired_employees.contains(id));
        let slots =
            frontiers().slots.iter().filter(|row| row.board.is_none_or(|board| boards.contains(board)));
        InPlay {
            sealed_sections: frontiers().sealed_sections(scenario.game, &boards).into(),
            tickets: tickets.collect(),
            events: events.collect(),
            employees: employees.collect(),
            slots: slots.map(|row| (row.slot, row.rule)).collect(),
            symbols: hiring,
            trains: figures.years[usize::from(scenario.game) - 1].trains,
            scenario,
            seats,
            boards,
            cities,
            ports,
            open,
            routes,
            within,
        }
    }

    /// Open routes of `colour` (grey: none) with at most `length` spaces.
    #[inline]
    pub(crate) fn within(&self, colour: Option<Colour>, length: u8) -> RouteSet {
        self.within[colour.map_or(GREY, Colour::index)][usize::from(length).min(LONGEST)]
    }

    /// The route as it is in this game.
    #[inline]
    pub fn track(&self, route: RouteId) -> &Track {
        &self.routes[route.index()]
    }

    /// Whether a numbered rule is in force.
    pub fn has(&self, rule: SlotRule) -> bool {
        self.slots.iter().any(|(_, other)| *other == rule)
    }

    /// The operations of the bonus card of the company at `seat`.
    pub fn bonus(&self, seat: usize) -> &'static [Op] {
        let office = &self.scenario.offices[seat];
        match office.charter {
            Some(charter) => &frontiers().charters.list[charter.index()].ops,
            None => figures()
                .companies
                .iter()
                .find(|company| company.id == office.company)
                .map_or(&[], |company| &company.bonus),
        }
    }

    /// The colour of the company at `seat`.
    #[inline]
    pub fn colour(&self, seat: usize) -> Colour {
        self.scenario.offices[seat].company
    }

    /// The year of the game.
    pub fn year(&self) -> u16 {
        figures().years[usize::from(self.scenario.game) - 1].year
    }
}

fn tracks(scenario: &Scenario) -> Arc<[Track]> {
    let track = |row: &Route| Track {
        a: row.a,
        b: row.b,
        length: row.length,
        colour: row.colour,
        tracks: row.tracks,
        group: row.group,
        bridges: row.bridges,
        reward: row.reward,
        boards: row.boards,
    };
    let mut tracks: Vec<Track> = map().routes.iter().map(track).collect();
    // The first of several stickers on one route is the one that counts.
    for (route, colour) in scenario.stickers.iter().rev() {
        tracks[route.index()].colour = Some(*colour);
    }
    tracks.into()
}
