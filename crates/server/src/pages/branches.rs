//! Going on from a moment of a game at another table, and carrying a game elsewhere as a file.

use axum::{
    extract::{Path, Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use maud::{Markup, html};
use serde::Deserialize;

use super::{layout, see};
use crate::{
    App, Problem,
    branch::{file, request},
    fields::Fields,
    tables::access::{Access as _, Hosting, Seated},
    upload::Upload,
    visitor::Visitor,
    words::words,
};

/// `POST /t/{id}/branch`: a new table that goes on from `ply`, hosted by whoever asks.
pub async fn branch(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let user = visitor.known()?;
    let ply = fields.number("ply")?;
    let live = app.tables().named(&id).await?;
    let request = {
        let position = live.position().await;
        Seated::check(&position, Some(user.id))?;
        request(&app, &position, user.id, ply, visitor.lang())?
    };
    let next = app.tables().create(user, visitor.lang(), request).await?;
    Ok(see(&format!("/t/{next}"), None))
}

/// Which moment.
#[derive(Debug, Deserialize)]
pub struct Moment {
    ply: usize,
}

/// `GET /t/{id}/branch-file?ply=…`: the same as a file, for the host.
pub async fn download(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(Moment { ply }): Query<Moment>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let user = visitor.known()?;
    let live = app.tables().named(&id).await?;
    let request = {
        let position = live.position().await;
        Hosting::check(&position, Some(user.id))?;
        request(&app, &position, user.id, ply, visitor.lang())?
    };
    let packed = file::write(&request).map_err(|error| {
        tracing::error!(%error, "a branch could not be packed");
        Problem::Broken
    })?;
    let headers = [
        (header::CONTENT_TYPE, "application/gzip".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}-{ply}.railhead\"")),
    ];
    Ok((headers, packed).into_response())
}

/// `GET /import`
pub async fn ask(visitor: Visitor) -> Markup {
    let t = words(visitor.lang());
    let title = t.say("import");
    layout::Page::of(&visitor, &title, "/import").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("import-help")) }
            p { strong { (t.say("branch-file-warning")) } }
            form method="post" action="/import" enctype="multipart/form-data" {
                (layout::token(&visitor))
                label { (t.say("import-file")) " " input type="file" name="file" accept=".railhead,application/gzip" required; }
                button.primary type="submit" { (t.say("open-table")) }
            }
            p { a href="/new" { (t.say("new-table")) } }
        }
    })
}

/// `POST /import`: a gathering table made from such a file.
pub async fn import(
    State(app): State<App>,
    visitor: Visitor,
    Upload(packed): Upload,
) -> Result<Response, Problem> {
    let request = file::read(&app, &packed)?;
    let (user, cookie) = visitor.or_guest(&app, "").await?;
    let id = app.tables().create(&user, visitor.lang(), request).await?;
    Ok(see(&format!("/t/{id}"), cookie))
}
