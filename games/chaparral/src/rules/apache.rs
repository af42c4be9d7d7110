//! General Custer, the coloured token and the apaches (CH-15).

use railhead_game::Seat;

use crate::{
    action::Target,
    event::Event,
    facts::facts,
    objection::Objection,
    piece::EventCard,
    rules::{Log, Verdict},
    state::{Chaparral, ColouredToken},
};

impl Chaparral {
    /// Cowboys that General Custer costs (CH-16.11).
    pub(crate) fn battle_cost(&self) -> u8 {
        if self.event == EventCard::CruelBattle { facts().cards.effects.battle_cowboys } else { 0 }
    }

    /// An apache on one's own farm or on an unsold one, never on another's (CH-15.1).
    pub(super) fn may_clear(&self, seat: Seat, target: Target) -> Verdict {
        let there = match target {
            Target::Own(good) => self.player(seat).troubled.contains(good),
            Target::Unsold(good) => self.unsold[good.index()].troubled > 0,
        };
        if there { Ok(()) } else { Err(Objection::NoApache(target)) }
    }

    /// Whether there is an apache that `seat` could remove.
    pub(crate) fn could_clear(&self, seat: Seat) -> bool {
        !self.player(seat).troubled.is_empty() || self.unsold.iter().any(|unsold| unsold.troubled > 0)
    }

    /// The coloured token removes an apache once a game (CH-15.3).
    pub(super) fn may_use_token(&self, seat: Seat, target: Target) -> Verdict {
        if self.player(seat).token != ColouredToken::Held {
            return Err(Objection::NoToken);
        }
        self.may_clear(seat, target)
    }

    pub(super) fn clear(&mut self, seat: Seat, target: Target, token: bool, log: &mut Log) {
        match target {
            Target::Own(good) => self.player_mut(seat).troubled.remove(good),
            Target::Unsold(good) => {
                let unsold = &mut self.unsold[good.index()];
                unsold.troubled -= 1;
                unsold.clean += 1;
            }
        }
        let player = self.player_mut(seat);
        player.apaches += 1;
        if token {
            player.token = ColouredToken::Spent;
        }
        log.all(Event::Cleared { seat, target, token });
    }
}
