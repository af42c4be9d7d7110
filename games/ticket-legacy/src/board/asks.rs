//! The sheet over the map with which something is asked that has several parts: how a route is paid, which tickets
//! are kept.

use maud::{Markup, html};
use railhead_game::Arg;

use super::{
    faces::{badge, face, tone},
    sheet::Sheet,
    tickets::{Slip, offered},
};
use crate::{
    action::Action,
    card::{Kind, Symbol},
    facts::map,
    present::{
        Stage, cards, choice, city, colour_name,
        preview::{Nearer, costs_more, nearer, note, trains},
        prompt, route, ticket,
    },
    rules::payment::Payment,
    view::{Awaits, OwnView, View},
};

/// How many ways of paying are drawn; the rest is in the list of all choices.
const WAYS: usize = 6;

/// What is asked now, if it has a sheet of its own.
pub(super) fn sheet(view: &View, stage: &Stage<'_>) -> Markup {
    match (view.awaits, &view.own) {
        (Awaits::Payment, Some(_)) => payment(view, stage),
        (Awaits::Tickets, Some(own)) if !own.offered.is_empty() => choice_of_tickets(own, stage),
        _ => question(view, stage),
    }
}

/// How many answers a question may have that is asked on a sheet; longer lists stay lists.
const ANSWERS: usize = 8;

/// Whether nothing on the table can be pointed at for this decision.
fn is_loose(action: Action) -> bool {
    !matches!(
        action,
        Action::Deck
            | Action::Take(_)
            | Action::Tickets
            | Action::Return(_)
            | Action::Keep
            | Action::Claim(_)
            | Action::Discard(_)
            | Action::Outlaws(_)
            | Action::Depot(_)
            | Action::Grow(_)
            | Action::Hand(_)
            | Action::Wagon(_)
            | Action::Solve(_)
            | Action::End
    )
}

/// Whatever else is asked, where all answers are words.
fn question(view: &View, stage: &Stage<'_>) -> Markup {
    let answers = stage.legal;
    if answers.is_empty() || answers.len() > ANSWERS || !answers.iter().copied().all(is_loose) {
        return html! {};
    }
    let asked = prompt(view, stage);
    html! {
        section class="sheet-over question right" aria-label=(asked) {
            header { h3 { (asked) } }
            div class={ "answers" @if answers.len() > 3 { " many" } } { @for action in answers { (answer(*action, view, stage)) } }
        }
    }
}

fn answer(action: Action, view: &View, stage: &Stage<'_>) -> Markup {
    let choice = choice(view, action, stage);
    let detail = choice.detail.as_deref();
    submit(
        action,
        "answer",
        &html! {
            @match action {
                Action::Company(colour) => span class={ "of-" (colour.id()) } { (badge(colour)) },
                Action::Pick(kind, _) => span class={ "leaf t-" (tone(kind)) } { (face(kind)) },
                _ => {}
            }
            span { b { (choice.label) } @if let Some(detail) = detail { small { (detail) } } }
        },
    )
}

/// The ways of paying for the route that is being claimed, and what the claim brings.
fn payment(view: &View, stage: &Stage<'_>) -> Markup {
    let sets = stage.legal.iter().filter_map(|action| match action {
        Action::Pay(set) => Some(*set),
        _ => None,
    });
    // What gives more for the same comes last.
    let (mut best, more): (Vec<Payment>, Vec<Payment>) = sets.partition(|set| !costs_more(*set, stage));
    let room = WAYS.saturating_sub(best.len());
    best.extend(more.into_iter().take(room));
    let (Some(id), Some(first), Some(seat)) = (view.claiming, best.first(), stage.viewer) else {
        return html! {};
    };
    let row = &map().routes[id.index()];
    let colour = view.routes.iter().find(|row| row.id == id).and_then(|row| row.colour);
    let facts = [
        stage.say_with("spaces", &[("count", row.length.into())]),
        colour_name(colour, stage),
        stage.say("pay-with"),
    ];
    let (now, then) = trains(view, seat, id);
    let aside = if is_in_the_way(view) { "left" } else { "right" };
    html! {
        section class={ "sheet-over pay " (aside) } aria-label=(route(id, stage)) {
            header { h3 { (route(id, stage)) } p class="quiet" { (facts.join(", ")) } }
            div class="sets" { @for set in &best { (way(*set, set == first, view, stage)) } }
            p class="brings" {
                span { (stage.say("trains-word")) " " (now) " → " b { (then) } }
                @for nearer in nearer(view, id) { (brought_near(nearer, view, stage)) }
            }
            div class="row" {
                (submit(Action::Pay(*first), "primary", &html! {
                    (stage.say_with("claim-for", &[("cards", cards(*first, stage).into())]))
                }))
                @if stage.may(&Action::Decline) {
                    (submit(Action::Decline, "", &html! { (stage.say("act-not-now")) }))
                } @else {
                    button class="undoes" type="submit" form="choices" name="take-back" value="1" { (stage.say("act-not-now")) }
                }
            }
        }
    }
}

/// A button that takes a decision, with a script or without.
fn submit(action: Action, class: &str, body: &Markup) -> Markup {
    html! {
        button class=(class) type="submit" form="choices" name="decision" value=(action) data-choice=(action) { (body) }
    }
}

/// A way of paying as the cards that it takes.
fn way(set: Payment, first: bool, view: &View, stage: &Stage<'_>) -> Markup {
    let coloured = set.coloured().flat_map(|(colour, count)| {
        std::iter::repeat_n(Kind::coloured(colour, Symbol::Plain), usize::from(count))
    });
    let kinds: Vec<Kind> = coloured.chain(std::iter::repeat_n(Kind::LOCO, usize::from(set.locos))).collect();
    submit(
        Action::Pay(set),
        if first { "set first" } else { "set" },
        &html! {
            span class={ "paid n" (kinds.len()) } {
                @for kind in &kinds { span class={ "leaf t-" (tone(*kind)) } { (face(*kind)) } }
            }
            b { (cards(set, stage)) }
            small class=[(set.locos > 0).then_some("dear")] { (note(view, set, stage)) }
        },
    )
}

fn brought_near(nearer: Nearer, view: &View, stage: &Stage<'_>) -> Markup {
    let own = view.own.as_ref().map(super::tickets::slips).unwrap_or_default();
    let slip = own.iter().find(|slip| slip.ticket.id == nearer.ticket);
    let args = [("then", Arg::from(nearer.then)), ("now", nearer.now.into())];
    html! {
        span class=[slip.map(Slip::class)] title=(ticket(nearer.ticket, stage)) {
            @if let Some(slip) = slip { (slip.tag()) " " }
            (stage.say_with(if nearer.then == 0 { "then-joined" } else { "then-lacks" }, &args))
        }
    }
}

/// Whether the route that is being claimed lies where the sheet usually does.
fn is_in_the_way(view: &View) -> bool {
    let sheet = Sheet::of(view);
    let lane = view.claiming.and_then(|id| sheet.lanes()[id.index()].as_ref());
    lane.is_some_and(|lane| {
        let (x, y) = sheet.window(view).seen((f64::from(lane.beside.0), f64::from(lane.beside.1)));
        x > 620.0 && y > 300.0
    })
}

/// The tickets on offer as cards with ticks: all are kept until one is put back. A tick is the page's own; only the
/// button decides.
fn choice_of_tickets(own: &OwnView, stage: &Stage<'_>) -> Markup {
    let least = usize::from(own.must_keep);
    let count = own.offered.len();
    html! {
        section class="sheet-over tickets right" aria-label=(stage.say("choose-tickets")) data-picks=(least) {
            header {
                h3 { (stage.say_with("keep-at-least", &[("count", least.into())])) }
                p class="quiet" { (stage.say("tick-help")) }
            }
            div class="offers" { @for slip in offered(own) { (offer(&slip, stage)) } }
            div class="row" {
                button class="primary" type="submit" form="choices" name="decision" value=(Action::Keep) data-choice=(Action::Keep) {
                    @for kept in (least..=count).rev() {
                        span data-when=(kept) hidden[kept != count] { (stage.say_with("keep-n", &[("count", kept.into())])) }
                    }
                    @if least > 0 { span data-when="less" hidden { (stage.say_with("keep-at-least", &[("count", least.into())])) } }
                }
                p class="quiet" { (stage.say("ticket-cost")) }
            }
        }
    }
}

fn offer(slip: &Slip<'_>, stage: &Stage<'_>) -> Markup {
    let ticket = slip.ticket;
    let worth = stage.say_with("worth", &[("value", ticket.value.into())]);
    html! {
        button class={ "offer " (slip.class()) } type="button" aria-pressed="true" data-lights=(slip.lights())
            data-pick=(Action::Return(ticket.id)) data-of=(ticket.id) data-spot={ "slip-" (ticket.id) } {
            span class="tick" aria-hidden="true" { "✓" }
            span class="pair" { b { (city(ticket.a, stage)) " – " (city(ticket.b, stage)) }
                span class="kept" { (slip.tag()) " " (slip.state(stage)) }
                span class="back" { (slip.tag()) " " (stage.say("goes-back")) }
            }
            span class="worth" { (worth) }
        }
    }
}
