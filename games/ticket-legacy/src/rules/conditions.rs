//! Conditions of postcards and milestones.

use railhead_game::Seat;

use crate::{
    facts::{
        cards,
        effect::{Condition, Filter, Flag},
        frontiers, map,
    },
    piece::{BoardSet, CityId, CitySet},
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
            Condition::Bridges { n } => {
                player.routes.iter().map(|route| self.in_play().track(route).bridges).sum::<u8>() >= *n
            }
            Condition::Claims { n, .. } => {
                let filter = condition.filter();
                let own = player.routes.iter().filter(|route| self.matches(seat, *route, filter));
                own.count() >= usize::from(*n)
            }
            Condition::CoinsMin { n } => player.coins >= *n,
            Condition::Connect { a, b } => player.network.joins(*a, *b),
            Condition::CursesLifted { n } => holdings.curses_lifted >= *n,
            Condition::CursesTotal { n } => office.curses + holdings.curses_kept >= *n,
            Condition::Depots { n } => self.depots_of(seat) >= *n,
            Condition::EndCities { n, flag, board } => {
                let fits = |city: &CityId| {
                    flag.is_none_or(|flag| match flag {
                        Flag::Port => self.in_play().ports.contains(*city),
                        Flag::Big => self.big.contains(*city),
                        _ => false,
                    }) && board.is_none_or(|board| map().cities[city.index()].board == board)
                };
                self.end_cities(seat).iter().filter(fits).count() >= usize::from(*n)
            }
            Condition::GhostSpaces { n } => {
                let track = frontiers().ghost.track.iter();
                let own = track.filter(|beside| beside.iter().any(|route| player.routes.contains(*route)));
                own.count() >= usize::from(*n)
            }
            Condition::NetworkBoards { n } => self.networks(seat).any(|cities| {
                let boards: BoardSet = cities.iter().map(|city| map().cities[city.index()].board).collect();
                boards.len() >= usize::from(*n)
            }),
            Condition::NetworkCities { n } => {
                self.networks(seat).any(|cities| cities.len() >= usize::from(*n))
            }
            Condition::NoCurseWithBoard { board } => {
                let mut routes = player.routes.iter();
                holdings.curse_count() == 0
                    && routes.any(|route| self.in_play().track(route).boards.contains(*board))
            }
            Condition::PaidSymbolTotal { symbol, n } => match symbol {
                crate::card::Symbol::Pickaxe => holdings.pickaxes >= *n,
                crate::card::Symbol::Skull => holdings.skulls >= *n,
                crate::card::Symbol::Plain => false,
            },
            Condition::RankMax { n } => {
                self.ranking().standing(seat).is_some_and(|standing| standing.rank <= *n)
            }
            Condition::SharesTaken { n } => holdings.shares.len() >= usize::from(*n),
            Condition::SlipMin { n } => self.slip(seat).total() >= *n,
            Condition::StashTaken { n } => holdings.stashes >= *n,
            Condition::StashTakenTotal { n } => office.stashes + holdings.stashes >= *n,
            Condition::StashTakenValue { n } => holdings.best_stash >= *n,
            Condition::TicketMin { n } => {
                self.completed(seat).any(|ticket| cards().tickets[ticket.index()].value >= *n)
            }
            Condition::TicketsDone { n } => self.completed(seat).count() >= usize::from(*n),
            Condition::TrainsLeftMax { n } => player.trains <= *n,
            Condition::Treasures { n } => office.treasures + holdings.digs >= *n,
            Condition::VisitCities { cities } => {
                let visited = self.end_cities(seat);
                cities.iter().all(|city| visited.contains(*city))
            }
            Condition::Wagons { n } => holdings.wagons_taken >= *n,
            // With the payment of a claim; or counted by the campaign alone, which knows vaults and posters.
            Condition::ExtraLoco { .. }
            | Condition::PaidSymbol { .. }
            | Condition::PosterRow { .. }
            | Condition::ShareCompanies { .. } => false,
        }
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
