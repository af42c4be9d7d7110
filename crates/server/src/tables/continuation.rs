//! A table that begins anew from a moment of a finished game, against bots.
//!
//! It has the seed of that game, so that the same cards come; everybody may know them, for the game is over and its
//! secret told. So the table is marked for good, and nobody else can sit down.

use std::{collections::HashSet, sync::Arc};

use railhead_bots::Level;
use railhead_game::Seat;
use railhead_store::{
    Customs, NewContinuation, NewTable, Origin, SeatPlan, Secret, Sitter, StoredSeat, TableId, User,
    Visibility,
};

use super::{BotJob, Position, Tables, commit::waiting_on, request::bot_name, seat_no, seat_of};
use crate::{Problem, blocking::blocking, problem::FieldFault};

/// From where somebody wants to play again.
#[derive(Clone, Copy, Debug)]
pub struct Again {
    /// After how many decisions.
    pub ply: usize,
    /// In whose place.
    pub seat: Seat,
    /// How strong the bots in all other places are.
    pub level: Level,
}

impl Tables {
    /// Makes and opens a table that goes on from a moment of a finished game. The moment must be one at which somebody
    /// decided.
    pub async fn play_again(
        &self,
        host: &User,
        from: Arc<Position>,
        again: Again,
    ) -> Result<TableId, Problem> {
        let Again { ply, seat, level } = again;
        let Some((seed, secret)) = from.disclosed() else { return Err(Problem::NotOver) };
        let play = from.started()?.clone();
        if ply >= play.ply() {
            return Err(Problem::field("ply", FieldFault::NoChapter));
        }
        if seat.index() >= from.table.seats.len() {
            return Err(Problem::field("seat", FieldFault::NoChoice));
        }
        let then = blocking(move || play.rewound(ply)).await??;
        let mut bots = 0..;
        let plan = |stored: &StoredSeat| {
            if seat_of(stored.no) == seat {
                return SeatPlan::User(Sitter { user: host.id, name: host.name.clone(), contribution: None });
            }
            let name = bot_name(bots.next().unwrap_or_default()).to_owned();
            SeatPlan::Bot { level: level.to_string(), name }
        };
        let seats = from.table.seats.iter().map(plan).collect();
        let new = NewContinuation {
            table: NewTable {
                game: from.table.game.clone(),
                rules_version: from.table.rules_version,
                options: from.table.options.clone(),
                title: from.table.title.clone(),
                host: host.id,
                visibility: Visibility::Link,
                spectators: false,
                customs: Customs::default(),
                origin: Origin::Import,
                another_way: from.table.another_way,
                secret: Secret::new(secret),
                commitment: from.table.commitment.clone(),
                seats,
            },
            from: from.table.id,
            seed: Secret::new(seed.0),
            contributions: from.table.seats.iter().map(|seat| seat.contribution.clone()).collect(),
            log: then.decisions().into_iter().map(|(seat, notation)| (seat_no(seat), notation)).collect(),
            waiting_on: waiting_on(then.actors()),
        };
        let id = self.shared.store.create_continuation(new).await?;
        let table = self.open(id).await?.position().await.table.clone();
        // Should they be lost, a server that starts makes them anew.
        for job in BotJob::missing(&table, &HashSet::new()) {
            self.shared.store.enqueue(job).await?;
        }
        Ok(id)
    }
}
