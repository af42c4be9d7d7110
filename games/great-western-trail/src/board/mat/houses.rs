//! The ten private buildings of a mat: what they do is printed on them.

use maud::{Markup, html};
use railhead_pieces::Piece;

use super::Mat;
use crate::{
    action::Action,
    board::{
        icons::Icon,
        offer, part,
        tile::{self, usual_price},
        told,
    },
    piece::{Building, Worker},
    state::{Occupant, Pending},
};

/// Where the headings lie.
const HEADING: (i32, i32) = (0, 184);
/// The size of a building with its foot.
const SIZE: (i32, i32) = (92, 66);

fn spot(building: Building) -> (i32, i32) {
    let at = building.index() as i32;
    (94 * (at % 5), 199 + 70 * (at / 5))
}

fn place(building: Building) -> String {
    format!("house house-{}", building.number())
}

/// The buildings: in reserve with what they need, or where they are.
pub(super) fn draw(mat: &Mat<'_>) -> Markup {
    let words = &mat.drawing.words;
    html! {
        (part("houses", HEADING, html! {
            text.heading x="0" y="10" { (words.say(if mat.own { "mat-own-houses" } else { "mat-houses" })) }
            text.note.end x="470" y="10" { (words.say("mat-hammers")) }
        }))
        @for building in Building::all() {
            (part(&place(building), spot(building), told("", &label(mat, building), house(mat, building))))
        }
    }
}

/// The buildings that may be built. When that is all that is asked, the mat comes forward.
pub(super) fn acts(mat: &Mat<'_>) -> Markup {
    let asked = matches!(mat.drawing.view.pending, Some(Pending::Build { .. }));
    html! {
        @if asked && !mat.drawing.open.is_empty() { g data-calls {} }
        @for building in Building::all() {
            @let builds = |action| matches!(action, Action::Build { building: which, .. } if which == building);
            (part(&place(building), spot(building), offer(mat.drawing, &label(mat, building), (-1, -1, SIZE.0 + 2, SIZE.1 + 2), builds)))
        }
    }
}

/// What a building costs here and now.
fn price(mat: &Mat<'_>, building: Building) -> u16 {
    let per = match mat.drawing.view.pending {
        Some(Pending::Build { per, .. }) if mat.own => per,
        _ => usual_price(),
    };
    u16::from(mat.drawing.view.face(building).craftsmen) * u16::from(per)
}

fn is_built(mat: &Mat<'_>, building: Building) -> bool {
    let here = Occupant::Private { owner: mat.seat, building };
    mat.drawing.view.trail.contains(&here)
}

fn house(mat: &Mat<'_>, building: Building) -> Markup {
    let words = &mat.drawing.words;
    let face = mat.drawing.view.face(building);
    let there = mat.player.reserve.contains(building);
    let workers = mat.player.workers[Worker::Craftsman.index()];
    let price = price(mat, building);
    let dear = price > mat.player.money;
    html! {
        g.spent[!there].far[there && (dear || face.craftsmen > workers)] {
            (tile::house(mat.drawing, mat.seat, building, (92, 52)))
        }
        rect.foot x="0" y="51" width="92" height="15" rx="3" {}
        @if there {
            @if face.craftsmen > 5 {
                (Icon::Hammer.at(4, 53, 11))
                text.small.start x="16" y="62" { "×" (face.craftsmen) }
            } @else {
                @for at in 0..face.craftsmen { (Icon::Hammer.at(3 + 11 * i32::from(at), 53, 11)) }
            }
            text.small.end.strong.dear[dear] x="88" y="62" { (words.money(price)) }
        } @else {
            text.note.middle x="46" y="62" { (words.say(if is_built(mat, building) { "mat-built" } else { "mat-gone" })) }
        }
    }
}

fn label(mat: &Mat<'_>, building: Building) -> String {
    let words = &mat.drawing.words;
    let face = mat.drawing.view.face(building);
    let actions = face.actions.iter().map(|action| {
        let clauses = [Some(action.first), action.second].into_iter().flatten();
        clauses.map(|clause| words.clause(clause)).collect::<Vec<_>>().join(" / ")
    });
    let tolls = face.hands.iter().map(|hand| tile::toll_text(mat.drawing, *hand));
    let number = words.with("mat-house", &[("building", face.id.as_str().into())]);
    let needs = words.count("board-craftsmen", face.craftsmen);
    let points = words.count("board-vp", face.vp);
    let all = [number].into_iter().chain(actions).chain(tolls).chain([needs, points]);
    all.collect::<Vec<_>>().join(" · ")
}
