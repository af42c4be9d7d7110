//! What a visitor likes, kept in a cookie of the browser: how pages look, how decisions are taken, and which bots were
//! chosen last.

use std::{fmt, str::FromStr};

use railhead_bots::Level;
use railhead_store::worded;

worded! {
    /// By which light pages are read.
    #[derive(Default)]
    Theme {
        /// As the system says.
        #[default]
        System = "system",
        /// Ink on paper.
        Paper = "paper",
        /// Lamplight.
        Lamplight = "lamplight",
    }
    /// How large text is.
    #[derive(Default)]
    TextSize {
        /// As large as usual.
        #[default]
        Usual = "usual",
        /// Larger.
        Large = "large",
        /// Larger still.
        Huge = "huge",
    }
    /// Whether things move on a page.
    #[derive(Default)]
    Motion {
        /// As the system says.
        #[default]
        System = "system",
        /// Nothing moves.
        Still = "still",
    }
    /// When a decision on a piece asks back.
    #[derive(Default)]
    Confirm {
        /// Where a finger points, and where much hangs on it.
        #[default]
        Usual = "usual",
        /// Always.
        Always = "always",
    }
    /// What becomes of a turn in which nothing is left to decide.
    #[derive(Default)]
    Ending {
        /// It waits for its player.
        #[default]
        Asked = "asked",
        /// It ends after a moment, in which it can be stopped.
        Soon = "soon",
    }
    /// Whether single keys do something at a table.
    #[derive(Default)]
    Keys {
        /// They do.
        #[default]
        On = "on",
        /// They don't; Tab, arrows and Enter always do.
        Off = "off",
    }
    /// Whether a line under the prompt says what matters now.
    #[derive(Default)]
    Hinting {
        /// In the first games of each title.
        #[default]
        New = "new",
        /// Always.
        On = "on",
        /// Never.
        Off = "off",
    }
    /// How fast what others do is shown.
    #[derive(Default)]
    Tempo {
        /// As it comes.
        AtOnce = "at-once",
        /// One after the other, quickly.
        Quick = "quick",
        /// So that everything can be read.
        #[default]
        Calm = "calm",
        /// Each when a button is pressed.
        Step = "step",
    }
    /// Whether a table is heard when one is to decide.
    #[derive(Default)]
    Sound {
        /// It is silent.
        #[default]
        Off = "off",
        /// Two short notes.
        On = "on",
    }
}

/// What a visitor likes. As a text: words parted by dots, `bots-2.level-greedy.theme-paper`; what is usual is left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Preferences {
    /// How many bots were played against last.
    pub bots: Option<u8>,
    /// How strong they were.
    pub level: Option<Level>,
    /// By which light pages are read.
    pub theme: Theme,
    /// How large text is.
    pub text: TextSize,
    /// Whether things move.
    pub motion: Motion,
    /// When a decision asks back.
    pub confirm: Confirm,
    /// What becomes of a turn in which nothing is left to decide.
    pub ending: Ending,
    /// Whether single keys do something.
    pub keys: Keys,
    /// How fast what others do is shown.
    pub tempo: Tempo,
    /// Whether a table is heard.
    pub sound: Sound,
    /// Whether a line says what matters now.
    pub hints: Hinting,
}

impl fmt::Display for Preferences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Preferences::default();
        let liking = |name: &str, word: &str, usual: &str| (word != usual).then(|| format!("{name}-{word}"));
        let words = [
            self.bots.map(|bots| format!("bots-{bots}")),
            self.level.map(|level| format!("level-{level}")),
            liking("theme", self.theme.word(), usual.theme.word()),
            liking("text", self.text.word(), usual.text.word()),
            liking("motion", self.motion.word(), usual.motion.word()),
            liking("confirm", self.confirm.word(), usual.confirm.word()),
            liking("ending", self.ending.word(), usual.ending.word()),
            liking("keys", self.keys.word(), usual.keys.word()),
            liking("tempo", self.tempo.word(), usual.tempo.word()),
            liking("sound", self.sound.word(), usual.sound.word()),
            liking("hints", self.hints.word(), usual.hints.word()),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join("."))
    }
}

/// No text is refused: what is not understood is left as usual.
impl FromStr for Preferences {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Preferences, Self::Err> {
        let mut found = Preferences::default();
        for (name, word) in text.split('.').filter_map(|part| part.split_once('-')) {
            match name {
                "bots" => found.bots = word.parse().ok(),
                "level" => found.level = word.parse().ok(),
                "theme" => found.theme = Theme::of_word(word).unwrap_or_default(),
                "text" => found.text = TextSize::of_word(word).unwrap_or_default(),
                "motion" => found.motion = Motion::of_word(word).unwrap_or_default(),
                "confirm" => found.confirm = Confirm::of_word(word).unwrap_or_default(),
                "ending" => found.ending = Ending::of_word(word).unwrap_or_default(),
                "keys" => found.keys = Keys::of_word(word).unwrap_or_default(),
                "tempo" => found.tempo = Tempo::of_word(word).unwrap_or_default(),
                "sound" => found.sound = Sound::of_word(word).unwrap_or_default(),
                "hints" => found.hints = Hinting::of_word(word).unwrap_or_default(),
                _ => {}
            }
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preferences_are_read_as_they_are_written() {
        let liked = Preferences {
            bots: Some(3),
            level: Some(Level::Random),
            theme: Theme::Lamplight,
            text: TextSize::Large,
            motion: Motion::Still,
            confirm: Confirm::Always,
            ending: Ending::Soon,
            keys: Keys::Off,
            tempo: Tempo::AtOnce,
            sound: Sound::On,
            hints: Hinting::Off,
        };
        let text = "bots-3.level-random.theme-lamplight.text-large.motion-still.confirm-always.ending-soon.keys-off.tempo-at-once.sound-on.hints-off";
        assert_eq!((liked.to_string().as_str(), text.parse()), (text, Ok(liked)));
        assert_eq!(Preferences::default().to_string(), "");
    }

    #[test]
    fn what_is_not_understood_is_left_as_usual() {
        for text in ["", "nonsense", "theme-neon.bots-many.level-genius", "..--."] {
            assert_eq!(text.parse(), Ok(Preferences::default()), "{text}");
        }
    }
}
