//! A new invitation to a seat that somebody holds while the game goes on. The holder may object for a day.

use std::time::Duration;

use crate::{Invite, Millis, Revision, SeatNo, Store, StoreError, TableId, UserId, db::reclaims};

/// For how long whoever holds the seat may object.
pub const OBJECTION: Duration = Duration::from_hours(24);

/// A seat that is to be given to whoever has a new invitation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reclaim {
    /// Which seat.
    pub seat: SeatNo,
    /// The new invitation.
    pub invite: Invite,
    /// Who holds the seat.
    pub holder: UserId,
    /// From when on the seat can be had: from the beginning if its holder agreed.
    pub open_at: Millis,
}

impl Store {
    /// Makes a new invitation to a seat of a game under way that somebody holds, in the place of an earlier one. Whether
    /// the caller may is the caller's to judge.
    pub async fn reclaim(
        &self,
        table: TableId,
        seat: SeatNo,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        let (invite, now) = (Invite::random()?, self.now());
        self.write(move |conn| Box::pin(reclaims::make(conn, table, seat, invite, expected, now))).await
    }

    /// Lets whoever holds the seat agree to the new invitation, or object: then it works no longer.
    pub async fn answer_reclaim(
        &self,
        table: TableId,
        seat: SeatNo,
        holder: UserId,
        agrees: bool,
        expected: Revision,
    ) -> Result<Revision, StoreError> {
        self.write(move |conn| Box::pin(reclaims::answer(conn, table, seat, holder, agrees, expected))).await
    }
}
