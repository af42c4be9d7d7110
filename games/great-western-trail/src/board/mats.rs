//! The players' mats, and the viewer's hand.

use maud::{Markup, html};
use railhead_game::{Layer, Seat, seat_letter};
use railhead_pieces::Piece;

use super::{
    Drawing,
    icons::Icon,
    markets::{card_face, chip},
};
use crate::{
    action::{Action, DiscSource},
    facts::facts,
    piece::{Aux, Card, CardTally, Disc, Worker},
    state::MAX_SEATS,
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
pub(super) fn mats(drawing: &Drawing<'_>) -> Vec<Layer> {
    let count = drawing.view.players.len() as u8;
    let first = drawing.view.viewer.unwrap_or(Seat(0));
    let order = (0..count).map(|step| Seat((first.0 + step) % count));
    order.flat_map(|seat| mat(drawing, seat)).collect()
}

fn mat(drawing: &Drawing<'_>, seat: Seat) -> [Layer; 4] {
    let player = &drawing.view.players[seat.index()];
    let own = drawing.view.viewer == Some(seat);
    let [mat, gained, houses, deck] = LAYERS[seat.index()];
    let part = |content: Markup| html! { section class={ "mat seat-" (seat.0) } { (content) } };
    [
        Layer::new(mat, part(figures(drawing, seat))),
        Layer::new(gained, part(holdings(drawing, player))),
        Layer::new(houses, part(reserve(drawing, player))),
        Layer::new(deck, part(decks(drawing, player, own))),
    ]
}

fn figures(drawing: &Drawing<'_>, seat: Seat) -> Markup {
    let player = &drawing.view.players[seat.index()];
    let own = drawing.view.viewer == Some(seat);
    let words = &drawing.words;
    let (temporary, permanent, limit) = player.certificates;
    html! {
        h3 { span class={ "badge seat-" (seat.0) } { (seat_letter(seat)) } " " (drawing.stage.name(seat)) }
        dl.figures {
            div { dt { (words.say("board-money")) } dd { (words.money(player.money)) } }
            div { dt { (words.say("board-score")) } dd { (drawing.view.scores[seat.index()].total()) } }
            div { dt { (words.say("board-steps")) } dd { (player.step_limit) } }
            div { dt { (words.say("board-hand")) } dd { (player.hand_size) " / " (player.hand_limit) } }
            div { dt { (words.say("board-certificates")) } dd { (temporary) " / " (limit) @if permanent > 0 { " + " (permanent) } } }
            div { dt { (words.say("board-pile")) } dd { (player.pile_size) } }
        }
        (workers(drawing, player))
        (auxiliary(drawing, player, own))
        (discs(drawing, player, own))
    }
}

fn workers(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        ul.staff {
            @for worker in Worker::ALL {
                @let acts = drawing.acts(|action| action == Action::Master(worker));
                @let own = std::ptr::eq(player, drawing.view.active());
                li class=[(own && acts.any()).then_some("can")] data-act=[acts.one().filter(|_| own)] tabindex=[acts.tab().filter(|_| own)] role=[acts.role().filter(|_| own)] title=(drawing.words.workers(worker)) {
                    @for _ in 0..player.workers[worker.index()] { (Icon::of_worker(worker).inline()) }
                    " " (player.workers[worker.index()])
                }
            }
        }
    }
}

fn auxiliary(drawing: &Drawing<'_>, player: &PlayerView, own: bool) -> Markup {
    html! {
        ul.aux {
            @for aux in Aux::ALL {
                @let info = &facts().mat.aux[aux.index()];
                @let open = usize::from(info.printed_open) + info.discs.minus(player.discs).len();
                @let acts = drawing.acts(|action| own && matches!(action, Action::Aux { aux: which, .. } if which == aux));
                li class={ "piece " (acts.class()) } data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=[acts.role()] title=(drawing.words.clause(info.single)) {
                    (Icon::of_aux(aux).inline()) " " @for place in 0..2 { @if place < open { "○" } @else { "●" } }
                }
            }
        }
    }
}

fn discs(drawing: &Drawing<'_>, player: &PlayerView, own: bool) -> Markup {
    html! {
        ul.discs aria-label=(drawing.words.say("board-discs")) {
            @for disc in Disc::all() {
                @let acts = drawing.acts(|action| own && action == Action::Disc(DiscSource::Mat(disc)));
                @let there = player.discs.contains(disc);
                @if there || disc.info().aux.is_none() {
                    @let edge = if disc.is_white() { "white" } else { "black" };
                    li class={ "piece " (edge) " " (acts.class()) } data-act=[acts.one()] tabindex=[acts.tab()] role=[acts.role()] title=[drawing.words.disc_price(disc)] {
                        @if there { "●" } @else { "○" } " " (drawing.words.disc(disc))
                    }
                }
            }
        }
    }
}

fn holdings(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    html! {
        @if !player.tiles.is_empty() {
            p.tiles title=(drawing.words.say("board-tiles")) {
                @for (tile, n) in player.tiles.counted() { (chip(drawing, tile)) @if n > 1 { " × " (n) } " " }
            }
        }
        @if !player.masters.is_empty() { ul.masters { @for master in player.masters.iter() { li { (Icon::Station.inline()) " " (drawing.words.master(master)) } } } }
        ul.area aria-label=(drawing.words.say("board-objectives")) {
            @if drawing.view.closed_goals && !player.area.kinds().any(Card::is_starting) {
                li { span.card.objective { (Icon::Goal.inline()) " " (drawing.words.say("board-closed-objective")) } }
            }
            @for card in player.area.each() { li { (card_face(drawing, card)) } }
        }
    }
}

fn reserve(drawing: &Drawing<'_>, player: &PlayerView) -> Markup {
    let own = std::ptr::eq(player, drawing.view.active());
    html! {
        p.reserve {
            (drawing.words.say("board-reserve")) ": "
            @for building in player.reserve.iter() {
                @let face = drawing.view.face(building);
                @let acts = drawing.acts(|action| own && matches!(action, Action::Build { building: which, .. } if which == building));
                @let actions: Vec<String> = face.actions.iter().flat_map(|action| [Some(action.first), action.second]).flatten().map(|clause| drawing.words.clause(clause)).collect();
                @let text = format!("{} · {} · {}", drawing.words.count("board-craftsmen", face.craftsmen), drawing.words.count("board-vp", face.vp), actions.join("; "));
                span class={ "piece house " (acts.class()) } data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=[acts.role()] title=(text) aria-label=(format!("{}: {text}", face.id)) { (face.id) } " "
            }
        }
    }
}

/// What a careful player could keep in mind: the discard pile, and what is left to draw as a sorted list.
fn decks(drawing: &Drawing<'_>, player: &PlayerView, own: bool) -> Markup {
    let unseen = if own { "board-deck" } else { "board-unseen" };
    html! {
        details { summary { (drawing.words.say("board-discard")) ": " (player.discard.total()) } (list(drawing, &player.discard)) }
        details { summary { (drawing.words.say(unseen)) ": " (player.unseen.total()) } (list(drawing, &player.unseen)) }
    }
}

fn list(drawing: &Drawing<'_>, cards: &CardTally) -> Markup {
    html! {
        ul.list { @for (card, n) in cards.counted() { li { (card_face(drawing, card)) @if n > 1 { " × " (n) } } } }
    }
}

/// The viewer's own hand.
pub(super) fn hand(drawing: &Drawing<'_>) -> Markup {
    let own = drawing.view.viewer.and_then(|seat| drawing.view.players.get(seat.index()));
    html! {
        div.cards {
            @if let Some(hand) = own.and_then(|player| player.hand) {
                @for (card, n) in hand.counted() {
                    @let acts = drawing.acts(|action| matches!(action, Action::Play(which) | Action::Discard(which) | Action::Cull(which) if which == card));
                    @for copy in 0..n {
                        @let piece = format!("card-{card}-{copy}");
                        span class={ "piece " (acts.class()) } data-piece=(piece) data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=[acts.role()] aria-label=(drawing.words.card(card)) { (card_face(drawing, card)) }
                    }
                }
            }
        }
    }
}
