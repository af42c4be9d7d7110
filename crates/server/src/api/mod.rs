//! The JSON API: what a page can do, a program can do. Described by `/api/v1/openapi.json`.
//!
//! A program makes itself known by `Authorization: Bearer TOKEN`, with the token that `POST /api/v1/guests` gave it.

mod absence;
mod analysis;
mod decisions;
mod description;
mod events;
mod gathering;
mod hosting;
mod notices;
mod onward;
mod own;
mod people;
mod shapes;
mod tables;
mod talk;

use axum::{
    Router,
    routing::{get, post},
};

use crate::App;

/// The routes under `/api/v1`.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/openapi.json", get(description::openapi))
        .route("/guests", post(tables::guest))
        .route("/me", get(people::me))
        .route("/me/export", get(people::export))
        .route("/me/forget", post(people::forget))
        .route("/me/tables", get(people::tables))
        .route("/me/tables/hide", post(own::hide))
        .route("/me/settings", get(own::settings).post(own::change_settings))
        .route("/players/{who}", get(own::show_player))
        .route("/account", post(people::make_account))
        .route("/account/shows", post(people::change_shows))
        .route("/account/password", post(people::change_password))
        .route("/account/email", post(people::change_email))
        .route("/account/confirm", post(people::confirm_email))
        .route("/account/forgotten", post(people::forgotten))
        .route("/account/reset", post(people::reset))
        .route("/login", post(people::log_in))
        .route("/sessions", get(people::sessions))
        .route("/sessions/end", post(people::end_session))
        .route("/devices/link", post(people::device_link))
        .route("/devices/accept", post(people::accept_device))
        .route("/games", get(tables::games))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::table))
        .route("/tables/{id}/sit", post(tables::sit))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/ready", post(tables::ready))
        .route("/tables/{id}/move", post(tables::change_place))
        .route("/tables/{id}/arrange", post(gathering::arrange))
        .route("/tables/{id}/seats", post(gathering::add_seat))
        .route("/tables/{id}/stand", post(gathering::stand))
        .route("/tables/{id}/decline", post(gathering::decline))
        .route("/tables/{id}/reclaim", post(gathering::reclaim))
        .route("/tables/{id}/object", post(gathering::object))
        .route("/tables/{id}/rename", post(onward::rename))
        .route("/tables/{id}/hints", post(onward::allow_hints))
        .route("/tables/{id}/again", post(onward::once_more))
        .route("/tables/{id}/rematch/refuse", post(onward::refuse_rematch))
        .route("/tables/{id}/branch", post(onward::go_on))
        .route("/tables/{id}/hand-over", post(tables::hand_over))
        .route("/tables/{id}/take-over", post(tables::take_over))
        .route("/tables/{id}/leave", post(tables::leave))
        .route("/tables/{id}/answer", post(tables::answer))
        .route("/running", get(tables::running))
        .route("/host", get(hosting::census))
        .route("/host/people", get(hosting::people))
        .route("/host/tables", get(hosting::tables))
        .route("/host/reports", get(hosting::reports))
        .route("/host/acts", get(hosting::acts))
        .route("/host/counts", get(hosting::counts).post(hosting::switch_counts))
        .route("/host/person", post(hosting::person))
        .route("/host/replace", post(hosting::replace))
        .route("/host/close", post(hosting::close))
        .route("/host/settle", post(hosting::settle))
        .route("/notices", get(notices::notices))
        .route("/notices/push", post(notices::add_push))
        .route("/notices/webhook", post(notices::add_webhook))
        .route("/notices/letters", post(notices::add_letters))
        .route("/notices/wants", post(notices::set_wants))
        .route("/notices/remove", post(notices::remove))
        .route("/notices/try", post(notices::try_out))
        .route("/notices/quiet", post(notices::set_quiet))
        .route("/holiday", post(absence::holidays))
        .route("/tables/{id}/nudge", post(absence::nudge))
        .route("/tables/{id}/stand-in", post(absence::stand_in))
        .route("/tables/{id}/resign", post(absence::resign))
        .route("/tables/{id}/abandon", post(absence::abandon))
        .route("/tables/{id}/close", post(absence::close))
        .route("/tables/{id}/talk", get(talk::talk).post(talk::say))
        .route("/tables/{id}/talk/switch", post(talk::switch))
        .route("/tables/{id}/talk/mute", post(talk::mute))
        .route("/tables/{id}/talk/report", post(talk::report))
        .route("/tables/{id}/talk/read", post(talk::read))
        .route("/tables/{id}/view", get(decisions::view))
        .route("/tables/{id}/legal", get(decisions::legal))
        .route("/tables/{id}/advice", get(decisions::advice))
        .route("/tables/{id}/decide", post(decisions::decide))
        .route("/tables/{id}/take-back", post(decisions::take_back))
        .route("/tables/{id}/log", get(decisions::log))
        .route("/tables/{id}/record", get(decisions::record))
        .route("/tables/{id}/analysis", get(analysis::analysis).post(analysis::ask))
        .route("/tables/{id}/from", post(analysis::play_from))
        .route("/tables/{id}/events", get(events::events))
}
