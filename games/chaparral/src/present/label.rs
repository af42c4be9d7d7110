//! Decisions as buttons: what each would do now, and what it costs.

use railhead_game::Choice;

use super::{
    Stage, bonus, business, character,
    effect::{in_words, preview},
    event, event_effect, farm, farm_bonus, farm_cost, good, money, names_of, objective,
};
use crate::{
    Action, Loss, Order, Preview, Side, Target, View,
    facts::facts,
    piece::{Business, Character, Good},
};

pub(super) fn choice(view: &View, action: Action, stage: &Stage<'_>) -> Choice {
    let about = |key: &str, what: String| Choice::new(stage.say_with(key, &[("what", what.into())]));
    match action {
        Action::Place(who) => about("do-place", character(who, stage))
            .detail(placing(view, who, stage))
            .group(stage.say("group-place")),
        Action::EnterAlley => enter_alley(view, stage),
        Action::Block(who) => {
            let choice = about("do-block", character(who, stage)).group(stage.say("group-block"));
            match preview(view, who, stage) {
                Some(detail) => {
                    let is_closed = facts().index.closed_to_alley.contains(who);
                    let key = if is_closed { "do-block-detail-closed" } else { "do-block-detail" };
                    choice.detail(stage.say_with(key, &[("what", detail.into())]))
                }
                None => choice,
            }
        }
        Action::Influence(shop) => about("do-influence", business(shop, stage))
            .detail(shop_detail(view, shop, stage))
            .group(stage.say("group-influence")),
        Action::Use(who) => {
            let choice = about("do-use", character(who, stage)).group(stage.say("group-act"));
            match preview(view, who, stage) {
                Some(detail) => choice.detail(detail),
                None => choice,
            }
        }
        Action::Alley(side, who) => alley(view, side, who, stage),
        Action::Stack(order) => stack(view, order, stage),
        Action::TakeMoney => {
            let sum = view.characters.iter().find_map(|seen| match seen.preview {
                Some(Preview::Coach { money, .. }) => Some(money),
                _ => None,
            });
            let sum = sum.unwrap_or_else(crate::Chaparral::politician_money);
            Choice::new(stage.say_with("do-take-money", &[("money", money(sum))]))
        }
        Action::TakePolitician => {
            Choice::new(stage.say("do-take-politician")).detail(stage.say("do-take-politician-detail"))
        }
        Action::BuyFarm(kind) => about("do-buy", farm(kind, stage)).detail(farm_detail(view, kind, stage)),
        Action::BuyCleanFarm(kind) => {
            about("do-buy-clean", farm(kind, stage)).detail(farm_detail(view, kind, stage))
        }
        Action::BuyBusiness(shop) => {
            about("do-buy", business(shop, stage)).detail(business_detail(view, shop, stage))
        }
        Action::Sell(kind) => {
            let sum = view.quotes.as_ref().map_or(0, |quotes| quotes.proceeds[kind.index()]);
            about("do-sell", good(kind, stage))
                .detail(stage.say_with("do-sell-detail", &[("money", money(sum))]))
        }
        Action::Build(section, segments) => build(view, section, segments, stage),
        Action::PrizeGold => {
            let gold = view.prize.map_or(0, |prize| prize.gold);
            Choice::new(stage.say_with("do-prize-gold", &[("gold", gold.into())]))
        }
        Action::PrizeMoney => {
            let sum = view.prize.map_or(0, |prize| prize.money);
            Choice::new(stage.say_with("do-prize-money", &[("money", money(sum))]))
        }
        Action::Mine(gold) => {
            let iron =
                view.quotes.as_ref().and_then(|quotes| quotes.iron_beside.get(usize::from(gold))).copied();
            let args = [("iron", iron.unwrap_or(0).into()), ("gold", gold.into())];
            Choice::new(stage.say_with("do-mine", &args))
        }
        Action::Clear(Target::Own(kind)) => about("do-clear", farm(kind, stage)),
        Action::Clear(Target::Unsold(kind)) => about("do-clear-unsold", farm(kind, stage)),
        Action::Token(Target::Own(kind)) => {
            about("do-token", farm(kind, stage)).group(stage.say("group-free"))
        }
        Action::Token(Target::Unsold(kind)) => {
            about("do-token-unsold", farm(kind, stage)).group(stage.say("group-free"))
        }
        Action::Host(kind) => about("do-host", farm(kind, stage)).group(stage.say("group-free")),
        Action::Bribe => Choice::new(stage.say("do-bribe"))
            .detail(stage.say("do-bribe-detail"))
            .group(stage.say("group-free"))
            .asking(stage.say("ask-bribe")),
        Action::Claim(card) => {
            let question = stage.say_with("ask-claim", &[("what", objective(card, stage).into())]);
            about("do-claim", objective(card, stage)).asking(question)
        }
        Action::Decline => Choice::new(stage.say("do-decline")),
        Action::Donate => Choice::new(stage.say("do-donate")).detail(stage.say("do-donate-detail")),
        Action::Keep => Choice::new(stage.say("do-keep")),
        Action::Lose(loss) => lose(view, loss, stage),
        Action::Return(shop) => {
            about("do-return", business(shop, stage)).detail(shop_detail(view, shop, stage))
        }
        Action::Done => Choice::new(stage.say("do-done")),
        Action::End => end(stage),
    }
}

/// Ending a turn asks back while actions are left.
fn end(stage: &Stage<'_>) -> Choice {
    let choice = Choice::new(stage.say("do-end")).group(stage.say("group-turn"));
    let left: Vec<String> = stage
        .legal
        .iter()
        .filter_map(|other| match other {
            Action::Use(who) => Some(character(*who, stage)),
            _ => None,
        })
        .collect();
    if left.is_empty() {
        return choice;
    }
    choice.asking(stage.say_with("ask-end", &[("what", left.join(", ").into())]))
}

/// Status, price and markers of a business.
fn shop_detail(view: &View, shop: Business, stage: &Stage<'_>) -> String {
    let printed = facts().business(shop);
    let args = [("status", printed.status.into()), ("price", money(super::business_cost(shop, view)))];
    let mut detail = stage.say_with("do-influence-detail", &args);
    let seen = view.businesses.get(shop.index());
    let others = seen
        .map_or(&[][..], |seen| &seen.influence)
        .iter()
        .copied()
        .filter(|seat| Some(*seat) != view.viewer);
    let others = names_of(others, stage);
    if !others.is_empty() {
        detail += &format!(" · {}", stage.say_with("influence-of", &[("names", others.into())]));
    }
    detail
}

/// What a cowboy on a character would bring: the action now, the token, and where it gives influence.
fn placing(view: &View, who: Character, stage: &Stage<'_>) -> String {
    let mut parts: Vec<String> = preview(view, who, stage).into_iter().collect();
    let held = |shop: &Business| {
        let seen = &view.businesses[shop.index()];
        view.viewer.is_some_and(|seat| seen.influence.contains(&seat) || seen.owner == Some(seat))
    };
    let token = view.characters.get(who.index()).and_then(|seen| seen.token);
    parts.extend(token.map(|token| stage.say_with("with-token", &[("what", bonus(token, stage).into())])));
    let reach = facts().index.influences[who.index()];
    let open: Vec<String> =
        reach.iter().filter(|shop| !held(shop)).map(|shop| business(shop, stage)).collect();
    let there: Vec<String> = reach.iter().filter(held).map(|shop| business(shop, stage)).collect();
    parts.push(match (&open[..], &there[..]) {
        ([one, two], _) => {
            stage.say_with("influences", &[("one", one.as_str().into()), ("two", two.as_str().into())])
        }
        ([open], [there, ..]) => stage
            .say_with("influences-one", &[("one", open.as_str().into()), ("held", there.as_str().into())]),
        _ => stage.say("influences-none"),
    });
    parts.join(" · ")
}

fn alley_cost(view: &View, side: Side) -> (u16, u8) {
    view.quotes.as_ref().map_or((0, 0), |quotes| quotes.alley[usize::from(side == Side::Right)])
}

fn enter_alley(view: &View, stage: &Stage<'_>) -> Choice {
    let (key, side) =
        if view.alley.is_empty() { ("do-enter-left", Side::Left) } else { ("do-enter-right", Side::Right) };
    let (sum, cowboys) = alley_cost(view, side);
    Choice::new(stage.say("do-enter-alley"))
        .detail(stage.say_with(key, &[("money", money(sum)), ("cowboys", cowboys.into())]))
        .group(stage.say("group-place"))
}

fn alley(view: &View, side: Side, who: Character, stage: &Stage<'_>) -> Choice {
    let key = match side {
        Side::Left => "do-alley-left",
        Side::Right => "do-alley-right",
    };
    let (sum, cowboys) = alley_cost(view, side);
    let cost = stage.say_with("do-alley-cost", &[("money", money(sum)), ("cowboys", cowboys.into())]);
    let seen = view.characters.get(who.index());
    let detail = match seen.and_then(|seen| seen.through_alley[usize::from(side == Side::Right)]) {
        Some(preview) => format!("{cost} · {}", in_words(preview, view, stage)),
        None => cost,
    };
    Choice::new(stage.say_with(key, &[("what", character(who, stage).into())]))
        .detail(detail)
        .group(stage.say("group-alley"))
}

fn stack(view: &View, order: Order, stage: &Stage<'_>) -> Choice {
    let known = |place: usize| view.known_events.iter().find(|known| known.depth == place);
    let card =
        |place: usize| known(place).map_or_else(|| order.to_string(), |known| event(known.card, stage));
    let [next, ..] = order.places();
    let [top, second, bottom] = order.places().map(card);
    let effect = known(next).map(|known| event_effect(known.card, stage)).unwrap_or_default();
    let group = stage.say_with("do-stack-top", &[("top", top.clone().into()), ("effect", effect.into())]);
    Choice::new(stage.say_with("do-stack", &[("top", top.into()), ("second", second.into())]))
        .detail(stage.say_with("do-stack-under", &[("bottom", bottom.into())]))
        .group(group)
}

fn farm_detail(view: &View, kind: Good, stage: &Stage<'_>) -> String {
    let price = farm_cost(kind, view);
    let barren = kind == Good::Sheep && view.quotes.as_ref().is_some_and(|quotes| !quotes.sheep_marker);
    let key = if barren { "do-buy-farm-barren" } else { "do-buy-farm-detail" };
    stage.say_with(key, &[("price", money(price)), ("bonus", farm_bonus(kind, stage).into())])
}

fn business_detail(view: &View, shop: Business, stage: &Stage<'_>) -> String {
    let price = view.quotes.as_ref().map_or(0, |quotes| quotes.business_prices[shop.index()]);
    let status = facts().business(shop).status;
    stage.say_with("do-buy-business-detail", &[("price", money(price)), ("status", status.into())])
}

fn build(view: &View, section: Good, segments: u8, stage: &Stage<'_>) -> Choice {
    let args = [("what", good(section, stage).into()), ("segments", segments.into())];
    let choice = Choice::new(stage.say_with("do-build", &args)).group(good(section, stage));
    let costs = view.quotes.as_ref().and_then(|quotes| quotes.segments.get(section.index()));
    match costs.and_then(|costs| costs.get(usize::from(segments.saturating_sub(1)))) {
        Some((iron, settlers)) => {
            let args = [("iron", (*iron).into()), ("settlers", (*settlers).into())];
            choice.detail(stage.say_with("do-build-detail", &args))
        }
        None => choice,
    }
}

fn lose(view: &View, loss: Loss, stage: &Stage<'_>) -> Choice {
    let [markers, cowboys, sum] = view.quotes.as_ref().map_or([0; 3], |quotes| quotes.losses);
    Choice::new(match loss {
        Loss::Markers => stage.say_with("do-lose-markers", &[("n", markers.into())]),
        Loss::Cowboys => stage.say_with("do-lose-cowboys", &[("n", cowboys.into())]),
        Loss::Money => stage.say_with("do-lose-money", &[("money", money(sum))]),
    })
}
