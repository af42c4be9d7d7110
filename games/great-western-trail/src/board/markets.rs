//! Job market, cattle market and objective display. On a narrow screen the stylesheet gives the parts other places.

use maud::{Markup, html};
use railhead_pieces::draw::lines;

use super::{Drawing, goal, icons::Icon, mat::workers::light, offer, part, tile::shield, told};
use crate::{
    action::Action,
    facts::{cattle::Offer, facts},
    piece::{Card, ROWS, Worker},
    state::Pending,
};

/// Units across the markets.
pub(super) const WIDTH: u32 = 470;
/// Units down the markets.
pub(super) const HEIGHT: u32 = 394;

/// Where the headings, the price table and the stack of objective cards lie.
const JOBS: (i32, i32) = (0, 0);
const CATTLE: (i32, i32) = (0, 126);
const PRICES: (i32, i32) = (312, 140);
const GOALS: (i32, i32) = (0, 308);
const STACK: (i32, i32) = (244, 223);
const GOAL_STACK: (i32, i32) = (432, 324);
/// How wide an objective card is.
const GOAL: i32 = 104;

fn heading(drawing: &Drawing<'_>, title: &str, note: &str) -> Markup {
    html! {
        text.heading x="0" y="11" { (drawing.words.say(title)) }
        text.note.end x="470" y="11" { (note) }
    }
}

/// The workers for hire, a column for each price.
pub(super) fn jobs(drawing: &Drawing<'_>) -> Markup {
    html! {
        (part("jobs", JOBS, heading(drawing, "board-job-market", &drawing.words.say("jobs-note"))))
        @for row in 0..ROWS { (part(&format!("row row-{row}"), column(row), job_row(drawing, row))) }
    }
}

fn column(row: usize) -> (i32, i32) {
    (39 * row as i32, 16)
}

/// How large a worker is drawn.
const CHIT: i32 = 26;

/// A place of a column, by its number from the top; on a narrow screen it has another one.
fn bench(drawing: &Drawing<'_>, at: usize, content: &Markup) -> Markup {
    let (x, pitch, scale) = if drawing.view.players.len() > 3 { (8, 21, " scale(.77)") } else { (5, 28, "") };
    let y = 18 + pitch * at as i32;
    html! {
        @if !content.0.is_empty() {
            g class={ "place place-" (at) } transform={ "translate(" (x) " " (y) ")" (scale) } { (content) }
        }
    }
}

fn job_row(drawing: &Drawing<'_>, row: usize) -> Markup {
    let view = drawing.view;
    let words = &drawing.words;
    let token = usize::from(view.token);
    let market = &facts().supply.job_market;
    let places = &view.jobs[row][..view.players.len()];
    let free = places.iter().position(Option::is_none);
    let price = words.money(market.row_cost[row]);
    html! {
        rect.bench.here[row == token].coming[row > token] width="37" height="103" rx="3" {}
        text.price-of x="18" y="14" { (price) }
        @for (at, place) in places.iter().enumerate() {
            (bench(drawing, at, &match place {
                Some(worker) => told(worker.id(), &words.worker(*worker), html! {
                    rect.chit width=(CHIT) height=(CHIT) rx="3" {}
                    rect.trade y=(CHIT - 4) width=(CHIT) height="4" rx="1" {}
                    (Icon::of_worker(*worker).at(3, 1, 19))
                }),
                None if row == token && free == Some(at) => told("", &words.say("board-token"), Icon::Token.at(0, 0, CHIT)),
                None if row < token => html! { path.gap d="M10 13h6" {} },
                None => html! { rect.space width=(CHIT) height=(CHIT) rx="3" {} },
            }))
        }
        @if row + 1 == ROWS { (told("", &words.say("jobs-end-note"), html! { text.small.strong.dear.last x="18" y="100" { (words.say("jobs-end")) } })) }
        @if market.yellow_arrow_after_rows.contains(&(row as u8)) {
            (told("refill", &words.say("jobs-refill"), html! {
                circle.coin cx="-1" cy="58" r="9" {}
                (Icon::Cow.at(-7, 52, 12))
            }))
        }
    }
}

/// The cattle for sale, and what they cost.
pub(super) fn cattle(drawing: &Drawing<'_>) -> Markup {
    let stock = drawing.view.stock;
    html! {
        (part("cattle", CATTLE, heading(drawing, "board-cattle-market", "")))
        @for (at, (card, n)) in drawing.view.market.counted().enumerate() {
            (part(&format!("cow cow-{at}"), stall(at), told("", &card_label(drawing, card), cow(card, n))))
        }
        (part("stock", STACK, told("", &drawing.words.count("board-stack", stock), html! {
            rect.space width="56" height="79" rx="4" {}
            (Icon::Deck.at(14, 14, 28))
            text.small.strong x="28" y="62" { (stock) }
        })))
        (part("prices", PRICES, prices(drawing)))
    }
}

fn stall(at: usize) -> (i32, i32) {
    let at = at as i32;
    (61 * (at % 5), 140 + 83 * (at / 5))
}

/// A cattle card, 56 by 79.
fn cow(card: Card, n: u8) -> Markup {
    let Some(cattle) = card.cattle() else { return html! {} };
    let breed = &facts().cards.breeds[cattle.breed.index()];
    let name = lines(&breed.name, 9);
    html! {
        g class={ "breed-" (cattle.breed.id()) } {
            @if n > 1 { rect.chit x="3" y="2" width="56" height="79" rx="4" {} }
            rect.chit width="56" height="79" rx="4" {}
            path.band d="M.5 20V4.5a4 4 0 0 1 4-4h47a4 4 0 0 1 4 4V20z" {}
            text.worth-of x="6" y="16" { (cattle.bv) }
            @if cattle.vp > 0 { (shield(cattle.vp.into(), 37, 2, 17)) }
            g.breed { (Icon::Cow.at(14, 22, 28)) }
            @for (line, word) in (0..).zip(&name) { text.small.strong x="28" y=(74 - 6 * (name.len() as i32 - 1) + 11 * line - 5) { (word) } }
            @if n > 1 { text.small.strong.end x="53" y="34" { "×" (n) } }
        }
    }
}

pub(super) fn card_label(drawing: &Drawing<'_>, card: Card) -> String {
    let words = &drawing.words;
    let Some(cattle) = card.cattle() else { return goal::label(drawing, card, drawing.view.viewer) };
    let name = &facts().cards.breeds[cattle.breed.index()].name;
    let value = words.count("board-value", cattle.bv);
    format!("{name} · {value} · {}", words.count("board-vp", cattle.vp))
}

/// What a purchase takes: cowboys and money for one or two cards of each value.
fn prices(drawing: &Drawing<'_>) -> Markup {
    let words = &drawing.words;
    let offers = &facts().cards.offers;
    let mut y = 20;
    html! {
        rect.field width="158" height="164" rx="3" {}
        text.label.middle x="79" y="14" { (words.say("prices")) }
        @for group in offers.chunk_by(|one, other| one.bv == other.bv) {
            @let high = 17 * group.len() as i32;
            rect.value x="4" y=(y) width="20" height=(high - 1) rx="2" {}
            text.value-of x="14" y=(y + high / 2 + 5) { (group[0].bv) }
            @for (at, offer) in (0..).zip(group) { (price(drawing, offer, y + 17 * at)) }
            @let () = y += high + 1;
        }
    }
}

fn price(drawing: &Drawing<'_>, offer: &Offer, y: i32) -> Markup {
    let words = &drawing.words;
    let args = [
        ("n", offer.cards.into()),
        ("value", offer.bv.into()),
        ("cowboys", offer.cowboys.into()),
        ("sum", railhead_game::Arg::Money(offer.cost.into())),
    ];
    told(
        if within(drawing, offer) { "" } else { "beyond" },
        &words.with("price-row", &args),
        html! {
            @for at in 0..offer.cards { (Icon::Card.at(27 + 11 * i32::from(at), y + 2, 13)) }
            @for at in 0..offer.cowboys { (Icon::Hat.at(53 + 13 * i32::from(at), y + 2, 14)) }
            text.price-of.end x="154" y=(y + 13) { (words.money(offer.cost)) }
        },
    )
}

/// Whether the viewer has the cowboys and the money for an offer.
fn within(drawing: &Drawing<'_>, offer: &Offer) -> bool {
    let Some(viewer) = drawing.view.viewer else { return true };
    let Some(player) = drawing.view.players.get(viewer.index()) else { return true };
    let cowboys = match drawing.view.pending {
        Some(Pending::Buy { cowboys, .. }) if viewer == drawing.view.turn => cowboys,
        _ => player.workers[Worker::Cowboy.index()],
    };
    offer.cowboys <= cowboys && u16::from(offer.cost) <= player.money
}

/// The objective cards on display.
pub(super) fn objectives(drawing: &Drawing<'_>) -> Markup {
    html! {
        (part("goals", GOALS, heading(drawing, "board-objective-display", "")))
        @for (at, card) in drawing.view.display.iter().enumerate() {
            @if let Some(card) = card {
                (part(&format!("goal-{at}"), pin(at), goal::card(drawing, *card, drawing.view.viewer, GOAL)))
            }
        }
        (part("goal-stack", GOAL_STACK, told("", &drawing.words.count("board-stack", drawing.view.goals), html! {
            rect.space width="38" height="69" rx="4" {}
            (Icon::Goal.at(8, 14, 22))
            text.small.strong x="19" y="54" { (drawing.view.goals) }
        })))
    }
}

fn pin(at: usize) -> (i32, i32) {
    ((GOAL + 4) * at as i32, 324)
}

/// What may be decided in the markets.
pub(super) fn acts(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        @for (row, places) in view.jobs.iter().enumerate() {
            (part(&format!("row row-{row}"), column(row), html! {
                @for (at, worker) in places[..view.players.len()].iter().enumerate() {
                    @if let Some(worker) = worker {
                        (bench(drawing, at, &hiring(drawing, Action::Hire { row: row as u8, worker: *worker }, *worker)))
                    }
                }
            }))
        }
        @for (at, (card, _)) in view.market.counted().enumerate() {
            @let buys = |action| matches!(action, Action::Buy { first, second, .. } if first == card || second == Some(card));
            (part(&format!("cow cow-{at}"), stall(at), offer(drawing, &card_label(drawing, card), (-1, -1, 58, 81), buys)))
        }
        (part("stock", STACK, offer(drawing, "", (-1, -1, 58, 81), |action| action == Action::Stock)))
        @for (at, card) in view.display.iter().enumerate() {
            @if let Some(card) = card {
                (part(&format!("goal-{at}"), pin(at), offer(drawing, &goal::label(drawing, *card, view.viewer), (-1, -1, GOAL + 2, 71), |action| action == Action::Take(Some(*card)))))
            }
        }
        (part("goal-stack", GOAL_STACK, offer(drawing, "", (-1, -1, 40, 71), |action| action == Action::Take(None))))
    }
}

/// A worker that may be hired; pointing at it lights the space of the mat that it will fill.
fn hiring(drawing: &Drawing<'_>, hire: Action, worker: Worker) -> Markup {
    let acts = drawing.acts(|action| action == hire);
    if !acts.any() {
        return html! {};
    }
    let label = drawing.offers("", |action| action == hire);
    html! {
        g.act.can data-act=[acts.one()] data-acts=[acts.many()] data-lights=(light(worker)) tabindex="0" role="button" aria-label=(label) {
            title { (label) }
            rect.hollow x="-2" y="-2" width=(CHIT + 4) height=(CHIT + 4) rx="6" {}
        }
    }
}
