//! The figures of the table: decks, set-up, turn, end.

use railhead_pieces::{fact_tables, facts::LocalName};
use serde::Deserialize;

use crate::{card::Colour, facts::effect::Op};

fact_tables! {
    /// The figures of the table.
    Figures {
        trains_left: Vec<TrainsLeft>,
        years: Vec<GameYear>,
        companies: Vec<Company>,
        deck: DeckFigures,
        setup: SetupFigures,
        turn: TurnFigures,
        eras: Eras,
    }

    /// A row of the bonus for trains left.
    TrainsLeft { most: u8, dollars: i16 }

    /// A game of a campaign.
    GameYear { game: u8, year: u16, trains: u8 }

    /// The train deck.
    DeckFigures {
        per_colour: u8,
        pickaxes: u8,
        skulls: u8,
        locomotives: u8,
        newspapers: [u8; 4],
        face_up: u8,
        too_few: u8,
        reset_at: u8,
        reset_needs: u8,
    }

    /// The set-up.
    SetupFigures { coins: i16, hand: u8, tickets: u8, keep: u8, short_keep: u8 }

    /// A turn.
    TurnFigures { draw: u8, tickets: u8, keep: u8, last_round_at: u8, double_open_from: u8 }

    /// The games from which on things are known.
    Eras { employees: u8, spare_employees: u8, frontiers: u8, ports: u8, charters: u8, finale: u8 }
}

impl Figures {
    /// The bonus for so many trains left.
    pub fn trains_left(&self, trains: u8) -> i16 {
        self.trains_left.iter().find(|row| trains <= row.most).map_or(0, |row| row.dollars)
    }
}

#[derive(Debug, Deserialize)]
pub struct Company {
    pub id: Colour,
    #[serde(flatten)]
    pub title: LocalName,
    pub bonus: Vec<Op>,
}
