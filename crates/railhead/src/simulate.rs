//! `railhead simulate`: whole games between bots.

use std::{collections::BTreeMap, io::Write, num::NonZeroUsize};

use clap::{
    Args,
    builder::{PossibleValuesParser, TypedValueParser},
};
use indicatif::{ProgressBar, ProgressStyle};
use railhead_bots::{Contest, GameWithBots, Level, Report};
use railhead_game::{Lang, Meta, Options};
use railhead_registry::{find, games};

use crate::failure::Failure;

/// Play whole games between bots and count.
///
/// Wins are counted by bot, by seat, and by turn order: turn 1 is whoever begins. The same seed gives the same games on
/// any machine, whatever the number of threads.
#[derive(Debug, Args)]
#[command(after_help = examples())]
pub(crate) struct Simulate {
    /// Which game (see `railhead games`).
    #[arg(value_parser = game())]
    game: &'static dyn GameWithBots,
    /// How many seats each table has; if not given, one for each bot, or the fewest that the game allows.
    #[arg(long, short, value_name = "N")]
    players: Option<u8>,
    /// How many games to play.
    #[arg(long, short, value_name = "K", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Which games: every seed gives others.
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long, short, value_name = "BOT,…", value_delimiter = ',', default_value = Level::Random.name())]
    #[arg(help = format!("Who plays ({}); they move on by one seat from game to game", levels()))]
    bots: Vec<Level>,
    /// How many threads play; one for each core if not given.
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// An option of the game; may be given several times.
    #[arg(long, short, value_name = "KEY=VALUE", value_parser = key_and_value)]
    option: Vec<(String, String)>,
    /// Check after every decision that every component is accounted for.
    #[arg(long)]
    audit: bool,
    /// Print the figures as JSON.
    #[arg(long)]
    json: bool,
}

fn examples() -> String {
    let id = crate::games::example();
    format!(
        "Examples:\n  \
         railhead simulate {id} --players 2 --games 10000 --threads 1\n  \
         railhead simulate {id} --games 500 --seed 7 --bots greedy,random --json"
    )
}

pub(crate) fn game() -> impl TypedValueParser<Value = &'static dyn GameWithBots> {
    let ids = games().iter().map(|game| game.meta().id);
    PossibleValuesParser::new(ids).try_map(|id| find(&id).ok_or("no such game"))
}

pub(crate) fn levels() -> String {
    Level::ALL.map(Level::name).join(", ")
}

pub(crate) fn key_and_value(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=').ok_or("expected KEY=VALUE")?;
    Ok((pair.0.trim().to_owned(), pair.1.trim().to_owned()))
}

impl Simulate {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        let meta = self.game.meta();
        let bots = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        let contest = Contest {
            seats: self.players.unwrap_or(meta.min_seats.max(bots)),
            games: self.games,
            seed: self.seed,
            bots: self.bots,
            options: Options::from_iter(self.option),
            audit: self.audit,
            restless: false,
            threads: self.threads,
        };
        play(out, self.game, &contest, self.json)
    }
}

/// Plays a contest and prints what it showed.
pub(crate) fn play(
    out: &mut impl Write,
    game: &dyn GameWithBots,
    contest: &Contest,
    json: bool,
) -> Result<(), Failure> {
    let bar = progress(contest.games);
    let report = game.simulate(contest, &|games| bar.inc(games));
    bar.finish_and_clear();
    let report = report?;
    if json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        return Ok(writeln!(out)?);
    }
    print(out, game.meta(), contest, &report)
}

/// A bar on standard error, which shows itself on a terminal only.
pub(crate) fn progress(games: u64) -> ProgressBar {
    progress_of(games, "games")
}

/// The same for so many of something else.
pub(crate) fn progress_of(count: u64, what: &'static str) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len} {msg}, {eta} to go");
    let bar = ProgressBar::new(count).with_message(what);
    match style {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

fn print(out: &mut impl Write, meta: &Meta, contest: &Contest, report: &Report) -> Result<(), Failure> {
    let whole = |number: u64| Lang::En.number(number as i64);
    writeln!(out, "{}, {} seats, seed {}\n", meta.title, contest.seats, contest.seed)?;
    writeln!(out, "games      {:>14}", whole(report.games))?;
    let (decisions, each) = (whole(report.decisions), report.decisions_per_game);
    writeln!(out, "decisions  {decisions:>14}   {each:.1} a game")?;
    let (mean, most) = (report.mean_legal, report.max_legal);
    writeln!(out, "legal      {mean:>14.1}   on average, {most} at most")?;
    let (seconds, threads) = (report.seconds, report.threads);
    let noun = if threads == 1 { "thread" } else { "threads" };
    writeln!(out, "seconds    {seconds:>14.2}   on {threads} {noun}")?;
    let rate = whole(report.decisions_per_second_per_thread as u64);
    writeln!(out, "speed      {rate:>14}   decisions a second and thread")?;
    let (rate, used) = (whole(report.decisions_per_cpu_second as u64), report.cpu_seconds);
    writeln!(out, "           {rate:>14}   decisions a second of processor time ({used:.2} s)\n")?;
    writeln!(out, "{:10} {:>10} {:>12} {:>7} {:>12}", "bot", "games", "wins", "share", "mean score")?;
    for (name, bot) in &report.bots {
        row(out, name, bot.games, bot.wins, bot.mean_score)?;
    }
    for (seat, figures) in report.seats.iter().enumerate() {
        row(out, &format!("seat {seat}"), report.games, figures.wins, figures.mean_score)?;
    }
    for (place, figures) in report.turn_order.iter().enumerate() {
        row(out, &format!("turn {}", place + 1), report.games, figures.wins, figures.mean_score)?;
    }
    writeln!(out, "\n{:34} {:>12}", "score by category", "mean")?;
    for (part, mean) in &report.mean_parts {
        writeln!(out, "{part:34} {mean:>12.1}")?;
    }
    print_figures(out, report)
}

/// What came into play, group by group, the rarest first.
fn print_figures(out: &mut impl Write, report: &Report) -> Result<(), Failure> {
    let mut groups: BTreeMap<&str, Vec<(&str, u64)>> = BTreeMap::new();
    for (figure, count) in &report.figures {
        let (group, item) = figure.split_once('/').unwrap_or((figure, ""));
        groups.entry(group).or_default().push((item, *count));
    }
    for (group, mut items) in groups {
        items.sort_by_key(|(_, count)| *count);
        let never = items.iter().filter(|(_, count)| *count == 0).count();
        writeln!(out, "\n{group}: {} kinds, {never} never", items.len())?;
        for (item, count) in items {
            writeln!(
                out,
                "  {item:32} {count:>12}   {:.3} a game",
                count as f64 / report.games.max(1) as f64
            )?;
        }
    }
    Ok(())
}

fn row(out: &mut impl Write, name: &str, games: u64, wins: f64, mean: f64) -> Result<(), Failure> {
    let share = if games == 0 { 0.0 } else { 100.0 * wins / games as f64 };
    Ok(writeln!(out, "{name:10} {games:>10} {wins:>12.1} {share:>6.1}% {mean:>12.1}")?)
}
