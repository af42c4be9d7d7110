//! A new table: game, options with explanations, and who sits where.

use axum::{
    extract::{Query, State},
    http::HeaderMap,
    response::{IntoResponse as _, Response},
};
use maud::{Markup, html};
use railhead_bots::GameWithBots;
use railhead_bots::Level;
use railhead_game::{Lang, OptionKind, Options};
use railhead_store::{Customs, Origin};
use serde::Deserialize;

use super::{
    by_script, customs, layout, luck,
    places::{self, Place},
    see, shelf,
};
use crate::{
    App, Problem,
    fields::Fields,
    problem::FieldFault,
    tables::request::{BadSeat, SeatRequest, TITLE, TableRequest},
    text::tidy_name,
    visitor::Visitor,
    words::{rules_of, title_of, words},
};

/// Which game is wanted, with whom, and for how many.
#[derive(Debug, Deserialize)]
pub struct Wanted {
    game: Option<String>,
    with: Option<String>,
    seats: Option<u8>,
}

/// With whom somebody wants to play: what the seats are before anybody changes one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Company {
    Link,
    Screen,
    Bots,
    Mixed,
}

impl Company {
    const ALL: [Company; 4] = [Company::Link, Company::Screen, Company::Bots, Company::Mixed];

    fn word(self) -> &'static str {
        match self {
            Company::Link => "link",
            Company::Screen => "screen",
            Company::Bots => "bots",
            Company::Mixed => "mixed",
        }
    }

    /// Its sign: a chain, a screen, a bot, two people.
    fn icon(self) -> Markup {
        let path = match self {
            Company::Link => {
                "M10 13.5a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.6 6.2M14 10.5a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.5-1.5"
            }
            Company::Screen => {
                "M4 4.5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM12 16.5v3M9 19.5h6"
            }
            Company::Bots => {
                "M6.5 8.5h11a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 17.5V10a1.5 1.5 0 0 1 1.5-1.5zM12 8.5V5M9 12.6v.1M15 12.6v.1M9.5 16h5M3 11.5v4M21 11.5v4"
            }
            Company::Mixed => {
                "M9 11.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 19c0-3 2.2-5 5.5-5s5.5 2 5.5 5zM16.5 12a2.3 2.3 0 1 0 0-4.6M17 14.3c2.2.3 3.5 2 3.5 4.700h-3"
            }
        };
        html! { svg.icon viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
    }

    /// What the seat `index` is.
    fn seat(self, index: u8) -> String {
        match self {
            _ if index == 0 => "me".to_owned(),
            Company::Mixed if index > 1 => format!("bot-{}", Level::default()),
            Company::Link | Company::Mixed => "invited".to_owned(),
            Company::Screen => "hot-seat".to_owned(),
            Company::Bots => format!("bot-{}", Level::default()),
        }
    }
}

/// A table as it is being thought of.
struct Draft {
    game: &'static dyn GameWithBots,
    company: Company,
    seats: Vec<Place>,
    name: String,
    title: String,
    options: Options,
    public: bool,
    spectators: bool,
    customs: Customs,
    /// What is wrong with it.
    fault: Option<Problem>,
}

/// `GET /new?game=…&with=…&seats=…`
pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Query(wanted): Query<Wanted>,
) -> Result<Markup, Problem> {
    let game = match &wanted.game {
        Some(id) => app.game(id)?,
        None => app.games().first().copied().ok_or(Problem::NotFound)?,
    };
    let meta = game.meta();
    let with = wanted.with.as_deref().unwrap_or_default();
    let company = Company::ALL.into_iter().find(|company| company.word() == with).unwrap_or(Company::Link);
    let count = wanted.seats.unwrap_or(meta.min_seats).clamp(meta.min_seats, meta.max_seats);
    let place = |index| Place { kind: company.seat(index), ..Place::default() };
    let draft = Draft {
        game,
        company,
        seats: (0..count).map(place).collect(),
        name: visitor.name().to_owned(),
        title: String::new(),
        options: Options::default(),
        public: false,
        spectators: true,
        customs: Customs::default(),
        fault: None,
    };
    page(&app, &visitor, &draft)
}

fn page(app: &App, visitor: &Visitor, draft: &Draft) -> Result<Markup, Problem> {
    let lang = visitor.lang();
    let t = words(lang);
    let game = draft.game;
    let meta = game.meta();
    let title = t.say("new-table");
    let promise = app.promise()?;
    let here = format!("/new?game={}", meta.id);
    let page = layout::Page { class: "making", ..layout::Page::of(visitor, &title, &here) };
    Ok(page.render(html! {
        div.head {
            h1 { (title) span.sr { ": " (title_of(game, lang)) } }
            ol.steps {
                li { a href="#who" { i { "1" } (t.say("who-plays")) } }
                li { a href="#how" { i { "2" } (t.say("how-played")) } }
            }
            div.chosen {
                (shelf::cover(game, visitor))
                div { strong { (title_of(game, lang)) } (shelf::facts(meta, lang)) }
                details.other {
                    summary.button { (t.say("another-game")) }
                    p.links {
                        @for other in app.games().iter().filter(|other| other.meta().id != meta.id) {
                            a href={ "/new?game=" (other.meta().id) } { (title_of(*other, lang)) }
                        }
                        a href="/import" { (t.say("import")) }
                    }
                }
            }
        }
        h2.caps.whom { (t.say("with-whom")) }
        nav.company aria-label=(t.say("with-whom")) {
            @for company in Company::ALL {
                @let chosen = (company == draft.company).then_some("true");
                a href={ (here) "&with=" (company.word()) "&seats=" (draft.seats.len()) } aria-current=[chosen] {
                    (company.icon())
                    strong { (t.say(&format!("with-{}", company.word()))) }
                    span { (t.say(&format!("with-{}-help", company.word()))) }
                }
            }
        }
        form.new.two[draft.fault.is_none()] method="post" action="/new" {
            (layout::token(visitor))
            input type="hidden" name="game" value=(meta.id);
            input type="hidden" name="with" value=(draft.company.word());
            // Who presses Enter in a field opens the table, and does not change its seats.
            button.sr type="submit" tabindex="-1" aria-hidden="true" { (t.say("open-table")) }
            @if let Some(fault) = draft.fault.as_ref().filter(|fault| !has_place(fault)) { (fault.markup(lang)) }
            section.who #who {
                (places::stepper(draft.seats.len(), meta, lang))
                (layout::fault(draft.fault.as_ref(), "seats", lang))
                ol.seats {
                    @let drops = draft.seats.len() > usize::from(meta.min_seats);
                    @for (index, place) in (0..).zip(&draft.seats) { (places::row(index, place, (&draft.name, drops), draft.fault.as_ref(), lang)) }
                }
            }
            section.how #how {
                h2.caps { (t.say("how-played")) }
                label { (t.say("table-name")) input type="text" name="title" value=(draft.title) maxlength=(TITLE); }
                fieldset {
                    legend { (t.say("who-may-see")) }
                    label.check { input type="checkbox" name="public" value="1" checked[draft.public]; (t.say("listed")) }
                    label.check { input type="checkbox" name="spectators" value="1" checked[draft.spectators]; (t.say("spectators")) }
                }
                (customs::fields(&draft.customs, lang))
                @if !meta.options.is_empty() { (option_fields(game, &draft.options, lang)) }
                (layout::fault(draft.fault.as_ref(), "options", lang))
            }
            (summary(draft, lang))
            div.foot {
                (luck::promised_field(&promise, lang))
                a.button.to-how href="#how" { (t.say("next-how")) }
                a.button.to-who href="#who" { (t.say("back-who")) }
                button.primary type="submit" { (t.say("open-table")) }
            }
        }
    }))
}

/// What the table is, as far as it is thought of.
fn summary(draft: &Draft, lang: Lang) -> Markup {
    let t = words(lang);
    let pace = draft.customs.pace.parse().unwrap_or_default();
    let see = match (draft.public, draft.spectators) {
        (true, _) => "see-listed",
        (false, true) => "see-watch",
        (false, false) => "see-nobody",
    };
    let of = |kind: &str| draft.seats.iter().filter(|seat| seat.kind.starts_with(kind)).count();
    let kinds = [
        ("invited", "seats-link"),
        ("named", "seats-named"),
        ("open", "seats-anyone"),
        ("hot-seat", "seats-screen"),
        ("bot-", "seats-bots"),
    ];
    let others = kinds.into_iter().filter(|(kind, _)| of(kind) > 0);
    let others = others.map(|(kind, key)| t.say_with(key, &[("n", of(kind).into())]));
    let me = (of("me") > 0).then(|| t.say("seats-me"));
    let seats: Vec<String> = me.into_iter().chain(others).collect();
    let change = || html! { " " a href="#how" { (t.say("summary-change")) } };
    html! {
        aside.summary aria-label=(t.say("summary")) {
            h2.caps { (t.say("summary")) }
            dl {
                dt { (t.say("summary-game")) } dd { (title_of(draft.game, lang)) ", " (rules_of(draft.game, &draft.options, lang)) }
                dt { (t.say("summary-seats")) } dd { (seats.join(", ")) }
                dt { (t.say("summary-pace")) } dd { (customs::pace_words(pace, lang)) (change()) }
                dt { (t.say("summary-see")) } dd { (t.say(see)) (change()) }
                dt { (t.say("summary-talk")) } dd { (t.say(if draft.customs.talk { "summary-on" } else { "summary-off" })) }
            }
            @if of("open") == 0 { p.safe { (t.say("only-by-link")) } }
        }
    }
}

/// Whether the form has a place beside which this fault stands.
fn has_place(fault: &Problem) -> bool {
    matches!(fault, Problem::Field { field, .. }
        if matches!(field.as_ref(), "seats" | "options" | "name") || field.starts_with("seat-"))
}

/// What the rules leave to the table: long lists first, the rest folded unless something else than usual is chosen.
fn option_fields(game: &dyn GameWithBots, chosen: &Options, lang: Lang) -> Markup {
    let t = words(lang);
    let names = game.words(lang);
    let choices = || {
        game.meta().options.iter().filter_map(|spec| match spec.kind {
            OptionKind::Choice(values) => {
                Some((spec, values, chosen.get(spec.key).unwrap_or(spec.default_value())))
            }
            OptionKind::Text => None,
        })
    };
    let mut few = choices().filter(|(_, values, _)| values.len() <= MOST_IN_SIGHT).peekable();
    let unusual = choices().any(|(spec, _, now)| now != spec.default_value());
    html! {
        @for (spec, values, now) in choices().filter(|(_, values, _)| values.len() > MOST_IN_SIGHT) {
            @let key = format!("option-{}", spec.key);
            label {
                (names.say(&key))
                select name=(key) {
                    @for value in values { option value=(value) selected[*value == now] { (names.say(&format!("{key}-{value}"))) ": " (names.say(&format!("{key}-{value}-help"))) } }
                }
                small { (names.say(&format!("{key}-help"))) }
            }
        }
        @if few.peek().is_some() {
            details.variants open[unusual] {
                summary { (t.say("variants")) }
                @for (spec, values, now) in few {
                    @let key = format!("option-{}", spec.key);
                    fieldset.option {
                        legend { (names.say(&key)) }
                        p.quiet { (names.say(&format!("{key}-help"))) }
                        @for value in values {
                            label.check {
                                input type="radio" name=(key) value=(value) checked[*value == now];
                                span {
                                    (names.say(&format!("{key}-{value}")))
                                    @if *value == spec.default_value() { " " em.quiet { "· " (t.say("variant-usual")) } }
                                    small { (names.say(&format!("{key}-{value}-help"))) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Of how many values an option shows each with its explanation; of more it is a list.
pub const MOST_IN_SIGHT: usize = 4;

/// `POST /new`
pub async fn create(
    State(app): State<App>,
    headers: HeaderMap,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    if places::is_change(&fields) {
        let mut draft = draft(&app, &fields, None)?;
        let company = draft.company;
        places::change(&mut draft.seats, &fields, draft.game.meta(), |index| company.seat(index));
        return Ok(page(&app, &visitor, &draft)?.into_response());
    }
    let asked = async {
        let request = read(&app, visitor.lang(), &fields)?;
        let (user, cookie) = visitor.or_guest(&app, fields.get("name")).await?;
        let id = visitor.new_table(&app, &user, request).await?;
        Ok(see(&format!("/t/{id}"), cookie))
    };
    match asked.await {
        // What was filled in wrongly comes back as it was, with what is wrong about it.
        Err(fault @ Problem::Field { .. })
            if !by_script(&headers) && app.game(fields.get("game")).is_ok() =>
        {
            let status = fault.status();
            let draft = draft(&app, &fields, Some(fault))?;
            Ok((status, page(&app, &visitor, &draft)?).into_response())
        }
        done => done,
    }
}

fn draft(app: &App, fields: &Fields, fault: Option<Problem>) -> Result<Draft, Problem> {
    let game = app.game(fields.get("game"))?;
    let options = fields.iter().filter_map(|(name, value)| Some((name.strip_prefix("option-")?, value)));
    let with = fields.get("with");
    Ok(Draft {
        game,
        company: Company::ALL.into_iter().find(|company| company.word() == with).unwrap_or(Company::Mixed),
        fault: fault.map(|fault| at_row(fault, fields)),
        seats: places::read(fields, game.meta().max_seats),
        name: fields.get("name").to_owned(),
        title: fields.get("title").to_owned(),
        options: options.collect(),
        public: fields.has("public"),
        spectators: fields.has("spectators"),
        customs: customs::read(fields).unwrap_or_default(),
    })
}

/// Where a fault stands once the seats that are not there have been left out: seats are numbered anew.
fn at_row(fault: Problem, fields: &Fields) -> Problem {
    let Problem::Field { field, fault } = fault else { return fault };
    let there = fields.iter().filter(|(name, kind)| name.starts_with("seat-") && *kind != "none");
    let row = there
        .map(|(name, _)| name)
        .enumerate()
        .find(|(n, name)| field == format!("seats[{n}]") || field == *name);
    Problem::Field { field: row.map_or(field, |(row, _)| format!("seat-{row}").into()), fault }
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
                "named" => {
                    let invitee = tidy_name(fields.get(&format!("account-{index}")));
                    let nobody = || Problem::field(name.to_owned(), FieldFault::NobodyNamed);
                    seats.push(SeatRequest::Named(invitee.ok_or_else(nobody)?));
                }
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
        customs: customs::read(fields)?,
        contribution: app.promised(fields.get("promise"), fields.get("contribution")),
        origin: Origin::New,
        another_way: false,
    })
}
