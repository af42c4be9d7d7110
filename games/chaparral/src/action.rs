//! Decisions and their notation.

use std::{fmt, str::FromStr};

use railhead_game::{NotationError, one_spelling};
use railhead_pieces::{Named, names};
use serde::{Serialize, Serializer};

use crate::piece::{Business, Character, Good, Objective};

names! {
    /// A side of the alley: the first piece stands left, all others right.
    Side ("a side, as in left") {
        /// Where the first piece stands.
        Left = "left",
        /// Where the later pieces stand.
        Right = "right",
    }

    /// What Losses and Damages takes.
    Loss ("a loss, as in cowboys") {
        /// Influence markers.
        Markers = "markers",
        /// Cowboys.
        Cowboys = "cowboys",
        /// Money.
        Money = "money",
    }
}

/// A farm that an apache may leave: the seat's own of this kind, or one that nobody has bought.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// One's own farm: `sheep`.
    Own(Good),
    /// A farm on the table: `unsold sheep`.
    Unsold(Good),
}

/// How the Sheriff puts the three top events back. `A` is the top one before; the letters are the new top, the new
/// second, and the one that goes under the pile: `CAB`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Order([u8; 3]);

impl Order {
    /// Every order.
    pub const ALL: [Order; 6] = [
        Order([0, 1, 2]),
        Order([0, 2, 1]),
        Order([1, 0, 2]),
        Order([1, 2, 0]),
        Order([2, 0, 1]),
        Order([2, 1, 0]),
    ];

    /// Which of the three (0 is the old top) becomes the top, the second, and the bottom of the pile.
    pub const fn places(self) -> [usize; 3] {
        [self.0[0] as usize, self.0[1] as usize, self.0[2] as usize]
    }
}

/// A decision.
///
/// ```
/// use chaparral::Action;
///
/// for notation in ["place miner", "alley left notary", "buy clean pigs", "stack CAB", "clear unsold oxen", "end"] {
///     assert_eq!(notation.parse::<Action>()?.to_string(), notation);
/// }
/// # Ok::<(), railhead_game::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Put a cowboy on a character: `place miner`.
    Place(Character),
    /// Put a cowboy into the alley: `place alley`.
    EnterAlley,
    /// Put a blocking piece on a character: `block miner`.
    Block(Character),
    /// Put a marker into a business: `influence hotel`.
    Influence(Business),
    /// Take the action of a character where one's cowboy is: `use miner`.
    Use(Character),
    /// Take the action of a character through the alley: `alley left miner`.
    Alley(Side, Character),
    /// Put the three events back: `stack CAB`.
    Stack(Order),
    /// Take the money of the stagecoach: `take money`.
    TakeMoney,
    /// Take the politician of the stagecoach: `take politician`.
    TakePolitician,
    /// Buy a farm with its apache: `buy pigs`.
    BuyFarm(Good),
    /// Buy a farm whose apache is gone: `buy clean pigs`.
    BuyCleanFarm(Good),
    /// Sell the goods of a farm: `sell pigs`.
    Sell(Good),
    /// Build so many segments of a section: `build pigs 3`.
    Build(Good, u8),
    /// Take the prize of a finished section in gold: `prize gold`.
    PrizeGold,
    /// Take the prize of a finished section in money: `prize money`.
    PrizeMoney,
    /// Mine so many bars of gold, and iron with the other cowboys: `mine 2`.
    Mine(u8),
    /// Buy a business: `buy hotel`.
    BuyBusiness(Business),
    /// Remove an apache with General Custer: `clear sheep`, `clear unsold sheep`.
    Clear(Target),
    /// Remove an apache with the coloured token: `token sheep`, `token unsold sheep`.
    Token(Target),
    /// Let a politician stay on a farm: `host pigs`.
    Host(Good),
    /// Claim Privileges: `bribe`.
    Bribe,
    /// Claim an objective that brings on the end of the game: `claim wealth`.
    Claim(Objective),
    /// Claim no such objective: `decline`.
    Decline,
    /// Claim Benefactor: `donate`.
    Donate,
    /// Do not claim Benefactor: `keep`.
    Keep,
    /// Choose what Losses and Damages takes: `lose cowboys`.
    Lose(Loss),
    /// Take back a marker: `return hotel`.
    Return(Business),
    /// No more markers, purchases or sales: `done`.
    Done,
    /// End the turn: `end`.
    End,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Own(good) => write!(f, "{good}"),
            Target::Unsold(good) => write!(f, "unsold {good}"),
        }
    }
}

impl Serialize for Action {
    /// In its notation.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl FromStr for Target {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Target, NotationError> {
        match text.strip_prefix("unsold ") {
            Some(good) => good.parse().map(Target::Unsold),
            None => text.parse().map(Target::Own),
        }
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| write!(f, "{}", (b'A' + card) as char))
    }
}

impl FromStr for Order {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Order, NotationError> {
        let order = Order::ALL.into_iter().find(|order| order.to_string() == text);
        order.ok_or_else(|| NotationError::new(text, "an order of A, B and C, as in CAB"))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(character) => write!(f, "place {character}"),
            Action::EnterAlley => f.write_str("place alley"),
            Action::Block(character) => write!(f, "block {character}"),
            Action::Influence(business) => write!(f, "influence {business}"),
            Action::Use(character) => write!(f, "use {character}"),
            Action::Alley(side, character) => write!(f, "alley {side} {character}"),
            Action::Stack(order) => write!(f, "stack {order}"),
            Action::TakeMoney => f.write_str("take money"),
            Action::TakePolitician => f.write_str("take politician"),
            Action::BuyFarm(good) => write!(f, "buy {good}"),
            Action::BuyCleanFarm(good) => write!(f, "buy clean {good}"),
            Action::Sell(good) => write!(f, "sell {good}"),
            Action::Build(section, segments) => write!(f, "build {section} {segments}"),
            Action::PrizeGold => f.write_str("prize gold"),
            Action::PrizeMoney => f.write_str("prize money"),
            Action::Mine(gold) => write!(f, "mine {gold}"),
            Action::BuyBusiness(business) => write!(f, "buy {business}"),
            Action::Clear(target) => write!(f, "clear {target}"),
            Action::Token(target) => write!(f, "token {target}"),
            Action::Host(good) => write!(f, "host {good}"),
            Action::Bribe => f.write_str("bribe"),
            Action::Claim(objective) => write!(f, "claim {objective}"),
            Action::Decline => f.write_str("decline"),
            Action::Donate => f.write_str("donate"),
            Action::Keep => f.write_str("keep"),
            Action::Lose(loss) => write!(f, "lose {loss}"),
            Action::Return(business) => write!(f, "return {business}"),
            Action::Done => f.write_str("done"),
            Action::End => f.write_str("end"),
        }
    }
}

const EXPECTED: &str = "a decision, as in place miner, use banker, buy hotel or end";

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let unreadable = || NotationError::new(text, EXPECTED);
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let action = match (word, rest) {
            ("place", "alley") => Action::EnterAlley,
            ("place", character) => Action::Place(character.parse()?),
            ("block", character) => Action::Block(character.parse()?),
            ("influence", business) => Action::Influence(business.parse()?),
            ("use", character) => Action::Use(character.parse()?),
            ("alley", rest) => {
                let (side, character) = rest.split_once(' ').ok_or_else(unreadable)?;
                Action::Alley(Side::find(side).ok_or_else(unreadable)?, character.parse()?)
            }
            ("stack", order) => Action::Stack(order.parse()?),
            ("take", "money") => Action::TakeMoney,
            ("take", "politician") => Action::TakePolitician,
            ("buy", what) => match (what.strip_prefix("clean "), Good::find(what)) {
                (Some(good), _) => Action::BuyCleanFarm(good.parse()?),
                (None, Some(good)) => Action::BuyFarm(good),
                (None, None) => Action::BuyBusiness(what.parse()?),
            },
            ("sell", good) => Action::Sell(good.parse()?),
            ("build", rest) => {
                let (section, segments) = rest.split_once(' ').ok_or_else(unreadable)?;
                Action::Build(section.parse()?, digit(segments).ok_or_else(unreadable)?)
            }
            ("prize", "gold") => Action::PrizeGold,
            ("prize", "money") => Action::PrizeMoney,
            ("mine", gold) => Action::Mine(digit(gold).ok_or_else(unreadable)?),
            ("clear", target) => Action::Clear(target.parse()?),
            ("token", target) => Action::Token(target.parse()?),
            ("host", good) => Action::Host(good.parse()?),
            ("bribe", "") => Action::Bribe,
            ("claim", objective) => Action::Claim(objective.parse()?),
            ("decline", "") => Action::Decline,
            ("donate", "") => Action::Donate,
            ("keep", "") => Action::Keep,
            ("lose", loss) => Action::Lose(Loss::find(loss).ok_or_else(unreadable)?),
            ("return", business) => Action::Return(business.parse()?),
            ("done", "") => Action::Done,
            ("end", "") => Action::End,
            _ => return Err(unreadable()),
        };
        one_spelling(action, text, EXPECTED)
    }
}

/// A single digit: no decision counts further.
fn digit(text: &str) -> Option<u8> {
    text.parse().ok().filter(|digit| *digit < 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slips_of_the_pen_are_no_decisions() {
        for text in [
            "",
            "end now",
            "end ",
            "use",
            "use Miner",
            "build pigs",
            "build pigs +3",
            "mine 12",
            "stack AAB",
            "buy clean hotel",
            "claim",
            "claim all",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text:?}");
        }
    }
}
