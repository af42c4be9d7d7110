//! Guests, games and tables.

use axum::{Json, extract::State, http::StatusCode};
use railhead_game::{Lang, Seat};
use railhead_store::{AtZero, Customs, Origin, Page, SeatNo, Sitter, Table};

use super::shapes::{
    AnswerAsk, ErrorBody, GameInfo, Guest, HandOver, Leave, Move, NewGuest, NewTable, Ready, Sit, StartTable,
    TableInfo, TakeOver,
};
use crate::{
    App, Problem,
    at_table::{AtTable, TableFor},
    fields::Body,
    problem::FieldFault,
    tables::{
        access::{Access, Anyone, Hosting, Known, Seated, own_seat},
        handover::{Substitute, Taking},
        pace::Pace,
        request::{BadSeat, SeatRequest, TableRequest, contribution, hints_of},
    },
    text::tidy_name,
    visitor::Visitor,
};

/// Makes a guest.
#[utoipa::path(post, path = "/guests", request_body = NewGuest,
    responses((status = 201, body = Guest), (status = 422, body = ErrorBody)))]
pub async fn guest(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewGuest>,
) -> Result<(StatusCode, Json<Guest>), Problem> {
    let name = tidy_name(&new.name).ok_or_else(|| Problem::field("name", FieldFault::NoName))?;
    let lang: Lang = match &new.language {
        Some(tag) => tag.parse().map_err(|_| Problem::field("language", FieldFault::BadLanguage))?,
        None => visitor.lang(),
    };
    let (user, token) = visitor.new_guest(&app, &name, lang).await?;
    Ok((StatusCode::CREATED, Json(Guest { name: user.name, token: token.expose().to_owned() })))
}

/// Lists the games.
#[utoipa::path(get, path = "/games", responses((status = 200, body = Vec<GameInfo>)))]
pub async fn games(State(app): State<App>, visitor: Visitor) -> Json<Vec<GameInfo>> {
    Json(app.games().iter().map(|game| GameInfo::of(*game, visitor.lang())).collect())
}

/// Lists public tables with a free seat.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Vec<TableInfo>)))]
pub async fn list(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<TableInfo>>, Problem> {
    let tables = app.store().open_tables(Page::first(50)).await?;
    Ok(Json(infos(&app, &visitor, tables).await?))
}

/// Lists public tables whose games are under way and may be watched.
#[utoipa::path(get, path = "/running", responses((status = 200, body = Vec<TableInfo>)))]
pub async fn running(State(app): State<App>, visitor: Visitor) -> Result<Json<Vec<TableInfo>>, Problem> {
    let tables = app.store().running_tables(Page::first(50)).await?;
    Ok(Json(infos(&app, &visitor, tables).await?))
}

async fn infos(app: &App, visitor: &Visitor, tables: Vec<Table>) -> Result<Vec<TableInfo>, Problem> {
    let mut infos = Vec::new();
    for table in tables {
        let live = match app.tables().open(table.id).await {
            Ok(live) => live,
            // Told to the log, and on its own page.
            Err(problem) if problem.is_of_table() => continue,
            Err(problem) => return Err(problem),
        };
        infos.push(TableInfo::of(&*live.position().await, visitor));
    }
    Ok(infos)
}

/// Makes a table.
#[utoipa::path(post, path = "/tables", request_body = NewTable,
    responses((status = 201, body = TableInfo), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let user = visitor.known()?;
    let seats = new.seats.iter().enumerate().map(|(index, text)| seat_request(index, text));
    let request = TableRequest {
        game: app.game(&new.game)?,
        options: new.options.into_iter().collect(),
        title: new.title,
        seats: seats.collect::<Result<_, _>>()?,
        public: new.public,
        spectators: new.spectators,
        customs: Customs {
            talk: new.talk,
            pace: new
                .pace
                .parse::<Pace>()
                .map_err(|_| Problem::field("pace", FieldFault::BadPace))?
                .to_string(),
            at_zero: if new.vote { AtZero::Vote } else { AtZero::Bot },
            take_over: new.take_over,
            hints: hints_of(&new.hints)?,
        },
        contribution: None,
        origin: Origin::New,
        another_way: false,
    };
    let id = visitor.new_table(&app, user, request).await?;
    let live = app.tables().open(id).await?;
    Ok((StatusCode::CREATED, Json(TableInfo::of(&*live.position().await, &visitor))))
}

fn seat_request(index: usize, text: &str) -> Result<SeatRequest, Problem> {
    match text {
        "hot-seat" => Ok(SeatRequest::HotSeat(format!("{}", index + 1))),
        text => text.parse().map_err(|bad: BadSeat| Problem::field(format!("seats[{index}]"), bad.into())),
    }
}

/// Shows a table.
#[utoipa::path(get, path = "/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = ErrorBody)))]
pub async fn table(at: AtTable<Anyone>) -> Json<TableInfo> {
    Json(TableInfo::of(&at.position, &at.visitor))
}

/// The table after a change.
pub async fn changed<R: Access>(at: AtTable<R>) -> Json<TableInfo> {
    Json(TableInfo::of(&*at.live.position().await, &at.visitor))
}

/// Takes a seat.
#[utoipa::path(post, path = "/tables/{id}/sit", params(("id" = String, Path)), request_body = Sit,
    responses((status = 200, body = TableInfo), (status = 409, body = ErrorBody)))]
pub async fn sit(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Sit>>,
) -> Result<Json<TableInfo>, Problem> {
    let user = at.visitor.known()?;
    let contribution = wanted.contribution.as_deref().and_then(contribution);
    let sitter = Sitter { user: user.id, name: user.name.clone(), contribution };
    match &wanted.invite {
        Some(invite) => {
            let invite = invite.parse().map_err(|_| Problem::field("invite", FieldFault::BadInvite))?;
            at.app.tables().accept(invite, sitter).await?;
        }
        None => at.live.sit(wanted.seat.map(SeatNo), sitter).await?,
    }
    Ok(changed(at).await)
}

/// Starts the game; only its host can.
#[utoipa::path(post, path = "/tables/{id}/start", params(("id" = String, Path)), request_body = StartTable,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn start(
    TableFor { at, body: Body(wanted) }: TableFor<Hosting, Body<StartTable>>,
) -> Result<Json<TableInfo>, Problem> {
    let contribution = wanted.contribution.as_deref().and_then(contribution);
    at.live.start(at.visitor.known()?.id, contribution).await?;
    Ok(changed(at).await)
}

/// Says whether one is ready for the game to begin.
#[utoipa::path(post, path = "/tables/{id}/ready", params(("id" = String, Path)), request_body = Ready,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn ready(
    TableFor { at, body: Body(wanted) }: TableFor<Seated, Body<Ready>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.say_ready(at.visitor.known()?.id, wanted.ready).await?;
    Ok(changed(at).await)
}

/// Changes one's place before the game begins, for another colour and sign: with a seat where no other person sits.
#[utoipa::path(post, path = "/tables/{id}/move", params(("id" = String, Path)), request_body = Move,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn change_place(
    TableFor { at, body: Body(wanted) }: TableFor<Seated, Body<Move>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.move_to(at.visitor.known()?.id, SeatNo(wanted.seat)).await?;
    Ok(changed(at).await)
}

/// Hands a seat of one's own to a bot while the game goes on.
#[utoipa::path(post, path = "/tables/{id}/hand-over", params(("id" = String, Path)), request_body = HandOver,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn hand_over(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<HandOver>>,
) -> Result<Json<TableInfo>, Problem> {
    let user = at.visitor.known()?.id;
    let (position, lang) = (&at.position, at.visitor.lang());
    let seat = own_seat(position, user, wanted.seat.map(Seat))?;
    let substitute = Substitute::playing_for(position, seat, &wanted.level, !wanted.release, lang)?;
    at.live.hand_over(user, seat, substitute).await?;
    Ok(changed(at).await)
}

/// Takes a seat over from the bot that plays it: one's own again (200), or, where people may watch and one has seen no
/// other seat, by asking for it (202): somebody who sits there answers.
#[utoipa::path(post, path = "/tables/{id}/take-over", params(("id" = String, Path)), request_body = TakeOver,
    responses((status = 200, body = TableInfo), (status = 202, body = TableInfo), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn take_over(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<TakeOver>>,
) -> Result<(StatusCode, Json<TableInfo>), Problem> {
    let status = match at.live.take_over(at.visitor.known()?, Seat(wanted.seat)).await? {
        Taking::Seated => StatusCode::OK,
        Taking::Asked => StatusCode::ACCEPTED,
    };
    Ok((status, changed(at).await))
}

/// Answers a request for a bot's seat, as somebody who sits at the table (or its host, where nobody does); whoever made
/// it may take it back.
#[utoipa::path(post, path = "/tables/{id}/answer", params(("id" = String, Path)), request_body = AnswerAsk,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub async fn answer(
    TableFor { at, body: Body(answer) }: TableFor<Known, Body<AnswerAsk>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.answer(at.visitor.known()?.id, answer.ask, answer.yes).await?;
    Ok(changed(at).await)
}

/// Leaves a seat of one's own while the game goes on, where games go on with empty seats.
#[utoipa::path(post, path = "/tables/{id}/leave", params(("id" = String, Path)), request_body = Leave,
    responses((status = 200, body = TableInfo), (status = 403, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub async fn leave(
    TableFor { at, body: Body(wanted) }: TableFor<Known, Body<Leave>>,
) -> Result<Json<TableInfo>, Problem> {
    at.live.leave(at.visitor.known()?.id, wanted.seat.map(Seat)).await?;
    Ok(changed(at).await)
}
