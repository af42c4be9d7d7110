//! What is seen and decided, what was decided, and what a bot would decide.

use railhead_bots::{Advice, Explanation};
use railhead_game::LogEntry;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::tables::Committed;

/// A decision.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Decide {
    /// Which seat decides; may be left out by whoever has just one.
    #[serde(default)]
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// The number of decisions seen so far: a decision that answers another position is refused with 409.
    pub ply: usize,
    /// The decision in the game's notation.
    pub decision: String,
}

/// A decision to be taken back.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TakeBack {
    /// Which seat takes back; may be left out by whoever has just one.
    #[serde(default)]
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// The number of decisions seen so far.
    pub ply: usize,
}

/// A change that was made and is on disk.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    /// What the table is at now.
    pub revision: i64,
    /// How many decisions have been taken.
    pub ply: usize,
}

impl Done {
    /// What is told of a change.
    pub fn of(committed: &Committed) -> Done {
        Done { revision: committed.revision, ply: committed.ply }
    }
}

/// What a seat, or a spectator, sees.
#[derive(Debug, Serialize, ToSchema)]
pub struct Seen {
    /// The seat; none for a spectator.
    pub seat: Option<u8>,
    /// The number of decisions it shows.
    pub ply: usize,
    /// The revision of the table.
    pub revision: i64,
    /// The seats that must decide.
    pub actors: Vec<u8>,
    /// The game's view.
    #[schema(value_type = Object)]
    pub view: serde_json::Value,
}

/// What a seat may decide.
#[derive(Debug, Serialize, ToSchema)]
pub struct Offered {
    /// The seat.
    pub seat: u8,
    /// The number of decisions so far, to be sent along with the decision.
    pub ply: usize,
    /// The decisions in notation.
    pub legal: Vec<String>,
}

/// A decision in the log.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Entry)]
pub struct LoggedDecision {
    /// Its number.
    pub ply: usize,
    /// Who took it.
    pub seat: u8,
    /// The decision; none while it is hidden from whoever asks.
    pub decision: Option<String>,
}

impl LoggedDecision {
    /// What is told of an entry.
    pub fn of(entry: LogEntry) -> LoggedDecision {
        LoggedDecision { ply: entry.ply, seat: entry.seat.0, decision: entry.notation }
    }
}

/// What a bot would do in a seat's place, from what the seat may know.
#[derive(Debug, Serialize, ToSchema)]
pub struct Advised {
    /// The seat.
    pub seat: u8,
    /// After how many decisions.
    pub ply: usize,
    /// How often decisions were looked at in all.
    pub looks: u32,
    /// How likely each seat wins if the best is decided, from 0 to 1, in the order of seats.
    pub chances: Vec<f32>,
    /// The best decisions, best first: at most three.
    pub advice: Vec<AdvisedDecision>,
}

/// A decision, what comes of it and why.
#[derive(Debug, Serialize, ToSchema)]
pub struct AdvisedDecision {
    /// The decision in notation.
    pub decision: String,
    /// The decision in words.
    pub words: String,
    /// What it takes and brings at once, if worth saying.
    pub brings: Option<String>,
    /// How likely the seat wins, from 0 to 1.
    pub chance: f32,
    /// How much worse than the best it seems, as a part of a victory.
    pub loss: f32,
    /// The standard error of that.
    pub doubt: f32,
    /// What speaks for it and against it, in a sentence.
    pub why: String,
}

impl Advised {
    /// What is told of this explanation after `ply` decisions.
    pub fn of(ply: usize, explained: Explanation) -> Advised {
        let Explanation { seat, looks, chances, advice } = explained;
        let told = |Advice { notation, words, brings, chance, loss, doubt, why, .. }| AdvisedDecision {
            decision: notation,
            words,
            brings,
            chance,
            loss,
            doubt,
            why,
        };
        Advised { seat, ply, looks, chances, advice: advice.into_iter().map(told).collect() }
    }
}
