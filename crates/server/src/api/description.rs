//! The API's description of itself.

use axum::Json;
use utoipa::{
    Modify, OpenApi,
    openapi::{
        Content, OpenApi as Document, Ref, RefOr,
        path::Operation,
        response::{Response, ResponseBuilder},
    },
};

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
    modifiers(&Refusals),
    paths(
        super::tables::guest,
        super::people::me,
        super::people::export,
        super::people::forget,
        super::people::tables,
        super::own::hide,
        super::own::settings,
        super::own::change_settings,
        super::own::show_player,
        super::people::change_shows,
        super::people::make_account,
        super::people::change_password,
        super::people::change_email,
        super::people::confirm_email,
        super::people::forgotten,
        super::people::reset,
        super::people::log_in,
        super::people::sessions,
        super::people::end_session,
        super::people::device_link,
        super::people::accept_device,
        super::tables::games,
        super::tables::list,
        super::tables::running,
        super::tables::create,
        super::tables::table,
        super::tables::sit,
        super::tables::start,
        super::tables::ready,
        super::tables::change_place,
        super::gathering::arrange,
        super::gathering::add_seat,
        super::gathering::stand,
        super::gathering::decline,
        super::gathering::reclaim,
        super::gathering::object,
        super::onward::rename,
        super::onward::allow_hints,
        super::onward::once_more,
        super::onward::refuse_rematch,
        super::onward::go_on,
        super::tables::hand_over,
        super::tables::take_over,
        super::tables::leave,
        super::tables::answer,
        super::hosting::census,
        super::hosting::people,
        super::hosting::tables,
        super::hosting::reports,
        super::hosting::acts,
        super::hosting::counts,
        super::hosting::switch_counts,
        super::hosting::person,
        super::hosting::replace,
        super::hosting::close,
        super::hosting::settle,
        super::absence::nudge,
        super::absence::stand_in,
        super::absence::resign,
        super::absence::abandon,
        super::absence::close,
        super::absence::holidays,
        super::notices::notices,
        super::notices::add_push,
        super::notices::add_webhook,
        super::notices::add_letters,
        super::notices::set_wants,
        super::notices::remove,
        super::notices::try_out,
        super::notices::set_quiet,
        super::talk::talk,
        super::talk::say,
        super::talk::switch,
        super::talk::mute,
        super::talk::report,
        super::talk::read,
        super::decisions::view,
        super::decisions::legal,
        super::decisions::advice,
        super::decisions::decide,
        super::decisions::take_back,
        super::decisions::log,
        super::analysis::analysis,
        super::analysis::ask,
        super::analysis::play_from,
        super::events::events,
        record,
    )
)]
struct Description;

/// Adds to every address what it may be refused with, beside what its own description says.
struct Refusals;

/// Statuses with their meaning: of every request, of those about a table, and of those with a body.
const ALWAYS: [(&str, &str); 4] = [
    ("400", "The address or the body cannot be read."),
    ("429", "Too many requests."),
    ("500", "Something broke, or the table cannot be read."),
    ("503", "The store cannot be reached just now."),
];
const AT_A_TABLE: [(&str, &str); 3] = [
    ("403", "Whoever asks is not known here, or may not."),
    ("404", "There is no such table, or nothing of that kind at it."),
    ("409", "The table is not at a point where that can be done."),
];
const WITH_A_BODY: [(&str, &str); 4] = [
    ("403", "Whoever asks is not known here, or may not."),
    ("413", "The body is too large."),
    ("415", "The body is not JSON."),
    ("422", "A field of the body cannot be used, or the rules forbid it."),
];

impl Modify for Refusals {
    fn modify(&self, document: &mut Document) {
        for (path, item) in &mut document.paths.paths {
            for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
                let at_a_table: &[_] = if path.contains("{id}") { &AT_A_TABLE } else { &[] };
                let with_a_body: &[_] = if operation.request_body.is_some() { &WITH_A_BODY } else { &[] };
                for (status, meaning) in ALWAYS.iter().chain(at_a_table).chain(with_a_body) {
                    refuse(operation, status, meaning);
                }
            }
        }
    }
}

fn refuse(operation: &mut Operation, status: &str, meaning: &str) {
    let body = Content::new(Some(Ref::from_schema_name("ErrorBody")));
    let refusal: Response =
        ResponseBuilder::new().description(meaning).content("application/json", body).build();
    operation.responses.responses.entry(status.to_owned()).or_insert(RefOr::T(refusal));
}

/// `GET /api/v1/openapi.json`
pub async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Description::openapi())
}
