//! Decisions as buttons.

use railhead_game::{Arg, Choice, Seat};

use super::{
    Phrases, Stage,
    preview::{self, Target},
};
use crate::{
    action::{Action, DiscSource, RISK, Route},
    facts::facts,
    piece::{Aux, Building, Card, City, ClauseId, Disc, Space, Station, Track, Worker},
    state::{Occupant, Pending},
    view::View,
};

/// What stands between the parts of a detail.
const DOT: &str = " · ";

pub(crate) fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
    let words = Phrases(stage);
    match action {
        Action::Place(space) => {
            let letter = Phrases::letter(view.trail[space.index()]);
            Choice::new(words.with("label-place", &[("letter", letter.into())]))
                .detail(building_text(&words, view, space))
        }
        Action::Move { to, route } => move_choice(&words, view, to, route)
            .dominated(preview::is_dominated(view, action))
            .group(words.say("group-move")),
        Action::Use { slot, alt } => {
            Choice::new(sentence(&local_text(&words, view, slot, alt))).group(words.say("group-local"))
        }
        Action::Risk(space) => {
            Choice::new(space.info().risk.map(|risk| sentence(&words.clause(risk))).unwrap_or_default())
                .detail(words.with("detail-risk", &[("place", words.place(view, space).into())]))
                .group(words.say("group-local"))
        }
        Action::Aux { aux, double } => aux_choice(&words, view, aux, double),
        Action::Play(card) => Choice::new(words.with("label-play", &[("tasks", words.tasks(card).into())]))
            .detail(words.objective(card))
            .group(words.say("group-objective")),
        Action::Accept(alt) => Choice::new(sentence(&accept_text(&words, view, alt))),
        Action::Waive => Choice::new(words.say(match view.pending {
            Some(Pending::Upgrade { .. }) => "label-no-upgrade",
            Some(Pending::Master { .. }) => "label-no-master",
            Some(Pending::Hire { .. }) => "label-no-hire",
            Some(Pending::Build { .. }) => "label-no-build",
            Some(Pending::Remove { .. }) => "label-no-remove",
            Some(Pending::Trade { .. }) => "label-no-trade",
            Some(Pending::Cull { .. }) => "label-no-cull",
            Some(Pending::Draw { .. }) => "label-no-draw",
            Some(Pending::Forward { .. }) => "label-no-engine",
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
        Action::Cull(card) => {
            let question = words.with("ask-cull", &[("card", words.card(card).into())]);
            Choice::new(words.with("label-cull", &[("card", words.card(card).into())]))
                .detail_if(card.is_objective().then(|| words.objective(card)))
                .asking(question)
        }
        Action::Draw(n) => Choice::new(words.count("label-draw", n)).detail(words.count("detail-draw", n)),
        Action::Hire { row, worker } => hire_choice(&words, view, row, worker),
        Action::Build { building, space } => build_choice(&words, view, building, space),
        Action::Take(Some(card)) => {
            Choice::new(words.with("label-take", &[("tasks", words.tasks(card).into())]))
                .detail(words.objective(card))
        }
        Action::Take(None) => Choice::new(words.say("label-take-top")),
        Action::Engine(track) => engine_choice(&words, view, track),
        Action::Trade(space) => {
            let tile = words.occupant(view.trail[space.index()]);
            let then = i64::from(view.active().money) + i64::from(space.info().money);
            Choice::new(words.with("label-trade", &[("tile", tile.into())]))
                .detail([words.money(space.info().money), words.sum("detail-left", then)].join(DOT))
        }
        Action::Remove(space) => {
            let tile = words.occupant(view.trail[space.index()]);
            let at = words.space(view.letters(), space);
            let cost = if let Some(Pending::Remove { cost, .. }) = view.pending { cost } else { 0 };
            let mut parts = vec![words.with("detail-space", &[("space", at.into())])];
            parts.extend((cost > 0).then(|| spent(&words, view, cost)));
            Choice::new(words.with("label-remove", &[("tile", tile.into())])).detail(parts.join(DOT))
        }
        Action::Buy { cowboys, first, second } => buy_choice(&words, view, cowboys, first, second),
        Action::Stock => Choice::new(words.say("label-stock")),
        Action::Copy(space) => {
            Choice::new(words.with("label-copy", &[("place", words.place(view, space).into())]))
                .detail(building_text(&words, view, space))
        }
        Action::Upgrade(station) => upgrade_choice(&words, view, station),
        Action::Disc(DiscSource::Mat(disc)) => {
            Choice::new(words.with("label-disc", &[("disc", words.disc(disc).into())]))
                .detail_if(disc_text(&words, view, disc))
        }
        Action::Disc(DiscSource::Station(station)) => {
            Choice::new(words.with("label-disc-station", &[("station", words.station(station).into())]))
        }
        Action::Master(worker) => master_choice(&words, view, worker),
        Action::Foresight { column, slot } => foresight_choice(&words, view, column, slot),
        Action::Income(n) => income_choice(&words, view, n),
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

/// Words that begin a button.
fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What is spent, and what is left then.
fn spent(words: &Phrases<'_>, view: &View, cost: u8) -> String {
    let left = preview::left(view, cost);
    words.with("detail-spent", &[("sum", Arg::Money(cost.into())), ("left", Arg::Money(left.into()))])
}

fn move_choice(words: &Phrases<'_>, view: &View, to: Space, route: Route) -> Choice {
    let mut parts = vec![tolls_text(words, view, Action::Move { to, route })];
    let gives =
        if preview::usable(view, to) { building_text(words, view, to) } else { words.say("detail-foreign") };
    parts.extend(Some(gives).filter(|gives| !gives.is_empty()));
    Choice::new(words.with("label-move", &[("place", words.place(view, to).into())])).detail(parts.join(DOT))
}

/// The steps and the tolls of a move, in words.
pub(crate) fn tolls_text(words: &Phrases<'_>, view: &View, action: Action) -> String {
    let Action::Move { to, route } = action else { return String::new() };
    let way = preview::way(view, to, route);
    let mut parts = vec![words.count("detail-steps", way.steps.len() as i64)];
    parts.extend(tolls(words, view, &way));
    parts.join(DOT)
}

/// The tolls of a way by payee, and what is left then.
fn tolls(words: &Phrases<'_>, view: &View, way: &preview::Way) -> Vec<String> {
    let total = |payee: Option<Seat>| {
        let steps = way.steps.iter().filter(|step| step.payee == payee);
        steps.fold((0, 0), |(due, paid), step| (due + step.due, paid + step.paid))
    };
    let payees = Seat::all(view.players.len() as u8).map(Some).chain([None]);
    let mut parts = Vec::new();
    for payee in payees {
        let (due, paid) = total(payee);
        if due == 0 {
            continue;
        }
        let to = payee.map_or_else(|| words.say("the-bank"), |seat| words.name(seat));
        let args =
            [("sum", Arg::Money(paid.into())), ("due", Arg::Money(due.into())), ("name", Arg::from(to))];
        let key = match paid {
            0 => "detail-toll-none",
            paid if paid < due => "detail-toll-short",
            _ => "detail-toll",
        };
        parts.push(words.with(key, &args));
    }
    let paid = way.steps.iter().map(|step| step.paid).sum();
    if parts.is_empty() {
        parts.push(words.say("detail-free"));
    } else {
        parts.push(words.sum("detail-left", preview::left(view, paid)));
    }
    parts
}

fn local_text(words: &Phrases<'_>, view: &View, slot: u8, alt: u8) -> String {
    let Some(Pending::Use { space, .. }) = view.pending else { return String::new() };
    local_clause(view, space, slot, alt).map(|clause| words.clause(clause)).unwrap_or_default()
}

/// A local action of the building on a space, or its risk action.
pub(crate) fn local_clause(view: &View, space: Space, slot: u8, alt: u8) -> Option<ClauseId> {
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

/// The local actions of a private building, in words.
pub(crate) fn face_text(words: &Phrases<'_>, view: &View, building: Building) -> String {
    let actions = view.face(building).actions.iter();
    let action = |action: &crate::facts::op::LocalAction| {
        let clauses = [Some(action.first), action.second].into_iter().flatten();
        clauses.map(|clause| words.clause(clause)).collect::<Vec<_>>().join(" / ")
    };
    actions.map(action).collect::<Vec<_>>().join("; ")
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

/// The clause of an immediate action that is offered.
pub(crate) fn offered(view: &View, alt: u8) -> Option<ClauseId> {
    let Some(Pending::Offer { first, second }) = view.pending else { return None };
    Some(if alt == 0 { first } else { second.unwrap_or(first) })
}

fn accept_text(words: &Phrases<'_>, view: &View, alt: u8) -> String {
    offered(view, alt).map(|clause| words.clause(clause)).unwrap_or_default()
}

fn hire_choice(words: &Phrases<'_>, view: &View, row: u8, worker: Worker) -> Choice {
    let (slot, bonus, points) = preview::slot(view, worker);
    let mut parts = vec![spent(words, view, preview::wage(view, row))];
    parts.push(words.count("detail-row", row + 1));
    let nth = [("n", Arg::from(slot + 1)), ("workers", words.workers(worker).into())];
    parts.push(words.with("detail-slot", &nth));
    if let Some(bonus) = bonus {
        parts.push(words.with("detail-bonus", &[("text", words.clause(bonus).into())]));
    }
    parts.extend((points > 0).then(|| words.count("board-vp", points)));
    Choice::new(words.with("label-hire", &[("worker", words.worker(worker).into())])).detail(parts.join(DOT))
}

fn build_choice(words: &Phrases<'_>, view: &View, building: Building, space: Space) -> Choice {
    let (price, replaced) = preview::price(view, building, space);
    let at = words.space(view.letters(), space);
    let mut parts = vec![spent(words, view, price)];
    if let Some(old) = replaced {
        parts.push(words.with("detail-replaces", &[("building", words.building(old).into())]));
    }
    parts.push(words.count("board-vp", view.face(building).vp));
    parts.extend(space.info().forest.then(|| words.say("board-forest")));
    parts.push(face_text(words, view, building));
    if let Some(risk) = space.info().risk {
        parts.push(words.with("detail-with-risk", &[("text", words.clause(risk).into())]));
    }
    let label = [("building", building.number().into()), ("space", at.into())];
    Choice::new(words.with("label-build", &label)).detail(parts.join(DOT))
}

fn buy_choice(words: &Phrases<'_>, view: &View, cowboys: u8, first: Card, second: Option<Card>) -> Choice {
    let cards = [Some(first), second].into_iter().flatten();
    let names: Vec<String> = cards.map(|card| words.cattle(card)).collect();
    let bv = first.cattle().map_or(0, |cattle| cattle.bv);
    let mut offers = facts().cards.offers.iter();
    let offer = offers
        .find(|offer| (offer.bv, usize::from(offer.cards), offer.cowboys) == (bv, names.len(), cowboys));
    let price = offer.map_or(0, |offer| offer.cost);
    let detail = [words.count("detail-cowboys", cowboys), spent(words, view, price)];
    Choice::new(words.with("label-buy", &[("cards", names.join(", ").into())])).detail(detail.join(DOT))
}

fn engine_choice(words: &Phrases<'_>, view: &View, track: Track) -> Choice {
    let choice = Choice::new(words.with("label-engine", &[("track", words.track(track).into())]));
    let Some(station) = track.info().station else { return choice };
    let text = if view.active().upgraded.contains(station) {
        words.say("detail-upgraded")
    } else {
        station_text(words, view, station)
    };
    choice.detail(text)
}

/// What upgrading a station costs and brings, with the master who waits there.
pub(crate) fn station_text(words: &Phrases<'_>, view: &View, station: Station) -> String {
    let info = station.info();
    let args = [("sum", Arg::Money(info.cost.into())), ("n", info.vp.into())];
    let mut parts = vec![words.with("detail-station", &args)];
    if let Some(master) = view.masters.get(station.index()).copied().flatten() {
        parts.push(words.with("detail-master", &[("master", words.master(master).into())]));
    }
    parts.join(DOT)
}

fn upgrade_choice(words: &Phrases<'_>, view: &View, station: Station) -> Choice {
    let left = words.sum("detail-left", preview::left(view, station.info().cost));
    Choice::new(words.with("label-upgrade", &[("station", words.station(station).into())]))
        .detail([station_text(words, view, station), left].join(DOT))
}

fn master_choice(words: &Phrases<'_>, view: &View, worker: Worker) -> Choice {
    let master = match view.pending {
        Some(Pending::Master { station }) => view.masters.get(station.index()).copied().flatten(),
        _ => None,
    };
    Choice::new(words.with("label-master", &[("worker", words.worker(worker).into())]))
        .detail_if(master.map(|master| words.master(master)))
}

/// What clearing a disc space opens and costs.
pub(crate) fn disc_text(words: &Phrases<'_>, view: &View, disc: Disc) -> Option<String> {
    let info = disc.info();
    let mut parts = Vec::new();
    if let Some(aux) = info.aux {
        let aux = &facts().mat.aux[aux.index()];
        let open = usize::from(aux.printed_open) + aux.discs.minus(view.active().discs).len();
        let clause = if open == 0 { aux.single } else { aux.double };
        parts.push(words.with("detail-opens", &[("text", words.clause(clause).into())]));
    }
    let steps = info.step_bonus_by_players[view.players.len() - 2];
    parts.extend((steps > 0).then(|| words.count("detail-more-steps", steps)));
    parts.extend((info.hand_bonus > 0).then(|| words.count("detail-more-cards", info.hand_bonus)));
    parts.extend((info.vp > 0).then(|| words.count("board-vp", info.vp)));
    parts.extend((info.money > 0).then(|| words.sum("detail-gain", info.money)));
    parts.extend((info.cost > 0).then(|| words.sum("detail-cost", info.cost)));
    (!parts.is_empty()).then(|| parts.join(DOT))
}

/// Where a tile of the foresight would go, in words.
pub(crate) fn target_text(words: &Phrases<'_>, view: &View, target: Target) -> String {
    match target {
        Target::Trail(space) => {
            words.with("detail-to", &[("place", words.space(view.letters(), space).into())])
        }
        Target::Job(row, place, full) => {
            let args = [("row", row.into()), ("n", place.into())];
            words.with(if full { "detail-to-last-job" } else { "detail-to-job" }, &args)
        }
        Target::Nowhere => words.say("detail-to-nowhere"),
    }
}

/// The same in few words, for a panel.
pub(crate) fn short_target_text(words: &Phrases<'_>, view: &View, target: Target) -> String {
    match target {
        Target::Job(row, place, full) => {
            let args = [("row", row.into()), ("n", place.into())];
            words.with(if full { "short-to-last-job" } else { "short-to-job" }, &args)
        }
        Target::Trail(_) | Target::Nowhere => target_text(words, view, target),
    }
}

fn foresight_choice(words: &Phrases<'_>, view: &View, column: u8, slot: u8) -> Choice {
    let tile = view.foresight[usize::from(column)][usize::from(slot)];
    let name = tile.map(|tile| words.tile(tile)).unwrap_or_default();
    let choice = Choice::new(words.with("label-foresight", &[("tile", name.into())]));
    let Some(tile) = tile else { return choice };
    choice.detail(target_text(words, view, preview::target(view, tile))).ends(preview::ends(view, tile))
}

fn income_choice(words: &Phrases<'_>, view: &View, spent: u8) -> Choice {
    let total = preview::herd(view) + spent;
    let mut parts = vec![words.sum("detail-income", total)];
    parts.push(match preview::reach(view, total) {
        Some(city) => words.with("detail-reach", &[("city", city.info().name.as_str().into())]),
        None => words.say("detail-reach-nothing"),
    });
    Choice::new(words.count("label-income", spent)).detail(parts.join(DOT))
}

/// The parts of what a delivery brings, in words.
pub(crate) fn delivery_parts(words: &Phrases<'_>, view: &View, city: City) -> Vec<String> {
    let delivery = preview::delivery(view, city);
    let mut parts = Vec::new();
    parts.extend((delivery.money > 0).then(|| words.sum("detail-gain", delivery.money)));
    parts.push(match delivery.transport {
        0 => words.say("detail-transport-free"),
        cost => words.sum("detail-transport", cost),
    });
    parts.extend((delivery.points != 0).then(|| words.count("board-vp", delivery.points)));
    if !delivery.linked.is_empty() {
        let cities: Vec<&str> = delivery.linked.iter().map(|city| city.info().name.as_str()).collect();
        parts.push(words.with("detail-links", &[("cities", cities.join(", ").into())]));
    }
    parts.extend((delivery.objectives > 0).then(|| words.count("detail-objectives", delivery.objectives)));
    parts
}

fn deliver_choice(words: &Phrases<'_>, view: &View, city: City) -> Choice {
    let delivery = preview::delivery(view, city);
    let then = u16::from(delivery.money) + view.active().money;
    let mut parts = vec![words.count("board-value", city.info().value)];
    parts.extend(delivery_parts(words, view, city));
    parts.push(words.sum("detail-left", then.saturating_sub(delivery.transport.into())));
    Choice::new(words.with("label-deliver", &[("city", city.info().name.as_str().into())]))
        .detail(parts.join(DOT))
}
