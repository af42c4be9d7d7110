//! The Last Spike as a game of the table.

use std::ops::ControlFlow;

use railhead_game::{
    AuditFault, Cover, Events, Game, Illegal, Lid, Luck, Meta, OptionKind, OptionSpec, Outcome, Seat,
    SeatSet, Setup, SetupError, TurnEnd, Weight,
};

use crate::{
    action::Action,
    event::Event,
    state::{LastSpike, Phase},
    view::View,
};

/// A spike.
const SIGN: &str = "M6.5 2.5h11l-1.5 4h-2V15l-2 7-2-7V6.5H8z";

static META: Meta = Meta {
    id: "last-spike",
    title: "The Last Spike",
    prefix: "LS",
    min_seats: 2,
    max_seats: 6,
    games: 1,
    lid: Lid {
        minutes: 25,
        weight: Weight::Light,
        sign: SIGN,
        cover: Cover::Board { seats: 3, plies: 40, part: [428, 0, 420, 248] },
    },
    versions: &[1],
    options: &[
        OptionSpec { key: "placement", kind: OptionKind::Choice(&["adjacent-first", "free-choice"]) },
        OptionSpec { key: "money", kind: OptionKind::Choice(&["open", "hidden"]) },
        OptionSpec { key: "catch-up-money", kind: OptionKind::Choice(&["off", "on"]) },
        TurnEnd::OPTION,
    ],
};

impl Game for LastSpike {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<LastSpike, SetupError> {
        LastSpike::set_up(setup)
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
        matches!(self.phase, Phase::Over(_)).then(|| self.ranking())
    }

    fn chart(&self) -> Vec<i64> {
        Seat::all(self.seats).map(|seat| i64::from(self.player(seat).cash.0)).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.account()
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        self.hidden_ids(viewer)
    }
}
