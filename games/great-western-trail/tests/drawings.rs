//! What the drawings promise: every sign that is used is drawn, everything that can be pointed at tells a sentence, and
//! a page is small.

use std::{collections::BTreeSet, io::Write};

use flate2::{Compression, write::GzEncoder};
use great_western_trail::GreatWesternTrail;
use railhead_game::{AnyGame, Chance, GameOf, Lang, Luck, Options, Play, Presented, Reader, Seat};

/// A random game for three, shown to whoever is to decide after every `step` decisions.
fn look(options: &Options, step: usize, mut see: impl FnMut(&Presented)) {
    let mut luck = Luck::new(11);
    let game: &'static GameOf<GreatWesternTrail> = Box::leak(Box::new(GameOf::new()));
    let mut play = game.open(3, options, luck.seed(), 1).expect("the game opens");
    let names: Vec<String> = ["You", "Casey", "Josefa"].map(str::to_owned).to_vec();
    for ply in 0.. {
        let Some(seat) = play.actors().first() else { return };
        if ply % step == 0 {
            let lang = if ply % (2 * step) == 0 { Lang::En } else { Lang::PtBr };
            see(&show(play.as_ref(), seat, lang, &names));
        }
        let legal = play.legal(seat);
        play.decide(seat, &legal[luck.below(legal.len() as u32) as usize]).expect("a legal decision");
    }
}

fn show(play: &dyn Play, seat: Seat, lang: Lang, names: &[String]) -> Presented {
    play.present(Reader { viewer: Some(seat), lang, names }, true)
}

/// All markup of a picture, pane by pane.
fn panes(shown: &Presented) -> Vec<(&'static str, String)> {
    let panes = shown.scene.panes.iter();
    panes.map(|pane| (pane.id, pane.layers.iter().map(|layer| layer.markup.as_ref()).collect())).collect()
}

/// What stands between `start` and the next `end`, wherever `start` is.
fn between<'a>(markup: &'a str, start: &'a str, end: char) -> impl Iterator<Item = &'a str> {
    markup.match_indices(start).filter_map(move |(at, _)| markup[at + start.len()..].split(end).next())
}

fn mixed() -> Options {
    Options::default().with("private", "mixed")
}

#[test]
fn every_sign_is_drawn_and_every_piece_tells_its_sentence() {
    look(&mixed(), 9, |shown| {
        let panes = panes(shown);
        let all: String = panes.iter().map(|(_, markup)| markup.as_str()).collect();
        let drawn: BTreeSet<&str> = between(&all, "<symbol id=\"", '"').collect();
        let used: BTreeSet<&str> = between(&all, "href=\"#", '"').collect();
        assert!(used.is_subset(&drawn), "not drawn: {:?}", used.difference(&drawn).collect::<Vec<_>>());
        for (id, markup) in &panes {
            let told = between(markup, "<title>", '<').chain(between(markup, " title=\"", '"'));
            for text in told {
                assert!(!text.trim().is_empty() && !text.contains('{'), "{id} tells {text:?}");
            }
        }
    });
}

#[test]
fn every_building_of_a_mat_says_what_it_does() {
    let mut seen = 0;
    look(&mixed(), 40, |shown| {
        for (id, markup) in panes(shown).iter().filter(|(id, _)| id.starts_with("mat-")) {
            let houses = (1..=10).filter(|n| markup.contains(&format!("house house-{n}\""))).count();
            assert_eq!(houses, 10, "{id}");
            assert_eq!(between(markup, "class=\"wall\"", '>').count(), 10, "{id}");
            seen += 1;
        }
    });
    assert!(seen > 10, "{seen}");
}

#[test]
fn kansas_city_says_where_tiles_go_and_what_a_herd_reaches() {
    let (mut foresight, mut income, mut delivery) = (0, 0, 0);
    look(&Options::default(), 1, |shown| {
        let offered = |verb: &str| shown.offers.iter().filter(|offer| offer.act.starts_with(verb)).count();
        let panes = panes(shown);
        let panel = panes.iter().find(|(id, _)| *id == "city").map_or("", |(_, markup)| markup);
        for (verb, count) in
            [("foresight", &mut foresight), ("income", &mut income), ("deliver", &mut delivery)]
        {
            let options = between(panel, "data-choose=\"", '"').filter(|act| act.starts_with(verb));
            let now = |act: &&str| shown.offers.iter().any(|offer| offer.act == *act);
            let bound = options.filter(now).count();
            assert_eq!(bound, offered(verb), "{verb} is decided in the panel");
            *count += bound;
        }
        assert!(offered("foresight") == 0 || panel.contains("→ "), "{panel}");
    });
    assert!(foresight > 5 && income > 3 && delivery > 3, "{foresight} {income} {delivery}");
}

#[test]
fn a_picture_is_small() {
    let mut most = 0;
    look(&mixed(), 25, |shown| {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        for (_, markup) in panes(shown) {
            gzip.write_all(markup.as_bytes()).expect("a vector takes everything");
        }
        most = most.max(gzip.finish().expect("a vector takes everything").len());
    });
    assert!(most < 25 * 1024, "{most} bytes");
}
