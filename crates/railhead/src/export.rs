//! `railhead export`: a table's record out of the data folder.

use std::{fs, io::Write, path::PathBuf};

use clap::Args;
use railhead_game::{Decision, Options, Record, Seat, Seed};
use railhead_registry::find;
use railhead_store::{Status, Store, StoredTable, TableId};

use crate::{failure::Failure, folder::Folder, runtime};

/// Write the record of a table.
///
/// The record of a finished game has the proof of its seed. That of a game under way has everything in it that its
/// seats hide from each other: it is for whoever keeps the table, not for those who sit there.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Export {
    /// The table's id, as in its address.
    #[arg(value_parser = table_id)]
    table: TableId,
    #[command(flatten)]
    folder: Folder,
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
        let folder = self.folder.existing()?;
        let stored = runtime::block_on(async {
            let store = Store::open(&folder).await?;
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

/// The table's record, with the proof of its seed where there is one.
fn record(stored: &StoredTable) -> Result<Record, Failure> {
    let StoredTable { table, secrets, decisions } = stored;
    let damaged = |what: String| Failure::Damaged { id: table.id, what };
    let seed = secrets.seed.ok_or(Failure::NotStarted { id: table.id })?;
    let game = find(&table.game).ok_or_else(|| damaged(format!("there is no game {:?} here", table.game)))?;
    let options: Options =
        serde_json::from_str(&table.options).map_err(|error| damaged(format!("its options: {error}")))?;
    let names: Vec<String> =
        table.seats.iter().map(|seat| seat.occupant.name().unwrap_or_default().to_owned()).collect();
    let decisions = decisions.iter().map(|entry| Decision::new(Seat(entry.seat.0), entry.notation.clone()));
    let log = Record {
        game: table.game.clone(),
        version: table.rules_version,
        seats: table.seats.len() as u8,
        options,
        seed: Seed(*seed.expose()),
        names: Vec::new(),
        secret: None,
        contributions: Vec::new(),
        decisions: decisions.collect(),
        digest: None,
    };
    let play = log.replay(game, None).map_err(|error| damaged(error.to_string()))?;
    let bare = Record::of(play.as_ref(), &names);
    let contributions =
        table.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default()).collect();
    let proved = bare.clone().with_proof(*secrets.secret.expose(), contributions, play.as_ref());
    // A table that was imported without a proof has none to give.
    Ok(if proved.verify(game).is_ok() { proved } else { bare })
}
