//! Chaparral as a game of the table.

use std::ops::ControlFlow;

use railhead_game::{
    AuditFault, Events, Game, Illegal, Luck, Meta, Outcome, Seat, SeatSet, Setup, SetupError,
};

use crate::{
    action::Action,
    event::Event,
    piece::Piece,
    state::{Chaparral, OPTIONS, Phase},
    view::View,
};

static META: Meta = Meta {
    id: "chaparral",
    title: "Chaparral",
    prefix: "CH",
    min_seats: 2,
    max_seats: 4,
    games: 1,
    versions: &[1],
    options: OPTIONS,
};

impl Game for Chaparral {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<Chaparral, SetupError> {
        Ok(Chaparral::start(setup))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn actors(&self) -> SeatSet {
        self.actor().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.actor() == Some(seat) {
            self.offer(|action| {
                out.push(action);
                ControlFlow::Continue(())
            });
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        self.verdict(seat, action)?;
        self.decide(action, events);
        Ok(())
    }

    fn refusals(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        self.withhold(seat, |action, objection| out.push((action, objection.into())));
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&mut self, seat: Seat, luck: &mut Luck) {
        self.imagine(seat, luck);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| self.result())
    }

    /// Objectives claimed.
    fn chart(&self) -> Vec<i64> {
        Seat::all(self.seats).map(|seat| self.player(seat).objectives.len() as i64).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.account()
    }

    /// How the Sheriff puts the events back is for that seat alone.
    fn is_public(&self, _seat: Seat, action: Action) -> bool {
        !matches!(action, Action::Stack(_))
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        let events = self.unknown_events(viewer).iter().map(Piece::id);
        let coaches = self.coaches.iter().copied().chain(self.removed_coaches.iter()).map(Piece::id);
        events.chain(coaches).map(str::to_owned).collect()
    }
}
