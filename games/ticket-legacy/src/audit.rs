//! Every component is accounted for.

use railhead_game::{AuditFault, Seat};

use crate::{
    card::{Colour, Hand, KINDS, Kind},
    facts::{Curse, SlotRule, figures, frontiers},
    piece::{RouteSet, TicketSet},
    state::{TicketLegacy, network::Network, pending::Pending},
};

impl TicketLegacy {
    pub(crate) fn account(&self) -> Result<(), AuditFault> {
        self.audit_train_cards()?;
        self.audit_tickets()?;
        self.audit_routes()?;
        self.audit_events()?;
        self.audit_frontier()
    }

    fn audit_train_cards(&self) -> Result<(), AuditFault> {
        let mut counts = self.discard;
        let piles = self.deck.as_slice().iter().chain(self.display.iter().flatten());
        piles.chain(self.frontier.looked.as_slice()).for_each(|kind| counts[kind.index()] += 1);
        for seat in Seat::all(self.seat_count()) {
            let player = self.player(seat);
            for (kind, count) in player.hand.iter() {
                counts[kind.index()] += count;
            }
            let mut again = Hand::default();
            for (kind, count) in player.hand.iter() {
                (0..count).for_each(|_| again.add(kind));
            }
            AuditFault::unless(again == player.hand, "a hand's sums by colour")?;
            let covered = player.known.iter().all(|(kind, count)| player.hand.of(kind) >= count);
            AuditFault::unless(covered, format!("seat {seat} has fewer cards than are known"))?;
            AuditFault::unless(player.coins >= 0, format!("seat {seat} has {} coins", player.coins))?;
        }
        let mut expected = [0; KINDS];
        let deck = TicketLegacy::bare_deck(self.in_play());
        deck.as_slice().iter().for_each(|kind| expected[kind.index()] += 1);
        AuditFault::unless(counts == expected, format!("train cards: {counts:?}, not {expected:?}"))
    }

    fn audit_tickets(&self) -> Result<(), AuditFault> {
        let mut seen: Vec<_> = self.tickets.as_slice().iter().map(|known| known.ticket).collect();
        for seat in Seat::all(self.seat_count()) {
            seen.extend(self.player(seat).tickets.iter());
            seen.extend(self.player(seat).offered.as_slice());
        }
        let set: TicketSet = seen.iter().copied().collect();
        let expected: TicketSet = self.in_play().tickets.iter().copied().collect();
        AuditFault::unless(set == expected && seen.len() == expected.len(), "tickets")
    }

    fn audit_routes(&self) -> Result<(), AuditFault> {
        let in_play = self.in_play();
        let mut claimed = RouteSet::EMPTY;
        let mut count = 0;
        for seat in Seat::all(self.seat_count()) {
            let player = self.player(seat);
            let mut network = Network::default();
            let mut trains = player.trains;
            for route in player.routes.iter() {
                let track = in_play.track(route);
                trains += track.length;
                network.join(track.a, track.b);
                let sisters = track.group.and(player.routes).len();
                AuditFault::unless(sisters == 1, format!("seat {seat} holds parallel tracks"))?;
            }
            let same = in_play.cities.iter().all(|city| {
                in_play
                    .cities
                    .iter()
                    .all(|other| network.joins(city, other) == player.network.joins(city, other))
            });
            AuditFault::unless(same, format!("the network of seat {seat}"))?;
            let expected = self.trains_at_start(seat);
            AuditFault::unless(
                trains == expected,
                format!("trains of seat {seat}: {trains}, not {expected}"),
            )?;
            claimed = claimed.or(player.routes);
            count += player.routes.len();
        }
        AuditFault::unless(claimed.len() == count, "a route has two owners")?;
        AuditFault::unless(claimed.and(self.free).is_empty(), "a claimed route is free")?;
        AuditFault::unless(claimed.minus(in_play.open).is_empty(), "a claimed route is not open")?;
        let doubles_close = self.seat_count() < figures().turn.double_open_from;
        let closed = in_play.open.minus(self.free).minus(claimed);
        let lawful = closed.iter().all(|route| {
            let track = in_play.track(route);
            doubles_close && track.tracks == 2 && !track.group.and(claimed).is_empty()
        });
        AuditFault::unless(lawful, "a route is closed without reason")
    }

    fn audit_events(&self) -> Result<(), AuditFault> {
        let mut seen: Vec<_> = self.events.as_slice().iter().chain(self.past.as_slice()).copied().collect();
        seen.sort();
        let mut expected = self.in_play().events.to_vec();
        expected.retain(|event| !self.is_struck(*event));
        AuditFault::unless(seen == expected, "events")?;
        let kinds = self.display.iter().flatten().filter(|kind| **kind == Kind::NEWSPAPER).count();
        AuditFault::unless(kinds == 0, "a newspaper lies face up")
    }

    fn audit_frontier(&self) -> Result<(), AuditFault> {
        self.audit_wagons()?;
        self.audit_shares()?;
        self.audit_clues()?;
        self.audit_curses()?;
        let mut depots: Vec<_> = self.frontier.depots.as_slice().iter().map(|depot| depot.city).collect();
        let count = depots.len();
        depots.sort();
        depots.dedup();
        AuditFault::unless(depots.len() == count, "a city has two depots")?;
        AuditFault::unless(self.frontier.stash >= 0, "the stash is in debt")?;
        let mut claims: Vec<_> = self.players.iter().filter_map(|player| player.holdings.claim).collect();
        let count = claims.len();
        claims.sort();
        claims.dedup();
        AuditFault::unless(claims.len() == count, "a mining claim has two owners")
    }

    fn audit_wagons(&self) -> Result<(), AuditFault> {
        let mut counts = self.frontier.bag;
        for wagon in self.frontier.wagons.as_slice() {
            counts[usize::from(wagon.colour)] += 1;
        }
        for player in &self.players {
            for (colour, count) in counts.iter_mut().enumerate() {
                *count += player.holdings.wagons[colour] + player.holdings.pasted[colour];
            }
        }
        let in_play = self.in_play();
        let full = if in_play.has(SlotRule::Wagons) { frontiers().wagons.per_colour } else { 0 };
        let expected: Vec<u8> = if in_play.scenario.bag.is_empty() {
            vec![full; counts.len()]
        } else {
            in_play.scenario.bag.clone()
        };
        AuditFault::unless(
            counts.as_slice() == expected,
            format!("show wagons: {counts:?}, not {expected:?}"),
        )
    }

    fn audit_shares(&self) -> Result<(), AuditFault> {
        let frontier = &self.frontier;
        let mut seen: Vec<_> =
            frontier.shares.as_slice().iter().chain(frontier.shown.as_slice()).copied().collect();
        for player in &self.players {
            seen.extend(player.holdings.shares.iter());
        }
        let count = seen.len();
        seen.sort();
        seen.dedup();
        let in_play = self.in_play();
        let full = usize::from(frontiers().shares.per_line) * Colour::ALL.len();
        let expected = match &in_play.scenario.shares {
            _ if !in_play.has(SlotRule::Shares) => 0,
            Some(deck) => deck.len(),
            None => full,
        };
        AuditFault::unless(seen.len() == count && count == expected, "shares")
    }

    fn audit_clues(&self) -> Result<(), AuditFault> {
        let mut seen: Vec<_> = self.frontier.clues.as_slice().to_vec();
        for player in &self.players {
            seen.extend(player.holdings.clues.iter().chain(player.holdings.solved.iter()));
        }
        let count = seen.len();
        seen.sort();
        seen.dedup();
        let elsewhere = self.in_play().scenario.other_clues.len();
        let expected = if self.hunts() { frontiers().treasure.cities.len() - elsewhere } else { count };
        AuditFault::unless(seen.len() == count && count == expected, "clues")
    }

    fn audit_curses(&self) -> Result<(), AuditFault> {
        let mut counts = [0; 8];
        self.frontier.curses.as_slice().iter().for_each(|curse| counts[curse.index()] += 1);
        for player in &self.players {
            counts.iter_mut().zip(player.holdings.curses).for_each(|(count, held)| *count += held);
        }
        for pending in self.pending.as_slice() {
            if let Pending::Curse { curse, .. } | Pending::PassCurse { curse, .. } = pending {
                counts[curse.index()] += 1;
            }
        }
        let present = self.in_play().has(SlotRule::Ghost);
        let copies = |curse: &Curse| if present { curse.copies } else { 0 };
        let expected: Vec<u8> = frontiers().ghost.curses.iter().map(copies).collect();
        AuditFault::unless(counts.as_slice() == expected, format!("curses: {counts:?}, not {expected:?}"))
    }
}
