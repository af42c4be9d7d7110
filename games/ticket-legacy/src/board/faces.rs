//! The faces of train cards and the badges of companies.

use maud::{Markup, html};

use super::ground::{emblem, mark};
use crate::card::{Colour, Kind, Symbol};

/// The class of a kind's colour.
pub(super) fn tone(kind: Kind) -> &'static str {
    kind.colour().map_or("loco", Colour::id)
}

/// What cards of this kind are called when pieces light each other up.
pub(super) fn light(kind: Kind) -> String {
    format!("card-{}", tone(kind))
}

/// The picture on a card: a car with the colour's mark, or a locomotive; in a corner its symbol.
pub(super) fn face(kind: Kind) -> Markup {
    html! {
        svg class="face" viewBox="-24 -17 48 34" aria-hidden="true" {
            @match kind.colour() {
                Some(colour) => {
                    rect class="body" x="-19" y="-11" width="38" height="18" rx="1.5" {}
                    path class="trim" d="M-19-8H19M-12 7v-15M12 7v-15" {}
                    g transform="translate(0 -.5)scale(1.7)" { path class="mark" d=(mark(colour)) {} }
                }
                None => {
                    path class="body" d="M-19 7V-2H-4V-12H-8V-15H8V-12H6V-2H10V-7H8L10-12H16L18-7H16V-2H19L22 7z" {}
                    path class="trim" d="M-19 2H20M-15-2v9M-10-2v9" {}
                }
            }
            circle class="wheel" cx="-12" cy="10" r="4" {} circle class="wheel" cx="0" cy="10" r="4" {} circle class="wheel" cx="12" cy="10" r="4" {}
            @match kind.symbol() {
                Symbol::Plain => {}
                Symbol::Pickaxe => path class="symbol" d="M13-15Q19-17 22-11M19-14.5L13-7" {},
                Symbol::Skull => path class="symbol" d="M14-11a4 4 0 1 1 7 0v3h-1.5v-1.5m-2 0v1.5m-2 0v-1.5m0 1.5H14zM16-12h.1M19-12h.1" {},
            }
        }
    }
}

/// The badge of a company: its mark on its colour.
pub(crate) fn badge(company: Colour) -> Markup {
    html! {
        svg class="crest" viewBox="-7 -7 14 14" aria-hidden="true" {
            rect x="-6.5" y="-6.5" width="13" height="13" rx="2" {}
            path d=(emblem(company)) {}
        }
    }
}
