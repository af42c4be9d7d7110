//! The ranches: for each good its market column, the farms for sale, the farms of the players, and for animals their
//! section of the railway.

use maud::{Markup, html};
use railhead_game::Seat;
use railhead_pieces::draw::{Acts, lines, piece};

use super::{HEIGHT, WIDTH, disc, portrait};
use crate::{
    Action, FarmView, GoodView, SectionView, Target, View,
    facts::facts,
    piece::Good,
    present::{Stage, farm, farm_bonus, good, money},
};

const ROW: i32 = 108;
const TOP: i32 = 31;
/// Where the farms of a row begin, and how far one is from the next.
const SLOTS: i32 = 102;
const SLOT: i32 = 64;

/// The layer of rows.
pub(super) fn rows(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        rect.prairie width=(WIDTH) height=(HEIGHT) {}
        text.caption x="6" y="19" { (prize(view, stage)) }
        text.caption.end x="430" y="19" {
            (stage.say_with("politicians", &[("n", view.politicians.into())]))
        }
        @for (index, seen) in view.goods.iter().enumerate() {
            (row(seen, TOP + ROW * index as i32, view, stage))
        }
    }
}

fn prize(view: &View, stage: &Stage<'_>) -> String {
    match view.prize {
        Some(prize) if prize.gold > 0 => {
            stage.say_with("prize-next", &[("gold", prize.gold.into()), ("money", money(prize.money))])
        }
        Some(prize) if prize.money > 0 => {
            stage.say_with("prize-next-money", &[("money", money(prize.money))])
        }
        _ => stage.say("prize-none"),
    }
}

fn row(seen: &GoodView, y: i32, view: &View, stage: &Stage<'_>) -> Markup {
    let section = view.sections.iter().find(|section| section.section == seen.good);
    let owners = view.players.iter().flat_map(|player| {
        player.farms.iter().filter(|farm| farm.good == seen.good).map(|farm| (player.seat, *farm))
    });
    html! {
        g transform={ "translate(0 " (y) ")" } {
            rect.meadow x="1" width="434" height="84" rx="4" {}
            g transform="translate(2 2) scale(.62)" { (animal(seen.good)) }
            text.name x="48" y="18" { (good(seen.good, stage)) }
            text.price x="48" y="36" { (stage.lang().money(i64::from(facts().farm(seen.good).price))) }
            @for (line, text) in lines(&farm_bonus(seen.good, stage), 17).iter().take(2).enumerate() {
                text.body x="5" y=(58 + 13 * line as i32) { (text) }
            }
            (column(seen, stage))
            (for_sale(seen, stage))
            @let unsold = i32::from(seen.troubled) + i32::from(seen.clean);
            @for (place, (seat, owned)) in owners.enumerate() {
                (owned_farm(seat, owned, SLOTS + SLOT * (unsold + place as i32), 6, view, stage))
            }
            @if let Some(section) = section { (track(*section, stage)) }
        }
    }
}

/// The market column, laid flat: its prices, the marker on the next one.
fn column(seen: &GoodView, stage: &Stage<'_>) -> Markup {
    let blocked = usize::from(seen.used) >= seen.prices.len();
    let price =
        seen.price.map_or_else(|| stage.say("blocked-column"), |price| stage.lang().money(i64::from(price)));
    let words = format!("{}, {}: {price}", stage.say("market"), good(seen.good, stage));
    let left = 312;
    let marker = left + 26 * i32::from(seen.used);
    html! {
        (piece("market", 0, 0, &Acts::default(), &words, html! {
            @for (place, price) in seen.prices.iter().enumerate() {
                g transform={ "translate(" (left + 26 * place as i32) " 34)" } {
                    circle r="12" class=[(place < usize::from(seen.used)).then_some("used")] {}
                    text.coin y="4" text-anchor="middle" { (price) }
                }
            }
            g transform={ "translate(" (left + 26 * seen.prices.len() as i32) " 34)" } {
                path.stop d="M-7-7L7 7M7-7L-7 7" {}
            }
            circle class={ "marker" @if blocked { " blocked" } } data-piece={ "market-" (seen.good) } cx=(marker) cy="34" r="13" {}
        }))
    }
}

fn for_sale(seen: &GoodView, stage: &Stage<'_>) -> Markup {
    let troubled = Acts::of(
        stage,
        |action| matches!(action, Action::BuyFarm(kind) | Action::Clear(Target::Unsold(kind)) | Action::Token(Target::Unsold(kind)) if kind == seen.good),
    );
    let clean = Acts::of(stage, |action| action == Action::BuyCleanFarm(seen.good));
    let name = |note: &str| format!("{}: {}{note}", stage.say("table-farms"), farm(seen.good, stage));
    html! {
        @for place in 0..i32::from(seen.troubled) {
            @let words = name(&format!(" ({})", stage.say("apache-here")));
            (piece("sale", SLOTS + SLOT * place, 6, &troubled, &words, html! {
                rect.card width="60" height="72" rx="3" {}
                path.barn d="M9 44V26l15-12 15 12v18zM18 44V33h11v11" {}
                g transform="translate(28 20) scale(.42)" { (portrait::apache()) }
                text.caption.mid x="30" y="64" { (stage.say("table-farms")) }
            }))
        }
        @for place in 0..i32::from(seen.clean) {
            (piece("sale", SLOTS + SLOT * (i32::from(seen.troubled) + place), 6, &clean, &name(""), html! {
                rect.card width="60" height="72" rx="3" {}
                path.barn d="M15 44V26l15-12 15 12v18zM24 44V33h12v11" {}
                text.caption.mid x="30" y="64" { (stage.say("table-farms")) }
            }))
        }
    }
}

fn owned_farm(seat: Seat, owned: FarmView, x: i32, y: i32, view: &View, stage: &Stage<'_>) -> Markup {
    let own = view.viewer == Some(seat);
    let acts = Acts::of(stage, |action| own && concerns(action, owned.good));
    let mut words = format!("{}: {}", stage.name(seat), farm(owned.good, stage));
    for (there, key) in [(owned.apache, "apache-here"), (owned.politician, "politician-here")] {
        if there {
            words += &format!(", {}", stage.say(key));
        }
    }
    html! {
        (piece("owned", x, y, &acts, &words, html! {
            rect class={ "card seat-" (seat) } width="60" height="72" rx="3" {}
            path class={ "barn seat-" (seat) } d="M7 44V26l13-11 13 11v18zM15 44V33h10v11" {}
            (disc(seat, 14, 60, 9))
            @if owned.apache { g transform="translate(30 14) scale(.42)" { (portrait::apache()) } }
            @if owned.politician { g transform="translate(30 38) scale(.42)" { (portrait::politician()) } }
        }))
    }
}

fn concerns(action: Action, kind: Good) -> bool {
    match action {
        Action::Sell(other)
        | Action::Host(other)
        | Action::Clear(Target::Own(other))
        | Action::Token(Target::Own(other)) => other == kind,
        _ => false,
    }
}

/// A section: five segments, built from the left, and its builder's marker.
fn track(section: SectionView, stage: &Stage<'_>) -> Markup {
    let all = facts().ranch.railway.segments.len() as i32;
    let built = i32::from(section.built);
    html! {
        g.section transform="translate(2 85)" {
            @for place in 0..all {
                @let step = (place - built + 1).max(0) as u8;
                @let acts = Acts::of(stage, |action| action == Action::Build(section.section, step));
                @let segment = &facts().ranch.railway.segments[place as usize];
                @let words = segment_words(section, place, stage);
                (piece(if place < built { "segment built" } else { "segment" }, 30 + 81 * place, 0, &acts, &words, html! {
                    rect.bed width="78" height="20" {}
                    @if place < built {
                        path.ties d="M6 2v16M17 2v16M28 2v16M39 2v16M50 2v16M61 2v16M72 2v16" {}
                        path.rails d="M0 6h78M0 14h78" {}
                    } @else {
                        text.cost x="39" y="14" text-anchor="middle" {
                            (segment.iron) " Fe"
                            @if segment.settlers > 0 { " + " (segment.settlers) " ☗" }
                        }
                    }
                }))
            }
            @if let Some(seat) = section.builder {
                g data-piece={ "builder-" (section.section) } { (disc(seat, 14, 10, 9)) }
            }
        }
    }
}

fn segment_words(section: SectionView, place: i32, stage: &Stage<'_>) -> String {
    let segment = &facts().ranch.railway.segments[place as usize];
    let builder = section.builder.map_or_else(String::new, |seat| format!(" · {}", stage.name(seat)));
    format!(
        "{}, {} {}: {} {}, {} {}{builder}",
        stage.say("railway"),
        good(section.section, stage),
        place + 1,
        segment.iron,
        stage.say("iron"),
        segment.settlers,
        stage.say("settlers")
    )
}

/// The sign of a good.
fn animal(kind: Good) -> Markup {
    let path = match kind {
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
    };
    html! { path class={ "animal " (kind) } d=(path) aria-hidden="true" {} }
}
