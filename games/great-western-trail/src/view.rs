//! What a seat, or a spectator, may know. Built up from nothing; pages and the API are made from this alone.

use railhead_game::Seat;
use railhead_pieces::{Named, Piece, Tally};
use serde::{Serialize, Serializer};

use crate::{
    action::{Action, Route},
    ahead::{Ahead, Herd},
    facts::buildings::Face,
    piece::{
        Building, Buildings, CITIES, Card, CardTally, City, Disc, Discs, Master, Masters, ROWS, SPACES,
        Space, Station, Stations, Task, Tile, TileTally, Track, Worker,
    },
    rules::{Score, Toll},
    state::{GreatWesternTrail, MAX_SEATS, Occupant, Pending, Player},
};

/// The table as one viewer knows it.
#[derive(Clone, Debug)]
pub struct View {
    /// Who looks; `None` is a spectator.
    pub viewer: Option<Seat>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Turns begun so far.
    pub turns: u16,
    /// The pending decision; `None` once the game is over.
    pub pending: Option<Pending>,
    /// The private buildings that are in play with side b.
    pub sides: Buildings,
    /// Whether starting objectives of others lie face down.
    pub closed_goals: bool,
    /// What lies on the trail.
    pub trail: [Occupant; SPACES],
    /// How many tiles each supply pile holds.
    pub piles: [u8; 3],
    /// The foresight spaces by column.
    pub foresight: [[Option<Tile>; 2]; 3],
    /// The job market by row.
    pub jobs: [[Option<Worker>; MAX_SEATS]; ROWS],
    /// The row of the token, from 0.
    pub token: u8,
    /// Who took the token.
    pub holder: Option<Seat>,
    /// How many cards the market stack holds.
    pub stock: u8,
    /// The cattle market.
    pub market: CardTally,
    /// How many cards the objective stack holds.
    pub goals: u8,
    /// The objective display.
    pub display: [Option<Card>; 4],
    /// The station masters still waiting.
    pub masters: [Option<Master>; 5],
    /// The workers posted in their places.
    pub posted: [Option<(Seat, Worker)>; 5],
    /// The players by seat.
    pub players: Vec<PlayerView>,
    /// The moves of the player whose turn it is, with their tolls; all of it public.
    pub moves: Vec<(Space, Route, Toll)>,
    /// What each seat would score now.
    pub scores: Vec<Score>,
    /// What follows decisions of the viewer at once.
    pub ahead: Vec<Ahead>,
    /// What Kansas City leaves to choose, while the viewer is there.
    pub herd: Herd,
}

/// A player's things as one viewer knows them.
#[derive(Clone, Debug)]
pub struct PlayerView {
    /// Dollars.
    pub money: u16,
    /// Where the pawn is.
    pub pawn: Option<Space>,
    /// Where the engine is.
    pub engine: Track,
    /// Workers on the mat by trade.
    pub workers: [u8; 3],
    /// Temporary certificates, permanent ones, and the limit of the former.
    pub certificates: (u8, u8, u8),
    /// The hand limit.
    pub hand_limit: u8,
    /// The step limit.
    pub step_limit: u8,
    /// Disc spaces of the mat that still hold a disc.
    pub discs: Discs,
    /// Stations with a disc.
    pub stations: Stations,
    /// Stations ever upgraded: none of them can be upgraded again.
    pub upgraded: Stations,
    /// Discs in each city.
    pub cities: [u8; CITIES],
    /// Station masters held.
    pub masters: Masters,
    /// Private buildings in reserve.
    pub reserve: Buildings,
    /// Hazards and teepees held.
    pub tiles: TileTally,
    /// The hand, if it is the viewer's own.
    pub hand: Option<CardTally>,
    /// How many cards are in hand.
    pub hand_size: u8,
    /// Cards known by all to be in hand.
    pub shown: CardTally,
    /// How many cards the draw pile holds.
    pub pile_size: u8,
    /// The cards of the draw pile, without their order: for others together with the hidden part of the hand.
    pub unseen: CardTally,
    /// The discard pile.
    pub discard: CardTally,
    /// The objective area.
    pub area: CardTally,
    /// What there is for each task of objective cards.
    pub means: [u8; Task::ALL.len()],
}

impl View {
    /// What `viewer` may know of `game`.
    pub(crate) fn of(game: &GreatWesternTrail, viewer: Option<Seat>) -> View {
        let (ahead, herd) = (game.ahead(viewer), game.herd(viewer));
        View { ahead, herd, ..View::without_ahead(game, viewer) }
    }

    /// The same, without a look at what follows.
    pub(crate) fn without_ahead(game: &GreatWesternTrail, viewer: Option<Seat>) -> View {
        View {
            viewer,
            turn: game.turn,
            turns: game.turns,
            pending: game.pending.last(),
            sides: game.sides,
            closed_goals: game.goals_are_closed(),
            trail: game.trail,
            piles: game.piles.map(|pile| pile.total()),
            foresight: game.foresight,
            jobs: game.jobs,
            token: game.token,
            holder: game.holder,
            stock: game.stock.total(),
            market: game.market,
            goals: game.goals.total(),
            display: game.display,
            masters: game.masters,
            posted: game.posted,
            players: Seat::all(game.seats).map(|seat| PlayerView::of(game, seat, viewer)).collect(),
            moves: game.priced_moves(),
            scores: Seat::all(game.seats)
                .map(|seat| game.score_with(seat, &game.known_area(seat, viewer)))
                .collect(),
            ahead: Vec::new(),
            herd: Herd::default(),
        }
    }

    /// The side in play of a private building.
    pub fn face(&self, building: Building) -> &'static Face {
        building.face(self.sides)
    }

    /// The player whose turn it is.
    pub fn active(&self) -> &PlayerView {
        &self.players[self.turn.index()]
    }

    /// What a move costs.
    pub fn toll(&self, action: Action) -> Option<Toll> {
        let Action::Move { to, route } = action else { return None };
        self.moves.iter().find(|(place, way, _)| (*place, *way) == (to, route)).map(|(_, _, toll)| *toll)
    }
}

impl PlayerView {
    fn of(game: &GreatWesternTrail, seat: Seat, viewer: Option<Seat>) -> PlayerView {
        let player: &Player = &game.players[seat.index()];
        let own = viewer == Some(seat);
        PlayerView {
            money: player.money,
            pawn: player.pawn,
            engine: player.engine,
            workers: player.workers,
            certificates: (player.temporary(), player.permanent(), player.certificate_limit()),
            hand_limit: player.hand_limit(),
            step_limit: player.step_limit(game.seats),
            discs: player.discs,
            stations: player.stations,
            upgraded: player.upgraded,
            cities: player.cities,
            masters: player.masters,
            reserve: player.reserve,
            tiles: player.tiles,
            hand: own.then_some(player.hand),
            hand_size: player.hand.total(),
            shown: player.shown,
            pile_size: player.pile.total(),
            unseen: if own { player.pile } else { game.unseen(seat) },
            discard: player.discard,
            area: game.known_area(seat, viewer),
            means: player.means(),
        }
    }
}

fn ids<T: Named, const N: usize>(tally: &Tally<T, N>) -> Vec<&'static str> {
    tally.each().map(T::id).collect()
}

/// The view as the API writes it: ids in place of indices.
#[derive(Serialize)]
struct Written {
    turn: Seat,
    turns: u16,
    over: bool,
    pending: Option<String>,
    trail: Vec<(&'static str, String)>,
    sides: Vec<&'static str>,
    supply: [u8; 3],
    foresight: Vec<Vec<Option<&'static str>>>,
    job_market: Vec<Vec<Option<&'static str>>>,
    token_row: u8,
    token_holder: Option<Seat>,
    market: Vec<&'static str>,
    market_stack: u8,
    objectives: Vec<Option<&'static str>>,
    objective_stack: u8,
    station_masters: Vec<Option<&'static str>>,
    posted: Vec<Option<(Seat, &'static str)>>,
    players: Vec<WrittenPlayer>,
}

#[derive(Serialize)]
struct WrittenPlayer {
    money: u16,
    pawn: Option<&'static str>,
    engine: &'static str,
    workers: [u8; 3],
    certificates: (u8, u8, u8),
    hand_limit: u8,
    step_limit: u8,
    discs: Vec<&'static str>,
    stations: Vec<&'static str>,
    upgraded: Vec<&'static str>,
    cities: Vec<(&'static str, u8)>,
    station_masters: Vec<&'static str>,
    reserve: Vec<u8>,
    tiles: Vec<&'static str>,
    hand: Option<Vec<String>>,
    hand_size: u8,
    shown: Vec<&'static str>,
    pile_size: u8,
    unseen: Vec<&'static str>,
    discard: Vec<&'static str>,
    area: Vec<&'static str>,
    score: i32,
}

impl View {
    fn written(&self) -> Written {
        let occupant = |occupant: &Occupant| match occupant {
            Occupant::Empty => String::new(),
            Occupant::Neutral(letter) => char::from(b'A' + letter).to_string(),
            Occupant::Private { owner, building } => format!("{}:{}", owner, self.face(*building).id),
            Occupant::Tile(tile) => tile.to_string(),
        };
        let trail = Space::all().zip(&self.trail).filter(|(_, tile)| **tile != Occupant::Empty);
        let players = self.players.iter().zip(Seat::all(self.players.len() as u8));
        Written {
            turn: self.turn,
            turns: self.turns,
            over: self.pending.is_none(),
            pending: self.pending.map(|pending| format!("{pending:?}")),
            trail: trail.map(|(space, tile)| (space.id(), occupant(tile))).collect(),
            sides: Building::all().map(|building| self.face(building).id.as_str()).collect(),
            supply: self.piles,
            foresight: self.foresight.map(|column| column.map(|tile| tile.map(Tile::id)).to_vec()).to_vec(),
            job_market: self.jobs.map(|row| row.map(|worker| worker.map(Worker::id)).to_vec()).to_vec(),
            token_row: self.token + 1,
            token_holder: self.holder,
            market: ids(&self.market),
            market_stack: self.stock,
            objectives: self.display.map(|card| card.map(Card::id)).to_vec(),
            objective_stack: self.goals,
            station_masters: self.masters.map(|master| master.map(Master::id)).to_vec(),
            posted: self.posted.map(|posted| posted.map(|(seat, worker)| (seat, worker.id()))).to_vec(),
            players: players
                .map(|(player, seat)| player.written(seat, self.scores[seat.index()].total()))
                .collect(),
        }
    }
}

impl PlayerView {
    fn written(&self, seat: Seat, score: i32) -> WrittenPlayer {
        let cities = City::all().filter(|city| self.cities[city.index()] > 0);
        let hand = self
            .hand
            .as_ref()
            .map(|hand| hand.each().map(|card| crate::secrets::hand_id(seat, card)).collect());
        WrittenPlayer {
            money: self.money,
            pawn: self.pawn.map(Space::id),
            engine: self.engine.id(),
            workers: self.workers,
            certificates: self.certificates,
            hand_limit: self.hand_limit,
            step_limit: self.step_limit,
            discs: self.discs.iter().map(Disc::id).collect(),
            stations: self.stations.iter().map(Station::id).collect(),
            upgraded: self.upgraded.iter().map(Station::id).collect(),
            cities: cities.map(|city| (city.id(), self.cities[city.index()])).collect(),
            station_masters: self.masters.iter().map(Master::id).collect(),
            reserve: self.reserve.iter().map(Building::number).collect(),
            tiles: ids(&self.tiles),
            hand,
            hand_size: self.hand_size,
            shown: ids(&self.shown),
            pile_size: self.pile_size,
            unseen: ids(&self.unseen),
            discard: ids(&self.discard),
            area: ids(&self.area),
            score,
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.written().serialize(serializer)
    }
}
