//! Keeps the time: says that a server is there, looks after clocks that have run out, and says again who is there.

use std::time::Duration;

use railhead_store::StoreError;

use crate::{App, tables::seat_of};

/// How often clocks are looked at.
const TICK: Duration = Duration::from_secs(1);

/// After how many ticks a server says again that it is there.
const ALIVE_EVERY: u64 = 5;

/// After how many ticks a node says again who is there.
const PRESENT_EVERY: u64 = 20;

/// After how many ticks what is told of time is told anew.
const TOLD_EVERY: u64 = 60;

/// Starts to keep the time, which goes on until the server closes. What no server was there for has been no time.
pub async fn start(app: &App) -> Result<(), StoreError> {
    app.store().be_alive().await?;
    let app = app.clone();
    tokio::spawn(async move {
        let mut ticks = tokio::time::interval(TICK);
        for tick in 1_u64.. {
            tokio::select! {
                _ = ticks.tick() => {}
                () = app.closing().cancelled() => return,
            }
            match keep(&app, tick).await {
                Ok(()) => {}
                Err(StoreError::Closed) => return,
                Err(error) => tracing::warn!(%error, "the time could not be kept"),
            }
        }
    });
    Ok(())
}

/// Says that a server was there until now.
pub async fn end(app: &App) {
    if let Err(error) = app.store().be_alive().await {
        tracing::warn!(%error, "clocks may lose a few seconds");
    }
}

async fn keep(app: &App, tick: u64) -> Result<(), StoreError> {
    if tick.is_multiple_of(ALIVE_EVERY) {
        app.store().be_alive().await?;
    }
    if tick.is_multiple_of(PRESENT_EVERY) && app.store().is_shared() {
        app.tables().still_here().await?;
    }
    if tick.is_multiple_of(TOLD_EVERY) {
        app.tables().stir_watched();
    }
    for (table, seat) in app.store().run_out_clocks().await? {
        let run_out = match app.tables().open(table).await {
            Ok(live) => live.run_out(seat_of(seat)).await,
            Err(problem) => Err(problem),
        };
        // Another node may have been quicker; what is left is found again.
        if let Err(problem) = run_out {
            tracing::debug!(%table, code = problem.code(), "a clock that ran out is looked at again");
        }
    }
    Ok(())
}
