//! Playing once more: who asks, and who would rather not.

use railhead_store::{Occupant, SeatNo, SeatPlan, Status, TableId, UserId};

use super::{Happening, Live, seat_no};
use crate::Problem;

impl Live {
    /// Remembers that `by`, who played here, asks the others to play once more at the table `next`.
    pub async fn ask_for_rematch(&self, by: UserId, next: TableId) -> Result<(), Problem> {
        let held = self.hold().await;
        if held.seats_of(Some(by)).is_empty() {
            return Err(Problem::NotSeated);
        }
        self.shared.store.ask_for_rematch(held.table.id, next, by, held.table.revision).await?;
        let position = held.clone();
        self.reseat(held).await;
        self.call(&position, Happening::Invited(next), by).await;
        Ok(())
    }

    /// Remembers that `by` would rather not play once more; gives back the seats that need not be kept at the next
    /// table.
    pub async fn refuse_rematch(&self, by: UserId) -> Result<Vec<SeatNo>, Problem> {
        let held = self.hold().await;
        let seats: Vec<SeatNo> = held.seats_of(Some(by)).iter().map(seat_no).collect();
        if seats.is_empty() {
            return Err(Problem::NotSeated);
        }
        self.shared.store.refuse_rematch(held.table.id, seats.clone(), held.table.revision).await?;
        self.reseat(held).await;
        Ok(seats)
    }

    /// Opens those of these seats to everybody that wait for whoever has their invitation.
    pub async fn keep_no_longer(&self, seats: &[SeatNo]) -> Result<(), Problem> {
        for seat in seats {
            let held = self.hold().await;
            let waits = held
                .table
                .seat(*seat)
                .is_some_and(|seat| matches!(seat.occupant, Occupant::Open) && seat.invite.is_some());
            if waits && held.table.status == Status::Gathering {
                self.shared.store.arrange(held.table.id, *seat, SeatPlan::Open, held.table.revision).await?;
                self.reseat(held).await;
            }
        }
        Ok(())
    }
}
