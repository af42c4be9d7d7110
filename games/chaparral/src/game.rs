//! Chaparral as a game of the table.

use std::ops::ControlFlow;

use railhead_game::{
    AuditFault, Cover, Events, Game, Illegal, Lid, Luck, Meta, OptionKind, OptionSpec, Outcome, Seat,
    SeatSet, Setup, SetupError, TurnEnd, Weight,
};

use crate::{
    action::Action,
    event::Event,
    state::{Chaparral, Phase},
    view::View,
};

/// A cactus.
const SIGN: &str = "M10 22V17.5H6.5a2 2 0 0 1-2-2V9a2 2 0 0 1 4 0v4.5H10V4a2 2 0 0 1 4 0v6.5h1.5V6.5a2 2 0 0 1 4 0V12.5a2 2 0 0 1-2 2H14V22z";

static META: Meta = Meta {
    id: "chaparral",
    title: "Chaparral",
    prefix: "CH",
    min_seats: 2,
    max_seats: 4,
    games: 1,
    lid: Lid {
        minutes: 60,
        weight: Weight::Medium,
        sign: SIGN,
        cover: Cover::Picture { svg: include_str!("../cover.svg"), size: [450, 253] },
    },
    versions: &[1],
    options: &[
        OptionSpec { key: "alley", kind: OptionKind::Choice(&["taken", "any"]) },
        OptionSpec { key: "second-sale", kind: OptionKind::Choice(&["optional", "compulsory"]) },
        OptionSpec { key: "coloured-token", kind: OptionKind::Choice(&["counts", "apart"]) },
        OptionSpec { key: "no-influence", kind: OptionKind::Choice(&["everybody", "stage"]) },
        OptionSpec { key: "catch-up-money", kind: OptionKind::Choice(&["off", "on"]) },
        TurnEnd::OPTION,
    ],
};

impl Game for Chaparral {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<Chaparral, SetupError> {
        Chaparral::set_up(setup)
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
        let acting = self.acting();
        self.take(seat, action, events);
        self.play_on(acting, events);
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
        (self.phase == Phase::Over).then(|| self.ranking())
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
        self.hidden_ids(viewer)
    }
}
