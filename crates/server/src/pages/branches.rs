//! Going on from a moment of a game at another table, and carrying a game elsewhere as a file.

use axum::{
    extract::{Query, State},
    http::header,
    response::{IntoResponse, Response},
};
use maud::{Markup, html};
use serde::Deserialize;

use super::{layout, see};
use crate::{
    App, Problem,
    at_table::{AtTable, TableFor},
    blocking::blocking,
    branch::{self, file, seal::Sealer},
    fields::Fields,
    tables::{
        access::{Access, Hosting, Seated},
        request::TableRequest,
    },
    upload::Upload,
    visitor::Visitor,
    words::words,
};

/// `POST /t/{id}/branch`: a new table that goes on from `ply`, hosted by whoever asks.
pub async fn branch(TableFor { at, body: fields }: TableFor<Seated, Fields>) -> Result<Response, Problem> {
    let request = going_on(&at, fields.number("ply")?).await?;
    let next = at.visitor.new_table(&at.app, at.visitor.known()?, request).await?;
    Ok(see(&format!("/t/{next}"), None))
}

/// The table that would go on from `ply`, as whoever asks would host it.
async fn going_on<R: Access>(at: &AtTable<R>, ply: usize) -> Result<TableRequest, Problem> {
    let (app, position) = (at.app.clone(), at.position.clone());
    let (user, lang) = (at.visitor.known()?.id, at.visitor.lang());
    blocking(move || branch::request(&app, &position, user, ply, lang)).await?
}

/// Which moment.
#[derive(Debug, Deserialize)]
pub struct Moment {
    ply: usize,
}

/// `GET /t/{id}/branch-file?ply=…`: the same as a file with the server's seal, for the host.
pub async fn download(
    Query(Moment { ply }): Query<Moment>,
    at: AtTable<Hosting>,
) -> Result<Response, Problem> {
    let request = going_on(&at, ply).await?;
    let sealer = Sealer::new(at.app.store().branch_key().await?);
    let packed = file::write(&request, &sealer).map_err(|error| {
        tracing::error!(%error, "a branch could not be packed");
        Problem::Broken
    })?;
    let name = format!("attachment; filename=\"{}-{ply}.railhead\"", at.position.table.id);
    let headers =
        [(header::CONTENT_TYPE, "application/gzip".to_owned()), (header::CONTENT_DISPOSITION, name)];
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
            p { strong { (t.say("import-mark")) } }
            form method="post" action="/import" enctype="multipart/form-data" {
                (layout::token(&visitor))
                label { (t.say("import-file")) " " input type="file" name="file" accept=".railhead,application/gzip" required; }
                button.primary type="submit" { (t.say("open-table")) }
            }
            p { a href="/new" { (t.say("new-table")) } }
        }
    })
}

/// `POST /import`: a gathering table made from such a file; marked, if the seal is not ours.
pub async fn import(
    State(app): State<App>,
    visitor: Visitor,
    Upload(packed): Upload,
) -> Result<Response, Problem> {
    let sealer = Sealer::new(app.store().branch_key().await?);
    let request = file::read(&app, &sealer, &packed)?;
    let (user, cookie) = visitor.or_guest(&app, "").await?;
    let id = visitor.new_table(&app, &user, request).await?;
    Ok(see(&format!("/t/{id}"), cookie))
}
