//! Reading the data files into [`Tables`].

use crate::{
    facts::op::Op,
    facts::trail::{
        BuildingsData, CattleData, ClauseData, Deck, MatData, ObjectivesData, RailroadData, SupplyData,
        TrailData,
    },
    facts::{
        AuxInfo, BUILDINGS, CATTLE, Card, CattleInfo, City, CityInfo, Clause, ClauseId, DiscInfo, Face, Link,
        LocalAction, MasterInfo, ObjectiveInfo, Offer, Space, SpaceInfo, Station, StationInfo, TILES, Tables,
        TileKind, Track, TrackInfo,
    },
    piece::{Aux, Edge, Hazard, Immediate, Master, Side, SpaceKind, Task, Worker},
};

fn read<T: serde::de::DeserializeOwned>(name: &str, text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

fn bits(spaces: impl IntoIterator<Item = u8>) -> u64 {
    spaces.into_iter().fold(0, |bits, space| bits | 1 << space)
}

/// Where clauses are collected while tables are made.
#[derive(Default)]
struct Clauses(Vec<Clause>);

impl Clauses {
    fn add(&mut self, req: &[Op], gain: &[Op]) -> ClauseId {
        let id = ClauseId(self.0.len() as u8);
        self.0.push(Clause { ops: [req, gain].concat(), needs: req.len() as u8 });
        id
    }

    fn action(&mut self, data: &ClauseData) -> LocalAction {
        match data.either.as_slice() {
            [] => LocalAction { first: self.add(&data.req, &data.gain), second: None },
            [first, second] => LocalAction {
                first: self.add(&first.req, &first.gain),
                second: Some(self.add(&second.req, &second.gain)),
            },
            _ => panic!("an action offers one or two alternatives"),
        }
    }

    fn actions(&mut self, data: &[ClauseData]) -> Vec<LocalAction> {
        data.iter().map(|action| self.action(action)).collect()
    }
}

/// The data files are part of the program: a fault in them is a fault of the program, found by any test.
pub(crate) fn load() -> Tables {
    let trail: TrailData = read("trail.toml", include_str!("../../data/trail.toml"));
    let buildings: BuildingsData = read("buildings.toml", include_str!("../../data/buildings.toml"));
    let supply: SupplyData = read("supply.toml", include_str!("../../data/supply.toml"));
    let cattle: CattleData = read("cattle.toml", include_str!("../../data/cattle.toml"));
    let rail: RailroadData = read("railroad.toml", include_str!("../../data/railroad.toml"));
    let mat: MatData = read("mat.toml", include_str!("../../data/mat.toml"));
    let goals: ObjectivesData = read("objectives.toml", include_str!("../../data/objectives.toml"));

    let mut clauses = Clauses::default();
    let (spaces, forks) = trail_spaces(&trail, &buildings, &mut clauses);
    let of_kind = |kind: SpaceKind| -> Vec<Space> {
        (0..spaces.len()).filter(|at| spaces[*at].kind == kind).map(|at| Space(at as u8)).collect()
    };
    let space = |id: &str| Space(find(&spaces, |space| space.id == id, id));
    let section = |hazard: Hazard| -> Vec<Space> {
        let mut section = of_kind(SpaceKind::Hazard);
        section.retain(|at| spaces[at.index()].section == Some(hazard));
        section.sort_by_key(|at| spaces[at.index()].order);
        section
    };

    let neutral = buildings.neutral.iter().map(|tile| clauses.actions(&tile.local_actions)).collect();
    let mut face = |number: u8, side: Side| {
        let tile = buildings.private.iter().find(|tile| tile.number == number && tile.side == side);
        let tile = tile.unwrap_or_else(|| panic!("building {number}{} is missing", side.id()));
        Face {
            id: tile.id.clone(),
            craftsmen: tile.craftsmen,
            vp: tile.vp,
            hands: tile.hands.clone(),
            actions: clauses.actions(&tile.local_actions),
        }
    };
    let private = (1..=BUILDINGS).map(|number| [face(number, Side::A), face(number, Side::B)]).collect();
    let (tiles, piles) = supply_tiles(&supply);
    let (herd, mut card_ids) = cattle_cards(&cattle);
    card_ids.extend(goals.cards.iter().map(|card| card.id.clone()));
    card_ids.extend(goals.starting.iter().map(|card| card.id.clone()));
    let immediates = Immediate::ALL.iter().map(|immediate| {
        let clause = &goals.immediates[immediate];
        clauses.add(&clause.req, &clause.gain)
    });
    let immediates = exact(immediates.collect::<Vec<_>>());
    let tracks = railway(&rail);
    let city = |id: &str| City(find(&rail.cities, |city| city.id == id, id));
    let masters = Master::ALL.iter().map(|master| {
        let data = &rail.masters[usize::from(find(&rail.masters, |data| data.id == *master, master.id()))];
        MasterInfo {
            permanent: data.permanent_certificates,
            immediate: data.immediate.as_ref().map(|clause| clauses.action(clause)),
            vp: data.vp,
        }
    });
    let masters = masters.collect();
    let aux = Aux::ALL.iter().map(|aux| {
        let data = &mat.aux[usize::from(find(&mat.aux, |data| data.id == *aux, aux.id()))];
        let discs = mat.discs.iter().enumerate().filter(|(_, disc)| disc.aux == Some(*aux));
        AuxInfo {
            printed_open: data.printed_open,
            discs: discs.fold(0, |bits, (disc, _)| bits | 1 << disc),
            single: clauses.add(&data.single.req, &data.single.gain),
            double: clauses.add(&data.double.req, &data.double.gain),
        }
    });
    let aux = aux.collect();
    let mut slots = [[None; 6]; 3];
    assert_eq!(usize::from(mat.workers.slots), slots[0].len(), "slots of a worker row");
    for slot in &mat.immediates {
        slots[slot.worker.index()][usize::from(slot.slot - 1)] = Some(clauses.add(&slot.req, &slot.gain));
    }
    let white = mat.discs.iter().enumerate().filter(|(_, disc)| disc.edge == Edge::White);

    let objectives = objective_cards(&goals);
    Tables {
        trade: trail.teepees.fill_order.iter().map(|id| space(id)).collect(),
        sections: [section(Hazard::Flood), section(Hazard::Drought), section(Hazard::Rockfall)],
        neutral_spaces: of_kind(SpaceKind::Neutral),
        building_spaces: of_kind(SpaceKind::Building),
        spaces,
        forks,
        toll: [trail.tolls.green_by_players, trail.tolls.black_by_players],
        neutral,
        private,
        tiles,
        piles,
        opening_tiles: supply.setup.pile1_tiles,
        opening_workers: supply.setup.job_market_tiles_by_players,
        columns: supply.job_market.columns_by_players,
        row_cost: exact(supply.job_market.row_cost),
        token_start: supply.job_market.token_start_row,
        arrows: supply.job_market.yellow_arrow_after_rows,
        foresight: (supply.foresight.columns, supply.foresight.rows),
        cattle: herd,
        breed_values: cattle.breeds.iter().map(|breed| breed.bv).collect(),
        breed_names: cattle.breeds.iter().map(|breed| breed.name.clone()).collect(),
        card_ids,
        offers: cattle
            .options
            .iter()
            .map(|offer| Offer { bv: offer.bv, cards: offer.cards, cowboys: offer.cowboys, cost: offer.cost })
            .collect(),
        market_size: cattle.market.size_by_players,
        market_draw: (cattle.market.draw_cowboys, cattle.market.draw_cards),
        objectives_by_weight: by_weight(&objectives),
        objectives,
        immediates,
        display: goals.supply.display,
        stations: rail
            .stations
            .iter()
            .map(|station| StationInfo {
                id: station.id.clone(),
                track: Track(find(&tracks, |track| track.id == station.space, &station.id)),
                cost: station.cost,
                vp: station.vp,
                edge: station.edge,
                master: station.station_master,
            })
            .collect(),
        tracks,
        crosses: bits(rail.line.cross_after.iter().copied()),
        jump_money: rail.line.jump_money,
        masters,
        san_francisco: city(Task::SanFrancisco.id()),
        links: rail
            .links
            .iter()
            .map(|link| Link {
                ends: [city(&link.cities[0]), city(&link.cities[1])],
                vp: link.vp,
                objective: link.objective_card,
            })
            .collect(),
        cities: rail
            .cities
            .iter()
            .map(|city| CityInfo {
                id: city.id.clone(),
                name: city.name.clone(),
                value: city.value,
                edge: city.edge,
                repeatable: city.repeatable,
                vp: city.vp_per_disc,
                money: city.on_disc_money,
            })
            .collect(),
        white_discs: white.fold(0, |bits, (disc, _)| bits | 1 << disc),
        discs: mat
            .discs
            .iter()
            .map(|disc| DiscInfo {
                id: disc.id.clone(),
                edge: disc.edge,
                aux: disc.aux,
                cost: disc.cost,
                money: disc.money,
                hand_bonus: disc.hand_bonus,
                step_bonus: disc.step_bonus_by_players,
                certificate_limit: disc.certificate_limit,
                vp: disc.vp,
            })
            .collect(),
        aux,
        slots,
        slot_vp: exact(mat.workers.slot_vp),
        start_money: mat.start.money_by_turn_order,
        start_workers: exact(Worker::ALL.iter().map(|worker| mat.start.workers[worker]).collect()),
        start_hand: mat.start.hand,
        step_base: mat.limits.step_base_by_players,
        hand_base: mat.limits.hand_base,
        certificate_track: mat.limits.certificate_track,
        certificate_base: mat.limits.certificate_limit_start,
        money_per_vp: mat.score.money_per_vp,
        token_vp: mat.score.token_vp,
        clauses: clauses.0,
    }
}

fn exact<T, const N: usize>(items: Vec<T>) -> [T; N] {
    let count = items.len();
    items.try_into().unwrap_or_else(|_| panic!("{count} entries where {N} belong"))
}

fn find<T>(items: &[T], test: impl Fn(&T) -> bool, name: &str) -> u8 {
    items.iter().position(test).unwrap_or_else(|| panic!("there is no {name:?}")) as u8
}

fn trail_spaces(
    trail: &TrailData,
    buildings: &BuildingsData,
    clauses: &mut Clauses,
) -> (Vec<SpaceInfo>, Vec<(Space, Space)>) {
    let place = |id: &String| Space(find(&trail.spaces, |space| space.id == *id, id));
    let mut forks = Vec::new();
    let mut spaces: Vec<SpaceInfo> = Vec::new();
    for (at, data) in trail.spaces.iter().enumerate() {
        let next: Vec<Space> = data.next.iter().map(place).collect();
        let fork = next.get(1).map(|branch| {
            forks.push((Space(at as u8), *branch));
            forks.len() as u8 - 1
        });
        let risk = data.risk.as_ref().map(|risk| {
            let risk = &buildings.risk[risk];
            clauses.add(&risk.req, &risk.gain)
        });
        spaces.push(SpaceInfo {
            id: data.id.clone(),
            kind: data.kind,
            next,
            adjacent: Vec::new(),
            fork,
            section: data.section,
            order: data.order,
            money: data.money,
            on_trail: data.on_trail,
            forest: data.forest,
            risk,
            pos: data.pos,
        });
    }
    for at in 0..spaces.len() {
        for next in spaces[at].next.clone() {
            spaces[at].adjacent.push(next);
            spaces[next.index()].adjacent.push(Space(at as u8));
        }
    }
    (spaces, forks)
}

fn supply_tiles(supply: &SupplyData) -> (Vec<TileKind>, [[u8; TILES]; 3]) {
    let workers = supply.workers.iter().map(|tile| (TileKind::Worker(tile.worker), tile.back, tile.count));
    let hazards = supply
        .hazards
        .iter()
        .map(|tile| (TileKind::Hazard(tile.hazard, tile.hand, tile.vp), tile.back, tile.count));
    let teepees =
        supply.teepees.iter().map(|tile| (TileKind::Teepee(tile.colour, tile.hand), tile.back, tile.count));
    let mut kinds: Vec<TileKind> = Vec::new();
    let mut piles = [[0; TILES]; 3];
    for (kind, back, count) in workers.chain(hazards).chain(teepees) {
        let at = kinds.iter().position(|known| *known == kind).unwrap_or_else(|| {
            kinds.push(kind);
            kinds.len() - 1
        });
        piles[usize::from(back - 1)][at] += count;
    }
    (kinds, piles)
}

fn cattle_cards(cattle: &CattleData) -> (Vec<CattleInfo>, Vec<String>) {
    let mut herd = Vec::new();
    let mut ids = Vec::new();
    for breed in &cattle.breeds {
        for (vp, count) in &breed.cards {
            let several = breed.cards.len() > 1;
            ids.push(if several { format!("{}_{vp}", breed.id.id()) } else { breed.id.id().to_owned() });
            let (per_player, in_market) = if breed.deck == Deck::Player { (*count, 0) } else { (0, *count) };
            herd.push(CattleInfo { breed: breed.id, bv: breed.bv, vp: *vp, per_player, in_market });
        }
    }
    (herd, ids)
}

fn objective_cards(goals: &ObjectivesData) -> Vec<ObjectiveInfo> {
    let count = |tasks: &[Task]| {
        let mut counts = [0; Task::ALL.len()];
        for task in tasks {
            counts[task.index()] += 1;
        }
        counts
    };
    let normal = goals.cards.iter().map(|card| ObjectiveInfo {
        immediate: Some(card.immediate),
        tasks: count(&card.tasks),
        vp: card.vp,
        penalty: card.penalty,
        count: card.count,
    });
    let starting = goals.starting.iter().map(|card| ObjectiveInfo {
        immediate: None,
        tasks: count(&card.tasks),
        vp: card.vp,
        penalty: card.penalty,
        count: 1,
    });
    normal.chain(starting).collect()
}

/// The objective cards in the order of what is at stake.
fn by_weight(objectives: &[ObjectiveInfo]) -> Vec<Card> {
    let mut cards: Vec<usize> = (0..objectives.len()).collect();
    cards.sort_by_key(|at| -(objectives[*at].vp + objectives[*at].penalty));
    cards.into_iter().map(|at| Card((CATTLE + at) as u8)).collect()
}

fn railway(rail: &RailroadData) -> Vec<TrackInfo> {
    let mut tracks: Vec<TrackInfo> = Vec::new();
    for number in 0..=rail.line.last_space {
        let id = number.to_string();
        tracks.push(TrackInfo { id, number, turnout: false, next: 0, prev: 0, station: None });
        if rail.line.turnout_after.contains(&number) {
            tracks.push(TrackInfo {
                id: format!("T{number}"),
                number,
                turnout: true,
                next: 0,
                prev: 0,
                station: None,
            });
        }
    }
    for at in 0..tracks.len() as u8 {
        let here = &tracks[usize::from(at)];
        let follows = |other: &TrackInfo| {
            let next_number = !other.turnout && other.number == here.number + 1;
            next_number || (other.turnout && !here.turnout && other.number == here.number)
        };
        let next = bits((0..tracks.len() as u8).filter(|other| follows(&tracks[usize::from(*other)])));
        tracks[usize::from(at)].next = next;
        for (other, track) in tracks.iter_mut().enumerate() {
            if next >> other & 1 == 1 {
                track.prev |= 1 << at;
            }
        }
    }
    for (station, data) in rail.stations.iter().enumerate() {
        let track = find(&tracks, |track| track.id == data.space, &data.id);
        tracks[usize::from(track)].station = Some(Station(station as u8));
    }
    tracks
}
