//! The frame of a campaign: what happens between games.

use railhead_pieces::Named;
use serde::Deserialize;

use crate::piece::{CityId, PostcardId};

/// The figures of a campaign.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the data file, which says what they mean")]
pub struct CampaignFigures {
    pub missed: Vec<i16>,
    pub story: Vec<StoryCard>,
    pub milestones: MilestoneFigures,
    pub tickets: TicketFigures,
    pub poster: PosterFigures,
    pub shares: ShareFigures,
    pub timetable: TimetableFigures,
}

/// A card of the story deck.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoryCard {
    /// Its code.
    pub code: String,
    /// The game with which it is read.
    pub game: u8,
    /// When.
    pub phase: Part,
    /// The postcard it hands out.
    pub gift: Option<Gift>,
    /// The postcard that lies in it to be read aloud.
    pub letter: Option<PostcardNo>,
}

/// When a story card is read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Part {
    /// In the set-up of a game.
    Before,
    /// After a game.
    After,
    /// When the vaults are opened.
    Vaults,
}

/// A postcard that the story hands out.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    pub no: PostcardNo,
    pub to: Recipient,
}

/// The number of a postcard.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(transparent)]
pub struct PostcardNo(u16);

impl PostcardNo {
    /// The card.
    pub fn card(self) -> Option<PostcardId> {
        PostcardId::numbered(self.0)
    }
}

/// Who is given something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipient {
    /// The winner of the game.
    Winner,
    /// The last in its ranking.
    Last,
    /// Whoever has the fewest postcards in the vault; of several, the lower place in the ranking.
    FewestVaultPostcards,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MilestoneFigures {
    pub game: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TicketFigures {
    pub punches: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PosterFigures {
    pub rows: [PosterRow; 4],
    pub own_colour: i32,
    pub other_colour: i32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PosterRow {
    pub pays: u8,
    pub needs: usize,
    pub colours: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShareFigures {
    pub payout: Vec<i32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimetableFigures {
    pub game: u8,
    pub line: i32,
    pub grid: Vec<Vec<String>>,
}

impl TimetableFigures {
    /// How many rows and columns are full when these cities are crossed off.
    pub fn lines(&self, crossed: crate::piece::CitySet) -> usize {
        let full =
            |code: &str| code.is_empty() || CityId::find(code).is_some_and(|city| crossed.contains(city));
        let rows = self.grid.iter().filter(|row| row.iter().all(|code| full(code)));
        let columns = (0..self.grid.len())
            .filter(|column| self.grid.iter().all(|row| row.get(*column).is_some_and(|code| full(code))));
        rows.count() + columns.count()
    }
}
