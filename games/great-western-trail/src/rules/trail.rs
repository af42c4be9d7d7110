//! Moving along the trail, and its tolls (GWT-3).

use std::ops::ControlFlow;

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    action::{Action, Route},
    event::Event,
    facts::facts,
    piece::{Hand, Space},
    state::{GreatWesternTrail, MAX_SEATS, Occupant, Pending},
};

/// What a path costs, by payee.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Toll {
    /// To the bank.
    pub bank: u8,
    /// To each seat.
    pub seats: [u8; MAX_SEATS],
}

impl Toll {
    /// All of it.
    pub fn sum(&self) -> u8 {
        self.bank + self.seats.iter().sum::<u8>()
    }
}

/// A place that can be reached, and how.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    pub(crate) to: Space,
    pub(crate) route: Route,
    pub(crate) toll: Toll,
}

/// Walks every path from a place, the first branch of each fork first.
struct Walk<'a, F> {
    game: &'a GreatWesternTrail,
    free: bool,
    visit: F,
}

impl<F: FnMut(Reach) -> ControlFlow<()>> Walk<'_, F> {
    /// Goes on from `at` with `steps` left.
    fn from(&mut self, at: Space, steps: u8, route: Route, toll: Toll) -> ControlFlow<()> {
        let info = at.info();
        for (branch, next) in info.next.iter().enumerate() {
            let route = match info.fork {
                Some(fork) if branch == 1 => Route(route.0 | 1 << fork),
                _ => route,
            };
            if !self.game.is_location(*next) {
                self.from(*next, steps, route, toll)?;
                continue;
            }
            let toll = if self.free { toll } else { self.game.charged(*next, toll) };
            let stop_here = !(self.free && next.is_kansas_city());
            if stop_here {
                (self.visit)(Reach { to: *next, route, toll })?;
            }
            if steps > 1 {
                self.from(*next, steps - 1, route, toll)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// Every neutral space.
pub(super) fn place_candidates() -> impl Iterator<Item = Action> {
    facts().trail.neutral_spaces.iter().map(|space| Action::Place(*space))
}

/// The most moves a decision point lists: all routes to all places stay far below.
const MOST_MOVES: usize = 280;

impl GreatWesternTrail {
    /// Whether a pawn can stop here (GWT-3.1).
    #[inline]
    pub(crate) fn is_location(&self, space: Space) -> bool {
        self.trail[space.index()] != Occupant::Empty || space.is_kansas_city()
    }

    /// What a hand costs at this table (GWT-3.6).
    #[inline]
    pub(crate) fn toll_of(&self, hand: Hand) -> u8 {
        facts().trail.toll[hand.index()][self.by_players()]
    }

    /// `toll` with what `space` charges on top, as far as the money lasts (GWT-3.6, GWT-3.7).
    fn charged(&self, space: Space, mut toll: Toll) -> Toll {
        let (payee, due) = match self.trail[space.index()] {
            Occupant::Empty | Occupant::Neutral(_) => return toll,
            Occupant::Private { owner, .. } if owner == self.turn => return toll,
            Occupant::Private { owner, building } => {
                let hands = self.face(building).hands.iter();
                (Some(owner), hands.map(|hand| self.toll_of(*hand)).sum())
            }
            Occupant::Tile(tile) => (None, tile.hand().map_or(0, |hand| self.toll_of(hand))),
        };
        let left = self.me().money.saturating_sub(u16::from(toll.sum()));
        let paid = u16::from(due).min(left) as u8;
        match payee {
            Some(seat) => toll.seats[seat.index()] += paid,
            None => toll.bank += paid,
        }
        toll
    }

    /// Visits each move of at most `steps` steps once: of paths that cost the same only the first (GWT-3.9).
    fn each_move(
        &self,
        steps: u8,
        free: bool,
        mut visit: impl FnMut(Reach) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(pawn) = self.me().pawn else { return ControlFlow::Continue(()) };
        let mut seen = [(Space::START, Toll::default()); MOST_MOVES];
        let mut count = 0;
        let mut walk = Walk {
            game: self,
            free,
            visit: |reach: Reach| {
                let known = seen[..count].contains(&(reach.to, reach.toll));
                if known || count == MOST_MOVES {
                    return ControlFlow::Continue(());
                }
                seen[count] = (reach.to, reach.toll);
                count += 1;
                visit(reach)
            },
        };
        walk.from(pawn, steps, Route::default(), Toll::default())
    }

    /// Names the moves of at most `steps` steps, until `see` breaks off.
    pub(crate) fn move_candidates(
        &self,
        steps: u8,
        free: bool,
        mut see: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        self.each_move(steps, free, |reach| see(Action::Move { to: reach.to, route: reach.route }))
    }

    /// The moves that are pending, with their tolls.
    pub(crate) fn priced_moves(&self) -> Vec<(Space, Route, Toll)> {
        let (steps, free) = match self.pending.last() {
            Some(Pending::Begin) => (self.me().step_limit(self.seats), false),
            Some(Pending::Step { up_to, free }) => (up_to, free),
            _ => return Vec::new(),
        };
        let mut moves = Vec::new();
        let _ = self.each_move(steps, free, |reach| {
            moves.push((reach.to, reach.route, reach.toll));
            ControlFlow::Continue(())
        });
        moves
    }

    /// Whether any move of at most `steps` steps is possible.
    pub(crate) fn any_move(&self, steps: u8, free: bool) -> bool {
        self.each_move(steps, free, |_| ControlFlow::Break(())).is_break()
    }

    /// Whether the pawn may move there by this route, and what it costs.
    pub(crate) fn may_move(&self, steps: u8, free: bool, to: Space, route: Route) -> Result<Toll, Illegal> {
        let mut found = None;
        let mut elsewhere = false;
        let _ = self.each_move(steps, free, |reach| {
            elsewhere |= reach.to == to;
            if reach.to == to && reach.route == route {
                found = Some(reach.toll);
                return ControlFlow::Break(());
            }
            ControlFlow::Continue(())
        });
        match found {
            Some(toll) => Ok(toll),
            None if elsewhere => Err(Illegal::new("GWT-3.9", "why-same-toll")),
            None if free && to.is_kansas_city() => Err(Illegal::new("GWT-15.3", "why-not-kansas-city")),
            None if !self.is_location(to) => Err(Illegal::new("GWT-3.1", "why-no-location")),
            None => Err(Illegal::new("GWT-3.2", "why-too-far").with("n", steps)),
        }
    }

    /// Whether the first turn may begin here (GWT-2.2).
    pub(crate) fn may_place(&self, space: Space) -> Result<(), Illegal> {
        require(matches!(self.trail[space.index()], Occupant::Neutral(_)), "GWT-2.2", "why-not-neutral")
    }

    pub(crate) fn place(&mut self, space: Space, log: &mut Log) {
        self.me_mut().pawn = Some(space);
        log.all(Event::Placed { seat: self.turn, space, tile: self.trail[space.index()] });
        self.arrive(space);
    }

    /// The move of phase A.
    pub(crate) fn travel(&mut self, to: Space, route: Route, log: &mut Log) {
        let steps = self.me().step_limit(self.seats);
        self.walk_to(steps, false, to, route, log);
        self.arrive(to);
    }

    /// A move by an action (GWT-4.7), or the free one of an objective card (GWT-15.3).
    pub(crate) fn step(&mut self, steps: u8, free: bool, to: Space, route: Route, log: &mut Log) {
        self.walk_to(steps, free, to, route, log);
        let before_phase_a = self.pending.last() == Some(Pending::Begin);
        if free && before_phase_a {
            return;
        }
        self.pending.truncate(1);
        if !free {
            self.arrive(to);
        }
    }

    fn walk_to(&mut self, steps: u8, free: bool, to: Space, route: Route, log: &mut Log) {
        let toll = self.may_move(steps, free, to, route).unwrap_or_default();
        let seat = self.turn;
        self.me_mut().money -= u16::from(toll.sum());
        self.me_mut().pawn = Some(to);
        log.all(Event::Moved { seat, to, tile: self.trail[to.index()] });
        for payee in railhead_game::Seat::all(self.seats) {
            let sum = toll.seats[payee.index()];
            if sum > 0 {
                self.players[payee.index()].money += u16::from(sum);
                log.all(Event::Toll { seat, payee: Some(payee), sum });
            }
        }
        if toll.bank > 0 {
            log.all(Event::Toll { seat, payee: None, sum: toll.bank });
        }
    }
}
