//! Stations, discs and station masters (GWT-10, GWT-14, GWT-16).

use super::{Log, May, require};
use crate::{
    action::{Action, DiscSource},
    event::Event,
    facts::facts,
    piece::{Disc, Edge, Station, Worker},
    state::{GreatWesternTrail, Pending, Player, Spot},
};

/// Every station.
pub(super) fn behind_candidates() -> impl Iterator<Item = Action> {
    Station::all().map(Action::Upgrade)
}

/// Every disc, on the mat and on stations.
pub(super) fn disc_candidates() -> impl Iterator<Item = Action> {
    let mat = Disc::all().map(DiscSource::Mat);
    mat.chain(Station::all().map(DiscSource::Station)).map(Action::Disc)
}

/// Every trade a station master may come from, or nobody.
pub(super) fn master_candidates() -> impl Iterator<Item = Action> {
    Worker::ALL.iter().map(|worker| Action::Master(*worker)).chain([Action::Waive])
}

/// The discs that may be used: disc spaces of the mat and stations, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Usable {
    pub(crate) mat: u16,
    pub(crate) stations: u16,
}

impl Usable {
    pub(crate) fn any(self) -> bool {
        self.mat | self.stations != 0
    }
}

/// What a disc meets where it goes: corners, money that comes with it, a bill that follows.
struct Terms {
    edge: Edge,
    brings: u8,
    bill: u16,
    keep: u16,
}

impl GreatWesternTrail {
    /// Whether the player whose turn it is has a disc that is not in a city (GWT-14.8).
    pub(crate) fn has_disc(&self) -> bool {
        self.me().discs != 0 || self.me().stations != 0
    }

    fn terms(&self, spot: Spot) -> Terms {
        match spot {
            Spot::Station(station) => {
                Terms { edge: station.info().edge, brings: 0, bill: 0, keep: station.bit() }
            }
            Spot::City { city, rail } => Terms {
                edge: city.info().edge,
                brings: city.info().on_disc_money,
                bill: if rail { self.transport(city).into() } else { 0 },
                keep: 0,
            },
        }
    }

    /// The discs that may go to `spot` by one who has `money` (GWT-10.3 to GWT-10.5, GWT-14.6, GWT-14.7).
    pub(crate) fn usable_discs(&self, spot: Spot, money: u16) -> Usable {
        let me = self.me();
        let terms = self.terms(spot);
        let mat = fitting(me, terms.edge);
        let payable = |purse: u16| {
            let discs = Disc::among(mat).filter(|disc| {
                let (cost, reward) = (u16::from(disc.info().cost), u16::from(disc.info().money));
                cost <= purse && money + reward + u16::from(terms.brings) >= cost + terms.bill
            });
            Usable { mat: discs.fold(0, |bits, disc| bits | disc.bit()), stations: 0 }
        };
        let usable = payable(money);
        if usable.any() {
            return usable;
        }
        let usable = Usable { mat: 0, stations: me.stations & !terms.keep };
        if usable.any() || terms.brings == 0 {
            return usable;
        }
        payable(money + u16::from(terms.brings))
    }

    /// Whether this disc may go to `spot`.
    pub(crate) fn may_use_disc(&self, spot: Spot, source: DiscSource) -> May {
        let me = self.me();
        let usable = self.usable_discs(spot, me.money);
        match source {
            DiscSource::Mat(disc) => {
                require(!me.cleared(disc), "GWT-10.4", "why-no-disc-there")?;
                let fits = fitting(me, self.terms(spot).edge) & disc.bit() != 0;
                require(fits, "GWT-10.3", "why-black-disc")?;
                require(usable.mat & disc.bit() != 0, "GWT-10.4", "why-disc-cost")
            }
            DiscSource::Station(station) => {
                require(me.upgraded(station), "GWT-10.5", "why-no-disc-there")?;
                require(usable.stations & station.bit() != 0, "GWT-10.5", "why-mat-first")
            }
        }
    }

    /// Whether the station may be upgraded (GWT-10.2).
    pub(crate) fn may_upgrade(&self, station: Station) -> May {
        require(!self.me().upgraded(station), "GWT-10.2", "why-upgraded")?;
        let cost = station.info().cost;
        self.may_pay(cost, "GWT-10.2")?;
        let left = self.me().money - u16::from(cost);
        require(self.usable_discs(Spot::Station(station), left).any(), "GWT-10.5", "why-no-disc")
    }

    /// Whether a station behind the engine may be upgraded (GWT-16.6).
    pub(crate) fn may_upgrade_behind(&self, station: Station) -> May {
        require(station.info().track < self.me().engine, "GWT-16.6", "why-not-behind")?;
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
                self.me_mut().discs &= !disc.bit();
                log.all(Event::Cleared { seat, disc: &info.id });
                prepaid = self.me().money < u16::from(info.cost);
                if prepaid {
                    self.gain_money(self.terms(spot).brings, log);
                }
                self.pay(info.cost, log);
                self.gain_money(info.money, log);
            }
            DiscSource::Station(station) => {
                self.me_mut().stations &= !station.bit();
                log.all(Event::Unstationed { seat, station });
            }
        }
        match spot {
            Spot::Station(station) => {
                self.me_mut().stations |= station.bit();
                if self.masters.get(station.index()).copied().flatten().is_some() {
                    self.pending.push(Pending::Master { station });
                }
            }
            Spot::City { city, rail } => self.disc_in_city(city, rail, prepaid, log),
        }
    }

    /// Whether a worker of this trade may become station master (GWT-10.6).
    pub(crate) fn may_post(&self, worker: Worker) -> May {
        let hired = self.me().count(worker) > facts().mat.printed_workers[worker.index()];
        require(hired, "GWT-10.6", "why-only-printed")
    }

    pub(crate) fn post(&mut self, station: Station, worker: Worker, log: &mut Log) {
        let seat = self.turn;
        let Some(master) = self.masters[station.index()].take() else { return };
        self.posted[station.index()] = Some((seat, worker));
        let me = self.me_mut();
        me.workers[worker.index()] -= 1;
        me.masters |= 1 << master.index();
        log.all(Event::Master { seat, master, worker });
        if let Some(action) = facts().railway.masters[master.index()].immediate {
            self.start_immediate(action.first, action.second);
        }
    }
}

/// The discs on the mat that a space with this edge takes (GWT-10.3).
fn fitting(player: &Player, edge: Edge) -> u16 {
    let white = player.discs & facts().mat.white_discs;
    if edge == Edge::White && white != 0 { white } else { player.discs }
}
