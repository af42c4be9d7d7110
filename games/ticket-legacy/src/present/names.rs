//! What things are called.

use railhead_game::{Arg, Seat, Stage};

use crate::{
    card::{Colour, Kind, Symbol},
    facts::{self, frontiers, map},
    piece::{CityId, CurseId, PostcardId, RouteId, TicketId},
    rules::payment::Payment,
    scenario::Share,
    view::RouteOffer,
};

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
    stage.say(&format!("colour-{}", colour.map_or("grey", Colour::id)))
}

/// A set of cards in words.
pub(crate) fn cards<A: PartialEq>(payment: Payment, stage: &Stage<'_, A>) -> String {
    let counted = |(colour, count): (Colour, u8)| {
        stage.say_with(&format!("cards-of-{}", colour.id()), &[("count", count.into())])
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
pub(super) fn route_detail<A: PartialEq>(
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

/// What a route can be paid with, and the postcard without which it cannot be paid.
pub(crate) fn pays_with<A: PartialEq>(offer: &RouteOffer, stage: &Stage<'_, A>) -> Option<String> {
    let listed = |sets: &[Payment]| {
        let sets: Vec<String> = sets.iter().map(|set| cards(*set, stage)).collect();
        ("sets", Arg::from(sets.join(" · ")))
    };
    match offer {
        RouteOffer::Payable(sets) => (!sets.is_empty()).then(|| stage.say_with("pays-with", &[listed(sets)])),
        RouteOffer::PayableWith(card, sets) => {
            let name = facts::cards().postcards[card.index()].title.name(stage.lang());
            Some(stage.say_with("pays-with-card", &[("card", Arg::from(name)), listed(sets)]))
        }
        RouteOffer::Barred(_) => None,
    }
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

/// The name at a seat, as a value of a sentence.
pub(super) fn named<'a, A: PartialEq>(seat: Seat, stage: &'a Stage<'_, A>) -> (&'static str, Arg<'a>) {
    ("name", stage.name(seat).into())
}
