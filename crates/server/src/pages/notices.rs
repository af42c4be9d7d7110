//! How somebody is told what happens while they are away: by which ways, of what, and when not.

use axum::{
    Json,
    extract::State,
    response::{IntoResponse as _, Redirect, Response},
};
use maud::{Markup, html};
use railhead_store::{Channel, ChannelKind, Email};
use serde_json::json;

use super::{layout, sent::Sent};
use crate::{
    App, Problem, identity,
    notices::{Kind, Place, Quiet, Tempo, Wants, channels},
    post::Format,
    problem::FieldFault,
    visitor::Visitor,
    words::words,
};

/// What was filled in, and what is wrong about it.
#[derive(Default)]
struct Draft {
    address: String,
    email: Option<String>,
    fault: Option<Problem>,
}

/// `GET /notices`
pub async fn show(State(app): State<App>, visitor: Visitor) -> Result<Markup, Problem> {
    page(&app, &visitor, &Draft::default()).await
}

async fn page(app: &App, visitor: &Visitor, draft: &Draft) -> Result<Markup, Problem> {
    let t = words(visitor.lang());
    let title = t.say("notices");
    let content = match &visitor.user {
        None => html! { p { (t.say("notices-nobody")) } },
        Some(user) => {
            let store = app.store();
            let ways = store.channels_of(user.id).await?;
            let quiet = store.quiet_of(user.id).await?.parse::<Quiet>().ok();
            let email = store.email_of(user.id).await?;
            let key = app.push_key().await?.map(|key| key.public()).unwrap_or_default();
            let of = |kind| ways.iter().filter(move |way| way.kind == kind);
            let letters = app.config().notices.letters.is_some();
            html! {
                p { (t.say("notices-lead")) }
                (draft.fault.as_ref().filter(|fault| !matches!(fault, Problem::Field { .. })).map(|fault| fault.markup(visitor.lang())).unwrap_or_default())
                section.ways {
                    h2 { (t.say("notices-push")) }
                    p.quiet { (t.say("notices-push-help")) }
                    @for way in of(ChannelKind::Push) { (way_form(way, visitor)) }
                    p.push data-push=(key) data-asking=(t.say("notices-push-asking")) data-asked=(t.say("notices-push-asked")) data-refused=(t.say("notices-push-refused")) data-failed=(t.say("notices-push-failed")) hidden {
                        button type="button" { (t.say("notices-push-here")) } " " span role="status" {}
                    }
                    noscript { p.quiet { (t.say("notices-push-script")) } }
                }
                section.ways {
                    h2 { (t.say("notices-mail")) }
                    (mail_section(visitor, email.as_ref(), of(ChannelKind::Mail).next(), letters, draft))
                }
                section.ways {
                    h2 { (t.say("notices-webhook")) }
                    p.quiet { (t.say("notices-webhook-help")) }
                    @for way in of(ChannelKind::Webhook) { (way_form(way, visitor)) }
                    (webhook_form(visitor, draft))
                }
                section.ways {
                    h2 { (t.say("notices-quiet")) }
                    (quiet_form(visitor, quiet, draft))
                }
            }
        }
    };
    Ok(layout::Page::of(visitor, &title, "/notices").render(html! {
        section.sheet.narrow.notices {
            h1 { (title) }
            (content)
            p.links {
                a href="/settings" { (t.say("settings-title")) }
                a href="/privacy" { (t.say("privacy")) }
                a href="/" { (t.say("to-front")) }
            }
        }
    }))
}

/// One of the visitor's ways: where it leads, what is wanted by it, and how to end it.
fn way_form(way: &Channel, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let wants: Wants = way.wants.parse().unwrap_or_default();
    let name = match way.kind {
        ChannelKind::Push if way.device.is_empty() => t.say("notices-push"),
        ChannelKind::Push => way.device.clone(),
        ChannelKind::Mail => t.say("notices-mail"),
        ChannelKind::Webhook => way.address.clone(),
    };
    html! {
        form.way method="post" action="/notices/wants" aria-label=(name) {
            (layout::token(visitor))
            input type="hidden" name="channel" value=(way.id);
            @if way.kind != ChannelKind::Mail {
                p.where { strong { (name) } @if way.kind == ChannelKind::Webhook { " " span.quiet { (t.say(&format!("format-{}", way.keys))) } } }
            }
            div.scroll {
                table.wants {
                    thead { tr { td {} @for tempo in Tempo::ALL { th scope="col" { (t.say(&format!("tempo-{}", tempo.word()))) } } } }
                    tbody {
                        @for kind in Kind::ALL {
                            tr {
                                th scope="row" { (t.say(&format!("want-{}", kind.word()))) }
                                @for tempo in Tempo::ALL {
                                    @let word = format!("{}-{}", kind.word(), tempo.word());
                                    td { label { input type="checkbox" name=(word) checked[wants.has(*kind, *tempo)];
                                        span.sr { (t.say(&format!("want-{}", kind.word()))) ", " (t.say(&format!("tempo-{}", tempo.word()))) } } }
                                }
                            }
                        }
                    }
                }
            }
            p.links {
                button type="submit" { (t.say("save")) }
                @if way.kind != ChannelKind::Mail { button type="submit" name="try" value="1" { (t.say("notices-try")) } }
                button type="submit" name="remove" value="1" { (t.say("notices-end")) }
            }
        }
    }
}

fn mail_section(
    visitor: &Visitor,
    email: Option<&Email>,
    way: Option<&Channel>,
    letters: bool,
    draft: &Draft,
) -> Markup {
    let t = words(visitor.lang());
    if !letters {
        return html! { p.quiet { (t.say("notices-no-letters")) } };
    }
    let kept = email.map(|email| email.address.as_str()).unwrap_or_default();
    let fault = draft.fault.as_ref().filter(|_| draft.email.is_some());
    html! {
        @if let Some(way) = way { (way_form(way, visitor)) }
        form method="post" action="/notices/email" {
            (layout::token(visitor))
            label {
                (t.say("email"))
                input type="email" name="email" value=(draft.email.as_deref().unwrap_or(kept)) maxlength="254" autocomplete="email";
                small { (t.say("email-help")) }
            }
            (layout::fault(fault, "email", visitor.lang()))
            @match email {
                Some(email) if email.confirmed => { p.quiet { (t.say("email-confirmed")) } }
                Some(_) => { p role="status" { (t.say("email-sent")) } }
                None => {}
            }
            button type="submit" { (t.say("save")) }
        }
        @if way.is_none() && email.is_some_and(|email| email.confirmed) {
            form method="post" action="/notices/letters" {
                (layout::token(visitor))
                button type="submit" { (t.say("notices-letters-on")) }
            }
        }
    }
}

fn webhook_form(visitor: &Visitor, draft: &Draft) -> Markup {
    let t = words(visitor.lang());
    html! {
        form method="post" action="/notices/webhook" {
            (layout::token(visitor))
            label { (t.say("webhook-address")) input type="url" name="address" value=(draft.address) maxlength="1000" placeholder="https://ntfy.sh/…" required; }
            (layout::fault(draft.fault.as_ref(), "address", visitor.lang()))
            label {
                (t.say("webhook-format"))
                select name="format" { @for format in Format::ALL { option value=(format.word()) { (t.say(&format!("format-{}", format.word()))) } } }
            }
            button type="submit" { (t.say("webhook-add")) }
        }
    }
}

fn quiet_form(visitor: &Visitor, quiet: Option<Quiet>, draft: &Draft) -> Markup {
    let t = words(visitor.lang());
    let hours = |name: &str, chosen: Option<u8>, label: &str| {
        html! {
            label { (t.say(label)) " "
                select name=(name) {
                    option value="" selected[chosen.is_none()] { "–" }
                    @for hour in 0..24_u8 { option value=(hour) selected[chosen == Some(hour)] { (hour) ":00" } }
                }
            }
        }
    };
    let place = quiet.as_ref().map(|quiet| quiet.place.to_string());
    let chosen = |name: &str| place.as_deref() == Some(name);
    html! {
        p.quiet { (t.say("notices-quiet-help")) }
        form.quiet-hours method="post" action="/notices/quiet" {
            (layout::token(visitor))
            (hours("from", quiet.as_ref().map(|quiet| quiet.from), "quiet-from"))
            (hours("to", quiet.as_ref().map(|quiet| quiet.to), "quiet-to"))
            label { (t.say("quiet-clock")) " "
                select name="place" data-zone[quiet.is_none()] {
                    option value="UTC" selected[chosen("UTC")] { "UTC" }
                    @if let Some(minutes) = place.as_ref().and_then(|place| place.parse().ok()) { option value=(minutes) selected { (clock_name(minutes)) } }
                    @for (region, names) in Place::all() {
                        optgroup label=(region) {
                            @for name in names { option value=(name) selected[chosen(&name)] { (town(&name)) } }
                        }
                    }
                }
            }
            (layout::fault(draft.fault.as_ref(), "hours", visitor.lang()))
            button type="submit" { (t.say("save")) }
        }
    }
}

/// What a zone is named after, without its region.
fn town(zone: &str) -> String {
    zone.split_once('/').map_or(zone, |(_, town)| town).replace('_', " ")
}

fn clock_name(minutes: i16) -> String {
    let sign = if minutes < 0 { '−' } else { '+' };
    format!("UTC{sign}{}:{:02}", minutes.abs() / 60, minutes.abs() % 60)
}

/// What came of a form: the page, with what is wrong at its field; for a script, as it is.
async fn answer(sent: &Sent, done: Result<(), Problem>) -> Result<Response, Problem> {
    let to_page = || Redirect::to("/notices").into_response();
    let done = done.map(|()| if sent.by_script { Json(json!({})).into_response() } else { to_page() });
    let is_known = sent.visitor.user.is_some();
    sent.answered(
        done,
        |_| is_known,
        async |sent, fault| {
            let fields = &sent.fields;
            let email = fields.has("email").then(|| fields.get("email").to_owned());
            let draft = Draft { address: fields.get("address").to_owned(), email, fault: Some(fault) };
            page(&sent.app, &sent.visitor, &draft).await
        },
    )
    .await
}

/// `POST /notices/push`: what a browser tells that has subscribed.
pub async fn add_push(sent: Sent) -> Result<Response, Problem> {
    let [address, key, auth] = ["address", "key", "auth"].map(|name| sent.fields.get(name));
    let done = channels::add_push(&sent.app, &sent.visitor, address, key, auth).await.map(drop);
    answer(&sent, done).await
}

/// `POST /notices/webhook`
pub async fn add_webhook(sent: Sent) -> Result<Response, Problem> {
    let user = sent.visitor.known()?.id;
    let [address, format] = ["address", "format"].map(|name| sent.fields.get(name));
    let done = channels::add_webhook(&sent.app, user, address, format).await.map(drop);
    answer(&sent, done).await
}

/// `POST /notices/letters`: letters to the address that was confirmed before.
pub async fn add_letters(sent: Sent) -> Result<Response, Problem> {
    let done = channels::add_letters(&sent.app, sent.visitor.known()?.id).await.map(drop);
    answer(&sent, done).await
}

/// `POST /notices/email`: another address for letters, or none.
pub async fn change_email(sent: Sent) -> Result<Response, Problem> {
    let done = identity::change_email(&sent.app, &sent.visitor, sent.fields.get("email")).await;
    answer(&sent, done).await
}

/// `POST /notices/wants`: what is wanted by a way, that it is to end, or that it is to be tried.
pub async fn wants(sent: Sent) -> Result<Response, Problem> {
    let Sent { app, visitor, fields, .. } = &sent;
    let user = visitor.known()?;
    let channel = fields.number("channel")?;
    let done = if fields.has("remove") {
        channels::remove(app, user.id, channel).await
    } else if fields.has("try") {
        channels::try_out(app, user, channel).await
    } else {
        let mut wants = Wants::default();
        for (kind, tempo) in Wants::pairs() {
            wants.set(kind, tempo, fields.has(&format!("{}-{}", kind.word(), tempo.word())));
        }
        channels::set_wants(app, user.id, channel, wants).await
    };
    answer(&sent, done).await
}

/// `POST /notices/quiet`
pub async fn quiet(sent: Sent) -> Result<Response, Problem> {
    let Sent { app, visitor, fields, .. } = &sent;
    let user = visitor.known()?.id;
    let done = match (fields.get("from"), fields.get("to")) {
        ("", _) | (_, "") => channels::set_quiet(app, user, None).await,
        (from, to) => {
            let read = || Quiet::new(from.parse().ok()?, to.parse().ok()?, fields.get("place").parse().ok()?);
            match read() {
                Some(quiet) => channels::set_quiet(app, user, Some(quiet)).await,
                None => Err(Problem::field("hours", FieldFault::BadHours)),
            }
        }
    };
    answer(&sent, done).await
}
