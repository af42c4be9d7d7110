//! The end of a game: who won, what decided it, how each score came about, and the ways on from here.

mod chart;
mod facts;

use maud::{Markup, html};
use railhead_game::{Lang, Outcome, Play, Seat, Standing, Vitals, Words};
use railhead_store::{Hands, Occupant, Table};

use super::{Viewer, badge, sign, story::turns, told};
use crate::words::words;
use chart::{Chart, signed};
use facts::{Fact, facts, turn_of};

pub use facts::{Swing, turning_points};

/// The dialog over a finished game. `vitals` are those of the seats as they are now.
pub fn finale(
    table: &Table,
    hands: &Hands,
    play: &dyn Play,
    viewer: &Viewer,
    (names, vitals): (&[String], &[Vitals]),
) -> Markup {
    let Some(outcome) = play.outcome() else { return html! {} };
    let charts = play.charts();
    let mut standings = outcome.standings.clone();
    standings.sort_by_key(|standing| (standing.rank, standing.seat));
    let turns = turns(play);
    let end = End {
        table,
        hands,
        play,
        viewer,
        names,
        vitals,
        outcome: &outcome,
        standings: &standings,
        turns: &turns,
        t: words(viewer.lang),
    };
    let chart = Chart {
        figures: &charts,
        points: &turning_points(&charts),
        turns: &turns,
        names,
        replay: &end.replay(),
        caption: &end.t.say("chart"),
        amount: &|value| end.amount(value),
        lang: viewer.lang,
    };
    let t = end.t;
    html! {
        section.finale.sheet role="dialog" aria-labelledby="finale-title" {
            header {
                h2 #finale-title tabindex="-1" { (end.headline()) }
                @if let Some(place) = end.own_place() { p.place { (place) } }
                button.fold type="button" data-fold aria-label=(t.say("look-at-board")) { span { (t.say("look-at-board")) " " } "✕" }
            }
            (end.podium())
            div.halves {
                (end.decided(&facts(&outcome, &charts)))
                (chart.draw())
            }
            (end.totals())
            (end.ways())
        }
    }
}

/// The chances to win over a game, in hundredths before each decision, as a chart with marks where it turned.
pub fn chances(
    figures: &[Vec<i64>],
    points: &[Swing],
    play: &dyn Play,
    names: &[String],
    (replay, lang): (&str, Lang),
) -> Markup {
    let caption = words(lang).say("analysis-chart");
    let amount = |value: i64| format!("{value}\u{a0}%");
    let chart = Chart {
        figures,
        points,
        turns: &turns(play),
        names,
        replay,
        caption: &caption,
        amount: &amount,
        lang,
    };
    chart.draw()
}

/// How many lines of the log are told with a fact.
const HEARD: usize = 3;

/// A game that is over, before somebody's eyes.
struct End<'a> {
    table: &'a Table,
    hands: &'a Hands,
    play: &'a dyn Play,
    viewer: &'a Viewer,
    names: &'a [String],
    vitals: &'a [Vitals],
    outcome: &'a Outcome,
    /// Best first.
    standings: &'a [Standing],
    /// The decision with which each turn begins.
    turns: &'a [usize],
    t: &'static Words,
}

impl End<'_> {
    fn lang(&self) -> Lang {
        self.viewer.lang
    }

    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The name within a sentence, or "you".
    fn mentioned(&self, seat: Seat) -> String {
        if self.viewer.seat == Some(seat) { self.t.say("you-within") } else { self.name(seat).to_owned() }
    }

    /// The name, or "You".
    fn called(&self, seat: Seat) -> String {
        if self.viewer.seat == Some(seat) { self.t.say("you") } else { self.name(seat).to_owned() }
    }

    fn amount(&self, value: i64) -> String {
        self.play.game().amount(value, self.lang())
    }

    /// What stands before the number of a moment in its address.
    fn replay(&self) -> String {
        let seat = self.viewer.seat.map(|seat| format!("seat={seat}&")).unwrap_or_default();
        format!("/t/{}/replay?{seat}ply=", self.table.id)
    }

    fn is_bot(&self, seat: Seat) -> bool {
        let place = self.table.seats.get(seat.index());
        place.is_some_and(|place| matches!(place.occupant, Occupant::Bot { .. }))
    }

    fn who(&self, seat: Seat) -> Markup {
        html! { (badge(seat)) " " span.name { (self.called(seat)) } @if self.is_bot(seat) { " " (sign("bot", &self.t.say("bot"))) } }
    }

    /// What has become of a seat that took no more part in the end.
    fn fate(&self, seat: Seat) -> Option<&str> {
        let vitals = self.vitals.get(seat.index()).filter(|vitals| vitals.out)?;
        vitals.last.as_deref()
    }

    fn headline(&self) -> String {
        let winners: Vec<Seat> = self.outcome.winners.iter().collect();
        let score = self.standings.first().map_or(0, |standing| standing.score);
        let score = self.amount(score.into());
        match winners.as_slice() {
            [] => self.t.say("nobody-wins"),
            [sole] if self.viewer.seat == Some(*sole) => {
                self.t.say_with("you-win", &[("score", score.into())])
            }
            [sole] => self.t.say_with("wins", &[("name", self.name(*sole).into()), ("score", score.into())]),
            several => {
                let names: Vec<&str> = several.iter().map(|seat| self.name(*seat)).collect();
                self.t
                    .say_with("share-victory", &[("names", names.join(", ").into()), ("score", score.into())])
            }
        }
    }

    /// How the reader did, in a sentence.
    fn own_place(&self) -> Option<String> {
        let own = self.standings.iter().find(|standing| Some(standing.seat) == self.viewer.seat)?;
        let best = self.standings.first()?;
        if self.outcome.winners.contains(own.seat) {
            let next =
                self.standings.iter().find(|standing| !self.outcome.winners.contains(standing.seat))?;
            let ahead = self.amount((own.score - next.score).into());
            return Some(
                self.t
                    .say_with("your-lead", &[("name", self.name(next.seat).into()), ("ahead", ahead.into())]),
            );
        }
        let (score, behind) = (self.amount(own.score.into()), self.amount((best.score - own.score).into()));
        Some(self.t.say_with(
            "your-place",
            &[
                ("place", own.rank.into()),
                ("of", self.standings.len().into()),
                ("score", score.into()),
                ("behind", behind.into()),
            ],
        ))
    }

    fn podium(&self) -> Markup {
        let best = self.standings.first().map_or(0, |standing| standing.score);
        html! {
            ol.podium {
                @for standing in self.standings {
                    li class={ "rank-" (standing.rank) @if self.viewer.seat == Some(standing.seat) { " own" } } {
                        span.rank { (standing.rank) }
                        span.who {
                            (self.who(standing.seat))
                            @if let Some(fate) = self.fate(standing.seat) { " " small { (fate) } }
                        }
                        span.score {
                            strong { (self.amount(standing.score.into())) }
                            @if standing.score != best { small { (self.amount((standing.score - best).into())) } }
                        }
                    }
                }
            }
        }
    }

    fn decided(&self, facts: &[Fact]) -> Markup {
        let gained = facts.iter().find_map(|fact| match fact {
            Fact::Gain(swing) => Some(swing.ply),
            _ => None,
        });
        html! {
            @if !facts.is_empty() {
                section.decided {
                    h3 { (self.t.say("what-decided")) }
                    ol { @for fact in facts { li { (self.fact(fact, gained)) } } }
                }
            }
        }
    }

    /// A fact in words. What happened at `gained`, the greatest gain, is told there alone.
    fn fact(&self, fact: &Fact, gained: Option<usize>) -> Markup {
        let t = self.t;
        let moment =
            |ply: usize, said: String| html! { a href={ (self.replay()) (ply) } { strong { (said) } } };
        match fact {
            Fact::Tie { score } => {
                html! { strong { (t.say_with("fact-tie", &[("score", self.amount((*score).into()).into())])) } }
            }
            Fact::Gain(swing) => {
                let by = signed(swing.by, &|value| self.amount(value));
                let turn = turn_of(self.turns, swing.ply);
                let said = t.say_with(
                    "fact-gain",
                    &[("name", self.mentioned(swing.seat).into()), ("by", by.into()), ("turn", turn.into())],
                );
                html! { (moment(swing.ply, said)) @for line in self.heard(swing.ply, swing.seat) { " " (line) } }
            }
            Fact::Lead { winner, before, ply } => {
                let last = self.play.ply();
                let key = match (*ply, before) {
                    (0, _) => "fact-lead-always",
                    (ply, Some(_)) if ply == last => "fact-lead-last",
                    (_, Some(_)) => "fact-lead-from",
                    (_, None) => "fact-lead",
                };
                // At the head of its sentence in one of them.
                let other = before.map(|seat| match key {
                    "fact-lead-last" => self.called(seat),
                    _ => self.mentioned(seat),
                });
                let other = other.unwrap_or_default();
                let said = t.say_with(
                    key,
                    &[
                        ("name", self.called(*winner).into()),
                        ("other", other.into()),
                        ("turn", turn_of(self.turns, *ply).into()),
                        ("last", self.turns.len().into()),
                    ],
                );
                let told = *ply == 0 || gained == Some(*ply);
                let heard = if told { Vec::new() } else { self.heard(*ply, *winner) };
                html! { (moment(*ply, said)) @for line in heard { " " (line) } }
            }
            Fact::Part { key, winner, next } => {
                let part = self.play.game().words(self.lang()).say(&format!("score-{key}"));
                let figures = t.say_with(
                    "fact-part",
                    &[
                        ("name", self.called(winner.0).into()),
                        ("points", self.amount(winner.1.into()).into()),
                        ("other", self.mentioned(next.0).into()),
                        ("less", self.amount(next.1.into()).into()),
                    ],
                );
                html! { strong { (part) ":" } " " (figures) }
            }
        }
    }

    /// What was told of the decision that led to `ply`: what was done, and what of it came to `seat`.
    fn heard(&self, ply: usize, seat: Seat) -> Vec<String> {
        let lines = told(self.play, self.hands, self.viewer, self.names, ply.saturating_sub(1)..ply);
        let concerns =
            |(index, line): &(usize, super::story::Told)| *index == 0 || line.text.contains(self.name(seat));
        lines.into_iter().enumerate().filter(concerns).map(|(_, line)| line.text).take(HEARD).collect()
    }

    /// What a seat's result came from, in the game's own words.
    fn came(&self, seat: Seat) -> &str {
        self.vitals.get(seat.index()).and_then(|vitals| vitals.result.as_deref()).unwrap_or_default()
    }

    fn totals(&self) -> Markup {
        let (t, words) = (self.t, self.play.game().words(self.lang()));
        let mut keys: Vec<&str> = Vec::new();
        for part in self.standings.iter().flat_map(|standing| &standing.parts) {
            if !keys.contains(&part.key.as_str()) {
                keys.push(&part.key);
            }
        }
        let points = |standing: &Standing, key: &str| -> Option<i64> {
            let parts = standing.parts.iter().filter(|part| part.key == key);
            parts
                .map(|part| i64::from(part.points))
                .reduce(|sum, points| sum + points)
                .filter(|sum| *sum != 0)
        };
        let told = self.vitals.iter().any(|vitals| vitals.result.is_some());
        html! {
            section.totals {
                h3 { (t.say("how-totals")) }
                div.scroll tabindex="0" role="region" aria-label=(t.say("how-totals")) { table {
                    thead { tr {
                        th scope="col" { (t.say("player")) }
                        th scope="col" { (t.say("total")) }
                        @for key in &keys { th scope="col" { (words.say(&format!("score-{key}"))) } }
                        @if told { th.came scope="col" { (t.say("result-detail")) } }
                    } }
                    tbody {
                        @for standing in self.standings {
                            tr.own[self.viewer.seat == Some(standing.seat)] {
                                th scope="row" { (self.who(standing.seat)) }
                                td.total { strong { (self.amount(standing.score.into())) } }
                                @for key in &keys {
                                    @let points = points(standing, key);
                                    td.none[points.is_none()] data-of=(words.say(&format!("score-{key}"))) {
                                        @match points { Some(points) => { (self.amount(points)) } None => { "–" } }
                                    }
                                }
                                @if told { td.came { (self.came(standing.seat)) } }
                            }
                        }
                    }
                } }
            }
        }
    }

    /// What can be done now. The picture is shared by all who look; the forms with their tokens stand on each one's page.
    fn ways(&self) -> Markup {
        let (t, id) = (self.t, self.table.id);
        html! {
            div.links {
                @if !self.viewer.own.is_empty() && self.play.branches(&[self.play.ply()]).is_ok_and(|found| !found.is_empty()) {
                    button.primary type="submit" form="play-on" { (t.say("play-on")) }
                }
                button.primary type="submit" form="again" { (t.say("play-again")) }
                a.button href={ "/new?game=" (self.table.game) } { (t.say("other-rules")) }
                a.button href={ "/t/" (id) "/replay" } { (t.say("replay")) }
                a.button href={ "/t/" (id) "/analysis" } { (t.say("analysis")) }
                details.share {
                    summary.button { (t.say("share")) }
                    div.sheet {
                        label { (t.say("share-text")) input type="text" readonly value=(self.in_a_line()) data-copy data-link={ "/t/" (id) }; }
                        @if !self.table.spectators { p.quiet { (t.say("share-private")) } }
                        button.copy type="button" data-copies data-done=(t.say("copied")) { (t.say("copy")) }
                        a href={ "/t/" (id) } { (t.say("link-to-table")) }
                    }
                }
                a.button href={ "/t/" (id) "/record" } { (t.say("record")) }
                a.button href={ "/t/" (id) "/fair" } { (t.say("verify")) }
            }
        }
    }

    /// The result as one tells it elsewhere.
    fn in_a_line(&self) -> String {
        let score = |standing: &Standing| {
            format!("{} {}", self.name(standing.seat), self.amount(standing.score.into()))
        };
        let scores: Vec<String> = self.standings.iter().map(score).collect();
        format!("🚂 {}: {}", self.play.game().meta().title, scores.join(" · "))
    }
}
