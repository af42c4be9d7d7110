//! What a character's action would do for a seat, as the board tells it.

use railhead_game::Seat;

use super::Preview;
use crate::{
    action::{Action, Side},
    facts::{cards::CoachContent, facts},
    piece::{Bonus, Business, Character, EventCard, Good},
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
            Character::Sheriff => self.preview_events(seat),
            Character::Mayor => self.preview_coach(),
            Character::Banker => self.preview_income(seat),
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

    fn preview_events(&self, seat: Seat) -> Preview {
        let coin = facts().table.setup.sheriff_coin[self.row()];
        Preview::Events {
            coin: if self.coin { u16::from(coin) } else { 0 },
            starter: self.starter_after(Some(seat)),
        }
    }

    fn preview_income(&self, seat: Seat) -> Preview {
        let player = self.player(seat);
        let (markers, businesses) = match self.event {
            EventCard::BankruptBanker => (0, 0),
            _ => (player.markers().len(), player.owned.len()),
        };
        Preview::Money { money: self.bank_income(seat), markers, businesses }
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
        let price =
            |good: &Good| self.could_buy_for(seat, *good, money).then(|| self.farm_price(seat, *good));
        let prices: Vec<Option<u16>> = Good::ALL.iter().map(price).collect();
        let two = self.two_for(seat, prices.iter().copied().flatten(), Bonus::FarmDiscount);
        Preview::Farms { prices: prices.try_into().unwrap_or_default(), two }
    }

    /// Whether `seat` can pay the two cheapest of these prices together; a discount is for one of them only.
    fn two_for(&self, seat: Seat, prices: impl Iterator<Item = u16>, discount: Bonus) -> bool {
        let mut prices: Vec<u16> = prices.collect();
        prices.sort_unstable();
        let player = self.player(seat);
        let off = if player.discounts.contains(discount) {
            u16::from(facts().token(discount).effect.amount)
        } else {
            0
        };
        matches!(prices[..], [one, two, ..] if one + two + off <= player.money)
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
        let room = limits.iron - player.iron;
        let gold = gold.min(limits.gold - player.gold);
        Preview::Mine {
            iron: self.iron_beside(seat, 0).min(room),
            gold,
            beside: self.iron_beside(seat, gold).min(room),
        }
    }

    fn preview_businesses(&self, seat: Seat) -> Preview {
        let open = Business::ALL.into_iter().filter(|business| self.can_buy(seat, *business));
        let prices: Vec<u16> = open.map(|business| self.business_price(seat, business)).collect();
        Preview::Businesses {
            kinds: prices.len(),
            least: prices.iter().copied().min().unwrap_or(0),
            most: prices.iter().copied().max().unwrap_or(0),
            two: self.two_for(seat, prices.into_iter(), Bonus::BusinessDiscount),
        }
    }
}

impl Preview {
    /// The same, or nothing if it comes to nothing.
    fn or_nothing(self) -> Preview {
        match self {
            Preview::Money { money: 0, .. }
            | Preview::Farms { prices: [None, None, None, None, None], .. }
            | Preview::Segments { segments: 0 }
            | Preview::Mine { iron: 0, gold: 0, .. }
            | Preview::Businesses { kinds: 0, .. }
            | Preview::Cowboys { cowboys: 0 } => Preview::Nothing,
            other => other,
        }
    }
}
