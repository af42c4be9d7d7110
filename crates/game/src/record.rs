//! A game as a text that a person can read and edit: a header, then one decision a line.
//!
//! ```text
//! railhead record 1
//! game: last-spike
//! rules: 1
//! seats: 2
//! seed: 0707…
//! option money: open
//! seat 0: Ana
//! seat 1: Bento
//!
//! 0 lay A1
//! 1 lay B3
//!
//! digest: 9f2c…
//! ```
//!
//! An option of several lines is written as one line for each, all with the same key. Lines that begin with `#` are
//! remarks. The digest covers the header, the decisions and the result, so a record that was damaged, or that other
//! rules would play to another result, is found out. A record without a digest (one that was edited by hand) is checked
//! by the rules alone.

use std::{collections::BTreeMap, fmt, str::FromStr};

use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::{AnyGame, Options, Play, Refusal, Seat, Seed, SetupError};

const FIRST_LINE: &str = "railhead record 1";

/// A game record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The rules version.
    pub version: u16,
    /// How many seats.
    pub seats: u8,
    /// The options that were set.
    pub options: Options,
    /// The seed.
    pub seed: Seed,
    /// The players' names by seat; may be empty.
    pub names: Vec<String>,
    /// The server's secret, if the record proves how the seed was made.
    pub secret: Option<[u8; 32]>,
    /// What each seat contributed to the seed.
    pub contributions: Vec<String>,
    /// The decisions in order.
    pub decisions: Vec<Decision>,
    /// The digest that stands in the record.
    pub digest: Option<String>,
}

/// A decision in a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Who took it.
    pub seat: Seat,
    /// What was decided.
    pub notation: String,
    /// The line of the text it stands in, from 1; 0 if it was never read from a text.
    pub line: usize,
}

impl Decision {
    /// `seat` decides `notation`.
    pub fn new(seat: Seat, notation: impl Into<String>) -> Decision {
        Decision { seat, notation: notation.into(), line: 0 }
    }
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum RecordError {
    /// The text doesn't begin as a record does.
    #[error("line 1: not a Railhead record (it should begin with {FIRST_LINE:?})")]
    NotARecord,
    /// A line that cannot be read.
    #[error("line {line}: {what}")]
    Malformed {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// A header line that must be there is not.
    #[error("the header has no line {0:?}")]
    Missing(&'static str),
    /// The record is of another game.
    #[error("game: {0:?} is not a game of this table")]
    UnknownGame(String),
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A decision that was refused.
    #[error("line {line}, ply {ply}: {notation:?} by seat {seat} is refused: {refusal}")]
    Refused {
        /// The line, from 1.
        line: usize,
        /// The decision's number, from 0.
        ply: usize,
        /// Who.
        seat: Seat,
        /// What.
        notation: String,
        /// Why.
        refusal: Refusal,
    },
    /// The record is not what was digested.
    #[error("digest: the record says {stated}, but its content gives {computed}")]
    WrongDigest {
        /// What the record says.
        stated: String,
        /// What it should say.
        computed: String,
    },
    /// The seed is not the mixture of secret and contributions.
    #[error("seed: it is not made from the secret and the contributions in the record")]
    WrongSeed,
}

impl Record {
    /// The record of a game as played so far.
    pub fn of(play: &dyn Play, names: &[String]) -> Record {
        let setup = play.setup();
        let decisions = play.decisions().into_iter().map(|(seat, notation)| Decision::new(seat, notation));
        let mut record = Record {
            game: play.game().meta().id.to_owned(),
            version: setup.version,
            seats: setup.seats,
            options: setup.options.clone(),
            seed: setup.seed,
            names: names.iter().map(|name| one_line(name)).collect(),
            secret: None,
            contributions: Vec::new(),
            decisions: decisions.collect(),
            digest: None,
        };
        record.digest = Some(record.digest_of(play));
        record
    }

    /// With the proof of how the seed was made.
    pub fn with_proof(mut self, secret: [u8; 32], contributions: Vec<String>, play: &dyn Play) -> Record {
        self.secret = Some(secret);
        self.contributions = contributions.iter().map(|text| one_line(text)).collect();
        self.digest = Some(self.digest_of(play));
        self
    }

    /// Plays the first `to` decisions (all, if `None`).
    pub fn replay(
        &self,
        game: &'static dyn AnyGame,
        to: Option<usize>,
    ) -> Result<Box<dyn Play>, RecordError> {
        if game.meta().id != self.game {
            return Err(RecordError::UnknownGame(self.game.clone()));
        }
        let mut play = game.open(self.seats, &self.options, self.seed, self.version)?;
        for (ply, decision) in self.decisions.iter().enumerate().take(to.unwrap_or(usize::MAX)) {
            play.follow(decision.seat, &decision.notation).map_err(|refusal| RecordError::Refused {
                line: decision.line,
                ply,
                seat: decision.seat,
                notation: decision.notation.clone(),
                refusal,
            })?;
        }
        Ok(play)
    }

    /// Plays the whole record, then checks its digest and, if it has a proof, its seed.
    pub fn verify(&self, game: &'static dyn AnyGame) -> Result<Box<dyn Play>, RecordError> {
        let play = self.replay(game, None)?;
        if let Some(stated) = &self.digest {
            let computed = self.digest_of(play.as_ref());
            if *stated != computed {
                return Err(RecordError::WrongDigest { stated: stated.clone(), computed });
            }
        }
        if let Some(secret) = &self.secret
            && Seed::mix(secret, self.contributions.iter().map(String::as_str)) != self.seed
        {
            return Err(RecordError::WrongSeed);
        }
        Ok(play)
    }

    fn digest_of(&self, play: &dyn Play) -> String {
        let mut hash = Sha256::new();
        hash.update(self.body());
        if let Some(outcome) = play.outcome() {
            for standing in &outcome.standings {
                hash.update(format!("{} {} {}", standing.seat, standing.rank, standing.score));
                for part in &standing.parts {
                    hash.update(format!(" {} {}", part.key, part.points));
                }
                hash.update("\n");
            }
        }
        hex::encode(hash.finalize())
    }

    fn body(&self) -> String {
        let mut text = format!(
            "{FIRST_LINE}\ngame: {}\nrules: {}\nseats: {}\nseed: {}\n",
            self.game, self.version, self.seats, self.seed
        );
        for (key, value) in self.options.iter() {
            for line in value.split('\n') {
                text += &format!("option {key}: {}\n", one_line(line));
            }
        }
        for (seat, name) in self.names.iter().enumerate() {
            text += &format!("seat {seat}: {name}\n");
        }
        if let Some(secret) = &self.secret {
            text += &format!("secret: {}\n", hex::encode(secret));
            for (seat, contribution) in self.contributions.iter().enumerate() {
                text += &format!("contribution {seat}: {contribution}\n");
            }
        }
        text.push('\n');
        for decision in &self.decisions {
            text += &format!("{} {}\n", decision.seat, decision.notation);
        }
        text
    }
}

fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect::<String>().trim().to_owned()
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.body())?;
        match &self.digest {
            Some(digest) => write!(f, "\ndigest: {digest}\n"),
            None => Ok(()),
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        if lines.next().is_none_or(|(_, line)| line != FIRST_LINE) {
            return Err(RecordError::NotARecord);
        }
        let mut header = Header::default();
        let mut decisions = Vec::new();
        for (line, text) in lines.filter(|(_, text)| !text.is_empty() && !text.starts_with('#')) {
            if text.starts_with(|c: char| c.is_ascii_digit()) {
                decisions.push(decision(line, text)?);
            } else {
                header.read(line, text)?;
            }
        }
        header.record(decisions)
    }
}

fn malformed(line: usize, what: impl fmt::Display) -> RecordError {
    RecordError::Malformed { line, what: what.to_string() }
}

fn decision(line: usize, text: &str) -> Result<Decision, RecordError> {
    let (seat, notation) = text
        .split_once(' ')
        .ok_or_else(|| malformed(line, "expected a seat and a decision, as in `0 pass`"))?;
    let seat = seat.parse().map_err(|_| malformed(line, format_args!("{seat:?} is not a seat")))?;
    Ok(Decision { seat: Seat(seat), notation: notation.trim().to_owned(), line })
}

#[derive(Default)]
struct Header {
    plain: BTreeMap<&'static str, String>,
    options: Options,
    names: Vec<String>,
    contributions: Vec<String>,
    version: Option<u16>,
    seats: Option<u8>,
    seed: Option<Seed>,
    secret: Option<[u8; 32]>,
}

impl Header {
    fn read(&mut self, line: usize, text: &str) -> Result<(), RecordError> {
        let (key, value) = text.split_once(':').ok_or_else(|| malformed(line, "expected `key: value`"))?;
        let value = value.trim();
        match key.split_once(' ').unwrap_or((key, "")) {
            ("game", "") => {
                self.plain.insert("game", value.to_owned());
            }
            ("digest", "") => {
                self.plain.insert("digest", value.to_owned());
            }
            ("rules", "") => {
                let version = value.parse().map_err(|_| malformed(line, "rules: not a version number"))?;
                self.version = Some(version);
            }
            ("seats", "") => {
                self.seats = Some(value.parse().map_err(|_| malformed(line, "seats: not a number"))?);
            }
            ("seed", "") => self.seed = Some(value.parse().map_err(|error| malformed(line, error))?),
            ("secret", "") => {
                let secret: Seed =
                    value.parse().map_err(|_| malformed(line, "secret: not 64 hexadecimal digits"))?;
                self.secret = Some(secret.0);
            }
            ("option", key) if !key.is_empty() => {
                let text = self.options.get(key).map(|above| format!("{above}\n{value}"));
                self.options.set(key, text.unwrap_or_else(|| value.to_owned()));
            }
            ("seat", seat) => keep(&mut self.names, line, seat, value)?,
            ("contribution", seat) => keep(&mut self.contributions, line, seat, value)?,
            _ => return Err(malformed(line, format_args!("unknown header {key:?}"))),
        }
        Ok(())
    }

    fn record(mut self, decisions: Vec<Decision>) -> Result<Record, RecordError> {
        Ok(Record {
            game: self.plain.remove("game").ok_or(RecordError::Missing("game"))?,
            version: self.version.ok_or(RecordError::Missing("rules"))?,
            seats: self.seats.ok_or(RecordError::Missing("seats"))?,
            options: self.options,
            seed: self.seed.ok_or(RecordError::Missing("seed"))?,
            names: self.names,
            secret: self.secret,
            contributions: self.contributions,
            decisions,
            digest: self.plain.remove("digest"),
        })
    }
}

/// Seats are listed in order, so that a name never lands on another seat.
fn keep(texts: &mut Vec<String>, line: usize, seat: &str, value: &str) -> Result<(), RecordError> {
    if seat.parse() != Ok(texts.len()) {
        return Err(malformed(line, format_args!("expected seat {}, found {seat:?}", texts.len())));
    }
    texts.push(value.to_owned());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "railhead record 1\ngame: toy\nrules: 1\nseats: 2\nseed: 0101010101010101010101010101010101010101010101010101010101010101\noption money: open\nseat 0: Ana: the first\nseat 1: Bento\n\n0 lay A1\n1 pass\n";

    #[test]
    fn a_record_is_written_as_it_was_read() {
        let record: Record = TEXT.parse().unwrap();
        assert_eq!(record.names[0], "Ana: the first");
        assert_eq!(record.decisions[1], Decision { seat: Seat(1), notation: "pass".into(), line: 11 });
        assert_eq!(record.to_string(), TEXT);
    }

    #[test]
    fn an_option_of_several_lines_keeps_them() {
        let mut record: Record = TEXT.parse().unwrap();
        record.options.set("branch", "year 3\n\n0 open FL: \\n\n");
        record.options.set("empty", "");
        let text = record.to_string();
        assert!(text.contains(
            "\noption branch: year 3\noption branch: \noption branch: 0 open FL: \\n\noption branch: \n"
        ));
        let read: Record = text.parse().unwrap();
        assert_eq!(read.to_string(), text);
        assert_eq!(read.options, record.options);
    }

    #[test]
    fn damage_is_named_by_its_line() {
        let read = |text: String| text.parse::<Record>().unwrap_err().to_string();
        assert!(read("hello".into()).starts_with("line 1:"));
        assert_eq!(read(TEXT.replace("1 pass", "x pass")), "line 11: expected `key: value`");
        assert_eq!(read(TEXT.replace("1 pass", "900 pass")), "line 11: \"900\" is not a seat");
        assert_eq!(read(TEXT.replace("seats: 2\n", "")), "the header has no line \"seats\"");
        assert_eq!(read(TEXT.replace("seat 1:", "seat 4:")), "line 8: expected seat 1, found \"4\"");
        assert_eq!(read(TEXT.replace("rules: 1", "rules: x")), "line 3: rules: not a version number");
    }
}
