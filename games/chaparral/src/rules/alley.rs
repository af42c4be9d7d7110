//! The alley: other people's characters for money and cowboys (CH-8).

use railhead_game::Seat;

use crate::{
    action::Side,
    event::Resource,
    facts::facts,
    objection::Objection,
    piece::{Character, EventCard},
    rules::{Log, Verdict, turn::Means},
    state::Chaparral,
};

impl Chaparral {
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
        if facts().index.closed_to_alley.contains(character) {
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
        let alley = &facts().table.alley;
        let money = match side {
            Side::Left => alley.left_price,
            Side::Right => alley.right_price,
        };
        let ambush = self.event == EventCard::DeadlyAmbush;
        (money, if ambush { facts().cards.effects.ambush_cowboys } else { alley.cowboys })
    }

    /// A piece is used up, and the cost is paid before the action (CH-8.1).
    pub(super) fn leave_alley(&mut self, seat: Seat, side: Side, log: &mut Log) {
        match side {
            Side::Left => self.player_mut(seat).left = false,
            Side::Right => self.player_mut(seat).right -= 1,
        }
        let (money, cowboys) = self.alley_cost(side);
        self.pay(seat, Resource::Money, money, log);
        self.pay(seat, Resource::Cowboys, u16::from(cowboys), log);
    }
}
