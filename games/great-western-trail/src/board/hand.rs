//! The viewer's own things: money, what the herd is worth, the hand and the piles.

use maud::{Markup, html};
use railhead_game::{Arg, Seat};
use railhead_pieces::Piece;

use super::{
    Drawing, goal,
    icons::Icon,
    markets::card_label,
    mat::workers::{label, light},
};
use crate::{
    action::Action,
    facts::facts,
    piece::{Card, CardTally, City, SLOTS, Worker},
    state::Pending,
    view::{PlayerView, View},
};

/// The viewer's player, if there is one.
fn own<'a>(drawing: &'a Drawing<'_>) -> Option<(Seat, &'a PlayerView)> {
    let seat = drawing.view.viewer?;
    drawing.view.players.get(seat.index()).map(|player| (seat, player))
}

/// What the different breeds of a hand are worth together (GWT-13.7), without certificates.
pub(super) fn herd_value(hand: &CardTally) -> u8 {
    breeds(hand).filter_map(|(card, first)| card.cattle().filter(|_| first)).map(|cattle| cattle.bv).sum()
}

/// The cards of a hand one by one, each with whether it is the first of its breed, or an objective card.
pub(super) fn breeds(hand: &CardTally) -> impl Iterator<Item = (Card, bool)> {
    let mut seen = Vec::new();
    hand.each().map(move |card| {
        let first = card.breed().is_none_or(|breed| !seen.contains(&breed));
        seen.extend(card.breed());
        (card, first)
    })
}

/// The farthest city that a herd of this value reaches.
pub(super) fn farthest(value: u8) -> Option<City> {
    City::all().filter(|city| city.info().value <= value).max_by_key(|city| city.info().value)
}

/// Money, and what the herd is worth.
pub(super) fn purse(drawing: &Drawing<'_>) -> Markup {
    let Some((_, player)) = own(drawing) else { return html! {} };
    let words = &drawing.words;
    let (temporary, permanent, limit) = player.certificates;
    let herd = player.hand.as_ref().map_or(0, herd_value) + permanent;
    let reach = |value: u8| {
        let city = farthest(value).map(|city| format!("{} {}", city.info().name, city.info().value));
        city.map_or_else(String::new, |city| format!("→ {city}"))
    };
    html! {
        div.till data-spot="till" {
            strong.cash { (words.money(player.money)) }
            @if player.hand_size > 0 { p title=(words.say("own-herd")) { (Icon::Cow.inline()) " " b { (herd) } " " span { (reach(herd)) } } }
            p title=(words.say("board-certificates")) {
                (Icon::Certificate.inline()) " " b { (temporary) "/" (limit) @if permanent > 0 { "+" (permanent) } }
                @if temporary > 0 {
                    " " small { (words.with("own-with", &[("n", temporary.into()), ("value", Arg::from(i64::from(herd + temporary)))])) }
                }
            }
        }
    }
}

/// The hand, sorted; what counts double is faded. Where several cards leave it, they are chosen first and sent in a row
/// (`web/plan.js`).
pub(super) fn cards(drawing: &Drawing<'_>) -> Markup {
    let hand = own(drawing).and_then(|(_, player)| player.hand);
    let several = several(drawing.view);
    let mut copies = CardTally::default();
    html! {
        div.chosen-cards data-plan[several.is_some()] {
            div.cards data-spot="cards" data-part[several.is_some()] data-least=[several.map(|several| several.least)]
                data-most=[several.map(|several| several.most)] data-rest=[several.and_then(|several| several.rest)] {
                @if let Some(hand) = hand {
                    @for (card, first) in breeds(&hand) {
                        @let acts = drawing.acts(|action| matches!(action, Action::Play(which) | Action::Discard(which) | Action::Cull(which) if which == card));
                        @let piece = format!("card-{card}-{}", copies.of(card));
                        @let () = copies.add(card, 1);
                        @let label = card_label(drawing, card);
                        @let content = html! { (face(drawing, card)) @if !first { em.again { (drawing.words.say("own-again")) } } };
                        @match (&several, acts.one()) {
                            (Some(_), Some(act)) => span.piece.can data-piece=(piece) data-choose=(act) tabindex="0" role="checkbox" aria-checked="false" aria-label=(label) title=(label) { (content) },
                            _ => span class={ "piece " (acts.class()) } data-piece=(piece) data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=(acts.role().unwrap_or("img")) aria-label=(label) title=(label) { (content) },
                        }
                    }
                }
            }
            @if let Some(several) = several {
                button.leave type="button" data-send="" { (drawing.words.say(several.deed)) " " span data-count { "0" } "/" (several.most) }
            }
        }
    }
}

/// Cards that leave the hand together.
#[derive(Clone, Copy)]
struct Several {
    least: u8,
    most: u8,
    /// What is decided where fewer leave than may.
    rest: Option<Action>,
    /// The key of what is done with them.
    deed: &'static str,
}

/// How many cards the viewer is to choose, if it is more than one.
fn several(view: &View) -> Option<Several> {
    let all = |n| Several { least: n, most: n, rest: None, deed: "pick-discard" };
    match view.pending.filter(|_| view.viewer == Some(view.turn))? {
        Pending::Shed { n } | Pending::Discard { n, .. } | Pending::DiscardObjective { n } if n > 1 => {
            Some(all(n))
        }
        Pending::Cull { n } if n > 1 => {
            Some(Several { least: 1, rest: Some(Action::Waive), deed: "pick-cull", ..all(n) })
        }
        _ => None,
    }
}

fn face(drawing: &Drawing<'_>, card: Card) -> Markup {
    html! {
        @if let Some(cattle) = card.cattle() {
            span class={ "card breed-" (cattle.breed.id()) } {
                b { (cattle.bv) } (Icon::Cow.inline()) span { (facts().cards.breeds[cattle.breed.index()].name) }
                @if cattle.vp > 0 { small { (cattle.vp) } }
            }
        } @else {
            svg.objective width="110" height="92" viewBox="-1 -1 107 71" { (goal::card(drawing, card, drawing.view.viewer, 104)) }
        }
    }
}

/// The rows of workers in little, and the spaces that the next ones will fill.
pub(super) fn crew(drawing: &Drawing<'_>) -> Markup {
    let Some((seat, player)) = own(drawing) else { return html! {} };
    let printed = |worker: Worker| usize::from(facts().mat.printed_workers[worker.index()]);
    html! {
        svg class={ "crew seat-" (seat) } width="186" height="96" viewBox="0 0 186 96" role="group" aria-label=(drawing.words.say("own-crew")) {
            @for worker in Worker::ALL {
                @let count = usize::from(player.workers[worker.index()]);
                @let y = 32 * worker.index() as i32;
                @for slot in 0..SLOTS {
                    @let x = 31 * slot as i32;
                    @let state = if slot < printed(worker) { "printed" } else if slot < count { "hired" } else if slot == count { "next" } else { "" };
                    g data-tells data-light=[(slot == count).then(|| light(worker))] {
                        title { (label(drawing, worker, slot)) }
                        rect class={ "slot " (state) } x=(x + 1) y=(y + 2) width="28" height="28" rx="3" {}
                        @if slot < count { (Icon::of_worker(worker).at(x + 5, y + 6, 20)) }
                        @else if facts().mat.slots[worker.index()][slot].is_some() { circle.spark cx=(x + 15) cy=(y + 16) r="4" {} }
                    }
                }
            }
        }
    }
}

/// The draw pile and the discard pile: what is in them is told, without its order.
pub(super) fn piles(drawing: &Drawing<'_>) -> Markup {
    let Some((_, player)) = own(drawing) else { return html! {} };
    let words = &drawing.words;
    let pile = |icon: Icon, key: &str, n: u8, cards: &CardTally| {
        let text = format!("{}: {}", words.say(key), words.cards(cards));
        html! { p data-tells title=(text) { (icon.inline()) " " b { (n) } " " small { (words.say(&format!("own-{key}"))) } } }
    };
    html! {
        div.piles data-spot="piles" {
            (pile(Icon::Deck, "board-deck", player.pile_size, &player.unseen))
            (pile(Icon::Discard, "board-discard", player.discard.total(), &player.discard))
        }
    }
}
