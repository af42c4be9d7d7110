//! What somebody wants to be told, by one way: so much of each kind, at tables of each pace.

use std::{convert::Infallible, fmt, str::FromStr};

use railhead_store::{ChannelKind, Table, worded};

use crate::tables::pace::Pace;

worded! {
    /// What somebody can be told.
    Kind {
        /// That it is their turn.
        Turn = "turn",
        /// That somebody asks them to play.
        Invited = "invited",
        /// That a game is over.
        Over = "over",
        /// That somebody said something.
        Talk = "talk",
    }
    /// How fast a table is played, as far as one wants to be told of it.
    Tempo {
        /// By a clock of minutes.
        Live = "live",
        /// By days.
        Days = "days",
        /// Without a clock.
        None = "none",
    }
}

impl Tempo {
    /// The tempo of a table.
    pub fn of(table: &Table) -> Tempo {
        match Pace::of(table) {
            Pace::Live { .. } => Tempo::Live,
            Pace::Days(_) => Tempo::Days,
            Pace::None => Tempo::None,
        }
    }
}

/// What somebody wants to be told by one way. As a text: pairs of words parted by dots, `turn-live.turn-days`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wants([[bool; 3]; 4]);

impl Wants {
    /// What is wanted unless somebody says otherwise: by letter nothing that is over before it is read.
    pub fn usual(kind: ChannelKind) -> Wants {
        let mut wants = Wants::default();
        for tempo in Tempo::ALL.iter().copied() {
            let slow = tempo != Tempo::Live;
            let at_once = kind != ChannelKind::Mail;
            wants.set(Kind::Turn, tempo, at_once || slow);
            wants.set(Kind::Invited, tempo, true);
            wants.set(Kind::Over, tempo, slow);
            wants.set(Kind::Talk, tempo, at_once && slow);
        }
        wants
    }

    /// Whether this is wanted.
    pub fn has(self, kind: Kind, tempo: Tempo) -> bool {
        self.0[kind as usize][tempo as usize]
    }

    /// Says whether this is wanted.
    pub fn set(&mut self, kind: Kind, tempo: Tempo, wanted: bool) {
        self.0[kind as usize][tempo as usize] = wanted;
    }

    /// Every kind with every tempo.
    pub fn pairs() -> impl Iterator<Item = (Kind, Tempo)> {
        Kind::ALL.iter().flat_map(|kind| Tempo::ALL.iter().map(|tempo| (*kind, *tempo)))
    }
}

impl fmt::Display for Wants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wanted = Wants::pairs().filter(|(kind, tempo)| self.has(*kind, *tempo));
        let words = wanted.map(|(kind, tempo)| format!("{}-{}", kind.word(), tempo.word()));
        f.write_str(&words.collect::<Vec<_>>().join("."))
    }
}

/// No text is refused: what is not understood is not wanted.
impl FromStr for Wants {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Wants, Infallible> {
        let mut wants = Wants::default();
        for (kind, tempo) in text.split('.').filter_map(|pair| pair.split_once('-')) {
            if let (Some(kind), Some(tempo)) = (Kind::of_word(kind), Tempo::of_word(tempo)) {
                wants.set(kind, tempo, true);
            }
        }
        Ok(wants)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wants_are_read_as_they_are_written() {
        for kind in ChannelKind::ALL {
            let wants = Wants::usual(*kind);
            assert_eq!(wants.to_string().parse(), Ok(wants));
        }
        let letters = Wants::usual(ChannelKind::Mail).to_string();
        assert_eq!(letters, "turn-days.turn-none.invited-live.invited-days.invited-none.over-days.over-none");
        assert_eq!("nonsense.turn-.talk-weekly".parse(), Ok(Wants::default()));
    }
}
