//! Tidies up: counts that are held against nobody any more, drawings that nobody asks for, and what was made and never
//! used.

use std::time::Duration;

use railhead_store::{Millis, StoreError};

use crate::App;

/// How often counts and drawings are gone through.
const EVERY: Duration = Duration::from_mins(1);

/// After how many times the store is gone through too.
const STORE_EVERY: u64 = 60;

/// Starts tidying up, which goes on until the server closes.
pub fn start(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        let mut times = tokio::time::interval(EVERY);
        for time in 0.. {
            tokio::select! {
                _ = times.tick() => {}
                () = app.closing().cancelled() => return,
            }
            if let Some(rates) = app.rates() {
                rates.sweep(app.now());
            }
            app.tables().drawings().forget_idle(app.config().limits.drawing_idle);
            match app.store_counts().await {
                Ok(()) | Err(StoreError::Closed) => {}
                Err(error) => tracing::warn!(%error, "what was counted could not be stored"),
            }
            if time % STORE_EVERY == 0 {
                clear_unused(&app).await;
            }
        }
    });
}

async fn clear_unused(app: &App) {
    let kept = i64::try_from(app.config().keep_unused.as_millis()).unwrap_or(i64::MAX);
    match app.store().clear_unused(Millis(Millis::now().0.saturating_sub(kept))).await {
        Ok(cleared) => tracing::info!(guests = cleared.guests, tables = cleared.tables, "cleared away"),
        Err(StoreError::Closed) => {}
        Err(error) => tracing::warn!(%error, "what was never used could not be cleared away"),
    }
}
