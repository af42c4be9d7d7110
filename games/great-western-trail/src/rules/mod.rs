//! The rules (GWT-1 to GWT-17): what may be decided ([`check`](GreatWesternTrail::check)), what follows
//! ([`take`](GreatWesternTrail::take)), and what plays itself ([`play_on`](GreatWesternTrail::play_on)).
//!
//! Listing asks `can_…` and the small predicates beside it, which answer yes or no; `may_…` asks the same ones by name
//! and says why not.

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
mod scoring;
mod setup;
mod station;
mod trade;
mod trail;
mod turn;

use std::ops::ControlFlow;

pub(crate) use delivery::transport_from;
use railhead_game::{Events, Illegal, Seat, SeatSet, require};
use railhead_pieces::{Piece, Sole, sole};
#[cfg(test)]
pub(crate) use scoring::harvest;
pub use scoring::{CATEGORIES, Score};
pub(crate) use scoring::{Holdings, without};
pub use trail::Toll;

use crate::{
    action::Action,
    event::Event,
    piece::City,
    rules::trail::place_candidates,
    state::{GreatWesternTrail, Pending},
};

/// What happens, as it is told.
pub(crate) type Log = Events<Event>;

impl GreatWesternTrail {
    /// Who must decide: the player whose turn it is, nobody once the game is over.
    pub(crate) fn deciders(&self) -> SeatSet {
        if self.pending.last().is_some() { SeatSet::only(self.turn) } else { SeatSet::EMPTY }
    }

    /// What `seat` is asked for.
    fn awaited(&self, seat: Seat) -> Option<Pending> {
        self.pending.last().filter(|_| seat == self.turn)
    }

    /// Names what `seat` may decide now, in a fixed order, until `see` breaks off; where people are told why not, also
    /// what they might look for but may not do. Makes no refusals: bots list decisions by the thousand.
    pub(crate) fn candidates(
        &self,
        seat: Seat,
        mut see: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let Some(pending) = self.awaited(seat) else { return ControlFlow::Continue(()) };
        let waive = pending.may_be_waived().then_some(Action::Waive);
        match pending {
            Pending::Place => place_candidates().try_for_each(see),
            Pending::Use { space, fresh, copied, .. } => {
                self.use_candidates(space, fresh, copied).try_for_each(see)
            }
            Pending::Offer { first, second } => {
                self.accept_candidates(first, second).chain(waive).try_for_each(see)
            }
            Pending::Discard { .. }
            | Pending::Pair
            | Pending::DiscardObjective { .. }
            | Pending::Shed { .. } => self.discard_candidates(pending).try_for_each(see),
            Pending::Cull { .. } => self.hand_candidates().map(Action::Cull).chain(waive).try_for_each(see),
            Pending::Hire { .. } => {
                let hires = self.jobless().map(|(row, worker)| Action::Hire { row, worker });
                hires.chain(waive).try_for_each(see)
            }
            Pending::Build { per, .. } => self.build_candidates(per).chain(waive).try_for_each(see),
            Pending::Gain { .. } => self.gain_candidates().chain(waive).try_for_each(see),
            Pending::Trade { .. } => self.trade_candidates().chain(waive).try_for_each(see),
            Pending::Remove { cost, .. } => self.remove_candidates(cost).chain(waive).try_for_each(see),
            Pending::Aux { .. } => self.aux_candidates().chain(waive).try_for_each(see),
            Pending::Buy { cowboys, begun } => {
                let stock = self.can_stock(cowboys).then_some(Action::Stock);
                let done = begun.then_some(Action::Done);
                self.buy_candidates(cowboys).chain(stock).chain(done).try_for_each(see)
            }
            Pending::Draw { up_to, .. } => {
                (1..=up_to.min(self.drawable())).map(Action::Draw).chain(waive).try_for_each(see)
            }
            Pending::Copy { from } => self.copy_candidates(from).try_for_each(see),
            Pending::Behind => self.behind_candidates().try_for_each(see),
            Pending::Upgrade { station } => {
                [Action::Upgrade(station)].into_iter().chain(waive).try_for_each(see)
            }
            Pending::Disc { spot } => self.disc_candidates(spot).try_for_each(see),
            Pending::Master { .. } => self.master_candidates().chain(waive).try_for_each(see),
            Pending::Foresight { column } => (0..2)
                .map(|slot| Action::Foresight { column, slot })
                .chain(self.city_candidates(pending))
                .try_for_each(see),
            Pending::Income => (0..=self.me().temporary())
                .map(Action::Income)
                .chain(self.city_candidates(pending))
                .try_for_each(see),
            Pending::Deliver { .. } => City::all().map(Action::Deliver).try_for_each(see),
            Pending::Begin => {
                self.play_candidates().try_for_each(&mut see)?;
                self.move_candidates(self.me().step_limit(self.seats), false, see)
            }
            Pending::Step { up_to, free } => {
                self.move_candidates(up_to, free, &mut see)?;
                waive.into_iter().try_for_each(see)
            }
            Pending::Forward { .. } | Pending::Back { .. } | Pending::BackFar | Pending::Jump => {
                self.engine_candidates(pending).chain(waive).try_for_each(see)
            }
            Pending::Depart | Pending::End => see(Action::End),
            Pending::Clause { .. } | Pending::Transport { .. } => ControlFlow::Continue(()),
        }
    }

    /// Whether `seat` may decide on `action` now, and if not, why.
    pub(crate) fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        require(seat == self.turn, "GWT-2.6", "why-not-your-turn")?;
        let not_now = || Err(Illegal::new("GWT-2.6", "why-not-now"));
        let Some(pending) = self.pending.last() else { return not_now() };
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
            (Pending::Use { .. }, Action::Risk(space)) => self.may_risk(space).map(drop),
            (Pending::Use { fresh, copied, .. }, Action::Aux { aux, double }) => {
                self.may_aux_here(fresh, copied, aux, double)
            }
            (Pending::Use { .. }, Action::Done) => require(self.can_leave(pending), "GWT-4.4", "why-idle"),
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
            (Pending::Build { per, .. }, Action::Build { building, space }) => {
                self.may_build(building, space, per).map(drop)
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
                self.may_choose_tile(column, slot)
            }
            (Pending::Income, Action::Income(n)) => {
                require(n <= self.me().temporary(), "GWT-13.7", "why-certificates")
            }
            (Pending::Deliver { limit, rail }, Action::Deliver(city)) => self.may_deliver(limit, rail, city),
            (Pending::Depart | Pending::End, Action::End) => Ok(()),
            (pending, Action::Waive) => require(pending.may_be_waived(), "GWT-5.2", "why-must"),
            _ => not_now(),
        }
    }

    /// Lists what `seat` may decide now, until `see` breaks off.
    pub(crate) fn list(&self, seat: Seat, mut see: impl FnMut(Action) -> ControlFlow<()>) {
        let _ = match self.awaited(seat) {
            Some(pending) if pending.tells_why_not() => self.candidates(seat, |action| {
                if self.permits(pending, action) { see(action) } else { ControlFlow::Continue(()) }
            }),
            _ => self.candidates(seat, see),
        };
    }

    /// Whether a candidate may be decided on where people are told why not: what [`check`](Self::check) asks, without
    /// its reasons.
    fn permits(&self, pending: Pending, action: Action) -> bool {
        match (pending, action) {
            (_, Action::Use { slot, alt }) => self.can_use(pending, slot, alt),
            (_, Action::Risk(space)) => self.can_risk(space),
            (_, Action::Aux { aux, double }) => self.can_aux(aux, double),
            (_, Action::Done) => self.can_leave(pending),
            (Pending::Hire { modifier, .. }, Action::Hire { row, worker }) => {
                self.can_hire(row, worker, modifier)
            }
            (_, Action::Upgrade(station)) => self.can_upgrade(station),
            (Pending::Deliver { limit, rail }, Action::Deliver(city)) => self.can_deliver(limit, rail, city),
            (_, Action::Foresight { column, slot }) => self.can_choose_tile(column, slot),
            _ => true,
        }
    }

    /// What `seat` might look for but may not do: where a place is used, workers are hired, a station is upgraded,
    /// a city or a tile is chosen.
    pub(crate) fn refused(&self, seat: Seat, out: &mut Vec<(Action, Illegal)>) {
        if !self.awaited(seat).is_some_and(Pending::tells_why_not) {
            return;
        }
        let _ = self.candidates(seat, |action| {
            if let Err(why) = self.check(seat, action)
                && !matches!(action, Action::Done | Action::Aux { .. })
            {
                out.push((action, why));
            }
            ControlFlow::Continue(())
        });
    }

    /// Takes a decision that [`check`](Self::check) allows, and nothing more.
    pub(crate) fn take(&mut self, seat: Seat, action: Action, log: &mut Log) {
        debug_assert_eq!(seat, self.turn, "only one seat decides at a time");
        let Some(pending) = self.pending.last() else { return };
        match (pending, action) {
            (_, Action::Use { slot, alt }) => return self.start_local_action(slot, alt),
            (_, Action::Risk(space)) => return self.start_risk(space),
            (Pending::Use { .. }, Action::Aux { aux, double }) => return self.start_single_aux(aux, double),
            (_, Action::Play(card)) => return self.play(card, log),
            (_, Action::Buy { cowboys, first, second }) => return self.buy(cowboys, first, second, log),
            (_, Action::Stock) => return self.restock(log),
            (_, Action::End) => return self.finish_turn(log),
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
            (Pending::Build { per, .. }, Action::Build { building, space }) => {
                self.build(building, space, per, log);
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
            (Pending::Use { copied: false, .. }, Action::Done) => self.finish_turn(log),
            // Waiving and being done end what was pending, which is all they do.
            _ => {}
        }
    }

    /// Plays on until there is something to choose, or the game is over.
    pub(crate) fn play_on(&mut self, log: &mut Log) {
        while self.play_step(log) {}
    }

    /// Does what is next if it leaves no choice, and says whether there was such a thing.
    pub(crate) fn play_step(&mut self, log: &mut Log) -> bool {
        let Some(pending) = self.pending.last() else { return false };
        match pending {
            Pending::Clause { clause, next, may } => self.step_clause(clause, next, may, log),
            Pending::Transport { cost } => {
                self.pending.pop();
                self.pay_transport(cost, log);
            }
            Pending::Depart | Pending::End if self.turn_end.waits(log) => return false,
            Pending::Depart | Pending::End => self.finish_turn(log),
            Pending::Use { left: 0, copied: true, .. } => drop(self.pending.pop()),
            _ => match sole(|see| self.list(self.turn, see)) {
                Sole::None | Sole::One(Action::Done) => drop(self.pending.pop()),
                Sole::One(action) if !self.reveals(action) => self.take(self.turn, action, log),
                Sole::One(_) | Sole::Several => return false,
            },
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
