//! Counting every component.

use railhead_game::{AuditFault, Seat};
use railhead_pieces::Piece;

use crate::{
    facts::facts,
    piece::{Building, Card, CardTally, DISCS, Master, SLOTS, TILES, Tile, Track, Tracks, Worker},
    state::{GreatWesternTrail, Occupant, Pending},
};

impl GreatWesternTrail {
    /// Checks that every card, tile, worker, disc, building and master is in exactly one place.
    pub(crate) fn account(&self) -> Result<(), AuditFault> {
        self.count_cards()?;
        self.count_tiles()?;
        self.count_buildings()?;
        self.count_masters()?;
        Seat::all(self.seats).try_for_each(|seat| self.count_mat(seat))?;
        self.count_engines()
    }

    fn count_cards(&self) -> Result<(), AuditFault> {
        let mut found = CardTally::default();
        for pile in [&self.stock, &self.market, &self.goals, &self.gone_cards] {
            found.absorb(pile);
        }
        found.extend(self.display.into_iter().flatten());
        for player in self.table() {
            found.absorb(&player.herd());
            found.absorb(&player.area);
        }
        for card in Card::all() {
            let cattle = card.cattle().map_or(0, |info| info.in_market + info.per_player * self.seats);
            let expected = cattle + card.objective().map_or(0, |info| info.count);
            let there = found.of(card);
            AuditFault::unless(there == expected, format_args!("{there} of {expected} {card}"))?;
        }
        let mut starting = Card::all().filter(|card| card.is_starting());
        let stray = starting.find(|card| self.table().iter().any(|player| player.herd().of(*card) > 0));
        AuditFault::unless(stray.is_none(), format_args!("{stray:?} in a deck"))
    }

    fn count_tiles(&self) -> Result<(), AuditFault> {
        let mut found = self.gone_tiles;
        self.piles.iter().for_each(|pile| found.absorb(pile));
        found.extend(self.foresight.into_iter().flatten().flatten());
        for occupant in self.trail {
            if let Occupant::Tile(tile) = occupant {
                found.add(tile, 1);
            }
        }
        let mut workers = [0u8; 3];
        self.jobs.iter().flatten().flatten().for_each(|worker| workers[worker.index()] += 1);
        self.posted.iter().flatten().for_each(|(_, worker)| workers[worker.index()] += 1);
        for player in self.table() {
            found.absorb(&player.tiles);
            for worker in Worker::ALL {
                workers[worker.index()] += player.count(worker) - facts().mat.printed_workers[worker.index()];
            }
        }
        for tile in Tile::all() {
            let expected: u8 = facts().supply.piles.iter().map(|pile| pile.of(tile)).sum();
            let there = found.of(tile) + tile.worker().map_or(0, |worker| workers[worker.index()]);
            AuditFault::unless(there == expected, format_args!("{there} of {expected} {tile}"))?;
        }
        AuditFault::unless(TILES == facts().supply.tiles.len(), "kinds of tile")
    }

    fn count_buildings(&self) -> Result<(), AuditFault> {
        let neutral = self.trail.iter().filter(|occupant| matches!(occupant, Occupant::Neutral(_))).count();
        AuditFault::unless(
            neutral == facts().trail.neutral.len(),
            format_args!("{neutral} neutral buildings"),
        )?;
        for seat in Seat::all(self.seats) {
            let player = &self.players[seat.index()];
            for building in Building::all() {
                let own = Occupant::Private { owner: seat, building };
                let there = self.trail.iter().filter(|occupant| **occupant == own).count();
                let built = player.built.contains(building);
                let accounted = there == usize::from(built) && !(built && player.reserve.contains(building));
                let what = format_args!("building {building} of seat {seat}: {there} on the trail");
                AuditFault::unless(accounted, what)?;
            }
        }
        Ok(())
    }

    fn count_masters(&self) -> Result<(), AuditFault> {
        for master in Master::ALL {
            let waiting = self.masters.iter().flatten().filter(|other| **other == master).count();
            let held = self.table().iter().filter(|player| player.has_master(master)).count();
            AuditFault::unless(waiting + held == 1, format_args!("station master {master}"))?;
        }
        let filled = self
            .masters
            .iter()
            .zip(&self.posted)
            .all(|(master, posted)| master.is_some() != posted.is_some());
        AuditFault::unless(filled, "a station master's place")
    }

    fn count_mat(&self, seat: Seat) -> Result<(), AuditFault> {
        let player = &self.players[seat.index()];
        let in_cities: usize = player.cities.iter().map(|n| usize::from(*n)).sum();
        let pending = self.pending.iter().filter(|pending| matches!(pending, Pending::Disc { .. })).count();
        let discs = player.discs.len() + player.stations.len() + in_cities;
        AuditFault::unless(discs == DISCS, format_args!("{discs} discs of seat {seat}, {pending} pending"))?;
        let upgraded = player.upgraded.covers(player.stations);
        AuditFault::unless(upgraded, format_args!("seat {seat} has a disc on a station it never upgraded"))?;
        let certified = player.temporary() <= player.certificate_limit();
        AuditFault::unless(certified, format_args!("certificates of seat {seat}"))?;
        let workers = player.workers.iter().all(|n| (1..=SLOTS).contains(&usize::from(*n)));
        AuditFault::unless(workers, format_args!("workers of seat {seat}: {:?}", player.workers))?;
        let shown = player.shown.counted().all(|(card, n)| n <= player.hand.of(card));
        AuditFault::unless(shown, format_args!("cards shown by seat {seat} are not in hand"))
    }

    fn count_engines(&self) -> Result<(), AuditFault> {
        let mut occupied = Tracks::EMPTY;
        for player in self.table() {
            let alone = !occupied.contains(player.engine) || player.engine == Track::FIRST;
            AuditFault::unless(alone, format_args!("two engines on {}", player.engine))?;
            occupied.insert(player.engine);
        }
        Ok(())
    }
}
