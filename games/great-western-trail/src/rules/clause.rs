//! Requirements and rewards: whether a clause can be done, and doing it operation by operation (GWT-5).

use railhead_game::{Arg, Illegal};
use railhead_pieces::{Piece, Set};

use super::Log;
use crate::{
    action::Action,
    event::Event,
    facts::{
        facts,
        op::{Op, Want},
    },
    piece::{Breed, ClauseId, Space, Spaces, Station, Track, Unit, Worker},
    state::{GreatWesternTrail, Pending, Player},
};

impl GreatWesternTrail {
    /// Whether a clause printed on the tile of `space` can be done now: every requirement can be met (GWT-5.1), or
    /// without requirements at least one reward has an effect (GWT-5.7).
    pub(crate) fn may_do(&self, clause: ClauseId, space: Space) -> Result<(), Illegal> {
        if self.can_do(clause, space, Set::EMPTY) {
            return Ok(());
        }
        let clause = clause.clause();
        let unmet = clause.req().iter().find(|op| !self.can_meet(**op)).map(|op| unmet_need(*op));
        Err(unmet.or_else(|| clause.gain().last().map(|op| self.lack_of_effect(*op))).unwrap_or(NO_EFFECT))
    }

    /// Whether a clause can be done, inside a copy that came through the tiles `seen`.
    pub(crate) fn can_do(&self, clause: ClauseId, space: Space, seen: Spaces) -> bool {
        let clause = clause.clause();
        if clause.needs > 0 {
            clause.req().iter().all(|op| self.can_meet(*op))
        } else {
            clause.gain().iter().any(|op| self.can_gain(*op, space, seen))
        }
    }

    /// Whether a requirement can be met.
    fn can_meet(&self, op: Op) -> bool {
        let me = self.me();
        match op {
            Op::DiscardCattle { cattle, n } => me.holds_cattle(cattle, n),
            Op::DiscardPair => Breed::ALL.into_iter().any(|breed| me.of_breed(breed) >= 2),
            Op::DiscardObjective { n } => me.objectives_in_hand() >= n,
            Op::PayMoney { n } => self.affords(n),
            Op::EngineBack { n } => !self.reach_back(n).is_empty(),
            _ => true,
        }
    }

    /// Whether the money is there.
    #[inline]
    pub(crate) fn affords(&self, sum: u8) -> bool {
        self.me().money >= u16::from(sum)
    }

    /// Whether so much may be paid, by this paragraph.
    pub(crate) fn may_pay(&self, sum: u8, paragraph: &'static str) -> Result<(), Illegal> {
        if self.affords(sum) { Ok(()) } else { Err(too_dear(sum, paragraph)) }
    }

    /// Whether a reward would have an effect, inside a copy that came through the tiles `seen`.
    fn can_gain(&self, op: Op, space: Space, seen: Spaces) -> bool {
        let me = self.me();
        match op {
            Op::GainMoney { n, per } => self.times(n, per) > 0,
            Op::Certificate { n, per } => self.times(n, per) > 0 && me.temporary() < me.certificate_limit(),
            Op::CertificateMax => me.temporary() < me.certificate_limit(),
            Op::Hire { modifier } => self.jobless().any(|(row, worker)| self.can_hire(row, worker, modifier)),
            Op::Build { per_craftsman } => self.build_candidates(per_craftsman).next().is_some(),
            Op::Objective { .. } => self.objectives_left(),
            Op::EngineForward { .. } => self.engine_range(op) > 0,
            Op::Trade => self.trade_candidates().next().is_some(),
            Op::RemoveHazard { cost } => self.remove_candidates(cost).next().is_some(),
            Op::BuyCattle => {
                let cowboys = me.count(Worker::Cowboy);
                self.can_stock(cowboys) || self.buy_candidates(cowboys).next().is_some()
            }
            Op::MovePawn { up_to } => self.any_move(up_to, false),
            Op::MovePawnFree { up_to } => self.any_move(up_to, true),
            Op::DrawDiscard { n, per } => self.times(n, per) > 0 && self.drawable() > 0,
            Op::RemoveCards { .. } => !me.hand.is_empty(),
            Op::ExtraordinaryDelivery => me.engine != Track::FIRST && self.has_disc(),
            Op::UpgradeBehind => self.behind_candidates().next().is_some(),
            Op::CopyAdjacent => {
                let seen = if seen.is_empty() { self.copying().or(Set::only(space)) } else { seen };
                space.info().adjacent.iter().any(|next| self.can_copy(*next, seen))
            }
            Op::Aux { .. }
            | Op::DiscardCattle { .. }
            | Op::DiscardPair
            | Op::DiscardObjective { .. }
            | Op::PayMoney { .. }
            | Op::EngineBack { .. } => true,
        }
    }

    /// Why a reward without effect has none: what stands in the way of the last thing that might be thought of.
    fn lack_of_effect(&self, op: Op) -> Illegal {
        let nothing = Illegal::new("GWT-11.3", "why-nothing-there");
        match op {
            Op::Hire { modifier } => {
                last_of(self.jobless().map(|(row, worker)| self.may_hire(row, worker, modifier)), nothing)
            }
            Op::Build { per_craftsman } => {
                let sites = self.sites().map(|(tile, space)| self.may_build(tile, space, per_craftsman));
                last_of(sites, Illegal::new("GWT-7.1", "why-no-room"))
            }
            Op::Objective { .. } => Illegal::new("GWT-5.9", "why-no-objectives"),
            Op::Trade => last_of(facts().trail.trade.iter().map(|space| self.may_trade(*space)), nothing),
            Op::RemoveHazard { cost } => {
                let spaces = facts().trail.sections.iter().flatten();
                last_of(spaces.map(|space| self.may_remove(*space, cost)), nothing)
            }
            Op::BuyCattle => self.lack_of_offers(self.me().count(Worker::Cowboy)),
            Op::ExtraordinaryDelivery if self.me().engine == Track::FIRST => {
                Illegal::new("GWT-9.5", "why-no-way-back")
            }
            Op::ExtraordinaryDelivery => Illegal::new("GWT-16.5", "why-no-disc"),
            Op::UpgradeBehind => {
                last_of(Station::all().map(|station| self.may_upgrade_behind(station)), nothing)
            }
            Op::CopyAdjacent => Illegal::new("GWT-16.3", "why-nothing-adjacent"),
            _ => NO_EFFECT,
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
        if is_gain && !self.can_gain(op, space.unwrap_or(Space::START), Set::EMPTY) {
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

    /// The immediate actions on offer that can be done.
    pub(crate) fn accept_candidates(
        &self,
        first: ClauseId,
        second: Option<ClauseId>,
    ) -> impl Iterator<Item = Action> {
        let offers = [Some(first), second].into_iter().zip(0..);
        let can = |clause: Option<ClauseId>| {
            clause.is_some_and(|clause| self.can_do(clause, Space::START, Set::EMPTY))
        };
        offers.filter(move |(clause, _)| can(*clause)).map(|(_, alt)| Action::Accept(alt))
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

/// Nothing would change.
const NO_EFFECT: Illegal = Illegal::new("GWT-5.7", "why-no-effect");

/// Why a requirement that cannot be met stands in the way.
fn unmet_need(op: Op) -> Illegal {
    match op {
        Op::DiscardPair => Illegal::new("GWT-5.3", "why-no-pair"),
        Op::PayMoney { n } => too_dear(n, "GWT-5.1"),
        Op::EngineBack { .. } => Illegal::new("GWT-9.5", "why-no-way-back"),
        _ => Illegal::new("GWT-5.3", "why-no-card"),
    }
}

fn too_dear(sum: u8, paragraph: &'static str) -> Illegal {
    Illegal::new(paragraph, "why-money").with("sum", Arg::Money(sum.into()))
}

/// The last of these refusals, or `none` if there was nothing to refuse.
fn last_of<T>(refusals: impl Iterator<Item = Result<T, Illegal>>, none: Illegal) -> Illegal {
    refusals.filter_map(Result::err).last().unwrap_or(none)
}

/// Where the marker of `player` stands after `spaces` more.
fn certified(player: &Player, spaces: u8) -> u8 {
    let track = &facts().mat.limits.certificate_track;
    let limit = player.certificate_limit();
    let highest = track.iter().rposition(|value| *value <= limit).unwrap_or(0) as u8;
    player.certificates.saturating_add(spaces).min(highest.max(player.certificates))
}
