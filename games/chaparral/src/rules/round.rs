//! From round to round (CH-3, CH-18).

use railhead_game::{Chance, Seat};

use crate::{
    event::Event,
    facts::facts,
    piece::{Bonus, Character, EventCard, Good, Set},
    rules::Log,
    state::{Chaparral, Phase},
};

impl Chaparral {
    pub(super) fn end_round(&mut self, log: &mut Log) {
        for player in &mut self.players {
            player.discounts = Set::EMPTY;
        }
        self.reset_market(log);
        if self.has_ended() {
            self.phase = Phase::Over;
            let objectives = self.somebody_has_enough();
            log.all(Event::Over { objectives, winners: self.winners() });
            return;
        }
        self.start = self.next_start();
        self.coin = facts().table.setup.sheriff_coin[self.row()] > 0;
        if let Some(coach) = self.coach.take() {
            self.dropped_coaches.insert(coach);
            log.all(Event::CoachDropped { coach });
        }
        self.past_events.insert(self.event);
        self.open_round(log);
        log.revealed();
    }

    /// Only blocked columns start anew (CH-12.5).
    fn reset_market(&mut self, log: &mut Log) {
        for good in Good::ALL {
            if !self.is_blocked(good) {
                continue;
            }
            self.market[good.index()] = 0;
            log.all(Event::MarketReset { good });
        }
    }

    /// Whoever took the Sheriff starts, but nobody starts twice running (CH-18.1, CH-18.2).
    fn next_start(&self) -> Seat {
        self.starter_after(
            Seat::all(self.seats).find(|seat| self.player(*seat).on.contains(Character::Sheriff)),
        )
    }

    /// Who starts the next round if `sheriff` is who took the Sheriff in this one.
    pub(crate) fn starter_after(&self, sheriff: Option<Seat>) -> Seat {
        let next = self.start.next(self.seats);
        match sheriff {
            Some(seat) if seat != self.start && self.seats > 2 => seat,
            _ => next,
        }
    }

    /// Pieces come home, and a new event, stagecoach and bonus tokens are turned up (CH-18.3).
    pub(crate) fn open_round(&mut self, log: &mut Log) {
        let setup = &facts().table.setup;
        let row = self.row();
        for player in &mut self.players[..usize::from(self.seats)] {
            player.pieces = setup.pieces[row];
            player.blocks = setup.blocking_pieces[row];
            (player.on, player.used) = (Set::EMPTY, Set::EMPTY);
            (player.left, player.right) = (false, 0);
        }
        self.blocked = Set::EMPTY;
        self.alley.clear();
        self.round += 1;
        self.reveal_event();
        self.coach = self.coaches.pop();
        if let Some(coach) = self.coach {
            log.all(Event::Round { round: self.round, start: self.start, card: self.event, coach });
            self.lay_tokens(facts().coach(coach).tokens_on());
        }
        self.turn = self.start;
        self.phase = Phase::Place;
    }

    /// Four of the six tokens, drawn anew each round, unless resources lack (CH-2.6, CH-16.2).
    fn lay_tokens(&mut self, characters: [Character; 4]) {
        self.tokens = [None; 12];
        let mut tokens = Bonus::ALL;
        self.dice.shuffle(&mut tokens);
        if self.event == EventCard::LackOfResources {
            return;
        }
        let placed = usize::from(facts().table.setup.bonus_tokens_placed);
        for (character, token) in characters.into_iter().zip(tokens).take(placed) {
            self.tokens[character.index()] = Some(token);
        }
    }
}
