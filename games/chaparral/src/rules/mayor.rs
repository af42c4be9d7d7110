//! The Mayor, stagecoaches and politicians (CH-10).

use railhead_game::{Illegal, Seat, require};

use crate::{
    event::{Event, Resource},
    facts::{cards::CoachContent, facts},
    piece::{EventCard, Good},
    rules::{Log, about},
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// The Mayor's guest takes the card and what it brings (CH-10.1), or $5 if it was robbed (CH-16.4).
    pub(super) fn welcome_coach(&mut self, seat: Seat, log: &mut Log) {
        let Some(coach) = self.coach.take() else { return };
        self.player_mut(seat).coaches.insert(coach);
        log.all(Event::Welcomed { seat, coach });
        let card = facts().coach(coach);
        if self.event == EventCard::StagecoachRobbery {
            self.receive(seat, Resource::Money, facts().cards.effects.robbery_money, log);
            if card.content == CoachContent::Politician {
                self.politicians -= 1;
                self.politicians_gone += 1;
                log.all(Event::PoliticianRobbed);
            }
            return;
        }
        match card.content {
            CoachContent::Money => self.receive(seat, Resource::Money, card.money, log),
            CoachContent::Gold => self.receive(seat, Resource::Gold, u16::from(card.gold), log),
            CoachContent::Politician => self.phase = Phase::Welcome,
        }
    }

    /// The money that all politician coaches show instead.
    pub(crate) fn politician_money() -> u16 {
        let cards = &facts().cards.coaches;
        cards.iter().find(|card| card.content == CoachContent::Politician).map_or(0, |card| card.money)
    }

    pub(super) fn take_coach_money(&mut self, seat: Seat, log: &mut Log) {
        self.receive(seat, Resource::Money, Self::politician_money(), log);
        self.phase = Phase::Act;
    }

    pub(super) fn take_politician(&mut self, seat: Seat, log: &mut Log) {
        self.politicians -= 1;
        self.player_mut(seat).guests += 1;
        log.all(Event::Politician { seat });
        self.phase = Phase::Act;
    }

    /// One politician on each farm, apache or not (CH-10.2).
    pub(super) fn may_host(&self, seat: Seat, good: Good) -> Result<(), Illegal> {
        let player = self.player(seat);
        require(player.guests > 0, "CH-10.2", "no-guest")?;
        require(player.rooms().contains(good), "CH-10.2", "no-room").map_err(about("farm", good))
    }

    pub(super) fn host(&mut self, seat: Seat, good: Good, log: &mut Log) {
        let player = self.player_mut(seat);
        player.guests -= 1;
        player.hosts.insert(good);
        log.all(Event::Hosted { seat, good });
    }
}
