//! Requirements and rewards: whether a clause can be done, and doing it operation by operation (GWT-5).

use railhead_game::{Arg, Illegal, require};
use railhead_pieces::Set;

use super::{
    Log, any_of,
    station::behind_candidates,
    trade::{remove_candidates, trade_candidates},
};
use crate::{
    action::Action,
    event::Event,
    facts::{
        facts,
        op::{Op, Want},
    },
    piece::{Breed, ClauseId, Space, Spaces, Track, Unit, Worker},
    state::{GreatWesternTrail, Pending, Player},
};

impl GreatWesternTrail {
    /// Whether a clause printed on the tile of `space` can be done now: every requirement can be met (GWT-5.1), or
    /// without requirements at least one reward has an effect (GWT-5.7).
    pub(crate) fn may_do(&self, clause: ClauseId, space: Space) -> Result<(), Illegal> {
        self.may_do_from(clause, space, Set::EMPTY)
    }

    /// [`may_do`](Self::may_do) inside a copy that came through the tiles `seen`.
    pub(crate) fn may_do_from(&self, clause: ClauseId, space: Space, seen: Spaces) -> Result<(), Illegal> {
        let clause = clause.clause();
        if clause.needs > 0 {
            return clause.req().iter().try_for_each(|op| self.may_meet(*op));
        }
        let mut refusal = Ok(());
        for op in clause.gain() {
            match self.may_gain(*op, space, seen) {
                Ok(()) => return Ok(()),
                Err(illegal) => refusal = Err(illegal),
            }
        }
        refusal
    }

    /// Whether a requirement can be met.
    fn may_meet(&self, op: Op) -> Result<(), Illegal> {
        let me = self.me();
        match op {
            Op::DiscardCattle { cattle, n } => require(me.holds_cattle(cattle, n), "GWT-5.3", "why-no-card"),
            Op::DiscardPair => {
                let pair = Breed::ALL.into_iter().any(|breed| me.of_breed(breed) >= 2);
                require(pair, "GWT-5.3", "why-no-pair")
            }
            Op::DiscardObjective { n } => require(me.objectives_in_hand() >= n, "GWT-5.3", "why-no-card"),
            Op::PayMoney { n } => self.may_pay(n, "GWT-5.1"),
            Op::EngineBack { n } => require(!self.reach_back(n).is_empty(), "GWT-9.5", "why-no-way-back"),
            _ => Ok(()),
        }
    }

    /// Whether the money is there.
    pub(crate) fn may_pay(&self, sum: u8, paragraph: &'static str) -> Result<(), Illegal> {
        require(self.me().money >= u16::from(sum), paragraph, "why-money")
            .map_err(|why| why.with("sum", Arg::Money(sum.into())))
    }

    /// Whether a reward would have an effect.
    fn may_gain(&self, op: Op, space: Space, seen: Spaces) -> Result<(), Illegal> {
        let me = self.me();
        let any = |possible: bool| require(possible, "GWT-5.7", "why-no-effect");
        let nothing = Illegal::new("GWT-11.3", "why-nothing-there");
        match op {
            Op::GainMoney { n, per } => any(self.times(n, per) > 0),
            Op::Certificate { n, per } => {
                any(self.times(n, per) > 0 && me.temporary() < me.certificate_limit())
            }
            Op::CertificateMax => any(me.temporary() < me.certificate_limit()),
            Op::Hire { modifier } => any_of(self.hire_candidates(), nothing, |action| match action {
                Action::Hire { row, worker } => self.may_hire(row, worker, modifier).map(drop),
                _ => Ok(()),
            }),
            Op::Build { per_craftsman } => self.may_build_any(per_craftsman),
            Op::Objective { .. } => require(self.objectives_left(), "GWT-5.9", "why-no-objectives"),
            Op::EngineForward { .. } => any(self.engine_range(op) > 0),
            Op::Trade => any_of(trade_candidates(), nothing, |action| match action {
                Action::Trade(space) => self.may_trade(space).map(drop),
                _ => Ok(()),
            }),
            Op::RemoveHazard { cost } => any_of(remove_candidates(), nothing, |action| match action {
                Action::Remove(space) => self.may_remove(space, cost).map(drop),
                _ => Ok(()),
            }),
            Op::BuyCattle => self.may_buy_any(),
            Op::MovePawn { up_to } => any(self.any_move(up_to, false)),
            Op::MovePawnFree { up_to } => any(self.any_move(up_to, true)),
            Op::DrawDiscard { n, per } => any(self.times(n, per) > 0 && self.drawable() > 0),
            Op::RemoveCards { .. } => any(!me.hand.is_empty()),
            Op::ExtraordinaryDelivery => {
                require(me.engine != Track::FIRST, "GWT-9.5", "why-no-way-back")?;
                require(self.has_disc(), "GWT-16.5", "why-no-disc")
            }
            Op::UpgradeBehind => any_of(behind_candidates(), nothing, |action| match action {
                Action::Upgrade(station) => self.may_upgrade_behind(station),
                _ => Ok(()),
            }),
            Op::CopyAdjacent => {
                let seen = if seen.is_empty() { self.copying().or(Set::only(space)) } else { seen };
                let adjacent = space.info().adjacent.iter();
                let usable = adjacent.into_iter().any(|next| self.may_copy_beyond(*next, seen).is_ok());
                require(usable, "GWT-16.3", "why-nothing-adjacent")
            }
            Op::Aux { .. }
            | Op::DiscardCattle { .. }
            | Op::DiscardPair
            | Op::DiscardObjective { .. }
            | Op::PayMoney { .. }
            | Op::EngineBack { .. } => Ok(()),
        }
    }

    /// `n`, or `n` for each unit.
    fn times(&self, n: u8, per: Option<Unit>) -> u8 {
        per.map_or(n, |unit| n * self.units(unit))
    }

    /// How far an engine may go forward (GWT-9.1).
    pub(crate) fn engine_range(&self, op: Op) -> u8 {
        match op {
            Op::EngineForward { up_to: Some(up_to), .. } => up_to,
            Op::EngineForward { up_to_per: Some(unit), .. } => self.units(unit),
            _ => 0,
        }
    }

    /// Does the next operation of a clause.
    pub(crate) fn step_clause(&mut self, id: ClauseId, next: u8, may: bool, log: &mut Log) {
        let clause = id.clause();
        self.pending.pop();
        let Some(op) = clause.ops.get(usize::from(next)).copied() else { return };
        if usize::from(next) + 1 < clause.ops.len() {
            self.pending.push(Pending::Clause { clause: id, next: next + 1, may });
        }
        let is_gain = next >= clause.needs;
        let space = self.pending.iter().rev().find_map(|pending| match pending {
            Pending::Use { space, .. } => Some(space),
            _ => None,
        });
        if is_gain && self.may_gain(op, space.unwrap_or(Space::START), Set::EMPTY).is_err() {
            return;
        }
        self.perform(op, may || clause.needs > 0, space, log);
    }

    fn perform(&mut self, op: Op, may: bool, space: Option<Space>, log: &mut Log) {
        let pending = match op {
            Op::DiscardCattle { cattle, n } => {
                let breed = match cattle {
                    Want::Any => None,
                    Want::Breed(breed) => Some(breed),
                };
                Pending::Discard { breed, n }
            }
            Op::DiscardPair => Pending::Pair,
            Op::DiscardObjective { n } => Pending::DiscardObjective { n },
            Op::PayMoney { n } => return self.pay(n, log),
            Op::EngineBack { n } => Pending::Back { n },
            Op::GainMoney { n, per } => return self.gain_money(self.times(n, per), log),
            Op::Certificate { n, per } => return self.certify(self.times(n, per), log),
            Op::CertificateMax => return self.certify(u8::MAX, log),
            Op::Hire { modifier } => Pending::Hire { modifier, may },
            Op::Build { per_craftsman } => Pending::Build { per: per_craftsman, may },
            Op::Objective { to } => Pending::Gain { to, may },
            Op::EngineForward { .. } => Pending::Forward { up_to: self.engine_range(op), may },
            Op::Trade => Pending::Trade { may },
            Op::RemoveHazard { cost } => Pending::Remove { cost, may },
            Op::Aux { .. } => Pending::Aux { may },
            Op::BuyCattle => Pending::Buy { cowboys: self.me().count(Worker::Cowboy), begun: false },
            Op::MovePawn { up_to } => Pending::Step { up_to, free: false },
            Op::MovePawnFree { up_to } => Pending::Step { up_to, free: true },
            Op::DrawDiscard { n, per } => Pending::Draw { up_to: self.times(n, per), may },
            Op::RemoveCards { n } => Pending::Cull { n },
            Op::ExtraordinaryDelivery => Pending::BackFar,
            Op::UpgradeBehind => Pending::Behind,
            Op::CopyAdjacent => Pending::Copy { from: space.unwrap_or(Space::START) },
        };
        self.pending.push(pending);
    }

    /// Pays the bank.
    pub(crate) fn pay(&mut self, sum: u8, log: &mut Log) {
        debug_assert!(self.me().money >= u16::from(sum), "paid more than there was");
        self.me_mut().money -= u16::from(sum);
        if sum > 0 {
            log.all(Event::Paid { seat: self.turn, sum });
        }
    }

    /// Takes money from the bank.
    pub(crate) fn gain_money(&mut self, sum: u8, log: &mut Log) {
        self.me_mut().money += u16::from(sum);
        if sum > 0 {
            log.all(Event::Gained { seat: self.turn, sum });
        }
    }

    /// Moves the certificate marker up to `spaces` forward, never past the limit (GWT-5.4).
    pub(crate) fn certify(&mut self, spaces: u8, log: &mut Log) {
        let me = self.me_mut();
        let before = me.certificates;
        me.certificates = certified(me, spaces);
        if me.certificates != before {
            let now = me.temporary();
            log.all(Event::Certificates { seat: self.turn, now });
        }
    }

    /// Whether an immediate action that is offered may be done.
    pub(crate) fn may_accept(
        &self,
        first: ClauseId,
        second: Option<ClauseId>,
        alt: u8,
    ) -> Result<ClauseId, Illegal> {
        let clause = if alt == 0 { Some(first) } else { second };
        let clause = clause.ok_or_else(|| Illegal::new("GWT-4.5", "why-no-such-action"))?;
        self.may_do(clause, Space::START)?;
        Ok(clause)
    }

    pub(crate) fn accept(&mut self, first: ClauseId, second: Option<ClauseId>, alt: u8) {
        let clause = if alt == 0 { first } else { second.unwrap_or(first) };
        self.pending.push(Pending::Clause { clause, next: 0, may: false });
    }

    /// Starts an immediate action: offered if it asks for something or for a choice, otherwise done at once with
    /// every choice in it open to be waived.
    pub(crate) fn start_immediate(&mut self, first: ClauseId, second: Option<ClauseId>) {
        if second.is_some() || first.clause().needs > 0 {
            self.pending.push(Pending::Offer { first, second });
        } else {
            self.pending.push(Pending::Clause { clause: first, next: 0, may: true });
        }
    }
}

/// Where the marker of `player` stands after `spaces` more.
fn certified(player: &Player, spaces: u8) -> u8 {
    let track = &facts().mat.limits.certificate_track;
    let limit = player.certificate_limit();
    let highest = track.iter().rposition(|value| *value <= limit).unwrap_or(0) as u8;
    player.certificates.saturating_add(spaces).min(highest.max(player.certificates))
}
