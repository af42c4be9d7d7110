//! Whose eyes a picture is for.

use railhead_game::{Lang, Reader, Seat, SeatSet};

/// Whose eyes a picture is for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Viewer {
    /// The seat whose view it is; `None` for a spectator.
    pub seat: Option<Seat>,
    /// All seats that whoever looks decides for: more than one around a shared screen.
    pub own: SeatSet,
    /// Their language.
    pub lang: Lang,
}

impl Viewer {
    /// Who reads what a game shows, where the players have these names.
    pub fn reader<'a>(&self, names: &'a [String]) -> Reader<'a> {
        Reader { viewer: self.seat, lang: self.lang, names }
    }

    /// The seat of this shared screen that is to decide next but isn't the one shown: the page draws a curtain.
    pub fn curtain(&self, actors: SeatSet) -> Option<Seat> {
        if self.own.len() < 2 || self.seat.is_some_and(|seat| actors.contains(seat)) {
            return None;
        }
        actors.iter().find(|seat| self.own.contains(*seat))
    }
}
