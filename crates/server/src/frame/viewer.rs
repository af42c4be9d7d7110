//! Whose eyes a picture is for.

use railhead_game::{Lang, Seat, SeatSet};
use railhead_store::UserId;

use crate::tables::Position;

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
    /// The eyes of `user` at this table, who asked to look from `asked`. A user with one seat looks from there. With
    /// several (a shared screen) only the seat that was asked for is shown, so that nobody sees a hand by accident.
    /// A finished game can be looked at from every seat.
    pub fn of(position: &Position, user: Option<UserId>, asked: Option<Seat>, lang: Lang) -> Viewer {
        let own = position.seats_of(user);
        let seats = position.table.seats.len();
        let seat = match asked {
            Some(seat) if position.is_over() && seat.index() < seats => Some(seat),
            Some(seat) if own.contains(seat) => Some(seat),
            _ if own.len() == 1 => own.first(),
            _ => None,
        };
        Viewer { seat, own, lang }
    }

    /// The seat of this shared screen that is to decide next but isn't the one shown: the page draws a curtain.
    pub fn curtain(&self, actors: SeatSet) -> Option<Seat> {
        if self.own.len() < 2 || self.seat.is_some_and(|seat| actors.contains(seat)) {
            return None;
        }
        actors.iter().find(|seat| self.own.contains(*seat))
    }
}
