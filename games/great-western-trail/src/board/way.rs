//! What a decision would bring, drawn on the trail: the way of a pawn with its steps and tolls, a building on its
//! space with its price. Seen while the decision is pointed at.

use maud::{Markup, html};
use railhead_game::seat_letter;
use railhead_pieces::Named;

use super::{
    At, Drawing,
    trail::{at, half, private},
};
use crate::{
    action::{Action, Route},
    piece::{Building, Space},
    present::preview,
};

/// What each decision that is bound to the trail would bring.
pub(super) fn previews(drawing: &Drawing<'_>) -> Markup {
    let legal = || drawing.open.iter().copied();
    let mut builds = legal().filter(|action| matches!(action, Action::Build { .. })).peekable();
    html! {
        @if builds.peek().is_some() { (ghosts(drawing)) }
        @for action in legal() {
            @match action {
                Action::Move { to, route } => (way(drawing, to, route)),
                Action::Build { building, space } => (site(drawing, building, space)),
                _ => {}
            }
        }
    }
}

/// The way of the pawn: an arrow on each stretch of road, each step with its number and its toll, the money left.
fn way(drawing: &Drawing<'_>, to: Space, route: Route) -> Markup {
    let view = drawing.view;
    let way = preview::way(view, to, route);
    let paid: u8 = way.steps.iter().map(|step| step.paid).sum();
    let money = |sum: u16| drawing.words.money(sum);
    html! {
        g class={ "way seat-" (view.turn.0) } data-preview-of=(Action::Move { to, route }) {
            @for (from, to) in &way.roads {
                @let (gap, turn) = gap(*from, *to);
                g class={ "stretch " (gap.class) } transform={ (gap.shift()) " rotate(" (turn) ")" } {
                    circle r="11" {}
                    path d="M-5-5L8 0-5 5-2 0z" {}
                }
            }
            @for (number, step) in (1..).zip(&way.steps) {
                @let (w, h) = half(step.space);
                g class={ "at-" (step.space) } transform=(at(step.space).shift()) {
                    g.step { circle cx=(w - 2) cy=(2 - h) r="10" {} text x=(w - 2) y=(7 - h) { (number) } }
                    @if step.due > 0 {
                        @let wide = if step.payee.is_some() { 66 } else { 84 };
                        g.bill {
                            rect x=(-wide / 2) y=(h - 1) width=(wide) height="20" rx="10" {}
                            text x="0" y=(h + 14) {
                                (money(step.paid.into()).replacen('$', "−$", 1)) " → "
                                @match step.payee { Some(seat) => (seat_letter(seat)), None => (drawing.words.say("board-bank")) }
                            }
                        }
                    }
                }
            }
            @if paid > 0 {
                @let (_, h) = half(to);
                @let charged = way.steps.last().is_some_and(|step| step.due > 0);
                g class={ "at-" (to) } transform=(at(to).shift()) {
                    g.purse {
                        rect x="-40" y=(h + if charged { 18 } else { -1 }) width="80" height="20" rx="10" {}
                        text x="0" y=(h + if charged { 33 } else { 14 }) { (money(view.active().money)) " → " (money(preview::left(view, paid))) }
                    }
                }
            }
        }
    }
}

/// The viewer's buildings that can be built, to be shown on spaces.
fn ghosts(drawing: &Drawing<'_>) -> Markup {
    let can = |building: &Building| {
        drawing
            .stage
            .legal
            .iter()
            .any(|action| matches!(action, Action::Build { building: which, .. } if which == building))
    };
    html! {
        defs {
            @for building in drawing.view.active().reserve.iter().filter(can) {
                g.tile id={ "ghost-" (building) } { (private(drawing, drawing.view.turn, building)) }
            }
        }
    }
}

/// A building on a space, and its price there.
fn site(drawing: &Drawing<'_>, building: Building, space: Space) -> Markup {
    let (price, replaced) = preview::price(drawing.view, building, space);
    let left = preview::left(drawing.view, price);
    let money = |sum: u16| drawing.words.money(sum);
    html! {
        g class={ "site at-" (space) @if replaced.is_some() { " over" } } transform=(at(space).shift()) data-preview-of=(Action::Build { building, space }) {
            use.tile href={ "#ghost-" (building) } {}
            g.tag { rect x="-21" y="-12" width="42" height="24" rx="12" {} text x="0" y="5" { (money(price.into())) } }
            g.purse { rect x="-40" y="22" width="80" height="20" rx="10" {} text x="0" y="37" { "−" (money(price.into())) " → " (money(left)) } }
        }
    }
}

/// The stretches of road that do not run straight from one space to the next: where their arrow is, and how it is
/// turned.
const BENDS: [(&str, &str, i32, i32, i32); 19] = [
    ("start", "A", 836, 340, -90),
    ("A", "flood1", 786, 340, 115),
    ("flood_risk2", "B", 404, 338, -105),
    ("B", "drought1", 361, 340, 117),
    ("drought_risk1", "C", 9, 300, -90),
    ("C", "c1", 128, 202, -30),
    ("c2", "E", 640, 136, 0),
    ("c3", "D", 380, 204, 0),
    ("teepee_10", "teepee_risk1", 518, 237, 0),
    ("E", "e1", 748, 128, -136),
    ("E", "rockfall1", 826, 147, -60),
    ("rockfall4", "rockfall_risk1", 756, 32, 180),
    ("e2", "F", 503, 64, -155),
    ("F", "f2", 421, 69, 110),
    ("f1", "G", 320, 69, 120),
    ("G", "g1", 241, 68, -150),
    ("g2", "kansas_city", 138, 64, -135),
    ("g1", "kansas_city", 131, 35, 180),
    ("drought4", "drought_risk1", 178, 372, 180),
];

/// Where the arrow of a stretch of road is, and how it is turned.
fn gap(from: Space, to: Space) -> (At, i32) {
    let class = format!("gap-{from}-{to}");
    if let Some((.., x, y, turn)) =
        BENDS.iter().find(|(one, other, ..)| (*one, *other) == (from.id(), to.id()))
    {
        return (At { class, x: *x, y: *y }, *turn);
    }
    let (from, to) = (at(from), at(to));
    let turn = f64::from(to.y - from.y).atan2(f64::from(to.x - from.x)).to_degrees();
    (At { class, x: i32::midpoint(from.x, to.x), y: i32::midpoint(from.y, to.y) }, turn as i32)
}
