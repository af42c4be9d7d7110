//! The rules: what may be decided ([`check`](GreatWesternTrail::check)), what follows
//! ([`take`](GreatWesternTrail::take)), and what plays itself ([`run`](GreatWesternTrail::run)).
//!
//! One predicate per rule, named `may_…`, answers listing, validation and "why not?" alike.

mod building;
mod clause;
mod delivery;
mod herd;
mod hiring;
mod kansas_city;
mod market;
mod objective;
mod place;
mod railway;
mod refused;
mod scoring;
mod setup;
mod station;
mod trade;
mod trail;
mod turn;

use std::ops::ControlFlow;

pub(crate) use delivery::transport_from;
use railhead_game::Events;
pub(crate) use refused::Refused;
#[cfg(test)]
pub(crate) use scoring::harvest;
pub use scoring::{CATEGORIES, Score};
pub(crate) use scoring::{Holdings, without};
pub use setup::META;
pub use trail::Toll;

use crate::{
    action::Action,
    event::Event,
    facts::City,
    rules::{
        place::aux_candidates,
        station::{behind_candidates, disc_candidates, master_candidates},
        trade::{remove_candidates, trade_candidates},
        trail::place_candidates,
    },
    state::{GreatWesternTrail, Pending},
};

/// Where events are told.
pub(crate) type Log<'a> = &'a mut Events<Event>;

/// Whether something may be done, and if not, why.
pub(crate) type May = Result<(), Refused>;

/// `Ok` if it holds, otherwise the refusal by `paragraph` with the message `reason`.
#[inline]
pub(crate) fn require(holds: bool, paragraph: &'static str, reason: &'static str) -> May {
    if holds { Ok(()) } else { Err(Refused::new(paragraph, reason)) }
}

/// Takes down decisions as they are listed.
pub(crate) trait Sink {
    /// One more.
    fn offer(&mut self, action: Action);

    /// Whether the rest is of no interest.
    fn full(&self) -> bool;
}

impl Sink for Vec<Action> {
    #[inline]
    fn offer(&mut self, action: Action) {
        self.push(action);
    }

    #[inline]
    fn full(&self) -> bool {
        false
    }
}

/// Whether there is no decision, exactly one, or a choice.
#[derive(Clone, Copy, Default)]
enum Sole {
    #[default]
    None,
    One(Action),
    Several,
}

impl Sink for Sole {
    #[inline]
    fn offer(&mut self, action: Action) {
        *self = match self {
            Sole::None => Sole::One(action),
            Sole::One(_) | Sole::Several => Sole::Several,
        };
    }

    #[inline]
    fn full(&self) -> bool {
        matches!(self, Sole::Several)
    }
}

impl GreatWesternTrail {
    /// Lists what may be decided now.
    pub(crate) fn list(&self, sink: &mut impl Sink) {
        let Some(pending) = self.pending.top() else { return };
        match pending {
            Pending::Begin => {
                self.list_plays(sink);
                self.list_moves(self.me().step_limit(self.seats), false, sink);
            }
            Pending::Step { up_to, free } => {
                self.list_moves(up_to, free, sink);
                if free {
                    sink.offer(Action::Waive);
                }
            }
            Pending::Forward { .. } | Pending::Back { .. } | Pending::BackFar | Pending::Jump => {
                self.list_engine(pending, sink);
            }
            _ => self.candidates(pending, |action| {
                if self.check(action).is_ok() {
                    sink.offer(action);
                }
                if sink.full() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            }),
        }
    }

    /// Names everything one might think of at this decision point, allowed or not, until `visit` breaks off.
    pub(crate) fn candidates(&self, pending: Pending, visit: impl FnMut(Action) -> ControlFlow<()>) {
        let waive = pending.may_be_waived().then_some(Action::Waive);
        let _ = match pending {
            Pending::Place => place_candidates().try_for_each(visit),
            Pending::Use { space, fresh, copied, .. } => {
                self.use_candidates(space, fresh, copied).try_for_each(visit)
            }
            Pending::Offer { .. } => {
                [Action::Accept(0), Action::Accept(1), Action::Waive].into_iter().try_for_each(visit)
            }
            Pending::Discard { .. }
            | Pending::Pair
            | Pending::DiscardObjective { .. }
            | Pending::Shed { .. } => self.hand_candidates().map(Action::Discard).try_for_each(visit),
            Pending::Cull { .. } => {
                self.hand_candidates().map(Action::Cull).chain([Action::Waive]).try_for_each(visit)
            }
            Pending::Hire { .. } => self.hire_candidates().chain(waive).try_for_each(visit),
            Pending::Build { .. } => self.build_candidates().chain(waive).try_for_each(visit),
            Pending::Gain { .. } => self.gain_candidates().chain(waive).try_for_each(visit),
            Pending::Trade { .. } => trade_candidates().chain(waive).try_for_each(visit),
            Pending::Remove { .. } => remove_candidates().chain(waive).try_for_each(visit),
            Pending::Aux { .. } => aux_candidates().chain(waive).try_for_each(visit),
            Pending::Buy { .. } => {
                self.buy_candidates().chain([Action::Stock, Action::Done]).try_for_each(visit)
            }
            Pending::Draw { up_to, .. } => (1..=up_to).map(Action::Draw).chain(waive).try_for_each(visit),
            Pending::Copy { from } => {
                from.info().adjacent.iter().map(|space| Action::Copy(*space)).try_for_each(visit)
            }
            Pending::Behind => behind_candidates().try_for_each(visit),
            Pending::Upgrade { station } => {
                [Action::Upgrade(station), Action::Waive].into_iter().try_for_each(visit)
            }
            Pending::Disc { .. } => disc_candidates().try_for_each(visit),
            Pending::Master { .. } => master_candidates().try_for_each(visit),
            Pending::Foresight { column } => (0..2)
                .map(|slot| Action::Foresight { column, slot })
                .chain(self.city_candidates(pending))
                .try_for_each(visit),
            Pending::Income => (0..=self.me().temporary())
                .map(Action::Income)
                .chain(self.city_candidates(pending))
                .try_for_each(visit),
            Pending::Deliver { .. } => City::all().map(Action::Deliver).try_for_each(visit),
            Pending::Begin
            | Pending::Step { .. }
            | Pending::Forward { .. }
            | Pending::Back { .. }
            | Pending::BackFar
            | Pending::Jump
            | Pending::Clause { .. }
            | Pending::Transport { .. }
            | Pending::Depart
            | Pending::End => ControlFlow::Continue(()),
        };
    }

    /// Whether `action` may be decided now, and if not, why.
    pub(crate) fn check(&self, action: Action) -> May {
        let not_now = Refused::new("GWT-2.6", "why-not-now");
        let Some(pending) = self.pending.top() else { return Err(not_now) };
        match (pending, action) {
            (Pending::Place, Action::Place(space)) => self.may_place(space),
            (Pending::Begin, Action::Move { to, route }) => {
                self.may_move(self.me().step_limit(self.seats), false, to, route).map(drop)
            }
            (Pending::Step { up_to, free }, Action::Move { to, route }) => {
                self.may_move(up_to, free, to, route).map(drop)
            }
            (Pending::Begin | Pending::Use { .. }, Action::Play(card)) => self.may_play(card),
            (Pending::Foresight { .. } | Pending::Income, Action::Play(card)) => {
                require(self.city_plays, "GWT-15.1", "why-kansas-city")?;
                require(self.is_subphase(pending), "GWT-13.9", "why-nothing-there")?;
                self.may_play(card)
            }
            (Pending::Use { .. }, Action::Use { slot, alt }) => self.may_use(pending, slot, alt).map(drop),
            (Pending::Use { fresh, copied, .. }, Action::Aux { aux, double }) => {
                self.may_aux_here(fresh, copied, aux, double)
            }
            (Pending::Use { fresh, .. }, Action::Done) => require(!fresh, "GWT-4.4", "why-idle"),
            (Pending::Aux { .. }, Action::Aux { aux, double }) => self.may_aux(aux, double),
            (Pending::Offer { first, second }, Action::Accept(alt)) => {
                self.may_accept(first, second, alt).map(drop)
            }
            (Pending::Discard { breed, .. }, Action::Discard(card)) => self.may_discard(breed, card),
            (Pending::Pair, Action::Discard(card)) => self.may_discard_pair(card),
            (Pending::DiscardObjective { .. }, Action::Discard(card)) => self.may_discard_objective(card),
            (Pending::Shed { .. }, Action::Discard(card)) | (Pending::Cull { .. }, Action::Cull(card)) => {
                self.in_hand(card)
            }
            (Pending::Hire { modifier, .. }, Action::Hire { row, worker }) => {
                self.may_hire(row, worker, modifier).map(drop)
            }
            (Pending::Build { per, .. }, Action::Build { number, space }) => {
                self.may_build(number, space, per).map(drop)
            }
            (Pending::Gain { .. }, Action::Take(card)) => self.may_gain_card(card),
            (
                Pending::Forward { .. } | Pending::Back { .. } | Pending::BackFar | Pending::Jump,
                Action::Engine(track),
            ) => self.may_engine(pending, track),
            (Pending::Trade { .. }, Action::Trade(space)) => self.may_trade(space).map(drop),
            (Pending::Remove { cost, .. }, Action::Remove(space)) => self.may_remove(space, cost).map(drop),
            (Pending::Buy { cowboys, .. }, Action::Buy { cowboys: used, first, second }) => {
                self.may_buy(cowboys, used, first, second).map(drop)
            }
            (Pending::Buy { cowboys, .. }, Action::Stock) => self.may_stock(cowboys),
            (Pending::Buy { begun, .. }, Action::Done) => require(begun, "GWT-2.6", "why-not-now"),
            (Pending::Draw { up_to, .. }, Action::Draw(n)) => self.may_draw(up_to, n),
            (Pending::Copy { from }, Action::Copy(space)) => self.may_copy(from, space),
            (Pending::Behind, Action::Upgrade(station)) => self.may_upgrade_behind(station),
            (Pending::Upgrade { station }, Action::Upgrade(chosen)) => {
                require(station == chosen, "GWT-10.1", "why-other-station")?;
                self.may_upgrade(station)
            }
            (Pending::Disc { spot }, Action::Disc(source)) => self.may_use_disc(spot, source),
            (Pending::Master { .. }, Action::Master(worker)) => self.may_post(worker),
            (Pending::Foresight { column }, Action::Foresight { column: chosen, slot }) => {
                require(column == chosen, "GWT-13.1", "why-other-column")?;
                self.may_choose_tile(column, slot).map(drop)
            }
            (Pending::Income, Action::Income(n)) => {
                require(n <= self.me().temporary(), "GWT-13.7", "why-certificates")
            }
            (Pending::Deliver { limit, rail }, Action::Deliver(city)) => self.may_deliver(limit, rail, city),
            (pending, Action::Waive) => require(pending.may_be_waived(), "GWT-5.2", "why-must"),
            _ => Err(not_now),
        }
    }

    /// Takes a decision that [`check`](Self::check) allows.
    pub(crate) fn take(&mut self, action: Action, log: Log<'_>) {
        let Some(pending) = self.pending.top() else { return };
        match (pending, action) {
            (_, Action::Use { slot, alt }) => return self.start_local_action(slot, alt),
            (Pending::Use { .. }, Action::Aux { aux, double }) => return self.start_single_aux(aux, double),
            (_, Action::Play(card)) => return self.play(card, log),
            (_, Action::Buy { cowboys, first, second }) => return self.buy(cowboys, first, second, log),
            (_, Action::Stock) => return self.restock(log),
            _ => {}
        }
        self.pending.pop();
        match (pending, action) {
            (_, Action::Place(space)) => self.place(space, log),
            (Pending::Step { up_to, free }, Action::Move { to, route }) => {
                self.step(up_to, free, to, route, log);
            }
            (_, Action::Move { to, route }) => self.travel(to, route, log),
            (_, Action::Aux { aux, double }) => self.start_aux(aux, double),
            (Pending::Offer { first, second }, Action::Accept(alt)) => self.accept(first, second, alt),
            (_, Action::Discard(card)) => self.discard_for(pending, card, log),
            (Pending::Cull { n }, Action::Cull(card)) => self.cull(n, card, log),
            (_, Action::Draw(n)) => self.draw_then_discard(n, log),
            (Pending::Hire { modifier, .. }, Action::Hire { row, worker }) => {
                self.hire(row, worker, modifier, log);
            }
            (Pending::Build { per, .. }, Action::Build { number, space }) => {
                self.build(number, space, per, log);
            }
            (Pending::Gain { to, .. }, Action::Take(card)) => self.gain_card(card, to, log),
            (_, Action::Engine(track)) => self.drive(pending, track, log),
            (_, Action::Trade(space)) => self.trade(space, log),
            (Pending::Remove { cost, .. }, Action::Remove(space)) => self.remove(space, cost, log),
            (_, Action::Copy(space)) => self.copy(space, log),
            (_, Action::Upgrade(station)) => self.upgrade(station, log),
            (Pending::Disc { spot }, Action::Disc(source)) => self.place_disc(spot, source, log),
            (Pending::Master { station }, Action::Master(worker)) => self.post(station, worker, log),
            (_, Action::Foresight { column, slot }) => self.choose_tile(column, slot, log),
            (_, Action::Income(n)) => self.income(n, log),
            (Pending::Deliver { rail, .. }, Action::Deliver(city)) => self.deliver(city, rail),
            // Waiving and finishing end what was pending, which is all they do.
            _ => {}
        }
    }

    /// Plays on until there is something to choose, or the game is over.
    pub(crate) fn run(&mut self, log: Log<'_>) {
        while self.go_on(log) {}
    }

    /// Does what is next if it leaves no choice, and says whether there was such a thing.
    pub(crate) fn go_on(&mut self, log: Log<'_>) -> bool {
        let Some(pending) = self.pending.top() else { return false };
        match pending {
            Pending::Clause { clause, next, may } => self.step_clause(clause, next, may, log),
            Pending::Transport { cost } => {
                self.pending.pop();
                self.pay_transport(cost, log);
            }
            Pending::Depart => {
                self.pending.pop();
                self.depart(log);
            }
            Pending::End => {
                self.pending.pop();
                self.end_turn(log);
            }
            _ => {
                let mut sole = Sole::default();
                self.list(&mut sole);
                match sole {
                    Sole::None => drop(self.pending.pop()),
                    Sole::One(action) if !self.reveals(action) => self.take(action, log),
                    Sole::One(_) | Sole::Several => return false,
                }
            }
        }
        true
    }

    /// Whether taking this decision shows something that somebody did not know: it is then left to the player even
    /// where there is no other, so that what went before can still be taken back.
    fn reveals(&self, action: Action) -> bool {
        match action {
            Action::Draw(_) | Action::Take(None) | Action::Stock => true,
            Action::Take(Some(_)) => !self.goals.is_empty(),
            Action::Income(_) => self.me().hand != self.me().shown,
            Action::Foresight { column, slot } => self.calls_cattle(column, slot),
            _ => false,
        }
    }
}

impl Pending {
    /// Whether this may be left undone.
    pub(crate) fn may_be_waived(self) -> bool {
        match self {
            Pending::Hire { may, .. }
            | Pending::Build { may, .. }
            | Pending::Gain { may, .. }
            | Pending::Forward { may, .. }
            | Pending::Trade { may }
            | Pending::Remove { may, .. }
            | Pending::Aux { may }
            | Pending::Draw { may, .. } => may,
            Pending::Step { free, .. } => free,
            Pending::Offer { .. }
            | Pending::Cull { .. }
            | Pending::Upgrade { .. }
            | Pending::Master { .. } => true,
            _ => false,
        }
    }
}
