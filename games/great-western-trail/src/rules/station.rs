//! Stations, discs and station masters (GWT-10, GWT-14, GWT-16).

use railhead_game::{Illegal, require};
use railhead_pieces::{Piece, Set};

use super::Log;
use crate::{
    action::{Action, DiscSource},
    event::Event,
    facts::facts,
    piece::{Discs, Edge, Station, Stations, Worker},
    state::{GreatWesternTrail, Pending, Player, Spot},
};

/// The discs that may be used: on the mat and on stations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Usable {
    pub(crate) mat: Discs,
    pub(crate) stations: Stations,
}

impl Usable {
    pub(crate) fn any(self) -> bool {
        !self.mat.is_empty() || !self.stations.is_empty()
    }
}

/// What a disc meets where it goes: money that comes with it, a bill that follows, discs that stay.
struct Terms {
    brings: u8,
    bill: u16,
    keep: Stations,
}

impl GreatWesternTrail {
    /// Whether the player whose turn it is has a disc that is not in a city (GWT-14.8).
    pub(crate) fn has_disc(&self) -> bool {
        !self.me().discs.is_empty() || !self.me().stations.is_empty()
    }

    fn terms(&self, spot: Spot) -> Terms {
        match spot {
            Spot::Station(station) => Terms { brings: 0, bill: 0, keep: Set::only(station) },
            Spot::City { city, rail } => Terms {
                brings: city.info().on_disc_money,
                bill: if rail { self.transport(city).into() } else { 0 },
                keep: Set::EMPTY,
            },
        }
    }

    /// The discs that may go to `spot` by one who has `money` (GWT-10.3 to GWT-10.5, GWT-14.6, GWT-14.7).
    pub(crate) fn usable_discs(&self, spot: Spot, money: u16) -> Usable {
        let me = self.me();
        let terms = self.terms(spot);
        let mat = fitting(me, spot.edge());
        let payable = |purse: u16| {
            let discs = mat.iter().filter(|disc| {
                let (cost, reward) = (u16::from(disc.info().cost), u16::from(disc.info().money));
                cost <= purse && money + reward + u16::from(terms.brings) >= cost + terms.bill
            });
            Usable { mat: discs.collect(), stations: Set::EMPTY }
        };
        let usable = payable(money);
        if usable.any() {
            return usable;
        }
        let usable = Usable { mat: Set::EMPTY, stations: me.stations.minus(terms.keep) };
        if usable.any() || terms.brings == 0 {
            return usable;
        }
        payable(money + u16::from(terms.brings))
    }

    /// The discs that may go to `spot`, those on the mat first.
    pub(crate) fn disc_candidates(&self, spot: Spot) -> impl Iterator<Item = Action> {
        let usable = self.usable_discs(spot, self.me().money);
        let mat = usable.mat.iter().map(DiscSource::Mat);
        mat.chain(usable.stations.iter().map(DiscSource::Station)).map(Action::Disc)
    }

    /// Whether this disc may go to `spot`.
    pub(crate) fn may_use_disc(&self, spot: Spot, source: DiscSource) -> Result<(), Illegal> {
        let me = self.me();
        let usable = || self.usable_discs(spot, me.money);
        match source {
            DiscSource::Mat(disc) => {
                require(!me.cleared(disc), "GWT-10.4", "why-no-disc-there")?;
                require(fitting(me, spot.edge()).contains(disc), "GWT-10.3", "why-black-disc")?;
                require(usable().mat.contains(disc), "GWT-10.4", "why-disc-cost")
            }
            DiscSource::Station(station) => {
                require(me.stations.contains(station), "GWT-10.5", "why-no-disc-there")?;
                require(usable().stations.contains(station), "GWT-10.5", "why-mat-first")
            }
        }
    }

    /// Whether there is a disc for the station once its price is paid.
    fn has_disc_for(&self, station: Station) -> bool {
        let left = self.me().money - u16::from(station.info().cost);
        self.usable_discs(Spot::Station(station), left).any()
    }

    /// Whether the station can be upgraded.
    pub(crate) fn can_upgrade(&self, station: Station) -> bool {
        !self.me().upgraded.contains(station)
            && self.affords(station.info().cost)
            && self.has_disc_for(station)
    }

    /// Whether the station may be upgraded (GWT-10.2).
    pub(crate) fn may_upgrade(&self, station: Station) -> Result<(), Illegal> {
        require(!self.me().upgraded.contains(station), "GWT-10.2", "why-upgraded")?;
        self.may_pay(station.info().cost, "GWT-10.2")?;
        require(self.has_disc_for(station), "GWT-10.5", "why-no-disc")
    }

    /// The stations behind the engine that can be upgraded.
    pub(crate) fn behind_candidates(&self) -> impl Iterator<Item = Action> {
        let stations = Station::all().filter(|station| self.is_behind(*station));
        stations.filter(|station| self.can_upgrade(*station)).map(Action::Upgrade)
    }

    /// Whether the station lies behind the engine.
    fn is_behind(&self, station: Station) -> bool {
        station.info().track < self.me().engine
    }

    /// Whether a station behind the engine may be upgraded (GWT-16.6).
    pub(crate) fn may_upgrade_behind(&self, station: Station) -> Result<(), Illegal> {
        require(self.is_behind(station), "GWT-16.6", "why-not-behind")?;
        self.may_upgrade(station)
    }

    pub(crate) fn upgrade(&mut self, station: Station, log: &mut Log) {
        let cost = station.info().cost;
        self.me_mut().money -= u16::from(cost);
        log.all(Event::Upgraded { seat: self.turn, station, cost });
        self.pending.push(Pending::Disc { spot: Spot::Station(station) });
    }

    /// Moves a disc to where it goes, with all that follows.
    pub(crate) fn place_disc(&mut self, spot: Spot, source: DiscSource, log: &mut Log) {
        let seat = self.turn;
        // The last resort of GWT-14.7: what the city brings pays for the disc.
        let mut prepaid = false;
        match source {
            DiscSource::Mat(disc) => {
                let info = disc.info();
                self.me_mut().discs.remove(disc);
                log.all(Event::Cleared { seat, disc });
                prepaid = self.me().money < u16::from(info.cost);
                if prepaid {
                    self.gain_money(self.terms(spot).brings, log);
                }
                self.pay(info.cost, log);
                self.gain_money(info.money, log);
            }
            DiscSource::Station(station) => {
                self.me_mut().stations.remove(station);
                log.all(Event::Unstationed { seat, station });
            }
        }
        match spot {
            Spot::Station(station) => {
                let me = self.me_mut();
                me.stations.insert(station);
                me.upgraded.insert(station);
                if self.masters.get(station.index()).copied().flatten().is_some() {
                    self.pending.push(Pending::Master { station });
                }
            }
            Spot::City { city, rail } => self.disc_in_city(city, rail, prepaid, log),
        }
    }

    /// The trades from which a station master may come.
    pub(crate) fn master_candidates(&self) -> impl Iterator<Item = Action> {
        Worker::all().filter(|worker| self.has_hired(*worker)).map(Action::Master)
    }

    /// Whether there is a worker of this trade who is not printed on the mat.
    fn has_hired(&self, worker: Worker) -> bool {
        self.me().count(worker) > facts().mat.printed_workers[worker.index()]
    }

    /// Whether a worker of this trade may become station master (GWT-10.6).
    pub(crate) fn may_post(&self, worker: Worker) -> Result<(), Illegal> {
        require(self.has_hired(worker), "GWT-10.6", "why-only-printed")
    }

    pub(crate) fn post(&mut self, station: Station, worker: Worker, log: &mut Log) {
        let seat = self.turn;
        let Some(master) = self.masters[station.index()].take() else { return };
        self.posted[station.index()] = Some((seat, worker));
        let me = self.me_mut();
        me.workers[worker.index()] -= 1;
        me.masters.insert(master);
        log.all(Event::Master { seat, master, worker });
        if let Some(action) = facts().railway.masters[master.index()].immediate {
            self.start_immediate(action.first, action.second);
        }
    }
}

/// The discs on the mat that a space with this edge takes (GWT-10.3).
fn fitting(player: &Player, edge: Edge) -> Discs {
    let white = player.discs.and(facts().mat.white_discs);
    if edge == Edge::White && !white.is_empty() { white } else { player.discs }
}
