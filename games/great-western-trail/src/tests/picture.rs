//! The picture of the table and its words: every decision is on a piece, says truly what it brings, and names places.

use railhead_game::{
    Chance, Ends, Events, Game, Lang, Luck, Options, Present, Seat, Setup, Stage, Words as Texts,
};
use railhead_pieces::Piece;

use super::position::{Words, space, table};
use crate::{
    action::Action,
    event::{Event, Landing},
    piece::Space,
    present::{
        Phrases,
        preview::{self, Target},
    },
    state::{GreatWesternTrail, Pending},
};

/// A random game, with something to be said of each of its positions.
fn at_every_decision(seats: u8, seed: u64, mut say: impl FnMut(&GreatWesternTrail, Seat, &[Action])) {
    let mut luck = Luck::new(seed);
    let options = Options::default().with("private", "mixed").with("neutral", "shuffled");
    let setup = Setup::checked(GreatWesternTrail::meta(), seats, &options, luck.seed(), 1).unwrap();
    let mut game = GreatWesternTrail::new(&setup).unwrap();
    let mut legal = Vec::new();
    while let Some(seat) = game.actors().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        say(&game, seat, &legal);
        game.apply(seat, *luck.pick(&legal).unwrap(), &mut Events::muted()).unwrap();
    }
}

fn texts(lang: Lang) -> Texts {
    Texts::new(lang, GreatWesternTrail::locale(lang)).unwrap()
}

#[test]
fn every_decision_is_on_a_piece_but_for_ends_and_refusals() {
    let words = texts(Lang::En);
    let names = ["Ana".to_owned(), "Bia".to_owned()];
    for seed in 0..3 {
        at_every_decision(2, seed, |game, seat, legal| {
            let stage = Stage { words: &words, names: &names, viewer: Some(seat), legal };
            let view = game.view(Some(seat));
            let scene = GreatWesternTrail::scene(&view, &stage);
            let layers = scene.panes.iter().flat_map(|pane| &pane.layers);
            let drawn: String = layers.map(|layer| layer.markup.as_ref()).collect();
            let marks = ["data-act=\"", "data-acts=\"", "data-choose=\""];
            let bound = marks.iter().flat_map(|mark| drawn.split(mark).skip(1));
            let bound = bound.flat_map(|rest| rest.split('"').next().unwrap_or_default().split('|'));
            let rows: Vec<Vec<&str>> = bound.map(|act| act.split(" &amp; ").collect()).collect();
            let bound: Vec<&str> = rows.iter().map(|row| row[0]).collect();
            for row in rows.iter().filter(|row| row.len() > 1) {
                let mut then = game.clone();
                for decision in row {
                    let action = decision.parse().expect("a decision");
                    then.apply(seat, action, &mut Events::muted())
                        .unwrap_or_else(|why| panic!("{row:?}: {why:?}"));
                }
            }
            for action in legal {
                let choice = GreatWesternTrail::choice(&view, *action, &stage);
                let buttons = matches!(action, Action::End | Action::Done | Action::Waive);
                if !buttons && !choice.dominated {
                    assert!(bound.contains(&action.to_string().as_str()), "{action} is on no piece");
                }
            }
        });
    }
}

#[test]
fn previews_say_what_a_decision_costs() {
    let (mut moved, mut built, mut hired) = (0, 0, 0);
    at_every_decision(3, 5, |game, seat, legal| {
        let view = game.view(Some(seat));
        let before = game.players[seat.index()].money;
        for action in legal {
            let price = match *action {
                Action::Move { to, route } => {
                    moved += 1;
                    let way = preview::way(&view, to, route);
                    assert_eq!(way.steps.last().map(|step| step.space), Some(to));
                    way.steps.iter().map(|step| step.paid).sum()
                }
                Action::Build { building, space } => {
                    built += 1;
                    preview::price(&view, building, space).0
                }
                Action::Hire { row, .. } => {
                    hired += 1;
                    preview::wage(&view, row)
                }
                _ => continue,
            };
            let mut after = game.clone();
            after.check(seat, *action).unwrap();
            after.take(seat, *action, &mut Events::muted());
            assert_eq!(after.players[seat.index()].money + u16::from(price), before, "{action}");
        }
    });
    assert!(moved > 100 && built > 20 && hired > 20, "{moved} moves, {built} buildings, {hired} workers");
}

#[test]
fn a_tile_of_the_foresight_goes_where_it_is_said_to_go_and_the_last_worker_says_what_follows() {
    let (mut last, mut others) = (0, 0);
    for seed in 0..4 {
        at_every_decision(2, seed, |game, seat, legal| {
            let view = game.view(Some(seat));
            for action in legal {
                let Action::Foresight { column, slot } = *action else { continue };
                let tile = view.foresight[usize::from(column)][usize::from(slot)].unwrap();
                let mut after = game.clone();
                let mut events = Events::recording();
                after.take(seat, *action, &mut events);
                let told = events.into_told();
                let landing = told.iter().find_map(|told| match &told.event {
                    Event::Foresight { landing, .. } => Some(*landing),
                    _ => None,
                });
                let said = match preview::target(&view, tile) {
                    Target::Trail(space) => Landing::Trail(space),
                    Target::Job(row, ..) => Landing::Row(row - 1),
                    Target::Nowhere => Landing::Gone,
                };
                assert_eq!(landing, Some(said));
                let ends = preview::ends(&view, tile) == Ends::LastRound;
                assert_eq!(ends, game.holder != after.holder, "{action}");
                *if ends { &mut last } else { &mut others } += 1;
            }
        });
    }
    assert!(last > 0 && others > 50, "{last} of {}", last + others);
}

#[test]
fn of_ways_to_one_place_the_dearer_is_left_out() {
    let table = table(2).money(9).private("a1", 1, 1).tile("flood1", "flood-green-4").begin("A");
    let view = table.game.view(Some(Seat(0)));
    let ways: Vec<(Action, bool)> = view
        .moves
        .iter()
        .filter(|(to, ..)| *to == space("B"))
        .map(|(to, route, _)| Action::Move { to: *to, route: *route })
        .map(|action| (action, preview::is_dominated(&view, action)))
        .collect();
    let said: Vec<(String, bool)> = ways.iter().map(|(action, out)| (action.to_string(), *out)).collect();
    // Two dollars to the bank are better than two to a rival.
    assert_eq!(said, [("move B".to_owned(), true), ("move B via flood1".to_owned(), false)]);
}

#[test]
fn places_have_names_and_no_codes() {
    let table = table(2);
    let view = table.game.view(None);
    for lang in [Lang::En, Lang::PtBr] {
        let words = texts(lang);
        let stage = Stage { words: &words, names: &[], viewer: None, legal: &[] };
        let phrases = Phrases(&stage);
        let mut names: Vec<String> = Space::all().map(|space| phrases.space(view.letters(), space)).collect();
        for (space, name) in Space::all().zip(&names) {
            assert!(
                !name.contains('_') && !name.contains(&space.info().id)
                    || name.contains(&format!(" {}", space.info().id)),
                "{name}"
            );
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), Space::all().count(), "{names:?}");
    }
}

#[test]
fn income_says_what_it_reaches() {
    let table = table(2).hand(&["dutch_belt", "dutch_belt", "brown_swiss", "holstein"]);
    let view = table.pending(Pending::Income).game.view(Some(Seat(0)));
    assert_eq!(preview::herd(&view), 8);
    assert_eq!(preview::reach(&view, 8).map(|city| city.info().name.as_str()), Some("Santa Fe"));
}
