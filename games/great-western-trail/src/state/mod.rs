//! The position: plain data, small enough to copy by the thousand, without a heap.

mod pending;

pub use pending::{Pending, Spot};
use railhead_game::{Dice, Seat, TurnEnd};
use railhead_pieces::{Piece, Pile};

use crate::{
    facts::{
        buildings::Face,
        facts,
        op::{LocalAction, Want},
        supply::TileKind,
    },
    piece::{
        Aux, Breed, Building, Buildings, CITIES, Card, CardTally, Disc, Discs, Master, Masters, NEUTRAL,
        ROWS, SPACES, Space, Stations, Teepee, Tile, TileTally, Track, Unit, Worker,
    },
};

/// The most seats.
pub const MAX_SEATS: usize = 4;

/// What lies on a space of the trail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Occupant {
    /// Nothing: no location.
    #[default]
    Empty,
    /// A neutral building, A being 0.
    Neutral(u8),
    /// A private building.
    Private {
        /// Whose.
        owner: Seat,
        /// Which.
        building: Building,
    },
    /// A hazard or a teepee.
    Tile(Tile),
}

/// Which neutral building lies on each of the neutral spaces, A being 0.
pub(crate) type Letters = [u8; NEUTRAL];

/// Which neutral buildings lie where on this trail.
pub(crate) fn letters(trail: &[Occupant; SPACES]) -> Letters {
    let mut letters = Letters::default();
    for (letter, space) in letters.iter_mut().zip(&facts().trail.neutral_spaces) {
        if let Occupant::Neutral(there) = trail[space.index()] {
            *letter = there;
        }
    }
    letters
}

/// A player's things.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Dollars.
    pub money: u16,
    /// Where the pawn is; `None` before the first turn.
    pub pawn: Option<Space>,
    /// Where the engine is.
    pub engine: Track,
    /// Workers on the mat by trade, printed ones included.
    pub workers: [u8; 3],
    /// The certificate marker, as a place on the track.
    pub certificates: u8,
    /// Disc spaces of the mat that still hold a disc.
    pub discs: Discs,
    /// Stations with a disc.
    pub stations: Stations,
    /// Stations that this player has ever upgraded, those whose disc was moved away since among them.
    pub upgraded: Stations,
    /// Discs in each city.
    pub cities: [u8; CITIES],
    /// Station masters held.
    pub masters: Masters,
    /// Private buildings in reserve.
    pub reserve: Buildings,
    /// Private buildings on the trail.
    pub built: Buildings,
    /// Hazards and teepees held.
    pub tiles: TileTally,
    /// The draw pile. Its order is made by drawing.
    pub pile: CardTally,
    /// The hand.
    pub hand: CardTally,
    /// Cards of the hand that everybody has seen go there.
    pub shown: CardTally,
    /// The discard pile.
    pub discard: CardTally,
    /// The objective area.
    pub area: CardTally,
}

/// The whole position.
#[derive(Clone, PartialEq, Debug)]
pub struct GreatWesternTrail {
    /// How many seats.
    pub(crate) seats: u8,
    /// The private buildings that are in play with side b.
    pub(crate) sides: Buildings,
    /// Whether starting objectives lie face down until the end (GWT-1.11).
    pub(crate) closed_goals: bool,
    /// Whether objective cards may be played in Kansas City (GWT-15.1).
    pub(crate) city_plays: bool,
    /// Whether a turn waits for its end (GWT-2.8).
    pub(crate) turn_end: TurnEnd,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Turns begun so far.
    pub(crate) turns: u16,
    /// What is pending, the next decision last.
    pub(crate) pending: Pile<Pending, 24>,
    /// The players by seat; seats beyond the table are unused.
    pub(crate) players: [Player; MAX_SEATS],
    /// What lies on the trail.
    pub(crate) trail: [Occupant; SPACES],
    /// The supply piles.
    pub(crate) piles: [TileTally; 3],
    /// The foresight spaces by column.
    pub(crate) foresight: [[Option<Tile>; 2]; 3],
    /// The job market by row.
    pub(crate) jobs: [[Option<Worker>; MAX_SEATS]; ROWS],
    /// The row of the token, from 0; [`ROWS`] once it has left.
    pub(crate) token: u8,
    /// Workers placed so far in the token's row.
    pub(crate) filled: u8,
    /// Who took the token: the game ends before this seat's next turn.
    pub(crate) holder: Option<Seat>,
    /// The market stack.
    pub(crate) stock: CardTally,
    /// The cattle market.
    pub(crate) market: CardTally,
    /// The objective stack.
    pub(crate) goals: CardTally,
    /// The objective display.
    pub(crate) display: [Option<Card>; 4],
    /// The station masters beside the first stations.
    pub(crate) masters: [Option<Master>; 5],
    /// The workers who took their places.
    pub(crate) posted: [Option<(Seat, Worker)>; 5],
    /// Cards that left the game.
    pub(crate) gone_cards: CardTally,
    /// Tiles that left the game.
    pub(crate) gone_tiles: TileTally,
    /// The stream of chance.
    pub(crate) dice: Dice,
}

impl Player {
    /// How many workers of this trade are on the mat.
    #[inline]
    pub fn count(&self, worker: Worker) -> u8 {
        self.workers[worker.index()]
    }

    /// Temporary certificates.
    #[inline]
    pub fn temporary(&self) -> u8 {
        facts().mat.limits.certificate_track[usize::from(self.certificates)]
    }

    /// Whether this disc space is clear.
    #[inline]
    pub fn cleared(&self, disc: Disc) -> bool {
        !self.discs.contains(disc)
    }

    /// Whether this master tile is held.
    #[inline]
    pub fn has_master(&self, master: Master) -> bool {
        self.masters.contains(master)
    }

    /// Permanent certificates.
    pub fn permanent(&self) -> u8 {
        self.masters.iter().map(|master| facts().railway.masters[master.index()].permanent).sum()
    }

    /// The most temporary certificates allowed (GWT-5.5): limits open in order of size.
    pub fn certificate_limit(&self) -> u8 {
        let mut limit = facts().mat.limits.certificate_limit_start;
        for disc in Disc::all() {
            if let Some(more) = disc.info().certificate_limit {
                if !self.cleared(disc) {
                    break;
                }
                limit = more;
            }
        }
        limit
    }

    /// The hand limit (GWT-2.3).
    pub fn hand_limit(&self) -> u8 {
        let bonus: u8 =
            Disc::all().filter(|disc| self.cleared(*disc)).map(|disc| disc.info().hand_bonus).sum();
        facts().mat.limits.hand_base + bonus
    }

    /// The step limit (GWT-3.2) at a table of `seats`.
    pub fn step_limit(&self, seats: u8) -> u8 {
        let players = usize::from(seats - 2);
        let cleared = Disc::all().filter(|disc| self.cleared(*disc));
        facts().mat.limits.step_base_by_players[players]
            + cleared.map(|disc| disc.info().step_bonus_by_players[players]).sum::<u8>()
    }

    /// How many spaces of an auxiliary action are clear (GWT-12.1).
    #[inline]
    pub fn open(&self, aux: Aux) -> u8 {
        let info = &facts().mat.aux[aux.index()];
        info.printed_open + info.discs.minus(self.discs).len() as u8
    }

    /// Teepees and hazards held, as (green teepees, blue teepees, hazards).
    pub fn held(&self) -> (u8, u8, u8) {
        let mut held = (0, 0, 0);
        for (tile, n) in self.tiles.counted() {
            match tile.kind() {
                TileKind::Teepee(Teepee::Green, _) => held.0 += n,
                TileKind::Teepee(Teepee::Blue, _) => held.1 += n,
                TileKind::Hazard(..) => held.2 += n,
                TileKind::Worker(_) => {}
            }
        }
        held
    }

    /// Whether the hand holds `n` cattle cards of `want`.
    pub fn holds_cattle(&self, want: Want, n: u8) -> bool {
        let fits = |card: Card| match (want, card.breed()) {
            (Want::Any, breed) => breed.is_some(),
            (Want::Breed(wanted), breed) => breed == Some(wanted),
        };
        self.hand.counted().filter(|(card, _)| fits(*card)).map(|(_, n)| n).sum::<u8>() >= n
    }

    /// How many cattle cards of one breed are in hand.
    pub fn of_breed(&self, breed: Breed) -> u8 {
        let cards = self.hand.counted().filter(|(card, _)| card.breed() == Some(breed));
        cards.map(|(_, n)| n).sum()
    }

    /// How many objective cards are in hand.
    pub fn objectives_in_hand(&self) -> u8 {
        self.hand.counted().filter(|(card, _)| card.is_objective()).map(|(_, n)| n).sum()
    }

    /// Every card of the deck: draw pile, hand and discard pile.
    pub fn herd(&self) -> CardTally {
        let mut herd = self.pile;
        herd.absorb(&self.hand);
        herd.absorb(&self.discard);
        herd
    }
}

impl GreatWesternTrail {
    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.turn.index()]
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.turn.index()]
    }

    /// The index of this table's player count in figures by players.
    #[inline]
    pub(crate) fn by_players(&self) -> usize {
        usize::from(self.seats - 2)
    }

    /// The players at the table.
    pub(crate) fn table(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// The side in play of a private building.
    #[inline]
    pub(crate) fn face(&self, building: Building) -> &'static Face {
        building.face(self.sides)
    }

    /// The local actions of whatever building lies on `space`.
    #[inline]
    pub(crate) fn local_actions(&self, space: Space) -> &'static [LocalAction] {
        match self.trail[space.index()] {
            Occupant::Neutral(letter) => &facts().trail.neutral[usize::from(letter)],
            Occupant::Private { building, .. } => &self.face(building).actions,
            Occupant::Empty | Occupant::Tile(_) => &[],
        }
    }

    /// How many of `unit` the player whose turn it is has.
    pub(crate) fn units(&self, unit: Unit) -> u8 {
        match unit {
            Unit::Engineer => self.me().count(Worker::Engineer),
            Unit::Cowboy => self.me().count(Worker::Cowboy),
            Unit::ForestBuilding => self.forest_buildings(self.turn),
            Unit::TeepeePair => {
                let (green, blue, _) = self.me().held();
                green.min(blue)
            }
        }
    }

    /// How many buildings of `seat` stand in a forest (GWT-7.4).
    pub(crate) fn forest_buildings(&self, seat: Seat) -> u8 {
        let forest = facts().trail.building_spaces.iter().filter(|space| space.info().forest);
        let own = |space: &&Space| matches!(self.trail[space.index()], Occupant::Private { owner, .. } if owner == seat);
        forest.filter(own).count() as u8
    }
}
