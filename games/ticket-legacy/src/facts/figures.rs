//! The figures of the table: decks, set-up, turn, end.

use railhead_pieces::facts::LocalName;
use serde::Deserialize;

use crate::{card::Colour, facts::effect::Op};

/// The figures of the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the words of the data file, which says what they mean")]
pub struct Figures {
    pub trains_left: Vec<TrainsLeft>,
    pub years: Vec<GameYear>,
    pub companies: Vec<Company>,
    pub deck: DeckFigures,
    pub setup: SetupFigures,
    pub turn: TurnFigures,
    pub eras: Eras,
}

impl Figures {
    /// The bonus for so many trains left.
    pub fn trains_left(&self, trains: u8) -> i16 {
        self.trains_left.iter().find(|row| trains <= row.most).map_or(0, |row| row.dollars)
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrainsLeft {
    pub most: u8,
    pub dollars: i16,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameYear {
    pub game: u8,
    pub year: u16,
    pub trains: u8,
}

#[derive(Debug, Deserialize)]
pub struct Company {
    pub id: Colour,
    #[serde(flatten)]
    pub title: LocalName,
    pub bonus: Vec<Op>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckFigures {
    pub per_colour: u8,
    pub pickaxes: u8,
    pub skulls: u8,
    pub locomotives: u8,
    pub newspapers: [u8; 4],
    pub face_up: u8,
    pub too_few: u8,
    pub reset_at: u8,
    pub reset_needs: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupFigures {
    pub coins: i16,
    pub hand: u8,
    pub tickets: u8,
    pub keep: u8,
    pub short_keep: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TurnFigures {
    pub draw: u8,
    pub tickets: u8,
    pub keep: u8,
    pub last_round_at: u8,
    pub double_open_from: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Eras {
    pub employees: u8,
    pub spare_employees: u8,
    pub frontiers: u8,
    pub ports: u8,
    pub charters: u8,
    pub finale: u8,
}
