//! How much of the page is sent after a decision: only layers that changed, to each pair of eyes.

use std::{
    collections::BTreeMap,
    io::{Read, Write},
    process::{Command, Stdio},
    thread,
};

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

/// Plays a random game and shows `watch` the text of the changed layers after each decision, for every pair of eyes.
fn watch_pushes(seats: u8, luck: &mut Luck, mut watch: impl FnMut(&str)) {
    let shelf: &'static GameOf<GreatWesternTrail> = Box::leak(Box::new(GameOf::new()));
    let options = Options::default().with("private", "mixed");
    let mut play = shelf.open(seats, &options, luck.seed(), 1).expect("the game opens");
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("Seat {seat}")).collect();
    let eyes: Vec<Option<Seat>> = Seat::all(seats).map(Some).chain([None]).collect();
    let mut before: Vec<Layers> = eyes.iter().map(|eyes| layers(play.as_ref(), *eyes, &names)).collect();
    while let Some(seat) = play.actors().first() {
        let legal = play.legal(seat);
        play.decide(seat, &legal[luck.below(legal.len() as u32) as usize]).expect("a legal decision");
        for (eyes, before) in eyes.iter().zip(&mut before) {
            let after = layers(play.as_ref(), *eyes, &names);
            let changed = after.iter().filter(|(id, markup)| before.get(*id) != Some(markup));
            let text: String = changed.map(|(_, markup)| markup.as_str()).collect();
            watch(&text);
            *before = after;
        }
    }
}

/// A push is a small part of the page, even before it is compressed.
#[test]
fn a_decision_sends_little() {
    for seats in [2, 4] {
        let mut sizes = Vec::new();
        watch_pushes(seats, &mut Luck::new(7), |text| sizes.push(text.len()));
        let mean = sizes.iter().sum::<usize>() / sizes.len();
        let most = sizes.iter().max().copied().unwrap_or_default();
        println!("{seats} seats: {} pushes, mean {mean} bytes, most {most}", sizes.len());
        assert!(mean < 20_000 && most < 100_000, "{seats} seats: mean {mean}, most {most}");
    }
}

/// Prints what the pushes of whole games come to when they are compressed (needs the `gzip` command):
/// `cargo test --release -p great-western-trail --test push -- --ignored --nocapture`.
#[test]
#[ignore = "starts gzip for every push"]
fn compressed_pushes() {
    for seats in 2..=4 {
        let mut sizes = Vec::new();
        watch_pushes(seats, &mut Luck::new(7), |text| sizes.push(compressed(text)));
        let mean = sizes.iter().sum::<usize>() / sizes.len();
        let most = sizes.iter().max().copied().unwrap_or_default();
        println!("{seats} seats: {} pushes, mean {mean} bytes, most {most}", sizes.len());
        assert!(most < 25 * 1024, "{most}");
    }
}

/// How many bytes `gzip` makes of `text`.
fn compressed(text: &str) -> usize {
    let mut gzip = Command::new("gzip")
        .arg("-c")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the gzip command is there");
    let mut input = gzip.stdin.take().expect("piped");
    let mut output = gzip.stdout.take().expect("piped");
    let mut bytes = Vec::new();
    thread::scope(|scope| {
        scope.spawn(move || input.write_all(text.as_bytes()).expect("gzip reads"));
        output.read_to_end(&mut bytes).expect("gzip writes");
    });
    gzip.wait().expect("gzip ends");
    bytes.len()
}
