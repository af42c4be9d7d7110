//! The game's own opinion of its positions, for bots.
//!
//! There are two of them. The yardstick ([`Judgement::weigh_all`]) was written by hand: a seat is worth its cash, what its
//! land can be expected to bring, and its chance of the last spike. It stays as it is. Whoever means to play well goes by
//! a value that was learned from games of the game against itself (`railhead train`). Both look only at what the seat
//! itself can know: its own hand, and how many tiles the others hold.

mod numbers;
mod outlook;
mod turn;
mod value;

use railhead_game::{Effort, Events, Game, Guide, Judged, Judgement, School, Seat, Way};

use self::{
    outlook::{Outlook, Outlooks},
    turn::TurnPlan,
    value::SCHOOL,
};
use crate::{
    action::Action,
    facts::facts,
    piece::{City, Piece, Tiles},
    state::{LastSpike, Phase},
};

/// How many turns whoever looks widest looks at.
const WAYS: f32 = 12.0;
/// How many turns of its own a seat plays in its head before what it decided has shown its worth.
const TURNS: usize = 2;
/// Below this much cash a seat begins to fear for its land and its life ...
const COMFORT: f32 = 20_000.0;
/// ... and, without any, would give this part of it to have it.
const FEAR: f32 = 3.0;
/// What it is worth to be ahead at the end, beside the money.
const VICTORY: f32 = 60_000.0;
/// What it costs to be bankrupt.
const RUIN: f32 = 60_000.0;

impl Judgement for LastSpike {
    /// What may come of maps that were thought of lately, and the turn as it is meant to be played.
    type Notes = Notes;

    fn guide() -> Guide {
        Guide {
            margin: 30_000.0,
            warmth: 1_800.0,
            iterations: 2_000,
            glances: 16,
            judged: Judged::Foresight,
            efforts: [
                Effort::lenient(1.0, 0.05),
                Effort::lenient(1.0, 0.032),
                Effort::lenient(1.0, 0.016),
                Effort::strict(1.0),
                Effort::strict(3.0),
            ],
            ..Guide::default()
        }
    }

    fn judge(&self, seat: Seat) -> f32 {
        self.foreseen(seat)
    }

    fn weigh_all(&self, seat: Seat, actions: &[Action], notes: &mut Notes, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|action| self.worth_of(seat, *action, &mut notes.outlooks)));
    }

    /// One turn is planned once.
    fn weigh_swiftly(&self, seat: Seat, actions: &[Action], notes: &mut Notes, out: &mut Vec<f32>) {
        let Notes { outlooks, plan } = notes;
        let steps = || match self.phase {
            Phase::Raise { .. } => self.best_sale(actions, outlooks.of(self)).into_iter().collect(),
            _ => self.best_turn(seat, actions),
        };
        let chosen = plan.next(self, actions, steps);
        out.extend(actions.iter().map(|action| if Some(*action) == chosen { 1.0 } else { 0.0 }));
    }

    fn ways(&self, seat: Seat, actions: &[Action], breadth: f32) -> Vec<Way<Action>> {
        self.best_turns(seat, actions, (WAYS * breadth).ceil().max(1.0) as usize)
    }

    /// A turn has shown its worth when the seat is about to lay once more: then it knows what it drew and what the others did.
    fn is_settled(&self, start: &LastSpike) -> bool {
        let laid = self.laid().len() - start.laid().len();
        self.phase == Phase::Lay && self.turn == start.turn && laid > (TURNS - 1) * self.solvent().len()
    }

    fn school() -> Option<School<LastSpike>> {
        Some(SCHOOL)
    }
}

/// What a seat keeps in mind.
#[derive(Debug, Default)]
pub struct Notes {
    outlooks: Outlooks,
    plan: TurnPlan,
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
