//! Who may do what at a table: pure functions of its position.

use railhead_game::{Lang, Seat};
use railhead_store::{Occupant, Status, StoredSeat, UserId};

use super::Position;
use crate::{
    Problem,
    frame::{Viewer, private_news},
};

/// Whether `user` plays at this table, or may come back to it.
pub fn belongs(position: &Position, user: Option<UserId>) -> bool {
    !position.seats_of(user).is_empty() || user.is_some_and(|user| position.table.keeps_seat_for(user))
}

/// Whether `user` arranges and starts this table.
pub fn hosts(position: &Position, user: Option<UserId>) -> bool {
    user.is_some() && position.table.host == user
}

/// Whoever has no seat may watch only where spectators are welcome.
pub fn may_watch(position: &Position, user: Option<UserId>) -> bool {
    position.table.spectators || belongs(position, user) || hosts(position, user)
}

/// The seat of `user`'s own that is meant; which one need not be said by whoever has just one.
pub fn own_seat(position: &Position, user: UserId, asked: Option<Seat>) -> Result<Seat, Problem> {
    let own = position.seats_of(Some(user));
    let seat = match asked {
        Some(seat) => Some(seat).filter(|seat| own.contains(*seat)),
        None => own.first().filter(|_| own.len() == 1),
    };
    seat.ok_or(Problem::ForeignSeat)
}

/// Refuses what can be done only while the game goes on.
pub fn ensure_playing(position: &Position) -> Result<(), Problem> {
    match position.table.status {
        Status::Playing => Ok(()),
        Status::Gathering | Status::Finished | Status::Abandoned => Err(Problem::WrongStatus),
    }
}

/// How somebody comes by a seat that a bot plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The seat is kept for them, or theirs to give: they sit down.
    Open,
    /// Somebody who sits here must agree.
    Ask,
}

/// How `user` may take `seat` over from the bot that plays it. Who handed it over may come back to it. Others may ask
/// for it where people may watch and ask for seats, unless it is kept for somebody, or they have a seat here, their own or kept for them,
/// or have seen another one of this game: they would see a second hand.
pub fn may_take(position: &Position, user: Option<UserId>, seat: &StoredSeat) -> Result<Way, Problem> {
    if !matches!(seat.occupant, Occupant::Bot { .. }) {
        return Err(Problem::SeatTaken);
    }
    if user.is_some() && seat.kept_for == user {
        return Ok(Way::Open);
    }
    if belongs(position, user) {
        return Err(Problem::AlreadySeated);
    }
    if seat.kept_for.is_some() {
        return Err(Problem::SeatKept);
    }
    if has_seen_another(position, user, seat) {
        return Err(Problem::SeenAnother);
    }
    if !position.table.spectators {
        return Err(Problem::NoSpectators);
    }
    if !position.table.customs.take_over && !consents(position, user) {
        return Err(Problem::NoTakeOver);
    }
    Ok(if consents(position, user) { Way::Open } else { Way::Ask })
}

/// Whether `user` has seen other seats of this game, and not `seat`.
pub fn has_seen_another(position: &Position, user: Option<UserId>, seat: &StoredSeat) -> bool {
    let seen: Vec<_> = user.into_iter().flat_map(|user| position.hands.seen_by(user)).collect();
    !seen.is_empty() && !seen.contains(&seat.no)
}

/// Whether it is for `user` to say who else may have a bot's seat: whoever sits here may; where nobody does, the host.
pub fn consents(position: &Position, user: Option<UserId>) -> bool {
    let somebody_sits = position.table.seats.iter().any(|seat| seat.occupant.user().is_some());
    if somebody_sits { !position.seats_of(user).is_empty() } else { hosts(position, user) }
}

/// The eyes of `user` at this table, who asked to look from `asked`. A user with one seat looks from there. With several
/// (a shared screen) only the seat that was asked for is shown, so that nobody sees a hand by accident. A finished game
/// can be looked at from every seat.
pub fn viewer(position: &Position, user: Option<UserId>, asked: Option<Seat>, lang: Lang) -> Viewer {
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

/// The eyes of `user` in front of the table's page. On a shared screen a hand is put away as soon as another one's turn
/// has come, and what is public is shown; but not before its player has read what only they have just learnt.
pub fn eyes(position: &Position, user: Option<UserId>, asked: Option<Seat>, lang: Lang) -> Viewer {
    let viewer = viewer(position, user, asked, lang);
    let Some(play) = position.play.as_ref().filter(|play| viewer.curtain(play.actors()).is_some()) else {
        return viewer;
    };
    let news = private_news(play.as_ref(), &viewer, &position.names(lang));
    if news.is_empty() { Viewer { seat: None, ..viewer } } else { viewer }
}

/// What somebody must be to be let in at a table.
pub trait Access: Send + Sync + 'static {
    /// Refuses whoever is not.
    fn check(position: &Position, user: Option<UserId>) -> Result<(), Problem>;
}

/// Whoever knows the table's address.
pub struct Anyone;

/// Whoever is known here.
pub struct Known;

/// Whoever may see the game.
pub struct Watching;

/// Whoever plays here, or may come back to it.
pub struct Seated;

/// Whoever arranges and starts the table.
pub struct Hosting;

impl Access for Anyone {
    fn check(_: &Position, _: Option<UserId>) -> Result<(), Problem> {
        Ok(())
    }
}

impl Access for Known {
    fn check(_: &Position, user: Option<UserId>) -> Result<(), Problem> {
        user.map(|_| ()).ok_or(Problem::UnknownVisitor)
    }
}

impl Access for Watching {
    fn check(position: &Position, user: Option<UserId>) -> Result<(), Problem> {
        if may_watch(position, user) { Ok(()) } else { Err(Problem::NoSpectators) }
    }
}

impl Access for Seated {
    fn check(position: &Position, user: Option<UserId>) -> Result<(), Problem> {
        Known::check(position, user)?;
        if belongs(position, user) { Ok(()) } else { Err(Problem::NotSeated) }
    }
}

impl Access for Hosting {
    fn check(position: &Position, user: Option<UserId>) -> Result<(), Problem> {
        Known::check(position, user)?;
        if hosts(position, user) { Ok(()) } else { Err(Problem::NotHost) }
    }
}
