//! The same game once more.

use axum::response::Response;

use super::see;
use crate::{
    Problem,
    at_table::{AtTable, TableFor},
    branch::again::{self, Onward},
    fields::Fields,
    tables::access::{Anyone, Known},
};

/// `POST /t/{id}/again`: the same game with the same seats, or the way to where somebody has asked already.
pub async fn again(TableFor { at, body }: TableFor<Anyone, Fields>) -> Result<Response, Problem> {
    let (user, cookie) = at.visitor.or_guest(&at.app, "").await?;
    let luck = at.app.promised(body.get("promise"), body.get("contribution"));
    let onward = again::again(&at, &user, luck).await?;
    Ok(see(&address(&onward), cookie))
}

/// `GET /t/{id}/rematch`: to the table at which somebody asked to play once more, or to one's invitation there.
pub async fn join(at: AtTable<Known>) -> Result<Response, Problem> {
    let onward = again::asked(&at, at.visitor.known()?.id).await?;
    Ok(see(&address(&onward), None))
}

/// `POST /t/{id}/rematch`: rather not. The seats that were kept are open to others.
pub async fn refuse(TableFor { at, .. }: TableFor<Known, Fields>) -> Result<Response, Problem> {
    again::refuse(&at, at.visitor.known()?.id).await?;
    Ok(see(&format!("/t/{}", at.position.table.id), None))
}

fn address(Onward { table, invite }: &Onward) -> String {
    match invite {
        Some(invite) => format!("/i/{}", invite.expose()),
        None => format!("/t/{table}"),
    }
}
