//! What a player has gained: hazards and teepees, station masters, objective cards, and the piles of cards.

use maud::{Markup, html};

use super::Mat;
use crate::{
    board::{goal, icons::Icon, part, told},
    facts::supply::TileKind,
    piece::{Card, Hazard, Teepee},
};

/// Where the parts lie.
const TAKEN: (i32, i32) = (0, 342);
const AREA: (i32, i32) = (190, 342);
/// How much room the objective cards have.
const WIDE: i32 = 280;

/// What was gained.
pub(super) fn draw(mat: &Mat<'_>) -> Markup {
    html! {
        (part("taken", TAKEN, taken(mat)))
        (part("area", AREA, area(mat)))
    }
}

/// Something counted: its sign, how it is coloured, how many there are, and what it is in words.
struct Count {
    icon: Icon,
    class: &'static str,
    n: u8,
    label: String,
}

fn taken(mat: &Mat<'_>) -> Markup {
    let words = &mat.drawing.words;
    let counts: Vec<Count> = hazards(mat).chain(teepees(mat)).chain(others(mat)).collect();
    html! {
        text.heading x="0" y="10" { (words.say("mat-taken")) }
        @for (at, count) in counts.iter().enumerate() {
            @let x = 26 * at as i32;
            (told(count.class, &count.label, html! {
                g.faded[count.n == 0] { (count.icon.at(x, 16, 20)) }
                text.small.strong x=(x + 10) y="49" { (count.n) }
            }))
        }
    }
}

fn hazards<'a>(mat: &'a Mat<'_>) -> impl Iterator<Item = Count> + 'a {
    Hazard::ALL.into_iter().map(|hazard| {
        let is = |kind: TileKind| matches!(kind, TileKind::Hazard(other, ..) if other == hazard);
        let n = held(mat, is);
        let label = format!("{}: {n}", mat.drawing.words.hazard(hazard));
        Count { icon: Icon::of_hazard(hazard), class: "", n, label }
    })
}

fn teepees<'a>(mat: &'a Mat<'_>) -> impl Iterator<Item = Count> + 'a {
    Teepee::ALL.into_iter().map(|colour| {
        let is = |kind: TileKind| matches!(kind, TileKind::Teepee(other, _) if other == colour);
        let n = held(mat, is);
        let label = format!("{}: {n}", mat.drawing.words.say(&format!("teepee-{colour}")));
        let class = match colour {
            Teepee::Green => "tent green",
            Teepee::Blue => "tent blue",
        };
        Count { icon: Icon::Teepee, class, n, label }
    })
}

/// How many tiles of a kind the player holds.
fn held(mat: &Mat<'_>, is: impl Fn(TileKind) -> bool) -> u8 {
    mat.player.tiles.counted().filter(|(tile, _)| is(tile.kind())).map(|(_, n)| n).sum()
}

/// Station masters, and the cards that are not in hand.
fn others<'a>(mat: &'a Mat<'_>) -> impl Iterator<Item = Count> + 'a {
    let words = &mat.drawing.words;
    let player = mat.player;
    let masters: Vec<String> = player.masters.iter().map(|master| words.master(master)).collect();
    let masters = Count {
        icon: Icon::Master,
        class: "",
        n: masters.len() as u8,
        label: format!(
            "{}: {}",
            words.say("board-masters"),
            if masters.is_empty() { "—".to_owned() } else { masters.join(" · ") }
        ),
    };
    let (unseen, left) =
        if mat.own { ("board-deck", player.unseen) } else { ("board-unseen", player.unseen) };
    let pile = Count {
        icon: Icon::Deck,
        class: "",
        n: if mat.own { player.pile_size } else { left.total() },
        label: format!("{}: {}", words.say(unseen), words.cards(&left)),
    };
    let discard = Count {
        icon: Icon::Discard,
        class: "",
        n: player.discard.total(),
        label: format!("{}: {}", words.say("board-discard"), words.cards(&player.discard)),
    };
    [masters, pile, discard].into_iter().take(if mat.own { 1 } else { 3 })
}

fn area(mat: &Mat<'_>) -> Markup {
    let cards: Vec<Card> = mat.player.area.each().collect();
    let hidden = mat.drawing.view.closed_goals && !cards.iter().any(|card| card.is_starting());
    let pitch = (WIDE / (cards.len() as i32 + i32::from(hidden)).max(1)).min(94);
    html! {
        text.heading x="0" y="10" { (mat.drawing.words.say("board-objectives")) }
        @for (at, card) in cards.iter().enumerate() {
            g transform={ "translate(" (pitch * at as i32) " 15)" } {
                (goal::small(mat.drawing, *card, mat.seat, pitch - 4))
            }
        }
        @if hidden {
            g transform={ "translate(" (pitch * cards.len() as i32) " 15)" } {
                (told("", &mat.drawing.words.say("board-closed-objective"), html! {
                    rect.ribbon width=(pitch - 4) height="36" rx="4" {}
                    (Icon::Goal.at((pitch - 4) / 2 - 12, 6, 24))
                }))
            }
        }
    }
}
