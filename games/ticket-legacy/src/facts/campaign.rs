//! The frame of a campaign: what happens between games.

use std::sync::OnceLock;

use railhead_pieces::{Named, fact_tables};
use serde::Deserialize;

use crate::piece::{CityId, CitySet, PostcardId};

fact_tables! {
    /// The figures of a campaign.
    CampaignFigures {
        missed: Vec<i16>,
        story: Vec<StoryCard>,
        milestones: MilestoneFigures,
        tickets: TicketFigures,
        poster: PosterFigures,
        shares: ShareFigures,
        timetable: TimetableFigures,
    }

    /// A postcard that the story hands out.
    Gift { no: PostcardNo, to: Recipient }

    /// Milestones.
    MilestoneFigures { game: u8 }

    /// Tickets over a campaign.
    TicketFigures { punches: usize }

    /// The show poster.
    PosterFigures { rows: [PosterRow; 4], own_colour: i32, other_colour: i32 }

    /// A row of the poster.
    PosterRow { pays: u8, needs: usize, colours: usize }

    /// Shares in the vaults.
    ShareFigures { payout: Vec<i32> }

    /// The timetable.
    TimetableFigures { game: u8, line: i32, grid: Vec<Vec<String>> }
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

impl TimetableFigures {
    /// How many rows and columns are full when these cities are crossed off.
    pub fn lines(&self, crossed: CitySet) -> usize {
        self.lacking(crossed).filter(|line| line.is_empty()).count()
    }

    /// For each row and column the cities that it lacks when these are crossed off.
    pub fn lacking(&self, crossed: CitySet) -> impl Iterator<Item = CitySet> {
        // There is one timetable.
        static LINES: OnceLock<Vec<CitySet>> = OnceLock::new();
        let lines = LINES.get_or_init(|| {
            let rows = self.grid.iter().map(|row| cities(row.iter()));
            let columns = (0..self.grid.len())
                .map(|column| cities(self.grid.iter().filter_map(move |row| row.get(column))));
            rows.chain(columns).collect()
        });
        lines.iter().map(move |line| line.minus(crossed))
    }
}

/// The cities of these cells; an empty cell has none.
fn cities<'a>(cells: impl Iterator<Item = &'a String>) -> CitySet {
    cells.filter_map(|code| CityId::find(code)).collect()
}
