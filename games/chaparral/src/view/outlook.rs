//! What would follow at once from each decision that a seat may take, as far as its own things go.

use std::ops::ControlFlow;

use railhead_game::{Events, Seat};

use super::{Count, End, Outlook};
use crate::{
    action::Action,
    facts::facts,
    piece::Objective,
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// What would follow from each decision that `seat` may take now, in the order of the list.
    pub(super) fn outlooks(&self, seat: Seat) -> Vec<Outlook> {
        let mut outlooks = Vec::new();
        let now = Objective::ALL.map(|objective| self.progress(seat, objective));
        self.list(seat, |action| {
            outlooks.push(self.outlook(seat, action, &now));
            ControlFlow::Continue(())
        });
        outlooks
    }

    /// `now` is how near the seat is to each objective before.
    fn outlook(&self, seat: Seat, action: Action, now: &[Vec<Count>; 16]) -> Outlook {
        let events = &mut Events::muted();
        let mut then = self.clone();
        then.take(seat, action, events);
        let player = then.player(seat);
        let moved = |objective: &Objective| {
            let progress = then.progress(seat, *objective);
            (progress != now[objective.index()]).then_some((*objective, progress))
        };
        let mut outlook = Outlook {
            action,
            money: player.money,
            cowboys: player.cowboys,
            iron: player.iron,
            gold: player.gold,
            settlers: player.settlers,
            progress: Objective::ALL.iter().filter_map(moved).collect(),
            claims: player.objectives.minus(self.player(seat).objectives).iter().collect(),
            ends: End::Nothing,
        };
        then.play_on(self.acting(), events);
        outlook.ends = self.end_brought_by(&then);
        outlook
    }

    /// What it means for the end of the game that the table comes to be like `then`.
    fn end_brought_by(&self, then: &Chaparral) -> End {
        if then.phase == Phase::Over {
            End::Game
        } else if then.is_last_round() && !self.is_last_round() {
            End::LastRound
        } else {
            End::Nothing
        }
    }

    /// Whether this round is known to be the last: no stagecoach is left, or somebody has objectives enough (CH-19.1).
    pub(super) fn is_last_round(&self) -> bool {
        let goal = usize::from(facts().table.end.objectives[self.row()]);
        self.coaches.is_empty()
            || Seat::all(self.seats).any(|seat| self.player(seat).objectives.len() >= goal)
    }
}
