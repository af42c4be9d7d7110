//! For whoever looks after the server: who is here, what goes on, how much there is, and every act of a host.

use axum::{
    extract::{Query, State},
    http::HeaderMap,
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use railhead_game::Seat;
use railhead_store::{
    Act, Census, Occupant, Page as Slice, Person, Role, Status, Table, TableId, TalkReport, UserId,
};
use serde::Deserialize;

use super::{
    counts,
    gathering::{link_and_code, origin},
    layout,
};
use crate::{
    App, Problem,
    counted::Counted,
    fields::Fields,
    frame::badge,
    hosting::{self, PersonAct},
    problem::FieldFault,
    tables::seat_of,
    times::ago,
    visitor::Visitor,
    words::{table_title, title_of, words},
};

/// How many people, tables and acts are listed.
const LISTED: u32 = 50;

/// Whom a host looks for.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    #[serde(default)]
    named: String,
}

/// `GET /host?named=…`
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Problem> {
    visitor.keeper()?;
    page(&app, &visitor, &wanted.named, None).await
}

/// The page; `link` is one to a new password, which is shown this once, and whose it is.
async fn page(
    app: &App,
    visitor: &Visitor,
    named: &str,
    link: Option<(&str, &str)>,
) -> Result<Markup, Problem> {
    let t = words(visitor.lang());
    let store = app.store();
    let census = store.census().await?;
    let people = store.people(named, Slice::first(LISTED)).await?;
    let tables = store.tables_going_on(Slice::first(LISTED)).await?;
    let acts = store.acts(Slice::first(LISTED)).await?;
    let reports = store.talk_reports().await?;
    let counted = Counted::of(app).await?;
    let title = t.say("host-page");
    let page = layout::Page { class: "keeping", ..layout::Page::of(visitor, &title, "/host") };
    Ok(page.render(html! {
        section.sheet {
            h1 { (title) }
            @if let Some((name, link)) = link {
                div.invite role="status" {
                    p { (t.say_with("password-link-for", &[("name", name.into())])) }
                    (link_and_code(link))
                }
            }
            (figures(&census, visitor))
            h2 { (t.say("people")) }
            form.links method="get" action="/host" role="search" {
                input type="search" name="named" value=(named) aria-label=(t.say("find-people"));
                button type="submit" { (t.say("find-people")) }
            }
            div.scroll {
                table.people {
                    thead { tr { th { (t.say("player")) } th { (t.say("account")) } th { (t.say("last-seen")) } th { (t.say("tables")) } th { (t.say("acts")) } } }
                    tbody { @for person in &people { (person_row(person, visitor)) } }
                }
            }
            h2 { (t.say("reports")) }
            @if reports.is_empty() { p.quiet { (t.say("no-reports")) } }
            ul.keeping { @for report in &reports { (report_row(report, visitor)) } }
            h2 { (t.say("tables-going-on")) }
            ul.keeping { @for table in &tables { (table_row(app, table, visitor)) } }
            (counts::section(&counted, app, visitor))
            h2 { (t.say("acts")) }
            @if acts.is_empty() { p.quiet { (t.say("no-acts")) } }
            ol.acts { @for act in &acts { li { (told(act, visitor)) } } }
        }
    }))
}

fn figures(census: &Census, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let megabytes = format!("{:.1} MB", census.bytes as f64 / 1_000_000.0);
    let figure = |key: &str, value: String| html! { div { dt { (t.say(key)) } dd { (value) } } };
    html! {
        dl.figures {
            (figure("census-accounts", census.accounts.to_string()))
            (figure("census-guests", census.guests.to_string()))
            (figure("census-gathering", census.gathering.to_string()))
            (figure("census-playing", census.playing.to_string()))
            (figure("census-finished", census.finished.to_string()))
            (figure("census-decisions", census.decisions.to_string()))
            (figure("census-jobs", census.jobs.to_string()))
            (figure("census-given-up", census.given_up.to_string()))
            (figure("census-bytes", megabytes))
        }
    }
}

fn person_row(Person { user, seen_at, tables }: &Person, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let kind = match (user.account, user.role) {
        (_, Role::Host) => "host",
        (true, Role::Player) => "account",
        (false, Role::Player) => "guest",
    };
    let myself = visitor.id() == Some(user.id);
    let act = |act: PersonAct| html! { button type="submit" name="act" value=(act) { (t.say(&format!("act-{act}"))) } };
    html! {
        tr {
            td { a href={ "/p/" (user.id) } { (user.name) }
                @if user.muted { " " span.problem { (t.say("is-muted")) } }
                @if user.suspended { " " span.problem { (t.say("is-suspended")) } }
            }
            td { (t.say(kind)) }
            td { @if let Some(at) = seen_at { (ago(*at, visitor.lang())) } }
            td { (tables) }
            td {
                details {
                    summary { (t.say("acts")) span.sr { ": " (user.name) } }
                    form.links method="post" action="/host/person" {
                        (layout::token(visitor))
                        input type="hidden" name="user" value=(user.id);
                        input type="text" name="name" value=(user.name) maxlength="24" aria-label=(t.say("your-name"));
                        (act(PersonAct::Rename))
                        @if !myself {
                            (act(if user.muted { PersonAct::Unmute } else { PersonAct::Mute }))
                            (act(if user.suspended { PersonAct::Restore } else { PersonAct::Suspend }))
                        }
                        @if user.account { (act(PersonAct::Password)) }
                        @if user.account && user.role == Role::Player { (act(PersonAct::Appoint)) }
                    }
                }
            }
        }
    }
}

fn table_row(app: &App, table: &Table, visitor: &Visitor) -> Markup {
    let lang = visitor.lang();
    let t = words(lang);
    let game = app.game(&table.game).map_or_else(|_| table.game.clone(), |game| title_of(game, lang));
    let playing = table.status == Status::Playing;
    html! {
        li {
            a href={ "/t/" (table.id) } { strong { (table_title(table, lang)) } } " "
            span.quiet { (game) " · " (t.say(&format!("status-{}", table.status))) " · " (ago(table.updated_at, lang)) }
            form.links method="post" action="/host/table" {
                (layout::token(visitor))
                input type="hidden" name="table" value=(table.id);
                @if playing {
                    @for seat in table.seats.iter().filter(|seat| matches!(seat.occupant, Occupant::User { .. })) {
                        button type="submit" name="seat" value=(seat.no) {
                            (badge(seat_of(seat.no))) " " (t.say_with("act-replace", &[("name", seat.occupant.name().unwrap_or_default().into())]))
                        }
                    }
                }
                button type="submit" name="close" value="1" { (t.say("close-table")) }
            }
        }
    }
}

fn report_row(report: &TalkReport, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let by = report.reported_by.as_ref().map_or_else(|| t.say("former-player"), |(_, name)| name.clone());
    let (id, name) = &report.said_by;
    let args =
        [("by", by.into()), ("name", name.as_str().into()), ("table", report.table.to_string().into())];
    html! {
        li {
            (t.say_with("reported", &args)) " “" (report.text) "” "
            form.links method="post" action="/host/report" {
                (layout::token(visitor))
                a href={ "/host?named=" (name) } { (name) " (" (id) ")" }
                button type="submit" name="report" value=(report.id) { (t.say("report-settled")) }
            }
        }
    }
}

/// `POST /host/report`: a report was seen to.
pub async fn report(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Redirect, Problem> {
    let by = visitor.keeper()?.id;
    app.store().settle_talk_report(fields.number("report")?, by).await?;
    Ok(Redirect::to("/host"))
}

fn told(act: &Act, visitor: &Visitor) -> String {
    let t = words(visitor.lang());
    let somebody = || t.say("former-player");
    let by = act.by.clone().unwrap_or_else(somebody);
    let user = act.user.clone().unwrap_or_else(somebody);
    let table = act.table.map(|table| table.to_string()).unwrap_or_default();
    let args = [("by", by.into()), ("name", user.into()), ("table", table.into())];
    format!("{}: {}", ago(act.at, visitor.lang()), t.say_with(&format!("acted-{}", act.kind), &args))
}

/// `POST /host/person`
pub async fn person(
    State(app): State<App>,
    headers: HeaderMap,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let (by, id) = (visitor.keeper()?, UserId(fields.number("user")?));
    let act =
        PersonAct::of_word(fields.get("act")).ok_or_else(|| Problem::field("act", FieldFault::NoChoice))?;
    let (user, key) = hosting::to_person(&app, by, id, act, fields.get("name")).await?;
    let Some(key) = key else { return Ok(Redirect::to("/host").into_response()) };
    let link = format!("{}/reset/{}", origin(&headers, visitor.context.secure), key.expose());
    Ok(page(&app, &visitor, "", Some((&user.name, &link))).await?.into_response())
}

/// `POST /host/table`: closes a table, or lets a bot play on in a seat, which is kept for its player.
pub async fn table(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Redirect, Problem> {
    let by = visitor.keeper()?;
    let id: TableId = fields.get("table").parse().map_err(|_| Problem::NoTable)?;
    if fields.has("close") {
        hosting::close(&app, by, id).await?;
    } else {
        hosting::replace(&app, by, id, Seat(fields.number("seat")?), visitor.lang()).await?;
    }
    Ok(Redirect::to("/host"))
}
