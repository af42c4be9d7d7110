//! The game's judgement of its positions is good enough to play by.

use chaparral::{Chaparral, piece::Objective};
use railhead_bots::{Contest, GameWithBots, Level};
use railhead_game::{AnyGame, GameOf, Luck, Options, Play};

static GAME: GameOf<Chaparral> = GameOf::new();

/// The part of its games that a greedy bot wins among random ones.
fn greedy_wins(seats: u8, games: u64) -> f64 {
    let mut bots = vec![Level::Random; usize::from(seats)];
    bots[0] = Level::Greedy;
    let contest =
        Contest { seats, games, seed: 1869, bots, options: Options::default(), audit: false, threads: None };
    let report = GAME.simulate(&contest, &|_| {}).unwrap();
    let greedy = &report.bots["greedy"];
    greedy.wins / greedy.games as f64
}

#[test]
fn greedy_beats_random() {
    let won = greedy_wins(2, 400);
    println!("greedy wins {won} of its games against one random seat");
    assert!(won >= 0.99, "{won}");
}

#[test]
fn greedy_beats_three_random_seats() {
    let won = greedy_wins(4, 400);
    println!("greedy wins {won} of its games against three random seats");
    assert!(won >= 0.97, "{won}");
}

fn greedy_game(seats: u8, luck: &mut Luck) -> Box<dyn Play> {
    let mut play = GAME.open(seats, &Options::default(), luck.seed(), 1).unwrap();
    while let Some(seat) = play.actors().first() {
        let notation = GAME.decide(play.as_ref(), seat, Level::Greedy, luck, None).unwrap();
        play.decide(seat, &notation).unwrap();
    }
    play
}

/// Among greedy bots nearly every game has a winner, and every objective is reached.
#[test]
fn greedy_bots_seek_every_objective() {
    const GAMES: u32 = 60;
    for seats in 2..=4 {
        let mut luck = Luck::new(u64::from(seats));
        let mut claims = [0; Objective::ALL.len()];
        let (mut without_winner, mut rounds) = (0, 0);
        for _ in 0..GAMES {
            let play = greedy_game(seats, &mut luck);
            without_winner += u32::from(play.outcome().unwrap().winners.is_empty());
            let view = play.view(None);
            rounds += view["round"].as_u64().unwrap();
            for player in view["players"].as_array().unwrap() {
                for objective in player["objectives"].as_array().unwrap() {
                    let objective: Objective = objective.as_str().unwrap().parse().unwrap();
                    claims[objective.index()] += 1;
                }
            }
        }
        println!("{seats} seats: {without_winner} of {GAMES} games without a winner, {rounds} rounds");
        for (objective, claims) in Objective::ALL.iter().zip(claims) {
            println!("  {objective}: {:.2} a game", f64::from(claims) / f64::from(GAMES));
        }
        assert!(without_winner * 100 < GAMES, "{without_winner} games of {seats} seats without a winner");
        let missed: Vec<_> = Objective::ALL.iter().zip(claims).filter(|(_, claims)| *claims == 0).collect();
        assert!(missed.is_empty(), "{seats} seats: never reached: {missed:?}");
    }
}
