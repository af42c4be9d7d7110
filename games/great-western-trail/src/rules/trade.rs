//! Trade with the teepees and removal of hazards (GWT-11).

use railhead_game::Illegal;

use super::Log;
use crate::{
    action::Action,
    event::Event,
    facts::facts,
    piece::{Space, SpaceKind, Tile},
    state::{GreatWesternTrail, Occupant},
};

/// Every trade space.
pub(super) fn trade_candidates() -> impl Iterator<Item = Action> {
    facts().trail.trade.iter().map(|space| Action::Trade(*space))
}

/// Every hazard space.
pub(super) fn remove_candidates() -> impl Iterator<Item = Action> {
    facts().trail.sections.iter().flatten().map(|space| Action::Remove(*space))
}

impl GreatWesternTrail {
    fn tile_on(&self, space: Space, kind: SpaceKind) -> Result<Tile, Illegal> {
        match self.trail[space.index()] {
            Occupant::Tile(tile) if space.info().kind == kind => Ok(tile),
            _ => Err(Illegal::new("GWT-11.3", "why-nothing-there")),
        }
    }

    /// Whether the teepee on `space` may be taken (GWT-11.1).
    pub(crate) fn may_trade(&self, space: Space) -> Result<Tile, Illegal> {
        let tile = self.tile_on(space, SpaceKind::Teepee)?;
        let price = space.info().money.min(0).unsigned_abs();
        self.may_pay(price, "GWT-11.1")?;
        Ok(tile)
    }

    pub(crate) fn trade(&mut self, space: Space, log: &mut Log) {
        let Ok(tile) = self.may_trade(space) else { return };
        let sum = space.info().money;
        self.trail[space.index()] = Occupant::Empty;
        let me = self.me_mut();
        me.tiles.add(tile, 1);
        me.money = me.money.saturating_add_signed(sum.into());
        log.all(Event::Traded { seat: self.turn, tile, sum });
    }

    /// Whether the hazard on `space` may be taken for `cost` (GWT-11.2).
    pub(crate) fn may_remove(&self, space: Space, cost: u8) -> Result<Tile, Illegal> {
        let tile = self.tile_on(space, SpaceKind::Hazard)?;
        self.may_pay(cost, "GWT-11.2")?;
        Ok(tile)
    }

    pub(crate) fn remove(&mut self, space: Space, cost: u8, log: &mut Log) {
        let Ok(tile) = self.may_remove(space, cost) else { return };
        self.trail[space.index()] = Occupant::Empty;
        let me = self.me_mut();
        me.tiles.add(tile, 1);
        me.money -= u16::from(cost);
        log.all(Event::Removed { seat: self.turn, tile, cost });
    }
}
