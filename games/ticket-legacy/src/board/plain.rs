//! The map with nobody at it, for pages that draw something of their own onto it.

use maud::Markup;
use railhead_game::Canvas;

use super::{
    cities, ground,
    sheet::{HEIGHT, Lane, Sheet, WIDTH},
    tracks,
};
use crate::{
    piece::{CityId, RouteId},
    present::Stage,
    view::View,
};

/// The map of a view, of which only the map is looked at.
pub(crate) struct Plain<'a> {
    view: &'a View,
    sheet: Sheet,
}

impl Plain<'_> {
    /// What it is drawn on.
    pub(crate) const CANVAS: Canvas = Canvas::Svg { width: WIDTH, height: HEIGHT };

    /// The map of `view`.
    pub(crate) fn of(view: &View) -> Plain<'_> {
        Plain { view, sheet: Sheet::of(view) }
    }

    /// The paper.
    pub(crate) fn ground(&self, stage: &Stage<'_>) -> Markup {
        ground::ground(self.view, stage)
    }

    /// The printed spaces.
    pub(crate) fn spaces(&self) -> Markup {
        tracks::spaces(self.view)
    }

    /// The cities.
    pub(crate) fn cities(&self, stage: &Stage<'_>) -> Markup {
        cities::cities(self.view, stage)
    }

    /// How things on the sheet are moved into sight.
    pub(crate) fn window(&self) -> String {
        self.sheet.window(self.view).transform()
    }

    /// Where a route lies.
    pub(crate) fn lane(&self, id: RouteId) -> Option<&'static Lane> {
        self.sheet.lanes()[id.index()].as_ref()
    }

    /// The class of everything on the map.
    pub(crate) fn class(&self) -> &'static str {
        self.sheet.class()
    }

    /// Where a city is.
    pub(crate) fn place(&self, id: CityId) -> (i32, i32) {
        self.sheet.place(id)
    }
}
