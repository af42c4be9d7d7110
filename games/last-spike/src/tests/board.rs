//! The picture of the table: every decision is where a hand would reach for it, and nothing hidden is drawn.

use railhead_game::{Chance, Events, Game, Lang, Luck, Options, Present, Scene, Seat, Setup, Stage, Words};

use crate::{action::Action, state::LastSpike};

fn scene(game: &LastSpike, viewer: Option<Seat>, lang: Lang) -> Scene {
    let words = Words::new(lang, LastSpike::locale(lang)).unwrap();
    let names: Vec<String> = Seat::all(game.seats()).map(|seat| format!("<{seat}>")).collect();
    let mut legal = Vec::new();
    if let Some(seat) = viewer {
        game.legal(seat, &mut legal);
    }
    LastSpike::scene(&game.view(viewer), &Stage { words: &words, names: &names, viewer, legal: &legal })
}

fn markup(scene: &Scene) -> String {
    scene.panes.iter().flat_map(|pane| &pane.layers).map(|layer| layer.markup.as_ref()).collect()
}

/// A random game, with something to be said of each of its positions.
fn at_every_decision(seats: u8, seed: u64, mut say: impl FnMut(&LastSpike, Seat, &[Action])) {
    let mut luck = Luck::new(seed);
    let setup = Setup::checked(LastSpike::meta(), seats, &Options::default(), luck.seed(), 1).unwrap();
    let mut game = LastSpike::new(&setup).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = game.actors().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        say(&game, seat, &legal);
        game.apply(seat, *luck.pick(&legal).unwrap(), &mut Events::muted()).unwrap();
    }
}

#[test]
fn every_decision_about_a_piece_is_bound_to_it() {
    let mut sold = 0;
    for seed in 0..12 {
        at_every_decision(2, seed, |game, seat, legal| {
            let scene = scene(game, Some(seat), Lang::En);
            let map: String = scene.panes[0].layers.iter().map(|layer| layer.markup.as_ref()).collect();
            for action in legal.iter().filter(|action| !matches!(action, Action::Pass | Action::End)) {
                assert!(map.contains(&format!("data-act=\"{action}\"")), "{action} is not on the map");
                sold += usize::from(matches!(action, Action::Sell(_)));
            }
            for lay in legal.iter().filter(|action| matches!(action, Action::Lay(_))) {
                let hand: String = scene.panes[1].layers.iter().map(|layer| layer.markup.as_ref()).collect();
                assert!(hand.contains(&format!("data-act=\"{lay}\"")), "{lay} is not on the hand");
            }
        });
    }
    assert!(sold > 0, "some seat had to sell");
}

#[test]
fn nobody_sees_a_tile_of_another_hand() {
    at_every_decision(3, 4, |game, _, _| {
        for viewer in Seat::all(3).map(Some).chain([None]) {
            let seen = markup(&scene(game, viewer, Lang::PtBr));
            for secret in game.secrets(viewer) {
                assert!(!seen.contains(&format!("data-piece=\"tile-{secret}\"")), "{viewer:?} sees {secret}");
            }
        }
    });
}

#[test]
fn a_picture_does_not_depend_on_what_its_viewer_cannot_know() {
    let mut luck = Luck::new(8);
    at_every_decision(2, 5, |game, seat, _| {
        let mut imagined = game.clone();
        imagined.determinize(seat, &mut luck);
        let pictures = [game, &imagined].map(|game| markup(&scene(game, Some(seat), Lang::En)));
        assert_eq!(pictures[0], pictures[1]);
    });
}

#[test]
fn names_are_escaped_and_only_what_changed_differs() {
    let mut ground = None;
    at_every_decision(4, 6, |game, seat, _| {
        let scene = scene(game, Some(seat), Lang::En);
        assert!(!markup(&scene).contains("<0>"));
        let drawn = scene.panes[0].layers[0].markup.clone();
        assert_eq!(*ground.get_or_insert_with(|| drawn.clone()), drawn);
    });
}

#[test]
fn there_is_no_style_and_no_script_in_the_markup() {
    at_every_decision(6, 7, |game, seat, _| {
        let seen = markup(&scene(game, Some(seat), Lang::En));
        for forbidden in [" style=", "<style", "<script", "javascript:", " on"] {
            let found = seen.find(forbidden).map(|at| &seen[at..(at + 40).min(seen.len())]);
            assert!(!found.is_some_and(|text| forbidden != " on" || text.contains('=')), "{found:?}");
        }
    });
}
