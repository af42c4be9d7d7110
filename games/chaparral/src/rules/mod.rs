//! The rules: what may be done, and what follows. Each file carries out one noun of the rules pages.

mod apache;
mod influence;
mod losses;
mod market;
mod mayor;
mod objective;
mod placement;
mod purse;
mod railway;
mod ranch;
mod round;
mod sheriff;
mod town;
mod turn;

use std::ops::ControlFlow;

use railhead_game::{Events, Seat};

use crate::{
    action::{Action, Loss, Order, Side, Target},
    event::Event,
    facts::almanac,
    objection::Objection,
    piece::{Business, Character, Good, Piece, Set},
    state::{Chaparral, ColouredToken, Phase},
};

/// `Ok` if a decision may be taken.
pub(crate) type Verdict = Result<(), Objection>;

impl Chaparral {
    /// Whether `seat` may take `action` now. Listing, checking and explaining all rest on this.
    pub(crate) fn verdict(&self, seat: Seat, action: Action) -> Verdict {
        if self.phase == Phase::Over {
            return Err(Objection::Over);
        }
        if self.actor() != Some(seat) {
            return Err(Objection::NotYourTurn);
        }
        self.verdict_in_phase(seat, action)
    }

    /// The same for whoever is to decide.
    fn verdict_in_phase(&self, seat: Seat, action: Action) -> Verdict {
        match (self.phase, action) {
            (Phase::Place, Action::Place(character)) | (Phase::Block, Action::Block(character)) => {
                self.may_stand_on(character)
            }
            (Phase::Influence { placed }, Action::Influence(business)) => {
                self.may_influence(seat, placed, business)
            }
            (Phase::Marker { .. }, Action::Influence(business)) => self.has_no_marker(seat, business),
            (Phase::Act, Action::Use(character)) => self.may_use(seat, character),
            (Phase::Act, Action::Alley(side, character)) => self.may_use_alley(seat, side, character),
            (Phase::Act, Action::Token(target)) => self.may_use_token(seat, target),
            (Phase::Act, Action::Host(good)) => self.may_host(seat, good),
            (Phase::Act, Action::Bribe) => self.may_bribe(seat),
            (Phase::Act, Action::End) => self.may_end(seat),
            (Phase::Ranch { .. }, Action::BuyFarm(good)) => self.may_buy_farm(seat, good, true),
            (Phase::Ranch { .. }, Action::BuyCleanFarm(good)) => self.may_buy_farm(seat, good, false),
            (Phase::Ranch { bought: 0 }, Action::Done) => Err(Objection::MustBuyFarm),
            (Phase::Sell { sold, .. }, Action::Sell(good)) => self.may_sell(seat, sold, good),
            (Phase::Sell { sold, .. }, Action::Done) => self.may_stop_selling(sold),
            (Phase::Follow { .. }, Action::Sell(good)) => self.may_sell(seat, None, good),
            (Phase::Build, Action::Build(section, segments)) => self.may_build(seat, section, segments),
            (Phase::Prize, Action::PrizeGold) => self.may_take_gold(),
            (Phase::Mine, Action::Mine(gold)) => self.may_mine(seat, gold),
            (Phase::Notary { .. }, Action::BuyBusiness(business)) => self.may_buy_business(seat, business),
            (Phase::Notary { bought: 0 }, Action::Done) => Err(Objection::MustBuyBusiness),
            (Phase::Clear, Action::Clear(target)) => self.may_clear(seat, target),
            (Phase::Lose, Action::Lose(loss)) => self.may_lose(seat, loss),
            (Phase::Return { .. }, Action::Return(business)) => self.may_return(seat, business),
            (Phase::Place, Action::EnterAlley)
            | (Phase::Influence { .. } | Phase::Ranch { .. } | Phase::Notary { .. }, Action::Done)
            | (Phase::Stack, Action::Stack(_))
            | (Phase::Welcome, Action::TakeMoney | Action::TakePolitician)
            | (Phase::Prize, Action::PrizeMoney)
            | (Phase::Donate, Action::Donate | Action::Keep) => Ok(()),
            (phase, _) => Err(Objection::Awaited(phase)),
        }
    }

    /// Shows `see` every decision that may be taken now, in a fixed order, until it breaks off.
    pub(crate) fn offer(&self, mut see: impl FnMut(Action) -> ControlFlow<()>) {
        let Some(seat) = self.actor() else { return };
        let _ = self.propose(seat, |action| match self.verdict_in_phase(seat, action) {
            Ok(()) => see(action),
            Err(_) => ControlFlow::Continue(()),
        });
    }

    /// Shows `see` the decisions that could make sense in this phase, may they be taken or not.
    fn propose(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player(seat);
        let goods = Good::ALL.iter().copied();
        match self.phase {
            Phase::Place => {
                Character::ALL.iter().try_for_each(|character| see(Action::Place(*character)))?;
                see(Action::EnterAlley)
            }
            Phase::Block => Character::ALL.iter().try_for_each(|character| see(Action::Block(*character))),
            Phase::Influence { .. } => {
                self.within_reach(seat).iter().try_for_each(|business| see(Action::Influence(business)))?;
                see(Action::Done)
            }
            Phase::Marker { .. } => Set::full()
                .minus(player.markers())
                .iter()
                .try_for_each(|business| see(Action::Influence(business))),
            Phase::Act => self.propose_actions(seat, see),
            Phase::Stack => Order::ALL.into_iter().try_for_each(|order| see(Action::Stack(order))),
            Phase::Welcome => {
                see(Action::TakeMoney)?;
                see(Action::TakePolitician)
            }
            Phase::Ranch { .. } => {
                for good in Set::full().minus(player.farms).iter() {
                    see(Action::BuyFarm(good))?;
                    see(Action::BuyCleanFarm(good))?;
                }
                see(Action::Done)
            }
            Phase::Sell { .. } => {
                player.farms.iter().try_for_each(|good| see(Action::Sell(good)))?;
                see(Action::Done)
            }
            Phase::Follow { .. } => player.farms.iter().try_for_each(|good| see(Action::Sell(good))),
            Phase::Build => {
                for section in Good::SECTIONS {
                    (1..=almanac().segments.len() as u8)
                        .try_for_each(|segments| see(Action::Build(section, segments)))?;
                }
                ControlFlow::Continue(())
            }
            Phase::Prize => {
                see(Action::PrizeGold)?;
                see(Action::PrizeMoney)
            }
            Phase::Mine => (0..=almanac().limits.cowboys).try_for_each(|gold| see(Action::Mine(gold))),
            Phase::Notary { .. } => {
                Business::ALL.iter().try_for_each(|business| see(Action::BuyBusiness(*business)))?;
                see(Action::Done)
            }
            Phase::Clear => {
                player.farms.iter().try_for_each(|good| see(Action::Clear(Target::Own(good))))?;
                goods.map(|good| Action::Clear(Target::Unsold(good))).try_for_each(see)
            }
            Phase::Lose => Loss::ALL.into_iter().try_for_each(|loss| see(Action::Lose(loss))),
            Phase::Return { .. } => {
                player.influence.iter().try_for_each(|business| see(Action::Return(business)))
            }
            Phase::Donate => {
                see(Action::Donate)?;
                see(Action::Keep)
            }
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    fn propose_actions(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player(seat);
        player.on.minus(player.used).iter().try_for_each(|character| see(Action::Use(character)))?;
        let sides = [(Side::Left, player.left), (Side::Right, player.right > 0)];
        for (side, _) in sides.into_iter().filter(|(_, there)| *there) {
            Character::ALL.iter().try_for_each(|character| see(Action::Alley(side, *character)))?;
        }
        if player.token == ColouredToken::Held {
            player.farms.iter().try_for_each(|good| see(Action::Token(Target::Own(good))))?;
            Good::ALL.iter().try_for_each(|good| see(Action::Token(Target::Unsold(*good))))?;
        }
        if player.guests > 0 {
            player.farms.iter().try_for_each(|good| see(Action::Host(good)))?;
        }
        see(Action::Bribe)?;
        see(Action::End)
    }

    /// Shows `see` every decision that a person might look for now but may not take, with the reason.
    pub(crate) fn withhold(&self, seat: Seat, mut see: impl FnMut(Action, Objection)) {
        if self.actor() != Some(seat) {
            return;
        }
        let mut weigh = |action: Action| {
            if let Err(objection) = self.verdict_in_phase(seat, action)
                && !matches!(objection, Objection::Awaited(_))
            {
                see(action, objection);
            }
        };
        match self.phase {
            Phase::Act => {
                let player = self.player(seat);
                player.on.minus(player.used).iter().map(Action::Use).for_each(&mut weigh);
                let sides = [(Side::Left, player.left), (Side::Right, player.right > 0)];
                for (side, _) in sides.into_iter().filter(|(_, there)| *there) {
                    Character::ALL
                        .iter()
                        .map(|character| Action::Alley(side, *character))
                        .for_each(&mut weigh);
                }
                weigh(Action::End);
            }
            Phase::Ranch { .. } => {
                let kinds = Good::ALL.iter().filter(|good| self.unsold[good.index()].troubled > 0);
                kinds.map(|good| Action::BuyFarm(*good)).for_each(&mut weigh);
            }
            Phase::Place
            | Phase::Block
            | Phase::Clear
            | Phase::Stack
            | Phase::Prize
            | Phase::Mine
            | Phase::Over => {}
            _ => {
                let _ = self.propose(seat, |action| {
                    weigh(action);
                    ControlFlow::Continue(())
                });
            }
        }
    }

    /// Takes a decision that may be taken, and every later one that leaves no choice (CH-3.2).
    pub(crate) fn decide(&mut self, action: Action, events: &mut Events<Event>) {
        self.carry_out(action, events);
        while let Some(only) = self.only_decision() {
            self.carry_out(only, events);
        }
    }

    fn only_decision(&self) -> Option<Action> {
        let mut only = None;
        self.offer(|action| match only.replace(action) {
            None => ControlFlow::Continue(()),
            Some(_) => {
                only = None;
                ControlFlow::Break(())
            }
        });
        only
    }

    /// Takes a decision that may be taken, and nothing more.
    pub(crate) fn carry_out(&mut self, action: Action, events: &mut Events<Event>) {
        match action {
            Action::Place(character) => self.place(character, events),
            Action::EnterAlley => self.enter_alley(events),
            Action::Block(character) => self.block(character, events),
            Action::Influence(business) => self.put_marker(business, events),
            Action::Use(character) => self.take_action(character, None, events),
            Action::Alley(side, character) => self.take_action(character, Some(side), events),
            Action::Stack(order) => self.put_events_back(order, events),
            Action::TakeMoney => self.take_coach_money(events),
            Action::TakePolitician => self.take_politician(events),
            Action::BuyFarm(good) => self.buy_farm(good, true, events),
            Action::BuyCleanFarm(good) => self.buy_farm(good, false, events),
            Action::Sell(good) => self.sell(good, events),
            Action::Build(section, segments) => self.build(section, segments, events),
            Action::PrizeGold => self.take_prize(true, events),
            Action::PrizeMoney => self.take_prize(false, events),
            Action::Mine(gold) => self.mine(gold, events),
            Action::BuyBusiness(business) => self.buy_business(business, events),
            Action::Clear(target) => {
                self.clear(target, false, events);
                self.phase = Phase::Act;
            }
            Action::Token(target) => self.clear(target, true, events),
            Action::Host(good) => self.host(good, events),
            Action::Bribe => self.bribe(events),
            Action::Donate => self.donate(events),
            Action::Keep => self.finish_turn(events),
            Action::Lose(loss) => self.lose(loss, events),
            Action::Return(business) => self.return_marker(business, events),
            Action::Done => self.stop(events),
            Action::End => self.end_turn(events),
        }
        if !matches!(self.phase, Phase::Place | Phase::Block | Phase::Influence { .. } | Phase::Over) {
            self.claim_at_once(events);
        }
    }

    /// No more markers, purchases or sales.
    fn stop(&mut self, events: &mut Events<Event>) {
        match self.phase {
            Phase::Influence { .. } => self.finish_influence(events),
            Phase::Sell { open, .. } => self.let_others_sell(open),
            _ => self.phase = Phase::Act,
        }
    }
}
