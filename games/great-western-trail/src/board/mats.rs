//! The players' mats, and the viewer's hand.

use maud::{Markup, html};
use railhead_game::{Layer, Seat, seat_letter};

use super::{
    Easel,
    icons::Icon,
    markets::{card_face, chip},
};
use crate::{
    action::{Action, Source},
    facts::{BUILDINGS, CARDS, Card, Disc, Tile, tables},
    piece::{Aux, Master, Worker},
    state::MAX_SEATS,
    tally::Tally,
    view::PlayerView,
};

/// The ids of a mat's layers by seat: its figures, what was gained, the buildings in reserve, the deck.
const LAYERS: [[&str; 4]; MAX_SEATS] = [
    ["mat-0", "mat-0-gained", "mat-0-reserve", "mat-0-deck"],
    ["mat-1", "mat-1-gained", "mat-1-reserve", "mat-1-deck"],
    ["mat-2", "mat-2-gained", "mat-2-reserve", "mat-2-deck"],
    ["mat-3", "mat-3-gained", "mat-3-reserve", "mat-3-deck"],
];

/// The players' mats, the viewer's own first.
pub(super) fn mats(easel: &Easel<'_>) -> Vec<Layer> {
    let count = easel.view.players.len() as u8;
    let first = easel.view.viewer.unwrap_or(Seat(0));
    let order = (0..count).map(|step| Seat((first.0 + step) % count));
    order.flat_map(|seat| mat(easel, seat)).collect()
}

fn mat(easel: &Easel<'_>, seat: Seat) -> [Layer; 4] {
    let player = &easel.view.players[seat.index()];
    let own = easel.view.viewer == Some(seat);
    let [mat, gained, houses, deck] = LAYERS[seat.index()];
    let part = |content: Markup| html! { section class={ "mat seat-" (seat.0) } { (content) } };
    [
        Layer::new(mat, part(figures(easel, seat))),
        Layer::new(gained, part(holdings(easel, player))),
        Layer::new(houses, part(reserve(easel, player))),
        Layer::new(deck, part(decks(easel, player, own))),
    ]
}

fn figures(easel: &Easel<'_>, seat: Seat) -> Markup {
    let player = &easel.view.players[seat.index()];
    let own = easel.view.viewer == Some(seat);
    let words = &easel.words;
    let (temporary, permanent, limit) = player.certificates;
    html! {
        h3 { span class={ "badge seat-" (seat.0) } { (seat_letter(seat)) } " " (easel.stage.name(seat)) }
        dl.figures {
            div { dt { (words.say("board-money")) } dd { (words.money(player.money)) } }
            div { dt { (words.say("board-score")) } dd { (easel.view.scores[seat.index()].total()) } }
            div { dt { (words.say("board-steps")) } dd { (player.step_limit) } }
            div { dt { (words.say("board-hand")) } dd { (player.hand_size) " / " (player.hand_limit) } }
            div { dt { (words.say("board-certificates")) } dd { (temporary) " / " (limit) @if permanent > 0 { " + " (permanent) } } }
            div { dt { (words.say("board-pile")) } dd { (player.pile_size) } }
        }
        (workers(easel, player))
        (auxiliary(easel, player, own))
        (discs(easel, player, own))
    }
}

fn workers(easel: &Easel<'_>, player: &PlayerView) -> Markup {
    html! {
        ul.staff {
            @for worker in Worker::ALL {
                @let bound = easel.bound(|action| action == Action::Master(*worker));
                @let own = std::ptr::eq(player, easel.view.active());
                li class=[(own && bound.any()).then_some("can")] data-act=[bound.one().filter(|_| own)] tabindex=[bound.tab().filter(|_| own)] role=[bound.role().filter(|_| own)] title=(easel.words.workers(*worker)) {
                    @for _ in 0..player.workers[worker.index()] { (Icon::of_worker(*worker).inline()) }
                    " " (player.workers[worker.index()])
                }
            }
        }
    }
}

fn auxiliary(easel: &Easel<'_>, player: &PlayerView, own: bool) -> Markup {
    html! {
        ul.aux {
            @for aux in Aux::ALL {
                @let info = &tables().aux[aux.index()];
                @let open = u32::from(info.printed_open) + (info.discs & !player.discs).count_ones();
                @let bound = easel.bound(|action| own && matches!(action, Action::Aux { aux: which, .. } if which == *aux));
                li class={ "piece " (bound.class()) } data-act=[bound.one()] data-acts=[bound.many()] tabindex=[bound.tab()] role=[bound.role()] title=(easel.words.clause(info.single)) {
                    (Icon::of_aux(*aux).inline()) " " @for place in 0..2 { @if place < open { "○" } @else { "●" } }
                }
            }
        }
    }
}

fn discs(easel: &Easel<'_>, player: &PlayerView, own: bool) -> Markup {
    html! {
        ul.discs aria-label=(easel.words.say("board-discs")) {
            @for disc in Disc::all() {
                @let bound = easel.bound(|action| own && action == Action::Disc(Source::Mat(disc)));
                @let there = player.discs & disc.bit() != 0;
                @if there || disc.info().aux.is_none() {
                    @let edge = if disc.is_white() { "white" } else { "black" };
                    li class={ "piece " (edge) " " (bound.class()) } data-act=[bound.one()] tabindex=[bound.tab()] role=[bound.role()] title=[easel.words.disc_price(disc)] {
                        @if there { "●" } @else { "○" } " " (easel.words.disc(disc.id()))
                    }
                }
            }
        }
    }
}

fn holdings(easel: &Easel<'_>, player: &PlayerView) -> Markup {
    let masters = Master::ALL.iter().filter(|master| player.masters >> master.index() & 1 == 1);
    html! {
        @if !player.tiles.is_empty() {
            p.tiles title=(easel.words.say("board-tiles")) {
                @for (tile, n) in player.tiles.counted() { (chip(easel, Tile(tile as u8))) @if n > 1 { " × " (n) } " " }
            }
        }
        @if player.masters != 0 { ul.masters { @for master in masters { li { (Icon::Station.inline()) " " (easel.words.master(*master)) } } } }
        ul.area aria-label=(easel.words.say("board-objectives")) {
            @if easel.view.closed_goals && !player.area.kinds().any(|card| Card(card as u8).is_starting()) {
                li { span.card.objective { (Icon::Goal.inline()) " " (easel.words.say("board-closed-objective")) } }
            }
            @for card in player.area.each() { li { (card_face(easel, Card(card as u8))) } }
        }
    }
}

fn reserve(easel: &Easel<'_>, player: &PlayerView) -> Markup {
    let own = std::ptr::eq(player, easel.view.active());
    html! {
        p.reserve {
            (easel.words.say("board-reserve")) ": "
            @for number in (1..=BUILDINGS).filter(|number| player.reserve >> (number - 1) & 1 == 1) {
                @let face = easel.view.face(number);
                @let bound = easel.bound(|action| own && matches!(action, Action::Build { number: which, .. } if which == number));
                @let actions: Vec<String> = face.actions.iter().flat_map(|action| [Some(action.first), action.second]).flatten().map(|clause| easel.words.clause(clause)).collect();
                @let text = format!("{} · {} · {}", easel.words.count("board-craftsmen", face.craftsmen), easel.words.count("board-vp", face.vp), actions.join("; "));
                span class={ "piece house " (bound.class()) } data-act=[bound.one()] data-acts=[bound.many()] tabindex=[bound.tab()] role=[bound.role()] title=(text) aria-label=(format!("{}: {text}", face.id)) { (face.id) } " "
            }
        }
    }
}

/// What a careful player could keep in mind: the discard pile, and what is left to draw as a sorted list.
fn decks(easel: &Easel<'_>, player: &PlayerView, own: bool) -> Markup {
    let unseen = if own { "board-deck" } else { "board-unseen" };
    html! {
        details { summary { (easel.words.say("board-discard")) ": " (player.discard.total()) } (list(easel, &player.discard)) }
        details { summary { (easel.words.say(unseen)) ": " (player.unseen.total()) } (list(easel, &player.unseen)) }
    }
}

fn list(easel: &Easel<'_>, cards: &Tally<CARDS>) -> Markup {
    html! {
        ul.list { @for (card, n) in cards.counted() { li { (card_face(easel, Card(card as u8))) @if n > 1 { " × " (n) } } } }
    }
}

/// The viewer's own hand.
pub(super) fn hand(easel: &Easel<'_>) -> Markup {
    let own = easel.view.viewer.and_then(|seat| easel.view.players.get(seat.index()));
    html! {
        div.cards {
            @if let Some(hand) = own.and_then(|player| player.hand) {
                @for (card, n) in hand.counted() {
                    @let card = Card(card as u8);
                    @let bound = easel.bound(|action| matches!(action, Action::Play(which) | Action::Discard(which) | Action::Cull(which) if which == card));
                    @for copy in 0..n {
                        @let piece = format!("card-{card}-{copy}");
                        span class={ "piece " (bound.class()) } data-piece=(piece) data-act=[bound.one()] data-acts=[bound.many()] tabindex=[bound.tab()] role=[bound.role()] aria-label=(easel.words.card(card)) { (card_face(easel, card)) }
                    }
                }
            }
        }
    }
}
