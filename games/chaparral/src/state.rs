//! The position: plain data, no heap.

use railhead_game::{Dice, Seat, TurnEnd};
use railhead_pieces::Pile;
use serde::Serialize;

use crate::piece::{Bonus, Business, Character, Coach, EventCard, Good, Objective, Set};

/// The most seats.
pub(crate) const MAX_SEATS: usize = 4;

/// How the table reads the four rules that can be read in two ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Readings {
    /// Whether the alley leads only to characters that somebody took.
    pub alley_needs_a_taken_character: bool,
    /// Whether the Merchant's user may stop after one sale.
    pub second_sale_is_optional: bool,
    /// Whether an apache removed with the coloured token counts for Courage.
    pub coloured_token_counts: bool,
    /// Whether No Influence keeps back the marker of a sheep farm too.
    pub no_influence_binds_sheep: bool,
}

/// What is awaited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The seat in turn places a cowboy.
    Place,
    /// It blocks a character.
    Block,
    /// It places influence.
    Influence {
        /// What it placed in this stage.
        placed: Set<Business>,
    },
    /// It takes its actions.
    Act,
    /// It puts three events back.
    Stack,
    /// It chooses what the stagecoach brings.
    Welcome,
    /// It buys farms.
    Ranch {
        /// How many it bought by this action.
        bought: u8,
    },
    /// It places the marker that a sheep farm brings, while buying farms.
    Marker {
        /// How many farms it bought by this action.
        bought: u8,
    },
    /// It sells.
    Sell {
        /// What it sold by this action.
        sold: Option<Good>,
        /// Whether the others sell after it.
        open: bool,
    },
    /// Another seat sells in this one's turn.
    Follow {
        /// Who.
        seller: Seat,
    },
    /// It builds.
    Build,
    /// It chooses its prize for a section.
    Prize,
    /// It mines.
    Mine,
    /// It buys businesses.
    Notary {
        /// How many it bought by this action.
        bought: u8,
    },
    /// It removes an apache.
    Clear,
    /// It chooses what Losses and Damages takes.
    Lose,
    /// It takes markers back.
    Return {
        /// How many are still to come back.
        left: u8,
    },
    /// It claims an objective that ends the game, or not.
    Claim,
    /// It claims Benefactor, or not.
    Donate,
    /// Nothing: the game is over.
    Over,
}

impl Phase {
    /// Whether whoever decides may use its coloured token (CH-15.3): in Phase 2 of the round, but not at the end of its
    /// turn.
    pub(crate) fn is_open_to_tokens(self) -> bool {
        match self {
            Phase::Place
            | Phase::Block
            | Phase::Lose
            | Phase::Return { .. }
            | Phase::Claim
            | Phase::Donate
            | Phase::Over => false,
            Phase::Influence { .. }
            | Phase::Act
            | Phase::Stack
            | Phase::Welcome
            | Phase::Ranch { .. }
            | Phase::Marker { .. }
            | Phase::Sell { .. }
            | Phase::Follow { .. }
            | Phase::Build
            | Phase::Prize
            | Phase::Mine
            | Phase::Notary { .. }
            | Phase::Clear => true,
        }
    }
}

/// A seat's coloured apache token.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ColouredToken {
    /// Still beside the track.
    #[default]
    Unearned,
    /// In hand.
    Held,
    /// Used.
    Spent,
}

/// One seat's things.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Player {
    /// Money in hand.
    pub money: u16,
    /// Money received so far.
    pub earned: u16,
    /// Money paid so far.
    pub spent: u16,
    /// Cowboys on the track.
    pub cowboys: u8,
    /// Iron.
    pub iron: u8,
    /// Gold.
    pub gold: u8,
    /// Settlers.
    pub settlers: u8,
    /// Businesses with an influence marker.
    pub influence: Set<Business>,
    /// Businesses owned.
    pub owned: Set<Business>,
    /// Farms owned.
    pub farms: Set<Good>,
    /// Those of them that have an apache.
    pub troubled: Set<Good>,
    /// Those of them where a politician stays.
    pub hosts: Set<Good>,
    /// Stagecoaches received.
    pub coaches: Set<Coach>,
    /// Apaches removed.
    pub apaches: u8,
    /// The coloured token.
    pub token: ColouredToken,
    /// Objectives claimed.
    pub objectives: Set<Objective>,
    /// Politicians without a farm yet.
    pub guests: u8,
    /// Bonus tokens kept for this round.
    pub discounts: Set<Bonus>,
    /// Cowboys still to be placed in this round.
    pub pieces: u8,
    /// Blocking pieces still to be placed in this round.
    pub blocks: u8,
    /// Characters where it placed a cowboy.
    pub on: Set<Character>,
    /// Characters whose action it took in this round.
    pub used: Set<Character>,
    /// Whether it has an unused piece on the left of the alley.
    pub left: bool,
    /// Its unused pieces on the right of the alley.
    pub right: u8,
}

impl Player {
    /// Businesses with a marker of this seat, as influence or as owner.
    #[inline]
    pub fn markers(&self) -> Set<Business> {
        self.influence.or(self.owned)
    }

    /// Farms without an apache.
    #[inline]
    pub fn clean(&self) -> Set<Good> {
        self.farms.minus(self.troubled)
    }

    /// Farms that could take a politician.
    #[inline]
    pub fn rooms(&self) -> Set<Good> {
        self.farms.minus(self.hosts)
    }
}

/// The farms of one kind that nobody has bought.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Unsold {
    /// With an apache.
    pub troubled: u8,
    /// Without.
    pub clean: u8,
}

/// A section of the railway.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Section {
    /// Segments built.
    pub built: u8,
    /// Who builds it, or built it.
    pub builder: Option<Seat>,
}

/// The game: the whole position, hidden things included.
#[derive(Clone, PartialEq, Debug)]
pub struct Chaparral {
    pub(crate) seats: u8,
    pub(crate) readings: Readings,
    pub(crate) turn_end: TurnEnd,
    pub(crate) round: u8,
    /// Who starts this round.
    pub(crate) start: Seat,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    pub(crate) players: [Player; MAX_SEATS],
    /// Characters under a blocking piece.
    pub(crate) blocked: Set<Character>,
    /// Who entered the alley in this round, in order: the first stands left.
    pub(crate) alley: Pile<Seat, 16>,
    pub(crate) tokens: [Option<Bonus>; 12],
    /// The event of this round.
    pub(crate) event: EventCard,
    /// The hidden events; the last one is on top.
    pub(crate) events: Pile<EventCard, 12>,
    pub(crate) past_events: Set<EventCard>,
    /// For each seat and event, the places in the pile (bit 0 is the bottom) where it may be, for all the seat knows.
    pub(crate) hunches: [[u16; 12]; MAX_SEATS],
    /// The stagecoach in town, until somebody receives it.
    pub(crate) coach: Option<Coach>,
    /// The hidden stagecoaches; the last one is on top.
    pub(crate) coaches: Pile<Coach, 9>,
    /// Stagecoaches put back into the box unseen.
    pub(crate) removed_coaches: Set<Coach>,
    /// Stagecoaches that nobody received.
    pub(crate) dropped_coaches: Set<Coach>,
    pub(crate) unsold: [Unsold; 5],
    /// Prices used in each market column.
    pub(crate) market: [u8; 5],
    pub(crate) sections: [Section; 4],
    /// Politicians in the supply.
    pub(crate) politicians: u8,
    /// Politicians out of the game.
    pub(crate) politicians_gone: u8,
    /// Objective cards on the table.
    pub(crate) copies: [u8; 16],
    /// Whether the coin lies on the Sheriff.
    pub(crate) coin: bool,
    pub(crate) dice: Dice,
}

impl Chaparral {
    /// The things of `seat`.
    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The row of figures for this number of seats.
    #[inline]
    pub(crate) fn row(&self) -> usize {
        usize::from(self.seats - 2)
    }

    /// Who decides now, unless the game is over.
    #[inline]
    pub(crate) fn actor(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over => None,
            Phase::Follow { seller } => Some(seller),
            _ => Some(self.turn),
        }
    }

    /// Whose turn of actions it is, if it is one.
    #[inline]
    pub(crate) fn acting(&self) -> Option<Seat> {
        let before = matches!(self.phase, Phase::Place | Phase::Block | Phase::Influence { .. });
        (!before && self.phase != Phase::Over).then_some(self.turn)
    }

    /// Characters with a piece of any kind, as of the end of Phase 1.
    #[inline]
    pub(crate) fn taken(&self) -> Set<Character> {
        self.players.iter().fold(self.blocked, |taken, player| taken.or(player.on))
    }

    /// The seats, clockwise from who starts this round.
    pub(crate) fn in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (start, seats) = (self.start.0, self.seats);
        (0..seats).map(move |step| Seat((start + step) % seats))
    }

    /// Who owns `business`.
    #[inline]
    pub(crate) fn owner(&self, business: Business) -> Option<Seat> {
        Seat::all(self.seats).find(|seat| self.player(*seat).owned.contains(business))
    }
}
