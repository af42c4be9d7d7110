//! Kansas City, for whoever arrives: a panel in which tiles, certificates, city and disc are chosen in any order, and sent
//! together (`web/plan.js`).

use maud::{Markup, html};
use railhead_game::Arg;
use railhead_pieces::Piece;

use super::{
    Drawing,
    hand::{breeds, farthest, herd_value},
    icons::{Icon, symbol},
    marks::letters,
    tile,
};
use crate::{
    action::{Action, DiscSource},
    facts::facts,
    piece::{City, Disc, Edge, ROWS, Tile},
    present::{
        Phrases, disc_text,
        preview::{self, Target},
        short_target_text, target_text,
    },
    state::{Pending, Spot},
    view::{PlayerView, View},
};

/// The columns by their numbers.
const COLUMNS: [&str; 3] = ["I", "II", "III"];

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

/// One of the options of a part.
struct Choice {
    action: Action,
    /// Whether it is chosen to begin with.
    chosen: bool,
    /// The options of the part before with which it goes; `None` if it goes with all.
    with: Option<Vec<Action>>,
    /// What it brings in money.
    gain: i64,
    /// What is asked before it is sent.
    question: Option<String>,
}

impl Choice {
    fn new(action: Action) -> Choice {
        Choice { action, chosen: false, with: None, gain: 0, question: None }
    }

    /// The option as it is drawn. Where it is the only part, it is decided at once.
    fn draw(&self, only: bool, class: &str, title: &str, content: &Markup) -> Markup {
        let act = self.action.to_string();
        let with =
            self.with.as_ref().map(|with| with.iter().map(ToString::to_string).collect::<Vec<_>>().join("|"));
        html! {
            @if only {
                span class={ "choice can " (class) } data-act=(act) tabindex="0" role="button" title=(title) { (content) }
            } @else {
                span class={ "choice can " (class) } data-choose=(act) data-with=[with] data-gain=(self.gain) data-question=[&self.question]
                    tabindex="0" role="radio" aria-checked=(self.chosen) title=(title) { (content) }
            }
        }
    }
}

/// The panel, for whoever is to decide there.
pub(super) fn panel(drawing: &Drawing<'_>) -> Markup {
    let (view, words) = (drawing.view, &drawing.words);
    let Some(now) = view.pending.and_then(Step::of).filter(|_| view.viewer == Some(view.turn)) else {
        return html! {};
    };
    let player = view.active();
    let only = matches!(view.pending, Some(Pending::Disc { .. }));
    let delivers = !view.herd.discs.is_empty();
    let sum = format!("{} → {}", words.money(player.money), words.money(0_u8).replace('0', "#"));
    html! {
        div.kc data-calls data-plan data-from=(player.money) {
            ol.steps {
                @for step in Step::ALL {
                    li.now[step == now || (step > now && !only)].done[step < now] aria-current=[(step == now).then_some("step")] { (step.name(drawing)) @if step < now { " ✓" } }
                }
            }
            @if let Step::Foresight(column) = now { (tiles(drawing, column)) }
            @if now <= Step::Income { (income(drawing, player)) }
            @if !only { (cities(drawing, player)) }
            @if delivers { (discs(drawing, only)) }
            @if !only {
                div.send {
                    p { strong data-sum=(sum) {} @if delivers { " " em data-missing { (words.say("city-missing")) } } }
                    button type="button" data-send="end" { (words.say(if delivers { "city-send" } else { "city-send-income" })) }
                }
            }
        }
    }
}

/// Whether several parts of a visit are open, so that they are chosen before they are sent: then what is chosen stands
/// also on the railway and on the mat, where it can be chosen as well (`data-chooses`).
pub(super) fn plans(view: &View) -> bool {
    view.viewer == Some(view.turn)
        && view.pending.and_then(Step::of).is_some()
        && !matches!(view.pending, Some(Pending::Disc { .. }))
}

/// A spot of an SVG that chooses an option of the panel.
pub(super) fn chooses(
    class: &str,
    action: Action,
    label: &str,
    (x, y, width, height): (i32, i32, i32, i32),
) -> Markup {
    html! {
        g class={ "act can chooses " (class) } data-chooses=(action) tabindex="0" role="radio" aria-checked="false" {
            title { (label) }
            rect.hollow x=(x) y=(y) width=(width) height=(height) rx="6" {}
        }
    }
}

/// The city that is chosen to begin with: of those in reach without certificates the one with the most points after
/// transport, and the farthest of these.
fn proposed_city(view: &View) -> Option<City> {
    let brings = |city: &City| {
        let delivery = preview::delivery(view, *city);
        i16::from(delivery.points) - i16::from(delivery.transport)
    };
    let (_, cities) = view.herd.incomes.first()?;
    cities.iter().copied().max_by_key(|city| (brings(city), city.info().value))
}

/// The disc that is chosen to begin with: of those that may go to that city the one that brings most in money and points,
/// and rather one that can go to few cities.
fn proposed_disc(view: &View) -> Option<DiscSource> {
    let city = proposed_city(view)?;
    let brings = |source: &DiscSource| match source {
        DiscSource::Mat(disc) => {
            let info = disc.info();
            let money = i16::from(info.money) - i16::from(info.cost);
            (money + i16::from(info.vp), !disc.is_white())
        }
        // It has brought already what it brings, and was paid for.
        DiscSource::Station(_) => (i16::MIN, false),
    };
    let (_, discs) = view.herd.discs.iter().find(|(other, _)| *other == city)?;
    let best = discs.iter().copied().max_by_key(|source| (brings(source), *source))?;
    stands_for(view, best)
}

/// The discs that may be used. Of two in one row of auxiliary actions it does not matter which one is: the first stands
/// for both.
fn open_discs(view: &View) -> Vec<DiscSource> {
    let mut all: Vec<DiscSource> = view.herd.discs.iter().flat_map(|(_, discs)| discs).copied().collect();
    all.sort_unstable();
    all.dedup_by_key(|source| row_of(*source));
    all
}

/// The disc that stands for this one in the panel, if it may be used.
pub(super) fn stands_for(view: &View, source: DiscSource) -> Option<DiscSource> {
    open_discs(view).into_iter().find(|open| row_of(*open) == row_of(source))
}

/// The same for all discs among which it does not matter which one is used.
fn row_of(source: DiscSource) -> DiscSource {
    match source {
        DiscSource::Mat(disc) => DiscSource::Mat(twin(disc).map_or(disc, |twin| twin.min(disc))),
        station @ DiscSource::Station(_) => station,
    }
}

/// Whether a tile of a column can be chosen (GWT-13.2, GWT-17.2).
fn can_choose(view: &View, column: usize, slot: usize) -> bool {
    let tiles = view.foresight[column];
    let jobless = |tile: Tile| view.holder.is_some() && tile.worker().is_some();
    tiles[slot].is_some_and(|tile| !jobless(tile) && (slot == 0 || tiles[0] != tiles[1]))
}

/// Whether the tile may end the game, if workers come from the columns between as well: not where those before it have
/// taken the last place for certain.
fn may_end(view: &View, now: u8, column: usize, tile: Tile) -> bool {
    let coming = (column + 1).saturating_sub(now.into());
    let has_room = || targets(view, now, column, tile).iter().any(|target| matches!(target, Target::Job(..)));
    tile.worker().is_some()
        && has_room()
        && usize::from(view.token) + 1 == ROWS
        && usize::from(preview::filled(view)) + coming >= view.players.len()
}

/// Where a tile of a column may go: that depends on what is chosen in those before it.
fn targets(view: &View, now: u8, column: usize, tile: Tile) -> Vec<Target> {
    let (mut least, mut most) = (0, 0);
    for before in usize::from(now)..column {
        let open = (0..2).filter(|slot| can_choose(view, before, *slot));
        let like: Vec<bool> = open
            .filter_map(|slot| view.foresight[before][slot])
            .map(|other| preview::go_together(tile, other))
            .collect();
        least += u8::from(!like.is_empty() && like.iter().all(|like| *like));
        most += u8::from(like.contains(&true));
    }
    let mut targets: Vec<Target> =
        (least..=most).map(|before| preview::target_after(view, tile, before)).collect();
    targets.dedup();
    targets
}

/// The tiles to choose from, each with where it goes.
fn tiles(drawing: &Drawing<'_>, now: u8) -> Markup {
    let (view, words) = (drawing.view, &drawing.words);
    html! {
        div.columns data-spot="foresight" {
            @for (column, tiles) in view.foresight.iter().enumerate() {
                @let open = column >= usize::from(now) && (0..2).any(|slot| can_choose(view, column, slot));
                @let ends = |slot: usize| tiles[slot].is_some_and(|tile| may_end(view, now, column, tile));
                @let first = (0..2).filter(|slot| can_choose(view, column, *slot)).min_by_key(|slot| (ends(*slot), *slot));
                div.pair data-part[open] role=[open.then_some("radiogroup")] aria-label=[open.then_some(COLUMNS[column])] {
                    h3 { (COLUMNS[column]) }
                    @for (slot, tile) in tiles.iter().enumerate() {
                        @match tile {
                            Some(tile) => {
                                @let targets = targets(view, now, column, *tile);
                                @let told = |text: fn(&Phrases<'_>, &View, Target) -> String| {
                                    let all: Vec<String> = targets.iter().map(|target| text(words, view, *target)).collect();
                                    all.join(" / ").replace(" / → ", " / ")
                                };
                                @let label = format!("{} {}", words.tile(*tile), told(target_text));
                                @let content = html! {
                                    svg width="42" height="42" viewBox="-1 -1 42 42" { (tile::supply(drawing, *tile, 40)) }
                                    span { b { (told(short_target_text)) } @if ends(slot) { small.ends { (words.say("city-ends")) } } }
                                };
                                @if open && can_choose(view, column, slot) {
                                    @let option = Choice {
                                        chosen: first == Some(slot),
                                        question: ends(slot).then(|| words.say("ask-ends")),
                                        ..Choice::new(Action::Foresight { column: column as u8, slot: slot as u8 })
                                    };
                                    (option.draw(false, "", &label, &content))
                                } @else { span.choice title=(label) { (content) } }
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
    let permanent = player.certificates.1;
    let herd = herd_value(&hand);
    html! {
        div.earnings {
        h3 { (words.say("city-income")) " " small { (words.say("city-once")) } }
        div.takings data-spot="income" {
            div.herd {
            @for (card, _) in breeds(&hand).filter(|(_, first)| *first) {
                @if let Some(cattle) = card.cattle() {
                    span class={ "head breed-" (cattle.breed.id()) } title=(facts().cards.breeds[cattle.breed.index()].name) { b { (cattle.bv) } small { (letters(cattle.breed)) } }
                }
            }
            strong { "= " (herd) }
            @if permanent > 0 { span title=(words.say("permanent-certificate")) { (Icon::Permanent.inline()) " +" (permanent) } }
            }
            div.spend data-part role="radiogroup" aria-label=(words.say("city-income")) {
            @for spent in drawing.view.herd.incomes.iter().filter_map(|(spent, _)| *spent) {
                @let total = herd + permanent + spent;
                @let args = [("spent", spent.into()), ("sum", Arg::Money(total.into())), ("herd", (herd + permanent).into()), ("value", total.into())];
                @let reach = farthest(total).map(|city| city.info().name.as_str()).unwrap_or_default();
                @let option = Choice { chosen: spent == 0, gain: total.into(), ..Choice::new(Action::Income(spent)) };
                (option.draw(false, "", &format!("{} {reach}", words.with("city-sum", &args)), &html! {
                    b { "+" (words.money(total)) }
                    @if spent > 0 { small.cost { (Icon::Certificate.inline()) " −" (spent) } }
                }))
            }
            }
        }
        }
    }
}

/// The cities with what a delivery costs and brings.
fn cities(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let (view, words) = (drawing.view, &drawing.words);
    let incomes = &view.herd.incomes;
    let reached = |city: City| incomes.iter().any(|(_, cities)| cities.contains(&city));
    let limit = match view.pending {
        Some(Pending::Deliver { limit, .. }) => limit,
        _ => {
            let (temporary, permanent, _) = player.certificates;
            player.hand.as_ref().map_or(0, herd_value) + permanent + temporary
        }
    };
    let first = proposed_city(view);
    let beyond = City::all().find(|city| city.info().value > limit);
    html! {
        h3 { (words.say("city-delivery")) " " small { (words.count("city-limit", limit)) } }
        div.cities data-spot="cities" data-part[!view.herd.discs.is_empty()] data-leads role="radiogroup" aria-label=(words.say("city-delivery")) {
            @for city in City::all().filter(|city| city.info().value <= limit || Some(*city) == beyond) {
                @let edge = if city.info().edge == Edge::White { "white" } else { "black" };
                @let content = town(drawing, player, city);
                @if reached(city) {
                    @let with = incomes.iter().filter(|(_, cities)| cities.contains(&city)).map(|(spent, _)| spent.map(Action::Income));
                    @let delivery = preview::delivery(view, city);
                    @let option = Choice {
                        chosen: first == Some(city),
                        with: with.collect(),
                        gain: i64::from(delivery.money) - i64::from(delivery.transport),
                        ..Choice::new(Action::Deliver(city))
                    };
                    (option.draw(false, &format!("town {edge}"), &city.info().name, &content))
                } @else { span class={ "choice town beyond " (edge) } { (content) } }
            }
        }
    }
}

fn town(drawing: &Drawing<'_>, player: &PlayerView, city: City) -> Markup {
    let words = &drawing.words;
    let info = city.info();
    let served = player.cities[city.index()] > 0 && !info.repeatable;
    let delivery = preview::delivery(drawing.view, city);
    let (cost, points) = (delivery.transport, delivery.points);
    html! {
        b.crest { (info.value) }
        span.name { (info.name) }
        @if served { small { (words.say("city-served")) } } @else {
            @if cost > 0 { small.cost title=(words.sum("detail-transport", cost)) { (words.money(-i64::from(cost))) } }
            @if info.on_disc_money > 0 { small.win { "+" (words.money(info.on_disc_money)) } }
            @if points != 0 { svg.points width="20" height="20" viewBox="0 0 20 20" role="img" aria-label=(words.count("board-vp", points)) { (tile::shield(points.into(), 0, 0, 20)) } }
            @for _ in 0..delivery.objectives { span title=(words.say("op-objective")) { (Icon::Goal.inline()) } }
        }
    }
}

/// The discs that may be used, each with what it opens.
fn discs(drawing: &Drawing<'_>, only: bool) -> Markup {
    let (view, words) = (drawing.view, &drawing.words);
    let proposed = proposed_disc(view);
    html! {
        h3 { (words.say("city-disc")) @if !only { " " small.afar { (words.say("city-disc-afar")) } } }
        div.discs data-spot="discs" data-part[!only] role="radiogroup" aria-label=(words.say("city-disc")) {
            @for disc in open_discs(view) {
                @let with = view.herd.discs.iter().filter(|(_, discs)| discs.contains(&disc)).map(|(city, _)| Action::Deliver(*city));
                @let (sign, text, gain) = match disc {
                    DiscSource::Mat(disc) => {
                        let edge = if disc.is_white() { "disc-white" } else { "disc-black" };
                        let gain = i64::from(disc.info().money) - i64::from(disc.info().cost);
                        (edge, disc_text(words, view, disc).unwrap_or_else(|| words.disc(disc)), gain)
                    }
                    DiscSource::Station(station) => ("disc-white", words.with("label-disc-station", &[("station", words.station(station).into())]), 0),
                };
                @let option = Choice { chosen: !only && proposed == Some(disc), with: Some(with.collect()), gain, ..Choice::new(Action::Disc(disc)) };
                (option.draw(only, "", &text, &html! {
                    svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" { g class={ "seat-" (view.turn.0) } { (symbol(sign, "wood", (0, 0), 24)) } }
                    span { (text) }
                }))
            }
        }
    }
}

/// The other disc of the same row of auxiliary actions.
fn twin(disc: Disc) -> Option<Disc> {
    let row = facts().mat.aux[disc.info().aux?.index()].discs;
    row.iter().find(|other| *other != disc && other.is_white() == disc.is_white())
}
