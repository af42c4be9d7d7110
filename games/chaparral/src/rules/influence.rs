//! Stages 1 and 2 of Phase 2: bonus tokens are collected and influence is placed (CH-5, CH-6).

use railhead_game::{Illegal, Seat, require};

use crate::{
    event::Event,
    facts::facts,
    piece::{Business, Character, EventCard, Set},
    rules::{Log, about},
    state::{Chaparral, Phase},
};

impl Chaparral {
    /// Everybody collects the tokens of their characters; the others go back (CH-5.1 to CH-5.3).
    pub(crate) fn collect_tokens(&mut self, log: &mut Log) {
        for seat in self.in_order() {
            for character in self.player(seat).on.iter() {
                let Some(bonus) = self.tokens[character.index()] else { continue };
                log.all(Event::Token { seat, character, bonus });
                let gain = &facts().token(bonus).effect;
                match gain.kind.resource() {
                    Some(resource) => self.receive(seat, resource, u16::from(gain.amount), log),
                    None => self.player_mut(seat).discounts.insert(bonus),
                }
            }
        }
        self.tokens = [None; 12];
    }

    /// The stage of influence, unless the event skips it (CH-16.8).
    pub(super) fn begin_influence(&mut self) {
        self.turn = self.start;
        if self.event == EventCard::NoInfluence {
            self.begin_actions();
        } else {
            self.phase = Phase::Influence { placed: Set::EMPTY };
        }
    }

    /// Businesses that some character of `seat` influences and where it has no marker.
    pub(super) fn within_reach(&self, seat: Seat) -> Set<Business> {
        let player = self.player(seat);
        let reach = player
            .on
            .iter()
            .fold(Set::EMPTY, |reach, character| reach.or(facts().index.influences[character.index()]));
        reach.minus(player.markers())
    }

    /// A marker for each character at most, and three in all (CH-6.1, CH-6.2).
    pub(super) fn may_influence(
        &self,
        seat: Seat,
        placed: Set<Business>,
        business: Business,
    ) -> Result<(), Illegal> {
        self.has_no_marker(seat, business)?;
        let enough = placed.len() >= usize::from(facts().table.limits.influence_per_round);
        let wanted = placed.or(Set::only(business));
        let vouched_for = !enough && vouched(wanted, self.player(seat).on);
        require(vouched_for, "CH-6.1", "not-influenced").map_err(about("business", business))
    }

    /// One marker of a seat in each business (CH-6.2).
    pub(super) fn has_no_marker(&self, seat: Seat, business: Business) -> Result<(), Illegal> {
        let there = self.player(seat).markers().contains(business);
        require(!there, "CH-6.2", "marker-there").map_err(about("business", business))
    }

    /// In the stage of influence, or as the bonus of a sheep farm.
    pub(super) fn put_marker(&mut self, seat: Seat, business: Business, log: &mut Log) {
        self.player_mut(seat).influence.insert(business);
        log.all(Event::Marker { seat, business });
        match self.phase {
            Phase::Influence { mut placed } => {
                placed.insert(business);
                self.phase = Phase::Influence { placed };
            }
            Phase::Marker { bought } => self.go_on_ranching(bought),
            _ => {}
        }
    }

    /// The seat is done with influence: now, and only now, it may claim Influence (CH-17.3).
    pub(super) fn finish_influence(&mut self, log: &mut Log) {
        self.claim_after_influence(log);
        self.turn = self.turn.next(self.seats);
        if self.turn == self.start {
            self.begin_actions();
        } else {
            self.phase = Phase::Influence { placed: Set::EMPTY };
        }
    }
}

/// Whether each of these businesses can be laid to a character of its own.
fn vouched(businesses: Set<Business>, characters: Set<Character>) -> bool {
    let Some(business) = businesses.first() else { return true };
    let rest = businesses.minus(Set::only(business));
    let influences = &facts().index.influences;
    let mut candidates =
        characters.iter().filter(|character| influences[character.index()].contains(business));
    candidates.any(|character| rest.is_empty() || vouched(rest, characters.minus(Set::only(character))))
}
