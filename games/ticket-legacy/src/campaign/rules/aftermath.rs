//! After a game: slips, the brake van, the event that goes, punches and postcards (TL-21, TL-22).

use railhead_game::{Seat, SeatSet};
use railhead_pieces::Piece;

use super::super::{
    event::Event,
    ledger::{Growth, Year, YearResult},
    phase::Phase,
    state::{Campaign, Log},
};
use crate::{
    TicketLegacy,
    facts::{
        Part, PostcardNo, Recipient, SlotRule, campaign, cards,
        effect::{Condition, Op},
        figures, map,
    },
    piece::{CityId, EmployeeId, EventId, PostcardId, TicketId},
    report::CompanyReport,
};

impl Campaign {
    /// Everything that needs no decision is written down; then everybody is shown the result.
    pub(in super::super) fn close_table(&mut self, log: &mut Log) {
        let Some(report) = self.table.as_ref().and_then(TicketLegacy::report) else { return };
        let ranking: Vec<Seat> = report.ranking.iter().map(|place| self.present[place.index()]).collect();
        let result = |place: &Seat| {
            let company = &report.companies[place.index()];
            let spaces = company.routes.iter().map(|route| u16::from(map().routes[route.index()].length));
            YearResult {
                slip: company.slip + company.late_slip,
                tickets: company.completed.len() as u8,
                routes: company.routes.len() as u8,
                spaces: spaces.sum(),
                postcards: 0,
            }
        };
        let results: Vec<YearResult> = report.ranking.iter().map(result).collect();
        let game = self.ledger.game;
        log.all(Event::Ended { game, year: self.year(), winner: ranking[0] });
        for (seat, result) in ranking.iter().zip(&results) {
            log.all(Event::Slip { seat: *seat, dollars: result.slip });
        }
        self.ledger.brake_van = ranking.last().copied();
        log.all(Event::BrakeVan { seat: ranking[ranking.len() - 1] });
        self.ledger.years.push(Year { game, ranking, results, struck: None, opened: None });
        for (seat, company) in self.present.clone().into_iter().zip(&report.companies) {
            self.take_home(seat, company);
        }
        for (sum, uses) in self.ledger.slot_uses.iter_mut().zip(&report.slot_uses) {
            *sum += u32::from(*uses);
        }
        self.ledger.combine = report.combine;
        if let Some(city) = report.grown {
            self.ledger.booms += 1;
            self.ledger.growth.push(Growth { city, by: None, game });
        }
        if self.table.as_ref().is_some_and(|table| table.in_play().has(SlotRule::Wagons)) {
            self.ledger.bag = report.bag;
        }
        self.ledger.shares = self.ledger.shares.is_some().then_some(report.shares);
        self.ledger.treasures = self.ledger.treasures.is_some().then_some(report.treasures);
        if self.ledger.treasures.as_ref().is_some_and(Vec::is_empty) {
            self.end_hunt();
        }
        self.post = [0; 5];
        self.show_result();
    }

    /// The brake van's holder removes an event.
    pub(super) fn begin_strike(&mut self, log: &mut Log) {
        self.phase = Phase::Strike;
        match (self.past_events().as_slice(), self.ledger.brake_van) {
            ([], _) | (_, None) => self.begin_reading(Part::After, log),
            ([only], Some(holder)) => self.strike(holder, *only, log),
            _ => {}
        }
    }

    /// The last treasure is dug: clues, and the cards about them, leave the campaign.
    fn end_hunt(&mut self) {
        for company in &mut self.ledger.companies {
            company.office.clues.clear();
            company.office.solved.clear();
        }
        let about_clues = |op: &Op| matches!(op, Op::CluePrice { .. } | Op::PassClue { .. });
        let events = EventId::all();
        let events = events.filter(|event| cards().events[event.index()].ops.iter().any(about_clues));
        let retired = self.ledger.retired_events.clone();
        self.ledger.retired_events.extend(events.filter(|event| !retired.contains(event)));
        let employees = EmployeeId::all();
        let employees = employees.filter(|id| cards().employees[id.index()].ops.iter().any(about_clues));
        let retired = self.ledger.retired_employees.clone();
        self.ledger.retired_employees.extend(employees.filter(|id| !retired.contains(id)));
    }

    fn take_home(&mut self, seat: Seat, report: &CompanyReport) {
        // Steps of a chain came to the company in the game.
        let came =
            report.postcards.iter().map(|(card, ..)| *card).filter(|card| !self.ledger.drawn.contains(card));
        let came: Vec<PostcardId> = came.collect();
        if let Some(result) = self.result_mut(seat) {
            result.postcards += came.len() as u8;
        }
        self.ledger.drawn.extend(came);
        let company = self.ledger.company_mut(seat);
        company.office.postcards = report
            .postcards
            .iter()
            .filter(|(_, _, done)| !done)
            .map(|(card, uses, _)| (*card, *uses))
            .collect();
        company.vault.extend(report.postcards.iter().filter(|(_, _, done)| *done).map(|(card, ..)| *card));
        company.shares.extend(&report.shares);
        company.wagons.clone_from(&report.wagons);
        company.office.depots.clone_from(&report.depots);
        company.office.clues.clone_from(&report.clues);
        company.office.solved.clone_from(&report.solved);
        if let Some((claim, towns, tunnel_spots)) = report.claim {
            company.office.claim = Some(claim);
            company.office.towns = towns;
            company.office.tunnel_spots = tunnel_spots;
        }
        for (colour, count) in figures_colours().zip(&report.pasted) {
            company.poster.sanctuary.extend(std::iter::repeat_n(colour, usize::from(*count)));
        }
        company.office.curses += report.curses;
        company.office.stashes += report.stashes;
        company.office.treasures += report.treasures;
    }

    /// The event discard pile of the game just played.
    pub(in super::super) fn past_events(&self) -> Vec<EventId> {
        let over = self.table.as_ref().filter(|table| table.is_over());
        over.map(|table| table.past_events().to_vec()).unwrap_or_default()
    }

    pub(super) fn strike(&mut self, seat: Seat, event: EventId, log: &mut Log) {
        self.ledger.retired_events.push(event);
        if let Some(year) = self.ledger.years.last_mut() {
            year.struck = Some(event);
        }
        log.all(Event::Struck { seat, event });
        self.begin_reading(Part::After, log);
    }

    /// The story has been read: its gifts, then punches, timetables and postcards.
    pub(super) fn settle_cards(&mut self, log: &mut Log) {
        for (_, card) in self.stretch(Part::After) {
            if let Some(letter) = card.letter.and_then(PostcardNo::card) {
                self.ledger.drawn.push(letter);
                log.all(Event::Letter { card: letter });
            }
            if let Some(gift) = &card.gift
                && let (Some(postcard), Some(seat)) = (gift.no.card(), self.recipient(gift.to))
            {
                self.draw_postcard(seat, postcard, log);
            }
        }
        self.punch_tickets(log);
        self.punch_events(log);
        self.punch_employees(log);
        self.mark_timetables(log);
    }

    fn recipient(&self, to: Recipient) -> Option<Seat> {
        let ranking = &self.ledger.last_year()?.ranking;
        match to {
            Recipient::Winner => ranking.first().copied(),
            Recipient::Last => ranking.last().copied(),
            Recipient::FewestVaultPostcards => {
                ranking.iter().rev().copied().min_by_key(|seat| self.ledger.company(*seat).vault.len())
            }
        }
    }

    /// Hands a postcard to a company, unless it has left the post office.
    fn draw_postcard(&mut self, seat: Seat, card: PostcardId, log: &mut Log) {
        if self.ledger.drawn.contains(&card) {
            return;
        }
        self.ledger.drawn.push(card);
        self.ledger.company_mut(seat).office.postcards.push((card, cards().postcards[card.index()].uses));
        if let Some(result) = self.result_mut(seat) {
            result.postcards += 1;
        }
        self.post[seat.index()] += 1;
        log.only(seat, Event::Postcard { seat, card: Some(card) });
        log.others(seat, Event::Postcard { seat, card: None });
    }

    /// How a company did in the game just played.
    fn result_mut(&mut self, seat: Seat) -> Option<&mut YearResult> {
        let year = self.ledger.years.last_mut()?;
        let place = year.ranking.iter().position(|other| *other == seat)?;
        year.results.get_mut(place)
    }

    fn punch_tickets(&mut self, log: &mut Log) {
        let ranking = self.ledger.last_year().map_or(&[][..], |year| &year.ranking);
        let completed = |seat: Seat| {
            let (table, place) = self.table.as_ref().zip(self.place(seat))?;
            Some(table.completed(place).map(move |ticket| (seat, ticket)))
        };
        let completed: Vec<(Seat, TicketId)> =
            ranking.iter().filter_map(|seat| completed(*seat)).flatten().collect();
        for (seat, ticket) in completed {
            self.punch_ticket(seat, ticket, log);
        }
    }

    fn punch_ticket(&mut self, seat: Seat, ticket: TicketId, log: &mut Log) {
        self.ledger.punched_tickets.push((ticket, seat));
        let registered = cards().tickets[ticket.index()].postcard;
        let punches = self.ledger.punched_tickets.iter().filter(|punch| **punch == (ticket, seat)).count();
        if registered.is_some() || punches >= campaign().tickets.punches {
            self.ledger.retired_tickets.push(ticket);
            log.all(Event::TicketRetired { ticket });
        }
        if let Some(card) = registered.and_then(PostcardId::numbered) {
            self.draw_postcard(seat, card, log);
        }
    }

    fn punch_events(&mut self, log: &mut Log) {
        let Some(revealed) = self.table.as_ref().map(|table| table.revealed) else { return };
        for event in revealed.iter() {
            self.ledger.punched_events.push(event);
            let limit = usize::from(cards().events[event.index()].punch);
            let punches = self.ledger.punched_events.iter().filter(|other| **other == event).count();
            if limit > 0 && punches >= limit && !self.ledger.retired_events.contains(&event) {
                self.ledger.retired_events.push(event);
                log.all(Event::EventRetired { event });
            }
        }
    }

    fn punch_employees(&mut self, log: &mut Log) {
        let Some(table) = &self.table else { return };
        let hired: Vec<EmployeeId> =
            Seat::all(table.seat_count()).filter_map(|place| table.player(place).holdings.employee).collect();
        for employee in hired {
            self.ledger.punched_employees.push(employee);
            let limit = usize::from(cards().employees[employee.index()].punch);
            let punches = self.ledger.punched_employees.iter().filter(|other| **other == employee).count();
            if limit > 0 && punches >= limit && !self.ledger.retired_employees.contains(&employee) {
                self.ledger.retired_employees.push(employee);
                log.all(Event::EmployeeRetired { employee });
            }
        }
    }

    /// The largest networks of a company in the game just played.
    pub(in super::super) fn largest_networks(&self, seat: Seat) -> Vec<Vec<CityId>> {
        let over = self.table.as_ref().filter(|table| table.is_over());
        over.zip(self.place(seat)).map(|(table, place)| table.largest_networks(place)).unwrap_or_default()
    }

    fn mark_timetables(&mut self, log: &mut Log) {
        let mut undecided = SeatSet::EMPTY;
        if self.ledger.game >= campaign().timetable.game {
            for seat in self.present.clone() {
                match self.largest_networks(seat).as_slice() {
                    [] => {}
                    [only] => self.cross_off(seat, only, log),
                    _ => undecided = undecided.with(seat),
                }
            }
        }
        if undecided.is_empty() {
            self.hand_out_postcards(log);
        } else {
            self.phase = Phase::Networks(undecided);
        }
    }

    fn cross_off(&mut self, seat: Seat, cities: &[CityId], log: &mut Log) {
        let timetable = &mut self.ledger.company_mut(seat).timetable;
        for city in cities {
            timetable.insert(*city);
        }
        log.all(Event::Crossed { seat, cities: cities.len() });
    }

    pub(super) fn choose_network(&mut self, seat: Seat, choice: u8, log: &mut Log) {
        let networks = self.largest_networks(seat);
        if let Some(cities) = networks.get(usize::from(choice)) {
            self.cross_off(seat, cities, log);
        }
        if let Phase::Networks(undecided) = &mut self.phase {
            *undecided = undecided.without(seat);
            if !undecided.is_empty() {
                return;
            }
        }
        self.hand_out_postcards(log);
    }

    /// Milestones: each goes to the first company of the campaign that reaches it, of several in one game to the one
    /// with the better rank.
    fn hand_out_postcards(&mut self, log: &mut Log) {
        let ranking = self.ledger.last_year().map(|year| year.ranking.clone()).unwrap_or_default();
        if self.ledger.game >= campaign().milestones.game {
            let boards = self.ledger.open_boards();
            let reachable =
                |card: &crate::facts::Postcard| card.needs.iter().all(|board| boards.contains(*board));
            for (index, row) in cards().postcards.iter().enumerate() {
                let Some(goal) = row.milestone.as_ref().filter(|_| reachable(row)) else { continue };
                if let Some(seat) = ranking.iter().copied().find(|seat| self.reaches(*seat, goal)) {
                    self.draw_postcard(seat, PostcardId::at(index), log);
                }
            }
        }
        self.deliver_post(log);
    }

    /// Whether a company has reached a milestone with the game just played.
    fn reaches(&self, seat: Seat, goal: &Condition) -> bool {
        let company = self.ledger.company(seat);
        match goal {
            Condition::PosterRow { n } => company.poster.finished().any(|pays| pays >= *n),
            Condition::ShareCompanies { n } => {
                let mut lines: Vec<_> = company.shares.iter().map(|share| share.line).collect();
                lines.sort();
                lines.dedup();
                lines.len() >= usize::from(*n)
            }
            goal => self
                .table
                .as_ref()
                .zip(self.place(seat))
                .is_some_and(|(table, place)| table.holds(place, goal)),
        }
    }
}

/// The colours of companies in the order of wagon counts.
pub(super) fn figures_colours() -> impl Iterator<Item = crate::card::Colour> {
    crate::card::Colour::ALL.into_iter().take(figures().companies.len())
}
