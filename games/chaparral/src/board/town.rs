//! The town: the event and the stagecoach above, the twelve characters and the alley.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, seat_letter};
use railhead_pieces::draw::{Acts, lines, piece, seat_colour};

use super::portrait;
use crate::{
    Action, CharacterView, View,
    facts::facts,
    piece::{Bonus, Character},
    present::{
        Stage, bonus, business, character, character_effect, coach, event, event_effect, money, names_of,
        preview,
    },
};

/// Where the shops begin.
pub(super) const SHOPS_TOP: i32 = 366;

const TOP: i32 = 54;
const STEP_X: i32 = 110;
const STEP_Y: i32 = 89;
const ALLEY_TOP: i32 = 321;
/// From how many letters on a name is set closer.
pub(super) const LONG: usize = 13;
/// How many letters fit into a line of a card.
const LINE: usize = 11;

/// The street.
pub(super) fn ground() -> &'static str {
    r#"<rect class="street" width="436" height="572"/><path class="ruts" d="M0 317h436M0 363h436"/>"#
}

/// The event and the stagecoach of the round.
pub(super) fn cards(view: &View, stage: &Stage<'_>) -> Markup {
    let none = Acts::default();
    let mut event_words = format!("{}: {}", event(view.event, stage), event_effect(view.event, stage));
    for known in &view.known_events {
        let args = [("depth", known.depth.into()), ("what", event(known.card, stage).into())];
        event_words += &format!(" · {}", stage.say_with("known-event", &args));
    }
    let coach_name = view.coach.map_or_else(|| stage.say("coach-gone"), |card| coach(card, stage));
    let coach_words = format!("{}: {coach_name}", stage.say("stagecoach"));
    let coach_acts = Acts::of(stage, |action| matches!(action, Action::TakeMoney | Action::TakePolitician));
    let stack_acts = Acts::of(stage, |action| matches!(action, Action::Stack(_)));
    html! {
        (piece("card event", 0, 1, if stack_acts.any() { &stack_acts } else { &none }, &event_words, html! {
            rect width="252" height="47" rx="4" {}
            text.heading x="8" y="15" { (event(view.event, stage)) }
            text.caption.end x="247" y="14" { (stage.say_with("events-hidden", &[("n", view.events_left.into())])) }
            @for (line, text) in lines(&event_effect(view.event, stage), 46).iter().take(2).enumerate() {
                text.body x="8" y=(29 + 13 * line as i32) { (text) }
            }
        }))
        (piece("card coach", 258, 1, &coach_acts, &coach_words, html! {
            rect width="176" height="47" rx="4" {}
            text.caption x="42" y="13" {
                (stage.say("stagecoach")) " · " (stage.say_with("coaches-hidden", &[("n", view.coaches_left.into())]))
            }
            @for (line, text) in lines(&coach_name, 22).iter().take(2).enumerate() {
                text.heading x="42" y=(28 + 14 * line as i32) { (text) }
            }
            path.wagon transform="translate(-106 -34) scale(.55)" d="M212 70h56l6 28h-68zM222 98a11 11 0 1 0 .1 0zM258 98a11 11 0 1 0 .1 0zM220 76h14v12h-14zM244 76h14v12h-14z" {}
        }))
    }
}

/// The characters and the alley.
pub(super) fn characters(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for (index, seen) in view.characters.iter().enumerate() {
            @let (column, row) = (index as i32 % 4, index as i32 / 4);
            (place(seen, 1 + STEP_X * column, TOP + STEP_Y * row, view, stage))
        }
        (alley(view, stage))
    }
}

fn place(seen: &CharacterView, x: i32, y: i32, view: &View, stage: &Stage<'_>) -> Markup {
    let who = seen.character;
    let acts = Acts::of(stage, |action| concerns(action, who));
    let shops: Vec<_> = facts().index.influences[who.index()].iter().collect();
    let outlook = preview(view, who, stage);
    let home = seen.cowboy.and_then(|seat| view.player(seat)).is_some_and(|player| player.home);
    html! {
        (piece("character", x, y, &acts, &words(seen, view, stage), html! {
            rect.frame width="104" height="84" rx="4" {}
            text.number x="6" y="14" { (who.index() + 1) }
            @let name = character(who, stage);
            text.name.long[name.chars().count() > LONG] x="20" y="14" { (name) }
            g transform="translate(3 18) scale(.5)" { (portrait::portrait(who)) }
            @if let Some(outlook) = outlook {
                @for (line, text) in lines(&outlook, LINE).iter().take(3).enumerate() {
                    text.outlook x="40" y=(30 + 12 * line as i32) { (text) }
                }
            }
            @for (place, shop) in shops.iter().enumerate() {
                @let left = 4 + 23 * place as i32;
                rect.reach x=(left) y="63" width="21" height="17" rx="3" {}
                text.reach x=(left + 10) y="76" { (shop.index() + 1) }
            }
            @if who == Character::Sheriff && view.coin {
                g transform="translate(88 30)" { circle.coin r="11" {} text.coin-text y="4" { "$10" } }
            }
            @if let Some(token) = seen.token { (bonus_token(token, 54, 76, stage)) }
            @if let Some(seat) = seen.cowboy { (cowboy(seat, 73, 51, home)) }
            @if seen.blocked { (blocking_piece(73, 51, stage)) }
        }))
    }
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
    let mut words = format!("{}. {}", character(who, stage), character_effect(who, stage));
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
fn cowboy(seat: Seat, x: i32, y: i32, home: bool) -> Markup {
    html! {
        g class={ "cowboy seat-" (seat) @if home { " home" } } transform={ "translate(" (x) " " (y) ") scale(.62)" } {
            path d="M2 14q22-10 44 0-8 4-12 1v7q6 4 8 22H6q2-18 8-22v-7q-4 3-12-1zM14 8q10-8 20 0l2 6H12z" fill=(seat_colour(seat)) {}
            text x="24" y="39" { (seat_letter(seat)) }
        }
    }
}

fn blocking_piece(x: i32, y: i32, stage: &Stage<'_>) -> Markup {
    html! {
        g.cowboy.block transform={ "translate(" (x) " " (y) ") scale(.62)" } {
            path d="M2 14q22-10 44 0-8 4-12 1v7q6 4 8 22H6q2-18 8-22v-7q-4 3-12-1zM14 8q10-8 20 0l2 6H12z" {}
            path.cross d="M16 26l16 14M32 26L16 40" {}
            title { (stage.say("blocked-piece")) }
        }
    }
}

fn bonus_token(token: Bonus, x: i32, y: i32, stage: &Stage<'_>) -> Markup {
    let sign = match token {
        Bonus::FiveDollars => "$5",
        Bonus::TenDollars => "$10",
        Bonus::Cowboy => "+1 ♞",
        Bonus::Iron => "+2 Fe",
        Bonus::FarmDiscount => "⌂−10",
        Bonus::BusinessDiscount => "★−5",
    };
    html! {
        g.bonus transform={ "translate(" (x) " " (y) ")" } {
            rect x="0" y="-13" width="47" height="17" rx="8" {}
            text x="23" y="0" { (sign) }
            title { (bonus(token, stage)) }
        }
    }
}

fn alley(view: &View, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| action == Action::EnterAlley);
    let printed = &facts().table.alley;
    let prices = [
        stage.say_with("alley-left-price", &[("money", money(printed.left_price))]),
        stage.say_with("alley-right-price", &[("money", money(printed.right_price))]),
    ];
    let words = format!(
        "{}: {}, {}. {}",
        stage.say("alley"),
        prices[0],
        prices[1],
        names_of(view.alley.iter().copied(), stage)
    );
    html! {
        (piece("alley", 1, ALLEY_TOP, &acts, &words, html! {
            rect.frame width="434" height="39" rx="4" {}
            path.divide d="M217 0v39" {}
            text.name x="8" y="16" { (stage.say("alley")) }
            text.outlook x="8" y="31" { (prices[0]) }
            text.outlook x="225" y="31" { (prices[1]) }
            @for (place, seat) in view.alley.iter().enumerate() {
                @let home = view.player(*seat).is_some_and(|player| player.home);
                (cowboy(*seat, if place == 0 { 182 } else { 290 + 34 * place as i32 }, 4, home))
            }
        }))
    }
}
