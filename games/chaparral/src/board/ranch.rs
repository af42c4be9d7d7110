//! The ranches: for each good its market column, the farms for sale, the farms of the players, and for animals their
//! section of the railway.

use maud::{Markup, html};
use railhead_game::Seat;
use railhead_pieces::draw::{Acts, piece};

use super::{WIDTH, disc, portrait};
use crate::{
    Action, FarmView, GoodView, SectionView, Target, View,
    facts::facts,
    piece::Good,
    present::{Stage, farm, farm_bonus, good, money},
};

/// Units down the pane.
pub(super) const HEIGHT: u32 = 940;

const ROW: i32 = 180;
const TOP: i32 = 36;

/// The layer of rows.
pub(super) fn rows(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        rect.prairie width=(WIDTH) height=(HEIGHT) {}
        text.caption x="12" y="24" { (prize(view, stage)) }
        text.caption.end x="748" y="24" {
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
            rect.meadow x="4" width="752" height="172" rx="6" {}
            (animal(seen.good))
            text.name x="84" y="28" { (farm(seen.good, stage)) }
            text.body x="84" y="50" {
                (stage.lang().money(i64::from(facts().farm(seen.good).price))) " · " (farm_bonus(seen.good, stage))
            }
            (column(seen, stage))
            (for_sale(seen, stage))
            @for (place, (seat, owned)) in owners.enumerate() {
                (owned_farm(seat, owned, 330 + 106 * place as i32, 66, view, stage))
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
    let left = 720 - 52 * seen.prices.len() as i32;
    let marker = left + 52 * i32::from(seen.used);
    html! {
        (piece("market", 0, 0, &Acts::default(), &words, html! {
            @for (place, price) in seen.prices.iter().enumerate() {
                g transform={ "translate(" (left + 52 * place as i32) " 32)" } {
                    circle r="20" class=[(place < usize::from(seen.used)).then_some("used")] {}
                    text.price y="6" text-anchor="middle" { (price) }
                }
            }
            g transform={ "translate(" (left + 52 * seen.prices.len() as i32) " 32)" } {
                path.stop d="M-10-10L10 10M10-10L-10 10" {}
            }
            circle class={ "marker" @if blocked { " blocked" } } data-piece={ "market-" (seen.good) } cx=(marker) cy="32" r="24" {}
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
            (piece("sale", 14 + 76 * place, 66, &troubled, &words, html! {
                rect.card width="70" height="62" rx="5" {}
                g transform="translate(12 4) scale(.75)" { (portrait::apache()) }
            }))
        }
        @for place in 0..i32::from(seen.clean) {
            (piece("sale", 14 + 76 * (i32::from(seen.troubled) + place), 66, &clean, &name(""), html! {
                rect.card width="70" height="62" rx="5" {}
                path.barn d="M14 52V30l21-16 21 16v22zM29 52V38h12v14" {}
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
            rect.card width="100" height="62" rx="5" {}
            path.barn d="M6 54V36l17-12 17 12v18zM18 54V42h10v12" {}
            (disc(seat, 22, 16, 12))
            @if owned.apache { g transform="translate(40 6) scale(.5)" { (portrait::apache()) } }
            @if owned.politician { g transform="translate(68 14) scale(.5)" { (portrait::politician()) } }
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
        g.section transform="translate(14 138)" {
            @for place in 0..all {
                @let step = (place - built + 1).max(0) as u8;
                @let acts = Acts::of(stage, |action| action == Action::Build(section.section, step));
                @let segment = &facts().ranch.railway.segments[place as usize];
                @let words = segment_words(section, place, stage);
                (piece(if place < built { "segment built" } else { "segment" }, 146 * place, 0, &acts, &words, html! {
                    rect.bed width="142" height="26" {}
                    @if place < built {
                        path.ties d="M8 2v22M26 2v22M44 2v22M62 2v22M80 2v22M98 2v22M116 2v22M134 2v22" {}
                        path.rails d="M0 8h142M0 18h142" {}
                    } @else {
                        text.cost x="71" y="18" text-anchor="middle" {
                            (segment.iron) " Fe"
                            @if segment.settlers > 0 { " + " (segment.settlers) " ☗" }
                        }
                    }
                }))
            }
            @if let Some(seat) = section.builder {
                g data-piece={ "builder-" (section.section) } { (disc(seat, 146 * built.max(1) - 24, 13, 12)) }
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
