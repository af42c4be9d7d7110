//! Name and language.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use railhead_game::Lang;

use crate::{
    App, Problem,
    fields::Fields,
    problem::FieldFault,
    text::tidy_name,
    visitor::{LANG_COOKIE, Visitor, lasting},
};

/// `POST /settings`
pub async fn save(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let lang: Lang =
        fields.get("language").parse().map_err(|_| Problem::field("language", FieldFault::BadLanguage))?;
    let mut jar = CookieJar::new().add(lasting(LANG_COOKIE, lang.tag().to_owned(), visitor.context.secure));
    let name = tidy_name(fields.get("name"));
    match (&visitor.user, name) {
        (Some(user), name) => {
            app.store().set_language(user.id, lang.tag()).await?;
            if let Some(name) = name.filter(|name| *name != user.name) {
                app.rename(user.id, &name).await?;
            }
        }
        (None, Some(name)) => {
            let (_, cookie) = visitor.or_guest(&app, &name).await?;
            jar = cookie.into_iter().fold(jar, CookieJar::add);
        }
        (None, None) => {}
    }
    // Only back to a page of ours: an address on another host would begin with two slashes or a scheme.
    let here = fields.get("here");
    let here =
        if here.starts_with('/') && !here.starts_with("//") && !here.contains('\\') { here } else { "/" };
    Ok((jar, Redirect::to(here)).into_response())
}
