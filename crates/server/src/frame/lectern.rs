//! The table of a lesson, where everybody but whoever learns keeps to a script.

use maud::Markup;
use railhead_game::{Play, SeatSet, light};
use railhead_store::Hands;

use super::{Around, Frame, PaneOutline, Viewer, choices, players, story};

/// What a lesson shows at a moment.
pub struct Lectern<'a> {
    /// The position.
    pub play: &'a dyn Play,
    /// Which of the lesson's pictures it is.
    pub revision: i64,
    /// The address under which the game's rules are.
    pub address: &'a str,
    /// Whether a decision is asked for.
    pub live: bool,
    /// The pieces that the card is about.
    pub lit: &'a [String],
    /// The card; empty while others play.
    pub card: Markup,
    /// The steps, and how far one is.
    pub steps: Markup,
}

impl Lectern<'_> {
    /// Draws it as `viewer`, who learns, sees it.
    pub fn draw(self, viewer: &Viewer, names: &[String]) -> Frame {
        let Lectern { play, revision, address, live, lit, card, steps } = self;
        let mut presented = play.present(viewer.reader(names), live);
        for layer in presented.scene.panes.iter_mut().flat_map(|pane| &mut pane.layers) {
            if let (markup, 1..) = light(&layer.markup, lit) {
                layer.markup = markup.into();
            }
        }
        let hands = Hands::default();
        let panes = presented.scene.panes.iter().map(PaneOutline::of).collect();
        let mut frame = Frame::empty(revision, play.ply(), panes);
        let actors = play.actors();
        frame.add("prompt", choices::prompt(actors, viewer, &presented));
        let bots = viewer.seat.iter().fold(SeatSet::all(names.len() as u8), |bots, own| bots.without(*own));
        let lines = story::told_lately(play, &hands, viewer, names);
        let lately = story::lately(&lines, names.len());
        let seen = (&presented.vitals[..], &presented.scene);
        frame.add("players", players::players(bots, actors, viewer, seen, &lately, names));
        let around = Around { address, over: false, undo: false };
        frame.add("choices", choices::choices(around, viewer, &presented));
        frame.add("story", story::story(None, (&lines, play.ply()), &hands, viewer));
        frame.add("lesson", card);
        frame.add("steps", steps);
        frame.add_panes(presented.scene.panes);
        frame
    }
}
