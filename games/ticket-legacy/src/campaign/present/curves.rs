//! Charts: money per game, and routes built over the years.

use maud::{Markup, html};
use railhead_game::{Seat, Stage, seat_letter};

use super::{
    super::{action::Action, view::View},
    names,
    papers::sign,
};

const WIDTH: i64 = 640;
const HEIGHT: i64 = 260;
const LEFT: i64 = 44;
const RIGHT: i64 = 26;
const TOP: i64 = 14;
const FOOT: i64 = 26;

/// A company's figures by game; none where it has none.
type Series = Vec<Option<i64>>;

/// Both charts, each with its figures as a table.
pub(super) fn curves(view: &View, stage: &Stage<'_, Action>) -> Markup {
    if view.years.is_empty() {
        return html! { p class="quiet" { (stage.say("chronicle-empty")) } };
    }
    let seats = || Seat::all(view.companies.len() as u8);
    let money: Vec<Series> = view
        .companies
        .iter()
        .map(|company| company.slips.iter().map(|slip| slip.map(i64::from)).collect())
        .collect();
    let routes: Vec<Series> = seats().map(|seat| routes_of(seat, view)).collect();
    html! {
        (figure("chart-money", &money, view, stage))
        (figure("chart-routes", &routes, view, stage))
    }
}

/// The routes a company has built up to each game.
fn routes_of(seat: Seat, view: &View) -> Series {
    let mut sum = 0;
    let year = |year: &super::super::ledger::Year| {
        let place = year.ranking.iter().position(|other| *other == seat);
        sum += place.and_then(|place| year.results.get(place)).map_or(0, |result| i64::from(result.routes));
        Some(sum)
    };
    view.years.iter().map(year).collect()
}

fn figure(key: &str, series: &[Series], view: &View, stage: &Stage<'_, Action>) -> Markup {
    let values = || series.iter().flatten().flatten().copied();
    let (low, high) = (values().min().unwrap_or(0).min(0), values().max().unwrap_or(1).max(1));
    let games = view.years.len() as i64;
    let x = |game: usize| LEFT + (WIDTH - LEFT - RIGHT) * game as i64 / (games - 1).max(1);
    let y = |value: i64| TOP + (HEIGHT - TOP - FOOT) * (high - value) / (high - low).max(1);
    let title = stage.say(key);
    html! {
        figure class="curves" {
            figcaption { (title) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(title) {
                @for value in [low, i64::midpoint(low, high), high] {
                    path class="grid" d={ "M" (LEFT) " " (y(value)) "H" (WIDTH - RIGHT) } {}
                    text class="tick end" x=(LEFT - 6) y=(y(value) + 4) { (value) }
                }
                @for (index, year) in view.years.iter().enumerate() {
                    text class="tick" x=(x(index)) y=(HEIGHT - 8) { (names::year(year.game)) }
                }
                @for (seat, series) in series.iter().enumerate() {
                    @let points: Vec<(i64, i64)> = series.iter().enumerate().filter_map(|(game, value)| Some((x(game), y((*value)?)))).collect();
                    @let line: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
                    polyline class={ "curve seat-" (seat) } points=(line.join(" ")) fill="none" stroke={ "var(--seat-" (seat) ")" } {}
                    @for (x, y) in &points {
                        circle class="dot" cx=(x) cy=(y) r="7" fill={ "var(--seat-" (seat) ")" } {}
                        text class="dot-letter" x=(x) y=(y + 3) { (seat_letter(Seat(seat as u8))) }
                    }
                }
            }
            details {
                summary { (stage.say("chart-table")) }
                div class="wide" {
                    table {
                        thead { tr { th {} @for year in &view.years { th scope="col" { (names::year(year.game)) } } } }
                        tbody {
                            @for (seat, series) in series.iter().enumerate() {
                                tr {
                                    th scope="row" { (sign(Seat(seat as u8))) " " (stage.name(Seat(seat as u8))) }
                                    @for value in series { td { @match value { Some(value) => (value), None => "–" } } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
