//! What one seat, or a spectator, may know.

mod build;
mod offers;

use railhead_game::{Seat, SeatSet};
use railhead_pieces::names;
use serde::Serialize;

use crate::{
    card::{Colour, Kind},
    piece::{BoardId, CityId, ClaimId, CurseId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    scenario::Share,
    state::{LastTurn, frontier::Keeper},
};

pub use offers::RouteOffer;

/// All that one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Which game of a campaign it is.
    pub game: u8,
    /// The year.
    pub year: u16,
    /// Open boards.
    pub boards: Vec<BoardId>,
    /// Big cities.
    pub big: Vec<CityId>,
    /// Cities that count as ports.
    pub ports: Vec<CityId>,
    /// The routes of the open boards.
    pub routes: Vec<RouteView>,
    /// What is awaited.
    pub awaits: Awaits,
    /// From whom.
    pub actors: SeatSet,
    /// Whose turn it is.
    pub active: Seat,
    /// Who began.
    pub first: Seat,
    /// The seats, in order.
    pub players: Vec<PlayerView>,
    /// Face-up cards.
    pub display: Vec<Option<Kind>>,
    /// Cards in the deck.
    pub deck: usize,
    /// The discard pile.
    pub discard: Vec<(Kind, u8)>,
    /// Tickets in the deck.
    pub tickets: usize,
    /// Events in the deck.
    pub events: usize,
    /// The event discard pile, the current one last.
    pub past: Vec<EventId>,
    /// Turns left once the last round has begun.
    pub last_round: Option<u8>,
    /// The viewer's own things.
    pub own: Option<OwnView>,
    /// Whether the game is over.
    pub over: bool,
    /// The claim under way.
    pub claiming: Option<RouteId>,
    /// The numbered rules in force.
    pub slots: Vec<u8>,
    /// Sections of the rules page that this table may not read yet.
    pub sealed_sections: Vec<u8>,
    /// What later years and boxes have put on the table.
    pub frontier: FrontierView,
}

/// What later years and boxes have put on the table. Nothing in the first game.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct FrontierView {
    /// Employees to hire from.
    pub pool: Vec<EmployeeId>,
    /// Mining claims to take.
    pub claims: Vec<ClaimId>,
    /// Show wagons in cities.
    pub wagons: Vec<(CityId, Colour)>,
    /// Depots.
    pub depots: Vec<(CityId, Keeper)>,
    /// Where the outlaws are, and what is in the stash.
    pub outlaws: Option<(CityId, i16)>,
    /// Where the ghost train is, from 1.
    pub ghost: Option<u8>,
    /// Curses in the deck.
    pub curses: usize,
    /// Face-up shares.
    pub shares: Vec<Share>,
    /// Shares in the deck.
    pub share_deck: usize,
    /// Clues in the deck.
    pub clues: usize,
    /// Treasures still hidden.
    pub treasures: usize,
    /// Cracked bridge routes.
    pub cracked: Vec<RouteId>,
    /// The curse that is being answered.
    pub curse: Option<CurseId>,
}

/// A route.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct RouteView {
    /// Which.
    pub id: RouteId,
    /// Its colour; none for grey.
    pub colour: Option<Colour>,
    /// Who controls it.
    pub owner: Option<Seat>,
    /// Whether it was closed by a claim of its sister.
    pub closed: bool,
}

/// What everybody knows of a seat.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerView {
    /// Under which seat's sign it plays: its own, or that of its company in a campaign.
    pub sign: Seat,
    /// The company's colour.
    pub company: Colour,
    /// Whether it has chosen its company; until then it stands under a colour that is left.
    pub founded: bool,
    /// Coins.
    pub coins: i16,
    /// Trains left.
    pub trains: u8,
    /// Cards in hand.
    pub cards: u8,
    /// Tickets kept.
    pub tickets: usize,
    /// Tickets it is choosing from.
    pub choosing: usize,
    /// Cards known to be in the hand, if the table shows them.
    pub known: Option<Vec<(Kind, u8)>>,
    /// The tickets and whether they are completed, once the game is over.
    pub shown: Option<Vec<TicketView>>,
    /// The employee.
    pub employee: Option<EmployeeId>,
    /// Curses.
    pub curses: Vec<(CurseId, u8)>,
    /// Show wagons held.
    pub wagons: Vec<(Colour, u8)>,
    /// Shares of this game.
    pub shares: Vec<Share>,
    /// Unsolved clues.
    pub clues: usize,
    /// Solved clues.
    pub solved: Vec<CityId>,
    /// The mining claim, and which of its towns have paid.
    pub claim: Option<(ClaimId, u8)>,
    /// Postcards that are not finished.
    pub postcards: usize,
    /// Postcards finished in this game.
    pub finished: Vec<PostcardId>,
    /// What it did in its last turn.
    pub last: LastTurn,
}

/// A ticket that the viewer sees.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TicketView {
    /// Which.
    pub id: TicketId,
    /// From.
    pub a: CityId,
    /// To.
    pub b: CityId,
    /// Worth.
    pub value: u8,
    /// Completed.
    pub done: bool,
    /// Trains still needed over free routes; none if it is cut off.
    pub missing: Option<u8>,
}

/// What a seat knows of itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// Its cards.
    pub hand: Vec<(Kind, u8)>,
    /// Its tickets.
    pub tickets: Vec<TicketView>,
    /// Tickets to choose from.
    pub offered: Vec<TicketView>,
    /// How many of them must be kept.
    pub must_keep: u8,
    /// Its postcards that are not finished, with the uses left.
    pub postcards: Vec<(PostcardId, u8)>,
    /// Its unsolved clues.
    pub clues: Vec<CityId>,
    /// Cards it is looking at.
    pub looked: Vec<Kind>,
    /// The event it is looking at.
    pub foreseen: Option<EventId>,
    /// On its turn: every free route of the open boards, and what it would pay or why it cannot claim it.
    #[serde(rename = "prospects")]
    pub offers: Vec<(RouteId, RouteOffer)>,
    /// The routes of a way that completes each ticket with the fewest trains, its own among them, from one end to the
    /// other; none for a ticket that is cut off.
    pub ways: Vec<(TicketId, Vec<RouteId>)>,
}

names! {
    /// What is awaited.
    Awaits {
        /// A company, and a charter in later years.
        Company = "company",
        /// A choice of tickets.
        Tickets = "tickets",
        /// A turn.
        Turn = "turn",
        /// The end of the turn.
        End = "end",
        /// A second card.
        SecondCard = "second-card",
        /// A payment.
        Payment = "payment",
        /// Which cards of a colour are paid.
        Mix = "mix",
        /// A card to give up.
        Discard = "discard",
        /// An answer to an offer.
        Answer = "answer",
        /// Which card to keep.
        Pick = "pick",
        /// An employee.
        Hire = "hire",
        /// A mining claim.
        Stake = "stake",
        /// Postcards to use or complete.
        Postcards = "postcards",
        /// What to do with an event.
        Foresee = "foresee",
        /// A toll.
        Toll = "toll",
        /// A swap.
        Swap = "swap",
        /// A share.
        Share = "share",
        /// Where the outlaws go.
        Outlaws = "outlaws",
        /// Whether to shift the ghost train.
        Shift = "shift",
        /// An answer to a curse.
        Curse = "curse",
        /// Whom to curse.
        Victim = "victim",
        /// Whether to buy a clue.
        Clue = "clue",
        /// Whether to found a depot.
        Depot = "depot",
        /// Which city grows.
        Growth = "growth",
        /// A wagon to paste.
        Sanctuary = "sanctuary",
        /// A clue to pass on.
        PassClue = "pass-clue",
        /// A wagon to take.
        Wagon = "wagon",
        /// A clue to solve.
        Solve = "solve",
        /// A curse to lift.
        Lift = "lift",
        /// Nothing: the game is over.
        Nothing = "nothing",
    }
}

impl View {
    /// The map of a year with nobody at it.
    pub(crate) fn of_map(year: u16, boards: Vec<BoardId>, routes: Vec<RouteView>, big: Vec<CityId>) -> View {
        View {
            game: 0,
            year,
            boards,
            big,
            ports: Vec::new(),
            routes,
            awaits: Awaits::Nothing,
            actors: SeatSet::EMPTY,
            active: Seat(0),
            first: Seat(0),
            players: Vec::new(),
            display: Vec::new(),
            deck: 0,
            discard: Vec::new(),
            tickets: 0,
            events: 0,
            past: Vec::new(),
            last_round: None,
            own: None,
            over: true,
            claiming: None,
            slots: Vec::new(),
            sealed_sections: Vec::new(),
            frontier: FrontierView::default(),
        }
    }

    /// The sign of a seat.
    pub(crate) fn sign(&self, seat: Seat) -> Seat {
        self.players.get(seat.index()).map_or(seat, |player| player.sign)
    }
}
