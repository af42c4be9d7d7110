//! Being forgotten: a user's name and seats are given up, and everybody else's games go on.

use axum::{
    extract::State,
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_bots::Level;
use railhead_store::{Status, User};

use super::layout;
use crate::{
    App, Problem,
    fields::Fields,
    problem::FieldFault,
    tables::handover::Substitute,
    visitor::{USER_COOKIE, Visitor, removed},
    words::words,
};

/// `GET /forget`
pub async fn ask(visitor: Visitor) -> Result<Markup, Problem> {
    visitor.known()?;
    let t = words(visitor.lang());
    let title = t.say("forget");
    Ok(layout::Page::of(&visitor, &title, "/forget").render(html! {
        section.sheet.narrow {
            h1 { (title) }
            p { (t.say("forget-help")) }
            form method="post" action="/forget" {
                (layout::token(&visitor))
                label.check { input type="checkbox" name="sure" value="1" required; (t.say("forget-sure")) }
                button.primary type="submit" { (t.say("forget-do")) }
            }
            p { a href="/" { (t.say("to-front")) } }
        }
    }))
}

/// `POST /forget`
pub async fn forget(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let user = visitor.known()?;
    if !fields.has("sure") {
        return Err(Problem::field("sure", FieldFault::NotSure));
    }
    let mut touched = app.tables_of(user.id, Status::ALL).await?;
    touched.extend(app.store().tables_seen_by(user.id).await?);
    touched.extend(app.store().tables_talked_at(user.id).await?);
    leave_games(&app, user, &words(visitor.lang()).say("former-player")).await?;
    app.store().delete_user(user.id).await?;
    app.tables().refresh(&touched).await;
    let cookie = removed(USER_COOKIE, visitor.context.secure);
    Ok((CookieJar::new().add(cookie), Redirect::to("/")).into_response())
}

/// Lets bots play on in the user's place, under a name that is nobody's, or leaves the seat empty where the game goes on
/// so.
async fn leave_games(app: &App, user: &User, name: &str) -> Result<(), Problem> {
    for id in app.tables_of(user.id, &[Status::Playing]).await? {
        let live = match app.tables().open(id).await {
            Ok(live) => live,
            // Nobody can play on there. The seat is given up with the others.
            Err(problem) if problem.is_of_table() => continue,
            Err(problem) => return Err(problem),
        };
        let own = live.position().await.seats_of(Some(user.id));
        for seat in own.iter() {
            let left = if live.position().await.game.keeps_empty_seats() {
                live.leave(user.id, Some(seat)).await
            } else {
                let substitute = Substitute { level: Level::default(), name: name.to_owned(), kept: false };
                live.hand_over(user.id, seat, substitute).await
            };
            match left {
                // The game may have ended in the meantime.
                Ok(()) | Err(Problem::WrongStatus) => {}
                Err(problem) => return Err(problem),
            }
        }
    }
    Ok(())
}
