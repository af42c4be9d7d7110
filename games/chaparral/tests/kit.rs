//! The checks that every game must pass.

use std::collections::BTreeSet;

use chaparral::{
    Action, Chaparral, Loss, Order, Side, Target,
    piece::{Business, Character, Good},
};
use railhead_game::{Chance, Events, Game, Luck, Options, Setup};
use railhead_testkit::{Trial, paragraphs_are_proved, words_are_complete};

#[test]
fn random_games_hold_at_every_number_of_seats() {
    for seats in 2..=4 {
        let report = Trial::<Chaparral>::new(seats).games(2).run();
        assert!(report.most_legal <= 150, "{report:?}");
    }
}

#[test]
fn random_games_hold_under_every_option() {
    let trial = Trial::<Chaparral>::new(3).games(1).seed(5);
    trial.option("alley", "any").option("second-sale", "compulsory").option("coloured-token", "apart").run();
}

#[test]
fn many_random_games_end_and_balance() {
    for seats in 2..=4 {
        let report = Trial::<Chaparral>::new(seats).games(10_000).brisk().run();
        assert!(report.most_legal <= 150, "{report:?}");
    }
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
        Action::Donate,
        Action::Keep,
        Action::Done,
        Action::End,
    ];
    all.extend(Order::ALL.map(Action::Stack));
    all.extend(Loss::ALL.map(Action::Lose));
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
fn nothing_but_the_listed_is_accepted() {
    let all = all_decisions();
    for seats in 2..=4 {
        let mut luck = Luck::new(u64::from(seats));
        for _ in 0..20 {
            let setup =
                Setup::checked(Chaparral::meta(), seats, &Options::default(), luck.seed(), 1).unwrap();
            let mut game = Chaparral::new(&setup).unwrap();
            while let Some(seat) = game.actors().first() {
                let mut legal = Vec::new();
                game.legal(seat, &mut legal);
                let accepts =
                    |action: &&Action| game.clone().apply(seat, **action, &mut Events::muted()).is_ok();
                let accepted: BTreeSet<Action> = all.iter().filter(accepts).copied().collect();
                assert_eq!(accepted, legal.iter().copied().collect());
                game.apply(seat, *luck.pick(&legal).unwrap(), &mut Events::muted()).unwrap();
            }
        }
    }
}
