//! What every handler shares.

use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};

use railhead_bots::GameWithBots;
use railhead_store::{Status, Store, StoreError, TableId, UserId};
use tokio_util::sync::CancellationToken;

use crate::{Problem, tables::Tables};

/// How the server is to run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen.
    pub listen: SocketAddr,
    /// The data folder.
    pub data: PathBuf,
    /// How long a bot waits before it decides, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think.
    pub bot_think: Duration,
    /// How many requests a visitor may make a second, with bursts of ten times as many; `None` for no limit.
    pub requests_per_second: Option<u32>,
    /// Whether everybody may look at what games keep sealed.
    pub open_boxes: bool,
}

impl Config {
    /// The usual settings for this address and folder.
    pub fn new(listen: SocketAddr, data: PathBuf) -> Config {
        Config {
            listen,
            data,
            bot_pause: Duration::from_millis(500),
            bot_think: Duration::from_secs(2),
            requests_per_second: Some(40),
            open_boxes: false,
        }
    }
}

/// The running server. Clones are the same server.
#[derive(Clone)]
pub struct App(Arc<Shared>);

struct Shared {
    config: Config,
    games: &'static [&'static dyn GameWithBots],
    store: Store,
    tables: Tables,
    closing: CancellationToken,
}

impl App {
    /// A server over an open store.
    pub fn new(config: Config, games: &'static [&'static dyn GameWithBots], store: Store) -> App {
        let tables = Tables::new(store.clone(), games, config.bot_pause);
        App(Arc::new(Shared { config, games, store, tables, closing: CancellationToken::new() }))
    }

    /// How the server is to run.
    pub fn config(&self) -> &Config {
        &self.0.config
    }

    /// The games on the shelf.
    pub fn games(&self) -> &'static [&'static dyn GameWithBots] {
        self.0.games
    }

    /// The game called `id`.
    pub fn game(&self, id: &str) -> Result<&'static dyn GameWithBots, Problem> {
        self.tables().game(id)
    }

    /// What must not be lost.
    pub fn store(&self) -> &Store {
        &self.0.store
    }

    /// All tables of these statuses that a user sits at, may come back to, or hosts.
    pub async fn tables_of(&self, user: UserId, statuses: &[Status]) -> Result<Vec<TableId>, Problem> {
        let mut found = Vec::new();
        for status in statuses {
            found.extend(self.store().table_ids_of(user, *status).await?);
        }
        Ok(found)
    }

    /// Changes a user's name, here and wherever they sit.
    pub async fn rename(&self, user: UserId, name: &str) -> Result<(), Problem> {
        self.store().rename_user(user, name).await?;
        let touched = self.tables_of(user, Status::ALL).await?;
        self.tables().refresh(&touched).await;
        Ok(())
    }

    /// The tables in play.
    pub fn tables(&self) -> &Tables {
        &self.0.tables
    }

    /// Ends streams and bots, carries out what the store was asked, and frees the data folder.
    pub async fn close(&self) -> Result<(), StoreError> {
        self.closing().cancel();
        self.store().close().await
    }

    /// Cancelled when the server is to stop: open streams end then.
    pub fn closing(&self) -> &CancellationToken {
        &self.0.closing
    }
}
