//! What is awaited in a campaign.

use railhead_game::{Seat, SeatSet};

use super::stickers::StickerPlacement;
use crate::{card::Colour, facts::Part};

/// What is awaited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Companies say whether they take part in the next game.
    Roster {
        /// Those who do.
        present: SeatSet,
        /// Those who don't, or were excused.
        absent: SeatSet,
        /// Those who take part and would begin without waiting for an answer.
        ready: SeatSet,
    },
    /// Those who take part read the story, each at its own pace; before a game when its tickets are kept.
    Reading {
        /// Before or after the game.
        part: Part,
        /// How many cards each has opened, by seat; one more than there are once it has closed the book.
        opened: [u8; 5],
    },
    /// These companies have not closed what everybody is shown.
    Moment(Moment, SeatSet),
    /// Companies choose their charters; the next one is last.
    Charters(Vec<Seat>),
    /// The game.
    Table,
    /// The holder of the brake van removes an event.
    Strike,
    /// These companies choose which of their largest networks is crossed off on their timetables.
    Networks(SeatSet),
    /// The winner opens a box.
    Open,
    /// Track stickers are placed.
    Tracks(StickerPlacement),
    /// The last in the ranking places a growth sticker.
    Growth,
    /// Companies paste their wagons; the next one is last, and the next wagon of each too.
    Posters(Vec<(Seat, Vec<Colour>)>),
    /// The vaults are open.
    Over,
}

/// Something that everybody is shown, or somebody alone, before play goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Moment {
    /// The result of the game just played.
    Result,
    /// Own new postcards.
    Post,
    /// The box that was just opened; then its stickers are placed.
    Lid(StickerPlacement),
    /// The rules that this year brings.
    Rules,
}
