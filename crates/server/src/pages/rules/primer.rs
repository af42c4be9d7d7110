//! What comes before the paragraphs: the game in one minute, a turn in pictures, worked examples, common mistakes. The
//! pictures are positions of the game, drawn as at a table.

use maud::{Markup, PreEscaped, html};
use railhead_game::{AnyGame, Canvas, Lang, Pane, Place, Reader, Role, Step, Tutorial, Words, light};

use super::super::learn::rich;
use crate::words::words;

/// The most lines of a kind.
const LINES: usize = 20;

/// All of it; nothing for a game that has none.
pub fn primer(game: &'static dyn AnyGame, lang: Lang, here: &str) -> Markup {
    let (t, own) = (words(lang), game.words(lang));
    let (minute, mistakes) = (lines(own, "minute"), lines(own, "mistake"));
    let prefix = game.meta().prefix;
    html! {
        @if !minute.is_empty() {
            section.minute aria-labelledby="minute" {
                h2 #minute { (t.say("rules-minute")) }
                div {
                    ol { @for line in &minute { li { (rich(line)) } } }
                    (pictures(game, lang, Role::Minute))
                }
            }
        }
        @if has(game, Role::Turn) {
            section.turn aria-labelledby="a-turn" {
                h2 #a-turn { (t.say("rules-turn")) }
                div.pictures tabindex="0" role="group" aria-labelledby="a-turn" { (pictures(game, lang, Role::Turn)) }
            }
        }
        @if has(game, Role::Example) {
            section.examples aria-labelledby="examples" {
                h2 #examples { (t.say("rules-examples")) }
                div.pictures { (pictures(game, lang, Role::Example)) }
            }
        }
        @if !mistakes.is_empty() {
            section.mistakes aria-labelledby="mistakes" {
                h2 #mistakes { (t.say("rules-mistakes")) }
                ul { @for line in &mistakes { li { (linked(line, prefix, here)) } } }
            }
        }
    }
}

/// The messages `KEY-1`, `KEY-2` … as far as there are some.
fn lines(words: &Words, key: &str) -> Vec<String> {
    let keys = (1..=LINES).map(|n| format!("{key}-{n}"));
    keys.take_while(|key| words.has(key)).map(|key| words.say(&key)).collect()
}

fn has(game: &'static dyn AnyGame, role: Role) -> bool {
    game.examples().is_some_and(|lesson| lesson.steps().iter().any(|step| step.role == role))
}

fn pictures(game: &'static dyn AnyGame, lang: Lang, role: Role) -> Markup {
    let Some(lesson) = game.examples() else { return html! {} };
    let steps = lesson.steps().iter().enumerate().filter(|(_, step)| step.role == role);
    html! { @for (index, step) in steps { (figure(game, lesson, index + 1, step, lang)) } }
}

/// A position with what it shows in words. The picture itself is for the eye: the words say the same.
fn figure(game: &'static dyn AnyGame, lesson: &Tutorial, number: usize, step: &Step, lang: Lang) -> Markup {
    let own = game.words(lang);
    let picture = picture(game, lesson, number, step, lang);
    html! {
        figure.example {
            @if let Some(picture) = picture { div.picture inert { (picture) } }
            figcaption {
                strong { (own.say(&lesson.key(number, ""))) }
                " " (rich(&own.say(&lesson.key(number, "text"))))
            }
        }
    }
}

fn picture(
    game: &'static dyn AnyGame,
    lesson: &Tutorial,
    number: usize,
    step: &Step,
    lang: Lang,
) -> Option<Markup> {
    let table = lesson.table(game, number).ok()?;
    let names: Vec<String> = ["A", "B", "C", "D", "E", "F"].map(str::to_owned).into();
    let reader = Reader { viewer: Some(table.learner), lang, names: &names };
    let panes = table.play.present(reader, false).scene.panes;
    let wanted = |pane: &&Pane| match &step.pane {
        Some(id) => pane.id == id,
        None => pane.place == Place::Board,
    };
    let pane = panes.iter().find(wanted)?;
    let layers = || pane.layers.iter().map(|layer| (layer.id, PreEscaped(light(&layer.markup, &step.lit).0)));
    let place = match pane.place {
        Place::Board => "board",
        Place::Hand => "hand",
        Place::Side => "side",
    };
    Some(html! {
        div class={ "pane " (place) } data-pane=(pane.id) {
            @match pane.canvas {
                Canvas::Svg { width, height } => {
                    @let [left, top, width, height] = step.part.unwrap_or([0, 0, width, height]);
                    svg viewBox={ (left) " " (top) " " (width) " " (height) } aria-hidden="true" { @for (id, layer) in layers() { g data-layer=(id) { (layer) } } }
                }
                Canvas::Html => { @for (id, layer) in layers() { div data-layer=(id) { (layer) } } }
            }
        }
    })
}

/// A line whose paragraphs, as `(LS-4.2)`, are links.
fn linked(line: &str, prefix: &str, here: &str) -> Markup {
    let mark = format!("({prefix}-");
    let mut parts = line.split(&mark);
    html! {
        (rich(parts.next().unwrap_or_default()))
        @for part in parts {
            @if let Some((number, rest)) = part.split_once(')') {
                a href={ (here) "#" (prefix) "-" (number) } { (prefix) "-" (number) } (rich(rest))
            } @else { (part) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_are_links() {
        assert_eq!(
            linked("No **sale** (LS-8.3).", "LS", "/rules/x").into_string(),
            "No <strong>sale</strong> <a href=\"/rules/x#LS-8.3\">LS-8.3</a>."
        );
    }
}
