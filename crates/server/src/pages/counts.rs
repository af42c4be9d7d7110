//! What is counted of how people learn, for whoever looks after the server: totals only.

use std::collections::BTreeMap;

use axum::{extract::State, response::Response};
use maud::{Markup, html};
use railhead_store::StoredCount;

use super::{layout, see};
use crate::{
    App, Problem,
    fields::Fields,
    meters::Tally,
    visitor::Visitor,
    words::{title_of, words},
};

/// How many refusals are listed.
const LISTED: usize = 20;

/// What was counted.
pub struct Counted {
    steps: Vec<StoredCount>,
    refusals: Vec<StoredCount>,
    off: bool,
}

impl Counted {
    /// All of it until now.
    pub async fn of(app: &App) -> Result<Counted, Problem> {
        app.store_counts().await?;
        let mut refusals = app.store().counts(Tally::REFUSALS).await?;
        refusals.sort_by_key(|count| (-count.n, count.name.clone()));
        refusals.truncate(LISTED);
        let steps = app.store().counts(Tally::STEPS).await?;
        Ok(Counted { steps, refusals, off: app.meters().tally.is_off() })
    }

    /// The section of the host's page.
    pub fn section(&self, app: &App, visitor: &Visitor) -> Markup {
        let t = words(visitor.lang());
        html! {
            h2 { (t.say("counts")) }
            p.quiet { (t.say("counts-help")) }
            form method="post" action="/host/counts" {
                (layout::token(visitor))
                button type="submit" name="off" value=(if self.off { "0" } else { "1" }) { (t.say(if self.off { "counts-turn-on" } else { "counts-turn-off" })) }
            }
            @if !self.off {
                h3 { (t.say("counts-steps")) }
                @if self.steps.is_empty() { p.quiet { (t.say("counts-none")) } }
                ul.keeping { @for (lesson, steps) in self.lessons() { (left(app, &lesson, &steps, visitor)) } }
                h3 { (t.say("counts-refusals")) }
                @if self.refusals.is_empty() { p.quiet { (t.say("counts-none")) } }
                ol { @for count in &self.refusals { (refused(app, count)) } }
            }
        }
    }

    /// How many reached each step, by lesson.
    fn lessons(&self) -> BTreeMap<String, BTreeMap<usize, i64>> {
        let mut lessons: BTreeMap<String, BTreeMap<usize, i64>> = BTreeMap::new();
        for count in &self.steps {
            let Some((lesson, step)) = count.name.rsplit_once('/') else { continue };
            let Ok(step) = step.parse() else { continue };
            lessons.entry(lesson.to_owned()).or_default().insert(step, count.n);
        }
        lessons
    }
}

/// How many reached each step of a lesson, and where most left it.
fn left(app: &App, lesson: &str, steps: &BTreeMap<usize, i64>, visitor: &Visitor) -> Markup {
    let t = words(visitor.lang());
    let known = lesson.split_once('/').and_then(|(game, id)| {
        let game = app.game(game).ok()?;
        let lesson = game.lessons().iter().find(|lesson| lesson.id == id)?;
        let name = game.words(visitor.lang()).say(&format!("lesson-{id}"));
        Some((format!("{}: {name}", title_of(game, visitor.lang())), lesson.steps().len() + 1))
    });
    let reached = |step: usize| steps.get(&step).copied().unwrap_or(0);
    // A lesson that is gone since ends where it was last counted.
    let last = steps.keys().copied().max().unwrap_or(0);
    let (name, end) = known.unwrap_or_else(|| (lesson.to_owned(), last));
    let word = |step: usize| {
        let args = [("step", step.into())];
        if step == end { t.say("counts-end") } else { t.say_with("counts-step", &args) }
    };
    // Of equals, the first.
    let worst = (1..end)
        .rev()
        .max_by_key(|step| reached(*step) - reached(step + 1))
        .filter(|step| reached(*step) > reached(step + 1));
    html! {
        li {
            strong { (name) }
            ol.reached {
                @for step in 1..=end { li.most[worst == Some(step)] { small { (word(step)) } (reached(step)) } }
            }
            @if let Some(step) = worst {
                em { (t.say_with("counts-left", &[("step", step.into()), ("n", (reached(step) - reached(step + 1)).into())])) }
            }
        }
    }
}

fn refused(app: &App, count: &StoredCount) -> Markup {
    let (game, paragraph) = count.name.split_once('/').unwrap_or(("", &count.name));
    let title = app.game(game).map_or(game, |game| game.meta().title);
    html! { li { a href={ "/rules/" (game) "#" (paragraph) } { (paragraph) } " " (title) ": " (count.n) } }
}

/// `POST /host/counts`: counts from now on, or forgets all of it and counts no more.
pub async fn switch(State(app): State<App>, visitor: Visitor, fields: Fields) -> Result<Response, Problem> {
    visitor.keeper()?;
    app.switch_counts(fields.get("off") == "1").await?;
    Ok(see("/host", None))
}
