//! Claiming routes, and what a route costs (TL-6).

use railhead_game::{Illegal, Seat, require};
use railhead_pieces::Sole;

use super::{Flow, Log};
use crate::{
    action::{Action, Mix},
    card::{Colour, Kind, Symbol},
    event::{Event, Why},
    facts::{
        SlotRule, cards,
        effect::{Account, Benefit, Condition, Filter, Flag, Op},
        figures,
    },
    piece::{RouteId, RouteSet},
    rules::payment::{Payment, Price},
    state::{ClaimNow, TicketLegacy, lasting, pending::Pending},
};

impl TicketLegacy {
    /// Every route that the seat may claim now.
    pub(crate) fn claimable(&self, seat: Seat) -> RouteSet {
        let in_play = self.in_play();
        let player = self.player(seat);
        let hand = &player.hand;
        let spare = self.claim_helps(seat);
        let locos = hand.locos() + spare;
        let trains = player.trains;
        let mut affordable = RouteSet::EMPTY;
        let (mut most, mut next) = (0, 0);
        for colour in Colour::ALL {
            let held = hand.colour(colour);
            affordable = affordable.or(in_play.within(Some(colour), (held + locos).min(trains)));
            if held > most {
                (most, next) = (held, most);
            } else if held > next {
                next = held;
            }
        }
        let mixed = if self.grey_colours() > 1 { most + next } else { most };
        affordable = affordable.or(in_play.within(None, (mixed + locos).min(trains)));
        let reachable = affordable.and(self.free).minus(player.barred);
        if spare == 0 && !self.has_surcharges(seat) {
            return reachable;
        }
        reachable.iter().filter(|route| self.can_pay(seat, *route)).collect()
    }

    /// Whether the seat can pay for the route, with any help from its cards.
    fn can_pay(&self, seat: Seat, route: RouteId) -> bool {
        let hand = &self.player(seat).hand;
        let price = self.price(seat, route, 0);
        price.is_met(hand) || self.discounted(seat, route).is_some_and(|(_, price)| price.is_met(hand))
    }

    pub(super) fn may_claim(&self, seat: Seat, route: RouteId) -> Result<(), Illegal> {
        self.check_claim(seat, route, self.claimable(seat))
    }

    /// Whether a route is among those that are [claimable](TicketLegacy::claimable); if not, why.
    pub(crate) fn check_claim(&self, seat: Seat, route: RouteId, claimable: RouteSet) -> Result<(), Illegal> {
        let player = self.player(seat);
        let track = self.in_play().track(route);
        require(self.in_play().open.contains(route), "TL-6.2", "off-the-map")?;
        require(self.owner(route).is_none(), "TL-6.1", "taken")?;
        require(!player.barred.contains(route), "TL-6.9", "parallel-own")?;
        require(self.free.contains(route), "TL-6.10", "closed")?;
        require(player.trains >= track.length, "TL-6.6", "too-few-trains")?;
        let (paragraph, reason) = match track.colour {
            Some(_) => ("TL-6.3", "cannot-pay"),
            None => ("TL-6.4", "cannot-pay-grey"),
        };
        require(claimable.contains(route), paragraph, reason).map_err(|why| why.with("count", track.length))
    }

    /// How many colours a grey set may mix.
    fn grey_colours(&self) -> u8 {
        let colours = self.standing_ops().iter().find_map(|op| match op {
            Op::GreyColours { n } => Some(*n),
            _ => None,
        });
        colours.unwrap_or(1)
    }

    fn has_surcharges(&self, seat: Seat) -> bool {
        self.ops_for(seat).any(|op| matches!(op, Op::ClaimExtraCards { .. }))
    }

    /// Cards of any kind that the route costs on top.
    fn surcharge(&self, seat: Seat, route: RouteId) -> u8 {
        let extra = self.ops_for(seat).map(|op| match op {
            Op::ClaimExtraCards { n, .. } if self.matches(seat, route, op.filter()) => *n,
            _ => 0,
        });
        extra.sum()
    }

    /// What the route costs the seat when the postcards in `announced` are used.
    pub(crate) fn price(&self, seat: Seat, route: RouteId, announced: u128) -> Price {
        let track = self.in_play().track(route);
        let mut price = Price {
            colour: track.colour,
            cards: track.length,
            colours: self.grey_colours(),
            spare_locos: 0,
            spare_cards: self.surcharge(seat, route),
        };
        for held in self.announced(seat, announced) {
            let card = &cards().postcards[held.index()];
            if let Condition::ExtraLoco { n } = card.cond {
                price.spare_locos += n;
            }
            for benefit in &card.benefits {
                if let Benefit::Discount { n } = benefit {
                    price.cards = price.cards.saturating_sub(*n).max(1);
                }
            }
        }
        price
    }

    /// Pickaxes that the announced postcards ask the set to show.
    fn pickaxes_asked(&self, seat: Seat, announced: u128) -> u8 {
        let asked = self.announced(seat, announced).map(|held| match cards().postcards[held.index()].cond {
            Condition::PaidSymbol { symbol: Symbol::Pickaxe, n } => n,
            _ => 0,
        });
        asked.max().unwrap_or(0)
    }

    /// The most pickaxes that a set from the seat's hand can show; a locomotive counts as one.
    fn most_pickaxes(&self, seat: Seat, payment: Payment) -> u8 {
        let hand = &self.player(seat).hand;
        let coloured = payment
            .coloured()
            .map(|(colour, count)| hand.of(Kind::coloured(colour, Symbol::Pickaxe)).min(count));
        payment.locos + coloured.sum::<u8>()
    }

    /// Shows `see` every set that pays for the claim under way.
    fn each_payment(&self, seat: Seat, announced: u128, mut see: impl FnMut(Payment) -> Flow) -> Flow {
        let asked = self.pickaxes_asked(seat, announced);
        self.price(seat, self.claim.route, announced).each(&self.player(seat).hand, |payment| {
            if self.most_pickaxes(seat, payment) < asked { Flow::Continue(()) } else { see(payment) }
        })
    }

    /// Whether the claim under way can be paid when the postcards in `announced` are used.
    pub(crate) fn is_payable(&self, seat: Seat, announced: u128) -> bool {
        self.each_payment(seat, announced, |_| Flow::Break(())).is_break()
    }

    pub(super) fn list_payments(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let mut is_payable = false;
        self.each_payment(seat, self.claim.announced, |payment| {
            is_payable = true;
            see(Action::Pay(payment))
        })?;
        self.list_announcements(seat, see)?;
        // Whoever can pay does not leave.
        if !is_payable && self.may_leave_claim(seat).is_ok() {
            see(Action::Decline)
        } else {
            Flow::Continue(())
        }
    }

    /// What the payment of the claim under way comes to, where that can be told from the sets alone: two of them are a
    /// choice, and one is none for whoever holds no postcard.
    pub(super) fn choice_of_payment(&self, seat: Seat) -> Option<Sole<(Seat, Action)>> {
        let mut found = None;
        let several = self.each_payment(seat, self.claim.announced, |payment| match found.replace(payment) {
            None => Flow::Continue(()),
            Some(_) => Flow::Break(()),
        });
        if several.is_break() {
            return Some(Sole::Several);
        }
        let alone = found.filter(|_| self.player(seat).holdings.postcards.is_empty())?;
        Some(Sole::One((seat, Action::Pay(alone))))
    }

    /// Whether the seat may leave the claim under way: it can pay only with a postcard, and has something else to do.
    pub(super) fn may_leave_claim(&self, seat: Seat) -> Result<(), Illegal> {
        let asked = self.claim.announced == 0 && !self.is_payable(seat, 0);
        require(asked && self.forced_act(seat).is_none(), "TL-12.2", "not-awaited")
    }

    /// The seat is back where it was before it chose the route.
    pub(super) fn leave_claim(&mut self) {
        self.pending.pop();
        self.claim = ClaimNow::default();
        self.pending.push(Pending::Act);
    }

    pub(super) fn may_pay(&self, seat: Seat, payment: Payment) -> Result<(), Illegal> {
        let announced = self.claim.announced;
        let price = self.price(seat, self.claim.route, announced);
        let pays = price.admits(&self.player(seat).hand, payment)
            && self.most_pickaxes(seat, payment) >= self.pickaxes_asked(seat, announced);
        let fits = |(colour, _): (Colour, u8)| price.colour.is_none_or(|asked| asked == colour);
        require(pays || payment.cards() == price.cards, "TL-6.3", "wrong-number")
            .map_err(|why| why.with("count", price.cards))?;
        require(pays || payment.second.is_none(), "TL-6.4", "one-colour")?;
        require(pays || payment.coloured().all(fits), "TL-6.3", "wrong-colour")?;
        require(pays, "TL-6.5", "no-such-cards")
    }

    pub(super) fn pay(&mut self, seat: Seat, payment: Payment, log: &mut Log) {
        self.pending.pop();
        self.claim.payment = payment;
        self.claim.event = self.current_event();
        log.revealed();
        self.pending.push(Pending::Settle);
        let route = self.claim.route;
        let price = self.price(seat, route, self.claim.announced);
        if price.spare_cards > 0 {
            self.pending.push(Pending::Shed { seat, left: price.spare_cards });
        }
        (0..price.spare_locos).for_each(|_| self.spend_card(seat, Kind::LOCO));
        if self.symbols_matter(seat) && self.mixes(seat).len() > 1 {
            self.pending.push(Pending::Mix);
            return;
        }
        let asked = self.pickaxes_asked(seat, self.claim.announced);
        let (first, second) = if asked > 0 {
            self.mixes(seat).first().copied().unwrap_or_default()
        } else {
            let mix =
                |part: Option<(Colour, u8)>| part.map_or(Mix::default(), |part| self.usual_mix(seat, part));
            (mix(payment.first), mix(payment.second))
        };
        self.spend_set(seat, first, second);
    }

    /// Whether it is plain to all that the symbols on the set matter.
    fn symbols_matter(&self, seat: Seat) -> bool {
        let in_play = self.in_play();
        in_play.has(SlotRule::Outlaws)
            || (in_play.has(SlotRule::Tunnels) && in_play.track(self.claim.route).reward > 0)
            || self.pickaxes_asked(seat, self.claim.announced) > 0
    }

    /// Cards without a symbol first, then skulls, then pickaxes.
    pub(super) fn usual_mix(&self, seat: Seat, (colour, count): (Colour, u8)) -> Mix {
        let hand = &self.player(seat).hand;
        let rest = count - hand.of(Kind::coloured(colour, Symbol::Plain)).min(count);
        let skulls = hand.of(Kind::coloured(colour, Symbol::Skull)).min(rest);
        Mix { pickaxes: rest - skulls, skulls }
    }

    /// Every way to choose the symbols of the set being paid.
    fn mixes(&self, seat: Seat) -> Vec<(Mix, Mix)> {
        let asked = self.pickaxes_asked(seat, self.claim.announced);
        self.mixes_in(seat, self.claim.payment, asked)
    }

    /// Every way to choose the symbols of a set that must show so many pickaxes.
    pub(super) fn mixes_in(&self, seat: Seat, payment: Payment, asked: u8) -> Vec<(Mix, Mix)> {
        let mut ways = Vec::new();
        for first in self.mixes_of(seat, payment.first) {
            for second in self.mixes_of(seat, payment.second) {
                if first.pickaxes + second.pickaxes + payment.locos >= asked {
                    ways.push((first, second));
                }
            }
        }
        ways
    }

    fn mixes_of(&self, seat: Seat, part: Option<(Colour, u8)>) -> Vec<Mix> {
        let Some((colour, count)) = part else { return vec![Mix::default()] };
        let hand = &self.player(seat).hand;
        let held = |symbol| hand.of(Kind::coloured(colour, symbol));
        let mut ways = Vec::new();
        for skulls in 0..=held(Symbol::Skull).min(count) {
            for pickaxes in 0..=held(Symbol::Pickaxe).min(count - skulls) {
                if count - skulls - pickaxes <= held(Symbol::Plain) {
                    ways.push(Mix { pickaxes, skulls });
                }
            }
        }
        ways
    }

    pub(super) fn list_mixes(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.mixes(seat).into_iter().map(|(first, second)| Action::Mix(first, second)).try_for_each(see)
    }

    pub(super) fn may_mix(&self, seat: Seat, first: Mix, second: Mix) -> Result<(), Illegal> {
        require(self.mixes(seat).contains(&(first, second)), "TL-6.5", "no-such-cards")
    }

    pub(super) fn mix(&mut self, seat: Seat, first: Mix, second: Mix, log: &mut Log) {
        self.pending.pop();
        log.revealed();
        self.spend_set(seat, first, second);
    }

    /// A set of cards from the seat's hand to the discard pile.
    pub(super) fn spend(&mut self, seat: Seat, payment: Payment, first: Mix, second: Mix) {
        for (part, mix) in [(payment.first, first), (payment.second, second)] {
            let Some((colour, count)) = part else { continue };
            let plain = count - mix.pickaxes - mix.skulls;
            for (symbol, count) in
                [(Symbol::Plain, plain), (Symbol::Pickaxe, mix.pickaxes), (Symbol::Skull, mix.skulls)]
            {
                (0..count).for_each(|_| self.spend_card(seat, Kind::coloured(colour, symbol)));
            }
        }
        (0..payment.locos).for_each(|_| self.spend_card(seat, Kind::LOCO));
    }

    /// Pays the set of the claim under way and counts its symbols.
    fn spend_set(&mut self, seat: Seat, first: Mix, second: Mix) {
        let payment = self.claim.payment;
        self.spend(seat, payment, first, second);
        self.claim.pickaxes = first.pickaxes + second.pickaxes + payment.locos;
        self.claim.skulls = first.skulls + second.skulls;
        let (pickaxes, skulls) = (self.claim.pickaxes, self.claim.skulls);
        let holdings = &mut self.player_mut(seat).holdings;
        holdings.pickaxes = holdings.pickaxes.saturating_add(pickaxes);
        holdings.skulls = holdings.skulls.saturating_add(skulls);
    }

    /// Trains are placed, then step 0 of the claim is carried out.
    pub(super) fn settle(&mut self, log: &mut Log) {
        let seat = self.active;
        let route = self.claim.route;
        self.place_trains(seat, route, log);
        self.pending.push(Pending::Slot { place: 0 });
        let event = self.claim.event.map_or(&[][..], lasting);
        let mut discards = 0;
        for op in event {
            if self.matches(seat, route, op.filter()) {
                match op {
                    Op::ClaimGain { n, .. } => self.collect(seat, *n, Why::Event, log),
                    Op::ClaimFee { n, to, .. } => self.charge(seat, *n, *to, Why::Event, log),
                    Op::ClaimDiscard { n, .. } => discards += n,
                    _ => {}
                }
            }
        }
        self.claim_gain_of_employee(seat, route, log);
        self.settle_announced(seat, log);
        if discards > 0 {
            self.pending.push(Pending::Shed { seat, left: discards });
        }
    }

    fn place_trains(&mut self, seat: Seat, route: RouteId, log: &mut Log) {
        let track = *self.in_play().track(route);
        let payment = self.claim.payment;
        self.free.remove(route);
        let player = self.player_mut(seat);
        player.trains -= track.length;
        player.routes.insert(route);
        player.barred = player.barred.or(track.group);
        player.network.join(track.a, track.b);
        log.all(Event::Claimed { seat, route, payment });
        if track.tracks == 2 && self.seat_count() < figures().turn.double_open_from {
            for other in track.group.and(self.free).iter() {
                self.free.remove(other);
                log.all(Event::Closed { route: other });
            }
        }
    }

    /// Whether a route is one that a card speaks of.
    pub(crate) fn matches(&self, seat: Seat, route: RouteId, filter: Filter) -> bool {
        let in_play = self.in_play();
        let track = in_play.track(route);
        let own = in_play.colour(seat.index());
        let ends = [track.a, track.b];
        filter.city.is_none_or(|city| ends.contains(&city))
            && filter.color.is_none_or(|asked| track.colour == Some(asked.of(own)))
            && filter.min_len.is_none_or(|length| track.length >= length)
            && filter.board.is_none_or(|board| track.boards.contains(board))
            && filter.flag.is_none_or(|flag| match flag {
                Flag::Parallel => track.tracks > 1,
                Flag::Big => ends.iter().any(|city| self.big.contains(*city)),
                Flag::TwoSmall => !ends.iter().any(|city| self.big.contains(*city)),
                Flag::Port => ends.iter().any(|city| in_play.ports.contains(*city)),
                Flag::OutlawCity => in_play.has(SlotRule::Outlaws) && ends.contains(&self.frontier.outlaws),
                Flag::Tunnel => track.reward > 0,
            })
    }

    /// The bank pays the seat.
    pub(crate) fn collect(&mut self, seat: Seat, dollars: i16, why: Why, log: &mut Log) {
        if dollars > 0 {
            self.player_mut(seat).coins += dollars;
            log.all(Event::Collected { seat, dollars, why });
        }
    }

    /// The seat pays `dollars`, or all it has.
    pub(crate) fn charge(&mut self, seat: Seat, dollars: i16, to: Account, why: Why, log: &mut Log) {
        let dollars = dollars.min(self.player(seat).coins);
        if dollars > 0 {
            self.player_mut(seat).coins -= dollars;
            log.all(Event::Paid { seat, dollars, why });
            if to == Account::Stash {
                self.frontier.stash += dollars;
                log.all(Event::StashGrew { dollars });
            }
        }
    }
}
