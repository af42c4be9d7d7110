//! The town: the event and the stagecoach above, the twelve characters and the alley.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, seat_letter};

use super::{
    Piece, links, shops,
    signs::{Sign, sign},
};
use crate::{
    Action, CharacterView, PlayerView, Side, View,
    facts::facts,
    piece::{Bonus, Character, EventCard},
    present::{
        Stage, bonus, business, character as name_of, character_effect, coach, event, event_effect, money,
        names_of, preview,
    },
};

/// From how many letters on the effect of an event takes two lines.
const LINE: usize = 44;
/// From how many letters on a name is set closer.
const LONG: usize = 12;

/// The event and the stagecoach of the round.
pub(super) fn cards(view: &View, stage: &Stage<'_>) -> Markup {
    let mut words = format!("{}: {}", event(view.event, stage), event_effect(view.event, stage));
    for known in &view.known_events {
        let args = [("depth", known.depth.into()), ("what", event(known.card, stage).into())];
        words += &format!(" · {}", stage.say_with("known-event", &args));
    }
    let robbed = view.coach.is_some() && view.event == EventCard::StagecoachRobbery;
    let brings = view.coach.map_or_else(|| stage.say("coach-gone"), |card| coach(card, stage));
    let robbery = stage.lang().money(i64::from(facts().cards.effects.robbery_money));
    let to_come = stage.say_with("coaches-hidden", &[("n", view.coaches_left.into())]);
    let coach_words = format!("{}: {brings} · {to_come}", stage.say("stagecoach"));
    let hidden = stage.say_with("events-hidden", &[("n", view.events_left.into())]);
    html! {
        @let long = event_effect(view.event, stage).chars().count() > LINE;
        (Piece::still(if long { "card event long" } else { "card event" }, format!("{words} · {hidden}")).spot("event").draw(html! {
            (sign("skull", Sign::Skull))
            div {
                small { (stage.say("event-of-round")) }
                b { (event(view.event, stage)) }
                span.effect { (event_effect(view.event, stage)) }
            }
        }))
        (Piece::still(if view.coach.is_some() { "card coach" } else { "card coach gone" }, coach_words).spot("coach").draw(html! {
            (sign("wheels", Sign::Coach))
            div {
                small { (stage.say("stagecoach")) }
                b { @if robbed { s { (brings) } " " (robbery) } @else { (brings) } }
                span.effect { (to_come) }
            }
        }))
    }
}

/// A character: what their action would do now, the shops they reach, the bonus and the piece that lie there.
pub(super) fn character(seen: &CharacterView, view: &View, stage: &Stage<'_>) -> Markup {
    let who = seen.character;
    let class = class(seen, view);
    let piece = Piece::new(&class, words(seen, view, stage), view, stage, |action| concerns(action, who));
    let mut piece = piece.spot(format!("c-{}", who.id()));
    let reach = facts().index.influences[who.index()];
    // A cowboy gives influence when it is placed; while something else is decided, that is past or to come.
    let places =
        |action: &Action| matches!(action, Action::Place(_) | Action::EnterAlley | Action::Influence(_));
    if stage.legal.is_empty() || stage.legal.iter().any(places) {
        piece.lights.push(links::light(who));
        piece.lights.extend(reach.iter().map(shops::light));
    }
    let used =
        view.viewer.and_then(|seat| view.player(seat)).is_some_and(|player| player.used.contains(&who));
    piece.draw(html! {
        @let name = name_of(who, stage);
        span.name.long[name.chars().count() > LONG] { i { (who.index() + 1) } " " b { (name) } }
        (sign("face", Sign::Person(who)))
        span.effect {
            @if used { "✓ " (stage.say("used")) } @else if let Some(outlook) = preview(view, who, stage) { (outlook) }
        }
        span.reaches {
            @for shop in reach.iter() { (sign("reach", Sign::Shop(shop))) }
            @if let Some(token) = seen.token { (bonus_token(token, stage)) }
        }
        @if let Some(seat) = seen.cowboy { (pawn(seat, is_home(seat, view))) }
        @if seen.blocked { span.pawn.block title=(stage.say("blocked-piece")) { (sign("", Sign::Cross)) } }
    })
}

/// How a character looks: free, taken, the viewer's own and used or not.
fn class(seen: &CharacterView, view: &View) -> String {
    let mut class = "character".to_owned();
    let own = view.viewer.and_then(|seat| view.player(seat));
    if own.is_some_and(|player| player.used.contains(&seen.character)) {
        class += " used";
    }
    if seen.blocked || seen.cowboy.is_some() {
        class += " taken";
    }
    class
}

/// Whether the cowboys of `seat` have gone home.
fn is_home(seat: Seat, view: &View) -> bool {
    view.player(seat).is_some_and(|player| player.home)
}

/// Whether a decision is about a character.
fn concerns(action: Action, who: Character) -> bool {
    match action {
        Action::Place(other) | Action::Block(other) | Action::Use(other) | Action::Alley(_, other) => {
            other == who
        }
        _ => false,
    }
}

fn words(seen: &CharacterView, view: &View, stage: &Stage<'_>) -> String {
    let who = seen.character;
    let mut words = format!("{}. {}", name_of(who, stage), character_effect(who, stage));
    let shops: Vec<String> =
        facts().index.influences[who.index()].iter().map(|shop| business(shop, stage)).collect();
    if let [one, two] = &shops[..] {
        let args = [("one", Arg::from(one.as_str())), ("two", Arg::from(two.as_str()))];
        words += &format!(" ({})", stage.say_with("influences", &args));
    }
    if let Some(token) = seen.token {
        words += &format!(" · {}", stage.say_with("with-token", &[("what", bonus(token, stage).into())]));
    }
    if let Some(seat) = seen.cowboy {
        words += &format!(" · {}", stage.name(seat));
    }
    if seen.blocked {
        words += &format!(" · {}", stage.say("blocked-piece"));
    }
    if let Some(outlook) = preview(view, who, stage) {
        words += &format!(" · {outlook}");
    }
    words
}

/// A cowboy of a seat; one that has gone home leaves only its outline.
pub(super) fn pawn(seat: Seat, home: bool) -> Markup {
    html! {
        span class={ "pawn seat-" (seat) @if home { " absent" } } { (sign("", Sign::Pawn(seat))) b { (seat_letter(seat)) } }
    }
}

fn bonus_token(token: Bonus, stage: &Stage<'_>) -> Markup {
    let (text, of) = match token {
        Bonus::FiveDollars | Bonus::TenDollars => (bonus(token, stage), None),
        Bonus::Cowboy => ("+1".to_owned(), Some(Sign::Hat)),
        Bonus::Iron => ("+2".to_owned(), Some(Sign::Iron)),
        Bonus::FarmDiscount => ("−$10".to_owned(), Some(Sign::Barn)),
        Bonus::BusinessDiscount => ("−$5".to_owned(), Some(Sign::Star)),
    };
    html! { span.bonus title=(bonus(token, stage)) { (text) @if let Some(of) = of { (sign("", of)) } } }
}

/// The alley: who stands there, and what a use of either side costs in this round.
pub(super) fn alley(view: &View, stage: &Stage<'_>) -> Markup {
    html! { (side(Side::Left, view, stage)) (side(Side::Right, view, stage)) }
}

fn side(side: Side, view: &View, stage: &Stage<'_>) -> Markup {
    let left = side == Side::Left;
    let (first, later) = view.alley.split_at(view.alley.len().min(1));
    let there = if left { first } else { later };
    let price = alley_price(side, view, stage);
    let name = stage.say(if left { "alley-left" } else { "alley-right" });
    let words = format!("{name}: {price}. {}", names_of(there.iter().copied(), stage));
    let piece = Piece::new("alley", words, view, stage, |action| {
        action == Action::EnterAlley && left == view.alley.is_empty()
    });
    let piece = piece.spot(if left { "alley-left" } else { "alley-right" });
    let waits = |player: &PlayerView| if left { player.alley_left } else { player.alley_right > 0 };
    piece.draw(html! {
        span.name { b { (name) } }
        span.effect { (price) }
        span.pawns {
            @for seat in there {
                @let gone = view.player(*seat).is_some_and(|player| player.home || !waits(player));
                (pawn(*seat, gone))
            }
        }
    })
}

/// What a use of the alley costs in this round, in words.
pub(crate) fn alley_price(side: Side, view: &View, stage: &Stage<'_>) -> String {
    let printed = &facts().table.alley;
    let sum = match side {
        Side::Left => printed.left_price,
        Side::Right => printed.right_price,
    };
    let cowboys = match view.event {
        EventCard::DeadlyAmbush => facts().cards.effects.ambush_cowboys,
        _ => printed.cowboys,
    };
    stage.say_with("alley-price", &[("money", money(sum)), ("cowboys", cowboys.into())])
}
