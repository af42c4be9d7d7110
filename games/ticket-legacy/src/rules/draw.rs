//! Drawing train cards (TL-4).

use railhead_game::{Chance, Illegal, Seat, require};

use super::{Flow, Log};
use crate::{
    action::Action,
    card::Kind,
    event::Event,
    facts::{
        effect::{Ban, Op, PeekLimit, Rest},
        figures,
    },
    state::{DrawNow, TicketLegacy, pending::Pending},
};

impl TicketLegacy {
    /// Whether the draw action is allowed.
    pub(super) fn may_draw(&self) -> Result<(), Illegal> {
        require(self.supply() > usize::from(figures().deck.too_few), "TL-4.10", "too-few-cards")
    }

    /// Whether `kind` lies face up and may be taken at all.
    fn may_take(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        require(self.display.contains(&Some(kind)), "TL-4.1", "not-face-up")?;
        require(kind != Kind::LOCO || !self.is_banned(seat, Ban::FaceUpLoco), "TL-15.6", "banned")
    }

    pub(super) fn may_take_first(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        self.may_take(seat, kind)
    }

    pub(super) fn may_take_second(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        self.may_take(seat, kind)?;
        require(kind != Kind::LOCO || self.loco_counts_as_one(), "TL-4.4", "loco-not-second")
    }

    pub(super) fn may_draw_second(&self, seat: Seat) -> Result<(), Illegal> {
        require(self.supply() > 0, "TL-4.9", "no-cards-left")?;
        require(!self.is_banned(seat, Ban::BlindSecond), "TL-15.6", "banned")?;
        let limit = self.standing_ops().iter().find_map(|op| match op {
            Op::BlindLimit { n } => Some(*n),
            _ => None,
        });
        require(limit.is_none_or(|limit| self.draw.blind < limit), "TL-5.4", "blind-limit")
    }

    fn loco_counts_as_one(&self) -> bool {
        self.standing_ops().iter().any(|op| matches!(op, Op::LocoAsOne { .. }))
    }

    /// The kinds that lie face up, each once.
    pub(crate) fn distinct_face_up(&self) -> impl Iterator<Item = Kind> {
        let places = self.display.iter().enumerate();
        places.filter(|(place, card)| !self.display[..*place].contains(card)).filter_map(|(_, card)| *card)
    }

    /// Shows `see` the face-up kinds that `allowed` lets be taken.
    pub(super) fn list_face_up(
        &self,
        see: &mut impl FnMut(Action) -> Flow,
        allowed: impl Fn(Kind) -> bool,
    ) -> Flow {
        self.distinct_face_up().filter(|kind| allowed(*kind)).map(Action::Take).try_for_each(see)
    }

    pub(super) fn list_second(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.may_draw_second(seat).is_ok() {
            see(Action::Deck)?;
        }
        self.list_face_up(see, |kind| self.may_take_second(seat, kind).is_ok())
    }

    /// Whether cards of two kinds lie face up that may always be taken second: then there is a choice.
    pub(super) fn shows_two_kinds(&self) -> bool {
        let mut kinds = self.display.iter().flatten().filter(|kind| **kind != Kind::LOCO);
        let first = kinds.next();
        kinds.any(|kind| Some(kind) != first)
    }

    pub(super) fn begin_draw(&mut self) {
        self.draw = DrawNow::default();
    }

    /// A card from the deck, as part of a draw action.
    pub(super) fn draw_blind(&mut self, seat: Seat) {
        let looks = if self.draw.blind == 0 { self.peek(seat) } else { None };
        let first = self.draw.taken == 0;
        self.draw.taken += 1;
        self.draw.blind += 1;
        if first {
            self.pending.push(Pending::Second);
        }
        match looks {
            Some(look) => {
                self.pending.push(Pending::Pick);
                self.pending.push(Pending::Look { left: look });
            }
            None => self.pending.push(Pending::Gain { seat, left: 1 }),
        }
    }

    /// How many cards the seat looks at for the card it is about to draw, if a card lets it choose.
    fn peek(&self, seat: Seat) -> Option<u8> {
        let first = self.draw.taken == 0;
        self.ops_for(seat).find_map(|op| match op {
            Op::PeekDraw { look, limit: PeekLimit::FirstBlind, .. } => Some(*look),
            Op::PeekDraw { look, limit: PeekLimit::FirstCard, .. } if first => Some(*look),
            _ => None,
        })
    }

    /// Takes a face-up card, as part of a draw action.
    pub(super) fn take_face_up(&mut self, seat: Seat, kind: Kind, log: &mut Log) {
        let Some(place) = self.display.iter().position(|card| *card == Some(kind)) else { return };
        self.display[place] = None;
        let player = self.player_mut(seat);
        player.hand.add(kind);
        player.known.add(kind);
        log.all(Event::Took { seat, card: kind });
        let first = self.draw.taken == 0;
        self.draw.taken += 1;
        if first {
            if kind == Kind::LOCO && !self.loco_counts_as_one() {
                if self.supply() > 0 && self.has_loco_bonus(seat) {
                    self.pending.push(Pending::Another);
                }
            } else {
                self.pending.push(Pending::Second);
            }
        }
        self.pending.push(Pending::Fill);
    }

    /// Whether the seat may draw a card after a face-up locomotive.
    fn has_loco_bonus(&self, seat: Seat) -> bool {
        self.own_ops(seat).any(|op| matches!(op, Op::LocoPlusBlind { .. }))
            && !self.is_banned(seat, Ban::BlindSecond)
    }

    /// The top card of the deck; the discard pile becomes the deck when that is empty.
    pub(crate) fn draw_card(&mut self, log: &mut Log) -> Option<Kind> {
        if self.deck.is_empty() {
            self.reshuffle(log);
        }
        self.deck.pop()
    }

    fn reshuffle(&mut self, log: &mut Log) {
        for (index, count) in std::mem::take(&mut self.discard).into_iter().enumerate() {
            (0..count).for_each(|_| self.deck.push(Kind::at(index)));
        }
        if !self.deck.is_empty() {
            self.dice.shuffle(self.deck.as_mut_slice());
            log.all(Event::Reshuffled);
        }
    }

    /// Whether deck and discard pile hold anything but newspapers.
    fn has_train_cards(&self) -> bool {
        self.discard[..Kind::NEWSPAPER.index()].iter().any(|count| *count > 0)
            || self.deck.as_slice().iter().any(|card| *card != Kind::NEWSPAPER)
    }

    /// A card of the deck into the seat's hand; a newspaper acts and is replaced.
    pub(super) fn gain_card(&mut self, seat: Seat, left: u8, log: &mut Log) {
        let Some(card) = self.draw_card(log) else { return };
        if card == Kind::NEWSPAPER {
            self.newspaper(Pending::Gain { seat, left }, log);
            return;
        }
        if left > 1 {
            self.pending.push(Pending::Gain { seat, left: left - 1 });
        }
        self.player_mut(seat).hand.add(card);
        log.only(seat, Event::Drew { seat, card: Some(card) });
        log.others(seat, Event::Drew { seat, card: None });
    }

    /// A newspaper was drawn: the next event is turned up, the newspaper discarded, then the draw repeated.
    fn newspaper(&mut self, again: Pending, log: &mut Log) {
        self.discard[Kind::NEWSPAPER.index()] += 1;
        log.revealed();
        log.all(Event::Newspaper);
        if self.has_train_cards() {
            self.pending.push(again);
        }
        self.pending.push(Pending::Reveal { but: None });
    }

    /// Turns up one card for an empty place of the display, and comes back while places are empty.
    pub(super) fn fill(&mut self, log: &mut Log) {
        let Some(place) = self.display.iter().position(Option::is_none) else { return };
        let Some(card) = self.draw_card(log) else { return };
        if card == Kind::NEWSPAPER {
            self.newspaper(Pending::Fill, log);
            return;
        }
        self.turn_up(place, card, log);
        if self.must_clear() {
            self.clear(log);
        } else {
            self.pending.push(Pending::Fill);
        }
    }

    /// Turns up the cards of a cleared display one at a time; looks for locomotives only when all are out.
    pub(super) fn refresh(&mut self, log: &mut Log) {
        let place = self.display.iter().position(Option::is_none);
        if let Some(place) = place
            && let Some(card) = self.draw_card(log)
        {
            if card == Kind::NEWSPAPER {
                self.newspaper(Pending::Refresh, log);
            } else {
                self.turn_up(place, card, log);
                self.pending.push(Pending::Refresh);
            }
        } else if self.must_clear() {
            self.clear(log);
        }
    }

    fn turn_up(&mut self, place: usize, card: Kind, log: &mut Log) {
        self.display[place] = Some(card);
        log.revealed();
        log.all(Event::TurnedUp { card });
    }

    pub(super) fn clear(&mut self, log: &mut Log) {
        self.clear_display();
        log.all(Event::Cleared);
        self.pending.push(Pending::Refresh);
    }

    /// Whether the display holds too many locomotives, and enough other cards are left to mend that.
    pub(crate) fn must_clear(&self) -> bool {
        let locos = self.display.iter().filter(|card| **card == Some(Kind::LOCO)).count();
        if locos < usize::from(figures().deck.reset_at) {
            return false;
        }
        let shown = self.display.iter().flatten().filter(|kind| kind.is_ordinary()).count();
        let discarded: usize =
            self.discard[..Kind::LOCO.index()].iter().map(|count| usize::from(*count)).sum();
        let hidden = self.deck.as_slice().iter().filter(|kind| kind.is_ordinary()).count();
        shown + discarded + hidden >= usize::from(figures().deck.reset_needs)
    }

    /// Discards all face-up cards.
    pub(crate) fn clear_display(&mut self) {
        for card in std::mem::take(&mut self.display).into_iter().flatten() {
            self.discard[card.index()] += 1;
        }
    }

    /// Lays cards of the deck aside to be looked at; newspapers act and are replaced first.
    pub(super) fn look(&mut self, left: u8, log: &mut Log) {
        let Some(card) = self.draw_card(log) else { return };
        if card == Kind::NEWSPAPER {
            self.newspaper(Pending::Look { left }, log);
            return;
        }
        self.frontier.looked.push(card);
        log.only(self.active, Event::Looked { seat: self.active, card });
        if left > 1 {
            self.pending.push(Pending::Look { left: left - 1 });
        }
    }

    pub(super) fn list_picks(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        let looked = self.frontier.looked.as_slice();
        let distinct = looked.iter().enumerate().filter(|(place, kind)| !looked[..*place].contains(kind));
        distinct
            .flat_map(|(_, kind)| [Rest::Discard, Rest::Bottom].map(|rest| (*kind, rest)))
            .filter(|(_, rest)| self.allows_rest(seat, *rest))
            .map(|(kind, rest)| Action::Pick(kind, rest))
            .try_for_each(see)
    }

    /// Whether a card that lets the seat look sends the rest there; with nothing left over it doesn't matter.
    fn allows_rest(&self, seat: Seat, rest: Rest) -> bool {
        if self.frontier.looked.len() < 2 {
            return rest == Rest::Discard;
        }
        let mut places = self.ops_for(seat).filter_map(|op| match op {
            Op::PeekDraw { rest, .. } => Some(*rest),
            _ => None,
        });
        // The card that let the seat look may have been covered by an event since; its rest is then discarded.
        let places: Vec<Rest> = places.by_ref().collect();
        if places.is_empty() { rest == Rest::Discard } else { places.contains(&rest) }
    }

    pub(super) fn may_pick(&self, seat: Seat, kind: Kind, rest: Rest) -> Result<(), Illegal> {
        let looked_at = self.frontier.looked.as_slice().contains(&kind);
        require(looked_at && self.allows_rest(seat, rest), "TL-11.7", "not-looked-at")
    }

    pub(super) fn pick(&mut self, seat: Seat, kind: Kind, rest: Rest, log: &mut Log) {
        self.pending.pop();
        let looked = std::mem::take(&mut self.frontier.looked);
        let place = looked.as_slice().iter().position(|card| *card == kind);
        for (index, card) in looked.as_slice().iter().enumerate() {
            if Some(index) == place {
                self.player_mut(seat).hand.add(*card);
                log.only(seat, Event::Drew { seat, card: Some(*card) });
                log.others(seat, Event::Drew { seat, card: None });
            } else if rest == Rest::Bottom {
                self.deck.push_under(*card);
            } else {
                self.discard[card.index()] += 1;
                log.all(Event::Discarded { seat, card: *card });
            }
        }
    }

    pub(super) fn list_discards(&self, seat: Seat, see: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.player(seat).hand.iter().map(|(kind, _)| Action::Discard(kind)).try_for_each(see)
    }

    pub(super) fn may_discard(&self, seat: Seat, kind: Kind) -> Result<(), Illegal> {
        require(self.player(seat).hand.of(kind) > 0, "TL-1.6", "no-such-card")
    }

    /// The card to discard when the hand leaves no choice.
    pub(super) fn forced_discard(&self, seat: Seat, left: u8) -> Option<Kind> {
        let hand = &self.player(seat).hand;
        let mut kinds = hand.iter();
        let (kind, _) = kinds.next()?;
        (hand.total() <= left || kinds.next().is_none()).then_some(kind)
    }

    /// A card from the seat's hand to the discard pile, seen by all.
    pub(crate) fn discard_card(&mut self, seat: Seat, kind: Kind, log: &mut Log) {
        self.spend_card(seat, kind);
        log.revealed();
        log.all(Event::Discarded { seat, card: kind });
    }

    /// A card from the seat's hand to the discard pile.
    pub(crate) fn spend_card(&mut self, seat: Seat, kind: Kind) {
        let player = self.player_mut(seat);
        if player.hand.remove(kind) {
            player.known.remove(kind);
            self.discard[kind.index()] += 1;
        }
    }
}
