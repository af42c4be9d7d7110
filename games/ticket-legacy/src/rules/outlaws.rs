//! Outlaws and their stash (TL-16).

use railhead_game::{Chance, Seat};

use super::{Flow, Log};
use crate::{
    action::Action,
    event::{Event, Why},
    facts::{effect::Account, frontiers, map},
    piece::CityId,
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    pub(super) fn meet_outlaws(&mut self, seat: Seat, log: &mut Log) {
        let track = *self.in_play().track(self.claim.route);
        let figures = &frontiers().outlaws;
        if self.claim.skulls > 0 {
            let toll = self.claim.skulls.min(figures.most_per_claim);
            self.charge(seat, i16::from(toll), Account::Stash, Why::Outlaws, log);
            self.pending.push(Pending::Outlaws);
        } else if [track.a, track.b].contains(&self.frontier.outlaws) {
            let stash = std::mem::replace(&mut self.frontier.stash, figures.after_taking);
            self.collect(seat, stash, Why::Stash, log);
            let holdings = &mut self.player_mut(seat).holdings;
            holdings.stashes += 1;
            holdings.best_stash = holdings.best_stash.max(stash);
            self.frontier.outlaws = figures.home;
            log.all(Event::OutlawsMoved { city: figures.home });
        }
    }

    pub(super) fn list_hideouts(&self, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let track = self.in_play().track(self.claim.route);
        [track.a, track.b].into_iter().map(Action::Outlaws).try_for_each(see)
    }

    pub(super) fn move_outlaws(&mut self, city: CityId, log: &mut Log) {
        self.pending.pop();
        self.frontier.outlaws = city;
        log.all(Event::OutlawsMoved { city });
    }

    pub(super) fn add_to_stash(&mut self, dollars: i16, log: &mut Log) {
        self.frontier.stash += dollars;
        log.all(Event::StashGrew { dollars });
    }

    /// To a random city of their own board, perhaps the one where they are.
    pub(super) fn scatter_outlaws(&mut self, log: &mut Log) {
        let board = map().cities[frontiers().outlaws.home.index()].board;
        let cities: Vec<CityId> =
            self.in_play().cities.iter().filter(|city| map().cities[city.index()].board == board).collect();
        if let Some(city) = self.dice.pick(&cities).copied() {
            self.frontier.outlaws = city;
            log.all(Event::OutlawsMoved { city });
        }
    }
}
