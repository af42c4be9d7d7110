//! A page for each player, with what they chose to show.

use axum::extract::{Path, State};
use maud::{Markup, html};
use railhead_store::{Shows, Table, User};

use super::layout;
use crate::{
    App, Problem,
    players::{Player, opponents, player},
    results::{placed, result},
    times::ago,
    visitor::Visitor,
    words::{title_of, words},
};

/// `GET /p/{who}`: by number, or by the name of an account.
pub async fn show(
    State(app): State<App>,
    Path(who): Path<String>,
    visitor: Visitor,
) -> Result<Markup, Problem> {
    let Player { user, own, shows, games } = player(&app, &who, &visitor).await?;
    let t = words(visitor.lang());
    let won = games.iter().filter(|table| result(table, user.id).is_some_and(|result| result.won)).count();
    let here = format!("/p/{}", user.id);
    let since = (railhead_store::Millis::now().0 - user.created_at.0) / 86_400_000;
    Ok(layout::Page::of(&visitor, &user.name, &here).render(html! {
        section.sheet.narrow.player {
            h1 { (user.name) }
            p.quiet {
                (t.say(if user.account { "account" } else { "guest" })) " · " (t.say_with("here-for-days", &[("n", since.into())]))
            }
            @if own { p { (t.say(&format!("shows-now-{}", user.shows))) " " @if user.account { a href="/account" { (t.say("change")) } } } }
            @match shows {
                Shows::Name => { p { (t.say("shows-nothing")) } }
                Shows::Results | Shows::Opponents => {
                    p { (t.say_with("games-and-wins", &[("n", games.len().into()), ("won", won.into())])) }
                    ul.results { @for table in &games { (row(&app, table, &user, shows, &visitor)) } }
                }
            }
        }
    }))
}

fn row(app: &App, table: &Table, user: &User, shows: Shows, visitor: &Visitor) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let game = app.game(&table.game).map_or_else(|_| table.game.clone(), |game| title_of(game, lang));
    let others = opponents(table, user.id);
    let open = table.spectators || visitor.id().is_some_and(|id| table.seats_of(id).next().is_some());
    html! {
        li {
            strong { (game) } " " (placed(table, user.id, lang))
            @if shows == Shows::Opponents && !others.is_empty() { " · " (t.say_with("against", &[("names", others.join(", ").into())])) }
            " · " span.quiet { (ago(table.finished_at.unwrap_or(table.updated_at), lang)) }
            @if open { " · " a href={ "/t/" (table.id) "/replay" } { (t.say("replay")) } }
        }
    }
}
