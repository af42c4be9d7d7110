//! The engine on the line (GWT-9, GWT-16).

use railhead_game::{Illegal, require};
use railhead_pieces::Set;

use super::Log;
use crate::{
    action::Action,
    event::Event,
    facts::facts,
    piece::{Track, Tracks},
    state::{GreatWesternTrail, Pending},
};

impl GreatWesternTrail {
    /// The spaces where another engine is in the way (GWT-9.2).
    pub(crate) fn blocked(&self) -> Tracks {
        let others = self.table().iter().enumerate().filter(|(seat, _)| *seat != self.turn.index());
        let engines = others.map(|(_, player)| player.engine);
        engines.filter(|engine| *engine != Track::FIRST).collect()
    }

    /// One space on from any of `from`, skipping what is blocked (GWT-9.2, GWT-9.3).
    fn onward(&self, from: Tracks, forward: bool) -> Tracks {
        let blocked = self.blocked();
        let step = |from: Tracks| {
            let steps = from.iter().map(|track| if forward { track.info().next } else { track.info().prev });
            steps.fold(Set::EMPTY, Set::or)
        };
        let mut reached = step(from);
        while reached.meets(blocked) {
            reached = reached.minus(blocked).or(step(reached.and(blocked)));
        }
        reached
    }

    /// Everywhere the engine can stop within `up_to` spaces forward (GWT-9.1).
    pub(crate) fn reach_forward(&self, up_to: u8) -> Tracks {
        let mut front = Set::only(self.me().engine);
        let mut reached = Set::EMPTY;
        for _ in 0..up_to {
            front = self.onward(front, true);
            reached = reached.or(front);
        }
        reached
    }

    /// Everywhere the engine can stop after exactly `n` spaces back (GWT-9.5).
    pub(crate) fn reach_back(&self, n: u8) -> Tracks {
        (0..n).fold(Set::only(self.me().engine), |front, _| self.onward(front, false))
    }

    /// Every free space behind the engine.
    pub(crate) fn behind(&self) -> Tracks {
        self.me().engine.before().minus(self.blocked())
    }

    fn engine_reach(&self, pending: Pending) -> Tracks {
        match pending {
            Pending::Forward { up_to, .. } => self.reach_forward(up_to),
            Pending::Back { n } => self.reach_back(n),
            Pending::BackFar | Pending::Jump => self.behind(),
            _ => Set::EMPTY,
        }
    }

    /// Everywhere the engine may go.
    pub(crate) fn engine_candidates(&self, pending: Pending) -> impl Iterator<Item = Action> {
        self.engine_reach(pending).iter().map(Action::Engine)
    }

    /// Whether the engine may go there.
    pub(crate) fn may_engine(&self, pending: Pending, track: Track) -> Result<(), Illegal> {
        require(!self.blocked().contains(track), "GWT-9.2", "why-track-occupied")?;
        let (paragraph, reason) = match pending {
            Pending::Forward { .. } => ("GWT-9.1", "why-engine-forward"),
            Pending::Back { .. } => ("GWT-9.5", "why-engine-back"),
            Pending::Jump => ("GWT-9.6", "why-engine-behind"),
            _ => ("GWT-16.4", "why-engine-behind"),
        };
        require(self.engine_reach(pending).contains(track), paragraph, reason)
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
        let passed = self.behind().minus(track.before());
        passed.iter().filter(|space| !space.info().turnout).count() as u8
    }
}
