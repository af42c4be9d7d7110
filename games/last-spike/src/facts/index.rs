//! The map and the cards as lookup tables, worked out once from the facts.

use super::Printed;
use crate::{
    money::Dollars,
    piece::{
        CARDS, CITIES, City, LANDS, Land, Lands, Piece, ROUTES, Route, Routes, SPACES, TILES, Tile, Tiles,
    },
};

/// What the rules look up while they play.
#[derive(Debug)]
pub(crate) struct Index {
    /// The name of each tile.
    pub(crate) tiles: [String; TILES],
    /// The name of each land card.
    pub(crate) lands: [String; LANDS],
    /// The printed cost of each tile.
    cost: [Dollars; TILES],
    /// The city that each space touches.
    city: [Option<City>; TILES],
    /// The neighbouring spaces of each space.
    neighbours: [Tiles; TILES],
    /// The two cities of each route.
    ends: [[City; 2]; ROUTES],
    /// The four spaces of each route.
    spaces: [Tiles; ROUTES],
    /// What each city pays for 0 to 5 cards.
    payouts: [[Dollars; CARDS as usize + 1]; CITIES],
    /// Every space of every route of each city.
    around: [Tiles; CITIES],
    /// The spaces that touch each city.
    beside: [Tiles; CITIES],
    /// The cards of each city.
    cards: [Lands; CITIES],
    /// The printed price of each card.
    price: [Dollars; LANDS],
    /// What the bank gives for each card.
    sale: [Dollars; LANDS],
    /// Whether a set of completed routes, as bits, closes the line.
    closed: [bool; 1 << ROUTES],
    /// The two ends of the line.
    pub(crate) line: [City; 2],
    /// The spaces that touch a city.
    pub(crate) edges: Tiles,
    /// The cards that have a price.
    pub(crate) paid: Lands,
    /// In times of its printed cost, what a tile costs where it is not adjacent.
    pub(crate) unconnected_factor: u32,
    /// For whoever closes the line.
    pub(crate) bonus: Dollars,
}

impl Index {
    /// What follows from what is printed.
    pub(super) fn of(printed: &Printed) -> Index {
        let rules = &printed.rules;
        let city = |id: &str| {
            let found = City::all().find(|city| printed.cities[city.index()].id == id);
            found.expect("the facts name cities that exist")
        };
        let line = [city(&rules.start_city), city(&rules.end_city)];
        let ends: [[City; 2]; ROUTES] = table(|route: Route| {
            let route = &printed.routes[route.index()];
            [city(&route.from), city(&route.to)]
        });
        let touched = |tile: Tile| match tile.number() {
            1 => Some(ends[tile.route().index()][0]),
            SPACES => Some(ends[tile.route().index()][1]),
            _ => None,
        };
        let price = |land: Land| printed.cities[land.city().index()].land[usize::from(land.place())].price;
        Index {
            tiles: table(|tile: Tile| {
                format!("{}{}", printed.routes[tile.route().index()].letter, tile.number())
            }),
            lands: table(|land: Land| {
                format!("{}-{}", printed.cities[land.city().index()].code, land.place())
            }),
            cost: table(|tile: Tile| {
                printed.routes[tile.route().index()].tiles[usize::from(tile.number()) - 1].cost
            }),
            city: table(touched),
            neighbours: table(|tile: Tile| {
                tile.route().tiles().filter(|other| other.number().abs_diff(tile.number()) == 1).collect()
            }),
            spaces: table(|route: Route| route.tiles().collect()),
            payouts: table(|city: City| {
                let payouts = &printed.cities[city.index()].payouts;
                std::array::from_fn(|cards| if cards == 0 { Dollars(0) } else { payouts[cards - 1] })
            }),
            around: table(|city: City| {
                Tile::all().filter(|tile| ends[tile.route().index()].contains(&city)).collect()
            }),
            beside: table(|city: City| Tile::all().filter(|tile| touched(*tile) == Some(city)).collect()),
            cards: table(|city: City| city.lands().collect()),
            price: table(price),
            sale: table(|land: Land| {
                let half = price(land).0.div_ceil(rules.sale_divisor);
                Dollars(half.next_multiple_of(rules.sale_round_up_to.0))
            }),
            closed: std::array::from_fn(|bits| is_closed(&ends, Routes::from_bits(bits as u16), line)),
            line,
            edges: Tile::all().filter(|tile| touched(*tile).is_some()).collect(),
            paid: Land::all().filter(|land| !land.is_free()).collect(),
            unconnected_factor: rules.unconnected_cost_factor,
            bonus: rules.last_spike_bonus,
            ends,
        }
    }

    /// The printed cost of `tile`.
    #[inline]
    pub(crate) fn cost(&self, tile: Tile) -> Dollars {
        self.cost[tile.index()]
    }

    /// The city that the space of `tile` touches.
    #[inline]
    pub(crate) fn city(&self, tile: Tile) -> Option<City> {
        self.city[tile.index()]
    }

    /// The spaces beside that of `tile` on its route.
    #[inline]
    pub(crate) fn neighbours(&self, tile: Tile) -> Tiles {
        self.neighbours[tile.index()]
    }

    /// The two cities of `route`.
    #[inline]
    pub(crate) fn ends(&self, route: Route) -> [City; 2] {
        self.ends[route.index()]
    }

    /// The four spaces of `route`.
    #[inline]
    pub(crate) fn spaces(&self, route: Route) -> Tiles {
        self.spaces[route.index()]
    }

    /// What `city` pays for `cards` cards.
    #[inline]
    pub(crate) fn payout(&self, city: City, cards: usize) -> Dollars {
        self.payouts[city.index()][cards]
    }

    /// Every space of every route of `city`.
    #[inline]
    pub(crate) fn around(&self, city: City) -> Tiles {
        self.around[city.index()]
    }

    /// The spaces that touch `city`.
    #[inline]
    pub(crate) fn beside(&self, city: City) -> Tiles {
        self.beside[city.index()]
    }

    /// The cards of `city`.
    #[inline]
    pub(crate) fn cards(&self, city: City) -> Lands {
        self.cards[city.index()]
    }

    /// The printed price of `land`.
    #[inline]
    pub(crate) fn price(&self, land: Land) -> Dollars {
        self.price[land.index()]
    }

    /// What the bank gives for `land`.
    #[inline]
    pub(crate) fn sale(&self, land: Land) -> Dollars {
        self.sale[land.index()]
    }

    /// Whether `completed` routes lead from one end of the line to the other.
    #[inline]
    pub(crate) fn closes(&self, completed: Routes) -> bool {
        self.closed[usize::from(completed.bits()) & (self.closed.len() - 1)]
    }

    /// The routes of which every space is in `laid`.
    #[inline]
    pub(crate) fn completed(&self, laid: Tiles) -> Routes {
        Route::all().filter(|route| laid.covers(self.spaces(*route))).collect()
    }
}

fn table<T: Piece, V, const N: usize>(value: impl Fn(T) -> V) -> [V; N] {
    std::array::from_fn(|index| value(T::at(index)))
}

/// Whether `completed` routes lead from `start` to `end`.
fn is_closed(ends: &[[City; 2]], completed: Routes, [start, end]: [City; 2]) -> bool {
    let mut reached = 1u16 << start.index();
    loop {
        let before = reached;
        for [a, b] in completed.iter().map(|route| ends[route.index()]) {
            let both = 1u16 << a.index() | 1 << b.index();
            if reached & both != 0 {
                reached |= both;
            }
        }
        if reached == before {
            return reached >> end.index() & 1 != 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::facts::facts;

    fn routes(letters: &str) -> Routes {
        letters.chars().map(|letter| letter.to_string().parse::<Route>().unwrap()).collect()
    }

    #[test]
    fn the_line_may_take_any_way() {
        let index = &facts().index;
        for closing in ["BEVY", "BFXZ", "BEDCUY", "ACUY", "ADWZ"] {
            assert!(index.closes(routes(closing)), "{closing}");
        }
        for open in ["", "ABCDEF", "UVWXYZ", "YXFEBA", "BEV"] {
            assert!(!index.closes(routes(open)), "{open}");
        }
    }

    #[test]
    fn any_eleven_routes_close_the_line() {
        for missing in Route::all() {
            assert!(facts().index.closes(Route::all().filter(|route| *route != missing).collect()));
        }
    }

    #[test]
    fn every_tile_touches_at_most_one_city_and_every_city_has_its_spaces() {
        let index = &facts().index;
        assert_eq!(index.edges.len(), 24);
        for city in City::all() {
            assert_eq!(index.beside(city).len(), city.printed().max_payouts);
            assert_eq!(index.around(city).len(), city.printed().max_payouts * usize::from(SPACES));
        }
    }
}
