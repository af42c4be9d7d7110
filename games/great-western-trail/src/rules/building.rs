//! Placing and replacing private buildings (GWT-7).

use railhead_game::{Illegal, require};

use super::{Log, any_of};
use crate::{
    action::Action,
    event::Event,
    facts::facts,
    piece::{Building, Space, SpaceKind, Worker},
    state::{GreatWesternTrail, Occupant},
};

impl GreatWesternTrail {
    /// Every building in reserve on every space that is empty or one's own.
    pub(crate) fn build_candidates(&self) -> impl Iterator<Item = Action> {
        self.me().reserve.iter().flat_map(|building| {
            let spaces =
                facts().trail.building_spaces.iter().filter(|space| match self.trail[space.index()] {
                    Occupant::Private { owner, .. } => owner == self.turn,
                    Occupant::Empty => true,
                    Occupant::Neutral(_) | Occupant::Tile(_) => false,
                });
            spaces.map(move |space| Action::Build { building, space: *space })
        })
    }

    /// Whether anything can be built.
    pub(crate) fn may_build_any(&self, per: u8) -> Result<(), Illegal> {
        any_of(self.build_candidates(), Illegal::new("GWT-7.1", "why-no-room"), |action| match action {
            Action::Build { building, space } => self.may_build(building, space, per).map(drop),
            _ => Ok(()),
        })
    }

    /// Whether this building may come to this space, and for how much (GWT-7.1 to GWT-7.3).
    pub(crate) fn may_build(&self, building: Building, space: Space, per: u8) -> Result<u8, Illegal> {
        require(self.me().reserve.contains(building), "GWT-7.1", "why-not-in-reserve")?;
        require(space.info().kind == SpaceKind::Building, "GWT-7.1", "why-no-building-space")?;
        let craftsmen = self.face(building).craftsmen;
        let needed = match self.trail[space.index()] {
            Occupant::Private { owner, building: old } if owner == self.turn => {
                let more = craftsmen.checked_sub(self.face(old).craftsmen).filter(|more| *more > 0);
                more.ok_or_else(|| Illegal::new("GWT-7.3", "why-not-higher"))?
            }
            Occupant::Empty => craftsmen,
            _ => return Err(Illegal::new("GWT-7.1", "why-occupied")),
        };
        require(self.me().count(Worker::Craftsman) >= needed, "GWT-7.2", "why-craftsmen")
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
        log.all(Event::Built { seat, building: &self.face(building).id, space, cost, over });
    }
}
