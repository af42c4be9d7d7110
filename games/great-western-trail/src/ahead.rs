//! What follows a decision at once, for pages that let two decisions be taken with one click: the log knows only single
//! decisions, and each is checked when it comes.
//!
//! Nothing here may tell more than its viewer knows: whatever would reveal something is not looked into.

use std::ops::ControlFlow;

use railhead_game::Seat;

use crate::{
    action::{Action, DiscSource, RISK},
    piece::City,
    rules::Log,
    state::{GreatWesternTrail, Pending, Spot},
    view::View,
};

/// A decision, and what may be decided once it is taken.
pub type Next = (Action, Vec<Action>);

/// A decision that reveals nothing, and what may be decided then.
#[derive(Clone, Debug)]
pub struct Ahead {
    /// The decision.
    pub first: Action,
    /// What may be decided then, by the same player in the same turn.
    pub legal: Vec<Action>,
    /// What may be decided after these, where they bring the pawn to a place or are auxiliary actions.
    pub further: Vec<Next>,
    /// All local actions of the place to which the pawn has come, if there are several and nothing is asked for them.
    pub whole: Vec<Action>,
    /// The table as it will be then; `None` where the pawn has come to a place, of which the way says all.
    pub then: Option<Box<View>>,
}

/// What a visit to Kansas City leaves to choose once its tiles are chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Herd {
    /// How many certificates may be spent, and the cities in reach then; no number once the income was taken.
    pub incomes: Vec<(Option<u8>, Vec<City>)>,
    /// The discs that may go to each of these cities.
    pub discs: Vec<(City, Vec<DiscSource>)>,
}

/// Whether the pawn comes to a place by it.
fn arrives(action: Action) -> bool {
    matches!(action, Action::Place(_) | Action::Move { .. })
}

impl GreatWesternTrail {
    /// What follows each decision of the player whose turn it is, for that player.
    pub(crate) fn ahead(&self, viewer: Option<Seat>) -> Vec<Ahead> {
        let Some(pending) = self.pending.last().filter(|_| viewer == Some(self.turn)) else {
            return Vec::new();
        };
        let opens = |action: &Action| match pending {
            Pending::Place | Pending::Begin | Pending::Step { .. } => arrives(*action),
            Pending::Use { .. } => {
                matches!(action, Action::Use { .. } | Action::Risk(_) | Action::Aux { .. })
            }
            Pending::Aux { .. } => matches!(action, Action::Aux { .. }),
            Pending::Upgrade { .. } => matches!(action, Action::Upgrade(_)),
            Pending::Forward { .. } => matches!(action, Action::Engine(_)),
            _ => false,
        };
        self.listed().into_iter().filter(opens).filter_map(|first| self.followed(first, viewer)).collect()
    }

    /// What follows `first`; nothing if it reveals something, or leaves nothing new to decide.
    fn followed(&self, first: Action, viewer: Option<Seat>) -> Option<Ahead> {
        let then = self.once(first)?;
        let further = match then.pending.last() {
            Some(Pending::Step { .. } | Pending::Aux { .. }) => {
                let next = |action: Action| Some((action, then.once(action)?.listed()));
                then.listed().into_iter().filter_map(next).collect()
            }
            _ => Vec::new(),
        };
        let (view, whole) = if arrives(first) {
            (None, then.whole())
        } else {
            (Some(Box::new(View::without_ahead(&then, viewer))), Vec::new())
        };
        Some(Ahead { first, legal: then.listed(), further, whole, then: view })
    }

    /// The local actions of this place one after the other, if each can be done in one way for which nothing is asked and
    /// nothing revealed; nothing if there are not several.
    fn whole(&self) -> Vec<Action> {
        let mut all = Vec::new();
        let mut then = self.clone();
        for slot in 0..RISK {
            let open = then.listed();
            let ways = (0..2).map(|alt| Action::Use { slot, alt }).filter(|way| open.contains(way));
            if ways.clone().next().is_none() {
                continue;
            }
            let done: Vec<_> = ways.filter_map(|way| Some((way, then.silently(way)?))).collect();
            let Ok([(way, next)]) = <[_; 1]>::try_from(done) else { return Vec::new() };
            all.push(way);
            then = next;
        }
        if all.len() > 1 { all } else { Vec::new() }
    }

    /// The game once a local action is done for which nothing is asked, and which reveals nothing.
    fn silently(&self, action: Action) -> Option<GreatWesternTrail> {
        let mut then = self.clone();
        let mut log = Log::muted();
        then.take(self.turn, action, &mut log);
        then.play_on(&mut log);
        let asked = then.pending.last().filter(|_| then.turn == self.turn && !log.has_revealed());
        matches!(asked, Some(Pending::Use { .. } | Pending::Depart | Pending::End)).then_some(then)
    }

    /// The game once `first` is taken; none if that reveals something, or leaves nothing new to decide.
    fn once(&self, first: Action) -> Option<GreatWesternTrail> {
        let mut then = self.clone();
        let mut log = Log::muted();
        then.take(self.turn, first, &mut log);
        then.play_on(&mut log);
        let asked = then.pending.last().filter(|_| then.turn == self.turn && !log.has_revealed())?;
        let moved = arrives(first);
        let goes_on = match asked {
            Pending::Use { .. } => moved,
            Pending::Depart | Pending::End | Pending::Begin | Pending::Foresight { .. } => false,
            _ => !moved,
        };
        goes_on.then_some(then)
    }

    /// What a visit to Kansas City leaves to choose, for the player who is there.
    pub(crate) fn herd(&self, viewer: Option<Seat>) -> Herd {
        let mut herd = Herd::default();
        if viewer != Some(self.turn) {
            return herd;
        }
        let mut here = self.clone();
        while matches!(here.pending.last(), Some(Pending::Foresight { .. })) {
            here.pending.pop();
        }
        match here.pending.last() {
            Some(Pending::Income) => {
                for spent in 0..=here.me().temporary() {
                    let mut paid = here.clone();
                    paid.take(self.turn, Action::Income(spent), &mut Log::muted());
                    herd.reach(Some(spent), &paid);
                }
            }
            Some(Pending::Deliver { .. }) => herd.reach(None, &here),
            Some(Pending::Disc { spot: Spot::City { city, .. } }) => {
                herd.discs.push((city, here.discs()));
            }
            _ => {}
        }
        herd
    }

    /// What the player whose turn it is may decide.
    fn listed(&self) -> Vec<Action> {
        let mut all = Vec::new();
        self.list(self.turn, |action| {
            all.push(action);
            ControlFlow::Continue(())
        });
        all
    }

    /// The discs that may be used now.
    fn discs(&self) -> Vec<DiscSource> {
        let disc = |action| if let Action::Disc(source) = action { Some(source) } else { None };
        self.listed().into_iter().filter_map(disc).collect()
    }
}

impl Herd {
    /// Notes the cities to which `game` can deliver, and the discs for each.
    fn reach(&mut self, spent: Option<u8>, game: &GreatWesternTrail) {
        let mut cities = Vec::new();
        if matches!(game.pending.last(), Some(Pending::Deliver { .. })) {
            for action in game.listed() {
                let Action::Deliver(city) = action else { continue };
                let mut there = game.clone();
                there.take(game.turn, action, &mut Log::muted());
                self.note(city, there.discs());
                cities.push(city);
            }
        }
        self.incomes.push((spent, cities));
    }

    fn note(&mut self, city: City, discs: Vec<DiscSource>) {
        match self.discs.iter_mut().find(|(other, _)| *other == city) {
            Some((_, known)) => {
                for disc in discs {
                    if !known.contains(&disc) {
                        known.push(disc);
                    }
                }
            }
            None => self.discs.push((city, discs)),
        }
    }
}
