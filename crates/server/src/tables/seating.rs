//! Who sits where before the game begins. Whether a seat can be had is the store's to say.

use railhead_store::{
    Claim, Invite, Occupant, Revision, SeatNo, SeatPlan, Sitter, StoredSeat, TableId, UserId,
};

use super::{
    Live, Tables,
    access::{Access as _, Hosting},
    request::{SeatRequest, bot_name},
};
use crate::{Problem, problem::FieldFault};

impl Tables {
    /// Lets somebody sit down where they were invited, and says at which table.
    pub async fn accept(&self, invite: Invite, sitter: Sitter) -> Result<TableId, Problem> {
        let seated = self.shared.store.sit(Claim::Invite(invite), sitter).await?;
        self.open(seated.table).await?.refresh().await;
        Ok(seated.table)
    }
}

impl Live {
    /// Lets somebody sit down: at `seat` or, with `None`, at the first that is open to everybody.
    pub async fn sit(&self, seat: Option<SeatNo>, sitter: Sitter) -> Result<(), Problem> {
        let held = self.hold().await;
        let table = &held.table;
        let open = |seat: &&StoredSeat| matches!(seat.occupant, Occupant::Open) && seat.invite.is_none();
        let seat = seat.or_else(|| table.seats.iter().find(open).map(|seat| seat.no));
        let claim = Claim::Seat(table.id, seat.ok_or(Problem::SeatTaken)?);
        self.shared.store.sit(claim, sitter).await?;
        self.reseat(held).await;
        Ok(())
    }

    /// Lets `user` get up from `seat`.
    pub async fn stand(&self, seat: SeatNo, user: UserId) -> Result<(), Problem> {
        let held = self.hold().await;
        self.shared.store.stand(held.table.id, seat, user).await?;
        self.reseat(held).await;
        Ok(())
    }

    /// Makes of an open seat, or a bot's, what its host `by` wants, if nothing has changed since `seen`.
    pub async fn arrange(
        &self,
        by: UserId,
        seat: SeatNo,
        wanted: SeatRequest,
        seen: Revision,
    ) -> Result<(), Problem> {
        let held = self.hold().await;
        Hosting::check(&held, Some(by))?;
        let is_bot = |seat: &&StoredSeat| matches!(seat.occupant, Occupant::Bot { .. });
        let plan = match wanted {
            SeatRequest::Open => SeatPlan::Open,
            SeatRequest::Invited => SeatPlan::Reserved,
            SeatRequest::Bot(level, _) => {
                let bots = held.table.seats.iter().filter(is_bot).count();
                SeatPlan::Bot { level: level.to_string(), name: bot_name(bots).to_owned() }
            }
            SeatRequest::Me | SeatRequest::HotSeat(_) => {
                return Err(Problem::field("plan", FieldFault::BadSeat));
            }
        };
        self.shared.store.arrange(held.table.id, seat, plan, seen).await?;
        self.reseat(held).await;
        Ok(())
    }
}
