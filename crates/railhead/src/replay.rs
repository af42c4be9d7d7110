//! `railhead replay`: a record told again.

use std::{io::Write, path::PathBuf};

use clap::Args;
use railhead_game::{Lang, Outcome, Play, Reader, Seat};
use serde::Serialize;
use serde_json::{Value, json};

use crate::{failure::Failure, outline, record::Reading, standings};

/// Tell a record again: what happened, and the position it led to.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Replay {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// Stop after this many decisions.
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    /// Tell it as this seat saw it, counted from 0; as a spectator saw it if not given.
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// The language (en, pt-BR).
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print JSON, with the seat's view of the position.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  railhead replay friday.record
  railhead replay friday.record --to 30 --seat 2 --lang pt-BR
  railhead replay friday.record --seat 0 --json";

/// A record as one viewer saw it.
#[derive(Serialize)]
struct Retelling {
    game: String,
    rules: u16,
    names: Vec<String>,
    viewer: Option<u8>,
    ply: usize,
    decisions: usize,
    story: Vec<Sentence>,
    prompt: String,
    view: Value,
    outcome: Option<Value>,
}

#[derive(Serialize)]
struct Sentence {
    ply: usize,
    seat: u8,
    text: String,
}

impl Replay {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let reading = Reading::from_path(&self.file)?;
        let viewer = self.viewer(&reading)?;
        self.check_ply(&reading)?;
        let replayed = reading.record.replay(reading.game, self.to);
        let play = replayed.map_err(|error| reading.complaint(&error, self.lang))?;
        let names = reading.names();
        if self.json {
            let told = self.told(&reading, play.as_ref(), viewer, names);
            serde_json::to_writer_pretty(&mut *out, &told)?;
            return Ok(writeln!(out)?);
        }
        self.print(out, &reading, play.as_ref(), viewer, &names)
    }

    fn viewer(&self, reading: &Reading) -> Result<Option<Seat>, Failure> {
        let seats = reading.record.seats;
        match self.seat.map(Seat) {
            Some(seat) if seat.0 >= seats => Err(Failure::NoSuchSeat { seat, seats }),
            viewer => Ok(viewer),
        }
    }

    fn check_ply(&self, reading: &Reading) -> Result<(), Failure> {
        let decisions = reading.record.decisions.len();
        match self.to {
            Some(ply) if ply > decisions => Err(Failure::NoSuchPly { ply, decisions }),
            _ => Ok(()),
        }
    }

    fn story(&self, play: &dyn Play, viewer: Option<Seat>, names: &[String]) -> Vec<Sentence> {
        let lines = play.story(Reader { viewer, lang: self.lang, names }, 0..play.ply());
        lines.into_iter().map(|line| Sentence { ply: line.ply, seat: line.seat.0, text: line.text }).collect()
    }

    fn told(
        &self,
        reading: &Reading,
        play: &dyn Play,
        viewer: Option<Seat>,
        names: Vec<String>,
    ) -> Retelling {
        Retelling {
            game: reading.record.game.clone(),
            rules: reading.record.version,
            viewer: viewer.map(|seat| seat.0),
            ply: play.ply(),
            decisions: reading.record.decisions.len(),
            story: self.story(play, viewer, &names),
            prompt: play.present(Reader { viewer, lang: self.lang, names: &names }, false).prompt,
            view: play.view(viewer),
            outcome: play.outcome().map(|outcome| result(&outcome)),
            names,
        }
    }

    fn print(
        &self,
        out: &mut impl Write,
        reading: &Reading,
        play: &dyn Play,
        viewer: Option<Seat>,
        names: &[String],
    ) -> Result<(), Failure> {
        let meta = reading.game.meta();
        writeln!(out, "{}, rules {}: {}\n", meta.title, reading.record.version, names.join(", "))?;
        for Sentence { ply, text, .. } in self.story(play, viewer, names) {
            writeln!(out, "{ply:>4}  {text}")?;
        }
        let (ply, decisions) = (play.ply(), reading.record.decisions.len());
        let who = viewer.and_then(|seat| names.get(seat.index())).map_or("a spectator", String::as_str);
        writeln!(out, "\nAfter {ply} of {decisions} decisions, as {who} sees it:")?;
        writeln!(out, "  {}", play.present(Reader { viewer, lang: self.lang, names }, false).prompt)?;
        outline::print(out, &play.view(viewer))?;
        if let Some(outcome) = play.outcome() {
            writeln!(out)?;
            standings::print(out, &outcome, names, reading.game.words(self.lang))?;
        }
        Ok(())
    }
}

fn result(outcome: &Outcome) -> Value {
    let winners: Vec<u8> = outcome.winners.iter().map(|seat| seat.0).collect();
    json!({ "winners": winners, "standings": outcome.standings })
}
