//! The lines from each character to the two shops where a cowboy there gives influence: drawn in the gutters between the
//! cards, seen while the character is pointed at.

use std::{fmt::Write as _, sync::LazyLock};

use maud::{Markup, html};

use crate::{
    facts::facts,
    piece::{Business, Character},
};

/// The measures of the town's grid, as the stylesheet has them: how many cards lie side by side, how wide and high they
/// are, and how far apart.
struct Grid {
    columns: usize,
    width: f32,
    gap: (f32, f32),
    head: f32,
    card: f32,
    alley: f32,
    shop: f32,
}

/// On a screen that shows town and range side by side.
const WIDE: Grid =
    Grid { columns: 4, width: 104.0, gap: (6.67, 6.86), head: 47.0, card: 84.0, alley: 39.0, shop: 62.0 };
/// On a phone held upright.
const NARROW: Grid =
    Grid { columns: 3, width: 124.0, gap: (5.0, 5.0), head: 36.0, card: 76.0, alley: 36.0, shop: 40.0 };

/// The lines for both screens, for a layer that is sent once.
pub(super) fn lines() -> &'static str {
    static LINES: LazyLock<String> = LazyLock::new(|| {
        html! { (drawing("links wide", &WIDE)) (drawing("links narrow", &NARROW)) }.into_string()
    });
    &LINES
}

/// The name under which the lines of a character are lit.
pub(super) fn light(who: Character) -> String {
    format!("l-{who}")
}

fn drawing(class: &str, grid: &Grid) -> Markup {
    let rows = 12 / grid.columns;
    html! {
        svg class=(class) viewBox={ "0 0 " (grid.across()) " " (grid.shops_top() + grid.shop * rows as f32 + grid.gap.1 * (rows - 1) as f32) }
            preserveAspectRatio="none" aria-hidden="true" {
            @for who in Character::ALL { path data-light=(light(who)) d=(path(who, grid)) {} }
        }
    }
}

fn path(who: Character, grid: &Grid) -> String {
    let mut path = String::new();
    for shop in facts().index.influences[who.index()].iter() {
        grid.line(&mut path, who, shop);
    }
    path
}

impl Grid {
    fn across(&self) -> f32 {
        self.columns as f32 * (self.width + self.gap.0) - self.gap.0
    }

    fn rows(&self) -> f32 {
        (12 / self.columns) as f32
    }

    fn left(&self, column: usize) -> f32 {
        column as f32 * (self.width + self.gap.0)
    }

    fn shops_top(&self) -> f32 {
        self.head + self.rows() * (self.card + self.gap.1) + self.alley + 2.0 * self.gap.1
    }

    /// From the foot of a character's card into the gutter beside it, down, and along the gutter above the shop.
    fn line(&self, path: &mut String, who: Character, shop: Business) {
        let (from, down) = (who.index() % self.columns, who.index() / self.columns);
        let (to, below) = (shop.index() % self.columns, shop.index() / self.columns);
        let rightwards = if from == to { from + 1 < self.columns } else { to > from };
        let (edge, gutter) = if rightwards {
            let right = self.left(from) + self.width;
            (right, right + self.gap.0 / 2.0)
        } else {
            (self.left(from), self.left(from) - self.gap.0 / 2.0)
        };
        let foot = self.head + self.gap.1 + down as f32 * (self.card + self.gap.1) + self.card * 0.85;
        let roof = self.shops_top() + below as f32 * (self.shop + self.gap.1);
        let middle = self.left(to) + self.width / 2.0;
        // A line is never so long that it could not be written.
        let _ = write!(
            path,
            "M{edge:.0} {foot:.0}H{gutter:.1}V{:.1}H{middle:.0}V{:.1}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
            roof - self.gap.1 / 2.0,
            roof + 2.0
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_character_is_tied_to_its_two_shops_on_both_screens() {
        let lines = lines();
        for who in Character::ALL {
            let of_it = lines.matches(&format!("data-light=\"l-{who}\"")).count();
            assert_eq!(of_it, 2, "{who}");
        }
        assert_eq!(lines.matches('M').count(), 2 * 2 * 12);
    }

    /// The Rancher, first of the last column, and the Saloon, second of the last row.
    #[test]
    fn a_line_keeps_to_the_gutters() {
        let mut path = String::new();
        WIDE.line(&mut path, Character::Rancher, Business::Saloon);
        assert!(path.starts_with("M332 125H328.7V506.6H163V512.0"), "{path}");
    }
}
