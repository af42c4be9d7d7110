//! Setting up (GWT-1).

use railhead_game::{Game, Luck, Options, Seat, Setup, proves};
use railhead_pieces::{Piece, Set, Tally};

use crate::{
    facts::{facts, supply::TileKind},
    piece::{Building, Buildings, Master, ROWS, Track, Worker},
    state::{GreatWesternTrail, Occupant},
};

fn new_game(seats: u8, options: &Options, luck: &mut Luck) -> GreatWesternTrail {
    let setup = Setup::checked(GreatWesternTrail::meta(), seats, options, luck.seed(), 1).unwrap();
    GreatWesternTrail::new(&setup).unwrap()
}

#[test]
fn station_masters_are_shuffled() {
    proves!("GWT-1.1");
    let mut luck = Luck::new(1);
    let orders: std::collections::BTreeSet<Vec<Option<Master>>> =
        (0..40).map(|_| new_game(2, &Options::default(), &mut luck).masters.to_vec()).collect();
    assert!(orders.len() > 20);
    assert!(orders.iter().all(|order| Master::ALL.iter().all(|master| order.contains(&Some(*master)))));
}

#[test]
fn neutral_buildings_lie_by_letter_or_shuffled() {
    proves!("GWT-1.2");
    let mut luck = Luck::new(2);
    let letters = |game: &GreatWesternTrail| -> Vec<Occupant> {
        facts().trail.neutral_spaces.iter().map(|space| game.trail[space.index()]).collect()
    };
    let by_letter: Vec<Occupant> = (0..7).map(Occupant::Neutral).collect();
    assert_eq!(letters(&new_game(3, &Options::default(), &mut luck)), by_letter);
    let shuffled = Options::default().with("neutral", "shuffled");
    let mixed: Vec<Vec<Occupant>> = (0..10).map(|_| letters(&new_game(3, &shuffled, &mut luck))).collect();
    assert!(mixed.iter().any(|order| *order != by_letter));
    assert!(mixed.iter().all(|order| by_letter.iter().all(|tile| order.contains(tile))));
}

#[test]
fn private_sides_are_the_same_for_everybody() {
    proves!("GWT-1.3");
    let mut luck = Luck::new(3);
    assert_eq!(new_game(2, &Options::default(), &mut luck).sides, Set::EMPTY);
    let mixed = Options::default().with("private", "mixed");
    let sides: Vec<Buildings> = (0..60).map(|_| new_game(4, &mixed, &mut luck).sides).collect();
    for building in Building::all() {
        assert!(sides.iter().any(|sides| sides.contains(building)), "side b of {building}");
        assert!(sides.iter().any(|sides| !sides.contains(building)), "side a of {building}");
    }
}

#[test]
fn the_supply_is_sorted_into_three_piles() {
    proves!("GWT-1.4");
    let sizes: Vec<u8> = facts().supply.piles.iter().map(Tally::total).collect();
    assert_eq!(sizes, [35, 33, 26]);
    let kinds = |pile: usize, test: fn(TileKind) -> bool| -> u8 {
        facts().supply.piles[pile].counted().filter(|(tile, _)| test(tile.kind())).map(|(_, n)| n).sum()
    };
    assert_eq!(kinds(0, |kind| matches!(kind, TileKind::Worker(_))), 0);
    assert_eq!(kinds(0, |kind| matches!(kind, TileKind::Hazard(..))), 18);
    assert_eq!(kinds(1, |kind| matches!(kind, TileKind::Worker(_))), 33);
    assert_eq!(kinds(2, |kind| matches!(kind, TileKind::Teepee(..))), 5);
}

#[test]
fn seven_tiles_begin_on_the_board_and_no_hazard_is_lost() {
    proves!("GWT-1.5");
    let mut luck = Luck::new(4);
    for _ in 0..400 {
        let game = new_game(2, &Options::default(), &mut luck);
        let placed = game.trail.iter().filter(|occupant| matches!(occupant, Occupant::Tile(_))).count();
        assert_eq!(placed, 7);
        assert_eq!(game.gone_tiles.total(), 0, "a hazard without room goes back into the pile");
        assert_eq!(game.piles[0].total(), 35 - 7 - 2);
        for section in &facts().trail.sections {
            let filled: Vec<bool> =
                section.iter().map(|space| game.trail[space.index()] != Occupant::Empty).collect();
            assert!(filled.windows(2).all(|pair| pair[0] >= pair[1]), "filled in order");
        }
    }
}

#[test]
fn the_markets_open_by_player_count() {
    proves!("GWT-1.6", "GWT-1.7", "GWT-1.8", "GWT-1.9");
    let mut luck = Luck::new(5);
    for (seats, workers, cards) in [(2, 3, 7), (3, 5, 10), (4, 7, 13)] {
        let game = new_game(seats, &Options::default(), &mut luck);
        assert_eq!(game.jobs.iter().flatten().flatten().count(), workers);
        assert_eq!(game.jobs[0].iter().flatten().count(), usize::from(seats));
        assert_eq!((game.token, game.filled), (1, seats - 1));
        assert_eq!(game.market.total(), cards);
        assert_eq!(game.stock.total(), 36 - cards);
        assert_eq!(game.display.iter().flatten().count(), 4);
        assert_eq!(game.goals.total(), 20);
        for (column, tiles) in game.foresight.iter().enumerate() {
            let backs = tiles.iter().flatten().filter(|tile| facts().supply.piles[column].of(**tile) > 0);
            assert_eq!(backs.count(), 2);
        }
    }
    assert_eq!(ROWS, 12);
    assert_eq!(facts().supply.job_market.row_cost, [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]);
}

#[test]
fn players_begin_alike_but_for_their_money() {
    proves!("GWT-1.10", "GWT-1.11", "GWT-1.12");
    let mut luck = Luck::new(6);
    let game = new_game(4, &Options::default(), &mut luck);
    let mut starting = std::collections::BTreeSet::new();
    for (seat, money) in Seat::all(4).zip([6, 7, 8, 9]) {
        let player = &game.players[seat.index()];
        assert_eq!(player.money, money);
        assert_eq!(player.workers, [1; 3]);
        assert_eq!(player.discs.len(), 14);
        assert_eq!((player.engine, player.temporary()), (Track::FIRST, 0));
        let herd = player.herd();
        assert_eq!(herd.counts()[..4], [5, 3, 3, 3]);
        assert_eq!((player.hand.total(), player.pile.total()), (4, 10));
        assert_eq!(player.count(Worker::Cowboy), 1);
        assert_eq!(player.area.total(), 1);
        let card = player.area.kinds().next().unwrap();
        assert_eq!(card.objective().and_then(|card| card.immediate), None);
        starting.insert(card);
        assert!(game.view(None).players[seat.index()].area.is_empty(), "face down");
    }
    assert_eq!(starting.len(), 4);
    let two = new_game(2, &Options::default(), &mut luck);
    assert_eq!(two.gone_cards.total(), 2);
}
