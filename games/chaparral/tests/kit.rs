//! What every game is tested for, and whole games that must go the same way for ever.

use std::collections::BTreeSet;

use chaparral::{
    Action, Chaparral, Loss, Order, Side, Target,
    piece::{Business, Character, Good, Objective},
};
use railhead_game::{Chance, Events, Game, Luck, Options, Play, Seat, Seed, Setup};
use railhead_testkit::{
    Kit, Trial, bots_are_honest, decisions_lie_on_pieces, games, greedy_beats_random, greedy_game,
    lessons_are_sound, levels_rise, paragraphs_are_proved, paths, words_are_complete,
};

const OTHER_READINGS: [(&str, &str); 5] = [
    ("alley", "any"),
    ("second-sale", "compulsory"),
    ("coloured-token", "apart"),
    ("no-influence", "stage"),
    ("turn-end", "by-itself"),
];

fn kit() -> Kit<Chaparral> {
    Kit::new(env!("CARGO_MANIFEST_DIR"))
        .playthroughs(2..=4, |seats| 40 + u64::from(seats))
        .records(2..=4)
        .record("other-readings", 3, OTHER_READINGS)
}

#[test]
fn playthroughs_stay_the_same() {
    kit().check_playthroughs();
}

#[test]
fn records_replay() {
    kit().check_records();
}

#[test]
fn random_games_hold_at_every_number_of_seats() {
    for seats in 2..=4 {
        let report = Trial::<Chaparral>::new(seats).games(2).run();
        assert!(report.most_legal <= 150, "{report:?}");
    }
}

#[test]
fn random_games_hold_under_every_option() {
    let trial = Trial::<Chaparral>::new(3).games(1).seed(5).option("catch-up-money", "on");
    OTHER_READINGS.into_iter().fold(trial, |trial, (key, value)| trial.option(key, value)).run();
}

#[test]
fn many_random_games_end_and_balance() {
    for seats in 2..=4 {
        let report = Trial::<Chaparral>::new(seats).games(games(10_000)).brisk().run();
        assert!(report.most_legal <= 150, "{report:?}");
    }
}

#[test]
fn every_decision_lies_on_a_piece() {
    let buttons = ["done", "end", "lose", "mine", "stack", "take money", "take politician"];
    decisions_lie_on_pieces::<Chaparral>(2..=4, &Options::default(), &buttons);
}

#[test]
fn every_paragraph_is_proved() {
    paragraphs_are_proved::<Chaparral>(env!("CARGO_MANIFEST_DIR"));
}

#[test]
fn both_languages_say_everything() {
    words_are_complete::<Chaparral>();
}

/// Every decision that can be written.
fn all_decisions() -> Vec<Action> {
    let mut all = vec![
        Action::EnterAlley,
        Action::TakeMoney,
        Action::TakePolitician,
        Action::PrizeGold,
        Action::PrizeMoney,
        Action::Bribe,
        Action::Decline,
        Action::Donate,
        Action::Keep,
        Action::Done,
        Action::End,
    ];
    all.extend(Order::ALL.map(Action::Stack));
    all.extend(Loss::ALL.map(Action::Lose));
    all.extend(Objective::ALL.map(Action::Claim));
    all.extend((0..=9).map(Action::Mine));
    for who in Character::ALL {
        all.extend([Action::Place(who), Action::Block(who), Action::Use(who)]);
        all.extend([Action::Alley(Side::Left, who), Action::Alley(Side::Right, who)]);
    }
    for shop in Business::ALL {
        all.extend([Action::Influence(shop), Action::BuyBusiness(shop), Action::Return(shop)]);
    }
    for good in Good::ALL {
        all.extend([
            Action::BuyFarm(good),
            Action::BuyCleanFarm(good),
            Action::Sell(good),
            Action::Host(good),
        ]);
        for target in [Target::Own(good), Target::Unsold(good)] {
            all.extend([Action::Clear(target), Action::Token(target)]);
        }
        all.extend((0..=9).map(|segments| Action::Build(good, segments)));
    }
    all
}

/// What is listed is accepted, and nothing else, whatever is tried.
#[test]
fn lessons_can_be_followed_to_their_end() {
    lessons_are_sound::<Chaparral>();
}

#[test]
fn nothing_but_the_listed_is_accepted() {
    let all = all_decisions();
    for seats in 2..=4 {
        let mut luck = Luck::new(u64::from(seats));
        for _ in 0..20 {
            let mut game = opened(seats, luck.seed());
            while let Some(seat) = game.actors().first() {
                let legal = legal(&game, seat);
                let accepts =
                    |action: &&Action| game.clone().apply(seat, **action, &mut Events::muted()).is_ok();
                let accepted: BTreeSet<Action> = all.iter().filter(accepts).copied().collect();
                assert_eq!(accepted, legal.iter().copied().collect());
                game.apply(seat, *luck.pick(&legal).unwrap(), &mut Events::muted()).unwrap();
            }
        }
    }
}

fn opened(seats: u8, seed: Seed) -> Chaparral {
    let setup = Setup::checked(Chaparral::meta(), seats, &Options::default(), seed, 1).unwrap();
    Chaparral::new(&setup).unwrap()
}

fn legal(game: &Chaparral, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    legal
}

/// The position after so many random decisions.
fn after(decisions: u32, seats: u8) -> Chaparral {
    let mut luck = Luck::new(u64::from(seats));
    let mut game = opened(seats, luck.seed());
    for _ in 0..decisions {
        let seat = game.actors().first().unwrap();
        game.apply(seat, *luck.pick(&legal(&game, seat)).unwrap(), &mut Events::muted()).unwrap();
    }
    game
}

/// Ways to take one, two, three and four decisions: at the start, and after some.
#[test]
fn the_number_of_ways_to_play_on_stays_the_same() {
    let counts = |decisions, seats| [1, 2, 3, 4].map(|ways| paths(&after(decisions, seats), ways));
    let found = PATHS.map(|(decisions, _)| (decisions, [2, 3, 4].map(|seats| counts(decisions, seats))));
    assert_eq!(found, PATHS);
}

const PATHS: [(u32, [[u64; 4]; 3]); 4] = [
    (0, [[13, 144, 1596, 14652], [13, 157, 1753, 18001], [13, 157, 1753, 18001]]),
    (25, [[2, 14, 157, 1740], [3, 15, 61, 326], [3, 23, 72, 552]]),
    (60, [[5, 23, 94, 469], [4, 12, 24, 216], [10, 91, 748, 5509]]),
    (80, [[4, 10, 39, 217], [7, 38, 161, 846], [4, 14, 46, 116]]),
];

#[test]
fn greedy_bots_beat_random_ones() {
    greedy_beats_random::<Chaparral>(2, 400, &Options::default(), 0.99);
    greedy_beats_random::<Chaparral>(4, 400, &Options::default(), 0.97);
}

/// Among greedy bots nearly every game has a winner, and every objective is reached.
#[test]
fn greedy_bots_seek_every_objective() {
    const GAMES: u32 = 60;
    for seats in 2..=4 {
        let mut luck = Luck::new(u64::from(seats));
        let mut claims = [0; Objective::ALL.len()];
        let mut without_winner = 0;
        for _ in 0..GAMES {
            let play = greedy_game::<Chaparral>(seats, &Options::default(), &mut luck);
            without_winner += u32::from(play.outcome().unwrap().winners.is_empty());
            for player in play.state().view(None).players {
                player.objectives.iter().for_each(|objective| claims[objective.index()] += 1);
            }
        }
        assert!(without_winner * 100 < GAMES, "{without_winner} games of {seats} seats without a winner");
        let missed: Vec<_> = Objective::ALL.iter().zip(claims).filter(|(_, claims)| *claims == 0).collect();
        assert!(missed.is_empty(), "{seats} seats: never reached: {missed:?}");
    }
}

#[test]
fn bots_know_what_a_person_would_know() {
    bots_are_honest::<Chaparral>(2, &Options::default());
}

#[test]
fn every_level_thinks_harder_than_the_one_below() {
    levels_rise::<Chaparral>();
}
