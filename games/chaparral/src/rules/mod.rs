//! The rules (CH-1 to CH-19): what may be decided ([`check`](Chaparral::check)), what follows ([`take`](Chaparral::take)), and what
//! plays itself ([`play_on`](Chaparral::play_on)). Each file carries out one noun of the rules page; what an event
//! changes (CH-16) stands where the rule stands that it changes.

mod alley;
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
mod scoring;
mod setup;
mod sheriff;
mod town;
mod turn;

use std::ops::ControlFlow;

use railhead_game::{Arg, Events, Illegal, Seat, SeatSet};
use railhead_pieces::{Named, Sole, sole};

use crate::{
    action::{Action, Loss, Order},
    event::Event,
    piece::{Business, Character, Good, Set},
    state::{Chaparral, ColouredToken, Phase, Section},
};

/// Takes down what happens.
pub(crate) type Log = Events<Event>;

/// Lets a refusal mention a piece: as `$KIND`, by the message `KIND-ID`.
#[inline]
fn about(kind: &'static str, piece: impl Named) -> impl FnOnce(Illegal) -> Illegal {
    move |why| why.with(kind, Arg::Piece(piece.id()))
}

impl Chaparral {
    /// Who must decide now: one seat, or nobody once the game is over.
    pub(crate) fn deciders(&self) -> SeatSet {
        self.actor().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    /// Shows `see` what `seat` might think of in this phase, may it be decided or not, in a fixed order, until it
    /// breaks off. Refusals take time: what is plainly out of the question is not shown.
    fn candidates(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        self.step_candidates(seat, &mut see)?;
        if self.phase != Phase::Act && self.phase.is_open_to_tokens() {
            self.token_candidates(seat, see)?;
        }
        ControlFlow::Continue(())
    }

    /// The same, but for the coloured token inside a step.
    fn step_candidates(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let player = self.player(seat);
        match self.phase {
            Phase::Place => {
                let free = Set::full().minus(self.taken());
                free.iter().try_for_each(|character| see(Action::Place(character)))?;
                see(Action::EnterAlley)
            }
            Phase::Block => {
                let free = Set::full().minus(self.taken());
                free.iter().try_for_each(|character| see(Action::Block(character)))
            }
            Phase::Influence { .. } => {
                self.within_reach(seat).iter().try_for_each(|business| see(Action::Influence(business)))?;
                see(Action::Done)
            }
            Phase::Marker { .. } => {
                let rest = Set::full().minus(player.markers());
                rest.iter().try_for_each(|business| see(Action::Influence(business)))
            }
            Phase::Act => self.action_candidates(seat, see),
            Phase::Stack => Order::ALL.iter().try_for_each(|order| see(Action::Stack(*order))),
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
                    (1..=Section::segments())
                        .try_for_each(|segments| see(Action::Build(section, segments)))?;
                }
                ControlFlow::Continue(())
            }
            Phase::Prize => {
                see(Action::PrizeGold)?;
                see(Action::PrizeMoney)
            }
            Phase::Mine => {
                let most = player.cowboys / self.cowboys_to_mine().1;
                (0..=most).try_for_each(|gold| see(Action::Mine(gold)))
            }
            Phase::Notary { .. } => {
                Business::ALL.iter().try_for_each(|business| see(Action::BuyBusiness(*business)))?;
                see(Action::Done)
            }
            Phase::Clear => self.targets(seat).try_for_each(|target| see(Action::Clear(target))),
            Phase::Lose => Loss::ALL.iter().try_for_each(|loss| see(Action::Lose(*loss))),
            Phase::Return { .. } => {
                player.influence.iter().try_for_each(|business| see(Action::Return(business)))
            }
            Phase::Claim => {
                self.due_at_end(seat).iter().try_for_each(|objective| see(Action::Claim(objective)))?;
                see(Action::Decline)
            }
            Phase::Donate => {
                see(Action::Donate)?;
                see(Action::Keep)
            }
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    fn token_candidates(
        &self,
        seat: Seat,
        mut see: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.player(seat).token != ColouredToken::Held {
            return ControlFlow::Continue(());
        }
        self.targets(seat).try_for_each(|target| see(Action::Token(target)))
    }

    fn action_candidates(
        &self,
        seat: Seat,
        mut see: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let player = self.player(seat);
        player.on.minus(player.used).iter().try_for_each(|character| see(Action::Use(character)))?;
        self.alley_candidates(seat, &mut see)?;
        self.token_candidates(seat, &mut see)?;
        if player.guests > 0 {
            player.rooms().iter().try_for_each(|good| see(Action::Host(good)))?;
        }
        see(Action::Bribe)?;
        see(Action::End)
    }

    /// Whether `seat` may take `action` now. Listing, checking and explaining all rest on this.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.actor() {
            None => Err(awaited(Phase::Over)),
            Some(actor) if actor != seat => Err(Illegal::new("CH-3.1", "not-your-turn")),
            Some(_) => self.may_decide(seat, action),
        }
    }

    /// The same for whoever is to decide.
    fn may_decide(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
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
            (phase, Action::Token(target)) if phase.is_open_to_tokens() => self.may_use_token(seat, target),
            (Phase::Act, Action::Host(good)) => self.may_host(seat, good),
            (Phase::Act, Action::Bribe) => self.may_bribe(seat),
            (Phase::Act, Action::End) => self.may_end(seat),
            (Phase::Ranch { .. }, Action::BuyFarm(good)) => self.may_buy_farm(seat, good, true),
            (Phase::Ranch { .. }, Action::BuyCleanFarm(good)) => self.may_buy_farm(seat, good, false),
            (Phase::Ranch { bought: 0 }, Action::Done) => Err(Illegal::new("CH-11.1", "must-buy-farm")),
            (Phase::Sell { sold, .. }, Action::Sell(good)) => self.may_sell(seat, sold, good),
            (Phase::Sell { sold, .. }, Action::Done) => self.may_stop_selling(sold),
            (Phase::Follow { .. }, Action::Sell(good)) => self.may_sell(seat, None, good),
            (Phase::Build, Action::Build(section, segments)) => self.may_build(seat, section, segments),
            (Phase::Prize, Action::PrizeGold) => self.may_take_gold(),
            (Phase::Mine, Action::Mine(gold)) => self.may_mine(seat, gold),
            (Phase::Notary { .. }, Action::BuyBusiness(business)) => self.may_buy_business(seat, business),
            (Phase::Notary { bought: 0 }, Action::Done) => Err(Illegal::new("CH-14.1", "must-buy-business")),
            (Phase::Clear, Action::Clear(target)) => self.may_clear(seat, target),
            (Phase::Lose, Action::Lose(loss)) => self.may_lose(seat, loss),
            (Phase::Return { .. }, Action::Return(business)) => self.may_return(seat, business),
            (Phase::Claim, Action::Claim(objective)) => self.may_claim(seat, objective),
            (Phase::Place, Action::EnterAlley)
            | (Phase::Influence { .. } | Phase::Ranch { .. } | Phase::Notary { .. }, Action::Done)
            | (Phase::Stack, Action::Stack(_))
            | (Phase::Welcome, Action::TakeMoney | Action::TakePolitician)
            | (Phase::Prize, Action::PrizeMoney)
            | (Phase::Claim, Action::Decline)
            | (Phase::Donate, Action::Donate | Action::Keep) => Ok(()),
            (phase, _) => Err(awaited(phase)),
        }
    }

    /// Shows `see` every decision that `seat` may take now, in a fixed order, until it breaks off.
    pub(crate) fn list(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) {
        if self.actor() != Some(seat) {
            return;
        }
        let _ = self.candidates(seat, |action| match self.may_decide(seat, action) {
            Ok(()) => see(action),
            Err(_) => ControlFlow::Continue(()),
        });
    }

    /// Adds what a person might look for now but may not decide, with the reasons.
    pub(crate) fn refused(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        if self.actor() != Some(seat) {
            return;
        }
        let mut look_for = |action: Action| {
            if let Err(why) = self.may_decide(seat, action) {
                out.push((action, why));
            }
        };
        match self.phase {
            Phase::Act => {
                let player = self.player(seat);
                player.on.minus(player.used).iter().map(Action::Use).for_each(&mut look_for);
                for side in self.sides(seat) {
                    Character::ALL
                        .iter()
                        .map(|character| Action::Alley(side, *character))
                        .for_each(&mut look_for);
                }
                look_for(Action::End);
            }
            Phase::Ranch { .. } => {
                let kinds = Good::ALL.iter().filter(|good| self.unsold[good.index()].troubled > 0);
                kinds.map(|good| Action::BuyFarm(*good)).for_each(&mut look_for);
            }
            Phase::Place
            | Phase::Block
            | Phase::Clear
            | Phase::Stack
            | Phase::Prize
            | Phase::Mine
            | Phase::Over => {}
            _ => {
                let _ = self.candidates(seat, |action| {
                    look_for(action);
                    ControlFlow::Continue(())
                });
            }
        }
    }

    /// Carries out a decision that may be taken, and nothing more.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log) {
        match action {
            Action::Place(character) => self.place(seat, character, log),
            Action::EnterAlley => self.enter_alley(seat, log),
            Action::Block(character) => self.block(seat, character, log),
            Action::Influence(business) => self.put_marker(seat, business, log),
            Action::Use(character) => self.take_action(seat, character, None, log),
            Action::Alley(side, character) => self.take_action(seat, character, Some(side), log),
            Action::Stack(order) => self.put_events_back(seat, order, log),
            Action::TakeMoney => self.take_coach_money(seat, log),
            Action::TakePolitician => self.take_politician(seat, log),
            Action::BuyFarm(good) => self.buy_farm(seat, good, true, log),
            Action::BuyCleanFarm(good) => self.buy_farm(seat, good, false, log),
            Action::Sell(good) => self.sell(seat, good, log),
            Action::Build(section, segments) => self.build(seat, section, segments, log),
            Action::PrizeGold => self.take_prize(seat, true, log),
            Action::PrizeMoney => self.take_prize(seat, false, log),
            Action::Mine(gold) => self.mine(seat, gold, log),
            Action::BuyBusiness(business) => self.buy_business(seat, business, log),
            Action::Clear(target) => {
                self.clear(seat, target, false, log);
                self.phase = Phase::Act;
            }
            Action::Token(target) => self.clear(seat, target, true, log),
            Action::Host(good) => self.host(seat, good, log),
            Action::Bribe => self.bribe(seat, log),
            Action::Claim(objective) => self.claim_the_end(seat, objective, log),
            Action::Decline => self.offer_donation(log),
            Action::Donate => self.donate(seat, log),
            Action::Keep => self.finish_turn(log),
            Action::Lose(loss) => self.lose(seat, loss, log),
            Action::Return(business) => self.return_marker(seat, business, log),
            Action::Done => self.stop(log),
            Action::End => self.end_turn(seat, log),
        }
        if let Some(acting) = self.acting() {
            self.claim_at_once(if matches!(action, Action::Token(_)) { seat } else { acting }, log);
        }
    }

    /// Takes every decision that leaves no choice (CH-3.2), but does not end a turn that is to be waited for (CH-7.5).
    /// `acting` is whose turn of actions it was when the last decision was taken.
    pub(crate) fn play_on(&mut self, acting: Option<Seat>, log: &mut Log) {
        while let Some(seat) = self.actor()
            && let Sole::One(action) = sole(|see| self.list(seat, see))
            && !(action == Action::End && self.waits_for_end(acting, log))
        {
            self.take(seat, action, log);
        }
    }

    /// No more markers, purchases or sales.
    fn stop(&mut self, log: &mut Log) {
        match self.phase {
            Phase::Influence { .. } => self.finish_influence(log),
            Phase::Sell { open, .. } => self.let_others_sell(open),
            _ => self.phase = Phase::Act,
        }
    }
}

/// The refusal of a decision that is not awaited in this phase.
fn awaited(phase: Phase) -> Illegal {
    let (paragraph, reason) = match phase {
        Phase::Place => ("CH-4.1", "awaited-place"),
        Phase::Block => ("CH-4.4", "awaited-block"),
        Phase::Influence { .. } => ("CH-6.1", "awaited-influence"),
        Phase::Act => ("CH-7.1", "awaited-act"),
        Phase::Stack => ("CH-9.1", "awaited-stack"),
        Phase::Welcome => ("CH-10.1", "awaited-welcome"),
        Phase::Ranch { .. } => ("CH-11.1", "awaited-ranch"),
        Phase::Marker { .. } => ("CH-11.2", "awaited-marker"),
        Phase::Sell { .. } => ("CH-12.1", "awaited-sell"),
        Phase::Follow { .. } => ("CH-12.2", "awaited-follow"),
        Phase::Build => ("CH-13.1", "awaited-build"),
        Phase::Prize => ("CH-13.3", "awaited-prize"),
        Phase::Mine => ("CH-9.4", "awaited-mine"),
        Phase::Notary { .. } => ("CH-14.1", "awaited-notary"),
        Phase::Clear => ("CH-15.1", "awaited-clear"),
        Phase::Lose | Phase::Return { .. } => ("CH-16.13", "awaited-lose"),
        Phase::Claim => ("CH-17.5", "awaited-claim"),
        Phase::Donate => ("CH-17.5", "awaited-donate"),
        Phase::Over => ("CH-19.1", "over"),
    };
    Illegal::new(paragraph, reason)
}
