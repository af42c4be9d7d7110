//! The end of a round, the start of the next one, and the end of the game (CH-18, CH-19).

use arrayvec::ArrayVec;
use railhead_game::{Chance, Events, Outcome, Part, Seat, SeatSet, Standing};

use crate::{
    event::Event,
    facts::{almanac, table::facts},
    piece::{Bonus, Character, EventCard, Good, Piece, Set},
    state::{Chaparral, Phase},
};

impl Chaparral {
    pub(super) fn end_round(&mut self, events: &mut Events<Event>) {
        for player in &mut self.players {
            player.discounts = Set::EMPTY;
        }
        self.reset_market(events);
        if self.has_ended() {
            self.phase = Phase::Over;
            let objectives = self.somebody_has_enough();
            events.all(Event::Over { objectives, winners: self.winners() });
            return;
        }
        self.start = self.next_start();
        self.coin = facts().table.setup.sheriff_coin[self.row()] > 0;
        if let Some(coach) = self.coach.take() {
            self.dropped_coaches.insert(coach);
            events.all(Event::CoachDropped { coach });
        }
        self.past_events.insert(self.event);
        self.open_round(events);
        events.revealed();
    }

    /// Only blocked columns start anew (CH-12.5).
    fn reset_market(&mut self, events: &mut Events<Event>) {
        for good in
            Good::ALL.iter().copied().filter(|good| self.is_blocked(*good)).collect::<ArrayVec<_, 5>>()
        {
            self.market[good.index()] = 0;
            events.all(Event::MarketReset { good });
        }
    }

    /// Whoever took the Sheriff starts, but nobody starts twice running (CH-18.1, CH-18.2).
    fn next_start(&self) -> Seat {
        let next = self.start.next(self.seats);
        let sheriff = Seat::all(self.seats).find(|seat| self.player(*seat).on.contains(Character::Sheriff));
        match sheriff {
            Some(seat) if seat != self.start && self.seats > 2 => seat,
            _ => next,
        }
    }

    /// Pieces come home, and a new event, stagecoach and bonus tokens are turned up (CH-18.3).
    pub(crate) fn open_round(&mut self, events: &mut Events<Event>) {
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
            events.all(Event::Round { round: self.round, start: self.start, card: self.event, coach });
            self.lay_tokens(almanac().coach(coach).bonus_on);
        }
        self.turn = self.start;
        self.phase = Phase::Place;
    }

    /// Four of the six tokens, drawn anew each round, unless resources lack (CH-2.6, CH-16.2).
    fn lay_tokens(&mut self, characters: [Character; 4]) {
        self.tokens = [None; 12];
        let mut tokens: ArrayVec<Bonus, 6> = Bonus::ALL.iter().copied().collect();
        self.dice.shuffle(&mut tokens);
        if self.event == EventCard::LackOfResources {
            return;
        }
        let placed = usize::from(facts().table.setup.bonus_tokens_placed);
        for (character, token) in characters.into_iter().zip(tokens).take(placed) {
            self.tokens[character.index()] = Some(token);
        }
    }

    fn somebody_has_enough(&self) -> bool {
        let enough = usize::from(almanac().end.objectives[self.row()]);
        self.players.iter().any(|player| player.objectives.len() >= enough)
    }

    /// At the end of a round: enough objectives, or no stagecoach left (CH-19.1).
    fn has_ended(&self) -> bool {
        self.somebody_has_enough() || self.coaches.is_empty()
    }

    /// Money, and the printed prices of businesses and farms, less for farms with an apache (CH-19.3).
    pub(crate) fn fortune(&self, seat: Seat) -> i32 {
        let player = self.player(seat);
        let businesses: u16 = player.owned.iter().map(|business| almanac().price[business.index()]).sum();
        let farms: u16 = player.farms.iter().map(|good| almanac().farm(good).price).sum();
        let apaches = almanac().end.apache_on_farm * player.troubled.len() as u16;
        i32::from(player.money + businesses + farms) - i32::from(apaches)
    }

    /// Special objectives of `seat`.
    pub(crate) fn specials(&self, seat: Seat) -> usize {
        self.player(seat).objectives.and(almanac().special).len()
    }

    /// Whether `seat` may win: it has a special objective (CH-19.2).
    pub(crate) fn is_eligible(&self, seat: Seat) -> bool {
        self.specials(seat) >= usize::from(almanac().end.special_needed)
    }

    fn rank_key(&self, seat: Seat) -> (bool, usize, usize, i32) {
        (self.is_eligible(seat), self.player(seat).objectives.len(), self.specials(seat), self.fortune(seat))
    }

    fn winners(&self) -> SeatSet {
        let best = Seat::all(self.seats).map(|seat| self.rank_key(seat)).max();
        Seat::all(self.seats)
            .filter(|seat| self.is_eligible(*seat) && Some(self.rank_key(*seat)) == best)
            .collect()
    }

    /// Those with a special objective first, then objectives, special ones, fortune (CH-19.2 to CH-19.5).
    pub(crate) fn result(&self) -> Outcome {
        let standing = |seat: Seat| {
            let own = self.rank_key(seat);
            let (all, special) = (self.player(seat).objectives.len() as i32, self.specials(seat) as i32);
            Standing {
                seat,
                rank: 1 + Seat::all(self.seats).filter(|other| self.rank_key(*other) > own).count() as u8,
                score: all,
                tie_breaks: vec![special, self.fortune(seat)],
                parts: vec![Part::new("special", special), Part::new("plain", all - special)],
            }
        };
        Outcome { winners: self.winners(), standings: Seat::all(self.seats).map(standing).collect() }
    }
}
