//! Depots, tolls, and cities that grow (TL-14, TL-10.3).

use railhead_game::{Chance, Seat, SeatSet};

use super::{Flow, Log, or_decline};
use crate::{
    action::{Action, Mix},
    card::{Colour, Kind},
    event::{Event, Why},
    facts::{
        SlotRule, cards,
        effect::{Account, Ban, Benefit, Op},
        figures, frontiers,
    },
    piece::CityId,
    rules::payment::{Payment, Price},
    state::{
        TicketLegacy,
        frontier::{Depot, Keeper},
        pending::Pending,
    },
};

impl TicketLegacy {
    fn end_city(&self, end: u8) -> CityId {
        let track = self.in_play().track(self.claim.route);
        if end == 0 { track.a } else { track.b }
    }

    /// Who is owed a toll at an end of the route, and how much.
    fn toll_at(&self, seat: Seat, end: u8) -> Option<(Keeper, i16)> {
        match self.depot_at(self.end_city(end))? {
            Keeper::Seat(owner) if owner == seat => None,
            Keeper::Closed => None,
            keeper @ Keeper::Seat(_) => Some((keeper, frontiers().depots.toll)),
            Keeper::Combine => {
                let waived = self.standing_ops().iter().find_map(|op| match op {
                    Op::CombineToll { n } => Some(*n),
                    _ => None,
                });
                let finale = self.in_play().scenario.game >= figures().eras.finale;
                let toll = waived.unwrap_or(if finale {
                    frontiers().finale.combine_toll
                } else {
                    frontiers().depots.toll
                });
                (toll > 0).then_some((Keeper::Combine, toll))
            }
        }
    }

    /// The whole toll in coins, or a card; who can do neither pays what they have.
    pub(super) fn list_toll(&self, seat: Seat, end: u8, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let Some((_, toll)) = self.toll_at(seat, end) else { return Flow::Continue(()) };
        let player = self.player(seat);
        if player.coins >= toll || (player.hand.total() == 0 && player.coins > 0) {
            see(Action::Coins)?;
        }
        self.list_discards(seat, see)
    }

    pub(super) fn pay_toll(&mut self, seat: Seat, end: u8, action: Action, log: &mut Log) {
        self.pending.pop();
        let Some((keeper, toll)) = self.toll_at(seat, end) else { return };
        self.came_into_play(SlotRule::Tolls);
        match (action, keeper) {
            (Action::Discard(kind), Keeper::Seat(owner)) => self.hand_over(seat, owner, kind, log),
            (Action::Discard(kind), _) => self.discard_card(seat, kind, log),
            (_, Keeper::Seat(owner)) => {
                let dollars = toll.min(self.player(seat).coins);
                self.charge(seat, dollars, Account::Bank, Why::Toll, log);
                self.collect(owner, dollars, Why::Toll, log);
            }
            _ => self.charge(seat, toll, Account::Bank, Why::Toll, log),
        }
    }

    /// A card from hand to hand, face down.
    fn hand_over(&mut self, seat: Seat, to: Seat, kind: Kind, log: &mut Log) {
        let player = self.player_mut(seat);
        player.hand.remove(kind);
        // The others don't know which card left, so each kind may be one fewer.
        for kind in Kind::held() {
            player.known.remove(kind);
        }
        self.player_mut(to).hand.add(kind);
        let both = SeatSet::only(seat).with(to);
        log.revealed();
        log.tell(railhead_game::Audience::Only(both), Event::TollCard { seat, to, card: Some(kind) });
        log.tell(railhead_game::Audience::Except(both), Event::TollCard { seat, to, card: None });
    }

    /// Whether founding costs the seat no cards with the claim under way.
    fn founds_freely(&self, seat: Seat) -> bool {
        let by_card = self
            .announced(seat, self.claim.announced)
            .any(|card| cards().postcards[card.index()].benefits.contains(&Benefit::DepotFree {}));
        by_card || self.own_ops(seat).any(|op| matches!(op, Op::DepotFree {}))
    }

    fn depot_price() -> Price {
        Price { colour: None, cards: frontiers().depots.cards, colours: 1, spare_locos: 0, spare_cards: 0 }
    }

    /// Own depots on the map.
    pub(crate) fn depots_of(&self, seat: Seat) -> u8 {
        let own = |depot: &&Depot| depot.keeper == Keeper::Seat(seat);
        self.frontier.depots.as_slice().iter().filter(own).count() as u8
    }

    /// Whether the seat may still found a depot at all in this game.
    pub(crate) fn has_depot_left(&self, seat: Seat) -> bool {
        let limits = &frontiers().depots;
        self.in_play().has(SlotRule::FoundDepot)
            && self.player(seat).holdings.depots_founded < limits.per_game
            && self.depots_of(seat) < limits.per_company
            && !self.is_banned(seat, Ban::Depot)
    }

    /// Whether a city can take a depot or a growth sticker.
    fn is_site(&self, city: CityId) -> bool {
        !self.big.contains(city) && self.depot_at(city).is_none()
    }

    pub(super) fn list_sites(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let payable = self.founds_freely(seat) || Self::depot_price().is_met(&self.player(seat).hand);
        if !payable || !self.has_depot_left(seat) {
            return Flow::Continue(());
        }
        let ends = [self.end_city(0), self.end_city(1)];
        or_decline(ends.into_iter().filter(|city| self.is_site(*city)).map(Action::Depot), see)
    }

    pub(super) fn found_depot(&mut self, seat: Seat, city: CityId, log: &mut Log) {
        self.pending.pop();
        if !self.founds_freely(seat) {
            self.pending.push(Pending::FoundPay);
        }
        self.frontier.depots.push(Depot { city, keeper: Keeper::Seat(seat) });
        self.player_mut(seat).holdings.depots_founded += 1;
        self.came_into_play(SlotRule::FoundDepot);
        log.all(Event::DepotFounded { seat, city });
    }

    pub(super) fn list_depot_payments(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        Self::depot_price().each(&self.player(seat).hand, |payment| see(Action::Pay(payment)))
    }

    pub(super) fn pay_depot(&mut self, seat: Seat, payment: Payment, log: &mut Log) {
        self.pending.pop();
        log.revealed();
        if self.in_play().symbols && self.mixes_in(seat, payment, 0).len() > 1 {
            self.claim.depot = payment;
            self.pending.push(Pending::FoundMix);
            return;
        }
        let mix = |part: Option<(Colour, u8)>| part.map_or(Mix::default(), |part| self.usual_mix(seat, part));
        let (first, second) = (mix(payment.first), mix(payment.second));
        self.spend(seat, payment, first, second);
    }

    pub(super) fn list_depot_mixes(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let mixes = self.mixes_in(seat, self.claim.depot, 0).into_iter();
        mixes.map(|(first, second)| Action::Mix(first, second)).try_for_each(see)
    }

    pub(super) fn mix_depot(&mut self, seat: Seat, first: Mix, second: Mix, log: &mut Log) {
        self.pending.pop();
        log.revealed();
        self.spend(seat, self.claim.depot, first, second);
    }

    pub(crate) fn found_for_combine(&mut self, log: &mut Log) {
        let combine = |depot: &&Depot| depot.keeper == Keeper::Combine;
        if self.frontier.depots.as_slice().iter().filter(combine).count()
            >= usize::from(frontiers().depots.combine_most)
        {
            return;
        }
        let sites: Vec<CityId> = self.in_play().cities.iter().filter(|city| self.is_site(*city)).collect();
        if let Some(city) = self.dice.pick(&sites).copied() {
            self.frontier.depots.push(Depot { city, keeper: Keeper::Combine });
            log.all(Event::CombineFounded { city });
        }
    }

    pub(crate) fn offer_growth(&mut self) {
        let limits = &frontiers().growth;
        let grown = u8::from(self.frontier.boomed.is_some());
        if grown < limits.per_game && self.frontier.booms < limits.per_campaign {
            self.pending.push(Pending::Grow);
        }
    }

    pub(super) fn list_growth(&self, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.in_play().cities.iter().filter(|city| self.is_site(*city)).map(Action::Grow).try_for_each(see)
    }

    pub(super) fn grow(&mut self, city: CityId, log: &mut Log) {
        self.pending.pop();
        self.big.insert(city);
        self.frontier.booms += 1;
        self.frontier.boomed = Some(city);
        log.all(Event::Grew { city });
    }
}
