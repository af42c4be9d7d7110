//! What was counted of how people learn, made out of the bare totals: where lessons are left, and which paragraphs refuse
//! most. Pages and the API tell the same.

use std::{cmp::Reverse, collections::BTreeMap};

use railhead_store::StoredCount;

use crate::{App, Problem, meters::Tally};

/// How many refusals are listed.
const LISTED: usize = 20;

/// All that was counted until now.
#[derive(Clone, Debug)]
pub struct Counted {
    /// Whether anything is counted; if not, all else is empty.
    pub counting: bool,
    /// The lessons that anybody began, by name.
    pub lessons: Vec<LessonCount>,
    /// Which paragraphs refused decisions, the most frequent first.
    pub refusals: Vec<RefusalCount>,
}

/// How far people came in a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LessonCount {
    /// The game's id.
    pub game: String,
    /// The lesson's.
    pub lesson: String,
    /// How many browsers reached each of its steps, and last its end. A lesson that is gone since ends where it was last
    /// counted.
    pub reached: Vec<i64>,
}

/// How often a paragraph refused a decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RefusalCount {
    /// The game's id.
    pub game: String,
    /// The paragraph.
    pub paragraph: String,
    /// How often.
    pub n: i64,
}

impl Counted {
    /// All of it until now.
    pub async fn of(app: &App) -> Result<Counted, Problem> {
        app.store_counts().await?;
        if app.meters().tally.is_off() {
            return Ok(Counted { counting: false, lessons: Vec::new(), refusals: Vec::new() });
        }
        let mut refusals = app.store().counts(Tally::REFUSALS).await?;
        refusals.sort_by_key(|count| (-count.n, count.name.clone()));
        refusals.truncate(LISTED);
        let lessons = lessons(app, &app.store().counts(Tally::STEPS).await?);
        Ok(Counted {
            counting: true,
            lessons,
            refusals: refusals.into_iter().map(RefusalCount::of).collect(),
        })
    }
}

impl LessonCount {
    /// The step at which most left, and how many did; of equals, the first. Nothing if nobody left.
    pub fn most_left(&self) -> Option<(usize, i64)> {
        let leaving = (1..).zip(self.reached.windows(2).map(|pair| pair[0] - pair[1]));
        leaving.filter(|(_, left)| *left > 0).max_by_key(|(step, left)| (*left, Reverse(*step)))
    }
}

impl RefusalCount {
    fn of(count: StoredCount) -> RefusalCount {
        let (game, paragraph) = count.name.split_once('/').unwrap_or(("", &count.name));
        RefusalCount { game: game.to_owned(), paragraph: paragraph.to_owned(), n: count.n }
    }
}

/// Puts the totals of single steps, `GAME/LESSON/STEP`, together.
fn lessons(app: &App, counts: &[StoredCount]) -> Vec<LessonCount> {
    let mut steps: BTreeMap<(&str, &str), BTreeMap<usize, i64>> = BTreeMap::new();
    for count in counts {
        let Some((name, step)) = count.name.rsplit_once('/') else { continue };
        let (Some(name), Ok(step)) = (name.split_once('/'), step.parse()) else { continue };
        steps.entry(name).or_default().insert(step, count.n);
    }
    let lesson = |((game, lesson), steps): ((&str, &str), BTreeMap<usize, i64>)| {
        let known =
            app.game(game).ok().and_then(|game| game.lessons().iter().find(|known| known.id == lesson));
        let last = steps.keys().copied().max().unwrap_or_default();
        let end = known.map_or(last, |known| known.steps().len() + 1);
        let reached = (1..=end).map(|step| steps.get(&step).copied().unwrap_or_default()).collect();
        LessonCount { game: game.to_owned(), lesson: lesson.to_owned(), reached }
    };
    steps.into_iter().map(lesson).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_left_where_the_fewest_went_on() {
        let most = |reached: &[i64]| {
            let (game, lesson) = (String::new(), String::new());
            LessonCount { game, lesson, reached: reached.to_vec() }.most_left()
        };
        assert_eq!(most(&[]), None);
        assert_eq!(most(&[4]), None);
        assert_eq!(most(&[4, 4, 4]), None);
        assert_eq!(most(&[9, 7, 7, 2]), Some((3, 5)));
        assert_eq!(most(&[4, 3, 2]), Some((1, 1)), "of equals, the first");
    }
}
