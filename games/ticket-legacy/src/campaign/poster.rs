//! The show poster: rows of wagons, and the sanctuary.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use crate::{
    card::Colour,
    facts::{campaign, frontiers},
};

/// A place on the poster.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// A row, from 0.
    Row(u8),
    /// The sanctuary.
    Sanctuary,
}

impl Place {
    /// Every place.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..campaign().poster.rows.len() as u8).map(Place::Row).chain([Place::Sanctuary])
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Row(row) => write!(f, "{}", campaign().poster.rows[usize::from(*row)].pays),
            Place::Sanctuary => f.write_str("sanctuary"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Place, ()> {
        Place::all().find(|place| place.to_string() == text).ok_or(())
    }
}

/// A company's poster. What is pasted never moves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Poster {
    /// The rows.
    pub rows: [Vec<Colour>; 4],
    /// The sanctuary.
    pub sanctuary: Vec<Colour>,
}

impl Poster {
    /// Whether a wagon of this colour may be pasted there: there is room, and the row can still show the colours it
    /// needs.
    pub fn accepts(&self, colour: Colour, place: Place) -> bool {
        match place {
            Place::Sanctuary => self.sanctuary.len() < usize::from(frontiers().wagons.sanctuary_spaces),
            Place::Row(row) => {
                let figures = &campaign().poster.rows[usize::from(row)];
                let pasted = &self.rows[usize::from(row)];
                let mut colours = pasted.clone();
                colours.push(colour);
                let room = figures.needs.saturating_sub(colours.len());
                colours.sort();
                colours.dedup();
                pasted.len() < figures.needs && colours.len() + room >= figures.colours
            }
        }
    }

    /// Pastes a wagon that is accepted there.
    pub(super) fn paste(&mut self, colour: Colour, place: Place) {
        match place {
            Place::Row(row) => self.rows[usize::from(row)].push(colour),
            Place::Sanctuary => self.sanctuary.push(colour),
        }
    }

    /// The rows that are finished, by what they pay.
    pub fn finished(&self) -> impl Iterator<Item = u8> {
        let rows = self.rows.iter().zip(&campaign().poster.rows);
        rows.filter(|(pasted, row)| pasted.len() == row.needs).map(|(_, row)| row.pays)
    }

    /// What the poster pays a company of this colour.
    pub fn pays(&self, own: Colour) -> i32 {
        let figures = &campaign().poster;
        let worth = |colour: &Colour| if *colour == own { figures.own_colour } else { figures.other_colour };
        self.finished().map(i32::from).sum::<i32>() + self.sanctuary.iter().map(worth).sum::<i32>()
    }

    /// All wagons pasted.
    pub fn wagons(&self) -> impl Iterator<Item = Colour> {
        self.rows.iter().flatten().chain(&self.sanctuary).copied()
    }
}
