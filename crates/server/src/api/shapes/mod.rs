//! What the API takes and gives.

mod decision;

use std::collections::BTreeMap;

use railhead_game::{AnyGame, Lang, OptionKind};
use railhead_store::{
    Ask, AtZero, Handing, Hints, Invite, Occupant, SeatNo, Status, StoredClock, StoredSeat, Visibility,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use decision::{Advised, Decide, Done, LoggedDecision, Offered, Seen, TakeBack};

use crate::{
    options::told,
    tables::{Position, access},
    text::told_apart,
    visitor::Visitor,
    words::{table_title, title_of},
};

/// Somebody new.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewGuest {
    /// The name shown at tables (at most 24 characters are kept).
    pub name: String,
    /// `en` or `pt-BR`.
    #[serde(default)]
    pub language: Option<String>,
}

/// Another place to sit.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Move {
    /// Where.
    pub seat: u8,
}

/// A guest and the token it is known by; the token is shown this once.
#[derive(Debug, Serialize, ToSchema)]
pub struct Guest {
    /// The name.
    pub name: String,
    /// To be sent as `Authorization: Bearer TOKEN`.
    pub token: String,
}

/// A game on the shelf.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: &'static str,
    /// Its title.
    pub title: String,
    /// One sentence about it.
    pub blurb: String,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// The rules version of new tables.
    pub rules_version: u16,
    /// Its options and their values, the default first.
    pub options: BTreeMap<&'static str, Vec<&'static str>>,
}

impl GameInfo {
    /// What is told of `title`.
    pub fn of(title: &dyn AnyGame, lang: Lang) -> GameInfo {
        let meta = title.meta();
        let options = meta.options.iter().filter_map(|option| match option.kind {
            OptionKind::Choice(values) => Some((option.key, values.to_vec())),
            OptionKind::Text => None,
        });
        GameInfo {
            id: meta.id,
            title: title_of(title, lang),
            blurb: title.words(lang).say("blurb"),
            min_seats: meta.min_seats,
            max_seats: meta.max_seats,
            rules_version: meta.current_version(),
            options: options.collect(),
        }
    }
}

/// A table to be made.
#[derive(Debug, Deserialize, ToSchema)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The table's name.
    #[serde(default)]
    pub title: String,
    /// The seats in order: `me`, `open`, `invited` or `invited:NAME` (whoever has the account of that name), `hot-seat` or `hot-seat:NAME`, or a bot: `bot-beginner`,
    /// `bot-steady`, `bot-skilled`, `bot-expert`, `bot-master`, or one of the yardsticks `bot-greedy` and `bot-random`
    /// (with `:NAME` under a name of its own).
    pub seats: Vec<String>,
    /// The game's options.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Whether it is listed for everybody.
    #[serde(default)]
    pub public: bool,
    /// Whether people without a seat may watch.
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether people may talk.
    #[serde(default = "yes")]
    pub talk: bool,
    /// Whether those who watch may ask for a bot's seat; somebody who sits there answers.
    #[serde(default)]
    pub take_over: bool,
    /// How fast it is played: `none`, `live MINUTES+SECONDS` (a bank and what each turn adds) or `days DAYS` (a turn).
    #[serde(default = "no_pace")]
    pub pace: String,
    /// Whether, when somebody's time is out, the others vote for a bot to stand in; else one does at once.
    #[serde(default)]
    pub vote: bool,
    /// Where hints are allowed: `alone` (while one person plays there, against bots), `on` or `off`.
    #[serde(default = "alone")]
    pub hints: String,
}

fn alone() -> String {
    Hints::Alone.to_string()
}

fn no_pace() -> String {
    "none".to_owned()
}

fn yes() -> bool {
    true
}

/// A table.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The rules version it is played by.
    pub rules_version: u16,
    /// Its name.
    pub title: String,
    /// Where it began: `new`, `branch` (from a moment of another table here) or `import` (from a file that anybody may
    /// have written).
    pub origin: &'static str,
    /// `gathering`, `playing`, `finished` or `abandoned`.
    pub status: &'static str,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Whether people may talk.
    pub talk: bool,
    /// Whether people without a seat may watch.
    pub spectators: bool,
    /// Whether they may ask for a bot's seat.
    pub take_over: bool,
    /// Where hints are allowed: `alone` (while one person plays there, against bots), `on` or `off`.
    pub hints: &'static str,
    /// Whether they are allowed as the seats are now.
    pub hints_allowed: bool,
    /// How fast it is played.
    pub pace: String,
    /// Whether the others vote when somebody's time is out.
    pub vote: bool,
    /// What each seat has left, where there is a pace.
    pub clocks: Vec<ClockInfo>,
    /// Counts its changes.
    pub revision: i64,
    /// How many decisions have been taken.
    pub ply: usize,
    /// The seats that must decide now.
    pub actors: Vec<u8>,
    /// Its seats.
    pub seats: Vec<SeatInfo>,
    /// Who asks for a bot's seat, for those who may answer and for whoever asks.
    pub asks: Vec<AskInfo>,
    /// The seats that changed hands, in order.
    pub handings: Vec<HandingInfo>,
    /// Its options, without what its game keeps sealed until the end.
    pub options: BTreeMap<String, String>,
    /// SHA-256 of the server's secret, promised before anybody sat down.
    pub secret_commitment: String,
    /// SHA-256 of the seed, promised from the start of the game.
    pub seed_commitment: Option<String>,
    /// The seed, once the game is over.
    pub seed: Option<String>,
    /// How it ended.
    #[schema(value_type = Option<Object>)]
    pub outcome: Option<serde_json::Value>,
}

/// A seat of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// `open`, `reserved`, `player`, `hot-seat`, `bot` or `gone`.
    pub kind: &'static str,
    /// The name shown there, with the seat's letter where another looks like it.
    pub name: Option<String>,
    /// A bot's level.
    pub level: Option<String>,
    /// Whether whoever took it has said that the game may begin.
    pub ready: bool,
    /// Whether whoever asks decides for it.
    pub mine: bool,
    /// Whether whoever asks handed it to its bot and may come back to it.
    pub kept: bool,
    /// Whether the host has invited whoever asks to it by name: they may sit down without its key.
    pub meant: bool,
    /// The key to a reserved seat, or to one that is won back; told to the host only.
    pub invite: Option<String>,
}

/// What a seat has left.
#[derive(Debug, Serialize, ToSchema)]
pub struct ClockInfo {
    /// The seat.
    pub seat: u8,
    /// How many milliseconds, when its clock last stood or was set going.
    pub left: i64,
    /// Whether it runs.
    pub runs: bool,
}

impl ClockInfo {
    fn of(clock: &StoredClock) -> ClockInfo {
        ClockInfo { seat: clock.seat.0, left: clock.left, runs: clock.ends_at.is_some() }
    }
}

/// A request for a bot's seat.
#[derive(Debug, Serialize, ToSchema)]
pub struct AskInfo {
    /// Its number, to be sent with the answer.
    pub ask: i64,
    /// The seat.
    pub seat: u8,
    /// Who asks.
    pub name: String,
    /// Whether that is whoever reads this.
    pub mine: bool,
}

/// A seat that changed hands, with the names as they were; those of people who were forgotten since are gone.
#[derive(Debug, Serialize, ToSchema)]
pub struct HandingInfo {
    /// After so many decisions.
    pub ply: u32,
    /// The seat.
    pub seat: u8,
    /// `lent` (to a bot, and kept), `released` (to a bot, for good), `back`, `taken`, `left` (to nobody), `sat`,
    /// or to a bot because of time: `timed-out`, `voted`; or `resigned`.
    pub kind: &'static str,
    /// Who had it.
    pub from: Option<String>,
    /// Who had it from then on.
    pub to: Option<String>,
    /// Who agreed.
    pub by: Option<String>,
}

impl HandingInfo {
    fn of(handing: &Handing) -> HandingInfo {
        HandingInfo {
            ply: handing.ply.0,
            seat: handing.seat.0,
            kind: handing.kind.word(),
            from: handing.from.clone(),
            to: handing.to.clone(),
            by: handing.by.clone(),
        }
    }
}

impl TableInfo {
    /// What the visitor may know of the table, in their language.
    pub fn of(position: &Position, visitor: &Visitor) -> TableInfo {
        let user = visitor.id();
        let table = &position.table;
        let host = access::hosts(position, user);
        let name = |seat: &StoredSeat| seat.occupant.name().unwrap_or_default().to_owned();
        let renewed = |no: SeatNo| position.hands.reclaims.iter().find(|reclaim| reclaim.seat == no);
        let key_of = |seat: &StoredSeat| -> Option<Invite> {
            seat.invite.clone().or_else(|| Some(renewed(seat.no)?.invite.clone()))
        };
        let names = told_apart(table.seats.iter().map(name).collect());
        let seat = |(seat, name): (&StoredSeat, String)| SeatInfo {
            seat: seat.no.0,
            kind: match &seat.occupant {
                Occupant::Open if seat.invite.is_some() => "reserved",
                Occupant::Open => "open",
                Occupant::User { .. } => "player",
                Occupant::HotSeat { .. } => "hot-seat",
                Occupant::Bot { .. } => "bot",
                Occupant::Gone => "gone",
            },
            name: Some(name).filter(|name| !name.is_empty()),
            level: match &seat.occupant {
                Occupant::Bot { level, .. } => Some(level.clone()),
                _ => None,
            },
            ready: seat.ready,
            mine: user.is_some() && seat.occupant.user() == user,
            kept: user.is_some() && seat.kept_for == user,
            meant: user.is_some() && seat.meant_for == user,
            invite: key_of(seat).filter(|_| host).map(|invite| invite.expose().to_owned()),
        };
        let answers = table.status == Status::Playing && access::consents(position, user);
        let mine = |ask: &Ask| Some(ask.user) == user;
        let asks = position.hands.waiting().filter(|ask| answers || mine(ask));
        TableInfo {
            id: table.id.to_string(),
            game: table.game.clone(),
            rules_version: table.rules_version,
            title: table_title(table, visitor.lang()),
            origin: table.origin.word(),
            status: table.status.word(),
            public: table.visibility == Visibility::Public,
            talk: table.customs.talk,
            spectators: table.spectators,
            take_over: table.customs.take_over,
            hints: table.customs.hints.word(),
            hints_allowed: table.allows_hints(),
            pace: table.customs.pace.clone(),
            vote: table.customs.at_zero == AtZero::Vote,
            clocks: position.hands.clocks.iter().map(ClockInfo::of).collect(),
            revision: table.revision.0,
            ply: position.ply(),
            actors: match table.status {
                Status::Playing => position.actors().iter().map(|seat| seat.0).collect(),
                _ => Vec::new(),
            },
            seats: table.seats.iter().zip(names).map(seat).collect(),
            asks: asks
                .map(|ask| AskInfo { ask: ask.id, seat: ask.seat.0, name: ask.name.clone(), mine: mine(ask) })
                .collect(),
            handings: position.hands.handings.iter().map(HandingInfo::of).collect(),
            options: told(position.game.meta(), &position.options, position.is_over()),
            secret_commitment: table.commitment.clone(),
            seed_commitment: position.seed_commitment(),
            seed: position.disclosed().map(|(seed, _)| seed.to_string()),
            outcome: table.outcome.as_deref().and_then(|outcome| serde_json::from_str(outcome).ok()),
        }
    }
}

/// A seat to be taken: an open one by its number, or a reserved one by its invitation.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Sit {
    /// The seat's number; the first open one if it is not given.
    #[serde(default)]
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// The invitation to a reserved seat.
    #[serde(default)]
    pub invite: Option<String>,
    /// What the player, who knows the table's `secret_commitment`, mixes into the seed; nothing if it is not given.
    #[serde(default)]
    pub contribution: Option<String>,
}

/// A game to be started.
#[derive(Debug, Deserialize, ToSchema)]
pub struct StartTable {
    /// What the host, who knows the table's `secret_commitment`, mixes into the seed; nothing if it is not given.
    #[serde(default)]
    pub contribution: Option<String>,
}

/// Whether the game may begin.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Ready {
    /// As far as whoever asks is concerned.
    pub ready: bool,
}

/// A seat to be handed to a bot.
#[derive(Debug, Deserialize, ToSchema)]
pub struct HandOver {
    /// Which seat; may be left out by whoever has just one.
    #[serde(default)]
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
    /// The bot's level: `beginner`, `steady`, `skilled`, `expert`, `master`, `greedy` or `random`.
    pub level: String,
    /// Whether somebody else may take the seat; else it is kept for whoever hands it over.
    #[serde(default)]
    pub release: bool,
}

/// A seat to be left in a game that goes on with empty seats.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Leave {
    /// Which seat; may be left out by whoever has just one.
    #[serde(default)]
    #[schema(maximum = 255)]
    pub seat: Option<u8>,
}

/// A bot's seat to be taken over.
#[derive(Debug, Deserialize, ToSchema)]
pub struct TakeOver {
    /// Which seat.
    #[schema(maximum = 255)]
    pub seat: u8,
}

/// The answer to a request for a bot's seat.
#[derive(Debug, Deserialize, ToSchema)]
pub struct AnswerAsk {
    /// The request's number.
    pub ask: i64,
    /// Whether whoever asks may have the seat.
    pub yes: bool,
}

/// What went wrong. Nothing has changed.
#[derive(Debug, Serialize, ToSchema)]
pub struct ErrorBody {
    /// A word for programs.
    pub error: String,
    /// A sentence for people.
    pub message: String,
    /// The field at fault.
    pub field: Option<String>,
    /// The paragraph of the rules at fault.
    pub paragraph: Option<String>,
    /// Where the paragraph is written.
    pub rule: Option<String>,
    /// With 409: what the table is at now.
    pub revision: Option<i64>,
}
