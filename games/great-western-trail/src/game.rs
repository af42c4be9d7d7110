//! Great Western Trail as a game of the table.

use std::ops::ControlFlow;

use railhead_game::{
    AuditFault, Cover, Events, Game, Illegal, Lid, Luck, Meta, OptionKind, OptionSpec, Outcome, Seat,
    SeatSet, Setup, SetupError, TurnEnd, Weight,
};

use crate::{
    action::Action,
    event::Event,
    state::{GreatWesternTrail, MAX_SEATS},
    view::View,
};

/// The head of an ox.
const SIGN: &str = "M2 1.5c1 3 3.5 4.5 6.5 4.5h7c3 0 5.5-1.5 6.5-4.5 1.3 3.5-.3 6.3-3 7.2l3.5.8-1.5 2.5-3-.3c0 6-2.3 11.3-6 11.3s-6-5.3-6-11.3l-3 .3L1.5 9.5 5 8.7C2.3 7.8.7 5 2 1.5z";

static META: Meta = Meta {
    id: "great-western-trail",
    title: "Great Western Trail",
    prefix: "GWT",
    min_seats: 2,
    max_seats: MAX_SEATS as u8,
    games: 1,
    lid: Lid {
        minutes: 90,
        weight: Weight::Heavy,
        sign: SIGN,
        cover: Cover::Board { seats: 3, plies: 400, part: [210, 125, 420, 248] },
    },
    versions: &[1],
    options: &[
        OptionSpec { key: "neutral", kind: OptionKind::Choice(&["lettered", "shuffled"]) },
        OptionSpec { key: "private", kind: OptionKind::Choice(&["first", "mixed"]) },
        OptionSpec { key: "goals", kind: OptionKind::Choice(&["closed", "open"]) },
        OptionSpec { key: "plays", kind: OptionKind::Choice(&["trail", "city"]) },
        TurnEnd::OPTION,
    ],
};

impl Game for GreatWesternTrail {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<GreatWesternTrail, SetupError> {
        GreatWesternTrail::set_up(setup)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn actors(&self) -> SeatSet {
        self.deciders()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.take(seat, action, events);
        self.play_on(events);
        Ok(())
    }

    fn refusals(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        self.refused(seat, out);
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    fn determinize(&mut self, seat: Seat, luck: &mut Luck) {
        self.imagine(seat, luck);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.deciders().is_empty().then(|| self.ranking())
    }

    fn chart(&self) -> Vec<i64> {
        Seat::all(self.seats).map(|seat| self.score(seat).total().into()).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.account()
    }

    fn figures(&self) -> Vec<(String, u64)> {
        self.usage()
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        self.hidden_ids(viewer)
    }
}
