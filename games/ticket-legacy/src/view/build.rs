//! The view, built up from nothing.

use railhead_game::Seat;

use super::{Awaits, FrontierView, OwnView, PlayerView, RouteView, TicketView, View};
use crate::{
    card::{Colour, Kind},
    facts::{SlotRule, cards},
    piece::{CurseId, RouteId, TicketId},
    rules::paths::Paths,
    state::{TicketLegacy, pending::Pending},
};

impl View {
    /// What `viewer` may know.
    pub(crate) fn of(game: &TicketLegacy, viewer: Option<Seat>) -> View {
        let in_play = game.in_play();
        let over = game.is_over();
        let seats = || Seat::all(game.seat_count());
        View {
            game: in_play.scenario.game,
            year: in_play.year(),
            boards: in_play.boards.iter().collect(),
            big: game.big.iter().collect(),
            ports: in_play.ports.iter().collect(),
            routes: in_play.open.iter().map(|route| game.route_view(route)).collect(),
            awaits: game.awaits(),
            actors: game.deciders(),
            active: game.active,
            first: game.first,
            players: seats().map(|seat| game.player_view(seat, over)).collect(),
            display: game.display.to_vec(),
            deck: game.deck.len(),
            discard: counted(&game.discard),
            tickets: game.tickets.len(),
            events: game.events.len(),
            past: game.past.as_slice().to_vec(),
            last_round: game.last_round,
            own: viewer.filter(|seat| seat.0 < game.seat_count()).map(|seat| game.own_view(seat)),
            over,
            claiming: game.is_claiming().then_some(game.claim.route),
            slots: in_play.slots.iter().map(|(number, _)| *number).collect(),
            sealed_sections: in_play.sealed_sections.to_vec(),
            frontier: game.frontier_view(),
        }
    }
}

impl TicketLegacy {
    fn frontier_view(&self) -> FrontierView {
        let in_play = self.in_play();
        let frontier = &self.frontier;
        let curse = self.pending.last().and_then(|pending| match pending {
            Pending::Curse { curse, .. } | Pending::PassCurse { curse, .. } => Some(curse),
            _ => None,
        });
        let staking = matches!(self.pending.last(), Some(Pending::Stake { .. }));
        FrontierView {
            pool: frontier.pool.as_slice().to_vec(),
            claims: if staking { frontier.claims.as_slice().to_vec() } else { Vec::new() },
            wagons: frontier
                .wagons
                .as_slice()
                .iter()
                .map(|wagon| (wagon.city, Colour::ALL[usize::from(wagon.colour)]))
                .collect(),
            depots: frontier.depots.as_slice().iter().map(|depot| (depot.city, depot.keeper)).collect(),
            outlaws: in_play.has(SlotRule::Outlaws).then_some((frontier.outlaws, frontier.stash)),
            ghost: in_play.has(SlotRule::Ghost).then_some(frontier.ghost + 1),
            curses: frontier.curses.len(),
            shares: frontier.shown.as_slice().to_vec(),
            share_deck: frontier.shares.len(),
            clues: frontier.clues.len(),
            treasures: frontier.treasures.len(),
            cracked: frontier.cracked.iter().collect(),
            curse,
        }
    }

    /// Whether the claim under way still shapes what is decided.
    fn is_claiming(&self) -> bool {
        let slots = |pending: &Pending| {
            matches!(pending, Pending::Pay | Pending::Mix | Pending::Settle | Pending::Slot { .. })
        };
        self.pending.as_slice().iter().any(slots)
    }

    fn route_view(&self, route: RouteId) -> RouteView {
        let owner = self.owner(route);
        RouteView {
            id: route,
            colour: self.in_play().track(route).colour,
            owner,
            closed: owner.is_none() && !self.free.contains(route),
        }
    }

    fn player_view(&self, seat: Seat, over: bool) -> PlayerView {
        let player = self.player(seat);
        let holdings = &player.holdings;
        let shown = |ticket| self.ticket_view(seat, ticket, &self.ticket_ways(seat, ticket));
        PlayerView {
            sign: seat,
            company: self.in_play().colour(seat.index()),
            founded: self.founded.contains(seat),
            coins: player.coins,
            trains: player.trains,
            cards: player.hand.total(),
            tickets: player.tickets.len(),
            choosing: player.offered.len(),
            known: self.known_cards.then(|| player.known.iter().collect()),
            shown: over.then(|| player.tickets.iter().map(shown).collect()),
            employee: holdings.employee,
            curses: (0..8).map(CurseId).zip(holdings.curses).filter(|(_, count)| *count > 0).collect(),
            wagons: Colour::ALL.into_iter().zip(holdings.wagons).filter(|(_, count)| *count > 0).collect(),
            shares: holdings.shares.iter().collect(),
            clues: holdings.clues.len(),
            solved: holdings.solved.iter().collect(),
            claim: holdings.claim.map(|claim| (claim, holdings.towns)),
            postcards: self.open_postcards(seat).count(),
            finished: holdings
                .postcards
                .as_slice()
                .iter()
                .filter(|held| held.done)
                .map(|held| held.card)
                .collect(),
            last: player.last,
        }
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let player = self.player(seat);
        let look = |ticket| self.look_at(seat, ticket);
        let (tickets, mut ways): (Vec<_>, Vec<_>) = player.tickets.iter().map(look).unzip();
        let (offered, more): (Vec<_>, Vec<_>) = player.offered.as_slice().iter().copied().map(look).unzip();
        ways.extend(more);
        ways.retain(|(_, way)| !way.is_empty());
        OwnView {
            hand: player.hand.iter().collect(),
            tickets,
            offered,
            must_keep: self.must_keep,
            postcards: self.open_postcards(seat).map(|(_, held)| (held.card, held.uses)).collect(),
            clues: player.holdings.clues.iter().collect(),
            looked: if self.active == seat { self.frontier.looked.as_slice().to_vec() } else { Vec::new() },
            foreseen: (self.active == seat && self.pending.last() == Some(Pending::Foresee))
                .then(|| self.events.last())
                .flatten(),
            offers: self.route_offers(seat),
            ways,
        }
    }

    /// A ticket as the seat sees it, and a way that completes it.
    fn look_at(&self, seat: Seat, ticket: TicketId) -> (TicketView, (TicketId, Vec<RouteId>)) {
        let ways = self.ticket_ways(seat, ticket);
        (self.ticket_view(seat, ticket, &ways), (ticket, self.way(seat, ticket, &ways)))
    }

    /// The ways of the seat from the first city of a ticket.
    fn ticket_ways(&self, seat: Seat, ticket: TicketId) -> Paths {
        self.ways_from(seat, cards().tickets[ticket.index()].a)
    }

    /// A ticket as the seat sees it, whose `ways` lead from its first city.
    fn ticket_view(&self, seat: Seat, ticket: TicketId, ways: &Paths) -> TicketView {
        let row = &cards().tickets[ticket.index()];
        TicketView {
            id: ticket,
            a: row.a,
            b: row.b,
            value: row.value,
            done: self.has_completed(seat, ticket),
            missing: self.trains_over(seat, ways, row.b),
        }
    }

    fn awaits(&self) -> Awaits {
        match self.pending.last() {
            Some(Pending::Company) => Awaits::Company,
            Some(Pending::Choose) => Awaits::Tickets,
            Some(Pending::Act) => Awaits::Turn,
            Some(Pending::End) => Awaits::End,
            Some(Pending::Second | Pending::Another) => Awaits::SecondCard,
            Some(Pending::Pay | Pending::FoundPay) => Awaits::Payment,
            Some(Pending::Mix | Pending::FoundMix) => Awaits::Mix,
            Some(Pending::Shed { .. }) => Awaits::Discard,
            Some(Pending::Offer { .. }) => Awaits::Answer,
            Some(Pending::Pick) => Awaits::Pick,
            Some(Pending::Hire { .. }) => Awaits::Hire,
            Some(Pending::Stake { .. }) => Awaits::Stake,
            Some(Pending::Open { .. } | Pending::Complete) => Awaits::Postcards,
            Some(Pending::Foresee) => Awaits::Foresee,
            Some(Pending::Toll { .. }) => Awaits::Toll,
            Some(Pending::Swap) => Awaits::Swap,
            Some(Pending::Share { .. }) => Awaits::Share,
            Some(Pending::Outlaws) => Awaits::Outlaws,
            Some(Pending::Shift { .. }) => Awaits::Shift,
            Some(Pending::Curse { .. }) => Awaits::Curse,
            Some(Pending::PassCurse { .. }) => Awaits::Victim,
            Some(Pending::Clue) => Awaits::Clue,
            Some(Pending::Found) => Awaits::Depot,
            Some(Pending::Grow) => Awaits::Growth,
            Some(Pending::Sanctuary { .. }) => Awaits::Sanctuary,
            Some(Pending::PassClue) => Awaits::PassClue,
            Some(Pending::TakeWagon) => Awaits::Wagon,
            Some(Pending::Solve) => Awaits::Solve,
            Some(Pending::Lift) => Awaits::Lift,
            // Over: work is never left undone between decisions.
            _ => Awaits::Nothing,
        }
    }
}

fn counted(counts: &[u8]) -> Vec<(Kind, u8)> {
    let kinds = counts.iter().enumerate().map(|(index, count)| (Kind::at(index), *count));
    kinds.filter(|(_, count)| *count > 0).collect()
}
