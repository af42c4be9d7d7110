//! Writes the whole-game fixtures that `kit.rs` replays. Run by hand, once per rules version:
//! `cargo test -p great-western-trail --test fixtures -- --ignored`.

use std::{fs, path::Path};

use great_western_trail::GreatWesternTrail;
use railhead_game::{AnyGame, Chance, Game, GameOf, Judgement, Luck, Options, Record, Seat};

fn options(seats: u8) -> Options {
    match seats {
        2 => Options::default(),
        3 => Options::default().with("private", "mixed"),
        _ => Options::default().with("neutral", "shuffled").with("private", "mixed"),
    }
}

/// The decision that the game's own judgement likes best in one imagined position.
fn choose(game: &GreatWesternTrail, seat: Seat, luck: &mut Luck) -> String {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let mut imagined = game.clone();
    imagined.determinize(seat, luck);
    let best = legal
        .iter()
        .max_by(|one, other| imagined.weigh(seat, **one).total_cmp(&imagined.weigh(seat, **other)));
    best.map(ToString::to_string).unwrap_or_default()
}

#[test]
#[ignore = "writes files"]
fn write_fixtures() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures");
    let shelf: &'static GameOf<GreatWesternTrail> = Box::leak(Box::new(GameOf::new()));
    for seats in 2..=4u8 {
        for (style, judged) in [("judged", true), ("random", false)] {
            let mut luck = Luck::new(u64::from(seats) * 10 + u64::from(judged));
            let version = GreatWesternTrail::meta().current_version();
            let seed = luck.seed();
            let mut play = shelf.open(seats, &options(seats), seed, version).expect("the game opens");
            let setup = play.setup().clone();
            let mut game = GreatWesternTrail::new(&setup).expect("the game opens");
            while let Some(seat) = play.actors().first() {
                let legal = play.legal(seat);
                let notation = if judged {
                    choose(&game, seat, &mut luck)
                } else {
                    legal[luck.below(legal.len() as u32) as usize].clone()
                };
                play.decide(seat, &notation).expect("a legal decision");
                let action = notation.parse().expect("notation");
                game.apply(seat, action, &mut railhead_game::Events::muted()).expect("a legal decision");
            }
            let names: Vec<String> = Seat::all(seats).map(|seat| format!("Seat {seat}")).collect();
            let record = Record::of(play.as_ref(), &names);
            fs::write(folder.join(format!("v1-{seats}-{style}.record")), record.to_string())
                .expect("written");
        }
    }
}
