//! Components by name and index, and sets of them. In texts they are codes (`BOS`, `BUF-MTL-1`, `EC-07`); inside they
//! are indices into the tables of [`facts`](crate::facts).

use railhead_pieces::{Piece, Set, index};

use crate::facts::{cards, frontiers, map};

index! {
    /// A board of the map; 0 is the eastern one.
    BoardId ("a board, as in GP") => map().boards;
    /// A city.
    CityId ("a city, as in BOS") => map().cities;
    /// A track between two cities.
    RouteId ("a route, as in BUF-MTL-1") => map().routes;
    /// A ticket.
    TicketId ("a ticket, as in EC-07") => cards().tickets;
    /// An event card.
    EventId ("an event, as in EV-01") => cards().events;
    /// An employee.
    EmployeeId ("an employee, as in EM-01") => cards().employees;
    /// A postcard; its code is its number.
    PostcardId ("a postcard, as in 101") => cards().postcards, code;
    /// A kind of curse.
    CurseId ("a curse, as in CU-1") => frontiers().ghost.curses;
    /// A mining claim.
    ClaimId ("a mining claim, as in CS-19") => frontiers().claims.list;
    /// A company bonus card of the second set.
    CharterId ("a charter, as in CB-A") => frontiers().charters.list;
}

/// A set of routes.
pub type RouteSet = Set<RouteId, [u64; 4]>;
/// A set of cities.
pub type CitySet = Set<CityId>;
/// A set of tickets.
pub type TicketSet = Set<TicketId, [u64; 3]>;
/// A set of event cards.
pub type EventSet = Set<EventId>;
/// A set of boards.
pub type BoardSet = Set<BoardId>;

impl PostcardId {
    /// The card of this number.
    pub fn numbered(no: u16) -> Option<PostcardId> {
        PostcardId::all().find(|card| cards().postcards[card.index()].no == no)
    }
}

impl BoardId {
    /// The eastern board, open from the start.
    pub const EAST: BoardId = BoardId(0);
}
