//! The companies as everybody knows them, the viewer's own office and vault, and the reckoning at the end.

use maud::{Markup, html};
use railhead_game::{Arg, Seat, Stage, Vitals};

use super::{
    super::{
        action::Action,
        view::{CompanyView, OwnBox, View},
    },
    names,
    papers::{self, livery, sign},
};
use crate::{
    facts::frontiers,
    present::{city, share},
};

/// The companies in seat order.
pub(super) fn companies(view: &View, stage: &Stage<'_, Action>) -> Markup {
    html! {
        ul class="companies" {
            @for (index, company) in view.companies.iter().enumerate() {
                @let seat = Seat(index as u8);
                li class={ "company seat-" (index) " of-" (company.colour.map_or("none", |colour| colour.id())) @if view.actors.contains(seat) { " active" } } {
                    (sign(seat)) " " strong { (stage.name(seat)) } " " small { (livery(company.colour, stage)) }
                    p { (figures(company, stage)) }
                    @if let Some(charter) = company.charter {
                        p class="quiet" { (frontiers().charters.list[charter.index()].title.name(stage.lang())) }
                    }
                    @if view.brake_van == Some(seat) { p class="quiet" { (stage.say("brake-van")) } }
                }
            }
        }
    }
}

/// Wins, slips, postcards and the thickness of the vault in one line.
pub(super) fn figures<A: PartialEq>(company: &CompanyView, stage: &Stage<'_, A>) -> String {
    let slips: i64 = company.slips.iter().flatten().map(|slip| i64::from(*slip)).sum();
    let count = |key: &str, count: usize| stage.say_with(key, &[("count", count.into())]);
    [
        count("wins", company.wins),
        stage.say_with("slips", &[("dollars", Arg::Money(slips))]),
        count("office-postcards", company.postcards),
        count("vault-things", company.thickness),
    ]
    .join(" · ")
}

/// The figures of a company between games, or while it is absent from one.
pub(super) fn vitals(view: &View, seat: Seat, stage: &Stage<'_, Action>) -> Vitals {
    let Some(company) = view.companies.get(seat.index()) else { return Vitals::default() };
    let slips: i64 = company.slips.iter().flatten().map(|slip| i64::from(*slip)).sum();
    let count = |key: &str, count: usize| stage.say_with(key, &[("count", count.into())]);
    Vitals::new(stage.lang().money(slips))
        .with("ribbon", company.wins, count("wins", company.wins))
        .with("letter", company.postcards, count("office-postcards", company.postcards))
        .with("land", company.thickness, count("vault-things", company.thickness))
        .last((view.brake_van == Some(seat)).then(|| stage.say("brake-van")))
}

/// The viewer's own postcards, clues and vault.
pub(super) fn own(own: &OwnBox, stage: &Stage<'_, Action>) -> Markup {
    html! {
        @if own.postcards.is_empty() && own.vault.is_empty() && own.shares.is_empty() && own.clues.is_empty() {
            p class="quiet" { (stage.say("office-empty")) }
        }
        @if !own.postcards.is_empty() {
            details class="held" {
                summary { (stage.say_with("office-postcards", &[("count", own.postcards.len().into())])) }
                div class="postcards-held" { @for (id, uses) in &own.postcards { (papers::postcard(*id, Some(*uses), stage)) } }
            }
        }
        @if !own.clues.is_empty() {
            @let clues: Vec<&str> = own.clues.iter().map(|id| city(*id, stage)).collect();
            p { (stage.say_with("fact-clues", &[("list", clues.join(", ").into())])) }
        }
        @if !own.vault.is_empty() || !own.shares.is_empty() { (vault(own, stage)) }
    }
}

/// What lies in the viewer's own vault besides slips.
pub(super) fn vault<A: PartialEq>(own: &OwnBox, stage: &Stage<'_, A>) -> Markup {
    html! {
        details class="vault" {
            summary { (stage.say_with("own-vault", &[("count", (own.vault.len() + own.shares.len()).into())])) }
            p class="hand-written" { (stage.say("vault-text")) }
            div class="postcards-held" { @for id in &own.vault { (papers::postcard(*id, None, stage)) } }
            @if !own.shares.is_empty() {
                @let shares: Vec<String> = own.shares.iter().map(|id| share(*id, stage)).collect();
                p { (stage.say_with("own-shares", &[("list", shares.join(", ").into())])) }
            }
        }
    }
}

/// The opened vaults, by line; nothing before.
pub(super) fn reckoning<A: PartialEq>(view: &View, stage: &Stage<'_, A>) -> Markup {
    let mut ranked: Vec<(Seat, &CompanyView)> =
        view.companies.iter().enumerate().map(|(index, company)| (Seat(index as u8), company)).collect();
    ranked.sort_by_key(|(_, company)| company.reckoning.as_ref().map_or(u8::MAX, |standing| standing.rank));
    let Some(first) = view.companies.first().and_then(|company| company.reckoning.as_ref()) else {
        return html! {};
    };
    html! {
        div class="wide" {
            table class="reckoning" {
                thead { tr { th {} @for (seat, _) in &ranked { th scope="col" { (sign(*seat)) " " (stage.name(*seat)) } } } }
                tbody {
                    @for (line, part) in first.parts.iter().enumerate() {
                        tr {
                            th scope="row" { (stage.say(&format!("score-{}", part.key))) }
                            @for (_, company) in &ranked {
                                @let points = company.reckoning.as_ref().and_then(|standing| standing.parts.get(line));
                                td { (stage.lang().money(points.map_or(0, |part| part.points.into()))) }
                            }
                        }
                    }
                    tr class="sum" {
                        th scope="row" { (stage.say("reckoning-sum")) }
                        @for (_, company) in &ranked {
                            td { strong { (stage.lang().money(company.reckoning.as_ref().map_or(0, |standing| standing.score.into()))) } }
                        }
                    }
                }
            }
        }
        @for (seat, company) in &ranked { (history(*seat, company, stage)) }
    }
}

/// What a company leaves to posterity.
fn history<A: PartialEq>(seat: Seat, company: &CompanyView, stage: &Stage<'_, A>) -> Markup {
    let [curses, stashes, treasures] = company.deeds;
    let shares = company.shares.iter().flatten().map(|id| share(*id, stage));
    let shares: Vec<String> = shares.collect();
    html! {
        details class="history" {
            summary { (sign(seat)) " " (stage.name(seat)) ": " @if let Some(colour) = company.colour { (names::company(colour, stage)) } }
            p { (figures(company, stage)) }
            p { (stage.say_with("deeds", &[
                ("curses", curses.into()), ("stashes", stashes.into()), ("treasures", treasures.into()),
                ("depots", company.depots.len().into()),
            ])) }
            @if !shares.is_empty() { p { (stage.say_with("own-shares", &[("list", shares.join(", ").into())])) } }
            div class="postcards-held" {
                @for id in company.vault.iter().flatten() { (papers::postcard(*id, None, stage)) }
            }
        }
    }
}
