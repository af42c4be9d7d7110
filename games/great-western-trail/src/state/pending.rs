//! What is pending: decisions, and steps that the rules take by themselves.

use crate::piece::{Breed, City, ClauseId, Destination, Edge, Space, Station};

/// Where a disc goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// To a station that is being upgraded.
    Station(Station),
    /// To a city; `rail` says whether transport is to be paid.
    City {
        /// Which.
        city: City,
        /// Whether the herd travels by rail (an extraordinary delivery costs no transport).
        rail: bool,
    },
}

impl Spot {
    /// The corners of the space.
    pub(crate) fn edge(self) -> Edge {
        match self {
            Spot::Station(station) => station.info().edge,
            Spot::City { city, .. } => city.info().edge,
        }
    }
}

/// A decision that is pending, or a step that the rules take by themselves. The last one is next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pending {
    /// First turn: place the pawn.
    #[default]
    Place,
    /// Before and in phase A.
    Begin,
    /// Phase B at a place.
    Use {
        /// Where the tile lies.
        space: Space,
        /// Local actions not yet used, as bits; bit 3 is the risk action.
        left: u8,
        /// Whether nothing has been done here yet.
        fresh: bool,
        /// Whether the tile is being copied by building 8b.
        copied: bool,
    },
    /// Go on with a clause from its operation `next`.
    Clause {
        /// Which clause.
        clause: ClauseId,
        /// The operation to do next.
        next: u8,
        /// Whether its rewards may be waived.
        may: bool,
    },
    /// Do one of these immediate actions, or waive it.
    Offer {
        /// The first or only one.
        first: ClauseId,
        /// The other one.
        second: Option<ClauseId>,
    },
    /// Discard so many cattle cards.
    Discard {
        /// The breed, or any.
        breed: Option<Breed>,
        /// How many are left to discard.
        n: u8,
    },
    /// Discard the first card of a pair; the second follows.
    Pair,
    /// Discard objective cards.
    DiscardObjective {
        /// How many are left to discard.
        n: u8,
    },
    /// Discard cards of any kind.
    Shed {
        /// How many are left to discard.
        n: u8,
    },
    /// Hire a worker.
    Hire {
        /// Added to the row's price.
        modifier: i8,
        /// Whether it may be waived.
        may: bool,
    },
    /// Place or replace a building.
    Build {
        /// The price per craftsman.
        per: u8,
        /// Whether it may be waived.
        may: bool,
    },
    /// Gain an objective card.
    Gain {
        /// Where it goes.
        to: Destination,
        /// Whether it may be waived.
        may: bool,
    },
    /// Move the engine forward.
    Forward {
        /// At most so many spaces.
        up_to: u8,
        /// Whether it may be waived.
        may: bool,
    },
    /// Move the engine back.
    Back {
        /// Exactly so many spaces.
        n: u8,
    },
    /// Move the engine back as far as you like, to deliver from there.
    BackFar,
    /// Move the engine back from the last space.
    Jump,
    /// Take a teepee.
    Trade {
        /// Whether it may be waived.
        may: bool,
    },
    /// Take a hazard.
    Remove {
        /// Its price.
        cost: u8,
        /// Whether it may be waived.
        may: bool,
    },
    /// Do a single or double auxiliary action.
    Aux {
        /// Whether it may be waived.
        may: bool,
    },
    /// Buy cattle.
    Buy {
        /// Cowboys not used yet.
        cowboys: u8,
        /// Whether anything was done yet.
        begun: bool,
    },
    /// Move the pawn by an action.
    Step {
        /// At most so many steps.
        up_to: u8,
        /// Without tolls, and without using the place.
        free: bool,
    },
    /// Say how many cards to draw.
    Draw {
        /// At most so many.
        up_to: u8,
        /// Whether it may be waived.
        may: bool,
    },
    /// Remove cards of the hand from the game.
    Cull {
        /// At most so many.
        n: u8,
    },
    /// Choose the building to copy.
    Copy {
        /// The tile with the copying action.
        from: Space,
    },
    /// Choose a station behind the engine.
    Behind,
    /// Upgrade this station or not.
    Upgrade {
        /// Which.
        station: Station,
    },
    /// Choose a disc.
    Disc {
        /// Where it goes.
        spot: Spot,
    },
    /// Take the station master or not.
    Master {
        /// Where it lies.
        station: Station,
    },
    /// Choose a tile of a foresight column, from 0.
    Foresight {
        /// Which column.
        column: u8,
    },
    /// Spend certificates and take the income.
    Income,
    /// Choose a city.
    Deliver {
        /// The highest value that can be served.
        limit: u8,
        /// Whether the herd travels by rail.
        rail: bool,
    },
    /// Pay for transport.
    Transport {
        /// How much.
        cost: u8,
    },
    /// Leave Kansas City, once the turn may end.
    Depart,
    /// Phase C and the next player, once the turn may end.
    End,
}

impl Pending {
    /// Whether people are told here what they might look for but may not do.
    pub(crate) fn tells_why_not(self) -> bool {
        matches!(
            self,
            Pending::Use { .. }
                | Pending::Hire { .. }
                | Pending::Upgrade { .. }
                | Pending::Deliver { .. }
                | Pending::Foresight { .. }
        )
    }

    /// Whether this may be left undone.
    pub(crate) fn may_be_waived(self) -> bool {
        match self {
            Pending::Hire { may, .. }
            | Pending::Build { may, .. }
            | Pending::Gain { may, .. }
            | Pending::Forward { may, .. }
            | Pending::Trade { may }
            | Pending::Remove { may, .. }
            | Pending::Aux { may }
            | Pending::Draw { may, .. } => may,
            Pending::Step { free, .. } => free,
            Pending::Offer { .. }
            | Pending::Cull { .. }
            | Pending::Upgrade { .. }
            | Pending::Master { .. } => true,
            _ => false,
        }
    }
}
