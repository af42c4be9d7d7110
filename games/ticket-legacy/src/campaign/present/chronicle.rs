//! The chronicle: what came of each game.

use maud::{Markup, html};
use railhead_game::{Seat, Stage};

use super::{
    super::{action::Action, ledger::Year, view::View},
    label::named,
    names,
    papers::sign,
};
use crate::present::city;

/// Every game, the last one first.
pub(super) fn chronicle(view: &View, stage: &Stage<'_, Action>) -> Markup {
    html! {
        @if view.years.is_empty() { p class="quiet" { (stage.say("chronicle-empty")) } }
        @for year in view.years.iter().rev() { (entry(year, view, stage)) }
    }
}

fn entry(year: &Year, view: &View, stage: &Stage<'_, Action>) -> Markup {
    let heads = ["place", "company", "slip", "tickets", "routes", "spaces", "postcards"];
    html! {
        section class="year-entry" {
            h3 {
                span class="stamp" { (names::year(year.game)) } " "
                @if let Some(winner) = year.ranking.first() { (sign(*winner)) " " (stage.say_with("chronicle-winner", &[named(*winner, stage)])) }
            }
            div class="wide" {
                table {
                    thead { tr { @for head in heads { th scope="col" { (stage.say(&format!("chronicle-{head}"))) } } } }
                    tbody {
                        @for (place, (seat, result)) in year.ranking.iter().zip(&year.results).enumerate() {
                            tr {
                                td { (place + 1) "." }
                                td { (sign(*seat)) " " (stage.name(*seat)) }
                                td { (stage.lang().money(result.slip.into())) }
                                td { (result.tickets) }
                                td { (result.routes) }
                                td { (result.spaces) }
                                td { (result.postcards) }
                            }
                        }
                    }
                }
            }
            @for line in aftermath(year, view, stage) { p { (line) } }
        }
    }
}

/// What a game changed for good.
fn aftermath(year: &Year, view: &View, stage: &Stage<'_, Action>) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(event) = year.struck {
        lines.push(stage.say_with("chronicle-struck", &[("event", names::event(event, stage).into())]));
    }
    if let Some(board) = year.opened {
        lines.push(stage.say_with("chronicle-opened", &[("board", names::board(board, stage).into())]));
    }
    let grown = view.growth.iter().filter(|sticker| sticker.game == year.game);
    let grown: Vec<&str> = grown.map(|sticker| city(sticker.city, stage)).collect();
    if !grown.is_empty() {
        lines.push(stage.say_with("chronicle-grew", &[("list", grown.join(", ").into())]));
    }
    let all = Seat::all(view.companies.len() as u8);
    let absent: Vec<&str> =
        all.filter(|seat| !year.ranking.contains(seat)).map(|seat| stage.name(seat)).collect();
    if !absent.is_empty() {
        lines.push(stage.say_with("chronicle-absent", &[("list", absent.join(", ").into())]));
    }
    lines
}
