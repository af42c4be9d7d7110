//! What a position says about a seat, in numbers around one: what the learned value looks at. All of it lies in the open.

use std::cell::OnceCell;

use railhead_game::{Seat, Sink, flag, nth, one};

use crate::{
    facts::facts,
    piece::{Good, Objective, Set},
    state::{Chaparral, ColouredToken},
};

/// What the numbers of the seat itself are called, and those of the rival who stands best.
const WORDS: [Words; 2] = [
    Words {
        claimed: "claimed",
        done: "done",
        late: "done-late",
        things: "things",
        objectives: "objectives",
        worth: "worth",
    },
    Words {
        claimed: "their-claimed",
        done: "their-done",
        late: "their-done-late",
        things: "their-things",
        objectives: "their-objectives",
        worth: "their-worth",
    },
];

struct Words {
    claimed: &'static str,
    done: &'static str,
    late: &'static str,
    things: &'static str,
    objectives: &'static str,
    worth: &'static str,
}

impl Chaparral {
    /// Tells `sink` everything about `seat` that the learned value looks at, between rounds.
    pub(super) fn describe(&self, seat: Seat, sink: &mut impl Sink) {
        let left = self.coaches.len() as f32 / 8.0;
        sink.put(one("left"), left);
        sink.put(one("three-seats"), flag(self.seats == 3));
        sink.put(one("four-seats"), flag(self.seats == 4));
        sink.put(one("starts"), flag(self.start == seat));
        for objective in Set::<Objective>::full().iter() {
            sink.put(nth("copies", objective.index()), f32::from(self.copies[objective.index()]) / 3.0);
        }
        let rivals = Seat::all(self.seats).filter(|rival| *rival != seat);
        let rival = rivals.max_by(|a, b| self.worth(*a).total_cmp(&self.worth(*b))).unwrap_or(seat);
        for (who, words) in [seat, rival].into_iter().zip(WORDS) {
            self.describe_seat(who, left, &words, sink);
        }
    }

    fn describe_seat(&self, seat: Seat, left: f32, words: &Words, sink: &mut impl Sink) {
        let player = self.player(seat);
        let claimed = player.objectives.len();
        let goal = usize::from(facts().table.end.objectives[self.row()]);
        let specials = self.specials(seat);
        let objectives = [
            claimed as f32 / 4.0,
            specials as f32 / 2.0,
            flag(specials == 0),
            flag(claimed + 1 == goal),
            flag(claimed + 2 == goal),
            flag(claimed + 3 == goal),
            flag(claimed + 1 == goal && specials > 0),
            flag(claimed + 2 == goal && specials > 0),
        ];
        for (at, number) in objectives.into_iter().enumerate() {
            sink.put(nth(words.objectives, at), number);
        }
        sink.put(one(words.worth), self.worth(seat) / 300.0);
        let line = &OnceCell::new();
        for objective in Set::<Objective>::full().iter() {
            let has = player.objectives.contains(objective);
            sink.put(nth(words.claimed, objective.index()), flag(has));
            let is_open = !has && self.copies[objective.index()] > 0;
            let done = if is_open { self.done(seat, objective, line).powi(2) } else { 0.0 };
            sink.put(nth(words.done, objective.index()), done);
            sink.put(nth(words.late, objective.index()), done * (1.0 - left).max(0.0));
        }
        let money = f32::from(player.money) / 50.0;
        let things = [
            money,
            money * left,
            (1.0 - f32::from(player.money) / 15.0).max(0.0),
            f32::from(player.cowboys) / 4.0,
            f32::from(player.iron) / 6.0,
            f32::from(player.gold) / 4.0,
            f32::from(player.settlers) / 4.0,
            player.coaches.len() as f32 / 3.0,
            player.markers().len() as f32 / 5.0,
            player.owned.len() as f32 / 3.0,
            f32::from(player.apaches) / 3.0,
            flag(player.token == ColouredToken::Held),
            player.clean().len() as f32 / 3.0,
            player.clean().len() as f32 / 3.0 * left,
            player.troubled.len() as f32 / 2.0,
            player.hosts.len() as f32 / 2.0,
            f32::from(player.guests) / 2.0,
            Good::SECTIONS
                .into_iter()
                .filter(|good| self.sections[good.index()].builder == Some(seat))
                .count() as f32
                / 2.0,
        ];
        for (at, number) in things.into_iter().enumerate() {
            sink.put(nth(words.things, at), number);
        }
    }

    /// Whether nobody has placed anything in this round yet.
    pub(super) fn is_unplaced(&self) -> bool {
        self.players.iter().all(|player| player.on.is_empty())
            && self.blocked.is_empty()
            && self.alley.as_slice().is_empty()
    }
}
