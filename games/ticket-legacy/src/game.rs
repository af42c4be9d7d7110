//! The game as the table knows it.

use std::ops::ControlFlow;

use railhead_game::{
    AuditFault, Cover, Game, Illegal, Lid, Luck, Meta, OptionKind, OptionSpec, Outcome, Seat, SeatSet, Setup,
    SetupError, TurnEnd, Weight,
};

use crate::{
    action::Action,
    event::Event,
    rules::{DepositSlip, Log},
    state::TicketLegacy,
    view::View,
};

/// A locomotive.
pub(crate) const SIGN: &str = "M2 16.5V11h8V6H7.8V4h8.4v2H15v5h2V8h-1l1-2.8h3.5l1 2.8h-1v3h1.2l1.6 5.5zM6 15.7a2.6 2.6 0 1 0 .01 0zM12.5 15.7a2.6 2.6 0 1 0 .01 0zM19 15.7a2.6 2.6 0 1 0 .01 0z";

/// What the game says of itself.
static META: Meta = Meta {
    id: "ticket-legacy",
    title: "Ticket to Ride Legacy: Legends of the West",
    prefix: "TL",
    min_seats: 2,
    max_seats: 5,
    games: 1,
    lid: Lid {
        minutes: 35,
        weight: Weight::Light,
        sign: SIGN,
        cover: Cover::Board { seats: 4, plies: 120, part: [452, 128, 470, 277] },
    },
    versions: &[1],
    options: &[
        OptionSpec {
            key: "stage",
            kind: OptionKind::Choice(&[
                "1865", "1868", "1871", "1874", "1877", "1880", "1883", "1886", "1889", "1892", "1895",
                "1898",
            ]),
        },
        TurnEnd::OPTION,
        OptionSpec { key: "known-cards", kind: OptionKind::Choice(&["hidden", "shown"]) },
        OptionSpec { key: "campaign", kind: OptionKind::Text },
    ],
};

impl Game for TicketLegacy {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<TicketLegacy, SetupError> {
        TicketLegacy::set_up(setup)
    }

    fn seats(&self) -> u8 {
        self.seat_count()
    }

    fn actors(&self) -> SeatSet {
        self.deciders()
    }

    fn starter(&self) -> Option<Seat> {
        Some(self.first)
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut Log) -> Result<(), Illegal> {
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
        self.imagine(seat, None, luck);
    }

    fn outcome(&self) -> Option<Outcome> {
        self.is_over().then(|| self.ranking())
    }

    fn chart(&self) -> Vec<i64> {
        // During the game open tickets count against their owner: at zero all lines would lie flat.
        let figure = |slip: DepositSlip| if self.is_over() { slip.total() } else { slip.sum() };
        Seat::all(self.seat_count()).map(|seat| i64::from(figure(self.slip(seat)))).collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.account()
    }

    fn is_public(&self, _seat: Seat, action: Action) -> bool {
        !matches!(action, Action::Return(_) | Action::Pick(..) | Action::Hand(_))
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        self.hidden_ids(viewer)
    }
}
