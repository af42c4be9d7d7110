//! Where things are on the map: cities, plaques and the spaces of the routes. Worked out once, in whole units, for two
//! layouts of the one drawing: the map as it lies on a table, and the upright one of a phone, with the west on top. The
//! drawing has the places of the first, the stylesheet those of the second.

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
/// Units across and down the upright map.
pub(super) const UPRIGHT: Point = Point { x: 390, y: 588 };
/// What is left free between a plaque and the first space.
const GAP: f64 = 9.0;

/// A place on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Point {
    /// From the left.
    pub(super) x: i32,
    /// From the top.
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
    fn of(layout: &Layout) -> Geometry {
        Geometry {
            cities: std::array::from_fn(|index| (layout.city)(City::at(index))),
            plaques: std::array::from_fn(|index| (layout.plaque)(City::at(index))),
            spaces: std::array::from_fn(|index| layout.space(Tile::at(index))),
            beds: std::array::from_fn(|index| layout.bed(Route::at(index))),
        }
    }

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

/// The places of the map as it lies.
pub(super) fn geometry() -> &'static Geometry {
    static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| Geometry::of(&LYING));
    &GEOMETRY
}

/// The places of the upright map.
pub(super) fn upright() -> &'static Geometry {
    static GEOMETRY: LazyLock<Geometry> = LazyLock::new(|| Geometry::of(&STANDING));
    &GEOMETRY
}

/// How the map is laid out.
struct Layout {
    size: Point,
    /// The size of a plaque.
    plaque_size: Point,
    /// How far a space reaches across its route.
    breadth: i32,
    /// How far the marker of a city keeps spaces off.
    marker: f64,
    city: fn(City) -> Point,
    plaque: fn(City) -> Point,
}

const LYING: Layout = Layout {
    size: Point { x: WIDTH as i32, y: HEIGHT as i32 },
    plaque_size: PLAQUE,
    breadth: BREADTH,
    marker: 16.0,
    city: printed,
    plaque: beside,
};

const STANDING: Layout = Layout {
    size: UPRIGHT,
    plaque_size: Point { x: 86, y: 40 },
    breadth: 28,
    marker: 23.0,
    city: turned,
    plaque: about,
};

fn printed(city: City) -> Point {
    Point { x: city.printed().x, y: city.printed().y }
}

/// Plaques stand outside the diamond of routes, except at its middle and at its east and west tips, where the plaque
/// is the city.
fn beside(here: City) -> Point {
    let Point { x, y } = printed(here);
    let (wide, high) = (PLAQUE.x, PLAQUE.y);
    let (middle, centre) = (WIDTH as i32 / 2, HEIGHT as i32 / 2);
    let (east, south) = ((x - middle).signum(), (y - centre).signum());
    let left = match (x - middle).abs() {
        0..60 => x - wide / 2,
        60..360 => x + east * (wide / 2 + 22) - wide / 2,
        _ => (x - wide / 2).clamp(4, WIDTH as i32 - wide - 4),
    };
    // Where routes leave to both sides of the plaque, it stands further off.
    let free = if (x - middle).abs() < 60 { 16 } else { 12 };
    let top = if (y - centre).abs() < 60 { y - high / 2 } else { y + south * (high / 2 + free) - high / 2 };
    Point { x: left, y: top }
}

/// The map with the west on top, less long and less wide.
fn turned(city: City) -> Point {
    let Point { x, y } = printed(city);
    let across = UPRIGHT.x / 2 + (HEIGHT as i32 / 2 - y) * 951 / 1000;
    Point { x: across, y: 24 + (x - 79) * 642 / 1000 }
}

/// On the upright map too; beside the cities at the northern and southern tips there is room within the diamond alone.
fn about(here: City) -> Point {
    let Point { x, y } = turned(here);
    let Point { x: wide, y: high } = STANDING.plaque_size;
    let (middle, centre) = (UPRIGHT.x / 2, UPRIGHT.y / 2);
    let north = (x - middle).signum();
    match ((x - middle).abs(), (y - centre).abs()) {
        (0..60, _) => Point { x: x - wide / 2, y: y - high / 2 },
        (_, 0..60) => Point { x: x - north * (wide / 2 + 14) - wide / 2, y: y - high / 2 },
        _ => {
            let top = y + (y - centre).signum() * (high / 2 + 40) - high / 2;
            Point { x: if north > 0 { UPRIGHT.x - wide - 2 } else { 2 }, y: top }
        }
    }
}

impl Layout {
    /// How much of `route`, from the middle of one of its cities, is no room for spaces: what the plaque covers, or the
    /// marker and the wedge in which the spaces of the next route would be in the way.
    fn covered(&self, route: Route, here: City) -> f64 {
        let (dx, dy) = self.heading(route, here);
        let (corner, size) = ((self.plaque)(here), self.plaque_size);
        let Point { x, y } = (self.city)(here);
        let inside = (corner.x..corner.x + size.x).contains(&x) && (corner.y..corner.y + size.y).contains(&y);
        if inside {
            let edge_x = if dx > 0.0 { corner.x + size.x - x } else { x - corner.x };
            let edge_y = if dy > 0.0 { corner.y + size.y - y } else { y - corner.y };
            let along = (f64::from(edge_x) / dx.abs()).min(f64::from(edge_y) / dy.abs());
            return along * dx.hypot(dy) + GAP;
        }
        let angle = |route: Route| {
            let (dx, dy) = self.heading(route, here);
            dy.atan2(dx)
        };
        let apart = |other: Route| {
            let apart = (angle(other) - angle(route)).abs();
            apart.min(std::f64::consts::TAU - apart)
        };
        let others =
            Route::all().filter(|other| *other != route && facts().index.ends(*other).contains(&here));
        let narrowest = others.map(apart).fold(std::f64::consts::PI, f64::min);
        (f64::from(self.breadth / 2) / (narrowest / 2.0).tan() + 1.0).max(self.marker)
    }

    /// From one city of a route to the other.
    fn heading(&self, route: Route, here: City) -> (f64, f64) {
        let [from, to] = facts().index.ends(route);
        let (a, b) = ((self.city)(here), (self.city)(if here == from { to } else { from }));
        (f64::from(b.x - a.x), f64::from(b.y - a.y))
    }

    /// The ends of what is left of a route between its cities.
    fn span(&self, route: Route) -> [(f64, f64); 2] {
        let [from, to] = facts().index.ends(route);
        let (a, b) = ((self.city)(from), (self.city)(to));
        let (dx, dy) = (f64::from(b.x - a.x), f64::from(b.y - a.y));
        let length = dx.hypot(dy);
        let at = |along: f64| (f64::from(a.x) + dx * along / length, f64::from(a.y) + dy * along / length);
        [at(self.covered(route, from)), at(length - self.covered(route, to))]
    }

    fn space(&self, tile: Tile) -> Space {
        let [start, end] = self.span(tile.route());
        let along = (f64::from(tile.number()) - 0.5) / 4.0;
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let (x, y) = (start.0 + dx * along, start.1 + dy * along);
        let length = dx.hypot(dy);
        let towards_edge = if (y - f64::from(self.size.y) / 2.0) * dx >= 0.0 { 1.0 } else { -1.0 };
        let off = towards_edge * (f64::from(self.breadth) / 2.0 + 11.0);
        let heading = dy.atan2(dx).to_degrees();
        let turn = if heading > 90.0 {
            heading - 180.0
        } else if heading < -90.0 {
            heading + 180.0
        } else {
            heading
        };
        Space {
            at: Point { x: x.round() as i32, y: y.round() as i32 },
            length: (length / 4.0).round() as i32,
            turn: turn.round() as i32,
            sign: Point {
                x: (x - off * dy / length).round() as i32,
                y: (y + off * dx / length).round() as i32,
            },
        }
    }

    fn bed(&self, route: Route) -> String {
        let [from, to] = facts().index.ends(route).map(self.city);
        format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::piece::Named;

    fn layouts() -> [(Layout, &'static Geometry); 2] {
        [(LYING, geometry()), (STANDING, upright())]
    }

    #[test]
    fn spaces_do_not_overlap_and_stay_on_the_map() {
        for (layout, places) in layouts() {
            for tile in Tile::all() {
                let Point { x, y } = places.space(tile).at;
                assert!(
                    (20..layout.size.x - 20).contains(&x) && (20..layout.size.y - 20).contains(&y),
                    "{tile}"
                );
                for other in Tile::all().filter(|other| *other > tile) {
                    let there = places.space(other).at;
                    let apart = f64::from(x - there.x).hypot(f64::from(y - there.y));
                    let same = tile.route() == other.route();
                    let least = if same { places.space(tile).length - 2 } else { layout.breadth };
                    assert!(apart >= f64::from(least), "{tile} and {other} are {apart:.0} apart");
                }
            }
        }
    }

    #[test]
    fn plaques_stay_on_the_map_and_off_the_spaces() {
        for (layout, places) in layouts() {
            let (size, plaque) = (layout.size, layout.plaque_size);
            for city in City::all() {
                let Point { x, y } = places.plaque(city);
                assert!(x >= 0 && y >= 0 && x + plaque.x <= size.x && y + plaque.y <= size.y, "{city}");
                for tile in Tile::all() {
                    let middle = places.space(tile).at;
                    let near_x = middle.x.clamp(x, x + plaque.x) - middle.x;
                    let near_y = middle.y.clamp(y, y + plaque.y) - middle.y;
                    let apart = f64::from(near_x).hypot(f64::from(near_y));
                    assert!(
                        apart >= f64::from(layout.breadth / 2) - 1.0,
                        "the plaque of {city} is {apart:.0} from the middle of {tile}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_stylesheet_has_the_places_of_the_upright_map() {
        let sheet = include_str!("../../board.css");
        let mut wanted = Vec::new();
        for city in City::all() {
            let (node, plaque) = (upright().city(city), upright().plaque(city));
            let code = &city.printed().code;
            wanted.push(format!(".of-{code} {{ cx: {}px; cy: {}px; }}", node.x, node.y));
            wanted.push(format!(".at-{code} {{ transform: translate({}px, {}px); }}", plaque.x, plaque.y));
        }
        for tile in Tile::all() {
            let Point { x, y } = upright().space(tile).at;
            wanted.push(format!(".at-{} {{ transform: translate({x}px, {y}px); }}", tile.id()));
        }
        for route in Route::all() {
            let tile = Tile::all().find(|tile| tile.route() == route).expect("a route has tiles");
            let (lying, standing) = (geometry().space(tile), upright().space(tile));
            let longer = f64::from(standing.length) / f64::from(lying.length);
            wanted.push(format!(
                ".on-{} {{ transform: rotate({}deg) scale({longer:.2}, .82); }}",
                route.id(),
                standing.turn
            ));
        }
        let missing: Vec<String> = wanted.into_iter().filter(|rule| !sheet.contains(rule)).collect();
        assert!(missing.is_empty(), "{}", missing.join("\n"));
    }
}
