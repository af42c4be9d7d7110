//! The people of Chaparral as silhouettes, each with a sign of their trade. Drawn in a box of 64 by 72.

use maud::{Markup, html};

use super::signs::{Brush, part};
use crate::piece::Character;

const SHOULDERS: &str = "M6 72c0-17 9-23 20-24v-8h12v8c11 1 20 7 20 24z";
const STETSON: &str = "M8 25q24-10 48 0-9 3-14 1l-2-13q-8-5-16 0l-2 13q-5 2-14-1z";
const TOP_HAT: &str = "M15 24h34v-4h-7V3H22v17h-7z";
const BOWLER: &str = "M16 25h32q-1-5-5-5Q42 7 32 7T21 20q-4 0-5 5z";
const STRAW: &str = "M4 26h56q-8-7-17-7Q42 9 32 9T21 19q-9 0-17 7z";
const CAP: &str = "M19 25V14q13-7 26 0v11l9 2q-14-5-35-2z";
const HELMET: &str = "M12 26h40v-3h-5q0-14-15-14T17 23h-5z";
const VISOR: &str = "M18 27q14-8 28 0l6 5q-20-6-40 0z";
const UPDO: &str = "M17 36q-5-22 15-23 20 1 15 23-2-13-15-14-13 1-15 14z";
const BONNET: &str = "M14 42q-6-32 18-32t18 32q-5-20-18-20T14 42z";
const LONG_HAIR: &str = "M19 28q-5 17 2 24h5q-6-9-4-24zM45 28q5 17-2 24h-5q6-9 4-24z";
const PLAITS: &str = "M19 26q-6 20-3 32h5q-1-18 1-32zM45 26q6 20 3 32h-5q1-18-1-32z";

/// The hat or hair, and the sign of the trade.
fn attributes(character: Character) -> (&'static [&'static str], &'static str) {
    match character {
        Character::Sheriff => (&[STETSON], "M44 52l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z"),
        Character::Mayor => (&[TOP_HAT], "M14 54l30 18h-9L10 60z"),
        Character::Banker => (&[BOWLER], "M46 51a9 9 0 1 0 .1 0zM44 55h5v2h-3v2h3v5h-5v-2h3v-2h-3z"),
        Character::Rancher => {
            (&[STRAW], "M46 70V52m0 4q-6-1-6-6 6 1 6 6 0-5 6-6 0 5-6 6m0 7q-6-1-6-6 6 1 6 6 0-5 6-6 0 5-6 6")
        }
        Character::Merchant => (&[CAP], "M36 54h20m-10-4v19m-6 0h12M36 54l-4 8h8zM56 54l-4 8h8z"),
        Character::RailroadBoss => (&[BOWLER], "M36 66h22M36 61h22M39 58v11M45 58v11M51 58v11M57 58v11"),
        Character::Miner => (&[HELMET], "M38 52q10-3 18 6M45 51l-8 20M32 13a3 3 0 1 0 .1 0"),
        Character::Notary => (&[VISOR], "M40 68q2-14 16-18-1 11-12 14zM38 70l6-8"),
        Character::Stranger => (&[STETSON], "M19 37h26L32 56z"),
        Character::Settler => {
            (&[BONNET], "M46 50a10 10 0 1 0 .1 0zM46 50v20M36 60h20M39 53l14 14M53 53L39 67")
        }
        Character::SaloonOwner => (&[UPDO], "M40 15Q52-1 60 8q-3 9-17 12zM32 50a3 3 0 1 0 .1 0"),
        Character::GeneralCuster => (&[STETSON, LONG_HAIR], "M38 70l18-20M40 62l8 6M24 54h-8M26 59H14"),
    }
}

/// A character.
pub(super) fn portrait(character: Character) -> Markup {
    let (hats, sign) = attributes(character);
    html! {
        path d=(SHOULDERS) {}
        circle cx="32" cy="33" r="13" {}
        @for hat in hats { path d=(hat) {} }
        (part(Brush::Trade, sign))
    }
}

/// An apache: a man with headband and plaits.
pub(super) fn apache() -> Markup {
    html! {
        path d=(SHOULDERS) {}
        circle cx="32" cy="32" r="13" {}
        path d=(PLAITS) {}
        (part(Brush::Glow, "M18 26q14-6 28 0v5q-14-6-28 0zM40 22l7-22 3 2-5 22z"))
    }
}

/// A politician: a man with top hat and bow tie.
pub(super) fn politician() -> Markup {
    html! {
        path d=(SHOULDERS) {}
        circle cx="32" cy="33" r="13" {}
        path d=(TOP_HAT) {}
        (part(Brush::Glow, "M32 52l-10-6v12zM32 52l10-6v12z"))
    }
}
