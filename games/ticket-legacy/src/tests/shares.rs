//! Shares (TL-17).

use railhead_game::proves;

use super::*;
use crate::{card::Colour, facts::effect::Ban, scenario::Share, state::pending::Pending};

fn share(line: Colour, number: u8) -> Share {
    Share { line, number }
}

/// Case 95 of the list in [`super::cases`].
#[test]
fn shares_match_the_routes_colour() {
    proves!("TL-17.1", "TL-17.2");
    use Colour::{Blue, Green, White};
    let table = |first: Share, second: Share| {
        let mut table = later(2, 5, &["GP", "BL"]).display("5 green").hand(A, "2 blue");
        let deck: Vec<Share> = table.game.frontier.shares.as_slice().to_vec();
        table.game.frontier.shares =
            deck.into_iter().filter(|other| ![first, second].contains(other)).collect();
        table.game.frontier.shown = [first, second].into_iter().collect();
        table
    };
    let offered = table(share(Blue, 4), share(White, 1)).play_as(A, "claim BAN-MTL-1");
    let taken = offered.offers(A, &["share blue 4", "decline"]).play_as(A, "share blue 4");
    assert_eq!(taken.game.frontier.shown.len(), 2, "replaced at once");
    assert_eq!(taken.game.player(A).holdings.slot_shares, 1);
    let none = table(share(Green, 4), share(White, 1)).play_as(A, "claim BAN-MTL-1");
    assert_eq!(none.deciders(), [1]);
    let mut third = table(share(Blue, 4), share(White, 1));
    third.game.player_mut(A).holdings.slot_shares = 2;
    assert_eq!(third.play_as(A, "claim BAN-MTL-1").deciders(), [1], "two a game");
    let banned = later(2, 6, &["GP", "BL", "HW"]).curse(A, "CU-8");
    assert!(banned.game.is_banned(A, Ban::Share));
}

#[test]
fn a_public_offering_sells_a_share() {
    proves!("TL-17.3");
    let mut table =
        later(2, 5, &["GP", "BL"]).display("5 green").top("1 newspaper 2 red").next_events(&["EV-27"]);
    table.game.show_shares(&mut Events::muted());
    let before = table.game.frontier.shown;
    let table = table.play_as(A, "deck");
    assert!(table.game.frontier.shown.as_slice().iter().all(|share| !before.as_slice().contains(share)));
    let buy = table.legal_for(A)[0].clone();
    let table = table.play_as(A, &buy);
    assert_eq!((table.coins_of(A), table.game.player(A).holdings.shares.len()), (2, 1));
    // A rising market pays for each share taken.
    let mut table = later(2, 5, &["GP", "BL"]).display("5 green").current("EV-26");
    table.game.show_shares(&mut Events::muted());
    let shown = table.game.frontier.shown.as_slice()[0];
    table.game.pending.push(Pending::Share { seat: A, price: 0, any: true });
    let table = table.play_as(A, &format!("share {} {}", shown.line.id(), shown.number));
    assert_eq!(table.coins_of(A), 6);
}
