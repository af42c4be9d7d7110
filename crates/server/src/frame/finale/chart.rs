//! The way to the end as a chart: a line for each seat, whose turning points lead into the replay.

use maud::{Markup, html};
use railhead_game::{Lang, Seat, seat_letter};

use super::facts::{Swing, height, turn_of};
use crate::words::words;

const WIDTH: i64 = 400;
const HEIGHT: i64 = 190;
const LEFT: i64 = 62;
const RIGHT: i64 = WIDTH - 84;
const TOP: i64 = 10;
const BOTTOM: i64 = HEIGHT - 24;

/// How far two names must be apart to be read.
const LINE: i64 = 15;
/// How much of a name stands at the end of its line.
const LETTERS: usize = 9;

/// What a chart shows.
pub struct Chart<'a> {
    /// The figures of all seats before the first decision and after each.
    pub figures: &'a [Vec<i64>],
    /// What turned the game.
    pub points: &'a [Swing],
    /// The decision with which each turn begins.
    pub turns: &'a [usize],
    /// What each seat is called.
    pub names: &'a [String],
    /// Where a moment is shown: what stands before its number in the address.
    pub replay: &'a str,
    /// What it shows, in words.
    pub caption: &'a str,
    /// How an amount is written.
    pub amount: &'a dyn Fn(i64) -> String,
    /// The language.
    pub lang: Lang,
}

impl Chart<'_> {
    /// The drawing; nothing where no figure ever changed.
    pub fn draw(&self) -> Markup {
        if height(self.figures) == 0 {
            return html! {};
        }
        let t = words(self.lang);
        let seats = self.figures.first().map_or(0, Vec::len);
        let ends = self.figures.last().into_iter().flatten().map(|value| self.down(*value));
        let ends = apart(ends.enumerate().collect(), (TOP + 4, BOTTOM));
        html! {
            figure.chart data-replay=(self.replay) data-last=(self.last()) data-left=(LEFT) data-right=(RIGHT) {
                figcaption { (self.caption) }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(self.caption) {
                    @for value in self.ticks() {
                        line.rule x1=(LEFT) x2=(RIGHT) y1=(self.down(value)) y2=(self.down(value)) {}
                        text.tick x=(LEFT - 6) y=(self.down(value) + 4) text-anchor="end" { ((self.amount)(value)) }
                    }
                    @for (turn, ply) in self.turn_ticks() {
                        text.tick x=(self.across(ply)) y=(HEIGHT - 6) text-anchor="middle" { (self.lang.number(turn)) }
                    }
                    text.tick x=(LEFT - 6) y=(HEIGHT - 6) text-anchor="end" { (t.say("chart-turns")) }
                    @for seat in 0..seats {
                        polyline class={ "line seat-" (seat) } points=(self.line(seat)) {}
                    }
                    @for point in self.points { (self.mark(*point)) }
                    @for (seat, y) in ends {
                        text class={ "letter seat-" (seat) } x=(RIGHT + 10) y=(y + 4) {
                            title { (self.name(seat)) }
                            (seat_letter(Seat(seat as u8))) " " (short(self.name(seat)))
                        }
                    }
                }
            }
        }
    }

    fn mark(&self, point: Swing) -> Markup {
        let Swing { seat, by, ply } = point;
        let value = self.figures.get(ply).and_then(|figures| figures.get(seat.index())).copied();
        let by = signed(by, self.amount);
        let said = words(self.lang).say_with(
            "chart-mark",
            &[
                ("name", self.name(seat.index()).into()),
                ("by", by.into()),
                ("turn", turn_of(self.turns, ply).into()),
            ],
        );
        html! {
            a class={ "mark seat-" (seat) } href={ (self.replay) (ply) } aria-label=(said) {
                title { (said) }
                circle.reach cx=(self.across(ply)) cy=(self.down(value.unwrap_or_default())) r="12" {}
                circle cx=(self.across(ply)) cy=(self.down(value.unwrap_or_default())) r="4.5" {}
            }
        }
    }

    fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("", String::as_str)
    }

    fn last(&self) -> usize {
        self.figures.len().saturating_sub(1).max(1)
    }

    fn ticks(&self) -> Vec<i64> {
        let figures = || self.figures.iter().flatten().copied();
        round_ticks(figures().min().unwrap_or(0).min(0), figures().max().unwrap_or(0), 7)
    }

    /// Round numbers of turns, with the decision that each begins with.
    fn turn_ticks(&self) -> Vec<(i64, usize)> {
        let numbers = round_ticks(0, self.turns.len() as i64, 5);
        let begun = |turn: i64| {
            let index = usize::try_from(turn).ok()?.checked_sub(1)?;
            self.turns.get(index).map(|ply| (turn, *ply))
        };
        numbers.into_iter().filter_map(begun).collect()
    }

    fn across(&self, ply: usize) -> i64 {
        LEFT + (RIGHT - LEFT) * ply as i64 / self.last() as i64
    }

    fn down(&self, value: i64) -> i64 {
        let ticks = self.ticks();
        let figures = self.figures.iter().flatten().copied();
        let most = figures.clone().max().unwrap_or(0).max(ticks.last().copied().unwrap_or(0));
        let least = figures.min().unwrap_or(0).min(ticks.first().copied().unwrap_or(0));
        TOP + (BOTTOM - TOP) * (most - value) / (most - least).max(1)
    }

    /// The corners of a seat's line: where the figure changes, and just before.
    fn line(&self, seat: usize) -> String {
        let values: Vec<i64> = self.figures.iter().filter_map(|figures| figures.get(seat).copied()).collect();
        let corner = |ply: &usize| {
            let here = values[*ply];
            let same = |other: Option<&i64>| other.is_some_and(|other| *other == here);
            !(*ply > 0 && same(values.get(ply - 1)) && same(values.get(ply + 1)))
        };
        let corners = (0..values.len()).filter(corner);
        let points: Vec<String> =
            corners.map(|ply| format!("{},{}", self.across(ply), self.down(values[ply]))).collect();
        points.join(" ")
    }
}

/// An amount with its sign.
pub fn signed(by: i64, amount: &dyn Fn(i64) -> String) -> String {
    if by > 0 { format!("+{}", amount(by)) } else { amount(by) }
}

fn short(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    name.chars().take(LETTERS - 1).chain(['…']).collect()
}

/// Round figures between two others, both covered as far as whole steps go: steps of 1, 2 or 5 times a power of ten, and
/// not more than `most` of them.
fn round_ticks(from: i64, to: i64, most: i64) -> Vec<i64> {
    let mut step = 1;
    for factor in [2, 5, 10].iter().cycle() {
        if (to - from) / step <= most {
            break;
        }
        let unit = 10_i64.pow(step.ilog10());
        step = unit * factor;
    }
    (from.div_euclid(step)..=to.div_euclid(step)).map(|tick| tick * step).collect()
}

/// The seats from top to bottom with the heights of their names: at the ends of their lines where there is room, none
/// over another, and all between the highest and the lowest place.
fn apart(mut ends: Vec<(usize, i64)>, (highest, lowest): (i64, i64)) -> Vec<(usize, i64)> {
    ends.sort_by_key(|(seat, y)| (*y, *seat));
    let mut floor = lowest;
    for (_, y) in ends.iter_mut().rev() {
        *y = (*y).min(floor);
        floor = *y - LINE;
    }
    let mut ceiling = highest;
    for (_, y) in &mut ends {
        *y = (*y).max(ceiling);
        ceiling = *y + LINE;
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_apart_and_stay_on_the_paper() {
        let paper = (14, 166);
        assert_eq!(apart(vec![(0, 50), (1, 20)], paper), [(1, 20), (0, 50)]);
        for ends in
            [[(0, 100), (1, 100), (2, 101)], [(0, 166), (1, 160), (2, 166)], [(0, 10), (1, 10), (2, 10)]]
        {
            let names = apart(ends.to_vec(), paper);
            assert!(names.windows(2).all(|pair| pair[1].1 - pair[0].1 >= LINE), "{names:?}");
            assert!(names.iter().all(|(_, y)| (14..=166).contains(y)), "{names:?}");
        }
    }

    #[test]
    fn ticks_are_round() {
        assert_eq!(round_ticks(0, 103_000, 5), [0, 20_000, 40_000, 60_000, 80_000, 100_000]);
        assert_eq!(round_ticks(0, 96_000, 5), [0, 20_000, 40_000, 60_000, 80_000]);
        assert_eq!(round_ticks(0, 5, 5), [0, 1, 2, 3, 4, 5]);
        assert_eq!(round_ticks(-7, 31, 5), [-10, 0, 10, 20, 30]);
        assert_eq!(round_ticks(0, 522, 5), [0, 100, 200, 300, 400, 500]);
    }

    #[test]
    fn a_line_has_corners_only() {
        let figures = vec![vec![0], vec![0], vec![0], vec![10], vec![10], vec![10]];
        let names = ["Ana".to_owned()];
        let amount = |value: i64| value.to_string();
        let chart = Chart {
            figures: &figures,
            points: &[],
            turns: &[0, 3],
            names: &names,
            replay: "/replay?ply=",
            caption: "Cash",
            amount: &amount,
            lang: Lang::En,
        };
        assert_eq!(chart.line(0).split(' ').count(), 4);
        assert_eq!(chart.turn_ticks(), [(1, 0), (2, 3)]);
    }
}
