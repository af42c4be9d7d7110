//! Decisions as buttons.

use railhead_game::{Arg, Choice, Seat};
use railhead_pieces::Named;

use super::{Phrases, Stage};
use crate::{
    action::{Action, DiscSource, RISK},
    facts::facts,
    piece::{Aux, Building, Card, CardTally, City, ClauseId, Space},
    rules::{Toll, transport_from},
    state::{Occupant, Pending},
    view::View,
};

pub(crate) fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
    let words = Phrases(stage);
    match action {
        Action::Place(space) => {
            Choice::new(words.with("label-place", &[("place", words.place(view, space).into())]))
        }
        Action::Move { to, .. } => {
            let label = words.with("label-move", &[("place", words.place(view, to).into())]);
            let toll = view.toll(action).unwrap_or_default();
            Choice::new(label).detail(toll_text(&words, view, toll)).group(words.say("group-move"))
        }
        Action::Use { slot, alt } => {
            Choice::new(local_text(&words, view, slot, alt)).group(words.say("group-local"))
        }
        Action::Risk(space) => {
            Choice::new(space.info().risk.map(|risk| words.clause(risk)).unwrap_or_default())
                .detail(words.with("detail-risk", &[("place", words.place(view, space).into())]))
                .group(words.say("group-local"))
        }
        Action::Aux { aux, double } => aux_choice(&words, view, aux, double),
        Action::Play(card) => Choice::new(words.with("label-play", &[("tasks", words.tasks(card).into())]))
            .detail(words.objective(card))
            .group(words.say("group-objective")),
        Action::Accept(alt) => Choice::new(accept_text(&words, view, alt)),
        Action::Waive => Choice::new(words.say(match view.pending {
            Some(Pending::Upgrade { .. }) => "label-no-upgrade",
            Some(Pending::Master { .. }) => "label-no-master",
            _ => "label-waive",
        })),
        Action::Done => Choice::new(words.say(match view.pending {
            Some(Pending::Use { copied: false, .. }) => "label-finish",
            _ => "label-done",
        }))
        .group(words.say("group-end")),
        Action::Discard(card) => {
            Choice::new(words.with("label-discard", &[("card", words.card(card).into())]))
                .detail_if(card.is_objective().then(|| words.objective(card)))
        }
        Action::Cull(card) => Choice::new(words.with("label-cull", &[("card", words.card(card).into())]))
            .detail_if(card.is_objective().then(|| words.objective(card)))
            .weighty(),
        Action::Draw(n) => Choice::new(words.count("label-draw", n)),
        Action::Hire { row, worker } => {
            let modifier = if let Some(Pending::Hire { modifier, .. }) = view.pending { modifier } else { 0 };
            let price = facts().supply.job_market.row_cost[usize::from(row)].saturating_add_signed(modifier);
            Choice::new(words.with("label-hire", &[("worker", words.worker(worker).into())])).detail(
                words.with("detail-row", &[("n", (row + 1).into()), ("sum", Arg::Money(price.into()))]),
            )
        }
        Action::Build { building, space } => build_choice(&words, view, building, space),
        Action::Take(Some(card)) => {
            Choice::new(words.with("label-take", &[("tasks", words.tasks(card).into())]))
                .detail(words.objective(card))
        }
        Action::Take(None) => Choice::new(words.say("label-take-top")),
        Action::Engine(track) => Choice::new(words.with("label-engine", &[("track", track.id().into())])),
        Action::Trade(space) => {
            let tile = words.occupant(view, view.trail[space.index()]);
            Choice::new(words.with("label-trade", &[("tile", tile.into())]))
                .detail(words.money(space.info().money))
        }
        Action::Remove(space) => {
            let tile = words.occupant(view, view.trail[space.index()]);
            let at = words.with("detail-space", &[("space", words.space(space).into())]);
            Choice::new(words.with("label-remove", &[("tile", tile.into())])).detail(at)
        }
        Action::Buy { cowboys, first, second } => buy_choice(&words, cowboys, first, second),
        Action::Stock => Choice::new(words.say("label-stock")),
        Action::Copy(space) => {
            Choice::new(words.with("label-copy", &[("place", words.place(view, space).into())]))
                .detail(building_text(&words, view, space))
        }
        Action::Upgrade(station) => {
            let info = station.info();
            let detail = [("sum", Arg::Money(info.cost.into())), ("n", info.vp.into())];
            Choice::new(words.with("label-upgrade", &[("station", station.id().into())]))
                .detail(words.with("detail-station", &detail))
        }
        Action::Disc(DiscSource::Mat(disc)) => {
            Choice::new(words.with("label-disc", &[("disc", words.disc(disc).into())]))
                .detail_if(words.disc_price(disc))
        }
        Action::Disc(DiscSource::Station(station)) => {
            Choice::new(words.with("label-disc-station", &[("station", station.id().into())]))
        }
        Action::Master(worker) => {
            Choice::new(words.with("label-master", &[("worker", words.worker(worker).into())]))
        }
        Action::Foresight { column, slot } => {
            let tile = view.foresight[usize::from(column)][usize::from(slot)];
            let tile = tile.map(|tile| words.tile(tile)).unwrap_or_default();
            Choice::new(words.with("label-foresight", &[("tile", tile.into())]))
        }
        Action::Income(n) => Choice::new(words.count("label-income", n)),
        Action::Deliver(city) => deliver_choice(&words, view, city),
        Action::End => Choice::new(words.say("label-end")).group(words.say("group-end")),
    }
}

/// A detail that may be missing.
trait DetailIf {
    fn detail_if(self, detail: Option<String>) -> Choice;
}

impl DetailIf for Choice {
    fn detail_if(self, detail: Option<String>) -> Choice {
        match detail {
            Some(detail) => self.detail(detail),
            None => self,
        }
    }
}

/// A toll with its payees.
pub(crate) fn toll_text(words: &Phrases<'_>, view: &View, toll: Toll) -> String {
    let mut parts = Vec::new();
    for seat in Seat::all(view.players.len() as u8) {
        let sum = toll.seats[seat.index()];
        if sum > 0 {
            let args = [("sum", Arg::Money(sum.into())), ("name", words.name(seat).into())];
            parts.push(words.with("detail-toll-seat", &args));
        }
    }
    if toll.bank > 0 {
        parts.push(words.sum("detail-toll-bank", toll.bank));
    }
    if parts.is_empty() { words.say("detail-free") } else { parts.join(", ") }
}

fn local_text(words: &Phrases<'_>, view: &View, slot: u8, alt: u8) -> String {
    let Some(Pending::Use { space, .. }) = view.pending else { return String::new() };
    local_clause(view, space, slot, alt).map(|clause| words.clause(clause)).unwrap_or_default()
}

fn local_clause(view: &View, space: Space, slot: u8, alt: u8) -> Option<ClauseId> {
    if slot == RISK {
        return space.info().risk;
    }
    let actions = match view.trail[space.index()] {
        Occupant::Neutral(letter) => &facts().trail.neutral[usize::from(letter)],
        Occupant::Private { building, .. } => &view.face(building).actions,
        Occupant::Empty | Occupant::Tile(_) => return None,
    };
    actions.get(usize::from(slot)).and_then(|action| action.get(alt))
}

/// All local actions of a building, with its risk action, in words.
pub(crate) fn building_text(words: &Phrases<'_>, view: &View, space: Space) -> String {
    let mut parts = Vec::new();
    for slot in 0..=RISK {
        let alternatives: Vec<String> = (0..2)
            .filter(|alt| slot != RISK || *alt == 0)
            .filter_map(|alt| local_clause(view, space, slot, alt))
            .map(|clause| words.clause(clause))
            .collect();
        if !alternatives.is_empty() {
            parts.push(alternatives.join(" / "));
        }
    }
    parts.join("; ")
}

fn aux_choice(words: &Phrases<'_>, view: &View, aux: Aux, double: bool) -> Choice {
    let info = &facts().mat.aux[aux.index()];
    let text = words.clause(if double { info.double } else { info.single });
    let key = if double { "label-aux-double" } else { "label-aux" };
    let choice = Choice::new(words.with(key, &[("text", text.into())]));
    match view.pending {
        Some(Pending::Use { .. }) => choice.group(words.say("group-aux")),
        _ => choice,
    }
}

fn accept_text(words: &Phrases<'_>, view: &View, alt: u8) -> String {
    let Some(Pending::Offer { first, second }) = view.pending else { return String::new() };
    words.clause(if alt == 0 { first } else { second.unwrap_or(first) })
}

fn build_choice(words: &Phrases<'_>, view: &View, building: Building, space: Space) -> Choice {
    let face = view.face(building);
    let per = if let Some(Pending::Build { per, .. }) = view.pending { per } else { 0 };
    let label = [("building", face.id.as_str().into()), ("space", words.space(space).into())];
    let choice = Choice::new(words.with("label-build", &label));
    match view.trail[space.index()] {
        Occupant::Private { building: old, .. } => {
            let old = view.face(old);
            let price = face.craftsmen.saturating_sub(old.craftsmen) * per;
            let detail = [("building", old.id.as_str().into()), ("sum", Arg::Money(price.into()))];
            choice.detail(words.with("detail-replaces", &detail))
        }
        _ => choice.detail(words.sum("detail-cost", face.craftsmen * per)),
    }
}

fn buy_choice(words: &Phrases<'_>, cowboys: u8, first: Card, second: Option<Card>) -> Choice {
    let mut cards = CardTally::default();
    for card in [Some(first), second].into_iter().flatten() {
        cards.add(card, 1);
    }
    let bv = first.cattle().map_or(0, |cattle| cattle.bv);
    let count = cards.total();
    let mut offers = facts().cards.offers.iter();
    let offer = offers.find(|offer| (offer.bv, offer.cards, offer.cowboys) == (bv, count, cowboys));
    let price = offer.map_or(0, |offer| offer.cost);
    let detail = [("n", cowboys.into()), ("sum", Arg::Money(price.into()))];
    Choice::new(words.with("label-buy", &[("cards", words.cards(&cards).into())]))
        .detail(words.with("detail-cowboys", &detail))
}

fn deliver_choice(words: &Phrases<'_>, view: &View, city: City) -> Choice {
    let by_rail = matches!(view.pending, Some(Pending::Deliver { rail: true, .. }));
    let cost = if by_rail { transport_from(view.active().engine, city) } else { 0 };
    let detail = match cost {
        0 => words.say("detail-transport-free"),
        cost => words.sum("detail-transport", cost),
    };
    Choice::new(words.with("label-deliver", &[("city", city.info().name.as_str().into())])).detail(detail)
}
