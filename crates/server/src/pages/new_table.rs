//! A new table: game, options with explanations, and who sits where.

use axum::{
    extract::{Query, State},
    response::Response,
};
use maud::{Markup, html};
use railhead_bots::GameWithBots;
use railhead_bots::Level;
use railhead_game::{Lang, OptionKind, Options};
use railhead_store::Origin;
use serde::Deserialize;

use super::{layout, luck, see};
use crate::{
    App, Problem,
    fields::Fields,
    tables::request::{BadSeat, SeatRequest, TITLE, TableRequest},
    text::tidy_name,
    visitor::Visitor,
    words::words,
};

/// Which game is wanted.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    game: Option<String>,
}

/// `GET /new?game=…`
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Problem> {
    let game = match &wanted.game {
        Some(id) => app.game(id)?,
        None => app.games().first().copied().ok_or(Problem::NotFound)?,
    };
    let lang = visitor.lang();
    let t = words(lang);
    let meta = game.meta();
    let title = t.say("new-table");
    let promise = app.promise()?;
    let here = format!("/new?game={}", meta.id);
    let page = layout::Page::of(&visitor, &title, &here);
    Ok(page.render(html! {
        section.sheet.narrow {
            h1 { (title) ": " (meta.title) }
            p.quiet { a href="/import" { (t.say("import")) } }
            @if app.games().len() > 1 {
                p.links {
                    @for other in app.games().iter().map(|game| game.meta()).filter(|other| other.id != meta.id) {
                        a href={ "/new?game=" (other.id) } { (other.title) }
                    }
                }
            }
            form.new method="post" action="/new" {
                (layout::token(&visitor))
                input type="hidden" name="game" value=(meta.id);
                label { (t.say("your-name")) input type="text" name="name" value=(visitor.name()) maxlength="24" autocomplete="nickname"; }
                label { (t.say("table-name")) input type="text" name="title" maxlength=(TITLE); }
                fieldset {
                    legend { (t.say("seats")) }
                    ol.seats {
                        @for index in 0..meta.max_seats { li { (seat_field(index, meta.min_seats, &visitor)) } }
                    }
                    p.quiet { (t.say("seats-help")) }
                }
                @if !meta.options.is_empty() { (option_fields(game, lang)) }
                fieldset {
                    legend { (t.say("who-may-see")) }
                    label.check { input type="checkbox" name="public" value="1" checked; (t.say("listed")) }
                    label.check { input type="checkbox" name="spectators" value="1" checked; (t.say("spectators")) }
                }
                (luck::promised_field(&promise, lang))
                button.primary type="submit" { (t.say("open-table")) }
            }
        }
    }))
}

fn seat_field(index: u8, min: u8, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let chosen = match index {
        0 => "me",
        index if index < min => "open",
        _ => "none",
    };
    let kinds = ["me", "open", "invited", "hot-seat"].into_iter().map(str::to_owned);
    let bots = Level::LADDER.iter().map(|level| format!("bot-{level}"));
    let none = (index >= min).then(|| "none".to_owned());
    html! {
        label {
            span.sr { (t.say_with("seat-number", &[("n", (index + 1).into())])) }
            select name={ "seat-" (index) } {
                @for kind in kinds.chain(bots).chain(none) {
                    option value=(kind) selected[kind == chosen] { (t.say(&format!("seat-{kind}"))) }
                }
            }
        }
        label.guest {
            span.sr { (t.say("hot-seat-name")) }
            input type="text" name={ "guest-" (index) } maxlength="24" placeholder=(t.say("hot-seat-name"));
        }
    }
}

fn option_fields(game: &dyn GameWithBots, lang: Lang) -> Markup {
    let names = game.words(lang);
    html! {
        fieldset {
            legend { (words(lang).say("options")) }
            @for spec in game.meta().options {
                @if let OptionKind::Choice(values) = spec.kind {
                    div.option {
                        h3 { (names.say(&format!("option-{}", spec.key))) }
                        p.quiet { (names.say(&format!("option-{}-help", spec.key))) }
                        @for (index, value) in values.iter().enumerate() {
                            label.check {
                                input type="radio" name={ "option-" (spec.key) } value=(value) checked[index == 0];
                                span {
                                    (names.say(&format!("option-{}-{value}", spec.key)))
                                    small { (names.say(&format!("option-{}-{value}-help", spec.key))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// `POST /new`
pub async fn create(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    let request = read(&app, visitor.lang(), &fields)?;
    let (user, cookie) = visitor.or_guest(&app, fields.get("name")).await?;
    let id = visitor.new_table(&app, &user, request).await?;
    Ok(see(&format!("/t/{id}"), cookie))
}

fn read(app: &App, lang: Lang, fields: &Fields) -> Result<TableRequest, Problem> {
    let game = app.game(fields.get("game"))?;
    let mut seats = Vec::new();
    let mut options = Options::default();
    for (name, value) in fields.iter() {
        if let Some(index) = name.strip_prefix("seat-") {
            let guest = tidy_name(fields.get(&format!("guest-{index}")));
            match value {
                "none" => {}
                "hot-seat" => {
                    let number = seats.len() + 1;
                    let unnamed = || words(lang).say_with("player-number", &[("n", number.into())]);
                    seats.push(SeatRequest::HotSeat(guest.unwrap_or_else(unnamed)));
                }
                _ => seats
                    .push(value.parse().map_err(|bad: BadSeat| Problem::field(name.to_owned(), bad.into()))?),
            }
        } else if let Some(key) = name.strip_prefix("option-") {
            options.set(key, value);
        }
    }
    Ok(TableRequest {
        game,
        options,
        title: fields.get("title").to_owned(),
        seats,
        public: fields.has("public"),
        spectators: fields.has("spectators"),
        contribution: app.promised(fields.get("promise"), fields.get("contribution")),
        origin: Origin::New,
    })
}
