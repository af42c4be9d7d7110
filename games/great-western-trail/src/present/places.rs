//! The names of places: spaces of the trail by what lies about them, never by a code; stations and turnouts by the
//! number of the space before them.

use railhead_game::Arg;
use railhead_pieces::Named;

use super::Phrases;
use crate::{
    piece::{Building, Space, SpaceKind, Station, Track},
    state::{Letters, Occupant, letters},
    view::View,
};

impl Phrases<'_> {
    /// The name of a space, where the neutral buildings lie so.
    pub(crate) fn space(&self, letters: Letters, space: Space) -> String {
        let info = space.info();
        match info.kind {
            SpaceKind::Start => self.say("place-start"),
            SpaceKind::KansasCity => self.say("place-kansas-city"),
            SpaceKind::Teepee => self.sum("space-trade", info.money),
            SpaceKind::Hazard => {
                self.count(&format!("space-{}", info.section.map_or("", Named::id)), info.order)
            }
            SpaceKind::Neutral => {
                self.with("place-neutral", &[("letter", sign_at(letters, &info.id).into())])
            }
            SpaceKind::Building => self.site(letters, &info.id),
        }
    }

    /// The name of a space for private buildings.
    fn site(&self, letters: Letters, id: &str) -> String {
        if let Some((section, number)) = id.split_once("_risk") {
            return self.with(&format!("space-after-{section}"), &[("n", number_of(number))]);
        }
        let (road, number) = id.split_at(1);
        let from = ("from", Arg::from(sign_at(letters, road)));
        match (road, number) {
            ("c", "3") => self.with("space-before-teepees", &[from]),
            ("f", _) => {
                let to = ("to", Arg::from(sign_at(letters, "g")));
                self.with("space-between", &[("n", number_of(number)), from, to])
            }
            ("g", _) => {
                let to = ("to", Arg::from(self.say("place-kansas-city")));
                self.with("space-between", &[("n", number_of(number)), from, to])
            }
            _ => self.with("space-after", &[("n", number_of(number)), from]),
        }
    }

    /// What lies on a space.
    pub(crate) fn occupant(&self, occupant: Occupant) -> String {
        match occupant {
            Occupant::Empty => self.say("board-empty"),
            Occupant::Neutral(letter) => self.with("place-neutral", &[("letter", sign(letter).into())]),
            Occupant::Private { owner, building } => {
                let number = ("building", building.number().into());
                match self.0.viewer {
                    Some(viewer) if viewer == owner => self.with("place-own", &[number]),
                    _ => self.with("place-private", &[number, ("name", self.name(owner).into())]),
                }
            }
            Occupant::Tile(tile) => self.tile(tile),
        }
    }

    /// The letter of a neutral building.
    pub(crate) fn letter(occupant: Occupant) -> String {
        match occupant {
            Occupant::Neutral(letter) => sign(letter),
            Occupant::Empty | Occupant::Private { .. } | Occupant::Tile(_) => String::new(),
        }
    }

    /// A place with what lies there, as far as that does not name it already.
    pub(crate) fn place(&self, view: &View, space: Space) -> String {
        self.place_with(view.letters(), space, view.trail[space.index()])
    }

    /// A place where `there` lies.
    pub(crate) fn place_with(&self, letters: Letters, space: Space, there: Occupant) -> String {
        match there {
            Occupant::Empty => self.space(letters, space),
            Occupant::Neutral(_) | Occupant::Private { .. } => self.occupant(there),
            Occupant::Tile(_) => {
                let args =
                    [("tile", self.occupant(there).into()), ("space", self.space(letters, space).into())];
                self.with("place-at", &args)
            }
        }
    }

    /// A private building by its number.
    pub(crate) fn building(&self, building: Building) -> String {
        self.with("building", &[("building", building.number().into())])
    }

    /// A space of the railway.
    pub(crate) fn track(&self, track: Track) -> String {
        let info = track.info();
        self.count(if info.turnout { "track-turnout" } else { "track-space" }, info.number)
    }

    /// A station, by where it stands.
    pub(crate) fn station(&self, station: Station) -> String {
        let track = station.info().track.info();
        self.count(if track.turnout { "station-after" } else { "station-at" }, track.number)
    }
}

impl View {
    /// Which neutral buildings lie where.
    pub(crate) fn letters(&self) -> Letters {
        letters(&self.trail)
    }
}

/// The letter of a neutral building.
fn sign(letter: u8) -> String {
    char::from(b'A' + letter).to_string()
}

/// The letter of the neutral building on the neutral space with this id, in either case.
fn sign_at(letters: Letters, id: &str) -> String {
    let space = id.bytes().next().map_or(0, |letter| letter.to_ascii_uppercase() - b'A');
    sign(letters.get(usize::from(space)).copied().unwrap_or_default())
}

fn number_of(number: &str) -> Arg<'static> {
    Arg::Number(number.parse().unwrap_or_default())
}
