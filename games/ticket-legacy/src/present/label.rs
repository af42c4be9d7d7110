//! Names of things, and decisions as buttons say them.

use railhead_game::{Arg, Choice, Stage};

use crate::{
    action::{Action, Mix},
    card::{Colour, Kind, Symbol},
    facts::{self, effect::Rest, frontiers, map},
    piece::{CityId, CurseId, PostcardId, RouteId, TicketId},
    rules::payment::Payment,
    scenario::Share,
    view::View,
};

type On<'a> = Stage<'a, Action>;

/// A kind of card in words.
pub(crate) fn card<A: PartialEq>(kind: Kind, stage: &Stage<'_, A>) -> String {
    let Some(colour) = kind.colour() else {
        return stage.say(if kind == Kind::LOCO { "card-loco" } else { "card-newspaper" });
    };
    let name = colour_name(Some(colour), stage);
    match kind.symbol() {
        Symbol::Plain => name,
        Symbol::Pickaxe => format!("{name} {}", stage.say("symbol-pickaxe")),
        Symbol::Skull => format!("{name} {}", stage.say("symbol-skull")),
    }
}

/// A colour in words; none is grey.
pub(crate) fn colour_name<A: PartialEq>(colour: Option<Colour>, stage: &Stage<'_, A>) -> String {
    stage.say(match colour {
        Some(Colour::Red) => "colour-red",
        Some(Colour::Blue) => "colour-blue",
        Some(Colour::Green) => "colour-green",
        Some(Colour::Yellow) => "colour-yellow",
        Some(Colour::Black) => "colour-black",
        Some(Colour::White) => "colour-white",
        None => "colour-grey",
    })
}

/// A set of cards in words.
pub(crate) fn cards<A: PartialEq>(payment: Payment, stage: &Stage<'_, A>) -> String {
    let counted = |(colour, count): (Colour, u8)| {
        let name = colour_name(Some(colour), stage);
        stage.say_with("cards-of", &[("count", count.into()), ("card", name.into())])
    };
    let mut parts: Vec<String> = payment.coloured().map(counted).collect();
    if payment.locos > 0 {
        parts.push(stage.say_with("locos", &[("count", payment.locos.into())]));
    }
    parts.join(" + ")
}

/// A city's name.
pub(crate) fn city<A: PartialEq>(id: CityId, stage: &Stage<'_, A>) -> &'static str {
    map().cities[id.index()].title.name(stage.lang())
}

fn from_to<A: PartialEq>(a: CityId, b: CityId, stage: &Stage<'_, A>) -> String {
    stage.say_with("from-to", &[("a", city(a, stage).into()), ("b", city(b, stage).into())])
}

/// A route by its two cities.
pub(crate) fn route<A: PartialEq>(id: RouteId, stage: &Stage<'_, A>) -> String {
    let row = &map().routes[id.index()];
    from_to(row.a, row.b, stage)
}

/// A ticket with its value.
pub(crate) fn ticket<A: PartialEq>(id: TicketId, stage: &Stage<'_, A>) -> String {
    let row = &facts::cards().tickets[id.index()];
    format!("{} ({})", from_to(row.a, row.b, stage), worth(row.value, stage))
}

fn worth<A: PartialEq>(value: u8, stage: &Stage<'_, A>) -> String {
    stage.say_with("worth", &[("value", value.into())])
}

/// A route's spaces, colour and, where there are several, which track it is.
pub(crate) fn route_detail<A: PartialEq>(
    id: RouteId,
    colour: Option<Colour>,
    stage: &Stage<'_, A>,
) -> String {
    let row = &map().routes[id.index()];
    let mut detail = format!(
        "{}, {}",
        stage.say_with("spaces", &[("count", row.length.into())]),
        colour_name(colour, stage)
    );
    if row.tracks > 1 {
        let number = [("number", Arg::from(row.track + 1))];
        detail = format!("{detail}, {}", stage.say_with("track-number", &number));
    }
    detail
}

/// A decision as a button says it.
pub(crate) fn choice(view: &View, action: Action, stage: &On<'_>) -> Choice {
    let plain = |key: &str| Choice::new(stage.say(key));
    match action {
        Action::Deck => plain("act-deck").group(stage.say("group-draw")),
        Action::Take(kind) => Choice::new(stage.say_with("act-take", &[("card", card(kind, stage).into())]))
            .group(stage.say("group-draw")),
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
        Action::Claim(id) => {
            let colour = view.routes.iter().find(|row| row.id == id).and_then(|row| row.colour);
            Choice::new(stage.say_with("act-claim", &[("route", route(id, stage).into())]))
                .detail(route_detail(id, colour, stage))
                .group(stage.say("group-claim"))
        }
        Action::Pay(payment) => {
            Choice::new(stage.say_with("act-pay", &[("cards", cards(payment, stage).into())]))
                .group(stage.say("group-pay"))
        }
        Action::Discard(kind) => {
            Choice::new(stage.say_with("act-discard", &[("card", card(kind, stage).into())]))
        }
        Action::Accept => plain("act-accept"),
        Action::Decline => plain("act-decline"),
        Action::Pass => plain("act-pass"),
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
            let args = [("mine", Arg::from(city(row.mine, stage))), ("towns", towns.join(", ").into())];
            Choice::new(stage.say_with("act-stake", &args))
        }
        Action::Use(id) => {
            let row = &facts::cards().postcards[id.index()];
            let name = [("card", Arg::from(row.title.name(stage.lang())))];
            Choice::new(stage.say_with("act-use", &name))
                .detail(postcard_text(id, stage))
                .group(stage.say("group-cards"))
        }
        Action::Lift(id) => Choice::new(stage.say_with("act-lift", &[("curse", curse(id, stage).into())]))
            .detail(text(id.code(), stage)),
        Action::Peek => plain("act-peek"),
        Action::Bury => plain("act-bury"),
        Action::Pick(kind, rest) => {
            let key = match rest {
                Rest::Discard => "act-pick-discard",
                Rest::Bottom => "act-pick-bottom",
            };
            Choice::new(stage.say_with(key, &[("card", card(kind, stage).into())]))
        }
        Action::Redraw => plain("act-redraw").weighty(),
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
        Action::Grow(id) => in_city("act-grow", id, stage),
        Action::Paste(colour) => {
            let colour = [("colour", Arg::from(colour_name(Some(colour), stage)))];
            Choice::new(stage.say_with("act-paste", &colour))
        }
        Action::Hand(id) => in_city("act-hand", id, stage),
        Action::Wagon(id) => in_city("act-wagon", id, stage),
        Action::Solve(id) => in_city("act-solve", id, stage),
    }
}

fn in_city(key: &str, id: CityId, stage: &On<'_>) -> Choice {
    Choice::new(stage.say_with(key, &[("city", city(id, stage).into())]))
}

/// What a card says, by its code.
pub(crate) fn text<A: PartialEq>(code: &str, stage: &Stage<'_, A>) -> String {
    stage.say(&format!("text-{code}"))
}

/// What a postcard says.
pub(crate) fn postcard_text<A: PartialEq>(id: PostcardId, stage: &Stage<'_, A>) -> String {
    stage.say(&format!("postcard-{id}"))
}

/// A curse's name.
pub(crate) fn curse<A: PartialEq>(id: CurseId, stage: &Stage<'_, A>) -> &'static str {
    frontiers().ghost.curses[id.index()].title.name(stage.lang())
}

/// A share in words.
pub(crate) fn share<A: PartialEq>(share: Share, stage: &Stage<'_, A>) -> String {
    let args = [("line", Arg::from(colour_name(Some(share.line), stage))), ("number", share.number.into())];
    stage.say_with("share-of", &args)
}
