//! Positions in words: what is not mentioned is as at the start, with everybody's cowboys at home and seat 0 about to
//! act in the round of an event that changes nothing by then.
//!
//! `at("4 seats; event low-market; market horses 2; 0: $60, C6, farms sheep(x) pigs, on merchant")`
//!
//! Clauses of the table: `N seats`, `start N`, `turn N`, `place`, `influence`, `event E`, `next E E E` (from the top),
//! `coach C`, `last coach`, `market GOOD USED …`, `built GOOD SEGMENTS SEAT`, `clean GOOD …` (one unsold farm of each
//! has lost its apache), `copies OBJECTIVE N`, `block CHARACTER …`, `alley SEAT …`, `token CHARACTER BONUS`,
//! `option KEY VALUE`. Things of a seat: `$60`, `C6` (cowboys), `Fe5`, `Au1`, `S2` (settlers), `farms sheep(x) pigs`,
//! `hosts …`, `markers …`, `owns …`, `on …`, `coaches N`, `apaches N`, `coloured token`, `used token`,
//! `has OBJECTIVE …`, `discount BONUS`.

use std::{fmt::Display, str::FromStr};

use railhead_game::{Options, Seat};
use railhead_pieces::{Piece, Pile};

use crate::{
    Event, PlayerView,
    facts::facts,
    piece::{Business, Character, EventCard, Good, Objective, Set},
    state::{Chaparral, ColouredToken, Phase, Section},
};

/// A table to try the rules at.
pub(crate) type Table = railhead_testkit::Table<Chaparral>;

/// The table that `text` describes. What is on it need not add up.
#[track_caller]
pub(crate) fn at(text: &str) -> Table {
    Table { whole: false, ..Table::at(position(text)) }
}

/// What the examples look at.
pub(crate) trait Words {
    /// The things of a seat.
    fn seat(&self, seat: u8) -> PlayerView;
    /// The money of a seat.
    fn money(&self, seat: u8) -> u16;
    /// The objectives of a seat.
    fn claims(&self, seat: u8) -> Vec<&'static str>;
    /// Whether a seat has claimed an objective.
    fn has(&self, seat: u8, objective: &str) -> bool;
    /// The market column of a good: prices used.
    fn used(&self, good: &str) -> u8;
    /// The farms of a kind on the table: with and without apache.
    fn unsold(&self, good: &str) -> (u8, u8);
    /// What may be decided now that begins so.
    fn legal_of(&self, word: &str) -> Vec<String>;
    /// Whether this has happened.
    fn tells(&self, event: Event) -> bool;
    /// Everybody ends their turn until the round, or the game, is over.
    fn end_round(self) -> Self;
}

impl Words for Table {
    fn seat(&self, seat: u8) -> PlayerView {
        self.view(None).players.swap_remove(seat.into())
    }

    fn money(&self, seat: u8) -> u16 {
        self.seat(seat).money
    }

    fn claims(&self, seat: u8) -> Vec<&'static str> {
        self.seat(seat).objectives.iter().map(|objective| objective.id()).collect()
    }

    fn has(&self, seat: u8, objective: &str) -> bool {
        self.claims(seat).contains(&objective)
    }

    fn used(&self, good: &str) -> u8 {
        self.game.market[read::<Good>(good).index()]
    }

    fn unsold(&self, good: &str) -> (u8, u8) {
        let unsold = self.game.unsold[read::<Good>(good).index()];
        (unsold.troubled, unsold.clean)
    }

    fn legal_of(&self, word: &str) -> Vec<String> {
        self.legal().into_iter().filter(|legal| legal.split(' ').next() == Some(word)).collect()
    }

    fn tells(&self, event: Event) -> bool {
        self.events().any(|told| *told == event)
    }

    #[track_caller]
    fn end_round(mut self) -> Table {
        let round = self.game.round;
        while self.game.round == round && self.game.phase != Phase::Over {
            self = self.play("end");
        }
        self
    }
}

/// The position that `text` describes.
#[track_caller]
fn position(text: &str) -> Chaparral {
    let clauses: Vec<&str> = text.split(';').map(str::trim).filter(|clause| !clause.is_empty()).collect();
    let mut seats = 4;
    let mut options = Options::default();
    for clause in &clauses {
        match clause.split(' ').collect::<Vec<_>>()[..] {
            [count, "seats"] => seats = read(count),
            ["option", key, value] => options.set(key, value),
            _ => {}
        }
    }
    let mut game = Table::new(seats, &options, 0).game;
    game.begin_bare();
    for clause in clauses {
        game.read_clause(clause);
    }
    game
}

/// What a word says.
#[track_caller]
fn read<T: FromStr<Err: Display>>(word: &str) -> T {
    word.trim().parse().unwrap_or_else(|error| panic!("{word:?} in a position: {error}"))
}

/// The pieces that these words name.
fn names<T: Piece + FromStr<Err: Display>>(words: &[&str]) -> Set<T> {
    words.iter().map(|word| read(word)).collect()
}

fn without<T: Piece + Default, const N: usize>(pile: Pile<T, N>, gone: T) -> Pile<T, N> {
    pile.iter().filter(|other| *other != gone).collect()
}

impl Chaparral {
    /// Seat 0 acts, with nothing placed and nothing in the way.
    fn begin_bare(&mut self) {
        (self.start, self.turn, self.phase) = (Seat(0), Seat(0), Phase::Act);
        self.tokens = [None; 12];
        self.turn_up(EventCard::LackOfResources);
        for player in &mut self.players {
            (player.pieces, player.blocks) = (0, 0);
        }
    }

    /// Makes `card` the event of the round; what lay there goes under the pile.
    fn turn_up(&mut self, card: EventCard) {
        let before = std::mem::replace(&mut self.event, card);
        self.events = without(self.events, card);
        if before != card {
            self.events.push_under(before);
        }
        self.forget_all();
    }

    fn forget_all(&mut self) {
        let anywhere = (1 << self.events.len()) - 1;
        for hunches in &mut self.hunches {
            for card in EventCard::ALL {
                hunches[card.index()] = if self.events.as_slice().contains(&card) { anywhere } else { 0 };
            }
        }
    }

    fn read_clause(&mut self, clause: &str) {
        if let Some((seat, things)) = clause.split_once(':') {
            let seat = Seat(read(seat));
            return things.split(',').for_each(|thing| self.read_thing(seat, thing.trim()));
        }
        let words: Vec<&str> = clause.split_whitespace().collect();
        match words[..] {
            [_, "seats"] | ["option", ..] => {}
            ["start", seat] => {
                self.start = Seat(read(seat));
                self.turn = self.start;
            }
            ["turn", seat] => self.turn = Seat(read(seat)),
            ["round", round] => self.round = read(round),
            ["place"] => self.begin_placing(),
            ["influence"] => self.phase = Phase::Influence { placed: Set::EMPTY },
            ["event", card] => self.turn_up(read(card)),
            ["next", ref cards @ ..] => {
                for card in cards.iter().rev() {
                    let card: EventCard = read(card);
                    self.events = without(self.events, card);
                    self.events.push(card);
                }
            }
            ["coach", coach] => {
                let coach = read(coach);
                let before = self.coach.replace(coach);
                self.coaches = without(self.coaches, coach);
                self.removed_coaches.remove(coach);
                self.coaches.extend(before.filter(|before| *before != coach));
            }
            ["last", "coach"] => self.coaches.clear(),
            ["market", ref columns @ ..] => {
                for column in columns.chunks(2) {
                    let [good, used] = column else { panic!("{clause:?} names no column") };
                    self.market[read::<Good>(good).index()] = read(used);
                }
            }
            ["built", section, segments, seat] => {
                self.sections[read::<Good>(section).index()] =
                    Section { built: read(segments), builder: Some(Seat(read(seat))) };
            }
            ["clean", ref kinds @ ..] => {
                for kind in kinds {
                    let unsold = &mut self.unsold[read::<Good>(kind).index()];
                    unsold.troubled -= 1;
                    unsold.clean += 1;
                }
            }
            ["copies", objective, copies] => {
                self.copies[read::<Objective>(objective).index()] = read(copies);
            }
            ["block", ref characters @ ..] => self.blocked = names(characters),
            ["alley", ref seats @ ..] => {
                for seat in seats {
                    self.send_into_alley(Seat(read(seat)));
                }
            }
            ["token", character, bonus] => {
                self.tokens[read::<Character>(character).index()] = Some(read(bonus));
            }
            _ => panic!("{clause:?} is no clause of a position"),
        }
    }

    fn begin_placing(&mut self) {
        let (setup, row) = (&facts().table.setup, self.row());
        self.phase = Phase::Place;
        for player in &mut self.players[..usize::from(self.seats)] {
            player.pieces = setup.pieces[row] - player.on.len() as u8;
            player.blocks = setup.blocking_pieces[row];
        }
    }

    fn send_into_alley(&mut self, seat: Seat) {
        let first = self.alley.is_empty();
        self.alley.push(seat);
        let player = self.player_mut(seat);
        if first {
            player.left = true;
        } else {
            player.right += 1;
        }
    }

    fn read_thing(&mut self, seat: Seat, thing: &str) {
        let words: Vec<&str> = thing.split_whitespace().collect();
        match words[..] {
            ["farms", ref farms @ ..] => return farms.iter().for_each(|farm| self.give_farm(seat, farm)),
            ["coaches", count] => {
                for _ in 0..read::<u8>(count) {
                    let coach = self.coaches.remove(0);
                    self.player_mut(seat).coaches.insert(coach);
                }
                return;
            }
            ["has", ref objectives @ ..] => {
                let objectives: Set<Objective> = names(objectives);
                for objective in objectives.iter() {
                    let copies = &mut self.copies[objective.index()];
                    *copies = copies.saturating_sub(1);
                }
                self.player_mut(seat).objectives = objectives;
                return;
            }
            ["hosts", ref farms @ ..] => {
                self.politicians -= farms.len() as u8;
                self.player_mut(seat).hosts = names(farms);
                return;
            }
            _ => {}
        }
        let player = self.player_mut(seat);
        match words[..] {
            ["markers", "all"] => player.influence = Set::<Business>::full().minus(player.owned),
            ["markers", ref shops @ ..] => player.influence = names(shops),
            ["owns", ref shops @ ..] => {
                player.owned = names(shops);
                player.influence = player.influence.minus(player.owned);
            }
            ["on", ref characters @ ..] => player.on = names(characters),
            ["apaches", count] => player.apaches = read(count),
            ["coloured", "token"] => player.token = ColouredToken::Held,
            ["used", "token"] => player.token = ColouredToken::Spent,
            ["discount", bonus] => player.discounts.insert(read(bonus)),
            [word] => {
                let digits = word
                    .find(|c: char| c.is_ascii_digit())
                    .unwrap_or_else(|| panic!("{thing:?} is nothing that a seat has"));
                let (unit, amount) = word.split_at(digits);
                match unit {
                    "$" => {
                        player.money = read(amount);
                        let start = u16::from(facts().table.setup.money[0]);
                        player.earned = player.money.saturating_sub(start);
                        player.spent = start.saturating_sub(player.money);
                    }
                    "C" => {
                        player.cowboys = read(amount);
                        let earned = player.cowboys >= facts().table.limits.coloured_token_at_cowboys;
                        if earned && player.token == ColouredToken::Unearned {
                            player.token = ColouredToken::Spent;
                        }
                    }
                    "Fe" => player.iron = read(amount),
                    "Au" => player.gold = read(amount),
                    "S" => player.settlers = read(amount),
                    _ => panic!("{thing:?} is nothing that a seat has"),
                }
            }
            _ => panic!("{thing:?} is nothing that a seat has"),
        }
    }

    fn give_farm(&mut self, seat: Seat, farm: &str) {
        let (name, troubled) = match farm.strip_suffix("(x)") {
            Some(name) => (name, true),
            None => (farm, false),
        };
        let good: Good = read(name);
        let unsold = &mut self.unsold[good.index()];
        unsold.troubled = unsold.troubled.saturating_sub(1);
        let player = self.player_mut(seat);
        player.farms.insert(good);
        if troubled {
            player.troubled.insert(good);
        }
    }
}
