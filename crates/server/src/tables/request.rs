//! Tables as somebody wants them, and how they are made.

use std::{fmt, str::FromStr};

use railhead_bots::{GameWithBots, Level, UnknownLevel};
use railhead_game::{Options, Seed, commitment};
use railhead_store::{
    Customs, Hints, NewTable, Occupant, Origin, SeatPlan, Secret, Sitter, StoredSeat, TableId, User, UserId,
    Visibility,
};
use thiserror::Error;

use super::Tables;
use crate::{
    Problem,
    blocking::blocking,
    options::is_open,
    problem::FieldFault,
    text::{tidy, tidy_name, tidy_title},
};

/// Names for bots; a table never has more seats than these.
const BOT_NAMES: [&str; 8] = ["Casey", "Josefa", "Silas", "Mei", "Otis", "Winona", "Bento", "Ruth"];

/// The name of the `n`th bot at a table, from 0.
pub fn bot_name(n: usize) -> &'static str {
    BOT_NAMES[n % BOT_NAMES.len()]
}

/// The most characters a player may mix into the seed.
pub const CONTRIBUTION: usize = 80;

/// The most characters of a table's name.
pub const TITLE: usize = 48;

/// What a seat is to be. As a text: `me`, `open`, `invited` or `invited:NAME`, `bot-LEVEL` or `bot-LEVEL:NAME`, `hot-seat:NAME`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeatRequest {
    /// Whoever makes the table.
    Me,
    /// Anybody.
    Open,
    /// Whoever has the link.
    Invited,
    /// Whoever has the account of this name, or the link.
    Named(String),
    /// A bot, under a name of its own or the next one that is free.
    Bot(Level, Option<String>),
    /// Somebody at this screen.
    HotSeat(String),
}

impl SeatRequest {
    /// What `seat` is to be at another table that `user` hosts: the user's seats stay the user's, bots stay bots (under
    /// their names, if those are kept), and the others are as `others` says. A bot of a level that there is no more is
    /// refused by its name.
    pub fn like(
        seat: &StoredSeat,
        user: UserId,
        others: SeatRequest,
        keep_names: bool,
    ) -> Result<SeatRequest, BadSeat> {
        Ok(match &seat.occupant {
            Occupant::User { user: sitter, .. } if *sitter == user => SeatRequest::Me,
            Occupant::HotSeat { user: sitter, name } if *sitter == user => SeatRequest::HotSeat(name.clone()),
            Occupant::Bot { level, name } => {
                SeatRequest::Bot(level.parse()?, keep_names.then(|| name.clone()))
            }
            Occupant::User { .. } | Occupant::HotSeat { .. } | Occupant::Open | Occupant::Gone => others,
        })
    }
}

impl fmt::Display for SeatRequest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatRequest::Me => f.write_str("me"),
            SeatRequest::Open => f.write_str("open"),
            SeatRequest::Invited => f.write_str("invited"),
            SeatRequest::Named(name) => write!(f, "invited:{name}"),
            SeatRequest::Bot(level, None) => write!(f, "bot-{level}"),
            SeatRequest::Bot(level, Some(name)) => write!(f, "bot-{level}:{name}"),
            SeatRequest::HotSeat(name) => write!(f, "hot-seat:{name}"),
        }
    }
}

/// A text that is no kind of seat.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum BadSeat {
    /// Nobody knows what it is to be.
    #[error("this is no kind of seat")]
    Kind,
    /// It is to be a bot of a level that there is not.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
}

impl From<BadSeat> for FieldFault {
    fn from(bad: BadSeat) -> FieldFault {
        match bad {
            BadSeat::Kind => FieldFault::BadSeat,
            BadSeat::Level(level) => FieldFault::BadLevel { level },
        }
    }
}

impl FromStr for SeatRequest {
    type Err = BadSeat;

    fn from_str(text: &str) -> Result<SeatRequest, BadSeat> {
        let (kind, name) = match text.split_once(':') {
            Some((kind, name)) => (kind, Some(tidy_name(name).ok_or(BadSeat::Kind)?)),
            None => (text, None),
        };
        match (kind, name) {
            ("me", None) => Ok(SeatRequest::Me),
            ("open", None) => Ok(SeatRequest::Open),
            ("invited", None) => Ok(SeatRequest::Invited),
            ("invited", Some(name)) => Ok(SeatRequest::Named(name)),
            ("hot-seat", Some(name)) => Ok(SeatRequest::HotSeat(name)),
            (kind, name) => {
                let level = kind.strip_prefix("bot-").ok_or(BadSeat::Kind)?;
                Ok(SeatRequest::Bot(level.parse()?, name))
            }
        }
    }
}

/// A table as somebody wants it.
#[derive(Clone)]
pub struct TableRequest {
    /// The game.
    pub game: &'static dyn GameWithBots,
    /// Its options.
    pub options: Options,
    /// The table's name; empty for one made of the host's.
    pub title: String,
    /// The seats in order.
    pub seats: Vec<SeatRequest>,
    /// Whether it is listed for everybody.
    pub public: bool,
    /// Whether people may watch.
    pub spectators: bool,
    /// What else the host has settled.
    pub customs: Customs,
    /// What the host was promised, and mixes into the seed; a new secret and nothing if `None`.
    pub contribution: Option<HostLuck>,
    /// Where it begins.
    pub origin: Origin,
    /// Whether it goes another way than the table it begins from, which its title says in each reader's language.
    pub another_way: bool,
}

/// A secret that was promised to a host, and what the host answered.
#[derive(Clone)]
pub struct HostLuck {
    /// The server's secret.
    pub secret: Secret,
    /// What the host mixes into the seed.
    pub text: Option<String>,
}

/// What somebody mixes into the seed, kept short; nothing if there is nothing in it.
pub fn contribution(text: &str) -> Option<String> {
    tidy(text, CONTRIBUTION)
}

/// Where hints are allowed, as somebody said it.
pub fn hints_of(text: &str) -> Result<Hints, Problem> {
    let said = Hints::of_word(text);
    said.ok_or_else(|| Problem::field("hints", FieldFault::BadHints))
}

impl Tables {
    /// Makes the table that `host` wants. A text that a game reads for itself is taken from a branch or a file only.
    pub async fn create(&self, host: &User, request: TableRequest) -> Result<TableId, Problem> {
        let meta = request.game.meta();
        let seats = u8::try_from(request.seats.len()).unwrap_or(u8::MAX);
        let has_text = request.options.iter().any(|(key, text)| !text.is_empty() && !is_open(meta, key));
        if request.origin == Origin::New && has_text {
            return Err(Problem::field("options", FieldFault::TextOption));
        }
        // The seed is not made yet; everything else is checked before anybody sits down.
        let (game, options) = (request.game, request.options);
        let trial = blocking(move || {
            let opened = game.open(seats, &options, Seed([0; 32]), meta.current_version())?;
            Ok(opened.setup().options.clone())
        });
        let options = trial.await?.map_err(|error| Problem::setup(meta, error))?;
        if request.seats.iter().filter(|seat| **seat == SeatRequest::Me).count() > 1 {
            return Err(Problem::field("seats", FieldFault::TwoOfMe));
        }
        let HostLuck { secret, text } = match request.contribution {
            Some(luck) => luck,
            None => HostLuck { secret: Secret::random()?, text: None },
        };
        let mut bots = 0..;
        let sitter = |name: &str, contribution| Sitter { user: host.id, name: name.to_owned(), contribution };
        let mut seats = Vec::with_capacity(request.seats.len());
        for (index, wanted) in request.seats.iter().enumerate() {
            seats.push(match wanted {
                SeatRequest::Me => SeatPlan::User(sitter(&host.name, text.clone())),
                SeatRequest::Open => SeatPlan::Open,
                SeatRequest::Invited => SeatPlan::Reserved,
                SeatRequest::Named(name) => {
                    let field = format!("seats[{index}]");
                    SeatPlan::ReservedFor(self.shared.account_named(name, host.id, field).await?)
                }
                SeatRequest::Bot(level, name) => SeatPlan::Bot {
                    level: level.to_string(),
                    name: name
                        .clone()
                        .unwrap_or_else(|| bot_name(bots.next().unwrap_or_default()).to_owned()),
                },
                SeatRequest::HotSeat(name) => SeatPlan::HotSeat(sitter(name, None)),
            });
        }
        let by_name = seats.iter().any(|seat| matches!(seat, SeatPlan::ReservedFor(_)));
        // Without one, a table is called after its host.
        let title = tidy_title(&request.title, TITLE).unwrap_or_default();
        let table = self
            .shared
            .store
            .create_table(NewTable {
                game: meta.id.to_owned(),
                rules_version: meta.current_version(),
                options: serde_json::to_string(&options).unwrap_or_default(),
                title,
                host: host.id,
                visibility: if request.public { Visibility::Public } else { Visibility::Link },
                spectators: request.spectators,
                customs: request.customs,
                origin: request.origin,
                another_way: request.another_way,
                secret,
                commitment: commitment(secret.expose()),
                seats,
            })
            .await?;
        if by_name {
            self.open(table).await?.call_the_invited(host.id).await;
        }
        Ok(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read_as_they_are_written() {
        for text in [
            "me",
            "open",
            "invited",
            "invited:Bento",
            "bot-steady",
            "bot-greedy",
            "bot-random:Casey",
            "hot-seat:Ana Maria",
        ] {
            assert_eq!(text.parse::<SeatRequest>().map(|seat| seat.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "throne", "me:Ana", "hot-seat", "hot-seat: ", "bot-greedy:", "invited:"] {
            assert_eq!(text.parse::<SeatRequest>(), Err(BadSeat::Kind), "{text}");
        }
        for level in ["genius", "", "Steady"] {
            let refused = format!("bot-{level}").parse::<SeatRequest>().unwrap_err();
            assert_eq!(refused, BadSeat::Level(level.parse::<Level>().unwrap_err()));
        }
    }
}
