//! Plots as SVG: a line of figures, or figures with their intervals.

use maud::{Markup, html};

/// How large a plot is, and the room left for words.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 360.0;
const LEFT: f64 = 64.0;
const TOP: f64 = 44.0;
const BOTTOM: f64 = 44.0;
const RIGHT: f64 = 24.0;
/// About how many marks an axis has.
const MARKS: f64 = 6.0;

/// One figure: where it stands, how high, and between which ends it may truly be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Figure {
    /// What it belongs to.
    pub(crate) name: String,
    /// The figure.
    pub(crate) value: f64,
    /// The ends of its interval; the same where there is none.
    pub(crate) ends: (f64, f64),
}

/// Figures side by side.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Plot {
    /// What it shows.
    pub(crate) title: String,
    /// The figures, from left to right: at least one.
    pub(crate) figures: Vec<Figure>,
    /// Whether they follow each other and a line joins them.
    pub(crate) is_curve: bool,
}

impl Plot {
    /// The plot as an SVG file.
    pub(crate) fn svg(&self) -> String {
        let marks = self.marks();
        let (low, high) = (marks.first().copied().unwrap_or(0.0), marks.last().copied().unwrap_or(1.0));
        let y = |value: f64| {
            HEIGHT - BOTTOM - (value - low) / (high - low).max(f64::EPSILON) * (HEIGHT - BOTTOM - TOP)
        };
        let step = (WIDTH - LEFT - RIGHT) / self.figures.len().max(1) as f64;
        let x = |at: usize| LEFT + step * (at as f64 + 0.5);
        let every = (self.figures.len() / 12).max(1);
        let line: Vec<String> = (self.figures.iter().enumerate())
            .map(|(at, figure)| format!("{:.1},{:.1}", x(at), y(figure.value)))
            .collect();
        let view = format!("0 0 {WIDTH} {HEIGHT}");
        let svg = html! {
            svg xmlns="http://www.w3.org/2000/svg" viewBox=(view) font-family="sans-serif" font-size="13" role="img" {
                title { (self.title) }
                rect width=(WIDTH) height=(HEIGHT) fill="#fff" {}
                text x=(LEFT) y="24" font-size="16" { (self.title) }
                @for mark in &marks {
                    line x1=(LEFT) x2=(WIDTH - RIGHT) y1=(round(y(*mark))) y2=(round(y(*mark))) stroke="#ccc" {}
                    text x=(LEFT - 8.0) y=(round(y(*mark) + 4.0)) text-anchor="end" { (mark) }
                }
                @if self.is_curve {
                    polyline points=(line.join(" ")) fill="none" stroke="#7a3b12" stroke-width="2" {}
                }
                @for (at, figure) in self.figures.iter().enumerate() {
                    @if !self.is_curve { (whisker(x(at), y(figure.value), y(figure.ends.0), y(figure.ends.1))) }
                    @if at % every == 0 {
                        text x=(round(x(at))) y=(HEIGHT - 16.0) text-anchor="middle" { (figure.name) }
                    }
                }
            }
        };
        svg.into_string()
    }

    /// Round numbers that enclose all figures.
    fn marks(&self) -> Vec<f64> {
        let ends = || self.figures.iter().flat_map(|figure| [figure.value, figure.ends.0, figure.ends.1]);
        let (low, high) = (ends().fold(f64::MAX, f64::min), ends().fold(f64::MIN, f64::max));
        let rough = ((high - low) / MARKS).max(1e-6);
        let ten = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|times| times * ten).into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(10.0 * ten);
        let (first, last) = ((low / step).floor() as i64, (high / step).ceil() as i64);
        (first..=last.max(first + 1)).map(|mark| round(mark as f64 * step)).collect()
    }
}

/// A figure with its interval.
fn whisker(x: f64, y: f64, low: f64, high: f64) -> Markup {
    html! {
        line x1=(round(x)) x2=(round(x)) y1=(round(low)) y2=(round(high)) stroke="#7a3b12" stroke-width="2" {}
        circle cx=(round(x)) cy=(round(y)) r="5" fill="#7a3b12" {}
    }
}

/// Two digits are enough.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plot(values: &[f64], is_curve: bool) -> Plot {
        let figure =
            |value: &f64| Figure { name: "a <b>".into(), value: *value, ends: (value - 1.0, value + 1.0) };
        Plot { title: "T & t".into(), figures: values.iter().map(figure).collect(), is_curve }
    }

    #[test]
    fn marks_are_round_and_enclose_all() {
        assert_eq!(plot(&[1.0, 61.0], false).marks(), [0.0, 20.0, 40.0, 60.0, 80.0]);
        assert_eq!(plot(&[-3.0], false).marks(), [-4.0, -3.5, -3.0, -2.5, -2.0]);
    }

    #[test]
    fn words_are_escaped_and_every_figure_is_there() {
        let svg = plot(&[1.0, 2.0, 3.0], false).svg();
        assert!(svg.contains("T &amp; t") && svg.contains("a &lt;b&gt;"), "{svg}");
        assert_eq!(svg.matches("<circle").count(), 3);
        assert!(plot(&[1.0, 2.0], true).svg().contains("<polyline"));
    }
}
