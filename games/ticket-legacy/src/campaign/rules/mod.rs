//! The rules between games. Each file carries out one part of the rules page; every decision is listed and checked
//! by the same predicate.

mod aftermath;
mod boxes;
mod office;
mod reading;
mod roster;
mod scoring;

use std::ops::ControlFlow;

use railhead_game::{Events, Illegal, Seat};

use super::{
    action::Action,
    phase::Phase,
    poster::Place,
    state::{Campaign, Log},
};
use crate::{card::Colour, facts::map, piece::CityId};

impl Campaign {
    /// Adds what `seat` may decide.
    pub(super) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.deciders().contains(seat) {
            return;
        }
        if let (Phase::Table, Some(table), Some(place)) = (&self.phase, &self.table, self.place(seat)) {
            table.list(place, |action| {
                out.push(Action::Table(action));
                ControlFlow::Continue(())
            });
            return;
        }
        out.extend(self.candidates(seat).into_iter().filter(|action| self.check(seat, *action).is_ok()));
    }

    /// The decisions of this phase that may be worth a check.
    fn candidates(&self, seat: Seat) -> Vec<Action> {
        match &self.phase {
            Phase::Roster { .. } => {
                let others = Seat::all(self.companies()).map(Action::Excuse);
                [Action::Attend, Action::Miss].into_iter().chain(others).collect()
            }
            Phase::Reading { .. } => vec![Action::Read, Action::Skip],
            Phase::Charters(_) => self.charters_left().map(Action::Charter).collect(),
            Phase::Strike => self.past_events().into_iter().map(Action::Strike).collect(),
            Phase::Networks(_) => (0..self.largest_networks(seat).len() as u8).map(Action::Network).collect(),
            Phase::Open => self.boxes_to_open().map(Action::Open).collect(),
            Phase::Tracks(survey) => {
                let placements = survey.placements(&self.ledger);
                placements.map(|(route, colour)| Action::Track(route, colour)).chain([Action::Plan]).collect()
            }
            Phase::Growth => (0..map().cities.len() as u8).map(|city| Action::Settle(CityId(city))).collect(),
            Phase::Posters(waiting) => {
                let Some(colour) = waiting.last().and_then(|(_, wagons)| wagons.last()).copied() else {
                    return Vec::new();
                };
                Place::all().map(|place| Action::Paste(colour, place)).chain([Action::Bag(colour)]).collect()
            }
            Phase::Table | Phase::Over => Vec::new(),
        }
    }

    /// Whether `seat` may take `action` now; if not, why.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::new("TL-21.1", "campaign-over"));
        }
        if !self.deciders().contains(seat) {
            return Err(Illegal::new("TL-21.2", "not-your-decision"));
        }
        match (&self.phase, action) {
            (Phase::Table, Action::Table(action)) => match (&self.table, self.place(seat)) {
                (Some(table), Some(place)) => table.check(place, action),
                _ => Err(Illegal::new("TL-21.2", "not-your-decision")),
            },
            (Phase::Roster { present, absent }, Action::Attend | Action::Miss | Action::Excuse(_)) => {
                self.check_roster(seat, action, *present, *absent)
            }
            (Phase::Reading { .. }, Action::Read | Action::Skip) | (Phase::Tracks(_), Action::Plan) => Ok(()),
            (Phase::Charters(_), Action::Charter(charter)) => {
                let left = self.charters_left().any(|other| other == charter);
                left.then_some(()).ok_or(Illegal::new("TL-25.1", "charter-taken"))
            }
            (Phase::Strike, Action::Strike(event)) => {
                let past = self.past_events().contains(&event);
                past.then_some(()).ok_or(Illegal::new("TL-21.8", "event-not-past"))
            }
            (Phase::Networks(_), Action::Network(choice)) => {
                let there = usize::from(choice) < self.largest_networks(seat).len();
                there.then_some(()).ok_or(Illegal::new("TL-26.2", "no-such-network"))
            }
            (Phase::Open, Action::Open(board)) => self.check_box(board),
            (Phase::Tracks(survey), Action::Track(route, colour)) => survey
                .accepts(&self.ledger, route, colour)
                .then_some(())
                .ok_or(Illegal::new("TL-23.4", "sticker-does-not-fit")),
            (Phase::Growth, Action::Settle(city)) => self.check_growth(city),
            (Phase::Posters(waiting), Action::Paste(colour, _) | Action::Bag(colour)) => {
                self.check_wagon(waiting, colour, action)
            }
            _ => Err(Illegal::new("TL-21.2", "not-awaited-now")),
        }
    }

    fn check_wagon(
        &self,
        waiting: &[(Seat, Vec<Colour>)],
        colour: Colour,
        action: Action,
    ) -> Result<(), Illegal> {
        let Some((seat, wagons)) = waiting.last() else {
            return Err(Illegal::new("TL-24.1", "no-such-wagon"));
        };
        if wagons.last() != Some(&colour) {
            return Err(Illegal::new("TL-24.1", "no-such-wagon"));
        }
        match action {
            Action::Paste(_, place) if !self.ledger.company(*seat).poster.accepts(colour, place) => {
                Err(Illegal::new("TL-24.2", "wagon-does-not-fit"))
            }
            _ => Ok(()),
        }
    }

    /// Carries out a decision that was checked.
    pub(super) fn perform(&mut self, seat: Seat, action: Action, log: &mut Log) {
        match action {
            Action::Attend => self.answer(seat, true, log),
            Action::Miss => self.answer(seat, false, log),
            Action::Excuse(other) => self.excuse(seat, other, log),
            Action::Read => self.read(seat, log),
            Action::Skip => self.skip(seat, log),
            Action::Charter(charter) => self.choose_charter(seat, charter, log),
            Action::Strike(event) => self.strike(seat, event, log),
            Action::Network(choice) => self.choose_network(seat, choice, log),
            Action::Open(board) => self.open_box(seat, board, log),
            Action::Track(route, colour) => self.place_track(Some(seat), route, colour, log),
            Action::Plan => self.leave_to_surveyors(seat, log),
            Action::Settle(city) => self.settle(seat, city, log),
            Action::Paste(colour, place) => self.paste(seat, colour, Some(place), log),
            Action::Bag(colour) => self.paste(seat, colour, None, log),
            Action::Table(action) => self.play(seat, action, log),
        }
    }

    fn play(&mut self, seat: Seat, action: crate::action::Action, log: &mut Log) {
        let Some(place) = self.place(seat) else { return };
        let Some(table) = &mut self.table else { return };
        self.fresh = false;
        let mut told = if log.is_recording() { Events::recording() } else { Events::muted() };
        table.take(place, action, &mut told);
        table.play_on(&mut told);
        let over = table.is_over();
        Campaign::retell(&self.present, told, log);
        if over {
            self.close_table(log);
        }
    }
}
