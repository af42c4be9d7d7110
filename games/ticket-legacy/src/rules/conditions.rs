//! Conditions of postcards and milestones (TL-12, TL-22).

use railhead_game::Seat;

use crate::{
    facts::{
        cards,
        effect::{Condition, Filter, Flag},
        frontiers, map,
    },
    piece::{BoardId, BoardSet, CityId, CitySet, RouteId},
    state::TicketLegacy,
};

impl Condition {
    /// The routes that a condition about claims speaks of.
    pub(crate) fn filter(&self) -> Filter {
        match *self {
            Condition::Claims { city, color, min_len, board, flag, .. } => {
                Filter { city, color, min_len, board, flag }
            }
            _ => Filter::default(),
        }
    }
}

impl TicketLegacy {
    /// Whether a condition holds for the seat now. Conditions that only the payment of a claim can meet don't.
    pub fn holds(&self, seat: Seat, condition: &Condition) -> bool {
        let player = self.player(seat);
        let holdings = &player.holdings;
        let office = &self.in_play().scenario.offices[seat.index()];
        match condition {
            Condition::Always {} => true,

            Condition::Bridges { n } => self.bridge_spaces(seat) >= *n,
            Condition::Claims { n, .. } => self.own_routes(seat, condition.filter()) >= usize::from(*n),
            Condition::Connect { a, b } => player.network.joins(*a, *b),
            Condition::Depots { n } => self.depots_of(seat) >= *n,
            Condition::EndCities { n, flag, board } => self.own_ends(seat, *flag, *board) >= usize::from(*n),
            Condition::GhostSpaces { n } => self.ghost_spaces(seat) >= usize::from(*n),
            Condition::NetworkBoards { n } => {
                self.networks(seat).any(|cities| boards_of(cities).len() >= usize::from(*n))
            }
            Condition::NetworkCities { n } => {
                self.networks(seat).any(|cities| cities.len() >= usize::from(*n))
            }
            Condition::NoCurseWithBoard { board } => {
                holdings.curse_count() == 0 && self.has_route_on(seat, *board)
            }
            Condition::VisitCities { cities } => {
                let visited = self.end_cities(seat);
                cities.iter().all(|city| visited.contains(*city))
            }

            Condition::CoinsMin { n } => player.coins >= *n,
            Condition::RankMax { n } => {
                self.ranking().standing(seat).is_some_and(|standing| standing.rank <= *n)
            }
            Condition::SlipMin { n } => self.slip(seat).total() >= *n,
            Condition::TicketMin { n } => {
                self.completed(seat).any(|ticket| cards().tickets[ticket.index()].value >= *n)
            }
            Condition::TicketsDone { n } => self.completed(seat).count() >= usize::from(*n),
            Condition::TrainsLeftMax { n } => player.trains <= *n,

            Condition::CursesLifted { n } => holdings.curses_lifted >= *n,
            Condition::CursesTotal { n } => office.curses + holdings.curses_kept >= *n,
            Condition::PaidSymbolTotal { symbol, n } => holdings.paid(*symbol) >= *n,
            Condition::SharesTaken { n } => holdings.shares.len() >= usize::from(*n),
            Condition::StashTaken { n } => holdings.stashes >= *n,
            Condition::StashTakenTotal { n } => office.stashes + holdings.stashes >= *n,
            Condition::StashTakenValue { n } => holdings.best_stash >= *n,
            Condition::Treasures { n } => office.treasures + holdings.digs >= *n,
            Condition::Wagons { n } => holdings.wagons_taken >= *n,

            // With the payment of a claim; or counted by the campaign alone, which knows vaults and posters.
            Condition::ExtraLoco { .. }
            | Condition::PaidSymbol { .. }
            | Condition::PosterRow { .. }
            | Condition::ShareCompanies { .. } => false,
        }
    }

    /// Bridge spaces on the seat's routes.
    fn bridge_spaces(&self, seat: Seat) -> u8 {
        self.player(seat).routes.iter().map(|route| self.in_play().track(route).bridges).sum()
    }

    /// How many of the seat's routes match.
    fn own_routes(&self, seat: Seat, filter: Filter) -> usize {
        self.player(seat).routes.iter().filter(|route| self.matches(seat, *route, filter)).count()
    }

    /// In how many cities of this kind and board the seat's routes end.
    fn own_ends(&self, seat: Seat, flag: Option<Flag>, board: Option<BoardId>) -> usize {
        let fits = |city: &CityId| {
            flag.is_none_or(|flag| match flag {
                Flag::Port => self.in_play().ports.contains(*city),
                Flag::Big => self.big.contains(*city),
                _ => false,
            }) && board.is_none_or(|board| map().cities[city.index()].board == board)
        };
        self.end_cities(seat).iter().filter(fits).count()
    }

    /// Spaces of the ghost train that the seat's routes are listed for.
    fn ghost_spaces(&self, seat: Seat) -> usize {
        let routes = &self.player(seat).routes;
        let own = |beside: &&Vec<RouteId>| beside.iter().any(|route| routes.contains(*route));
        frontiers().ghost.track.iter().filter(own).count()
    }

    /// Whether the seat controls a route on or into a board.
    pub(super) fn has_route_on(&self, seat: Seat, board: BoardId) -> bool {
        let mut routes = self.player(seat).routes.iter();
        routes.any(|route| self.in_play().track(route).boards.contains(board))
    }

    /// The cities in which the seat's routes end.
    pub(crate) fn end_cities(&self, seat: Seat) -> CitySet {
        let routes = self.player(seat).routes.iter();
        routes
            .flat_map(|route| {
                let track = self.in_play().track(route);
                [track.a, track.b]
            })
            .collect()
    }

    /// The seat's networks, each as its cities.
    pub(crate) fn networks(&self, seat: Seat) -> impl Iterator<Item = CitySet> {
        let network = self.player(seat).network;
        let ends = self.end_cities(seat);
        let first =
            move |city: &CityId| ends.iter().find(|other| network.joins(*city, *other)) == Some(*city);
        ends.iter().filter(first).map(move |city| network.around(city))
    }
}

/// The boards that cities are on.
fn boards_of(cities: CitySet) -> BoardSet {
    cities.iter().map(|city| map().cities[city.index()].board).collect()
}
