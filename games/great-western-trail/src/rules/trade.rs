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

impl GreatWesternTrail {
    /// The teepees that can be taken.
    pub(crate) fn trade_candidates(&self) -> impl Iterator<Item = Action> {
        let can = |space: &&Space| {
            self.tile_on(**space, SpaceKind::Teepee).is_some() && self.affords(price(**space))
        };
        facts().trail.trade.iter().filter(can).map(|space| Action::Trade(*space))
    }

    /// The hazards that can be taken for `cost`.
    pub(crate) fn remove_candidates(&self, cost: u8) -> impl Iterator<Item = Action> {
        let can =
            move |space: &&Space| self.affords(cost) && self.tile_on(**space, SpaceKind::Hazard).is_some();
        facts().trail.sections.iter().flatten().filter(can).map(|space| Action::Remove(*space))
    }

    fn tile_on(&self, space: Space, kind: SpaceKind) -> Option<Tile> {
        match self.trail[space.index()] {
            Occupant::Tile(tile) if space.info().kind == kind => Some(tile),
            _ => None,
        }
    }

    /// Whether the teepee on `space` may be taken (GWT-11.1).
    pub(crate) fn may_trade(&self, space: Space) -> Result<Tile, Illegal> {
        let tile = self.tile_on(space, SpaceKind::Teepee).ok_or(NOTHING)?;
        self.may_pay(price(space), "GWT-11.1")?;
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
        let tile = self.tile_on(space, SpaceKind::Hazard).ok_or(NOTHING)?;
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

const NOTHING: Illegal = Illegal::new("GWT-11.3", "why-nothing-there");

/// What the teepee on this space costs.
fn price(space: Space) -> u8 {
    space.info().money.min(0).unsigned_abs()
}
