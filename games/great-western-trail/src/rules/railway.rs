//! The engine on the line (GWT-9, GWT-16).

use super::{Log, May, require};
use crate::{
    action::Action,
    event::Event,
    facts::facts,
    piece::{TRACKS, Track},
    state::{GreatWesternTrail, Pending},
};

/// The spaces of `bits`, in order.
fn spaces(bits: u64) -> impl Iterator<Item = Track> {
    (0..TRACKS as u8).map(Track).filter(move |track| bits & track.bit() != 0)
}

impl GreatWesternTrail {
    /// The spaces where another engine is in the way (GWT-9.2).
    pub(crate) fn blocked(&self) -> u64 {
        let others = self.table().iter().enumerate().filter(|(seat, _)| *seat != self.turn.index());
        others.fold(0, |bits, (_, player)| bits | player.engine.bit()) & !Track::FIRST.bit()
    }

    /// One space on from any of `from`, skipping what is blocked (GWT-9.2, GWT-9.3).
    fn onward(&self, from: u64, forward: bool) -> u64 {
        let blocked = self.blocked();
        let step = |from: u64| {
            spaces(from)
                .fold(0, |bits, track| bits | if forward { track.info().next } else { track.info().prev })
        };
        let mut reached = step(from);
        while reached & blocked != 0 {
            reached = reached & !blocked | step(reached & blocked);
        }
        reached
    }

    /// Everywhere the engine can stop within `up_to` spaces forward (GWT-9.1).
    pub(crate) fn reach_forward(&self, up_to: u8) -> u64 {
        let mut front = self.me().engine.bit();
        let mut reached = 0;
        for _ in 0..up_to {
            front = self.onward(front, true);
            reached |= front;
        }
        reached
    }

    /// Everywhere the engine can stop after exactly `n` spaces back (GWT-9.5).
    pub(crate) fn reach_back(&self, n: u8) -> u64 {
        (0..n).fold(self.me().engine.bit(), |front, _| self.onward(front, false))
    }

    /// Every free space behind the engine.
    pub(crate) fn behind(&self) -> u64 {
        (self.me().engine.bit() - 1) & !self.blocked()
    }

    fn engine_reach(&self, pending: Pending) -> u64 {
        match pending {
            Pending::Forward { up_to, .. } => self.reach_forward(up_to),
            Pending::Back { n } => self.reach_back(n),
            Pending::BackFar | Pending::Jump => self.behind(),
            _ => 0,
        }
    }

    /// Everywhere the engine may go.
    pub(crate) fn engine_candidates(&self, pending: Pending) -> impl Iterator<Item = Action> {
        spaces(self.engine_reach(pending)).map(Action::Engine)
    }

    /// Whether the engine may go there.
    pub(crate) fn may_engine(&self, pending: Pending, track: Track) -> May {
        require(self.blocked() & track.bit() == 0, "GWT-9.2", "why-track-occupied")?;
        let (paragraph, reason) = match pending {
            Pending::Forward { .. } => ("GWT-9.1", "why-engine-forward"),
            Pending::Back { .. } => ("GWT-9.5", "why-engine-back"),
            Pending::Jump => ("GWT-9.6", "why-engine-behind"),
            _ => ("GWT-16.4", "why-engine-behind"),
        };
        require(self.engine_reach(pending) & track.bit() != 0, paragraph, reason)
    }

    /// Moves the engine, and offers what waits where it stops.
    pub(crate) fn drive(&mut self, pending: Pending, track: Track, log: &mut Log) {
        let delivered = self.counted_back(track);
        self.me_mut().engine = track;
        log.all(Event::Engine { seat: self.turn, to: track });
        match pending {
            Pending::Jump => self.gain_money(facts().railway.jump_money, log),
            _ if track.is_last() => self.pending.push(Pending::Jump),
            _ => {}
        }
        if let Some(station) = track.info().station {
            self.pending.push(Pending::Upgrade { station });
        }
        if pending == Pending::BackFar {
            self.pending.push(Pending::Deliver { limit: delivered, rail: false });
        }
    }

    /// How many spaces count when the engine goes back to `track` (GWT-16.4).
    pub(crate) fn counted_back(&self, track: Track) -> u8 {
        let engine = self.me().engine;
        let passed = self.behind() & !(track.bit() - 1);
        spaces(passed).filter(|space| *space < engine && !space.info().turnout).count() as u8
    }
}
