//! How the table looks from one seat: the view, built up from nothing.

use railhead_game::Seat;

use crate::{
    action::{Action, Loss, Side},
    facts::{
        Condition, almanac,
        table::{CoachContent, facts},
    },
    piece::{Business, Character, EventCard, Good, Objective, Piece},
    state::{Chaparral, Phase, Section},
    view::{
        BusinessView, CharacterView, Count, Desk, FarmView, GoodView, KnownEvent, ObjectiveView, PlayerView,
        PrizeView, Prospect, SectionView, Step, View,
    },
};

impl Chaparral {
    pub(crate) fn seen_by(&self, viewer: Option<Seat>) -> View {
        let over = self.phase == Phase::Over;
        View {
            viewer,
            round: self.round,
            rounds: self.round + self.coaches.len() as u8,
            start: self.start,
            turn: self.turn,
            actor: self.actor(),
            step: step(self.phase),
            left: self.markers_left(),
            players: Seat::all(self.seats).map(|seat| self.player_view(seat)).collect(),
            characters: Character::ALL
                .iter()
                .map(|character| self.character_view(viewer, *character))
                .collect(),
            businesses: Business::ALL.iter().map(|business| self.business_view(*business)).collect(),
            alley: self.alley.to_vec(),
            event: self.event,
            past_events: self.past_events.iter().collect(),
            events_left: self.events.len(),
            known_events: viewer.map_or_else(Vec::new, |seat| self.known_events(seat)),
            coach: self.coach,
            coaches_left: self.coaches.len(),
            dropped_coaches: self.dropped_coaches.iter().collect(),
            goods: Good::ALL.iter().map(|good| self.good_view(*good)).collect(),
            sections: self.section_views(),
            prize: self.prize_view(),
            politicians: self.politicians,
            coin: self.coin,
            objectives: Objective::ALL.iter().map(|objective| self.objective_view(*objective)).collect(),
            goal: almanac().end.objectives[self.row()],
            winners: over.then(|| self.result().winners),
            desk: viewer.map(|seat| self.desk(seat)),
        }
    }

    fn markers_left(&self) -> u8 {
        match self.phase {
            Phase::Influence { placed } => almanac().limits.influence_per_round - placed.len() as u8,
            Phase::Return { left } => left,
            Phase::Marker { .. } => 1,
            _ => 0,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let count = |condition: &Condition| Count {
            has: self.measure(seat, &condition.measure),
            needs: condition.needs(self.seats),
        };
        let progress = Objective::ALL
            .iter()
            .map(|objective| almanac().objective(*objective).conditions.iter().map(count).collect());
        PlayerView {
            seat,
            money: player.money,
            cowboys: player.cowboys,
            iron: player.iron,
            gold: player.gold,
            settlers: player.settlers,
            influence: player.influence.iter().collect(),
            owned: player.owned.iter().collect(),
            farms: player.farms.iter().map(|good| self.farm_view(seat, good)).collect(),
            coaches: player.coaches.iter().collect(),
            apaches: player.apaches,
            token: player.token,
            objectives: player.objectives.iter().collect(),
            specials: self.specials(seat),
            guests: player.guests,
            discounts: player.discounts.iter().collect(),
            pieces: player.pieces,
            blocks: player.blocks,
            on: player.on.iter().collect(),
            used: player.used.iter().collect(),
            alley_left: player.left,
            alley_right: player.right,
            fortune: self.fortune(seat),
            home: self.is_home(seat),
            progress: progress.collect(),
        }
    }

    fn farm_view(&self, seat: Seat, good: Good) -> FarmView {
        let player = self.player(seat);
        FarmView { good, apache: player.troubled.contains(good), politician: player.hosts.contains(good) }
    }

    /// Whether `seat` has finished its actions in this round.
    fn is_home(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Place | Phase::Block | Phase::Influence { .. } => false,
            Phase::Over => true,
            _ => self.in_order().take_while(|other| *other != self.turn).any(|other| other == seat),
        }
    }

    fn character_view(&self, viewer: Option<Seat>, character: Character) -> CharacterView {
        CharacterView {
            character,
            cowboy: Seat::all(self.seats).find(|seat| self.player(*seat).on.contains(character)),
            blocked: self.blocked.contains(character),
            token: self.tokens[character.index()],
            prospect: viewer.map(|seat| self.prospect(seat, character)),
            through_alley: [Side::Left, Side::Right]
                .map(|side| viewer.and_then(|seat| self.prospect_through(seat, side, character))),
        }
    }

    /// What the action of `character` would do for `seat` through the alley, if it may be taken so.
    fn prospect_through(&self, seat: Seat, side: Side, character: Character) -> Option<Prospect> {
        self.verdict(seat, Action::Alley(side, character)).ok()?;
        let (money, cowboys) = self.alley_cost(side);
        let mut after = self.clone();
        let player = after.player_mut(seat);
        player.money -= money;
        player.cowboys -= cowboys;
        Some(after.prospect(seat, character))
    }

    /// What the action of `character` would do for `seat` if it could be taken now.
    pub(crate) fn prospect(&self, seat: Seat, character: Character) -> Prospect {
        let player = self.player(seat);
        let (amounts, limits) = (almanac().amounts, almanac().limits);
        let prospect = match character {
            Character::Sheriff => {
                let coin = facts().table.setup.sheriff_coin[self.row()];
                Prospect::Events { coin: if self.coin { u16::from(coin) } else { 0 } }
            }
            Character::Mayor => match self.coach.map(|coach| almanac().coach(coach)) {
                Some(_) if self.event == EventCard::StagecoachRobbery => {
                    Prospect::Coach { money: almanac().effects.robbery_money, gold: 0, politician: false }
                }
                Some(card) => Prospect::Coach {
                    money: card.money,
                    gold: card.gold,
                    politician: card.content == CoachContent::Politician,
                },
                None => Prospect::Nothing,
            },
            Character::Banker => Prospect::Money { money: self.bank_income(seat) },
            Character::Rancher => {
                let kinds = Good::ALL.iter().filter(|good| {
                    let unsold = self.unsold[good.index()];
                    let there = unsold.troubled + unsold.clean > 0 && !player.farms.contains(**good);
                    there && self.farm_price(seat, **good) <= player.money
                });
                Prospect::Farms { kinds: kinds.count() }
            }
            Character::Merchant => {
                let mut sums: Vec<u16> =
                    self.sellable(seat).iter().map(|good| self.proceeds(seat, good)).collect();
                sums.sort_unstable_by(|a, b| b.cmp(a));
                if sums.is_empty() && self.others_could_sell(seat) {
                    Prospect::OthersSell
                } else if sums.is_empty() {
                    Prospect::Nothing
                } else {
                    Prospect::Sales { money: sums.iter().take(usize::from(amounts.sales_by_merchant)).sum() }
                }
            }
            Character::RailroadBoss => Prospect::Segments { segments: self.most_segments(seat) },
            Character::Miner => {
                let gold = player.cowboys / self.cowboys_to_mine().1;
                Prospect::Mine {
                    iron: self.iron_beside(seat, 0).min(limits.iron - player.iron),
                    gold: gold.min(limits.gold - player.gold),
                }
            }
            Character::Notary => {
                let kinds = Business::ALL.iter().filter(|business| self.can_buy(seat, **business));
                Prospect::Businesses { kinds: kinds.count() }
            }
            Character::Stranger => Prospect::Cowboys {
                cowboys: self.stranger_cowboys().min(u16::from(limits.cowboys - player.cowboys)),
            },
            Character::Settler => Prospect::Settlers { settlers: amounts.settlers },
            Character::SaloonOwner => Prospect::Saloon {
                money: amounts.saloon_money,
                cowboys: self.saloon_cowboys().min(u16::from(limits.cowboys - player.cowboys)),
            },
            Character::GeneralCuster if !self.could_clear(seat) => Prospect::Nothing,
            Character::GeneralCuster => Prospect::Apaches { cost: self.battle_cost() },
        };
        match prospect {
            Prospect::Money { money: 0 }
            | Prospect::Farms { kinds: 0 }
            | Prospect::Segments { segments: 0 }
            | Prospect::Mine { iron: 0, gold: 0 }
            | Prospect::Businesses { kinds: 0 }
            | Prospect::Cowboys { cowboys: 0 } => Prospect::Nothing,
            other => other,
        }
    }

    fn business_view(&self, business: Business) -> BusinessView {
        let has_influence = |seat: &Seat| self.player(*seat).influence.contains(business);
        BusinessView {
            business,
            price: almanac().price[business.index()],
            status: almanac().status[business.index()],
            owner: self.owner(business),
            influence: Seat::all(self.seats).filter(has_influence).collect(),
        }
    }

    fn known_events(&self, viewer: Seat) -> Vec<KnownEvent> {
        let from_top = self.events.iter().rev().copied().enumerate();
        from_top
            .filter(|(_, card)| self.is_placed_by(viewer, *card))
            .map(|(depth, card)| KnownEvent { depth, card })
            .collect()
    }

    fn good_view(&self, good: Good) -> GoodView {
        let unsold = self.unsold[good.index()];
        GoodView {
            good,
            prices: almanac().farm(good).market.to_vec(),
            used: self.market[good.index()],
            price: self.market_price(good),
            troubled: unsold.troubled,
            clean: unsold.clean,
        }
    }

    fn section_views(&self) -> Vec<SectionView> {
        let sections = Good::SECTIONS.into_iter().zip(self.sections);
        sections
            .map(|(section, place)| SectionView { section, built: place.built, builder: place.builder })
            .collect()
    }

    fn prize_view(&self) -> Option<PrizeView> {
        let taken = self.finished_sections() - usize::from(self.phase == Phase::Prize);
        almanac().prizes.get(taken).map(|prize| PrizeView { gold: prize.gold, money: prize.money })
    }

    fn objective_view(&self, objective: Objective) -> ObjectiveView {
        let has_claimed = |seat: &Seat| self.player(*seat).objectives.contains(objective);
        ObjectiveView {
            objective,
            special: almanac().special.contains(objective),
            copies: self.copies[objective.index()],
            claimed: Seat::all(self.seats).filter(has_claimed).collect(),
        }
    }

    fn desk(&self, seat: Seat) -> Desk {
        let player = self.player(seat);
        let golds = player.cowboys / self.cowboys_to_mine().1;
        let all = almanac().segments.len() as u8;
        let segments = |place: &Section| {
            (1..=all - place.built).map(|segments| self.segments_cost(place.built, segments)).collect()
        };
        let taken = |loss: Loss| {
            let (has, asked) = self.loss(seat, loss);
            asked.min(has)
        };
        Desk {
            farm_prices: Good::ALL.iter().map(|good| self.farm_price(seat, *good)).collect(),
            business_prices: Business::ALL
                .iter()
                .map(|business| self.business_price(seat, *business))
                .collect(),
            proceeds: Good::ALL.iter().map(|good| self.proceeds(seat, *good)).collect(),
            iron_beside: (0..=golds).map(|gold| self.iron_beside(seat, gold)).collect(),
            alley: [self.alley_cost(Side::Left), self.alley_cost(Side::Right)],
            segments: self.sections.iter().map(segments).collect(),
            losses: Loss::ALL.map(taken),
        }
    }
}

fn step(phase: Phase) -> Step {
    match phase {
        Phase::Place => Step::Place,
        Phase::Block => Step::Block,
        Phase::Influence { .. } => Step::Influence,
        Phase::Act => Step::Act,
        Phase::Stack => Step::Stack,
        Phase::Welcome => Step::Welcome,
        Phase::Ranch { bought: 0 } => Step::Ranch,
        Phase::Ranch { .. } => Step::RanchMore,
        Phase::Marker { .. } => Step::Marker,
        Phase::Sell { sold: None, .. } => Step::Sell,
        Phase::Sell { .. } => Step::SellMore,
        Phase::Follow { .. } => Step::Follow,
        Phase::Build => Step::Build,
        Phase::Prize => Step::Prize,
        Phase::Mine => Step::Mine,
        Phase::Notary { bought: 0 } => Step::Notary,
        Phase::Notary { .. } => Step::NotaryMore,
        Phase::Clear => Step::Clear,
        Phase::Lose => Step::Lose,
        Phase::Return { .. } => Step::Return,
        Phase::Donate => Step::Donate,
        Phase::Over => Step::Over,
    }
}
