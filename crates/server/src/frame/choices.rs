//! What is awaited, what may be decided, and what may not.

use std::collections::HashSet;

use maud::{Markup, html};
use railhead_game::{Ends, Offer, Presented, Scene, SeatSet, Words};

use super::{Viewer, badge};
use crate::words::words;

/// The decision that closes a turn: its button has a place of its own.
const END: &str = "end";

/// What is awaited, and from whom.
pub fn prompt(actors: SeatSet, viewer: &Viewer, presented: &Presented) -> Markup {
    let yours = viewer.seat.is_some_and(|seat| actors.contains(seat));
    let last = presented.clock.as_ref().is_some_and(|clock| clock.last);
    html! {
        p.prompt.yours[yours].last[last] data-yours[yours] tabindex="-1" {
            @for seat in actors.iter() { (badge(seat)) " " }
            @if presented.short_prompt.is_empty() {
                span { (presented.prompt) }
            } @else {
                span.wide { (presented.prompt) }
                span.short aria-hidden="true" { (presented.short_prompt) }
            }
        }
    }
}

/// What somebody new to the game should know now. Pages of those who know the game keep it out of sight.
pub fn hint(text: &str) -> Markup {
    html! { @if !text.is_empty() { p.hint { (text) } } }
}

/// What is said of a game that nobody plays on.
pub fn given_up(viewer: &Viewer) -> Markup {
    html! { p.prompt tabindex="-1" { span { (words(viewer.lang).say("abandoned-game")) } } }
}

/// Where choices are shown.
#[derive(Clone, Copy, Debug)]
pub struct Around<'a> {
    /// The address under which the rules and the replay are.
    pub address: &'a str,
    /// Whether the game is over.
    pub over: bool,
    /// Whether something can be taken back.
    pub undo: bool,
}

/// What may be decided, what may not and why, and the way back. What can be decided on no piece stands apart
/// (`loose`), so that the page can show it in its bar.
pub fn choices(around: Around<'_>, viewer: &Viewer, presented: &Presented) -> Markup {
    let t = words(viewer.lang);
    // Where nothing is offered, the whole picture need not be searched for what is bound to it.
    let bound = if presented.offers.is_empty() { HashSet::new() } else { bound(&presented.scene) };
    let is_loose = |offer: &&Offer| !bound.contains(offer.act.as_str());
    let is_open = |offer: &&Offer| !offer.choice.dominated && offer.act != END;
    let mut loose: Vec<&Offer> = presented.offers.iter().filter(is_open).collect();
    // Of a question with two answers neither is hidden on a piece while the other is a button, if the bar has room.
    let is_question = loose.len() == 2 && loose.iter().any(is_loose) && !many(&loose);
    if !is_question {
        loose.retain(is_loose);
    }
    let end = presented.offers.iter().find(|offer| offer.act == END);
    html! {
        @if around.over {
            button.unfold type="button" data-fold { (t.say("result")) }
            a.button.again-link href={ (around.address) "/replay" } { (t.say("replay")) }
        }
        @if !loose.is_empty() {
            div.loose.many[many(&loose)] { @for (group, offers) in groups(&loose) { (row(group, &offers, t)) } }
        }
        @if let Some(end) = end { (button(end, t, true)) }
        @if around.undo {
            button.undo type="submit" name="take-back" value="1" data-names=(t.say("undo-what")) {
                span.wide { (t.say("undo")) }
                span.short aria-hidden="true" { (t.say("undo")) }
            }
        }
        @if !presented.refused.is_empty() { (withheld(around.address, presented, t)) }
        @if !presented.offers.is_empty() {
            @let n = [("n", presented.offers.len().into())];
            button.every type="button" data-every aria-expanded="false" {
                span.wide { (t.say_with("all-choices", &n)) }
                span.short { (t.say_with("all-choices-short", &n)) }
            }
            div.all {
                @let (best, others): (Vec<&Offer>, Vec<&Offer>) = presented.offers.iter().partition(|offer| !offer.choice.dominated);
                @for (group, offers) in groups(&best) { (row(group, &offers, t)) }
                @if !others.is_empty() { (row(Some(&t.say("other-ways")), &others, t)) }
            }
        }
    }
}

/// The decisions that can be taken on a piece of the picture, each by itself or as the first of a row.
fn bound(scene: &Scene) -> HashSet<&str> {
    let mut bound = HashSet::new();
    for layer in scene.panes.iter().flat_map(|pane| &pane.layers) {
        for mark in ["data-act=\"", "data-acts=\"", "data-choice=\"", "data-pick=\"", "data-choose=\""] {
            for (at, _) in layer.markup.match_indices(mark) {
                let acts = layer.markup[at + mark.len()..].split('"').next().unwrap_or_default().split('|');
                bound.extend(acts.map(|act| act.split_once(" &amp; ").map_or(act, |(first, _)| first)));
            }
        }
    }
    bound
}

/// How much fits into the bar.
const IN_BAR: (usize, usize) = (4, 64);

/// Whether these decisions are too many, or too long, for the bar.
fn many(loose: &[&Offer]) -> bool {
    let letters = |offer: &&Offer| {
        let detail = offer.choice.detail.as_deref().unwrap_or_default();
        offer.choice.label.chars().count() + detail.chars().count()
    };
    loose.len() > IN_BAR.0 || loose.iter().map(letters).sum::<usize>() > IN_BAR.1
}

type Group<'a> = (Option<&'a str>, Vec<&'a Offer>);

fn groups<'a>(offers: &[&'a Offer]) -> Vec<Group<'a>> {
    let mut groups: Vec<Group<'a>> = Vec::new();
    for offer in offers {
        let group = offer.choice.group.as_deref();
        match groups.iter_mut().find(|(name, _)| *name == group) {
            Some((_, offers)) => offers.push(offer),
            None => groups.push((group, vec![offer])),
        }
    }
    groups
}

fn row(group: Option<&str>, offers: &[&Offer], t: &Words) -> Markup {
    html! {
        @if let Some(group) = group { h2 { (group) } }
        div.offers { @for offer in offers { (button(offer, t, false)) } }
    }
}

fn button(offer: &Offer, t: &Words, end: bool) -> Markup {
    let choice = &offer.choice;
    html! {
        button.end[end] type="submit" name="decision" value=(offer.act) data-choice=(offer.act)
            data-weighty[choice.weighty] data-question=[choice.question.as_deref()] {
            span.label { (choice.label) }
            @if let Some(detail) = &choice.detail { " " span.detail { (detail) } }
            @match choice.ends {
                Ends::Nothing => {}
                Ends::LastRound => { " " strong.ends { (t.say("ends-last-round")) } }
                Ends::Game => { " " strong.ends { (t.say("ends-game")) } }
            }
        }
    }
}

fn withheld(address: &str, presented: &Presented, t: &Words) -> Markup {
    let rules = format!("{address}/rules");
    html! {
        details.withheld {
            @let n = [("n", presented.refused.len().into())];
            summary { (t.say_with("why-not", &n)) }
            div.reasons {
                p { (t.say_with("withheld", &[("n", presented.refused.len().into())])) }
                ul {
                    @for refused in &presented.refused {
                        li data-refused=(refused.act) {
                            span.label { (refused.choice.label) } " "
                            span.reason { (refused.reason) } " "
                            a href={ (rules) "#" (refused.paragraph) } target="_blank" data-beside { (refused.paragraph) }
                        }
                    }
                }
            }
        }
    }
}
