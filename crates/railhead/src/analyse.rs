//! `railhead analyse`: where a game was decided.

use std::{io::Write, num::NonZeroUsize, path::PathBuf, thread};

use clap::Args;
use railhead_bots::Analysis;
use railhead_game::{Lang, Luck};

use crate::{failure::Failure, record::Reading, simulate};

/// Say where a game was decided.
///
/// Judges every decision of a record from what its seat could know at the time: how likely each seat was to win, and what
/// the decision lost against the best one. A game turns where the loss is over 5 points and over two standard errors.
/// What is left once everybody's losses are taken out is luck. The same seed gives the same judgements on any machine,
/// whatever the number of threads.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Analyse {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// How often decisions are looked at before each judgement.
    #[arg(long, value_name = "K", default_value_t = 100)]
    looks: u32,
    /// Which luck the thinking has.
    #[arg(long, short = 's', value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads think; one for each core if not given.
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  railhead analyse friday.record
  railhead analyse friday.record --looks 400 --json";

impl Analyse {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let reading = Reading::from_path(&self.file)?;
        let replayed = reading.record.replay(reading.game, None);
        let play = replayed.map_err(|error| reading.complaint(&error, Lang::En))?;
        let cores = || thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let threads = self.threads.unwrap_or_else(cores);
        let bar = simulate::progress_of(play.ply() as u64, "decisions");
        let mut luck = Luck::new(self.seed);
        let found = reading.game.analyse(play.as_ref(), self.looks, &mut luck, threads, &|| bar.inc(1));
        bar.finish_and_clear();
        let found = found.ok_or_else(|| reading.failure("the game does not replay"))?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &found)?;
            return Ok(writeln!(out)?);
        }
        print(out, &found, &reading.names())
    }
}

fn print(out: &mut impl Write, found: &Analysis, names: &[String]) -> Result<(), Failure> {
    let name = |seat: u8| names.get(usize::from(seat)).map_or("?", String::as_str);
    writeln!(out, "{} moments with a choice, {} looks each", found.moments.len(), found.looks)?;
    writeln!(out, "\nwhere the game turned:")?;
    for moment in found.moments.iter().filter(|moment| moment.is_turn) {
        let (loss, doubt) = (100.0 * moment.loss, 100.0 * moment.doubt);
        let who = name(moment.seat);
        writeln!(
            out,
            "{:>5}  {who}: {}, {loss:.0} ± {doubt:.0} points behind {}",
            moment.ply, moment.notation, moment.best
        )?;
    }
    if !found.accounts.is_empty() {
        writeln!(out, "\n{:16} {:>7} {:>7} {:>7} {:>7}", "points", "first", "result", "lost", "luck")?;
    }
    for account in &found.accounts {
        let [first, result, lost, luck] =
            [account.first, account.result, account.lost, account.luck].map(|part| 100.0 * part);
        let who = name(account.seat);
        writeln!(out, "{who:16} {first:>7.0} {result:>7.0} {lost:>7.0} {luck:>+7.0}")?;
    }
    Ok(())
}
