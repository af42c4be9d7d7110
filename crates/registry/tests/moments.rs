//! Every moment of a game can be gone back to, and is what it was.

use railhead_game::{Luck, Options, Seat, Seed};
use railhead_registry::games;
use serde_json::Value;

/// More than are taken anew at once to reach a moment.
const DECISIONS: usize = 150;

#[test]
fn a_rewound_game_is_what_it_was() {
    for game in games() {
        let id = game.meta().id;
        let mut luck = Luck::new(9);
        let mut play = game.open(2, &Options::default(), Seed([3; 32]), 1).unwrap();
        let eyes = [None, Some(Seat(0)), Some(Seat(1))];
        let mut seen: Vec<[Value; 3]> = vec![eyes.map(|viewer| play.view(viewer))];
        while let (Some(seat), true) = (play.actors().first(), play.ply() < DECISIONS) {
            let legal = play.legal(seat);
            play.decide(seat, &legal[(luck.number() % legal.len() as u64) as usize]).unwrap();
            seen.push(eyes.map(|viewer| play.view(viewer)));
        }
        let (charts, decisions) = (play.charts(), play.decisions());
        assert_eq!(charts.len(), seen.len(), "{id}");
        for (ply, views) in seen.iter().enumerate() {
            let mut then = play.rewound(ply).unwrap();
            assert_eq!((then.ply(), then.decisions().as_slice()), (ply, &decisions[..ply]), "{id}");
            assert_eq!(&eyes.map(|viewer| then.view(viewer)), views, "{id}: after {ply} decisions");
            assert_eq!(then.charts(), charts[..=ply], "{id}: after {ply} decisions");
            if let Some((seat, notation)) = decisions.get(ply) {
                then.decide(*seat, notation).unwrap();
                assert_eq!(&eyes.map(|viewer| then.view(viewer)), &seen[ply + 1], "{id}: on from {ply}");
            }
        }
        assert_eq!(play.rewound(usize::MAX).unwrap().ply(), play.ply(), "{id}");
    }
}
