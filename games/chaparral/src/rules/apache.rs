//! General Custer, the coloured token and the apaches (CH-15).

use railhead_game::{Illegal, Seat, require};

use crate::{
    action::Target,
    event::Event,
    facts::facts,
    piece::{EventCard, Good},
    rules::{Log, about},
    state::{Chaparral, ColouredToken},
};

impl Chaparral {
    /// Cowboys that General Custer costs (CH-16.11).
    pub(crate) fn battle_cost(&self) -> u8 {
        if self.event == EventCard::CruelBattle { facts().cards.effects.battle_cowboys } else { 0 }
    }

    /// An apache on one's own farm or on an unsold one, never on another's (CH-15.1).
    pub(super) fn may_clear(&self, seat: Seat, target: Target) -> Result<(), Illegal> {
        match target {
            Target::Own(good) => {
                let there = self.player(seat).troubled.contains(good);
                require(there, "CH-15.1", "no-apache-own").map_err(about("farm", good))
            }
            Target::Unsold(good) => {
                let there = self.unsold[good.index()].troubled > 0;
                require(there, "CH-15.1", "no-apache-unsold").map_err(about("farm", good))
            }
        }
    }

    /// The apaches that `seat` could remove: on its own farms, then on unsold ones.
    pub(super) fn targets(&self, seat: Seat) -> impl Iterator<Item = Target> {
        let unsold = Good::ALL.iter().filter(|good| self.unsold[good.index()].troubled > 0);
        self.player(seat).troubled.iter().map(Target::Own).chain(unsold.map(|good| Target::Unsold(*good)))
    }

    /// Whether there is an apache that `seat` could remove.
    pub(crate) fn could_clear(&self, seat: Seat) -> bool {
        self.targets(seat).next().is_some()
    }

    /// The coloured token removes an apache once a game (CH-15.3).
    pub(super) fn may_use_token(&self, seat: Seat, target: Target) -> Result<(), Illegal> {
        require(self.player(seat).token == ColouredToken::Held, "CH-15.3", "no-token")?;
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
