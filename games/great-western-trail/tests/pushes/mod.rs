//! Whole games as pages see them: what is sent after each decision.

use std::collections::BTreeMap;

use great_western_trail::GreatWesternTrail;
use railhead_game::{AnyGame, Chance, GameOf, Lang, Luck, Options, Play, Reader, Seat};

/// The layers of the page and its buttons, as text by id.
type Layers = BTreeMap<&'static str, String>;

fn layers(play: &dyn Play, viewer: Option<Seat>, names: &[String]) -> Layers {
    let shown = play.present(Reader { viewer, lang: Lang::PtBr, names }, true);
    let layers = shown.scene.panes.into_iter().flat_map(|pane| pane.layers);
    let layers = layers.map(|layer| (layer.id, layer.markup.into_owned()));
    let buttons = format!("{}{:?}{:?}", shown.prompt, shown.offers, shown.refused);
    layers.chain([("buttons", buttons)]).collect()
}

/// The sizes, as `measure` gives them, of what a random game sends: the changed layers after each decision, for every
/// pair of eyes.
pub fn sizes(seats: u8, measure: impl Fn(&str) -> usize) -> Sizes {
    let mut luck = Luck::new(7);
    let game: &'static GameOf<GreatWesternTrail> = Box::leak(Box::new(GameOf::new()));
    let options = Options::default().with("private", "mixed");
    let mut play = game.open(seats, &options, luck.seed(), 1).expect("the game opens");
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("Seat {seat}")).collect();
    let eyes: Vec<Option<Seat>> = Seat::all(seats).map(Some).chain([None]).collect();
    let mut before: Vec<Layers> = eyes.iter().map(|eyes| layers(play.as_ref(), *eyes, &names)).collect();
    let mut sizes = Vec::new();
    while let Some(seat) = play.actors().first() {
        let legal = play.legal(seat);
        play.decide(seat, &legal[luck.below(legal.len() as u32) as usize]).expect("a legal decision");
        for (eyes, before) in eyes.iter().zip(&mut before) {
            let after = layers(play.as_ref(), *eyes, &names);
            let changed = after.iter().filter(|(id, markup)| before.get(*id) != Some(markup));
            let text: String = changed.map(|(_, markup)| markup.as_str()).collect();
            sizes.push(measure(&text));
            *before = after;
        }
    }
    Sizes {
        mean: sizes.iter().sum::<usize>() / sizes.len(),
        most: sizes.iter().max().copied().unwrap_or_default(),
    }
}

/// How much was sent at once.
#[derive(Debug)]
pub struct Sizes {
    /// Bytes on average.
    pub mean: usize,
    /// Bytes at most.
    pub most: usize,
}
