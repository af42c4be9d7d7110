//! The map and the cards as lookup tables, worked out once from the facts.

use std::sync::LazyLock;

use crate::{
    facts::facts,
    money::Dollars,
    piece::{CARDS, City, Land, Lands, Piece, Route, Routes, SPACES, Tile, Tiles},
};

/// What the rules look up while they play.
#[derive(Debug)]
pub(crate) struct Atlas {
    /// The printed cost of each tile.
    cost: [Dollars; Tile::COUNT as usize],
    /// The city that each space touches.
    city: [Option<City>; Tile::COUNT as usize],
    /// The neighbouring spaces of each space.
    neighbours: [Tiles; Tile::COUNT as usize],
    /// The two cities of each route.
    ends: [[City; 2]; Route::COUNT as usize],
    /// The four spaces of each route.
    spaces: [Tiles; Route::COUNT as usize],
    /// What each city pays for 0 to 5 cards.
    payouts: [[Dollars; CARDS as usize + 1]; City::COUNT as usize],
    /// Every space of every route of each city.
    around: [Tiles; City::COUNT as usize],
    /// The spaces that touch each city.
    beside: [Tiles; City::COUNT as usize],
    /// The cards of each city.
    cards: [Lands; City::COUNT as usize],
    /// The printed price of each card.
    price: [Dollars; Land::COUNT as usize],
    /// What the bank gives for each card.
    sale: [Dollars; Land::COUNT as usize],
    /// Whether a set of completed routes, as bits, closes the line.
    closed: [bool; 1 << Route::COUNT],
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

impl Atlas {
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
        self.closed[completed.bits() as usize & (self.closed.len() - 1)]
    }

    /// The routes of which every space is in `laid`.
    #[inline]
    pub(crate) fn completed(&self, laid: Tiles) -> Routes {
        Route::all().filter(|route| laid.covers(self.spaces(*route))).collect()
    }
}

/// The tables.
#[inline]
pub(crate) fn atlas() -> &'static Atlas {
    static ATLAS: LazyLock<Atlas> = LazyLock::new(draw);
    &ATLAS
}

fn table<T: Piece, V, const N: usize>(value: impl Fn(T) -> V) -> [V; N] {
    std::array::from_fn(|index| value(T::at(index as u8)))
}

fn draw() -> Atlas {
    let rules = &facts().rules;
    let named = |id: &str| City::by_id(id).expect("the facts name cities that exist");
    let line = [named(&rules.start_city), named(&rules.end_city)];
    let ends: [[City; 2]; Route::COUNT as usize] =
        table(|route: Route| [&route.facts().from, &route.facts().to].map(|id| named(id)));
    let city = |tile: Tile| match tile.number() {
        1 => Some(ends[tile.route().index()][0]),
        SPACES => Some(ends[tile.route().index()][1]),
        _ => None,
    };
    let sale = |land: Land| {
        let half = city_price(land).0.div_ceil(rules.sale_divisor);
        Dollars(half.next_multiple_of(rules.sale_round_up_to.0))
    };
    Atlas {
        cost: table(|tile: Tile| tile.facts().cost),
        city: table(city),
        neighbours: table(|tile: Tile| {
            tile.route().tiles().filter(|other| other.number().abs_diff(tile.number()) == 1).collect()
        }),
        spaces: table(|route: Route| route.tiles().collect()),
        payouts: table(|city: City| {
            let printed = &city.facts().payouts;
            std::array::from_fn(|cards| if cards == 0 { Dollars(0) } else { printed[cards - 1] })
        }),
        around: table(|city: City| {
            Tile::all().filter(|tile| ends[tile.route().index()].contains(&city)).collect()
        }),
        beside: table(|here: City| Tile::all().filter(|tile| city(*tile) == Some(here)).collect()),
        cards: table(|city: City| city.lands().collect()),
        price: table(city_price),
        sale: table(sale),
        closed: std::array::from_fn(|bits| is_closed(&ends, Routes::from(bits as u64), line)),
        line,
        edges: Tile::all().filter(|tile| city(*tile).is_some()).collect(),
        paid: Land::all().filter(|land| !land.is_free()).collect(),
        unconnected_factor: rules.unconnected_cost_factor,
        bonus: rules.last_spike_bonus,
        ends,
    }
}

fn city_price(land: Land) -> Dollars {
    land.city().facts().land[usize::from(land.place())].price
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

    fn routes(letters: &str) -> Routes {
        letters.chars().map(|letter| letter.to_string().parse::<Route>().unwrap()).collect()
    }

    #[test]
    fn the_line_may_take_any_way() {
        let atlas = atlas();
        for closing in ["BEVY", "BFXZ", "BEDCUY", "ACUY", "ADWZ"] {
            assert!(atlas.closes(routes(closing)), "{closing}");
        }
        for open in ["", "ABCDEF", "UVWXYZ", "YXFEBA", "BEV"] {
            assert!(!atlas.closes(routes(open)), "{open}");
        }
    }

    #[test]
    fn any_eleven_routes_close_the_line() {
        for missing in Route::all() {
            assert!(atlas().closes(Route::all().filter(|route| *route != missing).collect()));
        }
    }

    #[test]
    fn every_tile_touches_at_most_one_city_and_every_city_has_its_spaces() {
        let atlas = atlas();
        assert_eq!(atlas.edges.len(), 24);
        for city in City::all() {
            assert_eq!(atlas.beside(city).len(), city.facts().max_payouts);
            assert_eq!(atlas.around(city).len(), city.facts().max_payouts * usize::from(SPACES));
        }
    }
}
