//! Turns (GWT-2).

use railhead_game::{Chance, Events, Game, Luck, Options, Seat, Setup, proves};

use super::position::{Words, card, space, table};
use crate::{
    action::Action,
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
            if let [only] = legal[..] {
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
                if let [only] = forced[..] {
                    assert!(!revealed(&before, only), "{only} reveals something and was played");
                }
            }
        }
    }
}

/// Whether this decision alone, without what follows, reveals something.
fn revealed(game: &GreatWesternTrail, action: Action) -> bool {
    let mut events = Events::recording();
    game.clone().take(game.turn, action, &mut events);
    events.has_revealed()
}
