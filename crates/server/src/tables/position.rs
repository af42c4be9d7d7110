//! A table as it stands: its seats, its options and its game.

use std::{fmt, sync::Arc};

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use railhead_bots::GameWithBots;
use railhead_game::{Decision, Lang, Options, Play, Record, Refusal, Seat, SeatSet, Seed, SetupError};
use railhead_store::{
    Hands, Millis, Occupant, SeatNo, Secret, Secrets, Status, StoreError, StoredClock, StoredSeat,
    StoredTable, Table, TableId, UserId,
};
use thiserror::Error;

use super::{Shared, drawings::Album};
use crate::{
    Problem,
    blocking::blocking,
    frame::{Frame, Viewer, stand_in_name},
    options::discreet,
    text::told_apart,
    words::words,
};

/// A seat's number in the store, which knows no games.
pub fn seat_no(seat: Seat) -> SeatNo {
    SeatNo(seat.0)
}

/// The seat of this number in the store.
pub fn seat_of(no: SeatNo) -> Seat {
    Seat(no.0)
}

/// A table as it stands.
pub struct Position {
    /// The table and its seats.
    pub table: Table,
    /// The game it is of.
    pub game: &'static dyn GameWithBots,
    /// The game's options.
    pub options: Arc<Options>,
    /// The game, once it has started.
    pub play: Option<Arc<dyn Play>>,
    /// Whose hands its seats have gone through.
    pub hands: Arc<Hands>,
    /// Since when the table waits for a decision, by the time of the service.
    pub acted_at: Millis,
    pub(super) secrets: Secrets,
    /// The pictures that were asked for.
    album: Album,
}

impl Position {
    /// The players' names by seat, told apart where they look alike. Whoever was forgotten goes by a word that says so,
    /// and so does an empty seat.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        let name = |seat: &StoredSeat| match (seat.occupant.name(), &seat.occupant) {
            (Some(name), Occupant::Bot { .. }) => match self.hands.stand_in(seat.no) {
                Some(handing) => stand_in_name(handing.from.as_deref(), lang),
                None => name.to_owned(),
            },
            (Some(name), _) => name.to_owned(),
            (None, Occupant::Open) => words(lang).say("empty-seat"),
            (None, _) => words(lang).say("former-player"),
        };
        told_apart(self.table.seats.iter().map(name).collect())
    }

    /// The seats for which `user` decides.
    pub fn seats_of(&self, user: Option<UserId>) -> SeatSet {
        let Some(user) = user else { return SeatSet::EMPTY };
        self.table.seats_of(user).map(|seat| seat_of(seat.no)).collect()
    }

    /// Whether the game has been played to its end.
    pub fn is_over(&self) -> bool {
        matches!(self.table.status, Status::Finished)
    }

    /// What the game has not been told yet of a seat that fell empty or was taken: which seat, and the table's word.
    pub(super) fn untold(&self) -> Option<(Seat, String)> {
        let play = self.play.as_ref().filter(|_| self.table.status == Status::Playing)?;
        let held = |seat: &StoredSeat| !matches!(seat.occupant, Occupant::Open | Occupant::Gone);
        self.table.seats.iter().find_map(|seat| {
            let word = play.seating(seat_of(seat.no), held(seat))?;
            Some((seat_of(seat.no), word))
        })
    }

    /// How many decisions have been taken.
    pub fn ply(&self) -> usize {
        self.play.as_ref().map_or(0, |play| play.ply())
    }

    /// Who must decide now.
    pub fn actors(&self) -> SeatSet {
        self.play.as_ref().map_or(SeatSet::EMPTY, |play| play.actors())
    }

    /// The game, if it has started.
    pub fn started(&self) -> Result<&Arc<dyn Play>, Problem> {
        self.play.as_ref().ok_or(Problem::WrongStatus)
    }

    /// The table's seed and the server's secret, once they may be known.
    pub fn disclosed(&self) -> Option<(Seed, [u8; 32])> {
        let seed = self.secrets.seed.filter(|_| self.is_over())?;
        Some((Seed(*seed.expose()), *self.secrets.secret.expose()))
    }

    /// The promise that binds the server to the seed, once the seed is made.
    pub fn seed_commitment(&self) -> Option<String> {
        self.secrets.seed.map(|seed| Seed(*seed.expose()).commitment())
    }

    /// What each seat mixed into the seed.
    pub fn contributions(&self) -> Vec<String> {
        self.table.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default()).collect()
    }

    /// The whole game as a text, once it may be told.
    pub fn record(&self, lang: Lang) -> Result<RecordFile, Problem> {
        let (Some(play), Some((_, secret))) = (&self.play, self.disclosed()) else {
            return Err(Problem::NotOver);
        };
        let record = Record::of(play.as_ref(), &self.names(lang));
        let record = record.with_proof(secret, self.contributions(), play.as_ref());
        Ok(RecordFile { table: self.table.id, text: record.to_string() })
    }

    /// About how much memory it takes, without its pictures.
    pub(super) fn bytes(&self) -> usize {
        let Table { game, options, title, waiting_on, commitment, outcome, seats, .. } = &self.table;
        let texts = [game, options, title, waiting_on, commitment].map(String::len).iter().sum::<usize>();
        let seats = seats.len() * 2 * size_of::<StoredSeat>();
        let outcome = outcome.as_ref().map_or(0, String::len);
        size_of::<Position>() + texts + outcome + seats + self.play.as_ref().map_or(0, |play| play.bytes())
    }

    /// The picture for `viewer`, drawn when it is asked for and kept for a while.
    pub async fn frame(self: &Arc<Self>, viewer: &Viewer) -> Result<Arc<Frame>, Problem> {
        let draw = || {
            let (position, viewer) = (self.clone(), viewer.clone());
            blocking(move || {
                let names = position.names(viewer.lang);
                let Position { table, hands, play, .. } = &*position;
                Arc::new(Frame::draw(table, hands, play.as_deref(), &names, &viewer))
            })
        };
        self.album.picture(viewer, draw).await
    }

    /// The position that comes next: another table, the same game.
    fn with_table(&self, table: Table) -> Position {
        let (game, options, play) = (self.game, self.options.clone(), self.play.clone());
        let (hands, secrets, acted_at) = (self.hands.clone(), self.secrets, self.acted_at);
        Position { table, game, options, play, hands, acted_at, secrets, album: self.album.next() }
    }

    /// The position that comes next: seats that changed hands, the same game.
    pub(super) fn with_seats(&self, table: Table, hands: Hands) -> Position {
        Position { hands: Arc::new(hands), ..self.with_table(table) }
    }

    /// The position that comes next: another table, the game further on or further back since `now`, and what its
    /// clocks show; `remark` is why the last decision was taken, where a bot that stands in took it.
    pub(super) fn with_play(
        &self,
        table: Table,
        play: Box<dyn Play>,
        changed: &[StoredClock],
        remark: Option<&str>,
        now: Millis,
    ) -> Position {
        let next = self.with_table(table);
        let mut hands = next.hands.clone();
        if !changed.is_empty() {
            hands = Arc::new(hands.clocked(changed));
        }
        if remark.is_some() || !hands.remarks.is_empty() {
            hands = Arc::new(hands.remarked(next.table.length, remark));
        }
        Position { play: Some(play.into()), hands, acted_at: now, ..next }
    }

    /// The position that comes next: the game begins.
    pub(super) fn begun(
        &self,
        table: Table,
        hands: Hands,
        play: Box<dyn Play>,
        (seed, now): (Secret, Millis),
    ) -> Position {
        let secrets = Secrets { seed: Some(seed), ..self.secrets };
        Position { secrets, play: Some(play.into()), acted_at: now, ..self.with_seats(table, hands) }
    }
}

/// Reads a table and replays its log.
pub(super) async fn read(shared: &Shared, id: TableId) -> Result<Position, Problem> {
    let tell = |damage: &dyn fmt::Display| tracing::error!(table = %id, %damage, "the table cannot be read");
    let damaged = |damage: &dyn fmt::Display| {
        tell(damage);
        Problem::Damaged
    };
    let stored = shared.store.stored_table(id).await.map_err(|error| match error {
        error @ StoreError::Damaged(_) => damaged(&error),
        error => error.into(),
    })?;
    let stored = stored.ok_or(Problem::NoTable)?;
    let game = shared
        .game(&stored.table.game)
        .map_err(|_| damaged(&format_args!("there is no game {:?} here", stored.table.game)))?;
    let album = shared.drawings.album();
    let now = shared.store.service_time();
    let replayed = blocking(move || replay(game, stored, album, now)).await;
    // A replay that broke off has been told to the log already.
    replayed.map_err(|_| Problem::Damaged)?.map_err(|damage| {
        tell(&damage);
        damage.into()
    })
}

/// A game as it is stored, decision for decision, once it may be told. Nothing of it is checked: this is for tables that
/// cannot be read.
pub fn unchecked_record(stored: &StoredTable) -> Result<RecordFile, Problem> {
    let StoredTable { table, secrets, decisions, .. } = stored;
    let Some(seed) = secrets.seed.filter(|_| table.status == Status::Finished) else {
        return Err(Problem::NotOver);
    };
    let contributions = table.seats.iter().map(|seat| seat.contribution.clone().unwrap_or_default());
    let decisions = decisions.iter().map(|it| Decision::new(seat_of(it.seat), it.notation.clone()));
    let record = Record {
        game: table.game.clone(),
        version: table.rules_version,
        seats: table.seats.len() as u8,
        options: serde_json::from_str(&table.options).map_err(|_| Problem::Damaged)?,
        seed: Seed(*seed.expose()),
        names: table.seats.iter().map(|seat| seat.occupant.name().unwrap_or_default().to_owned()).collect(),
        secret: Some(*secrets.secret.expose()),
        contributions: contributions.collect(),
        decisions: decisions.collect(),
        digest: None,
    };
    Ok(RecordFile { table: table.id, text: record.to_string() })
}

/// Why a table cannot be read.
#[derive(Debug, Error)]
enum Damage {
    #[error(transparent)]
    Options(#[from] serde_json::Error),
    #[error(transparent)]
    Setup(#[from] SetupError),
    #[error("rules version {version} is not played here, the newest is {current}")]
    Version { version: u16, current: u16 },
    #[error("decision {ply} by rules version {version}: {refusal}")]
    Refused { version: u16, ply: usize, refusal: Refusal },
}

impl From<Damage> for Problem {
    fn from(damage: Damage) -> Problem {
        match damage {
            Damage::Version { version, current } => Problem::OtherVersion { version, current },
            Damage::Refused { version, ply, .. } => Problem::OtherEdition { version, ply },
            Damage::Options(_) | Damage::Setup(_) => Problem::Damaged,
        }
    }
}

/// The table as it stands `now`, by the time of the service.
fn replay(
    game: &'static dyn GameWithBots,
    stored: StoredTable,
    album: Album,
    now: Millis,
) -> Result<Position, Damage> {
    let StoredTable { table, secrets, decisions, hands } = stored;
    let (version, meta) = (table.rules_version, game.meta());
    if !meta.versions.contains(&version) {
        return Err(Damage::Version { version, current: meta.current_version() });
    }
    let options: Options = serde_json::from_str(&table.options)?;
    let open = |seed: Seed| {
        let opened = game.open(table.seats.len() as u8, &options, seed, table.rules_version);
        opened.map_err(|error| discreet(game.meta(), error))
    };
    let mut play = secrets.seed.map(|seed| open(Seed(*seed.expose()))).transpose()?;
    if let Some(play) = &mut play {
        for (ply, decision) in (1..).zip(&decisions) {
            let followed = play.follow(seat_of(decision.seat), &decision.notation);
            followed.map_err(|refusal| Damage::Refused { version, ply, refusal })?;
        }
    }
    let since = decisions.last().map_or(table.updated_at, |decision| decision.at);
    let acted_at = Millis(now.0 - Millis::now().0.saturating_sub(since.0).max(0));
    let (options, play, hands) = (Arc::new(options), play.map(Arc::from), Arc::new(hands));
    Ok(Position { table, game, options, play, hands, acted_at, secrets, album })
}

/// A whole game as a text.
pub struct RecordFile {
    table: TableId,
    text: String,
}

impl IntoResponse for RecordFile {
    fn into_response(self) -> Response {
        let headers = [
            (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
            (header::CONTENT_DISPOSITION, format!("inline; filename=\"{}.record\"", self.table)),
        ];
        (headers, self.text).into_response()
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use railhead_store::{Customs, Origin, Ply, Revision, StoredDecision, Visibility};

    use super::*;
    use crate::tables::Drawings;

    /// A campaign of two that was begun by this version of the rules and has this log.
    fn stored(rules_version: u16, log: &[(u8, &str)]) -> StoredTable {
        let seat = |no: u8| StoredSeat {
            no: SeatNo(no),
            occupant: Occupant::Gone,
            invite: None,
            contribution: None,
            joined_at: None,
            kept_for: None,
            ready: false,
            meant_for: None,
        };
        let decision = |(ply, (seat, notation)): (u32, &(u8, &str))| StoredDecision {
            ply: Ply(ply),
            seat: SeatNo(*seat),
            notation: (*notation).to_owned(),
            at: Millis(0),
        };
        StoredTable {
            table: Table {
                id: "7k2mq9x04t".parse().expect("an id"),
                game: "ticket-legacy-campaign".to_owned(),
                rules_version,
                options: "{}".to_owned(),
                title: "West".to_owned(),
                host: None,
                visibility: Visibility::Link,
                spectators: false,
                customs: Customs::default(),
                origin: Origin::New,
                another_way: false,
                moment: None,
                status: Status::Playing,
                revision: Revision::FIRST,
                length: Ply(log.len() as u32),
                waiting_on: String::new(),
                commitment: String::new(),
                outcome: None,
                created_at: Millis(0),
                updated_at: Millis(0),
                finished_at: None,
                seats: vec![seat(0), seat(1)],
            },
            secrets: Secrets { secret: Secret::new([1; 32]), seed: Some(Secret::new([2; 32])) },
            decisions: (0..).zip(log).map(decision).collect(),
            hands: Hands::default(),
        }
    }

    fn read(stored: StoredTable) -> Result<Position, Problem> {
        let mut games = railhead_registry::games().iter().copied();
        let campaign = games.find(|game| game.meta().id == stored.table.game).expect("the campaign");
        let drawings = Arc::new(Drawings::new(0, Instant::now));
        replay(campaign, stored, drawings.album(), Millis(0)).map_err(Problem::from)
    }

    #[test]
    fn a_campaign_of_other_rules_is_refused_with_a_sentence() {
        assert!(read(stored(1, &[])).is_ok());
        // As campaigns were begun before rules version 1 was settled.
        let early = read(stored(1, &[(0, "skip"), (1, "skip")])).map(|_| ()).expect_err("no story yet");
        let late = read(stored(7, &[])).map(|_| ()).expect_err("not known here");
        for lang in Lang::ALL {
            for (problem, number) in [(&early, "1"), (&late, "7")] {
                let sentence = problem.sentence(lang);
                assert!(sentence.contains(number) && !sentence.contains('\u{27e8}'), "{sentence}");
            }
        }
        assert_eq!((early.code(), late.code()), ("other-edition", "other-version"));
    }
}
