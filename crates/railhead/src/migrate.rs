//! `railhead migrate`: everything from one place to another.

use std::io::Write;

use clap::Args;
use railhead_game::Lang;
use railhead_store::{Missing, Place, Store, StoreError};

use crate::{check::progress, failure::Failure, runtime};

/// Copy everything from a folder to a PostgreSQL database, or back, or to another of its kind.
///
/// The place it is copied to must be empty; it gets all or nothing. Stop the servers first: a folder that one has is
/// refused, and what is decided in a database meanwhile is not in the copy. Links, tokens and secrets stay as they are.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Migrate {
    /// A folder, or the URL of a database.
    #[arg(long, value_name = "PLACE")]
    from: Place,
    /// A folder, or the URL of a database.
    #[arg(long, value_name = "PLACE")]
    to: Place,
}

const EXAMPLES: &str = "\
Examples:
  railhead migrate --from /srv/railhead --to postgres://railhead@db.example.org/railhead
  railhead migrate --from postgres://railhead@db.example.org/railhead --to /srv/railhead";

impl Migrate {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let rows = runtime::block_on(async {
            let from = self.source().await?;
            let to = Store::open(&self.to).await?;
            let bar = progress(0, "rows");
            let shown = bar.clone();
            let copied = from.copy_to(&to, move |done, all| {
                shown.set_length(all);
                shown.set_position(done);
            });
            let copied = copied.await;
            bar.finish_and_clear();
            to.close().await?;
            from.close().await?;
            Ok(copied?)
        })?;
        let rows = Lang::En.number(rows as i64);
        Ok(writeln!(out, "{rows} rows are copied from {} to {}", self.from, self.to)?)
    }

    /// A folder is kept from servers for as long as it is copied.
    async fn source(&self) -> Result<Store, Failure> {
        let nothing = || Failure::NoTables { place: self.from.clone() };
        match &self.from {
            Place::Folder(path) if !path.join("railhead.db").is_file() => Err(nothing()),
            Place::Folder(_) => Ok(Store::open(&self.from).await?),
            Place::Database(_) => Store::open_to_read(&self.from).await.map_err(|error| match error {
                StoreError::NotFound(Missing::Database) => nothing(),
                error => error.into(),
            }),
        }
    }
}
