//! The rows of objectives: who has claimed what, and how near everybody is.

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};
use railhead_pieces::draw::Acts;

use super::disc;
use crate::{
    Action, Count, ObjectiveView, PlayerView, View,
    facts::{cards::Claim, facts},
    piece::Objective,
    present::{Stage, names_of, objective, progress},
};

/// The layer of rows: what can be claimed first, then what the reader is nearest to.
pub(super) fn rows(view: &View, stage: &Stage<'_>) -> Markup {
    let reader = view.viewer.or(Some(view.turn)).and_then(|seat| view.player(seat));
    let mut rows: Vec<(Rank, &ObjectiveView)> =
        view.objectives.iter().map(|card| (rank(card, reader, stage), card)).collect();
    rows.sort_by_key(|(rank, _)| *rank);
    html! {
        p.goal { (stage.say_with("goal", &[("n", view.goal.into())])) }
        ul.rows { @for (rank, card) in rows { (row(card, rank.near(), reader, view, stage)) } }
    }
}

/// Where an objective stands in the list; the lowest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Rank {
    /// It can be claimed now.
    Open,
    /// So many thousandths are missing.
    Missing(u32),
    /// There is no card left.
    Gone,
    /// The reader has it.
    Own,
}

impl Rank {
    /// How near it is, in thousandths.
    fn near(self) -> u32 {
        match self {
            Rank::Open | Rank::Own => 1000,
            Rank::Missing(missing) => 1000 - missing,
            Rank::Gone => 0,
        }
    }
}

fn rank(card: &ObjectiveView, reader: Option<&PlayerView>, stage: &Stage<'_>) -> Rank {
    if reader.is_some_and(|player| card.claimed.contains(&player.seat)) {
        return Rank::Own;
    }
    if claims(card, stage).any() {
        return Rank::Open;
    }
    if card.copies == 0 {
        return Rank::Gone;
    }
    let counts = reader.map_or(&[][..], |player| &player.progress[card.objective.index()]);
    let share = |count: &Count| 1000 * u32::from(count.has.min(count.needs)) / u32::from(count.needs.max(1));
    let met: u32 = counts.iter().map(share).sum();
    Rank::Missing(1000 - met / counts.len().max(1) as u32)
}

fn claims(card: &ObjectiveView, stage: &Stage<'_>) -> Acts {
    Acts::of(stage, |action| match card.objective {
        Objective::Privileges => action == Action::Bribe,
        Objective::Benefactor => action == Action::Donate,
        free => action == Action::Claim(free),
    })
}

fn row(
    card: &ObjectiveView,
    near: u32,
    reader: Option<&PlayerView>,
    view: &View,
    stage: &Stage<'_>,
) -> Markup {
    let acts = claims(card, stage);
    let own = reader.is_some_and(|player| card.claimed.contains(&player.seat));
    let way = way(card, reader, stage);
    let missing: Vec<&str> = way.iter().filter(|(met, _)| !met).map(|(_, text)| text.as_str()).collect();
    html! {
        li class={ "objective" @if acts.any() { " can" } @if card.special { " special" } @if own { " own" } @else if card.copies == 0 { " gone" } }
            data-act=[acts.one()] data-acts=[acts.many()] tabindex=[acts.tab()] role=[acts.role()]
            title=(terms(card, &way, view, stage)) {
            span.seal title=[card.special.then(|| stage.say("special"))] { @if card.special { "★" } }
            b { (objective(card.objective, stage)) }
            progress value=(near) max="1000" aria-label=(objective(card.objective, stage)) {}
            span.missing { @if !own { (missing.join(", ")) } }
            span.takers title=[(!card.claimed.is_empty()).then(|| stage.say_with("claimed-by", &[("names", names_of(card.claimed.iter().copied(), stage).into())]))] {
                @for seat in &card.claimed { (small_disc(*seat)) }
            }
        }
    }
}

/// Everything about an objective: when it is claimed, what is given for it, how many are left, each condition, and how near
/// everybody is.
fn terms(card: &ObjectiveView, way: &[(bool, String)], view: &View, stage: &Stage<'_>) -> String {
    let facts = facts().objective(card.objective);
    let when = match facts.claim {
        Claim::AtOnce => "when-at-once",
        Claim::AfterInfluence => "when-after-influence",
        Claim::EndOfTurn => "when-end-of-turn",
    };
    let mut price = Vec::new();
    if facts.pay.money > 0 {
        price.push(stage.lang().money(i64::from(facts.pay.money)));
    }
    if facts.pay.gold > 0 {
        price.push(stage.say_with("do-prize-gold", &[("gold", facts.pay.gold.into())]));
    }
    let mut parts = vec![objective(card.objective, stage), stage.say(when)];
    if !price.is_empty() {
        parts.push(stage.say_with("gives", &[("what", price.join(", ").into())]));
    }
    parts.push(stage.say_with("copies", &[("n", card.copies.into())]));
    parts.extend(way.iter().map(|(met, text)| format!("{} {text}", if *met { "✓" } else { "·" })));
    let open = view.players.iter().filter(|player| !card.claimed.contains(&player.seat));
    parts.extend(open.map(|player| {
        let counts = &player.progress[card.objective.index()];
        let met = counts.iter().filter(|count| count.has >= count.needs).count();
        match counts[..] {
            [only] => format!("{} {}/{}", seat_letter(player.seat), only.has.min(only.needs), only.needs),
            _ => format!("{} {met}/{}", seat_letter(player.seat), counts.len()),
        }
    }));
    parts.join(" · ")
}

/// The conditions of an objective for the reader, in words, and whether each is met.
fn way(card: &ObjectiveView, reader: Option<&PlayerView>, stage: &Stage<'_>) -> Vec<(bool, String)> {
    let counts = reader.map_or(&[][..], |player| &player.progress[card.objective.index()]);
    let conditions = facts().conditions(card.objective);
    let told = conditions.iter().zip(counts);
    told.map(|(condition, count)| (count.has >= count.needs, progress(&condition.measure, *count, stage)))
        .collect()
}

fn small_disc(seat: Seat) -> Markup {
    html! {
        svg viewBox="0 0 22 22" width="18" height="18" aria-hidden="true" { (disc(seat, 11, 11, 10)) }
    }
}
