//! Postcards (TL-12).

use railhead_game::Seat;

use super::{Flow, Log, or_decline};
use crate::{
    action::Action,
    event::{Event, Why},
    facts::{
        SlotRule, cards,
        effect::{Ban, Benefit, Condition, PostcardKind, When},
        frontiers,
    },
    piece::{PostcardId, RouteId},
    rules::payment::Price,
    state::{TicketLegacy, frontier::HeldCard, pending::Pending},
};

impl TicketLegacy {
    /// The seat's cards for this moment that have a use left this turn, with their places.
    pub(super) fn usable_cards(
        &self,
        seat: Seat,
        when: When,
    ) -> impl Iterator<Item = (usize, PostcardId)> + '_ {
        let usable = move |held: &HeldCard| {
            held.uses > 0 && !held.used && cards().postcards[held.card.index()].when == when
        };
        self.open_postcards(seat)
            .filter(move |(_, held)| usable(held))
            .map(|(place, held)| (place, held.card))
    }

    /// Where the seat holds a card.
    pub(super) fn place_of(&self, seat: Seat, card: PostcardId) -> Option<usize> {
        self.open_postcards(seat).find(|(_, held)| held.card == card).map(|(place, _)| place)
    }

    /// One use of a card is over; with the last one the card is finished.
    pub(super) fn use_up(&mut self, seat: Seat, place: usize, log: &mut Log) {
        let held = &mut self.player_mut(seat).holdings.postcards.as_mut_slice()[place];
        held.used = true;
        held.uses = held.uses.saturating_sub(1);
        let HeldCard { card, uses, .. } = *held;
        log.revealed();
        log.all(Event::PostcardUsed { seat, card });
        if uses == 0 {
            self.finish_card(seat, place, log);
        }
    }

    fn finish_card(&mut self, seat: Seat, place: usize, log: &mut Log) {
        let held = &mut self.player_mut(seat).holdings.postcards.as_mut_slice()[place];
        held.done = true;
        let card = held.card;
        log.all(Event::PostcardDone { seat, card });
    }

    /// The cards in a set of announced places.
    pub(super) fn announced(&self, seat: Seat, places: u128) -> impl Iterator<Item = PostcardId> + '_ {
        let held = self.player(seat).holdings.postcards.as_slice().iter().enumerate();
        held.filter(move |(place, _)| places & (1 << place) != 0).map(|(_, held)| held.card)
    }

    /// Whether an announced card's condition fits the route.
    fn fits_route(&self, seat: Seat, card: PostcardId, route: RouteId) -> bool {
        match &cards().postcards[card.index()].cond {
            condition @ Condition::Claims { .. } => self.matches(seat, route, condition.filter()),
            _ => true,
        }
    }

    /// Whether announcing the card could have any effect.
    fn helps_claim(&self, seat: Seat, card: PostcardId) -> bool {
        let frees = |benefit: &Benefit| matches!(benefit, Benefit::DepotFree {});
        !cards().postcards[card.index()].benefits.iter().any(frees) || self.has_depot_left(seat)
    }

    pub(super) fn list_announcements(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (route, announced) = (self.claim.route, self.claim.announced);
        for (place, card) in self.usable_cards(seat, When::OnClaim) {
            let with = announced | 1 << place;
            if with != announced
                && self.fits_route(seat, card, route)
                && self.helps_claim(seat, card)
                && self.is_payable(seat, with)
            {
                see(Action::Use(card))?;
            }
        }
        Flow::Continue(())
    }

    pub(super) fn announce(&mut self, seat: Seat, card: PostcardId, log: &mut Log) {
        if let Some(place) = self.place_of(seat, card) {
            self.claim.announced |= 1 << place;
            log.revealed();
            log.all(Event::PostcardUsed { seat, card });
        }
    }

    /// The most cards by which a postcard could make a set smaller.
    pub(super) fn claim_helps(&self, seat: Seat) -> u8 {
        if self.player(seat).holdings.postcards.is_empty() {
            return 0;
        }
        self.usable_cards(seat, When::OnClaim).map(|(_, card)| discount(card)).max().unwrap_or(0)
    }

    /// A postcard that makes the set for a route smaller, and the price with it.
    pub(crate) fn discounted(&self, seat: Seat, route: RouteId) -> Option<(PostcardId, Price)> {
        let (place, card) = self
            .usable_cards(seat, When::OnClaim)
            .find(|(_, card)| discount(*card) > 0 && self.fits_route(seat, *card, route))?;
        Some((card, self.price(seat, route, 1 << place)))
    }

    /// Step 0: what announced cards give.
    pub(super) fn settle_announced(&mut self, seat: Seat, log: &mut Log) {
        let mut announced = self.claim.announced;
        // The last first: a card that is finished leaves the places before it as they are.
        while let Some(place) = announced.checked_ilog2() {
            announced &= !(1 << place);
            let place = place as usize;
            let card = self.player(seat).holdings.postcards.as_slice()[place].card;
            self.give(seat, card, log);
            let held = &mut self.player_mut(seat).holdings.postcards.as_mut_slice()[place];
            held.used = true;
            held.uses = held.uses.saturating_sub(1);
            if held.uses == 0 {
                self.finish_card(seat, place, log);
            }
        }
    }

    /// Benefits that money, cards and choices carry out at once.
    fn give(&mut self, seat: Seat, card: PostcardId, log: &mut Log) {
        for benefit in &cards().postcards[card.index()].benefits {
            match benefit {
                Benefit::Gain { n } | Benefit::StartCoins { n } => self.collect(seat, *n, Why::Postcard, log),
                Benefit::Draw { n } => self.pending.push(Pending::Gain { seat, left: *n }),
                Benefit::StartCards { n } => self.setup_cards(seat, *n, log),
                Benefit::Clue { n } => (0..*n).for_each(|_| self.draw_clue(seat, log)),
                Benefit::Wagon { n } => (0..*n).for_each(|_| self.pending.push(Pending::TakeWagon)),
                Benefit::SolveClue { n } => (0..*n).for_each(|_| self.pending.push(Pending::Solve)),
                Benefit::LiftCurse {} => self.pending.push(Pending::Lift),
                Benefit::Share { n } => (0..*n).for_each(|_| self.offer_share(seat, 0, true)),
                Benefit::Slip { n } => self.player_mut(seat).holdings.slip += n,
                Benefit::Next { no } => self.receive(seat, *no, log),
                // Carried out where the moment comes: with the payment, the curse, the ghost train or after the game.
                Benefit::DepotFree {}
                | Benefit::CancelCurse {}
                | Benefit::CopyVault {}
                | Benefit::Discount { .. }
                | Benefit::GhostShift { .. }
                | Benefit::PassCurse {}
                | Benefit::ReadAndRemove {}
                | Benefit::ToVault {} => {}
            }
        }
    }

    /// The next card of a chain comes to the seat; the document at its end goes straight into the vault.
    fn receive(&mut self, seat: Seat, no: u16, log: &mut Log) {
        let Some(card) = PostcardId::numbered(no) else { return };
        let row = &cards().postcards[card.index()];
        let held = &mut self.player_mut(seat).holdings.postcards;
        let place = held.len();
        held.push(HeldCard { card, uses: row.uses, used: false, done: false });
        log.only(seat, Event::PostcardCame { seat, card: Some(card) });
        log.others(seat, Event::PostcardCame { seat, card: None });
        if row.kind == PostcardKind::Document {
            self.finish_card(seat, place, log);
        }
    }

    /// Whether using a card before the action would have any effect.
    fn is_possible(&self, seat: Seat, card: PostcardId) -> bool {
        cards().postcards[card.index()].benefits.iter().all(|benefit| match benefit {
            Benefit::Clue { .. } => self.may_draw_clue(seat),
            Benefit::Wagon { .. } => !self.frontier.wagons.is_empty(),
            Benefit::SolveClue { .. } => !self.player(seat).holdings.clues.is_empty(),
            Benefit::LiftCurse {} => self.player(seat).holdings.curse_count() > 0,
            Benefit::Share { .. } => !self.frontier.shown.is_empty() && !self.is_banned(seat, Ban::Share),
            _ => true,
        })
    }

    pub(super) fn list_own_turn_cards(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.usable_cards(seat, When::OwnTurn)
            .filter(|(_, card)| self.is_possible(seat, *card))
            .map(|(_, card)| Action::Use(card))
            .try_for_each(see)
    }

    pub(super) fn use_own_turn_card(&mut self, seat: Seat, card: PostcardId, log: &mut Log) {
        if let Some(place) = self.place_of(seat, card) {
            self.use_up(seat, place, log);
            self.give(seat, card, log);
        }
    }

    pub(super) fn list_setup_cards(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        or_decline(self.usable_cards(seat, When::Setup).map(|(_, card)| Action::Use(card)), see)
    }

    pub(super) fn use_setup_card(&mut self, seat: Seat, card: PostcardId, log: &mut Log) {
        if let Some(place) = self.place_of(seat, card) {
            self.use_up(seat, place, log);
            self.give(seat, card, log);
        }
    }

    /// Documents go to their vaults; then every seat may use its cards for the set-up.
    pub(super) fn open_setup_cards(&mut self, log: &mut Log) {
        for seat in self.in_turn_order() {
            let documents: Vec<usize> = self
                .open_postcards(seat)
                .filter(|(_, held)| cards().postcards[held.card.index()].kind == PostcardKind::Document)
                .map(|(place, _)| place)
                .collect();
            for place in documents {
                self.finish_card(seat, place, log);
            }
        }
        let mut order: Vec<Seat> = self.in_turn_order().collect();
        order.reverse();
        for seat in order {
            if !self.player(seat).holdings.postcards.is_empty() {
                self.pending.push(Pending::Open { seat });
            }
        }
    }

    pub(super) fn list_completions(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let due = |held: &HeldCard| {
            let card = &cards().postcards[held.card.index()];
            card.when == When::InGame && self.holds(seat, &card.cond)
        };
        let due = self.open_postcards(seat).map(|(_, held)| held).filter(due);
        or_decline(due.map(|held| Action::Use(held.card)), see)
    }

    pub(super) fn complete(&mut self, seat: Seat, card: PostcardId, log: &mut Log) {
        if let Some(place) = self.place_of(seat, card) {
            self.use_up(seat, place, log);
            self.give(seat, card, log);
        }
    }

    /// Cards whose uses have become impossible for good are traded in.
    pub(crate) fn salvage(&mut self, log: &mut Log) {
        for seat in self.in_turn_order() {
            let dead: Vec<(usize, HeldCard)> =
                self.open_postcards(seat).filter(|(_, held)| self.is_dead(seat, held.card)).collect();
            for (place, held) in dead {
                let dollars = frontiers().salvage.per_use * i16::from(held.uses);
                self.finish_card(seat, place, log);
                self.collect(seat, dollars, Why::Postcard, log);
            }
        }
    }

    fn is_dead(&self, seat: Seat, card: PostcardId) -> bool {
        let in_play = self.in_play();
        let frontier = &self.frontier;
        cards().postcards[card.index()].benefits.iter().any(|benefit| match benefit {
            Benefit::Clue { .. } | Benefit::SolveClue { .. } => in_play.has(SlotRule::Clues) && !self.hunts(),
            Benefit::Share { .. } => {
                in_play.has(SlotRule::Shares) && frontier.shares.is_empty() && frontier.shown.is_empty()
            }
            Benefit::Wagon { .. } => {
                let held =
                    self.players.iter().any(|player| player.holdings.wagons.iter().any(|count| *count > 0));
                in_play.has(SlotRule::Wagons)
                    && frontier.bag.iter().all(|count| *count == 0)
                    && frontier.wagons.is_empty()
                    && !held
            }
            Benefit::DepotFree {} => self.depots_of(seat) >= frontiers().depots.per_company,
            _ => false,
        })
    }

    /// While slips are written: cards whose condition holds at the end. One that asks for a rank pays after it.
    pub(super) fn settle_game_end_postcards(&mut self, log: &mut Log) {
        for late in [false, true] {
            for seat in self.in_turn_order() {
                let due: Vec<(usize, PostcardId)> = self
                    .open_postcards(seat)
                    .filter(|(_, held)| {
                        let card = &cards().postcards[held.card.index()];
                        let ranked = matches!(card.cond, Condition::RankMax { .. });
                        card.when == When::GameEnd && ranked == late && self.holds(seat, &card.cond)
                    })
                    .map(|(place, held)| (place, held.card))
                    .collect();
                for (place, card) in due {
                    self.use_up(seat, place, log);
                    if late {
                        self.give_late(seat, card);
                    } else {
                        self.give(seat, card, log);
                    }
                }
            }
        }
    }

    fn give_late(&mut self, seat: Seat, card: PostcardId) {
        for benefit in &cards().postcards[card.index()].benefits {
            if let Benefit::Slip { n } = benefit {
                self.player_mut(seat).holdings.late_slip += n;
            }
        }
    }
}

fn discount(card: PostcardId) -> u8 {
    let benefits = cards().postcards[card.index()].benefits.iter();
    benefits.map(|benefit| if let Benefit::Discount { n } = benefit { *n } else { 0 }).sum()
}
