//! Placing and replacing private buildings (GWT-7).

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    action::Action,
    event::Event,
    facts::facts,
    piece::{Building, Space, SpaceKind, Worker},
    state::{GreatWesternTrail, Occupant, letters},
};

impl GreatWesternTrail {
    /// Every building in reserve on every space that is empty or one's own.
    pub(crate) fn sites(&self) -> impl Iterator<Item = (Building, Space)> {
        self.me().reserve.iter().flat_map(|building| {
            let spaces = facts().trail.building_spaces.iter().filter(|space| self.is_free(**space));
            spaces.map(move |space| (building, *space))
        })
    }

    /// Whether a space is empty or holds a building of one's own.
    fn is_free(&self, space: Space) -> bool {
        match self.trail[space.index()] {
            Occupant::Private { owner, .. } => owner == self.turn,
            Occupant::Empty => true,
            Occupant::Neutral(_) | Occupant::Tile(_) => false,
        }
    }

    /// What can be built where, at so much per craftsman.
    pub(crate) fn build_candidates(&self, per: u8) -> impl Iterator<Item = Action> {
        let can = move |(building, space): &(Building, Space)| {
            self.craftsmen_needed(*building, *space)
                .is_some_and(|needed| self.has_craftsmen(needed) && self.affords(needed * per))
        };
        self.sites().filter(can).map(|(building, space)| Action::Build { building, space })
    }

    /// How many craftsmen it takes to lay this building on a space that is empty or one's own, where it must be worth
    /// more than the one there (GWT-7.2, GWT-7.3).
    fn craftsmen_needed(&self, building: Building, space: Space) -> Option<u8> {
        let craftsmen = self.face(building).craftsmen;
        match self.trail[space.index()] {
            Occupant::Private { building: old, .. } => {
                craftsmen.checked_sub(self.face(old).craftsmen).filter(|more| *more > 0)
            }
            _ => Some(craftsmen),
        }
    }

    fn has_craftsmen(&self, needed: u8) -> bool {
        self.me().count(Worker::Craftsman) >= needed
    }

    /// Whether this building may come to this space, and for how much (GWT-7.1 to GWT-7.3).
    pub(crate) fn may_build(&self, building: Building, space: Space, per: u8) -> Result<u8, Illegal> {
        require(self.me().reserve.contains(building), "GWT-7.1", "why-not-in-reserve")?;
        require(space.info().kind == SpaceKind::Building, "GWT-7.1", "why-no-building-space")?;
        require(self.is_free(space), "GWT-7.1", "why-occupied")?;
        let needed = self.craftsmen_needed(building, space);
        let needed = needed.ok_or_else(|| Illegal::new("GWT-7.3", "why-not-higher"))?;
        require(self.has_craftsmen(needed), "GWT-7.2", "why-craftsmen")
            .map_err(|why| why.with("n", needed))?;
        let price = needed * per;
        self.may_pay(price, "GWT-7.2")?;
        Ok(price)
    }

    pub(crate) fn build(&mut self, building: Building, space: Space, per: u8, log: &mut Log) {
        let Ok(cost) = self.may_build(building, space, per) else { return };
        let over = match self.trail[space.index()] {
            Occupant::Private { building, .. } => Some(building),
            _ => None,
        };
        let seat = self.turn;
        self.trail[space.index()] = Occupant::Private { owner: seat, building };
        let me = self.me_mut();
        me.money -= u16::from(cost);
        me.reserve.remove(building);
        me.built.insert(building);
        if let Some(old) = over {
            me.built.remove(old);
            self.forget_place(space);
        }
        let over = over.map(|old| self.face(old).id.as_str());
        let letters = letters(&self.trail);
        log.all(Event::Built { seat, building: &self.face(building).id, space, cost, over, letters });
    }
}
