//! Bridges and tremors, tunnels and mining claims; paths from coast to coast (TL-19, TL-20, TL-10).

use railhead_game::Seat;

use super::Log;
use crate::{
    event::{Event, Why},
    facts::{
        SlotRule,
        effect::{Account, Op},
        figures, frontiers,
    },
    piece::{CityId, RouteId},
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    pub(super) fn bridge_money(&mut self, seat: Seat, log: &mut Log) {
        let route = self.claim.route;
        if !self.frontier.cracked.contains(route) {
            let bridges = i16::from(self.in_play().track(route).bridges);
            self.collect(seat, bridges * frontiers().bridges.per_space, Why::Bridge, log);
        }
    }

    /// Owners pay for their bridges at the city; free bridge routes there are cracked.
    pub(super) fn tremor(&mut self, city: CityId, per_space: i16, most: i16, log: &mut Log) {
        let touched = |route: &RouteId| {
            let track = self.in_play().track(*route);
            track.bridges > 0 && (track.a == city || track.b == city)
        };
        let cracked: Vec<RouteId> = self
            .in_play()
            .open
            .iter()
            .filter(|route| touched(route) && self.owner(*route).is_none())
            .collect();
        for seat in self.clockwise_from(self.active) {
            let spaces: i16 = self
                .player(seat)
                .routes
                .iter()
                .filter(|route| {
                    let track = self.in_play().track(*route);
                    track.a == city || track.b == city
                })
                .map(|route| i16::from(self.in_play().track(route).bridges))
                .sum();
            self.charge(seat, (spaces * per_space).min(most), Account::Bank, Why::Event, log);
        }
        for route in cracked {
            self.frontier.cracked.insert(route);
            log.all(Event::Cracked { route });
        }
    }

    pub(super) fn tunnel_reward(&mut self, seat: Seat, log: &mut Log) {
        let reward = i16::from(self.in_play().track(self.claim.route).reward);
        let more = self.own_ops(seat).map(|op| if let Op::PickaxeAdd { n } = op { *n } else { 0 });
        if reward == 0 || self.claim.pickaxes + more.sum::<u8>() < frontiers().tunnels.pickaxes {
            return;
        }
        self.collect(seat, reward, Why::Tunnel, log);
        let holdings = &self.player(seat).holdings;
        let Some(claim) = holdings.claim else { return };
        let row = &frontiers().claims.list[claim.index()];
        let spot = row.towns.len() + usize::from(holdings.tunnel_spots);
        if let (false, Some(dollars)) = (holdings.tunnelled, row.values.get(spot)) {
            let holdings = &mut self.player_mut(seat).holdings;
            holdings.tunnelled = true;
            holdings.tunnel_spots += 1;
            self.collect(seat, *dollars, Why::Claim, log);
        }
    }

    /// Towns newly joined to the seat's mine pay, one spot each.
    pub(crate) fn deliver(&mut self, seat: Seat, log: &mut Log) {
        let Some(claim) = self.player(seat).holdings.claim else { return };
        if !self.in_play().has(SlotRule::Tunnels) {
            return;
        }
        let row = &frontiers().claims.list[claim.index()];
        for (place, town) in row.towns.iter().enumerate() {
            let paid = self.player(seat).holdings.towns;
            if paid & (1 << place) == 0 && self.player(seat).network.joins(row.mine, *town) {
                self.player_mut(seat).holdings.towns |= 1 << place;
                self.collect(seat, row.values[paid.count_ones() as usize], Why::Claim, log);
            }
        }
    }

    /// Whether the seat's routes join an Atlantic to a Pacific port.
    fn joins_coasts(&self, seat: Seat) -> bool {
        let coasts = &frontiers().coasts;
        let network = &self.player(seat).network;
        coasts.atlantic.iter().any(|east| coasts.pacific.iter().any(|west| network.joins(*east, *west)))
    }

    pub(super) fn check_coasts(&mut self, seat: Seat, log: &mut Log) {
        let finale = self.in_play().scenario.game >= figures().eras.finale;
        let event = self.current_event().filter(|event| !self.frontier.spiked.contains(*event));
        let spike = event.and_then(|event| {
            let pays = self.standing_ops().iter().find_map(|op| match op {
                Op::CoastToCoast { first, replace, .. } => Some((*first, *replace)),
                _ => None,
            });
            pays.map(|(first, replace)| (event, first, replace))
        });
        let due = spike.is_some() || (finale && !self.frontier.joined.contains(seat));
        if !due || !self.joins_coasts(seat) {
            return;
        }
        if let Some((event, dollars, replace)) = spike {
            self.frontier.spiked.insert(event);
            self.collect(seat, dollars, Why::Event, log);
            if replace {
                self.pending.push(Pending::Reveal { but: None });
            }
        }
        if finale && !self.frontier.joined.contains(seat) {
            let figures = &frontiers().finale;
            let dollars = if self.frontier.joined.is_empty() { figures.first } else { figures.others };
            self.frontier.joined = self.frontier.joined.with(seat);
            self.collect(seat, dollars, Why::Coasts, log);
        }
    }
}
