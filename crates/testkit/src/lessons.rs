//! Lessons can be followed to their end, in every language.

use railhead_game::{
    AnyGame, Asked, Lang, Pane, Present, Reader, Reply, Scene, Step, Tutorial, TutorialTable, light,
    message_keys,
};

use crate::game_of;

/// The longest text of a card: letters, and words.
const LONGEST: (usize, usize) = (240, 45);

/// Fails when a lesson of the game cannot be followed to its end as somebody does who plays what each step asks for: when
/// the rules refuse a decision, a piece that is lit is not in the scene, or a text is missing or too long. Also fails when
/// there is a text that no step says.
pub fn lessons_are_sound<G: Present>() {
    let game = game_of::<G>();
    assert!(!game.lessons().is_empty(), "{} has no lessons", G::meta().id);
    let lessons = || game.lessons().iter().chain(game.examples());
    let faults: Vec<String> = lessons().flat_map(|lesson| lesson_faults(game, lesson)).collect();
    assert!(faults.is_empty(), "{}: {faults:#?}", G::meta().id);
    let said: Vec<String> = lessons().flat_map(|lesson| [wanted(lesson), allowed(lesson)].concat()).collect();
    let spare = message_keys(G::locale(Lang::En)).into_iter().map(|(key, _)| key);
    let spare: Vec<String> = spare.filter(|key| key.starts_with("lesson-") && !said.contains(key)).collect();
    assert!(spare.is_empty(), "{}: no step says {spare:?}", G::meta().id);
}

/// What is wrong with a lesson.
pub fn lesson_faults(game: &'static dyn AnyGame, lesson: &Tutorial) -> Vec<String> {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        let words = game.words(lang);
        for key in wanted(lesson) {
            let text = words.say(&key);
            let (letters, count) = (text.chars().count(), text.split_whitespace().count());
            if !words.has(&key) {
                faults.push(format!("{lang} has no message {key}"));
            } else if letters >= LONGEST.0 || count > LONGEST.1 {
                faults.push(format!("{lang}, {key}: {letters} letters, {count} words"));
            }
        }
        for (index, step) in lesson.steps().iter().enumerate() {
            let number = index + 1;
            match lesson.table(game, number) {
                Ok(table) => faults.extend(step_faults(lesson, step, number, &table, lang)),
                Err(error) => faults.push(format!("{}: {error}", lesson.id)),
            }
        }
        if let Err(error) = lesson.table(game, lesson.steps().len() + 1) {
            faults.push(format!("{}: {error}", lesson.id));
        }
    }
    faults
}

fn step_faults(
    lesson: &Tutorial,
    step: &Step,
    number: usize,
    table: &TutorialTable,
    lang: Lang,
) -> Vec<String> {
    let mut faults = Vec::new();
    let names = vec!["Ana".to_owned(); usize::from(table.play.setup().seats)];
    let reader = Reader { viewer: Some(table.learner), lang, names: &names };
    let live = matches!(step.asked(), Asked::Decision(_));
    let Scene { panes } = table.play.present(reader, live).scene;
    let mut fault = |what: String| faults.push(format!("{} ({lang}), step {number}: {what}", lesson.id));
    for name in &step.lit {
        let one = std::slice::from_ref(name);
        if panes.iter().flat_map(|pane| &pane.layers).all(|layer| light(&layer.markup, one).1 == 0) {
            fault(format!("{name:?} is not in the scene"));
        }
    }
    if let Some(wanted) = &step.pane
        && !panes.iter().any(|pane: &Pane| pane.id == wanted)
    {
        fault(format!("there is no pane {wanted:?}"));
    }
    let (right, wrong) = match step.asked() {
        Asked::Next => (Reply::Next, None),
        Asked::Decision(notation) => {
            let legal = table.play.legal(table.learner);
            if !legal.iter().any(|other| other == notation) {
                fault(format!("{notation:?} is not legal; {legal:?} are"));
            }
            (Reply::Decision(notation), Some(Reply::Decision("nonsense")))
        }
        Asked::Answer { of, right } => (Reply::Answer(right), Some(Reply::Answer(right % of + 1))),
    };
    if let Err(stuck) = lesson.try_reply(table, number, right) {
        fault(format!("what is asked for does not lead on: {stuck:?}"));
    }
    if wrong.is_some_and(|wrong| lesson.try_reply(table, number, wrong).is_ok()) {
        fault("something else leads on too".to_owned());
    }
    faults
}

/// The messages that the lesson must have.
fn wanted(lesson: &Tutorial) -> Vec<String> {
    let mut keys = Vec::new();
    if lesson.id != Tutorial::EXAMPLES {
        keys.push(format!("lesson-{}", lesson.id));
    }
    for (index, step) in lesson.steps().iter().enumerate() {
        let mut parts = vec![String::new(), "text".to_owned()];
        match step.asked() {
            Asked::Next => {}
            Asked::Decision(_) => parts.extend(task(lesson)),
            Asked::Answer { of, right } => {
                parts.extend(task(lesson));
                parts.extend((1..=of).map(|answer| format!("answer-{answer}")));
                parts
                    .extend((1..=of).filter(|answer| *answer != right).map(|answer| format!("why-{answer}")));
            }
        }
        keys.extend(parts.iter().map(|part| lesson.key(index + 1, part)));
    }
    keys
}

/// What a step tells to do; an example only shows.
fn task(lesson: &Tutorial) -> Option<String> {
    (lesson.id != Tutorial::EXAMPLES).then(|| "task".to_owned())
}

/// The messages that the lesson may have beside those.
fn allowed(lesson: &Tutorial) -> Vec<String> {
    (1..=lesson.steps().len()).map(|number| lesson.key(number, "otherwise")).collect()
}
