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

/// Units down the pane.
pub(super) const HEIGHT: u32 = 1210;
/// Where the shops begin.
pub(super) const SHOPS_TOP: i32 = 836;

const TOP: i32 = 150;
const STEP_X: i32 = 188;
const STEP_Y: i32 = 192;
const LEFT: i32 = 6;
const ALLEY_TOP: i32 = 728;

/// Sun, mesas and the street.
pub(super) fn ground() -> &'static str {
    concat!(
        r##"<rect class="sky" width="760" height="1210"/><circle class="sun" cx="640" cy="70" r="44"/>"##,
        r##"<path class="mesa far" d="M0 150V96l60-6 16-38h90l18 40 80 8 30-30h120l24 30 90-4 40-26h70l30 28 92 4v48z"/>"##,
        r##"<path class="mesa" d="M0 180v-50l120-8 30-26h60l26 28 160 10 60-20h90l40 20 174-6v52z"/>"##,
        r##"<rect class="street" y="140" width="760" height="1070"/>"##,
        r##"<path class="ruts" d="M0 722h760M0 820h760M0 830h760"/>"##
    )
}

/// The event and the stagecoach of the round.
pub(super) fn cards(view: &View, stage: &Stage<'_>) -> Markup {
    let none = Acts::default();
    let mut event_words = format!("{}: {}", event(view.event, stage), event_effect(view.event, stage));
    for known in &view.known_events {
        let args = [("depth", known.depth.into()), ("what", event(known.card, stage).into())];
        event_words += &format!(" · {}", stage.say_with("known-event", &args));
    }
    let round = [("round", view.round.into()), ("rounds", view.rounds.into())];
    let coach_name = view.coach.map_or_else(|| stage.say("coach-gone"), |card| coach(card, stage));
    let coach_words = format!("{}: {coach_name}", stage.say("stagecoach"));
    let coach_acts = Acts::of(stage, |action| matches!(action, Action::TakeMoney | Action::TakePolitician));
    let stack_acts = Acts::of(stage, |action| matches!(action, Action::Stack(_)));
    html! {
        (piece("card event", 6, 8, if stack_acts.any() { &stack_acts } else { &none }, &event_words, html! {
            rect width="440" height="132" rx="8" {}
            text.caption x="12" y="22" {
                (stage.say_with("round-of", &round)) " · " (stage.say("event")) " · "
                (stage.say_with("events-hidden", &[("n", view.events_left.into())]))
            }
            text.heading x="12" y="50" { (event(view.event, stage)) }
            @for (line, text) in lines(&event_effect(view.event, stage), 44).iter().take(2).enumerate() {
                text.body x="12" y=(72 + 19 * line as i32) { (text) }
            }
            @for (place, known) in view.known_events.iter().take(4).enumerate() {
                text.note x=(12 + 216 * (place as i32 % 2)) y=(110 + 17 * (place as i32 / 2)) {
                    "+" (known.depth + 1) " " (event(known.card, stage))
                }
            }
        }))
        (piece("card coach", 454, 8, &coach_acts, &coach_words, html! {
            rect width="300" height="132" rx="8" {}
            text.caption x="12" y="22" {
                (stage.say("stagecoach")) " · "
                (stage.say_with("coaches-hidden", &[("n", view.coaches_left.into())]))
            }
            @for (line, text) in lines(&coach_name, 24).iter().take(2).enumerate() {
                text.heading x="12" y=(50 + 24 * line as i32) { (text) }
            }
            @if let Some(card) = view.coach {
                text.note x="12" y="122" {
                    "✦ " (facts().coach(card).bonus_on.map(|number| number.to_string()).join(", "))
                }
                path.wagon d="M212 70h56l6 28h-68zM200 84h10M222 98a11 11 0 1 0 .1 0zM258 98a11 11 0 1 0 .1 0zM220 76h14v12h-14zM244 76h14v12h-14z" {}
            }
        }))
    }
}

/// The characters and the alley.
pub(super) fn characters(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for (index, seen) in view.characters.iter().enumerate() {
            @let (column, row) = (index as i32 % 4, index as i32 / 4);
            (place(seen, LEFT + STEP_X * column, TOP + STEP_Y * row, view, stage))
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
            rect.frame width="182" height="184" rx="8" {}
            text.number x="12" y="26" { (who.index() + 1) }
            @for (line, text) in lines(&character(who, stage), 14).iter().enumerate() {
                text.name x="34" y=(24 + 18 * line as i32) { (text) }
            }
            g transform="translate(8 52)" { (portrait::portrait(who)) }
            @if who == Character::Sheriff && view.coin {
                g transform="translate(62 66)" { circle.coin r="12" {} text.coin-text y="5" { "$10" } }
            }
            @if let Some(token) = seen.token { (bonus_token(token, 112, 66, stage)) }
            @if let Some(seat) = seen.cowboy { (cowboy(seat, 122, 92, home)) }
            @if seen.blocked { (blocking_piece(122, 92, stage)) }
            text.reach x="12" y="144" {
                @for (place, shop) in shops.iter().enumerate() {
                    @if place > 0 { " · " }
                    "⌂" (shop.index() + 1)
                }
            }
            @if let Some(outlook) = outlook {
                @for (line, text) in lines(&outlook, 22).iter().take(2).enumerate() {
                    text.outlook x="12" y=(161 + 16 * line as i32) { (text) }
                }
            }
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
        g class={ "cowboy seat-" (seat) @if home { " home" } } transform={ "translate(" (x) " " (y) ")" } {
            path d="M2 14q22-10 44 0-8 4-12 1v7q6 4 8 22H6q2-18 8-22v-7q-4 3-12-1zM14 8q10-8 20 0l2 6H12z" fill=(seat_colour(seat)) {}
            text x="24" y="39" { (seat_letter(seat)) }
        }
    }
}

fn blocking_piece(x: i32, y: i32, stage: &Stage<'_>) -> Markup {
    html! {
        g.cowboy.block transform={ "translate(" (x) " " (y) ")" } {
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
            rect x="-4" y="-17" width="66" height="24" rx="12" {}
            text x="29" y="1" { (sign) }
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
        (piece("alley", LEFT, ALLEY_TOP, &acts, &words, html! {
            rect.frame width="748" height="84" rx="8" {}
            path.bricks d="M96 0v84M96 28h652M96 56h652M150 0v28M260 0v28M370 0v28M480 0v28M590 0v28M700 0v28M205 28v28M315 28v28M425 28v28M535 28v28M645 28v28M150 56v28M260 56v28M370 56v28M480 56v28M590 56v28M700 56v28" {}
            text.name x="12" y="36" { (stage.say("alley")) }
            text.outlook x="102" y="18" { (prices[0]) }
            text.outlook x="208" y="18" { (prices[1]) }
            path.divide d="M200 0v84" {}
            @for (place, seat) in view.alley.iter().enumerate() {
                @let home = view.player(*seat).is_some_and(|player| player.home);
                (cowboy(*seat, if place == 0 { 124 } else { 160 + 48 * place as i32 }, 26, home))
            }
        }))
    }
}
