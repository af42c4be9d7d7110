//! The binder: what a campaign has become, to be leafed through.

use maud::{Markup, html};
use railhead_game::{Arg, Canvas, Layer, Pane, Place, Seat, Stage};

use super::{
    super::{
        action::Action,
        state::Campaign,
        view::{Awaits, CompanyView, View},
    },
    atlas, chronicle, curves, letter, names, office,
    papers::{self, livery, sign},
};
use crate::{
    facts::{SlotRule, campaign, figures, frontiers},
    piece::BoardId,
    present::{city, ticket},
};

type On<'a> = Stage<'a, Action>;

const MAP: atlas::Ids = atlas::Ids {
    pane: "binder-map",
    ground: "binder-ground",
    beds: "binder-beds",
    spaces: "binder-spaces",
    stickers: "binder-marks",
    cities: "binder-cities",
};

/// The leaves of the binder.
pub(super) fn binder(view: &View, stage: &On<'_>) -> Vec<Pane> {
    let leaf = |id, title: &str, markup| Pane {
        id,
        title: stage.say(title),
        place: Place::Side,
        canvas: Canvas::Html,
        layers: vec![Layer::new(id, markup)],
    };
    let map = atlas::pane(&MAP, view, stage);
    let mut panes = vec![leaf("binder-next", "binder-next", next(view, stage))];
    if matches!(view.awaits, Awaits::Nothing) {
        panes.push(leaf("binder-vaults", "binder-vaults", office::reckoning(view, stage)));
    }
    panes.extend([
        leaf("binder-chronicle", "binder-chronicle", chronicle::chronicle(view, stage)),
        map,
        leaf("binder-stickers", "stickers-list", stickers(view, stage)),
        leaf("binder-charts", "binder-charts", curves::curves(view, stage)),
        leaf("binder-companies", "binder-companies", company_boxes(view, stage)),
        leaf("binder-rules", "binder-rules", slots(view, stage)),
        leaf("binder-archive", "binder-archive", archive(view, stage)),
        leaf("binder-story", "binder-story", story(view, stage)),
    ]);
    panes
}

fn next(view: &View, stage: &On<'_>) -> Markup {
    let game = [
        ("game", Arg::from(view.game)),
        ("games", Campaign::last_game().into()),
        ("year", view.year.to_string().into()),
    ];
    let open = [BoardId::EAST].into_iter().chain(view.boards.iter().copied());
    let boards: Vec<&str> = open.map(|board| names::board(board, stage)).collect();
    let roster = |seats: &mut dyn Iterator<Item = Seat>| {
        let list: Vec<&str> = seats.map(|seat| stage.name(seat)).collect();
        stage.say_with("next-roster", &[("list", list.join(", ").into())])
    };
    html! {
        p { @if matches!(view.awaits, Awaits::Nothing) { (stage.say("next-over")) } @else { (stage.say_with("next-game", &game)) } }
        p { (super::prompt_of(view, stage)) }
        p { (stage.say_with("next-boards", &[("list", boards.join(", ").into())])) }
        @if view.known_game >= figures().eras.finale { p class="hand-written" { (stage.say("finale-text")) } }
        @match &view.awaits {
            Awaits::Roster { present, .. } if !present.is_empty() => p { (roster(&mut present.iter())) },
            Awaits::Roster { .. } | Awaits::Nothing => {},
            _ => p { (roster(&mut view.present.iter().copied())) },
        }
    }
}

fn stickers(view: &View, stage: &On<'_>) -> Markup {
    html! {
        details {
            summary { (stage.say("stickers-list")) " (" (view.stickers.len() + view.growth.len()) ")" }
            ul {
                @for sticker in &view.stickers { li { (atlas::sticker_in_words(*sticker, stage)) } }
                @for sticker in &view.growth { li { (atlas::growth_in_words(*sticker, stage)) } }
            }
        }
    }
}

fn company_boxes(view: &View, stage: &On<'_>) -> Markup {
    html! {
        @for (index, company) in view.companies.iter().enumerate() {
            (company_box(Seat(index as u8), company, view, stage))
        }
    }
}

fn company_box(seat: Seat, company: &CompanyView, view: &View, stage: &On<'_>) -> Markup {
    let in_force = |rule: SlotRule| {
        frontiers().slots.iter().any(|row| row.rule == rule && view.slots.contains(&row.slot))
    };
    let list = |items: Vec<&str>| [("list", Arg::from(items.join(", ")))];
    let slips = company
        .slips
        .iter()
        .map(|slip| slip.map_or("–".to_owned(), |slip| stage.lang().money(slip.into())));
    let slips: Vec<String> = slips.collect();
    html! {
        section class={ "company-box company seat-" (seat) " of-" (company.colour.map_or("none", |colour| colour.id())) } {
            h3 { (sign(seat)) " " (stage.name(seat)) " " small { (livery(company.colour, stage)) } }
            p { (office::figures(company, stage)) }
            @if !slips.is_empty() { p { (stage.say_with("box-slips", &[("list", slips.join(", ").into())])) } }
            @if let Some(charter) = company.charter {
                @let row = &frontiers().charters.list[charter.index()];
                p { b { (row.title.name(stage.lang())) } " " (crate::present::text(&row.id, stage)) }
            }
            @if !company.depots.is_empty() {
                p { (stage.say_with("box-depots", &list(company.depots.iter().map(|id| city(*id, stage)).collect()))) }
            }
            @if let Some((claim, towns)) = company.claim {
                @let mine = city(frontiers().claims.list[claim.index()].mine, stage);
                p { (stage.say_with("own-claim", &[("city", mine.into()), ("count", towns.count_ones().to_string().into())])) }
            }
            @if !company.solved.is_empty() {
                p { (stage.say_with("box-solved", &list(company.solved.iter().map(|id| city(*id, stage)).collect()))) }
            }
            @if stage.viewer == Some(seat) && let Some(own) = &view.own { (office::own(own, stage)) }
            @if in_force(SlotRule::Wagons) {
                details { summary { (stage.say("box-poster")) } (papers::poster(&company.poster, stage)) }
            }
            @if view.known_game >= campaign().timetable.game {
                details { summary { (stage.say("box-timetable")) } (papers::timetable(company, stage)) }
            }
        }
    }
}

/// The numbered rules: those in force by name, the others as empty places.
fn slots(view: &View, stage: &On<'_>) -> Markup {
    html! {
        ol class="slots" {
            @for row in &frontiers().slots {
                @if view.slots.contains(&row.slot) {
                    li {
                        b { (row.title.name(stage.lang())) }
                        @if let Some(board) = row.board { " " span class="quiet" { "(" (names::board(board, stage)) ")" } }
                    }
                } @else { li class="quiet" { (stage.say("slot-empty")) } }
            }
        }
        @for board in &view.boards {
            details class="folded" {
                summary { (names::board(*board, stage)) }
                (letter::paragraphs(&stage.say(&format!("frontier-{board}-text"))))
                p class="rule" { (stage.say(&format!("frontier-{board}-rule"))) }
            }
        }
    }
}

fn archive(view: &View, stage: &On<'_>) -> Markup {
    let shelf = |key: &str, items: Vec<String>| {
        html! {
            @if !items.is_empty() { h3 { (stage.say(key)) } ul { @for item in items { li { (item) } } } }
        }
    };
    let tickets = view.retired_tickets.iter().map(|id| ticket(*id, stage)).collect();
    let events = view.retired_events.iter().map(|id| names::event(*id, stage).to_owned()).collect();
    let employees = view.retired_employees.iter().map(|id| names::employee(*id, stage).to_owned()).collect();
    let punched = view.punched_tickets.iter();
    let punched =
        punched.map(|(id, seat)| format!("{}: {}", ticket(*id, stage), stage.name(*seat))).collect();
    let empty = view.retired_tickets.is_empty()
        && view.retired_events.is_empty()
        && view.retired_employees.is_empty();
    html! {
        @if view.story.iter().any(|card| campaign().story[*card].letter.is_some()) {
            p class="hand-written" { (stage.say("toolbox-text")) }
        }
        @if empty { p class="quiet" { (stage.say("archive-empty")) } }
        (shelf("archive-tickets", tickets))
        (shelf("archive-events", events))
        (shelf("archive-employees", employees))
        (shelf("punched-tickets", punched))
    }
}

fn story(view: &View, stage: &On<'_>) -> Markup {
    html! {
        @if view.story.is_empty() { p class="quiet" { (stage.say("story-none")) } }
        @for card in &view.story { (letter::folded(&campaign().story[*card], stage)) }
    }
}
