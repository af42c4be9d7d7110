//! What a game starts from: seats, options, seed, rules version.

use std::{collections::BTreeMap, fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use thiserror::Error;

use crate::Seat;

/// What a game says of itself before it is played.
#[derive(Debug)]
pub struct Meta {
    /// The game's name in addresses, records and on the command line: `last-spike`.
    pub id: &'static str,
    /// The game's own title, the same in every language.
    pub title: &'static str,
    /// The prefix of its rule paragraphs: `LS`.
    pub prefix: &'static str,
    /// The fewest seats.
    pub min_seats: u8,
    /// The most seats.
    pub max_seats: u8,
    /// How many games are played in a row: one, or those of a campaign.
    pub games: u8,
    /// What somebody who chooses a game wants to know of it.
    pub lid: Lid,
    /// Every rules version that can still be played, oldest first; the last one is for new tables.
    pub versions: &'static [u16],
    /// The options a table may set.
    pub options: &'static [OptionSpec],
}

impl Meta {
    /// The version that new tables start with.
    pub fn current_version(&self) -> u16 {
        self.versions.last().copied().unwrap_or(1)
    }
}

/// What stands on the lid of a game's box.
#[derive(Clone, Copy, Debug)]
pub struct Lid {
    /// How many minutes a game takes, about.
    pub minutes: u16,
    /// How much there is to learn and to think of.
    pub weight: Weight,
    /// The sign the game is known by in lists: the path of a filled drawing of 24 by 24 units.
    pub sign: &'static str,
    /// The picture.
    pub cover: Cover,
}

/// How much there is to learn and to think of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Weight {
    /// Explained in minutes.
    Light,
    /// Learned in a game.
    Medium,
    /// Learned in several.
    Heavy,
}

impl Weight {
    /// Every weight, lightest first.
    pub const ALL: [Weight; 3] = [Weight::Light, Weight::Medium, Weight::Heavy];

    /// The weight's name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Weight::Light => "light",
            Weight::Medium => "medium",
            Weight::Heavy => "heavy",
        }
    }
}

/// The picture on a lid.
#[derive(Clone, Copy, Debug)]
pub enum Cover {
    /// A part of the game's first board, which is a drawing, as a spectator sees it after some decisions of bots.
    Board {
        /// How many seats play.
        seats: u8,
        /// How many decisions have been taken.
        plies: u16,
        /// The part of the board that is shown, in its units: left, top, width, height.
        part: [u32; 4],
    },
    /// A drawing of its own, for a game whose boards are laid out by the page.
    Picture {
        /// The drawing, as SVG.
        svg: &'static str,
        /// Units across and down.
        size: [u32; 2],
    },
}

impl Cover {
    /// Units across and down.
    pub const fn size(self) -> [u32; 2] {
        match self {
            Cover::Board { part: [_, _, width, height], .. } => [width, height],
            Cover::Picture { size, .. } => size,
        }
    }
}

/// An option of a game. Its words are in the game's Fluent file: `option-KEY` (name), `option-KEY-help`, and for
/// each value `option-KEY-VALUE` and `option-KEY-VALUE-help`.
#[derive(Debug)]
pub struct OptionSpec {
    /// Its name in records.
    pub key: &'static str,
    /// What it may be set to.
    pub kind: OptionKind,
}

/// What an option may be set to.
#[derive(Debug)]
pub enum OptionKind {
    /// One of these values; the first is the default.
    Choice(&'static [&'static str]),
    /// A text that the game reads for itself, empty by default; not offered to people in forms.
    Text,
}

impl OptionSpec {
    /// The value an unset option has.
    pub fn default_value(&self) -> &'static str {
        match self.kind {
            OptionKind::Choice(values) => values.first().copied().unwrap_or(""),
            OptionKind::Text => "",
        }
    }
}

/// Options by key. After [`Options::resolve`] every key of the game is set to a value it knows.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// Sets `key` to `value`.
    pub fn set(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.0.insert(key.into(), value.into());
    }

    /// The same options with `key` set to `value`.
    pub fn with(mut self, key: &str, value: &str) -> Options {
        self.set(key, value);
        self
    }

    /// The value of `key`, if it is set.
    pub fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key).map(String::as_str)
    }

    /// All keys that are set, in order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    /// Fills in defaults; refuses keys and values that the game doesn't know.
    pub fn resolve(&self, specs: &[OptionSpec]) -> Result<Options, SetupError> {
        if let Some((key, _)) = self.iter().find(|(key, _)| specs.iter().all(|spec| spec.key != *key)) {
            return Err(SetupError::UnknownOption { key: key.to_owned() });
        }
        let mut resolved = Options::default();
        for spec in specs {
            let value = self.get(spec.key).unwrap_or(spec.default_value());
            if let OptionKind::Choice(values) = spec.kind
                && !values.contains(&value)
            {
                return Err(SetupError::BadOption { key: spec.key.to_owned(), value: value.to_owned() });
            }
            resolved.set(spec.key, value);
        }
        Ok(resolved)
    }
}

impl<K: Into<String>, V: Into<String>> FromIterator<(K, V)> for Options {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Options {
        Options(pairs.into_iter().map(|(key, value)| (key.into(), value.into())).collect())
    }
}

/// The 32 bytes from which all chance in a game flows. Shown to nobody before the game is over; its
/// [`commitment`](Seed::commitment) is shown from the start.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The seed made from the server's secret and what each seat contributed, in seat order. Neither side can
    /// steer it alone: the secret is committed to before the first contribution is made.
    pub fn mix<'a>(secret: &[u8; 32], contributions: impl IntoIterator<Item = &'a str>) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"railhead seed 1\0");
        hash.update(secret);
        for text in contributions {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text.as_bytes());
        }
        Seed(hash.finalize().into())
    }

    /// SHA-256 of the seed, in hex: a promise that gives nothing away.
    pub fn commitment(&self) -> String {
        commitment(&self.0)
    }
}

/// What a bot at `seat` contributes to the seed of a table whose server gave this promise (its secret's [`commitment`]):
/// nobody chooses it, and everybody can tell.
pub fn bot_contribution(promise: &str, seat: Seat) -> String {
    hex::encode(&Sha256::digest(format!("railhead bot 1\0{promise} {seat}"))[..16])
}

/// SHA-256 of 32 secret bytes, in hex.
pub fn commitment(secret: &[u8; 32]) -> String {
    hex::encode(Sha256::digest(secret))
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Seed {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Seed, SetupError> {
        let mut seed = [0; 32];
        hex::decode_to_slice(text, &mut seed).map_err(|_| SetupError::BadSeed)?;
        Ok(Seed(seed))
    }
}

/// Everything a game is made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// How many seats.
    pub seats: u8,
    /// The table's options.
    pub options: Options,
    /// The table's seed.
    pub seed: Seed,
    /// The rules version.
    pub version: u16,
}

impl Setup {
    /// A set-up that `meta`'s game can begin from: seats, options and version are checked, defaults filled in.
    pub fn checked(
        meta: &Meta,
        seats: u8,
        options: &Options,
        seed: Seed,
        version: u16,
    ) -> Result<Setup, SetupError> {
        if !(meta.min_seats..=meta.max_seats).contains(&seats) {
            return Err(SetupError::Seats { seats, min: meta.min_seats, max: meta.max_seats });
        }
        if !meta.versions.contains(&version) {
            return Err(SetupError::UnknownVersion { version });
        }
        Ok(Setup { seats, options: options.resolve(meta.options)?, seed, version })
    }
}

/// Why a game could not be set up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("seats: {seats} is not between {min} and {max}")]
    Seats {
        /// What was asked for.
        seats: u8,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// No such option.
    #[error("options: there is no option {key:?}")]
    UnknownOption {
        /// What was asked for.
        key: String,
    },
    /// The option has no such value.
    #[error("options: {key} cannot be {value:?}")]
    BadOption {
        /// The option.
        key: String,
        /// What was asked for.
        value: String,
    },
    /// A rules version that this program cannot play.
    #[error("rules: version {version} is not known here")]
    UnknownVersion {
        /// What was asked for.
        version: u16,
    },
    /// Not 64 hexadecimal digits.
    #[error("seed: not 64 hexadecimal digits")]
    BadSeed,
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPECS: &[OptionSpec] =
        &[OptionSpec { key: "money", kind: OptionKind::Choice(&["open", "hidden"]) }];

    #[test]
    fn options_are_filled_in_and_checked() {
        let resolved = Options::default().resolve(SPECS).unwrap();
        assert_eq!(resolved.get("money"), Some("open"));
        let wrong = Options::default().with("money", "lost");
        assert!(matches!(wrong.resolve(SPECS), Err(SetupError::BadOption { .. })));
        let unknown = Options::default().with("moony", "open");
        assert!(matches!(unknown.resolve(SPECS), Err(SetupError::UnknownOption { .. })));
    }

    #[test]
    fn every_contribution_changes_the_seed() {
        let seed = Seed::mix(&[1; 32], ["a", "bc"]);
        assert_ne!(seed, Seed::mix(&[1; 32], ["ab", "c"]));
        assert_ne!(seed, Seed::mix(&[2; 32], ["a", "bc"]));
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_eq!("12".parse::<Seed>(), Err(SetupError::BadSeed));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
    }
}
