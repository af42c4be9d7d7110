//! The state of a campaign as far as a single game depends on it.
//!
//! A game is a function of its scenario, seats and seed. A campaign fills the scenario and hands it over as a text
//! (the option `campaign`); a table of its own makes one from the option `stage`. The text names what is hidden from
//! players (the order of treasures, other companies' postcards): it is for the server's eyes.

use std::fmt;

use railhead_game::Chance;
use railhead_pieces::{Named, Piece, Set};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{
    card::Colour,
    facts::{cards, figures, frontiers, map},
    piece::{
        BoardId, BoardSet, CharterId, CityId, ClaimId, EmployeeId, EventId, PostcardId, RouteId, TicketId,
    },
};

/// The version of the text form.
const VERSION: u8 = 1;

/// What a game begins with besides the rules of the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// The version of this form.
    pub version: u8,
    /// Which game of the campaign it is, from 1.
    pub game: u8,
    /// The frontier boards that are open.
    pub boards: Vec<BoardId>,
    /// The seat that holds the brake van and begins; drawn by lot if nobody at the table holds it.
    pub first: Option<u8>,
    /// Track stickers; a bed without one has the colour of the surveyors' plan.
    pub stickers: Vec<(RouteId, Colour)>,
    /// Cities with a growth sticker.
    pub grown: Vec<CityId>,
    /// How many growth stickers events have placed so far.
    pub booms: u8,
    /// Tickets that left the game.
    pub retired_tickets: Vec<TicketId>,
    /// Events that left the game.
    pub retired_events: Vec<EventId>,
    /// Employees that left the game.
    pub retired_employees: Vec<EmployeeId>,
    /// The Combine's depots.
    pub combine: Vec<CityId>,
    /// Depots of companies that don't take part in this game.
    pub closed_depots: Vec<CityId>,
    /// Show wagons in the bag by company colour (red, blue, green, yellow, black); all of them if empty.
    pub bag: Vec<u8>,
    /// The share deck, top last; a full deck in random order if none is given.
    pub shares: Option<Vec<Share>>,
    /// Treasures still hidden, the next one last; all of them in random order if none is given.
    pub treasures: Option<Vec<i16>>,
    /// Mining claims that companies not at this table hold.
    pub other_claims: Vec<ClaimId>,
    /// Clues that companies not at this table hold.
    pub other_clues: Vec<CityId>,
    /// Postcards that everybody knows to be in vaults or with companies not at this table.
    pub spent_postcards: Vec<PostcardId>,
    /// The seats without a mining claim in the order in which they take one; in reverse turn order if empty.
    pub stakers: Vec<u8>,
    /// The companies at the table, in seat order; the usual ones if empty.
    pub offices: Vec<Office>,
}

/// A share: of the line of a colour, with its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Share {
    /// Whose line; white is the neutral one.
    pub line: Colour,
    /// Its number, from 1.
    pub number: u8,
}

/// A set of shares.
pub type ShareSet = Set<Share>;

impl Piece for Share {
    fn count() -> usize {
        Colour::ALL.len() * usize::from(frontiers().shares.per_line)
    }

    fn at(index: usize) -> Share {
        let per_line = usize::from(frontiers().shares.per_line);
        Share { line: Colour::ALL[index / per_line], number: (index % per_line) as u8 + 1 }
    }

    fn index(self) -> usize {
        self.line.index() * usize::from(frontiers().shares.per_line) + usize::from(self.number) - 1
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.line, self.number)
    }
}

impl Default for Share {
    fn default() -> Share {
        Share { line: Colour::Red, number: 0 }
    }
}

/// What a company brings to the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Office {
    /// Its colour.
    pub company: Colour,
    /// Its bonus card of the second set, if it has one.
    pub charter: Option<CharterId>,
    /// Its postcards, each with the uses left.
    pub postcards: Vec<(PostcardId, u8)>,
    /// Its depots.
    pub depots: Vec<CityId>,
    /// Its unsolved clues.
    pub clues: Vec<CityId>,
    /// Its solved clues.
    pub solved: Vec<CityId>,
    /// Its mining claim.
    pub claim: Option<ClaimId>,
    /// Which towns of the claim (bit 0 for the first) have paid.
    pub towns: u8,
    /// How many of the claim's two tunnel spots are scratched.
    pub tunnel_spots: u8,
    /// Wagons in its sanctuary.
    pub sanctuary: u8,
    /// Curses it has kept over the campaign.
    pub curses: u8,
    /// Stashes it has taken over the campaign.
    pub stashes: u8,
    /// Treasures it has dug over the campaign.
    pub treasures: u8,
}

impl Default for Office {
    fn default() -> Office {
        Office {
            company: Colour::Blue,
            charter: None,
            postcards: Vec::new(),
            depots: Vec::new(),
            clues: Vec::new(),
            solved: Vec::new(),
            claim: None,
            towns: 0,
            tunnel_spots: 0,
            sanctuary: 0,
            curses: 0,
            stashes: 0,
            treasures: 0,
        }
    }
}

impl Default for Scenario {
    fn default() -> Scenario {
        Scenario {
            version: VERSION,
            game: 1,
            boards: Vec::new(),
            first: None,
            stickers: Vec::new(),
            grown: Vec::new(),
            booms: 0,
            retired_tickets: Vec::new(),
            retired_events: Vec::new(),
            retired_employees: Vec::new(),
            combine: Vec::new(),
            closed_depots: Vec::new(),
            bag: Vec::new(),
            shares: None,
            treasures: None,
            other_claims: Vec::new(),
            other_clues: Vec::new(),
            spent_postcards: Vec::new(),
            stakers: Vec::new(),
            offices: Vec::new(),
        }
    }
}

/// Why a scenario cannot be played. Names no component: the text may speak of boxes that are still sealed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ScenarioError {
    /// The text cannot be read.
    #[error("the campaign text cannot be read at line {line}, column {column}")]
    Unreadable {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// Another version.
    #[error("the campaign text has version {0}, which is not known here")]
    Version(u8),
    /// There is no such game in a campaign.
    #[error("there is no game {0} in a campaign")]
    Game(u8),
    /// A board is open without one that it needs, or twice.
    #[error("these boards cannot be open together")]
    Boards,
    /// The companies don't fit the seats.
    #[error("the companies do not fit the seats")]
    Companies,
    /// A component is where it cannot be.
    #[error("{0} are not as a campaign could leave them")]
    Components(&'static str),
}

impl Scenario {
    /// Reads the text that a campaign hands over.
    pub fn read(text: &str) -> Result<Scenario, ScenarioError> {
        serde_json::from_str(text)
            .map_err(|error| ScenarioError::Unreadable { line: error.line(), column: error.column() })
    }

    /// The text that a campaign hands over.
    pub fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A game on its own in the year of `game`: the boards that a campaign would have opened by then are drawn by
    /// lot, every bed is coloured by the surveyors' plan, and from the year of the charters on every company has one.
    pub fn of_game(game: u8, seats: u8, chance: &mut impl Chance) -> Scenario {
        let mut scenario = Scenario { game, ..Scenario::default() };
        let boxes = map().boards.len() as u8 - 1;
        for _ in 0..game.saturating_sub(figures().eras.frontiers).min(boxes) {
            let open = scenario.open_boards();
            let candidates: Vec<BoardId> = BoardId::all()
                .skip(1)
                .filter(|board| !open.contains(*board) && may_open(*board, &open))
                .collect();
            scenario.boards.extend(chance.pick(&candidates));
        }
        scenario.offices = usual_offices(seats);
        if game >= figures().eras.charters {
            let mut charters: Vec<CharterId> = CharterId::all().collect();
            chance.shuffle(&mut charters);
            for (office, charter) in scenario.offices.iter_mut().zip(charters) {
                office.charter = Some(charter);
            }
        }
        scenario
    }

    /// All boards that are open, the eastern one included.
    pub fn open_boards(&self) -> BoardSet {
        self.boards.iter().copied().chain([BoardId::EAST]).collect()
    }

    /// Checks that a campaign could have come to this, for a table of `seats`, and fills in what was left out.
    pub fn completed(mut self, seats: u8) -> Result<Scenario, ScenarioError> {
        if self.version != VERSION {
            return Err(ScenarioError::Version(self.version));
        }
        if !(1..=figures().years.len() as u8).contains(&self.game) {
            return Err(ScenarioError::Game(self.game));
        }
        self.check_boards()?;
        if self.offices.is_empty() {
            self.offices = usual_offices(seats);
        }
        self.check_companies(seats)?;
        self.check_components()?;
        Ok(self)
    }

    fn check_boards(&self) -> Result<(), ScenarioError> {
        let mut open: BoardSet = [BoardId::EAST].into_iter().collect();
        let mut waiting = self.boards.clone();
        while !waiting.is_empty() {
            let Some(place) = waiting.iter().position(|board| may_open(*board, &open)) else {
                return Err(ScenarioError::Boards);
            };
            let board = waiting.remove(place);
            if open.contains(board) {
                return Err(ScenarioError::Boards);
            }
            open.insert(board);
        }
        Ok(())
    }

    fn check_companies(&self, seats: u8) -> Result<(), ScenarioError> {
        let mut colours: Vec<Colour> = self.offices.iter().map(|office| office.company).collect();
        colours.sort();
        colours.dedup();
        let known = |colour: &Colour| figures().companies.iter().any(|company| company.id == *colour);
        if self.offices.len() != usize::from(seats)
            || colours.len() != usize::from(seats)
            || !colours.iter().all(known)
            || self.first.is_some_and(|first| first >= seats)
        {
            return Err(ScenarioError::Companies);
        }
        Ok(())
    }

    fn check_components(&self) -> Result<(), ScenarioError> {
        let routes = &map().routes;
        for (route, colour) in &self.stickers {
            let row = &routes[route.index()];
            let same = |(other, shade): &&(RouteId, Colour)| {
                let other = &routes[other.index()];
                (other.a, other.b) == (row.a, row.b) && shade == colour
            };
            if !row.bed || self.stickers.iter().filter(same).count() > 1 {
                return Err(ScenarioError::Components("track stickers"));
            }
        }
        let mut depots: Vec<CityId> = self.offices.iter().flat_map(|office| office.depots.clone()).collect();
        depots.extend(self.combine.iter().chain(&self.closed_depots));
        let count = depots.len();
        depots.sort();
        depots.dedup();
        let limits = &frontiers().depots;
        let most =
            usize::from(limits.per_company) * figures().companies.len() + usize::from(limits.combine_most);
        if depots.len() != count
            || count > most
            || self.combine.len() > usize::from(limits.combine_most)
            || self.offices.iter().any(|office| office.depots.len() > usize::from(limits.per_company))
        {
            return Err(ScenarioError::Components("depots"));
        }
        let wagons = &frontiers().wagons;
        if ![0, figures().companies.len()].contains(&self.bag.len())
            || self.bag.iter().any(|count| *count > wagons.per_colour)
            || self.offices.iter().any(|office| office.sanctuary > wagons.sanctuary_spaces)
        {
            return Err(ScenarioError::Components("show wagons"));
        }
        let hidden = self.treasures.as_deref().unwrap_or_default();
        let mut values = frontiers().treasure.values.clone();
        let known = hidden.iter().all(|value| match values.iter().position(|other| other == value) {
            Some(place) => values.swap_remove(place) == *value,
            None => false,
        });
        if !known {
            return Err(ScenarioError::Components("treasures"));
        }
        self.check_cards()
    }

    fn check_cards(&self) -> Result<(), ScenarioError> {
        let mut held: Vec<PostcardId> =
            self.offices.iter().flat_map(|office| &office.postcards).map(|(card, _)| *card).collect();
        let count = held.len();
        held.sort();
        held.dedup();
        let fits = |(card, uses): &(PostcardId, u8)| *uses <= cards().postcards[card.index()].uses;
        if held.len() != count || !self.offices.iter().flat_map(|office| &office.postcards).all(fits) {
            return Err(ScenarioError::Components("postcards"));
        }
        if let Some(shares) = &self.shares {
            let mut sorted = shares.clone();
            sorted.sort();
            sorted.dedup();
            let known = |share: &Share| (1..=frontiers().shares.per_line).contains(&share.number);
            if sorted.len() != shares.len() || !sorted.iter().all(known) {
                return Err(ScenarioError::Components("shares"));
            }
        }
        let mut clues: Vec<CityId> = self
            .offices
            .iter()
            .flat_map(|office| office.clues.iter().chain(&office.solved))
            .chain(&self.other_clues)
            .copied()
            .collect();
        let count = clues.len();
        clues.sort();
        clues.dedup();
        if clues.len() != count || !clues.iter().all(|city| frontiers().treasure.cities.contains(city)) {
            return Err(ScenarioError::Components("clues"));
        }
        let mut claims: Vec<ClaimId> = self.offices.iter().filter_map(|office| office.claim).collect();
        claims.extend(&self.other_claims);
        let count = claims.len();
        claims.sort();
        claims.dedup();
        let mut stakers = self.stakers.clone();
        stakers.sort_unstable();
        stakers.dedup();
        let known = |seat: &u8| usize::from(*seat) < self.offices.len();
        // A claim has five towns and two tunnel spots.
        let scratched = |office: &Office| office.towns < 1 << 5 && office.tunnel_spots <= 2;
        if claims.len() != count
            || stakers.len() != self.stakers.len()
            || !stakers.iter().all(known)
            || !self.offices.iter().all(scratched)
        {
            return Err(ScenarioError::Components("mining claims"));
        }
        Ok(())
    }
}

/// Whether `board` may be opened when those in `open` are.
pub fn may_open(board: BoardId, open: &BoardSet) -> bool {
    let needs = &map().boards[board.index()].needs;
    needs.is_empty() || needs.iter().filter_map(|code| BoardId::find(code)).any(|need| open.contains(need))
}

fn usual_offices(seats: u8) -> Vec<Office> {
    let companies = figures().companies.iter().take(usize::from(seats));
    companies.map(|company| Office { company: company.id, ..Office::default() }).collect()
}

#[cfg(test)]
mod tests {
    use railhead_game::Luck;

    use super::*;

    #[test]
    fn a_scenario_reads_back() {
        let mut luck = Luck::new(5);
        for game in 1..=12 {
            let scenario = Scenario::of_game(game, 4, &mut luck);
            assert_eq!(scenario.boards.len(), usize::from(game.clamp(3, 11) - 3), "boards of game {game}");
            assert_eq!(Scenario::read(&scenario.text()), Ok(scenario.clone()));
            scenario.completed(4).unwrap();
        }
    }

    #[test]
    fn impossible_scenarios_are_refused_without_naming_anything() {
        let faults = [
            (r#"{"version":9}"#, ScenarioError::Version(9)),
            (r#"{"game":13}"#, ScenarioError::Game(13)),
            (r#"{"boards":["CA"]}"#, ScenarioError::Boards),
            (r#"{"boards":["FL","FL"]}"#, ScenarioError::Boards),
            (r#"{"offices":[{"company":"white"},{"company":"red"}]}"#, ScenarioError::Companies),
            (r#"{"stickers":[["QUE-BAN-1","red"]]}"#, ScenarioError::Components("track stickers")),
            (r#"{"stakers":[0,1,0]}"#, ScenarioError::Components("mining claims")),
            (r#"{"treasures":[36,36]}"#, ScenarioError::Components("treasures")),
            (
                r#"{"offices":[{"company":"red","towns":255},{"company":"blue"}]}"#,
                ScenarioError::Components("mining claims"),
            ),
        ];
        for (text, fault) in faults {
            assert_eq!(Scenario::read(text).unwrap().completed(2), Err(fault), "{text}");
        }
        assert!(matches!(Scenario::read("{\"bards\":[]}"), Err(ScenarioError::Unreadable { .. })));
    }
}
