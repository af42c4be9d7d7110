//! The study of a finished game for people: who was how likely to win when, where it turned, and the way back there.

use axum::response::Response;
use maud::{Markup, html};
use railhead_bots::{Account, Analysis, Difference, Level, Moment};
use railhead_game::{Lang, Play, Reader, Seat};

use super::{hints::percent, layout, see};
use crate::{
    Problem,
    at_table::{AtTable, TableFor},
    blocking::blocking,
    fields::Fields,
    frame::{Swing, badge, chances},
    problem::FieldFault,
    studies::{self, Study},
    tables::{
        Again, Position,
        access::{Seated, Watching, belongs},
    },
    visitor::Visitor,
    words::{table_title, words},
};

/// `GET /t/{id}/analysis`
pub async fn show(at: AtTable<Watching>) -> Result<Markup, Problem> {
    let study = studies::found(&at.app, &at.position).await?;
    blocking(move || page(&at.position, study.as_ref(), &at.visitor)).await?
}

/// `POST /t/{id}/analysis`: whoever played here asks for it.
pub async fn ask(TableFor { at, .. }: TableFor<Seated, Fields>) -> Result<Response, Problem> {
    studies::ask(&at.app, &at.position).await?;
    Ok(see(&format!("/t/{}/analysis", at.position.table.id), None))
}

/// `POST /t/{id}/from`: a table of one's own, against bots, from a moment of this game.
pub async fn play_from(TableFor { at, body: fields }: TableFor<Seated, Fields>) -> Result<Response, Problem> {
    let level = match fields.get("level") {
        "" => Level::default(),
        level => level.parse().map_err(|level| Problem::field("level", FieldFault::BadLevel { level }))?,
    };
    let again = Again { ply: fields.number("ply")?, seat: Seat(fields.number("seat")?), level };
    let id = at.visitor.play_again(&at.app, at.visitor.known()?, at.position.clone(), again).await?;
    Ok(see(&format!("/t/{id}"), None))
}

fn page(position: &Position, study: Option<&Study>, visitor: &Visitor) -> Result<Markup, Problem> {
    let (t, table) = (words(visitor.lang()), &position.table);
    let (title, here) = (
        format!("{}: {}", table_title(table, visitor.lang()), t.say("analysis")),
        format!("/t/{}/analysis", table.id),
    );
    let waits = study.is_some_and(|study| !study.is_done());
    let page = layout::Page {
        class: "analysis",
        game: Some(position.game.meta().id),
        waits,
        ..layout::Page::of(visitor, &title, &here)
    };
    let content = match study {
        None => html! {
            p { (t.say("analysis-lead")) }
            @if belongs(position, visitor.id()) {
                form method="post" action=(here) {
                    (layout::token(visitor))
                    button.primary type="submit" { (t.say("analysis-ask")) }
                }
            } @else { p.quiet { (t.say("analysis-players-only")) } }
        },
        Some(study) if !study.is_done() => {
            let args = [("n", study.judged.into()), ("of", study.total.into())];
            html! {
                p { (t.say("analysis-lead")) }
                p role="status" data-polls=(here) {
                    progress max=(study.total) value=(study.judged) aria-label=(t.say("analysis")) {}
                    " " (t.say_with("analysis-progress", &args))
                }
            }
        }
        Some(study) => Reading::of(position, visitor)?.draw(&study.analysis)?,
    };
    Ok(page.render(html! {
        article.sheet.study {
            h1 { (title) }
            (content)
            p.links {
                a.button href={ "/t/" (table.id) } { (t.say("advice-back")) }
                a.button href={ "/t/" (table.id) "/replay" } { (t.say("replay")) }
                @if study.is_some_and(Study::is_done) {
                    a.button href={ "/api/v1/tables/" (table.id) "/analysis" } { (t.say("analysis-json")) }
                }
            }
        }
    }))
}

/// A finished game before somebody's eyes.
struct Reading<'a> {
    position: &'a Position,
    play: &'a dyn Play,
    visitor: &'a Visitor,
    names: Vec<String>,
    lang: Lang,
}

impl Reading<'_> {
    fn of<'a>(position: &'a Position, visitor: &'a Visitor) -> Result<Reading<'a>, Problem> {
        let (play, lang) = (position.started()?.as_ref(), visitor.lang());
        Ok(Reading { position, play, visitor, names: position.names(lang), lang })
    }

    fn name(&self, seat: u8) -> &str {
        self.names.get(usize::from(seat)).map_or("", String::as_str)
    }

    fn draw(&self, found: &Analysis) -> Result<Markup, Problem> {
        let t = words(self.lang);
        let turns = found.turning_points();
        let swing =
            |moment: &&Moment| Swing { seat: Seat(moment.seat), by: -percent(moment.loss), ply: moment.ply };
        let swings: Vec<Swing> = turns.iter().map(swing).collect();
        let replay = format!("/t/{}/replay?ply=", self.position.table.id);
        let told = turns.iter().map(|moment| self.turn(moment)).collect::<Result<Vec<_>, _>>()?;
        Ok(html! {
            p.quiet { (t.say_with("analysis-how", &[("n", found.looks.into())])) }
            (chances(&self.figures(found), &swings, self.play, &self.names, (&replay, self.lang)))
            h2 { (t.say("analysis-turns")) }
            @if told.is_empty() { p { (t.say("analysis-no-turns")) } }
            ol.turns { @for turn in &told { li { (turn) } } }
            h2 { (t.say("analysis-accounts")) }
            p.quiet { (t.say("analysis-accounts-help")) }
            div.scroll tabindex="0" role="region" aria-label=(t.say("analysis-accounts")) {
                table {
                    thead { tr {
                        @for column in ["player", "analysis-first", "analysis-lost", "analysis-luck", "analysis-result"] {
                            th scope="col" { (t.say(column)) }
                        }
                    } }
                    tbody { @for account in &found.accounts { (self.account(account)) } }
                }
            }
        })
    }

    fn account(&self, account: &Account) -> Markup {
        let points = |part: f32| match percent(part.abs()) {
            0 => "0".to_owned(),
            points if part < 0.0 => format!("\u{2212}{points}"),
            points => format!("+{points}"),
        };
        let lost = match percent(account.lost) {
            0 => "0".to_owned(),
            lost => format!("\u{2212}{lost}"),
        };
        html! {
            tr {
                th scope="row" { (badge(Seat(account.seat))) " " (self.name(account.seat)) }
                td { (percent(account.first)) "\u{a0}%" }
                td { (lost) }
                td { (points(account.luck)) }
                td { (percent(account.result)) "\u{a0}%" }
            }
        }
    }

    /// What happened at a turning point, what a bot would have done and why, and the ways back there.
    fn turn(&self, moment: &Moment) -> Result<Markup, Problem> {
        let (t, id) = (words(self.lang), self.position.table.id);
        let seat = Seat(moment.seat);
        let then = self.play.rewound(moment.ply)?;
        let reader = Reader { viewer: Some(seat), lang: self.lang, names: &self.names };
        let offers = then.present(reader, true).offers;
        let offered = |act: &str| {
            let choice = offers.iter().find(|offer| offer.act == act).map(|offer| &offer.choice);
            let label = choice.map_or_else(|| act.to_owned(), |choice| choice.label.clone());
            (label, choice.and_then(|choice| choice.detail.clone()))
        };
        let [(taken, brought), (best, brings)] = [&moment.notation, &moment.best].map(|act| offered(act));
        let why = Difference::sentence(&moment.reasons, &taken, self.position.game, self.lang);
        let args = [
            ("name", self.name(moment.seat).into()),
            ("n", (moment.ply + 1).into()),
            ("taken", taken.as_str().into()),
            ("best", best.as_str().into()),
            ("loss", percent(moment.loss).into()),
            ("doubt", percent(moment.doubt).into()),
        ];
        let seated = belongs(self.position, self.visitor.id());
        Ok(html! {
            h3 { (badge(seat)) " " (t.say_with("analysis-turn", &args)) }
            p { (t.say_with("analysis-turn-text", &args)) }
            @if brought.is_some() || brings.is_some() {
                // These are the words on the buttons, which speak to whoever sits there.
                p.quiet { (t.say_with("analysis-then", &args)) }
                ul { @for (label, detail) in [(&best, brings), (&taken, brought)] {
                    @if let Some(detail) = detail { li { strong { (label) } ": " (detail) } }
                } }
            }
            p { (why) }
            div.links {
                a.button href={ "/t/" (id) "/replay?seat=" (moment.seat) "&ply=" (moment.ply) } { (t.say("analysis-look")) }
                @if seated {
                    form method="post" action={ "/t/" (id) "/from" } {
                        (layout::token(self.visitor))
                        input type="hidden" name="ply" value=(moment.ply);
                        input type="hidden" name="seat" value=(moment.seat);
                        button type="submit" { (t.say("analysis-again")) }
                    }
                }
            }
        })
    }

    /// The chances to win in hundredths before each decision, as all seats together could tell; at the end, who won.
    fn figures(&self, found: &Analysis) -> Vec<Vec<i64>> {
        let seats = self.position.table.seats.len();
        let mut course = found.course(seats, self.play.ply());
        if let Some(outcome) = self.play.outcome() {
            course.push((0..seats).map(|seat| outcome.share(Seat(seat as u8)) as f32).collect());
        }
        let hundredths = |chances: &Vec<f32>| chances.iter().map(|chance| percent(*chance)).collect();
        course.iter().map(hundredths).collect()
    }
}
