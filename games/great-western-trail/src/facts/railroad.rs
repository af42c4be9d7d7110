//! `railroad.toml`: the line, its stations and station masters, the cities.

use railhead_pieces::{Piece, Set, fact_tables, facts::Source};

use super::{
    find,
    op::{ClauseFacts, Clauses, LocalAction},
};
use crate::piece::{City, Edge, Master, Station, Task, Track, Tracks};

fact_tables! {
    /// `railroad.toml`.
    RailroadFile {
        line: LineFacts, stations: Vec<StationFacts>, masters: Vec<MasterFacts>, cities: Vec<CityFacts>,
        links: Vec<LinkFacts>,
    }

    /// The line.
    LineFacts { last_space: u8, turnout_after: Vec<u8>, cross_after: Vec<u8>, jump_money: u8, src: Source }

    /// A station.
    StationFacts { id: String, space: String, cost: u8, vp: i8, edge: Edge, station_master: bool, src: Source }

    /// A station master tile.
    MasterFacts {
        id: Master, #[serde(default)] permanent_certificates: u8, immediate: Option<ClauseFacts>, vp: i8,
        src: Source,
    }

    /// A city: the value of a herd it takes, which discs, and what each brings.
    CityFacts {
        id: String, name: String, value: u8, edge: Edge, repeatable: bool, vp_per_disc: i8,
        #[serde(default)] on_disc_money: u8, src: Source,
    }

    /// A green arrow between two cities.
    LinkFacts { cities: [String; 2], vp: i8, objective_card: bool, src: Source }
}

/// The line, its stations and the cities.
#[derive(Debug)]
pub struct Railway {
    /// The spaces of the line.
    pub tracks: Vec<TrackInfo>,
    /// The numbers of the spaces after which a cross stands, as bits.
    pub crosses: u64,
    /// What the jump from the last space brings.
    pub jump_money: u8,
    /// The stations.
    pub stations: Vec<StationInfo>,
    /// The station masters.
    pub masters: Vec<MasterInfo>,
    /// The cities.
    pub cities: Vec<CityFacts>,
    /// Where the line ends; a task of objective cards.
    pub san_francisco: City,
    /// The arrows between them.
    pub links: Vec<Link>,
}

/// A space of the railway.
#[derive(Debug)]
pub struct TrackInfo {
    /// `4`, or `T4` for the turnout after it.
    pub id: String,
    /// Its number.
    pub number: u8,
    /// Whether it is a turnout.
    pub turnout: bool,
    /// The spaces that follow.
    pub next: Tracks,
    /// The spaces before it.
    pub prev: Tracks,
    /// The station there.
    pub station: Option<Station>,
}

/// A station.
#[derive(Debug)]
pub struct StationInfo {
    /// Its id.
    pub id: String,
    /// Where an engine must stop.
    pub track: Track,
    /// The price of an upgrade.
    pub cost: u8,
    /// Its VP.
    pub vp: i8,
    /// Which discs it takes.
    pub edge: Edge,
}

/// A station master tile.
#[derive(Debug)]
pub struct MasterInfo {
    /// Permanent certificates of the upper half.
    pub permanent: u8,
    /// The immediate action of the upper half.
    pub immediate: Option<LocalAction>,
    /// The VP per unit of the lower half.
    pub vp: i8,
}

/// A green arrow between two cities.
#[derive(Clone, Copy, Debug)]
pub struct Link {
    /// Its ends.
    pub ends: [City; 2],
    /// Its VP.
    pub vp: i8,
    /// Whether it brings an objective card.
    pub objective: bool,
}

impl Railway {
    pub(super) fn index(file: RailroadFile, clauses: &mut Clauses) -> Railway {
        let masters = Master::all().map(|master| file.master(master, clauses)).collect();
        let tracks = file.tracks();
        let stations = file.stations.iter().map(|station| StationInfo {
            id: station.id.clone(),
            track: Track::at(find(&tracks, |track| track.id == station.space, &station.id)),
            cost: station.cost,
            vp: station.vp,
            edge: station.edge,
        });
        let links = file.links.iter().map(|link| Link {
            ends: link.cities.each_ref().map(|id| file.city(id)),
            vp: link.vp,
            objective: link.objective_card,
        });
        Railway {
            crosses: file.line.cross_after.iter().fold(0, |bits, number| bits | 1 << number),
            jump_money: file.line.jump_money,
            stations: stations.collect(),
            masters,
            san_francisco: file.city(Task::SanFrancisco.id()),
            links: links.collect(),
            cities: file.cities,
            tracks,
        }
    }
}

impl RailroadFile {
    fn city(&self, id: &str) -> City {
        City::at(find(&self.cities, |city| city.id == id, id))
    }

    fn master(&self, master: Master, clauses: &mut Clauses) -> MasterInfo {
        let facts = &self.masters[find(&self.masters, |facts| facts.id == master, master.id())];
        MasterInfo {
            permanent: facts.permanent_certificates,
            immediate: facts.immediate.as_ref().map(|clause| clauses.action(clause)),
            vp: facts.vp,
        }
    }

    /// The spaces of the line, each turnout after the space it leaves from.
    fn tracks(&self) -> Vec<TrackInfo> {
        let mut tracks: Vec<TrackInfo> = Vec::new();
        for number in 0..=self.line.last_space {
            let track = |id, turnout| TrackInfo {
                id,
                number,
                turnout,
                next: Set::EMPTY,
                prev: Set::EMPTY,
                station: None,
            };
            tracks.push(track(number.to_string(), false));
            if self.line.turnout_after.contains(&number) {
                tracks.push(track(format!("T{number}"), true));
            }
        }
        for at in 0..tracks.len() {
            let next = Track::all().filter(|other| tracks[at].leads_to(&tracks[other.index()]));
            let next: Tracks = next.collect();
            tracks[at].next = next;
            next.iter().for_each(|other| tracks[other.index()].prev.insert(Track::at(at)));
        }
        for (station, facts) in self.stations.iter().enumerate() {
            let track = find(&tracks, |track| track.id == facts.space, &facts.id);
            tracks[track].station = Some(Station::at(station));
        }
        tracks
    }
}

impl TrackInfo {
    fn leads_to(&self, other: &TrackInfo) -> bool {
        let next_number = !other.turnout && other.number == self.number + 1;
        next_number || (other.turnout && !self.turnout && other.number == self.number)
    }
}
