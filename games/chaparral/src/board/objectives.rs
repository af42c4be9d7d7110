//! The rows of objectives: who has claimed what, and how near everybody is.

use maud::{Markup, html};
use railhead_game::{Seat, seat_letter};
use railhead_pieces::draw::Acts;

use super::disc;
use crate::{
    Action, ObjectiveView, PlayerView, View,
    facts::{cards::Claim, facts},
    piece::Objective,
    present::{Stage, names_of, objective, progress},
};

/// Where the rows of the set-up end.
const ROWS: [std::ops::Range<usize>; 3] = [0..5, 5..11, 11..16];

/// The layer of rows.
pub(super) fn rows(view: &View, stage: &Stage<'_>) -> Markup {
    html! {
        p.goal { (stage.say_with("goal", &[("n", view.goal.into())])) }
        @for row in ROWS {
            ul.cards { @for card in &view.objectives[row] { (card_of(card, view, stage)) } }
        }
    }
}

fn card_of(card: &ObjectiveView, view: &View, stage: &Stage<'_>) -> Markup {
    let acts = Acts::of(stage, |action| match card.objective {
        Objective::Privileges => action == Action::Bribe,
        Objective::Benefactor => action == Action::Donate,
        free => action == Action::Claim(free),
    });
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
    let name = objective(card.objective, stage);
    html! {
        li class={ "objective" @if acts.any() { " can" } @if card.special { " special" } @if card.copies == 0 { " gone" } }
            data-act=[acts.one()] data-acts=[acts.many()] tabindex="0" role=[acts.role()] {
            div.title {
                b { (name) }
                @if card.special { span.seal { "E " (stage.say("special")) } }
                span.copies { (stage.say_with("copies", &[("n", card.copies.into())])) }
            }
            div.when {
                (stage.say(when))
                @if !price.is_empty() { " · " (stage.say_with("gives", &[("what", price.join(", ").into())])) }
            }
            @if !card.claimed.is_empty() {
                div.claimed title=(stage.say_with("claimed-by", &[("names", names_of(card.claimed.iter().copied(), stage).into())])) {
                    @for seat in &card.claimed { (small_disc(*seat)) }
                }
            }
            (standing(card, view, stage))
        }
    }
}

/// The viewer's way in words, the others' in figures.
fn standing(card: &ObjectiveView, view: &View, stage: &Stage<'_>) -> Markup {
    let open = |player: &&PlayerView| !card.claimed.contains(&player.seat);
    let place = card.objective.index();
    let conditions = facts().conditions(card.objective);
    html! {
        @let reader = view.viewer.or(Some(view.turn)).and_then(|seat| view.player(seat));
        @if let Some(player) = reader.filter(open) {
            ul.way {
                @for (condition, count) in conditions.iter().zip(&player.progress[place]) {
                    li class=[(count.has >= count.needs).then_some("met")] {
                        (progress(&condition.measure, *count, stage))
                    }
                }
            }
        }
        div.others {
            @for player in view.players.iter().filter(open) {
                @let met = player.progress[place].iter().filter(|count| count.has >= count.needs).count();
                span title=(stage.name(player.seat)) {
                    (seat_letter(player.seat)) " "
                    @match player.progress[place][..] {
                        [only] => { (only.has.min(only.needs)) "/" (only.needs) }
                        _ => { (met) "/" (conditions.len()) }
                    }
                }
            }
        }
    }
}

fn small_disc(seat: Seat) -> Markup {
    html! {
        svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true" { (disc(seat, 11, 11, 10)) }
    }
}
