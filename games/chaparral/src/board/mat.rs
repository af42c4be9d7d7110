//! The viewer's own board, always in sight: money, pieces to place, the tracks of cowboys, iron and gold, and how far
//! the objectives are. What a decision would change is drawn there while it is pointed at.

use maud::{Markup, html};
use railhead_game::Arg;
use railhead_pieces::draw::Acts;

use super::{
    objectives,
    signs::{Sign, sign},
    town::pawn,
};
use crate::{
    Action, ColouredToken, Outlook, PlayerView, View,
    facts::facts,
    present::{Stage, bonus, is_dominated, near, nearest, objective},
};

/// From which round on a seat without a special objective is warned.
const WARNING: u8 = 5;

/// What is lit while `action` is pointed at: the figures that change, as they would be then.
pub(super) fn lights(view: &View, action: Action) -> Vec<String> {
    let Some(outlook) = view.outlook(action) else { return Vec::new() };
    let Some(player) = view.viewer.and_then(|seat| view.player(seat)) else { return Vec::new() };
    let mut lights = Vec::new();
    if outlook.money != player.money {
        lights.push(money_light(outlook.money));
    }
    for (track, was, then) in [
        ("cowboys", player.cowboys, outlook.cowboys),
        ("iron", player.iron, outlook.iron),
        ("gold", player.gold, outlook.gold),
        ("settlers", player.settlers, outlook.settlers),
    ] {
        if was != then {
            lights.push(format!("{track}-{then}"));
        }
    }
    lights.extend(outlook.progress.iter().map(|(card, counts)| objectives::light(*card, near(counts))));
    lights
}

fn money_light(then: u16) -> String {
    format!("m-{then}")
}

/// Each value that a figure would have after one of the decisions, once.
fn after<T: Ord + Copy>(view: &View, stage: &Stage<'_>, now: T, figure: impl Fn(&Outlook) -> T) -> Vec<T> {
    if stage.legal.is_empty() {
        return Vec::new();
    }
    let mut values: Vec<T> = view.outlooks.iter().map(figure).filter(|then| *then != now).collect();
    values.sort_unstable();
    values.dedup();
    values
}

/// The layer of tracks.
pub(super) fn tracks(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div.mat {
            (purse(player, view, stage))
            div.tracks {
                (track("cowboys", Sign::Hat, player.cowboys, facts().table.limits.cowboys, player, stage))
                (track("iron", Sign::Iron, player.iron, facts().table.limits.iron, player, stage))
                (track("gold", Sign::Gold, player.gold, facts().table.limits.gold, player, stage))
                span.token { (token(player, stage)) }
            }
            (things(player, view, stage))
            (goals(player, view, stage))
            (ready(view, stage))
        }
    }
}

/// What lies ready to be used on a farm or a card of another board: taken up here, laid down there (`web/previews.js`), so
/// that it is in reach whichever board is in sight.
fn ready(view: &View, stage: &Stage<'_>) -> Markup {
    let chip = |key: &str, belongs: fn(Action) -> bool| {
        let acts = Acts::of(stage, |action| belongs(action) && !is_dominated(view, action, stage));
        html! {
            @if acts.any() {
                span.chip.can data-act=[acts.one()] data-acts=[acts.many()] data-narrows tabindex="0" role="button" { (stage.say(key)) }
            }
        }
    };
    let chips = [
        chip("ready-token", |action| matches!(action, Action::Token(_))),
        chip("ready-guest", |action| matches!(action, Action::Host(_))),
        chip("do-bribe", |action| action == Action::Bribe),
    ];
    html! { @if chips.iter().any(|chip| !chip.0.is_empty()) { div.ready { @for chip in &chips { (chip) } } } }
}

fn purse(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let all = facts().table.setup.pieces[view.players.len().saturating_sub(2)];
    let to_place = stage.say_with("to-place", &[("n", player.pieces.into())]);
    html! {
        div.purse data-spot="purse" {
            small { (stage.say("your-money")) }
            span.sum {
                b { (stage.lang().money(i64::from(player.money))) }
                @for then in after(view, stage, player.money, |outlook| outlook.money) {
                    span.after data-light=(money_light(then)) { "→ " (stage.lang().money(i64::from(then))) }
                }
            }
            @if player.pieces > 0 {
                b.to-place { (to_place) }
                span.pawns title=(to_place) {
                    @for place in 0..all { (pawn(player.seat, place >= player.pieces)) }
                }
            } @else {
                span.notes { @for note in notes(player, stage) { span.bonus { (note) } } }
            }
        }
    }
}

/// Discounts kept for this round, blocking pieces, and politicians who wait for a farm.
fn notes(player: &PlayerView, stage: &Stage<'_>) -> Vec<String> {
    let mut notes: Vec<String> = player.discounts.iter().map(|token| bonus(*token, stage)).collect();
    if player.guests > 0 {
        notes.push(stage.say_with("guests", &[("n", player.guests.into())]));
    }
    if player.blocks > 0 {
        notes.push(stage.say_with("blocks-left", &[("n", player.blocks.into())]));
    }
    notes
}

fn track(key: &str, of: Sign, at: u8, end: u8, player: &PlayerView, stage: &Stage<'_>) -> Markup {
    let seventh = |space: u8| {
        key == "cowboys"
            && player.token == ColouredToken::Unearned
            && space == facts().table.limits.coloured_token_at_cowboys
    };
    html! {
        div class={ "track " (key) " seat-" (player.seat) } data-spot={ "track-" (key) } title=(stage.say(&format!("track-{key}"))) {
            (sign("", of))
            span.name { (stage.say(key)) }
            b.figure { (at) small { "/" (end) } }
            span.cells aria-hidden="true" {
                @for space in 0..=end {
                    i.here[space == at].seventh[seventh(space)] data-light=(format!("{key}-{space}")) { (space) }
                }
            }
        }
    }
}

/// What there is to know of the coloured token.
fn token(player: &PlayerView, stage: &Stage<'_>) -> String {
    let at = facts().table.limits.coloured_token_at_cowboys;
    match player.token {
        ColouredToken::Unearned => stage.say_with("token-at", &[("n", at.into())]),
        ColouredToken::Held => stage.say("token-ready"),
        ColouredToken::Spent => stage.say("token-spent"),
    }
}

fn things(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        div.things {
            div title=(stage.say("settlers")) {
                (sign("", Sign::Wagon)) span.name { (stage.say("settlers")) }
                b.figure {
                    (player.settlers)
                    @for then in after(view, stage, player.settlers, |outlook| outlook.settlers) {
                        span.after data-light=(format!("settlers-{then}")) { "→ " (then) }
                    }
                }
            }
            div title=(stage.say("coaches")) {
                (sign("", Sign::Coach)) span.name { (stage.say("coaches")) } b.figure { (player.coaches.len()) }
            }
            div title=(stage.say("apaches")) {
                (sign("", Sign::Apache)) span.name { (stage.say("apaches")) } b.figure { (player.apaches) }
            }
            div.fortune title=(stage.say("fortune-why")) {
                span.name { (stage.say("fortune")) } b.figure { (stage.lang().money(i64::from(player.fortune))) }
            }
        }
    }
}

fn goals(player: &PlayerView, view: &View, stage: &Stage<'_>) -> Markup {
    let held = player.objectives.len();
    let args = [("n", Arg::from(held)), ("goal", view.goal.into())];
    let needed = usize::from(facts().table.end.special_needed);
    let warned = player.specials < needed;
    html! {
        div.goals {
            b.name { (stage.say_with("objectives-of", &args)) }
            span.ribbons aria-hidden="true" {
                @for place in 0..usize::from(view.goal) { (sign(if place < held { "won" } else { "" }, Sign::Ribbon)) }
            }
            span class={ "specials" @if warned { " wanting" } @if warned && view.round >= WARNING { " urgent" } } {
                (sign("star", Sign::Star))
                @if warned { (stage.say("special-wanted")) } @else {
                    (stage.say_with("specials-held", &[("n", player.specials.into())]))
                }
            }
            @if let Some(nearest) = nearest(player, view) {
                small.nearest { (stage.say_with("nearest", &[("what", objective(nearest, stage).into())])) }
            }
        }
    }
}
