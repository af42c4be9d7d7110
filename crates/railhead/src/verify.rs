//! `railhead verify`: whether a record is what it says.

use std::{io::Write, path::PathBuf};

use clap::Args;
use railhead_game::{Lang, Seat, bot_contribution, commitment};

use crate::{
    failure::Failure,
    record::{Reading, printable},
    standings,
};

/// Play a record through and check its digest and the proof of its seed.
///
/// Every decision is checked by the rules. The digest shows that nothing was changed or cut off since, and the proof
/// that the seed was made from the secret that the server had promised and from what the seats contributed.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The record; `-` reads standard input.
    file: PathBuf,
    /// Accept a record without a digest, such as one written by hand: the rules alone are checked.
    #[arg(long)]
    undigested: bool,
    /// The promise of the table (SHA-256 of the server's secret) as you noted it down: the record must keep it.
    #[arg(long, value_name = "HEX")]
    promise: Option<String>,
    /// The language in which a broken rule is explained (en, pt-BR).
    #[arg(long, default_value_t = Lang::En)]
    lang: Lang,
}

const EXAMPLES: &str = "\
Examples:
  railhead verify friday.record
  curl -s https://example.org/t/7k2mq9x04t/record | railhead verify -";

impl Verify {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let reading = Reading::from_path(&self.file)?;
        let record = &reading.record;
        let play = record.verify(reading.game).map_err(|error| reading.complaint(&error, self.lang))?;
        if record.digest.is_none() && !self.undigested {
            return Err(reading.failure(
                "all decisions are legal, but there is no digest to show that the record is whole \
                 (--undigested accepts that)",
            ));
        }
        let meta = reading.game.meta();
        let decisions = record.decisions.len();
        writeln!(out, "{}, rules {}, {decisions} decisions: all legal", meta.title, record.version)?;
        writeln!(out, "digest: {}", if record.digest.is_some() { "right" } else { "none" })?;
        self.shuffle(&reading, out)?;
        match play.outcome() {
            Some(outcome) => {
                writeln!(out)?;
                standings::print(out, &outcome, &reading.names(), reading.game.words(self.lang))
            }
            None => Ok(writeln!(out, "the game is not over")?),
        }
    }

    /// How the seed was made, seat by seat; what was proved of it, [`Record::verify`](railhead_game::Record::verify) has
    /// computed.
    fn shuffle(&self, reading: &Reading, out: &mut impl Write) -> Result<(), Failure> {
        let record = &reading.record;
        let Some(secret) = &record.secret else {
            if self.promise.is_some() {
                return Err(reading.failure("the record has no secret to compare with the promise"));
            }
            return Ok(writeln!(out, "seed: without proof")?);
        };
        let promise = commitment(secret);
        if let Some(noted) = &self.promise
            && !noted.trim().eq_ignore_ascii_case(&promise)
        {
            return Err(
                reading.failure(format!("the secret is not the one promised: its SHA-256 is {promise}"))
            );
        }
        writeln!(out, "seed: proved")?;
        writeln!(out, "promise: {promise}{}", if self.promise.is_some() { " (as noted)" } else { "" })?;
        for (seat, (text, name)) in (0..).map(Seat).zip(record.contributions.iter().zip(reading.names())) {
            match text.as_str() {
                "" => writeln!(out, "  {name} added nothing")?,
                text if text == bot_contribution(&promise, seat) => {
                    writeln!(out, "  {name} added {text}, which follows from the promise")?;
                }
                text => writeln!(out, "  {name} added {}", printable(text))?,
            }
        }
        Ok(())
    }
}
