//! Clues and treasure (TL-18).

use railhead_game::{Audience, Chance, Seat, SeatSet};

use super::{Flow, Log};
use crate::{
    action::Action,
    event::{Event, Why},
    facts::{
        SlotRule, cards,
        effect::{Account, Ban, Op},
        frontiers, map,
    },
    piece::{BoardId, CityId, CitySet, EventId},
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// Whether there is still a treasure to be found.
    pub(crate) fn hunts(&self) -> bool {
        self.in_play().has(SlotRule::Clues) && !self.frontier.treasures.is_empty()
    }

    /// The board on whose cities clues are sold.
    fn clue_board() -> Option<BoardId> {
        frontiers().slots.iter().find(|row| row.rule == SlotRule::Clues).and_then(|row| row.board)
    }

    pub(super) fn follow_clues(&mut self, seat: Seat, log: &mut Log) {
        if !self.hunts() {
            return;
        }
        self.pending.push(Pending::Clue);
        let track = *self.in_play().track(self.claim.route);
        for city in [track.a, track.b] {
            if self.player(seat).holdings.clues.contains(city) {
                self.solve_clue(seat, city, log);
            }
        }
        self.pending.push(Pending::Dig);
    }

    pub(super) fn solve_clue(&mut self, seat: Seat, city: CityId, log: &mut Log) {
        let holdings = &mut self.player_mut(seat).holdings;
        holdings.clues.remove(city);
        holdings.solved.insert(city);
        log.revealed();
        log.all(Event::ClueSolved { seat, city });
    }

    /// Digs if enough clues are solved and the seat has not dug yet.
    pub(super) fn dig(&mut self, seat: Seat, log: &mut Log) {
        let figures = &frontiers().treasure;
        let holdings = self.player(seat).holdings;
        if holdings.solved.len() < usize::from(figures.clues_needed) || holdings.digs >= figures.per_game {
            return;
        }
        let Some(dollars) = self.frontier.treasures.pop() else { return };
        let spent: Vec<CityId> = holdings.solved.iter().take(usize::from(figures.clues_needed)).collect();
        for city in spent {
            self.player_mut(seat).holdings.solved.remove(city);
            self.frontier.clues.push(city);
        }
        self.dice.shuffle(self.frontier.clues.as_mut_slice());
        self.player_mut(seat).holdings.digs += 1;
        log.revealed();
        self.collect(seat, dollars, Why::Treasure, log);
        if self.frontier.treasures.is_empty() {
            self.end_hunt();
        }
    }

    /// The last treasure is dug: clues and the events about them leave the game.
    fn end_hunt(&mut self) {
        self.frontier.clues.clear();
        for player in &mut self.players {
            player.holdings.clues = CitySet::EMPTY;
            player.holdings.solved = CitySet::EMPTY;
        }
        let current = self.current_event();
        let (events, past) = (self.events, self.past);
        self.events = events.as_slice().iter().copied().filter(|event| !self.is_struck(*event)).collect();
        self.past = past.as_slice().iter().copied().filter(|event| !self.is_struck(*event)).collect();
        if current != self.current_event() {
            self.pending.push(Pending::Reveal { but: None });
        }
    }

    /// Whether an event has left the game because the hunt is over.
    pub(crate) fn is_struck(&self, event: EventId) -> bool {
        let about_clues = |op: &Op| matches!(op, Op::CluePrice { .. } | Op::PassClue { .. });
        self.in_play().has(SlotRule::Clues)
            && self.frontier.treasures.is_empty()
            && cards().events[event.index()].ops.iter().any(about_clues)
    }

    fn clue_price(&self, seat: Seat) -> i16 {
        let price = |op: &Op| match op {
            Op::CluePrice { n } => Some(*n),
            _ => None,
        };
        let usual = self.standing_ops().iter().find_map(price).unwrap_or(frontiers().treasure.clue_price);
        self.own_ops(seat).find_map(price).map_or(usual, |own| own.min(usual))
    }

    /// Whether the seat may draw a clue, whatever it costs.
    pub(super) fn may_draw_clue(&self, seat: Seat) -> bool {
        self.hunts()
            && !self.frontier.clues.is_empty()
            && self.player(seat).holdings.clues.len() < usize::from(frontiers().treasure.most_unsolved)
            && !self.is_banned(seat, Ban::Clue)
    }

    pub(super) fn list_clue(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let track = self.in_play().track(self.claim.route);
        let sold = [track.a, track.b]
            .iter()
            .any(|city| Some(map().cities[city.index()].board) == Self::clue_board());
        if sold && self.may_draw_clue(seat) && self.player(seat).coins >= self.clue_price(seat) {
            see(Action::Clue)?;
            see(Action::Decline)?;
        }
        Flow::Continue(())
    }

    pub(super) fn buy_clue(&mut self, seat: Seat, log: &mut Log) {
        self.pending.pop();
        self.charge(seat, self.clue_price(seat), Account::Bank, Why::Clue, log);
        self.came_into_play(SlotRule::Clues);
        self.draw_clue(seat, log);
    }

    pub(super) fn draw_clue(&mut self, seat: Seat, log: &mut Log) {
        if let Some(city) = self.frontier.clues.pop() {
            self.player_mut(seat).holdings.clues.insert(city);
            log.only(seat, Event::ClueDrawn { seat, city: Some(city) });
            log.others(seat, Event::ClueDrawn { seat, city: None });
        }
    }

    pub(super) fn list_clues(
        &self,
        seat: Seat,
        see: &mut impl FnMut(Action) -> Flow,
        action: fn(CityId) -> Action,
    ) -> Flow {
        if self.frontier.handed[seat.index()].is_some() {
            return Flow::Continue(());
        }
        self.player(seat).holdings.clues.iter().map(action).try_for_each(see)
    }

    /// Everybody with an unsolved clue chooses one to pass on.
    pub(super) fn begin_passing(&mut self) {
        let holds = |seat: &Seat| !self.player(*seat).holdings.clues.is_empty();
        self.choosing = Seat::all(self.seat_count()).filter(holds).collect();
        if !self.choosing.is_empty() {
            self.pending.push(Pending::PassClue);
        }
    }

    pub(super) fn hand_clue(&mut self, seat: Seat, city: CityId, log: &mut Log) {
        self.frontier.handed[seat.index()] = Some(city);
        self.choosing = self.choosing.without(seat);
        if !self.choosing.is_empty() {
            return;
        }
        self.pending.pop();
        let handed = std::mem::take(&mut self.frontier.handed);
        for (seat, city) in Seat::all(self.seat_count()).zip(handed) {
            let Some(city) = city else { continue };
            let to = seat.next(self.seat_count());
            self.player_mut(seat).holdings.clues.remove(city);
            self.player_mut(to).holdings.clues.insert(city);
            let both = SeatSet::only(seat).with(to);
            log.revealed();
            log.tell(Audience::Only(both), Event::CluePassed { seat, to, city: Some(city) });
            log.tell(Audience::Except(both), Event::CluePassed { seat, to, city: None });
        }
    }
}
