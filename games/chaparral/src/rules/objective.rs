//! Objectives and their claiming (CH-17).

use railhead_game::{Illegal, Seat, require};

use crate::{
    event::{Event, Resource},
    facts::{facts, index::Measure},
    piece::{Good, Objective, Set},
    rules::{Log, about},
    state::{Chaparral, ColouredToken, Phase},
};

impl Chaparral {
    /// How much `seat` has of what an objective counts. Farms count only without an apache (CH-17.6).
    #[inline]
    pub(crate) fn measure(&self, seat: Seat, measure: &Measure) -> u16 {
        let player = self.player(seat);
        match measure {
            Measure::Cowboys => u16::from(player.cowboys),
            Measure::Money => player.money,
            Measure::Apaches => {
                let apart = !self.readings.coloured_token_counts && player.token == ColouredToken::Spent;
                u16::from(player.apaches) - u16::from(apart)
            }
            Measure::AnimalFarms => {
                player.clean().iter().filter(|good| facts().farm(*good).animal).count() as u16
            }
            Measure::Hosts => player.clean().and(player.hosts).len() as u16,
            Measure::Settlers => u16::from(player.settlers),
            Measure::Coaches => player.coaches.len() as u16,
            Measure::Markers => player.markers().len() as u16,
            Measure::Gold => u16::from(player.gold),
            Measure::Status => {
                player.owned.iter().map(|business| u16::from(facts().business(business).status)).sum()
            }
            Measure::Sections => self.sections_of(seat).len() as u16,
            Measure::Farms(goods) => player.clean().and(*goods).len() as u16,
            Measure::FarmsOnOwnSection(goods) => {
                player.clean().and(*goods).and(self.sections_of(seat)).len() as u16
            }
            Measure::Businesses(businesses) => player.owned.and(*businesses).len() as u16,
            Measure::Groups(groups) => {
                groups.iter().filter(|group| player.owned.meets(**group)).count() as u16
            }
        }
    }

    /// The sections that `seat` finished.
    fn sections_of(&self, seat: Seat) -> Set<Good> {
        let finished = |section: &Good| {
            let section = self.sections[section.index()];
            section.builder == Some(seat) && section.is_finished()
        };
        Good::SECTIONS.into_iter().filter(finished).collect()
    }

    /// Whether `seat` meets every condition of `objective`.
    pub(crate) fn fulfils(&self, seat: Seat, objective: Objective) -> bool {
        let conditions = facts().conditions(objective);
        conditions
            .iter()
            .all(|condition| self.measure(seat, &condition.measure) >= condition.needs(self.seats))
    }

    /// Whether a card is left that `seat` does not have (CH-17.1).
    pub(crate) fn is_open_to(&self, seat: Seat, objective: Objective) -> bool {
        self.copies[objective.index()] > 0 && !self.player(seat).objectives.contains(objective)
    }

    fn is_due(&self, seat: Seat, objective: Objective) -> bool {
        self.is_open_to(seat, objective) && self.fulfils(seat, objective)
    }

    fn claim(&mut self, seat: Seat, objective: Objective, log: &mut Log) {
        self.copies[objective.index()] -= 1;
        self.player_mut(seat).objectives.insert(objective);
        log.all(Event::Claimed { seat, objective });
    }

    fn claim_due(&mut self, seat: Seat, among: Set<Objective>, log: &mut Log) {
        for objective in among.minus(self.player(seat).objectives).iter() {
            if self.is_due(seat, objective) {
                self.claim(seat, objective, log);
            }
        }
    }

    /// As soon as it is fulfilled (CH-17.2).
    pub(super) fn claim_at_once(&mut self, seat: Seat, log: &mut Log) {
        self.claim_due(seat, facts().index.at_once, log);
    }

    /// On finishing the stage of influence (CH-17.3).
    pub(super) fn claim_after_influence(&mut self, log: &mut Log) {
        self.claim_due(self.turn, Set::only(Objective::Influence), log);
    }

    /// What `seat` could claim at the end of its turn for nothing.
    pub(super) fn due_at_end(&self, seat: Seat) -> Set<Objective> {
        facts().index.end_of_turn.iter().filter(|objective| self.is_due(seat, *objective)).collect()
    }

    /// What of it is claimed first: a special objective, if there is one.
    pub(crate) fn first_due_at_end(&self, seat: Seat) -> Option<Objective> {
        let due = self.due_at_end(seat);
        due.and(facts().index.special).iter().next().or(due.iter().next())
    }

    /// Whether one more objective would bring `seat` to the number that ends the game (CH-19.1).
    pub(crate) fn is_one_short(&self, seat: Seat) -> bool {
        self.player(seat).objectives.len() + 1 == usize::from(facts().table.end.objectives[self.row()])
    }

    /// On finishing the turn: what is free is claimed, but what would bring on the end of the game is asked for; then
    /// Benefactor is offered (CH-17.4, CH-17.5).
    pub(super) fn claim_at_end(&mut self, log: &mut Log) {
        let seat = self.turn;
        while let Some(objective) = self.first_due_at_end(seat) {
            if self.is_one_short(seat) {
                self.phase = Phase::Claim;
                return;
            }
            self.claim(seat, objective, log);
        }
        self.offer_donation(log);
    }

    /// One of the objectives that are due at the end of a turn and cost nothing (CH-17.1, CH-17.4).
    pub(super) fn may_claim(&self, seat: Seat, objective: Objective) -> Result<(), Illegal> {
        let open = self.is_open_to(seat, objective);
        require(open, "CH-17.1", "no-card").map_err(about("objective", objective))?;
        let due = self.due_at_end(seat);
        require(due.contains(objective), "CH-17.4", "not-due").map_err(about("objective", objective))
    }

    /// The seat brings on the end: what else it may have is claimed by itself.
    pub(super) fn claim_the_end(&mut self, seat: Seat, objective: Objective, log: &mut Log) {
        self.claim(seat, objective, log);
        self.claim_at_end(log);
    }

    pub(super) fn offer_donation(&mut self, log: &mut Log) {
        if self.is_due(self.turn, Objective::Benefactor) {
            self.phase = Phase::Donate;
        } else {
            self.finish_turn(log);
        }
    }

    fn claim_for_a_price(&mut self, seat: Seat, objective: Objective, log: &mut Log) {
        let card = facts().objective(objective);
        self.pay(seat, Resource::Money, card.pay.money, log);
        self.pay(seat, Resource::Gold, u16::from(card.pay.gold), log);
        self.claim(seat, objective, log);
    }

    pub(super) fn donate(&mut self, seat: Seat, log: &mut Log) {
        self.claim_for_a_price(seat, Objective::Benefactor, log);
        self.finish_turn(log);
    }

    pub(super) fn may_bribe(&self, seat: Seat) -> Result<(), Illegal> {
        let objective = Objective::Privileges;
        let open = self.is_open_to(seat, objective);
        require(open, "CH-17.1", "no-card").map_err(about("objective", objective))?;
        require(self.fulfils(seat, objective), "CH-17.22", "no-privileges")
    }

    pub(super) fn bribe(&mut self, seat: Seat, log: &mut Log) {
        self.claim_for_a_price(seat, Objective::Privileges, log);
    }
}
