//! The alley: other people's characters for money and cowboys (CH-8).

use std::ops::ControlFlow;

use railhead_game::{Arg, Illegal, Seat, require};

use crate::{
    action::{Action, Side},
    event::Resource,
    facts::facts,
    piece::{Character, EventCard, Set},
    rules::{Log, about, turn::Means},
    state::Chaparral,
};

impl Chaparral {
    /// A character that others took, if the seat can pay and the action does anything (CH-8.1 to CH-8.4).
    pub(super) fn may_use_alley(&self, seat: Seat, side: Side, character: Character) -> Result<(), Illegal> {
        let player = self.player(seat);
        match side {
            Side::Left => require(player.left, "CH-8.1", "not-in-alley-left")?,
            Side::Right => require(player.right > 0, "CH-8.1", "not-in-alley-right")?,
        }
        let about = || about("character", character);
        let closed = facts().index.closed_to_alley.contains(character);
        require(!closed, "CH-8.3", "alley-closed").map_err(about())?;
        require(!player.on.contains(character), "CH-8.4", "own-cowboy-there").map_err(about())?;
        require(!player.used.contains(character), "CH-8.4", "used-already").map_err(about())?;
        require(self.open_in_alley().contains(character), "CH-8.2", "nobody-there").map_err(about())?;
        let (money, cowboys) = self.alley_cost(side);
        require(self.can_pay_alley(seat, side), "CH-8.1", "alley-too-dear")
            .map_err(|why| why.with("money", Arg::Money(money.into())).with("cowboys", cowboys))?;
        let means = Means { money: player.money - money, cowboys: player.cowboys - cowboys };
        self.would_do_something(seat, character, means, false)
    }

    /// Characters that somebody took; all of them where that is not asked for (CH-8.2).
    #[inline]
    fn open_in_alley(&self) -> Set<Character> {
        if self.readings.alley_needs_a_taken_character { self.taken() } else { Set::full() }
    }

    #[inline]
    fn can_pay_alley(&self, seat: Seat, side: Side) -> bool {
        let (player, (money, cowboys)) = (self.player(seat), self.alley_cost(side));
        money <= player.money && cowboys <= player.cowboys
    }

    /// What `seat` might do through the alley: the characters that others took and that are not closed to it, by each side
    /// that it can pay for.
    pub(super) fn alley_candidates(
        &self,
        seat: Seat,
        mut see: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = self.player(seat);
        let closed = facts().index.closed_to_alley.or(player.on).or(player.used);
        for side in self.sides(seat).filter(|side| self.can_pay_alley(seat, *side)) {
            let characters = self.open_in_alley().minus(closed);
            characters.iter().try_for_each(|character| see(Action::Alley(side, character)))?;
        }
        ControlFlow::Continue(())
    }

    /// The sides of the alley where `seat` has an unused piece.
    pub(super) fn sides(&self, seat: Seat) -> impl Iterator<Item = Side> + use<> {
        let player = self.player(seat);
        let sides = [player.left.then_some(Side::Left), (player.right > 0).then_some(Side::Right)];
        sides.into_iter().flatten()
    }

    /// Money and cowboys for a use of the alley (CH-8.1, CH-16.7).
    #[inline]
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
