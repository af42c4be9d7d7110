//! The study of finished games, and playing again from a moment of one.

use axum::{Json, http::StatusCode};
use railhead_bots::{Account, Difference, Level, Moment};
use railhead_game::Seat;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::shapes::{ErrorBody, TableInfo};
use crate::{
    Problem,
    at_table::{AtTable, TableFor},
    fields::Body,
    problem::FieldFault,
    studies::{self, Study},
    tables::{
        Again,
        access::{Access, Seated, Watching},
    },
};

/// The study of a finished game: each decision judged from what its seat could know at the time.
#[derive(Debug, Serialize, ToSchema)]
pub struct StudyInfo {
    /// How many decisions have been judged.
    pub judged: u32,
    /// Of how many.
    pub total: u32,
    /// How often each was looked at.
    pub looks: u32,
    /// Every moment at which somebody had a choice, in order, as far as they have been judged.
    pub moments: Vec<MomentInfo>,
    /// Skill and luck of each seat, once all are judged.
    pub accounts: Vec<AccountInfo>,
}

/// A decision that was taken where there was a choice.
#[derive(Debug, Serialize, ToSchema)]
pub struct MomentInfo {
    /// How many decisions had been taken before.
    pub ply: usize,
    /// Who decided.
    pub seat: u8,
    /// What, in notation.
    pub decision: String,
    /// What would have been best, in notation.
    pub best: String,
    /// How likely each seat was to win before, from 0 to 1, as the seat that decided could tell.
    pub chances: Vec<f32>,
    /// How much worse than the best the decision was, as a part of a victory.
    pub loss: f32,
    /// The standard error of that.
    pub doubt: f32,
    /// Whether the game turned here: the loss was large and is sure.
    pub is_turn: bool,
    /// Where it turned: by how much the best would have made parts of the score larger or smaller.
    pub reasons: Vec<DifferenceInfo>,
}

/// A part of the score that one decision makes larger or smaller than another does.
#[derive(Debug, Serialize, ToSchema)]
pub struct DifferenceInfo {
    /// The part's key.
    pub part: String,
    /// How much more it brings, on average.
    pub points: f32,
}

/// How a seat came by its result.
#[derive(Debug, Serialize, ToSchema)]
pub struct AccountInfo {
    /// Which seat.
    pub seat: u8,
    /// How likely it was to win at its first choice.
    pub first: f32,
    /// Its share of victory.
    pub result: f32,
    /// What its own decisions surely lost.
    pub lost: f32,
    /// What draws and deals changed, once everybody's losses are taken out.
    pub luck: f32,
}

impl StudyInfo {
    fn of(study: Study) -> StudyInfo {
        let difference = |Difference { part, points }| DifferenceInfo { part, points };
        let moment = |moment: Moment| MomentInfo {
            ply: moment.ply,
            seat: moment.seat,
            decision: moment.notation,
            best: moment.best,
            chances: moment.chances,
            loss: moment.loss,
            doubt: moment.doubt,
            is_turn: moment.is_turn,
            reasons: moment.reasons.into_iter().map(difference).collect(),
        };
        let account =
            |Account { seat, first, result, lost, luck }| AccountInfo { seat, first, result, lost, luck };
        StudyInfo {
            judged: study.judged,
            total: study.total,
            looks: study.analysis.looks,
            moments: study.analysis.moments.into_iter().map(moment).collect(),
            accounts: study.analysis.accounts.into_iter().map(account).collect(),
        }
    }
}

/// From where somebody wants to play again.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PlayFrom {
    /// After how many decisions.
    pub ply: usize,
    /// In whose place.
    pub seat: u8,
    /// How strong the bots in all other places are; `steady` if not given.
    #[serde(default)]
    pub level: Option<String>,
}

async fn told<R: Access>(at: &AtTable<R>) -> Result<StudyInfo, Problem> {
    let study = studies::found(&at.app, &at.position).await?;
    Ok(StudyInfo::of(study.ok_or(Problem::NotFound)?))
}

/// The study of a finished game, as far as it has come; 404 if nobody has asked for it.
#[utoipa::path(get, path = "/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 200, body = StudyInfo), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub async fn analysis(at: AtTable<Watching>) -> Result<Json<StudyInfo>, Problem> {
    Ok(Json(told(&at).await?))
}

/// Asks for the study of a finished game; only whoever played there can.
#[utoipa::path(post, path = "/tables/{id}/analysis", params(("id" = String, Path)),
    responses((status = 202, body = StudyInfo), (status = 403, body = ErrorBody)))]
pub async fn ask(at: AtTable<Seated>) -> Result<(StatusCode, Json<StudyInfo>), Problem> {
    studies::ask(&at.app, &at.position).await?;
    Ok((StatusCode::ACCEPTED, Json(told(&at).await?)))
}

/// Makes a table that goes on from a moment of a finished game, against bots, with the same cards to come. It is marked
/// for good.
#[utoipa::path(post, path = "/tables/{id}/from", params(("id" = String, Path)), request_body = PlayFrom,
    responses((status = 201, body = TableInfo), (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub async fn play_from(
    TableFor { at, body: Body(wanted) }: TableFor<Seated, Body<PlayFrom>>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let level = match wanted.level.as_deref() {
        None => Level::default(),
        Some(level) => {
            level.parse().map_err(|level| Problem::field("level", FieldFault::BadLevel { level }))?
        }
    };
    let again = Again { ply: wanted.ply, seat: Seat(wanted.seat), level };
    let user = at.visitor.known()?;
    let id = at.visitor.play_again(&at.app, user, at.position.clone(), again).await?;
    let position = at.app.tables().open(id).await?.position().await;
    Ok((StatusCode::CREATED, Json(TableInfo::of(&position, &at.visitor))))
}
