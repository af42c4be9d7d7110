//! Kansas City, for whoever arrives: a panel that goes through foresight, income and delivery.

use maud::{Markup, html};
use railhead_game::{Arg, Ends};
use railhead_pieces::Piece;

use super::{
    Drawing,
    hand::{breeds, farthest, herd_value},
    icons::Icon,
    marks::letters,
    tile,
};
use crate::{
    action::Action,
    facts::{facts, supply::TileKind},
    piece::{City, Edge, ROWS, Space, Tile},
    present::choice,
    rules::transport_from,
    state::{Occupant, Pending, Spot},
    view::{PlayerView, View},
};

/// The columns by their numbers.
const COLUMNS: [&str; 3] = ["I", "II", "III"];
/// A tile, and where it would go.
fn tile_label(drawing: &Drawing<'_>, tile: Tile) -> String {
    let (place, more) = target(drawing, tile);
    let more = if more.is_empty() { String::new() } else { format!(", {more}") };
    format!("{} → {place}{more}", drawing.words.tile(tile))
}

/// Where a tile would go: the place, and what is to be said of it.
fn target(drawing: &Drawing<'_>, tile: Tile) -> (String, String) {
    let (view, words) = (drawing.view, &drawing.words);
    if tile.worker().is_some() {
        let row = usize::from(view.token);
        let Some(places) = view.jobs.get(row) else { return (words.say("city-gone"), String::new()) };
        let filled = places.iter().flatten().count();
        let full = filled + 1 == view.players.len();
        let place = words.count("city-row", row as i64 + 1);
        let more = match (full, row + 1 == ROWS) {
            (true, true) => words.say("city-ends"),
            (true, false) => words.say("city-full"),
            (false, _) => words.count("city-place", filled as i64 + 1),
        };
        return (place, more);
    }
    match room_for(view, tile) {
        Some(space) => (words.space(drawing.view.letters(), space), String::new()),
        None => (words.say("city-gone"), String::new()),
    }
}

/// The first empty space for a hazard or teepee (GWT-13.2 to GWT-13.4).
fn room_for(view: &View, tile: Tile) -> Option<Space> {
    let spaces = match tile.kind() {
        TileKind::Teepee(..) => &facts().trail.trade,
        TileKind::Hazard(hazard, ..) => &facts().trail.sections[hazard.index()],
        TileKind::Worker(_) => return None,
    };
    spaces.iter().copied().find(|space| view.trail[space.index()] == Occupant::Empty)
}

/// A step of Kansas City.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Step {
    Foresight(u8),
    Income,
    Delivery,
}

impl Step {
    const ALL: [Step; 5] =
        [Step::Foresight(0), Step::Foresight(1), Step::Foresight(2), Step::Income, Step::Delivery];

    /// The step that is being decided.
    fn of(pending: Pending) -> Option<Step> {
        match pending {
            Pending::Foresight { column } => Some(Step::Foresight(column)),
            Pending::Income => Some(Step::Income),
            Pending::Deliver { .. } | Pending::Disc { spot: Spot::City { .. } } => Some(Step::Delivery),
            _ => None,
        }
    }

    fn name(self, drawing: &Drawing<'_>) -> String {
        match self {
            Step::Foresight(column) => COLUMNS[usize::from(column)].to_owned(),
            Step::Income => drawing.words.say("city-income"),
            Step::Delivery => drawing.words.say("city-delivery"),
        }
    }
}

/// The panel, for whoever is to decide there.
pub(super) fn panel(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    let Some(now) = view.pending.and_then(Step::of).filter(|_| view.viewer == Some(view.turn)) else {
        return html! {};
    };
    let player = view.active();
    html! {
        div.kc data-calls {
            ol.steps {
                @for step in Step::ALL {
                    li.now[step == now].done[step < now] aria-current=[(step == now).then_some("step")] { (step.name(drawing)) @if step < now { " ✓" } }
                }
            }
            @if now < Step::Income { (choices(drawing)) }
            @if now <= Step::Income { (income(drawing, player)) }
            (delivery(drawing, player, now))
        }
    }
}

/// The tiles to choose from, each with where it goes.
fn choices(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.columns {
            @for (column, tiles) in (0..).zip(&drawing.view.foresight) {
                div.pair {
                    h3 { (COLUMNS[usize::from(column)]) }
                    @for (slot, tile) in (0..).zip(tiles) {
                        @let chosen = Action::Foresight { column, slot };
                        @let acts = drawing.acts(|action| action == chosen);
                        @match tile {
                            Some(tile) => {
                                @let (place, more) = target(drawing, *tile);
                                @let ends = acts.any() && choice(drawing.view, chosen, drawing.stage).ends != Ends::Nothing;
                                span class={ "choice " (acts.class()) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()] title=(tile_label(drawing, *tile)) {
                                    svg width="42" height="42" viewBox="-1 -1 42 42" { (tile::supply(drawing, *tile, 40)) }
                                    span { b { "→ " (place) } small.ends[ends || more == drawing.words.say("city-ends")] { (more) } }
                                }
                            }
                            None => span.choice.done { "✓" },
                        }
                    }
                }
            }
        }
    }
}

/// What the herd is worth, and what each number of certificates makes of it.
fn income(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let words = &drawing.words;
    let Some(hand) = player.hand else { return html! {} };
    let (temporary, permanent, _) = player.certificates;
    let herd = herd_value(&hand);
    html! {
        h3 { (words.say("city-income")) " " small { (words.say("city-once")) } }
        div.herd {
            @for (card, _) in breeds(&hand).filter(|(_, first)| *first) {
                @if let Some(cattle) = card.cattle() {
                    span class={ "head breed-" (cattle.breed.id()) } title=(facts().cards.breeds[cattle.breed.index()].name) { b { (cattle.bv) } small { (letters(cattle.breed)) } }
                }
            }
            strong { "= " (herd) }
            @if permanent > 0 { span title=(words.say("permanent-certificate")) { (Icon::Permanent.inline()) " +" (permanent) } }
        }
        div.spend {
            @for spent in 0..=temporary {
                @let total = herd + permanent + spent;
                @let acts = drawing.acts(|action| action == Action::Income(spent));
                @let args = [("spent", spent.into()), ("sum", Arg::Money(total.into())), ("herd", (herd + permanent).into()), ("value", total.into())];
                @let reach = farthest(total).map(|city| city.info().name.as_str()).unwrap_or_default();
                @if acts.any() || spent == 0 {
                    span class={ "choice " (acts.class()) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()] title={ (words.with("city-sum", &args)) " " (reach) } {
                        b { "+" (words.money(total)) }
                        small { (herd + permanent) @if spent > 0 { " + " (spent) } " → " (reach) }
                        @if spent > 0 { small.cost { (Icon::Certificate.inline()) " −" (spent) } }
                    }
                }
            }
        }
    }
}

/// The cities with what a delivery costs and brings.
fn delivery(drawing: &Drawing<'_>, player: &PlayerView, now: Step) -> Markup {
    let words = &drawing.words;
    let (limit, rail) = match drawing.view.pending {
        Some(Pending::Deliver { limit, rail }) => (limit, rail),
        _ => {
            let (temporary, permanent, _) = player.certificates;
            (player.hand.as_ref().map_or(0, herd_value) + permanent + temporary, true)
        }
    };
    let disc = matches!(drawing.view.pending, Some(Pending::Disc { .. }));
    html! {
        h3 { (words.say("city-delivery")) " " small { @if disc { (words.say("city-disc")) } @else { (words.count(if now == Step::Delivery { "city-limit" } else { "city-hope" }, limit)) } } }
        @if !disc {
            @let beyond = City::all().find(|city| city.info().value > limit);
            div.cities { @for city in City::all().filter(|city| city.info().value <= limit || Some(*city) == beyond) { (town(drawing, player, city, (limit, rail))) } }
        }
    }
}

fn town(drawing: &Drawing<'_>, player: &PlayerView, city: City, (limit, rail): (u8, bool)) -> Markup {
    let words = &drawing.words;
    let info = city.info();
    let acts = drawing.acts(|action| action == Action::Deliver(city));
    let served = player.cities[city.index()] > 0 && !info.repeatable;
    let cost = if rail { transport_from(player.engine, city) } else { 0 };
    let Gain { vp, goals } = gain(player, city);
    let edge = if info.edge == Edge::White { "white" } else { "black" };
    html! {
        span class={ "choice town " (edge) " " (acts.class()) @if served || info.value > limit { " beyond" } } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()] {
            b.crest { (info.value) }
            span.name { (info.name) }
            @if served { small { (words.say("city-served")) } } @else {
                @if cost > 0 { small.cost title=(words.sum("detail-transport", cost)) { (words.money(-i64::from(cost))) } }
                @if info.on_disc_money > 0 { small.win { "+" (words.money(info.on_disc_money)) } }
                @if vp != 0 { svg.points width="20" height="20" viewBox="0 0 20 20" role="img" aria-label=(words.count("board-vp", vp)) { (tile::shield(vp, 0, 0, 20)) } }
                @for _ in 0..goals { span title=(words.say("op-objective")) { (Icon::Goal.inline()) } }
            }
        }
    }
}

/// What a disc in a city brings by its space and by the links that it closes.
struct Gain {
    vp: i32,
    goals: u8,
}

fn gain(player: &PlayerView, city: City) -> Gain {
    let first = player.cities[city.index()] == 0;
    let mut gain = Gain { vp: city.info().vp_per_disc.into(), goals: 0 };
    for link in facts().railway.links.iter().filter(|_| first) {
        let [one, other] = link.ends;
        let far = if one == city { other } else { one };
        if (one == city || other == city) && player.cities[far.index()] > 0 {
            gain.vp += i32::from(link.vp);
            gain.goals += u8::from(link.objective);
        }
    }
    gain
}
