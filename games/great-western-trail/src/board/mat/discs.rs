//! The disc spaces of a mat: auxiliary actions, hand and step limits, the certificate track.

use maud::{Markup, html};
use railhead_game::{Arg, seat_letter};
use railhead_pieces::Piece;

use super::Mat;
use crate::{
    action::{Action, DiscSource},
    board::{
        icons::symbol,
        kansas_city,
        marks::{marks, row},
        offer, part,
        tile::shield,
        told,
    },
    facts::facts,
    piece::{Aux, Disc},
};

/// Where the parts lie.
const AUX: (i32, i32) = (0, 0);
const LIMITS: (i32, i32) = (156, 0);
const CERTIFICATES: (i32, i32) = (334, 0);

/// How far the rows of auxiliary actions are apart, and where the first begins.
const ROW: (i32, i32) = (33, 16);

/// Where the first disc of a row of auxiliary actions lies, and how far the second is from it: a finger apart on a phone.
const DISCS: (i32, i32) = (86, 32);

/// How much of a row of auxiliary actions belongs to the first of its spaces.
const ONCE: i32 = DISCS.0 + DISCS.1 - 5;

/// Where a cell of the certificate track begins, and how wide it is: those with discs are as wide as a finger.
fn cell(at: usize) -> (i32, i32) {
    let at = at as i32;
    if at < 4 { (3 + 19 * at, 17) } else { (79 + 28 * (at - 4), 26) }
}

/// The spaces with the discs that are still there.
pub(super) fn draw(mat: &Mat<'_>) -> Markup {
    html! {
        (part("aux", AUX, html! {
            text.heading x="0" y="11" { (mat.drawing.words.say("mat-aux")) }
            @for aux in Aux::ALL { (auxiliary(mat, aux)) }
        }))
        (part("limits", LIMITS, limits(mat)))
        (part("certificates", CERTIFICATES, certificates(mat)))
    }
}

/// The discs that may be used, and the auxiliary actions that may be done.
pub(super) fn acts(mat: &Mat<'_>) -> Markup {
    let drawing = mat.drawing;
    let disc_acts = |lies: fn(Disc) -> bool| {
        html! {
            @for disc in Disc::all().filter(|disc| lies(*disc)) {
                @let (x, y, size) = spot(disc);
                @let chosen = Action::Disc(DiscSource::Mat(disc));
                @let bounds = (x - 4, y - 4, size + 8, size + 8);
                @if kansas_city::plans(drawing.view) && mat.player.discs.contains(disc) {
                    @if let Some(open) = kansas_city::stands_for(drawing.view, DiscSource::Mat(disc)) {
                        (kansas_city::chooses("", Action::Disc(open), &drawing.words.disc(disc), bounds))
                    }
                } @else { (offer(drawing, &disc_label(mat, disc), bounds, |action| action == chosen)) }
            }
        }
    };
    html! {
        (part("aux", AUX, html! {
            @for aux in Aux::ALL {
                @let y = ROW.1 + ROW.0 * aux.index() as i32;
                @let which = |action, twice| matches!(action, Action::Aux { aux: which, double } if which == aux && double == twice);
                // Where both can be done, the second of its spaces does it twice over.
                @let both = [false, true].iter().all(|twice| drawing.acts(|action| which(action, *twice)).any());
                @if both {
                    (offer(drawing, "", (0, y - 1, ONCE, 33), |action| which(action, false)))
                    (offer(drawing, "", (ONCE, y - 1, 146 - ONCE, 33), |action| which(action, true)))
                } @else {
                    (offer(drawing, "", (0, y - 1, 146, 33), |action| which(action, false) || which(action, true)))
                }
            }
            (disc_acts(|disc| disc.info().aux.is_some()))
        }))
        (part("limits", LIMITS, disc_acts(|disc| disc.info().aux.is_none() && disc.info().certificate_limit.is_none())))
        (part("certificates", CERTIFICATES, disc_acts(|disc| disc.info().certificate_limit.is_some())))
    }
}

fn auxiliary(mat: &Mat<'_>, aux: Aux) -> Markup {
    let info = &facts().mat.aux[aux.index()];
    let words = &mat.drawing.words;
    let y = ROW.1 + ROW.0 * aux.index() as i32;
    let open = usize::from(info.printed_open) + info.discs.minus(mat.player.discs).len();
    let texts = [("single", words.clause(info.single).into()), ("double", words.clause(info.double).into())];
    html! {
        (told("", &words.with("mat-aux-row", &texts), html! {
            rect.field.closed[open == 0] x="0" y=(y) width="146" height="30" rx="4" {}
            g.faded[open == 0] { (row(&marks(info.single), 6, y + 6, 18)) }
        }))
        @if info.printed_open > 0 { (told("", &words.say("mat-open"), symbol("open", "", (DISCS.0, y + 3), 24))) }
        @for disc in info.discs.iter() { (space(mat, disc)) }
    }
}

/// The upper left corner of a disc space in its part, and its size.
fn spot(disc: Disc) -> (i32, i32, i32) {
    let info = disc.info();
    if let Some(aux) = info.aux {
        let row = &facts().mat.aux[aux.index()];
        let before =
            usize::from(row.printed_open) + row.discs.iter().take_while(|other| *other != disc).count();
        return (DISCS.0 + DISCS.1 * before as i32, ROW.1 + ROW.0 * aux.index() as i32 + 3, 24);
    }
    if let Some(limit) = info.certificate_limit {
        let track = &facts().mat.limits.certificate_track;
        let at = track.iter().position(|value| *value == limit).unwrap_or_default();
        return (cell(at).0 + 3, 31, 20);
    }
    let like = |other: &Disc| (other.info().hand_bonus > 0) == (info.hand_bonus > 0);
    let box_ = if info.hand_bonus > 0 { 0 } else { 89 };
    let others =
        Disc::all().filter(|disc| disc.info().aux.is_none() && disc.info().certificate_limit.is_none());
    let before = others.filter(like).take_while(|other| *other != disc).count();
    (box_ + 9 + 42 * before as i32, 16, 24)
}

/// A disc space, with its disc or cleared.
fn space(mat: &Mat<'_>, disc: Disc) -> Markup {
    let (x, y, size) = spot(disc);
    let there = mat.player.discs.contains(disc);
    let edge = if disc.is_white() { "white" } else { "black" };
    let id = format!("{}-{edge}", if there { "disc" } else { "clear" });
    told("", &disc_label(mat, disc), symbol(&id, "wood", (x, y), size))
}

/// What clearing a disc space brings, what it costs, and where its disc may go.
fn disc_label(mat: &Mat<'_>, disc: Disc) -> String {
    let words = &mat.drawing.words;
    let corners = words.say(if disc.is_white() { "mat-white" } else { "mat-black" });
    let cleared = (!mat.player.discs.contains(disc)).then(|| words.say("mat-cleared"));
    let parts = [Some(words.disc(disc)), words.disc_price(disc), Some(corners), cleared];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

fn limits(mat: &Mat<'_>) -> Markup {
    let words = &mat.drawing.words;
    let seats = mat.drawing.view.players.len() - 2;
    let hand = Disc::all().filter(|disc| disc.info().hand_bonus > 0);
    let steps = Disc::all().filter(|disc| disc.info().step_bonus_by_players[seats] > 0);
    html! {
        rect.field x="0" y="0" width="85" height="56" rx="4" {}
        text.label x="6" y="12" { (words.count("mat-hand", mat.player.hand_limit)) }
        rect.field x="89" y="0" width="85" height="56" rx="4" {}
        text.label x="95" y="12" { (words.count("mat-steps", mat.player.step_limit)) }
        @for disc in hand.chain(steps) {
            @let info = disc.info();
            @let (x, ..) = spot(disc);
            @let more = info.hand_bonus + info.step_bonus_by_players[seats];
            (space(mat, disc))
            @if info.vp > 0 {
                text.small x=(x + 3) y="52" { "+" (more) }
                (shield(info.vp.into(), x + 12, 41, 14))
            } @else {
                text.small x=(x + 12) y="52" { "+" (more) @if info.cost > 0 { " " (words.money(-i64::from(info.cost))) } @else { " +" (words.money(info.money)) } }
            }
        }
    }
}

fn certificates(mat: &Mat<'_>) -> Markup {
    let words = &mat.drawing.words;
    let (temporary, permanent, limit) = mat.player.certificates;
    let track = &facts().mat.limits.certificate_track;
    let args: [(&str, Arg<'_>); 2] = [("n", temporary.into()), ("limit", limit.into())];
    let label = words.with("mat-certificates", &args);
    html! {
        rect.field x="0" y="0" width="136" height="56" rx="4" {}
        text.label x="6" y="12" { (label) @if permanent > 0 { " +" (permanent) } }
        @for (at, value) in track.iter().enumerate() {
            @let (x, width) = cell(at);
            rect.cell.here[*value == temporary] x=(x) y="17" width=(width) height="36" rx="2" {}
            text.small.strong x=(x + width / 2) y="29" { (value) }
        }
        @for disc in Disc::all().filter(|disc| disc.info().certificate_limit.is_some()) { (space(mat, disc)) }
        @if let Some(at) = track.iter().position(|value| *value == temporary) {
            @let (x, width) = cell(at);
            g.marker data-piece={ "certificates-" (mat.seat.0) } transform={ "translate(" (x + width / 2) " 42)" } {
                circle r="8" {}
                text y="4" { (seat_letter(mat.seat)) }
            }
        }
    }
}
