//! The rows of objectives: who has claimed what, and how near everybody is.

use maud::{Markup, html};
use railhead_game::seat_letter;

use super::{
    Piece, badge,
    signs::{Sign, sign},
};
use crate::{
    Action, ObjectiveView, PlayerView, View,
    facts::{cards::Claim, facts},
    piece::Objective,
    present::{Stage, brief, lack, names_of, near, objective, progress},
};

/// From how many letters on what is wanting takes two lines.
const LINE: usize = 30;

/// The head of the list: its order, and what a star means.
pub(super) fn head(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        p.goal title=(stage.say_with("goal", &[("n", view.goal.into())])) {
            span { (stage.say("nearest-first")) }
            b { (sign("star", Sign::Star)) " " (stage.say("special-needed")) }
            span { (stage.say("taken-by")) }
        }
    }
}

/// The rows: what can be claimed first, then what the reader is nearest to.
pub(super) fn rows(view: &View, stage: &Stage<'_>) -> Vec<Markup> {
    let reader = view.viewer.or(Some(view.turn)).and_then(|seat| view.player(seat));
    let mut rows: Vec<(Rank, &ObjectiveView)> =
        view.objectives.iter().map(|card| (rank(card, reader, stage), card)).collect();
    rows.sort_by_key(|(rank, _)| *rank);
    rows.into_iter().map(|(rank, card)| row(card, rank.near(), reader, view, stage)).collect()
}

/// The name under which an objective is lit as it would be when so near.
pub(super) fn light(card: Objective, near: u32) -> String {
    format!("{card}-{near}")
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
        Rank::Own
    } else if stage.legal.iter().any(|action| claims(*action, card.objective)) {
        Rank::Open
    } else if card.copies == 0 {
        Rank::Gone
    } else {
        Rank::Missing(1000 - reader.map_or(0, |player| near(&player.progress[card.objective.index()])))
    }
}

fn claims(action: Action, card: Objective) -> bool {
    match card {
        Objective::Privileges => action == Action::Bribe,
        Objective::Benefactor => action == Action::Donate,
        free => action == Action::Claim(free),
    }
}

fn row(
    card: &ObjectiveView,
    share: u32,
    reader: Option<&PlayerView>,
    view: &View,
    stage: &Stage<'_>,
) -> Markup {
    let own = reader.is_some_and(|player| card.claimed.contains(&player.seat));
    let gone = !own && card.copies == 0;
    let way = way(card, reader, stage);
    let text = if own {
        stage.say("yours")
    } else if gone {
        stage.say("none-left")
    } else {
        wanting(card, reader, stage)
    };
    let mut class = "objective".to_owned();
    for (is, name) in [(card.special, " special"), (own, " mine"), (gone, " gone")] {
        if is {
            class += name;
        }
    }
    let piece = Piece::new(&class, terms(card, &way, view, stage), view, stage, |action| {
        claims(action, card.objective)
    });
    let piece = piece.spot(format!("o-{}", card.objective.id()));
    piece.draw(html! {
        span.seal { @if card.special { (sign("star", Sign::Star)) } @else if own { (sign("won", Sign::Ribbon)) } }
        b.name { (objective(card.objective, stage)) }
        (meter(card, share, reader, view, stage))
        span.missing.long[text.chars().count() > LINE] { (text) }
        span.takers { @for seat in &card.claimed { (badge(*seat)) } }
    })
}

/// What is still wanting, in few words; when it is claimed, if nothing is.
fn wanting(card: &ObjectiveView, reader: Option<&PlayerView>, stage: &Stage<'_>) -> String {
    let conditions = facts().conditions(card.objective);
    let counts = reader.map_or(&[][..], |player| &player.progress[card.objective.index()]);
    let open: Vec<_> = conditions.iter().zip(counts).filter(|(_, count)| count.has < count.needs).collect();
    match open[..] {
        [] => stage.say(when(card.objective)),
        [(condition, count)] if conditions.len() == 1 => brief(&condition.measure, *count, stage),
        _ => {
            let lacks: Vec<String> =
                open.iter().map(|(condition, count)| lack(&condition.measure, **count, stage)).collect();
            stage.say_with("missing", &[("what", lacks.join(", ").into())])
        }
    }
}

/// How near it is, and how near it would be after each decision that changes it.
fn meter(
    card: &ObjectiveView,
    share: u32,
    reader: Option<&PlayerView>,
    view: &View,
    stage: &Stage<'_>,
) -> Markup {
    let mut then: Vec<u32> = Vec::new();
    if !stage.legal.is_empty() && reader.is_some_and(|player| !card.claimed.contains(&player.seat)) {
        let moved = view.outlooks.iter().flat_map(|outlook| &outlook.progress);
        then.extend(moved.filter(|(moved, _)| *moved == card.objective).map(|(_, counts)| near(counts)));
        then.sort_unstable();
        then.dedup();
    }
    html! {
        svg.meter viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" {
            rect.has width=(share) height="10" {}
            @for then in then {
                @let (class, from, to) = if then > share { ("add", share, then) } else { ("sub", then, share) };
                path class=(class) data-light=(light(card.objective, then)) d={ "M" (from) " 5H" (to) } {}
            }
        }
    }
}

/// When an objective is claimed.
fn when(card: Objective) -> &'static str {
    match facts().objective(card).claim {
        Claim::AtOnce => "when-at-once",
        Claim::AfterInfluence => "when-after-influence",
        Claim::EndOfTurn => "when-end-of-turn",
    }
}

/// Everything about an objective: when it is claimed, what is given for it, how many are left, each condition, and how near
/// everybody is.
fn terms(card: &ObjectiveView, way: &[(bool, String)], view: &View, stage: &Stage<'_>) -> String {
    let facts = facts().objective(card.objective);
    let mut price = Vec::new();
    if facts.pay.money > 0 {
        price.push(stage.lang().money(i64::from(facts.pay.money)));
    }
    if facts.pay.gold > 0 {
        price.push(stage.say_with("do-prize-gold", &[("gold", facts.pay.gold.into())]));
    }
    let mut parts = vec![objective(card.objective, stage), stage.say(when(card.objective))];
    if !price.is_empty() {
        parts.push(stage.say_with("gives", &[("what", price.join(", ").into())]));
    }
    parts.push(stage.say_with("copies", &[("n", card.copies.into())]));
    if !card.claimed.is_empty() {
        let names = names_of(card.claimed.iter().copied(), stage);
        parts.push(stage.say_with("claimed-by", &[("names", names.into())]));
    }
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
