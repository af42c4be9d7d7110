//! The game's own opinion of its positions, for bots.
//!
//! A seat is worth its cash, what its land can be expected to bring, and its chance of the last spike. Only what
//! the seat itself can know is looked at: its own hand, and how many tiles the others hold.

use railhead_game::{Effort, Events, Game, Guide, Judgement, Seat};

use crate::{
    action::Action,
    facts::facts,
    piece::{CITIES, City, Piece, ROUTES, Route, Tiles},
    state::{LastSpike, Phase},
};

/// The chance that a route with so many spaces left is completed, if the game doesn't end before; as counted in
/// games between greedy and random bots.
const COMPLETION: [f32; 5] = [1.0, 0.75, 0.62, 0.53, 0.46];
/// How much each space that is left of a route counts against the spaces left to the end of the game.
const HASTE: f32 = 0.75;
/// Below this much cash a seat begins to fear for its land and its life ...
const COMFORT: f32 = 20_000.0;
/// ... and, without any, would give this part of it to have it.
const FEAR: f32 = 3.0;
/// What it is worth to be ahead at the end, beside the money.
const VICTORY: f32 = 60_000.0;
/// What it costs to be bankrupt.
const RUIN: f32 = 60_000.0;
/// How many maps are remembered: about what a hand of tiles leads to.
const REMEMBERED: usize = 8;

impl Judgement for LastSpike {
    /// What may come of maps that were thought of lately.
    type Notes = Outlooks;

    fn guide() -> Guide {
        Guide {
            margin: 30_000.0,
            warmth: 4_000.0,
            trust: 60.0,
            iterations: 6_000,
            curiosity: Some(0.9),
            efforts: [
                Effort::lenient(0.05, 0.02),
                Effort::lenient(0.1, 0.013),
                Effort::lenient(0.1, 0.001),
                Effort::strict(1.0),
                Effort::strict(3.0),
            ],
            ..Guide::default()
        }
    }

    fn judge(&self, seat: Seat) -> f32 {
        self.judged(seat, &mut Outlooks::default())
    }

    fn weigh_all(&self, seat: Seat, actions: &[Action], outlooks: &mut Outlooks, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|action| self.worth_of(seat, *action, outlooks)));
    }

    /// A tile is laid without a thought of what to buy after it.
    fn weigh_swiftly(&self, seat: Seat, actions: &[Action], outlooks: &mut Outlooks, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|action| self.worth_at_once(seat, *action, outlooks)));
    }
}

impl LastSpike {
    /// How good the position is for `seat`.
    fn judged(&self, seat: Seat, outlooks: &mut Outlooks) -> f32 {
        if let Phase::Over(_) = self.phase {
            return self.final_judgement(seat);
        }
        let outlook = outlooks.of(self);
        let mut spikes = [0.0; 8];
        self.share_the_spike(seat, outlook, &mut spikes);
        let worth = |who: Seat| self.worth(who, outlook) + spikes[who.index()];
        let rivals = self.solvent().without(seat);
        let (mut best, mut sum) = (f32::MIN, 0.0);
        for rival in rivals.iter() {
            let worth = worth(rival);
            best = best.max(worth);
            sum += worth;
        }
        let mean = sum / rivals.len().max(1) as f32;
        worth(seat) - f32::midpoint(best, mean)
    }

    /// Takes `action`, goes on to the end of the seat's turn as seems best, and judges that.
    fn worth_of(&self, seat: Seat, action: Action, outlooks: &mut Outlooks) -> f32 {
        let mut next = self.clone();
        if next.apply(seat, action, &mut Events::muted()).is_err() {
            return f32::NEG_INFINITY;
        }
        if next.phase == Phase::End {
            return next.worth_of(seat, Action::End, outlooks);
        }
        let awaited = next.turn == seat && matches!(next.phase, Phase::Raise { .. } | Phase::Buy);
        if !awaited {
            return next.judged(seat, outlooks);
        }
        let mut legal = Vec::new();
        next.legal(seat, &mut legal);
        match next.phase {
            Phase::Buy => {
                let worths = legal.iter().map(|action| next.worth_of(seat, *action, outlooks));
                worths.fold(f32::NEG_INFINITY, f32::max)
            }
            _ => match next.best_sale(&legal, outlooks.of(&next)) {
                Some(sale) => next.worth_of(seat, sale, outlooks),
                None => f32::NEG_INFINITY,
            },
        }
    }

    /// The same, but land is not bought yet.
    fn worth_at_once(&self, seat: Seat, action: Action, outlooks: &mut Outlooks) -> f32 {
        if self.phase == Phase::Lay {
            let mut next = self.clone();
            if next.apply(seat, action, &mut Events::muted()).is_ok() && next.phase == Phase::Buy {
                return next.judged(seat, outlooks);
            }
        }
        self.worth_of(seat, action, outlooks)
    }

    fn final_judgement(&self, seat: Seat) -> f32 {
        let share = self.outcome().map_or(0.0, |outcome| outcome.share(seat)) as f32;
        let rivals = Seat::all(self.seats).filter(|rival| *rival != seat);
        let best = rivals.map(|rival| self.player(rival).cash.0).max().unwrap_or_default();
        self.player(seat).cash.0 as f32 - best as f32 + VICTORY * (2.0 * share - 1.0)
    }

    /// What `seat` has and can expect.
    fn worth(&self, seat: Seat, outlook: &Outlook) -> f32 {
        if self.is_bankrupt(seat) {
            return -RUIN;
        }
        let player = self.player(seat);
        let mut worth = player.cash.0 as f32;
        let want = (COMFORT - worth).max(0.0);
        worth -= want * want / COMFORT * FEAR;
        for city in City::all() {
            let cards = player.land.and(facts().index.cards(city)).len();
            if cards > 0 {
                worth += outlook.payouts[city.index()] * facts().index.payout(city, cards).0 as f32;
            }
        }
        worth
    }

    /// Shares the bonus out by each seat's chance of laying the last spike, if one tile may close the line. `seat`
    /// knows its own hand; of the others it knows how many tiles they hold.
    fn share_the_spike(&self, seat: Seat, outlook: &Outlook, shares: &mut [f32; 8]) {
        if outlook.closing.is_empty() {
            return;
        }
        let bonus = facts().index.bonus.0 as f32;
        let hand = self.player(seat).hand;
        let own = hand.and(outlook.closing).iter().any(|tile| self.can_pay_for(seat, tile));
        let hidden = Tiles::full().minus(self.laid()).minus(hand).len().max(1) as f32;
        let sought = outlook.closing.minus(hand).len() as f32;
        let mut left = 1.0;
        let mut next = self.turn;
        for _ in 0..self.seats {
            if !self.is_bankrupt(next) {
                let chance = if next == seat {
                    f32::from(u8::from(own))
                } else {
                    (self.player(next).hand.len() as f32 * sought / hidden).min(1.0)
                };
                shares[next.index()] += left * chance * bonus;
                left *= 1.0 - chance;
            }
            next = next.next(self.seats);
        }
    }

    /// The card whose sale costs least: the loss of expected payouts against what the bank gives.
    fn best_sale(&self, legal: &[Action], outlook: &Outlook) -> Option<Action> {
        let holder = self.player(self.turn);
        let loss = |action: &Action| match *action {
            Action::Sell(land) => {
                let city = land.city();
                let cards = holder.land.and(facts().index.cards(city)).len();
                let drop = facts().index.payout(city, cards) - facts().index.payout(city, cards - 1);
                outlook.payouts[city.index()] * drop.0 as f32 - facts().index.sale(land).0 as f32
            }
            _ => f32::INFINITY,
        };
        legal.iter().copied().min_by(|a, b| loss(a).total_cmp(&loss(b)))
    }
}

/// What may come of the maps that were thought of last: many decisions leave the same track.
#[derive(Debug, Default)]
pub struct Outlooks {
    known: Vec<(Tiles, Outlook)>,
    /// Which of them is forgotten next.
    oldest: usize,
}

impl Outlooks {
    fn of(&mut self, game: &LastSpike) -> &Outlook {
        let laid = game.laid();
        let known = self.known.iter().position(|(there, _)| *there == laid);
        let at = known.unwrap_or_else(|| self.note(laid, Outlook::of(laid)));
        &self.known[at].1
    }

    fn note(&mut self, laid: Tiles, outlook: Outlook) -> usize {
        if self.known.len() < REMEMBERED {
            self.known.push((laid, outlook));
            return self.known.len() - 1;
        }
        let at = self.oldest;
        self.oldest = (at + 1) % REMEMBERED;
        self.known[at] = (laid, outlook);
        at
    }
}

/// What may still come of the map, the same for all seats.
#[derive(Debug)]
struct Outlook {
    /// How many more payouts each city can be expected to make.
    payouts: [f32; CITIES],
    /// The tiles that would close the line now.
    closing: Tiles,
}

impl Outlook {
    fn of(laid: Tiles) -> Outlook {
        let missing: [u8; ROUTES] =
            std::array::from_fn(|route| facts().index.spaces(Route::at(route)).minus(laid).len() as u8);
        let ([start, end], distance) = distances(&missing);
        let completed = facts().index.completed(laid);
        let mut outlook = Outlook { payouts: [0.0; CITIES], closing: Tiles::EMPTY };
        for route in Route::all() {
            let left = missing[route.index()];
            if left == 0 {
                continue;
            }
            let [a, b] = facts().index.ends(route).map(City::index);
            let through = left + (start[a] + end[b]).min(start[b] + end[a]);
            let hope = COMPLETION[usize::from(left)];
            let chance = if through == distance {
                hope
            } else {
                let (distance, left) = (f32::from(distance), f32::from(left));
                hope * distance * distance / (distance * distance + HASTE * left * left)
            };
            outlook.payouts[a] += chance;
            outlook.payouts[b] += chance;
            let mut with = completed;
            with.insert(route);
            if left == 1 && facts().index.closes(with) {
                outlook.closing = outlook.closing.or(facts().index.spaces(route).minus(laid));
            }
        }
        outlook
    }
}

/// How many spaces are missing from each city to either end of the line, and from end to end.
fn distances(missing: &[u8; ROUTES]) -> ([[u8; CITIES]; 2], u8) {
    let far = Tiles::full().len() as u8;
    let reach = |from: City| {
        let mut reach = [far; CITIES];
        reach[from.index()] = 0;
        loop {
            let before = reach;
            for route in Route::all() {
                let [a, b] = facts().index.ends(route).map(City::index);
                let step = missing[route.index()];
                reach[a] = reach[a].min(reach[b] + step);
                reach[b] = reach[b].min(reach[a] + step);
            }
            if reach == before {
                return reach;
            }
        }
    };
    let [start, end] = facts().index.line;
    let reaches = [reach(start), reach(end)];
    (reaches, reaches[0][end.index()])
}
