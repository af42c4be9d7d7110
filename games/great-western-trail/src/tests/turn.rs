//! Turns (GWT-2).

use std::{collections::BTreeSet, ops::ControlFlow};

use railhead_game::{Chance, Events, Game, Luck, Options, Seat, Setup, proves};

use super::position::{Table, Words, card, space, table, table_with};
use crate::{
    action::Action,
    piece::Space,
    state::{GreatWesternTrail, Pending},
};

#[test]
fn case_9_the_first_turn_begins_on_any_neutral_building() {
    proves!("GWT-2.1", "GWT-2.2");
    let mut table = table(3).private("a1", 0, 1);
    (0..3).for_each(|seat| table.player(seat).pawn = None);
    table.player(1).pawn = Some(space("B"));
    let table = table.pending(Pending::Place);
    assert_eq!(table.options("place"), ["A", "B", "C", "D", "E", "F", "G"]);
    let table = table.refuses("place a1", "GWT-2.2").refuses("move A", "GWT-2.6");
    let table = table.play("place B");
    assert!(matches!(table.top(), Pending::Use { .. }), "phase B follows");
}

#[test]
fn only_the_pending_decision_of_the_acting_seat() {
    proves!("GWT-2.6", "GWT-2.1");
    let table = table(2).begin("A");
    let table = table.refuses("done", "GWT-2.6");
    let mut game = table.game.clone();
    let refusal = game.apply(Seat(1), "move B".parse::<Action>().unwrap(), &mut Events::muted());
    assert_eq!(refusal.unwrap_err().paragraph, "GWT-2.6");
    let after = table.play("move B; aux money");
    assert_eq!(after.game.turn, Seat(1), "clockwise");
}

#[test]
fn phase_c_draws_up_to_the_limit_and_never_discards() {
    proves!("GWT-2.3");
    let table = table(2).hand(&["jersey"]).begin("A").play("move B; aux money");
    assert_eq!(table.game.players[0].hand.total(), 4);
    let more = self::table(2).cleared(&["hand_1", "hand_2"]).begin("A").play("move B; aux money");
    assert_eq!(more.game.players[0].hand.total(), 6);
    let over = self::table(2).hand(&["jersey"; 7]).begin("A").play("move B; aux money");
    assert_eq!(over.game.players[0].hand.total(), 7);
}

#[test]
fn a_turn_with_nothing_left_to_decide_waits_for_its_end() {
    proves!("GWT-2.8");
    let asked = || table_with(2, &Options::default()).hand(&["jersey"]);
    let waits = asked().begin("A").play("move B; aux money");
    assert_eq!((waits.legal(), waits.to_decide()), (vec!["end".to_owned()], Seat(0)));
    assert_eq!(waits.game.players[0].hand.total(), 1, "phase C belongs to the end of the turn");
    let waits = waits.refuses("done; aux money; move C", "GWT-2.6").play("end");
    assert_eq!((waits.to_decide(), waits.game.players[0].hand.total()), (Seat(1), 4));
    waits.refuses("end", "GWT-2.6");

    let seen = asked().visit("C").play("use 2; use 1b; take top");
    assert_eq!(seen.to_decide(), Seat(1), "what the last decision showed cannot be taken back");
    let done = asked().hand(&["guernsey", "aux_sf"]).visit("A").play("use 1; done");
    assert_eq!(done.to_decide(), Seat(1), "it was the decision to be done");
    let by_itself = table(2).hand(&["jersey"]).begin("A").play("move B; aux money");
    assert_eq!(by_itself.to_decide(), Seat(1), "as a variant");
}

#[test]
fn the_way_out_of_kansas_city_belongs_to_the_end_of_the_turn() {
    proves!("GWT-2.8", "GWT-13.9");
    let mut table = table_with(2, &Options::default());
    table.me().pawn = Some(space("kansas_city"));
    table.game.foresight[1][0] = None;
    let deliver = Pending::Deliver { limit: 0, rail: true };
    table.game.pending = [Pending::End, Pending::Depart, deliver].into_iter().collect();
    let table = table.settle().play("disc aux_cards_2");
    assert_eq!(table.legal(), ["end"]);
    assert_eq!((table.game.foresight[1][0], table.game.players[0].pawn), (None, Some(space("kansas_city"))));
    let mut spent = table.clone();
    let table = table.play("end");
    assert!(table.game.foresight[1][0].is_some());
    assert_eq!((table.to_decide(), table.game.players[0].pawn), (Seat(1), Some(Space::START)));
    spent.game.piles = Default::default();
    let spent = spent.hand(&["jersey"; 4]).play("end");
    assert_eq!(spent.to_decide(), Seat(1), "asked once, though nothing was revealed");
}

#[test]
fn everybody_knows_their_discard_and_nobody_the_order_of_a_pile() {
    proves!("GWT-2.5");
    let mut table = table(2).hand(&["jersey", "jersey"]);
    table.me().discard.add(card("guernsey"), 1);
    let view = table.game.view(Some(Seat(0)));
    assert_eq!(view.players[0].discard.of(card("guernsey")), 1);
    assert_eq!(view.players[0].hand.unwrap().of(card("jersey")), 2);
    let other = table.game.view(Some(Seat(1)));
    assert_eq!(other.players[0].hand, None);
    assert_eq!(other.players[0].hand_size, 2);
}

#[test]
fn what_plays_itself_reveals_nothing_and_what_reveals_is_asked() {
    proves!("GWT-2.7");
    let mut luck = Luck::new(21);
    for game in 0..12 {
        let setup = Setup::checked(
            GreatWesternTrail::meta(),
            2 + game % 3,
            &Options::default().with("private", "mixed"),
            luck.seed(),
            1,
        );
        let mut game = GreatWesternTrail::new(&setup.unwrap()).unwrap();
        while !game.actors().is_empty() {
            let mut legal = Vec::new();
            game.legal(game.turn, &mut legal);
            if let [only] = legal[..]
                && only != Action::End
            {
                assert!(revealed(&game, only), "{only} is asked for, though there is no other");
            }
            let action = legal[luck.below(legal.len() as u32) as usize];
            game.take(game.turn, action, &mut Events::muted());
            loop {
                let mut forced = Vec::new();
                game.legal(game.turn, &mut forced);
                let before = game.clone();
                if !game.play_step(&mut Events::muted()) {
                    break;
                }
                // Played for somebody, being done leaves the place, and the turn waits for its end.
                if let [only] = forced[..]
                    && only != Action::Done
                {
                    assert!(!revealed(&before, only), "{only} reveals something and was played");
                }
            }
        }
    }
}

/// Listing makes no refusals, so it asks its own questions: they must have the answers of `check`.
#[test]
fn what_is_listed_is_what_passes_the_check() {
    proves!("GWT-2.6");
    let mut luck = Luck::new(8);
    let mut known = BTreeSet::new();
    for seed in 0..9 {
        let options = Options::default().with("private", "mixed").with("plays", "city");
        let mut game = Table::new(2 + seed % 3, &options, seed).game;
        while let Some(seat) = game.actors().first() {
            let mut legal = Vec::new();
            game.legal(seat, &mut legal);
            for action in &legal {
                assert_eq!(game.check(seat, *action), Ok(()), "{action} at {:?}", game.pending.last());
            }
            let _ = game.candidates(seat, |action| {
                known.insert(action);
                ControlFlow::Continue(())
            });
            for action in known.iter().filter(|action| !legal.contains(action)) {
                assert!(game.check(seat, *action).is_err(), "{action} at {:?}", game.pending.last());
            }
            let action = luck.pick(&legal).copied().unwrap();
            game.apply(seat, action, &mut Events::muted()).unwrap();
        }
    }
}

/// Whether this decision alone, without what follows, reveals something.
fn revealed(game: &GreatWesternTrail, action: Action) -> bool {
    let mut events = Events::recording();
    game.clone().take(game.turn, action, &mut events);
    events.has_revealed()
}
