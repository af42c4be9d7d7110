//! Kansas City: foresight, income, and the way back to Texas (GWT-13, GWT-17).

use railhead_game::{Illegal, require};

use super::Log;
use crate::{
    event::{Event, Landing},
    facts::{facts, supply::TileKind},
    piece::{CardTally, ROWS, Space, Tile, TileTally, Worker},
    state::{GreatWesternTrail, Occupant, Pending},
};

impl GreatWesternTrail {
    /// Begins the five subphases (GWT-13.1).
    pub(crate) fn enter_kansas_city(&mut self) {
        self.pending.push(Pending::Depart);
        self.pending.push(Pending::Income);
        for column in (0..facts().supply.foresight.columns).rev() {
            self.pending.push(Pending::Foresight { column });
        }
    }

    /// Whether there is a tile to be chosen.
    pub(crate) fn can_choose_tile(&self, column: u8, slot: u8) -> bool {
        let tiles = self.foresight[usize::from(column)];
        tiles[usize::from(slot)].is_some_and(|tile| !is_second(tiles, slot) && !self.is_jobless(tile))
    }

    /// Whether the tile is a worker whom the full job market does not take.
    fn is_jobless(&self, tile: Tile) -> bool {
        self.holder.is_some() && tile.worker().is_some()
    }

    /// Whether this tile may be chosen (GWT-13.2, GWT-17.2).
    pub(crate) fn may_choose_tile(&self, column: u8, slot: u8) -> Result<(), Illegal> {
        let tiles = self.foresight[usize::from(column)];
        let tile = tiles[usize::from(slot)].ok_or_else(|| Illegal::new("GWT-13.9", "why-nothing-there"))?;
        require(!is_second(tiles, slot), "GWT-13.2", "why-same-tile")?;
        require(!self.is_jobless(tile), "GWT-17.2", "why-market-full")
    }

    /// Whether choosing this tile fills a row after which the cattle market is refilled (GWT-13.6).
    pub(crate) fn calls_cattle(&self, column: u8, slot: u8) -> bool {
        let tile = self.foresight[usize::from(column)][usize::from(slot)];
        let last = self.filled + 1 == facts().supply.job_market.columns_by_players[self.by_players()];
        let wanted = self.market.total() < facts().cards.market.size_by_players[self.by_players()];
        last && wanted
            && !self.stock.is_empty()
            && tile.and_then(Tile::worker).is_some()
            && facts().supply.job_market.yellow_arrow_after_rows.contains(&(self.token + 1))
    }

    pub(crate) fn choose_tile(&mut self, column: u8, slot: u8, log: &mut Log) {
        let Some(tile) = self.foresight[usize::from(column)][usize::from(slot)].take() else { return };
        let seat = self.turn;
        if let Some(worker) = tile.worker() {
            log.all(Event::Foresight { seat, tile, landing: Landing::Row(self.token) });
            self.seek_work(worker, log);
        } else {
            let landing = self.settle(tile);
            log.all(Event::Foresight { seat, tile, landing });
        }
    }

    /// Puts a hazard or teepee on its first empty space, or out of the game (GWT-13.2 to GWT-13.4).
    pub(crate) fn settle(&mut self, tile: Tile) -> Landing {
        let Some(space) = self.room_for(tile) else {
            self.gone_tiles.add(tile, 1);
            return Landing::Gone;
        };
        self.trail[space.index()] = Occupant::Tile(tile);
        Landing::Trail(space)
    }

    /// The first empty space for a hazard or teepee.
    pub(crate) fn room_for(&self, tile: Tile) -> Option<Space> {
        let spaces = match tile.kind() {
            TileKind::Teepee(..) => &facts().trail.trade,
            TileKind::Hazard(hazard, ..) => &facts().trail.sections[hazard.index()],
            TileKind::Worker(_) => return None,
        };
        spaces.iter().copied().find(|space| self.trail[space.index()] == Occupant::Empty)
    }

    /// Puts a worker into the job market and moves the token when the row is full (GWT-13.5, GWT-13.6, GWT-17.1).
    fn seek_work(&mut self, worker: Worker, log: &mut Log) {
        self.jobs[usize::from(self.token)][usize::from(self.filled)] = Some(worker);
        self.filled += 1;
        if self.filled < facts().supply.job_market.columns_by_players[self.by_players()] {
            return;
        }
        self.filled = 0;
        self.token += 1;
        if facts().supply.job_market.yellow_arrow_after_rows.contains(&self.token) {
            self.refill_market(log);
        }
        if usize::from(self.token) == ROWS {
            self.holder = Some(self.turn);
            log.all(Event::Token { seat: self.turn });
        }
    }

    /// What the hand in front of the player is worth, without temporary certificates (GWT-13.7).
    pub(crate) fn herd_value(&self) -> u8 {
        let mut breeds = 0u16;
        let mut value = self.me().permanent();
        for card in self.hand_candidates() {
            if let Some(info) = card.cattle()
                && breeds >> info.breed.index() & 1 == 0
            {
                breeds |= 1 << info.breed.index();
                value += info.bv;
            }
        }
        value
    }

    pub(crate) fn income(&mut self, spent: u8, log: &mut Log) {
        let seat = self.turn;
        let total = self.herd_value() + spent;
        let me = self.me_mut();
        let left = me.temporary() - spent;
        let track = &facts().mat.limits.certificate_track;
        me.certificates = track.iter().rposition(|value| *value <= left).unwrap_or(0) as u8;
        me.money += u16::from(total);
        let hidden = me.hand != me.shown;
        let cards = std::mem::take(&mut me.hand);
        me.shown = CardTally::default();
        me.discard.absorb(&cards);
        if hidden {
            log.revealed();
        }
        log.all(Event::Income { seat, cards, spent, total });
        if self.has_disc() {
            self.pending.push(Pending::Deliver { limit: total, rail: true });
        } else {
            log.all(Event::Undelivered { seat });
        }
    }

    /// Back to the start of the trail; the foresight is refilled (GWT-13.9).
    pub(crate) fn depart(&mut self, log: &mut Log) {
        self.me_mut().pawn = Some(Space::START);
        let mut tiles = TileTally::default();
        for column in 0..self.foresight.len() {
            for slot in 0..self.foresight[column].len() {
                if self.foresight[column][slot].is_none() {
                    let tile = self.draw_tile(column);
                    self.foresight[column][slot] = tile;
                    if let Some(tile) = tile {
                        tiles.add(tile, 1);
                    }
                }
            }
        }
        if !tiles.is_empty() {
            log.revealed();
            log.all(Event::Refilled { tiles });
        }
    }

    /// A tile from the pile numbered `pile`, from 0.
    pub(crate) fn draw_tile(&mut self, pile: usize) -> Option<Tile> {
        self.piles[pile].draw(&mut self.dice)
    }
}

/// Whether the other tile of the column is the same and comes first.
fn is_second(tiles: [Option<Tile>; 2], slot: u8) -> bool {
    slot > 0 && tiles[0] == tiles[1]
}
