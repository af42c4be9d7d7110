//! The ranches: for each good the farms for sale and owned, its market column, and for animals their section of the
//! railway.

use maud::{Markup, html};
use railhead_game::Seat;

use super::{
    Piece, badge,
    signs::{Sign, sign},
};
use crate::{
    Action, FarmView, GoodView, SectionView, Step, Target, View,
    facts::{facts, ranch::GainKind},
    piece::{EventCard, Good},
    present::{Stage, farm, farm_bonus, farm_cost, good, money},
};

/// The head of the range: what it shows, and how many politicians may still come.
pub(super) fn head(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        b { (stage.say("range-head")) }
        span { (stage.say_with("politicians", &[("n", view.politicians.into())])) }
    }
}

/// A good with everything about it.
pub(super) fn row(seen: &GoodView, view: &View, stage: &Stage<'_>) -> Markup {
    let section = view.sections.iter().find(|section| section.section == seen.good);
    html! {
        div.ranch {
            (about(seen, view, stage))
            div.slots { (owned(seen, view, stage)) (for_sale(seen, view, stage)) }
            (market(seen, view, stage))
        }
        div.rail {
            @match section {
                Some(section) => (track(*section, view, stage)),
                None => (prizes(view, stage)),
            }
        }
    }
}

/// What a farm of the kind costs and brings.
fn about(seen: &GoodView, view: &View, stage: &Stage<'_>) -> Markup {
    let bonus = &facts().farm(seen.good).bonus;
    let brings = match bonus.kind {
        GainKind::Settlers => Sign::Wagon,
        GainKind::Cowboys => Sign::Hat,
        GainKind::Iron => Sign::Iron,
        GainKind::Gold => Sign::Gold,
        GainKind::Influence | GainKind::Money | GainKind::FarmDiscount | GainKind::BusinessDiscount => {
            Sign::Marker
        }
    };
    let cost = stage.lang().money(i64::from(farm_cost(seen.good, view)));
    let words = format!(
        "{}: {cost}, {}",
        farm(seen.good, stage),
        stage.say_with("brings-once", &[("what", farm_bonus(seen.good, stage).into())])
    );
    Piece::still("about", words).draw(html! {
        (sign("animal", Sign::Good(seen.good)))
        span.name { b { (good(seen.good, stage)) } }
        span.cost { (price(seen.good, view, stage)) }
        span.brings { small { (stage.say("brings")) } " " (sign("", brings)) b { (stage.say(&format!("brings-{}", seen.good))) } }
    })
}

/// The price of a farm now, with the printed one struck where it differs.
fn price(kind: Good, view: &View, stage: &Stage<'_>) -> Markup {
    let (printed, now) = (facts().farm(kind).price, farm_cost(kind, view));
    html! {
        @if printed != now { s.was { (stage.lang().money(i64::from(printed))) } " " }
        b.price { (stage.lang().money(i64::from(now))) }
    }
}

/// The farms that somebody has.
fn owned(seen: &GoodView, view: &View, stage: &Stage<'_>) -> Markup {
    let owners = view.players.iter().flat_map(|player| {
        player.farms.iter().filter(|farm| farm.good == seen.good).map(|farm| (player.seat, *farm))
    });
    html! { @for (seat, owned) in owners { (owned_farm(seat, owned, view, stage)) } }
}

fn owned_farm(seat: Seat, owned: FarmView, view: &View, stage: &Stage<'_>) -> Markup {
    let own = view.viewer == Some(seat);
    let mut words = format!("{}: {}", stage.name(seat), farm(owned.good, stage));
    for (there, key) in [(owned.apache, "apache-here"), (owned.politician, "politician-here")] {
        if there {
            words += &format!(", {}", stage.say(key));
        }
    }
    let mut piece =
        Piece::new(if own { "farm owned own" } else { "farm owned" }, words, view, stage, |action| {
            own && concerns(action, owned.good)
        });
    if stage.legal.contains(&Action::Sell(owned.good)) {
        piece.lights.push(fall(owned.good));
    }
    let proceeds = view.quotes.as_ref().filter(|_| stage.legal.contains(&Action::Sell(owned.good)) && own);
    piece.draw(html! {
        span class={ "barn seat-" (seat) } { (sign("", Sign::Barn)) }
        @if owned.apache { (sign("guest", Sign::Apache)) }
        @if owned.politician { (sign("guest politician", Sign::Politician)) }
        span.of {
            (badge(seat)) " "
            @if let Some(quotes) = proceeds {
                b { "+" (stage.lang().money(i64::from(quotes.proceeds[owned.good.index()]))) }
            } @else {
                span.who { @if own { (stage.say("you")) } @else { (stage.name(seat)) } }
            }
        }
    })
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

/// The farms that nobody has: those without an apache first.
fn for_sale(seen: &GoodView, view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        @for _ in 0..seen.clean { (sale(seen, false, view, stage)) }
        @for _ in 0..seen.troubled { (sale(seen, true, view, stage)) }
    }
}

fn sale(seen: &GoodView, apache: bool, view: &View, stage: &Stage<'_>) -> Markup {
    let kind = seen.good;
    let mut words = format!("{}: {}", stage.say("table-farms"), farm(kind, stage));
    if apache {
        words += &format!(" ({})", stage.say("apache-here"));
    }
    let piece = Piece::new("farm sale", words, view, stage, |action| match action {
        Action::BuyCleanFarm(other) => !apache && other == kind,
        Action::BuyFarm(other)
        | Action::Clear(Target::Unsold(other))
        | Action::Token(Target::Unsold(other)) => apache && other == kind,
        _ => false,
    });
    let buying = matches!(view.step, Step::Ranch | Step::RanchMore) && view.actor == view.viewer;
    piece.draw(html! {
        span.barn { (sign("", Sign::Barn)) }
        @if apache { (sign("guest", Sign::Apache)) }
        span.of { (offer(kind, buying, view, stage)) }
    })
}

/// What a farm for sale says: its price for whoever is buying, or why they cannot have it.
fn offer(kind: Good, buying: bool, view: &View, stage: &Stage<'_>) -> Markup {
    let Some(player) = view.viewer.filter(|_| buying).and_then(|seat| view.player(seat)) else {
        return html! { span.who { (stage.say("table-farms")) } };
    };
    if player.farms.iter().any(|farm| farm.good == kind) {
        return html! { span.who { (stage.say("have-one")) } };
    }
    let cost = farm_cost(kind, view);
    match cost.checked_sub(player.money).filter(|missing| *missing > 0) {
        Some(missing) => html! { em.lacking { (stage.say_with("short-of", &[("money", money(missing))])) } },
        None => price(kind, view, stage),
    }
}

/// The name under which the next fall of a price is lit.
fn fall(kind: Good) -> String {
    format!("f-{kind}")
}

/// The market column, laid flat: used prices, the next one, those after it, and the stop.
fn market(seen: &GoodView, view: &View, stage: &Stage<'_>) -> Markup {
    let last = seen.prices.len();
    let blocked = usize::from(seen.used) >= last;
    // At a low market every sale is at the lowest price and blocks the column.
    let low = view.event == EventCard::LowMarket;
    let (now, next) =
        if low { (last - 1, last) } else { (usize::from(seen.used), usize::from(seen.used) + 1) };
    let price =
        seen.price.map_or_else(|| stage.say("blocked-column"), |price| stage.lang().money(i64::from(price)));
    let words = format!("{}, {}: {price}", stage.say("market"), good(seen.good, stage));
    let penalty = facts().farm(seen.good).apache_penalty;
    Piece::still("market", words).draw(html! {
        small { (stage.say("market-price")) }
        span.coins {
            @for (place, price) in seen.prices.iter().enumerate() {
                @let class = if blocked || place < now { "coin used" } else if place == now { "coin now" } else { "coin" };
                span class=(class) data-light=[(place == next).then(|| fall(seen.good))] { (price) }
            }
            span class={ "stop" @if blocked { " now" } } data-light=[(last == next).then(|| fall(seen.good))] { (sign("", Sign::Cross)) }
        }
        span.penalty {
            (sign("", Sign::Apache))
            (stage.say_with("apache-takes", &[("money", money(penalty))]))
        }
    })
}

/// A section: its builder, and five segments, built from the left.
fn track(section: SectionView, view: &View, stage: &Stage<'_>) -> Markup {
    let all = facts().ranch.railway.segments.len() as u8;
    html! {
        span.builder {
            @match section.builder {
                Some(seat) => {
                    (badge(seat)) " "
                    (stage.say_with("built-of", &[("n", section.built.into()), ("all", all.into())]))
                }
                None => (stage.say("railway-free")),
            }
        }
        @for place in 0..all { (segment(section, place, view, stage)) }
    }
}

fn segment(section: SectionView, place: u8, view: &View, stage: &Stage<'_>) -> Markup {
    let built = place < section.built;
    let printed = &facts().ranch.railway.segments[usize::from(place)];
    let rough = if view.event == EventCard::RoughRailway { facts().cards.effects.rough_iron } else { 0 };
    let iron = printed.iron + rough;
    let words = segment_words(section, place, iron, stage);
    let step = (place + 1).saturating_sub(section.built);
    let piece = Piece::new(if built { "segment built" } else { "segment" }, words, view, stage, |action| {
        !built && action == Action::Build(section.section, step)
    });
    piece.draw(html! {
        @if !built {
            @if printed.settlers > 0 { span { (printed.settlers) (sign("", Sign::Wagon)) } }
            span.rough[rough > 0] { (iron) (sign("", Sign::Iron)) }
        }
    })
}

fn segment_words(section: SectionView, place: u8, iron: u8, stage: &Stage<'_>) -> String {
    let settlers = facts().ranch.railway.segments[usize::from(place)].settlers;
    let args = [
        ("what", good(section.section, stage).into()),
        ("n", (place + 1).into()),
        ("iron", iron.into()),
        ("settlers", settlers.into()),
    ];
    let words = stage.say_with("segment-of", &args);
    match section.builder {
        Some(seat) => format!("{words} · {}", stage.name(seat)),
        None => words,
    }
}

/// The prizes for finished sections, by order of completion.
fn prizes(view: &View, stage: &Stage<'_>) -> Markup {
    let all = &facts().ranch.railway.prizes;
    let finished =
        view.sections.iter().filter(|s| usize::from(s.built) == facts().ranch.railway.segments.len()).count();
    let taken = finished - usize::from(view.step == Step::Prize);
    html! {
        b.prize-head { (stage.say("prize-for-section")) }
        @for (place, prize) in all.iter().enumerate() {
            span.prize.now[place == taken].used[place < taken] {
                small { (stage.say(&format!("prize-{}", place + 1))) } " "
                @if prize.gold > 0 { b { (prize.gold) } (sign("", Sign::Gold)) " " (stage.say("or")) " " }
                @if prize.money > 0 { b { (stage.lang().money(i64::from(prize.money))) } } @else { "–" }
            }
        }
    }
}
