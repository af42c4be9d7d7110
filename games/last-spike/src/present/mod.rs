//! The game in words: prompts, buttons and the log, made from a view.

use railhead_game::{Arg, Choice, Lang, Present, Scene, Seat, Stage};

use crate::{
    Action, Dollars, Event, LastSpike, Step, View, board,
    facts::index::atlas,
    piece::{City, Tile},
};

impl Present for LastSpike {
    fn locale(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../locales/en.ftl"),
            Lang::PtBr => include_str!("../../locales/pt-BR.ftl"),
        }
    }

    fn rules(lang: Lang) -> &'static str {
        match lang {
            Lang::En => include_str!("../../rules/en.md"),
            Lang::PtBr => include_str!("../../rules/pt-BR.md"),
        }
    }

    fn stylesheet() -> &'static str {
        include_str!("../../board.css")
    }

    fn scene(view: &View, stage: &Stage<'_, Action>) -> Scene {
        board::scene(view, stage)
    }

    fn prompt(view: &View, stage: &Stage<'_, Action>) -> String {
        let name = ("name", Arg::from(stage.name(view.turn)));
        let own = view.viewer == Some(view.turn);
        match view.step {
            Step::Lay if own => stage.say("prompt-lay"),
            Step::Lay => stage.say_with("prompt-lay-other", &[name]),
            Step::Raise { tile, cost } => {
                let tile = ("tile", Arg::from(tile.to_string()));
                if own {
                    stage.say_with("prompt-raise", &[tile, ("cost", money(cost))])
                } else {
                    stage.say_with("prompt-raise-other", &[name, tile])
                }
            }
            Step::Buy if own => stage.say("prompt-buy"),
            Step::Buy => stage.say_with("prompt-buy-other", &[name]),
            Step::LastSpike { tile } => {
                stage.say_with("prompt-last-spike", &[name, ("tile", tile.to_string().into())])
            }
            Step::LastSolvent => stage.say_with("prompt-last-solvent", &[name]),
        }
    }

    fn choice(view: &View, action: Action, stage: &Stage<'_, Action>) -> Choice {
        match action {
            Action::Lay(tile) => lay_choice(view, tile, stage),
            Action::Sell(land) => {
                let detail = [("sum", money(atlas().sale(land))), ("city", land.city().to_string().into())];
                Choice::new(stage.say_with("sell", &[("land", land.to_string().into())]))
                    .detail(stage.say_with("sell-detail", &detail))
                    .group(stage.say("sell-group"))
            }
            Action::Buy(city) => buy_choice(view, city, stage),
            Action::Pass => Choice::new(stage.say("pass")),
        }
    }

    fn tell(event: &Event, stage: &Stage<'_, Action>) -> Option<String> {
        Some(tell(event, stage))
    }

    fn tally(&self) -> Vec<i64> {
        Seat::all(self.seats).map(|seat| i64::from(self.player(seat).cash.0)).collect()
    }
}

/// A sum as a sentence mentions it.
pub(crate) fn money(sum: Dollars) -> Arg<'static> {
    Arg::Money(i64::from(sum.0))
}

/// A sum as the viewer's language writes it.
pub(crate) fn in_words(sum: Dollars, stage: &Stage<'_, Action>) -> String {
    stage.lang().money(i64::from(sum.0))
}

fn lay_choice(view: &View, tile: Tile, stage: &Stage<'_, Action>) -> Choice {
    let held = view.hand.iter().find(|held| held.tile == tile);
    let (cost, double) = held.map_or((atlas().cost(tile), false), |held| (held.cost, held.double));
    let [from, to] = atlas().ends(tile.route());
    let detail = [("cost", money(cost)), ("from", from.to_string().into()), ("to", to.to_string().into())];
    let choice = Choice::new(stage.say_with("lay", &[("tile", tile.to_string().into())]))
        .detail(stage.say_with(if double { "lay-detail-double" } else { "lay-detail" }, &detail))
        .group(stage.say("lay-group"));
    let cash = view.viewer.and_then(|seat| view.players.get(seat.index())).and_then(|player| player.cash);
    if cash.is_some_and(|cash| cash < cost) { choice.weighty() } else { choice }
}

fn buy_choice(view: &View, city: City, stage: &Stage<'_, Action>) -> Choice {
    let choice = Choice::new(stage.say_with("buy", &[("city", city.to_string().into())]))
        .group(stage.say("buy-group"));
    let seen = view.cities.iter().find(|seen| seen.city == city);
    match seen.and_then(|seen| Some((seen.pile.first()?, seen.price?))) {
        Some((land, price)) => {
            let detail = [("price", money(price)), ("land", land.to_string().into())];
            choice.detail(stage.say_with("buy-detail", &detail))
        }
        None => choice,
    }
}

fn tell(event: &Event, stage: &Stage<'_, Action>) -> String {
    let name = |seat: Seat| ("name", Arg::from(stage.name(seat)));
    let say = |key: &str, args: &[(&str, Arg<'_>)]| stage.say_with(key, args);
    match *event {
        Event::Declared { seat, tile, cost } => {
            say("tell-declared", &[name(seat), ("tile", tile.to_string().into()), ("cost", money(cost))])
        }
        Event::Sold { seat, land, sum } => {
            say("tell-sold", &[name(seat), ("land", land.to_string().into()), ("sum", money(sum))])
        }
        Event::Laid { seat, tile, cost, double } => {
            let key = if double { "tell-laid-double" } else { "tell-laid" };
            say(key, &[name(seat), ("tile", tile.to_string().into()), ("cost", money(cost))])
        }
        Event::FreeLand { seat, land } => {
            say("tell-free-land", &[name(seat), ("city", land.city().to_string().into())])
        }
        Event::Completed { route, from, to } => say(
            "tell-completed",
            &[
                ("route", route.to_string().into()),
                ("from", from.to_string().into()),
                ("to", to.to_string().into()),
            ],
        ),
        Event::Paid { seat, city, cards, sum } => say(
            "tell-paid",
            &[name(seat), ("city", city.to_string().into()), ("cards", cards.into()), ("sum", money(sum))],
        ),
        Event::LastSpike { seat, bonus } => say("tell-last-spike", &[name(seat), ("bonus", money(bonus))]),
        Event::Bought { seat, land, price } => say(
            "tell-bought",
            &[
                name(seat),
                ("land", land.to_string().into()),
                ("city", land.city().to_string().into()),
                ("price", money(price)),
            ],
        ),
        Event::Passed { seat } => say("tell-passed", &[name(seat)]),
        Event::Drew { seat, tile: None } => say("tell-drew", &[name(seat)]),
        Event::Drew { seat, tile: Some(tile) } => {
            say("tell-drew-tile", &[name(seat), ("tile", tile.to_string().into())])
        }
        Event::Skipped { seat } => say("tell-skipped", &[name(seat)]),
        Event::Bankrupt { seat, cash, tiles } => {
            say("tell-bankrupt", &[name(seat), ("cash", money(cash)), ("tiles", tiles.into())])
        }
        Event::SetAside { tile } => say("tell-set-aside", &[("tile", tile.to_string().into())]),
        Event::LastSolvent { seat } => say("tell-last-solvent", &[name(seat)]),
    }
}
