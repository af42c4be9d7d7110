//! How the table looks from one seat: the view, built up from nothing.

use railhead_game::Seat;

use crate::{
    action::{Loss, Side},
    facts::{facts, index::Condition},
    piece::{Business, Character, Good, Objective},
    state::{Chaparral, Phase, Section},
    view::{
        BusinessView, CharacterView, Count, FarmView, GoodView, KnownEvent, ObjectiveView, PlayerView,
        PrizeView, Quotes, SectionView, Step, View,
    },
};

impl View {
    /// The table as `viewer` sees it.
    pub(crate) fn of(game: &Chaparral, viewer: Option<Seat>) -> View {
        let over = game.phase == Phase::Over;
        View {
            viewer,
            round: game.round,
            rounds: game.round + game.coaches.len() as u8,
            start: game.start,
            turn: game.turn,
            actor: game.actor(),
            step: step(game.phase),
            left: game.markers_left(),
            players: Seat::all(game.seats).map(|seat| game.player_view(seat)).collect(),
            characters: Character::ALL
                .iter()
                .map(|character| game.character_view(viewer, *character))
                .collect(),
            businesses: Business::ALL.iter().map(|business| game.business_view(*business)).collect(),
            alley: game.alley.iter().collect(),
            event: game.event,
            past_events: game.past_events.iter().collect(),
            events_left: game.events.len(),
            known_events: viewer.map_or_else(Vec::new, |seat| game.known_events(seat)),
            coach: game.coach,
            coaches_left: game.coaches.len(),
            dropped_coaches: game.dropped_coaches.iter().collect(),
            goods: Good::ALL.iter().map(|good| game.good_view(*good)).collect(),
            sections: game.section_views(),
            prize: game.prize_view(),
            politicians: game.politicians,
            coin: game.coin,
            objectives: Objective::ALL.iter().map(|objective| game.objective_view(*objective)).collect(),
            goal: facts().table.end.objectives[game.row()],
            winners: over.then(|| game.ranking().winners),
            quotes: viewer.map(|seat| game.quotes(seat)),
            outlooks: viewer.map_or_else(Vec::new, |seat| game.outlooks(seat)),
        }
    }
}

impl Chaparral {
    fn markers_left(&self) -> u8 {
        match self.phase {
            Phase::Influence { placed } => facts().table.limits.influence_per_round - placed.len() as u8,
            Phase::Return { left } => left,
            Phase::Marker { .. } => 1,
            _ => 0,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = self.player(seat);
        let progress = Objective::ALL.iter().map(|objective| self.progress(seat, *objective));
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

    /// How near `seat` is to each condition of `objective`.
    pub(super) fn progress(&self, seat: Seat, objective: Objective) -> Vec<Count> {
        let count = |condition: &Condition| Count {
            has: self.measure(seat, &condition.measure),
            needs: condition.needs(self.seats),
        };
        facts().conditions(objective).iter().map(count).collect()
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
            preview: viewer.map(|seat| self.preview(seat, character)),
            through_alley: [Side::Left, Side::Right]
                .map(|side| viewer.and_then(|seat| self.preview_through(seat, side, character))),
        }
    }

    fn business_view(&self, business: Business) -> BusinessView {
        let has_influence = |seat: &Seat| self.player(*seat).influence.contains(business);
        BusinessView {
            business,
            price: facts().business(business).price,
            status: facts().business(business).status,
            owner: self.owner(business),
            influence: Seat::all(self.seats).filter(has_influence).collect(),
        }
    }

    fn known_events(&self, viewer: Seat) -> Vec<KnownEvent> {
        let from_top = self.events.iter().rev().enumerate();
        from_top
            .filter(|(_, card)| self.is_placed_by(viewer, *card))
            .map(|(depth, card)| KnownEvent { depth, card })
            .collect()
    }

    fn good_view(&self, good: Good) -> GoodView {
        let unsold = self.unsold[good.index()];
        GoodView {
            good,
            prices: facts().farm(good).market.clone(),
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
        let prize = facts().ranch.railway.prizes.get(taken)?;
        Some(PrizeView { gold: prize.gold, money: prize.money })
    }

    fn objective_view(&self, objective: Objective) -> ObjectiveView {
        let has_claimed = |seat: &Seat| self.player(*seat).objectives.contains(objective);
        ObjectiveView {
            objective,
            special: facts().index.special.contains(objective),
            copies: self.copies[objective.index()],
            claimed: Seat::all(self.seats).filter(has_claimed).collect(),
        }
    }

    fn quotes(&self, seat: Seat) -> Quotes {
        let player = self.player(seat);
        let golds = player.cowboys / self.cowboys_to_mine().1;
        let all = Section::segments();
        let segments = |place: &Section| {
            (1..=all - place.built).map(|segments| self.segments_cost(place.built, segments)).collect()
        };
        let taken = |loss: Loss| {
            let (has, asked) = self.loss(seat, loss);
            asked.min(has)
        };
        Quotes {
            farm_prices: Good::ALL.iter().map(|good| self.farm_price(seat, *good)).collect(),
            business_prices: Business::ALL
                .iter()
                .map(|business| self.business_price(seat, *business))
                .collect(),
            sheep_marker: self.sheep_bring_a_marker(seat),
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
        Phase::Claim => Step::Claim,
        Phase::Donate => Step::Donate,
        Phase::Over => Step::Over,
    }
}
