//! Who takes part, the charters, and the table that is laid (TL-21, TL-25).

use railhead_game::{Chance, Dice, Events, Illegal, Seat, SeatSet, require};
use railhead_pieces::Piece;

use super::super::{
    action::Action,
    event::Event,
    ledger::CompanyBox,
    phase::Phase,
    state::{Campaign, Log},
};
use crate::{
    card::Colour,
    facts::{Part, SlotRule, cards, figures, frontiers},
    piece::{CharterId, PostcardId},
    scenario::{Office, Scenario},
    state::TicketLegacy,
};

/// The fewest companies that play a game.
const FEWEST: usize = 2;

impl Campaign {
    /// Nobody has answered.
    pub(in super::super) const EMPTY_ROSTER: Phase =
        Phase::Roster { present: SeatSet::EMPTY, absent: SeatSet::EMPTY, ready: SeatSet::EMPTY };

    /// What the table says when somebody comes to lead the company at `seat`, or when nobody does any more.
    pub(in super::super) fn word_on(&self, seat: Seat, held: bool) -> Option<Action> {
        let changes = seat.0 < self.companies() && self.vacant.contains(seat) == held && !self.is_over();
        changes.then_some(if held { Action::Join } else { Action::Leave })
    }

    /// Of two companies nobody is asked whether it takes part.
    fn nobody_is_asked(&self) -> bool {
        usize::from(self.companies()) == FEWEST
    }

    /// A company chooses its colour.
    pub(super) fn found(&mut self, seat: Seat, colour: Colour, log: &mut Log) {
        self.ledger.company_mut(seat).office.company = colour;
        self.ledger.founded = self.ledger.founded.with(seat);
        log.all(Event::Founded { seat, colour });
        self.close_roster_if_full(log);
    }

    /// Companies that somebody leads.
    fn led(&self) -> SeatSet {
        Seat::all(self.companies()).filter(|seat| !self.vacant.contains(*seat)).collect()
    }

    /// Companies that somebody leads and that have not answered.
    fn silent(&self, present: SeatSet, absent: SeatSet) -> SeatSet {
        self.led().iter().filter(|seat| !present.contains(*seat) && !absent.contains(*seat)).collect()
    }

    /// Who is asked: those who have not answered; once somebody would begin, those who take part; and if all have
    /// answered but too few take part, those who don't.
    pub(super) fn roster_deciders(&self, present: SeatSet, absent: SeatSet, ready: SeatSet) -> SeatSet {
        if self.led().len() < FEWEST {
            return SeatSet::EMPTY;
        }
        if self.nobody_is_asked() {
            return self.led().iter().filter(|seat| !self.ledger.founded.contains(*seat)).collect();
        }
        let silent = self.silent(present, absent);
        let agreeing = present.iter().filter(|seat| !ready.is_empty() && !ready.contains(*seat));
        let needed = absent.iter().filter(|_| silent.is_empty());
        silent.iter().chain(agreeing).chain(needed).collect()
    }

    pub(super) fn check_roster(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Phase::Roster { present, absent, ready } = self.phase else {
            return Err(Illegal::new("TL-21.2", "not-awaited-now"));
        };
        require(self.led().contains(seat), "TL-21.2", "not-your-decision")?;
        let founded = self.ledger.founded.contains(seat);
        if let Action::Company(colour) = action {
            require(!founded, "TL-21.11", "has-company")?;
            let free = self.ledger.colours_left().any(|other| other == colour);
            return require(free, "TL-21.11", "company-taken");
        }
        require(!self.nobody_is_asked(), "TL-21.3", "nobody-is-asked")?;
        require(founded || action != Action::Attend, "TL-21.11", "no-company-yet")?;
        match action {
            Action::Attend => require(!present.contains(seat), "TL-21.3", "answered-so"),
            Action::Miss => require(!absent.contains(seat), "TL-21.3", "answered-so"),
            Action::Excuse(other) => {
                require(!absent.contains(seat), "TL-21.3", "not-present")?;
                let silent = other != seat && self.silent(present, absent).contains(other);
                require(silent, "TL-21.3", "nobody-to-excuse")
            }
            Action::Begin => {
                require(present.contains(seat), "TL-21.3", "not-present")?;
                require(present.len() >= FEWEST, "TL-21.3", "too-few-present")?;
                require(!ready.contains(seat), "TL-21.3", "answered-so")
            }
            _ => Err(Illegal::new("TL-21.2", "not-awaited-now")),
        }
    }

    pub(super) fn answer(&mut self, seat: Seat, attends: bool, log: &mut Log) {
        log.all(Event::Roster { seat, present: attends });
        self.enter(seat, attends, log);
    }

    pub(super) fn excuse(&mut self, by: Seat, seat: Seat, log: &mut Log) {
        log.all(Event::Excused { seat, by });
        self.enter(seat, false, log);
    }

    fn enter(&mut self, seat: Seat, attends: bool, log: &mut Log) {
        self.cross_out(seat);
        if let Phase::Roster { present, absent, .. } = &mut self.phase {
            let list = if attends { present } else { absent };
            *list = list.with(seat);
        }
        self.close_roster_if_full(log);
    }

    /// Takes back what `seat` has answered.
    fn cross_out(&mut self, seat: Seat) {
        if let Phase::Roster { present, absent, ready } = &mut self.phase {
            for list in [present, absent, ready] {
                *list = list.without(seat);
            }
        }
    }

    /// Agrees to begin without those who have not answered.
    pub(super) fn agree(&mut self, seat: Seat, log: &mut Log) {
        log.all(Event::Ready { seat });
        if let Phase::Roster { ready, .. } = &mut self.phase {
            *ready = ready.with(seat);
        }
        self.close_roster_if_full(log);
    }

    /// Nobody leads the company any more. What is still to be decided for it in the game under way is decided all the
    /// same; it is absent from the next roster on.
    pub(super) fn leave(&mut self, seat: Seat, log: &mut Log) {
        log.all(Event::Left { seat });
        self.vacant = self.vacant.with(seat);
        self.cross_out(seat);
        self.close_roster_if_full(log);
    }

    /// Somebody leads the company from now on, and is asked in the next roster.
    pub(super) fn join(&mut self, seat: Seat, log: &mut Log) {
        log.all(Event::Joined { seat });
        self.vacant = self.vacant.without(seat);
        self.close_roster_if_full(log);
    }

    /// Asks who takes part in the next game.
    pub(in super::super) fn begin_roster(&mut self, log: &mut Log) {
        self.phase = Campaign::EMPTY_ROSTER;
        self.close_roster_if_full(log);
    }

    /// The game begins when all have answered, or when all who take part would begin; two must take part, so of two
    /// companies nobody is asked.
    fn close_roster_if_full(&mut self, log: &mut Log) {
        let Phase::Roster { present, absent, ready } = self.phase else { return };
        let all = SeatSet::all(self.companies());
        let both = self.nobody_is_asked() && self.vacant.is_empty() && self.ledger.founded == all;
        let present = if both { all } else { present };
        let agreed = self.silent(present, absent).is_empty() || ready == present;
        if present.len() >= FEWEST && agreed {
            self.present = present.iter().collect();
            self.lay_table(log);
        }
    }

    /// The story has been read: charters are chosen, then the set-up goes on.
    pub(super) fn begin_charters(&mut self, log: &mut Log) {
        let mut order = Vec::new();
        if self.ledger.game >= figures().eras.charters {
            let without: Vec<Seat> = self
                .present
                .iter()
                .copied()
                .filter(|seat| self.ledger.company(*seat).office.charter.is_none())
                .collect();
            let (mut latecomers, ranked) = self.ledger.latecomers_first(&without);
            self.dice.shuffle(&mut latecomers);
            order = latecomers.into_iter().chain(ranked).collect();
            order.reverse();
        }
        self.phase = Phase::Charters(order);
        self.next_charter(log);
    }

    /// Charters that no company has.
    pub(in super::super) fn charters_left(&self) -> impl Iterator<Item = CharterId> {
        let all = CharterId::all();
        all.filter(|charter| {
            self.ledger.companies.iter().all(|company| company.office.charter != Some(*charter))
        })
    }

    pub(super) fn choose_charter(&mut self, seat: Seat, charter: CharterId, log: &mut Log) {
        self.ledger.company_mut(seat).office.charter = Some(charter);
        log.all(Event::Chartered { seat, charter });
        if let Phase::Charters(order) = &mut self.phase {
            order.pop();
        }
        self.next_charter(log);
    }

    /// The last charter is nobody's choice; then the set-up goes on.
    fn next_charter(&mut self, log: &mut Log) {
        let Phase::Charters(order) = &self.phase else { return };
        let Some(seat) = order.last().copied() else { return self.finish_set_up(log) };
        let mut left = self.charters_left();
        if let (Some(only), None) = (left.next(), left.next()) {
            drop(left);
            self.choose_charter(seat, only, log);
        }
    }

    /// The game goes on after the story, with the charters that were chosen.
    fn finish_set_up(&mut self, log: &mut Log) {
        self.phase = Phase::Table;
        let charter = |seat: &Seat| self.ledger.company(*seat).office.charter;
        let charters: Vec<_> = self.present.iter().map(charter).collect();
        let mut told = if log.is_recording() { Events::recording() } else { Events::muted() };
        if let Some(table) = &mut self.table {
            table.after_story(&charters, &mut told);
        }
        Campaign::retell(&self.present, told, log);
    }

    /// Deals cards and tickets of the next game.
    pub(in super::super) fn lay_table(&mut self, log: &mut Log) {
        if self.ledger.brake_van.is_none_or(|seat| !self.present.contains(&seat)) {
            self.ledger.brake_van = self.dice.pick(&self.present).copied();
        }
        let seats = self.present.len() as u8;
        let dice = Dice::new(&self.dice.seed());
        let scenario = self.scenario();
        // The ledger holds only what a campaign can come to, so its scenario can be played.
        let scenario = scenario.completed(seats).expect("a campaign makes scenarios that can be played");
        let mut table = TicketLegacy::laid_out(scenario, seats, dice, self.known_cards);
        table.turn_end = self.turn_end;
        let story = table.awaits_story();
        self.table = Some(table);
        self.phase = Phase::Table;
        self.fresh = true;
        log.revealed();
        log.all(Event::Began { game: self.ledger.game, year: self.year(), seats: self.present.clone() });
        if story {
            self.begin_reading(Part::Before, log);
        }
    }

    /// What the next game begins with.
    pub(in super::super) fn scenario(&mut self) -> Scenario {
        let (mut latecomers, ranked) = self.ledger.latecomers_first(&self.present);
        self.dice.shuffle(&mut latecomers);
        let place = |seat: &Seat| self.place(*seat).map(|place| place.0);
        let stakers = latecomers
            .iter()
            .chain(&ranked)
            .filter(|seat| self.ledger.company(**seat).office.claim.is_none())
            .filter_map(place)
            .collect();
        let ledger = &self.ledger;
        let boards = ledger.open_boards();
        let mut slots = frontiers().slots.iter();
        let wagons = slots
            .any(|row| row.rule == SlotRule::Wagons && row.board.is_none_or(|board| boards.contains(board)));
        let absent = || {
            Seat::all(self.companies())
                .filter(|seat| !self.present.contains(seat))
                .map(|seat| ledger.company(seat))
        };
        let vaults = ledger.companies.iter().flat_map(|company| company.vault.clone());
        let shown = |company: &CompanyBox| {
            let used = |(card, uses): &&(PostcardId, u8)| *uses < cards().postcards[card.index()].uses;
            company.office.postcards.iter().filter(used).map(|(card, _)| *card).collect::<Vec<_>>()
        };
        let office = |seat: &Seat| {
            let company = ledger.company(*seat);
            Office { sanctuary: company.poster.sanctuary.len() as u8, ..company.office.clone() }
        };
        Scenario {
            game: ledger.game.min(Campaign::last_game()),
            boards: ledger.boards.clone(),
            first: ledger.brake_van.as_ref().and_then(place),
            stickers: ledger.stickers.iter().map(|sticker| (sticker.route, sticker.colour)).collect(),
            grown: ledger.growth.iter().map(|sticker| sticker.city).collect(),
            booms: ledger.booms,
            retired_tickets: ledger.retired_tickets.clone(),
            retired_events: ledger.retired_events.clone(),
            retired_employees: ledger.retired_employees.clone(),
            combine: ledger.combine.clone(),
            closed_depots: absent().flat_map(|company| company.office.depots.clone()).collect(),
            bag: if wagons { ledger.bag.clone() } else { Vec::new() },
            shares: ledger.shares.clone(),
            treasures: ledger.treasures.clone(),
            other_claims: absent().filter_map(|company| company.office.claim).collect(),
            other_clues: absent()
                .flat_map(|company| {
                    company.office.clues.iter().chain(&company.office.solved).copied().collect::<Vec<_>>()
                })
                .collect(),
            spent_postcards: vaults.chain(absent().flat_map(shown)).collect(),
            stakers,
            offices: self.present.iter().map(office).collect(),
            ..Scenario::default()
        }
    }
}
