//! `railhead train`: a game's value, learned from games against itself.

use std::{
    fs,
    io::{ErrorKind, Write},
    num::NonZeroUsize,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use clap::Args;
use railhead_bots::{Checkpoint, GameWithBots, Generation, Trained, Training};
use railhead_game::NetworkFile;

use crate::{
    failure::Failure,
    plot::{Figure, Plot},
    simulate,
};

/// Learn a game's value anew, from games against itself.
///
/// Each generation plays with what the one before it has learned, and learns from what came of it. The weights belong in
/// the game's folder, where the next build reads them. The same seed gives the same weights on machines that reckon
/// alike, whatever the number of threads.
#[derive(Debug, Args)]
#[command(after_help = examples())]
pub(crate) struct Train {
    /// Which game (see `railhead games`).
    #[arg(value_parser = simulate::game())]
    game: &'static dyn GameWithBots,
    /// How many generations play.
    #[arg(long, short, value_name = "N", default_value_t = 100)]
    generations: u32,
    /// How many games each plays.
    #[arg(long, value_name = "K", default_value_t = 150)]
    games: u32,
    /// What all chance flows from.
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads play; one for each core if not given.
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// Where the weights go.
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    /// Where the learning curve goes, as an SVG.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    /// A file in which is noted after each generation how far learning has come. If it is there already, learning goes on
    /// from it: a training may be stopped at any time, and comes to the same.
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// The day to note in the file, as in 2026-11-17.
    #[arg(long, value_name = "DAY")]
    date: String,
}

fn examples() -> &'static str {
    "Examples:\n  \
     railhead train great-western-trail --date 2026-11-17 -o value.toml --plot curve.svg"
}

impl Train {
    pub(crate) fn run(self, out: &mut impl Write) -> Result<(), Failure> {
        for path in [Some(&self.output), self.plot.as_ref(), self.checkpoint.as_ref()].into_iter().flatten() {
            has_folder(path)?;
        }
        let training = Training {
            generations: self.generations,
            games: self.games,
            seed: self.seed,
            threads: self.threads,
        };
        let from = self.checkpoint.as_deref().map_or(Ok(None), reached)?;
        let bar = simulate::progress_of(self.generations.into(), "generations");
        bar.inc(from.as_ref().map_or(0, |from| from.generation().into()));
        let mut noted = Ok(());
        let trained = self.game.train(&training, from, &mut |reached| {
            bar.inc(1);
            noted = self.checkpoint.as_deref().map_or(Ok(()), |path| note(path, reached));
            if noted.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        bar.finish_and_clear();
        let trained = trained?;
        noted?;
        let command = training.command(self.game.meta().id);
        save(&self.output, &text(&trained.network.file(&command, &self.date, trained.games)))?;
        if let Some(path) = &self.plot {
            save(path, &self.plotted(&trained))?;
        }
        writeln!(out, "| generation | mean score | off by |\n|---:|---:|---:|")?;
        for Generation { number, score, error } in &trained.generations {
            writeln!(out, "| {number} | {score:.1} | {error:.2} |")?;
        }
        Ok(writeln!(out, "\n{} belongs in {}", self.output.display(), trained.file)?)
    }

    fn plotted(&self, trained: &Trained) -> String {
        let figures = trained.generations.iter().map(|generation| {
            let value = f64::from(generation.score);
            Figure { name: generation.number.to_string(), value, ends: (value, value) }
        });
        Plot {
            title: format!("{}: mean score by generation", self.game.meta().title),
            figures: figures.collect(),
            is_curve: true,
        }
        .svg()
    }
}

/// The weights as they are kept: one input after the other, four digits behind the point.
fn text(file: &NetworkFile) -> String {
    let row = |weights: &[f32]| {
        let weights: Vec<String> = weights.iter().map(|weight| format!("{weight:.4}")).collect();
        format!("[{}]", weights.join(", "))
    };
    let mut text = format!(
        "# A learned value: what a seat may still hope for. Made by `railhead train`, not by hand.\n\
         command = {:?}\ndate = {:?}\ngames = {}\nbias = {:.4}\nlift = {}\nlast = {}\n",
        file.command,
        file.date,
        file.games,
        file.bias,
        row(&file.lift),
        row(&file.last)
    );
    for input in &file.inputs {
        text += &format!(
            "\n[[inputs]]\nname = {:?}\nlinear = {:.4}\nhidden = {}\n",
            input.name,
            input.linear,
            row(&input.hidden)
        );
    }
    text
}

fn save(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|source| Failure::File { path: path.to_owned(), source })
}

/// Where the training stands that is noted in this file, if any is.
fn reached(path: &Path) -> Result<Option<Checkpoint>, Failure> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        read => read.map_err(|source| Failure::File { path: path.to_owned(), source })?,
    };
    let checkpoint = serde_json::from_str(&text);
    checkpoint.map(Some).map_err(|source| Failure::BadCheckpoint { path: path.to_owned(), source })
}

/// Notes how far learning has come. Whenever the program is stopped, there is a whole checkpoint.
fn note(path: &Path, reached: &Checkpoint) -> Result<(), Failure> {
    let mut unfinished = path.as_os_str().to_owned();
    unfinished.push(".new");
    save(Path::new(&unfinished), &serde_json::to_string(reached)?)?;
    fs::rename(&unfinished, path).map_err(|source| Failure::File { path: path.to_owned(), source })
}

/// What takes hours should not fail in the end for want of a folder.
fn has_folder(path: &Path) -> Result<(), Failure> {
    match path.parent() {
        Some(folder) if folder != Path::new("") && !folder.is_dir() => {
            Err(Failure::NoSuchFolder { path: folder.to_owned() })
        }
        _ => Ok(()),
    }
}
