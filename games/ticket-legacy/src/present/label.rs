//! Decisions as buttons say them.

use railhead_game::{Arg, Choice};
use railhead_pieces::Named;

use super::{Stage, card, city, colour_name, curse, postcard_text, preview, share, text, ticket};
use crate::{
    action::{Action, Mix},
    facts::{self, effect::Rest, frontiers},
    piece::CityId,
    view::{Awaits, View},
};

/// A decision as a button says it.
pub(crate) fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
    let plain = |key: &str| Choice::new(stage.say(key));
    match action {
        Action::Deck => plain("act-deck").group(stage.say("group-draw")),
        Action::Take(kind) => {
            let choice = Choice::new(stage.say_with("act-take", &[("card", card(kind, stage).into())]));
            let choice = choice.group(stage.say("group-draw"));
            match preview::take(view, kind, stage) {
                Some(detail) => choice.detail(detail),
                None => choice,
            }
        }
        Action::Tickets => plain("act-tickets").group(stage.say("group-tickets")),
        Action::Return(id) => {
            Choice::new(stage.say_with("act-return", &[("ticket", ticket(id, stage).into())]))
                .group(stage.say("group-tickets"))
        }
        Action::Keep => {
            let count = view.own.as_ref().map_or(0, |own| own.offered.len());
            plain("act-keep")
                .detail(stage.say_with("act-keep-detail", &[("count", count.into())]))
                .group(stage.say("group-tickets"))
        }
        Action::Company(colour) => {
            let row = facts::figures().companies.iter().find(|company| company.id == colour);
            let detail = [("colour", Arg::from(colour_name(Some(colour), stage)))];
            Choice::new(row.map_or("", |row| row.title.name(stage.lang())))
                .detail(stage.say_with("act-company-detail", &detail))
        }
        Action::Charter(id) => {
            let row = &frontiers().charters.list[id.index()];
            Choice::new(row.title.name(stage.lang())).detail(text(&row.id, stage))
        }
        Action::Claim(id) => preview::claim(view, id, stage),
        Action::Pay(payment) => preview::pay(view, payment, stage),
        Action::Discard(kind) => {
            Choice::new(stage.say_with("act-discard", &[("card", card(kind, stage).into())]))
        }
        Action::Accept => match view.past.last() {
            Some(event) => plain("act-accept").detail(text(event.id(), stage)),
            None => plain("act-accept"),
        },
        Action::Decline if view.awaits == Awaits::Payment => plain("act-not-now"),
        Action::Decline => plain(match view.awaits {
            Awaits::Swap => "no-swap",
            Awaits::Share => "no-share",
            Awaits::Shift => "no-shift",
            Awaits::Clue => "no-clue",
            Awaits::Depot => "no-depot",
            Awaits::Sanctuary => "no-paste",
            _ => "act-decline",
        }),
        Action::Pass => plain("act-pass"),
        Action::End => plain("act-end"),
        Action::Mix(first, second) => {
            let mixed = |mix: Mix| {
                let counts = [("pickaxes", Arg::from(mix.pickaxes)), ("skulls", mix.skulls.into())];
                stage.say_with("act-mix", &counts)
            };
            let two = [("first", Arg::from(mixed(first))), ("second", mixed(second).into())];
            Choice::new(if second == Mix::default() {
                mixed(first)
            } else {
                stage.say_with("act-mix-two", &two)
            })
        }
        Action::Hire(id) => {
            let row = &facts::cards().employees[id.index()];
            Choice::new(row.title.name(stage.lang())).detail(text(&row.id, stage))
        }
        Action::Stake(id) => {
            let row = &frontiers().claims.list[id.index()];
            let towns: Vec<&str> = row.towns.iter().map(|town| city(*town, stage)).collect();
            Choice::new(stage.say_with("act-stake", &[("mine", city(row.mine, stage).into())]))
                .detail(stage.say_with("stake-towns", &[("towns", towns.join(", ").into())]))
        }
        Action::Use(id) => {
            let row = &facts::cards().postcards[id.index()];
            let name = [("card", Arg::from(row.title.name(stage.lang())))];
            let uses = view.own.as_ref().and_then(|own| own.postcards.iter().find(|(held, _)| *held == id));
            let choice = Choice::new(stage.say_with("act-use", &name))
                .detail(postcard_text(id, stage))
                .group(stage.say("group-cards"));
            match uses.map_or(1, |(_, uses)| *uses) {
                0 | 1 => choice.asking(stage.say_with("ask-use-last", &name)),
                left => choice.asking(
                    stage.say_with("ask-use", &[&name[..], &[("left", Arg::from(left - 1))]].concat()),
                ),
            }
        }
        Action::Lift(id) => Choice::new(stage.say_with("act-lift", &[("curse", curse(id, stage).into())]))
            .detail(text(id.id(), stage)),
        Action::Peek => plain("act-peek"),
        Action::Bury => plain("act-bury"),
        Action::Pick(kind, rest) => {
            let key = match rest {
                Rest::Discard => "act-pick-discard",
                Rest::Bottom => "act-pick-bottom",
            };
            Choice::new(stage.say_with(key, &[("card", card(kind, stage).into())]))
        }
        Action::Redraw => plain("act-redraw").asking(stage.say("ask-redraw")),
        Action::Coins => plain("act-coins"),
        Action::Swap(give, take) => {
            let args = [("give", Arg::from(card(give, stage))), ("take", card(take, stage).into())];
            Choice::new(stage.say_with("act-swap", &args))
        }
        Action::Share(id) => Choice::new(stage.say_with("act-share", &[("share", share(id, stage).into())])),
        Action::Outlaws(id) => in_city("act-outlaws", id, stage),
        Action::Shift(true) => plain("act-shift-on"),
        Action::Shift(false) => plain("act-shift-back"),
        Action::Give(seat) => Choice::new(stage.say_with("act-give", &[("name", stage.name(seat).into())])),
        Action::Clue => plain("act-clue"),
        Action::Depot(id) => in_city("act-depot", id, stage),
        Action::Grow(id) => in_city("act-grow", id, stage)
            .asking(stage.say_with("ask-grow", &[("city", city(id, stage).into())])),
        Action::Paste(colour) => {
            let colour = [("colour", Arg::from(colour_name(Some(colour), stage)))];
            Choice::new(stage.say_with("act-paste", &colour))
        }
        Action::Hand(id) => in_city("act-hand", id, stage),
        Action::Wagon(id) => in_city("act-wagon", id, stage),
        Action::Solve(id) => in_city("act-solve", id, stage),
    }
}

fn in_city(key: &str, id: CityId, stage: &Stage<'_>) -> Choice {
    Choice::new(stage.say_with(key, &[("city", city(id, stage).into())]))
}
