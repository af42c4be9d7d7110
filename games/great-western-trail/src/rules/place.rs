//! Phase B: using the place reached, local actions, auxiliary actions, copying (GWT-4, GWT-12, GWT-16).

use railhead_game::{Illegal, require};
use railhead_pieces::{Piece, Set};

use super::Log;
use crate::{
    action::{Action, RISK},
    event::Event,
    facts::facts,
    piece::{Aux, ClauseId, Space, Spaces},
    state::{GreatWesternTrail, Occupant, Pending},
};

impl GreatWesternTrail {
    /// Begins phase B where the pawn has come to (GWT-4.1, GWT-4.3, GWT-13.1).
    pub(crate) fn arrive(&mut self, space: Space) {
        if space.is_kansas_city() {
            self.enter_kansas_city();
            return;
        }
        let mine = match self.trail[space.index()] {
            Occupant::Neutral(_) => true,
            Occupant::Private { owner, .. } => owner == self.turn,
            Occupant::Empty | Occupant::Tile(_) => false,
        };
        let left = if mine { self.slots(space) } else { 0 };
        self.pending.push(Pending::Use { space, left, fresh: true, copied: false });
    }

    /// The local actions of the building on `space` as bits, the risk action among them (GWT-4.6).
    pub(crate) fn slots(&self, space: Space) -> u8 {
        let printed = (1 << self.local_actions(space).len()) - 1;
        let risk =
            space.info().risk.is_some() && matches!(self.trail[space.index()], Occupant::Private { .. });
        printed | u8::from(risk) << RISK
    }

    /// The clause of a local action on `space`.
    pub(crate) fn local_clause(&self, space: Space, slot: u8, alt: u8) -> Option<ClauseId> {
        if slot == RISK {
            return space.info().risk.filter(|_| alt == 0);
        }
        self.local_actions(space).get(usize::from(slot)).and_then(|action| action.get(alt))
    }

    /// The local actions of the building on `space`, each with its alternatives.
    fn local_slots(&self, space: Space) -> impl Iterator<Item = (u8, u8)> {
        let slots = (0..=RISK).flat_map(|slot| [0, 1].map(|alt| (slot, alt)));
        slots.filter(move |(slot, alt)| self.local_clause(space, *slot, *alt).is_some())
    }

    pub(crate) fn use_candidates(
        &self,
        space: Space,
        fresh: bool,
        copied: bool,
    ) -> impl Iterator<Item = Action> {
        let local = self.local_slots(space).map(|(slot, alt)| Action::Use { slot, alt });
        let risks = self.copiers().filter(|(space, _)| self.slots(*space) >> RISK & 1 == 1);
        let risks = risks.map(|(space, _)| Action::Risk(space));
        let single = (fresh && !copied).then(Aux::all).into_iter().flatten();
        let single = single.map(|aux| Action::Aux { aux, double: false });
        local.chain(risks).chain(single).chain(self.play_candidates()).chain([Action::Done])
    }

    /// Whether a local action of the pending place is left and can be done.
    pub(crate) fn can_use(&self, pending: Pending, slot: u8, alt: u8) -> bool {
        let Pending::Use { space, left, .. } = pending else { return false };
        let clause = self.local_clause(space, slot, alt).filter(|_| left >> slot & 1 == 1);
        clause.is_some_and(|clause| self.can_do(clause, space, Set::EMPTY))
    }

    /// Whether a local action of the pending place may be done.
    pub(crate) fn may_use(&self, pending: Pending, slot: u8, alt: u8) -> Result<ClauseId, Illegal> {
        let Pending::Use { space, left, copied, .. } = pending else {
            return Err(Illegal::new("GWT-2.6", "why-not-now"));
        };
        let clause = self.local_clause(space, slot, alt);
        let clause = clause.ok_or_else(|| Illegal::new("GWT-4.1", "why-no-such-action"))?;
        if left >> slot & 1 == 0 {
            let foreign =
                matches!(self.trail[space.index()], Occupant::Private { owner, .. } if owner != self.turn);
            let (paragraph, reason) =
                if foreign && !copied { ("GWT-4.3", "why-not-yours") } else { ("GWT-4.1", "why-used") };
            return Err(Illegal::new(paragraph, reason));
        }
        self.may_do(clause, space)?;
        Ok(clause)
    }

    /// The buildings through which the pending one is copied, each with what is pending there.
    fn copiers(&self) -> impl Iterator<Item = (Space, Pending)> {
        let below = self.pending.as_slice().split_last().map_or(&[][..], |(_, below)| below);
        below.iter().filter_map(|pending| match *pending {
            Pending::Use { space, .. } => Some((space, *pending)),
            _ => None,
        })
    }

    /// Whether the risk action of the building on `space`, which is copying the pending one, may be done in between
    /// (GWT-16.3).
    pub(crate) fn may_risk(&self, space: Space) -> Result<ClauseId, Illegal> {
        let copier = self.copiers().find(|(copier, _)| *copier == space);
        let (_, pending) = copier.ok_or_else(|| Illegal::new("GWT-16.3", "why-no-such-action"))?;
        self.may_use(pending, RISK, 0)
    }

    /// Whether the risk action of a building that is copying the pending one can be done.
    pub(crate) fn can_risk(&self, space: Space) -> bool {
        self.copiers().any(|(copier, pending)| copier == space && self.can_use(pending, RISK, 0))
    }

    /// Whether the pending place may be left: something was done there (GWT-4.4), or it is a copy of which nothing can
    /// be done any more.
    pub(crate) fn can_leave(&self, pending: Pending) -> bool {
        let Pending::Use { space, fresh, copied, .. } = pending else { return false };
        let usable = |(slot, alt)| self.can_use(pending, slot, alt);
        !fresh || copied && !self.local_slots(space).any(usable)
    }

    /// Whether the single auxiliary action may be done instead of local actions (GWT-4.2, GWT-12.4).
    pub(crate) fn may_aux_here(
        &self,
        fresh: bool,
        copied: bool,
        aux: Aux,
        double: bool,
    ) -> Result<(), Illegal> {
        require(!copied, "GWT-16.3", "why-copied-aux")?;
        require(fresh, "GWT-4.2", "why-aux-instead")?;
        require(!double, "GWT-12.4", "why-single-only")?;
        self.may_aux(aux, double)
    }

    /// Every auxiliary action that can be done, single and double.
    pub(crate) fn aux_candidates(&self) -> impl Iterator<Item = Action> {
        let all = Aux::all().flat_map(|aux| [false, true].map(|double| (aux, double)));
        let can = all.filter(|(aux, double)| self.can_aux(*aux, *double));
        can.map(|(aux, double)| Action::Aux { aux, double })
    }

    /// Whether an auxiliary action is open and can be done.
    pub(crate) fn can_aux(&self, aux: Aux, double: bool) -> bool {
        self.me().open(aux) > u8::from(double)
            && self.can_do(aux_clause(aux, double), Space::START, Set::EMPTY)
    }

    /// Whether an auxiliary action is open and its requirement can be met.
    pub(crate) fn may_aux(&self, aux: Aux, double: bool) -> Result<(), Illegal> {
        let open = self.me().open(aux);
        require(open > 0, "GWT-12.1", "why-aux-closed")?;
        require(!double || open > 1, "GWT-12.3", "why-aux-single")?;
        self.may_do(aux_clause(aux, double), Space::START)
    }

    pub(crate) fn start_local_action(&mut self, slot: u8, alt: u8) {
        let Some(Pending::Use { space, left, fresh, .. }) = self.pending.last_mut() else { return };
        *left &= !(1 << slot);
        *fresh = false;
        let space = *space;
        if let Some(clause) = self.local_clause(space, slot, alt) {
            self.pending.push(Pending::Clause { clause, next: 0, may: false });
        }
    }

    pub(crate) fn start_risk(&mut self, at: Space) {
        for pending in self.pending.as_mut_slice() {
            if let Pending::Use { space, left, .. } = pending
                && *space == at
            {
                *left &= !(1 << RISK);
            }
        }
        if let Some(clause) = self.local_clause(at, RISK, 0) {
            self.pending.push(Pending::Clause { clause, next: 0, may: false });
        }
    }

    pub(crate) fn start_single_aux(&mut self, aux: Aux, double: bool) {
        if let Some(Pending::Use { left, fresh, .. }) = self.pending.last_mut() {
            *left = 0;
            *fresh = false;
        }
        self.start_aux(aux, double);
    }

    pub(crate) fn start_aux(&mut self, aux: Aux, double: bool) {
        self.pending.push(Pending::Clause { clause: aux_clause(aux, double), next: 0, may: false });
    }

    /// Forgets what was left to do at a building that has just been replaced, and what was being copied through it
    /// (GWT-4.8, GWT-16.3).
    pub(crate) fn forget_place(&mut self, replaced: Space) {
        let mut gone = false;
        for pending in self.pending.as_mut_slice() {
            if let Pending::Use { space, left, .. } = pending {
                gone |= *space == replaced;
                if gone {
                    *left = 0;
                }
            }
        }
    }

    /// Whether the building on `space` may be copied by the tile on `from` (GWT-16.3).
    pub(crate) fn may_copy(&self, from: Space, space: Space) -> Result<(), Illegal> {
        let seen = self.copying();
        require(from.info().adjacent.contains(&space), "GWT-16.3", "why-not-adjacent")?;
        require(!seen.contains(space), "GWT-16.3", "why-copied-twice")?;
        require(self.slots(space) != 0, "GWT-16.3", "why-no-building")?;
        require(self.can_copy(space, seen), "GWT-5.7", "why-no-effect")
    }

    /// The buildings that the tile on `from` can copy.
    pub(crate) fn copy_candidates(&self, from: Space) -> impl Iterator<Item = Action> {
        let seen = self.copying();
        let adjacent = from.info().adjacent.iter().filter(move |space| self.can_copy(**space, seen));
        adjacent.map(|space| Action::Copy(*space))
    }

    /// The spaces whose tiles are in use right now: none of them can be copied.
    pub(crate) fn copying(&self) -> Spaces {
        let places = self.pending.iter().filter_map(|pending| match pending {
            Pending::Use { space, .. } => Some(space),
            _ => None,
        });
        places.collect()
    }

    /// Whether something on `space` can be used by a copy that came through the tiles `seen`.
    pub(crate) fn can_copy(&self, space: Space, seen: Spaces) -> bool {
        if seen.contains(space) {
            return false;
        }
        let slots = self.slots(space);
        let seen = seen.or(Set::only(space));
        (0..=RISK).filter(|slot| slots >> slot & 1 == 1).any(|slot| {
            let mut clauses = (0..2).filter_map(|alt| self.local_clause(space, slot, alt));
            clauses.any(|clause| self.can_do(clause, space, seen))
        })
    }

    pub(crate) fn copy(&mut self, space: Space, log: &mut Log) {
        log.all(Event::Copied { seat: self.turn, space, tile: self.trail[space.index()] });
        self.pending.push(Pending::Use { space, left: self.slots(space), fresh: true, copied: true });
    }
}

fn aux_clause(aux: Aux, double: bool) -> ClauseId {
    let info = &facts().mat.aux[aux.index()];
    if double { info.double } else { info.single }
}
