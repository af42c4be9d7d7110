//! For those who look after the server: who is here, what goes on, what was reported, and what hosts do.

use axum::{
    Json,
    extract::{Query, State},
    http::StatusCode,
};
use railhead_game::Seat;
use railhead_store::{
    Act, ActKind, Census, Occupant, Page as Slice, Person, Role, Table, TableId, TalkReport, UserId,
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::shapes::ErrorBody;
use crate::{
    App, Problem,
    counted::{Counted, LessonCount, RefusalCount},
    fields::Body,
    hosting::{self, PersonAct},
    visitor::Visitor,
    words::table_title,
};

/// How many people, tables and acts are listed.
const LISTED: u32 = 100;

/// How much there is.
#[derive(Debug, Serialize, ToSchema)]
pub struct CensusInfo {
    /// People with an account.
    pub accounts: u64,
    /// People without one.
    pub guests: u64,
    /// Tables at which players are awaited.
    pub gathering: u64,
    /// Tables in play.
    pub playing: u64,
    /// Tables whose game is over.
    pub finished: u64,
    /// Decisions in all logs.
    pub decisions: u64,
    /// Jobs that wait.
    pub jobs: u64,
    /// Jobs that were given up.
    pub given_up: u64,
    /// The size of the database in bytes.
    pub bytes: u64,
}

impl CensusInfo {
    fn of(census: Census) -> CensusInfo {
        let Census { guests, accounts, gathering, playing, finished, decisions, jobs, given_up, bytes } =
            census;
        CensusInfo { accounts, guests, gathering, playing, finished, decisions, jobs, given_up, bytes }
    }
}

/// Whom a host looks for.
#[derive(Debug, Deserialize, IntoParams)]
pub struct Wanted {
    /// A part of their name; empty for everybody.
    #[serde(default)]
    pub named: String,
}

/// Somebody, as hosts see them.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonInfo {
    /// The user's number.
    pub id: i64,
    /// The name.
    pub name: String,
    /// Whether they have an account.
    pub account: bool,
    /// Whether they look after the server.
    pub host: bool,
    /// Whether a host has taken their word in talk.
    pub muted: bool,
    /// Whether a host has suspended them.
    pub suspended: bool,
    /// When they were last here, roughly, in milliseconds since 1970.
    pub seen_at: Option<i64>,
    /// At how many tables they sit.
    pub tables: u64,
}

impl PersonInfo {
    fn of(Person { user, seen_at, tables }: Person) -> PersonInfo {
        PersonInfo {
            id: user.id.0,
            account: user.account,
            host: user.role == Role::Host,
            muted: user.muted,
            suspended: user.suspended,
            seen_at: seen_at.map(|at| at.0),
            tables,
            name: user.name,
        }
    }
}

/// A table that gathers or plays, as hosts see it: who sits there, and nothing of the game.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableGoingOn {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// `gathering` or `playing`.
    pub status: String,
    /// When it last changed, in milliseconds since 1970.
    pub updated_at: i64,
    /// The people who sit there, each with a seat.
    pub people: Vec<SeatedPerson>,
}

/// Somebody who sits at a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatedPerson {
    /// The seat.
    pub seat: u8,
    /// The user's number.
    pub user: i64,
    /// The name.
    pub name: String,
}

impl TableGoingOn {
    fn of(table: &Table, visitor: &Visitor) -> TableGoingOn {
        let people = table.seats.iter().filter_map(|seat| match &seat.occupant {
            Occupant::User { user, name } => {
                Some(SeatedPerson { seat: seat.no.0, user: user.0, name: name.clone() })
            }
            _ => None,
        });
        TableGoingOn {
            id: table.id.to_string(),
            title: table_title(table, visitor.lang()),
            game: table.game.clone(),
            status: table.status.to_string(),
            updated_at: table.updated_at.0,
            people: people.collect(),
        }
    }
}

/// A line of talk that somebody reported.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReportInfo {
    /// Its number.
    pub report: i64,
    /// At which table it was said.
    pub table: String,
    /// The number of whoever said it.
    pub user: i64,
    /// Their name.
    pub name: String,
    /// What was said.
    pub text: String,
    /// Who reported it; nobody if they were forgotten since.
    pub reported_by: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl ReportInfo {
    fn of(report: TalkReport) -> ReportInfo {
        let (user, name) = report.said_by;
        ReportInfo {
            report: report.id,
            table: report.table.to_string(),
            user: user.0,
            name,
            text: report.text,
            reported_by: report.reported_by.map(|(_, name)| name),
            at: report.at.0,
        }
    }
}

/// What a host can have done.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Gave somebody another name.
    Renamed,
    /// Took somebody's word in talk away.
    Muted,
    /// Gave it back.
    Unmuted,
    /// Let somebody do nothing.
    Suspended,
    /// Let them do everything again.
    Restored,
    /// Made a link to a new password for somebody.
    Password,
    /// Made somebody a host too.
    Appointed,
    /// Let a bot play on in somebody's seat.
    Replaced,
    /// Closed a table.
    Closed,
    /// Saw to what somebody had reported.
    Settled,
}

impl From<ActKind> for Deed {
    fn from(kind: ActKind) -> Deed {
        match kind {
            ActKind::Renamed => Deed::Renamed,
            ActKind::Muted => Deed::Muted,
            ActKind::Unmuted => Deed::Unmuted,
            ActKind::Suspended => Deed::Suspended,
            ActKind::Restored => Deed::Restored,
            ActKind::Password => Deed::Password,
            ActKind::Appointed => Deed::Appointed,
            ActKind::Replaced => Deed::Replaced,
            ActKind::Closed => Deed::Closed,
            ActKind::Settled => Deed::Settled,
        }
    }
}

/// What a host did, with the names as they were.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActInfo {
    /// What.
    pub kind: Deed,
    /// Who did it; nobody if they were forgotten since.
    pub by: Option<String>,
    /// To whom.
    pub name: Option<String>,
    /// At which table.
    pub table: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl ActInfo {
    fn of(act: Act) -> ActInfo {
        ActInfo {
            kind: act.kind.into(),
            by: act.by,
            name: act.user,
            table: act.table.map(|table| table.to_string()),
            at: act.at.0,
        }
    }
}

/// What was counted of how people learn: totals that say nothing of anybody.
#[derive(Debug, Serialize, ToSchema)]
pub struct CountsInfo {
    /// Whether anything is counted; if not, the lists are empty.
    pub counting: bool,
    /// The lessons that anybody began.
    pub lessons: Vec<LessonCounts>,
    /// The paragraphs that refused the most decisions, the most frequent first.
    pub refusals: Vec<RefusalCounts>,
}

/// How far people came in a lesson.
#[derive(Debug, Serialize, ToSchema)]
pub struct LessonCounts {
    /// The game's id.
    pub game: String,
    /// The lesson's.
    pub lesson: String,
    /// How many browsers reached each of its steps, from the first on, and last its end.
    pub reached: Vec<i64>,
    /// The step at which most left, counted from one; of equals, the first.
    pub most_left_at: Option<usize>,
}

/// How often a paragraph refused a decision.
#[derive(Debug, Serialize, ToSchema)]
pub struct RefusalCounts {
    /// The game's id.
    pub game: String,
    /// The paragraph of its rules.
    pub paragraph: String,
    /// How often.
    pub n: i64,
}

impl CountsInfo {
    fn of(Counted { counting, lessons, refusals }: Counted) -> CountsInfo {
        let lesson = |count: LessonCount| LessonCounts {
            most_left_at: count.most_left().map(|(step, _)| step),
            game: count.game,
            lesson: count.lesson,
            reached: count.reached,
        };
        let refusal =
            |RefusalCount { game, paragraph, n }: RefusalCount| RefusalCounts { game, paragraph, n };
        CountsInfo {
            counting,
            lessons: lessons.into_iter().map(lesson).collect(),
            refusals: refusals.into_iter().map(refusal).collect(),
        }
    }
}

/// Whether anything is to be counted.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Counting {
    /// Counts from now on, or forgets all of it and counts no more.
    pub counting: bool,
}

/// Something to be done to somebody.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ToPerson {
    /// The user's number.
    pub user: i64,
    /// What: `appoint` makes them a host too, `password` makes a link to a new one.
    pub act: PersonAct,
    /// The new name, for `rename`.
    #[serde(default)]
    pub name: String,
}

/// What came of it.
#[derive(Debug, Serialize, ToSchema)]
pub struct DoneToPerson {
    /// What a new password is set by, once, within a day: for `POST /account/reset`, or for a browser at `/reset/KEY`.
    /// Shown this once.
    pub key: Option<String>,
}

/// A seat in which a bot is to play on.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Replace {
    /// The table.
    pub table: String,
    /// Which seat.
    pub seat: u8,
}

/// A table to be closed.
#[derive(Debug, Deserialize, ToSchema)]
pub struct CloseTable {
    /// Its id.
    pub table: String,
}

/// A report that was seen to.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Settle {
    /// Its number.
    pub report: i64,
}

/// Tells how much there is; only to a host, like all that follows.
#[utoipa::path(get, path = "/host", responses((status = 200, body = CensusInfo), (status = 403, body = ErrorBody)))]
pub async fn census(State(app): State<App>, visitor: Visitor) -> Result<Json<CensusInfo>, Problem> {
    visitor.keeper()?;
    Ok(Json(CensusInfo::of(app.store().census().await?)))
}

/// Lists people, whoever was here last first.
#[utoipa::path(get, path = "/host/people", params(Wanted),
    responses((status = 200, body = Vec<PersonInfo>), (status = 403, body = ErrorBody)))]
pub async fn people(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Json<Vec<PersonInfo>>, Problem> {
    visitor.keeper()?;
    let people = app.store().people(&wanted.named, Slice::first(LISTED)).await?;
    Ok(Json(people.into_iter().map(PersonInfo::of).collect()))
}

/// Lists tables that gather or play, the one that changed last first.
#[utoipa::path(get, path = "/host/tables", responses((status = 200, body = Vec<TableGoingOn>), (status = 403, body = ErrorBody)))]
pub async fn tables(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<TableGoingOn>>, Problem> {
    visitor.keeper()?;
    let tables = app.store().tables_going_on(Slice::first(LISTED)).await?;
    Ok(Json(tables.iter().map(|table| TableGoingOn::of(table, &visitor)).collect()))
}

/// Lists what was reported and nobody has seen to, the oldest first.
#[utoipa::path(get, path = "/host/reports", responses((status = 200, body = Vec<ReportInfo>), (status = 403, body = ErrorBody)))]
pub async fn reports(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<ReportInfo>>, Problem> {
    visitor.keeper()?;
    Ok(Json(app.store().talk_reports().await?.into_iter().map(ReportInfo::of).collect()))
}

/// Lists what hosts did, the last first.
#[utoipa::path(get, path = "/host/acts", responses((status = 200, body = Vec<ActInfo>), (status = 403, body = ErrorBody)))]
pub async fn acts(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<ActInfo>>, Problem> {
    visitor.keeper()?;
    let acts = app.store().acts(Slice::first(LISTED)).await?;
    Ok(Json(acts.into_iter().map(ActInfo::of).collect()))
}

/// Tells where lessons are left and which paragraphs refuse most.
#[utoipa::path(get, path = "/host/counts", responses((status = 200, body = CountsInfo), (status = 403, body = ErrorBody)))]
pub async fn counts(State(app): State<App>, visitor: Visitor) -> Result<Json<CountsInfo>, Problem> {
    visitor.keeper()?;
    Ok(Json(CountsInfo::of(Counted::of(&app).await?)))
}

/// Counts how people learn from now on, or forgets all of it and counts no more.
#[utoipa::path(post, path = "/host/counts", request_body = Counting, responses((status = 204)))]
pub async fn switch_counts(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Counting>,
) -> Result<StatusCode, Problem> {
    visitor.keeper()?;
    app.switch_counts(!wanted.counting).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Does something to somebody.
#[utoipa::path(post, path = "/host/person", request_body = ToPerson,
    responses((status = 200, body = DoneToPerson), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn person(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<ToPerson>,
) -> Result<Json<DoneToPerson>, Problem> {
    let (by, user) = (visitor.keeper()?, UserId(wanted.user));
    let (_, key) = hosting::to_person(&app, by, user, wanted.act, &wanted.name).await?;
    Ok(Json(DoneToPerson { key: key.map(|key| key.expose().to_owned()) }))
}

/// Lets a bot play on in a seat, which is kept for its player.
#[utoipa::path(post, path = "/host/replace", request_body = Replace,
    responses((status = 204), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn replace(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Replace>,
) -> Result<StatusCode, Problem> {
    let (by, table) = (visitor.keeper()?, named(&wanted.table)?);
    hosting::replace(&app, by, table, Seat(wanted.seat), visitor.lang()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes a table, whether its game has begun or not.
#[utoipa::path(post, path = "/host/close", request_body = CloseTable,
    responses((status = 204), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn close(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<CloseTable>,
) -> Result<StatusCode, Problem> {
    hosting::close(&app, visitor.keeper()?, named(&wanted.table)?).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Says that a report was seen to.
#[utoipa::path(post, path = "/host/settle", request_body = Settle,
    responses((status = 204), (status = 404, body = ErrorBody)))]
pub async fn settle(
    State(app): State<App>,
    visitor: Visitor,
    Body(wanted): Body<Settle>,
) -> Result<StatusCode, Problem> {
    let by = visitor.keeper()?.id;
    app.store().settle_talk_report(wanted.report, by).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn named(table: &str) -> Result<TableId, Problem> {
    table.parse().map_err(|_| Problem::NoTable)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_have_the_same_words_as_in_the_store() {
        for kind in ActKind::ALL {
            assert_eq!(serde_json::json!(Deed::from(*kind)), kind.word());
        }
        for act in PersonAct::ALL {
            assert_eq!(serde_json::from_value::<PersonAct>(act.word().into()).ok(), Some(*act));
        }
    }
}
