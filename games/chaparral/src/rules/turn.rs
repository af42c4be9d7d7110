//! Stage 3 of Phase 2: a seat takes its actions (CH-7).

use railhead_game::{Illegal, Seat, require};

use crate::{
    action::Side,
    event::{Event, Resource},
    facts::facts,
    piece::{Character, EventCard},
    rules::{Log, about},
    state::{Chaparral, Phase},
};

/// What is left to a seat once the cost of an action is paid.
#[derive(Clone, Copy)]
pub(super) struct Means {
    pub(super) money: u16,
    pub(super) cowboys: u8,
}

impl Chaparral {
    /// Turns of actions go round once, from the starting player (CH-7.1).
    pub(super) fn begin_actions(&mut self) {
        self.turn = self.start;
        self.phase = Phase::Act;
    }

    /// Each own character once, if it does anything (CH-7.1, CH-7.3).
    pub(super) fn may_use(&self, seat: Seat, character: Character) -> Result<(), Illegal> {
        let player = self.player(seat);
        let about = || about("character", character);
        require(player.on.contains(character), "CH-7.1", "not-your-cowboy").map_err(about())?;
        require(!player.used.contains(character), "CH-7.1", "used-already").map_err(about())?;
        self.would_do_something(seat, character, Means { money: player.money, cowboys: player.cowboys }, true)
    }

    /// An action that would give nothing to anybody is not taken (CH-7.3). `open` tells whether others would sell
    /// with the Merchant too.
    pub(super) fn would_do_something(
        &self,
        seat: Seat,
        character: Character,
        means: Means,
        open: bool,
    ) -> Result<(), Illegal> {
        let (useful, reason) = match character {
            Character::Sheriff | Character::Settler | Character::SaloonOwner => return Ok(()),
            Character::Mayor => (self.coach.is_some(), "useless-mayor"),
            Character::Banker => (self.bank_income(seat) > 0, "useless-banker"),
            Character::Rancher => (self.could_buy_farm(seat, means.money), "useless-rancher"),
            Character::Merchant => {
                (self.could_sell(seat) || open && self.others_could_sell(seat), "useless-merchant")
            }
            Character::RailroadBoss => (self.could_build(seat), "useless-railroad-boss"),
            Character::Miner => (self.could_mine(seat, means.cowboys), "useless-miner"),
            Character::Notary => (self.could_buy_business(seat, means.money), "useless-notary"),
            Character::Stranger => (means.cowboys < facts().table.limits.cowboys, "useless-stranger"),
            Character::GeneralCuster => {
                let cowboys = self.battle_cost();
                require(cowboys <= means.cowboys, "CH-16.11", "battle-too-dear")
                    .map_err(|why| why.with("cowboys", cowboys))?;
                (self.could_clear(seat), "useless-general-custer")
            }
        };
        require(useful, "CH-7.3", reason)
    }

    /// Pays for the alley if need be, then takes the action.
    pub(super) fn take_action(
        &mut self,
        seat: Seat,
        character: Character,
        alley: Option<Side>,
        log: &mut Log,
    ) {
        self.player_mut(seat).used.insert(character);
        log.all(Event::Used { seat, character, alley });
        if let Some(side) = alley {
            self.leave_alley(seat, side, log);
        }
        let amounts = &facts().table.actions;
        match character {
            Character::Sheriff => self.look_at_events(seat, log),
            Character::Mayor => self.welcome_coach(seat, log),
            Character::Banker => self.receive(seat, Resource::Money, self.bank_income(seat), log),
            Character::Rancher => self.phase = Phase::Ranch { bought: 0 },
            Character::Merchant => self.begin_selling(alley.is_none()),
            Character::RailroadBoss => self.phase = Phase::Build,
            Character::Miner => self.phase = Phase::Mine,
            Character::Notary => self.phase = Phase::Notary { bought: 0 },
            Character::Stranger => self.receive(seat, Resource::Cowboys, self.stranger_cowboys(), log),
            Character::Settler => self.receive(seat, Resource::Settlers, u16::from(amounts.settlers), log),
            Character::SaloonOwner => {
                self.receive(seat, Resource::Money, amounts.saloon_money, log);
                self.receive(seat, Resource::Cowboys, self.saloon_cowboys(), log);
            }
            Character::GeneralCuster => {
                self.pay(seat, Resource::Cowboys, u16::from(self.battle_cost()), log);
                self.phase = Phase::Clear;
            }
        }
    }

    /// Not while a politician waits and a farm has room (CH-10.3).
    pub(super) fn may_end(&self, seat: Seat) -> Result<(), Illegal> {
        let player = self.player(seat);
        require(player.guests == 0 || player.rooms().is_empty(), "CH-10.3", "guest-waits")
    }

    /// Whether a turn in which nothing is left to decide waits for its end (CH-7.5): the last of a round always, another
    /// one as the table wants it, if the last decision was taken in it. `acting` is whose turn that was.
    pub(super) fn waits_for_end(&self, acting: Option<Seat>, log: &Log) -> bool {
        let last = self.turn.next(self.seats) == self.start;
        last || acting == Some(self.turn) && self.turn_end.waits(log)
    }

    /// Politicians without a farm leave, losses are taken, then objectives are claimed (CH-7.2).
    pub(super) fn end_turn(&mut self, seat: Seat, log: &mut Log) {
        let guests = std::mem::take(&mut self.player_mut(seat).guests);
        self.politicians_gone += guests;
        for _ in 0..guests {
            log.all(Event::PoliticianLeft { seat });
        }
        if self.event == EventCard::LossesAndDamages && self.can_lose_anything(seat) {
            self.phase = Phase::Lose;
        } else {
            self.claim_at_end(log);
        }
    }

    /// The next seat acts, or the round is over.
    pub(super) fn finish_turn(&mut self, log: &mut Log) {
        self.turn = self.turn.next(self.seats);
        if self.turn == self.start {
            self.end_round(log);
        } else {
            self.phase = Phase::Act;
        }
    }
}
