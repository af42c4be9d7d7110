//! The API's description of itself.

use axum::Json;
use utoipa::OpenApi;

// Listed without its module: programs know it without a tag.
use super::decisions::__path_record;

/// Everything under `/api/v1`.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Railhead",
        description = "The open table for the games of the iron road. A decision is a line of the game's notation; \
            views and events hold what the seat that asks may know, and nothing else. Make yourself known with \
            `Authorization: Bearer TOKEN`; `POST /guests` gives a token. Errors are `{error, message}` with the field \
            or the paragraph of the rules at fault."
    ),
    servers((url = "/api/v1")),
    paths(
        super::tables::guest,
        super::tables::games,
        super::tables::list,
        super::tables::create,
        super::tables::table,
        super::tables::sit,
        super::tables::start,
        super::tables::hand_over,
        super::tables::take_over,
        super::tables::leave,
        super::decisions::view,
        super::decisions::legal,
        super::decisions::decide,
        super::decisions::take_back,
        super::decisions::log,
        super::events::events,
        record,
    )
)]
struct Description;

/// `GET /api/v1/openapi.json`
pub async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
