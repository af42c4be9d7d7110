//! A step of a lesson: the ordinary table, drawn from the view of whoever learns, with a card that says what to do. The
//! server keeps nothing: every step is replayed from the lesson itself, and how far somebody has come is in a cookie.

use axum::{
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Redirect, Response},
};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use railhead_bots::GameWithBots;
use railhead_game::{Asked, Place, Reply, Seat, SeatSet, Stuck, Tutorial, TutorialError, TutorialTable};
use serde_json::{Value, json};

use super::{
    super::{keys, layout, see, table},
    address,
    card::Card,
    named,
};
use crate::{
    App, Problem, assets,
    blocking::blocking,
    fields::Fields,
    frame::{Frame, Lectern, Viewer},
    meters::Tally,
    tables::request::bot_name,
    visitor::Visitor,
    words::{title_of, words},
};

/// The most pictures between two steps.
const PICTURES: usize = 1000;

/// `GET /learn/{game}/{lesson}`: where the visitor stopped, or the first step.
pub async fn begin(
    State(app): State<App>,
    Path((game, id)): Path<(String, String)>,
    visitor: Visitor,
) -> Result<Redirect, Problem> {
    let lesson = named(app.game(&game)?, &id)?;
    let reached = visitor.context.learnt.reached(&game, &id);
    let number = if reached > lesson.steps().len() { 1 } else { reached.max(1) };
    Ok(Redirect::to(&address(&game, lesson, number)))
}

/// `GET /learn/{game}/rules`: the rules, where the page of a lesson looks for them.
pub async fn rules(State(app): State<App>, Path(game): Path<String>) -> Result<Redirect, Problem> {
    Ok(Redirect::to(&format!("/rules/{}", app.game(&game)?.meta().id)))
}

/// `GET /learn/{game}/{lesson}/{step}`
pub async fn show(
    State(app): State<App>,
    Path((game, id, number)): Path<(String, String, usize)>,
    visitor: Visitor,
) -> Result<(CookieJar, Markup), Problem> {
    let school = School::new(&app, &game, &id, number, visitor)?;
    let learnt = &school.visitor.context.learnt;
    // Whoever goes back, or comes again, has been counted.
    if learnt.reached(&game, &id) < number {
        app.meters().tally.note(Tally::STEPS, format!("{game}/{id}/{number}"));
    }
    let learnt = learnt.clone().with(&game, &id, number);
    let remembered = CookieJar::new().add(school.visitor.learning(&learnt));
    Ok((remembered, blocking(move || school.page(None)).await??))
}

/// `POST /learn/{game}/{lesson}/{step}`: a decision, an answer, or the wish to read on. A script is answered with the
/// pictures up to the next step, a plain form with that step, or with this one and the reason why not.
pub async fn reply(
    State(app): State<App>,
    Path((game, id, number)): Path<(String, String, usize)>,
    headers: HeaderMap,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Problem> {
    let school = School::new(&app, &game, &id, number, visitor)?;
    let scripted =
        headers.get("accept").is_some_and(|accept| accept.as_bytes().starts_with(b"application/json"));
    let answer: u8 = if fields.has("answer") { fields.number("answer")? } else { 0 };
    blocking(move || {
        let reply = match fields.get("decision") {
            "" if answer > 0 => Reply::Answer(answer),
            "" => Reply::Next,
            notation => Reply::Decision(notation),
        };
        school.answer(reply, scripted)
    })
    .await?
}

/// A step of a lesson, and who is there to learn.
struct School {
    game: &'static dyn GameWithBots,
    lesson: &'static Tutorial,
    number: usize,
    visitor: Visitor,
    promise: String,
}

impl School {
    fn new(app: &App, game: &str, id: &str, number: usize, visitor: Visitor) -> Result<School, Problem> {
        let game = app.game(game)?;
        let lesson = named(game, id)?;
        if number == 0 || number > lesson.steps().len() + 1 {
            return Err(Problem::NotFound);
        }
        Ok(School { game, lesson, number, visitor, promise: app.promise()? })
    }

    fn table(&self, number: usize) -> Result<TutorialTable, Problem> {
        self.lesson.table(self.game, number).map_err(|error| broken(&error))
    }

    fn names(&self, table: &TutorialTable) -> Vec<String> {
        let t = words(self.visitor.lang());
        let own =
            if self.visitor.name().is_empty() { t.say("guest") } else { self.visitor.name().to_owned() };
        let bots = usize::from(table.play.setup().seats).saturating_sub(1);
        let mut names: Vec<String> = (0..bots).map(|bot| bot_name(bot).to_owned()).collect();
        names.insert(table.learner.index().min(names.len()), own);
        names
    }

    fn viewer(&self, learner: Seat) -> Viewer {
        Viewer { seat: Some(learner), own: SeatSet::only(learner), lang: self.visitor.lang() }
    }

    fn card(&self, number: usize) -> Card<'_> {
        let after = self.game.lessons().iter().skip_while(|lesson| lesson.id != self.lesson.id).nth(1);
        Card {
            game: self.game.meta().id,
            words: self.game.words(self.visitor.lang()),
            lesson: self.lesson,
            next: after,
            number,
            visitor: &self.visitor,
            promise: &self.promise,
        }
    }

    /// The picture with which a step begins.
    fn begins(&self, table: &TutorialTable, number: usize) -> Frame {
        let (card, step) = (self.card(number), self.lesson.step(number));
        let lectern = Lectern {
            play: table.play.as_ref(),
            revision: (number * PICTURES) as i64,
            address: &format!("/learn/{}", self.game.meta().id),
            live: step.is_some_and(|step| matches!(step.asked(), Asked::Decision(_))),
            lit: step.map_or(&[], |step| &step.lit),
            card: card.draw(),
            steps: card.steps(),
        };
        lectern.draw(&self.viewer(table.learner), &self.names(table))
    }

    /// The pictures from this step to the next, as a script shows them: what differs from the one before.
    fn film(&self) -> Result<Vec<Value>, Problem> {
        let moments = self.lesson.film(self.game, self.number).map_err(|error| broken(&error))?;
        let mut before = self.begins(&self.table(self.number)?, self.number).fingerprint();
        let mut pictures = Vec::new();
        let between = moments.len().saturating_sub(1);
        for (index, table) in moments.iter().take(between).enumerate() {
            let lectern = Lectern {
                play: table.play.as_ref(),
                revision: (self.number * PICTURES + index + 1) as i64,
                address: &format!("/learn/{}", self.game.meta().id),
                live: false,
                lit: &[],
                card: html! {},
                steps: self.card(self.number).steps(),
            };
            let frame = lectern.draw(&self.viewer(table.learner), &self.names(table));
            pictures.push(json!(frame.changes("", &before)));
            before = frame.fingerprint();
        }
        let frame = self.begins(&self.table(self.number + 1)?, self.number + 1);
        pictures.push(json!(frame.changes("", &before)));
        Ok(pictures)
    }

    fn answer(&self, reply: Reply<'_>, scripted: bool) -> Result<Response, Problem> {
        if self.number > self.lesson.steps().len() {
            return Err(Problem::NotFound);
        }
        let table = self.table(self.number)?;
        let next = address(self.game.meta().id, self.lesson, self.number + 1);
        match self.lesson.try_reply(&table, self.number, reply) {
            Ok(()) if scripted => {
                Ok(axum::Json(json!({ "next": next, "pictures": self.film()? })).into_response())
            }
            Ok(()) => Ok(see(&next, None)),
            Err(stuck) => {
                let lang = self.visitor.lang();
                let (body, shown) = match self.why(stuck) {
                    Ok(message) => (json!({ "message": message }), html! { (message) }),
                    Err(problem) => (problem.json(lang), problem.markup(lang)),
                };
                if scripted {
                    return Ok((StatusCode::UNPROCESSABLE_ENTITY, axum::Json(body)).into_response());
                }
                Ok((StatusCode::UNPROCESSABLE_ENTITY, self.page(Some(shown))?).into_response())
            }
        }
    }

    /// Why the lesson does not go on: what the card says of it, or what the rules do.
    fn why(&self, stuck: Stuck) -> Result<String, Problem> {
        let (t, words) = (words(self.visitor.lang()), self.game.words(self.visitor.lang()));
        match stuck {
            Stuck::Wrong(answer) => Ok(words.say(&self.lesson.key(self.number, &format!("why-{answer}")))),
            Stuck::Otherwise => {
                let own = self.lesson.key(self.number, "otherwise");
                Ok(if words.has(&own) { words.say(&own) } else { t.say("lesson-otherwise") })
            }
            Stuck::Refused(refusal) => {
                let rules = format!("/learn/{}/rules", self.game.meta().id);
                Err(Problem::refused_by(self.game, rules, refusal))
            }
        }
    }

    fn page(&self, notice: Option<Markup>) -> Result<Markup, Problem> {
        let lang = self.visitor.lang();
        let (t, meta) = (words(lang), self.game.meta());
        let table = self.table(self.number)?;
        let frame = self.begins(&table, self.number);
        let here = address(meta.id, self.lesson, self.number);
        let title = self.game.words(lang).say(&format!("lesson-{}", self.lesson.id));
        let bar = html! {
            h1.title { (t.say("lesson")) }
            span.quiet.which { (title_of(self.game, lang)) " · " (title) }
            div.until data-layer="steps" data-v=(table::version(&frame, "steps")) { (table::markup(&frame, "steps")) }
            nav.links aria-label=(t.say("table-menu")) {
                a href={ "/rules/" (meta.id) } target="_blank" data-beside { (t.say("rules")) }
                @if !self.game.aids(lang).is_empty() { a href={ "/aids/" (meta.id) } target="_blank" data-beside { (t.say("aids")) } }
                a href="/learn" { (t.say("lesson-leave")) " ✕" }
            }
        };
        let class = format!("table lesson game-{}", meta.id);
        let page = layout::Page {
            class: &class,
            game: Some(meta.id),
            bar: Some(bar),
            skips: &[
                ("#lesson-heading", "skip-lesson"),
                ("#choices", "skip-actions"),
                ("#stage", "skip-board"),
            ],
            ..layout::Page::of(&self.visitor, &title, &here)
        };
        Ok(page.render(html! {
            div #table data-seat=(table.learner) data-revision=(frame.revision) data-ply=(frame.ply) data-decide=(here)
                data-layout=(frame.layout()) data-cancel=(t.say("not-now")) data-lost=(t.say("connection-lost"))
                data-moved-on=(t.say("moved-on")) data-zoom-in=(t.say("zoom-in")) data-zoom-out=(t.say("zoom-out"))
                data-zoom-whole=(t.say("whole-board")) {
                div.prompter {
                    a.home href="/learn" aria-label=(t.say("lesson-leave")) { "‹" }
                    div.ask data-layer="prompt" data-v=(table::version(&frame, "prompt")) { (table::markup(&frame, "prompt")) }
                    p.preview data-preview aria-hidden="true" {}
                    form.choices #choices method="post" action=(here) aria-label=(t.say("choices")) {
                        (layout::token(&self.visitor))
                        div data-layer="choices" data-v=(table::version(&frame, "choices")) { (table::markup(&frame, "choices")) }
                    }
                    button.next type="button" data-next data-step=(t.say("next-move")) data-skip=(t.say("skip-moves")) hidden {}
                    button.burger type="button" data-burger aria-expanded="false" aria-label=(t.say("menu")) { "≡" }
                    div.notice role="alert" data-notice { @if let Some(notice) = notice { (notice) } }
                }
                div.lectern data-layer="lesson" aria-live="polite" data-v=(table::version(&frame, "lesson")) { (table::markup(&frame, "lesson")) }
                div.stage #stage { @for (index, pane) in table::at(&frame, Place::Board).enumerate() { (table::draw_open(pane, &frame, index == 0)) } }
                div.strip { @for pane in table::at(&frame, Place::Hand) { (table::draw(pane, &frame)) } }
                div.aside {
                    div.roll data-layer="players" data-v=(table::version(&frame, "players")) { (table::markup(&frame, "players")) }
                    (table::tabs(&frame, t, None))
                    div.sides { @for (index, pane) in table::at(&frame, Place::Side).enumerate() { (table::draw_open(pane, &frame, index == 0)) } }
                    section.pane.log data-pane="story" aria-label=(t.say("story")) {
                        h2 { (t.say("story")) }
                        div.scroller tabindex="0" role="log" aria-live="off" aria-label=(t.say("story"))
                            data-layer="story" data-v=(table::version(&frame, "story")) { (table::markup(&frame, "story")) }
                    }
                }
                (keys::help(t))
                (assets::signs())
            }
        }))
    }
}

/// A lesson that its own rules refuse, which tests would have found.
fn broken(error: &TutorialError) -> Problem {
    tracing::error!(%error, "a lesson cannot be shown");
    Problem::Broken
}
