//! What later years add to the set-up (TL-10).

use std::sync::Arc;

use railhead_game::{Chance, Seat};
use railhead_pieces::Piece;

use super::{Flow, Log};
use crate::{
    action::Action,
    event::Event,
    facts::{SlotRule, figures, frontiers},
    piece::{CityId, ClaimId, CurseId, EmployeeId},
    scenario::Share,
    state::{
        TicketLegacy,
        frontier::{Depot, HeldCard, Keeper, LINES},
        pending::Pending,
    },
};

impl TicketLegacy {
    /// Puts out what the campaign left behind.
    pub(crate) fn lay_out_frontiers(&mut self) {
        let in_play = Arc::clone(&self.in_play);
        let scenario = &in_play.scenario;
        for (seat, office) in Seat::all(self.seat_count()).zip(&scenario.offices) {
            for city in &office.depots {
                self.frontier.depots.push(Depot { city: *city, keeper: Keeper::Seat(seat) });
            }
            let holdings = &mut self.player_mut(seat).holdings;
            holdings.claim = office.claim;
            holdings.towns = office.towns;
            holdings.tunnel_spots = office.tunnel_spots;
            holdings.clues = office.clues.iter().copied().collect();
            holdings.solved = office.solved.iter().copied().collect();
            for (card, uses) in &office.postcards {
                holdings.postcards.push(HeldCard { card: *card, uses: *uses, used: false, done: false });
            }
        }
        for city in &scenario.combine {
            self.frontier.depots.push(Depot { city: *city, keeper: Keeper::Combine });
        }
        for city in &scenario.closed_depots {
            self.frontier.depots.push(Depot { city: *city, keeper: Keeper::Closed });
        }
        self.frontier.booms = scenario.booms;
        if in_play.has(SlotRule::Wagons) {
            let full = [frontiers().wagons.per_colour; LINES];
            self.frontier.bag = scenario.bag.as_slice().try_into().unwrap_or(full);
        }
        if in_play.has(SlotRule::Ghost) {
            let curses = frontiers().ghost.curses.iter().enumerate();
            self.frontier.curses = curses
                .flat_map(|(kind, curse)| std::iter::repeat_n(CurseId::at(kind), usize::from(curse.copies)))
                .collect();
            self.dice.shuffle(self.frontier.curses.as_mut_slice());
        }
        if in_play.has(SlotRule::Shares) {
            self.lay_out_shares(scenario.shares.as_deref());
        }
        if in_play.has(SlotRule::Clues) {
            self.lay_out_clues(scenario.treasures.as_deref());
        }
    }

    fn lay_out_shares(&mut self, deck: Option<&[Share]>) {
        self.frontier.shares = match deck {
            Some(deck) => deck.iter().copied().collect(),
            None => Share::all().collect(),
        };
        if deck.is_none() {
            self.dice.shuffle(self.frontier.shares.as_mut_slice());
        }
    }

    fn lay_out_clues(&mut self, treasures: Option<&[i16]>) {
        let figures = &frontiers().treasure;
        self.frontier.treasures = treasures.unwrap_or(&figures.values).iter().copied().collect();
        if treasures.is_none() {
            self.dice.shuffle(self.frontier.treasures.as_mut_slice());
        }
        let elsewhere = &self.in_play().scenario.other_clues;
        let held = |city: &CityId| {
            elsewhere.contains(city)
                || self.players.iter().any(|player| {
                    player.holdings.clues.contains(*city) || player.holdings.solved.contains(*city)
                })
        };
        self.frontier.clues = figures.cities.iter().copied().filter(|city| !held(city)).collect();
        self.dice.shuffle(self.frontier.clues.as_mut_slice());
    }

    /// The steps that come after the tickets were chosen.
    pub(super) fn prepare(&mut self, step: u8, log: &mut Log) {
        if step < 4 {
            self.pending.push(Pending::Prepare { step: step + 1 });
        }
        match step {
            0 => {
                self.dice.shuffle(self.events.as_mut_slice());
                self.open_hiring_hall();
            }
            1 => self.set_the_stage(log),
            2 => self.hand_out_claims(),
            3 => self.open_setup_cards(log),
            _ => self.begin_turn(log),
        }
    }

    fn open_hiring_hall(&mut self) {
        let mut known: Vec<EmployeeId> = self.in_play().employees.to_vec();
        self.dice.shuffle(&mut known);
        known.truncate(usize::from(self.seat_count() + figures().eras.spare_employees));
        known.sort();
        self.frontier.pool = known.into_iter().collect();
        // The last seat hires first: what is on top is done next.
        for seat in self.in_turn_order() {
            self.pending.push(Pending::Hire { seat });
        }
    }

    fn set_the_stage(&mut self, log: &mut Log) {
        self.frontier.pool.clear();
        let in_play = Arc::clone(&self.in_play);
        if in_play.has(SlotRule::Wagons) {
            self.place_wagons(self.seat_count() + 1, log);
        }
        if in_play.has(SlotRule::Outlaws) {
            self.frontier.outlaws = frontiers().outlaws.home;
            self.frontier.stash = frontiers().outlaws.stash;
        }
        if in_play.has(SlotRule::Shares) {
            self.show_shares(log);
        }
    }

    fn hand_out_claims(&mut self) {
        if !self.in_play().has(SlotRule::Tunnels) {
            return;
        }
        let taken = |claim: &ClaimId| {
            self.in_play().scenario.other_claims.contains(claim)
                || self.players.iter().any(|player| player.holdings.claim == Some(*claim))
        };
        let all = ClaimId::all();
        self.frontier.claims = all.filter(|claim| !taken(claim)).collect();
        let order: Vec<Seat> = if self.in_play().scenario.stakers.is_empty() {
            let mut order: Vec<Seat> = self.in_turn_order().collect();
            order.reverse();
            order
        } else {
            self.in_play().scenario.stakers.iter().copied().map(Seat).collect()
        };
        for seat in order.into_iter().rev() {
            if self.player(seat).holdings.claim.is_none() {
                self.pending.push(Pending::Stake { seat });
            }
        }
    }

    pub(super) fn list_stakes(&self, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.frontier.claims.as_slice().iter().copied().map(Action::Stake).try_for_each(see)
    }

    pub(super) fn stake(&mut self, seat: Seat, claim: ClaimId, log: &mut Log) {
        self.pending.pop();
        let claims = &mut self.frontier.claims;
        if let Some(place) = claims.as_slice().iter().position(|other| *other == claim) {
            claims.remove(place);
        }
        self.player_mut(seat).holdings.claim = Some(claim);
        log.all(Event::Staked { seat, claim });
    }
}
