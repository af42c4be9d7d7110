//! What happened, as one audience may know it.

use railhead_game::Seat;
use serde::Serialize;

use crate::{
    card::{Colour, Kind},
    piece::{CharterId, CityId, ClaimId, CurseId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    rules::payment::Payment,
    scenario::Share,
};

/// A fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what the sentence of the variant mentions")]
pub enum Event {
    /// A seat begins.
    Turn { seat: Seat },
    /// The seat took a face-up card.
    Took { seat: Seat, card: Kind },
    /// The seat drew a card; who is told which card is the seat alone.
    Drew { seat: Seat, card: Option<Kind> },
    /// A card was turned face up.
    TurnedUp { card: Kind },
    /// A newspaper came from the deck.
    Newspaper,
    /// The display held too many locomotives and was discarded.
    Cleared,
    /// The discard pile became the deck.
    Reshuffled,
    /// An event was turned up.
    EventTurned { event: EventId },
    /// The past events were shuffled into their deck.
    EventsShuffled,
    /// The seat leads a company.
    Founded { seat: Seat, company: Colour },
    /// The seat chose a charter.
    Chartered { seat: Seat, charter: CharterId },
    /// The seat was offered tickets.
    TicketsDrawn { seat: Seat, count: u8 },
    /// The seat was offered this ticket.
    TicketDrawn { seat: Seat, ticket: TicketId },
    /// The seat returned a ticket; who is told which is the seat alone.
    TicketReturned { seat: Seat, ticket: Option<TicketId> },
    /// The seat kept tickets.
    TicketsKept { seat: Seat, count: u8 },
    /// The seat claimed a route.
    Claimed { seat: Seat, route: RouteId, payment: Payment },
    /// The other track was closed.
    Closed { route: RouteId },
    /// The seat collected money.
    Collected { seat: Seat, dollars: i16, why: Why },
    /// The seat paid money.
    Paid { seat: Seat, dollars: i16, why: Why },
    /// The seat discarded a card.
    Discarded { seat: Seat, card: Kind },
    /// The seat could do nothing.
    Passed { seat: Seat },
    /// Everybody has one more turn.
    LastRound { seat: Seat },
    /// A ticket was shown at the end.
    TicketShown { seat: Seat, ticket: TicketId, done: bool },
    /// The slip of a seat.
    Slip { seat: Seat, total: i32 },
    /// The game is over.
    Over,
    /// The seat hired an employee.
    Hired { seat: Seat, employee: EmployeeId },
    /// The seat took a mining claim.
    Staked { seat: Seat, claim: ClaimId },
    /// The seat used or announced a postcard.
    PostcardUsed { seat: Seat, card: PostcardId },
    /// The seat received the next postcard of a chain; only it is told which.
    PostcardCame { seat: Seat, card: Option<PostcardId> },
    /// The seat finished a postcard.
    PostcardDone { seat: Seat, card: PostcardId },
    /// The seat looked at the next event; only it is told which.
    Peeked { seat: Seat, event: Option<EventId> },
    /// The seat put the event under its deck.
    Buried { seat: Seat },
    /// The seat looked at a card of the deck.
    Looked { seat: Seat, card: Kind },
    /// The seat swapped a card with the display.
    Swapped { seat: Seat, gave: Kind, took: Kind },
    /// The seat handed a card to another; only the two are told which.
    TollCard { seat: Seat, to: Seat, card: Option<Kind> },
    /// The seat took a share.
    ShareTaken { seat: Seat, share: Share },
    /// A share was turned face up.
    ShareShown { share: Share },
    /// Wagons were placed.
    WagonPlaced { city: CityId, colour: Colour },
    /// The seat took a wagon.
    WagonTaken { seat: Seat, city: CityId, colour: Colour },
    /// The seat pasted a wagon.
    WagonPasted { seat: Seat, colour: Colour },
    /// The outlaws moved.
    OutlawsMoved { city: CityId },
    /// The stash grew.
    StashGrew { dollars: i16 },
    /// The ghost train moved.
    GhostMoved { roll: u8, space: u8 },
    /// The seat has a curse.
    Cursed { seat: Seat, curse: CurseId },
    /// The seat is rid of a curse.
    CurseLifted { seat: Seat, curse: CurseId },
    /// The seat drew a clue; only it is told which.
    ClueDrawn { seat: Seat, city: Option<CityId> },
    /// The seat solved a clue.
    ClueSolved { seat: Seat, city: CityId },
    /// The seat passed a clue on; the two are told which.
    CluePassed { seat: Seat, to: Seat, city: Option<CityId> },
    /// The seat founded a depot.
    DepotFounded { seat: Seat, city: CityId },
    /// The Combine founded a depot.
    CombineFounded { city: CityId },
    /// A city became big.
    Grew { city: CityId },
    /// A bridge route is cracked.
    Cracked { route: RouteId },
}

/// What money was for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Why {
    /// The current event.
    Event,
    /// A route in the company's colour.
    Company,
    /// The employee.
    Employee,
    /// A curse.
    Curse,
    /// A toll.
    Toll,
    /// A postcard.
    Postcard,
    /// The stash.
    Stash,
    /// Bridges.
    Bridge,
    /// A tunnel.
    Tunnel,
    /// A mining claim.
    Claim,
    /// A treasure.
    Treasure,
    /// A clue.
    Clue,
    /// A share.
    Share,
    /// The outlaws.
    Outlaws,
    /// A path from coast to coast.
    Coasts,
}
