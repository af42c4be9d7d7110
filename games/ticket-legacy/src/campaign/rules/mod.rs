//! The rules between games (TL-21 to TL-27). Each file carries out one part of the rules page; every decision is listed and checked
//! by the same predicate.

mod aftermath;
mod boxes;
mod moments;
mod office;
mod reading;
mod roster;
mod scoring;
mod setup;

use std::ops::ControlFlow;

use railhead_game::{Events, Illegal, Seat, SeatSet, require};
use railhead_pieces::Piece as _;

use super::{
    action::Action,
    phase::Phase,
    poster::Place,
    state::{Campaign, Log},
};
use crate::{card::Colour, facts::Part, piece::CityId};

impl Campaign {
    /// Who must decide now.
    pub(super) fn deciders(&self) -> SeatSet {
        let one = |seat: Option<Seat>| seat.map_or(SeatSet::EMPTY, SeatSet::only);
        let ranking = self.ledger.last_year().map_or(&[][..], |year| &year.ranking);
        match &self.phase {
            Phase::Roster { present, absent, ready } => self.roster_deciders(*present, *absent, *ready),
            Phase::Reading { part, opened } => {
                let cards = self.stretch(*part).count();
                let reading = |seat: &&Seat| usize::from(opened[seat.index()]) <= cards;
                self.present.iter().filter(reading).copied().collect()
            }
            Phase::Moment(_, readers) => *readers,
            Phase::Charters(order) => one(order.last().copied()),
            Phase::Table => match &self.table {
                Some(table) => table.deciders().iter().map(|place| self.present[place.index()]).collect(),
                None => SeatSet::EMPTY,
            },
            Phase::Strike => one(self.ledger.brake_van),
            Phase::Networks(seats) => *seats,
            Phase::Open => one(ranking.first().copied()),
            Phase::Tracks(placement) => one(placement.placer()),
            Phase::Growth => one(ranking.last().copied()),
            Phase::Posters(waiting) => one(waiting.last().map(|(seat, _)| *seat)),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Whether `seat` is one of those who must decide now.
    fn must_decide(&self, seat: Seat) -> bool {
        match (&self.phase, &self.table) {
            (Phase::Table, Some(table)) => {
                self.place(seat).is_some_and(|place| table.deciders().contains(place))
            }
            _ => self.deciders().contains(seat),
        }
    }

    /// Whether a company that was about to decide at `earlier`, and has not decided since, is asked the same now. Who
    /// takes part is one question for all of a year, whoever else has answered it.
    pub(super) fn asks_as_at(&self, earlier: &Campaign, seat: Seat) -> bool {
        let listed = |campaign: &Campaign| {
            let mut listed = Vec::new();
            campaign.list(seat, |action| {
                listed.push(action);
                ControlFlow::Continue(())
            });
            listed
        };
        let (then, now) = (listed(earlier), listed(self));
        let roster = |campaign: &Campaign| matches!(campaign.phase, Phase::Roster { .. });
        if roster(earlier) && roster(self) && earlier.ledger.game == self.ledger.game {
            return !then.is_empty() && !now.is_empty();
        }
        !now.is_empty() && now == then
    }

    /// Shows what may be worth a check for `seat` now: every decision that `check` could allow, but for those of a game
    /// and of stickers, which `list` takes from where they are made.
    fn candidates(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        match &self.phase {
            Phase::Roster { .. } => {
                let others = Seat::all(self.companies()).map(Action::Excuse);
                let colours = self.ledger.colours_left().map(Action::Company);
                let own = [Action::Attend, Action::Miss, Action::Begin];
                colours.chain(own).chain(others).try_for_each(see)
            }
            Phase::Reading { .. } => [Action::Read, Action::Skip].into_iter().try_for_each(see),
            Phase::Moment(..) => see(Action::Close),
            Phase::Charters(_) => self.charters_left().map(Action::Charter).try_for_each(see),
            Phase::Strike => self.past_events().into_iter().map(Action::Strike).try_for_each(see),
            Phase::Networks(_) => {
                (0..self.largest_networks(seat).len() as u8).map(Action::Network).try_for_each(see)
            }
            Phase::Open => self.boxes_to_open().map(Action::Open).try_for_each(see),
            Phase::Growth => CityId::all().map(Action::Settle).try_for_each(see),
            Phase::Posters(waiting) => {
                let colour = waiting.last().and_then(|(_, wagons)| wagons.last()).copied();
                colour.into_iter().try_for_each(|colour| {
                    let pasted = Place::all().map(|place| Action::Paste(colour, place));
                    pasted.chain([Action::Bag(colour)]).try_for_each(&mut see)
                })
            }
            Phase::Table | Phase::Tracks(_) | Phase::Over => ControlFlow::Continue(()),
        }
    }

    /// Whether `seat` may take `action` now; if not, why.
    pub(super) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        require(!self.is_over(), "TL-21.1", "campaign-over")?;
        match action {
            Action::Leave | Action::Join => {
                let changes = self.word_on(seat, action == Action::Join) == Some(action);
                return require(changes, "TL-21.10", "seat-is-so");
            }
            Action::Company(_) | Action::Attend | Action::Miss | Action::Excuse(_) | Action::Begin => {
                return self.check_roster(seat, action);
            }
            _ => {}
        }
        require(self.must_decide(seat), "TL-21.2", "not-your-decision")?;
        match (&self.phase, action) {
            (Phase::Table, Action::Table(action)) => match (&self.table, self.place(seat)) {
                (Some(table), Some(place)) => table.check(place, action),
                _ => Err(Illegal::new("TL-21.2", "not-your-decision")),
            },
            (Phase::Reading { .. }, Action::Read | Action::Skip)
            | (Phase::Moment(..), Action::Close)
            | (Phase::Tracks(_), Action::Plan) => Ok(()),
            (Phase::Charters(_), Action::Charter(charter)) => {
                let left = self.charters_left().any(|other| other == charter);
                require(left, "TL-25.1", "charter-taken")
            }
            (Phase::Strike, Action::Strike(event)) => {
                let past = self.past_events().contains(&event);
                require(past, "TL-21.8", "event-not-past")
            }
            (Phase::Networks(_), Action::Network(choice)) => {
                let there = usize::from(choice) < self.largest_networks(seat).len();
                require(there, "TL-26.2", "no-such-network")
            }
            (Phase::Open, Action::Open(board)) => self.check_box(board),
            (Phase::Tracks(placement), Action::Track(route, colour)) => {
                let fits = placement.accepts(&self.ledger, route, colour);
                require(fits, "TL-23.4", "sticker-does-not-fit")
            }
            (Phase::Growth, Action::Settle(city)) => self.check_growth(city),
            (Phase::Posters(waiting), Action::Paste(colour, _) | Action::Bag(colour)) => {
                self.check_wagon(waiting, colour, action)
            }
            _ => Err(Illegal::new("TL-21.2", "not-awaited-now")),
        }
    }

    /// Shows what `seat` may decide, in a fixed order, until `see` has seen enough.
    pub(super) fn list(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) {
        let unasked = matches!(self.phase, Phase::Roster { .. });
        if !unasked && !self.must_decide(seat) {
            return;
        }
        if let (Phase::Table, Some(table), Some(place)) = (&self.phase, &self.table, self.place(seat)) {
            return table.list(place, |action| see(Action::Table(action)));
        }
        // Each placement was looked at together with the others; to check them one by one is to do so once for each.
        if let Phase::Tracks(placement) = &self.phase {
            let tracks =
                placement.placements(&self.ledger).map(|(route, colour)| Action::Track(route, colour));
            let _ = tracks.chain([Action::Plan]).try_for_each(see);
            return;
        }
        // Whether the listing was cut short is nothing that anybody asks.
        let _ = self.candidates(seat, |action| match self.check(seat, action) {
            Ok(()) => see(action),
            Err(_) => ControlFlow::Continue(()),
        });
    }

    /// Adds what a company might look for but may not decide: only a game under way has such things.
    pub(super) fn refused(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        if let (Phase::Table, Some(table), Some(place)) = (&self.phase, &self.table, self.place(seat)) {
            let mut refused = Vec::new();
            table.refused(place, &mut refused);
            out.extend(refused.into_iter().map(|(action, illegal)| (Action::Table(action), illegal)));
        }
    }

    fn check_wagon(
        &self,
        waiting: &[(Seat, Vec<Colour>)],
        colour: Colour,
        action: Action,
    ) -> Result<(), Illegal> {
        let next = waiting.last().filter(|(_, wagons)| wagons.last() == Some(&colour));
        let (seat, _) = next.ok_or(Illegal::new("TL-24.1", "no-such-wagon"))?;
        let Action::Paste(_, place) = action else { return Ok(()) };
        let fits = self.ledger.company(*seat).poster.accepts(colour, place);
        require(fits, "TL-24.2", "wagon-does-not-fit")
    }

    /// Carries out a decision that was checked.
    pub(super) fn take(&mut self, seat: Seat, action: Action, log: &mut Log) {
        match action {
            Action::Attend => self.answer(seat, true, log),
            Action::Miss => self.answer(seat, false, log),
            Action::Excuse(other) => self.excuse(seat, other, log),
            Action::Company(colour) => self.found(seat, colour, log),
            Action::Begin => self.agree(seat, log),
            Action::Leave => self.leave(seat, log),
            Action::Join => self.join(seat, log),
            Action::Read => self.read(seat, log),
            Action::Skip => self.skip(seat, log),
            Action::Close => self.close(seat, log),
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
        let (over, story) = (table.is_over(), table.awaits_story());
        Campaign::retell(&self.present, told, log);
        if over {
            self.close_table(log);
        } else if story {
            self.begin_reading(Part::Before, log);
        }
    }
}
