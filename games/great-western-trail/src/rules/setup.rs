//! Setting up a game (GWT-1).

use railhead_game::{Chance, Dice, Events, Seat, Setup, SetupError, TurnEnd};
use railhead_pieces::{Piece, Pile, Set};

use crate::{
    facts::facts,
    piece::{
        BUILDINGS, CITIES, Card, CardTally, Master, ROWS, SPACES, Space, Tile, TileTally, Track, Worker,
    },
    state::{GreatWesternTrail, MAX_SEATS, Occupant, Player},
};

impl GreatWesternTrail {
    /// The position before the first decision (section 1 of the rules).
    #[expect(clippy::unnecessary_wraps, reason = "some games refuse an option here")]
    pub(crate) fn set_up(setup: &Setup) -> Result<GreatWesternTrail, SetupError> {
        let mut dice = Dice::new(&setup.seed);
        let mut masters: Vec<Option<Master>> = Master::all().map(Some).collect();
        dice.shuffle(&mut masters);
        let mixed = setup.options.get("private") == Some("mixed");
        let sides = if mixed { dice.below(1 << BUILDINGS) as u16 } else { 0 };
        let mut game = GreatWesternTrail {
            seats: setup.seats,
            sides: Set::from_bits(sides),
            closed_goals: setup.options.get("goals") != Some("open"),
            city_plays: setup.options.get("plays") == Some("city"),
            turn_end: TurnEnd::of(&setup.options),
            turn: Seat(0),
            turns: 0,
            pending: Pile::default(),
            players: [new_player(); MAX_SEATS],
            trail: [Occupant::Empty; SPACES],
            piles: facts().supply.piles,
            foresight: [[None; 2]; 3],
            jobs: [[None; MAX_SEATS]; ROWS],
            token: 0,
            filled: 0,
            holder: None,
            stock: CardTally::default(),
            market: CardTally::default(),
            goals: CardTally::default(),
            display: [None; 4],
            masters: [None; 5],
            posted: [None; 5],
            gone_cards: CardTally::default(),
            gone_tiles: TileTally::default(),
            dice,
        };
        game.masters.copy_from_slice(&masters);
        game.lay_neutral_buildings(setup.options.get("neutral") == Some("shuffled"));
        game.fill_board();
        game.open_markets();
        game.deal();
        let mut silent = Events::muted();
        game.begin_turn(&mut silent);
        Ok(game)
    }

    fn lay_neutral_buildings(&mut self, shuffled: bool) {
        let mut letters: Vec<u8> = (0..facts().trail.neutral.len() as u8).collect();
        if shuffled {
            self.dice.shuffle(&mut letters);
        }
        for (space, letter) in facts().trail.neutral_spaces.iter().zip(letters) {
            self.trail[space.index()] = Occupant::Neutral(letter);
        }
    }

    /// The first tiles on the trail, the job market and the foresight (GWT-1.4 to GWT-1.7).
    fn fill_board(&mut self) {
        let mut returned = TileTally::default();
        let mut placed = 0;
        while placed < facts().supply.setup.pile1_tiles {
            let Some(tile) = self.draw_tile(0) else { break };
            if self.room_for(tile).is_some() {
                self.settle(tile);
                placed += 1;
            } else {
                returned.add(tile, 1);
            }
        }
        self.piles[0].absorb(&returned);
        let columns = facts().supply.job_market.columns_by_players[self.by_players()];
        for at in 0..facts().supply.setup.job_market_tiles_by_players[self.by_players()] {
            let worker = self.draw_tile(1).and_then(Tile::worker);
            self.jobs[usize::from(at / columns)][usize::from(at % columns)] = worker;
        }
        self.token = facts().supply.job_market.token_start_row - 1;
        self.filled =
            facts().supply.setup.job_market_tiles_by_players[self.by_players()] - self.token * columns;
        for column in 0..usize::from(facts().supply.foresight.columns) {
            for slot in 0..usize::from(facts().supply.foresight.rows) {
                self.foresight[column][slot] = self.draw_tile(column);
            }
        }
    }

    fn open_markets(&mut self) {
        for (card, info) in Card::all().zip(&facts().cards.cattle) {
            self.stock.add(card, info.in_market);
        }
        let mut silent = Events::muted();
        self.refill_market(&mut silent);
        for card in Card::all() {
            if let Some(objective) = card.objective().filter(|objective| objective.immediate.is_some()) {
                self.goals.add(card, objective.count);
            }
        }
        for place in 0..usize::from(facts().cards.display) {
            self.display[place] = self.goals.draw(&mut self.dice);
        }
    }

    fn deal(&mut self) {
        let mut starting: Vec<Card> = Card::all().filter(|card| card.is_starting()).collect();
        self.dice.shuffle(&mut starting);
        for (seat, objective) in Seat::all(self.seats).zip(starting.iter().copied()) {
            let player = &mut self.players[seat.index()];
            player.money = facts().mat.start.money_by_turn_order[seat.index()].into();
            player.area.add(objective, 1);
            for (card, info) in Card::all().zip(&facts().cards.cattle) {
                player.pile.add(card, info.per_player);
            }
            for _ in 0..facts().mat.start.hand {
                if let Some(card) = player.pile.draw(&mut self.dice) {
                    player.hand.add(card, 1);
                }
            }
        }
        self.gone_cards.extend(starting.into_iter().skip(self.seats.into()));
    }
}

fn new_player() -> Player {
    Player {
        money: 0,
        pawn: None,
        engine: Track::FIRST,
        workers: facts().mat.printed_workers,
        certificates: 0,
        discs: Set::full(),
        stations: Set::EMPTY,
        upgraded: Set::EMPTY,
        cities: [0; CITIES],
        masters: Set::EMPTY,
        reserve: Set::full(),
        built: Set::EMPTY,
        tiles: TileTally::default(),
        pile: CardTally::default(),
        hand: CardTally::default(),
        shown: CardTally::default(),
        discard: CardTally::default(),
        area: CardTally::default(),
    }
}

const _: () = assert!(SPACES <= u64::BITS as usize && Space::START.index() == 0);
const _: () = assert!(Worker::ALL.len() == 3);
