//! The ghost train and its curses (TL-15).

use railhead_game::{Chance, Seat};

use super::{Flow, Log};
use crate::{
    action::Action,
    card::Colour,
    event::{Event, Why},
    facts::{
        SlotRule, cards,
        effect::{Benefit, Op, When},
        frontiers,
    },
    piece::CurseId,
    state::{TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    pub(super) fn charge_curses(&mut self, seat: Seat, log: &mut Log) {
        let route = self.claim.route;
        let curses = self.player(seat).holdings.curses;
        for (kind, count) in curses.into_iter().enumerate() {
            for op in &frontiers().ghost.curses[kind].ops {
                if let Op::ClaimFee { n, to, .. } = op
                    && self.matches(seat, route, op.filter())
                {
                    (0..count).for_each(|_| self.charge(seat, *n, *to, Why::Curse, log));
                }
            }
        }
    }

    /// The route just claimed is white: the ghost train rolls.
    pub(super) fn wake_ghost(&mut self, log: &mut Log) {
        if self.in_play().track(self.claim.route).colour == Some(Colour::White) {
            self.ghost_roll(log);
        }
    }

    pub(super) fn ghost_roll(&mut self, log: &mut Log) {
        if !self.in_play().has(SlotRule::Ghost) {
            return;
        }
        let figures = &frontiers().ghost;
        let roll = self.dice.pick(&figures.die).copied().unwrap_or(0);
        self.frontier.ghost = (self.frontier.ghost + roll) % figures.track.len() as u8;
        log.revealed();
        log.all(Event::GhostMoved { roll, space: self.frontier.ghost + 1 });
        if roll > 0 {
            self.pending.push(Pending::Haunt { roll });
            self.ask_shift(0);
        }
    }

    /// The place of a card with which the seat can shift the ghost train.
    fn shifter(&self, seat: Seat) -> Option<usize> {
        let mut usable = self.usable_cards(seat, When::OnGhostMove);
        usable.find_map(|(place, card)| {
            let benefits = &cards().postcards[card.index()].benefits;
            benefits.iter().any(|benefit| matches!(benefit, Benefit::GhostShift { .. })).then_some(place)
        })
    }

    fn ask_shift(&mut self, asked: u8) {
        let seats = self.seat_count();
        let able = (asked..seats).find(|step| self.shifter(Seat((self.active.0 + step) % seats)).is_some());
        if let Some(step) = able {
            self.pending.push(Pending::Shift { seat: Seat((self.active.0 + step) % seats), asked: step });
        }
    }

    pub(super) fn list_shifts(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.shifter(seat).is_some() {
            see(Action::Shift(true))?;
            see(Action::Shift(false))?;
        }
        see(Action::Decline)
    }

    pub(super) fn answer_shift(&mut self, seat: Seat, action: Action, log: &mut Log) {
        let Some(Pending::Shift { asked, .. }) = self.pending.pop() else { return };
        self.ask_shift(asked + 1);
        if let (Action::Shift(on), Some(place)) = (action, self.shifter(seat)) {
            let card = self.player(seat).holdings.postcards.as_slice()[place].card;
            let spaces = frontiers().ghost.track.len() as u8;
            for benefit in &cards().postcards[card.index()].benefits {
                if let Benefit::GhostShift { n } = benefit {
                    let step = if on { *n } else { spaces - n };
                    self.frontier.ghost = (self.frontier.ghost + step) % spaces;
                }
            }
            self.use_up(seat, place, log);
            log.all(Event::GhostMoved { roll: 0, space: self.frontier.ghost + 1 });
        }
    }

    /// Curses for all who control a route beside the ghost train; for the active seat alone if nobody does.
    pub(crate) fn haunt(&mut self, roll: u8) {
        let figures = &frontiers().ghost;
        let beside = &figures.track[usize::from(self.frontier.ghost)];
        let mut haunted: Vec<Seat> = self
            .clockwise_from(self.active)
            .filter(|seat| beside.iter().any(|route| self.player(*seat).routes.contains(*route)))
            .collect();
        if haunted.is_empty() && roll >= figures.solo_curse_from {
            haunted.push(self.active);
        }
        for seat in haunted.into_iter().rev() {
            self.pending.push(Pending::DrawCurse { seat });
        }
    }

    pub(crate) fn draw_curse(&mut self, seat: Seat, log: &mut Log) {
        if let Some(curse) = self.frontier.curses.pop() {
            log.revealed();
            log.all(Event::Cursed { seat, curse });
            self.pending.push(Pending::Curse { seat, curse });
        }
    }

    pub(super) fn list_answers(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let cards = self.usable_cards(seat, When::OnCurse).map(|(_, card)| Action::Use(card));
        cards.chain([Action::Decline]).try_for_each(see)
    }

    pub(super) fn answer_curse(&mut self, seat: Seat, curse: CurseId, action: Action, log: &mut Log) {
        self.pending.pop();
        let place = match action {
            Action::Use(card) => self.place_of(seat, card),
            _ => None,
        };
        let Some(place) = place else {
            let holdings = &mut self.player_mut(seat).holdings;
            holdings.curses[curse.index()] += 1;
            holdings.curses_kept += 1;
            return;
        };
        let card = self.player(seat).holdings.postcards.as_slice()[place].card;
        for benefit in &cards().postcards[card.index()].benefits {
            match benefit {
                Benefit::CancelCurse {} => {
                    self.frontier.curses.push_under(curse);
                    log.all(Event::CurseLifted { seat, curse });
                }
                Benefit::PassCurse {} => self.pending.push(Pending::PassCurse { seat, curse }),
                Benefit::Gain { n } => self.collect(seat, *n, Why::Postcard, log),
                _ => {}
            }
        }
        self.use_up(seat, place, log);
    }

    pub(super) fn list_victims(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        Seat::all(self.seat_count()).filter(|other| *other != seat).map(Action::Give).try_for_each(see)
    }

    pub(super) fn list_curses(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let curses = self.player(seat).holdings.curses;
        let held = (0..curses.len() as u8).map(CurseId).filter(|curse| curses[curse.index()] > 0);
        held.map(Action::Lift).try_for_each(see)
    }

    /// Curses that the seat can pay off with cards.
    pub(super) fn list_liftable(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.player(seat).hand.total() < frontiers().ghost.lift_cards {
            return Flow::Continue(());
        }
        self.list_curses(seat, see)
    }

    pub(super) fn buy_off_curse(&mut self, seat: Seat, curse: CurseId, log: &mut Log) {
        self.lift_curse(seat, curse, log);
        self.pending.push(Pending::Shed { seat, left: frontiers().ghost.lift_cards });
    }

    pub(super) fn lift_curse(&mut self, seat: Seat, curse: CurseId, log: &mut Log) {
        let holdings = &mut self.player_mut(seat).holdings;
        holdings.curses[curse.index()] -= 1;
        holdings.curses_lifted += 1;
        self.frontier.curses.push_under(curse);
        log.all(Event::CurseLifted { seat, curse });
    }
}
