//! The picture of the table, in panes: the trail, the railway, the markets, the mats, Kansas City, and the viewer's hand.

pub(crate) mod aids;
mod foresight;
mod goal;
mod ground;
mod hand;
mod icons;
mod kansas_city;
mod legend;
mod line;
mod markets;
mod marks;
mod mat;
mod rows;
mod slips;
mod tile;
mod trail;
mod way;

use maud::{Markup, html};
use railhead_game::{Canvas, Ends, Layer, Pane, Place, Scene};
use railhead_pieces::draw::{Acts, hotspot};

use self::rows::Row;
use crate::{
    action::Action,
    present::{Phrases, Stage, choice, preview},
    view::View,
};

/// Draws the table. A layer holds what changes together: what may be decided is drawn apart from what lies there, so
/// that a decision sends little.
pub(crate) fn scene(view: &View, stage: &Stage<'_>) -> Scene {
    let open = stage.legal.iter().copied().filter(|action| !preview::is_dominated(view, *action)).collect();
    let drawing = Drawing { view, stage, words: Phrases(stage), open, rows: rows::rows(view, stage) };
    let pane =
        |id, title: &str, place, canvas, layers| Pane { id, title: stage.say(title), place, canvas, layers };
    let mut panes = vec![
        pane(
            "trail",
            "pane-trail",
            Place::Board,
            Canvas::Svg { width: trail::WIDTH, height: trail::HEIGHT },
            vec![
                Layer::fixed("signs", icons::SYMBOLS),
                Layer::fixed("trail-ground", ground::ground()),
                Layer::new("trail-tiles", trail::tiles(&drawing)),
                Layer::new("trail-foresight", foresight::tiles(&drawing)),
                Layer::new("trail-acts", html! { (trail::acts(&drawing)) (foresight::acts(&drawing)) }),
                Layer::new("trail-pawns", trail::pawns(&drawing)),
                Layer::new("trail-previews", way::previews(&drawing)),
            ],
        ),
        pane(
            "line",
            "board-railway",
            Place::Board,
            Canvas::Svg { width: line::WIDTH, height: line::HEIGHT },
            vec![
                Layer::new("line-ground", line::ground(&drawing)),
                Layer::new("line-stations", line::stations(&drawing)),
                Layer::new("line-discs", line::discs(&drawing)),
                Layer::new("line-acts", line::acts(&drawing)),
                Layer::new("line-engines", line::engines(&drawing)),
                Layer::new("line-bills", line::bills(&drawing)),
            ],
        ),
        pane(
            "markets",
            "pane-markets",
            Place::Side,
            Canvas::Svg { width: markets::WIDTH, height: markets::HEIGHT },
            vec![
                Layer::new("market-jobs", markets::jobs(&drawing)),
                Layer::new("market-cattle", markets::cattle(&drawing)),
                Layer::new("market-goals", markets::objectives(&drawing)),
                Layer::new("market-acts", markets::acts(&drawing)),
            ],
        ),
    ];
    panes.extend(mat::panes(&drawing));
    panes.extend([
        pane(
            "city",
            "place-kansas-city",
            Place::Side,
            Canvas::Html,
            vec![Layer::new("city-panel", kansas_city::panel(&drawing))],
        ),
        pane(
            "legend",
            "pane-legend",
            Place::Side,
            Canvas::Html,
            vec![Layer::new("legend-signs", legend::legend(&drawing))],
        ),
        pane(
            "hand",
            "pane-hand",
            Place::Hand,
            Canvas::Html,
            vec![
                Layer::new("hand-purse", hand::purse(&drawing)),
                Layer::new("hand-cards", hand::cards(&drawing)),
                Layer::new("hand-piles", hand::piles(&drawing)),
                Layer::new("hand-slips", slips::slips(&drawing)),
                Layer::new("hand-crew", hand::crew(&drawing)),
                Layer::new("hand-rows", rows::told(&drawing)),
            ],
        ),
    ]);
    Scene { panes }
}

/// What drawing needs.
pub(super) struct Drawing<'a> {
    pub(super) view: &'a View,
    pub(super) stage: &'a Stage<'a>,
    pub(super) words: Phrases<'a>,
    /// The legal decisions, but for those that are never better than another.
    pub(super) open: Vec<Action>,
    /// Local and auxiliary actions with what they ask for at once.
    rows: Vec<Row>,
}

/// A spot of a drawing that can be laid out in two ways: by these figures, or by the stylesheet, which knows the class.
pub(super) struct At {
    pub(super) class: String,
    pub(super) x: i32,
    pub(super) y: i32,
}

impl At {
    /// The same spot, with another class.
    pub(super) fn also(self, class: &str) -> At {
        At { class: format!("{} {class}", self.class), ..self }
    }

    /// What moves there whatever is drawn around the origin.
    pub(super) fn shift(&self) -> String {
        format!("translate({} {})", self.x, self.y)
    }
}

/// A place of an SVG where decisions can be taken: `(x, y, width, height)` around a spot. Nothing if there are none; what
/// they do and cost is written below `heading`. A space where a building may come is the second part of a decision
/// whose first is the building: seen when that is chosen, where other decisions can be taken too.
pub(super) fn act(
    drawing: &Drawing<'_>,
    heading: impl FnOnce() -> String,
    at: &At,
    (x, y, width, height): (i32, i32, i32, i32),
    belongs: impl Fn(Action) -> bool,
) -> Markup {
    let acts = drawing.acts(&belongs);
    if !acts.any() {
        return html! {};
    }
    let rows = drawing.rows.iter().map(|row| row.by);
    let mut bound = drawing.open.iter().copied().chain(rows).filter(|action| belongs(*action));
    let first = bound.next();
    let narrows = matches!(first, Some(Action::Build { .. }));
    let later = narrows && !drawing.open.iter().any(|action| matches!(action, Action::Build { .. }));
    let ends = first.is_some_and(|action| choice(drawing.view, action, drawing.stage).ends != Ends::Nothing);
    let label = if narrows { heading() } else { drawing.offers(&heading(), &belongs) };
    html! {
        g class={ "act can " (at.class) @if ends { " ends" } @if later { " later" } } transform=(at.shift())
            data-act=[acts.one()] data-acts=[acts.many()] data-narrows[narrows]
            tabindex="0" role="button" aria-label=(label) {
            title { (label) }
            rect.hollow x=(x) y=(y) width=(width) height=(height) rx="6" {}
        }
    }
}

/// A part of a drawing with a place of its own, and, by its class, perhaps another one on a narrow screen. Nothing if
/// there is nothing on it.
fn part(class: &str, (x, y): (i32, i32), content: Markup) -> Markup {
    html! { @if !content.0.is_empty() { g class={ "part " (class) } data-spot=(class) transform={ "translate(" (x) " " (y) ")" } { (content) } } }
}

/// A place of a part where decisions can be taken: `(x, y, width, height)`. Nothing if there are none.
fn offer(
    drawing: &Drawing<'_>,
    heading: &str,
    bounds: (i32, i32, i32, i32),
    belongs: impl Fn(Action) -> bool,
) -> Markup {
    let acts = drawing.acts(&belongs);
    let label = if acts.any() { drawing.offers(heading, belongs) } else { String::new() };
    hotspot(bounds, &acts, &label)
}

/// A piece of an SVG that tells its sentence to whoever points at it or taps it.
fn told(class: &str, label: &str, content: Markup) -> Markup {
    html! { g class=[(!class.is_empty()).then_some(class)] data-tells { title { (label) } (content) } }
}

impl Drawing<'_> {
    /// What the decisions that belong to a piece do, and what each costs and to whom, one to a line below `heading`.
    pub(super) fn offers(&self, heading: &str, belongs: impl Fn(Action) -> bool) -> String {
        let mut text = heading.to_owned();
        let mut line = |label: String, detail: Option<String>| {
            let detail = detail.map(|detail| format!(": {detail}")).unwrap_or_default();
            let end = if text.is_empty() { "" } else { "\n" };
            text = format!("{text}{end}{label}{detail}");
        };
        for action in self.single(&belongs) {
            let choice = choice(self.view, action, self.stage);
            line(choice.label, choice.detail);
        }
        for row in self.rows.iter().filter(|row| belongs(row.by)) {
            line(row.label.clone(), Some(row.detail.clone()));
        }
        text
    }

    /// The open decisions that belong to a piece, each by itself or with what it asks for.
    pub(super) fn acts(&self, belongs: impl Fn(Action) -> bool) -> Acts {
        let rows = self.rows.iter().filter(|row| belongs(row.by)).map(|row| row.act.clone());
        self.single(&belongs).map(|action| action.to_string()).chain(rows).collect()
    }

    /// The open decisions that belong to a piece and to no row.
    fn single(&self, belongs: impl Fn(Action) -> bool) -> impl Iterator<Item = Action> {
        let in_row = |action: Action| self.rows.iter().any(|row| row.by == action);
        self.open.iter().copied().filter(move |action| belongs(*action) && !in_row(*action))
    }
}
