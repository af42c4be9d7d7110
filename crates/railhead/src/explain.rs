//! `railhead explain`: what a seat would do well to decide, and why.

use std::{io::Write, path::PathBuf};

use clap::Args;
use railhead_bots::{Advice, Explanation};
use railhead_game::{Lang, Luck, Reader, Seat};

use crate::{failure::Failure, record::Reading};

/// Say what a seat would do well to decide in a position of a record, and why.
///
/// Thinks about what the seat can know, plays on in its head so many times, and shows the best three decisions with the
/// chance to win, what may follow, and which parts of the score speak for and against each.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Explain {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// The position after this many decisions; the last one if not given.
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    /// Whose decision, counted from 0; the first seat that must decide if not given.
    #[arg(long, value_name = "N")]
    seat: Option<u8>,
    /// How often decisions are looked at.
    #[arg(long, value_name = "K", default_value_t = 400)]
    looks: u32,
    /// Which luck the thinking has.
    #[arg(long, short = 's', value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The language (en, pt-BR).
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "\
Examples:
  railhead explain friday.record --to 30
  railhead explain friday.record --to 30 --seat 1 --lang pt-BR --json";

impl Explain {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let reading = Reading::from_path(&self.file)?;
        let (seats, decisions) = (reading.record.seats, reading.record.decisions.len());
        if let Some(seat) = self.seat.filter(|seat| *seat >= seats) {
            return Err(Failure::NoSuchSeat { seat: Seat(seat), seats });
        }
        if let Some(ply) = self.to.filter(|ply| *ply > decisions) {
            return Err(Failure::NoSuchPly { ply, decisions });
        }
        let replayed = reading.record.replay(reading.game, self.to);
        let play = replayed.map_err(|error| reading.complaint(&error, self.lang))?;
        let seat = self.seat.map(Seat).or_else(|| play.actors().first());
        let names = reading.names();
        let reader = Reader { viewer: seat, lang: self.lang, names: &names };
        let mut luck = Luck::new(self.seed);
        let explained = seat
            .and_then(|seat| reading.game.explain(play.as_ref(), seat, self.looks, None, reader, &mut luck));
        let explained = explained.ok_or(Failure::NothingToDecide { ply: play.ply() })?;
        if self.json {
            serde_json::to_writer_pretty(&mut *out, &explained)?;
            return Ok(writeln!(out)?);
        }
        print(out, &explained, &names)
    }
}

fn print(out: &mut impl Write, explained: &Explanation, names: &[String]) -> Result<(), Failure> {
    let name = |seat: u8| names.get(usize::from(seat)).map_or("?", String::as_str);
    writeln!(out, "{}, {} looks", name(explained.seat), explained.looks)?;
    for Advice { notation, words, chance, loss, doubt, looks, line, why, .. } in &explained.advice {
        writeln!(out, "\n{words}  ({notation})")?;
        let (chance, loss, doubt) = (100.0 * chance, 100.0 * loss, 100.0 * doubt);
        writeln!(out, "  {chance:.0} % to win, {loss:.1} ± {doubt:.1} behind the best, {looks} looks")?;
        writeln!(out, "  {why}")?;
        for step in line {
            writeln!(out, "    {}: {}", name(step.seat), step.words)?;
        }
    }
    Ok(())
}
