//! The Sheriff and who knows what of the events (CH-9.1, CH-9.2).

use railhead_game::{Events, Game, Luck, Seat, proves};

use super::position::{Table, Words, at};
use crate::{Event, Step};

fn next_round(mut table: Table) -> Table {
    let round = table.view(None).round;
    while table.view(None).round == round {
        let placing = table.view(None).step == Step::Place;
        table = table.play(if placing { "place alley" } else { "end" });
    }
    table
}

const PILE: &str = "next low-market cruel-battle rough-railway lazy-cowboys";

#[test]
fn the_sheriff_rearranges_the_next_events() {
    proves!("CH-9.1", "CH-18.3");
    let mut table = at(&format!("{PILE}; 0: on sheriff")).play("use sheriff; stack CAB").end_round();
    let mut seen = vec![table.view(None).event.id()];
    for _ in 0..2 {
        table = next_round(table);
        seen.push(table.view(None).event.id());
    }
    assert_eq!(seen, ["rough-railway", "low-market", "lazy-cowboys"]);
}

#[test]
fn all_six_orders_can_be_chosen() {
    proves!("CH-9.1");
    let table = at(&format!("{PILE}; 0: on sheriff")).play("use sheriff");
    assert_eq!(table.legal(), ["stack ABC", "stack ACB", "stack BAC", "stack BCA", "stack CAB", "stack CBA"]);
    table.refuses("end", "CH-9.1");
}

#[test]
fn only_the_sheriffs_player_knows_the_events() {
    proves!("CH-9.1");
    let table = at(&format!("{PILE}; 0: on sheriff settler"));
    let mut events = Events::recording();
    table.game.clone().apply(Seat(0), "use sheriff".parse().unwrap(), &mut events).unwrap();
    assert!(events.has_revealed());
    let table = table.play("use sheriff");
    for told in &table.told {
        if let Event::Looked { cards, .. } = told.event {
            assert_eq!(cards.is_some(), told.audience.includes(Some(Seat(0))));
            assert_eq!(cards.is_none(), told.audience.includes(None));
        }
    }
    let table = table.play("stack CAB");
    let known = |viewer: Option<Seat>| -> Vec<(usize, &'static str)> {
        let view = table.view(viewer);
        view.known_events.iter().map(|known| (known.depth, known.card.id())).collect()
    };
    assert_eq!(known(Some(Seat(0))), [(0, "rough-railway"), (1, "low-market"), (10, "cruel-battle")]);
    assert!(known(Some(Seat(1))).is_empty() && known(None).is_empty());
    let mut luck = Luck::new(1);
    for _ in 0..50 {
        let mut imagined = table.game.clone();
        imagined.determinize(Seat(0), &mut luck);
        assert_eq!(imagined.view(Some(Seat(0))), table.view(Some(Seat(0))));
    }
}

#[test]
fn a_later_sheriff_blurs_what_an_earlier_one_knew() {
    proves!("CH-9.1");
    let table = at(&format!("{PILE}; 0: on sheriff; 1: on sheriff settler"))
        .play("use sheriff; stack ABC; end; use sheriff; stack BCA");
    let view = table.view(Some(Seat(0)));
    let known: Vec<_> = view.known_events.iter().map(|known| (known.depth, known.card.id())).collect();
    assert_eq!(known, [(9, "rough-railway")], "the one at the bottom has moved up by one");
    let mut luck = Luck::new(1);
    let mut tops = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let mut imagined = table.game.clone();
        imagined.determinize(Seat(0), &mut luck);
        let known = imagined.view(Some(Seat(1))).known_events;
        tops.insert(known.iter().find(|known| known.depth == 0).unwrap().card.id());
    }
    let possible: Vec<&str> =
        tops.iter().copied().filter(|card| ["low-market", "cruel-battle"].contains(card)).collect();
    assert_eq!(possible.len(), 2, "the two cards seat 0 put on top may be there: {tops:?}");
    assert!(!tops.contains("rough-railway"), "seat 0 knows that it put this one under the pile: {tops:?}");
}

#[test]
fn two_players_find_a_coin_on_the_sheriff() {
    proves!("CH-9.2", "CH-18.2");
    let table = at("2 seats; 1: on sheriff").play("end; use sheriff; stack ABC").end_round();
    assert_eq!(table.money(1), 25);
    let view = table.view(None);
    assert!(view.coin, "a new coin lies there");
    assert_eq!(view.start, Seat(1), "the start changes hands whatever happens");
}

#[test]
fn the_coin_does_not_grow() {
    proves!("CH-9.2");
    let table = at("2 seats; next low-market rough-railway; block sheriff; 0: on settler").end_round();
    assert!(table.view(None).coin);
    let later = at("2 seats; 0: on sheriff settler").play("use sheriff; stack ABC");
    assert_eq!(later.money(0), 25);
    assert!(!later.view(None).coin);
}

#[test]
fn more_than_two_players_have_no_coin() {
    proves!("CH-9.2");
    let table = at("3 seats; 0: on sheriff settler");
    assert!(!table.view(None).coin);
    let table = table.play("use sheriff; stack ABC");
    assert_eq!(table.money(0), 15);
}
