//! Setting up (TL-2).

use std::sync::Arc;

use railhead_game::{Chance, Dice, Seat, SeatSet, Setup, SetupError, TurnEnd};
use railhead_pieces::Pile;

use super::Log;
use crate::{
    card::{Colour, KINDS, Kind, Symbol},
    facts::{figures, map},
    in_play::InPlay,
    piece::{CharterId, CitySet, EventSet},
    scenario::{Scenario, ScenarioError},
    state::{
        ClaimNow, DrawNow, FACE_UP, KnownTicket, Player, SEATS, TicketLegacy, frontier::Frontier,
        pending::Pending,
    },
};

/// The option with the text of a campaign.
pub(crate) const CAMPAIGN: &str = "campaign";
/// The option that sets the year of a table on its own.
pub(crate) const STAGE: &str = "stage";
/// The option that shows cards known to be in hands.
pub(crate) const KNOWN_CARDS: &str = "known-cards";

impl TicketLegacy {
    /// The position before the first decision.
    pub(crate) fn set_up(setup: &Setup) -> Result<TicketLegacy, SetupError> {
        let mut dice = Dice::new(&setup.seed);
        let (scenario, founded) = scenario(setup, &mut dice)?;
        let known_cards = setup.options.get(KNOWN_CARDS) == Some("shown");
        let mut game = TicketLegacy::ready(scenario, setup.seats, dice, known_cards);
        game.turn_end = TurnEnd::of(&setup.options);
        if founded {
            game.deal(&mut Log::muted());
        } else {
            game.ask_for_companies();
        }
        game.play_on(&mut Log::muted());
        Ok(game)
    }

    /// The position before the first decision of a campaign's game with a [completed](Scenario::completed) scenario:
    /// when everybody has kept tickets it waits for the story.
    pub(crate) fn laid_out(scenario: Scenario, seats: u8, dice: Dice, known_cards: bool) -> TicketLegacy {
        let mut game = TicketLegacy::ready(scenario, seats, dice, known_cards);
        game.deal(&mut Log::muted());
        game.pending.pop();
        game.pending.push(Pending::Story);
        game.pending.push(Pending::Choose);
        game.play_on(&mut Log::muted());
        game
    }

    /// Whether the tickets are kept and the story is to be read.
    pub(crate) fn awaits_story(&self) -> bool {
        self.pending.last() == Some(Pending::Story)
    }

    /// Whether the story of this game is still to be read.
    pub(crate) fn is_before_story(&self) -> bool {
        self.pending.as_slice().contains(&Pending::Story)
    }

    /// The story was read: the companies have these charters, and the set-up goes on.
    pub(crate) fn after_story(&mut self, charters: &[Option<CharterId>], log: &mut Log) {
        if !self.awaits_story() {
            return;
        }
        self.pending.pop();
        let had = self.in_play.scenario.offices.iter().map(|office| office.charter);
        if !had.zip(charters).all(|(had, has)| had == *has) {
            self.in_play.reorganise(|offices| {
                for (office, charter) in offices.iter_mut().zip(charters) {
                    office.charter = *charter;
                }
            });
        }
        self.play_on(log);
    }

    /// Everything is ready to be dealt; then the tickets are to be chosen.
    fn ready(scenario: Scenario, seats: u8, dice: Dice, known_cards: bool) -> TicketLegacy {
        let mut game = TicketLegacy::bare(InPlay::of(scenario, seats), dice);
        game.known_cards = known_cards;
        game.lay_tickets();
        game.events = game.in_play().events.iter().copied().collect();
        game.lay_out_frontiers();
        game.pending.push(Pending::Prepare { step: 0 });
        game.pending.push(Pending::Choose);
        game
    }

    /// The table with coins, trains and the train deck in order, nothing dealt.
    pub(crate) fn bare(in_play: Arc<InPlay>, mut dice: Dice) -> TicketLegacy {
        let figures = figures();
        let seats = in_play.seats;
        let first = in_play.scenario.first.unwrap_or_else(|| dice.below(u32::from(seats)) as u8);
        let mut players = [Player::default(); SEATS];
        for player in &mut players[..usize::from(seats)] {
            player.coins = figures.setup.coins;
            player.trains = in_play.trains;
        }
        let printed: CitySet = in_play.cities.iter().filter(|city| map().cities[city.index()].big).collect();
        let grown: CitySet = in_play.scenario.grown.iter().copied().collect();
        TicketLegacy {
            deck: TicketLegacy::bare_deck(&in_play),
            dice,
            players,
            active: Seat(first),
            first: Seat(first),
            discard: [0; KINDS],
            display: [None; FACE_UP],
            tickets: Pile::default(),
            choosing: SeatSet::EMPTY,
            founded: SeatSet::all(seats),
            must_keep: 0,
            events: Pile::default(),
            past: Pile::default(),
            revealed: EventSet::EMPTY,
            free: in_play.open,
            big: printed.or(grown),
            pending: Pile::default(),
            draw: DrawNow::default(),
            claim: ClaimNow::default(),
            last_round: None,
            passes: 0,
            turn_end: TurnEnd::ByItself,
            known_cards: false,
            slot_uses: [0; 12],
            frontier: Frontier::default(),
            in_play,
        }
    }

    /// The train cards of the box in order, with the newspapers for this number of seats.
    pub(crate) fn bare_deck(in_play: &InPlay) -> Pile<Kind, 90> {
        let cards = &figures().deck;
        let mut deck = Pile::default();
        for colour in Colour::ALL {
            for copy in 0..cards.per_colour {
                // Symbols are printed on cards from the start, but mean nothing in the first game.
                let symbol = match copy {
                    _ if !in_play.symbols => Symbol::Plain,
                    copy if copy < cards.pickaxes => Symbol::Pickaxe,
                    copy if copy < cards.pickaxes + cards.skulls => Symbol::Skull,
                    _ => Symbol::Plain,
                };
                deck.push(Kind::coloured(colour, symbol));
            }
        }
        (0..cards.locomotives).for_each(|_| deck.push(Kind::LOCO));
        let newspapers = cards.newspapers[usize::from(in_play.seats) - 2];
        (0..newspapers).for_each(|_| deck.push(Kind::NEWSPAPER));
        deck
    }

    fn deal_train_cards(&mut self) {
        self.dice.shuffle(self.deck.as_mut_slice());
        for seat in self.in_turn_order() {
            for _ in 0..figures().setup.hand {
                if let Some(card) = self.setup_draw() {
                    self.player_mut(seat).hand.add(card);
                }
            }
        }
        self.setup_display();
    }

    /// Turns five cards up, and again while too many of them are locomotives.
    pub(crate) fn setup_display(&mut self) {
        loop {
            for place in 0..FACE_UP {
                if self.display[place].is_none() {
                    self.display[place] = self.setup_draw();
                }
            }
            if !self.must_clear() {
                return;
            }
            self.clear_display();
        }
    }

    /// A card for the set-up: a newspaper is shuffled back without an event.
    pub(crate) fn setup_draw(&mut self) -> Option<Kind> {
        loop {
            let card = self.draw_card(&mut Log::muted())?;
            if card != Kind::NEWSPAPER {
                return Some(card);
            }
            self.deck.push(card);
            self.dice.shuffle(self.deck.as_mut_slice());
            if self.deck.as_slice().iter().all(|card| *card == Kind::NEWSPAPER) {
                return None;
            }
        }
    }

    /// Puts the tickets in play into their deck, in order.
    fn lay_tickets(&mut self) {
        let tickets = self.in_play().tickets.iter();
        let fresh = tickets.map(|ticket| KnownTicket { ticket: *ticket, known_to: SeatSet::EMPTY });
        self.tickets = fresh.collect();
    }

    /// Deals train cards and tickets.
    pub(super) fn deal(&mut self, log: &mut Log) {
        log.revealed();
        self.deal_train_cards();
        self.deal_tickets();
    }

    fn deal_tickets(&mut self) {
        self.dice.shuffle(self.tickets.as_mut_slice());
        let figures = &figures().setup;
        let share =
            (self.tickets.len() / usize::from(self.seat_count())).min(usize::from(figures.tickets)) as u8;
        self.must_keep = if share == figures.tickets { figures.keep } else { figures.short_keep };
        for seat in self.in_turn_order() {
            self.offer_tickets(seat, share);
        }
    }
}

/// What the table's options ask for, and whether the companies are settled with it.
fn scenario(setup: &Setup, dice: &mut Dice) -> Result<(Scenario, bool), SetupError> {
    let text = setup.options.get(CAMPAIGN).unwrap_or_default();
    let stage = setup.options.get(STAGE).unwrap_or_default();
    let refused =
        |fault: ScenarioError| SetupError::BadOption { key: CAMPAIGN.to_owned(), value: fault.to_string() };
    let scenario = if text.is_empty() {
        let year = figures().years.iter().find(|year| year.year.to_string() == stage);
        match year {
            Some(year) if year.game > 1 => {
                Scenario { offices: Vec::new(), ..Scenario::of_game(year.game, setup.seats, dice) }
            }
            _ => Scenario::default(),
        }
    } else {
        let mut scenario = Scenario::read(text).map_err(refused)?;
        // Whoever has the text may know the order of its decks.
        scenario.shares.iter_mut().for_each(|deck| dice.shuffle(deck));
        scenario.treasures.iter_mut().for_each(|deck| dice.shuffle(deck));
        scenario
    };
    let founded = !scenario.offices.is_empty();
    Ok((scenario.completed(setup.seats).map_err(refused)?, founded))
}
