//! The game's own opinion of its positions and decisions, for bots.
//!
//! A position is worth the objectives claimed, those within reach, and what may still become of money, cattle and
//! shops. A decision is worth the position at the end of the turn that it begins, played on by the same opinion. Only
//! what a seat can know is looked at: the hidden piles never are.

mod numbers;
mod rehearsal;
mod value;
mod worth;

use std::ops::ControlFlow;

use railhead_game::{Effort, Events, Game, Guide, Judged, Judgement, Outcome, School, Seat};

use self::value::SCHOOL;
use crate::{
    action::Action,
    state::{Chaparral, Phase, Player},
};

/// How many whole rounds are played in one's head after the one that is under way.
const ROUNDS: u8 = 1;
/// How much the best rival's worth counts against one's own.
const RIVALRY: f32 = 0.35;
/// What a victory is worth.
const VICTORY: f32 = 1_000.0;
/// What it costs to use the coloured token before one's turn of actions, when there was time yet.
const HASTE: f32 = 1.0;
/// What a place beside the characters is worth at a glance.
const LAST_RESORT: f32 = 2.0;
/// How much of what a character is worth to the only rival speaks for taking it away.
const SPITE: f32 = 0.15;

impl Judgement for Chaparral {
    /// What the seat thinks of the characters in this round.
    type Notes = Interests;

    fn guide() -> Guide {
        Guide {
            margin: 3.0,
            warmth: 5.0,
            iterations: 640,
            glances: 80,
            curiosity: Some(0.9),
            judged: Judged::Foresight,
            efforts: [
                Effort::lenient(0.05, 0.03),
                Effort::lenient(0.2, 0.01),
                Effort::lenient(0.8, 0.001),
                Effort::strict(1.0),
                Effort::strict(3.0),
            ],
            ..Guide::default()
        }
    }

    fn judge(&self, seat: Seat) -> f32 {
        self.foreseen(seat)
    }

    fn weigh_all(&self, seat: Seat, actions: &[Action], _: &mut Interests, out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|action| self.worth_of(seat, *action)));
    }

    /// Without rehearsing what comes after: an action by what it brings at once, a place by the action it leads to.
    fn weigh_swiftly(&self, seat: Seat, actions: &[Action], interests: &mut Interests, out: &mut Vec<f32>) {
        if self.phase == Phase::Place {
            let interests = interests.of(self, seat);
            out.extend(actions.iter().map(|action| match action {
                Action::Place(character) => interests[character.index()],
                _ => LAST_RESORT,
            }));
        } else {
            let mut rivals = Rivals::of(self, seat);
            out.extend(actions.iter().map(|action| self.worth_at_once(seat, *action, &mut rivals)));
        }
    }

    /// A round has shown what comes of it when the next one begins.
    fn is_settled(&self, start: &Chaparral) -> bool {
        self.round > start.round + ROUNDS && self.phase == Phase::Place && self.is_unplaced()
    }

    fn school() -> Option<School<Chaparral>> {
        Some(SCHOOL)
    }
}

/// What a seat thinks of the characters' actions. It stays the same while cowboys are placed.
#[derive(Debug, Default)]
pub struct Interests(Option<((Seat, u8, Player), [f32; 12])>);

impl Interests {
    fn of(&mut self, game: &Chaparral, seat: Seat) -> &[f32; 12] {
        let placed = Player::default();
        let things = Player {
            on: placed.on,
            pieces: placed.pieces,
            blocks: placed.blocks,
            left: placed.left,
            right: placed.right,
            ..*game.player(seat)
        };
        let now = (seat, game.round, things);
        let known = self.0.take().filter(|(then, _)| *then == now);
        let (_, interests) = self.0.insert(known.unwrap_or_else(|| (now, game.interests(seat))));
        interests
    }
}

/// What the best rival's things are worth, as long as nothing changes that they depend on.
struct Rivals<'a> {
    before: &'a Chaparral,
    seat: Seat,
    worth: Option<f32>,
}

impl<'a> Rivals<'a> {
    fn of(before: &'a Chaparral, seat: Seat) -> Rivals<'a> {
        Rivals { before, seat, worth: None }
    }

    fn worth(&mut self, next: &Chaparral) -> f32 {
        let Rivals { before, seat, .. } = *self;
        let mut rivals = Seat::all(next.seats).filter(|rival| *rival != seat);
        let is_same = rivals.all(|rival| next.player(rival) == before.player(rival))
            && next.copies == before.copies
            && next.sections == before.sections
            && next.coaches.len() == before.coaches.len();
        if is_same {
            *self.worth.get_or_insert_with(|| before.best_rival(seat))
        } else {
            next.best_rival(seat)
        }
    }
}

impl Chaparral {
    /// How good the position is for `seat`, by hand.
    fn judged(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) => self.final_judgement(seat, &outcome),
            None => self.worth(seat) - RIVALRY * self.best_rival(seat),
        }
    }

    /// What it is worth to `seat` to take `action` now.
    fn worth_of(&self, seat: Seat, action: Action) -> f32 {
        if self.check(seat, action).is_err() {
            return f32::NEG_INFINITY;
        }
        let mut next = self.clone();
        match (self.phase, action) {
            (Phase::Place, Action::Place(character)) => {
                next.station(seat, Some(character));
                next.rehearse_round(seat);
                let spite = if self.seats == 2 { SPITE * self.rivals_interest(seat, character) } else { 0.0 };
                next.worth(seat) + spite
            }
            (Phase::Place, _) => {
                next.station(seat, None);
                next.rehearse_round(seat);
                next.worth(seat)
            }
            (Phase::Block, Action::Block(character)) => {
                self.rivals_interest(seat, character) - self.interest(seat, character)
            }
            (Phase::Influence { .. }, _) => {
                next.take(seat, action, &mut Events::muted());
                next.act_as(seat);
                next.rehearse_turn(seat);
                next.worth(seat) - if matches!(action, Action::Token(_)) { HASTE } else { 0.0 }
            }
            (Phase::Follow { .. }, Action::Token(_)) => {
                next.take(seat, action, &mut Events::muted());
                next.best_step(seat).map_or(f32::NEG_INFINITY, |sold| sold.judged(seat))
            }
            (
                Phase::Follow { .. }
                | Phase::Lose
                | Phase::Return { .. }
                | Phase::Claim
                | Phase::Donate
                | Phase::Stack,
                _,
            ) => {
                let (acting, events) = (next.acting(), &mut Events::muted());
                next.take(seat, action, events);
                next.play_on(acting, events);
                next.judged(seat)
            }
            (_, Action::End) => {
                next.settle_claims(seat);
                next.worth(seat) - RIVALRY * next.best_rival(seat)
            }
            _ => {
                next.take(seat, action, &mut Events::muted());
                next.rehearse_turn(seat);
                next.worth(seat) - RIVALRY * next.best_rival(seat)
            }
        }
    }

    /// The same without rehearsing what comes after.
    fn worth_at_once(&self, seat: Seat, action: Action, rivals: &mut Rivals<'_>) -> f32 {
        match (self.phase, action) {
            (Phase::Influence { .. }, _) => {
                let mut next = self.clone();
                next.take(seat, action, &mut Events::muted());
                next.worth(seat) - if matches!(action, Action::Token(_)) { HASTE } else { 0.0 }
            }
            (
                Phase::Act
                | Phase::Welcome
                | Phase::Ranch { .. }
                | Phase::Marker { .. }
                | Phase::Sell { .. }
                | Phase::Build
                | Phase::Prize
                | Phase::Mine
                | Phase::Notary { .. }
                | Phase::Clear,
                action,
            ) if action != Action::End => {
                let mut next = self.clone();
                next.take(seat, action, &mut Events::muted());
                next.finish_action(seat);
                next.settle_claims(seat);
                next.worth(seat) - RIVALRY * rivals.worth(&next)
            }
            _ => self.worth_of(seat, action),
        }
    }

    fn final_judgement(&self, seat: Seat, outcome: &Outcome) -> f32 {
        let score = |seat: Seat| self.player(seat).objectives.len() as f32;
        let rivals = Seat::all(self.seats).filter(|rival| *rival != seat);
        let best = rivals.map(score).fold(0.0, f32::max);
        VICTORY * outcome.share(seat) as f32 + score(seat) - best
    }

    fn best_rival(&self, seat: Seat) -> f32 {
        let rivals = Seat::all(self.seats).filter(|rival| *rival != seat);
        rivals.map(|rival| self.worth(rival)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// The position after the decision inside an action that `seat`, who is to decide, likes best by what it is worth at
    /// once.
    fn best_step(&self, seat: Seat) -> Option<Chaparral> {
        self.best_step_among(seat, |action| !matches!(action, Action::Token(_)))
    }

    /// The same among the decisions that are `wanted`. What is alone needs no judging.
    fn best_step_among(&self, seat: Seat, wanted: impl Fn(Action) -> bool) -> Option<Chaparral> {
        let mut best: Option<Chaparral> = None;
        let mut most: Option<f32> = None;
        self.list(seat, |action| {
            if !wanted(action) {
                return ControlFlow::Continue(());
            }
            let mut next = self.clone();
            next.take(seat, action, &mut Events::muted());
            if let Some(best) = &mut best {
                let worth = next.worth(seat);
                if worth > *most.get_or_insert_with(|| best.worth(seat)) {
                    (*best, most) = (next, Some(worth));
                }
            } else {
                best = Some(next);
            }
            ControlFlow::Continue(())
        });
        best
    }
}
