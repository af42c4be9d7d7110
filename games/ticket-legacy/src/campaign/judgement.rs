//! The campaign's own opinion, for bots: at the table as the game judges, in between by a few rules of thumb.

use railhead_game::{Judgement, Seat};

use super::{action::Action, phase::Phase, poster::Place, state::Campaign};
use crate::{
    facts::{campaign, map},
    state::TicketLegacy,
};

impl Judgement for Campaign {
    type Notes = <TicketLegacy as Judgement>::Notes;

    fn judge(&self, seat: Seat) -> f32 {
        let outcome = self.ranking();
        let worth = |seat: Seat| outcome.standing(seat).map_or(0.0, |standing| standing.score as f32);
        let others = Seat::all(self.companies()).filter(|other| *other != seat);
        let lead = worth(seat) - others.map(worth).fold(f32::MIN, f32::max);
        match (&self.phase, &self.table, self.place(seat)) {
            (Phase::Table, Some(table), Some(place)) => lead + table.judge(place),
            _ => lead,
        }
    }

    fn weigh_all(&self, seat: Seat, actions: &[Action], notes: &mut Self::Notes, out: &mut Vec<f32>) {
        for action in actions {
            match (action, &self.table, self.place(seat)) {
                (Action::Table(action), Some(table), Some(place)) => {
                    table.weigh_all(place, &[*action], notes, out);
                }
                _ => out.push(self.worth_of(seat, *action)),
            }
        }
    }
}

impl Campaign {
    /// What it is worth to `seat` to decide `action` between games.
    fn worth_of(&self, seat: Seat, action: Action) -> f32 {
        match action {
            Action::Company(_) => 2.0,
            Action::Attend | Action::Begin | Action::Skip | Action::Plan => 1.0,
            Action::Miss | Action::Excuse(_) | Action::Read | Action::Bag(_) => -1.0,
            Action::Leave
            | Action::Join
            | Action::Table(_)
            | Action::Track(..)
            | Action::Open(_)
            | Action::Charter(_)
            | Action::Strike(_) => 0.0,
            Action::Network(choice) => {
                let mut crossed = self.ledger.company(seat).timetable;
                let networks = self.largest_networks(seat);
                let cities = networks.get(usize::from(choice)).into_iter().flatten();
                cities.for_each(|city| crossed.insert(*city));
                let lines = campaign().timetable.lines(crossed) as f32;
                100.0 * lines + crossed.len() as f32
            }
            // A city with many routes gives everybody cards, but most to whoever builds there: where routes of the
            // own colour end.
            Action::Settle(city) => {
                let own = self.ledger.company(seat).office.company;
                let routes = map().routes.iter().filter(|route| route.a == city || route.b == city);
                routes.filter(|route| route.colour == Some(own)).count() as f32
            }
            Action::Paste(colour, place) => self.paste_worth(seat, colour, place),
        }
    }

    fn paste_worth(&self, seat: Seat, colour: crate::card::Colour, place: Place) -> f32 {
        let company = self.ledger.company(seat);
        let figures = &campaign().poster;
        match place {
            Place::Row(row) => {
                let figures = &figures.rows[usize::from(row)];
                let missing = figures.needs - company.poster.rows[usize::from(row)].len();
                let years = usize::from(Campaign::last_game() - self.ledger.game);
                // About one wagon comes home in a year.
                if missing > years + 1 { 0.1 } else { f32::from(figures.pays) / figures.needs as f32 }
            }
            Place::Sanctuary if colour == company.office.company => figures.own_colour as f32,
            Place::Sanctuary => figures.other_colour as f32,
        }
    }
}
