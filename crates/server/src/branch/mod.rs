//! Another table that goes on from a moment of this one: at once, or by way of a file.

pub mod again;
pub mod file;
pub mod seal;

use railhead_game::{Lang, Play};
use railhead_store::{Occupant, Origin, StoredSeat, UserId};

use crate::{
    App, Problem,
    problem::FieldFault,
    tables::{
        Position, access,
        request::{BadSeat, SeatRequest, TableRequest},
    },
};

/// Those of `plies` at which this game leaves something to go on from.
pub fn moments(play: &dyn Play, plies: impl IntoIterator<Item = usize>) -> Result<Vec<usize>, Problem> {
    let plies: Vec<usize> = plies.into_iter().collect();
    Ok(play.branches(&plies)?.into_iter().map(|(ply, _)| ply).collect())
}

/// The table that would go on from `ply`, as `user` would host it: in the same order, bots stay bots, the user's seats
/// stay the user's, and everybody else is invited. The moment must be a chapter's beginning that the user may know of,
/// or the end.
pub fn request(
    app: &App,
    position: &Position,
    user: UserId,
    ply: usize,
    lang: Lang,
) -> Result<TableRequest, Problem> {
    let play = position.play.as_ref().ok_or(Problem::NotFound)?;
    let viewer = access::viewer(position, Some(user), None, lang);
    let chapters = play.chapters(viewer.reader(&position.names(lang)));
    let end = position.is_over() && ply == play.ply();
    if !end && chapters.iter().all(|chapter| chapter.ply != ply) {
        return Err(Problem::field("ply", FieldFault::NoChapter));
    }
    let branch = play.branches(&[ply])?.pop();
    let (_, branch) = branch.ok_or_else(|| Problem::field("ply", FieldFault::NoBranch))?;
    let seats: Result<Vec<SeatRequest>, BadSeat> =
        position.table.seats.iter().map(|seat| seat_request(seat, user)).collect();
    let mut seats = seats.map_err(|bad| Problem::field("seats", bad.into()))?;
    // Whoever may come back to several seats goes on in the first of them.
    for second in seats.iter_mut().filter(|seat| **seat == SeatRequest::Me).skip(1) {
        *second = SeatRequest::Invited;
    }
    Ok(TableRequest {
        game: app.game(branch.game)?,
        options: branch.options,
        title: position.table.title.clone(),
        seats,
        public: false,
        spectators: position.table.spectators,
        customs: position.table.customs.clone(),
        contribution: None,
        // What began from a file of somebody else's stays marked, however often it is gone on from.
        origin: match position.table.origin {
            Origin::Import => Origin::Import,
            Origin::New | Origin::Branch => Origin::Branch,
        },
        another_way: !end || position.table.another_way,
    })
}

/// What a seat is to be; one that is kept for the user is the user's.
fn seat_request(seat: &StoredSeat, user: UserId) -> Result<SeatRequest, BadSeat> {
    match &seat.occupant {
        Occupant::Bot { .. } if seat.kept_for == Some(user) => Ok(SeatRequest::Me),
        _ => SeatRequest::like(seat, user, SeatRequest::Invited, true),
    }
}
