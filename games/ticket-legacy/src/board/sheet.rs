//! The sheet of paper the map is drawn on, and where everything on it is.

use std::sync::LazyLock;

use crate::{
    facts::{Bearing, City, Route, land, map},
    piece::{BoardId, CityId},
    view::View,
};

/// Units across the sheet.
pub(super) const WIDTH: u32 = 1000;
/// Units down the sheet.
pub(super) const HEIGHT: u32 = 700;
/// The length of a car space as its drawing has it; on the sheet it is scaled.
const CAR: f64 = 30.0;
/// How much of the way from a car to the next is the car.
const FULL: f64 = 0.9;
/// How much is shown around the open cities on a small screen.
const AROUND: f64 = 40.0;
/// From the middle of a car to that of the next, as the drawing has it.
pub(super) const STEP: f64 = CAR / FULL;

/// Which of the two maps a table plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sheet {
    /// The eastern map alone, drawn large.
    East,
    /// The continent, as far as its boards are open.
    Continent,
}

/// How large things are on a sheet.
#[derive(Debug)]
pub(super) struct Scale {
    /// Of a car space against its drawing.
    car: f64,
    /// Between the middles of parallel tracks.
    gap: f64,
    /// Radius of a big city.
    pub(super) big: i32,
    /// Radius of a small city.
    pub(super) small: i32,
    /// Height of a city's name as it is seen.
    pub(super) font: i32,
    /// How far around open cities the sheet is shown.
    margin: f64,
}

/// Where a route lies on a sheet, ready to be drawn: in a frame of its own, through whose middle it runs from left to
/// right.
#[derive(Debug)]
pub(crate) struct Lane {
    /// The class by which the stylesheet knows the frame.
    pub(crate) class: String,
    /// The frame, as a transformation in the stylesheet.
    pub(super) frame: String,
    /// The line from city to city, in the frame.
    pub(crate) path: String,
    /// Where each car stands in the frame, as a transformation of its drawing.
    pub(crate) cars: Vec<String>,
    /// Where the row of all of them stands in the frame, as a transformation in the stylesheet, if they stand in a
    /// straight line.
    pub(crate) row: Option<String>,
    /// A place beside the middle of the line, on the sheet.
    pub(crate) beside: (i32, i32),
}

/// A straight line between two places.
pub(super) struct Run {
    /// Its middle.
    pub(super) middle: (f64, f64),
    /// Its direction in degrees, turned so that nothing on it stands on its head.
    pub(super) turn: f64,
    /// From end to end.
    pub(super) length: f64,
    /// One unit across it.
    normal: (f64, f64),
    /// Whether it was turned round.
    turned: bool,
}

impl Run {
    /// The line from `a` to `b`, moved `aside`.
    pub(super) fn of(a: (f64, f64), b: (f64, f64), aside: f64) -> Run {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy).max(1.0);
        let normal = (-dy / length, dx / length);
        let middle = (f64::midpoint(a.0, b.0) + normal.0 * aside, f64::midpoint(a.1, b.1) + normal.1 * aside);
        let heading = dy.atan2(dx).to_degrees();
        let turned = !(-90.0..=90.0).contains(&heading);
        Run {
            middle,
            turn: if turned { heading - 180.0 * heading.signum() } else { heading },
            length,
            normal,
            turned,
        }
    }

    /// How far the cars of a route of this length stand apart on it, between cities of this radius.
    pub(super) fn step(&self, cars: u8, radius: i32, car: f64) -> f64 {
        let usable = self.length - 2.0 * f64::from(radius) - 4.0;
        (usable / f64::from(cars)).min(CAR * car * 1.14)
    }
}

/// How much a car's drawing is lengthened to fill its part of a way from car to car.
pub(super) fn stretch(step: f64) -> f64 {
    step * FULL / CAR
}

impl Sheet {
    /// The sheet of this table.
    pub(super) fn of(view: &View) -> Sheet {
        if view.boards == [BoardId::EAST] { Sheet::East } else { Sheet::Continent }
    }

    pub(super) const fn scale(self) -> &'static Scale {
        match self {
            Sheet::East => &Scale { car: 1.0, gap: 14.0, big: 10, small: 7, font: 15, margin: 0.0 },
            Sheet::Continent => &Scale { car: 0.62, gap: 9.0, big: 7, small: 5, font: 13, margin: 46.0 },
        }
    }

    /// The class of everything on this sheet.
    pub(super) const fn class(self) -> &'static str {
        match self {
            Sheet::East => "east",
            Sheet::Continent => "far",
        }
    }

    /// The land on this sheet.
    pub(super) fn land(self) -> &'static crate::facts::Sheet {
        match self {
            Sheet::East => &land().east,
            Sheet::Continent => &land().continent,
        }
    }

    pub(super) fn spot(self, city: &City) -> Option<(i32, i32)> {
        let (x, y) = match self {
            Sheet::East => city.near?,
            Sheet::Continent => city.far,
        };
        Some((x.into(), y.into()))
    }

    /// Where a city is; the middle of the sheet for one that is not on it.
    pub(super) fn place(self, id: CityId) -> (i32, i32) {
        self.spot(&map().cities[id.index()]).unwrap_or((WIDTH as i32 / 2, HEIGHT as i32 / 2))
    }

    /// Where the name of a city stands that is seen with `radius`, in letters of `font`, from the city's middle, and
    /// how it is anchored.
    pub(super) fn name(self, id: CityId, radius: i32, font: i32) -> (i32, i32, &'static str) {
        let city = &map().cities[id.index()];
        let side = match self {
            Sheet::East => city.near_name,
            Sheet::Continent => city.far_name,
        };
        let (level, aside) = (font / 3, radius * 3 / 4 + 2);
        match side {
            Bearing::N => (0, -radius - 4, "middle"),
            Bearing::S => (0, radius + 2 + font * 3 / 4, "middle"),
            Bearing::E => (radius + 4, level, "start"),
            Bearing::W => (-radius - 4, level, "end"),
            Bearing::Ne => (aside, -aside, "start"),
            Bearing::Nw => (-aside, -aside, "end"),
            Bearing::Se => (aside, aside + font * 2 / 3, "start"),
            Bearing::Sw => (-aside, aside + font * 2 / 3, "end"),
        }
    }

    /// The lanes of this sheet by route; none for routes that are not on it.
    pub(super) fn lanes(self) -> &'static [Option<Lane>] {
        static LANES: LazyLock<[Vec<Option<Lane>>; 2]> = LazyLock::new(|| {
            [Sheet::East, Sheet::Continent].map(|sheet| {
                map().routes.iter().enumerate().map(|(index, route)| sheet.lane(index, route)).collect()
            })
        });
        &LANES[self as usize]
    }

    fn lane(self, index: usize, route: &Route) -> Option<Lane> {
        let scale = self.scale();
        let ends = [route.a, route.b].map(|id| self.spot(&map().cities[id.index()]));
        let [a, b] = [ends[0]?, ends[1]?].map(|(x, y)| (f64::from(x), f64::from(y)));
        let aside = self.aside(route);
        let run = Run::of(a, b, aside);
        let along = if run.turned { -1.0 } else { 1.0 };
        // A quadratic curve passes half as far from its chord as its control point is.
        let pull = along * 2.0 * f64::from(route.bend);
        let step = run.step(route.length, scale.small, scale.car);
        let size = format!("scale({} {})", hundredths(stretch(step)), hundredths(scale.car));
        let car = |number: u8| {
            let from_middle = step * (f64::from(number) - f64::from(route.length - 1) / 2.0) / run.length;
            let (x, bow) = (along * from_middle * run.length, 0.5 - 2.0 * from_middle * from_middle);
            let heading = (-4.0 * along * from_middle * pull).atan2(run.length).to_degrees();
            format!("translate({} {})rotate({}){size}", tenths(x), tenths(bow * pull), tenths(heading))
        };
        let off = f64::from(route.bend) + 11.0 * scale.car + aside.abs();
        let beside = (run.middle.0 + run.normal.0 * off, run.middle.1 + run.normal.1 * off);
        let half = (run.length / 2.0).round();
        Some(Lane {
            class: format!("q{index}"),
            frame: format!(
                "translate({}px, {}px) rotate({}deg)",
                tenths(run.middle.0),
                tenths(run.middle.1),
                tenths(run.turn)
            ),
            path: if route.bend == 0 {
                format!("M-{half} 0H{half}")
            } else {
                format!("M-{half} 0Q0 {pull} {half} 0")
            },
            cars: (0..route.length).map(car).collect(),
            row: (route.bend == 0).then(|| size.replace(' ', ", ")),
            beside: (beside.0.round() as i32, beside.1.round() as i32),
        })
    }

    /// How far a track lies off the line between its cities.
    fn aside(self, route: &Route) -> f64 {
        (f64::from(route.track) - f64::from(route.tracks - 1) / 2.0) * self.scale().gap
    }

    /// The open cities as they are seen, with their names: where one begins on a small screen.
    pub(super) fn home(self, view: &View) -> [i32; 4] {
        let open = map().cities.iter().filter(|city| view.boards.contains(&city.board));
        let window = self.window(view);
        let seen = |(x, y): (i32, i32)| window.seen((f64::from(x), f64::from(y)));
        let spots: Vec<(f64, f64)> = open.filter_map(|city| self.spot(city)).map(seen).collect();
        let least = |pick: fn(&(f64, f64)) -> f64| spots.iter().map(pick).fold(f64::INFINITY, f64::min);
        let most = |pick: fn(&(f64, f64)) -> f64| spots.iter().map(pick).fold(0.0, f64::max);
        let (left, top) = (least(|spot| spot.0) - AROUND, least(|spot| spot.1) - AROUND);
        let (right, bottom) = (most(|spot| spot.0) + AROUND, most(|spot| spot.1) + AROUND);
        [left, top, right - left, bottom - top].map(|value| value.round() as i32)
    }

    /// The part of the sheet that is shown: the open boards and a little around them.
    pub(super) fn window(self, view: &View) -> Window {
        let scale = self.scale();
        let open = map().cities.iter().filter(|city| view.boards.contains(&city.board));
        let spots: Vec<(i32, i32)> = open.filter_map(|city| self.spot(city)).collect();
        let (width, height) = (f64::from(WIDTH), f64::from(HEIGHT));
        if self == Sheet::East || spots.is_empty() {
            return Window { zoom: 1.0, x: 0.0, y: 0.0 };
        }
        let least = |pick: fn(&(i32, i32)) -> i32| spots.iter().map(pick).min().unwrap_or(0);
        let most = |pick: fn(&(i32, i32)) -> i32| spots.iter().map(pick).max().unwrap_or(0);
        let left = (f64::from(least(|spot| spot.0)) - scale.margin).max(0.0);
        let right = (f64::from(most(|spot| spot.0)) + scale.margin).min(width);
        let top = (f64::from(least(|spot| spot.1)) - scale.margin).max(0.0);
        let bottom = (f64::from(most(|spot| spot.1)) + scale.margin).min(height);
        let zoom = (width / (right - left)).min(height / (bottom - top));
        // Keep to the sheet: what is short on one side is shown on the other.
        let x = (f64::midpoint(left, right) - width / zoom / 2.0).clamp(0.0, width - width / zoom);
        let y = (f64::midpoint(top, bottom) - height / zoom / 2.0).clamp(0.0, height - height / zoom);
        Window { zoom: hundredths(zoom), x: tenths(x), y: tenths(y) }
    }
}

/// The part of a sheet that is shown.
#[derive(Clone, Copy, Debug)]
pub(super) struct Window {
    /// How much larger the sheet is shown than it is drawn.
    pub(super) zoom: f64,
    x: f64,
    y: f64,
}

impl Window {
    /// The window as a transformation of the sheet.
    pub(super) fn transform(self) -> String {
        format!("scale({})translate({} {})", self.zoom, -self.x, -self.y)
    }

    /// Where a place of the sheet is seen.
    pub(super) fn seen(self, (x, y): (f64, f64)) -> (f64, f64) {
        (tenths((x - self.x) * self.zoom), tenths((y - self.y) * self.zoom))
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
