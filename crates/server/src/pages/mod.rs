//! Pages, rendered on the server from views. Everything works by plain forms; the script makes it live.

pub mod about;
pub mod absence;
pub mod account;
pub mod again;
pub mod aids;
pub mod analysis;
pub mod binder;
pub mod boxes;
pub mod branches;
pub mod by_name;
pub mod campaign;
pub mod confirm;
pub mod counts;
mod customs;
pub mod damaged;
pub mod devices;
pub mod fair;
pub mod forget;
pub mod forgotten;
pub mod front;
pub mod gathering;
pub mod hints;
pub mod host;
pub mod invitation;
mod keys;
pub mod layout;
pub mod learn;
pub mod login;
mod luck;
pub mod mine;
pub mod new_table;
pub mod notices;
mod places;
pub mod player;
pub mod privacy;
pub mod replay;
pub mod reset;
pub mod rules;
pub mod seats;
pub mod sent;
pub mod settings;
pub mod shelf;
pub mod table;
pub mod talk;
pub mod unsubscribe;

use axum::{
    http::{HeaderMap, header},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::{Cookie, CookieJar};

/// A redirect after a form, with a cookie for somebody who has just become a guest.
fn see(address: &str, cookie: Option<Cookie<'static>>) -> Response {
    see_with(address, cookie.into_iter().fold(CookieJar::new(), CookieJar::add))
}

/// A redirect after a form, with cookies.
fn see_with(address: &str, cookies: CookieJar) -> Response {
    (cookies, Redirect::to(address)).into_response()
}

/// Whether a script has sent the form, and wants what is wrong with it as it is.
fn by_script(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"))
}
