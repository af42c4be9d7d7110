//! Other nodes over the same store: what they do reaches the tables that are in memory here, and whoever watches those.
//!
//! Nobody owns a table. Each node keeps what it was asked for, hears from the store which tables have moved on, and reads
//! those anew; should it decide on something old before it has heard, the store refuses and it reads then. What was not
//! heard because the line was down is made good as soon as it is up: tables that are watched are read at once, the others
//! when they are next asked for.

use railhead_store::{Change, StoreError};

use crate::App;

/// Starts to listen, where the store is shared; until the server closes.
pub fn start(app: &App) {
    let Some(mut changes) = app.store().changes() else { return };
    let app = app.clone();
    tokio::spawn(async move {
        loop {
            let change = tokio::select! {
                change = changes.next() => change,
                () = app.closing().cancelled() => return,
            };
            match change {
                Ok(Change::Table(table, revision)) => app.tables().hear_of(table, revision),
                Ok(Change::User(_)) => read_reach(&app).await,
                Ok(Change::Presence(table)) => app.tables().hear_presence_at(table),
                Ok(Change::Talk(table)) => app.tables().hear_talk_at(table),
                Ok(Change::Anything) => {
                    app.tables().doubt_all();
                    read_reach(&app).await;
                }
                Err(StoreError::Closed) => return,
                Err(error) => tracing::error!(%error, "other nodes are not heard"),
            }
        }
    });
}

/// Reads anew who can be told what happens.
async fn read_reach(app: &App) {
    if let Err(error) = app.tables().read_reach().await {
        tracing::warn!(%error, "who can be told anything is not known");
    }
}
