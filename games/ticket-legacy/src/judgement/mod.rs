//! The game's own opinion of positions and decisions: plan the tickets over shortest paths, claim what is contested
//! first, run the errands of postcards, take more tickets while trains are left, then use up the trains.

mod errand;
mod plan;
mod suspects;

use railhead_game::{Effort, Guide, Judgement, Seat, Suspicion};

use crate::{
    action::Action,
    card::{Colour, Kind, Symbol},
    facts::{
        SlotRule, cards,
        effect::{Condition, Op},
    },
    piece::{CitySet, RouteId, TicketId},
    rules::{Flow, payment::Payment},
    state::{TicketLegacy, pending::Pending},
};
use plan::Plan;
pub use plan::PlanNotes;
pub(crate) use suspects::Suspects;

/// Drawing a card, against which everything else in a turn is weighed.
const DRAW: f32 = 50.0;
/// A card that the plan needs, above one that it doesn't.
const NEEDED: f32 = 2.0;
/// A route of the plan.
const PLANNED: f32 = 100.0;
/// A route for a postcard or the timetable.
const ERRAND: f32 = 95.0;
/// More tickets, once all are completed.
const MORE_TICKETS: f32 = 90.0;
/// A route for nothing but its trains, once no ticket is left to build for.
const IDLE_ROUTE: f32 = 55.0;
/// Trains that one must have left for more tickets to be worth it.
const TRAINS_FOR_TICKETS: u8 = 12;
/// Trains that everybody must have left: the game must not be about to end.
const TRAINS_OF_ALL: u8 = 7;

impl Judgement for TicketLegacy {
    /// The last plan, for as long as nothing changes that it depends on.
    type Notes = PlanNotes;

    fn guide() -> Guide {
        Guide {
            margin: 15.0,
            warmth: 10.0,
            iterations: 600,
            curiosity: Some(0.9),
            efforts: [
                Effort::lenient(0.05, 0.02),
                Effort::lenient(0.1, 0.004),
                Effort::lenient(0.1, 0.001),
                Effort::strict(1.0),
                Effort::strict(6.0).suspicious(),
            ],
            ..Guide::default()
        }
    }

    fn judge(&self, seat: Seat) -> f32 {
        let own = self.outlook(seat);
        let others = Seat::all(self.seat_count()).filter(|other| *other != seat);
        let best = others.map(|other| f32::from(self.player(other).coins)).fold(0.0, f32::max);
        own - best
    }

    fn weigh_all(&self, seat: Seat, actions: &[Action], notes: &mut PlanNotes, out: &mut Vec<f32>) {
        self.weigh_with(seat, actions, (&[], Care::Full), notes, out);
    }

    /// What others have built says which tickets they may hold.
    fn suspicion(&self, seat: Seat) -> Option<Suspicion<TicketLegacy>> {
        let suspects = Suspects::of(self);
        Some(Box::new(move |game, luck| game.imagine(seat, Some(&suspects), luck)))
    }
}

/// How well a seat plans.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Care {
    /// Anew whenever anything changes that the plan depends on.
    Full,
    /// Anew when the last plan can no longer be carried out.
    Rough,
}

impl TicketLegacy {
    /// What is thought of each decision when the campaign's timetable lacks these `lines`, by a plan made with such care.
    pub(crate) fn weigh_with(
        &self,
        seat: Seat,
        actions: &[Action],
        (lines, care): (&[CitySet], Care),
        notes: &mut PlanNotes,
        out: &mut Vec<f32>,
    ) {
        let plan = match care {
            Care::Full => notes.plan(self, seat, lines),
            Care::Rough => notes.rough_plan(self, seat, lines),
        };
        out.extend(actions.iter().map(|action| self.opinion(seat, *action, plan)));
    }

    /// The slip that the seat may hope for.
    fn outlook(&self, seat: Seat) -> f32 {
        let slip = self.slip(seat);
        let player = self.player(seat);
        let tickets: f32 = player
            .tickets
            .iter()
            .map(|ticket| {
                let row = &cards().tickets[ticket.index()];
                let value = f32::from(row.value);
                match self.trains_between(seat, row.a, row.b) {
                    Some(missing) => value * (1.0 - 2.0 * f32::from(missing) / f32::from(player.trains + 1)),
                    None => -value,
                }
            })
            .sum();
        f32::from(slip.coins + slip.trains + slip.postcards) + tickets + 0.3 * f32::from(player.hand.total())
    }

    fn opinion(&self, seat: Seat, action: Action, plan: &Plan) -> f32 {
        let want = |kind: Kind| self.want(seat, kind, plan);
        match action {
            Action::Deck => DRAW + 0.4 * NEEDED,
            Action::Take(kind) => DRAW + want(kind) - if kind == Kind::LOCO { 0.8 } else { 0.0 },
            Action::Tickets => self.more_tickets(seat, plan),
            Action::Return(ticket) => {
                if plan.keep.contains(ticket) {
                    -1.0
                } else {
                    1.0
                }
            }
            Action::Claim(route) => self.claim_worth(seat, route, plan),
            Action::Pay(payment) => DRAW - self.price_worth(seat, payment, plan),
            Action::Mix(first, second) => {
                let skulls = f32::from(first.skulls + second.skulls);
                let depot = self.pending.last() == Some(Pending::FoundMix);
                if depot || self.seeks(seat, is_about_skulls) { skulls } else { -skulls }
            }
            Action::Discard(kind) => -1.0 - want(kind),
            Action::Coins => -1.8,
            Action::Accept => {
                if self.player(seat).hand.total() > 9 {
                    1.0
                } else {
                    -1.0
                }
            }
            Action::Swap(give, take) => want(take) - want(give) - 0.1,
            Action::Pick(kind, _) => want(kind),
            Action::Hire(employee) => {
                cards().employees[employee.index()].ops.iter().map(hire_worth).fold(0.0, f32::max)
            }
            Action::Use(_) => PLANNED + 20.0,
            Action::Lift(_) => {
                if self.player(seat).hand.total() > 8 || self.seeks(seat, is_about_curses) {
                    PLANNED
                } else {
                    0.0
                }
            }
            Action::Share(_) | Action::Clue => 0.5,
            Action::Depot(_) => {
                if self.player(seat).hand.total() > 8 {
                    0.5
                } else {
                    -0.5
                }
            }
            Action::Give(other) => f32::from(self.player(other).coins),
            Action::Paste(_) => 2.0,
            Action::Redraw => DRAW - 5.0,
            Action::Peek => -1.0,
            Action::Decline
            | Action::Keep
            | Action::Company(_)
            | Action::Charter(_)
            | Action::End
            | Action::Pass
            | Action::Stake(_)
            | Action::Bury
            | Action::Outlaws(_)
            | Action::Shift(_)
            | Action::Grow(_)
            | Action::Hand(_)
            | Action::Wagon(_)
            | Action::Solve(_) => 0.0,
        }
    }

    /// How much a card helps the plan.
    fn want(&self, seat: Seat, kind: Kind, plan: &Plan) -> f32 {
        let hand = &self.player(seat).hand;
        let Some(colour) = kind.colour() else {
            return if plan.short > 0 || plan.is_done() { NEEDED + 1.5 } else { 0.5 };
        };
        let short = plan.need[colour.index()].saturating_sub(hand.colour(colour));
        if short > 0 {
            NEEDED + 0.3 * f32::from(short.min(4))
        } else if plan.grey > 0 {
            0.5 * NEEDED + 0.1 * f32::from(hand.colour(colour).min(6))
        } else {
            0.1 * f32::from(hand.colour(colour).min(6))
        }
    }

    fn more_tickets(&self, seat: Seat, plan: &Plan) -> f32 {
        let fewest = Seat::all(self.seat_count()).map(|other| self.player(other).trains).min().unwrap_or(0);
        let late = self.last_round.is_some() || fewest < TRAINS_OF_ALL;
        if plan.is_done() && !late && self.player(seat).trains >= TRAINS_FOR_TICKETS {
            MORE_TICKETS
        } else {
            -PLANNED
        }
    }

    fn claim_worth(&self, seat: Seat, route: RouteId, plan: &Plan) -> f32 {
        let track = self.in_play().track(route);
        let length = f32::from(track.length);
        let price = self.price(seat, route, 0);
        let mut locos = track.length;
        let _ = price.each(&self.player(seat).hand, |payment| {
            locos = payment.locos;
            Flow::Break(())
        });
        let extra = if track.colour == Some(self.in_play().colour(seat.index())) { 2.0 } else { 0.0 }
            + if self.big.contains(track.a) || self.big.contains(track.b) { 1.0 } else { 0.0 }
            + self.stash_worth(seat, route);
        if plan.routes.contains(route) {
            return PLANNED + extra + length + self.contest(seat, route) - 1.5 * f32::from(locos);
        }
        if plan.errands.contains(route) {
            return ERRAND + extra - 0.5 * f32::from(locos);
        }
        let left = self.player(seat).trains;
        let spare = i16::from(left) - i16::from(plan.trains);
        if plan.is_done() {
            IDLE_ROUTE + extra + 2.0 * length - 0.5 * f32::from(locos)
        } else if spare > i16::from(track.length) + 3
            && extra >= 2.0
            && locos == 0
            && !self.spends_need(seat, route, plan)
        {
            DRAW + extra
        } else {
            -PLANNED
        }
    }

    /// Whether the seat has a postcard to finish whose condition is of this sort.
    fn seeks(&self, seat: Seat, sort: impl Fn(&Condition) -> bool) -> bool {
        errand::open_quests(self, seat).any(|card| sort(&card.cond))
    }

    /// What the outlaws' stash adds to a route, if the seat can pay for it without a skull.
    fn stash_worth(&self, seat: Seat, route: RouteId) -> f32 {
        let track = self.in_play().track(route);
        if !self.in_play().has(SlotRule::Outlaws) || ![track.a, track.b].contains(&self.frontier.outlaws) {
            return 0.0;
        }
        let hand = &self.player(seat).hand;
        let clean = |colour: Colour| {
            hand.colour(colour) - hand.of(Kind::coloured(colour, Symbol::Skull)) + hand.locos()
        };
        let payable = match track.colour {
            Some(colour) => clean(colour) >= track.length,
            None => Colour::ALL.into_iter().any(|colour| clean(colour) >= track.length),
        };
        let stash = self.frontier.stash;
        let sought = self.seeks(seat, |condition| match condition {
            Condition::StashTaken { .. } | Condition::StashTakenTotal { .. } => true,
            Condition::StashTakenValue { n } => stash >= *n,
            _ => false,
        });
        match (payable, sought) {
            (false, _) => 0.0,
            (true, false) => f32::from(stash),
            (true, true) => f32::from(stash) + ERRAND - DRAW,
        }
    }

    /// Whether paying for the route takes cards that the plan needs.
    fn spends_need(&self, seat: Seat, route: RouteId, plan: &Plan) -> bool {
        let track = self.in_play().track(route);
        track.colour.is_none_or(|colour| {
            self.player(seat).hand.colour(colour) < plan.need[colour.index()] + track.length
        })
    }

    /// How likely it is that somebody else wants the route: rivals at its ends, no second track.
    fn contest(&self, seat: Seat, route: RouteId) -> f32 {
        let track = self.in_play().track(route);
        let rivals = Seat::all(self.seat_count()).filter(|other| *other != seat).filter(|other| {
            let ends = self.end_cities(*other);
            ends.contains(track.a) || ends.contains(track.b)
        });
        let tracks = track.group.and(self.free).len().max(1);
        6.0 * rivals.count() as f32 / tracks as f32 + if tracks == 1 { 3.0 } else { 0.0 }
    }

    fn price_worth(&self, seat: Seat, payment: Payment, plan: &Plan) -> f32 {
        let hand = &self.player(seat).hand;
        let spent = |(colour, count): (Colour, u8)| {
            let after = hand.colour(colour) - count;
            f32::from(plan.need[colour.index()].saturating_sub(after).min(count)) * 2.0
                - 0.05 * f32::from(after)
        };
        8.0 * f32::from(payment.locos) + payment.coloured().map(spent).sum::<f32>()
    }
}

/// What an employee may be worth over a game.
fn hire_worth(op: &Op) -> f32 {
    match op {
        Op::StartCoins { n } | Op::CompanyBonusAdd { n } => f32::from(*n) * 1.2,
        Op::StartCards { n } | Op::Trains { n } => f32::from(*n) * 1.3,
        Op::ClaimGain { .. } => 4.5,
        Op::ForgiveTicket { .. } | Op::LocoPlusBlind { .. } | Op::PeekDraw { .. } => 3.0,
        Op::Interest { .. } | Op::MirrorCompanyBonus { .. } | Op::TicketDraw { .. } => 2.0,
        _ => 1.0,
    }
}

/// What a ticket is worth.
fn value(ticket: TicketId) -> i32 {
    i32::from(cards().tickets[ticket.index()].value)
}

fn is_about_skulls(condition: &Condition) -> bool {
    matches!(condition, Condition::PaidSymbolTotal { symbol: Symbol::Skull, .. })
}

fn is_about_curses(condition: &Condition) -> bool {
    matches!(condition, Condition::CursesLifted { .. } | Condition::NoCurseWithBoard { .. })
}
