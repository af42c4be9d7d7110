//! Where things are on the map: cities, plaques and the spaces of the routes. Worked out once, in whole units.

use std::sync::LazyLock;

use crate::{
    facts::facts,
    piece::{CITIES, City, Piece, ROUTES, Route, TILES, Tile},
};

/// Units across the map.
pub(super) const WIDTH: u32 = 998;
/// Units down the map.
pub(super) const HEIGHT: u32 = 580;
/// The size of a city's plaque.
pub(super) const PLAQUE: Point = Point { x: 150, y: 82 };
/// How far a space reaches across its route.
pub(super) const BREADTH: i32 = 34;
/// How far the marker of a city reaches.
const MARKER: f64 = 16.0;
/// What is left free between a plaque and the first space.
const GAP: f64 = 9.0;
/// What is left free between a city and the plaque beside it.
const BESIDE: i32 = 12;
/// The same, where routes leave to both sides of the plaque.
const ABOVE: i32 = 16;

/// A place on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Point {
    /// From the west.
    pub(super) x: i32,
    /// From the north.
    pub(super) y: i32,
}

/// A space of a route.
#[derive(Clone, Copy, Debug)]
pub(super) struct Space {
    /// Its middle.
    pub(super) at: Point,
    /// How far it reaches along its route.
    pub(super) length: i32,
    /// The direction of its rails in degrees.
    pub(super) turn: i32,
    /// Where the sign of its terrain stands.
    pub(super) sign: Point,
}

/// The places.
pub(super) struct Geometry {
    cities: [Point; CITIES],
    plaques: [Point; CITIES],
    spaces: [Space; TILES],
    beds: [String; ROUTES],
}

impl Geometry {
    /// The middle of `city`.
    pub(super) fn city(&self, city: City) -> Point {
        self.cities[city.index()]
    }

    /// The upper left corner of the plaque of `city`.
    pub(super) fn plaque(&self, city: City) -> Point {
        self.plaques[city.index()]
    }

    /// The space of `tile`.
    pub(super) fn space(&self, tile: Tile) -> Space {
        self.spaces[tile.index()]
    }

    /// The roadbed of `route`, as the data of a path.
    pub(super) fn bed(&self, route: Route) -> &str {
        &self.beds[route.index()]
    }
}

/// The places.
pub(super) fn geometry() -> &'static Geometry {
    static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| Geometry {
        cities: std::array::from_fn(|index| city(City::at(index))),
        plaques: std::array::from_fn(|index| plaque(City::at(index))),
        spaces: std::array::from_fn(|index| space(Tile::at(index))),
        beds: std::array::from_fn(|index| bed(Route::at(index))),
    });
    &GEOMETRY
}

fn city(city: City) -> Point {
    Point { x: city.printed().x, y: city.printed().y }
}

/// Plaques stand outside the diamond of routes, except at its middle and at its east and west tips, where the plaque
/// is the city.
fn plaque(here: City) -> Point {
    let Point { x, y } = city(here);
    let (wide, high) = (PLAQUE.x, PLAQUE.y);
    let (middle, centre) = (WIDTH as i32 / 2, HEIGHT as i32 / 2);
    let (east, south) = ((x - middle).signum(), (y - centre).signum());
    let left = match (x - middle).abs() {
        0..60 => x - wide / 2,
        60..360 => x + east * (wide / 2 + 22) - wide / 2,
        _ => (x - wide / 2).clamp(4, WIDTH as i32 - wide - 4),
    };
    let free = if (x - middle).abs() < 60 { ABOVE } else { BESIDE };
    let top = if (y - centre).abs() < 60 { y - high / 2 } else { y + south * (high / 2 + free) - high / 2 };
    Point { x: left, y: top }
}

/// How much of `route`, from the middle of one of its cities, is no room for spaces: what the plaque covers, or the
/// marker and the wedge in which the spaces of the next route would be in the way.
fn covered(route: Route, here: City) -> f64 {
    let (dx, dy) = heading(route, here);
    let corner = plaque(here);
    let Point { x, y } = city(here);
    let inside = (corner.x..corner.x + PLAQUE.x).contains(&x) && (corner.y..corner.y + PLAQUE.y).contains(&y);
    if inside {
        let edge_x = if dx > 0.0 { corner.x + PLAQUE.x - x } else { x - corner.x };
        let edge_y = if dy > 0.0 { corner.y + PLAQUE.y - y } else { y - corner.y };
        let along = (f64::from(edge_x) / dx.abs()).min(f64::from(edge_y) / dy.abs());
        return along * dx.hypot(dy) + GAP;
    }
    let angle = |route: Route| {
        let (dx, dy) = heading(route, here);
        dy.atan2(dx)
    };
    let apart = |other: Route| {
        let apart = (angle(other) - angle(route)).abs();
        apart.min(std::f64::consts::TAU - apart)
    };
    let others = Route::all().filter(|other| *other != route && facts().index.ends(*other).contains(&here));
    let narrowest = others.map(apart).fold(std::f64::consts::PI, f64::min);
    (f64::from(BREADTH / 2) / (narrowest / 2.0).tan() + 1.0).max(MARKER)
}

/// From one city of a route to the other.
fn heading(route: Route, here: City) -> (f64, f64) {
    let [from, to] = facts().index.ends(route);
    let (a, b) = (city(here), city(if here == from { to } else { from }));
    (f64::from(b.x - a.x), f64::from(b.y - a.y))
}

/// The ends of what is left of a route between its cities.
fn span(route: Route) -> [(f64, f64); 2] {
    let [from, to] = facts().index.ends(route);
    let (a, b) = (city(from), city(to));
    let (dx, dy) = (f64::from(b.x - a.x), f64::from(b.y - a.y));
    let length = dx.hypot(dy);
    let at = |along: f64| (f64::from(a.x) + dx * along / length, f64::from(a.y) + dy * along / length);
    [at(covered(route, from)), at(length - covered(route, to))]
}

fn space(tile: Tile) -> Space {
    let [start, end] = span(tile.route());
    let along = (f64::from(tile.number()) - 0.5) / 4.0;
    let (dx, dy) = (end.0 - start.0, end.1 - start.1);
    let (x, y) = (start.0 + dx * along, start.1 + dy * along);
    let length = dx.hypot(dy);
    let towards_edge = if (y - f64::from(HEIGHT) / 2.0) * dx >= 0.0 { 1.0 } else { -1.0 };
    let off = towards_edge * (f64::from(BREADTH) / 2.0 + 11.0);
    let upright = dy.atan2(dx).to_degrees();
    let turn = if upright > 90.0 {
        upright - 180.0
    } else if upright < -90.0 {
        upright + 180.0
    } else {
        upright
    };
    Space {
        at: Point { x: x.round() as i32, y: y.round() as i32 },
        length: (length / 4.0).round() as i32,
        turn: turn.round() as i32,
        sign: Point { x: (x - off * dy / length).round() as i32, y: (y + off * dx / length).round() as i32 },
    }
}

fn bed(route: Route) -> String {
    let [from, to] = facts().index.ends(route).map(city);
    format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_do_not_overlap_and_stay_on_the_map() {
        for tile in Tile::all() {
            let Point { x, y } = geometry().space(tile).at;
            assert!((20..WIDTH as i32 - 20).contains(&x) && (20..HEIGHT as i32 - 20).contains(&y), "{tile}");
            for other in Tile::all().filter(|other| *other > tile) {
                let there = geometry().space(other).at;
                let apart = f64::from(x - there.x).hypot(f64::from(y - there.y));
                let least =
                    if tile.route() == other.route() { geometry().space(tile).length - 2 } else { BREADTH };
                assert!(apart >= f64::from(least), "{tile} and {other} are {apart:.0} apart");
            }
        }
    }

    #[test]
    fn plaques_stay_on_the_map_and_off_the_spaces() {
        for city in City::all() {
            let Point { x, y } = geometry().plaque(city);
            assert!(
                x >= 0 && y >= 0 && x + PLAQUE.x <= WIDTH as i32 && y + PLAQUE.y <= HEIGHT as i32,
                "{city}"
            );
            for tile in Tile::all() {
                let middle = geometry().space(tile).at;
                let near_x = middle.x.clamp(x, x + PLAQUE.x) - middle.x;
                let near_y = middle.y.clamp(y, y + PLAQUE.y) - middle.y;
                let apart = f64::from(near_x).hypot(f64::from(near_y));
                assert!(
                    apart >= f64::from(BREADTH / 2) - 1.0,
                    "the plaque of {city} is {apart:.0} from the middle of {tile}"
                );
            }
        }
    }
}
