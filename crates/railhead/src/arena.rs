//! `railhead arena`: how strong the levels of bots are.

use std::{fs, io::Write, num::NonZeroUsize, path::PathBuf};

use clap::Args;
use railhead_bots::{GameWithBots, Ladder, LadderReport, Level, Verdict};
use railhead_game::{Meta, Options};

use crate::{
    failure::Failure,
    journal::{Heading, Journal},
    plot::{Figure, Plot},
    simulate,
};

/// Measure the levels of bots against each other.
///
/// Every pair of levels plays the same deals from every seat, until a sequential test says who is stronger or the deals
/// are used up. Ratings are those of Bradley and Terry on the scale of Elo, with 95 % intervals; greedy is 0. The same
/// seed gives the same result on any machine, whatever the number of threads: bots count their thinking in positions,
/// not in time.
#[derive(Debug, Args)]
#[command(after_help = examples())]
pub(crate) struct Arena {
    /// Which game (see `railhead games`).
    #[arg(value_parser = simulate::game())]
    game: &'static dyn GameWithBots,
    /// How many seats each table has: one for the first level of a pair, the others for the second.
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    #[arg(long, short, value_name = "LEVEL,…", value_delimiter = ',', default_values = DEFAULT_LEVELS)]
    #[arg(help = format!("The levels to measure, weakest first ({})", simulate::levels()))]
    levels: Vec<Level>,
    /// The most deals that a pair plays; each is played once from every seat.
    #[arg(long, short, value_name = "K", default_value_t = 100)]
    deals: u32,
    /// Play all deals, although a pair is decided: for narrower intervals.
    #[arg(long)]
    all: bool,
    /// Let only neighbours in the list of levels play each other.
    #[arg(long)]
    neighbours: bool,
    /// Which deals: every seed gives others.
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads play; one for each core if not given.
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// An option of the game; may be given several times.
    #[arg(long, short, value_name = "KEY=VALUE", value_parser = simulate::key_and_value)]
    option: Vec<(String, String)>,
    /// A file that every game is noted in as it ends, one line of JSON each. Games that stand there already are counted
    /// and not played again: so a long measurement can be stopped and taken up, or be given more deals.
    #[arg(long, value_name = "FILE")]
    journal: Option<PathBuf>,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
    /// Where a plot of the ratings goes, as an SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

const DEFAULT_LEVELS: [&str; 5] = [
    Level::Greedy.name(),
    Level::Beginner.name(),
    Level::Steady.name(),
    Level::Skilled.name(),
    Level::Expert.name(),
];

fn examples() -> String {
    let id = crate::games::example();
    format!(
        "Examples:\n  \
         railhead arena {id} --levels greedy,steady --deals 50\n  \
         railhead arena {id} --neighbours --json"
    )
}

impl Arena {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let meta = self.game.meta();
        let mut ladder = Ladder {
            seats: self.players.unwrap_or(meta.min_seats),
            levels: self.levels,
            deals: self.deals,
            all: self.all,
            neighbours: self.neighbours,
            seed: self.seed,
            options: Options::from_iter(self.option),
            threads: self.threads,
            known: Vec::new(),
        };
        let heading = Heading::new(meta, &ladder);
        let journal =
            self.journal.map(|path| Journal::open(path, &heading, &mut ladder.known)).transpose()?;
        let bar = simulate::progress(ladder.games());
        let report = self.game.climb(&ladder, &|games, played| {
            if let Some((journal, game)) = journal.as_ref().zip(played) {
                journal.note(game);
            }
            bar.inc(games);
        });
        bar.finish_and_clear();
        let report = report?;
        journal.map_or(Ok(()), Journal::close)?;
        if let Some(path) = &self.plot {
            let save = fs::write(path, plotted(meta, &report).svg());
            save.map_err(|source| Failure::File { path: path.clone(), source })?;
        }
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &report)?;
            return Ok(writeln!(out)?);
        }
        print(out, meta, &report)
    }
}

/// The ratings with their intervals.
fn plotted(meta: &Meta, report: &LadderReport) -> Plot {
    let figures = report.ratings.iter().rev().map(|rating| Figure {
        name: rating.level.to_owned(),
        value: rating.rating,
        ends: (rating.low, rating.high),
    });
    Plot {
        title: format!("{}, {} seats: rating by level", meta.title, report.seats),
        figures: figures.collect(),
        is_curve: false,
    }
}

/// Two tables in Markdown, as `docs/ladder.md` shows them.
fn print(out: &mut impl Write, meta: &Meta, report: &LadderReport) -> Result<(), Failure> {
    writeln!(out, "{}, {} seats, seed {}\n", meta.title, report.seats, report.seed)?;
    writeln!(out, "| level | rating | 95 % |\n|---|---:|---:|")?;
    for rating in &report.ratings {
        writeln!(
            out,
            "| {} | {:.0} | {:.0} … {:.0} |",
            rating.level, rating.rating, rating.low, rating.high
        )?;
    }
    writeln!(out, "\n| pair | games | wins | 95 % | mean score | stronger |\n|---|---:|---:|---:|---:|---|")?;
    for pair in &report.pairs {
        let stronger = match pair.verdict {
            Verdict::First => pair.first,
            Verdict::Second => pair.second,
            Verdict::Open => "open",
        };
        writeln!(
            out,
            "| {} v {} | {} | {:.1} % | {:.1} … {:.1} % | {:.1} v {:.1} | {stronger} |",
            pair.first,
            pair.second,
            pair.games,
            100.0 * pair.wins,
            100.0 * pair.low,
            100.0 * pair.high,
            pair.first_points,
            pair.second_points,
        )?;
    }
    Ok(())
}
