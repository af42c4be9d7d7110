//! What a character's action would do for a seat, as the board tells it.

use railhead_game::Seat;

use super::Preview;
use crate::{
    action::{Action, Side},
    facts::{cards::CoachContent, facts},
    piece::{Business, Character, EventCard, Good},
    state::Chaparral,
};

impl Chaparral {
    /// What the action of `character` would do for `seat` through the alley, if it may be taken so.
    pub(super) fn preview_through(&self, seat: Seat, side: Side, character: Character) -> Option<Preview> {
        self.check(seat, Action::Alley(side, character)).ok()?;
        let (money, cowboys) = self.alley_cost(side);
        let mut after = self.clone();
        let player = after.player_mut(seat);
        player.money -= money;
        player.cowboys -= cowboys;
        Some(after.preview(seat, character))
    }

    /// What the action of `character` would do for `seat` if it could be taken now.
    pub(super) fn preview(&self, seat: Seat, character: Character) -> Preview {
        let amounts = &facts().table.actions;
        let room = u16::from(facts().table.limits.cowboys - self.player(seat).cowboys);
        match character {
            Character::Sheriff => self.preview_events(),
            Character::Mayor => self.preview_coach(),
            Character::Banker => Preview::Money { money: self.bank_income(seat) },
            Character::Rancher => self.preview_farms(seat),
            Character::Merchant => self.preview_sales(seat),
            Character::RailroadBoss => Preview::Segments { segments: self.most_segments(seat) },
            Character::Miner => self.preview_mine(seat),
            Character::Notary => self.preview_businesses(seat),
            Character::Stranger => Preview::Cowboys { cowboys: self.stranger_cowboys().min(room) },
            Character::Settler => Preview::Settlers { settlers: amounts.settlers },
            Character::SaloonOwner => {
                Preview::Saloon { money: amounts.saloon_money, cowboys: self.saloon_cowboys().min(room) }
            }
            Character::GeneralCuster if !self.could_clear(seat) => Preview::Nothing,
            Character::GeneralCuster => Preview::Apaches { cost: self.battle_cost() },
        }
        .or_nothing()
    }

    fn preview_events(&self) -> Preview {
        let coin = facts().table.setup.sheriff_coin[self.row()];
        Preview::Events { coin: if self.coin { u16::from(coin) } else { 0 } }
    }

    fn preview_coach(&self) -> Preview {
        match self.coach.map(|coach| facts().coach(coach)) {
            Some(_) if self.event == EventCard::StagecoachRobbery => {
                Preview::Coach { money: facts().cards.effects.robbery_money, gold: 0, politician: false }
            }
            Some(card) => Preview::Coach {
                money: card.money,
                gold: card.gold,
                politician: card.content == CoachContent::Politician,
            },
            None => Preview::Nothing,
        }
    }

    fn preview_farms(&self, seat: Seat) -> Preview {
        let money = self.player(seat).money;
        let kinds = Good::ALL.into_iter().filter(|good| self.could_buy_for(seat, *good, money));
        Preview::Farms { kinds: kinds.count() }
    }

    fn preview_sales(&self, seat: Seat) -> Preview {
        let mut sums: Vec<u16> = self.sellable(seat).iter().map(|good| self.proceeds(seat, good)).collect();
        sums.sort_unstable_by(|a, b| b.cmp(a));
        if sums.is_empty() && self.others_could_sell(seat) {
            Preview::OthersSell
        } else if sums.is_empty() {
            Preview::Nothing
        } else {
            let sales = usize::from(facts().table.actions.sales_by_merchant);
            Preview::Sales { money: sums.iter().take(sales).sum() }
        }
    }

    fn preview_mine(&self, seat: Seat) -> Preview {
        let (player, limits) = (self.player(seat), &facts().table.limits);
        let gold = player.cowboys / self.cowboys_to_mine().1;
        Preview::Mine {
            iron: self.iron_beside(seat, 0).min(limits.iron - player.iron),
            gold: gold.min(limits.gold - player.gold),
        }
    }

    fn preview_businesses(&self, seat: Seat) -> Preview {
        let kinds = Business::ALL.into_iter().filter(|business| self.can_buy(seat, *business));
        Preview::Businesses { kinds: kinds.count() }
    }
}

impl Preview {
    /// The same, or nothing if it comes to nothing.
    fn or_nothing(self) -> Preview {
        match self {
            Preview::Money { money: 0 }
            | Preview::Farms { kinds: 0 }
            | Preview::Segments { segments: 0 }
            | Preview::Mine { iron: 0, gold: 0 }
            | Preview::Businesses { kinds: 0 }
            | Preview::Cowboys { cowboys: 0 } => Preview::Nothing,
            other => other,
        }
    }
}
