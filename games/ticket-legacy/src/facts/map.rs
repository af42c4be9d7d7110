//! The map: boards, cities and routes.

use railhead_pieces::{Piece, facts::LocalName};
use serde::{Deserialize, Deserializer};

use crate::{
    card::Colour,
    piece::{BoardId, BoardSet, CityId, RouteId, RouteSet},
};

/// The map.
#[derive(Debug)]
pub struct Map {
    /// The boards; the eastern one first.
    pub boards: Vec<Board>,
    /// The cities.
    pub cities: Vec<City>,
    /// The routes, each a single track.
    pub routes: Vec<Route>,
    /// Where tracks leave the eastern map.
    pub stubs: Vec<Stub>,
}

/// A board.
#[derive(Clone, Debug, Deserialize)]
pub struct Board {
    /// Its code.
    pub id: String,
    /// Its name.
    #[serde(flatten)]
    pub title: LocalName,
    /// One of these must be open before it.
    pub needs: Vec<String>,
}

/// A city.
#[derive(Clone, Debug)]
pub struct City {
    /// Its code.
    pub id: String,
    /// Its name.
    pub title: LocalName,
    /// The board it is on.
    pub board: BoardId,
    /// Whether it is printed big.
    pub big: bool,
    /// Whether it is a port.
    pub port: bool,
    /// Where it is on the eastern map, if it is there.
    pub near: Option<(i16, i16)>,
    /// Where it is on the continental map.
    pub far: (i16, i16),
    /// On which side of the city its name stands on the eastern map.
    pub near_name: Bearing,
    /// On which side of the city its name stands on the continental map.
    pub far_name: Bearing,
    /// The routes that end in it.
    pub routes: RouteSet,
}

/// A side of a city on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Bearing {
    /// North.
    N,
    /// North-east.
    Ne,
    /// East.
    #[default]
    E,
    /// South-east.
    Se,
    /// South.
    S,
    /// South-west.
    Sw,
    /// West.
    W,
    /// North-west.
    Nw,
}

/// A route: one track between two cities.
#[derive(Clone, Debug)]
pub struct Route {
    /// Its code.
    pub id: String,
    /// One end.
    pub a: CityId,
    /// The other end.
    pub b: CityId,
    /// How many spaces.
    pub length: u8,
    /// Its colour as printed or planned; none for grey.
    pub colour: Option<Colour>,
    /// Whether a track sticker may colour it otherwise.
    pub bed: bool,
    /// How many tracks there are between the two cities.
    pub tracks: u8,
    /// Which of these tracks it is, from 0.
    pub track: u8,
    /// Its bridge spaces.
    pub bridges: u8,
    /// What its tunnel pays; 0 if it has none.
    pub reward: u8,
    /// How far its middle stands off the straight line on the map.
    pub bend: i8,
    /// The boards it is on or into.
    pub boards: BoardSet,
    /// All tracks between the two cities, this one included.
    pub group: RouteSet,
}

/// Where a track crosses the edge of the eastern map.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stub {
    /// Which track.
    pub route: String,
    /// Across.
    pub edge_x: i16,
    /// Down.
    pub edge_y: i16,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMap {
    boards: Vec<Board>,
    cities: Vec<RawCity>,
    routes: Vec<RawRoute>,
    stubs: Vec<Stub>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawCity {
    id: String,
    board: String,
    name: String,
    name_pt: Option<String>,
    x: Option<i16>,
    y: Option<i16>,
    #[serde(default)]
    at: Bearing,
    gx: i16,
    gy: i16,
    gat: Bearing,
    #[serde(default)]
    big: bool,
    #[serde(default)]
    port: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRoute {
    id: String,
    a: String,
    b: String,
    length: u8,
    #[serde(deserialize_with = "colour_or_grey")]
    colour: Option<Colour>,
    #[serde(default)]
    bed: bool,
    #[serde(default = "one")]
    tracks: u8,
    #[serde(default)]
    bridges: u8,
    #[serde(default)]
    reward: u8,
    #[serde(default)]
    bend: i8,
}

const fn one() -> u8 {
    1
}

/// A colour, or none for grey.
fn colour_or_grey<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Colour>, D::Error> {
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Print {
        Grey,
        #[serde(untagged)]
        Colour(Colour),
    }
    Ok(match Print::deserialize(deserializer)? {
        Print::Grey => None,
        Print::Colour(colour) => Some(colour),
    })
}

impl Map {
    pub(super) fn new(raw: RawMap) -> Map {
        let place = |code: &str, codes: &[&str], what: &str| -> u8 {
            let place = codes.iter().position(|other| *other == code);
            place.unwrap_or_else(|| panic!("data/map.toml: there is no {what} {code}")) as u8
        };
        let boards: Vec<&str> = raw.boards.iter().map(|board| board.id.as_str()).collect();
        let codes: Vec<&str> = raw.cities.iter().map(|city| city.id.as_str()).collect();
        let mut cities: Vec<City> = raw
            .cities
            .iter()
            .map(|city| City {
                id: city.id.clone(),
                title: LocalName { name: city.name.clone(), name_pt: city.name_pt.clone() },
                board: BoardId(place(&city.board, &boards, "board")),
                big: city.big,
                port: city.port,
                near: city.x.zip(city.y),
                far: (city.gx, city.gy),
                near_name: city.at,
                far_name: city.gat,
                routes: RouteSet::EMPTY,
            })
            .collect();
        let mut routes: Vec<Route> = Vec::with_capacity(raw.routes.len());
        for route in &raw.routes {
            let (a, b) = (place(&route.a, &codes, "city"), place(&route.b, &codes, "city"));
            let (a, b) = (CityId(a), CityId(b));
            let track = routes.iter().filter(|other| (other.a, other.b) == (a, b)).count() as u8;
            routes.push(Route {
                id: route.id.clone(),
                a,
                b,
                length: route.length,
                colour: route.colour,
                bed: route.bed,
                tracks: route.tracks,
                track,
                bridges: route.bridges,
                reward: route.reward,
                bend: route.bend,
                boards: [cities[a.index()].board, cities[b.index()].board].into_iter().collect(),
                group: RouteSet::EMPTY,
            });
        }
        for index in 0..routes.len() {
            let ends = (routes[index].a, routes[index].b);
            let sisters = routes.iter().enumerate().filter(|(_, other)| (other.a, other.b) == ends);
            routes[index].group = sisters.map(|(sister, _)| RouteId::at(sister)).collect();
            for end in [ends.0, ends.1] {
                cities[end.index()].routes.insert(RouteId::at(index));
            }
        }
        Map { boards: raw.boards, cities, routes, stubs: raw.stubs }
    }
}
