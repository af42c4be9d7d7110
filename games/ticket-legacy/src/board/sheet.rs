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

/// Where a route lies on a sheet, ready to be drawn.
#[derive(Debug)]
pub(super) struct Lane {
    /// The line from city to city.
    pub(super) path: String,
    /// Where each car stands, as a transformation of its drawing.
    pub(super) cars: Vec<String>,
    /// Where the row of all of them stands, if they stand in a straight line.
    pub(super) row: Option<String>,
    /// A place beside the middle of the line.
    pub(super) beside: (i32, i32),
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

    /// The land on this sheet.
    pub(super) fn land(self) -> &'static crate::facts::Sheet {
        match self {
            Sheet::East => &land().east,
            Sheet::Continent => &land().continent,
        }
    }

    fn spot(self, city: &City) -> Option<(i32, i32)> {
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
            [Sheet::East, Sheet::Continent]
                .map(|sheet| map().routes.iter().map(|route| sheet.lane(route)).collect())
        });
        &LANES[self as usize]
    }

    fn lane(self, route: &Route) -> Option<Lane> {
        let scale = self.scale();
        let ends = [route.a, route.b].map(|id| self.spot(&map().cities[id.index()]));
        let [(ax, ay), (bx, by)] = [ends[0]?, ends[1]?].map(|(x, y)| (f64::from(x), f64::from(y)));
        let distance = (bx - ax).hypot(by - ay).max(1.0);
        let normal = (-(by - ay) / distance, (bx - ax) / distance);
        let aside = (f64::from(route.track) - f64::from(route.tracks - 1) / 2.0) * scale.gap;
        let curve = Curve {
            a: (ax + normal.0 * aside, ay + normal.1 * aside),
            b: (bx + normal.0 * aside, by + normal.1 * aside),
            // A quadratic curve passes half as far from its chord as its control point is.
            pull: (normal.0 * 2.0 * f64::from(route.bend), normal.1 * 2.0 * f64::from(route.bend)),
        };
        let usable = distance - 2.0 * f64::from(scale.small) - 4.0;
        let step = (usable / f64::from(route.length)).min(CAR * scale.car * 1.14);
        let first = 0.5 - step * f64::from(route.length - 1) / 2.0 / distance;
        let wide = step * FULL / CAR;
        let standing = |at: f64| {
            let (x, y) = curve.at(at);
            let turn = upright(curve.heading(at));
            format!(
                "translate({} {})rotate({})scale({} {})",
                tenths(x),
                tenths(y),
                tenths(turn),
                hundredths(wide),
                hundredths(scale.car)
            )
        };
        let cars = (0..route.length).map(|car| standing(first + step * f64::from(car) / distance)).collect();
        let row = (route.bend == 0).then(|| standing(0.5));
        let beside = curve.at(0.5);
        let off = 11.0 * scale.car + aside.abs();
        let beside = (beside.0 + normal.0 * off, beside.1 + normal.1 * off);
        Some(Lane {
            path: curve.path(),
            cars,
            row,
            beside: (beside.0.round() as i32, beside.1.round() as i32),
        })
    }

    /// Half way between the westernmost and the easternmost open city, as it is seen.
    pub(super) fn middle(self, view: &View) -> i32 {
        let open = map().cities.iter().filter(|city| view.boards.contains(&city.board));
        let spots: Vec<i32> = open.filter_map(|city| self.spot(city)).map(|(x, _)| x).collect();
        let (Some(west), Some(east)) = (spots.iter().min(), spots.iter().max()) else {
            return WIDTH as i32 / 2;
        };
        self.window(view).seen((f64::midpoint(f64::from(*west), f64::from(*east)), 0.0)).0 as i32
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

/// A gentle curve between two places.
struct Curve {
    a: (f64, f64),
    b: (f64, f64),
    /// How far its control point is from the middle of the chord.
    pull: (f64, f64),
}

impl Curve {
    /// The place at `t`, from 0 to 1.
    fn at(&self, t: f64) -> (f64, f64) {
        let bow = 2.0 * t * (1.0 - t);
        let along = |a: f64, b: f64, pull: f64| a + (b - a) * t + bow * pull;
        (along(self.a.0, self.b.0, self.pull.0), along(self.a.1, self.b.1, self.pull.1))
    }

    /// The heading at `t` in degrees.
    fn heading(&self, t: f64) -> f64 {
        let bow = 2.0 - 4.0 * t;
        let dx = self.b.0 - self.a.0 + bow * self.pull.0;
        let dy = self.b.1 - self.a.1 + bow * self.pull.1;
        dy.atan2(dx).to_degrees()
    }

    fn path(&self) -> String {
        let middle = (
            f64::midpoint(self.a.0, self.b.0) + self.pull.0,
            f64::midpoint(self.a.1, self.b.1) + self.pull.1,
        );
        let [ax, ay, mx, my, bx, by] =
            [self.a.0, self.a.1, middle.0, middle.1, self.b.0, self.b.1].map(tenths);
        if self.pull == (0.0, 0.0) {
            format!("M{ax} {ay}L{bx} {by}")
        } else {
            format!("M{ax} {ay}Q{mx} {my} {bx} {by}")
        }
    }
}

/// An angle turned by half a circle where a car would stand on its head.
fn upright(degrees: f64) -> f64 {
    if degrees > 90.0 {
        degrees - 180.0
    } else if degrees < -90.0 {
        degrees + 180.0
    } else {
        degrees
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
