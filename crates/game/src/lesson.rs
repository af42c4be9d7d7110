//! Lessons: a game taught on its own board, from positions that are replays like any other.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use crate::{AnyGame, Options, Play, Refusal, Seat, Seed, SetupError};

/// A lesson of a game, read from TOML:
///
/// ```text
/// minutes = 5
///
/// [position.opening]
/// seats = 3
/// seed = "lesson 4"
/// moves = ["1 lay A1", "1 pass"]
///
/// [[step]]
/// position = "opening"
/// lit = ["city-LAR"]
///
/// [[step]]
/// do = "lay C4"
/// then = ["0 end", "1 lay B2"]
/// ```
///
/// A step lays one of the positions anew, or goes on from the step before: with what that one asked for, and with what
/// the script lets happen `then`. So every step is a function of its number, and nothing is kept between two of them.
///
/// Its words are messages of the game: `lesson-ID` is the lesson's title; step `N` has a heading `lesson-ID-N`, a text
/// `lesson-ID-N-text`, and, unless one only reads on, a task `lesson-ID-N-task`. A question also has
/// `lesson-ID-N-answer-K` for each answer, and `lesson-ID-N-why-K` for what is said of it. Two asterisks on either side
/// make words stand out.
///
/// The pictures of a rules page are the steps of one more such file, whose id is [`Tutorial::EXAMPLES`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tutorial {
    /// Its name in addresses and messages.
    pub id: &'static str,
    /// How many minutes it takes, about.
    pub minutes: u8,
    positions: BTreeMap<String, Start>,
    steps: Vec<Step>,
}

/// Where a step begins anew.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    seats: u8,
    /// What the seed is made from.
    seed: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// The seat of whoever learns.
    #[serde(default)]
    learner: u8,
    /// What has been decided, each as `SEAT NOTATION`.
    #[serde(default)]
    moves: Vec<String>,
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    position: Option<String>,
    /// The pieces that the text is about, by a mark in the scene ([`light`]).
    #[serde(default)]
    pub lit: Vec<String>,
    /// The pane that must be in sight, where it is not that of a lit piece.
    pub pane: Option<String>,
    /// The part of that pane, if it is a drawing, that an example on the rules page shows: left, top, width, height.
    pub part: Option<[u32; 4]>,
    /// What it is for on the rules page.
    #[serde(default)]
    pub role: Role,
    #[serde(rename = "do")]
    decision: Option<String>,
    answers: Option<u8>,
    right: Option<u8>,
    /// What the script lets happen afterwards, each as `SEAT NOTATION`.
    #[serde(default)]
    then: Vec<String>,
}

/// What a step is for on the rules page, if it is one of the game's examples.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// The picture beside the game in one minute.
    Minute,
    /// A part of a turn.
    Turn,
    /// A worked example.
    #[default]
    Example,
}

/// What a step asks of whoever learns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked<'a> {
    /// To read on.
    Next,
    /// This decision.
    Decision(&'a str),
    /// One of so many answers, counted from 1.
    Answer {
        /// How many there are.
        of: u8,
        /// Which is right.
        right: u8,
    },
}

/// What somebody does at a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply<'a> {
    /// Reads on.
    Next,
    /// Takes a decision.
    Decision(&'a str),
    /// Gives an answer, counted from 1.
    Answer(u8),
}

/// Why a lesson does not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stuck {
    /// The rules refuse it.
    Refused(Refusal),
    /// The rules allow it, but the step asks for something else.
    Otherwise,
    /// The answer of this number is wrong.
    Wrong(u8),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    minutes: u8,
    position: BTreeMap<String, Start>,
    step: Vec<Step>,
}

/// A lesson that cannot be read, or whose script the rules refuse.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TutorialError {
    /// The file cannot be read.
    #[error("{0}")]
    Malformed(String),
    /// A step that makes no sense by itself.
    #[error("step {step}: {fault}")]
    Step {
        /// Which, counted from 1.
        step: usize,
        /// What is wrong.
        fault: &'static str,
    },
    /// The lesson has no such step.
    #[error("there is no step {0}")]
    NoStep(usize),
    /// The game cannot be set up so.
    #[error("step {step}: {error}")]
    Setup {
        /// Which, counted from 1.
        step: usize,
        /// Why not.
        error: SetupError,
    },
    /// A decision of the script that the rules refuse.
    #[error("step {step}: {line:?} is refused: {refusal}")]
    Refused {
        /// The step that it leads to, counted from 1.
        step: usize,
        /// The decision as it is written.
        line: String,
        /// Why.
        refusal: Refusal,
    },
}

/// The table of a step.
pub struct TutorialTable {
    /// The position, with its past.
    pub play: Box<dyn Play>,
    /// The seat of whoever learns.
    pub learner: Seat,
}

impl Tutorial {
    /// The id of the steps that the rules page shows.
    pub const EXAMPLES: &'static str = "examples";

    /// Reads a lesson.
    pub fn parse(id: &'static str, text: &str) -> Result<Tutorial, TutorialError> {
        let File { minutes, position, step } =
            toml::from_str(text).map_err(|error| TutorialError::Malformed(error.to_string()))?;
        let lesson = Tutorial { id, minutes, positions: position, steps: step };
        match lesson.steps.first() {
            None => return Err(TutorialError::NoStep(1)),
            Some(first) if first.position.is_none() => {
                return Err(TutorialError::Step { step: 1, fault: "the first step has no position" });
            }
            Some(_) => {}
        }
        for (index, step) in lesson.steps.iter().enumerate() {
            if let Some(fault) = lesson.fault(step) {
                return Err(TutorialError::Step { step: index + 1, fault });
            }
        }
        Ok(lesson)
    }

    fn fault(&self, step: &Step) -> Option<&'static str> {
        if step.position.as_ref().is_some_and(|name| !self.positions.contains_key(name)) {
            return Some("there is no such position");
        }
        match (&step.decision, step.answers, step.right) {
            (None | Some(_), None, None) => None,
            (None, Some(of), Some(right)) if of > 1 && (1..=of).contains(&right) => None,
            _ => Some("a step asks for a decision, or for one right answer of several, or for nothing"),
        }
    }

    /// The steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The step of this number, counted from 1.
    pub fn step(&self, number: usize) -> Option<&Step> {
        self.steps.get(number.checked_sub(1)?)
    }

    /// The message of a step: its heading, or the part of it that `part` names.
    pub fn key(&self, number: usize, part: &str) -> String {
        let dash = if part.is_empty() { "" } else { "-" };
        format!("lesson-{}-{number}{dash}{part}", self.id)
    }

    /// The table as the step of this number, counted from 1, begins. One more than there are steps is the table after
    /// the last.
    pub fn table(&self, game: &'static dyn AnyGame, number: usize) -> Result<TutorialTable, TutorialError> {
        if number == 0 || number > self.steps.len() + 1 {
            return Err(TutorialError::NoStep(number));
        }
        let laid = |step: &Step| step.position.is_some();
        let first = self.steps[..number.min(self.steps.len())].iter().rposition(laid).unwrap_or(0);
        let mut table = self.begin(game, first)?;
        for (index, step) in self.steps.iter().enumerate().take(number - 1).skip(first) {
            for line in step.script(table.learner) {
                take(&mut table, index + 1, &line)?;
            }
        }
        Ok(table)
    }

    /// What is seen after the step of this number was done: the table after each decision, up to where the next step
    /// begins.
    pub fn film(
        &self,
        game: &'static dyn AnyGame,
        number: usize,
    ) -> Result<Vec<TutorialTable>, TutorialError> {
        let step = self.step(number).ok_or(TutorialError::NoStep(number))?;
        let mut table = self.table(game, number)?;
        let mut seen = Vec::new();
        for line in step.script(table.learner) {
            take(&mut table, number, &line)?;
            seen.push(TutorialTable { play: table.play.boxed(), learner: table.learner });
        }
        if self.step(number + 1).is_some_and(|next| next.position.is_some()) {
            seen.push(self.table(game, number + 1)?);
        }
        Ok(seen)
    }

    /// Whether the reply is what the step of this number asks for.
    pub fn try_reply(&self, table: &TutorialTable, number: usize, reply: Reply<'_>) -> Result<(), Stuck> {
        let asked = self.step(number).map_or(Asked::Next, Step::asked);
        match (asked, reply) {
            (Asked::Next, Reply::Next) => Ok(()),
            (Asked::Answer { right, .. }, Reply::Answer(given)) if given == right => Ok(()),
            (Asked::Answer { of, .. }, Reply::Answer(given)) if (1..=of).contains(&given) => {
                Err(Stuck::Wrong(given))
            }
            (asked, Reply::Decision(notation)) => {
                let decided = table.play.boxed().decide(table.learner, notation).map_err(Stuck::Refused)?;
                if asked == Asked::Decision(&decided.notation) { Ok(()) } else { Err(Stuck::Otherwise) }
            }
            _ => Err(Stuck::Otherwise),
        }
    }

    fn begin(&self, game: &'static dyn AnyGame, index: usize) -> Result<TutorialTable, TutorialError> {
        let step = index + 1;
        let name = self.steps[index].position.as_deref().unwrap_or_default();
        let start = self.positions.get(name);
        let start = start.ok_or(TutorialError::Step { step, fault: "there is no such position" })?;
        let options: Options = start.options.iter().collect();
        let seed = Seed::mix(&[0; 32], [start.seed.as_str()]);
        let version = game.meta().current_version();
        let play = game.open(start.seats, &options, seed, version);
        let play = play.map_err(|error| TutorialError::Setup { step, error })?;
        let mut table = TutorialTable { play, learner: Seat(start.learner) };
        for line in &start.moves {
            take(&mut table, step, line)?;
        }
        Ok(table)
    }
}

impl Step {
    /// What the step asks for.
    pub fn asked(&self) -> Asked<'_> {
        match (&self.decision, self.answers, self.right) {
            (Some(notation), ..) => Asked::Decision(notation),
            (None, Some(of), Some(right)) => Asked::Answer { of, right },
            _ => Asked::Next,
        }
    }

    /// What happens once the step is done by whoever sits at `learner`.
    fn script(&self, learner: Seat) -> Vec<String> {
        let own = self.decision.iter().map(|notation| format!("{learner} {notation}"));
        own.chain(self.then.iter().cloned()).collect()
    }
}

fn take(table: &mut TutorialTable, step: usize, line: &str) -> Result<(), TutorialError> {
    let malformed = || TutorialError::Malformed(format!("step {step}: {line:?} is not SEAT NOTATION"));
    let (seat, notation) = line.split_once(' ').ok_or_else(malformed)?;
    let seat = Seat(seat.parse().map_err(|_| malformed())?);
    let decided = table.play.decide(seat, notation);
    decided.map(drop).map_err(|refusal| TutorialError::Refused { step, line: line.to_owned(), refusal })
}

/// The marks by which a step may light a piece: the attributes of markup that may bear its name.
const MARKS: [&str; 4] = ["data-spot", "data-piece", "data-light", "data-act"];

/// The markup with the lit pieces marked (`data-lit`), and how many there are.
pub fn light(markup: &str, lit: &[String]) -> (String, usize) {
    let (mut out, mut count) = (markup.to_owned(), 0);
    for name in lit {
        for mark in MARKS {
            let attribute = format!(" {mark}=\"{name}\"");
            let found = out.matches(&attribute).count();
            if found > 0 {
                out = out.replace(&attribute, &format!("{attribute} data-lit"));
                count += found;
                break;
            }
        }
    }
    (out, count)
}
