//! Prompts and buttons between games.

use railhead_game::{Arg, Choice, Seat, Stage};

use super::{
    super::{
        action::Action,
        poster::Place,
        view::{Awaits, View},
    },
    names,
};
use crate::{
    card::Colour,
    facts::{Part, campaign, cards, frontiers, map},
    piece::RouteId,
    present::{city, colour_name, route, text},
};

/// What is awaited, from whom and why.
pub(super) fn prompt(view: &View, stage: &Stage<'_, Action>) -> String {
    let asked = stage.viewer.is_some_and(|seat| view.actors.contains(seat));
    let who: Vec<&str> = view.actors.iter().map(|seat| stage.name(seat)).collect();
    let last = view.years.last();
    let opened = last.and_then(|year| year.opened).map(|board| names::board(board, stage));
    let args = [
        ("names", Arg::from(who.join(", "))),
        ("count", who.len().into()),
        ("year", view.year.to_string().into()),
        ("game", view.game.into()),
        ("board", opened.unwrap_or_default().into()),
        ("wagon", next_wagon(view).map(|colour| colour_name(Some(colour), stage)).unwrap_or_default().into()),
    ];
    let key = match &view.awaits {
        Awaits::Nothing => return stage.say("ask-nothing"),
        Awaits::Reading { part, opened, cards } if asked => return reading(*part, *opened, *cards, stage),
        Awaits::Roster { .. } if view.actors.is_empty() => return stage.say("wait-people"),
        Awaits::Roster { present, absent, .. } if asked => match stage.viewer {
            Some(seat) if view.companies[seat.index()].colour.is_none() => "roster-company",
            Some(seat) if present.contains(seat) => "roster-begin",
            Some(seat) if absent.contains(seat) => "roster-needed",
            _ => "roster",
        },
        Awaits::Roster { .. } => "roster",
        Awaits::Reading { .. } => "reading",
        Awaits::Result { .. } => "result",
        Awaits::Post { .. } => "post",
        Awaits::Lid { .. } => "lid",
        Awaits::Rules { .. } => "rules",
        Awaits::Charter { .. } => "charter",
        Awaits::Table => "table",
        Awaits::Strike { .. } => "strike",
        Awaits::Networks { .. } => "networks",
        Awaits::Open { .. } => "open",
        Awaits::Tracks { .. } => "tracks",
        Awaits::Growth => "growth",
        Awaits::Poster { .. } => "poster",
    };
    stage.say_with(&format!("{}-{key}", if asked { "ask" } else { "wait" }), &args)
}

/// The same for the narrow bar of a phone, where the sentence is long.
pub(super) fn short_prompt(view: &View, stage: &Stage<'_, Action>) -> String {
    let asked = stage.viewer.is_some_and(|seat| view.actors.contains(seat));
    let key = match &view.awaits {
        Awaits::Reading { .. } if asked => "short-reading",
        Awaits::Result { .. } if asked => "short-result",
        Awaits::Strike { .. } if asked => "short-strike",
        Awaits::Networks { .. } if asked => "short-networks",
        Awaits::Open { .. } if asked => "short-open",
        Awaits::Tracks { .. } if asked => "short-tracks",
        Awaits::Growth if asked => "short-growth",
        Awaits::Charter { .. } if asked => "short-charter",
        _ => return String::new(),
    };
    stage.say(key)
}

fn reading(part: Part, opened: u8, cards: u8, stage: &Stage<'_, Action>) -> String {
    let key = match (opened, part) {
        (0, Part::Before) => "ask-reading-before",
        (0, Part::After) => "ask-reading-after",
        (0, Part::Vaults) => "ask-reading-vaults",
        _ if opened < cards => "ask-reading-on",
        _ => "ask-reading-done",
    };
    stage.say_with(key, &[("count", cards.into()), ("left", cards.saturating_sub(opened).into())])
}

/// The wagon that is to be pasted now.
pub(super) fn next_wagon(view: &View) -> Option<Colour> {
    match &view.awaits {
        Awaits::Poster { wagons, .. } => wagons.last().copied(),
        _ => None,
    }
}

/// A decision as a button says it.
pub(super) fn choice(view: &View, action: Action, stage: &Stage<'_, Action>) -> Choice {
    let plain = |key: &str| Choice::new(stage.say(key));
    match action {
        Action::Attend => plain("do-attend").detail(stage.say("do-attend-detail")),
        Action::Miss => plain("do-miss").detail(stage.say("do-miss-detail")).asking(stage.say("ask-miss")),
        Action::Excuse(seat) => {
            Choice::new(stage.say_with("do-excuse", &[("name", stage.name(seat).into())]))
                .detail(stage.say("do-excuse-detail"))
                .group(stage.say("do-excuse-group"))
                .asking(stage.say_with("ask-excuse", &[("name", stage.name(seat).into())]))
        }
        Action::Company(colour) => {
            let detail = [("colour", Arg::from(colour_name(Some(colour), stage)))];
            let name = names::company(colour, stage);
            Choice::new(name)
                .detail(stage.say_with("act-company-detail", &detail))
                .group(stage.say("do-company-group"))
                .asking(stage.say_with("ask-company", &[("company", name.into())]))
        }
        Action::Begin => plain("do-begin").detail(stage.say("do-begin-detail")),
        Action::Leave | Action::Join => Choice::new(action.to_string()),
        Action::Read => read(view, stage),
        Action::Skip => skip(view, stage),
        Action::Close => plain(match view.awaits {
            Awaits::Post { .. } => "do-close-post",
            Awaits::Lid { .. } => "do-close-lid",
            Awaits::Rules { .. } => "do-close-rules",
            _ => "do-close-result",
        }),
        Action::Charter(id) => {
            let row = &frontiers().charters.list[id.index()];
            let title = row.title.name(stage.lang());
            Choice::new(stage.say_with("do-charter", &[("charter", title.into())]))
                .detail(text(&row.id, stage))
                .asking(stage.say_with("ask-for-charter", &[("charter", title.into())]))
        }
        Action::Strike(id) => {
            let row = &cards().events[id.index()];
            let event = [("event", Arg::from(row.title.name(stage.lang())))];
            Choice::new(stage.say_with("do-strike", &event))
                .detail(text(&row.id, stage))
                .asking(stage.say_with("ask-for-strike", &event))
        }
        Action::Network(choice) => network(view, choice, stage),
        Action::Open(board) => {
            let name = [("board", Arg::from(names::board(board, stage)))];
            Choice::new(stage.say_with("do-open", &name))
                .detail(stage.say(&format!("frontier-{board}-lure")))
                .asking(stage.say_with("ask-for-open", &name))
        }
        Action::Track(bed, colour) => track(view, bed, colour, stage),
        Action::Plan => plain("do-plan").detail(stage.say("do-plan-detail")).asking(stage.say("ask-plan")),
        Action::Settle(id) => {
            let board = map().cities[id.index()].board;
            let name = [("city", Arg::from(city(id, stage)))];
            Choice::new(stage.say_with("do-settle", &name))
                .group(names::board(board, stage))
                .asking(stage.say_with("ask-settle", &name))
        }
        Action::Paste(_, place) => paste(view, place, stage),
        Action::Bag(_) => plain("do-bag").detail(stage.say("do-bag-detail")).asking(stage.say("ask-bag")),
        Action::Table(action) => Choice::new(action.to_string()),
    }
}

fn read(view: &View, stage: &Stage<'_, Action>) -> Choice {
    let Awaits::Reading { opened, cards, .. } = view.awaits else {
        return Choice::new(stage.say("do-read-next"));
    };
    if opened >= cards {
        return Choice::new(stage.say("do-read-close")).detail(stage.say("do-read-close-detail"));
    }
    let place = [("number", Arg::from(opened + 1)), ("count", cards.into())];
    Choice::new(stage.say(if opened == 0 { "do-read-first" } else { "do-read-next" }))
        .detail(stage.say_with("do-read-detail", &place))
}

fn skip(view: &View, stage: &Stage<'_, Action>) -> Choice {
    match view.awaits {
        Awaits::Reading { opened, cards, .. } if opened < cards => {
            Choice::new(stage.say("do-skip")).detail(stage.say("do-skip-detail"))
        }
        _ => Choice::new(stage.say("do-skip-done")),
    }
}

fn network(view: &View, choice: u8, stage: &Stage<'_, Action>) -> Choice {
    let own = match &view.awaits {
        Awaits::Networks { own } => own.get(usize::from(choice)),
        _ => None,
    };
    let cities = own.map_or(&[][..], Vec::as_slice);
    let crossed = stage.viewer.and_then(|seat| view.companies.get(seat.index()));
    let fresh = cities.iter().filter(|id| crossed.is_some_and(|company| !company.timetable.contains(id)));
    let fresh: Vec<&str> = fresh.map(|id| city(*id, stage)).collect();
    let args = [("number", Arg::from(choice + 1)), ("count", cities.len().into())];
    let detail = [("count", Arg::from(fresh.len())), ("list", fresh.join(", ").into())];
    Choice::new(stage.say_with("do-network", &args)).detail(stage.say_with("do-network-detail", &detail))
}

fn track(view: &View, bed: RouteId, colour: Colour, stage: &Stage<'_, Action>) -> Choice {
    let left = match &view.awaits {
        Awaits::Tracks { pool, .. } => {
            pool.iter().find(|(other, _)| *other == colour).map(|(_, count)| *count)
        }
        _ => None,
    };
    let name = names::track(bed, stage);
    let args = [("route", Arg::from(name)), ("colour", colour_name(Some(colour), stage).into())];
    Choice::new(stage.say_with("do-track", &args))
        .detail(stage.say_with("do-track-detail", &[("count", left.unwrap_or(0).into())]))
        .group(route(bed, stage))
        .asking(stage.say_with("ask-track", &args))
}

fn paste(view: &View, place: Place, stage: &Stage<'_, Action>) -> Choice {
    let company = stage.viewer.and_then(|seat| view.companies.get(seat.index()));
    match place {
        Place::Row(row) => {
            let figures = &campaign().poster.rows[usize::from(row)];
            let pasted = company.map_or(0, |company| company.poster.rows[usize::from(row)].len());
            let args = [
                ("pays", Arg::Money(figures.pays.into())),
                ("now", (pasted + 1).into()),
                ("needs", figures.needs.into()),
                ("colours", figures.colours.into()),
            ];
            Choice::new(stage.say_with("do-paste-row", &args))
                .detail(stage.say_with("do-paste-row-detail", &args))
        }
        Place::Sanctuary => {
            let own =
                company.zip(next_wagon(view)).is_some_and(|(company, wagon)| company.colour == Some(wagon));
            let figures = &campaign().poster;
            let pays = if own { figures.own_colour } else { figures.other_colour };
            let args = [("pays", Arg::Money(pays.into()))];
            Choice::new(stage.say("do-paste-sanctuary"))
                .detail(stage.say_with("do-paste-sanctuary-detail", &args))
        }
    }
}

/// A name as a value of a sentence.
pub(super) fn named<'a>(seat: Seat, stage: &'a Stage<'_, Action>) -> (&'static str, Arg<'a>) {
    ("name", stage.name(seat).into())
}
