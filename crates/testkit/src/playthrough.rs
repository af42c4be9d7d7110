//! Random games in words.

use railhead_game::{AnyGame, Chance, Lang, Luck, Options, Present, Reader, Record, Seat, Seed};

use crate::game_of;

/// A random game of `seats` as a text a reviewer can read: each decision with how many there were to choose from,
/// and what happened in words; the result at the end. The same text on every machine.
pub fn playthrough<G: Present>(seats: u8, seed: u64, options: &Options) -> String {
    let game = game_of::<G>();
    let mut luck = Luck::new(seed);
    let seed = Seed([seed as u8; 32]);
    let names: Vec<String> = Seat::all(seats).map(|seat| format!("Seat {seat}")).collect();
    let version = G::meta().current_version();
    let mut play = game.open(seats, options, seed, version).expect("the game opens");
    let mut text = format!("{}, rules {version}, {seats} seats, seed {seed}\n", G::meta().title);
    while !play.actors().is_empty() {
        let actors: Vec<Seat> = play.actors().iter().collect();
        let seat = actors[luck.below(actors.len() as u32) as usize];
        let legal = play.legal(seat);
        let notation = &legal[luck.below(legal.len() as u32) as usize];
        let ply = play.ply();
        play.decide(seat, notation).expect("a legal decision");
        text += &format!("\n{ply}. {seat} {notation}   (of {})\n", legal.len());
        for line in play.story(Reader { viewer: None, lang: Lang::En, names: &names }, ply..ply + 1) {
            text += &format!("     {}\n", line.text);
        }
    }
    let outcome = play.outcome().expect("the game is over");
    text += "\n";
    for standing in &outcome.standings {
        let parts: Vec<String> =
            standing.parts.iter().map(|part| format!("{} {}", part.key, part.points)).collect();
        text += &format!(
            "seat {}: rank {}, {} ({})\n",
            standing.seat,
            standing.rank,
            standing.score,
            parts.join(", ")
        );
    }
    text + &format!("{}\n", Record::of(play.as_ref(), &names).digest.unwrap_or_default())
}
