//! What lies in the sealed boxes, for hosts who want to know.

use maud::{Markup, html};
use railhead_game::{Canvas, Layer, Pane, Place, Stage, Words};
use railhead_pieces::Piece;

use super::{desk, letter, names, papers};
use crate::{
    action::Action,
    facts::{campaign, cards, frontiers},
    piece::{BoardId, EmployeeId, EventId, PostcardId},
    present::text,
};

type On<'a> = Stage<'a, Action>;

/// Everything, leaf by leaf.
pub(super) fn boxes(words: &Words) -> Vec<Pane> {
    let stage = &Stage { words, names: &[], viewer: None, legal: &[] };
    let leaf = |id, title: &str, markup| Pane {
        id,
        title: stage.say(title),
        place: Place::Side,
        canvas: Canvas::Html,
        layers: vec![Layer::new(id, markup)],
    };
    vec![
        leaf("boxes-frontiers", "boxes-frontiers", frontier_boxes(stage)),
        leaf("boxes-events", "boxes-events", events(stage)),
        leaf("boxes-employees", "boxes-employees", employees(stage)),
        leaf("boxes-postcards", "boxes-postcards", postcards(stage)),
        leaf("boxes-charters", "boxes-charters", charters(stage)),
        leaf("boxes-curses", "boxes-curses", curses(stage)),
        leaf("boxes-story", "boxes-story", story(stage)),
        leaf("boxes-other", "boxes-other", other(stage)),
    ]
}

fn frontier_boxes(stage: &On<'_>) -> Markup {
    html! {
        @for board in BoardId::all().skip(1) {
            @let tickets = cards().tickets.iter().filter(|ticket| ticket.board == board).count();
            p class="hand-written" { (stage.say(&format!("frontier-{board}-lure"))) }
            (desk::frontier(board, stage))
            p class="quiet" { (stage.say_with("boxes-tickets", &[("count", tickets.into())])) }
        }
    }
}

/// Where a card comes from: a game's set-up or a board's box.
fn origin(game: Option<u8>, board: Option<BoardId>, stage: &On<'_>) -> String {
    match (board, game) {
        (Some(board), _) => names::board(board, stage).to_owned(),
        (None, Some(game)) => stage.say_with("boxes-from-game", &[("game", game.into())]),
        (None, None) => String::new(),
    }
}

fn card(title: &str, origin: &str, prose: &str, effect: &str) -> Markup {
    html! {
        details class="folded" {
            summary { (title) @if !origin.is_empty() { " " span class="quiet" { (origin) } } }
            p class="hand-written" { (prose) }
            p { (effect) }
        }
    }
}

fn events(stage: &On<'_>) -> Markup {
    html! {
        @for (index, row) in cards().events.iter().enumerate() {
            @let prose = stage.say(&format!("event-{}-text", row.id));
            (card(names::event(EventId::at(index), stage), &origin(row.game, row.board, stage), &prose, &text(&row.id, stage)))
        }
    }
}

fn employees(stage: &On<'_>) -> Markup {
    html! {
        @for (index, row) in cards().employees.iter().enumerate() {
            @let prose = stage.say(&format!("employee-{}-text", row.id));
            (card(names::employee(EmployeeId::at(index), stage), &origin(row.game, row.board, stage), &prose, &text(&row.id, stage)))
        }
    }
}

fn postcards(stage: &On<'_>) -> Markup {
    html! {
        div class="postcards-held" {
            @for index in 0..cards().postcards.len() as u8 { (papers::postcard(PostcardId(index), None, stage)) }
        }
    }
}

fn charters(stage: &On<'_>) -> Markup {
    html! {
        @for row in &frontiers().charters.list {
            (card(row.title.name(stage.lang()), "", &stage.say(&format!("charter-{}-text", row.id)), &text(&row.id, stage)))
        }
    }
}

fn curses(stage: &On<'_>) -> Markup {
    html! {
        @for row in &frontiers().ghost.curses {
            (card(row.title.name(stage.lang()), "", &stage.say(&format!("curse-{}-text", row.id)), &text(&row.id, stage)))
        }
    }
}

fn story(stage: &On<'_>) -> Markup {
    html! { ol { @for card in &campaign().story { li { b { (card.code) } " " (letter::title(card, stage)) } } } }
}

fn other(stage: &On<'_>) -> Markup {
    html! { @for key in ["toolbox-text", "vault-text", "finale-text"] { p class="hand-written" { (stage.say(key)) } } }
}
