//! How far a visitor has come in which lessons, kept in a cookie of the browser.

use std::{collections::BTreeMap, fmt, str::FromStr};

/// The most lessons that are remembered.
const LESSONS: usize = 40;

/// How far somebody has come. As a text: `GAME/LESSON:STEP`, parted by dots.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress(BTreeMap<String, usize>);

impl Progress {
    /// The furthest step of a lesson that was reached; 0 for one that was never begun.
    pub fn reached(&self, game: &str, lesson: &str) -> usize {
        self.0.get(&format!("{game}/{lesson}")).copied().unwrap_or(0)
    }

    /// The same with this step of a lesson reached too.
    #[must_use]
    pub fn with(mut self, game: &str, lesson: &str, step: usize) -> Progress {
        let reached = self.0.entry(format!("{game}/{lesson}")).or_default();
        *reached = step.max(*reached);
        self
    }
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lessons = self.0.iter().take(LESSONS).map(|(lesson, step)| format!("{lesson}:{step}"));
        f.write_str(&lessons.collect::<Vec<_>>().join("."))
    }
}

/// No text is refused: what is not understood is left out.
impl FromStr for Progress {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Progress, Self::Err> {
        let plain = |name: &str| name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'/'));
        let lesson = |part: &str| {
            let (lesson, step) = part.split_once(':')?;
            (plain(lesson) && lesson.contains('/')).then_some((lesson.to_owned(), step.parse().ok()?))
        };
        Ok(Progress(text.split('.').take(LESSONS).filter_map(lesson).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_read_as_it_is_written_and_never_goes_back() {
        let text = "last-spike/first:7.nim/first:2";
        let progress: Progress = text.parse().unwrap();
        assert_eq!((progress.reached("last-spike", "first"), progress.to_string().as_str()), (7, text));
        let further = progress.with("last-spike", "first", 3).with("nim", "first", 4);
        assert_eq!(further.to_string(), "last-spike/first:7.nim/first:4");
    }

    #[test]
    fn what_is_not_understood_is_left_out() {
        for text in ["", "..", "first:3", "a/b:many", "a b/c:1", "<a>/b:1"] {
            assert_eq!(text.parse(), Ok(Progress::default()), "{text}");
        }
    }
}
