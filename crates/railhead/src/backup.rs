//! `railhead backup`: a copy of everything, while the server goes on.

use std::{io::Write, path::PathBuf};

use clap::Args;
use railhead_store::{Missing, Store, StoreError};

use crate::{failure::Failure, kept::Kept, runtime};

/// Write a copy of everything into a new file, also while a server has the folder.
///
/// The copy is of one moment and is a database of its own: put it as `railhead.db` into an empty folder, and that is a
/// folder for `--data`. A PostgreSQL database is backed up with its own tool, pg_dump --format=custom, and brought back
/// with pg_restore.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Backup {
    /// The file to write, which must not be there yet.
    file: PathBuf,
    #[command(flatten)]
    kept: Kept,
}

const EXAMPLES: &str = "\
Examples:
  railhead backup friday.db
  railhead backup /mnt/backup/friday.db --data /srv/railhead";

impl Backup {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let place = self.kept.existing()?;
        let tables = runtime::block_on(async {
            let store = Store::open_to_read(&place).await.map_err(|error| match error {
                StoreError::NotFound(Missing::Database) => Failure::NoTables { place: place.clone() },
                error => error.into(),
            })?;
            let copied = async {
                store.back_up(&self.file).await?;
                Ok(store.tables().await?.len())
            };
            let copied = copied.await;
            store.close().await?;
            copied
        })?;
        Ok(writeln!(out, "{tables} tables are in {}", self.file.display())?)
    }
}
