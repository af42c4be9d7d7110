//! The signs of the board, drawn once and used wherever their things are: people, shops, animals, goods, pieces.

use std::sync::LazyLock;

use maud::{Markup, html};
use railhead_game::Seat;

use super::portrait;
use crate::piece::{Business, Character, Good};

/// A sign of the board: a symbol of [`sheet`].
#[derive(Clone, Copy)]
pub(super) enum Sign {
    /// A person of the town.
    Person(Character),
    /// What a shop deals in.
    Shop(Business),
    /// What a farm raises.
    Good(Good),
    /// A cowboy to be placed.
    Pawn(Seat),
    Apache,
    Politician,
    Barn,
    Hat,
    Iron,
    Gold,
    Wagon,
    Coach,
    Marker,
    Star,
    Ribbon,
    Skull,
    Cross,
}

impl Sign {
    fn id(self) -> String {
        match self {
            Sign::Person(who) => format!("ch-{who}"),
            Sign::Shop(shop) => format!("ch-{shop}"),
            Sign::Good(good) => format!("ch-{good}"),
            Sign::Pawn(seat) => format!("ch-pawn-{seat}"),
            Sign::Apache => "ch-apache".to_owned(),
            Sign::Politician => "ch-politician".to_owned(),
            Sign::Barn => "ch-barn".to_owned(),
            Sign::Hat => "ch-hat".to_owned(),
            Sign::Iron => "ch-iron".to_owned(),
            Sign::Gold => "ch-gold".to_owned(),
            Sign::Wagon => "ch-wagon".to_owned(),
            Sign::Coach => "ch-coach".to_owned(),
            Sign::Marker => "ch-marker".to_owned(),
            Sign::Star => "ch-star".to_owned(),
            Sign::Ribbon => "ch-ribbon".to_owned(),
            Sign::Skull => "ch-skull".to_owned(),
            Sign::Cross => "ch-cross".to_owned(),
        }
    }
}

/// A sign where it is used; what it means stands beside it in words, or in the words of its piece.
pub(super) fn sign(class: &str, sign: Sign) -> Markup {
    html! { svg class={ "sign " (class) } aria-hidden="true" { use href={ "#" (sign.id()) } {} } }
}

/// How a part of a sign is painted. Parts are painted by attributes, because the styles of the page do not reach into
/// symbols where they are used; the colours come from the page all the same.
#[derive(Clone, Copy)]
pub(super) enum Brush {
    /// A line.
    Stroke,
    /// The outline of an animal, in a larger drawing.
    Outline,
    /// A line scratched out of the ink.
    Paper,
    /// A hole in the ink.
    Blank,
    /// Gold with a rim.
    Gilt,
    /// What a person of the town carries.
    Trade,
    /// Something red.
    Glow,
    /// The wall of a barn, in the colour of its owner.
    Wall,
    /// The door of a barn.
    Door,
}

/// A part of a sign.
pub(super) fn part(brush: Brush, path: &str) -> Markup {
    let (fill, stroke, width) = match brush {
        Brush::Stroke => ("none", "currentColor", "1.8"),
        Brush::Outline => ("none", "currentColor", "2.2"),
        Brush::Paper => ("none", "var(--ch-card)", "1.3"),
        Brush::Blank => ("var(--ch-card)", "none", "0"),
        Brush::Gilt => ("var(--ch-gold)", "var(--ch-ink)", "1.1"),
        Brush::Trade => ("var(--ch-gold)", "var(--ch-card)", "2.2"),
        Brush::Glow => ("var(--ch-glow)", "none", "0"),
        Brush::Wall => ("var(--ch-barn)", "var(--ch-ink)", "1.5"),
        Brush::Door => ("var(--ch-card)", "var(--ch-ink)", "1.2"),
    };
    html! { path d=(path) fill=(fill) stroke=(stroke) stroke-width=(width) stroke-linejoin="round" {} }
}

/// All signs, for a layer that is sent once.
pub(super) fn sheet() -> &'static str {
    static SHEET: LazyLock<String> = LazyLock::new(|| {
        let symbols = html! {
            svg {
                @for who in Character::ALL { symbol id=(Sign::Person(who).id()) viewBox="0 0 64 72" { (portrait::portrait(who)) } }
                symbol id=(Sign::Apache.id()) viewBox="0 0 64 72" { (portrait::apache()) }
                symbol id=(Sign::Politician.id()) viewBox="0 0 64 72" { (portrait::politician()) }
                @for shop in Business::ALL { symbol id=(Sign::Shop(shop).id()) viewBox="0 0 20 20" { (trade(shop)) } }
                @for good in Good::ALL { symbol id=(Sign::Good(good).id()) viewBox="8 6 58 54" { (part(Brush::Outline, animal(good))) } }
                @for (seat, body) in PAWNS.into_iter().enumerate() {
                    symbol id=(Sign::Pawn(Seat(seat as u8)).id()) viewBox="0 0 28 31" { path d=(body) {} path d=(PAWN_HAT) {} }
                }
                (goods())
            }
        };
        symbols.into_string()
    });
    &SHEET
}

/// Iron, gold and the like.
fn goods() -> Markup {
    html! {
        symbol id=(Sign::Barn.id()) viewBox="0 0 40 38" {
            (part(Brush::Wall, "M2 36V16L20 3l18 13v20z"))
            (part(Brush::Door, "M14 36V22h12v14zM14 22l12 14M26 22L14 36"))
        }
        symbol id=(Sign::Hat.id()) viewBox="0 0 16 16" {
            path d="M1 9.5c2.5 1 3.8.5 4.5-.7l.8-4q1.7-2 3.4 0l.8 4c.7 1.2 2 1.7 4.5.7-1.5 3-4 3.7-7 3.7S2.5 12.5 1 9.5z" {}
        }
        symbol id=(Sign::Iron.id()) viewBox="0 0 16 16" { path d="M2 2.5h12V6H9.8v4.5H14V14H2v-3.5h4.2V6H2z" {} }
        symbol id=(Sign::Gold.id()) viewBox="0 0 16 16" {
            (part(Brush::Gilt, "M4 4.5h8l3 8H1z"))
            (part(Brush::Stroke, "M4 4.5l1.5 4h5l1.5-4M5.5 8.5L1 12.5M10.5 8.5l4.5 4"))
        }
        symbol id=(Sign::Wagon.id()) viewBox="0 0 16 16" {
            path d="M1 9.5Q1 2 8 2t7 7.5zM1 10.2h14v1.5H1z" {}
            (part(Brush::Paper, "M4.5 9.5Q4 4.5 6 2.3M8 9.5V2M11.5 9.5q.5-5-1.5-7.2"))
            circle cx="4.5" cy="13" r="2.5" {}
            circle cx="11.5" cy="13" r="2.5" {}
        }
        symbol id=(Sign::Coach.id()) viewBox="0 0 16 16" {
            path d="M3 4h10l1.5 2.5L13 11H4zM1 4h2v1H1zM3 2h9v1H3z" {}
            (part(Brush::Blank, "M6 5.5h4V8.5H6z"))
            circle cx="4.5" cy="12.5" r="2.5" {}
            circle cx="11.5" cy="12.2" r="3" {}
        }
        symbol id=(Sign::Marker.id()) viewBox="0 0 16 16" { circle cx="8" cy="8" r="6" {} }
        symbol id=(Sign::Star.id()) viewBox="0 0 16 16" {
            (part(Brush::Gilt, "M8 .8l2.2 4.7 5.1.6-3.8 3.5 1 5.1L8 12.2l-4.5 2.5 1-5.1L.7 6.1l5.1-.6z"))
        }
        symbol id=(Sign::Ribbon.id()) viewBox="0 0 14 18" { path d="M.5.5h13v17L7 13 .5 17.5z" {} }
        symbol id=(Sign::Skull.id()) viewBox="6 4 30 40" {
            path d="M12 12q9-9 18 0l2 12q-4 5-11 5t-11-5zM7 29l28 9-1 3-28-9zM35 29L7 38l1 3 28-9z" {}
            (part(Brush::Blank, "M13.5 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"))
            (part(Brush::Blank, "M22.5 20a3 3 0 1 0 6 0a3 3 0 1 0-6 0z"))
        }
        symbol id=(Sign::Cross.id()) viewBox="0 0 16 16" { (part(Brush::Stroke, "M3 3l10 10M13 3L3 13")) }
    }
}

const PAWN_HAT: &str = "M2 10c4 1.5 6 .5 7-1l1-5.5q4-2.5 8 0l1 5.5c1 1.5 3 2.5 7 1-2 4-6 5-12 5S4 14 2 10z";

/// The bodies of the seats' pawns: each seat has a shape of its own beside its colour and letter.
const PAWNS: [&str; 4] = [
    "M14 14.5c6.5 0 10.5 4 10.5 9.5 0 3-1.5 4.5-3 5.5h-15c-1.5-1-3-2.5-3-5.5 0-5.5 4-9.5 10.5-9.5z",
    "M4.5 15.5h19v14h-19z",
    "M4.5 29.5v-6c0-6 4-8.5 9.5-8.5s9.5 2.5 9.5 8.5v6z",
    "M9 15h10l6 14.5H3z",
];

/// What a shop deals in.
fn trade(shop: Business) -> Markup {
    match shop {
        Business::CigarShop => html! {
            path d="M2 12.5l11-5.5 2 4-11 5.5z" {}
            (part(Brush::Glow, "M13 7l2 4 1.5-.8-2-4z"))
            (part(Brush::Stroke, "M17 6q-2.5-2 0-4"))
        },
        Business::BarberShop => html! {
            path d="M6.5 4h7v12h-7zM5.5 15.5h9V18h-9z" {}
            (part(Brush::Paper, "M6.5 9l7-4M6.5 13l7-4M7.5 16l6-3.3"))
            circle cx="10" cy="3" r="2" {}
        },
        Business::Stable => html! {
            path d="M4 3v7.5a6 6 0 0 0 12 0V3h-3.5v7.5a2.5 2.5 0 0 1-5 0V3z" {}
        },
        Business::Blacksmith => html! {
            path d="M1 6h5V4.5h13V7.5q-5 .5-6 4.5h2.5v4.5h-11V12H7q0-4.5-6-6z" {}
        },
        Business::Carpentry => html! {
            path d="M1 8.5h12.5v1.2L2.5 15l-1-1.5z" {}
            path d="M13 6.5h4q2.5 0 2 3l-1 4.5h-4.5z" {}
            (part(Brush::Blank, "M15.2 8.8h2l-.5 2.8h-1.7z"))
        },
        Business::Pawnshop => html! {
            circle cx="5.5" cy="12.5" r="3.3" {}
            circle cx="14.5" cy="12.5" r="3.3" {}
            circle cx="10" cy="6.5" r="3.3" {}
            (part(Brush::Stroke, "M10 1v3"))
        },
        Business::Pharmacy => html! {
            path d="M3 9h14q0 5-4 6.5V18H7v-2.5Q3 14 3 9z" {}
            (part(Brush::Stroke, "M11.5 8.5l4.5-7"))
        },
        Business::GunShop => html! {
            path d="M1 5.5h14.5l1.5-1 1.5 1V9h-7l-1 2.5H7.8L5.5 17.5H1.2L4 9.5H1z" {}
        },
        Business::GeneralStore => html! {
            path d="M5 2.5h10q3.5 7.5 0 15H5q-3.5-7.5 0-15z" {}
            (part(Brush::Paper, "M3.8 6.5h12.4M3.8 13.5h12.4"))
        },
        Business::Saloon => html! {
            path d="M4 7h9v11H4z" {}
            (part(Brush::Stroke, "M13 9h2.2q1.3 0 1.3 1.3v3.4q0 1.3-1.3 1.3H13"))
            (part(Brush::Paper, "M6.5 9.5v6M10.5 9.5v6"))
            circle cx="5" cy="5.5" r="2.3" {}
            circle cx="8.7" cy="4.5" r="2.6" {}
            circle cx="12.2" cy="5.7" r="2.2" {}
        },
        Business::Hotel => html! {
            (part(Brush::Stroke, "M1.5 4v13M1.5 14h17M18.5 17v-5q0-2.5-3-2.5H8V14"))
            circle cx="5" cy="10.5" r="2" {}
            path d="M8 10h8.5v4H8z" {}
        },
        Business::Jewellery => html! {
            path d="M5 3.5h10l4 4.5-9 9.5L1 8z" {}
            (part(Brush::Paper, "M1.5 8h17M7 8l3 9 3-9-3-4.3z"))
        },
    }
}

/// What a farm raises.
fn animal(kind: Good) -> &'static str {
    match kind {
        Good::Sheep => {
            "M20 40a9 9 0 0 1 4-14 10 10 0 0 1 18-2 9 9 0 0 1 12 8 8 8 0 0 1-4 14H28a9 9 0 0 1-8-6zM28 46v10M34 46v10M46 46v10M52 46v10M56 30l8 2-2 8-8 0z"
        }
        Good::Pigs => {
            "M14 38q0-14 20-14 12 0 18 4l6-4v8l6 2v8h-6q-4 6-10 6v8h-6v-8H30v8h-6v-9q-10-2-10-9zM14 36q-6-2-4-8"
        }
        Good::Horses => {
            "M14 56V36q0-8 10-8h18l8-14 4-4 2 6 8 8-3 6-8-3-3 9v20h-6V42H28v14h-6V40l-4 4v12zM14 36q-6 4-4 14"
        }
        Good::Oxen => {
            "M12 56V34q0-8 10-8h24l4-4q-6-2-6-8 5 4 10 4h4q5 0 10-4 0 6-6 8l2 8-4 8h-6l-2 4v14h-6V44H28v12h-6V42l-4 2v12z"
        }
        Good::Wheat => {
            "M36 58V24M36 30q-10-2-10-12 10 2 10 12 0-10 10-12 0 10-10 12M36 42q-10-2-10-12 10 2 10 12 0-10 10-12 0 10-10 12M36 54q-10-2-10-12 10 2 10 12 0-10 10-12 0 10-10 12"
        }
    }
}
