//! What seats cannot know: imagining it anew, and naming it for tests.

use railhead_game::{Chance, Dice, Luck, Seat};
use railhead_pieces::Piece;

use crate::{
    card::Kind,
    facts::cards,
    judgement::Suspects,
    piece::{BoardId, BoardSet, CityId, EventId, PostcardId, RouteId, TicketId},
    state::{TicketLegacy, frontier::HeldCard, pending::Pending},
};

/// How often hands are dealt anew until a seat that is paying can pay.
const TRIES: u32 = 64;

/// Postcards that somebody may hold unseen when these are known to be elsewhere, in random order. Those of use with
/// the open boards are likelier to have been drawn, so they come last, where they are taken first. Who holds a later card of
/// a chain is known to all: they saw the one before it finished.
pub(crate) fn unread_postcards(
    known: &[PostcardId],
    boards: BoardSet,
    chance: &mut impl Chance,
) -> Vec<PostcardId> {
    let row = |card: &PostcardId| &cards().postcards[card.index()];
    let possible = |card: &PostcardId| row(card).uses > 0 && !row(card).later && !known.contains(card);
    let mut pool: Vec<PostcardId> = PostcardId::all().filter(possible).collect();
    chance.shuffle(&mut pool);
    pool.sort_by_key(|card| row(card).needs.iter().all(|board| boards.contains(*board)));
    pool
}

impl TicketLegacy {
    /// Replaces all that `seat` cannot know by something that may be true for all it knows: others hold what they are
    /// suspected of, or any tickets if nobody is suspected of anything.
    pub(crate) fn imagine(&mut self, seat: Seat, suspects: Option<&Suspects>, luck: &mut Luck) {
        self.dice = Dice::imagined(luck);
        if self.is_over() {
            return;
        }
        let truth = self.clone();
        for _ in 0..TRIES {
            self.imagine_train_cards(seat, luck);
            if self.pending_is_possible(seat) {
                break;
            }
            self.players = truth.players;
            self.deck = truth.deck;
        }
        self.imagine_tickets(seat, suspects, luck);
        self.imagine_frontier(seat, luck);
    }

    /// Whether the seat that is paying or discarding now could do so with its imagined hand.
    fn pending_is_possible(&self, seat: Seat) -> bool {
        let payer = self.active;
        if payer == seat {
            return true;
        }
        match self.pending.last() {
            Some(Pending::Pay) => self.is_payable(payer, self.claim.announced),
            Some(pending @ (Pending::Mix | Pending::FoundMix)) => {
                let hand = &self.player(payer).hand;
                let payment = if pending == Pending::Mix { self.claim.payment } else { self.claim.depot };
                hand.locos() >= payment.locos
                    && payment.coloured().all(|(colour, count)| hand.colour(colour) >= count)
            }
            _ => true,
        }
    }

    fn imagine_train_cards(&mut self, seat: Seat, luck: &mut Luck) {
        let others: Vec<Seat> = Seat::all(self.seat_count()).filter(|other| *other != seat).collect();
        let newspapers = self.deck.as_slice().iter().filter(|card| **card == Kind::NEWSPAPER).count();
        let mut unseen: Vec<Kind> =
            self.deck.as_slice().iter().copied().filter(|card| *card != Kind::NEWSPAPER).collect();
        let mut owed = Vec::with_capacity(others.len());
        for other in &others {
            let player = self.player_mut(*other);
            for (kind, count) in player.hand.iter() {
                unseen.extend(std::iter::repeat_n(kind, usize::from(count - player.known.of(kind))));
            }
            owed.push(player.hand.total() - player.known.total());
            player.hand = player.known;
        }
        let looking = self.active != seat;
        if looking {
            unseen.extend(self.frontier.looked.as_slice());
        }
        luck.shuffle(&mut unseen);
        for (other, owed) in others.iter().zip(owed) {
            for card in unseen.split_off(unseen.len() - usize::from(owed)) {
                self.player_mut(*other).hand.add(card);
            }
        }
        if looking {
            let looked = unseen.split_off(unseen.len() - self.frontier.looked.len());
            self.frontier.looked = looked.into_iter().collect();
        }
        unseen.extend(std::iter::repeat_n(Kind::NEWSPAPER, newspapers));
        self.deck = unseen.into_iter().collect();
        luck.shuffle(self.deck.as_mut_slice());
    }

    fn imagine_tickets(&mut self, seat: Seat, suspects: Option<&Suspects>, luck: &mut Luck) {
        let others: Vec<Seat> = Seat::all(self.seat_count()).filter(|other| *other != seat).collect();
        let mut unseen: Vec<TicketId> = self
            .tickets
            .as_slice()
            .iter()
            .filter(|known| !known.known_to.contains(seat))
            .map(|known| known.ticket)
            .collect();
        for other in &others {
            unseen.extend(self.player(*other).tickets.iter());
            unseen.extend(self.player(*other).offered.as_slice());
        }
        luck.shuffle(&mut unseen);
        for (other, suspects) in others.iter().filter_map(|other| Some((*other, suspects?))) {
            let player = self.player_mut(other);
            let held = 0..player.tickets.len();
            player.tickets = held.filter_map(|_| suspects.draw(other, &mut unseen, luck)).collect();
        }
        let mut unseen = unseen.into_iter();
        for known in self.tickets.as_mut_slice() {
            if !known.known_to.contains(seat) {
                known.ticket = unseen.next().unwrap_or(known.ticket);
            }
        }
        for other in &others {
            let player = self.player_mut(*other);
            if suspects.is_none() {
                player.tickets = unseen.by_ref().take(player.tickets.len()).collect();
            }
            for ticket in player.offered.as_mut_slice() {
                *ticket = unseen.next().unwrap_or(*ticket);
            }
        }
    }

    /// The codes of tickets that `viewer` must not read.
    pub(crate) fn hidden_tickets(&self, viewer: Option<Seat>) -> Vec<String> {
        let mut codes = Vec::new();
        if !self.is_over() {
            codes.extend(self.tickets.as_slice().iter().map(|known| known.ticket.to_string()));
            for seat in Seat::all(self.seat_count()).filter(|seat| Some(*seat) != viewer) {
                let player = self.player(seat);
                codes.extend(player.tickets.iter().map(|ticket| ticket.to_string()));
                codes.extend(player.offered.as_slice().iter().map(ToString::to_string));
            }
        }
        codes
    }

    /// The codes of tickets that `viewer` must not read, and of everything on boards that are not open.
    pub(crate) fn hidden_ids(&self, viewer: Option<Seat>) -> Vec<String> {
        let in_play = self.in_play();
        let mut codes = self.hidden_tickets(viewer);
        let cities = CityId::all().filter(|city| !in_play.cities.contains(*city));
        codes.extend(cities.map(|city| city.to_string()));
        let routes = RouteId::all().filter(|route| !in_play.open.contains(*route));
        codes.extend(routes.map(|route| route.to_string()));
        let boards = BoardId::all().filter(|board| !in_play.boards.contains(*board));
        codes.extend(boards.map(|board| board.to_string()));
        let events = EventId::all().filter(|event| !in_play.events.contains(event));
        codes.extend(events.map(|event| event.to_string()));
        codes
    }

    /// Decks of later boxes, other seats' clues and postcards.
    fn imagine_frontier(&mut self, seat: Seat, luck: &mut Luck) {
        let foreseen = self.pending.last() == Some(Pending::Foresee) && self.active == seat;
        let known = usize::from(foreseen);
        let unseen = self.events.len() - known;
        luck.shuffle(&mut self.events.as_mut_slice()[..unseen]);
        luck.shuffle(self.frontier.curses.as_mut_slice());
        luck.shuffle(self.frontier.shares.as_mut_slice());
        luck.shuffle(self.frontier.treasures.as_mut_slice());
        self.imagine_clues(seat, luck);
        self.imagine_postcards(seat, luck);
    }

    fn imagine_clues(&mut self, seat: Seat, luck: &mut Luck) {
        let others: Vec<Seat> = Seat::all(self.seat_count())
            .filter(|other| *other != seat && self.frontier.handed[other.index()].is_none())
            .collect();
        let mut unseen: Vec<CityId> = self.frontier.clues.as_slice().to_vec();
        for other in &others {
            unseen.extend(self.player(*other).holdings.clues.iter());
        }
        luck.shuffle(&mut unseen);
        for other in others {
            let clues = &mut self.player_mut(other).holdings.clues;
            *clues = unseen.split_off(unseen.len() - clues.len()).into_iter().collect();
        }
        self.frontier.clues = unseen.into_iter().collect();
    }

    /// Other seats' unread postcards could be any that nobody has shown and the seat doesn't hold.
    fn imagine_postcards(&mut self, seat: Seat, luck: &mut Luck) {
        let (announcing, announced) = (self.active, self.claim.announced);
        let is_seen = |other: Seat, place: usize, held: &HeldCard| {
            let row = &cards().postcards[held.card.index()];
            let is_announced = other == announcing && announced & (1 << place) != 0;
            held.done || held.used || held.uses < row.uses || row.later || is_announced
        };
        let mut known = self.in_play().scenario.spent_postcards.clone();
        for (other, player) in Seat::all(self.seat_count()).zip(&self.players) {
            let held = player.holdings.postcards.as_slice().iter().enumerate();
            let seen = held.filter(|(place, held)| other == seat || is_seen(other, *place, held));
            known.extend(seen.map(|(_, held)| held.card));
        }
        let mut pool = unread_postcards(&known, self.in_play().boards, luck);
        for other in Seat::all(self.seat_count()).filter(|other| *other != seat) {
            for (place, held) in
                self.player_mut(other).holdings.postcards.as_mut_slice().iter_mut().enumerate()
            {
                if !is_seen(other, place, held)
                    && let Some(card) = pool.pop()
                {
                    held.card = card;
                    held.uses = cards().postcards[card.index()].uses;
                }
            }
        }
    }
}
