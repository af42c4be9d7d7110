//! Decisions and their notation.
//!
//! | notation | decision |
//! |---|---|
//! | `place A` | put the pawn on the building at space A (first turn) |
//! | `move E via c3+teepee_1` | move to space E; `via` names the second branches taken at forks |
//! | `use 1`, `use 1b`, `use risk` | do a local action, its second alternative, the risk action |
//! | `use risk flood_risk1` | during a copy, do the risk action of the building there, which is copying |
//! | `aux money`, `aux money double` | do an auxiliary action |
//! | `play aux_sf` | play an objective card |
//! | `accept`, `accept b` | do an immediate action, or its second alternative |
//! | `waive`, `done` | leave it; finish |
//! | `discard jersey`, `cull jersey` | discard a card; remove it from the game |
//! | `draw 2` | draw so many cards |
//! | `hire 3 cowboy` | hire from row 3 |
//! | `build 5 b2` | put building 5 on space b2 |
//! | `take aux_sf`, `take top` | gain an objective card |
//! | `engine T4` | move the engine there |
//! | `trade teepee_m3`, `remove flood2` | take the teepee, the hazard |
//! | `buy 3 holstein+ayrshire` | buy, using so many cowboys |
//! | `stock` | use a cowboy to add cards to the market |
//! | `copy b1` | copy the building there |
//! | `upgrade S3`, `disc hand_1`, `disc S2` | upgrade a station; the disc to use |
//! | `master cowboy` | take the station master for a cowboy |
//! | `foresight 1.2` | choose the second tile of column 1 |
//! | `income 2`, `deliver santa_fe` | spend two certificates; choose the city |
//! | `end` | end a turn with nothing left to decide |

use std::{fmt, str::FromStr};

use railhead_game::{NotationError, TurnEnd, one_spelling};
use railhead_pieces::Named;

use crate::{
    facts::facts,
    piece::{Aux, Building, Card, City, Disc, ROWS, Space, Station, Track, Worker},
};

/// The second branches taken at the forks of a path, as bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Route(pub(crate) u8);

/// A disc to be moved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DiscSource {
    /// From a space of the mat.
    Mat(Disc),
    /// From a station.
    Station(Station),
}

/// A decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put the pawn on a neutral building.
    Place(Space),
    /// Move the pawn.
    Move {
        /// Where to.
        to: Space,
        /// Which way.
        route: Route,
    },
    /// Do a local action.
    Use {
        /// Which, from 0; [`RISK`] is the risk action.
        slot: u8,
        /// Which alternative, from 0.
        alt: u8,
    },
    /// Do the risk action of a building that is copying another.
    Risk(Space),
    /// Do an auxiliary action.
    Aux {
        /// Which.
        aux: Aux,
        /// Twice over.
        double: bool,
    },
    /// Play an objective card.
    Play(Card),
    /// Do an immediate action: which alternative, from 0.
    Accept(u8),
    /// Leave a reward or an immediate action.
    Waive,
    /// Finish buying, copying or phase B.
    Done,
    /// Discard a card.
    Discard(Card),
    /// Remove a card of the hand from the game.
    Cull(Card),
    /// Draw so many cards.
    Draw(u8),
    /// Hire a worker.
    Hire {
        /// From this row, from 0.
        row: u8,
        /// This one.
        worker: Worker,
    },
    /// Place or replace a building.
    Build {
        /// Which.
        building: Building,
        /// Where.
        space: Space,
    },
    /// Gain an objective card: one of the display, or `None` for the top of the stack.
    Take(Option<Card>),
    /// Move the engine.
    Engine(Track),
    /// Take a teepee.
    Trade(Space),
    /// Take a hazard.
    Remove(Space),
    /// Buy one or two cattle cards.
    Buy {
        /// Cowboys used.
        cowboys: u8,
        /// The card.
        first: Card,
        /// The other card, not before the first in order.
        second: Option<Card>,
    },
    /// Use a cowboy to add cards to the market.
    Stock,
    /// Copy the building on this space.
    Copy(Space),
    /// Upgrade a station.
    Upgrade(Station),
    /// Use this disc.
    Disc(DiscSource),
    /// Post the rightmost worker of this trade as station master.
    Master(Worker),
    /// Choose a tile of a foresight column, both from 0.
    Foresight {
        /// The column.
        column: u8,
        /// The tile in it.
        slot: u8,
    },
    /// Spend so many temporary certificates and take the income.
    Income(u8),
    /// Deliver to a city.
    Deliver(City),
    /// End a turn in which nothing is left to decide.
    End,
}

/// The slot of the risk action.
pub const RISK: u8 = 3;

/// The highest figure that any decision counts: cards drawn, certificates spent, cowboys used.
const MOST: u8 = 12;

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut sign = " via ";
        for (fork, (_, branch)) in facts().trail.forks.iter().enumerate() {
            if self.0 >> fork & 1 == 1 {
                write!(f, "{sign}{branch}")?;
                sign = "+";
            }
        }
        Ok(())
    }
}

impl Route {
    fn parse(text: &str) -> Option<Route> {
        text.split('+').try_fold(Route::default(), |route, name| {
            let fork = facts().trail.forks.iter().position(|(_, branch)| branch.id() == name)?;
            (route.0 >> fork == 0).then_some(Route(route.0 | 1 << fork))
        })
    }
}

impl fmt::Display for DiscSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DiscSource::Mat(disc) => disc.fmt(f),
            DiscSource::Station(station) => station.fmt(f),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let alternative = |alt: u8| if alt == 0 { "" } else { "b" };
        match *self {
            Action::Place(space) => write!(f, "place {space}"),
            Action::Move { to, route } => write!(f, "move {to}{route}"),
            Action::Use { slot: RISK, .. } => f.write_str("use risk"),
            Action::Use { slot, alt } => write!(f, "use {}{}", slot + 1, alternative(alt)),
            Action::Risk(space) => write!(f, "use risk {space}"),
            Action::Aux { aux, double } => {
                write!(f, "aux {aux}{}", if double { " double" } else { "" })
            }
            Action::Play(card) => write!(f, "play {card}"),
            Action::Accept(0) => f.write_str("accept"),
            Action::Accept(_) => f.write_str("accept b"),
            Action::Waive => f.write_str("waive"),
            Action::Done => f.write_str("done"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Cull(card) => write!(f, "cull {card}"),
            Action::Draw(n) => write!(f, "draw {n}"),
            Action::Hire { row, worker } => write!(f, "hire {} {worker}", row + 1),
            Action::Build { building, space } => write!(f, "build {building} {space}"),
            Action::Take(Some(card)) => write!(f, "take {card}"),
            Action::Take(None) => f.write_str("take top"),
            Action::Engine(track) => write!(f, "engine {track}"),
            Action::Trade(space) => write!(f, "trade {space}"),
            Action::Remove(space) => write!(f, "remove {space}"),
            Action::Buy { cowboys, first, second: None } => write!(f, "buy {cowboys} {first}"),
            Action::Buy { cowboys, first, second: Some(second) } => {
                write!(f, "buy {cowboys} {first}+{second}")
            }
            Action::Stock => f.write_str("stock"),
            Action::Copy(space) => write!(f, "copy {space}"),
            Action::Upgrade(station) => write!(f, "upgrade {station}"),
            Action::Disc(source) => write!(f, "disc {source}"),
            Action::Master(worker) => write!(f, "master {worker}"),
            Action::Foresight { column, slot } => write!(f, "foresight {}.{}", column + 1, slot + 1),
            Action::Income(n) => write!(f, "income {n}"),
            Action::Deliver(city) => write!(f, "deliver {city}"),
            Action::End => f.write_str(TurnEnd::NOTATION),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (read, expected) = read(verb, rest);
        let action = read.ok_or_else(|| NotationError::new(text, expected))?;
        one_spelling(action, text, expected)
    }
}

/// Reads a decision leniently.
fn read(verb: &str, rest: &str) -> (Option<Action>, &'static str) {
    match verb {
        "place" => (Space::find(rest).map(Action::Place), "place SPACE"),
        "move" => (read_move(rest), "move SPACE [via BRANCH+BRANCH]"),
        "use" => (read_use(rest), "use 1..3, use 1b..3b or use risk [SPACE]"),
        "aux" => {
            let (name, double) = rest.strip_suffix(" double").map_or((rest, false), |name| (name, true));
            (Aux::find(name).map(|aux| Action::Aux { aux, double }), "aux NAME [double]")
        }
        "play" => (card(rest).map(Action::Play), "play OBJECTIVE"),
        "accept" => (Some(Action::Accept(u8::from(rest == "b"))), "accept or accept b"),
        "waive" => (Some(Action::Waive), "waive"),
        "done" => (Some(Action::Done), "done"),
        "discard" => (card(rest).map(Action::Discard), "discard CARD"),
        "cull" => (card(rest).map(Action::Cull), "cull CARD"),
        "draw" => (number(rest, 1, MOST).map(Action::Draw), "draw NUMBER"),
        "hire" => (read_hire(rest), "hire ROW WORKER"),
        "build" => (read_build(rest), "build NUMBER SPACE"),
        "take" if rest == "top" => (Some(Action::Take(None)), "take top"),
        "take" => (card(rest).map(|card| Action::Take(Some(card))), "take OBJECTIVE or take top"),
        "engine" => (Track::find(rest).map(Action::Engine), "engine 0..39 or engine T4"),
        "trade" => (Space::find(rest).map(Action::Trade), "trade SPACE"),
        "remove" => (Space::find(rest).map(Action::Remove), "remove SPACE"),
        "buy" => (read_buy(rest), "buy COWBOYS CARD[+CARD]"),
        "stock" => (Some(Action::Stock), "stock"),
        "copy" => (Space::find(rest).map(Action::Copy), "copy SPACE"),
        "upgrade" => (Station::find(rest).map(Action::Upgrade), "upgrade S1..S10"),
        "disc" => {
            let mat = Disc::find(rest).map(DiscSource::Mat);
            let source = mat.or_else(|| Station::find(rest).map(DiscSource::Station));
            (source.map(Action::Disc), "disc SPACE or disc S1..S10")
        }
        "master" => (Worker::find(rest).map(Action::Master), "master WORKER"),
        "foresight" => (read_foresight(rest), "foresight COLUMN.SLOT"),
        "income" => (number(rest, 0, MOST).map(Action::Income), "income NUMBER"),
        "deliver" => (City::find(rest).map(Action::Deliver), "deliver CITY"),
        TurnEnd::NOTATION => (Some(Action::End), TurnEnd::NOTATION),
        _ => (None, "a verb such as move, use, hire, build, buy, deliver"),
    }
}

fn card(text: &str) -> Option<Card> {
    Card::find(text)
}

fn number(text: &str, least: u8, most: u8) -> Option<u8> {
    text.parse().ok().filter(|number| (least..=most).contains(number))
}

fn read_move(rest: &str) -> Option<Action> {
    let (to, route) = match rest.split_once(" via ") {
        Some((to, route)) => (to, Route::parse(route)?),
        None => (rest, Route::default()),
    };
    Some(Action::Move { to: Space::find(to)?, route })
}

fn read_use(rest: &str) -> Option<Action> {
    if rest == "risk" {
        return Some(Action::Use { slot: RISK, alt: 0 });
    }
    if let Some(space) = rest.strip_prefix("risk ") {
        return Space::find(space).map(Action::Risk);
    }
    let (slot, alt) = rest.strip_suffix('b').map_or((rest, 0), |slot| (slot, 1));
    Some(Action::Use { slot: number(slot, 1, RISK)? - 1, alt })
}

fn read_hire(rest: &str) -> Option<Action> {
    let (row, worker) = rest.split_once(' ')?;
    Some(Action::Hire { row: number(row, 1, ROWS as u8)? - 1, worker: Worker::find(worker)? })
}

fn read_build(rest: &str) -> Option<Action> {
    let (building, space) = rest.split_once(' ')?;
    Some(Action::Build { building: Building::find(building)?, space: Space::find(space)? })
}

fn read_buy(rest: &str) -> Option<Action> {
    let (cowboys, cards) = rest.split_once(' ')?;
    let (first, second) = match cards.split_once('+') {
        Some((first, second)) => (first, Some(card(second)?)),
        None => (cards, None),
    };
    Some(Action::Buy { cowboys: number(cowboys, 1, MOST)?, first: card(first)?, second })
}

fn read_foresight(rest: &str) -> Option<Action> {
    let (column, slot) = rest.split_once('.')?;
    Some(Action::Foresight { column: number(column, 1, 3)? - 1, slot: number(slot, 1, 2)? - 1 })
}
