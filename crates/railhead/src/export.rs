//! `railhead export`: a table's record out of the store.

use std::{fs, io::Write, path::PathBuf};

use clap::Args;
use railhead_game::{Options, Record};
use railhead_registry::find;
use railhead_store::{Missing, Status, Store, StoreError, StoredTable, TableId};

use crate::{failure::Failure, kept::Kept, record::log_of, runtime};

/// Write the record of a table, also beside a server.
///
/// The record of a finished game has the proof of its seed. That of a game under way has everything in it that its
/// seats hide from each other: it is for whoever keeps the table, not for those who sit there. A log that does not
/// replay is written as it is, without a digest.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Export {
    /// The table's id, as in its address.
    #[arg(value_parser = table_id)]
    table: TableId,
    #[command(flatten)]
    kept: Kept,
    /// Write to this file; to standard output if not given.
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

const EXAMPLES: &str = "\
Examples:
  railhead export 7k2mq9x04t -o friday.record
  railhead export 7k2mq9x04t --data /srv/railhead | railhead verify -";

fn table_id(text: &str) -> Result<TableId, String> {
    text.parse().map_err(|_| "a table's id has ten small letters and digits".to_owned())
}

impl Export {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let place = self.kept.existing()?;
        let stored = runtime::block_on(async {
            let store = match Store::open_to_read(&place).await {
                Err(StoreError::NotFound(Missing::Database)) => return Ok(None),
                store => store?,
            };
            let stored = store.stored_table(self.table).await;
            store.close().await?;
            Ok(stored?)
        })?;
        let stored = stored.ok_or(Failure::NoSuchTable { id: self.table })?;
        let record = record(&stored)?;
        if stored.table.status != Status::Finished {
            eprintln!(
                "railhead: the game is not over: the record holds what its seats hide from each other, so keep it \
                 to yourself"
            );
        }
        match &self.output {
            Some(path) => fs::write(path, record.to_string())
                .map_err(|source| Failure::File { path: path.clone(), source }),
            None => Ok(write!(out, "{record}")?),
        }
    }
}

/// The table's record, with the proof of its seed where there is one; as it is stored, if it does not replay.
fn record(stored: &StoredTable) -> Result<Record, Failure> {
    let StoredTable { table, secrets, .. } = stored;
    let damaged = |what: String| Failure::Damaged { id: table.id, what };
    let seed = secrets.seed.ok_or(Failure::NotStarted { id: table.id })?;
    let options: Options =
        serde_json::from_str(&table.options).map_err(|error| damaged(format!("its options: {error}")))?;
    let names: Vec<String> =
        table.seats.iter().map(|seat| seat.occupant.name().unwrap_or_default().to_owned()).collect();
    let contributions: Vec<String> =
        table.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default()).collect();
    let log = log_of(stored, options, seed);
    let unchecked = |why: String| {
        eprintln!("railhead: the record is written as it is stored, unchecked: {why}");
        let secret = Some(*secrets.secret.expose());
        Record { names: names.clone(), secret, contributions: contributions.clone(), ..log.clone() }
    };
    let Some(game) = find(&table.game) else {
        return Ok(unchecked(format!("there is no game {:?} here", table.game)));
    };
    let play = match log.replay(game, None) {
        Ok(play) => play,
        Err(error) => return Ok(unchecked(error.to_string())),
    };
    let bare = Record::of(play.as_ref(), &names);
    let proved = bare.clone().with_proof(*secrets.secret.expose(), contributions.clone(), play.as_ref());
    // A table that was imported without a proof has none to give.
    Ok(if proved.verify(game).is_ok() { proved } else { bare })
}
