//! Boxes: which may be opened, and the stickers that go onto their boards (TL-23).

use railhead_game::{Chance, Illegal, Seat, require};
use railhead_pieces::Piece;

use super::super::{
    event::Event,
    ledger::{Growth, Sticker},
    phase::Phase,
    state::{Campaign, Log},
    stickers::StickerPlacement,
};
use crate::{
    card::Colour,
    facts::{SlotRule, figures, frontiers, map},
    piece::{BoardId, CityId, RouteId},
    scenario::{Share, may_open},
};

impl Campaign {
    /// After the games in which a box is opened the winner chooses; after the others the office is tidied at once.
    pub(super) fn begin_box(&mut self, log: &mut Log) {
        let boxes = map().boards.len() - 1;
        let due = self.ledger.game >= figures().eras.frontiers && self.ledger.boards.len() < boxes;
        let winner = self.ledger.last_year().and_then(|year| year.ranking.first()).copied();
        match winner.filter(|_| due) {
            Some(seat) => {
                self.phase = Phase::Open;
                log.revealed();
                log.all(Event::BoxChoice { game: self.ledger.game, seat });
            }
            None => self.begin_posters(log),
        }
    }

    /// The boxes that may be opened now.
    pub(in super::super) fn boxes_to_open(&self) -> impl Iterator<Item = BoardId> {
        BoardId::all().skip(1).filter(|board| self.check_box(*board).is_ok())
    }

    pub(in super::super) fn check_box(&self, board: BoardId) -> Result<(), Illegal> {
        let open = self.ledger.open_boards();
        require(!open.contains(board), "TL-23.1", "box-is-open")?;
        require(may_open(board, &open), "TL-23.1", "box-is-out-of-reach")
    }

    pub(super) fn open_box(&mut self, seat: Seat, board: BoardId, log: &mut Log) {
        let before = self.ledger.open_boards();
        self.ledger.boards.push(board);
        if let Some(year) = self.ledger.years.last_mut() {
            year.opened = Some(board);
        }
        log.revealed();
        log.all(Event::BoxOpened { seat, board });
        let brings =
            |rule: SlotRule| frontiers().slots.iter().any(|row| row.rule == rule && row.board == Some(board));
        if brings(SlotRule::Shares) {
            self.ledger.shares = Some(self.shuffled_shares());
        }
        if brings(SlotRule::Clues) {
            let mut treasures = frontiers().treasure.values.clone();
            self.dice.shuffle(&mut treasures);
            self.ledger.treasures = Some(treasures);
        }
        let after = self.ledger.open_boards();
        let joined = |route: &crate::facts::Route, open: &crate::BoardSet| {
            let on = |city: CityId| open.contains(map().cities[city.index()].board);
            on(route.a) && on(route.b)
        };
        let fresh = |id: &RouteId| {
            let route = &map().routes[id.index()];
            route.bed && joined(route, &after) && !joined(route, &before)
        };
        let beds: Vec<RouteId> = RouteId::all().filter(fresh).collect();
        let order = self.ledger.last_year().map(|year| year.ranking.clone()).unwrap_or_default();
        self.lift_lid(StickerPlacement::new(order, beds));
    }

    /// The stickers of the box that was opened are placed.
    pub(super) fn begin_tracks(&mut self, placement: StickerPlacement, log: &mut Log) {
        self.phase = Phase::Tracks(placement);
        self.survey_on(log);
    }

    fn shuffled_shares(&mut self) -> Vec<Share> {
        let numbers = 1..=frontiers().shares.per_line;
        let of_line = |line: Colour| numbers.clone().map(move |number| Share { line, number });
        let mut shares: Vec<Share> = Colour::ALL.into_iter().flat_map(of_line).collect();
        self.dice.shuffle(&mut shares);
        shares
    }

    pub(super) fn leave_to_surveyors(&mut self, seat: Seat, log: &mut Log) {
        if let Phase::Tracks(placement) = &mut self.phase {
            placement.planners = placement.planners.with(seat);
        }
        log.all(Event::Planned { seat });
        self.survey_on(log);
    }

    pub(super) fn place_track(&mut self, by: Option<Seat>, route: RouteId, colour: Colour, log: &mut Log) {
        self.stick(by, route, colour, log);
        self.survey_on(log);
    }

    fn stick(&mut self, by: Option<Seat>, route: RouteId, colour: Colour, log: &mut Log) {
        let game = self.ledger.game;
        self.ledger.stickers.push(Sticker { route, colour, by, game });
        if let Phase::Tracks(placement) = &mut self.phase {
            placement.place(route, colour);
        }
        log.all(Event::Track { by, route, colour });
    }

    /// Surveyors place for whoever left it to them, and wherever only one placement is lawful.
    fn survey_on(&mut self, log: &mut Log) {
        while let Phase::Tracks(placement) = &self.phase {
            let Some((placer, _)) = placement.placer().zip(placement.beds.first()) else { break };
            let mut lawful = placement.placements(&self.ledger);
            let forced = (lawful.next(), lawful.next());
            let next = match forced {
                (only, None) => only,
                _ if placement.planners.contains(placer) => placement.proposal(&self.ledger),
                _ => return,
            };
            drop(lawful);
            let Some((route, colour)) = next else { break };
            self.stick(None, route, colour, log);
        }
        if self.growth_cities().next().is_some() {
            self.phase = Phase::Growth;
        } else {
            self.begin_posters(log);
        }
    }

    /// Cities that may become big.
    fn growth_cities(&self) -> impl Iterator<Item = CityId> {
        CityId::all().filter(|city| self.check_growth(*city).is_ok())
    }

    pub(super) fn check_growth(&self, city: CityId) -> Result<(), Illegal> {
        let on_map = self.ledger.open_boards().contains(map().cities[city.index()].board);
        require(on_map, "TL-23.6", "city-is-not-on-the-map")?;
        require(!self.ledger.is_big(city), "TL-23.6", "city-is-big")?;
        require(!self.ledger.has_depot(city), "TL-23.6", "city-has-a-depot")
    }

    pub(super) fn settle(&mut self, seat: Seat, city: CityId, log: &mut Log) {
        self.ledger.growth.push(Growth { city, by: Some(seat), game: self.ledger.game });
        log.all(Event::Grew { seat, city });
        self.begin_posters(log);
    }
}
