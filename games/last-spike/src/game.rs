//! The Last Spike as a game of the table.

use railhead_game::{
    Events, Game, Illegal, Imbalance, Luck, Meta, Outcome, Part, Seat, SeatSet, Setup, SetupError, Standing,
};

use crate::{
    action::Action,
    event::Event,
    facts::{facts, index::atlas},
    money::Dollars,
    piece::{City, Piece},
    state::{LastSpike, OPTIONS, Phase},
    view::View,
};

static META: Meta = Meta {
    id: "last-spike",
    title: "The Last Spike",
    prefix: "LS",
    min_seats: 2,
    max_seats: 6,
    games: 1,
    versions: &[1],
    options: OPTIONS,
};

impl Game for LastSpike {
    type Action = Action;
    type Event = Event;
    type View = View;

    fn meta() -> &'static Meta {
        &META
    }

    fn new(setup: &Setup) -> Result<LastSpike, SetupError> {
        Ok(LastSpike::start(setup))
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn actors(&self) -> SeatSet {
        match self.phase {
            Phase::Lay | Phase::Raise { .. } | Phase::Buy => SeatSet::only(self.turn),
            Phase::Over(_) => SeatSet::EMPTY,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Lay => out.extend(self.layable().iter().map(Action::Lay)),
            Phase::Raise { .. } => out.extend(self.sellable(seat).iter().map(Action::Sell)),
            Phase::Buy => {
                out.extend(self.buyable().map(Action::Buy));
                out.push(Action::Pass);
            }
            Phase::Over(_) => {}
        }
    }

    fn apply(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        if let Some(objection) = self.objection(seat, action) {
            return Err(objection.into());
        }
        self.carry_out(action, events);
        Ok(())
    }

    fn refusals(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        if seat != self.turn {
            return;
        }
        let mut withhold = |action| {
            if let Some(objection) = self.objection(seat, action) {
                out.push((action, objection.into()));
            }
        };
        match self.phase {
            Phase::Lay => self.player(seat).hand.iter().map(Action::Lay).for_each(&mut withhold),
            Phase::Raise { .. } => self.player(seat).land.iter().map(Action::Sell).for_each(&mut withhold),
            Phase::Buy => City::all().map(Action::Buy).for_each(&mut withhold),
            Phase::Over(_) => {}
        }
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        self.seen_by(viewer)
    }

    fn determinize(&mut self, seat: Seat, luck: &mut Luck) {
        self.imagine(seat, luck);
    }

    /// Cash decides, then the printed prices of land held (LS-12.1 to LS-12.3). A bankrupt seat has neither; its
    /// tie-break is below zero, the lower the earlier it went (LS-12.4).
    fn outcome(&self) -> Option<Outcome> {
        let Phase::Over(_) = self.phase else { return None };
        let start = facts().setup.seats.iter().find(|row| row.players == self.seats)?.money;
        let points = |sum: Dollars| sum.0 as i32;
        let standing = |seat: Seat| {
            let player = self.player(seat);
            let tie_break = match self.bankrupts.iter().position(|bankrupt| *bankrupt == seat) {
                Some(place) => place as i32 - self.bankrupts.len() as i32,
                None => points(player.land.iter().map(|land| atlas().price(land)).sum()),
            };
            Standing {
                seat,
                rank: 0,
                score: points(player.cash),
                tie_breaks: vec![tie_break],
                parts: vec![
                    Part::new("start", points(start)),
                    Part::new("payouts", points(player.ledger.payouts)),
                    Part::new("bonus", points(player.ledger.bonus)),
                    Part::new("sales", points(player.ledger.sales)),
                    Part::new("track", -points(player.ledger.track)),
                    Part::new("land", -points(player.ledger.land)),
                    Part::new("forfeit", -points(player.ledger.forfeit)),
                ],
            }
        };
        Some(Outcome::ranked(Seat::all(self.seats).map(standing).collect()))
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.account()
    }

    fn secrets(&self, viewer: Option<Seat>) -> Vec<String> {
        self.unknown_to(viewer).iter().map(|tile| tile.to_string()).collect()
    }
}
