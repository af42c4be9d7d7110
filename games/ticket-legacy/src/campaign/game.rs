//! The campaign as the table knows it.

use std::ops::ControlFlow;

use railhead_game::{
    AuditFault, Branch, Cover, Events, Game, Illegal, Lid, Luck, Meta, OptionKind, OptionSpec, Outcome, Seat,
    SeatSet, Setup, SetupError, TurnEnd, Weight,
};

use super::{action::Action, branch, event::Event, state::Campaign, view::View};

/// What the campaign says of itself.
static META: Meta = Meta {
    id: "ticket-legacy-campaign",
    title: "Legends of the West: the campaign",
    prefix: "TL",
    min_seats: 2,
    max_seats: 5,
    games: 12,
    lid: Lid {
        minutes: 50,
        weight: Weight::Medium,
        sign: crate::game::SIGN,
        cover: Cover::Board { seats: 4, plies: 120, part: [452, 128, 470, 277] },
    },
    versions: &[1],
    options: &[
        TurnEnd::OPTION,
        OptionSpec { key: branch::KNOWN_CARDS, kind: OptionKind::Choice(&["hidden", "shown"]) },
        OptionSpec { key: branch::BRANCH, kind: OptionKind::Text },
    ],
};

impl Game for Campaign {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<Campaign, SetupError> {
        Campaign::set_up(setup)
    }

    fn seats(&self) -> u8 {
        self.companies()
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

    fn keeps_empty_seats() -> bool {
        true
    }

    fn seating(&self, seat: Seat, held: bool) -> Option<Action> {
        self.word_on(seat, held)
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
        let slips = Seat::all(self.companies()).map(|seat| i64::from(self.ledger.slips(seat)));
        slips.collect()
    }

    fn audit(&self) -> Result<(), AuditFault> {
        self.account()
    }

    fn figures(&self) -> Vec<(String, u64)> {
        self.ledger.figures()
    }

    fn branch(&self, now: &Campaign, setup: &Setup) -> Option<Branch> {
        self.branch_from_here(now, setup)
    }

    fn asks_the_same(&self, earlier: &Campaign, seat: Seat) -> bool {
        self.asks_as_at(earlier, seat)
    }

    fn is_public(&self, seat: Seat, action: Action) -> bool {
        match (action, &self.table, self.place(seat)) {
            (Action::Table(action), Some(table), Some(place)) => table.is_public(place, action),
            _ => true,
        }
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        self.hidden_ids(viewer)
    }
}
