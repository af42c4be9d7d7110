//! What happened in a campaign, as one audience may know it.

use railhead_game::Seat;
use serde::Serialize;

use crate::{
    card::Colour,
    event as table,
    facts::Part,
    piece::{BoardId, CharterId, CityId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
};

use super::poster::Place;

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what the sentence of the variant mentions")]
pub enum Event {
    /// A company takes part in the next game, or not.
    Roster { seat: Seat, present: bool },
    /// A company was left out of the next game by another.
    Excused { seat: Seat, by: Seat },
    /// A company chose its colour.
    Founded { seat: Seat, colour: Colour },
    /// A company would begin without those who have not answered.
    Ready { seat: Seat },
    /// Nobody leads the company any more.
    Left { seat: Seat },
    /// Somebody leads the company from now on.
    Joined { seat: Seat },
    /// The company opened a story card; only it is told.
    Opened { seat: Seat, card: usize },
    /// Everybody has read the story of this game's set-up or end.
    Read { game: u8, part: Part },
    /// A company chose a charter.
    Chartered { seat: Seat, charter: CharterId },
    /// A game begins.
    Began { game: u8, year: u16, seats: Vec<Seat> },
    /// Something happened in the game under way; its seats are places in `seats`.
    Table { seats: Vec<Seat>, event: table::Event },
    /// A game is over.
    Ended { game: u8, year: u16, winner: Seat },
    /// A company's deposit slip.
    Slip { seat: Seat, dollars: i16 },
    /// The last in the ranking takes the brake van.
    BrakeVan { seat: Seat },
    /// An event was removed for good.
    Struck { seat: Seat, event: EventId },
    /// A ticket went to the dead-letter office.
    TicketRetired { ticket: TicketId },
    /// An event went to the dead-letter office.
    EventRetired { event: EventId },
    /// An employee went to the dead-letter office.
    EmployeeRetired { employee: EmployeeId },
    /// The company drew a postcard; only it is told which.
    Postcard { seat: Seat, card: Option<PostcardId> },
    /// A letter was read aloud.
    Letter { card: PostcardId },
    /// Cities were crossed off on a timetable.
    Crossed { seat: Seat, cities: usize },
    /// The winner is to choose a box.
    BoxChoice { game: u8, seat: Seat },
    /// A box was opened.
    BoxOpened { seat: Seat, board: BoardId },
    /// A bed was coloured.
    Track { by: Option<Seat>, route: RouteId, colour: Colour },
    /// A company leaves its stickers to the surveyors.
    Planned { seat: Seat },
    /// A city became big.
    Grew { seat: Seat, city: CityId },
    /// A wagon was pasted.
    Pasted { seat: Seat, colour: Colour, place: Place },
    /// A wagon went back into the bag.
    Bagged { seat: Seat, colour: Colour },
    /// A year is over, and the next one begins.
    Year { game: u8, year: u16 },
    /// The vaults are opened.
    Vaults,
}
