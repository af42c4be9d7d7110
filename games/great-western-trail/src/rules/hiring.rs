//! Hiring workers (GWT-6).

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    event::Event,
    facts::facts,
    piece::{ROWS, Worker},
    state::GreatWesternTrail,
};

impl GreatWesternTrail {
    /// Every worker in the market, rows in order.
    pub(crate) fn jobless(&self) -> impl Iterator<Item = (u8, Worker)> {
        let rows = (0..ROWS as u8).flat_map(|row| Worker::ALL.map(|worker| (row, worker)));
        rows.filter(|(row, worker)| self.jobs[usize::from(*row)].contains(&Some(*worker)))
    }

    /// Whether this worker of the market can be hired.
    pub(crate) fn can_hire(&self, row: u8, worker: Worker, modifier: i8) -> bool {
        row < self.token && self.has_room(worker) && self.affords(price(row, modifier))
    }

    /// Whether the mat has room for another worker of this trade.
    fn has_room(&self, worker: Worker) -> bool {
        usize::from(self.me().count(worker)) < facts().mat.workers.slot_vp.len()
    }

    /// Whether this worker may be hired, and for how much (GWT-6.1 to GWT-6.3).
    pub(crate) fn may_hire(&self, row: u8, worker: Worker, modifier: i8) -> Result<u8, Illegal> {
        let there = self.jobs[usize::from(row)].contains(&Some(worker));
        require(there, "GWT-6.1", "why-no-worker")?;
        require(row < self.token, "GWT-6.2", "why-token-row")?;
        require(self.has_room(worker), "GWT-6.3", "why-row-full")?;
        let price = price(row, modifier);
        self.may_pay(price, "GWT-6.1")?;
        Ok(price)
    }

    pub(crate) fn hire(&mut self, row: u8, worker: Worker, modifier: i8, log: &mut Log) {
        let Ok(cost) = self.may_hire(row, worker, modifier) else { return };
        if let Some(place) = self.jobs[usize::from(row)].iter_mut().find(|place| **place == Some(worker)) {
            *place = None;
        }
        let me = self.me_mut();
        me.money -= u16::from(cost);
        let slot = me.workers[worker.index()];
        me.workers[worker.index()] += 1;
        log.all(Event::Hired { seat: self.turn, worker, row, cost });
        if let Some(clause) = facts().mat.slots[worker.index()][usize::from(slot)] {
            self.start_immediate(clause, None);
        }
    }
}

/// What a worker of this row costs by an action that changes the price so.
fn price(row: u8, modifier: i8) -> u8 {
    facts().supply.job_market.row_cost[usize::from(row)].saturating_add_signed(modifier)
}
