//! What a lesson says at a step: the card, and how far one is.

use maud::{Markup, html};
use railhead_game::{Asked, Tutorial, Words};

use super::{
    super::{layout, luck},
    address,
};
use crate::{visitor::Visitor, words::words};

/// How many bots wait at the end of a lesson, and how strong they are.
const OPPONENTS: (u8, &str) = (2, "beginner");

/// The step of a lesson, for whoever reads it.
pub struct Card<'a> {
    /// The game's id.
    pub game: &'static str,
    /// The game's words.
    pub words: &'a Words,
    /// The lesson.
    pub lesson: &'static Tutorial,
    /// The lesson after it.
    pub next: Option<&'static Tutorial>,
    /// The step, counted from 1; one more than there are is the end.
    pub number: usize,
    /// Who reads it.
    pub visitor: &'a Visitor,
    /// The promise for the game that follows the lesson.
    pub promise: &'a str,
}

impl Card<'_> {
    fn address(&self, number: usize) -> String {
        address(self.game, self.lesson, number)
    }

    /// One box for each step; those that are done are full.
    pub fn steps(&self) -> Markup {
        let t = words(self.visitor.lang());
        let of = self.lesson.steps().len();
        html! {
            ol.lesson-steps aria-label=(t.say("lesson-steps")) {
                @for step in 1..=of {
                    li { a.done[step < self.number] href=(self.address(step)) aria-current=[(step == self.number).then_some("step")] {
                        span.sr { (t.say_with("lesson-step", &[("n", step.into()), ("of", of.into())])) }
                    } }
                }
            }
            @if self.number <= of { strong { (t.say_with("lesson-step", &[("n", self.number.into()), ("of", of.into())])) } }
        }
    }

    /// The card.
    pub fn draw(&self) -> Markup {
        let Some(step) = self.lesson.step(self.number) else { return self.end() };
        let t = words(self.visitor.lang());
        let say = |part: &str| self.words.say(&self.lesson.key(self.number, part));
        let (of, asked) = (self.lesson.steps().len(), step.asked());
        html! {
            section.speech aria-labelledby="lesson-heading" data-step=(self.number) data-pane-wanted=[step.pane.as_deref()] {
                header {
                    h2 #lesson-heading tabindex="-1" { (say("")) }
                    span aria-hidden="true" { (self.number) " / " (of) }
                }
                p { (rich(&say("text"))) }
                form method="post" action=(self.address(self.number)) data-lesson {
                    (layout::token(self.visitor))
                    @if asked != Asked::Next { p.task { (rich(&say("task"))) } }
                    @if let Asked::Answer { of, .. } = asked {
                        div.answers {
                            @for answer in 1..=of {
                                button type="submit" name="answer" value=(answer) { (rich(&say(&format!("answer-{answer}")))) }
                            }
                        }
                    }
                    footer {
                        @if self.number > 1 { a.button href=(self.address(self.number - 1)) { "‹ " (t.say("lesson-back")) } }
                        @else { span {} }
                        a.quiet href=(self.address(of + 1)) { (t.say("lesson-skip")) }
                        @if asked == Asked::Next { button.primary type="submit" name="next" value="1" { (t.say("lesson-next")) " ›" } }
                        @else { button type="button" disabled { (t.say("lesson-next")) " ›" } }
                    }
                }
            }
        }
    }

    /// The way on from a lesson that is over: the next one, and a real game.
    fn end(&self) -> Markup {
        let t = words(self.visitor.lang());
        let (bots, level) = OPPONENTS;
        html! {
            section.speech.end aria-labelledby="lesson-heading" data-step=(self.number) {
                header { h2 #lesson-heading tabindex="-1" { (t.say("lesson-over")) } }
                p { (t.say(if self.next.is_some() { "lesson-over-next" } else { "lesson-over-last" })) }
                @if let Some(next) = self.next {
                    p { a.button.primary href=(address(self.game, next, 1)) { (self.words.say(&format!("lesson-{}", next.id))) " ›" } }
                }
                form method="post" action="/play" {
                    (layout::token(self.visitor))
                    input type="hidden" name="game" value=(self.game);
                    input type="hidden" name="bots" value=(bots);
                    input type="hidden" name="level" value=(level);
                    input type="hidden" name="hints" value="on";
                    (luck::unseen(self.promise))
                    button.primary[self.next.is_none()] type="submit" { (t.say_with("lesson-real-game", &[("n", bots.into())])) }
                }
                footer {
                    a.button href=(self.address(self.lesson.steps().len())) { "‹ " (t.say("lesson-back")) }
                    a href="/learn" { (t.say("lesson-all")) }
                    a href={ "/rules/" (self.game) } { (t.say("rules")) }
                }
            }
        }
    }
}

/// A text with words that stand out between two asterisks on either side.
pub fn rich(text: &str) -> Markup {
    let parts = text.split("**").enumerate();
    html! {
        @for (index, part) in parts { @if index % 2 == 1 { strong { (part) } } @else { (part) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_out_and_nothing_else_is_markup() {
        assert_eq!(rich("a **b** <c>").into_string(), "a <strong>b</strong> &lt;c&gt;");
    }
}
