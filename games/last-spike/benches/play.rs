//! How fast the game plays: random decisions, copies, imagined positions, views.

use divan::{Bencher, black_box, counter::ItemsCount};
use last_spike::{Action, LastSpike};
use railhead_game::{
    Chance, Events, Game, Judgement, Lang, Luck, Options, Present, Seat, Setup, Stage, Words,
};
use railhead_testkit::Course;

fn main() {
    divan::main();
}

const GAMES: u64 = 100;

fn open(seats: u8, luck: &mut Luck) -> LastSpike {
    let options = Options::default().with("turn-end", "by-itself");
    let setup = Setup::checked(LastSpike::meta(), seats, &options, luck.seed(), 1).unwrap();
    LastSpike::new(&setup).unwrap()
}

/// Plays a random game and returns the number of decisions.
fn play(game: &mut LastSpike, legal: &mut Vec<Action>, luck: &mut Luck) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.actors().first() {
        legal.clear();
        game.legal(seat, legal);
        let action = legal[luck.below(legal.len() as u32) as usize];
        game.apply(seat, action, &mut Events::muted()).unwrap();
        decisions += 1;
    }
    decisions
}

fn middle_of_a_game() -> LastSpike {
    let mut luck = Luck::new(5);
    let mut game = open(4, &mut luck);
    let mut legal = Vec::new();
    for _ in 0..30 {
        let seat = game.actors().first().unwrap();
        legal.clear();
        game.legal(seat, &mut legal);
        game.apply(seat, *luck.pick(&legal).unwrap(), &mut Events::muted()).unwrap();
    }
    game
}

/// Whole random games, set-up included; the items are decisions.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn random_decisions(bencher: Bencher<'_, '_>, seats: u8) {
    let round = || {
        let (mut luck, mut legal) = (Luck::new(9), Vec::new());
        (0..GAMES).map(|_| play(&mut open(seats, &mut luck), &mut legal, &mut luck)).sum::<u64>()
    };
    bencher.counter(ItemsCount::new(round())).bench_local(|| black_box(round()));
}

#[divan::bench]
fn clone(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn determinize(bencher: Bencher<'_, '_>) {
    let mut game = middle_of_a_game();
    let mut luck = Luck::new(1);
    bencher.bench_local(|| black_box(&mut game).determinize(Seat(0), &mut luck));
}

#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    bencher.bench_local(|| black_box(&game).view(Some(Seat(0))));
}

#[divan::bench]
fn judge(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    bencher.bench_local(|| black_box(&game).judge(Seat(0)));
}

#[divan::bench]
fn scene(bencher: Bencher<'_, '_>) {
    let game = middle_of_a_game();
    let words = Words::new(Lang::En, LastSpike::locale(Lang::En)).unwrap();
    let names = ["Ana", "Bento", "Clara", "Davi"].map(str::to_owned);
    let viewer = game.actors().first();
    let mut legal = Vec::new();
    if let Some(seat) = viewer {
        game.legal(seat, &mut legal);
    }
    let stage = Stage { words: &words, names: &names, viewer, legal: &legal };
    let view = game.view(viewer);
    bencher.bench_local(|| LastSpike::scene(black_box(&view), &stage));
}

/// What is thought at a glance of every decision of a whole game, one after the other; an item is a decision to choose from.
#[divan::bench]
fn policy(bencher: Bencher<'_, '_>) {
    let course = Course::<LastSpike>::new(2, &Options::default());
    bencher.counter(ItemsCount::new(course.actions())).bench(|| course.weigh());
}
