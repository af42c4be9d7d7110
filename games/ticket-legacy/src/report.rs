//! What a finished game leaves to its campaign.

use railhead_game::Seat;
use railhead_pieces::Piece;

use crate::{
    card::Colour,
    facts::cards,
    piece::{CityId, CitySet, ClaimId, EmployeeId, EventId, PostcardId, RouteId, TicketId},
    rules::DepositSlip,
    scenario::Share,
    state::{TicketLegacy, frontier::Keeper},
};

/// All that the campaign needs to know of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The seats in the order of the final ranking.
    pub ranking: Vec<Seat>,
    /// The companies, by seat.
    pub companies: Vec<CompanyReport>,
    /// The event discard pile, the current event last: one of these is removed.
    pub past_events: Vec<EventId>,
    /// Events that were revealed: these are punched.
    pub revealed: Vec<EventId>,
    /// The city that an event made big.
    pub grown: Option<CityId>,
    /// The Combine's depots.
    pub combine: Vec<CityId>,
    /// Show wagons in the bag (red, blue, green, yellow, black), those left on the map included.
    pub bag: Vec<u8>,
    /// The share deck, top last; shares left face up lie under it.
    pub shares: Vec<Share>,
    /// Treasures still hidden, the next one last.
    pub treasures: Vec<i16>,
    /// How often each numbered rule came into play.
    pub slot_uses: Vec<u8>,
}

/// What a company takes home.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompanyReport {
    /// The slip that was ranked.
    pub slip: i16,
    /// What came onto it after the ranking.
    pub late_slip: i16,
    /// Tickets completed.
    pub completed: Vec<TicketId>,
    /// Routes controlled.
    pub routes: Vec<RouteId>,
    /// The largest networks, as sets of cities; several if equally large.
    pub largest: Vec<Vec<CityId>>,
    /// The employee that was hired.
    pub employee: Option<EmployeeId>,
    /// Depots on the map.
    pub depots: Vec<CityId>,
    /// Wagons to be pasted (red, blue, green, yellow, black).
    pub wagons: Vec<u8>,
    /// Wagons pasted into the sanctuary in the game.
    pub pasted: Vec<u8>,
    /// Shares for the vault.
    pub shares: Vec<Share>,
    /// Postcards: uses left, and whether finished.
    pub postcards: Vec<(PostcardId, u8, bool)>,
    /// Unsolved clues.
    pub clues: Vec<CityId>,
    /// Solved clues.
    pub solved: Vec<CityId>,
    /// The mining claim, its towns that have paid, and its tunnel spots scratched.
    pub claim: Option<(ClaimId, u8, u8)>,
    /// Curses kept in the game.
    pub curses: u8,
    /// Stashes taken in the game.
    pub stashes: u8,
    /// Treasures dug in the game.
    pub treasures: u8,
}

impl TicketLegacy {
    /// What the game leaves to its campaign, once it is over.
    pub fn report(&self) -> Option<Report> {
        if !self.is_over() {
            return None;
        }
        let outcome = self.ranking();
        let mut ranking: Vec<Seat> = Seat::all(self.seat_count()).collect();
        ranking.sort_by_key(|seat| outcome.standing(*seat).map_or(u8::MAX, |standing| standing.rank));
        let frontier = &self.frontier;
        let mut bag = frontier.bag.to_vec();
        for wagon in frontier.wagons.as_slice() {
            bag[usize::from(wagon.colour)] += 1;
        }
        let mut shares = frontier.shown.as_slice().to_vec();
        shares.extend(frontier.shares.as_slice());
        Some(Report {
            ranking,
            companies: Seat::all(self.seat_count()).map(|seat| self.company_report(seat)).collect(),
            past_events: self.past_events().to_vec(),
            revealed: self.revealed.iter().collect(),
            grown: frontier.boomed,
            combine: self.depots_kept_by(Keeper::Combine),
            bag,
            shares,
            treasures: frontier.treasures.as_slice().to_vec(),
            slot_uses: self.slot_uses.to_vec(),
        })
    }

    /// The event discard pile, the current event last.
    pub(crate) fn past_events(&self) -> &[EventId] {
        self.past.as_slice()
    }

    fn depots_kept_by(&self, keeper: Keeper) -> Vec<CityId> {
        let depots = self.frontier.depots.as_slice().iter();
        depots.filter(|depot| depot.keeper == keeper).map(|depot| depot.city).collect()
    }

    /// The largest networks of a company, as lists of cities; several if equally large.
    pub(crate) fn largest_networks(&self, seat: Seat) -> Vec<Vec<CityId>> {
        let most = self.networks(seat).map(CitySet::len).max().unwrap_or(0);
        let largest = self.networks(seat).filter(|set| set.len() == most);
        largest.map(|set| set.iter().collect()).collect()
    }

    fn company_report(&self, seat: Seat) -> CompanyReport {
        let player = self.player(seat);
        let holdings = &player.holdings;
        let slip: DepositSlip = self.slip(seat);
        CompanyReport {
            slip: slip.total(),
            late_slip: holdings.late_slip,
            completed: self.completed(seat).collect(),
            routes: player.routes.iter().collect(),
            largest: self.largest_networks(seat),
            employee: holdings.employee,
            depots: self.depots_kept_by(Keeper::Seat(seat)),
            wagons: holdings.wagons.to_vec(),
            pasted: holdings.pasted.to_vec(),
            shares: holdings.shares.iter().collect(),
            postcards: holdings
                .postcards
                .as_slice()
                .iter()
                .map(|held| (held.card, held.uses, held.done))
                .collect(),
            clues: holdings.clues.iter().collect(),
            solved: holdings.solved.iter().collect(),
            claim: holdings.claim.map(|claim| (claim, holdings.towns, holdings.tunnel_spots)),
            curses: holdings.curses_kept,
            stashes: holdings.stashes,
            treasures: holdings.digs,
        }
    }

    /// Which milestones the seat has reached in this game, as far as the game alone can tell.
    pub fn milestones(&self, seat: Seat) -> Vec<PostcardId> {
        let rows = cards().postcards.iter().enumerate();
        let reached =
            rows.filter(|(_, card)| card.milestone.as_ref().is_some_and(|goal| self.holds(seat, goal)));
        reached.map(|(index, _)| PostcardId::at(index)).collect()
    }

    /// The colour of the company at `seat`.
    pub fn company(&self, seat: Seat) -> Colour {
        self.in_play().colour(seat.index())
    }
}
