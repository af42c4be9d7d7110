//! Positions in words, for tests and examples: what is not mentioned is as at the start, with everybody's cowboys at
//! home and seat 0 about to act in the round of an event that changes nothing by then.
//!
//! ```
//! use chaparral::position::position;
//!
//! let game = position("4 seats; event low-market; market horses 2; 0: $60, C6, farms sheep(x) pigs, on merchant")?;
//! # Ok::<(), chaparral::position::PositionError>(())
//! ```
//!
//! Clauses of the table: `N seats`, `start N`, `turn N`, `place`, `influence`, `event E`, `next E E E` (from the top),
//! `coach C`, `last coach`, `market GOOD USED …`, `built GOOD SEGMENTS SEAT`, `clean GOOD …` (one unsold farm of each
//! has lost its apache), `copies OBJECTIVE N`, `block CHARACTER …`, `alley SEAT …`, `token CHARACTER BONUS`,
//! `option KEY VALUE`. Things of a seat: `$60`, `C6` (cowboys), `Fe5`, `Au1`, `S2` (settlers), `farms sheep(x) pigs`,
//! `hosts …`, `markers …`, `owns …`, `on …`, `coaches N`, `apaches N`, `coloured token`, `used token`,
//! `has OBJECTIVE …`, `discount BONUS`.

use std::str::FromStr;

use railhead_game::{Game, NotationError, Options, Seat, Seed, Setup, SetupError};
use railhead_pieces::{Piece, Pile};
use thiserror::Error;

use crate::{
    facts::facts,
    piece::{Business, EventCard, Good, Objective, Set},
    state::{Chaparral, ColouredToken, Phase, Section},
};

/// A text that describes no position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError {
    /// A clause that cannot be read.
    #[error("position: {0:?} cannot be read")]
    Clause(String),
    /// A piece that does not exist.
    #[error(transparent)]
    Piece(#[from] NotationError),
    /// A table that cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

type Read = Result<(), PositionError>;

/// The position that `text` describes.
pub fn position(text: &str) -> Result<Chaparral, PositionError> {
    let clauses: Vec<&str> = text.split(';').map(str::trim).filter(|clause| !clause.is_empty()).collect();
    let mut seats = 4;
    let mut options = Options::default();
    for clause in &clauses {
        match clause.split(' ').collect::<Vec<_>>()[..] {
            [count, "seats"] => seats = number(count, clause)?,
            ["option", key, value] => options.set(key, value),
            _ => {}
        }
    }
    let setup = Setup::checked(Chaparral::meta(), seats, &options, Seed([0; 32]), 1)?;
    let mut game = Chaparral::set_up(&setup)?;
    game.begin_bare();
    clauses.iter().try_for_each(|clause| game.read_clause(clause))?;
    Ok(game)
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

    fn read_clause(&mut self, clause: &str) -> Read {
        let wrong = || PositionError::Clause(clause.to_owned());
        if let Some((seat, things)) = clause.split_once(':') {
            let seat = Seat(number(seat, clause)?);
            return things.split(',').try_for_each(|thing| self.read_thing(seat, thing.trim()));
        }
        let words: Vec<&str> = clause.split_whitespace().collect();
        match words[..] {
            [_, "seats"] | ["option", ..] => {}
            ["start", seat] => {
                self.start = Seat(number(seat, clause)?);
                self.turn = self.start;
            }
            ["turn", seat] => self.turn = Seat(number(seat, clause)?),
            ["place"] => self.begin_placing(),
            ["influence"] => self.phase = Phase::Influence { placed: Set::EMPTY },
            ["event", card] => self.turn_up(card.parse()?),
            ["next", ref cards @ ..] => {
                for card in cards.iter().rev() {
                    let card: EventCard = card.parse()?;
                    self.events = without(self.events, card);
                    self.events.push(card);
                }
            }
            ["coach", coach] => {
                let coach = coach.parse()?;
                let before = self.coach.replace(coach);
                self.coaches = without(self.coaches, coach);
                self.removed_coaches.remove(coach);
                self.coaches.extend(before.filter(|before| *before != coach));
            }
            ["last", "coach"] => self.coaches.clear(),
            ["market", ref columns @ ..] => {
                for column in columns.chunks(2) {
                    let [good, used] = column else { return Err(wrong()) };
                    self.market[good.parse::<Good>()?.index()] = number(used, clause)?;
                }
            }
            ["built", section, segments, seat] => {
                self.sections[section.parse::<Good>()?.index()] =
                    Section { built: number(segments, clause)?, builder: Some(Seat(number(seat, clause)?)) };
            }
            ["clean", ref kinds @ ..] => {
                for kind in kinds {
                    let unsold = &mut self.unsold[kind.parse::<Good>()?.index()];
                    unsold.troubled -= 1;
                    unsold.clean += 1;
                }
            }
            ["copies", objective, copies] => {
                self.copies[objective.parse::<Objective>()?.index()] = number(copies, clause)?;
            }
            ["block", ref characters @ ..] => self.blocked = names(characters)?,
            ["alley", ref seats @ ..] => {
                for seat in seats {
                    self.send_into_alley(Seat(number(seat, clause)?));
                }
            }
            ["token", character, bonus] => {
                self.tokens[character.parse::<crate::piece::Character>()?.index()] = Some(bonus.parse()?);
            }
            _ => return Err(wrong()),
        }
        Ok(())
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

    fn read_thing(&mut self, seat: Seat, thing: &str) -> Read {
        let wrong = || PositionError::Clause(thing.to_owned());
        let words: Vec<&str> = thing.split_whitespace().collect();
        match words[..] {
            ["farms", ref farms @ ..] => return farms.iter().try_for_each(|farm| self.give_farm(seat, farm)),
            ["coaches", count] => {
                for _ in 0..number::<u8>(count, thing)? {
                    let coach = self.coaches.remove(0);
                    self.player_mut(seat).coaches.insert(coach);
                }
                return Ok(());
            }
            ["has", ref objectives @ ..] => {
                let objectives: Set<Objective> = names(objectives)?;
                for objective in objectives.iter() {
                    let copies = &mut self.copies[objective.index()];
                    *copies = copies.saturating_sub(1);
                }
                self.player_mut(seat).objectives = objectives;
                return Ok(());
            }
            ["hosts", ref farms @ ..] => {
                self.politicians -= farms.len() as u8;
                self.player_mut(seat).hosts = names(farms)?;
                return Ok(());
            }
            _ => {}
        }
        let player = self.player_mut(seat);
        match words[..] {
            ["markers", "all"] => player.influence = Set::<Business>::full().minus(player.owned),
            ["markers", ref shops @ ..] => player.influence = names(shops)?,
            ["owns", ref shops @ ..] => {
                player.owned = names(shops)?;
                player.influence = player.influence.minus(player.owned);
            }
            ["on", ref characters @ ..] => player.on = names(characters)?,
            ["apaches", count] => player.apaches = number(count, thing)?,
            ["coloured", "token"] => player.token = ColouredToken::Held,
            ["used", "token"] => player.token = ColouredToken::Spent,
            ["discount", bonus] => player.discounts.insert(bonus.parse()?),
            [word] => {
                let digits = word.find(|c: char| c.is_ascii_digit()).ok_or_else(wrong)?;
                let (unit, amount) = word.split_at(digits);
                match unit {
                    "$" => {
                        player.money = number(amount, thing)?;
                        let start = u16::from(facts().table.setup.money[0]);
                        player.earned = player.money.saturating_sub(start);
                        player.spent = start.saturating_sub(player.money);
                    }
                    "C" => {
                        player.cowboys = number(amount, thing)?;
                        let earned = player.cowboys >= facts().table.limits.coloured_token_at_cowboys;
                        if earned && player.token == ColouredToken::Unearned {
                            player.token = ColouredToken::Spent;
                        }
                    }
                    "Fe" => player.iron = number(amount, thing)?,
                    "Au" => player.gold = number(amount, thing)?,
                    "S" => player.settlers = number(amount, thing)?,
                    _ => return Err(wrong()),
                }
            }
            _ => return Err(wrong()),
        }
        Ok(())
    }

    fn give_farm(&mut self, seat: Seat, farm: &str) -> Read {
        let (name, troubled) = match farm.strip_suffix("(x)") {
            Some(name) => (name, true),
            None => (farm, false),
        };
        let good: Good = name.parse()?;
        let unsold = &mut self.unsold[good.index()];
        unsold.troubled = unsold.troubled.saturating_sub(1);
        let player = self.player_mut(seat);
        player.farms.insert(good);
        if troubled {
            player.troubled.insert(good);
        }
        Ok(())
    }
}

fn without<T: Piece + Default, const N: usize>(pile: Pile<T, N>, gone: T) -> Pile<T, N> {
    pile.iter().filter(|other| *other != gone).collect()
}

fn names<T: Piece + FromStr<Err = NotationError>>(words: &[&str]) -> Result<Set<T>, PositionError> {
    Ok(words.iter().map(|word| word.parse()).collect::<Result<Set<T>, _>>()?)
}

fn number<N: FromStr>(text: &str, clause: &str) -> Result<N, PositionError> {
    text.trim().parse().map_err(|_| PositionError::Clause(clause.to_owned()))
}
