//! The land under the map, as paths.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The land on both sheets of the map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Land {
    /// Under the eastern map.
    pub east: Sheet,
    /// Under the continental map.
    pub continent: Sheet,
    /// The part of the continental sheet that each board covers, by the board's code.
    pub cells: BTreeMap<String, String>,
}

/// The land on one sheet: path data in the sheet's units.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The mainland.
    pub land: String,
    /// Islands.
    pub islands: Vec<String>,
    /// Lakes.
    pub lakes: Vec<String>,
    /// Rivers.
    pub rivers: Vec<String>,
    /// The spines of ridges.
    pub ridges: Vec<String>,
}

#[cfg(test)]
mod tests {
    use crate::facts::{land, map};

    #[test]
    fn every_board_has_its_part_of_the_sheet() {
        let boards: Vec<&str> = map().boards.iter().map(|board| board.id.as_str()).collect();
        assert_eq!(land().cells.len(), boards.len());
        assert!(boards.iter().all(|board| land().cells.contains_key(*board)));
    }
}
