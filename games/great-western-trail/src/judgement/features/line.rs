//! The engine with the stations ahead of it, and buildings.

use railhead_game::{Seat, Sink, flag, nth, one};
use railhead_pieces::Piece;

use crate::{
    facts::facts,
    piece::{Building, City, Master, Station, Track, Worker},
    state::{GreatWesternTrail, Occupant, Player},
};

impl GreatWesternTrail {
    /// The engine, and the stations ahead of it.
    pub(super) fn describe_line(&self, player: &Player, left: f32, sink: &mut impl Sink) {
        let engine = player.engine;
        sink.put(one("engine"), engine.index() as f32 / 24.0);
        sink.put(one("engine-early"), engine.index() as f32 / 24.0 * left);
        let hired = player.workers.iter().any(|n| *n > 1);
        let mut ahead = Station::all()
            .filter(|station| station.info().track >= engine && !player.upgraded.contains(*station));
        for n in 0..3 {
            let next = ahead.next();
            let away = next.map_or(30, |station| away(engine, station.info().track));
            let worth = next.map_or(0.0, |station| f32::from(station.info().vp) / 9.0);
            let payable = next.is_some_and(|station| player.money >= u16::from(station.info().cost));
            let master =
                next.and_then(|station| self.masters.get(station.index()).copied().flatten()).is_some();
            sink.put(nth("station-away", n), (away as f32 / 12.0).min(2.0) * left);
            sink.put(nth("station-worth", n), worth * left);
            sink.put(nth("station-payable", n), flag(payable) * left);
            sink.put(nth("station-master", n), flag(master && hired) * left);
        }
        for station in Station::all() {
            let there = player.upgraded.contains(station);
            sink.put(nth("station", station.index()), flag(there) * left);
        }
        for master in Master::ALL {
            let free = self
                .masters
                .iter()
                .enumerate()
                .any(|(at, there)| *there == Some(master) && !player.upgraded.contains(Station::at(at)));
            sink.put(nth("master-free", master.index()), flag(free) * left);
        }
        for city in City::all() {
            let there = player.cities[city.index()];
            sink.put(nth("served", city.index()), f32::from(there.min(2)) * left);
        }
    }

    /// Buildings of one's own, those that come next, and what rivals charge.
    pub(super) fn describe_buildings(&self, seat: Seat, player: &Player, left: f32, sink: &mut impl Sink) {
        for building in Building::all() {
            for side in 0..2 {
                let there =
                    player.built.contains(building) && usize::from(self.sides.contains(building)) == side;
                sink.put(nth(["building-a", "building-b"][side], building.index()), flag(there) * left);
            }
        }
        let mut segments = [0u8; 7];
        let (mut risks, mut tolls, mut dues) = (0u8, 0u8, 0u8);
        for space in &facts().trail.building_spaces {
            let Occupant::Private { owner, building } = self.trail[space.index()] else { continue };
            let charge: u8 = self.face(building).hands.iter().map(|hand| self.toll_of(*hand)).sum();
            if owner != seat {
                dues += charge;
                continue;
            }
            tolls += charge;
            risks += u8::from(space.info().risk.is_some());
            let behind = facts().trail.neutral_spaces.iter().filter(|neutral| *neutral <= space).count();
            segments[behind.clamp(1, 7) - 1] += 1;
        }
        for (at, n) in segments.into_iter().enumerate() {
            sink.put(nth("built-after", at), f32::from(n) / 2.0 * left);
        }
        sink.put(one("risks"), f32::from(risks) / 2.0 * left);
        sink.put(one("forest"), f32::from(self.forest_buildings(seat)) / 4.0 * left);
        sink.put(one("tolls"), f32::from(tolls) / 4.0 * left);
        sink.put(one("dues"), f32::from(dues) / 4.0 * left);
        let craftsmen = player.count(Worker::Craftsman);
        let (mut next, mut beyond) = (0i8, 0i8);
        for building in Building::all().filter(|building| player.reserve.contains(*building)) {
            let face = self.face(building);
            // The best that it may replace.
            let (mut need, mut gain) = (face.craftsmen, face.vp);
            for old in player.built.iter() {
                let old = self.face(old);
                if old.craftsmen < face.craftsmen && face.craftsmen - old.craftsmen < need && need > craftsmen
                {
                    need = face.craftsmen - old.craftsmen;
                    gain = face.vp - old.vp;
                }
            }
            if need <= craftsmen {
                next = next.max(gain);
            } else if need == craftsmen + 1 {
                beyond = beyond.max(gain);
            }
        }
        sink.put(one("buildable"), f32::from(next) / 6.0 * left);
        sink.put(one("buildable-soon"), f32::from(beyond) / 6.0 * left);
    }
}

/// How many spaces, turnouts not counted, lie between the engine and a track.
fn away(engine: Track, track: Track) -> u8 {
    let (from, to) = (engine.info(), track.info());
    (to.number + u8::from(to.turnout)).saturating_sub(from.number)
}
