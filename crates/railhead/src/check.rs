//! `railhead check`: whether everything that is kept is sound.

use std::{
    collections::{BTreeSet, HashSet},
    io::Write,
    panic::{AssertUnwindSafe, catch_unwind},
};

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use railhead_game::{Lang, Options, Play, Record, commitment};
use railhead_registry::find;
use railhead_server::BotJob;
use railhead_store::{Missing, Place, Secret, Status, Store, StoreError, StoredTable, Table, TableId};

use crate::{failure::Failure, kept::Kept, record::log_of, runtime};

/// Check that every table is sound, also beside a server.
///
/// Every log is played through by the rules and must lead to what is stored beside it; its record must verify; the
/// promise must be that of the secret; every bot that a table waits for must have its job; and nothing may be left over
/// that belongs to no table. Nothing is changed. Each fault is printed with the table it is at, and the
/// exit status is 1 if there is any.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Check {
    #[command(flatten)]
    kept: Kept,
}

const EXAMPLES: &str = "\
Examples:
  railhead check
  railhead check --data /srv/railhead
  railhead check --database postgres://railhead@db.example.org/railhead";

impl Check {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let place = self.kept.existing()?;
        let sums = runtime::block_on(async {
            let store = open(&place).await?;
            let sums = look_through(&store, out).await;
            store.close().await?;
            sums
        })?;
        if sums.faults > 0 {
            return Err(Failure::Unsound { faults: sums.faults, tables: sums.tables });
        }
        let whole = |number: usize| Lang::En.number(number as i64);
        Ok(writeln!(out, "{} tables, {} decisions: all sound", whole(sums.tables), whole(sums.decisions))?)
    }
}

async fn open(place: &Place) -> Result<Store, Failure> {
    Store::open_to_read(place).await.map_err(|error| match error {
        StoreError::NotFound(Missing::Database) => Failure::NoTables { place: place.clone() },
        error => error.into(),
    })
}

/// What was looked at, and what was found.
#[derive(Default)]
struct Sums {
    tables: usize,
    decisions: usize,
    faults: usize,
}

async fn look_through(store: &Store, out: &mut impl Write) -> Result<Sums, Failure> {
    let ids = store.tables().await?;
    let jobs: HashSet<BotJob> =
        store.pending(BotJob::KIND).await?.iter().filter_map(|job| job.parse().ok()).collect();
    let mut sums = Sums { tables: ids.len(), ..Sums::default() };
    let bar = progress(ids.len() as u64, "tables");
    for id in &ids {
        let faults = match store.stored_table(*id).await {
            Ok(Some(stored)) => {
                sums.decisions += stored.decisions.len();
                faults_of(&stored, &jobs)
            }
            Ok(None) => Vec::new(),
            Err(StoreError::Damaged(what)) => vec![what],
            Err(error) => return Err(error.into()),
        };
        sums.faults += faults.len();
        for fault in faults {
            bar.suspend(|| writeln!(out, "{id}: {fault}"))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let ids: BTreeSet<TableId> = ids.into_iter().collect();
    let lost = jobs.iter().filter(|job| !ids.contains(&job.table));
    let lost = lost.map(|job| format!("a bot's job ({job}) belongs to a table that is not there"));
    for fault in store.faults().await?.into_iter().chain(lost) {
        writeln!(out, "{fault}")?;
        sums.faults += 1;
    }
    Ok(sums)
}

/// A bar on standard error, which shows itself on a terminal only.
pub(crate) fn progress(count: u64, what: &str) -> ProgressBar {
    let template = format!("{{wide_bar}} {{human_pos}}/{{human_len}} {what}, {{eta}} to go");
    let style = ProgressStyle::with_template(&template);
    let bar = ProgressBar::new(count);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// What is wrong with a table.
fn faults_of(stored: &StoredTable, jobs: &HashSet<BotJob>) -> Vec<String> {
    let StoredTable { table, secrets, decisions, .. } = stored;
    let mut faults = Vec::new();
    if decisions.iter().zip(0..).any(|(decision, ply)| decision.ply.0 != ply) {
        faults.push("decisions are missing from the midst of its log".to_owned());
    }
    if decisions.len() != table.length.0 as usize {
        faults.push(format!("its log has {} decisions, and should have {}", decisions.len(), table.length));
    }
    if table.commitment != commitment(secrets.secret.expose()) {
        faults.push("its promise is not that of its secret".to_owned());
    }
    match secrets.seed {
        Some(seed) => faults.extend(faults_of_game(stored, seed)),
        None if table.status == Status::Abandoned || decisions.is_empty() => {}
        None => faults.push("it has decisions, and no seed".to_owned()),
    }
    if table.status == Status::Playing {
        let missing = BotJob::missing(table, jobs).into_iter().map(|job| {
            format!("it waits for a bot that has no job ({}); a server that starts gives it one", job.payload)
        });
        faults.extend(missing);
    }
    faults
}

/// What is wrong with the game at a table that has started.
fn faults_of_game(stored: &StoredTable, seed: Secret) -> Vec<String> {
    let table = &stored.table;
    let Some(game) = find(&table.game) else {
        return vec![format!("there is no game {:?} here", table.game)];
    };
    let options: Options = match serde_json::from_str(&table.options) {
        Ok(options) => options,
        Err(error) => return vec![format!("its options cannot be read: {error}")],
    };
    let log = log_of(stored, options, seed);
    let played = catch_unwind(AssertUnwindSafe(|| {
        let play = log.replay(game, None).map_err(|error| format!("its log does not replay: {error}"))?;
        let mut faults = differences(table, play.as_ref());
        let text = Record::of(play.as_ref(), &[]).to_string();
        if let Err(error) = text.parse::<Record>().and_then(|record| record.verify(game)) {
            faults.push(format!("its record does not verify: {error}"));
        }
        Ok::<_, String>(faults)
    }));
    match played {
        Ok(Ok(faults)) => faults,
        Ok(Err(fault)) => vec![fault],
        Err(_) => vec!["its rules break off while its log is played through".to_owned()],
    }
}

/// Where what is stored of a table is not what its log leads to.
fn differences(table: &Table, play: &dyn Play) -> Vec<String> {
    let mut faults = Vec::new();
    let actors = play.actors().iter().map(|seat| seat.to_string()).collect::<Vec<_>>().join(",");
    if table.status == Status::Playing && table.waiting_on != actors {
        faults.push(format!("it waits for seats {:?}, and its log for {actors:?}", table.waiting_on));
    }
    let outcome = play.outcome().and_then(|outcome| serde_json::to_value(outcome).ok());
    let stored = table.outcome.as_ref().map(|outcome| serde_json::from_str(outcome).unwrap_or_default());
    if matches!(table.status, Status::Playing | Status::Finished) && stored != outcome {
        faults.push("its outcome is not the one that its log leads to".to_owned());
    }
    faults
}
