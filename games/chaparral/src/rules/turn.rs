//! Stage 3 of Phase 2: a seat takes its actions, with its cowboys and through the alley (CH-7, CH-8).

use railhead_game::{Events, Seat};

use crate::{
    action::Side,
    event::{Event, Resource},
    facts::almanac,
    objection::Objection,
    piece::{Character, EventCard},
    rules::Verdict,
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
    pub(super) fn may_use(&self, seat: Seat, character: Character) -> Verdict {
        let player = self.player(seat);
        if !player.on.contains(character) {
            return Err(Objection::NotYourCowboy(character));
        }
        if player.used.contains(character) {
            return Err(Objection::UsedAlready(character));
        }
        self.would_do_something(seat, character, Means { money: player.money, cowboys: player.cowboys }, true)
    }

    /// A character that others took, if the seat can pay and the action does anything (CH-8.1 to CH-8.4).
    pub(super) fn may_use_alley(&self, seat: Seat, side: Side, character: Character) -> Verdict {
        let player = self.player(seat);
        let there = match side {
            Side::Left => player.left,
            Side::Right => player.right > 0,
        };
        if !there {
            return Err(Objection::NotInAlley(side));
        }
        if almanac().closed_to_alley.contains(character) {
            return Err(Objection::AlleyClosed(character));
        }
        if player.on.contains(character) {
            return Err(Objection::OwnCowboyThere(character));
        }
        if player.used.contains(character) {
            return Err(Objection::ReachedAlready(character));
        }
        if self.readings.alley_needs_a_taken_character && !self.taken().contains(character) {
            return Err(Objection::NobodyThere(character));
        }
        let (money, cowboys) = self.alley_cost(side);
        let too_dear = Objection::AlleyTooDear { money, cowboys };
        let means = Means {
            money: player.money.checked_sub(money).ok_or(too_dear)?,
            cowboys: player.cowboys.checked_sub(cowboys).ok_or(too_dear)?,
        };
        self.would_do_something(seat, character, means, false)
    }

    /// Money and cowboys for a use of the alley (CH-8.1, CH-16.7).
    pub(crate) fn alley_cost(&self, side: Side) -> (u16, u8) {
        let alley = almanac().alley;
        let money = match side {
            Side::Left => alley.left_price,
            Side::Right => alley.right_price,
        };
        let ambush = self.event == EventCard::DeadlyAmbush;
        (money, if ambush { almanac().effects.ambush_cowboys } else { alley.cowboys })
    }

    /// An action that would give nothing to anybody is not taken (CH-7.3). `open` tells whether others would sell
    /// with the Merchant too.
    fn would_do_something(&self, seat: Seat, character: Character, means: Means, open: bool) -> Verdict {
        let useful = match character {
            Character::Sheriff | Character::Settler | Character::SaloonOwner => true,
            Character::Mayor => self.coach.is_some(),
            Character::Banker => self.bank_income(seat) > 0,
            Character::Rancher => self.could_buy_farm(seat, means.money),
            Character::Merchant => self.could_sell(seat) || open && self.others_could_sell(seat),
            Character::RailroadBoss => self.could_build(seat),
            Character::Miner => self.could_mine(seat, means.cowboys),
            Character::Notary => self.could_buy_business(seat, means.money),
            Character::Stranger => means.cowboys < almanac().limits.cowboys,
            Character::GeneralCuster => {
                let cowboys = self.battle_cost();
                if means.cowboys < cowboys {
                    return Err(Objection::BattleTooDear { cowboys });
                }
                self.could_clear(seat)
            }
        };
        if useful { Ok(()) } else { Err(Objection::Useless(character)) }
    }

    /// Pays for the alley if need be, then takes the action.
    pub(super) fn take_action(
        &mut self,
        character: Character,
        alley: Option<Side>,
        events: &mut Events<Event>,
    ) {
        let seat = self.turn;
        self.player_mut(seat).used.insert(character);
        events.all(Event::Used { seat, character, alley });
        if let Some(side) = alley {
            match side {
                Side::Left => self.player_mut(seat).left = false,
                Side::Right => self.player_mut(seat).right -= 1,
            }
            let (money, cowboys) = self.alley_cost(side);
            self.pay(seat, Resource::Money, money, events);
            self.pay(seat, Resource::Cowboys, u16::from(cowboys), events);
        }
        let amounts = almanac().amounts;
        match character {
            Character::Sheriff => self.look_at_events(events),
            Character::Mayor => self.welcome_coach(events),
            Character::Banker => self.receive(seat, Resource::Money, self.bank_income(seat), events),
            Character::Rancher => self.phase = Phase::Ranch { bought: 0 },
            Character::Merchant => self.begin_selling(alley.is_none()),
            Character::RailroadBoss => self.phase = Phase::Build,
            Character::Miner => self.phase = Phase::Mine,
            Character::Notary => self.phase = Phase::Notary { bought: 0 },
            Character::Stranger => self.receive(seat, Resource::Cowboys, self.stranger_cowboys(), events),
            Character::Settler => self.receive(seat, Resource::Settlers, u16::from(amounts.settlers), events),
            Character::SaloonOwner => {
                self.receive(seat, Resource::Money, amounts.saloon_money, events);
                self.receive(seat, Resource::Cowboys, self.saloon_cowboys(), events);
            }
            Character::GeneralCuster => {
                self.pay(seat, Resource::Cowboys, u16::from(self.battle_cost()), events);
                self.phase = Phase::Clear;
            }
        }
    }

    /// Cowboys from the Stranger (CH-9.5, CH-16.5).
    pub(crate) fn stranger_cowboys(&self) -> u16 {
        let travelling = self.event == EventCard::TravellingCowboys;
        let (fewer, usual) =
            (almanac().effects.travelling_stranger_cowboys, almanac().amounts.stranger_cowboys);
        u16::from(if travelling { fewer } else { usual })
    }

    /// Cowboys from the Saloon Owner (CH-9.5, CH-16.5).
    pub(crate) fn saloon_cowboys(&self) -> u16 {
        let travelling = self.event == EventCard::TravellingCowboys;
        let (fewer, usual) = (almanac().effects.travelling_saloon_cowboys, almanac().amounts.saloon_cowboys);
        u16::from(if travelling { fewer } else { usual })
    }

    /// Not while a politician waits and a farm has room (CH-10.3).
    pub(super) fn may_end(&self, seat: Seat) -> Verdict {
        let player = self.player(seat);
        if player.guests > 0 && !player.rooms().is_empty() { Err(Objection::GuestWaits) } else { Ok(()) }
    }

    /// Politicians without a farm leave, losses are taken, then objectives are claimed (CH-7.2).
    pub(super) fn end_turn(&mut self, events: &mut Events<Event>) {
        let seat = self.turn;
        let guests = std::mem::take(&mut self.player_mut(seat).guests);
        self.politicians_gone += guests;
        for _ in 0..guests {
            events.all(Event::PoliticianLeft { seat });
        }
        if self.event == EventCard::LossesAndDamages && self.can_lose_anything(seat) {
            self.phase = Phase::Lose;
        } else {
            self.claim_at_end(events);
        }
    }

    /// The next seat acts, or the round is over.
    pub(super) fn finish_turn(&mut self, events: &mut Events<Event>) {
        self.turn = self.turn.next(self.seats);
        if self.turn == self.start {
            self.end_round(events);
        } else {
            self.phase = Phase::Act;
        }
    }
}
