//! What a position says about a seat, in numbers around one: what the learned value looks at. All of it is known to the
//! seat itself; of the others only what lies in the open.

use railhead_game::{Seat, Sink, flag, nth, one};

use super::outlook::distances;
use crate::{
    facts::facts,
    money::Dollars,
    piece::{CITIES, City, Land, Piece, ROUTES, Route, Tiles},
    state::LastSpike,
};

/// By how many spaces a route lacks, the first of the kinds of such routes; there is one for each number of them that is
/// in the seat's own hand.
const KINDS: [usize; 5] = [0, 0, 2, 5, 9];
/// From this many missing spaces on, the line is far from closed.
const NEAR: u8 = 5;
/// How often an open route of a city is completed, for a rough guess at what land brings.
const COMPLETED: f32 = 0.6;

/// The track that lies on the map, and what it lacks: the same for all seats.
pub(super) struct Ground {
    laid: Tiles,
    /// The spaces that each route lacks.
    missing: [u8; ROUTES],
    /// Whether each route is part of a shortest way to close the line.
    shortest: [bool; ROUTES],
    /// How many spaces are missing from end to end.
    distance: u8,
    /// The tiles that would close the line now.
    closing: Tiles,
    /// How many routes of each city are not complete.
    open: [u8; CITIES],
}

impl Ground {
    /// What follows from the track on the map.
    pub(super) fn of(laid: Tiles) -> Ground {
        let index = &facts().index;
        let missing: [u8; ROUTES] =
            std::array::from_fn(|route| index.spaces(Route::at(route)).minus(laid).len() as u8);
        let ([start, end], distance) = distances(&missing);
        let completed = index.completed(laid);
        let mut ground = Ground {
            laid,
            missing,
            shortest: [false; ROUTES],
            distance,
            closing: Tiles::EMPTY,
            open: [0; CITIES],
        };
        for route in Route::all() {
            let left = missing[route.index()];
            if left == 0 {
                continue;
            }
            let [a, b] = index.ends(route).map(City::index);
            let through = left + (start[a] + end[b]).min(start[b] + end[a]);
            ground.shortest[route.index()] = through == distance;
            ground.open[a] += 1;
            ground.open[b] += 1;
            let mut with = completed;
            with.insert(route);
            if left == 1 && index.closes(with) {
                ground.closing = ground.closing.or(index.spaces(route).minus(laid));
            }
        }
        ground
    }

    /// The track that it was worked out for.
    pub(super) fn laid(&self) -> Tiles {
        self.laid
    }
}

/// Routes of one kind.
#[derive(Clone, Copy, Default)]
struct Kind {
    count: f32,
    /// What they would pay the seat.
    own: f32,
    /// What they would pay the rival whom each city pays most.
    theirs: f32,
}

/// A sum in tens of thousands.
fn large(sum: Dollars) -> f32 {
    sum.0 as f32 / 10_000.0
}

impl LastSpike {
    /// Tells `sink` everything about `seat` that the learned value looks at, if it holds `hand`.
    pub(super) fn describe(&self, seat: Seat, hand: Tiles, ground: &Ground, sink: &mut impl Sink) {
        let own: [f32; CITIES] = std::array::from_fn(|city| self.pay(seat, City::at(city)));
        let theirs: [f32; CITIES] =
            std::array::from_fn(|city| self.most(seat, |rival| self.pay(rival, City::at(city))));
        describe_routes(hand, ground, &own, &theirs, sink);
        self.describe_money(seat, sink);
        self.describe_hand(seat, hand, ground, sink);
        self.describe_land(seat, ground, &own, &theirs, sink);
        sink.put(one("rivals"), self.solvent().without(seat).len() as f32 - 1.0);
    }

    /// What `city` would pay `seat` now.
    fn pay(&self, seat: Seat, city: City) -> f32 {
        let index = &facts().index;
        large(index.payout(city, self.player(seat).land.and(index.cards(city)).len()))
    }

    /// The most that this is for any rival still in the game; at least nothing.
    fn most(&self, seat: Seat, of: impl Fn(Seat) -> f32) -> f32 {
        self.solvent().without(seat).iter().map(of).fold(0.0, f32::max)
    }

    /// Cash, and how little of it there is.
    fn describe_money(&self, seat: Seat, sink: &mut impl Sink) {
        let cash = large(self.player(seat).cash);
        let most = self.most(seat, |rival| large(self.player(rival).cash));
        sink.put(one("cash"), cash);
        sink.put(one("their-cash"), most);
        for (at, enough) in [2.0, 1.0, 0.5].into_iter().enumerate() {
            sink.put(nth("want", at), ((enough - cash) / enough).max(0.0));
        }
        for (at, enough) in [2.0, 1.0].into_iter().enumerate() {
            sink.put(nth("their-want", at), ((enough - most) / enough).max(0.0));
        }
    }

    /// The tiles at hand, and how near the line is to its end.
    fn describe_hand(&self, seat: Seat, hand: Tiles, ground: &Ground, sink: &mut impl Sink) {
        let index = &facts().index;
        let (mut sum, mut least, mut most) = (0.0, f32::MAX, 0.0f32);
        let (mut adjacent, mut free) = (0.0, 0.0);
        for tile in hand.iter() {
            let cost = large(self.cost(tile));
            sum += cost;
            least = least.min(cost);
            most = most.max(cost);
            adjacent += flag(self.is_adjacent(tile));
            free += flag(index.city(tile).is_some_and(|city| self.has_free_land(city)));
        }
        sink.put(one("tiles-cost"), sum);
        sink.put(one("tiles-least"), if hand.is_empty() { 0.0 } else { least });
        sink.put(one("tiles-most"), most);
        sink.put(one("tiles-adjacent"), adjacent / 4.0);
        sink.put(one("tiles-free-land"), free / 2.0);
        sink.put(one("tiles"), hand.len() as f32 / 4.0);
        let unclaimed = City::all().filter(|city| self.has_free_land(*city)).count();
        sink.put(one("free-land"), unclaimed as f32 / CITIES as f32);
        sink.put(one("distance"), f32::from(ground.distance) / 8.0);
        for distance in 1..=NEAR {
            sink.put(nth("distance", usize::from(distance)), flag(ground.distance == distance));
        }
        let hidden = Tiles::full().minus(ground.laid).minus(hand).len().max(1) as f32;
        let sought = ground.closing.minus(hand).len() as f32;
        let held: usize =
            self.solvent().without(seat).iter().map(|rival| self.player(rival).hand.len()).sum();
        sink.put(one("spike-at-hand"), flag(hand.meets(ground.closing)));
        sink.put(one("spike-with-others"), (held as f32 * sought / hidden).min(1.0));
        sink.put(one("spike-tiles"), ground.closing.len() as f32 / 3.0);
        sink.put(one("laid"), ground.laid.len() as f32 / Tiles::full().len() as f32);
    }

    fn has_free_land(&self, city: City) -> bool {
        self.piles.and(facts().index.cards(city)).iter().any(Land::is_free)
    }

    /// Land, and what more of it would bring.
    fn describe_land(
        &self,
        seat: Seat,
        ground: &Ground,
        own: &[f32; CITIES],
        theirs: &[f32; CITIES],
        sink: &mut impl Sink,
    ) {
        let index = &facts().index;
        let player = self.player(seat);
        let open = |pays: &[f32; CITIES]| {
            pays.iter().zip(&ground.open).map(|(pay, open)| pay * f32::from(*open)).sum::<f32>()
        };
        let (mut best, mut all) = (0.0f32, 0.0);
        for city in City::all().filter(|city| self.is_open(*city)) {
            let Some(price) = self.price(city).filter(|price| *price <= player.cash) else { continue };
            let cards = player.land.and(index.cards(city)).len();
            let more = index.payout(city, cards + 1) - index.payout(city, cards);
            let gain = large(more) * f32::from(ground.open[city.index()]) * COMPLETED - large(price);
            best = best.max(gain);
            all += gain.max(0.0);
        }
        let sale = |seat: Seat| {
            let paid = self.player(seat).land.and(index.paid);
            paid.iter().map(|land| large(index.sale(land))).sum::<f32>()
        };
        sink.put(one("land"), open(own) / 2.0);
        sink.put(one("their-land"), open(theirs) / 2.0);
        sink.put(one("purchase"), best);
        sink.put(one("purchases"), all / 2.0);
        sink.put(one("sale"), sale(seat));
        sink.put(one("their-sale"), self.most(seat, sale));
    }
}

/// Routes that are not complete, by what they lack, how much of that is at hand, and whether they lie on the way.
fn describe_routes(
    hand: Tiles,
    ground: &Ground,
    own: &[f32; CITIES],
    theirs: &[f32; CITIES],
    sink: &mut impl Sink,
) {
    let index = &facts().index;
    let mut kinds = [[Kind::default(); 14]; 2];
    let mut best: f32 = 0.0;
    for route in Route::all() {
        let left = ground.missing[route.index()];
        if left == 0 {
            continue;
        }
        let held = hand.and(index.spaces(route)).len();
        let [a, b] = index.ends(route).map(City::index);
        let kind = &mut kinds[usize::from(ground.shortest[route.index()])][KINDS[usize::from(left)] + held];
        let (gain, loss) = (own[a] + own[b], theirs[a] + theirs[b]);
        kind.count += 0.5;
        kind.own += gain;
        kind.theirs += loss;
        if left == 1 && held == 1 {
            best = best.max(gain - loss);
        }
    }
    let words =
        [["branch-routes", "branch-own", "branch-theirs"], ["line-routes", "line-own", "line-theirs"]];
    for ([routes, own, theirs], kinds) in words.into_iter().zip(kinds) {
        for (at, kind) in kinds.into_iter().enumerate() {
            sink.put(nth(routes, at), kind.count);
            sink.put(nth(own, at), kind.own);
            sink.put(nth(theirs, at), kind.theirs);
        }
    }
    sink.put(one("completion-at-hand"), best);
}
