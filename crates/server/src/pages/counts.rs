//! What is counted of how people learn, for whoever looks after the server: totals only.

use axum::{extract::State, response::Response};
use maud::{Markup, html};

use super::{layout, see};
use crate::{
    App, Problem,
    counted::{Counted, LessonCount, RefusalCount},
    fields::Fields,
    visitor::Visitor,
    words::{title_of, words},
};

/// The section of the host's page.
pub fn section(counted: &Counted, app: &App, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let (off, switch) = if counted.counting { ("1", "counts-turn-off") } else { ("0", "counts-turn-on") };
    html! {
        h2 { (t.say("counts")) }
        p.quiet { (t.say("counts-help")) }
        form method="post" action="/host/counts" {
            (layout::token(visitor))
            button type="submit" name="off" value=(off) { (t.say(switch)) }
        }
        @if counted.counting {
            h3 { (t.say("counts-steps")) }
            @if counted.lessons.is_empty() { p.quiet { (t.say("counts-none")) } }
            ul.keeping { @for lesson in &counted.lessons { (left(app, lesson, visitor)) } }
            h3 { (t.say("counts-refusals")) }
            @if counted.refusals.is_empty() { p.quiet { (t.say("counts-none")) } }
            ol { @for refusal in &counted.refusals { (refused(app, refusal, visitor)) } }
        }
    }
}

/// How many reached each step of a lesson, and where most left it.
fn left(app: &App, count: &LessonCount, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let known = app.game(&count.game).ok().and_then(|game| {
        let lesson = game.lessons().iter().find(|lesson| lesson.id == count.lesson)?;
        let name = game.words(visitor.lang()).say(&format!("lesson-{}", lesson.id));
        Some(format!("{}: {name}", title_of(game, visitor.lang())))
    });
    let name = known.unwrap_or_else(|| format!("{}/{}", count.game, count.lesson));
    let end = count.reached.len();
    let word = |step: usize| {
        let args = [("step", step.into())];
        if step == end { t.say("counts-end") } else { t.say_with("counts-step", &args) }
    };
    let most = count.most_left();
    let is_most = |step: usize| most.is_some_and(|(most, _)| most == step);
    html! {
        li {
            strong { (name) }
            ol.reached {
                @for (step, reached) in (1..).zip(&count.reached) { li.most[is_most(step)] { small { (word(step)) } (reached) } }
            }
            @if let Some((step, n)) = most {
                em { (t.say_with("counts-left", &[("step", step.into()), ("n", n.into())])) }
            }
        }
    }
}

fn refused(app: &App, RefusalCount { game, paragraph, n }: &RefusalCount, visitor: &Visitor) -> Markup {
    let title = app.game(game).map_or_else(|_| game.clone(), |game| title_of(game, visitor.lang()));
    html! { li { a href={ "/rules/" (game) "#" (paragraph) } { (paragraph) } " " (title) ": " (n) } }
}

/// `POST /host/counts`: counts from now on, or forgets all of it and counts no more.
pub async fn switch(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    visitor.keeper()?;
    app.switch_counts(fields.get("off") == "1").await?;
    Ok(see("/host", None))
}
