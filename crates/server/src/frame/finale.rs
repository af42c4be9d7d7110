//! The end of a game: ranking, how each score came about, and a chart of the way there.

use maud::{Markup, html};
use railhead_game::{Lang, Outcome, Play, Seat, seat_letter};
use railhead_store::TableId;

use super::{Viewer, badge};
use crate::words::words;

/// The end screen of a finished game.
pub fn finale(table: TableId, play: &dyn Play, viewer: &Viewer, names: &[String]) -> Markup {
    let Some(outcome) = play.outcome() else { return html! {} };
    let t = words(viewer.lang);
    let game = play.game().words(viewer.lang);
    let name = |seat: Seat| names.get(seat.index()).map_or("", String::as_str);
    let winners: Vec<&str> = outcome.winners.iter().map(name).collect();
    let headline = match winners.len() {
        0 => t.say("nobody-wins"),
        1 => t.say_with("wins", &[("name", winners[0].into())]),
        _ => t.say_with("share-victory", &[("names", winners.join(", ").into())]),
    };
    let mut standings = outcome.standings.clone();
    standings.sort_by_key(|standing| (standing.rank, standing.seat));
    let keys: Vec<&str> = parts(&outcome);
    html! {
        section.finale.sheet role="dialog" aria-label=(t.say("result")) {
            h2 tabindex="-1" { (headline) }
            @if let Some(own) = standings.iter().find(|standing| viewer.seat == Some(standing.seat)) {
                p.place { (t.say_with(if outcome.winners.contains(own.seat) { "you-win" } else { "your-place" }, &[("place", own.rank.into()), ("of", standings.len().into())])) }
            }
            div.scroll { table {
                thead { tr {
                    th scope="col" { (t.say("rank")) }
                    th scope="col" { (t.say("player")) }
                    th scope="col" { (t.say("total")) }
                    @for key in &keys { th scope="col" { (game.say(&format!("score-{key}"))) } }
                } }
                tbody {
                    @for standing in &standings {
                        tr.own[viewer.seat == Some(standing.seat)] {
                            td { (standing.rank) }
                            th scope="row" { (badge(standing.seat)) " " (name(standing.seat)) }
                            td.total { strong { (viewer.lang.number(standing.score.into())) } }
                            @for key in &keys {
                                td data-of=(game.say(&format!("score-{key}"))) {
                                    @for part in standing.parts.iter().filter(|part| part.key == *key) { (viewer.lang.number(part.points.into())) }
                                }
                            }
                        }
                    }
                }
            } }
            (chart(&play.charts(), names, viewer.lang))
            div.links {
                // The picture is shared by all who look; the form with its token stands on each one's page.
                @if !viewer.own.is_empty() && !play.branches(&[play.ply()]).is_empty() {
                    button.primary type="submit" form="play-on" { (t.say("play-on")) }
                }
                button.primary type="submit" form="again" { (t.say("play-again")) }
                button.fold type="button" data-fold { (t.say("look-at-board")) }
                a.button href={ "/t/" (table) "/replay" } { (t.say("replay")) }
                a.button href={ "/t/" (table) "/record" } { (t.say("record")) }
                a.button href={ "/t/" (table) "/fair" } { (t.say("verify")) }
            }
        }
    }
}

fn parts(outcome: &Outcome) -> Vec<&str> {
    let mut keys: Vec<&str> = Vec::new();
    for part in outcome.standings.iter().flat_map(|standing| &standing.parts) {
        if !keys.contains(&part.key.as_str()) {
            keys.push(&part.key);
        }
    }
    keys
}

const WIDTH: i64 = 640;
const HEIGHT: i64 = 220;
const LEFT: i64 = 64;
const BOTTOM: i64 = 24;

/// How far two letters must be apart to be read.
const LETTER: i64 = 13;

/// The seats from top to bottom with the heights of their letters: at the ends of their lines where there is room, and
/// none over another or below `lowest`.
fn apart(mut ends: Vec<(usize, i64)>, lowest: i64) -> Vec<(usize, i64)> {
    ends.sort_by_key(|(seat, y)| (*y, *seat));
    let mut floor = lowest;
    for (_, y) in ends.iter_mut().rev() {
        *y = (*y).min(floor);
        floor = *y - LETTER;
    }
    let mut ceiling = i64::MIN;
    for (_, y) in &mut ends {
        *y = (*y).max(ceiling);
        ceiling = *y + LETTER;
    }
    ends
}

/// A line per seat over the decisions of the game; each ends in its seat's letter.
fn chart(charts: &[Vec<i64>], names: &[String], lang: Lang) -> Markup {
    let seats = charts.first().map_or(0, Vec::len);
    let most = charts.iter().flatten().copied().max().unwrap_or(0).max(1);
    let least = charts.iter().flatten().copied().min().unwrap_or(0).min(0);
    let last = charts.len().saturating_sub(1).max(1) as i64;
    let across = |ply: usize| LEFT + (WIDTH - LEFT - 24) * ply as i64 / last;
    let down = |value: i64| 8 + (HEIGHT - BOTTOM - 8) * (most - value) / (most - least).max(1);
    let line = |seat: usize| -> String {
        let points = charts.iter().enumerate().filter_map(|(ply, figures)| {
            figures.get(seat).map(|value| format!("{},{}", across(ply), down(*value)))
        });
        points.collect::<Vec<_>>().join(" ")
    };
    let ends = charts.last().into_iter().flatten().map(|value| down(*value));
    let letters = apart(ends.enumerate().collect(), HEIGHT - BOTTOM);
    html! {
        figure.chart {
            figcaption { (words(lang).say("chart")) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(words(lang).say("chart")) {
                @for tick in 0..=4_i64 {
                    @let value = least + (most - least) * tick / 4;
                    line.rule x1=(LEFT) x2=(WIDTH - 24) y1=(down(value)) y2=(down(value)) {}
                    text.tick x=(LEFT - 6) y=(down(value) + 4) text-anchor="end" { (lang.number(value)) }
                }
                @for seat in 0..seats {
                    polyline class={ "line seat-" (seat) } points=(line(seat)) fill="none" stroke={ "var(--seat-" (seat) ")" } {}
                }
                @for (seat, y) in letters {
                    text class={ "letter seat-" (seat) } x=(WIDTH - 18) y=(y + 4) {
                        title { (names.get(seat).map_or("", String::as_str)) }
                        (seat_letter(Seat(seat as u8)))
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_keep_apart_and_stay_on_the_paper() {
        assert_eq!(apart(vec![(0, 50), (1, 20)], 196), [(1, 20), (0, 50)]);
        for ends in [[(0, 100), (1, 100), (2, 101)], [(0, 196), (1, 190), (2, 196)], [(0, 8), (1, 8), (2, 8)]]
        {
            let letters = apart(ends.to_vec(), 196);
            assert!(letters.windows(2).all(|pair| pair[1].1 - pair[0].1 >= LETTER), "{letters:?}");
            assert!(letters.iter().all(|(_, y)| (-2 * LETTER..=196).contains(y)), "{letters:?}");
        }
    }
}
